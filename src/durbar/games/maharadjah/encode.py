"""Numbers for learners: a stable id for every option, and the table as one row of floats.

Ids come in blocks, one for each kind of decision, so that the same choice always has the same id.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.encoding import Encoding
from durbar.engine.flow import Seat, lowest
from durbar.engine.option import first, second, verb_of
from durbar.games.maharadjah.ids import (
    AREAS,
    ARMY,
    INDIANS,
    LEADER_NAMES,
    LEADERS,
    MARKER,
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
    SIDE_NAMES,
    SIDES,
)
from durbar.games.maharadjah.rules.bidding import MOST_POINTS
from durbar.games.maharadjah.rules.rounds import BY_BOAT, UNLISTED
from durbar.games.maharadjah.rules.shapes import riders_of
from durbar.games.maharadjah.rules.submission import AskSubmission
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import ROW_NAMES
from durbar.games.maharadjah.words import (
    AGREE,
    ALLY_ARMY,
    ALLY_MARKER,
    ALONE,
    ASK_LEAVE,
    ATTACK_AT_SEA,
    ATTACK_FACTORY,
    BID,
    BREAK_OFF,
    END_BATTLES,
    END_BUILDING,
    END_MOVEMENT,
    FIGHT,
    GRANT,
    KEEP,
    LAND_ALL,
    LEAVE_ARMY,
    LEAVE_RIDER,
    LOSE_HERE,
    LOSE_LANDED,
    RETREAT_LANDED,
    SPARE,
    STAND,
    STAY,
    STOP,
    SUBMIT,
    TAKE_BACK,
    TAKE_UP,
    VERBS,
)

MOST_ARMIES: Final = 27
STACKS: Final = MOST_ARMIES + 1
BIDS: Final = MOST_POINTS + 1
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
    ("SpareArmy", 2),
    ("PutUp", SIDES * BIDS),
    ("Raise", 1 + BIDS),
)
SIZE: Final[dict[str, int]] = dict(BLOCKS)
START: Final[dict[str, int]] = {name: sum(size for _name, size in BLOCKS[:i]) for i, (name, _size) in enumerate(BLOCKS)}
ACTIONS: Final = sum(size for _name, size in BLOCKS)
OFFSETS: Final = {  # of verbs, in the block of their decision; those not named here begin it
    STOP: PLACES, LEAVE_ARMY: PLACES + 1, LEAVE_RIDER: PLACES + 2,
    TAKE_BACK: INDIANS, KEEP: INDIANS + 1,
    GRANT: 1, FIGHT: 1, AGREE: 1, SPARE: 1, ALLY_MARKER: MARKER, ALLY_ARMY: ARMY,
    ATTACK_FACTORY: 64, ATTACK_AT_SEA: 128, LAND_ALL: 160, END_BATTLES: 255,
    STAND: PLACES, RETREAT_LANDED: BY_BOAT, LOSE_LANDED: BY_BOAT, LOSE_HERE: UNLISTED,
    TAKE_UP: 64, END_BUILDING: 127,
}  # fmt: skip
OFFSET: Final = vec[i64]([OFFSETS.get(verb, 0) for verb in range(len(VERBS))])
PARTED: Final = vec[i64]([int(len(VERBS[verb].kinds) > 0 and verb != LOSE_HERE) for verb in range(len(VERBS))])


# --- actions ---------------------------------------------------------------------------------------------------------


def action_of(g: State, option: int) -> int:
    """The stable id of an option of the present decision."""
    name = type(g.decision).__name__
    return START[name] + place_in_block(g, name, option)


def action_ids(g: State, options: vec[i64]) -> vec[i64]:
    """The same for several."""
    name = type(g.decision).__name__
    start: i64 = START[name]
    found = options[:]
    for n in range(len(options)):
        found[n] = start + place_in_block(g, name, options[n])
    return found


def place_in_block(g: State, name: str, option: i64) -> i64:
    """Where an option stands in the block of its decision: after the offset of its verb."""
    verb, part = verb_of(option), first(option)
    if name == "Movement":
        return place_in_movement(verb, part, second(option))
    if name in ("Escort", "Follow"):
        return riders_of(option, ALONE if name == "Escort" else STAY)
    if name == "Roll":
        return roll_number(option)
    if verb == BID:
        return part * BIDS + second(option) if name == "PutUp" else 1 + second(option)
    if verb == ATTACK_AT_SEA:
        return OFFSET[verb] + (part - SEAS) * POWERS + second(option) - INDIANS
    if verb == LAND_ALL:
        return OFFSET[verb] + part - SEAS
    if verb == LEAVE_RIDER:
        return OFFSET[verb] + (0 if part < LEADERS else part - LEADERS + 1)
    if name == "AskSubmission":
        return 2 * row_asked(g) + (1 if verb == SUBMIT else 0)
    if name == "AttackerRetreat" and verb in (FIGHT, BREAK_OFF):
        return 128 if verb == FIGHT else 129
    return OFFSET[verb] + (part if PARTED[verb] else 0)


def place_in_movement(verb: i64, place: i64, armies: i64) -> i64:
    if verb == END_MOVEMENT:
        return PLACES * STACKS + 3
    return PLACES * STACKS + place - SEAS if verb == ASK_LEAVE else place * STACKS + armies


def roll_number(option: i64) -> int:
    """The dice as one number, the first one lowest."""
    dice = VERBS[verb_of(option)].kinds
    return sum(((option >> 8 * n & 255) - 1) * 6 ** (n - 1) for n in range(1, len(dice) + 1))


def row_asked(g: State) -> i64:
    decision = g.decision
    return decision.row if isinstance(decision, AskSubmission) else 0


def option_for(g: State, action: int) -> int:
    """The option a stable id means in the present decision; -1 if none."""
    if g.asked < 0 or g.decision is None:
        return -1
    for option in g.legal:
        if action_of(g, option) == action:
            return option
    return -1


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
    found += ["round", "hits", "hits back"]
    found += [f"{what} {side}" for what in ("mine", "handicap", "put up") for side in SIDE_NAMES]
    return (*found, "bid", "my bid")


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
OF_SIDES: Final = OF_BATTLE + PLACES + NATIONS + 3


def observe(g: State, seat: i64) -> vec[float]:
    """What the seat sees as a row of its own."""
    row = NOTHING[:]
    see(row, 0, g, seat)
    return row


def see(row: vec[float], at: i64, g: State, seat: i64) -> None:
    """[MD 15.1] Everything is public; only "mine" depends on the seat. It is written over zeros, from `at` on."""
    row[at] = float(g.turn) / 16.0
    row[at + 1] = float(g.half)
    row[at + 2 + g.phase] = 1.0
    if g.nation != NONE:
        row[at + OF_NATION + g.nation] = 1.0
    see_pieces(row, at, g)
    see_nations(row, at, g, seat)
    see_moment(row, at, g)
    if g.bidding:
        see_bids(row, at + OF_SIDES, g, seat)


def see_pieces(row: vec[float], at: i64, g: State) -> None:
    armies, moved, factory = g.armies_table, g.moved, g.factory  # rows that every observation reads, as they lie
    for nation in range(i64(NATIONS)):  # compiled, it counts by machine numbers
        places, first_place = g.places_of[nation], nation * PLACES
        while places:
            place = lowest(places)
            row[at + OF_ARMIES + first_place + place] = float(armies[first_place + place]) / 4.0
            row[at + OF_MOVED + place] = float(moved[place]) / 4.0
            places &= places - 1
    for area in range(i64(AREAS)):
        if factory[area] != NONE:
            row[at + OF_FACTORY + (factory[area] - INDIANS) * AREAS + area] = 1.0
    for leader in range(i64(LEADERS)):
        row[at + OF_LEADER + leader] = float(g.leader_at[leader] + 1) / float(PLACES)
    for power in range(i64(POWERS)):
        row[at + OF_ARMS + 2 * power] = float(g.arms_holder[power] + 1) / float(NATIONS)
        row[at + OF_ARMS + 2 * power + 1] = float(g.arms_at[power] + 1) / float(PLACES)


def see_nations(row: vec[float], at: i64, g: State, seat: i64) -> None:
    stored, ally, raj, score, submitted = g.stored, g.ally, g.raj, g.score, g.submitted
    markers = at + OF_MARKERS
    for nation in range(i64(NATIONS)):
        if g.controller(nation) == seat:
            row[at + OF_NATION + NATIONS + nation] = 1.0
        row[markers + nation] = float(stored[nation]) / 5.0
        row[markers + NATIONS + nation] = 1.0 if ally[nation] else 0.0
        row[markers + 2 * NATIONS + nation] = float(raj[nation]) / 4.0
        row[markers + 3 * NATIONS + nation] = float(score[nation]) / 50.0
    for i in range(i64(ROWS)):
        nations = submitted[i]
        while nations:
            row[at + OF_SUBMITTED + i * NATIONS + lowest(nations)] = 1.0
            nations &= nations - 1


def see_moment(row: vec[float], at: i64, g: State) -> None:
    if g.group_at != NOWHERE:
        row[at + OF_GROUP + g.group_at] = 1.0
        row[at + OF_GROUP + PLACES] = float(g.group_count) / 4.0
        row[at + OF_GROUP + PLACES + 1] = float(g.group_riders) / 31.0
        row[at + OF_GROUP + PLACES + 2] = float(g.group_crossed) / 3.0
    if g.battle_at != NOWHERE:
        row[at + OF_BATTLE + g.battle_at] = 1.0
        row[at + OF_BATTLE + PLACES + g.battle_with] = 1.0
        row[at + OF_BATTLE + PLACES + NATIONS] = float(g.round) / 8.0
        row[at + OF_BATTLE + PLACES + NATIONS + 1] = float(g.hits) / 4.0
        row[at + OF_BATTLE + PLACES + NATIONS + 2] = float(g.hits_back) / 4.0


def see_bids(row: vec[float], at: i64, g: State, seat: i64) -> None:
    """[MD R47] Who has which printed seat, for how many points, and the one put up."""
    for side in range(i64(SIDES)):
        row[at + side] = 1.0 if g.holder[side] == seat else 0.0
        row[at + SIDES + side] = float(g.handicap[side]) / 50.0
        row[at + 2 * SIDES + side] = 1.0 if g.bid_for == side else 0.0
    row[at + 3 * SIDES] = float(g.bid) / 50.0
    row[at + 3 * SIDES + 1] = 1.0 if g.bidder == seat else 0.0


class Numbers(Encoding):
    """All of this for many games at once."""

    def ids(self, g: Any, options: vec[i64]) -> vec[i64]:
        return action_ids(g, options)

    def see(self, row: vec[float], at: i64, g: Any, seat: Seat) -> None:
        see(row, at, g, seat)


NUMBERS: Final = Numbers()
