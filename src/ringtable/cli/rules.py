"""The rules of a game: the whole page, a clause (D3.2), a chapter (D3), or a word to look for.

A clause or chapter asked for by its number is found in the part for developers too."""

import re
from argparse import ArgumentParser, Namespace

from rich.markdown import Markdown

from ringtable import api, rulebook
from ringtable.cli.arguments import BadArgument, add_game, add_json
from ringtable.cli.screen import console, print_json
from ringtable.cli.words import add_language

CLAUSE = re.compile(r"[A-Za-z]{1,2}(?:-EX|C)?\d+(?:\.R?\d+)?[a-z]?", re.IGNORECASE)


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("what", nargs="*", help="a clause, a chapter, or words to look for")
    parser.add_argument(
        "--developers", action="store_true", help="the part for developers instead (English)"
    )
    add_language(parser)
    add_json(parser)


def run(wish: Namespace) -> int:
    game = api.load(wish.game)
    if not wish.what:
        return show_page(game.id, wish.lang, wish.developers, wish.json)
    found = look_up(game.id, wish.lang, wish.developers, " ".join(wish.what))
    if wish.json:
        print_json(found)
        return 0
    for text in found.values():
        show_markdown(text)
    return 0


def show_page(game: str, language: str, developers: bool, as_json: bool) -> int:
    if as_json:
        print_json(part(game, language, developers))
    elif developers:
        show_markdown(rulebook.developers_text(game))
    else:
        show_markdown(rulebook.rules_text(game, language))
    return 0


def part(game: str, language: str, developers: bool) -> dict[str, str]:
    """The clauses of one part."""
    if developers:
        return rulebook.clauses_of(rulebook.developers_text(game))
    return rulebook.clauses(game, language)


def look_up(game: str, language: str, developers: bool, what: str) -> dict[str, str]:
    """The clauses with this id, of this chapter, or that speak of something."""
    clauses = rulebook.all_clauses(game, language)
    ids = {id.lower(): id for id in clauses}
    wanted = what.lower()
    if wanted in ids:
        below = [id for id in clauses if re.fullmatch(re.escape(ids[wanted]) + "[a-z]", id)]
        return {id: clauses[id] for id in [ids[wanted], *below]}
    chapter = {id: text for id, text in clauses.items() if id.lower().startswith(wanted + ".")}
    if chapter:
        return chapter
    if CLAUSE.fullmatch(what):
        raise BadArgument(f"the rules of {game} have no clause {what!r}")
    read = part(game, language, developers)
    found = {id: text for id, text in read.items() if wanted in text.lower()}
    if not found:
        raise BadArgument(f"the rules of {game} say nothing about {what!r}")
    return found


def show_markdown(text: str) -> None:
    screen = console()
    if screen.is_terminal:
        screen.print(Markdown(text))
    else:
        print(text)
