"""What a seat may see, and what it may imagine about the rest."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.flow import BIT, Chance
from durbar.games.maharaja.ids import ACTIONS, BRAHMABOT, MAHARANI_TOKENS, NONE, OVER
from durbar.games.maharaja.rules.ending import final_sheet
from durbar.games.maharaja.state import State

SPECTATOR = -1


def sees_pp(g: State, seat: i64, colour: i64) -> bool:
    """[MJ 1.7, 11.19] One's own points, Brahmabot's, and everyone's once the game is over."""
    return colour == seat or g.phase == OVER or (g.terms.solo and colour == BRAHMABOT)


def sees_plan(g: State, seat: i64, colour: i64) -> bool:
    """[MJ 1.7] One's own plan, and those whose owner's turn has come."""
    return colour == seat or g.acted & BIT[colour] != 0 or g.phase == OVER


def maharani_supply(g: State) -> i64:
    """[MJ 1.8, 12.5] Maharani tokens that lie beside the track; the draft has one, and a second with character 16."""
    tokens: i64 = MAHARANI_TOKENS
    if g.terms.draft and g.holder(16) == NONE and 16 not in g.display:
        tokens = 1
    free: i64 = 0
    for token in range(tokens):
        if g.maharani_tile[token] == 0:
            free += 1
    return free


def points_seen(g: State, seat: i64) -> list[Any]:
    return [int(g.pp[c]) if sees_pp(g, seat, c) else None for c in range(g.colours)]


def plans_seen(g: State, seat: i64) -> list[Any]:
    found: list[Any] = []
    for c in range(g.colours):
        if g.plans[2 * c] != NONE and sees_plan(g, seat, c):
            found.append([int(g.plans[2 * c]), int(g.plans[2 * c + 1])])
        else:
            found.append(None)
    return found


def view(g: State, seat: i64) -> dict[str, Any]:
    """[MJ 1.7] Everything but the others' PP and plans. Numbers index the labels of `static`."""
    seen: dict[str, Any] = {
        "phase": g.phase,
        "round": g.round,
        "maharaja": g.maharaja,
        "track": list(g.track),
        "rewards": list(g.rewards),
        "reach": min(g.reach, len(g.rewards)),
        "display": list(g.display),
        "characters": list(g.characters),
        "coins": list(g.coins),
        "pp": points_seen(g, seat),
        "tokens": list(g.tokens),
        "token_supply": g.token_supply,
        "board_shrines": list(g.board_shrines),
        "supply_shrines": list(g.supply_shrines),
        "board_statues": list(g.board_statues),
        "priests": list(g.priests),
        "statues": list(g.statues),
        "shrines": list(g.shrines),
        "villages": list(g.villages),
        "used": list(g.used),
        "planned": [g.plans[2 * c] != NONE for c in range(g.colours)],
        "plans": plans_seen(g, seat),
        "acting": g.acting,
        "acted": g.acted,
        "special": list(g.special),
        "final": g.final,
        "maharani_supply": maharani_supply(g),
        "maharani": maharani_seen(g),
        "turn": turn_seen(g),
    }
    if g.terms.solo:
        seen["brahmabot"] = brahmabot_seen(g)
    if g.phase == OVER:
        seen["sheet"] = list(final_sheet(g))
    return seen


def maharani_seen(g: State) -> list[dict[str, int]]:
    """The tokens on tiles: on which, whose, since which round."""
    return [
        {"character": g.maharani_tile[t], "owner": g.maharani_owner[t], "round": g.maharani_round[t]}
        for t in range(MAHARANI_TOKENS)
        if g.maharani_tile[t]
    ]


def turn_seen(g: State) -> dict[str, int]:
    """What is done and begun in the present turn."""
    return {
        "slots": g.slots,
        "token_spent": g.token_spent,
        "due_statues": g.due_statues,
        "due_shrines": g.due_shrines,
        "pair": g.pair,
        "moves": g.moves,
    }


def brahmabot_seen(g: State) -> dict[str, Any]:
    """[MJ 11.2, 11.4] The tiles that lie face up, and which are left in the two stacks."""
    return {
        "tiles": [g.tile_left, g.tile_middle, g.tile_right],
        "turned": g.tile_up,
        "performed": g.tile_done,
        "tiles_left": g.tiles,
        "stack": g.stack,
    }


# --- what may be ---------------------------------------------------------------------------------------------------


def determinize(g: State, seat: i64, rng: Rng) -> State:
    """[MJ R4] A clone with the plans this seat does not know dealt anew.

    Every gain of PP is seen by all, so who counts knows the totals: they are as counted. Stacks are drawn from as
    tiles are needed, so there is no order to guess.
    """
    copy = g.clone()
    for colour in range(g.terms.seats):
        if g.plans[2 * colour] != NONE and not sees_plan(g, seat, colour):
            guess_plan(copy, colour, rng)
    for colour in range(g.colours):
        if not sees_pp(g, seat, colour):
            copy.pp[colour] = g.pp_counted[colour]
    decision = copy.decision
    if decision is not None and not isinstance(decision, Chance):
        copy.ready(decision)
    return copy


def guess_plan(g: State, colour: i64, rng: Rng) -> None:
    """[MJ 4.2] Any two actions, or one twice."""
    one, other = rng.below(ACTIONS), rng.below(ACTIONS)
    g.plans[2 * colour] = min(one, other)
    g.plans[2 * colour + 1] = max(one, other)
