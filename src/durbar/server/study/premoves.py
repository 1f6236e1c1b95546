"""A line of a plan that is played by itself, while things go as planned: what it answers, and why it stopped. Pure.

It is kept with the orders of its seat, as an order of a kind of its own, and is carried out as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from durbar.engine.refusal import Problem
from durbar.match import record
from durbar.match.match import Match
from durbar.match.tree import TreeNode
from durbar.match.undo import seen_by
from durbar.server.orders.state import LINE, OrderState, SeatOrder
from durbar.server.study.plans import PrivateBoard, is_trunk, node_of, number_of, recall

How: TypeAlias = Literal["exact", "legal"]
"""Played only if the seat sees what the plan saw; or whatever happens, while the same is asked and the option legal."""
LineState: TypeAlias = Literal["waits", "undone", "myself", "surprise", "illegal", "played"]


class PlannedLine(NamedTuple):
    """A board as it was when the line was ordered, the node the line goes through, and how exactly it must come so."""

    board: PrivateBoard
    node: TreeNode
    how: How


class LineLook(NamedTuple):
    """How a line stands, and what it answers now."""

    state: LineState
    option: int | None = None


def order_of(line: PlannedLine, id: int, given_at: int) -> SeatOrder:
    """The line as an order of its seat."""
    board = line.board
    given = {"text": board.tree.text(), "step": str(board.step), "node": str(number_of(board, line.node))}
    return SeatOrder(id, LINE, {**given, "how": line.how}, given_at)


def line_of(order: SeatOrder, seat: int) -> PlannedLine:
    given = order.given
    board = recall(given["text"], seat, "", int(given["step"]))
    return PlannedLine(board, node_of(board, int(given["node"])), "exact" if given["how"] == "exact" else "legal")


def check(line: PlannedLine) -> None:
    """A line to be played begins now and has a choice of its owner."""
    if line.node not in list(descend(line.board.tree.here)) or not own_choices(line):
        raise Problem("premove-nothing")


def descend(node: TreeNode) -> Iterator[TreeNode]:
    """All that was tried after a node."""
    for child in node.children:
        yield child
        yield from descend(child)


def main_line(line: PlannedLine) -> list[TreeNode]:
    """From now through the node to the end of its line."""
    return [node for node in line.node.tip().line() if not is_trunk(node)]


def own_choices(line: PlannedLine) -> list[TreeNode]:
    return [node for node in main_line(line) if player_of(node) == line.board.seat]


def player_of(node: TreeNode) -> int | None:
    return None if node.choice is None else int(node.choice.player)


def look_at(order: SeatOrder, seat: int, match: Match, orders: OrderState) -> LineLook:
    """How the line of a seat stands at this moment of the game."""
    line = line_of(order, seat)
    since = line.board.now
    if orders.taken_back > order.given_at or match.steps < since:
        return LineLook("undone")
    mine = [step for step in range(since, match.steps) if match.line[step].player == seat]
    if not set(mine) <= orders.steps_ordered(seat):
        return LineLook("myself")
    if len(mine) >= len(own_choices(line)):
        return LineLook("played")
    if seat not in match.owing():
        return LineLook("waits")
    return exactly(line, match, len(mine)) if line.how == "exact" else while_legal(line, match, len(mine))


def while_legal(line: PlannedLine, match: Match, made: int) -> LineLook:
    """The next of one's own choices, whatever the others did."""
    node = own_choices(line)[made]
    assert node.parent is not None
    if question_of(node.parent.match) != question_of(match):
        return LineLook("surprise")
    return answer(match, node, line.board.seat)


def question_of(match: Match) -> tuple[str, tuple[str, ...]]:
    decision = match.state.decision
    return type(decision).__name__, tuple(decision.subject(match.state))


def exactly(line: PlannedLine, match: Match, made: int) -> LineLook:
    """The choice planned for exactly this: others' choices and draws in the plan are conditions."""
    seat, seen = line.board.seat, seen_by(match.game, match.state, line.board.seat)
    for node in reached(line, line.board.tree.here, made):
        mine = next((one for one in followed(line, node) if player_of(one) == seat), None)
        if mine is not None and seen_by(match.game, node.match.state, seat) == seen:
            return answer(match, mine, seat)
    return LineLook("surprise")


def reached(line: PlannedLine, node: TreeNode, made: int) -> Iterator[TreeNode]:
    """Where the line may have got with so many choices of its owner."""
    if made == 0:
        yield node
    for child in followed(line, node):
        left = made - (player_of(child) == line.board.seat)
        if left >= 0:
            yield from reached(line, child, left)


def followed(line: PlannedLine, node: TreeNode) -> list[TreeNode]:
    """What may come next: of one's own choices the line's, else the first; of the others' and of draws any."""
    on_line = [one for one in node.children if one in main_line(line)]
    own = [one for one in node.children if player_of(one) == line.board.seat]
    mine = [one for one in own if one in on_line] or own
    return [*mine[:1], *(one for one in node.children if one not in own)]


def answer(match: Match, node: TreeNode, seat: int) -> LineLook:
    assert node.choice is not None
    try:
        option = record.option_of(match.game, match.state, seat, tuple(node.choice.words.split()))
    except Problem:
        return LineLook("illegal")
    return LineLook("waits", option)
