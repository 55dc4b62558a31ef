"""What the package does without its extras: they are told apart by the metadata, and nothing of theirs is imported."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import metadata

import pytest

WITHOUT_EXTRAS = """
import importlib.abc, sys
class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""
ENGINE = """
import random, skerry
from skerry import bots
for name in skerry.games():
    game, dice = skerry.new(name, seed=1), random.Random(1)
    game.play(bots.get("mate").choose(game, game.to_act))
    while game.to_act is not None:
        game.play(dice.choice(game.legal()))
    assert skerry.replay(game.record()).scores() == game.scores()
    print(name)
"""
COMMAND = "import sys; sys.argv = ['skerry', *{arguments!r}]; from skerry.cli import main; main()"


def brought(extra: str | None) -> set[str]:
    """The modules that the base or an extra of the package brings."""
    found = set()
    for requirement in metadata.requires("skerry") or ():
        name = re.split(r"[^\w.-]", requirement)[0].replace("-", "_")
        wanted = re.search(r"extra == ['\"](\w+)['\"]", requirement)
        if (wanted[1] if wanted else None) == extra:
            found.add({"open_spiel": "pyspiel"}.get(name, name))
    return found


def run(script: str) -> subprocess.CompletedProcess[str]:
    extras = set(metadata.metadata("skerry").get_all("Provides-Extra") or ())
    names = set.union(*map(brought, extras)) - brought(None)
    assert {"fastapi", "sqlalchemy", "matplotlib", "numpy"} <= names
    command = [sys.executable, "-c", WITHOUT_EXTRAS.format(names=names) + script]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_engine_plays() -> None:
    done = run(ENGINE)
    assert done.returncode == 0, done.stderr
    assert {"northwest", "northsea"} <= set(done.stdout.split())


def test_the_command_line_works() -> None:
    done = run(COMMAND.format(arguments=["sim", "northsea", "--games", "2"]))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("arguments", "extra"), [(["play"], "table"), (["serve"], "table")])
def test_a_command_names_the_extra_that_it_needs(arguments: list[str], extra: str) -> None:
    done = run(COMMAND.format(arguments=arguments))
    assert done.returncode == 1
    assert done.stderr == f"skerry: This command needs more packages: pip install 'skerry[{extra}]'\n"
