"""`durbar new-game NAME`: what it writes is installed nowhere and yet whole: its own tests pass."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from durbar import plugin
from durbar.cli import main
from durbar.locale import Texts, add_phrases, added, missing_phrases


def test_a_new_game_keeps_every_promise_and_its_own_tests_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as code:
        main(["new-game", "high_card"])
    assert code.value.code == 0
    assert "durbar conformance high_card" in capsys.readouterr().out
    folder = tmp_path / "high_card"
    assert 'high_card = "high_card:GAME"' in (folder / "pyproject.toml").read_text(encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(command, cwd=folder, env=path_with(folder), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def path_with(folder: Path) -> dict[str, str]:
    import os

    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}


@pytest.mark.parametrize("name", ["Chess", "1st", "maharaja", "a-b"])
def test_names_that_are_none_or_taken_are_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as code:
        main(["new-game", name])
    assert code.value.code == 2
    assert "no name for a game" in capsys.readouterr().err


def test_every_name_of_the_plugin_api_is_there() -> None:
    assert plugin.API == 1
    assert all(getattr(plugin, name) is not None for name in plugin.__all__)


def test_phrases_fall_back_to_english_until_they_are_written() -> None:
    add_phrases("en", "tale-title = A tale\ntale-blurb = Once.\n")
    assert Texts("fr").say("tale-title") == "A tale"
    assert missing_phrases("tale", "fr") == ["tale-blurb", "tale-title"]
    assert "tale-title = A tale" in added("fr")
    add_phrases("fr", "tale-title = Un conte\n")
    assert Texts("fr").say("tale-title") == "Un conte"
    assert missing_phrases("tale", "fr") == ["tale-blurb"]
    assert missing_phrases("tale", "en") == []
