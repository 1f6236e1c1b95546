"""A game looked at from its end: its record, its dice, whose luck they were."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from typing import Any

from durbar.engine import record
from durbar.engine.flow import CHANCE, Chance, Option, Seat
from durbar.engine.refusal import Problem
from durbar.server.play import Play
from durbar.server.table import Table
from durbar.server.wire import DrawInfo, LuckLine


def steps_of(play: Play) -> Iterator[tuple[int, Any, record.Choice]]:
    """Each choice with the state it was made in; the state goes on under the reader's hands."""
    g = play.kept[0].clone()
    for step, choice in enumerate(play.line):
        yield step, g, choice
        g.take(Seat(choice.player), Option(choice.option))


def record_of(table: Table, secret: str) -> str:
    """The game as a text that replays. The secret is told once it is over."""
    play, over = table.play, table.status == "over"
    if table.made.start:
        raise Problem("record-from-position")
    seats, settings = play.game.setup(play.state)
    lines = [record.choice_text(play.game, g, choice) for _, g, choice in steps_of(play)]
    facts = {"commitment": table.commitment} if table.commitment else {}
    if over and secret:
        facts["secret"] = secret
    for label, plan in zip(play.game.labels(play.state, "seat"), table.seats, strict=True):
        facts[f"name-{label}"] = plan.name or plan.level or plan.kind
    ranks, scores, reason = play.result
    told = f"{','.join(map(str, ranks))} {','.join(f'{score:g}' for score in scores)} {reason}"
    return record.write(play.game, seats, play.state.rules, settings, lines, facts, told if over else "")


def draws_of(play: Play) -> list[DrawInfo]:
    """Every draw of chance with its label and outcome."""
    found: list[DrawInfo] = []
    for step, g, choice in steps_of(play):
        decision = g.decision
        if isinstance(decision, Chance):
            label = decision.label(g) or str(len(found))
            found.append(DrawInfo(step, label, list(decision.words(g, Option(choice.option)))))
    return found


def luck_of(play: Play) -> list[LuckLine]:
    """For each seat and kind of draw: what came against what comes on average, and how many deviations that is."""
    sums: dict[tuple[int, str], list[float]] = defaultdict(lambda: [0, 0.0, 0.0, 0.0])
    for _, g, choice in steps_of(play):
        luck = play.game.luck(g, choice.option) if choice.player == CHANCE else None
        if luck is not None:
            total = sums[luck.seat, luck.kind]
            for n, number in enumerate((1, luck.actual, luck.expected, luck.variance)):
                total[n] += number
    return [line_of(seat, kind, *total) for (seat, kind), total in sorted(sums.items())]


def line_of(seat: int, kind: str, draws: float, actual: float, expected: float, variance: float) -> LuckLine:
    deviation = (actual - expected) / sqrt(variance) if variance > 0 else 0.0
    return LuckLine(seat, kind, int(draws), round(expected, 3), round(actual, 3), round(deviation, 3))
