"""All that can be chosen, told and refused: its word, the kinds of its numbers, its rule."""

from __future__ import annotations

from typing import Final

from durbar.engine.game import DRAMA, HEADING, NOTABLE, SMALL, Event
from durbar.engine.option import Verb
from durbar.engine.refusal import Code

# --- what can be chosen ----------------------------------------------------------------------------------------------

END_MOVEMENT: Final = 0
TAKE: Final = 1
TAKE_LEADER: Final = 2
ASK_LEAVE: Final = 3
ALONE: Final = 4  # riders: one verb for each number of them, in order; so below from STAY on
WITH: Final = 5
WITH_TWO: Final = 6
WITH_THREE: Final = 7
WITH_FOUR: Final = 8
WITH_FIVE: Final = 9
GO: Final = 10
STOP: Final = 11
LEAVE_ARMY: Final = 12
LEAVE_RIDER: Final = 13
GRANT: Final = 14
DENY: Final = 15
ATTACK: Final = 16
ATTACK_FACTORY: Final = 17
ATTACK_AT_SEA: Final = 18
LAND_ALL: Final = 19
END_BATTLES: Final = 20
ROLL: Final = 21
ROLL_TWO: Final = 22
ROLL_THREE: Final = 23
LOSE: Final = 24
LOSE_LANDED: Final = 25
LOSE_HERE: Final = 26
RETREAT: Final = 27
RETREAT_LANDED: Final = 28
STAND: Final = 29
FIGHT: Final = 30
BREAK_OFF: Final = 31
STAY: Final = 32
FOLLOW: Final = 33
FOLLOW_TWO: Final = 34
FOLLOW_THREE: Final = 35
FOLLOW_FOUR: Final = 36
FOLLOW_FIVE: Final = 37
LAND: Final = 38
RETURN: Final = 39
SHIFT: Final = 40
VOID_ROW: Final = 41
PLACE: Final = 42
REMOVE: Final = 43
SHARE: Final = 44
SUBMIT: Final = 45
DECLINE: Final = 46
ALLY_MARKER: Final = 47
ALLY_ARMY: Final = 48
BUILD: Final = 49
TAKE_UP: Final = 50
END_BUILDING: Final = 51
AGREE: Final = 52
REFUSE: Final = 53
ARM: Final = 54
TAKE_BACK: Final = 55
KEEP: Final = 56
SPARE: Final = 57
BID: Final = 58
PASS: Final = 59

VERBS: Final = {
    END_MOVEMENT: Verb("end"),
    TAKE: Verb("take", ("place", "")),
    TAKE_LEADER: Verb("take-leader", ("place",)),
    ASK_LEAVE: Verb("ask-leave", ("place",)),
    ALONE: Verb("alone"),
    WITH: Verb("with", ("rider",)),
    WITH_TWO: Verb("with-two", ("rider", "rider")),
    WITH_THREE: Verb("with-three", ("rider", "rider", "rider")),
    WITH_FOUR: Verb("with-four", ("rider", "rider", "rider", "rider")),
    WITH_FIVE: Verb("with-five", ("rider", "rider", "rider", "rider", "rider")),
    GO: Verb("go", ("place",)),
    STOP: Verb("stop"),
    LEAVE_ARMY: Verb("leave-army"),
    LEAVE_RIDER: Verb("leave", ("rider",)),
    GRANT: Verb("grant"),
    DENY: Verb("deny"),
    ATTACK: Verb("attack", ("place",)),
    ATTACK_FACTORY: Verb("attack-factory", ("place",)),
    ATTACK_AT_SEA: Verb("attack-at-sea", ("place", "nation")),
    LAND_ALL: Verb("land-all", ("place",)),
    END_BATTLES: Verb("end-battles"),
    ROLL: Verb("roll", ("",)),
    ROLL_TWO: Verb("roll", ("", "")),
    ROLL_THREE: Verb("roll", ("", "", "")),
    LOSE: Verb("lose", ("place",)),
    LOSE_LANDED: Verb("lose-landed", ("place",)),
    LOSE_HERE: Verb("lose-here", ("place",)),
    RETREAT: Verb("retreat", ("place",)),
    RETREAT_LANDED: Verb("retreat-landed", ("place",)),
    STAND: Verb("stand"),
    FIGHT: Verb("fight"),
    BREAK_OFF: Verb("break-off"),
    STAY: Verb("stay"),
    FOLLOW: Verb("follow", ("rider",)),
    FOLLOW_TWO: Verb("follow-two", ("rider", "rider")),
    FOLLOW_THREE: Verb("follow-three", ("rider", "rider", "rider")),
    FOLLOW_FOUR: Verb("follow-four", ("rider", "rider", "rider", "rider")),
    FOLLOW_FIVE: Verb("follow-five", ("rider", "rider", "rider", "rider", "rider")),
    LAND: Verb("land", ("place",)),
    RETURN: Verb("return", ("place",)),
    SHIFT: Verb("shift", ("place",)),
    VOID_ROW: Verb("void", ("row",)),
    PLACE: Verb("place", ("place",)),
    REMOVE: Verb("remove", ("place",)),
    SHARE: Verb("share", ("", "place", "", "place")),
    SUBMIT: Verb("submit"),
    DECLINE: Verb("decline"),
    ALLY_MARKER: Verb("ally-marker"),
    ALLY_ARMY: Verb("ally-army"),
    BUILD: Verb("build", ("place",)),
    TAKE_UP: Verb("take-up", ("place",)),
    END_BUILDING: Verb("end-building"),
    AGREE: Verb("agree"),
    REFUSE: Verb("refuse"),
    ARM: Verb("arm", ("nation",)),
    TAKE_BACK: Verb("take-back"),
    KEEP: Verb("keep"),
    SPARE: Verb("spare"),
    BID: Verb("bid", ("side", "")),
    PASS: Verb("pass"),
}

# --- what is told ----------------------------------------------------------------------------------------------------

TURN: Final = 1
SEQUENCE: Final = 2
SECOND_HALF: Final = 3
GROWS: Final = 4
STORES: Final = 5
REINFORCED: Final = 6
INVADES: Final = 7
LEADER_ARRIVES: Final = 8
LEADER_LEAVES: Final = 9
LEADER_KILLED: Final = 10
MOVES: Final = 11
RIDES: Final = 12
STAYS: Final = 13
BATTLE: Final = 14
ROUND: Final = 15
DIE: Final = 16
LOSES: Final = 17
RETREATS: Final = 18
BREAKS_OFF: Final = 19
BATTLE_OVER: Final = 20
SIEGE: Final = 21
FACTORY_LOST: Final = 22
FACTORY_BUILT: Final = 23
FACTORY_LIFTED: Final = 24
REMOVED: Final = 25
REPLACED: Final = 26
SUBMITS: Final = 27
VOID: Final = 28
RETURNS: Final = 29
SHIFTS: Final = 30
ALLIES: Final = 31
ARMS_GIVEN: Final = 32
ARMS_ENTER: Final = 33
ARMS_BACK: Final = 34
ARMS_LOST: Final = 35
LEAVE_GIVEN: Final = 36
LEAVE_DENIED: Final = 37
CONSENTS: Final = 38
DISSENTS: Final = 39
LANDS: Final = 40
SCORES_AREA: Final = 41
SCORES_RAID: Final = 42
SCORES_ARMY: Final = 43
SCORES_LEADER: Final = 44
SCORES_FACTORY: Final = 45
SCORES_TRADE: Final = 46
SCORES_COASTS: Final = 47
SCORES_RAJ: Final = 48
RAJ_COUNTED: Final = 49
GAME_OVER: Final = 50
MOVEMENT_OVER: Final = 51
FOLLOWS: Final = 52
AIMS: Final = 53
BATTLE_WON: Final = 54
BATTLE_DRAWN: Final = 55
SPARED: Final = 56
BIDS: Final = 57
PASSES: Final = 58
SEAT_WON: Final = 59
BATTLE_BROKEN_OFF: Final = 60

EVENTS: Final = {
    TURN: Event("turn", ("",), weight=HEADING),
    SEQUENCE: Event("sequence", ("nation", ""), weight=HEADING),
    SECOND_HALF: Event("second-half", ("nation",), weight=NOTABLE),
    GROWS: Event("grows", ("nation", "place", ""), weight=SMALL),
    STORES: Event("stores", ("nation", "", ""), weight=SMALL),
    REINFORCED: Event("reinforced", ("nation", "place", ""), weight=NOTABLE),
    INVADES: Event("invades", ("nation", "place", ""), weight=NOTABLE),
    LEADER_ARRIVES: Event("leader-arrives", ("leader", "place"), weight=NOTABLE),
    LEADER_LEAVES: Event("leader-leaves", ("leader", "nation"), weight=NOTABLE),
    LEADER_KILLED: Event("leader-killed", ("leader", "place", "nation"), weight=DRAMA),
    MOVES: Event("moves", ("nation", "place", "place", "")),
    RIDES: Event("rides", ("rider", "place", "place"), weight=SMALL),
    STAYS: Event("stays", ("nation", "place", ""), weight=SMALL),
    BATTLE: Event("battle", ("nation", "nation", "place"), weight=DRAMA),
    ROUND: Event("round", ("", "place"), weight=SMALL),
    DIE: Event("die", ("nation", "", "", ""), weight=SMALL),
    LOSES: Event("loses", ("nation", "place", "", "nation")),
    RETREATS: Event("retreats", ("nation", "place", "place", "")),
    BREAKS_OFF: Event("breaks-off", ("nation", "place")),
    BATTLE_OVER: Event("battle-over", ("nation", "nation", "place", ""), weight=NOTABLE),
    SIEGE: Event("siege", ("nation", "nation", "place"), weight=DRAMA),
    FACTORY_LOST: Event("factory-lost", ("nation", "place", "nation"), weight=DRAMA),
    FACTORY_BUILT: Event("factory-built", ("nation", "place"), weight=NOTABLE),
    FACTORY_LIFTED: Event("factory-taken-up", ("nation", "place")),
    REMOVED: Event("removed", ("nation", "place", "", "removal")),
    REPLACED: Event("replaced", ("nation", "nation"), weight=NOTABLE),
    SUBMITS: Event("submits", ("nation", "nation", "region"), weight=NOTABLE),
    VOID: Event("void", ("nation", "nation"), weight=NOTABLE),
    RETURNS: Event("returns", ("nation", "place", "place", "")),
    SHIFTS: Event("shifts", ("nation", "place", "place", "")),
    ALLIES: Event("allies", ("nation", "price"), weight=NOTABLE),
    ARMS_GIVEN: Event("arms-given", ("nation", "nation")),
    ARMS_ENTER: Event("arms-enter", ("nation", "nation", "place")),
    ARMS_BACK: Event("arms-back", ("nation", "nation"), weight=SMALL),
    ARMS_LOST: Event("arms-lost", ("nation", "nation")),
    LEAVE_GIVEN: Event("leave-given", ("nation", "nation", "place"), weight=SMALL),
    LEAVE_DENIED: Event("leave-denied", ("nation", "nation", "place")),
    CONSENTS: Event("consents", ("nation", "nation", "place"), weight=SMALL),
    DISSENTS: Event("dissents", ("nation", "nation", "place")),
    LANDS: Event("lands", ("nation", "place", "place", "")),
    SCORES_AREA: Event("scores-area", ("nation", "place", "", ""), weight=NOTABLE),
    SCORES_RAID: Event("scores-raid", ("nation", "place", "", ""), weight=NOTABLE),
    SCORES_ARMY: Event("scores-army", ("nation", "nation", ""), weight=NOTABLE),
    SCORES_LEADER: Event("scores-leader", ("nation", "leader", ""), weight=NOTABLE),
    SCORES_FACTORY: Event("scores-factory", ("nation", "nation", ""), weight=NOTABLE),
    SCORES_TRADE: Event("scores-trade", ("nation", "", ""), weight=NOTABLE),
    SCORES_COASTS: Event("scores-coasts", ("nation", "", ""), weight=NOTABLE),
    SCORES_RAJ: Event("scores-raj", ("nation", ""), weight=NOTABLE),
    RAJ_COUNTED: Event("raj-counted", ("nation", "", ""), weight=NOTABLE),
    GAME_OVER: Event("game-over", weight=NOTABLE),
    MOVEMENT_OVER: Event("movement-over", ("nation",), weight=SMALL),
    FOLLOWS: Event("follows", ("rider", "place", "place"), weight=SMALL),
    AIMS: Event("aims", ("nation", "", "target", "added"), weight=SMALL),
    BATTLE_WON: Event("battle-won", ("nation", "nation", "place", ""), weight=NOTABLE, ends="battle"),
    BATTLE_DRAWN: Event("battle-drawn", ("nation", "nation", "place", ""), weight=NOTABLE, ends="battle"),
    SPARED: Event("spared", ("nation", ""), weight=NOTABLE),
    BIDS: Event("bids", ("seat", "side", "")),
    PASSES: Event("passes", ("seat", "side"), weight=SMALL),
    SEAT_WON: Event("seat-won", ("seat", "side", ""), weight=DRAMA),
    BATTLE_BROKEN_OFF: Event("battle-broken-off", ("nation", "nation", "place"), weight=NOTABLE, ends="battle"),
}

# --- what is refused -------------------------------------------------------------------------------------------------

NO_WAY: Final = Code(10)
TOO_FAR: Final = Code(11)
HILAND_STOPS: Final = Code(12)
ENEMY_STOPS: Final = Code(13)
FOREIGN_CLOSED: Final = Code(14)
STRAIT_IS_WHOLE: Final = Code(15)
NO_BOATS: Final = Code(16)
ONE_SEA: Final = Code(17)
NO_LEAVE: Final = Code(18)
SAME_COAST: Final = Code(19)
LEADER_NEEDS_ARMY: Final = Code(20)
ALLY_THERE: Final = Code(21)
MASTER_CANNOT_STOP: Final = Code(22)
MUST_LAND: Final = Code(23)
CANNOT_SPLIT: Final = Code(24)
STILL_ABROAD: Final = Code(25)
STACK_ONE: Final = Code(26)
STACK_TWO: Final = Code(27)
STACK_MORE: Final = Code(28)
NO_ROOM: Final = Code(29)
ONE_EACH: Final = Code(30)
BATTLES_WAIT: Final = Code(31)
NOT_OWN_NOR_FREE: Final = Code(32)
NEXT_TO_ATTACKER: Final = Code(33)
ATTACKERS_CAME_FROM_THERE: Final = Code(34)
LANDED_BY_BOAT: Final = Code(35)
OTHERS_THERE: Final = Code(36)
SITE_TAKEN: Final = Code(37)
NO_FACTORY_LEFT: Final = Code(38)
TWO_A_PHASE: Final = Code(39)
WHERE_IT_STOOD: Final = Code(40)
NO_ARMY_NEAR: Final = Code(41)
CONSENT_REFUSED: Final = Code(42)
NO_TRADE: Final = Code(43)
NO_ARMY_ASHORE: Final = Code(44)
SEA_IS_COLONIAL: Final = Code(45)
NOT_A_SITE: Final = Code(46)
TOO_FAR_COLONIAL: Final = Code(47)
TOO_FAR_LED: Final = Code(48)
HILAND_STOPS_COLONIAL: Final = Code(49)
ONE_SEA_LED: Final = Code(50)
ALLY_CANNOT_STOP: Final = Code(51)

REFUSALS: Final = {
    int(NO_WAY): ("no-way", "MD 5.11"),
    int(TOO_FAR): ("too-far", "MD 5.12"),
    int(HILAND_STOPS): ("hiland-stops", "MD 5.12"),
    int(ENEMY_STOPS): ("enemy-stops", "MD 5.3"),
    int(FOREIGN_CLOSED): ("foreign-closed", "MD 5.13"),
    int(STRAIT_IS_WHOLE): ("strait-is-whole", "MD 5.16"),
    int(NO_BOATS): ("no-boats", "MD 5.4"),
    int(ONE_SEA): ("one-sea", "MD 5.4"),
    int(NO_LEAVE): ("no-leave", "MD 5.41"),
    int(SAME_COAST): ("same-coast", "MD 5.4"),
    int(LEADER_NEEDS_ARMY): ("leader-needs-army", "MD R21"),
    int(ALLY_THERE): ("ally-there", "MD 11.2"),
    int(MASTER_CANNOT_STOP): ("master-cannot-stop", "MD 11.1"),
    int(MUST_LAND): ("must-land", "MD 5.4"),
    int(CANNOT_SPLIT): ("cannot-split", "MD R21"),
    int(STILL_ABROAD): ("still-abroad", "MD 7.1"),
    int(STACK_ONE): ("stack-one", "MD 5.2"),
    int(STACK_TWO): ("stack-two", "MD 5.2"),
    int(STACK_MORE): ("stack-more", "MD 5.2"),
    int(NO_ROOM): ("no-room", "MD 5.21"),
    int(ONE_EACH): ("one-each", "MD 10.2"),
    int(BATTLES_WAIT): ("battles-wait", "MD 8.1"),
    int(NOT_OWN_NOR_FREE): ("not-own-nor-free", "MD 8.5"),
    int(NEXT_TO_ATTACKER): ("next-to-attacker", "MD 8.5"),
    int(ATTACKERS_CAME_FROM_THERE): ("attackers-came-from-there", "MD 8.5"),
    int(LANDED_BY_BOAT): ("landed-by-boat", "MD R8"),
    int(OTHERS_THERE): ("others-there", "MD 8.6"),
    int(SITE_TAKEN): ("site-taken", "MD 12.1"),
    int(NO_FACTORY_LEFT): ("no-factory-left", "MD 12.1"),
    int(TWO_A_PHASE): ("two-a-phase", "MD 12.1"),
    int(WHERE_IT_STOOD): ("where-it-stood", "MD R31"),
    int(NO_ARMY_NEAR): ("no-army-near", "MD 12.1"),
    int(CONSENT_REFUSED): ("consent-refused", "MD 12.1"),
    int(NO_TRADE): ("no-trade", "MD 12.2"),
    int(NO_ARMY_ASHORE): ("no-army-ashore", "MD 12.2"),
    int(SEA_IS_COLONIAL): ("sea-is-colonial", "MD 8.5"),
    int(NOT_A_SITE): ("not-a-site", "MD 12.1"),
    int(TOO_FAR_COLONIAL): ("too-far", "MD 5.14"),
    int(TOO_FAR_LED): ("too-far", "MD 9.1"),
    int(HILAND_STOPS_COLONIAL): ("hiland-stops", "MD 5.14"),
    int(ONE_SEA_LED): ("one-sea", "MD 9.1"),
    int(ALLY_CANNOT_STOP): ("ally-cannot-stop", "MD 11.2"),
}
