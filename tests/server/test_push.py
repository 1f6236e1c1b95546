"""[weeks 2] Word by push: a push service of our own on loopback checks who sends and reads what was sent."""

from __future__ import annotations

import asyncio
from pathlib import Path

import http_ece
import pytest
import uvloop
from cryptography.hazmat.primitives.asymmetric import ec
from standing_time import Place, Postbox, place, settled

from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.notify.channels.push import Browser, Keys, bytes_of, encrypted, text_of
from durbar.server.notify.outbox import AFTER_PUSH, APART
from durbar.server.notify.sender_store import PushRow, push_id
from durbar.server.routes.notify import DEVICES, renew
from durbar.server.wire.notify import PushForm
from receiver import NAME, Receiver, Subscriber, claims_of

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
ONCE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = Browser(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
WRITTEN = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_rfc_8291() -> None:
    once = ec.derive_private_key(int.from_bytes(bytes_of(ONCE)), ec.SECP256R1())
    assert text_of(encrypted(PLAIN, BROWSER, bytes_of(SALT), once)) == WRITTEN


def test_another_library_reads_it() -> None:
    for length in (1, 500, 3000):
        them = Subscriber("https://push.example.net/x")
        sent = encrypted(b"x" * length, them.browser)
        assert http_ece.decrypt(sent, private_key=them.private, auth_secret=them.secret) == b"x" * length


def test_the_key_is_made_from_the_secret_and_stays_the_same() -> None:
    assert Keys(b"k" * 32).public == Keys(b"k" * 32).public != Keys(b"l" * 32).public


async def subscribed(here: Place, receiver: Receiver, name: str, device: str = "phone") -> Subscriber:
    """A browser in which somebody is logged in, and which takes messages."""
    person = here.people[name].id
    cookie = await here.house.logins.begin(person, device)
    login = await here.house.logins.of(cookie, device)
    assert login is not None
    them = Subscriber(f"{receiver.url}/{device}")
    row = PushRow(push_id(them.browser.endpoint), person, login.id, *them.browser, device, here.at)
    await here.ways.put_push(row)
    receiver.trusted_by(here.outbox.ways.pushes)
    return them


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_push_is_read_by_its_browser_alone(tmp_path: Path, receiver: Receiver, language: str) -> None:
    async def story() -> None:
        async with place(tmp_path, language=language, hooks="any") as here:
            phone = await subscribed(here, receiver, "Bob")
            laptop = await subscribed(here, receiver, "Bob", "laptop")
            await settled(here, receiver.posts)
            await here.choose()
            await here.look()
            by_path = {post.path: post for post in receiver.posts}
            assert sorted(by_path) == ["/laptop", "/phone"]
            told = phone.read(by_path["/phone"])
            assert laptop.read(by_path["/laptop"]) == told
            assert told["url"] == "https://table.example.org/table/t"
            assert told["tag"] == "t"
            assert told["title"].startswith(
                "Friday: your turn until " if language == "en" else "Friday\u202f: à vous de"
            )
            post = by_path["/phone"]
            claims = claims_of(post, here.outbox.ways.keys.public if here.outbox.ways.keys else "")
            assert claims["aud"] == receiver.url
            assert here.at < claims["exp"] <= here.at + 86_400
            assert claims["sub"] == "https://table.example.org"
            assert post.headers["Host"].startswith(NAME)
            assert 2 * 86_400 < int(post.headers["TTL"]) <= 3 * 86_400
            with pytest.raises(http_ece.ECEException):
                laptop.read(post)

    asyncio.run(story())


def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_is_asked_later(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story() -> None:
        async with place(tmp_path, hooks="any") as here:
            await settled(here)
            await subscribed(here, receiver, "Bob")
            bob = here.people["Bob"].id
            receiver.answers = [(429, {"Retry-After": "200"})]
            await here.choose()
            await here.look()
            assert len(receiver.posts) == 1
            await here.look(199)
            assert len(receiver.posts) == 1
            await here.look(1)
            assert len(receiver.posts) == 2
            assert receiver.posts[0].headers["Topic"] == receiver.posts[1].headers["Topic"]
            for status in (404, 410):
                receiver.answers = [(status, {})]
                with pytest.raises(Problem, match=str(status)):
                    await here.outbox.test(here.people["Bob"], "push", Texts("en"), push_id(f"{receiver.url}/phone"))
                assert await here.ways.pushes(bob) == []
                await subscribed(here, receiver, "Bob")
                here.at += 60
            receiver.answers = [(403, {})]
            await here.choose()
            await here.choose()
            await here.look()
            (row,) = await here.ways.pushes(bob)
            assert row.error == "403 Forbidden: no, thank you"
            here.at += 60
            answer = await here.outbox.test(here.people["Bob"], "push", Texts("en"), row.id)
            assert answer == "201 Created"
            assert (await here.ways.pushes(bob))[0].error == ""

    asyncio.run(story())


def test_nothing_is_pushed_to_where_somebody_logged_out(tmp_path: Path, receiver: Receiver) -> None:
    async def story() -> None:
        async with place(tmp_path, hooks="any") as here:
            await settled(here)
            await subscribed(here, receiver, "Bob")
            await here.house.sign_out(here.people["Bob"].id)
            await here.choose()
            await here.look()
            assert receiver.posts == []

    asyncio.run(story())


def test_a_mail_follows_a_push_only_if_the_question_still_stands(
    tmp_path: Path, receiver: Receiver, postbox: tuple[Postbox, str]
) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address, hooks="any") as here:
            await settled(here, box.mails)
            await subscribed(here, receiver, "Bob")
            await here.choose()
            await here.look()
            assert len(receiver.posts) == 1
            assert box.mails == []
            await here.look(AFTER_PUSH)
            assert [mail["To"] for mail in box.mails] == ["bob@example.org"]
            await here.choose()
            await here.choose()
            await here.look(APART)
            assert len(receiver.posts) == 2
            await here.choose()
            box.mails.clear()
            await here.look(AFTER_PUSH)
            assert [mail["To"] for mail in box.mails] == ["ann@example.org"]

    asyncio.run(story())


def test_a_service_with_a_certificate_of_another_or_a_private_address_gets_nothing(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story() -> None:
        async with place(tmp_path) as here:
            await settled(here)
            await subscribed(here, receiver, "Bob")
            await here.choose()
            await here.look()
            (row,) = await here.ways.pushes(here.people["Bob"].id)
            assert row.error == "durbar:not-public"
        async with place(tmp_path / "other", hooks="any") as here:
            await settled(here)
            await subscribed(here, receiver, "Bob")
            here.outbox.ways.pushes.context = None  # the world's certificates alone
            await here.choose()
            await here.look()
            assert "CERTIFICATE_VERIFY_FAILED" in (await here.outbox.store.failures())[0][1]
        assert receiver.posts == []

    asyncio.run(story())


def test_ten_browsers_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with place(tmp_path) as here:
            bob = here.people["Bob"].id
            logins = [
                await here.house.logins.of(await here.house.logins.begin(bob, ""), "") for _ in range(DEVICES + 1)
            ]
            for n, login in enumerate(logins[:DEVICES]):
                assert login is not None
                form = PushForm(f"https://push.example.org/{n}", BROWSER.p256dh, BROWSER.auth)
                await renew(here.ways, bob, login.id, "", form)
                await renew(here.ways, bob, login.id, "", form)
            last = logins[-1]
            assert last is not None
            with pytest.raises(Problem, match="10 browsers"):
                await renew(here.ways, bob, last.id, "", PushForm("https://push.example.org/x", "x", "x"))
            assert len(await here.ways.pushes(bob)) == DEVICES

    asyncio.run(story())


@pytest.mark.parametrize(
    "endpoint", ["https://xn--/", "https://[v1.a]/", "https://push.example.net/\n", "https://a..b/"]
)
def test_an_endpoint_that_is_none_is_refused_in_a_sentence(tmp_path: Path, receiver: Receiver, endpoint: str) -> None:
    async def story() -> None:
        async with place(tmp_path) as here:
            await settled(here)
            person = here.people["Bob"].id
            login = await here.house.logins.of(await here.house.logins.begin(person, "phone"), "phone")
            assert login is not None
            them = Subscriber(endpoint)
            await renew(here.ways, person, login.id, "phone", PushForm(*them.browser))
            with pytest.raises(Problem) as problem:
                await here.outbox.test(here.people["Bob"], "push", Texts("en"), push_id(endpoint))
            assert problem.value.key == "word-refused"
            await here.choose()
            await here.look()
            assert (await here.ways.pushes(person))[0].error

    uvloop.run(story())
