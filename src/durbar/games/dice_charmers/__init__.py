"""The Dice Charmers: its settings, labels and fields, and how the house reaches its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from durbar.engine.chance import Rng
from durbar.engine.field import Field
from durbar.engine.flow import Seat
from durbar.engine.game import SEATS, Event, Game, Result, Setting, steps_of
from durbar.engine.refusal import Problem
from durbar.games.dice_charmers import drawing, encode, ids, invariants, sheets, view
from durbar.games.dice_charmers.rules import (
    bonuses,
    dice,
    goods,
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

FIELDS = (
    Field("round"),
    Field("turn"),
    Field("first", values="owner"),
    Field("active", values="owner"),
    Field("ending", values="ending"),
    Field("shows", keys="die", values="face"),
    Field("place", keys="die", values="place"),
    Field("turns", keys="seat"),
    Field("roads", keys="cell", rows="seat", values="road"),
    Field("river", keys="space", rows="seat"),
    Field("circled", keys="good", rows="seat"),
    Field("sold", keys="good", rows="seat"),
    Field("palace", keys="character", rows="seat"),
    Field("values", keys="building", rows="seat"),
    Field("karma", keys="seat"),
    Field("spent", keys="seat"),
    Field("fame", keys="seat"),
    Field("money", keys="seat"),
    Field("bonuses", keys="source", rows="seat", values="bonus"),
)

EVENTS = {
    ids.BEGAN: Event("began", ("seat", "")),
    ids.ROUND: Event("round", ("", "owner")),
    ids.ROLLED: Event("rolled", ("die", "face")),
    ids.TURN: Event("turn", ("owner", "")),
    ids.TOOK: Event("took", ("owner", "die", "face")),
    ids.TWIN: Event("twin", ("die", "face")),
    ids.SPENT: Event("spent", ("seat", "die", "die", "")),
    ids.REROLLED: Event("rerolled", ("die", "face")),
    ids.NO_DIE: Event("no_die", ("seat",)),
    ids.IDLE: Event("idle", ("seat", "die", "face")),
    ids.GOT: Event("got", ("seat", "good", "")),
    ids.DREW: Event("drew", ("seat", "cell", "road", "road")),
    ids.HALVED: Event("halved", ("seat", "cell", "road", "road")),
    ids.BUILT: Event("built", ("seat", "cell", "building", "")),
    ids.OPENED: Event("opened", ("seat", "cell", "effect")),
    ids.SOLD: Event("sold", ("seat", "good", "", "")),
    ids.MARKED: Event("marked", ("seat", "character", "")),
    ids.SAILED: Event("sailed", ("seat", "space", "symbol")),
    ids.WENT_BACK: Event("went_back", ("seat", "space", "symbol")),
    ids.BONUS_CIRCLED: Event("bonus_circled", ("seat", "source", "effect")),
    ids.BONUS_USED: Event("bonus_used", ("seat", "source", "effect")),
    ids.BONUS_LOST: Event("bonus_lost", ("seat", "source", "effect")),
    ids.REWARD: Event("reward", ("seat", "effect")),
    ids.REWARD_LOST: Event("reward_lost", ("seat", "effect")),
    ids.FAME_WON: Event("fame", ("seat", "", "", "cause")),
    ids.MONEY_WON: Event("money", ("seat", "", "", "cause")),
    ids.KARMA_WON: Event("karma", ("seat", "")),
    ids.RAISED: Event("raised", ("seat", "building", "")),
    ids.CROSSING_MADE: Event("crossed", ("seat", "")),
    ids.ENDED: Event("ended", ("ending",)),
}


class DiceCharmers(Game):
    """Rajas of the Ganges: The Dice Charmers, on sheets of our own."""

    id = "dice_charmers"
    changes = versions.CHANGES
    rules_version = versions.NEWEST
    seats = (1, 2, 3, 4, 5)
    usual_seats = 5
    settings = (Setting("sheet", ("sun", "moon"), "sun"), Setting("board", (), ""))
    fields = FIELDS
    events = EVENTS
    refusals = ids.REFUSALS
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


GAME = DiceCharmers()
