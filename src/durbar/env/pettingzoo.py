"""PettingZoo: `env("maharaja", players=3, edition="draft")` is an AEC environment with an action mask.

`parallel_env` takes the same arguments. There everybody acts in every step: seats that owe a choice make it, at once
where several do (Maharaja's plans), and the others have one action only, to wait.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from durbar.engine.chance import Rng
from durbar.engine.checked import whole
from durbar.engine.flow import Option, Seat
from durbar.engine.refusal import Illegal, Problem
from durbar.env import Portable, bounds_of, env_id, learnable, mask_of, observation_of, option_of, utilities
from durbar.env.render import RENDER_MODES, rendered

WAIT, REFUSED = -1, -2  # no option is below 0


def env(
    game: str, players: int | None = None, render_mode: str | None = None, rules: int | None = None, **options: str
) -> Any:
    """The environment with PettingZoo's usual wrappers: out-of-order calls and masked actions are refused."""
    bare = DurbarEnv(game, players, render_mode, rules, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1))


def parallel_env(
    game: str, players: int | None = None, render_mode: str | None = None, rules: int | None = None, **options: str
) -> Any:
    """The environment in which all seats act in every step."""
    return DurbarParallelEnv(game, players, render_mode, rules, **options)


class BaseEnv(Portable):
    """What both kinds of environment share: the game, its spaces, its chance, and how it is drawn."""

    waits = 0  # actions beside the game's own
    parallelizable = False

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        rules: int | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        self.game = learnable(game)
        self.rules = self.game.checked_rules(rules)
        self.seats = self.game.checked_seats(self.game.usual_seats if players is None else players)
        self.options = self.game.checked_settings(options)
        self.render_mode = render_mode
        name, parallel = env_id(self.game, self.rules), self.parallelizable
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "render_fps": 1, "is_parallelizable": parallel}
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.seeds = np.random.default_rng()
        actions = self.game.learning.actions + self.waits
        box = spaces.Box(*bounds_of(self.game), dtype=np.float32)
        shared = spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, shared)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def begin(self, seed: int | None) -> None:
        """A new game. With the same seed, chance draws alike."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.chance = Rng(int(self.seeds.integers(2**63)))
        self.state = self.game.new(self.seats, self.options, self.rules)
        self.state.settle(self.chance)
        self.agents = list(self.possible_agents)

    def seen(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of(agent)
        mask = mask_of(self.game, self.state, seat)
        return {"observation": observation_of(self.game, self.state, seat), "action_mask": mask}

    def raw_observe(self, agent: str) -> dict[str, Any]:
        """The plain-data view of the agent's seat."""
        plain: dict[str, Any] = msgspec.to_builtins(self.game.view(self.state, self.seat_of(agent)))
        return plain

    def worths(self) -> dict[str, float]:
        """What the finished game is worth to each agent."""
        return dict(zip(self.possible_agents, utilities(self.game.result(self.state)), strict=True))

    def ending(self) -> dict[str, dict[str, Any]]:
        """For each agent its rank and score, and how the game ended."""
        ranks, scores, reason = self.game.result(self.state)
        told = zip(self.possible_agents, ranks, scores, strict=True)
        return {agent: {"rank": rank, "score": score, "reason": reason} for agent, rank, score in told}

    def render(self) -> Any:
        """The board as anybody may see it: as text (`ansi`), or as pixels (`rgb_array`)."""
        return rendered(self.game, self.state, None, self.render_mode)

    def close(self) -> None:
        """Nothing to release."""


class DurbarEnv(BaseEnv, AECEnv):
    """One game; agents are `player_0` and so on. Where several owe a choice they answer in the order of seats."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of(agent)
        option = option_of(self.game, self.state, seat, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state.take(Seat(seat), Option(option))
        self.state.settle(self.chance)
        self.follow()
        self._accumulate_rewards()

    def follow(self) -> None:
        """Whose choice it is now, or how it ended."""
        if self.state.decision is not None:
            self.agent_selection = self.possible_agents[self.state.asked]
            return
        self.rewards, self.infos = self.worths(), self.ending()
        self.terminations = dict.fromkeys(self.agents, True)


class DurbarParallelEnv(BaseEnv, ParallelEnv[str, dict[str, Any], int]):
    """One game in which everybody acts in every step; the last action, `game.learning.actions`, is to wait."""

    waits = 1
    parallelizable = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.begin(seed)
        seen = {agent: self.observe(agent) for agent in self.agents}
        return seen, {agent: {"refused": False} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; who owes nothing may only wait."""
        seen = self.seen(agent)
        waits = np.array([not seen["action_mask"].any()], dtype=np.int8)
        return {**seen, "action_mask": np.concatenate([seen["action_mask"], waits])}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Every seat that owes a choice makes it; an action outside the mask is refused, as `infos` tell."""
        if not isinstance(actions, Mapping):
            raise Problem("not-actions", given=actions)
        chosen = {agent: self.choice(agent, actions.get(agent)) for agent in self.agents}
        asked = self.state.decision
        for agent, option in chosen.items():
            if option not in (WAIT, REFUSED) and self.state.decision is asked:
                self.state.take(Seat(self.seat_of(agent)), Option(option))
        self.state.settle(self.chance)
        return self.told({agent: {"refused": option == REFUSED} for agent, option in chosen.items()})

    def choice(self, agent: str, action: Any) -> int:
        """The option an agent chose, WAIT or REFUSED; what is no number at all is a problem."""
        seat = self.seat_of(agent)
        if whole(action) == self.game.learning.actions and not self.state.owes(seat):
            return WAIT
        try:
            return option_of(self.game, self.state, seat, action)
        except Illegal:
            return REFUSED

    def told(self, infos: dict[str, dict[str, bool]]) -> tuple[Any, Any, Any, Any, Any]:
        """What everybody is told after a step; when the game is over nobody is left to act."""
        agents, over = self.agents, self.state.decision is None
        rewards = self.worths() if over else dict.fromkeys(agents, 0.0)
        seen = {agent: self.observe(agent) for agent in agents}
        told = {agent: {**infos[agent], **self.ending()[agent]} for agent in agents} if over else infos
        self.agents = [] if over else agents
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), told
