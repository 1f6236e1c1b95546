"""Lessons on the page in real Chromium, by mouse and in English; `make lessons-browser` takes the other ways."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import serious
from learner import Learner
from play import whole_game
from playwright.sync_api import expect
from visitor import Visitor

from durbar.lessons.lesson import Lesson, path_of

NAMES = ["maharaja", "maharadjah", "dice_charmers"]


def taught(game: str) -> list[tuple[int, Lesson]]:
    return [(n, lesson) for n, lesson in enumerate(path_of(game).lessons, 1) if lesson.play is None]


def take(learner: Learner, every: int = 1) -> None:
    """Lessons of a game to their star: each sentence and whatever is framed in sight, nothing but that pressed."""
    learner.list()
    assert serious(learner.visitor) == []
    for number, lesson in taught(learner.game)[::every]:
        learner.list()
        learner.begin(number)
        assert number > 1 or serious(learner.visitor) == []
        assert learner.take().startswith("★"), (lesson.id, learner.notes)
    assert not learner.notes


@pytest.mark.parametrize(("game", "every"), [("maharaja", 3), *(whole_game(game, 1) for game in NAMES)])
def test_lessons_by_mouse(visitors: Callable[..., Visitor], game: str, every: int) -> None:
    """Each third of one game in `make test`, all of them in `make whole-games`."""
    take(Learner(visitors(), game, rules=True), every)


def test_from_the_lobby_one_click_leads_to_the_first_lesson(mira: Visitor) -> None:
    page = mira.page
    page.goto(mira.address)
    page.get_by_role("link", name="Learn in").first.click()
    first = page.locator("main ol li.next button")
    first.wait_for()
    assert first.locator(".n").inner_text() == "1"
    first.click()
    page.wait_for_selector(".coach .go")


@pytest.mark.parametrize("game", NAMES)
def test_the_rules_open_on_twelve_sentences_that_lead_to_the_lessons_and_a_picture(mira: Visitor, game: str) -> None:
    mira.sit_at(mira.create(game, ["me", "bot:random", "bot:random"]))
    mira.page.get_by_role("tab", name="Rules").click()
    glance = mira.page.locator("#panel .glance")
    expect(glance.locator("li")).to_have_count(12)
    expect(glance.get_by_role("heading")).to_have_text(["The goal", "A turn", "Scoring"])
    glance.get_by_role("link", name="Learn to play").click()
    expect(mira.page).to_have_url(f"{mira.address}/learn/{game}")
    expect(mira.page.locator(".glance li")).to_have_count(12)
    assert mira.page.locator(".glance img").evaluate("(img) => img.decode().then(() => img.naturalWidth)") > 600
    mira.shot(f"{game}-glance")
    mira.page.locator("main ol li.next button").wait_for()
