"""What somebody may see of a table. Everything sent to people is made here, by seat."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from durbar.engine.flow import CHANCE, Option, Seat
from durbar.engine.game import SEATS, Result, may_know
from durbar.engine.refusal import ENGINE_REFUSALS, OK
from durbar.match.match import Match
from durbar.rulebook import rules_by_step
from durbar.server.table import ChatLine, LogLine, Summary, Table
from durbar.server.wire.http import ResultInfo, SeatInfo, TableInfo
from durbar.server.wire.live import (
    Ask,
    ChatItem,
    ConsentInfo,
    DecisionInfo,
    LogItem,
    Moment,
    OptionInfo,
    PreviewInfo,
    RefusedInfo,
    State,
    UndoInfo,
)

PAGE = 200  # lines of the log sent at once
FORESEEN = 24  # events told of a choice before it is made
MOST = 2000  # when much happened since the reader was last here


def time_text(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def result_info(result: Result | None) -> ResultInfo | None:
    return None if result is None else ResultInfo(list(result.ranks), list(result.scores), result.reason)


def table_info(summary: Summary, person: str, connected: Callable[[str], bool]) -> TableInfo:
    """A table as this person may know it."""
    seats = []
    for n, plan in enumerate(summary.seats):
        mine = bool(person) and plan.kind == "person" and plan.person == person
        here = plan.kind == "person" and connected(plan.person)
        back = bool(person) and plan.former == person and plan.kind in ("left", "bot")
        level = plan.level or None
        seats.append(SeatInfo(n, SEATS[n], plan.kind, plan.name, level, mine, here, back))
    settings = {name: value for name, value in summary.settings.items() if "\n" not in value}  # no whole files
    return TableInfo(
        summary.id, summary.game, summary.rules, seats, settings, summary.listed, summary.status,
        bool(person) and summary.host == person, [seat.seat for seat in seats if seat.mine], summary.turn,
        summary.number, summary.steps, time_text(summary.created), time_text(summary.touched), summary.commitment,
        summary.forked, result_info(summary.result),
    )  # fmt: skip


# --- the decision ----------------------------------------------------------------------------------------------------


def decision_info(table: Table, g: Any) -> DecisionInfo | None:
    decision = g.decision
    if decision is None:
        return None
    name = type(decision).__name__
    rules = rules_by_step(table.made.game).get(name, ())
    return DecisionInfo(name, list(rules), list(decision.subject(g)), table.match.owing(g))


def ask(table: Table, seat: int | None) -> Ask | None:
    """What a seat is asked: its options, and what looks possible and is not."""
    if seat is None or table.status != "playing" or seat not in table.questions:
        return None
    g, game = table.match.state, table.match.game
    decision, player = g.decision, Seat(seat)
    options, refused = [], []
    for option in decision.candidates(g, player):
        words = list(decision.words(g, Option(option)))
        code = int(decision.refused(g, player, Option(option)))
        if code == OK:
            options.append(OptionInfo(int(option), words))
        else:
            key, rule = game.refusals.get(code) or ENGINE_REFUSALS[code]
            about = list(game.reason_words(g, seat, tuple(words), key))
            refused.append(RefusedInfo(int(option), words, key, rule, about))
    return Ask(seat, table.questions[seat], options, refused)


def previews(table: Table, seat: int, options: list[int]) -> list[PreviewInfo]:
    """What these options would do, as far as the seat can know; only for what it may choose."""
    if table.status != "playing":
        return []
    legal = table.match.options(seat)
    return [preview_info(table.match, seat, option) for option in options if option in legal]


def preview_info(match: Match, seat: int, option: int) -> PreviewInfo:
    events, then = match.preview(seat, option)
    words = [list(match.game.event_words(match.state, event)) for event in events[:FORESEEN]]
    return PreviewInfo(option, words, then, max(0, len(events) - FORESEEN))


def undo_info(table: Table, seat: int | None) -> UndoInfo | None:
    if seat is None or table.status != "playing":
        return None
    match, request = table.match, table.request
    to, why, first = match.undoable(seat)
    if to is not None and to < table.floor():
        to = why = None
    free = to is not None and (why is None or not table.others(seat))
    asked = None if request is None else ConsentInfo(request.number, request.seat, request.to, request.waiting)
    redo = bool(match.undone) and match.undone[0].player == seat
    return UndoInfo(to, free, first, why, redo, asked)


# --- the log ---------------------------------------------------------------------------------------------------------


def log_item(line: LogLine) -> LogItem:
    return LogItem(line.number, line.step, line.seat, line.kind, list(line.words))


def chat_item(line: ChatLine) -> ChatItem:
    return ChatItem(line.number, time_text(line.at), line.seat, line.name, line.text)


def chat_since(table: Table, since: int) -> list[ChatItem]:
    return [chat_item(line) for line in table.chat[-PAGE:] if line.number > since]


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
        if may_know(seat, line.visible_to):
            items.append(log_item(line))
    return items[::-1], False


def whispers(table: Table, seat: int, after: int, until: int) -> list[LogItem]:
    """What only this seat may know of a time when nobody looked through its eyes."""
    return [log_item(line) for line in table.log if line.visible_to == seat and after < line.number <= until]


def log_before(table: Table, seat: int | None, number: int) -> tuple[list[LogItem], bool]:
    """A page of earlier lines; never half of an entry."""
    items: list[LogItem] = []
    for line in reversed(table.log):
        if line.number >= number:
            continue
        if len(items) >= PAGE and line.number < items[-1].moment:
            return items[::-1], True
        if may_know(seat, line.visible_to):
            items.append(log_item(line))
    return items[::-1], False


# --- whole messages --------------------------------------------------------------------------------------------------


def state(table: Table, info: TableInfo, seat: int | None, since: int, seen: int, first: bool) -> State:
    """Everything the looking seat may know now."""
    match = table.match
    begun = table.status != "waiting"
    log, earlier = log_since(table, seat, since, seen)
    return State(
        moment=table.number,
        step=match.steps,
        table=info,
        looking=seat,
        view=match.game.view(match.state, seat) if begun else None,
        decision=decision_info(table, match.state) if table.status == "playing" else None,
        ask=ask(table, seat),
        undo=undo_info(table, seat),
        result=info.result,
        log=log,
        chat=chat_since(table, since),
        seen=seen,
        earlier=earlier,
        static=table.static() if first else None,
    )


def moment(table: Table, step: int, seat: int | None, static: bool) -> Moment:
    """An earlier step from a viewpoint."""
    match = table.match
    g = match.at(step)
    over = table.status == "over"
    chosen, by = choice_words(table, step, seat, over)
    return Moment(
        step=step,
        steps=match.steps,
        looking=seat,
        view=match.game.view(g, seat),
        decision=decision_info(table, g),
        result=result_at(table, step),
        log=events_of(table, step, seat),
        chosen=chosen,
        by=by,
        static=table.static() if static else None,
    )


def result_at(table: Table, step: int) -> ResultInfo | None:
    return result_info(table.result()) if step == table.match.steps else None


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
