"""A table in memory: its entries applied, one after the other. Nothing here is lost when it is forgotten."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from itertools import takewhile
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from durbar.engine.flow import CHANCE, Seat
from durbar.engine.game import GAMES, Result
from durbar.engine.refusal import Problem
from durbar.match import match as matches
from durbar.match.dice import Drawn
from durbar.match.match import Match
from durbar.match.past import Past
from durbar.match.record import Choice, parse_choice
from durbar.server import entries
from durbar.server.entries import AnyEntry, SeatPlan

Status: TypeAlias = Literal["waiting", "playing", "over", "abandoned"]
SELDOM = 8  # entries between two positions that are kept: writing one costs as much as a choice
REMEMBERED = 100  # answers known again when they are sent twice


class UndoRequest(Struct, frozen=True):
    """Somebody asks to go back behind a barrier."""

    number: int
    seat: int
    to: int
    waiting: list[int]


class LogLine(NamedTuple):
    """A line of the log: of which entry and step, who did what. `visible_to`: the one seat that may read it."""

    number: int
    step: int
    seat: int | None
    kind: str
    words: tuple[str, ...]
    visible_to: int | None = None


class ChatLine(NamedTuple):
    """What somebody said; a spectator has no seat."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str


class Summary(Struct):
    """What lists show of a table, kept beside its journal."""

    id: str
    game: str
    rules: int
    seats: list[SeatPlan]
    settings: dict[str, str]
    listed: bool
    status: Status
    host: str
    turn: list[int]
    number: int
    steps: int
    created: float
    touched: float
    commitment: str
    forked: bool
    result: Result | None

    @property
    def bots_due(self) -> bool:
        """Does a bot owe a choice?"""
        return self.status == "playing" and any(self.seats[seat].kind == "bot" for seat in self.turn)


class Table:
    """A table after `number` entries."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.status: Status = "waiting"
        self.made: entries.Created
        self.touched = 0.0
        self.seats: list[SeatPlan] = []
        self.match: Match
        self.log: Past[LogLine] = Past()
        self.chat: Past[ChatLine] = Past()
        self.marks: Past[int] = Past()  # for each choice of the line of play, the number of its entry
        self.questions: dict[int, int] = {}  # seat -> number of its question
        self.answers: dict[tuple[int, int], int] = {}  # (seat, number of the question) -> option
        self.request: UndoRequest | None = None
        self.secret = ""  # of an imported game
        self.parted: dict[int, int] = {}  # seat whose player left -> the step after their last choice
        self.statics: dict[str, Any] | None = None
        self.handed_over = 0  # the last entry after which the position is worth keeping
        self.changed = 0  # the last entry that was not mere talk

    def fork(self) -> Table:
        """A copy to try a command on: it becomes the table once its entry is stored."""
        other = copy(self)
        other.log, other.chat, other.marks = self.log.fork(), self.chat.fork(), self.marks.fork()
        other.seats, other.questions, other.answers = list(self.seats), dict(self.questions), dict(self.answers)
        other.parted = dict(self.parted)
        if self.number:
            other.match = self.match.fork()
        return other

    # --- queries ---------------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        return self.made.commitment

    def seats_of(self, person: str) -> list[int]:
        """The seats somebody plays."""
        return [n for n, seat in enumerate(self.seats) if person and seat.kind == "person" and seat.person == person]

    def turn(self) -> list[int]:
        return self.match.owing() if self.status == "playing" else []

    def result(self) -> Result | None:
        return self.match.result if self.status == "over" else None

    def summary(self) -> Summary:
        made = self.made
        return Summary(
            self.id, made.game, made.rules, self.seats, made.settings, made.listed, self.status, made.host, self.turn(),
            self.number, self.match.steps, made.at, self.touched, made.commitment, made.forked, self.result(),
        )  # fmt: skip

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
        self.touched = entry.at
        if not isinstance(entry, entries.Said):
            self.changed = self.number
        match entry:
            case entries.Chose():
                self.on_chose(entry, made)
            case entries.Said():
                self.on_said(entry)
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
            case _:
                self.on_seat(entry)
        return entry

    def recall(self, entry: AnyEntry) -> None:
        """An entry that cannot be played any more: what it says of people holds, of the game only its words."""
        self.number += 1
        self.touched, self.changed = entry.at, self.number
        match entry:
            case entries.Created():
                self.made, self.seats = entry, list(entry.seats)
            case entries.Started() | entries.Imported():
                self.status = "over" if self.match.over else "playing"
                self.note("start", None)
                self.match.draws += len(entry.draws) if isinstance(entry, entries.Started) else 0
            case entries.Chose(seat=seat, words=words, draws=draws):
                self.note("chose", seat, words)
                self.match.draws += len(draws)  # so that no draw is made a second time
            case entries.Said():
                self.on_said(entry)
            case entries.Undid() | entries.UndoAsked() | entries.UndoAnswered():
                pass
            case _:
                self.on_seat(entry)

    def on_created(self, entry: entries.Created) -> None:
        game = GAMES.get(entry.game)
        if game is None:
            raise Problem("unknown-game", given=entry.game, known=", ".join(GAMES))
        self.made = entry
        self.seats = list(entry.seats)
        if entry.start:
            self.match = matches.load(entry.start)
        else:
            self.match = matches.new(entry.game, len(entry.seats), entry.settings, rules=entry.rules)

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
            made = self.match.play(entry.seat, entry.words, Drawn(entry.draws))
        self.answers[entry.seat, entry.question] = made[0].option
        if len(self.answers) > REMEMBERED:
            del self.answers[next(iter(self.answers))]
        self.go_on(made, entry.seat)

    def go_on(self, made: list[Choice], actor: int | None) -> None:
        """Tell what these choices led to, and see who is asked what."""
        first = self.match.steps - len(made)
        self.marks.extend([self.number] * len(made))
        for step in range(first, self.match.steps):
            self.tell(step)
        self.request = None
        before = self.match.at(first)
        others = self.match.owing(before) != self.match.owing()
        if actor is None or self.match.over or (others and self.number - self.handed_over >= SELDOM):
            self.handed_over = self.number
        self.ask_anew(before, actor)
        if self.match.over:
            self.status = "over"
            self.note("over", None)

    def ask_anew(self, before: Any, actor: int | None) -> None:
        """Number the questions. One that stands while another seat answers keeps its number."""
        old, self.questions = self.questions, {}
        for seat in self.match.owing():
            stands = seat in old and seat != actor and same_question(before, self.match.state, seat)
            self.questions[seat] = old[seat] if stands else self.number

    def on_undid(self, seat: int, to: int) -> None:
        self.note("undo", seat, str(self.match.steps), str(to))
        self.match.undo(to)
        self.marks = self.marks.fork(to)
        self.handed_over = self.number
        self.parted = {left: min(step, to) for left, step in self.parted.items()}
        self.request = None
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
        self.chat.append(ChatLine(self.number, entry.at, seat, entry.name, entry.text))

    def on_seat(self, entry: AnyEntry) -> None:
        """Somebody sits down, leaves, comes back, or a bot takes a seat."""
        match entry:
            case entries.Sat(seat=seat, person=person, name=name):
                self.seats[seat] = SeatPlan("person", person, name)
                self.note("sat", seat)
            case entries.Left(seat=seat):
                self.seats[seat] = SeatPlan()
                self.note("left", seat)
            case entries.BotSat(seat=seat, level=level):
                self.seats[seat] = SeatPlan("bot", name="", level=level, former=self.seats[seat].former)
                self.note("bot", seat, level)
            case entries.Abandoned(seat=seat):
                was = self.seats[seat]
                self.seats[seat] = SeatPlan("left", name=was.name, former=was.person)
                self.note("abandon", seat)
                last = self.match.last_choice(seat)
                self.parted[seat] = 0 if last is None else last + 1
                self.drop_request(seat)
                if not any(plan.kind == "person" for plan in self.seats):
                    self.status = "abandoned"
            case entries.Returned(seat=seat, person=person, name=name):
                self.seats[seat] = SeatPlan("person", person, name)
                self.parted.pop(seat, None)
                self.note("return", seat)
                if self.status == "abandoned":
                    self.status = "playing"

    def drop_request(self, seat: int) -> None:
        """Who leaves need not be asked; and a request of theirs is void."""
        request = self.request
        if request is not None:
            waiting = [s for s in request.waiting if s != seat]
            gone = request.seat == seat or not waiting or request.to < self.floor()
            self.request = None if gone else UndoRequest(request.number, request.seat, request.to, waiting)

    # --- the log ---------------------------------------------------------------------------------------------------

    def digest(self) -> str:
        """A short name for what the last entry told, and for who owes a choice now."""
        lines = takewhile(lambda line: line.number == self.number, reversed(self.log))
        told = [(line.visible_to, line.words) for line in lines if line.kind == "event"]
        return self.match.digest(reversed(told))

    def note(self, kind: str, seat: int | None, *words: str) -> None:
        self.log.append(LogLine(self.number, self.match.steps, seat, kind, words))

    def tell(self, step: int) -> None:
        """What the choice made at this step led to."""
        game, player = self.match.game, self.match.line[step].player
        seat = None if player == CHANCE else player
        for event in self.match.told[step]:
            words = game.event_words(self.match.state, event)
            self.log.append(LogLine(self.number, step + 1, seat, "event", words, game.visible_to(event)))


def resumed(id: str, stored: Iterable[AnyEntry], position: str, at: int) -> Table:
    """A table that no longer replays goes on from its position after entry `at`; what was before is told in words."""
    table = Table(id)
    table.match = matches.load(position)
    for entry in stored:
        fork = table.fork()
        try:
            assert table.number >= at
            fork.apply(entry)
            table = fork
        except Exception:  # as far as the position, and where even what followed it does not fit
            table.recall(entry)
            table.ask_anew(None, None)
    return table


def same_question(before: Any, now: Any, seat: int) -> bool:
    """Is a seat asked the same as before, with the same options?"""
    if before is None or type(before.decision) is not type(now.decision):
        return False
    if tuple(before.decision.subject(before)) != tuple(now.decision.subject(now)):
        return False
    return list(before.legal_for(Seat(seat))) == list(now.legal_for(Seat(seat)))
