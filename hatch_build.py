"""What building adds to the plain files: the browser client, and in the wheel the rules compiled by mypyc.

The source archive holds the client built, so that a wheel of it needs no Node. Without a C compiler, or with
`SKERRY_PURE=1`, the wheel is pure Python: the same rules, slower. `SKERRY_ADDRESS` is where the repository can be seen;
the release names it in the metadata, and pictures and pages of the README lead there.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.building import (
    NODE_LOCK,
    build_client,
    compile_rules,
    has_client,
    has_compiler,
    machine_node,
)


class BuildHook(BuildHookInterface[Any]):
    """Adds the built client, and to a wheel the compiled rules."""

    def dependencies(self) -> list[str]:
        if not has_client() or machine_node() is not None:
            return []
        return [NODE_LOCK.read_text().split()[0]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_client()
        if self.target_name != "wheel" or os.environ.get("SKERRY_PURE") == "1":
            return
        if not has_compiler():
            self.app.display_warning("No C compiler: the rules stay plain Python, right but slower.")
            return
        rules = compile_rules()
        for library in (path for path in rules.rglob("*") if path.is_file()):
            build_data["force_include"][str(library)] = library.relative_to(rules).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class MetadataHook(MetadataHookInterface):
    """Adds the README, and the addresses where they are known."""

    def update(self, metadata: dict[str, Any]) -> None:
        text, address = (Path(self.root) / "README.md").read_text(encoding="utf-8"), os.environ.get("SKERRY_ADDRESS")
        if address:
            text = absolute(text, address.rstrip("/"))
            metadata["urls"] = addresses(address.rstrip("/"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def absolute(text: str, address: str) -> str:
    """The README with the whole addresses of its pictures and pages."""
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\1{address}/raw/main/", text)
    return re.sub(r"((?<!!)\[[^]]*\]\()(?!https?:|#)", rf"\1{address}/blob/main/", text)


def addresses(address: str) -> dict[str, str]:
    return {
        "Source": address,
        "Documentation": f"{address}/blob/main/docs/index.md",
        "Changelog": f"{address}/blob/main/CHANGELOG.md",
        "Issues": f"{address}/issues",
    }
