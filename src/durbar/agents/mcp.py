"""Agents at a table: the same functions as `durbar engine`, as tools of the Model Context Protocol.

An agent has one seat of each match it begins and sees what that seat may see; bots answer for the others, each for the
whole game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from mcp.server import MCPServer

from durbar import __version__, game_ids
from durbar.agents.engine import Answer, Engine
from durbar.bots import seat_view
from durbar.bots.spec import bot_of
from durbar.engine.checked import checked_seat
from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.match.match import Match

INSTRUCTIONS = """You play board games. `new` begins a match and gives its number; you have one seat, bots the others.
Then again and again: `choices` (what you may choose, by text), perhaps `look`, `why_not`, `rules` or `advise`, then
`play` with the text of a choice. A refused choice changes nothing; it names the rule and what would do. `over` says
when the game ends."""


class Seat:
    """A match an agent plays in: its seat, and who answers for the others."""

    def __init__(self, match: Match, seat: int, opponents: str, seed: int) -> None:
        self.match, self.seat = match, checked_seat(seat, match.terms.seats)
        self.others = {n: bot_of(opponents, seed + n) for n in range(match.terms.seats) if n != self.seat}

    def go_on(self) -> None:
        """The others choose until it is the agent's turn, or the game is over."""
        while not self.match.over and self.seat not in self.match.owing():
            other = self.match.owing()[0]
            view = seat_view(self.match, other, seed=self.match.steps)
            self.match.play(other, self.others[other].choose(view))


class Agents:
    """What the tools do. Every answer is plain data; what cannot be done is one sentence under `say`."""

    instructions = INSTRUCTIONS

    def __init__(self, sentence: Callable[[Problem], str], language: str) -> None:
        self.engine = Engine(sentence)
        self.sentence, self.language = sentence, language
        self.seats: dict[int, Seat] = {}

    def call(self, tool: str, **fields: Any) -> Answer:
        """Whatever is asked comes by here."""
        told: Answer = getattr(self, tool)(**fields)
        return told

    def ask(self, do: str, **fields: Any) -> Answer:
        told = self.engine.answer(msgspec.json.encode({"do": do, **fields}))
        return {name: value for name, value in told.items() if name != "id"}

    def new(
        self, game: str, players: int | None, seat: int, opponents: str, seed: int, options: dict[str, str]
    ) -> Answer:
        told = self.ask("new", game=game, players=players, seed=seed, options=options)
        if "match" not in told:
            return told
        try:
            here = Seat(self.engine.matches[told["match"]], seat, opponents, seed)
        except Problem as problem:
            del self.engine.matches[told["match"]]
            return {"problem": problem.key, "say": self.sentence(problem)}
        self.seats[told["match"]] = here
        here.go_on()
        return {"match": told["match"], "seat": here.seat, "seats": told["seats"], **self.since(here, 0)}

    def since(self, here: Seat, step: int) -> Answer:
        """What the agent was told since a step, and how things stand."""
        match = here.match
        texts = Texts(self.language).adopt(match.game.id, match.game.boards.names(match.state))
        log = [texts.phrase(match.game.id, "event", words) for words in match.events(here.seat, step)]
        told: Answer = {"happened": log, "your_turn": here.seat in match.owing(), "over": match.over}
        return {**told, "result": match.ending._asdict()} if match.over else told

    def seat(self, match: int) -> Seat:
        if match not in self.seats:
            raise Problem("engine-no-match", given=match)
        return self.seats[match]

    def of_seat(self, do: str, match: int, **fields: Any) -> Answer:
        try:
            here = self.seat(match)
        except Problem as problem:
            return {"problem": problem.key, "say": self.sentence(problem)}
        return self.ask(do, match=match, seat=here.seat, **fields)

    def play(self, match: int, choice: str) -> Answer:
        before = self.seats[match].match.steps if match in self.seats else 0
        told = self.of_seat("play", match, choice=choice)
        if "problem" in told:
            return told
        here = self.seats[match]
        here.go_on()
        return self.since(here, before)

    def look(self, match: int) -> Answer:
        drawing = self.of_seat("drawing", match, language=self.language)
        if "problem" in drawing:
            return drawing
        return {**drawing, **self.since(self.seats[match], self.seats[match].match.steps)}

    def choices(self, match: int) -> Answer:
        return self.of_seat("say", match, language=self.language)

    def why_not(self, match: int, choice: str) -> Answer:
        return self.of_seat("why_not", match, choice=choice, language=self.language)

    def rules(self, game: str, number: str) -> Answer:
        return self.ask("rules", game=game, number=number, language=self.language)

    def advise(self, match: int, level: str) -> Answer:
        return self.of_seat("advise", match, level=level)

    def record(self, match: int) -> Answer:
        """The record, which tells secrets: only of a game that is over."""
        try:
            here = self.seat(match)
            return {"record": here.match.record(), "result": here.match.ending._asdict()}
        except Problem as problem:
            return {"problem": problem.key, "say": self.sentence(problem)}

    def games(self) -> Answer:
        return {"games": game_ids()}


def server(agents: Agents) -> MCPServer:
    """The tools of `durbar mcp`."""
    door = door_to(agents)

    @door.tool(structured_output=True)
    def new(
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str = "medium",
        seed: int = 1,
        options: dict[str, str] | None = None,
    ) -> dict[str, Any]:
        """Begin a match of a game; opponents are random, easy, medium or hard. Gives its number for other tools."""
        terms = {"game": game, "players": players, "seat": seat, "opponents": opponents, "seed": seed}
        return agents.call("new", **terms, options=options or {})

    @door.tool(structured_output=True)
    def advise(match: int, level: str = "medium") -> dict[str, Any]:
        """What a bot of this level would choose in your place, the best first."""
        return agents.call("advise", match=match, level=level)

    @door.tool(structured_output=True)
    def games() -> dict[str, Any]:
        """The games there are."""
        return agents.call("games")

    return door


def door_to(agents: Agents) -> MCPServer:
    """The tools of everybody who has a seat."""
    said = agents.instructions
    door = MCPServer("durbar", title="Durbar", instructions=said, version=__version__, log_level="ERROR")

    @door.tool(structured_output=True)
    def look(match: int) -> dict[str, Any]:
        """The board as your seat sees it, drawn with letters, and whose turn it is."""
        return agents.call("look", match=match)

    @door.tool(structured_output=True)
    def choices(match: int) -> dict[str, Any]:
        """What you may choose now: `text` is what `play` takes, `say` is how people read it."""
        return agents.call("choices", match=match)

    @door.tool(structured_output=True)
    def play(match: int, choice: str) -> dict[str, Any]:
        """Make a choice by its text; tells what happened until you are asked again. Refused: why, and what would do."""
        return agents.call("play", match=match, choice=choice)

    @door.tool(structured_output=True)
    def why_not(match: int, choice: str) -> dict[str, Any]:
        """Why a choice is not allowed, by the number of the rule; or that it is."""
        return agents.call("why_not", match=match, choice=choice)

    @door.tool(structured_output=True)
    def rules(game: str, number: str = "") -> dict[str, Any]:
        """The rules in words: all of a game, a chapter ("5"), or one by its number ("5.4")."""
        return agents.call("rules", game=game, number=number)

    @door.tool(structured_output=True)
    def record(match: int) -> dict[str, Any]:
        """The whole game as text, once it is over: it replays anywhere."""
        return agents.call("record", match=match)

    return door
