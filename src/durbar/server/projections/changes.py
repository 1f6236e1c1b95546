"""What choices changed of what a page was shown, told in place of everything. Made once for all who look alike."""

from __future__ import annotations

from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Raw, Struct, structs

from durbar.server.hub import OpenTable
from durbar.server.projections import table as projections
from durbar.server.projections.position import decision_info, outlook
from durbar.server.table.table import Table
from durbar.server.votes.commands import nudged_from
from durbar.server.wire.live import ChangedForAll, ChangedForEyes, LogItem, State

encode = msgspec.json.Encoder().encode
View: TypeAlias = dict[str, Any]


class Changes:
    """Of one open table: what was shown last through each pair of eyes, and what the last entry changed of it."""

    def __init__(self) -> None:
        self.views: dict[int | None, tuple[int, View | None]] = {}  # by eyes: the view, and after which entry
        self.outlook: tuple[int, list[list[str]]] = (-1, [])
        self.number = -1  # the entry after which the rest was made, by the one before it
        self.for_all: dict[int, tuple[bytes, bool]] = {}
        self.for_eyes: dict[tuple[int | None, int], Raw] = {}

    def remember(self, table: Table, eyes: int | None, state: State) -> None:
        """Somebody was told everything."""
        shown: object = state.view
        self.views[eyes] = (table.number, structs.asdict(shown) if isinstance(shown, Struct) else None)
        self.outlook = (table.number, state.outlook)

    def since(self, table: Table, eyes: int | None, since: int) -> Raw | None:
        """The message for whoever looks through these eyes and was shown how things stood then; None: tell them all."""
        if self.number != table.number:
            self.number, self.for_all, self.for_eyes = table.number, {}, {}
        made = self.for_eyes.get((eyes, since))
        shown, before = self.views.get(eyes, (-1, None))
        if made is None and shown == since and before is not None and only_choices_since(table, since):
            made = self.for_eyes[eyes, since] = self.make(table, eyes, since, before)
        return made

    def make(self, table: Table, eyes: int | None, since: int, before: View) -> Raw:
        if since not in self.for_all:
            self.for_all[since] = self.make_for_all(table, since)
        for_all, private = self.for_all[since]
        view = structs.asdict(table.match.game.view(table.match.state, eyes))
        self.views[eyes] = (table.number, view)
        own = ChangedForEyes(
            view={name: value for name, value in view.items() if value != before[name]},
            ask=projections.question(table, eyes, reasons=False),
            undo=projections.undo_info(table, eyes),
            log=projections.log_since(table, eyes, since, 0)[0] if private else None,
        )
        return Raw(b'{"type":"change","since":%d,"all":%b,"own":%b}' % (since, for_all, encode(own)))

    def make_for_all(self, table: Table, since: int) -> tuple[bytes, bool]:
        """What all are told alike; and whether somebody was told something the others were not."""
        match, log = table.match, common_log(table, since)
        promised, known = outlook(match, match.state), self.outlook
        self.outlook = (table.number, promised)
        told = ChangedForAll(
            moment=table.number,
            step=match.steps,
            turn=table.turn(),
            touched=projections.time_text(table.touched),
            outlook=promised if known != (since, promised) else None,
            decision=decision_info(match.game, match.state),
            nudge=projections.time_text(nudged_from(table)),
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
