"""Every lesson by finger, keys and ear, and by mouse in French; every place explained (`make lessons-browser`)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from learner import Hands, Learner
from listener import Listener
from play import play, settle
from test_coach import NAMES, take, taught
from test_explain import GAMES, check_places, explained_at_once, rested, sit
from visitor import Visitor

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PASSES: list[tuple[str, Hands, dict[str, int]]] = [
    ("fr", "mouse", WIDE),
    ("en", "finger", PHONE),
    ("fr", "finger", PHONE),
    ("en", "keys", WIDE),
    ("fr", "keys", WIDE),
]
POSITIONS = 20


def locale_of(language: str) -> str:
    return "fr-FR" if language == "fr" else "en-GB"


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(("language", "hands", "size"), PASSES)
def test_every_lesson(visitors: Callable[..., Visitor], game: str, language: str, hands: Hands, size: Any) -> None:
    visitor = visitors(viewport=size, locale=locale_of(language), has_touch=hands == "finger")
    take(Learner(visitor, game, hands, rules=hands == "mouse"))
    visitor.shot(f"lesson-{game}-{language}-{hands}")


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_lesson_by_ear(visitors: Callable[..., Visitor], game: str, language: str, size: Any) -> None:
    listener = Listener(visitors(viewport=size, locale=locale_of(language)), game, language)
    for _, lesson in taught(game):
        assert "★" in listener.take(lesson), (lesson.id, listener.story)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_place_is_explained_in_french(visitors: Callable[..., Visitor], game: str, seats: list[str]) -> None:
    check_places(sit(visitors(locale="fr-FR"), game, seats))


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_place_of_random_positions_is_explained(
    visitors: Callable[..., Visitor], game: str, seats: list[str], language: str
) -> None:
    visitor, rng = visitors(locale=locale_of(language)), random.Random(20)
    page = sit(visitor, game, ["me", *["bot:random"] * (len(seats) - 1)])
    for _ in range(POSITIONS):
        assert explained_at_once(page) == []
        if play(visitor, rng, 4, seconds=30) == "over":
            page = sit(visitor, game, ["me", *["bot:random"] * (len(seats) - 1)])
        settle(visitor)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_pointer_a_focus_and_a_finger_that_rest_are_answered_alike(
    visitors: Callable[..., Visitor], game: str, seats: list[str]
) -> None:
    page = sit(visitors(has_touch=True), game, seats)
    for spot in rested(page, 8):
        assert spot["hover"] == spot["focus"] == spot["finger"] != "", spot
        assert not spot["chosen"], spot
