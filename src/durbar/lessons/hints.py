"""Hints of the first games: one sentence when something is true now that newcomers overlook.

A hint reminds of a rule or of a fact on the board; it never says which choice is better. Whatever it may speak of is
made from the seat's own view, so it can tell nothing the seat does not know.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Container, Mapping
from functools import cache

from durbar.engine.game import SEATS, Game
from durbar.engine.parts import Fact, Knowledge
from durbar.lessons.course import options_of
from durbar.lessons.lesson import Hint, Path, fits, is_meant
from durbar.locale import Texts
from durbar.match.match import Match

COMPARED = {"<=": operator.le, ">=": operator.ge, "<": operator.lt, ">": operator.gt, "=": operator.eq}
CONDITION = re.compile(r"(\w+) (<=|>=|<|>|=) (\w+)")


def seen_by(match: Match, seat: int) -> Knowledge:
    """What hints may know: the seat's view, what it is offered, and what it was told since its last choice."""
    last = match.last_choice(seat)
    offered = options_of(match.state, seat) if seat in match.owing() else []
    events = match.events(seat, 0 if last is None else last + 1)
    question = type(match.state.decision).__name__
    static = match.game.static(match.state)
    return Knowledge(match.view(seat), static, seat, question, tuple(offered), tuple(events))


def due(
    path: Path, game: Game, seen: Knowledge, said: Container[str] = (), choosing: str = ""
) -> tuple[Hint, str] | None:
    """The first hint that holds now and was not said yet, with the name under which it is remembered."""
    facts = game.lessons.facts(seen)
    for hint in path.hints:
        name = recalls(hint, facts)
        asked = hint.at in ("*", seen.question) and hint.choosing == choosing
        if asked and name not in said and all(holds(condition, facts, seen) for condition in hint.when):
            return hint, name
    return None


def recalls(hint: Hint, facts: Mapping[str, Fact]) -> str:
    return f"{hint.id} {facts.get(hint.per, '')}" if hint.per != "game" else hint.id


def holds(condition: str, facts: Mapping[str, Fact], seen: Knowledge) -> bool:
    kind, _, rest = condition.partition(" ")
    if kind == "offered":
        return any(fits(rest, words) for words in seen.offered)
    if kind == "event":
        wanted = rest.replace("{you}", SEATS[seen.seat])
        return any(is_meant(wanted, event) for event in seen.events)
    name, sign, other = compare(condition)
    known = all(word.isdigit() or word in facts for word in (name, other))  # of no nation, before the first acts
    return known and bool(COMPARED[sign](number(name, facts), number(other, facts)))


@cache
def compare(condition: str) -> tuple[str, str, str]:
    """A condition such as `coins <= 8` or `armies > twice_areas`."""
    found = CONDITION.fullmatch(condition)
    assert found is not None, condition
    return found[1], found[2], found[3]


def number(word: str, facts: Mapping[str, Fact]) -> int:
    return int(word) if word.isdigit() else int(facts[word])


def sentence(hint: Hint, game: Game, seen: Knowledge, texts: Texts, language: str) -> str:
    """The hint in a language, with the names of what it speaks of."""
    facts = game.lessons.facts(seen)
    text = hint.fr if language == "fr" else hint.en
    return re.sub(r"{(\w+)}", lambda found: str(texts.name(game.id, str(facts[found[1]]))), text)
