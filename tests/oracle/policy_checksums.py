"""Games that the policies play, as numbers: the compiled and the uncompiled build print the same lines."""

from __future__ import annotations

import sys

import skerry
from skerry.lab.training import new_policy

GAMES = (("northwest", 2), ("northwest", 4), ("northwest-solo", 1))


def compiled() -> bool:
    return not str(sys.modules["skerry.core.policy"].__file__).endswith(".py")


def lines() -> list[str]:
    """For each game its moves' number and the checksum of its end."""
    found = []
    for game, seats in GAMES:
        policy, kernel = new_policy(game), skerry.new(game, seats=seats, seed=5).kernel
        moves = 0
        while kernel.to_act() >= 0:
            kernel.apply(policy.choose(kernel))
            moves += 1
        found.append(f"{game} {seats}: {moves} moves, {kernel.checksum()}")
    return found


if __name__ == "__main__":
    print("compiled" if compiled() else "uncompiled", *lines(), sep="\n")
