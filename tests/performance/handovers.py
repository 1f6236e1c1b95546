"""Hand-overs from one person to another in games of bots, with and without standing orders, in one run.

`python tests/performance/handovers.py --games 20`; by earlier rules too: `--tables maharadjah:5 --rules 4`.
"""

from __future__ import annotations

import argparse
import random
import statistics

from durbar.bots import level_bot
from durbar.bots.bot import SeatView
from durbar.engine.chance import Rng
from durbar.engine.game import game_of
from durbar.engine.orders import OrderKind
from durbar.match.dice import Dice
from durbar.match.match import Match
from durbar.match.match import new as new_match
from durbar.server.orders.state import Order, answered, filled_in

USUAL: dict[str, list[tuple[str, dict[str, str]]]] = {
    "maharadjah": [
        ("retreat", {"do": "withdraw-if", "under": "40"}),
        ("submission", {"do": "when-few", "areas": "1"}),
        ("alliance", {"do": "for-marker"}),
        ("consent", {"do": "no"}),
        ("leave", {"do": "yes"}),
        ("stay", {"armies": "2"}),
    ],
    "maharaja": [
        (
            "rewards",
            {
                "wish": "reward-pp,reward-pp-coin,reward-coins,reward-shrine,reward-shrines,reward-tax",
                "exchange": "all",
            },
        ),
    ],
    "dice_charmers": [],
}
"""What a person might order at the beginning of a game."""


def orders_of(match: Match, seat: int) -> list[Order]:
    kinds: dict[str, OrderKind] = {kind.name: kind for kind in match.game.orders}
    return [Order(name, filled_in(kinds[name], match.state, seat, given)) for name, given in USUAL[match.game.id]]


def hand_overs(
    game: str, seats: int, level: str, seed: int, ordered: bool, forced: bool, rules: int | None
) -> tuple[int, int]:
    """A game of bots: how often somebody else must choose by hand next, and how many choices there were.

    What an order answers, or what cannot be chosen otherwise, nobody is waited for."""
    dice = Dice(seed.to_bytes(32, "big"))
    match = new_match(game, seats, {}, dice, rules)
    orders = [orders_of(match, seat) for seat in range(seats)]
    last, found, chance = -1, 0, random.Random(seed)
    while not match.over:
        seat = match.owing()[0]
        options = match.options(seat)
        answer = answered(match.game.orders, match.state, seat, options, orders[seat]) if ordered else None
        if answer is not None:
            match.play(seat, answer[1], dice)
            continue
        if not (forced and len(options) == 1):
            found += last not in (-1, seat)
            last = seat
        known = SeatView(match.game, match.imagined(seat, Rng(chance.getrandbits(60))).state, seat)
        option = options[0] if len(options) == 1 else level_bot(level, chance.getrandbits(30)).choose(known)
        match.play(seat, int(option), dice)
    return found, sum(choice.player >= 0 for choice in match.line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--tables", default="maharadjah:4,maharadjah:5,maharaja:4,dice_charmers:4")
    parser.add_argument("--rules", type=int, help="a version of the rules, instead of the newest")
    arguments = parser.parse_args()
    for game, seats in (table.split(":") for table in arguments.tables.split(",")):
        told = [f"{game_of(game).id}, {seats} seats, {arguments.games} games of {arguments.level} bots:"]
        for ordered, forced in ((False, False), (False, True), (True, True)):
            kind = (ordered, forced, arguments.rules)
            found = [hand_overs(game, int(seats), arguments.level, seed, *kind) for seed in range(arguments.games)]
            name = "with orders" if ordered else "forced choices played" if forced else "by hand"
            told.append(f"{name} {statistics.mean(one for one, _ in found):.1f}")
        print(" ".join(told), flush=True)


if __name__ == "__main__":
    main()
