"""The exact odds of a battle [MD 8.3, 8.4], by dynamic programming over the armies left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from mypy_extensions import i64

from durbar.games.maharadjah.rules.rounds import AT_FACTORY, ATTACKING, BY_FACTORY, bonus_of, needed_to_hit
from durbar.games.maharadjah.state import State

Policy = Callable[[int, int], bool]
"""Does a side leave after a round, given the armies of its own and of the enemy that are left?"""

FACES: Final = 6


class Odds(NamedTuple):
    """How a battle ends, as probabilities, and what it costs on average."""

    win: float  # the attacker alone is left
    lose: float  # the defender alone is left
    both_gone: float
    attacker_leaves: float
    defender_leaves: float
    attacker_losses: float
    defender_losses: float
    rounds: float


TO_THE_END: Final[dict[tuple[int, int, int, int, int], Odds]] = {}  # battles without retreat, kept once computed


def never(own: int, enemy: int) -> bool:
    """[MD 8.7] Fights on to the end."""
    return False


def when_fewer(own: int, enemy: int) -> bool:
    """Leaves as soon as it has fewer armies than the enemy."""
    return own < enemy


def after_one_round(own: int, enemy: int) -> bool:
    """Leaves after the first round, whatever happened."""
    return True


# --- one round -------------------------------------------------------------------------------------------------------


def binomial(dice: int, faces: int) -> list[float]:
    """The chances of 0, 1, 2 ... hits with so many dice that hit on so many faces."""
    chance = faces / FACES
    found = [1.0]
    for _ in range(dice):
        found = [
            (found[hits] * (1 - chance) if hits < len(found) else 0.0) + (found[hits - 1] * chance if hits else 0.0)
            for hits in range(len(found) + 1)
        ]
    return found


def capped(chances: list[float], most: int) -> list[float]:
    """[MD 8.3, R23] Hits beyond the armies present are lost."""
    return [*chances[:most], sum(chances[most:])]


def with_factory(chances: list[float], faces: int) -> list[float]:
    """[MD 8.3, R22] The die of the defender's own factory beside its armies."""
    die = binomial(1, faces)
    found = [0.0] * (len(chances) + 1)
    for hits, chance in enumerate(chances):
        found[hits] += chance * die[0]
        found[hits + 1] += chance * die[1]
    return found


# --- the whole battle ------------------------------------------------------------------------------------------------


def battle_odds(
    attackers: int,
    defenders: int,
    attack_faces: int,
    defence_faces: int,
    factory_faces: int = 0,
    attacker_leaves: Policy = never,
    defender_leaves: Policy = never,
) -> Odds:
    """[MD 8.3, 8.4] Faces are the natural dice that hit (0 to 6); a policy is asked after each round both survive.

    The defender decides first, and whoever leaves takes all armies along. A factory that stands alone is a defender
    of its own: one "army" whose die hits on `defence_faces`.
    """
    key = (attackers, defenders, attack_faces, defence_faces, factory_faces)
    plain = attacker_leaves is never and defender_leaves is never
    if plain and key in TO_THE_END:
        return TO_THE_END[key]
    known: dict[tuple[int, int], list[float]] = {}
    for a in range(1, attackers + 1):
        attack = binomial(a, attack_faces)
        for d in range(1, defenders + 1):
            defence = binomial(d, defence_faces)
            if factory_faces:
                defence = with_factory(defence, factory_faces)
            hits, losses = capped(attack, d), capped(defence, a)
            known[a, d] = one_state(a, d, hits, losses, known, attacker_leaves, defender_leaves)
    found = Odds(*known[attackers, defenders])
    if plain:
        TO_THE_END[key] = found
    return found


def one_state(
    a: int,
    d: int,
    hits: list[float],
    losses: list[float],
    known: dict[tuple[int, int], list[float]],
    attacker_leaves: Policy,
    defender_leaves: Policy,
) -> list[float]:
    """From so many armies on: smaller battles are known, and a round without losses comes back here."""
    found = [0.0] * 8
    found[7] = 1.0
    stays = hits[0] * losses[0]
    for h, hit in enumerate(hits):
        for k, lost in enumerate(losses):
            chance = hit * lost
            if h == 0 and k == 0:
                continue
            after = outcome(a - k, d - h, known, attacker_leaves, defender_leaves)
            for i in range(8):
                found[i] += chance * after[i]
            found[5] += chance * k
            found[6] += chance * h
    ended = ending(a, d, attacker_leaves, defender_leaves)
    if ended is not None:
        return [value + stays * last for value, last in zip(found, ended, strict=True)]
    return [value / (1 - stays) for value in found] if stays < 1 else found


def outcome(
    a: int, d: int, known: dict[tuple[int, int], list[float]], attacker_leaves: Policy, defender_leaves: Policy
) -> list[float]:
    ended = ending(a, d, attacker_leaves, defender_leaves)
    return known[a, d] if ended is None else ended


def ending(a: int, d: int, attacker_leaves: Policy, defender_leaves: Policy) -> list[float] | None:
    """[MD 8.4] Is it over after a round? Both gone, one gone, the defender leaves, else the attacker."""
    if a == 0 or d == 0:
        return [float(a > 0), float(d > 0), float(a == d), 0.0, 0.0, 0.0, 0.0, 0.0]
    if defender_leaves(d, a):
        return [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    if attacker_leaves(a, d):
        return [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]
    return None


# --- from a position -------------------------------------------------------------------------------------------------


def faces_that_hit(g: State, place: i64, side: i64, target: i64, kind: i64) -> int:
    """[MD 8.3] How many natural dice hit, with everything added."""
    faces = int(FACES + 1 - needed_to_hit(g, place, target, kind) + bonus_of(g, place, side, kind))
    return max(0, min(FACES, faces))


def odds_at(
    g: State,
    place: i64,
    attacker: i64,
    defender: i64,
    attacker_leaves: Policy = never,
    defender_leaves: Policy = never,
) -> Odds:
    """The odds of a battle in this position: armies against armies, or against a factory alone."""
    armies, defending = int(g.armies_at(attacker, place)), int(g.armies_at(defender, place))
    factory = g.factory[place] == defender
    if defending == 0 and not factory:
        return Odds(1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    if defending == 0:
        attack = faces_that_hit(g, place, attacker, defender, ATTACKING | AT_FACTORY)
        defence = faces_that_hit(g, place, defender, attacker, BY_FACTORY)
        return battle_odds(armies, 1, attack, defence, 0, attacker_leaves, defender_leaves)
    attack = faces_that_hit(g, place, attacker, defender, ATTACKING)
    defence = faces_that_hit(g, place, defender, attacker, 0)
    beside = faces_that_hit(g, place, defender, attacker, BY_FACTORY) if factory else 0
    return battle_odds(armies, defending, attack, defence, beside, attacker_leaves, defender_leaves)
