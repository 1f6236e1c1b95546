"""The map, frozen into rows of numbers that the rules ask. `boardfile.py` reads and checks its file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.maharadjah.ids import AREAS, PLACE_NAMES, PLACES, REGION_NAMES, REGIONS
from durbar.games.maharadjah.state_facts import MOST_LINES, card_values

KINDS: Final = ("area", "foreign", "sea")
NUMBERS: Final = {  # of the rules, as printed, and the least and most a board of one's own may say
    "turns": (16, 1, 16),  # [MD 4.9]
    "room": (3, 1, 9),  # [MD 5.2] armies of one nation in an area
    "room_hiland": (2, 1, 9),  # [MD 5.5]
    "growth": (3, 1, 12),  # [MD 10.1] areas for a new army, a hiland counting half
    "stored_halves": (5, 0, 30),  # [MD 10.1] of areas kept for the next time
    "factories_built": (2, 1, 9),  # in one sequence
    "raj_areas": (9, 1, 45),  # [MD 13.0] for each point
    "army_price": (2, 1, 9),  # [MD R46] counters of the pool, where the game is repaired
}


class Board:
    """Borders, terrain and coasts. Places are numbered areas first, then foreign lands, then seas."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told: Final = told
        given: dict[str, int] = told.get("numbers", {})
        numbers: dict[str, int] = {name: given.get(name, NUMBERS[name][0]) for name in NUMBERS}
        self.turns: Final[i64] = numbers["turns"]
        self.growth: Final[i64] = numbers["growth"]
        self.stored_halves: Final[i64] = numbers["stored_halves"]
        self.factories_built: Final[i64] = numbers["factories_built"]
        self.raj_areas: Final[i64] = numbers["raj_areas"]
        self.army_price: Final[i64] = numbers["army_price"]
        near: list[vec[i64]] = []
        touching = vec[i64]([0] * (PLACES * PLACES))
        places = [place for kind in KINDS for place in told[kind]]
        by_name = {str(place["id"]): place for place in places}
        ordered = [by_name[name] for name in PLACE_NAMES]
        strait = [PLACE_NAMES.index(str(name)) for name in told["strait"]]
        for p, place in enumerate(ordered):
            names = [*place.get("land", []), *place.get("foreign", []), *place.get("sea", [])]
            found = [PLACE_NAMES.index(str(name)) for name in names]
            if p in strait:
                found.append(strait[0] + strait[1] - p)
            near.append(vec[i64](sorted(found)))
            for other in found:
                touching[p * PLACES + other] = 1
        self.near: Final = near
        self.next_to: Final = vec[i64]([set_of(map(int, places)) for places in near])
        self.touching: Final = touching
        self.strait_a: Final[i64] = strait[0]
        self.strait_b: Final[i64] = strait[1]
        regions = [REGION_NAMES.index(str(place["region"])) if p < AREAS else -1 for p, place in enumerate(ordered)]
        self.region: Final = vec[i64](regions)
        self.areas_of: Final = vec[i64]([set_of(p for p in range(AREAS) if regions[p] == r) for r in range(REGIONS)])
        self.worth: Final = vec[i64](card_values(regions))
        self.hiland: Final = vec[i64]([int(place.get("terrain") == "hiland") for place in ordered])
        self.room: Final = vec[i64]([room_of(p, place, numbers) for p, place in enumerate(ordered)])
        self.factory: Final = vec[i64]([int(place.get("factory", False)) for place in ordered])
        self.sites: Final[i64] = set_of(p for p in range(PLACES) if self.factory[p])

    def adjacent(self, one: i64, other: i64) -> bool:
        """[MD 5.15, 5.16] Do they share a border? Not across a four-corner point; the ends of the strait do."""
        return self.touching[one * PLACES + other] != 0

    def over_strait(self, one: i64, other: i64) -> bool:
        """[MD 5.16] Is this the crossing between Karnataka and Lanka?"""
        return (one == self.strait_a and other == self.strait_b) or (one == self.strait_b and other == self.strait_a)

    def worth_of(self, nation: i64, line: i64, area: i64) -> i64:
        """[MD 15.3] What the area gives on this line of the nation's card."""
        return self.worth[(nation * MOST_LINES + line) * AREAS + area]

    def neighbours(self, place: i64) -> vec[i64]:
        """The places next to one, in order."""
        return self.near[place]


def set_of(places: Iterable[int]) -> int:
    """A set of places as bits."""
    return sum(2**p for p in places)


def room_of(p: int, place: dict[str, Any], numbers: dict[str, int]) -> int:
    """[MD 5.2, 5.5] Armies of one nation in a place: 3, in a hiland 2; seas and foreign lands have no limit."""
    if p >= AREAS:
        return 99
    return numbers["room_hiland" if place["terrain"] == "hiland" else "room"]
