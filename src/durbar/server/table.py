"""A table in memory: its journal folded, entry after entry. Nothing here is lost when it is forgotten."""

from __future__ import annotations

from copy import copy
from datetime import UTC, datetime
from typing import Any, NamedTuple

from msgspec import Struct

from durbar.engine.flow import CHANCE, Seat
from durbar.engine.game import GAMES
from durbar.engine.record import Choice, parse_choice
from durbar.engine.refusal import Problem
from durbar.server import journal
from durbar.server.journal import SeatPlan
from durbar.server.messages import ChatItem, LogItem
from durbar.server.play import Advance, Play, Told, new_play
from durbar.server.wire import ResultInfo, Status

REMEMBERED = 100  # answers known again when they are sent twice


class Request(Struct, frozen=True):
    """Somebody asks to go back behind a barrier."""

    number: int
    seat: int
    to: int
    waiting: list[int]


class Logged(NamedTuple):
    """A line of the log. `only`: the one seat that may read it, or -1."""

    item: LogItem
    only: int


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
        self.made: journal.Created
        self.touched = 0.0
        self.seats: list[SeatPlan] = []
        self.play: Play
        self.log: list[Logged] = []
        self.chat: list[ChatItem] = []
        self.marks: list[int] = []  # for each choice of the line of play, the moment it was made
        self.asked: dict[int, int] = {}  # seat -> number of its question
        self.answers: dict[tuple[int, int], int] = {}  # (seat, number of the question) -> option
        self.request: Request | None = None
        self.secret = ""  # of an imported game
        self.parted: dict[int, int] = {}  # seat whose player left -> the step after their last choice
        self.changed = 0  # the last moment that was not mere talk

    def fork(self) -> Table:
        """A copy to fold one more entry into: the table itself changes only when that entry is stored."""
        other = copy(self)
        other.seats, other.log, other.chat = list(self.seats), list(self.log), list(self.chat)
        other.asked, other.answers, other.marks = dict(self.asked), dict(self.answers), list(self.marks)
        other.parted = dict(self.parted)
        if self.moment:
            other.play = self.play.fork()
        return other

    # --- queries ---------------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        return self.made.commitment

    def seats_of(self, person: str) -> list[int]:
        """The seats somebody plays."""
        return [n for n, seat in enumerate(self.seats) if person and seat.kind == "person" and seat.person == person]

    def turn(self) -> list[int]:
        return self.play.owing() if self.status == "playing" else []

    def result(self) -> ResultInfo | None:
        if self.status != "over":
            return None
        ranks, scores, reason = self.play.result
        return ResultInfo(list(ranks), list(scores), reason)

    def summary(self) -> Summary:
        made = self.made
        return Summary(
            self.id, made.game, made.rules, self.seats, made.settings, made.listed, self.status, made.host, self.turn(),
            self.moment, self.play.steps, made.at, self.touched, made.commitment, made.forked, self.result(),
        )  # fmt: skip

    def others(self, seat: int) -> list[int]:
        """Seats of the other people at the table: those who must agree when somebody goes back behind a barrier."""
        asker = self.seats[seat].person
        return [n for n, plan in enumerate(self.seats) if plan.kind == "person" and plan.person != asker]

    def floor(self) -> int:
        """The step behind which nobody may go back: there somebody chose who left, and cannot be asked."""
        return max(self.parted.values(), default=0)

    # --- the fold --------------------------------------------------------------------------------------------------

    def fold(self, entry: journal.AnyEntry, done: Advance | None = None) -> None:
        """One entry more. `done` is what a choice leads to, where it has been worked out already."""
        self.moment += 1
        self.touched = entry.at
        if not isinstance(entry, journal.Said):
            self.changed = self.moment
        match entry:
            case journal.Chose():
                self.on_chose(entry, done)
            case journal.Said():
                self.on_said(entry)
            case journal.Undid(seat=seat, to=to):
                self.on_undid(seat, to)
            case journal.Asked(seat=seat, to=to):
                self.request = Request(self.moment, seat, to, self.others(seat))
                self.note("asked", seat, str(self.play.steps), str(to))
            case journal.Answered():
                self.on_answered(entry)
            case journal.Created():
                self.on_created(entry)
            case journal.Started() | journal.Imported():
                self.on_started(entry, done)
            case _:
                self.on_seat(entry)

    def on_created(self, entry: journal.Created) -> None:
        game = GAMES.get(entry.game)
        if game is None:
            raise Problem("unknown-game", given=entry.game, known=", ".join(GAMES))
        self.made = entry
        self.seats = list(entry.seats)
        self.play = new_play(game, len(entry.seats), entry.settings, entry.rules, entry.start)

    def on_started(self, entry: journal.Started | journal.Imported, done: Advance | None) -> None:
        self.status = "playing"
        self.note("start", None)
        if isinstance(entry, journal.Imported):
            choices = [Choice(*choice) for choice in entry.choices]
            self.secret = entry.secret
        else:
            choices = [Choice(int(CHANCE), option) for option in entry.draws]
        self.go_on(done or self.play.advance(choices), None)

    def on_chose(self, entry: journal.Chose, done: Advance | None) -> None:
        if done is None:
            draws = [Choice(int(CHANCE), option) for option in entry.draws]
            done = self.play.advance([self.trusted(entry), *draws])
        if entry.redo:
            del self.play.undone[: len(done.choices)]
            self.note("redo", entry.seat)
        else:
            self.play.undone.clear()
        self.answers[entry.seat, entry.decision] = entry.option
        if len(self.answers) > REMEMBERED:
            del self.answers[next(iter(self.answers))]
        self.go_on(done, entry.seat)

    def trusted(self, entry: journal.Chose) -> Choice:
        """A stored choice; where its number means nothing any more, its text still does."""
        g = self.play.state
        if entry.option in list(g.legal_for(Seat(entry.seat))):
            return Choice(entry.seat, entry.option)
        return parse_choice(self.play.game, g, entry.text)

    def go_on(self, done: Advance, actor: int | None) -> None:
        """Install what was worked out, tell it, and see who is asked what."""
        before, first = self.play.state, self.play.steps
        self.play.install(done)
        self.marks += [self.moment] * len(done.choices)
        for n, told in enumerate(done.told, 1):
            player = done.choices[n - 1].player
            self.tell(first + n, None if player == CHANCE else player, told)
        self.request = None
        self.ask_anew(before, actor)
        if self.play.over:
            self.status = "over"
            self.note("over", None)

    def ask_anew(self, before: Any, actor: int | None) -> None:
        """Number the questions. One that stands while another seat answers keeps its number."""
        old, self.asked = self.asked, {}
        for seat in self.play.owing():
            stands = seat in old and seat != actor and same_question(before, self.play.state, seat)
            self.asked[seat] = old[seat] if stands else self.moment

    def on_undid(self, seat: int, to: int) -> None:
        self.note("undo", seat, str(self.play.steps), str(to))
        self.play.back(to)
        del self.marks[to:]
        self.parted = {left: min(step, to) for left, step in self.parted.items()}
        self.request = None
        self.ask_anew(None, None)

    def on_answered(self, entry: journal.Answered) -> None:
        request = self.request
        if request is None or request.number != entry.request:
            return
        person = self.seats[entry.seat].person
        waiting = [seat for seat in request.waiting if self.seats[seat].person != person]
        self.request = Request(request.number, request.seat, request.to, waiting)
        if not entry.agree:
            self.request = None
            self.note("refused", entry.seat)
        elif not waiting:
            self.on_undid(request.seat, request.to)

    def on_said(self, entry: journal.Said) -> None:
        seat = entry.seat if entry.seat >= 0 else None
        self.chat.append(ChatItem(self.moment, time_text(entry.at), seat, entry.name, entry.text))

    def on_seat(self, entry: journal.AnyEntry) -> None:
        """Somebody sits down, leaves, comes back, or a bot takes a seat."""
        match entry:
            case journal.Sat(seat=seat, person=person, name=name):
                self.seats[seat] = SeatPlan("person", person, name)
                self.note("sat", seat)
            case journal.Left(seat=seat):
                self.seats[seat] = SeatPlan()
                self.note("left", seat)
            case journal.BotSat(seat=seat, level=level):
                self.seats[seat] = SeatPlan("bot", name="", level=level, former=self.seats[seat].former)
                self.note("bot", seat, level)
            case journal.Abandoned(seat=seat):
                was = self.seats[seat]
                self.seats[seat] = SeatPlan("left", name=was.name, former=was.person)
                self.note("abandon", seat)
                last = self.play.last_choice(seat)
                self.parted[seat] = 0 if last is None else last + 1
                self.drop_request(seat)
                if not any(plan.kind == "person" for plan in self.seats):
                    self.status = "abandoned"
            case journal.Returned(seat=seat, person=person, name=name):
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
            self.request = None if gone else Request(request.number, request.seat, request.to, waiting)

    # --- the log ---------------------------------------------------------------------------------------------------

    def note(self, kind: str, seat: int | None, *words: str) -> None:
        self.log.append(Logged(LogItem(self.moment, self.play.steps, seat, kind, list(words)), -1))

    def tell(self, step: int, seat: int | None, told: list[Told]) -> None:
        for words, only in told:
            self.log.append(Logged(LogItem(self.moment, step, seat, "event", list(words)), only))


def same_question(before: Any, now: Any, seat: int) -> bool:
    """Is a seat asked the same as before, with the same options?"""
    if before is None or type(before.decision) is not type(now.decision):
        return False
    if tuple(before.decision.subject(before)) != tuple(now.decision.subject(now)):
        return False
    return list(before.legal_for(Seat(seat))) == list(now.legal_for(Seat(seat)))
