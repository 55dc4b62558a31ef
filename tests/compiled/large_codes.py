"""Prints what each game says to numbers that are no action's code, too large ones among them."""

from __future__ import annotations

import skerry
from skerry.core import kernel

print("compiled" if not kernel.__file__.endswith(".py") else "uncompiled")
for name in skerry.games():
    game = skerry.new(name, seed=3)
    for code in (-1, 1 << 62, (1 << 63) - 1, 1 << 63, 1 << 64, -(1 << 64)):
        try:
            game.play_code(code)
        except skerry.SkerryError as refused:
            print(name, code, type(refused).__name__)
