"""[MJ 4.4] What of a plan must still be performed. In the draft nothing must."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options
from durbar.engine.option import first
from durbar.engine.refusal import OK
from durbar.games.maharaja.ids import (
    BUY_PP,
    CITIES,
    FIRST,
    NONE,
    SECOND,
    SHRINE_CHEAPER,
    START,
    STATUE_AND_SHRINE,
    STATUE_CHEAPER,
    TWO_SHRINES,
)
from durbar.games.maharaja.rules.actions import action_refused
from durbar.games.maharaja.rules.building import builds_anywhere, shrine_refused, statue_refused
from durbar.games.maharaja.rules.moving import MOVES_IN_A_ROW, offers, payment_of, total
from durbar.games.maharaja.rules.versions import PLANS_ARE_PERFORMED
from durbar.games.maharaja.state import State


def is_binding(g: State) -> bool:
    """[MJ 4.4, 12.3] The rulebooks excuse only lack of coins, the draft any reason."""
    return g.rules >= PLANS_ARE_PERFORMED and not g.terms.draft


def still_planned(g: State, seat: i64) -> Options:
    """[MJ 4.4] The actions of the plan that are not done."""
    found = vec[i64]()
    for slot in (FIRST, SECOND):
        if g.plan(seat, slot) != NONE and not g.is_done(slot):
            found = append(found, g.plan(seat, slot))
    return found


def owes_plan(g: State, seat: i64) -> bool:
    """[MJ 4.4] Is an action planned that can be performed, here or where the priest can still go?"""
    if not is_binding(g):
        return False
    return any(can_perform(g, seat, action) for action in still_planned(g, seat))


def owes_part(g: State, seat: i64) -> bool:
    """[MJ 4.4, 5.3] A statue and a shrine: has neither been built of the action begun, though one could be?"""
    if not (is_binding(g) and g.due_statues == 1 and g.due_shrines == 1):
        return False
    if statue_refused(g, seat, 0) == OK or shrine_refused(g, seat, 1) == OK:
        return True
    return possible_elsewhere(g, seat, STATUE_AND_SHRINE)


def can_perform(g: State, seat: i64, action: i64) -> bool:
    return action_refused(g, seat, action) == OK or possible_elsewhere(g, seat, action)


def possible_elsewhere(g: State, seat: i64, action: i64) -> bool:
    """[MJ 2.6, 3.4] Could the priest go where some part of a building action is possible, and pay for both?"""
    if action not in (STATUE_CHEAPER, SHRINE_CHEAPER, STATUE_AND_SHRINE, TWO_SHRINES):
        return False
    if g.moves >= MOVES_IN_A_ROW or builds_anywhere(g, seat):
        return False
    return any(leads_to(g, seat, action, Option(way)) for way in offers(g, seat, g.coins[seat]))


def leads_to(g: State, seat: i64, action: i64, way: Option) -> bool:
    """Is some part of the action possible in the city at the end of this way, with the coins left?"""
    city, coins = first(way), g.coins[seat] - total(payment_of(way))
    if city == START:
        return False
    discount: i64 = g.terms.discount if action == STATUE_CHEAPER else 0
    statue = action in (STATUE_CHEAPER, STATUE_AND_SHRINE) and g.board_statues[seat] > 0 and not g.is_full(city)
    if statue and coins >= g.statue_price(seat, city, discount):
        return True
    price: i64 = 0 if action == SHRINE_CHEAPER else 1
    return action != STATUE_CHEAPER and g.board_shrines[seat] > 0 and coins >= price


def lacks_coins(g: State, seat: i64, action: i64) -> bool:
    """[MJ 4.4] Is it for want of coins that nothing of this action can be done?"""
    if action == BUY_PP:
        return g.coins[seat] < g.terms.board.pp_price
    if action in (STATUE_AND_SHRINE, TWO_SHRINES):
        return g.coins[seat] == 0
    if action != STATUE_CHEAPER or g.board_statues[seat] == 0:
        return False
    cities = [city for city in range(CITIES) if not g.is_full(city)]
    return bool(cities) and g.coins[seat] < min(g.statue_price(seat, city, g.terms.discount) for city in cities)
