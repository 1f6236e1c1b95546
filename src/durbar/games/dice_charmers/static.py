"""What never changes in a game of The Dice Charmers: labels, and the sheet as printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from durbar.games.dice_charmers.board import Board
from durbar.games.dice_charmers.ids import FIRST_BLUE
from durbar.games.dice_charmers.shown import Kind, Printed, Static, Tent
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.view import part


def static_of(g: State, names: Mapping[str, str | Mapping[str, str]]) -> Static:
    """Labels, and the sheet as printed. `standing` says what is sourced and what is ours."""
    labels: dict[Kind, list[str]] = {kind: list(g.labels(kind)) for kind in get_args(Kind)}
    called = {word: name if isinstance(name, str) else dict(name) for word, name in names.items()}
    return Static(labels, printed(g.board), called)


def printed(board: Board) -> Printed:
    """The sheet as printed, numbers indexing labels; -1: none."""
    spaces = range(board.spaces)
    starts = board.rewards_from
    return Printed(
        sheet=board.sheet,
        standing="own-layout" if not board.own else "own-file",
        rows=board.rows,
        columns=board.columns,
        residence=board.residence,
        exits=board.exits,
        neighbour=list(board.neighbour),
        border=list(board.border),
        building=list(board.building),
        market=list(board.market),
        symbol=[face - FIRST_BLUE for face in board.symbol],
        rewards=[list(board.rewards[starts[space] : starts[space + 1]]) for space in spaces],
        prices=list(board.prices),
        tents=[
            Tent(part(board.tent_needs, tent, 3), board.tent_source[tent]) for tent in range(len(board.tent_source))
        ],
        tent_boxes=[list(boxes) for boxes in board.tent_boxes],
        boxes=board.boxes,
        palace_source=list(board.palace_source),
        levels=list(board.fame_of_level)[1:],
        upgrade_source=list(board.upgrade_source)[2:],
        karma_boxes=board.karma_boxes,
        karma_source=list(board.karma_source)[1:],
        fame_boxes=board.fame_boxes,
        fame_units=board.fame_units,
        money_boxes=board.money_boxes,
        money_units=board.money_units,
        length=board.length,
        fame_source=list(board.fame_source)[1:],
        money_source=list(board.money_source)[1:],
        source_effect=list(board.source_effect),
        source_cause=list(board.source_cause),
        sides=list(board.sides),
    )
