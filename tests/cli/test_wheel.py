"""The wheel that `./check` built: it holds all that playing needs."""

from __future__ import annotations

import os
import re
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from tools.building import compiled_modules

from skerry.core.compiled import is_compiled

ROOT = Path(__file__).parents[2]
ADDRESS = "https://example.org/somebody/skerry"


@pytest.fixture(scope="module")
def names() -> set[str]:
    if "SKERRY_COMPILED_PYTHON" not in os.environ:
        pytest.skip("only ./check builds a wheel")
    (wheel,) = (ROOT / "dist").glob("skerry-*.whl")
    return set(ZipFile(wheel).namelist())


def test_every_module_and_data_file_is_in_the_wheel(names: set[str]) -> None:
    source = ROOT / "src"
    kinds = (".py", ".csv", ".ftl", ".json", ".typed")
    files = {path.relative_to(source).as_posix() for path in (source / "skerry").rglob("*") if path.suffix in kinds}
    assert files - names == set()


def test_the_client_is_in_the_wheel(names: set[str]) -> None:
    assert "skerry/server/static/index.html" in names
    assert any(name.startswith("skerry/server/static/assets/") and name.endswith(".js") for name in names)


def test_the_rules_are_compiled_in_the_wheel_and_run_so(names: set[str]) -> None:
    libraries = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    assert {module.removesuffix(".py") for module in compiled_modules()} <= libraries
    assert is_compiled()


@pytest.mark.parametrize("address", [ADDRESS, None])
def test_a_release_names_its_addresses_and_its_readme_leads_there(
    address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if address is None:
        monkeypatch.delenv("SKERRY_ADDRESS", raising=False)
    else:
        monkeypatch.setenv("SKERRY_ADDRESS", address)
    core = ProjectMetadata(str(ROOT), PluginManager()).core
    targets = re.findall(r"\]\(([^)]+)\)", core.readme)
    assert targets
    assert all(target.startswith(address or "docs/") or "/" not in target for target in targets)
    assert all((ROOT / re.sub(rf"{ADDRESS}/(raw|blob)/main/", "", target)).exists() for target in targets)
    assert core.urls.get("Source") == address
