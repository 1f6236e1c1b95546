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
    TO_MAHARAJA,
    VILLAGE,
)

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
    """A printed bonus such as "2 shrines" as its kind and its amount."""
    amount, kind = text.split()
    return BONUS_WORDS.index(kind), int(amount)


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
        """For each road its nth village, or -1."""
        found = vec[i64]()
        count: i64 = 0
        for road in facts["road"]:
            here: i64 = len(road["villages"])
            found = append(found, count + nth if nth < here else -1)
            count += here
        return found

    def destination(self, word: str) -> i64:
        return TO_MAHARAJA if word == "maharaja" else self.nodes.index(word)
