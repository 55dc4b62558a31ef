"""Print the OpenAPI document: `python -m skerry.server.openapi > web/openapi.json`."""

from __future__ import annotations

import json
from typing import Any

from skerry.server.app import make_app
from skerry.server.settings import Settings


def document() -> dict[str, Any]:
    """The OpenAPI document, with the shapes that only live messages use."""
    return make_app(Settings(database_url="sqlite://")).openapi()


def main() -> None:
    print(json.dumps(document(), indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
