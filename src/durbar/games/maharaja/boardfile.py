"""Board files: read, checked, and explained line by line where they are wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from durbar.engine import facts
from durbar.engine.refusal import Problem
from durbar.games.maharaja.board import INSTRUCTIONS, SIDES, Board, bonus_of
from durbar.games.maharaja.ids import CITIES, MAX_ROADS, MAX_VILLAGES, TILES
from durbar.games.maharaja.rules.versions import FLAGS_BY_EDITION, NEWEST

MIN_VILLAGES = 12  # the hardest solo game puts 8 shrines, then the player 4, each into a village of its own
FORMAT = "maharaja-board-1"
FLAG_ACTION, FRENCH_FLAG = "flag:largest_lead:", "flag:largest_lead:4"
WORD = re.compile(r"[A-Za-z0-9_]+\Z")
TABLES = ("city", "road", "brahmabot", "setup")
KEYS = {
    "city": ("id", "name", "colour", "symbol", "xy", "top", "bottom"),
    "road": ("id", "ends", "villages"),
    "brahmabot": ("tile", "actions", "to", "check"),
    "setup": ("tile", "green", "blue", "red"),
}
TEXTS = ("id", "name", "colour", "symbol", "top", "bottom", "to", "check")


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
    """The facts of a board of one's own; a bad one is refused with its first problem."""
    problems = check(text)
    if problems:
        raise problems[0]
    return tomllib.loads(text)


def facts_of(own: str, rules: int, french: bool = False) -> dict[str, Any]:
    """The facts of a board: of one's own, if there is its text."""
    return checked_facts(own) if own else house_facts(int(rules), french)


@lru_cache(64)
def board_of(own: str, rules: int, french: bool = False) -> Board:
    """The board with these facts, built once."""
    return Board(facts_of(own, rules, french))


# --- checking ------------------------------------------------------------------------------------------------------


class Sheet:
    """A board file as text and as data, and the problems found in it so far."""

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        self.lines = text.splitlines()
        self.data = data
        self.problems: list[Problem] = []

    def line_of(self, table: str, nth: int = 0, key: str = "") -> int:
        """The line of a key in the nth table of a kind; that of the table if the key is not there; else the last."""
        heads = [n for n, line in enumerate(self.lines, 1) if re.match(rf"\s*\[+\s*{table}\s*\]+", line)]
        if nth >= len(heads):
            return heads[-1] if heads else max(1, len(self.lines))
        for n in range(heads[nth], len(self.lines)):
            if self.lines[n].lstrip().startswith("["):
                break
            if key and re.match(rf"\s*{key}\s*=", self.lines[n]):
                return n + 1
        return heads[nth]

    def wrong(self, key: str, rule: str, line: int, **more: object) -> None:
        self.problems.append(Problem(f"mj-board-{key}", line=line, rule=rule, **{k: str(v) for k, v in more.items()}))

    def demand(self, fine: bool, key: str, rule: str, line: int, **more: object) -> None:
        if not fine:
            self.wrong(key, rule, line, **more)

    def tables(self, kind: str) -> list[dict[str, Any]]:
        found = self.data.get(kind, [])
        return [table for table in found if isinstance(table, dict)] if isinstance(found, list) else []


def check(text: str) -> list[Problem]:
    """[MJ 1.2] Everything that is wrong with a board file, each with its line and the rule it breaks."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else max(1, len(text.splitlines()))
        return [Problem("mj-board-toml", line=line, rule="MJ 1.2", given=str(error))]
    sheet = Sheet(text, data)
    sheet.demand(data.get("format") == FORMAT, "format", "MJ 1.2", 1, given=data.get("format", ""), known=FORMAT)
    check_shape(sheet)
    if not sheet.problems:
        check_cities(sheet)
        check_roads(sheet)
    if not sheet.problems:
        check_joined(sheet)
        check_brahmabot(sheet)
        check_setups(sheet)
    return sheet.problems


def check_shape(sheet: Sheet) -> None:
    """Every table has its keys, and there are as many as the rules ask for."""
    start = sheet.data.get("start")
    good = isinstance(start, dict) and all(isinstance(start.get(key), str) for key in ("id", "name")) and "xy" in start
    sheet.demand(good, "start", "MJ 1.2", sheet.line_of("start"))
    for kind in TABLES:
        for nth, table in enumerate(sheet.tables(kind)):
            for key in KEYS[kind]:
                written = isinstance(table[key], str) if key in TEXTS and key in table else key in table
                sheet.demand(written, "key", "MJ 1.2", sheet.line_of(kind, nth), given=kind, known=key)
    rules = {"city": "MJ 1.2", "brahmabot": "MJ 11.4", "setup": "MJ 11.3", "road": "MJ 1.2"}
    counts = {"city": (CITIES, CITIES), "brahmabot": (TILES, TILES), "setup": (1, 99), "road": (CITIES, MAX_ROADS)}
    for kind, (low, high) in counts.items():
        here = len(sheet.tables(kind))
        line = sheet.line_of(kind, max(0, here - 1))
        sheet.demand(low <= here <= high, "count", rules[kind], line, given=here, kind=kind, low=low, high=high)


def is_place(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(n, int) and 0 <= n <= 1000 for n in value)


def check_cities(sheet: Sheet) -> None:
    """[MJ 2.3] Names of their own, a place on the map, and a bonus above and below."""
    start = str(sheet.data["start"]["id"])
    sheet.demand(bool(WORD.match(start)), "word", "MJ 1.2", sheet.line_of("start", 0, "id"), given=start)
    seen = {start}
    sheet.demand(is_place(sheet.data["start"]["xy"]), "xy", "MJ 1.2", sheet.line_of("start", 0, "xy"))
    for nth, city in enumerate(sheet.tables("city")):
        word = str(city["id"])
        line = sheet.line_of("city", nth, "id")
        sheet.demand(bool(WORD.match(word)), "word", "MJ 1.2", line, given=word)
        sheet.demand(word not in seen, "twice", "MJ 1.2", line, given=word)
        seen.add(word)
        sheet.demand(is_place(city["xy"]), "xy", "MJ 1.2", sheet.line_of("city", nth, "xy"))
        for side in ("top", "bottom"):
            good = is_bonus(city[side])
            sheet.demand(good, "bonus", "MJ 2.3", sheet.line_of("city", nth, side), given=city[side])


def is_bonus(text: object) -> bool:
    try:
        return bonus_of(str(text))[1] > 0
    except ValueError:
        return False


def check_roads(sheet: Sheet) -> None:
    """[MJ 1.2] A road joins two different places that exist and carries one or two villages."""
    known = [str(city["id"]) for city in sheet.tables("city")] + [str(sheet.data["start"]["id"])]
    seen: set[str] = set()
    villages = 0
    for nth, road in enumerate(sheet.tables("road")):
        word, line = str(road["id"]), sheet.line_of("road", nth, "id")
        sheet.demand(bool(re.fullmatch(r"[A-Za-z0-9_-]+", word)), "word", "MJ 1.2", line, given=word)
        sheet.demand(word not in seen, "twice", "MJ 1.2", line, given=word)
        seen.add(word)
        ends, line = road["ends"], sheet.line_of("road", nth, "ends")
        good = isinstance(ends, list) and len(ends) == 2 and ends[0] != ends[1]
        sheet.demand(good, "ends", "MJ 1.2", line, given=ends)
        for end in ends if good else ():
            sheet.demand(end in known, "place", "MJ 1.2", line, given=end, known=", ".join(known))
        there, line = road["villages"], sheet.line_of("road", nth, "villages")
        good = isinstance(there, list) and 1 <= len(there) <= 2 and all(is_place(v) for v in there)
        sheet.demand(good, "villages", "MJ 1.2", line, given=word)
        bend = "curve" not in road or is_place(road["curve"])
        sheet.demand(bend, "xy", "MJ 1.2", sheet.line_of("road", nth, "curve"))
        villages += len(there) if good else 0
    last = sheet.line_of("road", len(seen))
    sheet.demand(villages <= MAX_VILLAGES, "too-many-villages", "MJ 1.2", last, given=villages, known=MAX_VILLAGES)
    sheet.demand(villages >= MIN_VILLAGES, "too-few-villages", "MJ 1.10", last, given=villages, known=MIN_VILLAGES)


def check_joined(sheet: Sheet) -> None:
    """[MJ 3.2] Every city can be reached from the start space along roads."""
    reached, grows = {str(sheet.data["start"]["id"])}, True
    while grows:
        more = {end for road in sheet.tables("road") for end in road["ends"] if reached & set(road["ends"])}
        grows = not more <= reached
        reached |= more
    for nth, city in enumerate(sheet.tables("city")):
        sheet.demand(city["id"] in reached, "cut-off", "MJ 3.2", sheet.line_of("city", nth, "id"), given=city["id"])


def check_brahmabot(sheet: Sheet) -> None:
    """[MJ 11.6, 11.7] Tiles 1 to 12, each with instructions we know, a city to go to and a mark."""
    cities = [str(city["id"]) for city in sheet.tables("city")]
    numbers = [tile["tile"] for tile in sheet.tables("brahmabot")]
    for nth, tile in enumerate(sheet.tables("brahmabot")):
        line = sheet.line_of("brahmabot", nth, "tile")
        good = tile["tile"] in range(1, TILES + 1) and numbers.count(tile["tile"]) == 1
        sheet.demand(good, "tile", "MJ 11.4", line, given=tile["tile"])
        line = sheet.line_of("brahmabot", nth, "to")
        sheet.demand(
            tile["to"] in [*cities, "maharaja"], "place", "MJ 11.8", line, given=tile["to"], known=", ".join(cities)
        )
        line = sheet.line_of("brahmabot", nth, "check")
        sheet.demand(tile["check"] in SIDES, "side", "MJ 11.6", line, given=tile["check"], known=", ".join(SIDES))
        line = sheet.line_of("brahmabot", nth, "actions")
        listed = isinstance(tile["actions"], list)
        for action in tile["actions"] if listed else [tile["actions"]]:
            good = listed and is_instruction(str(action))
            sheet.demand(good, "instruction", "MJ 11.7", line, given=action, known=", ".join(INSTRUCTIONS))


def is_instruction(text: str) -> bool:
    """A known instruction, with a number where it needs one and only there."""
    head, _, last = text.rpartition(":")
    if last.isdecimal():
        return head in ("coins", "flag:largest_lead") and int(last) > 0
    return text in INSTRUCTIONS and text not in ("coins", "flag:largest_lead")


def check_setups(sheet: Sheet) -> None:
    """[MJ 11.3] Tiles with names of their own; four green villages, two blue and two red ones, all different."""
    names: list[str] = []
    known = [f"{r['id']}-{n + 1}" for r in sheet.tables("road") for n in range(len(r["villages"]))]
    for nth, tile in enumerate(sheet.tables("setup")):
        name, line = str(tile["tile"]), sheet.line_of("setup", nth, "tile")
        sheet.demand(bool(WORD.match(name)), "word", "MJ 11.3", line, given=name)
        sheet.demand(name not in names, "twice", "MJ 11.3", line, given=name)
        names.append(name)
        marked: list[str] = []
        for colour, count in (("green", 4), ("blue", 2), ("red", 2)):
            line, there = sheet.line_of("setup", nth, colour), tile[colour]
            good = isinstance(there, list) and len(there) == count
            sheet.demand(good, "marks", "MJ 11.3", line, given=colour, known=count)
            for village in there if good else ():
                sheet.demand(village in known, "village", "MJ 11.3", line, given=village)
                sheet.demand(village not in marked, "twice", "MJ 11.3", line, given=village)
                marked.append(village)
