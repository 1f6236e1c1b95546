"""What one stranger does makes it neither slow nor silent for others: names, codes, receivers, proxies."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from standing_time import NOON, Place, Postbox, place

from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.clock.hours import DAY
from durbar.server.host.aside import MOST_WAITING, Aside, asking
from durbar.server.host.config import Config, proxies_asked_for
from durbar.server.host.gate import Gate
from durbar.server.host.limits import Limits, Places, network_of
from durbar.server.notify import outbox
from durbar.server.notify.addresses import CODES, CODES_FROM, CODES_THERE, GUESSES
from durbar.server.notify.channels import lookup
from durbar.server.notify.channels.lookup import Lookup
from durbar.server.notify.notices import CALM
from durbar.server.notify.senders import ByMail
from durbar.server.routes.notify import kept_hook
from durbar.server.wire.notify import HookForm


class SilentNames:
    """A name server that hears every question and answers none."""

    def __init__(self) -> None:
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.bind(("127.0.0.1", 0))
        self.socket.setblocking(False)
        self.address = f"127.0.0.1:{self.socket.getsockname()[1]}"

    async def heard(self, count: int) -> set[bytes]:
        names: set[bytes] = set()
        while len(names) < count:
            question = await asyncio.get_running_loop().sock_recv(self.socket, 512)
            names.add(question[12:].partition(b"\0")[0])
        return names


async def strangers(here: Place, count: int) -> list[str]:
    return [(await here.house.people.guest(f"Guest {n}", "en"))[0].id for n in range(count)]


async def put_hook(here: Place, person: str, host: str) -> None:
    await kept_hook(here.house, person, HookForm("json", f"https://{host}/"), Texts("en"))


def test_names_nobody_answers_for_are_looked_up_side_by_side_and_one_for_each_person(
    tmp_path: Path, postbox: tuple[Postbox, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookup, "SECONDS", 300.0)

    async def story() -> None:
        silent = SilentNames()
        box, address = postbox
        async with place(tmp_path, address) as here:
            here.outbox.ways.names = here.outbox.ways.hooks.lookup = Lookup([silent.address])
            people = await strangers(here, 12)
            asked = [asyncio.create_task(put_hook(here, one, f"a{n}.example.org")) for n, one in enumerate(people)]
            await silent.heard(12)  # twelve at once: none waits for another's
            with pytest.raises(Problem) as problem:
                await put_hook(here, people[0], "b.example.org")
            assert problem.value.key == "too-fast"
            await here.outbox.ways.addresses.ask_for_code(here.people["Ann"], "new@example.org", "127.0.0.1")
            assert len(box.mails) == 1
            assert not any(task.done() for task in asked)
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(story())


def test_a_name_nobody_answers_for_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookup, "SECONDS", 0.2)

    async def story() -> None:
        silent = SilentNames()
        async with place(tmp_path) as here:
            here.outbox.ways.names = here.outbox.ways.hooks.lookup = Lookup([silent.address])
            with pytest.raises(Problem) as problem:
                await put_hook(here, here.people["Ann"].id, "a.example.org")
            assert problem.value.key == "bad-hook"
            await kept_hook(here.house, here.people["Ann"].id, HookForm("json", None), Texts("en"))

    asyncio.run(story())


def test_sixty_guesses_at_once_are_five(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        async with place(tmp_path, postbox[1]) as here:
            ann, addresses = here.people["Ann"], here.outbox.ways.addresses
            await addresses.ask_for_code(ann, "new@example.org", "127.0.0.1")
            guesses = [addresses.verify(ann, f"{n:06}x") for n in range(60)]
            ends = await asyncio.gather(*guesses, return_exceptions=True)
            keys = [end.key for end in ends if isinstance(end, Problem)]
            assert (keys.count("wrong-code"), keys.count("code-gone")) == (GUESSES, 60 - GUESSES)

    asyncio.run(story())


def test_what_a_stranger_asks_for_is_counted_for_their_network_first(
    tmp_path: Path, postbox: tuple[Postbox, str]
) -> None:
    """Codes asked for from one network leave those of others as they are, and its plus signs are one mailbox."""

    async def story() -> None:
        async with place(tmp_path, postbox[1]) as here:
            addresses = here.outbox.ways.addresses

            async def ask(person: Any, address: str, network: str) -> bool:
                try:
                    await addresses.ask_for_code(person, address, network)
                except Problem:
                    return False
                return True

            guests = [(await here.house.people.guest(f"Guest {n}", "en"))[0] for n in range(30)]
            asked = [await ask(one, f"victim+{n}@example.org", "203.0.113.9") for n, one in enumerate(guests)]
            assert asked.count(True) == CODES_THERE[0]
            asked = [await ask(one, f"{n}@example.org", "203.0.113.9") for n, one in enumerate(guests)]
            assert asked.count(True) == CODES_FROM - CODES_THERE[0]
            assert await ask(here.people["Ann"], "Victim@example.org", "198.51.100.7")
            assert [await ask(here.people["Ann"], "x@example.org", f"198.51.100.{n}") for n in range(9)].count(
                True
            ) == CODES - 1

    asyncio.run(story())


def test_codes_are_among_the_mails_of_an_hour(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        async with place(tmp_path, postbox[1], mail_hourly=2) as here:
            for n, name in enumerate(("Ann", "Bob")):
                await here.outbox.ways.addresses.ask_for_code(here.people[name], f"{n}@example.org", f"net {n}")
            with pytest.raises(Problem) as problem:
                await here.outbox.ways.addresses.ask_for_code(here.people["Ann"], "c@example.org", "net 3")
            assert problem.value.key == "many-codes"
            here.at += DAY
            await here.outbox.ways.addresses.ask_for_code(here.people["Ann"], "c@example.org", "net 3")

    asyncio.run(story())


def test_whoever_takes_long_holds_up_nobody_else(
    tmp_path: Path, postbox: tuple[Postbox, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann's receiver never answers; Bob is told all the same."""
    monkeypatch.setattr(outbox, "QUICK", 0.2)
    held = asyncio.Event()
    tell = ByMail.tell

    async def slow(way: ByMail, *told: Any) -> str:
        if way.address.address == "ann@example.org":
            await held.wait()
        return await tell(way, *told)

    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            monkeypatch.setattr(ByMail, "tell", slow)
            await here.begin()
            here.at = NOON + CALM
            while await here.outbox.look():
                pass
            while not box.mails:  # Bob's, while Ann's is on its way
                await asyncio.sleep(0)
            assert here.outbox.slow
            assert {mail["To"] for mail in box.mails} == {"bob@example.org"}
            held.set()
            await asyncio.gather(*here.outbox.slow)
            assert {mail["To"] for mail in box.mails} == {"ann@example.org", "bob@example.org"}

    asyncio.run(story())


def test_a_way_is_given_up_well_before_its_claim_ends(
    tmp_path: Path, postbox: tuple[Postbox, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from durbar.server.notify.outbox_store import CLAIM

    assert 2 * outbox.LONGEST_WAY < CLAIM
    monkeypatch.setattr(outbox, "LONGEST_WAY", 0.1)

    async def never(*_: Any) -> str:
        await asyncio.Event().wait()
        return ""

    async def story() -> None:
        async with place(tmp_path, postbox[1]) as here:
            monkeypatch.setattr(ByMail, "tell", never)
            await here.begin()
            await here.look()
            assert (await here.outbox.store.failures())[0][1] == "durbar:slow"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_is_counted_once(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_a_proxy_that_is_not_believed_is_named_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    warned: list[str] = []
    monkeypatch.setattr("durbar.server.host.gate.log.warning", lambda _text, peer: warned.append(peer))
    gate = Gate(lambda *_: None, Config(data=tmp_path))  # type: ignore[arg-type,return-value]
    forwarded = {"x-forwarded-for": "203.0.113.9"}
    gate.warn_of_proxy({"client": ("203.0.113.9", 0)}, forwarded)  # believed: it is who is asking
    gate.warn_of_proxy({"client": ("172.17.0.1", 4711)}, {})
    assert warned == []
    gate.warn_of_proxy({"client": ("172.17.0.1", 4711)}, forwarded)
    gate.warn_of_proxy({"client": ("172.17.0.1", 4712)}, forwarded)
    assert warned == ["172.17.0.1"]


def test_proxies_are_addresses_and_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DURBAR_PROXIES", "127.0.0.1, 10.0.0.0/8")
    assert proxies_asked_for() == ("127.0.0.1", "10.0.0.0/8")
    monkeypatch.setenv("DURBAR_PROXIES", "my.proxy")
    with pytest.raises(Problem, match="DURBAR_PROXIES"):
        proxies_asked_for()


def test_long_work_is_done_one_after_the_other_and_for_everybody_in_turn() -> None:
    done: list[str] = []

    async def ask(aside: Aside, who: str) -> None:
        asking.set(who)
        await aside(done.append, who)

    async def story() -> None:
        aside = Aside()
        await aside.turns.wait("somebody")  # who is at it just now
        tasks = [asyncio.create_task(ask(aside, "stranger")) for _ in range(MOST_WAITING + 3)]
        tasks.append(asyncio.create_task(ask(aside, "ann")))
        while aside.turns.waiting < MOST_WAITING + 1:
            await asyncio.sleep(0)
        aside.turns.pass_on()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [end.key for end in ends if isinstance(end, Problem)] == ["too-fast"] * 3
        aside.stop()

    asyncio.run(story())
    assert done.index("ann") <= 1
    assert done.count("stranger") == MOST_WAITING


def test_connections_are_counted_before_anything_is_read_for_them() -> None:
    places = Places(2)
    assert [places.come("a"), places.come("a"), places.come("a"), places.come("b")] == [True, True, False, True]
    places.go("a")
    assert places.come("a")
    for client in ("a", "a", "b"):
        places.go(client)
    assert not places.taken


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/import", Limits().record),
        ("/api/boards/maharaja/check", Limits().board),
        ("/api/tables", Limits().board),
        ("/api/me", Limits().body),
    ],
)
def test_a_body_has_its_limit_before_anything_is_made_of_it(tmp_path: Path, path: str, most: int) -> None:
    gate = Gate(lambda *_: None, Config(data=tmp_path))  # type: ignore[arg-type,return-value]
    scope = {"type": "http", "method": "POST", "path": path, "query_string": b"", "scheme": "http"}
    for length, status in ((most, 0), (most + 1, 413)):
        headers = {"host": "localhost", "content-type": "application/json", "content-length": str(length)}
        assert gate.refused(scope, headers)[0] == status


def test_a_board_of_megabytes_is_refused_unread(url: str) -> None:
    """Told in pieces, so that nobody knows its length beforehand."""
    piece = b'{"data":{"a":[' + b"1," * 100_000
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"{url}/api/boards/maharaja/check", content=iter([piece] * 3), headers=headers, timeout=60)
    assert answer.status_code == 413
