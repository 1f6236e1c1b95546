"""A balance report: games between equal bots, told in numbers, for one set-up or several side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from durbar.boards.numbers import with_numbers as written_board
from durbar.engine.game import Game, game_of
from durbar.engine.refusal import Problem
from durbar.engine.tunables import own_text
from durbar.lab.play.executor import Workers, results
from durbar.lab.play.folder import Folder, record_of, writing
from durbar.lab.play.tournament import Arena, arena_of, run
from durbar.lab.reports.gamestats import GameStats, stats_of

if TYPE_CHECKING:
    import polars as pl

    from durbar.lab.numbers.questions import Question, Rows
    from durbar.lab.reports.figures import Facts
    from durbar.lab.reports.wording import Wording

PAGE = "report.html"


class Variant(NamedTuple):
    """One set-up of a sweep, and what is particular to it."""

    name: str
    arena: Arena
    chosen: dict[str, str]


def variants_of(
    game: str,
    bots: Iterable[str],
    seats: int | None,
    settings: Mapping[str, str],
    sweep: Iterable[str],
    seed: int,
) -> list[Variant]:
    """Every combination of the values to sweep; without any, the one set-up."""
    lists = [sweep_of(text) for text in sweep]
    found = []
    for values in product(*(choices for _, choices in lists)):
        chosen = dict(zip((name for name, _ in lists), values, strict=True))
        name = ", ".join(f"{key}={value}" for key, value in chosen.items()) or game
        plays = played_by(game_of(game), settings, chosen)
        found.append(Variant(name, arena_of(game, bots, seats, plays, seed), chosen))
    return found


def played_by(game: Game, settings: Mapping[str, str], chosen: Mapping[str, str]) -> dict[str, str]:
    """The settings of a variant. Numbers of the rules are changed in its board file, which its records then keep."""
    numbers = {name: whole(game, name, value) for name, value in chosen.items() if name in game.boards.numbers}
    plays = {**settings, **{name: value for name, value in chosen.items() if name not in numbers}}
    if numbers:
        own = plays.get("board", "")
        plays["board"] = written_board(own_text(own) if own else game.boards.text(), game.boards.numbers, numbers)
    return plays


def whole(game: Game, name: str, value: str) -> int:
    _, low, high = game.boards.numbers[name]
    if not value.isdecimal() or not low <= int(value) <= high:
        raise Problem("bad-setting-value", game=game.id, name=name, given=value, known=f"{low} … {high}")
    return int(value)


def sweep_of(text: str) -> tuple[str, list[str]]:
    """`option=a,b` as its name and values; an empty one is the usual board."""
    name, equals, values = text.partition("=")
    chosen = list(dict.fromkeys(values.split(",")))
    if not (name and equals and values.strip(",")):
        raise Problem("bad-sweep", given=text)
    return name, chosen


def play_variants(
    variants: list[Variant], games: int, out: Path, workers: Workers, told: Callable[[], None]
) -> Iterator[tuple[Variant, list[GameStats]]]:
    """Play what is missing of each variant, then read all its records."""
    for number, variant in enumerate(variants, 1):
        known = partial(times, told)
        folder = run(variant.arena, games, out / f"variant-{number}", workers, lambda _game: told(), known)
        yield variant, stats_of_folder(folder, games, workers)


def times(told: Callable[[], None], count: int) -> None:
    for _ in range(count):
        told()


def stats_of_folder(folder: Folder, games: int, workers: Workers) -> list[GameStats]:
    """The stats of the first games of a folder, in the order of their numbers."""
    work = [(game.number, record_of(folder.path, game)) for game in folder.in_order() if game.number < games]
    return sorted((stats for _work, stats in results(workers, stats_of, work)), key=lambda stats: stats.number)


class Report(NamedTuple):
    """A report that is written: its page, what it says first, and what that rests on."""

    page: Path
    verdict: list[str]
    facts: Facts
    questions: list[Question]

    def frames(self) -> dict[str, pl.DataFrame]:
        """The tables behind the page, and the plain data (`data-...`)."""
        import polars

        from durbar.lab.numbers.questions import table_of
        from durbar.lab.reports import figures

        found = {"seats": figures.by_seat(self.facts), "roles": figures.by_role(self.facts)}
        found |= {"openings": figures.by_opening(self.facts, 1, 1_000_000), "lengths": figures.lengths(self.facts)}
        found |= {"endings": figures.endings(self.facts), "sources": figures.by_source(self.facts)}
        found["fairness"] = polars.DataFrame(fairness_of(self.facts.rows["seats"], self.facts.variants, self.questions))
        found["findings"] = polars.DataFrame(table_of(self.questions), infer_schema_length=None)
        return found | {f"data-{name}": self.facts.table(name) for name in self.facts.rows}


def fairness_of(rows: Rows, variants: Sequence[str], questions: Iterable[Question]) -> list[dict[str, Any]]:
    """How far from even the seats of each variant are (root mean square, 0 is fair), and whether every one is near."""
    from durbar.lab.numbers.fairness import fair_within, gap_of
    from durbar.lab.numbers.questions import shares_by_game

    found = []
    for one in [question for question in questions if question.topic == "seats"]:
        mine = [row for row in rows if row["variant"] == one.variant]
        won = {(row["game"], row["seat"]): float(row["won"]) for row in mine}
        gap = gap_of(shares_by_game(won, 1 + max(row["seat"] for row in mine))) or (None, None, None)
        told = {"variant": one.variant, "gap": gap[0], "gap_low": gap[1], "gap_high": gap[2]}
        found.append({**told, "fair_within_5": fair_within(one.answer)})
    return sorted(found, key=lambda row: variants.index(row["variant"]))


def report_on(
    variants: list[Variant], games: int, out: Path, workers: Workers, language: str, told: Callable[[], None]
) -> Report:
    """Play, gather, judge and write: the page and the data beside it."""
    try:
        for needed in ("altair", "vl_convert", "numpy"):
            import_module(needed)
        from durbar.lab.numbers.questions import questions_of
        from durbar.lab.reports.figures import Facts
        from durbar.lab.reports.page import ReportPage
        from durbar.lab.reports.verdict import Verdict
    except ImportError:
        raise Problem("missing-extra", extra="lab") from None
    from durbar.lab.reports.wording import Wording
    from durbar.locale import Texts

    facts = Facts()
    for variant, stats in play_variants(variants, games, out, workers, told):
        facts.add(variant.name, stats)
    facts.write(out)
    arena = variants[0].arena
    game, texts = game_of(arena.game), Texts(language)
    words = Wording(game, texts)
    read = facts.named({variant.name: words.settings(variant.chosen) for variant in variants})
    questions = questions_of(read.rows, read.variants, arena.seats)
    verdict = list(Verdict(read.rows, read.variants, questions, arena.seats, words).sentences())
    page = ReportPage(
        game, read, texts, about_the_games(variants, games, words), arena.seats, labels_of(variants), questions, verdict
    )
    with writing(out):
        (out / PAGE).write_text(page.html(), encoding="utf-8")
    return Report(out / PAGE, verdict, read, questions)


def about_the_games(variants: list[Variant], games: int, words: Wording) -> dict[str, str]:
    """What was played, by the keys of its headings: options only where they are not the usual ones."""
    arena, game = variants[0].arena, words.game
    usual = {setting.name: setting.default for setting in game.settings}
    chosen = {*variants[0].chosen, *(["board"] if set(variants[0].chosen) & set(game.boards.numbers) else [])}
    special = {k: v for k, v in arena.settings.items() if v != usual[k] and k not in chosen}
    return {
        "bots": ", ".join(arena.bots),
        "players": str(arena.seats),
        "each-variant" if len(variants) > 1 else "games": str(games),
        "settings": words.settings(special) or words.texts.say("lab-report-usual"),
        "seed": str(arena.seed),
        "rules": str(game.rules_version),
    }


def labels_of(variants: list[Variant]) -> dict[str, list[str]]:
    """Every word of each kind that events tell of, over all variants: their boards may differ."""
    found: dict[str, dict[str, None]] = {}
    for variant in variants:
        game = game_of(variant.arena.game)
        state = game.blank(variant.arena.seats, variant.arena.settings)
        for kind in {kind for event in game.events.values() for kind in event.kinds if kind}:
            found.setdefault(kind, {}).update(dict.fromkeys(game.labels(state, kind)))
    return {kind: list(words) for kind, words in found.items()}
