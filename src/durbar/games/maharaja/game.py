"""Maharaja as the house knows it: seats, settings (MJ 1.3, 10, 11.3, 12), set-up, result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import get_args

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.agenda import steps_of
from durbar.engine.chance import Rng
from durbar.engine.flow import Words
from durbar.engine.game import Game, Result, Setting
from durbar.engine.parts import Drawing, Lessons
from durbar.engine.refusal import Problem
from durbar.games.maharaja import (
    boardfile,
    dictionary,
    drawing,
    hint_facts,
    ids,
    orders,
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
        raise Problem("mj-specials-few", rule="MJ 10.1", count=int(settings["specials"]), known=drawn)


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
    seats = (1, 2, 3, 4)
    usual_seats = 4
    settings = SETTINGS
    fields = STATE.told
    events = words.EVENTS
    refusals = words.REFUSALS
    steps = steps_of(setup, stack, building, moving, rounds, actions, characters, scoring, ending, brahmabot)
    bound = 6000
    revealing = frozenset({"plan", "end-turn"})  # the last plan opens all of them; the last turn opens the points
    orders = orders.ORDERS
    story = standing.STORY
    learning = dictionary.LEARNING
    lessons = Lessons(facts=hint_facts.facts)
    drawing = Drawing(
        text=drawing.draw,
        svg=picture.svg,
        last_verbs=frozenset({"end-turn"}),
        given_up=reasons.given_up,
        page_board=True,
    )
    boards = boardfile.BOARDS

    def blank_state(self, seats: int, settings: Mapping[str, str], rules: int) -> State:
        """[MJ 1.3, 12.3, 12.4, 12.8] The pieces before anything is drawn; settings that do not fit are refused."""
        check_settings(seats, settings)
        g = State(terms_of(seats, tuple(settings.items()), rules))
        g.lay_out()
        return g

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

    def check(self, g: State) -> None:
        invariants.check(g)

    # --- what is seen ----------------------------------------------------------------------------------------------

    def view(self, g: State, seat: int | None) -> View:
        return seen.view(g, seen.SPECTATOR if seat is None else seat)

    def open_view(self, g: State) -> View:
        """[MJ 1.7] Everybody's PP and plans too."""
        return seen.view(g, seen.EVERYBODY)

    def determinize(self, g: State, seat: int, rng: Rng) -> State:
        return seen.determinize(g, seat, rng)

    def static(self, g: State) -> Static:
        labels = {kind: list(self.labels(g, kind)) for kind in get_args(Kind)}
        board = board_data(g, boardfile.facts_of(g.terms.own_board, g.rules, g.terms.edition == ids.RULEBOOK_FR))
        names = {word: name if isinstance(name, str) else dict(name) for word, name in boardfile.names_of(g).items()}
        return Static(labels, board, terms_data(g), names)

    def reason_words(self, g: State, player: int, words: Words, key: str) -> Words:
        return reasons.about(g, player, words, key)

    # --- option sets -----------------------------------------------------------------------------------------------

    def option_sets(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Every count, every edition, every value of every setting, and mixtures that bring rules together."""
        yield from OPTION_SETS
