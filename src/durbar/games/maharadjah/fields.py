"""[MD 15.1] Pieces, markers and what the sequence remembers, declared once; `durbar fields` writes state_fields.py.

Everything here is public.
"""

from __future__ import annotations

from durbar.engine.field import Declaration, Given, Slot, derived, flags, number, rows, table

STATE = Declaration(
    package="durbar.games.maharadjah",
    given=(
        Given("table", "i64"),
        Given("board", "board.Board"),
        Given("own_board", "str"),
        Given("repair", "i64"),
        Given("bidding", "i64"),
    ),
    fields=(
        number("turn", start="1"),
        number("nation", of="nation", start="NONE"),
        number("half"),
        number("phase", of="phase"),
        table("armies", by=("nation", "place"), cell="armies_at"),
        table("leader_at", by=("leader",), of="place", start="NOWHERE", seldom=True),
        table("factory", by=("place",), of="nation", start="NONE", seldom=True),
        table("arms_holder", by=("power",), of="nation", start="NONE", seldom=True),
        table("arms_at", by=("power",), of="place", start="NOWHERE", seldom=True),
        table("stored", by=("nation",), seldom=True),  # population markers, in halves
        table("ally", by=("nation",), of="price", seldom=True),
        table("retired", by=("nation",), seldom=True),  # counters out of the game [MD R46]
        flags("submitted", of="nation", by=("row",), asks="has_submitted", seldom=True),  # to which masters, this turn
        flags("void", of="nation", by=("row",), asks="is_void", seldom=True),  # whom it may not submit to again
        table("raj", by=("nation",), seldom=True),
        table("score", by=("nation",), seldom=True),
        table("moved", by=("place",)),  # armies of the active nation that moved
        rows(  # from where its armies came into places with others
            "entries",
            Slot("place", "place", 64),
            Slot("came_from", "place", 64),
            Slot("boat", "", 2),
            Slot("armies", "", 64),
        ),
        number("due"),  # armies still to place or to remove
        flags("grown", of="place", asks="has_grown"),  # areas with a new army this phase
        flags("raided", of="place", asks="was_raided"),  # areas occupied at some moment of the sequence
        flags("attacked", of="target_of_attack", asks="was_attacked"),  # factories, powers at sea, this phase
        number("built"),
        number("lifted", of="place", start="NOWHERE"),
        flags("dissent", of="place", asks="has_dissent"),  # areas whose holder refused a factory this phase
        flags("leave_given", of="sea", first="SEAS", asks="has_leave", marks="give_leave", clears="take_leave"),
        flags("leave_denied", of="sea", first="SEAS", asks="is_denied", marks="deny_leave"),
        flags("ridden", of="rider_of_nation"),  # riders that moved this phase
        number("group_at", of="place", start="NOWHERE"),  # the group on the march
        number("group_from", of="place", start="NOWHERE"),
        number("group_count"),
        flags("group_riders", of="rider_of_nation", asks="rides_along"),
        number("group_crossed"),
        number("group_coast", of="place", start="NOWHERE"),  # where its boats set out
        number("battle_at", of="place", start="NOWHERE"),
        number("battle_with", of="nation", start="NONE"),
        number("round"),
        number("hits"),  # by the attacker, this round
        number("hits_back"),  # by the defender
        rows(  # the dice of this round
            "rolled",
            Slot("face", "", 8),
            Slot("kind", "", 8),
            Slot("cover", "target", 4),
            Slot("added", "added", 8),
        ),
        table("holder", by=("side",), of="seat", start="NONE", seldom=True),  # by printed seat, who won it [MD R47]
        table("handicap", by=("side",), seldom=True),  # for how many points
        number("bid_for", of="side", start="NONE"),
        number("bid"),
        number("bidder", of="seat", start="NONE"),
        flags("passed", of="seat", asks="has_passed"),
        derived("total", by=("place",)),  # armies of all nations
        derived("count", by=("nation",)),  # armies in play
        derived("leader_in_play", by=("nation",), start="NONE", seldom=True),
        derived("nations_at", by=("place",)),  # with armies there, as a set
        derived("places_of", by=("nation",)),  # where its armies are, as a set
    ),
    sizes={
        "nation": "NATIONS",
        "place": "PLACES",
        "leader": "LEADERS",
        "power": "POWERS",
        "side": "SIDES",
        "row": "ROWS",
    },
)
