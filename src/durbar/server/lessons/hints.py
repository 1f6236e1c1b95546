"""Hints of a question, for one seat: from nothing but what that seat knows."""

from __future__ import annotations

from collections.abc import Container

from durbar.engine.game import game_of
from durbar.engine.parts import Knowledge
from durbar.lessons.hints import due, seen_by, sentence
from durbar.lessons.lesson import Hint, lesson_text, path_of
from durbar.locale import Texts
from durbar.server.table.table import Table
from durbar.server.wire.games import Sentence
from durbar.server.wire.questions import HintInfo


def hints(table: Table, seat: int, said: Container[str]) -> list[HintInfo]:
    """At most one for the question, and one for each choice that has one of its own."""
    if not lesson_text(game_of(table.made.game)) or table.made.lesson or seat not in table.questions:
        return []
    path, match, seen = path_of(table.made.game), table.match, seen_by(table.match, seat)
    found = due(path, match.game, seen, said)
    told = [] if found is None else [told_as(table, seen, *found, None)]
    special = {hint.choosing for hint in path.hints if hint.choosing}
    for option, words in zip(match.options(seat), seen.offered, strict=True):
        pointed = due(path, match.game, seen, said, words) if words in special else None
        told += [] if pointed is None else [told_as(table, seen, *pointed, option)]
    return told


def told_as(table: Table, seen: Knowledge, hint: Hint, name: str, option: int | None) -> HintInfo:
    game, names = table.match.game, table.match.game.boards.names(table.match.state)
    en, fr = (sentence(hint, game, seen, Texts(language).adopt(game.id, names), language) for language in ("en", "fr"))
    return HintInfo(hint.id, name, Sentence(en, fr), hint.rule, option, hint.stop)


def hint_names(game: str) -> set[str]:
    return {hint.id for hint in path_of(game).hints} if lesson_text(game_of(game)) else set()
