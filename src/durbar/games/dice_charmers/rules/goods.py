"""DC 5 Goods: circling and selling."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import Option, Options, Seat, Words
from durbar.engine.refusal import OK, Code
from durbar.games.dice_charmers.ids import (
    ANY_GOODS,
    CIRCLE_GOODS,
    EFFECTS,
    MAKE_SALE,
    MARKET_DIFF,
    MARKET_SAME,
    ONE_GOOD,
    OTHER_GOOD,
    SALE,
    SELL,
    SELL_DIFF,
    SIDE_BIT,
    USE_DIE,
    sold_of,
)
from durbar.games.dice_charmers.rules.clicks import Click, SeatStep
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import DIE_GIVES_NOTHING, NOT_IN_STOCK, ROW_FULL

ANY: Final = 0
ALIKE: Final = 1
DIFFERENT: Final = 2


def sales(kind: int, most: int) -> list[int]:
    """Every sale of up to so many goods, from none on: any kinds, all alike, or all different."""
    found = []
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
                    found.append(MAKE_SALE + tea + 5 * silk + 25 * spice)
    return sorted(found)


THREE_ALIKE: Final = vec[i64](sales(ALIKE, 3))
THREE_DIFFERENT: Final = vec[i64](sales(DIFFERENT, 3))
TWO_DIFFERENT: Final = vec[i64](sales(DIFFERENT, 2))
ONE_OF_ANY: Final = vec[i64](sales(ANY, 1))
TWO_OF_ANY: Final = vec[i64](sales(ANY, 2))
THREE_OF_ANY: Final = vec[i64](sales(ANY, 3))
FOUR_OF_ANY: Final = vec[i64](sales(ANY, 4))


def sales_of(effect: i64) -> vec[i64]:
    """[DC 4.9, 8.11] The sales an effect allows if there is stock."""
    if effect == MARKET_SAME:
        return THREE_ALIKE
    if effect == MARKET_DIFF or effect == SELL_DIFF + 2:
        return THREE_DIFFERENT
    if effect == SELL_DIFF + 1:
        return TWO_DIFFERENT
    if effect in (SELL, SELL_DIFF):
        return ONE_OF_ANY
    if effect == SELL + 1:
        return TWO_OF_ANY
    return THREE_OF_ANY if effect == SELL + 2 else FOUR_OF_ANY


def sale_refused(g: State, seat: Seat, option: Option) -> Code:
    """[DC 5.3] Only goods in stock now."""
    for good in range(3):
        if sold_of(option, good) > g.stock(seat, good):
            return NOT_IN_STOCK
    return OK


def make_sale(g: State, seat: Seat, option: Option) -> None:
    """[DC 5.2] Cross out from the left; the coins of one sale are added up."""
    coins: i64 = 0
    for good in range(3):
        for _ in range(sold_of(option, good)):
            coins += g.sell_good(seat, good)
    if coins > 0:
        g.win_money(seat, coins, SALE)


@mypyc_attr(acyclic=True)
class Sell(Click):
    """[DC 4.9, 5.3, 8.11] Sell up to what the market or bonus allows; none and fewer too."""

    def __init__(self, seat: Seat, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def candidates(self, g: State, player: Seat) -> Options:
        return sales_of(self.effect)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return sale_refused(g, self.seat, option)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        make_sale(g, self.seat, option)

    def subject(self, g: State) -> Words:
        return (EFFECTS[self.effect],)


# --- circling goods ------------------------------------------------------------------------------------------------


def sets_of_goods(count: i64) -> vec[i64]:
    """Every choice of so many different goods."""
    found = vec[i64]()
    for goods in range(1, 8):
        if (goods & 1) + (goods >> 1 & 1) + (goods >> 2 & 1) == count:
            found = append(found, CIRCLE_GOODS + goods)
    return found


def goods_refused(g: State, seat: Seat, option: Option) -> Code:
    """[DC 5.1] Every row chosen must have a free box."""
    for good in range(3):
        if (option - CIRCLE_GOODS) & SIDE_BIT[good] != 0 and not g.has_room(seat, good):
            return ROW_FULL
    return OK


def circle_goods(g: State, seat: Seat, option: Option) -> None:
    for good in range(3):
        if (option - CIRCLE_GOODS) & SIDE_BIT[good] != 0:
            g.circle_good(seat, good)


@mypyc_attr(acyclic=True)
class AnyGoods(SeatStep):
    """[DC 8.10] One each of so many different goods; if fewer rows are free, one of each free row."""

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def run(self, g: State) -> None:
        if g.rooms(self.seat) > self.count:
            g.do(ChooseGoods(self.seat, self.count))
        else:
            circle_goods(g, self.seat, Option(CIRCLE_GOODS + 7))


@mypyc_attr(acyclic=True)
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


@mypyc_attr(acyclic=True)
class ChooseGoodsDie(Click):
    """[DC 8.9, R2] Either purple die that gives something, wherever it lies, as it shows now; it does not move."""

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([USE_DIE, USE_DIE + 1])

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return OK if g.usable_face(self.seat, g.shows[option - USE_DIE]) else DIE_GIVES_NOTHING

    def choose(self, g: State, player: Seat, option: Option) -> None:
        circle_face(g, self.seat, g.shows[option - USE_DIE])


def circle_face(g: State, seat: Seat, face: i64) -> None:
    """[DC 3.1] The two goods of a purple die; a good whose row is full is not got."""
    g.circle_good(seat, ONE_GOOD[face])
    g.circle_good(seat, OTHER_GOOD[face])
