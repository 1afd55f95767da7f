"""Playing many games in portions, wherever that happens, and losing none of them.

A portion is a range of numbers of games that takes about a second where it is played. Games are the
same whoever plays them and in whatever order, so a portion that was lost is simply played again.
"""

import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

from ringtable.kernel.errors import RingtableError
from ringtable.sim.backends import Backend, WorkerLost, version_here

T = TypeVar("T")

FASTER = 8  # a portion is at most so many times as large as those before
FINEST = 32  # towards the end a portion is at least this part of a whole one
LOOK_SECONDS: Final = 0.2  # between two looks whether somebody pressed Ctrl+C
MOST_DEATHS = 4  # of workers over the same portion; then something is wrong with its games

Work = Callable[..., T]  # what is done with a range of numbers; goes to other processes
Say = Callable[[str], None]  # told a sentence for whoever waits


def nobody(_sentence: str) -> None:
    """Nobody wants to know."""


@dataclass
class Portion:
    """Some games of one of several jobs."""

    job: int
    numbers: range
    deaths: int = 0


@dataclass
class Played(Generic[T]):
    """What came of a portion, by whom and how fast; or why it could not be played."""

    made: T | None
    seconds: float
    version: str
    problem: tuple[str, str] = ("", "")  # message and reason

    def result(self) -> T:
        """What was made; a problem in the games is raised here, not where they were played."""
        if self.version != version_here():
            raise RingtableError(
                f"a worker has ringtable {self.version}, here is {version_here()}: other versions "
                "may play other games",
                "bad-worker",
            )
        if self.made is None:
            raise RingtableError(*self.problem)
        return self.made


def played(work: Work[T], plan: object, numbers: range) -> Played[T]:
    """Play a portion: this is what runs elsewhere."""
    began = perf_counter()
    made = None
    problem = ("", "")
    try:
        made = work(plan, numbers)
    except RingtableError as wrong:  # it would not survive the way back
        problem = (str(wrong), wrong.reason)
    return Played(made, perf_counter() - began, version_here(), problem)


class Cutter:
    """Cuts what is left into portions; learns from those that come back how large they may be."""

    def __init__(self, left: Iterable[tuple[int, range]], backend: Backend) -> None:
        self.left = deque(left)
        self.games = sum(len(numbers) for _, numbers in self.left)
        self.backend = backend
        self.sizes: dict[int, int] = {}  # by job

    def cut(self) -> Portion:
        job, numbers = self.left.popleft()
        whole = self.sizes.get(job, 1)
        shared = -(-self.games // (2 * self.backend.workers))  # towards the end: for everybody
        size = min(whole, max(1, shared, whole // FINEST))
        first, rest = numbers[:size], numbers[size:]
        if rest:
            self.left.appendleft((job, rest))
        self.games -= len(first)
        return Portion(job, first)

    def learn(self, portion: Portion, seconds: float) -> None:
        games = len(portion.numbers)
        fitting = int(games * self.backend.seconds / max(seconds, 1e-6))
        largest = FASTER * max(games, self.sizes.get(portion.job, 1))
        self.sizes[portion.job] = max(1, min(fitting, largest))


def play_portions(
    work: Work[T],
    plans: list[object],
    left: Iterable[tuple[int, range]],
    backend: Backend,
    say: Say = nobody,
) -> Iterator[tuple[Portion, T]]:
    """Play what is left (number of the plan and numbers of games); gives portions as they are done.
    Whoever stops listening, or Ctrl+C, loses those only that were under way."""
    cutter = Cutter(left, backend)
    again: deque[Portion] = deque()
    flying: dict[Future[Played[T]], Portion] = {}
    with CtrlC(backend.ahead > 0 or bool(backend.cluster)) as ctrl_c:
        while cutter.left or again or flying:
            while (cutter.left or again) and len(flying) < backend.workers + backend.ahead:
                portion = again.popleft() if again else cutter.cut()
                future = backend.submit(played, work, plans[portion.job], portion.numbers)
                flying[future] = portion
            done, _ = wait(flying, LOOK_SECONDS, FIRST_COMPLETED)
            ctrl_c.check()
            for future in done:
                portion = flying.pop(future)
                try:
                    part = future.result()
                except WorkerLost:
                    again.append(after_death(portion))
                    continue
                cutter.learn(portion, part.seconds)
                yield portion, part.result()
            for sentence in backend.lost():
                say(sentence)


class CtrlC:
    """Ctrl+C while others play: noted, and raised where nothing is held. Python raises it between
    any two steps otherwise, also within the locks of a pool of processes, which then never ends.
    Whoever presses it twice means it."""

    def __init__(self, later: bool) -> None:
        self.later = later and threading.current_thread() is threading.main_thread()
        self.pressed = False
        self.before: Any = None

    def __enter__(self) -> "CtrlC":
        if self.later:
            self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *_problem: object) -> None:
        if self.later:
            signal.signal(signal.SIGINT, self.before)

    def note(self, _number: int, _frame: object) -> None:
        if self.pressed:
            raise KeyboardInterrupt
        self.pressed = True

    def check(self) -> None:
        if self.pressed:
            raise KeyboardInterrupt


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """While results are kept and others are ended Ctrl+C is not heard: a second one, from a finger
    that stays on the key, would lose both."""
    heard = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGINT, signal.SIG_IGN) if heard else None
    try:
        yield
    finally:
        if heard:
            signal.signal(signal.SIGINT, before)


def after_death(portion: Portion) -> Portion:
    portion.deaths += 1
    if portion.deaths >= MOST_DEATHS:
        first, last = portion.numbers[0], portion.numbers[-1]
        raise RingtableError(
            f"{MOST_DEATHS} workers ended one after the other over games {first} to {last}",
            "worker-lost",
        )
    return portion
