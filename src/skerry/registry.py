"""All the games by id: found by the entry points of the packages that are installed."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint
from types import MappingProxyType

from skerry.core.components import ComponentError, unknown_files
from skerry.core.game import Game
from skerry.core.info import GameInfo, OptionValue
from skerry.core.message import Message
from skerry.core.package import GamePackage
from skerry.installed import game_entry_points


class BrokenGamePackage(UserWarning):
    """An installed game package that cannot be used; the other games can."""


@cache
def packages() -> dict[str, GamePackage]:
    """The game packages by family, in their order on the shelf."""
    found: dict[str, GamePackage] = {}
    for entry in game_entry_points():
        try:
            package = _checked(entry.load(), found)
        except ComponentError:
            raise
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            warnings.warn(f"{_name(entry)} cannot be used: {reason}", BrokenGamePackage, stacklevel=2)
        else:
            found[package.family] = package
    for file in unknown_files():
        raise ComponentError(file, 0, Message("components-unknown-file"))
    return dict(sorted(found.items(), key=lambda item: item[1].place))


@cache
def games() -> dict[str, tuple[GameInfo, type[Game]]]:
    """What can be played, by id."""
    return {info.id: (info, package.game_type) for package in packages().values() for info in package.games}


@cache
def usual_options() -> dict[str, Mapping[str, OptionValue]]:
    """By id the options that nobody has chosen, to be shared by games: they cannot be changed."""
    return {name: MappingProxyType(info.check_options({})) for name, (info, _) in games().items()}


def package_of(info: GameInfo) -> GamePackage:
    """The package that brings the game."""
    return packages()[info.family]


def _checked(package: object, others: dict[str, GamePackage]) -> GamePackage:
    """The package if it can live beside the others."""
    if not isinstance(package, GamePackage):
        raise TypeError(f"the entry point names {package!r}, not a GamePackage")
    if not package.games or any(info.family != package.family for info in package.games):
        raise ValueError("a package has at least one game, and all its games have one family")
    taken = {info.id for other in others.values() for info in other.games}
    twice = [name for name in (package.family, *(info.id for info in package.games)) if name in taken | others.keys()]
    if twice:
        raise ValueError(f"another package already has the name {twice[0]!r}")
    return package


def _name(entry: EntryPoint) -> str:
    where = f" of {entry.dist.name} {entry.dist.version}" if entry.dist is not None else ""
    return f"the game package {entry.name!r}{where} ({entry.value})"
