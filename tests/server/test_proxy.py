"""Behind nginx and Caddy as docs/hosting.md sets them up: TLS, WebSockets, and who is really asking."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from programs import need
from visitors import Live, Server
from websockets.asyncio.client import connect

NAME = "table.example.org"
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "hosting"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """Made by ourselves, for the name of the example."""
    key, made = folder / "key.pem", folder / "certificate.pem"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
    subprocess.run([*command, "-keyout", str(key), "-out", str(made)], check=True, capture_output=True)
    return key, made


def nginx(folder: Path, port: int, server: int) -> list[str]:
    """The example, with our ports and certificate."""
    key, made = certificate(folder)
    text = (EXAMPLES / "nginx.conf").read_text()
    text = re.sub(r"(ssl_certificate +)\S+;", rf"\g<1>{made};", text)
    text = re.sub(r"(ssl_certificate_key +)\S+;", rf"\g<1>{key};", text)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    (folder / "durbar.conf").write_text(text)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    whole = f"{user} daemon off; pid {folder}/pid; error_log {folder}/log; events {{}}"
    (folder / "nginx.conf").write_text(f"{whole} http {{ access_log off; {temporary} include {folder}/durbar.conf; }}")
    return ["nginx", "-e", f"{folder}/log", "-p", str(folder), "-c", f"{folder}/nginx.conf"]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    key, made = certificate(folder)
    text = (EXAMPLES / "Caddyfile").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    text = text.replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {made} {key}")
    ours = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}/storage\n}}\n"
    (folder / "Caddyfile").write_text(ours + text)
    return ["caddy", "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


class Proxy:
    def __init__(self, port: int, trusted: Path) -> None:
        self.port, self.trusted = port, trusted
        self.trust = ssl.create_default_context(cafile=str(trusted))
        self.origin = f"https://{NAME}:{port}"

    def browser(self, address: str = "127.0.0.9") -> httpx.Client:
        """A browser at an address of its own."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        headers = {"Host": f"{NAME}:{self.port}", "Origin": self.origin}
        base = f"https://127.0.0.1:{self.port}"
        client = httpx.Client(base_url=base, transport=transport, headers=headers, timeout=60)
        client.event_hooks["request"] = [lambda asked: asked.extensions.update(sni_hostname=NAME)]
        return client

    async def live(self, table: str, cookie: str, origin: str = "") -> Any:
        address = f"wss://{NAME}:{self.port}/api/tables/{table}/live"
        how: dict[str, Any] = {
            "host": "127.0.0.1",
            "port": self.port,
            "ssl": self.trust,
            "local_addr": ("127.0.0.9", 0),
        }
        headers = {"Cookie": cookie}
        return await connect(address, origin=origin or self.origin, additional_headers=headers, max_size=2**24, **how)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("behind") / "data", "--name", NAME).start()
    yield server
    server.stop()


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, behind: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    name = request.param.__name__
    need(name, "openssl")
    folder, port = tmp_path_factory.mktemp(name), free_port()
    command = request.param(folder, port, urlsplit(behind.url).port)
    environment = {**os.environ, "HOME": str(folder)}
    with (folder / "out").open("w") as out:
        running = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
    found = Proxy(port, folder / "certificate.pem")
    try:
        until_it_answers(found, running, folder)
        yield found
    finally:
        running.terminate()
        running.wait(30)


def until_it_answers(proxy: Proxy, running: subprocess.Popen[bytes], folder: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and running.poll() is None:
        try:
            proxy.browser().get("/health")
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError((folder / "out").read_text())


def test_the_page_comes_over_tls_and_cookies_stay_on_it(proxy: Proxy) -> None:
    with proxy.browser() as ann:
        assert ann.get("/api/games").status_code == 200
        answer = ann.post("/api/guest", json={"name": "Ann"})
        assert answer.status_code == 200
        assert "Secure" in answer.headers["set-cookie"]
        assert ann.get("/api/me", headers={"Cookie": answer.headers["set-cookie"].split(";")[0]}).json()["person"]


def test_a_game_is_played_through_it(proxy: Proxy) -> None:
    async def story() -> None:
        with proxy.browser() as ann:
            cookie = ann.post("/api/guest", json={"name": "Ann"}).headers["set-cookie"].split(";")[0]
            form = {"game": "ladder", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
            table = ann.post("/api/tables", json=form, headers={"Cookie": cookie}).json()["id"]
        page = Live(await proxy.live(table, cookie))
        await page.state_where(lambda state: True)
        await page.send(type="look", seat=page.state["table"]["turn"][0])
        await page.state_where(lambda state: state["ask"])
        assert (await page.choose())["type"] == "done"
        await page.close()

    asyncio.run(story())


def test_other_sites_are_refused_through_it_too(proxy: Proxy) -> None:
    with proxy.browser() as eve:
        for origin in ("https://evil.example", f"http://{NAME}:{proxy.port}"):
            assert eve.post("/api/guest", json={"name": "Eve"}, headers={"Origin": origin}).status_code == 403


def test_rates_and_figures_go_by_whoever_is_behind_it(proxy: Proxy) -> None:
    """Not by the proxy's own address, and not by what somebody says of themselves."""
    with proxy.browser("127.0.0.20") as eve:
        assert eve.get("/metrics").status_code == 404
        assert eve.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404
        assert set(eve.get("/health").json()) == {"live", "ready"}
        told = [eve.post("/api/guest", json={"name": "Eve"}).status_code for _ in range(30)]
        assert 429 in told
    with proxy.browser("127.0.0.10") as ann:
        assert ann.post("/api/guest", json={"name": "Ann"}).status_code == 200


def test_a_balancer_by_table_is_well_formed(tmp_path: Path) -> None:
    need("nginx")
    (tmp_path / "several.conf").write_text((EXAMPLES / "nginx-several.conf").read_text())
    whole = f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}} http {{ include {tmp_path}/several.conf; }}"
    (tmp_path / "nginx.conf").write_text(whole)
    command = ["nginx", "-t", "-e", f"{tmp_path}/log", "-p", str(tmp_path), "-c", f"{tmp_path}/nginx.conf"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


@pytest.mark.parametrize("unit", ["durbar.service", "durbar-backup.service", "durbar-backup.timer"])
def test_the_units_are_well_formed(unit: str, tmp_path: Path) -> None:
    need("systemd-analyze")
    text = (EXAMPLES / unit).read_text().replace("/opt/durbar/bin/durbar", "/bin/true")
    for other in EXAMPLES.glob("durbar*"):
        (tmp_path / other.name).write_text(other.read_text().replace("/opt/durbar/bin/durbar", "/bin/true"))
    (tmp_path / unit).write_text(text)
    command = ["systemd-analyze", "verify", str(tmp_path / unit)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert not re.search(rf"{unit}:\d+:", found.stderr), found.stderr
