"""The tables of the rulebook, frozen into rows of numbers: nations, leaders, events, set-ups, victory cards."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.maharadjah.ids import (
    AREAS,
    GUPTAS,
    LAST_TURN,
    LEADER_NAMES,
    LEADERS,
    NATION_NAMES,
    NATIONS,
    NONE,
    P3_SHORT,
    PLACE_NAMES,
    REGION_NAMES,
    REGIONS,
    TABLE_NAMES,
)

TURNS: Final = LAST_TURN + 1  # rows by turn start at 0, which is empty
TOLD: Final[dict[str, Any]] = tomllib.loads(
    (files("durbar.games.maharadjah") / "data" / "game.toml").read_text(encoding="utf-8")
)


def nation_of(name: str) -> int:
    return NATION_NAMES.index(name)


def by_nation_and_turn() -> list[int]:
    return [0] * (NATIONS * TURNS)


# --- nations and leaders -------------------------------------------------------------------------------------------


def owners() -> list[int]:
    """[MD 3.2, 14.1, R36] The seat of each nation at each table; none where it does not take part."""
    seats = [nation["owners"].get(table) for table in TABLE_NAMES for nation in TOLD["nation"]]
    return [NONE if seat is None else "ABCDE".index(seat) for seat in seats]


OWNERS: Final = vec[i64](owners())
TABLE_SEATS: Final = (4, 5, 3, 3)
SUPPLY: Final = vec[i64]([int(nation["armies"]) for nation in TOLD["nation"]])
FACTORIES: Final = vec[i64]([int(nation.get("factories", 0)) for nation in TOLD["nation"]])
LEADER_NATION: Final = vec[i64]([nation_of(leader["nation"]) for leader in TOLD["leader"]])
LEADER_TURN: Final = vec[i64]([int(leader["turn"]) for leader in TOLD["leader"]])
WITH_INVADERS: Final = vec[i64]([int(leader["appears"] == "with_invaders") for leader in TOLD["leader"]])
LEAVES: Final[tuple[str, ...]] = ("end_of_sequence", "start_of_next_turn", "start_of_next_own_sequence")
AT_END_OF_SEQUENCE: Final = 0
AT_NEXT_TURN: Final = 1
AT_NEXT_SEQUENCE: Final = 2
LEADER_LEAVES: Final = vec[i64]([LEAVES.index(leader["leaves"]) for leader in TOLD["leader"]])
RAJ: Final = vec[i64]([int(name in TOLD["raj"]["nations"]) for name in NATION_NAMES])

ROW_NATION: Final = vec[i64]([nation_of(row["nation"]) for row in TOLD["submission"]])
ROW_REGION: Final = vec[i64]([REGION_NAMES.index(row["region"]) for row in TOLD["submission"]])
ROW_AREAS: Final = vec[i64]([int(row["areas"]) for row in TOLD["submission"]])
ROW_FROM: Final = vec[i64]([int(row.get("from", 1)) for row in TOLD["submission"]])
ROW_NAMES: Final = tuple(f"{row['nation']}-{row['region']}" for row in TOLD["submission"])


def rows_of() -> list[int]:
    """The line of the table of submission for a nation and a region, or none."""
    found = [NONE] * (NATIONS * REGIONS)
    for i, row in enumerate(TOLD["submission"]):
        found[nation_of(row["nation"]) * REGIONS + REGION_NAMES.index(row["region"])] = i
    return found


ROW_OF: Final = vec[i64](rows_of())
ROWS_IN_ORDER: Final = vec[i64](sorted(range(len(ROW_NAMES)), key=lambda row: (ROW_NATION[row], row)))


# --- events --------------------------------------------------------------------------------------------------------


def event_flags(key: str) -> list[int]:
    """[MD 5.4, 7.4] Which nations have boats, or make a major invasion, in which turn."""
    found = by_nation_and_turn()
    for event in TOLD["event"]:
        for name in event.get(key, []):
            found[nation_of(name) * TURNS + event["turn"]] = 1
    return found


BOATS: Final = vec[i64](event_flags("boats"))
MAJOR: Final = vec[i64](event_flags("major"))


def invasions() -> tuple[list[int], list[int], list[int], list[int]]:
    """[MD 4.2, 7] Nation, turn, place and armies of every invasion."""
    rows = [
        (nation_of(i["nation"]), e["turn"], i["at"], i["armies"]) for e in TOLD["event"] for i in e.get("invasion", [])
    ]
    return (
        [row[0] for row in rows],
        [row[1] for row in rows],
        [PLACE_NAMES.index(row[2]) for row in rows],
        [row[3] for row in rows],
    )


INVASION_NATION: Final = vec[i64](invasions()[0])
INVASION_TURN: Final = vec[i64](invasions()[1])
INVASION_PLACE: Final = vec[i64](invasions()[2])
INVASION_ARMIES: Final = vec[i64](invasions()[3])


def due() -> list[int]:
    """[MD 4.0] Nations for which the event table has armies in a turn."""
    found = by_nation_and_turn()
    for event in TOLD["event"]:
        for key in ("invasion", "reinforcements", "reinforce_up_to"):
            for row in event.get(key, []):
                found[nation_of(row["nation"]) * TURNS + event["turn"]] = 1
    return found


DUE: Final = vec[i64](due())


def removals(key: str) -> list[int]:
    """[MD 10.3, 10.4] Armies a nation loses by the event table, at the start of a turn or the end of its sequence."""
    found = by_nation_and_turn()
    for event in TOLD["event"]:
        if key in event:
            found[nation_of(event[key]["nation"]) * TURNS + event["turn"]] = event[key]["armies"]
    return found


REMOVED_AT_START: Final = vec[i64](removals("removal"))
REMOVED_AT_END: Final = vec[i64](removals("homegoing"))


def growth() -> list[int]:
    """[MD 10.5] 0: grows; 1: does not grow; 2 + r: counts region r only."""
    found = by_nation_and_turn()
    for event in TOLD["event"]:
        for row in event.get("no_growth", []):
            for turn in range(event["turn"], row["until"] + 1):
                found[nation_of(row["nation"]) * TURNS + turn] = 1
        for row in event.get("growth_only_in", []):
            for turn in range(event["turn"], row["until"] + 1):
                found[nation_of(row["nation"]) * TURNS + turn] = 2 + REGION_NAMES.index(row["region"])
    return found


GROWTH: Final = vec[i64](growth())


def reinforcements(key: str) -> list[int]:
    """[MD 10.6, 10.7] Armies that come beside growth; for the British the number they are filled up to."""
    found = by_nation_and_turn()
    for event in TOLD["event"]:
        for row in event.get(key, []):
            found[nation_of(row["nation"]) * TURNS + event["turn"]] = row["armies"]
    return found


REINFORCEMENTS: Final = vec[i64](reinforcements("reinforcements"))
FILLED_UP_TO: Final = vec[i64](reinforcements("reinforce_up_to"))
REPLACED_TURN: Final = next(event["turn"] for event in TOLD["event"] if "replaced" in event)


def first_turn(table: i64) -> int:
    return int(TOLD["setup"]["short" if table == P3_SHORT else "full"]["first_turn"])


def set_up(table: i64) -> list[tuple[int, int]]:
    """[MD 3.1, 14.2] Nation and area of each army at the start."""
    told = TOLD["setup"]["short" if table == P3_SHORT else "full"]["armies"]
    return [(nation_of(name), PLACE_NAMES.index(area)) for name, areas in told.items() for area in areas]


def keeps(table: i64, nation: i64, turn: i64) -> bool:
    """[MD 10.4, 14.2] The short game begins after the removal of its first turn."""
    return table == P3_SHORT and nation == GUPTAS and turn == first_turn(table)


# --- victory cards -------------------------------------------------------------------------------------------------


def line_values(regions: list[int], scores: list[Any]) -> list[int]:
    """[MD 15.3, R17] What each area is worth on one line: an area counts for the first list that names it."""
    worth = [0] * AREAS
    taken = [False] * AREAS
    for points, names in scores:
        for area in areas_named(regions, names):
            if not taken[area]:
                worth[area], taken[area] = int(points), True
    return worth


def areas_named(regions: list[int], names: list[str]) -> list[int]:
    """Areas, "region:" for all of a region, "any" for all."""
    found: list[int] = []
    for name in names:
        if name == "any":
            found += range(AREAS)
        elif name.startswith("region:"):
            found += [area for area in range(AREAS) if regions[area] == REGION_NAMES.index(name[7:])]
        else:
            found.append(PLACE_NAMES.index(name))
    return found


def card_lines() -> tuple[list[int], list[int]]:
    """For each nation and turn the number of its line (from 1) that scores at the end of the turn, and of raids."""
    occupation, raid = by_nation_and_turn(), by_nation_and_turn()
    for n, name in enumerate(NATION_NAMES):
        for i, line in enumerate(TOLD["card"].get(name, {}).get("line", []), 1):
            for turn in line["turns"]:
                (raid if line["raid"] else occupation)[n * TURNS + turn] = i
    return occupation, raid


OCCUPATION_LINE: Final = vec[i64](card_lines()[0])
RAID_LINE: Final = vec[i64](card_lines()[1])
MOST_LINES: Final = 8


def next_lines() -> list[int]:
    """[MD 15.2] By nation and turn: the line that counts at the end of this turn or of the next one that counts."""
    found = by_nation_and_turn()
    for nation in range(NATIONS):
        line = 0
        for turn in range(LAST_TURN, 0, -1):
            line = int(OCCUPATION_LINE[nation * TURNS + turn]) or line
            found[nation * TURNS + turn] = line
    return found


NEXT_LINE: Final = vec[i64](next_lines())


def card_values(regions: list[int]) -> list[int]:
    """What each area is worth by nation and line of its card (lines count from 1)."""
    found = [0] * (NATIONS * MOST_LINES * AREAS)
    for n, name in enumerate(NATION_NAMES):
        for i, line in enumerate(TOLD["card"].get(name, {}).get("line", []), 1):
            start = (n * MOST_LINES + i) * AREAS
            found[start : start + AREAS] = line_values(regions, line["scores"])
    return found


def kill_points(kind: str, names: tuple[str, ...]) -> list[int]:
    """[MD 15.3, R14, R15] Points by table, destroying nation, and what is destroyed."""
    found = [0] * (len(TABLE_NAMES) * NATIONS * len(names))
    for t, table in enumerate(TABLE_NAMES):
        for n, name in enumerate(NATION_NAMES):
            for kill in TOLD["card"].get(name, {}).get("kill", []):
                if (
                    kill["kind"] == kind
                    and table in kill.get("only_in", [table])
                    and table not in kill.get("not_in", [])
                ):
                    found[(t * NATIONS + n) * len(names) + names.index(kill["of"])] = kill["points"]
    return found


ARMY_POINTS: Final = vec[i64](kill_points("army", NATION_NAMES))
FACTORY_POINTS: Final = vec[i64](kill_points("factory", NATION_NAMES))
LEADER_POINTS: Final = vec[i64](kill_points("leader", LEADER_NAMES))


def army_points(table: i64, nation: i64, victim: i64) -> i64:
    return ARMY_POINTS[(table * NATIONS + nation) * NATIONS + victim]


def factory_points(table: i64, nation: i64, victim: i64) -> i64:
    return FACTORY_POINTS[(table * NATIONS + nation) * NATIONS + victim]


def leader_points(table: i64, nation: i64, leader: i64) -> i64:
    return LEADER_POINTS[(table * NATIONS + nation) * LEADERS + leader]
