"""[weeks 9.33, 9.44, 9.48] Nothing told, logged or exported is of others; whoever is gone leaves no trace."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from standing_time import Postbox
from test_tables import play_to_the_end
from visitors import Server, Visitor

from durbar.match.record import read
from durbar.match.replay import verify
from durbar.server.host.backup import read_lines, restore, save
from durbar.server.host.config import Config
from receiver import NAME as NAME_THERE
from receiver import Receiver, Subscriber

NAME, LOGIN, PASSWORD = "Ann Unheard-Of", "unheard-of-login", "a horse a battery"
MAIL, SAID, NOTE = "unheard-of@example.org", "words to be forgotten", "a plan to be forgotten"
EVERYTHING = {"how": "everything"}


async def put(visitor: Visitor, path: str, body: Any) -> Any:
    return visitor.checked(await visitor.http.put(path, json=body), 200)


async def settled_in(ann: Visitor, box: Postbox, receiver: Receiver) -> list[str]:
    """Ann gives all that can be given; everything about it that nobody else may read."""
    recovery = (await ann.post("/api/guest", {"name": NAME}))["recovery"]
    await ann.post("/api/account", {"login": LOGIN, "password": PASSWORD})
    await put(ann, "/api/me/mail", {"address": MAIL})
    (code,) = re.findall(r"\b\d{6}\b", box.text())
    await ann.post("/api/me/mail/verify", {"code": code})
    here = receiver.url.replace(NAME_THERE, "localhost")
    receiver.answers = [(503, {})] * 2  # a push would hold the mail back, and what is refused is logged
    hook, browser = f"{here}/hook/unheard-of", Subscriber(f"{here}/push/unheard-of").browser
    await put(ann, "/api/me/hook", {"format": "json", "address": hook})
    endpoint, p256dh, auth = browser
    await put(ann, "/api/me/push", {"endpoint": endpoint, "p256dh": p256dh, "auth": auth})
    await ann.post("/api/me/test", {"channel": "mail"})
    cookies = list(ann.http.cookies.values())
    return [recovery, PASSWORD, LOGIN, MAIL, code, hook, "hook/unheard-of", endpoint, p256dh, auth, *cookies]


async def at_a_table(ann: Visitor, bob: Visitor) -> str:
    """With a channel of its own, and both want to hear of everything."""
    table = str((await ann.table("ladder", "me", "open", start=False, listed=True))["id"])
    await bob.post(f"/api/tables/{table}/sit")
    await ann.post(f"/api/tables/{table}/start")
    await put(ann, f"/api/tables/{table}/notes", {"text": NOTE})
    for one in (ann, bob):
        await put(one, f"/api/tables/{table}/word", EVERYTHING)
    return table


def tokens(box: Postbox) -> list[str]:
    return [token for mail in box.mails for token in re.findall(r"unsubscribe/([\w.-]+)", mail.as_string())]


async def comes_back(data: Path, folder: Path, *kinds: str) -> None:
    """A backup read into an empty database gives the same backup."""
    (folder / "again").mkdir(parents=True)
    await save(Config(data), folder / "saved")
    await restore(Config(folder / "again"), folder / "saved")
    await save(Config(folder / "again"), folder / "as-well")
    lines = read_lines(folder / "saved")[1]
    assert {line["in"] for line in lines} >= set(kinds)
    assert lines == read_lines(folder / "as-well")[1]


def test_33_44_48_nothing_of_others_is_told_and_whoever_is_gone_leaves_no_trace(
    data: Path, tmp_path: Path, postbox: tuple[Postbox, str], receiver: Receiver
) -> None:
    """Once Ann is deleted no byte of the database holds her name, words or addresses; the game goes on and verifies."""
    box, mail = postbox
    secrets: list[str] = []

    async def together(url: str) -> tuple[Visitor, str]:
        ann, bob = Visitor(url), await Visitor(url).named("Bob")
        secrets.extend(await settled_in(ann, box, receiver))
        table = await at_a_table(ann, bob)
        pages = await ann.live(table), await bob.live(table)
        await pages[0].ask(type="chat", text=SAID)
        for page in pages:
            await page.state_where(lambda state: state["ask"])
            await page.choose()
        while not tokens(box):  # Ann's turn again
            await asyncio.sleep(0.1)
        secrets.extend(tokens(box))
        export = json.dumps(await ann.get("/api/me/export"))
        assert all(own in export for own in (NAME, LOGIN, MAIL, SAID, NOTE, "hook/unheard-of", "push/unheard-of"))
        kept = {PASSWORD, *ann.http.cookies.values(), *tokens(box), secrets[0]}
        assert not [secret for secret in kept if secret in export]
        told = [json.dumps(await bob.get(path)) for path in ("/api/me/export", "/api/tables", "/api/me/statistics")]
        told += [text for page in pages for text in page.raw]
        assert not [secret for secret in secrets for text in told if secret in text]
        await comes_back(data, tmp_path / "before", "addresses", "hooks", "pushes", "outbox", "mutes", "notes", "uses")
        await ann.post("/api/me/goodbye", {"password": PASSWORD})
        return bob, table

    async def on(bob: Visitor, table: str) -> str:
        await bob.post(f"/api/tables/{table}/takeover", {"seat": 0, "level": "random"})
        await play_to_the_end(await bob.live(table))
        return str((await bob.get(f"/api/tables/{table}/record"))["record"])

    async def story(url: str) -> str:
        return await on(*await together(url))

    told = {"DURBAR_MAIL": mail, "DURBAR_HOOKS": "any", "SSL_CERT_FILE": str(receiver.authority)}
    server = Server(data, "--name", "table.example.org", "--pace", "0.01", DURBAR_RATES="off", **told).start()
    try:
        record = asyncio.run(story(server.url))
    finally:
        server.stop()
    asyncio.run(comes_back(data, tmp_path / "after", "results"))
    assert verify(read(record)).over
    assert NAME not in record
    assert re.search(r"^played-A-1 2-\d+ —\nplayed-A-2 \d+-\d+ random$", record, re.MULTILINE), record[:800]
    log = server.log.read_text()
    assert not [secret for secret in secrets if secret in log]
    stored = b"".join(path.read_bytes() for path in data.rglob("*") if path.is_file())
    assert b"Bob" in stored
    assert not [trace for trace in (NAME, SAID, NOTE, *secrets) if trace.encode() in stored]
