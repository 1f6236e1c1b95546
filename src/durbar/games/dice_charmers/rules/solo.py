"""DC 10 Solo: beat the clock. Ours; not of the published game."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Option, Options, Seat, Words
from durbar.games.dice_charmers.ids import CENTRE, DICE_COUNT, TAKE_DIE
from durbar.games.dice_charmers.rules.clicks import click_words
from durbar.games.dice_charmers.state import State


@mypyc_attr(acyclic=True)
class DrafterTakes(Chance):
    """[DC 10.1] A random die of the centre: no sheet, no action, never karma."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for die in range(DICE_COUNT):
            if g.place[die] == CENTRE:
                found = append(found, TAKE_DIE + die)
        return found

    def sample(self, g: State, rng: Rng) -> Option:
        dice = self.candidates(g, Seat(0))
        return Option(dice[rng.below(len(dice))])

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.take_from_centre(g.active, option - TAKE_DIE)

    def words(self, g: State, option: Option) -> Words:
        return click_words(g, Seat(0), option)

    def label(self, g: State) -> str:
        return f"round {g.round} drafter {g.turn}"
