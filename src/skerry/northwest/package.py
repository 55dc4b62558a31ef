"""All that Northwest Passage brings: its modes, rule book, policies and words."""

from __future__ import annotations

from typing import Final

from skerry.core.info import GameInfo, Option
from skerry.core.package import GamePackage
from skerry.northwest import numbers
from skerry.northwest.encoding import NorthwestEncoding
from skerry.northwest.facts import FACTS
from skerry.northwest.game import NorthwestGame
from skerry.northwest.hints import reasons
from skerry.northwest.modes import MODES
from skerry.northwest.policies import policy_of
from skerry.northwest.rulebook import BOOK
from skerry.northwest.study import STUDY
from skerry.northwest.tilesheet import northwest_sheet
from skerry.northwest.versions import NEWEST
from skerry.northwest.view_types import NorthwestView

FAMILY: Final = "northwest"

TUUNBAQ: Final = Option("tuunbaq", False)
LOST_CREW: Final = Option("lost_crew", False)
SUPPLIES: Final = Option("supplies", numbers.TERROR_SUPPLIES, low=0, high=numbers.TERROR_SUPPLIES)
COOP_SUPPLIES: Final = Option("supplies", numbers.COOP_SUPPLIES, low=0, high=numbers.COOP_SUPPLIES, since=2)
"""NW-CO1."""

PACKAGE: Final = GamePackage(
    games=(
        GameInfo("northwest", FAMILY, 2, 4, (TUUNBAQ,), NEWEST),
        GameInfo("northwest-solo", FAMILY, 1, 1, (LOST_CREW,), NEWEST),
        GameInfo("terror-solo", FAMILY, 1, 1, (SUPPLIES,), NEWEST, target=numbers.SOLO_TARGET),
        GameInfo("terror-coop", FAMILY, 2, 2, (COOP_SUPPLIES,), NEWEST, cooperative=True, target=numbers.COOP_TARGET),
    ),
    game_type=NorthwestGame,
    book=BOOK,
    reasons=reasons,
    view_type=NorthwestView,
    facts=FACTS,
    policy=policy_of,
    encoding=lambda info: NorthwestEncoding(MODES[info.id].uses_supplies),
    study=STUDY,
    tile_sheet=northwest_sheet,
    place=1,
)
