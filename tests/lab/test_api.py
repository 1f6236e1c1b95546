"""Arena and report from Python give the numbers of the commands."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars
import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "bots"))

from climbing import Climbing

import durbar
from durbar import lab
from durbar.bots.spec import bot_of, specs_of
from durbar.engine.game import GAMES, register

pytestmark = pytest.mark.whole_games

GRASPING = """
class Grasping:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        return view.options()[-1]


class Texts(Grasping):
    def choose(self, view):
        return view.text(view.options()[-1])


class Broken(Grasping):
    def choose(self, view):
        raise KeyError("nothing here")


class Cheating(Grasping):
    def choose(self, view):
        return 99


class Unmade:
    def choose(self, view):
        return 0
"""


@pytest.fixture(autouse=True)
def climbing() -> Iterator[None]:
    register(Climbing())
    yield
    del GAMES["ladder"]


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "mybot.py").write_text(GRASPING, encoding="utf-8")
    return str(tmp_path / "mybot.py")


def test_a_python_bot_plays_in_the_arena(file: str) -> None:
    told = lab.arena("ladder", [f"py:{file}:Grasping", "random"], games=12, players=2)
    assert told.standings["bot"][0] == f"py:{file}:Grasping"
    assert told.games["faults"].to_list() == [""] * 24
    same = lab.arena("ladder", [f"py:{file}:Texts", "random"], games=12, players=2)
    assert same.games["score"].to_list() == told.games["score"].to_list()


@pytest.mark.parametrize(("name", "fault"), [("Broken", "crash"), ("Cheating", "nonsense")])
def test_a_python_bot_at_fault_does_not_stop_the_game(file: str, name: str, fault: str) -> None:
    told = lab.arena("ladder", [f"py:{file}:{name}", "random"], games=2, players=2)
    faults = told.games.filter(polars.col("bot") != "random")["faults"]
    assert all(text.startswith(f"{fault} ") for text in faults)
    assert ("KeyError" in faults[0]) == (fault == "crash")


def test_what_is_no_python_bot_is_one_sentence(file: str, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("1 / 0", encoding="utf-8")
    wrong = [f"py:{file}", f"py:{file}:Missing", "py:nowhere.py:Grasping", f"py:{file}:not a name"]
    for spec, key in [*((spec, "bad-python-bot") for spec in wrong), (f"py:{tmp_path}/bad.py:X", "python-bot-broken")]:
        with pytest.raises(durbar.Problem) as caught:
            specs_of(spec)
        assert caught.value.key == key
    with pytest.raises(durbar.Problem) as caught:
        bot_of(f"py:{file}:Unmade", 1)
    assert caught.value.key == "python-bot-broken"


def test_a_changed_bot_is_another_set_up(file: str, tmp_path: Path) -> None:
    lab.arena("ladder", [f"py:{file}:Grasping", "random"], games=1, players=2, out=tmp_path / "out")
    Path(file).write_text(GRASPING + "# changed", encoding="utf-8")
    with pytest.raises(durbar.Problem) as caught:
        lab.arena("ladder", [f"py:{file}:Grasping", "random"], games=1, players=2, out=tmp_path / "out")
    assert caught.value.key == "other-setup"


def test_the_frames_have_the_numbers_of_the_command(tmp_path: Path) -> None:
    here = lab.arena("dice_charmers", ["easy", "random"], games=2, players=2, options={"sheet": "moon"}, seed=3)
    out = tmp_path / "out"
    line = f"arena dice_charmers --bots easy,random --games 2 --seats 2 -o sheet=moon --seed 3 --jobs 1 --out {out}"
    subprocess.run([sys.executable, "-m", "durbar", *line.split()], check=True, capture_output=True)
    for name, frame in (("games", here.games), ("standings", here.standings)):
        command = polars.read_parquet(out / f"{name}.parquet")
        timed = [column for column in ("seconds", "milliseconds") if column in command.columns]
        assert frame.drop(timed).equals(command.drop(timed))


def test_a_report_gives_its_sentences_frames_and_page(capsys: pytest.CaptureFixture[str]) -> None:
    told = lab.report("ladder", 20, bots="random", players=2, progress=True)
    assert told.frames["seats"]["games"].to_list() == [20, 20]
    assert told.frames["data-seats"].height == 40
    assert set(told.frames["findings"]["topic"]) >= {"seats"}
    assert told.verdict[0] in told.page
    assert told._repr_html_().startswith("<p>")
    assert capsys.readouterr().err.rstrip().endswith("20/20")


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"games": 0}, "games must be a whole number of at least 1"),
    ({"games": "many"}, "games must be a whole number of at least 1"),
    ({"seed": 1.5}, "A seed is a whole number"),
    ({"options": "edition"}, "Options are given by name"),
    ({"bots": 99}, "There is no level “99”"),
    ({"bots": [1]}, "There is no level “[1]”"),
    ({"players": 9}, "maharaja is not played by 9"),
]


@pytest.mark.parametrize("play", [lab.arena, lab.report])
@pytest.mark.parametrize(("wrong", "said"), WRONG)
def test_a_wrong_call_is_one_sentence_before_the_first_game(play: Any, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(durbar.Problem) as caught:
        play("maharaja", **{"bots": ["random"], "games": 1, "players": 2, **wrong})
    assert said in str(caught.value)
