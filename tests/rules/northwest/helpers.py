"""Small helpers for the rule tests: begin a game with a chosen setup, play with chosen chance, read a refusal."""

from __future__ import annotations

from typing import Any

import skerry
from skerry import Event, Game, Refusal


def begin(
    setup: str = "order:AB L0 L8 L16 L24", game: str = "northwest", seats: int = 2, **options: bool | int
) -> Game:
    """A new game whose setup chance gave these outcomes."""
    info = skerry.games()[game]
    header = ["skerry record 1", f"game: {game}", f"rules: {info.rules_version}", f"seats: {seats}", "seed: 7"]
    for name, value in options.items():
        header.append(f"option {name}: {('no', 'yes')[value] if isinstance(value, bool) else value}")
    return skerry.replay("\n".join([*header, f"setup = {setup}", "", "running 0", ""]))


def play(game: Game, action: str, *chance: str) -> list[Event]:
    """Play an action; chance gives these outcomes first, then what the generator gives."""
    return list(game.play(action, chance=" ".join(chance)))


def legal(game: Game) -> set[str]:
    return {str(action) for action in game.legal()}


def view(game: Game) -> dict[str, Any]:
    return game.view(None)


def player(game: Game, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = view(game)["players"][seat]
    return found


def crew(game: Game, seat: int = 0) -> tuple[int, int, int, int]:
    """Available and resting on the ship, available and resting on the sled."""
    columns = player(game, seat)["crew"]
    return (
        columns["ship"]["available"],
        columns["ship"]["resting"],
        columns["sled"]["available"],
        columns["sled"]["resting"],
    )


def refused(game: Game, action: str) -> Refusal:
    """The refusal of an action that is not legal, checked for what every refusal has."""
    refusal = game.refusal(action)
    assert refusal is not None, f"{action} is legal"
    english, french = refusal.message("en"), refusal.message("fr")
    assert english
    assert french
    assert english != french
    assert refusal.key not in (english, french)
    return refusal


def marks(refusal: Refusal) -> set[tuple[str, str]]:
    return {(mark.kind, mark.at) for mark in refusal.where}


class Expedition:
    """Seat A of a game for two; seat B passes at once in every round, so that A has every turn.

    The first of the tiles is A's from the draft, the others are on display.
    """

    def __init__(self, *tiles: str, **options: bool | int) -> None:
        spare = [tile for tile in ("L63", "L0", "L56", "L7") if tile not in tiles]
        shown = [*tiles, *spare][:4]
        self.game = begin("order:AB " + " ".join(shown), "northwest", 2, **options)
        play(self.game, f"take {shown[3]}")
        play(self.game, f"take {shown[0]}")

    def do(self, *actions: str) -> list[Event]:
        """Play the actions, each in a turn of its own; the events of the last one."""
        events: list[Event] = []
        for action in actions:
            self._let_others_pass()
            events = play(self.game, action)
            if "end" in legal(self.game):
                play(self.game, "end")
        self._let_others_pass()
        return events

    def wait(self, number: int) -> Expedition:
        """Pass until the round of that number begins."""
        while view(self.game)["round"] < number and "pass" in legal(self.game):
            play(self.game, "pass")
        self._let_others_pass()
        return self

    def _let_others_pass(self) -> None:
        while self.game.to_act not in (0, None) and "pass" in legal(self.game):
            play(self.game, "pass")
