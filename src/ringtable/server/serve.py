"""Starting the server."""

import asyncio
import gc
import os
import sys
from pathlib import Path
from typing import Any, Final

import uvicorn

from ringtable.kernel.errors import RingtableError
from ringtable.server.http.app import Application, make_app
from ringtable.server.http.connections import HttpLine, SocketLine
from ringtable.server.http.counters import shared_file
from ringtable.server.logs import set_up_logs
from ringtable.server.settings import COUNTERS, settings_from_environment
from ringtable.server.storage.database import (
    BadDatabase,
    check_version,
    is_missing,
    is_sqlite,
    url_of,
)

DATABASE: Final = "RINGTABLE_DB"

# How connections are served; the doorkeeper itself looks at who stands behind a proxy.
LINES: Final[dict[str, Any]] = {
    "http": HttpLine,
    "ws": SocketLine,
    "ws_max_size": 128 * 1024,
    "ws_per_message_deflate": False,  # costs more than all rules together
    "proxy_headers": False,
    "access_log": False,
    "log_config": None,
    "server_header": False,
}


def serve(db: str, host: str = "127.0.0.1", port: int = 8000, workers: int = 1) -> None:
    """Serve tables until told to stop. Several workers need PostgreSQL."""
    if workers > 1 and is_sqlite(url_of(db)):
        raise BadDatabase(
            "Several workers need PostgreSQL (--db postgresql://…): "
            "a SQLite file belongs to one process."
        )
    url = url_of(db)
    if not is_missing(url):
        asyncio.run(check_version(url))
    os.umask(0o077)  # whatever we write holds secrets of players
    os.environ[DATABASE] = db  # workers are processes of their own and read it there
    options = {**LINES, "host": host, "port": port, "timeout_graceful_shutdown": 10}
    print(f"Ringtable: http://{host}:{port}/ (Ctrl+C ends it)", flush=True)
    if workers > 1:
        os.environ[COUNTERS] = shared_file()
        try:
            uvicorn.run(
                "ringtable.server.serve:worker_app", factory=True, workers=workers, **options
            )
        finally:
            Path(os.environ.pop(COUNTERS)).unlink()
    else:
        uvicorn.run(worker_app(), **options)


def worker_app() -> Application:
    """The application of one process."""
    settings = settings_from_environment(os.environ[DATABASE])
    set_up_logs(settings.log_json)
    app = make_app(settings)
    # Everything loaded so far stays: the collector need not look at it again and again.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    return app


def main(arguments: list[str] | None = None) -> int:
    import argparse

    parser = argparse.ArgumentParser("ringtable.server", description="Serve tables.")
    parser.add_argument("--db", default="sqlite:///ringtable.db")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--workers", type=int, default=1)
    wish = parser.parse_args(arguments)
    try:
        serve(wish.db, wish.host, wish.port, wish.workers)
    except RingtableError as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0
