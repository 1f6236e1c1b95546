"""What anybody may see, which is everything [MD 15.1]: numbers that index the labels of `static`."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from durbar.games.maharadjah.ids import (
    AREAS,
    IN_BATTLE,
    IN_MOVEMENT,
    LEADERS,
    NATIONS,
    NONE,
    NOWHERE,
    PLACES,
    POWERS,
    ROWS,
)
from durbar.games.maharadjah.odds import odds_at
from durbar.games.maharadjah.rules.victory import due_by_card, next_line
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import OWNERS


def armies_seen(g: State) -> list[list[int]]:
    """[place, nation, armies, of which moved] for every stack."""
    found: list[list[int]] = []
    for place in range(PLACES):
        left: i64 = g.total[place]
        nation: i64 = 0
        while left > 0:
            armies = g.armies[nation * PLACES + place]
            if armies > 0:
                moved: i64 = g.moved[place] if nation == g.nation and g.phase == IN_MOVEMENT else 0
                found.append([int(place), int(nation), int(armies), int(moved)])
                left -= armies
            nation += 1
    return found


def totals_of(g: State, seats: int) -> list[int]:
    """[MD 4.9] The points of each seat, over all its nations."""
    found = [0] * seats
    for nation in range(NATIONS):
        owner = OWNERS[g.table * NATIONS + nation]
        if owner != NONE:
            found[int(owner)] += int(g.score[nation])
    return found


def view_of(g: State, seats: int) -> dict[str, Any]:
    """The table as everybody sees it."""
    return {
        "turn": int(g.turn),
        "nation": int(g.nation),
        "half": int(g.half),
        "phase": int(g.phase),
        "armies": armies_seen(g),
        "leaders": [[i, int(g.leader_at[i])] for i in range(LEADERS) if g.leader_at[i] != NOWHERE],
        "factories": [[p, int(g.factory[p])] for p in range(PLACES) if g.factory[p] != NONE],
        "arms": [[i, int(g.arms_holder[i]), int(g.arms_at[i])] for i in range(POWERS) if g.arms_holder[i] != NONE],
        "stored": [int(halves) for halves in g.stored],
        "allies": [int(price) for price in g.ally],
        "submitted": [[row, int(g.submitted[row])] for row in range(ROWS) if g.submitted[row]],
        "raj": [int(points) for points in g.raj],
        "scores": [int(points) for points in g.score],
        "totals": totals_of(g, seats),
        "due": due_seen(g),
        "group": group_seen(g),
        "battle": battle_seen(g),
        "odds": odds_seen(g),
        "waiting": waiting_seen(g),
    }


def due_seen(g: State) -> list[list[int]]:
    """[nation, line of its card, points] that the areas held now would give when that line counts next."""
    due = due_by_card(g)
    return [[nation, int(next_line(g, nation)), int(due[nation])] for nation in range(NATIONS) if due[nation]]


def group_seen(g: State) -> list[int] | None:
    """The group on the march: place, where it came from, armies, riders as bits, borders crossed."""
    if g.group_at == NOWHERE:
        return None
    crossed, riders = int(g.group_crossed), int(g.group_riders)
    return [int(g.group_at), int(g.group_from), int(g.group_count), riders, crossed]


def battle_seen(g: State) -> list[int] | None:
    """The battle being fought: place, attacker, defender, round, hits of the attacker and of the defender."""
    if g.battle_at == NOWHERE:
        return None
    return [int(g.battle_at), int(g.nation), int(g.battle_with), int(g.round), int(g.hits), int(g.hits_back)]


def odds_seen(g: State) -> list[float] | None:
    """The odds of that battle if both fight on: win, lose, both gone; losses to expect of attacker and defender."""
    if g.battle_at == NOWHERE or g.armies_at(g.nation, g.battle_at) == 0:
        return None
    odds = odds_at(g, g.battle_at, g.nation, g.battle_with)
    return [odds.win, odds.lose, odds.both_gone, odds.attacker_losses, odds.defender_losses]


def waiting_seen(g: State) -> list[list[float]]:
    """The battles still to be fought on land: place, defender; if both fight on: win, lose, both gone."""
    found: list[list[float]] = []
    if g.phase == IN_BATTLE and g.battle_at == NOWHERE and g.nation != NONE:
        for place in range(AREAS):
            if g.armies[g.nation * PLACES + place] > 0 and g.must_fight(g.nation, place):
                rival = g.rival_at(g.nation, place)
                odds = odds_at(g, place, g.nation, rival)
                found.append([int(place), int(rival), odds.win, odds.lose, odds.both_gone])
    return found
