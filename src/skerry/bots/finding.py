"""Which bots there are: our levels, and those that somebody registers, installs, names or starts."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from skerry.bots.base import Bot
from skerry.bots.command import CommandBot
from skerry.bots.errors import BotError
from skerry.bots.levels import LEVELS, level_named
from skerry.core.message import Message, excerpt

GROUP = "skerry.bots"
COMMAND = "cmd:"
NAME = re.compile(r"[a-z][a-z0-9_.-]{0,39}")
_registered: dict[str, Bot] = {}


def register(name: str, bot: Bot) -> None:
    """Let a bot be found by a name, in this process (`sim` and `arena` start others: see `get` for names they know)."""
    if not isinstance(name, str) or not NAME.fullmatch(name) or name in LEVELS:
        raise BotError(Message("bots-error-name", name=excerpt(str(name))))
    _registered[name] = _checked(name, lambda: bot)


def known() -> tuple[str, ...]:
    """The names of all bots that can be found by name alone: the levels first."""
    return tuple(dict.fromkeys((*LEVELS, *_registered, *_installed())))


def get(name: str) -> Bot:
    """The bot of that name; `BotError` if there is none.

    - a level: `mate`; with a budget of its own `captain@200` (nodes a move) or `captain@0.5s` (seconds);
    - a name that was registered, or that an installed package offers as an entry point of the group `skerry.bots`;
    - `package.module:MyBot`: a class or an object of an importable module;
    - `cmd:./engine --strong`: a program that answers on its standard output.
    """
    if not isinstance(name, str):
        raise _unknown(name)
    level = level_named(name)
    if level is not None:
        return level
    if name in _registered:
        return _registered[name]
    if name.startswith(COMMAND):
        return _command(name.removeprefix(COMMAND))
    if name in _installed():
        return _loaded(_installed()[name])
    if ":" in name:
        return _imported(name)
    raise _unknown(name)


def _unknown(name: object) -> BotError:
    return BotError(Message("bots-error-unknown", bot=excerpt(str(name)), known=", ".join(known())))


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _command(command: str) -> Bot:
    return CommandBot(command)


@cache
def _loaded(entry: EntryPoint) -> Bot:
    return _checked(entry.name, entry.load)


@cache
def _imported(name: str) -> Bot:
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return _checked(name, lambda: getattr(import_module(module), attribute))


def _checked(name: str, load: Callable[[], object]) -> Bot:
    """A bot, given itself or as a class that makes one without arguments."""
    try:
        found = load()
        if isinstance(found, type) and issubclass(found, Bot):
            found = found()
    except Exception as error:
        raise BotError(Message("bots-error-import", bot=excerpt(name), reason=excerpt(str(error)))) from error
    if not isinstance(found, Bot):
        raise BotError(Message("bots-error-no-bot", bot=excerpt(name)))
    if not hasattr(found, "level"):
        found.level = name
    return found
