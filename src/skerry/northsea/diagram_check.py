"""What must hold in a position, beyond its single lines."""

from __future__ import annotations

from skerry.core.game import SEAT_LETTERS
from skerry.core.message import Message
from skerry.northsea import layout
from skerry.northsea.components import ANIMALS, SETTLEMENT, SHIP, TILE_COUNT
from skerry.northsea.diagram_reader import Lines, wrong
from skerry.northsea.geometry import FEATURE
from skerry.northsea.modes import ALL_CAPTAINS
from skerry.northsea.numbers import CAPTAINS_OFFERED
from skerry.northsea.numbers import HAND as HAND_SIZE
from skerry.northsea.placing import fits_somewhere
from skerry.northsea.rules import NorthSea
from skerry.northsea.turns import ALL_TILES
from skerry.northsea.view import Table, conquered, tiles


def check_tiles(state: NorthSea, lines: Lines) -> None:
    """Every tile is in one place, and a hand that must place can (NS-T3, NS-SO2)."""
    pile = lines.one("pile")
    state.pile = pile.tiles()
    state.pile_size = len(tiles(state.pile))
    state.discarded = lines.one("discarded").tiles()
    laid = sum(1 << (state.info[cell] >> layout.TILE) for cell in Table(state).laid if state.info[cell] >> layout.TILE)
    seen = 0
    hands = [
        (state.players[seat << layout.SEAT | layout.HAND], lines.one(f"{SEAT_LETTERS[seat]} hand"))
        for seat in range(state.seats)
    ]
    for mask, line in ((laid, pile), (state.pile, pile), (state.discarded, lines.one("discarded")), *hands):
        if seen & mask:
            raise line.error("northsea-record-tile-twice", tile=tiles(seen & mask)[0])
        seen |= mask
    if seen != ALL_TILES:
        raise pile.error("northsea-record-tile-nowhere", tile=tiles(ALL_TILES & ~seen)[0])
    if state.discarded and not state.mode.solo:
        raise lines.one("discarded").error("northsea-record-discarded")
    hand = state.players[state.seat << layout.SEAT | layout.HAND]
    if state.mode.solo:
        expected = state.placings + HAND_SIZE - state.mode.placings if state.phase == layout.PLACING else 0
        if len(tiles(hand)) != expected:
            raise hands[0][1].error("northsea-record-hand", expected=expected)
        if state.pile_size != TILE_COUNT - HAND_SIZE * min(state.turns + 1, state.mode.turns):
            raise pile.error("northsea-record-solo-pile")
    if state.phase == layout.PLACING and not fits_somewhere(state, hand):
        raise hands[state.seat][1].error("northsea-record-no-tile-fits")


def check_supplies(state: NorthSea, lines: Lines) -> None:
    """As many animals, settlements and enemy ships as tiles that brought them; the rest is in the supply."""
    brought = [0] * (SHIP + 1)
    for cell in Table(state).laid:
        if state.info[cell] >> layout.TILE:
            brought[FEATURE[state.info[cell] >> layout.TILE]] += 1
    everybody = [state.players[seat << layout.SEAT : (seat + 1) << layout.SEAT] for seat in range(state.seats)]
    for kind, name in enumerate(ANIMALS):
        found = sum(pieces >> (layout.ANIMALS + 4 * kind) & 15 for pieces in state.pieces)
        found += sum(
            (own[layout.CARGO] >> (4 * kind) & 15) + (own[layout.LIVESTOCK] >> (4 * kind) & 15) for own in everybody
        )
        if found != brought[kind]:
            animals = Message(f"northsea-feature-{name}")
            raise wrong(
                lines.last, "northsea-record-animals-in-play", animals=animals, found=found, tiles=brought[kind]
            )
    standing = [pieces >> layout.SETTLEMENT for pieces in state.pieces if pieces >> layout.SETTLEMENT]
    taken = standing + [strength for own in everybody for strength in conquered(own[layout.CONQUERED])]
    if len(taken) != brought[SETTLEMENT]:
        raise wrong(lines.last, "northsea-record-settlements-in-play", found=len(taken), tiles=brought[SETTLEMENT])
    for strength in taken:
        if state.settlements >> (4 * (strength - 2)) & 15 == 0:
            raise wrong(lines.last, "northsea-record-settlements-of-strength", strength=strength)
        state.settlements -= 1 << (4 * (strength - 2))
    sunk, dead = sum(own[layout.SUNK] for own in everybody), sum(own[layout.DEAD] for own in everybody)
    afloat = sum(state.info[cell] & layout.ENEMY > 0 for cell in Table(state).laid)
    if afloat + sunk != brought[SHIP]:
        raise wrong(lines.last, "northsea-record-ships-in-play", found=afloat + sunk, tiles=brought[SHIP])
    for own in everybody:
        if own[layout.DEAD] > own[layout.SUNK]:
            raise wrong(lines.last, "northsea-record-many-dead")
    state.deadly -= dead
    state.harmless -= sunk - dead
    if min(state.deadly, state.harmless) < 0:
        raise wrong(lines.last, "northsea-record-ships-of-one-back")


def check_captains(state: NorthSea, lines: Lines) -> None:
    """Two different captains were offered to each, one of them is kept (NS-S2, NS-SO1)."""
    seen = ALL_CAPTAINS & ~state.mode.captains
    for seat in range(state.seats):
        letter, base = SEAT_LETTERS[seat], seat << layout.SEAT
        offer, captain = state.players[base | layout.OFFER], state.players[base | layout.CAPTAIN]
        line = lines.one(f"{letter} offer")
        if len(tiles(offer)) != CAPTAINS_OFFERED or offer & seen:
            raise line.error("northsea-record-captains-offered", expected=CAPTAINS_OFFERED)
        seen |= offer
        keeps = not state.mode.solo and (state.phase != layout.CHOOSING or seat < state.seat)
        if (captain >= 0) != keeps or (keeps and not offer >> captain & 1):
            raise lines.one(f"{letter} captain").error("northsea-record-captain-kept")
