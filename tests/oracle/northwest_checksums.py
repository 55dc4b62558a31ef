"""Checksums of random games of every mode: equal in the compiled and the uncompiled build.

`python -m tests.oracle.northwest_checksums` (or the file itself) prints whether the rules are compiled, then a line
for each game.
"""

from __future__ import annotations

import hashlib

import skerry
import skerry.core.kernel
from skerry.core.kernel import hashed, random_playout

CASES: list[tuple[str, int, dict[str, bool | int]]] = [
    ("northwest", 2, {}),
    ("northwest", 3, {"tuunbaq": True}),
    ("northwest", 4, {}),
    ("northwest-solo", 1, {"lost_crew": True}),
    ("terror-solo", 1, {}),
    ("terror-coop", 2, {}),
]


def compiled() -> bool:
    return not (skerry.core.kernel.__file__ or "").endswith(".py")


def lines(games: int = 12) -> list[str]:
    """For each game: the checksums after every 25 decisions folded together, the decisions played, the scores, and a
    digest of the views and score sheets."""
    found = []
    for mode, seats, options in CASES:
        for seed in range(games):
            game = skerry.new(mode, seats=seats, seed=seed, **options)
            folded, played, shown = 0, 0, hashlib.sha256()
            while game.kernel.to_act() >= 0:
                played += random_playout(game.kernel, seed * 1000 + played, 25)
                folded = hashed(folded ^ game.kernel.checksum(), 1)
                shown.update(repr((game.view(None), game.score_sheet().data())).encode())
            scores = [game.kernel.points(seat) for seat in range(seats)]
            found.append(f"{mode} {seats} {seed}: {folded} {played} {scores} {shown.hexdigest()[:12]}")
    return found


if __name__ == "__main__":
    print("compiled" if compiled() else "uncompiled")
    print("\n".join(lines()))
