"""Observed steps a second for learners beside other environments: `python -m benchmarks.environments [SECONDS]`.

A step is: look (observation and legal actions), choose at random, act. Needs only Python: it sets up `.venv-envs` by
itself, with our wheel and what is compared (`locks/envs.txt`). One process, seconds of processor time, all its threads
together.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

from benchmarks.rules import machine

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv-envs"
LOCK = ROOT / "locks/envs.txt"
BATCH = 256
MODES = {"northwest": 4, "northwest-solo": 1, "terror-solo": 1, "terror-coop": 2, "northsea": 4, "northsea-solo": 1}
"""At how many seats each is measured."""
ROOM = 2048
"""For so many legal actions there are rows: random play of the Terror modes needs them."""


def main(seconds: float) -> None:
    print(f"{date.today().isoformat()}, {machine()}, load {os.getloadavg()[0]:.0f}\n")
    print("| environment | observed steps/s |\n|---|---|")
    for name, steps in measured():
        print(f"| {name} | {rate(steps, seconds):,.0f} |", flush=True)


def rate(steps: Callable[[], Iterator[int]], seconds: float) -> float:
    """How many steps a second, after a first one, which may compile, and a short run to warm up."""
    counts = steps()
    next(counts)
    began = time.process_time()
    while time.process_time() - began < seconds / 5:
        next(counts)
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += next(counts)
    return done / spent


def measured() -> Iterator[tuple[str, Callable[[], Iterator[int]]]]:
    for game, seats in MODES.items():
        yield f"skerry {game}, one by one", lambda game=game, seats=seats: one_by_one(game, seats)
        yield f"skerry {game}, batch of {BATCH}", lambda game=game, seats=seats: in_batch(game, seats)
        yield f"skerry {game}, PettingZoo", lambda game=game, seats=seats: by_zoo(skerry_zoo(game, seats))
    yield "PettingZoo chess", lambda: by_zoo(their_zoo("chess_v6"))
    yield "PettingZoo connect four", lambda: by_zoo(their_zoo("connect_four_v3"))
    yield "OpenSpiel chess, from Python", lambda: by_spiel("chess")
    yield "OpenSpiel hex, from Python", lambda: by_spiel("hex")
    for game in ("connect_four", "hex", "chess"):
        yield f"pgx {game.replace('_', ' ')}, batch of {BATCH}, on the processor", lambda game=game: by_pgx(game)


def one_by_one(name: str, seats: int) -> Iterator[int]:
    import skerry
    from skerry.envs.coding import observe, rows

    dice = random.Random(1)
    while True:
        game = skerry.new(name, seats=seats, seed=dice.getrandbits(40))
        while (seat := game.to_act) is not None:
            observe(game, seat)
            rows(game)
            codes = game.codes()
            game.play_code(codes[dice.randrange(len(codes))])
            yield 1


def in_batch(name: str, seats: int) -> Iterator[int]:
    import skerry

    batch = skerry.batch(name, BATCH, seats=seats, room=ROOM)
    seen, actions = batch.arrays()
    tick = 0
    while True:
        batch.observe(seen)
        batch.describe(actions)
        batch.step(batch.random_choices(tick))
        tick += 1
        yield BATCH


def skerry_zoo(name: str, seats: int) -> Any:
    from skerry.envs import zoo

    return zoo.SkerryEnv(name, seats=seats, room=ROOM)


def their_zoo(name: str) -> Any:
    from importlib import import_module

    return import_module(f"pettingzoo.classic.{name}").raw_env()


def by_zoo(env: Any) -> Iterator[int]:
    import numpy as np

    dice = np.random.default_rng(1)
    while True:
        env.reset(seed=int(dice.integers(1 << 31)))
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
            assert agent
            yield 1


def by_spiel(name: str) -> Iterator[int]:
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            yield 1


def by_pgx(name: str) -> Iterator[int]:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def played(state: Any, key: Any) -> Any:
        """One game looks, chooses and acts."""
        chance, fresh = jax.random.split(key)
        choice = jax.random.categorical(chance, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf))
        return step(state, choice, fresh)

    everywhere = jax.jit(jax.vmap(played))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
    while True:
        key, fresh = jax.random.split(key)
        state = everywhere(state, jax.random.split(fresh, BATCH))
        state.observation.block_until_ready()
        yield BATCH


def ready() -> None:
    """Our wheel and what it is compared with, in a folder of their own."""
    python = str(VENV / "bin/python")
    if not VENV.exists():
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    install = [python, "-m", "pip", "install", "-qq"]
    subprocess.run([*install, "--require-hashes", "-r", str(LOCK)], check=True)
    subprocess.run([*install, "--no-deps", "--force-reinstall", str(ROOT)], check=True)
    raise SystemExit(
        subprocess.run([python, "-m", "benchmarks.environments", "--here", *sys.argv[1:]], check=False).returncode
    )


if __name__ == "__main__":
    if "--here" not in sys.argv:
        ready()
    numbers = [argument for argument in sys.argv[1:] if argument != "--here"]
    main(float(numbers[0]) if numbers else 3.0)
