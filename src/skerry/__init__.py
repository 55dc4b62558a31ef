"""Skerry: two board games of northern seas, to play and to think about.

    >>> import skerry
    >>> game = skerry.new("northwest", seats=3, seed=7)
    >>> str(game.legal()[0]).split()[0]
    'take'

See `skerry.core.game.Game` for all that a game can do.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from skerry import packs, registry
from skerry.core.action import Action
from skerry.core.errors import IllegalAction, NotationError, OptionError, RecordError, SkerryError
from skerry.core.event import Event
from skerry.core.game import Game
from skerry.core.info import GameInfo, Option, OptionValue, check_seed
from skerry.core.kernel import count_sequences
from skerry.core.message import Message, excerpt
from skerry.core.record import replay_record
from skerry.core.refusal import Mark, Refusal
from skerry.core.score import Outcome, ScoreLine, ScoreSheet

if TYPE_CHECKING:
    from skerry.envs.batch import Batch

__all__ = [
    "Action",
    "Event",
    "Game",
    "GameInfo",
    "IllegalAction",
    "Mark",
    "NotationError",
    "Option",
    "OptionError",
    "Outcome",
    "RecordError",
    "Refusal",
    "ScoreLine",
    "ScoreSheet",
    "SkerryError",
    "batch",
    "from_diagram",
    "games",
    "new",
    "perft",
    "replay",
]


def games() -> dict[str, GameInfo]:
    """The games that can be played, by id."""
    return {name: info for name, (info, _) in registry.games().items()}


def new(game: str, *, seats: int | None = None, seed: int | None = None, **options: OptionValue) -> Game:
    """A new game, set up. Without `seats` the least number; without `seed` an unguessable one.

    Raises `OptionError` for a game, number of seats or option that does not exist.
    """
    known = registry.games()
    if not isinstance(game, str) or game not in known:
        raise OptionError(Message("option-unknown-game", game=excerpt(str(game)), known=", ".join(known)))
    info, game_type = known[game]
    begun = secrets.randbits(62) if seed is None else check_seed(seed)
    chosen = info.check_options(options) if options else registry.usual_options()[game]
    return game_type.start(info, info.check_seats(seats), chosen, begun, info.rules_version)


def replay(text: str) -> Game:
    """The game that a record tells, able to go on. Raises `RecordError` with line and reason."""
    return replay_record(text, registry.games())


def from_diagram(text: str) -> Game:
    """The position that a diagram shows. Raises `RecordError` with line and reason."""
    if not isinstance(text, str):
        raise RecordError(1, Message("record-diagram-not-text", type=type(text).__name__))
    known = registry.games()
    words = text.lstrip("\ufeff").split("\n", 1)[0].split()
    if len(words) != 3 or words[:2] != ["skerry", "diagram"] or words[2] not in known:
        raise RecordError(1, Message("record-diagram-foreign"))
    info, game_type = known[words[2]]
    return game_type.from_diagram(info, text)


def perft(game: Game, depth: int) -> int:
    """How many sequences of `depth` legal actions begin here, chance resolved by the seed: proves a move generator.

    >>> perft(new("northwest", seats=3, seed=7), 2)
    16
    """
    if depth < 0:
        raise SkerryError(f"a depth is 0 or more, not {depth}")
    return count_sequences(game.kernel, depth) if depth else 1


def batch(
    game: str,
    size: int,
    *,
    seats: int | None = None,
    seed: int | Sequence[int] = 0,
    room: int | None = None,
    **options: OptionValue,
) -> Batch:
    """So many games at once, stepped and written into numpy arrays in compiled code. Needs the extra `envs`."""
    from skerry.envs.batch import Batch

    return Batch(game, size, seats=seats, seed=seed, room=room, **options)


packs.use_environment()
