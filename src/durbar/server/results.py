"""How a game ended, a row a seat and tenure; and what somebody's games come to. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from durbar.server.summary import Summary
from durbar.server.tenures import Stretch

Z = 1.96  # 95 of 100
MOST_OF_IT = 0.5  # of a seat's choices


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
    tenure: int = 0
    since: int = 0
    until: int = 0
    choices: int = 0
    share: float = 1.0

    @property
    def counts(self) -> bool:
        """Is the game its person's? Whoever made most of a seat's choices won or lost with it, and nobody else."""
        return self.share > MOST_OF_IT


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


class Part(NamedTuple):
    """Games somebody had a part in, and others most of: how many, and what share of them in the mean."""

    games: int
    share: float


class Rival(NamedTuple):
    """Games with another person: who stood before whom."""

    person_id: str
    games: int
    before: int
    behind: int


def result_rows(summary: Summary, played: Sequence[Stretch]) -> list[ResultRow]:
    """Of a game that is over, a row a seat and tenure; none of one that was only looked through or begun elsewhere."""
    result, people = summary.result, len({one.tenure.person for one in played} - {""})
    if result is None or summary.forked or not people:
        return []
    kind, before, rows = (summary.game, len(summary.seats), people), Counter[int](), []
    for tenure, since, until, choices, share in played:
        seat, ended = tenure.seat, summary.touched
        row = ResultRow(summary.id, seat, tenure.person, *kind, result.ranks[seat], result.scores[seat], ended)
        rows.append(row._replace(tenure=before[seat], since=since, until=until, choices=choices, share=share))
        before[seat] += 1
    return rows


def by_person(rows: Sequence[ResultRow]) -> list[ResultRow]:
    """All that somebody played of a seat as one row, in however many stretches."""
    found: dict[tuple[str, int, str], ResultRow] = {}
    for row in rows:
        key = row.table_id, row.seat, row.person_id
        one = found.get(key)
        more = row if one is None else one._replace(choices=one.choices + row.choices, share=one.share + row.share)
        found[key] = more
    return list(found.values())


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


def part_of(rows: Sequence[ResultRow]) -> Part:
    """Of games that count for others."""
    shares = [row.share for row in rows if not row.counts]
    return Part(len(shares), sum(shares) / len(shares) if shares else 0.0)


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
