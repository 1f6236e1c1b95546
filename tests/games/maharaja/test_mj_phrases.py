"""What Maharaja says: events, refusals with the thing, the place and the price they speak of, and the drawing."""

from __future__ import annotations

from math import dist

import pytest
from mj_table import Table, at, scoring, track, turn
from test_mj_examples_book import final

import durbar
from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.locale.sentences import sentence

BROKE = ("coins A=8", "priests A=AGR")


def told(table: Table, name: str, language: str = "en") -> list[str]:
    texts = Texts(language).adopt("maharaja", table.match.game.boards.names(table.g))
    return [texts.phrase("maharaja", "event", (name, *words)) for words in table.events(name)]


def why(table: Table, text: str, language: str = "en") -> str:
    """The sentence and the rule that refuse a choice of A's."""
    option = table.g.decision.option_of(table.g, 0, tuple(text.split()))
    refusal = table.match.why_not(0, int(option))
    assert refusal is not None
    return f"{Texts(language).refused('maharaja', refusal.key, refusal.about)} [{refusal.rule}]"


# --- events --------------------------------------------------------------------------------------------------------


def test_mj_1_5_spaces_of_the_track_are_called_as_they_are_printed() -> None:
    t = at("round 0", track("AGR2 LAH3 VAR4 PUR5 AHM6 UJJ7 DEL8"), then=("MaharajaPhase",))
    assert told(t, "maharaja-goes") == ["The Maharaja goes to Agra; its flag moves to space 1."]
    t = turn("5.9").go("A", "perform change-track", "flag UJJ")
    assert told(t, "flag-moved") == ["A moves the flag of Ujjain: 9th space from the left → 6th space from the left."]
    assert told(t, "flag-moved", "fr") == [
        "A déplace l’étendard d’Ujjain\u202f: 9e case en partant de la gauche → 6e case en partant de la gauche."
    ]


def test_mj_11_8_brahmabot_pays_six_coins_for_its_statue() -> None:
    t = at("coins brahmabot=7", "priests brahmabot=PUR", seats=1, then=("Travel 3",))
    assert told(t, "pays") == ["Brahmabot pays 6 coins (Brahmabot’s turn)."]
    assert told(t, "statue") == ["Brahmabot builds a statue in Puri (central space)."]


def test_mj_7_2_the_city_that_is_scored_is_named_even_if_nobody_has_worship() -> None:
    assert told(scoring(), "city-scored") == ["City scoring: Delhi. Nobody has WP there."]
    assert told(scoring("shrines DEL A=1"), "city-scored") == ["City scoring: Delhi."]


def test_mj_10_2_a_final_tile_is_told_of_only_if_there_is_one() -> None:
    assert "final tile" not in " ".join(told(final(), "final-line"))
    assert "A: final tile, -12 PP." in told(final(settings="final=A"), "final-line")


def test_mj_11_8_the_player_is_paid_for_passage() -> None:
    row = ("villages UJJ-PUR-1=A UJJ-PUR-2=A", "priests brahmabot=UJJ")
    t = at(*row, seats=1, then=("Travel 3",))
    assert told(t, "coins")[0] == "A takes 2 coins (Brahmabot’s passage)."


def test_mj_12_2_the_shrine_reward_says_its_number() -> None:
    for edition, count in (("rulebook", 3), ("rulebook-fr", 2)):
        t = at("reach 5", settings=f"edition={edition}", then=("TakeReward 0",)).go("A", "reward reward-shrines")
        assert told(t, "reward-taken") == [f"A takes the reward tile “{count} shrines from the supply”."]


# --- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "lines", "choice", "sentence"),
    [
        ("5.1", BROKE, "perform statue-cheaper", "Here (Agra) a statue costs 9 coins; you have 8. [MJ 2.1]"),
        (
            "5.1",
            ("coins A=8", "priests A=DEL"),
            "perform statue-cheaper",
            "Here (Delhi) a statue costs 11 coins; you have 8. [MJ 2.1]",
        ),
        ("5.1", (), "perform statue-cheaper", "he is elsewhere: the start space. Move first. [MJ 2.6]"),
        ("5.5", (), "perform buy-pp", "You did not plan this action: 3 coins for 2 PP. [MJ 4.4]"),
        ("5.7", ("coins A=2",), "perform buy-pp", "(3 coins for 2 PP) takes 3 coins; you have 2. [MJ 5.7]"),
        ("5.5", (), "build-statue", "No action that you have begun builds a statue, or you have given it up. [MJ 4.7]"),
        ("5.5", (), "move-priest", "No open road leads away from here (the start space)"),
        ("5.4", ("board_shrines A=1",), "perform two-shrines", "the start space, 1 shrine, 15 coins. [MJ 5.4]"),
        ("5.5", (), "ability c6", "You do not have character 6 (1 PP). [MJ 6]"),
        (
            "5.5",
            ("characters A=2 B=3", "supply_shrines A=0"),
            "ability c2",
            "character 2 (a shrine) would do nothing now",
        ),
    ],
)
def test_a_refusal_names_the_thing_the_place_and_the_price(
    plan: str, lines: tuple[str, ...], choice: str, sentence: str
) -> None:
    """[MJ 2.1, 2.6, 3.3, 4.4, 4.7, 5.4, 5.7, 6]"""
    assert sentence in why(turn(plan, *lines), choice)


def test_mj_3_4_a_passage_that_cannot_be_paid_says_its_price() -> None:
    row = ("coins A=1", "priests A=UJJ", "villages UJJ-PUR-1=B UJJ-PUR-2=BC")
    assert why(turn("5.5", *row), "move-priest") == "The passage (Puri) costs 3 coins; you have 1. [MJ 3.4]"
    t = turn("5.5", *row, "villages AGR-UJJ-1=A AGR-UJJ-2=A").go("A", "move-priest")
    assert why(t, "move-pay-2 PUR B 2 C 1") == "The passage (Puri) costs 3 coins; you have 1. [MJ 3.4]"
    assert why(t, "move LAH").startswith("No open road leads there (Lahore)")


def test_mj_4_7_a_part_that_is_done_cites_the_rule_of_parts_whatever_the_action() -> None:
    t = turn("5.4", "priests A=AGR").go("A", "perform two-shrines", "shrine AGR")
    assert why(t, "build-statue") == "The action you have begun builds a statue no more. [MJ 4.7]"


def test_mj_5_4_the_first_of_two_shrines_is_named() -> None:
    row = ("villages STA-AGR-1=A STA-AGR-2=A", "coins A=2")
    t = turn("5.4", *row).go("A", "perform two-shrines")
    t.g.coins[0] = 1
    assert "after one here (village Lahore–Delhi, near Lahore)" in why(t, "shrine LAH-DEL-1")


def test_mj_5_9_a_flag_that_cannot_move_is_named() -> None:
    t = turn("5.9", track("DEL1 AGR2 LAH3 VAR4 PUR5 AHM6 UJJ7")).go("A", "perform change-track")
    assert why(t, "flag DEL") == "The flag of Delhi cannot go 3 spaces to the left. [MJ 5.9]"
    assert why(t, "flag AGR", "fr") == "L’étendard d’Agra ne peut pas avancer de 3 cases vers la gauche. [MJ 5.9]"


def test_mj_7_4_a_tile_out_of_reach_is_named() -> None:
    t = at("reach 5", then=("TakeReward 0",))
    assert why(t, "reward reward-maharani") == (
        "Too high on the reward track: Maharani. You may take one of the lowest 5. [MJ 7.4]"
    )


def test_mj_10_1_who_has_the_character_is_named() -> None:
    t = turn("5.8", settings="special-d=on").go("A", "perform change-character")
    assert "B has character 2 (a shrine)" in why(t, "take c2")


# --- words in, pictures out ------------------------------------------------------------------------------------------


def test_mj_4_2_a_plan_is_read_in_either_order() -> None:
    match = durbar.load("maharaja seats=2\nphase planning\nround 1\nmaharaja DEL\nnext Planning\n")
    assert match.option(0, "plan take-coins two-shrines") == match.option(0, "plan two-shrines take-coins")
    with pytest.raises(durbar.Illegal):
        match.option(0, "plan take-coins")


def drawn(table: Table, language: str) -> str:
    game, g = table.match.game, table.g
    return game.drawing.text(game.static(g), table.match.view(0), Texts(language).namer("maharaja"))


def test_the_drawing_says_everything_in_words_and_in_french() -> None:
    """[MJ 1.5, 2.3, 7.4, 10.2] Key, bonuses, supplies, the final tile, the numbers printed on the track."""
    text = drawn(turn("5.5", settings="final=B special-a=on", seats=3), "fr")
    for part in (
        "tuile finale B",
        "<centre/haut bas/simples> statues",
        "Lahore 1 jeton action / 2 sanctuaires",
        "réserve\u202f: 7 jetons action, 2 jetons Maharani",
        "1   2   3   4   5   6   7",
        "pas de jeton action",
    ):
        assert part in text


def test_mj_11_4_brahmabots_tiles_are_drawn_in_words() -> None:
    text = drawn(turn("5.5", "tile_left tile-10", "tile_middle tile-3", seats=1), "en")
    assert "Brahmabot, left: shrine in the Maharaja’s city + move a flag 3 spaces to the left: that of the city" in text
    assert "Brahmabot, middle: statue in the city of the leftmost flag -> the Maharaja’s city" in text
    assert "Brahmabot, right: face down" in text


def test_mj_11_8_brahmabots_flag_tile_says_which_flag_and_how_far() -> None:
    named = {language: Texts(language).name("maharaja", "flag-lead-by-3") for language in ("en", "fr")}
    assert named["en"] == "move a flag 3 spaces to the left: that of the city where Brahmabot is furthest ahead in WP"
    assert named["fr"] == (
        "déplacer un étendard de 3 cases vers la gauche\u202f: celui de la ville où Brahmabot a le plus d’avance en PC"
    )


def test_mj_1_9_who_has_no_character_yet_is_said_to_have_none() -> None:
    match = durbar.new("maharaja", 3, seed=1)
    static, view = match.game.static(match.state), match.view(0)
    drawings = [match.game.drawing.text(static, view, Texts(one).namer("maharaja")) for one in ("en", "fr")]
    assert "no character yet" in drawings[0]
    assert "pas encore de personnage" in drawings[1]


def test_mj_1_2_a_village_is_named_after_the_end_it_is_nearer_to() -> None:
    board = durbar.new("maharaja", 2, seed=1).game.static(durbar.new("maharaja", 2, seed=1).state).board
    ends = [*(city.xy for city in board.cities), board.start.xy]
    words = [*(city.id for city in board.cities), "STA"]
    for road in board.roads:
        for n, village in enumerate(road.villages if len(road.villages) == 2 else []):
            near = min(road.ends, key=lambda end: dist(ends[end], board.villages[village]))
            called = "the start" if words[near] == "STA" else Texts("en").name("maharaja", words[near])
            assert Texts("en").name("maharaja", f"{road.id}-{n + 1}").endswith(f", near {called}")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "One special rule is to be drawn, but none is left to chance (MJ 10.1)."),
        ("fr", "Une règle spéciale est à tirer, mais aucune n’est laissée au hasard (MJ 10.1)."),
    ],
)
def test_mj_10_1_one_rule_to_be_drawn_and_none_left_to_chance(language: str, told: str) -> None:
    with pytest.raises(Problem) as caught:
        durbar.new("maharaja", 3, seed=1, options={"specials": "1"})
    assert sentence(caught.value, Texts(language)).startswith(told)


def test_the_package_of_the_games_is_not_hidden() -> None:
    """`import durbar.games.maharaja as m` works: no function of the library has the package's name."""
    import durbar.games.maharaja as m

    assert m.GAME.id in durbar.game_ids()
