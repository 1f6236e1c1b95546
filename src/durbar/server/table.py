"""A table in memory: its journal folded, entry after entry. Nothing here is lost when it is forgotten."""

from __future__ import annotations

from copy import copy
from datetime import UTC, datetime
from typing import Any, NamedTuple

from msgspec import Struct

from durbar.engine.flow import CHANCE, Seat
from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.match import match as matches
from durbar.match.match import Match
from durbar.match.past import Past
from durbar.server import entries
from durbar.server.entries import SeatPlan
from durbar.server.wire.http import ResultInfo, Status
from durbar.server.wire.live import ChatItem, LogItem

REMEMBERED = 100  # answers known again when they are sent twice


class UndoRequest(Struct, frozen=True):
    """Somebody asks to go back behind a barrier."""

    number: int
    seat: int
    to: int
    waiting: list[int]


class LogLine(NamedTuple):
    """A line of the log. `visible_to`: the one seat that may read it; None: everybody may."""

    item: LogItem
    visible_to: int | None


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
    moment: int
    steps: int
    created: float
    touched: float
    commitment: str
    forked: bool
    result: ResultInfo | None

    @property
    def bots_due(self) -> bool:
        """Does a bot owe a choice?"""
        return self.status == "playing" and any(self.seats[seat].kind == "bot" for seat in self.turn)


def time_text(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


class Table:
    """The state of a table after `moment` entries."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.moment = 0
        self.status: Status = "waiting"
        self.made: entries.Created
        self.touched = 0.0
        self.seats: list[SeatPlan] = []
        self.match: Match
        self.log: Past[LogLine] = Past()
        self.chat: Past[ChatItem] = Past()
        self.marks: Past[int] = Past()  # for each choice of the line of play, the moment it was made
        self.questions: dict[int, int] = {}  # seat -> number of its question
        self.answers: dict[tuple[int, int], int] = {}  # (seat, number of the question) -> option
        self.request: UndoRequest | None = None
        self.secret = ""  # of an imported game
        self.parted: dict[int, int] = {}  # seat whose player left -> the step after their last choice
        self.statics: dict[str, Any] | None = None
        self.changed = 0  # the last moment that was not mere talk

    def fork(self) -> Table:
        """A copy to fold one more entry into: the table itself changes only when that entry is stored."""
        other = copy(self)
        other.log, other.chat, other.marks = self.log.fork(), self.chat.fork(), self.marks.fork()
        other.seats, other.questions, other.answers = list(self.seats), dict(self.questions), dict(self.answers)
        other.parted = dict(self.parted)
        if self.moment:
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

    def result(self) -> ResultInfo | None:
        if self.status != "over":
            return None
        ranks, scores, reason = self.match.result
        return ResultInfo(list(ranks), list(scores), reason)

    def summary(self) -> Summary:
        made = self.made
        return Summary(
            self.id, made.game, made.rules, self.seats, made.settings, made.listed, self.status, made.host, self.turn(),
            self.moment, self.match.steps, made.at, self.touched, made.commitment, made.forked, self.result(),
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

    # --- the fold --------------------------------------------------------------------------------------------------

    def fold(self, entry: entries.AnyEntry, done: Match | None = None) -> None:
        """One entry more. `done` is what a choice leads to, where it has been worked out already."""
        self.moment += 1
        self.touched = entry.at
        if not isinstance(entry, entries.Said):
            self.changed = self.moment
        match entry:
            case entries.Chose():
                self.on_chose(entry, done)
            case entries.Said():
                self.on_said(entry)
            case entries.Undid(seat=seat, to=to):
                self.on_undid(seat, to)
            case entries.UndoAsked(seat=seat, to=to):
                self.request = UndoRequest(self.moment, seat, to, self.others(seat))
                self.note("asked", seat, str(self.match.steps), str(to))
            case entries.UndoAnswered():
                self.on_answered(entry)
            case entries.Created():
                self.on_created(entry)
            case entries.Started() | entries.Imported():
                self.on_started(entry, done)
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

    def on_started(self, entry: entries.Started | entries.Imported, done: Match | None) -> None:
        self.status = "playing"
        self.note("start", None)
        if isinstance(entry, entries.Imported):
            choices = list(entry.choices)
            self.secret = entry.secret
        else:
            choices = [(int(CHANCE), option) for option in entry.draws]
        if done is None:
            done = self.match.fork()
            done.go_on(choices, None)
        self.go_on(done, None)

    def on_chose(self, entry: entries.Chose, done: Match | None) -> None:
        if entry.redo:
            self.note("redo", entry.seat)
        if done is None:
            done = self.match.fork()
            draws = [(int(CHANCE), option) for option in entry.draws]
            done.go_on([(entry.seat, self.trusted(entry)), *draws], None)
            done.undone = done.undone[1 + len(draws) :] if entry.redo else ()
        self.answers[entry.seat, entry.decision] = entry.option
        if len(self.answers) > REMEMBERED:
            del self.answers[next(iter(self.answers))]
        self.go_on(done, entry.seat)

    def trusted(self, entry: entries.Chose) -> int:
        """A stored choice; where its number means nothing any more, its text still does."""
        if entry.option in self.match.options(entry.seat):
            return entry.option
        return self.match.option(entry.seat, entry.text.partition(" ")[2])

    def go_on(self, done: Match, actor: int | None) -> None:
        """Install what was worked out, tell it, and see who is asked what."""
        before, first = self.match.state, self.match.steps
        self.match = done
        self.marks.extend([self.moment] * (done.steps - first))
        for step in range(first, done.steps):
            self.tell(step)
        self.request = None
        self.ask_anew(before, actor)
        if self.match.over:
            self.status = "over"
            self.note("over", None)

    def ask_anew(self, before: Any, actor: int | None) -> None:
        """Number the questions. One that stands while another seat answers keeps its number."""
        old, self.questions = self.questions, {}
        for seat in self.match.owing():
            stands = seat in old and seat != actor and same_question(before, self.match.state, seat)
            self.questions[seat] = old[seat] if stands else self.moment

    def on_undid(self, seat: int, to: int) -> None:
        self.note("undo", seat, str(self.match.steps), str(to))
        self.match.undo(to)
        self.marks = self.marks.fork(to)
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
        self.chat.append(ChatItem(self.moment, time_text(entry.at), seat, entry.name, entry.text))

    def on_seat(self, entry: entries.AnyEntry) -> None:
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

    def note(self, kind: str, seat: int | None, *words: str) -> None:
        self.log.append(LogLine(LogItem(self.moment, self.match.steps, seat, kind, list(words)), None))

    def tell(self, step: int) -> None:
        """What the choice made at this step led to."""
        game, player = self.match.game, self.match.line[step].player
        seat = None if player == CHANCE else player
        for event in self.match.told[step]:
            words = list(game.event_words(self.match.state, event))
            self.log.append(LogLine(LogItem(self.moment, step + 1, seat, "event", words), game.visible_to(event)))


def same_question(before: Any, now: Any, seat: int) -> bool:
    """Is a seat asked the same as before, with the same options?"""
    if before is None or type(before.decision) is not type(now.decision):
        return False
    if tuple(before.decision.subject(before)) != tuple(now.decision.subject(now)):
        return False
    return list(before.legal_for(Seat(seat))) == list(now.legal_for(Seat(seat)))
