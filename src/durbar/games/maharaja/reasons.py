"""What a refusal names besides the option itself: the place, the price, what one has."""

from __future__ import annotations

from collections.abc import Callable

from durbar.engine.flow import Words
from durbar.games.maharaja import ids
from durbar.games.maharaja.rules.building import BuildShrine, BuildStatue, builds_anywhere
from durbar.games.maharaja.rules.moving import moves_free, road_toll, total
from durbar.games.maharaja.rules.plan import can_perform, still_planned
from durbar.games.maharaja.state import State

STATUE_ACTIONS = ("statue-cheaper", "statue-and-shrine")


def about(g: State, seat: int, words: Words, key: str) -> Words:
    """The arguments of a refusal's sentence; as a rule what the option's own words name."""
    told = TOLD.get(key)
    return told(g, seat, words) if told else words[1:]


def priest_of(g: State, seat: int) -> str:
    return g.terms.board.nodes[g.priests[seat]]


def city_meant(g: State, seat: int, words: Words) -> str:
    """The city an option names; in the menu of a turn the one the priest is in."""
    if words[0] in ("statue", "shrine"):
        return words[1]
    return "any-city" if builds_anywhere(g, seat) or g.priests[seat] == ids.START else priest_of(g, seat)


def full(g: State, seat: int, words: Words) -> Words:
    return (city_meant(g, seat, words),)


def elsewhere(g: State, seat: int, words: Words) -> Words:
    return (city_meant(g, seat, words), priest_of(g, seat))


def short_of_coins(g: State, seat: int, words: Words) -> Words:
    """[MJ 2.1] What it is, where, its price, and what one has."""
    thing = "statue" if wants_statue(words) else "shrine"
    place, price = cheapest_statue(g, seat, words) if thing == "statue" else (city_meant(g, seat, words), 1)
    return (thing, place, str(price), str(g.coins[seat]))


def wants_statue(words: Words) -> bool:
    return words[0] in ("statue", "build-statue") or words[-1] in STATUE_ACTIONS


def cheapest_statue(g: State, seat: int, words: Words) -> tuple[str, int]:
    """The city a statue is refused in for want of coins, and its price there; of several cities the cheapest."""
    nodes, decision = g.terms.board.nodes, g.decision
    discount = g.terms.discount if words[-1] == "statue-cheaper" else 0
    if isinstance(decision, BuildStatue):
        discount = decision.discount
    here = city_meant(g, seat, words)
    cities = [nodes.index(here)] if here != "any-city" else range(ids.CITIES)
    priced = [(int(g.statue_price(seat, city, discount)), nodes[city]) for city in cities]
    price, city = min(priced)
    return city, price


def no_way(g: State, seat: int, words: Words) -> Words:
    return (priest_of(g, seat),)


def toll_wanted(g: State, seat: int, words: Words) -> Words:
    """[MJ 3.4] Where to, what the passage costs, and what one has; in the menu of a turn the cheapest next place."""
    if words[0] != "move-priest":
        return (words[1], str(sum(int(paid) for paid in words[3::2])), str(g.coins[seat]))
    board, node, free = g.terms.board, g.priests[seat], moves_free(g, seat)
    near = [(road, board.nodes[board.beyond(road, node)]) for road in board.roads_at(node)]
    tolls = [(int(road_toll(g, seat, road, free)), place) for road, place in near]
    price, place = min((int(total(toll)), place) for toll, place in tolls if toll >= 0)
    return (place, str(price), str(g.coins[seat]))


def part_meant(g: State, seat: int, words: Words) -> Words:
    return ("statue",) if words[0] == "build-statue" else ("shrine",)


def city_shrine_wanted(g: State, seat: int, words: Words) -> Words:
    return (priest_of(g, seat), str(g.board_shrines[seat]), str(g.coins[seat]))


def coins_had(g: State, seat: int, words: Words) -> Words:
    return (words[-1], str(g.coins[seat]))


def holder_named(g: State, seat: int, words: Words) -> Words:
    character = g.terms.character_words.index(words[1])
    return (words[1], g.terms.owner_words[g.holder(character)])


def coins_and_points(g: State, seat: int, words: Words) -> Words:
    return (str(g.coins[seat]), str(g.pp[seat]))


def points_and_tokens(g: State, seat: int, words: Words) -> Words:
    return (str(g.pp[seat]), str(g.token_supply))


def coins_and_supply(g: State, seat: int, words: Words) -> Words:
    return (str(g.coins[seat]), str(g.supply_shrines[seat]))


def reach_named(g: State, seat: int, words: Words) -> Words:
    return (words[1], str(min(g.reach, len(g.rewards))))


def shrine_meant(g: State, seat: int, words: Words) -> Words:
    """[MJ 5.4] Where the first shrine would go."""
    return words[1:] if isinstance(g.decision, BuildShrine) else (priest_of(g, seat),)


def owed_actions(g: State, seat: int, words: Words) -> Words:
    """[MJ 4.4] The planned actions that can still be performed."""
    owed = [ids.ACTION_WORDS[action] for action in still_planned(g, seat) if can_perform(g, seat, action)]
    return (*owed, "zero")[:2]


TOLD: dict[str, Callable[[State, int, Words], Words]] = {
    "city-full": full,
    "priest-elsewhere": elsewhere,
    "no-coins": short_of_coins,
    "no-way-out": no_way,
    "no-toll": toll_wanted,
    "not-begun": part_meant,
    "part-done": part_meant,
    "city-shrine-first": shrine_meant,
    "no-city-shrine": city_shrine_wanted,
    "plan-owed": owed_actions,
    "three-coins": coins_had,
    "display-only": holder_named,
    "ability-3": coins_and_points,
    "ability-4": points_and_tokens,
    "ability-13": coins_and_supply,
    "out-of-reach": reach_named,
}


def given_up(g: State, seat: int) -> Words:
    """[MJ 4.4] The planned actions that are lost if the turn ends now."""
    return tuple(ids.ACTION_WORDS[action] for action in still_planned(g, seat))
