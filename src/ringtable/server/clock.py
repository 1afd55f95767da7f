"""The time of day as this process counts it: right when it started, and never set back since.

Deadlines and leases are stored as times of day, for they outlive a process. But an operator, or a
machine after a pause, may set the clock of the system: what waits here must not wait an hour more.
"""

import time
from typing import Final

STARTED: Final = time.time() - time.monotonic()


def now() -> float:
    return STARTED + time.monotonic()
