"""What the terminal makes of the games of this house: their menus, pages, results, in both languages."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console

import durbar
from durbar.cli import main
from durbar.match.match import Match
from durbar.terminal.picture import Picture
from durbar.terminal.table import Screen


class Sitting:
    """A match at which the given lines are typed."""

    def __init__(self, match: Match, *lines: str, language: str = "en") -> None:
        self.typed: Iterator[str] = iter(lines)
        self.prompts: list[str] = []
        self.paper = io.StringIO()
        out = Console(file=self.paper, width=140, highlight=False)
        self.table = Screen(match, "A", "random", language, out, 1, self.ask)
        self.table.play()

    def ask(self, prompt: str, words: Sequence[str]) -> str | None:
        self.prompts.append(prompt)
        return next(self.typed, None)

    @property
    def read(self) -> str:
        return self.paper.getvalue()


def standing(match: Match, language: str) -> str:
    paper = io.StringIO()
    Picture(match, language, Console(file=paper, width=100, highlight=False)).standing()
    return paper.getvalue()


# --- menus -----------------------------------------------------------------------------------------------------------


def draft_turn(plan: str = "take-coins buy-pp") -> Match:
    """[MJ 4.4] By the draft a planned action may be dropped: the first turn of seat A, nothing done yet."""
    match = durbar.new("maharaja", 2, seed=1, options={"edition": "draft"})
    while match.owing() != [0] or type(match.state.decision).__name__ != "TurnMenu":
        seat = match.owing()[0]
        planning = type(match.state.decision).__name__ == "Planning"
        match.play(seat, f"plan {plan}" if planning else match.options(seat)[0])
    return match


def test_mj_4_4_the_end_of_a_turn_is_listed_last() -> None:
    sitting = Sitting(draft_turn())
    texts = [sitting.table.match.text(option) for option in sitting.table.listed]
    assert texts[-1] == "end-turn"
    assert "perform take-coins" in texts


@pytest.mark.parametrize(("language", "asked"), [("en", "take 3 coins, 3 coins"), ("fr", "prendre 3 pièces, 3 pièces")])
def test_mj_4_4_ending_a_turn_with_something_planned_is_asked_about_once(language: str, asked: str) -> None:
    before = draft_turn().steps
    stays = Sitting(draft_turn(), "end-turn", "no", language=language)
    assert asked in stays.prompts[1]
    assert stays.table.match.steps == before
    assert Sitting(draft_turn(), "end-turn", "", language=language).table.match.steps > before


def test_mj_4_4_ending_a_turn_with_nothing_left_is_not_asked_about() -> None:
    sitting = Sitting(draft_turn(), "perform take-coins", "perform buy-pp", "end-turn")
    assert not [prompt for prompt in sitting.prompts if "gives up" in prompt]


def test_mj_4_4_ending_a_turn_is_not_asked_about_where_nothing_else_can_be_done() -> None:
    poor = draft_turn("buy-pp buy-pp").position().replace("characters A=c4", "coins A=0 B=15\ncharacters A=c15")
    sitting = Sitting(durbar.load(poor), "end-turn")
    assert not [prompt for prompt in sitting.prompts if "gives up" in prompt]
    assert sitting.table.match.steps > 0


def bidding() -> Match:
    return durbar.new("maharadjah", 4, seed=1, options={"allotment": "bidding"})


def test_md_r47_bids_are_a_line_for_each_seat_and_the_points_are_asked_for() -> None:
    sitting = Sitting(bidding(), "2", "12")
    assert "bid side-B 0 … 60" in sitting.read
    assert "more: type a word" not in sitting.read
    assert sitting.prompts[1] == "How many, from 0 to 60? "
    assert ("bids", "A", "side-B", "12") in list(sitting.table.match.events(0))


def test_md_r47_an_amount_that_cannot_be_bid_is_refused_in_a_sentence() -> None:
    sitting = Sitting(bidding(), "2", "61", language="fr")
    assert "Ce n’est pas un nombre de 0 à 60." in sitting.read
    assert sitting.table.match.steps == 0


# --- pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["cartes moghols", "cards mughals"])
def test_pages_are_asked_for_by_their_french_names_too(command: str) -> None:
    read = Sitting(durbar.new("maharadjah", 4, seed=1), command, "h", language="fr").read
    assert "fin du tour" in read
    assert "cartes, événements, légende" in read


def test_the_sheet_is_asked_for_by_its_french_name_too() -> None:
    read = Sitting(durbar.new("dice_charmers", 2, seed=1), "feuille b", language="fr").read
    assert "─ feuille ─" in read


# --- results ---------------------------------------------------------------------------------------------------------


def finished(game: str, seats: int, seed: int = 1) -> Match:
    match = durbar.new(game, seats, seed=seed)
    while not match.over:
        seat = match.owing()[0]
        match.play(seat, match.options(seat)[-1])
    return match


def test_mj_11_13_brahmabots_total_stands_in_the_result_of_a_solo_game() -> None:
    match = finished("maharaja", 1)
    ((_word, score),) = match.game.story.rivals(match.state)
    line = next(line for line in standing(match, "en").splitlines() if "Brahmabot " in line)
    assert line.split() == [str(3 - match.result.ranks[0]), "Brahmabot", f"{score:g}"]


def test_points_over_par_are_written_as_the_language_does() -> None:
    match = finished("maharadjah", 3)
    assert match.over_par is not None
    for seat, above in enumerate(match.over_par):
        english = f"{above:+.1f}".replace("-", "−")
        assert english in standing(match, "en"), seat
        assert english.replace(".", ",") in standing(match, "fr"), seat


def test_a_game_that_is_not_over_says_that_nobody_has_won() -> None:
    assert "The game is not over: nobody has won yet." in standing(durbar.new("maharaja", 2, seed=1), "en")
    assert "La partie n’est pas finie" in standing(durbar.new("dice_charmers", 2, seed=1), "fr")


def test_a_record_of_a_game_that_was_ended_by_agreement_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.durbar"
    path.write_text(durbar.new("dice_charmers", 2, seed=1).record(ended="agreed"), encoding="utf-8")
    for language, told in (("en", "was ended by agreement"), ("fr", "d’un commun accord")):
        with pytest.raises(SystemExit):
            main(["replay", str(path), "--quiet", "--language", language])
        assert told in " ".join(capsys.readouterr().out.split())
