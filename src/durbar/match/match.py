"""A game being played: its terms, every choice since, and any step of it. `durbar.new` and `durbar.load` return one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, takewhile
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from durbar.engine.chance import Rng
from durbar.engine.checked import checked_seat, checked_seed, whole
from durbar.engine.flow import CHANCE, ENDLESS, Chance, Option, Seat, Words
from durbar.engine.game import OPEN, Game, Result, game_of, may_know
from durbar.engine.refusal import OK, DeadEnd, Illegal, Problem, Refusal
from durbar.match import position, record
from durbar.match.called import candidate_called, owing
from durbar.match.dice import Dice, Drawn, Draws, checked_draws
from durbar.match.past import Past
from durbar.match.picture import picture_of
from durbar.match.position import Written
from durbar.match.preview import Preview, preview
from durbar.match.record import Choice, Record
from durbar.match.routes import Route, routes
from durbar.match.undo import Undoable, Why, crossing, reveals_something
from durbar.par import par_of

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # known to type checkers; a match of any game is `Match`

    from durbar.match.tree import Tree

    View = TypeVar("View", default=Any)
else:
    from typing import TypeVar

    View = TypeVar("View")

KEEP = 64  # steps between states that are kept, so that any step is near one
SELDOM = 256  # the same once the game is over
RECENT = 6  # the last few are kept too
FOUND_OUT = 32  # choices of which it is remembered whether they revealed something: people ask about the last ones


class Terms(NamedTuple):
    """What was agreed before play. `apart`: it begins from a position of its own."""

    game: Game
    rules: int
    seats: int
    settings: dict[str, str]
    apart: bool = False


class Match(Generic[View]):
    """A game being played. States it hands out are never changed: whoever goes on from one takes a clone.

    >>> import durbar
    >>> match = durbar.new("maharaja", players=2, seed=7)
    >>> match.owing(), len(match.options(0))
    ([0], 5)
    >>> match.text(match.options(0)[0])
    'take c3'
    >>> [choice.words for choice in match.play(0, "take c3")]
    ['take c3']
    >>> match.events(since=match.steps - 1)
    [('takes-character', 'A', 'c3', 'display')]
    >>> match.undo()
    >>> match.redo()[0].words, match.view(0).coins
    ('take c3', [15, 15])
    >>> [len(then.events()) for then in match][-2:]
    [21, 22]
    >>> durbar.load(match.record()) == match
    True
    >>> import pickle
    >>> pickle.loads(pickle.dumps(match)) == match
    True
    """

    def __init__(self, terms: Terms, state: Any, dice: Dice | None = None) -> None:
        """With dice chance answers by itself; without, `draw` must, or whoever plays a choice brings the draws."""
        self.terms = terms
        self.game = terms.game
        self.state = state
        self.dice = dice
        self.committed = dice is not None  # every draw so far is the dice's own
        self.line: Past[Choice] = Past()
        self.events_by_step: Past[tuple[tuple[int, ...], ...]] = Past()  # for each choice, the events it led to
        self.undone: tuple[Choice, ...] = ()
        self.draws = 0
        self._kept: dict[int, Any] = {0: state}
        self._barriers: dict[int, tuple[Choice, bool]] = {}  # by step: the choice, and whether it revealed something
        self._written: Written = []  # the last position that was written: copies share it
        self._free: tuple[Choice, int] | None = None  # a choice that revealed nothing, and the first in a row with it
        self._last_steps: dict[int, int] = {}  # by seat: the step of its last choice, unless that was taken back
        self._grown: Tree | None = None  # what else was tried, if anybody asked or a record told
        self.go_on((), dice)

    def fork(self) -> Match[View]:
        """A copy that goes its own way; all that is past is shared."""
        other: Match[View] = object.__new__(Match)
        vars(other).update(vars(self))
        other.line, other.events_by_step = self.line.fork(), self.events_by_step.fork()
        other._kept, other._last_steps = dict(self._kept), dict(self._last_steps)
        other._grown = None
        return other

    def imagined(self, seat: int, rng: Rng | int, step: int | None = None) -> Match[View]:
        """A match that begins here, in which whatever the seat cannot know is dealt anew (by a generator or a seed)."""
        g, seat = self.state if step is None else self.at(step), self.checked(seat)
        dealt = self.game.determinize(g, seat, rng if isinstance(rng, Rng) else Rng(checked_seed(rng)))
        return Match(self.terms._replace(apart=True), dealt)

    def __eq__(self, other: object) -> bool:
        """The same game, begun alike, and the same choices and draws since; whose dice they are does not matter."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.terms == other.terms and self.line == other.line and self.game.same(self.state, other.state)

    __hash__ = None  # type: ignore[assignment]  # a match goes on, and is another one then

    def __iter__(self) -> Iterator[Match[View]]:
        """The match as it stood after each choice, from the beginning to now: to look at, or to play on from."""
        for step, g in enumerate(chain((g for g, _ in self.walk()), [self.state])):
            then = self.fork()
            then._kept[step] = g.clone()
            then.undo(step)
            then.undone = ()
            yield then

    def __repr__(self) -> str:
        named = self.game.labels(self.state, "seat")
        now = f"to choose: {', '.join(named[s] for s in self.owing())}" if self.owing() else "to draw"
        if self.over:
            now = f"over: {self.ending.reason}"
        return f"<Match of {self.game.id}, {self.terms.seats} seats, step {self.steps}, {now}>"

    # --- how things stand --------------------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        return self.line.length

    @property
    def over(self) -> bool:
        return self.state.decision is None

    @property
    def result(self) -> Result | None:
        """How the game ended; None as long as it is played."""
        return self.ending if self.over else None

    @property
    def ending(self) -> Result:
        """The same of a game that is over; a problem before."""
        if not self.over:
            raise Problem("not-over")
        return self.game.result(self.state)

    def standing(self) -> tuple[float, ...]:
        """Points so far by seat, as things stand."""
        return self.game.result(self.state).scores

    @property
    def over_par(self) -> tuple[float, ...] | None:
        """By seat the points above what the seat makes on average; None where no par was measured."""
        par = par_of(self.game, self.terms.seats, self.terms.settings)
        if par is None:
            return None
        return tuple(round(score - usual, 1) for score, usual in zip(self.standing(), par.points, strict=True))

    def owing(self) -> list[int]:
        """The seats that owe a choice."""
        return owing(self.state)

    def checked(self, seat: int) -> int:
        """The seat, if there is such a one here."""
        return checked_seat(seat, self.terms.seats)

    def options(self, seat: int) -> list[int]:
        """What a seat may choose now; nothing if it owes no choice."""
        return list(self.state.legal_for(self.checked(seat)))

    def view(self, seat: int | None = None) -> View:
        """What a seat (None: anybody) may see."""
        shown: View = self.game.view(self.state, None if seat is None else self.checked(seat))
        return shown

    def mask(self, seat: int) -> list[int]:
        """The stable action ids of the seat's options."""
        return [self.game.learning.action_of(self.state, option) for option in self.options(seat)]

    def text(self, option: int | str) -> str:
        """An option of the present decision in words."""
        option = self._candidate(option)
        return " ".join(self.state.decision.words(self.state, Option(option)))

    def _candidate(self, option: int | str) -> int:
        """What looks like a choice of those asked now (of chance too), legal or not; anything else is refused."""
        decision, g = self.state.decision, self.state
        asked = [int(CHANCE)] if isinstance(decision, Chance) else self.owing()
        if isinstance(option, str):
            return candidate_called(g, asked, option)
        number = whole(option)
        if number is None or not any(number in decision.candidates(g, Seat(player)) for player in asked):
            raise Illegal(Refusal("no-such-choice", ""))
        return number

    def option(self, seat: int, choice: int | str) -> int:
        """The option that is meant, by number or in words; refused if it cannot be chosen."""
        return self._allowed(seat, choice)

    def why_not(self, seat: int, option: int | str) -> Refusal | None:
        """The rule that forbids this choice, given by number or in words; None if it may be made."""
        if isinstance(option, str):
            option = candidate_called(self.state, [self.checked(seat)] if seat in self.owing() else [], option)
        number = whole(option)
        return self.game.refusal(self.state, self.checked(seat), -1 if number is None else number)

    def _allowed(self, seat: int, option: int | str) -> int:
        """The option, if this seat may choose it now."""
        seat = self.checked(seat)
        if isinstance(option, str):
            if seat not in self.owing():
                raise Illegal(Refusal("not-your-choice", "", tuple(option.split())))
            option = candidate_called(self.state, [seat], option)
        number = whole(option)
        if number is not None and self.state.why_not(seat, number) == OK:
            return number
        refusal = self.why_not(seat, option)
        assert refusal is not None
        raise Illegal(refusal)

    def preview(self, seat: int, option: int | str) -> Preview:
        """What this option would do, as far as the seat can know."""
        return preview(self.game, self.state, self.checked(seat), self._allowed(seat, option))

    def routes(self, seat: int, first: int | str | None = None) -> list[Route]:
        """Where several choices of this seat in a row would lead, after this first one."""
        return routes(self.game, self.state, self.checked(seat), None if first is None else self._allowed(seat, first))

    # --- going on ----------------------------------------------------------------------------------------------------

    def play(self, seat: int, option: int | str, draws: Draws | None = None) -> list[Choice]:
        """A choice, as a number or in words, and what chance answers; an illegal one is refused and changes nothing."""
        answers = self.dice if draws is None else checked_draws(draws)
        seat = self.checked(seat)
        made = self.go_on(((seat, self._allowed(seat, option)),), answers)
        self.undone = ()
        return made

    def draw(self, option: int | str) -> list[Choice]:
        """Answer for chance, as tests and replays do."""
        if not isinstance(self.state.decision, Chance):
            raise Illegal(Refusal("not-your-choice", ""))
        return self.go_on(((int(CHANCE), self._candidate(option)),), None)

    def settle(self, draws: Draws) -> list[Choice]:
        """Let chance answer until a player must choose."""
        return self.go_on((), checked_draws(draws))

    def go_on(self, choices: Iterable[tuple[int, int]], draws: Draws | None) -> list[Choice]:
        """Carry out choices known to be legal, and chance's answers after them; all of it or, if it fails, nothing."""
        g = self.state.clone()
        return self.follow(g, self._answered(g, choices, draws))

    def follow(self, g: Any, choices: Iterable[tuple[int, int]]) -> list[Choice]:
        """The same with a copy of the state, which goes on in place: so a choice may be found when its turn comes."""
        made: list[Choice] = []
        told, kept, step = [], {}, self.steps
        for player, option in choices:
            made.append(record.choice_of(g, player, option))
            g.log = log = list[tuple[int, ...]]()
            g.take(player, option)
            told.append(tuple(log))
            step += 1
            if step % KEEP == 0:
                kept[step] = g.clone()
        g.log = None
        if made:
            self._take_over(g, made, told, kept)
        return made

    def _take_over(self, g: Any, made: list[Choice], told: list[Any], kept: dict[int, Any]) -> None:
        """What was carried out is what is now."""
        before = self.steps
        self.line.extend(made)
        self.events_by_step.extend(told)
        for step, choice in enumerate(made, before):
            self._last_steps[choice.player] = step
            self.draws += choice.player == CHANCE
        self.state = g
        self._kept.update(kept)
        self._kept[self.steps] = g
        for step in range(before - RECENT, self.steps - RECENT):
            if step % KEEP:
                self._kept.pop(step, None)

    def pack(self) -> None:
        """Nobody goes on from here: what is past takes little room."""
        self.line.pack()
        self.events_by_step.pack()
        self._barriers, self._written = {}, []
        self._kept = {step: state for step, state in self._kept.items() if step % SELDOM == 0 or step == self.steps}

    def _answered(self, g: Any, choices: Iterable[tuple[int, int]], draws: Draws | None) -> Iterator[tuple[int, int]]:
        """These choices, then chance's as long as it is asked."""
        yield from choices
        number = self.draws
        while draws is not None and isinstance(g.decision, Chance):
            if number == self.draws + ENDLESS:
                raise DeadEnd("endless")
            yield int(CHANCE), draws.draw(g, number)
            number += 1

    # --- going back --------------------------------------------------------------------------------------------------

    def undo(self, to: int | None = None) -> None:
        """Take back the last choice with what chance answered, or all since step `to`; it can be played again."""
        if to is None:
            to = next((n for n in range(self.steps - 1, -1, -1) if self.line[n].player != CHANCE), None)
            if to is None:
                raise Problem("nothing-to-undo")
        to = self._checked_step(to)
        taken = tuple(self.line[to:])
        self.undone = taken + self.undone
        self.draws -= sum(choice.player == CHANCE for choice in taken)
        self.state = self.at(to)
        self.line, self.events_by_step = self.line.fork(to), self.events_by_step.fork(to)
        self._kept = {s: state for s, state in self._kept.items() if s <= to} | {to: self.state}

    def redo(self) -> list[Choice]:
        """Play again what was undone last, with the draws that followed it."""
        if not self.undone:
            raise Problem("nothing-to-redo")
        first, *rest = self.undone
        drawn = list(takewhile(lambda choice: choice.player == CHANCE, rest))
        made = self.play(first.player, first.words, Drawn(choice.words for choice in drawn))
        self.undone = tuple(rest[len(drawn) :])
        return made

    def undoable(self, seat: int) -> Undoable:
        """How far the seat may go back by itself, and what stands in the way."""
        to = self.last_choice(seat)
        if to is None:
            return Undoable(None, None, None)
        if to < self.steps - 1:
            return Undoable(to, crossing(self.line[to + 1 : to + 2], seat), None)
        first = self._first_free(seat)
        return Undoable(to, "revealed" if first is None else None, first)

    def last_choice(self, seat: int) -> int | None:
        """The step at which the seat made its last choice."""
        known = self._last_steps.get(seat := self.checked(seat), self.steps)
        if known < self.steps and self.line[known].player == seat:
            return known
        back = next((n for n, choice in enumerate(reversed(self.line)) if choice.player == seat), None)
        return None if back is None else self.steps - 1 - back

    def why_barred(self, seat: int, to: int) -> Why | None:
        """What stands between now and step `to`; nothing: the seat may go back by itself."""
        to = self._checked_step(to)
        why = crossing(self.line[to:], self.checked(seat))
        if why is not None:
            return why
        return "revealed" if any(self._revealed(step) for step in range(self.steps - 1, to - 1, -1)) else None

    def reveals(self, step: int) -> bool:
        """Did somebody learn something by this choice?"""
        return self._revealed(self._checked_step(step, self.steps - 1))

    def _revealed(self, step: int) -> bool:
        choice, known = self.line[step], self._barriers.get(step)
        if known is None or known[0] is not choice:  # copies share what was found out; one may have gone another way
            may = self.game.may_reveal(choice.words.partition(" ")[0])
            known = choice, may and reveals_something(self.game, self.at(step), choice.player, choice.option)
            if len(self._barriers) >= FOUND_OUT:
                self._barriers.clear()
            self._barriers[step] = known
        return known[1]

    def _first_free(self, seat: int) -> int | None:
        """The first of the seat's last choices in a row that revealed nothing."""
        seat, last = self.checked(seat), self.steps - 1
        if last < 0 or self.line[last].player != seat or self._revealed(last):
            return None
        known = self._free
        if known is None or known[0] is not self.line[last]:
            before = known is not None and last > 0 and known[0] is self.line[last - 1] and known[0].player == seat
            first = known[1] if known is not None and before else self._look_back(seat, last)
            known = self._free = (self.line[last], first)
        return known[1]

    def _look_back(self, seat: int, first: int) -> int:
        """From a choice of this seat that revealed nothing to the first of those before it."""
        while first > 0 and self.line[first - 1].player == seat and not self._revealed(first - 1):
            first -= 1
        return first

    # --- looking back ------------------------------------------------------------------------------------------------

    def at(self, step: int) -> Any:
        """The state after this many choices: not to be changed."""
        step = self._checked_step(step)
        near = max(s for s in self._kept if s <= step)
        if near == step:
            return self._kept[near]
        g = self._kept[near].clone()
        for player, _, option in self.line[near:step]:
            g.take(Seat(player), Option(option))
        return g

    def _checked_step(self, step: int, last: int | None = None) -> int:
        """The step, if this match has got that far."""
        number, end = whole(step), self.steps if last is None else whole(last)
        if number is None or end is None or number not in range(end + 1):
            raise Problem("no-such-step", known=self.steps if end is None else end)
        return number

    def walk(self, since: int = 0, until: int | None = None) -> Iterator[tuple[Any, Choice]]:
        """Each choice from step `since` on with the state it was made in, which goes on in place as one iterates."""
        g = self.at(since).clone()
        for choice in self.line[since : self.steps if until is None else self._checked_step(until)]:
            yield g, choice
            g.take(Seat(choice.player), Option(choice.option))

    def events(self, seat: int | None = None, since: int = 0, until: int | None = None) -> list[Words]:
        """What happened from step `since` on, in words, as this seat (None: anybody) may know it."""
        seat = seat if seat is None or seat == OPEN else self.checked(seat)
        first, last = (self._checked_step(step) for step in (since, self.steps if until is None else until))
        told = [event for events in self.events_by_step[first:last] for event in events]
        heard = [event for event in told if may_know(seat, self.game.visible_to(event))]
        return [self.game.event_words(self.state, event) for event in heard]

    def checksum(self) -> str:
        """A short name for the present position."""
        return self.game.checksum(self.state)

    # --- as text -----------------------------------------------------------------------------------------------------

    def position(self, step: int | None = None) -> str:
        """One moment as text: now, or after `step` choices."""
        return position.write(self.game, self.state if step is None else self.at(step), self._written)

    def record(self, **facts: str) -> str:
        """The game so far as text. Facts such as names and the secret are added as lines of their own."""
        if self.dice is not None and self.committed:
            facts = {"commitment": self.dice.commitment, **facts}
            if self.over:
                facts["secret"] = self.dice.secret.hex()
        if self.over:
            facts["result"] = record.result_text(self.ending)
        start = self.position(0) if self.terms.apart else ""
        told = Record(self.game.id, self.terms.seats, self.terms.rules, self.terms.settings, facts, (), start)
        return record.write(self.game, told, self.game.labels(self.state, "seat"), self.line)

    @property
    def tree(self) -> Tree:
        """Everything that was tried, this line first: variations and comments of a record 2, or made here."""
        if self._grown is None:
            from durbar.match.tree import tree_of  # here: a tree is made of matches

            self._grown = tree_of(self)
        self._grown.follow(self.line)
        return self._grown

    def svg(
        self,
        seat: int | None = None,
        step: int | None = None,
        language: str = "en",
        size: int | None = None,
        heading: bool = True,
    ) -> str:
        """The board as a picture (SVG), as a seat (None: anybody) may see it: after `step` choices, or now. Above it
        stand the game, what is asked of whom and what happened last; it is `size` pixels wide."""
        return picture_of(self, seat, self.steps if step is None else step, language, size, heading)

    def _repr_html_(self) -> str:
        """What a notebook shows: the picture anybody may see."""
        return f'<div style="max-width: 60em">{self.svg()}</div>'

    def __reduce__(self) -> tuple[Any, ...]:
        from durbar.match.replay import unpack_match  # here: what reads records makes matches

        text = self.record() if self._grown is None else self.tree.text()
        return unpack_match, (text, self.dice, self.committed)


def new(
    game: str, seats: int, settings: Mapping[str, str] | None = None, dice: Dice | None = None, rules: int | None = None
) -> Match:
    """A new match, by the newest rules unless told otherwise."""
    return match_from(game_of(game), game_of(game).new(seats, settings, rules), dice)


def match_from(game: Game, state: Any, dice: Dice | None = None, apart: bool = False) -> Match:
    """A match that begins with this state."""
    seats, settings = game.setup(state)
    return Match(Terms(game, int(state.rules), seats, settings, apart), state, dice)
