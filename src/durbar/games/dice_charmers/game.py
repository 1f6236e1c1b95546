"""The Dice Charmers as the house knows it: seats, settings, set-up, result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from durbar.engine.agenda import steps_of
from durbar.engine.chance import Rng
from durbar.engine.flow import Seat, Words
from durbar.engine.game import Fact, Game, Meaning, Points, Result, Seen, Setting
from durbar.engine.refusal import Problem
from durbar.games.dice_charmers import (
    boardfile,
    dictionary,
    drawing,
    encode,
    facts,
    ids,
    picture,
    standing,
    view,
    words,
)
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
from durbar.games.dice_charmers.static import static_of

CHAPTERS = (setup, rounds, dice, province, goods, palace, river, bonuses, solo)


class DiceCharmers(Game):
    """Rajas of the Ganges: The Dice Charmers, on sheets of our own."""

    id = "dice_charmers"
    changes = versions.CHANGES
    rules_version = versions.NEWEST
    seats = (1, 2, 3, 4, 5)
    usual_seats = 5
    first_seats = 3
    settings = (Setting("sheet", ("sun", "moon"), "sun"), Setting("board", (), ""))
    fields = STATE.told
    events = words.EVENTS
    refusals = words.REFUSALS
    steps = steps_of(*CHAPTERS)
    encoding = encode.NUMBERS
    bound = 20_000
    actions = encode.ACTIONS
    observation = encode.names()
    measures = dictionary.MEASURES
    numbers = boardfile.TUNABLE
    page_board = True
    pages = ("sheet",)

    # --- a game in progress ----------------------------------------------------------------------------------------

    def blank_state(self, seats: int, settings: Mapping[str, str], rules: int) -> State:
        return fresh(boardfile.board_for(settings["sheet"], settings["board"], rules), seats)

    def board_text(self) -> str:
        return boardfile.house_text()

    def plan(self, g: State) -> None:
        """[DC 1.2, 2.3] Draw the first player, unless known; then rounds, beginning where the position stands."""
        if g.first < 0:
            g.do(setup.FirstPlayer(), rounds.Rounds())
        else:
            g.do(rounds.Rounds())

    def setup(self, g: State) -> tuple[int, dict[str, str]]:
        return g.seats, {"sheet": g.board.sheet, "board": g.board.own}

    def result(self, g: State) -> Result:
        seats = [Seat(seat) for seat in range(g.seats)]
        ranks = tuple(int(tracks.rank_of(g, seat)) for seat in seats)
        return Result(ranks, tuple(tracks.score_of(g, seat) for seat in seats), tracks.reason_of(g))

    def score_words(self, g: State, seat: int) -> Words:
        """[DC 10.2] Alone, turns count first and the overlap after them."""
        if g.seats > 1:
            return ()
        return ("solo" if g.ending == ids.CROSSED else "solo_stuck", str(g.turns[seat]), str(g.overlap(Seat(seat))))

    def turn(self, g: State) -> tuple[str, int | None]:
        """[DC 2.2] A die is a turn."""
        return f"{g.round} {g.turn}", int(g.active) if 0 <= g.active < g.seats else None

    def roles(self, g: State, seat: int) -> Words:
        """[DC 1.2, 1.4] The sheet it was played on, and among several its place in the first round."""
        place = (seat - g.first + g.round - 1) % g.seats + 1  # the elephant moves on by one a round
        return (g.board.sheet, f"started-{place}") if g.seats > 1 else (g.board.sheet,)

    def standing(self, static: Static, view: View, seat: int) -> Mapping[str, int]:
        return standing.standing(view, seat)

    def points_of(self, g: State, event: tuple[int, ...]) -> Points | None:
        return standing.points_of(g, event)

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
        return static_of(g, self.own_names(g))

    def own_names(self, g: State) -> Mapping[str, str | Mapping[str, str]]:
        return boardfile.own_names(g.board.own) if g.board.own else {}

    def drawing(self, static: Static, view: View, name: Callable[[str], str], seat: int | None = None) -> str:
        return drawing.draw(static, view, name, seat)

    def page(self, page: str, about: str, static: Static, view: View, name: Callable[[str], str]) -> str:
        return drawing.sheet_page(about, static, view, name)

    def svg(self, static: Static, view: View, name: Callable[[str], str], seat: int | None = None) -> str:
        return picture.svg(static, view, name, seat or 0)

    # --- numbers for learners --------------------------------------------------------------------------------------

    def action_of(self, g: State, option: int) -> int:
        return encode.action_of(option)

    def meanings(self, g: State) -> Iterator[Meaning]:
        return dictionary.meanings(g)

    def option_for(self, g: State, action: int) -> int:
        return encode.option_for(g, action)

    def observe(self, g: State, seat: int) -> Any:
        return encode.observe(g, Seat(seat))

    # --- other sheet files -----------------------------------------------------------------------------------------

    def check_board(self, text: str) -> list[Problem]:
        """[DC 1.4] What is wrong with a sheet file; nothing if it can be played on."""
        return boardfile.check(text)
