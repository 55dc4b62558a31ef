"""Bots of one's own: in Python, installed, and as programs in any language. They see what their seat may know."""

from __future__ import annotations

import gc
import random
import re
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

import skerry
from skerry import bots
from skerry.bots.seat import SeatGame
from skerry.core.action import Action
from skerry.lab.playing import Task, play_game
from skerry.locales import LANGUAGES

PAGE = Path(__file__).parents[2] / "docs/own-bots.md"

ENGINE = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] in ("choose", "refused"):
        %s
"""


class First(bots.Bot):
    """Takes the first legal action."""

    level = "first"

    def think(self, game: SeatGame, budget: bots.Budget) -> Action:
        return game.legal()[0]


def engine(tmp_path: Path, answer: str) -> str:
    """The name of a bot that is a program with that answer."""
    script = tmp_path / "engine.py"
    script.write_text(ENGINE % answer, encoding="utf-8")
    return f"cmd:{sys.executable} {script}"


def block(language: str, number: int = 0) -> str:
    """A piece of code of the page."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[number]


def decide(name: str) -> Action:
    return bots.get(name).choose(skerry.new("northwest", seed=1), 1)


def has_ended(process: int) -> bool:
    """Whether it is no more, or soon; asked in a loop."""
    time.sleep(0.01)
    status = Path(f"/proc/{process}/status")
    return not status.exists() or "(zombie)" in status.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["northwest", "northsea"])
def test_what_a_bot_gets_leads_to_nothing_that_its_seat_may_not_know(game: str) -> None:
    true = skerry.new(game, seats=3, seed=123_456_789)
    for number in range(40):
        true.play(true.legal()[number % len(true.legal())])
    assert true.to_act is not None
    seen = SeatGame(true, true.to_act, random.Random(5))
    found, waiting = set[int](), [seen]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type | ModuleType | FunctionType):
            continue
        found.add(id(thing))
        assert thing is not true
        assert thing is not true.kernel
        assert thing != true.seed or not isinstance(thing, int)
        waiting.extend(gc.get_referents(thing))
    assert seen.view() == true.view(true.to_act)
    assert list(seen.codes()) == list(true.codes())
    assert str(true.kernel.seed) not in seen.sample(random.Random(1)).record()


@pytest.mark.parametrize(("game", "seats"), [("northwest", 3), ("northsea", 3), ("terror-solo", 1)])
def test_whoever_changes_what_a_bot_gets_changes_nothing_at_the_table(game: str, seats: int) -> None:
    true = skerry.new(game, seats=seats, seed=5)
    for number in range(20):
        true.play(true.legal()[number % len(true.legal())])
    assert true.to_act is not None
    before, legal = true.diagram(), list(true.codes())
    world = SeatGame(true, true.to_act, random.Random(5))._world
    if isinstance(world.kernel.forced, list):  # compiled arrays do not grow in place
        world.kernel.forced.append(77)
    changed = 0
    for holder in (world, world.kernel):
        for name in dir(holder):
            array = getattr(holder, name, None)
            if isinstance(array, list) or type(array).__name__.startswith("vec"):
                with suppress(TypeError):  # an array of arrays takes no numbers
                    for place in range(len(array)):
                        array[place] = 77
                        changed += 1
    assert changed
    assert (true.diagram(), list(true.kernel.codes()), list(true.codes())) == (before, legal, legal)
    true.play(true.legal()[0])


def test_the_seed_of_a_bots_generator_does_not_tell_the_games() -> None:
    """The bot is told the same again, but only who knows the game's seed can tell it beforehand."""
    told: list[tuple[int, int]] = []

    class Spy(First):
        def think(self, game: SeatGame, budget: bots.Budget) -> Action:
            told.append((game.seat, budget.seed))
            return super().think(game, budget)

    bots.register("spy", Spy())
    seed = 1_234_567_890_123
    play_game(Task("northsea", ("spy", "spy"), seed))
    once, seeds = list(told), dict(told)
    assert len(set(seeds.values())) == 2
    for number in seeds.values():
        assert all(abs((number >> shift) - seed) > 8 for shift in range(8))
    told.clear()
    play_game(Task("northsea", ("spy", "spy"), seed))
    assert told == once


def test_what_a_bot_gets_cannot_be_played() -> None:
    game = skerry.new("northwest", seed=1)
    seen = SeatGame(game, 1, random.Random(1))
    assert not hasattr(seen, "play")
    assert not hasattr(seen, "record")
    twin = seen.copy()
    assert twin.view() == seen.view()
    assert seen.refusal("pass") == game.refusal("pass")
    assert seen.cost(seen.legal()[0]) == game.cost(game.legal()[0])


def test_a_registered_bot_plays_and_gives_no_hints_unless_it_can() -> None:
    bots.register("first", First())
    assert "first" in bots.known()
    game = skerry.new("northsea", seed=2)
    assert bots.get("first").choose(game, 0) == game.legal()[0]
    assert bots.get("first").hints(game, 0) == []
    with pytest.raises(bots.BotError):
        bots.register("mate", First())


def test_the_bot_of_the_page_plays_by_the_name_of_its_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "thrifty.py").write_text(block("python"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = play_game(Task("northwest", ("thrifty:Thrifty", "random"), 3))
    assert result.players == ("thrifty:Thrifty", "random")
    command = [sys.executable, "-m", "skerry", "arena", "northwest", "--bots", "thrifty:Thrifty,random", "--games", "2"]
    told = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "thrifty:Thrifty" in told.stdout


def test_an_installed_bot_is_found_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "thrifty.py").write_text(block("python"), encoding="utf-8")
    information = tmp_path / "thrifty-1.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: thrifty\nVersion: 1\n", encoding="utf-8")
    (information / "entry_points.txt").write_text("[skerry.bots]\nthrifty = thrifty:Thrifty\n", encoding="utf-8")
    program = "from skerry import bots; print(bots.get('thrifty').level, 'thrifty' in bots.known())"
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {program}"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "thrifty True\n"


class Unmade(First):
    """Cannot be made without arguments."""

    def __init__(self, strength: int) -> None:
        self.strength = strength


class Confused(bots.Bot):
    """Answers what is none."""

    level = "confused"

    def __init__(self, answer: object = None) -> None:
        self.answer = answer

    def think(self, game: SeatGame, budget: bots.Budget) -> Action:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        (None, "illegal"),
        ("pass", "illegal"),
        ("nonsense", "illegal"),
        (skerry.new("northsea", seed=1).legal()[0], "illegal"),
        (ValueError("two\nlines"), "failed"),
        (SystemExit(3), "failed"),
    ],
)
def test_a_class_that_does_not_play_by_the_rules_is_told_in_one_line(answer: object, key: str) -> None:
    with pytest.raises(bots.BotError) as error:
        Confused(answer).choose(skerry.new("northwest", seed=1), 1)
    assert error.value.why.key == f"bots-error-{key}"
    for lang in LANGUAGES:
        assert "\n" not in error.value.message(lang)
        assert "confused" in error.value.message(lang)


class Nameless(bots.Bot):
    def think(self, game: SeatGame, budget: bots.Budget) -> Action:
        raise ValueError("lost")


def test_a_class_without_a_level_is_told_by_its_name() -> None:
    with pytest.raises(bots.BotError, match="Nameless"):
        Nameless().choose(skerry.new("northwest", seed=1), 1)


def test_a_bot_is_asked_for_the_seat_that_is_to_act_alone() -> None:
    game = skerry.new("northwest", seed=1)
    assert game.to_act == 1
    with pytest.raises(skerry.SkerryError, match="not to act"):
        bots.get("random").choose(game, 0)


@pytest.mark.skipif(shutil.which("node") is None, reason="no Node")
def test_a_bot_in_another_language_plays_a_whole_arena(tmp_path: Path) -> None:
    (tmp_path / "bot.mjs").write_text(block("js"), encoding="utf-8")
    command = [sys.executable, "-m", "skerry", "arena", "northsea", "--bots", "cmd:node bot.mjs,random", "--games", "2"]
    told = subprocess.run([*command, "--workers", "1"], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "cmd:node bot.mjs" in told.stdout


def test_a_program_is_told_why_its_move_is_refused_and_may_answer_again(tmp_path: Path) -> None:
    answer = (
        "action = 'pass' if message['type'] == 'choose' else 'take L1'; "
        "print(json.dumps({'id': message['id'], 'action': action}), flush=True)"
    )
    game = skerry.new("northwest", seats=3, seed=7)
    assert str(bots.get(engine(tmp_path, answer)).choose(game, 1)) == "take L1"


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("print('hello', flush=True)", "answer"),
        ("print(json.dumps({'id': 0, 'action': 'pass'}), flush=True)", "answer"),
        ("print(json.dumps({'id': message['id'], 'action': 'pass'}), flush=True)", "illegal"),
        ("print(json.dumps({'id': message['id'], 'action': 'nonsense'}), flush=True)", "illegal"),
        ("sys.exit(3)", "ended"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "answer"),
        ("print('[' * 60_000, flush=True)", "answer"),
        ("sys.stdout.write('x' * (1 << 24)); sys.stdout.flush()", "answer"),
        ("print('\\n'.join(['{}'] * 1_000_000), flush=True)", "answer"),
    ],
)
def test_a_program_that_does_not_play_by_the_rules_is_told_in_one_line(tmp_path: Path, answer: str, key: str) -> None:
    with pytest.raises(bots.BotError) as error:
        decide(engine(tmp_path, answer))
    assert error.value.why.key == f"bots-error-{key}"
    for lang in LANGUAGES:
        assert "\n" not in error.value.message(lang)
        assert "cmd:" in error.value.message(lang)


def test_a_program_that_takes_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skerry.bots.command.LEAST_SECONDS", 0.3)
    with pytest.raises(bots.BotError) as error:
        decide(engine(tmp_path, "import time; time.sleep(60)"))
    assert error.value.why.key == "bots-error-slow"


def test_a_program_that_does_not_listen_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question may be longer than what a pipe holds."""
    monkeypatch.setattr("skerry.bots.command.LEAST_SECONDS", 0.3)
    monkeypatch.setattr("skerry.bots.command.question", lambda game, budget, number: {"view": "x" * (1 << 20)})
    script = tmp_path / "engine.py"
    script.write_text('import time; print(\'{"type": "ready"}\', flush=True); time.sleep(60)', encoding="utf-8")
    with pytest.raises(bots.BotError) as error:
        decide(f"cmd:{sys.executable} {script}")
    assert error.value.why.key == "bots-error-slow"


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="looks into /proc")
def test_a_program_is_ended_with_those_that_it_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A script that only starts the bot leaves it the pipes: who waits for them to be closed waits for ever."""
    monkeypatch.setattr("skerry.bots.command.LEAST_SECONDS", 0.3)
    started, script = tmp_path / "started", tmp_path / "engine.py"
    script.write_text(
        "import pathlib, subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"pathlib.Path({str(started)!r}).write_text(str(child.pid))\n"
        'print(\'{"type": "ready"}\', flush=True)\n'
        "child.wait()\n",
        encoding="utf-8",
    )
    with pytest.raises(bots.BotError) as error:
        decide(f"cmd:{sys.executable} {script}")
    assert error.value.why.key == "bots-error-slow"
    assert any(has_ended(int(started.read_text())) for _ in range(1000))


def test_a_program_that_shuts_its_ears_is_told_in_one_line(tmp_path: Path) -> None:
    script = tmp_path / "engine.py"
    script.write_text(
        "import os, sys, time\n"
        "sys.stdin.readline()\n"
        "os.close(0)\n"
        'print(\'{"type": "ready"}\', flush=True)\n'
        "time.sleep(600)\n",
        encoding="utf-8",
    )
    with pytest.raises(bots.BotError) as error:
        decide(f"cmd:{sys.executable} {script}")
    assert error.value.why.key == "bots-error-ended"


def test_what_a_program_left_unsaid_or_said_twice_does_not_reach_the_next_question(tmp_path: Path) -> None:
    answer = (
        "line = json.dumps({'id': message['id'], 'action': message['legal'][0]['action']}); "
        "print(line + '\\n' + line, flush=True)"
    )
    bot, game = bots.get(engine(tmp_path, answer)), skerry.new("northwest", seed=1)
    game.play(bot.choose(game, 1))
    with pytest.raises(bots.BotError) as error:
        bot.choose(game, game.to_act or 0)
    assert error.value.why.key == "bots-error-answer"
    assert bot.choose(game, game.to_act or 0) == game.legal()[0]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("pirate", "unknown"),
        ("cmd:/nowhere/at-all", "start"),
        ("cmd:", "start"),
        ("cmd:engine 'of no end", "start"),
        (None, "unknown"),
        ("no.such.module:Bot", "import"),
        ("skerry.bots:Nothing", "import"),
        ("skerry.bots:LEVELS", "no-bot"),
        ("tests.bots.test_own_bots:Unmade", "import"),
    ],
)
def test_a_name_that_leads_to_no_bot_is_told_in_one_line(name: Any, key: str) -> None:
    with pytest.raises(bots.BotError) as error:
        decide(name)
    assert error.value.why.key == f"bots-error-{key}"
