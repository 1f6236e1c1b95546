"""What always holds in Maharaja, whatever is played."""

from __future__ import annotations

from durbar.engine.flow import BIT
from durbar.games.maharaja import ids
from durbar.games.maharaja.state import State


def check(g: State) -> None:
    """[MJ 1.1, 1.8, 2.5] Pieces, tokens and flags are all somewhere; villages hold what they may; kept sums agree."""
    for colour in range(g.colours):
        check_colour(g, colour)
    check_villages(g)
    flags = [city for city in g.track if city != ids.NONE]
    assert len(set(flags)) == len(flags), flags
    assert len(flags) == ids.CITIES or g.round == 0, flags
    assert sum(g.tokens) + g.token_supply == ids.ACTION_TOKENS
    assert len(set(g.rewards)) == len(g.rewards)
    held = [character for character in (*g.characters, *g.display) if character]
    assert len(set(held)) == len(held), held
    if g.round and not g.terms.solo and max(g.characters):
        assert len(held) in (g.terms.shown, g.terms.shown - 1), held
    assert not any(g.in_stack(character) for character in held)


def check_colour(g: State, colour: int) -> None:
    on_map = sum(g.shrines(city, colour) for city in range(ids.CITIES))
    on_map += sum(1 for mask in g.villages if mask & BIT[colour])
    assert on_map + g.board_shrines[colour] + g.supply_shrines[colour] == ids.SHRINES, colour
    assert g.statues_built(colour) + g.board_statues[colour] == g.terms.board.statues, colour
    assert min(g.board_shrines[colour], g.supply_shrines[colour], g.board_statues[colour]) >= 0
    assert g.coins[colour] >= 0
    assert g.pp[colour] >= 0
    assert g.pp[colour] == g.pp_counted[colour], "the points kept and the points told differ"


def check_villages(g: State) -> None:
    for mask in g.villages:
        assert mask < BIT[g.colours]
        assert bin(mask).count("1") <= g.terms.village_holds
