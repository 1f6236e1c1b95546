"""The Dice Charmers as the house knows it: seats, settings, set-up, result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from durbar.engine.chance import Rng
from durbar.engine.flow import Seat
from durbar.engine.game import SEATS, Fact, Game, Result, Seen, Setting, steps_of
from durbar.engine.refusal import Problem
from durbar.games.dice_charmers import drawing, encode, facts, ids, sheets, view, words
from durbar.games.dice_charmers.fields import STATE
from durbar.games.dice_charmers.rules import (
    bonuses,
    dice,
    goods,
    invariants,
    palace,
    province,
    river,
    rounds,
    setup,
    solo,
    tracks,
    versions,
)
from durbar.games.dice_charmers.shown import Static, View
from durbar.games.dice_charmers.state import State, fresh

CHAPTERS = (setup, rounds, dice, province, goods, palace, river, bonuses, solo)


class DiceCharmers(Game):
    """Rajas of the Ganges: The Dice Charmers, on sheets of our own."""

    id = "dice_charmers"
    changes = versions.CHANGES
    rules_version = versions.NEWEST
    seats = (1, 2, 3, 4, 5)
    usual_seats = 5
    settings = (Setting("sheet", ("sun", "moon"), "sun"), Setting("board", (), ""))
    fields = STATE.told
    events = words.EVENTS
    refusals = words.REFUSALS
    steps = steps_of(*CHAPTERS)
    bound = 20_000
    actions = ids.ACTIONS
    observation = encode.names()
    pages = ("sheet",)

    # --- a game in progress ----------------------------------------------------------------------------------------

    def blank_state(self, seats: int, settings: Mapping[str, str], rules: int) -> State:
        return fresh(sheets.board_for(settings["sheet"], settings["board"]), seats)

    def plan(self, g: State) -> None:
        """[DC 1.2, 2.3] Draw the first player, unless known; then rounds, beginning where the position stands."""
        if g.first < 0:
            g.do(setup.FirstPlayer(), rounds.Rounds())
        else:
            g.do(rounds.Rounds())

    def setup(self, g: State) -> tuple[int, dict[str, str]]:
        return g.seats, {"sheet": g.board.sheet, "board": g.board.own}

    def labels(self, g: State, kind: str) -> Sequence[str]:
        if kind not in ("seat", "owner", "place"):
            return view.labels_of(g.board, kind)
        seats = SEATS[: g.seats]
        owners = (*seats, "drafter") if g.seats == 1 else seats
        return {"seat": seats, "owner": owners, "place": ("centre", "elephant", *owners)}[kind]

    def result(self, g: State) -> Result:
        seats = [Seat(seat) for seat in range(g.seats)]
        ranks = tuple(int(tracks.rank_of(g, seat)) for seat in seats)
        return Result(ranks, tuple(tracks.score_of(g, seat) for seat in seats), tracks.reason_of(g))

    def check(self, g: State) -> None:
        invariants.check(g)

    def option_sets(self) -> Iterator[tuple[int, dict[str, str]]]:
        for seats in self.seats:
            yield seats, {}
            yield seats, {"sheet": "moon"}

    # --- what is seen ----------------------------------------------------------------------------------------------

    def view(self, g: State, seat: int | None) -> View:
        return view.view_of(g)

    def determinize(self, g: State, seat: int, rng: Rng) -> State:
        """Nothing is hidden: a clone."""
        return g.clone()

    def facts(self, seen: Seen) -> Mapping[str, Fact]:
        return facts.facts(seen)

    def static(self, g: State) -> Static:
        return view.static_of(g)

    def drawing(self, static: Static, view: View, name: Callable[[str], str], seat: int | None = None) -> str:
        return drawing.draw(static, view, name, seat)

    def page(self, page: str, about: str, static: Static, view: View, name: Callable[[str], str]) -> str:
        return drawing.sheet_page(about, static, view, name)

    # --- numbers for learners --------------------------------------------------------------------------------------

    def action_of(self, g: State, option: int) -> int:
        """Options are stable ids already."""
        return option

    def option_for(self, g: State, action: int) -> int:
        return encode.option_for(g, action)

    def observe(self, g: State, seat: int) -> Any:
        return encode.observe(g, Seat(seat))

    # --- other sheet files -----------------------------------------------------------------------------------------

    def check_board(self, text: str) -> list[Problem]:
        """[DC 1.4] What is wrong with a sheet file; nothing if it can be played on."""
        return sheets.problems_of(text)
