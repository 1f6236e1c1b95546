"""[MJ 6] Abilities used once a round. The others work where they apply: in building, moving and scoring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat
from durbar.engine.option import option, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.maharaja.ids import BY_ABILITY, MAHARANI_TOKENS
from durbar.games.maharaja.rules.actions import MoveFlag
from durbar.games.maharaja.rules.building import SupplyShrine
from durbar.games.maharaja.rules.shapes import RepeatedChoice, SeatChoice
from durbar.games.maharaja.state import State
from durbar.games.maharaja.words import (
    ABILITY_3,
    ABILITY_4,
    ABILITY_12_BIS,
    ABILITY_13,
    ABILITY_USED,
    ABILITY_USELESS,
    COINS_TO_PP,
    NOT_YOUR_ABILITY,
    PP_TO_COINS,
    SHRINE_FOR_COINS,
    SHRINE_FOR_PP,
    SHRINE_RETURNED,
    STOP_EXCHANGE,
    USES_ABILITY,
)

EXCHANGES: Final = 3


def ability_refused(g: State, seat: i64, character: i64) -> Code:
    """[MJ 6] An ability one has, not used yet this round, that would do something."""
    if not g.has(seat, character):
        return NOT_YOUR_ABILITY
    if g.has_used(seat, character):
        return ABILITY_USED
    return effect_refused(g, seat, character)


def effect_refused(g: State, seat: i64, character: i64) -> Code:
    """[MJ 6] Why this ability would do nothing; OK if it would."""
    if character == 2:
        return OK if g.supply_shrines[seat] else ABILITY_USELESS
    if character == 3:
        return OK if g.coins[seat] >= 2 or g.pp[seat] >= 1 else ABILITY_3
    if character == 4:
        return OK if g.pp[seat] >= 1 and g.token_supply else ABILITY_4
    if character == 12:
        return OK if g.board_shrines[seat] else ABILITY_12_BIS
    if character == 13:
        return OK if g.coins[seat] and g.supply_shrines[seat] else ABILITY_13
    if character == 14:
        return OK if g.token_supply else ABILITY_USELESS
    return OK


def use_ability(g: State, seat: i64, character: i64) -> None:
    """[MJ 6, 7.9] Once a round; a Maharani token on that tile goes back."""
    g.mark_used(seat, character)
    g.moves = 0
    g.tell(USES_ABILITY, seat, character)
    for token in range(MAHARANI_TOKENS):
        if g.maharani_tile[token] == character and g.maharani_owner[token] == seat:
            g.return_maharani(token)
    apply_ability(g, seat, character)


def apply_ability(g: State, seat: i64, character: i64) -> None:
    if character == 1:
        g.gain_coins(seat, 1, BY_ABILITY)  # [MJ 12.8] 1bis
    elif character == 2:
        g.take_shrines(seat, 1, BY_ABILITY)  # [MJ 6.2]
    elif character == 3:
        g.do(Exchange(seat, EXCHANGES))  # [MJ 6.3]
    elif character == 4:
        g.pay_pp(seat, 1)  # [MJ 6.4]
        g.take_token(seat, BY_ABILITY)
    elif character == 6:
        g.gain_pp(seat, 1, BY_ABILITY)  # [MJ 6.6]
    elif character == 10:
        g.do(MoveFlag(seat))  # [MJ 6.10]
    elif character == 12:
        g.do(ReturnShrine(seat))  # [MJ 12.8] 12bis
    elif character == 13:
        g.do(SupplyShrine(seat))  # [MJ 6.13]
    elif character == 14:
        g.take_token(seat, BY_ABILITY)  # [MJ 6.14]


class Exchange(RepeatedChoice):
    """[MJ 6.3] Up to three times, 2 coins for 1 PP or 1 PP for 2 coins; the first time nobody stops."""

    def candidates(self, g: State, player: Seat) -> Options:
        if self.left == EXCHANGES:
            return vec[i64]([option(COINS_TO_PP), option(PP_TO_COINS)])
        if g.coins[self.seat] < 2 and g.pp[self.seat] < 1:
            return vec[i64]()
        return vec[i64]([option(STOP_EXCHANGE), option(COINS_TO_PP), option(PP_TO_COINS)])

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if verb_of(option) == COINS_TO_PP and g.coins[self.seat] < 2:
            return ABILITY_3
        return ABILITY_3 if verb_of(option) == PP_TO_COINS and g.pp[self.seat] < 1 else OK

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) == STOP_EXCHANGE:
            return
        if verb_of(option) == COINS_TO_PP:
            g.pay(self.seat, 2, BY_ABILITY)
            g.gain_pp(self.seat, 1, BY_ABILITY)
        else:
            g.pay_pp(self.seat, 1)
            g.gain_coins(self.seat, 2, BY_ABILITY)
        if self.left > 1:
            g.do(Exchange(self.seat, self.left - 1))


class ReturnShrine(SeatChoice):
    """[MJ 12.8] 12bis: a shrine from the player board to the supply for 4 coins or 2 PP."""

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([option(SHRINE_FOR_COINS), option(SHRINE_FOR_PP)])

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.board_shrines[self.seat] -= 1
        g.supply_shrines[self.seat] += 1
        g.tell(SHRINE_RETURNED, self.seat)
        if verb_of(option) == SHRINE_FOR_COINS:
            g.gain_coins(self.seat, 4, BY_ABILITY)
        else:
            g.gain_pp(self.seat, 2, BY_ABILITY)
