"""A bot that plays at a Pépite server, over HTTP: `docs/bots-outside.md` has the protocol.

    from pepite import RandomBot
    from pepite.online import Server, play

    server = Server("http://localhost:4000", token)
    play(RandomBot(), server)

The server sends lines of JSON for as long as the bot is connected; what the bot asks for are
requests of their own. A connection that is lost is made again: the server then tells how
everything stands.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from typing import Any, Callable, Dict, Iterator, Optional, Sequence
from urllib.parse import urlencode

from .bot import Bot

Line = Dict[str, Any]

#: A stream is silent for no longer than this, in seconds: empty lines come every 15.
LONGEST_SILENCE = 45.0
#: How long to wait before a connection is made again, in seconds, the first time and at most.
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0


class Refused(Exception):
    """The server did not do what was asked for: `kind` says why, for programs."""

    def __init__(self, answer: Line, retry_after: Optional[float] = None) -> None:
        self.problem: Dict[str, Any] = answer.get("problem", {"kind": "failed"})
        self.kind: str = self.problem["kind"]
        self.answer = answer
        #: In how many seconds it makes sense to try again, if the server said so.
        self.retry_after = retry_after
        super().__init__(answer.get("message", self.kind))


class Server:
    """A server, as the bot of a token sees it.

    `challenges` says whose challenges it takes: those of its "owner", of "everyone" or of "nobody";
    `games` and `seats` which ones, all unless said.
    """

    def __init__(
        self,
        base: str,
        token: str,
        challenges: str = "owner",
        games: Optional[Sequence[str]] = None,
        seats: Optional[Sequence[int]] = None,
    ) -> None:
        self.base = base.rstrip("/")
        said = {"moves": "yes", "challenges": challenges}
        if games is not None:
            said["games"] = ",".join(games)
        if seats is not None:
            said["seats"] = ",".join(str(count) for count in seats)
        self._said = urlencode(said)
        self._headers = {"Authorization": f"Bearer {token}"}

    def ask(self, name: str, /, **body: Any) -> Line:
        """Asks for something, such as `ask("sit", match="abc")`; fails with `Refused`."""
        request = urllib.request.Request(
            f"{self.base}/api/v1/bot/{name}",
            data=json.dumps(body).encode("utf-8"),
            headers={**self._headers, "Content-Type": "application/json"},
        )
        with self._open(request) as answer:
            told: Line = json.load(answer)
            return told

    def challenge(self, name: str, game: str, bots: Sequence[Optional[str]], **table: Any) -> Line:
        """Opens a table and asks the bot of that name to play: `challenge("Robo", "aurum",
        [None, None, "regular"])`. What it answers comes as a line: `start`, or `declined`."""
        given: Dict[str, Any] = {"options": {}, **table}
        return self.ask("challenge", name=name, game=game, bots=list(bots), **given)

    def lines(self) -> Iterator[Line]:
        """What happens, from now on until the connection is lost."""
        request = urllib.request.Request(
            f"{self.base}/api/v1/bot/stream?{self._said}", headers=self._headers
        )
        with self._open(request) as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)

    def _open(self, request: urllib.request.Request) -> Any:
        try:
            return urllib.request.urlopen(request, timeout=LONGEST_SILENCE)
        except urllib.error.HTTPError as error:
            raise _refused(error) from None


def _refused(error: urllib.error.HTTPError) -> Refused:
    wait = error.headers.get("Retry-After")
    try:
        answer: Line = json.load(error)
    except ValueError:
        answer = {"problem": {"kind": "failed"}, "message": f"status {error.code}"}
    return Refused(answer, float(wait) if wait is not None else None)


def play(
    bot: Bot,
    server: Server,
    until: Callable[[Line], bool] = lambda line: False,
    connected: Callable[[], None] = lambda: None,
) -> None:
    """Plays at all matches at which the bot sits, until a line says that it is enough.

    `connected` is called whenever the stream has begun: a place to open or to join tables.
    Fails with `Refused` if the token does not count.
    """
    pause = FIRST_PAUSE
    while True:
        try:
            for line in server.lines():
                if line["type"] == "hello":
                    pause = FIRST_PAUSE
                    connected()
                hear(bot, server, line)
                if until(line):
                    return
        except Refused as refused:
            if refused.retry_after is None:
                raise
            pause = max(pause, refused.retry_after)
        except OSError:
            pass  # The server is gone for a moment, or the network is.
        time.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def hear(bot: Bot, server: Server, line: Line) -> None:
    """Has the bot do what follows from one line; lines of later versions are passed over."""
    kind = line["type"]
    if kind == "challenge":
        _answer(bot, server, line)
    elif kind == "declined":
        _get_up(server, line)
    elif kind == "start":
        bot.start(line["match"], line["position"])
    elif kind == "position":
        bot.see(line["match"], line["position"])
    elif kind == "end":
        bot.end(line["match"], line["result"])
    if kind in ("start", "position") and line["yourTurn"]:
        _decide(bot, server, line)


def _answer(bot: Bot, server: Server, line: Line) -> None:
    reason = bot.on_challenge(line)
    try:
        if reason is None:
            server.ask("accept", match=line["match"])
        else:
            server.ask("decline", match=line["match"], reason=reason)
    except Refused:
        pass  # It was withdrawn, or came too late: a line says what has become of it.


def _get_up(server: Server, line: Line) -> None:
    """A bot that was challenged does not come: nobody else would."""
    try:
        server.ask("stand", match=line["match"])
    except Refused:
        pass  # The match has begun with somebody else.


def _decide(bot: Bot, server: Server, line: Line) -> None:
    position = line["position"]
    chosen = bot.choose(position, line["moves"])
    try:
        server.ask(
            "move", match=line["match"], ply=position["ply"], own=position["own"], move=chosen
        )
    except Refused as refused:
        # Somebody came before it, or a bot decides in its place: the next line says how it stands.
        if refused.kind in ("stale", "replaced", "paused", "not-playing", "aborted"):
            return
        if refused.retry_after is not None:
            time.sleep(refused.retry_after)
            _decide(bot, server, line)
            return
        bot.refused(refused.answer)
