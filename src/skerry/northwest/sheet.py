"""The score sheet and the outcome: every point with its rule and its cause."""

from __future__ import annotations

from typing import TypeAlias

from skerry.core.game import SEAT_LETTERS
from skerry.core.packed import i64
from skerry.core.refusal import Mark
from skerry.core.score import Outcome, ScoreLine, ScoreSheet
from skerry.northwest import layout, numbers
from skerry.northwest.components import TOKEN_NAMES
from skerry.northwest.geometry import NAMES, SQUARES, ZONE
from skerry.northwest.islands import island_points
from skerry.northwest.notation import VEHICLES
from skerry.northwest.rules import Northwest
from skerry.northwest.scoring import (
    abandoned_crew,
    all_sites,
    crew_home,
    free_squares,
    majority_points,
    score,
    sets,
    ship_is_back,
    sled_is_gone,
    token_points,
)
from skerry.northwest.view import closed_islands

Args: TypeAlias = "tuple[tuple[str, str | int], ...]"


class Lines:
    """The lines of a sheet as they are written: what gives no points is left out."""

    written: list[ScoreLine]

    def __init__(self) -> None:
        self.written = []

    def add(
        self, seat: i64, category: str, points: i64, rule: str, args: Args = (), where: tuple[Mark, ...] = ()
    ) -> None:
        if points:
            self.written.append(ScoreLine(seat, category, points, rule, args, where))


def score_sheet(state: Northwest) -> ScoreSheet:
    """Everything that counts, as if the game ended now."""
    lines = Lines()
    _taken_tokens(state, lines)
    _islands(state, lines)
    for seat in range(state.seats):
        _arrows(state, seat, lines)
        _majorities(state, seat, lines)
        _sets(state, seat, lines)
        _losses(state, seat, lines)
    return ScoreSheet(state.seats, tuple(lines.written), _target(state))


def _target(state: Northwest) -> int | None:
    return state.mode.target or None


def _taken_tokens(state: Northwest, lines: Lines) -> None:
    """NW-P3, kind by kind as on the pad; where these tokens give supplies, they give no prestige (NW-ST6)."""
    if state.mode.tokens_give_supplies:
        return
    for kind in range(1, len(TOKEN_NAMES)):
        for square in SQUARES:
            cell = state.token[square] & 63
            seat = (cell >> layout.TAKER_SHIFT) - 1
            if seat >= 0 and cell & 7 == kind:
                name = NAMES[square]
                args: Args = (("zone", ZONE[square]), ("square", name))
                lines.add(seat, TOKEN_NAMES[kind], token_points(kind, square), "NW-P3", args, (Mark("square", name),))


def _islands(state: Northwest, lines: Lines) -> None:
    """NW-P4."""
    for corners, tiles, seat in closed_islands(state):
        names = ["+" + NAMES[corner] for corner in corners]
        args: Args = (("tiles", len(tiles)), ("corner", names[0]))
        lines.add(seat, "island", island_points(len(tiles)), "NW-P4", args, tuple([Mark("corner", n) for n in names]))


def _arrows(state: Northwest, seat: i64, lines: Lines) -> None:
    passage = state.player[seat * layout.PLAYER + layout.PASSAGE_TOKEN]
    greenland = state.player[seat * layout.PLAYER + layout.GREENLAND_TOKEN]
    if passage:
        rule = "NW-SO3" if state.mode.passage_by_year else "NW-P1"
        lines.add(seat, "passage", passage - 1, rule, (), (Mark("arrow", "passage"),))
    if greenland:
        lines.add(seat, "greenland", greenland - 1, "NW-P2", (), (Mark("arrow", "greenland"),))


def _majorities(state: Northwest, seat: i64, lines: Lines) -> None:
    if not state.mode.has_majorities:
        return
    for kind in (layout.FRANKLIN, layout.STRAIT, layout.CARTOGRAPHY):
        args: Args = (("tokens", state.player[seat * layout.PLAYER + layout.TOKENS + kind]),)
        lines.add(seat, f"{TOKEN_NAMES[kind]}-majority", majority_points(state, seat, kind), "NW-F2", args)


def _sets(state: Northwest, seat: i64, lines: Lines) -> None:
    count = sets(state, seat)
    lines.add(seat, "sets", count * numbers.SET_POINTS, "NW-F3", (("sets", count),))


def _losses(state: Northwest, seat: i64, lines: Lines) -> None:
    """NW-F4, NW-ST10, NW-SO4, NW-SO5."""
    rule = state.mode.loss_rule
    for vehicle, name in enumerate(VEHICLES):
        crew = abandoned_crew(state, seat, vehicle)
        if crew:
            points = -crew * numbers.LOST_CREW_PENALTY
            lines.add(seat, f"abandoned-{name}-crew", points, rule, (("crew", crew),), _mark(seat, name))
    if not ship_is_back(state, seat):
        lines.add(seat, "abandoned-ship", -numbers.LOST_SHIP_PENALTY, rule, (), _mark(seat, "ship"))
    if sled_is_gone(state, seat):
        lines.add(seat, "abandoned-sled", -state.mode.sled_penalty, rule, (), _mark(seat, "sled"))
    _lost_crew(state, seat, rule, lines)
    if state.mode.counts_free_squares:
        free = free_squares(state)
        lines.add(seat, "free-squares", -free * numbers.SOLO_FREE_SQUARE_PENALTY, "NW-SO4", (("squares", free),))


def _lost_crew(state: Northwest, seat: i64, rule: str, lines: Lines) -> None:
    """Crew lost with a sled or dead, and those of NW-SO5."""
    lost, removed = (
        state.player[seat * layout.PLAYER + layout.CREW_LOST],
        state.player[seat * layout.PLAYER + layout.CREW_REMOVED_EARLY],
    )
    lines.add(seat, "lost-crew", -lost * numbers.LOST_CREW_PENALTY, rule, (("crew", lost),))
    lines.add(seat, "removed-crew", -removed * numbers.LOST_CREW_PENALTY, "NW-SO5", (("crew", removed),))


def _mark(seat: i64, vehicle: str) -> tuple[Mark, ...]:
    return (Mark("vehicle", f"{SEAT_LETTERS[seat]} {vehicle}"),)


def outcome_of(state: Northwest) -> Outcome:
    """How a game that is over ended."""
    if state.mode.sites_needed:
        return _goal_outcome(state)

    def standing(seat: int) -> tuple[int, int]:
        """NW-F5: most prestige; tied, who returned first; tied and none returned, together."""
        return -score(state, seat), state.player[seat * layout.PLAYER + layout.RETURNED] or state.seats + 1

    keys = sorted({standing(seat) for seat in range(state.seats)})
    ranking = tuple(tuple(seat for seat in range(state.seats) if standing(seat) == key) for key in keys)
    reason = "all-back" if state.returned == state.seats else "last-round"
    return Outcome(ranking[0], reason, ranking)


def _goal_outcome(state: Northwest) -> Outcome:
    """NW-ST10, NW-CO3: won or lost together; what is missing first is the reason."""
    seats = range(state.seats)
    reason = "won"
    if any(state.living_crew(seat) == 0 for seat in seats):
        reason = "lost-crew"
    elif state.returned < state.seats:
        reason = "lost-return"
    elif any(crew_home(state, seat) == 0 for seat in seats):
        reason = "lost-empty"
    elif not any(state.player[seat * layout.PLAYER + layout.PASSAGE_TOKEN] for seat in seats):
        reason = "lost-passage"
    elif all_sites(state) < state.mode.sites_needed:
        reason = "lost-sites"
    return Outcome(tuple(seats) if reason == "won" else (), reason, (tuple(seats),))
