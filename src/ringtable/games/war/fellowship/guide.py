"""The companions of the Fellowship and their guide. [W22]"""

from typing import Final

from ringtable.games.war.box.components import (
    CHARACTERS,
    FREE,
    GOLLUM,
    GUIDE_CHANGE,
    IN_FELLOWSHIP,
    NO_CHARACTER,
    OUT_OF_THE_GAME,
    Character,
    Whereabouts,
    bits,
)
from ringtable.games.war.facts import FELL_WITH_THE_RING, LEFT_FELLOWSHIP, NEW_GUIDE
from ringtable.games.war.state import CHARACTER_FELL, FELLOWSHIP_CHANGED, War
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, Value, name


def companions(s: War) -> list[Character]:
    """The companions with the Ring-bearers. [W22.2]"""
    return [one for one in range(GOLLUM) if s.whereabouts[one] == IN_FELLOWSHIP]


def on_track(s: War) -> bool:
    """The Fellowship is on the Mordor Track and in no region. [W27.3]"""
    return s.circle >= 0


def highest(s: War) -> list[Character]:
    """Who may guide: the companions with the highest level; without any, Gollum. [W22.4, W22.8]"""
    found = companions(s)
    if not found:
        return [GOLLUM]
    level = max([s.pack.characters[one].level for one in found])
    return [one for one in found if s.pack.characters[one].level == level]


def leads(s: War) -> int:
    """The Free Peoples player who decides for the Fellowship. [W31.10]"""
    return s.leading[FREE]


def leave_fellowship(s: War, who: Character, to: Whereabouts, cause: str) -> None:
    """A companion is with the Ring-bearers no more."""
    leave_together(s, 1 << who, to, cause)


def leave_together(s: War, who: int, to: Whereabouts, cause: str) -> None:
    """Companions leave, as one group. If the guide leaves, another must guide from now on; if
    several may, whoever lets him leave asks `CHOOSE_GUIDE`. [W22.4-W22.6, W22.8]"""
    s.news |= 1 << FELLOWSHIP_CHANGED
    for one in bits(who):
        s.whereabouts[one] = to
        if to == OUT_OF_THE_GAME:
            s.news |= 1 << CHARACTER_FELL
            s.tell(FELL_WITH_THE_RING, cause, CHARACTERS[one])
        else:
            s.tell(LEFT_FELLOWSHIP, cause, CHARACTERS[one])
    if s.guide >= 0 and who >> s.guide & 1:
        may = highest(s)
        s.guide = NO_CHARACTER
        if len(may) == 1:
            set_guide(s, may[0])


def set_guide(s: War, who: Character) -> None:
    if s.guide != who:
        s.guide = who
        s.tell(NEW_GUIDE, "W22.4", CHARACTERS[who])


def guide_to_choose(s: War) -> bool:
    """After somebody has left: the guide is gone and several may follow; second edition: whenever
    several may guide. [W22.5, W22.6, W24.7, W37.11, W37.16]"""
    if s.guide == NO_CHARACTER:
        return True
    return s.second_edition(GUIDE_CHANGE) and several_may_guide(s)


def several_may_guide(s: War) -> bool:
    """In the Fellowship phase the Free Peoples may change the guide, among equals. [W5.8, W22.5,
    W22.6]"""
    return len(highest(s)) > 1


class ChooseGuide(Decision[War]):
    """Among companions of the highest level the Free Peoples choose. [W22.5]"""

    name = "guide"
    clause = "W22.5"

    def who(self, s: War) -> int:
        return leads(s)

    def options(self, s: War) -> list[Action]:
        return highest(s)

    def take(self, s: War, action: Action) -> None:
        set_guide(s, action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-guide")

    def show(self, s: War, action: Action) -> Answer:
        id = CHARACTERS[action]
        words: dict[str, Value] = {"who": name(f"war-character-{id}")}
        return Answer(f"guide {id}", "war-option-guide", words, f"character:{id}")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("character:").removeprefix("guide ")
        if id not in CHARACTERS:
            return None
        if CHARACTERS.index(id) == GOLLUM:
            return Refusal("W22.8", Phrase("war-why-gollum-guides-last"))
        if s.whereabouts[CHARACTERS.index(id)] != IN_FELLOWSHIP:
            return Refusal("W22.4", Phrase("war-why-not-in-fellowship"))
        return Refusal("W22.4", Phrase("war-why-lower-level"))


CHOOSE_GUIDE: Final = ChooseGuide()
