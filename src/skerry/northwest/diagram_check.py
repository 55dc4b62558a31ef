"""What must hold for a diagram as a whole: conservation of tiles, tokens and crew, and a turn that can be."""

from __future__ import annotations

from collections.abc import Iterable

from skerry.core.game import SEAT_LETTERS
from skerry.core.message import Message
from skerry.northwest import codes, layout, numbers
from skerry.northwest.components import SMALL_COPIES, SMALL_NAMES
from skerry.northwest.crew import crew_in
from skerry.northwest.diagram_reader import Reader
from skerry.northwest.events import order_seats
from skerry.northwest.geometry import CORNERS, FIRST_SMALL, SQUARES
from skerry.northwest.ice import area_at
from skerry.northwest.rules import Northwest
from skerry.northwest.turns import is_out, standing_areas
from skerry.northwest.view import face_up, hand, is_first


def check(reader: Reader, state: Northwest) -> None:
    reader.at = len(reader.lines)
    _check_tiles(reader, state)
    _check_arrow_tokens(reader, state)
    _check_sleds(reader, state)
    _check_turn(reader, state)


def _check_tiles(reader: Reader, state: Northwest) -> None:
    large = [*face_up(state), *(state.stock[layout.BAG + 1 + at] for at in range(state.stock[layout.BAG]))]
    for seat in range(state.seats):
        large += hand(state, seat)
    small = [state.stock[layout.PILES + kind] + state.stock[layout.SHOWN + kind] for kind in range(6)]
    for seat in range(state.seats):
        small = [small[kind] + state.player[seat * layout.PLAYER + layout.SMALL + kind] for kind in range(6)]
    for square in SQUARES:
        tile = state.cover[square] >> layout.LAID_SHIFT & 127
        if is_first(state, square) and tile < FIRST_SMALL:
            large.append(tile)
        elif is_first(state, square) and tile < FIRST_SMALL + 6:
            small[tile - FIRST_SMALL] += 1
    for tile in range(numbers.LARGE_TILES):
        if large.count(tile) > 1 or (large.count(tile) == 0 and not state.mode.shows_small):
            raise reader.wrong("northwest-record-tile-count", tile=f"L{tile}", count=large.count(tile))
    for kind, name in enumerate(SMALL_NAMES):
        if small[kind] > SMALL_COPIES[kind] or (small[kind] < SMALL_COPIES[kind] and not state.mode.shows_small):
            tiles = Message(f"northwest-tile-{name}")
            raise reader.wrong(
                "northwest-record-small-tiles", kind=tiles, found=small[kind], expected=SMALL_COPIES[kind]
            )


def _check_arrow_tokens(reader: Reader, state: Northwest) -> None:
    for name, field, values in _arrow_values(state):
        taken = [state.player[seat * layout.PLAYER + field] - 1 for seat in range(state.seats)]
        taken = [value for value in taken if value >= 0]
        if state.mode.passage_by_year and name == "passage":
            fits = len(taken) <= 1 and set(taken) <= set(values)
        else:
            fits = sorted(taken, reverse=True) == list(values[: len(taken)])
        if not fits:
            raise reader.wrong(
                "northwest-record-passage-tokens" if name == "passage" else "northwest-record-greenland-tokens",
                taken=_listed(taken),
                values=_listed(values),
            )
        if name == "passage":
            state.passages_taken = len(taken)
    if state.mode.has_greenland_tokens:
        state.greenlands_taken = state.returned
    for seat in range(state.seats):
        me = seat * layout.PLAYER
        rank = state.player[me + layout.RETURNED]
        tokens = _greenland_values(state)
        value = tokens[rank - 1] + 1 if 0 < rank <= len(tokens) else 0
        if state.player[me + layout.GREENLAND_TOKEN] != value:
            raise reader.wrong("northwest-record-greenland-rank", seat=SEAT_LETTERS[seat])
        home = layout.GREENLAND in (state.player[me + layout.SHIP_AT], state.player[me + layout.SLED_AT])
        if rank and not home:
            raise reader.wrong("northwest-record-back-where", seat=SEAT_LETTERS[seat])
        if state.player[me + layout.SLED_AT] == layout.GREENLAND and not rank:
            raise reader.wrong("northwest-record-sled-back", seat=SEAT_LETTERS[seat])
    held = sum(
        state.player[seat * layout.PLAYER + layout.TOKENS + layout.CARTOGRAPHY]
        + (state.player[seat * layout.PLAYER + layout.TOKENS_GIVEN] >> 24)
        for seat in range(state.seats)
    )
    islands = sum(1 for corner in CORNERS if state.token[corner] >> layout.ISLAND_SHIFT)
    out = numbers.CARTOGRAPHY_TOKENS - state.cartography_left
    if held != out * (state.seats if state.mode.shares_cartography else 1) or out != min(
        islands, numbers.CARTOGRAPHY_TOKENS
    ):
        raise reader.wrong("northwest-record-cartography")


def _listed(values: Iterable[int]) -> str:
    return ", ".join(map(str, values)) or "–"


def _arrow_values(state: Northwest) -> list[tuple[str, int, tuple[int, ...]]]:
    return [
        ("passage", int(layout.PASSAGE_TOKEN), state.mode.passage_tokens[state.seats]),
        ("greenland", int(layout.GREENLAND_TOKEN), _greenland_values(state)),
    ]


def _greenland_values(state: Northwest) -> tuple[int, ...]:
    return state.mode.greenland_tokens.get(state.seats, ())


def _check_sleds(reader: Reader, state: Northwest) -> None:
    for seat in range(state.seats):
        me = seat * layout.PLAYER
        place, area = state.player[me + layout.SLED_AT], state.player[me + layout.SLED_AREA]
        if place < layout.FIRST_TILE:
            continue
        bit = next(bit for bit in range(6) if area >> bit & 1)
        if area_at(state, place, bit, state.ice) == area:
            continue
        if state.phase != layout.STANDING or len(standing_areas(state, seat)) < 2:
            raise reader.wrong("northwest-record-sled-area", seat=SEAT_LETTERS[seat])


def _check_turn(reader: Reader, state: Northwest) -> None:
    seats = set(range(state.seats))
    order = order_seats(state.order)
    passed = [seat for seat in seats if state.player[seat * layout.PLAYER + layout.PASSED]]
    out = {seat for seat in seats if is_out(state, seat)}
    back = {seat for seat in seats if state.player[seat * layout.PLAYER + layout.RETURNED]}
    everybody = seats if state.mode.has_seasons else seats - back
    if not set(passed) <= set(order) or not everybody <= set(order) or back & set(passed):
        raise reader.wrong("northwest-record-turn-order")
    if state.phase == layout.OVER:
        if state.round < numbers.ROUNDS and out:
            raise reader.wrong("northwest-record-over-early")
        return
    dying = (
        state.phase == layout.TAKING and state.mode.needs_living_crew and state.actor not in back
    )  # by the refresh, NW-ST4
    if state.actor not in order or state.actor in passed or not (state.actor in out or dying):
        raise reader.wrong("northwest-record-actor")
    _check_phase(reader, state, bool(passed))


def _check_phase(reader: Reader, state: Northwest, anybody_passed: bool) -> None:
    if state.phase == layout.DRAFTING and (
        not state.mode.has_draft or state.round != 1 or anybody_passed or state.active
    ):
        raise reader.wrong("northwest-record-draft-late")
    if state.phase == layout.STANDING and len(standing_areas(state, state.actor)) < 2:
        raise reader.wrong("northwest-record-no-areas", seat=SEAT_LETTERS[state.actor])
    if state.phase == layout.LOSING:
        doomed = state.player[state.actor * layout.PLAYER + layout.CREW_TO_LOSE]
        columns = [crew_in(state, state.actor, vehicle) for vehicle in range(2)]
        if not doomed or not all(columns):
            raise reader.wrong("northwest-record-no-loss", seat=SEAT_LETTERS[state.actor])
    if state.phase == layout.TAKING and not _can_take(state):
        raise reader.wrong("northwest-record-nothing-to-take")
    if state.active and state.mode.one_turn_a_round:
        raise reader.wrong("northwest-record-solo-actions")


def _can_take(state: Northwest) -> bool:
    large, small = (
        state.stock[layout.FACE_UP] > 0,
        state.small_tiles(layout.SHOWN if state.mode.shows_small else layout.PILES) > 0,
    )
    return (large and state.refreshed != codes.CHOICE_SMALL) or (small and state.refreshed != codes.CHOICE_LARGE)
