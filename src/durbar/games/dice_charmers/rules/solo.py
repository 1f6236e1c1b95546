"""DC 10 Solo: beat the clock. Ours; not of the published game."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Option, Options, Seat
from durbar.engine.option import first, option
from durbar.games.dice_charmers.ids import CENTRE, DICE_COUNT
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import TAKE_DIE


class DrafterTakes(Chance):
    """[DC 10.1] A random die of the centre: no sheet, no action, never karma."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for die in range(DICE_COUNT):
            if g.place[die] == CENTRE:
                found = append(found, option(TAKE_DIE, die, g.shown(die)))
        return found

    def sample(self, g: State, rng: Rng) -> Option:
        dice = self.candidates(g, Seat(0))
        return Option(dice[rng.below(len(dice))])

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.take_from_centre(g.active, first(option))

    def label(self, g: State) -> str:
        return f"round {g.round} drafter {g.turn}"
