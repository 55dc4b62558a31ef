"""The people: who a token belongs to, what they are called, and how much they may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from skerry.server.identity import Client, client_id_of, matches, new_client, new_token, proves, recovered
from skerry.server.limits import Limits
from skerry.server.moment import now
from skerry.server.problems import Problem
from skerry.server.settings import Settings
from skerry.server.storage import Store, stored

KNOWN_CLIENTS = 20_000
DAY = 24 * 3600 * 1000


class People:
    """The clients of this node."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.limits = Limits(settings.rate, settings.burst)
        self.address_limits = Limits(settings.address_rate, settings.address_burst)
        self.sign_out: Callable[[str], None] = lambda client_id: None
        """Ends a client's live connections; whoever keeps those puts it here."""
        self._known: OrderedDict[str, Client] = OrderedDict()
        self._houses: OrderedDict[str, str] = OrderedDict()
        """The address from which each client asked last."""

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
            client = replace(client, secret_hash=str(client.next_hash), next_hash=None)
        elif client is None or not proves(token, client.secret_hash):
            raise Problem("unauthorized")
        if now() - (client.seen or 0) > DAY:
            await stored(self.store.touch_client(client.id))
        return client

    def charge(self, client: Client | None, address: str, cost: float = 1.0) -> None:
        """Let whoever asks pay for it: the address, and the client or, if nobody says who it is, the address again."""
        self.address_limits.spend(address, cost)
        self.limits.spend(client.id if client is not None else address, cost)
        if client is not None:
            self._houses[client.id] = address
            self._houses.move_to_end(client.id)
            if len(self._houses) > KNOWN_CLIENTS:
                self._houses.popitem(last=False)

    def owe(self, payer: str, cost: float) -> None:
        """Let a client, or an address, pay for what was done already, and its house too."""
        self.limits.owe(payer, cost)
        self.address_limits.owe(self.house_of(payer), cost)

    def house_of(self, payer: str) -> str:
        """Who shares a client's part with all the clients of its address: that address, or nobody else."""
        return self._houses.get(payer, payer)

    async def welcome(self, name: str | None) -> dict[str, Any]:
        """Somebody new, with the token that only they will know."""
        client, token, recovery = new_client(name)
        await stored(self.store.save_client(client))
        self._remember(client)
        return {"client": client.id, "token": token, "name": name, "recovery": recovery}

    async def recover(self, client_id: str, recovery: str) -> dict[str, Any]:
        """Give a client back to whoever has its recovery secret; every token that it had is void."""
        client = await stored(self.store.client(client_id))
        if client is None or not matches(recovery, client.recovery_hash):
            raise Problem("unauthorized")
        renewed, token, following = recovered(client)
        if not await stored(self.store.recover_client(renewed, client)):
            raise Problem("unauthorized")
        self.forget(client_id)
        self.sign_out(client_id)
        return {"client": client_id, "token": token, "name": client.name, "recovery": following}

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
