"""What an operator can set. The address of the database comes first; the rest has good defaults
and is read from the environment (`RINGTABLE_…`)."""

import os
from pathlib import Path
from typing import Final

from msgspec import Struct

from ringtable.server.storage.database import BUSY_SECONDS

STATIC: Final = Path(__file__).with_name("static")


class Settings(Struct, frozen=True):
    db: str = "sqlite:///ringtable.db"
    limits: bool = True  # rate limits per address and per socket
    origins: tuple[str, ...] = ()  # further origins that may use this server, besides its own
    hosts: tuple[str, ...] = ()  # names that this server answers to, besides addresses and its own
    proxies: tuple[str, ...] = ()  # whose word about the address of a caller is believed
    connections: int = 0  # at most; 0: as many as the system gives room for
    request_seconds: float = 20.0  # for a request to arrive as a whole
    counters: str = ""  # the file by which several workers share their limits
    bot_workers: int = 0  # 0: one less than there are processors, at least one
    bot_seconds: float = 20.0  # longest time for one move; then a simpler bot moves
    rules_seconds: float = 5.0  # of processor time for one action; more is an endless loop
    busy_seconds: float = BUSY_SECONDS
    idle_seconds: float = 600.0  # after which a room nobody watches leaves the memory
    entries: int = 30_000  # of one table; moves may go somewhat beyond
    chat_lines: int = 5_000  # of one table
    entries_in_memory: int = 400_000  # of all tables; those unused longest leave first
    static: Path = STATIC
    log_json: bool = True
    metrics_token: str = ""  # that opens /metrics; without one it opens on this machine only


COUNTERS: Final = "RINGTABLE_COUNTERS"  # set by the server for its own workers


def listed(variable: str) -> tuple[str, ...]:
    """What an operator wrote, separated by commas."""
    return tuple(one.strip() for one in os.environ.get(variable, "").split(",") if one.strip())


def settings_from_environment(db: str) -> Settings:
    env = os.environ
    return Settings(
        db=db,
        limits=env.get("RINGTABLE_LIMITS", "on") != "off",
        origins=listed("RINGTABLE_ORIGINS"),
        hosts=listed("RINGTABLE_HOSTS"),
        proxies=listed("RINGTABLE_PROXIES"),
        connections=int(env.get("RINGTABLE_CONNECTIONS", "0")),
        request_seconds=float(env.get("RINGTABLE_REQUEST_SECONDS", "20")),
        counters=env.get(COUNTERS, ""),
        bot_workers=int(env.get("RINGTABLE_BOT_WORKERS", "0")),
        bot_seconds=float(env.get("RINGTABLE_BOT_SECONDS", "20")),
        rules_seconds=float(env.get("RINGTABLE_RULES_SECONDS", "5")),
        log_json=env.get("RINGTABLE_LOG", "json") != "text",
        metrics_token=env.get("RINGTABLE_METRICS_TOKEN", ""),
    )
