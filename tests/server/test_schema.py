"""The real API against its own description: no server error, nothing undocumented, whatever is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance
from visitors import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own: whoever tries logins at random must wait, and tests of people would have to wait with them."""
    running = Server(tmp_path_factory.mktemp("described"), "--pace", "0.01", DURBAR_RATES="off").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


@pytest.fixture(scope="session")
def somebody(server: Server) -> dict[str, str]:
    return dict(httpx.post(f"{server.url}/api/guest", json={"name": "Schema"}).cookies)


LEFT_OUT = [
    positive_data_acceptance,  # a record, a name or a login may be refused for what it says
    allow_header_conformance,  # the framework answers OPTIONS with the methods of one handler only
]

schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_api_keeps_to_its_description(case: Any, server: Server, somebody: dict[str, str]) -> None:
    case.call_and_validate(base_url=server.url, cookies=somebody, timeout=60, excluded_checks=LEFT_OUT)
