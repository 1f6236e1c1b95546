"""Every phrase people read, in Fluent files shared by the server, the terminal and the web client.

Keys (see docs/adding-a-game.md): `<game>-ask-<Decision>` with `.wait`, `<game>-do-<verb>`, `<game>-event-<name>`,
`<game>-refused-<key>`, `<game>-name-<word>`, `<game>-setting-<name>`, `problem-<key>`; arguments of words are $a to $h.
`refused-<key>` says what every game refuses (not your choice, no such choice).

A word of several parts (`coin-3`, `side-b1-N`) needs no phrase of its own if its beginning has one: `<game>-name-coin`
gets the parts that follow as $a, $b, ... Names stand in a sentence as its grammar asks: where French says { $a-of },
`Agra` becomes `d’Agra`; a name that does otherwise says so in an attribute (`.of = du Bengale`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from durbar.locale.phrases import Phrases

LANGUAGES = ("en", "fr")
ARGUMENTS = "abcdefgh"
FORMS: dict[str, dict[str, tuple[str, str]]] = {
    "en": {"the": ("", ""), "some": ("", "")},
    "fr": {"of": ("de ", "d’"), "to": ("à ", "à "), "the": ("", ""), "some": ("", "")},
}
"""For each language the forms a name takes: what stands before a consonant, and before a vowel."""
VOWEL = re.compile(r"[aàâäeéèêëiîïoôöuùûühœæ]|y(?![aeiou])", re.IGNORECASE)


ADDED: dict[str, list[str]] = {}


@cache
def bundle(language: str) -> Phrases:
    """All phrases of a language."""
    found = Phrases(language)
    for file in sorted((Path(__file__).parent / language).glob("*.ftl")):
        found.add(file.read_text(encoding="utf-8"))
    return found


def add_phrases(language: str, text: str) -> None:
    """Phrases of a game from outside this house, as the text of a Fluent file; the page fetches them (`added`).

    English ones are said in every language that has none: a language more breaks nobody's game."""
    bundle(language).add(text)
    if language == LANGUAGES[0]:
        for other in LANGUAGES[1:]:
            bundle(other).lend(text)
    if text not in ADDED.setdefault(language, []):
        ADDED[language].append(text)


def added(language: str) -> str:
    """All phrases of games from outside."""
    known = bundle(language)
    return "\n".join([*ADDED.get(language, []), *(known.written[key] for key in sorted(known.lent))])


def missing_phrases(game: str, language: str) -> list[str]:
    """Keys of a game from outside that are said in English here, for want of a phrase."""
    return sorted(key for key in bundle(language).lent if key.startswith(f"{game}-"))


class Texts:
    """The phrases of one language. `own` gives words names of their own: people for seats, places of a board file."""

    def __init__(self, language: str, own: Mapping[str, str] | None = None) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.bundle = bundle(self.language)
        self.own = dict(own or {})

    def adopt(self, game: str, names: Mapping[str, str | Mapping[str, str]]) -> Texts:
        """Words this game calls otherwise (`own_names`): by another word, by a text, or by one for each language."""
        for word, given in names.items():
            text = given if isinstance(given, str) else given.get(self.language, next(iter(given.values()), word))
            self.own[word] = str(self.name(game, text))
        return self

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
        text, _errors = self.bundle.format_pattern(pattern, {**self.forms_of(arguments), **arguments})
        return str(text)

    def forms_of(self, arguments: Mapping[str, Any]) -> dict[str, str]:
        """Each name among the arguments as the language's grammar may ask for it: $a-of, $a-to, ..."""
        return {
            f"{letter}-{form}": before[bool(VOWEL.match(name))] + name
            for form, before in FORMS[self.language].items()
            for letter, name in arguments.items()
            if isinstance(name, str)
        }

    def key_of(self, game: str, word: str) -> tuple[str, tuple[str, ...]]:
        """The phrase that names a word, and the parts of the word it needs; nothing if there is none."""
        parts = word.split("-")
        for end in range(len(parts), 0, -1):
            key = f"{game}-name-{'-'.join(parts[:end])}"
            if self.has(key):
                return key, tuple(parts[end:])
        return "", ()

    def name(self, game: str, word: str) -> Any:
        """A word as people read it: its own name, a number, or what `<game>-name-<word>` says."""
        return self.own[word] if word in self.own else self.usual_name(game, word)

    def usual_name(self, game: str, word: str) -> Any:
        """A word as it is called at every table."""
        known = self.bundle.names.get((game, word))
        return self.bundle.keep_name(game, word, self.named(game, word)) if known is None else known

    def named(self, game: str, word: str) -> Any:
        if word.lstrip("-").isdigit():
            return int(word)
        if "+" in word[1:-1]:  # several things in one
            return " + ".join(str(self.usual_name(game, part)) for part in word.split("+"))
        key, rest = self.key_of(game, word)
        return self.say(key, **self.parts(game, rest)) if key else word

    def parts(self, game: str, rest: Sequence[str]) -> dict[str, Any]:
        """Parts of a word as arguments of its phrase; never people: the E of `side-e1-E` is no seat."""
        return {letter: self.usual_name(game, part) for letter, part in zip(ARGUMENTS, rest, strict=False)}

    def phrase(self, game: str, kind: str, words: Sequence[str], **more: Any) -> str:
        """Words (a verb or name, then arguments) as a sentence: `<game>-<kind>-<first word>`."""
        return self.say(f"{game}-{kind}-{words[0]}", **self.arguments(game, words), **more)

    def arguments(self, game: str, words: Sequence[str]) -> dict[str, Any]:
        """The words after the first, as $a, $b, ...; names that decline in their own way bring their forms."""
        found: dict[str, Any] = {}
        for letter, word in zip(ARGUMENTS, words[1:], strict=False):
            found[letter] = self.name(game, word)
            if word not in self.own:
                found |= self.own_forms(game, word, letter)
        return found

    def own_forms(self, game: str, word: str, letter: str) -> dict[str, str]:
        """What the attributes of a name's phrase say: `.of = du Bengale`."""
        key, rest = self.key_of(game, word)
        attributes = self.bundle.get_message(key).attributes if key else {}
        return {f"{letter}-{form}": self.say(f"{key}.{form}", **self.parts(game, rest)) for form in attributes}

    def refused(self, game: str, key: str, about: Sequence[str]) -> str:
        """Why not, in one sentence: `<game>-refused-<key>`, or `refused-<key>` for what every game refuses."""
        if self.has(f"{game}-refused-{key}"):
            return self.phrase(game, "refused", (key, *about))
        return self.say(f"refused-{key}")

    def number(self, value: float) -> str:
        """A number with at most one decimal, as this language writes it."""
        return written(f"{value:.1f}".removesuffix(".0"), self.language)

    def difference(self, value: float) -> str:
        """A number that says how much more or less something is: with its sign and a decimal."""
        return written(f"{value:+.1f}", self.language)

    def namer(self, game: str) -> GameNames:
        return GameNames(self, game)


def written(number: str, language: str) -> str:
    """Digits as people write them: a minus is no hyphen, and French has a decimal comma."""
    number = number.replace("-", "−")
    return number.replace(".", ",") if language == "fr" else number


class GameNames:
    """The words of a game as people read them, and how their language punctuates lines made of them."""

    def __init__(self, texts: Texts, game: str) -> None:
        self.texts = texts
        self.game = game

    def __call__(self, word: str) -> str:
        return str(self.texts.name(self.game, word))

    def label(self, text: str) -> str:
        """What stands before other words in a line, with its colon."""
        return self.texts.say("line-label", text=text)

    def goes_on(self, text: str) -> str:
        """A part of a line that others follow, with its semicolon."""
        return self.texts.say("line-goes-on", text=text)
