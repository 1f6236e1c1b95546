"""A game looked at from its end: its record, its dice, whose luck they were."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt

from durbar.engine.flow import CHANCE
from durbar.engine.game import HEADING
from durbar.engine.parts import Points, TallyPart
from durbar.match.dice import Dice, label_of
from durbar.match.match import Match
from durbar.match.record import AGREED
from durbar.server.seats.history import stretches
from durbar.server.table.table import Table
from durbar.server.wire.history import DrawInfo, LuckLine, Review, RoundScores, ScoreInfo, SourceInfo, Swing

SWINGS = 5  # told at the end


def record_of(table: Table, secret: str) -> str:
    """The game as a text that replays. The secret is told once it is over."""
    facts = {"commitment": table.commitment} if table.commitment else {}
    if table.status == "over" and secret:
        facts["secret"] = secret
    if table.ended:
        facts["ended"] = AGREED
    labels = table.match.game.labels(table.match.state, "seat")
    for label, plan in zip(labels, table.seats, strict=True):
        facts[f"name-{label}"] = plan.name or plan.level or plan.kind
    return table.match.record(**facts, **played_parts(table, labels))


def played_parts(table: Table, labels: Sequence[str]) -> dict[str, str]:
    """Who made which choices of a seat, where several had one: `played-A-1 1-40 Ann`."""
    found: dict[str, str] = {}
    if len(table.seats.tenures) > len(table.seats):
        count = Counter[int]()
        for tenure, since, until, *_ in stretches(table.seats.tenures, table.match.line, table.marks):
            count[tenure.seat] += 1
            found[f"played-{labels[tenure.seat]}-{count[tenure.seat]}"] = (
                f"{since + 1}-{until} {tenure.name or tenure.level}"
            )
    return found


def review_of(match: Match) -> Review:
    """Why it ended so: points by source, how they grew, where many came at once, and whose luck the dice were."""
    above = None if match.terms.apart else match.over_par
    return Review(scores_of(match), rounds_of(match), swings_of(match), luck_of(match), list(above or ()))


def scoring_events(match: Match) -> Iterator[tuple[int, tuple[int, ...], Points]]:
    """Every event that gave points, with its step."""
    for step, told in enumerate(match.events_by_step):
        for event in told:
            points = match.game.story.points_of(match.state, event)
            if points is not None and points.amount:
                yield step + 1, event, points


def scores_of(match: Match) -> list[ScoreInfo]:
    """Everybody's total, part by part in the order they are counted; whoever has nothing has that written too."""
    found: dict[str, list[SourceInfo]] = {label: [] for label in match.game.labels(match.state, "seat")}
    for owner, source, points, written in match.game.story.tally(match.state) or told_parts(match):
        found.setdefault(owner, []).append(SourceInfo(source, points, written))
    return [ScoreInfo(owner, sum(part.points for part in own), own) for owner, own in found.items()]


def told_parts(match: Match) -> list[TallyPart]:
    """What the events gave, by source, the most first: of every source a part for everybody who has any points.

    A game that was begun in the middle has points from before.
    """
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    labels = match.game.labels(match.state, "seat")
    for label, score in zip(labels, scores_at(match, 0), strict=True):
        if score:
            sums["points-before"][label] = int(score)
    for _step, _event, (owner, source, amount, *_) in scoring_events(match):
        sums[source][owner] += amount
    owners = sorted({owner for own in sums.values() for owner in own})
    by_size = sorted(sums, key=lambda source: -sum(map(abs, sums[source].values())))
    return [TallyPart(owner, source, sums[source][owner]) for source in by_size for owner in owners]


def rounds_of(match: Match) -> list[RoundScores]:
    """How things stood when each turn or round began, and at the end. Of those that begin at once, the first."""
    found: dict[str, RoundScores] = {}
    for step, told in enumerate(match.events_by_step):
        for event in told:
            if match.game.events[event[0]].weight == HEADING:
                words = list(match.game.event_words(match.state, event))
                first = next(iter(found.values())).words[0] if found else words[0]
                if words[0] == first and words[1] not in found:
                    found[words[1]] = RoundScores(step + 1, words, scores_at(match, step + 1))
    return [*found.values(), RoundScores(match.steps, [], scores_at(match, match.steps))]


def scores_at(match: Match, step: int) -> list[float]:
    return list(match.game.result(match.at(step)).scores)


def swings_of(match: Match) -> list[Swing]:
    """The steps that gave one owner most, greatest first."""
    sums: dict[tuple[int, str], list[tuple[int, tuple[int, ...]]]] = defaultdict(list)
    for step, event, (owner, _source, amount, *_) in scoring_events(match):
        sums[step, owner].append((amount, event))
    swings = [swing_of(match, step, owner, gifts) for (step, owner), gifts in sums.items()]
    return sorted(swings, key=lambda swing: -swing.points)[:SWINGS]


def swing_of(match: Match, step: int, owner: str, gifts: list[tuple[int, tuple[int, ...]]]) -> Swing:
    _amount, event = max(gifts)
    return Swing(step, list(match.game.event_words(match.state, event)), owner, sum(amount for amount, _ in gifts))


def replays(table: Table, secret: str) -> bool | None:
    """Does every draw follow from the secret? None: there is no secret to ask."""
    if table.status != "over" or not secret or not table.commitment:
        return None
    dice, number = Dice(bytes.fromhex(secret)), 0
    for g, choice in table.match.walk():
        if choice.player == CHANCE:
            if dice.draw(g, number) != choice.option:
                return False
            number += 1
    return dice.commitment == table.commitment


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
        luck = match.game.story.luck(g, choice.option) if choice.player == CHANCE else None
        if luck is not None:
            total = sums[luck.seat, luck.kind]
            for n, number in enumerate((1, luck.actual, luck.expected, luck.variance)):
                total[n] += number
    return [line_of(seat, kind, *total) for (seat, kind), total in sorted(sums.items())]


def line_of(seat: int, kind: str, draws: float, actual: float, expected: float, variance: float) -> LuckLine:
    deviation = (actual - expected) / sqrt(variance) if variance > 0 else 0.0
    return LuckLine(seat, kind, int(draws), round(expected, 3), round(actual, 3), round(deviation, 3))
