"""The state of a game: flat fields, a clone, queries, and the effects that are the only places to change it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Flow
from durbar.games.maharaja.board import Board
from durbar.games.maharaja.ids import (
    ACTION_TOKENS,
    BRAHMABOT,
    CENTRE,
    CITIES,
    COINS_GAINED,
    COINS_PAID,
    DRAFT,
    LEVEL_COINS,
    LEVEL_PP,
    MAHARANI_BACK,
    MAHARANI_TOKENS,
    NONE,
    NOWHERE,
    OVER,
    PLAIN,
    PP_GAINED,
    PP_PAID,
    RULEBOOK_FR,
    SHRINE_BUILT,
    SHRINES,
    SHRINES_TAKEN,
    SPACES,
    SPECIAL_EXTERNAL,
    SPECIAL_PRICE,
    START,
    STATUE_BUILT,
    STATUES,
    TOKEN_GAINED,
    TRACK,
    VILLAGE,
)

SEATS_IN: Final = vec[i64]([bin(mask).count("1") for mask in range(32)])
LETTERS: Final = ["A", "B", "C", "D"]


class Terms:
    """[MJ 12.1, 12.2, 12.3] What was agreed before the game and never changes: seats, edition, board."""

    def __init__(
        self,
        seats: i64,
        edition: i64,
        first_game: bool,
        level: i64,
        bis: vec[i64],
        wanted: vec[i64],
        board: Board,
        own_board: str,
    ) -> None:
        self.seats: Final = seats
        self.solo: Final = seats == 1
        self.colours: Final[i64] = 2 if seats == 1 else seats
        self.edition: Final = edition
        self.first_game: Final = first_game
        self.level: Final = level
        self.bis: Final = bis  # by character number: 1 if its bis form is used (MJ 12.8)
        self.wanted: Final = wanted  # special rules a to d: 0 off, 1 on, 2 at random; then the final tile, -1 at random
        self.board: Final = board
        self.own_board: Final = own_board
        self.draft: Final = edition == DRAFT
        self.village_holds: Final[i64] = 2 if seats > 2 else 1  # [MJ 2.5]
        self.discount: Final[i64] = 2 if edition == DRAFT else 1  # [MJ 5.1, 12.6]
        self.flag_step: Final[i64] = 2 if edition == DRAFT else 3  # [MJ 5.9, 12.7]
        self.reward_shrines: Final[i64] = 2 if edition == RULEBOOK_FR else 3  # [MJ 7.5, 12.2]
        self.bot_first_pp: Final[i64] = 3 if edition == RULEBOOK_FR else 4  # [MJ 11.10, 12.2]
        self.shown: Final[i64] = 7 if edition == DRAFT else seats + 3  # [MJ 1.3, 12.4]
        self.window: Final[i64] = 2 if seats == 1 else seats + 1  # [MJ 7.4, 11.10]
        self.five_counts_statues: Final = edition == DRAFT and bis[5] == 0  # [MJ 12.8]
        self.once: Final = once_abilities(bis)
        self.owner_words: Final[list[str]] = ["A", "brahmabot"] if seats == 1 else LETTERS[:seats]
        self.character_words: Final[list[str]] = character_words(bis, edition == DRAFT)


def character_words(bis: vec[i64], draft: bool) -> list[str]:
    """[MJ 12.8] A word for each character; one that does something else in this game has another word."""
    words = ["none", *[f"c{n}bis" if bis[n] else f"c{n}" for n in range(1, 17)]]
    if draft and bis[5] == 0:
        words[5] = "c5draft"
    return words


def once_abilities(bis: vec[i64]) -> vec[i64]:
    """[MJ 6, 6.1, 12.8] The characters whose ability is used once a round, in order; plain 1 has none."""
    always = [2, 3, 4, 6, 10, 13, 14]
    if bis[1]:
        always.append(1)
    if bis[12]:
        always.append(12)
    return vec[i64](sorted(always))


class State(Flow):
    """[MJ 1.6] Everything on the table. Seats come first among the colours; in the solo game Brahmabot is colour 1."""

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms: Final = terms
        self.colours: Final = terms.colours

    def lay(self) -> None:
        """[MJ 1.6, 11.1, 11.3] The pieces before anything is drawn or chosen."""
        n = int(self.colours)
        self.phase: i64 = 0
        self.round: i64 = 0
        self.maharaja: i64 = NOWHERE
        self.acting: i64 = NONE
        self.acted: i64 = 0
        self.token_supply: i64 = ACTION_TOKENS
        self.final: i64 = self.terms.wanted[4]
        self.special = vec[i64]([1 if self.terms.wanted[i] == 1 else 0 for i in range(4)])
        self.coins = vec[i64]([15] * n)
        self.pp = vec[i64]([3] * n)
        self.pp_counted = vec[i64]([3] * n)
        self.tokens = vec[i64]([0] * n)
        self.board_shrines = vec[i64]([8] * n)
        self.supply_shrines = vec[i64]([12] * n)
        self.board_statues = vec[i64]([STATUES] * n)
        self.priests = vec[i64]([START] * n)
        self.characters = vec[i64]([0] * n)
        self.used = vec[i64]([0] * n)
        self.plans = vec[i64]([NONE] * (2 * n))
        self.track = vec[i64]([NONE] * TRACK)
        self.rewards = vec[i64]()
        self.reach: i64 = 0
        self.display = vec[i64]()
        self.maharani_tile = vec[i64]([0] * MAHARANI_TOKENS)
        self.maharani_owner = vec[i64]([NONE] * MAHARANI_TOKENS)
        self.maharani_round = vec[i64]([0] * MAHARANI_TOKENS)
        self.statues = vec[i64]([NONE] * (CITIES * SPACES))
        self.shrines = vec[i64]([0] * (CITIES * n))
        self.villages = vec[i64]([0] * int(self.terms.board.villages))
        self.lay_turn()
        self.lay_brahmabot()

    def lay_turn(self) -> None:
        """What is remembered within a turn only."""
        self.slots: i64 = 0  # bits: which of the two planned actions are done
        self.token_spent: i64 = 0
        self.due_statues: i64 = 0  # parts of the action begun
        self.due_shrines: i64 = 0
        self.pair: i64 = 0  # [MJ 5.4] 1: two shrines begun; 2: the village one is built, the city one is owed
        self.moves: i64 = 0  # in a row (MJ R1)

    def lay_brahmabot(self) -> None:
        """[MJ 11.1, 11.3, 11.4] Its hand, and the two stacks that are drawn from as they are needed."""
        self.stack: i64 = 0  # bits by character number
        self.tiles: i64 = 0  # bits by tile
        self.tile_left: i64 = NONE
        self.tile_middle: i64 = NONE
        self.tile_right: i64 = NONE
        self.tile_up: i64 = NONE
        self.tile_done: i64 = NONE
        if self.terms.solo:
            self.stack = 2 * (BIT[16] - 1)
            self.tiles = BIT[12] - 1
            self.board_shrines[BRAHMABOT] = SHRINES
            self.supply_shrines[BRAHMABOT] = 0
            self.coins[BRAHMABOT] = LEVEL_COINS[self.terms.level]
            self.pp[BRAHMABOT] = LEVEL_PP[self.terms.level]
            self.pp_counted[BRAHMABOT] = self.pp[BRAHMABOT]

    def clone(self) -> State:
        """An independent copy; what never changes is shared."""
        copy = State(self.terms)
        copy.copy_flow(self)
        copy.phase = self.phase
        copy.round = self.round
        copy.maharaja = self.maharaja
        copy.acting = self.acting
        copy.acted = self.acted
        copy.token_supply = self.token_supply
        copy.final = self.final
        copy.reach = self.reach
        copy.special = self.special[:]
        copy.coins = self.coins[:]
        copy.pp = self.pp[:]
        copy.pp_counted = self.pp_counted[:]
        copy.tokens = self.tokens[:]
        copy.board_shrines = self.board_shrines[:]
        copy.supply_shrines = self.supply_shrines[:]
        copy.board_statues = self.board_statues[:]
        copy.priests = self.priests[:]
        copy.characters = self.characters[:]
        copy.used = self.used[:]
        copy.plans = self.plans[:]
        copy.track = self.track[:]
        copy.rewards = self.rewards[:]
        copy.display = self.display[:]
        copy.maharani_tile = self.maharani_tile[:]
        copy.maharani_owner = self.maharani_owner[:]
        copy.maharani_round = self.maharani_round[:]
        copy.statues = self.statues[:]
        copy.shrines = self.shrines[:]
        copy.villages = self.villages[:]
        self.copy_turn(copy)
        return copy

    def copy_turn(self, copy: State) -> None:
        copy.slots = self.slots
        copy.token_spent = self.token_spent
        copy.due_statues = self.due_statues
        copy.due_shrines = self.due_shrines
        copy.pair = self.pair
        copy.moves = self.moves
        copy.stack = self.stack
        copy.tiles = self.tiles
        copy.tile_left = self.tile_left
        copy.tile_middle = self.tile_middle
        copy.tile_right = self.tile_right
        copy.tile_up = self.tile_up
        copy.tile_done = self.tile_done

    # --- queries ---------------------------------------------------------------------------------------------------

    def has(self, colour: i64, character: i64) -> bool:
        """[MJ 6, 7.9] Does this player have this ability, by tile or by Maharani token?"""
        if self.characters[colour] == character:
            return not (self.terms.solo and colour == BRAHMABOT)  # [MJ 11.12]
        for i in range(MAHARANI_TOKENS):
            if self.maharani_tile[i] == character and self.maharani_owner[i] == colour:
                return True
        return False

    def has_plain(self, colour: i64, character: i64) -> bool:
        """The ability, unless this game uses the bis form of the character (MJ 12.8)."""
        return self.terms.bis[character] == 0 and self.has(colour, character)

    def is_over(self) -> bool:
        return self.phase == OVER

    def statue_price(self, colour: i64, city: i64, discount: i64) -> i64:
        """[MJ 2.1, 6.15, 10.1] 10, or 12 where the Maharaja is, less what is granted."""
        price: i64 = 12 if city == self.maharaja or self.special[SPECIAL_PRICE] else 10
        price -= discount
        if self.has(colour, 15):
            price -= 3
        return price if price > 0 else 0

    def free_plain(self, city: i64) -> i64:
        """The first free plain space of a city, or -1."""
        for space in range(PLAIN, SPACES):
            if self.statues[city * SPACES + space] == NONE:
                return space
        return -1

    def is_free(self, city: i64, space: i64) -> bool:
        """[MJ 2.2, R3] Is this space free? PLAIN stands for any of the four."""
        if space == PLAIN:
            return self.free_plain(city) >= 0
        return self.statues[city * SPACES + space] == NONE

    def is_full(self, city: i64) -> bool:
        """[MJ 2.2] Has this city 7 statues?"""
        return all(self.statues[city * SPACES + space] != NONE for space in range(SPACES))

    def is_open(self, colour: i64, village: i64) -> bool:
        """[MJ 2.5] May this colour still build in this village?"""
        mask = self.villages[village]
        return mask & BIT[colour] == 0 and SEATS_IN[mask] < self.terms.village_holds

    def has_open_village(self, colour: i64) -> bool:
        return any(self.is_open(colour, village) for village in range(self.terms.board.villages))

    def external_worth(self) -> i64:
        """[MJ 7.1, 10.1, 12.9] An external statue in WP."""
        return 1 if self.special[SPECIAL_EXTERNAL] else 2

    def statues_in(self, colour: i64, city: i64) -> i64:
        count: i64 = 0
        for space in range(SPACES):
            if self.statues[city * SPACES + space] == colour:
                count += 1
        return count

    def statues_built(self, colour: i64) -> i64:
        count: i64 = 0
        for i in range(CITIES * SPACES):
            if self.statues[i] == colour:
                count += 1
        return count

    def worship(self, colour: i64, city: i64) -> i64:
        """[MJ 7.1, 9.4] WP of the pieces alone: centre 3, external 2, shrine 1, priest 1."""
        points = self.shrines[city * self.colours + colour]
        external = self.external_worth()
        for space in range(SPACES):
            if self.statues[city * SPACES + space] == colour:
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
        self.statues[city * SPACES + space] = colour
        self.tell(STATUE_BUILT, colour, city, space, price)

    def put_shrine(self, colour: i64, place: i64, price: i64) -> None:
        """[MJ 2.4] From the player board into a city or village."""
        self.board_shrines[colour] -= 1
        self.place_shrine(colour, place, price)

    def place_shrine(self, colour: i64, place: i64, price: i64) -> None:
        self.coins[colour] -= price
        if place < CITIES:
            self.shrines[place * self.colours + colour] += 1
        else:
            self.villages[place - VILLAGE] |= BIT[colour]
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
        self.pair = 0
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
