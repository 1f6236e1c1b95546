"""For whoever keeps the server: is it well, and how much does it do."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import NotFoundException

from durbar.server.host.config import LOOPBACK
from durbar.server.host.health import health as health_of
from durbar.server.host.limits import client_of
from durbar.server.routes.asking import TheServer, get_route
from durbar.server.wire.http import Health, Ready


def near(request: Request[Any, Any, Any]) -> bool:
    """Is this somebody on this machine, and not a proxy asking for somebody else?"""
    return client_of(request.scope) in LOOPBACK


@get_route("/health", responses=None, include_in_schema=False)
async def health(request: Request[Any, Any, Any], server: TheServer) -> Response[Health | Ready]:
    """200 if this server is ready, else 503; in full for whoever asks from this machine."""
    found = await health_of(server)
    body = found if near(request) else Ready(found.live, found.ready)
    return Response(body, status_code=200 if found.ready else 503, headers={"cache-control": "no-store"})


@get_route("/metrics", responses=None, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], server: TheServer) -> Response[bytes]:
    """Figures as Prometheus reads them; for this machine only."""
    if not near(request):
        raise NotFoundException
    kind = "text/plain; version=0.0.4; charset=utf-8"
    return Response(server.figures.text(), media_type=kind, headers={"cache-control": "no-store"})
