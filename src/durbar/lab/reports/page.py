"""The page of a balance report: one HTML file, readable without network, printable, with every number as text too."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

import polars as pl

from durbar.engine.game import SEATS, Game
from durbar.lab.numbers.questions import Question
from durbar.lab.reports import charts, figures
from durbar.lab.reports.figures import Facts
from durbar.lab.reports.gamestats import PEOPLE
from durbar.lab.reports.wording import BETWEEN, NOTHING, Wording
from durbar.locale import Texts

STYLE = """
:root { color-scheme: light dark; --ink: #2b2420; --line: #d8cdbb; --paper: #fbf8f2; --accent: #9c3d2e; --card: #fff;
  --faint: #6b6057; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece3d4; --line: #55493d; --paper: #1f1a16; --accent: #e58a76;
  --card: #2a231d; --faint: #b8aa98; } }
@media print { :root { --ink: #000; --paper: #fff; --card: #fff; --faint: #444; --accent: #7a2a1e; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; padding: 1rem;
  max-width: 62rem; }
h1, h2, h3 { line-height: 1.2; } h1 { color: var(--accent); }
h2 { margin-top: 2.2rem; border-top: 2px solid var(--line);
  padding-top: .8rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; margin: .6rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
td.number, th.number { text-align: right; } caption { text-align: left; color: var(--faint); }
.verdict { background: var(--card); border-left: 4px solid var(--accent); padding: .3rem 1rem;
  font-size: 1.05em; }
.interval { color: var(--faint); font-size: .88em; white-space: nowrap; } .clear { font-weight: 700; }
figure { margin: 1rem 0; overflow-x: auto; } figcaption { font-weight: 600; margin-bottom: .3rem; }
summary { cursor: pointer; padding: .25rem 0; } svg { width: 100%; height: auto; }
nav a { margin-right: 1rem; } @media print { h2 { break-before: auto; } }
"""
OFTEN = 5
"""An opening choice is shown once it was made in this many games."""
MOST = 15
"""So many opening choices of one question are shown."""

DASHED = ("seats-win", "roles-win", "openings")
"""Plots with a line where equal chances would be."""

Cell = Callable[[dict[str, Any]], str]
Column = tuple[str, Cell, bool]
"""The key of a heading, what a cell shows, and whether it is a number."""


class ReportPage:
    """Builds the page section by section. `labels`: every word of each kind, to tell which never came up."""

    def __init__(
        self,
        game: Game,
        facts: Facts,
        texts: Texts,
        about: Mapping[str, str],
        seats: int,
        labels: Mapping[str, Sequence[str]],
        questions: Sequence[Question],
        verdict: Sequence[str],
    ) -> None:
        self.game = game
        self.facts = facts
        self.texts = texts
        self.wording = Wording(game, texts)
        self.about = about
        self.seats = seats
        self.labels = labels
        self.questions = questions
        self.verdict = verdict
        self.parts: list[str] = []
        self.contents: list[tuple[str, str]] = []

    def say(self, key: str, **arguments: Any) -> str:
        return escape(self.texts.say(f"lab-report-{key}", **arguments))

    def html(self) -> str:
        for build in (self.seat, self.role, self.winner, self.opening, self.length, self.lead, self.source, self.often):
            build()
        title = self.say("title", game=self.texts.say(f"{self.game.id}-title"))
        links = "".join(f'<a href="#{anchor}">{name}</a>' for anchor, name in self.contents)
        facts = "".join(f"<tr><th>{self.say(k)}</th><td>{escape(v)}</td></tr>" for k, v in self.about.items())
        said = "".join(f"<p>{escape(sentence)}</p>" for sentence in self.verdict)
        head = f'<h1>{title}</h1><section id="verdict" class="verdict">{said}</section>'
        head += f"<table>{facts}</table><p>{self.say('intervals')}</p><nav>{links}</nav>"
        meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        start = f'<!doctype html><html lang="{self.wording.language}"><head>{meta}<title>{title}</title>'
        return f"{start}<style>{STYLE}</style></head><body>{head}{''.join(self.parts)}</body></html>\n"

    # --- building blocks -------------------------------------------------------------------------------------------

    def section(self, key: str, *parts: str, title: str = "") -> None:
        """A section under its own title, or that of its key."""
        shown = escape(title) or self.say(key)
        self.contents.append((key, shown))
        note = self.say("alone-note" if key == "seats" and self.seats == 1 else f"{key}-note")
        self.parts.append(f'<section id="{key}"><h2>{shown}</h2><p>{note}</p>{"".join(parts)}</section>')

    def table(self, rows: pl.DataFrame, columns: Sequence[Column], *same: str) -> str:
        """A table; of several variants, with a column for them and what is the `same` below each other."""
        shown = list(columns)
        if len(self.facts.variants) > 1:
            shown.insert(min(1, len(same)), ("variant", text("variant"), False))
            rows = figures.side_by_side(rows, *same) if same else rows
        classes = [' class="number"' if number else "" for _, _, number in shown]
        heads = "".join(f"<th{c}>{self.say(key)}</th>" for (key, _, _), c in zip(shown, classes, strict=True))
        lines = []
        for row in rows.iter_rows(named=True):
            cells = zip(shown, classes, strict=True)
            lines.append("<tr>" + "".join(f"<td{c}>{cell(row)}</td>" for (_, cell, _), c in cells) + "</tr>")
        return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'

    def plot(self, drawing: str, key: str) -> str:
        """A drawing under its title."""
        title = self.texts.say(f"lab-report-plot-{key}")
        shown = self.say("plot-dashed", title=title) if key in DASHED and self.seats > 1 else escape(title)
        return f"<figure><figcaption>{shown}</figcaption>{drawing}</figure>"

    def intervals(self, rows: pl.DataFrame, label: str, value: str) -> str:
        chance = 1 / self.seats if value == "win" and self.seats > 1 else None
        title = self.texts.say(f"lab-report-{value}")
        return charts.intervals(rows, label, value, title, self.wording.language, chance)

    def seat_win(self, row: dict[str, Any]) -> str:
        """A win rate with its interval, bold where the seat is clear of an even share."""
        told = self.between(row, "win", self.wording.percent)
        marked = {(one.variant, part.name) for one in self.questions if one.topic == "seats" for part in one.marked()}
        return bold(told) if (row["variant"], str(SEATS.index(row["seat"]))) in marked else told

    def same_seat(self, topic: str, about: Callable[[dict[str, Any]], str], label: str) -> Column:
        """What a role or choice won more than others at the same seat, bold where that is clear."""
        found = {(one.variant, one.about): one for one in self.questions if one.topic == topic}

        def cell(row: dict[str, Any]) -> str:
            question = found.get((row["variant"], about(row)))
            parts = {part.name: part for part in question.answer.parts} if question else {}
            part = parts.get(row[label])
            if question is None or part is None:
                return "–"
            told = self.wording.signed(part.estimate.value)
            low, high = map(self.wording.signed, part.estimate[1:])
            told = f'{told} <span class="interval">{low}{BETWEEN}{high}</span>'
            return bold(told) if part in question.marked() else told

        return ("same-seat", cell, True)

    def mean(self, name: str) -> Cell:
        """A mean with its interval."""
        return lambda row: self.between(row, name, self.wording.number)

    def share(self, name: str) -> Cell:
        """A share with its interval, in percent."""
        return lambda row: self.between(row, name, self.wording.percent)

    def between(self, row: dict[str, Any], name: str, form: Callable[[float], str]) -> str:
        low, high = row[f"{name}_low"], row[f"{name}_high"]
        if low is None or math.isnan(low):
            return form(row[name])
        return f'{form(row[name])} <span class="interval">{form(low)}{BETWEEN}{form(high)}</span>'

    def named(self, rows: pl.DataFrame, column: str, say: Callable[[str], str]) -> pl.DataFrame:
        """With a column `name`: the words of another as people read them."""
        return rows.with_columns(pl.col(column).map_elements(say, return_dtype=pl.String).alias("name"))

    # --- sections --------------------------------------------------------------------------------------------------

    def seat(self) -> None:
        rows = figures.by_seat(self.facts).with_columns(
            pl.col("seat").map_elements(lambda seat: SEATS[seat], return_dtype=pl.String)
        )
        columns = [("seat", text("seat"), False), GAMES, ("win", self.seat_win, True)]
        columns += [("score", self.mean("score"), True), ("place", self.mean("place"), True)]
        plots = self.plot(self.intervals(rows, "seat", "win"), "seats-win")
        plots += self.plot(self.intervals(rows, "seat", "score"), "seats-score")
        self.section("seats", plots, self.table(rows, columns, "seat"))

    def role(self) -> None:
        rows = self.named(figures.by_role(self.facts), "role", self.wording.word)
        if rows.height:
            columns = [("role", text("name"), False), ("seat", letters, False), GAMES, ("win", self.share("win"), True)]
            columns += [
                self.same_seat("roles", lambda row: str(row["kind"]), "role"),
                ("score", self.mean("score"), True),
            ]
            drawing = self.intervals(rows, "name", "win")
            kinds = ", ".join(map(self.wording.kind, rows["kind"].unique(maintain_order=True)))
            self.section("roles", self.plot(drawing, "roles-win"), self.table(rows, columns, "role"), title=kinds)

    def winner(self) -> None:
        """Nations score under their own names; where only seats do, the first section told it all."""
        rows = figures.by_winner(self.facts).filter(~pl.col("winner").is_in(SEATS))
        if rows.height:
            named = self.named(rows, "winner", self.wording.word)
            columns = [("winner", text("name"), False), GAMES, ("score", self.mean("score"), True)]
            drawing = self.intervals(named, "name", "score")
            self.section("winners", self.plot(drawing, "winners"), self.table(named, columns, "winner"))

    def opening(self) -> None:
        rows = figures.by_opening(self.facts, OFTEN, MOST)
        parts = []
        for nth, ask in (
            rows.select("nth", "ask").unique(maintain_order=True).sort("nth", maintain_order=True).iter_rows()
        ):
            chosen = self.named(
                rows.filter((pl.col("nth") == nth) & (pl.col("ask") == ask)), "choice", self.wording.choice
            )
            columns = [("choice", text("name"), False), GAMES, ("win", self.share("win"), True)]
            columns += [self.same_seat("openings", lambda row: f"{row['nth']} {row['ask']}", "choice")]
            columns += [("score", self.mean("score"), True)]
            parts.append(f"<h3>{self.say('nth', nth=nth, ask=self.wording.heading(ask))}</h3>")
            if chosen["choice"].n_unique() > 1:
                parts.append(self.plot(self.intervals(chosen, "name", "win"), "openings"))
            parts.append(self.table(chosen, columns, "choice"))
        if parts:
            self.section("openings", *parts)

    def length(self) -> None:
        rows = figures.lengths(self.facts)
        number = self.wording.number
        columns: list[Column] = [GAMES, ("choices", self.mean("choices"), True)]
        columns += [
            ("range", lambda row: BETWEEN.join(number(row[f"choices_{end}"], 0) for end in ("few", "many")), True)
        ]
        columns += [
            (name, self.mean(name), True) for name in ("turns", "best", "margin") if self.seats > 1 or name != "margin"
        ]
        games = self.facts.table("games")
        drawing = charts.histogram(games, "choices", *self.titles("choices", "games"))
        ends: list[Column] = [("reason", lambda row: escape(self.wording.reason(row["reason"])), False), GAMES]
        endings = self.table(figures.endings(self.facts), [*ends, ("share", self.share("share"), True)], "reason")
        self.section("length", self.plot(drawing, "length"), self.table(rows, columns), endings)

    def lead(self) -> None:
        if self.seats == 1:
            return
        rows = figures.lengths(self.facts)
        columns = [("changes", self.mean("changes"), True), ("decided", self.share("decided"), True)]
        drawing = charts.histogram(self.facts.table("games"), "changes", *self.titles("changes", "games"))
        self.section("lead", self.plot(drawing, "lead"), self.table(rows, columns))

    def source(self) -> None:
        rows = figures.by_source(self.facts)
        if rows.height:
            named = rows.with_columns(pl.col("source").map_elements(self.wording.word, return_dtype=pl.String))
            drawing = charts.sources(named, *self.titles("turn", "score"))
            totals = self.named(figures.all_sources(self.facts), "source", self.wording.word)
            columns = [("source", text("name"), False), ("score", self.mean("score"), True)]
            self.section("sources", self.plot(drawing, "sources"), self.table(totals, columns, "source"))

    def often(self) -> None:
        """Questions with their rules, events, and the words in them; and what never came up."""
        parts = [self.question_table(), self.events(), *map(self.words, self.kinds())]
        self.section("often", *parts)

    def question_table(self) -> str:
        from durbar.checks.rulebook import rules_by_step

        rules = rules_by_step(self.game.id)
        rows = self.named(figures.questions_asked(self.facts), "ask", self.wording.heading)
        columns: list[Column] = [("ask", text("name"), False)]
        columns += [("rule", lambda row: escape(", ".join(rules.get(row["ask"], ()))), False)]
        return f"<h3>{self.say('asked')}</h3>" + self.table(rows, [*columns, *self.frequency()], "ask")

    def events(self) -> str:
        rows = self.named(figures.events_counted(self.facts), "event", self.wording.heading)
        public = [event.name for event in self.game.events.values() if not event.private]
        never = self.never([self.wording.heading(name) for name in public if name not in set(rows["event"])])
        told = self.table(rows, [("event", text("name"), False), *self.frequency()], "event")
        return f"<h3>{self.say('happened')}</h3>{told}{never}"

    def kinds(self) -> list[str]:
        """The kinds of words events tell of: tiles, cards, places; by their headings."""
        found = {kind for event in self.game.events.values() for kind in event.kinds} - {"", *PEOPLE}
        return sorted(found, key=self.wording.kind)

    def words(self, kind: str) -> str:
        rows = self.named(figures.words_counted(self.facts, kind), "word", self.wording.word)
        seen = set(rows["word"])
        never = self.never(
            [self.wording.word(word) for word in self.labels.get(kind, ()) if word not in {*seen, NOTHING}]
        )
        event: Column = ("event", lambda row: escape(self.wording.heading(row["event"])), False)
        told = (
            self.table(rows, [event, ("word", text("name"), False), *self.frequency()], "event", "word") if seen else ""
        )
        return f"<details><summary>{escape(self.wording.kind(kind))}</summary>{told}{never}</details>"

    def frequency(self) -> list[Column]:
        return [("share", self.share("share"), True), ("each", self.mean("each"), True)]

    def never(self, names: Sequence[str]) -> str:
        return f"<p>{self.say('never', names=', '.join(names))}</p>" if names else ""

    def titles(self, *keys: str) -> list[str]:
        """The titles of the axes of a plot, and the language of its numbers."""
        return [*(self.texts.say(f"lab-report-{key}") for key in keys), self.wording.language]


def bold(told: str) -> str:
    """The value before its interval in bold."""
    value, space, interval = told.partition(" ")
    return f'<span class="clear">{value}</span>{space}{interval}'


def text(name: str) -> Cell:
    return lambda row: escape(str(row[name]))


def letters(row: dict[str, Any]) -> str:
    """Several seats by their letters."""
    return ", ".join(SEATS[seat] for seat in row["seats"])


GAMES: Column = ("games", text("games"), True)
