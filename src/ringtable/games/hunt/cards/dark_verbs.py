"""The verbs of sorcery cards. [H41]"""

from ringtable.games.hunt.box.board import SECTION_AREAS
from ringtable.games.hunt.box.components import (
    ALLY_STREAM,
    FACES,
    HUNT,
    PERCEPTION,
    R_SECTION,
    R_WILD,
    RING_BEARER,
    SEARCH,
    SORCERY,
    bits,
)
from ringtable.games.hunt.cards.card import AtPlaces, Verb
from ringtable.games.hunt.facts import (
    BESIDE,
    DIE_RECOVERED,
    FRODO_IN_SECTION,
    IN_THE_WILD,
    LASTS,
    NOT_IN_THE_WILD,
    SPECIAL_ADDED,
)
from ringtable.games.hunt.ring_bearer.allies import (
    discard_ally,
)
from ringtable.games.hunt.ringwraiths.dread import DREAD
from ringtable.games.hunt.ringwraiths.questions import (
    QUESTION,
    QUESTIONS_IN_A_ROW,
    huntable,
    own_section,
    own_zone,
    pack_places,
    searchable,
)
from ringtable.games.hunt.ringwraiths.riders import remove_ally
from ringtable.games.hunt.ringwraiths.riding import GRANTED_RIDE, PURSUIT
from ringtable.games.hunt.ringwraiths.sorcery import DRAW_SORCERY, PAID, PLAY_SORCERY
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import raise_influence
from ringtable.games.hunt.story.second_setup import summon_witch_king


class Perceive(Verb):
    """Perception of the own zone or section, or of any. [H19.2, H19.5]"""

    most = 1
    least = 1
    prompt = "hunt-ask-aim-area"

    def __init__(self, *scopes: str) -> None:
        self.scopes = scopes

    def targets(self, s: Hunt) -> list[int]:
        found = []
        for scope in self.scopes:
            if scope == "own-zone":
                found.append(own_zone(s))
            elif scope == "own-section":
                found.append(own_section(s))
            elif scope == "any-zone":
                found += list(range(SECTION_AREAS))
            else:
                found += list(range(SECTION_AREAS, len(s.board.area_names)))
        return found

    def target_text(self, s: Hunt, target: int) -> str:
        return s.board.area_names[target]

    def target_thing(self, s: Hunt, target: int) -> str:
        return f"area:{s.board.area_names[target]}"

    def carry_out(self, s: Hunt) -> None:
        s.call(QUESTION, source=PERCEPTION, target=s.aims[0])


class AskInWild(Verb):
    """Whether Frodo is in the wild. [H3.13, H36.R3, H41.18]"""

    def carry_out(self, s: Hunt) -> None:
        wild = s.in_the_wild()
        s.note(R_WILD, 0, 1 if wild else 0)
        s.tell(IN_THE_WILD if wild else NOT_IN_THE_WILD, "H36.R3")


class SearchAt(AtPlaces):
    """Search some locations, all named before the first is searched. [H18.R1, H41.20]"""

    prompt = "hunt-ask-aim-search"

    def __init__(self, where: str, most: int = 1, optional: bool = False) -> None:
        self.where = where
        self.most = most
        self.least = 0 if optional else 1

    def targets(self, s: Hunt) -> list[int]:
        legal = searchable(s)
        for place in s.aims:
            legal &= ~(1 << place)
        here = s.nazgul[s.active]
        if self.where == "here":
            return [here] if legal >> here & 1 else []
        if self.where == "connected":
            return [place for place in bits(legal) if s.board.connected(here, place)]
        return bits(legal)

    def carry_out(self, s: Hunt) -> None:
        s.call(QUESTIONS_IN_A_ROW, source=SEARCH, n=pack_places(s.aims))


class HuntAt(AtPlaces):
    """Hunt in one location: here, near, or where another Nazgûl stands. [H20.1, H41.17]"""

    prompt = "hunt-ask-aim-hunt"
    most = 1

    def __init__(self, where: str, optional: bool = False) -> None:
        self.where = where
        self.least = 0 if optional else 1

    def targets(self, s: Hunt) -> list[int]:
        legal = huntable(s)
        here = s.nazgul[s.active]
        if self.where == "here":
            return [here] if legal >> here & 1 else []
        if self.where == "near":
            near = s.board.walk(here, 2, s.blocked(), s.board.near)
            return bits(legal & near)
        others = 0
        for rider in range(4):
            if rider != s.active:
                others |= 1 << s.nazgul[rider]
        return bits(legal & others)

    def carry_out(self, s: Hunt) -> None:
        s.call(QUESTIONS_IN_A_ROW, source=HUNT, n=pack_places(s.aims))


class RideOn(Verb):
    """The active Nazgûl moves by single steps, on top of its normal move. [H16.9]"""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def carry_out(self, s: Hunt) -> None:
        s.call(GRANTED_RIDE, target=s.active, n=self.steps)


class AllRide(Verb):
    """Every Nazgûl may move by single steps, the active one first. [H37.R6, H43.14]"""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def carry_out(self, s: Hunt) -> None:
        s.call(PURSUIT, source=0, n=self.steps)


class AddSpecial(Verb):
    """A red token enters the hunt pool. [H22.10]"""

    def __init__(self, token: str) -> None:
        self.token = token

    def carry_out(self, s: Hunt) -> None:
        for number, token in enumerate(s.box.influence):
            if token.id == self.token:
                s.pool |= 1 << number
                s.tell(SPECIAL_ADDED, "H22.10", token.shown)


class LieBesideTrack(Verb):
    """The card counts as an Eye beside the track for the rest of the game. [H22.9]"""

    def carry_out(self, s: Hunt) -> None:
        s.fear = True
        s.tell(BESIDE, "H22.9", "fear-of-the-undead")


class SummonWitchKing(Verb):
    """He replaces the active Nazgûl. [H22.11, H37.1]"""

    def carry_out(self, s: Hunt) -> None:
        summon_witch_king(s, s.active, "H37.1")


class RaiseInfluence(Verb):
    """The influence rises; perhaps only if Frodo is in the own section, which is answered for him
    alone. [H36.R3, H41.13]"""

    def __init__(self, n: int, if_in_own_section: bool = False) -> None:
        self.n = n
        self.if_in_own_section = if_in_own_section

    def carry_out(self, s: Hunt) -> None:
        if self.if_in_own_section:
            area = own_section(s)
            there = s.board.in_area(area, s.frodo_last())
            s.note(R_SECTION, area, 1 if there else 0)
            answer = "yes" if there else "no"
            s.tell(FRODO_IN_SECTION, "H36.R3", s.board.area_names[area], answer)
            if not there:
                return
        raise_influence(s, self.n, "H41.13")


class DiscardAtRandom(Verb):
    """Ally cards of the Ring-bearer, at random and shown. [H41.R2]"""

    def __init__(self, n: int) -> None:
        self.n = n

    def carry_out(self, s: Hunt) -> None:
        for _ in range(self.n):
            cards = bits(s.hand)
            if cards:
                card = cards[s.rng.below(ALLY_STREAM, len(cards))]
                discard_ally(s, card, "H41.R2")


class FillWithDread(Verb):
    """The Ring-bearer loses a card or a token of his choice, or else the influence rises.
    [H43.13]"""

    def carry_out(self, s: Hunt) -> None:
        if s.hand or s.fellowship:
            s.call(DREAD, RING_BEARER)
        else:
            raise_influence(s, 1, "H41.13")


class BurnAllies(AtPlaces):
    """Remove ally tokens in the own section."""

    prompt = "hunt-ask-aim-ally"

    def __init__(self, most: int) -> None:
        self.most = most
        self.least = 1

    def targets(self, s: Hunt) -> list[int]:
        return [place for place in bits(s.allies & s.own_section()) if place not in s.aims]

    def carry_out(self, s: Hunt) -> None:
        for place in s.aims:
            remove_ally(s, place, "H41")


class RecoverDie(Verb):
    """An ordinary die spent or discarded earlier today returns with a face of choice; never the one
    that pays for the card. [H41.16]"""

    most = 1
    least = 1
    prompt = "hunt-ask-aim-face"

    def targets(self, s: Hunt) -> list[int]:
        return list(range(SORCERY + 1))

    def target_text(self, s: Hunt, target: int) -> str:
        return FACES[target]

    def carry_out(self, s: Hunt) -> None:
        paid = (s.count_in(PLAY_SORCERY) >> PAID) - 1
        for face in range(4):
            if s.spent[face] > (1 if face == paid else 0):
                s.spent[face] -= 1
                s.dice[s.aims[0]] += 1
                s.tell(DIE_RECOVERED, "H41.16", FACES[s.aims[0]])
                return


class BanReactions(Verb):
    """No out-of-turn cards to the end of the phase. [H41.7]"""

    def carry_out(self, s: Hunt) -> None:
        s.no_reactions = True
        s.tell(LASTS, "H41.7", "no-reactions")


class DrawSorcery(Verb):
    """Sorcery cards, then the hand limit. [H22.2]"""

    def __init__(self, n: int) -> None:
        self.n = n

    def carry_out(self, s: Hunt) -> None:
        s.call(DRAW_SORCERY, n=self.n)
