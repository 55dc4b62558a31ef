"""Nothing is made and nothing gets lost: tiles, animals, Vikings, tokens, outposts, captains (NS-G3, NS-G4, NS-S3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import skerry
from skerry import Game
from tests.oracle.northsea import CAPTAINS, ENEMY_SHIPS, SETTLEMENTS, TILES
from tests.rules.northsea.play import seen


def check_conservation(game: Game) -> None:
    views: list[Any] = [seen(game, seat) for seat in range(game.seats)]
    view = views[0]
    placed = [row["tile"] for row in view["hexes"] if row["tile"] is not None]
    hands = [tile for seat in range(game.seats) for tile in views[seat]["players"][seat]["hand"]]
    known = placed + hands
    assert len(known) == len(set(known)), "a tile is in two places"
    assert set(known) <= set(TILES)
    hand_sizes = sum(row["hand_size"] for row in view["players"])
    assert hand_sizes == len(hands)
    if game.seats > 1:
        assert len(placed) + hand_sizes + view["draw_pile"] == 48
    features = Counter(TILES[tile][1] for tile in placed)
    check_pieces(view, features)
    check_captains(game, views)


def check_pieces(view: Any, features: Counter[str]) -> None:
    animals = Counter[str]()
    for row in view["animals"]:
        animals[row["kind"]] += row["count"]
    strengths = Counter(row["strength"] for row in view["settlements"])
    ships = len(view["enemy_ships"])
    dead = 0
    for row in view["players"]:
        animals.update(row["aboard"]["animals"])
        animals.update(row["livestock"])
        strengths.update(row["settlements"])
        ships += row["enemy_ships"]
        dead += row["dead"]
        standing = sum(area["count"] for area in row["vikings"])
        assert row["aboard"]["vikings"] + row["mainland"] + standing + row["dead"] == 7
        built = sum(outpost["seat"] == row["seat"] for outpost in view["outposts"])
        assert row["outposts_left"] + built == 5
        cargo = sum(row["aboard"]["animals"].values())
        assert cargo <= 2
        assert cargo + row["aboard"]["vikings"] <= 3
        assert row["dead"] <= row["enemy_ships"]
    assert +animals == Counter({kind: features[kind] for kind in features if kind not in ("ship", "settlement")})
    assert strengths.total() == features["settlement"]
    assert all(count <= SETTLEMENTS[strength] for strength, count in strengths.items())
    assert ships == features["ship"]
    assert dead <= ENEMY_SHIPS["death"]


def check_captains(game: Game, views: list[Any]) -> None:
    offered = [name for seat, view in enumerate(views) for name in view["players"][seat]["captains"] or ()]
    assert len(offered) == 2 * game.seats
    assert len(set(offered)) == len(offered)
    assert set(offered) <= set(CAPTAINS)


class Conservation(RuleBasedStateMachine):
    """Hypothesis chooses the game and every action; the components are counted after each."""

    game: Game

    @initialize(seats=st.integers(1, 4), side=st.sampled_from("ABCD"), seed=st.integers(0, (1 << 62) - 1))
    def begin(self, seats: int, side: str, seed: int) -> None:
        self.game = skerry.new("northsea-solo" if seats == 1 else "northsea", seats=seats, seed=seed, side=side)

    @precondition(lambda self: self.game.to_act is not None)
    @rule(choice=st.integers(0, 1 << 16))
    def act(self, choice: int) -> None:
        legal = self.game.legal()
        assert len(legal) > 0
        self.game.play(legal[choice % len(legal)])

    @invariant()
    def nothing_lost(self) -> None:
        check_conservation(self.game)


TestConservation = Conservation.TestCase
TestConservation.settings = settings(max_examples=15, stateful_step_count=50, deadline=None)


def test_conservation_to_the_end_of_whole_games() -> None:
    for seed in range(6):
        game = skerry.new("northsea", seats=2 + seed % 3, seed=seed, side="ABCD"[seed % 4])
        while game.to_act is not None:
            legal = game.legal()
            game.play(legal[(seed * 7919 + game.number * 104729) % len(legal)])
            if game.number % 10 == 0:
                check_conservation(game)
        check_conservation(game)
        assert seen(game, None)["draw_pile"] == 0
