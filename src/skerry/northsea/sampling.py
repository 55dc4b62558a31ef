"""Drawing anew what a seat cannot know: other hands, the draw pile, captains that are not shown, the generator.

A sample depends on what the seat knows and on the given generator, on nothing else: whatever is hidden is sorted
before it is dealt.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from skerry.northsea import layout
from skerry.northsea.placing import fits_somewhere
from skerry.northsea.rules import NorthSea
from skerry.northsea.state import bits
from skerry.northsea.view import tiles


def sample_hidden(state: NorthSea, seat: int | None, rng: random.Random) -> None:
    """Draw anew, in place, all that the seat (None: a spectator) cannot know.

    Where a hand was given back or a placement skipped (NS-T3), the hands follow from `retelling`.
    """
    state.seed = rng.getrandbits(62)
    others = [other for other in range(state.seats) if other != seat]
    if not state.mode.solo:
        _sample_captains(state, seat, others, rng)
    if state.troubles == 0:
        _sample_tiles(state, others, rng)


def _sample_tiles(state: NorthSea, others: list[int], rng: random.Random) -> None:
    """Deal the tiles of the pile and of other hands anew; whoever has to place a tile can."""
    sizes = [int(bits(state.players[other << layout.SEAT | layout.HAND])) for other in others]
    hidden = state.pile
    for other in others:
        hidden |= state.players[other << layout.SEAT | layout.HAND]
    order = tiles(hidden)
    while True:
        dealt = rng.sample(order, sum(sizes))
        state.pile = hidden & ~_mask(dealt)
        for other, size in zip(others, sizes, strict=True):
            state.players[other << layout.SEAT | layout.HAND] = _mask(dealt[:size])
            del dealt[:size]
        hand = state.players[state.seat << layout.SEAT | layout.HAND]
        if state.phase != layout.PLACING or fits_somewhere(state, hand):
            return


def _sample_captains(state: NorthSea, seat: int | None, others: list[int], rng: random.Random) -> None:
    """Offer captains anew to the others, but those that they show, and let who has chosen in secret choose anew."""
    secret = state.phase == layout.CHOOSING
    known = 0 if seat is None else state.players[seat << layout.SEAT | layout.OFFER]
    if not secret:
        known |= _mask([state.players[other << layout.SEAT | layout.CAPTAIN] for other in others])
    unknown = tiles(state.mode.captains & ~known)
    rng.shuffle(unknown)
    for other in others:
        base = other << layout.SEAT
        kept = state.players[base | layout.CAPTAIN]
        offered = [unknown.pop(), unknown.pop() if secret else kept]
        state.players[base | layout.OFFER] = _mask(offered)
        if secret and kept >= 0:
            state.players[base | layout.CAPTAIN] = rng.choice(sorted(offered))


def _mask(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in numbers)
