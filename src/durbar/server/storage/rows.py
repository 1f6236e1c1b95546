"""What is written to the database for an entry."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from durbar.server.table import Summary

encode = msgspec.json.Encoder().encode


class Write(NamedTuple):
    """An entry to store, with the summary of the table after it and those who belong to the table now."""

    table: str
    number: int
    data: str
    summary: Summary
    members: tuple[str, ...] = ()
    position: str = ""  # at a hand-over; empty: the one before still serves


UPDATED = ("game", "status", "listed", "bots_due", "moment", "touched", "summary")


def summary_row(summary: Summary) -> dict[str, Any]:
    return {
        "id": summary.id,
        "game": summary.game,
        "status": summary.status,
        "listed": summary.listed,
        "bots_due": summary.bots_due,
        "moment": summary.number,
        "touched": summary.touched,
        "summary": encode(summary),
    }
