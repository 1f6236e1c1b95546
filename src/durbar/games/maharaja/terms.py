"""[MJ 12.1, 12.2, 12.3] What was agreed before the game and never changes: seats, edition, board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.maharaja.board import Board
from durbar.games.maharaja.ids import CITIES, DRAFT, LABELS, PAIR_WORDS, RULEBOOK_FR

LETTERS: Final = ["A", "B", "C", "D"]


class Terms:
    """[MJ 12.1, 12.2, 12.3] What was agreed before the game and never changes: seats, edition, board."""

    def __init__(
        self,
        seats: i64,
        edition: i64,
        first_game: bool,
        level: i64,
        bis: vec[i64],
        wanted: vec[i64],
        drawn_specials: i64,
        cast: vec[i64],
        board: Board,
        own_board: str,
    ) -> None:
        self.seats: Final = seats
        self.solo: Final = seats == 1
        self.colours: Final[i64] = 2 if seats == 1 else seats
        self.edition: Final = edition
        self.first_game: Final = first_game
        self.level: Final = level
        self.bis: Final = bis  # by character number: 1 if its bis form is used (MJ 12.8)
        self.wanted: Final = wanted  # special rules a to d: 0 off, 1 on, 2 at random; then the final tile, -1 at random
        self.drawn_specials: Final = drawn_specials  # of those at random so many are in use; 0: one or more
        self.cast: Final = cast  # [MJ 1.3] characters chosen to be in play; the rest are drawn
        self.board: Final = board
        self.own_board: Final = own_board
        self.draft: Final = edition == DRAFT
        self.village_holds: Final[i64] = 2 if seats > 2 else 1  # [MJ 2.5]
        self.discount: Final[i64] = 2 if edition == DRAFT else 1  # [MJ 5.1, 12.6]
        self.flag_step: Final[i64] = 2 if edition == DRAFT else 3  # [MJ 5.9, 12.7]
        self.reward_shrines: Final[i64] = 2 if edition == RULEBOOK_FR else 3  # [MJ 7.5, 12.2]
        self.bot_first_pp: Final[i64] = 3 if edition == RULEBOOK_FR else 4  # [MJ 11.10, 12.2]
        self.shown: Final[i64] = 7 if edition == DRAFT else seats + 3  # [MJ 1.3, 12.4]
        self.window: Final[i64] = 2 if seats == 1 else seats + 1  # [MJ 7.4, 11.10]
        self.five_counts_statues: Final = edition == DRAFT and bis[5] == 0  # [MJ 12.8]
        self.once: Final = once_abilities(bis)
        self.owner_words: Final[list[str]] = ["A", "brahmabot"] if seats == 1 else LETTERS[:seats]
        self.character_words: Final[list[str]] = character_words(bis, edition == DRAFT)
        self.labels: Final = labels_of(board, LETTERS[:seats], self.owner_words, self.character_words)


def labels_of(board: Board, seats: list[str], owners: list[str], characters: list[str]) -> dict[str, Sequence[str]]:
    """[MJ 11.1] The words for the numbers of each kind, made once: every option is told by them. Places are the
    board's."""
    return {
        **LABELS,
        "seat": seats,
        "owner": owners,
        "source": ["display", *owners, "stack"],
        "city": board.nodes[:CITIES],
        "node": board.nodes,
        "road": board.road_words,
        "village": board.village_words,
        "place": board.place_words,
        "character": characters,
        "setup": board.setup_words,
        "pair": PAIR_WORDS,
    }


def character_words(bis: vec[i64], draft: bool) -> list[str]:
    """[MJ 12.8] A word for each character; one that does something else in this game has another word."""
    words = ["none", *[f"c{n}bis" if bis[n] else f"c{n}" for n in range(1, 17)]]
    if draft and bis[5] == 0:
        words[5] = "c5draft"
    return words


def once_abilities(bis: vec[i64]) -> vec[i64]:
    """[MJ 6, 6.1, 12.8] The characters whose ability is used once a round, in order; plain 1 has none."""
    always = [2, 3, 4, 6, 10, 13, 14]
    if bis[1]:
        always.append(1)
    if bis[12]:
        always.append(12)
    return vec[i64](sorted(always))
