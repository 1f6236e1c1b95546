"""The server as an ASGI application."""

from __future__ import annotations

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from durbar import __version__
from durbar.server.host.asks import DEPENDENCIES, handler_of
from durbar.server.host.pages import SchemaPage, page
from durbar.server.host.refusals import HANDLERS
from durbar.server.host.server import Server
from durbar.server.live.socket import live
from durbar.server.routes.every import ROUTES
from durbar.server.wire import http
from durbar.server.wire.forms import Form


def application(server: Server) -> Litestar:
    config = server.config
    app = Litestar(
        route_handlers=[*map(handler_of, ROUTES), live, page],
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,
        state=State({"server": server}),
        request_max_body_size=config.limits.record,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["/live$"]),
        logging_config=None,
        debug=False,
        openapi_config=OpenAPIConfig(
            title="Durbar",
            version=__version__,
            description="Tables for the Maharaja games. The live half is described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[SchemaPage(), JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
    )
    close_forms(app)
    return app


def close_forms(app: Litestar) -> None:
    """Say in the description what is true: a form with an unknown field is refused."""
    forms = {kind.__name__ for kind in http.HTTP if issubclass(kind, Form)}
    for name, schema in app.openapi_schema.components.schemas.items():
        if name in forms:
            schema.additional_properties = False
