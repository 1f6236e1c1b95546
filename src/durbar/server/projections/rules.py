"""The rules as the page shows them: chapters of numbered paragraphs."""

from __future__ import annotations

from functools import cache

from durbar.checks.rulebook import glance_of, rules_of
from durbar.server.wire.forms import Language
from durbar.server.wire.games import Chapter, GlanceLine, GlancePart, Paragraph, Rulebook


@cache
def rulebook(game: str, language: Language) -> Rulebook:
    chapters: list[Chapter] = []
    for rule in rules_of(game, language):
        if not chapters or title_of(chapters[-1]) != rule.chapter:
            chapters.append(chapter_of(rule.chapter))
        chapters[-1].paragraphs.append(Paragraph(rule.number, rule.text))
    return Rulebook(game, language, glance(game, language), chapters)


def glance(game: str, language: Language) -> list[GlancePart]:
    return [
        GlancePart(part.heading, [GlanceLine(text, list(rules)) for text, rules in part.sentences])
        for part in glance_of(game, language)
    ]


def chapter_of(heading: str) -> Chapter:
    """`MJ 2 Building` is chapter MJ 2; a heading without a number keeps all its words, and every one its spaces."""
    words = heading.split(" ", 2)
    numbered = len(words) > 2 and words[0].isupper() and words[1].isdigit()
    return Chapter(" ".join(words[:2]), words[2], []) if numbered else Chapter("", heading, [])


def title_of(chapter: Chapter) -> str:
    return f"{chapter.number} {chapter.title}".strip()
