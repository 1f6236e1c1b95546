"""Every phrase people read, in Fluent files shared by the server, the terminal and the web client.

Keys (see docs/adding-a-game.md): `<game>-ask-<Decision>` with `.wait`, `<game>-do-<verb>`, `<game>-event-<name>`,
`<game>-refused-<key>`, `<game>-name-<word>`, `<game>-setting-<name>`, `problem-<key>`; arguments of words are $a to $h.
`refused-<key>` says what every game refuses (not your choice, no such choice).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from durbar.locale.phrases import Phrases

LANGUAGES = ("en", "fr")
ARGUMENTS = "abcdefgh"


@cache
def bundle(language: str) -> Phrases:
    """All phrases of a language."""
    found = Phrases(language)
    for file in sorted((Path(__file__).parent / language).glob("*.ftl")):
        found.add(file.read_text(encoding="utf-8"))
    return found


def add_phrases(language: str, text: str) -> None:
    """Phrases of a game from outside this house, as the text of a Fluent file."""
    bundle(language).add(text)


class Texts:
    """The phrases of one language. `seats` gives the names of the people at the table."""

    def __init__(self, language: str, seats: Mapping[str, str] | None = None) -> None:
        self.bundle = bundle(language if language in LANGUAGES else LANGUAGES[0])
        self.seats = dict(seats or {})

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **arguments: Any) -> str:
        """A phrase by its key, or by `key.attribute`."""
        name, _, attribute = key.partition(".")
        if not self.has(name):
            return key
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        text, _errors = self.bundle.format_pattern(pattern, arguments)
        return str(text)

    def name(self, game: str, word: str) -> Any:
        """A word as people read it: a person's name, a number, or what `<game>-name-<word>` says."""
        if word in self.seats:
            return self.seats[word]
        if word.lstrip("-").isdigit():
            return int(word)
        key = f"{game}-name-{word}"
        return self.say(key) if self.has(key) else word

    def phrase(self, game: str, kind: str, words: Sequence[str], **more: Any) -> str:
        """Words (a verb or name, then arguments) as a sentence: `<game>-<kind>-<first word>`."""
        return self.say(f"{game}-{kind}-{words[0]}", **self.arguments(game, words), **more)

    def arguments(self, game: str, words: Sequence[str]) -> dict[str, Any]:
        """The words after the first, as $a, $b, ..."""
        return {letter: self.name(game, word) for letter, word in zip(ARGUMENTS, words[1:], strict=False)}

    def refused(self, game: str, key: str, words: Sequence[str]) -> str:
        """Why not, in one sentence: `<game>-refused-<key>`, or `refused-<key>` for what every game refuses."""
        if self.has(f"{game}-refused-{key}"):
            return self.phrase(game, "refused", (key, *words[1:]))
        return self.say(f"refused-{key}")

    def namer(self, game: str) -> Callable[[str], str]:
        return lambda word: str(self.name(game, word))
