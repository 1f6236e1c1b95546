"""Numbers for learners: stable action ids, and an observation as one row of floats.

Seats are told from the observer's side: own first, then the others in the order of play. Names of the numbers are in
`OBSERVATION`; a seat, village or tile that this game does not have is all zeros.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.encoding import Encoding
from durbar.engine.flow import Chance, Seat, lowest
from durbar.engine.option import first, second, verb_of
from durbar.games.maharaja.ids import (
    ACTION_WORDS,
    ACTIONS,
    CHARACTER_WORDS,
    CHARACTERS,
    CITIES,
    FINAL_TILES,
    FIRST,
    MAHARANI_TOKENS,
    MAX_VILLAGES,
    NODES,
    NONE,
    PAIR_BEGUN,
    PHASE_WORDS,
    PLAIN,
    REWARD_WORDS,
    SECOND,
    SPACES,
    SPECIAL_WORDS,
    TILES,
    TRACK,
)
from durbar.games.maharaja.state import State
from durbar.games.maharaja.view import maharani_supply, sees_plan, sees_pp
from durbar.games.maharaja.words import (
    BUILD_SHRINE,
    BUILD_STATUE,
    COIN_TO_PP,
    COINS_TO_PP,
    END_TURN,
    LEAVE_SHRINE,
    MOVE,
    MOVE_FLAG,
    MOVE_PRIEST,
    PERFORM,
    PLAN,
    PP_TO_COINS,
    PUT_MAHARANI,
    SHRINE_AT,
    SHRINE_FOR_COINS,
    SHRINE_FOR_PP,
    SPEND_TOKEN,
    STATUE_AT,
    STOP_EXCHANGE,
    STOP_REWARD,
    TAKE,
    TAKE_REWARD,
    USE_ABILITY,
)

# --- actions: a block of ids for each verb ----------------------------------------------------------------------------

MOVE_AT: Final = 121
OFFERS: Final = 24  # ways to pay for one destination
ACTION_IDS: Final = 447
BLOCKS: Final = {  # where the ids of a verb begin, how many an increase of its first part skips, and its question
    END_TURN: (0, 0, 0),
    PERFORM: (1, 1, 0),
    SPEND_TOKEN: (10, 1, 0),
    BUILD_STATUE: (19, 0, 0),
    BUILD_SHRINE: (20, 0, 0),
    MOVE_PRIEST: (21, 0, 0),
    USE_ABILITY: (22, 1, 0),
    PLAN: (40, ACTIONS, 1),
    MOVE: (MOVE_AT, OFFERS, 2),
    STATUE_AT: (313, 4, 3),
    SHRINE_AT: (341, 1, 4),
    LEAVE_SHRINE: (389, 0, 4),
    TAKE: (390, 1, 5),
    PUT_MAHARANI: (407, 1, 6),
    MOVE_FLAG: (424, 1, 7),
    TAKE_REWARD: (431, 1, 8),
    STOP_EXCHANGE: (439, 0, 9),
    COINS_TO_PP: (440, 0, 9),
    PP_TO_COINS: (441, 0, 9),
    STOP_REWARD: (442, 0, 10),
    COIN_TO_PP: (443, 0, 10),
    SHRINE_FOR_COINS: (445, 0, 11),
    SHRINE_FOR_PP: (446, 0, 11),
}
FIRST_ID: Final = vec[i64]([BLOCKS[verb][0] for verb in range(len(BLOCKS))])
STRIDE: Final = vec[i64]([BLOCKS[verb][1] for verb in range(len(BLOCKS))])
QUESTION: Final = vec[i64]([BLOCKS[verb][2] for verb in range(len(BLOCKS))])


def action_of(g: State, option: i64) -> i64:
    """The stable id of an option. A move is its destination and its place among the ways to pay for it."""
    verb = verb_of(option)
    if isinstance(g.decision, Chance) or verb >= len(BLOCKS):
        return -1
    last = offer_number(g, option) if verb == MOVE else second(option)
    return FIRST_ID[verb] + first(option) * STRIDE[verb] + last


def action_ids(g: State, options: vec[i64]) -> vec[i64]:
    """The same for several."""
    found = options[:]
    for n in range(len(options)):
        found[n] = action_of(g, options[n])
    return found


def offer_number(g: State, option: i64) -> i64:
    number: i64 = 0
    for other in g.legal:
        if first(other) == first(option) and other < option:
            number += 1
    return number


def option_for(g: State, action: i64) -> i64:
    """The option of the present decision with this id; -1 if there is none."""
    for option in g.legal:
        if action_of(g, option) == action:
            return option
    return -1


def question_of(g: State) -> i64:
    """The kind of the present question; -1 if it is not a player's."""
    if g.decision is None or isinstance(g.decision, Chance):
        return -1
    return QUESTION[verb_of(g.legal[0])]


# --- observations --------------------------------------------------------------------------------------------------

# The table begins: round, reach, supplies, edition, phase, Maharaja, track, rewards, variants, turn, question
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
LEVEL: Final = OBSERVED - 1 - BOT_AT  # the last number
NOTHING: Final = vec[float]([0.0] * 767)


def observe(g: State, seat: i64) -> vec[float]:
    """What this seat sees as a row of its own."""
    row = NOTHING[:]
    see(row, 0, g, seat)
    return row


def see(row: vec[float], at: i64, g: State, seat: i64) -> None:
    """[MJ 1.7] What this seat sees, and nothing else. It is written over zeros, from `at` on."""
    see_table(row, at, g)
    see_turn(row, at, g, seat)
    see_tiles(row, at + TILES_AT, g, seat)
    for colour in range(g.colours):
        see_colour(row, at + SEAT_AT + SEAT_SIZE * relative(g, seat, colour), g, seat, colour)
    for city in range(CITIES):
        see_city(row, at + CITY_AT + CITY_SIZE * city, g, seat, city)
    see_villages(row, at + VILLAGE_AT, g, seat)
    if g.terms.solo:
        see_brahmabot(row, at + BOT_AT, g)


def relative(g: State, seat: i64, colour: i64) -> i64:
    """How many places after the observer this colour comes."""
    return colour - seat if colour >= seat else colour + g.colours - seat


def see_table(row: vec[float], at: i64, g: State) -> None:
    row[at] = float(g.round) / 7.0
    row[at + 1] = float(g.reach) / 5.0
    row[at + 2] = float(g.token_supply) / 7.0
    row[at + 3] = float(maharani_supply(g)) / 2.0
    row[at + 4 + g.terms.edition] = 1.0
    row[at + 7] = 1.0 if g.terms.solo else 0.0
    row[at + PHASE_AT + g.phase] = 1.0
    if g.maharaja >= 0:
        row[at + MAHARAJA_AT + g.maharaja] = 1.0
    for space in range(TRACK):
        if g.track[space] != NONE:
            row[at + TRACK_AT + g.track[space]] = float(space + 1) / 16.0
    for i in range(len(g.rewards)):
        row[at + REWARDS_AT + g.rewards[i]] = float(8 - i) / 8.0
    for i in range(4):
        row[at + SPECIAL_AT + i] = float(g.special[i])
    if g.final >= 0:
        row[at + FINAL_AT + g.final] = 1.0


def see_turn(row: vec[float], at: i64, g: State, seat: i64) -> None:
    """Whose turn it is, what is done and begun in it, and what kind of question is asked."""
    if g.acting >= 0:
        row[at + ACTING_AT + relative(g, seat, g.acting)] = 1.0
    row[at + TURN_AT] = 1.0 if g.is_done(FIRST) else 0.0
    row[at + TURN_AT + 1] = 1.0 if g.is_done(SECOND) else 0.0
    row[at + TURN_AT + 2] = float(g.token_spent)
    row[at + TURN_AT + 3] = float(g.due_statues)
    row[at + TURN_AT + 4] = float(g.due_shrines) / 2.0
    row[at + TURN_AT + 5] = 1.0 if g.pair == PAIR_BEGUN else 0.0
    row[at + TURN_AT + 6] = 1.0 if g.city_shrine_owed() else 0.0
    row[at + TURN_AT + 7] = float(g.moves) / 4.0
    question = question_of(g)
    if question >= 0:
        row[at + QUESTION_AT + question] = 1.0


def see_tiles(row: vec[float], at: i64, g: State, seat: i64) -> None:
    """For each character: in the display; whose it is; whose Maharani token lies on it."""
    for character in g.display:
        row[at + 9 * (character - 1)] = 1.0
    for colour in range(g.colours):
        if g.characters[colour]:
            row[at + 9 * (g.characters[colour] - 1) + 1 + relative(g, seat, colour)] = 1.0
    for token in range(MAHARANI_TOKENS):
        if g.maharani_tile[token]:
            owner = relative(g, seat, g.maharani_owner[token])
            row[at + 9 * (g.maharani_tile[token] - 1) + 5 + owner] = 1.0


def see_colour(row: vec[float], at: i64, g: State, seat: i64, colour: i64) -> None:
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
    row[at + 16] = 1.0 if g.has_acted(colour) else 0.0
    if g.has_planned(colour):
        row[at + 17] = 1.0
        if sees_plan(g, seat, colour):
            row[at + 18 + g.plan(colour, FIRST)] += 0.5
            row[at + 18 + g.plan(colour, SECOND)] += 0.5
    for character in range(1, CHARACTERS + 1):
        if g.has_used(colour, character):
            row[at + 26 + character] = 1.0


def see_city(row: vec[float], at: i64, g: State, seat: i64, city: i64) -> None:
    """Statues and shrines, by owner."""
    for space in range(SPACES):
        owner = g.statue(city, space)
        if owner != NONE:
            row[at + 4 * min(space, PLAIN) + relative(g, seat, owner)] += 0.25 if space >= PLAIN else 1.0
    for colour in range(g.colours):
        row[at + 16 + relative(g, seat, colour)] = float(g.shrines(city, colour)) / 5.0


def see_villages(row: vec[float], at: i64, g: State, seat: i64) -> None:
    """The shrines in villages, by owner."""
    for village in range(g.terms.board.villages):
        owners = g.villages[village]
        while owners:
            row[at + 4 * village + relative(g, seat, lowest(owners))] = 1.0
            owners &= owners - 1


def see_brahmabot(row: vec[float], at: i64, g: State) -> None:
    """The tiles shown, which tiles are left, and which characters are in the stack."""
    shown = (g.tile_left, g.tile_middle, g.tile_right, g.tile_up)
    row[at + LEVEL] = float(g.terms.level) / 2.0
    for tile in shown:
        if tile != NONE:
            row[at + tile] = 1.0
        at += TILES
    for tile in range(TILES):
        if g.in_tiles(tile):
            row[at + tile] = 1.0
    for character in range(1, CHARACTERS + 1):
        if g.in_stack(character):
            row[at + TILES + character - 1] = 1.0


# --- what each number means, in the order of `observe` --------------------------------------------------------------

PLAYERS: Final = ("own", "next", "second", "third")
QUESTIONS: Final = (
    *("turn", "plan", "move", "statue", "shrine", "character"),
    *("maharani", "flag", "reward", "exchange", "reward exchange", "return shrine"),
)
SIDES: Final = ("left", "middle", "right", "turned")


def table_names() -> Iterator[str]:
    yield from ("round", "reach", "token-supply", "maharani-supply")
    yield from ("rulebook", "rulebook-fr", "draft", "solo")
    yield from (f"phase {word}" for word in PHASE_WORDS)
    yield from (f"maharaja city {n}" for n in range(CITIES))
    yield from (f"flag of city {n}" for n in range(CITIES))
    yield from (f"height of {word}" for word in REWARD_WORDS)
    yield from SPECIAL_WORDS
    yield from (f"final tile {word}" for word in FINAL_TILES)
    yield from (f"{who} acting" for who in PLAYERS)
    yield from ("first action done", "second action done", "token spent", "statue due", "shrines due")
    yield from ("two shrines begun", "city shrine owed", "moves in a row")
    yield from (f"asked {question}" for question in QUESTIONS)


def tile_names() -> Iterator[str]:
    for word in CHARACTER_WORDS[1:]:
        yield f"{word} in the display"
        yield from (f"{word} {who}" for who in PLAYERS)
        yield from (f"{word} maharani {who}" for who in PLAYERS)


def player_names() -> Iterator[str]:
    for who in PLAYERS:
        plain = ("there", "coins", "pp", "pp known", "tokens", "board shrines", "supply shrines", "board statues")
        yield from (f"{who} {what}" for what in plain)
        yield from (f"{who} priest at {n}" for n in range(NODES))
        yield from (f"{who} {what}" for what in ("acted", "planned"))
        yield from (f"{who} plans {word}" for word in ACTION_WORDS)
        yield from (f"{who} used {word}" for word in CHARACTER_WORDS[1:])


def map_names() -> Iterator[str]:
    for city in range(CITIES):
        for what in ("centre", "top", "bottom", "plain", "shrines"):
            yield from (f"city {city} {what} {who}" for who in PLAYERS)
    for village in range(MAX_VILLAGES):
        yield from (f"village {village} {who}" for who in PLAYERS)


def brahmabot_names() -> Iterator[str]:
    for side in SIDES:
        yield from (f"{side} tile {n}" for n in range(1, TILES + 1))
    yield from (f"tile {n} left" for n in range(1, TILES + 1))
    yield from (f"{word} in the stack" for word in CHARACTER_WORDS[1:])
    yield "level"


OBSERVATION: Final = (*table_names(), *tile_names(), *player_names(), *map_names(), *brahmabot_names())
assert len(OBSERVATION) == OBSERVED, len(OBSERVATION)


class Numbers(Encoding):
    """All of this for many games at once."""

    def ids(self, g: Any, options: vec[i64]) -> vec[i64]:
        return action_ids(g, options)

    def see(self, row: vec[float], at: i64, g: Any, seat: Seat) -> None:
        see(row, at, g, seat)


NUMBERS: Final = Numbers()
