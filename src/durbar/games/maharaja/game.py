"""Maharaja as the house knows it: seats, settings (MJ 1.3, 10, 11.3, 12), set-up, result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, get_args

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.agenda import steps_of
from durbar.engine.chance import Rng
from durbar.engine.flow import Seat, Words
from durbar.engine.game import Fact, Game, Meaning, Points, Result, Seen, Setting
from durbar.engine.refusal import Problem
from durbar.games.maharaja import (
    boardfile,
    dictionary,
    drawing,
    encode,
    facts,
    ids,
    orders,
    outlook,
    picture,
    reasons,
    standing,
    words,
)
from durbar.games.maharaja import view as seen
from durbar.games.maharaja.fields import STATE
from durbar.games.maharaja.rules import (
    actions,
    brahmabot,
    building,
    characters,
    ending,
    invariants,
    moving,
    rounds,
    scoring,
    setup,
    stack,
    versions,
)
from durbar.games.maharaja.shown import Kind, Static, View
from durbar.games.maharaja.state import State
from durbar.games.maharaja.static import board_data, terms_data
from durbar.games.maharaja.terms import Terms

LEVELS = ("easy", "medium", "hard")
FLAG = ("off", "on")
CHANCES = ("off", "on", "random")
BIS = (1, 5, 9, 12)

SETTINGS = (
    Setting("edition", ids.EDITIONS, "rulebook"),
    Setting("characters", ("random", "first-game"), "random"),
    Setting("cast", tuple(f"c{number}" for number in range(1, ids.CHARACTERS + 1)), "", several=True),
    *(Setting(f"special-{letter}", CHANCES, "off") for letter in "abcd"),
    Setting("specials", ("any", "1", "2", "3", "4"), "any"),
    Setting("final", (*ids.FINAL_TILES, "random"), "none"),
    Setting("level", LEVELS, "medium"),
    *(Setting(f"bis-{number}", FLAG, "off") for number in BIS),
    Setting("board", (), ""),
)

OPTION_SETS: tuple[tuple[int, dict[str, str]], ...] = (
    *((seats, {}) for seats in (1, 2, 3, 4)),
    *(
        (1, {"level": level, "edition": edition})
        for level in ("easy", "hard")
        for edition in ("rulebook", "rulebook-fr")
    ),
    *((1, {"final": tile, "special-a": "on", "special-b": "on"}) for tile in "ABCD"),
    (1, {"special-c": "on", "special-d": "on", "level": "hard", "final": "random"}),
    *((seats, {"edition": "rulebook-fr"}) for seats in (2, 3, 4)),
    *((seats, {"edition": "draft"}) for seats in (2, 3, 4)),
    (4, {"characters": "first-game"}),
    (2, {"edition": "draft", "characters": "first-game", "final": "1"}),
    (4, {"edition": "draft", "characters": "first-game", **{f"bis-{number}": "on" for number in BIS}, "final": "4"}),
    *((2 + i % 3, {"edition": "draft", f"bis-{number}": "on", "final": str(i + 1)}) for i, number in enumerate(BIS)),
    (3, {"edition": "draft", "final": "random", **{f"bis-{number}": "on" for number in BIS}, "special-b": "on"}),
    *((2 + i % 3, {"final": tile}) for i, tile in enumerate("ABCD")),
    *((4 - i % 3, {f"special-{letter}": "on"}) for i, letter in enumerate("abcd")),
    (3, {"special-a": "on", "special-b": "on", "special-c": "on", "special-d": "on", "final": "A"}),
    (4, {**{f"special-{letter}": "random" for letter in "abcd"}, "final": "random"}),
    (3, {**{f"special-{letter}": "random" for letter in "abcd"}, "specials": "2", "cast": "c2,c3,c4,c6,c10,c13"}),
)
"""Every count, every edition, every value of every setting, and mixtures that bring rules together."""


def check_settings(seats: int, settings: Mapping[str, str]) -> None:
    """[MJ 1.3, 10.1, 10.2, 12.4, 12.8, 12.9] Settings that do not go together are refused with the rule."""
    draft, final = settings["edition"] == "draft", settings["final"]
    if draft and seats == 1:
        raise Problem("mj-draft-solo", rule="MJ 12.4")
    if settings["characters"] == "first-game" and seats != 4 and not (draft and seats > 1):
        raise Problem("mj-first-game", rule="MJ 1.3", given=str(seats))
    check_drawn(seats, settings, 7 if draft else seats + 3)
    if final in "ABCD" and draft:
        raise Problem("mj-final-draft", rule="MJ 12.9", given=final)
    if final in "1234" and not draft:
        raise Problem("mj-final-rulebook", rule="MJ 10.2", given=final)
    for number in BIS:
        if settings[f"bis-{number}"] == "on" and not draft:
            raise Problem("mj-bis-draft", rule="MJ 12.8", given=str(number))


def check_drawn(seats: int, settings: Mapping[str, str], shown: int) -> None:
    """[MJ 1.3, 10.1] Characters chosen fit the display; so many special rules are left to chance."""
    cast = settings["cast"].count("c")
    if cast and (seats == 1 or settings["characters"] != "random"):
        raise Problem("mj-cast-elsewhere", rule="MJ 1.3")
    if cast > shown:
        raise Problem("mj-cast-many", rule="MJ 1.3", given=cast, known=shown)
    drawn = [settings[f"special-{letter}"] for letter in "abcd"].count("random")
    if settings["specials"] != "any" and int(settings["specials"]) > drawn:
        raise Problem("mj-specials-few", rule="MJ 10.1", given=settings["specials"], known=drawn)


@lru_cache(64)
def terms_of(seats: int, agreed: tuple[tuple[str, str], ...], rules: int) -> Terms:
    """What these settings mean; all games with the same ones share it."""
    settings = dict(agreed)
    bis = [0] * (ids.CHARACTERS + 1)
    for number in BIS:
        bis[number] = int(settings[f"bis-{number}"] == "on")
    wanted = [CHANCES.index(settings[f"special-{letter}"]) for letter in "abcd"]
    final = settings["final"]
    wanted.append(ids.NONE if final == "random" else ids.FINAL_TILES.index(final))
    edition, level = ids.EDITIONS.index(settings["edition"]), LEVELS.index(settings["level"])
    board = boardfile.board_of(settings["board"], rules, edition == ids.RULEBOOK_FR)
    first = settings["characters"] == "first-game"
    drawn = 0 if settings["specials"] == "any" else int(settings["specials"])
    cast = vec[i64]([int(word[1:]) for word in settings["cast"].split(",") if word])
    chosen = (seats, edition, first, level, vec[i64](bis), vec[i64](wanted), drawn, cast)
    return Terms(*chosen, board, settings["board"])


class Maharaja(Game):
    """[MJ 1.1] Two to four players, or one against Brahmabot."""

    id = "maharaja"
    changes = versions.CHANGES
    rules_version = versions.NEWEST
    encoding_version = 1
    seats = (1, 2, 3, 4)
    usual_seats = 4
    settings = SETTINGS
    fields = STATE.told
    events = words.EVENTS
    refusals = words.REFUSALS
    steps = steps_of(setup, stack, building, moving, rounds, actions, characters, scoring, ending, brahmabot)
    encoding = encode.NUMBERS
    bound = 6000
    actions = encode.ACTION_IDS
    observation = encode.OBSERVATION
    measures = dictionary.MEASURES
    numbers = boardfile.TUNABLE
    orders = orders.ORDERS
    page_board = True

    def blank_state(self, seats: int, settings: Mapping[str, str], rules: int) -> State:
        """[MJ 1.3, 12.3, 12.4, 12.8] The pieces before anything is drawn; settings that do not fit are refused."""
        check_settings(seats, settings)
        g = State(terms_of(seats, tuple(settings.items()), rules))
        g.lay_out()
        return g

    def board_text(self) -> str:
        return boardfile.house_text()

    def plan(self, g: State) -> None:
        if g.round == 0 and max(g.characters) == 0:
            g.do(setup.SetUp(), rounds.Rounds())
        else:
            g.do(rounds.Rounds())

    def setup(self, g: State) -> tuple[int, dict[str, str]]:
        terms = g.terms
        final = "random" if terms.wanted[4] == ids.NONE else ids.FINAL_TILES[terms.wanted[4]]
        settings = {
            "edition": ids.EDITIONS[terms.edition],
            "characters": "first-game" if terms.first_game else "random",
            "cast": ",".join(f"c{number}" for number in terms.cast),
            **{f"special-{letter}": CHANCES[terms.wanted[i]] for i, letter in enumerate("abcd")},
            "specials": str(terms.drawn_specials or "any"),
            "final": final,
            "level": LEVELS[terms.level],
            **{f"bis-{number}": FLAG[terms.bis[number]] for number in BIS},
            "board": terms.own_board,
        }
        return int(terms.seats), settings

    def result(self, g: State) -> Result:
        """[MJ 9.5, 11.13] Ranks and totals; alone, 1 means that Brahmabot is beaten."""
        ranks, totals = list(ending.ranks(g)), list(ending.final_totals(g))
        count = g.terms.seats
        reason = "statues" if rounds.has_last_statue(g) else "rounds"
        if g.terms.solo:
            reason = "brahmabot-beaten" if ranks[0] == 1 else "brahmabot-wins"
        return Result(tuple(ranks[:count]), tuple(float(total) for total in totals[:count]), reason)

    def rivals(self, g: State) -> Sequence[tuple[str, float]]:
        """[MJ 11.13] Alone, Brahmabot's total stands beside one's own."""
        words, totals = self.labels(g, "owner"), ending.final_totals(g)
        return [(words[owner], float(totals[owner])) for owner in range(g.terms.seats, g.colours)]

    def turn(self, g: State) -> tuple[str, int | None]:
        """[MJ 1.9, 1.10, 4.2, 4.4, 7.1] Planning is everybody's; else whoever acts, picks or is rewarded has a turn."""
        if g.acting != ids.NONE:
            return f"{g.round} acting {g.acting}", int(g.acting) if g.acting < g.terms.seats else None
        asked = [seat for seat in range(g.terms.seats) if g.decision is not None and g.owes(Seat(seat))]
        if len(asked) != 1 or g.phase == ids.PLANNING:
            return f"{g.round} {g.phase}", None
        seat, done = asked[0], g.board_shrines[asked[0]] if g.round == 0 else 0
        return f"{g.round} {g.phase} {seat} {g.characters[seat] if g.round == 0 else 0} {done}", seat

    def roles(self, g: State, seat: int) -> Words:
        """[MJ 3.1] The character it had last."""
        return (self.labels(g, "character")[g.characters[seat]],)

    def standing(self, static: Static, view: View, seat: int) -> Mapping[str, int]:
        return standing.standing(static, view, seat)

    def holdings(self, static: Static, view: View, seat: int) -> Mapping[str, Words]:
        return standing.holdings(static, view, seat)

    def points_of(self, g: State, event: tuple[int, ...]) -> Points | None:
        return standing.points_of(g, event)

    def check(self, g: State) -> None:
        invariants.check(g)

    # --- what is seen ----------------------------------------------------------------------------------------------

    def view(self, g: State, seat: int | None) -> View:
        return seen.view(g, seen.SPECTATOR if seat is None else seat)

    def determinize(self, g: State, seat: int, rng: Rng) -> State:
        return seen.determinize(g, seat, rng)

    def outlook(self, g: State) -> Sequence[Words]:
        return outlook.outlook(g)

    def facts(self, seen: Seen) -> Mapping[str, Fact]:
        return facts.facts(seen)

    def static(self, g: State) -> Static:
        labels = {kind: list(self.labels(g, kind)) for kind in get_args(Kind)}
        board = board_data(g, boardfile.facts_of(g.terms.own_board, g.rules, g.terms.edition == ids.RULEBOOK_FR))
        names = {word: name if isinstance(name, str) else dict(name) for word, name in self.own_names(g).items()}
        return Static(labels, board, terms_data(g), names)

    def reason_words(self, g: State, player: int, words: Words, key: str) -> Words:
        return reasons.about(g, player, words, key)

    def own_names(self, g: State) -> Mapping[str, str | Mapping[str, str]]:
        """[MJ 12.2] The French book's tile gives two shrines; a board of one's own has its own names."""
        names = boardfile.own_names(g.terms.own_board) if g.terms.own_board else {}
        return {**names, "reward-shrines": "reward-two-shrines"} if g.terms.reward_shrines == 2 else names

    def check_board(self, text: str) -> list[Problem]:
        """What is wrong with a board file: each problem with its line and rule."""
        return boardfile.check(text)

    def drawing(self, static: Static, view: View, name: Callable[[str], str], seat: int | None = None) -> str:
        return drawing.draw(static, view, name)

    def svg(self, static: Static, view: View, name: Callable[[str], str], seat: int | None = None) -> str:
        return picture.svg(static, view, name)

    # --- numbers for learners --------------------------------------------------------------------------------------

    def action_of(self, g: State, option: int) -> int:
        return encode.action_of(g, option)

    def meanings(self, g: State) -> Iterator[Meaning]:
        return dictionary.meanings(g)

    def option_for(self, g: State, action: int) -> int:
        return encode.option_for(g, action)

    def observe(self, g: State, seat: int) -> Any:
        return encode.observe(g, seat)

    # --- option sets -----------------------------------------------------------------------------------------------

    def option_sets(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Every count, every edition, every value of every setting, and mixtures that bring rules together."""
        yield from OPTION_SETS
