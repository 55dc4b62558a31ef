"""Drawing anew what a seat cannot know: other hands, the draw pile, captains that are not shown."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from skerry.core.history import Entry
from skerry.northsea import codes
from skerry.northsea.components import CAPTAINS
from skerry.northsea.placing import fits_somewhere
from skerry.northsea.rules import NorthSea
from skerry.northsea.state import CAPTAIN, CHOOSING, HAND, OFFER, PLACING, SEAT
from skerry.northsea.view import tiles


@dataclass(frozen=True, slots=True)
class Relabelling:
    """Which tiles and captains take the place of which in a history."""

    tiles: dict[int, int]
    captains: dict[int, int]

    def outcome(self, outcome: int) -> int:
        kind, value = codes.outcome_kind(outcome), codes.outcome_value(outcome)
        if kind == codes.TILE_DRAWN:
            return codes.outcome_code(kind, self.tiles.get(value, value))
        if kind == codes.CAPTAIN_OFFERED:
            return codes.outcome_code(kind, self.captains.get(value, value))
        return outcome

    def outcomes(self, outcomes: Sequence[int]) -> tuple[int, ...]:
        return tuple(self.outcome(outcome) for outcome in outcomes)

    def entry(self, entry: Entry) -> Entry:
        code = entry.code
        if codes.kind_of(code) == codes.CHOOSE:
            captain = codes.captain_of(code)
            code = codes.choose_code(self.captains.get(captain, captain))
        chance = self.outcomes(entry.chance)
        return Entry(entry.parent, entry.seat, entry.turn, code, chance, entry.revealed)

    def change(self, state: NorthSea) -> None:
        """Change an earlier position in place."""
        state.pile = _changed(state.pile, self.tiles)
        for seat in range(state.seats):
            base = seat << SEAT
            captain = state.players[base | CAPTAIN]
            state.players[base | HAND] = _changed(state.players[base | HAND], self.tiles)
            state.players[base | OFFER] = _changed(state.players[base | OFFER], self.captains)
            state.players[base | CAPTAIN] = self.captains.get(captain, captain)


def _changed(mask: int, change: dict[int, int]) -> int:
    return _mask([change.get(number, number) for number in tiles(mask)])


def sample_hidden(state: NorthSea, seat: int | None, rng: random.Random) -> Relabelling:
    """Draw anew, in place, all that the seat (None: a spectator) cannot know, the generator included."""
    state.seed = rng.getrandbits(62)
    return Relabelling(_sample_tiles(state, seat, rng), _sample_captains(state, seat, rng))


def _sample_tiles(state: NorthSea, seat: int | None, rng: random.Random) -> dict[int, int]:
    """Deal the tiles of the pile and of other hands anew; whoever has to place a tile can."""
    others = [other for other in range(state.seats) if other != seat]
    hands = [tiles(state.players[other << SEAT | HAND]) for other in others]
    hidden = [tile for hand in hands for tile in hand] + tiles(state.pile)
    while True:
        dealt = hidden[:]
        rng.shuffle(dealt)
        at = 0
        for other, hand in zip(others, hands, strict=True):
            state.players[other << SEAT | HAND] = _mask(dealt[at : at + len(hand)])
            at += len(hand)
        state.pile = _mask(dealt[at:])
        if state.phase != PLACING or fits_somewhere(state, state.players[state.seat << SEAT | HAND]):
            return dict(zip(hidden, dealt, strict=True))


def _mask(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in numbers)


def _sample_captains(state: NorthSea, seat: int | None, rng: random.Random) -> dict[int, int]:
    """Deal the captains that others were offered anew, but those that they show."""
    if state.mode.solo:
        return {}
    others = [other for other in range(state.seats) if other != seat]
    shown = 0 if seat is None else state.players[seat << SEAT | OFFER]
    if state.phase != CHOOSING:
        shown |= _mask([state.players[other << SEAT | CAPTAIN] for other in others])
    unknown = [captain for captain in range(len(CAPTAINS)) if not shown >> captain & 1]
    dealt = unknown[:]
    rng.shuffle(dealt)
    change = dict(zip(unknown, dealt, strict=True))
    for other in others:
        base = other << SEAT
        offered = tiles(state.players[base | OFFER])
        state.players[base | OFFER] = _mask([change.get(captain, captain) for captain in offered])
        if state.players[base | CAPTAIN] >= 0:
            captain = state.players[base | CAPTAIN]
            state.players[base | CAPTAIN] = change.get(captain, captain)
    return change
