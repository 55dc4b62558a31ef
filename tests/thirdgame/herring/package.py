"""All that the game brings."""

from __future__ import annotations

from herring.game import HerringGame
from herring.judge import judge_of, reasons
from herring.numbers import HOLD, LEAST_STORMS, MOST_STORMS, STORMS
from herring.view import HerringView

from skerry.core.info import GameInfo, Option
from skerry.core.package import GamePackage, RuleBook

PACKAGE = GamePackage(
    games=(
        GameInfo(
            id="herring",
            family="herring",
            min_seats=2,
            max_seats=4,
            options=(Option("storms", STORMS, low=LEAST_STORMS, high=MOST_STORMS),),
            rules_version=1,
        ),
    ),
    game_type=HerringGame,
    book=RuleBook("HB"),
    judge=judge_of,
    reasons=reasons,
    view_type=HerringView,
    facts={"hold": HOLD},
)
