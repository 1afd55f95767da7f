"""What the server counts and times, for `/metrics`."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

ACTIONS: Final = Counter("ringtable_actions", "Actions played", ["game"], registry=REGISTRY)
REFUSALS: Final = Counter("ringtable_refusals", "Requests refused", ["reason"], registry=REGISTRY)
PUSHES: Final = Counter("ringtable_pushes", "Messages pushed to clients", registry=REGISTRY)
GROUP: Final = Histogram(
    "ringtable_group_size",
    "Changes that shared one transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
COMMITS: Final = Histogram(
    "ringtable_commit_seconds", "Time of one transaction", buckets=SHORT, registry=REGISTRY
)
ROOMS: Final = Gauge("ringtable_live_tables", "Tables held in memory", registry=REGISTRY)
CONNECTIONS: Final = Gauge("ringtable_connections", "Open connections", registry=REGISTRY)
SOCKETS: Final = Gauge("ringtable_sockets", "Open sockets", registry=REGISTRY)
BOT_MOVES: Final = Counter(
    "ringtable_bot_moves", "Moves chosen by bots", ["outcome"], registry=REGISTRY
)
RESTARTS: Final = Counter(
    "ringtable_restarts",
    "Tasks of the server begun again after a fault",
    ["task"],
    registry=REGISTRY,
)
FROZEN: Final = Counter("ringtable_frozen", "Matches frozen by a fault", registry=REGISTRY)
NOTICES: Final = Counter(
    "ringtable_notices", "Turn notices to people who are away", ["outcome"], registry=REGISTRY
)
