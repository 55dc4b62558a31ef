"""The score sheet: every point with its rule and its cause (NS-F), and how the game ended (NS-F8)."""

from __future__ import annotations

from collections.abc import Iterator

from skerry.core.refusal import Mark
from skerry.core.score import Outcome, ScoreLine
from skerry.northsea.captains import (
    ARCHER,
    CARTOGRAPHER,
    QUEEN,
    SCOUT,
    SHIELDMAIDEN,
    captain_points,
    outpost_distance,
    stands_on,
    tile_distances,
)
from skerry.northsea.components import CAPTAINS
from skerry.northsea.islands import controls, influences, island_sizes
from skerry.northsea.notation import home_name
from skerry.northsea.rules import NorthSea
from skerry.northsea.scoring import dead_points
from skerry.northsea.state import BUILT, CAPTAIN, CONQUERED, DEAD, LIVESTOCK, OFFER, OUTPOST_AT, SEAT, SUNK
from skerry.northsea.view import Table, conquered, island_areas, outpost_homes, tiles


def score_lines(state: NorthSea, seat: int) -> Iterator[ScoreLine]:
    """All the points of a seat as of now."""
    base = seat << SEAT
    yield from _livestock(seat, state.players[base | LIVESTOCK])
    for number, home in enumerate(outpost_homes(Table(state), seat)):
        yield ScoreLine(seat, "outposts", number + 2, "NS-F2", (("number", number + 1),), (_point(home),))
    sunk = state.players[base | SUNK]
    if sunk:
        yield ScoreLine(seat, "ships", sunk, "NS-F3", (("count", sunk),))
    for strength in conquered(state.players[base | CONQUERED]):
        yield ScoreLine(seat, "settlements", strength, "NS-F4", (("strength", strength),))
    dead = state.players[base | DEAD]
    if dead:
        yield ScoreLine(seat, "dead", dead_points(dead), "NS-F5", (("count", dead),))
    yield from _islands(state, seat)
    yield from _captain(state, seat)


def _point(home: int) -> Mark:
    return Mark("point", home_name(home))


def _livestock(seat: int, livestock: int) -> Iterator[ScoreLine]:
    counts = [livestock >> (4 * kind) & 15 for kind in range(6)]
    for copies in range(1, max(counts) + 1):
        kinds = sum(count >= copies for count in counts)
        yield ScoreLine(seat, "livestock", kinds * (kinds + 1) // 2, "NS-F1", (("kinds", kinds),))


def _island_marks(state: NorthSea, root: int) -> tuple[Mark, ...]:
    return tuple(Mark("area", home_name(state.homes[area])) for area in island_areas(Table(state))[root])


def _islands(state: NorthSea, seat: int) -> Iterator[ScoreLine]:
    influence = influences(state)
    for root, size in enumerate(island_sizes(state)):
        if size and controls(state, influence, root, seat):
            args = (("tiles", size), ("influence", influence[root << 2 | seat]))
            yield ScoreLine(seat, "islands", size, "NS-F6", args, _island_marks(state, root))


def _captain(state: NorthSea, seat: int) -> Iterator[ScoreLine]:
    """The captain's card (NS-F7); alone, the lower of the two (NS-SO1)."""
    sizes, influence = island_sizes(state), influences(state)
    solo, kept = state.seats == 1, state.players[seat << SEAT | CAPTAIN]
    cards = tiles(state.players[OFFER]) if solo else [kept] if kept >= 0 else []
    points = {card: captain_points(state, seat, card, sizes, influence) for card in cards}
    if points and min(points.values()) > 0:
        card = min(cards, key=lambda card: points[card])
        args = (("captain", CAPTAINS[card]), ("cards", len(cards)))
        rule = "NS-SO1" if solo else "NS-F7"
        yield ScoreLine(seat, "captain", points[card], rule, args, _captain_marks(state, seat, card))


def _captain_marks(state: NorthSea, seat: int, card: int) -> tuple[Mark, ...]:
    """Where on the map a captain's points come from."""
    if card == ARCHER:
        return _farthest_outpost(state, seat)
    if card not in (CARTOGRAPHER, QUEEN, SCOUT, SHIELDMAIDEN):
        return ()
    influence = influences(state)
    sizes = list(island_sizes(state))
    foreign = card == SCOUT
    roots = [
        root
        for root, size in enumerate(sizes)
        if size and controls(state, influence, root, seat) != foreign and (not foreign or stands_on(state, seat, root))
    ]
    if card == CARTOGRAPHER:
        roots = sorted(roots, key=lambda root: -sizes[root])[1:2]
    if card == QUEEN:
        roots = sorted(roots, key=lambda root: -influence[root << 2 | seat])[:1]
    return tuple(mark for root in roots for mark in _island_marks(state, root))


def _farthest_outpost(state: NorthSea, seat: int) -> tuple[Mark, ...]:
    base = seat << SEAT
    distances = tile_distances(state)
    outposts = [state.players[base + OUTPOST_AT + n] for n in range(state.players[base | BUILT])]
    if not outposts:
        return ()
    far = max(range(len(outposts)), key=lambda n: outpost_distance(state, outposts[n], distances))
    return (_point(outpost_homes(Table(state), seat)[far]),)


def final_outcome(state: NorthSea) -> Outcome:
    """Most points win; then more dead Vikings, then more settlements, then it is shared (NS-F8)."""
    if state.seats == 1:
        return Outcome((0,), "solo", ((0,),))
    merits = []
    for seat in range(state.seats):
        base = seat << SEAT
        settlements = len(conquered(state.players[base | CONQUERED]))
        merits.append((state.points(seat), state.players[base | DEAD], settlements))
    ranking = tuple(
        tuple(seat for seat in range(state.seats) if merits[seat] == merit)
        for merit in sorted(set(merits), reverse=True)
    )
    return Outcome(ranking[0], _reason(sorted(merits, reverse=True)), ranking)


def _reason(merits: list[tuple[int, int, int]]) -> str:
    """What set the first apart from the second."""
    first, second = merits[:2]
    for name, mine, theirs in zip(("points", "dead", "settlements"), first, second, strict=True):
        if mine > theirs:
            return name
    return "shared"
