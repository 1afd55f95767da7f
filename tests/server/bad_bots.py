"""Bots that fail. Each does so where the bot `mcts` is asked; others think as they should."""

import os
import time
from typing import Never

from ringtable.server.advisors.worker import Job, think


def crash(job: Job) -> str:
    """The whole process ends."""
    if job.bot == "mcts":
        os._exit(3)
    return think(job)


def stumble(job: Job) -> str:
    if job.bot == "mcts":
        raise ZeroDivisionError("a bot divided by nothing")
    return think(job)


def hang(job: Job) -> str:
    if job.bot == "mcts":
        for_ever()
    return think(job)


def babble(job: Job) -> str:
    return "fly to Mordor" if job.bot == "mcts" else think(job)


def dawdle(job: Job) -> str:
    time.sleep(1.5)
    return think(job)


def ponder(job: Job) -> str:
    time.sleep(0.2)
    return think(job)


def all_hang(job: Job) -> str:
    for_ever()


def for_ever() -> Never:
    while True:
        pass
