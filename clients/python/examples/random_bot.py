"""A bot that makes any legal move, of any game, in a few lines.

    pepite arena aurum --bots "heuristic,exec:python3 clients/python/examples/random_bot.py"
"""

import _path  # noqa: F401  (finds the package beside this folder)
from pepite import RandomBot
from pepite.stdio import run

run(RandomBot())
