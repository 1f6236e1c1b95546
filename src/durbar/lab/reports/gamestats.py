"""A game told in numbers: from its record, every choice and event once more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from durbar.engine.flow import CHANCE, Seat
from durbar.match.record import Choice
from durbar.match.replay import load

PEOPLE = ("seat", "owner")
"""Kinds of labels that name players: not what came up, but to whom."""
OPENINGS = 3
"""Choices of each seat that count as its opening."""


class GameStats(NamedTuple):
    """Rows of plain data; `number` names the game."""

    number: int
    seats: list[dict[str, Any]]
    openings: list[dict[str, Any]]
    roles: list[dict[str, Any]]
    points: list[dict[str, Any]]
    events: list[dict[str, Any]]
    asks: list[dict[str, Any]]
    game: dict[str, Any]


class Collector:
    """Goes through a match and takes notes."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.match = load(text)
        self.game = self.match.game
        self.story = self.game.story
        self.turn = 0
        self.opened: Counter[int] = Counter()
        self.leader = -1
        self.changes = 0
        self.last_change = 0
        self.choices = 0
        self.openings: list[dict[str, Any]] = []
        self.roles: list[dict[str, Any]] = []
        self.points: list[dict[str, Any]] = []
        self.counts: Counter[tuple[str, str, str]] = Counter()
        self.asked: Counter[str] = Counter()

    def collect(self) -> GameStats:
        self.note_leaders(self.match.at(0))
        for step, (g, choice) in enumerate(self.match.walk()):
            if step:
                self.watch_leader(g)
            if choice.player != CHANCE:
                self.choices += 1
                self.asked[type(g.decision).__name__] += 1
                self.note_opening(g, choice)
            self.listen(self.match.events_by_step[step])
        self.watch_leader(self.match.state)
        return self.stats()

    def note_leaders(self, g: Any) -> None:
        """Who leads which nation, where that is settled before the game."""
        kind = self.story.led
        for number, role in enumerate(self.game.labels(g, kind) if kind else ()):
            seat = int(g.controller(number))
            if seat >= 0:
                self.roles.append({"game": self.number, "seat": seat, "kind": kind, "role": role})

    def note_opening(self, g: Any, choice: Choice) -> None:
        """The first choices of a seat that were choices."""
        if self.opened[choice.player] < OPENINGS and len(g.legal_for(Seat(choice.player))) > 1:
            self.opened[choice.player] += 1
            asked, nth = type(g.decision).__name__, self.opened[choice.player]
            row = {"game": self.number, "seat": choice.player, "nth": nth, "ask": asked, "choice": choice.words}
            self.openings.append(row)

    def listen(self, told: Iterable[tuple[int, ...]]) -> None:
        """Go through the events of a choice."""
        for event in told:
            kind = self.game.events[event[0]]
            words = self.game.event_words(self.match.state, event)
            self.turn += kind.name == self.story.turn_begins
            self.note_points(event)
            self.note_role(words)
            self.counts[kind.name, "", ""] += 1
            for what, word in zip(kind.kinds, words[1:], strict=False):
                if what and what not in PEOPLE:
                    self.counts[kind.name, what, word] += 1

    def note_points(self, event: tuple[int, ...]) -> None:
        points = self.story.points_of(self.match.state, event)
        if points is not None and points.amount:
            row = {"game": self.number, "turn": self.turn, "winner": points.role or points.owner}
            self.points.append({**row, "source": points.source, "points": points.amount * points.unit})

    def note_role(self, words: tuple[str, ...]) -> None:
        """The first role of a seat: later ones are not its own choice of the start."""
        seats = list(self.game.labels(self.match.state, "seat"))
        for rule in self.story.roles_given:
            if words[0] == rule.event and words[1 + rule.seat] in seats:
                seat, role = seats.index(words[1 + rule.seat]), words[1 + rule.role]
                if not any(row["seat"] == seat for row in self.roles):
                    self.roles.append({"game": self.number, "seat": seat, "kind": rule.kind, "role": role})

    def watch_leader(self, g: Any) -> None:
        """Who is ahead as things stand; a tie leaves the lead where it was."""
        scores = self.game.result(g).scores
        best = max(scores)
        if scores.count(best) == 1:
            leader = scores.index(best)
            if leader != self.leader:
                self.changes += self.leader >= 0
                self.last_change = self.choices
                self.leader = leader

    def stats(self) -> GameStats:
        result = self.match.ending
        winners = result.ranks.count(1)
        rows = [
            {
                "game": self.number,
                "seat": seat,
                "rank": rank,
                "won": 1 / winners if rank == 1 else 0.0,
                "points": points,
            }
            for seat, (rank, points) in enumerate(zip(result.ranks, result.scores, strict=True))
        ]
        events = [
            {"game": self.number, "event": name, "kind": kind, "word": word, "count": count}
            for (name, kind, word), count in sorted(self.counts.items())
        ]
        asks = [{"game": self.number, "ask": ask, "count": count} for ask, count in sorted(self.asked.items())]
        facts = {"game": self.number, "reason": result.reason, "choices": self.choices, "turns": self.turn}
        lead = {"changes": self.changes, "decided": self.last_change / max(1, self.choices)}
        best, *others = sorted(result.scores, reverse=True)
        facts |= {**lead, "best": best, "margin": best - others[0] if others else best}
        return GameStats(self.number, rows, self.openings, self.roles, self.points, events, asks, facts)


def stats_of(work: tuple[int, str]) -> GameStats:
    """The stats of a record (its number, its text): what a worker does."""
    return Collector(*work).collect()
