"""Play in this terminal: a table in plain text, numbered answers, and the rules at hand.

3           the third answer (or type its text, such as `keep red,black`)
?           all commands            ? keep red   why is that not allowed?
h           advice                  r D4.2       what a clause says
u           take back               q            leave
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from random import Random
from typing import Any

from rich.console import Console
from rich.markup import escape

from ringtable import api, rulebook
from ringtable.bots import Bot, advise, bot_names, decide, make_bot
from ringtable.cli.arguments import (
    BadArgument,
    add_game,
    add_match,
    word_list,
    write_text,
)
from ringtable.cli.screen import console
from ringtable.cli.words import Speaker, add_language, bot_name, names_inside, seat_name
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import Options, PhraseData, View
from ringtable.kernel.match import Match
from ringtable.kernel.view import look

HUMAN = "me"


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats", type=word_list, help=f"who sits where: {HUMAN}, or a bot; several may be you"
    )
    parser.add_argument("--record", help="write the record of the match to this file")
    add_match(parser)
    add_language(parser)


def run(wish: Namespace) -> int:
    game = api.load(wish.game)
    sitting = wish.seats or default_seats(game.seats[0], bot_names(game)[-1])
    if HUMAN not in sitting:
        raise BadArgument(f"nobody is {HUMAN!r} in --seats; bots alone play with `ringtable sim`")
    match = api.new_match(game, len(sitting), wish.seed, dict(wish.option))
    bots = {seat: make_bot(name, game) for seat, name in enumerate(sitting) if name != HUMAN}
    names = names_of(wish.lang, game.id, sitting, match.options)
    chance = Random()  # noqa: S311 - of the bots; the dice have their own
    speaker = Speaker(wish.lang, names, sitting.index(HUMAN))
    speaker.inside = names_inside(wish.lang, game.id, len(sitting), match.options)
    table = Table(match, bots, speaker, chance)
    table.play()
    if wish.record:
        write_text(wish.record, api.write_record(table.match, names))
    return 0


def names_of(language: str, game: str, sitting: list[str], options: Options) -> list[str]:
    """What those at the table are called: people by what they play, bots by their kind; the second
    bot of a kind gets a number."""
    names: list[str] = []
    for seat, who in enumerate(sitting):
        name = bot_name(language, who)
        if who == HUMAN:
            name = seat_name(language, game, len(sitting), seat, options)
        names.append(f"{name} {seat + 1}" if name in names else name)
    return names


def default_seats(least: int, bot: str) -> list[str]:
    """Alone where the game allows it, else against its best bot."""
    return [HUMAN, *[bot] * (least - 1)]


def is_order(options: list[dict[str, Any]]) -> bool:
    """Whether every answer is an order of the same things."""
    return all(option["data"].get("ordered") for option in options)


def ordered(numbers: list[str], options: list[dict[str, Any]]) -> str:
    """The answer whose things come in this order. The last one need not be said; what is no order
    is refused as it was written."""
    things = options[0]["things"]
    wanted = [things[int(number) - 1] for number in numbers if 0 < int(number) <= len(things)]
    wanted += (
        [thing for thing in things if thing not in wanted] if len(wanted) > len(things) - 2 else []
    )
    for option in options:
        if option["things"] == wanted:
            return str(option["text"])
    return " ".join(numbers)


class Left(Exception):
    """The player has had enough."""


class Table:
    """A match around a terminal."""

    def __init__(
        self, match: Match, bots: dict[int, Bot], speaker: Speaker, chance: Random
    ) -> None:
        self.match = match
        self.game = match.game
        self.bots = bots
        self.speaker = speaker
        self.chance = chance
        self.screen: Console = console()
        self.commands: dict[str, Callable[[int, str], None]] = {
            "?": self.why_not,
            "h": self.advice,
            "u": self.take_back,
            "r": self.rule,
            "q": self.leave,
        }

    def play(self) -> None:
        self.screen.print(self.line("commitment", hash=self.match.commitment))
        self.tell(self.match.opening, None)
        try:
            while self.match.outcome is None:
                seat = self.match.waiting()[0]
                if seat in self.bots:
                    self.bot_moves(seat)
                else:
                    self.human_moves(seat)
        except (Left, EOFError):
            self.screen.print(self.line("left"))
            return
        self.show_table(self.speaker.seat)
        self.screen.print(self.line("key", key=self.match.key.hex()))

    def bot_moves(self, seat: int) -> None:
        state = self.match.state
        action = decide(self.bots[seat], self.game, state, seat, self.chance)
        texts = dict(
            zip(self.game.flow.options(state, seat), self.match.options_of(seat), strict=True)
        )
        before = self.view(self.speaker.seat)
        self.tell(self.match.play(texts[action], seat), before)

    def human_moves(self, seat: int) -> None:
        self.speaker.seat = seat
        self.show_table(seat)
        view = self.view(seat)
        options = view["question"]["options"]
        asked = self.say(view["question"]["prompt"], view)
        if self.match.seats - len(self.bots) > 1:
            asked = f"{escape(self.speaker.names[seat])}: {asked}"
        self.screen.print(f"[bold]{asked}[/bold]")
        if is_order(options):
            self.show_things(options[0], view)
        else:
            self.show_answers(options, view)
        while True:
            wish = self.screen.input("> ").strip()
            word, _, rest = wish.partition(" ")
            try:
                if word in self.commands:
                    self.commands[word](seat, rest.strip())
                    if word == "u":
                        return
                elif wish:
                    self.tell(self.match.play(self.text_of(wish, options), seat), view)
                    return
            except RingtableError as problem:
                self.refuse(seat, wish, problem)

    def show_answers(self, options: list[dict[str, Any]], view: dict[str, Any]) -> None:
        for number, option in enumerate(options, 1):
            text = escape(option["text"])
            self.screen.print(
                f"  [bold]{number:2}[/bold]  {self.say(option['label'], view)}  [dim]{text}[/dim]"
            )

    def show_things(self, first: dict[str, Any], view: dict[str, Any]) -> None:
        """What is put in order, each thing once: the first answer has them as they are numbered."""
        (called,) = first["label"]["values"].values()
        for number, name in enumerate(called["names"], 1):
            called_so = self.say({"id": name, "values": {}}, view)
            self.screen.print(f"  [bold]{number:2}[/bold]  {called_so}")
        count = len(first["things"])
        numbers = " ".join(str(number) for number in range(count, 0, -1))
        self.screen.print(self.line("order", example=numbers))

    def text_of(self, wish: str, options: list[dict[str, Any]]) -> str:
        """The action that a number stands for, or several numbers where things are put in order;
        anything else is a text already."""
        if is_order(options) and all(part.isdecimal() for part in wish.split()):
            return ordered(wish.split(), options)
        if not wish.isdecimal():
            return wish
        if not 1 <= int(wish) <= len(options):
            raise BadArgument(self.speaker.line("no-number", count=len(options)))
        return str(options[int(wish) - 1]["text"])

    def refuse(self, seat: int, wish: str, problem: RingtableError) -> None:
        """Say why not: by the rule that forbids it, if there is one."""
        if problem.clause:
            self.why_not(seat, wish)
        else:
            self.screen.print(f"[red]{escape(self.speaker.problem(problem))}[/red]")

    # Commands

    def why_not(self, seat: int, thing: str) -> None:
        if not thing:
            self.screen.print(self.line("help"))
            return
        refusal = self.game.flow.why_not(self.match.state, seat, thing)
        if refusal is not None:
            cause = f" [dim]{escape(refusal.clause)}[/dim]" if refusal.clause else ""
            self.screen.print(self.say(refusal.phrase.to_data(), self.view(seat)) + cause)
        elif thing in self.match.options_of(seat):
            self.screen.print(self.line("allowed"))
        else:
            self.screen.print(self.line("unknown-thing"))

    def advice(self, seat: int, _rest: str) -> None:
        state = self.game.determinize(self.match.state, seat, self.chance)
        advice = advise(self.game, state, seat, self.chance)
        heading = "advice-exact" if advice.exact else "advice"
        self.screen.print(self.line(heading, bot=bot_name(self.speaker.language, advice.bot)))
        view = self.view(seat)
        options = view["question"]["options"]
        labels = {option["text"]: self.say(option["label"], view) for option in options}
        for line in advice.lines:
            text = escape(line.action)
            chance = f"{line.value:6.1%}" if advice.exact else f"≈{line.value:5.0%}"
            self.screen.print(f"  {chance}  {labels[line.action]}  [dim]{text}[/dim]")

    def take_back(self, seat: int, _rest: str) -> None:
        self.match.undo(seat, consent=self.match.seats == 1)
        self.screen.print(self.line("taken-back"))

    def rule(self, _seat: int, clause: str) -> None:
        self.screen.print(
            escape(rulebook.clause(self.game.id, clause.upper(), self.speaker.language))
        )

    def leave(self, _seat: int, _rest: str) -> None:
        raise Left

    # Words

    def view(self, seat: int) -> View:
        return look(self.game, self.match.state, seat)

    def show_table(self, seat: int) -> None:
        text = self.game.text_table(self.view(seat), self.speaker.voice)
        self.screen.print(f"\n{escape(text)}\n")

    def tell(self, facts: list[Fact], before: View | None) -> None:
        for line in self.speaker.tell(self.game, facts, before):
            if line:
                self.screen.print(line)

    def say(self, phrase: PhraseData, view: View) -> str:
        (dressed,) = self.speaker.in_words_of(self.game, [phrase], view)
        return escape(self.speaker.say(dressed))

    def line(self, id: str, **values: object) -> str:
        return escape(self.speaker.line(id, **values))
