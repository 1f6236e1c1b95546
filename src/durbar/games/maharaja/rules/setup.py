"""[MJ 1] Set-up: what is drawn, and the choices before the first round."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.flow import BIT, Option, Options, Seat, Step, Words, members
from durbar.games.maharaja.ids import (
    BRAHMABOT,
    CHARACTERS,
    CITIES,
    DRAFT_1,
    FINAL_A,
    NONE,
    REWARDS,
    SPECIAL_WORDS,
    SPECIALS,
    VILLAGE,
)
from durbar.games.maharaja.rules.actions import TakeShown
from durbar.games.maharaja.rules.building import OpeningShrine
from durbar.games.maharaja.rules.shapes import Draw, drawn, up_to
from durbar.games.maharaja.rules.stack import DrawForBrahmabot, DrawToRow
from durbar.games.maharaja.rules.versions import ONE_SPECIAL_AT_LEAST
from durbar.games.maharaja.state import State
from durbar.games.maharaja.words import (
    CHARACTER_SHOWN,
    DRAW_CHARACTER,
    DRAW_FINAL,
    DRAW_SETUP,
    FINAL_IN_USE,
    FIRST_PICK,
    FLAG_LAID,
    LAY_FLAG,
    LAY_REWARD,
    PICKS_FIRST,
    REWARD_LAID,
    SETUP_TILE,
    SPECIAL_IN_USE,
)

FIRST_GAME: Final = vec[i64]([1, 2, 5, 9, 12, 14, 15])
FIRST_FLAG: Final = 2  # [MJ 1.5] spaces 0 and 1 stay empty


class SetUp(Step):
    """[MJ 1.3, 1.4, 1.5, 1.9, 1.10, 1.11] Variants, characters, rewards and flags are drawn; then all choose."""

    def run(self, g: State) -> None:
        g.do(DrawVariants(), LayOut(), FirstPicks(), OpeningShrines(g.terms.board.opening_shrines))


class DrawVariants(Step):
    """[MJ 1.11] Special rules and the final-scoring tile, where chance is to choose them."""

    def run(self, g: State) -> None:
        if g.final == NONE:
            g.do(DrawFinal())
        elif g.final:
            g.tell(FINAL_IN_USE, g.final)
        for rule in range(SPECIALS - 1, -1, -1):
            if g.terms.wanted[rule] == 2:
                g.do(DrawSpecial(rule))
            elif g.special[rule]:
                g.tell(SPECIAL_IN_USE, rule)


class DrawSpecial(Draw):
    """[MJ 1.11, 10.1] A special rule is in use or not."""

    def __init__(self, rule: i64) -> None:
        self.rule: Final = rule

    def candidates(self, g: State, player: Seat) -> Options:
        if g.terms.drawn_specials > 0:
            wanted, left = self.still(g)
            return vec[i64]([0]) if wanted == 0 else vec[i64]([1]) if wanted == left else up_to(2)
        return vec[i64]([1]) if self.must_be_on(g) else up_to(2)

    def still(self, g: State) -> tuple[i64, i64]:
        """[MJ 10.1] Where exactly so many are drawn: how many more, and among how many."""
        wanted, left = g.terms.drawn_specials, i64(0)
        for rule in range(SPECIALS):
            if g.terms.wanted[rule] == 2:
                if rule >= self.rule:
                    left += 1
                elif g.special[rule]:
                    wanted -= 1
        return wanted, left

    def sample(self, g: State, rng: Rng) -> Option:
        """Every set of so many is as likely."""
        if g.terms.drawn_specials == 0:
            return super().sample(g, rng)
        wanted, left = self.still(g)
        return Option(1 if rng.below(left) < wanted else 0)

    def must_be_on(self, g: State) -> bool:
        """[MJ 10.1] Of several drawn one or more: the last is in use if no other is."""
        drawn = [rule for rule in range(4) if g.terms.wanted[rule] == 2]
        if g.rules < ONE_SPECIAL_AT_LEAST or len(drawn) < 2 or self.rule != drawn[-1]:
            return False
        return not any(g.special[rule] for rule in range(4))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.special[self.rule] = option
        if option:
            g.tell(SPECIAL_IN_USE, self.rule)

    def words(self, g: State, option: Option) -> Words:
        return ("special", SPECIAL_WORDS[self.rule], "on" if option else "off")


class DrawFinal(Draw):
    """[MJ 1.11, 10.2, 12.9] One of the four final-scoring tiles."""

    def candidates(self, g: State, player: Seat) -> Options:
        first: i64 = DRAFT_1 if g.terms.draft else FINAL_A
        return vec[i64]([first, first + 1, first + 2, first + 3])

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.final = option
        g.tell(FINAL_IN_USE, option)

    def words(self, g: State, option: Option) -> Words:
        return drawn(g, DRAW_FINAL, option)


# --- what is laid out ----------------------------------------------------------------------------------------------


class LayOut(Step):
    """[MJ 1.3, 1.4, 1.5] Characters, rewards, flags."""

    def run(self, g: State) -> None:
        g.do(ShowCharacters(), LayRewards(), LayFlags())


class ShowCharacters(Step):
    """[MJ 1.3, 11.2, 12.4] The characters of this game."""

    def run(self, g: State) -> None:
        if g.terms.solo:
            g.do(DrawForBrahmabot(), DrawToRow(), DrawToRow(), DrawToRow())
        elif g.terms.first_game:
            for character in FIRST_GAME:
                g.show(character)
                g.tell(CHARACTER_SHOWN, character)
        else:
            for character in g.terms.cast:
                g.show(character)
                g.tell(CHARACTER_SHOWN, character)
            for _ in range(g.terms.shown - len(g.terms.cast)):
                g.do(DrawCharacter())


class DrawCharacter(Draw):
    """[MJ 1.3] One of the tiles not yet shown."""

    def candidates(self, g: State, player: Seat) -> Options:
        return missing_from(g.display, CHARACTERS, 1)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.show(option)
        g.tell(CHARACTER_SHOWN, option)

    def words(self, g: State, option: Option) -> Words:
        return drawn(g, DRAW_CHARACTER, option)


def missing_from(there: vec[i64], count: i64, first: i64) -> vec[i64]:
    """The numbers from `first` on that are not there yet."""
    bits = (BIT[count] - 1) * BIT[first]
    for number in there:
        if number >= 0:
            bits &= ~BIT[number]
    return members(bits)


class LayRewards(Step):
    """[MJ 1.4] The eight reward tiles from bottom to top."""

    def run(self, g: State) -> None:
        if len(g.rewards) < REWARDS:
            g.again()
            g.do(DrawReward())


class DrawReward(Draw):
    """[MJ 1.4] The next tile of the reward track."""

    def candidates(self, g: State, player: Seat) -> Options:
        return missing_from(g.rewards, REWARDS, 0)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.rewards = append(g.rewards[:], option)
        g.tell(REWARD_LAID, option, len(g.rewards))

    def words(self, g: State, option: Option) -> Words:
        return drawn(g, LAY_REWARD, option)


class LayFlags(Step):
    """[MJ 1.5] The seven flags on spaces 2 to 8."""

    def run(self, g: State) -> None:
        if g.rightmost() < FIRST_FLAG + CITIES - 1:
            g.again()
            g.do(DrawFlag())


class DrawFlag(Draw):
    """[MJ 1.5] The next flag of the Maharaja track."""

    def candidates(self, g: State, player: Seat) -> Options:
        return missing_from(g.track, CITIES, 0)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        space = max(FIRST_FLAG, g.rightmost() + 1)
        g.track[space] = option
        g.tell(FLAG_LAID, option, space)

    def words(self, g: State, option: Option) -> Words:
        return drawn(g, LAY_FLAG, option)


# --- first choices -------------------------------------------------------------------------------------------------


class FirstPicks(Step):
    """[MJ 1.9, 11.2, 11.3] Who picks first is drawn; alone, Brahmabot's shrines are put on the map instead."""

    def run(self, g: State) -> None:
        if g.terms.solo:
            g.do(PickCharacter(Seat(0)), DrawSetupTile())
        else:
            g.do(DrawFirstPlayer())


class DrawFirstPlayer(Draw):
    """[MJ 1.9] A random player picks first, then clockwise."""

    def candidates(self, g: State, player: Seat) -> Options:
        return up_to(g.terms.seats)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.tell(FIRST_PICK, option)
        for i in range(g.terms.seats - 1, -1, -1):
            g.do(PickCharacter((option + i) % g.terms.seats))

    def words(self, g: State, option: Option) -> Words:
        return drawn(g, PICKS_FIRST, option)


class PickCharacter(TakeShown):
    """[MJ 1.9, 11.2] A character from the display."""


class DrawSetupTile(Draw):
    """[MJ 11.3] Brahmabot's first shrines: on green villages, with medium also blue, with hard also red."""

    def candidates(self, g: State, player: Seat) -> Options:
        return up_to(len(g.terms.board.setups))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.tell(SETUP_TILE, option)
        for colour in range(g.terms.level + 1):
            for village in g.terms.board.setups[option][colour]:
                g.put_shrine(BRAHMABOT, VILLAGE + village, 0)

    def words(self, g: State, option: Option) -> Words:
        return drawn(g, DRAW_SETUP, option)


class OpeningShrines(Step):
    """[MJ 1.10] Four times, in the order of the characters, a shrine each into a village."""

    def __init__(self, left: i64) -> None:
        self.left: Final = left

    def run(self, g: State) -> None:
        if self.left > 1:
            g.do(OpeningShrines(self.left - 1))
        for character in range(CHARACTERS, 0, -1):
            seat = g.holder(character)
            if 0 <= seat < g.terms.seats:
                g.do(OpeningShrine(seat))
