#!/usr/bin/env python3
"""A bot behind a WebSocket: answers any question at random, to as many tables as call it.

python examples/bots/keeper_socket.py 9000
ringtable bot ws://127.0.0.1:9000
"""

import json
import random
import sys

from websockets.sync.server import ServerConnection, serve


def talk(socket: ServerConnection) -> None:
    for text in socket:
        message = json.loads(text)
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "Keeper by wire"}
        elif message["type"] == "ask":
            action = random.Random(message["seed"]).choice(message["options"])
            answer = {"type": "answer", "id": message["id"], "action": action}
        else:
            continue
        socket.send(json.dumps(answer))


with serve(talk, "127.0.0.1", int(sys.argv[1])) as server:
    server.serve_forever()
