"""What chance decides: tiles, captains, the first player, tokens. Outcomes are packed as in `codes`."""

from __future__ import annotations

from skerry.core.errors import UnforcedChance
from skerry.core.message import Message
from skerry.core.packed import i64
from skerry.northsea.codes import (
    CAPTAIN_OFFERED,
    FIRST_PLAYER,
    SETTLEMENT_TURNED,
    SHIP_TURNED,
    TILE_DRAWN,
    outcome_code,
    outcome_kind,
    outcome_value,
)
from skerry.northsea.components import STRENGTHS
from skerry.northsea.geometry import BIT, POWER
from skerry.northsea.state import State


def forced_value(state: State, kind: i64, otherwise: str) -> i64:
    """The value of the prescribed outcome, which must be of that kind; else the message that says so."""
    outcome = state.forced_outcome()
    if outcome_kind(outcome) != kind:
        raise UnforcedChance(Message(otherwise))
    return outcome_value(outcome)


def nth_bit(mask: i64, n: i64) -> i64:
    """The number of the n-th (from 0) bit that is set."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return BIT[(mask & -mask) % 67]


def draw_tile(state: State) -> i64:
    """Take a random tile from the draw pile, which is not empty."""
    if state.forcing():
        tile = forced_value(state, TILE_DRAWN, "northsea-record-chance-tile")
        if state.pile >> tile & 1 == 0:
            raise UnforcedChance(Message("northsea-record-chance-tile-gone", tile=tile))
    else:
        tile = nth_bit(state.pile, state.pick(state.pile_size, TILE_DRAWN))
    state.pile ^= POWER[tile]
    state.pile_size -= 1
    state.note_chance(outcome_code(TILE_DRAWN, tile))
    return tile


def draw_captain(state: State, left: i64, count: i64) -> i64:
    """One of the `count` captains left (a mask)."""
    if state.forcing():
        captain = forced_value(state, CAPTAIN_OFFERED, "northsea-record-chance-captain")
        if left >> captain & 1 == 0:
            raise UnforcedChance(Message("northsea-record-chance-captain-gone"))
    else:
        captain = nth_bit(left, state.pick(count, CAPTAIN_OFFERED))
    state.note_chance(outcome_code(CAPTAIN_OFFERED, captain))
    return captain


def draw_first_player(state: State) -> i64:
    """NS-S4."""
    if state.forcing():
        seat = forced_value(state, FIRST_PLAYER, "northsea-record-chance-first")
        if seat >= state.seats:
            raise UnforcedChance(Message("northsea-record-chance-no-player"))
    else:
        seat = state.pick(state.seats, FIRST_PLAYER)
    state.note_chance(outcome_code(FIRST_PLAYER, seat))
    state.leave_to_chance()
    return seat


def turn_up_settlement(state: State) -> i64:
    """The strength of a random settlement token, taken from the supply (NS-P4)."""
    kinds: i64 = len(STRENGTHS)
    kind: i64 = 0
    if state.forcing():
        strength = forced_value(state, SETTLEMENT_TURNED, "northsea-record-chance-settlement")
        kind = strength - 2
        if kind < 0 or kind >= kinds or state.settlements >> (4 * kind) & 15 == 0:
            raise UnforcedChance(Message("northsea-record-chance-strength-gone", strength=strength))
    else:
        total: i64 = 0
        while kind < kinds:
            total += state.settlements >> (4 * kind) & 15
            kind += 1
        n = state.pick(total, SETTLEMENT_TURNED)
        kind = 0
        while n >= state.settlements >> (4 * kind) & 15:
            n -= state.settlements >> (4 * kind) & 15
            kind += 1
    state.settlements -= POWER[4 * kind]
    state.note_chance(outcome_code(SETTLEMENT_TURNED, kind + 2))
    return kind + 2


def turn_over_ship(state: State) -> bool:
    """Whether the enemy ship that is being destroyed kills.

    Its back is drawn only now, from all that were never seen: nobody, the game included, knows it before (NS-P4).
    """
    if state.forcing():
        kills = forced_value(state, SHIP_TURNED, "northsea-record-chance-ship")
        if kills > 1 or (state.deadly if kills else state.harmless) == 0:
            raise UnforcedChance(Message("northsea-record-chance-back-gone"))
    else:
        kills = 1 if state.pick(state.deadly + state.harmless, SHIP_TURNED) < state.deadly else 0
    if kills:
        state.deadly -= 1
    else:
        state.harmless -= 1
    state.note_chance(outcome_code(SHIP_TURNED, kills))
    state.leave_to_chance()
    return kills == 1
