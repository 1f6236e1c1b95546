"""The command line: what it prints, and that every slip is one sentence and exit code 2, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import durbar
from durbar.cli import COMMANDS, main
from durbar.commands import speech

pytestmark = pytest.mark.usefixtures("climbing")


class Run:
    """One command, run in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *words: object) -> None:
        with pytest.raises(SystemExit) as left:
            main([str(word) for word in words])
        self.code = left.value.code
        self.out, self.err = capsys.readouterr()


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DURBAR_LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of the ladder with committed dice."""
    match = durbar.new("ladder", seed=5)
    while not match.over:
        match.play(match.owing()[0], match.options(match.owing()[0])[-1])
    path = tmp_path / "game.durbar"
    path.write_text(match.record(), encoding="utf-8")
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = {"board": ("board", "check"), "chances": ("chances", "test"), "admin": ("admin", "close")}.get(
        command, (command,)
    )
    for language, example in (("en", "Example:"), ("fr", "Exemple")):
        run = Run(capsys, *words, "--language", language, "--help")
        assert run.code == 0
        assert example in run.out
        assert f"durbar {command}" in run.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "chess"), "There is no game called “chess”"),
        (("play", "ladder", "--seats", "9"), "ladder is not played by 9"),
        (("play", "ladder", "--seat", "Q"), "There is no seat “Q” here"),
        (("play", "ladder", "-o", "moon"), "Options are given as name=value"),
        (("play", "ladder", "-o", "moon=full"), "ladder has no option “moon”"),
        (("play", "ladder", "--opponents", "grandmaster"), "grandmaster"),
        (("replay", "no-such-file"), "The file no-such-file cannot be read"),
        (("frobnicate",), "“durbar frobnicate” was not understood"),
        (("fuzz", "--frob"), "There is no option --frob"),
        (("perft", "ladder"), "DEPTH is missing"),
        (("perft", "ladder", "deep"), "The value given for depth does not fit"),
        (("arena", "ladder"), "--bots is missing"),
        (("fuzz", "--games", "0"), "The value given for --games does not fit"),
        (("rules", "ladder"), "The rules of ladder are not written down yet"),
        (("board", "check", "x", "--game", "ladder"), "ladder is played on one board only"),
        (("rules", "--coverage", "--tests", "nowhere"), "run this inside a checkout"),
    ],
)
def test_a_slip_is_one_sentence(words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, *words)
    assert run.code == 2
    assert told in run.err
    assert len(run.err.strip().splitlines()) == 1
    assert "Traceback" not in run.out + run.err


def test_problems_are_told_in_the_reader_s_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Aucun jeu ne s’appelle" in Run(capsys, "play", "chess").err
    assert "There is no game" in Run(capsys, "play", "chess", "--language", "en").err
    assert speech.language_of(["--language=fr"], {}) == "fr"
    assert speech.language_of([], {"LC_ALL": "de_DE", "LANG": "fr_CA.UTF-8"}) == "fr"
    assert speech.language_of([], {}) == "en"


def test_games_lists_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Seats: 2, 3" in Run(capsys, "games").out


def test_replay_tells_the_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "replay", record)
    assert run.code == 0
    assert "A climbs" in run.out
    assert "Somebody is at the top." in run.out
    short = Run(capsys, "replay", record, "--to", "2", "--position")
    assert short.out.startswith("ladder seats=2 rules=1\n")


def test_replay_opens_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "p.txt"
    path.write_text("ladder\nheight A=8\ndie 5\nnext Climb 0\n", encoding="utf-8")
    assert "||||||||" in Run(capsys, "replay", path, "--seat", "B").out
    path.write_text("ladder\nheight A=8\ndie 5\nnext Climb 7\n", encoding="utf-8")
    run = Run(capsys, "replay", path)
    assert run.code == 2
    assert "cannot be played on" in run.err


def test_mj_1_7_replay_tells_no_points_before_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(__file__).parent.parent / "golden" / "maharaja" / "rules-2" / "02.durbar"
    for more in ((), ("--seat", "A")):
        assert "As things stand" not in Run(capsys, "replay", path, "--quiet", "--to", "60", *more).out
    assert "The game is over" in Run(capsys, "replay", path, "--quiet").out


def test_a_position_without_secrets_tells_how_things_stand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "p.txt"
    path.write_text("ladder\nheight A=8\ndie 5\nnext Climb 0\n", encoding="utf-8")
    assert "As things stand" in Run(capsys, "replay", path).out


def test_verify_trusts_an_honest_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "verify", record)
    assert run.code == 0
    assert "The record is honest" in run.out


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (lambda s: s.replace("* roll", "* roll 0 ", 1), "does not fit"),
        (lambda s: s.replace(roll_of(s), other_roll(s), 1), "cannot be trusted"),
        (lambda s: s.replace("secret ", "secret ab", 1), "not the one that was committed"),
        (lambda s: s.replace("secret ", "secret x", 1), "not a hexadecimal number"),
        (lambda s: s.replace("result 1,2", "result 2,1").replace("result 2,1", "result 9,9"), "claims the result"),
        (lambda s: "\n".join(line for line in s.splitlines() if not line.startswith("secret")), "does not tell"),
        (lambda s: "\n".join(s.splitlines()[:-1]), "stops before the end"),
        (lambda s: s.replace("rules=1", "rules=7"), "version 1 here, not 7"),
        (lambda s: s.replace("seats=2", "seats=x"), "cannot be read"),
        (lambda s: s.replace("durbar record 1", "durbar record 9"), "not a record"),
        (lambda s: "durbar record 1", "stops after its first line"),
        (lambda s: s.replace("climb ", "climb 77", 1), "There is no such choice now"),
        (lambda s: s.replace("\nA climb", "\nB climb", 1), "It is not your turn"),
        (lambda s: s.replace("\nA climb", "\nQ climb", 1), "There is no seat “Q” here"),
    ],
)
def test_verify_refuses_an_edited_record(
    edit: object, told: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(edit)
    record.write_text(edit(record.read_text(encoding="utf-8")), encoding="utf-8")
    run = Run(capsys, "verify", record)
    assert run.code == 2
    assert told in run.err
    assert len(run.err.strip().splitlines()) == 1


def roll_of(text: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("* roll"))


def other_roll(text: str) -> str:
    return "* roll 6" if roll_of(text) != "* roll 6" else "* roll 5"


DATA = Path(durbar.__file__).parent / "games"


def test_a_good_board_is_praised(capsys: pytest.CaptureFixture[str]) -> None:
    for path in sorted(DATA.glob("*/data/*.toml")):
        if "format" in path.read_text(encoding="utf-8") and path.name != "game.toml":
            assert "is a good board" in Run(capsys, "board", "check", path).out


def test_a_one_way_border_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = (DATA / "maharadjah" / "data" / "map.toml").read_text(encoding="utf-8")
    path = tmp_path / "map.toml"
    path.write_text(good.replace('land = ["bengal", "bhutan"]', 'land = ["bengal"]'), encoding="utf-8")
    run = Run(capsys, "board", "check", path)
    assert run.code == 2
    assert "bhutan borders assam" in run.err.lower()
    assert len(run.err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("board", "old", "new", "told"),
    [
        ("maharadjah/data/map.toml", 'terrain = "hiland"', 'terrain = "steep"', "must be hiland, normal"),
        ("maharaja/data/board.toml", 'symbol = "', 'emblem = "', "symbol is missing"),
        ("dice_charmers/data/sheets.toml", "fame_units = 3", "fame_units = 0", "must be int >= 1"),
    ],
)
def test_every_problem_of_a_board_is_told_at_once_with_its_line(
    board: str, old: str, new: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (DATA / board).read_text(encoding="utf-8")
    path = tmp_path / "board.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    lines = Run(capsys, "board", "check", path).err.strip().splitlines()
    places = [n for n, line in enumerate(text.splitlines(), 1) if line.startswith(old)]
    assert len(places) > 1
    assert len(lines) == len(places)
    for line, n in zip(lines, places, strict=True):
        assert told in line
        assert abs(int(line.split(":")[0].removeprefix("Line ")) - n) <= 5


def test_a_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.durbar"
    path.write_bytes(b"\xff\xfe\x00")
    assert "is not a text" in Run(capsys, "replay", path).err


def test_fuzz_saves_a_failure_that_replay_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ladder import Climb

    assert Run(capsys, "fuzz", "ladder", "--games", "6").code == 0
    whole = Climb.choose

    def brittle(self: Climb, g: object, player: object, option: int) -> None:
        whole(self, g, player, option)  # type: ignore[arg-type]
        assert max(g.height) < 7, "the ladder breaks"  # type: ignore[attr-defined]

    monkeypatch.setattr(Climb, "choose", brittle)
    run = Run(capsys, "fuzz", "ladder", "--games", "3", "--out", tmp_path)
    assert run.code == 2
    assert "the ladder breaks" in run.out
    crash = next(tmp_path.glob("*.durbar"))
    again = Run(capsys, "replay", crash)
    assert again.code == 2
    assert "The rules fail after line" in again.err
    monkeypatch.setattr(Climb, "choose", whole)
    assert Run(capsys, "replay", crash).code == 0


def test_conformance_perft_and_digest(capsys: pytest.CaptureFixture[str]) -> None:
    assert "keep all" in Run(capsys, "conformance", "ladder").out
    assert Run(capsys, "perft", "ladder", "2").out == "1 6\n2 27\n"
    first, second = (Run(capsys, "digest", "ladder", "--games", "2").out for _ in range(2))
    assert first == second
    assert first


def test_conformance_lists_breaches(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from ladder import Ladder

    monkeypatch.setattr(Ladder, "bound", 1)
    run = Run(capsys, "conformance", "ladder")
    assert run.code == 2
    assert "the_game_plays_to_its_end" in run.out


def test_bench_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(Run(capsys, "bench", "ladder", "--seconds", "0.02", "--json").out)
    assert report["games"]["ladder"]["decisions_per_second"] > 0
    assert report["engine"]["empty_step_ns"] > 0
    assert "random decisions/s" in Run(capsys, "bench", "ladder", "--seconds", "0.02").out


def test_bench_warns_at_a_loss(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for before, told in ((1e-9, "against the baseline"), (1e12, "WARNING: ladder is slower")):
        path = tmp_path / "baseline.json"
        path.write_text(json.dumps({"games": {"ladder": {"per_calibration_loop": before}}}), encoding="utf-8")
        run = Run(capsys, "bench", "ladder", "--seconds", "0.02", "--baseline", path)
        assert run.code == 0
        assert told in run.out + run.err


def test_golden_writes_records_that_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Run(capsys, "golden", "ladder", "--tries", "3", "--bots", "0", "--out", tmp_path).code == 0
    folder = tmp_path / "ladder" / "rules-1"
    records = sorted(folder.glob("*.durbar"))
    assert records
    for path in records:
        assert Run(capsys, "verify", path).code == 0
    assert len((folder / "seen.txt").read_text(encoding="utf-8").splitlines()) == len(records)
    assert "decision Climb" in (folder / "met.txt").read_text(encoding="utf-8")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert Run(capsys, "--version").out.startswith(f"durbar {durbar.__version__} (")


def test_the_table_of_an_arena_fits_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from durbar.commands.arena import show
    from durbar.lab.numbers.statistics import Interval
    from durbar.lab.play.ratings import League

    monkeypatch.setenv("COLUMNS", "80")
    wins, points = Interval(0.667, 0.3, 0.903), Interval(-112.8, -118.3, -107.2)
    rank, skill = Interval(2.27, 1.48, 3.07), Interval(30.3, 15.3, 45.3)
    show([League("cmd:python3 mine.py", 1000, 0.4, wins, rank, points, skill, 1000.5, 0)], {})
    told = capsys.readouterr().out
    assert max(map(len, told.splitlines())) <= 80
    assert "…118" not in told
    for word in (
        "Win rate",
        "openskill",
        "cmd:pyth",
        "30.0…90.3%",
        "-118.3…-107.2",
        "1.48…3.07",
        "15.3…45.3",
        "1000.5",
    ):
        assert word in told


def test_rules_tell_what_each_version_changed(capsys: pytest.CaptureFixture[str]) -> None:
    told = Run(capsys, "rules", "maharadjah", "versions").out
    assert told.index("Version 2") < told.index("(R44)") < told.index("Version 1 ") < told.index("The first.")


def test_replay_tells_variations(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = durbar.new("maharaja", players=2, seed=7).tree
    node = tree.add(tree.here, 0, "take c3")
    node.remarks.mark, node.remarks.comment = "!?", "Bold."
    tree.add(tree.here, 0, "take c4", assumed=True)
    (tmp_path / "tree.durbar").write_text(tree.text(), encoding="utf-8")
    told = Run(capsys, "replay", tmp_path / "tree.durbar", "--variations").out.splitlines()
    assert any(". A: " in line and line.endswith("!?") for line in told)
    assert "  “Bold.”" in told
    assert any(line.startswith("  ") and ". ~A: " in line for line in told)


def test_review_tells_books_and_goes_on_where_it_stopped(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Parts lie beside the record; an annotated record replays; seconds are a budget too."""
    out = record.with_name("reviewed.durbar")
    words = ("review", record, "--budget", "quick", "--jobs", 1)
    first = Run(capsys, *words, "--out", out)
    assert first.code == 0
    assert all(line.startswith("Reviewing ") for line in first.err.splitlines())
    assert "Own choices" in first.out
    kept = Path(f"{record}.review")
    parts = kept.read_text(encoding="utf-8").splitlines()
    kept.write_text("\n".join([*parts[:5], parts[5][:9]]), encoding="utf-8")  # as if it had been stopped
    told = json.loads(Run(capsys, *words, "--json").out)
    assert told["wanted"] == 0
    assert len(kept.read_text(encoding="utf-8").splitlines()) == len(parts)
    assert durbar.load(out.read_text(encoding="utf-8")).tree.root.remarks.note("judge")
    assert Run(capsys, "review", record, "--budget", "0.01", "--seat", "B", "--json", "--jobs", 1).code == 0


def test_a_budget_that_is_none_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused = Run(capsys, "review", record, "--budget", "much")
    assert refused.code == 2
    assert "quick, standard, deep" in refused.err


def test_progress_is_told_in_lines_where_nobody_watches(capsys: pytest.CaptureFixture[str]) -> None:
    from durbar.commands.progress import progress

    with progress("games", 25) as step:
        for _ in range(25):
            step()
    told = capsys.readouterr().err.splitlines()
    assert (told[0], told[-1], len(told)) == ("games 3/25", "games 25/25", 10)
