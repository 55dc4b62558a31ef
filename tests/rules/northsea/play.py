"""What the tests of the North Sea rules share: scripted games with chosen chance, and random play."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import skerry
from skerry import Game
from skerry.core.game import Events
from tests.oracle.northsea_compare import points_by_rule

OFFERS = (("archer", "barbarian"), ("hero", "huntsman"), ("queen", "scout"), ("trader", "tyrant"))


def scripted(
    hands: Sequence[Sequence[int]],
    *,
    side: str = "A",
    offers: Sequence[Sequence[str]] = OFFERS,
    first: str = "A",
    choose: bool = True,
    seed: int = 7,
) -> Game:
    """A game of as many seats as hands, with these hands and captain offers; the first of each offer is kept."""
    seats = len(hands)
    tiles = [f"t{tile}" for hand in hands for tile in hand]
    captains = [f"captain:{name}" for offer in offers[:seats] for name in offer]
    choices = [f"{seat + 1} {'ABCD'[seat]} choose {offers[seat][0]}" for seat in range(seats)] if choose else []
    if choose:
        choices[-1] += f" = first:{first}"
    header = f"skerry record 1\ngame: northsea\nrules: 1\nseats: {seats}\nseed: {seed}\noption side: {side}\n"
    setup = f"setup = {' '.join([*tiles, *captains])}\n\n"
    return skerry.replay(header + setup + "\n".join([*choices, f"running {len(choices)}", ""]))


def scripted_solo(captains: Sequence[str], tiles: Sequence[int], *, side: str = "A") -> Game:
    """A solo game with these captains and first tiles."""
    words = [f"captain:{name}" for name in captains] + [f"t{tile}" for tile in tiles]
    header = f"skerry record 1\ngame: northsea-solo\nrules: 1\nseats: 1\nseed: 7\noption side: {side}\n"
    return skerry.replay(header + f"setup = {' '.join(words)}\n\nrunning 0\n")


def play(game: Game, action: str, chance: str = "") -> Events:
    """Plays an action; `chance` are the outcomes that it must have, as a record writes them."""
    return game.play(action, chance=chance)


def advance(game: Game, actions: int, rng: random.Random) -> Game:
    """Plays up to so many random actions."""
    for _ in range(actions):
        if game.to_act is None:
            break
        legal = game.legal()
        game.play(legal[rng.randrange(len(legal))])
    return game


def random_game(seed: int, *, seats: int | None = None, actions: int | None = None) -> Game:
    """A game of any kind, some random way in (or over); all from the seed."""
    rng = random.Random(seed)
    seats = rng.choice((1, 2, 3, 4)) if seats is None else seats
    game_id = "northsea-solo" if seats == 1 else "northsea"
    game = skerry.new(game_id, seats=seats, seed=rng.randrange(1 << 40), side=rng.choice("ABCD"))
    return advance(game, rng.randrange(180) if actions is None else actions, rng)


def notations(game: Game) -> list[str]:
    return [str(action) for action in game.legal()]


def legal(game: Game, verb: str) -> set[str]:
    """The legal actions of one kind, in notation."""
    return {text for text in notations(game) if text.split()[0] == verb}


def refused(game: Game, action: str) -> tuple[str, set[tuple[str, str]]]:
    """The rule that forbids the action, and the marks; the messages are there in both languages."""
    refusal = game.refusal(action)
    assert refusal is not None, action
    english, french = refusal.message("en"), refusal.message("fr")
    assert english
    assert french
    assert english != french
    for message in (english, french):
        assert refusal.key not in message
        assert "{" not in message
    return refusal.rule, {(mark.kind, mark.at) for mark in refusal.where}


def scores_by_rule(game: Game, seat: int) -> dict[str, int]:
    """The seat's points in the score sheet, by rule NS-F1 to NS-F7."""
    sheet = game.score_sheet()
    assert [sheet.total(number) for number in range(game.seats)] == game.scores()
    return points_by_rule(sheet, seat)


def seen(game: Game, seat: int | None) -> Any:
    """`game.view(seat)`, free of types: tests know what they look for."""
    return game.view(seat)
