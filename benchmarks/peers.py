"""Random play in other people's engines, driven from Python on one core: `python peers.py SECONDS`, one JSON line each.

Runs in an environment of its own (`locks/bench.txt`), so it knows nothing of this package.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import chess
import pyspiel
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer


class Peer(NamedTuple):
    """How to drive a game: set up, list the legal moves (none when it is over), make one, copy."""

    name: str
    start: Callable[[int], Any]
    moves: Callable[[Any], Sequence[Any]]
    play: Callable[[Any, Any], object]
    copy: Callable[[Any], object]


def catan(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def catan_moves(game: Any) -> Sequence[Any]:
    over = game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT
    return [] if over else game.state.playable_actions


def chess_moves(board: chess.Board) -> Sequence[chess.Move]:
    return [] if board.is_game_over() else list(board.legal_moves)


def spiel(name: str) -> Peer:
    game = pyspiel.load_game(name)
    return Peer(
        f"OpenSpiel {name} (C++)",
        lambda seed: game.new_initial_state(),
        lambda state: [] if state.is_terminal() else state.legal_actions(),
        lambda state, move: state.apply_action(move),
        lambda state: state.clone(),
    )


PEERS = [
    Peer("catanatron", catan, catan_moves, lambda game, move: game.execute(move), lambda game: game.copy()),
    Peer(
        "python-chess", lambda seed: chess.Board(), chess_moves, chess.Board.push, lambda board: board.copy(stack=False)
    ),
    spiel("chess"),
    spiel("hex"),
]


def measure(peer: Peer, seconds: float) -> dict[str, object]:
    rng = random.Random(1)
    legal = decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        game = peer.start(games)
        while moves := peer.moves(game):
            legal += len(moves)
            decisions += 1
            peer.play(game, moves[int(rng.random() * len(moves))])
        games += 1
    return {
        "name": peer.name,
        "decisions_per_second": round(decisions / spent),
        "copy_us": round(copy_us(peer), 2),
        "mean_legal_actions": round(legal / decisions, 1),
        "mean_decisions_per_game": round(decisions / games, 1),
    }


def copy_us(peer: Peer) -> float:
    """Microseconds for a copy after up to a hundred moves."""
    rng = random.Random(1)
    game = peer.start(1)
    for _ in range(100):
        moves = peer.moves(game)
        if len(moves) < 2:
            break
        peer.play(game, rng.choice(moves))
    copies, began = 0, time.process_time()
    while (spent := time.process_time() - began) < 0.5:
        for _ in range(20):
            peer.copy(game)
        copies += 20
    return spent / copies * 1e6


if __name__ == "__main__":
    for peer in PEERS:
        print(json.dumps(measure(peer, float(sys.argv[1]))), flush=True)
