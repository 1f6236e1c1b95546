"""What draws brought to each seat: the judged value after what came, less the mean over what might have come.

Its mean is 0 whatever the judge is worth, if it was fixed beforehand: results less luck tell the same with fewer games.
A draw shows what it is worth at the end of the round: until there everybody is played greedily, then the judge speaks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.native.evaluation import Evaluation, Values
from durbar.bots.native.greedy import step
from durbar.bots.native.judge import Judge
from durbar.bots.native.rollouts import less_mean, outcome
from durbar.engine.chance import Rng
from durbar.engine.flow import Flow

ACTUAL: Final = 4
"""Times the round is played on from what came."""
OTHERS: Final = 16
"""Other draws that might have come."""


class LuckMeter:
    """Measures luck with the judge of a game."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.evaluation: Final[Evaluation] = judge.evaluation

    def luck(self, before: Flow, came: Flow, rng: Rng) -> Values:
        """By seat shares of the win, then points: `before` waits for chance, `came` is what followed."""
        found = self.mean(came, ACTUAL, rng)
        usual = self.mean(before, OTHERS, rng)
        return vec[float]([found[i] - usual[i] for i in range(len(found))])

    def mean(self, g: Flow, plays: i64, rng: Rng) -> Values:
        """The judged value at the end of the round, over several plays of it."""
        total = vec[float]()
        for _ in range(plays):
            copy: Flow = g.clone()
            found = self.at_end(copy, rng)
            if len(total) == 0:
                total = vec[float]([0.0] * len(found))
            for i in range(len(found)):
                total[i] += found[i] / float(plays)
        return total

    def at_end(self, g: Flow, rng: Rng) -> Values:
        g.settle(rng)
        chapter = self.evaluation.chapter(g)
        while g.decision is not None and self.evaluation.chapter(g) == chapter:
            step(self.evaluation, g, rng)
        if g.decision is None:
            return outcome(self.evaluation, g)
        return less_mean(self.judge.judged(g), self.judge.seats(g))
