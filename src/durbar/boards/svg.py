"""Pictures as SVG text: the few shapes boards are drawn with, and any game's drawing as a picture."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from durbar.boards.art import dressed

INK, PAPER, LINE, STONE = "#2b2018", "#f6eedd", "#a8926c", "#fffdf8"
MONO = "ui-monospace, 'DejaVu Sans Mono', monospace"
Point = tuple[float, float]


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def picture(width: float, height: float, parts: Iterable[str], title: str, x: float = 0, y: float = 0) -> str:
    """A whole picture; symbols that are used come along."""
    body = "".join(parts)
    used = sorted(set(re.findall(r'href="#([\w-]+)"', body)))
    defs = f"<defs>{''.join(dressed(name) for name in used)}</defs>" if used else ""
    box = " ".join(map(number, (x, y, width, height)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="{escape(title)}" '
        f'font-family="system-ui, sans-serif" fill="{INK}">{defs}<title>{escape(title)}</title>'
        f"{box_at(x, y, width, height, PAPER)}{body}</svg>\n"
    )


@cache
def layout_of(game: str) -> dict[str, Any]:
    """Where the page draws things: the same numbers."""
    found: dict[str, Any] = json.loads((files("durbar.games") / game / "data" / "layout.json").read_text("utf-8"))
    return found


def use(name: str, at: Point, size: float, colour: str = INK) -> str:
    """A symbol around a point, in its dress (`durbar/boards/art.py`)."""
    x, y, side = (number(value) for value in (at[0] - size / 2, at[1] - size / 2, size))
    return f'<use href="#{name}" x="{x}" y="{y}" width="{side}" height="{side}" color="{colour}"/>'


def text_at(at: Point, text: str, size: float = 16, anchor: str = "middle", more: str = "") -> str:
    x, y = map(number, at)
    return f'<text x="{x}" y="{y}" font-size="{number(size)}" text-anchor="{anchor}" {more}>{escape(text)}</text>'


def disc(at: Point, radius: float, fill: str, stroke: str = INK, width: float = 1) -> str:
    x, y, r = map(number, (*at, radius))
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{stroke}" stroke-width="{number(width)}"/>'


def box_at(x: float, y: float, width: float, height: float, fill: str, stroke: str = "none") -> str:
    values = " ".join(
        f'{key}="{number(value)}"' for key, value in (("x", x), ("y", y), ("width", width), ("height", height))
    )
    return f'<rect {values} fill="{fill}" stroke="{stroke}"/>'


def line(path: str, stroke: str, width: float, fill: str = "none", more: str = "") -> str:
    look = f'fill="{fill}" stroke="{stroke}" stroke-width="{number(width)}" stroke-linejoin="round"'
    return f'<path d="{path}" {look} {more}/>'


def polygon(points: Sequence[Point], fill: str, stroke: str) -> str:
    corners = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f'<polygon points="{corners}" fill="{fill}" stroke="{stroke}" stroke-width="1.5"/>'


def drawn_text(text: str, title: str) -> str:
    """A drawing made of letters, as a picture."""
    rows = text.splitlines() or [""]
    width = 20 + 9.7 * max(len(row) for row in rows)
    lines = [
        text_at((10, 26 + 20 * n), row, 16, "start", f'font-family="{MONO}" xml:space="preserve"')
        for n, row in enumerate(rows)
    ]
    return picture(width, 20 * len(rows) + 20, lines, title)
