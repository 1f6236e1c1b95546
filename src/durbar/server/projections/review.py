"""A game looked at from its end: its record, its dice, whose luck they were."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt

from durbar.engine.flow import CHANCE
from durbar.match.dice import label_of
from durbar.match.match import Match
from durbar.server.table import Table
from durbar.server.wire.http import DrawInfo, LuckLine


def record_of(table: Table, secret: str) -> str:
    """The game as a text that replays. The secret is told once it is over."""
    facts = {"commitment": table.commitment} if table.commitment else {}
    if table.status == "over" and secret:
        facts["secret"] = secret
    for label, plan in zip(table.match.game.labels(table.match.state, "seat"), table.seats, strict=True):
        facts[f"name-{label}"] = plan.name or plan.level or plan.kind
    return table.match.record(**facts)


def draws_of(match: Match) -> list[DrawInfo]:
    """Every draw of chance with its label and outcome."""
    found: list[DrawInfo] = []
    for step, (g, choice) in enumerate(match.walk()):
        if choice.player == CHANCE:
            found.append(DrawInfo(step, label_of(g, len(found)), choice.words.split()))
    return found


def luck_of(match: Match) -> list[LuckLine]:
    """For each seat and kind of draw: what came against what comes on average, and how many deviations that is."""
    sums: dict[tuple[int, str], list[float]] = defaultdict(lambda: [0, 0.0, 0.0, 0.0])
    for g, choice in match.walk():
        luck = match.game.luck(g, choice.option) if choice.player == CHANCE else None
        if luck is not None:
            total = sums[luck.seat, luck.kind]
            for n, number in enumerate((1, luck.actual, luck.expected, luck.variance)):
                total[n] += number
    return [line_of(seat, kind, *total) for (seat, kind), total in sorted(sums.items())]


def line_of(seat: int, kind: str, draws: float, actual: float, expected: float, variance: float) -> LuckLine:
    deviation = (actual - expected) / sqrt(variance) if variance > 0 else 0.0
    return LuckLine(seat, kind, int(draws), round(expected, 3), round(actual, 3), round(deviation, 3))
