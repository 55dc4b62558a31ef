"""The bots of 16 November 2026, frozen, as opponents of today's: the measure of how much stronger ours became.

    python -m benchmarks.baseline northwest --bot mate --against captain@100 --games 100 --seats 2

plays duplicate games, each seed in every seat order, and prints how often today's bot was ahead with the interval. The
frozen bots are the package of commit `COMMIT`, compiled, in an environment and a process of their own; it is built from
the repository's history when it is needed first (some minutes), into the user's cache. They get the game's record and
answer with an action in notation, so old and new share nothing but the rules of play.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from types import TracebackType
from typing import Self

from platformdirs import user_cache_path

import skerry
from skerry import bots
from skerry.core.game import Game
from skerry.lab.stats import independent_games, wilson

COMMIT = "bfe95fe"
ROOT = Path(__file__).parents[1]
PYTHON = "SKERRY_BASELINE_PYTHON"
"""Names the Python of an environment in which the frozen package is installed already."""

PLAYER = """
import json, sys
import skerry
from skerry import bots
for line in sys.stdin:
    asked = json.loads(line)
    game = skerry.replay(asked["record"])
    budget = bots.Budget(seed=asked["seed"])
    print(bots.get(asked["bot"]).choose(game, game.to_act, budget), flush=True)
"""


def python() -> Path:
    """The Python that has the frozen package, built if it is missing."""
    if given := os.environ.get(PYTHON):
        return Path(given)
    home = user_cache_path("skerry") / f"baseline-{COMMIT}"
    found = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not (home / "ready").exists():
        with tempfile.TemporaryDirectory() as work:
            packed = subprocess.run(["git", "archive", COMMIT], cwd=ROOT, check=True, capture_output=True).stdout
            with tarfile.open(fileobj=BytesIO(packed)) as archive:
                archive.extractall(work, filter="data")
            (Path(work) / "web" / "package.json").unlink()  # the client is not needed
            subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
            subprocess.run([str(found), "-m", "pip", "install", "-q", work], check=True)
        (home / "ready").touch()
    return found


class Frozen:
    """A frozen bot: it looks at records and chooses."""

    def __init__(self, bot: str) -> None:
        self.bot = bot

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [str(python()), "-I", "-c", PLAYER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/"
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def choose(self, game: Game, seed: int) -> str:
        """The action in notation for the seat to act."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        record = re.sub(r"(?m)^rules: \d+$", "rules: 1", game.record())
        print(json.dumps({"record": record, "bot": self.bot, "seed": seed}), file=self._process.stdin, flush=True)
        return self._process.stdout.readline().strip()


def play(name: str, seed: int, seats: Sequence[bool], bot: str, frozen: Frozen) -> Game:
    """A game in which today's bot has the seats that are true."""
    game, ours = skerry.new(name, seats=len(seats), seed=seed), bots.get(bot)
    while (seat := game.to_act) is not None:
        luck = seed * 8 + seat
        if seats[seat]:
            game.play(ours.choose(game, seat, bots.Budget(seed=luck)))
        else:
            game.play(frozen.choose(game, luck))
    return game


def orders(seats: int) -> list[tuple[bool, ...]]:
    """Who sits where in the games of one seed: as many of ours as of theirs, in every order that is not a turn of
    another; an odd seat goes to either side once."""
    halves = {seats // 2, (seats + 1) // 2}
    return [seating for seating in itertools.product((True, False), repeat=seats) if sum(seating) in halves]


def share(game: Game, seats: Sequence[bool]) -> float:
    """How many of the pairs of one of ours and one of theirs ours won by rank; ties count half."""
    outcome = game.outcome
    assert outcome is not None
    points = [score + (0.5 if seat in outcome.winners else 0.0) for seat, score in enumerate(game.scores())]
    pairs = [(a, b) for a in range(len(seats)) for b in range(len(seats)) if seats[a] and not seats[b]]
    return sum(1.0 if points[a] > points[b] else 0.5 if points[a] == points[b] else 0.0 for a, b in pairs) / len(pairs)


def results(
    name: str, count: int, first_seed: int, seats: int, bot: str, frozen: Frozen
) -> Iterator[tuple[int, Game, tuple[bool, ...]]]:
    seatings = orders(seats)
    for number in range(count):
        seed = first_seed + number // len(seatings)
        seating = seatings[number % len(seatings)]
        yield seed, play(name, seed, seating, bot, frozen), seating


class Tally:
    """How often one side is ahead of the other, and by how many points."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.shares: dict[int, list[float]] = {}
        self.ours: list[int] = []
        self.theirs: list[int] = []

    def add(self, seed: int, game: Game, seating: tuple[bool, ...]) -> None:
        self.shares.setdefault(seed, []).append(share(game, seating))
        for score, is_ours in zip(game.scores(), seating, strict=True):
            (self.ours if is_ours else self.theirs).append(score)

    def __str__(self) -> str:
        taken = [one for group in self.shares.values() for one in group]
        games = independent_games(list(self.shares.values()))
        rate = sum(taken) / len(taken)
        low, high = wilson(rate * games, games)
        ours, theirs = (sum(points) / len(points) for points in (self.ours, self.theirs))
        return (
            f"{self.title} in {sum(taken):.1f} of {len(taken)} ({rate:.0%}, 95 % interval {low:.0%}–{high:.0%}), "
            f"{ours:.1f} – {theirs:.1f} points"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="mate")
    parser.add_argument("--against", default="mate")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--quiet", action="store_true")
    asked = parser.parse_args()
    tally = Tally(f"{asked.game}, {asked.seats} players: {asked.bot} ahead of the frozen {asked.against}")
    with Frozen(asked.against) as frozen:
        for seed, game, seating in results(asked.game, asked.games, asked.seed, asked.seats, asked.bot, frozen):
            tally.add(seed, game, seating)
            if not asked.quiet:
                print(seed, "".join("N" if is_ours else "o" for is_ours in seating), game.scores(), flush=True)
    print(tally)


if __name__ == "__main__":
    main()
