"""Which numbers stand for actions and features of a game, for learning.

ringtable rl hunt                  how many there are
ringtable rl hunt --survey 2000    play random games, add what is new to the lists of the project
ringtable rl doom --survey 300 --bot heuristic    the same by a bot that gets further
"""

from argparse import ArgumentParser, Namespace
from importlib.resources import files
from pathlib import Path

from ringtable import api
from ringtable.cli.arguments import BadArgument, add_game, add_json, reason_of, whole_number
from ringtable.cli.screen import console, print_json, table
from ringtable.rl import names
from ringtable.rl.survey import survey, with_new


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--survey", metavar="GAMES", type=whole_number(1, 1_000_000))
    parser.add_argument("--bot", default="random", help="who plays in a survey (random)")
    add_json(parser)


def run(wish: Namespace) -> int:
    game = api.load(wish.game)
    if wish.survey:
        grow(game.id, wish.survey, wish.bot)
        names.actions_of.cache_clear()
        names.features_of.cache_clear()
    features = names.features_of(game.id)
    numberings = {"actions": names.actions_of(game.id), "features": features.numbering}
    data = {
        kind: {"size": one.size, "shared": one.spill, "names": one.names}
        for kind, one in numberings.items()
    }
    if wish.json:
        print_json({"game": game.id, **data, "left_out": sorted(features.left_out)})
        return 0
    shown = table("", ">size", ">shared", ">names", "from", "to")
    for kind, one in numberings.items():
        ends = (one.names[0], one.names[-1]) if one.names else ("", "")
        shown.add_row(kind, str(one.size), str(one.spill), str(len(one.names)), *ends)
    console().print(shown)
    return 0


def grow(game: str, games: int, bot: str) -> None:
    """Add what some games bring to the end of the lists."""
    folder = Path(str(files(names)))
    for kind, met in zip(
        ("actions", "features"), survey(api.load(game), games, bot=bot), strict=True
    ):
        lines = with_new(names.lines(game, kind), met)
        file = folder / f"{game}.{kind}"
        try:
            file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        except OSError as problem:
            raise BadArgument(f"{file} cannot be written: {reason_of(problem)}") from None
