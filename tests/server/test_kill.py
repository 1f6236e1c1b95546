"""kill -9 at any moment loses nothing that was confirmed, and applies nothing twice."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from crash import crash
from mail_crash import killed
from postgres import Postgres

KILLS = int(os.environ.get("DURBAR_KILLS", "5"))


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


@pytest.mark.counts
def test_no_choice_without_its_notice_when_killed_before_the_mail_is_sent(data: Path) -> None:
    """[weeks 9.16] And none without a choice; whatever is sent again has the same name."""
    count = killed(data, KILLS)
    print(count)
    assert count.confirmed > 0
    assert count.mails > 0
    assert count.wrong == 0, count
