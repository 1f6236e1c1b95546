"""`durbar conformance`: does a game keep the promises every door relies on?"""

from __future__ import annotations

from typing import Annotated

import click

from durbar.commands import speech
from durbar.engine.refusal import Problem
from durbar.locale import LANGUAGES, missing_phrases


def add(app: click.Group) -> None:
    speech.command(app, "conformance", conformance)


def conformance(
    game: speech.GameOrAll = "all",
    seed: speech.Seed = 1,
    stops: Annotated[int, speech.option("stops", min=1)] = 12,
    language: speech.Language = "",
) -> None:
    from durbar.checks.conformance import CHECKS, Tour, tours_of
    from durbar.commands.progress import progress
    from durbar.engine.game import GAMES, game_of

    for kind in GAMES.values() if game == "all" else [game_of(game)]:
        sets = list(tours_of(kind))
        found = []
        with progress(speech.say("cli-conformance-running", game=kind.id), len(sets)) as step:
            for seats, settings, rules in sets:
                found += Tour(kind, seats, settings, seed, stops, rules).breaches()
                step()
        for other in LANGUAGES:
            if keys := missing_phrases(kind.id, other):
                print(speech.say("cli-conformance-phrases", game=kind.id, language=other, keys=", ".join(keys)))
        for breach in found:
            print(breach)
        if found:
            raise Problem("conformance", game=kind.id, reason=found[0].check)
        print(speech.say("cli-conformance-done", game=kind.id, sets=len(sets), checks=len(CHECKS) + 4))
