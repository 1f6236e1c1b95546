"""Information-set Monte Carlo tree search.

Each iteration deals what the seat cannot see anew, then walks down the tree, chance sampled on the way (open loop: a
node is a sequence of choices, not a position). Where choices are secret, every seat has a tree of its own, in which
only what it sees leads on; so nobody plans knowing the others' plans. From a new node everybody plays on greedily to
the end of the story (a turn, a round, a sequence), where the evaluation judges; every seat backs up its own value
(max^n). Promising choices are tried first: the evaluation right after a choice stands for a first visit and gives it
its share of attention.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.native.evaluation import Evaluation, Values, logistic, margins
from durbar.bots.native.greedy import careful, look, play_out, resolve
from durbar.engine.chance import Rng
from durbar.engine.flow import Flow, Option, Options, Seat

DEEP: int = 60
"""No line is followed further."""
CLOCK: int = 8
"""Iterations between two looks at the clock and at the lead."""
SETTLED: float = 50.0
"""After enough tries a choice is settled if, to change it, the second had to get a fiftieth of the rest more tries than
the first; before that only if the rest of the budget could not change it."""
ALIKE: float = 0.0002
"""Two choices whose means are that near are as good as each other; nothing is worth waiting for."""


class Node:
    """A choice and what came of it. `value` is the sum of what the chooser got, the first impression included."""

    def __init__(self, impression: float, attention: float) -> None:
        self.visits: i64 = 0
        self.value: float = impression
        self.impression: float = impression
        self.attention: float = attention
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.value / float(self.visits + 1)


class Search:
    """One search, for one choice of one seat."""

    def __init__(self, evaluation: Evaluation, deal: Any, g: Any, seat: int, seed: int) -> None:
        self.evaluation = evaluation
        self.deal = deal  # (g, seat, rng) -> what the seat cannot see dealt anew
        self.g: Flow = g
        self.seat: Seat = Seat(seat)
        self.rng = Rng(seed)
        self.kinds: dict[type, int] = {}
        self.iterations: i64 = 0
        points = evaluation.points(g)
        self.seats: i64 = len(points)
        self.origin = margins(points) if evaluation.relative else vec[float]([0.0] * self.seats)
        self.trees: list[Node] = [Node(0.0, 1.0) for _ in range(self.seats if evaluation.secrets else 1)]

    def prepare(self) -> None:
        """First impressions of the choice itself come from looking carefully, as a medium bot does."""
        options = self.g.legal_for(self.seat)
        values = careful(self.evaluation, self.g, self.seat, options, self.rng)
        children: list[Node] = []
        for i in range(len(options)):
            child = child_of(self.root(), self.key(self.g, self.seat, options[i]))
            child.impression = logistic((values[i] - self.origin[self.seat]) / self.evaluation.scale)
            child.value = child.impression
            children.append(child)
        share(children, self.evaluation.sharp)

    def run(self, iterations: i64, seconds: float) -> None:
        """Search until either budget is spent or the choice is settled; 0 means no limit of that kind."""
        start = monotonic()
        self.prepare()
        while iterations == 0 or self.iterations < iterations:
            self.iterate()
            if self.iterations % CLOCK == 0:
                left = self.remaining(iterations, seconds, monotonic() - start if seconds > 0.0 else 0.0)
                if left <= 0.0 or self.settled(left):
                    break

    def settled(self, left: float) -> bool:
        """Whether what is left of the budget is not worth waiting for: the first choice is far ahead, or as good as
        the second."""
        first, second = self.leaders()
        if second is None:
            return True
        lead = float(first.visits - second.visits)
        enough = self.evaluation.enough
        if self.iterations < enough:
            return lead > left
        return lead * SETTLED > left or (second.visits >= enough and abs(first.mean() - second.mean()) < ALIKE)

    def remaining(self, iterations: i64, seconds: float, spent: float) -> float:
        """How many iterations the budgets still allow, at the speed so far."""
        found = 1e18
        if iterations > 0:
            found = float(iterations - self.iterations)
        if seconds > 0.0:
            found = min(found, float(self.iterations) * (seconds - spent) / max(spent, 1e-9))
        return found

    def leaders(self) -> tuple[Node, Node | None]:
        """The two choices tried most."""
        children = list(self.root().children.values())
        first = children[0]
        second: Node | None = None
        for child in children[1:]:
            if child.visits > first.visits:
                first, second = child, first
            elif second is None or child.visits > second.visits:
                second = child
        return first, second

    def root(self) -> Node:
        return self.trees[self.seat if self.evaluation.secrets else 0]

    def key(self, g: Flow, player: Seat, option: i64) -> int:
        """Names a choice: its number, its kind of decision and its chooser."""
        kind = type(g.decision)
        number = self.kinds.get(kind)
        if number is None:
            number = len(self.kinds)
            self.kinds[kind] = number
        return (int(option) * 512 + number) * 8 + int(player)

    def iterate(self) -> None:
        """Down the trees to a new node, judge it, and back up; nothing is judged before all secret choices are made."""
        self.iterations += 1
        g = self.dealt()
        cursors = self.trees[:]
        path: list[Node] = []
        chosen = vec[i64]()
        player = self.seat
        new = False
        while g.decision is not None and not new and len(path) < DEEP and not self.ended(g):
            options = g.legal_for(player)
            option = options[0]
            if len(options) > 1:
                option = self.select(cursors, g, player, options)
                node = self.descend(cursors, g, player, option)
                new = node.visits == 0 and not (self.evaluation.secrets and self.evaluation.secret(g))
                path.append(node)
                chosen = append(chosen, player)
            g.take(player, Option(option))
            g.settle(self.rng)
            player = g.asked
        self.back_up(path, chosen, self.judge(g))

    def dealt(self) -> Flow:
        """The position with what the seat cannot see dealt anew."""
        g: Flow = self.deal(self.g, self.seat, self.rng)
        self.evaluation.imagine(g, self.seat, self.rng)
        return g

    def ended(self, g: Flow) -> bool:
        """Is the story over that the search looks at?"""
        return self.evaluation.left(g, self.g)

    def judge(self, g: Flow) -> Values:
        """What a new position is worth to each seat, the story that was begun played to its end: values from several
        depths could not be compared."""
        if self.evaluation.finish:
            play_out(self.evaluation, g, self.g, self.rng)
        resolve(self.evaluation, g, self.rng)
        return self.evaluation.values(g, self.origin)

    def back_up(self, path: list[Node], chosen: Options, values: Values) -> None:
        for i in range(len(path)):
            node = path[i]
            node.visits += 1
            node.value += values[chosen[i]]

    def descend(self, cursors: list[Node], g: Flow, player: Seat, option: i64) -> Node:
        """The node of a choice, in the chooser's tree; whoever sees the choice goes along in a tree of its own."""
        key = self.key(g, player, option)
        if not self.evaluation.secrets:
            cursors[0] = cursors[0].children[key]
            return cursors[0]
        secret = self.evaluation.secret(g)
        for seat in range(self.seats):
            if seat == player or not secret:
                cursors[seat] = child_of(cursors[seat], key)
        return cursors[player]

    def select(self, cursors: list[Node], g: Flow, player: Seat, options: Options) -> i64:
        """The option with the best mean, what was tried little favoured."""
        children = self.children(cursors[player if self.evaluation.secrets else 0], g, player, options)
        total: i64 = 1
        for child in children:
            total += child.visits
        spread = self.evaluation.explore * math.sqrt(float(total))
        best: i64 = 0
        best_value = -1e18
        for i in range(len(children)):
            child = children[i]
            value = child.mean() + spread * child.attention / float(child.visits + 1)
            if value > best_value:
                best, best_value = i, value
        return options[best]

    def children(self, node: Node, g: Flow, player: Seat, options: Options) -> list[Node]:
        """The nodes of these options; those met for the first time get a first impression."""
        found: list[Node] = []
        new = False
        for option in options:
            child = child_of(node, self.key(g, player, option))
            found.append(child)
            new = new or child.attention < 0.0
        if new:
            self.impress(found, g, player, options)
            share(found, self.evaluation.sharp)
        return found

    def impress(self, children: list[Node], g: Flow, player: Seat, options: Options) -> None:
        """First impressions: by what the evaluation foresees, else by the position after the choice."""
        foreseen = self.evaluation.outlook(g, player, options, self.rng)
        for i in range(len(options)):
            child = children[i]
            if child.attention < 0.0:
                if foreseen:
                    impression = self.evaluation.worth(foreseen[i], self.origin)[player]
                else:
                    after = look(self.evaluation, g, player, options[i], self.rng)
                    impression = self.evaluation.values(after, self.origin)[player]
                child.impression = impression
                child.value += impression

    def visits(self, options: Options) -> Options:
        """How often each option was tried."""
        node = self.root()
        found = vec[i64]()
        for option in options:
            child = node.children.get(self.key(self.g, self.seat, option))
            found = append(found, child.visits if child is not None else i64(0))
        return found

    def means(self, options: Options) -> Values:
        """What came of each option on average, for the seat."""
        node = self.root()
        found = vec[float]()
        for option in options:
            child = node.children.get(self.key(self.g, self.seat, option))
            found = append(found, child.mean() if child is not None else 0.0)
        return found


def child_of(node: Node, key: int) -> Node:
    """The node of a choice seen, made if it is new; it has no first impression yet (attention below 0)."""
    child = node.children.get(key)
    if child is None:
        child = Node(0.0, -1.0)
        node.children[key] = child
    return child


def share(children: list[Node], sharp: float) -> None:
    """Divide attention by first impressions."""
    best = -1e18
    for child in children:
        best = max(best, child.impression)
    total = 0.0
    for child in children:
        child.attention = math.exp(sharp * (child.impression - best))
        total += child.attention
    for child in children:
        child.attention /= total


def dealt_alike(g: Any, seat: int, rng: Rng) -> Any:
    """The deal of a game without hidden facts: a copy."""
    return g.clone()
