"""The clocks of a table: what a turn may take, who has how much left, and when it is over.

A seat's clock runs while the seat owes a choice, and for no other reason. Entries carry the seconds they cost, so what
is past needs no calendar.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from durbar.server.clock.hours import DAY, Hours, Span, Stop, deadline, left_at, next_awake, stops
from durbar.server.clock.pace import Pace
from durbar.server.table import entries


class Time:
    """What time it is, for all tables of a server, and when nobody served: that costs nobody anything."""

    def __init__(self, source: Callable[[], float], monotonic: Callable[[], float] | None = None) -> None:
        self.source = source
        self.monotonic = monotonic or source  # for what is over soon: nobody sets it back
        self.offset = 0.0  # of the database's clock
        self.gaps: tuple[Span, ...] = ()

    def now(self) -> float:
        return self.source() + self.offset


class SeatClock(Struct, frozen=True):
    """`since`: it has been running from then on with `left` seconds, 0: it stands. `free`: what is not counted.

    `hours` hold for the question being asked (`question`), `new_hours` from the next on. `late`: since when.
    """

    left: float
    free: float
    since: float = 0.0
    question: int = 0
    hours: Hours = Hours()
    new_hours: Hours = Hours()
    away: tuple[Span, ...] = ()
    late: float = 0.0
    had: float = 0.0  # when the question was put, with what costs nothing
    spent: float = 0.0  # in this turn
    turns: tuple[float, ...] = ()  # in earlier ones of its present player
    missed: int = 0  # of them, and of this one, those that were not ended in time


class ClockState(Struct):
    """A seat's clock as lists keep it: seconds left, and when they are over if it runs; since when it is late, until
    when somebody is away or the clock rests."""

    left: float
    deadline: float | None = None
    late: float | None = None
    away: float | None = None
    resting: float | None = None


class Clocks:
    """All clocks of a table in one turn (`key`, which is `whose`); replaced whenever something is counted."""

    def __init__(self, pace: Pace, hours: Iterable[Hours]) -> None:
        self.pace = pace
        self.seats = [SeatClock(pace.bank, pace.free, hours=one, new_hours=one) for one in hours]
        self.key = ""
        self.whose: int | None = None
        self.asked: frozenset[int] = frozenset()  # who was asked in this turn
        self.earned: frozenset[str] = frozenset()  # turns whose increment was given
        self.pauses: tuple[Span, ...] = ()
        self.rests: dict[int, tuple[object, float, float, float | None]] = {}  # by seat: for what, from, until, answer
        self.known: tuple[tuple[Span, ...], list[float | None]] | None = None  # deadlines, worked out with these gaps

    @staticmethod
    def at_pace(pace: Pace | None, seats: Iterable[entries.SeatPlan], before: Clocks | None) -> Clocks | None:
        """Clocks by a pace that was agreed on meanwhile: everybody begins anew, with their nights and journeys."""
        if pace is None:
            return None
        if before is None:
            return Clocks(pace, [plan.hours or Hours() for plan in seats])
        found = Clocks(pace, [clock.new_hours for clock in before.seats])
        found.seats = [
            replace(new, away=old.away, turns=old.turns, missed=old.missed)
            for new, old in zip(found.seats, before.seats, strict=True)
        ]
        found.key, found.whose, found.earned, found.pauses = before.key, before.whose, before.earned, before.pauses
        return found

    def fork(self) -> Clocks:
        other = object.__new__(Clocks)
        vars(other).update(vars(self))
        other.seats = list(self.seats)
        return other

    # --- what follows from them --------------------------------------------------------------------------------------

    def free_of(self, seat: int) -> float:
        """Seconds that cost nothing, as it is another's turn."""
        return 0.0 if self.whose is None or self.whose == seat else self.seats[seat].free

    def stops(self, seat: int, since: float, gaps: tuple[Span, ...]) -> Iterable[Stop]:
        clock, pace = self.seats[seat], self.pace
        found = [Stop(start, end, pace.least) for start, end in gaps if end > since]
        found += [Stop(start, end) for start, end in self.pauses if end > since]
        if pace.kind == "live":
            return sorted(found)
        return stops(clock.hours, pace.sleep, pace.weekends, clock.away, found, since)

    def left(self, seat: int, at: float, gaps: tuple[Span, ...]) -> float:
        """Seconds a seat has left at a time; where it is asked in another's turn, with those that cost nothing."""
        clock = self.seats[seat]
        if not clock.since:
            return clock.left
        return left_at(clock.left + self.free_of(seat), clock.since, at, self.stops(seat, clock.since, gaps))

    def spent(self, at: float, gaps: tuple[Span, ...]) -> dict[int, float]:
        """What running clocks lost since they were last counted; less than nothing where the server's return gave."""
        found = {}
        for seat, clock in enumerate(self.seats):
            if clock.since:
                found[seat] = clock.left + self.free_of(seat) - self.left(seat, at, gaps)
        return found

    def deadlines(self, gaps: tuple[Span, ...]) -> list[float | None]:
        """For each seat when its time is over, if its clock runs."""
        if self.known is None or self.known[0] != gaps:
            self.known = (gaps, [self.deadline(seat, gaps) for seat in range(len(self.seats))])
        return self.known[1]

    def deadline(self, seat: int, gaps: tuple[Span, ...]) -> float | None:
        clock = self.seats[seat]
        if not clock.since:
            return None
        return deadline(clock.left + self.free_of(seat), clock.since, self.stops(seat, clock.since, gaps))

    def handed_over_at(self, seat: int, gaps: tuple[Span, ...]) -> float | None:
        """When a bot sits down for somebody late: never while they sleep, nor earlier because nobody served."""
        late = self.seats[seat].late
        if not late or self.pace.at_zero != "bot":
            return None
        still = [Stop(*gap) for gap in gaps if gap[1] > late] + [Stop(*one) for one in self.pauses if one[1] > late]
        due = deadline(self.pace.grace, late, sorted(still))
        return next_awake(due, self.stops(seat, late, gaps))

    def due(self, gaps: tuple[Span, ...]) -> float | None:
        """The next time at which anything happens by itself."""
        overs = [self.handed_over_at(seat, gaps) for seat in range(len(self.seats))]
        return min((at for at in [*self.deadlines(gaps), *overs] if at is not None), default=None)

    def resting(self, seat: int, at: float) -> float | None:
        """Until when a seat's person sleeps or is away just now; worked out once for the whole night, or day."""
        if self.pace.kind == "live":
            return self.paused(at)
        clock, known = self.seats[seat], self.rests.get(seat)
        if known is None or known[0] != (clock.hours, clock.away, self.pauses) or not known[1] <= at < known[2]:
            until = next_awake(at, self.stops(seat, at, ()))
            following = next((stop.since for stop in self.stops(seat, at, ())), at + DAY)
            good = until if until > at else following
            known = ((clock.hours, clock.away, self.pauses), at, good, until if until > at else None)
            self.rests = {**self.rests, seat: known}
        return known[3]

    def states(self, at: float, gaps: tuple[Span, ...]) -> list[ClockState]:
        overs = self.deadlines(gaps)
        found = []
        for seat, clock in enumerate(self.seats):
            away = next((until for since, until in clock.away if since <= at < until), None)
            left, late = self.left(seat, at, gaps), clock.late or None
            found.append(ClockState(left, overs[seat], late, away, self.resting(seat, at)))
        return found

    def past_away(self, seat: int, at: float) -> float:
        """Seconds a seat has been away until now."""
        return sum(max(0.0, min(until, at) - since) for since, until in self.seats[seat].away)

    # --- what entries do to them -------------------------------------------------------------------------------------

    def apply(self, entry: entries.Timed) -> None:
        """Count what it cost, and what it means."""
        at = entry.at
        self.charge(entry.used, at)
        match entry:
            case entries.Chose(seat=seat):
                self.chose(seat, at)
            case entries.Lapsed(seat=seat):
                self.change(seat, late=at, left=0.0, since=0.0, missed=self.seats[seat].missed + 1)
            case entries.HoursSet(seat=seat, hours=hours):
                self.change(seat, new_hours=hours)
            case entries.Away(seat=seat, since=since, until=until):
                self.back(seat, at)  # whatever was said before of times to come
                self.change(seat, away=(*self.seats[seat].away, (since, until)))
            case entries.Back(seat=seat):
                self.back(seat, at)
            case entries.Resumed():
                self.pause(at, at)
            case entries.Returned(seat=seat, hours=hours) | entries.Substituted(seat=seat, hours=hours):
                self.returned(seat, hours or Hours())

    def change(self, seat: int, **changes: object) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)
        self.known = None

    def charge(self, used: Mapping[int, float], at: float) -> None:
        """Count what an entry says was used; running clocks go on from its time."""
        for seat, seconds in used.items():
            clock = self.seats[seat]
            free = min(self.free_of(seat), max(0.0, seconds))
            left = max(0.0, clock.left - (seconds - free))
            counted = {"free": clock.free - free, "left": left, "spent": clock.spent + max(0.0, seconds)}
            self.seats[seat] = replace(clock, since=at, **counted)  # its deadline stays

    def chose(self, seat: int, at: float) -> None:
        """Whoever chooses is late no more, and back from wherever they were."""
        clock = self.seats[seat]
        if clock.late:
            self.change(seat, late=0.0, left=self.pace.again)
        if clock.away and clock.away[-1][1] > at:
            self.back(seat, at)

    def give(self, target: int, seconds: float) -> None:
        """More time, for a seat or for all (-1); whoever gets some is late no more."""
        for seat, clock in enumerate(self.seats):
            if target in (-1, seat):
                self.change(seat, left=clock.left + seconds, late=0.0)

    def pause(self, at: float, until: float) -> None:
        """All clocks stand; until=at ends a pause."""
        past = tuple((start, min(end, at)) for start, end in self.pauses if start < at)
        self.pauses = (*past, (at, until)) if until > at else past
        self.known = None

    def paused(self, at: float) -> float | None:
        """Until when all clocks stand by agreement."""
        return next((end for start, end in self.pauses if start <= at < end), None)

    def absent(self, at: float) -> set[int]:
        """Seats that have no vote: late, or away."""
        away = {n for n, clock in enumerate(self.seats) for start, end in clock.away if start <= at < end}
        return away | {n for n, clock in enumerate(self.seats) if clock.late}

    def returned(self, seat: int, hours: Hours) -> None:
        self.seats[seat] = SeatClock(self.pace.again, self.pace.free, hours=hours, new_hours=hours)
        self.known = None

    def back(self, seat: int, at: float) -> None:
        """Whatever time away is still to come is not taken."""
        away = self.seats[seat].away
        self.change(seat, away=tuple((start, min(end, at)) for start, end in away if start < at))

    def go_on(self, key: str, whose: int | None, questions: Mapping[int, int], running: bool, at: float) -> None:
        """It is this turn now, and these people are asked; `running`: their time counts."""
        if key != self.key:
            self.earn()
            self.key, self.whose, self.asked = key, whose, frozenset()
            self.seats = [replace(clock, free=self.pace.free, spent=0.0) for clock in self.seats]
            self.known = None
        self.asked |= questions.keys()
        for seat, clock in enumerate(self.seats):
            runs = running and seat in questions and not clock.late
            since = (clock.since or at) if runs else 0.0
            number = questions.get(seat, clock.question)
            new = number != clock.question
            hours = clock.new_hours if new else clock.hours
            had = clock.left + self.free_of(seat) if new else clock.had
            if bool(since) != bool(clock.since) or hours != clock.hours:
                self.known = None
            if since != clock.since or number != clock.question:
                self.seats[seat] = replace(clock, since=since, question=number, hours=hours, had=had)

    def earn(self) -> None:
        """A turn is over: its owner, or whoever was asked in a turn of nobody's own, gets the increment, once."""
        if not self.key or self.key in self.earned:
            return
        self.earned |= {self.key}
        for seat in self.asked if self.whose is None else {self.whose} & self.asked:
            clock = self.seats[seat]
            self.seats[seat] = replace(clock, turns=(*clock.turns, clock.spent))
            if not clock.late:
                most = max(self.pace.cap, clock.left)  # what the others gave is not taken back
                self.change(seat, left=min(most, clock.left + self.pace.increment))
