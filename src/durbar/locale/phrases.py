"""The phrases of one language, each parsed when it is first said: parsing them all takes a fifth of a second."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
WORD = re.compile(r"-?[a-zA-Z][\w-]*")
MANY = 10_000  # names said before, at most: boards of one's own may bring ever new ones


def entries_of(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a Fluent file by their keys."""
    found = [(entry[0], entry.start()) for entry in ENTRY.finditer(text)]
    for (key, start), (_next, end) in pairwise([*found, ("", len(text))]):
        yield key, text[start:end]


class Phrases:
    """Arguments are not wrapped in direction marks: both languages run left to right."""

    def __init__(self, language: str) -> None:
        self.locales = [language]
        self.bundle = FluentBundle(self.locales, use_isolating=False)
        self.written: dict[str, str] = {}
        self.unread: set[str] = set()
        self.names: dict[tuple[str, str], Any] = {}
        self.lent: set[str] = set()  # keys that have no phrase in this language, and another's instead

    def add(self, text: str) -> None:
        """The entries of a Fluent file; a key that is known already keeps its phrase."""
        self.names.clear()
        for key, phrase in entries_of(text):
            if key in self.lent:
                self.lent.discard(key)
                self.forget()
                del self.written[key]
            if key not in self.written:
                self.written[key] = phrase
                self.unread.add(key)

    def lend(self, text: str) -> None:
        """Entries of another language, for keys that this one does not know."""
        self.names.clear()
        for key, phrase in entries_of(text):
            if key not in self.written:
                self.lent.add(key)
                self.written[key] = phrase
                self.unread.add(key)

    def forget(self) -> None:
        """Parse all anew: what was said by another language's phrase has one of its own now."""
        self.bundle = FluentBundle(self.locales, use_isolating=False)
        self.unread = set(self.written)

    def keep_name(self, game: str, word: str, name: Any) -> Any:
        """A name to be found again in `names`: drawings and logs say the same few hundred over and over."""
        if len(self.names) >= MANY:
            self.names.clear()
        self.names[game, word] = name
        return name

    def has_message(self, key: str) -> bool:
        return key in self.written

    def get_message(self, key: str) -> Any:
        self.parse(key)
        return self.bundle.get_message(key)

    def parse(self, key: str) -> None:
        """Parse an entry, and whichever others it may refer to."""
        if key in self.unread:
            self.unread.discard(key)
            self.bundle.add_resource(FluentResource(self.written[key]))
            for word in WORD.findall(self.written[key]):
                self.parse(word)

    def format_pattern(self, pattern: Any, arguments: Mapping[str, Any]) -> tuple[Any, list[Exception]]:
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        return text, errors
