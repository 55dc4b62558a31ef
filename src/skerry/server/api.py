"""The REST interface: what can be asked and done at tables. The OpenAPI document comes from here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request, Response
from fastapi.openapi.constants import REF_TEMPLATE
from fastapi.openapi.models import HTTPBearer
from fastapi.routing import APIRoute
from fastapi.security.base import SecurityBase
from starlette.requests import HTTPConnection

from skerry.locales import LANGUAGES, translate
from skerry.server import models as m
from skerry.server.fixed import Fixed
from skerry.server.hall import Hall
from skerry.server.identity import Client
from skerry.server.limits import network_of
from skerry.server.load import Load
from skerry.server.mygames import Company
from skerry.server.problems import STATUS, Code, Problem
from skerry.server.reading import Eyes
from skerry.server.table import Table
from skerry.server.voyages import day_of

router = APIRouter(prefix="/api")
MOST_ENTRIES = 2_000
REMEMBERED_HEADERS = 1_000


# -- what every operation needs --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Asking:
    """Who asks, where, and in which language."""

    hall: Hall
    client: Client | None
    address: str
    lang: str

    def charge(self, cost: float) -> None:
        """Let them pay for more than a plain request."""
        self.hall.people.charge(self.client, self.address, cost)

    def through(self, seat: int | None) -> Eyes:
        """The eyes with which they look at a table."""
        return Eyes(self.client, seat, self.client.id if self.client is not None else self.address)

    def shown(self, table: Table) -> dict[str, Any]:
        return self.hall.reading.shown(table, self.client, self.lang)


@dataclass(frozen=True, slots=True)
class AskingKnown(Asking):
    """The same, by a client that we know."""

    client: Client


class Spectator(SecurityBase):
    """Whoever asks; a token says who, but need not be there."""

    def __init__(self) -> None:
        self.model = HTTPBearer(description="The token of `POST /api/clients`.")
        self.scheme_name = "HTTPBearer"

    async def __call__(self, request: Request) -> Asking:
        authorization = request.headers.get("authorization", "")
        return await asking(hall_of(request), authorization, address_of(request), language_of(request))


class Member(Spectator):
    """A client that we know: a problem if the token is missing or wrong."""

    async def __call__(self, request: Request) -> AskingKnown:
        return known(await super().__call__(request))


async def asking(hall: Hall, authorization: str, address: str, lang: str) -> Asking:
    """Who asks with that header, and pays for it."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        hall.people.charge(None, address)
        return Asking(hall, None, address, lang)
    client = await hall.people.identify(token, address)
    hall.people.charge(client, address)
    return AskingKnown(hall, client, address, lang)


def known(asking: Asking) -> AskingKnown:
    """Who asks, if we know them; else a problem."""
    if not isinstance(asking, AskingKnown):
        raise Problem("unauthorized")
    return asking


def spectators_may(route: APIRoute) -> bool:
    """Whether the operation can be asked for without a token."""
    return any(type(dependency.call) is Spectator for dependency in route.dependant.dependencies)


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def language_of(connection: HTTPConnection) -> str:
    """The reader's language: the first of ours in Accept-Language, else English."""
    return first_language(connection.headers.get("accept-language", ""))


@lru_cache(REMEMBERED_HEADERS)
def first_language(accepted: str) -> str:
    for part in accepted.lower().split(","):
        tag = part.split(";")[0].strip()[:2]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


def address_of(connection: HTTPConnection) -> str:
    """Who pays: the address from which somebody asks, or the network that is one house's."""
    return network_of(connection.client.host) if connection.client else "unknown"


Known = Annotated[AskingKnown, Depends(Member())]
Anybody = Annotated[Asking, Depends(Spectator())]
TableId = Annotated[str, Path(alias="table", description="The table's id.", pattern=m.TABLE_ID, examples=["A" * 22])]
SeatPath = Annotated[int, Path(ge=0, lt=m.MAX_SEATS)]
SeatQuery = Annotated[int | None, Query(ge=0, lt=m.MAX_SEATS, description="Through the eyes of which of your seats.")]
GamePath = Annotated[str, Path(max_length=60, description="The game's id.")]
Since = Annotated[int, Query(ge=-1, le=1_000_000_000, description="Only the entries after this one.")]

Most = Annotated[int, Query(ge=1, le=MOST_ENTRIES, description="At most so many entries.")]
MessagePath = Annotated[int, Path(ge=0, le=1_000_000_000, description="The `seq` of the entry that said it.")]

ON_TURN: tuple[Code, ...] = ("unauthorized", "forbidden", "not_found", "not_running", "not_your_turn")
"""What whoever is to act may be told who is not."""
PROBLEM = {"content": {"application/json": {"schema": {"$ref": REF_TEMPLATE.format(model=m.ProblemOut.__name__)}}}}
"""Names the shape that one operation describes: a model at each of some 400 answers would slow every start."""


def problems(*codes: Code, shape: dict[str, Any] = PROBLEM) -> dict[int | str, dict[str, Any]]:
    """The problems that an operation may answer with, for the OpenAPI document."""
    statuses: dict[int, list[str]] = {}
    for code in (*codes, "invalid", "too_many", "storage", "busy", "damaged"):
        statuses.setdefault(STATUS[code], []).append(code)
    return {
        status: {"description": ", ".join(f"`{code}`" for code in dict.fromkeys(found)), **shape}
        for status, found in sorted(statuses.items())
    }


def answer(data: object, status: int = 200) -> Response:
    """An answer that is already plain data, encoded once."""
    return encoded(msgspec.json.encode(data), status)


def encoded(body: bytes, status: int = 200) -> Response:
    """An answer that is JSON already."""
    return Response(body, status_code=status, media_type="application/json")


# -- games and people --------------------------------------------------------------------------------


@router.get("/health", response_model=m.HealthOut, responses=problems(shape={"model": m.ProblemOut}), tags=["server"])
async def health(request: Request) -> Any:
    """Whether the server and its database answer."""
    hall_of(request).people.charge(None, address_of(request))
    return await hall_of(request).health()


@router.get("/health/live", response_model=m.LiveOut, responses=problems(), tags=["server"])
async def health_live(request: Request) -> Any:
    """Whether the server runs, whatever its database does."""
    hall_of(request).people.charge(None, address_of(request))
    return {"ok": True}


@router.get("/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """This interface, described."""
    hall_of(request).people.charge(None, address_of(request))
    return _described(request.app).answer(request)


@cache
def _described(app: FastAPI) -> Fixed:
    return Fixed.of(msgspec.json.encode(app.openapi()))


@router.get("/games", response_model=m.GamesOut, responses=problems(), tags=["games"])
async def games(request: Request) -> Response:
    """What can be played, and against which bots."""
    hall_of(request).people.charge(None, address_of(request))
    return hall_of(request).catalogue.games(language_of(request)).answer(request)


@router.get("/games/{game}/rules", response_model=m.RulesOut, responses=problems("not_found"), tags=["games"])
async def rules(request: Request, game: GamePath) -> Response:
    """The rules that a game is played by, with what its mode changes and where each comes from."""
    hall_of(request).people.charge(None, address_of(request))
    return hall_of(request).catalogue.rules(game, language_of(request)).answer(request)


@router.get("/games/{game}/facts", response_model=m.JsonObject, responses=problems("not_found"), tags=["games"])
async def facts(request: Request, game: GamePath) -> Response:
    """Its components as they are in this server's box, for whoever draws them; the same for all games of a family."""
    hall_of(request).people.charge(None, address_of(request))
    return hall_of(request).catalogue.facts(game).answer(request)


@router.post("/clients", status_code=201, response_model=m.NewClientOut, responses=problems(), tags=["people"])
async def new_client(request: Request, body: m.ClientIn) -> Any:
    """Become somebody: a browser does this once and keeps the token."""
    hall_of(request).people.charge(None, address_of(request), cost=5)
    hall_of(request).watchman.admit(Load.NEWCOMERS)
    return await hall_of(request).people.welcome(body.name)


@router.post(
    "/recover", status_code=201, response_model=m.NewClientOut, responses=problems("unauthorized"), tags=["people"]
)
async def recover(request: Request, body: m.RecoverIn) -> Any:
    """Become again who I was, whoever has my token now: all tokens are void, and the recovery secret is another."""
    hall_of(request).people.charge(None, address_of(request), cost=5)
    return await hall_of(request).people.recover(body.client, body.recovery)


@router.get("/me", response_model=m.MeOut, responses=problems("unauthorized"), tags=["people"])
async def me(me: Known) -> Any:
    """Who I am."""
    return {"client": me.client.id, "name": me.client.name}


@router.put("/me", response_model=m.MeOut, responses=problems("unauthorized"), tags=["people"])
async def rename(me: Known, body: m.ClientIn) -> Any:
    """Change the name that I sit down with."""
    renamed = await me.hall.people.rename(me.client, body.name)
    return {"client": renamed.id, "name": renamed.name}


@router.delete("/me", status_code=204, responses=problems("unauthorized"), tags=["people"])
async def erase(me: Known) -> Response:
    """Delete all that is known of me: tables that are mine alone, and my name, words and seats at the others."""
    me.charge(20)
    await me.hall.erasing.erase(me.client)
    return Response(status_code=204)


@router.post(
    "/me/token", status_code=201, response_model=m.ClientOut, responses=problems("unauthorized"), tags=["people"]
)
async def new_token(me: Known) -> Any:
    """Another token for me. The old one is void, and its connections end, when the new one is first used."""
    me.charge(5)
    return await me.hall.people.new_token(me.client)


@router.get("/me/games", response_model=m.MyGamesOut, responses=problems("unauthorized"), tags=["people"])
async def my_games(
    me: Known,
    game: Annotated[str | None, Query(max_length=60)] = None,
    company: Annotated[Company | None, Query(description="Against whom.")] = None,
    won: Annotated[bool | None, Query()] = None,
) -> Response:
    """The games that I have finished, my best scores and how strong I am against the bots."""
    me.charge(2)
    return answer(await me.hall.my_games.told(me.client, me.lang, game, company, won))


# -- notices -----------------------------------------------------------------------------------------


@router.get("/me/notices", response_model=m.WaysOut, responses=problems("unauthorized"), tags=["notices"])
async def my_notices(me: Known) -> Any:
    """By which ways I am told that it is my turn, and which there are."""
    return await me.hall.notices.offered(me.client)


@router.post(
    "/me/notices",
    status_code=201,
    response_model=m.WayCreated,
    responses=problems("unauthorized", "not_found"),
    tags=["notices"],
)
async def add_notice(me: Known, body: m.WayIn) -> Any:
    """Be told when it is my turn and I am not here. An address for mail must confirm it first."""
    me.charge(10)
    return await me.hall.notices.add(me.client, body, me.lang)


@router.delete("/me/notices/{way}", status_code=204, responses=problems("unauthorized", "not_found"), tags=["notices"])
async def remove_notice(me: Known, way: Annotated[str, Path(max_length=40)]) -> Response:
    """No longer be told by that way."""
    await me.hall.notices.remove(me.client, way)
    return Response(status_code=204)


@router.put("/me/notices/{way}", status_code=204, responses=problems("unauthorized", "not_found"), tags=["notices"])
async def set_quiet(me: Known, way: Annotated[str, Path(max_length=40)], body: m.QuietIn) -> Response:
    """Choose the hours in which nothing comes by that way."""
    await me.hall.notices.set_quiet(me.client, way, body.quiet)
    return Response(status_code=204)


NoticeSecret = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16,64}$")]


@router.get("/notices/{secret}/confirm", responses=problems("not_found"), tags=["notices"])
async def confirm_notice(request: Request, secret: NoticeSecret) -> Response:
    """The link in the first mail: yes, send them here."""
    hall_of(request).people.charge(None, address_of(request))
    await hall_of(request).notices.confirm(secret)
    return Response(translate(language_of(request), "server-notice-confirmed", {}), media_type="text/plain")


@router.api_route("/notices/{secret}/stop", methods=["GET", "POST"], include_in_schema=False)
async def stop_notice(request: Request, secret: NoticeSecret) -> Response:
    """The link in every notice: one click, and there are no more."""
    hall_of(request).people.charge(None, address_of(request))
    await hall_of(request).notices.stop(secret)
    return Response(translate(language_of(request), "server-notice-stopped", {}), media_type="text/plain")


@router.put(
    "/tables/{table}/hook",
    response_model=m.HookOut,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["notices"],
)
async def set_hook(me: Known, table: TableId, body: m.HookIn) -> Any:
    """Send what happens at the table to an address, signed; only who made the table may."""
    me.charge(10)
    return {"secret": await me.hall.notices.set_hook(me.client, table, body.url)}


@router.delete(
    "/tables/{table}/hook",
    status_code=204,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["notices"],
)
async def remove_hook(me: Known, table: TableId) -> Response:
    """Send nothing any more."""
    await me.hall.notices.set_hook(me.client, table, None)
    return Response(status_code=204)


# -- tables ------------------------------------------------------------------------------------------


@router.post(
    "/tables",
    status_code=201,
    response_model=m.TableCreated,
    responses=problems("unauthorized", "bad_game"),
    tags=["tables"],
)
async def create_table(me: Known, body: m.TableIn) -> Response:
    """Set a table: a game, its options and who sits where. Several seats `me` make a hot-seat game."""
    me.charge(5)
    me.hall.watchman.admit(Load.NEW_TABLES)
    table, join = await me.hall.seating.create(me.client, body)
    return answer({**me.shown(table), "join": join}, 201)


@router.get("/tables", response_model=m.TablesOut, responses=problems("unauthorized"), tags=["tables"])
async def my_tables(me: Known) -> Response:
    """The tables where I sit or that I made, the latest first."""
    return answer(await me.hall.reading.tables_of(me.client, me.lang))


@router.post(
    "/records",
    status_code=201,
    response_model=m.TableOut,
    responses=problems("unauthorized", "bad_record", "too_large"),
    tags=["tables"],
)
async def import_record(me: Known, body: m.RecordIn) -> Response:
    """Make a table of a full record: to replay it, or to play on from it."""
    me.charge(5)
    me.hall.watchman.admit(Load.ADVICE)
    table = await me.hall.seating.import_record(me.client, body)
    return answer(me.shown(table), 201)


Scope = Annotated[str, Path(pattern=r"^(daily|duplicate)-[A-Za-z0-9_-]{1,60}$", examples=["duplicate-0"])]


@router.get("/voyages", response_model=m.VoyagesOut, responses=problems("unauthorized", "not_found"), tags=["voyages"])
async def voyages(
    me: Anybody,
    day: Annotated[str | None, Query(pattern=r"^\d{4}-\d{2}-\d{2}$", description="By default today.")] = None,
) -> Response:
    """The voyages of a day, with everybody's results: the same luck for all."""
    me.charge(2)
    return answer(await me.hall.voyages.of_day(me.client, day_of(day), me.lang))


@router.post(
    "/voyages",
    status_code=201,
    response_model=m.VoyageOut,
    responses=problems("unauthorized", "bad_game"),
    tags=["voyages"],
)
async def duplicate(me: Known, body: m.DuplicateIn) -> Response:
    """Make luck that several groups can have, to be compared."""
    me.charge(10)
    me.hall.watchman.admit(Load.NEW_TABLES)
    return answer(await me.hall.voyages.duplicate(me.client, body, me.lang), 201)


@router.get(
    "/voyages/{scope}", response_model=m.VoyageOut, responses=problems("unauthorized", "not_found"), tags=["voyages"]
)
async def voyage(me: Anybody, scope: Scope) -> Response:
    """A voyage with its results."""
    return answer(await me.hall.voyages.see(me.client, scope, me.lang))


@router.post(
    "/voyages/{scope}",
    status_code=201,
    response_model=m.TableCreated,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open", "bad_game"),
    tags=["voyages"],
)
async def sail(me: Known, scope: Scope, body: m.SailIn) -> Response:
    """My table of a voyage: a new one the first time, always the same from then on."""
    me.charge(5)
    me.hall.watchman.admit(Load.NEW_TABLES)
    table, join = await me.hall.voyages.sail(me.client, scope, body)
    return answer({**await me.hall.reading.see(me.client, table, me.lang), "join": join}, 201)


@router.post(
    "/verify",
    response_model=m.VerifiedOut,
    responses=problems("unauthorized", "bad_record", "too_large"),
    tags=["draws"],
)
async def verify(me: Anybody, body: m.VerifyIn) -> Any:
    """Draw all that chance gave in a record again: whether it followed from what was committed to before the game."""
    me.charge(5)
    me.hall.watchman.admit(Load.ADVICE)
    return await me.hall.reading.verify(me.through(None).payer, body.record)


@router.post(
    "/tables/{table}/words",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open"),
    tags=["draws"],
)
async def stir(me: Known, table: TableId, body: m.WordIn) -> Response:
    """Before the start, add a number of my own to what the table's luck follows from; my latest counts."""
    await me.hall.seating.stir(me.client, table, body)
    return answer(await me.hall.reading.see(me.client, table, me.lang))


@router.get("/records", response_model=m.ArchiveOut, responses=problems("unauthorized"), tags=["tables"])
async def export_records(me: Known) -> Response:
    """The records of all my tables, as I may see them."""
    me.charge(10)
    me.hall.watchman.admit(Load.ADVICE)
    return answer(await me.hall.reading.records(me.client))


@router.get(
    "/tables/{table}",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["tables"],
)
async def see_table(me: Anybody, table: TableId, seat: SeatQuery = None) -> Response:
    """The table as I may see it; whoever has the id may watch."""
    return answer(await me.hall.reading.see(me.client, table, me.lang, seat))


@router.delete(
    "/tables/{table}", status_code=204, responses=problems("unauthorized", "forbidden", "not_found"), tags=["tables"]
)
async def delete_table(me: Known, table: TableId) -> Response:
    """Delete the table with all that was played; only who made it may."""
    await me.hall.seating.delete(me.client, table)
    return Response(status_code=204)


@router.post(
    "/tables/{table}/join",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open", "seat_taken"),
    tags=["tables"],
)
async def join(me: Known, table: TableId, body: m.JoinIn) -> Response:
    """Take an open seat with the secret of a join link, or a seat of one's own with that of a seat link."""
    await me.hall.seating.join(me.client, table, body)
    return answer(await me.hall.reading.see(me.client, table, me.lang))


@router.post(
    "/tables/{table}/links",
    status_code=201,
    response_model=m.LinkOut,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["tables"],
)
async def new_link(me: Known, table: TableId, body: m.LinkIn) -> Any:
    """A new secret link: for others to join, or for me to hold a seat from another device."""
    return await me.hall.seating.new_link(me.client, table, body)


@router.delete(
    "/tables/{table}/links",
    status_code=204,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["tables"],
)
async def void_links(me: Known, table: TableId) -> Response:
    """Make the links to join void; only who made the table may. Those to a seat end with `keep`."""
    await me.hall.seating.void_links(me.client, table)
    return Response(status_code=204)


@router.put(
    "/tables/{table}/seats/{seat}",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open"),
    tags=["tables"],
)
async def change_seat(me: Known, table: TableId, seat: SeatPath, body: m.SeatIn) -> Response:
    """Before the start, who made the table decides anew who sits there."""
    await me.hall.seating.change_seat(me.client, table, seat, body)
    return answer(await me.hall.reading.see(me.client, table, me.lang))


@router.post(
    "/tables/{table}/seats/{seat}/keep",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["tables"],
)
async def keep_seat(me: Known, table: TableId, seat: SeatPath) -> Response:
    """Hold my seat alone: other devices that hold it lose it, and the links to it are void."""
    await me.hall.seating.keep_seat(me.client, table, seat)
    return answer(await me.hall.reading.see(me.client, table, me.lang))


@router.post(
    "/tables/{table}/leave",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open"),
    tags=["tables"],
)
async def leave(me: Known, table: TableId) -> Response:
    """Before the start, give up my seats."""
    await me.hall.seating.leave(me.client, table)
    return answer(await me.hall.reading.see(me.client, table, me.lang))


@router.post(
    "/tables/{table}/start",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open", "seats_open"),
    tags=["tables"],
)
async def start(me: Known, table: TableId) -> Response:
    """Begin; only who made the table may, when no seat is open."""
    await me.hall.seating.start(me.client, table)
    return answer(await me.hall.reading.see(me.client, table, me.lang))


@router.post(
    "/tables/{table}/rematch",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_over"),
    tags=["tables"],
)
async def rematch(me: Known, table: TableId, body: m.BeginningIn | None = None) -> Response:
    """The same people at a new table; asking twice gives the same table. Until it starts, they may add to its luck."""
    following = await me.hall.seating.rematch(me.client, table, body or m.BeginningIn())
    return answer(await me.hall.reading.see(me.client, following, me.lang))


# -- the lobby ---------------------------------------------------------------------------------------


@router.get("/lobby", response_model=m.LobbyOut, responses=problems("unauthorized", "not_found"), tags=["lobby"])
async def lobby(me: Anybody, game: Annotated[str | None, Query(max_length=60)] = None) -> Response:
    """The tables with a free seat whose players wish to be found."""
    return answer(await me.hall.lobby.tables(me.client, game, me.lang))


@router.put(
    "/tables/{table}/listing",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open"),
    tags=["lobby"],
)
async def set_listing(me: Known, table: TableId, body: m.ListingChange) -> Response:
    """Let my table be found in the lobby, or no longer."""
    await me.hall.lobby.show(me.client, table, body.listing)
    return answer(await me.hall.reading.see(me.client, table, me.lang))


@router.post(
    "/tables/{table}/sit",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open", "seat_taken", "name_taken"),
    tags=["lobby"],
)
async def sit(me: Known, table: TableId, body: m.SitIn) -> Response:
    """Sit down at a table of the lobby."""
    await me.hall.lobby.sit(me.client, table, body)
    return answer(await me.hall.reading.see(me.client, table, me.lang))


@router.get("/me/blocks", response_model=m.BlocksOut, responses=problems("unauthorized"), tags=["lobby"])
async def my_blocks(me: Known) -> Any:
    """Whom I do not want to meet."""
    return await me.hall.lobby.blocked(me.client)


@router.post("/me/blocks", status_code=204, responses=problems("unauthorized", "not_found"), tags=["lobby"])
async def block(me: Known, body: m.PersonIn) -> Response:
    """Not meet that person any more: we do not find each other's tables, and cannot sit down there."""
    await me.hall.lobby.block(me.client, body)
    return Response(status_code=204)


@router.delete("/me/blocks/{person}", status_code=204, responses=problems("unauthorized"), tags=["lobby"])
async def unblock(me: Known, person: Annotated[str, Path(max_length=40)]) -> Response:
    """Meet that person again."""
    await me.hall.lobby.unblock(me.client, person)
    return Response(status_code=204)


@router.post("/reports", status_code=204, responses=problems("unauthorized", "not_found"), tags=["lobby"])
async def report(me: Known, body: m.ReportIn) -> Response:
    """Tell whoever runs this server what somebody did."""
    me.charge(10)
    await me.hall.lobby.report(me.client, body)
    return Response(status_code=204)


# -- play --------------------------------------------------------------------------------------------


@router.get(
    "/tables/{table}/log",
    response_model=m.TableLog,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["play"],
)
async def see_log(
    me: Anybody, table: TableId, since: Since = -1, most: Most = MOST_ENTRIES, seat: SeatQuery = None
) -> Response:
    """What happened at the table, as I may see it, a page at a time."""
    return encoded(await me.hall.reading.log(me.through(seat), table, since, most))


@router.post(
    "/tables/{table}/actions",
    response_model=m.Acted,
    responses=problems(
        "unauthorized",
        "forbidden",
        "not_found",
        "not_running",
        "not_your_turn",
        "stale",
        "illegal",
        "notation",
        "key_reused",
    ),
    tags=["play"],
)
async def act(me: Known, table: TableId, body: m.ActionIn) -> Response:
    """Carry out an action. Answered when it is durable."""
    return answer(await me.hall.playing.act(me.client, table, body, me.shown))


@router.post(
    "/tables/{table}/undo",
    response_model=m.Undone,
    responses=problems(
        "unauthorized", "forbidden", "not_found", "not_running", "not_your_turn", "stale", "undo_limit", "key_reused"
    ),
    tags=["play"],
)
async def undo(me: Known, table: TableId, body: m.UndoIn) -> Response:
    """Go back within the own turn, never past something drawn or revealed."""
    return answer(await me.hall.playing.undo(me.client, table, body, me.shown))


@router.post(
    "/tables/{table}/resign",
    response_model=m.Resigned,
    responses=problems("unauthorized", "forbidden", "not_found", "not_running", "key_reused"),
    tags=["play"],
)
async def resign(me: Known, table: TableId, body: m.ResignIn) -> Response:
    """Give up a seat: a bot plays it on while people remain, else the game is over."""
    return answer(await me.hall.playing.resign(me.client, table, body))


@router.post(
    "/tables/{table}/chat",
    response_model=m.Said,
    responses=problems("unauthorized", "forbidden", "not_found", "key_reused"),
    tags=["play"],
)
async def chat(me: Known, table: TableId, body: m.ChatIn) -> Response:
    """Say something to everybody at the table."""
    me.charge(3)
    return answer(await me.hall.playing.say(me.client, table, body))


@router.post(
    "/tables/{table}/vacation",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_running"),
    tags=["play"],
)
async def vacation(me: Known, table: TableId, body: m.VacationIn) -> Response:
    """In a game of days, let nothing be expected of my seat for so many days."""
    await me.hall.clocks.vacation(me.client, table, body.seat, body.days)
    return answer(await me.hall.reading.see(me.client, table, me.lang))


@router.post(
    "/tables/{table}/votes",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_running", "not_absent"),
    tags=["play"],
)
async def vote(me: Known, table: TableId, body: m.VoteIn) -> Response:
    """Vote for a bot in the place of somebody who is to act and does not come; it takes over when all have voted."""
    await me.hall.clocks.vote(me.client, table, body.seat)
    return answer(await me.hall.reading.see(me.client, table, me.lang))


@router.delete(
    "/tables/{table}/chat/{message}",
    status_code=204,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["play"],
)
async def unsay(me: Known, table: TableId, message: MessagePath) -> Response:
    """Delete a message: my own, or any at a table that I made."""
    await me.hall.playing.unsay(me.client, table, message)
    return Response(status_code=204)


@router.put(
    "/tables/{table}/chat/{message}/mute",
    status_code=204,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["play"],
)
async def mute(me: Known, table: TableId, message: MessagePath, body: m.MuteIn) -> Response:
    """Let whoever said that not speak here any more, or again; only who made the table may."""
    await me.hall.playing.mute(me.client, table, message, body.muted)
    return Response(status_code=204)


@router.put(
    "/tables/{table}/chat",
    status_code=204,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["play"],
)
async def set_chat(me: Known, table: TableId, body: m.ChatSetIn) -> Response:
    """Decide who may speak here: the seated, or everybody who has the table's id; only who made it may."""
    await me.hall.playing.set_chat(me.client, table, body.chat)
    return Response(status_code=204)


@router.get(
    "/tables/{table}/legal",
    response_model=m.LegalOut,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["play"],
)
async def legal(me: Anybody, table: TableId, seat: SeatQuery = None) -> Response:
    """What my seat may do now; empty if it is not to act."""
    return answer(await me.hall.reading.legal(me.through(seat), table))


@router.post(
    "/tables/{table}/preview",
    response_model=m.PreviewOut,
    responses=problems(*ON_TURN, "notation"),
    tags=["play"],
)
async def preview(me: Known, table: TableId, body: m.TryIn) -> Response:
    """What an action would cost, score, cause and risk; or why it is not allowed. Changes nothing."""
    return answer(await me.hall.advice.preview(me.client, table, body.action, me.lang))


@router.post(
    "/tables/{table}/refusal",
    response_model=m.RefusalAnswer,
    responses=problems(*ON_TURN, "notation"),
    tags=["play"],
)
async def refusal(me: Known, table: TableId, body: m.TryIn) -> Response:
    """Why an action is not allowed; null if it is."""
    return answer(await me.hall.advice.refusal(me.client, table, body.action, me.lang))


@router.post(
    "/tables/{table}/hint",
    response_model=m.HintsOut,
    responses=problems(*ON_TURN, "no_bot"),
    tags=["play"],
)
async def hint(me: Known, table: TableId, body: m.HintIn) -> Response:
    """The moves that a bot would consider best, and why."""
    me.charge(5)
    me.hall.watchman.admit(Load.ADVICE)
    return answer(await me.hall.advice.hint(me.client, me.address, table, body.level, me.lang))


@router.post(
    "/tables/{table}/analysis",
    status_code=202,
    response_model=m.AnalysisOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_over", "too_large"),
    tags=["study"],
)
async def analyse(me: Known, table: TableId, body: m.AnalysisIn) -> Response:
    """Have a finished game looked at again; who played or made the table may. It is done when nobody else thinks."""
    me.charge(10)
    return answer(await me.hall.analysing.ask(me.client, table, body.level, me.lang), 202)


@router.get(
    "/tables/{table}/analysis",
    response_model=m.AnalysisOut,
    responses=problems("unauthorized", "not_found", "not_over"),
    tags=["study"],
)
async def see_analysis(me: Anybody, table: TableId) -> Response:
    """The analysis as far as it is."""
    return answer(await me.hall.analysing.see(table, me.lang))


@router.delete(
    "/tables/{table}/analysis",
    status_code=204,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["study"],
)
async def cancel_analysis(me: Known, table: TableId) -> Response:
    """Stop and forget it; who asked for it or made the table may."""
    await me.hall.analysing.cancel(me.client, table)
    return Response(status_code=204)


@router.post(
    "/tables/{table}/analysis/{number}/try",
    response_model=m.VerdictOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_over", "notation", "illegal", "no_bot"),
    tags=["study"],
)
async def try_again(
    me: Known, table: TableId, number: Annotated[int, Path(ge=0, le=1_000_000)], body: m.TryIn
) -> Response:
    """What another move would have come to at a decision that was judged."""
    me.charge(5)
    return answer(await me.hall.analysing.verdict(me.client, table, number, body.action))


@router.post(
    "/study",
    response_model=m.StudyOut,
    responses=problems("unauthorized", "not_found", "bad_record", "notation", "illegal", "not_running", "too_large"),
    tags=["study"],
)
async def study(me: Known, body: m.StudyIn) -> Response:
    """A position of a record or a diagram after some moves, for all seats. Nothing is stored."""
    me.hall.watchman.admit(Load.ADVICE)
    return encoded(await me.hall.studying.position(me.client.id, body))


@router.post("/study/new", response_model=m.StudyBegun, responses=problems("unauthorized", "bad_game"), tags=["study"])
async def study_new(me: Known, body: m.StudyNewIn) -> Response:
    """The record of a new game, to study it. Nothing is stored."""
    me.hall.watchman.admit(Load.ADVICE)
    info, options = me.hall.seating.game_for(body.game, body.seats, body.options)
    return answer(await me.hall.studying.new(me.client.id, info, body.seats, options))


@router.post(
    "/study/hint",
    response_model=m.HintsOut,
    responses=problems("unauthorized", "not_found", "bad_record", "notation", "illegal", "not_running", "no_bot"),
    tags=["study"],
)
async def study_hint(me: Known, body: m.StudyHintIn) -> Response:
    """The moves that a bot would consider best there, and why."""
    me.charge(5)
    me.hall.watchman.admit(Load.ADVICE)
    return answer(await me.hall.studying.hints(me.client, me.address, body, me.lang))


Family = Annotated[str, Path(max_length=60, examples=["northwest"])]


@router.get("/puzzles/{family}", response_model=m.PuzzlesOut, responses=problems("not_found"), tags=["study"])
async def puzzles(request: Request, family: Family) -> Response:
    """The puzzles that come with a family of games."""
    hall_of(request).people.charge(None, address_of(request))
    return hall_of(request).studying.puzzles(family).answer(request)


@router.get("/puzzles/{family}/{puzzle}", response_model=m.PuzzleOut, responses=problems("not_found"), tags=["study"])
async def puzzle(request: Request, family: Family, puzzle: Annotated[str, Path(max_length=20)]) -> Response:
    """A puzzle with its answer."""
    hall_of(request).people.charge(None, address_of(request))
    return answer(hall_of(request).studying.puzzle(family, puzzle, language_of(request)))


@router.get(
    "/tables/{table}/positions/{number}",
    response_model=m.PositionOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_running"),
    tags=["play"],
)
async def position(
    me: Anybody,
    table: TableId,
    number: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: SeatQuery = None,
) -> Response:
    """The table as it was after that many actions, as I could see it then."""
    return encoded(await me.hall.reading.position(me.through(seat), table, number))


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={
        200: {"description": "The record.", "content": {"text/plain": {"schema": {"type": "string"}}}},
        **problems("unauthorized", "forbidden", "not_found", "not_running"),
    },
    tags=["play"],
)
async def record(me: Anybody, table: TableId, seat: SeatQuery = None) -> Response:
    """The record: whole when the game is over; while it runs, only what I may know."""
    text = await me.hall.reading.record(me.through(seat), table)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="skerry-{table[:8]}.txt"'},
    )
