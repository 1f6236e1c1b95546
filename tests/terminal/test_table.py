"""A game at the terminal, played by typing."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console

import durbar
from durbar.locale import Texts
from durbar.terminal.opponents import advice
from durbar.terminal.table import Screen

pytestmark = pytest.mark.usefixtures("climbing")


class Sitting:
    """A table at which the given lines are typed."""

    def __init__(self, *lines: str, people: str = "A", language: str = "en", position: str = "") -> None:
        self.typed: Iterator[str] = iter(lines)
        self.prompts: list[str] = []
        self.paper = io.StringIO()
        out = Console(file=self.paper, width=100, highlight=False)
        text = position or "ladder\nheight A=6 B=1\ndie 5\nnext Climb 0\n"
        self.table = Screen(durbar.load(text, 3), people, "random", language, out, 1, self.ask)
        self.table.play()

    def ask(self, prompt: str, words: Sequence[str]) -> str | None:
        self.prompts.append(prompt)
        return next(self.typed, None)

    @property
    def read(self) -> str:
        return self.paper.getvalue()


def test_the_board_the_question_and_the_options_are_shown() -> None:
    sitting = Sitting()
    assert "A (you)      ||||||" in sitting.read
    assert "A (you), climb how far?" in sitting.read
    assert "5 climb 4" in sitting.read
    assert "You left the table." in sitting.read


def test_a_number_plays_and_the_game_ends() -> None:
    sitting = Sitting("5")
    assert "The game is over" in sitting.read
    assert "Somebody is at the top." in sitting.read
    assert sitting.table.match.result.ranks == (1, 2)


def test_words_play() -> None:
    assert Sitting("climb 4").table.match.over


def test_some_words_narrow_the_list_and_enter_plays_the_only_one() -> None:
    assert Sitting("4", "").table.match.over
    sitting = Sitting("climb", "6")
    assert "There are only numbers up to 5." in sitting.read
    assert not sitting.table.match.over


def test_why_not_names_the_rule_and_what_it_forbids() -> None:
    sitting = Sitting("?", "? 6", "climb 5", "climb 99")
    assert sitting.read.count("✗ 5 rungs are too many. [LA 3]  climb 5\n") == 2
    assert sitting.read.count("✗ 6 rungs are too many. [LA 3]  climb 6\n") == 2
    assert "✗ There is no such choice now.  climb 99\n" in sitting.read


def test_help_log_board_and_rules() -> None:
    sitting = Sitting("h", "l", "b", "r 1")
    assert "why something cannot be chosen" in sitting.read
    assert sitting.read.count("A (you)      ||||||") == 2
    assert "The rules of ladder are not written down yet" in sitting.read


def test_after_the_board_numbers_mean_the_list_shown_last() -> None:
    position = "maharaja seats=2\nnext OpeningShrine 0\nnext OpeningShrine 0\n"
    sitting = Sitting("agra", "b", "1", position=position)
    first = durbar.load(position)
    assert sitting.table.match.line[0].option == first.options(0)[0]


def test_advice_tells_what_a_bot_would_choose_and_why() -> None:
    sitting = Sitting("a", "a easy", "a random", "a hard", "a genius")
    assert "medium looked at, best first:" in sitting.read
    assert "5 climb 4" in sitting.read
    assert "points against the next best" in sitting.read
    assert "random sees no difference" in sitting.read
    assert "There is no level “genius”" in sitting.read
    assert not sitting.table.match.over


def test_advice_knows_no_more_than_the_seat() -> None:
    match = durbar.new("maharaja", 2, seed=3)
    told = advice(match, 0, "medium", 1)
    again = advice(durbar.load(match.record()), 0, "medium", 1)
    assert [line.option for line in told] == [line.option for line in again]
    assert {line.option for line in told} <= set(match.options(0))
    assert all(0.0 <= line.wins <= 1.0 for line in told)


def test_saving(tmp_path: Path) -> None:
    path = tmp_path / "saved.txt"
    sitting = Sitting(f"s {path}", f"s {tmp_path}/no/such/folder")
    assert durbar.load(path.read_text(encoding="utf-8")).owing() == [0]
    assert "cannot be written" in sitting.read


def test_two_people_at_one_screen() -> None:
    position = "ladder\ndie 2\nnext Climb 0\nnext Climb 1\nnext Climb 0\n"
    sitting = Sitting("1", "", "1", "", "1", people="A,B", position=position)
    assert [prompt for prompt in sitting.prompts if "Hand the screen" in prompt] == [
        "Hand the screen to B (you), who then presses Enter.",
        "Hand the screen to A (you), who then presses Enter.",
    ]


def test_french() -> None:
    sitting = Sitting("climb 99", language="fr")
    assert "A (vous)" in sitting.read
    assert "Ce choix n’existe pas maintenant." in sitting.read


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(durbar.Problem, match="There is no seat"):
        Sitting(people="Z")


def test_programs_are_named_in_the_readers_language() -> None:
    french = Texts("fr")
    assert french.say("terminal-program", seat="B", program="medium") == "B (moyen)"
    assert french.say("terminal-program", seat="B", program="cmd:./mine") == "B (cmd:./mine)"


def test_u_takes_the_last_choice_back_and_asks_again() -> None:
    nothing = Sitting("u")
    assert "There is nothing to take back." in nothing.read
    position = "ladder\nheight A=1 B=1\n"
    alone = Sitting("1", "u", position=position)
    assert "Taken back." in alone.read
    assert alone.table.match.steps == 1  # only the die, which was rolled before
    assert alone.table.match.owing() == [0]
    assert alone.read.count("climb how far?") == 3  # at first, after the program's choice, and again


def test_u_with_others_at_the_screen_keeps_what_dice_answered() -> None:
    position = "ladder\nheight A=1 B=1\n"
    both = Sitting("1", "", "1", "", "u", people="A,B", position=position)
    assert "Taken back." not in both.read
    assert "stays." in both.read
