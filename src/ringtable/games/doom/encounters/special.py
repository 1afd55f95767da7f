"""Encounters that ask for more than hearts and battles: Wormtongue, the Witch-king, Denethor, the
Army of the Dead. [M17.1, M17.4, M17.10, M17.12, M17.28]"""

from typing import Final

from ringtable.games.doom.box.components import (
    CARD_DIE,
    FIGURES,
    NO_CARD,
    NO_FIGURE,
    SLOTS,
    WITCH_KING_ROLL,
    Card,
    cards_in,
)
from ringtable.games.doom.cards.windows import (
    AFTER_ROLL_WINDOW,
    Question,
    UseCard,
    card_answer,
    cards_fit_the_roll,
    fits,
    window,
)
from ringtable.games.doom.courage import lose_courage
from ringtable.games.doom.dice import clear_roll, roll
from ringtable.games.doom.facts import (
    ALLY_LOST,
    ARMY_MOVED,
    ARMY_STAYS,
    BLACK_DICE_COUNTED,
    NO_ALLY_TO_LOSE,
    PLACED_DIE_CHANGED,
    WITCH_KING_DEFEATED,
)
from ringtable.games.doom.state import Doom
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import Procedure, ask, do, run, when

# Gríma Wormtongue


class LoseAlly(Question):
    """One ally card in front of any player is removed unused, Boromir included; Gandalf cards
    cannot be chosen. With exclusive allies, too, it may be anybody's. [M17.12, M16.3]"""

    name = "wormtongue"
    clause = "M17.12"
    asks = "doom-ask-wormtongue"

    def options(self, s: Doom) -> list[Action]:
        return cards_in(s.held & s.printed.allies)

    def take(self, s: Doom, action: Action) -> None:
        s.held &= ~(1 << action)
        s.tell(
            ALLY_LOST,
            s.printed.rules[s.source],
            s.seat,
            s.printed.names[action],
            s.holder[action],
        )

    def show(self, s: Doom, action: Action) -> Answer:
        return card_answer("lose", "doom-option-lose", s.printed.names[action])

    def why_not(self, s: Doom, thing: str) -> Refusal | None:
        if thing.startswith(("lose ", "card:")):
            return Refusal("M17.12", Phrase("doom-why-m17-12"))
        return super().why_not(s, thing)


def an_ally_lies_open(s: Doom) -> bool:
    return s.held & s.printed.allies != 0


def no_ally_lies_open(s: Doom) -> bool:
    return s.held & s.printed.allies == 0


def nobody_to_lose(s: Doom) -> None:
    s.tell(NO_ALLY_TO_LOSE, s.printed.rules[s.source])


WORMTONGUE: Final = Procedure(
    "wormtongue",
    when(no_ally_lies_open, do(nobody_to_lose)),
    when(an_ally_lies_open, ask(LoseAlly())),
)


# The Witch-king of Angmar


def roll_for_each_nazgul(s: Doom) -> None:
    """One black die for every Nazgûl at Minas Morgul, the Witch-king included. [M17.28]"""
    roll(s, [CARD_DIE] * (s.nazgul + 1), s.printed.rules[s.source])


class UseOnWitchKing(UseCard):
    """The dice for the Witch-king lie on the table: if one of them shows 6, Éowyn defeats him, and
    all Nazgûl and his card leave the game. The encounter ends at once. [M7.11, M17.10, M10.8]"""

    name = "use_card_on_witch_king"
    clause = "M7.11"
    asks = "doom-ask-use-card-on-witch-king"
    window = WITCH_KING_ROLL

    def cards(self, s: Doom) -> int:
        if 6 not in s.shows:
            return 0
        return s.usable() & s.printed.for_window[WITCH_KING_ROLL]

    def use(self, s: Doom, card: Card) -> None:
        s.witch_king = False
        s.nazgul = 0
        s.slot[s.slot_of(s.source)] = NO_CARD
        s.tell(WITCH_KING_DEFEATED, s.printed.rules[card])
        clear_roll(s)
        s.leave(WITCH_KING)


USE_ON_WITCH_KING: Final = UseOnWitchKing()
WITCH_KING_WINDOW: Final = window("witch_king_roll", USE_ON_WITCH_KING)


def cards_fit_the_witch_king(s: Doom) -> bool:
    return fits(s, USE_ON_WITCH_KING)


def count_odd_dice(s: Doom) -> None:
    """Courage falls by the number of odd results, as one loss. [M17.28]"""
    odd = 0
    for shown in bytes(s.shows):
        odd += shown % 2
    clause = s.printed.rules[s.source]
    clear_roll(s)
    s.tell(BLACK_DICE_COUNTED, clause, odd)
    if odd:
        lose_courage(s, odd, clause)


WITCH_KING: Final = Procedure(
    "witch_king",
    do(roll_for_each_nazgul),
    when(cards_fit_the_roll, run(AFTER_ROLL_WINDOW)),
    when(cards_fit_the_witch_king, run(WITCH_KING_WINDOW)),
    do(count_odd_dice),
)


# Denethor


class RerollPlacedDie(Question):
    """A Fellowship die that lies unresolved on the tile must be rolled again; with two of them the
    active player chooses. [M17.4]"""

    name = "denethor_die"
    clause = "M17.4"
    asks = "doom-ask-denethor-die"

    def options(self, s: Doom) -> list[Action]:
        return [page for page in range(2) if s.tile_figure[page] != NO_FIGURE]

    def take(self, s: Doom, action: Action) -> None:
        s.target = action
        roll(s, [s.tile_figure[action]], s.printed.rules[s.source])

    def show(self, s: Doom, action: Action) -> Answer:
        page = action + 1
        values: dict[str, Value] = {
            "page": page,
            "figure": name(f"doom-figure-{FIGURES[s.tile_figure[action]]}"),
            "steps": s.tile_steps[action],
        }
        return Answer(f"reroll page-{page}", "doom-option-reroll-page", values, f"page:{page}")


def put_it_back(s: Doom) -> None:
    """The new value counts. [M17.4]"""
    s.tile_steps[s.target] = s.shows[0]
    s.tell(
        PLACED_DIE_CHANGED,
        s.printed.rules[s.source],
        s.target + 1,
        FIGURES[s.tile_figure[s.target]],
        s.shows[0],
    )
    clear_roll(s)


DENETHOR: Final = Procedure(
    "denethor",
    ask(RerollPlacedDie()),
    when(cards_fit_the_roll, run(AFTER_ROLL_WINDOW)),
    do(put_it_back),
)


# The Army of the Dead


def neighbour(s: Doom, slot: int, step: int) -> int:
    """The nearest slot in a direction that holds a card, or -1; slots 1 and 6 are ends. [M17.1]"""
    slot += step
    while 0 <= slot < SLOTS:
        if s.slot[slot] != NO_CARD:
            return slot
        slot += step
    return -1


class MoveArmy(Question):
    """Left or right, onto the nearest card in that direction, which is covered until the Army
    moves on. If there is a card on one side only, that side is compulsory. [M17.1]"""

    name = "army_direction"
    clause = "M17.1"
    asks = "doom-ask-army-direction"

    def options(self, s: Doom) -> list[Action]:
        return [side for side in range(2) if neighbour(s, s.target, 2 * side - 1) >= 0]

    def take(self, s: Doom, action: Action) -> None:
        """The slot it leaves is empty or shows the card it had covered, as it lay. [M17.1]"""
        there = neighbour(s, s.target, 2 * action - 1)
        s.slot[s.target] = s.covered
        s.covered = s.slot[there]
        s.slot[there] = s.source
        s.tell(
            ARMY_MOVED,
            s.printed.rules[s.source],
            s.printed.names[s.source],
            s.target + 1,
            there + 1,
        )

    def show(self, s: Doom, action: Action) -> Answer:
        side = "right" if action else "left"
        slot = neighbour(s, s.target, 2 * action - 1) + 1
        return Answer(side, f"doom-option-army-{side}", {"slot": slot}, f"slot:{slot}")

    def why_not(self, s: Doom, thing: str) -> Refusal | None:
        if thing in ("left", "right") or thing.startswith("slot:"):
            return Refusal("M17.1", Phrase("doom-why-m17-1"))
        return super().why_not(s, thing)


def a_card_lies_beside(s: Doom) -> bool:
    return neighbour(s, s.target, -1) >= 0 or neighbour(s, s.target, 1) >= 0


def no_card_lies_beside(s: Doom) -> bool:
    return not a_card_lies_beside(s)


def army_stays(s: Doom) -> None:
    s.tell(ARMY_STAYS, s.printed.rules[s.source], s.printed.names[s.source], s.target + 1)


ARMY: Final = Procedure(
    "army_of_the_dead",
    when(no_card_lies_beside, do(army_stays)),
    when(a_card_lies_beside, ask(MoveArmy())),
)
