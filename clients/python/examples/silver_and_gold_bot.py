"""Plays Silver & Gold: marks as many cells as it can, on the card that is closest to full.

    pepite arena silver-and-gold --seats 2 \\
        --bots "random,exec:python3 clients/python/examples/silver_and_gold_bot.py"
"""

import _path  # noqa: F401  (finds the package beside this folder)
from pepite import Bot
from pepite.stdio import run


class SilverAndGoldBot(Bot):
    name = "Silver & Gold in Python"

    def choose(self, position, moves):
        player = position["table"]["players"][position["seat"]]
        # How many cells are free on each of its cards: sets of cells are bits of a number.
        left = {card: bin(free).count("1") for card, free in zip(player["cards"], player["free"])}

        def worth(move):
            kind, *rest = move.split()
            if kind in ("mark", "bonus"):
                card, *cells = rest
                return (len(cells), -left[int(card)])
            # Of cards to keep or to take any will do; the pile is a surprise.
            return (0, 0) if rest == ["pile"] else (1, 0)

        return max(moves, key=worth)


run(SilverAndGoldBot())
