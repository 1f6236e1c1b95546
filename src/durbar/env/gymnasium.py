"""Gymnasium: one seat is the learner's, bots have the others.

    import gymnasium, durbar.env.gymnasium
    env = gymnasium.make("durbar/maharaja", players=3, opponent="medium", edition="draft")

Importing this module makes every game known as `durbar/<game>-v<n>`; n grows with each version of the rules or of the
encoding. A name keeps its rules; without `-v<n>` the newest is meant. `gymnasium.make_vec` brings
`durbar.env.gymnasium_vector`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from durbar.engine.chance import Rng
from durbar.engine.checked import checked_seat
from durbar.engine.flow import Option, Seat
from durbar.engine.game import GAMES, Game
from durbar.engine.refusal import Illegal
from durbar.env import (
    Ids,
    Portable,
    bounds_of,
    ending_of,
    env_id,
    learnable,
    legal_ids,
    mask_of,
    no_options,
    observation_of,
    option_of,
    padded,
    utilities,
)
from durbar.env.opponents import Opponents, checked_opponent
from durbar.env.render import RENDER_MODES, rendered


class DurbarGym(Portable, gymnasium.Env[dict[str, Any], Any]):
    """Observations are {"observation", "action_mask"}; sample with `env.action_space.sample(mask=...)`.

    An action outside the mask is refused: nothing changes, the reward is 0 and `info["refused"]` is True. Other seats
    choose at random, as bots of a level (`opponent="medium"`), or by `opponent(game, state, seat, rng) -> option`,
    which is given a determinized state. The last `info` has `ranks` and `scores` by seat, and the `reason` of the end.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = 0,
        opponent: Any = None,
        render_mode: str | None = None,
        rules: int | None = None,
        **options: str,
    ) -> None:
        self.game = learnable(game)
        self.rules = self.game.checked_rules(rules)
        self.seats = self.game.checked_seats(self.game.usual_seats if players is None else players)
        self.my_seat = None if seat is None else checked_seat(seat, self.seats)  # None: another seat each game
        self.opponent = checked_opponent(opponent)
        self.options = self.game.checked_settings(options)
        self.render_mode = render_mode
        self.metadata = {"name": env_id(self.game, self.rules), "render_modes": RENDER_MODES, "render_fps": 1}
        box = spaces.Box(*bounds_of(self.game), dtype=np.float32)
        bits = spaces.Box(0, 1, (self.game.learning.actions,), np.int8)
        self.observation_space = spaces.Dict({"observation": box, "action_mask": bits})
        self.action_space = spaces.Discrete(self.game.learning.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        no_options(self.game, options)
        super().reset(seed=seed)
        self.chance = Rng(int(self.np_random.integers(2**63)))
        self.seat = int(self.np_random.integers(self.seats)) if self.my_seat is None else self.my_seat
        self.state = self.game.new(self.seats, self.options, self.rules)
        self.others = Opponents(self.game, self.opponent, self.chance)
        self.others_play()
        return self.observed(), {"refused": False}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.check_reset()
        try:
            option = option_of(self.game, self.state, self.seat, action)
        except Illegal:
            return self.observed(), 0.0, self.state.decision is None, False, {"refused": True}
        self.state.take(Seat(self.seat), Option(option))
        self.others_play()
        if self.state.decision is not None:
            return self.observed(), 0.0, False, False, {"refused": False}
        result = self.game.result(self.state)
        return self.observed(), utilities(result)[self.seat], True, False, {"refused": False, **ending_of(result)}

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in super().__getstate__().items() if name != "others"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        if "state" in kept:
            self.others = Opponents(self.game, self.opponent, self.chance)

    def check_reset(self) -> None:
        if not hasattr(self, "state"):
            raise gymnasium.error.ResetNeeded("There is no game yet: reset the environment first.")

    def others_play(self) -> None:
        """Chance and the other seats choose until the learner must."""
        self.state.settle(self.chance)
        self.others.play(self.state, self.seat)

    def sample(self) -> int:
        """A legal action, each as likely."""
        self.check_reset()
        return int(self.np_random.choice(legal_ids(self.game, self.state, self.seat)))

    def legal_ids(self, room: int | None = None) -> Ids:
        """The legal action ids; with `room` in so many places, -1 where there are no more."""
        self.check_reset()
        return padded([legal_ids(self.game, self.state, self.seat)], room).reshape(-1)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, as `MaskablePPO` of sb3-contrib asks for it."""
        self.check_reset()
        return mask_of(self.game, self.state, self.seat).astype(np.bool_)

    def observed(self) -> dict[str, Any]:
        mask = mask_of(self.game, self.state, self.seat)
        return {"observation": observation_of(self.game, self.state, self.seat), "action_mask": mask}

    def render(self) -> Any:
        """The board from the learner's seat: as text (`ansi`), or as pixels (`rgb_array`)."""
        self.check_reset()
        return rendered(self.game, self.state, self.seat, self.render_mode)


def env(game: str, **arguments: Any) -> DurbarGym:
    """One learner's seat at a table of bots."""
    return DurbarGym(game, **arguments)


def gym_id(game: Game, rules: int | None = None) -> str:
    """The name in Gymnasium's register: either version going up makes the number go up."""
    return f"durbar/{game.id}-v{game.checked_rules(rules) + game.learning.encoding_version - 1}"


def register_all() -> None:
    """Make every game known to Gymnasium, alone and many at once, by every version of its rules that it can show."""
    for game in [one for one in GAMES.values() if one.learning]:
        for rules in range(game.learning.encoding_since, game.rules_version + 1):
            gymnasium.register(
                gym_id(game, rules),
                entry_point="durbar.env.gymnasium:env",
                vector_entry_point="durbar.env.gymnasium_vector:vector_env",
                kwargs={"game": game.id, "rules": rules},
            )


register_all()
