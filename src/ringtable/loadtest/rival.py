"""Beside us: a boardgame.io server from npm doing the same work, if it can be installed.

A dice game of the same kind, two seats at each table, every move updates both. That server keeps
everything in memory; ours writes every action to disk before it answers.
"""

import asyncio
import json
import shutil
import subprocess
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any, Final

from ringtable.loadtest.target import cpu_seconds, free_port

PARTS: Final = Path(__file__).with_name("rival")


def install(folder: Path) -> str:
    """Put the rival into a folder; the reason if that fails."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "Node.js is not installed"
    for part in PARTS.iterdir():
        shutil.copy(part, folder / part.name)
    command = [npm, "install", "--no-audit", "--no-fund", "--silent"]
    done = subprocess.run(  # noqa: S603 - npm, as found
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=300
    )
    return "" if done.returncode == 0 else f"npm install failed: {done.stderr.strip()[-300:]}"


async def run(folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    """Figures of the rival, or why there are none."""
    problem = await asyncio.to_thread(install, folder)
    if problem:
        return {"missing": problem}
    port = free_port()
    node = str(shutil.which("node"))
    server = await asyncio.create_subprocess_exec(
        node, "server.cjs", str(port), cwd=folder, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        await asyncio.sleep(3)
        wish = (str(port), str(tables), str(seconds))
        driver = await asyncio.create_subprocess_exec(
            node, "driver.cjs", *wish, cwd=folder, stdout=asyncio.subprocess.PIPE
        )
        return await measured(server, driver)
    finally:
        server.kill()
        await server.wait()


async def measured(server: Process, driver: Process) -> dict[str, Any]:
    """Listen to the driver, and take the server's processor time when it says so."""
    before = after = 0.0
    figures: dict[str, Any] = {"missing": "the driver of the rival said nothing"}
    while driver.stdout is not None and (line := await driver.stdout.readline()):
        if line.startswith(b"measuring"):
            before = cpu_seconds(server.pid)
        elif line.startswith(b"measured"):
            after = cpu_seconds(server.pid)
        else:
            figures = json.loads(line)
            spent = (after - before) / max(1, figures["actions"])
            figures["server_cpu_us_per_action"] = round(spent * 1e6)
            figures["durable"] = False
    await driver.wait()
    return figures
