"""All the games by id: the one place that knows which there are."""

from __future__ import annotations

from collections.abc import Mapping

from skerry.core.game import Game
from skerry.core.info import GameInfo
from skerry.northsea.game import GAMES as NORTHSEA_GAMES
from skerry.northwest.game import GAMES as NORTHWEST_GAMES

GAMES: Mapping[str, tuple[GameInfo, type[Game]]] = {
    info.id: (info, game_type) for info, game_type in (*NORTHWEST_GAMES, *NORTHSEA_GAMES)
}
