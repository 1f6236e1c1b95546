"""What people may do at a table: checked and carried out on a copy of it, told by the entry to be stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from durbar.engine.flow import CHANCE
from durbar.engine.refusal import Problem
from durbar.match.dice import Dice
from durbar.match.record import Choice
from durbar.server import entries
from durbar.server.entries import AnyEntry
from durbar.server.hours import Hours
from durbar.server.pace import Pace
from durbar.server.table import Table


class Actor(NamedTuple):
    """Who acts: a person by id and name."""

    id: str
    name: str


Command: TypeAlias = Callable[[Table], "AnyEntry | None"]
"""A wish. It is given a copy of the table, changes that, and says what it did; None: it is done already."""


# --- before the start ------------------------------------------------------------------------------------------------


def sit(actor: Actor, seat: int | None, name: str | None, hours: Hours | None = None) -> Command:
    """Take an open seat, or come back to one's own."""

    def command(table: Table) -> AnyEntry:
        unended(table)
        at, kept = table.now(), hours if table.made.pace is not None else None
        for n in range(len(table.seats)) if seat is None else [known(table, seat)]:
            plan = table.seats[n]
            if plan.former == actor.id and plan.kind in ("left", "bot"):
                return table.apply(entries.Returned(at, n, actor.id, name or actor.name, kept, used=table.spent(at)))
            if plan.kind == "open" and table.status == "waiting":
                return table.apply(entries.Sat(at, n, actor.id, name or actor.name, kept))
        raise Problem("seat-taken")

    return command


def leave(actor: Actor, seat: int | None) -> Command:
    """Give a seat back before the start."""

    def command(table: Table) -> AnyEntry | None:
        waiting(table)
        mine = table.seats_of(actor.id)
        if seat is None and not mine:
            return None
        return table.apply(entries.Left(table.now(), owned(table, actor, mine[0] if seat is None else seat)))

    return command


def bot(actor: Actor, seat: int, level: str, levels: list[str]) -> Command:
    """The host puts a bot on an open seat, or changes a bot's level."""

    def command(table: Table) -> AnyEntry:
        waiting(table)
        host(table, actor)
        if table.seats[known(table, seat)].kind == "person":
            raise Problem("seat-taken")
        return table.apply(entries.BotSat(table.now(), seat, checked_level(level, levels)))

    return command


def start(actor: Actor, secret: bytes) -> Command:
    """Begin once every seat is taken."""

    def command(table: Table) -> AnyEntry:
        waiting(table)
        if table.made.host != actor.id and not table.seats_of(actor.id):
            raise Problem("not-host")
        if any(plan.kind == "open" for plan in table.seats):
            raise Problem("open-seats")
        made = table.match.settle(Dice(secret))
        return table.apply(entries.Started(table.now(), words_of(made)), made)

    return command


# --- the game --------------------------------------------------------------------------------------------------------


def choose(actor: Actor | None, seat: int, question: int, option: int, secret: bytes, order: int = 0) -> Command:
    """A choice, checked against the number of the question and the options. No actor: a bot's, or an `order`'s."""

    def command(table: Table) -> AnyEntry | None:
        if actor is not None:
            owned(table, actor, seat)
        if table.answers.get((seat, question)) == option:
            return None  # the same message again
        playing(table)
        if seat not in table.questions:
            raise Problem("not-your-turn")
        if table.questions[seat] != question:
            raise Problem("too-late")
        return chosen(table, seat, question, table.match.play(seat, option, Dice(secret)), order=order)

    return command


def redo(actor: Actor, seat: int) -> Command:
    """Play again what was undone last."""

    def command(table: Table) -> AnyEntry:
        playing(table)
        owned(table, actor, seat)
        if not table.match.undone or table.match.undone[0].player != seat:
            raise Problem("nothing-to-redo")
        return chosen(table, seat, table.questions[seat], table.match.redo(), redo=True)

    return command


def chosen(table: Table, seat: int, question: int, made: list[Choice], redo: bool = False, order: int = 0) -> AnyEntry:
    """The entry of a choice that was played, and of the draws after it."""
    at, draws = table.now(), words_of(made[1:])
    entry = entries.Chose(at, seat, question, made[0].words, draws, redo, order=order, used=table.spent(at))
    table.apply(entry, made)
    entry.told = table.digest()
    return entry


def words_of(made: list[Choice]) -> list[str]:
    return [choice.words for choice in made]


def undo(actor: Actor, seat: int, to: int | None) -> Command:
    """Take back: at once up to the barrier, and beyond it when nobody else is at the table; else ask.

    Never past a choice of somebody who left: they may come back, and nobody can ask them now.
    """

    def command(table: Table) -> AnyEntry:
        playing(table)
        owned(table, actor, seat)
        step = table.match.last_choice(seat) if to is None else to
        if step is None or step not in range(table.match.steps) or table.match.line[step].player == CHANCE:
            raise Problem("nothing-to-undo")
        if step < table.floor():
            raise Problem("choice-of-one-who-left")
        at = table.now()
        if table.match.why_barred(seat, step) is None or not table.others(seat):
            return table.apply(entries.Undid(at, seat, step, used=table.spent(at)))
        if table.request is not None:
            raise Problem("already-asked")
        return table.apply(entries.UndoAsked(table.now(), seat, step))

    return command


def consent(actor: Actor, seat: int, number: int, agree: bool) -> Command:
    def command(table: Table) -> AnyEntry:
        playing(table)
        owned(table, actor, seat)
        if table.request is None or table.request.number != number or seat not in table.request.waiting:
            raise Problem("nothing-asked")
        at = table.now()
        return table.apply(entries.UndoAnswered(at, seat, number, agree, used=table.spent(at)))

    return command


# --- people coming and going -----------------------------------------------------------------------------------------


def say(actor: Actor, text: str) -> Command:
    def command(table: Table) -> AnyEntry:
        mine = table.seats_of(actor.id)
        unclosed(table)
        if actor.id in table.hushed:
            raise Problem("hushed")
        if table.talk_closed and not mine and table.made.host != actor.id:
            raise Problem("talk-closed")
        name = table.seats[mine[0]].name if mine else actor.name
        return table.apply(entries.Said(table.now(), actor.id, name, text, mine[0] if mine else -1))

    return command


def hush(actor: Actor, speaker: int, on: bool) -> Command:
    """The host lets somebody say nothing more here, or speak again; known by the order of their first words."""

    def command(table: Table) -> AnyEntry | None:
        host(table, actor)
        person = next((one for one, number in table.speakers.items() if number == speaker), "")
        if not person or person == actor.id:
            raise Problem("nobody-to-mute")
        return None if (person in table.hushed) == on else table.apply(entries.Hushed(table.now(), person, on))

    return command


def close_talk(actor: Actor, on: bool) -> Command:
    """The host lets only those talk who sit at the table, or everybody again."""

    def command(table: Table) -> AnyEntry | None:
        host(table, actor)
        return None if table.talk_closed == on else table.apply(entries.TalkClosed(table.now(), on))

    return command


def announce(actor: Actor, on: bool) -> Command:
    """The host lets a channel be told whose turn it is, or no longer."""

    def command(table: Table) -> AnyEntry | None:
        host(table, actor)
        return None if table.announced == on else table.apply(entries.Announced(table.now(), on))

    return command


def close() -> Command:
    """The keeper of the server closes a table."""

    def command(table: Table) -> AnyEntry | None:
        return None if table.closed else table.apply(entries.Closed(table.now()))

    return command


def abandon(actor: Actor, seat: int | None) -> Command:
    """Leave a game under way; None once no seat is left to leave."""

    def command(table: Table) -> AnyEntry | None:
        playing(table)
        mine = table.seats_of(actor.id)
        if seat is None and not mine:
            return None
        at, gone = table.now(), owned(table, actor, mine[0] if seat is None else seat)
        return table.apply(entries.Abandoned(at, gone, used=table.spent(at)))

    return command


def takeover(actor: Actor, seat: int, level: str, levels: list[str]) -> Command:
    """Whoever plays on alone puts a bot on a seat whose player left; where others sit too, they decide together."""

    def command(table: Table) -> AnyEntry:
        playing(table)
        if not table.seats_of(actor.id):
            raise Problem("not-yours")
        if table.seats[known(table, seat)].kind != "left":
            raise Problem("seat-taken")
        if table.others(table.seats_of(actor.id)[0]):
            raise Problem("ask-the-others")
        at = table.now()
        return table.apply(entries.BotSat(at, seat, checked_level(level, levels), used=table.spent(at)))

    return command


# --- checks ----------------------------------------------------------------------------------------------------------


def known(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise Problem("no-such-seat")
    return seat


def owned(table: Table, actor: Actor, seat: int) -> int:
    if seat not in table.seats_of(actor.id):
        raise Problem("not-yours")
    return seat


def host(table: Table, actor: Actor) -> None:
    if table.made.host != actor.id:
        raise Problem("not-host")


def unclosed(table: Table) -> None:
    if table.closed:
        raise Problem("table-closed")


def unended(table: Table) -> None:
    unclosed(table)
    if table.ended or table.status == "over":
        raise Problem("game-over")


def waiting(table: Table) -> None:
    unclosed(table)
    if table.status != "waiting":
        raise Problem("already-started")


def playing(table: Table) -> None:
    unclosed(table)
    if table.status == "waiting":
        raise Problem("not-started")
    if table.status != "playing":
        raise Problem("game-over")


def checked_pace(pace: Pace, levels: list[str]) -> Pace:
    """A turn's time must fit into the bank at all, and the bank into what it may hold."""
    if pace.cap < pace.bank:
        raise Problem("small-cap")
    checked_level(pace.level, levels)
    return pace


def checked_level(level: str, levels: list[str]) -> str:
    if level not in levels:
        raise Problem("bad-level", given=level, known=", ".join(levels))
    return level
