"""Orders a player may leave for questions in another's turn (retreats, submission, alliance, consent, leave), and for
the turn of a nation that stays where it is."""

from __future__ import annotations

from durbar.engine.flow import Seat
from durbar.engine.option import option
from durbar.engine.orders import ANY, ASK, Blank, Given, OrderKind, wishes
from durbar.games.maharadjah.ids import (
    AREAS,
    BY_ALLIANCE,
    INDIANS,
    NATION_NAMES,
    NATIONS,
    NONE,
    PLACE_NAMES,
    PLACES,
    REGION_NAMES,
    SEAS,
)
from durbar.games.maharadjah.odds import odds_at
from durbar.games.maharadjah.rules.boats import GrantLeave, needs_leave
from durbar.games.maharadjah.rules.factories import Consent
from durbar.games.maharadjah.rules.movement import Movement
from durbar.games.maharadjah.rules.removal import RemoveArmy
from durbar.games.maharadjah.rules.retreat import DefenderRetreat, Follow
from durbar.games.maharadjah.rules.submission import AskAlliance, AskSubmission
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import ROW_NATION, ROW_REGION
from durbar.games.maharadjah.words import (
    AGREE,
    ALLY_ARMY,
    ALLY_MARKER,
    DECLINE,
    DENY,
    END_MOVEMENT,
    GRANT,
    REFUSE,
    REMOVE,
    RETREAT,
    STAND,
    SUBMIT,
)

PERCENT = tuple(map(str, range(10, 100, 10)))
PLACES_NAMED = tuple(name for place, name in enumerate(PLACE_NAMES) if place < AREAS or place >= SEAS)


# --- what is to be filled in -----------------------------------------------------------------------------------------


def own(g: State, seat: int) -> tuple[str, ...]:
    """The nations of a seat, and any of them."""
    return (
        ANY,
        *(NATION_NAMES[nation] for nation in range(NATIONS) if g.plays(nation) and g.controller(nation) == seat),
    )


def others(g: State, seat: int, first: int = 0) -> tuple[str, ...]:
    """The nations of everybody else, from a number on, and any of them."""
    rest = [nation for nation in range(first, NATIONS) if g.plays(nation) and g.controller(nation) != seat]
    return (ANY, *(NATION_NAMES[nation] for nation in rest))


def retreat_blanks(g: State, seat: int) -> list[Blank]:
    return [
        Blank("nation", own(g, seat)),
        Blank("do", ("stand", "withdraw", "withdraw-if")),
        Blank("under", PERCENT, needs=("withdraw-if",)),
        Blank("to", PLACES_NAMED, several=True, needs=("withdraw", "withdraw-if")),
        Blank("but", ("leader", *PLACES_NAMED), several=True),
    ]


def submission_blanks(g: State, seat: int) -> list[Blank]:
    regions = dict.fromkeys(REGION_NAMES[region] for region in ROW_REGION)
    return [
        Blank("nation", own(g, seat)),
        Blank("to", others(g, seat)),
        Blank("region", (ANY, *regions)),
        Blank("do", ("never", "always", "when-few")),
        Blank("areas", ("1", "2", "3", "4"), needs=("when-few",)),
    ]


def alliance_blanks(g: State, seat: int) -> list[Blank]:
    return [
        Blank("nation", own(g, seat)),
        Blank("do", ("never", "for-marker", "for-army")),
        Blank("from", PLACES_NAMED, several=True, needs=("for-army",)),
    ]


def leave_blanks(g: State, seat: int) -> list[Blank]:
    return [Blank("nation", own(g, seat)), Blank("to", others(g, seat)), Blank("do", ("yes", "no"))]


def consent_blanks(g: State, seat: int) -> list[Blank]:
    return [Blank("nation", own(g, seat)), Blank("to", others(g, seat, INDIANS)), Blank("do", ("yes", "no"))]


def stay_blanks(g: State, seat: int) -> list[Blank]:
    return [Blank("nation", own(g, seat)), Blank("armies", ("1", "2", "3", "4", "6", "8", "12"))]


# --- the answers -----------------------------------------------------------------------------------------------------


def choice(verb: int, place: int = 0, second: int = 0) -> int:
    return int(option(verb, place, second))


def own_turn(g: State, seat: int) -> bool:
    """Whose turn it is chooses for himself: an order would save nobody a wait."""
    return g.nation == NONE or g.controller(g.nation) == seat


def fits(given: Given, blank: str, name: str) -> bool:
    return given.get(blank, ANY) in (ANY, name)


def by_retreat(g: State, seat: int, given: Given) -> int:
    """[MD 8.5, R26] Stand or go; whoever goes takes leader and arms along."""
    asked = g.decision
    if own_turn(g, seat):
        return ASK
    if isinstance(asked, Follow):
        everybody = int(asked.options(g, Seat(seat))[-1])
        return everybody if fits(given, "nation", NATION_NAMES[asked.nation]) else ASK
    assert isinstance(asked, DefenderRetreat)
    place, nation = asked.place, asked.defender
    excepted = wishes(given, "but")
    if not fits(given, "nation", NATION_NAMES[nation]) or PLACE_NAMES[place] in excepted:
        return ASK
    if "leader" in excepted and g.own_leader_at(nation, place):
        return ASK
    return refuge(g, seat, asked, given) if goes(g, asked, given) else choice(STAND)


def goes(g: State, asked: DefenderRetreat, given: Given) -> bool:
    """[MD 8.3] By the exact odds of holding the place if nobody ever retreats."""
    if given["do"] != "withdraw-if":
        return given["do"] == "withdraw"
    holding = odds_at(g, asked.place, asked.attacker, asked.defender).lose
    return holding * 100 < int(given["under"])


def refuge(g: State, seat: int, asked: DefenderRetreat, given: Given) -> int:
    """The first place wished for that is open; then an own area, a free one, the sea; with none the army stands."""
    options = set(asked.options(g, Seat(seat)))
    wished = [PLACE_NAMES.index(name) for name in wishes(given, "to")]
    near = sorted(g.board.neighbours(asked.place), key=lambda to: (not g.is_own(asked.defender, to), to >= SEAS))
    return next((way for to in (*wished, *near) if (way := choice(RETREAT, to)) in options), choice(STAND))


def by_submission(g: State, seat: int, given: Given) -> int:
    """[MD 11.1] Never, always, or when few areas of the region are left."""
    asked = g.decision
    assert isinstance(asked, AskSubmission)
    nation, region = ROW_NATION[asked.row], ROW_REGION[asked.row]
    named = {"nation": NATION_NAMES[nation], "region": REGION_NAMES[region]}
    if own_turn(g, seat) or not all(fits(given, blank, name) for blank, name in named.items()):
        return ASK
    if not fits(given, "to", NATION_NAMES[g.nation]):
        return ASK
    held = int(g.areas_held(nation) & g.board.areas_of[region]).bit_count()
    submits = given["do"] == "always" or (given["do"] == "when-few" and held <= int(given["areas"]))
    return choice(SUBMIT if submits else DECLINE)


def by_alliance(g: State, seat: int, given: Given) -> int:
    """[MD 11.2] Never, for the marker, or for an army, of the first place wished for where there is one."""
    asked = g.decision
    assert isinstance(asked, AskAlliance | RemoveArmy)
    refuses = isinstance(asked, AskAlliance) and given["do"] == "never" and asked.free  # also in the own turn
    if (own_turn(g, seat) and not refuses) or not fits(given, "nation", NATION_NAMES[asked.nation]):
        return ASK
    if isinstance(asked, AskAlliance):
        return choice({"never": DECLINE, "for-marker": ALLY_MARKER, "for-army": ALLY_ARMY}[given["do"]])
    if asked.why != BY_ALLIANCE or given["do"] != "for-army":
        return ASK
    options = set(asked.options(g, Seat(seat)))
    wished = [choice(REMOVE, PLACE_NAMES.index(name)) for name in wishes(given, "from")]
    return next((way for way in wished if way in options), ASK)


def by_leave(g: State, seat: int, given: Given) -> int:
    """[MD 5.41] Boats may pass, or not."""
    asked = g.decision
    assert isinstance(asked, GrantLeave)
    if not fits(given, "nation", NATION_NAMES[asked.power]) or not fits(given, "to", NATION_NAMES[asked.nation]):
        return ASK
    return choice(GRANT if given["do"] == "yes" else DENY)


def by_consent(g: State, seat: int, given: Given) -> int:
    """[MD 12.1] A factory may be built in an area of ours, or not."""
    asked = g.decision
    assert isinstance(asked, Consent)
    holder = g.rival_at(asked.power, asked.area)
    if not fits(given, "nation", NATION_NAMES[holder]) or not fits(given, "to", NATION_NAMES[asked.power]):
        return ASK
    return choice(AGREE if given["do"] == "yes" else REFUSE)


def begun(g: State, nation: int) -> bool:
    """Has its player moved anything in this phase, or asked for leave?"""
    seas = range(SEAS, PLACES)
    return (
        any(g.moved)
        or bool(g.ridden)
        or any(g.is_denied(s) or (g.has_leave(s) and needs_leave(g, nation, s)) for s in seas)
    )


def by_stay(g: State, seat: int, given: Given) -> int:
    """[MD 5.11] A small nation does not move; once anything of it has moved, its player goes on by hand."""
    asked = g.decision
    assert isinstance(asked, Movement)
    if not fits(given, "nation", NATION_NAMES[asked.nation]) or begun(g, asked.nation):
        return ASK
    armies = sum(int(g.armies_at(asked.nation, place)) for place in range(PLACES))
    return choice(END_MOVEMENT) if armies <= int(given["armies"]) else ASK


ORDERS = (
    OrderKind("retreat", frozenset({"DefenderRetreat", "Follow"}), retreat_blanks, by_retreat),
    OrderKind("submission", frozenset({"AskSubmission"}), submission_blanks, by_submission),
    OrderKind("alliance", frozenset({"AskAlliance", "RemoveArmy"}), alliance_blanks, by_alliance),
    OrderKind("consent", frozenset({"Consent"}), consent_blanks, by_consent),
    OrderKind("leave", frozenset({"GrantLeave"}), leave_blanks, by_leave),
    OrderKind("stay", frozenset({"Movement"}), stay_blanks, by_stay),
)
