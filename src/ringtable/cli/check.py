"""Verify a record: its seal, the dice against the promised key, every position and the result."""

from argparse import ArgumentParser, Namespace

from ringtable import api
from ringtable.cli.arguments import add_json, read_text
from ringtable.cli.screen import print_json


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("record", help="the file")
    add_json(parser)


def run(wish: Namespace) -> int:
    match = api.check_record(read_text(wish.record))
    outcome = match.outcome
    if wish.json:
        print_json(
            {
                "game": match.game.id,
                "seats": match.seats,
                "options": match.options,
                "moves": len(match.moves),
                "taken_back": len(match.taken_back),
                "commitment": match.commitment,
                "outcome": None if outcome is None else outcome.to_data(),
            }
        )
        return 0
    if outcome is None:
        result = "not finished"
    else:
        winners = " and ".join(f"seat {seat + 1}" for seat in outcome.winners) or "nobody"
        why = ", ".join(one for one in (outcome.reason, outcome.clause) if one)
        result = f"won by {winners} ({why})"
    print(f"The record is genuine: {match.game.title}, {len(match.moves)} moves, {result}.")
    if match.taken_back:
        print(f"Taken back after dice or news: {len(match.taken_back)}.")
    return 0
