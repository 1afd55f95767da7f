"""Bots think in worker processes, each in a lane of its own, so that one that hangs can be ended
without touching the others."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from random import Random, SystemRandom
from typing import Final, TypeVar

import structlog

from ringtable import lessons
from ringtable.kernel.game import Game
from ringtable.kernel.state import State
from ringtable.server import games
from ringtable.server.advisors import worker
from ringtable.server.advisors.turns import NOBODY, PEOPLE, Asker, Lanes
from ringtable.server.advisors.worker import Job
from ringtable.server.metrics import BOT_MOVES
from ringtable.server.rooms.room import LiveRoom
from ringtable.server.rooms.rules_clock import RULES_CLOCK
from ringtable.server.settings import Settings

LOG: Final = structlog.get_logger("ringtable.bots")
CHANCE: Final = SystemRandom()
START_SECONDS: Final = 60.0
SIMPLER_SECONDS: Final = 5.0

T = TypeVar("T")


class Failed(Exception):
    """A worker crashed, hung or answered nonsense."""


class Lane:
    """One worker process."""

    def __init__(self) -> None:
        self.executor: ProcessPoolExecutor | None = None
        self.pid = 0

    async def start(self) -> ProcessPoolExecutor:
        if self.executor is None:
            executor = ProcessPoolExecutor(1, get_context("spawn"), worker.begin)
            self.executor = executor
            future = asyncio.wrap_future(executor.submit(os.getpid))
            self.pid = await asyncio.wait_for(future, START_SECONDS)
        return self.executor

    def end(self) -> None:
        """End the process whatever it does."""
        executor, self.executor = self.executor, None
        if executor is not None:
            if self.pid:
                with suppress(ProcessLookupError):
                    os.kill(self.pid, signal.SIGKILL)
            self.pid = 0
            executor.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The worker processes of this server. One more than there are for everybody is kept for
    people: however long the thoughts of others take, nobody who sits at a table waits for them."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        count = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self.lanes = [Lane() for _ in range(count + 1)]
        self.free: Lanes[Lane] = Lanes()
        for number, lane in enumerate(self.lanes):
            self.free.add(lane, NOBODY if number < count else PEOPLE)

    async def ask(self, question: Callable[[Job], T], job: Job, seconds: float, by: Asker) -> T:
        """Have a worker answer within a time, or raise Failed. The time begins with one's turn."""
        lane = await self.free.get(by)
        try:
            executor = await lane.start()
            future = asyncio.wrap_future(executor.submit(question, job))
            return await asyncio.wait_for(future, seconds)
        except TimeoutError as problem:
            lane.end()
            raise Failed(f"no answer within {seconds:g} seconds") from problem
        except (BrokenProcessPool, OSError) as problem:
            lane.end()
            raise Failed(f"the worker ended: {problem}") from problem
        except asyncio.CancelledError:
            lane.end()
            raise
        except Exception as problem:  # whatever a bot may raise comes back to us here
            raise Failed(repr(problem)) from problem
        finally:
            self.free.put(lane)

    async def choose(
        self, room: LiveRoom, seat: int, bot: str, position: State | None = None
    ) -> tuple[str, str]:
        """The action of a bot for a seat, and the bot that really chose it: a simpler one if the
        first fails, and at last any legal action. `position`: that of a stage of its move."""
        texts = room.flow.texts(room.position if position is None else position, seat)
        seconds = self.seconds
        for name in [bot, *simpler(room.game, bot)]:
            try:
                job = job_for(room, seat, name, position)
                job.seconds = seconds
                text = await self.ask(worker.think, job, seconds, asker(room))
            except Failed as problem:
                LOG.warning("bot failed", bot=name, table=room.id, problem=str(problem))
                BOT_MOVES.labels("failed").inc()
                seconds = SIMPLER_SECONDS
                continue
            if text in texts:
                BOT_MOVES.labels("chosen").inc()
                return text, name
            LOG.warning("bot answered nonsense", bot=name, table=room.id)
            BOT_MOVES.labels("nonsense").inc()
        BOT_MOVES.labels("random").inc()
        return CHANCE.choice(texts), "random"

    async def stop(self) -> None:
        for lane in self.lanes:
            lane.end()


def asker(room: LiveRoom) -> Asker:
    """A table in the queue. Where nobody waits it comes after all where somebody does."""
    rank = PEOPLE if room.about.has_people() else NOBODY
    return Asker(rank, room.about.client or room.id, room.id)


def simpler(game: Game, bot: str) -> list[str]:
    """The next bot to try when one fails."""
    names = games.bot_names(game)
    if bot not in names:  # one from outside: a quick one of ours
        return ["greedy"]
    return [names[names.index(bot) - 1]] if names.index(bot) > 0 else []


def chance_of(room: LiveRoom, position: State) -> Random:
    """What decides for a bot between answers that it likes alike: at a lesson the same every time,
    so that everybody learns from the same game."""
    if not room.about.lesson:
        return CHANCE
    return lessons.chance(games.lesson(room.game.id), room.game, position)


def job_for(room: LiveRoom, seat: int, bot: str = "", position: State | None = None) -> Job:
    """The position as the seat may know it, everything else dealt anew by chance of our own."""
    game = room.game
    at = room.position if position is None else position
    chance = chance_of(room, at)
    try:
        with RULES_CLOCK:
            state = game.determinize(at, seat, chance)
            saved = game.save_state(state)
    except Exception as problem:  # then the bot fails like one that crashes
        raise Failed(f"no other world was found: {problem!r}") from problem
    seed = chance.getrandbits(63)
    return Job(game.id, room.options, room.seats, state.rng.key, saved, seat, seed, bot)
