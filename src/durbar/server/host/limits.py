"""How fast a client may go, and what it is known by."""

from __future__ import annotations

import os
from collections import Counter, OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, NamedTuple

from msgspec import Struct

from durbar.server.host.world import WORLD

RATES_VARIABLE = "DURBAR_RATES"


class Rate(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


class Limits(Struct, frozen=True):
    """Sizes and rates. A client is an address for HTTP, a connection for messages."""

    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024 + 64 * 1024
    board: int = 400 * 1024  # the longest file of a board, each of its letters written as six
    message: int = 8 * 1024
    requests: Rate = Rate(200, 50)
    changes: Rate = Rate(60, 10)
    newcomers: Rate = Rate(20, 0.2)
    costly: Rate = Rate(30, 2)  # what is worked out at length
    messages: Rate = Rate(60, 20)
    chat: Rate = Rate(10, 1)
    exports: Rate = Rate(3, 1 / 60)  # of one person: all their games are played through for it
    connections: int = 200
    bot_tables: int = 200
    bot_tables_of_guest: int = 30


def limits_asked_for() -> Limits:
    """The usual limits; `DURBAR_RATES=off` leaves rates to a proxy before the server (or to a load test)."""
    if os.environ.get(RATES_VARIABLE) != "off":
        return Limits()
    endless = Rate(1e9, 1e9)
    return Limits(
        requests=endless, changes=endless, newcomers=endless, messages=endless, chat=endless, exports=endless,
        costly=endless, connections=1_000_000, bot_tables=1_000_000, bot_tables_of_guest=1_000_000,
    )  # fmt: skip


class Bucket:
    """So many tokens, filled again as time goes by."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = WORLD.monotonic()

    def take(self) -> bool:
        now = WORLD.monotonic()
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.a_second)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each client; the longest unused are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self.found.pop(client, None) or Bucket(self.rate)
        self.found[client] = bucket
        if len(self.found) > self.most:
            self.found.popitem(last=False)
        return bucket.take()


class Places:
    """So many connections of a client at a time."""

    def __init__(self, most: int) -> None:
        self.most, self.taken = most, Counter[str]()

    def come(self, client: str) -> bool:
        if self.taken[client] >= self.most:
            return False
        self.taken[client] += 1
        return True

    def go(self, client: str) -> None:
        self.taken[client] -= 1
        if not self.taken[client]:
            del self.taken[client]


def client_of(scope: Any) -> str:
    """What a client is counted by: its address; of IPv6 the network, for each household has a whole one."""
    return network_of(str((scope.get("client") or ("unknown",))[0]))


@lru_cache(10_000)
def network_of(address: str) -> str:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def language_of(headers: Mapping[str, str]) -> str:
    """The first of our languages the browser asks for."""
    for part in headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in ("en", "fr"):
            return part.strip()[:2].lower()
    return "en"
