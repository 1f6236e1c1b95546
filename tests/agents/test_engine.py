"""`durbar engine`: the rules for programs in any language, one JSON object a line."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import durbar
from durbar.agents.engine import Engine
from durbar.engine.refusal import Problem

pytestmark = pytest.mark.whole_games


class Asking:
    """An engine and somebody who asks it."""

    def __init__(self) -> None:
        self.engine = Engine(lambda problem: f"problem-{problem.key}")

    def __call__(self, do: str, **more: Any) -> Any:
        return json.loads(next(self.engine.answers([json.dumps({"do": do, **more}).encode()])))


@pytest.fixture
def ask() -> Asking:
    return Asking()


def test_a_whole_game_without_knowing_a_rule(ask: Asking) -> None:
    told = ask("new", id="first", game="maharaja", players=2, seed=7)
    assert told["id"] == "first"
    match = told["match"]
    while not told["over"]:
        seat = told["owing"][0]
        options = ask("options", match=match, seat=seat)["options"]
        told = ask("play", match=match, seat=seat, choice=options[0]["text" if seat else "option"])
        assert told["events"]
    text = ask("text", match=match)
    assert durbar.load(text["record"]).result._asdict() == {k: pytest.approx(v) for k, v in as_tuples(told["result"])}


def as_tuples(result: dict[str, Any]) -> list[tuple[str, Any]]:
    return [(name, tuple(value) if isinstance(value, list) else value) for name, value in result.items()]


def test_a_clone_goes_its_own_way(ask: Asking) -> None:
    one = ask("new", game="maharaja", players=2, seed=7)
    before = ask("text", match=one["match"])["position"]
    other = ask("clone", match=one["match"], seed=3)
    seat = other["owing"][0]
    ask(
        "play",
        match=other["match"],
        seat=seat,
        choice=ask("options", match=other["match"], seat=seat)["options"][0]["text"],
    )
    assert ask("text", match=one["match"])["position"] == before
    assert ask("text", match=other["match"])["position"] != before


def test_a_clone_for_a_seat_shows_it_what_it_saw(ask: Asking) -> None:
    match = durbar.new("maharaja", players=3, seed=7)
    for _ in range(20):
        seat = match.owing()[0]
        match.play(seat, match.options(seat)[-1])
    whole = ask("load", text=match.position(), seed=1)["match"]
    seen = ask("view", match=whole, seat=0)
    for seed in range(5):
        dealt = ask("clone", match=whole, seat=0, seed=seed)["match"]
        assert ask("view", match=dealt, seat=0) == seen


def test_observations_are_those_of_the_environments(ask: Asking) -> None:
    from durbar.env import mask_of, observation_of

    match = durbar.new("dice_charmers", players=2, seed=7)
    told = ask("observe", match=ask("load", text=match.position())["match"], seat=0)
    assert told["observation"] == pytest.approx(observation_of(match.game, match.state, 0).tolist())
    mask = mask_of(match.game, match.state, 0)
    assert sorted(told["mask"]) == [int(action) for action in mask.nonzero()[0]]
    assert told["actions"] == len(mask)


def test_random_games_begin_with_the_choice_and_change_nothing(ask: Asking) -> None:
    match = ask("new", game="maharaja", players=2, seed=7)["match"]
    before = ask("text", match=match)
    option = ask("options", match=match, seat=0)["options"][0]["option"]
    told = ask("playout", match=match, seat=0, choice=option, games=3, seed=5)
    assert len(told["ranks"]) == len(told["scores"]) == 3
    assert told == ask("playout", match=match, seat=0, choice=option, games=3, seed=5)
    assert ask("text", match=match) == before


def test_without_a_seed_chance_waits(ask: Asking) -> None:
    told = ask("new", game="dice_charmers", players=2)
    assert told["owing"] == []
    assert not told["over"]
    assert ask("draw", match=told["match"], choice="no such roll")["problem"] in ("illegal", "no-such-words")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (b"banana", "engine-line"),
        (b"[" * 100_000, "engine-line"),
        (b'{"do":"frob"}', "engine-verb"),
        (b'{"do":"new"}', "engine-line"),
        (b'{"do":"new","game":"maharaja","colour":"red"}', "engine-line"),
        (b'{"do":"new","game":"chess"}', "unknown-game"),
        (b'{"do":"new","game":"maharaja","players":9}', "bad-seats"),
        (b'{"do":"load","text":""}', "position-empty"),
        (b'{"do":"view","match":77}', "engine-no-match"),
        (b'{"do":"options","match":1,"seat":99}', "unknown-seat"),
        (b'{"do":"options","match":1,"seat":-1}', "unknown-seat"),
        (b'{"do":"play","match":1,"seat":0,"choice":-5}', "illegal"),
        (b'{"do":"play","match":1,"seat":0,"choice":"banana"}', "no-such-words"),
        (b'{"do":"play","match":1,"seat":1,"choice":0}', "illegal"),
        (b'{"do":"draw","match":1,"choice":0}', "illegal"),
        (b'{"do":"playout","match":1,"games":0}', "engine-games"),
        (b'{"do":"playout","match":1,"choice":0}', "engine-line"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(ask: Asking, line: bytes, problem: str) -> None:
    ask("new", game="maharaja", players=2, seed=7)
    told = json.loads(next(ask.engine.answers([line])))
    assert told["problem"] == problem
    assert told["say"]


def test_a_dropped_match_is_gone(ask: Asking) -> None:
    match = ask("new", game="maharaja", players=2, seed=7)["match"]
    assert "problem" not in ask("drop", match=match)
    assert ask("view", match=match)["problem"] == "engine-no-match"


def test_the_command_answers_line_by_line() -> None:
    lines = '{"id":1,"do":"new","game":"maharaja","players":2,"seed":7}\n'
    lines += '{"id":2,"do":"play","match":1,"seat":0,"choice":-1}\n'
    command = [sys.executable, "-m", "durbar", "engine", "--language", "en"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    greeting, made, refused = map(json.loads, done.stdout.splitlines())
    assert greeting["protocol"] == 1
    assert made["owing"] == [0]
    assert refused["id"] == 2
    assert refused["say"].endswith(".")


def test_problems_have_keys_that_are_written_down() -> None:
    from durbar.locale import Texts

    for key in ("engine-line", "engine-no-match", "engine-games"):
        assert Texts("fr").has(f"problem-{Problem(key).key}")


def test_an_unknown_verb_keeps_its_id_and_lists_what_can_be_asked() -> None:
    told = Engine(str).answer(b'{"do": "castle", "id": 7}')
    assert told["id"] == 7
    assert told["problem"] == "engine-verb"
    assert told["say"].startswith("“castle” cannot be asked: ask one of new, load, options, play")


def test_a_line_of_the_wrong_shape_keeps_its_id() -> None:
    assert Engine(str).answer(b'{"do": "play", "id": "x", "match": "one"}')["id"] == "x"
    assert Engine(str).answer(b"not json")["id"] is None


def test_rules_drawings_sentences_and_advice_can_be_asked_for() -> None:
    engine = Engine(str)

    def ask(do: str, **fields: Any) -> dict[str, Any]:
        return engine.answer(json.dumps({"do": do, **fields}).encode())

    match = ask("new", game="maharaja", players=2, seed=7)["match"]
    assert ask("rules", game="maharaja", number="5.4")["rules"][0]["number"] == "MJ 5.4"
    assert "AGR" in ask("drawing", match=match, seat=0)["drawing"]
    french = ask("say", match=match, seat=0, language="fr")["options"][0]
    assert french["text"] == "take c3"
    assert french["say"] != french["text"]
    assert ask("why_not", match=match, seat=0, choice="take c3") == {"id": None, "allowed": True}
    told = ask("why_not", match=match, seat=1, choice=0)
    assert (told["allowed"], told["would_do"]) == (False, [])
    assert ask("advise", match=match, seat=0, level="easy")["advice"][0]["text"].startswith("take ")
    assert ask("advise", match=match, seat=1)["problem"] == "illegal"
    assert {"new", "why_not", "rules", "help"} <= set(ask("help")["verbs"])
    assert ask("play", match=match, seat=0, choice="take c33")["would_do"][0] == "take c3"
