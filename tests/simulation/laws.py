"""Ten laws, in plain Python: what must be true of every run, whatever befell it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import msgspec
from city import HOURLY, City
from folk import Person

from durbar.engine.chance import Rng
from durbar.server.host.upgrade import difference
from durbar.server.notify.addresses import GUESSES
from durbar.server.notify.outbox_store import read_ways
from durbar.server.projections import table as projections
from durbar.server.table import entries
from durbar.server.table.table import Table

SLACK = 700.0  # seconds: signs of life are seconds apart, and clocks may jump by minutes
AT_ONCE = 12.0  # seconds: nobody waits longer while the store answers
OVERDUE = 3600.0


def broken(city: City, people: list[Person]) -> list[str]:
    """What is wrong, a sentence each."""
    with sqlite3.connect(city.folder / "store.sqlite3") as store:
        found = [told for law in LAWS for told in law(city, people, store)]
    store.close()
    return found


def journals(store: sqlite3.Connection) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for table, number, data in store.execute("select table_id, number, data from entries order by table_id, number"):
        lines = found.setdefault(table, [])
        assert number == len(lines) + 1, f"{table} has no entry {len(lines) + 1}"
        lines.append(data)
    return found


def confirmed_is_stored(city: City, people: list[Person], store: sqlite3.Connection) -> Iterator[str]:
    """1. What was confirmed is stored once and in order."""
    found, gone = journals(store), [one.row.id for one in people if one.leaving]
    seen: set[tuple[str, int]] = set()
    for table, number, data in city.confirmed:
        if (table, number) in seen:
            yield f"1: entry {number} of {table} was confirmed twice"
        seen.add((table, number))
        if table not in found:
            continue  # its people are all gone
        stored = found[table][number - 1] if number <= len(found[table]) else "nothing"
        if stored != data and not any(one in data for one in gone):
            yield f"1: confirmed {data}, stored {stored}"
    for (table, seat), since in city.cancelled.items():
        for data in found.get(table, [])[since:]:
            entry = entries.decode(data)
            if isinstance(entry, entries.Chose) and entry.seat == seat and entry.order > 0:
                yield f"1: orders that were taken back answered: {data}"


def servers_agree(city: City, _people: list[Person], store: sqlite3.Connection) -> Iterator[str]:
    """2. Two servers and a restart agree."""
    for name, stored in journals(store).items():
        again = Table(name)
        for data in stored:
            again.apply(entries.decode(data))
        for where, house in city.houses.items():
            opened = house.hub.open.get(name)
            if opened is not None and (opened.table.number, opened.table.match) != (again.number, again.match):
                yield f"2: {where} has {name} at {opened.table.number}, stored are {again.number}"


def seats_know_their_own(city: City, _people: list[Person], _store: sqlite3.Connection) -> Iterator[str]:
    """3. A seat's bytes depend on what it may know alone."""
    for house in city.houses.values():
        for opened in house.hub.open.values():
            for seat in range(len(opened.table.seats)) if opened.table.status == "playing" else ():
                if shown(opened.table, seat) != shown(dealt_anew(opened.table, seat), seat):
                    yield f"3: seat {seat} of {opened.table.id} is shown what it cannot know"


def shown(table: Table, seat: int) -> bytes:
    person = table.seats[seat].person
    info = projections.listed_info(table.summary(), person, ())
    return msgspec.json.encode(projections.state(table, info, seat, 0, 0, True, person))


def dealt_anew(table: Table, seat: int) -> Table:
    other = table.fork()
    other.match = table.match.fork()
    other.match.state = table.match.game.determinize(table.match.state, seat, Rng(7))
    return other


def nobody_pays_for_a_night(city: City, _people: list[Person], store: sqlite3.Connection) -> Iterator[str]:
    """4. Nobody's clock runs while nobody serves."""
    for name, stored in journals(store).items():
        told = [entries.decode(data) for data in stored]
        begun = next((one.at for one in told if isinstance(one, entries.Started)), None)
        if begun is None:
            continue
        served = told[-1].at - begun - nights(city, begun, told[-1].at)
        used: dict[int, float] = {}
        for one in told:
            for seat, seconds in one.used.items() if isinstance(one, entries.Timed) else ():
                used[seat] = used.get(seat, 0.0) + max(0.0, seconds)
        for seat, seconds in used.items():
            if seconds > served + SLACK:
                yield f"4: seat {seat} of {name} paid {seconds:.0f} s, served were {served:.0f}"


def nights(city: City, since: float, until: float) -> float:
    """Seconds between two times in which nobody served."""
    return sum(max(0.0, min(until, end) - max(since, start)) for start, end in city.nobody)


def notices_once(city: City, _people: list[Person], store: sqlite3.Connection) -> Iterator[str]:
    """5. Each notice once; where nobody could note that it was told, again as a whole."""
    noted = {
        f"{person} {table} {kind} {number}": {way for way, one in read_ways(ways).items() if one.outcome == "sent"}
        for person, table, kind, number, ways in store.execute(
            "select person_id, table_id, kind, number, ways from outbox"
        )
    }
    for n, first in enumerate(city.sent):
        for later in city.sent[n + 1 :]:
            again = set(first.told) & set(later.told)
            if not again or first.way != later.way:
                continue
            if not any(first.at - 1 <= at <= later.at for at in [*city.weather.troubled, *city.deaths]):
                yield f"5: told twice, without need: {sorted(again)}"
            others = [one for m in city.sent if m is not first and m.way == first.way for one in m.told]
            if any(first.way in noted.get(one, ()) for one in set(first.told) - set(later.told) if one not in others):
                yield f"5: told again under another name: {sorted(again)} of {first.told}"


def limits_hold(city: City, _people: list[Person], _store: sqlite3.Connection) -> Iterator[str]:
    """6. A limited thing at most N times, whatever comes at once."""
    for person, count in city.guesses.items():
        if count > GUESSES:
            yield f"6: {count} guesses of {person} were looked at"
    times = [one.at for one in city.sent if one.way == "mail"]
    for at in times:
        if sum(at <= other < at + 3600.0 - 30.0 for other in times) > HOURLY:
            yield f"6: more than {HOURLY} mails in the hour after {at:.0f}"


def nothing_is_left(city: City, people: list[Person], store: sqlite3.Connection) -> Iterator[str]:
    """7. Nothing is left of a deleted person: neither in the store nor in what others are shown."""
    names = [name for (name,) in store.execute("select name from sqlite_master where type = 'table'")]
    kept = [f"{name}: {row!r}" for name in names for row in store.execute(f"select * from {name}")]
    known = {one for (one,) in store.execute("select id from people")}
    for person in (one for one in people if one.row.id not in known):
        for row in kept:
            if person.row.name in row or person.row.name.lower() in row:
                yield f"7: the name of {person.row.name} is still stored in {row}"
        for name, house in city.houses.items():
            for opened in house.hub.open.values():
                if opened.table.status != "waiting" and person.row.name.encode() in shown(opened.table, 0):
                    yield f"7: {name} still shows {person.row.name} at {opened.table.id}"


def nobody_waits(city: City, _people: list[Person], _store: sqlite3.Connection) -> Iterator[str]:
    """8. Nobody waits on another's receiver."""
    if city.longest_look > AT_ONCE:
        yield f"8: a look at the outbox took {city.longest_look:.0f} s"
    if city.longest_wait > 3 * AT_ONCE:
        yield f"8: somebody waited {city.longest_wait:.0f} s"


def queues_empty(city: City, _people: list[Person], store: sqlite3.Connection) -> Iterator[str]:
    """9. Every queue empties."""
    before = city.now() - OVERDUE
    for query in (
        "select count(*) from outbox where outcome = '' and due < ?",
        "select count(*) from orders where due < ?",
        "select count(*) from tables where due < ? and status = 'playing'",
        "select count(*) from tables where bots_due and touched < ? and status = 'playing'",
    ):
        (left,) = store.execute(query, (before,)).fetchone()
        if left:
            yield f"9: {left} left of: {query}"
    for name, house in city.houses.items():
        waiting: list[Any] = [*house.hub.loading, *(o.table.id for o in house.hub.open.values() if o.stale)]
        if waiting or not house.database.writer.queue.empty():
            yield f"9: at {name} something waits: {waiting}"


def journals_replay(_city: City, _people: list[Person], store: sqlite3.Connection) -> Iterator[str]:
    """10. Every journal replays and tells the same; nobody goes back behind a choice of one who left."""
    for name, stored in journals(store).items():
        if (differs := difference(name, stored)) is not None:
            yield f"10: {differs}"
        table, whose = Table(name), list[str]()
        for number, data in enumerate(stored, 1):
            table.apply(entries.decode(data))
            if gone := left_by(table) & set(whose[table.match.steps :]):
                yield f"10: entry {number} of {name} takes back a choice of {gone}, who left"
            del whose[table.match.steps :]
            new = list(table.match.line)[len(whose) :]
            whose += [table.seats[one.player].person if 0 <= one.player < len(table.seats) else "" for one in new]


def left_by(table: Table) -> set[str]:
    """Whoever had a seat and is not there to be asked."""
    return {plan.former for plan in table.seats if plan.kind in ("left", "bot")} - table.people() - {""}


LAWS = (
    confirmed_is_stored, servers_agree, seats_know_their_own, nobody_pays_for_a_night, notices_once, limits_hold,
    nothing_is_left, nobody_waits, queues_empty, journals_replay,
)  # fmt: skip
