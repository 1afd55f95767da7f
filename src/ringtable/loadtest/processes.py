"""Two server processes on one PostgreSQL against one, in the same run, by the same players."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from ringtable.loadtest.peak import Peak
from ringtable.loadtest.postgres import own_postgres
from ringtable.loadtest.target import Target


async def measure(folder: Path, db: str, tables: int, seconds: float) -> dict[str, Any]:
    """One process has all the tables, then two have half of them each; twice, and the better of
    each counts, so that a busy moment decides less."""
    with ExitStack() as opened:
        address = db or opened.enter_context(own_postgres()).address
        figures: dict[int, dict[str, Any]] = {}
        for turn in range(2):
            for processes in (1, 2):
                targets = [
                    Target(address, folder / f"log{turn}{processes}{number}")
                    for number in range(processes)
                ]
                found = await play(targets, tables // processes, seconds)
                if found["actions"] > figures.get(processes, {"actions": -1})["actions"]:
                    figures[processes] = found
        sizes = await bytes_of(address)
    one, two = figures[1], figures[2]
    return {
        "tables": tables,
        "one_process_actions_per_second": one["actions"],
        "two_processes_actions_per_second": two["actions"],
        "ratio": round(two["actions"] / max(1, one["actions"]), 2),
        "one_process_cpu_us_per_action": one["cpu"],
        "two_processes_cpu_us_per_action": two["cpu"],
        "answer_p99_ms": [one["p99"], two["p99"]],
        **sizes,
        "errors": one["errors"] + two["errors"],
    }


async def bytes_of(address: str) -> dict[str, float]:
    """What a table and an action take in PostgreSQL, indexes and all."""
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        found = {}
        for table, name in (("room", "table_disk_kb"), ("entry", "action_disk_kb")):
            size = await connection.fetchval("SELECT pg_total_relation_size($1::regclass)", table)
            rows = await connection.fetchval(f"SELECT count(*) FROM {table}")  # noqa: S608 - ours
            found[name] = round(size / max(1, rows) / 1024, 2)
    finally:
        await connection.close()
    return found


async def play(targets: list[Target], tables: int, seconds: float) -> dict[str, Any]:
    """The peak on every process at the same time, added up."""
    try:
        for target in targets:
            await asyncio.to_thread(target.start)
        found = await asyncio.gather(*(Peak(one, tables, seconds).run() for one in targets))
    finally:
        for target in targets:
            target.stop()
    actions = sum(one["actions_per_second"] for one in found)
    cpu = sum(one["server_cpu_us_per_action"] * one["actions_per_second"] for one in found)
    return {
        "actions": actions,
        "cpu": round(cpu / max(1, actions)),
        "p99": max(one["answer_p99_ms"] for one in found),
        "errors": [problem for one in found for problem in one["errors"]],
    }
