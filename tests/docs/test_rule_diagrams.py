"""The diagrams of the rules page are what the engine makes of their positions today, and each frame has its caption."""

from __future__ import annotations

import json
import re

import pytest

from skerry.locales import LANGUAGES, source
from tests.docs.rule_diagrams import GAMES, file_of, text


@pytest.mark.parametrize("game_id", GAMES)
def test_the_client_draws_what_the_engine_makes(game_id: str) -> None:
    file = file_of(game_id).read_text(encoding="utf-8")
    assert json.loads(file) == json.loads(text(game_id)), "run python -m tests.docs.rule_diagrams"


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_refused_in_a_diagram_is_refused_by_its_rule(game_id: str) -> None:
    found = [(rule, frame["by"]) for rule, frames in GAMES[game_id]().items() for frame in frames if frame.get("by")]
    assert found
    assert all(rule == by for rule, by in found)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_frame_has_a_caption_and_every_caption_a_frame(game_id: str) -> None:
    frames = {f"web-diagram-{rule}-{i + 1}" for rule, made in GAMES[game_id]().items() for i in range(len(made))}
    for lang in LANGUAGES:
        captions = source(lang, f"web-{game_id}-diagrams")
        assert set(re.findall(r"^(web-diagram-\S+) = ", captions, re.MULTILINE)) == frames
