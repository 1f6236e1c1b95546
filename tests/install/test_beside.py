"""A table that runs on the sources compiles them beside itself: found whole or not at all, made once, never stale."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.release

ROOT = Path(__file__).parent.parent.parent
WHERE = "import durbar, durbar.engine.flow as f; print(durbar.__file__, f.__file__)"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Durbar installed from its sources, as `make play` does it."""
    site = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "uv",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        site,
    ]
    env = {**os.environ, "DURBAR_COMPILE": "off", "DURBAR_CLIENT": "off"}
    subprocess.run([*command, ROOT], env=env, check=True)
    return site


@pytest.fixture
def site(installed: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(installed, tmp_path / "site"))


def environment(site: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(site), "UV_NO_BUILD_ISOLATION": "1", **more}


def python(site: Path, code: str, **more: str) -> str:
    """What a new process prints that finds Durbar installed there."""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment(site, **more), capture_output=True, text=True, check=True)
    return done.stdout.strip()


def compile_beside(site: Path, **more: str) -> None:
    python(site, f"from durbar.build.compiling import compile_beside; compile_beside({str(ROOT)!r})", **more)


def finished(site: Path) -> Path:
    """A finished build beside the package: here the same sources, in the place where compiled ones would be."""
    digest = python(site, "from durbar.build.build import digest; print(digest())")
    made = site / "durbar.compiled" / digest
    shutil.copytree(site / "durbar", made / "durbar")
    return made


def test_without_a_finished_build_the_sources_run(site: Path) -> None:
    package, flow = python(site, WHERE).split()
    assert Path(package).parent == site / "durbar"
    assert Path(flow).is_relative_to(site / "durbar")


def test_a_process_that_starts_later_finds_the_finished_build(site: Path) -> None:
    made = finished(site)
    package, flow = python(site, WHERE).split()
    assert Path(package).parent == site / "durbar"
    assert Path(flow).is_relative_to(made)


def test_a_build_of_other_sources_is_not_used(site: Path) -> None:
    finished(site)
    record = next(site.glob("durbar-*.dist-info/RECORD"))
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("durbar/cli.py,sha256=", "durbar/cli.py,sha256=x"), encoding="utf-8")
    assert Path(python(site, WHERE).split()[1]).is_relative_to(site / "durbar")


def test_the_page_does_not_make_a_build_stale(site: Path) -> None:
    made = finished(site)
    record = next(site.glob("durbar-*.dist-info/RECORD"))
    with record.open("a", encoding="utf-8") as file:
        file.write("durbar/static/index.html,sha256=x,9\n")
    assert Path(python(site, WHERE).split()[1]).is_relative_to(made)


def test_a_killed_build_leaves_nothing_half(site: Path) -> None:
    beside = site / "durbar.compiled"
    code = f"from durbar.build.compiling import compile_beside; compile_beside({str(ROOT)!r})"
    job = subprocess.Popen([sys.executable, "-c", code], env=environment(site), start_new_session=True)
    while not list(beside.glob("unfinished-*")):
        assert job.poll() is None
        time.sleep(0.05)
    os.killpg(job.pid, signal.SIGKILL)
    job.wait()
    assert Path(python(site, WHERE).split()[1]).is_relative_to(site / "durbar")
    compile_beside(site, CC="no-such-compiler")
    assert not list(beside.glob("unfinished-*"))


def test_a_build_that_fails_is_not_tried_again(site: Path) -> None:
    compile_beside(site, CC="no-such-compiler")
    assert "no C compiler" in (site / "durbar.compiled" / "log").read_text(encoding="utf-8")
    begin = f"from pathlib import Path; from durbar.build.compiling import begin; print(begin(Path({str(ROOT)!r})))"
    assert python(site, begin, CC=sys.executable) == "False"


def test_without_a_compiler_nothing_begins(site: Path) -> None:
    begin = f"from pathlib import Path; from durbar.build.compiling import begin; print(begin(Path({str(ROOT)!r})))"
    assert python(site, begin, CC="no-such-compiler") == "False"
    assert not (site / "durbar.compiled").exists()


def test_nothing_is_compiled_twice_at_once(site: Path) -> None:
    beside = site / "durbar.compiled"
    beside.mkdir()
    with (beside / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        compile_beside(site)
    assert sorted(path.name for path in beside.iterdir()) == ["lock"]


def test_a_checkout_has_no_build_beside() -> None:
    from durbar.build.build import digest_of, finished_build

    assert digest_of(ROOT / "src") == ""
    assert finished_build() is None
