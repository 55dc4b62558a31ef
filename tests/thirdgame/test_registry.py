"""Packages are found by their entry points; one that is broken says so and takes no other down."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import skerry
from skerry import registry
from skerry.registry import BrokenGamePackage
from tests.thirdgame.conftest import on_the_path

OURS = ["northwest", "northwest-solo", "terror-solo", "terror-coop", "northsea", "northsea-solo"]


def install(folder: Path, name: str, code: str, target: str | None = None) -> None:
    """A package with an entry point, as an installer would leave it."""
    (folder / f"{name}.py").write_text(code)
    info = folder / f"{name}-2.5.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 2.5\n")
    (info / "entry_points.txt").write_text(f"[skerry.games]\n{name} = {target or f'{name}:PACKAGE'}\n")


def test_an_installed_game_stands_beside_ours() -> None:
    assert list(skerry.games()) == [*OURS, "herring"]
    info = skerry.games()["herring"]
    assert (info.title, info.title_in("fr")) == ("The Herring Bank", "Le Banc de harengs")
    assert registry.package_of(info).family == info.family == "herring"


@pytest.mark.parametrize(
    ("code", "target", "reason"),
    [
        ("import no_such_module", None, "ModuleNotFoundError: No module named 'no_such_module'"),
        ("PACKAGE = 1 / 0", None, "ZeroDivisionError"),
        ("GAME = 1", None, "AttributeError"),
        ("PACKAGE = 'a game'", None, "TypeError: the entry point names 'a game', not a GamePackage"),
        ("", "no_such_package.module:PACKAGE", "ModuleNotFoundError"),
        (
            "from dataclasses import replace\nfrom herring.package import PACKAGE",
            None,
            "another package already has the name 'herring'",
        ),
        (
            "from dataclasses import replace\nfrom herring.package import PACKAGE as p\n"
            "PACKAGE = replace(p, games=(replace(p.games[0], id='northwest', family='mine'),))",
            None,
            "another package already has the name 'northwest'",
        ),
        (
            "from dataclasses import replace\nfrom herring.package import PACKAGE as p\nPACKAGE = replace(p, games=())",
            None,
            "at least one game",
        ),
    ],
)
def test_a_broken_package_is_named_and_the_others_stay(
    tmp_path: Path, code: str, target: str | None, reason: str
) -> None:
    sys.modules.pop("zz_broken", None)
    install(tmp_path, "zz_broken", code, target)
    with on_the_path(tmp_path):
        with pytest.warns(BrokenGamePackage) as told:
            assert list(skerry.games()) == [*OURS, "herring"]
        (warning,) = [str(item.message) for item in told]
        assert "'zz_broken' of zz_broken 2.5" in warning.replace("zz-broken", "zz_broken")
        assert reason in warning
        assert skerry.new("herring", seed=1).legal()
        assert skerry.games()["northsea"].title_in("fr") == "Explorateurs de la mer du Nord"
