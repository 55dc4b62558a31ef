"""The score sheet and the outcome: every point with its rule and its cause."""

from __future__ import annotations

from skerry.core.game import SEAT_LETTERS
from skerry.core.refusal import Mark
from skerry.core.score import Outcome, ScoreLine, ScoreSheet
from skerry.northwest import constants as c
from skerry.northwest import numbers
from skerry.northwest.notation import VEHICLES, corner_name, square_name
from skerry.northwest.placing import island_points
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
from skerry.northwest.tables import SQUARES, TOKEN_NAMES, ZONE
from skerry.northwest.view import closed_islands


def score_sheet(state: Northwest) -> ScoreSheet:
    """Everything that counts, as if the game ended now."""
    lines: list[ScoreLine] = []
    lines += _taken_tokens(state)
    lines += _islands(state)
    for seat in range(state.seats):
        lines += _arrows(state, seat)
        lines += _majorities(state, seat)
        lines += _sets(state, seat)
        lines += _losses(state, seat)
    return ScoreSheet(state.seats, tuple(line for line in lines if line.points), _target(state))


def _target(state: Northwest) -> int | None:
    return numbers.TARGET[state.seats] if state.mode.terror else None


def _taken_tokens(state: Northwest) -> list[ScoreLine]:
    """NW-P3; in the Terror modes these tokens give no prestige (NW-ST6)."""
    if state.mode.terror:
        return []
    lines = []
    for square in SQUARES:
        cell = state.token[square] & 63
        seat = (cell >> c.TAKER_SHIFT) - 1
        if seat >= 0:
            kind = cell & 7
            args = (("zone", ZONE[square]), ("square", square_name(square)))
            where = (Mark("square", square_name(square)),)
            lines.append(ScoreLine(seat, TOKEN_NAMES[kind], token_points(kind, square), "NW-P3", args, where))
    return lines


def _islands(state: Northwest) -> list[ScoreLine]:
    """NW-P4."""
    return [
        ScoreLine(
            seat,
            "island",
            island_points(len(tiles)),
            "NW-P4",
            (("tiles", len(tiles)), ("corner", corner_name(corners[0]))),
            tuple(Mark("corner", corner_name(corner)) for corner in corners),
        )
        for corners, tiles, seat in closed_islands(state)
    ]


def _arrows(state: Northwest, seat: int) -> list[ScoreLine]:
    me = seat * c.PLAYER
    passage, greenland = state.player[me + c.PASSAGE_TOKEN], state.player[me + c.GREENLAND_TOKEN]
    rule = "NW-SO3" if state.mode.passage_by_year else "NW-P1"
    return [
        ScoreLine(seat, "passage", max(passage - 1, 0), rule, (), (Mark("arrow", "passage"),)),
        ScoreLine(seat, "greenland", max(greenland - 1, 0), "NW-P2", (), (Mark("arrow", "greenland"),)),
    ]


def _majorities(state: Northwest, seat: int) -> list[ScoreLine]:
    if not state.mode.has_majorities:
        return []
    return [
        ScoreLine(
            seat,
            f"{TOKEN_NAMES[kind]}-majority",
            majority_points(state, seat, kind),
            "NW-F2",
            (("tokens", state.player[seat * c.PLAYER + c.TOKENS + kind]),),
        )
        for kind in (c.FRANKLIN, c.STRAIT, c.CARTOGRAPHY)
    ]


def _sets(state: Northwest, seat: int) -> list[ScoreLine]:
    count = sets(state, seat)
    return [ScoreLine(seat, "sets", count * numbers.SET_POINTS, "NW-F3", (("sets", count),))]


def _losses(state: Northwest, seat: int) -> list[ScoreLine]:
    """NW-F4, NW-ST10, NW-SO4, NW-SO5."""
    rule = "NW-ST10" if state.mode.terror else "NW-F4"
    lines = []
    for vehicle, name in enumerate(VEHICLES):
        crew = abandoned_crew(state, seat, vehicle)
        points = -crew * numbers.LOST_CREW_PENALTY
        lines.append(ScoreLine(seat, f"abandoned-{name}-crew", points, rule, (("crew", crew),), _mark(seat, name)))
    if not ship_is_back(state, seat):
        lines.append(ScoreLine(seat, "abandoned-ship", -numbers.LOST_SHIP_PENALTY, rule, (), _mark(seat, "ship")))
    if state.mode.terror and sled_is_gone(state, seat):
        lines.append(ScoreLine(seat, "abandoned-sled", -numbers.LOST_VEHICLE_PENALTY, rule, (), _mark(seat, "sled")))
    lines += _lost_crew(state, seat, rule)
    if state.mode.counts_free_squares:
        free = free_squares(state)
        points = -free * numbers.SOLO_FREE_SQUARE_PENALTY
        lines.append(ScoreLine(seat, "free-squares", points, "NW-SO4", (("squares", free),)))
    return lines


def _lost_crew(state: Northwest, seat: int, rule: str) -> list[ScoreLine]:
    """Crew lost with a sled or dead, and those of NW-SO5."""
    lost, removed = state.player[seat * c.PLAYER + c.CREW_LOST], state.player[seat * c.PLAYER + c.CREW_REMOVED_EARLY]
    return [
        ScoreLine(seat, "lost-crew", -lost * numbers.LOST_CREW_PENALTY, rule, (("crew", lost),)),
        ScoreLine(seat, "removed-crew", -removed * numbers.LOST_CREW_PENALTY, "NW-SO5", (("crew", removed),)),
    ]


def _mark(seat: int, vehicle: str) -> tuple[Mark, ...]:
    return (Mark("vehicle", f"{SEAT_LETTERS[seat]} {vehicle}"),)


def outcome_of(state: Northwest) -> Outcome:
    """How a game that is over ended."""
    if state.mode.terror:
        return _terror_outcome(state)

    def standing(seat: int) -> tuple[int, int]:
        """NW-F5: most prestige; tied, who returned first; tied and none returned, together."""
        return -score(state, seat), state.player[seat * c.PLAYER + c.RETURNED] or state.seats + 1

    keys = sorted({standing(seat) for seat in range(state.seats)})
    ranking = tuple(tuple(seat for seat in range(state.seats) if standing(seat) == key) for key in keys)
    reason = "all-back" if state.returned == state.seats else "last-round"
    return Outcome(ranking[0], reason, ranking)


def _terror_outcome(state: Northwest) -> Outcome:
    """NW-ST10, NW-CO3: won or lost together; what is missing first is the reason."""
    seats = range(state.seats)
    reason = "won"
    if any(state.living_crew(seat) == 0 for seat in seats):
        reason = "lost-crew"
    elif state.returned < state.seats:
        reason = "lost-return"
    elif any(crew_home(state, seat) == 0 for seat in seats):
        reason = "lost-empty"
    elif not any(state.player[seat * c.PLAYER + c.PASSAGE_TOKEN] for seat in seats):
        reason = "lost-passage"
    elif all_sites(state) < numbers.SITES_NEEDED[state.seats]:
        reason = "lost-sites"
    return Outcome(tuple(seats) if reason == "won" else (), reason, (tuple(seats),))
