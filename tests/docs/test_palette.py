"""Colours of seats: text on each can be read, and none looks like another or like the colours of "can" and "chosen"."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[2] / "client/src/styles/tokens.css").read_text(encoding="utf-8")
APART = 0.08
"""In OKLab: neighbours of the default palette are 0.09 apart and more."""
Colour = tuple[float, float, float]


def rules(selector: str) -> dict[str, str]:
    """The variables of every block with this selector."""
    blocks = re.findall(rf"^{re.escape(selector)} \{{(.*?)^\}}", TOKENS, re.DOTALL | re.MULTILINE)
    return {name: value.strip() for block in blocks for name, value in re.findall(r"(--[\w-]+): ([^;]+);", block)}


def linear(colour: str) -> Colour:
    """#rrggbb as light."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """As WCAG 2 has it."""
    light = sorted(sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x), strict=True)) for x in (one, other))
    return (light[1] + 0.05) / (light[0] + 0.05)


def oklab(colour: str) -> Colour:
    r, g, b = linear(colour)
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def apart(one: str, other: str) -> float:
    return sum((a - b) ** 2 for a, b in zip(oklab(one), oklab(other), strict=True)) ** 0.5


def seats(palette: str) -> list[str]:
    known = rules(":root") | (rules(":root[data-seats='box']") if palette == "box" else {})
    found = [known[f"--seat-{letter}"] for letter in "abcde"]
    return [known[value[4:-1]] if value.startswith("var(") else value for value in found]


@pytest.mark.parametrize("palette", ["usual", "box"])
def test_letters_on_seats_can_be_read(palette: str) -> None:
    """White on A, dark on all others."""
    known = rules(":root")
    for n, colour in enumerate(seats(palette)):
        assert contrast(colour, known["--on-dark" if n == 0 else "--on-light"]) >= 4.5, colour


@pytest.mark.parametrize("palette", ["usual", "box"])
def test_seats_look_like_no_other_and_like_no_mark(palette: str) -> None:
    known = rules(":root")
    marks = [colour for name in ("--saffron", "--accent") for colour in re.findall(r"#[0-9a-f]{6}", known[name])]
    for one, other in combinations(seats(palette), 2):
        assert apart(one, other) >= APART, (one, other)
    for seat in seats("box") if palette == "box" else []:
        for mark in marks:
            assert apart(seat, mark) >= APART, (seat, mark)
