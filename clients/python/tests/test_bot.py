"""A bot on standard streams, without a process."""

import io
import json
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pepite import Bot, RandomBot  # noqa: E402
from pepite.stdio import run  # noqa: E402


def lines(*said):
    return io.StringIO("".join(json.dumps(line) + "\n" for line in said))


class StdioTest(unittest.TestCase):
    def answers(self, bot, *said):
        out = io.StringIO()
        run(bot, lines(*said), out)
        return [json.loads(line) for line in out.getvalue().splitlines()]

    def test_a_bot_says_hello_and_answers_questions(self):
        answers = self.answers(
            RandomBot(1),
            {"type": "hello", "protocol": 1},
            {"type": "start", "match": "m1", "position": {}},
            {"type": "choose", "match": "m1", "id": 7, "position": {}, "moves": ["keep"]},
            {"type": "end", "match": "m1", "result": {"scores": [1], "winners": [0]}},
        )
        self.assertEqual(answers[0]["type"], "hello")
        self.assertEqual(answers[1:], [{"type": "move", "match": "m1", "id": 7, "move": "keep"}])

    def test_a_bot_is_told_what_happens(self):
        heard = []

        class Listener(Bot):
            def start(self, match, position):
                heard.append(("start", match))

            def see(self, match, position):
                heard.append(("see", position["ply"]))

            def refused(self, refusal):
                heard.append(("refused", refusal["message"]))

            def end(self, match, result):
                heard.append(("end", result["winners"]))

        self.answers(
            Listener(),
            {"type": "start", "match": "m1", "position": {}},
            {"type": "position", "match": "m1", "position": {"ply": 3}},
            {"type": "refused", "id": 1, "problem": {}, "message": "No."},
            {"type": "something-new"},
            {"type": "end", "match": "m1", "result": {"winners": [2]}},
            {"type": "bye"},
            {"type": "start", "match": "m2", "position": {}},
        )
        self.assertEqual(
            heard, [("start", "m1"), ("see", 3), ("refused", "No."), ("end", [2])]
        )


if __name__ == "__main__":
    unittest.main()
