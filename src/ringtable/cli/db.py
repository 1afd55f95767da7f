"""Backup, restore, upgrade or prune the server's database.

ringtable db backup FILE      everything into a new SQLite file, while the server runs
ringtable db restore FILE     a backup into an empty database
ringtable db upgrade          bring the tables of the database up to date
ringtable db upgrade --dry-run    only try every running match under the present rules
ringtable db prune --unplayed 30 --finished 365 --abandoned 90 --records FOLDER
    remove tables so many days after the last thing that happened there; keep records of matches
"""

import asyncio
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from ringtable.cli.arguments import BadArgument
from ringtable.cli.serve import add_database

ACTIONS = ("backup", "restore", "upgrade", "prune")
MOST_DAYS = 36_500


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("action", help=", ".join(ACTIONS))
    parser.add_argument("file", nargs="?", help="the backup")
    parser.add_argument("--dry-run", action="store_true", help="upgrade, prune: change nothing")
    kinds = {
        "unplayed": "nobody ever moved",
        "finished": "the match is over",
        "abandoned": "nobody has moved any more",
    }
    for kind, meaning in kinds.items():
        parser.add_argument(
            f"--{kind}",
            type=days,
            default=0.0,
            metavar="DAYS",
            help=f"prune tables where {meaning}",
        )
    parser.add_argument(
        "--records", default="", metavar="FOLDER", help="prune: keep the records of matches there"
    )
    add_database(parser)


def days(text: str) -> float:
    """A number of days, at least one: what was moved at today is in use."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 1 <= found <= MOST_DAYS:
        raise ArgumentTypeError(f"{text!r} is not a number of days, 1 or more")
    return found


def run(wish: Namespace) -> int:
    if wish.action not in ACTIONS:
        raise BadArgument(f"db can {', '.join(ACTIONS)}, not {wish.action!r}")
    if wish.action == "prune":
        return prune(wish)
    if wish.unplayed or wish.finished or wish.abandoned or wish.records:
        raise BadArgument("--unplayed, --finished, --abandoned and --records belong to db prune")
    if wish.action == "upgrade":
        if wish.file is not None:
            raise BadArgument("db upgrade takes no file; name the database by --db")
        return try_out(wish.db) if wish.dry_run else upgrade(wish.db)
    if wish.file is None:
        raise BadArgument(f"db {wish.action} needs the name of a file")
    if wish.dry_run:
        raise BadArgument("--dry-run belongs to db upgrade and db prune")
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


def prune(wish: Namespace) -> int:
    from ringtable.server.maintenance import pruned
    from ringtable.server.retention import Keep

    keep = Keep(wish.unplayed, wish.finished, wish.abandoned, wish.records)
    if wish.file is not None:
        raise BadArgument("db prune takes no file; name the database by --db")
    if not keep.something_goes():
        raise BadArgument("say which tables go: --unplayed, --finished or --abandoned DAYS")
    done = pruned(wish.db, keep, wish.dry_run)
    went = "would go" if wish.dry_run else "removed"
    print(
        f"{done.unplayed:,} unplayed, {done.finished:,} finished and {done.abandoned:,} abandoned "
        f"tables {went}; {done.records:,} records kept."
    )
    if done.stay:
        print(f"{done.stay:,} finished tables stay: their records could not be written.")
    return 1 if done.stay else 0
