"""The agenda: what remains to be done is an immutable linked list of frames, shared by clones.

A rule that happens by itself is a `Step`, a rule that asks is a `Decision`, and chance is asked like a player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NewType, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.chance import Rng
from durbar.engine.option import Option as Option
from durbar.engine.option import Verb, options_meant, words_of
from durbar.engine.refusal import NO_SUCH_CHOICE, NOT_YOUR_CHOICE, OK, Code, DeadEnd

Seat = NewType("Seat", i64)
Options: TypeAlias = "vec[i64]"  # quoted: not a run-time value once compiled
Words: TypeAlias = "tuple[str, ...]"

CHANCE: Final = Seat(-1)
NOBODY: Final = Seat(-2)
ENDLESS: Final = 20_000  # steps, or draws, in a row: our games take a hundred at most
BIT: Final = vec[i64]([2**i for i in range(62)])  # never i64(1) << n: miscompiled from n = 31
FIRST: Final = vec[i64]([-2] + [(i & -i).bit_length() - 1 for i in range(1, 256)])
BIT_OF_REST: Final = vec[i64]([next((i for i in range(62) if 2**i % 67 == rest), 0) for rest in range(67)])


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set: no two powers of 2 leave the same rest by 67."""
    return BIT_OF_REST[(bits & -bits) % 67]


def count_bits(bits: i64) -> i64:
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def members(bits: i64) -> Options:
    """The numbers in a set, in order."""
    found = vec[i64]()
    while bits:
        found = append(found, lowest(bits))
        bits &= bits - 1
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A rule that happens by itself. Fields are ints, Final, and named like the parameters.

    Positions name steps: one that is renamed says what it was called (`formerly = ("Old",)`).
    """

    formerly: ClassVar[tuple[str, ...]] = ()

    def run(self, g: Any) -> None:
        raise DeadEnd(type(self).__name__)

    def waits(self, g: Flow, frame: Frame) -> bool:
        """Its turn has come: it is done at once, or (True) somebody must choose first."""
        g.begin(frame)
        self.run(g)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A rule that asks. `options` is the only source of legality; `refused` names the rule that forbids the rest."""

    def player(self, g: Any) -> Seat:
        """The one seat that chooses."""
        raise DeadEnd(type(self).__name__)

    def players(self, g: Any) -> i64:
        """A bit for each seat that owes a choice; override where several answer in any order."""
        return BIT[self.player(g)]

    def candidates(self, g: Any, player: Seat) -> Options:
        """All that looks possible, in a fixed order."""
        raise DeadEnd(type(self).__name__)

    def refused(self, g: Any, player: Seat, option: Option) -> Code:
        """OK, or the code of the rule that forbids this candidate."""
        return OK

    def options(self, g: Any, player: Seat) -> Options:
        """The candidates that are not refused."""
        found = vec[i64]()
        for option in self.candidates(g, player):
            if self.refused(g, player, Option(option)) == OK:
                found = append(found, option)
        return found

    def choose(self, g: Any, player: Seat, option: Option) -> None:
        """What the choice does, and what follows."""
        raise DeadEnd(type(self).__name__)

    def otherwise(self, g: Any) -> None:
        """What the rules say when nothing is legal."""
        raise DeadEnd(type(self).__name__)

    def waits(self, g: Flow, frame: Frame) -> bool:
        """The options are found once, kept for `play` and shared by clones."""
        g.asked = Seat(FIRST[self.players(g)])
        g.legal = self.options(g, g.asked)
        if len(g.legal) > 0:
            g.decision = self
            return True
        g.begin(frame)
        self.otherwise(g)
        return False

    def words(self, g: Any, option: Option) -> Words:
        """The option in words: a verb, then names and numbers. Joined they are its text; `locale` knows each."""
        return words_of(g, option)

    def subject(self, g: Any) -> Words:
        """The words the question needs (an area, a nation, a number)."""
        return ()

    def option_of(self, g: Any, player: Seat, words: Words) -> Option:
        """The candidate these words mean, or -1."""
        candidates = self.candidates(g, player)
        likely = [meant for meant in options_meant(g, words) if meant in candidates]
        for option in [*likely, *candidates]:  # it may have words of its own, not those of a verb and its parts
            if self.words(g, Option(option)) == words:
                return Option(option)
        return Option(-1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision):
    """Dice and draws: `candidates` and `weight` to enumerate, `sample` to play."""

    def player(self, g: Any) -> Seat:
        return CHANCE

    def players(self, g: Any) -> i64:
        return 0

    def weight(self, g: Any, option: Option) -> i64:
        """How often this outcome comes up, as a proportion of the sum over all candidates."""
        return 1

    def sample(self, g: Any, rng: Rng) -> Option:
        """One outcome, drawn by its weight."""
        raise DeadEnd(type(self).__name__)

    def waits(self, g: Flow, frame: Frame) -> bool:
        g.decision = self
        return True

    def label(self, g: Any) -> str:
        """What names this draw whatever was played before; empty: the number of the draw."""
        return ""


class Frame:
    """A step, what follows it, and the frame of the step that planned it."""

    def __init__(self, step: Step, below: Frame | None, inside: Frame | None) -> None:
        self.step: Final = step
        self.below: Final = below
        self.inside: Final = inside


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow:
    """The base of every game's State: the agenda and whose choice it is. A State adds fields, queries and effects."""

    def __init__(self, like: Flow | None = None) -> None:
        """A new one, or a copy of everything but the log: a clone tells nobody."""
        if like is None:
            self.agenda: Frame | None = None
            self.running: Frame | None = None
            self.decision: Decision | None = None
            self.asked: Seat = NOBODY
            self.legal = vec[i64]()
            self.rules: i64 = 0  # the version of the rules it is played by
        else:
            other: Flow = like  # seen once not to be None: compiled code would make sure at each use
            self.agenda = other.agenda
            self.running = other.running
            self.decision = other.decision
            self.asked = other.asked
            self.legal = other.legal
            self.rules = other.rules
        self.log: list[tuple[int, ...]] | None = None

    def clone(self) -> Any:
        raise DeadEnd(type(self).__name__)

    def verbs(self) -> Mapping[int, Verb]:
        """What can be chosen in this game, by the number of the verb; none if its decisions find words themselves."""
        return {}

    def labels(self, kind: str) -> Sequence[str]:
        """The words for the numbers of a kind ("seat", "city", ...); they may depend on the board in use."""
        raise DeadEnd(kind)

    # --- for rules -------------------------------------------------------------------------------------------

    def do(self, first: Step, *then: Step) -> None:
        """Now, in this order, before earlier plans."""
        for i in range(len(then) - 1, -1, -1):
            self.agenda = Frame(then[i], self.agenda, self.running)
        self.agenda = Frame(first, self.agenda, self.running)

    def again(self) -> None:
        """Come back to the running step afterwards. Call before `do`."""
        self.agenda = self.running

    def leave(self, kind: type[Step]) -> None:
        """The innermost step of this kind is over at once: with its plans and its `again`."""
        frame = self.running
        while frame is not None and not isinstance(frame.step, kind):
            frame = frame.inside
        assert frame is not None, kind
        self.agenda = frame.below

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Append an event to the log, if anyone listens."""
        if self.log is not None:
            self.log.append((event, a, b, c, d))

    # --- for drivers -----------------------------------------------------------------------------------------

    def begin(self, frame: Frame) -> None:
        self.running = frame
        self.agenda = frame.below

    def advance(self) -> None:
        """Run until somebody, or chance, must choose, or nothing remains.

        A position made by hand may plan what never ends, a battle of nobody against nobody: that is a dead end.
        """
        self.decision = None
        self.asked = NOBODY
        frame = self.agenda
        left: i64 = ENDLESS
        while frame is not None and not frame.step.waits(self, frame):
            frame = self.agenda
            left -= 1
            if left == 0:
                raise DeadEnd("endless")

    def take(self, player: Seat, option: Option) -> None:
        """Carry out an option known to be legal."""
        decision, frame = self.decision, self.agenda
        assert decision is not None
        assert frame is not None
        self.begin(frame)
        decision.choose(self, player, option)
        self.advance()

    def settle(self, rng: Rng) -> None:
        """Answer for chance until a player must choose."""
        decision = self.decision
        while isinstance(decision, Chance):
            self.take(CHANCE, decision.sample(self, rng))
            decision = self.decision

    def owes(self, player: Seat) -> bool:
        """Must this seat (or CHANCE) choose now?"""
        decision = self.decision
        if decision is None:
            return False
        if isinstance(decision, Chance):
            return player == CHANCE
        return player >= 0 and decision.players(self) & BIT[player] != 0

    def legal_for(self, player: Seat) -> Options:
        """The options of this seat; none if it owes no choice."""
        decision = self.decision
        if decision is None or not self.owes(player):
            return vec[i64]()
        return self.legal if player == self.asked else decision.options(self, player)

    def why_not(self, player: Seat, option: Option) -> Code:
        """OK, or what forbids this choice."""
        decision = self.decision
        if decision is None or not self.owes(player):
            return NOT_YOUR_CHOICE
        for candidate in decision.candidates(self, player):
            if candidate == option:
                return decision.refused(self, player, option)
        return NO_SUCH_CHOICE


def playout(g: Flow, rng: Rng, limit: i64) -> i64:
    """Play random options until the game ends or `limit` decisions were made; how many were."""
    played: i64 = 0
    while played < limit:
        g.settle(rng)
        if g.decision is None:
            break
        g.take(g.asked, Option(g.legal[rng.below(len(g.legal))]))
        played += 1
    return played
