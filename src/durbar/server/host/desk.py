"""What routes and live lines ask of whoever has the tables: a server, or a browser by itself."""

from __future__ import annotations

from durbar.server.bots import Bots
from durbar.server.host.limits import Buckets, Limits
from durbar.server.hub import Apart, Hub
from durbar.server.people.guests import Guests
from durbar.server.people.read_marks import ReadMarks
from durbar.server.storage.stores import HourKeeper, LessonKeeper, NoteKeeper, ResultKeeper, TableLister
from durbar.server.study.rooms import Rooms


class Desk:
    hub: Hub
    people: Guests
    bots: Bots
    levels: list[str]  # of bots, that may play here
    aside: Apart
    limits: Limits
    talk: Buckets
    read_marks: ReadMarks
    rooms: Rooms
    lists: TableLister
    lessons: LessonKeeper
    results: ResultKeeper
    hours: HourKeeper
    notes: NoteKeeper
