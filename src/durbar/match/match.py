"""A game being played: its terms, every choice since, and any step of it. `durbar.new` and `durbar.load` return one."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Option, Seat, Words
from durbar.engine.game import GAMES, Game, Result, game_of, may_know
from durbar.engine.refusal import Illegal, Problem, Refusal
from durbar.match import position, record
from durbar.match.dice import Dice, Drawn, Draws
from durbar.match.past import Past
from durbar.match.preview import Preview, preview
from durbar.match.record import Choice, Record
from durbar.match.undo import Undoable, Why, crossing, revealed

KEEP = 32  # every so many steps the state is kept, so that any step is near one
RECENT = 8


class Terms(NamedTuple):
    """What was agreed before play. `apart`: it begins from a position of its own."""

    game: Game
    rules: int
    seats: int
    settings: dict[str, str]
    apart: bool = False


class Match:
    """States it hands out are never changed: whoever goes on from one takes a clone."""

    def __init__(self, terms: Terms, state: Any, dice: Dice | None = None) -> None:
        """With dice chance answers by itself; without, `draw` must, or whoever plays a choice brings the draws."""
        self.terms = terms
        self.game = terms.game
        self.state = state
        self.dice = dice
        self.committed = dice is not None  # every draw so far is the dice's own
        self.line: Past[Choice] = Past()
        self.told: Past[list[tuple[int, ...]]] = Past()  # for each choice, the events it led to
        self.undone: tuple[Choice, ...] = ()
        self.draws = 0
        self.kept: dict[int, Any] = {0: state}
        self.barriers: dict[int, bool] = {}
        self.go_on((), dice)

    def fork(self) -> Match:
        """A copy that goes its own way; all that is past is shared."""
        other = object.__new__(Match)
        vars(other).update(vars(self))
        other.line, other.told = self.line.fork(), self.told.fork()
        other.kept, other.barriers = dict(self.kept), dict(self.barriers)
        return other

    def imagined(self, seat: int, rng: Rng, step: int | None = None) -> Match:
        """A match that begins here, in which whatever the seat cannot know is dealt anew."""
        g = self.state if step is None else self.at(step)
        return Match(self.terms._replace(apart=True), self.game.determinize(g, seat, rng))

    def __repr__(self) -> str:
        named = self.game.labels(self.state, "seat")
        now = f"over: {self.result.reason}" if self.over else f"to choose: {', '.join(named[s] for s in self.owing())}"
        return f"<Match of {self.game.id}, {self.terms.seats} seats, step {self.steps}, {now.rstrip(': ')}>"

    # --- how things stand --------------------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        return len(self.line)

    @property
    def over(self) -> bool:
        return self.state.decision is None

    @property
    def result(self) -> Result:
        return self.game.result(self.state)

    def owing(self, state: Any = None) -> list[int]:
        """The seats that owe a choice."""
        g = self.state if state is None else state
        if g.decision is None:
            return []
        bits = int(g.decision.players(g))  # chance has none
        return [seat for seat in range(self.terms.seats) if bits >> seat & 1]

    def checked(self, seat: int) -> int:
        """The seat, if there is such a one here."""
        if seat not in range(self.terms.seats):
            known = ", ".join(map(str, range(self.terms.seats)))
            raise Problem("unknown-seat", given=str(seat), known=known)
        return seat

    def options(self, seat: int) -> list[int]:
        """What a seat may choose now; nothing if it owes no choice."""
        return list(self.state.legal_for(Seat(self.checked(seat))))

    def view(self, seat: int | None = None) -> Any:
        """What a seat (None: anybody) may see."""
        return self.game.view(self.state, None if seat is None else self.checked(seat))

    def mask(self, seat: int) -> list[int]:
        """The stable action ids of the seat's options."""
        return [self.game.action_of(self.state, option) for option in self.options(seat)]

    def text(self, option: int) -> str:
        """An option of the present decision in words."""
        decision, g = self.state.decision, self.state
        asked = [CHANCE] if isinstance(decision, Chance) else self.owing()
        if not any(option in decision.candidates(g, Seat(player)) for player in asked):
            raise Illegal(Refusal("no-such-choice", ""))
        return " ".join(self.state.decision.words(self.state, Option(option)))

    def option(self, seat: int, words: str) -> int:
        """The option these words mean; refused if it cannot be chosen."""
        return record.option_of(self.game, self.state, self.checked(seat), tuple(words.split()))

    def why_not(self, seat: int, option: int) -> Refusal | None:
        """The rule that forbids this choice; None if it may be made."""
        return self.game.refusal(self.state, self.checked(seat), option)

    def preview(self, seat: int, option: int) -> Preview:
        """What this option would do, as far as the seat can know."""
        if (refusal := self.why_not(seat, option)) is not None:
            raise Illegal(refusal)
        return preview(self.game, self.state, seat, option)

    # --- going on ----------------------------------------------------------------------------------------------------

    def play(self, seat: int, option: int | str, draws: Draws | None = None) -> list[Choice]:
        """A choice, as a number or in words, and what chance answers; an illegal one is refused and changes nothing."""
        if isinstance(option, str):
            option = self.option(seat, option)
        elif option not in self.options(seat):
            raise Illegal(self.why_not(seat, option) or Refusal("no-such-choice", ""))
        made = self.go_on(((seat, option),), draws or self.dice)
        self.undone = ()
        return made

    def draw(self, option: int | str) -> list[Choice]:
        """Answer for chance, as tests and replays do."""
        if not isinstance(self.state.decision, Chance):
            raise Illegal(Refusal("not-your-choice", ""))
        if isinstance(option, str):
            option = record.option_of(self.game, self.state, int(CHANCE), tuple(option.split()))
        return self.go_on(((int(CHANCE), option),), None)

    def settle(self, draws: Draws) -> list[Choice]:
        """Let chance answer until a player must choose."""
        return self.go_on((), draws)

    def go_on(self, choices: Iterable[tuple[int, int]], draws: Draws | None) -> list[Choice]:
        """Carry out choices known to be legal, and chance's answers after them; all of it or, if it fails, nothing."""
        g = self.state.clone()
        made: list[Choice] = []
        told, kept, drawn = [], {}, self.draws
        for player, option in self.answered(g, choices, draws):
            made.append(record.choice_of(g, player, option))
            g.log = []
            g.take(Seat(player), Option(option))
            told.append(g.log)
            g.log = None
            if (self.steps + len(made)) % KEEP == 0:
                kept[self.steps + len(made)] = g.clone()
        if made:
            self.line.extend(made)
            self.told.extend(told)
            self.draws = drawn + sum(choice.player == CHANCE for choice in made)
            self.state = kept[self.steps] = g
            self.kept |= kept
            self.forget()
        return made

    def answered(self, g: Any, choices: Iterable[tuple[int, int]], draws: Draws | None) -> Iterator[tuple[int, int]]:
        """These choices, then chance's as long as it is asked."""
        yield from choices
        number = self.draws
        while draws is not None and isinstance(g.decision, Chance):
            yield int(CHANCE), draws.draw(g, number)
            number += 1

    def forget(self) -> None:
        """Keep the states of the last few steps and of every KEEP-th."""
        for step in [s for s in self.kept if s % KEEP and s < self.steps - RECENT]:
            del self.kept[step]

    # --- going back --------------------------------------------------------------------------------------------------

    def undo(self, to: int) -> None:
        """To step `to`; what is taken back can be played again."""
        self.check_step(to)
        taken = tuple(self.line[to:])
        self.undone = taken + self.undone
        self.draws -= sum(choice.player == CHANCE for choice in taken)
        self.state = self.at(to)
        self.line, self.told = self.line.fork(to), self.told.fork(to)
        self.kept = {s: state for s, state in self.kept.items() if s <= to} | {to: self.state}
        self.barriers = {s: known for s, known in self.barriers.items() if s < to}

    def redo(self) -> list[Choice]:
        """Play again what was undone last, with the draws that followed it."""
        if not self.undone:
            raise Problem("nothing-to-redo")
        end = 1
        while end < len(self.undone) and self.undone[end].player == CHANCE:
            end += 1
        (player, words, _), rest = self.undone[0], self.undone[end:]
        made = self.play(player, words, Drawn(choice.words for choice in self.undone[1:end]))
        self.undone = rest
        return made

    def undoable(self, seat: int) -> Undoable:
        """How far the seat may go back by itself, and what stands in the way."""
        to = self.last_choice(seat)
        return Undoable(to, None if to is None else self.why_barred(seat, to), self.first_free(seat))

    def last_choice(self, seat: int) -> int | None:
        """The step at which the seat made its last choice."""
        return next((s for s in range(self.steps - 1, -1, -1) if self.line[s].player == seat), None)

    def why_barred(self, seat: int, to: int) -> Why | None:
        """What stands between now and step `to`; nothing: the seat may go back by itself."""
        why = crossing(self.line[to:], seat)
        if why is not None:
            return why
        return "revealed" if any(self.reveals(step) for step in range(self.steps - 1, to - 1, -1)) else None

    def reveals(self, step: int) -> bool:
        if step not in self.barriers:
            player, _, option = self.line[step]
            self.barriers[step] = revealed(self.game, self.at(step), player, option)
        return self.barriers[step]

    def first_free(self, seat: int) -> int | None:
        first = None
        for step in range(self.steps - 1, -1, -1):
            if self.line[step].player != seat or self.reveals(step):
                break
            first = step
        return first

    def chosen_at(self, step: int) -> bool:
        """Is this a step at which somebody chose?"""
        return 0 <= step < self.steps and self.line[step].player != CHANCE

    # --- looking back ------------------------------------------------------------------------------------------------

    def at(self, step: int) -> Any:
        """The state after this many choices: not to be changed."""
        self.check_step(step)
        near = max(s for s in self.kept if s <= step)
        if near == step:
            return self.kept[near]
        g = self.kept[near].clone()
        for player, _, option in self.line[near:step]:
            g.take(Seat(player), Option(option))
        return g

    def check_step(self, step: int) -> None:
        if step not in range(self.steps + 1):
            raise Problem("no-such-step", known=self.steps)

    def walk(self) -> Iterator[tuple[Any, Choice]]:
        """Each choice with the state it was made in; the state goes on under the reader's hands."""
        g = self.kept[0].clone()
        for choice in self.line:
            yield g, choice
            g.take(Seat(choice.player), Option(choice.option))

    def events(self, seat: int | None = None, since: int = 0, until: int | None = None) -> list[Words]:
        """What happened from step `since` on, in words, as this seat (None: anybody) may know it."""
        game = self.game
        heard = [event for told in self.told[since:until] for event in told if may_know(seat, game.visible_to(event))]
        return [game.event_words(self.state, event) for event in heard]

    def checksum(self) -> str:
        """A short name for the present position."""
        return self.game.checksum(self.state)

    def digest(self, told: Iterable[tuple[int | None, Words]]) -> str:
        """A short name for what was told (whom, and in what words), and for who owes a choice now."""
        events = [(visible_to, *words) for visible_to, words in told]
        return hashlib.sha256(f"{events} {self.owing()}".encode()).hexdigest()[:12]

    # --- as text -----------------------------------------------------------------------------------------------------

    def position(self, step: int | None = None) -> str:
        return position.write(self.game, self.state if step is None else self.at(step))

    def record(self, **facts: str) -> str:
        """The game so far as text. Facts such as names and the secret are added as lines of their own."""
        if self.dice is not None and self.committed:
            facts = {"commitment": self.dice.commitment, **facts}
            if self.over:
                facts["secret"] = self.dice.secret.hex()
        return self.told_as_record(facts)

    def told_as_record(self, facts: Mapping[str, str]) -> str:
        if self.over:
            facts = {**facts, "result": record.result_text(self.result)}
        start = self.position(0) if self.terms.apart else ""
        _, rules, seats, settings, _ = self.terms
        told = Record(self.game.id, seats, rules, settings, dict(facts), (), start)
        return record.write(self.game, told, self.game.labels(self.state, "seat"), self.line)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.told_as_record({}), self.dice, self.committed)


def restored(text: str, dice: Dice | None, committed: bool) -> Match:
    """A match that was packed for another process."""
    match = replay(record.read(text))
    match.dice, match.committed = dice, committed
    return match


def new(
    game: str,
    seats: int,
    settings: Mapping[str, str] | None = None,
    dice: Dice | None = None,
    rules: int | None = None,
) -> Match:
    """A new match, by the newest rules unless told otherwise."""
    return begun(game_of(game), game_of(game).new(seats, settings, rules), dice)


def begun(game: Game, state: Any, dice: Dice | None = None, apart: bool = False) -> Match:
    """A match that begins with this state."""
    seats, settings = game.setup(state)
    return Match(Terms(game, int(state.rules), seats, settings, apart), state, dice)


def load(text: str, dice: Dice | None = None, to: int | None = None) -> Match:
    """A match from a position or a record. A record is replayed, every line checked (of the first `to` choices)."""
    if text.lstrip().startswith(record.HEAD):
        told = record.read(text)
        return go_on_from(replay(told if to is None else told.cut(to)), dice)
    return begun(*position.read(GAMES, text), dice, apart=True)


def go_on_from(match: Match, dice: Dice | None) -> Match:
    """A game begun with other dice goes on with these, and then claims no commitment."""
    if dice is not None and match.dice is None:
        match.dice, match.committed = dice, match.draws == 0
        match.settle(dice)
    return match


def replay(told: Record, dice: Dice | None = None) -> Match:
    """Play a record again; refused with the line that does not fit. With dice, each draw must be their own."""
    game = game_of(told.game)
    if told.start:
        match = begun(*position.read(GAMES, told.start), apart=True)
    else:
        match = begun(game, game.new(told.seats, told.settings, told.rules))
    for n, line in told.lines:
        replay_line(match, n, line, dice)
    if "result" in told.facts:
        check_result(match, told.facts["result"])
    if told.secret is not None:
        match.dice, match.committed = Dice(told.secret), True
    return match


def replay_line(match: Match, n: int, line: str, dice: Dice | None) -> None:
    try:
        choice = record.parse_choice(match.game, match.state, line)
    except Problem as problem:
        raise Problem("record-choice", line=n, given=line, reason=problem.key) from problem
    if dice is not None and choice.player == CHANCE:
        check_draw(match, choice, dice, n, line)
    try:
        match.go_on(((choice.player, choice.option),), None)
    except Exception as broken:  # a mistake of ours: a saved crash ends like this
        reason = f"{type(broken).__name__} {broken}"
        raise Problem("record-breaks", line=n, given=line, reason=reason) from broken


def check_draw(match: Match, choice: Choice, dice: Dice, n: int, line: str) -> None:
    """Is this line of chance what the secret gives?"""
    expected = match.text(dice.draw(match.state, match.draws))
    if choice.words != expected:
        raise Problem("record-draw", line=n, given=line, known=f"{record.CHANCE_MARK} {expected}")


def check_result(match: Match, claimed: str) -> None:
    known = record.result_text(match.result)
    if claimed != known or not match.over:
        raise Problem("record-result", given=claimed, known=known)


def verify(told: Record) -> Match:
    """Replay a finished record and check that its dice were honest: committed before, and never changed."""
    if told.secret is None or "commitment" not in told.facts:
        raise Problem("record-secret-missing")
    dice = Dice(told.secret)
    if dice.commitment != told.facts["commitment"]:
        raise Problem("record-commitment")
    if "result" not in told.facts:
        raise Problem("record-unfinished")
    return replay(told, dice)
