"""kill -9 at any moment loses nothing that was confirmed, and applies nothing twice."""

from __future__ import annotations

from pathlib import Path

from crash import crash


def test_nothing_confirmed_is_lost_when_the_server_is_killed_under_load(data: Path) -> None:
    totals = crash(data, kills=5, tables=8, game="veil")
    assert totals["confirmed"] > 0
    assert (totals["lost"], totals["doubled"], totals["wrong"]) == (0, 0, 0), totals
