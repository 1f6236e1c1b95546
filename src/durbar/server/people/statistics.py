"""How a game ended, a row a seat and tenure; and what somebody's games come to. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from math import sqrt
from statistics import fmean, median
from typing import Literal, NamedTuple

from durbar.server.clock.pace import Pace
from durbar.server.seats.history import Stretch
from durbar.server.table.summary import Summary

Z = 1.96  # 95 of 100
PACES: tuple[Literal["days", "live"], ...] = ("days", "live")
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
    roles: str = ""
    pace: str = ""
    times: str = ""
    ordered: int = 0
    missed: int = 0
    stayed: bool = True

    @property
    def counts(self) -> bool:
        """Is the game its person's? Whoever made most of a seat's choices won or lost with it, and nobody else."""
        return self.share > MOST_OF_IT


class Played(NamedTuple):
    """Of a seat: what the game calls what it is, seconds of its last person's turns, steps that orders answered, and
    turns that were late."""

    roles: Sequence[str] = ()
    times: Sequence[float] = ()
    ordered: Collection[int] = ()
    missed: int = 0


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


class Role(NamedTuple):
    """Games as one of the things a game lets one be."""

    game: str
    role: str
    games: int
    won: int


class Habit(NamedTuple):
    """Turns by one kind of clock: how many, their mean and median in seconds."""

    pace: Literal["days", "live"]
    turns: int
    mean: float
    median: float


class SeatPart(NamedTuple):
    """Games somebody had a part in, and others most of: how many, and what share of them in the mean."""

    games: int
    share: float


class Rival(NamedTuple):
    """Games with another person: who stood before whom."""

    person_id: str
    games: int
    before: int
    behind: int

    @property
    def level(self) -> int:
        return self.games - self.before - self.behind


def result_rows(
    summary: Summary, played: Sequence[Stretch], more: Mapping[int, Played] | None = None
) -> list[ResultRow]:
    """Of a game that is over, a row a seat and tenure; none of one that was only looked through or begun elsewhere."""
    result, people = summary.result, len({one.tenure.person for one in played} - {""})
    if result is None or summary.forked or not people:
        return []
    kind, before, rows = (summary.game, len(summary.seats), people), Counter[int](), []
    for tenure, since, until, choices, share in played:
        seat, ended = tenure.seat, summary.touched
        row = ResultRow(summary.id, seat, tenure.person, *kind, result.ranks[seat], result.scores[seat], ended)
        row = row._replace(tenure=before[seat], since=since, until=until, choices=choices, share=share)
        rows.append(known_more(row, (more or {}).get(seat, Played()), summary.pace))
        before[seat] += 1
    return timed(rows, more or {})


def known_more(row: ResultRow, more: Played, pace: Pace | None) -> ResultRow:
    ordered = sum(row.since <= step < row.until for step in more.ordered)
    return row._replace(roles=" ".join(more.roles), ordered=ordered, pace=pace.kind if pace is not None else "")


def timed(rows: list[ResultRow], more: Mapping[int, Played]) -> list[ResultRow]:
    """How long turns took is known of the last person of a seat; whoever else had it did not stay."""
    last = {row.seat: n for n, row in enumerate(rows) if row.person_id}
    ends = {row.seat: n for n, row in enumerate(rows)}
    rows = [row._replace(stayed=ends[row.seat] == n) for n, row in enumerate(rows)]
    for seat, n in last.items():
        if seat in more:
            times = " ".join(f"{seconds:.0f}" for seconds in more[seat].times)
            rows[n] = rows[n]._replace(times=times, missed=more[seat].missed)
    return rows


def by_person(rows: Sequence[ResultRow]) -> list[ResultRow]:
    """All that somebody played of a seat as one row, in however many stretches."""
    found: dict[tuple[str, int, str], ResultRow] = {}
    for row in rows:
        key = row.table_id, row.seat, row.person_id
        one = found.get(key)
        found[key] = row if one is None else added(one, row)
    return list(found.values())


def added(one: ResultRow, more: ResultRow) -> ResultRow:
    """Two stretches of somebody at a seat."""
    sums = {name: getattr(one, name) + getattr(more, name) for name in ("choices", "share", "ordered", "missed")}
    return one._replace(**sums, times=f"{one.times} {more.times}".strip(), stayed=one.stayed or more.stayed)


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
    games = once_each(rows)
    kinds = sorted({(row.game, row.seats) for row in games})
    return [line_of(*kind, [row for row in games if (row.game, row.seats) == kind]) for kind in kinds]


def once_each(rows: Sequence[ResultRow]) -> list[ResultRow]:
    """Every game once: where somebody had several seats it is told of the first, for the best would always have won."""
    found: dict[tuple[str, str], ResultRow] = {}
    for row in sorted(rows, key=lambda row: row.seat):
        found.setdefault((row.person_id, row.table_id), row)
    return [row for row in rows if found[row.person_id, row.table_id] is row]


def line_of(game: str, seats: int, rows: Sequence[ResultRow]) -> Line:
    count, won = len(rows), sum(row.rank == 1 for row in rows)
    rank, score = (sum(values) / count for values in ([row.rank for row in rows], [row.score for row in rows]))
    return Line(game, seats, count, won, *wilson(won, count), rank, score)


def roles_of(rows: Sequence[ResultRow]) -> list[Role]:
    """By what somebody was in a game, which may be several things at once."""
    games, won = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for row in rows:
        for role in row.roles.split():
            games[row.game, role] += 1
            won[row.game, role] += row.rank == 1
    return [Role(*key, games[key], won[key]) for key in sorted(games)]


def habits_of(rows: Sequence[ResultRow]) -> list[Habit]:
    """How long turns took, over days and live apart."""
    found = []
    for pace in PACES:
        times = [float(one) for row in rows if row.pace == pace for one in row.times.split()]
        if times:
            found.append(Habit(pace, len(times), fmean(times), median(times)))
    return found


def ordered_share(rows: Sequence[ResultRow]) -> float:
    """Of all choices, those that orders made."""
    return sum(row.ordered for row in rows) / max(1, sum(row.choices for row in rows))


def part_of(rows: Sequence[ResultRow]) -> SeatPart:
    """Of games that count for others."""
    shares = [row.share for row in rows if not row.counts]
    return SeatPart(len(shares), sum(shares) / len(shares) if shares else 0.0)


def rivals_of(mine: Sequence[ResultRow], others: Sequence[ResultRow]) -> list[Rival]:
    """Head to head; a person with several seats at a table is known by the best."""
    best = {table: rank for (_, table), rank in best_ranks(mine).items()}
    met: dict[str, list[tuple[int, int]]] = {}
    for (person, table), rank in best_ranks(others).items():
        met.setdefault(person, []).extend([(best[table], rank)] if table in best else [])
    found = [
        Rival(person, len(pairs), sum(a < b for a, b in pairs), sum(a > b for a, b in pairs))
        for person, pairs in sorted(met.items())
    ]
    return sorted(found, key=lambda rival: -rival.games)


def best_ranks(rows: Sequence[ResultRow]) -> dict[tuple[str, str], int]:
    """By person and table."""
    best: dict[tuple[str, str], int] = {}
    for row in rows:
        key = row.person_id, row.table_id
        best[key] = min(row.rank, best.get(key, row.rank))
    return best
