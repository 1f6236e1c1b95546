"""What one page is told of a table: all of it once, from then on what changed for the eyes it looks through."""

from __future__ import annotations

import asyncio
from typing import Literal, Protocol

import msgspec
from msgspec import Raw

from durbar.server.hub import OpenTable
from durbar.server.projections import table as projections
from durbar.server.projections.changes import changes_of
from durbar.server.wire import live as wire
from durbar.server.wire.tables import SeatInfo

encode = msgspec.json.Encoder().encode
SIGNED_OUT = 4401


class Wire(Protocol):
    """As much of a WebSocket as a page at a table needs."""

    async def send_data(self, data: str, mode: Literal["text"]) -> None: ...

    async def receive_data(self, mode: Literal["text"]) -> str: ...

    async def close(self, code: int, reason: str) -> None: ...


class Pushed(Protocol):
    """Where can be written to at once, while it is free."""

    @property
    def is_free(self) -> bool: ...

    def push(self, text: bytes) -> None: ...


class TableViewer:
    """One task sends, so that messages keep their order and slow pages catch up by leaps."""

    def __init__(self, opened: OpenTable, person: str, since: int, takes_changes: bool) -> None:
        self.opened = opened
        self.person = person
        mine = opened.table.seats_of(person)
        self.looking: int | None = mine[0] if len(mine) == 1 else None
        self.sent = since if since <= opened.table.number else 0
        self.private_sent = dict.fromkeys(range(len(opened.table.seats)), self.sent)  # by seat: its own lines
        self.takes_changes = takes_changes
        self.changes = changes_of(opened)
        self.base: tuple[object, ...] = ()  # the last state it was shown: its entry, through whose eyes, who was there
        self.first = True
        self.again = False
        self.around: tuple[object, ...] = ()  # what the next two were made from
        self.seats: list[SeatInfo] = []
        self.present = wire.Presence([], 0)
        self.present_sent: wire.Presence | None = None
        self.seen_before = 0
        self.replies: list[wire.ToClient] = []
        self.line: Pushed | None = None  # where it can be written to at once
        self.stirred = self.writing = False
        self.woken = asyncio.Event()
        self.ended = False
        self.gone = False

    def wake(self) -> None:
        """Tell it what is due once everybody has been woken, and what else happens now is known too."""
        if self.line is None:
            self.woken.set()
        elif not self.stirred:
            self.stirred = True
            asyncio.get_running_loop().call_soon(self.write_at_once)

    def look_again(self) -> None:
        """What it was shown is no longer so, though nothing happened since."""
        self.again = True
        self.wake()

    def reply(self, message: wire.ToClient) -> None:
        self.replies.append(message)
        self.wake()

    def write_at_once(self) -> None:
        """Without waking a task, unless that is writing, or the page does not take what it is sent."""
        self.stirred = False
        line = self.line
        if line is None or self.ended or self.gone or self.writing or self.woken.is_set() or not line.is_free:
            self.woken.set()
            return
        try:
            due = self.due()
        except Exception:  # the task meets it again, and ends the connection
            self.woken.set()
            return
        if due:
            line.push(encode(due))

    async def sending(self, socket: Wire) -> None:
        self.woken.set()
        while True:
            await self.woken.wait()
            self.woken.clear()
            if self.ended:
                await socket.close(SIGNED_OUT, "who-are-you")
                return
            due = self.due()
            if due:  # all in one frame: each costs the kernel as much as making it costs us
                self.writing = True
                await socket.send_data(encode(due).decode(), mode="text")
                self.writing = False

    def due(self) -> list[wire.ToClient | Raw]:
        """What this page has not been told yet."""
        self.look_around()
        found: list[wire.ToClient | Raw] = []
        table = self.opened.table
        if self.first or self.again or table.changed > self.sent:
            found.append(self.change() or self.whole_state())
        elif table.number > self.sent:
            found.append(wire.Talk(table.number, projections.chat_since(table, self.sent)))
        self.sent = table.number
        if self.looking is not None:
            self.private_sent[self.looking] = self.sent
        self.first = self.again = False
        if self.present != self.present_sent:
            self.present_sent = self.present
            found.append(self.present)
        replies, self.replies = self.replies, []
        return [*found, *replies]

    def change(self) -> Raw | None:
        """What changed since the last state it was shown, where that is enough."""
        base, self.base = self.base, (self.opened.table.number, self.looking, self.around)
        if self.first or self.again or base != (self.sent, self.looking, self.around):
            return None
        return self.changes.since(self.opened.table, self.looking, self.sent) if self.takes_changes else None

    def whole_state(self) -> wire.State:
        state = self.state()
        if self.takes_changes:
            self.changes.remember(self.opened.table, self.looking, state)
        return state

    def state(self) -> wire.State:
        table = self.opened.table
        info = projections.table_info(projections.common(table).summary, self.person, self.seats)
        given = (self.looking, self.sent, self.seen_before, self.first, self.person, not self.takes_changes)
        state = projections.state(table, info, *given)
        if self.looking is not None and self.private_sent[self.looking] < self.sent:
            earlier = projections.private_log(table, self.looking, self.private_sent[self.looking], self.sent)
            state.log = earlier + state.log
        return state

    def look_around(self) -> None:
        """Who is here and who sits where; anew only if somebody came, went or changed seats."""
        table, people = self.opened.table, self.opened.people
        around = (self.opened.crowd, table.seats.plans, table.made.pace)
        if around != self.around:
            self.around = around
            self.settle_eyes()
            self.seats = projections.seat_infos(table.seats.plans, table.made.pace, self.person, people)
            self.present = presence(self.opened)

    def settle_eyes(self) -> None:
        """Eyes may only be one's own; whoever has a single seat looks through it."""
        mine = self.opened.table.seats_of(self.person)
        if self.looking is not None and self.looking not in mine:
            self.looking = None
        if self.looking is None and len(mine) == 1:
            self.looking = mine[0]


def presence(opened: OpenTable) -> wire.Presence:
    """Who is here. Over days nobody is told: it would tell by whom a question was answered, and by whom left."""
    table = opened.table
    if projections.hides_presence(table.made.pace):
        return wire.Presence([False] * len(table.seats), 0)
    present, players = opened.people, table.people()
    here = [plan.kind == "person" and plan.person in present for plan in table.seats]
    looking_on = sum(viewer.person not in players for viewer in opened.viewers)
    return wire.Presence(here, looking_on)
