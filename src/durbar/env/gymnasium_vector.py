"""Gymnasium's `VectorEnv`: many learners' seats at once, bots have the others.

import gymnasium, durbar.env.gymnasium
envs = gymnasium.make_vec("durbar/dice_charmers", num_envs=64, workers=2, opponent="easy")
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from durbar.env import Ids, bounds_of, env_id, learnable, no_options
from durbar.env.some_games import Saved
from durbar.env.vector import VectorEnv

Seen = dict[str, npt.NDArray[Any]]


class DurbarVectorEnv(gymnasium.vector.VectorEnv[Seen, npt.NDArray[Any], npt.NDArray[Any]]):
    """Observations are {"observation", "action_mask"}, an array each. A game that ends is followed by another in the
    same step: `infos["final_obs"]` and `infos["final_info"]` (ranks, scores) tell of the one that ended. An action
    outside its mask is refused by a ValueError before any game moves.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        workers: int = 1,
        opponent: Any = "random",
        rules: int | None = None,
        **arguments: Any,
    ) -> None:
        self.games = VectorEnv(game, games=num_envs, workers=workers, opponent=opponent, rules=rules, **arguments)
        kind = learnable(game)
        self.kind, self.num_envs = kind, num_envs
        self.metadata = {"name": env_id(kind, rules), "autoreset_mode": AutoresetMode.SAME_STEP}
        box = spaces.Box(*bounds_of(kind), dtype=np.float32)
        bits = spaces.Box(0, 1, (kind.learning.actions,), np.int8)
        self.single_observation_space = spaces.Dict({"observation": box, "action_mask": bits})
        self.single_action_space = spaces.Discrete(kind.learning.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """New games. What each draws depends on the seed and its place alone."""
        no_options(self.kind, options)
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**63)) if seed is None else int(seed))
        return self.seen(), {}

    def step(self, actions: npt.NDArray[Any]) -> tuple[Seen, npt.NDArray[Any], Any, Any, dict[str, Any]]:
        before = self.games.seats.copy()
        self.games.step(actions)
        over = self.games.over.astype(np.bool_)
        infos: dict[str, Any] = {}
        for place in np.flatnonzero(over):
            infos = self._add_info(infos, self.ending(int(place)), int(place))
        rewards = self.games.rewards[np.arange(self.num_envs), before].astype(np.float64)
        return self.seen(), rewards, over, np.zeros_like(over), infos

    def ending(self, place: int) -> dict[str, Any]:
        """What is told of a game that has just ended."""
        told = {"ranks": self.games.ranks[place].copy(), "scores": self.games.scores[place].copy()}
        nothing = np.zeros(self.kind.learning.actions, np.int8)
        return {
            "final_obs": {"observation": self.games.endings[place].copy(), "action_mask": nothing},
            "final_info": told,
        }

    def seen(self) -> Seen:
        return {"observation": self.games.observations.copy(), "action_mask": self.games.masks.copy()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal in each game."""
        return self.games.masks.astype(np.bool_)

    def sample(self) -> Ids:
        """A legal action for each game, each as likely."""
        return self.games.sample()

    def legal_ids(self, room: int | None = None) -> Ids:
        """The legal action ids of each game, a row each, -1 where there are no more."""
        return self.games.legal_ids(room)

    def save(self) -> list[Saved]:
        """Every game as it stands."""
        return self.games.save()

    def restore(self, saved: list[Saved]) -> Seen:
        """Go on from what was saved; what is seen there."""
        self.games.restore(saved)
        return self.seen()

    def close_extras(self, **_: Any) -> None:
        """End the workers."""
        self.games.close()


def vector_env(game: str, **arguments: Any) -> DurbarVectorEnv:
    """Many learners' seats at tables of bots."""
    return DurbarVectorEnv(game, **arguments)
