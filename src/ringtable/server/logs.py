"""Structured logs: one JSON object a line. Nothing that opens a seat is ever logged: no headers, no
bodies, no addresses with a query."""

import logging
import sys

import structlog


def set_up_logs(as_json: bool) -> None:
    steps: list[structlog.types.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
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
    logging.basicConfig(level=logging.WARNING, format="%(message)s", stream=sys.stderr, force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.INFO)
