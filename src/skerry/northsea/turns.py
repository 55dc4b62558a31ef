"""The course of the game: setup (NS-S, NS-SO1), turns (NS-T, NS-SO2) and the end (NS-T2)."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64, vec
from skerry.northsea import happenings
from skerry.northsea.chance import draw_captain, draw_first_player, draw_tile
from skerry.northsea.components import SETTLEMENTS, SHIPS, TILE_COUNT
from skerry.northsea.geometry import BIT, POWER, hex_at
from skerry.northsea.layout import ABOARD, ACTING, ASHORE, CAPTAIN, HAND, LONGSHIP, OFFER, OVER, PLACING, SEAT
from skerry.northsea.modes import mode_of
from skerry.northsea.numbers import CAPTAINS_OFFERED, POINTS, START, VIKINGS, VIKINGS_ABOARD
from skerry.northsea.placing import fits_somewhere
from skerry.northsea.state import State, bits

ALL_TILES: Final[i64] = (1 << (TILE_COUNT + 1)) - 2


# -- setup ---------------------------------------------------------------------------------------------


def set_table(state: State, seats: i64, side: i64) -> None:
    """The starting board, the supplies, and the pieces of each player (NS-S3)."""
    state.seats = seats
    state.mode = mode_of(seats)
    state.lay_start(side)
    state.pile = ALL_TILES
    state.pile_size = TILE_COUNT
    for strength, copies in enumerate(SETTLEMENTS):
        state.settlements += copies << (4 * strength)
    state.harmless = SHIPS[0]
    state.deadly = SHIPS[1]
    state.players = vec[i64]([0] * (seats << SEAT))
    for seat in range(seats):
        base = seat << SEAT
        state.players[base | LONGSHIP] = state.cell(hex_at(START[0], START[1]))
        state.players[base | ABOARD] = VIKINGS_ABOARD
        state.players[base | ASHORE] = VIKINGS - VIKINGS_ABOARD
        state.players[base | CAPTAIN] = -1


def deal(state: State) -> None:
    """Tiles, then captains, by seat (NS-S1, NS-S2); alone, both captains count and play begins (NS-SO1)."""
    for seat in range(state.seats):
        refill_hand(state, seat, state.mode.dealt)
    offer_captains(state, state.mode.captains)
    if state.mode.solo:
        state.first = 0
        begin_turn(state)


def offer_captains(state: State, left: i64) -> None:
    """Two captains to each player, of those left (NS-S2, NS-SO1)."""
    count = bits(left)
    for seat in range(state.seats):
        n: i64 = 0
        while n < CAPTAINS_OFFERED:
            captain = POWER[draw_captain(state, left, count)]
            state.players[seat << SEAT | OFFER] |= captain
            left ^= captain
            count -= 1
            n += 1


def refill_hand(state: State, seat: i64, number: i64) -> None:
    """Draw so many tiles, or as many as there are."""
    while number > 0 and state.pile_size > 0:
        tile = draw_tile(state)
        state.players[seat << SEAT | HAND] |= POWER[tile]
        state.say(happenings.TILE_DRAWN, seat, tile)
        number -= 1


def choose(state: State, captain: i64) -> None:
    """Keep a captain; when all have, show them and draw the first player (NS-S2, NS-S4)."""
    state.players[state.seat << SEAT | CAPTAIN] = captain
    state.say(happenings.CAPTAIN_CHOSEN, state.seat, captain)
    state.turn += 1
    state.seat += 1
    if state.seat == state.seats:
        for seat in range(state.seats):
            state.say(happenings.CAPTAIN_REVEALED, seat, state.players[seat << SEAT | CAPTAIN])
        state.first = draw_first_player(state)
        state.seat = state.first
        state.say(happenings.FIRST_PLAYER, state.first)
        begin_turn(state)


# -- turns ---------------------------------------------------------------------------------------------


def begin_turn(state: State) -> None:
    state.points_left = POINTS
    state.phase = PLACING
    state.placings = state.mode.placings
    state.say(happenings.TURN_BEGAN, state.seat, state.turns)
    refill_hand(state, state.seat, state.mode.drawn_before)
    if state.mode.solo:
        go_on_placing(state)
    else:
        redraw_hand(state)


def redraw_hand(state: State) -> None:
    """Change the hand until one of its tiles fits; if none of all the tiles does, skip the placement (NS-T3)."""
    state.leave_to_secrets()
    at = state.seat << SEAT | HAND
    if not fits_somewhere(state, state.players[at]):
        state.troubles += 1
    while not fits_somewhere(state, state.players[at]):
        if state.players[at] == 0 or not fits_somewhere(state, state.pile):
            state.placings = 0
            state.phase = ACTING
            state.say(happenings.PLACEMENT_SKIPPED, state.seat)
            return
        number = bits(state.players[at])
        state.pile |= state.players[at]
        state.pile_size += number
        state.players[at] = 0
        state.say(happenings.HAND_REDRAWN, state.seat, number)
        refill_hand(state, state.seat, number)


def go_on_placing(state: State) -> None:
    """After a placement: actions, or alone another placement; what is left then is discarded (NS-SO2)."""
    if state.mode.solo:
        hand = state.players[HAND]
        if state.placings > 0 and fits_somewhere(state, hand):
            return
        state.discarded |= hand
        state.players[HAND] = 0
        while hand:
            state.say(happenings.TILE_DISCARDED, state.seat, BIT[(hand & -hand) % 67])
            hand &= hand - 1
        state.placings = 0
    state.phase = ACTING


def end_turn(state: State) -> None:
    """Draw a tile (NS-T1); the game may be over (NS-T2)."""
    state.say(happenings.TURN_ENDED, state.seat)
    refill_hand(state, state.seat, state.mode.drawn_after)
    state.turns += 1
    state.turn += 1
    if state.turns == state.mode.turns:
        state.phase = OVER
        state.points_left = 0
        state.say(happenings.GAME_ENDED)
        return
    state.seat += 1
    if state.seat == state.seats:
        state.seat = 0
    begin_turn(state)
