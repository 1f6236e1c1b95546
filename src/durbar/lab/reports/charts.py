"""Plots of a report: drawn with altair, kept in the page as SVG, so that nothing is fetched when it is read."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import polars as pl

WIDTH = 860
BAR = 26
SIZE = 13
"""Of all letters in a plot."""
SINGLE = 30
"""Whole numbers that range no further get a bar each."""
COLOURS = [
    *("#9c3d2e", "#2f6f73", "#c8932b", "#4f5d95", "#6b8f4e", "#8a5a83", "#7d7770", "#b86f50", "#5c8aa8", "#a0a35a"),
    *("#d9a7a0", "#8fc1bf", "#e8cf9a", "#a9b3d9", "#bcd3a6", "#cfb3ca", "#a8a8a8", "#e3bda9"),
]
INK = "currentColor"
"""Of letters and lines: as the page has it, light or dark."""
LOCALES = {"en": "en-US", "fr": "fr-FR"}


def alt() -> Any:
    return import_module("altair")


def svg(chart: Any, language: str) -> str:
    """A chart as SVG text, numbers as the language writes them."""
    padding = {"left": 16, "right": 10, "top": 5, "bottom": 5}  # a browser's letters may be wider than ours
    styled = chart.configure(font="sans-serif", background="transparent", padding=padding).configure_range(
        category=COLOURS
    )
    styled = styled.configure_view(stroke=None).configure_legend(
        labelFontSize=SIZE, labelLimit=300, labelColor=INK, titleColor=INK
    )
    sizes = {"labelFontSize": SIZE, "titleFontSize": SIZE, "titleFontWeight": "normal"}
    colours = dict.fromkeys(("labelColor", "titleColor", "gridColor", "tickColor", "domainColor"), INK)
    styled = styled.configure_axis(gridOpacity=0.15, labelLimit=320, **sizes, **colours)
    styled = styled.configure_header(
        labelFontSize=SIZE, labelAngle=0, labelAlign="left", labelOrient="top", labelColor=INK
    )
    text: str = import_module("vl_convert").vegalite_to_svg(styled.to_json(), format_locale=LOCALES[language])
    return text


def intervals(
    table: pl.DataFrame, label: str, value: str, title: str, language: str, chance: float | None = None
) -> str:
    """A point with its interval for each label, variants in colours; rates in percent, with a dashed line where equal
    chances would be."""
    lib = alt()
    many = table["variant"].n_unique() > 1
    base = lib.Chart(table, width=WIDTH, height=lib.Step(BAR / 2 if many else BAR))
    order = table[label].unique(maintain_order=True).to_list()
    where: dict[str, Any] = {"y": lib.Y(f"{label}:N", sort=order, title=None)}
    if many:
        variants = table["variant"].unique(maintain_order=True).to_list()
        where |= {
            "color": lib.Color("variant:N", sort=variants, title=None, legend=lib.Legend(orient="top", columns=2)),
            "yOffset": lib.YOffset("variant:N", sort=variants),
        }
    axis = lib.Axis(format=".0%") if value == "win" else lib.Axis()
    across = {"x": lib.X(f"{value}_low:Q", title=title, axis=axis, scale=lib.Scale(zero=True))}  # no cut-off axis
    bars = base.mark_rule(strokeWidth=2, color=COLOURS[0]).encode(**across, x2=f"{value}_high:Q", **where)
    points = base.mark_point(filled=True, size=70, opacity=1, color=COLOURS[0]).encode(x=f"{value}:Q", **where)
    layers = [bars, points]
    if chance is not None:
        line = lib.Chart(pl.DataFrame({"chance": [chance]}))
        layers.append(line.mark_rule(strokeDash=[4, 4], color=INK).encode(x="chance:Q"))
    return svg(lib.layer(*layers), language)


def histogram(table: pl.DataFrame, column: str, title: str, count: str, language: str) -> str:
    """How often each length (or number of lead changes) came up, a panel for each variant."""
    lib = alt()
    values: list[int] = table[column].to_list()
    least, most = min(values), max(values)
    x = lib.X(f"{column}:Q", bin=lib.Bin(maxbins=30, minstep=1), title=title)
    if most - least <= SINGLE:
        whole = lib.Scale(domain=list(range(least, most + 1)))
        x = lib.X(f"{column}:O", title=title, scale=whole, axis=lib.Axis(labelAngle=0))
    chart = lib.Chart(table, width=WIDTH, height=120).mark_bar(color=COLOURS[1])
    y = lib.Y("count()", title=count, axis=lib.Axis(tickMinStep=1, tickCount=5))
    return svg(by_variant(chart.encode(x=x, y=y), table), language)


def sources(table: pl.DataFrame, turn: str, points: str, language: str) -> str:
    """Points by source, turn after turn, a panel for each variant; the greatest source first."""
    lib = alt()
    greatest = table.group_by("source", maintain_order=True).agg(pl.col("points").sum()).sort("points", descending=True)
    chart = lib.Chart(table, width=WIDTH, height=220).mark_bar()
    colour = lib.Color("source:N", title=None, sort=greatest["source"].to_list())
    x = lib.X("turn:O", title=turn, axis=lib.Axis(labelAngle=0))
    rank = greatest.with_row_index("rank").select("source", "rank")
    chart.data = table.join(rank, on="source")
    y = lib.Y("sum(points):Q", title=points)
    chart = chart.encode(x=x, y=y, color=colour, order=lib.Order("rank:Q"))
    return svg(by_variant(chart, table), language)


def by_variant(chart: Any, table: pl.DataFrame) -> Any:
    """A panel for each variant, where there are several."""
    order = table["variant"].unique(maintain_order=True).to_list()
    return chart.facet(row=alt().Row("variant:N", sort=order, title=None)) if len(order) > 1 else chart
