"""Names that strangers gave us, looked up without a thread: one that is never answered holds up nobody else's."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence

from aiodns import DNSResolver
from aiodns.error import ARES_EBADNAME, DNSError

from durbar.server.notify.channels import OURS, Refused

SECONDS = 3.0  # for one name, whoever is asked


class Lookup:
    """`servers`: who is asked; without any, those of this machine, and its own list of hosts first."""

    def __init__(self, servers: Sequence[str] = ()) -> None:
        self.servers = list(servers) or None
        self.resolver: DNSResolver | None = None

    async def __call__(self, host: str, port: int) -> list[str]:
        """All addresses of a name; Refused if it has none, or if nobody says so in time."""
        self.resolver = self.resolver or DNSResolver(nameservers=self.servers, timeout=SECONDS / 2, tries=1)
        try:
            async with asyncio.timeout(SECONDS):
                found = await self.resolver.getaddrinfo(host, port=port, type=socket.SOCK_STREAM)
        except TimeoutError:
            raise Refused(f"{OURS}slow", False) from None
        except DNSError as problem:
            never = problem.args[0] == ARES_EBADNAME  # no name can be like this
            raise Refused(f"{OURS}not-https" if never else f"{OURS}no-answer", never) from None
        return [node.addr[0].decode() for node in found.nodes]

    async def close(self) -> None:
        if self.resolver is not None:
            await self.resolver.close()
