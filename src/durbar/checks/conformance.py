"""The contract of a game, checked: run it on your own game with `durbar conformance GAME` or `breaches(game)`.

A tour plays one random game of an option set and stops at some of its positions; at each stop every check below is
made. Checks are plain functions that assert; their names say what is promised.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from durbar.checks.fuzzing import EARLIER_EVERY, random_choice, record_of_choices, walk
from durbar.engine.agenda import agenda_text
from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Option, Seat
from durbar.engine.game import GAMES, Game
from durbar.engine.refusal import ENGINE_REFUSALS, OK, Illegal
from durbar.locale import LANGUAGES, Texts
from durbar.match import position
from durbar.match.match import match_from
from durbar.match.preview import DEALS, foreseen
from durbar.match.record import Choice
from durbar.match.replay import load
from durbar.match.undo import reveals_something

WORD = re.compile(r"[A-Za-z0-9_-]+")
FEW = 40  # candidates of chance that are worth enumerating again and again
STOPS = 12


class TourStop(NamedTuple):
    """A position of a tour, and a generator of its own."""

    game: Game
    g: Any
    rng: Rng

    @property
    def seats(self) -> range:
        return range(len(self.game.labels(self.g, "seat")))

    @property
    def owing(self) -> list[int]:
        return [seat for seat in self.seats if self.g.owes(Seat(seat))]

    def candidates(self, seat: int) -> list[int]:
        return list(self.g.decision.candidates(self.g, Seat(seat)))

    def options(self, seat: int) -> list[int]:
        return list(self.g.legal_for(Seat(seat)))


class Breach(NamedTuple):
    """A promise not kept: where, which, and what was seen."""

    game: str
    seats: int
    settings: Mapping[str, str]
    ply: int
    check: str
    seen: str

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.settings.items())
        return f"{self.game} seats={self.seats} {chosen} after {self.ply} choices: {self.check}: {self.seen}"


# --- state -----------------------------------------------------------------------------------------------------


def invariants_hold(at: TourStop) -> None:
    at.game.check(at.g)


def a_clone_is_equal_and_independent(at: TourStop) -> None:
    before = at.game.checksum(at.g)
    clone = at.g.clone()
    assert at.game.same(clone, at.g), "the clone differs"
    assert at.game.checksum(clone) == before, "the clone has another checksum"
    wander(at.game, clone, at.rng, 30)
    assert at.game.checksum(at.g) == before, "playing on in the clone changed the original"


def a_choice_has_one_outcome(at: TourStop) -> None:
    choice = random_choice(at.game, at.g, at.rng)
    ends = []
    for heard in (False, True):
        copy = at.g.clone()
        copy.log = [] if heard else None
        copy.take(Seat(choice.player), Option(choice.option))
        ends.append(at.game.checksum(copy))
        for event in copy.log or ():
            at.game.event_words(copy, event)
    assert ends[0] == ends[1], "listening to events changes the game"


def a_position_loads_back(at: TourStop) -> None:
    text = position.write(at.game, at.g)
    _game, again = position.read({**GAMES, at.game.id: at.game}, text)
    assert at.game.same(again, at.g), "the position read differs"
    assert position.write(at.game, again) == text, "its text differs"
    assert options_of_all(at.game, again) == options_of_all(at.game, at.g), "its options differ"


# --- options ---------------------------------------------------------------------------------------------------


def options_are_the_candidates_not_refused(at: TourStop) -> None:
    for seat in at.owing:
        decision, options = at.g.decision, at.options(seat)
        allowed = [o for o in at.candidates(seat) if decision.refused(at.g, Seat(seat), Option(o)) == OK]
        assert options == allowed, f"{type(decision).__name__}: {options} are not the filtered {allowed}"
        assert len(set(options)) == len(options), f"{type(decision).__name__}: an option comes twice"


def asking_changes_nothing(at: TourStop) -> None:
    before = at.game.checksum(at.g)
    first = options_of_all(at.game, at.g)
    for seat in at.seats:
        at.game.view(at.g, seat)
    assert options_of_all(at.game, at.g) == first, "the order of options is not stable"
    assert at.game.checksum(at.g) == before, "asking changed the state"


def why_not_is_none_exactly_for_options(at: TourStop) -> None:
    for seat in at.seats:
        options = set(at.options(seat))
        candidates = at.candidates(seat) if seat in at.owing else []
        for option in {*candidates, -1, 2**40}:
            refusal = at.game.refusal(at.g, seat, option)
            assert (refusal is None) == (option in options), f"{option} of seat {seat}: {refusal}"
            known = {key for key, _rule in [*at.game.refusals.values(), *ENGINE_REFUSALS.values()]}
            assert refusal is None or refusal.key in known, f"unknown refusal {refusal}"


def illegal_choices_are_refused_and_change_nothing(at: TourStop) -> None:
    match = match_from(at.game, at.g.clone())
    before = at.game.checksum(match.state)
    for seat in at.seats:
        wrong = [o for o in (at.candidates(seat) if seat in at.owing else []) if o not in at.options(seat)]
        for option in [*wrong[:5], -1, 2**40]:
            try:
                match.play(seat, option)
            except Illegal:
                continue
            raise AssertionError(f"seat {seat} could play {option}")
    assert at.game.checksum(match.state) == before, "a refused choice changed the state"


# --- words -----------------------------------------------------------------------------------------------------


def words_parse_back(at: TourStop) -> None:
    decision = at.g.decision
    for seat in at.owing:
        candidates = at.candidates(seat)
        texts = [tuple(decision.words(at.g, Option(option))) for option in candidates]
        assert len(set(texts)) == len(texts), f"{type(decision).__name__}: two candidates read alike"
        for option, words in zip(candidates[:60], texts, strict=False):
            assert all(WORD.fullmatch(word) for word in words), f"{words} are not words"
            assert decision.option_of(at.g, Seat(seat), words) == option, f"{words} do not mean {option}"
        assert decision.option_of(at.g, Seat(seat), ("no-such-verb",)) == -1, "an unknown verb means something"
    assert all(WORD.fullmatch(word) for word in decision.subject(at.g)), "the subject is not words"


def draws_parse_back(at: TourStop) -> None:
    decision = at.g.decision
    if not isinstance(decision, Chance):
        return
    for _ in range(5):
        drawn = decision.sample(at.g, at.rng)
        words = tuple(decision.words(at.g, drawn))
        assert all(WORD.fullmatch(word) for word in words), f"{words} are not words"
        again = decision.option_of(at.g, CHANCE, words)
        assert again >= 0, f"{words} mean no draw"
        assert tuple(decision.words(at.g, again)) == words, f"{words} mean another draw"


def chance_draws_by_weight(at: TourStop) -> None:
    decision = at.g.decision
    if not isinstance(decision, Chance):
        return
    candidates = [int(option) for option in decision.candidates(at.g, CHANCE)]
    if not 1 < len(candidates) <= FEW:
        return
    weights = [int(decision.weight(at.g, Option(option))) for option in candidates]
    assert min(weights) > 0, "an outcome has no weight"
    drawn = [int(decision.sample(at.g, at.rng)) for _ in range(600)]
    for option, weight in zip(candidates, weights, strict=True):
        share = weight / sum(weights)
        spread = math.sqrt(600 * share * (1 - share))
        assert abs(drawn.count(option) - 600 * share) <= 6 * spread + 2, f"outcome {option} is not drawn by its weight"
    assert set(drawn) <= set(candidates), "an outcome is drawn that is no candidate"


def phrases_exist(at: TourStop) -> None:
    kind, decision = type(at.g.decision).__name__, at.g.decision
    for texts in map(Texts, LANGUAGES):
        for seat in at.owing:
            assert texts.has(f"{at.game.id}-ask-{kind}"), f"no question {at.game.id}-ask-{kind}"
            for option in at.options(seat)[:20]:
                verb = decision.words(at.g, Option(option))[0]
                assert texts.has(f"{at.game.id}-do-{verb}"), f"no label {at.game.id}-do-{verb}"


# --- what is seen ----------------------------------------------------------------------------------------------


def a_view_tells_nothing_hidden(at: TourStop) -> None:
    """Deal anew what a seat does not know: not one byte it, or a spectator, is sent may change."""
    for seat in at.seats:
        other = at.game.determinize(at.g, seat, at.rng)
        assert wire_bytes(at.game, other, seat) == wire_bytes(at.game, at.g, seat), (
            f"the view of seat {seat} shows something hidden"
        )
        assert wire_bytes(at.game, other, None) == wire_bytes(at.game, at.g, None), "spectators see something hidden"
        assert numbers_seen(at.game, other, seat) == numbers_seen(at.game, at.g, seat), (
            f"the observation of seat {seat} leaks"
        )


def determinize_keeps_what_the_seat_knows(at: TourStop) -> None:
    before = at.game.checksum(at.g)
    for seat in at.seats:
        other = at.game.determinize(at.g, seat, at.rng)
        assert agenda_text(other) == agenda_text(at.g), "what remains to be done changed"
        for field in at.game.fields:
            known = field.hidden or field.numbers(other) == field.numbers(at.g)
            assert known, f"determinize changed {field.name}, which is not declared hidden"
        assert list(other.legal_for(Seat(seat))) == at.options(seat), f"the options of seat {seat} changed"
        at.game.check(other)
    assert at.game.checksum(at.g) == before, "determinize changed the original"


def a_redeal_depends_only_on_what_the_seat_knows(at: TourStop) -> None:
    """From two truths a seat cannot tell apart the same generator deals the same: nothing of the truth leaks."""
    for seat in at.seats:
        seed = int(at.rng.below(1000))
        other = at.game.determinize(at.g, seat, at.rng)
        one, two = (at.game.determinize(g, seat, Rng(seed)) for g in (at.g, other))
        assert at.game.same(one, two), f"what seat {seat} is dealt depends on what it cannot know"


def a_redealt_game_can_be_played(at: TourStop) -> None:
    for seat in at.seats:
        wander(at.game, at.game.determinize(at.g, seat, at.rng), at.rng, 40)


def only_declared_verbs_reveal(at: TourStop) -> None:
    """A choice whose verb is not declared shows its chooser nothing hidden: undo and previews take that for granted."""
    for seat in at.owing:
        by_verb = {
            at.g.decision.words(at.g, Option(option))[0]: option for option in shuffled(at.options(seat), at.rng)
        }
        for verb, option in by_verb.items():
            if at.game.has_secrets() and not at.game.may_reveal(verb):
                assert not reveals_something(at.game, at.g, seat, option), f"{verb} reveals something to seat {seat}"
                one, all_alike = (foreseen(at.game, at.g, seat, option, deals) for deals in (1, DEALS))
                assert one == all_alike, f"what {verb} does depends on what seat {seat} cannot know"


def static_facts_do_not_change(at: TourStop) -> None:
    seats, settings = at.game.setup(at.g)
    fresh = at.game.blank(seats, settings, at.g.rules)
    assert pack(at.game.static(at.g)) == pack(at.game.static(fresh)), "static facts changed"


def a_drawing_can_be_read(at: TourStop) -> None:
    static = over_the_wire(at.game.static(at.g))
    for seat in (None, *at.seats):
        view = over_the_wire(at.game.view(at.g, seat))
        for texts in map(Texts, LANGUAGES):
            assert at.game.drawing.text(static, view, texts.namer(at.game.id)).strip(), "nothing is drawn"


# --- numbers for learners --------------------------------------------------------------------------------------


def actions_decode_to_their_options(at: TourStop) -> None:
    for seat in at.owing if at.game.learning else ():
        options = at.options(seat)
        actions = [at.game.learning.action_of(at.g, option) for option in options]
        assert len(set(actions)) == len(actions), f"two options of {type(at.g.decision).__name__} share an action id"
        for option, action in zip(options, actions, strict=True):
            assert 0 <= action < at.game.learning.actions, f"action id {action} is out of range"
            decoded = at.game.learning.option_for(at.g, action)
            assert decoded == option, f"action id {action} does not decode to {option}"


def observations_have_their_shape(at: TourStop) -> None:
    for seat in at.seats:
        numbers = list(at.game.learning.observe(at.g, seat))
        meanings = at.game.learning.observation
        assert len(numbers) == len(meanings), f"{len(numbers)} numbers, {len(meanings)} meanings"
        assert all(math.isfinite(number) for number in numbers), "an observation is not finite"


CHECKS: tuple[Callable[[TourStop], None], ...] = (
    invariants_hold,
    options_are_the_candidates_not_refused,
    asking_changes_nothing,
    why_not_is_none_exactly_for_options,
    illegal_choices_are_refused_and_change_nothing,
    words_parse_back,
    draws_parse_back,
    chance_draws_by_weight,
    phrases_exist,
    a_clone_is_equal_and_independent,
    a_choice_has_one_outcome,
    a_position_loads_back,
    a_view_tells_nothing_hidden,
    determinize_keeps_what_the_seat_knows,
    a_redeal_depends_only_on_what_the_seat_knows,
    a_redealt_game_can_be_played,
    only_declared_verbs_reveal,
    static_facts_do_not_change,
    a_drawing_can_be_read,
    actions_decode_to_their_options,
    observations_have_their_shape,
)


# --- the tour --------------------------------------------------------------------------------------------------


def tours_of(game: Game) -> Iterator[tuple[int, dict[str, str], int]]:
    """Every option set by the newest rules, and one in a few by each earlier version."""
    for n, (seats, settings) in enumerate(game.option_sets()):
        yield seats, settings, game.rules_version
        if n % EARLIER_EVERY == 0:
            yield from ((seats, settings, rules) for rules in range(1, game.rules_version))


class Tour:
    """One random game of an option set: every check at some of its positions, then what must hold of the whole."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: Mapping[str, str],
        seed: int = 1,
        stops: int = STOPS,
        rules: int | None = None,
    ) -> None:
        self.game, self.seats, self.settings, self.seed, self.stops = game, seats, settings, seed, stops
        self.rules = game.checked_rules(rules)
        self.choices: list[Choice] = []
        self.kept: list[tuple[Any, str]] = []
        self.found: list[Breach] = []

    def breaches(self) -> list[Breach]:
        """Every promise broken on this tour."""
        self.attempt("the_game_plays_to_its_end", self.travel)
        return self.found

    def travel(self) -> None:
        length = sum(1 for _ in walk(self.game, self.game.new(self.seats, self.settings, self.rules), Rng(self.seed)))
        every = max(1, length // max(1, self.stops))
        met: set[str] = set()
        g = self.game.new(self.seats, self.settings, self.rules)
        for ply, choice in enumerate(walk(self.game, g, Rng(self.seed))):
            kind = type(g.decision).__name__
            if ply % every == 0 or kind not in met:  # and wherever a kind of decision comes up first
                met.add(kind)
                self.stop(TourStop(self.game, g, Rng(self.seed + ply)))
            self.choices.append(choice)
        for check in (self.earlier_clones_never_change, self.a_record_replays, self.the_result_ranks_every_seat):
            self.attempt(check.__name__, partial(check, g))

    def stop(self, at: TourStop) -> None:
        self.kept.append((at.g.clone(), self.game.checksum(at.g)))
        for check in CHECKS:
            self.attempt(check.__name__, partial(check, at))

    def attempt(self, name: str, check: Callable[[], None]) -> None:
        try:
            check()
        except Exception as error:  # a check that crashes is a promise broken too
            seen = " ".join(f"{type(error).__name__} {error}".split())
            self.found.append(Breach(self.game.id, self.seats, self.settings, len(self.choices), name, seen))

    def earlier_clones_never_change(self, g: Any) -> None:
        for n, (clone, checksum) in enumerate(self.kept):
            assert self.game.checksum(clone) == checksum, f"the clone kept at stop {n} changed"

    def a_record_replays(self, g: Any) -> None:
        text = record_of_choices(self.game, self.seats, self.settings, self.rules, self.choices)
        match = load(text)
        assert self.game.same(match.state, g), "the record leads elsewhere"
        assert list(match.line) == list(load(match.record()).line), "the record of the replay differs"
        assert load(match.position()).result == match.result, "the final position has another result"

    def the_result_ranks_every_seat(self, g: Any) -> None:
        ranks, scores, reason = self.game.result(g)
        seats = len(self.game.labels(g, "seat"))
        assert len(ranks) == len(scores) == seats, f"{len(ranks)} ranks, {len(scores)} scores, {seats} seats"
        assert min(ranks) >= 1, f"ranks {ranks}"
        for texts in map(Texts, LANGUAGES):
            assert texts.has(f"{self.game.id}-reason-{reason}"), f"no phrase for the reason {reason}"


def breaches(game: Game, seed: int = 1, stops: int = STOPS) -> Iterator[Breach]:
    """Every promise this game breaks, over all its option sets."""
    for seats, settings, rules in tours_of(game):
        yield from Tour(game, seats, settings, seed, stops, rules).breaches()


# --- small change ----------------------------------------------------------------------------------------------


def wander(game: Game, g: Any, rng: Rng, choices: int) -> None:
    """Some random choices."""
    for _choice in islice(walk(game, g, rng), choices):
        pass


def shuffled(options: list[int], rng: Rng) -> list[int]:
    return sorted(options, key=lambda _: int(rng.below(1000)))


def options_of_all(game: Game, g: Any) -> list[list[int]]:
    return [list(g.legal_for(Seat(seat))) for seat in range(len(game.labels(g, "seat")))]


def pack(data: Any) -> bytes:
    return msgspec.json.encode(data, order="sorted")


def over_the_wire(data: Any) -> Any:
    """A view or a static as whoever gets it over the wire reads it; nothing is lost on the way."""
    read = msgspec.json.decode(pack(data), type=type(data))
    assert pack(read) == pack(data), "what is shown does not survive the wire"
    return read


def wire_bytes(game: Game, g: Any, seat: int | None) -> bytes:
    """What goes over the wire."""
    return pack(game.view(g, seat))


def numbers_seen(game: Game, g: Any, seat: int) -> list[float]:
    """What a learner gets."""
    return list(game.learning.observe(g, seat))
