"""What a learner may do at the table of a lesson. The rules are those of any table; the lesson says what goes on."""

from __future__ import annotations

import hmac

from durbar.engine.flow import Option, Seat
from durbar.engine.refusal import Problem
from durbar.lessons.course import Course
from durbar.lessons.lesson import fits
from durbar.match.dice import Dice
from durbar.server.table import entries
from durbar.server.table.commands import Actor, chosen, command, owned, playing
from durbar.server.table.entries import AnyEntry
from durbar.server.table.table import Table


def luck(table: Table, secret: bytes) -> Dice:
    """Dice that fall anew with every entry: whoever missed a goal by bad luck must not meet the same again."""
    return Dice(hmac.digest(secret, f"lesson {table.number}".encode(), "sha256"))


@command
def choose(table: Table, actor: Actor, seat: int, question: int, option: int, secret: bytes) -> AnyEntry | None:
    """A choice of the learner: played if the lesson goes on with it, else answered by a sentence."""
    course = taught(table, actor)
    owned(table, actor, seat)
    if table.answers.get((seat, question)) == option:
        return None  # the same message again
    asked(table, seat, question)
    course.expecting()
    words = table.match.text(option)
    table.match.option(seat, words)  # a Problem where the rules refuse it
    if course.other_choice(words) is not None:
        return table.apply(entries.Stepped(table.now(), "stray", words))
    return chosen(table, seat, question, course.play(seat, option, luck(table, secret)))


@command
def answer(table: Table, seat: int, question: int, option: int, secret: bytes) -> AnyEntry | None:
    """What the script, or a bot in a free goal, chooses."""
    course = table.course
    if course is None or seat not in course.turn():
        raise Problem("not-your-turn")
    asked(table, seat, question)
    return chosen(table, seat, question, course.play(seat, option, luck(table, secret)))


@command
def read_on(table: Table, actor: Actor) -> AnyEntry:
    """The step is read."""
    taught(table, actor)
    return table.apply(entries.Stepped(table.now(), "read"))


@command
def tried(table: Table, actor: Actor, option: int) -> AnyEntry:
    """The learner pressed what the rules refuse, and was told why."""
    course = taught(table, actor)
    if course.you not in table.questions or table.match.why_not(course.you, option) is None:
        raise Problem("lesson-waits")
    return table.apply(entries.Stepped(table.now(), "try", table.match.text(option)))


@command
def found(table: Table, actor: Actor, place: str) -> AnyEntry:
    """The learner pressed a place; whether it is the one meant, the lesson says."""
    taught(table, actor)
    return table.apply(entries.Stepped(table.now(), "find", place))


@command
def undo(table: Table, actor: Actor) -> AnyEntry:
    """A step back, with everything the script did since."""
    return back(table, *taught(table, actor).before())


@command
def again(table: Table, actor: Actor) -> AnyEntry:
    """The lesson from its beginning."""
    taught(table, actor)
    return back(table, 0, 0)


@command
def once_more(table: Table, actor: Actor) -> AnyEntry:
    """A goal that was missed, from the start of its step."""
    progress = taught(table, actor).progress
    return back(table, progress.step, progress.began[-1])


@command
def show_me(table: Table, actor: Actor, secret: bytes) -> AnyEntry:
    """Do what the step asks for; in a goal the next choice of a way to it, from its start if need be."""
    course = taught(table, actor)
    step, words = course.now, course.show_me()
    if step is None or step.kind == "read":
        return table.apply(entries.Stepped(table.now(), "read"))
    if step.kind == "find":
        return table.apply(entries.Stepped(table.now(), "find", words))
    if step.kind == "try":
        return table.apply(entries.Stepped(table.now(), "try", refusable(table, course, words)))
    if course.progress.lost or not words:
        return back(table, course.progress.step, course.progress.began[-1])
    question = table.questions[course.you]
    return chosen(table, course.you, question, course.play(course.you, words, luck(table, secret)))


# --- checks ----------------------------------------------------------------------------------------------------------


def taught(table: Table, actor: Actor) -> Course:
    """The lesson, if it is this learner's and still taught as it was."""
    if table.course is None:
        raise Problem("lesson-changed" if table.made.lesson else "no-lesson-here")
    owned(table, actor, table.course.you)
    return table.course


def asked(table: Table, seat: int, question: int) -> None:
    playing(table)
    if seat not in table.questions:
        raise Problem("not-your-turn")
    if table.questions[seat] != question:
        raise Problem("too-late")


def refusable(table: Table, course: Course, pattern: str) -> str:
    """The words of a refused choice that fits."""
    g = table.match.state
    candidates = g.decision.candidates(g, Seat(course.you))
    texts = [" ".join(g.decision.words(g, Option(option))) for option in candidates]
    return next(text for text in texts if fits(pattern, text))


def back(table: Table, step: int, to: int) -> AnyEntry:
    return table.apply(entries.Stepped(table.now(), "back", step=step, to=to))
