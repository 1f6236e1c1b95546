"""Maharadjah as the house knows it: seats, settings, set-up, result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, get_args

from durbar.engine.agenda import steps_of
from durbar.engine.chance import Rng
from durbar.engine.flow import Option, Words
from durbar.engine.game import Fact, Game, Luck, Meaning, Points, Result, Seen, Setting
from durbar.engine.refusal import Problem
from durbar.games.maharadjah import (
    boardfile,
    dictionary,
    drawing,
    encode,
    facts,
    ids,
    orders,
    outlook,
    pages,
    picture,
    standing,
    words,
)
from durbar.games.maharadjah.fields import STATE
from durbar.games.maharadjah.rules import (
    arms,
    battle,
    bidding,
    boats,
    factories,
    invariants,
    invasion,
    leaders,
    march,
    movement,
    population,
    raj,
    removal,
    retreat,
    rounds,
    siege,
    submission,
    turn,
    versions,
    victory,
    withdrawal,
)
from durbar.games.maharadjah.rules.turn import PlayGame
from durbar.games.maharadjah.shown import Kind, Static, View
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import LEADER_NATION, TABLE_SEATS, first_turn, set_up
from durbar.games.maharadjah.static import static_of
from durbar.games.maharadjah.view import totals_of, view_of
from durbar.par import par_of

SHORT = "short"

CHAPTERS = (
    bidding,
    turn,
    population,
    invasion,
    movement,
    march,
    boats,
    battle,
    rounds,
    retreat,
    siege,
    leaders,
    submission,
    withdrawal,
    factories,
    arms,
    raj,
    victory,
    removal,
)


REMOVALS = ("printed", "two-for-one")
ALLOTMENTS = ("printed", "bidding")


class Maharadjah(Game):
    """[MD 3.2] Three to five players; three may play the short game."""

    id = "maharadjah"
    changes = versions.CHANGES
    rules_version = versions.NEWEST
    encoding_version = 3
    seats = (3, 4, 5)
    usual_seats = 4
    settings = (
        Setting("scenario", ("full", SHORT), "full"),
        Setting("removals", REMOVALS, REMOVALS[0]),
        Setting("allotment", ALLOTMENTS, ALLOTMENTS[0]),
        Setting("board", (), ""),
    )
    unequal_seats = True
    par_settings = ("scenario",)
    fields = STATE.told
    events = words.EVENTS
    refusals = words.REFUSALS
    steps = steps_of(*CHAPTERS)
    encoding = encode.NUMBERS
    bound = 60_000
    actions = encode.ACTIONS
    observation = encode.OBSERVATION
    measures = dictionary.MEASURES
    numbers = boardfile.TUNABLE
    page_board = True
    pages = ("cards", "events", "key")
    small_steps = frozenset({"Escort", "March", "Follow"})
    orders = orders.ORDERS

    def blank_state(self, seats: int, settings: Mapping[str, str], rules: int) -> State:
        short = settings["scenario"] == SHORT
        if short and seats != TABLE_SEATS[ids.P3_SHORT]:
            raise Problem("maharadjah-short", given=seats)
        table = ids.P3_SHORT if short else TABLE_SEATS.index(seats)
        own = settings["board"]
        repair, bids = REMOVALS.index(settings["removals"]), ALLOTMENTS.index(settings["allotment"])
        g = State(table, boardfile.board_of(own), own, repair, bids)
        g.turn = first_turn(table)
        return g

    def board_text(self) -> str:
        return boardfile.house_text()

    def plan(self, g: State) -> None:
        """The rest of the game, from the start of the turn the state is in; before the first, bidding [MD R47]."""
        if g.bidding and g.turn == first_turn(g.table):
            g.do(bidding.Bidding(), PlayGame())
        else:
            g.do(PlayGame())

    def new(self, seats: int, settings: Mapping[str, str] | None = None, rules: int | None = None) -> State:
        """[MD 3.1, 14.2] One army in each area of the set-up."""
        g: State = self.blank(seats, settings, rules)
        for nation, area in set_up(g.table):
            g.add(nation, area, 1)
        self.plan(g)
        told: list[tuple[int, ...]] = []
        g.log = told
        g.advance()
        g.log, g.untold = None, told
        return g

    def opening(self, g: State) -> Sequence[tuple[int, ...]]:
        return g.untold

    def setup(self, g: State) -> tuple[int, dict[str, str]]:
        scenario = SHORT if g.table == ids.P3_SHORT else "full"
        settings = {"removals": REMOVALS[int(g.repair)], "allotment": ALLOTMENTS[int(g.bidding)], "board": g.own_board}
        return self.seats_of(g), {"scenario": scenario, **settings}

    def seats_of(self, g: State) -> int:
        return TABLE_SEATS[int(g.table)]

    def result(self, g: State) -> Result:
        """[MD 4.9, R1, R47] The highest total wins, what was bid taken off; a tie is shared."""
        totals = totals_of(g, self.seats_of(g))
        ranks = tuple(1 + sum(other > mine for other in totals) for mine in totals)
        return Result(ranks, tuple(map(float, totals)), "turns")

    def check(self, g: State) -> None:
        invariants.check(g)

    def check_board(self, text: str) -> list[Problem]:
        """What is wrong with a map file, each with its line."""
        return boardfile.check(text)

    def view(self, g: State, seat: int | None) -> View:
        return view_of(g, self.seats_of(g))

    def determinize(self, g: State, seat: int, rng: Rng) -> State:
        """Nothing is hidden."""
        return g.clone()

    def luck(self, g: State, option: int) -> Luck | None:
        """Hits against those the dice give on average: [MD 8.3] a die hits with what it shows and what is added."""
        roll = g.decision
        if not isinstance(roll, rounds.Roll):
            return None
        needed = rounds.needed_to_hit(g, roll.place, roll.target, roll.kind)
        least = needed - rounds.bonus_of(g, roll.place, roll.side, roll.kind)
        dice = [int(word) for word in roll.words(g, Option(option))[1:]]
        chance = max(0, min(6, 7 - least)) / 6
        hits = sum(die >= least for die in dice)
        return Luck(int(g.controller(roll.side)), "hits", hits, len(dice) * chance, len(dice) * chance * (1 - chance))

    def owner_of(self, g: State, kind: str, number: int) -> int | None:
        """[MD 3.2] A nation is its player's, and so is its leader."""
        if kind == "seat":
            return number
        nation = LEADER_NATION[number] if kind == "leader" else number
        owned = kind in ("nation", "leader") and g.plays(nation)
        return int(g.controller(nation)) if owned else None

    def turn(self, g: State) -> tuple[str, int | None]:
        """[MD 4.0] A nation's sequence is the turn of whoever plays it; before the first, all who are asked."""
        return f"{g.turn} {g.nation}", None if g.nation == ids.NONE else int(g.controller(g.nation))

    def roles(self, g: State, seat: int) -> Words:
        """[MD 2.0] The nations it decided for."""
        names = enumerate(self.labels(g, "nation"))
        return tuple(name for nation, name in names if g.plays(nation) and g.controller(nation) == seat)

    def standing(self, static: Static, view: View, seat: int) -> Mapping[str, int]:
        return standing.standing(static, view, seat)

    def holdings(self, static: Static, view: View, seat: int) -> Mapping[str, Words]:
        return standing.holdings(static, view, seat)

    def points_of(self, g: State, event: tuple[int, ...]) -> Points | None:
        return standing.points_of(g, event)

    def outlook(self, g: State) -> Sequence[Words]:
        return outlook.outlook(g)

    def facts(self, seen: Seen) -> Mapping[str, Fact]:
        return facts.facts(seen)

    def static(self, g: State) -> Static:
        seats, settings = self.setup(g)
        par = par_of(self, seats, settings | {"allotment": ALLOTMENTS[0]})
        return static_of(
            g, {kind: self.labels(g, kind) for kind in get_args(Kind)}, par.points if par else (), self.own_names(g)
        )

    def own_names(self, g: State) -> Mapping[str, str | Mapping[str, str]]:
        return boardfile.own_names(g.own_board) if g.own_board else {}

    def drawing(self, static: Static, view: View, name: Callable[[str], str], seat: int | None = None) -> str:
        return drawing.draw(static, view, name)

    def page(self, page: str, about: str, static: Static, view: View, name: Callable[[str], str]) -> str:
        return pages.page(page, about, static, name)

    def svg(self, static: Static, view: View, name: Callable[[str], str], seat: int | None = None) -> str:
        return picture.svg(static, view, name)

    def action_of(self, g: State, option: int) -> int:
        return encode.action_of(g, option)

    def meanings(self, g: State) -> Iterator[Meaning]:
        return dictionary.meanings(g)

    def option_for(self, g: State, action: int) -> int:
        return encode.option_for(g, action)

    def observe(self, g: State, seat: int) -> Any:
        return encode.observe(g, seat)
