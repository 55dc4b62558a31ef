"""What axe, the accessibility checker, says of a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe finds on the page, each with its first element."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:160]}" for fault in found["violations"]]
