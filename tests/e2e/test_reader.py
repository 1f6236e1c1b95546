"""Whole games with a screen reader: nothing is known but roles, names and what live regions say."""

from __future__ import annotations

import random
import re

import pytest
from play import whole_game
from playwright.sync_api import expect
from reader import Reader
from visitor import Visitor


def seated(visitor: Visitor, game: str, bots: int, **settings: str) -> Reader:
    visitor.sit_at(visitor.create(game, ["me", *["bot:random"] * bots], **settings))
    expect(visitor.page.get_by_role("region", name="What to do").get_by_role("heading")).not_to_be_empty()
    return Reader(visitor)


def mostly_told(reader: Reader) -> bool:
    """Most choices change something and are told; the others, such as which action to take first, only lead on."""
    told = sum(told for _, told in reader.answers)
    return 2 * told > len(reader.answers) > 20


@pytest.mark.whole_games
def test_a_whole_game_of_maharaja_is_played_by_ear(mira: Visitor) -> None:
    reader = seated(mira, "maharaja", 1)
    assert reader.play(random.Random(21), 10_000, seconds=300) == "over"
    assert mostly_told(reader)
    heard = " ".join(reader.heard)
    assert "Bot B has planned." in heard
    assert "Plan two actions, or one twice." in heard
    assert "Mira builds" in heard
    assert "Bot B builds" in heard
    assert re.search(" wins with | win together", reader.said()[0]), "the end is said"


@pytest.mark.parametrize(
    ("game", "bots", "mine", "others", "question"),
    [
        ("dice_charmers", 1, "Mira takes the ", "Bot B takes the ", "Choose "),
        whole_game("maharadjah", 2, "ended their movement", "Sequence of the ", "choose a group, or end movement"),
    ],
)
def test_choices_are_made_by_ear(mira: Visitor, game: str, bots: int, mine: str, others: str, question: str) -> None:
    reader = seated(mira, game, bots)
    reader.play(random.Random(22), 25, seconds=120)
    assert mostly_told(reader)
    heard = " ".join(reader.heard)
    assert mine in heard
    assert others in heard
    assert question in heard, "the question is said"


@pytest.mark.parametrize(
    ("game", "bots", "area", "told", "neighbours"),
    [
        ("maharaja", 1, "Agra", "Nothing there", "Lahore (1 village)"),
        ("dice_charmers", 1, "Row 1, column 1: garden", "", "market (up to 3 different) (east)"),
        ("maharadjah", 2, "Delhi", "held by Harappans with 1 army", "Next to "),
    ],
)
def test_the_map_is_read_as_a_list(mira: Visitor, game: str, bots: int, area: str, told: str, neighbours: str) -> None:
    seated(mira, game, bots)
    mira.page.get_by_role("button", name="Menu").press("Enter")
    mira.page.get_by_role("button", name="Board as a list").press("Enter")
    listed = (
        mira.page.get_by_role("dialog")
        .get_by_role("listitem")
        .filter(has=mira.page.get_by_role("button", name=area, exact=True))
    )
    text = listed.inner_text()
    assert told in text
    assert neighbours in text
