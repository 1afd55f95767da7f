"""Portions: every game is played once, whatever becomes of those who play."""

import multiprocessing
import os
import signal
import time
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from ringtable.kernel.errors import RingtableError
from ringtable.sim.backends import Here, Processes, WorkerLost, open_backend
from ringtable.sim.portions import (
    FASTER,
    FINEST,
    MOST_DEATHS,
    Cutter,
    Played,
    Portion,
    play_portions,
)
from ringtable.sim.run import Plan, new_batch, play_batches, play_games

PLAN = Plan("dash", ("random", "random"), seed="portions")
OTHER = Plan("dash", ("random",) * 3, (("side", "advanced"),), "others")


class Mortal:
    """Threads that play portions in no order; now and then one dies, never twice over the same."""

    workers = 3
    ahead = 2
    seconds = 0.02
    cluster = ""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.executor = ThreadPoolExecutor(self.workers)
        self.begun = 0
        self.died: set[object] = set()

    def submit(self, work: Any, *arguments: object) -> Future[Any]:
        self.begun += 1
        dies = self.begun % 3 == 0 and arguments not in self.died
        if dies:
            self.died.add(arguments)
        return self.executor.submit(self.play, dies, self.random.random() / 50, work, arguments)

    def play(self, dies: bool, seconds: float, work: Any, arguments: tuple[object, ...]) -> Any:
        time.sleep(seconds)
        if dies:
            raise WorkerLost
        return work(*arguments)

    def lost(self) -> list[str]:
        return []

    def close(self) -> None:
        self.executor.shutdown()


@pytest.mark.parametrize("seed", range(5))
def test_any_order_and_any_deaths_give_the_same_results(seed: int) -> None:
    batches = [new_batch(PLAN, 60), new_batch(OTHER, 40)]
    backend = Mortal(seed)
    try:
        assert play_batches(batches, backend)
    finally:
        backend.close()
    assert len(backend.died) > 2
    for batch in batches:
        assert batch.done == [range(1, batch.asked + 1)]
        assert batch.tally == play_games(batch.plan, range(1, batch.asked + 1))


def test_a_killed_process_loses_no_game() -> None:
    """A real process of two is killed with -9 while both play."""
    whole = play_games(PLAN, range(1, 1501))
    backend = Processes(2)
    killed: list[int] = []

    def kill_one(_games: int, _decisions: int) -> None:
        if not killed:
            mine = [one for one in multiprocessing.active_children() if one not in backend.others]
            assert mine[0].pid is not None
            killed.append(mine[0].pid)
            os.kill(killed[0], signal.SIGKILL)

    batch = new_batch(PLAN, 1500)
    said: list[str] = []
    try:
        assert play_batches([batch], backend, kill_one, said.append)
    finally:
        backend.close()
    assert killed
    assert batch.tally == whole
    assert said == ["a process has ended; its games are played again"]
    deadline = time.monotonic() + 60
    while set(multiprocessing.active_children()) - set(backend.others):
        assert time.monotonic() < deadline, "a process is left behind"
        time.sleep(0.01)


def deadly(_plan: object, numbers: range) -> int:
    """Games that no process survives."""
    if 7 in numbers:
        os.kill(os.getpid(), signal.SIGKILL)
    return len(numbers)


def test_games_that_end_every_worker_end_the_run_with_a_sentence() -> None:
    backend = Processes(2)
    try:
        with pytest.raises(RingtableError, match=f"{MOST_DEATHS} workers ended") as refused:
            list(play_portions(deadly, [PLAN], [(0, range(1, 30))], backend))
    finally:
        backend.close()
    assert refused.value.reason == "worker-lost"


def test_a_mistake_in_the_games_is_said_here() -> None:
    """An error of ours does not survive the way between processes by itself."""
    for jobs in (1, 2):
        backend = open_backend(jobs)
        try:
            plans: list[object] = [Plan("dash", ("best",))]
            with pytest.raises(RingtableError, match="no bot 'best'") as refused:
                list(play_portions(play_games, plans, [(0, range(1, 3))], backend))
        finally:
            backend.close()
        assert refused.value.reason == "unknown-bot"


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(RingtableError, match="a worker has ringtable") as refused:
        Played(1, 0.1, "0.0.1").result()
    assert refused.value.reason == "bad-worker"


def test_every_game_is_cut_once_and_portions_grow_to_their_time() -> None:
    backend = Here()
    cutter = Cutter([(0, range(1, 5001)), (1, range(3, 40))], backend)
    games: list[tuple[int, int]] = []
    sizes: list[int] = []
    while cutter.left:
        portion = cutter.cut()
        games += [(portion.job, number) for number in portion.numbers]
        sizes.append(len(portion.numbers))
        cutter.learn(portion, len(portion.numbers) / 1000)  # a thousand games a second
    assert games == [(0, number) for number in range(1, 5001)] + [
        (1, number) for number in range(3, 40)
    ]
    fitting = int(backend.seconds * 1000)
    assert sizes[:4] == [1, FASTER, FASTER * FASTER, fitting]
    assert max(sizes) == fitting


def test_the_last_games_are_shared_but_not_one_by_one() -> None:
    """Sending a portion costs the same however small it is."""
    backend = Here()
    cutter = Cutter([(0, range(1, 5001))], backend)
    cutter.sizes[0] = whole = 3200
    sizes: list[int] = []
    while cutter.left:
        sizes.append(len(cutter.cut().numbers))
    assert sum(sizes) == 5000
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 2500  # the half for the only worker there is
    assert min(sizes[:-1]) >= whole // FINEST
    assert len(sizes) < 10


def test_slow_games_come_one_by_one() -> None:
    cutter = Cutter([(0, range(1, 100))], Here())
    cutter.learn(Portion(0, range(1, 2)), 60.0)
    assert len(cutter.cut().numbers) == 1


@pytest.mark.parametrize("jobs", [0, -1])
def test_without_a_job_nothing_is_played(jobs: int) -> None:
    with pytest.raises(RingtableError, match="at least 1 job"):
        open_backend(jobs)
