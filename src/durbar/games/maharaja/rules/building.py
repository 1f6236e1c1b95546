"""[MJ 2] Building statues and shrines."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat, Words
from durbar.engine.option import first, option, second, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.maharaja.ids import (
    BONUS_COINS,
    BONUS_PP,
    BONUS_SHRINES,
    BONUS_TOKEN,
    BOTTOM,
    BY_BONUS,
    CITIES,
    CITY_SHRINE_LEFT,
    NO_PAIR,
    PAIR_BEGUN,
    START,
    TOP,
    VILLAGE,
)
from durbar.games.maharaja.rules.moving import cheapest_way_out
from durbar.games.maharaja.rules.shapes import BuildChoice, SeatChoice
from durbar.games.maharaja.rules.versions import SHRINE_REWARD_IS_BUILT
from durbar.games.maharaja.state import State
from durbar.games.maharaja.words import (
    ABILITY_13,
    CITY_FULL,
    CITY_SHRINE_FIRST,
    CITY_SHRINE_OWED,
    LEAVE_SHRINE,
    NO_CITY_SHRINE,
    NO_COINS,
    NO_SHRINE,
    NO_STATUE,
    PRIEST_ELSEWHERE,
    SHRINE_AT,
    SPACE_TAKEN,
    STATUE_AT,
    VILLAGE_FULL,
    VILLAGE_TAKEN,
    VILLAGES_ONLY,
)

KINDS: Final = 4  # of statue spaces: centre, top, bottom, plain
STATUE_CHOICES: Final = vec[i64]([option(STATUE_AT, city, space) for city in range(CITIES) for space in range(KINDS)])


def builds_anywhere(g: State, seat: i64) -> bool:
    """[MJ 6.12] Character 12 builds in any city."""
    return g.has_plain(seat, 12)


# --- statues -------------------------------------------------------------------------------------------------------


def statue_refused(g: State, seat: i64, discount: i64) -> Code:
    """[MJ 2.1, 2.2, 2.6, 2.7] Why no statue can be built now; OK if one can."""
    if g.board_statues[seat] == 0:
        return NO_STATUE
    if builds_anywhere(g, seat):
        return statue_anywhere_refused(g, seat, discount)
    if g.priests[seat] == START:
        return PRIEST_ELSEWHERE
    return statue_city_refused(g, seat, g.priests[seat], discount)


def statue_city_refused(g: State, seat: i64, city: i64, discount: i64) -> Code:
    if g.is_full(city):
        return CITY_FULL
    return NO_COINS if g.coins[seat] < g.statue_price(seat, city, discount) else OK


def statue_anywhere_refused(g: State, seat: i64, discount: i64) -> Code:
    """[MJ 6.12] Full only if every city is; otherwise the coins are missing."""
    found = CITY_FULL
    for city in range(CITIES):
        code = statue_city_refused(g, seat, city, discount)
        if code == OK:
            return OK
        if code == NO_COINS:
            found = code
    return found


class BuildStatue(BuildChoice):
    """[MJ 2.2] A free space of the builder's choice in the priest's city."""

    def candidates(self, g: State, player: Seat) -> Options:
        return STATUE_CHOICES

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        city = first(option)
        if g.priests[self.seat] != city and not builds_anywhere(g, self.seat):
            return PRIEST_ELSEWHERE
        if g.is_full(city):
            return CITY_FULL
        if not g.is_free(city, second(option)):
            return SPACE_TAKEN
        return NO_COINS if g.coins[self.seat] < g.statue_price(self.seat, city, self.discount) else OK

    def options(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        anywhere = builds_anywhere(g, self.seat)
        for city in range(CITIES):
            if (anywhere or g.priests[self.seat] == city) and g.coins[self.seat] >= g.statue_price(
                self.seat, city, self.discount
            ):
                for space in range(KINDS):
                    if g.is_free(city, space):
                        found = append(found, option(STATUE_AT, city, space))
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        city, space = first(option), second(option)
        g.put_statue(self.seat, city, space, g.statue_price(self.seat, city, self.discount))
        g.moves = 0
        if TOP <= space <= BOTTOM:
            get_bonus(g, self.seat, city * 2 + space - TOP)
            if g.terms.bis[9] and g.has(self.seat, 9):  # [MJ 12.8]
                get_bonus(g, self.seat, city * 2 + space - TOP)

    def subject(self, g: State) -> Words:
        city = g.priests[self.seat]
        if builds_anywhere(g, self.seat):
            return ("any-city", "0")
        return (g.terms.board.nodes[city], str(g.statue_price(self.seat, city, self.discount)))


def get_bonus(g: State, seat: i64, bonus: i64) -> None:
    """[MJ 2.3] What is printed on an external space, at once."""
    kind, amount = g.terms.board.bonus_kind[bonus], g.terms.board.bonus_amount[bonus]
    if kind == BONUS_TOKEN:
        for _ in range(amount):
            g.take_token(seat, BY_BONUS)
    elif kind == BONUS_SHRINES:
        g.take_shrines(seat, amount, BY_BONUS)
    elif kind == BONUS_COINS:
        g.gain_coins(seat, amount, BY_BONUS)
    elif kind == BONUS_PP:
        g.gain_pp(seat, amount, BY_BONUS)


# --- shrines -------------------------------------------------------------------------------------------------------


def shrine_refused(g: State, seat: i64, price: i64) -> Code:
    """[MJ 2.1, 2.4, 2.6, 2.7] Why no shrine can be built now; OK if one can."""
    if g.board_shrines[seat] == 0:
        return NO_SHRINE
    if g.coins[seat] < price:
        return NO_COINS
    if g.priests[seat] != START or builds_anywhere(g, seat):
        return OK
    return OK if not g.city_shrine_owed() and g.has_open_village(seat) else PRIEST_ELSEWHERE


def two_shrines_refused(g: State, seat: i64) -> Code:
    """[MJ 2.1, 5.4] Can a city shrine be built, now or after one in a village?"""
    if g.board_shrines[seat] == 0:
        return NO_SHRINE
    if g.priests[seat] != START or builds_anywhere(g, seat):
        return OK if g.coins[seat] else NO_COINS
    if g.board_shrines[seat] < 2 or g.coins[seat] < 2:
        return NO_CITY_SHRINE
    villages = range(g.terms.board.villages)
    leaves = any(g.is_open(seat, village) and leaves_city_shrine(g, seat, village) for village in villages)
    return OK if leaves else NO_CITY_SHRINE


def leaves_city_shrine(g: State, seat: i64, village: i64) -> bool:
    """[MJ 5.4] After a shrine in this village, are there a shrine, the coins and a way for one in a city?"""
    if g.board_shrines[seat] < 2 or g.coins[seat] < 2:
        return False
    if g.priests[seat] != START or builds_anywhere(g, seat):
        return True
    toll = cheapest_way_out(g, seat, village)
    return 0 <= toll <= g.coins[seat] - 2


def village_refused(g: State, seat: i64, village: i64) -> Code:
    """[MJ 2.5] One shrine of a colour, and two (with two players one) in all."""
    if g.has_village(village, seat):
        return VILLAGE_TAKEN
    return OK if g.is_open(seat, village) else VILLAGE_FULL


def shrine_choices(g: State) -> Options:
    """[MJ 2.4] Every city and every village."""
    found = vec[i64]()
    for place in g.terms.board.places:
        found = append(found, option(SHRINE_AT, place))
    return found


def place_refused(g: State, seat: i64, place: i64) -> Code:
    """[MJ 2.4, 2.5] A city always has room for a shrine."""
    return OK if place < CITIES else village_refused(g, seat, place - VILLAGE)


class PlaceShrine(SeatChoice):
    """[MJ 2.4] Where a shrine goes: a city or a village."""

    def candidates(self, g: State, player: Seat) -> Options:
        return shrine_choices(g)


class OpeningShrine(PlaceShrine):
    """[MJ 1.10] A free shrine into a village, before the first round."""

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        place = first(option)
        return VILLAGES_ONLY if place < CITIES else village_refused(g, self.seat, place - VILLAGE)

    def options(self, g: State, player: Seat) -> Options:
        return open_villages(g, self.seat, vec[i64]())

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.put_shrine(self.seat, first(option), 0)


class BuildShrine(BuildChoice):
    """[MJ 2.6] In the priest's city or in any village, from the player board."""

    def candidates(self, g: State, player: Seat) -> Options:
        return shrine_choices(g)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        place = first(option)
        if place < CITIES:
            if g.priests[self.seat] != place and not builds_anywhere(g, self.seat):
                return PRIEST_ELSEWHERE
        else:
            code = self.village_refused(g, place - VILLAGE)
            if code != OK:
                return code
        if g.board_shrines[self.seat] == 0:
            return NO_SHRINE
        return NO_COINS if g.coins[self.seat] + self.discount < 1 else OK

    def village_refused(self, g: State, village: i64) -> Code:
        """[MJ 2.5, 5.4] A village, as long as the city shrine of two stays possible."""
        code = village_refused(g, self.seat, village)
        if code != OK or g.pair == NO_PAIR:
            return code
        if g.city_shrine_owed():
            return CITY_SHRINE_OWED
        return OK if leaves_city_shrine(g, self.seat, village) else CITY_SHRINE_FIRST

    def options(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        if g.board_shrines[self.seat] == 0 or g.coins[self.seat] + self.discount < 1:
            return found
        if builds_anywhere(g, self.seat):
            for city in range(CITIES):
                found = append(found, option(SHRINE_AT, city))
        elif g.priests[self.seat] < CITIES:
            found = append(found, option(SHRINE_AT, g.priests[self.seat]))
        if g.pair == NO_PAIR:
            return open_villages(g, self.seat, found)
        for village in range(g.terms.board.villages):
            if self.village_refused(g, village) == OK:
                found = append(found, option(SHRINE_AT, VILLAGE + village))
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        place = first(option)
        g.put_shrine(self.seat, place, 1 - self.discount)
        g.moves = 0
        if g.due_shrines:
            g.due_shrines -= 1
        g.pair = CITY_SHRINE_LEFT if g.pair == PAIR_BEGUN and place >= VILLAGE else NO_PAIR


def open_villages(g: State, seat: i64, found: Options) -> Options:
    """[MJ 2.5] These places, and every village that has room for this colour."""
    for village in range(g.terms.board.villages):
        if g.is_open(seat, village):
            found = append(found, option(SHRINE_AT, VILLAGE + village))
    return found


class FreeShrine(PlaceShrine):
    """[MJ 7.5, 7.7] A reward: a shrine from the player board, free, in any city or village."""

    def candidates(self, g: State, player: Seat) -> Options:
        if g.board_shrines[self.seat] == 0:
            return vec[i64]()
        places = shrine_choices(g)
        return places if g.rules >= SHRINE_REWARD_IS_BUILT else append(places, option(LEAVE_SHRINE))

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return OK if verb_of(option) == LEAVE_SHRINE else place_refused(g, self.seat, first(option))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) != LEAVE_SHRINE:
            g.put_shrine(self.seat, first(option), 0)

    def otherwise(self, g: State) -> None:
        """[MJ 7.7] Without a shrine the tile does nothing."""

    def subject(self, g: State) -> Words:
        return ("must",) if g.rules >= SHRINE_REWARD_IS_BUILT else ("may",)


class SupplyShrine(PlaceShrine):
    """[MJ 6.13] Straight from the general supply, in any city or village, for 1 coin."""

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        code = place_refused(g, self.seat, first(option))
        if code != OK:
            return code
        return OK if g.coins[self.seat] > 0 and g.supply_shrines[self.seat] > 0 else ABILITY_13

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.supply_shrines[self.seat] -= 1
        g.place_shrine(self.seat, first(option), 1)
