"""The board in use: a frozen graph of cities, roads and villages, and what is printed on the solo tiles."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.games.maharaja.ids import (
    BONUS_WORDS,
    CITIES,
    INSTRUCTION_WORDS,
    NODES,
    NONE,
    TO_MAHARAJA,
    VILLAGE,
)

NUMBERS: Final = {  # of the rules, as printed, and the least and most a board of one's own may say
    "rounds": (7, 1, 7),  # [MJ 8.4]
    "statues": (7, 1, 7),  # [MJ 1.7] of each colour
    "coins": (15, 0, 60),  # [MJ 1.7] at the beginning
    "pp": (3, 0, 20),
    "shrines": (8, 4, 20),  # [MJ 1.7] of 20 on the player board
    "opening_shrines": (4, 1, 4),  # [MJ 1.10]
    "statue_price": (10, 0, 30),  # [MJ 2.1]
    "maharaja_price": (2, 0, 20),  # [MJ 2.1] more where the Maharaja is
    "coins_taken": (3, 1, 12),  # [MJ 5.5]
    "shrines_taken": (2, 1, 12),  # [MJ 5.6]
    "pp_price": (3, 1, 12),  # [MJ 5.7]
    "pp_bought": (2, 1, 12),  # [MJ 5.7]
    "consolation": (3, 0, 12),  # [MJ 7.3] coins without WP
}
SIDES: Final = ["left", "middle", "right"]
INSTRUCTIONS: Final = {
    "statue:maharaja": "statue-maharaja",
    "shrine:maharaja": "shrine-maharaja",
    "statue:leftmost_flag": "statue-leftmost",
    "statue:leftmost_free_centre": "statue-free-centre",
    "statue:closest_second": "statue-second",
    "flag:largest_lead": "flag-lead",
    "coins": "bot-coins",
    "take_character": "take-character",
}


def bonus_of(text: str) -> tuple[int, int]:
    """A printed bonus such as "2 shrines" or "1 shrine" as its kind and its amount."""
    amount, kind = text.split()
    kinds = [word.removesuffix("s") for word in BONUS_WORDS]
    return kinds.index(kind.removesuffix("s")), int(amount)


def instruction_of(text: str) -> tuple[int, int]:
    """An instruction of a Brahmabot tile such as "flag:largest_lead:3" as its kind and its number."""
    head, _, last = text.rpartition(":")
    if last.isdigit():
        return INSTRUCTION_WORDS.index(INSTRUCTIONS[head]), int(last)
    return INSTRUCTION_WORDS.index(INSTRUCTIONS[text]), 0


class Board:
    """[MJ 1.2] Seven cities and a start space joined by roads of one or two villages. Built once, never changed."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.nodes: Final[list[str]] = [city["id"] for city in facts["city"]] + [facts["start"]["id"]]
        self.road_words: Final[list[str]] = [road["id"] for road in facts["road"]]
        self.village_words: Final[list[str]] = [
            f"{road['id']}-{n}" for road in facts["road"] for n in range(1, len(road["villages"]) + 1)
        ]
        self.place_words: Final[list[str]] = self.nodes + self.village_words
        given: dict[str, int] = facts.get("numbers", {})
        numbers: dict[str, int] = {name: given.get(name, NUMBERS[name][0]) for name in NUMBERS}
        self.numbers: Final = numbers
        self.rounds: Final[i64] = numbers["rounds"]
        self.statues: Final[i64] = numbers["statues"]
        self.coins: Final[i64] = numbers["coins"]
        self.pp: Final[i64] = numbers["pp"]
        self.shrines: Final[i64] = numbers["shrines"]
        self.opening_shrines: Final[i64] = numbers["opening_shrines"]
        self.statue_price: Final[i64] = numbers["statue_price"]
        self.maharaja_price: Final[i64] = numbers["maharaja_price"]
        self.coins_taken: Final[i64] = numbers["coins_taken"]
        self.shrines_taken: Final[i64] = numbers["shrines_taken"]
        self.pp_price: Final[i64] = numbers["pp_price"]
        self.pp_bought: Final[i64] = numbers["pp_bought"]
        self.consolation: Final[i64] = numbers["consolation"]
        self.cities: Final = vec[i64](list(range(CITIES)))
        self.places: Final = vec[i64](list(range(CITIES)) + list(range(VILLAGE, VILLAGE + len(self.village_words))))
        self.roads: Final[i64] = len(self.road_words)
        self.villages: Final[i64] = len(self.village_words)
        self.end_a: Final = vec[i64]([self.nodes.index(road["ends"][0]) for road in facts["road"]])
        self.end_b: Final = vec[i64]([self.nodes.index(road["ends"][1]) for road in facts["road"]])
        self.village_1: Final = self.villages_on(facts, 0)
        self.village_2: Final = self.villages_on(facts, 1)
        self.near: Final[list[vec[i64]]] = [self.roads_touching(node) for node in range(NODES)]
        bonuses = [bonus_of(city[side]) for city in facts["city"] for side in ("top", "bottom")]
        self.bonus_kind: Final = vec[i64]([kind for kind, _ in bonuses])
        self.bonus_amount: Final = vec[i64]([amount for _, amount in bonuses])
        tiles = sorted(facts["brahmabot"], key=lambda tile: int(tile["tile"]))
        self.tile_to: Final = vec[i64]([self.destination(tile["to"]) for tile in tiles])
        self.tile_check: Final = vec[i64]([SIDES.index(tile["check"]) for tile in tiles])
        self.tile_parts: Final[list[list[tuple[int, int]]]] = [[instruction_of(a) for a in t["actions"]] for t in tiles]
        self.setup_words: Final[list[str]] = [f"setup-{tile['tile']}" for tile in facts["setup"]]
        self.setups: Final[list[list[list[int]]]] = [
            [[self.village_words.index(v) for v in tile[colour]] for colour in ("green", "blue", "red")]
            for tile in facts["setup"]
        ]

    def roads_touching(self, node: int) -> vec[i64]:
        """The roads at a node in the order of the board file (MJ 3.7 compares them so)."""
        return vec[i64]([road for road in range(self.roads) if node in (self.end_a[road], self.end_b[road])])

    def roads_at(self, node: i64) -> vec[i64]:
        return self.near[node]

    def beyond(self, road: i64, node: i64) -> i64:
        """Where a road leads from this node."""
        return self.end_a[road] + self.end_b[road] - node

    def villages_on(self, facts: dict[str, Any], nth: int) -> vec[i64]:
        """For each road its nth village, or NONE."""
        found = vec[i64]()
        count: i64 = 0
        for road in facts["road"]:
            here: i64 = len(road["villages"])
            found = append(found, count + nth if nth < here else NONE)
            count += here
        return found

    def has_two(self, road: i64) -> bool:
        """Are there two villages on this road?"""
        return self.village_2[road] != NONE

    def destination(self, word: str) -> i64:
        return TO_MAHARAJA if word == "maharaja" else self.nodes.index(word)
