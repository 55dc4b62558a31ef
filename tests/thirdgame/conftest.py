"""The Herring Bank, installed as anybody would install it: pip, into a folder of its own, found by its entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from skerry import installed, locales, registry
from skerry.bots import judges
from tests.server.harness import Node

HERE = Path(__file__).parent
REMEMBERED: tuple[Callable[..., object], ...] = (
    installed.game_entry_points,
    registry.packages,
    registry.games,
    registry.usual_options,
    locales.parts,
    locales.source,
    locales.bundle,
    judges.judge_of,
    judges.policy_of,
)


def forget() -> None:
    for function in REMEMBERED:
        function.cache_clear()  # type: ignore[attr-defined]


@contextmanager
def on_the_path(folder: Path) -> Iterator[None]:
    """What is installed in the folder can be imported, here and in the processes that are started."""
    before = os.environ.get("PYTHONPATH")
    sys.path.append(str(folder))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (before, str(folder))))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        forget()


@pytest.fixture(scope="package", autouse=True)
def herring(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("installed")
    options = ["--no-index", "--no-build-isolation", "--no-deps", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", "-qq", *options, "--target", str(folder), str(HERE)]
    subprocess.run(command, check=True)
    with on_the_path(folder):
        yield folder


@pytest.fixture(scope="package")
def node(herring: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server where the game is installed."""
    with Node(tmp_path_factory.mktemp("node")) as node:
        yield node
