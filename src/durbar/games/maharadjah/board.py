"""The map: read from TOML, checked, and frozen into rows of numbers that the rules ask."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.refusal import Problem
from durbar.games.maharadjah.ids import AREAS, FOREIGN, PLACE_NAMES, PLACES, REGION_NAMES, SEAS
from durbar.games.maharadjah.state_facts import card_values

FORMAT: Final = "maharadjah-map-1"
INVADED: Final = ("afghanistan", "central_asia", "china", "persia", "tibet")  # foreign lands of the event table
KINDS: Final = ("area", "foreign", "sea")
STANDINGS: Final = ("rules", "sourced", "inferred")


class Board:
    """Borders, terrain and coasts. Places are numbered areas first, then foreign lands, then seas."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told: Final = told
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
        self.touching: Final = touching
        self.strait_a: Final[i64] = strait[0]
        self.strait_b: Final[i64] = strait[1]
        regions = [REGION_NAMES.index(str(place["region"])) if p < AREAS else -1 for p, place in enumerate(ordered)]
        self.region: Final = vec[i64](regions)
        self.worth: Final = vec[i64](card_values(regions))
        self.hiland: Final = vec[i64]([int(place.get("terrain") == "hiland") for place in ordered])
        self.room: Final = vec[i64]([room_of(p, place) for p, place in enumerate(ordered)])
        self.factory: Final = vec[i64]([int(place.get("factory", False)) for place in ordered])

    def adjacent(self, one: i64, other: i64) -> bool:
        """[MD 5.15, 5.16] Do they share a border? Not across a four-corner point; the ends of the strait do."""
        return self.touching[one * PLACES + other] != 0

    def over_strait(self, one: i64, other: i64) -> bool:
        """[MD 5.16] Is this the crossing between Karnataka and Lanka?"""
        return (one == self.strait_a and other == self.strait_b) or (one == self.strait_b and other == self.strait_a)

    def neighbours(self, place: i64) -> vec[i64]:
        """The places next to one, in order."""
        return self.near[place]


def room_of(p: int, place: dict[str, Any]) -> int:
    """[MD 5.2, 5.5] Armies of one nation in a place: 3, in a hiland 2; seas and foreign lands have no limit."""
    if p >= AREAS:
        return 99
    return 2 if place["terrain"] == "hiland" else 3


# --- reading -------------------------------------------------------------------------------------------------------


KEPT: Final = 64
BOARDS: Final[dict[str, Board]] = {}


def board_of(own: str) -> Board:
    """A board of one's own, if there is its text, else the house's; a Problem if it does not fit together."""
    if own not in BOARDS:
        if len(BOARDS) >= KEPT:
            BOARDS.clear()
        text = own or house_text()
        problems = check_board(text)
        if problems:
            raise problems[0]
        BOARDS[own] = Board(tomllib.loads(text))
    return BOARDS[own]


def house_text() -> str:
    return (files("durbar.games.maharadjah") / "data" / "map.toml").read_text(encoding="utf-8")


# --- checking ------------------------------------------------------------------------------------------------------


def check_board(text: str) -> list[Problem]:
    """Everything wrong with a map file, each with its line; nothing if it can be played on."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"line (\d+)", str(problem))
        return [Problem("board-toml", line=int(found[1]) if found else 1, reason=str(problem))]
    if told.get("format") != FORMAT:
        return [Problem("board-format", line=line_of(text, "format"), given=str(told.get("format")), known=FORMAT)]
    shape = check_shape(text, told)
    return shape or [*check_borders(text, told), *check_lists(text, told), *check_ways(text, told)]


def check_shape(text: str, told: dict[str, Any]) -> list[Problem]:
    """Are all places there, each once, with what it needs?"""
    found: list[Problem] = []
    for kind, names in zip(KINDS, names_by_kind(), strict=True):
        places = told.get(kind, [])
        if not isinstance(places, list) or not all(isinstance(place, dict) for place in places):
            return [Problem("board-field", line=line_of(text, kind), area=kind, field=kind)]
        given = [str(place.get("id", "")) for place in places]
        found += [
            Problem("board-missing", line=len(text.splitlines()), area=name) for name in names if name not in given
        ]
        for place in places:
            found += check_place(text, kind, names, place)
        twice = sorted({name for name in given if given.count(name) > 1})
        found += [Problem("board-twice", line=line_of(text, name), area=name) for name in twice]
    if not is_pair(told.get("strait")) or any(name not in PLACE_NAMES[:AREAS] for name in told["strait"]):
        found.append(Problem("board-field", line=line_of(text, "strait"), area="strait", field="strait"))
    apart, borders = told.get("not_adjacent", []), told.get("border", [])
    if not isinstance(apart, list) or not all(is_pair(pair) for pair in apart):
        found.append(Problem("board-field", line=line_of(text, "not_adjacent"), area="board", field="not_adjacent"))
    if not isinstance(borders, list) or not all(is_border(border) for border in borders):
        found.append(Problem("board-field", line=line_of(text, "between"), area="border", field="between, standing"))
    return found


def is_pair(value: Any) -> bool:
    return is_names(value) and len(value) == 2


def is_border(value: Any) -> bool:
    """A border tells which places it lies between, how it is known, and how surely."""
    if not isinstance(value, dict) or not is_pair(value.get("between")):
        return False
    return value.get("standing") in STANDINGS and isinstance(value.get("confidence", 1.0), int | float)


def names_by_kind() -> tuple[tuple[str, ...], ...]:
    return PLACE_NAMES[:AREAS], PLACE_NAMES[FOREIGN:SEAS], PLACE_NAMES[SEAS:]


def check_place(text: str, kind: str, names: tuple[str, ...], place: dict[str, Any]) -> list[Problem]:
    """One table of the file: its id, names, terrain, region and lists."""
    name = str(place.get("id", ""))
    line = line_of(text, name)
    if name not in names:
        return [Problem("board-unknown-area", line=line, area=name, known=", ".join(names))]
    wrong = [field for field in ("en", "fr") if not isinstance(place.get(field), str)]
    wrong += [field for field in ("land", "foreign", "sea") if not is_names(place.get(field, []))]
    wrong += [] if is_point(place.get("xy")) else ["xy"]
    if kind == "area":
        wrong += [] if place.get("terrain") in ("normal", "hiland") else ["terrain"]
        wrong += [] if place.get("region") in REGION_NAMES else ["region"]
    if kind != "sea":
        corners = place.get("polygon")
        wrong += [] if isinstance(corners, list) and all(is_point(corner) for corner in corners) else ["polygon"]
    return [Problem("board-field", line=line, area=name, field=field) for field in wrong]


def is_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def is_point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(number, int | float) for number in value)


def check_borders(text: str, told: dict[str, Any]) -> list[Problem]:
    """Every border leads to a known place, from both sides."""
    found: list[Problem] = []
    near = {place["id"]: neighbours_told(place) for kind in KINDS for place in told[kind]}
    for name, others in near.items():
        for other in others:
            if other not in near:
                found.append(Problem("board-unknown-neighbour", line=line_of(text, name), area=name, other=other))
            elif name not in near[other]:
                found.append(Problem("board-one-way", line=line_of(text, name), area=name, other=other))
    return found


def neighbours_told(place: dict[str, Any]) -> list[str]:
    return [*place.get("land", []), *place.get("foreign", []), *place.get("sea", [])]


def check_lists(text: str, told: dict[str, Any]) -> list[Problem]:
    """A neighbour stands in the list of its kind; pairs said not to touch do not."""
    found: list[Problem] = []
    near = {place["id"]: neighbours_told(place) for kind in KINDS for place in told[kind]}
    kinds = dict(zip(("land", "foreign", "sea"), names_by_kind(), strict=True))
    for kind in KINDS:
        for place in told[kind]:
            for field, names in kinds.items():
                wrong = [other for other in place.get(field, []) if other in near and other not in names]
                found += [
                    Problem(
                        "board-wrong-list", line=line_of(text, place["id"]), area=place["id"], other=other, field=field
                    )
                    for other in wrong
                ]
    for one, other in told.get("not_adjacent", []):
        if other in near.get(one, []):
            found.append(Problem("board-not-adjacent", line=line_of(text, one), area=one, other=other))
    return found


def check_ways(text: str, told: dict[str, Any]) -> list[Problem]:
    """Invaders can get in, factories lie on a coast."""
    found: list[Problem] = []
    for kind in ("foreign", "sea"):
        for place in told[kind]:
            if not place.get("land") and (kind == "sea" or place["id"] in INVADED):
                found.append(Problem("board-no-exit", line=line_of(text, place["id"]), area=place["id"]))
    for place in told["area"]:
        if place.get("factory") and not place.get("sea"):
            found.append(Problem("board-coast", line=line_of(text, place["id"]), area=place["id"]))
        if not place.get("land") and place["id"] not in told["strait"]:
            found.append(Problem("board-no-exit", line=line_of(text, place["id"]), area=place["id"]))
    return found


def line_of(text: str, name: str) -> int:
    """The line that introduces a place or a key; 1 if there is none."""
    for n, line in enumerate(text.splitlines(), 1):
        if line.startswith((f'id = "{name}"', f"{name} =")):
            return n
    return 1
