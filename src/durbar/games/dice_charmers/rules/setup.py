"""DC 1 Set-up."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Option, Options, Seat
from durbar.engine.option import first, option
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import BEGAN, FIRST_SEAT


class FirstPlayer(Chance):
    """[DC 1.2, 10.1] A random player is first and holds the elephant; in solo there is but one."""

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([option(FIRST_SEAT, seat) for seat in range(g.seats)])

    def sample(self, g: State, rng: Rng) -> Option:
        return option(FIRST_SEAT, rng.below(g.seats))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.first = first(option)
        g.tell(BEGAN, g.first, g.seats)

    def label(self, g: State) -> str:
        return "first player"
