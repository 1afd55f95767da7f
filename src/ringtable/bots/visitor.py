"""A bot that visits a table: it takes a seat by its link and plays there like a person would.

It needs nothing from the server but what every client gets, so it may run anywhere.
"""

import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from random import Random
from secrets import token_hex
from typing import Any, Final

from ringtable.bots.lines import BotFault
from ringtable.bots.outside import Outside
from ringtable.kernel.errors import RingtableError

LINK: Final = re.compile(
    r"(?P<base>https?://[^/\s]+)/t/(?P<table>[A-Za-z0-9_-]+)(?:#seat=(?P<token>[A-Za-z0-9_-]+))?"
)
MOST_FAULTS: Final = 3  # after which the bot is not asked any more
CALL_SECONDS: Final = 30.0
SILENCE: Final = 60.0  # seconds without news, after which we ask whether all is well


class Visitor:
    """A bot on its way to a table. `say` is told what happens."""

    def __init__(self, link: str, bot: Outside, say: Callable[[str], None]) -> None:
        found = LINK.fullmatch(link)
        if found is None:
            raise RingtableError(
                f"the link of a seat is https://host/t/TABLE#seat=TOKEN, not {link!r}",
                "bad-link",
            )
        self.base: str = found["base"]
        self.table: str = found["table"]
        self.token: str = found["token"] or ""
        self.bot = bot
        self.say = say
        self.random = Random()
        self.faults = 0

    def call(self, method: str, path: str, body: object = None) -> Any:
        """One call to the server; a refusal is its sentence."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310 - the link begins with http
            f"{self.base}/api/tables/{self.table}{path}", data, method=method
        )
        request.add_header("content-type", "application/json")
        if self.token:
            request.add_header("ringtable-token", self.token)
        try:
            with urllib.request.urlopen(request, timeout=CALL_SECONDS) as answer:  # noqa: S310
                return json.loads(answer.read())
        except urllib.error.HTTPError as problem:
            raise RingtableError(sentence_of(problem), "refused") from None
        except (OSError, ValueError) as problem:
            raise RingtableError(f"{self.base} does not answer: {problem}", "no-server") from None

    def sit_down(self) -> int:
        """Take the seat of the link, or at a listed table any that is open. The table shows the
        bot's name."""
        seen = self.call("GET", "")["table"]
        mine = [seat for seat in seen["my_seats"] if seen["seats"][seat]["kind"] == "me"]
        if mine:
            return int(mine[0])
        name = f"{self.bot.greet().name} (bot)"
        made = self.call("POST", "/join", {"name": name})["seats"][0]
        self.token = made["token"]
        self.say(f"{name} sits on seat {made['seat'] + 1} of table {self.table}")
        return int(made["seat"])

    def play(self) -> dict[str, Any]:
        """Play until the match is over; gives its outcome."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        seat = self.sit_down()
        address = re.sub("^http", "ws", self.base) + "/ws"
        while True:
            try:
                with connect(address, max_size=None, proxy=None, origin=None) as socket:
                    outcome = self.follow(socket, seat)
                if outcome is not None:
                    return outcome
            except (OSError, WebSocketException) as problem:
                self.say(f"the line to the table was cut ({problem}); calling again")
                self.call("GET", "")  # a server that is gone ends the visit with a sentence

    def follow(self, socket: Any, seat: int) -> dict[str, Any] | None:
        watch = {"type": "watch", "table": self.table, "tokens": [self.token]}
        socket.send(json.dumps(watch))
        while True:
            try:
                message = json.loads(socket.recv(SILENCE))
            except TimeoutError:
                socket.send(json.dumps(watch))
                continue
            table = message.get("table")
            if message["type"] == "refused":
                table = message["problem"]["table"]  # as it is now, if it had only moved on
                if table is None:
                    raise RingtableError(message["problem"]["message"], "refused")
            if not isinstance(table, dict):
                continue  # chat, or somebody pointing at something
            if table["frozen"]:
                raise RingtableError(table["frozen"], "frozen")
            if table["state"] == "finished":
                outcome: dict[str, Any] = table["view"]["outcome"]
                return outcome
            self.act(socket, table, seat)

    def act(self, socket: Any, table: dict[str, Any], seat: int) -> None:
        """Answer if my seat is asked."""
        question = table["view"]["question"]
        if table["state"] != "playing" or question is None or seat not in question["seats"]:
            return
        texts = [option["text"] for option in question["options"]]
        action = self.choose(table["view"], texts)
        wish = {"type": "act", "table": self.table, "action_id": token_hex(8), "seat": seat}
        wish |= {"expected_version": table["version"], "action": action}
        socket.send(json.dumps(wish))

    def choose(self, view: dict[str, Any], texts: list[str]) -> str:
        if self.faults < MOST_FAULTS:
            try:
                return self.bot.answer(view, texts, self.random.getrandbits(53))
            except BotFault as fault:
                self.faults += 1
                self.say(f"the bot failed: {fault}; chance answers for it")
        return self.random.choice(texts)


def sentence_of(problem: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(problem.read())["message"])
    except (ValueError, KeyError, TypeError):
        return f"the server refuses: {problem}"
