"""The gate: the first thing every request meets, whatever it asks for. Refusing costs next to nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from durbar.locale import Texts
from durbar.server.host.aside import asking
from durbar.server.host.config import Config
from durbar.server.host.limits import Buckets, client_of, language_of
from durbar.server.host.world import WORLD
from durbar.server.wire.http import ProblemInfo

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
UNSUBSCRIBE = "/api/unsubscribe/"
SAFE = ("GET", "HEAD", "OPTIONS")
RECORDS = re.compile(r"/api/import")  # whole games are told there
BOARDS = re.compile(r"/api/(tables|boards/[^/]*/check)")  # and there whole boards
FEW = ("/api/guest", "/api/recover", "/api/login", "/api/account", "/api/import", "/api/me/password")
COSTLY = re.compile(  # a tenth of a second
    r"/api/(tables/[^/]*/(recap/[^/]*|review|record|dice|luck|picture.png)|boards/[^/]*/check|me/export|import)"
)
HOST = r"(?P<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9_][a-z0-9._-]{0,252})(?::[0-9]{1,5})?"
HOSTS = re.compile(HOST, re.IGNORECASE)
ORIGINS = re.compile(rf"(?P<scheme>https?)://(?P<host>{HOST})", re.IGNORECASE)
ELSEWHERE = re.compile(r"null|[a-z][a-z0-9+.-]*://[\w.:-]*", re.IGNORECASE)  # pages that are never ours
HEALTH = "/health"  # balancers ask by address
LONGEST_PATH = 1000
LONGEST_PART = 255  # what a file system takes
LONGEST_QUERY = 2000
log = structlog.get_logger("durbar.gate")


class Gate:
    """Around the whole application, so that what is not found or not allowed passes it as well."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        limits = config.limits
        self.requests = Buckets(limits.requests)
        self.changes = Buckets(limits.changes)
        self.newcomers = Buckets(limits.newcomers)
        self.costly = Buckets(limits.costly)
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = WORLD.hex(6)
        structlog.contextvars.bind_contextvars(request=request)
        sending = Sending(send, request)
        headers = headers_of(scope)
        asking.set(client_of(scope))
        self.warn_of_proxy(scope, headers)
        status, key = self.refused(scope, headers)
        if key and is_socket(scope):
            await send({"type": "websocket.close", "code": 4000 + status, "reason": key})
        elif key:
            await answer(headers, sending, status, key)
        else:
            await self.passed(scope, receive, sending, headers)

    def warn_of_proxy(self, scope: Any, headers: Mapping[str, str]) -> None:
        """Behind a proxy that is not believed all visitors are one address, and share its limits: said once."""
        forwarded = headers.get("x-forwarded-for", "")
        peer = str((scope.get("client") or ("",))[0])
        if forwarded and not self.warned and peer not in forwarded:
            self.warned = True
            log.warning("a proxy is not believed: if it is yours, name it in DURBAR_PROXIES", peer=peer)

    async def passed(self, scope: Scope, receive: Receive, sending: Sending, headers: Mapping[str, str]) -> None:
        try:
            await self.app(scope, receive, sending.send if is_socket(scope) else sending)
        except Exception as problem:  # nothing of ours lets it through, so nobody has answered
            log.error("trouble", path=scope["path"], exc_info=problem)
            if not is_socket(scope) and not sending.begun:
                await answer(headers, sending, 500, "trouble")

    def refused(self, scope: Any, headers: Mapping[str, str]) -> tuple[int, str]:
        """The status and key of what is wrong with this request; nothing if all is well."""
        if impossible(scope, headers):
            return 400, "bad-request"
        host = host_name(headers.get("host", ""))
        if not host or not (self.config.answers_to(host) or scope["path"] == HEALTH):
            return 400, "bad-host"
        changes = is_socket(scope) or scope["method"] not in SAFE
        if scope["path"].startswith(UNSUBSCRIBE):  # whoever has the mail may: its reader's program sends a form
            return (0, "") if self.in_time(scope, changes) else (429, "too-fast")
        if changes and not same_origin(headers, scope["scheme"] in ("https", "wss")):
            return 403, "foreign-page"
        if changes and not plain_json(headers):
            return 415, "not-json"
        if too_large(headers, self.most_of(scope["path"])):
            return 413, "too-large"
        return (0, "") if self.in_time(scope, changes) else (429, "too-fast")

    def most_of(self, path: str) -> int:
        """How many bytes may be told there."""
        limits = self.config.limits
        if RECORDS.fullmatch(path):
            return limits.record
        return limits.board if BOARDS.fullmatch(path) else limits.body

    def in_time(self, scope: Any, changes: bool) -> bool:
        client = client_of(scope)
        if not self.requests.take(client) or (changes and not self.changes.take(client)):
            return False
        if COSTLY.fullmatch(scope["path"]) and not self.costly.take(client):
            return False
        return not (changes and scope["path"] in FEW) or self.newcomers.take(client)


class Sending:
    """Sends on, with the headers every answer carries; knows whether an answer has begun."""

    def __init__(self, send: Any, request: str) -> None:
        self.send = send
        self.request = request
        self.begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            given = list(message.get("headers", []))
            names = {name.lower() for name, _ in given}
            given += [(name, value) for name, value in HEADERS.items() if name not in names]
            message["headers"] = [*given, (b"x-request-id", self.request.encode())]
        await self.send(message)


def headers_of(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def is_socket(scope: Any) -> bool:
    return bool(scope["type"] == "websocket")


def impossible(scope: Any, headers: Mapping[str, str]) -> bool:
    """A path, host or origin that no page of ours asks for, and no library should have to read."""
    path: str = scope["path"]
    if len(path) > LONGEST_PATH or len(scope["query_string"]) > LONGEST_QUERY:
        return True
    if not path.isprintable() or "\ufffd" in path or any(len(part.encode()) > LONGEST_PART for part in path.split("/")):
        return True
    origin = headers.get("origin")
    return origin is not None and not ORIGINS.fullmatch(origin) and not ELSEWHERE.fullmatch(origin)


def host_name(host: str) -> str:
    """The name in a Host header, without the port; empty if it is none."""
    found = HOSTS.fullmatch(host)
    return found["name"].strip("[]").lower() if found else ""


def plain_json(headers: Mapping[str, str]) -> bool:
    """What other pages can send without asking first is no JSON."""
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return True
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def same_origin(headers: Mapping[str, str], secure: bool) -> bool:
    """Does this come from one of our own pages, or from no page at all? Never from a page without TLS if we have it."""
    origin = headers.get("origin")
    if origin is not None:
        found = ORIGINS.fullmatch(origin)
        if found is None or (secure and found["scheme"].lower() == "http"):
            return False
        return found["host"].lower() == headers.get("host", "").lower()
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def too_large(headers: Mapping[str, str], most: int) -> bool:
    """A length that is no number is left to the server below, which refuses it."""
    length = headers.get("content-length", "0")
    return length.isdigit() and int(length) > most


async def answer(headers: Mapping[str, str], send: Any, status: int, key: str) -> None:
    texts = Texts(language_of(headers))
    body = msgspec.json.encode(ProblemInfo(key, texts.say(f"problem-{key}")))
    told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": body})
