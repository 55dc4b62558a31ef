"""My games: what a client has finished, its best scores and how they came, and how strong it is against the bots.

All of it follows from the games that are there: whoever deletes one has it counted no more.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from skerry.locales import translate
from skerry.server.identity import Client
from skerry.server.rating import BOT_RATINGS, Rating
from skerry.server.storage import Listed, Store, stored
from skerry.server.table import Games

MOST_GAMES = 1_000
BEST = 5
Company: TypeAlias = Literal["alone", "bots", "people"]


class MyGames:
    """What can be told of a client's finished games."""

    def __init__(self, store: Store, games: Games) -> None:
        self.store = store
        self.games = games

    async def told(
        self, client: Client, lang: str, game: str | None, company: Company | None, won: bool | None
    ) -> dict[str, Any]:
        """The finished games, of which only some may be wanted; best scores and ratings are of all of them."""
        found = await stored(self.store.finished_tables(client.id, MOST_GAMES))
        finished = [_game(listed, client, lang) for listed in found if listed.summary["game"] in self.games]
        told = [one for one in finished if one["you"] and one["scores"] is not None]
        wanted = [
            one
            for one in told
            if (game is None or one["game"] == game)
            and (company is None or one["company"] == company)
            and (won is None or one["won"] == won)
        ]
        told.sort(key=lambda one: int(one["ended"]))
        return {
            "games": wanted,
            "best": [_best(of_kind) for of_kind in _grouped(told, ("game", "options"))],
            "ratings": [rated for of_game in _grouped(told, ("game",)) if (rated := _rating(of_game)) is not None],
            "levels": BOT_RATINGS,
        }


def _game(listed: Listed, client: Client, lang: str) -> dict[str, Any]:
    summary = listed.summary
    you = [seat for seat, held in enumerate(summary["holders"]) if client.id in held]
    winners, scores = summary.get("winners") or [], summary.get("scores")
    return {
        "id": listed.id,
        "game": summary["game"],
        "title": translate(lang, f"{summary['game']}-title", {}),
        "options": summary.get("options", {}),
        "seats": summary["seats"],
        "you": you,
        "owner": listed.owner == client.id,
        "ended": summary.get("ended") or listed.updated,
        "number": summary["number"],
        "scores": scores,
        "winners": winners,
        "reason": summary.get("reason"),
        "company": _company(summary["seats"], you),
        "won": any(seat in winners for seat in you),
        "promised": bool(summary.get("promised")),
    }


def _company(seats: list[dict[str, Any]], you: list[int]) -> Company:
    others = [seat for seat in seats if seat["seat"] not in you]
    if not others:
        return "alone"
    return "people" if any(seat["kind"] == "person" for seat in others) else "bots"


def _grouped(games: Iterable[dict[str, Any]], by: tuple[str, ...]) -> list[list[dict[str, Any]]]:
    groups: dict[str, list[dict[str, Any]]] = {}
    for game in games:
        groups.setdefault(repr([game[name] for name in by]), []).append(game)
    return list(groups.values())


def _best(games: list[dict[str, Any]]) -> dict[str, Any]:
    """The best scores of a game with the same options, best first, and all of them in order."""
    scores = [{"table": one["id"], "score": _own_score(one), "ended": one["ended"]} for one in games]
    ranked = sorted(scores, key=lambda score: -int(score["score"]))
    common = {name: games[0][name] for name in ("game", "title", "options")}
    return {**common, "best": ranked[:BEST], "history": [[score["ended"], score["score"]] for score in scores]}


def _own_score(game: dict[str, Any]) -> int:
    return max(int(game["scores"][seat]) for seat in game["you"])


def _rating(games: list[dict[str, Any]]) -> dict[str, Any] | None:
    """How strong the client is at a game; None if no bot was met at it. What was imported does not count."""
    rating, history = Rating(), []
    for game in games:
        met = _met(game)
        if met:
            rating = rating.after(met)
            history.append([game["ended"], round(rating.value)])
    if not history:
        return None
    common = {name: games[-1][name] for name in ("game", "title")}
    numbers = {"rating": round(rating.value), "deviation": round(rating.deviation), "games": len(history)}
    return {**common, **numbers, "history": history}


def _met(game: dict[str, Any]) -> list[tuple[str, float]]:
    """The bots at a table where one seat was the client's, and what it took from each."""
    if not game["promised"] or len(game["you"]) != 1:
        return []
    mine, scores, finished = game["you"][0], game["scores"], game["reason"] not in ("resigned", "time")
    gave_up = game["seats"][mine]["resigned"] or not finished
    return [
        (seat["level"], 0.0 if gave_up else _points(scores[mine], scores[seat["seat"]], mine in game["winners"]))
        for seat in game["seats"]
        if seat["kind"] == "bot" and seat["level"] in BOT_RATINGS and not _together(game)
    ]


def _points(mine: int, theirs: int, won: bool) -> float:
    if mine == theirs:
        return 1.0 if won else 0.5
    return 1.0 if mine > theirs else 0.0


def _together(game: dict[str, Any]) -> bool:
    """Whether everybody won or lost together: that says nothing of who is stronger."""
    return len(game["winners"]) in (0, len(game["seats"])) and game["reason"] not in ("resigned", "time")
