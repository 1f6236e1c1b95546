"""How far the learner is, stored with the entry that took them there: the list of lessons tells it."""

from __future__ import annotations

from durbar.server.hub import Listener
from durbar.server.table.entries import AnyEntry
from durbar.server.table.journal import Progress, Write
from durbar.server.table.table import Table


class LessonProgress(Listener):
    def add(self, write: Write, before: Table, after: Table, entry: AnyEntry) -> Write:
        was, now = before.course, after.course
        if was is None or now is None or (was.progress.step, was.ended) == (now.progress.step, now.ended):
            return write
        mark = "star" if now.progress.clean else "done"
        return write._replace(progress=Progress(now.progress.step, mark if now.ended else ""))
