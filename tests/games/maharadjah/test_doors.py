"""What the doors need: boards, views, drawings, encodings, score sheets; and invariants over random games."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Option, playout
from durbar.engine.refusal import Problem
from durbar.games.maharadjah import GAME
from durbar.games.maharadjah.boardfile import house_text
from durbar.games.maharadjah.ids import NATION_NAMES
from durbar.games.maharadjah.scoresheet import sheet_of
from durbar.locale import LANGUAGES, Texts

OPTION_SETS = list(GAME.option_sets())


# --- the board -------------------------------------------------------------------------------------------------------


def test_the_board_of_the_house_is_sound() -> None:
    assert GAME.boards.check(house_text()) == []


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('land = ["bengal", "bhutan"]', 'land = ["bengal"]', "board-one-way"),
        ('land = ["bengal", "bhutan"]', 'land = ["bengal", "bhutan", "siam"]', "board-unknown-neighbour"),
        ('id = "assam"', 'id = "siam"', "board-missing"),
        ('land = ["baluchistan"]\nforeign', "land = []\nforeign", "board-one-way"),
        ('terrain = "hiland"', 'terrain = "steep"', "board-kind"),
        ('format = "maharadjah-map-1"', 'format = "another"', "board-format"),
        ("[[area]]", "[[area]", "board-toml"),
    ],
)
def test_a_bad_board_is_explained_with_its_line(old: str, new: str, key: str) -> None:
    text = house_text()
    assert old in text
    problems = GAME.boards.check(text.replace(old, new, 1))
    assert key in [problem.key for problem in problems]
    for problem in problems:
        assert problem.arguments["line"] >= 1
        for language in LANGUAGES:
            told = Texts(language).say(f"problem-{problem.key}", **problem.arguments)
            assert not told.startswith("problem-")
            assert "$" not in told


def test_no_exit_for_an_invasion_and_a_coast_without_sea() -> None:
    text = house_text().replace('land = ["baluchistan"]\nforeign', "land = []\nforeign", 1)
    text = text.replace('foreign = ["afghanistan", "persia"]', 'foreign = ["afghanistan"]', 1)
    assert "board-no-exit" in [problem.key for problem in GAME.boards.check(text)]
    text = house_text().replace('sea = ["arabian_sea"]\nfactory = true', "factory = true", 1)
    assert "board-coast" in [problem.key for problem in GAME.boards.check(text)]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(["", "7", "[]", '"x"', "{}", '[["a"]]']))
def test_any_spoiled_board_is_explained_not_crashed_on(at: int, value: str) -> None:
    lines = house_text().splitlines()
    n = at % len(lines)
    name, equals, _rest = lines[n].partition(" = ")
    lines[n] = f"{name} = {value}" if equals and value else ""
    for problem in GAME.boards.check("\n".join(lines)):
        assert problem.arguments["line"] >= 1


def test_another_board_can_be_played_on(tmp_path: pytest.TempPathFactory) -> None:
    path = tmp_path / "map.toml"  # type: ignore[operator]
    path.write_text(house_text().replace('en = "Karnataka"', 'en = "Carnatic"'))
    g = GAME.new(3, {"board": str(path)})
    assert playout(g, Rng(1), 60_000) > 100
    with pytest.raises(Problem):
        GAME.new(3, {"board": str(tmp_path / "none.toml")})  # type: ignore[operator]


def test_static_says_in_which_turn_the_game_begins() -> None:
    assert GAME.static(GAME.new(4)).first_turn == 1
    assert GAME.static(GAME.new(3, {"scenario": "short"})).first_turn == 9


def test_static_says_what_is_sourced_and_what_is_reconstructed() -> None:
    board = GAME.static(GAME.new(4)).board
    standings = {border.standing for border in board.borders}
    assert standings == {"rules", "sourced", "inferred"}
    assert all(0 < border.confidence <= 1 for border in board.borders)
    areas = [place for place in board.places if place.kind == "area"]
    assert len(areas) == 36
    assert all(place.polygon and place.terrain_standing and place.en and place.fr for place in areas)
    pairs = {tuple(sorted(border.between)) for border in board.borders}
    assert all(tuple(sorted((a.id, b))) in pairs for a in areas for b in [*a.land, *a.foreign])


# --- random games ----------------------------------------------------------------------------------------------------


@pytest.mark.whole_games
@pytest.mark.parametrize(("seats", "chosen"), OPTION_SETS)
def test_random_games_keep_every_invariant(seats: int, chosen: dict[str, str]) -> None:
    rng = Rng(seats)
    g = GAME.new(seats, chosen)
    first, g.log, order = int(g.turn), [], []
    while g.decision is not None:
        if isinstance(g.decision, Chance):
            g.take(CHANCE, g.decision.sample(g, rng))
        else:
            actions = [GAME.learning.action_of(g, option) for option in g.legal]
            assert [GAME.learning.option_for(g, action) for action in actions] == list(g.legal)
            assert all(0 <= action < GAME.learning.actions for action in actions)
            g.take(g.asked, Option(g.legal[rng.below(len(g.legal))]))
        GAME.check(g)
    events = [GAME.event_words(g, event) for event in g.log]
    totals = sheet_of(events, first).totals()
    assert {nation: points for nation, points in totals.items() if points} == {
        nation: int(g.score[n]) for n, nation in enumerate(NATION_NAMES) if g.score[n]
    }
    for words in events:
        if words[0] == "turn":
            order = []
        elif words[0] == "sequence":
            order.append(NATION_NAMES.index(words[1]))
            assert order == sorted(set(order))


def test_the_opening_is_told_with_the_first_choice() -> None:
    t = durbar.new("maharadjah", 4, seed=1)
    assert t.events() == []
    other = t.fork()
    t.play(t.owing()[0], t.options(t.owing()[0])[0])
    assert t.events()[:3] == [("turn", "1"), ("sequence", "pandya", "1"), ("stores", "pandya", "2", "0")]
    other.play(other.owing()[0], other.options(other.owing()[0])[0])
    assert other.events() == t.events()
    t.play(t.owing()[0], t.options(t.owing()[0])[0])
    assert [words[0] for words in t.events()].count("turn") == 1


def test_the_score_sheet_names_the_line_of_every_point() -> None:
    t = durbar.new("maharadjah", 4, seed=3)
    rng = Rng(3)
    while not t.over:
        t.play(t.owing()[0], t.options(t.owing()[0])[rng.below(len(t.options(t.owing()[0])))])
    sheet = sheet_of(t.events(), 1)
    cards = GAME.static(t.state).cards
    for entry in sheet.entries:
        if entry.source in ("area", "raid"):
            line = cards[entry.nation].line[entry.line - 1]
            assert entry.turn in line.turns
            assert line.raid == (entry.source == "raid")
    assert sum(sheet.totals().values()) == sum(t.result.scores)
    nation = sheet.entries[0].nation
    assert sum(sheet.by_turn(nation).values()) == sheet.totals()[nation]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_map_shows_every_stack(language: str) -> None:
    g = GAME.new(5)
    playout(g, Rng(8), 500)
    told = GAME.drawing.text(GAME.static(g), GAME.view(g, None), Texts(language).namer("maharadjah"))
    assert told.count("\n") > 80
    for place in ("DEL", "MLB", "TIB", "LAN"):
        assert told.count(place) >= 2
    assert max(map(len, told.splitlines())) <= 120


def test_observation_and_view_agree() -> None:
    g = GAME.new(4)
    playout(g, Rng(4), 300)
    row = GAME.learning.observe(g, 1)
    seen = dict(zip(GAME.learning.observation, row, strict=True))
    labels = GAME.static(g).labels
    for stack in GAME.view(g, 1).armies:
        told = f"armies {labels['nation'][stack.nation]} {labels['place'][stack.place]}"
        assert seen[told] == stack.armies / 4
    mine = {name for name, value in seen.items() if name.startswith("mine ") and value}
    assert mine == {f"mine {NATION_NAMES[n]}" for n in range(17) if g.controller(n) == 1}


def test_a_position_and_a_record_load_back() -> None:
    t = durbar.new("maharadjah", 3, seed=5, options={"scenario": "short"})
    rng = Rng(5)
    for _ in range(200):
        t.play(t.owing()[0], t.options(t.owing()[0])[rng.below(len(t.options(t.owing()[0])))])
    again = durbar.load(t.position())
    assert GAME.same(again.state, t.state)
    assert GAME.same(durbar.load(t.record()).state, t.state)


def test_nothing_is_hidden_so_a_determinized_game_is_a_clone() -> None:
    g = GAME.new(4)
    playout(g, Rng(6), 200)
    other = GAME.determinize(g, 0, Rng(1))
    assert other is not g
    assert GAME.same(other, g)
    assert GAME.view(other, 0) == GAME.view(g, None)


def test_md_8_3_the_view_tells_the_odds_of_battles_that_wait() -> None:
    g = GAME.new(4)
    seen = 0
    rng = Rng(11)
    while g.decision is not None and seen < 20:
        g.settle(rng)
        if g.decision is None:
            break
        for battle in GAME.view(g, None).waiting:
            assert battle.win + battle.lose + battle.both_gone == pytest.approx(1)
            assert g.armies_at(g.nation, battle.place) > 0
            assert g.armies_at(battle.defender, battle.place) > 0
            seen += 1
        seat = next(seat for seat in range(4) if g.owes(seat))
        options = g.legal_for(seat)
        g.take(seat, options[rng.below(len(options))])
    assert seen >= 20


def test_md_8_3_the_view_shows_the_dice_of_the_round_as_they_were_told() -> None:
    """Every die with what was added and whether it hit, and what those of a side need; nothing of them afterwards."""
    match = durbar.new("maharadjah", 4, seed=2)
    rng, seen = Rng(2), 0
    while not match.over and seen < 40:
        seat = match.owing()[0]
        match.play(seat, match.options(seat)[rng.below(len(match.options(seat)))])
        battle, labels = match.view(None).battle, match.game.static(match.state).labels
        if battle is None:
            assert list(match.state.rolled) == []
            continue
        begun = max((n for n, words in enumerate(match.events()) if words[0] == "round"), default=0)
        told = match.events()[begun:] if battle.round else []
        for side in (battle.attacker, battle.defender):
            nation = labels["nation"][side.nation]
            rolled = [tuple(map(int, words[2:])) for words in told if words[:2] == ("die", nation)]
            assert [(die.face, die.added, int(die.hit)) for die in side.dice] == rolled
            aims = [words[2:] for words in told if words[:2] == ("aims", nation)]
            if side.dice:
                assert (str(side.needed), labels["target"][side.target], labels["added"][side.added]) == aims[-1]
                assert side.before >= len(rolled) - 1  # a factory rolls too
            seen += len(side.dice)
    assert seen >= 40
