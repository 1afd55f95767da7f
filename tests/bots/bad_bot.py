"""Bots that do what no bot should, by their first argument; where they fail, and how."""

import json
import os
import subprocess
import sys
import time
from typing import Any

HOW = sys.argv[1]
MESSAGE = "x" * 100


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def hello() -> None:
    if HOW == "no-hello":
        time.sleep(3600)
    if HOW == "other-protocol":
        say(type="hello", protocol=99, name="Bad")
    elif HOW == "no-name":
        say(type="hello", protocol=1, name="")
    elif HOW == "other-games":
        say(type="hello", protocol=1, name="Bad", games=["chess"])
    else:
        say(type="hello", protocol=1, name="Bad")


def answer(ask: Any) -> None:
    id, first = ask["id"], ask["options"][0]
    if HOW == "hang":
        time.sleep(3600)
    elif HOW == "spin":
        while True:
            pass
    elif HOW == "child":  # hangs, and what it has started hangs too
        with subprocess.Popen(["sleep", "3600"]) as child:
            sys.stderr.write(str(child.pid))
            sys.stderr.flush()
            time.sleep(3600)
    elif HOW == "die":
        os._exit(3)
    elif HOW == "garbage":
        print("keep red, I think", flush=True)
    elif HOW == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\x00\n")
        sys.stdout.flush()
    elif HOW == "deep":
        print("[" * 50_000, flush=True)
    elif HOW == "flood":
        while True:
            sys.stdout.write(MESSAGE)
    elif HOW == "talk":
        while True:
            say(type="note", text=MESSAGE)
    elif HOW == "long":
        say(type="answer", id=id, action="x" * 100_000)
    elif HOW == "lie":
        say(type="answer", id=id, action="fly to Mordor")
    elif HOW == "number":
        say(type="answer", id=id, action=[first])
    elif HOW == "other-id":
        say(type="answer", id=id + 1, action=first)
    elif HOW == "greedy":  # memory
        hoard = bytearray(8 << 30)
        say(type="answer", id=id, action=first, more=len(hoard))
    else:
        say(type="note", text="thinking")
        say(type="answer", id=id, action=first)


if HOW != "deaf":
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hello()
        elif message["type"] == "ask":
            answer(message)
else:  # says hello and never listens
    hello()
    time.sleep(3600)
