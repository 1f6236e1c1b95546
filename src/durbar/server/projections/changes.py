"""What choices changed of what a page was shown, told in place of everything. Made once for all who look alike."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Raw, Struct

from durbar.server.hub import OpenTable
from durbar.server.projections import table as projections
from durbar.server.table.table import Table
from durbar.server.wire.live import ChangedForAll, ChangedForEyes, LogItem, State

encode = msgspec.json.Encoder().encode


class Changes:
    """Of one open table: what was shown last through each pair of eyes, and what the last entry changed of it."""

    def __init__(self) -> None:
        self.views: dict[int | None, tuple[int, Any]] = {}  # by eyes: the view, and after which entry it was so
        self.outlook: tuple[int, list[list[str]]] = (-1, [])
        self.number = -1  # the entry after which the rest was made, by the one before it
        self.for_all: dict[int, tuple[bytes, bool]] = {}
        self.for_eyes: dict[tuple[int | None, int], Raw] = {}

    def remember(self, table: Table, eyes: int | None, state: State) -> None:
        """Somebody was told everything."""
        self.views[eyes] = (table.number, state.view)
        self.outlook = (table.number, state.outlook)

    def since(self, table: Table, eyes: int | None, since: int) -> Raw | None:
        """The message for whoever looks through these eyes and was shown how things stood then; None: tell them all."""
        if self.number != table.number:
            self.number, self.for_all, self.for_eyes = table.number, {}, {}
        made = self.for_eyes.get((eyes, since))
        shown, before = self.views.get(eyes, (-1, None))
        if made is None and shown == since and isinstance(before, Struct) and only_choices_since(table, since):
            made = self.for_eyes[eyes, since] = self.make(table, eyes, since, before)
        return made

    def make(self, table: Table, eyes: int | None, since: int, before: Struct) -> Raw:
        if since not in self.for_all:
            self.for_all[since] = self.make_for_all(table, since)
        for_all, private = self.for_all[since]
        view = table.match.game.view(table.match.state, eyes)
        self.views[eyes] = (table.number, view)
        own = ChangedForEyes(
            view=changed_fields(before, view),
            ask=projections.question(table, eyes, reasons=False),
            undo=projections.undo_info(table, eyes),
            log=projections.log_since(table, eyes, since, 0)[0] if private else None,
        )
        return Raw(b'{"type":"change","since":%d,"all":%b,"own":%b}' % (since, for_all, encode(own)))

    def make_for_all(self, table: Table, since: int) -> tuple[bytes, bool]:
        """What all are told alike; and whether somebody was told something the others were not."""
        alike, log = projections.common(table), common_log(table, since)
        summary, outlook = alike.summary, alike.outlook if self.outlook != (since, alike.outlook) else None
        self.outlook = (table.number, alike.outlook)
        told = ChangedForAll(
            moment=table.number,
            step=table.match.steps,
            turn=summary.turn,
            touched=projections.time_text(summary.touched),
            outlook=outlook,
            decision=alike.decision,
            nudge=alike.nudge,
            log=log,
        )
        return encode(told), log is None


changes: WeakKeyDictionary[OpenTable, Changes] = WeakKeyDictionary()


def changes_of(opened: OpenTable) -> Changes:
    return changes.setdefault(opened, Changes())


def only_choices_since(table: Table, since: int) -> bool:
    """Did people only choose, at a table where that changes nothing but the game? What is rare is told in full."""
    plain = table.clocks is None and table.votes.open is None and table.course is None
    wanted = any(plan.is_wanted for plan in table.seats)
    told_by_view = table.match.game.drawing.page_board
    return table.status == "playing" and table.beside <= since and plain and not wanted and told_by_view


def changed_fields(before: Struct, view: Struct) -> dict[str, Any]:
    """The fields of a view that are not as they were."""
    was = msgspec.structs.asdict(before)
    return {name: value for name, value in msgspec.structs.asdict(view).items() if value != was[name]}


def common_log(table: Table, since: int) -> list[LogItem] | None:
    """What happened since an entry; None if some of it is for one seat alone."""
    items = []
    for line in reversed(table.log):
        if line.number <= since:
            break
        if line.visible_to is not None or line.person:
            return None
        items.append(projections.log_item(line))
    return items[::-1]
