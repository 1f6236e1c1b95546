"""Positions in the words of the examples, moves by the beginning of their words, and what changed on a sheet."""

from __future__ import annotations

import durbar
from durbar.engine.flow import Option, Seat
from durbar.games.dice_charmers import GAME

ROLL = "P1=tea-tea P2=silk-silk G1=straight G2=curve B1=flag B2=lotus O1=mogul O2=builder"
ROLL_66 = "P1=tea-tea P2=silk-spice G1=straight G2=curve B1=flag B2=lotus O1=mogul O2=builder"
ROLL_77 = "P1=tea-tea P2=silk-spice G1=straight G2=curve B1=lotus B2=tiger O1=man_singh O2=man_singh"
FULL = ("circled {0} tea=6 silk=6 spice=6", "river {0} 18=1", "palace {0} " + " ".join(
    f"{who}=3" for who in ("mogul", "maharani", "merchant", "man_singh", "builder", "portuguese")
))  # fmt: skip
CELLS = [f"{column}{row}" for row in range(1, 5) for column in "abcde"]


def crossings(seat: str) -> str:
    """A crossing in every cell of the Sun sheet."""
    return f"roads {seat} " + " ".join(f"{cell}=NESW" for cell in CELLS if cell != "c4")


def exhausted(seat: str) -> list[str]:
    """A sheet on which no die marks anything."""
    return [crossings(seat), *(line.format(seat) for line in FULL)]


class Table:
    """A match loaded from a position, and A's sheet as it was."""

    def __init__(self, text: str, seed: int | None = None) -> None:
        self.match = durbar.load(text, seed=seed)
        self.before = self.sheet()

    @property
    def g(self) -> object:
        return self.match.state

    def sheet(self, seat: int = 0) -> dict[str, str]:
        """One sheet in the notation of the examples."""
        g, sheet = self.match.state, self.match.view().sheets[seat]
        found = {cell: str(GAME.labels(g, "road")[sheet.roads[n]]) for n, cell in enumerate(GAME.labels(g, "cell"))}
        found |= {f"space {n + 1}": str(mark) for n, mark in enumerate(sheet.river)}
        goods = enumerate(GAME.labels(g, "good"))
        found |= {good: f"{sheet.circled[n]}/{sheet.sold[n]}" for n, good in goods}
        for kind, field in (("character", "palace"), ("building", "values")):
            found |= {word: str(getattr(sheet, field)[n]) for n, word in enumerate(GAME.labels(g, kind))}
        found["karma"] = f"{sheet.karma}/{sheet.spent}"
        return found | {"fame": str(sheet.fame), "money": str(sheet.money)}

    def changes(self) -> dict[str, str]:
        """Everything that changed on A's sheet, with its new value."""
        after = self.sheet()
        return {key: after[key] for key in after if after[key] != self.before[key]}

    def asks(self) -> str:
        return type(self.match.state.decision).__name__

    def candidates(self) -> dict[int, tuple[str, ...]]:
        g = self.match.state
        player = Seat(self.match.owing()[0]) if self.match.owing() else Seat(-1)
        return {int(o): g.decision.words(g, Option(o)) for o in g.decision.candidates(g, player)}

    def options(self) -> list[str]:
        return [self.match.text(option) for option in self.match.options(self.match.owing()[0])]

    def find(self, text: str) -> int:
        """The option whose words begin with these, or else the candidate."""
        wanted = tuple(text.split())
        legal = self.match.options(self.match.owing()[0]) if self.match.owing() else []
        fitting = [option for option, words in self.candidates().items() if words[: len(wanted)] == wanted]
        for option in [*(o for o in fitting if o in legal), *fitting]:
            return option
        raise AssertionError(f"no candidate {text!r} among {sorted(map(' '.join, self.candidates().values()))}")

    def play(self, *texts: str) -> Table:
        for text in texts:
            self.match.play(self.match.owing()[0], self.find(text))
            GAME.check(self.match.state)
        return self

    def roll(self, *texts: str) -> Table:
        """Answer for chance."""
        for text in texts:
            self.match.draw(self.find(text))
        return self

    def why(self, text: str) -> str:
        """The rule that refuses this choice, and nothing has changed."""
        before = self.match.position()
        refusal = self.match.why_not(self.match.owing()[0], self.find(text))
        assert refusal is not None, f"{text} is allowed"
        assert self.match.position() == before
        return f"{refusal.key} {refusal.rule}"

    def told(self, name: str) -> list[str]:
        """The last word of every event of this name."""
        return [words[-1] for words in self.match.events() if words[0] == name]

    def circled(self) -> list[str]:
        return self.told("bonus_circled")

    def lost(self) -> list[str]:
        return self.told("bonus_lost") + self.told("reward_lost")

    def place(self, where: str) -> list[str]:
        """The dice in the centre, on the elephant or in a warehouse."""
        g = self.match.state
        number = list(GAME.labels(g, "place")).index(where)
        return [die for n, die in enumerate(GAME.labels(g, "die")) if g.place[n] == number]


def turn(*lines: str, dice: str = "", seats: int = 2, sheet: str = "sun", rules: int = GAME.rules_version) -> Table:
    """A's turn, the first of a round, with the roll of the examples but for the dice named."""
    head = f"dice_charmers seats={seats} sheet={sheet} rules={rules}"
    rolled = "" if any(line.startswith("shows") for line in lines) else f"shows {ROLL} {dice}"
    return Table("\n".join([head, "first A", rolled, *lines]) + "\n")
