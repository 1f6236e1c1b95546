"""[MJ 1.6] Everything on the table, declared once; `durbar fields` writes state_fields.py from it.

Seats come first among the owners; in the solo game Brahmabot is owner 1.
"""

from __future__ import annotations

from durbar.engine.field import Declaration, Given, flags, number, sequence, table

STATE = Declaration(
    package="durbar.games.maharaja",
    given=(Given("terms", "terms.Terms"), Given("colours", value="terms.colours")),
    fields=(
        number("phase", of="phase"),
        number("round"),
        number("maharaja", of="city", start="NOWHERE"),
        sequence("track", of="city", start="[NONE] * TRACK"),
        sequence("rewards", of="reward"),
        number("reach"),
        sequence("display", of="character"),
        table("characters", by=("owner",), of="character"),
        table("coins", by=("owner",), start="terms.board.coins"),
        table("pp", by=("owner",), start="terms.board.pp", hidden=True),
        table("pp_counted", by=("owner",), start="terms.board.pp"),
        table("tokens", by=("owner",)),
        number("token_supply", start="ACTION_TOKENS"),
        table("board_shrines", by=("owner",), start="terms.board.shrines"),
        table("supply_shrines", by=("owner",), start="SHRINES - terms.board.shrines"),
        table("board_statues", by=("owner",), start="terms.board.statues"),
        table("priests", by=("owner",), of="node", start="START"),
        table("statues", by=("city", "space"), of="owner", start="NONE", cell="statue"),
        table("shrines", by=("city", "owner")),
        flags("villages", of="owner", by=("village",), sets="owners", asks="has_village", marks="mark_village"),
        table("plans", by=("owner", "slot"), of="action", start="NONE", hidden=True, cell="plan"),
        number("acting", of="owner", start="NONE"),
        flags("acted", of="owner", sets="owners", asks="has_acted"),
        flags("used", of="character", by=("owner",), asks="has_used"),
        # what is remembered within a turn only
        flags("slots", of="slot", asks="is_done", marks="mark_done"),  # planned actions done
        number("token_spent"),
        number("due_statues"),  # parts of the action begun
        number("due_shrines"),
        number("pair", of="pair"),  # [MJ 5.4] how far two shrines are built
        number("moves"),  # in a row (MJ R1)
        table("special", by=("special",)),
        number("final", of="final", start="terms.wanted[4]"),
        sequence("maharani_tile", of="character", start="[0] * MAHARANI_TOKENS"),
        sequence("maharani_owner", of="owner", start="[NONE] * MAHARANI_TOKENS"),
        sequence("maharani_round", start="[0] * MAHARANI_TOKENS"),
        # [MJ 11.1, 11.4] Brahmabot's stacks, drawn from as they are needed, and the tiles of the round
        flags("stack", of="character", asks="in_stack", clears="draw_character"),
        flags("tiles", of="tile", asks="in_tiles", clears="discard_tile"),
        number("tile_left", of="tile", start="NONE"),
        number("tile_middle", of="tile", start="NONE"),
        number("tile_right", of="tile", start="NONE"),
        number("tile_up", of="tile", start="NONE"),
        number("tile_done", of="tile", start="NONE"),
    ),
    sizes={
        "owner": "self.colours",
        "city": "CITIES",
        "space": "SPACES",
        "village": "terms.board.villages",
        "slot": "SLOTS",
        "special": "SPECIALS",
    },
)
