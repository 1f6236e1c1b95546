"""The lesson of a table, if it is taught as it was when the table was made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.lessons.course import Course
from durbar.lessons.lesson import lesson_of, path_of
from durbar.match.match import Match
from durbar.server.table import entries
from durbar.server.table.part import Part

if TYPE_CHECKING:
    from durbar.server.table.table import Table


class LessonState(Part):
    OWNS = (entries.Stepped,)

    def __init__(self) -> None:
        self.course: Course | None = None

    def follow(self, match: Match) -> None:
        """The copy of a table has a copy of its match."""
        if self.course is not None:
            self.course = self.course.fork(match)

    def begin(self, made: entries.Created, match: Match) -> None:
        lesson = lesson_of(made.game, made.lesson) if made.lesson else None
        if lesson is not None and lesson.revision == made.revision:
            self.course = Course(path_of(made.game), lesson, match=match)

    def apply(self, table: Table, entry: entries.Stepped) -> None:
        """The lesson goes on, or back. Where it is taught otherwise by now, only the game does."""
        course = self.course
        if entry.what == "back":
            seat = next((n for n, plan in enumerate(table.seats) if plan.kind == "person"), 0)
            if course is not None:
                course.went_back(entry.step, entry.to)
            if entry.to < table.match.steps:
                table.undo(seat, entry.to)
            table.status = "playing"
        elif course is not None and entry.what == "stray":
            course.stray(entry.words)
        elif course is not None:
            course.step_on(entry.what, entry.words)

    def recall(self, table: Table, entry: entries.Stepped) -> None:
        """How far a learner came in a lesson that is taught otherwise now, nobody asks."""
