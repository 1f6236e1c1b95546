"""Who plays on to the end and in time, as shares with their intervals; and when a game over days will be over. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from durbar.server.people.statistics import ResultRow, wilson
from durbar.server.table.summary import Summary

ENOUGH = 3  # finished games, to say when another will be
WEIGHT = 20  # steps: so many at the usual speed count with what this table has shown of its own
LEAST_LEFT = 0.05  # of a game that is longer than any before it


class KeptShare(NamedTuple):
    """So many of so many, and between what the true share lies 95 times of 100."""

    done: int
    of: int
    least: float
    most: float


class Reliability(NamedTuple):
    """Of games over days with others."""

    finished: KeptShare
    in_time: KeptShare


class ByPace(NamedTuple):
    """Games with people that began and go on no more, and the turns of those that reached a result."""

    pace: str
    finished: KeptShare
    missed: KeptShare


class FinishedGame(NamedTuple):
    """A game that was: how many steps, how many seconds from start to end."""

    steps: int
    seconds: float


def share_of(count: int, of: int) -> KeptShare:
    return KeptShare(count, of, *wilson(count, of))


def reliability_of(rows: Sequence[ResultRow], given_up: int) -> Reliability:
    """Of somebody's results, and the games of theirs that never came to one."""
    days = [row for row in rows if row.pace == "days" and row.people > 1]
    tables, stayed = {row.table_id for row in days}, {row.table_id for row in days if row.stayed}
    return Reliability(share_of(len(stayed), len(tables) + given_up), in_time_of(days))


def in_time_of(rows: Sequence[ResultRow]) -> KeptShare:
    turns = sum(turns_of(row) for row in rows)
    return share_of(turns - sum(row.missed for row in rows), turns)


def turns_of(row: ResultRow) -> int:
    return max(len(row.times.split()), row.missed)


def by_pace(tables: Sequence[Summary], rows: Sequence[ResultRow]) -> list[ByPace]:
    """What became of games with several people, and how many turns came late; live and over days apart."""
    found = []
    for pace in ("days", "live", ""):
        ended = [one for one in tables if with_people(one) and pace_of(one) == pace and one.began]
        done = [one for one in ended if one.status == "over"]
        given_up = [one for one in ended if one.status == "abandoned"]
        timed = in_time_of([row for row in rows if row.pace == pace])
        finished = share_of(len(done), len(done) + len(given_up))
        found.append(ByPace(pace, finished, share_of(timed.of - timed.done, timed.of)))
    return found


def with_people(table: Summary) -> bool:
    """Did several people sit there, those who left among them?"""
    return len({plan.person or plan.former for plan in table.seats} - {""}) > 1 and not table.forked


def pace_of(table: Summary) -> str:
    return table.pace.kind if table.pace is not None else ""


def like(table: Summary, other: Summary) -> bool:
    """May the one be judged by the other, which is over?"""
    same = (other.game, len(other.seats), pace_of(other)) == (table.game, len(table.seats), pace_of(table))
    return same and other.status == "over" and bool(other.began) and other.steps > 0


def finished_of(tables: Sequence[Summary]) -> list[FinishedGame]:
    return [FinishedGame(one.steps, one.touched - one.began) for one in tables]


def expected_end(steps: int, began: float, now: float, before: Sequence[FinishedGame]) -> float | None:
    """From the steps that are left, by games like it, and how long one takes: there and here."""
    if len(before) < ENOUGH or not began:
        return None
    longer = [one.steps for one in before if one.steps > steps]
    whole = median(longer) if longer else steps * (1 + LEAST_LEFT)
    usual = median(one.seconds / one.steps for one in before)
    each = (now - began + WEIGHT * usual) / (steps + WEIGHT)
    return now + (whole - steps) * each
