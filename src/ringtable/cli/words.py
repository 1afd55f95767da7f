"""Sentences for the terminal, from the language catalog."""

import re
from argparse import ArgumentParser
from collections.abc import Mapping
from typing import Any, Final

from rich.markup import escape

from ringtable import catalog
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import Game, Options, PhraseData, View


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=catalog.LANGUAGES, default="en", help="language of the texts"
    )


# Before what begins a sentence.
BEGINS: Final = re.compile(r"(^|[.!?…][\"”»]?\s+)[\"“„«]?$")


class Speaker:
    """Says things in one language to one audience, with the names of those at the table. What is
    no proper name but says who plays there has a small letter where a sentence goes on."""

    def __init__(self, language: str, names: list[str], seat: int = -1) -> None:
        self.language = language
        self.names = names
        self.seat = seat  # below zero: a spectator
        self.inside: dict[str, str] = {}

    def voice(self, phrase: catalog.Sayable) -> str:
        """What a game's text table is written with."""
        return self.say(phrase.to_data())

    def say(self, phrase: Mapping[str, Any]) -> str:
        sentence = catalog.say(self.language, phrase, self.names)
        for called, inside in self.inside.items():
            first, *rest = sentence.split(called)
            sentence = first
            for after in rest:
                sentence += (called if BEGINS.search(sentence) else inside) + after
        return sentence

    def line(self, id: str, **values: object) -> str:
        """A sentence of the terminal itself."""
        return self.say({"id": f"terminal-{id}", "values": values})

    def problem(self, problem: RingtableError) -> str:
        """What went wrong: common reasons are in the catalog, others the error says in English."""
        id = f"problem-{problem.reason}"
        return (
            self.say({"id": id, "values": {}}) if catalog.has(self.language, id) else str(problem)
        )

    def in_words_of(
        self, game: Game, phrases: list[PhraseData], view: View | None
    ) -> list[PhraseData]:
        """Phrases as the game says them one after another, from the position of the view on."""
        return phrases if game.dress is None else game.dress(phrases, view, self.voice)

    def tell(self, game: Game, facts: list[Fact], view: View | None) -> list[str]:
        """What happened from the position of the view on, or from the beginning of a match, with
        the clauses and cards it rests on; an empty line for what this audience may not hear."""
        shown = [fact.for_seat(self.seat) for fact in facts]
        heard = self.in_words_of(game, [one for one in shown if one is not None], view)
        lines = iter(heard)
        return ["" if one is None else self.line_of_log(next(lines)) for one in shown]

    def line_of_log(self, fact: PhraseData) -> str:
        cause = escape(catalog.say_cause(self.language, fact))
        return escape(self.say(fact)) + (f" [dim]{cause}[/dim]" if cause else "")


WAR_ROLES: Final = {
    2: ("free", "shadow"),
    3: ("free", "sauron", "isengard"),
    4: ("gondor", "rohan", "sauron", "isengard"),
}


def role_of(game: str, seats: int, seat: int, options: Options) -> str:
    """The message that says what is played on a seat."""
    if game == "hunt" and seat:
        return "role-hunt-2" if seats == 2 else f"role-hunt-2-{seat}"
    if game == "war":
        return f"role-war-{WAR_ROLES[seats][seat]}"
    if game == "quest":
        deck = options[f"deck_{seat + 1}"]
        return f"role-quest-{deck}"
    return f"role-{game}-{seat + 1}"


def seat_name(language: str, game: str, seats: int, seat: int, options: Options) -> str:
    """Who sits there, by what is played there; a game from elsewhere numbers its seats."""
    role = role_of(game, seats, seat, options)
    if game == "quest" and not catalog.has(language, role):
        role = "role-quest-own"
    for id in (f"{role}.who", role):
        if catalog.has(language, id):
            return catalog.text(language, id)
    return catalog.text(language, "seat-number", number=seat + 1)


def names_inside(language: str, game: str, seats: int, options: Options) -> dict[str, str]:
    """How those who are called by what they play are called where a sentence goes on."""
    roles = [role_of(game, seats, seat, options) for seat in range(seats)]
    return {
        seat_name(language, game, seats, seat, options): catalog.text(language, f"{role}.inside")
        for seat, role in enumerate(roles)
        if catalog.has(language, f"{role}.inside")
    }


def bot_name(language: str, bot: str) -> str:
    id = f"bot-{bot.partition(':')[0]}"
    if catalog.has(language, id):
        return catalog.text(language, id)
    return catalog.text(language, "bot-unknown", bot=bot)
