"""Dask: the same results to the byte, whoever plays and whoever dies."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ringtable.cli import main
from ringtable.kernel.errors import RingtableError
from ringtable.sim import backends
from ringtable.sim.backends import Cluster, Here, deaf_children
from ringtable.sim.kept import Kept
from ringtable.sim.run import Plan, new_batch, play_batches, play_games

PLAN = Plan("dash", ("random", "random"), seed="cluster")
DEADLINE = 120.0
HERE = "127.0.0.1"


class Real:
    """A scheduler and two workers, started as docs/scaling.md says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        file = folder / "scheduler.json"
        self.start("scheduler", "--host", HERE, "--port", "0", "--no-dashboard",
                   "--scheduler-file", str(file))  # fmt: skip
        self.address = str(self.wait_for(file)["address"])
        for number in range(2):
            self.start("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard",
                       "--name", f"worker-{number}", "--local-directory", str(folder))  # fmt: skip
        with backends.import_dask().Client(self.address, timeout=DEADLINE) as client:
            client.wait_for_workers(2, timeout=DEADLINE)

    def start(self, *arguments: str) -> None:
        dask = Path(sys.executable).with_name("dask")
        with (self.folder / "log").open("ab") as log:
            self.processes.append(subprocess.Popen([dask, *arguments], stdout=log, stderr=log))

    def wait_for(self, file: Path) -> Any:
        deadline = time.monotonic() + DEADLINE
        while time.monotonic() < deadline:
            try:
                return json.loads(file.read_text())
            except (OSError, ValueError):
                time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    started = Real(tmp_path_factory.mktemp("dask"))
    yield started
    started.stop()


def text_of(plan: Plan, games: int, backend: Any, progress: Any) -> tuple[str, list[str]]:
    batch = new_batch(plan, games)
    said: list[str] = []
    try:
        assert play_batches([batch], backend, progress, said.append)
    finally:
        backend.close()
    return Kept("sim", {}, [batch]).text(), said


def whole_text(plan: Plan, games: int) -> str:
    """One process, one portion."""
    batch = new_batch(plan, games)
    batch.add(range(1, games + 1), play_games(plan, range(1, games + 1)))
    return Kept("sim", {}, [batch]).text()


def test_a_killed_worker_changes_nothing(real: Real, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of two real worker processes is killed with -9 in the middle; no nanny replaces it."""
    monkeypatch.setattr(Cluster, "seconds", 0.3)
    backend = Cluster(real.address)
    deadline = time.monotonic() + DEADLINE
    while len(backend.threads()) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    backend.known = set(backend.threads())
    backend.workers = 2
    victim = real.processes[-1]
    done: list[int] = []

    def kill_one(games: int, _decisions: int) -> None:
        done.append(games)
        if len(done) == 4:
            assert victim.poll() is None
            victim.send_signal(signal.SIGKILL)
            victim.wait()

    text, said = text_of(PLAN, 2500, backend, kill_one)
    assert len(done) > 6
    assert text == whole_text(PLAN, 2500)
    assert len(said) == 1
    assert "was lost; its games are played again" in said[0]


def test_only_a_worker_that_is_gone_is_called_lost(
    real: Real, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dask's client writes down anew every other second what it knows of the scheduler, and leaves
    the workers out; here it always does so just before we look."""
    backend = Cluster(real.address)
    update = backend.client._update_scheduler_info

    async def update_and_forget(n_workers: int = 0) -> None:
        await update(n_workers=n_workers)
        await update(n_workers=0)

    monkeypatch.setattr(backend.client, "_update_scheduler_info", update_and_forget)
    try:
        assert backend.threads()
        assert backend.lost() == []
    finally:
        backend.close()


def test_the_command_gives_the_same_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outputs = []
    for where in (("--jobs", "1"), ("--cluster", "local:2")):
        file = tmp_path / where[0]
        ask = ["sim", "dash", "--games", "400", "--seed", "q", "--json", "--out", str(file)]
        assert main([*ask, *where]) == 0
        data = json.loads(capsys.readouterr().out)
        for name in ("jobs", "cluster", "seconds", "decisions_per_second"):
            del data[name]
        outputs.append((file.read_bytes(), json.dumps(data)))
    assert outputs[0] == outputs[1]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dash", "doom", "hunt"])
def test_many_games_give_the_same_bytes(game: str, tmp_path: Path) -> None:
    games = {"dash": "20000", "doom": "5000", "hunt": "500"}[game]
    files = []
    for where in (("--jobs", "1"), ("--jobs", "2"), ("--cluster", "local:2")):
        file = tmp_path / "".join(where)
        assert main(["sim", game, "--games", games, "--json", "--out", str(file), *where]) == 0
        files.append(file.read_bytes())
    assert files[0] == files[1] == files[2]


def test_a_tournament_on_the_cluster(real: Real, capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for where in (("--jobs", "1"), ("--cluster", real.address)):
        assert main(["tournament", "dash", "--games", "5", "--json", *where]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]


# What cannot be


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("tcp://127.0.0.1:9", "cannot be reached: connection refused"),
        ("tcp://127.0.0.1:99999", "cannot be reached"),
        ("10.0.0.5:8786", "a cluster is local:2 or the address"),
        ("local:0", "a cluster is local:2 or the address"),
        ("local:many", "a cluster is local:2 or the address"),
        ("tcp://", "a cluster is local:2 or the address"),
    ],
)
def test_a_scheduler_that_cannot_be_reached(
    address: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "dash", "--games", "5", "--cluster", address]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_somebody_else_listens_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A web server, say: it takes the connection and never speaks as a scheduler does."""
    monkeypatch.setattr(backends, "REACH_SECONDS", 1.0)
    with socket.create_server((HERE, 0)) as other:
        port = other.getsockname()[1]
        assert main(["sim", "dash", "--games", "5", "--cluster", f"tcp://{HERE}:{port}"]) == 2
    said = capsys.readouterr()
    assert "does not answer as one" in said.err
    assert "Traceback" not in said.err


def test_without_dask_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(RingtableError, match=r"ringtable\[sim\]") as refused:
        Cluster("local:2")
    assert refused.value.reason == "no-dask"


def test_jobs_and_cluster_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "dash", "--jobs", "2", "--cluster", "local:2"]) == 2
    assert "name one of them" in capsys.readouterr().err


def test_a_lost_scheduler_leaves_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "dask"
    folder.mkdir()
    lost = Real(folder)
    monkeypatch.setattr(Cluster, "seconds", 0.2)
    honest = Cluster.submit
    begun: list[int] = []

    def submit(self: Cluster, *arguments: Any) -> Any:
        begun.append(1)
        if len(begun) == 8:
            lost.processes[0].send_signal(signal.SIGKILL)
        return honest(self, *arguments)

    monkeypatch.setattr(Cluster, "submit", submit)
    file = tmp_path / "results.json"
    ask = ["sim", "dash", "--games", "100000", "--cluster", lost.address, "--out", str(file)]
    try:
        assert main(ask) == 2
    finally:
        lost.stop()
    said = capsys.readouterr().err
    assert "was lost" in said
    assert f"go on with: ringtable sim --continue {file}" in said
    assert 0 < json.loads(file.read_text())["games"] < 100000


def test_ctrl_c_leaves_a_result_that_goes_on(tmp_path: Path) -> None:
    """With a real terminal Ctrl+C reaches all processes of the group; so it does here."""
    program = Path(sys.executable).with_name("ringtable")
    asking = subprocess.Popen(
        [program, "sim", "dash", "--games", "1000000", "--jobs", "2", "--json"],
        cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    children = Path(f"/proc/{asking.pid}/task/{asking.pid}/children")
    deadline = time.monotonic() + DEADLINE
    while len(children.read_text().split()) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(1)  # games take milliseconds
    os.killpg(asking.pid, signal.SIGINT)
    out, err = asking.communicate(timeout=DEADLINE)
    assert asking.returncode == 130, err
    data = json.loads(out)
    assert data["partial"] is True
    assert data["asked"] == 1_000_000
    assert 0 < data["games"] < 1_000_000
    assert err.count(b"\n") == 1, err
    assert f"{data['games']:,} of 1,000,000 games are in sim-dash-1.json".encode() in err
    kept = json.loads((tmp_path / "sim-dash-1.json").read_text())
    most = kept["batches"][0]["done"][-1][1] + 50  # there may be gaps before the last of them
    again = subprocess.run(
        [program, "sim", "--continue", "sim-dash-1.json", "--games", str(most), "--json"],
        cwd=tmp_path, capture_output=True, check=True, timeout=DEADLINE,
    )  # fmt: skip
    done = json.loads(again.stdout)
    assert (done["games"], done["partial"]) == (most, False)
    once = subprocess.run(
        [program, "sim", "dash", "--games", str(most), "--json"],
        capture_output=True, check=True, timeout=DEADLINE,
    )  # fmt: skip
    assert json.loads(once.stdout)["fingerprint"] == done["fingerprint"]


def test_a_second_ctrl_c_loses_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes while the workers are being ended."""
    file = tmp_path / "results.json"
    begun: list[int] = []
    submit = Here.submit

    def interrupted(self: Here, *arguments: Any) -> Any:
        begun.append(1)
        if len(begun) == 4:
            raise KeyboardInterrupt
        return submit(self, *arguments)

    monkeypatch.setattr(Here, "submit", interrupted)
    monkeypatch.setattr(Here, "close", lambda _: signal.raise_signal(signal.SIGINT))
    assert main(["sim", "dash", "--games", "5000", "--json", "--out", str(file)]) == 130
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == json.loads(file.read_text())["games"] > 0
    assert "interrupted; " in said.err


def test_ctrl_c_while_workers_begin_comes_afterwards_and_not_to_them() -> None:
    """One that is only being loaded would die of it, with a page of complaints."""
    blocked: list[str] = []
    with pytest.raises(KeyboardInterrupt), deaf_children():  # noqa: PT012 - it comes at the end
        signal.raise_signal(signal.SIGINT)
        with subprocess.Popen(["sleep", "60"]) as child:
            blocked += Path(f"/proc/{child.pid}/status").read_text().split("SigBlk:")[1].split()
            child.kill()
    assert int(blocked[0], 16) & 1 << signal.SIGINT - 1
