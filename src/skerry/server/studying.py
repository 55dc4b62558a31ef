"""Studies: any position of any record or diagram, to try moves at for all seats; and the puzzles that come with a game.

Nothing of it is stored: who studies keeps the record and the moves, and sends them along.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from skerry.bots.puzzles import Puzzle, puzzles_of
from skerry.core.errors import IllegalAction, NotationError, RecordError, SkerryError
from skerry.core.game import Game
from skerry.core.info import GameInfo, OptionValue
from skerry.core.message import Message
from skerry.core.record import replay_record
from skerry.locales import translate
from skerry.registry import packages
from skerry.server import models as m
from skerry.server.advice import Advice
from skerry.server.fixed import Fixed
from skerry.server.heavy import HeavyWork
from skerry.server.hub import encode
from skerry.server.identity import Client
from skerry.server.problems import Problem
from skerry.server.table import Games, legal_data

DIAGRAM = "skerry diagram"


class Studying:
    """What can be tried out away from the tables."""

    def __init__(self, games: Games, advice: Advice, heavy: HeavyWork) -> None:
        self._games = games
        self._advice = advice
        self._heavy = heavy
        self._lists: dict[str, Fixed] = {}

    async def new(self, payer: str, info: GameInfo, seats: int, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        """The record of a game that nobody has moved in yet."""
        game_type, seed = self._games[info.id][1], secrets.randbits(62)
        game = await self._heavy.run(payer, game_type.start, info, seats, options, seed, info.rules_version)
        return {"record": game.record()}

    async def position(self, payer: str, wanted: m.StudyIn) -> bytes:
        """Where the moves lead, in JSON."""
        return await self._heavy.run(payer, lambda: encode(_shown(self._game(wanted), wanted.seat)))

    async def hints(self, client: Client, address: str, wanted: m.StudyHintIn, lang: str) -> dict[str, Any]:
        """What a bot would do there."""
        game = await self._heavy.run(client.id, self._game, wanted)
        if game.to_act is None:
            raise Problem("not_running")
        hints = await self._advice.advise(client, address, game, wanted.level, f"study {client.id}", lang)
        return {"position": game.number, "hints": hints}

    def puzzles(self, family: str) -> Fixed:
        """The list of a family's puzzles."""
        if family not in self._lists:
            found = [_listed(puzzle) for puzzle in self._of(family).values()]
            self._lists[family] = Fixed.of(encode({"puzzles": found}))
        return self._lists[family]

    def puzzle(self, family: str, puzzle_id: str, lang: str) -> dict[str, Any]:
        """One of them, with its answer."""
        found = self._of(family).get(puzzle_id)
        if found is None:
            raise Problem("not_found")
        game = found.position()
        reasons = [
            {**reason.data(), "message": translate(lang, f"bots-reason-{reason.key}", reason.args)}
            for reason in found.reasons
        ]
        return {
            **_listed(found),
            "record": found.diagram,
            "line": [{"notation": move, "data": game.parse(move).data()} for move in found.line],
            "also": list(found.also),
            "worth": found.worth.data(),
            "losses": {move: loss.data() for move, loss in found.losses.items()},
            "reasons": reasons,
        }

    def _of(self, family: str) -> dict[str, Puzzle]:
        if family not in packages():
            raise Problem("not_found")
        return puzzles_of(family)

    def _game(self, wanted: m.StudyIn) -> Game:
        """The record or diagram at the wanted position, and the moves played on from there."""
        try:
            game = self._begun(wanted.record)
            if wanted.number is not None:
                if wanted.number > game.number:
                    raise Problem("not_found")
                game = game.at(wanted.number)
            for action in wanted.actions:
                if game.to_act is None:
                    raise Problem("not_running")
                game.play(action)
        except RecordError as error:
            raise Problem("bad_record", error.told, reason=error.why) from None
        except NotationError as error:
            raise Problem("notation", error.told) from None
        except IllegalAction as error:
            raise Problem("illegal", refusal=error.refusal) from None
        except SkerryError as error:
            raise Problem("bad_record", error.message()) from None
        return game

    def _begun(self, text: str) -> Game:
        if not text.startswith(DIAGRAM):
            return replay_record(text, self._games)
        words = text.split("\n", 1)[0].split()
        if len(words) != 3 or words[2] not in self._games:
            raise RecordError(1, Message("record-diagram-foreign"))
        info, game_type = self._games[words[2]]
        return game_type.from_diagram(info, text)


def _shown(game: Game, seat: int | None) -> dict[str, Any]:
    eyes = seat if seat is not None and seat < game.seats else game.to_act
    outcome, last = game.outcome, game.last
    events = [event.seen_by(eyes) for event in list(game.steps())[-1][1]] if last is not None else []
    return {
        "game": game.info.id,
        "seats": game.seats,
        "options": dict(game.options),
        "rules": game.rules,
        "number": game.number,
        "to_act": game.to_act,
        "seat": eyes,
        "view": game.view(eyes),
        "legal": legal_data(game) if eyes == game.to_act and eyes is not None else [],
        "score_sheet": game.score_sheet().data(),
        "outcome": outcome.data() if outcome is not None else None,
        "events": events,
        "moves": [_move(game, entry.seat, entry.code) for entry in game.entries()],
        "diagram": game.diagram(),
        "record": game.record(),
    }


def _move(game: Game, seat: int, code: int) -> dict[str, Any]:
    action = game.action_type(code)
    return {"seat": seat, "notation": str(action), "data": action.data()}


def _listed(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "seat": puzzle.seat,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "best": puzzle.best,
    }
