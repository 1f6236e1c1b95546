"""Somebody in a lesson: where they are in it, and what another choice is answered.

A lesson has no rules of its own: options and refusals are those of the match. It only says which of the options go on
(`wanted`), what the others and chance answer (`script`), and when a goal is reached.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from itertools import takewhile
from typing import Any, NamedTuple

from durbar.engine.flow import Option, Seat, Words
from durbar.engine.game import SEATS
from durbar.engine.refusal import Problem
from durbar.lessons.lesson import Lesson, LessonStep, LessonText, Path, fits, is_meant
from durbar.match.dice import Draws
from durbar.match.match import Match
from durbar.match.record import CHANCE_MARK, Choice
from durbar.match.replay import load


class CourseProgress(NamedTuple):
    """`began`: for each step so far, the step of the match at which it asked. `script`: answers still to come."""

    step: int = 0
    began: tuple[int, ...] = (0,)
    script: tuple[str, ...] = ()
    missed: int = 0  # choices of this step that were allowed and not wanted
    clean: bool = True  # nothing but wanted choices so far
    said: LessonText | None = None  # the answer to the last of them
    lost: bool = False  # the goal of this step was missed: it begins again before anything else

    def next(self, step: LessonStep, match: Match) -> CourseProgress:
        """The step is done; what the others answer comes first. Chance has answered with the choice."""
        script = without_draws(step.then) if step.kind == "do" else step.then
        return CourseProgress(self.step + 1, self.began, script, 0, self.clean).asking(match)

    def strayed(self, said: LessonText | None, lost: bool = False) -> CourseProgress:
        """Something else was pressed, or the goal was missed."""
        return self._replace(missed=self.missed + 1, clean=False, said=said, lost=lost)

    def asking(self, match: Match) -> CourseProgress:
        """Once the script is through, the next step asks from here on."""
        return self if self.script else self._replace(began=(*self.began, match.steps))


def options_of(g: Any, seat: int) -> list[str]:
    return [" ".join(g.decision.words(g, option)) for option in g.legal_for(Seat(seat))]


def next_of(way: list[str], offered: list[str]) -> str:
    """The next choice of a way to a goal: its next that is offered (`?`: if need be), else whatever comes first."""
    while way:
        pattern = way.pop(0)
        found = [text for text in offered if fits(pattern.removesuffix("?"), text)]
        if found:
            return found[0]
        if not pattern.endswith("?"):
            return ""
    return offered[0]


def draws_first(lines: Sequence[str]) -> list[str]:
    """What chance answers before anybody else does."""
    return [line.removeprefix(f"{CHANCE_MARK} ") for line in takewhile(lambda one: one.startswith(CHANCE_MARK), lines)]


def without_draws(lines: tuple[str, ...]) -> tuple[str, ...]:
    return lines[len(draws_first(lines)) :]


class Course:
    """A lesson being played. It changes only its match and its progress, so that a table can keep both."""

    def __init__(self, path: Path, lesson: Lesson, dice: Draws | None = None, match: Match | None = None) -> None:
        """`dice` answer for chance where play is free; elsewhere the script does."""
        self.path = path
        self.lesson = lesson
        self.dice = dice
        self.match = load(lesson.position) if match is None else match
        self.progress = CourseProgress()
        self.you = SEATS.index(path.you)

    def fork(self, match: Match) -> Course:
        """The same course at a copy of its match."""
        other = copy(self)
        other.match = match
        return other

    @property
    def now(self) -> LessonStep | None:
        """The present step; None at the end."""
        steps = self.lesson.steps
        return steps[self.progress.step] if self.progress.step < len(steps) else None

    @property
    def ended(self) -> bool:
        return self.now is None and not self.progress.script

    # --- what goes on --------------------------------------------------------------------------------------------

    def wanted(self) -> list[int]:
        """The options that go on, in the order the step names them."""
        if self.now is None or self.progress.script or self.you not in self.match.owing():
            return []
        texts = {option: self.match.text(option) for option in self.match.options(self.you)}
        named = [option for pattern in self.now.do for option, text in texts.items() if fits(pattern, text)]
        return list(dict.fromkeys(named))

    def other_choice(self, words: str) -> LessonText | None:
        """What is said of a choice that is allowed and not wanted; None: it goes on."""
        step = self.now
        if step is None or step.kind == "goal" or (step.kind == "do" and any(fits(p, words) for p in step.do)):
            return None
        said = [text for pattern, text in step.wrong.items() if fits(pattern, words)]
        return said[0] if said else self.path.elsewhere

    def choose(self, words: str) -> LessonText | None:
        """A choice of the learner: carried out if it goes on, else answered; a goal that was missed is answered too."""
        self.expecting()
        self.match.option(self.you, words)  # the rules come first: whatever they refuse is refused here as everywhere
        if self.stray(words):
            return self.progress.said
        self.play(self.you, words, self.dice)
        return self.chosen()

    def expecting(self) -> None:
        """Is anything asked of the learner now?"""
        if self.now is None or self.progress.script or self.progress.lost:
            raise Problem("lesson-waits")

    def stray(self, words: str) -> bool:
        """Is this allowed and not wanted? Then it is answered, and not carried out."""
        self.expecting()
        answer = self.other_choice(words)
        if answer is not None:
            self.progress = self.progress.strayed(answer)
        return answer is not None

    def play(self, seat: int, choice: int | str, dice: Draws | None = None) -> list[Choice]:
        """Carry out a choice, and what chance answers: as the script says, and where play is free by these dice."""
        step, script = self.now, self.progress.script
        free = step is not None and step.kind == "goal" and not script
        made = self.match.play(seat, choice, dice if free else None)
        then = () if free else script[1:] if script else step.then if step is not None else ()
        for words in draws_first(then):
            made += self.match.draw(words)
        return made

    def chosen(self) -> LessonText | None:
        """Somebody chose, and chance has answered: the script or the lesson goes on. Why, if the goal was missed."""
        script = self.progress.script
        if script:
            self.progress = self.progress._replace(script=without_draws(script[1:])).asking(self.match)
        elif self.now is not None and self.now.kind == "goal":
            return self.towards(self.now)
        elif self.now is not None:
            self.progress = self.progress.next(self.now, self.match)
        return None

    def step_on(self, kind: str, what: str = "") -> LessonText | None:
        """Read on, or try and find what the step asks for. A place that is not meant is answered."""
        step = self.now
        if step is None or self.progress.script or step.kind != kind:
            raise Problem("lesson-waits")
        if (kind == "find" and what not in step.point) or (kind == "try" and not fits(step.refusable, what)):
            said = [text for pattern, text in step.wrong.items() if fits(pattern, what)]
            clean = self.progress.clean  # whoever looks for a place presses others: that is no mistake
            self.progress = self.progress.strayed(said[0] if said else self.path.elsewhere)._replace(clean=clean)
            return self.progress.said
        self.progress = self.progress.next(step, self.match)
        return None

    def show_me(self) -> str:
        """What the step asks for, for whoever cannot find it: words of a choice, of a refused one, or a place."""
        step = self.now
        if step is None or self.progress.script:
            raise Problem("lesson-waits")
        if step.kind == "do":
            return self.match.text(self.wanted()[0])
        return self.way_on(step) if step.kind == "goal" else step.refusable or next(iter(step.point), "")

    def way_on(self, step: LessonStep) -> str:
        """The next choice of the way to a goal; nothing once the learner has left it: then it must begin again."""
        way, g = list(step.way), self.match.at(self.progress.began[-1]).clone()
        for player, words, option in self.match.line[self.progress.began[-1] :]:
            if player == self.you and words != next_of(way, options_of(g, self.you)):
                return ""
            g.take(Seat(player), Option(option))
        return next_of(way, options_of(g, self.you)) if self.you in self.match.owing() else ""

    # --- what the others answer ----------------------------------------------------------------------------------

    def scripted(self) -> tuple[str, str] | None:
        """The next answer of the script: a seat's letter and words; None: nothing is due."""
        if self.progress.script:
            who, _, rest = self.progress.script[0].partition(" ")
            return who, self.fitting(who, rest.split(" | "))
        step, owing = self.now, [seat for seat in self.match.owing() if seat != self.you]
        if step is None or step.kind != "goal" or step.bots or self.progress.lost or not owing:
            return None
        letter = SEATS[owing[0]]
        lines = [line.partition(" ")[2] for line in step.others if line.startswith(f"{letter} ")]
        said = sum(choice.player == owing[0] for choice in self.match.line[self.progress.began[-1] :])
        return letter, lines[said]

    def fitting(self, who: str, choices: list[str]) -> str:
        """The first of these that can be chosen; an earlier choice of the learner may have taken the usual one."""
        offered = {self.match.text(option) for option in self.match.options(SEATS.index(who))}
        return next((words for words in choices if words in offered), choices[0])

    def answer(self, who: str, words: str) -> LessonText | None:
        """Carry out an answer of the script, or of a bot in a goal."""
        self.play(SEATS.index(who), words, self.dice)
        return self.chosen()

    def run(self) -> LessonText | None:
        """Everything the script says, at once."""
        said = None
        while (line := self.scripted()) is not None:
            said = self.answer(*line) or said
        return said

    # --- goals ---------------------------------------------------------------------------------------------------

    def events(self) -> list[Words]:
        """What happened since the present step asked."""
        return self.match.events(self.you, self.progress.began[-1])

    def turn(self) -> list[int]:
        """Who acts now: the script's next, the learner, and in a free goal whoever owes a choice."""
        if self.progress.script:
            return [SEATS.index(self.progress.script[0][0])]
        if self.now is None or self.progress.lost:
            return []
        owing = self.match.owing()
        return owing if self.now.kind == "goal" else [seat for seat in owing if seat == self.you]

    def towards(self, step: LessonStep) -> LessonText | None:
        """Is the goal reached? If it was missed, why, and the step must begin again."""
        told = self.events()
        if all(any(is_meant(wanted, event) for event in told) for wanted in step.goal):
            self.progress = self.progress.next(step, self.match)
        elif self.match.over or any(is_meant(lost, event) for lost in step.lost for event in told):
            self.progress = self.progress.strayed(step.again, lost=True)
            return step.again
        return None

    # --- going back ----------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """To the step before, with everything the script did; in a goal, first the choices made towards it."""
        self.go_back(*self.before())

    def before(self) -> tuple[int, int]:
        """Where Undo leads: a step of the lesson, and one of the match."""
        began, last = self.progress.began, self.match.last_choice(self.you)
        if self.now is not None and self.now.kind == "goal" and last is not None and last >= began[-1]:
            return self.progress.step, last
        if self.progress.step == 0:
            raise Problem("nothing-to-undo")
        return self.progress.step - 1, began[self.progress.step - 1]

    def go_back(self, step: int, to: int) -> None:
        """To a step of the lesson, and the step of the match that belongs to it."""
        self.match.undo(to)
        self.went_back(step, to)

    def went_back(self, step: int, to: int) -> None:
        """The match has; a goal that begins again remembers how often it was missed."""
        was = self.progress
        missed = was.missed if step == was.step else 0
        self.progress = (
            CourseProgress(step, was.began[: step + 1], (), missed, was.clean) if step or to else CourseProgress()
        )
