"""A table: the fold of its log. Pure: it knows no clock, no network and no database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

import msgspec

from skerry.core.action import Action
from skerry.core.errors import SkerryError
from skerry.core.event import Event
from skerry.core.game import Audience, Game
from skerry.core.history import Entry as PlayedEntry
from skerry.core.info import GameInfo, OptionValue
from skerry.core.record import replay_record

Games: TypeAlias = Mapping[str, tuple[GameInfo, type[Game]]]
Reader: TypeAlias = tuple[int, ...]
"""The seats through whose eyes somebody sees, in order; empty for a spectator."""
Status: TypeAlias = Literal["open", "running", "over"]

RESIGNED_LEVEL = "mate"
"""The bot that plays on for a seat that resigned."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entry of the log as it is stored."""

    seq: int
    at: int
    kind: str
    body: Mapping[str, Any]
    key: str | None = None


@dataclass(slots=True)
class Seat:
    """Who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    level: str | None = None
    holders: set[str] = field(default_factory=set)
    resigned: bool = False

    def data(self, number: int) -> dict[str, Any]:
        return {
            "seat": number,
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "resigned": self.resigned,
        }


@dataclass(frozen=True, slots=True)
class Played:
    """An action carried out on a copy of the game: what the table becomes if the entry is stored."""

    game: Game
    events: tuple[Event, ...]

    @property
    def entry(self) -> PlayedEntry:
        entry = self.game.last
        assert entry is not None
        return entry


@dataclass(slots=True)
class Item:
    """An entry of the log as it is told: its public part and, for an action, what it caused."""

    seq: int
    told: dict[str, Any]
    played: PlayedEntry | None = None
    events: tuple[Event, ...] = ()
    encoded: dict[Reader, msgspec.Raw] = field(default_factory=dict)


class Table:
    """Who sits at the table, what was played, and what each reader may see of it."""

    def __init__(self, table_id: str, games: Games) -> None:
        self.id = table_id
        self.games = games
        self.owner = ""
        self.created = 0
        self.info: GameInfo
        self.options: dict[str, OptionValue] = {}
        self.rules = 0
        self.seats: list[Seat] = []
        self.status: Status = "open"
        self.game: Game | None = None
        self.position = 0
        self.items: list[Item] = []
        self.keys: dict[str, int] = {}
        self.resignation: dict[str, Any] | None = None
        self.rematch: str | None = None
        self._cache: dict[str, Any] = {}

    # -- the log ---------------------------------------------------------------------------------

    def copy(self) -> Table:
        """An independent table with the same log: what is to be stored is folded into it first."""
        twin = copy(self)
        twin.seats = [replace(seat, holders=set(seat.holders)) for seat in self.seats]
        twin.items = list(self.items)
        twin.keys = dict(self.keys)
        twin._cache = {}
        return twin

    @property
    def seq(self) -> int:
        """The latest entry's number; −1 before there is any."""
        return len(self.items) - 1

    def fold(self, row: Row, played: Played | None = None) -> Item:
        """Take in the next entry of the log. `played` spares carrying out an action a second time."""
        if row.seq != self.seq + 1:
            raise SkerryError(f"entry {self.seq + 1} of the table is expected, not {row.seq}")
        item = Item(row.seq, {"seq": row.seq, "at": row.at, "kind": row.kind})
        if row.kind == "acted":
            self._fold_acted(item, played or self.replay_line(row.body["line"]))
        else:
            getattr(self, f"_fold_{row.kind}")(item, row.body)
        self.items.append(item)
        if row.key is not None:
            self.keys[row.key] = row.seq
        self._cache.clear()
        return item

    def _fold_created(self, item: Item, body: Mapping[str, Any]) -> None:
        self.owner = body["owner"]
        self.created = item.told["at"]
        self.info = self.games[body["game"]][0]
        self.options = dict(body["options"])
        self.rules = body["rules"]
        for seat in body["seats"]:
            self.seats.append(Seat(seat["kind"], seat["name"], seat["level"], set(seat["clients"])))

    def _fold_sat(self, item: Item, body: Mapping[str, Any]) -> None:
        seat = self.seats[body["seat"]]
        seat.kind = "person"
        seat.holders.add(body["client"])
        seat.name = body["name"]
        item.told.update(seat=body["seat"], name=body["name"])

    def _fold_seated(self, item: Item, body: Mapping[str, Any]) -> None:
        self.seats[body["seat"]] = Seat(body["kind"], body["name"], body["level"], set(body["clients"]))
        item.told.update(seat=body["seat"], to=body["kind"], name=body["name"], level=body["level"])

    def _fold_left(self, item: Item, body: Mapping[str, Any]) -> None:
        self.seats[body["seat"]] = Seat("open")
        item.told.update(seat=body["seat"])

    def _fold_started(self, item: Item, body: Mapping[str, Any]) -> None:
        self.game = begun(body["header"], self.games)
        self.rules = self.game.rules
        self._moved(item)

    def _fold_acted(self, item: Item, played: Played) -> None:
        self.game = played.game
        entry = played.entry
        item.played, item.events = entry, played.events
        self._moved(item)
        item.told.update(number=entry.number, seat=entry.seat, scores=played.game.scores(), reveals=entry.revealed)

    def _fold_undone(self, item: Item, body: Mapping[str, Any]) -> None:
        self.game = self.running_game().at(body["to"])
        self._moved(item)
        item.told.update(seat=body["seat"], to=body["to"])

    def _fold_resigned(self, item: Item, body: Mapping[str, Any]) -> None:
        self.seats[body["seat"]].resigned = True
        staying = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        if len(staying) < 2 or all(self.seats[number].kind != "person" for number in staying):
            self.resignation = self._resignation(staying)
        self._moved(item)
        item.told.update(seat=body["seat"])

    def _fold_said(self, item: Item, body: Mapping[str, Any]) -> None:
        item.told.update(seat=body["seat"], name=body["name"], text=body["text"])

    def _fold_rematched(self, item: Item, body: Mapping[str, Any]) -> None:
        self.rematch = body["table"]
        item.told.update(table=body["table"])

    def _moved(self, item: Item) -> None:
        """The game has changed."""
        assert self.game is not None
        self.position += 1
        item.told["position"] = self.position
        self.status = "running" if self.game.outcome is None and self.resignation is None else "over"

    def _resignation(self, staying: list[int]) -> dict[str, Any]:
        gone = [number for number in range(len(self.seats)) if number not in staying]
        alone = self.info.cooperative or len(self.seats) == 1
        return {
            "winners": [] if alone else staying,
            "reason": "resigned",
            "ranking": [group for group in (staying, gone) if group],
        }

    # -- play --------------------------------------------------------------------------------------

    def running_game(self) -> Game:
        assert self.game is not None
        return self.game

    def played(self, action: Action | str) -> Played:
        """The action carried out on a copy; raises `IllegalAction` or `NotationError`."""
        game = self.running_game().copy()
        events = game.play(action)
        return Played(game, tuple(events))

    def replay_line(self, line: str) -> Played:
        """A stored action carried out on a copy, with the outcomes of chance that are stored with it."""
        intent, _, chance = line.partition(" = ")
        game = self.running_game().copy()
        game.kernel.force(tuple(game.chance_code(word) for word in chance.split()))
        events = tuple(game.play(intent.split(" ", 2)[2]))
        game.kernel.force(())
        return Played(game, events)

    @property
    def to_act(self) -> int | None:
        return self.game.to_act if self.game is not None and self.status == "running" else None

    def bot_to_act(self) -> tuple[int, str] | None:
        """The seat and level of the bot that is to act, if one is."""
        seat = self.to_act
        if seat is None:
            return None
        if self.seats[seat].resigned:
            return seat, RESIGNED_LEVEL
        level = self.seats[seat].level
        return (seat, level) if level is not None else None

    def outcome(self) -> dict[str, Any] | None:
        if self.resignation is not None:
            return self.resignation
        outcome = self.game.outcome if self.game is not None else None
        return dict(outcome.data()) if outcome is not None else None

    # -- readers -------------------------------------------------------------------------------------

    def seats_of(self, client: str | None) -> Reader:
        """The seats that a client holds."""
        if client is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if client in seat.holders)

    def eyes(self, reader: Reader) -> int | None:
        """The seat through whose eyes the reader sees the position."""
        if not reader:
            return None
        to_act = self.to_act
        return to_act if to_act in reader else reader[0]

    def state(self, reader: Reader, parts: frozenset[str]) -> dict[str, Any]:
        """The table as the reader may see it; `parts` are the heavy parts that are wanted."""
        eyes, game = self.eyes(reader), self.game
        running = self.status == "running" and game is not None and eyes is not None and game.to_act == eyes
        return {
            "seq": self.seq,
            "position": self.position,
            "status": self.status,
            "seats": [seat.data(number) for number, seat in enumerate(self.seats)],
            "seat": eyes,
            "number": game.number if game is not None else 0,
            "to_act": self.to_act,
            "view": self._view(eyes) if "view" in parts else None,
            "legal": self.legal() if running and "legal" in parts else [],
            "undo_limit": self._undo_limit() if running else game.number if game is not None else 0,
            "score_sheet": self._score_sheet() if "score_sheet" in parts else None,
            "outcome": self.outcome(),
        }

    def _view(self, eyes: int | None) -> dict[str, Any] | None:
        if self.game is None:
            return None
        name = f"view {eyes}"
        if name not in self._cache:
            self._cache[name] = self.game.view(eyes)
        view: dict[str, Any] = self._cache[name]
        return view

    def legal(self) -> list[dict[str, Any]]:
        """The legal actions of the seat to act, taken apart."""
        if "legal" not in self._cache:
            self._cache["legal"] = legal_data(self.running_game())
        legal: list[dict[str, Any]] = self._cache["legal"]
        return legal

    def _undo_limit(self) -> int:
        if "undo" not in self._cache:
            self._cache["undo"] = self.running_game().undo_limit()
        limit: int = self._cache["undo"]
        return limit

    def _score_sheet(self) -> dict[str, Any] | None:
        if self.game is None:
            return None
        if "sheet" not in self._cache:
            self._cache["sheet"] = self.game.score_sheet().data()
        sheet: dict[str, Any] = self._cache["sheet"]
        return sheet

    def told(self, item: Item, reader: Reader) -> msgspec.Raw:
        """The entry as the reader may see it now; the latest is encoded once for all who see alike."""
        if item is not self.items[-1]:
            return msgspec.Raw(msgspec.json.encode(self._told(item, reader)))
        if reader not in item.encoded:
            item.encoded[reader] = msgspec.Raw(msgspec.json.encode(self._told(item, reader)))
        return item.encoded[reader]

    def _told(self, item: Item, reader: Reader) -> dict[str, Any]:
        told = dict(item.told)
        if told["kind"] == "started":
            told["line"] = self.running_game().setup_line(self._audience(reader, None))
        if item.played is not None:
            line = self.running_game().line(item.played, self._audience(reader, item.played.seat))
            told["line"] = line
            told["notation"] = line.split(" ", 2)[2].partition(" = ")[0]
            told["events"] = [event.seen_by(event.owner if event.owner in reader else None) for event in item.events]
        return told

    def _audience(self, reader: Reader, seat: int | None) -> Audience:
        if self.status == "over":
            return "all"
        if seat in reader:
            return seat
        return reader[0] if reader else None

    def people(self) -> list[str]:
        """The clients that hold a seat."""
        return sorted({holder for seat in self.seats for holder in seat.holders})

    def record(self, reader: Reader) -> str:
        """The record: whole when the game is over, else what the reader may know."""
        return self.running_game().record(self._audience(reader, None))

    def summary(self) -> dict[str, Any]:
        """What a list of tables shows; kept beside the log, so that a list needs no replay."""
        return {
            "game": self.info.id,
            "status": self.status,
            "seats": [seat.data(number) for number, seat in enumerate(self.seats)],
            "holders": [sorted(seat.holders) for seat in self.seats],
            "to_act": self.to_act,
            "number": self.game.number if self.game is not None else 0,
            "created": self.created,
        }


_TAKEN_APART: dict[tuple[type[Action], int, int], dict[str, Any]] = {}
MOST_TAKEN_APART = 200_000


def legal_data(game: Game) -> list[dict[str, Any]]:
    """The legal actions taken apart. What an action looks like is the same at every table: made once, never changed."""
    if len(_TAKEN_APART) > MOST_TAKEN_APART:
        _TAKEN_APART.clear()
    kind, found = game.action_type, []
    for code in game.codes():
        action = kind(code)
        cost = game.cost(action)
        data = _TAKEN_APART.get((kind, code, cost))
        if data is None:
            data = {"notation": str(action), "data": action.data(), "cost": cost}
            _TAKEN_APART[kind, code, cost] = data
        found.append(data)
    return found


def header_of(game: Game) -> str:
    """The record's header with the setup: what a table's game begins from."""
    return game.at(0).record().rpartition("running 0")[0]


def begun(header: str, games: Games) -> Game:
    """The game that a header begins."""
    return replay_record(header + "running 0\n", games)


def action_lines(game: Game) -> Sequence[str]:
    return [game.line(entry) for entry in game.entries()]
