"""Encounter dice: what a slot brings, and the texts of the cards. [M6, M17]"""

from typing import Final

from ringtable.games.doom.box.components import (
    AFTER_ACTIVATION,
    BATTLE,
    BATTLE_PER_URUK,
    BATTLE_UNTIL,
    CARD_DIE,
    COURAGE,
    DIE_TABLE,
    FIGURES,
    LOCK_GANDALF,
    LOSE_ALLY,
    LOWER_TO_THE_EYE,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    MOVE_ONTO_NEIGHBOUR,
    NAZGUL_SYMBOL,
    NO_CARD,
    NO_STEP,
    PLACE_NAZGUL,
    PLACE_URUK_HAI,
    REROLL_PLACED_DIE,
    RING_BEARERS,
    ROLL_PER_NAZGUL,
    Card,
    Figure,
)
from ringtable.games.doom.cards.windows import (
    AFTER_ROLL_WINDOW,
    Question,
    UseCard,
    cards_fit_the_roll,
    fits,
    window,
)
from ringtable.games.doom.courage import (
    change_courage,
    gain_courage,
    place_nazgul,
    place_uruk_hai,
    set_courage,
)
from ringtable.games.doom.dice import clear_roll, roll
from ringtable.games.doom.encounters.battle import BATTLES, fight
from ringtable.games.doom.encounters.special import ARMY, DENETHOR, WITCH_KING, WORMTONGUE
from ringtable.games.doom.facts import (
    ACTIVATED,
    CANNOT_MOVE,
    CARD_REMOVED,
    EMPTY_SLOT_FIGURE,
    EMPTY_SLOT_NAZGUL,
    EYE_BLIND,
    GANDALF_FALLS,
    ISENGARD_EMPTY,
    NO_STEP_THIS_TURN,
    TOOK_ALLY,
    TURNED_UP,
)
from ringtable.games.doom.movement import move_freely
from ringtable.games.doom.state import Doom
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.phrase import Phrase, Value, name, seat
from ringtable.kernel.procedure import Procedure, ask, do, loop, run, when


def meet(s: Doom, number: int) -> None:
    """An encounter die activates the topmost card on the slot with its number; a card that lies
    face down is turned up first. [M6.1, M6.2, M6.6]"""
    slot = number - 1
    card = s.slot[slot]
    if card == NO_CARD:
        follow_the_symbol(s, slot)
        return
    if not s.is_face_up(card):
        s.face_up |= 1 << card
        if s.foreseen == card:
            s.foreseen = NO_CARD
        s.tell(TURNED_UP, "M6.2", number, s.printed.names[card])
    if s.printed.allies >> card & 1:
        take_ally(s, card, slot)
    else:
        s.tell(ACTIVATED, s.printed.rules[card], number, s.printed.names[card])
        s.call(ACTIVATION, source=card, target=slot)


def take_ally(s: Doom, card: Card, slot: int) -> None:
    """The active player lays it in front of him; its slot is now empty. [M6.3]"""
    s.slot[slot] = NO_CARD
    s.held |= 1 << card
    s.holder[card] = s.seat
    s.tell(TOOK_ALLY, "M6.3", s.seat, s.printed.names[card], slot + 1)


# Empty slots


def follow_the_symbol(s: Doom, slot: int) -> None:
    """An empty slot places a Nazgûl, or moves the shown figure 0 to 2 spaces. [M6.5, M6.7, M6.8]"""
    symbol = s.printed.symbols[slot]
    if symbol == NAZGUL_SYMBOL:
        s.tell(EMPTY_SLOT_NAZGUL, "M6.5", slot + 1)
        place_nazgul(s, "M6.5")
        return
    s.tell(EMPTY_SLOT_FIGURE, "M6.5", slot + 1, FIGURES[symbol])
    if s.can_move(symbol):
        s.call(SLOT_MOVE, source=symbol, target=slot)
    else:
        s.tell(CANNOT_MOVE, "M6.8", FIGURES[symbol])


class SlotMove(Question):
    """The shown figure moves 0, 1 or 2 spaces, as the active player likes. Distances beyond Minas
    Morgul are not offered, nor beyond the place where the Ring-bearers stop. [M6.5, M8.4, M8.11]"""

    name = "slot_move"
    clause = "M6.5"
    asks = "doom-ask-slot-move"

    def options(self, s: Doom) -> list[Action]:
        figure: Figure = s.source
        last = s.destination() if figure == RING_BEARERS else MINAS_MORGUL_SPACE
        farthest = min(2, last - s.position[figure])
        return list(range(farthest + 1))

    def take(self, s: Doom, action: Action) -> None:
        move_freely(s, s.source, action, "M6.5")

    def show(self, s: Doom, action: Action) -> Answer:
        space = s.position[s.source] + action
        return Answer(f"move {action}", "doom-option-move", {"steps": action}, f"space:{space}")

    def prompt(self, s: Doom) -> Phrase:
        values: dict[str, Value] = {
            "player": seat(s.seat),
            "figure": name(f"doom-figure-{FIGURES[s.source]}"),
        }
        return Phrase(self.asks, values)

    def why_not(self, s: Doom, thing: str) -> Refusal | None:
        if thing in ("move 1", "move 2"):
            return Refusal("M8.11", Phrase("doom-why-m8-11"))
        if thing.startswith(("move ", "space:")):
            return Refusal("M6.5", Phrase("doom-why-m6-5"))
        return super().why_not(s, thing)


SLOT_MOVE: Final = Procedure("slot_move", ask(SlotMove()))


# Cards that are no allies


def instructions_left(s: Doom) -> bool:
    return s.n < len(s.printed.texts[s.source])


def carry_out_the_next(s: Doom) -> None:
    """The instructions of a card are carried out completely, in their order. [M6.4]"""
    instruction = s.printed.texts[s.source][s.n]
    s.n += 1
    verb = instruction[0]
    clause = s.printed.rules[s.source]
    if verb == COURAGE:
        change_courage(s, instruction[1], clause)
    elif verb in (BATTLE, BATTLE_UNTIL):
        fight(s, instruction[1], instruction[2])
    elif verb == BATTLE_PER_URUK:
        meet_the_uruk_hai(s, instruction[1], instruction[2])
    elif verb == PLACE_NAZGUL:
        for _ in range(instruction[1]):
            if s.outcome is None:
                place_nazgul(s, clause)
    elif verb == PLACE_URUK_HAI:
        place_uruk_hai(s, instruction[1], clause)
    elif verb == LOCK_GANDALF:
        s.gandalf_locked = True
        s.tell(GANDALF_FALLS, clause)
    elif verb == LOSE_ALLY:
        s.call(WORMTONGUE, source=s.source)
    elif verb == LOWER_TO_THE_EYE:
        look_into_the_eye(s, clause)
    elif verb == ROLL_PER_NAZGUL:
        s.call(WITCH_KING, source=s.source)
    elif verb == REROLL_PLACED_DIE:
        s.call(DENETHOR, source=s.source)
    elif verb == MOVE_ONTO_NEIGHBOUR:
        s.call(ARMY, source=s.source, target=s.target)
    elif verb == NO_STEP:
        s.shelob = True
        s.tell(NO_STEP_THIS_TURN, clause)
    elif verb == DIE_TABLE:
        s.call(ROLL_FOR_THE_CARD, source=s.source)


def meet_the_uruk_hai(s: Doom, hearts: int, if_empty: int) -> None:
    """As many battles as Uruk-hai stand in Isengard now, the chieftain included; if Isengard is
    empty, courage rises instead. [M17.26]"""
    clause = s.printed.rules[s.source]
    if s.uruk_hai():
        fight(s, s.uruk_hai(), hearts)
    else:
        s.tell(ISENGARD_EMPTY, clause)
        gain_courage(s, if_empty, clause)


def look_into_the_eye(s: Doom, clause: str) -> None:
    """Courage falls to the space of the eye if it is above. [M17.19]"""
    if s.courage > s.printed.eye:
        set_courage(s, s.printed.eye, clause)
    else:
        s.tell(EYE_BLIND, clause, s.courage)


def roll_for_the_card(s: Doom) -> None:
    roll(s, [CARD_DIE], s.printed.rules[s.source])


def look_it_up(s: Doom) -> None:
    """Shelob's Sting, the Power of the One Ring: the number rolled says what courage is lost.
    [M17.31]"""
    for instruction in s.printed.texts[s.source]:
        if instruction[0] == DIE_TABLE:
            change_courage(s, instruction[s.shows[0]], s.printed.rules[s.source])
    clear_roll(s)


ROLL_FOR_THE_CARD: Final = Procedure(
    "roll_for_the_card",
    do(roll_for_the_card),
    when(cards_fit_the_roll, run(AFTER_ROLL_WINDOW)),
    do(look_it_up),
)


# After the instructions


def leave_if_marked(s: Doom) -> None:
    """A card with the removal symbol leaves the game; others stay and can be met again. [M6.4]"""
    if s.printed.removed >> s.source & 1:
        remove_card(s, s.source, "M6.4")


def remove_card(s: Doom, card: Card, clause: str) -> None:
    """Its slot is empty, or shows the card that lay below. [M6.7, M17.23]"""
    slot = s.slot_of(card)
    if slot < 0:
        return
    s.slot[slot] = NO_CARD
    if s.covered != NO_CARD and s.printed.texts[card][0][0] == MOVE_ONTO_NEIGHBOUR:
        s.slot[slot] = s.covered
        s.covered = NO_CARD
    s.tell(CARD_REMOVED, clause, s.printed.names[card], slot + 1)


class UseAfterActivation(UseCard):
    """An encounter card has been carried out and still lies on the track: Gandalf's Wrath removes
    it, unless it is one of the final stage. [M7.12, M17.23]"""

    name = "use_card_after_activation"
    clause = "M7.12"
    asks = "doom-ask-use-card-after-activation"
    window = AFTER_ACTIVATION

    def cards(self, s: Doom) -> int:
        if s.stage == MOUNT_DOOM or s.slot_of(s.source) < 0:
            return 0
        return s.usable() & s.printed.for_window[AFTER_ACTIVATION]

    def use(self, s: Doom, card: Card) -> None:
        remove_card(s, s.source, s.printed.rules[card])

    def prompt(self, s: Doom) -> Phrase:
        values: dict[str, Value] = {
            "player": seat(s.seat),
            "card": name(f"doom-card-{s.printed.names[s.source]}"),
        }
        return Phrase(self.asks, values)


USE_AFTER_ACTIVATION: Final = UseAfterActivation()
AFTER_ACTIVATION_WINDOW: Final = window("after_activation", USE_AFTER_ACTIVATION)


def cards_fit_the_activation(s: Doom) -> bool:
    return fits(s, USE_AFTER_ACTIVATION)


ACTIVATION: Final = Procedure(
    "activation",
    loop(instructions_left, do(carry_out_the_next)),
    do(leave_if_marked),
    when(cards_fit_the_activation, run(AFTER_ACTIVATION_WINDOW)),
)

# Procedures that are called by a die or a card, never run by name.
TEXTS: Final = [
    ACTIVATION,
    SLOT_MOVE,
    ROLL_FOR_THE_CARD,
    BATTLES,
    WORMTONGUE,
    WITCH_KING,
    DENETHOR,
    ARMY,
]
