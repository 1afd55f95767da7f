"""A PostgreSQL server of our own for a measurement: every commit synced, gone afterwards."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any


def programs() -> Path:
    """Where initdb and pg_ctl are."""
    found = shutil.which("initdb")
    if found and (Path(found).resolve().parent / "pg_ctl").exists():
        return Path(found).resolve().parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not places:
        raise RuntimeError("PostgreSQL is not installed; name a database with --db")
    return places[-1].parent


def other_account() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then its programs, and only they, run as somebody else."""
    if os.geteuid():
        return {}
    try:
        account = pwd.getpwnam("postgres")
    except KeyError:
        account = pwd.getpwnam("nobody")
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}


def run(command: list[str], **how: Any) -> None:
    subprocess.run(command, **how)  # noqa: S603 - PostgreSQL's own programs


class Postgres:
    """A PostgreSQL server that can be frozen and started again."""

    def __init__(self, root: Path, restart: Callable[[], None]) -> None:
        self.root = root
        self.address = f"postgresql://ringtable@/postgres?host={root}"
        self.restart = restart  # without a word to anybody who is connected

    def processes(self) -> list[int]:
        first = int((self.root / "data" / "postmaster.pid").read_text().split()[0])
        found = [first]
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                pid, rest = stat.read_text().split(" ", 1)
                if int(rest.rsplit(")", 1)[1].split()[1]) == first:
                    found.append(int(pid))
        return found

    def signal(self, number: int) -> None:
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def freeze(self) -> None:
        self.signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.signal(signal.SIGCONT)


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    """A server with an empty database that lives as long as the measurement."""
    found, who = programs(), other_account()
    root = Path(tempfile.mkdtemp(prefix="ringtable-pg"))
    if who:
        os.chown(root, who["user"], who["group"])
    root.chmod(0o755)
    quiet: dict[str, Any] = {
        "cwd": root,
        "env": {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]},
        "check": True,
        "stdout": subprocess.DEVNULL,
        **who,
    }
    pg_ctl = [str(found / "pg_ctl"), "-D", str(root / "data"), "-w", "-t", "60"]
    options = f"-c listen_addresses='' -k {root} -c max_connections=200"
    initdb = [str(found / "initdb"), "-D", str(root / "data"), "-U", "ringtable", "-A", "trust"]
    try:
        run([*initdb, "-E", "UTF8"], **quiet)
        run([*pg_ctl, "-l", str(root / "log"), "-o", options, "start"], **quiet)
        try:
            start = [*pg_ctl, "-l", str(root / "log"), "-o", options]
            yield Postgres(root, lambda: run([*start, "-m", "immediate", "restart"], **quiet))
        finally:
            run([*pg_ctl, "-m", "immediate", "stop"], **quiet)
    finally:
        shutil.rmtree(root, ignore_errors=True)
