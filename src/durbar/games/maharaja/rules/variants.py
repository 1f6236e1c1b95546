"""[MJ 10, 12.9] What the final-scoring tiles change. Special rules stand where they apply."""

from __future__ import annotations

from mypy_extensions import i64

from durbar.games.maharaja.ids import CITIES, DRAFT_1, DRAFT_2, DRAFT_3, DRAFT_4, FINAL_A, FINAL_B, FINAL_C, FINAL_D
from durbar.games.maharaja.state import State


def majority(g: State) -> i64:
    """[MJ 9.4, 10.2, 12.9] The most WP in a city, alone: 2 PP, with tile A and draft tile 1 three."""
    return 3 if g.final in (FINAL_A, DRAFT_1) else 2


def tied_majority(g: State) -> i64:
    """[MJ 9.4, 10.2, 12.9] The most WP together with others: 1 PP each, with tile A two."""
    return 2 if g.final == FINAL_A else 1


def coins_per_pp(g: State) -> i64:
    """[MJ 9.3, 12.9] 5 coins for 1 PP, with draft tiles 1 and 4 four."""
    return 4 if g.final in (DRAFT_1, DRAFT_4) else 5


def brahmabot_coins(g: State) -> i64:
    """[MJ 11.13] 1 PP if it has at least 1 coin."""
    return 1 if g.coins[1] > 0 else 0


def tile_line(g: State, colour: i64) -> i64:
    """[MJ 10.2, 12.9] The tile's own line."""
    if g.final == FINAL_A:
        return -g.supply_shrines[colour]
    if g.final in (FINAL_B, DRAFT_2):
        return cities_with_piece(g, colour)
    if g.final in (FINAL_C, DRAFT_4):
        return 2 * roads_held(g, colour)
    if g.final in (FINAL_D, DRAFT_3):
        return 2 * cities_with_two_statues(g, colour)
    return g.pp[colour] // 4 if g.final == DRAFT_1 else 0


def cities_with_piece(g: State, colour: i64) -> i64:
    """[MJ 10.2] Cities with at least one own statue or shrine."""
    count: i64 = 0
    for city in range(CITIES):
        if g.shrines(city, colour) or g.statues_in(colour, city):
            count += 1
    return count


def roads_held(g: State, colour: i64) -> i64:
    """[MJ 10.2] Roads of two villages with an own shrine in both."""
    board = g.terms.board
    count: i64 = 0
    for road in range(board.roads):
        if board.has_two(road) and g.has_village(board.village_1[road], colour):
            count += 1 if g.has_village(board.village_2[road], colour) else 0
    return count


def cities_with_two_statues(g: State, colour: i64) -> i64:
    """[MJ 10.2] Cities with at least two own statues."""
    count: i64 = 0
    for city in range(CITIES):
        if g.statues_in(colour, city) >= 2:
            count += 1
    return count
