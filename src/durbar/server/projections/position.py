"""What a seat may see of a position: all from a match, none of it from a table. Tables, lessons and plans share it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from durbar.checks.rulebook import rules_by_step
from durbar.engine.flow import Option, Seat, Words
from durbar.engine.game import OPEN, Game
from durbar.engine.refusal import ENGINE_REFUSALS, OK
from durbar.locale import LANGUAGES, Texts
from durbar.match.called import owing
from durbar.match.match import Match
from durbar.server.wire.questions import Ask, DecisionInfo, OptionInfo, PreviewInfo, RefusedInfo, WayInfo

FORESEEN = 24  # events told of a choice before it is made


def decision_info(game: Game, g: Any) -> DecisionInfo | None:
    decision = g.decision
    if decision is None:
        return None
    name = type(decision).__name__
    rules = rules_by_step(game.id).get(name, ())
    return DecisionInfo(name, list(rules), list(decision.subject(g)), owing(g))


def ask(match: Match, seat: int, number: int, reasons: bool = True) -> Ask:
    """What a seat is asked: its options, and what looks possible and is not; `number` is that of the question.

    Without `reasons` only how much that is: to put it into words costs more than all the rest.
    """
    g, decision, player = match.state, match.state.decision, Seat(seat)
    candidates = list(map(Option, decision.candidates(g, player)))
    legal = [option for option in candidates if decision.refused(g, player, option) == OK]
    options = [OptionInfo(int(option), list(decision.words(g, option))) for option in legal]
    if not reasons:
        return Ask(seat, number, options, [], len(candidates) - len(options))
    return Ask(seat, number, options, refusals(match, seat), 0)


def refusals(match: Match, seat: int) -> list[RefusedInfo]:
    """What looks possible and is not, and the rules that forbid it."""
    g, decision, player = match.state, match.state.decision, Seat(seat)
    coded = [(option, decision.refused(g, player, option)) for option in map(Option, decision.candidates(g, player))]
    return [refused_info(match, seat, option, code) for option, code in coded if code != OK]


def refused_info(match: Match, seat: int, option: Option, code: int) -> RefusedInfo:
    g, game = match.state, match.game
    words = tuple(g.decision.words(g, option))
    key, rule = game.refusals.get(code) or ENGINE_REFUSALS[code]
    return RefusedInfo(int(option), list(words), key, rule, list(game.reason_words(g, seat, words, key)))


def previews(match: Match, seat: int, options: list[int]) -> list[PreviewInfo]:
    """What these options would do, as far as the seat can know; only for what it may choose."""
    legal = match.options(seat)
    return [preview_info(match, seat, option) for option in options if option in legal]


def preview_info(match: Match, seat: int, option: int) -> PreviewInfo:
    events, then, promises = match.preview(seat, option)
    words = [list(match.game.event_words(match.state, event)) for event in events[:FORESEEN]]
    return PreviewInfo(option, words, then, max(0, len(events) - FORESEEN), rows(promises))


def routes(match: Match, seat: int, first: int | None) -> list[WayInfo]:
    """Ends that are several choices away, as far as the seat can know."""
    if first is not None and first not in match.options(seat):
        return []
    g, game = match.state, match.game
    return [
        WayInfo(rows(way.choices), rows(game.event_words(g, event) for event in way.events), rows(way.promises))
        for way in match.routes(seat, first)
    ]


def drawing(game: Game, static: Mapping[str, Any], g: Any, seat: int | None) -> dict[str, str] | None:
    """The view as text, in each language, where the page has no board to draw it on."""
    if game.drawing.page_board:
        return None
    view, own = game.shown(g, seat), game.boards.names(g)
    spoken = {language: Texts(language).adopt(game.id, own).namer(game.id) for language in LANGUAGES}
    return {
        language: game.drawing.text(static, view, name, None if seat == OPEN else seat)
        for language, name in spoken.items()
    }


def outlook(match: Match, g: Any) -> list[list[str]]:
    """What a position promises, in words; nothing once it is over."""
    return [] if g.decision is None else rows(match.game.story.outlook(g))


def rows(found: Iterable[Words]) -> list[list[str]]:
    return [list(words) for words in found]
