"""Board files: read, checked, and explained line by line where they are wrong."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, convert

from durbar.boards import facts
from durbar.boards.boardfile import BoardFile, Name, Names, text_in
from durbar.boards.numbers import check_numbers
from durbar.engine.parts import Boards
from durbar.engine.refusal import Problem
from durbar.engine.tunables import Tunable
from durbar.games.maharaja.board import INSTRUCTIONS, NUMBERS, Board, bonus_of
from durbar.games.maharaja.ids import CITIES, MAX_ROADS, MAX_VILLAGES, TILES
from durbar.games.maharaja.rules.versions import FLAGS_BY_EDITION, NEWEST

FORMATS = ("maharaja-board-1",)  # all that are read, the newest last
MIN_VILLAGES = 12  # the hardest solo game puts 8 shrines, then the player 4, each into a village of its own
LANGUAGES = ("en", "fr")
FLAG_ACTION, FRENCH_FLAG = "flag:largest_lead:", "flag:largest_lead:4"

Word = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_]+\Z")]
RoadWord = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]+\Z")]
Pixel = Annotated[int, Meta(ge=0, le=1000)]
Point = tuple[Pixel, Pixel]


class Start(Struct):
    id: Word
    name: Name
    xy: Point


class City(Struct):
    """[MJ 2.3] A name of its own, a place on the map, and a bonus above and below."""

    id: Word
    name: Name
    colour: RoadWord
    symbol: RoadWord
    xy: Point
    top: str
    bottom: str


class Road(Struct):
    """[MJ 1.2] It joins two places and carries one or two villages."""

    id: RoadWord
    ends: tuple[str, str]
    villages: Annotated[list[Point], Meta(min_length=1, max_length=2)]
    curve: Point | None = None

    def village_words(self) -> list[str]:
        """The first is the one nearer to the first end."""
        return [f"{self.id}-{n + 1}" for n in range(len(self.villages))]


class Tile(Struct):
    """[MJ 11.6, 11.7] A tile of Brahmabot: instructions, a city to go to, a mark."""

    tile: Annotated[int, Meta(ge=1, le=TILES)]
    actions: list[str]
    to: str
    check: Literal["left", "middle", "right"]


class Setup(Struct):
    """[MJ 11.3] Four green villages, two blue and two red ones."""

    tile: Word
    green: tuple[str, str, str, str]
    blue: tuple[str, str]
    red: tuple[str, str]


class File(Struct):
    """[MJ 1.2, 11.3, 11.4] As many of each as the rules ask for."""

    start: Start
    city: Annotated[list[City], Meta(min_length=CITIES, max_length=CITIES)]
    road: Annotated[list[Road], Meta(min_length=CITIES, max_length=MAX_ROADS)]
    brahmabot: Annotated[list[Tile], Meta(min_length=TILES, max_length=TILES)]
    setup: Annotated[list[Setup], Meta(min_length=1, max_length=99)]
    numbers: dict[str, int] = {}
    name: Name = "-"
    names: Names = {}

    def villages(self) -> list[str]:
        return [word for road in self.road for word in road.village_words()]

    def words(self) -> list[str]:
        """All that has a name."""
        places = [self.start.id, *(city.id for city in self.city)]
        return [*places, *(road.id for road in self.road), *self.villages(), *(city.symbol for city in self.city)]


TUNABLE = {name: Tunable(*number) for name, number in NUMBERS.items()}


# --- reading -------------------------------------------------------------------------------------------------------


@cache
def house_text() -> str:
    return (files(__package__) / "data" / "board.toml").read_text(encoding="utf-8")


@cache
def house_facts(rules: int, french: bool) -> dict[str, Any]:
    """The board that comes with the game, as a version of the rules and an edition print it."""
    found = facts.facts_of(__package__, "board.toml", rules, NEWEST)
    if not french or rules < FLAGS_BY_EDITION:
        return found
    return {**found, "brahmabot": [{**tile, "actions": french_actions(tile)} for tile in found["brahmabot"]]}


def french_actions(tile: Mapping[str, Any]) -> list[str]:
    """[MJ 11.20, 12.2] The French tiles move flags 4 spaces."""
    return [FRENCH_FLAG if action.startswith(FLAG_ACTION) else action for action in tile["actions"]]


@lru_cache(64)
def checked_facts(text: str) -> dict[str, Any]:
    """The facts of a board of one's own; a bad one is refused with all its problems."""
    file = checked(text)
    file.refuse()
    return file.data


def facts_of(own: str, rules: int, french: bool = False) -> dict[str, Any]:
    """The facts of a board: of one's own, if there is its text."""
    return checked_facts(own) if own else house_facts(int(rules), french)


@lru_cache(64)
def board_of(own: str, rules: int, french: bool = False) -> Board:
    """The board with these facts, built once."""
    return Board(facts_of(own, rules, french))


def check(text: str) -> list[Problem]:
    """[MJ 1.2] Everything that is wrong with a board file, each with its line."""
    return checked(text).problems


def checked(text: str) -> BoardFile:
    file = BoardFile(text, FORMATS)
    told = file.read(File)
    if told is not None:
        check_names(file, told)
        check_roads(file, told)
        check_numbers(file, told.numbers, TUNABLE)
    if told is not None and not file.problems:
        check_joined(file, told)
        check_brahmabot(file, told)
        check_setups(file, told)
        file.check_names(told.names, told.words())
    return file


# --- names -----------------------------------------------------------------------------------------------------------


@lru_cache(64)
def own_names(own: str) -> dict[str, str | dict[str, str]]:
    """[MJ 2.3] What a board of one's own calls otherwise than ours; roads and villages by the places they join."""
    told = convert(checked_facts(own), File)
    ours = {
        place["id"]: place["name"]
        for place in (house_facts(NEWEST, False)["start"], *house_facts(NEWEST, False)["city"])
    }
    places = {told.start.id: told.start.name, **{city.id: city.name for city in told.city}}
    named: dict[str, str | dict[str, str]] = {word: name for word, name in places.items() if ours.get(word) != name}
    called: dict[str, str | dict[str, str]] = {**places, **told.names}
    for road in told.road:
        if not set(road.ends) <= set(ours) - set(named) - set(told.names):
            named |= road_names(road, called)
    return {**named, **told.names}


def road_names(road: Road, called: Mapping[str, str | dict[str, str]]) -> dict[str, str | dict[str, str]]:
    """A road by its ends, a village by its road; of two, each by the end it is nearer to, as on our own board."""
    from durbar.locale import Texts  # here: few boards are of one's own

    names: dict[str, dict[str, str]] = {word: {} for word in (road.id, *road.village_words())}
    for language in LANGUAGES:
        say, ends = Texts(language).say, [text_in(called[end], language) for end in road.ends]
        names[road.id][language] = joined = "–".join(ends)
        alone = len(road.villages) == 1
        for word, end in zip(road.village_words(), ends, strict=False):
            key = "maharaja-own-village" if alone else "maharaja-own-village.near"
            names[word][language] = say(key, road=joined, end=end)
    return dict(names)


# --- what must fit together ------------------------------------------------------------------------------------------


def check_names(file: BoardFile, told: File) -> None:
    """[MJ 2.3] Names of their own, and bonuses we know."""
    seen = [told.start.id]
    for n, city in enumerate(told.city):
        file.demand(city.id not in seen, "board-twice", "city", n, "id", given=city.id)
        seen.append(city.id)
        for side, bonus in (("top", city.top), ("bottom", city.bottom)):
            file.demand(is_bonus(bonus), "mj-board-bonus", "city", n, side, rule="MJ 2.3", given=bonus)


def is_bonus(text: str) -> bool:
    try:
        return bonus_of(text)[1] > 0
    except ValueError:
        return False


def check_roads(file: BoardFile, told: File) -> None:
    """[MJ 1.2] A road joins two different places that exist; there are enough villages and not too many."""
    known, seen = [*(city.id for city in told.city), told.start.id], []
    for n, road in enumerate(told.road):
        file.demand(road.id not in seen, "board-twice", "road", n, "id", given=road.id)
        seen.append(road.id)
        file.demand(road.ends[0] != road.ends[1], "board-twice", "road", n, "ends", given=road.ends[0])
        for end in road.ends:
            check_place(file, end, known, "MJ 1.2", "road", n, "ends")
    villages = sum(len(road.villages) for road in told.road)
    fine = villages <= MAX_VILLAGES
    file.demand(fine, "mj-board-too-many-villages", "road", n, rule="MJ 1.2", given=villages, known=MAX_VILLAGES)
    fine = villages >= MIN_VILLAGES
    file.demand(fine, "mj-board-too-few-villages", "road", n, rule="MJ 1.10", given=villages, known=MIN_VILLAGES)


def check_place(file: BoardFile, given: str, known: list[str], rule: str, *path: str | int) -> None:
    file.demand(given in known, "mj-board-place", *path, rule=rule, given=given, known=", ".join(known))


def check_joined(file: BoardFile, told: File) -> None:
    """[MJ 3.2] Every city can be reached from the start space along roads."""
    reached, grows = {told.start.id}, True
    while grows:
        more = {end for road in told.road for end in road.ends if reached & set(road.ends)}
        grows = not more <= reached
        reached |= more
    for n, city in enumerate(told.city):
        file.demand(city.id in reached, "mj-board-cut-off", "city", n, "id", rule="MJ 3.2", given=city.id)


def check_brahmabot(file: BoardFile, told: File) -> None:
    """[MJ 11.4, 11.7, 11.8] Tiles 1 to 12, each with instructions we know and a city to go to."""
    cities, numbers = [city.id for city in told.city], [tile.tile for tile in told.brahmabot]
    for n, tile in enumerate(told.brahmabot):
        once = numbers.count(tile.tile) == 1
        file.demand(once, "mj-board-tile", "brahmabot", n, "tile", rule="MJ 11.4", given=tile.tile)
        if tile.to != "maharaja":
            check_place(file, tile.to, cities, "MJ 11.8", "brahmabot", n, "to")
        for action in tile.actions:
            told_as = {"rule": "MJ 11.7", "given": action, "known": ", ".join(INSTRUCTIONS)}
            file.demand(is_instruction(action), "mj-board-instruction", "brahmabot", n, "actions", **told_as)


def is_instruction(text: str) -> bool:
    """A known instruction, with a number where it needs one and only there."""
    head, _, last = text.rpartition(":")
    if last.isdecimal():
        return head in ("coins", "flag:largest_lead") and int(last) > 0
    return text in INSTRUCTIONS and text not in ("coins", "flag:largest_lead")


def check_setups(file: BoardFile, told: File) -> None:
    """[MJ 11.3] Tiles with names of their own; the villages of a tile exist and are all different."""
    names: list[str] = []
    known = told.villages()
    for n, tile in enumerate(told.setup):
        file.demand(tile.tile not in names, "board-twice", "setup", n, "tile", given=tile.tile)
        names.append(tile.tile)
        marked: list[str] = []
        for colour, villages in (("green", tile.green), ("blue", tile.blue), ("red", tile.red)):
            for village in villages:
                fine = village in known
                file.demand(fine, "mj-board-village", "setup", n, colour, rule="MJ 11.3", given=village)
                file.demand(village not in marked, "board-twice", "setup", n, colour, given=village)
                marked.append(village)


def names_of(g: Any) -> Mapping[str, str | Mapping[str, str]]:
    """[MJ 12.2] The French book's tile gives two shrines; a board of one's own has its own names."""
    names = own_names(g.terms.own_board) if g.terms.own_board else {}
    return {**names, "reward-shrines": "reward-two-shrines"} if g.terms.reward_shrines == 2 else names


BOARDS = Boards(text=house_text, check=check, numbers=TUNABLE, names=names_of)
