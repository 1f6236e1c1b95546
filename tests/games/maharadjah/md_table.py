"""A table for the tests: positions as text, choices in the words of the records, dice as rolled."""

from __future__ import annotations

from typing import Any

import durbar
from durbar.engine.flow import CHANCE, Chance, Option
from durbar.games.maharadjah import GAME
from durbar.games.maharadjah.ids import LEADER_NAMES, NATION_NAMES, PLACE_NAMES


def number(nation: str) -> int:
    return NATION_NAMES.index(nation)


class Table:
    """A match without dice of its own."""

    def __init__(self, text: str, seats: int = 4, scenario: str = "full", rules: int = GAME.rules_version) -> None:
        head = f"maharadjah seats={seats} rules={rules}" + ("" if scenario == "full" else f" scenario={scenario}")
        self.match = durbar.load(f"{head}\n{text}")
        GAME.check(self.g)

    @property
    def g(self) -> Any:
        return self.match.state

    @property
    def asks(self) -> str:
        return "" if self.g.decision is None else type(self.g.decision).__name__

    @property
    def seat(self) -> str:
        return "ABCDE"[self.match.owing()[0]]

    @property
    def words(self) -> list[str]:
        """The options, as words."""
        return [self.match.text(option) for option in self.g.legal]

    def play(self, *choices: str) -> Table:
        for choice in choices:
            self.match.play(self.match.owing()[0], choice)
            GAME.check(self.g)
        return self

    def dice(self, *rolled: int) -> Table:
        """Natural dice, in the order they are rolled: the attacker's, then the defender's, factories last."""
        left = list(rolled)
        while left:
            decision = self.g.decision
            assert isinstance(decision, Chance), f"no dice due, {left} left"
            words = ("roll", *map(str, left[: decision.dice]))
            del left[: decision.dice]
            option = decision.option_of(self.g, CHANCE, words)
            assert option >= 0, words
            self.match.draw(int(option))
        return self

    def decline(self) -> Table:
        """Nobody submits, nobody allies."""
        while self.asks in ("AskSubmission", "AskAlliance"):
            self.play("decline")
        return self

    def refusal(self, words: str) -> str:
        """Why these words are refused: the key of the sentence."""
        seat = self.match.owing()[0]
        option = self.g.decision.option_of(self.g, seat, tuple(words.split()))
        if option < 0:
            return "no-such-choice"
        found = self.match.why_not(seat, int(option))
        return "" if found is None else found.key

    def take(self, place: str, count: int, company: str = "") -> Table:
        """Choose a group; with riders at hand say who goes along."""
        self.play(f"take {place} {count}" if count else f"take-leader {place}")
        if self.asks == "Escort":
            self.play(company or "alone")
        return self

    def move(self, way: str, count: int = 1, company: str = "") -> Table:
        """One whole move, such as "delhi-agra-oudh"."""
        start, *borders = way.split("-")
        self.take(start, count, company)
        for place in borders:
            self.play(f"go {place}")
        if self.asks == "March" and self.g.group_at >= 0:
            self.play("stop")
        return self

    def reach(self, place: str, count: int = 1, company: str = "") -> set[str]:
        """Where a group from here may stop."""
        trial = self.copy().take(place, count, company)
        return trial.stops()

    def stops(self) -> set[str]:
        found: set[str] = set()
        for words in self.words:
            trial = self.copy()
            at = trial.g.group_at
            if words == "stop":
                found.add(PLACE_NAMES[at])
            elif words.startswith("go "):
                trial.play(words)
                found |= trial.stops() if trial.asks == "March" and trial.g.group_at >= 0 else {words[3:]}
        return found

    def copy(self) -> Table:
        other = object.__new__(Table)
        other.match = self.match.fork()
        return other

    # --- what is there -----------------------------------------------------------------------------------------------

    def armies(self, nation: str) -> dict[str, int]:
        row = {place: int(self.g.armies_at(number(nation), p)) for p, place in enumerate(PLACE_NAMES)}
        return {place: armies for place, armies in row.items() if armies}

    def leader(self, name: str) -> str:
        place = int(self.g.leader_at[LEADER_NAMES.index(name)])
        return PLACE_NAMES[place] if place >= 0 else ""

    def score(self, nation: str) -> int:
        return int(self.g.score[number(nation)])

    def factories(self, nation: str) -> list[str]:
        return [place for p, place in enumerate(PLACE_NAMES) if self.g.factory[p] == number(nation)]

    def stored(self, nation: str) -> int:
        return int(self.g.stored[number(nation)])

    def arms(self, power: str) -> tuple[str, str]:
        """Holder and place of a power's arms."""
        i = number(power) - 13
        holder, place = int(self.g.arms_holder[i]), int(self.g.arms_at[i])
        return (NATION_NAMES[holder] if holder >= 0 else "", PLACE_NAMES[place] if place >= 0 else "")

    def told(self, name: str) -> list[tuple[str, ...]]:
        """Events of one kind, in words."""
        return [words[1:] for words in self.match.events() if words[0] == name]

    def finish(self, rng: Any) -> Table:
        """Play on at random to the end."""
        while self.g.decision is not None:
            decision = self.g.decision
            if isinstance(decision, Chance):
                self.match.draw(int(decision.sample(self.g, rng)))
            else:
                self.match.play(self.match.owing()[0], int(self.g.legal[rng.below(len(self.g.legal))]))
        return self

    def option(self, words: str) -> Option:
        return Option(self.match.option(self.match.owing()[0], words))


def steps(nation: str, *names: str) -> str:
    """Lines that plan steps of a nation: a name, and what follows its number."""
    lines = []
    for name in names:
        step, *rest = name.split()
        lines.append(" ".join(["next", step, str(number(nation)), *rest]))
    return "\n".join(lines)


def moving(
    nation: str,
    text: str,
    turn: int = 3,
    seats: int = 4,
    then: tuple[str, ...] = (),
    rules: int = GAME.rules_version,
) -> Table:
    """The movement phase of a nation, battles after it."""
    plan = steps(nation, "MoveAndFight 0", *then)
    return Table(f"turn {turn}\nnation {nation}\n{text}\n{plan}", seats, rules=rules)


def second_half(nation: str, text: str, turn: int, rules: int = GAME.rules_version) -> Table:
    plan = steps(nation, "MoveAndFight 1")
    return Table(f"turn {turn}\nnation {nation}\nhalf 1\n{text}\n{plan}", rules=rules)


def running(
    nation: str,
    text: str,
    *names: str,
    turn: int = 3,
    seats: int = 4,
    scenario: str = "full",
    rules: int = GAME.rules_version,
) -> Table:
    """Some steps of a nation's sequence."""
    return Table(f"turn {turn}\nnation {nation}\n{text}\n{steps(nation, *names)}", seats, scenario, rules)


def ending(text: str, turn: int, seats: int = 4, scenario: str = "full") -> Table:
    """The end of a turn."""
    return Table(f"turn {turn}\n{text}\nnext EndOfTurn", seats, scenario)


def fighting(nation: str, text: str, turn: int = 3, seats: int = 4, rules: int = GAME.rules_version) -> Table:
    """The battle phase of a nation."""
    plan = steps(nation, "BattlePhase")
    return Table(f"turn {turn}\nnation {nation}\nphase battle\n{text}\n{plan}", seats, rules=rules)
