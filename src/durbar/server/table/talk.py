"""What people say at a table, and who may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.match.past import Past
from durbar.server.table import entries
from durbar.server.table.log import ChatLine
from durbar.server.table.part import Part

if TYPE_CHECKING:
    from durbar.server.table.table import Table


class Talk(Part):
    OWNS = (entries.Said, entries.Hushed, entries.TalkClosed)

    def __init__(self) -> None:
        self.chat: Past[ChatLine] = Past()
        self.speakers: dict[str, int] = {}  # whoever has spoken, by the order of their first words
        self.hushed: frozenset[str] = frozenset()
        self.closed = False  # to those who look on

    def fork(self) -> Talk:
        other = super().fork()
        other.chat, other.speakers = self.chat.fork(), dict(self.speakers)
        return other

    def apply(self, table: Table, entry: entries.Said | entries.Hushed | entries.TalkClosed) -> None:
        match entry:
            case entries.Said(seat=seat, person=person):
                speaker = self.speakers.setdefault(person, len(self.speakers))
                whose = seat if seat >= 0 else None
                self.chat.append(ChatLine(table.number, entry.at, whose, entry.name, entry.text, speaker))
            case entries.Hushed(person=person, on=on):
                self.hushed = self.hushed | {person} if on else self.hushed - {person}
            case entries.TalkClosed(on=on):
                self.closed = on
