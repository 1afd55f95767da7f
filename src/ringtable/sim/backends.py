"""Where games are played: in this process, in some of this machine, or on a Dask cluster.

All are one small thing, an executor as `concurrent.futures` has them, so whoever has games to play
need not know which it is. Scheduling on a cluster is Dask's work, none of it is ours.
"""

import logging
import multiprocessing
import re
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import resource_tracker
from typing import Any, Protocol, TypeVar

import ringtable
from ringtable.bots.outside import hang_up
from ringtable.kernel.errors import RingtableError

T = TypeVar("T")

REACH_SECONDS = 10.0  # in which a scheduler must answer, and have a worker
LOCAL = re.compile(r"local:([1-9]\d{0,2})")
ADDRESS = re.compile(r"(?:tcp|tls|ws|wss)://(?P<host>\[[^\]]+\]|[^/:\s]+):(?P<port>\d{1,5})/?")


class WorkerLost(Exception):
    """Who played a portion has ended before it was done."""


class Backend(Protocol):
    """Plays portions of games."""

    workers: int  # how many portions are played at the same time
    ahead: int  # how many wait beside those
    seconds: float  # that a portion should take
    cluster: str  # its address, or nothing

    def submit(self, work: Callable[..., T], *arguments: object) -> "Future[T]":
        """Begin to play. What comes of it may be WorkerLost: then it can be submitted again."""
        ...

    def lost(self) -> list[str]:
        """Sentences about workers that ended since this was last asked."""
        ...

    def close(self) -> None:
        """End at once; what is still being played is forgotten."""
        ...


class Here:
    """This process, one portion after the other."""

    workers = 1
    ahead = 0
    seconds = 0.25
    cluster = ""

    def submit(self, work: Callable[..., T], *arguments: object) -> "Future[T]":
        future: Future[T] = Future()
        future.set_result(work(*arguments))
        return future

    def lost(self) -> list[str]:
        return []

    def close(self) -> None:
        hang_up()


def ignore_interrupts() -> None:
    """Ctrl+C is for the process that waits; it ends the others itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def deaf_children() -> Iterator[None]:
    """Ctrl+C waits until these processes have begun, and never reaches them: a child inherits what
    its parent does not hear, a worker that is only being loaded has no other protection."""
    resource_tracker.ensure_running()  # it would unblock the signal where it is first needed
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def dask_setup(_worker: object) -> None:
    """Dask calls this in each worker that is told to load this module first."""
    ignore_interrupts()


class Processes:
    """Several processes of this machine. If one dies, all are started anew."""

    ahead = 1
    seconds = 0.5
    cluster = ""

    def __init__(self, jobs: int) -> None:
        self.workers = jobs
        self.others = multiprocessing.active_children()  # that are not ours to end
        self.executor: Executor | None = None
        self.deaths = 0

    def submit(self, work: Callable[..., T], *arguments: object) -> "Future[T]":
        executor = self.executor
        if executor is None:
            executor = ProcessPoolExecutor(self.workers, initializer=ignore_interrupts)
            self.executor = executor
        future: Future[T] = Future()
        try:
            inner = executor.submit(work, *arguments)
        except BrokenProcessPool:
            self.forget(executor)
            return self.submit(work, *arguments)
        inner.add_done_callback(lambda done: self.pass_on(executor, done, future))
        return future

    def pass_on(self, executor: Executor, inner: "Future[T]", outer: "Future[T]") -> None:
        if inner.cancelled():
            outer.cancel()
            return
        problem = inner.exception()
        if isinstance(problem, BrokenProcessPool):
            self.forget(executor)
            outer.set_exception(WorkerLost())
        elif problem is not None:
            outer.set_exception(problem)
        else:
            outer.set_result(inner.result())

    def forget(self, broken: Executor) -> None:
        """The next portion starts new processes."""
        if self.executor is broken:
            self.executor = None
            self.deaths += 1

    def lost(self) -> list[str]:
        deaths, self.deaths = self.deaths, 0
        return ["a process has ended; its games are played again"] * deaths

    def close(self) -> None:
        executor, self.executor = self.executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process not in self.others:
                process.kill()
                process.join()


class Cluster:
    """A Dask cluster: `local:4` starts one here, anything else is a scheduler's address."""

    ahead = 0
    seconds = 1.5

    def __init__(self, address: str) -> None:
        dask = import_dask()
        local = LOCAL.fullmatch(address)
        self.cluster = address
        self.own: Any = None
        self.client: Any = None
        try:
            if local is not None:
                with deaf_children():
                    self.own = dask.LocalCluster(
                        n_workers=int(local[1]),
                        threads_per_worker=1,
                        processes=True,
                        host="127.0.0.1",
                        dashboard_address="127.0.0.1:0",
                        memory_limit=0,
                        preload=[__name__],
                        silence_logs=logging.CRITICAL,
                    )
            else:
                reach(address)
            scheduler = self.own or address
            self.client = within(
                2 * REACH_SECONDS, partial(dask.Client, scheduler, timeout=REACH_SECONDS)
            )
            self.client.wait_for_workers(1, timeout=REACH_SECONDS)
            self.check_workers()
        except (OSError, ValueError, RuntimeError) as problem:
            has_scheduler = self.client is not None
            self.close()
            wrong = "has no workers" if has_scheduler else f"does not answer as one ({problem})"
            raise RingtableError(f"the scheduler {address} {wrong}", "no-scheduler") from problem
        except BaseException:
            self.close()
            raise
        self.executor = self.client.get_executor(pure=False)
        self.known = set(self.threads())
        self.workers = sum(self.threads().values())
        self.ahead = self.workers  # the next portion is there when one is done

    def threads(self) -> dict[str, int]:
        """The workers by their addresses, and how many portions each plays at a time. The scheduler
        is asked itself: what the client remembers of it is overwritten every other second, without
        the workers."""
        found = self.client.sync(self.client.scheduler.identity, n_workers=-1)["workers"]
        return {address: int(worker["nthreads"]) for address, worker in found.items()}

    def check_workers(self) -> None:
        """Workers must have this very version: another may play other games with the same seed."""
        try:
            versions = self.client.run(version_here, on_error="return")
        except ImportError as problem:
            versions = {"": problem}
        for address, version in versions.items():
            if isinstance(version, Exception):
                raise RingtableError(
                    f"worker {address} of {self.cluster} cannot play: {version}", "bad-worker"
                ) from version
            if version != version_here():
                raise RingtableError(
                    f"worker {address} of {self.cluster} has ringtable {version}, "
                    f"here is {version_here()}: other versions may play other games",
                    "bad-worker",
                )

    def submit(self, work: Callable[..., T], *arguments: object) -> "Future[T]":
        future: Future[T] = Future()
        inner: Future[T] = self.executor.submit(work, *arguments)
        inner.add_done_callback(lambda done: self.pass_on(done, future))
        return future

    def pass_on(self, inner: "Future[T]", outer: "Future[T]") -> None:
        if inner.cancelled():  # nobody cancels but Dask itself, when the scheduler is gone
            gone = f"the scheduler {self.cluster} was lost"
            outer.set_exception(RingtableError(gone, "no-scheduler"))
            return
        problem = inner.exception()
        if problem is None:
            outer.set_result(inner.result())
        elif type(problem).__name__ == "KilledWorker":
            outer.set_exception(WorkerLost())
        else:
            outer.set_exception(problem)

    def lost(self) -> list[str]:
        if self.client.status != "running":
            return []
        try:
            now = set(self.threads())
        except OSError:  # the scheduler itself: what is being played will tell
            return []
        gone = sorted(self.known - now)
        self.known = now
        return [f"worker {address} was lost; its games are played again" for address in gone]

    def close(self) -> None:
        leave = []
        if self.client is not None:
            if self.own is None:
                leave.append(partial(self.client.run, hang_up, wait=False))
            leave.append(partial(self.client.close, timeout=2))
        if self.own is not None:
            leave.append(partial(self.own.close, timeout=2))
        for step in leave:
            with suppress(Exception):  # one that is gone cannot be left in good order
                within(5, step)


def version_here() -> str:
    return ringtable.__version__


def import_dask() -> Any:
    try:
        import distributed
    except ImportError:
        raise RingtableError(
            'a cluster needs Dask: pip install "ringtable[sim]"', "no-dask"
        ) from None
    for name in ("distributed", "tornado.application"):  # what must be said we say ourselves
        logging.getLogger(name).setLevel(logging.CRITICAL)
    return distributed


def reach(address: str) -> None:
    """See whether anybody listens there, within a time: Dask would try for minutes."""
    parts = ADDRESS.fullmatch(address)
    if parts is None:
        raise RingtableError(
            f"a cluster is local:2 or the address of a scheduler such as tcp://10.0.0.5:8786, "
            f"not {address!r}",
            "bad-cluster",
        )
    place = (parts["host"].strip("[]"), int(parts["port"]))
    try:
        within(REACH_SECONDS, partial(socket.create_connection, place, REACH_SECONDS)).close()
    except (OSError, OverflowError) as problem:  # the latter is a port that cannot be
        reason = (getattr(problem, "strerror", None) or str(problem)).lower()
        raise RingtableError(
            f"the scheduler {address} cannot be reached: {reason}", "no-scheduler"
        ) from problem


def within(seconds: float, wish: Callable[[], T]) -> T:
    """What a call gives, or TimeoutError: for calls that have no time limit of their own, or do not
    keep it. One that hangs is left to itself."""
    future: Future[T] = Future()

    def call() -> None:
        try:
            future.set_result(wish())
        except BaseException as problem:
            future.set_exception(problem)

    threading.Thread(target=call, daemon=True).start()
    try:
        return future.result(seconds)
    except TimeoutError:
        raise TimeoutError("no answer") from None


def open_backend(jobs: int = 1, cluster: str = "") -> Backend:
    """What `--jobs` and `--cluster` ask for."""
    if cluster:
        return Cluster(cluster)
    if jobs < 1:
        raise RingtableError(f"at least 1 job is needed, not {jobs}", "bad-number")
    return Here() if jobs == 1 else Processes(jobs)
