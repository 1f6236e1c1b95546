"""A plan: a position as one seat knows it, everything else dealt anew, and all lines tried from there.

It is made from what the seat sees and a seed of its own: two games that look the same to the seat give the same plan.

A board begins where nothing was hidden from its seat. From there to now leads the trunk: what was really chosen, and
for what was chosen in secret an assumption. When the game goes on, so does the trunk.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import NamedTuple

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Seat
from durbar.engine.game import OPEN
from durbar.engine.refusal import Problem
from durbar.match import record
from durbar.match.knowledge import KnownChoice, all_known, known_before, line_known
from durbar.match.match import Match
from durbar.match.replay import load
from durbar.match.sketch import MARKS, Remarks
from durbar.match.tree import Tree, TreeNode

NODES = 400
TRUNK = 600
"""Choices of the game that are kept behind a board, at most: then it begins anew."""
COMMENT = 2000
LONGEST_LINE = 200
"""Choices of others and draws that are made at once, at most."""
AT, FORESEEN = "at", "foreseen"
"""Notes on choices of the trunk: the step after it; the plan had it before it was played."""


class PrivateBoard(NamedTuple):
    """A board: its tree (`here` is now), whose it is, the seed everything unknown is dealt from, its first step."""

    tree: Tree
    seat: int
    seed: str
    step: int

    @property
    def now(self) -> int:
        """The step of the game up to which the trunk goes."""
        return self.step + len(self.tree.here.line())


def begin(match: Match, seat: int, step: int, seed: str) -> PrivateBoard:
    """A new board. Nothing of the table's secret is in it: chance has no dice there."""
    return lay(match, seat, seed, known_before(match, seat, step), step, {})


def recall(text: str, seat: int, seed: str, step: int) -> PrivateBoard:
    """A board that was kept."""
    tree = load(text).tree
    tree.here = tree.root
    while tree.here.children and is_trunk(tree.here.children[0]):
        tree.here = tree.here.children[0]
    return PrivateBoard(tree, seat, seed, step)


# --- the trunk -------------------------------------------------------------------------------------------------------


def is_trunk(node: TreeNode) -> bool:
    """Was this really chosen (or is assumed of what was)?"""
    return node.remarks.note(AT) is not None


def is_gone_by(plan: PrivateBoard, node: TreeNode) -> bool:
    """Does this line part from the trunk before now?"""
    return next(one for one in node.back() if one.parent is None or is_trunk(one)) is not plan.tree.here


def lay(match: Match, seat: int, seed: str, first: int, last: int, wishes: Mapping[int, str]) -> PrivateBoard:
    """A board with nothing but its trunk; `wishes`: what is assumed at a step, in words."""
    plan = PrivateBoard(Tree(root_of(match, seat, seed, first), seen_by(match, seat)), seat, seed, first)
    try:
        for step, known in enumerate(line_known(match, seat, first, last), first):
            go_on(plan, step, known, wishes.get(step, ""))
    except Problem:  # what is assumed does not go with what came after: deal all of it anew
        return lay(match, seat, seed, last, last, {}) if first < last else plan
    return plan


def root_of(match: Match, seat: int, seed: str, step: int) -> Match:
    """The game at a step: as it was where the seat knows all of it, otherwise dealt anew."""
    g = match.at(step)
    if all_known(match.game, g, seat):
        return Match(match.terms._replace(apart=True), g.clone())
    return match.imagined(seat, rng_of(seed, "deal"), step)


def seen_by(match: Match, seat: int) -> dict[str, str]:
    return {"seen-by": match.game.labels(match.state, "seat")[seat]}


def go_on(plan: PrivateBoard, step: int, known: KnownChoice, wish: str) -> None:
    """One more choice of the trunk."""
    may_be = known.may_be
    drawn = may_be[int(rng_of(plan.seed, "assumed", step).below(len(may_be)))] if len(may_be) > 1 else may_be[0]
    words, match = wish if wish in may_be else drawn, plan.tree.here.match
    option = record.option_of(match.game, match.state, known.player, tuple(words.split()))
    choice = record.choice_of(match.state, known.player, option)
    plan.tree.here = plan.tree.join(plan.tree.here, choice, assumed=len(may_be) > 1)
    plan.tree.here.remarks.put(AT, step + 1)


def assumptions(plan: PrivateBoard) -> dict[int, str]:
    """What is assumed of the trunk, by step."""
    trunk = enumerate(plan.tree.here.line(), plan.step)
    return {step: node.choice.words for step, node in trunk if node.assumed and node.choice is not None}


def catch_up(plan: PrivateBoard, match: Match) -> PrivateBoard:
    """The board beside the game as it stands by now: what was foreseen is part of the trunk, the rest is gone by."""
    last = match.steps
    first = plan.step if plan.step <= last <= plan.step + TRUNK else known_before(match, plan.seat, last)
    return replant(plan, lay(match, plan.seat, plan.seed, first, last, assumptions(plan)))


def redeal(plan: PrivateBoard, match: Match, seed: str) -> PrivateBoard:
    """The unknown dealt again; of the lines as much stays as is still possible."""
    last = min(plan.now, match.steps)
    return replant(plan, lay(match, plan.seat, seed, min(plan.step, last), last, {}))


def assume(plan: PrivateBoard, match: Match, node: TreeNode, words: str) -> PrivateBoard:
    """Something else was chosen in secret at this step of the trunk; refused if the seat would have seen it."""
    step = plan.step + len(node.line())
    last = min(plan.now, match.steps)
    wishes = {**assumptions(plan), step: words}
    new = lay(match, plan.seat, plan.seed, plan.step, last, wishes)
    if assumptions(new).get(step) != words:
        raise Problem("plan-assume")
    return replant(plan, new)


def secret_of(plan: PrivateBoard, node: TreeNode, player: int) -> bool:
    """Is what this player chose here, on the trunk, only assumed?"""
    after = next((one for one in node.children if is_trunk(one)), None)
    chosen = None if after is None else after.choice
    return after is not None and after.assumed and chosen is not None and chosen.player == player != plan.seat


def replant(old: PrivateBoard, new: PrivateBoard) -> PrivateBoard:
    """Whatever was tried on the old board, on the new one, as far as the rules allow it there."""
    same = {id(old.tree.root): new.tree.root}
    new.tree.root.remarks = old.tree.root.remarks
    for node in old.tree.nodes()[1:]:
        parent = same.get(id(node.parent))
        if parent is not None and (found := moved(new.tree, parent, node)) is not None:
            same[id(node)] = found
    return new


def moved(tree: Tree, parent: TreeNode, old: TreeNode) -> TreeNode | None:
    """The same choice elsewhere; for an assumption of the trunk, whatever took its place."""
    trunk = next((one for one in parent.children if is_trunk(one)), None)
    if is_trunk(old) and old.assumed and trunk is not None:
        trunk.remarks.join(without(old, AT))
        return trunk
    return replanted(tree, parent, old)


def replanted(tree: Tree, parent: TreeNode, old: TreeNode) -> TreeNode | None:
    """The same choice elsewhere, if the rules allow it there."""
    assert old.choice is not None
    match, words = parent.match, tuple(old.choice.words.split())
    try:
        option = record.option_of(match.game, match.state, old.choice.player, words)
    except Problem:
        return None
    new = tree.join(parent, record.choice_of(match.state, old.choice.player, option), old.assumed)
    if is_trunk(new) and not is_trunk(old):
        new.remarks.put(FORESEEN)
    new.remarks.join(without(old, AT) if is_trunk(new) else without(old, AT, FORESEEN))
    return new


def without(node: TreeNode, *words: str) -> Remarks:
    """What is said of a choice but for some notes."""
    left = Remarks(node.remarks.mark, node.remarks.comment, node.remarks.notes)
    for word in words:
        left.drop(word)
    return left


# --- trying ----------------------------------------------------------------------------------------------------------


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
    if sum(not is_trunk(one) for one in plan.tree.nodes()) > NODES:
        raise Problem("plan-full", known=NODES)
    return plan.tree.add(node, player, option, assumed=player != plan.seat != OPEN)


def until_me(plan: PrivateBoard, node: TreeNode) -> TreeNode:
    """The others and chance at random, by the board's own seed, until the seat must choose or the game is over; where
    everybody's choices are made by hand, chance alone."""
    made = 0
    while not node.match.over and not asks_me(plan, node) and made < LONGEST_LINE:
        node = choose(plan, node, *drawn(plan, node))
        made += 1
    return node


def asks_me(plan: PrivateBoard, node: TreeNode) -> bool:
    owing = node.match.owing()
    return bool(owing) if plan.seat == OPEN else plan.seat in owing


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


def promote(plan: PrivateBoard, node: TreeNode) -> None:
    """Make the line through this node the first one; what was really played stays before it."""
    plan.tree.promote(node)
    plan.tree.promote(plan.tree.here)


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
