"""A bot that plays at a server, any game: it makes any legal move.

    export PEPITE_BOT_TOKEN=pepite_bot_…      # “Your bots” on the site, or pepite bot-token
    python3 clients/python/examples/online_bot.py --play aurum

With --play it opens a match against the server's own bots, plays it and says what came of it.
With --challenge it opens a match against another bot that is connected. Without either, it
takes everybody's challenges and sits down wherever a table welcomes bots, until it is stopped.
"""

import argparse
import os
import threading
import time

import _path  # noqa: F401  (finds the package beside this folder)
from pepite import RandomBot
from pepite.online import Refused, Server, play

#: How often it looks for tables, in seconds.
LOOK_EVERY = 5


class OnlineBot(RandomBot):
    def on_challenge(self, challenge):
        print(f"{challenge['match']}: {challenge['from']['name']} asks", flush=True)
        return None

    def start(self, match, position):
        print(f"{match}: {position['game']}, at seat {position['seat']}", flush=True)

    def end(self, match, result):
        print(f"{match}: over, {result and result['scores']}", flush=True)


def open_match(server, game, seats, level):
    """Opens a match against the server's own bots, which begins at once."""
    bots = [None] + [level] * (seats - 1)
    match = server.ask("open", game=game, bots=bots, options={}, start=True, pace="quick")["match"]
    print(f"look on: {server.base}/m/{match}", flush=True)


def begin_match(server, given):
    if given.challenge is None:
        return open_match(server, given.play, given.seats, given.level)
    bots = [None, None] + [given.level] * (given.seats - 2)
    match = server.challenge(given.challenge, given.play, bots, pace="quick")["match"]
    print(f"look on: {server.base}/m/{match}", flush=True)


def join_tables(server):
    """Sits down wherever a table welcomes bots."""
    while True:
        try:
            for table in server.ask("tables")["tables"]:
                if server_has_room(table):
                    server.ask("sit", match=table["match"])
        except (Refused, OSError) as problem:
            print(f"no table: {problem}", flush=True)
        time.sleep(LOOK_EVERY)


def server_has_room(table):
    return None in table["names"]


def main():
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("--server", default="http://localhost:4000")
    asked.add_argument("--play", metavar="GAME", help="open one match against the server's bots")
    asked.add_argument("--challenge", metavar="NAME", help="play against another bot, not ours")
    asked.add_argument("--seats", type=int, default=3)
    asked.add_argument("--level", default="regular")
    given = asked.parse_args()
    token = os.environ.get("PEPITE_BOT_TOKEN", "")
    server = Server(given.server, token, challenges="everyone")
    bot = OnlineBot()
    if given.challenge is not None and given.play is None:
        asked.error("--challenge goes with --play")
    if given.play is not None:
        opened = []

        def begin():
            if not opened:
                opened.append(begin_match(server, given))

        play(bot, server, until=lambda line: line["type"] == "end", connected=begin)
    else:
        threading.Thread(target=join_tables, args=(server,), daemon=True).start()
        play(bot, server)


if __name__ == "__main__":
    main()
