"""What `durbar doctor` says of a server: all is well, or what is not, and what to do."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from aiosmtpd.controller import Controller
from click.testing import CliRunner
from test_proxy import NAME, Proxy, behind, free_port, proxy  # noqa: F401
from visitors import Server

from durbar.cli import build
from durbar.commands import speech
from durbar.server.host import doctor
from durbar.server.host.config import Config
from durbar.server.host.doctor import Diagnosis, Examinee

HERE: dict[object, str] = {NAME: "127.0.0.1", NAME.encode(): "127.0.0.1"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("doctor") / "data").start()
    yield server
    server.stop()


def patient_of(server: Server, **more: object) -> Examinee:
    port = urlsplit(server.url).port
    return Examinee(Config(server.data, port=port, **more), server.data)  # type: ignore[arg-type]


def found(look: object, patient: Examinee) -> tuple[str, str]:
    finding: Diagnosis = asyncio.run(look(patient))  # type: ignore[operator]
    speech.listen([])
    assert speech.say(f"doctor-{finding.key}", **finding.facts)
    return finding.state, finding.key


def test_a_backup_is_there_and_young(tmp_path: Path) -> None:
    patient = Examinee(Config(tmp_path), tmp_path / "backups")
    assert found(doctor.backup, patient) == ("wrong", "no-backup")
    (tmp_path / "backups").mkdir()
    made = tmp_path / "backups" / "one.durbar"
    made.touch()
    assert found(doctor.backup, patient) == ("well", "backup")
    os.utime(made, (time.time() - 3 * 86400,) * 2)
    assert found(doctor.backup, patient) == ("wrong", "old-backup")


def test_the_disk_has_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LEAST_BYTES", 0)
    monkeypatch.setattr(doctor, "LEAST_SHARE", 0.0)
    assert found(doctor.disk, Examinee(Config(tmp_path), tmp_path)) == ("well", "disk")
    monkeypatch.setattr(doctor, "LEAST_BYTES", 2**60)
    assert found(doctor.disk, Examinee(Config(tmp_path), tmp_path)) == ("wrong", "disk-full")
    assert found(doctor.disk, Examinee(Config(tmp_path / "none"), tmp_path)) == ("wrong", "no-folder")


def test_the_clock_is_not_behind_what_is_stored(served: Server) -> None:
    patient = patient_of(served)
    assert found(doctor.clock, patient)[1] in ("clock", "clock-alone")
    assert found(doctor.clock, Examinee(Config(served.data / "none"), served.data)) == ("wrong", "no-database")
    with closing(sqlite3.connect(served.data / "durbar.sqlite3")) as store, store:
        row = ("late", "ladder", "over", 0, 0, 1, time.time() + 7200, b"{}")
        store.execute("insert into tables (id, game, status, listed, bots_due, moment, touched, summary)"
                      " values (?, ?, ?, ?, ?, ?, ?, ?)", row)  # fmt: skip
    assert found(doctor.clock, patient) == ("wrong", "clock-behind")
    with closing(sqlite3.connect(served.data / "durbar.sqlite3")) as store, store:
        store.execute("delete from tables where id = 'late'")


def test_the_key_is_there_and_nobody_elses(served: Server) -> None:
    key = served.data / "secret.key"
    assert found(doctor.push_keys, patient_of(served)) == ("look", "push-needs-name")
    assert found(doctor.push_keys, patient_of(served, name=NAME)) == ("well", "push")
    assert found(doctor.push_keys, patient_of(served, name=NAME, push=False)) == ("look", "push-off")
    key.chmod(0o644)
    assert found(doctor.push_keys, patient_of(served)) == ("wrong", "open-key")
    key.chmod(0o600)


def test_mail_is_tried_without_sending_any(tmp_path: Path) -> None:
    class Taken:
        async def handle_DATA(self, *_: object) -> str:  # noqa: N802
            raise AssertionError

    port = free_port()
    controller = Controller(Taken(), hostname="127.0.0.1", port=port)
    controller.start()
    assert found(doctor.mail, Examinee(Config(tmp_path), tmp_path)) == ("look", "no-mail")
    assert found(doctor.mail, Examinee(Config(tmp_path, mail=f"smtp://127.0.0.1:{port}"), tmp_path)) == ("well", "mail")
    controller.stop()
    refused = Examinee(Config(tmp_path, mail=f"smtp://127.0.0.1:{port}"), tmp_path)
    assert found(doctor.mail, refused) == ("wrong", "mail-refused")


def test_who_asks_is_known_here_and_through_the_proxy(
    served: Server,
    behind: Server,  # noqa: F811
    proxy: Proxy,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    nobody = Examinee(Config(tmp_path, port=1), tmp_path)
    assert found(doctor.proxy, nobody) == ("wrong", "not-serving")
    assert found(doctor.proxy, patient_of(served)) == ("look", "no-name")
    monkeypatch.setenv("DURBAR_HOME", f"https://{NAME}:{proxy.port}")
    assert found(doctor.proxy, patient_of(behind, name=NAME)) == ("wrong", "no-proxy")  # nobody knows its name
    look_up = socket.getaddrinfo
    monkeypatch.setattr(socket, "gethostbyname", lambda _: "127.0.0.1")
    monkeypatch.setattr(socket, "getaddrinfo", lambda host, *more, **how: look_up(HERE.get(host, host), *more, **how))
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.trusted))
    assert found(doctor.proxy, patient_of(behind, name=NAME)) == ("well", "proxy")
    monkeypatch.setattr(doctor, "ELSEWHERE", "127.0.0.1")  # as if the proxy said nothing of who asks
    assert found(doctor.proxy, patient_of(behind, name=NAME)) == ("wrong", "proxy-silent")


def test_a_proxy_that_is_not_believed(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", DURBAR_PROXIES="10.9.9.9").start()
    try:
        assert found(doctor.proxy, patient_of(server)) == ("wrong", "proxy-unbelieved")
    finally:
        server.stop()


def test_the_server_itself_is_not_open_to_the_net(served: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(doctor.ports, patient_of(served)) == ("well", "ports")
    monkeypatch.setattr(doctor, "addresses_here", lambda: ["127.0.0.1"])
    assert found(doctor.ports, patient_of(served)) == ("wrong", "open-port")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sentence_for_each_thing_and_a_code(served: Server, language: str) -> None:
    speech.listen(["--language", language])
    port = str(urlsplit(served.url).port)
    asked = ["doctor", "--data", str(served.data), "--port", port, "--backups", str(served.data / "none")]
    told = CliRunner().invoke(build(), [*asked, "--language", language])
    assert told.exit_code == 1
    assert len(told.output.splitlines()) == len(doctor.LOOKS)
    speech.listen([])
