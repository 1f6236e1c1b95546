"""The levels: random, easy, medium, hard. All see the game from their seat only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from durbar.bots.bot import Alternative, Budget, SeatView
from durbar.bots.evaluations import evaluation_of
from durbar.bots.native.evaluation import SHUNNED
from durbar.bots.native.greedy import careful, simple_values
from durbar.bots.native.search import Search, dealt_alike
from durbar.engine.chance import Rng
from durbar.engine.flow import Seat
from durbar.engine.refusal import Problem

LEVELS = ("random", "easy", "medium", "hard")
USUAL = Budget(seconds=1.0)
"""What a hard bot takes for a choice if nothing else is said."""
BLUNDERS = 4
"""An easy bot chooses blindly once in this many choices."""


class LevelBot:
    """What the levels share: a generator of their own, and the values of the last choice."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.last: Callable[[], list[Alternative]] = list

    def choose(self, view: SeatView) -> int:
        options = view.options()
        values = [0.0] * len(options)
        visits = [0] * len(options)
        if len(options) > 1:
            values, visits = self.weigh(view)
        order = sorted(range(len(options)), key=lambda i: (-visits[i], -values[i]))
        self.last = lambda: [Alternative(options[i], view.text(options[i]), values[i], visits[i]) for i in order]
        return options[self.pick(order, values)]

    def weigh(self, view: SeatView) -> tuple[list[float], list[int]]:
        """A value for each option, and how often it was tried."""
        count = len(view.options())
        return [0.0] * count, [0] * count

    def pick(self, order: list[int], values: list[float]) -> int:
        return order[0]

    def explain(self) -> list[Alternative]:
        """Words are found when somebody asks: most choices of bots are never told."""
        return self.last()

    def random_below(self, n: int) -> int:
        return int(self.rng.below(n))


class RandomBot(LevelBot):
    """Any option, each as likely."""

    def draw(self, options: Sequence[int]) -> int:
        """The same choice from the bare options: nothing else matters to it."""
        return options[self.random_below(len(options))]

    def pick(self, order: list[int], values: list[float]) -> int:
        return order[self.random_below(len(order))]


class EasyBot(LevelBot):
    """A beginner: sees what a choice brings at once, nothing of what it brings the others; blunders now and then."""

    def weigh(self, view: SeatView) -> tuple[list[float], list[int]]:
        g, seat = view.state, Seat(view.seat)
        options = g.legal_for(seat)
        values = list(simple_values(evaluation_of(view.game.id), g, seat, options, self.rng))
        return values, [0] * len(values)

    def pick(self, order: list[int], values: list[float]) -> int:
        if self.random_below(BLUNDERS) == 0:
            known = [i for i in order if values[i] > -SHUNNED / 2] or order
            return known[self.random_below(len(known))]
        best = values[order[0]]
        alike = [i for i in order if values[i] == best]
        return alike[self.random_below(len(alike))]


class MediumBot(LevelBot):
    """A club player: the whole evaluation, and promising choices followed to the end of the turn."""

    def weigh(self, view: SeatView) -> tuple[list[float], list[int]]:
        g, seat = view.state, Seat(view.seat)
        values = list(careful(evaluation_of(view.game.id), g, seat, g.legal_for(seat), self.rng))
        return values, [0] * len(values)


class HardBot(LevelBot):
    """A search over everything the seat cannot see and everything chance may bring."""

    def __init__(self, seed: int, budget: Budget = USUAL) -> None:
        super().__init__(seed)
        self.budget = budget

    def weigh(self, view: SeatView) -> tuple[list[float], list[int]]:
        search = self.search(view)
        search.run(self.budget.iterations, self.budget.seconds)
        options = view.state.legal_for(Seat(view.seat))
        return list(search.means(options)), list(search.visits(options))

    def search(self, view: SeatView) -> Search:
        seed = self.random_below(2**31)
        return Search(evaluation_of(view.game.id), deal_of(view.game), view.state, view.seat, seed)


def deal_of(game: Any) -> Any:
    """How a search deals hidden facts anew; without any, a copy is enough."""
    return game.determinize if game.has_secrets() else dealt_alike


def level_bot(level: str, seed: int, budget: Budget | None = None) -> LevelBot:
    """A bot of a level."""
    if level == "hard":
        return HardBot(seed, budget or USUAL)
    kinds: dict[str, type[LevelBot]] = {"random": RandomBot, "easy": EasyBot, "medium": MediumBot}
    if level not in kinds:
        raise Problem("unknown-level", given=level, known=", ".join(LEVELS))
    return kinds[level](seed)
