"""Pictures as SVG text: the few shapes boards are drawn with, and any game's drawing as a picture."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

SEATS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e0c400")  # those of the page
INK, PAPER, LINE, STONE = "#2b2018", "#f6eedd", "#a8926c", "#fffdf8"
MONO = "ui-monospace, 'DejaVu Sans Mono', monospace"
Point = tuple[float, float]


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def picture(width: float, height: float, parts: Iterable[str], title: str, x: float = 0, y: float = 0) -> str:
    """A whole picture; icons that are used come along."""
    body = "".join(parts)
    used = sorted(set(re.findall(r'href="#([\w-]+)"', body)))
    defs = f"<defs>{''.join(icon(name) for name in used)}</defs>" if used else ""
    box = " ".join(map(number, (x, y, width, height)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="{escape(title)}" '
        f'font-family="system-ui, sans-serif" fill="{INK}">{defs}<title>{escape(title)}</title>'
        f"{box_at(x, y, width, height, PAPER)}{body}</svg>\n"
    )


@cache
def icons() -> dict[str, str]:
    """The symbols the page draws with, by name."""
    text = (files("durbar.games") / "icons.svg").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', text, re.DOTALL)}


@cache
def layout_of(game: str) -> dict[str, Any]:
    """Where the page draws things: the same numbers."""
    found: dict[str, Any] = json.loads((files("durbar.games") / game / "data" / "layout.json").read_text("utf-8"))
    return found


def icon(name: str) -> str:
    return icons()[name]


def use(name: str, at: Point, size: float, colour: str = INK) -> str:
    """An icon around a point."""
    x, y, side = (number(value) for value in (at[0] - size / 2, at[1] - size / 2, size))
    return f'<use href="#{name}" x="{x}" y="{y}" width="{side}" height="{side}" color="{colour}"/>'


def said(at: Point, text: str, size: float = 16, anchor: str = "middle", more: str = "") -> str:
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


def line(path: str, stroke: str, width: float, fill: str = "none") -> str:
    return f'<path d="{path}" fill="{fill}" stroke="{stroke}" stroke-width="{number(width)}" stroke-linejoin="round"/>'


def polygon(points: Sequence[Point], fill: str, stroke: str) -> str:
    corners = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f'<polygon points="{corners}" fill="{fill}" stroke="{stroke}" stroke-width="1.5"/>'


def colour_of(seat: int) -> str:
    return SEATS[seat] if 0 <= seat < len(SEATS) else "#777"


def drawn_text(text: str, title: str) -> str:
    """A drawing made of letters, as a picture."""
    rows = text.splitlines() or [""]
    width = 20 + 9.7 * max(len(row) for row in rows)
    lines = [
        said((10, 26 + 20 * n), row, 16, "start", f'font-family="{MONO}" xml:space="preserve"')
        for n, row in enumerate(rows)
    ]
    return picture(width, 20 * len(rows) + 20, lines, title)
