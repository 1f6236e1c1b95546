"""Positions for tests, written as the specification's examples are. Red, green, blue, yellow are seats A, B, C, D."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.engine.flow import Option, Seat
from durbar.games.maharaja import GAME, ids
from durbar.match.position import step_of
from durbar.match.record import parse_choice

T1 = "AGR3 LAH4 VAR5 PUR6 AHM7 UJJ8 DEL9"
REWARDS = dict(zip(("C3", "S3", "PC", "TAX", "P2", "EX", "SB", "MH"), ids.REWARD_WORDS, strict=True))
STANDING_REWARDS = "C3 S3 PC TAX P2 EX SB MH"
FIXTURE_F = "villages AGR-UJJ-1=A AGR-UJJ-2=AD UJJ-PUR-1=D UJJ-PUR-2=C"
AFTER_TURN = ("ActionsPhase", "CityScoring", "EndOfRound", "Rounds")
AFTER_SCORING = ("EndOfRound", "Rounds")


def track(flags: str) -> str:
    """`AGR3 LAH4 ...` as a line of a position."""
    row = ["-1"] * ids.TRACK
    for flag in flags.split():
        row[int(flag[3:])] = flag[:3]
    return f"track {' '.join(row)}"


def rewards(tiles: str) -> str:
    return f"rewards {' '.join(REWARDS[tile] for tile in tiles.split())}"


def owners(seats: int) -> list[str]:
    return ["A", "brahmabot"] if seats == 1 else list("ABCD"[:seats])


def each(field: str, seats: int, value: int) -> str:
    return " ".join([field, *(f"{owner}={value}" for owner in owners(seats))])


class Table:
    """A match loaded from a position: plays lines such as `A statue AGR plain`, and says why something is refused."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()
        steps = [step_of(GAME, n, line.split()[1:]) for n, line in enumerate(lines, 1) if line.startswith("next ")]
        self.match = durbar.load("\n".join([*(line for line in lines if not line.startswith("next ")), "over"]))
        self.g.log = []  # only now, so that the events of the first steps are heard
        if steps:
            self.g.do(*steps)
        self.g.advance()
        self.heard, self.g.log = [GAME.event_words(self.g, event) for event in self.g.log], None

    @property
    def g(self) -> Any:
        return self.match.state

    def go(self, seat: str, *texts: str) -> Table:
        for text in texts:
            self.play(f"{seat} {text}")
        return self

    def leave(self, seat: str) -> Table:
        """End the turn as if the whole plan had been performed: for tests of other rules than MJ 4.4."""
        self.g.slots = 3
        return self.go(seat, "end-turn")

    def play(self, *lines: str) -> Table:
        for line in lines:
            choice = parse_choice(GAME, self.g, line)
            if choice.player >= 0:
                self.match.play(choice.player, choice.option)
            else:
                self.match.draw(choice.option)
        return self

    def refused(self, line: str) -> str:
        """The rule that forbids this choice; empty if it is allowed. The position must not change."""
        seat, *words = line.split()
        before = self.match.position()
        number = Seat("ABCD".index(seat))
        option = self.g.decision.option_of(self.g, number, tuple(words))
        assert option >= 0, f"{line} is not even a candidate of {type(self.g.decision).__name__}"
        refusal = self.match.why_not(int(number), int(option))
        if refusal is not None:
            with pytest.raises(durbar.Illegal):
                self.match.play(int(number), int(option))
            assert self.match.position() == before
        return refusal.rule if refusal else ""

    def texts(self) -> list[str]:
        return [self.match.text(option) for option in self.match.options(int(self.g.asked))]

    def asked(self) -> str:
        return f"{'ABCD'[int(self.g.asked)]} {type(self.g.decision).__name__}"

    def move(self, seat: str, node: str) -> Table:
        """Move the priest where only one way to pay is offered."""
        self.go(seat, "move-priest")
        found = [text for text in self.texts() if text.split()[1] == node]
        assert len(found) == 1, found
        return self.go(seat, found[0])

    def offers(self, seat: str, node: str) -> list[str]:
        """What is paid to whom on the ways offered to this node."""
        self.go(seat, "move-priest")
        return [" ".join(text.split()[2:]) for text in self.texts() if text.split()[1] == node]

    def statue(self, seat: str, city: str, space: str) -> Table:
        """A statue as part of the action begun."""
        return self.go(seat, "build-statue", f"statue {city} {space}")

    def shrine(self, seat: str, place: str) -> Table:
        return self.go(seat, "build-shrine", f"shrine {place}")

    # --- reading ---------------------------------------------------------------------------------------------------

    def row(self, field: str) -> list[int]:
        return [int(number) for number in getattr(self.g, field)]

    def coins(self) -> list[int]:
        return self.row("coins")

    def pp(self) -> list[int]:
        return self.row("pp")

    def track(self) -> str:
        cities = GAME.labels(self.g, "city")
        return " ".join(f"{cities[city]}{space}" for space, city in enumerate(self.g.track) if city >= 0)

    def rewards(self) -> str:
        short = list(REWARDS)
        return " ".join(short[tile] for tile in self.g.rewards)

    def display(self) -> list[int]:
        return self.row("display")

    def characters(self) -> list[int]:
        return self.row("characters")

    def statue_owner(self, city: str, space: str) -> int:
        return int(self.g.statue(list(GAME.labels(self.g, "city")).index(city), ids.SPACE_WORDS.index(space)))

    def shrines(self, city: str) -> list[int]:
        at = list(GAME.labels(self.g, "city")).index(city)
        return [int(self.g.shrines(at, colour)) for colour in range(self.g.colours)]

    def village(self, village: str) -> str:
        return GAME.labels(self.g, "owners")[self.g.villages[list(GAME.labels(self.g, "village")).index(village)]]

    def priest(self, owner: int) -> str:
        return GAME.labels(self.g, "node")[self.g.priests[owner]]

    def events(self, name: str) -> list[tuple[str, ...]]:
        return [event[1:] for event in [*self.heard, *self.match.events()] if event[0] == name]

    def roads_taken(self) -> list[str]:
        return [event[1] for event in self.events("passes")]


def standing(seats: int = 4, settings: str = "") -> list[str]:
    """The standing position of the examples."""
    characters = dict(zip("ABCD"[:seats], (1, 2, 6, 14), strict=False))
    return [
        f"maharaja seats={seats} {settings}",
        "phase actions",
        "round 1",
        "maharaja DEL",
        track(T1),
        rewards(STANDING_REWARDS),
        "display 3 4 10",
        f"characters {' '.join(f'{seat}={number}' for seat, number in characters.items())}",
        each("board_shrines", seats, 4),
    ]


def solo(settings: str = "") -> list[str]:
    """The solo standing position: the stack holds everything not seen, the top is drawn when it is needed."""
    stack = ",".join(f"c{number}" for number in range(1, 17) if number not in (4, 9, 2, 11, 15))
    return [
        f"maharaja seats=1 {settings}",
        "phase actions",
        "round 1",
        "maharaja DEL",
        track(T1),
        rewards(STANDING_REWARDS),
        "characters A=4 brahmabot=9",
        "display 2 11 15",
        f"stack {stack}",
        "coins brahmabot=0",
        "pp brahmabot=2",
        "board_shrines A=4",
    ]


def own_tile(folder: Path, number: int, *actions: str, to: str) -> str:
    """The setting for a board like ours with a tile of Brahmabot's that the test brings: ours may be tuned."""
    ours = (files("durbar.games.maharaja") / "data" / "board.toml").read_text(encoding="utf-8")
    ahead = f"tile = {number}\nactions = "
    told = ", ".join(f'"{action}"' for action in actions)
    board, changed = re.subn(rf'{ahead}.*\nto = ".*"', f'{ahead}[{told}]\nto = "{to}"', ours)
    assert changed == 1
    path = folder / "board.toml"
    path.write_text(board, encoding="utf-8")
    return f"board={path}"


def at(*lines: str, seats: int = 4, settings: str = "", then: tuple[str, ...] = ()) -> Table:
    """The standing position with these changes; what follows is planned by `then`."""
    base = solo(settings) if seats == 1 else standing(seats, settings)
    return Table("\n".join([*base, *lines, *(f"next {step}" for step in then)]))


def action(number: str) -> str:
    """`5.3` as the word of its action."""
    return ids.ACTION_WORDS[int(number[2:]) - 1]


def turn(
    plan: str, *lines: str, seat: str = "A", seats: int = 4, settings: str = "", then: tuple[str, ...] = AFTER_TURN
) -> Table:
    """This seat's turn with a plan such as `5.3 5.5` (one action: the other is Taking 3 coins, left undone)."""
    one, other = sorted([*plan.split(), "5.5"][:2])
    number = "ABCD".index(seat)
    more = [f"plans {seat} first={action(one)} second={action(other)}", f"acting {seat}", f"acted {seat}"]
    for rest in range(seats):
        if rest != number:
            more.append(f"plans {'ABCD'[rest]} first=take-coins second=take-coins")
    return at(*more, *lines, seats=seats, settings=settings, then=(f"TurnMenu {number}", *then))


def scoring(*lines: str, seats: int = 4, settings: str = "") -> Table:
    """City scoring begins."""
    return at(*lines, seats=seats, settings=settings, then=("CityScoring", *AFTER_SCORING))


def option(table: Table, text: str) -> Option:
    return table.g.decision.option_of(table.g, table.g.asked, tuple(text.split()))
