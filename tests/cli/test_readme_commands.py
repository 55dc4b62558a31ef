"""Every `./skerry` command of the README works with what `./skerry` installs for it, and nothing else."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from tools.launch import WITH_PICTURES

from skerry.bots import get
from tests.records.pledges import finished

ROOT = Path(__file__).parents[2]
SHELL = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMANDS = [
    line.split("#")[0].strip()
    for block in SHELL.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    for line in block.splitlines()
    if line.startswith("./skerry")
]
QUICK = {
    "sim": ["--games", "1", "--seats", "random,random,boy"],
    "arena": ["--games", "2", "--bots", "random,boy"],
    "bench": ["--seconds", "0.05", "--game", "northsea"],
}
"""Less work, as the rules may be uncompiled: the last word of an option counts."""
SERVING = ("play", "serve")
BLOCKER = """
import os, sys
class Missing:
    names = frozenset(os.environ["NOT_INSTALLED"].split())
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
"""


def not_installed(command: str) -> str:
    """The modules that are here for development only."""
    locks = ["run.txt", "lab.txt"] if command == WITH_PICTURES else ["run.txt"]
    lock = "".join((ROOT / "locks" / name).read_text(encoding="utf-8") for name in locks)
    kept = {"skerry", *re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE)}
    names = packages_distributions().items()
    return " ".join(name for name, owners in names if not {plain(owner) for owner in owners} & kept)


def plain(distribution: str) -> str:
    return re.sub("[-_.]+", "-", distribution).lower()


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a reader tries the commands one after the other, with a saved game at hand."""
    folder = tmp_path_factory.mktemp("desk")
    (folder / "game.txt").write_text(finished("northwest").record(), encoding="utf-8")
    (folder / "sitecustomize.py").write_text(BLOCKER, encoding="utf-8")
    return folder


def asked(command: str) -> list[str]:
    """What the command says after `./skerry`, for fewer games, less time and any port."""
    words = shlex.split(command)[1:] or ["play"]
    words = [re.sub("^8000$", "0", word) for word in words]
    return words + QUICK.get(words[0], [])


def environment(command: str, desk: Path) -> dict[str, str]:
    hidden = not_installed(asked(command)[0])
    given = {"PYTHONPATH": str(desk), "NOT_INSTALLED": hidden, "XDG_DATA_HOME": str(desk), "BROWSER": "true"}
    return {**os.environ, **given}


def test_there_are_commands_for_everybody() -> None:
    told = {asked(command)[0] for command in COMMANDS}
    assert {"play", "serve", "sim", "arena", "report", "bench", "replay", "verify", "rules"} <= told


def test_the_bots_exist() -> None:
    named = [
        bot
        for command in COMMANDS
        for bots in re.findall(r"--(?:seats|bots) (\S+)", command)
        for bot in bots.split(",")
    ]
    assert {get(bot).level for bot in named} == {"random", "mate", "captain", "admiral"}


@pytest.mark.parametrize("command", [c for c in COMMANDS if asked(c)[0] not in SERVING])
def test_a_command_does_its_work(command: str, desk: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "skerry", *asked(command)],
        cwd=desk,
        env=environment(command, desk),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("command", [c for c in COMMANDS if asked(c)[0] in SERVING])
def test_a_command_opens_a_table(command: str, desk: Path) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "skerry", *asked(command)],
        cwd=desk,
        env=environment(command, desk),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert running.stdout is not None
    try:
        assert "http://" in running.stdout.readline()
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(20)
        running.stdout.close()
