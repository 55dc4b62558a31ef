"""A page about a training: how what it measures changed from step to step."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from skerry.lab.charts import Charts
from skerry.lab.page import Section, Table, page
from skerry.lab.words import Words

NUMBERS = ("step", "round")
"""What counts the lines of a training file."""
ROWS = 20
"""How many steps a table shows, about."""

Curves = Mapping[str, Sequence[float]]


def read_curves(file: Path) -> Curves:
    """By name, what each line of a training file measures, and its number; nothing if it is another kind of file."""
    lines = []
    try:
        for line in file.read_text(encoding="utf-8").splitlines():
            lines.append(json.loads(line))
    except (OSError, ValueError):
        return {}
    if not lines or not all(isinstance(line, dict) and any(name in line for name in NUMBERS) for line in lines):
        return {}
    return {name: [line[name] for line in lines] for name, value in lines[0].items() if isinstance(value, int | float)}


def write_curves(curves: Curves, folder: Path, lang: str) -> Path:
    """Write `index.html` and its pictures into `folder`."""
    words = Words(lang)
    folder.mkdir(parents=True, exist_ok=True)
    charts = Charts(folder, words)
    counter = next(name for name in NUMBERS if name in curves)
    measured = [name for name in curves if name != counter]
    pictures = [
        charts.curve(f"{name}.png", _alt(curves[name], name, words), words(f"curve-{counter}"), curves[counter],
                     words(f"curve-{name}"), curves[name])
        for name in measured
    ]  # fmt: skip
    shown = range(0, len(curves[counter]), max(1, len(curves[counter]) // ROWS))
    rows = [[words.number(curves[counter][i]), *(words.number(curves[name][i], 3) for name in measured)] for i in shown]
    head = [words(f"curve-{name}") for name in (counter, *measured)]
    title = words("training")
    section = Section(title, pictures, [Table(title, head, rows)])
    file = folder / "index.html"
    file.write_text(page(lang, title, words("training-lead", steps=len(curves[counter])), [section]), encoding="utf-8")
    return file


def _alt(values: Sequence[float], name: str, words: Words) -> str:
    first, last = words.number(values[0], 3), words.number(values[-1], 3)
    return words("alt-curve", what=words(f"curve-{name}"), first=first, last=last)
