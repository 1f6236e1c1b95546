"""What stands before every request: hosts, origins, sizes, rates, and the headers every answer carries."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders

from durbar.locale import Texts
from durbar.server.config import Config, Rate
from durbar.server.wire import ProblemInfo

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
FEW = ("/api/guest", "/api/recover", "/api/login", "/api/account", "/api/import")


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


def same_origin(headers: Headers) -> bool:
    """Does this come from one of our own pages, or from no page at all?"""
    origin = headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


class Gate:
    """The first thing a request meets."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        limits = config.limits
        self.requests = Buckets(limits.requests)
        self.changes = Buckets(limits.changes)
        self.newcomers = Buckets(limits.newcomers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, key = self.refused(scope)
        if key and is_socket(scope):
            await send({"type": "websocket.close", "code": 4000 + status, "reason": key})
        elif key:
            await answer(scope, with_headers(send), status, key)
        else:
            await self.app(scope, receive, with_headers(send))

    def refused(self, scope: Any) -> tuple[int, str]:
        """The status and key of what is wrong with this request; nothing if all is well."""
        headers = Headers.from_scope(scope)
        if not self.config.answers_to(host_name(headers.get("host", ""))):
            return 400, "bad-host"
        changes = is_socket(scope) or scope["method"] not in SAFE
        if changes and not same_origin(headers):
            return 403, "foreign-page"
        if too_large(headers, self.config.limits.record if scope["path"] == "/api/import" else self.config.limits.body):
            return 413, "too-large"
        client = client_of(scope)
        if not self.requests.take(client) or (changes and not self.changes.take(client)):
            return 429, "too-fast"
        if changes and scope["path"] in FEW and not self.newcomers.take(client):
            return 429, "too-fast"
        return 0, ""


def is_socket(scope: Any) -> bool:
    return bool(scope["type"] == "websocket")


def host_name(host: str) -> str:
    name = urlsplit(f"//{host}").hostname
    return name or ""


def too_large(headers: Headers, most: int) -> bool:
    """A length that is no number is left to the server below, which refuses it."""
    length = headers.get("content-length", "0")
    return length.isdigit() and int(length) > most


def with_headers(send: Any) -> Any:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


def language_of(headers: Headers) -> str:
    """The first of our languages the browser asks for."""
    for part in headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in ("en", "fr"):
            return part.strip()[:2].lower()
    return "en"


async def answer(scope: Any, send: Any, status: int, key: str) -> None:
    texts = Texts(language_of(Headers.from_scope(scope)))
    body = msgspec.json.encode(ProblemInfo(key, texts.say(f"problem-{key}")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
