"""What people may do at a table: checked and carried out on a copy of it, told by the entry to be stored."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, NamedTuple, ParamSpec, TypeAlias

from durbar.engine.flow import CHANCE
from durbar.engine.refusal import Problem
from durbar.match.dice import Dice
from durbar.match.record import Choice
from durbar.server.clock.hours import Hours
from durbar.server.clock.pace import Pace
from durbar.server.table import entries
from durbar.server.table.entries import AnyEntry
from durbar.server.table.table import Table


class Actor(NamedTuple):
    """Who acts: a person by id and name."""

    id: str
    name: str


Command: TypeAlias = Callable[[Table], "AnyEntry | None"]
"""A wish. It is given a copy of the table, changes that, and says what it did; None: it is done already."""
P = ParamSpec("P")


def command(act: Callable[Concatenate[Table, P], AnyEntry | None]) -> Callable[P, Command]:
    """What is done at a table as a wish: called with all but the table, which comes when it is carried out."""

    @wraps(act)
    def wish(*args: P.args, **kwargs: P.kwargs) -> Command:
        return lambda table: act(table, *args, **kwargs)

    return wish


# --- before the start ------------------------------------------------------------------------------------------------


@command
def sit(table: Table, actor: Actor, seat: int | None, name: str | None, hours: Hours | None = None) -> AnyEntry:
    """Take an open seat, or come back to one's own."""
    unended(table)
    at, kept = table.now(), hours if table.made.pace is not None else None
    for n in range(len(table.seats)) if seat is None else [known(table, seat)]:
        plan = table.seats[n]
        if plan.former == actor.id and plan.kind in ("left", "bot"):
            return table.apply(entries.Returned(at, n, actor.id, name or actor.name, kept, used=table.spent(at)))
        if plan.kind == "open" and table.status == "waiting":
            invited(table, actor)
            return table.apply(entries.Sat(at, n, actor.id, name or actor.name, kept))
    raise Problem("seat-taken")


@command
def invite(table: Table, actor: Actor, seconds: float) -> AnyEntry | None:
    """The host lets the invitation end after a while, or (0) never; anew, if it has ended."""
    host(table, actor)
    waiting(table)
    until = table.now() + seconds if seconds else 0.0
    return None if until == table.seats.until else table.apply(entries.Invited(table.now(), until))


@command
def say_ready(table: Table, actor: Actor) -> AnyEntry:
    """Whoever sits here is still there to begin."""
    waiting(table)
    if not table.seats_of(actor.id):
        raise Problem("not-yours")
    return table.apply(entries.SaidReady(table.now(), actor.id))


@command
def leave(table: Table, actor: Actor, seat: int | None) -> AnyEntry | None:
    """Give a seat back before the start."""
    waiting(table)
    mine = table.seats_of(actor.id)
    if seat is None and not mine:
        return None
    return table.apply(entries.Left(table.now(), owned(table, actor, mine[0] if seat is None else seat)))


@command
def bot(table: Table, actor: Actor, seat: int, level: str, levels: list[str]) -> AnyEntry:
    """The host puts a bot on an open seat, or changes a bot's level."""
    waiting(table)
    host(table, actor)
    if table.seats[known(table, seat)].kind == "person":
        raise Problem("seat-taken")
    return table.apply(entries.BotSat(table.now(), seat, checked_level(level, levels)))


@command
def start(table: Table, actor: Actor, secret: bytes) -> AnyEntry:
    """Begin once every seat is taken."""
    waiting(table)
    if table.made.host != actor.id and not table.seats_of(actor.id):
        raise Problem("not-host")
    if any(plan.kind == "open" for plan in table.seats):
        raise Problem("open-seats")
    all_ready(table, actor)
    made = table.match.settle(Dice(secret))
    return table.apply(entries.Started(table.now(), words_of(made)), made)


# --- the game --------------------------------------------------------------------------------------------------------


@command
def choose(
    table: Table, actor: Actor | None, seat: int, question: int, option: int, secret: bytes, order: int = 0
) -> AnyEntry | None:
    """A choice, checked against the number of the question and the options. No actor: a bot's, or an `order`'s."""
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


@command
def redo(table: Table, actor: Actor, seat: int) -> AnyEntry:
    """Play again what was undone last."""
    playing(table)
    owned(table, actor, seat)
    if not table.match.undone or table.match.undone[0].player != seat:
        raise Problem("nothing-to-redo")
    return chosen(table, seat, table.questions[seat], table.match.redo(), redo=True)


def chosen(table: Table, seat: int, question: int, made: list[Choice], redo: bool = False, order: int = 0) -> AnyEntry:
    """The entry of a choice that was played, and of the draws after it."""
    at, draws = table.now(), words_of(made[1:])
    entry = entries.Chose(at, seat, question, made[0].words, draws, redo, order=order, used=table.spent(at))
    table.apply(entry, made)
    entry.told = table.digest()
    return entry


def words_of(made: list[Choice]) -> list[str]:
    return [choice.words for choice in made]


@command
def undo(table: Table, actor: Actor, seat: int, to: int | None) -> AnyEntry:
    """Take back: at once up to the barrier, and beyond it when nobody else is at the table; else ask.

    Never past a choice of somebody who left: they may come back, and nobody can ask them now.
    """
    playing(table)
    owned(table, actor, seat)
    step = table.match.last_choice(seat) if to is None else to
    if step is None or step not in range(table.match.steps) or table.match.line[step].player == CHANCE:
        raise Problem("nothing-to-undo")
    if step < table.seats.floor():
        raise Problem("choice-of-one-who-left")
    at = table.now()
    if table.match.why_barred(seat, step) is None or not table.others(seat):
        return table.apply(entries.Undid(at, seat, step, used=table.spent(at)))
    if table.votes.request is not None:
        raise Problem("already-asked")
    return table.apply(entries.UndoAsked(table.now(), seat, step))


@command
def consent(table: Table, actor: Actor, seat: int, number: int, agree: bool) -> AnyEntry:
    playing(table)
    owned(table, actor, seat)
    if table.votes.request is None or table.votes.request.number != number or seat not in table.votes.request.waiting:
        raise Problem("nothing-asked")
    at = table.now()
    return table.apply(entries.UndoAnswered(at, seat, number, agree, used=table.spent(at)))


# --- people coming and going -----------------------------------------------------------------------------------------


@command
def say(table: Table, actor: Actor, text: str) -> AnyEntry:
    mine = table.seats_of(actor.id)
    unclosed(table)
    if actor.id in table.talk.hushed:
        raise Problem("hushed")
    if table.talk.closed and not mine and table.made.host != actor.id:
        raise Problem("talk-closed")
    name = table.seats[mine[0]].name if mine else actor.name
    return table.apply(entries.Said(table.now(), actor.id, name, text, mine[0] if mine else -1))


@command
def hush(table: Table, actor: Actor, speaker: int, on: bool) -> AnyEntry | None:
    """The host lets somebody say nothing more here, or speak again; known by the order of their first words."""
    host(table, actor)
    person = next((one for one, number in table.talk.speakers.items() if number == speaker), "")
    if not person or person == actor.id:
        raise Problem("nobody-to-mute")
    return None if (person in table.talk.hushed) == on else table.apply(entries.Hushed(table.now(), person, on))


@command
def close_talk(table: Table, actor: Actor, on: bool) -> AnyEntry | None:
    """The host lets only those talk who sit at the table, or everybody again."""
    host(table, actor)
    return None if table.talk.closed == on else table.apply(entries.TalkClosed(table.now(), on))


@command
def announce(table: Table, actor: Actor, on: bool) -> AnyEntry | None:
    """The host lets a channel be told whose turn it is, or no longer."""
    host(table, actor)
    return None if table.announced == on else table.apply(entries.Announced(table.now(), on))


@command
def close(table: Table) -> AnyEntry | None:
    """The keeper of the server closes a table."""
    return None if table.closed else table.apply(entries.Closed(table.now()))


@command
def abandon(table: Table, actor: Actor, seat: int | None) -> AnyEntry | None:
    """Leave a game under way; None once no seat is left to leave."""
    playing(table)
    mine = table.seats_of(actor.id)
    if seat is None and not mine:
        return None
    at, gone = table.now(), owned(table, actor, mine[0] if seat is None else seat)
    return table.apply(entries.Abandoned(at, gone, used=table.spent(at)))


@command
def takeover(table: Table, actor: Actor, seat: int, level: str, levels: list[str]) -> AnyEntry:
    """Whoever plays on alone puts a bot on a seat whose player left; where others sit too, they decide together."""
    playing(table)
    if not table.seats_of(actor.id):
        raise Problem("not-yours")
    if table.seats[known(table, seat)].kind != "left":
        raise Problem("seat-taken")
    if table.others(table.seats_of(actor.id)[0]):
        raise Problem("ask-the-others")
    at = table.now()
    return table.apply(entries.BotSat(at, seat, checked_level(level, levels), used=table.spent(at)))


# --- checks ----------------------------------------------------------------------------------------------------------


def invited(table: Table, actor: Actor) -> None:
    """Whoever sits here already, or is the host, needs no invitation."""
    until, inside = table.seats.until, {table.made.host, *table.people()}
    if until and table.now() > until and actor.id not in inside:
        raise Problem("invitation-over")


def all_ready(table: Table, actor: Actor) -> None:
    """A game over days begins with people who are there: whoever starts it is."""
    pace, table.seats.ready = table.made.pace, {**table.seats.ready, actor.id: table.now()}
    missing = table.seats.waited_for(table.now()) if pace is not None and pace.kind == "days" else []
    if missing:
        raise Problem("not-all-ready", players=", ".join(missing))


def known(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise Problem("no-such-seat")
    return seat


def owned(table: Table, actor: Actor, seat: int) -> int:
    if seat not in table.seats_of(actor.id):
        raise Problem("not-yours")
    return seat


def seat_of(table: Table, actor: Actor) -> int:
    """The first seat somebody plays in a game under way."""
    playing(table)
    mine = table.seats_of(actor.id)
    return owned(table, actor, mine[0] if mine else -1)


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
