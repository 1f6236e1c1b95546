"""What each number of an observation means, in the order of `encode.observe`."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.games.maharaja import encode, ids

PLAYERS = ("own", "next", "second", "third")
QUESTIONS = (
    *("turn", "plan", "move", "statue", "shrine", "character"),
    *("maharani", "flag", "reward", "exchange", "reward exchange", "return shrine"),
)
SIDES = ("left", "middle", "right", "turned")


def table_names() -> Iterator[str]:
    yield from ("round", "reach", "token-supply", "maharani-supply")
    yield from ("rulebook", "rulebook-fr", "draft", "solo")
    yield from (f"phase {word}" for word in ids.PHASE_WORDS)
    yield from (f"maharaja city {n}" for n in range(ids.CITIES))
    yield from (f"flag of city {n}" for n in range(ids.CITIES))
    yield from (f"height of {word}" for word in ids.REWARD_WORDS)
    yield from ids.SPECIAL_WORDS
    yield from (f"final tile {word}" for word in ids.FINAL_TILES)
    yield from (f"{who} acting" for who in PLAYERS)
    yield from ("first action done", "second action done", "token spent", "statue due", "shrines due")
    yield from ("two shrines begun", "city shrine owed", "moves in a row")
    yield from (f"asked {question}" for question in QUESTIONS)


def tile_names() -> Iterator[str]:
    for word in ids.CHARACTER_WORDS[1:]:
        yield f"{word} in the display"
        yield from (f"{word} {who}" for who in PLAYERS)
        yield from (f"{word} maharani {who}" for who in PLAYERS)


def player_names() -> Iterator[str]:
    for who in PLAYERS:
        plain = ("there", "coins", "pp", "pp known", "tokens", "board shrines", "supply shrines", "board statues")
        yield from (f"{who} {what}" for what in plain)
        yield from (f"{who} priest at {n}" for n in range(ids.NODES))
        yield from (f"{who} {what}" for what in ("acted", "planned"))
        yield from (f"{who} plans {word}" for word in ids.ACTION_WORDS)
        yield from (f"{who} used {word}" for word in ids.CHARACTER_WORDS[1:])


def map_names() -> Iterator[str]:
    for city in range(ids.CITIES):
        for what in ("centre", "top", "bottom", "plain", "shrines"):
            yield from (f"city {city} {what} {who}" for who in PLAYERS)
    for village in range(ids.MAX_VILLAGES):
        yield from (f"village {village} {who}" for who in PLAYERS)


def brahmabot_names() -> Iterator[str]:
    for side in SIDES:
        yield from (f"{side} tile {n}" for n in range(1, ids.TILES + 1))
    yield from (f"tile {n} left" for n in range(1, ids.TILES + 1))
    yield from (f"{word} in the stack" for word in ids.CHARACTER_WORDS[1:])
    yield "level"


OBSERVATION = (*table_names(), *tile_names(), *player_names(), *map_names(), *brahmabot_names())
assert len(OBSERVATION) == encode.OBSERVED, len(OBSERVATION)
