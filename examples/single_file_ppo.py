"""Proximal policy optimisation in one file, in the manner of CleanRL: `make learners` runs it.

    python examples/single_file_ppo.py --steps 65536

Eight tables of The Dice Charmers side by side; at each the learner has one of two seats, the other chooses at random. What
differs from a game without rules is one line: actions outside the mask get no probability (`Agent.choices`).
"""

import argparse

import gymnasium
import torch
from torch import nn
from torch.distributions import Categorical

from durbar.env.gymnasium import env

TABLES, HORIZON, EPOCHS, BATCH = 8, 256, 4, 512
RATE, CLIP, ENTROPY_COEF, GAMMA, GAE_LAMBDA = 1e-3, 0.2, 0.01, 0.999, 0.95


class Agent(nn.Module):
    """Observation -> hidden layer -> (logits of the actions, value)."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, 128), nn.Tanh())
        self.actor, self.critic = nn.Linear(128, actions), nn.Linear(128, 1)

    def choices(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(seen)
        return Categorical(logits=self.actor(hidden).masked_fill(~mask, -1e9)), self.critic(hidden).squeeze(-1)


def tensors(seen: dict) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.as_tensor(seen["observation"]), torch.as_tensor(seen["action_mask"]).bool()


def rollout(agent: Agent, tables: gymnasium.vector.VectorEnv, seen: dict) -> tuple[dict, list[torch.Tensor], float]:
    """A rollout: each choice with its observation, log-probability, return and advantage."""
    rows, rewards, ends = [], [], []
    for _ in range(HORIZON):
        observation, mask = tensors(seen)
        with torch.no_grad():
            distribution, value = agent.choices(observation, mask)
        action = distribution.sample()
        rows.append((observation, mask, action, distribution.log_prob(action), value))
        seen, reward, over, _, _ = tables.step(action.numpy())
        rewards.append(torch.as_tensor(reward, dtype=torch.float32))
        ends.append(torch.as_tensor(over, dtype=torch.float32))
    with torch.no_grad():
        after = agent.choices(*tensors(seen))[1]
    advantage, advantages = torch.zeros(TABLES), []
    for row, reward, end in zip(reversed(rows), reversed(rewards), reversed(ends), strict=True):
        advantage = reward + GAMMA * after * (1 - end) - row[4] + GAMMA * GAE_LAMBDA * (1 - end) * advantage
        advantages.append(advantage)
        after = row[4]
    columns = [torch.stack(column).flatten(0, 1) for column in (*zip(*rows, strict=True), list(reversed(advantages)))]
    won = sum(float((r > 0).sum()) for r in rewards) / max(1.0, sum(float(e.sum()) for e in ends))
    return seen, columns, won


def learn(agent: Agent, optimiser: torch.optim.Optimizer, columns: list[torch.Tensor]) -> None:
    for _ in range(EPOCHS):
        for some in torch.randperm(len(columns[0])).split(BATCH):
            seen, mask, action, old_log_prob, value, advantage = (column[some] for column in columns)
            distribution, expected = agent.choices(seen, mask)
            ratio = (distribution.log_prob(action) - old_log_prob).exp()
            normalised = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            policy = -torch.min(ratio * normalised, ratio.clamp(1 - CLIP, 1 + CLIP) * normalised).mean()
            loss = (
                policy
                + 0.5 * (expected - (advantage + value)).pow(2).mean()
                - ENTROPY_COEF * distribution.entropy().mean()
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=65_536)
    given = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    same_step = gymnasium.vector.AutoresetMode.SAME_STEP
    tables = gymnasium.vector.SyncVectorEnv(
        [lambda: env("dice_charmers", players=2)] * TABLES, autoreset_mode=same_step
    )
    seen, _ = tables.reset(seed=1)
    agent = Agent(seen["observation"].shape[1], int(tables.single_action_space.n))
    optimiser = torch.optim.Adam(agent.parameters(), lr=RATE)
    for done in range(0, given.steps, TABLES * HORIZON):
        seen, columns, won = rollout(agent, tables, seen)
        learn(agent, optimiser, columns)
        print(f"{done + TABLES * HORIZON:>8} choices: {won:.0%} of its games won", flush=True)
