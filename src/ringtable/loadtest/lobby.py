"""The lobby of a database with many tables, and tables with a long story."""

import asyncio
import time
from typing import Any

from ringtable.kernel.match import new_match
from ringtable.loadtest.players import percentile
from ringtable.loadtest.target import Target
from ringtable.server.games import game as game_named
from ringtable.server.rooms.facts import pack_facts
from ringtable.server.rooms.positions import pack_position
from ringtable.server.rooms.room import OPENING
from ringtable.server.rooms.seats import About, Chair, encode_about
from ringtable.server.storage.entries import Entry
from ringtable.server.storage.store import Room, Store

LONG = 3000  # entries of a long table
GROUP = 500


class Lobby:
    """Fills a database beside the server and asks for pages of it."""

    def __init__(self, target: Target, stored: int) -> None:
        self.target = target
        self.stored = stored
        self.facts = b"[]"

    async def run(self) -> dict[str, Any]:
        self.target.stop()
        long_table = await self.fill()
        await asyncio.to_thread(self.target.start)
        lobby = [await self.timed("/api/tables?state=open") for _ in range(200)]
        finished = [await self.timed("/api/tables?state=finished&game=dash") for _ in range(100)]
        opening = []
        for _ in range(10):
            self.target.stop()
            await asyncio.to_thread(self.target.start)
            opening.append(await self.timed(f"/api/tables/{long_table}"))
        again = [await self.timed(f"/api/tables/{long_table}") for _ in range(50)]
        return {
            "stored_tables": self.stored,
            "lobby_p95_ms": round(percentile(lobby + finished, 0.95), 1),
            "long_table_entries": LONG,
            "long_table_cold_p95_ms": round(percentile(opening, 0.95), 1),
            "long_table_p95_ms": round(percentile(opening + again, 0.95), 1),
        }

    async def timed(self, path: str) -> float:
        began = time.perf_counter()
        await asyncio.to_thread(self.target.call, "GET", path)
        return time.perf_counter() - began

    async def fill(self) -> str:
        """Many listed tables, and one with a long story, straight into the store."""
        store = Store(self.target.db)
        await store.open()
        game = game_named("dash")
        state = game.new_state(2, {}, game.new_rng(bytes(32)))
        snapshot = pack_position(game, state)
        self.facts = pack_facts(new_match(game, 2, {"hobbits": "sam,frodo"}, bytes(32)).opening)
        about = About([Chair("x", "Ann", True), Chair("y", "Bea", True)], "z")
        told = encode_about.encode(about).decode()
        now = time.time()
        kinds = ("open", "playing", "finished")
        for number in range(self.stored):
            room = room_row(f"load{number:06d}", told, kinds[number % 3], now + number, 1)
            await store.create(room, [entry_row(1, snapshot, self.facts)])
        entries = [entry_row(seq, snapshot, self.facts) for seq in range(1, LONG + 1)]
        await store.create(room_row("longtable", told, "playing", now, LONG), entries)
        await store.close()
        return "longtable"


def room_row(id: str, about: str, state: str, changed: float, seq: int) -> Room:
    options = '{"side":"normal","hobbits":"","pack":"house"}'
    return Room(
        id, "dash", 2, options, bytes(32), about, seq, state, True, 0, changed, changed, None, None
    )


def entry_row(seq: int, snapshot: bytes, facts: bytes) -> Entry:
    kind = OPENING if seq == 1 else 1
    return Entry(seq, kind, 0, "keep red", None, 7, False, True, 0, 0.0, facts, snapshot)
