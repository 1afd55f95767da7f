"""Using ally cards and Gandalf cards: who may, when, and what happens to the card. [M7]

A window is a question that offers the cards which fit the moment, and to pass. It is put only while
such a card lies open, again after each card, and closes by itself when none is left. Every kind of
window is a question with a name of its own, so that a seat can leave word to pass it. [M7.3, M18.4]
"""

from typing import Final

from ringtable.games.doom.box.components import (
    AFTER_ROLL,
    CARD_DIE,
    COMPANION_TO_DESTINATION,
    COURAGE_OR_ENTS,
    DICE,
    ENCOUNTER_1,
    ENCOUNTER_2,
    FREE,
    LOOK_AHEAD,
    MOUNT_DOOM,
    MOVE_RING_BEARERS,
    NO_CARD,
    REMOVE_ACTIVATED,
    RING_BEARERS,
    ROLL_AGAIN,
    ROLL_ALL_AND_MOVE,
    TURN_ENCOUNTER_DIE,
    TURN_FELLOWSHIP_DIE,
    WINDOW_CLAUSES,
    WINDOW_OF,
    Card,
    Window,
    cards_in,
)
from ringtable.games.doom.box.printed import GANDALF_MASK
from ringtable.games.doom.dice import die_name, face_name, throw
from ringtable.games.doom.facts import CARD_USED, DIE_TURNED, ROLLED_AGAIN
from ringtable.games.doom.state import Doom
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, Value, name, seat
from ringtable.kernel.procedure import Procedure, ask, do, loop

PASS: Final = 0  # an answer: leave the cards unused; otherwise the number of the card plus one
DIE: Final = 64  # and above: a card with a die and a face


def card_answer(verb: str, message: str, card: str) -> Answer:
    """An answer that does something with one card."""
    return Answer(f"{verb} {card}", message, {"card": name(f"doom-card-{card}")}, f"card:{card}")


class Question(Decision[Doom]):
    """A decision of the active player. Asked about a card, it says why the card cannot be used
    now."""

    asks: str = "doom-ask-use-card-free"  # the message of the question

    def prompt(self, s: Doom) -> Phrase:
        return Phrase(self.asks, {"player": seat(s.seat)})

    def why_not(self, s: Doom, thing: str) -> Refusal | None:
        for prefix in ("card:", "use "):
            if thing.startswith(prefix):
                return why_no_card(s, thing.removeprefix(prefix).split(" ")[0])
        return None


def why_no_card(s: Doom, called: str) -> Refusal | None:
    """The rule that forbids to use a card now. [M7.1, M7.5, M14.11, M16.3, M7.6-M7.14]"""
    with_power = 0
    for cards in s.printed.with_power:
        with_power |= cards
    card = s.printed.card_named(called, with_power)
    if card < 0:
        return None
    values: dict[str, Value] = {"card": name(f"doom-card-{called}")}
    if not s.held >> card & 1:
        return Refusal("M7.1", Phrase("doom-why-m7-1", values))
    if s.gandalf_locked and GANDALF_MASK >> card & 1:
        return Refusal("M7.5", Phrase("doom-why-m7-5", values))
    if not s.usable() >> card & 1:
        values["player"] = seat(s.holder[card])
        return Refusal("M16.3", Phrase("doom-why-m16-3", values))
    power = s.printed.powers[card][0]
    if s.stage == MOUNT_DOOM and power in NOT_IN_FINAL_STAGE:
        return Refusal("M14.11", Phrase("doom-why-m14-11", values))
    clause = WINDOW_CLAUSES[WINDOW_OF[power]]
    return Refusal(clause, Phrase(f"doom-why-{clause.replace('.', '-').lower()}", values))


NOT_IN_FINAL_STAGE: Final = (
    MOVE_RING_BEARERS,
    COMPANION_TO_DESTINATION,
    ROLL_ALL_AND_MOVE,
    TURN_FELLOWSHIP_DIE,
    REMOVE_ACTIVATED,
)
IN_FINAL_STAGE: Final = (ROLL_AGAIN, TURN_ENCOUNTER_DIE, COURAGE_OR_ENTS)


def still_of_use(s: Doom) -> int:
    """The cards that the active player may use at some moment from here on, as bits. The final
    stage has room for few, and for Gandalf's Vision only until its cards lie out. [M14.11]"""
    cards = s.usable()
    if s.stage < MOUNT_DOOM:
        return cards
    fitting = 0
    for power in IN_FINAL_STAGE:
        fitting |= s.printed.with_power[power]
    if s.slot[0] == NO_CARD:
        fitting |= s.printed.with_power[LOOK_AHEAD]
    return cards & fitting


class UseCard(Question):
    """A window: any card that fits it, or pass. Nobody has to use a card. [M7.3, M7.4]"""

    window: Window = FREE

    def cards(self, s: Doom) -> int:
        """The cards that can be used here, as bits."""
        return s.usable() & s.printed.for_window[self.window]

    def use(self, s: Doom, card: Card) -> None:
        """Carry out the power of a card that has just been spent."""

    def options(self, s: Doom) -> list[Action]:
        options = [PASS]
        options += [card + 1 for card in cards_in(self.cards(s))]
        return options

    def take(self, s: Doom, action: Action) -> None:
        if action == PASS:
            s.n = 1
        else:
            spend(s, action - 1)
            self.use(s, action - 1)

    def show(self, s: Doom, action: Action) -> Answer:
        if action == PASS:
            return Answer("pass", "doom-option-pass")
        return card_answer("use", "doom-option-use", s.printed.names[action - 1])

    def why_not(self, s: Doom, thing: str) -> Refusal | None:
        called = thing.removeprefix("card:").removeprefix("use ").split(" ")[0]
        if s.printed.card_named(called, self.cards(s)) >= 0:
            return None
        return super().why_not(s, thing)


def spend(s: Doom, card: Card) -> None:
    """A card is used once; then it returns to the box. [M7.1]"""
    s.held &= ~(1 << card)
    s.tell(CARD_USED, s.printed.rules[card], s.seat, s.printed.names[card], s.holder[card])


def open_window(s: Doom) -> None:
    s.n = 0


def undeclined(s: Doom) -> bool:
    return s.n == 0


def window(id: str, question: UseCard) -> Procedure:
    """Cards of one window, one after the other, until the active player passes. [M7.3]"""
    return Procedure(id, do(open_window), loop(undeclined, ask(question)))


def fits(s: Doom, question: UseCard) -> bool:
    """Whether any card can be used in a window. Most often none lies open for it at all."""
    return s.held & s.printed.for_window[question.window] != 0 and question.cards(s) != 0


# After a roll


class UseAfterRoll(UseCard):
    """Directly after a roll: roll one of its dice again (Elrond), turn a black die (Gandalf's
    Power) or a Fellowship die (Gandalf's Trick) to another face. [M7.7, M17.8, M17.21]"""

    name = "use_card_after_roll"
    clause = "M7.7"
    asks = "doom-ask-use-card-after-roll"
    window = AFTER_ROLL

    def cards(self, s: Doom) -> int:
        usable = s.usable()
        printed = s.printed
        fitting = usable & printed.with_power[ROLL_AGAIN]
        black = False
        fellowship = False
        for die in bytes(s.rolled):
            if is_black(die):
                black = True
            elif die <= LAST_FELLOWSHIP_DIE:
                fellowship = True
        if black:
            fitting |= usable & printed.with_power[TURN_ENCOUNTER_DIE]
        if fellowship:
            fitting |= usable & printed.with_power[TURN_FELLOWSHIP_DIE]
        return fitting

    def options(self, s: Doom) -> list[Action]:
        options = [PASS]
        for card in cards_in(self.cards(s)):
            power = s.printed.powers[card][0]
            for number in range(len(s.rolled)):
                die = s.rolled[number]
                if power == ROLL_AGAIN:
                    options.append(die_action(card, number, 0))
                elif is_black(die) if power == TURN_ENCOUNTER_DIE else die <= LAST_FELLOWSHIP_DIE:
                    for face in range(1, 7):
                        if face != s.shows[number]:
                            options.append(die_action(card, number, face))
        return options

    def take(self, s: Doom, action: Action) -> None:
        """A die rolled again or turned counts as just rolled for the next card. [M7.7]"""
        if action == PASS:
            s.n = 1
            return
        card, number, face = card_of(action), die_of(action), face_of(action)
        spend(s, card)
        kind = DIE_TURNED
        if face == 0:
            face = throw(s, s.rolled[number])
            kind = ROLLED_AGAIN
        s.shows[number] = face
        if s.facts is not None:
            die = DICE[s.rolled[number]]
            s.tell(kind, s.printed.rules[card], s.seat, die, face_name(s, number))

    def show(self, s: Doom, action: Action) -> Answer:
        if action == PASS:
            return Answer("pass", "doom-option-pass")
        card = s.printed.names[card_of(action)]
        die, face = die_name(s, die_of(action)), face_of(action)
        values: dict[str, Value] = {
            "card": name(f"doom-card-{card}"),
            "die": name(f"doom-die-{die if len(s.rolled) > 1 else DICE[s.rolled[0]]}"),
            "shown": name(f"doom-face-{face_name(s, die_of(action))}"),
        }
        things = [f"card:{card}", f"rolled:{die}"]
        data: dict[str, object] = {"card": card, "die": die, "face": str(face or "")}
        if not face:
            text, message = f"use {card} {die}", "doom-option-roll-again"
        else:
            text, message = f"use {card} {die} {face}", "doom-option-turn-die"
            values["face"] = name(f"doom-face-{face}")
        return Answer(text, message, values, things=things, data=data)


LAST_FELLOWSHIP_DIE: Final = RING_BEARERS + 4


def is_black(die: int) -> bool:
    """An encounter die, also when it is rolled for a card. [M17.21]"""
    return die in (ENCOUNTER_1, ENCOUNTER_2, CARD_DIE)


def die_action(card: Card, number: int, face: int) -> Action:
    return DIE + ((card * 32 + number) * 8 + face)


def card_of(action: Action) -> Card:
    return (action - DIE) // 256


def die_of(action: Action) -> int:
    return (action - DIE) // 8 % 32


def face_of(action: Action) -> int:
    return (action - DIE) % 8


USE_AFTER_ROLL: Final = UseAfterRoll()
AFTER_ROLL_WINDOW: Final = window("after_roll", USE_AFTER_ROLL)


def cards_fit_the_roll(s: Doom) -> bool:
    return fits(s, USE_AFTER_ROLL)
