"""The record sheet: points by nation and turn, made from events alone; every point names its source."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

PLACES_OF_POINTS = {  # which word of the event is the points, and which says what they were given for
    "scores-area": (3, 2),
    "scores-raid": (3, 2),
    "scores-army": (3, 2),
    "scores-leader": (3, 2),
    "scores-factory": (3, 2),
    "scores-trade": (3, 2),
    "scores-coasts": (3, 2),
    "scores-raj": (2, 2),
}


class Entry(NamedTuple):
    """Points of a nation: when, for what, and by which line of its card (0: not a line of areas)."""

    turn: int
    nation: str
    points: int
    source: str  # area, raid, army, leader, factory, trade, coasts, raj
    what: str  # an area, a nation, a leader, or a number
    line: int


class Sheet(NamedTuple):
    """The sheet of a game so far."""

    entries: tuple[Entry, ...]

    def by_turn(self, nation: str) -> dict[int, int]:
        """Points of a nation in each turn it scored."""
        found: dict[int, int] = {}
        for entry in self.entries:
            if entry.nation == nation:
                found[entry.turn] = found.get(entry.turn, 0) + entry.points
        return found

    def totals(self) -> dict[str, int]:
        """Points of each nation that scored."""
        found: dict[str, int] = {}
        for entry in self.entries:
            found[entry.nation] = found.get(entry.nation, 0) + entry.points
        return found


def sheet_of(events: Iterable[tuple[str, ...]], first_turn: int = 1) -> Sheet:
    """[MD 15.1] The sheet from events in words; `first_turn` is the turn in which they begin."""
    turn, entries = first_turn, list[Entry]()
    for words in events:
        if words[0] == "turn":
            turn = int(words[1])
        elif words[0] in PLACES_OF_POINTS:
            entries.append(entry_of(turn, words))
    return Sheet(tuple(entries))


def entry_of(turn: int, words: tuple[str, ...]) -> Entry:
    points, what = PLACES_OF_POINTS[words[0]]
    line = int(words[4]) if words[0] in ("scores-area", "scores-raid") else 0
    return Entry(turn, words[1], int(words[points]), words[0].removeprefix("scores-"), words[what], line)
