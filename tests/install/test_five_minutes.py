"""From a checkout to a table over TLS by docs/examples/hosting/five-minutes.sh, as on a bare Debian; timed."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

pytestmark = [pytest.mark.release, pytest.mark.timeout(1800)]
ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples" / "hosting"
NAME = "localhost"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def running(command: list[str], log: Path, **environment: str) -> Iterator[None]:
    with log.open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **environment})
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


def until_it_answers(client: httpx.Client, path: str, log: Path) -> httpx.Response:
    for _ in range(600):
        try:
            return client.get(path)
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError(log.read_text())


@pytest.mark.skipif(shutil.which("caddy") is None or sys.platform != "linux", reason="wants Debian's Caddy")
def test_from_a_checkout_to_a_table_over_tls(tmp_path: Path) -> None:
    began, port, outside = time.monotonic(), free_port(), free_port()
    environment = {**os.environ, "ROOT": str(tmp_path), "TLS": "internal"}
    (tmp_path / "opt").mkdir()
    script = ["sh", str(EXAMPLES / "five-minutes.sh"), NAME, str(ROOT)]
    made = subprocess.run(script, env=environment, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    unit = (tmp_path / "etc/systemd/system/durbar.service").read_text()
    line = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)[0]
    data = tmp_path / "data"
    serve = line.replace("/opt/", f"{tmp_path}/opt/").replace("/var/lib/durbar", str(data))
    text = (tmp_path / "etc/caddy/Caddyfile").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{port}")
    options = f"admin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system {tmp_path}/caddy"
    ours = f"{{\n\t{options}\n}}\n"
    (tmp_path / "Caddyfile").write_text(ours + text.replace(f"{NAME} {{", f"https://{NAME}:{outside} {{"))
    proxy = ["caddy", "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
    served, proxied = tmp_path / "served.log", tmp_path / "proxied.log"
    with (
        running([*shlex.split(serve), "--port", str(port)], served),
        running(proxy, proxied, HOME=str(tmp_path)),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as near,
    ):
        until_it_answers(near, "/health", served)
        trusted = tmp_path / "caddy/pki/authorities/local/root.crt"
        while not trusted.exists():
            time.sleep(0.1)
        trust = ssl.create_default_context(cafile=str(trusted))
        home = f"https://{NAME}:{outside}"
        with httpx.Client(base_url=home, verify=trust, timeout=60, headers={"Origin": home}) as ann:
            assert "<!doctype html>" in until_it_answers(ann, "/", proxied).text.lower()
            assert "Secure" in ann.post("/api/guest", json={"name": "Ann"}).headers["set-cookie"]
            form = {"game": "maharaja", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "start": True}
            assert ann.post("/api/tables", json=form).json()["id"]
        print(f"{time.monotonic() - began:.0f} s from a checkout to a table over TLS\n{made.stdout}")
        durbar = str(tmp_path / "opt/durbar/bin/durbar")
        kept = {**os.environ, "DURBAR": durbar, "ONCE": "1", "LANG": "C"}
        backups = str(tmp_path / "backups")
        subprocess.run(["sh", str(EXAMPLES / "nightly.sh"), str(data), backups], env=kept, check=True)
        environment = {**os.environ, "DURBAR_HOME": home, "SSL_CERT_FILE": str(trusted), "LANG": "C"}
        asked = ["doctor", "--name", NAME, "--data", str(data), "--port", str(port), "--backups", backups]
        told = subprocess.run([durbar, *asked], env=environment, capture_output=True, text=True, check=False)
        print(told.stdout)
        assert "WRONG" not in told.stdout
        assert told.returncode == 0, told.stdout + told.stderr
