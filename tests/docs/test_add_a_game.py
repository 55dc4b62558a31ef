"""The page that tells how to add a game shows the third game as it is."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import indent

ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests/thirdgame"
EXCERPT = re.compile(r"^`([\w./-]+)`\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_excerpt_is_in_the_file_that_it_names() -> None:
    found = EXCERPT.findall((ROOT / "docs/add-a-game.md").read_text(encoding="utf-8"))
    assert len(found) >= 8
    for file, excerpt in found:
        text = (GAME / file).read_text(encoding="utf-8")
        assert any(indent(excerpt, " " * by) in text for by in (0, 4, 8, 12)), f"{file} does not have:\n{excerpt}"


def test_every_file_that_the_page_names_exists() -> None:
    page = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    for file in re.findall(r"`((?:herring|tests|locales)/[\w./-]+)`", page):
        places = (GAME / file, ROOT / file, GAME / "herring" / file)
        assert any(place.exists() for place in places), file
