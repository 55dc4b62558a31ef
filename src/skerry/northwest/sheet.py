"""The score sheet and the outcome: every point with its rule and its cause."""

from __future__ import annotations

from skerry.core.refusal import Mark
from skerry.core.score import Outcome, ScoreLine, ScoreSheet
from skerry.northwest import constants as c
from skerry.northwest import numbers
from skerry.northwest.notation import corner_name, square_name
from skerry.northwest.placing import island_points
from skerry.northwest.rules import Northwest
from skerry.northwest.scoring import (
    abandoned_crew,
    free_squares,
    majority_points,
    score,
    sets,
    ship_is_back,
    token_points,
)
from skerry.northwest.tables import SQUARES, TOKEN_NAMES, ZONE
from skerry.northwest.view import closed_islands

SEATS = "ABCD"


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
    letter = SEATS[seat]
    lines = []
    for vehicle, name in enumerate(("ship", "sled")):
        crew = abandoned_crew(state, seat, vehicle)
        where = (Mark("vehicle", f"{letter} {name}"),)
        points = -crew * numbers.LOST_CREW_PENALTY
        lines.append(ScoreLine(seat, f"abandoned-{name}-crew", points, "NW-F4", (("crew", crew),), where))
    lost = state.player[seat * c.PLAYER + c.CREW_LOST]
    rule, category = ("NW-SO5", "lost-crew") if state.loses_crew else ("NW-F4", "lost-crew")
    lines.append(ScoreLine(seat, category, -lost * numbers.LOST_CREW_PENALTY, rule, (("crew", lost),)))
    if not ship_is_back(state, seat):
        where = (Mark("vehicle", f"{letter} ship"),)
        lines.append(ScoreLine(seat, "abandoned-ship", -numbers.LOST_SHIP_PENALTY, "NW-F4", (), where))
    if state.mode.counts_free_squares:
        free = free_squares(state)
        points = -free * numbers.SOLO_FREE_SQUARE_PENALTY
        lines.append(ScoreLine(seat, "free-squares", points, "NW-SO4", (("squares", free),)))
    return lines


def outcome_of(state: Northwest) -> Outcome:
    """NW-F5: most prestige; tied, who returned first; tied and none returned, together."""
    all_back = state.returned == state.seats

    def standing(seat: int) -> tuple[int, int]:
        returned = state.player[seat * c.PLAYER + c.RETURNED]
        return -score(state, seat), returned or 9

    keys = sorted({standing(seat) for seat in range(state.seats)})
    ranking = tuple(tuple(seat for seat in range(state.seats) if standing(seat) == key) for key in keys)
    return Outcome(ranking[0], "all-back" if all_back else "last-round", ranking)
