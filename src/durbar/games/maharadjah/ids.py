"""Areas, lands, seas, nations, leaders: the numbers the rules use, and the words for them."""

from __future__ import annotations

from typing import Final

AREAS: Final = 36
FOREIGN: Final = 36  # the first foreign land
SEAS: Final = 42  # the first sea
PLACES: Final = 45
NATIONS: Final = 17
INDIANS: Final = 13  # nations before this one are Indian, the others colonial powers
POWERS: Final = 4
SIDES: Final = 5  # seats as printed; at smaller tables the last ones are nobody's
LEADERS: Final = 16
REGIONS: Final = 4
ROWS: Final = 8  # lines of the table of submission
LAST_TURN: Final = 16
ALL_AREAS: Final = 2**AREAS - 1  # sets of places, as bits
ALL_ABROAD: Final = 2**SEAS - 2**FOREIGN
ALL_SEAS: Final = 2**PLACES - 2**SEAS
ALL_POWERS: Final = 2**NATIONS - 2**INDIANS  # and of nations
NOWHERE: Final = -1
NONE: Final = -1

KERALA: Final = 29
INDIAN_OCEAN: Final = 43

MAURYANS: Final = 5
GUPTAS: Final = 10
BRITISH: Final = 16

CLIVE: Final = 15

SOUTH_INDIA: Final = 2

PLACE_NAMES: Final[tuple[str, ...]] = (
    "assam",
    "bhutan",
    "ladakh",
    "nepal",
    "agra",
    "baluchistan",
    "bengal",
    "bihar",
    "bundelkhand",
    "delhi",
    "gandhara",
    "gujarat",
    "jaunpur",
    "kashmir",
    "lahore",
    "magadha",
    "malwa",
    "orissa",
    "oudh",
    "punjab",
    "rajputana",
    "sind",
    "andhra",
    "berar",
    "bidar",
    "bijapur",
    "golconda",
    "gondwana",
    "karnataka",
    "kerala",
    "khandesh",
    "maharashtra",
    "malabar",
    "mysore",
    "lanka",
    "simhala",
    "afghanistan",
    "burma",
    "central_asia",
    "china",
    "persia",
    "tibet",
    "arabian_sea",
    "indian_ocean",
    "bay_of_bengal",
)
NATION_NAMES: Final[tuple[str, ...]] = (
    "pandya",
    "greeks",
    "afghans",
    "marathas",
    "cholas",
    "mauryans",
    "harappans",
    "sinhalese",
    "sikhs",
    "rajputs",
    "guptas",
    "muslims",
    "mughals",
    "portuguese",
    "dutch",
    "french",
    "british",
)
LEADER_NAMES: Final[tuple[str, ...]] = (
    "alexander",
    "ashoka",
    "chandra",
    "raja_raja",
    "aybak",
    "timur",
    "sanga",
    "akbar",
    "albuquerque",
    "shivaji",
    "alamgir",
    "rao",
    "nizam",
    "dupleix",
    "abdali",
    "clive",
)
REGION_NAMES: Final[tuple[str, ...]] = ("himalaya", "north_india", "south_india", "ceylon")
ARMS_NAMES: Final[tuple[str, ...]] = ("arms-portuguese", "arms-dutch", "arms-french", "arms-british")
RIDER_NAMES: Final[tuple[str, ...]] = (*LEADER_NAMES, *ARMS_NAMES)
TABLE_NAMES: Final[tuple[str, ...]] = ("p4", "p5", "p3", "p3_short")
P3_SHORT: Final = 3

IN_START: Final = 0
IN_POPULATION: Final = 1
IN_INVASION: Final = 2
IN_MOVEMENT: Final = 3
IN_BATTLE: Final = 4
IN_FACTORIES: Final = 5
IN_ARMS: Final = 6
IN_POINTS: Final = 7
PHASE_NAMES: Final[tuple[str, ...]] = (
    "start",
    "population",
    "invasion",
    "movement",
    "battle",
    "factories",
    "arms",
    "points",
    "end",
)

# Riders of a group: the leader is bit 0, the arms of the four powers are bits 1 to 4.
LEADER_BIT: Final = 1
ARMS_BITS: Final = 30
RIDERS_OF_NATION: Final[tuple[str, ...]] = ("leader", *ARMS_NAMES)
TARGETS_OF_ATTACK: Final[tuple[str, ...]] = (  # factories by area, then the powers in each sea
    *PLACE_NAMES[:AREAS],
    *[f"{power}-in-{sea}" for sea in PLACE_NAMES[SEAS:] for power in NATION_NAMES[INDIANS:]],
)

# Why armies leave the map without a fight.
BY_OVERPOPULATION: Final = 0
BY_STACKING: Final = 1
BY_EVENT: Final = 2
BY_NATIVES: Final = 3
BY_NO_WAY: Final = 4
BY_ALLIANCE: Final = 5
REMOVAL_NAMES: Final[tuple[str, ...]] = ("overpopulation", "stacking", "event", "natives", "no-way", "alliance")

# What an ally pays.
MARKER: Final = 1
ARMY: Final = 2
TARGET_NAMES: Final[tuple[str, ...]] = ("no-cover", "in-hiland", "against-colonial", "in-hiland-against-colonial")
"""[MD 8.3] Why a die needs what it needs: bits of HILAND and COLONIAL_TARGET."""
ADDED_NAMES: Final[tuple[str, ...]] = (
    "nothing-added",
    "colonial-army",
    "with-leader",
    "colonial-army-with-leader",
    "with-arms",
    "colonial-army-with-arms",
    "with-leader-and-arms",
)
"""[MD 8.3] What is added to a die, 1 for each: bits of COLONIAL_ARMY, LEADER_THERE and ARMS_THERE."""
SIDE_NAMES: Final[tuple[str, ...]] = ("side-A", "side-B", "side-C", "side-D", "side-E")
PRICE_NAMES: Final[tuple[str, ...]] = ("nothing", "marker", "army")

# Events told to the log.
