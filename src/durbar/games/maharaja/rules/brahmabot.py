"""[MJ 11] The solo game: Brahmabot's tiles, instructions and priest."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Option, Options, Seat, Step, Words, members
from durbar.engine.refusal import DeadEnd
from durbar.games.maharaja.ids import (
    BOTTOM,
    BRAHMABOT,
    BY_BRAHMABOT,
    BY_PASSAGE,
    CENTRE,
    CITIES,
    COINS,
    FLAG_LEAD,
    LEFT,
    MIDDLE,
    NODES,
    NONE,
    PLAIN,
    SHRINE_MAHARAJA,
    STATUE_FREE_CENTRE,
    STATUE_LEFTMOST,
    STATUE_MAHARAJA,
    STATUE_SECOND,
    TO_MAHARAJA,
    TOP,
    TRACK,
    VILLAGE,
)
from durbar.games.maharaja.rules.actions import ReplaceCharacter, give_back, shift_flag, take_character
from durbar.games.maharaja.rules.shapes import Draw
from durbar.games.maharaja.rules.versions import TOLD_IN_FULL
from durbar.games.maharaja.state import State
from durbar.games.maharaja.words import (
    MOVED,
    PASSES,
    SHRINE_MOVED,
    SKIPPED,
    STAYS,
    TILE_PERFORMED,
    TILE_SHOWN,
    TILE_TURNED,
)

PLAYER: Final = 0
SIX: Final = 6
FAR: Final = 1_000_000_000

# --- its tiles -----------------------------------------------------------------------------------------------------


class ShowTiles(Step):
    """[MJ 11.4, R5] Two of three tiles lie face up; the right one, face down, is drawn when it is turned."""

    def run(self, g: State) -> None:
        g.do(DrawShownTile(LEFT), DrawShownTile(MIDDLE))


def undrawn(g: State) -> i64:
    """The tiles nobody has seen this round: the stack and the one face down."""
    seen: i64 = 0
    for tile in (g.tile_left, g.tile_middle, g.tile_right, g.tile_up):
        if tile != NONE:
            seen |= BIT[tile]
    return g.tiles & ~seen


class DrawBotTile(Draw):
    """One of the tiles not seen yet, by its number."""

    def candidates(self, g: State, player: Seat) -> Options:
        return members(undrawn(g))

    def words(self, g: State, option: Option) -> Words:
        return ("tile", str(option + 1))


class DrawShownTile(DrawBotTile):
    """[MJ 11.4] A tile for the player to see before planning."""

    def __init__(self, side: i64) -> None:
        self.side: Final = side

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if self.side == LEFT:
            g.tile_left = option
        else:
            g.tile_middle = option
        g.tell(TILE_SHOWN, option + 1)


class BrahmabotTurn(Step):
    """[MJ 11.6] Its turn: the next tile of the stack says which of the three it performs."""

    def run(self, g: State) -> None:
        g.acting = BRAHMABOT
        g.do(TurnUpTile(), PerformTile(), EndBrahmabotTurn())


class TurnUpTile(DrawBotTile):
    """[MJ 11.6] The mark in its lower part: left, middle or right."""

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.tile_up = option
        g.tell(TILE_TURNED, option + 1)
        mark = g.terms.board.tile_check[option]
        if mark == LEFT:
            g.tile_done = g.tile_left
        elif mark == MIDDLE:
            g.tile_done = g.tile_middle
        else:
            g.do(TurnRightTile())


class TurnRightTile(DrawBotTile):
    """[MJ 11.4, 11.6] The tile that lay face down."""

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.tile_right = option
        g.tile_done = option


class PerformTile(Step):
    """[MJ 11.7, 11.15] The upper part from left to right, then the priest goes to the tile's city."""

    def run(self, g: State) -> None:
        tile = g.tile_done
        g.tell(TILE_PERFORMED, tile + 1)
        g.do(Travel(g.terms.board.tile_to[tile]))
        parts = g.terms.board.tile_parts[tile]
        for i in range(len(parts) - 1, -1, -1):
            g.do(Instruction(parts[i][0], parts[i][1]))


class EndBrahmabotTurn(Step):
    """[MJ 11.8] Its turn is over."""

    def run(self, g: State) -> None:
        g.acting = NONE


def tidy_tiles(g: State) -> None:
    """[MJ 11.11] The performed tile leaves the game; all others are shuffled together."""
    if g.tile_done != NONE:
        g.discard_tile(g.tile_done)
    g.tile_left = g.tile_middle = g.tile_right = g.tile_up = g.tile_done = NONE


# --- instructions --------------------------------------------------------------------------------------------------


class Instruction(Step):
    """[MJ 11.7] One instruction of a tile, for nothing, wherever its priest is."""

    def __init__(self, kind: i64, number: i64) -> None:
        self.kind: Final = kind
        self.number: Final = number

    def run(self, g: State) -> None:
        if self.kind == COINS:
            g.gain_coins(BRAHMABOT, self.number, BY_BRAHMABOT)
        elif self.kind == SHRINE_MAHARAJA:
            build_bot_shrine(g, g.maharaja)
        elif self.kind == FLAG_LEAD:
            self.move_flag(g)
        elif STATUE_MAHARAJA <= self.kind <= STATUE_SECOND:
            self.build(g, statue_city(g, self.kind))
        elif len(g.display):
            rob_player(g)
        else:
            g.tell(SKIPPED, self.kind)

    def build(self, g: State, city: i64) -> None:
        """[MJ 11.15] Skipped if there is no such city, no room or no statue."""
        if city == NONE or g.is_full(city) or g.board_statues[BRAHMABOT] == 0:
            g.tell(SKIPPED, self.kind)
        else:
            build_bot_statue(g, city)

    def move_flag(self, g: State) -> None:
        city = largest_lead(g, self.number)
        if city == NONE:
            g.tell(SKIPPED, self.kind)
        else:
            shift_flag(g, BRAHMABOT, city, self.number)


def statue_city(g: State, kind: i64) -> i64:
    """[MJ 11.7] The city an instruction means, or NONE."""
    if kind == STATUE_MAHARAJA:
        return g.maharaja
    if kind == STATUE_LEFTMOST:
        return g.track[g.leftmost()]
    if kind == STATUE_FREE_CENTRE:
        return first_free_centre(g)
    return closest_second(g)


def first_free_centre(g: State) -> i64:
    """[MJ 11.7] The first city from the left of the track whose central space is free."""
    for city in g.track:
        if city != NONE and g.is_free(city, CENTRE):
            return city
    return NONE


def lead(g: State, one: i64, other: i64, city: i64) -> i64:
    """[MJ 11.14] By how many WP the one ranks above the other in this city; -1 if not, or without WP."""
    mine, theirs = g.worship(one, city), g.worship(other, city)
    if mine == 0 or mine < theirs or (mine == theirs and g.characters[one] > g.characters[other]):
        return -1
    return mine - theirs


def closest_second(g: State) -> i64:
    """[MJ 11.7, 11.14] Where the player leads by least and there is room; ties: the leftmost flag."""
    best: i64 = NONE
    gap: i64 = 1000
    for city in g.track:
        if city != NONE and not g.is_full(city):
            here = lead(g, PLAYER, BRAHMABOT, city)
            if 0 <= here < gap:
                best, gap = city, here
    return best


def largest_lead(g: State, step: i64) -> i64:
    """[MJ 11.7, 11.14, 11.20] Where it leads by most and the flag can go that far; ties: the leftmost flag."""
    best: i64 = NONE
    most: i64 = -1
    for space in range(step, TRACK):
        city = g.track[space]
        if city != NONE and lead(g, BRAHMABOT, PLAYER, city) > most:
            best, most = city, lead(g, BRAHMABOT, PLAYER, city)
    return best


def rob_player(g: State) -> None:
    """[MJ 11.7] It takes the player's character; its own leaves the game; the player chooses a new one."""
    wanted = g.characters[PLAYER]
    give_back(g, BRAHMABOT)
    g.characters[PLAYER] = 0
    take_character(g, BRAHMABOT, wanted, PLAYER)
    g.do(ReplaceCharacter(PLAYER))


# --- building ------------------------------------------------------------------------------------------------------


def build_bot_statue(g: State, city: i64) -> None:
    """[MJ 11.9] Centre, else the upper bonus space, else the lower one, else any other; never a bonus."""
    for space in (CENTRE, TOP, BOTTOM, PLAIN):
        if g.is_free(city, space):
            g.put_statue(BRAHMABOT, city, space, 0)
            return


def bot_shrines(g: State) -> i64:
    """Shrines it could still build: at hand, or taken from a city."""
    count = g.board_shrines[BRAHMABOT]
    for city in range(CITIES):
        count += g.shrines(city, BRAHMABOT)
    return count


def build_bot_shrine(g: State, place: i64) -> None:
    """[MJ 11.9, 11.17] From its hand; with none left it moves one; with none in a city either it builds none."""
    if g.board_shrines[BRAHMABOT] == 0:
        fetch_shrine(g)
    if g.board_shrines[BRAHMABOT]:
        g.put_shrine(BRAHMABOT, place, 0)


def fetch_shrine(g: State) -> None:
    """[MJ 11.9] From the city furthest right on the track where it has one."""
    for space in range(TRACK - 1, -1, -1):
        city = g.track[space]
        if city != NONE and g.shrines(city, BRAHMABOT):
            g.add_shrines(city, BRAHMABOT, -1)
            g.board_shrines[BRAHMABOT] += 1
            g.tell(SHRINE_MOVED, BRAHMABOT, city)
            return


# --- its priest ----------------------------------------------------------------------------------------------------


class Travel(Step):
    """[MJ 11.8] The priest goes to the tile's city, along roads or over shrines it builds."""

    def __init__(self, target: i64) -> None:
        self.target: Final = target

    def run(self, g: State) -> None:
        city = g.maharaja if self.target == TO_MAHARAJA else self.target
        route = bot_route(g, city)
        missing = missing_on(g, route)
        if len(missing) == 0:
            walk(g, route, city)
            settle_in(g, city)
        elif bot_shrines(g) < len(missing):
            g.tell(STAYS, BRAHMABOT, city)
        else:
            for village in missing:
                build_bot_shrine(g, VILLAGE + village)
            walk(g, route, city)


def bot_route(g: State, city: i64) -> list[i64]:
    """[MJ 11.8, 11.16] Fewest missing shrines, then fewest of the player's, then fewest villages, then road order."""
    board = g.terms.board
    far = efforts_to(g, city)
    route: list[i64] = []
    node = g.priests[BRAHMABOT]
    while node != city:
        for road in board.roads_at(node):
            if road_effort(g, road) + far[board.beyond(road, node)] == far[node]:
                route.append(road)
                node = board.beyond(road, node)
                break
        else:
            raise DeadEnd("bot_route")  # as in a position made by hand, where the Maharaja is nowhere
    return route


def road_effort(g: State, road: i64) -> i64:
    """What a road adds to a route, the weightiest first: missing shrines, shrines of the player, villages."""
    effort: i64 = 0
    for village in (g.terms.board.village_1[road], g.terms.board.village_2[road]):
        if village != NONE:
            mask = g.villages[village]
            effort += 1 + (10_000 if mask == 0 else (100 if mask & BIT[PLAYER] else 0))
    return effort


def efforts_to(g: State, city: i64) -> vec[i64]:
    """The least effort from every node to this city."""
    board = g.terms.board
    far = vec[i64]([FAR] * NODES)
    far[city] = 0
    changed = True
    while changed:
        changed = False
        for road in range(board.roads):
            effort, a, b = road_effort(g, road), board.end_a[road], board.end_b[road]
            if far[a] + effort < far[b]:
                far[b] = far[a] + effort
                changed = True
            elif far[b] + effort < far[a]:
                far[a] = far[b] + effort
                changed = True
    return far


def villages_on(g: State, route: list[i64]) -> vec[i64]:
    found = vec[i64]()
    for road in route:
        found = append(found, g.terms.board.village_1[road])
        if g.terms.board.has_two(road):
            found = append(found, g.terms.board.village_2[road])
    return found


def missing_on(g: State, route: list[i64]) -> vec[i64]:
    """The villages of a route without a shrine."""
    found = vec[i64]()
    for village in villages_on(g, route):
        if g.villages[village] == 0:
            found = append(found, village)
    return found


def players_on(g: State, route: list[i64]) -> i64:
    """The player's shrines on a route."""
    count: i64 = 0
    for village in villages_on(g, route):
        if g.has_village(village, PLAYER):
            count += 1
    return count


def walk(g: State, route: list[i64], city: i64) -> None:
    """[MJ 11.8] For each of the player's shrines it passes, the player gets 1 coin from the supply."""
    node = g.priests[BRAHMABOT]
    for road in route:
        node = g.terms.board.beyond(road, node)
        g.tell(PASSES, BRAHMABOT, road, node)
    if node != g.priests[BRAHMABOT]:
        g.tell(MOVED, BRAHMABOT, g.priests[BRAHMABOT], city)
    g.priests[BRAHMABOT] = city
    g.gain_coins(PLAYER, players_on(g, route), BY_PASSAGE if g.rules >= TOLD_IN_FULL else BY_BRAHMABOT)


def settle_in(g: State, city: i64) -> None:
    """[MJ 11.8, 11.17] In a city that was connected: a statue for 6 coins, else a free shrine and 1 coin."""
    if g.coins[BRAHMABOT] >= SIX and g.board_statues[BRAHMABOT] and not g.is_full(city):
        g.pay(BRAHMABOT, SIX, BY_BRAHMABOT)
        build_bot_statue(g, city)
    else:
        build_bot_shrine(g, city)
        g.gain_coins(BRAHMABOT, 1, BY_BRAHMABOT)
