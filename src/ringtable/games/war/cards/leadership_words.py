"""Words of combat cards about leadership: prices paid with it, and a companion silenced. [W15.19,
W15.27]"""

from ringtable.games.war.battle.dice import dice_of
from ringtable.games.war.battle.forces import (
    companions_fighting,
    leads,
    nazgul_leadership,
)
from ringtable.games.war.box.components import (
    CHARACTERS,
    FREE,
    SHADOW,
    bits,
)
from ringtable.games.war.cards.combat_words import enemy_card_stands, has_missed
from ringtable.games.war.cards.language import Word, if_then
from ringtable.games.war.questions import Question
from ringtable.games.war.state import (
    FORFEITED,
    War,
)
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import Condition, ask, do, when

# Prices in leadership [W15.19, W15.27]


class GiveUpNazgul:
    def __init__(self, n: int) -> None:
        self.n = n
        self.__name__ = f"give up {n}"

    def __call__(self, s: War) -> None:
        s.fight[SHADOW][FORFEITED] += self.n


class NazgulLead:
    def __init__(self, n: int) -> None:
        self.n = n
        self.__name__ = f"nazgul lead {n}"

    def __call__(self, s: War) -> bool:
        return nazgul_leadership(s) >= self.n


def nazgul_lead(n: int) -> Condition:
    """So many points of Nazgûl leadership count."""
    return NazgulLead(n)


def for_nazgul_leadership(n: int, *words: Word) -> Word:
    """Give up points of Nazgûl leadership; if they cannot be paid the card does nothing."""
    return if_then(nazgul_lead(n), Word(do(GiveUpNazgul(n))), *words)


class HowMuchLeadership(Question):
    """How many points of Nazgûl leadership are given up, one at least. [W15.27]"""

    name = "give-up-nazgul"
    clause = "W15.27"

    def options(self, s: War) -> list[Action]:
        return list(range(1, nazgul_leadership(s) + 1))

    def take(self, s: War, action: Action) -> None:
        s.n = action
        s.fight[SHADOW][FORFEITED] += action

    def show(self, s: War, action: Action) -> Answer:
        return Answer(str(action), "option-number", {"n": action}, verb="number")


def pays_nazgul_for_dice(s: War) -> bool:
    """The price can be paid and the Free Peoples roll more than the one die that is left to them
    anyway. [W15.23]"""
    return nazgul_leadership(s) > 0 and (dice_of(s, FREE) > 1 or not s.under(2))


def for_some_nazgul_leadership(*words: Word) -> Word:
    """Give up as many points as one likes, if there are dice to take; n is then their number."""
    return if_then(pays_nazgul_for_dice, Word(ask(HowMuchLeadership())), *words)


def leading_companions(s: War) -> list[int]:
    """Companions in the battle whose leadership counts. [W15.19]"""
    return [one for one in bits(companions_fighting(s)) if leads(s, one)]


def a_companion_leads(s: War) -> bool:
    return bool(leading_companions(s))


class GiveUpOne(Question):
    """Which companion's leadership is given up. [W15.27]"""

    name = "give-up-companion"
    clause = "W15.27"

    def options(self, s: War) -> list[Action]:
        return leading_companions(s)

    def take(self, s: War, action: Action) -> None:
        s.given_up |= 1 << action

    def show(self, s: War, action: Action) -> Answer:
        return show_character(s, "give-up", action)


def show_character(s: War, verb: str, character: int) -> Answer:
    who = CHARACTERS[character]
    return Answer(
        f"{verb} {who}",
        f"war-option-{verb}",
        {"who": {"name": f"war-character-{who}"}},
        thing=f"character:{who}",
        data={"who": who},
    )


def pays_companion_for_misses(s: War) -> bool:
    """The price can be paid and there is something to act on."""
    return a_companion_leads(s) and has_missed(s)


def for_a_companion(*words: Word) -> Word:
    """Give up the leadership of one companion in the battle, if a missed die is there."""
    return if_then(pays_companion_for_misses, Word(ask(GiveUpOne())), *words)


class GiveUpWho:
    def __init__(self, characters: int) -> None:
        self.characters = characters
        self.__name__ = "give up"

    def __call__(self, s: War) -> None:
        s.given_up |= self.characters & companions_fighting(s)


class Leads:
    def __init__(self, character: int) -> None:
        self.character = character
        self.__name__ = f"leads {character}"

    def __call__(self, s: War) -> bool:
        return self.character in leading_companions(s) and has_missed(s)


class OneLeads:
    def __init__(self, characters: int) -> None:
        self.characters = characters
        self.__name__ = "one leads"

    def __call__(self, s: War) -> bool:
        return any(self.characters >> one & 1 for one in leading_companions(s))


def one_leads(characters: int) -> Condition:
    """The leadership of one of these companions counts."""
    return OneLeads(characters)


def for_character(character: int, *words: Word) -> Word:
    """Give up the leadership of one character, if it counts and a missed die is there."""
    return if_then(Leads(character), Word(do(GiveUpWho(1 << character))), *words)


def cancels_by_companions(s: War) -> bool:
    return a_companion_leads(s) and enemy_card_stands(s)


def for_all_companions(*words: Word) -> Word:
    """Give up the leadership of all companions in the battle against the enemy's card."""
    return if_then(cancels_by_companions, Word(do(GiveUpWho(-1))), *words)


# Words of Power


class SuppressWhom(Question):
    """Which companion has no leadership and no abilities this round."""

    name = "suppress"
    clause = "W15.19"

    def options(self, s: War) -> list[Action]:
        return bits(companions_fighting(s))

    def take(self, s: War, action: Action) -> None:
        s.suppressed |= 1 << action

    def show(self, s: War, action: Action) -> Answer:
        return show_character(s, "suppress", action)


def a_companion_fights(s: War) -> bool:
    return bool(companions_fighting(s))


def suppress_companion() -> Word:
    return Word(when(a_companion_fights, ask(SuppressWhom())))
