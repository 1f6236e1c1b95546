"""What somebody may see of a table. Everything sent to people is made here, by seat."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Container
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import structs

from durbar.engine.flow import CHANCE
from durbar.engine.game import DRAMA, SEATS, Result, may_know
from durbar.match.recap import weights
from durbar.server.clock.clock import ClockState
from durbar.server.clock.pace import Pace
from durbar.server.lessons.projection import lesson_info
from durbar.server.projections import position
from durbar.server.projections.position import ask, decision_info, drawing, outlook
from durbar.server.seats.history import stretches
from durbar.server.table.entries import SeatPlan
from durbar.server.table.log import ChatLine, LogLine
from durbar.server.table.summary import PerEntry, Summary
from durbar.server.table.table import Table
from durbar.server.votes.commands import nudged_from
from durbar.server.wire.history import Moment
from durbar.server.wire.lessons import LessonInfo
from durbar.server.wire.live import (
    ChatItem,
    ConsentInfo,
    Ended,
    LogItem,
    MotionInfo,
    OfferInfo,
    State,
    Story,
    TalkInfo,
    TenureInfo,
    UndoInfo,
)
from durbar.server.wire.pace import ClockInfo, PaceInfo
from durbar.server.wire.questions import Ask, DecisionInfo, PreviewInfo, RefusedInfo, WayInfo
from durbar.server.wire.tables import ResultInfo, RivalInfo, SeatInfo, StretchInfo, TableInfo, WantedInfo

PAGE = 200  # lines of the log sent at once
MOST = 2000  # when much happened since the reader was last here


def time_text(at: float) -> str:
    return second_text(int(at))


@lru_cache(4096)
def second_text(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).isoformat()


def result_info(result: Result | None) -> ResultInfo | None:
    return None if result is None else ResultInfo(list(result.ranks), list(result.scores), result.reason)


def ending_info(table: Table) -> ResultInfo | None:
    """The result with the words of its scores, and of those who sit nowhere."""
    info, game, g = result_info(table.result()), table.match.game, table.match.state
    if info is not None:
        info.told = [list(game.story.score_words(g, seat)) for seat in range(len(table.seats))]
        info.rivals = [RivalInfo(word, score) for word, score in game.story.rivals(g)]
        info.tenures = stretches_told(table)
    return info


def stretches_told(table: Table) -> list[StretchInfo]:
    """Who played the seats that were played by several."""
    tenures = table.seats.tenures
    found = stretches(tenures, table.match.line, table.marks) if len(tenures) > len(table.seats) else []
    several = {seat for seat, count in Counter(one.tenure.seat for one in found).items() if count > 1}
    return [
        StretchInfo(one.tenure.seat, one.tenure.name, one.tenure.level, *one[1:])
        for one in found
        if one.tenure.seat in several
    ]


def seat_infos(plans: list[SeatPlan], pace: Pace | None, person: str, present: Container[str]) -> list[SeatInfo]:
    """The seats of a table as this person may know them; `present`: who is connected to it."""
    seats = []
    for n, plan in enumerate(plans):
        mine = bool(person) and plan.kind == "person" and plan.person == person
        here = plan.kind == "person" and plan.person in present and not hides_presence(pace)
        before = bool(person) and plan.former == person
        back, level = before and plan.kind in ("left", "bot"), plan.level or None
        asks = before and plan.kind == "person"
        seats.append(SeatInfo(n, SEATS[n], plan.kind, plan.name, level, mine, here, back, asks, plan.is_wanted))
    return seats


def listed_info(summary: Summary, person: str, present: Container[str]) -> TableInfo:
    """A table as a list shows it to this person."""
    return table_info(summary, person, seat_infos(summary.seats, summary.pace, person, present))


def table_info(summary: Summary, person: str, seats: list[SeatInfo]) -> TableInfo:
    """A table as this person may know it."""
    return TableInfo(
        summary.id, summary.game, summary.rules, seats, summary.settings, summary.listed, summary.status,
        bool(person) and summary.host == person, [seat.seat for seat in seats if seat.mine], summary.turn,
        summary.number, summary.steps, time_text(summary.created), time_text(summary.touched), summary.commitment,
        summary.forked, result_info(summary.result), summary.title, pace_info(summary.pace),
        None if summary.clocks is None else [clock_info(clock) for clock in summary.clocks],
        [WantedInfo(seat, has) for seat, has in summary.wanted.items()], summary.planning,
        time_text(summary.until) if summary.until else None,
        [time_text(summary.ready[plan.person]) if plan.person in summary.ready else None for plan in summary.seats],
    )  # fmt: skip


def hides_presence(pace: Pace | None) -> bool:
    return pace is not None and pace.kind == "days"


def pace_info(pace: Pace | None) -> PaceInfo | None:
    return None if pace is None else PaceInfo(**structs.asdict(pace))


def clock_info(clock: ClockState) -> ClockInfo:
    times = (clock.deadline, clock.late, clock.away, clock.resting)
    return ClockInfo(clock.left, *(None if at is None else time_text(at) for at in times))


# --- the decision ----------------------------------------------------------------------------------------------------


def question(table: Table, seat: int | None, reasons: bool = True) -> Ask | None:
    """What a seat is asked at this table now. A lesson may be about what cannot be chosen: it tells all reasons."""
    if seat is None or table.status != "playing" or seat not in table.questions or waits(table, seat):
        return None
    return ask(table.match, seat, table.questions[seat], reasons or table.course is not None)


def refusals(table: Table, seat: int) -> list[RefusedInfo]:
    """What looks possible to a seat that is asked now, and is not."""
    asked = table.status == "playing" and seat in table.questions and not waits(table, seat)
    return position.refusals(table.match, seat) if asked else []


def waits(table: Table, seat: int) -> bool:
    """Does a lesson ask nothing of the seat now? The others are moving, or it has ended."""
    course = table.course
    return course is not None and (seat != course.you or bool(course.progress.script) or course.now is None)


def previews(table: Table, seat: int, options: list[int]) -> list[PreviewInfo]:
    return position.previews(table.match, seat, options) if table.status == "playing" else []


def routes(table: Table, seat: int, first: int | None) -> list[WayInfo]:
    """Nothing in a lesson, which goes its own way."""
    playing = table.status == "playing" and table.course is None
    return position.routes(table.match, seat, first) if playing else []


def undo_info(table: Table, seat: int | None) -> UndoInfo | None:
    if table.course is not None:
        course = table.course
        back = course.progress.step > 0 or table.match.last_choice(course.you) is not None
        return UndoInfo(table.match.steps if back else None, True, None, None, False, None)
    if seat is None or table.status != "playing":
        return None
    match, request = table.match, table.votes.request
    to, why, first = match.undoable(seat)
    if to is not None and to < table.seats.floor():
        to = why = None
    free = to is not None and (why is None or not table.others(seat))
    asked = None if request is None else ConsentInfo(request.number, request.seat, request.to, request.waiting)
    redo = bool(match.undone) and match.undone[0].player == seat
    return UndoInfo(to, free, first, why, redo, asked)


def vote_info(table: Table) -> MotionInfo | None:
    vote = table.votes.open
    if vote is None:
        return None
    voters = vote.voters(table.seats, table.absent(table.now()))
    seats = {plan.person: seat for seat, plan in reversed(list(enumerate(table.seats))) if plan.person in voters}
    yes, no = ([seats[person] for person in votes if person in seats] for votes in (vote.yes, vote.no))
    waiting = [seat for seat in seats.values() if seat not in (*yes, *no)]
    return MotionInfo(
        number=vote.number,
        seat=vote.seat,
        what=vote.what,
        target=vote.target if vote.target >= 0 else None,
        seconds=vote.seconds,
        level=vote.level,
        until=time_text(vote.ends(table.time.gaps)),
        yes=yes,
        no=no,
        waiting=sorted(waiting),
        needed=vote.needed(len(voters)),
        name=next((offer.name for offer in table.seats.offers if offer.number == vote.offer), ""),
        pace=pace_info(vote.pace),
    )


def paused_until(table: Table) -> str | None:
    until = table.clocks.paused(table.now()) if table.clocks is not None else None
    return None if until is None else time_text(until)


# --- the log ---------------------------------------------------------------------------------------------------------


def log_item(line: LogLine) -> LogItem:
    return LogItem(line.number, line.step, line.seat, line.kind, list(line.words))


def chat_item(line: ChatLine) -> ChatItem:
    return ChatItem(line.number, time_text(line.at), line.seat, line.name, line.text, line.speaker)


def talk_info(table: Table) -> TalkInfo:
    return TalkInfo(table.talk.closed, [n for person, n in table.talk.speakers.items() if person in table.talk.hushed])


def chat_since(table: Table, since: int) -> list[ChatItem]:
    if not table.talk.chat or table.talk.chat[-1].number <= since:
        return []
    return [chat_item(line) for line in table.talk.chat[-PAGE:] if line.number > since]


def readable(table: Table, line: LogLine, seat: int | None, reader: str | None = None) -> bool:
    """What orders did is told to whoever gave them, and to nobody who has their seat afterwards, or looks through its
    eyes once the game is over. `reader`: who that is, if not whoever has the seat."""
    if not may_know(seat, line.visible_to):
        return False
    whose = reader if reader is not None or seat is None else table.seats[seat].person
    return not line.person or line.person == whose


def log_since(table: Table, seat: int | None, since: int, seen: int) -> tuple[list[LogItem], bool]:
    """What happened since an entry. From the beginning: the last lines, and all since the reader was last here.

    Never half of an entry: a page of earlier lines would not bring the other half.
    """
    items: list[LogItem] = []
    for line in reversed(table.log):
        if line.number <= since:
            return items[::-1], False
        enough = since == 0 and len(items) >= PAGE and (line.number <= seen or not seen or len(items) >= MOST)
        if enough and line.number < items[-1].moment:
            return items[::-1], True
        if readable(table, line, seat):
            items.append(log_item(line))
    return items[::-1], False


def private_log(table: Table, seat: int, after: int, until: int) -> list[LogItem]:
    """What only this seat may know of a time when nobody looked through its eyes."""
    lines = [line for line in table.log if line.visible_to == seat and after < line.number <= until]
    return [log_item(line) for line in lines if readable(table, line, seat)]


def log_before(table: Table, seat: int | None, number: int, reader: str = "") -> tuple[list[LogItem], bool]:
    """A page of earlier lines; never half of an entry."""
    items: list[LogItem] = []
    for at in range(bisect_left(table.log, number, key=lambda line: line.number) - 1, -1, -1):
        line = table.log[at]
        if len(items) >= PAGE and line.number < items[-1].moment:
            return items[::-1], True
        if readable(table, line, seat, reader):
            items.append(log_item(line))
    return items[::-1], False


def story(table: Table, seat: int | None) -> Story:
    """Where the log has its headings and marks, in the line of play as it stands."""
    match, weight = table.match, weights(table.match.game)
    marked = {event for event, heavy in weight.items() if heavy >= DRAMA}
    found = [
        LogItem(table.marks[step], step + 1, None, "event", list(words))
        for step in range(match.steps)
        for words in match.events(seat, step, step + 1)
        if words[0] in marked
    ]
    return Story(weight, found)


# --- whole messages --------------------------------------------------------------------------------------------------


class Common(NamedTuple):
    """What all who look at a table are shown alike."""

    summary: Summary
    outlook: list[list[str]]
    decision: DecisionInfo | None
    result: ResultInfo | None
    ended: Ended
    talk: TalkInfo
    lesson: LessonInfo | None
    motion: MotionInfo | None
    paused: str | None
    nudge: str | None
    tenures: list[TenureInfo]


def make_common(table: Table) -> Common:
    begun, playing = table.status != "waiting", table.status == "playing"
    return Common(
        table.summary(),
        outlook(table.match, table.match.state) if begun else [],
        decision_info(table.match.game, table.match.state) if playing and not lesson_ended(table) else None,
        ending_info(table),
        ended_how(table),
        talk_info(table),
        lesson_info(table),
        vote_info(table),
        paused_until(table),
        time_text(nudged_from(table)) if playing else None,
        [TenureInfo(one.seat, one.name, one.level, one.number) for one in table.seats.tenures],
    )


common = PerEntry(make_common)


def state(
    table: Table,
    info: TableInfo,
    seat: int | None,
    since: int,
    seen: int,
    first: bool,
    person: str = "",
    reasons: bool = True,
) -> State:
    """Everything the looking seat may know now."""
    match, alike = table.match, common(table)
    begun = table.status != "waiting"
    log, earlier = log_since(table, seat, since, seen)
    return State(
        moment=table.number,
        step=match.steps,
        table=info,
        looking=seat,
        view=match.game.view(match.state, seat) if begun else None,
        outlook=alike.outlook,
        decision=alike.decision,
        ask=question(table, seat, reasons),
        undo=undo_info(table, seat),
        result=alike.result,
        ended=alike.ended,
        log=log,
        chat=chat_since(table, since),
        talk=alike.talk,
        seen=seen,
        earlier=earlier,
        lesson=alike.lesson,
        motion=alike.motion,
        paused=alike.paused,
        nudge=alike.nudge,
        offers=[OfferInfo(one.number, one.seat, one.name, one.person == person) for one in table.seats.offers],
        tenures=alike.tenures,
        static=table.static() if first else None,
        story=story(table, seat) if first and begun else None,
        drawing=drawing(match.game, table.static(), match.state, seat) if begun else None,
    )


def ended_how(table: Table) -> Ended:
    """How a game without a result ended; a table where nobody is left may be woken by somebody who comes back."""
    if table.status != "abandoned":
        return ""
    return "closed" if table.closed else "agreed" if table.ended else "abandoned"


def lesson_ended(table: Table) -> bool:
    """Has the lesson of this table ended?"""
    return table.course is not None and table.course.ended


def moment(table: Table, step: int, seat: int | None, static: bool, ahead: int = 0) -> Moment:
    """An earlier step from a viewpoint, and as many after it, all of them played through once."""
    match, last = table.match, min(step + ahead, table.match.steps)
    walked = [moment_of(table, n, g, seat) for n, (g, _) in enumerate(match.walk(step, last), step)]
    found, *following = *walked, moment_of(table, last, match.at(last), seat)
    found.following = following
    found.static = table.static() if static else None
    return found


def moment_of(table: Table, step: int, g: Any, seat: int | None) -> Moment:
    """This state as one that was after so many choices."""
    match, over = table.match, table.status == "over"
    chosen, by = choice_words(table, step, seat, over)
    return Moment(
        step=step,
        steps=match.steps,
        looking=seat,
        view=match.game.shown(g, seat),
        outlook=outlook(match, g),
        decision=decision_info(match.game, g),
        result=result_at(table, step),
        log=events_of(table, step, seat),
        chosen=chosen,
        by=by,
        static=None,
        drawing=drawing(match.game, table.static(), g, seat),
    )


def result_at(table: Table, step: int) -> ResultInfo | None:
    return ending_info(table) if step == table.match.steps else None


def events_of(table: Table, step: int, seat: int | None) -> list[LogItem]:
    """The events of the choice that led to a step, in the line of play as it stands."""
    if step == 0:
        return []
    number, player = table.marks[step - 1], table.match.line[step - 1].player
    by = None if player == CHANCE else player
    return [LogItem(number, step, by, "event", list(words)) for words in table.match.events(seat, step - 1, step)]


def choice_words(table: Table, step: int, seat: int | None, over: bool) -> tuple[list[str] | None, int | None]:
    """The choice made next, where the viewer may know it."""
    if step >= table.match.steps:
        return None, None
    player, words, _ = table.match.line[step]
    by = None if player == CHANCE else player
    return (words.split() if over or player == seat else None), by
