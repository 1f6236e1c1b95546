"""Views, drawings and numbers for learners."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from dc_table import turn

import durbar
from durbar.engine.chance import Rng
from durbar.games.dice_charmers import GAME
from durbar.games.dice_charmers.shown import Static, View
from durbar.locale import LANGUAGES, Texts


def walk(seats: int, sheet: str = "sun", seed: int = 1) -> Iterator[durbar.Match]:
    """Every position of a random game."""
    match, rng = durbar.new("dice_charmers", players=seats, seed=seed, options={"sheet": sheet}), Rng(seed)
    while not match.over:
        yield match
        options = match.options(match.owing()[0])
        match.play(match.owing()[0], options[rng.below(len(options))])
    yield match


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_an_observation_has_a_number_for_every_name(seats: int) -> None:
    assert len(set(GAME.learning.observation)) == len(GAME.learning.observation)
    for match in walk(seats):
        row = list(GAME.learning.observe(match.state, 0))
        assert len(row) == len(GAME.learning.observation)
        assert all(-1.0 <= number <= 3.0 for number in row)


def test_an_observation_begins_with_the_own_sheet() -> None:
    g = turn("fame B=10", "karma B=3", seats=3).match.state
    fame = GAME.learning.observation.index("sheet0-fame")
    assert [list(GAME.learning.observe(g, seat))[fame] for seat in range(3)] == [0.0, 0.5, 0.0]
    assert list(GAME.learning.observe(g, 0))[GAME.learning.observation.index("sheet1-fame")] == 0.5
    assert list(GAME.learning.observe(g, 0))[GAME.learning.observation.index("sheet3-there")] == 0.0


def test_an_observation_says_what_is_being_decided() -> None:
    names = {words: number for number, words in enumerate(GAME.learning.observation) if words.startswith("can-")}
    verbs = {"circle_two": "circle", "sell_nothing": "sell"}
    for match in walk(2):
        row = list(GAME.learning.observe(match.state, 1))
        said = {name for name, number in names.items() if row[number]}
        told = set()
        for option in [] if match.over else match.options(match.owing()[0]):
            verb, *rest = match.state.decision.words(match.state, option)
            shape = {3: "fork", 4: "cross"}.get(len(rest[-1]), "road") if verb == "road" else verbs.get(verb, verb)
            told.add(f"can-{shape}")
        assert said == told


def test_action_ids_are_options_and_mean_the_same_everywhere() -> None:
    said: dict[int, str] = {}
    for match in walk(4, "moon"):
        for option in [] if match.over else match.options(match.owing()[0]):
            action = GAME.learning.action_of(match.state, option)
            assert 0 <= action < GAME.learning.actions
            assert GAME.learning.option_for(match.state, action) == option
            words = match.state.decision.words(match.state, option)
            verb = words[0] if words[0] in ("take", "karma", "sell", "goods_die") else " ".join(words)
            assert said.setdefault(action, verb) == verb
        if not match.over:
            assert GAME.learning.option_for(match.state, GAME.learning.actions - 1) in (-1, GAME.learning.actions - 1)


def test_views_and_statics_survive_the_wire() -> None:
    for match in walk(2):
        assert msgspec.json.decode(msgspec.json.encode(match.view(0)), type=View) == match.view(0)
    static = GAME.static(match.state)
    assert msgspec.json.decode(msgspec.json.encode(static), type=Static) == static


def test_the_static_board_says_that_it_is_ours() -> None:
    assert GAME.static(GAME.new(2)).board.standing == "own-layout"
    assert "not the published ones" in Texts("en").say("dice_charmers-blurb")
    assert "pas celles de l’éditeur" in Texts("fr").say("dice_charmers-blurb")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 5])
def test_a_drawing_of_every_position(language: str, seats: int) -> None:
    name = Texts(language, {"A": "Asha"}).namer("dice_charmers")
    for match in walk(seats, "moon"):
        text = GAME.drawing.text(GAME.static(match.state), match.view(0), name)
        assert "Asha" in text
        assert max(map(len, text.splitlines())) <= 100


def test_a_drawing_shows_roads_marks_and_bonuses() -> None:
    table = turn("roads A d4=EW", "river A 4=1", "circled A tea=3", "sold A tea=1", "palace A builder=1")
    table.play("take G2", "road e4 SW")
    text = GAME.drawing.text(GAME.static(table.match.state), table.match.view(), Texts("en").namer("dice_charmers"))
    lines = text.splitlines()
    assert any("Pav" in line for line in lines)
    assert any("════╗" in line for line in lines)
    assert "[X]4" in text
    assert "tea       [X][o][o][ ][ ][ ]" in text
    assert "Master Builder       [X][ ][ ]" in text
    assert "(Up)" in text
    assert "elephant: G1 straight" in text


def test_events_are_told_in_both_languages() -> None:
    match = list(walk(1))[-1]
    for language in LANGUAGES:
        texts = Texts(language, {"A": "Asha"})
        for words in match.events():
            said = texts.phrase("dice_charmers", "event", words)
            assert "{" not in said
            assert "dice_charmers" not in said


def test_refusals_are_told_in_both_languages() -> None:
    table = turn(seats=3).play("take P1")
    for text in ("take P1", "take P2", "pass", "karma P2"):
        refusal = table.match.why_not(1, table.find(text))
        assert refusal is not None
        for language in LANGUAGES:
            said = Texts(language).phrase("dice_charmers", "refused", (refusal.key, *refusal.words[1:]))
            assert "{" not in said


def test_the_sheet_of_the_seat_asked_for_is_drawn() -> None:
    table = turn("karma B=1", seats=3).play("take P1")
    static, view, name = GAME.static(table.match.state), table.match.view(), Texts("fr").namer("dice_charmers")
    for seat, letter in enumerate("ABC"):
        assert f"\n{letter}\u202f: *" in GAME.drawing.text(static, view, name, seat).partition("RÉS")[0]
        assert GAME.drawing.page("sheet", letter.lower(), static, view, name).startswith(f"{letter}\u202f: *")
    assert "2m 2 marchandises différentes" in GAME.drawing.text(static, view, name)


def test_dc_2_8_karma_is_refused_by_its_own_rule() -> None:
    table = turn("karma B=2", seats=3).play("take P1", "karma G1")
    table.roll("roll P2 tea-tea", "roll G1 curve")
    assert table.why("karma B1") == "karma-same-two DC 2.8"


def test_dc_4_8_a_border_that_gives_a_bonus_is_called_by_its_building_too() -> None:
    match = durbar.new("dice_charmers", 2, seed=1)
    names = match.game.boards.names(match.state)
    english, french = (Texts(language).adopt("dice_charmers", names) for language in ("en", "fr"))
    assert english.name("dice_charmers", "side-e4-S") == "south border, pavilion (row 4, column 5)"
    assert french.name("dice_charmers", "side-d4-S") == "bordure sud, jardin (ligne 4, colonne 4)"


def test_words_of_several_parts_are_said_by_their_beginning() -> None:
    """[DC 8.1] Also those of a sheet of one's own; a side is never taken for a player."""
    texts = Texts("en", {"E": "Edith"})
    assert texts.name("dice_charmers", "side-e1-E") == "east border of e1"
    assert texts.name("dice_charmers", "fame-box-1") == "fame box 1"
    assert Texts("fr").phrase("dice_charmers", "event", ("turn", "drafter", "0")) == "C’est au rival de jouer."


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_dc_1_2_a_role_is_the_sheet_and_the_place_in_the_first_round(seats: int, seed: int) -> None:
    *_, match = walk(seats, "moon", seed)
    turns = [words for words in match.events() if words[0] == "turn"]
    order = [words[1] for words in turns[:seats]]
    assert sorted(order) == list("ABCDE"[:seats])
    for place, letter in enumerate(order, 1):
        assert GAME.story.roles(match.state, "ABCDE".index(letter)) == ("moon", f"started-{place}")


def test_dc_10_1_alone_nobody_is_first() -> None:
    *_, match = walk(1)
    assert GAME.story.roles(match.state, 0) == ("sun",)


def test_dc_1_2_the_place_has_a_name() -> None:
    assert Texts("en").name("dice_charmers", "started-2") == "Second in round 1"
    assert Texts("fr").name("dice_charmers", "started-5") == "Cinquième place à la manche 1"


def said(language: str, *words: str) -> str:
    return Texts(language).phrase("dice_charmers", "event", words)


def test_dc_5_4_fame_won_by_a_tent_names_the_tent() -> None:
    assert said("en", "fame", "A", "2", "5", "tent") == "A wins 2 fame (tent) and has 5."
    assert said("fr", "fame", "A", "2", "5", "tent") == "A gagne 2 points de gloire (tente), total 5."
    assert Texts("en").name("dice_charmers", "tent-4") == "tent 4"


def test_dc_2_1_what_a_die_shows_has_its_article() -> None:
    assert said("en", "rolled", "G1", "curve") == "The green die 1 shows a curve."
    assert said("fr", "rolled", "G1", "curve") == "Le dé vert 1 montre un virage."
    assert said("fr", "rerolled", "O2", "builder") == "Le dé orange 2 montre maintenant le Maître Constructeur."
    assert said("fr", "rolled", "P1", "tea-silk") == "Le dé violet 1 montre du thé et de la soie."
    assert said("fr", "rolled", "P1", "silk-silk") == "Le dé violet 1 montre 2 soies."


def test_every_sign_of_a_line_is_in_the_legend() -> None:
    table = turn(seats=2)
    static, view = GAME.static(table.match.state), table.match.view()
    text = GAME.drawing.text(static, view, Texts("en").namer("dice_charmers"))
    assert "(−60), K 1, tea 0, silk 0, spice 0, R 0" in text
    for part in ("(−9) 9 short of crossing;", "K karma left;", "R space reached on the river (0: none yet)"):
        assert part in text
