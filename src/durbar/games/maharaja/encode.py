"""Numbers for learners: stable action ids, and an observation as one row of floats.

Seats are told from the observer's side: own first, then the others in the order of play. Names of the numbers are in
`OBSERVATION`; a seat, village or tile that this game does not have is all zeros.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Decision
from durbar.games.maharaja.ids import (
    CHARACTERS,
    CITIES,
    MAHARANI_TOKENS,
    NONE,
    PLAIN,
    SPACES,
    TILES,
    TRACK,
)
from durbar.games.maharaja.rules.actions import ChangeCharacter, MoveFlag, ReplaceCharacter
from durbar.games.maharaja.rules.building import SKIP, BuildStatue, FreeShrine, PlaceShrine
from durbar.games.maharaja.rules.characters import Exchange, ReturnShrine
from durbar.games.maharaja.rules.moving import TARGET, MovePriest
from durbar.games.maharaja.rules.rounds import Planning, TurnMenu
from durbar.games.maharaja.rules.scoring import PlaceMaharani, RewardExchange, TakeReward
from durbar.games.maharaja.rules.setup import PickCharacter
from durbar.games.maharaja.state import State
from durbar.games.maharaja.view import maharani_supply, sees_plan, sees_pp

# --- actions: a block of ids for each shape of choice --------------------------------------------------------------

MENU_AT: Final = 0
PLAN_AT: Final = 40
MOVE_AT: Final = 121
STATUE_AT: Final = 313
SHRINE_AT: Final = 341
CHARACTER_AT: Final = 390
MAHARANI_AT: Final = 407
FLAG_AT: Final = 424
REWARD_AT: Final = 431
EXCHANGE_AT: Final = 439
REWARD_EXCHANGE_AT: Final = 442
RETURN_AT: Final = 444
ACTION_IDS: Final = 447
OFFERS: Final = 24  # ways to pay for one destination
NO_SHRINE: Final = 48  # within the block of shrines
BLOCKS: Final = vec[i64]([0, 40, 121, 313, 341, 390, 407, 424, 431, 439, 442, 444])


def block_of(decision: Decision | None) -> i64:
    """Where the ids of this decision begin; -1 if it is not a player's."""
    if isinstance(decision, TurnMenu):
        return MENU_AT
    if isinstance(decision, Planning):
        return PLAN_AT
    if isinstance(decision, MovePriest):
        return MOVE_AT
    if isinstance(decision, BuildStatue):
        return STATUE_AT
    if isinstance(decision, PlaceShrine):
        return SHRINE_AT
    if isinstance(decision, (ChangeCharacter, ReplaceCharacter, PickCharacter)):
        return CHARACTER_AT
    return late_block_of(decision)


def late_block_of(decision: Decision | None) -> i64:
    if isinstance(decision, PlaceMaharani):
        return MAHARANI_AT
    if isinstance(decision, MoveFlag):
        return FLAG_AT
    if isinstance(decision, TakeReward):
        return REWARD_AT
    if isinstance(decision, Exchange):
        return EXCHANGE_AT
    if isinstance(decision, RewardExchange):
        return REWARD_EXCHANGE_AT
    return RETURN_AT if isinstance(decision, ReturnShrine) else -1


def action_of(g: State, option: i64) -> i64:
    """The stable id of an option. A move is its destination and the how-manieth way to pay for it."""
    block = block_of(g.decision)
    if block == MOVE_AT:
        return MOVE_AT + option // TARGET * OFFERS + offer_number(g, option)
    if block == SHRINE_AT and option == SKIP:
        return SHRINE_AT + NO_SHRINE
    return block + option if block >= 0 else -1


def offer_number(g: State, option: i64) -> i64:
    number: i64 = 0
    for other in g.legal:
        if other // TARGET == option // TARGET and other < option:
            number += 1
    return number


def option_for(g: State, action: i64) -> i64:
    """The option of the present decision with this id; -1 if there is none."""
    block = block_of(g.decision)
    option = action - block
    if block < 0:
        return -1
    if block == MOVE_AT:
        return offer_for(g, option)
    if block == SHRINE_AT and option == NO_SHRINE:
        option = SKIP if isinstance(g.decision, FreeShrine) else -1
    return option if option in g.legal else -1


def offer_for(g: State, number: i64) -> i64:
    for option in g.legal:
        if option // TARGET * OFFERS + offer_number(g, option) == number:
            return option
    return -1


# --- observations --------------------------------------------------------------------------------------------------

TABLE_AT: Final = 0  # round, reach, supplies, edition, phase, Maharaja, track, rewards, variants, turn, question
PHASE_AT: Final = 8
MAHARAJA_AT: Final = 15
TRACK_AT: Final = 22
REWARDS_AT: Final = 29
SPECIAL_AT: Final = 37
FINAL_AT: Final = 41
ACTING_AT: Final = 50
TURN_AT: Final = 54
QUESTION_AT: Final = 62
TILES_AT: Final = 74  # who has each character, and whose Maharani token lies on it
SEAT_AT: Final = 218
SEAT_SIZE: Final = 43
CITY_AT: Final = 390
CITY_SIZE: Final = 20
VILLAGE_AT: Final = 530
BOT_AT: Final = 690
OBSERVED: Final = 767
NOTHING: Final = vec[float]([0.0] * 767)


def observe(g: State, seat: i64) -> vec[float]:
    """[MJ 1.7] What this seat sees, and nothing else."""
    row = NOTHING[:]
    see_table(row, g)
    see_turn(row, g, seat)
    see_tiles(row, g, seat)
    for colour in range(g.colours):
        see_colour(row, g, seat, colour, SEAT_AT + SEAT_SIZE * relative(g, seat, colour))
    see_map(row, g, seat)
    if g.terms.solo:
        see_brahmabot(row, g)
    return row


def relative(g: State, seat: i64, colour: i64) -> i64:
    """How many places after the observer this colour comes."""
    return (colour + g.colours - seat) % g.colours


def see_table(row: vec[float], g: State) -> None:
    row[0] = float(g.round) / 7.0
    row[1] = float(g.reach) / 5.0
    row[2] = float(g.token_supply) / 7.0
    row[3] = float(maharani_supply(g)) / 2.0
    row[4 + g.terms.edition] = 1.0
    row[7] = 1.0 if g.terms.solo else 0.0
    row[PHASE_AT + g.phase] = 1.0
    if g.maharaja >= 0:
        row[MAHARAJA_AT + g.maharaja] = 1.0
    for space in range(TRACK):
        if g.track[space] != NONE:
            row[TRACK_AT + g.track[space]] = float(space + 1) / 16.0
    for i in range(len(g.rewards)):
        row[REWARDS_AT + g.rewards[i]] = float(8 - i) / 8.0
    for i in range(4):
        row[SPECIAL_AT + i] = float(g.special[i])
    if g.final >= 0:
        row[FINAL_AT + g.final] = 1.0


def see_turn(row: vec[float], g: State, seat: i64) -> None:
    """Whose turn it is, what is done and begun in it, and what kind of question is asked."""
    if g.acting >= 0:
        row[ACTING_AT + relative(g, seat, g.acting)] = 1.0
    row[TURN_AT] = float(g.slots & 1)
    row[TURN_AT + 1] = float(g.slots >> 1)
    row[TURN_AT + 2] = float(g.token_spent)
    row[TURN_AT + 3] = float(g.due_statues)
    row[TURN_AT + 4] = float(g.due_shrines) / 2.0
    row[TURN_AT + 5] = 1.0 if g.pair == 1 else 0.0
    row[TURN_AT + 6] = 1.0 if g.pair == 2 else 0.0
    row[TURN_AT + 7] = float(g.moves) / 4.0
    block = block_of(g.decision)
    for i in range(len(BLOCKS)):
        if BLOCKS[i] == block:
            row[QUESTION_AT + i] = 1.0


def see_tiles(row: vec[float], g: State, seat: i64) -> None:
    """For each character: in the display; whose it is; whose Maharani token lies on it."""
    for character in g.display:
        row[TILES_AT + 9 * (character - 1)] = 1.0
    for colour in range(g.colours):
        if g.characters[colour]:
            row[TILES_AT + 9 * (g.characters[colour] - 1) + 1 + relative(g, seat, colour)] = 1.0
    for token in range(MAHARANI_TOKENS):
        if g.maharani_tile[token]:
            owner = relative(g, seat, g.maharani_owner[token])
            row[TILES_AT + 9 * (g.maharani_tile[token] - 1) + 5 + owner] = 1.0


def see_colour(row: vec[float], g: State, seat: i64, colour: i64, at: i64) -> None:
    row[at] = 1.0
    row[at + 1] = float(g.coins[colour]) / 20.0
    if sees_pp(g, seat, colour):
        row[at + 2] = float(g.pp[colour]) / 20.0
        row[at + 3] = 1.0
    row[at + 4] = float(g.tokens[colour]) / 7.0
    row[at + 5] = float(g.board_shrines[colour]) / 20.0
    row[at + 6] = float(g.supply_shrines[colour]) / 20.0
    row[at + 7] = float(g.board_statues[colour]) / 7.0
    row[at + 8 + g.priests[colour]] = 1.0
    row[at + 16] = 1.0 if g.acted & BIT[colour] else 0.0
    if g.plans[2 * colour] != NONE:
        row[at + 17] = 1.0
        if sees_plan(g, seat, colour):
            row[at + 18 + g.plans[2 * colour]] += 0.5
            row[at + 18 + g.plans[2 * colour + 1]] += 0.5
    for character in range(1, CHARACTERS + 1):
        if g.used[colour] & BIT[character]:
            row[at + 26 + character] = 1.0


def see_map(row: vec[float], g: State, seat: i64) -> None:
    """Statues and shrines of each city, and the shrines in villages, by owner."""
    for city in range(CITIES):
        at = CITY_AT + CITY_SIZE * city
        for space in range(SPACES):
            owner = g.statues[city * SPACES + space]
            if owner != NONE:
                row[at + 4 * min(space, PLAIN) + relative(g, seat, owner)] += 0.25 if space >= PLAIN else 1.0
        for colour in range(g.colours):
            row[at + 16 + relative(g, seat, colour)] = float(g.shrines[city * g.colours + colour]) / 5.0
    for village in range(g.terms.board.villages):
        mask = g.villages[village]
        if mask:
            for colour in range(g.colours):
                if mask & BIT[colour]:
                    row[VILLAGE_AT + 4 * village + relative(g, seat, colour)] = 1.0


def see_brahmabot(row: vec[float], g: State) -> None:
    """The tiles shown, which tiles are left, and which characters are in the stack."""
    shown = (g.tile_left, g.tile_middle, g.tile_right, g.tile_up)
    at: i64 = BOT_AT
    for tile in shown:
        if tile != NONE:
            row[at + tile] = 1.0
        at += TILES
    for tile in range(TILES):
        if g.tiles & BIT[tile]:
            row[at + tile] = 1.0
    for character in range(1, CHARACTERS + 1):
        if g.stack & BIT[character]:
            row[at + TILES + character - 1] = 1.0
    row[OBSERVED - 1] = float(g.terms.level) / 2.0
