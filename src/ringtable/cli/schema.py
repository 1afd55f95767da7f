"""Write the description of the protocol (OpenAPI 3.1), from which the client's types are made."""

import json
from argparse import ArgumentParser, Namespace

from ringtable.cli.arguments import write_text


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", help="where to; - is the terminal")


def run(wish: Namespace) -> int:
    from ringtable.server.http.schema import openapi

    text = json.dumps(openapi(), ensure_ascii=False, indent=2, sort_keys=True) + "\n"
    if wish.file == "-":
        print(text, end="")
    else:
        write_text(wish.file, text)
    return 0
