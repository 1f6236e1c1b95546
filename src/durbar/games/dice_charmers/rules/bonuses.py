"""DC 8 Bonuses: rewards at once, circled bonuses in their owner's order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat
from durbar.engine.option import option, second
from durbar.engine.refusal import OK, Code
from durbar.games.dice_charmers.board import SEVERAL
from durbar.games.dice_charmers.ids import (
    ANY_GOODS,
    CIRCLED,
    COIN,
    CROSS,
    FAME,
    FORK,
    GOODS_DIE,
    HALF_ROAD,
    KARMA,
    PALACE,
    RIVER,
    RIVER_AHEAD,
    RIVER_BACK,
    RIVER_BACK_ANY,
    ROAD_CROSS,
    ROAD_FORK,
    STRAIGHT,
    UPGRADE,
    is_character,
    is_coins,
    is_goods,
    is_sale,
    is_whole_road,
)
from durbar.games.dice_charmers.rules.goods import AnyGoods, ChooseGoodsDie, Sell
from durbar.games.dice_charmers.rules.palace import BonusCharacter, ChooseCharacter, ChooseUpgrade
from durbar.games.dice_charmers.rules.province import DrawRoad, HalfRoad
from durbar.games.dice_charmers.rules.river import GoBack, mark_and_reward
from durbar.games.dice_charmers.rules.shapes import Click, EffectStep
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import BONUS_WAITS, NOT_CIRCLED, REWARD, REWARD_LOST, USE_BONUS


class Reward(EffectStep):
    """[DC 8.4] What a river space gives: used at once, or lost."""

    def run(self, g: State) -> None:
        use_or_lose(g, self.seat, self.effect, RIVER)


class Together(EffectStep):
    """[DC 8.2, 8.4] One of several effects in a space: used at once, or lost."""

    def __init__(self, seat: Seat, effect: i64, cause: i64) -> None:
        super().__init__(seat, effect)
        self.cause: Final = cause

    def run(self, g: State) -> None:
        use_or_lose(g, self.seat, self.effect, self.cause)


def use_or_lose(g: State, seat: Seat, effect: i64, cause: i64) -> None:
    """[DC 8.4] Used at once, or lost."""
    usable = g.usable_effect(seat, effect)
    g.tell(REWARD if usable else REWARD_LOST, seat, effect)
    if usable:
        carry_out(g, seat, effect, cause)


class UseBonuses(Click):
    """[DC 8.2, 8.3, 8.6] The owner crosses out a usable circled bonus and carries it out; what is left is lost.

    This ends: a bonus crossed out never comes back, and an effect that would mark nothing is not usable.
    """

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([self.using(g, source) for source in range(g.sources)])

    def using(self, g: State, source: i64) -> Option:
        return option(USE_BONUS, g.board.source_effect[source], source)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        source = second(option)
        if g.bonus(self.seat, source) != CIRCLED:
            return NOT_CIRCLED
        return OK if g.usable_effect(self.seat, g.board.source_effect[source]) else BONUS_WAITS

    def options(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for source in range(g.sources):
            if g.bonus(self.seat, source) == CIRCLED and g.usable_effect(self.seat, g.board.source_effect[source]):
                found = append(found, self.using(g, source))
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        source = second(option)
        g.again()
        g.cross_out_bonus(self.seat, source)
        carry_out(g, self.seat, g.board.source_effect[source], g.board.source_cause[source])

    def otherwise(self, g: State) -> None:
        g.lose_bonuses(self.seat)


def carry_out(g: State, seat: Seat, effect: i64, cause: i64) -> None:
    """[DC 8.7, 8.8, 8.9, 8.10, 8.11, 8.12, 8.13] An effect that is usable."""
    if effect >= SEVERAL:
        parts = g.board.together[effect - SEVERAL]
        for n in range(len(parts) - 1, -1, -1):
            g.do(Together(seat, parts[n], cause))
    elif is_character(effect):
        g.do(BonusCharacter(seat, effect))
    elif is_sale(effect):
        g.do(Sell(seat, effect))
    elif is_goods(effect):
        g.do(AnyGoods(seat, effect - ANY_GOODS + 1))
    elif is_whole_road(effect):
        g.do(DrawRoad(seat, CROSS if effect == ROAD_CROSS else FORK if effect == ROAD_FORK else STRAIGHT))
    elif is_coins(effect):
        g.win_money(seat, effect - COIN + 1, cause)
    else:
        carry_out_by_name(g, seat, effect, cause)


def carry_out_by_name(g: State, seat: Seat, effect: i64, cause: i64) -> None:
    """Effects that are one of a kind, and fame."""
    if effect == PALACE:
        g.do(ChooseCharacter(seat))
    elif effect == UPGRADE:
        g.do(ChooseUpgrade(seat))
    elif effect == KARMA:
        g.circle_karma(seat)
    elif effect == GOODS_DIE:
        g.do(ChooseGoodsDie(seat))
    elif effect == HALF_ROAD:
        g.do(HalfRoad(seat))
    elif effect == RIVER_AHEAD:
        mark_and_reward(g, seat, g.position(seat) + 1)
    elif effect == RIVER_BACK:
        mark_and_reward(g, seat, g.behind(seat, 1))
    elif effect == RIVER_BACK_ANY:
        g.do(GoBack(seat))
    else:
        g.win_fame(seat, effect - FAME + 1, cause)
