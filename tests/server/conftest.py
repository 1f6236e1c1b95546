"""A real server for the tests of this folder, and the toy games in this process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from cable import Cable
from postgres import Postgres
from standing_time import Postbox, opened_postbox
from toys import forget_toys, register_toys
from visitors import Server

from receiver import Receiver, opened_receiver


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), "--pace", "0.01", DURBAR_RATES="off").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def url(server: Server) -> str:
    return server.url


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    register_toys()
    yield
    forget_toys()


@pytest.fixture(autouse=True)
def nobody_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look waits until everybody was told, however busy this machine is."""
    monkeypatch.setattr("durbar.server.notify.outbox.QUICK", 600.0)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres().start()
    yield running
    running.stop()


@pytest.fixture
def cable(postgres: Postgres) -> Iterator[Cable]:
    found = Cable(postgres.port)
    yield found
    found.close()


@pytest.fixture
def postbox() -> Iterator[tuple[Postbox, str]]:
    with opened_postbox() as found:
        yield found


@pytest.fixture
def receiver(tmp_path: Path) -> Iterator[Receiver]:
    with opened_receiver(tmp_path) as found:
        yield found
