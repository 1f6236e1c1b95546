"""When somebody's clock stands still: asleep, at weekends, away, while nobody served. No clock is read here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache, lru_cache
from heapq import merge
from typing import NamedTuple, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from durbar.engine.refusal import Problem

DAY = 86_400.0
LONGEST_SLEEP = 600  # minutes a day
SATURDAY = 5
Span: TypeAlias = tuple[float, float]


class Stop(NamedTuple):
    """The clock stands from one time to another; afterwards at least `least` seconds are left."""

    since: float
    until: float
    least: float = 0.0


class Hours(Struct, frozen=True, omit_defaults=True):
    """Somebody's day: a time zone, and the minutes after midnight at which they fall asleep and wake; equal: never."""

    zone: str = "UTC"
    asleep: int = 0
    awake: int = 0


class Policy(Struct, omit_defaults=True):
    """Somebody's hours, and when they are away."""

    hours: Hours = Hours()
    away: Span | None = None


def checked(hours: Hours) -> Hours:
    """Hours as somebody may have them: a zone there is, and no more sleep than anybody needs."""
    if hours.zone not in zones():
        raise Problem("unknown-zone", given=hours.zone)
    if (hours.awake - hours.asleep) % 1440 > LONGEST_SLEEP:
        raise Problem("much-sleep")
    return hours


@cache
def zones() -> frozenset[str]:
    """Those people live in: what lies beside them has other seconds, or means something else on another machine."""
    return frozenset(available_timezones() - {"localtime", "Factory"})


@lru_cache(600)
def zone_of(name: str) -> ZoneInfo:
    return ZoneInfo(name)


@lru_cache(20_000)
def at_minute(day: date, minute: int, zone: ZoneInfo) -> float:
    """A time of day as seconds. One that summer time leaves out is as long after the change as it would be."""
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()


def rest(hours: Hours, sleeps: bool, weekends: bool, since: float) -> Iterator[Stop]:
    """Nights and weekends from the day before `since` on, without end, by their beginning."""
    zone = zone_of(hours.zone)
    day = datetime.fromtimestamp(since, UTC).astimezone(zone).date() - timedelta(days=1)
    if weekends and day.weekday() > SATURDAY:
        day -= timedelta(days=1)  # the weekend began before
    sleeps = sleeps and hours.asleep != hours.awake
    while sleeps or weekends:
        if weekends and day.weekday() == SATURDAY:
            yield Stop(at_minute(day, 0, zone), at_minute(day + timedelta(days=2), 0, zone))
        if sleeps:
            wakes = day + timedelta(days=hours.awake < hours.asleep)
            yield Stop(at_minute(day, hours.asleep, zone), at_minute(wakes, hours.awake, zone))
        day += timedelta(days=1)


def stops(
    hours: Hours, sleeps: bool, weekends: bool, away: Iterable[Span], gaps: Iterable[Stop], since: float
) -> Iterator[Stop]:
    """Everything that stops a clock after `since`, by its beginning."""
    single = sorted([*(Stop(*span) for span in away), *gaps])
    return (stop for stop in merge(single, rest(hours, sleeps, weekends, since)) if stop.until > since)


def left_at(left: float, since: float, at: float, stopped: Iterable[Stop]) -> float:
    """What is left at a time of so many seconds that began to run earlier; not below nothing."""
    for stop in stopped:
        if stop.since >= at or left <= 0:
            break
        left -= max(0.0, stop.since - since)
        if left > 0:
            left, since = max(left, stop.least), max(since, stop.until)
    return max(0.0, left - max(0.0, at - since))


def deadline(left: float, since: float, stopped: Iterable[Stop]) -> float:
    """When nothing is left any more."""
    for stop in stopped:
        if since + left <= stop.since:
            break
        left = max(left - max(0.0, stop.since - since), stop.least)
        since = max(since, stop.until)
    return since + left


def next_minute(at: float, minute: int, zone: str) -> float:
    """When a clock there shows this minute of the day next."""
    where = zone_of(zone)
    day = datetime.fromtimestamp(at, UTC).astimezone(where).date()
    return next(then for n in range(3) if (then := at_minute(day + timedelta(days=n), minute, where)) > at)


def next_awake(at: float, stopped: Iterable[Stop]) -> float:
    """This time, or the end of what stops the clock then."""
    for stop in stopped:
        if stop.since > at:
            break
        at = max(at, stop.until)
    return at
