"""The questions of the routes as Litestar puts them: who asks is found here, and bounds are told in its own words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from inspect import signature
from types import UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from litestar import Request, delete, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import Parameter, SkipValidation
from msgspec import Meta

from durbar.engine.refusal import Problem
from durbar.server.host.limits import language_of
from durbar.server.host.refusals import ERRORS
from durbar.server.host.server import Server
from durbar.server.people.session_store import LoginRow
from durbar.server.people.sessions import COOKIE
from durbar.server.routes.asking import Endpoint, FilledIn
from durbar.server.storage.rows import PersonRow
from durbar.server.study.veil_guard import is_veiled, unveiled

Provided: TypeAlias = NamedDependency[SkipValidation[Any]]
"""Told to the framework as anything, or it would describe it to the world."""
METHODS: dict[str, Any] = {"GET": get, "POST": post, "PUT": put, "PATCH": patch, "DELETE": delete}
BOUNDS = ("ge", "le", "pattern", "min_length", "max_length")


def handler_of(ask: Endpoint) -> Any:
    usual: dict[str, Any] = {"responses": ERRORS} | ({"status_code": 200} if ask.method == "POST" else {})
    more = dict(ask.more)
    if more.pop("veiled", False):
        usual["guards"] = [unveiled]
    return METHODS[ask.method](ask.path, **usual | more)(adapted(ask.fn))


def adapted(fn: Callable[..., Any]) -> Callable[..., Any]:
    """The same function with its hints in Litestar's words."""

    @wraps(fn)
    async def asked(*given: Any, **named: Any) -> Any:
        return await fn(*given, **named)

    hints = {name: hint_of(hint) for name, hint in get_type_hints(fn, include_extras=True).items()}
    kept = signature(fn)
    told = [one.replace(annotation=hints.get(name, one.annotation)) for name, one in kept.parameters.items()]
    asked.__annotations__ = hints
    asked.__signature__ = kept.replace(parameters=told, return_annotation=hints.get("return"))  # type: ignore[attr-defined]
    return asked


def hint_of(hint: Any) -> Any:
    if get_origin(hint) in (Union, UnionType):
        return Union[tuple(map(hint_of, get_args(hint)))]  # noqa: UP007
    return bounded(hint.__origin__, hint.__metadata__) if get_origin(hint) is Annotated else hint


def bounded(kind: Any, said: tuple[Any, ...]) -> Any:
    if any(isinstance(one, FilledIn) for one in said):
        return Provided
    meta = next((one for one in said if isinstance(one, Meta)), None)
    bounds = {name: value for name in BOUNDS if (value := getattr(meta, name, None)) is not None}
    return Annotated[kind, Parameter(**bounds)] if bounds else kind


# --- who asks ---------------------------------------------------------------------------------------------------------


def provide_server(request: Request[Any, Any, Any]) -> Server:
    server: Server = request.app.state.server
    return server


async def provide_browser(request: Request[Any, Any, Any], server: Provided) -> LoginRow | None:
    found: LoginRow | None = await server.logins.of(request.cookies.get(COOKIE), request.headers.get("user-agent", ""))
    return found


async def provide_visitor(server: Provided, browser: Provided) -> PersonRow | None:
    found: PersonRow | None = await server.people.find(browser.person_id if browser is not None else "")
    return found


def provide_here(browser: Provided) -> LoginRow:
    if browser is None:
        raise Problem("who-are-you")
    row: LoginRow = browser
    return row


def provide_known(visitor: Provided) -> PersonRow:
    if visitor is None:
        raise Problem("who-are-you")
    row: PersonRow = visitor
    return row


def provide_spoken(request: Request[Any, Any, Any]) -> str:
    return language_of(request.headers)


def provide_hides(request: Request[Any, Any, Any], server: Provided) -> Any:
    return partial(is_veiled, server, request)


DEPENDENCIES = {
    "server": Provide(provide_server, sync_to_thread=False),
    "browser": Provide(provide_browser),
    "here": Provide(provide_here, sync_to_thread=False),
    "visitor": Provide(provide_visitor),
    "known": Provide(provide_known, sync_to_thread=False),
    "hides": Provide(provide_hides, sync_to_thread=False),
    "spoken": Provide(provide_spoken, sync_to_thread=False),
}
