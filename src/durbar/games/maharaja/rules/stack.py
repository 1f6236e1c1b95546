"""[MJ 11.2] The face-down stack of characters of the solo game: a set that is drawn from as tiles are needed."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.chance import Rng
from durbar.engine.flow import BIT, Chance, Option, Options, Seat, Words
from durbar.games.maharaja.ids import BRAHMABOT, CHARACTER_SHOWN, TAKES_CHARACTER
from durbar.games.maharaja.state import State


def members(bits: i64) -> vec[i64]:
    """The numbers whose bits are set, in order."""
    found = vec[i64]()
    number: i64 = 0
    while bits:
        if bits & 1:
            found = append(found, number)
        bits >>= 1
        number += 1
    return found


def one_of(numbers: vec[i64], rng: Rng) -> Option:
    return Option(numbers[rng.below(len(numbers))])


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class DrawTile(Chance):
    """A character from the stack."""

    def candidates(self, g: State, player: Seat) -> Options:
        return members(g.stack)

    def sample(self, g: State, rng: Rng) -> Option:
        return one_of(members(g.stack), rng)

    def words(self, g: State, option: Option) -> Words:
        return ("draw", g.terms.character_words[option])


@mypyc_attr(acyclic=True)
class DrawToRow(DrawTile):
    """[MJ 11.2, 11.5] A new tile joins the row at the right end."""

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.stack &= ~BIT[option]
        g.show(option)
        g.tell(CHARACTER_SHOWN, option)


@mypyc_attr(acyclic=True)
class DrawForBrahmabot(DrawTile):
    """[MJ 11.2] Brahmabot takes the top tile."""

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.stack &= ~BIT[option]
        g.characters[BRAHMABOT] = option
        g.tell(TAKES_CHARACTER, BRAHMABOT, option, g.colours + 1)
