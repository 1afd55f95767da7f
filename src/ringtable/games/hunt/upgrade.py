"""Positions that were written under older rules, in the present form.

Under rules 1 one procedure read the words of all cards by their numbers, and the number of a frame
could hold several things at once, a few bits each. Rules 3 changed the course of some games, not
the form of their positions (`State.under`).
"""

from typing import Any, Final

from ringtable.games.hunt.box.components import ALLY_TOKENS
from ringtable.games.hunt.box.content import pack_named
from ringtable.games.hunt.box.pack import Box
from ringtable.games.hunt.cards.aims import Aim, PlaceForAlly
from ringtable.games.hunt.cards.card import CardOption, Word
from ringtable.games.hunt.flow import FLOW
from ringtable.kernel.errors import FlowError
from ringtable.kernel.game import Options
from ringtable.kernel.procedure import Procedure
from ringtable.kernel.state import NOTHING

Data = dict[str, Any]
Frame = list[Any]  # label, seat, source, target, n, turn

SORCERY_FROM: Final = 128  # where the numbers of cards began
COMPANION_FROM: Final = 192


def upgrade(data: Data, version: int, options: Options) -> Data:
    if version > 1:
        return data
    return FromFirstRules(data, pack_named(options["pack"])).upgraded()


class FromFirstRules:
    """A position of rules 1 on its way."""

    def __init__(self, data: Data, box: Box) -> None:
        self.data = data
        self.box = box
        self.named = [target for target in data["aims"] if target >= 0]
        self.aims: list[int] = []
        self.declared: list[int] = self.named if data["aimed"] else []
        self.paid: int = NOTHING
        self.proposal: list[int] = []

    def upgraded(self) -> Data:
        frames: list[Frame] = []
        for frame in [*self.data["frames"], [self.data["at"], *self.data["frame"]]]:
            frames += self.frames_for(frame)
        at, *frame = frames.pop()
        data = {**self.data, "frames": frames, "at": at, "frame": frame}
        data["aims"] = self.aims
        data["declared"] = self.declared
        data["paid"] = self.paid
        data["proposal"] = self.proposal
        return data

    def frames_for(self, frame: Frame) -> list[Frame]:
        label, seat, source, target, n, turn = frame
        procedure, _, step = label.partition(".")
        if procedure in ("card-text", "declare"):
            return [self.text_frame(procedure, step, frame)]
        if procedure == "play-sorcery":
            self.paid = (n >> 4) - 1
            return [[label, seat, source, target, n & 1, turn]]
        if procedure == "questions":
            self.declared = list(n.to_bytes(8, "little").rstrip(b"\0"))
            return [[label, seat, source, target, 0, turn]]
        if procedure == "move-allies":
            self.aims = [place for place in range(256) if n >> 4 + place & 1]
            return [[label, seat, source, target, n & 15, turn]]
        if procedure == "granted-move":
            name = "granted-dot" if n & 1 else "night-move" if n & 2 else "granted-move"
            return [[f"{name}.{step}", seat, source, target, 0, turn]]
        if procedure == "drive":
            return drive_frames(step, frame)
        if procedure == "divide-the-nazgul":
            owners = self.data["proposal"]
            self.proposal = [owners >> 3 * rider & 7 for rider in range(4)] if owners else []
        if label in ("redistribution.deal", "redistribution.agree-deal"):
            dealt = self.data["proposal"] >> 1
            self.proposal = [dealt >> 3 * number & 7 for number in range(n)]
            return [[label, seat, source, target, len(self.data["offer"]) - n, turn]]
        return [frame]

    def text_frame(self, procedure: str, step: str, frame: Frame) -> Frame:
        """The text of a card, at the word that its number says."""
        label, seat, source, target, n, turn = frame
        number, option = self.option_of(source, target)
        words = [word for word in option.words if word.name != "announce-the-wild"]
        room = 0
        if step == "again steps_left":
            label = after(option.text, words[n - 1])
        elif step in ("aim", "secret-aim"):
            text = option.declaration if procedure == "declare" else option.text
            aim = words[n].aim
            if text is None or aim is None:
                raise FlowError(f"no card aims at step {label!r}", "unknown-step")
            label = f"{text.name}.{step}"
            room = self.room_of(aim) - len(self.named)
            if SORCERY_FROM <= source < COMPANION_FROM:
                self.declared = self.named
            else:
                self.aims = self.named
        return [label, seat, number, NOTHING, room, turn]

    def option_of(self, source: int, target: int) -> tuple[int, CardOption]:
        """A card by its number among all of them, and its option."""
        number = source
        if source >= COMPANION_FROM:
            number = self.box.first_upper + source - COMPANION_FROM
        elif source >= SORCERY_FROM:
            number = self.box.first_sorcery + source - SORCERY_FROM
        return number, self.box.cards[number].options[target]

    def room_of(self, aim: Aim) -> int:
        """How many targets may be named in all."""
        if not isinstance(aim, PlaceForAlly):
            return aim.most
        supply: int = ALLY_TOKENS - self.data["allies"].bit_count()
        return min(aim.most, supply) if supply else 2 * aim.most


def after(text: Procedure, word: Word) -> str:
    """The step that follows a word."""
    return FLOW.code[FLOW.address(f"{text.name}.{word.body[-1].name}") + 1].label


def drive_frames(step: str, frame: Frame) -> list[Frame]:
    """Who is driven where has a frame of its own. [H41.8, H33.R1]"""
    seat, _, target, n, turn = frame[1:]
    steps, more, out, chosen = n & 15, n >> 4 & 15, n & 256, (n >> 12) - 1
    drive, one, again = ("drive", "drive-one", "more_to_drive")
    if out:
        drive, one, again = ("drive-out", "drive-one-out", "more_to_leave")
    if step != "drive-to":
        return [[f"{drive}.{step}", seat, steps, target, more, turn]]
    return [
        [f"{drive}.again {again}", seat, steps, target, more, turn],
        [f"{one}.{step}", seat, NOTHING, chosen, steps, turn],
    ]
