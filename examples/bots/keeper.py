#!/usr/bin/env python3
"""A bot in 40 lines: in `dash` it keeps good dice, in other games it answers anything.

ringtable bot examples/bots/keeper.py
ringtable tournament dash --bots random,bot:examples/bots/keeper.py
"""

import json
import random
import sys
from typing import Any

WORTH = {"ring": 3, "gandalf": 2, "tree": 1, "warrior": 1, "orc": -1, "nazgul": -2}


def worth(view: dict[str, Any], text: str) -> int:
    """What the dice of an answer such as `keep red,black` are worth to my seat."""
    verb, _, colours = text.partition(" ")
    if verb != "keep":
        return 0
    kept = [die for die in view["table"]["dice"] if die["id"] in colours.split(",")]
    mine = [die for die in kept if die["symbol"] != "nazgul" or die["hits"] == view["seat"]]
    return sum(WORTH[die["symbol"]] for die in mine)


def choose(options: list[str], view: dict[str, Any], chance: random.Random) -> str:
    if view["game"] != "dash":
        return chance.choice(options)
    return max(options, key=lambda text: (worth(view, text), chance.random()))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "Keeper"}), flush=True)
    if message["type"] == "ask":
        chance = random.Random(message["seed"])  # the same question gets the same answer
        action = choose(message["options"], message["view"], chance)
        print(json.dumps({"type": "answer", "id": message["id"], "action": action}), flush=True)
