"""What is kept, as rows: of whatever keeps them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from durbar.server.table.summary import Summary

encode = msgspec.json.Encoder().encode

UPDATED = ("game", "status", "listed", "bots_due", "moment", "touched", "summary", "due", "wanted")


class PersonRow(NamedTuple):
    id: str
    name: str
    language: str
    theme: str
    recovery: str
    login: str | None
    password: str | None
    created: float
    void_before: float = 0.0
    muted: bool = False
    bot_tables: int | None = None
    shown: str = "met"


class LessonRow(NamedTuple):
    """`table_id`: where it goes on. `mark`: `done`, `star`, or nothing yet."""

    person_id: str
    game: str
    lesson: str
    table_id: str
    step: int
    mark: str
    touched: float


class LessonCount(NamedTuple):
    """So many people are in this lesson at this step, or have finished it. Nobody is named."""

    lesson: str
    step: int
    mark: str
    people: int


class Named(NamedTuple):
    """Somebody's name, and who may see what their games come to."""

    name: str
    shown: str


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
