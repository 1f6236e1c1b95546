"""Every word, question, event and refusal has its phrase in both languages."""

from __future__ import annotations

from typing import get_args

import pytest
from md_table import moving

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Decision, Option
from durbar.games.maharadjah import GAME
from durbar.games.maharadjah.shown import Kind
from durbar.games.maharadjah.state import LABELS
from durbar.games.maharadjah.words import REFUSALS
from durbar.locale import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_events_refusals_and_questions(language: str) -> None:
    texts = Texts(language)
    wanted = [f"name-{word}" for kind in get_args(Kind) for word in LABELS.get(kind, ())]
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


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("leader-killed", "timur", "orissa", "rajputs"), "Timour est tué en Orissa par les Rajpouts"),
        (("scores-raid", "afghans", "delhi", "5", "0"), "Les Afghans marquent 5 points pour leur razzia à Delhi"),
        (("submits", "sikhs", "mughals", "north_india"), "Les Sikhs font allégeance aux Moghols (Inde du Nord)"),
        (("second-half", "mughals"), "Grande invasion\u202f: les Moghols se déplacent et combattent de nouveau"),
        (("factory-taken-up", "dutch", "andhra"), "Les Hollandais retirent leur comptoir de l’Andhra"),
        (("lands", "cholas", "bay_of_bengal", "lanka", "1"), "golfe du Bengale → Lanka"),
    ],
)
def test_events_in_the_words_of_the_french_book(words: tuple[str, ...], sentence: str) -> None:
    """[MD 7.4, 8.4, 11.1, 12.1, 15.3]"""
    assert sentence in Texts("fr").phrase("maharadjah", "event", words)


def test_french_places_are_declined() -> None:
    texts = Texts("fr")
    assert texts.phrase("maharadjah", "do", ("lose", "bengal")) == "Celle venue du Bengale"
    assert texts.phrase("maharadjah", "do", ("lose", "orissa")) == "Celle venue d’Orissa"
    assert texts.phrase("maharadjah", "do", ("land-all", "indian_ocean")) == "Débarquer de l’océan Indien"
    assert texts.phrase("maharadjah", "do", ("shift", "afghanistan")) == "Par l’Afghanistan"
    assert texts.phrase("maharadjah", "do", ("go", "sind")) == "Aller au Sind"


def test_md_8_3_an_ordinary_target_is_no_ground() -> None:
    """At sea and in a hiland too a die may need 5: what counts is who is shot at."""
    assert Texts("en").name("maharadjah", "no-cover") == "ordinary army"


def rule_of(text: str, nation: str, turn: int, take: tuple[object, ...], *words: str) -> str:
    """The rule that refuses the last of these words."""
    t = moving(nation, text, turn).take(*take)
    t.play(*words[:-1])
    seat = t.match.owing()[0]
    refusal = t.match.why_not(seat, int(t.g.decision.option_of(t.g, seat, tuple(words[-1].split()))))
    assert refusal is not None
    return refusal.rule


def test_refusals_cite_the_rule_of_who_is_refused() -> None:
    """[MD 5.4, 5.14, 9.1, 11.2]"""
    boats = "armies cholas golconda=1"
    assert rule_of(boats, "cholas", 9, ("golconda", 1), "go bay_of_bengal", "go indian_ocean") == "MD 5.4"
    led = boats + "\nleader_at raja_raja=golconda"
    assert (
        rule_of(led, "cholas", 9, ("golconda", 1, "with raja_raja"), "go bay_of_bengal", "go indian_ocean") == "MD 9.1"
    )
    ally = "armies british indian_ocean=1\narmies cholas karnataka=1\nally cholas=marker"
    assert rule_of(ally, "british", 14, ("indian_ocean", 1), "go karnataka", "stop") == "MD 11.2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_md_15_2_cards_events_and_key_are_pages(language: str) -> None:
    g = GAME.new(4)
    static, view, name = GAME.static(g), GAME.view(g, None), Texts(language).namer("maharadjah")
    pages = {page: GAME.drawing.page(page, "", static, view, name) for page in GAME.drawing.pages}
    assert not [page for page, text in pages.items() if "maharadjah-" in text or "$" in text]
    assert len(pages["events"].splitlines()) > 40
    assert all(name(nation) in pages["cards"] for nation in static.cards)
    only = GAME.drawing.page("cards", "mughals", static, view, name)
    assert name("mughals") in only
    assert name("sikhs") not in only.splitlines()
    assert GAME.drawing.page("events", "12", static, view, name).count("\n") < 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_name_of_a_nation_leaves_a_gap_before_its_owner(language: str) -> None:
    british = next(line for line in drawn_in(language).splitlines() if line.startswith("Br "))
    assert len(british.split()) == 6


def drawn_in(language: str, page: str = "", about: str = "") -> str:
    g = GAME.new(4)
    static, view, name = GAME.static(g), GAME.view(g, None), Texts(language).namer("maharadjah")
    return GAME.drawing.page(page, about, static, view, name) if page else GAME.drawing.text(static, view, name)


@pytest.mark.parametrize("turn", ["15", "16"])
def test_md_4_8_the_british_are_filled_up_not_given_six(turn: str) -> None:
    assert "at least 6 British" in drawn_in("en", "events", turn)
    assert "au moins 6 Britanniques" in drawn_in("fr", "events", turn)


def test_md_8_2_who_does_not_grow_and_who_grows_in_one_region_are_told_apart() -> None:
    assert "  no growth: Maurya (to turn 5)\n" in drawn_in("en", "events")
    assert "  growth only in: Mughals (South India, to the end)\n" in drawn_in("en", "events")
    assert "  pas d’accroissement\u202f: Maurya (jusqu’au tour 5)\n" in drawn_in("fr", "events")


def test_the_list_of_nations_has_a_heading() -> None:
    assert "   nation        player        armies   marker   points\n" in drawn_in("en")
    assert "   nation        joueur        armées   marqueur points\n" in drawn_in("fr")


def test_codes_of_places_are_made_of_the_names_that_are_read() -> None:
    english, french = drawn_in("en"), drawn_in("fr")
    assert "  KAS Kashmir " in english
    assert "  MLB Malabar " in english
    assert "  CAC Cachemire " in french
    assert "  MLV Malva " in french
    assert "  GLF golfe du Bengale " in french
    assert "KAS" not in french
