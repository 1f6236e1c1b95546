"""[weeks 2] Word by webhook: an https receiver on loopback, four ways to write, and nowhere that is not public."""

from __future__ import annotations

import asyncio
from email.header import decode_header, make_header
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop
from standing_time import Place, place, settled

from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.clock.hours import DAY
from durbar.server.notify.channels import Refused
from durbar.server.notify.channels.hook import Message, written
from durbar.server.notify.channels.posting import Poster, is_public, judged, url_of
from durbar.server.notify.sender_store import HookRow
from durbar.server.routes.notify import hook_info, kept_hook
from durbar.server.wire.notify import HookForm
from receiver import Receiver

MESSAGE = Message("17", "turn", "Friday <b>", "@everyone & Ann, your turn", "https://table.example.org/table/t", "4711")


def body(content: bytes) -> dict[str, Any]:
    return msgspec.json.decode(content, type=dict[str, Any])


def test_discord_calls_nobody_but_whom_it_is_for() -> None:
    content, _ = written("discord", MESSAGE)
    assert body(content) == {
        "content": "<@4711> Friday <b>\n@everyone & Ann, your turn\n<https://table.example.org/table/t>",
        "allowed_mentions": {"parse": [], "users": ["4711"]},
    }
    assert body(written("discord", MESSAGE._replace(mention=""))[0])["allowed_mentions"] == {"parse": [], "users": []}
    long = written("discord", MESSAGE._replace(text="x" * 5000))[0]
    assert len(body(long)["content"]) < 2000


def test_slack_escapes_what_it_would_read_as_a_command() -> None:
    told = body(written("slack", MESSAGE)[0])["text"]
    assert told == "Friday &lt;b&gt;\n@everyone &amp; Ann, your turn\nhttps://table.example.org/table/t"


def test_ntfy_has_title_and_link_as_headers() -> None:
    content, headers = written("ntfy", MESSAGE._replace(title="Marché : à vous\r\nX-Evil: 1"))
    assert content == MESSAGE.text.encode()
    assert headers["Click"] == MESSAGE.url
    assert headers["Title"].isascii()
    assert "\n" not in headers["Title"]
    assert str(make_header(decode_header(headers["Title"]))).startswith("Marché : à vous")


def test_json_tells_the_parts() -> None:
    told = body(written("json", MESSAGE)[0])
    assert told == {name: getattr(MESSAGE, name) for name in ("id", "kind", "title", "text", "url")}


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:8.8.8.8", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "::127.0.0.1", "2001:db8::1", "192.0.0.8", "192.0.0.170",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111"])
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(address)


def lookup(*found: str) -> Any:
    async def look_up(_host: str, _port: int) -> list[str]:
        return list(found)

    return look_up


def test_one_private_address_among_public_ones_is_enough() -> None:
    """As of a name whose answers change: what was checked is where the connection goes, and nowhere else."""

    async def story() -> None:
        url = url_of("https://hook.example.org:8443/x?y=1")
        found = await Poster("public", lookup("8.8.8.8", "8.8.4.4")).checked(url)
        assert [str(one) for one in found] == ["https://8.8.8.8:8443/x?y=1", "https://8.8.4.4:8443/x?y=1"]
        for bad in (("8.8.8.8", "10.0.0.1"), ("::ffff:10.0.0.1",), ()):
            with pytest.raises(Refused, match="not-public") as problem:
                await Poster("public", lookup(*bad)).checked(url)
            assert problem.value.final
        with pytest.raises(Refused, match="off"):
            await Poster("off", lookup("8.8.8.8")).checked(url)

    asyncio.run(story())


def test_an_address_that_cannot_be_reached_is_not_the_last_that_is_tried(receiver: Receiver) -> None:
    """Many servers have no IPv6; a name's first address often is one."""

    async def story() -> None:
        poster = Poster("any")
        receiver.trusted_by(poster)
        poster.lookup = lookup("::1", "127.0.0.1")
        assert await poster.post(f"{receiver.url}/hook", b"{}", {}) == "201 Created"
        poster.lookup = lookup("::1")
        with pytest.raises(Refused):
            await poster.post(f"{receiver.url}/hook", b"{}", {})
        assert len(receiver.posts) == 1

    asyncio.run(story())


@pytest.mark.parametrize(
    "address", ["http://hook.example.org/", "https://", "ftp://x.org/", "https://a:b@hook.example.org/", "https://[::1"]
)
def test_only_https(address: str) -> None:
    with pytest.raises(Refused, match="not-https"):
        url_of(address)


async def hooked(here: Place, receiver: Receiver, name: str, format: str = "json") -> None:
    row = HookRow(here.people[name].id, format, f"{receiver.url}/hook/secret1234", "")  # type: ignore[arg-type]
    await here.ways.put_hook(row)
    receiver.trusted_by(here.outbox.ways.hooks)


def test_my_turn_is_posted_once_and_again_with_the_same_id_if_it_was_not_taken(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story() -> None:
        async with place(tmp_path, hooks="any") as here:
            await settled(here)
            await hooked(here, receiver, "Bob")
            receiver.answers = [(503, {}), (429, {"Retry-After": "300"})]
            await here.choose()
            await here.look()
            await here.look(30)
            await here.look(299)
            assert len(receiver.posts) == 2
            await here.look(1)
            await here.look(3600)
            first, second, third = (body(post.body) for post in receiver.posts)
            assert first["id"] == second["id"] == third["id"]
            assert third["kind"] == "turn"
            assert third["url"] == "https://table.example.org/table/t"
            assert third["text"].startswith("Bob, it is your turn.")

    asyncio.run(story())


@pytest.mark.parametrize(("status", "error"), [(403, "403 Forbidden: no, thank you"), (302, "durbar:redirect")])
def test_refused_for_good_stops_the_address_and_says_why(
    tmp_path: Path, receiver: Receiver, status: int, error: str
) -> None:
    async def story() -> None:
        async with place(tmp_path, hooks="any") as here:
            await settled(here)
            await hooked(here, receiver, "Bob")
            receiver.answers = [(status, {"Location": "https://127.0.0.1/"})]
            await here.choose()
            await here.look()
            await here.choose()
            await here.choose()
            await here.look()
            assert len(receiver.posts) == 1
            row = await here.ways.hook(here.people["Bob"].id)
            assert row is not None
            assert row.error == error
            shown = hook_info(here.house, row, Texts("en"))
            assert shown.shown == "push.example.org …1234"
            assert "durbar:" not in shown.error
            receiver.answers = [(status, {"Location": "/"})]
            with pytest.raises(Problem, match="was not taken"):
                await here.outbox.test(here.people["Bob"], "hook", Texts("en"))
            with pytest.raises(Problem, match="One test a minute"):
                await here.outbox.test(here.people["Bob"], "hook", Texts("en"))
            here.at += 60
            assert await here.outbox.test(here.people["Bob"], "hook", Texts("en")) == "201 Created"
            again = await here.ways.hook(here.people["Bob"].id)
            assert again is not None
            assert again.error == ""

    asyncio.run(story())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_private_address_is_refused_when_it_is_given(tmp_path: Path, language: str) -> None:
    async def story() -> None:
        async with place(tmp_path) as here:
            wanted = "public internet" if language == "en" else "internet public"
            for address in ("https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://[::ffff:10.0.0.1]/"):
                with pytest.raises(Problem) as problem:
                    await kept_hook(here.house, here.people["Bob"].id, HookForm("json", address), Texts(language))
                assert wanted in str(problem.value.arguments["reason"])
            assert await here.ways.hook(here.people["Bob"].id) is None

    asyncio.run(story())


def test_no_log_and_no_error_tells_the_address(
    tmp_path: Path, receiver: Receiver, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with place(tmp_path, hooks="any") as here:
            await settled(here)
            await hooked(here, receiver, "Bob")
            receiver.answers = [(404, {})]
            await here.choose()
            await here.look()
            assert "secret1234" not in repr(await here.outbox.store.failures())

    asyncio.run(story())
    written = capfd.readouterr()
    assert "secret1234" not in written.out + written.err


@pytest.mark.parametrize("after", ["²", "٣", "9" * 400, "-1", "nan", "Wed, 21 Oct 2026 07:28:00 GMT"])
def test_whatever_the_other_side_says_of_waiting_nobody_waits_longer_than_a_day(after: str) -> None:
    """What it says is kept with the notice: one that cannot be read back would hold up everybody's."""
    with pytest.raises(Refused) as problem:
        judged(429, "", after)
    assert 0 <= problem.value.after <= DAY


def test_an_answer_is_not_unpacked(tmp_path: Path, receiver: Receiver) -> None:
    """Few bytes may hold gigabytes; nobody asked for a packed answer."""

    async def story() -> None:
        poster = Poster("any")
        receiver.trusted_by(poster)
        receiver.answers = [(400, {"Content-Encoding": "gzip"})]
        with pytest.raises(Refused, match="400 Bad Request: no, thank you"):
            await poster.post(f"{receiver.url}/", b"{}", {})

    asyncio.run(story())


@pytest.mark.parametrize("host", ["a..b", "a" * 64 + ".org", ".org", "xn--a.org", "[v1.a]", "xn--"])
def test_a_host_that_cannot_be_one_is_refused_in_a_sentence(tmp_path: Path, host: str) -> None:
    async def story() -> None:
        async with place(tmp_path) as here:
            with pytest.raises(Problem) as problem:
                await kept_hook(here.house, here.people["Bob"].id, HookForm("json", f"https://{host}/"), Texts("en"))
            assert problem.value.key == "bad-hook"
            with pytest.raises(Refused):
                await here.outbox.ways.hooks.post(f"https://{host}/", b"", {})

    uvloop.run(story())
