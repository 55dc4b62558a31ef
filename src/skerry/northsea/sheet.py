"""The score sheet: every point with its rule and its cause (NS-F), and how the game ended (NS-F8)."""

from __future__ import annotations

from skerry.core.packed import i64, vec
from skerry.core.refusal import Mark
from skerry.core.score import Outcome, ScoreLine
from skerry.northsea import layout
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
from skerry.northsea.view import Table, conquered, island_areas, outpost_homes, tiles


class Account:
    """A position with what the scoring of every seat looks up."""

    table: Table
    state: NorthSea
    sizes: vec[i64]
    influence: vec[i64]
    areas: dict[int, list[int]]

    def __init__(self, state: NorthSea) -> None:
        self.table = Table(state)
        self.state = state
        self.sizes = island_sizes(state)
        self.influence = influences(state)
        self.areas = island_areas(self.table)

    def controlled(self, seat: i64) -> list[int]:
        """The completed islands that a seat controls, by their roots."""
        return [root for root in self.completed() if controls(self.state, self.influence, root, seat)]

    def completed(self) -> list[int]:
        return [root for root in range(i64(len(self.sizes))) if self.sizes[root]]

    def marks(self, root: int) -> tuple[Mark, ...]:
        return tuple([Mark("area", home_name(self.state.homes[area])) for area in self.areas[root]])


def all_lines(state: NorthSea) -> tuple[ScoreLine, ...]:
    """All the points of all the seats as of now."""
    account = Account(state)
    lines: list[ScoreLine] = []
    for seat in range(state.seats):
        lines += score_lines(account, seat)
    return tuple(lines)


def score_lines(account: Account, seat: i64) -> list[ScoreLine]:
    """All the points of a seat as of now."""
    players, base = account.state.players, seat << layout.SEAT
    lines = _livestock(seat, players[base | layout.LIVESTOCK])
    for number, home in enumerate(outpost_homes(account.table, seat)):
        lines.append(ScoreLine(seat, "outposts", number + 2, "NS-F2", (("number", number + 1),), (_point(home),)))
    sunk = players[base | layout.SUNK]
    if sunk:
        lines.append(ScoreLine(seat, "ships", sunk, "NS-F3", (("count", sunk),)))
    for strength in conquered(players[base | layout.CONQUERED]):
        lines.append(ScoreLine(seat, "settlements", strength, "NS-F4", (("strength", strength),)))
    dead = players[base | layout.DEAD]
    if dead:
        lines.append(ScoreLine(seat, "dead", dead_points(dead), "NS-F5", (("count", dead),)))
    return lines + _islands(account, seat) + _captain(account, seat)


def _point(home: int) -> Mark:
    return Mark("point", home_name(home))


def _livestock(seat: i64, livestock: i64) -> list[ScoreLine]:
    counts = [livestock >> (4 * kind) & 15 for kind in range(6)]
    lines = []
    for copies in range(1, max(counts) + 1):
        kinds = len([count for count in counts if count >= copies])
        lines.append(ScoreLine(seat, "livestock", kinds * (kinds + 1) // 2, "NS-F1", (("kinds", kinds),)))
    return lines


def _islands(account: Account, seat: i64) -> list[ScoreLine]:
    lines = []
    for root in account.controlled(seat):
        size = account.sizes[root]
        args = (("tiles", size), ("influence", account.influence[i64(root) << 2 | seat]))
        lines.append(ScoreLine(seat, "islands", size, "NS-F6", args, account.marks(root)))
    return lines


def _captain(account: Account, seat: i64) -> list[ScoreLine]:
    """The captain's card (NS-F7); alone, the lower of the two (NS-SO1)."""
    state = account.state
    solo, kept = state.mode.solo, state.players[seat << layout.SEAT | layout.CAPTAIN]
    cards = tiles(state.players[layout.OFFER]) if solo else [int(kept)] if kept >= 0 else []
    points = {card: int(captain_points(state, seat, card, account.sizes, account.influence)) for card in cards}
    if not points or min(points.values()) <= 0:
        return []
    card = min(cards, key=lambda card: points[card])
    args = (("captain", CAPTAINS[card]), ("cards", len(cards)))
    rule = "NS-SO1" if solo else "NS-F7"
    return [ScoreLine(seat, "captain", points[card], rule, args, _captain_marks(account, seat, card))]


def _captain_marks(account: Account, seat: i64, card: int) -> tuple[Mark, ...]:
    """Where on the map a captain's points come from."""
    if card == ARCHER:
        return _farthest_outpost(account, seat)
    roots: list[int] = []
    if card == SCOUT:
        own = account.controlled(seat)
        roots = [root for root in account.completed() if root not in own and stands_on(account.state, seat, root)]
    elif card in (CARTOGRAPHER, QUEEN, SHIELDMAIDEN):
        roots = account.controlled(seat)
    if card == CARTOGRAPHER:
        roots = sorted(roots, key=lambda root: -account.sizes[root])[1:2]
    if card == QUEEN:
        roots = sorted(roots, key=lambda root: -account.influence[i64(root) << 2 | seat])[:1]
    return tuple([mark for root in roots for mark in account.marks(root)])


def _farthest_outpost(account: Account, seat: i64) -> tuple[Mark, ...]:
    state, base = account.state, seat << layout.SEAT
    distances = tile_distances(state)
    outposts = [state.players[base + layout.OUTPOST_AT + n] for n in range(state.players[base | layout.BUILT])]
    if not outposts:
        return ()
    far = max(range(len(outposts)), key=lambda n: outpost_distance(state, outposts[n], distances))
    return (_point(outpost_homes(account.table, seat)[far]),)


def final_outcome(state: NorthSea) -> Outcome:
    """Most points win; then more dead Vikings, then more settlements, then it is shared (NS-F8)."""
    if state.mode.solo:
        return Outcome((0,), "solo", ((0,),))
    merits = []
    for seat in range(state.seats):
        base = seat << layout.SEAT
        settlements = len(conquered(state.players[base | layout.CONQUERED]))
        merits.append((state.points(seat), state.players[base | layout.DEAD], settlements))
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
