"""The Dice Charmers as the house knows it: seats, settings, set-up, result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from durbar.engine.agenda import steps_of
from durbar.engine.chance import Rng
from durbar.engine.flow import Seat
from durbar.engine.game import Game, Result, Setting
from durbar.engine.parts import Drawing, Lessons
from durbar.games.dice_charmers import (
    boardfile,
    dictionary,
    drawing,
    hint_facts,
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
    bound = 20_000
    story = standing.STORY
    learning = dictionary.LEARNING
    lessons = Lessons(facts=hint_facts.facts)
    drawing = Drawing(text=drawing.draw, svg=picture.svg, page=drawing.sheet_page, pages=("sheet",), page_board=True)
    boards = boardfile.BOARDS

    # --- a game in progress ----------------------------------------------------------------------------------------

    def blank_state(self, seats: int, settings: Mapping[str, str], rules: int) -> State:
        return fresh(boardfile.board_for(settings["sheet"], settings["board"], rules), seats)

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

    def static(self, g: State) -> Static:
        return static_of(g, boardfile.names_of(g))
