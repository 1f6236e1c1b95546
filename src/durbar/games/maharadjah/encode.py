"""Numbers for learners: a stable id for every option, and the table as one row of floats.

Ids come in blocks, one for each kind of decision, so that the same choice always has the same id.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.maharadjah.ids import (
    AREAS,
    INDIANS,
    LEADER_NAMES,
    LEADERS,
    NATION_NAMES,
    NATIONS,
    NONE,
    NOWHERE,
    PHASE_NAMES,
    PLACE_NAMES,
    PLACES,
    POWERS,
    ROWS,
    SEAS,
)
from durbar.games.maharadjah.rules.arms import TAKE_BACK
from durbar.games.maharadjah.rules.march import STOP
from durbar.games.maharadjah.rules.movement import ASK, COUNT, END
from durbar.games.maharadjah.rules.retreat import STAND
from durbar.games.maharadjah.rules.submission import AskSubmission
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import OWNERS, ROW_NAMES

MOST_ARMIES: Final = 27
STACKS: Final = MOST_ARMIES + 1
BLOCKS: Final[tuple[tuple[str, int], ...]] = (
    ("Movement", PLACES * STACKS + 3 + 1),
    ("March", PLACES + 7),
    ("Escort", 32),
    ("PlaceLeader", PLACES),
    ("PlaceArms", AREAS),
    ("GiveArms", INDIANS + 2),
    ("PlaceArmy", AREAS),
    ("PlaceReinforcement", AREAS),
    ("ShareInvaders", 8),
    ("RemoveArmy", PLACES),
    ("RemoveSurplus", AREAS),
    ("GrantLeave", 2),
    ("ChooseBattle", 256),
    ("DefenderRetreat", PLACES + 1),
    ("AttackerRetreat", 130),
    ("Follow", 32),
    ("LandArmy", AREAS),
    ("ChooseLoss", 129),
    ("AskSiege", 2),
    ("ReturnArmy", PLACES),
    ("ShiftLand", PLACES),
    ("VoidSubmission", ROWS),
    ("AskSubmission", 2 * ROWS),
    ("AskAlliance", 3),
    ("Build", 128),
    ("Consent", 2),
    ("Roll", 216),
)
SIZE: Final[dict[str, int]] = dict(BLOCKS)
START: Final[dict[str, int]] = {name: sum(size for _name, size in BLOCKS[:i]) for i, (name, _size) in enumerate(BLOCKS)}
ACTIONS: Final = sum(size for _name, size in BLOCKS)


# --- actions ---------------------------------------------------------------------------------------------------------


def action_of(g: State, option: int) -> int:
    """The stable id of an option of the present decision."""
    name = type(g.decision).__name__
    return START[name] + place_in_block(g, name, option)


def place_in_block(g: State, name: str, option: int) -> int:
    if name == "Movement":
        if option == END:
            return PLACES * STACKS + 3
        return PLACES * STACKS + option - ASK - SEAS if option >= ASK else option % COUNT * STACKS + option // COUNT
    if name == "March":
        return option if option < STOP else PLACES + option - STOP
    if name == "GiveArms":
        return option if option < INDIANS else INDIANS + option - TAKE_BACK
    if name == "DefenderRetreat":
        return option if option < STAND else PLACES
    if name == "AttackerRetreat":
        return option if option < STAND else 128 + option - STAND
    return 2 * row_asked(g) + option if name == "AskSubmission" else option


def row_asked(g: State) -> int:
    decision = g.decision
    return int(decision.row) if isinstance(decision, AskSubmission) else 0


def option_for(g: State, action: int) -> int:
    """The option a stable id means in the present decision; -1 if none."""
    name = type(g.decision).__name__
    if name not in START or not START[name] <= action < START[name] + SIZE[name]:
        return -1
    option = option_in_block(g, name, action - START[name])
    return option if option >= 0 and option in g.legal else -1


def option_in_block(g: State, name: str, place: int) -> int:
    if name == "Movement":
        if place >= PLACES * STACKS:
            asked = place - PLACES * STACKS
            return END if asked == 3 else ASK + SEAS + asked
        return place // STACKS + place % STACKS * COUNT
    if name == "March":
        return place if place < PLACES else STOP + place - PLACES
    if name == "GiveArms":
        return place if place < INDIANS else TAKE_BACK + place - INDIANS
    if name == "DefenderRetreat":
        return place if place < PLACES else STAND
    if name == "AttackerRetreat":
        return place if place < 128 else STAND + place - 128
    return place - 2 * row_asked(g) if name == "AskSubmission" else place


# --- observations ----------------------------------------------------------------------------------------------------


def names() -> tuple[str, ...]:
    """What each number of an observation means, in order."""
    found = ["turn", "half", *(f"phase {phase}" for phase in PHASE_NAMES)]
    found += [f"active {nation}" for nation in NATION_NAMES] + [f"mine {nation}" for nation in NATION_NAMES]
    found += [f"armies {nation} {place}" for nation in NATION_NAMES for place in PLACE_NAMES]
    found += [f"moved {place}" for place in PLACE_NAMES]
    found += [f"factory {power} {area}" for power in NATION_NAMES[INDIANS:] for area in PLACE_NAMES[:AREAS]]
    found += [f"leader {leader}" for leader in LEADER_NAMES]
    found += [f"arms {power} {what}" for power in NATION_NAMES[INDIANS:] for what in ("holder", "place")]
    found += [f"{what} {nation}" for what in ("stored", "ally", "raj", "score") for nation in NATION_NAMES]
    found += [f"submitted {row} {nation}" for row in ROW_NAMES for nation in NATION_NAMES]
    found += [f"group at {place}" for place in PLACE_NAMES] + ["group count", "group riders", "group crossed"]
    found += [f"battle at {place}" for place in PLACE_NAMES] + [f"battle with {nation}" for nation in NATION_NAMES]
    return (*found, "round", "hits", "hits back")


OBSERVATION: Final = names()
NOTHING: Final = vec[float]([0.0] * len(OBSERVATION))
OF_NATION: Final = 2 + len(PHASE_NAMES)
OF_ARMIES: Final = OF_NATION + 2 * NATIONS
OF_MOVED: Final = OF_ARMIES + NATIONS * PLACES
OF_FACTORY: Final = OF_MOVED + PLACES
OF_LEADER: Final = OF_FACTORY + POWERS * AREAS
OF_ARMS: Final = OF_LEADER + LEADERS
OF_MARKERS: Final = OF_ARMS + 2 * POWERS
OF_SUBMITTED: Final = OF_MARKERS + 4 * NATIONS
OF_GROUP: Final = OF_SUBMITTED + ROWS * NATIONS
OF_BATTLE: Final = OF_GROUP + PLACES + 3


def observe(g: State, seat: i64) -> vec[float]:
    """[MD 15.1] Everything is public; only "mine" depends on the seat."""
    row = NOTHING[:]
    row[0] = float(g.turn) / 16.0
    row[1] = float(g.half)
    row[2 + g.phase] = 1.0
    if g.nation != NONE:
        row[OF_NATION + g.nation] = 1.0
    see_pieces(g, row)
    see_nations(g, row, seat)
    see_moment(g, row)
    return row


def see_pieces(g: State, row: vec[float]) -> None:
    for place in range(PLACES):
        if g.total[place] > 0:
            for nation in range(NATIONS):
                armies = g.armies_at(nation, place)
                if armies > 0:
                    row[OF_ARMIES + nation * PLACES + place] = float(armies) / 4.0
            row[OF_MOVED + place] = float(g.moved[place]) / 4.0
        if g.factory[place] != NONE:
            row[OF_FACTORY + (g.factory[place] - INDIANS) * AREAS + place] = 1.0
    for leader in range(LEADERS):
        row[OF_LEADER + leader] = float(g.leader_at[leader] + 1) / float(PLACES)
    for power in range(POWERS):
        row[OF_ARMS + 2 * power] = float(g.arms_holder[power] + 1) / float(NATIONS)
        row[OF_ARMS + 2 * power + 1] = float(g.arms_at[power] + 1) / float(PLACES)


def see_nations(g: State, row: vec[float], seat: i64) -> None:
    for nation in range(NATIONS):
        if OWNERS[g.table * NATIONS + nation] == seat:
            row[OF_NATION + NATIONS + nation] = 1.0
        row[OF_MARKERS + nation] = float(g.stored[nation]) / 5.0
        row[OF_MARKERS + NATIONS + nation] = 1.0 if g.ally[nation] else 0.0
        row[OF_MARKERS + 2 * NATIONS + nation] = float(g.raj[nation]) / 4.0
        row[OF_MARKERS + 3 * NATIONS + nation] = float(g.score[nation]) / 50.0
    for i in range(ROWS):
        if g.submitted[i]:
            for nation in range(NATIONS):
                if g.has_submitted(i, nation):
                    row[OF_SUBMITTED + i * NATIONS + nation] = 1.0


def see_moment(g: State, row: vec[float]) -> None:
    if g.group_at != NOWHERE:
        row[OF_GROUP + g.group_at] = 1.0
        row[OF_GROUP + PLACES] = float(g.group_count) / 4.0
        row[OF_GROUP + PLACES + 1] = float(g.group_riders) / 31.0
        row[OF_GROUP + PLACES + 2] = float(g.group_crossed) / 3.0
    if g.battle_at != NOWHERE:
        row[OF_BATTLE + g.battle_at] = 1.0
        row[OF_BATTLE + PLACES + g.battle_with] = 1.0
        row[OF_BATTLE + PLACES + NATIONS] = float(g.round) / 8.0
        row[OF_BATTLE + PLACES + NATIONS + 1] = float(g.hits) / 4.0
        row[OF_BATTLE + PLACES + NATIONS + 2] = float(g.hits_back) / 4.0
