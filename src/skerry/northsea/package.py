"""All that Explorers of the North Sea brings: its modes, rule book, policies and words."""

from __future__ import annotations

from typing import Final

from skerry.core.info import GameInfo, Option
from skerry.core.package import GamePackage
from skerry.northsea.components import SIDES
from skerry.northsea.encoding import NorthSeaEncoding
from skerry.northsea.facts import FACTS
from skerry.northsea.game import NorthSeaGame
from skerry.northsea.hints import reasons
from skerry.northsea.policies import policy_of
from skerry.northsea.rulebook import BOOK
from skerry.northsea.study import STUDY
from skerry.northsea.tilesheet import northsea_sheet
from skerry.northsea.view_types import NorthSeaView

FAMILY: Final = "northsea"
RULES_VERSION: Final = 1

SIDE: Final = Option("side", "A", choices=SIDES)

PACKAGE: Final = GamePackage(
    games=(
        GameInfo("northsea", FAMILY, 2, 4, (SIDE,), RULES_VERSION),
        GameInfo("northsea-solo", FAMILY, 1, 1, (SIDE,), RULES_VERSION),
    ),
    game_type=NorthSeaGame,
    book=BOOK,
    reasons=reasons,
    policy=policy_of,
    view_type=NorthSeaView,
    facts=FACTS,
    encoding=lambda info: NorthSeaEncoding(),
    study=STUDY,
    tile_sheet=northsea_sheet,
    place=2,
)
