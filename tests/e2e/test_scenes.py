"""[PAGE check 13] Scenes over the board: skipped with one key, complete where nothing may move, announced once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe import serious
from moments import answer, before, fork, last_choice
from playwright.sync_api import Page, expect
from visitor import Visitor

RUNNING = """() => document.querySelector('.stage').getAnimations({ subtree: true })
  .filter(({ playState }) => playState === 'running').length"""
INSIDE = """() => {
  const [stage, board] = ['.stage', '.board'].map((one) => document.querySelector(one).getBoundingClientRect());
  return ['top', 'right', 'bottom', 'left'].every((side) => Math.abs(stage[side] - board[side]) < 1);
}"""
# What stands still is looked at for two seconds: a busy machine needs longer to look.
STAYS = "const soon = setTimeout; window.setTimeout = (go, ms, ...all) => soon(go, ms < 2000 ? ms : 60_000, ...all);"
SCENES = {
    "city": (("maharaja", 4, "city-scored"), r"City scoring, "),
    "turn": (("maharadjah", 3, "scores-area"), r"Turn \d+ scores: "),
    "battle": (("maharadjah", 3, "round"), r"Battle: \w+\. "),
}


def happening(visitor: Visitor, kind: str) -> Page:
    """Somebody sits at a table where the scene begins."""
    if kind == "count":
        moment = last_choice("dice_charmers", 2, 1)
        table = fork(visitor, moment, bots=False)
    else:
        moment = before(*SCENES[kind][0])
        table = fork(visitor, moment)
    visitor.sit_at(table)
    visitor.page.locator(".board [data-spot]").first.wait_for()
    answer(visitor, table, moment)
    visitor.page.locator(f"[data-scene={kind}]").wait_for()
    return visitor.page


@pytest.mark.parametrize("kind", ["city", "turn", "battle", "count"])
def test_a_scene_is_skipped_with_one_key_and_said_once(visitors: Callable[..., Visitor], kind: str) -> None:
    mira = visitors(reduced_motion="no-preference")
    page = happening(mira, kind)
    assert page.evaluate(INSIDE)
    page.locator("body").press(" ")
    expect(page.locator(f"[data-scene={kind}] .later, [data-scene={kind}] .unseen")).to_have_count(0)
    page.locator("body").press(" ")
    expect(page.locator(f"[data-scene={kind}]")).to_have_count(0)
    if kind == "count":
        expect(page.locator("[data-scene=end] .podium")).to_be_visible()
    else:
        heard = page.locator(".sr[role=log] p").all_inner_texts()
        assert sum(re.match(SCENES[kind][1], said) is not None for said in heard) == 1
        page.get_by_role("button", name="Play this scene").first.click()
        expect(page.locator(f"[data-scene={kind}]")).to_be_visible()


@pytest.mark.parametrize("kind", ["city", "battle", "count"])
def test_without_motion_a_scene_is_complete_at_once(mira: Visitor, kind: str) -> None:
    mira.context.add_init_script(STAYS)
    page = happening(mira, kind)
    assert page.evaluate(RUNNING) == 0
    assert page.locator(f"[data-scene={kind}] .later, [data-scene={kind}] .unseen").count() == 0
    assert serious(mira) == []
