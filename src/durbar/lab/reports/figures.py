"""Tables a designer reads, made from many games with polars. Every rate and mean has its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import polars as pl

from durbar.lab.numbers.statistics import Z
from durbar.lab.reports.gamestats import GameStats

TABLES = ("seats", "openings", "roles", "points", "events", "asks")
SCHEMAS: dict[str, dict[str, Any]] = {
    "seats": {"game": pl.Int64, "seat": pl.Int64, "rank": pl.Int64, "won": pl.Float64, "points": pl.Float64},
    "openings": {"game": pl.Int64, "seat": pl.Int64, "nth": pl.Int64, "ask": pl.String, "choice": pl.String},
    "roles": {"game": pl.Int64, "seat": pl.Int64, "kind": pl.String, "role": pl.String},
    "points": {"game": pl.Int64, "turn": pl.Int64, "winner": pl.String, "source": pl.String, "points": pl.Int64},
    "events": {"game": pl.Int64, "event": pl.String, "kind": pl.String, "word": pl.String, "count": pl.Int64},
    "asks": {"game": pl.Int64, "ask": pl.String, "count": pl.Int64},
}


class Facts:
    """The data of a report: one table for each kind of row, with the variant each game belongs to."""

    def __init__(self) -> None:
        self.rows: dict[str, list[dict[str, Any]]] = {name: [] for name in (*TABLES, "games")}
        self.variants: list[str] = []

    def add(self, variant: str, games: Iterable[GameStats]) -> None:
        self.variants.append(variant)
        for stats in sorted(games, key=lambda game: game.number):
            for name in TABLES:
                self.rows[name] += [{"variant": variant, **row} for row in getattr(stats, name)]
            self.rows["games"].append({"variant": variant, **stats.game})

    def named(self, names: Mapping[str, str]) -> Facts:
        """The same with the variants called as people read them."""
        found = Facts()
        found.variants = [names[variant] for variant in self.variants]
        for name, rows in self.rows.items():
            found.rows[name] = [{**row, "variant": names[row["variant"]]} for row in rows]
        return found

    def table(self, name: str) -> pl.DataFrame:
        if name == "games":
            return pl.DataFrame(self.rows[name], infer_schema_length=None)
        return pl.DataFrame(self.rows[name], schema={"variant": pl.String, **SCHEMAS[name]})

    def write(self, folder: Path) -> None:
        for name in self.rows:
            self.table(name).write_parquet(folder / f"{name}.parquet")


def rate(column: str, name: str) -> list[pl.Expr]:
    """A rate and its Wilson interval."""
    return wilson(pl.col(column).mean(), pl.len(), name)


def wilson(share: pl.Expr, total: pl.Expr, name: str) -> list[pl.Expr]:
    """A share of a count, and its Wilson interval."""
    count = total.cast(pl.Float64)
    z2 = Z * Z / count
    centre = (share + z2 / 2) / (1 + z2)
    half = Z * (share * (1 - share) / count + z2 / (4 * count)).sqrt() / (1 + z2)
    low, high = (centre - half).clip(0.0, 1.0), (centre + half).clip(0.0, 1.0)
    return [share.alias(name), low.alias(f"{name}_low"), high.alias(f"{name}_high")]


def mean(column: str, name: str, least: float | None = None, most: float | pl.Expr | None = None) -> list[pl.Expr]:
    """A mean and its interval by the normal approximation, within what is possible."""
    half = Z * pl.col(column).std() / pl.len().cast(pl.Float64).sqrt()
    value = pl.col(column).mean()
    low, high = (value - half).clip(lower_bound=least), (value + half).clip(upper_bound=most)
    return [value.alias(name), low.alias(f"{name}_low"), high.alias(f"{name}_high")]


def by_seat(facts: Facts) -> pl.DataFrame:
    """Win rate, points and mean rank of each seat."""
    table = facts.table("seats")
    most = float(table["seat"].n_unique())
    place = mean("rank", "place", 1.0, max(most, 2.0))  # alone one is first, or second to what was to be beaten
    grouped = table.group_by("variant", "seat", maintain_order=True)
    told = grouped.agg(pl.len().alias("games"), *rate("won", "win"), *mean("points", "score"), *place)
    return in_order(facts, told, "seat")


def by_role(facts: Facts) -> pl.DataFrame:
    """Win rate and points of the seats that had each role (a character, a nation), and which seats these were."""
    joined = facts.table("roles").join(facts.table("seats"), on=["variant", "game", "seat"])
    grouped = joined.group_by("variant", "kind", "role", maintain_order=True)
    seats = pl.col("seat").unique().sort().alias("seats")
    told = grouped.agg(pl.len().alias("games"), seats, *rate("won", "win"), *mean("points", "score"))
    return in_order(facts, told, "kind", "win", descending=[False, True])


def by_opening(facts: Facts, least: int, most: int) -> pl.DataFrame:
    """Win rate and points of each opening choice that came up often enough, the most frequent ones."""
    joined = facts.table("openings").join(facts.table("seats"), on=["variant", "game", "seat"])
    grouped = joined.group_by("variant", "nth", "ask", "choice", maintain_order=True)
    told = grouped.agg(pl.len().alias("games"), *rate("won", "win"), *mean("points", "score"))
    told = told.filter(pl.col("games") >= least)
    keys = ["variant", "nth", "ask"]
    told = told.filter(pl.col("games").rank("ordinal", descending=True).over(keys) <= most)
    asked = pl.col("games").sum().over("nth", "ask").alias("asked")
    return in_order(
        facts, told.with_columns(asked), "nth", "asked", "ask", "win", descending=[False, True, False, True]
    )


def a_game(facts: Facts, table: pl.DataFrame, keys: Sequence[str], column: str, name: str) -> pl.DataFrame:
    """How much of a column a game, for each of the keys: mean and interval over all games, those without any included,
    and the share of the games that have some."""
    games = facts.table("games").group_by("variant").agg(pl.len().alias("all"))
    each = table.group_by("variant", "game", *keys).agg(pl.col(column).sum().cast(pl.Float64))
    told = each.group_by("variant", *keys, maintain_order=True).agg(
        pl.len().alias("games"), pl.col(column).sum().alias("sum"), (pl.col(column) ** 2).sum().alias("squares")
    )
    told = told.join(games, on="variant").with_columns((pl.col("sum") / pl.col("all")).alias(name))
    variance = (pl.col("squares") - pl.col("all") * pl.col(name) ** 2).clip(0.0) / (pl.col("all") - 1)
    half = pl.when(pl.col("all") > 1).then(Z * (variance / pl.col("all")).sqrt())
    least = 0.0 if column == "count" else None  # nothing happens less often than never
    low = (pl.col(name) - half).clip(lower_bound=least).alias(f"{name}_low")
    high = (pl.col(name) + half).alias(f"{name}_high")
    share = wilson(pl.col("games") / pl.col("all"), pl.col("all"), "share")
    return told.with_columns(low, high, *share).drop("sum", "squares", "all")


def by_winner(facts: Facts) -> pl.DataFrame:
    """Points a game of everything that scores under a name of its own (nations, seats)."""
    told = a_game(facts, facts.table("points"), ["winner"], "points", "score")
    return in_order(facts, told, "score", descending=[True])


def all_sources(facts: Facts) -> pl.DataFrame:
    """Points a game from each source, all players together."""
    told = a_game(facts, facts.table("points"), ["source"], "points", "score")
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
    bounds = {"best": (None, None), "decided": (0.0, 1.0)}
    each = [expression for name in measures for expression in mean(name, name, *bounds.get(name, (0.0, None)))]
    ends = [pl.col("choices").quantile(q).alias(f"choices_{name}") for q, name in ((0.05, "few"), (0.95, "many"))]
    told = facts.table("games").group_by("variant", maintain_order=True).agg(pl.len().alias("games"), *each, *ends)
    return in_order(facts, told)


def endings(facts: Facts) -> pl.DataFrame:
    """How games ended."""
    told = facts.table("games").group_by("variant", "reason", maintain_order=True).agg(pl.len().alias("games"))
    all_games = pl.col("games").sum().over("variant")
    told = told.with_columns(*wilson(pl.col("games") / all_games, all_games, "share"))
    return in_order(facts, told, "games", descending=[True])


def questions_asked(facts: Facts) -> pl.DataFrame:
    """Questions of the rules: the share of games they were asked in, and how often a game."""
    told = a_game(facts, facts.table("asks"), ["ask"], "count", "each")
    return in_order(facts, told, "each", "ask", descending=[True, False])


def events_counted(facts: Facts) -> pl.DataFrame:
    """Events: the share of games they came up in, and how often a game."""
    told = a_game(facts, facts.table("events").filter(pl.col("kind") == ""), ["event"], "count", "each")
    return in_order(facts, told, "each", "event", descending=[True, False])


def words_counted(facts: Facts, kind: str) -> pl.DataFrame:
    """The words of a kind in the events: tiles, cards, places."""
    chosen = facts.table("events").filter(pl.col("kind") == kind)
    told = a_game(facts, chosen, ["event", "word"], "count", "each")
    return in_order(facts, told, "event", "each", "word", descending=[False, True, False])


def in_order(facts: Facts, table: pl.DataFrame, *columns: str, descending: list[bool] | None = None) -> pl.DataFrame:
    """Sorted by the given columns, then variants as they were named."""
    order = pl.DataFrame({"variant": facts.variants, "order": range(len(facts.variants))})
    down = descending or [False] * len(columns)
    joined = table.join(order, on="variant")
    return joined.sort("order", *columns, descending=[False, *down], nulls_last=True).drop("order")


def side_by_side(table: pl.DataFrame, *columns: str) -> pl.DataFrame:
    """The lines of all variants for the same thing below each other, things as the first variant has them."""
    numbered = table.with_row_index("row").with_columns(pl.col("row").min().over(columns).alias("first"))
    return numbered.sort("first", "row").drop("row", "first")
