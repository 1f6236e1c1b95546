"""A table in memory: its entries applied, one after the other. Nothing here is lost when it is forgotten."""

from __future__ import annotations

import hashlib
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from durbar.engine.flow import CHANCE
from durbar.engine.game import GAMES, SEATS, Result
from durbar.engine.refusal import Problem
from durbar.lessons.course import Course
from durbar.lessons.lesson import lesson_of, path_of
from durbar.match import match as matches
from durbar.match import replay
from durbar.match.dice import Drawn
from durbar.match.match import Match, owing
from durbar.match.past import Past
from durbar.match.record import Choice, parse_choice
from durbar.server import entries
from durbar.server.answering import Answering, same_question
from durbar.server.clock import Clocks, ClockState, Time
from durbar.server.entries import AnyEntry, SeatPlan
from durbar.server.hours import DAY, Hours
from durbar.server.lines import ChatLine, LogLine
from durbar.server.motions import Motion, UndoRequest, motion_of
from durbar.server.seating import TOLD, Offer, Seating, back_again, plan_after, still_open
from durbar.server.summary import Status, Summary, summary_of, without_files
from durbar.server.tenures import Tenure, held, last_person

REMEMBERED = 100  # answers known again when they are sent twice
TIME = Time()


class Table:
    """A table after `number` entries."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.status: Status = "waiting"
        self.made: entries.Created
        self.settings: dict[str, str] = {}  # as lists tell them
        self.touched = 0.0
        self.seats: list[SeatPlan] = []
        self.match: Match
        self.log: Past[LogLine] = Past()
        self.chat: Past[ChatLine] = Past()
        self.marks: Past[int] = Past()  # for each choice of the line of play, the number of its entry
        self.questions: dict[int, int] = {}  # seat -> number of its question
        self.answers: dict[tuple[int, int], int] = {}  # (seat, number of the question) -> option
        self.answering = Answering()
        self.request: UndoRequest | None = None
        self.secret = ""  # of an imported game
        self.course: Course | None = None  # of a lesson, as long as it is taught as it was when the table was made
        self.speakers: dict[str, int] = {}  # whoever has spoken, by the order of their first words
        self.hushed: frozenset[str] = frozenset()
        self.talk_closed = False  # to those who look on
        self.closed = self.announced = False  # by the keeper of the server; in a channel of its own
        self.parted: dict[tuple[int, str], int] = {}  # seat and who left it -> the step after their last choice
        self.tenures: tuple[Tenure, ...] = ()  # who had which seat since the start
        self.offers: tuple[Offer, ...] = ()  # who would take one
        self.ended = False  # by agreement, without a result
        self.statics: dict[str, Any] | None = None
        self.common: Any = None  # what all who look are shown alike, once it was made
        self.summed: Summary | None = None  # the same for lists
        self.handed_over = 0  # the last entry after which the position is worth keeping
        self.changed = 0  # the last entry that was not mere talk
        self.time = TIME
        self.clocks: Clocks | None = None
        self.motion: Motion | None = None
        self.waiting = 0.0  # since when nobody has chosen
        self.nudged = 0.0
        self.moves: tuple[tuple[str, float], ...] = ()  # who moved something, and when, within a day

    def fork(self) -> Table:
        """A copy to try a command on: it becomes the table once its entry is stored."""
        other = object.__new__(Table)
        vars(other).update(vars(self))
        other.log, other.chat, other.marks = self.log.fork(), self.chat.fork(), self.marks.fork()
        other.seats, other.questions, other.answers = list(self.seats), dict(self.questions), dict(self.answers)
        other.answering = self.answering.fork()
        other.parted, other.speakers = dict(self.parted), dict(self.speakers)
        if self.number:
            other.match = self.match.fork()
        if self.course is not None:
            other.course = self.course.fork(other.match)
        if self.clocks is not None:
            other.clocks = self.clocks.fork()
        return other

    # --- queries ---------------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        return self.made.commitment

    def seats_of(self, person: str) -> list[int]:
        """The seats somebody plays."""
        return [n for n, seat in enumerate(self.seats) if person and seat.kind == "person" and seat.person == person]

    def turn(self) -> list[int]:
        if self.status != "playing":
            return []
        return self.match.owing() if self.course is None else self.course.turn()

    def result(self) -> Result | None:
        return self.match.result if self.status == "over" else None

    def summary(self) -> Summary:
        """Made once for each entry, for its row and for its pages; again where it tells the time."""
        if self.summed is None or self.clocks is not None or self.motion is not None:
            self.summed = summary_of(self)
        return self.summed

    # --- time --------------------------------------------------------------------------------------------------------

    def now(self) -> float:
        """The time of the next entry: never before the last."""
        return max(self.time.now(), self.touched)

    def spent(self, at: float) -> dict[int, float]:
        """The seconds an entry of this time costs."""
        return {} if self.clocks is None else self.clocks.spent(at, self.time.gaps)

    def due(self) -> float | None:
        """The next time at which something happens here by itself."""
        if self.status != "playing" or (self.clocks is None and self.motion is None):
            return None
        clocks = self.clocks.due(self.time.gaps) if self.clocks is not None else None
        motion = self.motion.ends(self.time.gaps) if self.motion is not None else None
        return min((at for at in (clocks, motion) if at is not None), default=None)

    def clock_states(self) -> list[ClockState] | None:
        if self.clocks is None or self.status != "playing":
            return None
        return self.clocks.states(self.now(), self.time.gaps)

    def wind(self, entry: entries.Timed | entries.Started) -> None:
        """The clocks after an entry that ends or begins somebody's waiting.

        They run for people who owe a choice, as long as two of them are there to wait for each other.
        """
        people = {plan.person for plan in self.seats if plan.kind == "person"}
        if isinstance(entry, entries.Timed) and self.clocks is not None:
            self.clocks.apply(entry)
        elif isinstance(entry, entries.Started) and self.made.pace is not None and len(people) > 1:
            self.clocks = Clocks(self.made.pace, [plan.hours or Hours() for plan in self.seats])
        self.run_clocks(entry.at)

    def run_clocks(self, at: float) -> None:
        if self.clocks is not None:
            people = {plan.person for plan in self.seats if plan.kind == "person"}
            owing = {seat: number for seat, number in self.questions.items() if self.seats[seat].kind == "person"}
            running = self.status == "playing" and len(people) > 1
            self.clocks.go_on(*self.this_turn(), owing, running, at)

    def this_turn(self) -> tuple[str, int | None]:
        """A name for it, and whose it is; where the game knows no turns, every question is one."""
        match, asked = self.match, list(self.questions)
        return match.game.turn(match.state) or (str(match.steps), asked[0] if len(asked) == 1 else None)

    def level_of(self, seat: int) -> str:
        """How well the bot of a seat plays; in the free goal of a lesson as that says."""
        step = self.course.now if self.course is not None else None
        return (step.bots if step is not None else "") or self.seats[seat].level

    def static(self) -> dict[str, Any]:
        if self.statics is None:
            self.statics = self.match.game.static(self.match.state)
        return self.statics

    def others(self, seat: int) -> list[int]:
        """Seats of the other people at the table: those who must agree when somebody goes back behind a barrier."""
        asker = self.seats[seat].person
        return [n for n, plan in enumerate(self.seats) if plan.kind == "person" and plan.person != asker]

    def floor(self) -> int:
        """The step behind which nobody may go back: there somebody chose who left, and cannot be asked."""
        return max(self.parted.values(), default=0)

    # --- entries applied -------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry, made: list[Choice] | None = None) -> AnyEntry:
        """One entry more, which is handed back. `made`: its choices, where the match has gone on already."""
        self.number += 1
        self.common = self.summed = None
        self.touched = entry.at
        if not isinstance(entry, entries.Said):
            self.changed = self.number
        match entry:
            case entries.Chose():
                self.on_chose(entry, made)
            case entries.Said():
                self.on_said(entry)
            case entries.Stepped():
                self.on_stepped(entry)
            case entries.Undid(seat=seat, to=to):
                self.on_undid(seat, to)
            case entries.UndoAsked(seat=seat, to=to):
                self.request = UndoRequest(self.number, seat, to, self.others(seat))
                self.note("asked", seat, str(self.match.steps), str(to))
            case entries.UndoAnswered():
                self.on_answered(entry)
            case entries.Created():
                self.on_created(entry)
            case entries.Started() | entries.Imported():
                self.on_started(entry, made)
            case entries.Hushed() | entries.TalkClosed() | entries.Closed() | entries.Announced():
                self.on_order(entry)
            case entries.Away() | entries.Back():
                self.note(TOLD[type(entry)], entry.seat)
            case entries.HoursSet():
                pass
            case entries.Moved() | entries.Voted() | entries.Expired() | entries.Resumed() | entries.Nudged():
                self.on_motion(entry)
            case _:
                self.on_seat(entry)
        if self.made.pace is not None and isinstance(entry, entries.Timed | entries.Started):
            self.wind(entry)
        if self.motion is not None:
            self.decide(self.motion, entry.at)
        if self.status != "waiting" and not isinstance(entry, entries.Chose | entries.Said):
            self.see_who_is_here()
        return entry

    def see_who_is_here(self) -> None:
        self.tenures = held(self.tenures, self.seats, self.number)
        self.offers = tuple(offer for offer in self.offers if still_open(offer, self.seats[offer.seat]))

    def set_up(self, entry: entries.Created) -> None:
        self.made, self.seats, self.settings = entry, list(entry.seats), without_files(entry.settings)

    def on_created(self, entry: entries.Created) -> None:
        game = GAMES.get(entry.game)
        if game is None:
            raise Problem("unknown-game", given=entry.game, known=", ".join(GAMES))
        self.set_up(entry)
        if entry.start:
            self.match = replay.load(entry.start)
        else:
            self.match = matches.new(entry.game, len(entry.seats), entry.settings, rules=entry.rules)
        lesson = lesson_of(entry.game, entry.lesson) if entry.lesson else None
        if lesson is not None and lesson.revision == entry.revision:
            self.course = Course(path_of(entry.game), lesson, match=self.match)

    def on_started(self, entry: entries.Started | entries.Imported, made: list[Choice] | None) -> None:
        self.status = "playing"
        self.log.append(LogLine(self.number, 0, None, "start", ()))
        if isinstance(entry, entries.Imported):
            self.secret = entry.secret
            made = [choice for line in entry.choices for choice in self.replayed(line)]
        elif made is None:
            made = self.match.settle(Drawn(entry.draws))
        self.go_on(made, None)

    def replayed(self, line: str) -> list[Choice]:
        """A line of a record, played."""
        choice = parse_choice(self.match.game, self.match.state, line)
        return self.match.go_on(((choice.player, choice.option),), None)

    def on_chose(self, entry: entries.Chose, made: list[Choice] | None) -> None:
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
        self.answering.chose(entry, self.match.steps - len(made))
        if not entry.order and self.seats[entry.seat].wanted:
            self.seats[entry.seat] = back_again(self.seats[entry.seat])
            self.see_who_is_here()
        if entry.order:
            self.confide("order" if entry.order != entries.FORCED else "forced", entry.seat)
        self.go_on(made, entry.seat)

    def go_on(self, made: list[Choice], actor: int | None) -> None:
        """Tell what these choices led to, and see who is asked what."""
        first = self.match.steps - len(made)
        self.marks.extend([self.number] * len(made))
        for step in range(first, self.match.steps):
            self.tell(step)
        self.request, self.waiting = None, self.touched
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
        self.answering.put(self.questions, self.number, self.touched, self.this_turn())

    def on_stepped(self, entry: entries.Stepped) -> None:
        """The lesson goes on, or back. Where it is taught otherwise by now, only the game does."""
        course = self.course
        if entry.what == "back":
            seat = next((n for n, plan in enumerate(self.seats) if plan.kind == "person"), 0)
            if course is not None:
                course.went_back(entry.step, entry.to)
            if entry.to < self.match.steps:
                self.on_undid(seat, entry.to)
            self.status = "playing"
        elif course is not None and entry.what == "stray":
            course.stray(entry.words)
        elif course is not None:
            course.step_on(entry.what, entry.words)

    def on_undid(self, seat: int, to: int) -> None:
        self.note("undo", seat, str(self.match.steps), str(to))
        self.match.undo(to)
        self.marks = self.marks.fork(to)
        self.handed_over = self.number
        self.parted = {left: min(step, to) for left, step in self.parted.items()}
        self.request, self.waiting = None, self.touched
        for one in self.answering.undid(to, self.number):
            self.confide("order-off", one.seat)
        self.ask_anew(None, None)

    def on_answered(self, entry: entries.UndoAnswered) -> None:
        request = self.request
        if request is None or request.number != entry.request:
            return
        person = self.seats[entry.seat].person
        waiting = [seat for seat in request.waiting if self.seats[seat].person != person]
        self.request = UndoRequest(request.number, request.seat, request.to, waiting)
        if not entry.agree:
            self.request = None
            self.note("refused", entry.seat)
        elif not waiting:
            self.on_undid(request.seat, request.to)

    def on_said(self, entry: entries.Said) -> None:
        seat = entry.seat if entry.seat >= 0 else None
        speaker = self.speakers.setdefault(entry.person, len(self.speakers))
        self.chat.append(ChatLine(self.number, entry.at, seat, entry.name, entry.text, speaker))

    def on_order(self, entry: entries.Hushed | entries.TalkClosed | entries.Closed | entries.Announced) -> None:
        """Who may talk, whether a channel is told, and whether the table is there at all."""
        match entry:
            case entries.Hushed(person=person, on=on):
                self.hushed = self.hushed | {person} if on else self.hushed - {person}
            case entries.TalkClosed(on=on):
                self.talk_closed = on
            case entries.Announced(on=on):
                self.announced = on
            case entries.Closed():
                self.closed, self.request = True, None
                self.status = "over" if self.status == "over" else "abandoned"
                self.note("closed", None)

    def on_seat(self, entry: AnyEntry) -> None:
        """Somebody sits down, leaves, comes back, takes over, would do so or looks for somebody; or a bot sits down."""
        if isinstance(entry, entries.Offered):
            self.offers = (*self.offers, Offer(self.number, entry.seat, entry.person, entry.name, entry.hours))
            self.note("offered", entry.seat, entry.name)
        elif isinstance(entry, entries.Withdrawn):
            self.offers = tuple(offer for offer in self.offers if offer.number != entry.offer)
        elif isinstance(entry, Seating):
            self.seat_anew(entry)

    def seat_anew(self, entry: Seating) -> None:
        seat, was = entry.seat, self.seats[entry.seat]
        plan = self.seats[seat] = plan_after(was, entry)
        match entry:
            case entries.BotSat(level=level):
                self.note("bot", seat, level)
            case entries.Substituted(name=name):
                self.answering.forget(seat)
                self.note("substituted", seat, name, last_person(self.tenures, seat))
            case entries.Wanted(on=False):
                pass
            case _:
                self.note(TOLD[type(entry)], seat)
        if was.kind == "person" and plan.person != was.person and self.status != "waiting":
            self.part(seat, was.person)
        if isinstance(entry, entries.Returned):
            self.parted.pop((seat, entry.person), None)
        self.wake_or_sleep()

    def wake_or_sleep(self) -> None:
        """A table with nobody left sleeps, and wakes when somebody sits down."""
        people = any(plan.kind == "person" for plan in self.seats)
        if self.status == "playing" and not people:
            self.status = "abandoned"
        elif self.status == "abandoned" and people:
            self.status = "playing"

    def on_motion(
        self, entry: entries.Moved | entries.Voted | entries.Expired | entries.Resumed | entries.Nudged
    ) -> None:
        if isinstance(entry, entries.Moved | entries.Voted) and entry.hours is not None:
            self.seats[entry.seat] = replace(self.seats[entry.seat], hours=entry.hours)
        match entry:
            case entries.Moved(seat=seat, what=what, target=target):
                pace, mover = self.made.pace, self.seats[seat].person
                self.motion = motion_of(self.number, entry, self.seats, pace is not None and pace.kind == "live")
                self.moves = (*(one for one in self.moves if one[1] > entry.at - DAY), (mover, entry.at))
                self.note("moved", seat, what, SEATS[target] if target >= 0 else "all")
            case entries.Voted(seat=seat, agree=agree):
                if self.motion is not None and self.motion.number == entry.motion:
                    self.motion = self.motion.voted(self.seats[seat].person, agree)
            case entries.Expired():
                self.motion = None
                self.note("lost", None)
            case entries.Resumed(seat=seat):
                self.note("resumed", seat)
            case entries.Nudged(seat=seat, target=target):
                self.nudged = entry.at
                self.note("nudged", seat, SEATS[target])

    def decide(self, motion: Motion, at: float) -> None:
        """Is it carried, or lost, by those who vote now?"""
        absent = self.clocks.absent(at) if self.clocks is not None else set()
        verdict = motion.verdict(self.seats, {self.seats[seat].person for seat in absent})
        if verdict or self.status != "playing":
            self.motion = None
            self.note(verdict or "lost", None)
        if verdict != "carried":
            return
        if motion.what == "bot":
            self.seat_anew(entries.BotSat(at, motion.target, motion.level))
        elif motion.what == "wanted":
            self.seats[motion.target] = replace(self.seats[motion.target], wanted="voted")
            self.note("wanted", motion.target)
        elif motion.what == "person":
            self.give_back(motion, at)
        elif motion.what == "pace":
            self.made = replace(self.made, pace=motion.pace)
            self.clocks = Clocks.at_pace(motion.pace, self.seats, self.clocks)
        elif motion.what == "end":
            self.status, self.ended = "abandoned", True
        elif self.clocks is not None and motion.what == "time":
            self.clocks.give(motion.target, motion.seconds)
        elif self.clocks is not None:
            self.clocks.pause(at, at + motion.seconds)
        self.run_clocks(at)

    def give_back(self, motion: Motion, at: float) -> None:
        """A seat to whoever had it before and would take it again."""
        for offer in self.offers:
            if offer.number == motion.offer:
                taken = entries.Substituted(at, offer.seat, offer.person, offer.name, offer.hours)
                self.seat_anew(taken)
                if self.clocks is not None:
                    self.clocks.apply(taken)

    def part(self, seat: int, person: str) -> None:
        """Nobody goes back behind the last choice of somebody who cannot be asked."""
        last = self.match.last_choice(seat)
        self.parted[seat, person] = 0 if last is None else last + 1
        self.request = self.request and self.request.without(seat, self.floor())

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
        for event in self.match.told[step]:
            words = game.event_words(self.match.state, event)
            self.log.append(LogLine(self.number, step + 1, seat, "event", words, game.visible_to(event)))
