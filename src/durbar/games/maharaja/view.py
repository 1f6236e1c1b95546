"""What a seat may see, and what it may imagine about the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, members
from durbar.games.maharaja.ids import ACTIONS, BRAHMABOT, FIRST, MAHARANI_TOKENS, NONE, OVER, SECOND
from durbar.games.maharaja.rules.ending import final_sheet
from durbar.games.maharaja.shown import Brahmabot, Maharani, Turn, View
from durbar.games.maharaja.state import State

SPECTATOR = -1
EVERYBODY = -2
"""Eyes that see all hands open, once a game is over."""


def sees_pp(g: State, seat: i64, colour: i64) -> bool:
    """[MJ 1.7, 11.19] One's own points, Brahmabot's, and everyone's once the game is over."""
    return colour == seat or seat == EVERYBODY or g.phase == OVER or (g.terms.solo and colour == BRAHMABOT)


def sees_plan(g: State, seat: i64, colour: i64) -> bool:
    """[MJ 1.7] One's own plan, and those whose owner's turn has come."""
    return colour == seat or seat == EVERYBODY or g.has_acted(colour) or g.phase == OVER


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


def points_seen(g: State, seat: i64) -> list[int | None]:
    return [int(g.pp[c]) if sees_pp(g, seat, c) else None for c in range(g.colours)]


def plans_seen(g: State, seat: i64) -> list[tuple[int, int] | None]:
    found: list[tuple[int, int] | None] = []
    for c in range(g.colours):
        if g.has_planned(c) and sees_plan(g, seat, c):
            found.append((int(g.plan(c, FIRST)), int(g.plan(c, SECOND))))
        else:
            found.append(None)
    return found


def view(g: State, seat: i64) -> View:
    """[MJ 1.7] Everything but the others' PP and plans."""
    return View(
        g.phase,
        g.round,
        g.maharaja,
        list(g.track),
        list(g.rewards),
        min(g.reach, len(g.rewards)),
        list(g.display),
        list(g.characters),
        list(g.coins),
        points_seen(g, seat),
        list(g.tokens),
        g.token_supply,
        list(g.board_shrines),
        list(g.supply_shrines),
        list(g.board_statues),
        list(g.priests),
        list(g.statues_table),
        list(g.shrines_table),
        villages_seen(g),
        [numbers_in(g.used[c]) if g.used[c] else NOBODY for c in range(g.colours)],
        [c for c in range(g.colours) if g.has_planned(c)],
        plans_seen(g, seat),
        g.acting,
        SETS[g.acted],
        [i for i in range(len(g.special)) if g.special[i]],
        g.final,
        maharani_supply(g),
        maharani_seen(g),
        Turn(SETS[g.slots], g.token_spent != 0, g.due_statues, g.due_shrines, g.pair, g.moves),
        brahmabot_seen(g) if g.terms.solo else None,
        list(final_sheet(g)) if g.phase == OVER else None,
    )


def numbers_in(bits: i64) -> list[int]:
    """A set as a list."""
    return list(members(bits))


SETS: Final[list[list[int]]] = [numbers_in(bits) for bits in range(32)]  # of owners, or of the two hands
NOBODY: Final[list[int]] = SETS[0]


def villages_seen(g: State) -> list[list[int]]:
    """Owners of the shrines in each village; most have none."""
    found = [NOBODY] * len(g.villages)
    for village in range(len(g.villages)):
        if g.villages[village]:
            found[village] = SETS[g.villages[village]]
    return found


def maharani_seen(g: State) -> list[Maharani]:
    """The tokens that lie on tiles."""
    return [
        Maharani(g.maharani_tile[t], g.maharani_owner[t], g.maharani_round[t])
        for t in range(MAHARANI_TOKENS)
        if g.maharani_tile[t]
    ]


def brahmabot_seen(g: State) -> Brahmabot:
    """[MJ 11.2, 11.4] Its tiles, and what is left in the stacks."""
    tiles: list[int] = [g.tile_left, g.tile_middle, g.tile_right]
    return Brahmabot(tiles, g.tile_up, g.tile_done, numbers_in(g.tiles), numbers_in(g.stack))


# --- what may be ---------------------------------------------------------------------------------------------------


def determinize(g: State, seat: i64, rng: Rng) -> State:
    """[MJ R4] A clone with the plans this seat does not know dealt anew.

    Every gain of PP is seen by all, so who counts knows the totals: they are as counted. Stacks are drawn from as
    tiles are needed, so there is no order to guess.
    """
    copy = g.clone()
    for colour in range(g.terms.seats):
        if g.has_planned(colour) and not sees_plan(g, seat, colour):
            guess_plan(copy, colour, rng)
    for colour in range(g.colours):
        if not sees_pp(g, seat, colour):
            copy.pp[colour] = g.pp_counted[colour]
    decision = copy.decision
    if decision is not None and not isinstance(decision, Chance):
        copy.legal = decision.options(copy, copy.asked)
    return copy


def guess_plan(g: State, colour: i64, rng: Rng) -> None:
    """[MJ 4.2] Any two actions, or one twice."""
    one, other = rng.below(ACTIONS), rng.below(ACTIONS)
    g.set_plan(colour, FIRST, min(one, other))
    g.set_plan(colour, SECOND, max(one, other))
