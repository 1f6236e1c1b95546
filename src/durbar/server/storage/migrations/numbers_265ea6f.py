"""Options as numbers, the way releases up to 265ea6f stored them: frozen, for later ones may pack them otherwise.

Words have never changed and are unlike each other within a question, so the number follows from the words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from durbar.engine.flow import CHANCE, Option, Seat
from durbar.engine.game import Game
from durbar.engine.refusal import Illegal, Refusal

Words = tuple[str, ...]
Index = Callable[[str, str], int]
"""The number of a word among the labels of a kind."""

SPACES = ("centre", "top", "bottom", "plain")
ACTIONS = (
    "statue-cheaper", "shrine-free", "statue-and-shrine", "two-shrines", "take-coins", "take-shrines", "buy-pp",
    "change-character", "change-track",
)  # fmt: skip
REWARDS = (
    "reward-coins", "reward-shrines", "reward-pp-coin", "reward-tax", "reward-pp", "reward-exchange", "reward-shrine",
    "reward-maharani",
)  # fmt: skip
FINALS = ("none", *(f"final-{tile}" for tile in "ABCD1234"))
MAHARAJA = {
    "no-shrine": 99, "stop": 0, "coins-to-pp": 1, "pp-to-coins": 2, "coin-to-pp": 1, "shrine-for-coins": 1,
    "shrine-for-pp": 2, "end-turn": 0, "build-statue": 19, "build-shrine": 20, "move-priest": 21,
}  # fmt: skip
CHARACTER = {"take": 0, "draw": 0, "maharani": 0, "ability": 22}
NODE = {"flag": 0, "lay-flag": 0}


def maharaja(_decision: str, words: Words, index: Index) -> int:
    verb, *rest = words
    if verb in MAHARAJA:
        return MAHARAJA[verb]
    if verb in CHARACTER:
        return CHARACTER[verb] + index("character", rest[0])
    if verb in NODE:
        return index("node", rest[0])
    if verb.startswith("move"):
        paid = sum(int(coins) << 6 * index("owner", who) for who, coins in zip(rest[1::2], rest[2::2], strict=True))
        return 16777216 * index("node", rest[0]) + paid
    match verb:
        case "statue":
            return index("node", rest[0]) << 2 | SPACES.index(rest[1])
        case "plan":
            return ACTIONS.index(rest[0]) * 9 + ACTIONS.index(rest[1])
        case "perform" | "token":
            return (1 if verb == "perform" else 10) + ACTIONS.index(rest[0])
        case "reward" | "lay":
            return REWARDS.index(rest[0])
        case "shrine" | "first" | "setup-tile":
            return index({"shrine": "place", "first": "owner", "setup-tile": "setup"}[verb], rest[0])
        case "tile":
            return int(rest[0]) - 1
        case "special":
            return int(rest[1] == "on")
        case "final":
            return FINALS.index(rest[0])
    raise LookupError(verb)


MAHARADJAH = {
    "keep": 63, "take-back": 62, "end-battles": 255, "grant": 1, "deny": 0, "end-building": 127, "agree": 1,
    "refuse": 0, "stop": 64, "leave-army": 65, "end": 63 * 64, "alone": 0, "stay": 0, "stand": 200, "fight": 200,
    "break-off": 201, "lose-here": 128, "submit": 1, "decline": 0, "ally-marker": 1, "ally-army": 2,
}  # fmt: skip
PLACE = {
    "place": 0, "attack": 0, "attack-factory": 64, "land-all": 160 - 42, "build": 0, "take-up": 64, "go": 0,
    "ask-leave": 62 * 64, "take-leader": 0, "remove": 0, "retreat": 0, "retreat-landed": 64, "land": 0, "lose": 0,
    "lose-landed": 64, "return": 0, "shift": 0,
}  # fmt: skip
ARMS = ("arms-portuguese", "arms-dutch", "arms-french", "arms-british")


def maharadjah(decision: str, words: Words, index: Index) -> int:
    verb, *rest = words
    if decision == "AskSiege":
        return int(verb == "fight")
    if verb in MAHARADJAH:
        return MAHARADJAH[verb]
    if verb in PLACE:
        return PLACE[verb] + index("place", rest[0])
    if verb.startswith(("with", "follow")):
        return sum(1 << rider(name) for name in rest)
    match verb:
        case "arm":
            return index("nation", rest[0])
        case "attack-at-sea":
            return 128 + (index("place", rest[0]) - 42) * 4 + index("nation", rest[1]) - 13
        case "share":
            return int(rest[0])
        case "leave":
            return 66 + rider(rest[0])
        case "take":
            return int(rest[1]) * 64 + index("place", rest[0])
        case "void":
            return index("row", rest[0])
        case "roll":
            return sum((int(face) - 1) * 6**n for n, face in enumerate(rest))
    raise LookupError(verb)


def rider(name: str) -> int:
    """A leader, or the arms of a power."""
    return ARMS.index(name) + 1 if name in ARMS else 0


DICE_CHARMERS = {"pass": 16, "stop": 17, "decline": 18, "sell_nothing": 160}
GOODS = ("tea", "silk", "spice")
LABELLED = {
    "take": (0, "die"), "karma": (8, "die"), "first": (19, "seat"), "goods_die": (56, "die"),
    "upgrade": (58, "building"), "call": (64, "character"),
}  # fmt: skip


def dice_charmers(_decision: str, words: Words, index: Index) -> int:
    verb, *rest = words
    if verb in DICE_CHARMERS:
        return DICE_CHARMERS[verb]
    if verb in LABELLED:
        first, kind = LABELLED[verb]
        return first + index(kind, rest[0])
    match verb:
        case "roll":
            return 24 + index("face", rest[1])
        case "circle" | "circle_two":
            return 48 + sum(1 << GOODS.index(good) for good in rest)
        case "sail":
            return 70 + int(rest[0]) - 1
        case "use":
            return 96 + index("source", rest[1])
        case "sell":
            return 160 + int(rest[0]) + 5 * int(rest[1]) + 25 * int(rest[2])
        case "half" | "road":
            sides = 1 << index("side", rest[1]) if verb == "half" else index("road", rest[1])
            return 288 + 16 * index("cell", rest[0]) + sides
    raise LookupError(verb)


GAMES: dict[str, Callable[[str, Words, Index], int]] = {
    "maharaja": maharaja,
    "maharadjah": maharadjah,
    "dice_charmers": dice_charmers,
}


def words_of(game: Game, g: Any, player: int, number: int) -> str:
    """What a stored number meant in this position."""
    decision = g.decision
    known = GAMES.get(game.id)

    def index(kind: str, word: str) -> int:
        labels: Sequence[str] = game.labels(g, kind)
        return labels.index(word)

    for option in decision.candidates(g, Seat(player)):
        words = decision.words(g, Option(option))
        if player == CHANCE and game.id == "maharadjah":
            return " ".join(["roll", *(str(number // 6**n % 6 + 1) for n in range(len(words) - 1))])
        if (int(option) if known is None else known(type(decision).__name__, words, index)) == number:
            return " ".join(words)
    raise Illegal(Refusal("no-such-choice", ""))
