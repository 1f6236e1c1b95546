"""Play a policy of `examples/learn.py` in the arena: one JSON object a line, see docs/bots.md.

durbar arena dice_charmers --bots "cmd:python examples/learned_bot.py policy.npz,random" --games 200
"""

from __future__ import annotations

import json
import sys

import numpy as np
from learn import Policy

import durbar
from durbar.env import legal_ids, mask_of, observation_of


def policy_of(path: str) -> Policy:
    weights = dict(np.load(path))
    policy = Policy(len(weights["in"]), weights["policy_bias"].size)
    policy.weights = weights
    return policy


def choice(policy: Policy, question: dict[str, object]) -> int:
    """The option the policy likes best."""
    match = durbar.load(str(question["position"]))
    seat = int(str(question["seat"]))
    seen = observation_of(match.game, match.state, seat)[None]
    mask = mask_of(match.game, match.state, seat)[None]
    best = int(policy.chances(policy.hidden(seen), mask)[0].argmax())
    return match.options(seat)[legal_ids(match.game, match.state, seat).tolist().index(best)]


def main() -> None:
    policy = policy_of(sys.argv[1])
    for line in sys.stdin:
        question = json.loads(line)
        if question["type"] == "choose":
            print(json.dumps({"id": question["id"], "choice": choice(policy, question)}), flush=True)


if __name__ == "__main__":
    main()
