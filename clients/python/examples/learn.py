"""Learns to play from nothing but results, in plain Python, and says how long that took.

    python3 clients/python/examples/learn.py                  # Silver & Gold with two seats
    python3 clients/python/examples/learn.py aurum --seats 4

A linear softmax policy: every action has a weight, and of the actions that are legal one is drawn
by exp(weight). At half of the seats it plays, at the others chance does; after each match the
weights of what was done go up if it was better than usual, and down if it was worse (REINFORCE).
That is as simple as learning gets: it knows which actions are good, but not when. The observations
that come with each state are for programs that want to know more.
"""

import argparse
import math
import random
import time

import _path  # noqa: F401  (finds the package beside this folder)
from pepite.env import Env


class Policy:
    """A weight for every action."""

    def __init__(self, actions, seed):
        self.weights = [0.0] * actions
        self.random = random.Random(seed)

    def choose(self, legal):
        """One of the legal actions, and how likely each of them was."""
        best = max(self.weights[action] for action in legal)
        odds = [math.exp(self.weights[action] - best) for action in legal]
        total = sum(odds)
        chances = [one / total for one in odds]
        return self.random.choices(legal, chances)[0], chances

    def learn(self, steps, advantage, rate):
        """Makes what was done more likely, as far as it was better than usual."""
        for legal, chosen, chances in steps:
            for action, chance in zip(legal, chances):
                self.weights[action] -= rate * advantage * chance
            self.weights[chosen] += rate * advantage


def play(env, policy, matches, seed, rate):
    """Plays so many matches, learning by the way if there is a rate; the mean reward."""
    state = env.reset(seed, want=["arrays"], restart=True)
    done = [[] for _ in range(env.batch)]
    finished, earned, usual = 0, 0.0, 0.0
    while finished < matches:
        actions = []
        for match, (seat, legal) in enumerate(zip(state["seat"], state["actions"])):
            # Partners sit opposite each other: the policy has every other seat, and takes turns.
            if seat % 2 == match % 2:
                action, chances = policy.choose(legal)
                if rate and len(legal) > 1:
                    done[match].append((legal, action, chances))
            else:
                action = policy.random.choice(legal)
            actions.append(action)
        state = env.step(actions=actions)
        for ended in state["ended"]:
            match = ended["match"]
            own = [r for seat, r in enumerate(ended["rewards"]) if seat % 2 == match % 2]
            reward = sum(own) / len(own)
            if rate:
                policy.learn(done[match], reward - usual, rate)
                usual += 0.01 * (reward - usual)
            done[match] = []
            finished += 1
            earned += reward
    return earned / finished


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", nargs="?", default="silver-and-gold")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=4000, help="matches to learn from")
    parser.add_argument("--tests", type=int, default=500, help="matches to measure it by")
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with Env(asked.game, asked.seats, asked.batch) as env:
        policy = Policy(env.about["actions"], asked.seed)
        before = play(env, policy, asked.tests, asked.seed + 1, 0)
        start = time.monotonic()
        play(env, policy, asked.matches, asked.seed, asked.rate)
        seconds = time.monotonic() - start
        after = play(env, policy, asked.tests, asked.seed + 1, 0)
    print(f"{asked.game}, {asked.seats} seats, against random; rewards from -1 to 1:")
    print(f"before learning {before:+.2f}, after {asked.matches} matches {after:+.2f}")
    print(f"learned in {seconds:.1f} s")


if __name__ == "__main__":
    main()
