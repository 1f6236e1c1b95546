"""A table in memory: its entries applied, one after the other. Nothing here is lost when it is forgotten."""

from __future__ import annotations

import hashlib
from itertools import takewhile
from typing import Any

from durbar.engine.flow import CHANCE
from durbar.engine.game import GAMES, Result
from durbar.engine.refusal import Problem
from durbar.lessons.course import Course
from durbar.match import match as matches
from durbar.match import replay
from durbar.match.called import owing
from durbar.match.dice import Drawn
from durbar.match.match import Match
from durbar.match.past import Past
from durbar.match.record import Choice, parse_choice
from durbar.server.clock.clock import Clocks, ClockState, Time
from durbar.server.clock.timing import Timing
from durbar.server.lessons.state import LessonState
from durbar.server.orders.state import OrderState, same_question
from durbar.server.seats.seats import Seats
from durbar.server.table import entries
from durbar.server.table.entries import AnyEntry
from durbar.server.table.log import LogLine
from durbar.server.table.summary import Status, Summary, kept_summary, without_files
from durbar.server.table.talk import Talk
from durbar.server.votes.votes import Votes

REMEMBERED = 100  # answers known again when they are sent twice
NO_TIME = Time(lambda: 0.0)  # of a table that is only looked at: it is as late as its last entry


class Table:
    """A table after `number` entries: the game itself, and parts that each own kinds of entries."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.status: Status = "waiting"
        self.made: entries.Created
        self.settings: dict[str, str] = {}  # as lists tell them
        self.touched = 0.0
        self.time = NO_TIME
        self.match: Match
        self.log: Past[LogLine] = Past()
        self.marks: Past[int] = Past()  # for each choice of the line of play, the number of its entry
        self.questions: dict[int, int] = {}  # seat -> number of its question
        self.answers: dict[tuple[int, int], int] = {}  # (seat, number of the question) -> option
        self.secret = ""  # of an imported game
        self.closed = self.announced = False  # by the keeper of the server; in a channel of its own
        self.ended = False  # by agreement, without a result
        self.statics: dict[str, Any] | None = None
        self.handed_over = 0  # the last entry after which the position is worth keeping
        self.changed = 0  # the last entry that was not mere talk
        self.beside = 0  # the last entry that was no choice
        self.waiting = 0.0  # since when nobody has chosen
        self.began = 0.0  # when the game did
        self.talk, self.seats, self.votes = Talk(), Seats(), Votes()
        self.timing, self.orders, self.lesson = Timing(), OrderState(), LessonState()

    def fork(self) -> Table:
        """A copy to try a command on: it becomes the table once its entry is stored."""
        other = object.__new__(Table)
        vars(other).update(vars(self))
        other.log, other.marks = self.log.fork(), self.marks.fork()
        other.questions, other.answers = dict(self.questions), dict(self.answers)
        other.talk, other.seats, other.votes = self.talk.fork(), self.seats.fork(), self.votes.fork()
        other.timing, other.orders, other.lesson = self.timing.fork(), self.orders.fork(), self.lesson.fork()
        if self.number:
            other.match = self.match.fork()
            other.lesson.follow(other.match)
        return other

    # --- queries ---------------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        return self.made.commitment

    @property
    def clocks(self) -> Clocks | None:
        return self.timing.clocks

    @property
    def course(self) -> Course | None:
        return self.lesson.course

    def people(self) -> set[str]:
        """Those who sit here."""
        return self.seats.people()

    def seats_of(self, person: str) -> list[int]:
        """The seats somebody plays."""
        return self.seats.of(person)

    def others(self, seat: int) -> list[int]:
        return self.seats.others(seat)

    def turn(self) -> list[int]:
        if self.status != "playing":
            return []
        return self.match.owing() if self.course is None else self.course.turn()

    def this_turn(self) -> tuple[str, int | None]:
        """A name for it, and whose it is; where the game knows no turns, every question is one."""
        match, asked = self.match, list(self.questions)
        return match.game.story.turn(match.state) or (str(match.steps), asked[0] if len(asked) == 1 else None)

    def result(self) -> Result | None:
        return self.match.result if self.status == "over" else None

    def summary(self) -> Summary:
        return kept_summary(self)

    def tells_time(self) -> bool:
        """Is what is shown of it different a minute later, though nothing happened?"""
        return self.clocks is not None or self.votes.open is not None

    def static(self) -> dict[str, Any]:
        if self.statics is None:
            self.statics = self.match.game.static(self.match.state)
        return self.statics

    def level_of(self, seat: int) -> str:
        """How well the bot of a seat plays; in the free goal of a lesson as that says."""
        step = self.course.now if self.course is not None else None
        return (step.bots if step is not None else "") or self.seats[seat].level

    # --- time --------------------------------------------------------------------------------------------------------

    def now(self) -> float:
        """The time of the next entry: never before the last."""
        return max(self.time.now(), self.touched)

    def spent(self, at: float) -> dict[int, float]:
        """The seconds an entry of this time costs."""
        return {} if self.clocks is None else self.clocks.spent(at, self.time.gaps)

    def due(self) -> float | None:
        """The next time at which something happens here by itself."""
        if self.status != "playing" or not self.tells_time():
            return None
        clocks = self.clocks.due(self.time.gaps) if self.clocks is not None else None
        vote = self.votes.open.ends(self.time.gaps) if self.votes.open is not None else None
        return min((at for at in (clocks, vote) if at is not None), default=None)

    def clock_states(self) -> list[ClockState] | None:
        if self.clocks is None or self.status != "playing":
            return None
        return self.clocks.states(self.now(), self.time.gaps)

    def absent(self, at: float) -> set[str]:
        """People who have no vote: late, or away."""
        return {self.seats[seat].person for seat in self.clocks.absent(at)} if self.clocks is not None else set()

    # --- entries applied -------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry, made: list[Choice] | None = None) -> AnyEntry:
        """One entry more, which is handed back. `made`: its choices, where the match has gone on already."""
        self.number += 1
        self.touched = entry.at
        if not isinstance(entry, entries.Said):
            self.changed = self.number
        if not isinstance(entry, entries.Chose):
            self.beside = self.number
        part = PART_OF.get(type(entry))
        if part is None:
            self.play(entry, made)
        else:
            getattr(self, part).apply(self, entry)
        if self.made.pace is not None and isinstance(entry, entries.Timed | entries.Started):
            self.timing.wind(self, entry)
        self.votes.decide(self, entry.at)
        if self.status != "waiting" and not isinstance(entry, entries.Chose | entries.Said):
            self.seats.see_who_is_here(self.number)
        return entry

    def play(self, entry: AnyEntry, made: list[Choice] | None) -> None:
        """What the table owns itself: the game, and whether there is one."""
        match entry:
            case entries.Chose():
                self.choose(entry, made)
            case entries.Undid(seat=seat, to=to):
                self.undo(seat, to)
            case entries.Created():
                self.create(entry)
            case entries.Started() | entries.Imported():
                self.start(entry, made)
            case entries.Announced(on=on):
                self.announced = on
            case entries.Closed():
                self.closed, self.votes.request = True, None
                self.status = "over" if self.status == "over" else "abandoned"
                self.note("closed", None)

    def recall(self, entry: AnyEntry) -> None:
        """An entry that cannot be played any more: what it says of people holds, of the game only its words."""
        self.number += 1
        self.touched, self.changed, self.beside = entry.at, self.number, self.number
        part = PART_OF.get(type(entry))
        match entry:
            case _ if part is not None:
                getattr(self, part).recall(self, entry)
            case entries.Created():
                self.set_up(entry)
            case entries.Started() | entries.Imported():
                self.status = "over" if self.match.over else "playing"
                self.note("start", None)
                self.match.draws += len(entry.draws) if isinstance(entry, entries.Started) else 0
            case entries.Chose(seat=seat, words=words, draws=draws):
                self.note("chose", seat, words)
                self.match.draws += len(draws)  # so that no draw is made a second time
            case entries.Closed() | entries.Announced():
                self.play(entry, None)
        if self.status != "waiting":
            self.seats.see_who_is_here(self.number)
        self.ask_anew(None, None)
        if isinstance(entry, entries.Timed | entries.Started):
            self.timing.wind(self, entry)

    def set_up(self, entry: entries.Created) -> None:
        self.made, self.settings = entry, without_files(entry.settings)
        self.seats.set_up(entry)

    def create(self, entry: entries.Created) -> None:
        game = GAMES.get(entry.game)
        if game is None:
            raise Problem("unknown-game", given=entry.game, known=", ".join(GAMES))
        self.set_up(entry)
        if entry.start:
            self.match = replay.load(entry.start)
        else:
            self.match = matches.new(entry.game, len(entry.seats), entry.settings, rules=entry.rules)
        self.lesson.begin(entry, self.match)

    def start(self, entry: entries.Started | entries.Imported, made: list[Choice] | None) -> None:
        self.status, self.began = "playing", entry.at
        self.log.append(LogLine(self.number, 0, None, "start", ()))
        if isinstance(entry, entries.Imported):
            self.secret = entry.secret
            made = [choice for line in entry.choices for choice in self.replay(line)]
        elif made is None:
            made = self.match.settle(Drawn(entry.draws))
        self.go_on(made, None)

    def replay(self, line: str) -> list[Choice]:
        """A line of a record, played."""
        choice = parse_choice(self.match.game, self.match.state, line)
        return self.match.go_on(((choice.player, choice.option),), None)

    def choose(self, entry: entries.Chose, made: list[Choice] | None) -> None:
        if entry.redo:
            self.log.append(LogLine(self.number, self.match.steps - len(made or ()), entry.seat, "redo", ()))
        if made is None and entry.redo:
            made = self.match.redo()
        elif made is None:
            made = self.match.play(entry.seat, entry.words, None if self.made.lesson else Drawn(entry.draws))
            made += [choice for words in entry.draws if self.made.lesson for choice in self.match.draw(words)]
        if self.course is not None:
            self.course.chosen()
        self.answers[entry.seat, entry.question] = made[0].option
        if len(self.answers) > REMEMBERED:
            del self.answers[next(iter(self.answers))]
        self.orders.chose(entry, self.match.steps - len(made))
        if entry.order:
            self.confide("order" if entry.order != entries.FORCED_ORDER else "forced", entry.seat)
        else:
            self.seats.chose(entry.seat, self.number)
        self.go_on(made, entry.seat)

    def go_on(self, made: list[Choice], actor: int | None) -> None:
        """Tell what these choices led to, and see who is asked what."""
        first = self.match.steps - len(made)
        self.marks.extend([self.number] * len(made))
        for step in range(first, self.match.steps):
            self.tell(step)
        self.votes.request, self.waiting = None, self.touched
        before = self.match.at(first)
        if actor is None or owing(before) != self.match.owing():
            self.handed_over = self.number
        self.ask_anew(before, actor)
        if self.match.over:
            self.status = "over"
            self.note("over", None)
            self.match.pack()
            self.log.pack()

    def ask_anew(self, before: Any, actor: int | None) -> None:
        """Number the questions. One that stands while another seat answers keeps its number."""
        old, self.questions = self.questions, {}
        for seat in self.match.owing():
            stands = seat in old and seat != actor and same_question(before, self.match.state, seat)
            self.questions[seat] = old[seat] if stands else self.number
        self.orders.put(self.questions, self.number, self.touched, self.this_turn())

    def undo(self, seat: int, to: int) -> None:
        self.note("undo", seat, str(self.match.steps), str(to))
        self.match.undo(to)
        self.marks = self.marks.fork(to)
        self.handed_over = self.number
        self.seats.undid(to)
        self.votes.request, self.waiting = None, self.touched
        for one in self.orders.undid(to, self.number):
            self.confide("order-off", one.seat)
        self.ask_anew(None, None)

    def wake_or_sleep(self) -> None:
        """A table with nobody left sleeps, and wakes when somebody sits down."""
        if self.status == "playing" and not self.people():
            self.status = "abandoned"
        elif self.status == "abandoned" and self.people():
            self.status = "playing"

    def end(self) -> None:
        """By agreement, without a result."""
        self.status, self.ended = "abandoned", True

    # --- the log ---------------------------------------------------------------------------------------------------

    def digest(self) -> str:
        """A short name for what the last entry told, and for who owes a choice now."""
        lines = takewhile(lambda line: line.number == self.number, reversed(self.log))
        told = [(line.visible_to, *line.words) for line in lines if line.kind == "event"]
        return hashlib.sha256(f"{told[::-1]} {self.match.owing()}".encode()).hexdigest()[:12]

    def note(self, kind: str, seat: int | None, *words: str) -> None:
        self.log.append(LogLine(self.number, self.match.steps, seat, kind, words))

    def confide(self, kind: str, seat: int) -> None:
        """A line for whoever has this seat now, or left it to a bot, and nobody after them."""
        plan = self.seats[seat]
        self.log.append(LogLine(self.number, self.match.steps, seat, kind, (), seat, plan.person or plan.former))

    def tell(self, step: int) -> None:
        """What the choice made at this step led to."""
        game, player = self.match.game, self.match.line[step].player
        seat = None if player == CHANCE else player
        for event in self.match.events_by_step[step]:
            words = game.event_words(self.match.state, event)
            self.log.append(LogLine(self.number, step + 1, seat, "event", words, game.visible_to(event)))


PARTS = {"talk": Talk, "seats": Seats, "votes": Votes, "timing": Timing, "orders": OrderState, "lesson": LessonState}
PART_OF = {kind: name for name, part in PARTS.items() for kind in part.OWNS}
