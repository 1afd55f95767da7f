"""Group commit: all changes that wait at a moment share one synced transaction.

While one transaction is written, further changes gather; they all go into the next. Nobody is
answered before the transaction that holds their change is on disk.
"""

import asyncio
import time
from typing import Final

import structlog

from ringtable.kernel.errors import RingtableError
from ringtable.server.metrics import COMMITS, GROUP
from ringtable.server.storage.entries import Change
from ringtable.server.storage.store import Store

LOG: Final = structlog.get_logger("ringtable.store")
LARGEST = 500  # changes in one transaction
LONGEST: Final = 500  # characters of a problem in the log
FAILED_SECONDS: Final = 30.0  # for which a write that failed counts as news


class MovedOn(RingtableError):
    """Another process wrote to the room first."""

    def __init__(self) -> None:
        super().__init__("the table has moved on", "stale-version")


class Committer:
    """Takes changes of rooms and writes them in groups."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.ending = False
        self.failed_at = -FAILED_SECONDS
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.keep_running())

    async def keep_running(self) -> None:
        """Nobody could act any more if this ended."""
        while not self.ending or self.waiting:
            try:
                await self.run()
            except Exception as problem:  # a mistake of ours: the next group may do better
                LOG.error("the committer is begun again", problem=repr(problem)[:LONGEST])
                self.wake.set()

    def cannot_write(self) -> bool:
        """Whether the last group could not be written, a short while ago."""
        return time.monotonic() - self.failed_at < FAILED_SECONDS

    async def stop(self) -> None:
        """Write what waits, then end."""
        if self.task is not None:
            self.ending = True
            self.wake.set()
            await self.task

    async def write(self, change: Change) -> None:
        """Returns once the change is durable; raises MovedOn or StoreDown if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.wake.set()
        await done

    async def run(self) -> None:
        while not self.ending or self.waiting:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                group = self.waiting[:LARGEST]
                del self.waiting[:LARGEST]
                await self.write_group(group)

    async def write_group(self, group: list[tuple[Change, asyncio.Future[None]]]) -> None:
        GROUP.observe(len(group))
        try:
            with COMMITS.time():
                written = await self.store.append([change for change, _ in group])
        except Exception as problem:  # whoever waits must hear of it, whatever it is
            self.failed_at = time.monotonic()
            for _, done in group:
                if not done.done():
                    done.set_exception(problem)
            return
        self.failed_at = -FAILED_SECONDS
        for change, done in group:
            if done.done():  # the client went away while it waited
                continue
            if change.room in written:
                done.set_result(None)
            else:
                done.set_exception(MovedOn())
