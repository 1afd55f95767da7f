"""Attacks on a running server, bounded: what one client can do to the others, and what it can learn
by the clock. Each is what an enemy would do; the figures say what came of it."""

import asyncio
import http.client
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import NormalDist
from typing import Any, Final

from ringtable.kernel.decision import hides_options
from ringtable.kernel.play import may_only_pass
from ringtable.loadtest.players import Crew, Seat
from ringtable.loadtest.target import HERE, Target
from ringtable.server.finished import opened
from ringtable.server.rooms.room import MOVE
from ringtable.server.storage.store import Store

CROWD: Final = 57  # tables of bots alone
ASKED: Final = 12  # times that a bot and an advisor are asked meanwhile
IDLE: Final = 1100
SPELLINGS: Final = 2500
NEW_TABLES: Final = 1000
ANOTHER: Final = "127.0.0.2"  # somebody else on this machine
Z95: Final = NormalDist().inv_cdf(0.975)


def measure(folder: Path, seconds: float) -> dict[str, Any]:
    """All attacks one after another, each on a server of its own."""
    return {
        **attacked(folder / "crowd", crowd),
        **attacked(folder / "limits", many_tables, "on"),
        **attacked(folder / "idle", idle_connections, "on"),
        **attacked(folder / "memory", spellings),
        **attacked(folder / "reading", never_reads),
        **by_the_clock(folder / "clock", seconds),
    }


def attacked(
    folder: Path, attack: Callable[[Target], dict[str, Any]], limits: str = "off"
) -> dict[str, Any]:
    folder.mkdir()
    target = Target(f"sqlite:///{folder}/attack.db", folder / "log", RINGTABLE_LIMITS=limits)
    target.start()
    try:
        return attack(target)
    finally:
        target.stop()


# Bots and hints while somebody has all of them think


def crowd(target: Target) -> dict[str, Any]:
    """Fifty-seven tables of `mcts` against `mcts`, and beside them one person against a bot."""
    bots = {"game": "doom", "seats": [{"kind": "bot", "bot": "mcts"}] * 2}
    for _ in range(CROWD):
        target.call("POST", "/api/tables", bots)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "mcts"}]
    moves: list[float] = []
    hints: list[float] = []
    while len(moves) < ASKED:
        made = target.call("POST", "/api/tables", {"game": "dash", "seats": seats})
        path, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
        while len(moves) < ASKED:
            table = target.call("GET", path, token=token)["table"]
            if table["state"] == "finished":
                break
            began = time.perf_counter()
            hint = target.call("POST", f"{path}/hint", {"seat": 0}, token)
            hints.append(time.perf_counter() - began)
            best = hint["lines"][0]["action"]
            wish = {"action_id": f"a{len(hints)}", "expected_version": table["version"]}
            wish |= {"seat": 0, "action": best}
            began = time.perf_counter()
            table = target.call("POST", f"{path}/actions", wish, token)["table"]
            while table["state"] != "finished" and asked(table) != [0]:
                step = table["step"]
                while table["step"] == step and time.perf_counter() - began < 60:
                    time.sleep(0.01)
                    table = target.call("GET", path, token=token)["table"]
                moves.append(time.perf_counter() - began)
                began = time.perf_counter()
    return {
        "crowd_tables": CROWD,
        "bot_answers": len(moves),
        "bot_answer_longest_s": round(max(moves), 2),
        "hints": len(hints),
        "hint_longest_s": round(max(hints), 2),
    }


def asked(table: dict[str, Any]) -> list[int]:
    question = table["view"]["question"]
    return [] if question is None else list(question["seats"])


# Limits, connections, memory


def many_tables(target: Target) -> dict[str, Any]:
    """A thousand new tables, each asked for under another spelling of the address."""
    body = b'{"game": "dash", "seats": [{"kind": "me"}]}'
    made = 0
    connection = http.client.HTTPConnection(HERE, target.port, timeout=30)
    for number in range(NEW_TABLES):
        slashes = "/" * (1 + number % 5)
        path = f"{slashes}api{slashes}tables" + "/" * (number % 3)
        connection.request("POST", path, body, {"content-type": "application/json"})
        answer = connection.getresponse()
        answer.read()
        made += answer.status == 201
    connection.close()
    return {"tables_asked": NEW_TABLES, "tables_made": made}


def idle_connections(target: Target) -> dict[str, Any]:
    """Connections that say nothing, and half of a request on each; somebody else must get in."""
    held = []
    refused = 0
    for _ in range(IDLE):
        one = socket.create_connection((HERE, target.port), timeout=5)
        with suppress(OSError):
            one.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n")
        held.append(one)
    began = time.perf_counter()
    try:
        other = http.client.HTTPConnection(
            HERE, target.port, timeout=20, source_address=(ANOTHER, 0)
        )
        other.request("GET", "/api/games")
        gets_in = other.getresponse().status == 200
        other.close()
    except OSError:
        gets_in = False
    took = time.perf_counter() - began
    for one in held:
        one.settimeout(0.001)
        try:
            refused += one.recv(1) in (b"", b"H")  # closed, or told so in an answer
        except OSError:
            continue
        finally:
            one.close()
    return {
        "idle_connections": IDLE,
        "idle_refused": refused,
        "another_gets_in": gets_in,
        "another_gets_in_s": round(took, 2),
    }


def spellings(target: Target) -> dict[str, Any]:
    """One page under 2,500 names."""
    target.call("GET", "/health")
    before = target.memory_mb()
    connection = http.client.HTTPConnection(HERE, target.port, timeout=30)
    for number in range(SPELLINGS):
        connection.request("GET", f"/index.html/../assets/..//{'./' * (number % 40)}t/{number}")
        connection.getresponse().read()
    connection.close()
    return {"spellings": SPELLINGS, "spellings_mb": round(target.memory_mb() - before, 1)}


def never_reads(target: Target) -> dict[str, Any]:
    """A spectator who takes nothing, at a table where much happens."""
    return asyncio.run(never_reading(target))


async def never_reading(target: Target) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "me"}]
    crew = Crew(HERE, target.port)
    made = [target.call("POST", "/api/tables", {"game": "dash", "seats": seats}) for _ in range(40)]
    deaf = []
    for one in made:
        reader, writer = await asyncio.open_connection(HERE, target.port, limit=1024)
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        wish = f'{{"type":"watch","table":"{one["table"]}","tokens":["{one["spectator_token"]}"]}}'
        for _ in range(200):  # asks for the whole table again and again
            payload = wish.encode()
            head = bytes((0x81, 254)) + len(payload).to_bytes(2, "big") + b"\0\0\0\0"
            head = head if len(payload) >= 126 else bytes((0x81, 128 | len(payload))) + b"\0" * 4
            with suppress(OSError):
                writer.write(head + payload)
        deaf.append(writer)
    before = target.memory_mb()
    players = [
        Seat(crew, one["table"], seat["seat"], seat["token"])
        for one in made
        for seat in one["seats"]
    ]
    await crew.connect(players)
    crew.on_turn = anyhow
    for player in players:
        anyhow(player)
    await asyncio.sleep(10)
    grown = target.memory_mb() - before
    crew.close()
    for writer in deaf:
        writer.close()
    return {"deaf_sockets": len(deaf), "deaf_mb_each": round(max(0.0, grown) / len(deaf), 2)}


def anyhow(seat: Seat) -> None:
    """Answer at once, with anything."""
    seat.act(seat.crew.random)


# What the clock tells


def by_the_clock(folder: Path, seconds: float) -> dict[str, Any]:
    """At tables of people, how long a bot takes to answer a question whose options are its own,
    when it holds something for it and when it does not: the area under the curve by which an
    enemy would tell one from the other. Beside it the same with answers at once, to show that
    the measure can see."""
    folder.mkdir()
    figures = {}
    for name, moment in (("drawn", "1"), ("at_once", "0")):
        db = f"sqlite:///{folder}/{name}.db"
        target = Target(db, folder / f"{name}.log", RINGTABLE_BOT_MOMENT=moment)
        target.start()
        try:
            asyncio.run(play_with_bots(target, seconds))
        finally:
            target.stop()
        holds, empty = asyncio.run(delays(db))
        area, low, high = under_the_curve(holds, empty)
        figures[f"clock_{name}"] = {
            "answers": [len(holds), len(empty)],  # with something fitting, with nothing
            "area": round(area, 3),
            "interval": [round(low, 3), round(high, 3)],
        }
    return figures


async def play_with_bots(target: Target, seconds: float) -> None:
    """Tables of hunt with two people and a bot; people answer at once, with anything."""
    crew = Crew(HERE, target.port)
    players = []
    bot = {"kind": "bot", "bot": "heuristic"}
    for number in range(40):
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        seats[number % 3] = bot
        made = target.call("POST", "/api/tables", {"game": "hunt", "seats": seats})
        players += [Seat(crew, made["table"], s["seat"], s["token"]) for s in made["seats"]]
    await crew.connect(players)
    crew.on_turn = anyhow
    for player in players:
        anyhow(player)
    await asyncio.sleep(seconds)
    crew.close()


async def delays(db: str) -> tuple[list[float], list[float]]:
    """How long bots took, where they held something for the question and where they did not."""
    store = Store(db)
    holds: list[float] = []
    empty: list[float] = []
    try:
        for over in (True, False):
            async for stored in store.rooms(over):
                room = await opened(store, stored)
                for before, head in zip(room.heads, room.heads[1:], strict=False):
                    if head.kind != MOVE or not room.about.chairs[head.seat].bot:
                        continue
                    position = room.unpack(await store.snapshot(room.id, before.seq), before.seq)
                    if hides_options(room.flow.decision(position)):
                        nothing = may_only_pass(room.game, position, head.seat)
                        (empty if nothing else holds).append(head.time - before.time)
    finally:
        await store.close()
    return holds, empty


def under_the_curve(some: list[float], others: list[float]) -> tuple[float, float, float]:
    """How often one of some is above one of the others, with its 95 % interval (Hanley, McNeil)."""
    if not some or not others:
        return 0.5, 0.0, 1.0
    area = sum((a > b) + (a == b) / 2 for a in some for b in others) / (len(some) * len(others))
    first, second = area / (2 - area), 2 * area**2 / (1 + area)
    spread = area * (1 - area)
    spread += (len(some) - 1) * (first - area**2) + (len(others) - 1) * (second - area**2)
    error = (max(0.0, spread) / (len(some) * len(others))) ** 0.5
    return area, area - Z95 * error, area + Z95 * error
