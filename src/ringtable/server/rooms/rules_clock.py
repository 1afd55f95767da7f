"""A limit on the time that the rules of one match may take, so that an endless loop in them stops
that match and no other."""

import signal
import threading
from types import FrameType, TracebackType
from typing import Final

LIMIT: Final = 2  # ticks of the clock: the rules get between one and two of them


class EndlessRules(Exception):
    """The rules did not come to an end."""


class RulesClock:
    """`with RULES_CLOCK:` around anything that runs rules. Works once `arm` was called in the main
    thread; elsewhere (some tests) the rules run without a limit. One clock ticks all the time:
    setting it for every action would cost more than many an action."""

    def __init__(self) -> None:
        self.running = False
        self.ticks = 0

    def arm(self, seconds: float) -> None:
        """Processor time for one action; a healthy one takes a few milliseconds at most."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGVTALRM, self.tick)
            tick = seconds / LIMIT
            signal.setitimer(signal.ITIMER_VIRTUAL, tick, tick)

    def tick(self, _number: int, _frame: FrameType | None) -> None:
        self.ticks += 1
        if self.running and self.ticks >= LIMIT:
            self.running = False
            raise EndlessRules("the rules did not come to an end")

    def __enter__(self) -> None:
        self.ticks = 0
        self.running = True

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.running = False


RULES_CLOCK: Final = RulesClock()
