"""A bot on standard streams: lines of JSON in, lines of JSON out.

    from pepite.stdio import run
    run(MyBot())

Start it with `pepite arena aurum --bots expert,'exec:python3 mybot.py'`. Whatever the bot prints
goes to standard error, where people read it: standard output belongs to the protocol.
"""

from __future__ import annotations

import json
import sys
from typing import IO, Any, Dict, Optional

from .bot import Bot

#: The version of what is said.
PROTOCOL = 1


def run(bot: Bot, lines: Optional[IO[str]] = None, out: Optional[IO[str]] = None) -> None:
    """Plays until the other side says goodbye, or is gone."""
    if lines is None:
        lines = sys.stdin
        sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    if out is None:
        out = sys.stdout
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
        # What a bot prints to find out what it does must not be taken for a move.
        sys.stdout = sys.stderr
    for line in lines:
        said: Dict[str, Any] = json.loads(line)
        if said["type"] == "bye":
            return
        answer = answer_to(bot, said)
        if answer is not None:
            out.write(json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n")
            out.flush()


def answer_to(bot: Bot, said: Dict[str, Any]) -> Optional[Dict[str, Any]]:
    """What a bot answers to one line, if it has to; lines of later versions are passed over."""
    kind = said["type"]
    if kind == "hello":
        return {"type": "hello", "protocol": PROTOCOL, "name": bot.name[:40]}
    if kind == "start":
        bot.start(said["match"], said["position"])
    elif kind == "position":
        bot.see(said["match"], said["position"])
    elif kind == "choose":
        move = bot.choose(said["position"], said["moves"])
        return {"type": "move", "match": said["match"], "id": said["id"], "move": move}
    elif kind == "refused":
        bot.refused(said)
    elif kind == "end":
        bot.end(said["match"], said["result"])
    return None
