"""Tables a designer reads, made from the tales of many games with polars. Every rate and mean has its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import polars as pl

from durbar.lab.ratings import Z
from durbar.lab.tale import Tale

TABLES = ("seats", "openings", "roles", "points", "events")
SCHEMAS: dict[str, dict[str, Any]] = {
    "seats": {"game": pl.Int64, "seat": pl.Int64, "rank": pl.Int64, "won": pl.Float64, "points": pl.Float64},
    "openings": {"game": pl.Int64, "seat": pl.Int64, "nth": pl.Int64, "ask": pl.String, "choice": pl.String},
    "roles": {"game": pl.Int64, "seat": pl.Int64, "kind": pl.String, "role": pl.String},
    "points": {"game": pl.Int64, "turn": pl.Int64, "winner": pl.String, "source": pl.String, "points": pl.Int64},
    "events": {"game": pl.Int64, "event": pl.String, "kind": pl.String, "word": pl.String, "count": pl.Int64},
}


class Facts:
    """The data of a report: one table for each kind of row, with the variant each game belongs to."""

    def __init__(self) -> None:
        self.rows: dict[str, list[dict[str, Any]]] = {name: [] for name in (*TABLES, "games")}
        self.variants: list[str] = []

    def add(self, variant: str, tales: Iterable[Tale]) -> None:
        self.variants.append(variant)
        for tale in sorted(tales, key=lambda tale: tale.number):
            for name in TABLES:
                self.rows[name] += [{"variant": variant, **row} for row in getattr(tale, name)]
            self.rows["games"].append({"variant": variant, **tale.game})

    def table(self, name: str) -> pl.DataFrame:
        if name == "games":
            return pl.DataFrame(self.rows[name], infer_schema_length=None)
        return pl.DataFrame(self.rows[name], schema={"variant": pl.String, **SCHEMAS[name]})

    def write(self, folder: Path) -> None:
        for name in self.rows:
            self.table(name).write_parquet(folder / f"{name}.parquet")


def rate(column: str, name: str) -> list[pl.Expr]:
    """A rate and its Wilson interval."""
    count, share = pl.len().cast(pl.Float64), pl.col(column).mean()
    z2 = Z * Z / count
    centre = (share + z2 / 2) / (1 + z2)
    half = Z * (share * (1 - share) / count + z2 / (4 * count)).sqrt() / (1 + z2)
    return [share.alias(name), (centre - half).alias(f"{name}_low"), (centre + half).alias(f"{name}_high")]


def mean(column: str, name: str) -> list[pl.Expr]:
    """A mean and its interval by the normal approximation."""
    half = Z * pl.col(column).std() / pl.len().cast(pl.Float64).sqrt()
    value = pl.col(column).mean()
    return [value.alias(name), (value - half).alias(f"{name}_low"), (value + half).alias(f"{name}_high")]


def by_seat(facts: Facts) -> pl.DataFrame:
    """Win rate, points and mean rank of each seat."""
    grouped = facts.table("seats").group_by("variant", "seat", maintain_order=True)
    told = grouped.agg(pl.len().alias("games"), *rate("won", "win"), *mean("points", "score"), *mean("rank", "place"))
    return in_order(facts, told, "seat")


def by_role(facts: Facts) -> pl.DataFrame:
    """Win rate and points of the seats that had each role (a character)."""
    joined = facts.table("roles").join(facts.table("seats"), on=["variant", "game", "seat"])
    grouped = joined.group_by("variant", "kind", "role", maintain_order=True)
    told = grouped.agg(pl.len().alias("games"), *rate("won", "win"), *mean("points", "score"))
    return in_order(facts, told, "kind", "win", descending=[False, True])


def by_opening(facts: Facts, least: int, most: int) -> pl.DataFrame:
    """Win rate and points of each opening choice that came up often enough, the most frequent ones."""
    joined = facts.table("openings").join(facts.table("seats"), on=["variant", "game", "seat"])
    grouped = joined.group_by("variant", "nth", "ask", "choice", maintain_order=True)
    told = grouped.agg(pl.len().alias("games"), *rate("won", "win"), *mean("points", "score"))
    told = told.filter(pl.col("games") >= least)
    keys = ["variant", "nth", "ask"]
    told = told.filter(pl.col("games").rank("ordinal", descending=True).over(keys) <= most)
    return in_order(facts, told, "nth", "ask", "win", descending=[False, False, True])


def by_winner(facts: Facts) -> pl.DataFrame:
    """Points a game of everything that scores under a name of its own (nations, seats)."""
    games = facts.table("games").group_by("variant").agg(pl.len().alias("all"))
    scored = facts.table("points").group_by("variant", "game", "winner").agg(pl.col("points").sum())
    told = scored.group_by("variant", "winner").agg(
        pl.col("points").sum().alias("sum"), (pl.col("points") ** 2).sum().alias("squares"), pl.len().alias("games")
    )
    told = told.join(games, on="variant").with_columns((pl.col("sum") / pl.col("all")).alias("score"))
    spread = ((pl.col("squares") / pl.col("all") - pl.col("score") ** 2).clip(0.0) / pl.col("all")).sqrt() * Z
    told = told.with_columns(
        (pl.col("score") - spread).alias("score_low"), (pl.col("score") + spread).alias("score_high")
    )
    told = told.select("variant", "winner", "games", "score", "score_low", "score_high")
    return in_order(facts, told, "score", descending=[True])


def by_source(facts: Facts) -> pl.DataFrame:
    """Points a game from each source in each turn."""
    games = facts.table("games").group_by("variant").agg(pl.len().alias("all"))
    told = facts.table("points").group_by("variant", "turn", "source").agg(pl.col("points").sum().alias("sum"))
    told = told.join(games, on="variant").with_columns((pl.col("sum") / pl.col("all")).alias("points"))
    return in_order(facts, told.select("variant", "turn", "source", "points"), "turn", "source")


def lengths(facts: Facts) -> pl.DataFrame:
    """Choices and turns of a game, lead changes, when the lead was taken for good, and the margin."""
    measures = ("choices", "turns", "changes", "decided", "best", "margin")
    each = [expression for name in measures for expression in mean(name, name)]
    ends = [pl.col("choices").quantile(q).alias(f"choices_{name}") for q, name in ((0.05, "few"), (0.95, "many"))]
    told = facts.table("games").group_by("variant", maintain_order=True).agg(pl.len().alias("games"), *each, *ends)
    return in_order(facts, told)


def endings(facts: Facts) -> pl.DataFrame:
    """How games ended."""
    told = facts.table("games").group_by("variant", "reason").agg(pl.len().alias("games"))
    told = told.with_columns((pl.col("games") / pl.col("games").sum().over("variant")).alias("share"))
    return in_order(facts, told, "games", descending=[True])


def how_often(facts: Facts, words: bool) -> pl.DataFrame:
    """Events (or the words in them): the share of games they came up in, and how often a game."""
    games = facts.table("games").group_by("variant").agg(pl.len().alias("all"))
    chosen = facts.table("events").filter((pl.col("kind") != "") if words else (pl.col("kind") == ""))
    keys = ["variant", "event", "kind", "word"] if words else ["variant", "event"]
    told = chosen.group_by(keys).agg(pl.len().alias("in"), pl.col("count").sum()).join(games, on="variant")
    share, each = (pl.col("in") / pl.col("all")).alias("share"), (pl.col("count") / pl.col("all")).alias("each")
    told = told.with_columns(share, each).select(*keys, "share", "each")
    return in_order(facts, told, "event", "each", descending=[False, True])


def never(names: Sequence[str], seen: pl.DataFrame) -> list[str]:
    """Events that never came up at all."""
    known = set(seen["event"].to_list())
    return [name for name in names if name not in known]


def in_order(facts: Facts, table: pl.DataFrame, *columns: str, descending: list[bool] | None = None) -> pl.DataFrame:
    """Sorted by the given columns, then variants as they were named."""
    order = pl.DataFrame({"variant": facts.variants, "order": range(len(facts.variants))})
    down = descending or [False] * len(columns)
    joined = table.join(order, on="variant")
    return joined.sort("order", *columns, descending=[False, *down], nulls_last=True).drop("order")
