"""`durbar admin`: what the keeper of a server sees and decides. The server may run meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, Any

import click

from durbar.commands import speech
from durbar.commands.export import existing
from durbar.commands.speech import Data, Database, Language
from durbar.engine.refusal import Problem

if TYPE_CHECKING:
    from durbar.server.host.admin import Keeper

Person = Annotated[str, speech.argument("person")]
Most = Annotated[int, speech.option("most", min=1)]


def add(app: click.Group) -> None:
    group = speech.Group("admin", help=speech.say("cli-admin"), no_args_is_help=True)
    for name, function in (
        ("people", people), ("tables", tables), ("mute", mute), ("unmute", unmute), ("quota", quota),
        ("end-logins", end_logins), ("close", close), ("cookie-key", cookie_key),
        ("mail-test", mail_test), ("outbox", outbox), ("figures", figures),
    ):  # fmt: skip
        speech.command(group, name, function, key=f"cli-admin-{name}")
    app.add_command(group)


def asked(data: Path | None, database: str, question: Callable[[Keeper], Awaitable[Any]]) -> Any:
    """One question to a database that is there."""
    from durbar.server.host.admin import keeper_of

    async def answer() -> Any:
        async with keeper_of(existing(data, database)) as keeper:
            return await question(keeper)

    return asyncio.run(answer())


def when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def show(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Columns under their names."""
    lines = [[speech.say(f"cli-admin-head-{name}") for name in head], *rows]
    widths = [max(len(line[n]) for line in lines) for n in range(len(head))]
    for line in lines:
        click.echo("  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip())


def people(
    text: Annotated[str, speech.argument("who")] = "",
    most: Most = 50,
    data: Data = None,
    database: Database = "",
    language: Language = "",
) -> None:
    found = asked(data, database, lambda keeper: keeper.people(text, most))
    rows = []
    for row, count, logins in found:
        limit = "" if row.bot_tables is None else str(row.bot_tables)
        muted = speech.say("cli-admin-yes") if row.muted else ""
        rows.append((row.id, row.name, row.login or "", when(row.created), str(count), str(logins), muted, limit))
    show(("id", "name", "login", "since", "tables", "devices", "muted", "quota"), rows)


def tables(
    person: Annotated[str, speech.option("of", "--of", show_default=False)] = "",
    most: Most = 50,
    data: Data = None,
    database: Database = "",
    language: Language = "",
) -> None:
    found = asked(data, database, lambda keeper: keeper.tables(person, most))
    rows = []
    for table in found:
        names = ", ".join(seat.name or seat.kind for seat in table.seats)
        rows.append((table.id, table.game, table.status, str(table.number), when(table.touched), names))
    show(("id", "game", "status", "entries", "used", "seats"), rows)


def mute(person: Person, data: Data = None, database: Database = "", language: Language = "") -> None:
    row = asked(data, database, lambda keeper: keeper.mute(person, True))
    click.echo(speech.say("cli-admin-muted", name=row.name))


def unmute(person: Person, data: Data = None, database: Database = "", language: Language = "") -> None:
    row = asked(data, database, lambda keeper: keeper.mute(person, False))
    click.echo(speech.say("cli-admin-unmuted", name=row.name))


def quota(
    person: Person,
    games: Annotated[str, speech.argument("quota")],
    data: Data = None,
    database: Database = "",
    language: Language = "",
) -> None:
    if games != "usual" and not (games.isascii() and games.isdigit() and len(games) < 7):
        raise Problem("bad-quota", given=games)
    most = None if games == "usual" else int(games)
    row = asked(data, database, lambda keeper: keeper.quota(person, most))
    click.echo(speech.say("cli-admin-quota-set", name=row.name, games=games))


def end_logins(person: Person, data: Data = None, database: Database = "", language: Language = "") -> None:
    row = asked(data, database, lambda keeper: keeper.end_logins(person))
    click.echo(speech.say("cli-admin-ended", name=row.name))


def close(
    table: Annotated[str, speech.argument("table")],
    data: Data = None,
    database: Database = "",
    language: Language = "",
) -> None:
    asked(data, database, lambda keeper: keeper.close(table))
    click.echo(speech.say("cli-admin-closed", table=table))


def cookie_key(
    end_all: Annotated[bool, speech.option("end-all", show_default=False)] = False,
    data: Data = None,
    language: Language = "",
) -> None:
    import os

    from durbar.server.host.config import COOKIE_KEYS_VARIABLE, new_cookie_key, secret_key, usual_data

    if os.environ.get(COOKIE_KEYS_VARIABLE):
        raise Problem("cookie-keys-elsewhere", variable=COOKIE_KEYS_VARIABLE)
    folder = (data or usual_data()).expanduser()
    if not folder.is_dir():
        raise Problem("file-unreadable", given=str(folder), reason="-")
    new_cookie_key(folder, secret_key(folder), keep=not end_all)
    click.echo(speech.say("cli-admin-cookie-key-ended" if end_all else "cli-admin-cookie-key-made"))


def mail_test(
    address: Annotated[str, speech.argument("address")],
    mail: Annotated[str, speech.option("mail", show_default=False)] = "",
    name: Annotated[str, speech.option("name", show_default=False)] = "",
    language: Language = "",
) -> None:
    from durbar.server.host.config import mail_asked_for
    from durbar.server.notify.channels import Refused
    from durbar.server.notify.channels.mail import addressed, mail_server, send
    from durbar.server.notify.letters import Letters

    server = mail_server(mail or mail_asked_for(), name)
    if server is None:
        raise Problem("no-mail-server")
    letter = Letters(f"https://{name or server.host}").plain(
        "test", speech.Voice.texts.language, name=address, mark=when(time())
    )
    try:
        answer = asyncio.run(send(addressed(letter, address), server))
    except Refused as problem:
        raise Problem("mail-refused", reason=str(problem)) from None
    click.echo(speech.say("cli-admin-mail-sent", answer=answer))


def outbox(data: Data = None, database: Database = "", language: Language = "") -> None:
    from durbar.server.notify.outbox_store import OutboxStore

    async def question(keeper: Keeper) -> Any:
        store = OutboxStore(keeper.database)
        return await store.counts(), await store.failures()

    counts, failures = asked(data, database, question)
    show(("status", "entries"), [(outcome, str(count)) for outcome, count in sorted(counts.items())])
    for kind, words, at in failures:
        click.echo(f"{when(at)}  {kind}  {words}")


def figures(data: Data = None, database: Database = "", language: Language = "") -> None:
    def told(share: Any) -> str:
        if not share.of:
            return "-"
        return f"{share.done}/{share.of} = {share.done / share.of:.0%} ({share.least:.0%}-{share.most:.0%})"

    found = asked(data, database, lambda keeper: keeper.figures())
    rows = [(speech.say(f"cli-admin-pace-{one.pace or 'none'}"), told(one.finished), told(one.missed)) for one in found]
    show(("pace", "finished", "missed"), rows)
