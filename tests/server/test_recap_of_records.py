"""[weeks 9.34] What a recap tells of every reference game, to every seat, whenever it is asked after others chose."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from test_recap import OURS, played
from test_undo import choose, do

from durbar.engine.chance import Rng
from durbar.engine.game import Game
from durbar.locale import Texts
from durbar.match import record, replay
from durbar.match.match import Match
from durbar.match.recap import MOST, NAMES, Recap, happened
from durbar.server.projections.recap import recap, since_last_choice
from durbar.server.table import commands
from durbar.server.table.commands import Actor
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.table.table import Table

pytestmark = pytest.mark.whole_games

FOLDER = Path(__file__).parent.parent / "golden"
EVERY = int(os.environ.get("DURBAR_GAPS", "0"))  # 1: every gap of every record
RECORDS = {"dice_charmers": 4, "maharadjah": 9, "maharaja": 3}  # else one record of so many,
GAIN = re.compile(r"([+−])(\d+) ([^,(]+?)(?: \(([^)]+)\))?(?:, |$)")
GAPS = 5  # and of its gaps one of so many


class Gap(NamedTuple):
    """A seat is asked (or the game is over): the table then, and the step after its last choice."""

    name: str
    table: Table
    seat: int
    since: int


def matches(game: str) -> Iterator[tuple[str, Match]]:
    found = sorted(FOLDER.glob(f"{game}/rules-*/*.durbar"), reverse=True)
    for path in found[:: 1 if EVERY else RECORDS[game]]:
        yield f"{path.parent.name}/{path.name}", replay.replay(record.read(path.read_text(encoding="utf-8")))


def table_of(match: Match) -> Table:
    table = Table("t")
    table.seats = [SeatPlan("person", f"p{seat}", f"Player {seat}") for seat in range(match.terms.seats)]
    table.made = Created(0.0, match.game.id, match.terms.rules, table.seats, match.terms.settings, "p0", "")
    table.match = match
    return table


def gaps(name: str, match: Match, every: int) -> Iterator[Gap]:
    """All gaps of a match, or one of so many, as `iter` has it: whatever was chosen later is undone there."""
    count = 0
    for then in match:
        table = table_of(then)
        for seat in range(then.terms.seats) if then.over else then.owing():
            since = since_last_choice(table, seat)
            count += since < then.steps
            if since < then.steps and count % every == 0:
                yield Gap(name, table, seat, since)


def told_of(told: Recap, seat: int, game: Game) -> dict[str, int]:
    """The changes of a seat, read back from the words of its rows and added up."""
    texts, found = Texts("en"), Counter[str]()
    keys = (
        "points",
        "coins",
        "statues",
        "shrines",
        "tokens",
        "areas",
        "leaders",
        "armies",
        "factories",
        "fame",
        "money",
        "karma",
    )
    known = [key for key in keys if texts.has(f"{game.id}-gain-{key}")]
    nouns = {texts.say(f"{game.id}-gain-{key}", n="", count=n).strip(): key for key in known for n in (1, 2)}
    for sign, number, noun, _ in GAIN.findall(", ".join(row.gains for row in told.rows if row.seat == seat)):
        found[nouns[noun]] += int(number) if sign == "+" else -int(number)
    return {key: number for key, number in found.items() if number}


def changed(gap: Gap, seat: int) -> dict[str, int]:
    """The difference between what the views at both ends of the gap show of a seat."""
    match = gap.table.match
    static, views = match.game.static(match.state), [match.at(gap.since), match.state]
    before, after = (numbers(match.game, static, match.game.view(g, gap.seat), seat) for g in views)
    names = {"pp": "points"}  # told as such
    return {
        names.get(key, key): after[key] - before[key] for key in after if key in before and after[key] != before[key]
    }


def numbers(game: Game, static: Any, view: Any, seat: int) -> dict[str, int]:
    named = {key: len(words) for key, words in game.story.holdings(static, view, seat).items()}
    return {**named, **game.story.standing(static, view, seat)}


def check_changes(gap: Gap, told: Recap) -> None:
    """Mine always; others', unless rows were left out. PP that nobody may see are told by events alone."""
    match = gap.table.match
    for seat in range(match.terms.seats):
        if seat != gap.seat and told.more:
            continue
        found, expected = told_of(told, seat, match.game), changed(gap, seat)
        if match.game.id == "maharaja" and (match.over or match.view(gap.seat).pp[seat] is None):
            found.pop("points", None)  # the final scoring gives what no track shows
            expected.pop("points", None)
        assert found == expected, (*gap[:1], match.steps, *gap[2:], seat)


def check_names(gap: Gap, told: Recap) -> None:
    """Of what I have, whatever came and went is told by name."""
    match, texts = gap.table.match, Texts("en")
    static, views = match.game.static(match.state), [match.at(gap.since), match.state]
    had, has = (match.game.story.holdings(static, match.game.view(g, gap.seat), gap.seat) for g in views)
    pairs = [pair for key in has for pair in ((has[key], had[key]), (had[key], has[key]))]
    words = [[*(Counter(a) - Counter(b))] for a, b in pairs]
    expected = [[str(texts.name(match.game.id, word)) for word in some[:NAMES]] for some in words]
    gains = ", ".join(row.gains for row in told.rows if row.seat == gap.seat)
    named = [names.removesuffix(", …") for *_, names in GAIN.findall(gains) if names]
    assert named == [", ".join(some) for some in expected if some], (gap.name, match.steps, gap.seat)


@pytest.mark.counts
@pytest.mark.parametrize("game", OURS)
def test_34_told_changes_are_the_difference_of_the_views_in_forty_lines(game: str) -> None:
    reached, met, count = set[int](), set[int](), 0
    for name, match in matches(game):
        for gap in gaps(name, match, 1 if EVERY else GAPS):
            told = recap(gap.table, gap.seat, gap.since, "en" if count % 2 else "fr")
            assert len(told.rows) <= MOST
            assert (told.since, told.until) == (gap.since, gap.table.match.steps)
            told = told if count % 2 else recap(gap.table, gap.seat, gap.since, "en")
            check_changes(gap, told)
            check_names(gap, told)
            reached |= {event[0] for _, event in happened(gap.table.match, gap.seat, gap.since)}
            count += 1
        met |= {event[0] for told_then in match.events_by_step for event in told_then}
    print(f"{game}: {count} gaps, {len(reached)} of {len(met)} kinds of events")
    assert count > 40
    assert reached == met if EVERY else len(reached) > len(met) / 2


@pytest.mark.parametrize("game", OURS)
def test_34_nothing_undone_is_told(game: str) -> None:
    """What somebody chose and took back leaves no trace in anybody's recap."""
    table, rng, taken_back = played(game, 40), Rng(5), 0
    for _ in range(60):
        seats = range(len(table.seats))
        before = [recap(table, seat, since_last_choice(table, seat), "en") for seat in seats]
        tried, who = choose(table, rng)
        if tried.match.why_barred(who, table.match.steps) is None:
            back = do(tried, commands.undo(Actor(f"p{who}", ""), who, table.match.steps))
            assert back.match.steps == table.match.steps
            assert [recap(back, seat, since_last_choice(back, seat), "en") for seat in seats] == before
            taken_back += 1
        table = tried
    assert taken_back > 5
