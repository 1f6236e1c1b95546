"""`durbar golden`: write the reference games; `durbar digest`: compare two builds of the same sources."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from durbar.commands import speech

if TYPE_CHECKING:
    from durbar.match.match import Match


def add(app: click.Group) -> None:
    speech.command(app, "golden", golden)
    speech.command(app, "digest", digest)


def golden(
    game: speech.GameOrAll = "all",
    tries: Annotated[int, speech.option("tries", min=1)] = 300,
    bots: Annotated[int, speech.option("bot-games", "--bots", min=0)] = 60,
    out: Annotated[Path, speech.option("golden-out", "--out")] = Path("tests/golden"),
    language: speech.Language = "",
) -> None:
    from durbar.checks import golden as goldens
    from durbar.commands.progress import progress
    from durbar.engine.game import GAMES, game_of

    for kind in GAMES.values() if game == "all" else [game_of(game)]:
        players = [goldens.at_random] * tries + [by_bots] * bots
        with progress(speech.say("cli-fuzz-running", game=kind.id), len(players)) as step:
            kept = goldens.collect(kind, players, step)
        missing = goldens.write(kind, out / kind.id / f"rules-{kind.rules_version}", kept)
        print(speech.say("cli-golden-done", game=kind.id, count=len(kept), missing=len(missing)), " ".join(missing))


def by_bots(seed: int) -> Callable[[Match], tuple[int, int]]:
    """Bots end games in ways that random play does not."""
    from durbar.terminal.opponents import opponent

    choose = opponent("easy" if seed % 2 else "medium", seed)

    def answer(match: Match) -> tuple[int, int]:
        seat = match.owing()[0]
        return seat, choose(match, seat)

    return answer


def digest(
    game: speech.GameOrAll = "all",
    games: Annotated[int, speech.option("games", min=1)] = 10,
    seed: speech.Seed = 1,
    language: speech.Language = "",
) -> None:
    from durbar.checks import fuzzing
    from durbar.engine.game import GAMES, game_of

    for kind in GAMES.values() if game == "all" else [game_of(game)]:
        for line in fuzzing.digest(kind, games, seed):
            print(line)
