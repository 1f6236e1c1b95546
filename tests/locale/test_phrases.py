"""Phrases are parsed one by one; what they refer to comes with them."""

from __future__ import annotations

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
