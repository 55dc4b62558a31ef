"""What import-linter cannot express: in the rules, chance comes only from generators that are handed in."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src/skerry"
RULES = [path for part in ("core", "northwest", "northsea") for path in sorted((SOURCE / part).rglob("*.py"))]


def test_the_rules_use_no_global_random_numbers() -> None:
    used = {
        f"{path.name}: random.{node.attr}"
        for path in RULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
        if node.attr != "Random"
    }
    assert used == set()
