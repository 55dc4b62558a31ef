"""The last line of `./check`: how many tests ran. On CI a skipped test is a failure: there, nothing may be missing.

A test that failed beside others and passed alone has passed, and is named.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element


def cases_of(report: Path) -> Iterator[Element]:
    return ElementTree.parse(report).iter("testcase")


def name(case: Element) -> str:
    return f"{case.get('classname')} {case.get('name')}"


def has_failed(case: Element) -> bool:
    return case.find("failure") is not None or case.find("error") is not None


def main(folder: Path, seconds: int) -> int:
    again = {name(case): case for report in folder.glob("*-again.xml") for case in cases_of(report)}
    reports = sorted(set(folder.glob("*.xml")) - set(folder.glob("*-again.xml")))
    first = [case for report in reports for case in cases_of(report)]
    twice = {name(case) for case in first if has_failed(case)} & again.keys()
    cases = [again[name(case)] if name(case) in twice else case for case in first]
    skipped = [case for case in cases if case.find("skipped") is not None]
    failed = [case for case in cases if has_failed(case)]
    for case in skipped:
        print(f"skipped: {name(case)}")
    for case in cases:
        if name(case) in twice and not has_failed(case):
            print(f"failed beside others, passed alone: {name(case)}")
    passed = len(cases) - len(skipped) - len(failed)
    print(f"{passed} tests passed, {len(failed)} failed, {len(skipped)} skipped in {seconds} s")
    return int(bool(failed) or not passed or (os.environ.get("CI") == "true" and bool(skipped)))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
