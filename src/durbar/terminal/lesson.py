"""A lesson at the terminal: the same board, options and reasons, with a sentence that says what to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from durbar.engine.refusal import Refusal
from durbar.lessons.course import Course
from durbar.lessons.lesson import LessonStep, LessonText, fits
from durbar.terminal.keyboard import ask
from durbar.terminal.opponents import opponent
from durbar.terminal.table import Screen

if TYPE_CHECKING:
    from rich.console import Console

PATIENCE = 3  # other choices in one step after which the wanted one is told


class LessonTable(Screen):
    """One lesson, until it ends or the learner leaves."""

    def __init__(
        self,
        course: Course,
        language: str,
        out: Console,
        ask: Callable[[str, Sequence[str]], str | None] = ask,
    ) -> None:
        super().__init__(course.match, course.path.you, "easy", language, out, ask=ask)
        self.course = course
        self.picture.texts.own |= {course.path.you: course.path.you, **course.path.names}
        self.drawn = -1

    def play(self) -> None:
        lesson = self.course.lesson
        self.out.print(f"\n[bold]{lesson.title.say(self.picture.language)}[/]\n{self.say('terminal-lesson-welcome')}")
        while self.open and not self.course.ended:
            self.answered()
            if self.course.now is not None and self.open:
                self.step(self.course.now)
        if self.course.ended:
            mark = "★" if self.course.progress.clean else "✓"
            self.out.print(f"\n[bold]{mark} {lesson.learned.say(self.picture.language)}[/]")

    def answered(self) -> None:
        """What the script and, in a free goal, the others answer."""
        while (line := self.course.scripted()) is not None:
            self.tell(self.course.answer(*line))
        while self.course.you not in self.match.owing() and self.match.owing() and self.course.now is not None:
            if self.course.now.kind != "goal" or (seat := self.match.owing()[0]) is None:
                break
            option = opponent(self.course.now.bots or "easy", self.match.steps)(self.match, seat)
            self.tell(self.course.answer(self.picture.seats[seat], self.match.text(option)))
        self.hear()

    def step(self, step: LessonStep) -> None:
        if self.drawn != self.match.steps:
            self.picture.board(self.course.you)
            self.drawn = self.match.steps
        self.out.print(f"\n[bold]{step.text.say(self.picture.language)}[/]  [dim]{step.rule}[/]")
        if step.kind == "read":
            self.read()
        elif step.kind == "find":
            self.find()
        else:
            self.choose_or_try(step)

    def read(self) -> None:
        line = self.ask(self.say("terminal-lesson-next"), ())
        if line is None or line == "q":
            self.open = False
        elif line == "u":
            self.go_back()
        else:
            self.course.step_on("read")

    def find(self) -> None:
        """A place, by the word the board writes."""
        line = self.ask(self.say("terminal-lesson-find"), ())
        if line is None or line == "q":
            self.open = False
            return
        point = self.course.show_me()
        meant = line.lower() in (point.lower(), *self.names_of(point.rpartition(":")[2]))
        self.tell(self.course.step_on("find", point if meant else line))

    def names_of(self, word: str) -> tuple[str, str]:
        return word.lower(), str(self.picture.texts.name(self.match.game.id, word)).lower()

    def choose_or_try(self, step: LessonStep) -> None:
        seat = self.course.you
        wanted = self.course.wanted()
        self.out.print(self.picture.question(seat))
        self.listed = [*wanted, *(option for option in self.match.options(seat) if option not in wanted)]
        self.show(self.listed)
        before = self.course.progress
        while self.open and self.course.progress[:2] == before[:2] and self.course.match.steps == self.drawn:
            line = self.ask(self.say("terminal-prompt"), ())
            if line is None:
                self.open = False
            elif line == "u":
                self.go_back()
                return
            elif (chosen := self.understood(seat, line, self.listed)) is not None and len(chosen) == 1:
                self.tell(self.course.choose(self.match.text(chosen[0])))
                self.help_out(step)

    def explain(self, found: list[tuple[str, Refusal]]) -> None:
        """Why not; where the lesson asks for just that, it goes on."""
        super().explain(found)
        step = self.course.now
        if step is not None and step.kind == "try" and any(fits(step.refusable, text) for text, _ in found):
            self.course.step_on("try", next(text for text, _ in found if fits(step.refusable, text)))

    def help_out(self, step: LessonStep) -> None:
        if self.course.progress.missed >= PATIENCE and step.kind == "do" and self.course.now is step:
            self.out.print(self.say("terminal-lesson-show", words=self.course.show_me()))

    def go_back(self) -> None:
        if self.course.progress.step or self.match.steps:
            self.course.undo()

    def tell(self, said: LessonText | None) -> None:
        if said is not None:
            self.out.print(f"[yellow]{said.say(self.picture.language)}[/]")
        if self.course.progress.lost:
            self.course.go_back(self.course.progress.step, self.course.progress.began[-1])
