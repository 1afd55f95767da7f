"""Serve tables for browsers until told to stop (Ctrl+C)."""

from argparse import ArgumentParser, Namespace

from ringtable.cli.arguments import PORT, whole_number


def add_arguments(parser: ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets others in")
    parser.add_argument("--port", type=PORT, default=8000)
    parser.add_argument(
        "--workers", type=whole_number(1, 64), default=1, help="several need PostgreSQL"
    )


def add_database(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--db", default="sqlite:///ringtable.db", help="a SQLite file or postgresql://…"
    )


def run(wish: Namespace) -> int:
    from ringtable.server.serve import serve

    serve(wish.db, wish.host, wish.port, wish.workers)
    return 0
