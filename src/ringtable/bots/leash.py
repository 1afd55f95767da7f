"""Start a program that ends when we end, behind everything else, with a limit to its memory.

Run as a program of its own, by path: `python leash.py PARENT MEGABYTES COMMAND…`. It needs nothing
but the standard library and becomes the command itself.
"""

import ctypes
import os
import resource
import signal
import sys

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of prctl on Linux
BEHIND = 5


def main() -> None:
    parent, megabytes, *command = sys.argv[1:]
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != int(parent):  # it ended before we asked
            sys.exit(1)
    most = int(megabytes) << 20
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(BEHIND)
    os.execvp(command[0], command)  # noqa: S606 - the operator named it


if __name__ == "__main__":
    main()
