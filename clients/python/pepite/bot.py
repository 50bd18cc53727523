"""What a bot is, whoever carries its moves."""

from __future__ import annotations

import random
from typing import Any, Dict, List, Optional

#: What a program is told of where a match stands: `docs/env.md` has all of its fields.
Position = Dict[str, Any]


class Bot:
    """Decides for seats of matches. It is told what a seat sees, and nothing else."""

    #: What it is called where people see it.
    name: str = "a Python bot"

    def on_challenge(self, challenge: Dict[str, Any]) -> Optional[str]:
        """Somebody asks it to play, at a server: nothing to accept, or why not (`busy`, `game`,
        `seats`, `options`, `time`, `later`, `other`). It accepts, unless this says otherwise."""
        return None

    def start(self, match: str, position: Position) -> None:
        """A match begins, or goes on; `position["seat"]` is the bot's seat."""

    def see(self, match: str, position: Position) -> None:
        """Something has happened; nothing is asked. `position["events"]` says what."""

    def choose(self, position: Position, moves: List[str]) -> str:
        """A move in the notation of records: one of `moves`, which may be the first 1,000 only."""
        raise NotImplementedError

    def refused(self, refusal: Dict[str, Any]) -> None:
        """The move was no legal one: `refusal["message"]` says why, and the bot is asked again."""

    def end(self, match: str, result: Optional[Dict[str, Any]]) -> None:
        """The match is over: `result["scores"]` by seat, and `result["winners"]`."""


class RandomBot(Bot):
    """Makes any legal move: for tests, and to beat."""

    name = "random in Python"

    def __init__(self, seed: Optional[int] = None) -> None:
        self.random = random.Random(seed)

    def choose(self, position: Position, moves: List[str]) -> str:
        return self.random.choice(moves)
