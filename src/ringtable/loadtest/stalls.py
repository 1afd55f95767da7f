"""PostgreSQL stalls and restarts under load: nothing is lost, and everything moves again."""

import asyncio
import time
from pathlib import Path
from typing import Any, Final

from ringtable.loadtest.players import Seat
from ringtable.loadtest.postgres import Postgres, own_postgres
from ringtable.loadtest.steady import Steady
from ringtable.loadtest.target import HERE, Target

STALL_SECONDS: Final = 10.0  # longer than the server waits for its database
PLAY_SECONDS: Final = 3.0  # between two faults
PATIENCE: Final = 60.0
TABLES: Final = 40
RATE: Final = 40.0


async def measure(folder: Path, faults: int) -> dict[str, Any]:
    """Every other fault is a stall, every other a restart that cuts all connections."""
    with own_postgres() as postgres:
        target = Target(postgres.address, folder / "log")
        await asyncio.to_thread(target.start)
        try:
            return await play(target, postgres, faults)
        finally:
            target.stop()


async def play(target: Target, postgres: Postgres, faults: int) -> dict[str, Any]:
    steady = Steady(target, TABLES, 2, 0, RATE)
    await steady.sit_down()
    bots = BotTables(target)
    people, of_bots = [], []
    for number in range(faults):
        await steady.play(PLAY_SECONDS)
        playing = asyncio.create_task(steady.play(STALL_SECONDS if number % 2 else 0.0))
        if number % 2:
            await asyncio.to_thread(postgres.freeze)
            await asyncio.sleep(STALL_SECONDS)
            await asyncio.to_thread(postgres.thaw)
        else:
            await asyncio.to_thread(postgres.restart)
        over = time.perf_counter()
        await playing
        people.append(await moves_again(steady, over))
        of_bots.append(await asyncio.to_thread(bots.move_again, over))
    await steady.settle(PATIENCE)
    wrong = await steady.check()
    steady.crew.close()
    figures = steady.crew.figures
    return {
        "stalls_and_restarts": faults,
        "actions": figures.actions,
        "lost_or_doubled": wrong[:5],
        "differences": len(wrong),
        "longest_until_people_move_s": round(max(people), 1),
        "longest_until_bots_move_s": round(max(of_bots), 1),
        "refused": figures.refused,
        "errors": figures.errors[:5],
    }


async def moves_again(steady: Steady, over: float) -> float:
    """Seconds after a fault until an action of people is acknowledged."""
    before = steady.crew.figures.actions
    while steady.crew.figures.actions == before and time.perf_counter() - over < PATIENCE:
        await steady.act_somewhere()
        await asyncio.sleep(0.05)
        for people in steady.tables:
            await come_back(people)
    return time.perf_counter() - over


async def come_back(people: list[Seat]) -> None:
    """Who was cut off connects again, as a browser does."""
    for seat in people:
        if seat.socket is None:
            await seat.connect(HERE, seat.crew.port)


class BotTables:
    """Tables of bots alone; each time one is asked for that has not ended yet."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.path = ""
        self.token = ""

    def look(self) -> dict[str, Any]:
        table: dict[str, Any] = {}
        if self.path:
            table = self.target.call("GET", self.path, None, self.token)["table"]
        if not table or table["state"] == "finished":
            wish = {"game": "hunt", "seats": [{"kind": "bot", "bot": "random"}] * 2}
            made = self.target.call("POST", "/api/tables", wish)
            self.path, self.token = f"/api/tables/{made['table']}", made["spectator_token"]
            table = self.target.call("GET", self.path, None, self.token)["table"]
        return table

    def move_again(self, over: float) -> float:
        """Seconds after a fault until a bot has moved."""
        while time.perf_counter() - over < PATIENCE:
            try:
                before = self.look()
                time.sleep(0.2)
                after = self.look()
            except OSError:
                time.sleep(0.2)
                continue
            if (before["table"], before["step"]) != (after["table"], after["step"]):
                break
        return time.perf_counter() - over
