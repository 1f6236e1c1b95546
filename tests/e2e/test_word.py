"""Word when nobody looks, in a real browser: its worker shows what our push service could read; title, badge, tones."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe import serious
from playwright.sync_api import Browser, BrowserType, expect
from running import serving
from visitor import Visitor

from conftest import WHOLE, chromium
from receiver import Receiver, Subscriber, opened_receiver

HOME = "https://table.example.org"
NARROW = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def browser(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """One that shows notifications: a headless shell has nowhere to."""
    found = browser_type.launch(**browser_type_launch_args | {"executable_path": chromium(WHOLE)})
    yield found
    found.close()


@pytest.fixture
def receiver(tmp_path: Path) -> Iterator[Receiver]:
    with opened_receiver(tmp_path) as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, receiver: Receiver) -> Iterator[str]:
    """One that may post to this machine, and believes our certificate."""
    told = {"DURBAR_HOME": HOME, "DURBAR_HOOKS": "any", "SSL_CERT_FILE": str(receiver.authority)}
    with serving(tmp_path / "data", **told) as address:
        yield address


def hand_over(visitor: Visitor, them: Subscriber) -> None:
    """A browser cannot subscribe without its vendor's service: give it a subscription of ours."""
    endpoint, p256dh, auth = them.browser
    told = json.dumps({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})
    visitor.context.grant_permissions(["notifications"])
    visitor.context.add_init_script(f"""
        const ours = {{toJSON: () => ({told}), unsubscribe: async () => (localStorage.removeItem('ours'), true)}};
        PushManager.prototype.getSubscription = async () => (localStorage.getItem('ours') ? ours : null);
        PushManager.prototype.subscribe = async ({{applicationServerKey}}) => {{
            localStorage.setItem('ours', applicationServerKey);
            return ours;
        }};
    """)


def deliver(visitor: Visitor, told: dict[str, str]) -> None:
    """Hand what was decrypted to the worker, as the browser would."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    while not found:  # the browser tells of its workers when it comes to it
        visitor.page.wait_for_timeout(50)
    message = {"origin": visitor.address, "registrationId": found[-1]["registrationId"], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({title, body, tag}) => ({title, body, tag}))"""


def until(visitor: Visitor, script: str) -> Any:
    """What a script answers, once it is something: `wait_for_function` does not wait for promises."""
    while not (found := visitor.page.evaluate(script)):
        visitor.page.wait_for_timeout(50)
    return found


def test_a_push_is_shown_once_and_leads_to_its_table(visitors: Callable[..., Visitor], receiver: Receiver) -> None:
    ann = visitors()
    them = Subscriber(f"https://localhost:{receiver.web.server_address[1]}/ann")
    hand_over(ann, them)
    table = ann.create("maharaja", ["me", "bot:random"])
    ann.settings("Notifications")
    ann.page.get_by_role("button", name="Tell me in this browser").click()
    expect(ann.page.get_by_role("dialog").get_by_text("· this browser")).to_be_visible()
    ann.page.get_by_role("button", name="Send a test").click()
    expect(ann.page.get_by_text("Delivered: 201 Created")).to_be_visible()
    assert ann.page.evaluate("localStorage.getItem('ours')") == ann.page.evaluate(
        "fetch('/api/me/push').then(r => r.json()).then(push => push.key)"
    )
    told = them.read(receiver.posts[-1])
    assert told["title"] == "Durbar: messages reach you"
    turn = {"title": "Friday: your turn", "body": "Ann, it is your turn.", "tag": table, "url": f"{HOME}/table/{table}"}
    for one in (told, turn, turn):
        deliver(ann, one)
    until(ann, f"async () => (await ({SHOWN})()).length === 2")
    assert sorted(one["tag"] for one in ann.page.evaluate(SHOWN)) == sorted(["test", table])
    (worker,) = ann.context.service_workers
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    worker.evaluate(
        """async (tag) => {
        const [notification] = await self.registration.getNotifications({tag});
        self.dispatchEvent(new NotificationEvent('notificationclick', {notification}));
    }""",
        table,
    )
    ann.page.wait_for_url(f"**/table/{table}")
    fresh = ann.page.reload()
    assert fresh is not None
    assert not fresh.from_service_worker  # an update is seen at once
    assert ann.page.evaluate("caches.keys()") == []
    ann.errors[:] = [error for error in ann.errors if "focus" not in error]  # nobody has clicked: it may not


def test_worker_and_manifest_are_asked_for_anew(visitors: Callable[..., Visitor]) -> None:
    ann = visitors()
    ann.page.goto(ann.address)
    script = """async path => {
        const {headers} = await fetch(path);
        return [headers.get('content-type'), headers.get('cache-control')];
    }"""
    for path, kind in (("/sw.js", "javascript"), ("/manifest.webmanifest", "application/manifest+json")):
        found = ann.page.evaluate(script, path)
        assert kind in found[0]
        assert found[1] == "no-cache"
    icons = ann.page.evaluate("fetch('/manifest.webmanifest').then(r => r.json()).then(m => m.icons.map(i => i.src))")
    for icon in icons:
        assert ann.page.evaluate("path => fetch(path).then(r => r.ok)", icon)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_ways_and_wishes_are_kept(visitors: Callable[..., Visitor], receiver: Receiver, language: str) -> None:
    ann = visitors(locale=language, viewport=NARROW, color_scheme="dark" if language == "fr-FR" else "light")
    ann.create("maharaja", ["me", "open"])
    french = language == "fr-FR"
    ann.settings("Notifications")
    ann.page.get_by_label("Sorte" if french else "Kind", exact=False).select_option("json")
    address = f"https://localhost:{receiver.web.server_address[1]}/hook/abcd"
    ann.page.locator("input[type=url]").fill(address)
    ann.page.get_by_role("button", name="Publier là" if french else "Post there").click()
    expect(ann.page.get_by_text("localhost …abcd", exact=False)).to_be_visible()
    ann.page.get_by_role("button", name="Envoyer un essai" if french else "Send a test").click()
    expect(ann.page.get_by_text("201 Created", exact=False)).to_be_visible()
    assert json.loads(receiver.posts[-1].body)["kind"] == "test"
    wish = ann.page.get_by_role("group", name="à moi de jouer" if french else "my turn").get_by_role("combobox")
    wish.select_option("digest")
    wish.scroll_into_view_if_needed()
    ann.shot(f"word-wishes-{language[:2]}")
    ann.page.get_by_label("Une fois par jour à" if french else "Once a day at").fill("07:30")
    ann.page.get_by_label("heures calmes" if french else "Quiet hours", exact=False).check()
    until(ann, "async () => (await (await fetch('/api/me/notices')).json()).quiet !== null")
    ann.page.get_by_label("heures calmes" if french else "Quiet hours", exact=False).scroll_into_view_if_needed()
    ann.shot(f"word-hours-{language[:2]}")
    assert serious(ann) == []
    kept = ann.page.evaluate("fetch('/api/me/notices').then(answer => answer.json())")
    assert (kept["hook"]["turn"], kept["digest"], kept["quiet"], kept["ways"]) == ("digest", 450, [1320, 420], ["hook"])


def test_my_turn_is_seen_and_heard(visitors: Callable[..., Visitor]) -> None:
    ann = visitors()
    ann.context.add_init_script("""
        window.told = {badges: [], tones: 0};
        navigator.setAppBadge = async (count) => { window.told.badges.push(count); };
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (at) { window.told.tones += 1; start.call(this, at); };
    """)
    table = ann.create("dice_charmers", ["me", "bot:random"])
    ann.sit_at(table)
    expect(ann.page).to_have_title("● The Dice Charmers · Durbar")
    assert ann.page.evaluate("window.told.badges.at(-1)") == 1
    ann.page.get_by_role("button", name="Menu").click()
    sound = ann.page.get_by_label("Sounds", exact=True)
    expect(sound).not_to_be_checked()
    sound.check()
    ann.page.wait_for_function("window.told.tones === 2")
    ann.page.get_by_label("tell me of this table", exact=False).select_option("mute")
    ann.shot("word-menu")
    ann.page.reload()
    expect(ann.page).to_have_title("● The Dice Charmers · Durbar")
    assert ann.page.evaluate("window.told.tones") == 0  # it was my turn already
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_label("Sounds", exact=True)).to_be_checked()
    expect(ann.page.get_by_label("tell me of this table", exact=False)).to_have_value("mute")


def test_the_host_gives_a_table_its_channel(visitors: Callable[..., Visitor], receiver: Receiver) -> None:
    ann, bob = visitors(locale="fr-FR", color_scheme="dark", viewport=NARROW), visitors()
    ann.lobby("Ann")
    table = ann.create("dice_charmers", ["me", "bot:random"])
    for visitor in (ann, bob):
        visitor.sit_at(table)
        visitor.page.get_by_role("button", name="Menu").first.click()
    expect(bob.page.get_by_text("A channel for this table")).to_have_count(0)
    ann.page.get_by_text("Un salon pour cette table").click()
    ann.page.get_by_label("Sorte").select_option("json")
    ann.page.get_by_label("Adresse").fill(f"https://localhost:{receiver.web.server_address[1]}/table/hidden9876")
    ann.page.get_by_role("button", name="Publier là").scroll_into_view_if_needed()
    ann.shot("channel-form-narrow-dark")
    ann.page.get_by_role("button", name="Publier là").click()
    expect(ann.page.get_by_text("localhost …9876")).to_be_visible()
    ann.page.locator("details").get_by_role("button", name="Envoyer un essai").click()
    expect(ann.page.get_by_text("201 Created")).to_be_visible()
    ann.shot("channel-narrow-dark")
    assert [post.path for post in receiver.posts] == ["/table/hidden9876"]
    assert serious(ann) == []
