"""What its owner is shown of a private board: made of the board alone, of nothing the table hides."""

from __future__ import annotations

from typing import Any

from durbar.engine.flow import CHANCE, Chance, Option
from durbar.match.match import Match
from durbar.match.tree import TreeNode
from durbar.server.projections.position import ask, decision_info, drawing, outlook, rows
from durbar.server.study.plans import FORESEEN, PrivateBoard, differences, is_gone_by, is_trunk, node_of, number_of
from durbar.server.study.store import StudyRow
from durbar.server.wire.study import LineKind, OutcomeInfo, PlanCompared, PlanInfo, PlanNode, PlanPoints
from durbar.server.wire.tables import ResultInfo

FEW = 60
"""Outcomes of a draw that are shown; of more none is, and they are drawn."""


def plan_info(row: StudyRow, plan: PrivateBoard, node: TreeNode, steps: int, names: list[str], person: str) -> PlanInfo:
    """The board with one of its nodes looked at; `steps`: how far the game has got by now."""
    match, seat = node.match, plan.seat
    static = match.game.static(match.state)
    return PlanInfo(
        id=row.id,
        table=row.table,
        seat=seat,
        step=plan.step,
        game=match.game.id,
        names=names,
        own=row.person == person,
        behind=steps - plan.now,
        version=row.version,
        nodes=nodes_of(plan),
        at=number_of(plan, node),
        now=number_of(plan, plan.tree.here),
        view=match.game.shown(match.state, seat),
        outlook=outlook(match, match.state),
        decision=decision_info(match.game, match.state),
        asks=[ask(match, one, 0) for one in match.owing()],
        outcomes=outcomes_of(match.state),
        events=rows(match.events(seat, max(0, match.steps - 1))),
        result=result_of(match),
        static=static,
        drawing=drawing(match.game, static, match.state, seat),
    )


def nodes_of(plan: PrivateBoard) -> list[PlanNode]:
    nodes = plan.tree.nodes()
    numbers = {id(node): number for number, node in enumerate(nodes)}
    return [node_info(plan, node, numbers.get(id(node.parent), -1)) for node in nodes]


def node_info(plan: PrivateBoard, node: TreeNode, parent: int) -> PlanNode:
    choice, remarks = node.choice, node.remarks
    by = None if choice is None else int(choice.player)
    words = [] if choice is None else choice.words.split()
    return PlanNode(parent, by, words, node.assumed, remarks.mark, remarks.comment, node.weight(), line_of(plan, node))


def line_of(plan: PrivateBoard, node: TreeNode) -> LineKind:
    """Where a choice belongs: to what was really played, to what may still come, or to what has gone by."""
    if is_trunk(node):
        return "plain" if node.remarks.note(FORESEEN) is None else "foreseen"
    return "gone" if node.parent is not None and is_gone_by(plan, node) else "open"


def outcomes_of(g: Any) -> list[OutcomeInfo]:
    """The ways the present draw may come out."""
    decision = g.decision
    if not isinstance(decision, Chance):
        return []
    options = [Option(option) for option in decision.candidates(g, CHANCE)]
    if len(options) > FEW:
        return []
    weights = [int(decision.weight(g, option)) for option in options]
    return [
        OutcomeInfo(int(option), list(decision.words(g, option)), weight / sum(weights))
        for option, weight in zip(options, weights, strict=True)
    ]


def result_of(match: Match) -> ResultInfo | None:
    found = match.result
    return None if found is None else ResultInfo(list(found.ranks), list(found.scores), found.reason)


def compared(plan: PrivateBoard, numbers: list[int]) -> PlanCompared:
    """Two to four nodes side by side."""
    matches = [node_of(plan, number).match for number in numbers]
    columns = [PlanPoints(n, list(match.standing())) for n, match in zip(numbers, matches, strict=True)]
    return PlanCompared(columns, differences(matches))
