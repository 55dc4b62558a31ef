"""NW-C: laying tiles, where they may lie, and the holes they leave."""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import packed
from skerry.core.packed import append, i64, vec
from skerry.northwest import happenings, numbers, reasons
from skerry.northwest.codes import (
    PLACE,
    WAY_UPRIGHT,
    kind_of,
    second_pattern_of,
    second_square_of,
    square_of,
    tile_of,
    way_of,
    with_second,
    with_square,
    with_tile,
)
from skerry.northwest.drawing import in_hand, remove_from_hand, slide_left
from skerry.northwest.geometry import (
    AGREEING,
    AROUND,
    AROUND_TILE,
    BESIDE_TILE,
    BIT_AT,
    FIRST_PRINTED,
    FIRST_SMALL,
    KIND_FIRST,
    KINDS_PATTERNS,
    LARGE_BESIDE,
    NO_HALF,
    NO_TILE,
    OFFSETS,
    PATTERN,
    SMALL_AGREEING,
    SMALL_BESIDE,
    SMALL_KIND,
    SMALL_LIST,
    SMALL_PATTERNS,
    STRIDE,
    SYMBOL,
    SYMBOL_HALF,
    TILE_PATTERNS,
    WAYS,
    WAYS_EACH,
    square_named,
)
from skerry.northwest.islands import close_islands
from skerry.northwest.layout import (
    CAIRN,
    FACE_UP,
    FILLER,
    FREE,
    FROM_HAND,
    JOKER,
    LAID_SHIFT,
    LYING,
    ORIGIN_SHIFT,
    PILES,
    PLAYER,
    PRINTED,
    SHAPE_SHIFT,
    SINGLE,
    SMALL,
    UPRIGHT,
)
from skerry.northwest.seaway import (
    closes_passage,
    may_close_passage,
    never_closes,
    pair_closes_passage,
    pair_never_closes,
    reached_by,
)
from skerry.northwest.state import FIRST_LARGE, FITTING, State, joined_fit, zeros
from skerry.northwest.tuunbaq import maybe_appear

SPOTS: Final = zeros(32)
"""Where spots are listed, and copied from at once."""
SINGLES: Final = zeros(6 * 16)
"""The same for single small tiles."""
FOLDED: Final = zeros(1024)
"""The same for pairs of small tiles."""
SQUARES_BESIDE: Final = zeros(256)
"""The same for what `_free_beside` tells, by square."""
MAY_CLOSE: Final[i64] = 16
LOOKED_AT: Final[i64] = 256
PATTERNS_SHIFT: Final[i64] = 44
"""Where in a folded list of pairs the second tile's patterns stand, above all that a code has."""

ONE_EACH: Final[i64] = 0x111111
"""A reserve of one small tile of each kind."""

# -- where a tile may lie -------------------------------------------------------------------------------


def second_square(square: i64, shape: i64) -> i64:
    """The other square of a large tile, the same one for a small tile."""
    return square if shape == SINGLE else square + 1 if shape == LYING else square + STRIDE


def is_beside(place: i64, shape: i64, square: i64, other_shape: i64) -> bool:
    """NW-C2: whether two tiles share a side."""
    wanted = square * 4 + other_shape
    positions = SMALL_BESIDE[place * 4 + shape] if other_shape == SINGLE else LARGE_BESIDE[place * 4 + shape]
    for position in positions:
        if position == wanted:
            return True
    return False


def known_at(state: State, square: i64, shape: i64) -> i64:
    """What is known of the corners there: known << 6 | land, for a small tile known << 4 | land."""
    return state.fit[square] if shape == SINGLE else state.position_fit(square, shape)


def is_free(cover: vec[i64], square: i64, shape: i64) -> bool:
    """NW-C1: whether a tile of that shape would lie on free squares of the grid."""
    return cover[square] == FREE and (shape == SINGLE or cover[second_square(square, shape)] == FREE)


def corners_agree(pattern: i64, known: i64, land: i64) -> bool:
    """NW-C3: whether every corner that is known has the terrain of the pattern."""
    return pattern & known == land


def laying_problem(state: State, place: i64, square: i64, shape: i64, pattern: i64) -> i64:
    """Why a tile cannot be laid there from the tile at `place`: NW-C1, NW-C2, NW-C3, NW-C4 in this order."""
    if not is_free(state.cover, square, shape):
        return reasons.NOT_FREE
    if not is_beside(place, state.shape_at(place), square, shape):
        return reasons.NOT_BESIDE
    fit = known_at(state, square, shape)
    known, land = (fit >> 4, fit & 15) if shape == SINGLE else (fit >> 6, fit & 63)
    if not corners_agree(pattern, known, land):
        return reasons.CORNERS_DIFFER
    return reasons.PASSAGE_CLOSED if closes_passage(state, square, shape, known, pattern) else reasons.ALLOWED


def place_problem(state: State, code: i64, place: i64) -> i64:
    """NW-C1 (the own reserve), then where the tile may lie; NW-ST5 for a second small tile."""
    return reasons.NOT_IN_RESERVE if len(missing_tiles(state, code)) else _where_problem(state, code, place)


def lay_problem(state: State, code: i64, place: i64) -> i64:
    """NW-SO2: only the leftmost tile of the display is drawn and placed in one go."""
    return _where_problem(state, code, place) if tile_of(code) == leftmost(state) else reasons.NOT_LEFTMOST


def leftmost(state: State) -> i64:
    """The leftmost tile of the display, -1 if none is left."""
    return state.stock[FACE_UP + 1] if state.stock[FACE_UP] else i64(-1)


def _where_problem(state: State, code: i64, place: i64) -> i64:
    tile, square, way = tile_of(code), square_of(code), way_of(code)
    if tile < FIRST_SMALL:
        return laying_problem(state, place, square, shape_of(way), PATTERN[tile * 4 + (way & 3)])
    problem = laying_problem(state, place, square, SINGLE, way)
    second = second_square_of(code)
    if problem != reasons.ALLOWED or second == 0:
        return problem
    return second_problem(state, square, way, second, second_pattern_of(code))


def shape_of(way: i64) -> i64:
    """Whether a large tile that is laid this way lies or stands."""
    return UPRIGHT if way & WAY_UPRIGHT else LYING


def missing_tiles(state: State, code: i64) -> list[int]:
    """NW-C1: the tiles of a placement that are not in the actor's reserve."""
    tile = tile_of(code)
    missing = [] if in_hand(state, state.actor, tile) else [int(tile)]
    if second_square_of(code):
        kind = SMALL_KIND[second_pattern_of(code)]
        needed: i64 = 2 if FIRST_SMALL + kind == tile else 1
        if state.player[state.actor * PLAYER + SMALL + kind] < needed:
            missing.append(int(FIRST_SMALL + kind))
    return missing


# -- all the ways to lay a tile -----------------------------------------------------------------------------
# For speed these do not ask `laying_problem` square by square: they go over the spots beside a tile (NW-C1, NW-C2),
# whose known corners are looked up once, and ask its last two questions (NW-C3, NW-C4). `test_legality` holds both
# together.


def spots_beside(state: State, place: i64, small: bool) -> vec[i64]:
    """Where a small or a large tile may lie beside the tile at `place` (NW-C1, NW-C2).

    Each spot is square | shape << 8 | what is known of its corners << 10.
    """
    found = list_spots(state, place, SPOTS, 0)
    return SPOTS[: found & 255] if small else SPOTS[FIRST_LARGE : FIRST_LARGE + (found >> 8)]


def list_spots(state: State, place: i64, spots: vec[i64], start: i64) -> i64:
    """List them from `start` on, those for large tiles from FIRST_LARGE after it on.

    What is returned is how many there are for a small tile | for a large one << 8.
    """
    cover, fit = state.cover, state.fit
    around = AROUND_TILE[place * 4 + state.shape_at(place)]
    small, large = start, start + FIRST_LARGE
    at: i64 = 0
    while at < len(around):
        square, positions = around[at], at + 2
        at = positions + around[at + 1]
        if cover[square] != FREE:
            continue
        spots[small] = square | fit[square] << 10
        small += 1
        for number in range(positions, at):
            first, shape = around[number] >> 2, around[number] & 3
            if is_free(cover, first, shape):
                spots[large] = first | shape << 8 | joined_fit(fit, first, shape) << 10
                large += 1
    return small - start | (large - start - FIRST_LARGE) << 8


def count_large(state: State, spots: vec[i64], start: i64, end: i64, tile: i64) -> i64:
    """How many ways there are to lay a large tile on those spots: how many codes `large_codes` finds."""
    patterns, near = TILE_PATTERNS[tile], state.near
    count: i64 = 0
    for at in range(start, end):
        spot = spots[at]
        fitting = AGREEING[spot >> 10] & patterns
        if fitting:
            if never_closes(near, spot & 255, spot >> 8 & 3):
                count += few(fitting) * WAYS_EACH[tile]
            else:
                count += _count_open(state, spot, fitting, tile)
    return count


def few(patterns: i64) -> i64:
    """How many a set of a large tile's patterns has: up to four, or only the one that is all land, bit 63."""
    if patterns < 0:
        return 1
    count: i64 = 0
    while patterns > 0:
        patterns &= patterns - 1
        count += 1
    return count


def _count_open(state: State, spot: i64, fitting: i64, tile: i64) -> i64:
    """How many of the ways whose patterns are in a set leave the way by sea open (NW-C4)."""
    square, shape, known, land = spot & 255, spot >> 8 & 3, spot >> 16, spot >> 10 & 63
    count: i64 = 0
    for way in WAYS[tile]:
        pattern = PATTERN[tile * 4 + way]
        if fitting >> pattern & 1 and (pattern == land or not closes_passage(state, square, shape, known, pattern)):
            count += 1
    return count


def count_small(state: State, spots: vec[i64], start: i64, count: i64, kinds: i64) -> i64:
    """How many ways there are to lay one of those kinds of small tiles on the spots from `start` on.

    Which patterns can lie on each is listed from FITTING after it on.
    """
    patterns, near = KINDS_PATTERNS[kinds], state.near
    ways: i64 = 0
    for at in range(start, start + count):
        spot = spots[at]
        fitting = SMALL_AGREEING[spot >> 10] & patterns
        if fitting and not never_closes(near, spot & 255, SINGLE):
            fitting = _open_singles(state, spot, fitting)
        spots[at + FITTING] = fitting
        ways += counted(fitting)
    return ways


def _open_singles(state: State, spot: i64, patterns: i64) -> i64:
    """Those of a small tile's patterns that leave the way by sea open (NW-C4)."""
    for at in range(i64(16)):
        if patterns >> at & 1 and closes_passage(state, spot & 255, SINGLE, spot >> 14, SMALL_LIST[at]):
            patterns ^= 1 << at
    return patterns


def counted_codes(spots: vec[i64], start: i64, count: i64, head: i64, kinds: i64) -> vec[i64]:
    """The ways that `count_small` has counted there: what `small_codes` finds, kind by kind."""
    codes = SINGLES
    n: i64 = 0
    for kind in range(i64(6)):
        patterns = KINDS_PATTERNS[kinds & 1 << kind]
        if patterns == 0:
            continue
        tile = with_tile(head, FIRST_SMALL + kind)
        for at in range(start, start + count):
            pattern = KIND_FIRST[kind]
            fitting = (spots[at + FITTING] & patterns) >> pattern
            while fitting:
                if fitting & 1:
                    codes[n] = with_square(tile, spots[at] & 255, SMALL_LIST[pattern])
                    n += 1
                fitting >>= 1
                pattern += 1
    return codes[:n]


def large_codes(state: State, codes: vec[i64], head: i64, spots: vec[i64], tile: i64) -> vec[i64]:
    """Append all the ways to lay a large tile on those spots (NW-C3, NW-C4)."""
    head = with_tile(head, tile)
    ways, patterns = WAYS[tile], TILE_PATTERNS[tile]
    for spot in spots:
        if AGREEING[spot >> 10] & patterns == 0:
            continue
        known, land = spot >> 16, spot >> 10 & 63
        for way in ways:
            pattern = PATTERN[tile * 4 + way]
            if corners_agree(pattern, known, land):
                square, shape = spot & 255, spot >> 8 & 3
                if pattern == land or not closes_passage(state, square, shape, known, pattern):
                    codes = append(codes, with_square(head, square, way | WAY_UPRIGHT if shape == UPRIGHT else way))
    return codes


def small_codes(state: State, codes: vec[i64], head: i64, spots: vec[i64], kind: i64) -> vec[i64]:
    """Append all the ways to lay a small tile on those spots (NW-C3, NW-C4)."""
    head = with_tile(head, FIRST_SMALL + kind)
    patterns = KINDS_PATTERNS[1 << kind]
    for spot in spots:
        if SMALL_AGREEING[spot >> 10] & patterns == 0:
            continue
        square, known, land = spot & 255, spot >> 14, spot >> 10 & 15
        for pattern in SMALL_PATTERNS[kind]:
            if corners_agree(pattern, known, land) and not closes_passage(state, square, SINGLE, known, pattern):
                codes = append(codes, with_square(head, square, pattern))
    return codes


# -- two small tiles at once (NW-ST5) ---------------------------------------------------------------------


# They are many, so they are kept folded: a list that begins with how many there are, then for each way to lay the first
# and each square for the second the code without the second's pattern, and above it the set of patterns that fit.


def pair_codes(state: State, firsts: vec[i64], seat: i64) -> vec[i64]:
    """For each way to lay one small tile all the ways to lay a second one next to it, folded."""
    fit, folded, beside = state.fit, FOLDED, SQUARES_BESIDE
    kinds, twice = kinds_held(state, seat, 1), kinds_held(state, seat, 2)
    for first in firsts:
        beside[square_of(first)] = 0
    n: i64 = 1
    count: i64 = 0
    left: i64 = 0
    tile: i64 = -1
    for first in firsts:
        square, pattern = square_of(first), way_of(first)
        if tile_of(first) != tile:
            tile = tile_of(first)
            left = KINDS_PATTERNS[kinds & ~(1 << (tile - FIRST_SMALL) & ~twice)]
        if left == 0:
            continue
        if beside[square] == 0:
            beside[square] = _free_beside(state, square)
        free = beside[square]
        reached: i64 = -1
        for at in range(i64(4)):
            if not free >> at & 1:
                continue
            second = square + AROUND[at]
            patterns = SMALL_AGREEING[fit_beside(fit, square, pattern, second)] & left
            if patterns == 0:
                continue
            if free >> at & MAY_CLOSE:
                if reached < 0:
                    reached = reached_by(state, square, pattern)
                if may_close_passage(state, reached, second):
                    patterns = _without_closing(state, square, pattern, second, patterns)
                    if patterns == 0:
                        continue
            folded[n] = with_second(first, second, 0) | patterns << PATTERNS_SHIFT
            n += 1
            count += counted(patterns)
    folded[0] = count
    return folded[:n]


def _free_beside(state: State, square: i64) -> i64:
    """Which of the squares beside one are free, a bit for each step AROUND, with MAY_CLOSE << the step where two small
    tiles may cut the way by sea (NW-C4); LOOKED_AT in any case."""
    cover, near = state.cover, state.near
    found = LOOKED_AT
    for at in range(i64(4)):
        second = square + AROUND[at]
        if cover[second] == FREE:
            found |= 1 << at
            if not pair_never_closes(near, square, second):
                found |= MAY_CLOSE << at
    return found


def _without_closing(state: State, square: i64, pattern: i64, second: i64, patterns: i64) -> i64:
    """Those of the second tile's patterns that leave the way by sea open (NW-C4)."""
    for at in range(i64(16)):
        if patterns >> at & 1 and pair_closes_passage(state, square, pattern, second, SMALL_LIST[at]):
            patterns ^= 1 << at
    return patterns


def unfolded(codes: vec[i64], folded: vec[i64]) -> vec[i64]:
    """Append all the pairs of a folded list."""
    for number in range(1, i64(len(folded))):
        pair = folded[number] & ((1 << PATTERNS_SHIFT) - 1)
        patterns = folded[number] >> PATTERNS_SHIFT
        at: i64 = 0
        while patterns >> at:
            if patterns >> at & 1:
                codes = append(codes, with_second(pair, 0, SMALL_LIST[at]))
            at += 1
    return codes


def pair_at(folded: vec[i64], number: i64) -> i64:
    """The pair with that number of a folded list."""
    group: i64 = 1
    patterns = folded[1] >> PATTERNS_SHIFT
    while number >= counted(patterns):
        number -= counted(patterns)
        group += 1
        patterns = folded[group] >> PATTERNS_SHIFT
    at: i64 = 0
    while number or not patterns >> at & 1:
        number -= patterns >> at & 1
        at += 1
    return with_second(folded[group] & ((1 << PATTERNS_SHIFT) - 1), 0, SMALL_LIST[at])


def counted(patterns: i64) -> i64:
    """How many a set of 16 has."""
    pairs = patterns - (patterns >> 1 & 0x5555)
    fours = (pairs & 0x3333) + (pairs >> 2 & 0x3333)
    eights = fours + (fours >> 4) & 0x0F0F
    return eights + (eights >> 8) & 31


def kinds_held(state: State, seat: i64, count: i64) -> i64:
    """The kinds of small tiles, a bit for each, of which a seat has at least `count`."""
    player, start = state.player, seat * PLAYER + SMALL
    kinds: i64 = 0
    for kind in range(i64(6)):
        if player[start + kind] >= count:
            kinds |= 1 << kind
    return kinds


def reserve_of(state: State, seat: i64) -> i64:
    """How many small tiles of each kind a seat has, in four bits each."""
    player, start = state.player, seat * PLAYER + SMALL
    reserve: i64 = 0
    for kind in range(i64(6)):
        reserve |= player[start + kind] << 4 * kind
    return reserve


def kinds_in(reserve: i64) -> i64:
    """The kinds of which a reserve has any, a bit for each."""
    some = reserve | reserve >> 1
    some = (some | some >> 2) & ONE_EACH
    low = some | some >> 3
    return low & 3 | low >> 6 & 12 | low >> 12 & 48


def is_one_tile(reserve: i64) -> bool:
    """Whether a reserve that is not empty has one tile and no more."""
    return reserve & (reserve - 1) == 0 and reserve & ONE_EACH == reserve


def fit_beside(fit: vec[i64], square: i64, pattern: i64, second: i64) -> i64:
    """What is known of the corners of a square when a small tile lies on one next to it: known << 4 | land."""
    return fit[second] | SHARED_CORNERS[(second - square + STRIDE) << 4 | pattern]


def _shared_corners(step: int, pattern: int) -> int:
    """What a small tile tells of the corners of the square one step from its own."""
    told = 0
    for bit in range(4):
        offset = OFFSETS[bit] - step
        if 0 <= offset < 32 and BIT_AT[offset] >= 0:
            told |= (16 | pattern >> bit & 1) << BIT_AT[offset]
    return told


SHARED_CORNERS: Final = packed(
    [_shared_corners(step, pattern) for step in range(-STRIDE, STRIDE + 1) for pattern in range(16)]
)
"""By (STRIDE + step) << 4 | pattern."""


def second_problem(state: State, square: i64, pattern: i64, second: i64, other: i64) -> i64:
    """NW-ST5: why a second small tile cannot lie beside a first one that can: NW-C1, next to it, NW-C3, NW-C4."""
    if state.cover[second] != FREE or second == square:
        return reasons.NOT_FREE
    step = second - square
    if step != 1 and step != -1 and step != STRIDE and step != -STRIDE:
        return reasons.NOT_TOGETHER
    fit = fit_beside(state.fit, square, pattern, second)
    if not corners_agree(other, fit >> 4, fit & 15):
        return reasons.CORNERS_DIFFER
    closes = pair_closes_passage(state, square, pattern, second, other)
    return reasons.PASSAGE_CLOSED if closes else reasons.ALLOWED


# -- laying a tile ----------------------------------------------------------------------------------------


def place(state: State, code: i64) -> None:
    """NW-C1, NW-SO2, NW-ST5: tiles of the reserve, or the leftmost one of the display, come onto the board."""
    seat, tile, square, way = state.actor, tile_of(code), square_of(code), way_of(code)
    if kind_of(code) == PLACE:
        remove_from_hand(state, seat, tile)
    else:
        slide_left(state)
    if tile < FIRST_SMALL:
        lay_large(state, seat, tile, square, shape_of(way), way & 3)
        return
    lay_small(state, seat, square, way)
    second = second_square_of(code)
    if second and state.cover[second] == FREE:
        pattern = second_pattern_of(code)
        remove_from_hand(state, seat, FIRST_SMALL + SMALL_KIND[pattern])
        lay_small(state, seat, second, pattern)


def lay_printed_tiles(state: State) -> None:
    """NW-G7."""
    for number, (west, north, south, cairn) in enumerate(numbers.PRINTED_TILES):
        pattern: i64 = 0
        for corner in north + south:
            pattern = pattern * 2 + (1 if corner == "L" else 0)
        cover_squares(state, FIRST_PRINTED + number, PRINTED, square_named(west), LYING, pattern)
        state.token[square_named(cairn)] = CAIRN


def cover_squares(state: State, tile: i64, origin: i64, square: i64, shape: i64, pattern: i64) -> None:
    """Put a tile on the board and make its corners known."""
    second = second_square(square, shape)
    state.note_change(square)
    state.note_change(second)
    state.map_changes += 1
    laid = square | shape << SHAPE_SHIFT | tile << LAID_SHIFT | origin << ORIGIN_SHIFT
    state.cover[square] = laid
    state.cover[second] = laid
    for bit in range(i64(4) if shape == SINGLE else i64(6)):
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
    """NW-C6: free squares with tiles or the border on all four sides, row by row from the north-west.

    Of those beside a tile none is beside another one that is filled too.
    """
    cover = state.cover
    for step in BESIDE_TILE[shape]:
        if cover[square + step] == FREE and _is_hole(cover, square + step):
            _fill(state, seat, square + step)


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
    tile = NO_TILE
    if state.stock[PILES + kind] > 0:
        state.stock[PILES + kind] -= 1
        state.note_stock()
        tile = FIRST_SMALL + kind
    cover_squares(state, tile, origin, square, SINGLE, pattern)
    state.say(happenings.HOLE_FILLED, seat, tile, square, pattern, origin)
    close_islands(state, seat, square, SINGLE)


def _fullest_pile(stock: vec[i64]) -> i64:
    best: i64 = 0
    for kind in range(1, i64(6)):
        if stock[PILES + kind] > stock[PILES + best]:
            best = kind
    return best
