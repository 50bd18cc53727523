"""The environment, driven for real: `python3 -m unittest discover clients/python/tests`."""

import random
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pepite.aec import PepiteEnv, numpy  # noqa: E402
from pepite.env import Env, EnvError  # noqa: E402

GAMES = (("aurum", 3), ("silver-and-gold", 2), ("auruxxx", 2), ("or-etc", 3))
#: A match of Auruxxx has a thousand decisions.
SHORT_GAMES = [(game, seats) for game, seats in GAMES if game != "auruxxx"]


class EnvTest(unittest.TestCase):
    def test_batches_are_played_to_their_end(self):
        dice = random.Random(1)
        for game, seats in GAMES:
            with self.subTest(game), Env(game, seats, batch=3) as env:
                state = env.reset(1, want=["arrays", "legal"])
                ended = []
                while any(seat >= 0 for seat in state["seat"]):
                    for observation in state["observation"]:
                        self.assertEqual(len(observation), env.about["observation"]["length"])
                    chosen = [actions and dice.choice(actions) for actions in state["actions"]]
                    state = env.step(actions=chosen)
                    ended += state["ended"]
                self.assertEqual(sorted(one["match"] for one in ended), [0, 1, 2])
                for one in ended:
                    self.assertAlmostEqual(sum(one["rewards"]), 0)

    def test_what_is_wrong_is_named_and_changes_nothing(self):
        with Env("aurum", 3) as env:
            with self.assertRaises(EnvError) as raised:
                env.step(places=[0])
            self.assertEqual(raised.exception.problem["kind"], "not-begun")
            before = env.reset(1, want=["legal"])
            with self.assertRaises(EnvError) as raised:
                env.step(moves=["fly"])
            self.assertEqual(raised.exception.problem["kind"], "notation")
            self.assertEqual(raised.exception.match, 0)
            self.assertEqual(env.step(places=[None]), before)

    def test_a_game_that_is_not_there_is_an_error(self):
        with self.assertRaises(RuntimeError):
            Env("chess")


class AecTest(unittest.TestCase):
    def test_matches_are_played_to_their_end(self):
        dice = random.Random(1)
        for game, seats in SHORT_GAMES:
            with self.subTest(game):
                env = PepiteEnv(game, seats, render_mode="ansi")
                env.reset(seed=1)
                self.assertIn("seat 0", env.render())
                rewards = {}
                for agent in env.agent_iter():
                    observation, reward, termination, _, _ = env.last()
                    if termination:
                        rewards[agent] = reward
                        env.step(None)
                        continue
                    mask = observation["action_mask"]
                    legal = [action for action, is_legal in enumerate(mask) if is_legal]
                    self.assertTrue(legal)
                    env.step(dice.choice(legal))
                self.assertEqual(sorted(rewards), sorted(env.possible_agents))
                self.assertAlmostEqual(sum(rewards.values()), 0)
                env.close()

    def test_who_does_not_decide_has_no_action(self):
        env = PepiteEnv("aurum", 4)
        env.reset(seed=1)
        for agent in env.agents:
            has_action = any(env.observe(agent)["action_mask"])
            self.assertEqual(has_action, agent == env.agent_selection)
        env.close()

    @unittest.skipIf(numpy is None, "PettingZoo is not installed")
    def test_the_api_test_of_pettingzoo_passes(self):
        from pettingzoo.test import api_test, seed_test

        for game, seats in GAMES:
            with self.subTest(game):
                env = PepiteEnv(game, seats)
                api_test(env, num_cycles=100)
                env.close()
        seed_test(lambda: PepiteEnv("silver-and-gold", 2), num_cycles=20)


if __name__ == "__main__":
    unittest.main()
