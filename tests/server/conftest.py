"""Databases and servers for the tests of the server."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from ringtable.loadtest.postgres import other_account, programs
from ringtable.server.settings import Settings
from tests.server.playground import Playground

os.environ["RINGTABLE_GAMES"] = "murk=tests.server.secret_game,march=tests.kernel.spikes.march"
# Worker processes and servers of their own find the game of the tests as well.
ROOT = Path(__file__).resolve().parents[2]
os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]).strip(":")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the test run."""
    try:
        found = programs()
    except RuntimeError:
        pytest.fail("PostgreSQL is not installed: apt-get install postgresql")
    who = other_account()
    root = Path(tempfile.mkdtemp(prefix="ringtable-pg"))
    if who:
        os.chown(root, who["user"], who["group"])
    root.chmod(0o755)
    data = str(root / "data")
    env = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}
    quiet: dict[str, Any] = {"cwd": root, "env": env, "check": True, "capture_output": True, **who}
    initdb = [str(found / "initdb"), "-D", data, "-U", "ringtable", "-A", "trust"]
    subprocess.run([*initdb, "-E", "UTF8", "--no-sync"], **quiet)
    pg_ctl = [str(found / "pg_ctl"), "-D", data, "-w", "-t", "60"]
    options = f"-c listen_addresses='' -k {root} -c fsync=off -c max_connections=200"
    log = str(root / "log")
    started = {**quiet, "capture_output": False, "stdout": subprocess.DEVNULL}
    subprocess.run([*pg_ctl, "-l", log, "-o", options, "start"], **started)
    yield f"postgresql://ringtable@/postgres?host={root}"
    subprocess.run([*pg_ctl, "-m", "immediate", "stop"], **quiet)
    shutil.rmtree(root, ignore_errors=True)


ENGINES = ["sqlite", pytest.param("postgres", marks=pytest.mark.pg)]
NUMBERS = iter(range(10**9))


def new_database(engine: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """The address of an empty database."""
    if engine == "sqlite":
        return f"sqlite:///{folder}/tables{next(NUMBERS)}.db"
    server: str = request.getfixturevalue("postgres")
    name = f"tables{os.getpid()}_{next(NUMBERS)}"
    asyncio.run(create_database(server, name))
    return server.replace("/postgres?", f"/{name}?")


async def create_database(server: str, name: str) -> None:
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@pytest.fixture(params=ENGINES)
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, on each engine in turn."""
    return new_database(request.param, request, tmp_path)


@pytest.fixture
def pg_db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database("postgres", request, tmp_path)


@pytest.fixture
def sqlite_db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database("sqlite", request, tmp_path)


@pytest.fixture
def ground(db: str) -> Iterator[Playground]:
    """A running server on each engine in turn."""
    yield from running(Settings(db=db, limits=False, bot_workers=1, bot_moment=0.02))


@pytest.fixture
def ground_on_sqlite(sqlite_db: str) -> Iterator[Playground]:
    """A running server, where the engine does not matter."""
    yield from running(Settings(db=sqlite_db, limits=False, bot_workers=1, bot_moment=0.02))


def running(settings: Settings) -> Iterator[Playground]:
    ground = Playground(settings).start()
    yield ground
    ground.stop()
