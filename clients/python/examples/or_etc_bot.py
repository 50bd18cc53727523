"""Plays Or etc.: digs whenever it can, with the best card it may lay, and trades with nobody.

    pepite arena or-etc --seats 3 --bots "random,exec:python3 clients/python/examples/or_etc_bot.py"
"""

import _path  # noqa: F401  (finds the package beside this folder)
from pepite import Bot
from pepite.stdio import run

#: What it would rather do than anything else, the best first; of the rest whatever comes first.
LIKED = ("lay", "shield", "fold", "choose", "reroll", "refuse", "let", "pass")


def value(move):
    """What a card that is laid is worth: `lay XX---:2` is worth 2."""
    return int(move.rpartition(":")[2]) if ":" in move else 0


class OrEtcBot(Bot):
    name = "Or etc. in Python"

    def choose(self, position, moves):
        for liked in LIKED:
            found = [move for move in moves if move.split()[0] == liked]
            if found and liked == "reroll":
                # All dice that are not part of a pair may as well be thrown again.
                return max(found, key=lambda move: len(set(move.split()[1:])))
            if found:
                return max(found, key=value)
        # Of cards to be dropped none, of bids the lowest.
        return min(moves, key=len)


run(OrEtcBot())
