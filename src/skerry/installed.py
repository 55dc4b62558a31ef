"""Which game packages are installed here: the entry points of group `skerry.games`, before any is loaded."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

GROUP = "skerry.games"
"""An entry point names the `GamePackage` of a game: `northwest = "skerry.northwest.package:PACKAGE"`."""


@cache
def game_entry_points() -> tuple[EntryPoint, ...]:
    """The packages that are installed, our own first."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: not entry.module.startswith("skerry.")))


def catalogue_folders() -> Iterator[Traversable]:
    """Where the games' texts are: `locales`, beside the module that declares the package."""
    for entry in game_entry_points():
        try:
            folder = files(entry.module.rpartition(".")[0]) / "locales"
        except Exception:  # the registry tells what is wrong with it
            continue
        if folder.is_dir():
            yield folder
