"""Component packs in folders and in records: how an owner's box comes to the games (`docs/your-box.md`)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from skerry import registry
from skerry.core import components
from skerry.core.components import ComponentError, Pack
from skerry.core.message import Message
from skerry.core.record import carried_pack

VARIABLE = "SKERRY_COMPONENTS"
"""The environment variable that names the folder of the pack in use, so that other processes follow."""
KINDS = (".csv", ".toml")


def export(folder: Path) -> list[Path]:
    """Write the component files of all games, each family's in a folder of its own; never over a file that is there."""
    registry.packages()
    written = []
    for family in components.families():
        for file, text in components.shipped(family).items():
            path = folder / family / file
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                raise ComponentError(str(path), 0, Message("components-exists"))
            path.write_text(text, encoding="utf-8")
            written.append(path)
    return written


def use_folder(folder: Path) -> None:
    """Play with the pack of a folder from now on, here and in the processes that are started from here."""
    components.use(read_pack(folder))
    os.environ[VARIABLE] = str(folder.resolve())


def use_environment() -> None:
    """Play with the pack that the environment names, if it names one."""
    if os.environ.get(VARIABLE):
        components.use(read_pack(Path(os.environ[VARIABLE])))


def environment() -> dict[str, str]:
    """What a process elsewhere needs in its environment to play with the same pack, in the same folder."""
    return {VARIABLE: os.environ[VARIABLE]} if os.environ.get(VARIABLE) else {}


def use_record(text: str) -> None:
    """Play with the pack that a record carries, if it carries one and no other has been chosen."""
    pack = carried_pack(text)
    if pack is not None and not os.environ.get(VARIABLE):
        components.use(pack)


def read_pack(folder: Path) -> Pack:
    """The pack of a folder: `family/file` as `export` wrote them; files that are missing are as shipped."""
    if not folder.is_dir():
        raise ComponentError(str(folder), 0, Message("components-no-folder"))
    name = "".join(letter if letter.isalnum() or letter in "-_." else "-" for letter in folder.resolve().name)
    return Pack(name, dict(_texts(folder)))


def _texts(folder: Path) -> Iterator[tuple[str, str]]:
    found = False
    for path in sorted(folder.glob("*/*")):
        if path.suffix in KINDS:
            found = True
            try:
                yield path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError):
                raise ComponentError(str(path), 0, Message("components-unreadable")) from None
    if not found:
        raise ComponentError(str(folder), 0, Message("components-empty"))
