"""Everything that was tried from one beginning: a tree of choices, each with what is said about it.

The first child of a node goes on with its line; the others are variations. Nodes share what is past: the match at a
node is a fork of its parent's, made when somebody asks for it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING

from durbar.engine.flow import CHANCE, Chance, Option
from durbar.engine.refusal import Problem
from durbar.match import record
from durbar.match.record import Choice, Record
from durbar.match.sketch import ASSUMED, CLOSE, OPEN, ChoiceSketch, Remarks

if TYPE_CHECKING:
    from durbar.match.match import Match


CHOICE, AFTER = "choice", "after"
"""What stands in a written tree besides brackets: a choice; and, while it is being written, all that follows one."""


class TreeNode:
    """A choice, after those of its parents. `assumed`: it is no fact, somebody supposes it."""

    __slots__ = ("assumed", "children", "choice", "known", "parent", "remarks")

    def __init__(self, choice: Choice | None, parent: TreeNode | None, assumed: bool = False) -> None:
        self.choice = choice
        self.parent = parent
        self.assumed = assumed
        self.children: list[TreeNode] = []
        self.remarks = Remarks()
        self.known: Match | None = None

    @property
    def match(self) -> Match:
        """The match after this choice; not to be changed: whoever goes on takes a fork."""
        if self.known is None:
            for node in reversed([one for one in self.back() if one.known is None]):
                node.known = node.found()
        assert self.known is not None
        return self.known

    def found(self) -> Match:
        """The parent's match, gone on by this choice."""
        assert self.parent is not None
        assert self.parent.known is not None
        assert self.choice is not None
        match = self.parent.known.fork()
        match.go_on(((self.choice.player, self.choice.option),), None)
        return match

    def back(self) -> Iterator[TreeNode]:
        """This node, its parent, and so on to the root."""
        node: TreeNode | None = self
        while node is not None:
            yield node
            node = node.parent

    def line(self) -> list[TreeNode]:
        """The nodes that lead here, without the root."""
        return [node for node in self.back() if node.choice is not None][::-1]

    def child(self, player: int, words: str) -> TreeNode | None:
        """What was tried here by this player in these words."""
        return next((one for one in self.children if one.choice and one.choice[:2] == (player, words)), None)

    def tip(self) -> TreeNode:
        """The end of the line that goes on from here."""
        node = self
        while node.children:
            node = node.children[0]
        return node

    def odds(self) -> float:
        """How likely the draws on the way here were, all together."""
        return prod(one.weight() for one in self.line() if one.choice is not None and one.choice.player == CHANCE)

    def weight(self) -> float:
        """How likely this draw was; 1 for what was no draw."""
        if self.parent is None or self.choice is None:
            return 1.0
        g = self.parent.match.state
        if not isinstance(g.decision, Chance):
            return 1.0
        total = sum(int(g.decision.weight(g, Option(option))) for option in g.decision.candidates(g, CHANCE))
        return int(g.decision.weight(g, Option(self.choice.option))) / total


class Tree:
    """All lines from one beginning.

    >>> import durbar
    >>> match = durbar.new("maharaja", players=2, seed=7)
    >>> tree, here = match.tree, match.tree.here
    >>> first = tree.add(here, 0, "take c3")
    >>> other = tree.add(here, 0, "take c4", assumed=True)
    >>> other.remarks.comment = "What if?"
    >>> print(*tree.text().splitlines()[-5:], sep="\\n")
    A take c3
    (
    ~A take c4
    ; What if?
    )
    >>> durbar.load(tree.text()).tree.text() == tree.text()
    True
    """

    def __init__(self, begun: Match, facts: dict[str, str] | None = None) -> None:
        """`begun` has no choice behind it yet."""
        self.root = TreeNode(None, None)
        self.root.known = begun
        self.facts = dict(facts or {})
        self.here = self.root

    @property
    def seats(self) -> Sequence[str]:
        match = self.root.match
        return match.game.labels(match.state, "seat")

    def walk(self) -> Iterator[tuple[str, TreeNode]]:
        """Every node but the root in the order in which it is written, and the brackets around variations."""
        left = [(AFTER, self.root)]
        while left:
            what, node = left.pop()
            if what == AFTER:
                left += reversed(list(parts_after(node)))
            else:
                yield what, node

    def nodes(self) -> list[TreeNode]:
        """All of them, in the order in which they are written: the root first."""
        return [self.root, *(node for what, node in self.walk() if what == CHOICE)]

    def add(self, node: TreeNode, player: int, option: int | str, assumed: bool = False) -> TreeNode:
        """One more choice after a node (chance's too), checked by the rules; what was tried before is not added."""
        match = node.match
        drawn = player == CHANCE and isinstance(match.state.decision, Chance)
        number = match._candidate(option) if drawn else match._allowed(player, option)
        return self.join(node, record.choice_of(match.state, player, number), assumed)

    def join(self, node: TreeNode, choice: Choice, assumed: bool = False) -> TreeNode:
        """The child that made this choice, known to be legal."""
        known = node.child(choice.player, choice.words)
        if known is None:
            known = TreeNode(choice, node, assumed)
            node.children.append(known)
        known.assumed = known.assumed and assumed
        return known

    def follow(self, line: Iterable[Choice]) -> TreeNode:
        """Make this line the first one, whatever of it is new; the tree is `here` at its end. What is played beyond
        where it was before is a fact from now on."""
        node, before = self.root, self.here.line()
        for place, choice in enumerate(line):
            old = place < len(before) and before[place].choice == choice
            node = self.join(node, choice, assumed=old)
            self.put_first(node)
        self.here = node
        return node

    def promote(self, node: TreeNode) -> None:
        """Make the line through this node the first one at every parting on the way."""
        for one in node.line():
            self.put_first(one)

    def put_first(self, node: TreeNode) -> None:
        assert node.parent is not None
        node.parent.children.sort(key=lambda one: one is not node)

    def delete(self, node: TreeNode) -> None:
        """This choice, and all that was tried after it."""
        if node.parent is None:
            raise Problem("no-such-node")
        node.parent.children.remove(node)
        if node in list(self.here.back()):
            self.here = node.parent

    # --- as text -----------------------------------------------------------------------------------------------------

    def grow(self, trunk: Iterable[ChoiceSketch]) -> None:
        """Add all that a record 2 tells, every line of it checked by the rules."""
        left: deque[tuple[TreeNode, Iterable[ChoiceSketch]]] = deque([(self.root, trunk)])
        while left:
            node, sketches = left.popleft()
            for sketch in sketches:
                left.extend((node, variation) for variation in sketch.variations)
                node = self.sketched(node, sketch)
        self.here = self.root.tip()

    def sketched(self, node: TreeNode, sketch: ChoiceSketch) -> TreeNode:
        match = node.match
        try:
            choice = record.parse_choice(match.game, match.state, sketch.line)
        except Problem as problem:
            given = {"line": sketch.number, "given": sketch.line, "reason": problem.key}
            raise Problem("record-choice", **given) from problem
        child = self.join(node, choice, sketch.assumed)
        child.remarks.join(sketch.remarks)
        return child

    def text(self, **facts: str) -> str:
        """A record 2 of the whole tree; `durbar.load(text).tree` reads it back."""
        match = self.root.match
        start = match.position() if match.terms.apart else ""
        seats, rules, settings = match.terms.seats, match.terms.rules, match.terms.settings
        facts = {name: value for name, value in {**self.facts, **facts}.items() if name != "result"}
        end = self.root.tip().match
        if end.over:
            facts["result"] = record.result_text(end.ending)
        told = Record(match.game.id, seats, rules, settings, facts, (), start)
        return record.write_lines(match.game, told, record.HEAD_2, self.lines())

    def lines(self) -> Iterator[str]:
        """What is said of the whole, then every choice; a variation stands between brackets after what it replaces."""
        yield from self.root.remarks.lines()
        for what, node in self.walk():
            if what == CHOICE:
                yield from self.written(node)
            else:
                yield what

    def written(self, node: TreeNode) -> Iterator[str]:
        assert node.choice is not None
        line = f"{ASSUMED if node.assumed else ''}{record.line_text(self.seats, node.choice)}"
        yield f"{line} {node.remarks.mark}".rstrip()
        yield from node.remarks.lines()


def parts_after(node: TreeNode) -> Iterator[tuple[str, TreeNode]]:
    """What is written after a node: its first child, the others in brackets, and what follows the first."""
    for place, child in enumerate(node.children):
        yield from [(OPEN, child)] if place else []
        yield CHOICE, child
        yield from [(AFTER, child), (CLOSE, child)] if place else []
    yield from [(AFTER, node.children[0])] if node.children else []


def tree_of(match: Match) -> Tree:
    """The tree of a match that knows none yet: its line alone."""
    begun = match.fork()
    begun.undo(0)
    begun.undone = ()
    return Tree(begun)
