"""The rules as a service for programs in other languages: one JSON object a line, asked and answered. See docs/bots.md.

A search needs no rules of its own: it loads the position it is given, tries options on clones, and looks at what comes
of them. Matches are called by number until they are dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, get_args

import msgspec

from durbar.bots import advise
from durbar.checks.rulebook import rule_of, rules_of
from durbar.engine.chance import Rng
from durbar.engine.flow import Option, Seat, playout
from durbar.engine.game import SEATS, game_of
from durbar.engine.refusal import Illegal, Problem, Refusal
from durbar.locale import Texts
from durbar.match.dice import Dice, dice_of
from durbar.match.match import Match, new
from durbar.match.replay import load

PROTOCOL = 1
MOST = 1_000  # random games in one request
SOME = 40  # options told where others were asked for

Answer = dict[str, Any]


class Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: int | str | None = None


class New(Request, tag="new"):
    """A new match. Without a seed chance waits for `draw`."""

    game: str
    players: int | None = None
    seed: int | None = None
    options: dict[str, str] = {}


class Load(Request, tag="load"):
    """A match from a position or a record."""

    text: str
    seed: int | None = None


class OfMatch(Request):
    match: int


class OfSeat(OfMatch):
    seat: int


class Options(OfSeat, tag="options"):
    """What a seat may choose: number, text and stable action id of each option."""


class Play(OfSeat, tag="play"):
    """A choice, by number or text; tells what happened."""

    choice: int | str


class Draw(OfMatch, tag="draw"):
    """Chance's answer, where no seed gives it."""

    choice: int | str


class Clone(OfMatch, tag="clone"):
    """A match of its own, whose chance answers from the seed. With a seat, what it cannot know is dealt anew."""

    seat: int | None = None
    seed: int = 0


class View(OfMatch, tag="view"):
    """What a seat (none: anybody) sees."""

    seat: int | None = None


class Observe(OfSeat, tag="observe"):
    """What a seat sees as numbers, and the action ids it may choose."""


class Playout(OfMatch, tag="playout"):
    """Random play to the end, many times, each dealt anew for the seat and begun with its choice if one is given."""

    seat: int | None = None
    choice: int | str | None = None
    games: int = 1
    seed: int = 0


class AsText(OfMatch, tag="text"):
    """The match as a position, and as a record."""


class WhyNot(OfSeat, tag="why_not"):
    """The rule that forbids a choice, in a sentence, and what would do instead."""

    choice: int | str
    language: str = "en"


class Say(OfSeat, tag="say"):
    """What a seat may choose, as people read it in a language."""

    language: str = "en"


class Sketch(OfMatch, tag="drawing"):
    """What a seat (none: anybody) sees, drawn with letters."""

    seat: int | None = None
    language: str = "en"


class Rules(Request, tag="rules"):
    """The rules of a game in words: all, a chapter ("5"), or one by its number ("5.4")."""

    game: str
    number: str = ""
    language: str = "en"


class Advise(OfSeat, tag="advise"):
    """What a bot of a level would choose from what the seat knows, the best first."""

    level: str = "medium"
    seed: int = 0


class Help(Request, tag="help"):
    """What can be asked, and with which fields."""


class Drop(OfMatch, tag="drop"):
    """Forget a match."""


Asked = (
    New
    | Load
    | Options
    | Play
    | Draw
    | Clone
    | View
    | Observe
    | Playout
    | AsText
    | Drop
    | WhyNot
    | Say
    | Sketch
    | Rules
    | Advise
    | Help
)


class Engine:
    """Answers requests. `sentence` says a problem in the reader's language."""

    decoder: ClassVar[msgspec.json.Decoder[Asked]] = msgspec.json.Decoder(Asked)

    def __init__(self, sentence: Callable[[Problem], str]) -> None:
        self.sentence = sentence
        self.matches: dict[int, Match] = {}
        self.count = 0
        self.doing: dict[type, Callable[[Any], Answer]] = {
            New: self.new,
            Load: self.load,
            Options: self.options,
            Play: self.play,
            Draw: self.draw,
            Clone: self.clone,
            View: self.view,
            Observe: self.observe,
            Playout: self.playout,
            AsText: self.text,
            Drop: self.drop,
            WhyNot: self.why_not,
            Say: self.say,
            Sketch: self.drawing,
            Rules: self.rules,
            Advise: self.advise,
            Help: self.help,
        }

    def answers(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        for line in lines:
            yield msgspec.json.encode(self.answer(line)) + b"\n"

    def answer(self, line: bytes) -> Answer:
        """One line for one line, whatever it says; what cannot be done changes nothing."""
        named: Answer = {"id": None}
        try:
            named = {"id": id_of(line)}
            asked = self.read(line)
            return {**named, **self.doing[type(asked)](asked)}
        except Problem as problem:
            return {**named, "problem": problem.key, "say": self.sentence(problem), **self.instead(line, problem)}

    def instead(self, line: bytes, problem: Problem) -> Answer:
        """A choice that is refused: the rule, and what would do."""
        number, seat = field_of(line, "match"), field_of(line, "seat")
        match = self.matches.get(number) if isinstance(number, int) else None
        if not isinstance(problem, Illegal) or match is None:
            return {}
        owes = isinstance(seat, int) and seat in match.owing()
        texts = [match.text(option) for option in match.options(seat)[:SOME]] if isinstance(seat, int) and owes else []
        return {"rule": problem.refusal.rule, "owing": match.owing(), "would_do": texts}

    def read(self, line: bytes) -> Asked:
        try:
            return self.decoder.decode(line)
        except (msgspec.DecodeError, RecursionError) as reason:
            verb = field_of(line, "do")
            if isinstance(verb, str) and verb not in VERBS:
                raise Problem("engine-verb", given=verb, known=", ".join(VERBS)) from None
            raise Problem("engine-line", reason=str(reason)) from None

    # --- matches -----------------------------------------------------------------------------------------------------

    def new(self, asked: New) -> Answer:
        players = game_of(asked.game).usual_seats if asked.players is None else asked.players
        return self.keep(new(asked.game, players, asked.options, dice_from(asked.seed)))

    def load(self, asked: Load) -> Answer:
        return self.keep(load(asked.text, dice_from(asked.seed)))

    def clone(self, asked: Clone) -> Answer:
        match, seat = self.match(asked), asked.seat
        other = match.fork() if seat is None else match.imagined(match.checked(seat), Rng(asked.seed))
        other.dice, other.committed = dice_of(asked.seed), False
        other.settle(other.dice)
        return self.keep(other)

    def keep(self, match: Match) -> Answer:
        self.count += 1
        self.matches[self.count] = match
        return {"match": self.count, "game": match.game.id, "seats": match.terms.seats, **status_of(match)}

    def match(self, asked: OfMatch) -> Match:
        if asked.match not in self.matches:
            raise Problem("engine-no-match", given=asked.match)
        return self.matches[asked.match]

    def drop(self, asked: Drop) -> Answer:
        self.match(asked)
        del self.matches[asked.match]
        return {}

    # --- what can be done --------------------------------------------------------------------------------------------

    def options(self, asked: Options) -> Answer:
        match = self.match(asked)
        seat = match.checked(asked.seat)
        return {"options": option_list(match, seat) if seat in match.owing() else []}

    def play(self, asked: Play) -> Answer:
        match = self.match(asked)
        before = match.steps
        match.play(match.checked(asked.seat), asked.choice)
        return {"events": match.events(asked.seat, before), **status_of(match)}

    def draw(self, asked: Draw) -> Answer:
        match = self.match(asked)
        before = match.steps
        match.draw(asked.choice)
        return {"events": match.events(None, before), **status_of(match)}

    def playout(self, asked: Playout) -> Answer:
        match = self.match(asked)
        if not 1 <= asked.games <= MOST:
            raise Problem("engine-games", given=asked.games, known=MOST)
        seat = None if asked.seat is None else match.checked(asked.seat)
        option = self.option(match, seat, asked.choice)
        results = [self.played_out(match, seat, option, asked.seed + n) for n in range(asked.games)]
        return {"ranks": [result.ranks for result in results], "scores": [result.scores for result in results]}

    def option(self, match: Match, seat: int | None, choice: int | str | None) -> int | None:
        """The option to begin with, known to be legal."""
        if choice is None:
            return None
        if seat is None:
            raise Problem("engine-line", reason="a choice needs a seat")
        other = match.fork()
        other.play(seat, choice)
        return other.line[match.steps].option

    def played_out(self, match: Match, seat: int | None, option: int | None, seed: int) -> Any:
        rng = Rng(seed)
        g = match.state.clone() if seat is None else match.game.determinize(match.state, seat, rng)
        if seat is not None and option is not None:
            g.take(Seat(seat), Option(option))
        playout(g, rng, match.game.bound)
        return match.game.result(g)

    # --- what is seen ------------------------------------------------------------------------------------------------

    def view(self, asked: View) -> Answer:
        match = self.match(asked)
        return {"view": match.view(None if asked.seat is None else match.checked(asked.seat))}

    def observe(self, asked: Observe) -> Answer:
        match = self.match(asked)
        seat = match.checked(asked.seat)
        numbers = [float(number) for number in match.game.learning.observe(match.state, seat)]
        mask = match.mask(seat) if seat in match.owing() else []
        return {"observation": numbers, "mask": mask, "actions": match.game.learning.actions}

    def why_not(self, asked: WhyNot) -> Answer:
        match = self.match(asked)
        refusal = match.why_not(match.checked(asked.seat), asked.choice)
        if refusal is None:
            return {"allowed": True}
        said = Texts(asked.language).refused(match.game.id, refusal.key, refusal.about)
        texts = [match.text(option) for option in match.options(asked.seat)[:SOME]]
        return {"allowed": False, "rule": refusal.rule, "say": said, "would_do": texts}

    def say(self, asked: Say) -> Answer:
        match = self.match(asked)
        texts, g = Texts(asked.language).adopt(match.game.id, match.game.boards.names(match.state)), match.state
        options = match.options(asked.seat)
        said = [texts.phrase(match.game.id, "do", g.decision.words(g, Option(option))) for option in options]
        told = zip(options, said, strict=True)
        return {"options": [{"option": o, "text": match.text(o), "say": words} for o, words in told]}

    def drawing(self, asked: Sketch) -> Answer:
        match, game = self.match(asked), self.match(asked).game
        texts = Texts(asked.language).adopt(game.id, game.boards.names(match.state))
        seat = None if asked.seat is None else match.checked(asked.seat)
        return {"drawing": game.drawing.text(game.static(match.state), match.view(seat), texts.namer(game.id), seat)}

    def rules(self, asked: Rules) -> Answer:
        game = game_of(asked.game).id
        found = rule_of(game, asked.number, asked.language) if asked.number else rules_of(game, asked.language)
        return {"rules": [{"number": rule.number, "text": rule.text} for rule in found]}

    def advise(self, asked: Advise) -> Answer:
        match, seat = self.match(asked), asked.seat
        if match.checked(seat) not in match.owing():
            raise Illegal(Refusal("not-your-choice", ""))
        known = match.imagined(seat, asked.seed).position()
        found = advise(match.game.id, known, seat, asked.level, asked.seed)
        return {"advice": [{"option": one.option, "text": one.text, "value": one.value} for one in found[:SOME]]}

    def help(self, asked: Help) -> Answer:
        kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(Asked)}
        told = {verb: {"about": kind.__doc__, "fields": list(kind.__struct_fields__)} for verb, kind in kinds.items()}
        return {"verbs": told}

    def text(self, asked: AsText) -> Answer:
        match = self.match(asked)
        return {"position": match.position(), "record": match.record()}


VERBS: tuple[str, ...] = tuple(kind.__struct_config__.tag for kind in get_args(Asked))
"""What can be asked."""


def field_of(line: bytes, name: str) -> object:
    """What a line says under this name, whatever else is wrong with it."""
    try:
        told = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return None
    return told.get(name) if isinstance(told, dict) else None


def id_of(line: bytes) -> int | str | None:
    """How whoever asks calls the request; kept in the answer even if nothing else is understood."""
    given = field_of(line, "id")
    return given if isinstance(given, int | str) else None


def dice_from(seed: int | None) -> Dice | None:
    return None if seed is None else dice_of(seed)


def status_of(match: Match) -> Answer:
    """Who owes a choice, and how the game ended."""
    told: Answer = {"owing": match.owing(), "over": match.over}
    return {**told, "result": match.ending._asdict()} if match.over else told


def option_list(match: Match, seat: int) -> list[Answer]:
    """Each option of a seat by number, text and action id."""
    options = match.options(seat)
    named = zip(options, match.mask(seat), strict=True)
    return [{"option": option, "text": match.text(option), "action": action} for option, action in named]


def greeting() -> Answer:
    """The first line an engine writes."""
    from durbar import __version__, game_ids

    return {"engine": "durbar", "version": __version__, "protocol": PROTOCOL, "games": game_ids(), "seats": SEATS}
