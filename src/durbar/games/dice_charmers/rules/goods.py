"""DC 5 Goods: circling and selling."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat, Words
from durbar.engine.option import first, option, second, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.dice_charmers.ids import (
    ANY_GOODS,
    EFFECTS,
    MARKET_DIFF,
    MARKET_SAME,
    ONE_GOOD,
    OTHER_GOOD,
    SALE,
    SELL,
    SELL_DIFF,
    SELL_DIFF_EXACTLY,
    SELL_EXACTLY,
)
from durbar.games.dice_charmers.rules.shapes import Click, SeatStep, sold_of
from durbar.games.dice_charmers.rules.versions import TOLD_IN_FULL
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import (
    CIRCLE,
    CIRCLE_TWO,
    DIE_CHOSEN,
    DIE_GIVES_NOTHING,
    MAKE_SALE,
    NOT_IN_STOCK,
    ROW_FULL,
    SELL_MORE,
    SELL_NOTHING,
    SOLD_NOTHING,
    USE_DIE,
)

ANY: Final = 0
ALIKE: Final = 1
DIFFERENT: Final = 2


def sales(kind: int, most: int) -> list[Option]:
    """Every sale of up to `most` goods, none included: any kinds, all alike, or all different."""
    found: list[Option] = []
    for spice in range(5):
        for silk in range(5):
            for tea in range(5):
                counts = (tea, silk, spice)
                fits = sum(counts) <= most
                if kind == ALIKE:
                    fits = fits and sum(1 for count in counts if count) <= 1
                if kind == DIFFERENT:
                    fits = fits and max(counts) <= 1
                if fits:
                    found.append(option(MAKE_SALE, tea, silk, spice) if sum(counts) else option(SELL_NOTHING))
    return found


THREE_ALIKE: Final = vec[i64](sales(ALIKE, 3))
DIFFERENT_GOODS: Final = [vec[i64](sales(DIFFERENT, most)) for most in (1, 2, 3)]
ANY_KINDS: Final = [vec[i64](sales(ANY, most)) for most in (1, 2, 3, 4)]
ONE_GOOD_EACH: Final = vec[i64]([option(CIRCLE, good) for good in range(3)])
TWO_GOODS_EACH: Final = vec[i64]([option(CIRCLE_TWO, one, other) for one in range(3) for other in range(one + 1, 3)])


def sales_of(effect: i64) -> vec[i64]:
    """[DC 4.9, 8.11] The sales an effect allows if there is stock."""
    if effect == MARKET_SAME:
        return THREE_ALIKE
    if effect == MARKET_DIFF:
        return DIFFERENT_GOODS[2]
    if effect >= SELL_DIFF_EXACTLY:
        return DIFFERENT_GOODS[effect - SELL_DIFF_EXACTLY]
    if effect >= SELL_EXACTLY:
        return ANY_KINDS[effect - SELL_EXACTLY]
    return DIFFERENT_GOODS[effect - SELL_DIFF] if effect >= SELL_DIFF else ANY_KINDS[effect - SELL]


def least_of(g: State, seat: Seat, effect: i64) -> i64:
    """[DC 5.3, 8.11] How many must be sold: "sell n" means n, or what the stock allows if it is less."""
    if effect < SELL_EXACTLY:
        return 0
    different = effect >= SELL_DIFF_EXACTLY
    wanted = effect - (SELL_DIFF_EXACTLY if different else SELL_EXACTLY) + 1
    there = sum(min(g.stock(seat, good), 1 if different else wanted) for good in range(3))
    return min(wanted, there)


def goods_in(option: Option) -> i64:
    """How many goods a sale sells."""
    return sold_of(option, 0) + sold_of(option, 1) + sold_of(option, 2)


def sale_refused(g: State, seat: Seat, option: Option) -> Code:
    """[DC 5.3] Only goods in stock now."""
    for good in range(3):
        if sold_of(option, good) > g.stock(seat, good):
            return NOT_IN_STOCK
    return OK


def make_sale(g: State, seat: Seat, option: Option) -> None:
    """[DC 5.2] Cross out from the left; the coins of one sale are added up."""
    if verb_of(option) == SELL_NOTHING and g.rules >= TOLD_IN_FULL:
        g.tell(SOLD_NOTHING, seat)
    coins: i64 = 0
    for good in range(3):
        for _ in range(sold_of(option, good)):
            coins += g.sell_good(seat, good)
    if coins > 0:
        g.win_money(seat, coins, SALE)


class Sell(Click):
    """[DC 4.9, 5.3, 8.11] Sell what the market or bonus says: up to a number, or exactly that number."""

    def __init__(self, seat: Seat, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def candidates(self, g: State, player: Seat) -> Options:
        return sales_of(self.effect)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        code = sale_refused(g, self.seat, option)
        if code == OK and goods_in(option) < least_of(g, self.seat, self.effect):
            return SELL_MORE
        return code

    def choose(self, g: State, player: Seat, option: Option) -> None:
        make_sale(g, self.seat, option)

    def subject(self, g: State) -> Words:
        return (EFFECTS[self.effect],)


# --- circling goods ------------------------------------------------------------------------------------------------


def sets_of_goods(count: i64) -> vec[i64]:
    """Every choice of one good, or of two different ones."""
    return ONE_GOOD_EACH if count == 1 else TWO_GOODS_EACH


def goods_refused(g: State, seat: Seat, option: Option) -> Code:
    """[DC 5.1] Every row chosen must have a free box."""
    room = g.has_room(seat, first(option)) and (verb_of(option) == CIRCLE or g.has_room(seat, second(option)))
    return OK if room else ROW_FULL


def circle_goods(g: State, seat: Seat, option: Option) -> None:
    g.circle_good(seat, first(option))
    if verb_of(option) == CIRCLE_TWO:
        g.circle_good(seat, second(option))


class AnyGoods(SeatStep):
    """[DC 8.10] One each of `count` different goods; if fewer rows are free, one of each free row."""

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def run(self, g: State) -> None:
        if g.rooms(self.seat) > self.count:
            g.do(ChooseGoods(self.seat, self.count))
        else:
            for good in range(3):
                g.circle_good(self.seat, good)


class ChooseGoods(Click):
    """[DC 8.10] Which goods, all different."""

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def candidates(self, g: State, player: Seat) -> Options:
        return sets_of_goods(self.count)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return goods_refused(g, self.seat, option)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        circle_goods(g, self.seat, option)

    def subject(self, g: State) -> Words:
        return (str(self.count), EFFECTS[ANY_GOODS + self.count - 1])


class ChooseGoodsDie(Click):
    """[DC 8.9, R2] Either purple die that gives something, wherever it lies, as it shows now; it does not move."""

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([option(USE_DIE, die, g.shown(die)) for die in range(2)])

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return OK if g.usable_face(self.seat, g.shows[first(option)]) else DIE_GIVES_NOTHING

    def choose(self, g: State, player: Seat, option: Option) -> None:
        die = first(option)
        if g.rules >= TOLD_IN_FULL:
            g.tell(DIE_CHOSEN, self.seat, die, g.shows[die])
        circle_face(g, self.seat, g.shows[die])


def circle_face(g: State, seat: Seat, face: i64) -> None:
    """[DC 3.1] The two goods of a purple die; a good whose row is full is not got."""
    g.circle_good(seat, ONE_GOOD[face])
    g.circle_good(seat, OTHER_GOOD[face])
