"""The lessons at the terminal, by typing alone."""

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from durbar.lessons.course import Course
from durbar.lessons.lesson import Lesson, Path, path_of
from durbar.terminal.lesson import LessonTable

GAMES = ("maharaja", "maharadjah", "dice_charmers")
GUIDED = [
    pytest.param(path_of(game), lesson, id=f"{game}-{lesson.id}")
    for game in GAMES
    for lesson in path_of(game).lessons
    if lesson.play is None and all(step.kind != "goal" for step in lesson.steps)
]


class Typist:
    """Types what each step asks for, and once something else."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.strayed: set[int] = set()

    def type(self, prompt: str, words: Sequence[str]) -> str:
        step = self.course.now
        if step is None or step.kind == "read":
            return ""
        others = [o for o in self.course.match.options(self.course.you) if o not in self.course.wanted()]
        if step.kind == "do" and others and self.course.progress.step not in self.strayed:
            self.strayed.add(self.course.progress.step)
            return self.course.match.text(others[0])
        return self.course.show_me().replace("*", "NS")


@pytest.mark.parametrize(("path", "lesson"), GUIDED)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lesson_is_played_to_its_end(path: Path, lesson: Lesson, language: str) -> None:
    course, out = Course(path, lesson), Console(file=io.StringIO(), width=200)
    typist = Typist(course)
    LessonTable(course, language, out, typist.type).play()
    assert course.ended
    told = out.file.getvalue()  # type: ignore[attr-defined]
    assert lesson.title.say(language) in told
    assert lesson.learned.say(language) in told
    assert ("✓" if typist.strayed else "★") in told
