"""Options are a verb and its parts; words follow from that, and lead back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.engine.flow import Flow
from durbar.engine.game import GAMES
from durbar.engine.option import Verb, first, option, options_meant, second, third, verb_of, words_of

PART = st.integers(0, 255)
ATTACK, WAIT, STRIKE = 0, 1, 2


class Words(Flow):
    def verbs(self) -> Mapping[int, Verb]:
        return {ATTACK: Verb("attack", ("place", "")), WAIT: Verb("wait"), STRIKE: Verb("attack", ("nation", ""))}

    def labels(self, kind: str) -> Sequence[str]:
        return {"place": ("agra", "delhi"), "nation": ("french", "delhi")}[kind]


@given(PART, PART, PART, PART)
def test_a_verb_and_its_parts_are_read_back(verb: int, a: int, b: int, c: int) -> None:
    packed = option(verb, a, b, c)
    assert (verb_of(packed), first(packed), second(packed), third(packed)) == (verb, a, b, c)
    assert option(verb, a, b, c, 255, 255) < 2**48  # a page reads it as it is


def test_words_follow_from_the_verb_and_lead_back() -> None:
    g = Words()
    assert words_of(g, option(ATTACK, 1, 7)) == ("attack", "delhi", "7")
    assert words_of(g, option(WAIT)) == ("wait",)
    assert options_meant(g, ("attack", "agra", "3")) == [option(ATTACK, 0, 3)]
    assert options_meant(g, ("attack", "delhi", "3")) == [option(ATTACK, 1, 3), option(STRIKE, 1, 3)]
    for unknown in (("attack",), ("attack", "pune", "3"), ("attack", "agra", "x"), ("wait", "agra"), ("stay",)):
        assert options_meant(g, unknown) == []


@pytest.mark.parametrize("game", list(GAMES))
def test_verbs_are_numbered_from_nought_and_their_kinds_have_labels(game: str) -> None:
    kind = GAMES[game]
    g = kind.blank(kind.usual_seats)
    verbs = g.verbs()
    assert sorted(verbs) == list(range(len(verbs)))
    for verb in verbs.values():
        for part in verb.kinds:
            assert not part or 0 < len(g.labels(part)) <= 256, verb
