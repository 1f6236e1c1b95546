"""The least a game can be: what the engine itself costs is measured on it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.flow import Decision, Flow, Option, Options, Seat, Step, playout

BOTH: Final = vec[i64]([0, 1])


class Idle(Flow):
    """A state with nothing in it but how often it still comes round."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left


class Round(Step):
    """A step that does nothing, again and again."""

    def run(self, g: Any) -> None:
        count_down(g)


class BareQuestion(Decision):
    """A decision between two options that change nothing."""

    def player(self, g: Any) -> Seat:
        return Seat(0)

    def candidates(self, g: Any, player: Seat) -> Options:
        return BOTH

    def choose(self, g: Any, player: Seat, option: Option) -> None:
        count_down(g)


def count_down(g: Idle) -> None:
    if g.left > 1:
        g.left -= 1
        g.again()


def idling(steps: i64) -> Flow:
    """So many empty steps."""
    g = Idle(steps)
    g.do(Round())
    g.advance()
    return g


def asking(decisions: i64) -> Flow:
    """So many bare decisions, answered at random."""
    g = Idle(decisions)
    g.do(BareQuestion())
    g.advance()
    playout(g, Rng(1), decisions)
    return g
