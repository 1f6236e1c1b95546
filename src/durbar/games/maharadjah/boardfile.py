"""Map files: what one must have, and what must fit together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Literal

from msgspec import Struct

from durbar.boards.boardfile import BoardFile, Name
from durbar.boards.numbers import check_numbers
from durbar.engine.parts import Boards
from durbar.engine.refusal import Problem
from durbar.engine.tunables import Tunable
from durbar.games.maharadjah.board import NUMBERS, Board
from durbar.games.maharadjah.ids import AREAS, FOREIGN, PLACE_NAMES, SEAS

FORMATS = ("maharadjah-map-1",)  # all that are read, the newest last
INVADED = ("afghanistan", "central_asia", "china", "persia", "tibet")  # foreign lands of the event table
Point = tuple[float, float]


class Place(Struct):
    id: str
    en: Name
    fr: Name
    xy: Point
    land: list[str] = []
    foreign: list[str] = []
    sea: list[str] = []

    def neighbours(self) -> list[str]:
        return [*self.land, *self.foreign, *self.sea]


class Land(Place, kw_only=True):
    polygon: list[Point]


class Area(Land, kw_only=True):
    terrain: Literal["normal", "hiland"]
    region: Literal["himalaya", "north_india", "south_india", "ceylon"]
    factory: bool = False


class Border(Struct):
    """Which places it lies between, how it is known, and how surely."""

    between: tuple[str, str]
    standing: Literal["rules", "sourced", "inferred"]
    confidence: float = 1.0


Standing = Literal["rules", "sourced", "inferred"]
Known = Literal[
    "areas", "regions", "factory-areas", "strait", "four-corners", "examples", "errata", "geography", "shapes",
]  # fmt: skip


class Map(Struct):
    area: list[Area]
    foreign: list[Land]
    sea: list[Place]
    strait: tuple[str, str]
    not_adjacent: list[tuple[str, str]] = []
    border: list[Border] = []
    standing: dict[Standing, list[Known]] = {}
    numbers: dict[str, int] = {}

    def places(self) -> Iterator[tuple[str, int, Place]]:
        """Every place, with its table and its number there."""
        tables: dict[str, list[Area] | list[Land] | list[Place]] = {
            "area": self.area,
            "foreign": self.foreign,
            "sea": self.sea,
        }
        for table, places in tables.items():
            for n, place in enumerate(places):
                yield table, n, place


TUNABLE = {name: Tunable(*number) for name, number in NUMBERS.items()}
KNOWN = {"area": PLACE_NAMES[:AREAS], "foreign": PLACE_NAMES[FOREIGN:SEAS], "sea": PLACE_NAMES[SEAS:]}
LISTED = {"land": KNOWN["area"], "foreign": KNOWN["foreign"], "sea": KNOWN["sea"]}


# --- reading -------------------------------------------------------------------------------------------------------


@cache
def house_text() -> str:
    return (files("durbar.games.maharadjah") / "data" / "map.toml").read_text(encoding="utf-8")


@lru_cache(64)
def board_of(own: str) -> Board:
    """A board of one's own, if there is its text, else the house's; refused with all that does not fit together."""
    file = checked(own or house_text())
    file.refuse()
    return Board(file.data)


@lru_cache(64)
def own_names(own: str) -> dict[str, dict[str, str]]:
    """The places that a map of one's own calls otherwise than ours."""
    ours = {place["id"]: place for kind in KNOWN for place in board_of("").told[kind]}
    told = [place for kind in KNOWN for place in board_of(own).told[kind]]
    named = {place["id"]: {"en": place["en"], "fr": place["fr"]} for place in told}
    return {
        place: names for place, names in named.items() if any(ours[place][key] != text for key, text in names.items())
    }


def check(text: str) -> list[Problem]:
    """Everything wrong with a map file, each with its line; nothing if it can be played on."""
    return checked(text).problems


def checked(text: str) -> BoardFile:
    file = BoardFile(text, FORMATS)
    told = file.read(Map)
    if told is not None:
        check_places(file, told)
        check_numbers(file, told.numbers, TUNABLE)
    if told is not None and not file.problems:
        check_borders(file, told)
        check_ways(file, told)
    return file


# --- what must fit together ------------------------------------------------------------------------------------------


def check_places(file: BoardFile, told: Map) -> None:
    """Are all places there, each once?"""
    seen: dict[str, list[str]] = {table: [] for table in KNOWN}
    for table, n, place in told.places():
        known = KNOWN[table]
        file.demand(place.id in known, "board-kind", table, n, "id", given=place.id, known=", ".join(known))
        file.demand(place.id not in seen[table], "board-twice", table, n, "id", given=place.id)
        seen[table].append(place.id)
    for table, names in KNOWN.items():
        for name in names:
            file.demand(name in seen[table], "board-missing", table, name)
    for n, end in enumerate(told.strait):
        file.demand(end in KNOWN["area"], "board-kind", "strait", n, given=end, known=", ".join(KNOWN["area"]))


def check_borders(file: BoardFile, told: Map) -> None:
    """Every border leads to a known place, from both sides, in the list of its kind; pairs said not to touch do not."""
    near = {place.id: place.neighbours() for _table, _n, place in told.places()}
    for table, n, place in told.places():
        for field, names in LISTED.items():
            for other in getattr(place, field):
                where, pair = (table, n, field), {"area": place.id, "other": other}
                if other not in near:
                    file.wrong("board-unknown-neighbour", *where, **pair)
                    continue
                file.demand(place.id in near[other], "board-one-way", *where, **pair)
                file.demand(other in names, "board-wrong-list", *where, **pair, field=field)
    for n, (one, other) in enumerate(told.not_adjacent):
        file.demand(other not in near.get(one, []), "board-not-adjacent", "not_adjacent", n, area=one, other=other)


def check_ways(file: BoardFile, told: Map) -> None:
    """Invaders can get in, nobody is locked in, factories lie on a coast."""
    for table, n, place in told.places():
        needs_way = table != "foreign" or place.id in INVADED
        way = place.land or (table == "area" and place.id in told.strait)
        file.demand(way or not needs_way, "board-no-exit", table, n, "land", area=place.id)
        if isinstance(place, Area) and place.factory:
            file.demand(place.sea, "board-coast", table, n, "factory", area=place.id)


def names_of(g: Any) -> Mapping[str, str | Mapping[str, str]]:
    return own_names(g.own_board) if g.own_board else {}


BOARDS = Boards(text=house_text, check=check, numbers=TUNABLE, names=names_of)
