"""A search whose lines end with the round or sequence, where a fitted judge speaks.

Hidden choices of the others are dealt as they are expected, not evenly; where all choose at once and in secret,
everybody matches regrets instead of taking what looks best. Time that a clear choice leaves is spent where two
options are close.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.native.evaluation import Evaluation, Values, drawn_by, margins
from durbar.bots.native.greedy import resolve, step
from durbar.bots.native.judge import Judge
from durbar.bots.native.search import Node, Search
from durbar.engine.flow import Flow, Options, Seat

LOOKS: Final = 0.15
"""Part of the attention that goes to first impressions where regrets are matched."""


class ExpertSearch(Search):
    """`mix`: how much of a value is the judged share of the win; the rest are judged points on the evaluation's curve.
    Without a judge the evaluation speaks at the end of the round."""

    def __init__(
        self, evaluation: Evaluation, judge: Judge | None, deal: Any, g: Any, seat: int, seed: int, mix: float
    ) -> None:
        super().__init__(evaluation, deal, g, seat, seed)
        self.fitted: Final = judge
        self.mix: Final = mix
        self.chapter: Final[i64] = evaluation.chapter(g)
        self.expected: Final[list[Values]] = evaluation.expected(g, self.seat, self.rng)
        if judge is not None and evaluation.relative:
            self.origin = margins(judge.judged(g)[self.seats :])

    def dealt(self) -> Flow:
        g = super().dealt()
        if len(self.expected) > 0:
            self.evaluation.assume(g, self.seat, self.expected, self.rng)
        return g

    def ended(self, g: Flow) -> bool:
        return self.evaluation.chapter(g) != self.chapter

    def judge(self, g: Flow) -> Values:
        """Everybody goes on greedily to the end of the round."""
        while g.decision is not None and self.evaluation.chapter(g) == self.chapter:
            step(self.evaluation, g, self.rng)
        judge = self.fitted
        if judge is None or self.evaluation.over(g):
            resolve(self.evaluation, g, self.rng)
            return self.evaluation.values(g, self.origin)
        found = judge.judged(g)
        worth = self.evaluation.worth(found[self.seats :], self.origin)
        if self.mix > 0.0:
            for seat in range(self.seats):
                worth[seat] = self.mix * found[seat] + (1.0 - self.mix) * worth[seat]
        return worth

    def select(self, cursors: list[Node], g: Flow, player: Seat, options: Options) -> i64:
        if not (self.evaluation.secrets and self.evaluation.secret(g)):
            return super().select(cursors, g, player, options)
        return options[self.matched(self.children(cursors[player], g, player, options))]

    def matched(self, children: list[Node]) -> i64:
        """Drawn by what not having chosen it is regretted, and a little by first impressions."""
        visits, total = 0.0, 0.0
        for child in children:
            tries = float(child.visits) + child.attention
            visits += tries
            total += tries * child.mean()
        average = total / visits
        regrets = vec[float]()
        whole = 0.0
        for child in children:
            regret = max(0.0, child.mean() - average)
            whole += regret
            regrets = append(regrets, regret)
        for i in range(len(children)):
            share = regrets[i] / whole if whole > 0.0 else children[i].attention
            regrets[i] = (1.0 - LOOKS) * share + LOOKS * children[i].attention
        return drawn_by(regrets, self.rng)
