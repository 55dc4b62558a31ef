"""Bots at work in processes of their own, so that thinking never holds up a table.

A worker keeps the games it has thought about and is told only what was played since. Whoever has had less thinking time
lately is served first, and short thinkers have a worker that no long one ever takes. Workers that nobody waits for help
with what others search: each thinks about the same decision in worlds of its own, and what they find is put together.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from skerry import bots
from skerry.bots.analysis import NODES, judged, verdict_on
from skerry.bots.examining import Effort
from skerry.bots.tallies import Tally
from skerry.core.errors import SkerryError
from skerry.core.game import Game
from skerry.core.history import Entry
from skerry.server.guests import engage
from skerry.server.metrics import Metrics

log = logging.getLogger("skerry.server.bots")

KEPT_GAMES = 64
"""The games that a worker remembers."""
HALF_LIFE = 30.0
"""After so many seconds half of the thinking time that somebody has had is forgotten."""
UNWATCHED = 2.0
"""A table that nobody watches waits as if its owner had had so many seconds more."""
LEAST_SHARE = 0.2
"""However many wait, a bot has this share of its level's time."""
GUEST_SECONDS = 1.0
"""The time of a bot that is none of the levels and names none."""
MOST_HELPERS = 3
"""So many may help with one decision …"""
HELPING = 0.9
"""… for this share of the time that it has: nobody waits for them."""
NICENESS, HELPERS_NICENESS = 5, 19
"""How far thinking steps back behind the server, and those who do nothing but help behind everything."""

SLICE_SECONDS = 0.25
"""An analysis lets others have the worker when it has had it for so long and has judged a decision …"""
DECISION_SECONDS = 0.8
"""… which it does not search for longer than this."""

CONTEXT = multiprocessing.get_context("spawn")

Task: TypeAlias = Literal["move", "hints", "tallies", "analysis", "verdict"]


class BotFailed(SkerryError):
    """The bot did not answer, or not in time."""


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom a bot thinks: who pays with thinking time, at which table, and whether somebody waits before it."""

    owner: str
    table_id: str
    watched: bool = True
    patient: bool = False
    """Thinks only while nobody else waits, and makes nobody else think shorter."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a worker is asked. `record` is the whole game; without it `lines` go on from the one that it has."""

    table_id: str
    task: Task
    level: str
    seat: int = 0
    first: int = 0
    """The position that an analysis begins or a verdict is given at."""
    moves: tuple[str, str] = ("", "")
    """The two that a verdict compares."""
    share: float = 1.0
    seed: int = 0
    found: tuple[Tally, ...] = ()
    """What searches for this decision have found, if it is to be made by that."""
    number: int = 0
    lines: tuple[str, ...] = ()
    record: str | None = None


class BotPool:
    """Asks bots for moves and hints; a worker that dies or does not answer is replaced."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        metrics: Metrics | None = None,
        guests: tuple[str, ...] = (),
        house_of: Callable[[str], str] = str,
        helpers: int = 0,
    ) -> None:
        """`workers` for bots that search, and one for those that do not; none thinks longer than `seconds`.

        `guests` are the bots beside the levels, as the settings name them; `house_of` says with whom somebody shares.
        `helpers` do nothing but help.
        """
        self._metrics = metrics or Metrics()
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(workers + helpers + 1, thread_name_prefix="skerry-bot")
        self._long, self._short = Lane(workers, guests, house_of, helpers), Lane(1, guests, house_of)

    async def choose(self, game: Game, seat: int, level: str, asker: Asker) -> str:
        """The notation of the move that the bot makes for `seat`."""
        return str(await self._ask(game, Question(asker.table_id, "move", level, seat), asker))

    async def hints(self, game: Game, seat: int, level: str, asker: Asker) -> list[dict[str, Any]]:
        """The best moves for `seat`, best first."""
        found: list[dict[str, Any]] = await self._ask(game, Question(asker.table_id, "hints", level, seat), asker)
        return found

    async def judged(self, game: Game, level: str, first: int, asker: Asker) -> tuple[list[dict[str, Any]], int]:
        """Some decisions of a finished game, judged, and the position to go on with."""
        question = Question(asker.table_id, "analysis", level, first=first)
        found: tuple[list[dict[str, Any]], int] = await self._ask(game, question, asker)
        return found

    async def verdict(
        self, game: Game, level: str, number: int, moves: tuple[str, str], asker: Asker
    ) -> list[dict[str, Any]]:
        """What each of two moves comes to at a position of the game, with the same luck."""
        question = Question(asker.table_id, "verdict", level, first=number, moves=moves)
        found: list[dict[str, Any]] = await self._ask(game, question, asker)
        return found

    async def _ask(self, game: Game, question: Question, asker: Asker) -> Any:
        level = question.level
        searches = question.task in ("analysis", "verdict") or thinking_seconds(level) > 0
        lane = self._long if searches else self._short
        with self._metrics.bot_waits.labels(level).time():
            worker = await lane.enter(asker)
        started = time.monotonic()
        asked = replace(question, share=lane.share(), seed=secrets.randbits(31))
        helpers = lane.helpers(asker) if question.task in ("move", "hints") and level in bots.LEVELS else []
        asking = asyncio.ensure_future(self._answer(lane, worker, helpers, game, asked))

        def finished(_: object) -> None:
            seconds = time.monotonic() - started
            self._metrics.bot_seconds.labels(level).observe(seconds)
            lane.leave(worker, asker, seconds)

        asking.add_done_callback(finished)
        return await asyncio.shield(asking)

    async def _answer(self, lane: Lane, worker: Worker, helpers: list[Worker], game: Game, question: Question) -> Any:
        """The worker's answer; with helpers, by what they and the worker found, or by what they did if it died."""
        if not helpers:
            return await self._thinks(worker, game, question)
        helping = [self._helps(lane, helper, game, question) for helper in helpers]
        found: tuple[Tally, ...] = ()
        try:
            found = await self._thinks(worker, game, replace(question, task="tallies"))
        except BotFailed:
            await asyncio.wait(helping)
            if not any(map(_answered, helping)):
                raise
        for helper, helped in zip(helpers, helping, strict=True):
            if _answered(helped):
                found += helped.result()
            elif not helped.done():
                helper.hurry()
        return await self._thinks(worker, game, replace(question, found=found))

    def _helps(self, lane: Lane, helper: Worker, game: Game, question: Question) -> asyncio.Future[Any]:
        asked = replace(question, task="tallies", share=question.share * HELPING, seed=secrets.randbits(31))
        helping = self._thinks(helper, game, asked)

        def finished(helped: asyncio.Future[Any]) -> None:
            if not _answered(helped):
                log.info("a helper did not answer")
            lane.release(helper)

        helping.add_done_callback(finished)
        return helping

    def _thinks(self, worker: Worker, game: Game, question: Question) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, game, question, self._seconds)

    def waiting(self) -> int:
        """How many questions wait for their turn."""
        return self._long.waiting() + self._short.waiting()

    def close(self) -> None:
        for lane in (self._long, self._short):
            lane.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _answered(asked: asyncio.Future[Any]) -> bool:
    return asked.done() and not asked.cancelled() and asked.exception() is None


def thinking_seconds(level: str) -> float:
    """How long a bot thinks; 0 if it does not search."""
    return float(getattr(bots.get(level), "seconds", 0.0 if level in bots.LEVELS else GUEST_SECONDS))


class Lane:
    """Workers, and those who wait for one: first who has had the least of them lately."""

    def __init__(self, workers: int, guests: tuple[str, ...], house_of: Callable[[str], str], helpers: int = 0) -> None:
        self.workers = [Worker(guests) for _ in range(workers)]
        self._idle = list(self.workers)
        self._helpers = [Worker(guests, HELPERS_NICENESS) for _ in range(helpers)]
        """Those who do nothing but help."""
        self._helping: list[Worker] = []
        self._waiting: list[tuple[Asker, asyncio.Future[Worker]]] = []
        self._house_of = house_of
        self._spent: dict[str, tuple[float, float]] = {}
        """What each owner, and each house, has had, and when that was counted."""

    def share(self) -> float:
        """The share of its time that a bot has: less, the more wait behind it."""
        return max(LEAST_SHARE, 1 / (1 + self.waiting() / len(self.workers)))

    def waiting(self) -> int:
        return sum(not asker.patient for asker, _ in self._waiting)

    async def enter(self, asker: Asker) -> Worker:
        """A worker, when it is the asker's turn."""
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append((asker, turn))
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            self._waiting = [waits for waits in self._waiting if waits[1] is not turn]
            if turn.done() and not turn.cancelled():
                self._idle.append(turn.result())
                self._serve()
            raise

    def helpers(self, asker: Asker) -> list[Worker]:
        """Those who have nothing to do, while nobody waits. Nobody pays for them: who comes later gets them at once."""
        if self._waiting or asker.patient:
            return []
        idle = [worker for worker in (*self._helpers, *self._idle) if worker not in self._helping]
        found = sorted(idle, key=lambda worker: asker.table_id not in worker.known)[:MOST_HELPERS]
        self._idle = [worker for worker in self._idle if worker not in found]
        self._helping += found
        return found

    def release(self, helper: Worker) -> None:
        """The helper has answered."""
        self._helping.remove(helper)
        helper.unhurry()
        if helper not in self._helpers:
            self._idle.append(helper)
        self._serve()

    def stop(self) -> None:
        for worker in (*self.workers, *self._helpers):
            worker.stop()

    def leave(self, worker: Worker, asker: Asker, seconds: float) -> None:
        """The asker has had the worker for so long."""
        for payer in {asker.owner, self._house_of(asker.owner)}:
            self._spent[payer] = (self.spent(payer) + seconds, time.monotonic())
        if len(self._spent) > 10_000:
            self._spent = {payer: spent for payer, spent in self._spent.items() if self.spent(payer) > 0.01}
        self._idle.append(worker)
        self._serve()

    def spent(self, payer: str) -> float:
        """The thinking time that an owner or a house has had lately."""
        seconds, at = self._spent.get(payer, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / HALF_LIFE))

    def _serve(self) -> None:
        self._waiting = [waits for waits in self._waiting if not waits[1].done()]
        while self._waiting and self._idle:
            chosen = min(self._waiting, key=lambda waits: self._patience(waits[0]))
            self._waiting.remove(chosen)
            asker, turn = chosen
            worker = next((worker for worker in self._idle if asker.table_id in worker.known), self._idle[0])
            self._idle.remove(worker)
            turn.set_result(worker)
        for _, helper in zip(self._waiting, self._helping_out(), strict=False):
            helper.hurry()

    def _helping_out(self) -> list[Worker]:
        """The helpers that others can have."""
        return [worker for worker in self._helping if worker not in self._helpers]

    def _patience(self, asker: Asker) -> tuple[bool, float]:
        spent = max(self.spent(asker.owner), self.spent(self._house_of(asker.owner)))
        return asker.patient, spent + (0.0 if asker.watched else UNWATCHED)


class Worker:
    """A process that thinks about one question at a time. Its methods are called in a thread."""

    def __init__(self, guests: tuple[str, ...] = (), niceness: int = NICENESS) -> None:
        self._guests = guests
        self._niceness = niceness
        self._hurried = CONTEXT.RawValue("b", 0)
        """Whether it should answer with what it has found so far."""
        self.known: OrderedDict[str, Entry | None] = OrderedDict()
        """The tables whose game it has, with what was played latest there."""
        self._process: Any = None
        self._pipe: multiprocessing.connection.Connection | None = None
        self._stopped = False
        self._starting = threading.Lock()

    def ask(self, game: Game, question: Question, seconds: float) -> Any:
        """The answer; `BotFailed` if there is none in time."""
        table_id = question.table_id
        news = _news(game, self.known.get(table_id))
        try:
            found = None
            if news is not None:
                number = game.number - len(news)
                found = self._exchange(replace(question, number=number, lines=tuple(news)), seconds)
            kind, answer = found or self._exchange(replace(question, record=game.record()), seconds) or ("failed", "")
        except (OSError, EOFError, BotFailed) as error:
            self.stop_process()
            raise BotFailed(f"{type(error).__name__} {error}") from None
        self.known[table_id] = game.last
        self.known.move_to_end(table_id)
        if len(self.known) > KEPT_GAMES:
            self.known.popitem(last=False)
        if kind == "failed":
            raise BotFailed(answer)
        return answer

    def hurry(self) -> None:
        """Let it answer with what it has found so far."""
        self._hurried.value = 1

    def unhurry(self) -> None:
        """Let it think as long as it may again."""
        self._hurried.value = 0

    def _exchange(self, question: Question, seconds: float) -> tuple[str, Any] | None:
        """The worker's answer; None if it does not have the game."""
        pipe = self._started()
        pipe.send(question)
        if not pipe.poll(seconds):
            raise BotFailed("no answer in time")
        answer: tuple[str, Any] | None = pipe.recv()
        return answer

    def _started(self) -> multiprocessing.connection.Connection:
        with self._starting:
            if self._stopped:
                raise BotFailed("the server ends")
            if self._pipe is None or not self._process.is_alive():
                self.stop_process()
                self._pipe, theirs = CONTEXT.Pipe()
                given = theirs, self._guests, self._niceness, self._hurried
                self._process = CONTEXT.Process(target=_work, args=given, daemon=True)
                self._process.start()
                theirs.close()
            return self._pipe

    def stop(self) -> None:
        with self._starting:
            self._stopped = True
            if self._process is not None:
                self._process.terminate()

    def stop_process(self) -> None:
        """End the process, whatever it does; the next question starts another."""
        self.known.clear()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _news(game: Game, known: Entry | None) -> list[str] | None:
    """The record's lines of what was played since `known`; None if the game has not come from there."""
    if known is None:
        return None
    lines = []
    entry = game.last
    while entry is not None and entry is not known:
        lines.append(game.line(entry))
        entry = entry.parent
    return lines[::-1] if entry is not None else None


# -- in the worker ---------------------------------------------------------------------------------------


def _work(pipe: multiprocessing.connection.Connection, guests: tuple[str, ...], niceness: int, hurried: Any) -> None:
    """Answer questions until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)
    engage(guests)
    games: OrderedDict[str, Game] = OrderedDict()
    with contextlib.suppress(EOFError, OSError):
        while True:
            question: Question = pipe.recv()
            try:
                pipe.send(_answer(games, question, lambda: bool(hurried.value)))
            except Exception as error:
                games.pop(question.table_id, None)
                pipe.send(("failed", f"{type(error).__name__}: {error}"[:500]))


def _end_with_server() -> None:
    """A server that was killed cannot end its workers: they notice it themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(0)


def _answer(games: OrderedDict[str, Game], question: Question, hurried: Callable[[], bool]) -> tuple[str, Any] | None:
    game = _game(games, question)
    if game is None:
        return None
    if question.task == "analysis":
        return "analysis", _judged(game, question)
    if question.task == "verdict":
        return "verdict", _verdict(game, question)
    bot, budget = _thinker(question)
    if question.task == "tallies":
        return "tallies", bot.tallies(game.copy(), question.seat, replace(budget, enough=hurried))
    if question.task == "hints":
        return "hints", [dict(hint.data()) for hint in bot.hints(game.copy(), question.seat, budget)]
    return "move", str(bot.choose(game.copy(), question.seat, budget))


def _thinker(question: Question) -> tuple[bots.Bot, bots.Budget]:
    """The bot that is asked, with the share of its time that it has."""
    level, share = question.level, question.share
    budget = bots.Budget(seed=question.seed, found=question.found, share=share)
    if level not in bots.LEVELS:
        budget = replace(budget, seconds=thinking_seconds(level) * share or None)
    return bots.get(level), budget


def _judged(game: Game, question: Question) -> tuple[list[dict[str, Any]], int]:
    """Some decisions, judged, until others should have the worker; and where to go on."""
    effort, began, number = Effort(NODES[question.level], DECISION_SECONDS), time.monotonic(), question.first
    found: list[dict[str, Any]] = []
    while number < game.number and (not found or time.monotonic() - began < SLICE_SECONDS):
        decision = judged(game, number, effort)
        number += 1
        if decision is not None:
            found.append(dict(decision.data()))
    return found, number


def _verdict(game: Game, question: Question) -> list[dict[str, Any]]:
    effort = Effort(NODES[question.level], DECISION_SECONDS)
    return [dict(worth.data()) for worth in verdict_on(game.at(question.first), *question.moves, effort)]


def _game(games: OrderedDict[str, Game], question: Question) -> Game | None:
    """The game that is asked about, brought up to date; None if it is not known here."""
    import skerry

    if question.record is not None:
        game = skerry.replay(question.record)
    elif question.table_id in games and games[question.table_id].number == question.number:
        game = games[question.table_id]
        for line in question.lines:
            game.play_line(line)
    else:
        return None
    games[question.table_id] = game
    games.move_to_end(question.table_id)
    if len(games) > KEPT_GAMES:
        games.popitem(last=False)
    return game
