"""Which clauses of a rules page are cited by a test, which are not, and which never will be."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from ringtable import api
from ringtable.cli.arguments import BadArgument, add_game, add_json
from ringtable.cli.screen import print_json


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--tests", type=Path, default=None, help="the folder of the tests; ./tests by default"
    )
    add_json(parser)


def run(wish: Namespace) -> int:
    """The exit code is 1 while a clause is without a test."""
    from ringtable.testing.clauses import coverage

    game = api.load(wish.game)
    tests = wish.tests or tests_folder()
    if not (tests / "games" / game.id).is_dir():
        raise BadArgument(f"there are no tests of {game.id} in {tests}; name the folder by --tests")
    covered = coverage(game.id, tests)
    if wish.json:
        print_json(covered.to_data())
    else:
        print(f"{game.title}: {len(covered.total)} clauses, {len(covered.cited)} cited by tests")
        for clause, reason in covered.exceptions.items():
            print(f"  {clause} needs no test: {reason}")
        for clause in covered.uncited:
            print(f"  {clause} is cited by no test")
    return 1 if covered.uncited else 0


def tests_folder() -> Path:
    """In a working copy the tests lie beside the sources, from wherever the command is called."""
    beside = Path(__file__).resolve().parents[3] / "tests"
    return beside if beside.is_dir() else Path("tests")
