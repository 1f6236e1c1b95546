"""The questions a report answers: do seats, roles, openings and variants differ? Each is tested once."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from durbar.engine.game import SEATS
from durbar.lab.numbers.effects import Case, at_the_same_seat, compare_pairs
from durbar.lab.numbers.statistics import (
    LEVEL,
    UNKNOWN,
    Finding,
    Interval,
    Share,
    even_shares,
    games_to_show,
    holm,
    points_shown,
    wilson,
)

Rows = Sequence[Mapping[str, Any]]
MEASURES = ("choices", "turns", "best", "margin", "changes", "decided")
"""What is compared of whole games."""
FIVE_POINTS = 0.05


class Question(NamedTuple):
    """A question to one variant (or to it against the first): what the games say, and what holds of that.

    `topic`: seats, roles, openings, change (win rates against the first variant), course (whole games against it).
    """

    variant: str
    topic: str
    about: str  # the kind of role, or the number and name of an opening question
    answer: Finding
    corrected: float = math.nan  # the chance of an accident, for all questions of the report together

    @property
    def holds(self) -> bool:
        return self.corrected <= LEVEL

    def marked(self) -> list[Share]:
        """The parts that are clear: only where the question holds as a whole, and corrected for their number."""
        return [part for part, corrected in self.judged() if self.holds and corrected <= LEVEL]

    def judged(self) -> list[tuple[Share, float]]:
        """Each part with its chance of an accident, corrected for the number of parts."""
        parts = self.answer.parts
        return list(zip(parts, holm([part.accident for part in parts]), strict=True))


def questions_of(rows: Mapping[str, Rows], variants: Sequence[str], seats: int) -> list[Question]:
    """All questions of a report, corrected together: half of what may go wrong is left to the seats."""
    asked: list[Question] = []
    for variant in variants:
        own = {name: [row for row in table if row["variant"] == variant] for name, table in rows.items()}
        asked += of_variant(variant, own, seats)
        if variant != variants[0]:
            first = {name: [row for row in table if row["variant"] == variants[0]] for name, table in rows.items()}
            asked += against_first(variant, own, first, seats)
    known = [not math.isnan(one.answer.accident) for one in asked]
    main = sum(sure and one.topic == "seats" for one, sure in zip(asked, known, strict=True))
    weights = [1 / main if one.topic == "seats" and main else 1 / max(1, sum(known) - main) for one in asked]
    corrected = holm([one.answer.accident for one in asked], weights)
    return [one._replace(corrected=chance) for one, chance in zip(asked, corrected, strict=True)]


def of_variant(variant: str, rows: Mapping[str, Rows], seats: int) -> Iterator[Question]:
    won = {(row["game"], row["seat"]): float(row["won"]) for row in rows["seats"]}
    names = [str(seat) for seat in range(seats)]
    yield Question(variant, "seats", "", even_shares(shares_by_game(won, seats), names) if seats > 1 else UNKNOWN)
    for topic, key, label in (("roles", ("kind",), "role"), ("openings", ("nth", "ask"), "choice")):
        for about, cases in cases_of(rows[topic], key, label, won).items():
            yield Question(variant, topic, about, at_the_same_seat(cases))


def shares_by_game(won: Mapping[tuple[int, int], float], seats: int) -> list[list[float]]:
    games = sorted({game for game, _seat in won})
    return [[won[game, seat] for seat in range(seats)] for game in games]


def cases_of(
    rows: Rows, key: tuple[str, ...], label: str, won: Mapping[tuple[int, int], float]
) -> dict[str, list[Case]]:
    """For each question the players it was put to, with what they had or chose."""
    found: dict[str, dict[tuple[int, int], set[str]]] = defaultdict(lambda: defaultdict(set))
    for row in rows:
        found[" ".join(str(row[name]) for name in key)][row["game"], row["seat"]].add(str(row[label]))
    return {
        about: [Case(game, seat, frozenset(labels), won[game, seat]) for (game, seat), labels in sorted(cases.items())]
        for about, cases in sorted(found.items())
    }


def against_first(variant: str, own: Mapping[str, Rows], first: Mapping[str, Rows], seats: int) -> Iterator[Question]:
    """Games of the same number share their seed: what differs is the variant."""
    names = [str(seat) for seat in range(seats)]
    wins = [{(row["game"], row["seat"]): float(row["won"]) for row in rows["seats"]} for rows in (own, first)]
    both = sorted({game for game, _seat in wins[0]} & {game for game, _seat in wins[1]})
    rows = [[wins[0][game, seat] - wins[1][game, seat] for seat in range(seats)] for game in both]
    yield Question(variant, "change", "", compare_pairs(rows, names, 1.0))
    told = [{row["game"]: row for row in rows["games"]} for rows in (own, first)]
    rows = [[float(told[0][game][name]) - float(told[1][game][name]) for name in MEASURES] for game in both]
    yield Question(variant, "course", "", compare_pairs(rows, MEASURES))


def table_of(questions: Sequence[Question]) -> list[dict[str, Any]]:
    """Every part of every question as plain data."""
    return [
        {
            "variant": one.variant,
            "topic": one.topic,
            "about": one.about,
            "part": SEATS[int(part.name)] if one.topic in ("seats", "change") else part.name,
            "cases": part.cases,
            "value": part.estimate.value,
            "value_low": part.estimate.low,
            "value_high": part.estimate.high,
            "p": part.accident,
            "p_corrected": corrected,
            "p_question": one.answer.accident,
            "p_question_corrected": one.corrected,
            "marked": part in one.marked(),
        }
        for one in questions
        for part, corrected in one.judged()
    ]


class Reach(NamedTuple):
    """What this number of games could show: a difference in win rate, and the games that would show one of 5 points."""

    games: int
    shows: float
    needed: int


def reach_of(games: int, seats: int) -> Reach:
    even = 1 / seats
    return Reach(games, points_shown(games, even, seats), games_to_show(FIVE_POINTS, even, seats))


def alone(rows: Rows) -> Interval:
    """How often a single player wins."""
    return wilson(math.fsum(float(row["won"]) for row in rows), len(rows))
