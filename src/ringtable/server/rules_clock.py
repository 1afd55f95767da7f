"""A limit on the time that the rules of one match may take, so that an endless loop in them stops
that match and no other."""

import signal
import threading
from types import FrameType, TracebackType
from typing import Final


class EndlessRules(Exception):
    """The rules did not come to an end."""


class RulesClock:
    """`with RULES_CLOCK:` around anything that runs rules. Works once `arm` was called in the main
    thread; elsewhere (some tests) the rules run without a limit."""

    def __init__(self) -> None:
        self.armed = False
        self.seconds = 0.0

    def arm(self, seconds: float) -> None:
        """Processor time for one action; a healthy one takes a few milliseconds at most."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGVTALRM, out_of_time)
            self.seconds = seconds
            self.armed = True

    def __enter__(self) -> None:
        if self.armed:
            signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.armed:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def out_of_time(_number: int, _frame: FrameType | None) -> None:
    raise EndlessRules("the rules did not come to an end")


RULES_CLOCK: Final = RulesClock()
