"""Arena and report from Python: the same games and numbers as the commands, as polars frames."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from durbar.bots.levels import LEVELS
from durbar.engine.checked import checked_number, checked_options, checked_seed
from durbar.engine.refusal import Problem

if TYPE_CHECKING:
    import polars as pl

BLINK = 0.3
"""Seconds between two looks at the progress."""


class ArenaResult(NamedTuple):
    """What came of an arena: a row for each seat of each game, a row for each bot (of equal bots: for each seat), and
    the sentence about the seats of equal bots."""

    games: pl.DataFrame
    standings: pl.DataFrame
    verdict: str


class ReportResult(NamedTuple):
    """What came of a report: its first sentences, the frames behind it by name (`seats`, `roles`, `openings`,
    `findings` ...; the plain data as `data-seats` ...), and the page as HTML."""

    verdict: list[str]
    frames: dict[str, pl.DataFrame]
    page: str

    def _repr_html_(self) -> str:
        return "".join(f"<p>{sentence}</p>" for sentence in self.verdict)


def arena(
    game: str,
    bots: str | Sequence[str],
    games: int = 100,
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    jobs: int = 1,
    cluster: str = "",
    patience: float = 10.0,
    out: str | Path | None = None,
    language: str = "en",
    progress: bool | None = None,
) -> ArenaResult:
    """Let bots play, as `durbar arena` does. With `jobs=1` all happens in this process; with more (0: one a core) a
    script needs `if __name__ == "__main__":`. `out` keeps records and goes on after an interruption."""
    try:
        import polars

        from durbar.lab.play.ratings import equal_bots, leagues, seat_leagues
    except ImportError:
        raise Problem("missing-extra", extra="lab") from None
    from durbar.engine.game import game_of
    from durbar.lab.play.executor import workers_here
    from durbar.lab.play.tournament import arena_of, row_of, rows_of, run
    from durbar.lab.reports.verdict import seat_verdict
    from durbar.locale import Texts

    games, seed = checked_number("games", games, 1), checked_seed(seed)
    match = arena_of(game, bot_names(bots), players, checked_options(options), seed, patience)
    with folder_of(out) as path, workers_here(jobs, cluster) as workers, progress_line(games, progress) as step:
        done = run(match, games, path, workers, lambda _game: step(1), step)
    played = [one for one in done.in_order() if one.number < games]
    equal = equal_bots(played)
    rows = [row for one in played for row in rows_of(one)]
    lines = [row_of(line) for line in (seat_leagues(played) if equal else leagues(played))]
    verdict = seat_verdict(game_of(game), played, Texts(language)) if equal else ""
    each, all_games = (polars.DataFrame(table, infer_schema_length=None) for table in (rows, lines))
    return ArenaResult(each, all_games, verdict)


def report(
    game: str,
    games: int = 100,
    *,
    bots: str | Sequence[str] = "medium",
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    sweep: Mapping[str, Sequence[str]] | None = None,
    seed: int = 1,
    jobs: int = 1,
    cluster: str = "",
    out: str | Path | None = None,
    language: str = "en",
    progress: bool | None = None,
) -> ReportResult:
    """Play and judge, as `durbar report` does; `sweep={"edition": ["rulebook", "draft"]}` compares variants."""
    from durbar.lab.play.executor import workers_here
    from durbar.lab.reports.balance import report_on, variants_of

    games, seed = checked_number("games", games, 1), checked_seed(seed)
    swept = [f"{name}={','.join(map(str, values))}" for name, values in checked_options(sweep).items()]
    variants = variants_of(game, bot_names(bots), players, checked_options(options), swept, seed)
    total = games * len(variants)
    with folder_of(out) as path, workers_here(jobs, cluster) as workers, progress_line(total, progress) as step:
        told = report_on(variants, games, path, workers, language, lambda: step(1))
        page = told.page.read_text(encoding="utf-8")
    return ReportResult(told.verdict, told.frames(), page)


def bot_names(bots: str | Sequence[str]) -> list[str]:
    """One name, or several."""
    if isinstance(bots, str):
        return [bots]
    if not isinstance(bots, Sequence) or not all(isinstance(bot, str) for bot in bots):
        raise Problem("unknown-level", given=bots, known=", ".join(LEVELS))
    return list(bots)


@contextmanager
def folder_of(out: str | Path | None) -> Iterator[Path]:
    """The folder named, or one that is gone afterwards."""
    if out is not None:
        yield Path(out)
        return
    with tempfile.TemporaryDirectory(prefix="durbar-") as path:
        yield Path(path)


@contextmanager
def progress_line(total: int, wanted: bool | None) -> Iterator[Callable[[int], None]]:
    """Counts games in one line that a terminal and a notebook write over; in a file nothing, unless it is wanted."""
    show = wanted if wanted is not None else sys.stderr.isatty() or "ipykernel" in sys.modules
    done, last = 0, 0.0

    def step(count: int) -> None:
        nonlocal done, last
        done += count
        if show and (done >= total or time.monotonic() - last > BLINK):
            last = time.monotonic()
            print(f"\r{done}/{total}", end="", file=sys.stderr, flush=True)

    try:
        yield step
    finally:
        if show and done:
            print(file=sys.stderr)
