"""A game is of one version of the rules for ever: however it is copied, kept or set up again."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

import skerry
from skerry.northwest.versions import NEWEST, VERSIONS
from tests.oracle.northwest_compare import begin


def sacrifices(game: skerry.Game) -> set[str]:
    """The last words of what can be sacrificed: NW-ST4 differs between the versions."""
    return {str(action).split()[-1] for action in game.legal() if "sacrifice" in str(action)}


def one_of(rules: int) -> skerry.Game:
    """A game without supplies, so that every action takes a sacrifice, after one action."""
    game = begin("terror-solo", 1, {"supplies": 0}, 3, rules)
    game.play(next(action for action in game.legal() if "draw" in str(action)))
    return game


@pytest.mark.parametrize("rules", VERSIONS)
def test_the_version_goes_with_the_game(rules: int) -> None:
    game = one_of(rules)
    from_diagram = skerry.from_diagram(game.diagram())
    twins = {
        "itself": game,
        "a copy": copy.copy(game),
        "a pickle": pickle.loads(pickle.dumps(game)),
        "a sample": game.sample(0, random.Random(1)),
        "its beginning": game.at(0),
        "its record": skerry.replay(game.record()),
        "its diagram": from_diagram,
        "the record of its diagram": skerry.replay(from_diagram.record()),
    }
    for name, twin in twins.items():
        assert twin.rules == rules, name
        assert sacrifices(twin) == ({"sacrifice"} if rules == 1 else {"ship"}), name


def test_a_diagram_names_its_version_and_was_of_the_first_before_it_did() -> None:
    assert f"\nrules: {NEWEST}\n" in one_of(NEWEST).diagram()
    assert "rules:" not in one_of(1).diagram()
    text = one_of(NEWEST).diagram().replace(f"rules: {NEWEST}\n", "")
    assert skerry.from_diagram(text).rules == 1
    with pytest.raises(skerry.RecordError):
        skerry.from_diagram(one_of(NEWEST).diagram().replace(f"rules: {NEWEST}\n", f"rules: {NEWEST + 1}\n"))


def test_a_record_and_its_diagram_are_of_one_version() -> None:
    record = skerry.from_diagram(one_of(NEWEST).diagram()).record()
    with pytest.raises(skerry.RecordError):
        skerry.replay(record.replace(f"\nrules: {NEWEST}\n", "\nrules: 1\n", 1))


def test_version_1_has_no_supplies_to_choose_together() -> None:
    """NW-CO1: the option came with version 2."""
    old = begin("terror-coop", 2, {}, 1, 1)
    assert dict(old.options) == {}
    with pytest.raises(skerry.RecordError):
        skerry.replay(old.record().replace("seed: 1\n", "seed: 1\noption supplies: 9\n", 1))
