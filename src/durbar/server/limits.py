"""How fast a client may go, and what it is known by."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from durbar.server.config import Rate


class Bucket:
    """So many tokens, filled again as time goes by."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
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


def client_of(scope: Any) -> str:
    return str((scope.get("client") or ("unknown",))[0])


def language_of(headers: Mapping[str, str]) -> str:
    """The first of our languages the browser asks for."""
    for part in headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in ("en", "fr"):
            return part.strip()[:2].lower()
    return "en"
