"""Plots of a report: drawn with altair, kept in the page as SVG, so that nothing is fetched when it is read."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import polars as pl

WIDTH = 620
BAR = 26
COLOURS = ["#9c3d2e", "#2f6f73", "#c8932b", "#4f5d95", "#6b8f4e", "#8a5a83", "#4a4a4a", "#b86f50", "#5c8aa8", "#a0a35a"]


def alt() -> Any:
    return import_module("altair")


def svg(chart: Any) -> str:
    """A chart as SVG text."""
    styled = chart.configure(font="sans-serif", background="transparent").configure_range(category=COLOURS)
    styled = styled.configure_view(stroke=None).configure_axis(gridColor="#e6dfd3", labelLimit=260)
    text: str = import_module("vl_convert").vegalite_to_svg(styled.to_json())
    return text


def intervals(table: pl.DataFrame, label: str, value: str, title: str, chance: float | None = None) -> str:
    """A point with its interval for each label, variants in colours; a dashed line where chance would be."""
    lib = alt()
    many = table["variant"].n_unique() > 1
    base = lib.Chart(table, width=WIDTH, height=lib.Step(BAR))
    where: dict[str, Any] = {"y": lib.Y(f"{label}:N", sort=None, title=None)}
    if many:
        where |= {
            "color": lib.Color("variant:N", sort=None, title=None),
            "yOffset": lib.YOffset("variant:N", sort=None),
        }
    across = {"x": lib.X(f"{value}_low:Q", title=title, scale=lib.Scale(zero=False)), "x2": f"{value}_high:Q"}
    bars = base.mark_rule(strokeWidth=2, color=COLOURS[0]).encode(**across, **where)
    points = base.mark_point(filled=True, size=70, color=COLOURS[0]).encode(x=f"{value}:Q", **where)
    layers = [bars, points]
    if chance is not None:
        line = lib.Chart(pl.DataFrame({"chance": [chance]}))
        layers.append(line.mark_rule(strokeDash=[4, 4], color="#555").encode(x="chance:Q"))
    return svg(lib.layer(*layers))


def histogram(table: pl.DataFrame, column: str, title: str, count: str) -> str:
    """How often each length (or number of lead changes) came up, a panel for each variant."""
    lib = alt()
    x = lib.X(f"{column}:Q", bin=lib.Bin(maxbins=30), title=title)
    chart = lib.Chart(table, width=WIDTH, height=120).mark_bar(color=COLOURS[1])
    chart = chart.encode(x=x, y=lib.Y("count()", title=count))
    order = table["variant"].unique(maintain_order=True).to_list()
    if len(order) > 1:
        chart = chart.facet(row=lib.Row("variant:N", sort=order, title=None))
    return svg(chart)


def sources(table: pl.DataFrame, turn: str, points: str) -> str:
    """Points by source, turn after turn, a panel for each variant."""
    lib = alt()
    chart = lib.Chart(table, width=WIDTH, height=220).mark_bar()
    colour = lib.Color("source:N", title=None, legend=lib.Legend(labelLimit=300))
    chart = chart.encode(x=lib.X("turn:O", title=turn), y=lib.Y("sum(points):Q", title=points), color=colour)
    order = table["variant"].unique(maintain_order=True).to_list()
    if len(order) > 1:
        chart = chart.facet(row=lib.Row("variant:N", sort=order, title=None))
    return svg(chart)
