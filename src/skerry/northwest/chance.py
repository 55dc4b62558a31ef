"""What chance decides: tiles, cards, the turn order. Each is drawn from the generator or, in a replay, forced."""

from __future__ import annotations

from skerry.core.errors import UnforcedChance
from skerry.core.message import Message
from skerry.core.packed import i64
from skerry.northwest.codes import (
    CHANCE_CARD,
    CHANCE_LARGE,
    CHANCE_ORDER,
    CHANCE_SMALL,
    outcome_code,
    outcome_kind,
    outcome_value,
)
from skerry.northwest.layout import BAG, CARDS, PILES
from skerry.northwest.state import State, enqueue, in_order


def draw_large(state: State) -> i64:
    """NW-S3: a large tile from the reserve."""
    tile = _draw_from(state, BAG, CHANCE_LARGE, "northwest-record-chance-large")
    if state.stock[BAG] == 0:
        state.note_stock()
    return tile


def draw_card(state: State) -> i64:
    """NW-ST1, NW-ST8: a card of the Voyage deck, which decides what happens next."""
    state.leave_to_chance()
    return _draw_from(state, CARDS, CHANCE_CARD, "northwest-record-chance-card")


def _draw_from(state: State, start: i64, kind: i64, missing: str) -> i64:
    """One of the things whose number stands at `start` of the stock and which follow it; the last takes its place."""
    stock = state.stock
    count = stock[start]
    at: i64 = 0
    if state.forcing():
        outcome = state.forced_outcome()
        while at < count and outcome != outcome_code(kind, stock[start + 1 + at]):
            at += 1
        if at == count:
            raise UnforcedChance(Message(missing))
    else:
        at = state.pick(count, kind)
    drawn = stock[start + 1 + at]
    stock[start + 1 + at] = stock[start + count]
    stock[start + count] = 0
    stock[start] = count - 1
    state.note_chance(outcome_code(kind, drawn))
    return drawn


def draw_small(state: State, left: i64) -> i64:
    """NW-ST5: the kind of a small tile, of all that are left, so many; it leaves its pile."""
    stock = state.stock
    kind: i64 = 0
    if state.forcing():
        outcome = state.forced_outcome()
        kind = outcome_value(outcome)
        if outcome_kind(outcome) != CHANCE_SMALL or kind >= 6 or stock[PILES + kind] == 0:
            raise UnforcedChance(Message("northwest-record-chance-small"))
    else:
        number = state.pick(left, CHANCE_SMALL)
        while number >= stock[PILES + kind]:
            number -= stock[PILES + kind]
            kind += 1
    stock[PILES + kind] -= 1
    state.note_chance(outcome_code(CHANCE_SMALL, kind))
    return kind


def draw_order(state: State) -> i64:
    """NW-S4, NW-CO1: a turn order, of all there are."""
    seats = state.seats
    if seats == 1:
        return enqueue(0, 0)
    ways: i64 = 1
    for factor in range(2, seats + 1):
        ways *= factor
    if state.forcing():
        outcome = state.forced_outcome()
        number = outcome & 31
        if outcome != order_outcome(seats, number) or number >= ways:
            raise UnforcedChance(Message("northwest-record-chance-order"))
    else:
        number = state.pick(ways, CHANCE_ORDER)
    outcome = order_outcome(seats, number)
    state.note_chance(outcome)
    return order_of(outcome)


def order_outcome(seats: i64, number: i64) -> i64:
    """The outcome of chance that is one of the turn orders of so many seats."""
    return outcome_code(CHANCE_ORDER, seats << 5 | number)


def order_of(outcome: i64) -> i64:
    """The turn order that an outcome of chance means."""
    seats, number = outcome >> 5 & 7, outcome & 31
    left: i64 = 0
    for seat in range(seats):
        left = enqueue(left, seat)
    order: i64 = 0
    while seats > 0:
        place = number % seats
        number //= seats
        seats -= 1
        order = enqueue(order, in_order(left, place))
        low = left & ((1 << 4 * place) - 1)
        left = low | (left >> 4 * (place + 1)) << 4 * place
    return order
