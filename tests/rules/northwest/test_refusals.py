"""Refusals: none for a legal action in whatever spelling, else the rule that the oracle expects, in both languages."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import skerry
from skerry.locales import source
from tests.oracle.northwest_compare import MODES, leaning, oracle_for
from tests.oracle.northwest_refusals import clashing_corners, forbidding, random_action
from tests.oracle.northwest_scene import SCENES, random_scene

from .helpers import marks, refused

RULES = {line.split()[0].removeprefix("rule-") for line in source("en").splitlines() if line.startswith("rule-NW-")}
PLACES = {"square", "corner", "side", "tile", "vehicle", "arrow", "display", "pile", "reserve", "column", "supply"}


@pytest.mark.parametrize(("mode", "seats", "options"), MODES, ids=lambda value: str(value))
def test_refusals_name_the_rule(mode: str, seats: int, options: dict[str, Any]) -> None:
    """Random actions in random positions: legal ones are not refused, others by the first rule that forbids them."""
    named: Counter[str] = Counter()
    rng = random.Random(len(mode) + seats)
    while named.total() < 400:
        choose = leaning(rng)
        game = skerry.new(mode, seats=seats, seed=rng.randrange(1 << 62), **options)
        oracle = oracle_for(game)
        while game.to_act is not None and named.total() < 400:
            allowed = oracle.legal()
            for _ in range(4):
                text = random_action(oracle, rng)
                action = game.parse(text)
                assert game.parse(str(action)) == action
                if str(action) in allowed:
                    assert game.refusal(text) is None, text
                    continue
                refusal = refused(game, text)
                assert refusal.rule in forbidding(oracle, str(action)), (text, refusal, game.diagram())
                assert refusal.where, f"{text}: {refusal} marks nothing"
                assert {mark.kind for mark in refusal.where} <= PLACES
                named[refusal.rule] += 1
                if refusal.rule == "NW-C3" and " + " not in text:
                    assert marks(refusal) == {("corner", at) for at in clashing_corners(oracle, text)}
            text = choose(game, sorted(allowed), rng)
            game.play(text)
            oracle.apply(text, [game.chance_text(outcome) for outcome in game.entries()[-1].chance])
    assert {"NW-C1", "NW-C2", "NW-D1"} <= named.keys()
    assert named.keys() <= RULES


def test_refusals_in_positions_made_at_random() -> None:
    """The same where vehicles stand anywhere: ice, arrows, sleds far from their ships."""
    named: Counter[str] = Counter()
    for seed in range(25):
        rng = random.Random(seed)
        seats, mode, options = rng.choice(SCENES)
        scene = random_scene(rng, seats, mode, **options)
        game, allowed = scene.game(), scene.oracle.legal()
        for _ in range(40):
            text = random_action(scene.oracle, rng)
            action = str(game.parse(text))
            if action in allowed:
                assert game.refusal(text) is None, text
            else:
                refusal = refused(game, text)
                assert refusal.rule in forbidding(scene.oracle, action), (text, refusal, game.diagram())
                assert refusal.where or game.to_act is None, f"{text}: {refusal} marks nothing"
                named[refusal.rule] += 1
    assert len(named) > 15
