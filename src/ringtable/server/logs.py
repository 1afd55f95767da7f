"""Structured logs: one JSON object a line. Nothing that opens a seat is ever logged: no headers, no
bodies, no addresses with a query. A line has a bound, whatever somebody sends or fails with."""

import logging
import sys
from typing import Final

import structlog
from structlog.types import EventDict, WrappedLogger

LONGEST: Final = 2000  # characters of one value


def set_up_logs(as_json: bool) -> None:
    steps: list[structlog.types.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
        bounded,
    ]
    if as_json:
        steps.append(structlog.processors.JSONRenderer())
    else:
        steps.append(structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()))
    structlog.configure(
        processors=steps,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(BoundedLines("%(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def bounded(_logger: WrappedLogger, _method: str, line: EventDict) -> EventDict:
    for name, value in line.items():
        if isinstance(value, str):
            line[name] = shortened(value)
        elif not isinstance(value, bool | int | float | None):
            line[name] = shortened(repr(value))
    return line


def shortened(text: str) -> str:
    """The beginning and the end, where a failure says what it was."""
    if len(text) <= LONGEST:
        return text
    return f"{text[: LONGEST // 4]} … {text[-LONGEST * 3 // 4 :]}"


class BoundedLines(logging.Formatter):
    """The same for what libraries say."""

    def format(self, record: logging.LogRecord) -> str:
        return shortened(super().format(record))
