"""Battles. [M12]"""

from typing import Final

from ringtable.games.doom.box.components import (
    BATTLE_DIE,
    BATTLE_PER_URUK,
    BATTLE_UNTIL,
    BEFORE_BATTLE,
    COURAGE_TO_GALADRIEL,
    FIGURES,
    GANDALF,
    LOST_URUK_BATTLE,
    NO_CARD,
    SAURON,
    WIN_BATTLE,
    Card,
    Figure,
    cards_in,
)
from ringtable.games.doom.cards.freely import FREE_WINDOW, free_cards_fit
from ringtable.games.doom.cards.windows import (
    AFTER_ROLL_WINDOW,
    Question,
    UseCard,
    card_answer,
    cards_fit_the_roll,
    fits,
    window,
)
from ringtable.games.doom.courage import (
    lose_courage,
    remove_chieftain,
    remove_warrior,
    set_courage,
)
from ringtable.games.doom.dice import clear_roll, roll
from ringtable.games.doom.facts import (
    BATTLE_ALONE,
    BATTLE_BEGAN,
    BATTLE_LOST,
    BATTLE_WON,
    BATTLES_BEGAN,
    BATTLES_UNTIL,
    CARD_DISCARDED,
)
from ringtable.games.doom.movement import unused_gandalf_cards
from ringtable.games.doom.state import Doom
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.phrase import Phrase, Value, name, seat
from ringtable.kernel.procedure import Procedure, ask, do, loop, run, second, when

# The result of the battle at hand, kept as the number of its frame.
OPEN: Final = 0
WON: Final = 1
LOST: Final = 2
SECOND_ROLL: Final = 3  # Boromir's


def fight(s: Doom, battles: int, hearts: int) -> None:
    """Open the battles of the card at hand: their number and the hearts each lost one costs.
    [M12.1]"""
    s.foe = s.source
    s.battles = battles
    s.battle_number = 0
    s.hearts = hearts
    s.won = 0
    kind = BATTLES_UNTIL if verb_of(s) == BATTLE_UNTIL else BATTLES_BEGAN
    s.tell(kind, s.printed.rules[s.source], s.printed.names[s.source], battles)
    s.call(BATTLES, source=s.source)


def verb_of(s: Doom) -> int:
    """What kind of battles the card at hand brings."""
    for instruction in s.printed.texts[s.foe]:
        if instruction[0] == BATTLE_UNTIL or instruction[0] == BATTLE_PER_URUK:
            return instruction[0]
    return 0


def battles_left(s: Doom) -> bool:
    return s.battles > 0


def between_battles(s: Doom) -> bool:
    """Between two battles of one encounter the moment is free. [M7.14]"""
    return s.battle_number > 0 and free_cards_fit(s)


def begin_battle(s: Doom) -> None:
    """Supporters are determined for each battle anew. [M12.2]"""
    s.n = OPEN
    s.battle_number += 1
    if s.facts is not None:
        supporters = [FIGURES[figure] for figure in s.supporters()]
        if supporters:
            s.tell(BATTLE_BEGAN, "M12.2", s.battle_number, supporters)
        else:
            s.tell(BATTLE_ALONE, "M12.2", s.battle_number)


# Before the roll


class UseBeforeBattle(UseCard):
    """Before a battle roll: Galadriel sets courage to her space; Éomer wins the battle instead of
    the roll. [M7.9, M17.9, M17.11]"""

    name = "use_card_before_battle"
    clause = "M7.9"
    asks = "doom-ask-use-card-before-battle"
    window = BEFORE_BATTLE

    def use(self, s: Doom, card: Card) -> None:
        power = s.printed.powers[card][0]
        if power == COURAGE_TO_GALADRIEL:
            set_courage(s, s.printed.galadriel, s.printed.rules[card])
        elif power == WIN_BATTLE:
            s.n = 1
            s.set_count_in(BATTLE, WON)
            s.tell(BATTLE_WON, s.printed.rules[card], s.printed.names[s.source])

    def prompt(self, s: Doom) -> Phrase:
        return Phrase(self.asks, battle_values(s))


def battle_values(s: Doom) -> dict[str, Value]:
    return {
        "player": seat(s.seat),
        "card": name(f"doom-card-{s.printed.names[s.source]}"),
        "number": s.battle_number,
        "hearts": s.hearts,
    }


USE_BEFORE_BATTLE: Final = UseBeforeBattle()
BEFORE_BATTLE_WINDOW: Final = window("before_battle", USE_BEFORE_BATTLE)


def cards_fit_before_battle(s: Doom) -> bool:
    return fits(s, USE_BEFORE_BATTLE)


# The roll


def to_be_rolled(s: Doom) -> bool:
    return s.n == OPEN


def roll_battle_die(s: Doom) -> None:
    roll(s, [BATTLE_DIE], "M12.4")


class GandalfSymbol(Question):
    """The Gandalf face wins if an unused Gandalf card is discarded, whoever it lies in front of;
    its text is ignored. To discard is optional. [M12.8]"""

    name = "gandalf_symbol"
    clause = "M12.8"
    asks = "doom-ask-gandalf-symbol"

    def options(self, s: Doom) -> list[Action]:
        options = [0]
        options += [card + 1 for card in cards_in(unused_gandalf_cards(s))]
        return options

    def take(self, s: Doom, action: Action) -> None:
        if action == 0:
            s.n = LOST
            return
        card = action - 1
        s.held &= ~(1 << card)
        s.n = WON
        s.tell(CARD_DISCARDED, "M12.8", s.seat, s.printed.names[card], s.holder[card])

    def show(self, s: Doom, action: Action) -> Answer:
        if not action:
            return Answer("keep", "doom-option-keep-cards")
        return card_answer("discard", "doom-option-discard", s.printed.names[action - 1])

    def prompt(self, s: Doom) -> Phrase:
        return Phrase(self.asks, battle_values(s))

    def why_not(self, s: Doom, thing: str) -> Refusal | None:
        if thing.startswith("discard "):
            return Refusal("M12.8", Phrase("doom-why-m12-8"))
        return super().why_not(s, thing)


GANDALF_SYMBOL: Final = GandalfSymbol()


def gandalf_decides(s: Doom) -> bool:
    """The final face is Gandalf's, and a card could be discarded for it. [M12.8, M12.9, M12.12]"""
    return s.n == OPEN and s.shows[0] == GANDALF and unused_gandalf_cards(s) != 0


def judge(s: Doom) -> None:
    """The weapon of a supporter wins; Sauron, a companion without support and Gandalf without a
    card lose. [M12.5, M12.6, M12.7, M12.8, M12.9]"""
    face: Figure = s.shows[0]
    clause = "M12.8"
    if s.n == OPEN:
        if face == SAURON:
            s.n = LOST
            clause = "M12.7"
        elif face == GANDALF:
            s.n = LOST
            clause = "M12.9" if s.gandalf_locked else "M12.8"
        elif s.supports(face):
            s.n = WON
            clause = "M12.5"
        else:
            s.n = LOST
            clause = "M12.6"
    tell_result(s, clause)


def tell_result(s: Doom, clause: str) -> None:
    s.tell(BATTLE_WON if s.n == WON else BATTLE_LOST, clause, s.printed.names[s.source])


# Boromir


class UseAfterLostUrukBattle(UseCard):
    """A battle of the Uruk-hai card was lost and courage is not yet reduced: Boromir lets the die
    be rolled once more, and then only Sauron loses. [M7.10, M17.33]"""

    name = "use_card_after_lost_uruk_battle"
    clause = "M7.10"
    asks = "doom-ask-use-card-after-lost-uruk-battle"
    window = LOST_URUK_BATTLE

    def use(self, s: Doom, card: Card) -> None:
        s.n = 1
        s.set_count_in(BATTLE, SECOND_ROLL)
        if not s.under(2):  # it was rolled before anybody could use a card
            roll_once_more(s)

    def prompt(self, s: Doom) -> Phrase:
        return Phrase(self.asks, battle_values(s))


USE_AFTER_LOST_URUK_BATTLE: Final = UseAfterLostUrukBattle()
LOST_URUK_BATTLE_WINDOW: Final = window("lost_uruk_battle", USE_AFTER_LOST_URUK_BATTLE)


def lost_to_uruk_hai(s: Doom) -> bool:
    return s.n == LOST and fits(s, USE_AFTER_LOST_URUK_BATTLE) and verb_of(s) == BATTLE_PER_URUK


def second_roll(s: Doom) -> bool:
    return s.n == SECOND_ROLL


def second_roll_ahead(s: Doom) -> bool:
    """A battle die is about to be rolled once more. [M7.9]"""
    return s.n == SECOND_ROLL and s.under(2)


def roll_once_more(s: Doom) -> None:
    roll(s, [BATTLE_DIE], "M17.33")


def judge_second_roll(s: Doom) -> None:
    """Lost only on Sauron; support plays no role, and Gandalf's face needs no card. [M17.33]"""
    s.n = LOST if s.shows[0] == SAURON else WON
    tell_result(s, "M17.33")


# The end of a battle


def settle(s: Doom) -> None:
    """A lost battle costs the hearts of the card, before the next one begins. [M12.1, M12.10]"""
    verb = verb_of(s)
    won = s.n == WON
    clear_roll(s)
    if verb == BATTLE_UNTIL:
        count_in_a_row(s, won)
    else:
        s.battles -= 1
        s.won += 1 if won else 0
    if not won:
        lose_courage(s, s.hearts, s.printed.rules[s.source])
    elif verb == BATTLE_PER_URUK and s.treebeard_placed:
        ents_take_one(s)


def count_in_a_row(s: Doom, won: bool) -> None:
    """A lost battle starts the count of direct wins anew. [M17.18]"""
    if won:
        s.battles -= 1
        s.won += 1
    else:
        s.battles += s.won
        s.won = 0


def ents_take_one(s: Doom) -> None:
    """With Treebeard in Isengard every won battle removes one Uruk-hai, the chieftain last.
    [M17.5]"""
    if s.warriors:
        remove_warrior(s, "M17.5")
    elif s.chieftain:
        remove_chieftain(s, "M17.5")


def after_the_last_battle(s: Doom) -> None:
    """One warrior leaves Isengard if any battle with the Uruk-hai was won; the chieftain stays.
    Where the Ents are at work they have done it already. [M17.26, M17.5]"""
    if verb_of(s) == BATTLE_PER_URUK and s.won and s.warriors and not s.treebeard_placed:
        remove_warrior(s, "M17.26")
    s.foe = NO_CARD


BATTLE: Final = Procedure(
    "battle",
    do(begin_battle),
    when(cards_fit_before_battle, run(BEFORE_BATTLE_WINDOW)),
    when(
        to_be_rolled,
        do(roll_battle_die),
        when(cards_fit_the_roll, run(AFTER_ROLL_WINDOW)),
        when(gandalf_decides, ask(GANDALF_SYMBOL)),
        do(judge),
    ),
    when(lost_to_uruk_hai, run(LOST_URUK_BATTLE_WINDOW)),
    when(
        second_roll_ahead,
        second(when(cards_fit_before_battle, second(run(BEFORE_BATTLE_WINDOW)))),
        second(when(second_roll, do(roll_once_more))),
    ),
    when(
        second_roll,
        second(when(cards_fit_the_roll, second(run(AFTER_ROLL_WINDOW)))),
        do(judge_second_roll),
    ),
    do(settle),
)

BATTLES: Final = Procedure(
    "battles",
    loop(battles_left, when(between_battles, run(FREE_WINDOW)), run(BATTLE)),
    do(after_the_last_battle),
)
