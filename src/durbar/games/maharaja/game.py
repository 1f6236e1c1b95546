"""Maharaja as the house knows it: fields, labels, events, results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, get_args

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.field import Field
from durbar.engine.flow import Words
from durbar.engine.game import SEATS, Event, Game, Result, steps_of
from durbar.engine.refusal import Problem
from durbar.games.maharaja import boardfile, drawing, encode, ids, invariants, reasons
from durbar.games.maharaja import view as seen
from durbar.games.maharaja.naming import OBSERVATION
from durbar.games.maharaja.rules import (
    actions,
    brahmabot,
    building,
    characters,
    ending,
    moving,
    rounds,
    scoring,
    setup,
    stack,
    versions,
)
from durbar.games.maharaja.settings import BIS, CHANCES, EDITIONS, FLAG, LEVELS, OPTION_SETS, SETTINGS, check_settings
from durbar.games.maharaja.shown import Kind, Static, View
from durbar.games.maharaja.state import State, Terms
from durbar.games.maharaja.static import board_data, terms_data

SHRINE_SETS = tuple("".join(SEATS[i] for i in range(4) if mask >> i & 1) or "-" for mask in range(16))

FIELDS = (
    Field("phase", values="phase"),
    Field("round"),
    Field("maharaja", values="city"),
    Field("track", values="city"),
    Field("rewards", values="reward"),
    Field("reach"),
    Field("display", values="character"),
    Field("characters", keys="owner", values="character"),
    Field("coins", keys="owner"),
    Field("pp", keys="owner", hidden=True),
    Field("pp_counted", keys="owner"),
    Field("tokens", keys="owner"),
    Field("token_supply"),
    Field("board_shrines", keys="owner"),
    Field("supply_shrines", keys="owner"),
    Field("board_statues", keys="owner"),
    Field("priests", keys="owner", values="node"),
    Field("statues", keys="space", rows="city", values="owner"),
    Field("shrines", keys="owner", rows="city"),
    Field("villages", keys="village", values="owners"),
    Field("plans", keys="slot", rows="owner", values="action", hidden=True),
    Field("acting", values="owner"),
    Field("acted", values="owners"),
    Field("used", keys="owner"),
    Field("slots"),
    Field("token_spent"),
    Field("due_statues"),
    Field("due_shrines"),
    Field("pair"),
    Field("moves"),
    Field("special", keys="special"),
    Field("final", values="final"),
    Field("maharani_tile", values="character"),
    Field("maharani_owner", values="owner"),
    Field("maharani_round"),
    Field("stack"),
    Field("tiles"),
    Field("tile_left", values="tile"),
    Field("tile_middle", values="tile"),
    Field("tile_right", values="tile"),
    Field("tile_up", values="tile"),
    Field("tile_done", values="tile"),
)

EVENTS = {
    ids.SPECIAL_IN_USE: Event("special-in-use", ("special",)),
    ids.FINAL_IN_USE: Event("final-in-use", ("final",)),
    ids.CHARACTER_SHOWN: Event("character-shown", ("character",)),
    ids.REWARD_LAID: Event("reward-laid", ("reward", "")),
    ids.FLAG_LAID: Event("flag-laid", ("city", "")),
    ids.FIRST_PICK: Event("first-pick", ("owner",)),
    ids.SETUP_TILE: Event("setup-tile", ("setup",)),
    ids.ROUND_BEGINS: Event("round-begins", ("",)),
    ids.MAHARAJA_GOES: Event("maharaja-goes", ("city", "")),
    ids.PLANNED: Event("planned", ("owner",)),
    ids.REVEALED: Event("revealed", ("owner", "action", "action")),
    ids.ACTS: Event("acts", ("owner", "action")),
    ids.USES_ABILITY: Event("uses-ability", ("owner", "character")),
    ids.COINS_GAINED: Event("coins", ("owner", "", "reason")),
    ids.COINS_PAID: Event("pays", ("owner", "", "reason")),
    ids.PP_GAINED: Event("pp", ("owner", "", "reason")),
    ids.PP_PAID: Event("pays-pp", ("owner", "")),
    ids.SHRINES_TAKEN: Event("shrines", ("owner", "", "reason")),
    ids.SHRINE_RETURNED: Event("shrine-returned", ("owner",)),
    ids.TOKEN_GAINED: Event("token", ("owner", "reason")),
    ids.TOKEN_SPENT: Event("token-spent", ("owner",)),
    ids.STATUE_BUILT: Event("statue", ("owner", "city", "space", "")),
    ids.SHRINE_BUILT: Event("shrine", ("owner", "place", "")),
    ids.PASSES: Event("passes", ("owner", "road", "node")),
    ids.MOVED: Event("moved", ("owner", "node", "node", "")),
    ids.TOLL: Event("toll", ("owner", "owner", "")),
    ids.FLAG_MOVED: Event("flag-moved", ("owner", "city", "", "")),
    ids.RETURNS_CHARACTER: Event("returns-character", ("owner", "character")),
    ids.TAKES_CHARACTER: Event("takes-character", ("owner", "character", "source")),
    ids.TURN_ENDS: Event("turn-ends", ("owner",)),
    ids.WORSHIP: Event("worship", ("owner", "", "", "city")),
    ids.REWARD_TAKEN: Event("reward-taken", ("owner", "reward")),
    ids.MAHARANI_PLACED: Event("maharani-placed", ("owner", "character")),
    ids.MAHARANI_BACK: Event("maharani-back", ("owner", "character")),
    ids.REWARD_GONE: Event("reward-gone", ("reward",)),
    ids.ROUND_ENDS: Event("round-ends", ("",)),
    ids.FINAL_LINE: Event("final-line", ("owner", "line", "")),
    ids.FINAL_TOTAL: Event("final-total", ("owner", "")),
    ids.TILE_SHOWN: Event("tile-shown", ("",)),
    ids.TILE_TURNED: Event("tile-turned", ("",)),
    ids.TILE_PERFORMED: Event("tile-performed", ("",)),
    ids.SKIPPED: Event("skipped", ("instruction",)),
    ids.SHRINE_MOVED: Event("shrine-moved", ("owner", "city")),
    ids.STAYS: Event("stays", ("owner", "city")),
}

LABELS: dict[str, Sequence[str]] = {
    "action": ids.ACTION_WORDS,
    "reward": ids.REWARD_WORDS,
    "space": ids.SPACE_WORDS,
    "special": ids.SPECIAL_WORDS,
    "final": ids.FINAL_WORDS,
    "phase": ids.PHASE_WORDS,
    "reason": ids.REASON_WORDS,
    "line": ids.LINE_WORDS,
    "instruction": ids.INSTRUCTION_WORDS,
    "owners": SHRINE_SETS,
    "slot": ("first", "second"),
    "track": ids.TRACK_WORDS,
    "tile": tuple(f"tile-{n}" for n in range(1, ids.TILES + 1)),
}


class Maharaja(Game):
    """[MJ 1.1] Two to four players, or one against Brahmabot."""

    id = "maharaja"
    changes = versions.CHANGES
    rules_version = versions.NEWEST
    encoding_version = 1
    seats = (1, 2, 3, 4)
    usual_seats = 4
    settings = SETTINGS
    fields = FIELDS
    events = EVENTS
    refusals = ids.REFUSALS
    steps = steps_of(setup, stack, building, moving, rounds, actions, characters, scoring, ending, brahmabot)
    bound = 6000
    actions = encode.ACTION_IDS
    observation = OBSERVATION

    def blank_state(self, seats: int, settings: Mapping[str, str], rules: int) -> State:
        """[MJ 1.3, 12.3, 12.4, 12.8] The pieces before anything is drawn; settings that do not fit are refused."""
        check_settings(seats, settings)
        bis = [0] * (ids.CHARACTERS + 1)
        for number in BIS:
            bis[number] = int(settings[f"bis-{number}"] == "on")
        wanted = [CHANCES.index(settings[f"special-{letter}"]) for letter in "abcd"]
        final = settings["final"]
        wanted.append(ids.NONE if final == "random" else ids.FINAL_TILES.index(final))
        edition, level = EDITIONS.index(settings["edition"]), LEVELS.index(settings["level"])
        board = boardfile.board_of(settings["board"], rules)
        first = settings["characters"] == "first-game"
        g = State(Terms(seats, edition, first, level, vec[i64](bis), vec[i64](wanted), board, settings["board"]))
        g.lay()
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
            "edition": EDITIONS[terms.edition],
            "characters": "first-game" if terms.first_game else "random",
            **{f"special-{letter}": CHANCES[terms.wanted[i]] for i, letter in enumerate("abcd")},
            "final": final,
            "level": LEVELS[terms.level],
            **{f"bis-{number}": FLAG[terms.bis[number]] for number in BIS},
            "board": terms.own_board,
        }
        return int(terms.seats), settings

    def labels(self, g: State, kind: str) -> Sequence[str]:
        board, owners = g.terms.board, g.terms.owner_words
        if kind in LABELS:
            return LABELS[kind]
        found: dict[str, Sequence[str]] = {
            "seat": SEATS[: g.terms.seats],
            "owner": owners,
            "source": ["display", *owners, "stack"],
            "city": board.nodes[: ids.CITIES],
            "node": board.nodes,
            "road": board.road_words,
            "village": board.village_words,
            "place": board.place_words,
            "character": g.terms.character_words,
            "setup": board.setup_words,
        }
        return found[kind]

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

    def determinize(self, g: State, seat: int, rng: Rng) -> State:
        return seen.determinize(g, seat, rng)

    def static(self, g: State) -> Static:
        labels = {kind: list(self.labels(g, kind)) for kind in get_args(Kind)}
        board = board_data(g, boardfile.facts_of(g.terms.own_board, g.rules))
        return Static(labels, board, terms_data(g), dict(self.own_names(g)))

    def reason_words(self, g: State, player: int, words: Words, key: str) -> Words:
        return reasons.about(g, player, words, key)

    def own_names(self, g: State) -> Mapping[str, str]:
        """[MJ 12.2] The French book's tile gives two shrines."""
        return {"reward-shrines": "reward-two-shrines"} if g.terms.reward_shrines == 2 else {}

    def check_board(self, text: str) -> list[Problem]:
        """What is wrong with a board file: each problem with its line and rule."""
        return boardfile.check(text)

    def drawing(self, static: Static, view: View, name: Callable[[str], str], seat: int | None = None) -> str:
        return drawing.draw(static, view, name)

    # --- numbers for learners --------------------------------------------------------------------------------------

    def action_of(self, g: State, option: int) -> int:
        return encode.action_of(g, option)

    def option_for(self, g: State, action: int) -> int:
        return encode.option_for(g, action)

    def observe(self, g: State, seat: int) -> Any:
        return encode.observe(g, seat)

    # --- option sets -----------------------------------------------------------------------------------------------

    def option_sets(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Every count, every edition, every value of every setting, and mixtures that bring rules together."""
        yield from OPTION_SETS
