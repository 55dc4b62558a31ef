"""Bots in any language: a program that reads questions and writes answers, one JSON object a line."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
from typing import Any

from skerry.bots.base import Bot, Budget
from skerry.bots.errors import BotError
from skerry.bots.seat import SeatGame
from skerry.core.action import Action
from skerry.core.errors import ToldError
from skerry.core.message import Message, excerpt

PROTOCOL = 1
START_SECONDS = 20.0
LEAST_SECONDS = 10.0
"""How long a program may take at least: its start-up and the machine's load are not its thinking."""
PATIENCE = 3.0
"""How many times its budget a program may take."""
LONGEST_LINE = 1 << 16
"""How many characters an answer may have."""
MOST_LINES = 16
"""How many lines may wait to be read: a program speaks when it is asked."""
ANSWERS = 2
"""How often a program may answer a question: after an illegal move it is told why, and asked again."""


class CommandBot(Bot):
    """A program at a seat. It is started when it is first asked, and again if it has ended."""

    def __init__(self, command: str) -> None:
        self.level = f"cmd:{command}"
        self._command = command
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue(MOST_LINES)
        self._asked = 0

    def think(self, game: SeatGame, budget: Budget) -> Action:
        self._start()
        self._asked += 1
        seconds = max(LEAST_SECONDS, PATIENCE * (budget.seconds or 0.0))
        self._send(question(game, budget, self._asked), seconds)
        told = ""
        for _ in range(ANSWERS):
            notation = self._answer(seconds)
            try:
                action = game.parse(notation)
                refusal = game.refusal(action)
            except ToldError as error:
                rule, told = None, error.message()
            else:
                if refusal is None:
                    return action
                rule, told = refusal.rule, refusal.message()
            self._send({"type": "refused", "id": self._asked, "rule": rule, "message": told}, seconds)
        raise self._wrong("bots-error-illegal", action=excerpt(notation), reason=told)

    def close(self) -> None:
        """End the program, and the programs that it started."""
        process, self._process = self._process, None
        if process is None:
            return
        atexit.unregister(self.close)
        _kill(process)
        process.wait()
        with contextlib.suppress(queue.Empty):
            self._lines.get_nowait()  # room for what its reader has to say
        assert process.stdin is not None
        with contextlib.suppress(OSError):  # what it was told last, and did not read
            process.stdin.close()

    # -- the program -------------------------------------------------------------------------------

    def _start(self) -> None:
        if self._process is not None and self._process.poll() is None:
            return
        self.close()
        try:
            self._process = subprocess.Popen(
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                process_group=0,
            )
        except (OSError, IndexError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise self._wrong("bots-error-start", reason=str(reason)) from None
        atexit.register(self.close)
        self._lines = queue.Queue(MOST_LINES)
        threading.Thread(target=_read, args=(self._process, self._lines), daemon=True).start()
        self._send({"type": "hello", "protocol": PROTOCOL}, START_SECONDS)
        if self._receive(START_SECONDS).get("type") != "ready":
            raise self._wrong("bots-error-not-ready")

    def _answer(self, seconds: float) -> str:
        answer = self._receive(seconds)
        if answer.get("id") != self._asked or not isinstance(answer.get("action"), str):
            raise self._wrong("bots-error-answer", found=excerpt(json.dumps(answer)))
        return str(answer["action"])

    def _send(self, message: dict[str, Any], seconds: float) -> None:
        """Write a line; a program that does not read it in that time is ended."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        late = time.monotonic() + seconds
        alarm = threading.Timer(seconds, _kill, (process,))
        alarm.start()
        try:
            process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            process.stdin.flush()
        except (OSError, ValueError):
            if time.monotonic() >= late:
                raise self._wrong("bots-error-slow", seconds=str(round(seconds))) from None
            raise self._wrong("bots-error-ended") from None
        finally:
            alarm.cancel()

    def _receive(self, seconds: float) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise self._wrong("bots-error-slow", seconds=str(round(seconds))) from None
        if line is None:
            raise self._wrong("bots-error-ended")
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise self._wrong("bots-error-answer", found=excerpt(line))
        return found

    def _wrong(self, key: str, **args: str) -> BotError:
        self.close()
        return BotError(Message(key, bot=excerpt(self.level), **args))


def question(game: SeatGame, budget: Budget, number: int) -> dict[str, Any]:
    """What a program is asked: all that its seat knows, and what it may do."""
    return {
        "type": "choose",
        "id": number,
        "game": game.info.id,
        "seat": game.seat,
        "number": game.number,
        "view": game.view(),
        "legal": [{"action": str(action), "data": action.data(), "cost": game.cost(action)} for action in game.legal()],
        "budget": {"seconds": budget.seconds, "nodes": budget.nodes, "seed": budget.seed},
    }


def _kill(process: subprocess.Popen[str]) -> None:
    """End the program with all that it started: what is named may be a script that only starts the bot."""
    if sys.platform == "win32":
        process.kill()
    elif process.returncode is None:  # else its number may be another's by now
        os.killpg(process.pid, signal.SIGKILL)


def _read(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
    """Take down what the program says, until nobody is left who could say something."""
    assert process.stdout is not None
    with process.stdout as said, contextlib.suppress(queue.Full):
        while line := said.readline(LONGEST_LINE):
            lines.put_nowait(line)
    lines.put(None)
