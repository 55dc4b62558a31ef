"""All that Northwest Passage brings: its modes, rule book, judges and words."""

from __future__ import annotations

from typing import Final

from skerry.core.info import GameInfo, Option
from skerry.core.package import GamePackage
from skerry.northwest import numbers
from skerry.northwest.encoding import NorthwestEncoding
from skerry.northwest.facts import FACTS
from skerry.northwest.game import NorthwestGame
from skerry.northwest.hints import reasons
from skerry.northwest.judges import judge_of, policy_of
from skerry.northwest.modes import MODES
from skerry.northwest.rulebook import BOOK

FAMILY: Final = "northwest"
RULES_VERSION: Final = 1

TUUNBAQ: Final = Option("tuunbaq", False)
LOST_CREW: Final = Option("lost_crew", False)
SUPPLIES: Final = Option("supplies", numbers.TERROR_SUPPLIES, low=0, high=numbers.TERROR_SUPPLIES)

PACKAGE: Final = GamePackage(
    games=(
        GameInfo("northwest", FAMILY, 2, 4, (TUUNBAQ,), RULES_VERSION),
        GameInfo("northwest-solo", FAMILY, 1, 1, (LOST_CREW,), RULES_VERSION),
        GameInfo("terror-solo", FAMILY, 1, 1, (SUPPLIES,), RULES_VERSION, target=numbers.SOLO_TARGET),
        GameInfo("terror-coop", FAMILY, 2, 2, (), RULES_VERSION, cooperative=True, target=numbers.COOP_TARGET),
    ),
    game_type=NorthwestGame,
    book=BOOK,
    judge=judge_of,
    reasons=reasons,
    facts=FACTS,
    policy=policy_of,
    encoding=lambda info: NorthwestEncoding(MODES[info.id].uses_supplies),
    place=1,
)
