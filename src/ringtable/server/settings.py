"""What an operator can set. The address of the database comes first; the rest has good defaults
and is read from the environment (`RINGTABLE_…`)."""

import os
from pathlib import Path
from typing import Final

from msgspec import Struct

from ringtable.server.storage.database import BUSY_SECONDS, STORE_SECONDS

STATIC: Final = Path(__file__).with_name("static")

# Where the browsers of today have what is pushed to them delivered.
PUSH_SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://jmt17.google.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.services.mozilla.com",
    "https://web.push.apple.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)


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
    bot_moment: float = 2.0  # seconds before a bot answers where people play people; 0: at once
    rules_seconds: float = 5.0  # of processor time for one action; more is an endless loop
    busy_seconds: float = BUSY_SECONDS
    store_seconds: float = STORE_SECONDS  # to wait for the database; then it is said to be down
    least_space: int = 64 * 1024 * 1024  # bytes on the disk of an embedded database
    idle_seconds: float = 600.0  # after which a room nobody watches leaves the memory
    entries: int = 30_000  # of one table; moves may go somewhat beyond
    chat_lines: int = 5_000  # of one table
    entries_in_memory: int = 400_000  # of all tables; those unused longest leave first
    keep_unplayed: float = 0.0  # days that tables stay at which nobody ever moved; 0: for ever
    keep_finished: float = 0.0
    keep_abandoned: float = 0.0  # days since the last move at a match that goes on
    keep_records: str = ""  # the folder for records of finished matches whose tables go
    address: str = ""  # of this server as people open it, for links in mails and webhooks
    vapid_key: str = ""  # by which this server signs what it pushes to browsers
    vapid_contact: str = ""  # whom a push service can write to
    push_services: tuple[str, ...] = PUSH_SERVICES
    smtp: str = ""  # the mail server: smtp://user:password@host:port, or smtps://…
    mail_from: str = ""
    hooks: tuple[str, ...] = ()  # where webhooks may go
    notice_after: float = 30.0  # seconds that somebody must be away before they are told
    notice_minutes: float = 10.0  # between two notices to a seat
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
        bot_moment=float(env.get("RINGTABLE_BOT_MOMENT", "2")),
        rules_seconds=float(env.get("RINGTABLE_RULES_SECONDS", "5")),
        store_seconds=float(env.get("RINGTABLE_STORE_SECONDS", str(STORE_SECONDS))),
        keep_unplayed=float(env.get("RINGTABLE_KEEP_UNPLAYED", "0")),
        keep_finished=float(env.get("RINGTABLE_KEEP_FINISHED", "0")),
        keep_abandoned=float(env.get("RINGTABLE_KEEP_ABANDONED", "0")),
        keep_records=env.get("RINGTABLE_KEEP_RECORDS", ""),
        address=env.get("RINGTABLE_ADDRESS", "").rstrip("/"),
        vapid_key=env.get("RINGTABLE_VAPID_KEY", ""),
        vapid_contact=env.get("RINGTABLE_VAPID_CONTACT", ""),
        push_services=(*PUSH_SERVICES, *listed("RINGTABLE_PUSH_SERVICES")),
        smtp=env.get("RINGTABLE_SMTP", ""),
        mail_from=env.get("RINGTABLE_MAIL_FROM", ""),
        hooks=listed("RINGTABLE_HOOKS"),
        notice_after=float(env.get("RINGTABLE_NOTICE_AFTER", "30")),
        notice_minutes=float(env.get("RINGTABLE_NOTICE_MINUTES", "10")),
        static=Path(env.get("RINGTABLE_STATIC", STATIC)),
        log_json=env.get("RINGTABLE_LOG", "json") != "text",
        metrics_token=env.get("RINGTABLE_METRICS_TOKEN", ""),
    )
