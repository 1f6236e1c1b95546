"""Durbar: a table for the Maharaja games.

>>> import durbar
>>> match = durbar.new("maharaja", players=2, seed=7)
>>> seat = match.owing()[0]                             # who owes a choice
>>> [match.text(option) for option in match.options(seat)][:2]
['take c3', 'take c4']
>>> match.why_not(1, match.options(seat)[0]).key        # why not
'not-your-choice'
>>> match.play(seat, "take c3")[0].words                # by number or in words; dice answer by themselves
'take c3'
>>> match.view(seat).coins, match.standing()            # what the seat sees; points so far
([15, 15], (6.0, 6.0))
>>> durbar.load(match.record()) == match                # a record replays; `match.svg()` is a picture
True
"""
# ruff: noqa: E402  where modules come from is settled before the first is imported

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from secrets import token_bytes
from typing import TYPE_CHECKING, Literal, overload

from durbar.build.build import prefer_compiled

prefer_compiled(__path__)

from durbar.engine.checked import checked_options, checked_seed
from durbar.engine.game import GAMES, game_of
from durbar.engine.refusal import Illegal, Problem, Refusal
from durbar.match import match as matches
from durbar.match import replay
from durbar.match.dice import Dice, dice_of
from durbar.match.match import Match

if TYPE_CHECKING:
    from durbar.games.dice_charmers import shown as dice_charmers
    from durbar.games.maharadjah import shown as maharadjah
    from durbar.games.maharaja import shown as maharaja

GAMES.search.append(partial(import_module, "durbar.games"))  # on first use: a library that starts in a moment

__version__ = "0.3.0"


def game_ids() -> list[str]:
    """The ids of the games; `durbar.games` is the package they live in.

    >>> "maharaja" in game_ids()
    True
    """
    return list(GAMES)


@overload
def new(
    game: Literal["maharaja"],
    players: int | None = ...,
    seed: int | None = ...,
    options: Mapping[str, str] | None = ...,
    rules: int | None = ...,
    chance: str = ...,
    **settings: str,
) -> "Match[maharaja.View]": ...
@overload
def new(
    game: Literal["maharadjah"],
    players: int | None = ...,
    seed: int | None = ...,
    options: Mapping[str, str] | None = ...,
    rules: int | None = ...,
    chance: str = ...,
    **settings: str,
) -> "Match[maharadjah.View]": ...
@overload
def new(
    game: Literal["dice_charmers"],
    players: int | None = ...,
    seed: int | None = ...,
    options: Mapping[str, str] | None = ...,
    rules: int | None = ...,
    chance: str = ...,
    **settings: str,
) -> "Match[dice_charmers.View]": ...
@overload
def new(
    game: str,
    players: int | None = ...,
    seed: int | None = ...,
    options: Mapping[str, str] | None = ...,
    rules: int | None = ...,
    chance: str = ...,
    **settings: str,
) -> Match: ...
def new(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    rules: int | None = None,
    chance: str = "dice",
    **settings: str,
) -> Match:
    """A new match, by the newest rules unless told otherwise.

    Dice answer for chance: those of the seed, or of a secret drawn at random, which the record tells in the end. With
    `chance="mine"` nobody does: `match.draw` must.

    Options are given as a mapping, or by name (`_` for `-`):

    >>> new("maharaja", players=2, seed=7, edition="draft", special_a="on")
    <Match of maharaja, 2 seats, step 23, to choose: B>
    """
    kind = game_of(game)
    options = {**checked_options(options), **{name.replace("_", "-"): value for name, value in settings.items()}}
    players = kind.usual_seats if players is None else players
    return matches.new(game, players, options, dice_by(chance, seed), rules)


def load(text: str, seed: int | None = None) -> Match:
    """A match from a position or a record, as it stands: every line of a record is checked. With a seed it goes on.

    >>> half = new("dice_charmers", players=2, seed=3)
    >>> load(half.record(), seed=4) == half
    True
    >>> load(half.position(), seed=4)
    <Match of dice_charmers, 2 seats, step 0, to choose: B>
    """
    return replay.load(text, dice_for(seed))


def dice_by(chance: str, seed: int | None) -> Dice | None:
    """The dice of a new match."""
    if chance not in ("dice", "mine"):
        raise Problem("bad-chance", given=chance)
    if chance == "mine":
        if seed is not None:
            raise Problem("seed-unused")
        return None
    return Dice(token_bytes(32)) if seed is None else dice_for(seed)


def dice_for(seed: int | None) -> Dice | None:
    """The dice of a seed; without one nobody answers for chance."""
    return None if seed is None else dice_of(checked_seed(seed))


__all__ = ["Illegal", "Match", "Problem", "Refusal", "game_ids", "load", "new"]
