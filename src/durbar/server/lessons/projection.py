"""A lesson as its learner sees it: the present step, what is framed, and what goes on."""

from __future__ import annotations

from functools import cache

from durbar.engine.flow import Option, Seat
from durbar.engine.game import game_of
from durbar.lessons.course import Course
from durbar.lessons.lesson import Lesson, LessonText, Path, Term, fits, lesson_of, lesson_text, path_of
from durbar.locale import Texts
from durbar.match.record import CHANCE_MARK
from durbar.server.table.table import Table
from durbar.server.wire.games import Sentence, TermInfo
from durbar.server.wire.lessons import LessonInfo, NextLesson


def sentence(text: LessonText) -> Sentence:
    return Sentence(text.en, text.fr)


@cache
def terms(game: str) -> list[TermInfo]:
    """Every piece, icon and place of a game, and what it is for."""
    found = path_of(game).terms if lesson_text(game_of(game)) else ()
    return [
        TermInfo(one.id, one.rule, meaning(one), [*one.icons], [*one.spots], {k: [*v] for k, v in one.words.items()})
        for one in found
    ]


def meaning(term: Term) -> Sentence:
    if term.phrase:
        return Sentence(*(Texts(language).say(term.phrase) for language in ("en", "fr")))
    return Sentence(term.en, term.fr)


def lesson_info(table: Table) -> LessonInfo | None:
    """What the coach says now."""
    lesson = lesson_of(table.made.game, table.made.lesson) if table.made.lesson else None
    if lesson is None:
        return None
    path, course = path_of(table.made.game), table.course
    number = path.lessons.index(lesson)
    info = LessonInfo(
        lesson.id, number + 1, len(path.lessons), sentence(lesson.title), 0, len(lesson.steps), "end",
        sentence(lesson.learned), "", [], [], [], None, 0, False, False, True, False, course is None,
        next_lesson(path, number),
    )  # fmt: skip
    return info if course is None else at_step(info, course)


def at_step(info: LessonInfo, course: Course) -> LessonInfo:
    step, progress = course.now, course.progress
    info.step, info.busy, info.clean = progress.step, bool(progress.script), progress.clean
    if step is None or progress.script:  # while the others move, the step before is still the one spoken of
        step = course.lesson.steps[progress.step - 1] if progress.script else None
    if step is None:
        return info
    info.kind, info.text, info.rule = step.kind, sentence(step.text), step.rule
    info.dice = (course.lesson.id, course.lesson.steps.index(step)) == first_dice(course.path.game)
    if not progress.script:
        info.frame, info.wanted, info.point = list(step.show), wanted(course), list(step.point)
        info.said = None if progress.said is None else sentence(progress.said)
        info.missed, info.lost = progress.missed, progress.lost
    return info


def wanted(course: Course) -> list[int]:
    """Options that go on; where something refused is to be tried, those refused."""
    step, match = course.now, course.match
    if step is None or step.kind != "try" or course.you not in match.owing():
        return course.wanted()
    g = match.state
    candidates = [int(option) for option in g.decision.candidates(g, Seat(course.you))]
    return [one for one in candidates if fits(step.refusable, " ".join(g.decision.words(g, Option(one))))]


def next_lesson(path: Path, number: int) -> NextLesson | None:
    following: Lesson | None = path.lessons[number + 1] if number + 1 < len(path.lessons) else None
    return None if following is None else NextLesson(following.id, sentence(following.title))


@cache
def first_dice(game: str) -> tuple[str, int] | None:
    """The first step of a path that dice answer: there it is said that they are chosen beforehand."""
    for lesson in path_of(game).lessons:
        for n, step in enumerate(lesson.steps):
            if any(line.startswith(CHANCE_MARK) for line in step.then):
                return lesson.id, n
    return None
