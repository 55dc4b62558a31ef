"""The people: who a token belongs to, what they are called, and how much they may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from skerry.server.identity import Client, client_id_of, new_client, new_token, proves
from skerry.server.limits import Limits
from skerry.server.problems import Problem
from skerry.server.settings import Settings
from skerry.server.storage import Store, stored

KNOWN_CLIENTS = 20_000


class People:
    """The clients of this node."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.limits = Limits(settings.rate, settings.burst)
        self.address_limits = Limits(settings.address_rate, settings.address_burst)
        self.sign_out: Callable[[str], None] = lambda client_id: None
        """Ends a client's live connections; whoever keeps those puts it here."""
        self._known: OrderedDict[str, Client] = OrderedDict()

    async def identify(self, token: str, address: str) -> Client:
        """The client whose token this is; a problem if it is nobody's, or if the address has asked too often."""
        client = self._known.get(client_id_of(token))
        if client is None or not proves(token, client.secret_hash):
            self.limits.spend(address)
            client = await self._stored_client(token)
            self._remember(client)
        return client

    async def _stored_client(self, token: str) -> Client:
        client = await stored(self.store.client(client_id_of(token)))
        if client is not None and proves(token, client.next_hash):
            await stored(self.store.accept_token(client))
            self.sign_out(client.id)
            return Client(client.id, str(client.next_hash), client.name)
        if client is None or not proves(token, client.secret_hash):
            raise Problem("unauthorized")
        return client

    def charge(self, client: Client | None, address: str, cost: float = 1.0) -> None:
        """Let whoever asks pay for it: the address, and the client or, if nobody says who it is, the address again."""
        self.address_limits.spend(address, cost)
        self.limits.spend(client.id if client is not None else address, cost)

    async def welcome(self, name: str | None) -> dict[str, Any]:
        """Somebody new, with the token that only they will know."""
        client, token = new_client(name)
        await stored(self.store.save_client(client))
        self._remember(client)
        return {"client": client.id, "token": token, "name": name}

    async def rename(self, client: Client, name: str | None) -> Client:
        await stored(self.store.rename_client(client.id, name))
        self.forget(client.id)  # not the one that asked: it may have another token by now
        return replace(client, name=name)

    async def new_token(self, client: Client) -> dict[str, Any]:
        """Another token for the client. The one it has is void when the new one is used for the first time."""
        renewed, token = new_token(client)
        await stored(self.store.offer_token(renewed))
        return {"client": client.id, "token": token, "name": client.name}

    def forget(self, client_id: str) -> None:
        """What is known here of the client may no longer be true."""
        self._known.pop(client_id, None)

    def forget_all(self) -> None:
        self._known.clear()

    def _remember(self, client: Client) -> None:
        self._known[client.id] = client
        if len(self._known) > KNOWN_CLIENTS:
            self._known.popitem(last=False)
