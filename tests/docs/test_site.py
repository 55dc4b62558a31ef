"""The documentation's site is built without a warning: every page in its place, every link leads somewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import skerry
from skerry import bots

ROOT = Path(__file__).parents[2]


def test_the_site_is_built_and_can_be_read_offline(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    environment = dict(os.environ, NO_MKDOCS_2_WARNING="1")
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    index = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "environments.html" in index
    assert 'src="http' not in index
    reference = (tmp_path / "api.html").read_text(encoding="utf-8")
    assert 'id="skerry.core.game.Game.legal"' in reference
    for module in (skerry, bots):
        for name in set(module.__all__) - {"LEVELS"}:
            home = getattr(module, name).__module__
            assert any(f'id="{place}.{name}"' in reference for place in (home, module.__name__)), name
