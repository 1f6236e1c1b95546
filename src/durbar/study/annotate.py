"""A reviewed game as a record 2: what could be expected, what choices lost, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable

from durbar.match.match import Match
from durbar.match.tree import Tree, TreeNode
from durbar.study.told import ReviewTold, StationTold, VerdictTold
from durbar.study.verdict import MARKS


def annotated(match: Match, review: ReviewTold, sentence: Callable[[VerdictTold], str], **facts: str) -> Tree:
    """The tree of the game with all a review says: `sentence` says a verdict in the reader's language."""
    tree = match.fork().tree
    tree.facts |= facts
    line = [tree.root, *tree.here.line()]
    tree.root.remarks.put("judge", review.judge)
    for station in review.stations:
        note_station(line[station.step], station, review.by_points)
    for verdict in review.verdicts:
        if verdict.name:
            note_verdict(tree, line[verdict.step], verdict, sentence(verdict))
    return tree


def note_station(node: TreeNode, station: StationTold, points: bool) -> None:
    """`% expect share 0.31 0.22 ...`: by seat."""
    values = station.points if points else station.shares
    node.remarks.put("expect", "points" if points else "share", *(f"{value:.4f}" for value in values))


def note_verdict(tree: Tree, before: TreeNode, verdict: VerdictTold, said: str) -> None:
    """A mark and a comment on the choice, its loss with the interval, and the better option as a variation."""
    chosen = before.child(verdict.seat, verdict.chosen)
    assert chosen is not None, verdict
    chosen.remarks.mark = MARKS[verdict.name]
    chosen.remarks.say(said)
    bounds = (f"{number:.4f}" for number in (verdict.loss, verdict.low, verdict.high))
    chosen.remarks.put("loss", tree.seats[verdict.seat], *bounds)
    chosen.remarks.put("best", verdict.better)
    tree.add(before, verdict.seat, verdict.better, assumed=True)
