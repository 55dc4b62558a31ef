"""NW-A, NW-B, NW-ST5: drawing tiles, the display, and the reserve of a player."""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import packed
from skerry.core.packed import i64, vec
from skerry.northwest import happenings, reasons
from skerry.northwest.chance import draw_large, draw_small
from skerry.northwest.codes import (
    CHOICE_LARGE,
    CHOICE_SMALL,
    REFRESH,
    second_drawn_of,
    tile_of,
    with_choice,
    with_second_drawn,
    with_tile,
)
from skerry.northwest.geometry import FIRST_SMALL
from skerry.northwest.layout import (
    BAG,
    DRAFTING,
    FACE_UP,
    HAND,
    HANDS,
    LARGE,
    PILES,
    PLAYER,
    SHOWN,
    SMALL,
    TAKING,
)
from skerry.northwest.state import State

# -- what may be drawn ------------------------------------------------------------------------------------


def draw_problem(state: State, code: i64) -> i64:
    """NW-A1, NW-S4, NW-B1, NW-ST5: why a tile cannot be drawn, or two small ones."""
    tile, second = tile_of(code), second_drawn_of(code)
    if tile < FIRST_SMALL:
        return large_problem(state, tile)
    return small_problem(state, tile - FIRST_SMALL, second)


def large_problem(state: State, tile: i64) -> i64:
    """NW-A1: a large tile lies face up; NW-ST5: not if the small ones were refreshed."""
    if state.phase == TAKING and state.refreshed == CHOICE_SMALL:
        return reasons.REFRESHED_KIND
    if shown_slot(state, tile):
        return reasons.ALLOWED
    return reasons.DRAFT_NOT_SHOWN if state.phase == DRAFTING else reasons.LARGE_NOT_SHOWN


def small_problem(state: State, kind: i64, second: i64) -> i64:
    """NW-A1: one small tile from a pile; NW-S4: none in the draft."""
    if state.phase == DRAFTING:
        return reasons.DRAFT_IS_LARGE
    if state.mode.shows_small:
        return _shown_problem(state, kind, second)
    if second >= 0:
        return reasons.ONE_ONLY
    return reasons.ALLOWED if state.stock[PILES + kind] > 0 else reasons.PILE_EMPTY


def _shown_problem(state: State, kind: i64, second: i64) -> i64:
    """NW-ST5: small tiles are drawn from the display, two while two are shown."""
    if state.phase == TAKING and state.refreshed == CHOICE_LARGE:
        return reasons.REFRESHED_KIND
    if state.stock[SHOWN + kind] == 0:
        return reasons.SMALL_NOT_SHOWN
    if second < 0:
        return reasons.ALLOWED if state.small_tiles(SHOWN) == 1 else reasons.TWO_SMALL
    enough = state.stock[SHOWN + second] > (i64(1) if second == kind else i64(0))
    return reasons.ALLOWED if enough else reasons.SMALL_NOT_SHOWN


def draw_codes(state: State, codes: vec[i64], n: i64, head: i64) -> i64:
    """List what can be drawn, from the n-th place on; what is returned is the place behind.

    For speed one asks once for the large tiles and once for the small ones, and takes these from tables:
    `test_legality` holds them and the predicates together.
    """
    if state.phase != TAKING or state.refreshed != CHOICE_SMALL:
        n = face_up_codes(state, codes, n, head)
    if state.phase == DRAFTING or (state.phase == TAKING and state.refreshed == CHOICE_LARGE):
        return n
    for tiles in small_draws(state):
        codes[n] = head | tiles
        n += 1
    return n


def face_up_codes(state: State, codes: vec[i64], n: i64, head: i64) -> i64:
    """List the draws of large tiles."""
    stock = state.stock
    for slot in range(FACE_UP + 1, FACE_UP + 1 + stock[FACE_UP]):
        codes[n] = with_tile(head, stock[slot])
        n += 1
    return n


def small_draws(state: State) -> vec[i64]:
    """The draws of small tiles, without who draws."""
    stock = state.stock
    if not state.mode.shows_small:
        return ONE_SMALL[_kinds_left(stock)]
    once: i64 = 0
    twice: i64 = 0
    for kind in range(i64(6)):
        shown = stock[SHOWN + kind]
        if shown:
            once |= 1 << kind
            if shown > 1:
                twice |= 1 << kind
    only_one = twice == 0 and once & (once - 1) == 0
    return ONE_SMALL[once] if only_one else TWO_SMALL[twice << 6 | once]


def _kinds_left(stock: vec[i64]) -> i64:
    """The kinds of small tiles, a bit for each, whose piles are not empty."""
    kinds: i64 = 0
    for kind in range(i64(6)):
        if stock[PILES + kind]:
            kinds |= 1 << kind
    return kinds


def _one_small(kinds: int) -> vec[i64]:
    return packed([with_tile(0, FIRST_SMALL + kind) for kind in range(6) if kinds >> kind & 1])


def _two_small(twice: int, once: int) -> vec[i64]:
    return packed(
        [
            with_second_drawn(with_tile(0, FIRST_SMALL + kind), second)
            for kind in range(6)
            for second in range(kind, 6)
            if once >> kind & 1 and (twice if kind == second else once) >> second & 1
        ]
    )


ONE_SMALL: Final = vec[vec[i64]]([_one_small(kinds) for kinds in range(64)])
"""By the kinds there are: the draws of one small tile."""
TWO_SMALL: Final = vec[vec[i64]](
    [_two_small(twice, once) if twice & ~once == 0 else vec[i64]() for twice in range(64) for once in range(64)]
)
"""By the kinds there are twice << 6 | the kinds there are: the draws of two small tiles (NW-ST5)."""


def refresh_codes(state: State) -> vec[i64]:
    """The ways to refresh, without who does it."""
    allowed: i64 = 0
    for choice in range(i64(3)):
        if refresh_problem(state, choice) == reasons.ALLOWED:
            allowed |= 1 << choice
    return REFRESHES[allowed]


REFRESHES: Final = vec[vec[i64]](
    [
        packed([with_choice(REFRESH, choice) for choice in range(CHOICE_SMALL + 1) if allowed >> choice & 1])
        for allowed in range(8)
    ]
)


def refresh_problem(state: State, choice: i64) -> i64:
    """NW-B1, NW-ST5: why the tiles on display cannot be replaced; in the Terror modes one says which."""
    if state.mode.shows_small != (choice > 0):
        return reasons.REFRESH_WHICH if choice == 0 else reasons.REFRESH_ALL
    left = state.small_tiles(PILES) if choice == CHOICE_SMALL else state.stock[BAG]
    return reasons.ALLOWED if left > 0 else reasons.BAG_EMPTY


# -- the display --------------------------------------------------------------------------------------------


def shown_slot(state: State, tile: i64) -> i64:
    """Where among the face-up large tiles a tile lies, from 1; 0 if it does not."""
    stock = state.stock
    for slot in range(1, stock[FACE_UP] + 1):
        if stock[FACE_UP + slot] == tile:
            return slot
    return 0


def draw(state: State, code: i64) -> None:
    """NW-A1, NW-ST5: tiles of the display go to the actor's reserve and are replaced at once."""
    tile, second = tile_of(code), second_drawn_of(code)
    if tile < FIRST_SMALL:
        _take_large(state, state.actor, tile)
        return
    _take_small(state, state.actor, tile - FIRST_SMALL)
    if second >= 0:
        _take_small(state, state.actor, second)
    if state.mode.shows_small:
        refill_small(state)


def _take_large(state: State, seat: i64, tile: i64) -> None:
    slot = shown_slot(state, tile)
    add_to_hand(state, seat, tile)
    state.say(happenings.TILE_TAKEN, seat, tile)
    refill(state, slot)


def _take_small(state: State, seat: i64, kind: i64) -> None:
    state.stock[(SHOWN if state.mode.shows_small else PILES) + kind] -= 1
    state.player[seat * PLAYER + SMALL + kind] += 1
    state.note_reserve(seat)
    state.note_stock()
    state.say(happenings.TILE_TAKEN, seat, FIRST_SMALL + kind)


def refill(state: State, slot: i64) -> None:
    """NW-A1: replace the face-up tile of a slot, while the reserve lasts."""
    stock = state.stock
    if stock[BAG] > 0:
        stock[FACE_UP + slot] = draw_large(state)
        state.say(happenings.DISPLAY_REFILLED, stock[FACE_UP + slot], slot)
    else:
        for later in range(slot, stock[FACE_UP]):
            stock[FACE_UP + later] = stock[FACE_UP + later + 1]
        stock[FACE_UP + stock[FACE_UP]] = 0
        stock[FACE_UP] -= 1


def refill_small(state: State) -> None:
    """NW-ST5: the display of small tiles is filled up at random from all the small tiles left."""
    stock = state.stock
    missing, left = 6 - state.small_tiles(SHOWN), state.small_tiles(PILES)
    for drawn in range(missing if missing < left else left):
        kind = draw_small(state, left - drawn)
        stock[SHOWN + kind] += 1
        state.say(happenings.DISPLAY_REFILLED, FIRST_SMALL + kind, 0)


def slide_left(state: State) -> None:
    """NW-SO2: the leftmost tile is gone, the others slide left, a new one comes on the right."""
    stock = state.stock
    last = FACE_UP + stock[FACE_UP]
    for slot in range(FACE_UP + 1, last):
        stock[slot] = stock[slot + 1]
    refill(state, stock[FACE_UP])


def refresh(state: State, choice: i64) -> None:
    """NW-B1, NW-ST5: new tiles on display."""
    if state.mode.shows_small:
        state.refreshed = choice
        _discard_and_replace(state, choice)
    else:
        _swap_large(state)


def _swap_large(state: State) -> None:
    """NW-B1: new face-up tiles from the bag, the old ones back into it; filled up from those if it held too few."""
    stock = state.stock
    old = stock[FACE_UP + 1 : FACE_UP + 1 + stock[FACE_UP]]
    wanted = i64(len(old))
    fresh = stock[BAG] if stock[BAG] < wanted else wanted
    for slot in range(1, fresh + 1):
        stock[FACE_UP + slot] = draw_large(state)
    for tile in old:
        stock[BAG] += 1
        stock[BAG + stock[BAG]] = tile
    for slot in range(fresh + 1, wanted + 1):
        stock[FACE_UP + slot] = draw_large(state)
    for slot in range(1, wanted + 1):
        state.say(happenings.DISPLAY_REFILLED, stock[FACE_UP + slot], slot)


def _discard_and_replace(state: State, choice: i64) -> None:
    """NW-ST5: all the large or all the small tiles of the display leave the game and are replaced."""
    stock = state.stock
    state.say(happenings.TILES_DISCARDED, choice)
    if choice == CHOICE_SMALL:
        for kind in range(6):
            stock[SHOWN + kind] = 0
        state.note_stock()
        refill_small(state)
        return
    stock[FACE_UP] = state.mode.display if stock[BAG] > state.mode.display else stock[BAG]
    for slot in range(1, state.mode.display + 1):
        stock[FACE_UP + slot] = 0
    for slot in range(1, stock[FACE_UP] + 1):
        stock[FACE_UP + slot] = draw_large(state)
        state.say(happenings.DISPLAY_REFILLED, stock[FACE_UP + slot], slot)


# -- the reserve of a player ----------------------------------------------------------------------------


def add_to_hand(state: State, seat: i64, tile: i64) -> None:
    me = seat * PLAYER + LARGE
    state.stock[HANDS + seat * HAND + state.player[me]] = tile
    state.player[me] += 1


def in_hand(state: State, seat: i64, tile: i64) -> bool:
    """Whether a seat has the tile, large or small, in its reserve."""
    if tile >= FIRST_SMALL:
        return state.player[seat * PLAYER + SMALL + tile - FIRST_SMALL] > 0
    start = HANDS + seat * HAND
    for at in range(start, start + state.player[seat * PLAYER + LARGE]):
        if state.stock[at] == tile:
            return True
    return False


def remove_from_hand(state: State, seat: i64, tile: i64) -> None:
    if tile >= FIRST_SMALL:
        state.player[seat * PLAYER + SMALL + tile - FIRST_SMALL] -= 1
        state.note_reserve(seat)
        return
    stock = state.stock
    start = HANDS + seat * HAND
    last = start + state.player[seat * PLAYER + LARGE] - 1
    at = start
    while stock[at] != tile:
        at += 1
    while at < last:
        stock[at] = stock[at + 1]
        at += 1
    stock[last] = 0
    state.player[seat * PLAYER + LARGE] -= 1
    state.note_gone(seat)
