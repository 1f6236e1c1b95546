"""Maharadjah as the house knows it: seats, settings, set-up, result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from durbar.engine.agenda import steps_of
from durbar.engine.chance import Rng
from durbar.engine.game import Game, Result, Setting
from durbar.engine.parts import Drawing, Lessons
from durbar.engine.refusal import Problem
from durbar.games.maharadjah import (
    boardfile,
    dictionary,
    drawing,
    hint_facts,
    ids,
    orders,
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
from durbar.games.maharadjah.state_facts import TABLE_SEATS, first_turn, set_up
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
    bound = 60_000
    orders = orders.ORDERS
    story = standing.STORY
    learning = dictionary.LEARNING
    lessons = Lessons(facts=hint_facts.facts)
    drawing = Drawing(
        text=drawing.draw,
        svg=picture.svg,
        page=pages.page,
        pages=("cards", "events", "key"),
        last_verbs=frozenset({"end", "end-building"}),
        small_steps=frozenset({"Escort", "March", "Follow"}),
        page_board=True,
    )
    boards = boardfile.BOARDS

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

    def view(self, g: State, seat: int | None) -> View:
        return view_of(g, self.seats_of(g))

    def determinize(self, g: State, seat: int, rng: Rng) -> State:
        """Nothing is hidden."""
        return g.clone()

    def static(self, g: State) -> Static:
        seats, settings = self.setup(g)
        par = par_of(self, seats, settings | {"allotment": ALLOTMENTS[0]})
        return static_of(
            g, {kind: self.labels(g, kind) for kind in get_args(Kind)}, par.points if par else (), boardfile.names_of(g)
        )
