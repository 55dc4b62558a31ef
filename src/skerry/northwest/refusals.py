"""Why an action is refused: the rule, the message and the spots to mark, for each reason the rules give."""

from __future__ import annotations

from typing import Final

from skerry.core.refusal import Mark, Refusal
from skerry.northwest import constants as c
from skerry.northwest import reasons as r
from skerry.northwest.crew import column, cost
from skerry.northwest.notation import (
    COMPASS,
    VEHICLES,
    corner_name,
    place_name,
    side_name,
    square_name,
    tile_name,
)
from skerry.northwest.rules import Northwest
from skerry.northwest.tables import FIRST_SMALL, OFFSETS, PATTERN

RULES: Final[dict[int, tuple[str, str]]] = {
    r.GAME_IS_OVER: ("NW-T7", "game-over"),
    r.DRAFT_FIRST: ("NW-S4", "draft-first"),
    r.TAKE_FIRST: ("NW-B1", "take-first"),
    r.STAND_FIRST: ("NW-I5", "stand-first"),
    r.LOSE_FIRST: ("NW-ST11", "lose-first"),
    r.NOTHING_TO_TAKE: ("NW-T2", "nothing-to-take"),
    r.NO_THAW: ("NW-I5", "no-thaw"),
    r.NO_LOSS: ("NW-ST11", "no-loss"),
    r.ALREADY_ACTED: ("NW-T2", "already-acted"),
    r.NOT_ACTED: ("NW-T2", "not-acted"),
    r.NO_END_HERE: ("NW-ST2", "no-end-here"),
    r.NO_LAY_HERE: ("NW-SO2", "no-lay-here"),
    r.NO_TUUNBAQ_HERE: ("NW-TB2", "no-tuunbaq-here"),
    r.NO_PAYMENT_HERE: ("NW-ST3", "no-payment-here"),
    r.PAYMENT_MISSING: ("NW-ST3", "payment-missing"),
    r.TOO_FEW_CREW: ("NW-T3", "too-few-crew"),
    r.NO_FOOD: ("NW-ST3", "no-food"),
    r.NO_MORALE: ("NW-ST3", "no-morale"),
    r.NO_SACRIFICE_NEEDED: ("NW-ST4", "no-sacrifice-needed"),
    r.SACRIFICE_NEEDED: ("NW-ST4", "sacrifice-needed"),
    r.ON_ARROW: ("NW-G8", "on-arrow"),
    r.LARGE_NOT_SHOWN: ("NW-A1", "large-not-shown"),
    r.PILE_EMPTY: ("NW-A1", "pile-empty"),
    r.DRAFT_IS_LARGE: ("NW-S4", "draft-is-large"),
    r.SMALL_NOT_SHOWN: ("NW-ST5", "small-not-shown"),
    r.TWO_SMALL: ("NW-ST5", "two-small"),
    r.ONE_ONLY: ("NW-A1", "one-only"),
    r.REFRESHED_KIND: ("NW-ST5", "refreshed-kind"),
    r.BAG_EMPTY: ("NW-B1", "bag-empty"),
    r.REFRESH_WHICH: ("NW-B1", "refresh-which"),
    r.NOT_IN_RESERVE: ("NW-C1", "not-in-reserve"),
    r.NOT_FREE: ("NW-C1", "not-free"),
    r.NOT_BESIDE: ("NW-C2", "not-beside"),
    r.CORNERS_DIFFER: ("NW-C3", "corners-differ"),
    r.PASSAGE_CLOSED: ("NW-C4", "passage-closed"),
    r.NOT_LEFTMOST: ("NW-SO2", "not-leftmost"),
    r.NOT_TOGETHER: ("NW-ST5", "not-together"),
    r.ONE_TILE_AT_A_TIME: ("NW-C1", "one-tile-at-a-time"),
    r.NO_TILE_THERE: ("NW-D1", "no-tile-there"),
    r.NOT_NEXT: ("NW-D1", "not-next"),
    r.NO_SEA: ("NW-D2", "no-sea"),
    r.FROZEN: ("NW-D2", "frozen"),
    r.NO_LAND_WAY: ("NW-D3", "no-land-way"),
    r.OTHER_AREA: ("NW-D3", "other-area"),
    r.GIVE_NEEDED: ("NW-TB3", "give-needed"),
    r.GIVE_FOR_NOTHING: ("NW-TB3", "give-for-nothing"),
    r.CANNOT_GIVE: ("NW-TB3", "cannot-give"),
    r.APART: ("NW-E1", "apart"),
    r.NOBODY_MOVES: ("NW-E1", "nobody-moves"),
    r.NOT_SO_MANY: ("NW-E1", "not-so-many"),
    r.SLED_IS_LOST: ("NW-E3", "sled-is-lost"),
    r.ALL_WATER: ("NW-E2", "all-water"),
    r.WHERE_TO_DEPLOY: ("NW-E2", "where-to-deploy"),
    r.NO_SUCH_AREA: ("NW-I5", "no-such-area"),
    r.NOT_DEPLOYING: ("NW-E2", "not-deploying"),
    r.NO_SITE: ("NW-F1", "no-site"),
    r.NO_FIND: ("NW-GD1", "no-find"),
    r.GAIN_WHICH: ("NW-ST6", "gain-which"),
    r.NO_GAIN: ("NW-ST6", "no-gain"),
    r.TUUNBAQ_AWAY: ("NW-TB1", "tuunbaq-away"),
    r.TUUNBAQ_NOT_NEXT: ("NW-TB2", "tuunbaq-not-next"),
    r.TUUNBAQ_BLOCKED: ("NW-TB2", "tuunbaq-blocked"),
    r.COLUMN_EMPTY: ("NW-ST11", "column-empty"),
}


def refusal_of(state: Northwest, code: int, reason: int) -> Refusal:
    """The refusal of an action for a reason."""
    rule, key = RULES[reason]
    return Refusal(rule, f"northwest-refusal-{key}", {}, ())
