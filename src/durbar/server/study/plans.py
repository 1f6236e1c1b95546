"""A plan: a position as one seat knows it, everything else dealt anew, and all lines tried from there.

It is made from what the seat sees and a seed of its own: two games that look the same to the seat give the same plan.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Seat
from durbar.engine.refusal import Problem
from durbar.match import record
from durbar.match.match import Match
from durbar.match.replay import load
from durbar.match.sketch import MARKS
from durbar.match.tree import Tree, TreeNode

NODES = 400
COMMENT = 2000
LONGEST_LINE = 200
"""Choices of others and draws that are made at once, at most."""


class PrivateBoard(NamedTuple):
    """A board: its tree, whose it is, the seed everything unknown is dealt from, and the step it began at."""

    tree: Tree
    seat: int
    seed: str
    step: int


def begin(match: Match, seat: int, step: int, seed: str) -> PrivateBoard:
    """A new board. Nothing of the table's secret is in it: chance has no dice there."""
    imagined = match.imagined(seat, rng_of(seed, "deal"), step)
    labels = match.game.labels(match.state, "seat")
    return PrivateBoard(Tree(imagined, {"seen-by": labels[seat]}), seat, seed, step)


def recall(text: str, seat: int, seed: str, step: int) -> PrivateBoard:
    """A board that was kept."""
    return PrivateBoard(load(text).tree, seat, seed, step)


def rng_of(seed: str, *about: object) -> Rng:
    told = " ".join(map(str, (seed, *about)))
    return Rng(int.from_bytes(hashlib.sha256(told.encode()).digest()[:12], "big"))


def node_of(plan: PrivateBoard, number: int) -> TreeNode:
    nodes = plan.tree.nodes()
    if not 0 <= number < len(nodes):
        raise Problem("no-such-node")
    return nodes[number]


def number_of(plan: PrivateBoard, node: TreeNode) -> int:
    return next(n for n, one in enumerate(plan.tree.nodes()) if one is node)


def choose(plan: PrivateBoard, node: TreeNode, player: int, option: int) -> TreeNode:
    """One more choice: mine, or one that is assumed of another seat or of chance."""
    if len(plan.tree.nodes()) > NODES:
        raise Problem("plan-full", known=NODES)
    return plan.tree.add(node, player, option, assumed=player != plan.seat)


def until_me(plan: PrivateBoard, node: TreeNode) -> TreeNode:
    """The others and chance at random, by the board's own seed, until the seat must choose or the game is over."""
    made = 0
    while not node.match.over and plan.seat not in node.match.owing() and made < LONGEST_LINE:
        node = choose(plan, node, *drawn(plan, node))
        made += 1
    return node


def drawn(plan: PrivateBoard, node: TreeNode) -> tuple[int, int]:
    """What happens next, by the words of the line that leads here: the same line goes on in the same way."""
    g = node.match.state
    line = [f"{one.choice.player} {one.choice.words}" for one in node.line() if one.choice is not None]
    rng = rng_of(plan.seed, *line)
    if isinstance(g.decision, Chance):
        return int(CHANCE), int(g.decision.sample(g, rng))
    seat = node.match.owing()[0]
    options = list(g.legal_for(Seat(seat)))
    return seat, int(options[int(rng.below(len(options)))])


def redealt(plan: PrivateBoard, seed: str) -> PrivateBoard:
    """The unknown dealt again; of the lines as much stays as is still possible."""
    begun = begin(plan.tree.root.match, plan.seat, 0, seed)._replace(step=plan.step)
    begun.tree.root.remarks = plan.tree.root.remarks
    same = {id(plan.tree.root): begun.tree.root}
    for old in plan.tree.nodes()[1:]:
        parent = same.get(id(old.parent))
        if parent is not None and old.choice is not None and (new := replanted(begun.tree, parent, old)) is not None:
            same[id(old)] = new
    return begun


def replanted(tree: Tree, parent: TreeNode, old: TreeNode) -> TreeNode | None:
    """The same choice elsewhere, if the rules allow it there."""
    assert old.choice is not None
    match, words = parent.match, tuple(old.choice.words.split())
    try:
        option = record.option_of(match.game, match.state, old.choice.player, words)
    except Problem:
        return None
    new = tree.join(parent, record.choice_of(match.state, old.choice.player, option), old.assumed)
    new.remarks = old.remarks
    return new


def remark(node: TreeNode, mark: str, comment: str) -> None:
    if mark not in ("", *MARKS) or len(comment) > COMMENT:
        raise Problem("plan-remark", known=COMMENT)
    node.remarks.mark = mark if node.parent is not None else ""
    node.remarks.comment = comment.replace("\r\n", "\n").strip()


def differences(matches: list[Match]) -> list[list[str]]:
    """Rows of what differs between positions: a field's name, then its text in each of them."""
    told = [fields_of(match) for match in matches]
    names = dict.fromkeys(name for one in told for name in one)
    rows = [[name, *(one.get(name, "") for one in told)] for name in names]
    return [row for row in rows if len(set(row[1:])) > 1]


def fields_of(match: Match) -> dict[str, str]:
    """A position's lines by their first word: what comes next is no fact to compare."""
    found: dict[str, str] = {}
    for line in match.position().splitlines()[1:]:
        name, _, rest = line.partition(" ")
        if name not in ("next", "frame", "over"):
            found[name] = f"{found[name]}; {rest}" if name in found else rest
    return found
