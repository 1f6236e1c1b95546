"""What never changes during a game: labels, the map with the standing of its facts, nations, events and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert

from durbar.games.maharadjah.ids import NATION_NAMES, NATIONS, NONE, PLACE_NAMES
from durbar.games.maharadjah.shown import Board, Static
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import OWNERS, TOLD, first_turn

KINDS = ("area", "foreign", "sea")


def static_of(g: State, labels: Mapping[str, Sequence[str]], par: Sequence[float], names: Mapping[str, Any]) -> Static:
    """The facts of the game files; owners are printed seats, by nation (none: the nation does not take part)."""
    owners = [int(OWNERS[g.table * NATIONS + nation]) for nation in range(NATIONS)]
    told = {
        "labels": {kind: list(words) for kind, words in labels.items()},
        "board": board_of(g.board.told),
        "nations": [{**nation, "owner": owners[i]} for i, nation in enumerate(TOLD["nation"])],
        "owners": owners,
        "leaders": TOLD["leader"],
        "events": TOLD["event"],
        "first_turn": first_turn(g.table),
        "cards": {name: card for name, card in TOLD["card"].items() if owners[NATION_NAMES.index(name)] != NONE},
        "submission": TOLD["submission"],
        "raj": TOLD["raj"],
        "par": list(par),
        "names": dict(names),
    }
    return convert(told, Static)


def board_of(told: Mapping[str, Any]) -> Board:
    """Places in the order of their labels, borders with their standing, lines and points for drawing."""
    by_name = {place["id"]: {**place, "kind": kind} for kind in KINDS for place in told[kind]}
    board = {
        "places": [by_name[name] for name in PLACE_NAMES],
        "borders": told.get("border", []),
        "strait": told["strait"],
        "four_corners": told.get("four_corners"),
        "sea_lines": told.get("sea_line", []),
    }
    return convert(board, Board)
