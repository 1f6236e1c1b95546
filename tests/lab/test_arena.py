"""Arenas on the small ladder game: balanced seats, honest intervals, and no game lost or counted twice."""

from __future__ import annotations

import math
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "bots"))

from climbing import Climbing

import durbar
from durbar.engine.game import GAMES, register
from durbar.lab.numbers.statistics import mean_interval, wilson
from durbar.lab.play.executor import Workers, results
from durbar.lab.play.faults import faults_of
from durbar.lab.play.folder import JOURNAL, SETUP, record_of
from durbar.lab.play.game import PlayedGame
from durbar.lab.play.ratings import equal_bots, leagues, seat_leagues, seat_marks
from durbar.lab.play.seating import seatings
from durbar.lab.play.tournament import arena_of, run, write_tables
from durbar.lab.reports.verdict import seat_verdict
from durbar.locale import Texts

pytestmark = pytest.mark.whole_games


@pytest.fixture(autouse=True)
def climbing() -> Iterator[None]:
    register(Climbing())
    yield
    del GAMES["ladder"]


class Here(Executor):
    """Does the work at once, in this process; loses its worker at the calls named."""

    def __init__(self, lost: tuple[int, ...] = ()) -> None:
        self.calls = 0
        self.lost = lost

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        self.calls += 1
        future: Future[Any] = Future()
        if self.calls in self.lost:
            future.set_exception(BrokenProcessPool("gone"))
            return future
        try:
            future.set_result(function(*arguments, **named))
        except Exception as problem:
            future.set_exception(problem)
        return future


def workers(*lost: int) -> Workers:
    here = Here(lost)
    return Workers(lambda: here, 2)


def test_every_bot_sits_in_every_seat_as_often() -> None:
    for bots, seats in ((["a", "b"], 2), (["a", "b"], 3), (["a", "b"], 4), (["a", "b", "b", "b"], 4), (["a"], 3)):
        counts = Counter((bots[bot], seat) for one in seatings(bots, seats) for seat, bot in enumerate(one))
        for name in set(bots):
            assert len({counts[name, seat] for seat in range(seats)}) == 1
    assert len(seatings(["a", "b"], 4)) == 6
    assert len(seatings(["a", "b", "c", "d"], 4)) == 24


def test_few_games_are_balanced_too() -> None:
    """After each round of as many games as seats, every bot has had every seat as often (or none has the extra one)."""
    for bots, seats in ((["a", "b", "c", "d"], 4), (["a", "b"], 2), (["a", "b", "c", "d", "e"], 5)):
        first = seatings(bots, seats)[:seats]
        assert all(sorted(one[seat] for one in first) == list(range(seats)) for seat in range(seats))
    counts = Counter(bot for one in seatings(["a", "b", "c"], 5)[:15] for bot in one)
    assert set(counts.values()) == {25}


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(durbar.Problem) as caught:
        seatings(["a", "b", "c"], 2)
    assert caught.value.key == "too-many-bots"


def test_an_arena_tells_the_better_bot(tmp_path: Path) -> None:
    folder = run(arena_of("ladder", ["easy", "random"]), 40, tmp_path, workers())
    best, worst = leagues(folder.in_order())
    assert (best.bot, worst.bot) == ("easy", "random")
    assert best.clear == "above"
    assert worst.clear == "below"
    assert best.wins.value + worst.wins.value == pytest.approx(1.0)
    assert best.rank.value < worst.rank.value


def test_equal_bots_are_told_by_their_seats(tmp_path: Path) -> None:
    games = run(arena_of("ladder", ["random"], seats=2), 40, tmp_path, workers()).in_order()
    assert equal_bots(games)
    lines = seat_leagues(games)
    assert [line.bot for line in lines] == ["A", "B"]
    assert sum(line.wins.value for line in lines) == pytest.approx(1.0)
    assert all(line.chance == 0.5 for line in lines)
    said = seat_verdict(GAMES["ladder"], games, Texts("en"))
    assert said.startswith(("No difference between seats is shown", "Seats differ"))
    assert not equal_bots(run(arena_of("ladder", ["easy", "random"]), 2, tmp_path / "two", workers()).in_order())


def test_a_seat_that_wins_too_often_is_marked() -> None:
    rest = (5.0, 2.0), "top", (1, 1), (0.0, 0.0), ("", ""), ""
    games = [PlayedGame(n, ("random",) * 2, n, (1, 2) if n % 4 else (2, 1), *rest) for n in range(200)]
    assert seat_marks(games) == {"A": "above", "B": "below"}
    said = seat_verdict(GAMES["ladder"], games, Texts("fr"))
    assert said.startswith("Les places diffèrent")
    assert "A gagne 75,0" in said


def test_an_interrupted_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    arena = arena_of("ladder", ["easy", "random"])
    run(arena, 7, tmp_path / "one", workers())
    with (tmp_path / "one" / JOURNAL).open("a") as journal:
        journal.write('{"number":7,"bots":["ea')  # the power went here
    seen: list[int] = []
    resumed = run(arena, 12, tmp_path / "one", workers(), lambda game: seen.append(game.number))
    assert sorted(seen) == [7, 8, 9, 10, 11]
    whole = run(arena, 12, tmp_path / "two", workers())
    assert [game.scores for game in resumed.in_order()] == [game.scores for game in whole.in_order()]
    assert record_of(tmp_path / "one", resumed.games[3]) == record_of(tmp_path / "two", whole.games[3])


def test_another_setup_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    run(arena_of("ladder", ["easy", "random"]), 1, tmp_path, workers())
    with pytest.raises(durbar.Problem) as caught:
        run(arena_of("ladder", ["easy", "medium"]), 1, tmp_path, workers())
    assert caught.value.key == "other-setup"


def test_a_lost_worker_costs_no_game_and_none_counts_twice(tmp_path: Path) -> None:
    folder = run(arena_of("ladder", ["easy", "random"]), 20, tmp_path, workers(3, 4, 11))
    assert sorted(folder.games) == list(range(20))
    assert len((tmp_path / JOURNAL).read_text().splitlines()) == 20


def test_a_worker_lost_again_and_again_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(durbar.Problem) as caught:
        run(arena_of("ladder", ["easy", "random"]), 1, tmp_path, workers(1, 2, 3, 4))
    assert caught.value.key == "worker-lost"


def test_workers_leave_when_their_parent_is_killed(tmp_path: Path) -> None:
    source = (
        "from durbar.lab.play.executor import workers_of\nimport os\n"
        "if __name__ == '__main__':\n"
        "    with workers_of(1) as workers:\n"
        "        print(workers.executor.submit(os.getpid).result(), flush=True)\n"
        "        os.kill(os.getpid(), 9)\n"
    )
    script = tmp_path / "killed.py"
    script.write_text(source, encoding="utf-8")
    told = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=60)
    assert gone(int(told.stdout))


def test_a_bot_leaves_when_its_worker_s_parent_is_killed(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(
        "import os, pathlib, time\n"
        "pathlib.Path(__file__).with_name('pid').write_text(str(os.getpid()))\ntime.sleep(60)\n"
    )
    source = (
        "from durbar.lab.play.executor import workers_of\nfrom durbar.lab.play.game import Task, play\n"
        "import os, pathlib, sys, time\n"
        "if __name__ == '__main__':\n"
        "    here = pathlib.Path(__file__)\n"
        "    with workers_of(1) as workers:\n"
        "        bots = (f'cmd:{sys.executable} {here.with_name(\"bot.py\")}', 'random')\n"
        "        workers.executor.submit(play, Task(0, 'dice_charmers', {}, bots, 1, 50.0))\n"
        "        while not here.with_name('pid').exists() or not here.with_name('pid').read_text(): time.sleep(0.05)\n"
        "        os.kill(os.getpid(), 9)\n"
    )
    (tmp_path / "killed.py").write_text(source, encoding="utf-8")
    subprocess.run([sys.executable, str(tmp_path / "killed.py")], capture_output=True, check=False, timeout=60)
    assert gone(int((tmp_path / "pid").read_text()))


def gone(process: int) -> bool:
    """Has a process ended within ten seconds? If not, it is ended now."""
    for _ in range(200):
        state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
        if not state.stdout.strip() or state.stdout.startswith("Z"):
            return True
        time.sleep(0.05)
    os.kill(process, signal.SIGKILL)
    return False


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    with pytest.raises(durbar.Problem) as caught:
        run(arena_of("ladder", ["easy", "random"]), 1, tmp_path / "taken", workers())
    assert caught.value.key == "file-unwritable"


@pytest.mark.parametrize("name", [JOURNAL, SETUP])
def test_a_damaged_folder_is_one_sentence(tmp_path: Path, name: str) -> None:
    arena = arena_of("ladder", ["easy", "random"])
    run(arena, 2, tmp_path, workers())
    (tmp_path / name).write_text("\0\0\n", encoding="utf-8")
    with pytest.raises(durbar.Problem) as caught:
        run(arena, 2, tmp_path, workers())
    assert (caught.value.key, caught.value.arguments["given"]) == ("damaged", str(tmp_path / name))


def test_faults_are_told_for_each_bot_over_all_games() -> None:
    rest = (1, (1, 2), (5.0, 2.0), "top", (1, 1), (0.0, 0.0))
    games = [
        PlayedGame(0, ("cmd:x", "cmd:x"), *rest, ("hang 1, out 7", "hang 1"), ""),
        PlayedGame(1, ("random", "cmd:x"), *rest, ("", "crash 1, hang 1: KeyError: 'a, b 3'"), ""),
    ]
    (told,) = faults_of(games)
    assert told == ("cmd:x", 2, {"hang": 3, "out": 7, "crash": 1}, "KeyError: 'a, b 3'")


def test_work_that_fails_by_itself_is_not_repeated() -> None:
    with pytest.raises(ZeroDivisionError):
        list(results(workers(), lambda n: 1 // n, [1, 0]))


def test_tables_and_records_are_written(tmp_path: Path) -> None:
    import polars

    folder = run(arena_of("ladder", ["easy", "random"], seats=3), 6, tmp_path, workers())
    games, lines = (polars.read_parquet(file) for file in write_tables(folder))
    assert games.height == 18
    assert set(lines["bot"]) == {"easy", "random"}
    assert durbar.load((tmp_path / "records" / "000004.txt").read_text()).result.ranks == folder.games[4].ranks


def test_intervals() -> None:
    assert wilson(90, 100)[1:] == pytest.approx((0.8256, 0.9448), abs=1e-4)
    assert wilson(0, 10).low == 0.0
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert (low, high) == pytest.approx((2.5 - 1.2651, 2.5 + 1.2651), abs=1e-3)
    assert math.isnan(mean_interval([]).value)


def test_shared_victories_are_shared() -> None:
    game = PlayedGame(
        0, ("a", "b", "b"), 1, (1, 1, 3), (5.0, 5.0, 2.0), "top", (1, 1, 1), (0.0, 0.0, 0.0), ("", "", ""), ""
    )
    lines = {line.bot: line for line in leagues([game])}
    assert lines["a"].wins.value == lines["b"].wins.value == 0.5
    assert lines["a"].chance == pytest.approx(1 / 3)
    assert lines["b"].chance == pytest.approx(2 / 3)
