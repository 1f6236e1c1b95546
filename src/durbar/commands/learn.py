"""`durbar learn`: lessons in the terminal, and whether all of them still fit the rules."""

from __future__ import annotations

from typing import Annotated

import click

from durbar.commands import speech
from durbar.engine.refusal import Problem


def add(app: click.Group) -> None:
    speech.command(app, "learn", learn)


def learn(
    game: Annotated[str | None, speech.argument("game")] = None,
    lesson: Annotated[str, speech.argument("lesson")] = "",
    check: Annotated[bool, speech.option("check", show_default=False)] = False,
    language: speech.Language = "",
) -> None:
    if check:
        check_lessons(game)
    elif game is None:
        raise Problem("usage-missing", name="GAME", command="durbar learn")
    elif lesson:
        teach(game, lesson)
    else:
        contents(game)


def contents(game: str) -> None:
    """The lessons of a game, and how to begin."""
    from durbar.lessons.lesson import path_of

    path = path_of(game)
    for lesson in path.lessons:
        minutes = speech.say("cli-learn-minutes", minutes=lesson.minutes)
        print(f"{lesson.id:<12} {lesson.title.say(speech.Voice.language)} ({minutes})")
    print(speech.say("cli-learn-begin", command=f"durbar learn {game} {path.lessons[0].id}"))


def teach(game: str, name: str) -> None:
    """One lesson, and what comes next."""
    import secrets

    from durbar.commands.play import play
    from durbar.lessons.course import Course
    from durbar.lessons.lesson import path_of
    from durbar.match.dice import Dice
    from durbar.terminal.lesson import LessonTable

    path = path_of(game)
    lesson = path.lesson(name)
    if lesson.play is not None:
        first = lesson.play
        options = [f"{name}={value}" for name, value in first.settings.items()]
        play(game, first.seats, opponents=first.bots[0], option=options)
        return
    table = LessonTable(Course(path, lesson, Dice(secrets.token_bytes(32))), speech.Voice.language, speech.console())
    table.play()
    following = path.lessons[path.lessons.index(lesson) + 1]
    if table.course.ended:
        print(speech.say("cli-learn-begin", command=f"durbar learn {game} {following.id}"))


def check_lessons(game: str | None) -> None:
    """Play every lesson with the engine; whatever does not fit is named."""
    from durbar.engine.game import GAMES, game_of
    from durbar.lessons.check import check
    from durbar.lessons.lesson import lesson_text

    chosen = [game_of(game).id] if game else [name for name in GAMES if lesson_text(GAMES[name])]
    faults = [fault for name in chosen for fault in check(name)]
    for fault in faults:
        print(fault)
    if faults:
        raise Problem("lessons-broken", count=len(faults))
    print(speech.say("cli-learn-good", games=", ".join(chosen)))
