"""What a table and an action cost: memory, bytes on disk and on the line, processor time."""

import asyncio
from pathlib import Path
from typing import Any

from ringtable import api
from ringtable.loadtest.peak import Peak
from ringtable.loadtest.players import Crew, Seat
from ringtable.loadtest.target import HERE, Target

WARM = 20  # tables laid out before anything is measured
PLAYED = 20  # tables played at the same time
SPARE = 100  # tables that wait for those whose match has ended


async def measure(folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    """Every game in turn, each with a server and a SQLite file of its own."""
    return {game: await cost_of(game, folder, tables, seconds) for game in api.titles()}


async def cost_of(game: str, folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    """Lay out tables that nobody watches, then play others for a while."""
    file = folder / f"{game}.db"
    target = Target(f"sqlite:///{file}", folder / f"{game}.log")
    seats = max(2, api.load(game).seats[0])
    try:
        await asyncio.to_thread(target.start)
        empty = await bytes_at_rest(target, file)
        await lay_out(target, game, seats, WARM)
        memory, cpu = target.memory_mb(), target.cpu_seconds()
        made = await lay_out(target, game, seats, tables)
        memory_kb = 1024 * (target.memory_mb() - memory) / tables
        cpu_ms = 1000 * (target.cpu_seconds() - cpu) / tables
        socket_kb = await watch(target, made)
        laid = await bytes_at_rest(target, file)
        table_bytes = (laid - empty) / (WARM + tables)
        peak = Peak(target, PLAYED, seconds, game, seats, SPARE)
        played = await peak.run()
        whole = await bytes_at_rest(target, file)
    finally:
        target.stop()
    actions = max(1, peak.crew.count)
    action_bytes = (whole - laid - table_bytes * (PLAYED + SPARE)) / actions
    return {
        "seats": seats,
        "table_memory_kb": round(memory_kb, 1),
        "table_disk_kb": round(table_bytes / 1024, 2),
        "table_cpu_ms": round(cpu_ms, 2),
        "socket_memory_kb": round(socket_kb, 1),
        "action_cpu_us": played["server_cpu_us_per_action"],
        "action_disk_kb": round(action_bytes / 1024, 2),
        "action_line_kb": round(played["bytes_per_action"] / 1024, 2),
        "actions": actions,
        "errors": played["errors"],
    }


async def lay_out(target: Target, game: str, seats: int, tables: int) -> list[dict[str, Any]]:
    wish = {"game": game, "seats": [{"kind": "me"}] * seats}
    return [
        await asyncio.to_thread(target.call, "POST", "/api/tables", wish) for _ in range(tables)
    ]


async def watch(target: Target, made: list[dict[str, Any]]) -> float:
    """The memory of a socket that follows a table, in kilobytes."""
    crew = Crew(HERE, target.port)
    warm, rest = made[:WARM], made[WARM:]
    memory = 0.0
    for group in (warm, rest):
        memory = target.memory_mb()
        seats = [Seat(crew, one["table"], 0, one["seats"][0]["token"]) for one in group]
        await crew.connect(seats)
        await asyncio.sleep(1)  # until each has got its view
    grown = 1024 * (target.memory_mb() - memory) / max(1, len(rest))
    crew.close()
    return grown


async def bytes_at_rest(target: Target, file: Path) -> int:
    """Bytes of the database with nothing left in its journal: the server is stopped for it."""
    target.stop()
    size = sum(one.stat().st_size for one in file.parent.glob(f"{file.name}*"))
    await asyncio.to_thread(target.start)
    return size
