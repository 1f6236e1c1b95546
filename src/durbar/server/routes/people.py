"""Who is asking."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from durbar.server.host.limits import client_of
from durbar.server.people.guests import person_info
from durbar.server.people.sessions import COOKIE, YEAR
from durbar.server.routes.asking import Browser, Known, TheServer, Visitor, get_route, patch_route, post_route
from durbar.server.storage.rows import PersonRow
from durbar.server.wire.people import AccountForm, GuestForm, LoginForm, Me, MePatch, RecoverForm, Welcome


def cookie(request: Request[Any, Any, Any], value: str, age: int) -> Cookie:
    """Not for scripts, not for other sites, and over TLS only where there is TLS."""
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=value, path="/", max_age=age, httponly=True, samesite="lax", secure=secure)


async def signed_in(request: Request[Any, Any, Any], server: TheServer, row: PersonRow, body: Any) -> Any:
    value = await server.logins.begin(row.id, request.headers.get("user-agent", ""))
    return Response(body, cookies=[cookie(request, value, YEAR)])


@get_route("/api/me")
async def me(request: Request[Any, Any, Any], visitor: Visitor) -> Response[Me]:
    """Who I am. The cookie of somebody known is good for another year."""
    if visitor is None:
        return Response(Me(None))
    return Response(Me(person_info(visitor)), cookies=[cookie(request, request.cookies[COOKIE], YEAR)])


@post_route("/api/guest")
async def guest(request: Request[Any, Any, Any], server: TheServer, data: GuestForm) -> Response[Welcome]:
    """Be a guest: a name is enough."""
    row, code = await server.people.guest(data.name, data.language)
    answer: Response[Welcome] = await signed_in(request, server, row, Welcome(person_info(row), code))
    return answer


@post_route("/api/recover")
async def recover(request: Request[Any, Any, Any], server: TheServer, data: RecoverForm) -> Response[Me]:
    """Be the guest this code belongs to."""
    row = await server.people.recover(data.code, client_of(request.scope))
    answer: Response[Me] = await signed_in(request, server, row, Me(person_info(row)))
    return answer


@post_route("/api/me/recovery")
async def new_recovery(server: TheServer, known: Known) -> Welcome:
    """A new recovery code; the old one is void."""
    code = await server.people.new_code(known.id)
    return Welcome(person_info(known), code)


@post_route("/api/account")
async def account(server: TheServer, known: Known, data: AccountForm) -> Me:
    """Give myself a login and a password."""
    return Me(person_info(await server.people.account(known, data.login, data.password)))


@post_route("/api/login")
async def log_in(request: Request[Any, Any, Any], server: TheServer, data: LoginForm) -> Response[Me]:
    """Be the owner of an account."""
    row = await server.people.login(data.login, data.password, client_of(request.scope))
    answer: Response[Me] = await signed_in(request, server, row, Me(person_info(row)))
    return answer


@post_route("/api/logout")
async def logout(request: Request[Any, Any, Any], server: TheServer, browser: Browser) -> Response[Me]:
    """Be nobody in this browser: its log-in ends."""
    if browser is not None:
        await server.sign_out(browser.person_id, only=browser.id)
    return Response(Me(None), cookies=[cookie(request, "", 0)])


@patch_route("/api/me")
async def patch_me(server: TheServer, known: Known, data: MePatch) -> Me:
    """Change my name, language or theme."""
    await server.people.patch(known.id, data)
    row = await server.people.find(known.id)
    return Me(person_info(row))
