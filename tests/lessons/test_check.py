"""Every lesson fits the rules, and whatever no longer fits is named with its lesson and step."""

import re
from pathlib import Path

import pytest

from durbar.engine.game import game_of
from durbar.lessons.check import check
from durbar.lessons.lesson import lesson_text, path_of

GAMES = ("maharaja", "maharadjah", "dice_charmers")


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_fits_the_rules(game: str) -> None:
    assert check(game) == []


CHANGES = [
    ("maharaja", 'do = ["move-pay-1 AGR B 1"]', 'do = ["move-pay-1 LAH B 9"]', "road 3", "not offered"),
    ("maharaja", 'expect = ["toll A B 1"]', 'expect = ["toll A B 2"]', "road 3", "does not happen"),
    ("maharaja", 'refused = "no-road"', 'refused = "no-coins"', "road 2", "refused as no-road"),
    (
        "maharaja",
        'rule = "MJ 2.6"\nen = "Your priest is',
        'rule = "MJ 2.99"\nen = "Your priest is',
        "build 3",
        "MJ 2.99",
    ),
    ("maharaja", 'show = ["part:players"]', 'show = ["part:players", "part:cellar"]', "goal 1", "part:cellar"),
    (
        "maharaja",
        'show = ["place:STA-DEL-2", "place:DEL"]',
        'show = ["place:STA-DEL-9", "place:DEL"]',
        "road 2",
        "there is no place:STA-DEL-9",
    ),
    ("maharadjah", 'show = ["bengal"]', 'show = ["bengala"]', "leader 6", "there is no bengala"),
    ("dice_charmers", 'show = ["fame-box-3"', 'show = ["fame-box-33"', "bonus 3", "there is no fame-box-33"),
    ("maharaja", "Prenez vos 3 pièces.", "Prenez vos 3 pièces: vite.", "goal 4", "typography"),
    ("maharaja", '\nfr = "À la fin, chaque lot', '\nfr = " "\n#', "goal 4", "nothing is said in fr"),
    ("maharaja", "coins A=13 B=4", "coins A=1 B=4", "goal 2", "is not offered"),
    ("maharaja", 'way = ["plan statue-cheaper', 'way = ["plan buy-pp', "round 2", "not offered"),
    ("maharadjah", "agra = 82", "agra = 83", "battle 6", "not 83"),
    (
        "maharadjah",
        '"* roll 6 3 1", "* roll 5 2", "C stand"',
        '"* roll 6 3 1", "C stand"',
        "battle 6",
        "not your turn",
    ),
    ("dice_charmers", "rules = 3", "rules = 7", "file", "rules is 7"),
]


@pytest.mark.parametrize(("game", "old", "new", "where", "what"), CHANGES)
def test_a_change_that_no_longer_fits_is_named(game: str, old: str, new: str, where: str, what: str) -> None:
    text = lesson_text(game_of(game))
    assert old in text
    faults = check(game, text.replace(old, new, 1))
    assert any(fault.where == where and what in fault.what for fault in faults), faults


DRAWINGS = Path(__file__).parents[2] / "src" / "durbar" / "games"
OF_EVERY_TABLE = {"bot", "player"}


def drawn_in(name: str) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', (DRAWINGS / name).read_text(encoding="utf-8")))


def test_every_icon_of_the_boards_has_a_term_and_every_term_an_icon_that_exists() -> None:
    drawn, faces = drawn_in("icons.svg"), drawn_in("portraits.svg")
    told = {icon for game in GAMES for term in path_of(game).terms for icon in term.icons}
    assert told <= drawn | faces
    assert {icon for icon in drawn - told if not icon.startswith("ui-")} <= OF_EVERY_TABLE
