"""Prints whether the rules are compiled, and checksums along random games: equal in both builds.

python tests/oracle/northsea_checksums.py
"""

from __future__ import annotations

import hashlib

import skerry
from skerry.core import kernel

CASES = [("northsea", seats, side, 10 * seats + number) for seats in (2, 3, 4) for number, side in enumerate("ABCD")]
CASES += [("northsea-solo", 1, side, number) for number, side in enumerate("ABCD")]


def compiled() -> bool:
    return not str(kernel.__file__).endswith(".py")


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def lines() -> list[str]:
    """For each game a line of checksums of positions, legal actions, texts and the ending."""
    found = []
    for game_id, seats, side, seed in CASES:
        game = skerry.new(game_id, seats=seats, seed=seed, side=side)
        sums, shown = 0, ""
        while game.to_act is not None:
            codes = list(game.codes())
            sums = (sums * 31 + game.kernel.checksum() + sum(codes)) % (1 << 61)
            if game.number % 10 == 0:
                shown = digest(shown + repr(([game.view(seat) for seat in range(seats)], game.score_sheet().data())))
            game.play_code(codes[(seed * 7919 + game.number * 104729) % len(codes)])
        texts = digest(game.record()), digest(game.diagram()), digest(repr(game.view(None))), shown
        found.append(f"{game_id} {seats} {side} {seed} {game.number} {sums} {' '.join(texts)} {game.scores()}")
    return found


if __name__ == "__main__":
    print("compiled" if compiled() else "uncompiled")
    print("\n".join(lines()))
