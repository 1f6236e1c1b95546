"""Who is asking."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from durbar.server.limits import client_of
from durbar.server.people import COOKIE, YEAR, shown
from durbar.server.routes.asking import Known, TheServer, Visitor, asked, patched, told
from durbar.server.storage import PersonRow
from durbar.server.wire.http import AccountForm, GuestForm, LoginForm, Me, MePatch, RecoverForm, Welcome


def cookie(request: Request[Any, Any, Any], value: str, age: int) -> Cookie:
    """Not for scripts, not for other sites, and over TLS only where there is TLS."""
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=value, path="/", max_age=age, httponly=True, samesite="lax", secure=secure)


def signed_in(request: Request[Any, Any, Any], server: TheServer, row: PersonRow, body: Any) -> Any:
    return Response(body, cookies=[cookie(request, server.people.cookie_of(row.id), YEAR)])


@asked("/api/me")
async def me(visitor: Visitor) -> Me:
    """Who I am."""
    return Me(shown(visitor) if visitor is not None else None)


@told("/api/guest")
async def guest(request: Request[Any, Any, Any], server: TheServer, data: GuestForm) -> Response[Welcome]:
    """Be a guest: a name is enough."""
    row, code = await server.people.guest(data.name, data.language)
    answer: Response[Welcome] = signed_in(request, server, row, Welcome(shown(row), code))
    return answer


@told("/api/recover")
async def recover(request: Request[Any, Any, Any], server: TheServer, data: RecoverForm) -> Response[Me]:
    """Be the guest this code belongs to."""
    row = await server.people.recover(data.code, client_of(request.scope))
    answer: Response[Me] = signed_in(request, server, row, Me(shown(row)))
    return answer


@told("/api/me/recovery")
async def new_recovery(server: TheServer, known: Known) -> Welcome:
    """A new recovery code; the old one is void."""
    code = await server.people.new_code(known.id)
    return Welcome(shown(known), code)


@told("/api/account")
async def account(server: TheServer, known: Known, data: AccountForm) -> Me:
    """Give myself a login and a password."""
    return Me(shown(await server.people.account(known, data.login, data.password)))


@told("/api/login")
async def login(request: Request[Any, Any, Any], server: TheServer, data: LoginForm) -> Response[Me]:
    """Be the owner of an account."""
    row = await server.people.login(data.login, data.password, client_of(request.scope))
    answer: Response[Me] = signed_in(request, server, row, Me(shown(row)))
    return answer


@told("/api/logout")
async def logout(request: Request[Any, Any, Any]) -> Response[Me]:
    """Be nobody in this browser."""
    return Response(Me(None), cookies=[cookie(request, "", 0)])


@patched("/api/me")
async def patch_me(server: TheServer, known: Known, data: MePatch) -> Me:
    """Change my name, language or theme."""
    await server.people.patch(known.id, data)
    row = await server.people.find(known.id)
    return Me(shown(row))
