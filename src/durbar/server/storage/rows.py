"""A table as its row in the database."""

from __future__ import annotations

from typing import Any

import msgspec

from durbar.server.table.summary import Summary

encode = msgspec.json.Encoder().encode


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
