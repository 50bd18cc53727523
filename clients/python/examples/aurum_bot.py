"""Plays Aurum: bids what it can keep, wins tricks until it has as many, then ducks.

    pepite arena aurum --bots "random,exec:python3 clients/python/examples/aurum_bot.py"
"""

import _path  # noqa: F401  (finds the package beside this folder)
from pepite import Bot
from pepite.stdio import run

#: What a player wins of twelve tricks or so, if nothing is known.
USUAL = 3


def value(card):
    """The value of a card: C7 is copper 7, G2 a gold card of level 2, which beats any metal."""
    return int(card[1:]) + (10 if card[0] == "G" else 0)


class AurumBot(Bot):
    name = "Aurum in Python"

    def choose(self, position, moves):
        table, seat = position["table"], position["seat"]
        plays = [move for move in moves if move.startswith("play ")]
        if plays:
            # A bid is a metal card: 1 to 50, ten of each metal, so its value is 1 to 10.
            bid = (table["bids"][seat] - 1) % 10 + 1
            wanted = max if table["tricks"][seat] < bid else min
            return wanted(plays, key=lambda move: value(move.split()[1]))
        if moves[0].startswith("bid "):
            return min(moves, key=lambda move: abs(value(move.split()[1]) - USUAL))
        return "keep" if "keep" in moves else moves[0]


run(AurumBot())
