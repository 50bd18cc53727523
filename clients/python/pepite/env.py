"""Drives `pepite env`: many matches at a time, for training.

    with Env("aurum", seats=4, batch=256) as env:
        state = env.reset(seed=1, want=["arrays"], restart=True)
        while True:
            state = env.step(actions=[random.choice(actions) for actions in state["actions"]])

A state has, by match: `seat` (who has to decide, −1 where it is over), `count` (how many legal
moves there are), and what was wanted: `legal` (their texts), `view` (the position of that seat),
`observation` and `actions` (numbers). `ended` lists the matches that the last step has ended, with
`rewards` by seat: 1 for the first, −1 for the last, by places.
"""

from __future__ import annotations

import base64
import json
import os
import shlex
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence

State = Dict[str, Any]


class EnvError(Exception):
    """A request was refused, and changed nothing: `problem` names it, `match` says where."""

    def __init__(self, answer: Dict[str, Any]) -> None:
        super().__init__(answer["message"])
        self.problem: Dict[str, Any] = answer["problem"]
        self.match: Optional[int] = answer.get("match")


def pepite_command() -> List[str]:
    """How `pepite` is started: as PEPITE says, from the clone this file is in, or from the path."""
    told = os.environ.get("PEPITE")
    if told:
        return shlex.split(told)
    launcher = Path(__file__).resolve().parents[3] / "cli" / "pepite.mjs"
    return ["node", str(launcher)] if launcher.exists() else ["pepite"]


class Env:
    """Matches of one game that a program plays for every seat of."""

    def __init__(
        self,
        game: str,
        seats: Optional[int] = None,
        batch: int = 1,
        options: Optional[Dict[str, Any]] = None,
        command: Optional[Sequence[str]] = None,
    ) -> None:
        line = [*(command or pepite_command()), "env", game, "--batch", str(batch)]
        if seats is not None:
            line += ["--seats", str(seats)]
        if options is not None:
            line += ["--options", json.dumps(options)]
        self._process = subprocess.Popen(
            line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.batch = batch
        #: What is played: `game`, `seats`, `options`, `observation` and the number of `actions`.
        try:
            self.about = self.ask({"type": "describe"})
        except BaseException:
            self.close()
            raise
        self.seats: int = self.about["seats"]
        self._code = "h" if self.about["observation"]["type"] == "int16" else "i"
        self._length: int = self.about["observation"]["length"]

    def ask(self, request: Dict[str, Any]) -> Dict[str, Any]:
        """Sends a line and returns the answer; `docs/env.md` has all requests."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        try:
            stdin.write(json.dumps(request, separators=(",", ":")) + "\n")
            stdin.flush()
        except BrokenPipeError:
            pass
        line = stdout.readline()
        if not line:
            raise RuntimeError("pepite env has ended; it says why on standard error")
        answer = json.loads(line)
        if answer["type"] == "error":
            raise EnvError(answer)
        return answer

    def reset(
        self,
        seed: int,
        options: Optional[Dict[str, Any]] = None,
        want: Optional[Sequence[str]] = None,
        restart: Optional[bool] = None,
        matches: Optional[Sequence[int]] = None,
    ) -> State:
        """Begins all matches anew, or those that are named."""
        given = {"options": options, "want": want, "restart": restart, "matches": matches}
        request = {"type": "reset", "seed": seed}
        request.update({name: value for name, value in given.items() if value is not None})
        return self._state(request)

    def step(
        self,
        places: Optional[Sequence[Optional[int]]] = None,
        actions: Optional[Sequence[Optional[int]]] = None,
        moves: Optional[Sequence[Optional[str]]] = None,
    ) -> State:
        """One decision in each match, by place among the legal moves, by action or by text."""
        given = {"places": places, "actions": actions, "moves": moves}
        request: Dict[str, Any] = {"type": "step"}
        request.update({name: value for name, value in given.items() if value is not None})
        return self._state(request)

    def look(self, match: int, seat: int, text: Optional[str] = None) -> Dict[str, Any]:
        """How a match looks to a seat, whoever has to decide; with `text`, also as lines."""
        request: Dict[str, Any] = {"type": "look", "match": match, "seat": seat}
        if text is not None:
            request["text"] = text
        return self.ask(request)

    def _state(self, request: Dict[str, Any]) -> State:
        state = self.ask(request)
        if "observation" in state:
            state["observation"] = self._observations(state["observation"])
        return state

    def _observations(self, text: str) -> List["array[int]"]:
        numbers = array(self._code)
        numbers.frombytes(base64.b64decode(text))
        if sys.byteorder == "big":
            numbers.byteswap()
        length = self._length
        return [numbers[at : at + length] for at in range(0, len(numbers), length)]

    def close(self) -> None:
        """Ends the process."""
        try:
            if self._process.stdin is not None:
                self._process.stdin.close()
        except BrokenPipeError:
            pass
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def __enter__(self) -> "Env":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
