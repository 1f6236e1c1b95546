"""Posting to an address that somebody gave us: over TLS, on the public net, to the very address that was checked."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import TypeAlias

import httpx

from durbar.server.clock.hours import DAY
from durbar.server.host.config import Reach
from durbar.server.notify.channels import OURS, Refused
from durbar.server.notify.channels.lookup import Lookup

Addresses: TypeAlias = Callable[[str, int], Awaitable[list[str]]]  # those of a name
PATIENCE = 6.0  # seconds for the whole of it
CONNECTING = 1.5  # seconds until the next address of a name is tried, as of one that nobody here can reach
ADDRESSES = 3  # of a name that are tried
WORDS = 300  # letters of an answer that are read
SECONDS = re.compile(r"[0-9]{1,9}")  # to wait, as another server says it
AGAIN = (408, 429)  # of the answers that say no, those that do not mean never
TRANSLATED = tuple(
    ip_network(net) for net in ("::/96", "::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")
)
"""IPv6 that stands for an IPv4 address, which may be anywhere; `is_global` lets some of them pass."""

PROTOCOLS = ip_network("192.0.0.0/24")  # nobody's machines; of some of them `is_global` thinks otherwise


def is_public(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    inside = any(found.version == net.version and found in net for net in TRANSLATED)
    return found.is_global and not found.is_multicast and not inside and found not in PROTOCOLS


class Poster:
    """`reach`: how far it goes: the public net, also this machine and its neighbours, or nowhere."""

    def __init__(self, reach: Reach, lookup: Addresses | None = None) -> None:
        self.reach, self.lookup = reach, lookup or Lookup()
        self.context: ssl.SSLContext | None = None

    async def post(self, address: str, content: bytes, headers: Mapping[str, str]) -> str:
        """What was answered, if it was a yes."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.posted(address, content, headers)
        except TimeoutError:
            raise Refused(f"{OURS}slow", False) from None
        except ssl.SSLError as problem:
            raise Refused(problem.reason or "TLS", False) from None
        except (httpx.HTTPError, OSError) as problem:
            words = str(problem)[:WORDS]
            raise Refused(words or f"{OURS}no-answer", False) from None

    async def posted(self, address: str, content: bytes, headers: Mapping[str, str]) -> str:
        url = url_of(address)
        there = {**headers, "Host": url.netloc.decode(), "Accept-Encoding": "identity"}
        *first, last = await self.checked(url)
        for target in first:
            with suppress(httpx.ConnectError, httpx.ConnectTimeout):
                return await self.posted_to(target, url.host, content, there)
        return await self.posted_to(last, url.host, content, there)

    async def posted_to(self, target: httpx.URL, name: str, content: bytes, headers: Mapping[str, str]) -> str:
        self.context = self.context or httpx.create_ssl_context()
        timeout = httpx.Timeout(PATIENCE, connect=CONNECTING)
        alone = httpx.Limits(max_keepalive_connections=0)  # a connection is never used under another's name
        async with (
            httpx.AsyncClient(verify=self.context, trust_env=False, timeout=timeout, limits=alone) as client,
            client.stream(
                "POST", target, content=content, headers=headers, extensions={"sni_hostname": name}
            ) as answer,
        ):
            return judged(answer.status_code, await beginning(answer), answer.headers.get("retry-after", ""))

    async def checked(self, url: httpx.URL) -> list[httpx.URL]:
        """The same with addresses in place of the name; every address of that name must be allowed."""
        if self.reach == "off":
            raise Refused(f"{OURS}off", True)
        found = await self.lookup(url.host, url.port or 443)
        if not found or (self.reach == "public" and not all(map(is_public, found))):
            raise Refused(f"{OURS}not-public", True)
        return [url.copy_with(host=address) for address in found[:ADDRESSES]]


def url_of(address: str) -> httpx.URL:
    try:
        url = httpx.URL(address)
        plain = url.scheme == "https" and bool(url.host) and not url.userinfo and not url.fragment
    except (httpx.InvalidURL, ValueError):
        plain = False
    if not plain:
        raise Refused(f"{OURS}not-https", True)
    return url


async def beginning(answer: httpx.Response) -> str:
    """The first words of an answer: nobody waits for the rest."""
    found = b""
    async for part in answer.aiter_raw():  # never unpacked: a few bytes may hold gigabytes
        found += part
        if len(found) >= WORDS:
            break
    return " ".join(found[:WORDS].decode("utf-8", "replace").split())


def judged(status: int, words: str, after: str) -> str:
    said = f"{status} {httpx.codes.get_reason_phrase(status)}".strip()
    if 200 <= status < 300:
        return said
    if 300 <= status < 400:
        raise Refused(f"{OURS}redirect", True)
    final = 400 <= status < 500 and status not in AGAIN
    wait = min(DAY, float(after)) if SECONDS.fullmatch(after) else 0.0
    raise Refused(f"{said}: {words}" if words else said, final, wait, gone=status in (404, 410))
