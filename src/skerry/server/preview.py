"""What an action would do, told without telling the future: only what the rules leave neither to chance nor to
secrets (`Game.foresee`)."""

from __future__ import annotations

import random
from typing import Any

from skerry.core.action import Action
from skerry.core.game import Game
from skerry.core.jsonlike import Json
from skerry.locales import translate
from skerry.server.problems import refusal_data


def preview(game: Game, seat: int, action: Action, lang: str, rng: random.Random) -> dict[str, Any]:
    """The answer to `POST …/preview`."""
    refusal = game.refusal(action)
    told: dict[str, Any] = {
        "refusal": refusal_data(refusal, lang) if refusal is not None else None,
        "notation": str(action),
        "data": action.data(),
        "cost": game.cost(action),
        "points": None,
        "events": [],
        "reveals": False,
        "ends_turn": False,
        "warnings": [],
    }
    if refusal is not None:
        return told
    foresight = game.foresee(action, seat, rng)
    told["points"] = foresight.points
    told["events"] = foresight.events
    told["reveals"] = foresight.reveals
    told["ends_turn"] = foresight.ends_turn
    told["warnings"] = warnings(foresight.view or {}, seat, lang)
    return told


def warnings(view: dict[str, Json], seat: int, lang: str) -> list[dict[str, Any]]:
    """When the ice would lock the own ship or take the own sled, by the view's forecast."""
    found: list[dict[str, Any]] = []
    forecast: Any = view.get("forecast") or []
    for kind in ("locked", "lost"):
        rounds = [coming["round"] for coming in forecast if seat in coming[kind]]
        if rounds:
            span = "season" if "terror" in view else "round"
            args: dict[str, str | int] = {"count": len(rounds), "rounds": spans(rounds), "span": span}
            message = translate(lang, f"server-warning-{kind}", args)
            found.append({"kind": kind, "rounds": rounds, "message": message})
    return found


def spans(numbers: list[int]) -> str:
    """Numbers in order as people write them: 2, 5–8."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}–{part[-1]}" for part in parts)
