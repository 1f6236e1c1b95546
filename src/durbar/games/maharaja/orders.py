"""Orders a player may leave: which rewards are wished for, and the next plan."""

from __future__ import annotations

from durbar.engine.flow import Seat
from durbar.engine.option import first, option
from durbar.engine.orders import ANY, ASK, Blank, Given, OrderKind, wishes
from durbar.games.maharaja.ids import ACTION_WORDS, CITIES, REWARD_WORDS
from durbar.games.maharaja.rules.scoring import RewardExchange, TakeReward
from durbar.games.maharaja.state import State
from durbar.games.maharaja.words import COIN_TO_PP, PLAN, STOP_REWARD, TAKE_REWARD


def reward_blanks(g: State, seat: int) -> list[Blank]:
    return [Blank("wish", tuple(REWARD_WORDS), several=True), Blank("exchange", ("ask-me", "all", "none"))]


def plan_blanks(g: State, seat: int) -> list[Blank]:
    actions = tuple(ACTION_WORDS)
    return [Blank("city", (ANY, *g.labels("city"))), Blank("first", actions), Blank("second", actions)]


def choice(verb: int, place: int = 0, second: int = 0) -> int:
    return int(option(verb, place, second))


def by_rewards(g: State, seat: int, given: Given) -> int:
    """[MJ 7.4, 7.5] The first wish that is in reach; then as many coins for PP as one may, or none."""
    asked = g.decision
    if isinstance(asked, RewardExchange):
        return {"all": choice(COIN_TO_PP), "none": choice(STOP_REWARD)}.get(given["exchange"], ASK)
    assert isinstance(asked, TakeReward)
    reach = {first(one) for one in asked.options(g, Seat(seat))}
    wished = (REWARD_WORDS.index(name) for name in wishes(given, "wish"))
    return next((choice(TAKE_REWARD, reward) for reward in wished if reward in reach), ASK)


def by_plan(g: State, seat: int, given: Given) -> int:
    """[MJ 4.2] Two discs, if the Maharaja goes where they are meant for."""
    if given["city"] not in (ANY, g.labels("city")[:CITIES][g.maharaja]):
        return ASK
    one, other = sorted(ACTION_WORDS.index(given[name]) for name in ("first", "second"))
    return choice(PLAN, one, other)


ORDERS = (
    OrderKind("rewards", frozenset({"TakeReward", "RewardExchange"}), reward_blanks, by_rewards),
    OrderKind("plan", frozenset({"Planning"}), plan_blanks, by_plan, once=True),
)
