"""An arena on a real Dask cluster: a scheduler and two workers on this machine, one of them killed on the way."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import durbar
from durbar.lab.play.executor import check_versions, version, workers_of
from durbar.lab.play.folder import JOURNAL
from durbar.lab.play.tournament import arena_of, run

pytestmark = pytest.mark.release

GAMES = 24


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(*words: str) -> subprocess.Popen[bytes]:
    quiet = {"DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "20s", "DASK_DISTRIBUTED__WORKER__DAEMON": "False"}
    command = [sys.executable, "-m", *words]
    return subprocess.Popen(
        command,
        env={**os.environ, **quiet},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(10)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    scheduler = start("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
    options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
    folders = ("--local-directory", str(tmp_path / "dask"))
    workers = [start("distributed.cli.dask_worker", address, *options, *folders) for _ in range(2)]
    try:
        yield address, workers
    finally:
        for process in (*workers, scheduler):
            stop(process)


def wait_for_workers(address: str, count: int) -> None:
    from distributed import Client

    with Client(address, timeout="60s") as client:
        if count:
            client.wait_for_workers(count, timeout=120)


def test_a_killed_worker_loses_no_game_and_none_counts_twice(
    tmp_path: Path, cluster: tuple[str, list[subprocess.Popen[bytes]]]
) -> None:
    address, processes = cluster
    wait_for_workers(address, 2)
    seen: list[int] = []

    def heard(game: object) -> None:
        seen.append(len(seen))
        if len(seen) == 4:
            stop(processes[0])

    arena = arena_of("dice_charmers", ["easy", "random"], 2)
    with workers_of(cluster=address) as workers:
        assert workers.count == 2
        folder = run(arena, GAMES, tmp_path / "arena", workers, heard)
    assert processes[0].poll() is not None
    assert processes[1].poll() is None
    assert sorted(folder.games) == list(range(GAMES))
    assert len((tmp_path / "arena" / JOURNAL).read_text().splitlines()) == len(seen) == GAMES
    with workers_of(jobs=1) as workers:
        here = run(arena, 3, tmp_path / "here", workers)
    assert [folder.games[n].scores for n in range(3)] == [here.games[n].scores for n in range(3)]


def test_a_cluster_that_goes_away_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("durbar.lab.play.executor.PATIENCE", 6)
    monkeypatch.setattr("durbar.lab.play.executor.PULSE", 1)
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    scheduler = start("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
    options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
    folders = ("--local-directory", str(tmp_path / "dask"), "--death-timeout", "5")
    worker = start("distributed.cli.dask_worker", address, *options, *folders)
    try:
        wait_for_workers(address, 1)
        arena = arena_of("dice_charmers", ["easy", "random"], 2)
        with pytest.raises(durbar.Problem) as caught, workers_of(cluster=address) as workers:
            run(arena, GAMES, tmp_path / "arena", workers, lambda _game: stop(scheduler))
        assert caught.value.key == "cluster-lost"
    finally:
        stop(worker)
        stop(scheduler)


def test_a_cluster_without_durbar_is_one_sentence() -> None:
    class Strange:
        def run_on_scheduler(self, _function: object) -> str:
            return "0.0.1"

        def run(self, _function: object) -> dict[str, str]:
            return {"tcp://127.0.0.1:1": version()}

    with pytest.raises(durbar.Problem) as caught:
        check_versions(Strange(), "tcp://127.0.0.1:1")
    assert caught.value.key == "cluster-stranger"


def test_a_scheduler_without_workers_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("durbar.lab.play.executor.PATIENCE", 3)
    port = free_port()
    scheduler = start("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
    try:
        wait_for_workers(f"tcp://127.0.0.1:{port}", 0)
        with pytest.raises(durbar.Problem) as caught, workers_of(cluster=f"tcp://127.0.0.1:{port}"):
            pass
        assert caught.value.key == "cluster-empty"
    finally:
        stop(scheduler)


def test_a_cluster_that_does_not_answer_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("durbar.lab.play.executor.PATIENCE", 1)
    with pytest.raises(durbar.Problem) as caught, workers_of(cluster=f"tcp://127.0.0.1:{free_port()}"):
        pass
    assert caught.value.key == "cluster-unreachable"
