"""[weeks 1] When a clock stands still, and when it runs out: the two ways of asking agree everywhere."""

from __future__ import annotations

import os
import random
from datetime import datetime, timedelta
from itertools import islice
from zoneinfo import ZoneInfo

import pytest

from durbar.engine.refusal import Problem
from durbar.server.clock.hours import (
    DAY,
    Hours,
    Span,
    Stop,
    checked,
    deadline,
    left_at,
    next_awake,
    next_minute,
    rest,
    stops,
    zones,
)

ZONES = (
    "Europe/Paris",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
    "Pacific/Apia",
    "Africa/Cairo",
    "UTC",
)
HOUR = 3600.0
TRIALS = int(os.environ.get("DURBAR_TRIALS", "3000"))


def at(zone: str, *when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[misc]


def some_span(chance: random.Random, near: float, longest: float) -> Span:
    start = near + chance.uniform(-5, 5) * DAY
    return start, start + chance.uniform(60, longest)


@pytest.mark.counts
def test_left_and_deadline_are_inverse_in_every_zone_over_every_change_of_summer_time() -> None:
    chance = random.Random(7)
    for _ in range(TRIALS):
        hours = Hours(chance.choice(ZONES), chance.randrange(1440), 0)
        hours = Hours(hours.zone, hours.asleep, (hours.asleep + chance.randrange(601)) % 1440)
        since, left = 1.6e9 + chance.uniform(0, 8 * 365 * DAY), chance.uniform(1, 6 * DAY)
        away = [some_span(chance, since, 9 * DAY) for _ in range(chance.randrange(3))]
        gaps = [Stop(*some_span(chance, since, 2 * DAY), 2 * HOUR) for _ in range(chance.randrange(3))]
        rules = (hours, chance.random() < 0.8, chance.random() < 0.5, away, gaps)
        over = deadline(left, since, stops(*rules, since))
        assert left_at(left, since, over, stops(*rules, since)) < 1e-5
        earlier = over - 1e-3
        if earlier > since:
            assert left_at(left, since, earlier, stops(*rules, since)) > 0
        halfway = since + chance.random() * (over - since)
        rest = left_at(left, since, halfway, stops(*rules, since))
        assert abs(deadline(rest, halfway, stops(*rules, halfway)) - over) < 1e-3


def test_what_is_counted_in_parts_is_what_is_counted_at_once() -> None:
    chance = random.Random(3)
    for _ in range(TRIALS // 10):
        hours = Hours(chance.choice(ZONES), 23 * 60, 7 * 60)
        since = 1.7e9 + chance.uniform(0, 365 * DAY)
        times = sorted(since + chance.uniform(0, 4 * DAY) for _ in range(6))
        left, began = 30 * DAY, since
        for one in times:
            left, began = left_at(left, began, one, stops(hours, True, True, (), (), began)), one
        assert abs(left - left_at(30 * DAY, since, times[-1], stops(hours, True, True, (), (), since))) < 1e-4


def test_a_night_costs_nothing() -> None:
    hours = Hours("Europe/Paris", 23 * 60, 7 * 60)
    evening = at("Europe/Paris", 2026, 11, 16, 22)
    over = deadline(2 * HOUR, evening, stops(hours, True, False, (), (), evening))
    assert over == at("Europe/Paris", 2026, 11, 17, 8)
    assert next_awake(evening + 2 * HOUR, stops(hours, True, False, (), (), evening)) == evening + 9 * HOUR


def test_a_night_is_an_hour_shorter_or_longer_when_the_clocks_change() -> None:
    hours = Hours("Europe/Paris", 23 * 60, 7 * 60)
    for day, length in ((28, 7), (24, 9)):  # the nights of 29 March and 25 October 2026
        evening = at("Europe/Paris", 2026, 3 if day == 28 else 10, day, 23)
        assert next_awake(evening, stops(hours, True, False, (), (), evening)) == evening + length * HOUR


def test_a_weekend_lasts_from_saturday_to_monday_in_its_zone() -> None:
    hours = Hours("Asia/Kolkata")
    friday = at("Asia/Kolkata", 2026, 11, 20, 20)
    over = deadline(10 * HOUR, friday, stops(hours, True, True, (), (), friday))
    assert over == at("Asia/Kolkata", 2026, 11, 23, 6)
    sunday = at("Asia/Kolkata", 2026, 11, 22, 12)
    assert next_awake(sunday, stops(hours, True, True, (), (), sunday)) == at("Asia/Kolkata", 2026, 11, 23, 0)


def test_nobody_has_less_than_two_hours_after_the_server_was_away() -> None:
    gap = Stop(1000.0 + HOUR, 1000.0 + 5 * HOUR, 2 * HOUR)
    assert deadline(HOUR + 60, 1000.0, [gap]) == 1000.0 + 7 * HOUR
    assert deadline(9 * HOUR, 1000.0, [gap]) == 1000.0 + 13 * HOUR
    assert deadline(HOUR / 2, 1000.0, [gap]) == 1000.0 + HOUR / 2


@pytest.mark.parametrize(
    ("hours", "key"), [(Hours("Mars/Olympus"), "unknown-zone"), (Hours("UTC", 0, 601), "much-sleep")]
)
def test_hours_nobody_can_have_are_refused(hours: Hours, key: str) -> None:
    with pytest.raises(Problem) as found:
        checked(hours)
    assert found.value.key == key


def test_stops_come_in_order() -> None:
    hours = Hours("America/New_York", 22 * 60, 6 * 60)
    since = at("America/New_York", 2026, 3, 4, 12)
    found = list(islice(stops(hours, True, True, [(since, since + 3 * DAY)], [], since), 40))
    assert found == sorted(found, key=lambda stop: stop.since)
    assert timedelta(seconds=found[-1].since - found[0].since) > timedelta(days=20)


@pytest.mark.parametrize(
    "zone", ["localtime", "posixrules", "Factory", "right/UTC", "posix/UTC", "Europe", "", "UTC\n"]
)
def test_a_zone_is_one_that_people_live_in(zone: str) -> None:
    with pytest.raises(Problem) as problem:
        checked(Hours(zone))
    assert problem.value.key == "unknown-zone"


def test_every_zone_has_nights_and_minutes() -> None:
    for zone in sorted(zones()):
        hours, since = checked(Hours(zone, 1380, 420)), at("UTC", 2026, 3, 28, 12)
        assert next(rest(hours, True, False, since)).since < since
        assert since < next_minute(since, 480, zone) <= since + 2 * DAY
