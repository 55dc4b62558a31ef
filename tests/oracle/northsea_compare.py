"""Compares a game of the engine with the oracle at one decision, and steers random games into rare positions."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import skerry
from skerry import Game, ScoreSheet
from tests.oracle.northsea import (
    CORNERS,
    FIXED,
    MAINLAND_HEXES,
    Island,
    Oracle,
    Player,
    parse_cargo,
    parse_hex,
    point,
    point_name,
)


def chance_words(game: Game, outcomes: tuple[int, ...]) -> list[str]:
    return [game.chance_text(outcome) for outcome in outcomes]


def oracle_of(game: Game) -> Oracle:
    """The oracle at the beginning of a game that the engine has just set up."""
    setup = chance_words(game, game.setup_chance)
    return Oracle(game.seats, str(game.options["side"]), setup, solo=game.info.id == "northsea-solo")


def play_both(game: Game, oracle: Oracle, action: str, chance: str | None = None) -> None:
    game.play(action, chance=chance)
    oracle.apply(action, chance_words(game, game.entries()[-1].chance))


def counts(table: dict[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in table.items() if count}


def sorted_rows(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(rows, key=lambda row: str(sorted(row.items())))


def island_row(island: Island) -> dict[str, Any]:
    return {
        "areas": sorted(map(str, island.areas)),
        "hexes": sorted(map(str, island.hexes)),
        "complete": island.complete,
        "never": island.never,
        "influence": island.influence,
        "controllers": island.controllers,
    }


def expected_view(oracle: Oracle, islands: list[Island], scores: list[int]) -> dict[str, Any]:
    """What docs/notation.md promises of every `view`, from the oracle's own state; lists in sorted order."""
    return {
        "side": oracle.side,
        "to_act": oracle.to_act,
        "scores": scores,
        "seats": len(oracle.players),
        "hexes": sorted_rows(
            [
                {
                    "at": str(at),
                    "tile": tile.number,
                    "corners": "".join(tile.terrain[corner] for corner in CORNERS),
                    "feature": tile.feature,
                    "area": None if tile.area is None else str(tile.area),
                }
                for at, tile in oracle.tiles.items()
            ]
        ),
        "mainland": sorted(map(str, MAINLAND_HEXES)),
        "forbidden": sorted(map(str, oracle.forbidden())),
        "animals": sorted_rows(
            [
                {"area": str(area), "kind": kind, "count": count}
                for area, herd in oracle.animals.items()
                for kind, count in herd.items()
                if count
            ]
        ),
        "settlements": sorted_rows(
            [{"area": str(area), "strength": strength} for area, strength in oracle.settlements.items()]
        ),
        "enemy_ships": sorted(map(str, oracle.enemy_ships)),
        "outposts": sorted_rows(
            [{"point": point_name(where), "seat": owner} for where, owner in oracle.outposts.items()]
        ),
        "islands": sorted_rows([island_row(island) for island in islands]),
        "first": oracle.first,
        "winter": None if oracle.solo or oracle.first is None else (oracle.first - 1) % len(oracle.players),
        "draw_pile": len(oracle.pile),
        "points": oracle.points if oracle.phase in ("place", "act") else 0,
        "turns_left": (16 if oracle.solo else 48) - oracle.turns,
    }


def expected_players(oracle: Oracle, seat: int | None) -> list[dict[str, Any]]:
    return [expected_player(oracle, number, player, seat) for number, player in enumerate(oracle.players)]


def expected_player(oracle: Oracle, number: int, player: Player, seat: int | None) -> dict[str, Any]:
    chosen = oracle.phase != "choose"
    own = seat == number
    row: dict[str, Any] = {
        "seat": number,
        "longship": str(player.longship),
        "aboard": {"vikings": player.crew, "animals": counts(player.cargo)},
        "mainland": player.mainland,
        "vikings": sorted_rows(
            [{"area": str(area), "count": count} for area, count in player.vikings.items() if count]
        ),
        "outposts_left": 5 - sum(owner == number for owner in oracle.outposts.values()),
        "livestock": counts(player.livestock),
        "settlements": sorted(player.settlements),
        "enemy_ships": len(player.enemy_ships),
        "dead": player.dead,
        "hand": sorted(player.hand) if own else None,
        "hand_size": len(player.hand),
    }
    if oracle.solo:
        row["captains"] = sorted(player.captains)
    else:
        row["captain"] = player.captains[0] if player.captains and (chosen or own) else None
        row["captains"] = sorted(player.offer) if own else None
    return row


def plain_view(view: dict[str, Any]) -> dict[str, Any]:
    """The engine's view with the order of lists and the zeros of counts taken out."""
    plain = dict(view)
    for key in ("hexes", "animals", "settlements", "outposts"):
        plain[key] = sorted_rows(view[key])
    for key in ("mainland", "forbidden", "enemy_ships"):
        plain[key] = sorted(view[key])
    plain["islands"] = sorted_rows(
        [{**row, "areas": sorted(row["areas"]), "hexes": sorted(row["hexes"])} for row in view["islands"]]
    )
    plain["players"] = [plain_player(row) for row in view["players"]]
    return plain


def plain_player(row: dict[str, Any]) -> dict[str, Any]:
    plain = dict(row)
    plain["aboard"] = {**row["aboard"], "animals": counts(row["aboard"]["animals"])}
    plain["vikings"] = sorted_rows(row["vikings"])
    plain["livestock"] = counts(row["livestock"])
    plain["settlements"] = sorted(row["settlements"])
    for key in ("hand", "captains"):
        plain[key] = None if row[key] is None else sorted(row[key])
    return plain


def assert_equal_rows(found: dict[str, Any], expected: dict[str, Any], where: str) -> None:
    for key, value in expected.items():
        if key == "players":
            for one, other in zip(found[key], value, strict=True):
                assert_equal_rows(one, other, f"{where} player {other['seat']}")
        else:
            assert found[key] == value, f"{where}: {key} is {found[key]}, the rules say {value}"


def compare(game: Game, oracle: Oracle, *, views: bool = True) -> set[str]:
    """Everything the contract tells at this decision, against the oracle; returns the legal actions."""
    where = f"{game.info.id} seats {game.seats} seed {game.seed} {dict(game.options)} after {game.number} actions"
    assert game.to_act == oracle.to_act, where
    expected = oracle.legal()
    found = [str(action) for action in game.legal()]
    assert len(found) == len(set(found)), f"{where}: an action is listed twice"
    extra, missing = sorted(set(found) - expected), sorted(expected - set(found))
    assert not extra, f"{where}: not legal by the rules: {extra[:8]} of {len(extra)}"
    assert not missing, f"{where}: legal by the rules, but missing: {missing[:8]} of {len(missing)}"
    scores = oracle.scores()
    if views:
        islands = oracle.islands()
        shared = expected_view(oracle, islands, scores)
        for seat in (None, oracle.active):
            own = {"you": seat, "players": expected_players(oracle, seat)}
            assert_equal_rows(plain_view(game.view(seat)), shared | own, f"{where} view {seat}")
        sheet = game.score_sheet()
        for seat in range(game.seats):
            assert points_by_rule(sheet, seat) == oracle.categories(seat, islands), (
                f"{where} score sheet of seat {seat}"
            )
    assert game.scores() == scores, where
    compare_outcome(game, oracle, where)
    return expected


def points_by_rule(sheet: ScoreSheet, seat: int) -> dict[str, int]:
    """The seat's points by rule NS-F1 to NS-F7; a captain's line in solo may name NS-SO1."""
    found = {f"NS-F{number}": 0 for number in range(1, 8)}
    for line in sheet.lines:
        if line.seat == seat:
            found["NS-F7" if line.rule == "NS-SO1" else line.rule] += line.points
    return found


def compare_outcome(game: Game, oracle: Oracle, where: str) -> None:
    outcome = game.outcome
    if oracle.phase != "over":
        assert outcome is None, where
        return
    assert outcome is not None, where
    if not oracle.solo:
        ranking = oracle.ranking()
        assert [list(rank) for rank in outcome.ranking] == ranking, where
        assert list(outcome.winners) == ranking[0], where


# -- steering --------------------------------------------------------------------------------------

Policy = Callable[[Oracle, list[str], random.Random], str]


def uniform(oracle: Oracle, actions: list[str], rng: random.Random) -> str:
    return rng.choice(actions)


def busy(oracle: Oracle, actions: list[str], rng: random.Random) -> str:
    """Random, but a turn is used up."""
    return rng.choice([action for action in actions if action != "end"] or actions)


def eager(oracle: Oracle, actions: list[str], rng: random.Random) -> str:
    """Towards deliveries, raids, destroyed ships, outposts and completed islands."""
    return rng.choices(actions, [weight(oracle, action) for action in actions])[0]


def compact(oracle: Oracle, actions: list[str], rng: random.Random) -> str:
    """Tiles packed as densely as possible, so that holes, completed islands and tiles without a place occur."""
    if oracle.phase == "place":
        best = max(map(oracle_touch(oracle), actions))
        return rng.choice([action for action in actions if oracle_touch(oracle)(action) == best])
    return eager(oracle, actions, rng)


POLICIES: dict[str, Policy] = {"uniform": uniform, "busy": busy, "eager": eager, "compact": compact}


def oracle_touch(oracle: Oracle) -> Callable[[str], int]:
    def touch(action: str) -> int:
        at = parse_hex(action.split()[2])
        return sum(oracle.terrain_at(point(at, corner)) is not None for corner in CORNERS)

    return touch


def weight(oracle: Oracle, action: str) -> float:
    words = action.split()
    player = oracle.players[oracle.active]
    match words[0]:
        case "place":
            return float(4 ** oracle_touch(oracle)(action))
        case "build":
            return 200.0
        case "end":
            return 0.05
        case "sail":
            return _sail_weight(oracle, player, action)
        case "load":
            crew, herd = parse_cargo(words[1:-2])
            return 1.0 + 30 * herd.total() * (player.crew + crew > 0) + crew
        case "unload":
            crew, herd = parse_cargo(words[1:-2])
            if words[-1] == "mainland":
                return 300.0 if herd.total() and crew == 0 else 2.0 if herd.total() else 0.05
            return 0.2 if player.cargo.total() else 2.0 + crew * (40 if _raids(oracle, words[-1], crew) else 1)
        case "march" | "drive":
            goal = words[-1]
            return 40.0 if _raids(oracle, goal, 2) else 3.0 if words[0] == "drive" else 1.0 + _company(oracle, goal)
    return 1.0


def _sail_weight(oracle: Oracle, player: Player, action: str) -> float:
    at = parse_hex(action.split()[1])
    if at in oracle.enemy_ships:
        return 100.0
    if player.cargo.total():
        distance = oracle.distances()
        return 40.0 if distance[at] < distance[player.longship] else 0.2
    return 3.0 if at not in FIXED else 0.5


def _raids(oracle: Oracle, name: str, some: int) -> bool:
    area = oracle.parse_area(name)
    return (
        area in oracle.settlements
        and oracle.players[oracle.active].vikings[area] + some + 1 >= (oracle.settlements[area])
    )


def _company(oracle: Oracle, name: str) -> int:
    area = oracle.parse_area(name)
    return 2 * oracle.players[oracle.active].vikings[area]


def new_pair(game_id: str, seats: int, side: str, seed: int) -> tuple[Game, Oracle]:
    game = skerry.new(game_id, seats=seats, seed=seed, side=side)
    return game, oracle_of(game)
