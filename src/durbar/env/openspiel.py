"""OpenSpiel: every game is registered as `python_durbar_<game>`; importing this module does it.

Chance is explicit, states are serialised as the history they are, and `resample_from_infostate` deals anew what a seat
cannot see. Where several seats owe a choice they take turns, which hides nothing and shows nothing: views do not tell
what others have laid down.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np
import pyspiel

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Option, Seat
from durbar.engine.game import GAMES, Game
from durbar.env import legal_ids, observation_of, option_of, utilities
from durbar.match.position import read, write

MAX_CHANCE_OUTCOMES = 4096


class Memory:
    """A state and what each seat has seen so far, as a running digest: equal digests, equal information."""

    def __init__(self, game: Game, state: Any, seen: list[bytes]) -> None:
        self.game = game
        self.state = state
        self.seen = seen

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        return Memory(self.game, self.state.clone(), list(self.seen))

    def __reduce__(self) -> tuple[Any, ...]:
        return read_memory, (write(self.game, self.state), self.seen)

    def take(self, player: int, option: int) -> None:
        """Carry out a choice; every seat remembers the events it saw, and its own choices."""
        self.state.log = []
        self.state.take(Seat(player), Option(option))
        for seat, before in enumerate(self.seen):
            told = [e for e in self.state.log if not self.game.events[e[0]].private or e[1] == seat]
            news = f"{option if seat == player else ''}{told}"
            self.seen[seat] = hashlib.blake2b(before + news.encode(), digest_size=16).digest()
        self.state.log = None


def read_memory(position: str, seen: list[bytes]) -> Memory:
    """A memory read back from its serialised form."""
    game, state = read(GAMES, position)
    return Memory(game, state, seen)


def spell(name: str, value: str) -> str:
    """A setting's value as OpenSpiel keeps it: bare digits would be read back as a number, so `final=4` is `final4`;
    a comma would end the value, so several stand with `+` between."""
    return f"{name}{value}" if value.isdigit() else value.replace(",", "+")


def plain(name: str, value: Any) -> str:
    """The value itself."""
    digits = str(value).removeprefix(name)
    return digits if digits.isdigit() else str(value)


def zero_sum(seats: Iterable[int]) -> bool:
    """What the winners get the others pay, unless somebody plays alone."""
    return min(seats) > 1


def game_type(game: Game, seats: Iterable[int]) -> Any:
    parameters: dict[str, Any] = {"players": game.usual_seats, "rules": game.rules_version}
    parameters |= {setting.name: spell(setting.name, setting.default) for setting in game.settings}
    return pyspiel.GameType(
        short_name=f"python_durbar_{game.id}",
        long_name=f"Durbar {game.id} (newest rules {game.rules_version}, encoding {game.learning.encoding_version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, "ZERO_SUM" if zero_sum(seats) else "GENERAL_SUM"),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class DurbarGame(pyspiel.Game):
    """One of the games, for a number of seats and settings."""

    kind: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.seats = self.kind.checked_seats(int(given.pop("players", self.kind.usual_seats)))
        self.rules = self.kind.checked_rules(given.pop("rules", None))
        self.settings = self.kind.checked_settings({name: plain(name, value) for name, value in given.items()})
        self.opening = self.kind.new(self.seats, self.settings, self.rules)
        params = {"players": self.seats, "rules": self.rules}
        params |= {name: spell(name, value) for name, value in self.settings.items()}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.learning.actions,
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum([self.seats]) else None,
            max_game_length=self.kind.bound,
        )
        super().__init__(game_type(self.kind, [self.seats]), info, params)

    def new_initial_state(self) -> DurbarState:
        return DurbarState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.kind, kind, params)


class DurbarState(pyspiel.State):
    """A position, with what each seat remembers."""

    def __init__(self, game: DurbarGame) -> None:
        super().__init__(game)
        self.memory = Memory(game.kind, game.opening.clone(), [b""] * game.seats)

    @property
    def position(self) -> Any:
        return self.memory.state

    def current_player(self) -> int:
        decision = self.position.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if isinstance(decision, Chance) else int(self.position.asked)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_ids(self.memory.game, self.position, player).tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes by their place among the candidates."""
        decision = self.position.decision
        weights = [decision.weight(self.position, option) for option in decision.candidates(self.position, CHANCE)]
        total = float(sum(weights))
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def option_of(self, action: int) -> int:
        decision = self.position.decision
        if isinstance(decision, Chance):
            return int(decision.candidates(self.position, CHANCE)[action])
        return option_of(self.memory.game, self.position, self.current_player(), action)

    def _apply_action(self, action: int) -> None:
        player = int(CHANCE) if self.is_chance_node() else self.current_player()
        self.memory.take(player, self.option_of(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return " ".join(self.position.decision.words(self.position, Option(self.option_of(action))))

    def is_terminal(self) -> bool:
        return self.position.decision is None

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * len(self.memory.seen)
        return utilities(self.memory.game.result(self.position))

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> DurbarState:
        """The same history to this seat, with all it cannot see dealt anew."""
        copy: DurbarState = self.clone()
        rng = Rng(int(probability_sampler() * 2**53))
        state = self.memory.game.determinize(self.position, player_id, rng)
        copy.memory = Memory(self.memory.game, state, list(self.memory.seen))
        return copy

    def __str__(self) -> str:
        """The position in words: what is written in a record's `position`, and read by `durbar.load`."""
        return write(self.memory.game, self.position)


class Observer:
    """What a seat sees now (tensor and plain-data view), and as perfect recall the digest of all it has seen.

    A digest is no tensor: with perfect recall there is none, rather than the present observation in its place.
    """

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self.game = game
        self.recall = kind.perfect_recall
        self.tensor = np.zeros(0 if self.recall else len(game.learning.observation), np.float32)
        self.dict = {} if self.recall else {"observation": self.tensor}

    def set_from(self, state: DurbarState, player: int) -> None:
        if not self.recall:
            self.tensor[:] = observation_of(self.game, state.position, player)

    def string_from(self, state: DurbarState, player: int) -> str:
        view = msgspec.json.encode(self.game.view(state.position, player)).decode()
        return f"{player} {state.memory.seen[player].hex()} {view}" if self.recall else f"{player} {view}"


def register_all() -> None:
    """Make every game known to OpenSpiel."""
    for game in [one for one in GAMES.values() if one.learning]:
        made = type(f"Durbar_{game.id}", (DurbarGame,), {"kind": game})
        pyspiel.register_game(game_type(game, game.seats), made)


register_all()
