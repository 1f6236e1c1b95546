"""What is written to the database for an entry."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from durbar.server.summary import Summary

encode = msgspec.json.Encoder().encode


class Guard(NamedTuple):
    """An entry is stored only while the orders of a seat are still this version of them; `step`: of its choice."""

    seat: int
    version: int
    step: int


class Write(NamedTuple):
    """An entry to store, with the summary of the table after it and those who belong to the table now."""

    table: str
    number: int
    data: str
    summary: Summary
    members: tuple[str, ...] = ()
    position: str = ""  # at a hand-over; empty: the one before still serves
    results: tuple[tuple[Any, ...], ...] = ()  # of a game that has just ended
    notices: tuple[tuple[str, str, int, float], ...] = ()  # person, kind, number of the question, due
    guard: Guard | None = None  # of a choice that an order makes


UPDATED = ("game", "status", "listed", "bots_due", "moment", "touched", "summary", "due", "wanted")


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
        "due": summary.due,
        "wanted": summary.listed and bool(summary.wanted),
    }
