"""What a report says first: the answers to its questions in sentences, and what the games could not show."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence

from durbar.engine.game import SEATS, Game
from durbar.lab.numbers.fairness import NEAR, difference, fair_within, gap_of
from durbar.lab.numbers.questions import Question, Rows, alone, reach_of, shares_by_game
from durbar.lab.numbers.statistics import Interval, Share
from durbar.lab.play.game import PlayedGame
from durbar.lab.play.ratings import seat_question, wins_of
from durbar.lab.reports.wording import BETWEEN, SEMICOLON, Wording
from durbar.locale import Texts


class Verdict:
    """Says what holds, seats first."""

    def __init__(
        self,
        rows: Mapping[str, Rows],
        variants: Sequence[str],
        questions: Sequence[Question],
        seats: int,
        wording: Wording,
    ) -> None:
        self.rows = rows
        self.variants = variants
        self.questions = questions
        self.seats = seats
        self.wording = wording

    def sentences(self) -> Iterator[str]:
        for one in self.questions:
            if one.topic == "seats":
                yield self.named(one, " ".join([self.seat_sentence(one), *self.gap_sentences(one)]))
        for variant in self.variants[1:]:
            yield from self.fairer(variant)
        others = [one for one in self.questions if one.topic != "seats" and not math.isnan(one.answer.accident)]
        for one in others:
            if one.holds:
                yield self.named(one, self.other_sentence(one))
        if others and not any(one.holds for one in others):
            yield self.say("nothing-else", count=len(others))

    def named(self, one: Question, sentence: str) -> str:
        """With its variant, where there are several."""
        if len(self.variants) == 1:
            return sentence
        return self.say("variant", variant=one.variant, sentence=sentence)

    def say(self, key: str, **arguments: str | int) -> str:
        return self.wording.texts.say(f"lab-verdict-{key}", **arguments)

    # --- seats -----------------------------------------------------------------------------------------------------

    def seat_sentence(self, one: Question) -> str:
        rows = [row for row in self.rows["seats"] if row["variant"] == one.variant]
        games = len({row["game"] for row in rows})
        if self.seats == 1:
            return self.say("alone", rate=self.rate(alone(rows)), games=games)
        if math.isnan(one.answer.accident):
            return self.say("few", games=games)
        even = self.wording.percent(1 / self.seats)
        if one.holds:
            key = "seats-differ" if one.marked() else "seats-differ-somewhere"
            told = one.marked() or one.answer.parts
            return self.say(key, list=self.listed(told, self.seat_item), even=even)
        reach = reach_of(games, self.seats)
        shown = self.wording.number(100 * reach.shows, 0)
        return self.say("seats-even", games=games, points=shown, needed=reach.needed, even=even)

    def wins(self, variant: str) -> list[list[float]]:
        """By game what each seat won."""
        rows = [row for row in self.rows["seats"] if row["variant"] == variant]
        return shares_by_game({(row["game"], row["seat"]): float(row["won"]) for row in rows}, self.seats)

    def gap_sentences(self, one: Question) -> Iterator[str]:
        """How far from even the seats are, as one number; and whether that is shown to be fair."""
        gap = gap_of(self.wins(one.variant)) if self.seats > 1 else None
        if gap is not None:
            yield self.say("gap", gap=self.distance(gap))
        if fair_within(one.answer):
            yield self.say("fair", points=self.wording.number(100 * NEAR, 0))

    def fairer(self, variant: str) -> Iterator[str]:
        """Which of two variants is fairer."""
        found = difference(self.wins(variant), self.wins(self.variants[0])) if self.seats > 1 else None
        if found is None:
            return
        key = "fairer" if found.high < 0 else "less-fair" if found.low > 0 else "as-fair"
        yield self.say(key, variant=variant, first=self.variants[0], points=self.points(found))

    def distance(self, interval: Interval) -> str:
        """`3.1 (0.4 – 5.2)`, in percentage points."""
        value, low, high = (self.wording.number(100 * number, 1) for number in interval)
        return f"{value} ({low}{BETWEEN}{high})"

    def seat_item(self, part: Share) -> str:
        return self.say("seat", seat=SEATS[int(part.name)], rate=self.rate(part.estimate))

    def rate(self, interval: Interval) -> str:
        """`74.0% (70.1 – 78.2)`."""
        low, high = (self.wording.number(100 * bound, 1) for bound in interval[1:])
        return f"{self.wording.percent(interval.value)} ({low}{BETWEEN}{high})"

    # --- the rest --------------------------------------------------------------------------------------------------

    def other_sentence(self, one: Question) -> str:
        told = one.marked()
        if one.topic == "course":
            return self.say("course", first=self.variants[0], list=self.listed(told or one.answer.parts, self.measure))
        items = self.listed(told, self.item(one)) if told else self.say("no-single")
        if one.topic == "change":
            return self.say("change", first=self.variants[0], list=items)
        return self.say("same-seat", about=self.about(one), list=items)

    def about(self, one: Question) -> str:
        if one.topic == "roles":
            return self.wording.kind(one.about)
        nth, _, ask = one.about.partition(" ")
        return self.wording.texts.say("lab-report-nth", nth=int(nth), ask=self.wording.heading(ask))

    def item(self, one: Question) -> Callable[[Share], str]:
        say: dict[str, Callable[[str], str]] = {"roles": self.wording.word, "openings": self.wording.choice}
        say["change"] = lambda name: SEATS[int(name)]
        return lambda part: self.say("points", name=say[one.topic](part.name), points=self.points(part.estimate))

    def points(self, interval: Interval) -> str:
        """`+12.3 (3.1 – 20.4)`, in points of win rate."""
        value, low, high = map(self.wording.signed, interval)
        return f"{value} ({low}{BETWEEN}{high})"

    def measure(self, part: Share) -> str:
        """With its unit: choices, turns, points, or percentage points of the game."""
        shown = self.wording.signed if part.name == "decided" else self.wording.number
        value, low, high = map(shown, part.estimate)
        sign = "+" if part.estimate.value >= 0 and part.name != "decided" else ""
        return self.say(f"course-{part.name}", value=f"{sign}{value} ({low}{BETWEEN}{high})")

    def listed(self, parts: Sequence[Share], item: Callable[[Share], str]) -> str:
        """The parts furthest from even first."""
        order = sorted(parts, key=lambda part: part.accident)
        return SEMICOLON[self.wording.language].join(map(item, order))


def seat_verdict(game: Game, games: Sequence[PlayedGame], texts: Texts) -> str:
    """What games between equal bots say about the seats."""
    rows = [
        {"variant": "", "game": one.number, "seat": seat, "won": won}
        for one in games
        for seat, won in enumerate(wins_of(one))
    ]
    question = seat_question(games)
    return Verdict({"seats": rows}, [""], [question], len(games[0].bots), Wording(game, texts)).seat_sentence(question)
