"""Playing the engine and the oracle side by side, and naming every difference."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import skerry
from skerry import registry

from .northwest import COLUMNS, KINDS, LARGE, NEWEST, ROWS, TERROR, TOKENS, Oracle, Player, name, read_square, zone

Chooser = Callable[["skerry.Game", list[str], random.Random], str]

MODES: list[tuple[str, int, dict[str, bool | int]]] = [
    ("northwest", 2, {}),
    ("northwest", 3, {}),
    ("northwest", 4, {}),
    ("northwest", 2, {"tuunbaq": True}),
    ("northwest", 4, {"tuunbaq": True}),
    ("northwest-solo", 1, {}),
    ("northwest-solo", 1, {"lost_crew": True}),
    ("terror-solo", 1, {}),
    ("terror-solo", 1, {"supplies": 5}),
    ("terror-coop", 2, {}),
    ("terror-coop", 2, {"supplies": 6}),
]


def oracle_for(game: skerry.Game) -> Oracle:
    """The oracle at the beginning of the same game."""
    words = [game.chance_text(outcome) for outcome in game.setup_chance]
    return Oracle(game.info.id, game.seats, words, game.rules, **game.options)


def oracle_facts(oracle: Oracle) -> dict[str, Any]:
    """The part of a view that follows from the rules alone, as the oracle sees it."""
    facts: dict[str, Any] = {
        "to_act": oracle.current,
        "round": oracle.round,
        "year": 1 if oracle.round <= 5 else 2,
        "sun": oracle.sun,
        "frozen_rows": oracle.frozen_rows,
        "corners": ["".join(oracle.corner.get((c, r), "?") for c in range(COLUMNS + 1)) for r in range(ROWS + 1)],
        "tiles": {(tuple(map(name, tile.squares)), tile.kind, tile.tile) for tile in oracle.tiles},
        "tokens": {(name(square), kind, zone(square)) for square, kind in oracle.tokens.items()},
        "islands": {(frozenset("+" + name(c) for c in island), *rest) for island, *rest in oracle.islands},
        "display": list(oracle.display),
        "reserve": len(oracle.bag),
        "cartography_left": oracle.cartography_left,
        "small_left": oracle.stock.total(),
        "piles": {kind: oracle.stock[kind] for kind in KINDS},
        "scores": oracle.scores(),
        "forecast": oracle.forecast(),
    }
    if oracle.mode != "northwest-solo":
        facts["passage_tokens"] = sorted(oracle.passage_tokens)
        facts["greenland_tokens"] = sorted(oracle.greenland_tokens)
    if oracle.mode in TERROR:
        facts["terror"] = {
            "season": oracle.round,
            "turn": oracle.season_turn,
            "food": [player.food for player in oracle.players],
            "morale": [player.morale for player in oracle.players],
            "sites": [player.sites for player in oracle.players],
            "card": oracle.card,
            "cards_left": oracle.cards_left,
            "ice_shift": oracle.ice_shift,
            "small_display": {kind: oracle.small_display.count(kind) for kind in KINDS},
        }
    if oracle.mode == "northwest":
        facts["order"] = list(oracle.order)
        facts["next_order"] = list(oracle.next_order)
        if not oracle.over and not oracle.standing:
            facts["active"] = oracle.actions
        facts["tuunbaq"] = None if oracle.tuunbaq is None else name(oracle.tiles[oracle.tuunbaq].squares[0])
    for seat, player in enumerate(oracle.players):
        facts[f"player {seat}"] = _oracle_player(oracle, player)
    return facts


def _oracle_player(oracle: Oracle, player: Player) -> dict[str, Any]:
    def where(place: str | int | None) -> str | None:
        return name(oracle.tiles[place].squares[0]) if isinstance(place, int) else place

    area: tuple[str, set[str]] | None = None
    if isinstance(player.sled, int) and not player.returned:
        corners = {"+" + name(corner) for corner in oracle.area_corners(player.area)}
        area = (oracle.area_name(player.sled, player.area), corners)
    return {
        "ship": (where(player.ship), oracle.locked(player)),
        "sled": (player.sled_state, where(player.sled)),
        "area": area,
        "crew": [(player.columns[vehicle].available, player.columns[vehicle].resting) for vehicle in ("ship", "sled")],
        "gone": player.gone,
        "large": sorted(player.large),
        "small": {kind: player.small[kind] for kind in KINDS},
        "tokens": {kind: player.tokens[kind] for kind in TOKENS},
        "passage": player.passage,
        "greenland": player.greenland,
        "passed": player.passed,
        "returned": player.returned,
        "prestige": player.prestige,
    }


def view_facts(view: dict[str, Any]) -> dict[str, Any]:
    """The same part of an engine's view."""
    board = view["board"]
    facts: dict[str, Any] = {
        key: view[key] for key in ("to_act", "round", "year", "sun", "frozen_rows", "reserve", "cartography_left")
    }
    facts["corners"] = board["corners"]
    facts["tiles"] = {(tuple(tile["squares"]), tile["kind"], tile["tile"]) for tile in board["tiles"]}
    facts["tokens"] = {(token["square"], token["kind"], token["zone"]) for token in board["tokens"]}
    facts["islands"] = {
        (frozenset(island["corners"]), _count(island["tiles"]), island["points"], island["seat"])
        for island in board["islands"]
    }
    facts["display"] = [tile for tile in view["display"] if tile is not None and tile in LARGE]
    facts["passage_tokens"] = sorted(view["passage_tokens"])
    facts["greenland_tokens"] = sorted(view["greenland_tokens"])
    facts["small_left"] = view["small_left"]
    facts["piles"] = {kind: view["piles"].get(kind, 0) for kind in KINDS}
    facts["scores"] = view["scores"]
    facts["forecast"] = [
        (line["round"], line["sun"], line["frozen_rows"], set(line["locked"]), set(line["lost"]))
        for line in view["forecast"]
    ]
    if view["game"] in TERROR:
        keys = ("season", "turn", "food", "morale", "sites", "card", "cards_left", "ice_shift", "small_display")
        facts["terror"] = {key: view["terror"][key] for key in keys}
    if view["game"] == "northwest":
        facts["order"] = view["order"]
        facts["next_order"] = view["next_order"]
        facts["active"] = view["active"]
        facts["tuunbaq"] = view["tuunbaq"]["at"]
    for player in view["players"]:
        facts[f"player {player['seat']}"] = _view_player(player)
    return facts


def _count(tiles: Any) -> int:
    return tiles if isinstance(tiles, int) else len(tiles)


def _view_player(player: dict[str, Any]) -> dict[str, Any]:
    sled = player["sled"]
    on_tile = sled["state"] == "deployed" and sled["at"] not in ("greenland", "passage")
    return {
        "ship": (player["ship"]["at"], player["ship"]["locked"]),
        "sled": (sled["state"], sled["at"]),
        "area": (sled["area"], set(sled["corners"])) if on_tile and not player["returned"] else None,
        "crew": [(player["crew"][v]["available"], player["crew"][v]["resting"]) for v in ("ship", "sled")],
        "gone": player["crew"]["gone"],
        "large": sorted(player["reserve"]["large"]),
        "small": {kind: player["reserve"]["small"].get(kind, 0) for kind in KINDS},
        "tokens": {kind: player["tokens"].get(kind, 0) for kind in TOKENS},
        **{key: player[key] for key in ("passage", "greenland", "passed", "returned", "prestige")},
    }


def differences(game: skerry.Game, oracle: Oracle) -> Iterator[str]:
    """Everything on which the engine and the oracle do not agree in this position."""
    view: dict[str, Any] = game.view(None)
    seen, expected = view_facts(view), oracle_facts(oracle)
    for key in expected:
        if seen[key] != expected[key]:
            yield from _differ(key, seen[key], expected[key])
    if game.to_act != oracle.current:
        yield f"to_act: engine {game.to_act}, oracle {oracle.current}"
    if game.scores() != oracle.scores():
        yield f"scores: engine {game.scores()}, oracle {oracle.scores()}"
    listed = [str(action) for action in game.legal()]
    if len(listed) != len(set(listed)):
        yield f"legal: listed twice: {sorted(text for text in set(listed) if listed.count(text) > 1)}"
    expected_legal = oracle.legal()
    if set(listed) != expected_legal:
        yield f"legal: only the engine {sorted(set(listed) - expected_legal)[:12]}"
        yield f"legal: only the oracle {sorted(expected_legal - set(listed))[:12]}"
    yield from _outcome_differences(game, oracle)


def _differ(key: str, seen: Any, expected: Any) -> Iterator[str]:
    if isinstance(seen, dict):
        yield from (f"{key} {k}: engine {seen[k]}, oracle {expected[k]}" for k in seen if seen[k] != expected[k])
    elif isinstance(seen, set):
        yield f"{key}: only the engine {seen - expected}, only the oracle {expected - seen}"
    else:
        yield f"{key}: engine {seen}, oracle {expected}"


def _outcome_differences(game: skerry.Game, oracle: Oracle) -> Iterator[str]:
    outcome = game.outcome
    if (outcome is not None) != oracle.over:
        yield f"outcome: engine {outcome}, oracle over {oracle.over}"
    elif outcome is not None:
        winners, ranking = oracle.outcome()
        if sorted(outcome.winners) != winners:
            yield f"winners: engine {outcome.winners}, oracle {winners}"
        if [sorted(rank) for rank in outcome.ranking] != ranking:
            yield f"ranking: engine {outcome.ranking}, oracle {ranking}"


class Disagreement(AssertionError):
    """The engine and the oracle do not agree; the message holds the record so far."""


def follow(game: skerry.Game, oracle: Oracle, choose: Chooser, rng: random.Random, limit: int = 10_000) -> int:
    """Play on with `choose`, comparing at every decision; how many positions were compared."""
    compared = 0
    while True:
        found = list(differences(game, oracle))
        compared += 1
        if found:
            raise Disagreement("\n".join([*found, "", game.record()]))
        if game.to_act is None or game.number >= limit:
            return compared
        action = choose(game, [str(action) for action in game.legal()], rng)
        game.play(action)
        words = [game.chance_text(outcome) for outcome in game.entries()[-1].chance]
        oracle.apply(action, words)


# -- ways to play -----------------------------------------------------------------------------------


def at_random(game: skerry.Game, legal: list[str], rng: random.Random) -> str:
    return rng.choice(legal)


PERSONALITIES: dict[str, dict[str, float]] = {
    "explorer": {"pull": 1.0, "place": 30, "lay": 30, "move": 60, "sled": 0.3, "end": 300, "pass": 0.001, "home": 8},
    "racer": {"pull": 2.0, "place": 60, "lay": 60, "move": 200, "sled": 0.1, "end": 900, "pass": 0.001, "home": 99},
    "mapper": {"pull": 0.0, "place": 40, "lay": 60, "move": 6, "draw": 8, "home": 99},
    "sledder": {"pull": 0.5, "transfer": 10, "sled": 6, "place": 15, "move": 15, "home": 9},
    "wanderer": {"pull": 0.1, "move": 10, "place": 5, "home": 7},
    "cautious": {"pull": 0.3, "draw": 10, "refresh": 10, "end": 5, "pass": 1, "home": 5},
}
TASTES: dict[str, float] = {
    "discover": 25, "explore": 25, "place": 15, "lay": 15, "move": 8, "draw": 4, "transfer": 1.5, "refresh": 0.5,
    "tuunbaq": 1, "end": 2, "pass": 0.05, "stand": 1, "take": 1, "lose": 1,
}  # fmt: skip


def leaning(rng: random.Random) -> Chooser:
    """Players of some personality: they like some verbs more than others, go west first and home later."""
    tastes = {**TASTES, "sled": 1, **PERSONALITIES[rng.choice(list(PERSONALITIES))]}

    def verb_of(words: list[str]) -> str:
        return (words[1] if words[0] in ("ship", "sled") else words[0]).removesuffix(";")

    def weight(words: list[str], mine: dict[str, Any], going_home: bool) -> float:
        value = tastes["sled"] if words[0] == "sled" else 1.0
        verb = verb_of(words)
        if verb in ("move", "place", "lay"):
            target = words[2 if verb == "move" else 3].removesuffix(";")
            if target == "greenland" and not going_home:
                return 0.001
            nearer = _distance(mine[words[0]]["at"], going_home) - _distance(target, going_home)
            value *= 2.0 ** (tastes["pull"] * 3 * nearer)
        return value

    def choose(game: skerry.Game, legal: list[str], rng: random.Random) -> str:
        view: dict[str, Any] = game.view(None)
        mine = view["players"][view["to_act"]]
        home = mine["passage"] is not None or view["round"] >= tastes["home"]
        held = len(mine["reserve"]["large"]) + sum(mine["reserve"]["small"].values())
        verbs: dict[str, list[list[str]]] = {}
        for text in legal:
            words = text.split()
            verbs.setdefault(verb_of(words), []).append(words)
        likings = {verb: tastes[verb] for verb in verbs}
        if "terror" in view and "pass" in likings:
            likings["pass"] = 0.01 + 20 * view["active"]
        if "draw" in likings:
            likings["draw"] *= 4 / (1 + held)
        for verb in ("move", "place", "lay"):
            if verb in verbs:
                likings[verb] *= min(1.0, max(weight(words, mine, home) for words in verbs[verb]))
        verb = rng.choices(list(verbs), list(likings.values()))[0]
        return " ".join(rng.choices(verbs[verb], [weight(words, mine, home) for words in verbs[verb]])[0])

    return choose


def _distance(place: str, going_home: bool) -> float:
    """How far a square (or an arrow) is from the arrow to go to."""
    column, row = {"greenland": (12.0, 2.5), "passage": (-1.0, 5.5)}.get(place) or read_square(place.split("-")[0])
    return abs(column - 12) + abs(row - 2.5) if going_home else abs(column + 1) + abs(row - 5.5)


def begin(mode: str, seats: int, options: dict[str, bool | int], seed: int, rules: int) -> skerry.Game:
    """A new game by a version of the rules."""
    info, game_type = registry.games()[mode]
    return game_type.start(info, seats, info.check_options(options, rules), seed, rules)


def play_and_compare(
    mode: str, seats: int, options: dict[str, bool | int], seed: int, rules: int = NEWEST, limit: int = 10_000
) -> int:
    """One game of a mode from a seed, every decision compared."""
    rng = random.Random(seed)
    game = begin(mode, seats, options, seed, rules)
    choose = leaning(rng) if seed % 4 else at_random
    return follow(game, oracle_for(game), choose, rng, limit)


assert set(TERROR) <= {mode for mode, _, _ in MODES}
