"""A match: a game being played, with its chance and its history. This is what `durbar.new` returns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.engine import position, record
from durbar.engine.chance import commitment, rng_of_draw, secret_of
from durbar.engine.flow import CHANCE, Chance, Option, Seat
from durbar.engine.game import GAMES, Game, Result, game_of
from durbar.engine.record import Choice
from durbar.engine.refusal import Illegal, Problem, Refusal


class Match:
    """A game in progress. Chance is answered from the secret; whatever was played can be told as a record."""

    def __init__(self, game: Game, state: Any, secret: bytes | None, start: str = "") -> None:
        self.game = game
        self.state = state
        self.secret = secret
        self.start = start  # the position it began from, if not the game's own start
        self.draws = 0
        self.history: list[Choice] = []
        self.lines: list[str] = []
        self.state.log = []

    @property
    def over(self) -> bool:
        return self.state.decision is None

    @property
    def players(self) -> list[int]:
        """The seats that owe a choice now."""
        seats = len(self.game.labels(self.state, "seat"))
        return [seat for seat in range(seats) if self.state.owes(Seat(seat))]

    @property
    def result(self) -> Result:
        return self.game.result(self.state)

    @property
    def events(self) -> list[tuple[str, ...]]:
        """What happened so far, in words."""
        return [self.game.event_words(self.state, event) for event in self.state.log or ()]

    def options(self, seat: int) -> list[int]:
        return list(self.state.legal_for(Seat(seat)))

    def text(self, option: int) -> str:
        """An option of the present decision as short text."""
        return " ".join(self.state.decision.words(self.state, Option(option)))

    def option(self, seat: int, text: str) -> int:
        """The option a short text means; refused if there is none."""
        label = self.game.labels(self.state, "seat")[seat]
        return record.parse_choice(self.game, self.state, f"{label} {text}").option

    def why_not(self, seat: int, option: int) -> Refusal | None:
        return self.game.refusal(self.state, seat, option)

    def play(self, seat: int, option: int | str) -> None:
        """Carry out a choice, as a number or as text; an illegal one is refused and changes nothing."""
        chosen = self.option(seat, option) if isinstance(option, str) else int(option)
        if chosen not in self.options(seat):
            raise Illegal(self.why_not(seat, chosen) or Refusal("no-such-choice", ""))
        self.apply(Choice(seat, chosen))
        self.settle()

    def draw(self, option: int) -> None:
        """Answer for chance, as tests and replays do."""
        decision = self.state.decision
        if not isinstance(decision, Chance):
            raise Illegal(Refusal("not-your-choice", ""))
        self.apply(Choice(int(CHANCE), option))

    def settle(self) -> None:
        """Let chance answer from the secret until a player must choose."""
        while self.secret is not None and isinstance(self.state.decision, Chance):
            self.draw(self.drawn(self.secret))

    def drawn(self, secret: bytes) -> int:
        """What chance answers now, given this secret: the draw's label decides, nothing played before does."""
        decision = self.state.decision
        label = decision.label(self.state) or str(self.draws)
        return int(decision.sample(self.state, rng_of_draw(secret, label)))

    def apply(self, choice: Choice) -> None:
        """Carry out a choice known to be legal."""
        self.lines.append(record.choice_text(self.game, self.state, choice))
        self.history.append(choice)
        self.draws += choice.player == CHANCE
        self.state.take(Seat(choice.player), Option(choice.option))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def clone(self) -> Match:
        """An independent copy; it shares nothing that changes."""
        copy = Match(self.game, self.state.clone(), self.secret, self.start)
        copy.draws, copy.history, copy.lines = self.draws, list(self.history), list(self.lines)
        copy.state.log = list(self.state.log or ())
        return copy

    def mask(self, seat: int) -> list[int]:
        """The stable action ids of the seat's options."""
        return [self.game.action_of(self.state, option) for option in self.options(seat)]

    def position(self) -> str:
        return position.write(self.game, self.state)

    def record(self, **facts: str) -> str:
        """The game so far as text. Facts such as names and the secret are added as lines of their own."""
        if self.start:
            raise Problem("record-from-position")
        if self.secret is not None:
            facts = {"commitment": commitment(self.secret), **facts}
            if self.over:
                facts["secret"] = self.secret.hex()
        seats, settings = self.game.setup(self.state)
        return record.write(
            self.game, seats, self.state.rules, settings, self.lines, facts, self.outcome if self.over else ""
        )

    @property
    def outcome(self) -> str:
        """The result as its line in a record."""
        ranks, scores, reason = self.result
        return f"{','.join(map(str, ranks))} {','.join(f'{score:g}' for score in scores)} {reason}"

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.position() if self.start else self.record(), self.secret, self.draws)


def restored(text: str, secret: bytes | None, draws: int) -> Match:
    """A match that was packed for another process."""
    match = load(text)
    match.secret, match.draws = secret, draws
    return match


def new(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    rules: int | None = None,
) -> Match:
    """A new match, by the newest rules unless told. With a seed chance answers by itself; without, `draw` must."""
    kind = game_of(game)
    secret = None if seed is None else secret_of(seed)
    match = Match(kind, kind.new(kind.usual_seats if players is None else players, options, rules), secret)
    match.settle()
    return match


def load(text: str, seed: int | None = None) -> Match:
    """A match from a position or a record. A record is replayed, every line checked."""
    if text.lstrip().startswith(record.HEAD):
        return replay(record.read(text))
    kind, state = position.read(GAMES, text)
    match = Match(kind, state, None if seed is None else secret_of(seed), start=text)
    match.settle()
    return match


def replay(told: record.Record, secret: bytes | None = None) -> Match:
    """Play a record again; refused with the line that does not fit. With a secret, each draw must be its own."""
    kind = game_of(told.game)
    match = Match(kind, kind.new(told.seats, told.settings, told.rules), None)
    for n, line in told.lines:
        try:
            choice = record.parse_choice(kind, match.state, line)
        except Problem as problem:
            raise Problem("record-choice", line=n, given=line, reason=problem.key) from problem
        if secret is not None and choice.player == CHANCE:
            check_draw(match, secret, n, line)
        match.apply(choice)
    if told.facts.get("result", match.outcome) != match.outcome or ("result" in told.facts and not match.over):
        raise Problem("record-result", given=told.facts["result"], known=match.outcome)
    match.secret = told.secret
    return match


def check_draw(match: Match, secret: bytes, n: int, line: str) -> None:
    """Is this line of chance what the secret gives?"""
    expected = record.choice_text(match.game, match.state, Choice(int(CHANCE), match.drawn(secret)))
    if line.split() != expected.split():
        raise Problem("record-draw", line=n, given=line, known=expected)


def verify(told: record.Record) -> Match:
    """Replay a finished record and check that its dice were honest: committed before, and never changed."""
    if told.secret is None or "commitment" not in told.facts:
        raise Problem("record-secret-missing")
    if commitment(told.secret) != told.facts["commitment"]:
        raise Problem("record-commitment")
    if "result" not in told.facts:
        raise Problem("record-unfinished")
    return replay(told, told.secret)
