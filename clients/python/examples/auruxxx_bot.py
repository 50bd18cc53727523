"""Plays Auruxxx: lays as many cards as it can, and swaps hands with whoever holds the fewest.

    pepite arena auruxxx --seats 4 --bots "random,exec:python3 clients/python/examples/auruxxx_bot.py"
"""

import _path  # noqa: F401  (finds the package beside this folder)
from pepite import Bot
from pepite.stdio import run


class AuruxxxBot(Bot):
    name = "Auruxxx in Python"

    def choose(self, position, moves):
        sizes = position["table"]["handSizes"]

        def worth(move):
            kind, *rest = move.split()
            if kind == "play":
                return (3, len(rest))
            if kind == "exchange":
                return (2, -sizes[int(rest[0])])
            # Rather go on than draw, rather draw than owe.
            return ({"end": 1, "pass": 1, "draw": 0, "accept": -1}.get(kind, 0), 0)

        return max(moves, key=worth)


run(AuruxxxBot())
