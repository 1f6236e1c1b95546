"""A lesson as the table at which it is taught tells it; their list and the way there: `games.py`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from durbar.server.wire.games import Sentence


class NextLesson(Struct):
    id: str
    title: Sentence


class LessonInfo(Struct):
    """The lesson of this table at its present step, counted from 0 (at the end `text` says what was learned).

    `kind`: what the step asks for. `frame`: places, and parts of the page (`part:`), to show. `wanted`: ids of the
    present options that go on, of a `try` those of the refused ones. `point`: places one of which is to be found.
    `said` answers what was pressed last and was not wanted, `missed` counts that in this step.
    `lost`: the goal was missed.
    `busy`: the others' moves are on. `dice`: here it is said that dice are chosen beforehand. `changed`: the lesson is
    taught otherwise by now, and must begin again.
    """

    id: str
    number: int
    of: int
    title: Sentence
    step: int
    steps: int
    kind: Literal["read", "do", "try", "find", "goal", "end"]
    text: Sentence
    rule: str
    frame: list[str]
    wanted: list[int]
    point: list[str]
    said: Sentence | None
    missed: int
    lost: bool
    busy: bool
    clean: bool
    dice: bool
    changed: bool
    next: NextLesson | None
