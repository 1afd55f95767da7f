"""The command `ringtable`: one module per command, loaded when it is used."""

import os
import sys
from importlib import import_module

import ringtable
from ringtable.cli.arguments import Parser, take_options
from ringtable.kernel.errors import RingtableError

COMMANDS = {
    "games": "the games there are",
    "rules": "the rules of a game, a clause of them, or what they say about a word",
    "play": "play in this terminal",
    "sim": "let bots play many games and count the outcomes",
    "tournament": "find out which bot is stronger",
    "bot": "try a bot of your own, or send it to a table",
    "rl": "the numbers of actions and features, for learning",
    "export": "write finished games as rows for notebooks",
    "check": "verify a record: seal, dice, every position, result",
    "replay": "tell a record in words",
    "clauses": "which rules are cited by tests",
    "bench": "measure the speed of this installation",
    "solve": "compute the exact table of a game again",
    "serve": "serve tables for browsers",
    "load": "measure the server with many tables at once",
    "schema": "write the description of the protocol",
    "db": "backup, restore or upgrade the server's database",
}


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code is 2 where it was asked for something that cannot be."""
    arguments = sys.argv[1:] if argv is None else argv
    try:
        return run(arguments)
    except RingtableError as problem:
        print(f"ringtable: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if arguments[0] == "--version":
        print(f"ringtable {ringtable.__version__}")
        return 0
    name, *rest = arguments
    if name not in COMMANDS:
        known = ", ".join(COMMANDS)
        raise RingtableError(f"there is no command {name!r}; commands are: {known}", "command")
    module = import_module(f"ringtable.cli.{name}")
    if name == "load":  # has a parser of its own
        code: int = module.run(rest)
        return code
    parser = Parser(prog=f"ringtable {name}", description=module.__doc__)
    module.add_arguments(parser)
    wish, more = parser.parse_known_args(rest)
    take_options(parser, wish, more)
    code = module.run(wish)
    return code


def overview() -> str:
    lines = ["Five Middle-earth tabletop games, one table.", ""]
    lines += [f"  ringtable {name:11} {summary}" for name, summary in COMMANDS.items()]
    return "\n".join([*lines, "", "ringtable COMMAND --help says more."])
