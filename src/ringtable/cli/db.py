"""Backup, restore or upgrade the server's database.

ringtable db backup FILE      everything into a new SQLite file, while the server runs
ringtable db restore FILE     a backup into an empty database
ringtable db upgrade          bring the tables of the database up to date
ringtable db upgrade --dry-run    only try every running match under the present rules
"""

import asyncio
from argparse import ArgumentParser, Namespace

from ringtable.cli.arguments import BadArgument
from ringtable.cli.serve import add_database

ACTIONS = ("backup", "restore", "upgrade")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("action", help=", ".join(ACTIONS))
    parser.add_argument("file", nargs="?", help="the backup")
    parser.add_argument("--dry-run", action="store_true", help="upgrade: change nothing")
    add_database(parser)


def run(wish: Namespace) -> int:
    if wish.action not in ACTIONS:
        raise BadArgument(f"db can {', '.join(ACTIONS)}, not {wish.action!r}")
    if wish.action == "upgrade":
        if wish.file is not None:
            raise BadArgument("db upgrade takes no file; name the database by --db")
        return try_out(wish.db) if wish.dry_run else upgrade(wish.db)
    if wish.file is None:
        raise BadArgument(f"db {wish.action} needs the name of a file")
    if wish.dry_run:
        raise BadArgument("--dry-run belongs to db upgrade")
    from ringtable.server import maintenance

    if wish.action == "backup":
        copied = maintenance.backup(wish.db, wish.file)
    else:
        copied = maintenance.restore(wish.file, wish.db)
    print(f"{copied.rooms:,} tables with {copied.entries:,} entries.")
    return 0


def upgrade(db: str) -> int:
    from ringtable.server import maintenance
    from ringtable.server.storage.database import url_of

    asyncio.run(maintenance.upgrade(url_of(db)))
    print("The database is up to date.")
    return 0


def try_out(db: str) -> int:
    from ringtable.server import maintenance

    tried = maintenance.upgrade_dry_run(db)
    print(f"{tried.tables:,} tables are being played; {len(tried.troubles):,} would not go on.")
    for trouble in tried.troubles:
        print(f"  {trouble.table} ({trouble.game}): {trouble.message}")
    return 1 if tried.troubles else 0
