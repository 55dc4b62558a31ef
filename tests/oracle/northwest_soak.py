"""Compare engine and oracle for a given time: `python -m tests.oracle.northwest_soak --seconds 60 --seed 1000`."""

from __future__ import annotations

import argparse
import time
from collections import Counter

from tests.oracle.northwest_compare import MODES, Disagreement, play_and_compare
from tests.oracle.northwest_scene import scene_and_compare


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--mode", default="", help="only modes whose name contains this")
    parser.add_argument("--failures", type=int, default=1, help="stop after so many disagreements")
    given = parser.parse_args()
    modes = [mode for mode in MODES if given.mode in f"{mode[0]} {mode[1]} {mode[2]}"]
    compared: Counter[str] = Counter()
    failures, seed, end = 0, given.seed, time.monotonic() + given.seconds
    while time.monotonic() < end and failures < given.failures:
        for mode, seats, options in modes:
            key = f"{mode} {seats} {options}"
            try:
                compared[key] += play_and_compare(mode, seats, options, seed)
            except Disagreement as disagreement:
                failures += 1
                print(f"--- {key} seed {seed}\n{disagreement}")
        if not given.mode:
            try:
                for scene in range(5):
                    compared["scenes"] += scene_and_compare(seed * 5 + scene)
            except AssertionError as disagreement:
                failures += 1
                print(f"--- scene {seed * 5 + scene}\n{disagreement}")
        seed += 1
    for key, count in compared.items():
        print(f"{count:9} {key}")
    print(f"{compared.total():9} positions compared, {seed - given.seed} games of each mode, {failures} disagreements")


if __name__ == "__main__":
    main()
