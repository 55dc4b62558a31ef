"""Prints whether the rules are compiled, and the kilobytes that many calls of each kind leave behind in every game.

python tests/oracle/memory.py

A vec that crosses from interpreted into compiled code is never freed (mypyc's wrappers take a reference to it and do
not give it back), and no tool of Python sees it: only the size of the process tells.
"""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Callable

import skerry
from skerry import Game, bots
from skerry.core import kernel

LIGHT, MIDDLE, HEAVY, SLOW = 200, 60, 12, 3
POSITIONS = 12
BUDGET = bots.Budget(nodes=2, seed=1)


def compiled() -> bool:
    return not str(kernel.__file__).endswith(".py")


def resident() -> int:
    """The bytes of memory that the process holds now, garbage apart."""
    gc.collect()
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def positions(name: str) -> list[Game]:
    """The moments of a random game in which somebody decides."""
    dice, found = random.Random(1), []
    game = skerry.new(name, seats=skerry.games()[name].max_seats, seed=3)
    while game.to_act is not None:
        found.append(game.copy())
        game.play(dice.choice(game.legal()))
    return found


def calls(game: Game) -> dict[str, tuple[int, Callable[[], object]]]:
    """What is done with a position, and how often; nothing of it is kept."""
    seat, dice = game.to_act, random.Random(1)
    assert seat is not None
    action, diagram = str(game.legal()[0]), game.diagram()
    mate, captain = bots.get("mate"), bots.get("captain")
    return {
        "play": (LIGHT, lambda: game.copy().play(action)),
        "legal": (LIGHT, lambda: played(game, action).legal()),
        "costs": (LIGHT, lambda: played(game, action).costs()),
        "refusal": (LIGHT, lambda: played(game, action).refusal(action)),
        "scores": (LIGHT, lambda: played(game, action).scores()),
        "sheet": (MIDDLE, lambda: played(game, action).score_sheet()),
        "view": (MIDDLE, lambda: played(game, action).view(seat)),
        "sample": (MIDDLE, lambda: game.sample(seat, dice)),
        "foresee": (MIDDLE, lambda: game.foresee(action, seat, dice)),
        "diagram": (MIDDLE, lambda: played(game, action).diagram()),
        "from_diagram": (HEAVY, lambda: skerry.from_diagram(diagram)),
        "record": (HEAVY, lambda: skerry.replay(game.record())),
        "choose": (HEAVY, lambda: mate.choose(game, seat, BUDGET)),
        "hints": (SLOW, lambda: captain.hints(game, seat, BUDGET)),
    }


def played(game: Game, action: str) -> Game:
    after = game.copy()
    after.play(action)
    return after


def lines() -> list[str]:
    """For each game and kind of call, how many kilobytes the process grew by after warming up."""
    told = []
    for name in skerry.games():
        found = positions(name)
        games = [calls(game) for game in found[:: max(1, len(found) // POSITIONS)]]
        for kind in games[0]:
            for _ in ("to warm up", "to measure"):
                before = resident()
                for number, call in (game[kind] for game in games):
                    for _ in range(number):
                        call()
            told.append(f"{name} {kind} {(resident() - before) // 1024}")
    return told


if __name__ == "__main__":
    print("compiled" if compiled() else "uncompiled")
    print("\n".join(lines()))
