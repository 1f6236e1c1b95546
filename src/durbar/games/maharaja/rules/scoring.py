"""[MJ 7] City scoring."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat, Step, Words
from durbar.engine.option import first, option, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.maharaja.ids import (
    BRAHMABOT,
    BY_RANK,
    BY_REWARD,
    BY_SPECIAL,
    CENTRE,
    MAHARANI_TOKENS,
    NONE,
    REWARD_COINS,
    REWARD_EXCHANGE,
    REWARD_PP,
    REWARD_PP_COIN,
    REWARD_SHRINE,
    REWARD_SHRINES,
    REWARD_TAX,
    SCORING,
    SPECIAL_FIRST,
)
from durbar.games.maharaja.rules.actions import shown
from durbar.games.maharaja.rules.building import FreeShrine
from durbar.games.maharaja.rules.shapes import RepeatedChoice, SeatChoice
from durbar.games.maharaja.rules.versions import CONSOLED_BRAHMABOT, TOLD_IN_FULL
from durbar.games.maharaja.state import State
from durbar.games.maharaja.words import (
    CITY_SCORED,
    COIN_TO_PP,
    MAHARANI_PLACED,
    MAHARANI_THERE,
    OUT_OF_REACH,
    PUT_MAHARANI,
    REWARD_GONE,
    REWARD_OUT_OF_REACH_SOLO,
    REWARD_TAKEN,
    STOP_REWARD,
    TAKE_REWARD,
    WORSHIP,
)

COINS_OF_RANK: Final = vec[i64](
    [0, 0, 0, 0, 0, 0, 0, 0, 12, 6, 0, 0, 12, 9, 6, 0, 12, 10, 8, 5]
)  # four a row, by players


def worship_points(g: State, colour: i64, city: i64) -> i64:
    """[MJ 7.1] WP in the Maharaja's city, with what the characters add."""
    return g.worship(colour, city) + worship_added(g, colour, city)


def worship_added(g: State, colour: i64, city: i64) -> i64:
    """[MJ 6.5, 6.7, 6.8] WP that characters add to those of the pieces."""
    points: i64 = 0
    if g.has(colour, 5):
        points += five_adds(g, colour, city)
    if g.has(colour, 7):
        points += g.shrines(city, colour) // 2
    if g.has(colour, 8):
        points += 1
    return points


def five_adds(g: State, colour: i64, city: i64) -> i64:
    """[MJ 6.5, 12.8] The priest 1 more, if he is there; in the draft each external statue, and 5bis the priest."""
    if not g.terms.five_counts_statues:
        return 1 if g.priests[colour] == city else 0
    return g.statues_in(colour, city) - (1 if g.statue(city, CENTRE) == colour else 0)


def ranking(g: State, points: vec[i64]) -> vec[i64]:
    """[MJ 7.2] Those with WP, most first; ties to the lower character number."""
    order = vec[i64]()
    for colour in range(g.colours):
        if points[colour] > 0:
            order = append(order, colour)
            i: i64 = len(order) - 1
            while i > 0 and ranks_above(g, points, order[i], order[i - 1]):
                swapped = order[i - 1]
                order[i - 1] = order[i]
                order[i] = swapped
                i -= 1
    return order


def ranks_above(g: State, points: vec[i64], one: i64, other: i64) -> bool:
    return (points[one], g.characters[other]) > (points[other], g.characters[one])


class CityScoring(Step):
    """[MJ 7.2, 7.8] WP and ranks are counted once; all coins are paid before the first tile is taken."""

    def run(self, g: State) -> None:
        g.phase = SCORING
        g.reach = g.terms.window
        points = vec[i64]()
        for colour in range(g.colours):
            points = append(points, worship_points(g, colour, g.maharaja))
        order = ranking(g, points)
        if g.rules >= TOLD_IN_FULL:
            g.tell(CITY_SCORED, g.maharaja, len(order))
        for i in range(len(order)):
            g.tell(WORSHIP, order[i], points[order[i]], i + 1, g.maharaja)
        if g.terms.solo:
            solo_scoring(g, order, points[0])
        else:
            rank_income(g, order, points)
            for i in range(len(order) - 1, -1, -1):
                g.do(TakeReward(order[i]))


def rank_income(g: State, order: vec[i64], points: vec[i64]) -> None:
    """[MJ 7.3, 10.1, 10.3] Coins by rank, 3 without WP; special rule (a) gives the first 1 PP."""
    for i in range(len(order)):
        g.gain_coins(order[i], COINS_OF_RANK[4 * g.colours + i], BY_RANK)
    for colour in range(g.colours):
        if points[colour] <= 0:
            g.gain_coins(colour, g.terms.board.consolation, BY_RANK)
    if g.special[SPECIAL_FIRST] and len(order):
        g.gain_pp(order[0], 1, BY_SPECIAL)


def solo_scoring(g: State, order: vec[i64], points: i64) -> None:
    """[MJ 11.10, 11.19] Brahmabot gets PP instead of coins and never a tile."""
    first = order[0] if len(order) else NONE
    g.gain_coins(0, g.terms.board.consolation if points == 0 else (12 if first == 0 else 6), BY_RANK)
    if first != NONE:
        g.gain_pp(BRAHMABOT, 1 if first == 0 else g.terms.bot_first_pp, BY_RANK)
        if g.special[SPECIAL_FIRST]:
            g.gain_pp(first, 1, BY_SPECIAL)
    elif g.rules >= CONSOLED_BRAHMABOT:
        g.gain_coins(BRAHMABOT, g.terms.board.consolation, BY_RANK)
    if points:
        g.do(TakeReward(Seat(0)))
    elif len(g.rewards):
        g.tell(REWARD_GONE, g.rewards[0])
        g.rewards = g.rewards[1:]


# --- reward tiles --------------------------------------------------------------------------------------------------


class TakeReward(SeatChoice):
    """[MJ 7.4, 6.16, 11.10] One of the lowest tiles that are left, applied at once; with character 16 twice."""

    def candidates(self, g: State, player: Seat) -> Options:
        return reward_choices(g, len(g.rewards))

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        for i in range(min(g.reach, len(g.rewards))):
            if g.rewards[i] == first(option):
                return OK
        return REWARD_OUT_OF_REACH_SOLO if g.terms.solo else OUT_OF_REACH

    def options(self, g: State, player: Seat) -> Options:
        return reward_choices(g, min(g.reach, len(g.rewards)))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        reward = first(option)
        take_tile(g, reward)
        g.tell(REWARD_TAKEN, self.seat, reward)
        apply_reward(g, self.seat, reward, 2 if g.has(self.seat, 16) else 1)

    def subject(self, g: State) -> Words:
        return (str(min(g.reach, len(g.rewards))),)


def reward_choices(g: State, count: i64) -> Options:
    """The lowest so many tiles."""
    found = vec[i64]()
    for i in range(count):
        found = append(found, option(TAKE_REWARD, g.rewards[i]))
    return found


def take_tile(g: State, reward: i64) -> None:
    """[MJ 7.4, 8.2, 11.10] The tile goes above the topmost one, or out of the game; those left are one fewer."""
    left = vec[i64]()
    for other in g.rewards:
        if other != reward:
            left = append(left, other)
    g.rewards = left if g.terms.solo else append(left, reward)
    g.reach -= 1


def apply_reward(g: State, seat: i64, reward: i64, times: i64) -> None:
    """[MJ 7.5, 7.10] What the tile gives; with character 16 twice."""
    if reward == REWARD_COINS:
        g.gain_coins(seat, 3 * times, BY_REWARD)
    elif reward == REWARD_SHRINES:
        g.take_shrines(seat, g.terms.reward_shrines * times, BY_REWARD)
    elif reward == REWARD_EXCHANGE:
        g.do(RewardExchange(seat, 3 * times))
    else:
        for time in range(times - 1, -1, -1):
            apply_once(g, seat, reward, time)


def apply_once(g: State, seat: i64, reward: i64, time: i64) -> None:
    if reward == REWARD_PP_COIN:
        g.gain_pp(seat, 1, BY_REWARD)
        g.gain_coins(seat, 1, BY_REWARD)
    elif reward == REWARD_TAX:
        tax_others(g, seat)
    elif reward == REWARD_PP:
        g.gain_pp(seat, 2, BY_REWARD)
    elif reward == REWARD_SHRINE:
        g.do(FreeShrine(seat))
    else:
        g.do(PlaceMaharani(seat, time))


def tax_others(g: State, seat: i64) -> None:
    """[MJ 7.5] Every other player pays 2 coins to the supply, or what they have."""
    for other in range(g.colours):
        if other != seat:
            g.pay(other, min(2, g.coins[other]), BY_REWARD)


class RewardExchange(RepeatedChoice):
    """[MJ 7.5, 7.7] Up to three times, 1 coin for 1 PP."""

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([option(STOP_REWARD), option(COIN_TO_PP)]) if g.coins[self.seat] else vec[i64]()

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) == STOP_REWARD:
            return
        g.pay(self.seat, 1, BY_REWARD)
        g.gain_pp(self.seat, 1, BY_REWARD)
        if self.left > 1:
            g.do(RewardExchange(self.seat, self.left - 1))


class PlaceMaharani(SeatChoice):
    """[MJ 7.6, 7.9] A Maharani token on a character in the display that has none."""

    def __init__(self, seat: i64, time: i64) -> None:
        super().__init__(seat)
        self.time: Final = time

    def candidates(self, g: State, player: Seat) -> Options:
        return shown(g, PUT_MAHARANI) if free_maharani(g, self.time) != NONE else vec[i64]()

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return MAHARANI_THERE if g.maharani_on(first(option)) else OK

    def choose(self, g: State, player: Seat, option: Option) -> None:
        token = free_maharani(g, self.time)
        g.maharani_tile[token] = first(option)
        g.maharani_owner[token] = self.seat
        g.maharani_round[token] = g.round
        g.tell(MAHARANI_PLACED, self.seat, first(option))

    def otherwise(self, g: State) -> None:
        """[MJ 7.9] No token or no tile without one: nothing happens."""


def free_maharani(g: State, time: i64) -> i64:
    """[MJ 7.9, 12.5] A token in the supply; in the draft the second is only for the second time of character 16."""
    if g.terms.draft:
        return time if g.maharani_tile[time] == 0 else NONE
    for token in range(MAHARANI_TOKENS):
        if g.maharani_tile[token] == 0:
            return token
    return NONE
