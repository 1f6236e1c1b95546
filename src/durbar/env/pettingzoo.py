"""PettingZoo: `env("maharaja", players=3, edition="draft")` is an AEC environment with an action mask."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import durbar
from durbar.engine.chance import Rng
from durbar.engine.flow import Option, Seat
from durbar.engine.game import SEATS, game_of
from durbar.env import env_id, mask_of, observation_of, utilities
from durbar.locale import Texts


def env(game: str, players: int | None = None, render_mode: str | None = None, **options: str) -> Any:
    """The environment with PettingZoo's usual wrappers: out-of-order calls and masked actions are refused."""
    bare = DurbarEnv(game, players, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1))


class DurbarEnv(AECEnv):
    """One game; agents are called after their seats. Where several owe a choice they answer in the order of seats."""

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None, **options: str) -> None:
        super().__init__()
        self.game = game_of(game)
        self.seats = self.game.usual_seats if players is None else players
        self.options = options
        self.render_mode = render_mode
        self.metadata = {"name": env_id(self.game), "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = list(SEATS[: self.seats])
        self.seeds = np.random.default_rng()
        box = spaces.Box(-np.inf, np.inf, (len(self.game.observation),), np.float32)
        bits = spaces.Box(0, 1, (self.game.actions,), np.int8)
        shared = spaces.Dict({"observation": box, "action_mask": bits})
        self.observation_spaces = dict.fromkeys(self.possible_agents, shared)
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With the same seed, chance draws alike."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.chance = Rng(int(self.seeds.integers(2**63)))
        self.state = self.game.new(self.seats, self.options)
        self.state.settle(self.chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = SEATS[self.state.asked] if self.state.decision is not None else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = SEATS.index(agent)
        mask = mask_of(self.game, self.state, seat)
        return {"observation": observation_of(self.game, self.state, seat), "action_mask": mask}

    def raw_observe(self, agent: str) -> dict[str, Any]:
        """The plain-data view of the agent's seat."""
        return self.game.view(self.state, SEATS.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        option = self.game.option_for(self.state, int(action))
        if option not in list(self.state.legal):
            raise durbar.Illegal(durbar.Refusal("no-such-choice", ""))
        self.state.take(Seat(SEATS.index(agent)), Option(option))
        self.state.settle(self.chance)
        self.follow()
        self._accumulate_rewards()

    def follow(self) -> None:
        """Whose choice it is now, or how it ended."""
        if self.state.decision is not None:
            self.agent_selection = SEATS[self.state.asked]
            return
        self.rewards = dict(zip(self.possible_agents, utilities(self.game.result(self.state)), strict=False))
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The board as text, as anybody may see it."""
        static, view = self.game.static(self.state), self.game.view(self.state, None)
        return self.game.drawing(static, view, Texts("en").namer(self.game.id))

    def close(self) -> None:
        """Nothing to release."""
