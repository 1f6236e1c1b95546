"""What everybody is shown of Maharadjah [MD 15.1]. Numbers index the labels of `Static`; -1 is none.

client/src/wire/maharadjah.ts is generated from these. Not compiled: mypyc drops `array_like`, and rows would travel as
objects.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

# --- the table now ---------------------------------------------------------------------------------------------------


class Row(Struct, array_like=True, gc=False):
    """Travels as a list of its fields."""


class Stack(Row):
    """Armies of a nation in a place; `moved`: how many of them have moved in this phase."""

    place: int
    nation: int
    armies: int
    moved: int


class LeaderAt(Row):
    leader: int
    place: int


class FactoryAt(Row):
    place: int
    nation: int


class ArmsAt(Row):
    """European arms: from which power, in whose hands, where."""

    power: int
    holder: int
    place: int


class Ally(Row):
    """[MD 11.2] A nation in the British alliance, and what that was paid with."""

    nation: int
    price: int


class Submitted(Row):
    """[MD 11.1] A line of the submission table, and the nations it submitted to this turn."""

    row: int
    masters: list[int]


class RajPoints(Row):
    """[MD 13.1] What a nation's title counted for."""

    nation: int
    points: int


class Due(Row):
    """A nation whose areas would give points: the line of its card that counts next (from 1), and how many."""

    nation: int
    line: int
    points: int


class WaitingBattle(Row):
    """[MD 8.1] A battle still to be fought on land; the odds if both fight on."""

    place: int
    defender: int
    win: float
    lose: float
    both_gone: float


class Bid(Struct, gc=False):
    """[MD R47] A printed seat that is put up, the highest bid, and whose it is."""

    side: int
    points: int
    seat: int


class Group(Struct, gc=False):
    """The group on the march: its leader comes along or not, `arms` are the powers whose arms it carries."""

    place: int
    came_from: int
    armies: int
    leader: bool
    arms: list[int]
    crossed: int


class Die(Row):
    """[MD 8.3] A die of this round: it hits if what it shows and what is added reach what is needed."""

    face: int
    added: int
    needed: int
    hit: bool


class Side(Struct, gc=False):
    """One side of a battle: its armies before this round, hits it still has to see taken, what made its dice so."""

    nation: int
    before: int
    hits: int
    needed: int
    target: int
    added: int
    dice: list[Die]


class Odds(Struct, gc=False):
    """If both fight on: how likely each end is, and the losses to expect."""

    win: float
    lose: float
    both_gone: float
    attacker_losses: float
    defender_losses: float


class Battle(Struct, gc=False):
    """[MD 8.3] The battle being fought, or the attack on a factory: `round` is 0 before the first."""

    place: int
    round: int
    attacker: Side
    defender: Side
    odds: Odds | None


class View(Struct, gc=False):
    """The table as everybody sees it; `holders`: by printed seat who plays its nations, -1 as long as nobody does."""

    turn: int
    nation: int
    half: int
    phase: int
    armies: list[Stack]
    leaders: list[LeaderAt]
    factories: list[FactoryAt]
    arms: list[ArmsAt]
    stored: list[int]
    allies: list[Ally]
    submitted: list[Submitted]
    raj: list[RajPoints]
    scores: list[int]
    totals: list[int]
    due: list[Due]
    group: Group | None
    battle: Battle | None
    waiting: list[WaitingBattle]
    holders: list[int]
    bid: Bid | None


# --- what never changes ----------------------------------------------------------------------------------------------

Kind: TypeAlias = Literal[
    "place",
    "nation",
    "leader",
    "rider",
    "power",
    "region",
    "row",
    "phase",
    "removal",
    "price",
    "target",
    "added",
    "seat",
    "side",
]
Number: TypeAlias = int | float
Point: TypeAlias = tuple[Number, Number]


class Place(Struct, omit_defaults=True):
    """An area, a foreign land or a sea, and what it borders on; `standing`: whether a fact is sourced or ours."""

    id: str
    kind: Literal["area", "foreign", "sea"]
    en: str
    fr: str
    xy: Point
    land: list[str] = []
    foreign: list[str] = []
    sea: list[str] = []
    polygon: list[Point] = []
    region: str = ""
    factory: bool = False
    terrain: str = ""
    terrain_standing: str = ""
    terrain_confidence: Number = 0
    terrain_evidence: str = ""


class Border(Struct, omit_defaults=True):
    """How sure a border is."""

    between: list[str]
    standing: str
    confidence: Number = 1
    evidence: str = ""
    instead: list[str] = []


class FourCorners(Struct):
    areas: list[str]
    xy: Point


class SeaLine(Struct):
    between: list[str]
    line: list[Point]


class Board(Struct):
    """Places in the order of their labels."""

    places: list[Place]
    borders: list[Border]
    strait: list[str]
    four_corners: FourCorners | None
    sea_lines: list[SeaLine]


class Nation(Struct, omit_defaults=True):
    """A nation of the game; its owner is a printed seat (`View.holders`), or -1 where it does not take part."""

    id: str
    en: str
    fr: str
    armies: int
    owners: dict[str, str]
    owner: int
    factories: int = 0
    colonial: bool = False


class Leader(Struct):
    id: str
    en: str
    fr: str
    nation: str
    turn: int
    appears: str
    leaves: str


class Armies(Struct, omit_defaults=True):
    """So many armies of a nation; in a place, or somewhere in a region."""

    nation: str
    armies: int
    at: str = ""
    region: str = ""


class Growth(Struct, omit_defaults=True):
    """Until when a nation does not grow, or grows in one region only."""

    nation: str
    until: int
    region: str = ""


class Replaced(Struct):
    nation: str
    by: str


class TurnEvents(Struct, omit_defaults=True):
    """[MD 4.8] A line of the event table."""

    turn: int
    years: str
    invasion: list[Armies] = []
    major: list[str] = []
    boats: list[str] = []
    vp: list[str] = []
    removal: Armies | None = None
    homegoing: Armies | None = None
    replaced: Replaced | None = None
    no_growth: list[Growth] = []
    growth_only_in: list[Growth] = []
    reinforcements: list[Armies] = []
    reinforce_up_to: list[Armies] = []


class CardLine(Struct):
    """Points for areas held in these turns, or for raids."""

    turns: list[int]
    raid: bool
    scores: list[tuple[int, list[str]]]


class Kill(Struct, omit_defaults=True):
    """Points for destroying; only in some allocations of the nations, or not in them."""

    kind: Literal["army", "leader", "factory"]
    of: str
    points: int
    only_in: list[str] = []
    not_in: list[str] = []
    standing: str = ""


class Card(Struct, omit_defaults=True):
    """[MD 15] A nation's victory card."""

    line: list[CardLine] = []
    kill: list[Kill] = []
    raj: bool = False
    per_factory: int = 0
    coasts: list[int] = []


class SubmissionLine(Struct, omit_defaults=True):
    """[MD 11.1] From how many areas of a region on a nation may submit there, and from which turn."""

    nation: str
    region: str
    areas: int
    since: int = field(name="from", default=0)


class Title(Struct):
    title: str
    areas: int
    points: int


class Raj(Struct):
    nations: list[str]
    title: list[Title]


class Static(Struct):
    """Labels, the map with the standing of its facts, nations, events and cards; by printed seat its par, if known."""

    labels: dict[Kind, list[str]]
    board: Board
    nations: list[Nation]
    owners: list[int]
    leaders: list[Leader]
    events: list[TurnEvents]
    first_turn: int
    cards: dict[str, Card]
    submission: list[SubmissionLine]
    raj: Raj
    par: list[float]
    names: dict[str, str | dict[str, str]]
