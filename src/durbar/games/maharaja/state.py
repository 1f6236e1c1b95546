"""The state of a game: queries, and the effects that are the only places to change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT
from durbar.engine.option import Verb
from durbar.games.maharaja.ids import (
    BRAHMABOT,
    CENTRE,
    CHARACTERS,
    CITIES,
    CITY_SHRINE_LEFT,
    FIRST,
    LEVEL_COINS,
    LEVEL_PP,
    MAHARANI_TOKENS,
    NO_PAIR,
    NONE,
    PLAIN,
    SHRINES,
    SPACES,
    SPECIAL_EXTERNAL,
    SPECIAL_PRICE,
    SPECIALS,
    TILES,
    TRACK,
    VILLAGE,
)
from durbar.games.maharaja.state_fields import Fields
from durbar.games.maharaja.words import (
    COINS_GAINED,
    COINS_PAID,
    MAHARANI_BACK,
    PP_GAINED,
    PP_PAID,
    SHRINE_BUILT,
    SHRINES_TAKEN,
    STATUE_BUILT,
    TOKEN_GAINED,
    VERBS,
)

SEATS_IN: Final = vec[i64]([bin(mask).count("1") for mask in range(32)])


class State(Fields):
    """[MJ 1.6] Everything on the table. Seats come first among the colours; in the solo game Brahmabot is colour 1."""

    def clone(self) -> State:
        return State(self.terms, self)

    def verbs(self) -> Mapping[int, Verb]:
        return VERBS

    def labels(self, kind: str) -> Sequence[str]:
        """The words for the numbers of a kind."""
        return self.terms.labels[kind]

    # --- set-up ----------------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """[MJ 1.11, 11.1, 11.3, 11.4] What the settings ask for: special rules, and Brahmabot's hand and stacks."""
        for rule in range(SPECIALS):
            self.special[rule] = 1 if self.terms.wanted[rule] == 1 else 0
        if self.terms.solo:
            self.stack = 2 * (BIT[CHARACTERS] - 1)
            self.tiles = BIT[TILES] - 1
            self.board_shrines[BRAHMABOT] = SHRINES
            self.supply_shrines[BRAHMABOT] = 0
            self.coins[BRAHMABOT] = LEVEL_COINS[self.terms.level]
            self.pp[BRAHMABOT] = LEVEL_PP[self.terms.level]
            self.pp_counted[BRAHMABOT] = self.pp[BRAHMABOT]

    def forget_turn(self) -> None:
        """[MJ 4.4] What is remembered within a turn only."""
        self.slots = 0
        self.token_spent = 0
        self.give_up()

    # --- queries ---------------------------------------------------------------------------------------------------

    def has(self, colour: i64, character: i64) -> bool:
        """[MJ 6, 7.9] Does this player have this ability, by tile or by Maharani token?"""
        if self.characters[colour] == character:
            return not (self.terms.solo and colour == BRAHMABOT)  # [MJ 11.12]
        tile, owner = self.maharani_tile, self.maharani_owner
        return any(tile[i] == character and owner[i] == colour for i in range(MAHARANI_TOKENS))

    def has_plain(self, colour: i64, character: i64) -> bool:
        """The ability, unless this game uses the bis form of the character (MJ 12.8)."""
        return self.terms.bis[character] == 0 and self.has(colour, character)

    def statue_price(self, colour: i64, city: i64, discount: i64) -> i64:
        """[MJ 2.1, 6.15, 10.1] 10, or 12 where the Maharaja is, less what is granted."""
        price: i64 = self.terms.board.statue_price
        if city == self.maharaja or self.special[SPECIAL_PRICE]:
            price += self.terms.board.maharaja_price
        price -= discount + (3 if self.has(colour, 15) else 0)
        return price if price > 0 else 0

    def free_plain(self, city: i64) -> i64:
        """The first free plain space of a city, or -1."""
        for space in range(PLAIN, SPACES):
            if self.statue(city, space) == NONE:
                return space
        return -1

    def is_free(self, city: i64, space: i64) -> bool:
        """[MJ 2.2, R3] Is this space free? PLAIN stands for any of the four."""
        if space == PLAIN:
            return self.free_plain(city) >= 0
        return self.statue(city, space) == NONE

    def is_full(self, city: i64) -> bool:
        """[MJ 2.2] Has this city 7 statues?"""
        return all(self.statue(city, space) != NONE for space in range(SPACES))

    def is_open(self, colour: i64, village: i64) -> bool:
        """[MJ 2.5] May this colour still build in this village?"""
        mask = self.villages[village]
        return mask & BIT[colour] == 0 and SEATS_IN[mask] < self.terms.village_holds

    def has_open_village(self, colour: i64) -> bool:
        return any(self.is_open(colour, village) for village in range(self.terms.board.villages))

    def city_shrine_owed(self) -> bool:
        """[MJ 5.4] Of the two shrines begun the village one is built: the city one must follow."""
        return self.pair == CITY_SHRINE_LEFT

    def parts_due(self) -> i64:
        """[MJ 4.7] Statues and shrines of the action begun that are not built yet."""
        return self.due_statues + self.due_shrines

    def has_planned(self, seat: i64) -> bool:
        """[MJ 4.2] Has this player laid down a plan?"""
        return self.plan(seat, FIRST) != NONE

    def external_worth(self) -> i64:
        """[MJ 7.1, 10.1, 12.9] An external statue in WP."""
        return 1 if self.special[SPECIAL_EXTERNAL] else 2

    def statues_in(self, colour: i64, city: i64) -> i64:
        count: i64 = 0
        for space in range(SPACES):
            if self.statue(city, space) == colour:
                count += 1
        return count

    def statues_built(self, colour: i64) -> i64:
        count: i64 = 0
        for city in range(CITIES):
            count += self.statues_in(colour, city)
        return count

    def worship(self, colour: i64, city: i64) -> i64:
        """[MJ 7.1, 9.4] WP of the pieces alone: centre 3, external 2, shrine 1, priest 1."""
        points = self.shrines(city, colour)
        external = self.external_worth()
        for space in range(SPACES):
            if self.statue(city, space) == colour:
                points += 3 if space == CENTRE else external
        return points + 1 if self.priests[colour] == city else points

    def space_of(self, city: i64) -> i64:
        """Where a city's flag lies on the Maharaja track."""
        for space in range(TRACK):
            if self.track[space] == city:
                return space
        return -1

    def leftmost(self) -> i64:
        """The space of the leftmost flag."""
        for space in range(TRACK):
            if self.track[space] != NONE:
                return space
        return -1

    def rightmost(self) -> i64:
        for space in range(TRACK - 1, -1, -1):
            if self.track[space] != NONE:
                return space
        return -1

    def holder(self, character: i64) -> i64:
        """Who has this tile; NONE if nobody."""
        for colour in range(self.colours):
            if self.characters[colour] == character:
                return colour
        return NONE

    def maharani_on(self, character: i64) -> bool:
        """[MJ 7.9] Does a Maharani token lie on this tile?"""
        return any(self.maharani_tile[i] == character for i in range(MAHARANI_TOKENS))

    # --- effects ---------------------------------------------------------------------------------------------------

    def gain_coins(self, colour: i64, count: i64, reason: i64) -> None:
        if count:
            self.coins[colour] += count
            self.tell(COINS_GAINED, colour, count, reason)

    def pay(self, colour: i64, count: i64, reason: i64) -> None:
        if count:
            self.coins[colour] -= count
            self.tell(COINS_PAID, colour, count, reason)

    def gain_pp(self, colour: i64, count: i64, reason: i64) -> None:
        """[MJ 6.11] Character 11 adds 1 each time."""
        if self.has(colour, 11):
            count += 1
        self.pp[colour] += count
        self.pp_counted[colour] += count
        self.tell(PP_GAINED, colour, count, reason)

    def pay_pp(self, colour: i64, count: i64) -> None:
        self.pp[colour] -= count
        self.pp_counted[colour] -= count
        self.tell(PP_PAID, colour, count)

    def take_shrines(self, colour: i64, count: i64, reason: i64) -> None:
        """[MJ 1.8] From the general supply to the player board, as many as are left."""
        count = min(count, self.supply_shrines[colour])
        if count:
            self.supply_shrines[colour] -= count
            self.board_shrines[colour] += count
            self.tell(SHRINES_TAKEN, colour, count, reason)

    def take_token(self, colour: i64, reason: i64) -> None:
        """[MJ 1.8] An action token, if one is left."""
        if self.token_supply:
            self.token_supply -= 1
            self.tokens[colour] += 1
            self.tell(TOKEN_GAINED, colour, reason)

    def put_statue(self, colour: i64, city: i64, space: i64, price: i64) -> None:
        """[MJ 2.2] From the player board into a city; PLAIN: the first free plain space."""
        if space == PLAIN:
            space = self.free_plain(city)
        self.coins[colour] -= price
        self.board_statues[colour] -= 1
        self.set_statue(city, space, colour)
        self.tell(STATUE_BUILT, colour, city, space, price)

    def put_shrine(self, colour: i64, place: i64, price: i64) -> None:
        """[MJ 2.4] From the player board into a city or village."""
        self.board_shrines[colour] -= 1
        self.place_shrine(colour, place, price)

    def place_shrine(self, colour: i64, place: i64, price: i64) -> None:
        self.coins[colour] -= price
        if place < CITIES:
            self.add_shrines(place, colour, 1)
        else:
            self.mark_village(place - VILLAGE, colour)
        self.tell(SHRINE_BUILT, colour, place, price)

    def return_maharani(self, token: i64) -> None:
        """[MJ 7.6, 8.3] A Maharani token goes back to the supply."""
        self.tell(MAHARANI_BACK, self.maharani_owner[token], self.maharani_tile[token])
        self.maharani_tile[token] = 0
        self.maharani_owner[token] = NONE
        self.maharani_round[token] = 0

    def give_up(self) -> None:
        """[MJ 4.7] What was begun and is not finished is given up."""
        self.due_statues = 0
        self.due_shrines = 0
        self.pair = NO_PAIR
        self.moves = 0

    def show(self, character: i64) -> None:
        """Add a tile to the display: at the right end in the solo game, else in the order of the numbers."""
        row = vec[i64]()
        placed = False
        for other in self.display:
            if not placed and not self.terms.solo and other > character:
                row = append(row, character)
                placed = True
            row = append(row, other)
        self.display = row if placed else append(row, character)

    def unshow(self, character: i64) -> None:
        """Take a tile out of the display."""
        row = vec[i64]()
        for other in self.display:
            if other != character:
                row = append(row, other)
        self.display = row
