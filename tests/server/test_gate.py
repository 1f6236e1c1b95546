"""A server that is attacked: it refuses at the gate, and its log holds no secret."""

from __future__ import annotations

import contextlib
import json
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from visitors import Server, eventually

from durbar.server.host.limits import Limits

PASSWORD = "correct-horse-battery-staple"
BAD_PATHS = (
    "/%00",
    "/" + "a" * 300,
    "/" + "a/" * 600,
    "/%ff%fe",
    "/x%0a",
    "/api/tables/%00",
    "/%7f",
    "/?q=" + "a" * 3000,
)


@pytest.fixture
def attacked(data: Path) -> Iterator[Server]:
    server = Server(data, DURBAR_RATES="off").start()
    yield server
    server.stop()


def said(server: Server, request: bytes) -> tuple[int, bytes]:
    """The status and the whole answer to raw bytes."""
    address = urlsplit(server.url)
    with socket.create_connection((str(address.hostname), int(address.port or 0)), 30) as connection:
        connection.sendall(request)
        answer = b""
        while chunk := connection.recv(65536):
            answer += chunk
    return int(answer.split(b" ", 2)[1]), answer


def raw(server: Server, *headers: str, method: str = "GET", path: str = "/api/me", body: str = "") -> tuple[int, bytes]:
    lines = [f"{method} {path} HTTP/1.1", *headers, f"Content-Length: {len(body)}", "Connection: close", "", body]
    return said(server, "\r\n".join(lines).encode())


@pytest.mark.parametrize("path", BAD_PATHS)
def test_a_path_nobody_asks_for_is_refused(url: str, path: str) -> None:
    answer = httpx.get(f"{url}{path}")
    assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")


@pytest.mark.parametrize("host", ["[", "[::1", "a b", "a@b", "", "127.0.0.1:x", "127.0.0.1:123456"])
def test_a_host_that_is_none_is_refused(server: Server, host: str) -> None:
    status, answer = raw(server, f"Host: {host}")
    assert status == 400
    assert b"bad-host" in answer


def test_a_request_without_a_host_is_refused(server: Server) -> None:
    for version in ("1.0", "1.1"):
        status, answer = said(server, f"GET /api/me HTTP/{version}\r\nConnection: close\r\n\r\n".encode())
        assert status == 400
        assert b"bad-host" in answer


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://a b", "["])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_an_origin_that_is_none_is_refused(server: Server, origin: str, method: str) -> None:
    host = urlsplit(server.url).netloc
    status, answer = raw(server, f"Host: {host}", f"Origin: {origin}", method=method, path="/api/logout")
    assert status == 400
    assert b"bad-request" in answer


def test_the_gate_also_stands_before_what_is_not_there(server: Server) -> None:
    for method, path in (("GET", "/api/nothing"), ("DELETE", "/api/me"), ("PUT", "/nothing.txt")):
        status, answer = raw(server, "Host: rebound.example", method=method, path=path)
        assert status == 400
        assert b"bad-host" in answer
    for method, path, status in (("GET", "/api/nothing", 404), ("DELETE", "/api/me", 405)):
        found = httpx.request(method, f"{server.url}{path}")
        assert found.status_code == status
        assert found.headers["x-content-type-options"] == "nosniff"
        assert found.headers["x-request-id"]


def spoil(data: Path, how: str) -> None:
    """What nobody foresees, under the running server."""
    with sqlite3.connect(data / "durbar.sqlite3") as database:
        database.execute(how)


def lines_of(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def attack(server: Server) -> list[str]:
    """Everything that gave trouble once, with secrets in it; the secrets."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        code = client.post("/api/guest", json={"name": "Ann"}).json()["recovery"]
        client.post("/api/account", json={"login": "ann", "password": PASSWORD})
        cookie = client.cookies["durbar"]
        for path in BAD_PATHS:
            client.get(path)
        for headers in ({"Host": "["}, {"Origin": "http://["}, {"Cookie": f"durbar={cookie}; \x01"}):
            client.post("/api/login", json={"login": "ann", "password": PASSWORD}, headers=headers)
        client.post("/api/tables", json={"game": "ladder", "seats": [{"kind": "me"}, {"kind": "me"}]})
        spoil(server.data, "update tables set summary = x'00'")
        assert client.get("/api/tables").status_code == 500
        spoil(server.data, "alter table people rename to nobody")
        client.cookies.delete("durbar")
        for path, body in (("login", {"login": "ann", "password": PASSWORD}), ("recover", {"code": code})):
            answer = client.post(f"/api/{path}", json=body)
            assert answer.status_code >= 500
        client.get("/api/me", headers={"Cookie": f"durbar={cookie}"})
        return [PASSWORD, cookie, code, code.replace("-", "")]


def test_the_log_of_an_attacked_server_holds_no_secret(attacked: Server) -> None:
    secrets = attack(attacked)
    attacked.stop()
    text = attacked.log.read_text()
    key = (attacked.data / "secret.key").read_text().strip()
    assert [secret for secret in [*secrets, key] if secret in text] == []
    lines = lines_of(attacked)
    assert {line["event"] for line in lines} >= {"trouble", "database"}
    assert all({"at", "level", "logger"} <= set(line) for line in lines)
    assert all("request" in line for line in lines if "path" in line)
    assert max(len(line) for line in text.splitlines()) < 3000


def test_what_other_pages_can_send_unasked_is_refused(url: str) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer = httpx.post(f"{url}/api/guest", content=b'{"name": "Eve"}', headers={"content-type": kind})
        assert (answer.status_code, answer.json()["key"]) == (415, "not-json")


def test_a_page_without_tls_changes_nothing_where_there_is_tls(url: str) -> None:
    for origin, status in ((url, 403), (url.replace("http:", "https:"), 200)):
        headers = {"Origin": origin, "X-Forwarded-Proto": "https"}
        assert httpx.post(f"{url}/api/guest", json={"name": "Ann"}, headers=headers).status_code == status


def idle(server: Server, begun: bytes) -> socket.socket:
    address = urlsplit(server.url)
    found = socket.create_connection((str(address.hostname), int(address.port or 0)), 120)
    found.sendall(begun)
    return found


def test_connections_that_never_ask_are_closed(data: Path) -> None:
    """Nothing said, half of the headers, half of a body: all are closed from the other side."""
    server = Server(data, DURBAR_TEST_PATIENCE="1").start()
    head = f"POST /api/guest HTTP/1.1\r\nHost: {urlsplit(server.url).netloc}\r\nContent-Type: application/json\r\n"
    begun = [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", f"{head}Content-Length: 40\r\n\r\n".encode() + b'{"name"']
    connections = [idle(server, text) for text in begun for _ in range(14)]
    for connection in connections:
        with connection, contextlib.suppress(ConnectionResetError):
            while connection.recv(1000):
                pass
    server.stop()


def test_an_address_has_so_many_connections(data: Path) -> None:
    server = Server(data, "--host", "127.0.0.2").start()
    port = urlsplit(server.url).port
    most = Limits().connections
    connections = [socket.create_connection(("127.0.0.2", int(port or 0)), 60) for _ in range(most)]
    with pytest.raises(httpx.TransportError):
        httpx.get(f"http://127.0.0.2:{port}/health")
    for connection in connections:
        connection.close()
    eventually(lambda: answers(f"http://127.0.0.2:{port}/health"))
    server.stop()


def answers(address: str) -> bool:
    try:
        return httpx.get(address).status_code == 200
    except httpx.TransportError:
        return False
