"""What must never get through, and what every answer must carry."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets
from visitors import Live, Server, Visitor
from websockets.asyncio.client import connect

from durbar.locale import Texts
from durbar.server.host.config import Config
from durbar.server.host.problems import STATUS


def test_pages_of_other_sites_change_nothing(url: str) -> None:
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        answer = httpx.post(f"{url}/api/guest", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-page")
    assert httpx.post(f"{url}/api/guest", json={"name": "Ann"}, headers={"Origin": url}).status_code == 200


def test_sockets_of_other_sites_are_refused(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = (await ann.table("ladder", "me", "open", start=False))["id"]
        address = url.replace("http", "ws") + f"/api/tables/{table}/live"
        with pytest.raises(websockets.InvalidStatus):
            await connect(address, origin="https://evil.example")  # type: ignore[arg-type]

    asyncio.run(story())


def test_another_host_name_is_refused_on_loopback(url: str) -> None:
    answer = httpx.get(f"{url}/api/me", headers={"Host": "rebound.example"})
    assert (answer.status_code, answer.json()["key"]) == (400, "bad-host")


def test_a_server_behind_a_proxy_answers_to_its_name(tmp_path: Path) -> None:
    local, named, open_to_all = (
        Config(tmp_path),
        Config(tmp_path, name="Table.example"),
        Config(tmp_path, host="0.0.0.0"),
    )
    assert [config.answers_to("localhost") for config in (local, named, open_to_all)] == [True, True, True]
    assert [config.answers_to("table.example") for config in (local, named, open_to_all)] == [False, True, True]
    assert [config.answers_to("evil.example") for config in (local, named, open_to_all)] == [False, False, True]


def test_cookies_and_headers(url: str) -> None:
    answer = httpx.post(f"{url}/api/guest", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    forwarded = httpx.post(f"{url}/api/guest", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in forwarded.headers["set-cookie"].lower()


def changed(text: str, at: int) -> str:
    return text[:at] + ("a" if text[at] != "a" else "b") + text[at + 1 :]


def test_a_forged_cookie_is_nobody(url: str) -> None:
    answer = httpx.post(f"{url}/api/guest", json={"name": "Ann"})
    cookie = answer.cookies["durbar"]
    for value in (changed(cookie, 0), changed(cookie, len(cookie) - 9), "", "a.b.c"):
        assert httpx.get(f"{url}/api/me", cookies={"durbar": value}).json()["person"] is None


def test_no_trace_and_no_path_in_answers(url: str) -> None:
    for path in ("/api/nothing", "/api/tables/none", "/api/tables/x/history/notanumber", "/api/rules/..%2f..%2fetc/en"):
        answer = httpx.get(f"{url}{path}")
        assert set(answer.json()) == {"key", "text"}
        assert answer.status_code in (400, 404)
    bad = httpx.post(f"{url}/api/guest", content=b'{"name": 7', headers={"content-type": "application/json"})
    assert (bad.status_code, bad.json()["key"]) == (400, "bad-request")


@pytest.mark.parametrize(
    "path", ["/../secret.key", "/%2e%2e/secret.key", "/assets/../../../pyproject.toml", "/..%2fx.y"]
)
def test_files_outside_the_page_are_not_served(url: str, path: str) -> None:
    assert httpx.get(f"{url}{path}").status_code == 404


def test_large_bodies_are_refused(url: str) -> None:
    answer = httpx.post(f"{url}/api/guest", json={"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["key"]) == (413, "too-large")

    def chunks() -> object:
        for _ in range(50):
            yield b"x" * 100_000

    endless = httpx.post(f"{url}/api/guest", content=chunks(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
    assert endless.status_code in (400, 413)


def test_paths_of_the_server_are_no_settings(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        body = {"game": "dice_charmers", "seats": [{"kind": "me"}], "settings": {"board": "/etc/passwd"}}
        assert (await ann.post("/api/tables", body, 400))["key"] == "not-over-the-net"
        first = "dice_charmers seats=2 rules=1"
        started = f"start {first} board=/etc/passwd"
        for lines in (f"{first} board=/etc/passwd", f"{first}\n{started}", f"{first}\nstart # a remark\n{started}"):
            record = f"durbar record 1\n{lines}\n"
            assert (await ann.post("/api/import", {"record": record}, 400))["key"] == "not-over-the-net"

    asyncio.run(story())


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits."""
    server = Server(tmp_path_factory.mktemp("strict")).start()
    yield server
    server.stop()


async def flood(page: Live) -> None:
    """Send without end; every error says why."""
    for _ in range(2000):
        await page.send(type="seen", moment=0)
    while True:
        message = await page.next()
        assert message["type"] != "error" or message["key"] == "too-fast"


def test_a_fast_page_is_told_and_then_cut_off(strict: Server) -> None:
    async def story() -> None:
        ann = await Visitor(strict.url).named("Ann")
        table = (await ann.table("ladder", "me", "random"))["id"]
        page = await ann.live(table)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await flood(page)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429

    asyncio.run(story())


def test_my_data_are_put_together_a_few_times_a_minute(tmp_path: Path) -> None:
    """All games of somebody are played through for it: asked for without end, nobody else would get on."""
    server = Server(tmp_path).start()

    async def story() -> None:
        ann, bob = [await Visitor(server.url).named(name) for name in ("Ann", "Bob")]
        for _ in range(3):
            await ann.get("/api/me/export")
        assert (await ann.get("/api/me/export", 429))["key"] == "too-fast"
        await bob.get("/api/me/export")

    asyncio.run(story())
    server.stop()


@pytest.mark.parametrize("path", ["/api/tables/none/review", "/api/tables/none/recap/en", "/api/me/export"])
def test_what_is_worked_out_at_length_has_a_rate_of_its_own(strict: Server, path: str) -> None:
    with httpx.Client(base_url=strict.url) as client:
        codes = [client.get(path).status_code for _ in range(40)]
        assert codes[-1] == 429
        assert client.get("/api/tables").status_code == 200


def test_rates_are_limited(strict: Server) -> None:
    with httpx.Client(base_url=strict.url) as client:
        codes = [client.post("/api/guest", json={"name": "Eve"}).status_code for _ in range(30)]
        assert codes[:10] == [200] * 10
        assert codes[-1] == 429
    for name in ("secret.key", "durbar.sqlite3"):
        assert (strict.data / name).stat().st_mode & 0o077 == 0


def test_one_data_folder_one_server(server: Server) -> None:
    with pytest.raises(AssertionError, match="Another server uses the folder"):
        Server(server.data).start()


def test_the_schema_is_a_page_and_a_file(url: str) -> None:
    assert "/api/tables" in httpx.get(f"{url}/api/schema").text
    assert httpx.get(f"{url}/api/schema/openapi.json").json()["openapi"].startswith("3.1")


def test_client_routes_get_the_page_and_are_asked_for_anew(url: str) -> None:
    for path in ("/", "/table/abc", "/table/abc?step=4"):
        answer = httpx.get(f"{url}{path}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


def test_every_status_is_that_of_a_problem_somebody_is_told() -> None:
    """A game without rules was answered by 400: the status stood under a name that nothing had."""
    texts = Texts("en")
    assert [key for key in STATUS if not texts.has(f"problem-{key}")] == []
    assert STATUS["no-rulebook"] == 404
