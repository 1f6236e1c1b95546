"""Real Chromium against a real server on the loopback address, with its own data; it is ended by its own pid."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from running import serving
from visitor import Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

WHOLE = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 60_000  # milliseconds for whatever a page is to show: machines are busy
expect.set_options(timeout=PATIENCE)


def chromium(names: tuple[str, ...] = ("chromium-headless-shell", *WHOLE)) -> str | None:
    """The browser of this machine, if it has one; the shell of the same browser needs three quarters of the time."""
    wanted = (os.environ.get("DURBAR_CHROMIUM", ""), *names)
    return next((path for name in wanted if name and (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = chromium()
    return {
        **browser_type_launch_args,
        "headless": True,
        "args": FLAGS,
        **({"executable_path": found} if found else {}),
    }


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots answer at once."""
    if given := os.environ.get("DURBAR_E2E"):
        yield given
        return
    with serving(tmp_path_factory.mktemp("table")) as address:
        yield address


@pytest.fixture
def visitors(browser: Browser, server: str) -> Iterator[Callable[..., Visitor]]:
    """Make visitors; at the end none of them may have seen an error."""
    made: list[Visitor] = []

    def make(**options: Any) -> Visitor:
        usual: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 800},
            "reduced_motion": "reduce",
            "locale": "en-GB",
        }
        visitor = Visitor(browser.new_context(**{**usual, **options}), server)
        visitor.context.set_default_timeout(PATIENCE)
        made.append(visitor)
        return visitor

    yield make
    errors = [error for visitor in made for error in visitor.errors]
    for visitor in made:
        visitor.context.close()
    assert not errors, errors


@pytest.fixture
def unused_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture
def mira(visitors: Callable[..., Visitor]) -> Visitor:
    return visitors()
