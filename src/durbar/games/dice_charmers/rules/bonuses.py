"""DC 8 Bonuses: rewards at once, circled bonuses in their owner's order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import Option, Options, Seat
from durbar.engine.refusal import OK, Code
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
    ROAD_CROSS,
    ROAD_FORK,
    SELL,
    STRAIGHT,
    UPGRADE,
    USE_BONUS,
)
from durbar.games.dice_charmers.rules.clicks import Click, SeatStep
from durbar.games.dice_charmers.rules.goods import AnyGoods, ChooseGoodsDie, Sell
from durbar.games.dice_charmers.rules.palace import Character, ChooseCharacter, ChooseUpgrade
from durbar.games.dice_charmers.rules.province import DrawRoad, HalfRoad
from durbar.games.dice_charmers.rules.river import GoBack, mark_and_reward
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import BONUS_WAITS, NOT_CIRCLED, REWARD, REWARD_LOST


@mypyc_attr(acyclic=True)
class Reward(SeatStep):
    """[DC 8.4] What a river space gives: used at once, or lost."""

    def __init__(self, seat: Seat, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def run(self, g: State) -> None:
        if g.usable_effect(self.seat, self.effect):
            g.tell(REWARD, self.seat, self.effect)
            carry_out(g, self.seat, self.effect, RIVER)
        else:
            g.tell(REWARD_LOST, self.seat, self.effect)


@mypyc_attr(acyclic=True)
class UseBonuses(Click):
    """[DC 8.2, 8.3, 8.6] The owner crosses out a usable circled bonus and carries it out; what is left is lost.

    This ends: a bonus crossed out never comes back, and an effect that would mark nothing is not usable.
    """

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([USE_BONUS + source for source in range(len(g.board.source_effect))])

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        source = option - USE_BONUS
        if g.bonus(self.seat, source) != CIRCLED:
            return NOT_CIRCLED
        return OK if g.usable_effect(self.seat, g.board.source_effect[source]) else BONUS_WAITS

    def options(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for source in range(g.sources):
            if g.bonus(self.seat, source) == CIRCLED and g.usable_effect(self.seat, g.board.source_effect[source]):
                found = append(found, USE_BONUS + source)
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        source = option - USE_BONUS
        g.again()
        g.cross_out_bonus(self.seat, source)
        carry_out(g, self.seat, g.board.source_effect[source], g.board.source_cause[source])

    def otherwise(self, g: State) -> None:
        g.lose_bonuses(self.seat)


def carry_out(g: State, seat: Seat, effect: i64, cause: i64) -> None:
    """[DC 8.7, 8.8, 8.9, 8.10, 8.11, 8.12, 8.13] An effect that is usable."""
    if effect < PALACE:
        g.do(Character(seat, effect))
    elif effect < HALF_ROAD:
        carry_out_by_name(g, seat, effect)
    elif effect < ANY_GOODS:
        carry_out_way(g, seat, effect)
    elif effect < SELL:
        g.do(AnyGoods(seat, effect - ANY_GOODS + 1))
    elif effect < COIN:
        g.do(Sell(seat, effect))
    elif effect < FAME:
        g.win_money(seat, effect - COIN + 1, cause)
    else:
        g.win_fame(seat, effect - FAME + 1, cause)


def carry_out_by_name(g: State, seat: Seat, effect: i64) -> None:
    """palace, upgrade, karma, goods_die and the two markets."""
    if effect == PALACE:
        g.do(ChooseCharacter(seat))
    elif effect == UPGRADE:
        g.do(ChooseUpgrade(seat))
    elif effect == KARMA:
        g.circle_karma(seat)
    elif effect == GOODS_DIE:
        g.do(ChooseGoodsDie(seat))
    else:
        g.do(Sell(seat, effect))


def carry_out_way(g: State, seat: Seat, effect: i64) -> None:
    """Roads and the river."""
    if effect == HALF_ROAD:
        g.do(HalfRoad(seat))
    elif effect <= ROAD_CROSS:
        g.do(DrawRoad(seat, CROSS if effect == ROAD_CROSS else FORK if effect == ROAD_FORK else STRAIGHT))
    elif effect == RIVER_AHEAD:
        mark_and_reward(g, seat, g.position(seat) + 1)
    elif effect == RIVER_BACK:
        mark_and_reward(g, seat, g.behind(seat, 1))
    else:
        g.do(GoBack(seat))
