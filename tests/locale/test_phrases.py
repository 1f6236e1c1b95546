"""Phrases are parsed one by one; what they refer to comes with them."""

from __future__ import annotations

import pytest

from durbar import locale
from durbar.locale.phrases import Phrases

TEXT = """\
# The house.
-house = Durbar
welcome = Welcome to { -house }, { $name }!
    { greeting }
greeting = Sit down.
    .wait = Wait.

welcome = said twice
"""


def said(phrases: Phrases, key: str, **arguments: str) -> str:
    text, errors = phrases.format_pattern(phrases.get_message(key).value, arguments)
    assert errors == []
    return str(text)


def test_a_phrase_brings_what_it_refers_to() -> None:
    phrases = Phrases("en")
    phrases.add(TEXT)
    assert said(phrases, "welcome", name="Ada") == "Welcome to Durbar, Ada!\nSit down."
    assert phrases.unread == set()


def test_attributes_belong_to_their_phrase() -> None:
    phrases = Phrases("en")
    phrases.add(TEXT)
    assert list(phrases.get_message("greeting").attributes) == ["wait"]
    assert phrases.unread == {"welcome", "-house"}


def test_a_key_that_is_known_keeps_its_phrase() -> None:
    phrases = Phrases("en")
    phrases.add("greeting = Come in.")
    phrases.add(TEXT)
    assert said(phrases, "greeting") == "Come in."
    assert not phrases.has_message("farewell")


def test_a_name_is_kept_until_phrases_are_added(monkeypatch: pytest.MonkeyPatch) -> None:
    phrases = Phrases("en")
    phrases.add("toy-name-coin = coin of { $a }")
    monkeypatch.setattr(locale, "bundle", lambda _language: phrases)
    texts = locale.Texts("en", {"A": "Ann"})
    assert [texts.name("toy", word) for word in ("coin-3", "coin-3", "hut", "A", "-2")] == [
        *("coin of 3", "coin of 3", "hut", "Ann", -2)
    ]
    phrases.add("toy-name-hut = straw hut")
    assert texts.name("toy", "hut") == "straw hut"
    assert texts.usual_name("toy", "A") == "A"


def test_names_that_are_kept_are_bounded() -> None:
    texts = locale.Texts("en")
    for n in range(20_100):
        texts.name("toy", f"word-{n}")
    assert len(texts.bundle.names) <= 10_000
