"""A report on the small ladder game: the page stands alone and its numbers are those of the games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import polars
import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "bots"))

from climbing import Climbing
from test_arena import workers

import durbar
from durbar.engine.flow import Chance, Decision
from durbar.engine.game import GAMES, register
from durbar.lab.numbers.questions import MEASURES
from durbar.lab.numbers.statistics import Interval, Share, mean_interval, wilson
from durbar.lab.play.folder import Folder
from durbar.lab.reports.balance import report_on, stats_of_folder, sweep_of, variants_of
from durbar.lab.reports.figures import Facts, by_role, by_seat, questions_asked
from durbar.lab.reports.gamestats import PEOPLE, stats_of
from durbar.lab.reports.verdict import Verdict
from durbar.lab.reports.wording import Wording, in_words
from durbar.locale import LANGUAGES, Texts

pytestmark = pytest.mark.whole_games


@pytest.fixture(autouse=True)
def climbing() -> Iterator[None]:
    register(Climbing())
    yield
    del GAMES["ladder"]


def record() -> str:
    match = durbar.new("ladder", seed=3)
    while not match.over:
        match.play(match.owing()[0], match.options(match.owing()[0])[-1])
    return match.record()


def test_a_tale_counts_what_happened() -> None:
    match = durbar.load(record())
    stats = stats_of((4, match.record()))
    climbs = [event for event in match.events() if event[0] == "climbed"]
    assert stats.game["turns"] == stats.game["choices"] == len(climbs)
    assert {row["event"]: row["count"] for row in stats.events if not row["kind"]}["climbed"] == len(climbs)
    assert sum(row["points"] for row in stats.points) == sum(match.result.scores)
    assert [row["won"] for row in stats.seats] == [1.0 if rank == 1 else 0.0 for rank in match.result.ranks]
    assert stats.game["margin"] == abs(match.result.scores[0] - match.result.scores[1])


def test_openings_are_the_first_real_choices_of_each_seat() -> None:
    stats = stats_of((0, record()))
    assert {(row["seat"], row["nth"]) for row in stats.openings} >= {(0, 1), (1, 1)}
    assert all(row["ask"] == "Climb" and row["choice"].startswith("climb ") for row in stats.openings)


def test_a_report_is_one_page_and_its_data(tmp_path: Path) -> None:
    told: list[int] = []
    variants = variants_of("ladder", ["easy"], 2, {}, [], 1)
    page = report_on(variants, 12, tmp_path, workers(), "en", lambda: told.append(1))
    text = page.page.read_text(encoding="utf-8")
    assert len(told) == 12
    assert text.count("<svg") >= 3
    for address in ("src=", "@import", "url(http", "<link", "<script"):
        assert address not in text
    seats = polars.read_parquet(tmp_path / "seats.parquet")
    assert seats.height == 24
    assert seats["won"].sum() == pytest.approx(12.0)


def test_a_report_speaks_french(tmp_path: Path) -> None:
    variants = variants_of("ladder", ["random"], 2, {}, [], 1)
    page = report_on(variants, 4, tmp_path, workers(), "fr", lambda: None)
    assert "Taux de victoire" in page.page.read_text(encoding="utf-8")


def decisions(game: str) -> set[str]:
    """The questions that people are asked."""
    found = [Decision]
    for kind in found:
        found += kind.__subclasses__()
    asked = {kind.__name__ for kind in found if kind.__module__.startswith(f"durbar.games.{game}.")}
    chance = {kind.__name__ for kind in found if issubclass(kind, Chance)}
    return {name for name in asked - chance if Texts("en").has(f"{game}-ask-{name}")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["maharaja", "maharadjah", "dice_charmers"])
def test_every_question_and_event_has_a_heading_in_words(game: str, language: str) -> None:
    texts, names = Texts(language), decisions(game) | {event.name for event in GAMES[game].events.values()}
    assert len(decisions(game)) > 15
    assert [name for name in sorted(names) if not texts.has(f"lab-{game}-{name}")] == []
    kinds = {kind for event in GAMES[game].events.values() for kind in event.kinds} - {"", *PEOPLE}
    assert [kind for kind in sorted(kinds) if not texts.has(f"lab-kind-{kind}")] == []


def test_what_has_no_heading_is_at_least_in_words() -> None:
    wording = Wording(GAMES["ladder"], Texts("en"))
    assert wording.heading("DefenderRetreat") == "Defender retreat"
    assert wording.heading("battle-over") == "Battle over"
    assert wording.heading("no_die") == "No die"


def test_numbers_as_each_language_writes_them() -> None:
    english, french = (Wording(GAMES["ladder"], Texts(language)) for language in LANGUAGES)
    assert (english.number(-1.5), english.percent(0.125)) == ("−1.50", "12.5%")
    assert (french.number(-1.5), french.percent(0.125)) == ("−1,50", "12,5\u202f%")


@pytest.mark.parametrize(("game", "seats"), [("maharadjah", 3), ("maharaja", 2), ("maharaja", 1), ("dice_charmers", 2)])
def test_a_page_shows_people_words_not_names_of_the_code(tmp_path: Path, game: str, seats: int) -> None:
    variants = variants_of(game, ["random"], seats, {"scenario": "short"} if game == "maharadjah" else {}, [], 1)
    text = report_on(variants, 3, tmp_path, workers(), "en", lambda: None).page.read_text(encoding="utf-8")
    for name in decisions(game):
        assert name == in_words(name) or f">{name}<" not in text.replace(" – ", "><"), name
    for event in GAMES[game].events.values():
        assert "-" not in event.name or f">{event.name}<" not in text, event.name
    assert "lab-" not in text
    assert text.count("<figcaption>") == text.count("<svg")
    assert ("dashed" in text) == ("Margin" in text) == (seats > 1)


def test_nations_are_told_with_the_win_rate_of_their_player(tmp_path: Path) -> None:
    variants = variants_of("maharadjah", ["random"], 3, {"scenario": "short"}, [], 1)
    report_on(variants, 2, tmp_path, workers(), "en", lambda: None)
    roles = polars.read_parquet(tmp_path / "roles.parquet")
    assert set(roles["kind"]) == {"nation"}
    facts = Facts()
    facts.add("x", stats_of_folder(Folder(tmp_path / "variant-1", variants[0].arena.setup()), 2, workers()))
    british = by_role(facts).filter(polars.col("role") == "british").row(0, named=True)
    seat = by_seat(facts).filter(polars.col("seat") == british["seats"][0]).row(0, named=True)
    assert (british["games"], british["win"], british["score"]) == (2, seat["win"], seat["score"])


def test_questions_are_told_with_their_rules(tmp_path: Path) -> None:
    variants = variants_of("maharaja", ["random"], 2, {}, [], 1)
    text = report_on(variants, 2, tmp_path, workers(), "en", lambda: None).page.read_text(encoding="utf-8")
    assert "<td>Two actions planned</td><td>MJ 4.2</td>" in text
    asks = polars.read_parquet(tmp_path / "asks.parquet")
    games = polars.read_parquet(tmp_path / "games.parquet")
    assert asks["count"].sum() == games["choices"].sum()


def test_means_count_the_games_without_any() -> None:
    facts = Facts()
    facts.variants, facts.rows["games"] = ["x"], [{"variant": "x", "game": n} for n in range(4)]
    facts.rows["asks"] = [{"variant": "x", "game": 0, "ask": "Climb", "count": 2}]
    row = questions_asked(facts).row(0, named=True)
    mean, low, high = mean_interval([2.0, 0.0, 0.0, 0.0])
    assert (row["each"], row["each_low"], row["each_high"]) == pytest.approx((mean, 0.0, high))
    assert low < 0.0
    assert (row["share"], row["share_low"], row["share_high"]) == pytest.approx(wilson(1, 4))


def test_a_sweep_shows_variants_side_by_side(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_bytes((resources.files("durbar.games.maharaja") / "data" / "board.toml").read_bytes())
    variants = variants_of("maharaja", ["random"], 2, {"final": "A"}, [f"board=,{board}"], 1)
    text = report_on(variants, 2, tmp_path / "out", workers(), "en", lambda: None).page.read_text(encoding="utf-8")
    usual = text.index("<td>A</td><td>Board file: as usual</td>")
    assert text.index(f"<td>A</td><td>Board file: {board}</td>") < text.index("<td>B</td><td>Board file: as usual</td>")
    assert usual < text.index(f"<td>A</td><td>Board file: {board}</td>")
    assert "Final-scoring tile: A: majorities 3" in text
    board.write_text(board.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    variants = variants_of("maharaja", ["random"], 2, {"final": "A"}, [f"board=,{board}"], 1)
    with pytest.raises(durbar.Problem) as caught:
        report_on(variants, 2, tmp_path / "out", workers(), "en", lambda: None)
    assert caught.value.key == "other-setup"


@pytest.mark.parametrize("missing", ["polars", "altair", "vl_convert", "numpy"])
def test_what_a_report_needs_is_told_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    for name in (
        "durbar.lab.reports.figures",
        "durbar.lab.reports.page",
        "durbar.lab.reports.charts",
        "durbar.lab.numbers.questions",
        "durbar.lab.numbers.effects",
    ):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(durbar.Problem) as caught:
        report_on(variants_of("ladder", ["easy"], 2, {}, [], 1), 2, tmp_path / "out", workers(), "en", lambda: None)
    assert caught.value.key == "missing-extra"
    assert not (tmp_path / "out").exists()


def test_a_sweep_needs_an_option_and_values() -> None:
    assert sweep_of("edition=rulebook,draft") == ("edition", ["rulebook", "draft"])
    for text in ("edition", "edition=", "=a"):
        with pytest.raises(durbar.Problem) as caught:
            sweep_of(text)
        assert caught.value.key == "bad-sweep"


def test_an_unknown_option_of_a_sweep_is_refused() -> None:
    with pytest.raises(durbar.Problem) as caught:
        variants_of("ladder", ["easy"], 2, {}, ["colour=red,blue"], 1)
    assert caught.value.key == "bad-setting"


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_points_and_percentages_are_percentage_points(language: str) -> None:
    """One word each, with its unit: a score is in points, a difference of rates in percentage points."""
    verdict = Verdict({"seats": []}, ["a", "b"], [], 2, Wording(GAMES["ladder"], Texts(language)))
    told = {name: verdict.measure(Share(name, 9, Interval(-0.2, -0.3, -0.1), 0.01)) for name in MEASURES}
    percentage = "percentage points" if language == "en" else "points de pourcentage"
    assert percentage in told["decided"]
    assert "−20" in told["decided"]
    assert all(percentage not in said for name, said in told.items() if name != "decided")
    for key in ("lab-verdict-points", "lab-report-same-seat", "lab-verdict-seats-even"):
        assert percentage in Texts(language).say(key, name="", points="", games=1, even="", needed=1)
