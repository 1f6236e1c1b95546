"""A review: the work it takes, cut into parts that may be done anywhere, and what they say together.

The same seed and budget give the same review, whoever did the parts and in whatever order; a larger budget only adds
parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from durbar.bots.native.rollouts import RolloutSums, sums_of
from durbar.engine.flow import CHANCE
from durbar.engine.refusal import Problem
from durbar.match.match import Match
from durbar.match.replay import load
from durbar.study import referee
from durbar.study.books import Books, Estimate, Source
from durbar.study.referee import BLOCK
from durbar.study.stations import TURN, Passage, items_of
from durbar.study.verdict import SUSPECTS, ChoiceVerdict, SearchLook, decided, suspects, verdict_of

AT, PLAN, LOOK, PAIR = "at", "plan", "look", "pair"
MANY = 400
"""Choices of a game that are all looked at."""
WORST = 8
"""Turns of a longer one in which they are: those that cost their owner most."""
LEAST = 2
"""Blocks a pair of options gets before anything is decided."""


class ReviewBudget(NamedTuple):
    """How much work: blocks of 64 games a station, choices that go to the referee, and blocks each of them may get."""

    blocks: int
    pairs: int
    rounds: int


BUDGETS = {
    "quick": ReviewBudget(2, 8, 4),
    "standard": ReviewBudget(8, SUSPECTS, 16),
    "deep": ReviewBudget(40, SUSPECTS, 80),
}


class Asked(NamedTuple):
    """What is reviewed: a game as text, by which seed, whose choices (None: everybody's), between which steps."""

    text: str
    seed: int = 1
    seat: int | None = None
    first: int = 0
    last: int | None = None


class ReviewPart(NamedTuple):
    """A piece of work: games number `first` to `first + games` of a station, plan or pair of options; or one look."""

    kind: str
    step: int
    other: int = -1  # of a pair: the option that is compared with the one chosen
    first: int = 0
    games: int = 1


class Subject:
    """A game to be reviewed, and what is asked about it. Made anew in every process that does parts of it."""

    def __init__(self, asked: Asked) -> None:
        match = load(asked.text)
        if not match.over:
            raise Problem("not-over")
        last = match.steps if asked.last is None else min(asked.last, match.steps)
        self.asked = asked
        self.match: Match = match
        self.books = Books(match, items_of(match, asked.first, last))
        self.steps = range(asked.first, last)

    def choices(self) -> list[int]:
        """The steps at which a seat that is asked about had a real choice."""
        wanted, line, seat = self.steps, self.match.line, self.asked.seat
        players = range(self.match.terms.seats) if seat is None else [seat]
        return [
            step
            for step, (g, _choice) in zip(wanted, self.match.walk(wanted.start, wanted.stop), strict=False)
            if line[step].player in players and len(g.legal_for(line[step].player)) > 1
        ]

    def seed(self, kind: str, step: int) -> int:
        return referee.seed_of(self.asked.seed, kind, step)

    def do(self, part: ReviewPart) -> list[float]:
        """The work itself: plain numbers."""
        game, g = self.match.game, self.match.at(part.step)
        seed = self.seed(part.kind, part.step)
        if part.kind == AT:
            return referee.expectation(game, g, seed, part.first, part.games)
        choice = self.match.line[part.step]
        if part.kind == LOOK:
            return look_numbers(self, g, choice.player, choice.option, seed)
        games = (seed, part.first, part.games)
        if part.kind == PLAN:
            return referee.after_plan(game, g, choice.player, choice.option, *games)
        return referee.comparison(game, g, choice.player, [choice.option, part.other], *games)


def look_numbers(subject: Subject, g: Any, seat: int, chosen: int, seed: int) -> list[float]:
    """What the search prefers to the option chosen (or that option itself), and by how much."""
    found = referee.proposals(subject.match.game, g, seat, seed)
    values = {one.option: one.value for one in found}
    best = found[0].option
    if best == chosen or referee.same_effect(subject.match.game, g, seat, best, chosen):
        return [float(chosen), 0.0]
    return [float(best), values[best] - values[chosen]]


@lru_cache(2)
def subject_of(asked: Asked) -> Subject:
    return Subject(asked)


def do_part(asked: Asked, part: ReviewPart) -> list[float]:
    """A part, in any process."""
    return subject_of(asked).do(part)


class GameReview:
    """What was found so far, and what is still wanted."""

    def __init__(self, asked: Asked, budget: ReviewBudget) -> None:
        self.asked = asked
        self.budget = budget
        self.subject = subject_of(asked)
        self.match = self.subject.match
        self.books = self.subject.books
        self.seats = self.match.terms.seats
        self.points = referee.by_points(self.match.game)
        self.found: dict[ReviewPart, list[float]] = {}
        self.choices = self.subject.choices()  # of a long game only those of the turns that moved most are looked at
        self.known: dict[Source, Estimate] = {}

    def put(self, part: ReviewPart, numbers: list[float]) -> None:
        """Take in a part; one that is known already changes nothing."""
        self.found.setdefault(part, numbers)
        self.known.clear()

    # --- what is to be done --------------------------------------------------------------------------------------

    def wanted(self) -> list[ReviewPart]:
        """The parts that can be done now. Once they are, there may be more: looks and pairs follow from others."""
        games = [part for part in self.station_parts() if part not in self.found]
        steps = self.lookable()
        if steps is None:
            return games
        looks = [part for step in steps if (part := ReviewPart(LOOK, step)) not in self.found]
        return [*games, *looks, *(() if looks else self.pair_parts())]

    def station_parts(self) -> Iterator[ReviewPart]:
        """Games from every station, a block of each before the next."""
        for block in range(self.budget.blocks):
            for source in self.books.sources():
                if not self.ended(source):
                    yield from self.block_of(source.kind, source.step, block)

    def lookable(self) -> list[int] | None:
        """The choices a search looks at. In a long game those of the turns that moved their owner most, by the first
        block of games; None: it is not played yet."""
        if len(self.choices) <= MANY:
            return self.choices
        sources = [Source(AT, step) for item in self.books.items for step in (item.first, item.last)]
        blocks = (self.block_of(AT, source.step, 0) for source in sources if not self.ended(source))
        if any(part not in self.found for parts in blocks for part in parts):
            return None
        turns = sorted((item for item in self.books.items if item.label.kind == TURN), key=self.lost)
        inside = [step for item in turns[:WORST] for step in range(item.first, item.last)]
        return sorted(set(inside) & set(self.choices))

    def lost(self, item: Passage) -> float:
        """What a turn brought its owner, luck inside taken off: by the first block alone, whatever the budget."""
        place = item.label.whose + (self.seats if self.points else 0)
        before, after = (self.estimated(Source(AT, step), BLOCK).values[place] for step in (item.first, item.last))
        return after - before - self.books.inner[item.first][place]

    def block_of(self, kind: str, step: int, block: int, other: int = -1) -> Iterator[ReviewPart]:
        count = referee.games_a_part(self.match.game, kind == PAIR)
        for first in range(block * BLOCK, (block + 1) * BLOCK, count):
            yield ReviewPart(kind, step, other, first, count)

    def pair_parts(self) -> Iterator[ReviewPart]:
        """For each suspected choice the next block, unless it is decided."""
        looks = self.suspected()
        for look in looks:
            for block in range(self.budget.rounds):
                parts = list(self.block_of(PAIR, look.step, block, look.best))
                missing = [part for part in parts if part not in self.found]
                if missing:
                    yield from missing
                    break
                if block + 1 >= LEAST and self.is_decided(look, block + 1, len(looks)):
                    break

    def is_decided(self, look: SearchLook, blocks: int, tested: int) -> bool:
        return decided(self.pair_sums(look, blocks), look.seat, self.points, tested)

    def done(self) -> tuple[int, int]:
        """Parts done, and parts known to be needed."""
        return len(self.found), len(self.found) + len(self.wanted())

    # --- what it says --------------------------------------------------------------------------------------------

    def ended(self, source: Source) -> bool:
        return source.kind == AT and source.step == self.match.steps

    def estimate(self, source: Source) -> Estimate:
        """What is known of a station, or of one seat's plan."""
        if source not in self.known:
            self.known[source] = self.estimated(source)
        return self.known[source]

    def estimated(self, source: Source, games: int | None = None) -> Estimate:
        if self.ended(source):
            values = self.by_seat(referee.result_of(self.match.game, self.match.state))
            return Estimate(values, [0.0] * len(values), 0)
        sums = self.sums(source.kind, source.step, 1, games=games)
        cells = [(seat, points) for points in (False, True) for seat in range(self.seats)]
        means = [sums.mean(0, seat, points) for seat, points in cells]
        return Estimate(means, [sums.error(0, seat, points) for seat, points in cells], int(sums.games))

    def by_seat(self, found: list[float]) -> list[float]:
        """Without those who compete and have no seat."""
        return found[: self.seats] + found[len(found) // 2 : len(found) // 2 + self.seats]

    def sums(self, kind: str, step: int, options: int, other: int = -1, games: int | None = None) -> RolloutSums:
        """All parts of one question, added in their order: the same whoever did them."""
        found = sorted(part for part in self.found if part[:3] == (kind, step, other))
        parts = [part for part in found if games is None or part.first < games]
        width = (len(self.found[parts[0]]) - 1) // (2 * options * (options + 1)) if parts else self.seats
        total = RolloutSums(options, width)
        for part in parts:
            total.add(sums_of(options, width, self.found[part]))
        return total

    def pair_sums(self, look: SearchLook, blocks: int | None = None) -> RolloutSums:
        return self.sums(PAIR, look.step, 2, look.best, None if blocks is None else blocks * BLOCK)

    def looks(self) -> list[SearchLook]:
        """What the search thought of the choices it has seen."""
        line, found = self.match.line, self.found
        seen = [(step, found[ReviewPart(LOOK, step)]) for step in self.choices if ReviewPart(LOOK, step) in found]
        return [SearchLook(step, line[step].player, line[step].option, int(best), gap) for step, (best, gap) in seen]

    def suspected(self) -> list[SearchLook]:
        return suspects(self.looks())[: self.budget.pairs]

    def verdicts(self) -> list[ChoiceVerdict]:
        """What the referee says of the choices it was given, in the order of the game."""
        looks = self.suspected()
        found = [(look, self.pair_sums(look)) for look in looks]
        told = [self.verdict(look, sums, len(looks)) for look, sums in found if sums.games >= LEAST * BLOCK]
        return sorted(told, key=lambda verdict: verdict.step)

    def verdict(self, look: SearchLook, sums: RolloutSums, tested: int) -> ChoiceVerdict:
        g = self.match.at(look.step)
        chosen, better = (" ".join(g.decision.words(g, option)) for option in (look.chosen, look.best))
        return verdict_of(look, (chosen, better), sums, self.points, tested)

    def real_choices(self, seat: int) -> int:
        return sum(self.match.line[step].player == seat for step in self.choices)

    def draws(self) -> int:
        return sum(choice.player == CHANCE for choice in self.match.line[self.subject.steps.start :])
