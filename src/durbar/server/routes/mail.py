"""Word by mail: where to, about what, and no more."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response
from msgspec import Meta

from durbar.locale import Texts
from durbar.server.host.limits import client_of, language_of
from durbar.server.host.server import Server
from durbar.server.notify.letters import STOPS
from durbar.server.notify.sender_store import ALL, WANTED, WayStore
from durbar.server.routes.asking import Known, TheServer, get_route, post_route, put_route
from durbar.server.routes.notify import outbox_of
from durbar.server.wire.mail import MailCode, MailForm, MailInfo

STOPPED = {ALL: "mail-stopped-all", WANTED: "mail-stopped-wanted"}
Token = Annotated[str, Meta(max_length=250)]


async def mail_info(server: Server, person: str) -> MailInfo:
    is_open = server.outbox is not None and server.outbox.ways.addresses.server is not None
    found = await WayStore(server.database).address(person)
    if found is None:
        return MailInfo(is_open, "", False, "", "")
    return MailInfo(is_open, found.address, found.verified, found.error, found.unproved)


@get_route("/api/me/mail")
async def mail(server: TheServer, known: Known) -> MailInfo:
    """Where I get mail."""
    return await mail_info(server, known.id)


@put_route("/api/me/mail")
async def set_mail(server: TheServer, request: Request[Any, Any, Any], known: Known, data: MailForm) -> MailInfo:
    """A new address, to which a code is sent; or none."""
    if data.address is None:
        await WayStore(server.database).forget_address(known.id)
    else:
        await outbox_of(server).ways.addresses.ask_for_code(known, data.address, client_of(request.scope))
    return await mail_info(server, known.id)


@post_route("/api/me/mail/verify")
async def verify_mail(server: TheServer, known: Known, data: MailCode) -> MailInfo:
    """The code that was sent: the address is mine."""
    await outbox_of(server).ways.addresses.verify(known, data.code)
    return await mail_info(server, known.id)


@post_route("/api/unsubscribe/{token:str}", media_type=MediaType.HTML)
async def unsubscribe(server: TheServer, request: Request[Any, Any, Any], token: Token) -> Response[str]:
    """No more such mails: at once, and without being anybody."""
    table = await outbox_of(server).ways.addresses.unsubscribe(token)
    return page(Texts(language_of(request.headers)), STOPPED.get(table, "mail-stopped"), "")


@get_route("/unsubscribe/{token:str}", responses=None, include_in_schema=False, media_type=MediaType.HTML)
async def ask_unsubscribe(server: TheServer, request: Request[Any, Any, Any], token: Token) -> Response[str]:
    """A button, and nothing else: programs that look for evil open every link of a mail."""
    texts = Texts(language_of(request.headers))
    stop = STOPS.get(outbox_of(server).ways.addresses.read(token)[2], "mail-stop")
    button = f"<button>{escape(texts.say(stop))}</button>"
    form = f'<form method="post" action="/api/unsubscribe/{escape(token)}">{button}</form>'
    return page(texts, f"{stop}-question", form)


def page(texts: Texts, key: str, more: str) -> Response[str]:
    head = '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    body = f'<html lang="{texts.language}"><title>Durbar</title><p>{escape(texts.say(key))}</p>{more}</html>'
    return Response(f"{head}{body}", media_type=MediaType.HTML)
