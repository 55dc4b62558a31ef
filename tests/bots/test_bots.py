"""Bots: legal, reproducible, honest about what they may know, and each level better than the one below."""

from __future__ import annotations

import random
import time

import pytest

import skerry
from skerry import bots
from skerry.bots.judges import policy_of
from skerry.lab.arena import Table, duplicate_tasks
from skerry.lab.running import run
from skerry.locales import LANGUAGES, translate

GAMES = tuple(skerry.games())
FEW = bots.Budget(nodes=12, seed=3)


def advanced(name: str, moves: int, seed: int = 11) -> skerry.Game:
    """A game after some moves of the mate, before its end."""
    game = skerry.new(name, seats=skerry.games()[name].max_seats, seed=seed)
    for number in range(moves):
        before = game.copy()
        game.play(bots.get("mate").choose(game, seat(game), bots.Budget(seed=number)))
        if game.to_act is None:
            return before
    return game


def seat(game: skerry.Game) -> int:
    assert game.to_act is not None
    return game.to_act


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_chooses_legal_actions_in_every_game(name: str, level: str) -> None:
    game = skerry.new(name, seed=21)
    for _ in range(12):
        if game.to_act is None:
            break
        action = bots.get(level).choose(game, game.to_act, FEW)
        assert game.refusal(action) is None
        game.play(action)


@pytest.mark.parametrize("name", GAMES)
def test_the_mate_plays_whole_games(name: str) -> None:
    game = skerry.new(name, seats=skerry.games()[name].max_seats, seed=4)
    while game.to_act is not None:
        game.play(bots.get("mate").choose(game, game.to_act))
    assert game.outcome is not None


@pytest.mark.parametrize("name", GAMES)
def test_a_captain_sees_only_so_far_however_much_time_there_is(name: str) -> None:
    game = advanced(name, 15)
    while len(game.codes()) == 1:
        game.play(game.legal()[0])
    policy = policy_of(game.info)
    assert policy is not None
    most = round(policy.trials(game.kernel) / 10)
    tallies = bots.get("captain").tallies(game, seat(game))
    assert 0 < sum(tally.visits for tally in tallies) <= most
    more = bots.get("captain").tallies(game, seat(game), bots.Budget(nodes=most + 5))
    assert sum(tally.visits for tally in more) == most + 5


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["boy", "captain"])
def test_a_choice_is_reproducible_when_the_budget_is_in_nodes(name: str, level: str) -> None:
    game = advanced(name, 15)
    choices = {str(bots.get(level).choose(game, seat(game), FEW)) for _ in range(3)}
    assert len(choices) == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["mate", "captain"])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(name: str, level: str) -> None:
    game = advanced(name, 25)
    actor = seat(game)
    elsewhere = game.sample(actor, random.Random(99))
    assert elsewhere.view(actor) == game.view(actor)
    assert bots.get(level).choose(elsewhere, actor, FEW) == bots.get(level).choose(game, actor, FEW)


@pytest.mark.parametrize("name", GAMES)
def test_choosing_leaves_the_game_as_it_is(name: str) -> None:
    game = advanced(name, 10)
    before = game.diagram(), game.record()
    for level in bots.LEVELS:
        bots.get(level).choose(game, seat(game), FEW)
        bots.get(level).hints(game, seat(game), FEW)
    assert (game.diagram(), game.record()) == before


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_legal_moves_with_reasons_in_both_languages(name: str) -> None:
    game = advanced(name, 18)
    hints = bots.get("captain").hints(game, seat(game), bots.Budget(nodes=40))
    assert len({hint.action for hint in hints}) == min(3, len(game.legal()))
    for hint in hints:
        assert game.refusal(hint.action) is None
        assert 0 <= hint.win <= 1
        for reason in hint.reasons:
            words = [translate(lang, f"bots-reason-{reason.key}", reason.args) for lang in LANGUAGES]
            assert all(word and not word.startswith("bots-reason") for word in words)
            assert words[0] != words[1]


def test_a_hint_sees_the_points_that_lie_at_hand() -> None:
    game = skerry.new("northwest", seed=1)
    while "ship explore" not in game.legal():
        game.play(bots.get("mate").choose(game, seat(game)))
    hint = next(h for h in bots.get("mate").hints(game, seat(game), most=99) if str(h.action) == "ship explore")
    assert hint.reasons[0].key == "takes-token"
    assert int(hint.reasons[0].args["points"]) > 0


def test_an_unknown_level_is_a_clear_error() -> None:
    with pytest.raises(skerry.SkerryError, match=r"There is no bot pirate\. There are: random, boy"):
        bots.get("pirate")


@pytest.mark.alone
def test_a_level_can_have_its_own_budget() -> None:
    game = advanced("northsea", 15)
    chosen = bots.get("captain@6").choose(game, seat(game))
    assert chosen == bots.get("captain").choose(game, seat(game), bots.Budget(nodes=6))
    began = time.monotonic()
    bots.get("admiral@0.05s").choose(game, seat(game))
    assert time.monotonic() - began < 4  # the admiral's own time is five seconds


@pytest.mark.parametrize("name", ["mate@5", "captain@", "captain@x", "captain@-1", "nobody@3"])
def test_a_budget_that_makes_no_sense_is_a_clear_error(name: str) -> None:
    with pytest.raises(skerry.SkerryError, match="There is no bot"):
        bots.get(name)


@pytest.mark.parametrize("name", ["northwest", "northsea"])
@pytest.mark.parametrize(("stronger", "weaker"), [("boy", "random"), ("mate", "boy"), ("captain", "mate")])
def test_each_level_beats_the_one_below(name: str, stronger: str, weaker: str) -> None:
    """A quick version of the arena: few games, few nodes, so points are compared, which vary less than wins."""
    games = 8 if stronger == "captain" else 16
    nodes = 60 if name == "northsea" else 40  # its trials are short
    standing = Table((stronger, weaker))
    run(duplicate_tasks(name, (stronger, weaker), games, seed=70, nodes=nodes), 1, standing.add)
    pairing = standing.pairings[stronger, weaker]
    assert pairing.points_for > pairing.points_against
