"""The games there are, with their seats, options and bots."""

from argparse import ArgumentParser, Namespace

from ringtable import api
from ringtable.bots import bot_names
from ringtable.cli.arguments import add_json
from ringtable.cli.screen import console, print_json, table


def add_arguments(parser: ArgumentParser) -> None:
    add_json(parser)


def run(wish: Namespace) -> int:
    games = [api.load(id) for id in api.ids()]
    if wish.json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": game.title,
                    "min_seats": game.seats[0],
                    "max_seats": game.seats[1],
                    "options": {option.id: list(option.choices) for option in game.options},
                    "bots": bot_names(game),
                }
                for game in games
            ]
        )
        return 0
    shown = table("id", "title", "seats", "options", "bots")
    for game in games:
        low, high = game.seats
        options = [
            f"{option.id}={'|'.join(option.choices) or option.default or '…'}"
            for option in game.options
        ]
        seats = str(low) if low == high else f"{low}–{high}"
        shown.add_row(game.id, game.title, seats, " ".join(options), " ".join(bot_names(game)))
    console().print(shown)
    return 0
