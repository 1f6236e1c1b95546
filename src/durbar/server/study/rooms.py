"""Looking back together: people at a finished game who see the step one of them leads to.

A room is nothing but who is there and where they look: it is not kept, and ends when the last one goes.
"""

from __future__ import annotations

from typing import Protocol

from durbar.engine.refusal import Problem
from durbar.server.host.world import WORLD
from durbar.server.study.permits import had_part
from durbar.server.table.table import Table
from durbar.server.wire import live as wire

PATIENCE = 30.0
"""Seconds after which another one may lead in place of a leader who is gone."""


class RoomPage(Protocol):
    """Somebody's page at a table."""

    person: str
    called: str

    def reply(self, message: wire.ToClient) -> None: ...


class Room:
    """Who looks back together at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.members: dict[RoomPage, wire.RoomMember] = {}
        self.place = wire.RoomPlace()
        self.leader = ""  # the person, here or gone for a moment
        self.gone = 0.0  # since when
        self.count = 0

    def is_led(self) -> bool:
        return any(page.person == self.leader for page in self.members)

    def join(self, page: RoomPage, step: int) -> None:
        """Whoever opens it leads."""
        if page not in self.members:
            self.count += 1
            self.members[page] = wire.RoomMember(self.count, page.called)
        if not self.leader:
            self.leader, self.place = page.person, wire.RoomPlace(step)

    def leave(self, page: RoomPage) -> None:
        self.members.pop(page, None)
        if page.person == self.leader and not self.is_led():
            self.gone = WORLD.monotonic()

    def lead(self, page: RoomPage) -> None:
        """In place of one who is gone; those who played come before those who only look."""
        absent = not self.is_led() and WORLD.monotonic() - self.gone >= PATIENCE
        played = any(had_part(self.table, other.person) for other in self.members)
        if not absent or (played and not had_part(self.table, page.person)):
            raise Problem("room-led")
        self.leader = page.person

    def give(self, page: RoomPage, to: int) -> None:
        """Let another one lead."""
        self.check_leader(page)
        self.leader = next((one.person for one, member in self.members.items() if member.number == to), self.leader)

    def go(self, page: RoomPage, place: wire.RoomPlace) -> None:
        self.check_leader(page)
        self.place = place

    def point(self, page: RoomPage, spot: str) -> None:
        self.place = wire.RoomPlace(self.place.step, self.place.study, self.place.node, spot, page.called)

    def follow(self, page: RoomPage, follows: bool) -> None:
        member = self.members[page]
        self.members[page] = wire.RoomMember(member.number, member.name, follows)

    def check_leader(self, page: RoomPage) -> None:
        if page.person != self.leader:
            raise Problem("not-leader")

    def tell(self) -> None:
        """Everybody where everybody is."""
        members = list(self.members.values())
        leader = next((member.number for page, member in self.members.items() if page.person == self.leader), None)
        for page, member in self.members.items():
            page.reply(wire.RoomState(members, leader, member.number, self.place))


class Rooms:
    """The rooms of this server, by table."""

    def __init__(self) -> None:
        self.open: dict[str, Room] = {}

    def act(self, page: RoomPage, table: Table, wish: wire.LookTogether) -> None:
        """Do what a page asks for, and tell everybody."""
        if table.status != "over":
            raise Problem("still-secret")
        if not page.person:
            raise Problem("who-are-you")
        room = self.open.setdefault(table.id, Room(table))
        if wish.what != "join" and page not in room.members:
            raise Problem("not-in-room")
        self.carry_out(room, page, wish)
        room.tell()

    def carry_out(self, room: Room, page: RoomPage, wish: wire.LookTogether) -> None:
        match wish.what:
            case "join":
                room.join(page, wish.step)
            case "leave":
                self.leave(page, room.table.id)
            case "lead":
                room.lead(page)
            case "give":
                room.give(page, wish.to)
            case "go":
                room.go(page, wire.RoomPlace(wish.step, wish.study, wish.node))
            case "point":
                room.point(page, wish.spot)
            case _:
                room.follow(page, wish.what == "follow")

    def leave(self, page: RoomPage, table: str) -> None:
        """A page has gone; the room with the last of them."""
        room = self.open.get(table)
        if room is None or page not in room.members:
            return
        room.leave(page)
        if not room.members:
            del self.open[table]
        room.tell()
