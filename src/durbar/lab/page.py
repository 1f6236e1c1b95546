"""The page of a balance report: one HTML file, readable without network, printable, with every number as text too."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

import polars as pl

from durbar.engine.game import SEATS, Game
from durbar.lab import charts, figures
from durbar.lab.figures import Facts
from durbar.locale import Texts

STYLE = """
:root { color-scheme: light; --ink: #2b2420; --line: #d8cdbb; --paper: #fbf8f2; --accent: #9c3d2e; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; padding: 1rem;
  max-width: 62rem; }
h1, h2, h3 { line-height: 1.2; } h1 { color: var(--accent); }
h2 { margin-top: 2.2rem; border-top: 2px solid var(--line);
  padding-top: .8rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; margin: .6rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
td.number, th.number { text-align: right; } caption { text-align: left; color: #6b6057; }
.interval { color: #6b6057; font-size: .88em; white-space: nowrap; } .clear { font-weight: 700; }
svg { max-width: 100%; height: auto; } nav a { margin-right: 1rem; } @media print { h2 { break-before: auto; } }
"""
OFTEN = 5
"""An opening choice is shown from so many games on."""
MOST = 15
"""So many opening choices of one question are shown."""
WORDS = 400
"""So many lines of the longest table; the data has them all."""

Cell = Callable[[dict[str, Any]], str]


class Page:
    """Builds the page section by section."""

    def __init__(self, game: Game, facts: Facts, texts: Texts, about: Mapping[str, str], seats: int) -> None:
        self.game = game
        self.facts = facts
        self.texts = texts
        self.about = about
        self.seats = seats
        self.parts: list[str] = []
        self.contents: list[tuple[str, str]] = []

    def say(self, key: str, **arguments: Any) -> str:
        return escape(self.texts.say(f"lab-report-{key}", **arguments))

    def word(self, word: str) -> str:
        """A word of the game as people read it."""
        if self.texts.has(f"lab-source-{word}"):
            return escape(self.texts.say(f"lab-source-{word}"))
        return escape(str(self.texts.name(self.game.id, word)))

    def words(self, text: str) -> str:
        """An option's text as its label; what has no phrase stays as written."""
        words = tuple(text.split())
        if self.texts.has(f"{self.game.id}-do-{words[0]}"):
            return escape(self.texts.phrase(self.game.id, "do", words))
        return escape(text)

    def html(self) -> str:
        for build in (self.seat, self.role, self.winner, self.opening, self.length, self.lead, self.source, self.often):
            build()
        title = self.say("title", game=self.texts.say(f"{self.game.id}-title"))
        links = "".join(f'<a href="#{anchor}">{name}</a>' for anchor, name in self.contents)
        facts = "".join(f"<tr><th>{self.say(k)}</th><td>{escape(v)}</td></tr>" for k, v in self.about.items())
        head = f"<h1>{title}</h1><table>{facts}</table><p>{self.say('intervals')}</p><nav>{links}</nav>"
        language = self.texts.bundle.locales[0]
        meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        start = f'<!doctype html><html lang="{language}"><head>{meta}<title>{title}</title>'
        return f"{start}<style>{STYLE}</style></head><body>{head}{''.join(self.parts)}</body></html>\n"

    # --- building blocks -------------------------------------------------------------------------------------------

    def section(self, key: str, *parts: str) -> None:
        self.contents.append((key, self.say(key)))
        note = self.say(f"{key}-note")
        self.parts.append(f'<section id="{key}"><h2>{self.say(key)}</h2><p>{note}</p>{"".join(parts)}</section>')

    def table(self, rows: pl.DataFrame, columns: Sequence[tuple[str, Cell, bool]]) -> str:
        """Columns are a heading's key, what a cell shows, and whether it is a number. Variants get a column if many."""
        shown = list(columns)
        if len(self.facts.variants) > 1:
            shown.insert(0, ("variant", lambda row: escape(row["variant"]), False))
        classes = [' class="number"' if number else "" for _, _, number in shown]
        heads = "".join(f"<th{c}>{self.say(key)}</th>" for (key, _, _), c in zip(shown, classes, strict=True))
        lines = []
        for row in rows.iter_rows(named=True):
            cells = zip(shown, classes, strict=True)
            lines.append("<tr>" + "".join(f"<td{c}>{cell(row)}</td>" for (_, cell, _), c in cells) + "</tr>")
        return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'

    def plot(self, drawing: str, key: str) -> str:
        label = self.say(key)
        return f'<figure role="img" aria-label="{label}">{drawing}</figure>'

    def win(self, row: dict[str, Any]) -> str:
        """A win rate with its interval, bold where it is clear of chance."""
        chance = 1 / self.seats
        clear = self.seats > 1 and (row["win_low"] > chance or row["win_high"] < chance)
        value = f'<span class="clear">{row["win"]:.1%}</span>' if clear else f"{row['win']:.1%}"
        return f'{value} <span class="interval">{row["win_low"]:.1%} – {row["win_high"]:.1%}</span>'

    # --- sections --------------------------------------------------------------------------------------------------

    def seat(self) -> None:
        rows = figures.by_seat(self.facts).with_columns(
            pl.col("seat").map_elements(lambda seat: SEATS[seat], return_dtype=pl.String)
        )
        columns = [("seat", plain("seat"), False), ("games", plain("games"), True), ("win", self.win, True)]
        columns += [("score", spread("score"), True), ("place", spread("place"), True)]
        drawing = charts.intervals(rows, "seat", "win", self.texts.say("lab-report-win"), 1 / self.seats)
        self.section("seats", self.plot(drawing, "win"), self.table(rows, columns))

    def role(self) -> None:
        rows = figures.by_role(self.facts)
        if rows.height:
            named = rows.with_columns(pl.col("role").map_elements(self.word, return_dtype=pl.String).alias("name"))
            columns = [("role", plain("name"), False), ("games", plain("games"), True), ("win", self.win, True)]
            columns += [("score", spread("score"), True)]
            drawing = charts.intervals(named, "name", "win", self.texts.say("lab-report-win"), 1 / self.seats)
            self.section("roles", self.plot(drawing, "win"), self.table(named, columns))

    def winner(self) -> None:
        """Nations score under their own names; where only seats do, the first section told it all."""
        rows = figures.by_winner(self.facts).filter(~pl.col("winner").is_in(SEATS))
        if rows.height:
            named = rows.with_columns(pl.col("winner").map_elements(self.word, return_dtype=pl.String).alias("name"))
            columns = [
                ("winner", plain("name"), False),
                ("games", plain("games"), True),
                ("score", spread("score"), True),
            ]
            drawing = charts.intervals(named, "name", "score", self.texts.say("lab-report-score"))
            self.section("winners", self.plot(drawing, "score"), self.table(named, columns))

    def opening(self) -> None:
        rows = figures.by_opening(self.facts, OFTEN, MOST)
        parts = []
        for nth, ask in rows.select("nth", "ask").unique(maintain_order=True).sort("nth", "ask").iter_rows():
            chosen = rows.filter((pl.col("nth") == nth) & (pl.col("ask") == ask))
            columns = [("choice", self.chosen, False), ("games", plain("games"), True), ("win", self.win, True)]
            columns += [("score", spread("score"), True)]
            parts += [f"<h3>{self.say('nth', nth=nth, ask=ask)}</h3>", self.table(chosen, columns)]
        if parts:
            self.section("openings", *parts)

    def chosen(self, row: dict[str, Any]) -> str:
        return self.words(row["choice"])

    def length(self) -> None:
        rows = figures.lengths(self.facts)
        columns = [("games", plain("games"), True), ("choices", spread("choices"), True)]
        columns += [("range", lambda row: f"{row['choices_few']:.0f} – {row['choices_many']:.0f}", True)]
        columns += [
            ("turns", spread("turns"), True),
            ("best", spread("best"), True),
            ("margin", spread("margin"), True),
        ]
        games = self.facts.table("games")
        drawing = charts.histogram(games, "choices", *self.titles("choices", "games"))
        ends = [("reason", lambda row: self.reason(row["reason"]), False), ("games", plain("games"), True)]
        ends += [("share", lambda row: f"{row['share']:.1%}", True)]
        endings = self.table(figures.endings(self.facts), ends)
        self.section("length", self.plot(drawing, "choices"), self.table(rows, columns), endings)

    def reason(self, key: str) -> str:
        name = f"{self.game.id}-reason-{key}"
        return escape(self.texts.say(name) if self.texts.has(name) else key)

    def lead(self) -> None:
        if self.seats == 1:
            return
        rows = figures.lengths(self.facts)
        columns = [("changes", spread("changes"), True), ("decided", percent("decided"), True)]
        drawing = charts.histogram(self.facts.table("games"), "changes", *self.titles("changes", "games"))
        self.section("lead", self.plot(drawing, "changes"), self.table(rows, columns))

    def source(self) -> None:
        rows = figures.by_source(self.facts)
        if rows.height:
            named = rows.with_columns(pl.col("source").map_elements(self.word, return_dtype=pl.String))
            drawing = charts.sources(named, *self.titles("turn", "score"))
            totals = named.group_by("variant", "source", maintain_order=True).agg(pl.col("points").sum())
            totals = figures.in_order(self.facts, totals, "points", descending=[True])
            columns = [("source", plain("source"), False), ("score", lambda row: f"{row['points']:.2f}", True)]
            self.section("sources", self.plot(drawing, "sources"), self.table(totals, columns))

    def often(self) -> None:
        events, words = figures.how_often(self.facts, False), figures.how_often(self.facts, True)
        share = ("share", lambda row: f"{row['share']:.1%}", True)
        each = ("each", lambda row: f"{row['each']:.2f}", True)
        event = ("event", plain("event"), False)
        missing = figures.never([e.name for e in self.game.events.values() if not e.private], events)
        none = f"<p>{self.say('never', names=', '.join(missing))}</p>" if missing else ""
        detail = self.table(
            words.head(WORDS), [event, ("word", lambda row: self.word(row["word"]), False), share, each]
        )
        rest = f"<details><summary>{self.say('words')}</summary>{detail}</details>"
        self.section("often", self.table(events, [event, share, each]), none, rest)

    def titles(self, *keys: str) -> list[str]:
        return [self.texts.say(f"lab-report-{key}") for key in keys]


def plain(name: str) -> Cell:
    return lambda row: escape(str(row[name]))


def spread(name: str) -> Cell:
    """A mean with its interval."""

    def cell(row: dict[str, Any]) -> str:
        low, high = row[f"{name}_low"], row[f"{name}_high"]
        if low is None or math.isnan(low):
            return f"{row[name]:.2f}"
        return f'{row[name]:.2f} <span class="interval">{low:.2f} – {high:.2f}</span>'

    return cell


def percent(name: str) -> Cell:
    """A share with its interval, in percent."""
    return lambda row: (
        f'{row[name]:.1%} <span class="interval">{row[f"{name}_low"]:.1%} – {row[f"{name}_high"]:.1%}</span>'
        if row[f"{name}_low"] is not None
        else f"{row[name]:.1%}"
    )
