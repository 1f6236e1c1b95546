"""The words and numbers of a report, as people read them in its language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from durbar.engine.game import Game
from durbar.locale import Texts

POINT = {"en": ".", "fr": ","}
PERCENT = {"en": "%", "fr": "\u202f%"}
SEMICOLON = {"en": "; ", "fr": "\u202f; "}
BETWEEN = " – "
NOTHING = "none"
"""A label that stands for the lack of one."""


class Wording:
    """Says the words of one game."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.language: str = texts.bundle.locales[0]

    def heading(self, name: str) -> str:
        """What is asked (`DefenderRetreat`) or happens (`battle-over`): its heading, or at least its name in words."""
        key = f"lab-{self.game.id}-{name}"
        return self.texts.say(key) if self.texts.has(key) else in_words(name)

    def kind(self, kind: str) -> str:
        key = f"lab-kind-{kind}"
        return self.texts.say(key) if self.texts.has(key) else in_words(kind)

    def word(self, word: str) -> str:
        """A word of the game, or a source of points."""
        if self.texts.has(f"lab-source-{word}"):
            return self.texts.say(f"lab-source-{word}")
        return str(self.texts.name(self.game.id, word))

    def choice(self, text: str) -> str:
        """An option's text as its label; what has no phrase stays as written."""
        words = tuple(text.split())
        known = self.texts.has(f"{self.game.id}-do-{words[0]}")
        return self.texts.phrase(self.game.id, "do", words) if known else text

    def reason(self, key: str) -> str:
        name = f"{self.game.id}-reason-{key}"
        return self.texts.say(name) if self.texts.has(name) else in_words(key)

    def settings(self, chosen: Mapping[str, str]) -> str:
        """Options with their values: `Edition: Earlier draft; Special rule A: On`."""
        return "; ".join(self.setting(name, value) for name, value in chosen.items())

    def setting(self, name: str, value: str) -> str:
        key = f"{self.game.id}-setting-{name}"
        said = self.texts.say(f"{key}-{value}") if self.texts.has(f"{key}-{value}") else value
        if "\n" in value:  # the text of a file
            said = self.texts.say("lab-report-own-file")
        title = self.texts.say(key) if self.texts.has(key) else in_words(name)
        return self.texts.say("lab-report-setting", name=title, value=said or self.texts.say("lab-report-usual"))

    # --- numbers -------------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 2) -> str:
        return f"{value:.{digits}f}".replace(".", POINT[self.language]).replace("-", "−")

    def percent(self, share: float) -> str:
        return self.number(100 * share, 1) + PERCENT[self.language]

    def signed(self, share: float) -> str:
        """A difference of rates in points, with its sign."""
        return ("+" if share >= 0 else "") + self.number(100 * share, 1)


def in_words(name: str) -> str:
    """`DefenderRetreat` and `battle-over` in words: Defender retreat, Battle over."""
    parted = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[-_]+", " ", name)
    return parted[:1].upper() + parted[1:].lower()
