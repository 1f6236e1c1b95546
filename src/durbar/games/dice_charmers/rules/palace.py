"""DC 6 Palace: the six characters."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat
from durbar.engine.option import first, option, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.dice_charmers.ids import (
    BUILDER,
    BY_MAN_SINGH,
    CHARACTERS_COUNT,
    MAHARANI,
    MAN_SINGH,
    MERCHANT,
    MOGUL,
    PORTUGUESE,
    SELL,
)
from durbar.games.dice_charmers.rules.goods import (
    circle_goods,
    goods_refused,
    make_sale,
    sale_refused,
    sales_of,
    sets_of_goods,
)
from durbar.games.dice_charmers.rules.province import TwoHalves
from durbar.games.dice_charmers.rules.river import back_refused, every_space, mark_and_reward
from durbar.games.dice_charmers.rules.shapes import Click, EffectStep
from durbar.games.dice_charmers.rules.versions import HALVES_NEED_A_ROAD, TOLD_IN_FULL
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import (
    BOX_FULL,
    CALL,
    DECLINE,
    DECLINED,
    GOOD_INSTEAD,
    HALVES_LOST,
    MAKE_SALE,
    RAISE,
    SAIL,
    SPACE_TOO_FAR,
    TOP_VALUE,
)

EVERYBODY: Final = vec[i64]([option(CALL, character) for character in range(CHARACTERS_COUNT)])


class Character(EffectStep):
    """[DC 6.1, 6.8, 6.9] Mark the leftmost free box, then act; what is impossible is skipped, the box stays marked."""

    def run(self, g: State) -> None:
        g.mark_character(self.seat, self.effect)
        act(g, self.seat, self.effect)


class BonusCharacter(Character):
    """[DC 4.12, 8.13] The same by a bonus or a reward, also if its Mogul calls: two half-roads need a road."""

    def run(self, g: State) -> None:
        g.mark_character(self.seat, self.effect)
        if g.rules < HALVES_NEED_A_ROAD:
            act(g, self.seat, self.effect)
        elif self.effect == BUILDER and not g.has_road(self.seat):
            g.tell(HALVES_LOST, self.seat)
        elif self.effect == MOGUL and others_have_boxes(g, self.seat):
            g.do(BonusMogulCalls(self.seat))
        else:
            act(g, self.seat, self.effect)


def others_have_boxes(g: State, seat: Seat) -> bool:
    """[DC 6.2] Has one of the five others a free box?"""
    return g.free_rows(seat) > (1 if g.has_box(seat, MOGUL) else 0)


def act(g: State, seat: Seat, character: i64) -> None:
    """[DC 6.8] The action of a character, as far as it is possible."""
    if character == MOGUL:
        if others_have_boxes(g, seat):
            g.do(MogulCalls(seat))
    elif character == MAHARANI:
        maharani(g, seat)
    elif character == MERCHANT:
        if g.rooms(seat) > 0 or g.has_stock(seat):
            g.do(Merchant(seat))
    elif character == MAN_SINGH:
        man_singh(g, seat)
    elif character == BUILDER:
        g.do(TwoHalves(seat))
    elif g.rooms(seat) > 0 or g.behind(seat, 1) >= 0:
        g.do(Portuguese(seat))


def tell_declined(g: State, seat: Seat, character: i64) -> None:
    """[DC 6.2, 6.8] The box is marked, and no more."""
    if g.rules >= TOLD_IN_FULL:
        g.tell(DECLINED, seat, character)


# --- choosing a character ------------------------------------------------------------------------------------------


class ChooseCharacter(Click):
    """[DC 8.13] Any character with a free box, Grand Mogul too."""

    def candidates(self, g: State, player: Seat) -> Options:
        return EVERYBODY

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return OK if g.has_box(self.seat, first(option)) else BOX_FULL

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.do(BonusCharacter(self.seat, first(option)))


class MogulCalls(Click):
    """[DC 6.2] Grand Mogul: one of the five others with a free box, or none. Not asked if all are full."""

    def candidates(self, g: State, player: Seat) -> Options:
        return append(EVERYBODY[MAHARANI:], option(DECLINE))

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return OK if verb_of(option) == DECLINE or g.has_box(self.seat, first(option)) else BOX_FULL

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) == CALL:
            g.do(self.called(first(option)))
        else:
            tell_declined(g, self.seat, MOGUL)

    def called(self, character: i64) -> Character:
        return Character(self.seat, character)


class BonusMogulCalls(MogulCalls):
    """[DC 4.12, 6.2] The same where a bonus or a reward brought the Mogul."""

    def called(self, character: i64) -> Character:
        return BonusCharacter(self.seat, character)


# --- what they do --------------------------------------------------------------------------------------------------


def maharani(g: State, seat: Seat) -> None:
    """[DC 6.3] The first or second space ahead; with one left, that one; with none, only the mark."""
    ahead = g.board.spaces - 1 - g.position(seat)
    if ahead == 1:
        mark_and_reward(g, seat, g.position(seat) + 1)
    elif ahead > 1:
        g.do(MaharaniSails(seat))


class MaharaniSails(Click):
    """[DC 6.3] Maharani: one or two spaces ahead."""

    def candidates(self, g: State, player: Seat) -> Options:
        here = g.position(self.seat)
        return vec[i64]([option(SAIL, here + 1), option(SAIL, here + 2)])

    def choose(self, g: State, player: Seat, option: Option) -> None:
        mark_and_reward(g, self.seat, first(option))


class Merchant(Click):
    """[DC 6.4, 6.8] Sell 1 or 2 goods of any kinds, or else circle 1; with all rows full, decline."""

    def candidates(self, g: State, player: Seat) -> Options:
        return append(extend(sets_of_goods(1), sales_of(SELL + 1)[1:]), option(DECLINE))

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        verb = verb_of(option)
        if verb == DECLINE:
            return OK if g.rooms(self.seat) == 0 else GOOD_INSTEAD
        return sale_refused(g, self.seat, option) if verb == MAKE_SALE else goods_refused(g, self.seat, option)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == MAKE_SALE:
            make_sale(g, self.seat, option)
        elif verb != DECLINE:
            circle_goods(g, self.seat, option)
        else:
            tell_declined(g, self.seat, MERCHANT)


def man_singh(g: State, seat: Seat) -> None:
    """[DC 6.5] 1 coin, and 1 upgrade."""
    g.win_money(seat, 1, BY_MAN_SINGH)
    g.do(ChooseUpgrade(seat))


class ChooseUpgrade(Click):
    """[DC 8.7] One building type a level up."""

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([option(RAISE, kind) for kind in range(len(g.board.types))])

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return OK if g.value(self.seat, first(option)) < g.board.levels else TOP_VALUE

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.raise_value(self.seat, first(option))

    def otherwise(self, g: State) -> None:
        """[DC 6.8] All types are at the top: skipped."""


class Portuguese(Click):
    """[DC 6.7, 6.8] The first or second unmarked space behind; or else circle 1 good; with all rows full, decline."""

    def candidates(self, g: State, player: Seat) -> Options:
        return append(extend(sets_of_goods(1), every_space(g)), option(DECLINE))

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        verb = verb_of(option)
        if verb == DECLINE:
            return OK if g.rooms(self.seat) == 0 else GOOD_INSTEAD
        if verb != SAIL:
            return goods_refused(g, self.seat, option)
        code = back_refused(g, self.seat, option)
        if code != OK:
            return code
        return OK if first(option) >= max(g.behind(self.seat, 2), 0) else SPACE_TOO_FAR

    def choose(self, g: State, player: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == SAIL:
            mark_and_reward(g, self.seat, first(option))
        elif verb != DECLINE:
            circle_goods(g, self.seat, option)
        else:
            tell_declined(g, self.seat, PORTUGUESE)
