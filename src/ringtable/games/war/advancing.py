"""A nation advanced by a die: any of one's own with a Muster die, or one's people by the word of a
companion who stands among them. [W21.7, W21.10, W29.4, W31.16]"""

from typing import Final

from ringtable.games.war.box.components import (
    ADVANCE_NATION,
    BOROMIR,
    CHARACTERS,
    DWARVES,
    ELVES,
    FREE,
    GIMLI,
    GONDOR,
    LEGOLAS,
    MUSTER,
    NATIONS,
    TEAM_POLITICS,
    Nation,
    bits,
    side_of,
)
from ringtable.games.war.cards.language import NO_MUSTER_OF_PASSIVE
from ringtable.games.war.politics import advance, may_advance
from ringtable.games.war.state import ADVANCED_BY_COMPANION, War
from ringtable.games.war.teams.command import nations_at
from ringtable.games.war.teams.three import barred_nations, may_act_with
from ringtable.games.war.turn.actions import ANY_FACE, Deed
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import Procedure, ask

ADVOCATES: Final = ((BOROMIR, GONDOR), (LEGOLAS, ELVES), (GIMLI, DWARVES))
ADVOCATE_OF: Final = {nation: who for who, nation in ADVOCATES}


def by_muster(s: War) -> list[Nation]:
    """Nations of the player that can go a step on; a die is not spent on a lost advance. [W21.7,
    W21.10, W31.16]"""
    banned = 0
    if s.side_at[s.seat] == FREE and s.standing >> NO_MUSTER_OF_PASSIVE & 1:
        banned = ~s.active
    own = nations_at(s, s.seat) & ~banned & ~barred_nations(s)
    return [nation for nation in bits(own) if may_advance(s, nation)]


def advocated(s: War) -> list[Nation]:
    """Peoples whose companion stands where his word counts, unconquered; in a team their player
    asks him, second edition anybody. [W29.4, W31.16]"""
    found = []
    for who, nation in ADVOCATES:
        if not s.on_map(who) or not may_advance(s, nation) or not may_act_with(s, nation):
            continue
        here = s.place[who]
        if not s.pack.characters[who].haunts >> here & 1 or not s.unconquered(here):
            continue
        if s.owner[nation] == s.seat or s.second_edition(TEAM_POLITICS):
            found.append(nation)
    return found


def may_muster(s: War) -> bool:
    return bool(by_muster(s))


def may_advocate(s: War) -> bool:
    return bool(advocated(s))


def why_no_advance(s: War) -> str:
    """All are At War, the last action or a card forbids it, or they are passive. [W9.14, W21.10,
    W21.16, W33.4]"""
    own = nations_at(s, s.seat)
    if not own & ~s.at_war:
        return "W21.16"
    able = [nation for nation in bits(own) if may_advance(s, nation)]
    if not able:
        return "W21.10"
    return "W9.14" if any(may_act_with(s, nation) for nation in able) else "W33.4"


BY_COMPANION: Final = 8  # added to a nation: by the word of its companion, not by the die itself


class Advance(Decision[War]):
    """Which nation goes a step on, and by whom if that makes a difference: Threats and Promises
    ends by a companion's word. The frame: source is the face that the die is used as. [W21.7,
    W29.4]"""

    name = "advance-nation"
    clause = "W21.7"
    stage = True

    def options(self, s: War) -> list[Action]:
        found: list[Action] = by_muster(s) if s.source == MUSTER else []
        if s.side_at[s.seat] == FREE:
            differs = bool(s.standing >> NO_MUSTER_OF_PASSIVE & 1)
            spoken = [nation for nation in advocated(s) if differs or nation not in found]
            found += [nation + BY_COMPANION for nation in spoken]
        return found

    def take(self, s: War, action: Action) -> None:
        advance(s, action % BY_COMPANION, "W29.4" if action >= BY_COMPANION else "W21.7")
        if action >= BY_COMPANION:
            s.news |= 1 << ADVANCED_BY_COMPANION

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-advance-nation")

    def show(self, s: War, action: Action) -> Answer:
        if action < BY_COMPANION:
            return show_nation(action, "advance", "war-option-advance-nation")
        nation = action - BY_COMPANION
        id, who = NATIONS[nation], CHARACTERS[ADVOCATE_OF[nation]]
        words: dict[str, Value] = {
            "nation": name(f"war-nation-{id}"),
            "who": name(f"war-character-{who}"),
        }
        return Answer(f"advance {id} by {who}", "war-option-advance-by", words, f"nation:{id}")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id, _, who = thing.removeprefix("nation:").removeprefix("advance ").partition(" by ")
        if id not in NATIONS:
            return None
        nation = NATIONS.index(id)
        if who:
            return Refusal("W29.4", Phrase("war-why-no-advocate"))
        refusal = why_no_step(s, nation, "W21.7")
        if refusal is None and s.source == MUSTER:
            return Refusal("W9.14", Phrase("war-why-threats"))
        return refusal or Refusal("W29.4", Phrase("war-why-no-advocate"))


def why_no_step(s: War, nation: Nation, own: str) -> Refusal | None:
    """Why a nation goes no step further, whatever it is advanced by; `own` is the clause that
    names whose it must be. [W21.10, W21.16, W31.16, W33.4]"""
    if s.side_at[s.seat] != side_of(nation):
        return Refusal(own, Phrase("war-why-not-your-nation"))
    if not nations_at(s, s.seat) >> nation & 1:
        return Refusal("W31.16", Phrase("war-why-not-your-nation"))
    if s.at_war >> nation & 1:
        return Refusal("W21.16", Phrase("war-why-at-war"))
    if not may_advance(s, nation):
        return Refusal("W21.10", Phrase("war-why-passive"))
    if not may_act_with(s, nation):
        return Refusal("W33.4", Phrase("war-why-nation-twice"))
    return None


def show_nation(nation: Nation, verb: str, message: str) -> Answer:
    id = NATIONS[nation]
    words: dict[str, Value] = {"nation": name(f"war-nation-{id}")}
    return Answer(f"{verb} {id}", message, words, f"nation:{id}")


# The frame: source is the face that the die is used as.
ADVANCE: Final = Procedure("advance-a-nation", ask(Advance()))

POLITICAL_DEEDS: Final = [
    Deed(ADVANCE_NATION, (MUSTER,), may_muster, ADVANCE, why=why_no_advance),
    Deed(ADVANCE_NATION, (ANY_FACE,), may_advocate, ADVANCE, FREE),
]
