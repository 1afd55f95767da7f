"""Companions who come into play: Gandalf the White and Aragorn. [W29.7, W29.8, W29.16]"""

from typing import Final

from ringtable.games.war.box.components import (
    ARAGORN,
    ASIDE,
    BRING_ARAGORN,
    BRING_GANDALF,
    CHARACTERS,
    ELVES,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    MINION_SET,
    OUT_OF_THE_GAME,
    REPLACED,
    STRIDER,
    WILL_OF_THE_WEST,
    bits,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.characters.travel import come_to, show_region
from ringtable.games.war.facts import CAME
from ringtable.games.war.figures import leave_map
from ringtable.games.war.state import War
from ringtable.games.war.turn.actions import Deed
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask

# Gandalf the White [W29.7, W29.16]


def gandalf_may_come(s: War) -> bool:
    """Gandalf the Grey is on the map or gone, and a minion is or was in play. [W29.7]"""
    minion = s.minion_seen or s.abroad & MINION_SET
    if s.whereabouts[GANDALF_WHITE] != ASIDE or not minion:
        return False
    grey = s.whereabouts[GANDALF_GREY]
    return s.on_map(GANDALF_GREY) or (grey == OUT_OF_THE_GAME and bool(elsewhere(s)))


def elsewhere(s: War) -> int:
    """Fangorn or an unconquered stronghold of the Elves. [W29.7]"""
    listed = s.pack.characters[GANDALF_WHITE].enters_in
    elven = s.map.strongholds & s.map.of_nation[ELVES] & s.held(FREE)
    return listed & ~s.map.strongholds | elven


class GandalfComes(Decision[War]):
    """In the place of Gandalf the Grey, or where the White may come. [W29.7]"""

    name = "gandalf-comes"
    clause = "W29.7"
    stage = True

    def options(self, s: War) -> list[Action]:
        if s.on_map(GANDALF_GREY):
            return [s.place[GANDALF_GREY]]
        return bits(elsewhere(s))

    def take(self, s: War, action: Action) -> None:
        if s.on_map(GANDALF_GREY):
            leave_map(s, GANDALF_GREY, REPLACED)
        s.tell(CAME, "W29.7", CHARACTERS[GANDALF_WHITE], REGIONS[action])
        come_to(s, 1 << GANDALF_WHITE, action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-gandalf-comes")

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)


BRING_THE_WHITE: Final = Procedure("gandalf-the-white", ask(GandalfComes()))


# Aragorn [W29.8]


def aragorn_may_come(s: War) -> bool:
    """Strider stands in Minas Tirith, Dol Amroth or Pelargir, unconquered. [W29.8]"""
    if not s.on_map(STRIDER) or s.whereabouts[ARAGORN] != ASIDE:
        return False
    here = s.place[STRIDER]
    return bool(s.pack.characters[ARAGORN].enters_in >> here & 1) and s.unconquered(here)


class AragornComes(Decision[War]):
    """He takes Strider's place. [W29.8]"""

    name = "aragorn-comes"
    clause = "W29.8"
    stage = True

    def options(self, s: War) -> list[Action]:
        return [s.place[STRIDER]]

    def take(self, s: War, action: Action) -> None:
        leave_map(s, STRIDER, REPLACED)
        s.tell(CAME, "W29.8", CHARACTERS[ARAGORN], REGIONS[action])
        come_to(s, 1 << ARAGORN, action)

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)


CROWN_ARAGORN: Final = Procedure("aragorn", ask(AragornComes()))

COMPANION_DEEDS: Final = [
    Deed(BRING_GANDALF, (WILL_OF_THE_WEST,), gandalf_may_come, BRING_THE_WHITE, FREE),
    Deed(BRING_ARAGORN, (WILL_OF_THE_WEST,), aragorn_may_come, CROWN_ARAGORN, FREE),
]
