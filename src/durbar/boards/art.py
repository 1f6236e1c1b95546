"""The page's symbols for pictures without a browser, with plain attributes, which every viewer draws.

A symbol is worn in a dress: `p-shrine--b` is a shrine of seat B, `sky-tiger--purple` a skyline of a purple city.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SHEETS = ("icons.svg", "pieces.svg", "portraits.svg")
SEATS = {"a": "#0072b2", "b": "#d55e00", "c": "#009e73", "d": "#cc79a7", "e": "#e0c400"}  # those of the page
NOBODY = "#777777"
LIGHT = ("white", "orange", "pink")  # cities with dark letters
Values = Mapping[str, str]


@cache
def sheet(name: str) -> str:
    return (files("durbar.games") / name).read_text(encoding="utf-8")


@cache
def symbols() -> dict[str, Element]:
    """All symbols the page draws with, by name."""
    roots = [ElementTree.fromstring(sheet(name).replace(' xmlns="http://www.w3.org/2000/svg"', "")) for name in SHEETS]
    return {symbol.attrib["id"]: symbol for root in roots for symbol in root.iter("symbol")}


@cache
def palette() -> dict[str, str]:
    """The colours of pieces and land by name, as they are by day."""
    block = re.search(r":root \{(.*?)\}", sheet("pieces.svg"), re.DOTALL)
    assert block is not None
    return {name: by_day(value) for name, value in re.findall(r"--([\w-]+): ([^;]+);", block[1])}


@cache
def looks() -> dict[str, dict[str, str]]:
    """What the classes of the symbols mean."""
    rules = re.findall(r"^\.(a-\w+) \{ (.*?) \}$", sheet("pieces.svg"), re.MULTILINE)
    return {name: dict(re.findall(r"([\w-]+): ([^;]+);", body)) for name, body in rules}


def by_day(value: str) -> str:
    return re.sub(r"light-dark\((#\w+), #\w+\)", r"\1", value)


def colour(name: str) -> str:
    return palette()[name]


def mixed(one: str, share: int, other: str) -> str:
    """So many percent of one colour in another."""
    parts = ((int(one[n : n + 2], 16) * share + int(other[n : n + 2], 16) * (100 - share)) / 100 for n in (1, 3, 5))
    return "#" + "".join(f"{round(part):02x}" for part in parts)


@cache
def dresses() -> dict[str, dict[str, str]]:
    """What a seat, a city or a die adds to the palette."""
    found = {"stone": {"c": colour("stone-piece")}, "ivory": {"c": colour("ivory")}, "nobody": {"c": NOBODY}}
    rules = re.findall(r"^\.seat-(\w) \{ (.*?) \}$", sheet("pieces.svg"), re.MULTILINE)
    for seat, body in rules:
        found[seat] = {**dict(re.findall(r"--([\w-]+): ([^;]+);", body)), "c": SEATS[seat]}
    for name, value in palette().items():
        kind, _, one = name.partition("-")
        if kind == "city":
            found[one] = city_dress(one, value)
        elif kind == "die":
            found[name] = {"die": value}
    return found


def dress_of(seat: int) -> str:
    return "abcde"[seat] if 0 <= seat < len(SEATS) else "nobody"


def colour_of(seat: int) -> str:
    return SEATS.get(dress_of(seat), NOBODY)


def city_dress(name: str, value: str) -> dict[str, str]:
    ink = "#17110e" if name in LIGHT else "#ffffff"
    if name == "white":
        return {"city": value, "on-city": ink, "sky-f": "#b3a58c", "sky-b": "#d8ccb4"}
    front, back = mixed(value, 84, "#17110e"), mixed(value, 48, "#efe0c0")
    return {"city": value, "on-city": ink, "sky-f": front, "sky-b": back}


@cache
def dressed(worn: str) -> str:
    """A symbol in its dress, as text that stands for itself."""
    name, _, dress = worn.partition("--")
    attributes, values = attributes_of(symbols()[name], {**palette(), **dresses().get(dress, {})})
    plain = Element("symbol", {**attributes, "id": worn})
    plain.extend(parts(symbols()[name], values))
    return ElementTree.tostring(plain, encoding="unicode")


def parts(element: Element, values: Values) -> Iterator[Element]:
    for child in element:
        yield drawn(child, values)


def drawn(element: Element, values: Values) -> Element:
    attributes, known = attributes_of(element, values)
    if element.tag != "use":
        plain = Element(element.tag, attributes)
        plain.extend(parts(element, known))
        return plain
    return standing(symbols()[attributes.pop("href").removeprefix("#")], attributes, known)


def standing(symbol: Element, attributes: dict[str, str], values: Values) -> Element:
    """A symbol inside another: a group where it stands, as large as it is wanted."""
    left, top, width, _ = (float(value) for value in symbol.attrib["viewBox"].split())
    x, y, wide = (float(attributes.pop(key, usual)) for key, usual in (("x", 0.0), ("y", 0.0), ("width", width)))
    attributes.pop("height", None)
    scale = wide / width
    moved = f"translate({x - left * scale:g} {y - top * scale:g}) scale({scale:g})"
    group = Element("g", {**attributes, "transform": moved})
    group.extend(parts(symbol, values))
    return group


def attributes_of(element: Element, values: Values) -> tuple[dict[str, str], Values]:
    """What is written on an element, its class and style included; and the variables for what is inside."""
    given = dict(element.attrib)
    classes = given.pop("class", "").split()
    for name in classes:
        given.update(looks().get(name, {}))
        if name.startswith("seat-"):
            values = {**values, **dresses()[name.removeprefix("seat-")]}
    for name, value in re.findall(r"([\w-]+):\s*([^;]+)", given.pop("style", "")):
        if name.startswith("--"):
            values = {**values, name[2:]: resolved(value, values)}
        else:
            given[name] = value
    return {name: resolved(value, values) for name, value in given.items()}, values


def resolved(value: str, values: Values) -> str:
    """Without variables: each has a value, or says what to take instead."""
    while found := re.search(r"var\(--([\w-]+)(?:,\s*([^()]*|var\([^()]*\)))?\)", value):
        instead = values.get(found[1], found[2])
        assert instead is not None, found[0]
        value = value.replace(found[0], instead)
    return value
