"""How I am told when I am not there: what, by which way, and whether it arrives."""

from __future__ import annotations

from typing import Any

from litestar import Request

from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.clock.hours import Hours, checked
from durbar.server.host.limits import language_of
from durbar.server.host.server import Server
from durbar.server.host.world import WORLD
from durbar.server.hub import OpenTable
from durbar.server.notify.channels import Refused
from durbar.server.notify.channels.posting import url_of
from durbar.server.notify.notices import KINDS
from durbar.server.notify.outbox import Outbox
from durbar.server.notify.sender_store import Heed, HookRow, PushRow, WayStore, Wishes, push_id
from durbar.server.notify.senders import ByHook, words_of
from durbar.server.people.guests import actor_of
from durbar.server.projections.table import time_text
from durbar.server.routes.asking import Here, Known, TableId, TheServer, get_route, post_route, put_route
from durbar.server.storage.rows import PersonRow
from durbar.server.table import commands
from durbar.server.wire.notify import (
    Channel,
    Delivered,
    ForgetForm,
    HeedForm,
    HeedInfo,
    HookForm,
    HookInfo,
    NoticesForm,
    NoticesInfo,
    PushDevice,
    PushForm,
    PushInfo,
    TestForm,
    Wish,
)

DEVICES = 10
CHANNELS: tuple[Channel, ...] = ("mail", "push", "hook")


def outbox_of(server: Server) -> Outbox:
    if server.outbox is None:
        raise Problem("no-word-here")
    return server.outbox


def texts_of(request: Request[Any, Any, Any]) -> Texts:
    return Texts(language_of(request.headers))


# --- what ------------------------------------------------------------------------------------------------------------


async def notices_info(server: Server, person: str) -> NoticesInfo:
    wishes = await WayStore(server.database).wishes(person)
    ways = await server.outbox.ways.of(person) if server.outbox is not None else []
    reached = [channel for channel in CHANNELS if any(way.channel == channel for way in ways)]
    mail, push, hook = ({str(kind): wishes.of(channel, kind) for kind in KINDS} for channel in CHANNELS)
    zone = wishes.zone or "UTC"
    return NoticesInfo(mail, push, hook, wishes.digest, wishes.quiet, zone, wishes.recap, reached)


@get_route("/api/me/notices")
async def notices(server: TheServer, known: Known) -> NoticesInfo:
    """What I am told, and how."""
    return await notices_info(server, known.id)


@put_route("/api/me/notices")
async def set_notices(server: TheServer, known: Known, data: NoticesForm) -> NoticesInfo:
    """What I want to be told."""
    zone = checked(Hours(data.zone)).zone
    mail, push, hook = (known_kinds(wanted) for wanted in (data.mail, data.push, data.hook))
    wishes = Wishes(mail, push, hook, data.digest, data.quiet, zone, data.recap)
    await WayStore(server.database).put_wishes(known.id, wishes)
    return await notices_info(server, known.id)


def known_kinds(wanted: dict[str, Wish]) -> dict[str, Wish]:
    return {kind: wish for kind, wish in wanted.items() if kind in KINDS}


@get_route("/api/tables/{table_id:str}/word")
async def heed(server: TheServer, known: Known, table_id: TableId) -> HeedInfo:
    """How much I want to hear of a table."""
    await server.hub.table(table_id)
    found: set[Heed] = await WayStore(server.database).heeds(known.id, table_id)
    return HeedInfo(next(iter(sorted(found)), "usual"))


@put_route("/api/tables/{table_id:str}/word")
async def set_heed(server: TheServer, known: Known, table_id: TableId, data: HeedForm) -> HeedInfo:
    """Hear more or less of a table."""
    await server.hub.table(table_id)
    await WayStore(server.database).heed(known.id, table_id, data.how)
    return HeedInfo(data.how)


# --- push ------------------------------------------------------------------------------------------------------------


async def browsers(server: Server, person: str, login: str, texts: Texts) -> PushInfo:
    keys = server.outbox.ways.keys if server.outbox is not None else None
    devices = [
        PushDevice(row.id, row.device, time_text(row.created), words_of(row.error, texts), row.login_id == login)
        for row in await WayStore(server.database).pushes(person)
    ]
    return PushInfo(keys is not None, keys.public if keys is not None else "", devices)


@get_route("/api/me/push")
async def push(request: Request[Any, Any, Any], server: TheServer, known: Known, here: Here) -> PushInfo:
    """The browsers in which I am told."""
    return await browsers(server, known.id, here.id, texts_of(request))


@put_route("/api/me/push")
async def set_push(
    request: Request[Any, Any, Any], server: TheServer, known: Known, here: Here, data: PushForm
) -> PushInfo:
    """Tell me in this browser."""
    if outbox_of(server).ways.keys is None:
        raise Problem("no-word-here")
    await renew(WayStore(server.database), known.id, here.id, here.device, data)
    return await browsers(server, known.id, here.id, texts_of(request))


async def renew(store: WayStore, person: str, login: str, device: str, data: PushForm) -> None:
    """A browser has one subscription: a new one takes the place of the old."""
    mark, before = push_id(data.endpoint), await store.pushes(person)
    same = [row for row in before if row.login_id == login or row.id == mark]
    if len(before) - len(same) >= DEVICES:
        raise Problem("many-devices", known=DEVICES)
    for row in same:
        await store.forget_push(person, row.id)
    await store.put_push(PushRow(mark, person, login, data.endpoint, data.p256dh, data.auth, device, WORLD.now()))


@post_route("/api/me/push/forget")
async def forget_push(
    request: Request[Any, Any, Any], server: TheServer, known: Known, here: Here, data: ForgetForm
) -> PushInfo:
    """Tell me nothing more in one of my browsers."""
    await WayStore(server.database).forget_push(known.id, data.id)
    return await browsers(server, known.id, here.id, texts_of(request))


# --- webhook ---------------------------------------------------------------------------------------------------------


def hook_info(server: Server, row: HookRow | None, texts: Texts) -> HookInfo:
    """Of the address only the host and the last letters: whoever knows it all can post there."""
    is_open = server.outbox is not None and server.outbox.ways.hooks.reach != "off"
    if row is None:
        return HookInfo(is_open, "json", "", "", "")
    host = url_of(row.address).host
    return HookInfo(is_open, row.format, f"{host} …{row.address[-4:]}", row.mention, words_of(row.error, texts))


@get_route("/api/me/hook")
async def hook(request: Request[Any, Any, Any], server: TheServer, known: Known) -> HookInfo:
    """Where messages to me are posted."""
    return hook_info(server, await WayStore(server.database).hook(known.id), texts_of(request))


@put_route("/api/me/hook")
async def set_hook(request: Request[Any, Any, Any], server: TheServer, known: Known, data: HookForm) -> HookInfo:
    """Post messages to me there; or nowhere."""
    row = await kept_hook(server, known.id, data, texts_of(request))
    return hook_info(server, row, texts_of(request))


async def kept_hook(server: Server, owner: str, data: HookForm, texts: Texts) -> HookRow | None:
    """The address is looked at now, and again each time something is sent; one of each owner at a time."""
    store = WayStore(server.database)
    if data.address is None:
        await store.forget_hook(owner)
        return None
    ways = outbox_of(server).ways
    if owner in ways.looking_up:
        raise Problem("too-fast")
    ways.looking_up.add(owner)
    try:
        await ways.hooks.checked(url_of(data.address))
    except Refused as problem:
        raise Problem("bad-hook", reason=words_of(str(problem), texts)) from None
    finally:
        ways.looking_up.remove(owner)
    row = HookRow(owner, data.format, data.address, data.mention)
    await store.put_hook(row)
    return row


# --- a table's own channel -------------------------------------------------------------------------------------------


async def table_of_host(server: Server, known: PersonRow, table_id: str) -> OpenTable:
    opened = await server.hub.table(table_id)
    if opened.table.made.host != known.id:
        raise Problem("not-host")
    return opened


@get_route("/api/tables/{table_id:str}/channel")
async def channel(request: Request[Any, Any, Any], server: TheServer, known: Known, table_id: TableId) -> HookInfo:
    """Where this table tells whose turn it is; the host's to know."""
    await table_of_host(server, known, table_id)
    return hook_info(server, await WayStore(server.database).hook(table_id), texts_of(request))


@put_route("/api/tables/{table_id:str}/channel")
async def set_channel(
    request: Request[Any, Any, Any], server: TheServer, known: Known, table_id: TableId, data: HookForm
) -> HookInfo:
    """Tell there whose turn it is, when the game begins and ends; or nowhere."""
    opened = await table_of_host(server, known, table_id)
    row = await kept_hook(server, table_id, data, texts_of(request))
    await server.hub.carry_out(opened, commands.announce(actor_of(known), row is not None))
    return hook_info(server, row, texts_of(request))


@post_route("/api/tables/{table_id:str}/channel/test")
async def test_channel(
    request: Request[Any, Any, Any], server: TheServer, known: Known, table_id: TableId
) -> Delivered:
    """A message to the table's channel, now: what the other side says."""
    await table_of_host(server, known, table_id)
    row, outbox = await WayStore(server.database).hook(table_id), outbox_of(server)
    if row is None:
        raise Problem("no-way")
    return Delivered(await outbox.tried(ByHook(outbox.ways, row), known, texts_of(request), table_id))


# --- does it arrive? -------------------------------------------------------------------------------------------------


@post_route("/api/me/test")
async def test_way(request: Request[Any, Any, Any], server: TheServer, known: Known, data: TestForm) -> Delivered:
    """A message to me, now: what the other side says."""
    return Delivered(await outbox_of(server).test(known, data.channel, texts_of(request), data.id))
