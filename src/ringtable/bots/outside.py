"""Bots in any language: programs and WebSockets that speak the protocol of docs/bots.md.

A bot outside is named `bot:COMMAND` or by the address `ws://…`, or, where an operator has listed it
in `RINGTABLE_BOTS`, by a name of its own.
"""

import os
import re
import subprocess
import threading
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, Final

import ringtable
from ringtable.bots.bot import RandomBot
from ringtable.bots.lines import MOST, BotFault, Line, Message, ProcessLine, SocketLine
from ringtable.kernel.decision import Action
from ringtable.kernel.game import Bot, Game, Options
from ringtable.kernel.state import State
from ringtable.kernel.view import look

PROTOCOL: Final = 1
THINKING: Final = 5.0  # seconds for an answer, if nobody says otherwise
GREETING: Final = 10.0  # seconds to start and say hello
PREFIX: Final = "bot:"
SOCKETS: Final = ("ws://", "wss://")
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True)
class Hello:
    """How a bot introduced itself."""

    name: str
    games: tuple[str, ...]  # that it plays; none named: all
    position: bool  # it wants a whole position beside the view

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


def read_hello(message: Message) -> Hello:
    name = message.get("name")
    games = message.get("games", [])
    if message["type"] != "hello" or message.get("protocol") != PROTOCOL:
        raise BotFault("protocol", f"it did not say hello in protocol {PROTOCOL}")
    if not isinstance(name, str) or not 1 <= len(name) <= 30 or not name.isprintable():
        raise BotFault("protocol", "its hello has no proper name (up to 30 letters)")
    if not isinstance(games, list) or not all(isinstance(game, str) for game in games):
        raise BotFault("protocol", "its hello has no proper list of games")
    return Hello(name, tuple(games), message.get("position") is True)


class Outside:
    """A bot at the other end of a line. It is called when it is first needed, and again after a
    fault; every question it gets is complete in itself."""

    def __init__(self, address: str, errors: int | None = subprocess.DEVNULL) -> None:
        self.address = address
        self.errors = errors  # where what a program writes to its standard error goes
        self.thinking = THINKING
        self.greeting = GREETING
        self.settings: Options = {}  # of the match, for who wants positions
        self.line: Line | None = None
        self.hello: Hello | None = None
        self.asked = 0

    def greet(self) -> Hello:
        """Call the bot if it is not on the line, and learn who it is."""
        if self.line is not None and self.hello is not None:
            return self.hello
        until = monotonic() + self.greeting
        if self.address.startswith(SOCKETS):
            self.line = SocketLine(self.address, self.greeting)
        else:
            self.line = ProcessLine(self.address.removeprefix(PREFIX), self.errors)
        try:
            words: Message = {"type": "hello", "protocol": PROTOCOL}
            words |= {"engine": f"ringtable {ringtable.__version__}"}
            self.line.send(words, until)
            self.hello = read_hello(self.line.receive(until))
        except BotFault:
            self.close()
            raise
        return self.hello

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        """What the bot answers, or BotFault."""
        texts = game.flow.texts(state, seat)
        seed = random.getrandbits(53)
        position: Message | None = None
        if self.greet().position:
            position = {"key": state.rng.key.hex(), "state": game.save_state(state)}
            position["options"] = game.open_options(self.settings)
        text = self.answer(look(game, state, seat), texts, seed, position)
        return game.flow.options(state, seat)[texts.index(text)]

    def answer(
        self, view: dict[str, Any], texts: list[str], seed: int, position: Message | None = None
    ) -> str:
        """Put a question to the bot; gives one of the texts."""
        hello = self.greet()
        try:
            if not hello.plays(view["game"]):
                raise BotFault("protocol", f"{hello.name} does not play {view['game']}")
            return self.put(view, texts, seed, position)
        except BotFault:
            self.close()  # whatever it says now would be taken for an answer to the next question
            raise

    def put(
        self, view: dict[str, Any], texts: list[str], seed: int, position: Message | None
    ) -> str:
        line = self.line
        assert line is not None  # noqa: S101 - for the type checker
        self.asked += 1
        question: Message = {
            "type": "ask",
            "id": self.asked,
            "game": view["game"],
            "seat": view["seat"],
            "seconds": self.thinking,
            "seed": seed,
            "options": texts,
            "view": view,
        }
        if position is not None:
            question["position"] = position
        until = monotonic() + self.thinking
        line.send(question, until)
        for _ in range(MOST):
            message = line.receive(until)
            if message["type"] != "answer":
                continue  # a note, or something of a later protocol
            if message.get("id") != self.asked:
                raise BotFault("garbage", "its answer is to another question")
            action = message.get("action")
            if action not in texts:
                raise BotFault("illegal", f"{str(action)[:60]!a} is not one of the options")
            return str(action)
        raise BotFault("flood", f"it said {MOST} things and no answer")

    def close(self) -> None:
        """Hang up; a program is ended."""
        line, self.line, self.hello = self.line, None, None
        if line is not None:
            line.close()


class WithStandIn:
    """A bot outside and one that takes over for the rest of a game when it fails."""

    def __init__(self, name: str, outside: Outside, stand_in: Bot | None = None) -> None:
        self.name = name
        self.outside = outside
        self.stand_in: Bot = stand_in or RandomBot()
        self.failed = False
        self.faults: dict[str, int] = {}

    def new_game(self) -> None:
        self.failed = False

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        if not self.failed:
            try:
                return self.outside.choose(game, state, seat, random)
            except BotFault as fault:
                self.failed = True
                what = f"{self.name}: {fault.kind}"
                self.faults[what] = self.faults.get(what, 0) + 1
        return self.stand_in.choose(game, state, seat, random)


class OnTheLine(threading.local):
    """Bots outside that this thread has called and will call again: starting them takes time."""

    def __init__(self) -> None:
        self.bots: dict[str, Outside] = {}


ON_THE_LINE: Final = OnTheLine()
CALLED: Final[list[Outside]] = []  # by any thread


def outside_on_the_line(name: str) -> Outside | None:
    return ON_THE_LINE.bots.get(name)


def stay_on_the_line(name: str, bot: Outside) -> None:
    if name not in ON_THE_LINE.bots:
        ON_THE_LINE.bots[name] = bot
        CALLED.append(bot)


def hang_up() -> None:
    """End all bots outside that this process has called."""
    for bot in CALLED:
        bot.close()


def listed() -> dict[str, str]:
    """The bots outside that an operator has given names: `mine=./mybot --fast; other=ws://…`."""
    bots = {}
    for entry in os.environ.get("RINGTABLE_BOTS", "").split(";"):
        name, equals, address = (part.strip() for part in entry.partition("="))
        if equals and NAME.fullmatch(name) and address:
            bots[name] = address if is_address(address) else PREFIX + address
    return bots


def is_address(name: str) -> bool:
    return name.startswith((PREFIX, *SOCKETS))
