"""Programs that play the games of Pépite: plain Python 3, no dependencies.

`bot` is what a bot is, whoever carries its moves; `stdio` plays over standard streams, as
`pepite arena … --bots expert,'exec:python3 mybot.py'` starts it; `env` drives `pepite env` for
training, and `aec` is the same as a PettingZoo environment.
"""

from .bot import Bot, RandomBot

__all__ = ["Bot", "RandomBot"]
