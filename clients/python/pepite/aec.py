"""A PettingZoo environment (AEC: one agent after the other), for any game of Pépite.

    from pepite.aec import PepiteEnv
    env = PepiteEnv("silver-and-gold", seats=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            env.step(None)
        else:
            mask = observation["action_mask"]
            env.step(random.choice([action for action, legal in enumerate(mask) if legal]))

Observations and actions are what each game declares (`games/<id>/arrays.ts`). Rewards come at the
end: 1 for the first, −1 for the last, by places. Without PettingZoo and NumPy it works the same,
with arrays of Python's own.
"""

from __future__ import annotations

import random
from array import array
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from .env import Env

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv as Base
except ImportError:
    numpy = None
    spaces = None
    Base = object


class PepiteEnv(Base):  # type: ignore[misc, valid-type]
    """One match after the other, one decision after the other."""

    metadata = {"name": "pepite_v1", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        render_mode: Optional[str] = None,
        command: Optional[Sequence[str]] = None,
    ) -> None:
        if Base is not object:
            super().__init__()
        self._env = Env(game, seats, options=options, command=command)
        self._length: int = self._env.about["observation"]["length"]
        self._actions: int = self._env.about["actions"]
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._env.seats)]
        self.agents: List[str] = []
        self._seed = random.randrange(2**31)
        self.action_spaces = {agent: self._action_space() for agent in self.possible_agents}
        self.observation_spaces = {
            agent: self._observation_space() for agent in self.possible_agents
        }

    def _action_space(self) -> Any:
        return None if spaces is None else spaces.Discrete(self._actions)

    def _observation_space(self) -> Any:
        if spaces is None or numpy is None:
            return None
        parts = self._env.about["observation"]["parts"]
        least = [part["least"] for part in parts for _ in range(part["length"])]
        most = [part["most"] for part in parts for _ in range(part["length"])]
        kind = numpy.int32
        return spaces.Dict(
            {
                "observation": spaces.Box(
                    numpy.array(least, kind), numpy.array(most, kind), dtype=kind
                ),
                "action_mask": spaces.Box(0, 1, (self._actions,), numpy.int8),
            }
        )

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a match; without a seed another one each time. `options["game"]` are the game's."""
        self._seed = self._seed + 1 if seed is None else seed
        state = self._env.reset(self._seed, options=(options or {}).get("game"))
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._result: Optional[Dict[str, Any]] = None
        self.agent_selection = self.possible_agents[state["seat"][0]]

    def observe(self, agent: str) -> Dict[str, Any]:
        """What an agent sees, and which actions it has now: none unless it has to decide."""
        seen = self._env.look(0, self.possible_agents.index(agent))
        mask = bytearray(self._actions)
        for action in seen["actions"]:
            mask[action] = 1
        if numpy is None:
            return {"observation": array("i", seen["observation"]), "action_mask": mask}
        return {
            "observation": numpy.array(seen["observation"], numpy.int32),
            "action_mask": numpy.frombuffer(bytes(mask), numpy.int8).copy(),
        }

    def last(
        self, observe: bool = True
    ) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        """Takes the action of the agent that has to decide; None of one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        state = self._env.step(actions=[int(action)] if action is not None else [None])
        self.rewards = {each: 0.0 for each in self.agents}
        if state["ended"]:
            self._result = state["ended"][0]
            for each, reward in zip(self.possible_agents, self._result["rewards"]):
                self.rewards[each] = float(reward)
                self._cumulative_rewards[each] += float(reward)
                self.terminations[each] = True
                self.infos[each] = {"scores": self._result["scores"]}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state["seat"][0]]
        if self.render_mode == "human":
            self.render()

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        self.agents.remove(agent)
        for kept in (
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        ):
            del kept[agent]
        # They were given once.
        self.rewards = {each: 0.0 for each in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self) -> Optional[str]:
        """What the agent sees that has to decide, as a terminal shows it."""
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection)
        text = "\n".join(self._env.look(0, seat, text="en")["text"])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        self._env.close()
