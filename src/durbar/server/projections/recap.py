"""What happened at a table since somebody last chose: `durbar/match/recap.py`, with the names of its people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from durbar.locale import Texts
from durbar.match import recap as matches
from durbar.match.recap import Recap
from durbar.server.table.entries import SeatPlan
from durbar.server.table.table import Table


def recap(
    table: Table, eyes: int | None, since: int, language: str, reader: int | None = None, own: bool = True
) -> Recap:
    """`own`: these eyes are the reader's, who may know which choices their orders made."""
    match = table.match
    texts = Texts(language, seat_names(table, language)).adopt(match.game.id, match.game.boards.names(match.state))
    return matches.recap(match, eyes, since, texts, reader, table.orders.steps_ordered(eyes if own else None))


def since_last_choice(table: Table, seat: int | None, own: bool = True) -> int:
    """The step after this seat's last choice by hand; for a spectator, and before the first choice, the beginning.

    Whose seat it is not (`own`) does not learn which choices orders made.
    """
    ordered, line = table.orders.steps_ordered(seat if own else None), table.match.line
    mine = (step for step in reversed(range(table.match.steps)) if line[step].player == seat and step not in ordered)
    return next(mine, -1) + 1


def seat_names(table: Table, language: str) -> dict[str, str]:
    """Who sits where, as texts call them; two of the same name are told apart by their letter."""
    texts = Texts(language)
    labels = table.match.game.labels(table.match.state, "seat")
    count = Counter(plan.name for plan in table.seats)
    return {label: name_of(plan, label, count, texts) for label, plan in zip(labels, table.seats, strict=True)}


def name_of(plan: SeatPlan, label: str, count: Mapping[str, int], texts: Texts) -> str:
    if not plan.name:
        return texts.say("web-bot-name", seat=label)
    return f"{plan.name} ({label})" if count[plan.name] > 1 else plan.name
