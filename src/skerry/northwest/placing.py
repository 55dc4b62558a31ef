"""NW-A, NW-B, NW-C: drawing tiles, laying them, the holes they leave and the islands they close."""

from __future__ import annotations

from skerry.core.errors import UnforcedChance
from skerry.core.message import Message
from skerry.core.packed import append, i64, vec
from skerry.northwest import happenings, numbers
from skerry.northwest.codes import (
    CHANCE_LARGE,
    CHANCE_SMALL,
    CHOICE_SMALL,
    SECOND_PATTERN_SHIFT,
    SECOND_SQUARE_SHIFT,
    SQUARE_SHIFT,
    TILE_SHIFT,
    WAY_SHIFT,
)
from skerry.northwest.geometry import (
    AROUND,
    BESIDE,
    BIT_AT,
    FIRST_SMALL,
    NO_HALF,
    OFFSETS,
    PATTERN,
    SMALL_KIND,
    SMALL_PATTERNS,
    STRIDE,
    SYMBOL,
    SYMBOL_HALF,
    WAYS,
)
from skerry.northwest.layout import (
    BAG,
    CARTOGRAPHY,
    FACE_UP,
    FILLER,
    FREE,
    FROM_HAND,
    HAND,
    HANDS,
    ISLAND_SHIFT,
    JOKER,
    LAID_SHIFT,
    LAND,
    LARGE,
    LYING,
    ORIGIN_SHIFT,
    PILES,
    PLAYER,
    PRESTIGE,
    SHAPE_SHIFT,
    SHOWN,
    SINGLE,
    SMALL,
    TOKENS,
    UPRIGHT,
)
from skerry.northwest.reasons import (
    ALLOWED,
    CORNERS_DIFFER,
    NOT_BESIDE,
    NOT_FREE,
    NOT_TOGETHER,
    PASSAGE_CLOSED,
)
from skerry.northwest.seaway import closes_passage, pair_closes_passage
from skerry.northwest.state import State
from skerry.northwest.tuunbaq import maybe_appear

# -- drawing ------------------------------------------------------------------------------------------


def draw_from_bag(state: State) -> i64:
    """A large tile from the reserve, by chance."""
    stock = state.stock
    count = stock[BAG]
    if state.forcing():
        outcome = state.forced_outcome()
        tile = outcome & 255
        at = _find_in_bag(state, tile) if outcome >> 8 == CHANCE_LARGE else count
        if at == count:
            raise UnforcedChance(Message("record-chance-large"))
    else:
        at = state.pick(count)
        tile = stock[BAG + 1 + at]
    stock[BAG + 1 + at] = stock[BAG + count]
    stock[BAG + count] = 0
    stock[BAG] = count - 1
    state.stock_version += 1
    state.note_chance(CHANCE_LARGE << 8 | tile)
    return tile


def _find_in_bag(state: State, tile: i64) -> i64:
    stock = state.stock
    for at in range(stock[BAG]):
        if stock[BAG + 1 + at] == tile:
            return at
    return stock[BAG]


def shown_slot(state: State, tile: i64) -> i64:
    """Where among the face-up large tiles a tile lies, from 1; 0 if it does not."""
    stock = state.stock
    for slot in range(1, stock[FACE_UP] + 1):
        if stock[FACE_UP + slot] == tile:
            return slot
    return 0


def take_large(state: State, seat: i64, tile: i64) -> None:
    """NW-A1: a face-up tile goes to the reserve of a seat and is replaced at once, while the bag lasts."""
    slot = shown_slot(state, tile)
    add_to_hand(state, seat, tile)
    state.say(happenings.TILE_TAKEN, seat, tile)
    refill(state, slot)


def refill(state: State, slot: i64) -> None:
    """Replace the face-up tile of a slot."""
    stock = state.stock
    if stock[BAG] > 0:
        stock[FACE_UP + slot] = draw_from_bag(state)
        state.say(happenings.DISPLAY_REFILLED, stock[FACE_UP + slot], slot)
    else:
        for later in range(slot, stock[FACE_UP]):
            stock[FACE_UP + later] = stock[FACE_UP + later + 1]
        stock[FACE_UP + stock[FACE_UP]] = 0
        stock[FACE_UP] -= 1
        state.stock_version += 1


def take_small(state: State, seat: i64, kind: i64) -> None:
    """NW-A1: a small tile from its pile; NW-ST5: from the display, which `refill_small` then fills up."""
    state.stock[(SHOWN if state.mode.terror else PILES) + kind] -= 1
    state.stock_version += 1
    state.player[seat * PLAYER + SMALL + kind] += 1
    state.say(happenings.TILE_TAKEN, seat, FIRST_SMALL + kind)


def count_six(stock: vec[i64], start: i64) -> i64:
    """How many small tiles of all kinds six counts tell of."""
    total: i64 = 0
    for kind in range(start, start + 6):
        total += stock[kind]
    return total


def refill_small(state: State) -> None:
    """NW-ST5: the display of small tiles is filled up at random from all the small tiles left."""
    stock = state.stock
    while count_six(stock, SHOWN) < 6 and count_six(stock, PILES) > 0:
        kind = _draw_small(state)
        stock[PILES + kind] -= 1
        stock[SHOWN + kind] += 1
        state.stock_version += 1
        state.say(happenings.DISPLAY_REFILLED, FIRST_SMALL + kind, 0)


def _draw_small(state: State) -> i64:
    stock = state.stock
    kind: i64 = 0
    if state.forcing():
        outcome = state.forced_outcome()
        kind = outcome & 255
        if outcome >> 8 != CHANCE_SMALL or kind >= 6 or stock[PILES + kind] == 0:
            raise UnforcedChance(Message("record-chance-small"))
    else:
        number = state.pick(count_six(stock, PILES))
        while number >= stock[PILES + kind]:
            number -= stock[PILES + kind]
            kind += 1
    state.note_chance(CHANCE_SMALL << 8 | kind)
    return kind


def discard_and_replace(state: State, which: i64) -> None:
    """NW-ST5: all the large or all the small tiles of the display leave the game and are replaced."""
    stock = state.stock
    state.stock_version += 1
    state.say(happenings.TILES_DISCARDED, which)
    if which == CHOICE_SMALL:
        for kind in range(6):
            stock[SHOWN + kind] = 0
        refill_small(state)
        return
    stock[FACE_UP] = state.mode.display if stock[BAG] > state.mode.display else stock[BAG]
    for slot in range(1, state.mode.display + 1):
        stock[FACE_UP + slot] = 0
    for slot in range(1, stock[FACE_UP] + 1):
        stock[FACE_UP + slot] = draw_from_bag(state)
        state.say(happenings.DISPLAY_REFILLED, stock[FACE_UP + slot], slot)


def slide_left(state: State) -> None:
    """NW-SO2: the leftmost tile is gone, the others slide left, a new one comes on the right."""
    stock = state.stock
    last = FACE_UP + stock[FACE_UP]
    for slot in range(FACE_UP + 1, last):
        stock[slot] = stock[slot + 1]
    refill(state, stock[FACE_UP])


def refresh_large(state: State) -> None:
    """NW-B1: new face-up tiles from the bag, the old ones back into it; filled up from those if it held too few."""
    stock = state.stock
    old = stock[FACE_UP + 1 : FACE_UP + 1 + stock[FACE_UP]]
    wanted = i64(len(old))
    fresh = stock[BAG] if stock[BAG] < wanted else wanted
    for slot in range(1, fresh + 1):
        stock[FACE_UP + slot] = draw_from_bag(state)
    for tile in old:
        stock[BAG] += 1
        stock[BAG + stock[BAG]] = tile
    for slot in range(fresh + 1, wanted + 1):
        stock[FACE_UP + slot] = draw_from_bag(state)
    for slot in range(1, wanted + 1):
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


# -- where a tile may lie -------------------------------------------------------------------------------


def second_square(square: i64, shape: i64) -> i64:
    """The other square of a large tile, the same one for a small tile."""
    return square if shape == SINGLE else square + 1 if shape == LYING else square + STRIDE


def is_beside(place: i64, shape: i64, square: i64, other_shape: i64) -> bool:
    """NW-C2: whether two tiles share a side."""
    wanted = square * 4 + other_shape
    for position in BESIDE[place * 4 + shape]:
        if position == wanted:
            return True
    return False


def known_at(state: State, square: i64, shape: i64) -> i64:
    """What is known of the corners there: known << 6 | land, for a small tile known << 4 | land."""
    return state.fit[square] if shape == SINGLE else state.position_fit(square, shape)


def laying_problem(state: State, place: i64, square: i64, shape: i64, pattern: i64) -> i64:
    """Why a tile cannot be laid there from the tile at `place`: NW-C1 (free squares), C2, C3, C4 in this order."""
    if state.cover[square] != FREE or state.cover[second_square(square, shape)] != FREE:
        return NOT_FREE
    if not is_beside(place, state.shape_at(place), square, shape):
        return NOT_BESIDE
    fit = known_at(state, square, shape)
    known, land = (fit >> 4, fit & 15) if shape == SINGLE else (fit >> 6, fit & 63)
    if pattern & known != land:
        return CORNERS_DIFFER
    if closes_passage(state, square, shape, known, pattern):
        return PASSAGE_CLOSED
    return ALLOWED


def spots_beside(state: State, place: i64, small: bool) -> vec[i64]:
    """Where a small or a large tile may lie beside the tile at `place` (NW-C1, NW-C2).

    Each spot is square | shape << 8 | what is known of its corners << 10.
    """
    cover = state.cover
    spots = vec[i64](capacity=24)
    for position in BESIDE[place * 4 + state.shape_at(place)]:
        square, shape = position >> 2, position & 3
        if cover[square] != FREE or (shape == SINGLE) != small:
            continue
        if small:
            spots = append(spots, square | state.fit[square] << 10)
        elif cover[square + 1 if shape == LYING else square + STRIDE] == FREE:
            spots = append(spots, square | shape << 8 | state.position_fit(square, shape) << 10)
    return spots


def large_codes(state: State, codes: vec[i64], head: i64, spots: vec[i64], tile: i64) -> vec[i64]:
    """Append all the ways to lay a large tile on those spots (NW-C3, NW-C4)."""
    head |= tile << TILE_SHIFT
    ways = WAYS[tile]
    for spot in spots:
        known, land = spot >> 16, spot >> 10 & 63
        for way in ways:
            pattern = PATTERN[tile * 4 + way]
            if pattern & known == land:
                square, shape = spot & 255, spot >> 8 & 3
                if pattern == land or not closes_passage(state, square, shape, known, pattern):
                    turn = way | 4 if shape == UPRIGHT else way
                    codes = append(codes, head | square << SQUARE_SHIFT | turn << WAY_SHIFT)
    return codes


def small_codes(state: State, codes: vec[i64], head: i64, spots: vec[i64], kind: i64) -> vec[i64]:
    """Append all the ways to lay a small tile on those spots (NW-C3, NW-C4)."""
    head |= (FIRST_SMALL + kind) << TILE_SHIFT
    for spot in spots:
        square, known, land = spot & 255, spot >> 14, spot >> 10 & 15
        for pattern in SMALL_PATTERNS[kind]:
            if pattern & known == land and not closes_passage(state, square, SINGLE, known, pattern):
                codes = append(codes, head | square << SQUARE_SHIFT | pattern << WAY_SHIFT)
    return codes


# -- two small tiles at once (NW-ST5) ---------------------------------------------------------------------


def pair_codes(state: State, codes: vec[i64], firsts: vec[i64], seat: i64) -> vec[i64]:
    """Append, for each way to lay one small tile, all the ways to lay a second one next to it."""
    me = seat * PLAYER
    for first in firsts:
        square, pattern = first >> SQUARE_SHIFT & 255, first >> WAY_SHIFT & 15
        for step in AROUND:
            second = square + step
            if state.cover[second] != FREE:
                continue
            for kind in range(6):
                own: i64 = 1 if kind == SMALL_KIND[pattern] else 0
                if state.player[me + SMALL + kind] > own:
                    for other in SMALL_PATTERNS[kind]:
                        if second_problem(state, square, pattern, second, other) == ALLOWED:
                            pair = second << SECOND_SQUARE_SHIFT | other << SECOND_PATTERN_SHIFT
                            codes = append(codes, first | pair)
    return codes


def second_problem(state: State, square: i64, pattern: i64, second: i64, other: i64) -> i64:
    """Why a second small tile cannot be laid after a first one that can: free, next to it, NW-C3, NW-C4."""
    if state.cover[second] != FREE or second == square:
        return NOT_FREE
    step = second - square
    if step != 1 and step != -1 and step != STRIDE and step != -STRIDE:
        return NOT_TOGETHER
    fit = state.fit[second]
    known, land = fit >> 4, fit & 15
    for bit in range(4):
        offset = square + OFFSETS[bit] - second
        shared = BIT_AT[offset] if 0 <= offset < 32 else -1
        if shared >= 0:
            known |= 1 << shared
            land |= (pattern >> bit & 1) << shared
    if other & known != land:
        return CORNERS_DIFFER
    return PASSAGE_CLOSED if pair_closes_passage(state, square, pattern, second, other) else ALLOWED


# -- laying a tile ----------------------------------------------------------------------------------------


def cover_squares(state: State, tile: i64, origin: i64, square: i64, shape: i64, pattern: i64) -> None:
    """Put a tile on the board and make its corners known."""
    state.board_version += 1
    laid = square | shape << SHAPE_SHIFT | tile << LAID_SHIFT | origin << ORIGIN_SHIFT
    state.cover[square] = laid
    state.cover[second_square(square, shape)] = laid
    for bit in range(4 if shape == SINGLE else 6):
        state.know_corner(square + OFFSETS[shape * 6 + bit], pattern >> bit & 1)


def lay_large(state: State, seat: i64, tile: i64, square: i64, shape: i64, way: i64) -> None:
    """NW-C5: lay a large tile, put its token on it, fill holes, close islands."""
    pattern = PATTERN[tile * 4 + way]
    cover_squares(state, tile, FROM_HAND, square, shape, pattern)
    state.say(happenings.TILE_PLACED, seat, tile, square, shape, way)
    half = SYMBOL_HALF[tile * 4 + way]
    symbol_square: i64 = 0
    if half != NO_HALF:
        symbol_square = second_square(square, shape) if half else square
        state.token[symbol_square] |= SYMBOL[tile]
        state.say(happenings.TOKEN_PLACED, SYMBOL[tile], symbol_square)
    after_laying(state, seat, square, shape, SYMBOL[tile], symbol_square)


def lay_small(state: State, seat: i64, square: i64, pattern: i64) -> None:
    """Lay a small tile, fill holes, close islands."""
    tile = FIRST_SMALL + SMALL_KIND[pattern]
    cover_squares(state, tile, FROM_HAND, square, SINGLE, pattern)
    state.say(happenings.TILE_PLACED, seat, tile, square, SINGLE, pattern)
    after_laying(state, seat, square, SINGLE, 0, 0)


def after_laying(state: State, seat: i64, square: i64, shape: i64, symbol: i64, symbol_square: i64) -> None:
    maybe_appear(state, square, second_square(square, shape), symbol, symbol_square)
    close_islands(state, seat, square, shape)
    fill_holes(state, seat, square, shape)


def fill_holes(state: State, seat: i64, square: i64, shape: i64) -> None:
    """NW-C6: free squares with tiles or the border on all four sides, row by row from the north-west."""
    second = second_square(square, shape)
    cover = state.cover
    # The free squares around the tile in reading order: none of them is beside another one that is filled too.
    first = square - STRIDE
    last = second + STRIDE
    around = first
    while around <= last:
        if cover[around] == FREE and _is_hole(cover, around):
            _fill(state, seat, around)
        around = _next_around(square, second, around)


def _next_around(square: i64, second: i64, at: i64) -> i64:
    """The next square in reading order among those beside a tile."""
    best: i64 = 1 << 20
    for step in AROUND:
        one, other = square + step, second + step
        if at < one < best:
            best = one
        if at < other < best:
            best = other
    return best


def _is_hole(cover: vec[i64], square: i64) -> bool:
    return (
        cover[square - STRIDE] != FREE
        and cover[square - 1] != FREE
        and cover[square + 1] != FREE
        and cover[square + STRIDE] != FREE
    )


def _fill(state: State, seat: i64, square: i64) -> None:
    pattern = state.fit[square] & 15
    kind = SMALL_KIND[pattern]
    origin = FILLER
    if state.stock[PILES + kind] == 0:
        kind = _fullest_pile(state.stock)
        origin = JOKER
    tile = FIRST_SMALL + 6
    if state.stock[PILES + kind] > 0:
        state.stock[PILES + kind] -= 1
        state.stock_version += 1
        tile = FIRST_SMALL + kind
    cover_squares(state, tile, origin, square, SINGLE, pattern)
    state.say(happenings.HOLE_FILLED, seat, tile, square, pattern, origin)
    close_islands(state, seat, square, SINGLE)


def _fullest_pile(stock: vec[i64]) -> i64:
    best: i64 = 0
    for kind in range(1, 6):
        if stock[PILES + kind] > stock[PILES + best]:
            best = kind
    return best


# -- islands ------------------------------------------------------------------------------------------------


def close_islands(state: State, seat: i64, square: i64, shape: i64) -> None:
    """NW-C7: every island that is now closed, of those that the tile at `square` touches."""
    stamp = state.fresh_stamp()
    for bit in range(4 if shape == SINGLE else 6):
        corner = square + OFFSETS[shape * 6 + bit]
        if state.corner[corner] == LAND and state.seen[corner] != stamp:
            island = closed_island(state, corner, stamp)
            if len(island):
                score_island(state, seat, island)


def closed_island(state: State, start: i64, stamp: i64) -> vec[i64]:
    """The joined land corners from `start` if all the squares around them are covered, else nothing."""
    corner, cover, seen = state.corner, state.cover, state.seen
    found = vec[i64](capacity=16)
    found = append(found, start)
    seen[start] = stamp
    at: i64 = 0
    closed = True
    while at < len(found):
        here = found[at]
        at += 1
        if (
            cover[here] == FREE
            or cover[here - 1] == FREE
            or cover[here - STRIDE] == FREE
            or cover[here - STRIDE - 1] == FREE
        ):
            closed = False
        for step in AROUND:
            beside = here + step
            if corner[beside] == LAND and seen[beside] != stamp:
                seen[beside] = stamp
                found = append(found, beside)
    return found if closed else vec[i64]()


def island_tiles(state: State, island: vec[i64]) -> vec[i64]:
    """The first squares of the tiles that an island lies on."""
    tiles = vec[i64](capacity=8)
    for corner in island:
        for square in (corner, corner - 1, corner - STRIDE, corner - STRIDE - 1):
            tile = state.cover[square]
            if tile > 0 and tile & 255 not in tiles:
                tiles = append(tiles, tile & 255)
    return tiles


def island_points(tiles: i64) -> i64:
    """NW-P4."""
    most = i64(len(numbers.ISLAND_POINTS)) - 1
    return i64(numbers.ISLAND_POINTS[tiles if tiles < most else most])


def score_island(state: State, seat: i64, island: vec[i64]) -> None:
    tiles = i64(len(island_tiles(state, island)))
    if tiles < 2:
        return
    points = island_points(tiles)
    me = seat * PLAYER
    first = island[0]
    for corner in island:
        if corner < first:
            first = corner
    state.token[first] |= (seat + 1) << ISLAND_SHIFT
    state.player[me + PRESTIGE] += points
    token: i64 = 0
    if state.cartography_left > 0:
        state.cartography_left -= 1
        token = 1
        for holder in range(state.seats):
            if holder == seat or state.mode.terror:  # NW-CO2: it counts for both captains
                state.player[holder * PLAYER + TOKENS + CARTOGRAPHY] += 1
    state.say(happenings.ISLAND_CLOSED, seat, first, tiles, points, token)
