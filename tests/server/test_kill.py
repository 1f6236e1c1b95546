"""kill -9 at any moment loses nothing that was confirmed, and applies nothing twice."""

from __future__ import annotations

from pathlib import Path

from crash import crash
from postgres import Postgres


def test_nothing_confirmed_is_lost_when_the_server_is_killed_under_load(data: Path) -> None:
    totals = crash(data, kills=5, tables=8, game="veil")
    assert totals["confirmed"] > 0
    assert (totals["lost"], totals["doubled"], totals["wrong"]) == (0, 0, 0), totals


def test_nothing_is_lost_when_server_and_postgresql_are_killed(data: Path) -> None:
    postgres = Postgres(fsync=True).start()
    try:
        totals = crash(data, kills=3, tables=8, game="veil", postgres=postgres)
    finally:
        postgres.stop()
    assert totals["confirmed"] > 0
    assert (totals["lost"], totals["doubled"], totals["wrong"]) == (0, 0, 0), totals
