"""The page before rule 1.1: each game in twelve sentences, in both languages, each summing up rules that exist."""

import re

import pytest

from durbar.checks.rulebook import glance_of, rules_of

GAMES = ("maharaja", "maharadjah", "dice_charmers")


@pytest.mark.parametrize("game", GAMES)
def test_twelve_sentences_in_both_languages_about_the_same_rules(game: str) -> None:
    english, french = glance_of(game, "en"), glance_of(game, "fr")
    assert [len(part.sentences) for part in english] == [len(part.sentences) for part in french]
    assert sum(len(part.sentences) for part in english) == 12
    assert len(english) == 3
    known = {rule.number for rule in rules_of(game)}
    for one, other in zip(english, french, strict=True):
        for (said, rules), (dit, regles) in zip(one.sentences, other.sentences, strict=True):
            assert rules == regles
            assert set(rules) <= known, said
            assert rules, said
            assert said.endswith(".")
            assert not re.search(r"\w [;:!?»]|« ", dit), dit


def test_a_game_without_such_a_page_has_none() -> None:
    assert glance_of("nim") == ()
