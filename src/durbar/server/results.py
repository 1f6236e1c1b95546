"""How a game ended, a row a seat; and what somebody's games come to. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from durbar.server.summary import Summary

Z = 1.96  # 95 of 100


class ResultRow(NamedTuple):
    table_id: str
    seat: int
    person_id: str
    game: str
    seats: int
    people: int
    rank: int
    score: float
    ended: float


class Line(NamedTuple):
    """Somebody's games of one kind: how many, won, the likely share of wins, mean rank and score."""

    game: str
    seats: int
    games: int
    won: int
    least: float
    most: float
    rank: float
    score: float


class Rival(NamedTuple):
    """Games with another person: who stood before whom."""

    person_id: str
    games: int
    before: int
    behind: int


def result_rows(summary: Summary) -> list[ResultRow]:
    """Of a game that is over; none of one that was only looked through or begun elsewhere."""
    result = summary.result
    if result is None or summary.forked:
        return []
    people = [seat.person if seat.kind == "person" else "" for seat in summary.seats]
    played = len({person for person in people if person})
    if not played:
        return []
    kind = (summary.game, len(people), played)
    return [
        ResultRow(summary.id, seat, person, *kind, result.ranks[seat], result.scores[seat], summary.touched)
        for seat, person in enumerate(people)
    ]


def wilson(won: int, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins 95 times of 100."""
    if not games:
        return 0.0, 1.0
    share, spread = won / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def lines_of(rows: Sequence[ResultRow]) -> list[Line]:
    """By game and number of seats."""
    kinds = sorted({(row.game, row.seats) for row in rows})
    return [line_of(*kind, [row for row in rows if (row.game, row.seats) == kind]) for kind in kinds]


def line_of(game: str, seats: int, rows: Sequence[ResultRow]) -> Line:
    count, won = len(rows), sum(row.rank == 1 for row in rows)
    rank, score = (sum(values) / count for values in ([row.rank for row in rows], [row.score for row in rows]))
    return Line(game, seats, count, won, *wilson(won, count), rank, score)


def rivals_of(mine: Sequence[ResultRow], others: Sequence[ResultRow]) -> list[Rival]:
    """Head to head; a person with several seats at a table is known by the best."""
    best = {table: min(row.rank for row in mine if row.table_id == table) for table in {row.table_id for row in mine}}
    met: dict[tuple[str, str], int] = {}
    for row in others:
        key = row.person_id, row.table_id
        met[key] = min(row.rank, met.get(key, row.rank))
    found = []
    for person in sorted({person for person, _ in met}):
        pairs = [(best[table], rank) for (one, table), rank in met.items() if one == person and table in best]
        found.append(Rival(person, len(pairs), sum(a < b for a, b in pairs), sum(a > b for a, b in pairs)))
    return sorted(found, key=lambda rival: -rival.games)
