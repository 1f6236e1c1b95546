"""What happened since somebody last chose: a row for each player, one sentence of what they did and gained.

Where rounds or nations' turns began meanwhile, others have a row in each of them, under the heading the log has too.
Made from the line of play alone, so that undone choices are not in it; pages and mails tell it in the same words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Container, Iterator, Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from durbar.engine.game import HEADING, NOTABLE, PLAIN, SMALL, Game, may_know
from durbar.engine.option import Words
from durbar.locale import Texts
from durbar.match.match import Match

MOST = 40  # rows; of more only their number
SENTENCES = 4  # told of each player; of more only their number
NAMES = 6  # of areas gained or lost at once; more are only counted
SIGNS = {True: "+", False: "\N{MINUS SIGN}"}


class RecapRow(Struct):
    """What somebody did and gained, between two steps; `more`: how many things are left out, `concerns`: the reader.

    `under`: the heading of the log under which it happened, if one began since; not said of the reader's own row.
    """

    seat: int
    first: int
    last: int
    text: str
    gains: str
    more: int
    concerns: bool
    under: str = ""


class Recap(Struct):
    """What happened between two steps, a row for each player and heading; `ordered`: answers my own orders gave.

    `more`: how many rows are left out, for nobody reads them all.
    """

    since: int
    until: int
    rows: list[RecapRow]
    ordered: int = 0
    more: int = 0


class RecapChapter(NamedTuple):
    """What happened under one heading of the log: from a step, until the next; none before the first heading."""

    begins: int
    ends: int
    heading: tuple[int, ...] | None


class Change(NamedTuple):
    """What a seat has more of, or less; `words`: which, where such things have names."""

    key: str
    number: int
    words: Words = ()


class SeatEvent(NamedTuple):
    """Something that happened at a step: whose it is, and all the seats it names."""

    step: int
    chapter: int
    seat: int
    named: list[int]
    event: tuple[int, ...]


def recap(
    match: Match,
    eyes: int | None,
    since: int,
    texts: Texts,
    reader: int | None = None,
    ordered: Collection[int] = (),
) -> Recap:
    """From step `since` on, as these eyes may know it; the reader's own row first, then in the order things happened.

    `texts` know the names of those who play. `reader`: the seat it is told to, where that is told only what anybody
    may know. `ordered`: the steps that the reader's own orders answered.
    """
    reader = reader if eyes is None else eyes
    chapters = [RecapChapter(since, match.steps, None), *chapters_of(match, reader, since)]
    rows: dict[tuple[int, int], list[SeatEvent]] = {}
    for item in seat_events(match, eyes, since, reader):
        rows.setdefault((0 if item.seat == reader else 1 + item.chapter, item.seat), []).append(item)
    writer = RowWriter(
        match, texts, views_at({step for one in chapters for step in one[:2]}, match, eyes, since), reader
    )
    spans = spans_of(rows, chapters, writer, reader)
    told = [
        writer.row(seat, rows.get((at, seat), []), spans[at, seat]) for at, seat in sorted(spans, key=lambda k: k[0])
    ]
    kept = at_most([row for row in told if row.text or row.gains], reader)
    answered = sum(step >= since for step in ordered)
    return Recap(since, match.steps, kept, answered, sum(bool(row.text or row.gains) for row in told) - len(kept))


def spans_of(
    rows: Mapping[tuple[int, int], list[SeatEvent]], chapters: list[RecapChapter], writer: RowWriter, reader: int | None
) -> dict[tuple[int, int], RecapChapter]:
    """For each row, from where to where it tells what changed: together all that changed, whether told of or not.

    What came to somebody of whom no event speaks, as armies do by the step that ends another's turn, is told with the
    turn that follows if that is theirs; else by a row of its own.
    """
    spans = {key: chapters[key[0]] for key in rows}
    for seat in range(writer.match.terms.seats):
        for at in range(1) if seat == reader else range(1, len(chapters)):
            chapter, after = chapters[at], spans.get((at + 1, seat))
            if (at, seat) in rows or not writer.changes(seat, chapter):
                continue
            if at and after is not None:
                spans[at + 1, seat] = after._replace(begins=chapter.begins)
            else:
                spans[at, seat] = chapter
    return spans


def at_most(rows: list[RecapRow], reader: int | None) -> list[RecapRow]:
    """As many as are read: first of all what is mine or concerns me, then the latest; in their order."""
    wanted = sorted(range(len(rows)), key=lambda n: (rows[n].seat != reader, not rows[n].concerns, -n))[:MOST]
    return [rows[n] for n in sorted(wanted)]


def views_at(steps: Container[int], match: Match, eyes: int | None, since: int) -> dict[int, Any]:
    """What these eyes saw at each of the steps: the game is walked through once for all of them."""
    walked = ((step, g) for step, (g, _) in enumerate(match.walk(since), since))
    found = {step: match.game.view(g, eyes) for step, g in walked if step in steps}
    return {**found, match.steps: match.game.view(match.state, eyes)}


def chapters_of(match: Match, reader: int | None, since: int) -> list[RecapChapter]:
    """A step that ends one nation's turn and begins the next belongs to the first: its choice was made there."""
    headings = [(step, event) for step, event in happened(match, reader, since) if is_heading(match.game, event)]
    found = [(since, None), *headings]
    ends = [*(begins for begins, _ in found[1:]), match.steps]
    return [RecapChapter(begins, end, heading) for (begins, heading), end in zip(found, ends, strict=True)]


def happened(match: Match, reader: int | None, since: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every event with its step, first what my own last choice led to: whatever follows the last word about me."""
    if since and match.line[since - 1].player == reader:
        told = match.events_by_step[since - 1]
        mine = [n for n, event in enumerate(told, 1) if reader in seats_in(match.game, match.state, event)]
        yield from ((since, event) for event in told[max(mine, default=0) :])
    for step in range(since, match.steps):
        yield from ((step + 1, event) for event in match.events_by_step[step])


def seats_in(game: Game, g: Any, event: tuple[int, ...]) -> list[int]:
    """The seats an event names, in its order."""
    pairs = zip(game.events[event[0]].kinds, event[1:], strict=False)
    found = [game.story.owner_of(g, kind, number) for kind, number in pairs if kind]
    return [seat for seat in found if seat is not None]


def is_heading(game: Game, event: tuple[int, ...]) -> bool:
    return game.events[event[0]].weight == HEADING


def seat_events(match: Match, eyes: int | None, since: int, reader: int | None = None) -> Iterator[SeatEvent]:
    """Every event these eyes may know that is somebody's doing: of the first seat it names."""
    game, chapter = match.game, 0
    for step, event in happened(match, reader if eyes is None else eyes, since):
        chapter += is_heading(game, event)
        named = seats_in(game, match.state, event)
        if named and may_know(eyes, game.visible_to(event)):
            yield SeatEvent(step, chapter, named[0], named, event)


class RowWriter:
    """Tells rows to a reader in a language; `views`: what was seen as chapters began and ended."""

    def __init__(self, match: Match, texts: Texts, views: Mapping[int, Any], reader: int | None) -> None:
        self.match, self.game, self.texts, self.reader = match, match.game, texts, reader
        story, seats, static = match.game.story, range(match.terms.seats), match.game.static(match.state)
        self.standings = {step: [story.standing(static, view, seat) for seat in seats] for step, view in views.items()}
        self.holdings = {step: [story.holdings(static, view, seat) for seat in seats] for step, view in views.items()}

    def row(self, seat: int, items: list[SeatEvent], chapter: RecapChapter) -> RecapRow:
        telling = [item for item in items if SMALL < self.weight(item) < HEADING and self.points(item) == 0]
        telling = [item for n, item in enumerate(telling) if not self.ended(item, telling[n + 1 :])]
        sentences = self.sentences(telling)
        return RecapRow(
            seat=seat,
            first=items[0].step if items else chapter.begins + 1,
            last=items[-1].step if items else chapter.ends,
            text=self.texts.say("web-semicolon").join(sentences[:SENTENCES]),
            gains=", ".join(self.gains(seat, items, chapter)),
            more=max(0, len(sentences) - SENTENCES),
            concerns=self.reader is not None
            and seat != self.reader
            and any(self.reader in item.named for item in items),
            under="" if chapter.heading is None else self.phrase(chapter.heading),
        )

    def phrase(self, event: tuple[int, ...]) -> str:
        return self.texts.phrase(self.game.id, "event", self.game.event_words(self.match.state, event)).rstrip(".")

    def sentences(self, items: list[SeatEvent]) -> list[str]:
        """The weightiest first chosen, then in their order; what is said twice is said once with its number.

        Of what weighs little only so much is told as there is room for; where nothing weighs more, its number too.
        """
        weighed = [(text, self.weight(item)) for item in items if (text := self.sentence(item))]
        said, weights = Counter(text for text, _ in weighed), dict(weighed)
        heaviest = sorted(said, key=lambda text: -weights[text])
        first = [text for text in said if text in heaviest[:SENTENCES]]
        least = NOTABLE if any(weights[text] >= NOTABLE for text in said) else PLAIN
        order = dict.fromkeys([*first, *(text for text in said if weights[text] >= least)])
        return [f"{text} (×{said[text]})" if said[text] > 1 else text for text in order]

    def ended(self, item: SeatEvent, later: list[SeatEvent]) -> bool:
        """Is its outcome told in the same row? That says more than how it began."""
        begun = self.game.events[item.event[0]].name
        ends = [one for one in later if self.game.events[one.event[0]].ends == begun]
        parts = {*self.words(item)[1:]} if ends else set()
        return any(parts <= {*self.words(one)[1:]} for one in ends)

    def sentence(self, item: SeatEvent) -> str:
        """In few words where the row's name stands for whoever did it; else, and where those say nothing, in full."""
        game, words = self.game, self.words(item)
        short = game.events[item.event[0]].kinds[:1] in (("seat",), ("owner",))
        if short and self.texts.has(f"{game.id}-would-{words[0]}"):
            text = self.texts.phrase(game.id, "would", words)
            if text or self.weight(item) < NOTABLE:
                return text
        name = str(self.texts.name(game.id, words[1])) if short else ""
        return self.phrase(item.event).removeprefix(f"{name} ")

    def gains(self, seat: int, items: list[SeatEvent], chapter: RecapChapter) -> list[str]:
        """Points, and whatever the seat has more of, or less."""
        changes = self.changes(seat, chapter)
        points = 0 if "points" in self.standings[chapter.ends][seat] else sum(map(self.points, items))
        found = [Change("points", points), *changes] if points else changes
        return [self.gain(change) for change in found if self.texts.has(f"{self.game.id}-gain-{change.key}")]

    def changes(self, seat: int, chapter: RecapChapter) -> list[Change]:
        before, after = self.standings[chapter.begins][seat], self.standings[chapter.ends][seat]
        had, has = self.holdings[chapter.begins][seat], self.holdings[chapter.ends][seat]
        found = {key: [Change(key, after[key] - before.get(key, 0))] for key in after}
        for key, now in has.items():
            came, gone = Counter(now) - Counter(had[key]), Counter(had[key]) - Counter(now)
            found[key] = [Change(key, came.total(), tuple(came)), Change(key, -gone.total(), tuple(gone))]
        return [change for changes in found.values() for change in changes if change.number]

    def gain(self, change: Change) -> str:
        count = abs(change.number)
        text = self.texts.say(f"{self.game.id}-gain-{change.key}", n=f"{SIGNS[change.number > 0]}{count}", count=count)
        names = [str(self.texts.name(self.game.id, word)) for word in change.words[:NAMES]]
        more = ["\N{HORIZONTAL ELLIPSIS}"] if len(change.words) > NAMES else []
        return f"{text} ({', '.join([*names, *more])})" if names else text

    def words(self, item: SeatEvent) -> tuple[str, ...]:
        return self.game.event_words(self.match.state, item.event)

    def points(self, item: SeatEvent) -> int:
        given = self.game.story.points_of(self.match.state, item.event)
        return 0 if given is None else given.amount

    def weight(self, item: SeatEvent) -> int:
        return self.game.events[item.event[0]].weight


def weights(game: Game) -> dict[str, int]:
    """What the game says of the weight of its events, where it is not the usual one."""
    return {event.name: event.weight for event in game.events.values() if event.weight != PLAIN}
