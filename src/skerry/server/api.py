"""The REST interface: what can be asked and done at tables. The OpenAPI document comes from here."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from skerry.server import models as m
from skerry.server.hall import Hall
from skerry.server.identity import Client
from skerry.server.problems import STATUS, Code, Problem

router = APIRouter(prefix="/api")
bearer = HTTPBearer(auto_error=False, description="The token of `POST /api/clients`.")


# -- what every operation needs --------------------------------------------------------------------


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def language(request: Request) -> str:
    """The reader's language: the first of ours in Accept-Language, else English."""
    return language_of(request.headers.get("accept-language", ""))


def language_of(accepted: str) -> str:
    for part in accepted.lower().split(","):
        tag = part.split(";")[0].strip()[:2]
        if tag in ("en", "fr"):
            return tag
    return "en"


HallHere = Annotated[Hall, Depends(hall_of)]
Lang = Annotated[str, Depends(language)]
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


async def known_client(request: Request, hall: HallHere, credentials: Credentials) -> Client:
    """Who asks; a problem if the token is missing or wrong."""
    if credentials is None:
        raise Problem("unauthorized")
    client = await hall.identify(credentials.credentials, address_of(request))
    hall.charge(client, address_of(request))
    return client


async def any_client(request: Request, hall: HallHere, credentials: Credentials) -> Client | None:
    """Who asks, if anybody says so: a spectator needs no token."""
    if credentials is None:
        hall.charge(None, address_of(request))
        return None
    return await known_client(request, hall, credentials)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


Known = Annotated[Client, Depends(known_client)]
Anybody = Annotated[Client | None, Depends(any_client)]
TableId = Annotated[
    str, Path(alias="table", description="The table's id.", pattern=r"^[A-Za-z0-9_-]{22}$", examples=["A" * 22])
]
SeatPath = Annotated[int, Path(ge=0, lt=m.MAX_SEATS)]
SeatQuery = Annotated[int | None, Query(ge=0, lt=m.MAX_SEATS, description="Through the eyes of which of your seats.")]
Since = Annotated[int, Query(ge=-1, le=1_000_000_000, description="Only the entries after this one.")]


def problems(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """The problems that an operation may answer with, for the OpenAPI document."""
    statuses: dict[int, list[str]] = {}
    for code in (*codes, "invalid", "too_many", "storage", "busy"):
        statuses.setdefault(STATUS[code], []).append(code)
    return {
        status: {"model": m.ProblemOut, "description": ", ".join(f"`{code}`" for code in dict.fromkeys(found))}
        for status, found in sorted(statuses.items())
    }


def answer(data: object, status: int = 200) -> Response:
    """An answer that is already plain data, encoded once."""
    return Response(msgspec.json.encode(data), status_code=status, media_type="application/json")


# -- games and people --------------------------------------------------------------------------------


@router.get("/health", response_model=m.HealthOut, responses=problems(), tags=["server"])
async def health(request: Request, hall: HallHere) -> Any:
    """Whether the server and its database answer."""
    hall.charge(None, address_of(request))
    return await hall.health()


@router.get("/games", response_model=m.GamesOut, responses=problems(), tags=["games"])
async def games(hall: HallHere, lang: Lang) -> Any:
    """What can be played, and against which bots."""
    return hall.catalogue(lang)


@router.post("/clients", status_code=201, response_model=m.ClientOut, responses=problems(), tags=["people"])
async def new_client(request: Request, hall: HallHere, body: m.ClientIn) -> Any:
    """Become somebody: a browser does this once and keeps the token."""
    hall.charge(None, address_of(request), cost=5)
    return await hall.new_client(body.name)


@router.get("/me", response_model=m.MeOut, responses=problems("unauthorized"), tags=["people"])
async def me(client: Known) -> Any:
    """Who I am."""
    return {"client": client.id, "name": client.name}


@router.put("/me", response_model=m.MeOut, responses=problems("unauthorized"), tags=["people"])
async def rename(hall: HallHere, client: Known, body: m.ClientIn) -> Any:
    """Change the name that I sit down with."""
    renamed = await hall.rename(client, body.name)
    return {"client": renamed.id, "name": renamed.name}


@router.post(
    "/me/token", status_code=201, response_model=m.ClientOut, responses=problems("unauthorized"), tags=["people"]
)
async def new_token(hall: HallHere, client: Known) -> Any:
    """Another token for me. The old one is void, and its connections end, when the new one is first used."""
    hall.limits.spend(client.id, cost=5)
    return await hall.new_token(client)


# -- tables ------------------------------------------------------------------------------------------


@router.post(
    "/tables",
    status_code=201,
    response_model=m.TableCreated,
    responses=problems("unauthorized", "bad_game"),
    tags=["tables"],
)
async def create_table(hall: HallHere, client: Known, lang: Lang, body: m.TableIn) -> Response:
    """Set a table: a game, its options and who sits where. Several seats `me` make a hot-seat game."""
    hall.limits.spend(client.id, cost=5)
    return answer(await hall.create(client, body, lang), 201)


@router.get("/tables", response_model=m.TablesOut, responses=problems("unauthorized"), tags=["tables"])
async def my_tables(hall: HallHere, client: Known, lang: Lang) -> Response:
    """The tables where I sit or that I made, the latest first."""
    return answer(await hall.tables_of(client, lang))


@router.post(
    "/records",
    status_code=201,
    response_model=m.TableOut,
    responses=problems("unauthorized", "bad_record", "too_large"),
    tags=["tables"],
)
async def import_record(hall: HallHere, client: Known, lang: Lang, body: m.RecordIn) -> Response:
    """Make a table of a full record: to replay it, or to play on from it."""
    hall.limits.spend(client.id, cost=5)
    return answer(await hall.import_record(client, body, lang), 201)


@router.get("/records", response_model=m.ArchiveOut, responses=problems("unauthorized"), tags=["tables"])
async def export_records(hall: HallHere, client: Known) -> Response:
    """The records of all my tables, as I may see them."""
    hall.limits.spend(client.id, cost=10)
    return answer(await hall.export_records(client))


@router.get(
    "/tables/{table}",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["tables"],
)
async def see_table(hall: HallHere, client: Anybody, lang: Lang, table: TableId, seat: SeatQuery = None) -> Response:
    """The table as I may see it; whoever has the id may watch."""
    return answer(await hall.see(client, table, seat, lang))


@router.delete(
    "/tables/{table}", status_code=204, responses=problems("unauthorized", "forbidden", "not_found"), tags=["tables"]
)
async def delete_table(hall: HallHere, client: Known, table: TableId) -> Response:
    """Delete the table with all that was played; only who made it may."""
    await hall.delete(client, table)
    return Response(status_code=204)


@router.post(
    "/tables/{table}/join",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open", "seat_taken"),
    tags=["tables"],
)
async def join(hall: HallHere, client: Known, lang: Lang, table: TableId, body: m.JoinIn) -> Response:
    """Take an open seat with the secret of a join link, or a seat of one's own with that of a seat link."""
    return answer(await hall.join(client, table, body, lang))


@router.post(
    "/tables/{table}/links",
    status_code=201,
    response_model=m.LinkOut,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["tables"],
)
async def new_link(hall: HallHere, client: Known, table: TableId, body: m.LinkIn) -> Any:
    """A new secret link: for others to join, or for me to hold a seat from another device."""
    return await hall.new_link(client, table, body)


@router.delete(
    "/tables/{table}/links",
    status_code=204,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["tables"],
)
async def void_links(hall: HallHere, client: Known, table: TableId) -> Response:
    """Make the links to join void; only who made the table may. Those to a seat end with `keep`."""
    await hall.void_links(client, table)
    return Response(status_code=204)


@router.put(
    "/tables/{table}/seats/{seat}",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open"),
    tags=["tables"],
)
async def change_seat(
    hall: HallHere, client: Known, lang: Lang, table: TableId, seat: SeatPath, body: m.SeatChange
) -> Response:
    """Before the start, who made the table decides anew who sits there."""
    return answer(await hall.change_seat(client, table, seat, body, lang))


@router.post(
    "/tables/{table}/seats/{seat}/keep",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["tables"],
)
async def keep_seat(hall: HallHere, client: Known, lang: Lang, table: TableId, seat: SeatPath) -> Response:
    """Hold my seat alone: other devices that hold it lose it, and the links to it are void."""
    return answer(await hall.keep_seat(client, table, seat, lang))


@router.post(
    "/tables/{table}/leave",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open"),
    tags=["tables"],
)
async def leave(hall: HallHere, client: Known, lang: Lang, table: TableId) -> Response:
    """Before the start, give up my seats."""
    return answer(await hall.leave(client, table, lang))


@router.post(
    "/tables/{table}/start",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_open", "seats_open"),
    tags=["tables"],
)
async def start(hall: HallHere, client: Known, lang: Lang, table: TableId) -> Response:
    """Begin; only who made the table may, when no seat is open."""
    return answer(await hall.start(client, table, lang))


@router.post(
    "/tables/{table}/rematch",
    response_model=m.TableOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_over"),
    tags=["tables"],
)
async def rematch(hall: HallHere, client: Known, lang: Lang, table: TableId) -> Response:
    """The same people at a new table, the next seat first; asking twice gives the same table."""
    return answer(await hall.rematch(client, table, lang))


# -- play --------------------------------------------------------------------------------------------


@router.get(
    "/tables/{table}/log",
    response_model=m.TableLog,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["play"],
)
async def see_log(
    hall: HallHere, client: Anybody, table: TableId, since: Since = -1, seat: SeatQuery = None
) -> Response:
    """What happened at the table, as I may see it."""
    return answer(await hall.log(client, table, since, seat))


@router.post(
    "/tables/{table}/actions",
    response_model=m.Acted,
    responses=problems(
        "unauthorized", "forbidden", "not_found", "not_running", "not_your_turn", "stale", "illegal", "notation"
    ),
    tags=["play"],
)
async def act(hall: HallHere, client: Known, lang: Lang, table: TableId, body: m.ActionIn) -> Response:
    """Carry out an action. Answered when it is durable."""
    return answer(await hall.act(client, table, body.action, body.position, body.key, lang))


@router.post(
    "/tables/{table}/undo",
    response_model=m.Undone,
    responses=problems("unauthorized", "forbidden", "not_found", "not_running", "not_your_turn", "stale", "undo_limit"),
    tags=["play"],
)
async def undo(hall: HallHere, client: Known, lang: Lang, table: TableId, body: m.UndoIn) -> Response:
    """Go back within the own turn, never past something drawn or revealed."""
    return answer(await hall.undo(client, table, body.position, body.to, body.key, lang))


@router.post(
    "/tables/{table}/resign",
    response_model=m.Resigned,
    responses=problems("unauthorized", "forbidden", "not_found", "not_running"),
    tags=["play"],
)
async def resign(hall: HallHere, client: Known, table: TableId, body: m.ResignIn) -> Response:
    """Give up a seat: a bot plays it on while people remain, else the game is over."""
    return answer(await hall.resign(client, table, body.seat, body.key))


@router.post(
    "/tables/{table}/chat",
    response_model=m.Said,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["play"],
)
async def chat(hall: HallHere, client: Known, table: TableId, body: m.ChatIn) -> Response:
    """Say something to everybody at the table."""
    return answer(await hall.say(client, table, body.text, body.key))


@router.get(
    "/tables/{table}/legal",
    response_model=m.LegalOut,
    responses=problems("unauthorized", "forbidden", "not_found"),
    tags=["play"],
)
async def legal(hall: HallHere, client: Anybody, table: TableId, seat: SeatQuery = None) -> Response:
    """What my seat may do now; empty if it is not to act."""
    return answer(await hall.legal(client, table, seat))


@router.post(
    "/tables/{table}/preview",
    response_model=m.PreviewOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_running", "not_your_turn", "notation"),
    tags=["play"],
)
async def preview(hall: HallHere, client: Known, lang: Lang, table: TableId, body: m.TryIn) -> Response:
    """What an action would cost, score, cause and risk; or why it is not allowed. Changes nothing."""
    return answer(await hall.preview(client, table, body.action, lang))


@router.post(
    "/tables/{table}/refusal",
    response_model=m.RefusalAnswer,
    responses=problems("unauthorized", "forbidden", "not_found", "not_running", "not_your_turn", "notation"),
    tags=["play"],
)
async def refusal(hall: HallHere, client: Known, lang: Lang, table: TableId, body: m.TryIn) -> Response:
    """Why an action is not allowed; null if it is."""
    return answer(await hall.refusal(client, table, body.action, lang))


@router.post(
    "/tables/{table}/hint",
    response_model=m.HintsOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_running", "not_your_turn", "no_bot"),
    tags=["play"],
)
async def hint(hall: HallHere, client: Known, lang: Lang, table: TableId, body: m.HintIn) -> Response:
    """The moves that a bot would consider best, and why."""
    hall.limits.spend(client.id, cost=5)
    return answer(await hall.hint(client, table, body.level, lang))


@router.get(
    "/tables/{table}/positions/{number}",
    response_model=m.PositionOut,
    responses=problems("unauthorized", "forbidden", "not_found", "not_running"),
    tags=["play"],
)
async def position(
    hall: HallHere,
    client: Anybody,
    table: TableId,
    number: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: SeatQuery = None,
) -> Response:
    """The table as it was after that many actions, as I could see it then."""
    return answer(await hall.position(client, table, number, seat))


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={
        200: {"description": "The record.", "content": {"text/plain": {"schema": {"type": "string"}}}},
        **problems("unauthorized", "forbidden", "not_found", "not_running"),
    },
    tags=["play"],
)
async def record(hall: HallHere, client: Anybody, table: TableId, seat: SeatQuery = None) -> Response:
    """The record: whole when the game is over; while it runs, only what I may know."""
    text = await hall.record(client, table, seat)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="skerry-{table[:8]}.txt"'},
    )
