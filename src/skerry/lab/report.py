"""A page about a set of games: how the points fall, who wins, where the land lies, and two sets compared.

The page is one HTML file beside its PNG pictures. It needs the extra `lab` (matplotlib).
"""

from __future__ import annotations

import html
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from skerry.core.errors import SkerryError
from skerry.core.game import SEAT_LETTERS
from skerry.lab.playing import GameResult
from skerry.lab.stats import deviation, difference, mean, wilson
from skerry.locales import translate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

HUES = ("#a63a22", "#2f5d8c", "#3c6e57", "#c08a1e")


class ReportError(SkerryError):
    """A report that cannot be made."""


@dataclass(frozen=True)
class Section:
    """A part of the page: a heading, a picture or a table, both optional."""

    title: str
    picture: str | None = None
    rows: Sequence[Sequence[str]] = ()


def write_report(
    results: Sequence[GameResult], folder: Path, lang: str = "en", other: Sequence[GameResult] | None = None
) -> Path:
    """Write `index.html` and its pictures into `folder`; with `other`, also a comparison with that set."""
    if not results:
        raise ReportError(translate(lang, "lab-no-results", {}))
    if other is not None and not other:
        raise ReportError(translate(lang, "lab-nothing-to-compare", {}))
    try:
        return _write(results, folder, lang, other)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ReportError(translate(lang, "lab-no-folder", {"folder": str(folder), "reason": reason})) from None


def _write(results: Sequence[GameResult], folder: Path, lang: str, other: Sequence[GameResult] | None) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    sections = [
        _score_section(results, folder, lang),
        _category_section(results, folder, lang),
        _winner_section(results, lang),
        _length_section(results, folder, lang),
    ]
    sections += _land_sections(results, folder, lang)
    sections += _captain_sections(results, lang)
    if other:
        sections.append(_comparison_section(results, other, lang))
    page = folder / "index.html"
    page.write_text(_page(results, sections, lang), encoding="utf-8")
    return page


def _picture(folder: Path, name: str, draw: Callable[[Axes], None]) -> str:
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        raise ReportError("pip install 'skerry[lab]'") from None
    figure = Figure(figsize=(8, 4), layout="constrained", facecolor="#fbf7ec")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    axes.set_facecolor("#fbf7ec")
    draw(axes)
    figure.savefig(folder / name, dpi=110)
    return name


def _score_section(results: Sequence[GameResult], folder: Path, lang: str) -> Section:
    seats = _seats(results)
    by_seat = [[float(result.scores[seat]) for result in results if seat < len(result.scores)] for seat in range(seats)]

    def draw(axes: Axes) -> None:
        low, high = min(map(min, by_seat)), max(map(max, by_seat))
        bins = [low + (high - low + 1) * step / 24 for step in range(25)]
        for seat, scores in enumerate(by_seat):
            axes.hist(scores, bins=bins, histtype="step", linewidth=2, color=HUES[seat], label=SEAT_LETTERS[seat])
        axes.set_xlabel(translate(lang, "lab-points", {}))
        axes.set_ylabel(translate(lang, "lab-games", {}))
        axes.legend()

    rows = [[translate(lang, f"lab-{key}", {}) for key in ("seat", "mean", "deviation", "least", "most")]]
    rows += [
        [SEAT_LETTERS[seat], f"{mean(s):.1f}", f"{deviation(s):.1f}", f"{min(s):.0f}", f"{max(s):.0f}"]
        for seat, s in enumerate(by_seat)
    ]
    return Section(translate(lang, "lab-scores", {}), _picture(folder, "scores.png", draw), rows)


def _category_section(results: Sequence[GameResult], folder: Path, lang: str) -> Section:
    prefix = results[0].game.split("-")[0].replace("terror", "northwest")
    names = sorted({name for result in results for seat in result.categories for name in seat})
    entries = [seat for result in results for seat in result.categories]
    averages = {name: mean([float(seat.get(name, 0)) for seat in entries]) for name in names}
    titles = {name: translate(lang, f"lab-category-{prefix}-{name}", {}) for name in names}

    def draw(axes: Axes) -> None:
        axes.barh([_known(titles[name], name) for name in names], [averages[name] for name in names], color="#7fa9b5")
        axes.set_xlabel(translate(lang, "lab-points-per-player", {}))

    rows = [[translate(lang, "lab-category", {}), translate(lang, "lab-mean", {})]]
    rows += [[_known(titles[name], name), f"{averages[name]:.2f}"] for name in names]
    return Section(translate(lang, "lab-categories", {}), _picture(folder, "categories.png", draw), rows)


def _known(title: str, name: str) -> str:
    return name if title.startswith("lab-") else title


def _winner_section(results: Sequence[GameResult], lang: str) -> Section:
    rows = [[translate(lang, f"lab-{key}", {}) for key in ("player", "games", "win-rate", "interval")]]
    for label, wins, games in _win_counts(results):
        low, high = wilson(wins, games)
        rows.append([label, str(games), f"{wins / games:.1%}", f"{low:.1%} – {high:.1%}"])
    reasons = Counter(result.reason for result in results)
    rows += [[reason, str(count), f"{count / len(results):.1%}", ""] for reason, count in reasons.most_common()]
    return Section(translate(lang, "lab-winners", {}), None, rows)


def _win_counts(results: Sequence[GameResult]) -> list[tuple[str, float, int]]:
    """Wins and games by seat and by bot; a shared win counts its share."""
    wins: dict[str, float] = defaultdict(float)
    games: Counter[str] = Counter()
    for result in results:
        for seat, player in enumerate(result.players):
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            for label in (SEAT_LETTERS[seat], player):
                wins[label] += share
                games[label] += 1
    return [(label, wins[label], games[label]) for label in games]


def _length_section(results: Sequence[GameResult], folder: Path, lang: str) -> Section:
    def draw(axes: Axes) -> None:
        axes.hist([result.decisions for result in results], bins=24, color="#7fa9b5", edgecolor="#4a3a20")
        axes.set_xlabel(translate(lang, "lab-decisions", {}))
        axes.set_ylabel(translate(lang, "lab-games", {}))

    return Section(translate(lang, "lab-length", {}), _picture(folder, "length.png", draw))


def _land_sections(results: Sequence[GameResult], folder: Path, lang: str) -> list[Section]:
    boards = [result.extras["board"] for result in results if isinstance(result.extras.get("board"), Mapping)]
    if boards:
        return [_grid_section(boards, folder, lang)]
    hexes = [result.extras["hexes"] for result in results if result.extras.get("hexes")]
    return [_hex_section(hexes, folder, lang)] if hexes else []


def _grid_section(boards: Sequence[Any], folder: Path, lang: str) -> Section:
    known = [[sum(board["corners"][y][x] != "?" for board in boards) for x in range(13)] for y in range(9)]
    land = [[sum(board["corners"][y][x] == "L" for board in boards) for x in range(13)] for y in range(9)]
    share = [[land[y][x] / known[y][x] if known[y][x] else float("nan") for x in range(13)] for y in range(9)]
    islands = [len(island["tiles"]) for board in boards for island in board.get("islands", [])]

    def draw(axes: Axes) -> None:
        image = axes.imshow(share, cmap="YlOrBr", vmin=0, vmax=1)
        axes.figure.colorbar(image, ax=axes, label=translate(lang, "lab-land-share", {}))
        axes.set_xticks(range(12), list("abcdefghijkl"))
        axes.set_yticks(range(8), [str(row) for row in range(1, 9)])

    sizes = Counter(islands)
    rows = [[translate(lang, "lab-island-tiles", {}), translate(lang, "lab-per-game", {})]]
    rows += [[str(size), f"{count / len(boards):.2f}"] for size, count in sorted(sizes.items())]
    explored = mean([float(sum(count for row in known for count in row)) / len(boards)])
    rows.append([translate(lang, "lab-corners-known", {}), f"{explored:.1f} / 117"])
    return Section(translate(lang, "lab-land", {}), _picture(folder, "land.png", draw), rows)


def _hex_section(maps: Sequence[Any], folder: Path, lang: str) -> Section:
    counts: Counter[tuple[float, float]] = Counter()
    for hexes in maps:
        for cell in hexes:
            q, r = (int(part) for part in cell["at"].split(","))
            counts[q + r / 2, -r * 0.866] += 1

    def draw(axes: Axes) -> None:
        spots = list(counts)
        shade = [counts[spot] / len(maps) for spot in spots]
        image = axes.scatter([x for x, _ in spots], [y for _, y in spots], c=shade, marker="h", s=180, cmap="YlOrBr")
        axes.figure.colorbar(image, ax=axes, label=translate(lang, "lab-covered-share", {}))
        axes.set_aspect("equal")

    return Section(translate(lang, "lab-land", {}), _picture(folder, "land.png", draw))


def _captain_sections(results: Sequence[GameResult], lang: str) -> list[Section]:
    games: Counter[str] = Counter()
    wins: dict[str, float] = defaultdict(float)
    points: dict[str, list[float]] = defaultdict(list)
    for result in results:
        players: Any = result.extras.get("players", [])
        for seat, player in enumerate(players):
            captain = player.get("captain")
            if captain:
                games[captain] += 1
                wins[captain] += 1 / len(result.winners) if seat in result.winners else 0.0
                points[captain].append(float(result.scores[seat]))
    if not games:
        return []
    rows = [[translate(lang, f"lab-{key}", {}) for key in ("captain", "games", "win-rate", "interval", "mean")]]
    for captain, count in sorted(games.items(), key=lambda item: -wins[item[0]] / item[1]):
        low, high = wilson(wins[captain], count)
        name = translate(lang, f"northsea-captain-{captain}", {})
        rate = f"{wins[captain] / count:.1%}"
        rows.append([name, str(count), rate, f"{low:.1%} – {high:.1%}", f"{mean(points[captain]):.1f}"])
    return [Section(translate(lang, "lab-captains", {}), None, rows)]


def _comparison_section(one: Sequence[GameResult], other: Sequence[GameResult], lang: str) -> Section:
    def measure(results: Sequence[GameResult]) -> dict[str, list[float]]:
        found: dict[str, list[float]] = {
            translate(lang, "lab-points", {}): [float(score) for result in results for score in result.scores],
            translate(lang, "lab-decisions", {}): [float(result.decisions) for result in results],
        }
        for name in sorted({name for result in results for seat in result.categories for name in seat}):
            found[name] = [float(seat.get(name, 0)) for result in results for seat in result.categories]
        return found

    first, second = measure(one), measure(other)
    keys = ("measure", "first-set", "second-set", "difference", "p-value")
    rows = [[translate(lang, f"lab-{key}", {}) for key in keys]]
    telling = min(len(one), len(other)) >= 2
    for name in first:
        if name in second:
            gap, p = difference(first[name], second[name])
            star = " *" if telling and p < 0.05 else ""
            chance = f"{p:.3g}" if telling else "–"
            rows.append([name, f"{mean(first[name]):.2f}", f"{mean(second[name]):.2f}", f"{gap:+.2f}{star}", chance])
    return Section(translate(lang, "lab-comparison", {}), None, rows)


def _seats(results: Sequence[GameResult]) -> int:
    return max(len(result.scores) for result in results)


def _page(results: Sequence[GameResult], sections: Sequence[Section], lang: str) -> str:
    game = translate(lang, f"{results[0].game}-title", {})
    title = translate(lang, "lab-title", {"game": game, "games": len(results)})
    seeds = f"{min(result.seed for result in results)}–{max(result.seed for result in results)}"
    lead = translate(lang, "lab-lead", {"players": ", ".join(results[0].players), "seeds": seeds})
    body = "\n".join(map(_section_html, sections))
    return f"""<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)}</title>
<style>
body {{ font: 17px/1.5 Georgia, serif; color: #3b2e18; background: #fbf7ec }}
body {{ max-width: 56rem; margin: 2rem auto; padding: 0 1rem }}
table {{ border-collapse: collapse; margin: 1rem 0 }}
th, td {{ border-bottom: 1px solid #c9b98f; padding: .25rem .8rem; text-align: left }}
img {{ max-width: 100% }}
</style>
<h1>{html.escape(title)}</h1>
<p>{html.escape(lead)}</p>
{body}
</html>
"""


def _section_html(section: Section) -> str:
    title = html.escape(section.title)
    parts = [f"<h2>{title}</h2>"]
    if section.picture:
        parts.append(f'<img src="{section.picture}" alt="{title}">')
    if section.rows:
        head, *rest = section.rows
        parts.append("<table><tr>" + "".join(f"<th>{html.escape(cell)}</th>" for cell in head) + "</tr>")
        for row in rest:
            parts.append("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>")
        parts.append("</table>")
    return "\n".join(parts)
