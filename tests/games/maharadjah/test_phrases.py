"""Every word, question, event and refusal has its phrase in both languages."""

from __future__ import annotations

import pytest

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Decision, Option
from durbar.games.maharadjah import GAME, LABELS
from durbar.games.maharadjah.rules.asking import REFUSALS
from durbar.locale import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_events_refusals_and_questions(language: str) -> None:
    texts = Texts(language)
    wanted = [f"name-{word}" for words in LABELS.values() for word in words]
    wanted += [f"event-{event.name}" for event in GAME.events.values()]
    wanted += [f"refused-{key}" for key, _rule in REFUSALS.values()]
    wanted += [f"ask-{name}" for name, kind in GAME.steps.items() if issubclass(kind, Decision) and kind is not Chance]
    wanted += ["title", "blurb", "setting-scenario", "setting-board", "reason-turns"]
    assert [key for key in wanted if not texts.has(f"maharadjah-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    texts, rng = Texts(language), Rng(11)
    g = GAME.new(4)
    g.log = []
    seen: set[str] = set()
    while g.decision is not None:
        if isinstance(g.decision, Chance):
            g.take(CHANCE, g.decision.sample(g, rng))
            continue
        told = [texts.phrase("maharadjah", "do", g.decision.words(g, Option(option))) for option in g.legal]
        name = type(g.decision).__name__
        if name not in seen:
            words = (name, *g.decision.subject(g))
            told.append(texts.phrase("maharadjah", "ask", words, player="Mira"))
            seen.add(name)
        assert not [text for text in told if text.startswith("maharadjah-") or "$" in text]
        g.take(g.asked, Option(g.legal[rng.below(len(g.legal))]))
    told = [texts.phrase("maharadjah", "event", GAME.event_words(g, event)) for event in g.log]
    assert not [text for text in told if text.startswith("maharadjah-") or "$" in text]
