"""An agent over the Model Context Protocol, measured: fixed blocks of games against the four levels.

A block is a game against each level with the same dice and from the same seat; the next block has other dice and the
next seat. Whoever measures another agent with the same terms gives it the same games.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from mcp.server import MCPServer

from durbar.agents.engine import Answer
from durbar.agents.mcp import Agents, door_to
from durbar.engine.game import Game, game_of
from durbar.engine.refusal import Problem
from durbar.lab.numbers.statistics import Interval, wilson
from durbar.lab.play.folder import Folder
from durbar.lab.play.game import PlayedGame
from durbar.lab.play.ratings import leagues, share_of

AGENT = "agent"
OPPONENTS = ("random", "easy", "medium", "hard:300")
"""Fixed, so that ratings can be compared: the last searches by tries, not by the clock."""
INSTRUCTIONS = """You are measured at a board game. `new` begins the next game and gives its number; you have one seat,
bots the others. Then again and again: `choices` (what you may choose, by text), perhaps `look`, `why_not` or `rules`,
then `play` with the text of a choice, until `over`. Then `new` again, until it says that all games are played."""


class Trial(NamedTuple):
    """One of the games."""

    number: int
    level: str
    seat: int
    seed: int


def trials_of(seats: int, blocks: int, seed: int) -> list[Trial]:
    """Block after block, level after level."""
    places = [(block, level) for block in range(blocks) for level in OPPONENTS]
    return [Trial(n, level, block % seats, seed * 1_000 + block) for n, (block, level) in enumerate(places)]


class Meter:
    """What a game cost the agent so far."""

    def __init__(self) -> None:
        self.refused = self.choices = self.calls = self.read = self.written = 0
        self.start = time.monotonic()

    def count(self, tool: str, asked: Answer, told: Answer) -> None:
        self.calls += 1
        self.written += len(json.dumps(asked, default=str))
        self.read += len(json.dumps(told, default=str))
        if tool == "play":
            self.choices += 1
            self.refused += "problem" in told


class Examination(Agents):
    """Deals the games one after the other, and keeps what came of each."""

    instructions = INSTRUCTIONS

    def __init__(
        self,
        sentence: Callable[[Problem], str],
        language: str,
        out: Path,
        game: str,
        seats: int | None,
        settings: Mapping[str, str],
        blocks: int,
        seed: int,
    ) -> None:
        super().__init__(sentence, language)
        self.game: Game = game_of(game)
        self.places = self.game.checked_seats(self.game.usual_seats if seats is None else seats)
        self.settings = self.game.checked_settings(settings)
        self.trials = trials_of(self.places, blocks, seed)
        terms = {"game": game, "seats": self.places, "settings": self.settings, "seed": seed}
        self.folder = Folder(out, {"bench-agent": 1, **terms, "rules": self.game.rules_version})
        self.running: dict[int, tuple[Trial, Meter]] = {}

    def call(self, tool: str, **fields: Any) -> Answer:
        told = super().call(tool, **fields)
        match = told.get("match", fields.get("match"))
        if match in self.running:
            self.running[match][1].count(tool, fields, told)
            self.keep(match)
        return told

    def begin(self) -> Answer:
        """The next game; when there is none left, how the agent did. A game begun and not ended is begun anew."""
        under_way = {trial.number for trial, _ in self.running.values()}
        left = [n for n in self.folder.missing(len(self.trials)) if n not in under_way]
        if not left:
            return {"done": True, "result": told_of(self.folder.in_order())}
        trial = self.trials[left[0]]
        told = super().new(self.game.id, self.places, trial.seat, trial.level, trial.seed, self.settings)
        if "match" in told:
            self.running[told["match"]] = trial, Meter()
        return {**told, "game": trial.number + 1, "games": len(self.trials)}

    def keep(self, match: int) -> None:
        """Write a game down that has just ended."""
        here, (trial, meter) = self.seats[match], self.running[match]
        if not here.match.over:
            return
        bots = tuple(AGENT if seat == trial.seat else trial.level for seat in range(self.places))
        spent = [0.0] * self.places
        spent[trial.seat] = round(time.monotonic() - meter.start, 3)
        choices = [sum(one.player == seat for one in here.match.line) for seat in range(self.places)]
        told = (*here.match.ending, tuple(choices), tuple(spent), ("",) * self.places, here.match.record())
        cost = (meter.refused, meter.calls, meter.read, meter.written)
        self.folder.add(PlayedGame(trial.number, bots, trial.seed, *told, cost=cost))
        del self.running[match]


def door(examination: Examination) -> MCPServer:
    """The tools of `durbar bench-agent`: no advice, and games as they are dealt."""
    made = door_to(examination)

    @made.tool(structured_output=True)
    def new() -> dict[str, Any]:
        """Begin the next game; tells when all are played."""
        return examination.call("begin")

    return made


class Mark(NamedTuple):
    """How an agent did against a level (`all`: by rating): the estimate, of so many games."""

    against: str
    games: int
    value: Interval


def marks_of(games: Sequence[PlayedGame]) -> list[Mark]:
    """The win rate against each level, and the rating over all."""
    found = []
    for level in OPPONENTS:
        some = [game for game in games if level in game.bots]
        if some:
            found.append(Mark(level, len(some), wilson(sum(share_of(game, AGENT) for game in some), len(some))))
    rated = [line.skill for line in leagues(games) if line.bot == AGENT] if games else []
    return [*found, *(Mark("all", len(games), skill) for skill in rated)]


def told_of(games: Sequence[PlayedGame]) -> Answer:
    """The same as plain data, with what it cost."""
    marks = [{"against": mark.against, "games": mark.games, **mark.value._asdict()} for mark in marks_of(games)]
    return {"marks": marks, "cost": cost_of(games)}


def cost_of(games: Sequence[PlayedGame]) -> dict[str, float]:
    """What a game took on average, and the share of choices that were refused."""
    count, made = max(1, len(games)), sum(game.choices[game.bots.index(AGENT)] for game in games)
    refused, calls, read, written = (sum(game.cost[n] for game in games) for n in range(4))
    seconds = sum(sum(game.seconds) for game in games)
    told = {"calls": calls, "characters_read": read, "characters_written": written, "seconds": seconds}
    return {
        **{name: round(value / count, 1) for name, value in told.items()},
        "refused": refused / max(1, made + refused),
    }
