"""Load: many tables at once against a real server process, with its figures.

`main` is what `ringtable load` runs. The server is a process of its own; this process plays.
"""

from ringtable.loadtest.command import main

__all__ = ["main"]
