"""Setting up the position that a diagram shows. Nothing is taken on trust."""

from __future__ import annotations

from typing import Final

from skerry.core.errors import OptionError
from skerry.core.game import SEAT_LETTERS
from skerry.core.info import GameInfo, OptionValue
from skerry.core.message import Message
from skerry.northwest import layout, numbers
from skerry.northwest.components import CARD_NAMES, LINE_ICE, LINE_SHIP, SMALL_NAMES, TOKEN_NAMES
from skerry.northwest.diagram import STAGES
from skerry.northwest.diagram_check import check
from skerry.northwest.diagram_map import read_islands, read_map, read_tokens
from skerry.northwest.diagram_reader import Reader
from skerry.northwest.drawing import add_to_hand
from skerry.northwest.events import order_seats
from skerry.northwest.geometry import COMPASS, COMPASS_BIT, CORNERS, FIRST_SMALL, SQUARES, ZONE
from skerry.northwest.ice import frozen_rows, ice_limit
from skerry.northwest.modes import MODES
from skerry.northwest.notation import (
    ARROWS,
)
from skerry.northwest.rules import Northwest
from skerry.northwest.scoring import token_points
from skerry.northwest.versions import VERSIONS
from skerry.northwest.view import PHASES, is_first
from skerry.northwest.voyage import card_effect

MOST_SUPPLIES_SHOWN: Final = 999


def read_diagram(info: GameInfo, text: str) -> tuple[Northwest, dict[str, OptionValue]]:
    """The position of a diagram and the game's options; `RecordError` with line and reason if it is none."""
    reader = Reader(text)
    state = Northwest()
    state.mode = MODES[info.id]
    state.version = VERSIONS[_read_version(reader, info)]
    state.seats = reader.number(reader.field("seats"), info.min_seats, info.max_seats)
    options = _read_options(reader, info, state.version.number)
    state.has_tuunbaq = bool(options.get("tuunbaq", False))
    state.loses_crew = bool(options.get("lost_crew", False))
    state.seed = reader.number(reader.field("seed"), 0, (1 << 62) - 1)
    state.drawn = reader.number(reader.field("drawn"), 0, 1_000_000)
    _read_clock(reader, state)
    read_map(reader, state)
    read_tokens(reader, state)
    read_islands(reader, state)
    read_stock(reader, state)
    for seat in range(state.seats):
        read_player(reader, state, seat)
    if any(line.strip() for line in reader.lines[reader.at :]):
        reader.at += 1
        raise reader.wrong("northwest-record-after-players")
    check(reader, state)
    return state, options


def _read_version(reader: Reader, info: GameInfo) -> int:
    """The version of the rules; diagrams were without it while there was only the first."""
    return reader.number(reader.field("rules"), 1, info.rules_version) if reader.next_is("rules") else 1


def _read_options(reader: Reader, info: GameInfo, rules: int) -> dict[str, OptionValue]:
    given: dict[str, object] = {}
    for option in info.options_of(rules):
        value = reader.field(f"option {option.name}")
        given[option.name] = {"yes": True, "no": False}.get(value, value)
        if not isinstance(option.default, bool):
            given[option.name] = reader.number(value, option.low, option.high)
    try:
        return info.check_options(given, rules)
    except OptionError as error:
        raise reader.told(error.why) from None


def _read_clock(reader: Reader, state: Northwest) -> None:
    state.round = reader.number(reader.field("round"), 1, numbers.ROUNDS)
    state.turn = reader.number(reader.field("turn"), 0, 1_000_000)
    state.phase = PHASES.index(reader.choice(reader.field("phase"), PHASES))
    if state.phase in (layout.STANDING, layout.LOSING):
        state.stage = STAGES.index(reader.choice(reader.field("after"), STAGES[1:]))
    actor = reader.field("to act")
    state.actor = -1 if actor == "-" else SEAT_LETTERS.index(reader.choice(actor, SEAT_LETTERS[: state.seats]))
    if (state.actor < 0) != (state.phase == layout.OVER):
        raise reader.wrong("northwest-record-nobody-acts")
    state.active = reader.number(reader.field("actions"), 0, 100)
    state.order = reader.seats(reader.field("order"), state.seats)
    passed = reader.seats(reader.field("passed"), state.seats)
    for seat in order_seats(passed):
        state.player[seat * layout.PLAYER + layout.PASSED] = 1
    if not state.mode.has_seasons:
        state.next_order = passed
    for rank, seat in enumerate(order_seats(reader.seats(reader.field("back"), state.seats)), 1):
        state.player[seat * layout.PLAYER + layout.RETURNED] = rank
        state.returned = rank
    if state.mode.has_seasons:
        _read_season(reader, state)
    state.ice = ice_limit(frozen_rows(state.round, state.ice_shift))


def _read_season(reader: Reader, state: Northwest) -> None:
    state.season_turn = reader.number(reader.field("season turn"), 1, numbers.TERROR_TURNS)
    card = reader.field("card")
    state.card = -1 if card == "-" else CARD_NAMES.index(reader.choice(card, CARD_NAMES))
    state.ice_shift = reader.number(reader.field("ice shift"), -1, 1)
    deck = reader.field("deck").split()
    cards = [CARD_NAMES.index(reader.choice(name, CARD_NAMES)) for name in deck if name != "-"]
    drawn = numbers.VOYAGE_CARDS - len(cards)
    if len(set(cards)) != len(cards) or state.card in cards or drawn not in (state.round - 1, state.round):
        raise reader.wrong("northwest-record-deck", season=state.round)
    for at, drawn_card in enumerate(cards):
        state.stock[layout.CARDS + 1 + at] = drawn_card
    state.stock[layout.CARDS] = len(cards)
    if drawn == state.round and state.card >= 0:
        state.ship_drag = card_effect(state.card, LINE_SHIP)
        state.sled_drag = card_effect(state.card, LINE_SHIP + 1)
        if state.ice_shift != card_effect(state.card, LINE_ICE):
            raise reader.wrong("northwest-record-ice-shift", card=card, shift=state.ice_shift)
    state.refreshed = ("-", "large", "small").index(reader.choice(reader.field("refreshed"), ("-", "large", "small")))
    if (state.refreshed > 0) != (state.phase == layout.TAKING):
        raise reader.wrong("northwest-record-refreshed")


def read_stock(reader: Reader, state: Northwest) -> None:
    shown = reader.tiles(reader.field("display"))
    if len(shown) > state.mode.display or any(tile >= FIRST_SMALL for tile in shown):
        raise reader.wrong("northwest-record-display", most=state.mode.display)
    state.stock[layout.FACE_UP] = len(shown)
    for slot, tile in enumerate(shown, 1):
        state.stock[layout.FACE_UP + slot] = tile
    bag = reader.tiles(reader.field("bag"))
    if len(bag) > numbers.LARGE_TILES or any(tile >= FIRST_SMALL for tile in bag):
        raise reader.wrong("northwest-record-bag", most=numbers.LARGE_TILES)
    if bag and len(shown) < state.mode.display:
        raise reader.wrong("northwest-record-display-unfilled")
    state.stock[layout.BAG] = len(bag)
    for at, tile in enumerate(bag):
        state.stock[layout.BAG + 1 + at] = tile
    for kind, count in enumerate(reader.counts(reader.field("piles"), SMALL_NAMES, numbers.SMALL_TILES)):
        state.stock[layout.PILES + kind] = count
    if state.mode.shows_small:
        for kind, count in enumerate(reader.counts(reader.field("small display"), SMALL_NAMES, 6)):
            state.stock[layout.SHOWN + kind] = count
        shown_small = state.small_tiles(layout.SHOWN)
        if shown_small > 6 or (shown_small < 6 and state.small_tiles(layout.PILES)):
            raise reader.wrong("northwest-record-small-display")
    state.cartography_left = reader.number(reader.field("cartography"), 0, numbers.CARTOGRAPHY_TOKENS)
    if state.has_tuunbaq:
        place = reader.field("tuunbaq")
        state.tuunbaq_at = 0 if place == "-" else read_place(reader, state, place)
        if 0 < state.tuunbaq_at < layout.FIRST_TILE:
            raise reader.wrong("northwest-record-tuunbaq")


def read_player(reader: Reader, state: Northwest, seat: int) -> None:
    p, me = state.player, seat * layout.PLAYER
    reader.expect(f"player {SEAT_LETTERS[seat]}")
    p[me + layout.SHIP_AT] = read_place(reader, state, reader.field("ship"))
    _read_sled(reader, state, seat, reader.field("sled").split())
    for name, at in (("ship crew", layout.SHIP_AVAILABLE), ("sled crew", layout.SLED_AVAILABLE)):
        counts = reader.counts(reader.field(name), ("available", "resting"), numbers.CREW, name_first=False)
        p[me + at], p[me + at + 1] = counts
    gone = reader.counts(reader.field("gone"), ("lost", "discarded", "removed"), numbers.CREW, name_first=False)
    p[me + layout.CREW_LOST], p[me + layout.CREW_DISCARDED], p[me + layout.CREW_REMOVED_EARLY] = gone
    _check_gone(reader, state, gone)
    if state.loses_crew and state.version.owner_leaves_crew and state.stage and state.round == numbers.YEAR_ONE + 1:
        p[me + layout.CREW_TO_LOSE] = numbers.SOLO_LOST_CREW - gone[2]
    if state.living_crew(seat) + sum(gone) != numbers.CREW:
        raise reader.wrong("northwest-record-crew", seat=SEAT_LETTERS[seat], crew=numbers.CREW)
    if (
        p[me + layout.SLED_AT] in (layout.ABOARD, layout.LOST)
        and p[me + layout.SLED_AVAILABLE] + p[me + layout.SLED_RESTING]
    ):
        raise reader.wrong("northwest-record-sled-crew")
    for tile in reader.tiles(reader.field("reserve")):
        if tile >= FIRST_SMALL:
            p[me + layout.SMALL + tile - FIRST_SMALL] += 1
        elif p[me + layout.LARGE] < numbers.LARGE_TILES:
            add_to_hand(state, seat, tile)
    _read_tokens_held(reader, state, seat)
    _read_arrow_tokens(reader, state, seat)
    if state.mode.uses_supplies:
        _read_supplies(reader, state, seat)


def _read_supplies(reader: Reader, state: Northwest, seat: int) -> None:
    p, me = state.player, seat * layout.PLAYER
    names = ("food", "morale", "sites", "doomed")
    values = reader.counts(reader.field("supplies"), names, state.version.most_supplies or MOST_SUPPLIES_SHOWN)
    p[me + layout.FOOD], p[me + layout.MORALE], p[me + layout.SITES], p[me + layout.CREW_TO_LOSE] = values
    franklin = int(layout.FRANKLIN) | (seat + 1) << layout.TAKER_SHIFT
    sites = sum(ZONE[square] for square in SQUARES if state.token[square] & 63 == franklin)
    if p[me + layout.SITES] != sites:
        raise reader.wrong("northwest-record-sites", found=p[me + layout.SITES], expected=sites)
    if p[me + layout.CREW_TO_LOSE] and (state.phase != layout.LOSING or p[me + layout.CREW_TO_LOSE] > 2):
        raise reader.wrong("northwest-record-doomed")


def _check_gone(reader: Reader, state: Northwest, gone: list[int]) -> None:
    """Crew leave the game only as the mode's rules say."""
    _, discarded, removed = gone
    if discarded and not state.has_tuunbaq:
        raise reader.wrong("northwest-record-crew-discarded")
    if removed and (not state.loses_crew or state.round <= numbers.YEAR_ONE or removed > numbers.SOLO_LOST_CREW):
        raise reader.wrong("northwest-record-crew-removed")


def read_place(reader: Reader, state: Northwest, text: str) -> int:
    if text in ARROWS:
        return int(ARROWS[text])
    square = reader.square(text)
    if not is_first(state, square):
        raise reader.wrong("northwest-record-no-tile", square=text)
    return square


def _read_sled(reader: Reader, state: Northwest, seat: int, words: list[str]) -> None:
    me = seat * layout.PLAYER
    if words in (["aboard"], ["lost"]):
        state.player[me + layout.SLED_AT] = layout.LOST if words == ["lost"] else layout.ABOARD
        return
    place = read_place(reader, state, words[0] if words else "")
    area = 0
    if place >= layout.FIRST_TILE:
        for word in words[1:]:
            bit = COMPASS_BIT[state.shape_at(place) * 8 + COMPASS.index(reader.choice(word, COMPASS))]
            if bit < 0:
                raise reader.wrong("northwest-record-no-corner", square=words[0], corner=word)
            area |= 1 << bit
    if (place >= layout.FIRST_TILE) != (area > 0) or (place < layout.FIRST_TILE and words[1:]):
        raise reader.wrong("northwest-record-sled-corners")
    state.player[me + layout.SLED_AT], state.player[me + layout.SLED_AREA] = place, area


def _read_tokens_held(reader: Reader, state: Northwest, seat: int) -> None:
    """The tokens a seat took, those of its islands among them, are held or were given to the Tuunbaq."""
    p, me = state.player, seat * layout.PLAYER
    held = reader.counts(reader.field("tokens"), TOKEN_NAMES[1:], 63)
    given = reader.counts(reader.field("given"), TOKEN_NAMES[1:], 63) if state.has_tuunbaq else [0] * 5
    for kind, (count, gone) in enumerate(zip(held, given, strict=True), 1):
        p[me + layout.TOKENS + kind] = count
        p[me + layout.TOKENS_GIVEN] |= gone << 6 * (kind - 1)
        taken = _taken(state, seat, kind)
        if count + gone > taken or (count + gone < taken and kind != layout.CARTOGRAPHY):
            token = Message(f"northwest-token-{TOKEN_NAMES[kind]}")
            raise reader.wrong("northwest-record-tokens", token=token, found=count + gone, taken=taken)


def _taken(state: Northwest, seat: int, kind: int) -> int:
    if kind == layout.CARTOGRAPHY:
        closers = [state.token[corner] >> layout.ISLAND_SHIFT for corner in CORNERS]
        return sum(1 for closer in closers if closer == seat + 1 or (closer and state.mode.shares_cartography))
    wanted = kind | (seat + 1) << layout.TAKER_SHIFT
    squares = [square for square in SQUARES if state.token[square] & 63 == wanted]
    if not state.mode.tokens_give_supplies:
        state.player[seat * layout.PLAYER + layout.PRESTIGE] += sum(token_points(kind, square) for square in squares)
    return len(squares)


def _read_arrow_tokens(reader: Reader, state: Northwest, seat: int) -> None:
    p, me = state.player, seat * layout.PLAYER
    for name, field in (("passage", layout.PASSAGE_TOKEN), ("greenland", layout.GREENLAND_TOKEN)):
        text = reader.field(name)
        p[me + field] = 0 if text == "-" else reader.number(text, 1, 100) + 1
    at_passage = layout.PASSAGE in (p[me + layout.SHIP_AT], p[me + layout.SLED_AT])
    if at_passage and not p[me + layout.PASSAGE_TOKEN]:
        raise reader.wrong("northwest-record-passage-token")
