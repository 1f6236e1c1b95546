"""[MJ 5] The nine actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat, Words
from durbar.engine.option import first, option
from durbar.engine.refusal import OK, Code
from durbar.games.maharaja.ids import (
    BRAHMABOT,
    BUY_PP,
    BY_ACTION,
    CHANGE_CHARACTER,
    CHANGE_TRACK,
    CITIES,
    NONE,
    PAIR_BEGUN,
    SHRINE_CHEAPER,
    SPECIAL_DISPLAY,
    STATUE_AND_SHRINE,
    STATUE_CHEAPER,
    TAKE_COINS,
    TAKE_SHRINES,
    TWO_SHRINES,
)
from durbar.games.maharaja.rules.building import (
    BuildShrine,
    BuildStatue,
    shrine_refused,
    statue_refused,
    two_shrines_refused,
)
from durbar.games.maharaja.rules.shapes import SeatChoice
from durbar.games.maharaja.rules.stack import DrawToRow
from durbar.games.maharaja.state import State
from durbar.games.maharaja.words import (
    DISPLAY_ONLY,
    FLAG_MOVED,
    FLAG_TOO_FAR_LEFT,
    FLAG_TOO_FAR_LEFT_DRAFT,
    MOVE_FLAG,
    NONE_IN_SUPPLY,
    RETURNS_CHARACTER,
    ROW_EMPTY,
    SAME_CHARACTER,
    TAKE,
    TAKES_CHARACTER,
    THREE_COINS,
)


def action_refused(g: State, seat: i64, action: i64) -> Code:
    """[MJ 4.4, R2] Why nothing of this action can be done now; OK if something can."""
    if action in (TAKE_COINS, CHANGE_TRACK):
        return OK
    if action == STATUE_CHEAPER:
        return statue_refused(g, seat, g.terms.discount)
    if action == SHRINE_CHEAPER:
        return shrine_refused(g, seat, 0)
    if action == STATUE_AND_SHRINE:
        code = shrine_refused(g, seat, 1)
        return OK if code == OK else statue_refused(g, seat, 0)
    if action == TWO_SHRINES:
        return two_shrines_refused(g, seat)
    if action == TAKE_SHRINES:
        return OK if g.supply_shrines[seat] else NONE_IN_SUPPLY
    if action == BUY_PP:
        return OK if g.coins[seat] >= g.terms.board.pp_price else THREE_COINS
    return OK if len(g.display) else ROW_EMPTY


def perform(g: State, seat: i64, action: i64) -> None:
    """[MJ 4.7, 5] Begin an action: what was begun before is given up."""
    g.give_up()
    if action == STATUE_CHEAPER:
        g.do(BuildStatue(seat, g.terms.discount))  # [MJ 5.1]
    elif action == SHRINE_CHEAPER:
        g.do(BuildShrine(seat, 1))  # [MJ 5.2]
    elif action == STATUE_AND_SHRINE:
        g.due_statues = g.due_shrines = 1  # [MJ 5.3]
    elif action == TWO_SHRINES:
        g.due_shrines, g.pair = 2, PAIR_BEGUN  # [MJ 5.4]
        g.do(BuildShrine(seat, 0))
    elif action == TAKE_COINS:
        g.gain_coins(seat, g.terms.board.coins_taken, BY_ACTION)  # [MJ 5.5]
    elif action == TAKE_SHRINES:
        g.take_shrines(seat, g.terms.board.shrines_taken, BY_ACTION)  # [MJ 5.6]
    elif action == BUY_PP:
        g.pay(seat, g.terms.board.pp_price, BY_ACTION)  # [MJ 5.7]
        g.gain_pp(seat, g.terms.board.pp_bought, BY_ACTION)
    elif action == CHANGE_CHARACTER:
        g.do(ChangeCharacter(seat))
    else:
        g.do(MoveFlag(seat))


# --- changing character --------------------------------------------------------------------------------------------


def shown(g: State, verb: i64) -> Options:
    """The characters of the display, to do something with."""
    found = vec[i64]()
    for character in g.display:
        found = append(found, option(verb, character))
    return found


class ChangeCharacter(SeatChoice):
    """[MJ 5.8] Return the tile and take another, from the display or from a player."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = shown(g, TAKE)
        for colour in range(g.colours):
            found = append(found, option(TAKE, g.characters[colour]))
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if first(option) == g.characters[self.seat]:
            return SAME_CHARACTER
        if g.special[SPECIAL_DISPLAY] and g.holder(first(option)) != NONE:
            return DISPLAY_ONLY
        return OK

    def choose(self, g: State, player: Seat, option: Option) -> None:
        character = first(option)
        robbed = g.holder(character)
        give_back(g, self.seat)
        take_character(g, self.seat, character, robbed)
        if robbed == NONE:
            g.unshow(character)
            refill(g)
            return
        g.characters[robbed] = 0
        if g.terms.solo:
            take_leftmost(g)
        else:
            g.do(ReplaceCharacter(robbed))

    def subject(self, g: State) -> Words:
        return (g.terms.character_words[g.characters[self.seat]],)


def give_back(g: State, colour: i64) -> None:
    """[MJ 5.8, 11.5] The tile returns to the display; in the solo game it leaves the game."""
    old = g.characters[colour]
    g.tell(RETURNS_CHARACTER, colour, old)
    g.characters[colour] = 0
    if not g.terms.solo:
        g.show(old)


def take_character(g: State, colour: i64, character: i64, source: i64) -> None:
    g.characters[colour] = character
    g.tell(TAKES_CHARACTER, colour, character, source + 1)


def refill(g: State) -> None:
    """[MJ 11.5, 11.18] In the solo game a new tile joins the row, as long as the stack lasts."""
    if g.terms.solo and g.stack:
        g.do(DrawToRow())


def take_leftmost(g: State) -> None:
    """[MJ 11.5] Robbed, Brahmabot takes the leftmost of the row."""
    first = g.display[0]
    g.unshow(first)
    take_character(g, BRAHMABOT, first, NONE)
    refill(g)


class TakeShown(SeatChoice):
    """[MJ 1.9, 5.8] A tile of the display, which is refilled in the solo game."""

    def candidates(self, g: State, player: Seat) -> Options:
        return shown(g, TAKE)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.unshow(first(option))
        take_character(g, self.seat, first(option), NONE)
        refill(g)


class ReplaceCharacter(TakeShown):
    """[MJ 4.8, 5.8] The player robbed chooses from the display at once; the turn waits."""


# --- changing the Maharaja track -----------------------------------------------------------------------------------


FLAGS: Final = vec[i64]([option(MOVE_FLAG, city) for city in range(CITIES)])


class MoveFlag(SeatChoice):
    """[MJ 5.9] Any flag, exactly 3 spaces (draft: 2) to the left."""

    def candidates(self, g: State, player: Seat) -> Options:
        return FLAGS

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if g.space_of(first(option)) >= g.terms.flag_step:
            return OK
        return FLAG_TOO_FAR_LEFT_DRAFT if g.terms.draft else FLAG_TOO_FAR_LEFT

    def options(self, g: State, player: Seat) -> Options:
        can: i64 = 0
        for space in range(g.terms.flag_step, len(g.track)):
            if g.track[space] != NONE:
                can |= 1 << g.track[space]
        found = vec[i64]()
        for city in range(CITIES):
            if can >> city & 1:
                found = append(found, option(MOVE_FLAG, city))
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        shift_flag(g, self.seat, first(option), g.terms.flag_step)

    def subject(self, g: State) -> Words:
        return (str(g.terms.flag_step),)


def shift_flag(g: State, colour: i64, city: i64, step: i64) -> None:
    """[MJ 5.9, 12.7] Move a flag to the left; those in its way slide to the right."""
    space = g.space_of(city)
    g.track[space] = NONE
    if g.terms.draft:
        slide_overtaken(g, space, space - step)
    else:
        slide_pushed(g, space - step)
    g.track[space - step] = city
    g.tell(FLAG_MOVED, colour, city, space, space - step)


def slide_pushed(g: State, space: i64) -> None:
    """[MJ 5.9] The flag on this space slides 1 to the right, pushing the next, until an empty space takes it up."""
    pushed = g.track[space]
    while pushed != NONE:
        space += 1
        following = g.track[space]
        g.track[space] = pushed
        pushed = following


def slide_overtaken(g: State, space: i64, target: i64) -> None:
    """[MJ 12.7] Every flag passed or landed on moves 1 to the right."""
    for overtaken in range(space - 1, target - 1, -1):
        if g.track[overtaken] != NONE:
            g.track[overtaken + 1] = g.track[overtaken]
            g.track[overtaken] = NONE
