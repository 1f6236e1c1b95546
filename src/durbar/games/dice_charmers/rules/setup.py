"""DC 1 Set-up."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Option, Options, Seat, Words
from durbar.games.dice_charmers.ids import FIRST_SEAT
from durbar.games.dice_charmers.rules.clicks import click_words
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import BEGAN


@mypyc_attr(acyclic=True)
class FirstPlayer(Chance):
    """[DC 1.2, 10.1] A random player is first and holds the elephant; in solo there is but one."""

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([FIRST_SEAT + seat for seat in range(g.seats)])

    def sample(self, g: State, rng: Rng) -> Option:
        return Option(FIRST_SEAT + rng.below(g.seats))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.first = option - FIRST_SEAT
        g.tell(BEGAN, g.first, g.seats)

    def words(self, g: State, option: Option) -> Words:
        return click_words(g, Seat(0), option)

    def label(self, g: State) -> str:
        return "first player"
