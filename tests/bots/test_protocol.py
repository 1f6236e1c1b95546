"""Bots in other languages: they may hang, die or babble; the game goes on and the fault is told."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from climbing import Climbing

import durbar
from durbar.bots.bot import SeatView
from durbar.bots.own import STRIKES
from durbar.bots.protocol import CommandBot
from durbar.bots.spec import bot_of, specs_of
from durbar.engine.game import GAMES, register
from durbar.lab.play.game import Task, play

pytestmark = pytest.mark.whole_games

GOOD = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "choose":
        best = told["options"][-1]
        print(json.dumps({"id": told["id"], "choice": best["text" if told["id"] % 2 else "option"]}), flush=True)
"""
HANGS = "import time\nwhile True: time.sleep(60)\n"
CRASHES = "raise RuntimeError('my bot is broken')\n"
BABBLES = "import sys\nfor line in sys.stdin: print('banana', flush=True)\n"
CHEATS = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"id": json.loads(line).get("id"), "choice": 99}), flush=True)
"""
NESTS = "import sys\nfor line in sys.stdin: print('[' * 100_000, flush=True)\n"
HALVES = "import sys\nfor line in sys.stdin: print('{\"id\":1,\"cho', end='', flush=True)\n"
FLOODS = "import sys\nwhile True: sys.stderr.write('all is well ' * 5_000 + chr(10))\n"
LATE = """
import json, sys, time
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "choose":
        print(json.dumps({"id": 0, "choice": 1}), flush=True)
        print(json.dumps({"id": told["id"], "choice": told["options"][-1]["option"]}), flush=True)
"""


@pytest.fixture(autouse=True)
def climbing() -> Iterator[None]:
    register(Climbing())
    yield
    del GAMES["ladder"]


def command(folder: Path, source: str) -> str:
    script = folder / "bot.py"
    script.write_text(source, encoding="utf-8")
    return f"cmd:{sys.executable} {script}"


def view() -> SeatView:
    match = durbar.load("ladder\ndie 4\nnext Climb 0\nnext Turn\n")
    return SeatView(match.game, match.state, 0)


def test_a_bot_in_another_language_plays_a_whole_game(tmp_path: Path) -> None:
    played = play(Task(0, "ladder", {}, (command(tmp_path, GOOD), "random"), 4))
    assert played.ranks[0] == 1
    assert played.faults == ("", "")
    assert durbar.load(played.record).result.ranks == played.ranks


BAD = [
    (HANGS, "hang"),
    (CRASHES, "crash"),
    (BABBLES, "nonsense"),
    (NESTS, "nonsense"),
    (HALVES, "hang"),
    (FLOODS, "hang"),
]


@pytest.mark.parametrize(("source", "fault"), BAD)
def test_a_bad_bot_loses_its_choices_to_random_ones_and_is_reported(tmp_path: Path, source: str, fault: str) -> None:
    patience = 0.3 if fault == "hang" else 60.0  # a busy machine takes its time to start a bot
    played = play(Task(0, "ladder", {}, (command(tmp_path, source), "random"), 4, patience=patience))
    assert played.faults[0].startswith(f"{fault} {STRIKES}")
    assert ("my bot is broken" in played.faults[0]) == (fault == "crash")
    assert durbar.load(played.record).over


def test_an_illegal_answer_is_nonsense(tmp_path: Path) -> None:
    bot = bot_of(command(tmp_path, CHEATS), 1)
    assert isinstance(bot, CommandBot)
    assert bot.choose(view()) in range(5)
    assert bot.faults == {"nonsense": 1}
    bot.stop()


def test_answers_to_other_questions_are_ignored(tmp_path: Path) -> None:
    bot = bot_of(command(tmp_path, LATE), 1)
    assert isinstance(bot, CommandBot)
    assert bot.choose(view()) == 4
    assert not bot.faults
    bot.stop()


def test_a_bot_that_never_reads_cannot_block_the_game(tmp_path: Path) -> None:
    class Wordy(Climbing):
        def static(self, g: object) -> dict[str, object]:
            return {"labels": {}, "board": {"much": "x" * 500_000}}

    register(Wordy())
    match = durbar.load("ladder\ndie 4\nnext Climb 0\nnext Turn\n")
    bot = bot_of(command(tmp_path, HANGS), 1, patience=0.3)
    assert isinstance(bot, CommandBot)
    assert bot.choose(SeatView(match.game, match.state, 0)) in range(5)
    assert bot.faults == {"hang": 1}


def test_a_missing_command_is_a_crash_and_tells_its_name() -> None:
    bot = bot_of("cmd:./there-is-no-such-bot", 1)
    assert isinstance(bot, CommandBot)
    assert bot.choose(view()) in range(5)
    assert bot.faults == {"crash": 1}
    assert "there-is-no-such-bot" in bot.note


def test_what_a_bot_says_when_it_is_sent_away_is_no_reason(tmp_path: Path) -> None:
    complains = "import sys\nfor line in sys.stdin: print('banana', flush=True)\nprint('sent away', file=sys.stderr)\n"
    bot = bot_of(command(tmp_path, complains), 1)
    assert isinstance(bot, CommandBot)
    for _ in range(STRIKES):
        bot.choose(view())
    assert bot.faults == {"nonsense": STRIKES}
    assert bot.note == ""


def test_what_a_bot_started_goes_with_it(tmp_path: Path) -> None:
    source = f"import subprocess, sys\nsubprocess.Popen(['sleep', '60'])\n{GOOD}"
    bot = bot_of(command(tmp_path, source), 1)
    assert isinstance(bot, CommandBot)
    bot.choose(view())
    assert bot.child is not None
    group = bot.child.process.pid
    bot.stop()
    for _ in range(100):
        if not alive(group):
            break
        time.sleep(0.05)
    assert not alive(group)


def alive(group: int) -> bool:
    """Is anything of this process group left, but the dead nobody has asked after?"""
    told = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    return any(int(words[0]) == group and words[1][0] != "Z" for words in map(str.split, told.splitlines()))


def test_bots_by_name() -> None:
    assert specs_of("medium, hard:20,cmd:./bot --a,,b") == ["medium", "hard:20", "cmd:./bot --a,b"]
    assert bot_of("hard:20", 1).choose(view()) in range(5)
    assert bot_of("hard:0.01s", 1).choose(view()) in range(5)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("godlike", "unknown-level"),
        ("hard:soon", "bad-bot-budget"),
        ("hard:-3", "bad-bot-budget"),
        ("easy:5", "bad-bot-budget"),
        ("cmd:", "bad-bot-command"),
    ],
)
def test_bad_names_are_refused(name: str, reason: str) -> None:
    with pytest.raises(durbar.Problem) as caught:
        specs_of(name)
    assert caught.value.key == reason


KEEPS = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    print(line, end="", file=open(sys.argv[1], "a"))
    if told["type"] == "choose":
        print(json.dumps({"id": told["id"], "choice": told["options"][-1]["option"]}), flush=True)
"""


def test_a_bot_hears_what_happened_since_it_was_asked_last(tmp_path: Path) -> None:
    """Protocol 2: events in words, each once; time left; observation, and the action id of each option."""
    kept = tmp_path / "lines"
    played = play(Task(0, "maharaja", {}, (f"{command(tmp_path, KEEPS)} {kept}", "random"), 4, patience=60.0))
    assert played.faults == ("", "")
    greeting, *questions, end = map(json.loads, kept.read_text(encoding="utf-8").splitlines())
    assert greeting["protocol"] == 2
    assert end["type"] == "end"
    match = durbar.load(played.record)
    heard = [tuple(event) for question in questions for event in question["events"]]
    assert heard == match.events(0)[: len(heard)]
    assert len(heard) > len(questions)
    for question in questions:
        assert 0 < question["seconds"] <= 60
        assert len(question["observation"]) == len(match.game.learning.observation)
        assert all(0 <= offered["action"] < greeting["actions"] for offered in question["options"])


def test_a_bot_is_not_told_what_its_seat_may_not_know(tmp_path: Path) -> None:
    kept = tmp_path / "lines"
    played = play(Task(0, "maharaja", {}, (f"{command(tmp_path, KEEPS)} {kept}", "random"), 4, patience=60.0))
    match = durbar.load(played.record)
    secret = {tuple(event) for event in match.events(1)} - {tuple(event) for event in match.events(0)}
    questions = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()[1:-1]]
    assert not secret & {tuple(event) for question in questions for event in question["events"]}
