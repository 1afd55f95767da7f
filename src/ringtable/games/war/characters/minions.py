"""Minions: how they come into play, and The Voice of Saruman. [W30]"""

from typing import Final

from ringtable.games.war.armies.limits import room
from ringtable.games.war.box.components import (
    ASIDE,
    BRING_MINION,
    CHARACTER_TEXT,
    CHARACTERS,
    ELITE,
    FREE_NATION_SET,
    ISENGARD,
    MINION_SET,
    MOUTH_OF_SAURON,
    MUSTER,
    NATIONS,
    OUT_OF_THE_GAME,
    REGULAR,
    SARUMAN,
    SAURON,
    SHADOW,
    USE_VOICE_OF_SARUMAN,
    WITCH_KING,
    Character,
    bits,
)
from ringtable.games.war.box.places import ORTHANC, REGIONS, Region
from ringtable.games.war.characters.travel import show_character, show_region
from ringtable.games.war.facts import CAME, UPGRADED
from ringtable.games.war.fellowship.guide import on_track
from ringtable.games.war.figures import bring, in_reserve, put, recruit, take
from ringtable.games.war.politics import activate
from ringtable.games.war.state import KINDS_EACH, War
from ringtable.games.war.turn.actions import Deed
from ringtable.kernel.decision import Action, Answer, Decision, Refusal, Several
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, select, unless, when

# Coming into play [W30.1-W30.5]


def places_for(s: War, minion: Character) -> int:
    """Where a minion may come into play now; nowhere if its condition does not hold."""
    if s.whereabouts[minion] != ASIDE:
        return 0
    if minion == SARUMAN:
        held = s.held(SHADOW) >> ORTHANC & 1 and s.at_war >> ISENGARD & 1
        return 1 << ORTHANC if held else 0
    if minion == WITCH_KING:
        return places_for_witch_king(s)
    if on_track(s) or s.at_war & FREE_NATION_SET == FREE_NATION_SET:
        return s.map.strongholds & s.map.of_nation[SAURON] & s.held(SHADOW)
    return 0


def places_for_witch_king(s: War) -> int:
    """With a Shadow army that contains a Sauron unit, Sauron At War; second edition: a nation of
    the Free Peoples too. [W30.3]"""
    if not s.at_war >> SAURON & 1:
        return 0
    if s.second_edition(CHARACTER_TEXT) and not s.at_war & FREE_NATION_SET:
        return 0
    return s.nation_in[SAURON]


def own_minions(s: War) -> int:
    """The minions of a player. [W31.2, W31.15]"""
    return s.pack.seats[s.seats][s.seat].minions


def minions_to_come(s: War) -> list[Character]:
    return [one for one in bits(MINION_SET & own_minions(s)) if places_for(s, one)]


def minion_may_come(s: War) -> bool:
    return bool(minions_to_come(s))


def why_no_minion(s: War) -> str:
    """What those who wait for it need; the team-mate's come by his word, and who has fallen comes
    no more. [W30.1-W30.5, W30.11, W31.15]"""
    own = bits(MINION_SET & own_minions(s))
    waiting = [one for one in own if s.whereabouts[one] == ASIDE]
    if any(places_for(s, one) for one in bits(MINION_SET)):
        return "W31.15"
    if len(waiting) == 1:
        return CLAUSES[waiting[0]]
    gone = any(s.whereabouts[one] == OUT_OF_THE_GAME for one in own)
    return "W30.11" if gone and not waiting else "W30.1"


class WhichMinion(Decision[War]):
    """Which minion comes. The frame: target is the minion. [W30.1]"""

    name = "minion"
    clause = "W30.1"
    stage = True

    def options(self, s: War) -> list[Action]:
        return minions_to_come(s)

    def take(self, s: War, action: Action) -> None:
        s.target = action

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-minion")

    def show(self, s: War, action: Action) -> Answer:
        return show_character(action, "bring", "war-option-bring")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("character:").removeprefix("bring ")
        if id not in CHARACTERS or not MINION_SET >> CHARACTERS.index(id) & 1:
            return None
        who = CHARACTERS.index(id)
        if s.whereabouts[who] == OUT_OF_THE_GAME:
            return Refusal("W30.11", Phrase("war-why-minion-gone"))
        if s.on_map(who):
            return Refusal("W30.1", Phrase("war-why-minion-in-play"))
        if not own_minions(s) >> who & 1:
            return Refusal("W31.15", Phrase("war-why-not-your-minion"))
        return Refusal(CLAUSES[who], Phrase(WAITS[who]))


class WhereMinion(Decision[War]):
    """Where it is placed. [W30.2-W30.5, W30.13]"""

    name = "minion-at"
    clause = "W30.1"
    stage = True

    def options(self, s: War) -> list[Action]:
        return bits(places_for(s, s.target))

    def take(self, s: War, action: Action) -> None:
        bring_minion(s, s.target, action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-minion-at")

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)


WAITS: Final = {
    SARUMAN: "war-why-saruman-waits",
    WITCH_KING: "war-why-witch-king-waits",
    MOUTH_OF_SAURON: "war-why-mouth-of-sauron-waits",
}
CLAUSES: Final = {SARUMAN: "W30.2", WITCH_KING: "W30.3", MOUTH_OF_SAURON: "W30.5"}


def bring_minion(s: War, minion: Character, region: Region) -> None:
    """When the Witch-king comes, all nations of the Free Peoples become active. [W30.4]"""
    bring(s, minion, region)
    s.minion_seen = True
    s.tell(CAME, CLAUSES[minion], CHARACTERS[minion], REGIONS[region])
    if minion == WITCH_KING:
        for nation in bits(FREE_NATION_SET):
            activate(s, nation, "W30.4")


# The frame: target is the minion.
BRING: Final = Procedure("bring-a-minion", ask(WhichMinion()), ask(WhereMinion()))


# The Voice of Saruman [W30.7, W30.16]

RECRUIT_EVERYWHERE: Final = 0
SWAP: Final = 1


def voice_works(s: War) -> bool:
    """Saruman in play, Orthanc held by the Shadow and not besieged. [W30.7]"""
    here = 1 << ORTHANC
    return s.on_map(SARUMAN) and bool(s.held(SHADOW) & ~s.besieged & here)


def settlements_with_room(s: War) -> list[Region]:
    """Settlements of Isengard that can take a regular. [W30.7, W11.6, W11.7]"""
    found = []
    for region in s.map.muster[ISENGARD]:
        held = s.held(SHADOW) >> region & 1 and not s.besieged >> region & 1
        if held and room(s, SHADOW, region) > 0:
            found.append(region)
    return found


def voice_recruits(s: War) -> int:
    """Regulars that come, as far as the pool goes. [W11.9, W30.7]"""
    return min(len(settlements_with_room(s)), in_reserve(s, ISENGARD, REGULAR))


def swaps(s: War) -> int:
    """Regulars in Orthanc that can become elites: two, or one if no more is possible. [W30.16]"""
    return min(2, s.count(ORTHANC, ISENGARD, REGULAR), in_reserve(s, ISENGARD, ELITE))


def voice_ways(s: War) -> list[int]:
    if not voice_works(s) or s.owner[ISENGARD] != s.seat:
        return []
    found = [RECRUIT_EVERYWHERE] if voice_recruits(s) else []
    return [*found, SWAP] if swaps(s) else found


def voice_may_speak(s: War) -> bool:
    return bool(voice_ways(s))


def why_no_voice(s: War) -> str:
    """He speaks for his own player. [W30.7, W31.15]"""
    mates = s.owner[ISENGARD] != s.seat and s.on_map(SARUMAN)
    return "W31.15" if mates else "W30.7"


class Voice(Decision[War]):
    """A regular in each settlement of Isengard, or two regulars of Orthanc become elites. The
    frame: target is the way. [W30.7]"""

    name = "voice"
    clause = "W30.7"
    stage = True

    def options(self, s: War) -> list[Action]:
        return voice_ways(s)

    def take(self, s: War, action: Action) -> None:
        s.target = action

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-voice")

    def show(self, s: War, action: Action) -> Answer:
        if action == SWAP:
            return Answer("swap", "war-option-voice-swap", {"n": swaps(s)})
        return Answer("recruit", "war-option-voice-recruit", {"n": voice_recruits(s)})


class WhereVoice(Several[War]):
    """Which settlements, if the pool is too small for all. [W1.4, W30.7]"""

    name = "voice-at"
    clause = "W30.7"

    def options(self, s: War) -> list[Action]:
        return settlements_with_room(s)

    def least(self, s: War) -> int:
        return voice_recruits(s)

    def most(self, s: War) -> int:
        return voice_recruits(s)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-voice-at", {"n": voice_recruits(s)})

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)


def recruit_by_voice(s: War) -> None:
    for region in s.chosen:
        recruit(s, region, ISENGARD, REGULAR, 1, "W30.7")


def swap_by_voice(s: War) -> None:
    """Regulars of Orthanc go to the pool, elites come from it. [W30.7, W30.16]"""
    n = swaps(s)
    take(s, ORTHANC, ISENGARD, REGULAR, n)
    s.reserve[ISENGARD * KINDS_EACH + REGULAR] += n
    s.reserve[ISENGARD * KINDS_EACH + ELITE] -= n
    put(s, ORTHANC, ISENGARD, ELITE, n)
    s.tell(UPGRADED, "W30.7", NATIONS[ISENGARD], n, REGIONS[ORTHANC])


def voice_calls(s: War) -> bool:
    return s.target == RECRUIT_EVERYWHERE


# The frame: target is the way.
SPEAK: Final = Procedure(
    "voice-of-saruman",
    ask(Voice()),
    when(voice_calls, select(WhereVoice()), do(recruit_by_voice)),
    when(unless(voice_calls), do(swap_by_voice)),
)

MINION_DEEDS: Final = [
    Deed(BRING_MINION, (MUSTER,), minion_may_come, BRING, SHADOW, why_no_minion),
    Deed(USE_VOICE_OF_SARUMAN, (MUSTER,), voice_may_speak, SPEAK, SHADOW, why_no_voice),
]
