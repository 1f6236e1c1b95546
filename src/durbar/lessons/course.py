"""Somebody in a lesson: where they are in it, and what another choice is answered.

A lesson has no rules of its own: options and refusals are those of the match. It only says which of the options go on
(`wanted`), what the others and chance answer (`script`), and when a goal is reached.
"""

from __future__ import annotations

from typing import NamedTuple

from durbar.engine.flow import Words
from durbar.engine.game import SEATS
from durbar.engine.refusal import Problem
from durbar.lessons.lesson import Lesson, Path, Step, Text, fits, happened
from durbar.match.dice import Draws
from durbar.match.match import Match, load
from durbar.match.record import CHANCE_MARK


class Progress(NamedTuple):
    """`began`: for each step so far, the step of the match at which it asked. `script`: answers still to come."""

    step: int = 0
    began: tuple[int, ...] = (0,)
    script: tuple[str, ...] = ()
    missed: int = 0  # choices of this step that were allowed and not wanted
    clean: bool = True  # nothing but wanted choices so far

    def next(self, step: Step, match: Match) -> Progress:
        """The step is done; what the others and chance answer comes first."""
        return Progress(self.step + 1, self.began, step.then, 0, self.clean).asking(match)

    def asking(self, match: Match) -> Progress:
        """Once the script is through, the next step asks from here on."""
        return self if self.script else self._replace(began=(*self.began, match.steps))


class Course:
    """A lesson being played. It changes only its match and its progress, so that a table can keep both."""

    def __init__(self, path: Path, lesson: Lesson, dice: Draws | None = None, match: Match | None = None) -> None:
        """`dice` answer for chance where play is free; elsewhere the script does."""
        self.path = path
        self.lesson = lesson
        self.dice = dice
        self.match = load(lesson.position) if match is None else match
        self.progress = Progress()
        self.you = SEATS.index(path.you)

    @property
    def now(self) -> Step | None:
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

    def other_choice(self, words: str) -> Text | None:
        """What is said of a choice that is allowed and not wanted; None: it goes on."""
        step = self.now
        if step is None or step.kind == "goal" or (step.kind == "do" and any(fits(p, words) for p in step.do)):
            return None
        said = [text for pattern, text in step.wrong.items() if fits(pattern, words)]
        return said[0] if said else self.path.elsewhere

    def choose(self, words: str) -> Text | None:
        """A choice of the learner: carried out if it goes on, else answered; a goal that was missed is answered too."""
        step = self.now
        if step is None or self.progress.script:
            raise Problem("lesson-waits")
        self.match.option(self.you, words)  # the rules come first: whatever they refuse is refused here as everywhere
        answer = self.other_choice(words)
        if answer is not None:
            self.progress = self.progress._replace(missed=self.progress.missed + 1, clean=False)
            return answer
        self.match.play(self.you, words, self.dice if step.kind == "goal" else None)
        if step.kind == "goal":
            return self.towards(step)
        self.progress = self.progress.next(step, self.match)
        return None

    def step_on(self, kind: str, what: str = "") -> Text | None:
        """Read on, or try and find what the step asks for. A place that is not meant is answered."""
        step = self.now
        if step is None or self.progress.script or step.kind != kind:
            raise Problem("lesson-waits")
        if (kind == "find" and what not in step.point) or (kind == "try" and not fits(step.refusable, what)):
            self.progress = self.progress._replace(missed=self.progress.missed + 1)
            said = [text for pattern, text in step.wrong.items() if fits(pattern, what)]
            return said[0] if said else self.path.elsewhere
        self.progress = self.progress.next(step, self.match)
        return None

    def show_me(self) -> str:
        """What the step asks for, for whoever cannot find it: words of a choice, of a refused one, or a place."""
        step = self.now
        if step is None:
            raise Problem("lesson-waits")
        if step.kind == "do":
            return self.match.text(self.wanted()[0])
        return step.refusable or next(iter(step.point), "")

    # --- what the others answer ----------------------------------------------------------------------------------

    def scripted(self) -> tuple[str, str] | None:
        """The next answer of the script: a seat's letter or the mark of chance, and words; None: nothing is due."""
        if self.progress.script:
            who, _, rest = self.progress.script[0].partition(" ")
            return who, self.fitting(who, rest.split(" | "))
        step, owing = self.now, [seat for seat in self.match.owing() if seat != self.you]
        if step is None or step.kind != "goal" or step.bots or not owing:
            return None
        letter = SEATS[owing[0]]
        lines = [line.partition(" ")[2] for line in step.others if line.startswith(f"{letter} ")]
        said = sum(choice.player == owing[0] for choice in self.match.line[self.progress.began[-1] :])
        return letter, lines[said]

    def fitting(self, who: str, choices: list[str]) -> str:
        """The first of these that can be chosen; an earlier choice of the learner may have taken the usual one."""
        if who == CHANCE_MARK:
            return choices[0]
        offered = {self.match.text(option) for option in self.match.options(SEATS.index(who))}
        return next((words for words in choices if words in offered), choices[0])

    def answer(self, who: str, words: str) -> Text | None:
        """Carry out an answer of the script, or of a bot in a goal."""
        if who == CHANCE_MARK:
            self.match.draw(words)
        else:
            self.match.play(SEATS.index(who), words, None if self.progress.script else self.dice)
        if self.progress.script:
            self.progress = self.progress._replace(script=self.progress.script[1:]).asking(self.match)
            return None
        assert self.now is not None
        return self.towards(self.now)

    def run(self) -> Text | None:
        """Everything the script says, at once."""
        said = None
        while (line := self.scripted()) is not None:
            said = self.answer(*line) or said
        return said

    # --- goals ---------------------------------------------------------------------------------------------------

    def events(self) -> list[Words]:
        """What happened since the present step asked."""
        return self.match.events(self.you, self.progress.began[-1])

    def towards(self, step: Step) -> Text | None:
        """Is the goal reached? If it was missed, why, and the step begins again."""
        told = self.events()
        if all(any(happened(wanted, event) for event in told) for wanted in step.goal):
            self.progress = self.progress.next(step, self.match)
        elif self.match.over or any(happened(lost, event) for lost in step.lost for event in told):
            self.match.undo(self.progress.began[-1])
            self.progress = self.progress._replace(missed=self.progress.missed + 1, clean=False)
            return step.again
        return None

    # --- going back ----------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """To the step before, with everything the script did; in a goal, first the choices made towards it."""
        began = self.progress.began
        last = self.match.last_choice(self.you)
        if self.now is not None and self.now.kind == "goal" and last is not None and last >= began[-1]:
            self.match.undo(last)
        elif self.progress.step == 0:
            raise Problem("nothing-to-undo")
        else:
            back = self.progress.step - 1
            self.progress = self.progress._replace(step=back, began=began[: back + 1], script=(), missed=0)
            if self.match.steps > began[back]:
                self.match.undo(began[back])
