"""The verbs of sorcery cards. [H41]"""

from collections.abc import Callable

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
    Face,
    Place,
    bits,
)
from ringtable.games.hunt.cards.aims import (
    DarkAim,
    Targets,
    aim_face,
    aim_hunt,
    aim_perception,
    aim_place,
    aim_search,
    declared,
)
from ringtable.games.hunt.cards.card import Word
from ringtable.games.hunt.facts import (
    BESIDE,
    DIE_RECOVERED,
    FRODO_IN_SECTION,
    IN_THE_WILD,
    LASTS,
    NOT_IN_THE_WILD,
    SPECIAL_ADDED,
)
from ringtable.games.hunt.ring_bearer.allies import discard_ally
from ringtable.games.hunt.ringwraiths import sorcery
from ringtable.games.hunt.ringwraiths.dread import DREAD
from ringtable.games.hunt.ringwraiths.questions import (
    QUESTION,
    QUESTIONS_IN_A_ROW,
    huntable,
    own_section,
    own_zone,
    searchable,
)
from ringtable.games.hunt.ringwraiths.riders import remove_ally
from ringtable.games.hunt.ringwraiths.riding import GRANTED_RIDE, PURSUIT
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story import ending, second_setup
from ringtable.kernel.procedure import by, do

# Perception


def sense(areas: Targets) -> Word:
    """Perception of one zone or section of some. [H19.2, H19.5]"""
    return Word("sense", do(sense_it), aim=DarkAim("hunt-ask-aim-area", areas, aim_perception))


def sense_it(s: Hunt) -> None:
    s.call(QUESTION, source=PERCEPTION, target=declared(s)[0])


def own_section_only(s: Hunt) -> list[int]:
    return [own_section(s)]


def own_zone_or_section(s: Hunt) -> list[int]:
    return [own_zone(s), own_section(s)]


def any_zone(s: Hunt) -> list[int]:
    return list(range(SECTION_AREAS))


def any_section(s: Hunt) -> list[int]:
    return list(range(SECTION_AREAS, len(s.board.area_names)))


def ask_about_the_wild() -> Word:
    """Whether Frodo is in the wild. [H3.13, H36.R3, H41.18]"""
    return Word("ask-about-the-wild", do(tell_of_the_wild))


def tell_of_the_wild(s: Hunt) -> None:
    wild = s.in_the_wild()
    s.note(R_WILD, 0, 1 if wild else 0)
    s.tell(IN_THE_WILD if wild else NOT_IN_THE_WILD, "H36.R3")


# Search and Hunt

Where = Callable[[Hunt], int]  # places, as a set


class Searchable:
    """Where a card may search. [H18.R1]"""

    def __init__(self, where: Where) -> None:
        self.where = where

    def __call__(self, s: Hunt) -> list[Place]:
        return bits(searchable(s) & self.where(s))


class Huntable:
    """Where a card may hunt. [H20.1]"""

    def __init__(self, where: Where) -> None:
        self.where = where

    def __call__(self, s: Hunt) -> list[Place]:
        return bits(huntable(s) & self.where(s))


def search_at(where: Where, most: int = 1, least: int = 1) -> Word:
    """Search some locations, all named before the first is searched. [H18.R1, H41.20]"""
    aim = DarkAim("hunt-ask-aim-search", Searchable(where), aim_search, most, least)
    return Word("search", do(by(SEARCH, ask_in_a_row)), aim=aim)


def hunt_at(where: Where, least: int = 1) -> Word:
    """Hunt in one location. [H20.1, H41.17]"""
    aim = DarkAim("hunt-ask-aim-hunt", Huntable(where), aim_hunt, least=least)
    return Word("hunt", do(by(HUNT, ask_in_a_row)), aim=aim)


def ask_in_a_row(s: Hunt, question: int) -> None:
    s.call(QUESTIONS_IN_A_ROW, source=question)


def here(s: Hunt) -> int:
    return 1 << s.nazgul[s.active]


def anywhere(s: Hunt) -> int:
    return s.board.location_mask


def connected(s: Hunt) -> int:
    places = 0
    for place in s.board.ways[s.nazgul[s.active]]:
        places |= 1 << place
    return places


def near(s: Hunt) -> int:
    """At most two steps away."""
    return s.board.walk(s.nazgul[s.active], 2, s.blocked(), s.board.near)


def where_another_stands(s: Hunt) -> int:
    places = 0
    for rider in range(4):
        if rider != s.active:
            places |= 1 << s.nazgul[rider]
    return places


# Riding


def ride_on(steps: int) -> Word:
    """The active Nazgûl moves by single steps, on top of its normal move. [H16.9]"""
    return Word("ride-on", do(by(steps, let_it_ride)))


def let_it_ride(s: Hunt, steps: int) -> None:
    s.call(GRANTED_RIDE, target=s.active, n=steps)


def all_ride(steps: int) -> Word:
    """Every Nazgûl may move by single steps, the active one first. [H37.R6, H43.14]"""
    return Word("all-ride", do(by(steps, let_all_ride)))


def let_all_ride(s: Hunt, steps: int) -> None:
    s.call(PURSUIT, source=0, n=steps)


# The Ring and its hunters


def add_red_number() -> Word:
    """The red token with a number enters the hunt pool. [H22.10]"""
    return Word("add-token", do(add_number))


def add_number(s: Hunt) -> None:
    add_to_pool(s, "red-4")


def add_red_eye() -> Word:
    """The red Eye enters the hunt pool. [H22.10]"""
    return Word("add-token", do(add_eye))


def add_eye(s: Hunt) -> None:
    add_to_pool(s, "red-eye")


def add_to_pool(s: Hunt, id: str) -> None:
    for number, token in enumerate(s.box.influence):
        if token.id == id:
            s.pool |= 1 << number
            s.tell(SPECIAL_ADDED, "H22.10", token.shown)


def lie_beside_track() -> Word:
    """The card counts as an Eye beside the track for the rest of the game. [H22.9]"""
    return Word("lie-beside-track", do(lay_it_down))


def lay_it_down(s: Hunt) -> None:
    s.fear = True
    s.tell(BESIDE, "H22.9", "fear-of-the-undead")


def summon_witch_king() -> Word:
    """He replaces the active Nazgûl. [H22.11, H37.1]"""
    return Word("summon-witch-king", do(summon_him))


def summon_him(s: Hunt) -> None:
    second_setup.summon_witch_king(s, s.active, "H37.1")


def raise_influence(n: int) -> Word:
    """[H41.13]"""
    return Word("raise-influence", do(by(n, rise)))


def rise(s: Hunt, n: int) -> None:
    ending.raise_influence(s, n, "H41.13")


def raise_in_own_section(n: int) -> Word:
    """The influence rises if Frodo is in the own section, which is answered for him alone. [H36.R3,
    H41.13]"""
    return Word("raise-in-own-section", do(by(n, rise_if_near)))


def rise_if_near(s: Hunt, n: int) -> None:
    area = own_section(s)
    there = s.board.in_area(area, s.frodo_last())
    s.note(R_SECTION, area, 1 if there else 0)
    s.tell(FRODO_IN_SECTION, "H36.R3", s.board.area_names[area], "yes" if there else "no")
    if there:
        rise(s, n)


def discard_at_random(n: int) -> Word:
    """Ally cards of the Ring-bearer, at random and shown. [H41.R2]"""
    return Word("discard-at-random", do(by(n, lose_cards)))


def lose_cards(s: Hunt, n: int) -> None:
    for _ in range(n):
        cards = bits(s.hand)
        if cards:
            card = cards[s.rng.below(ALLY_STREAM, len(cards))]
            discard_ally(s, card, "H41.R2")


def fill_with_dread() -> Word:
    """The Ring-bearer loses a card or a token of his choice, or else the influence rises.
    [H43.13]"""
    return Word("dread", do(dread))


def dread(s: Hunt) -> None:
    if s.hand or s.fellowship:
        s.call(DREAD, RING_BEARER)
    else:
        rise(s, 1)


def burn_allies(most: int) -> Word:
    """Remove ally tokens in the own section."""
    aim = DarkAim("hunt-ask-aim-ally", allies_in_own_section, aim_place, most)
    return Word("burn-allies", do(burn_them), aim=aim)


def allies_in_own_section(s: Hunt) -> list[Place]:
    return bits(s.allies & s.own_section())


def burn_them(s: Hunt) -> None:
    for place in declared(s):
        remove_ally(s, place, "H41")


def recover_die() -> Word:
    """An ordinary die spent or discarded earlier today returns with a face of choice; never the one
    that pays for the card. [H41.16]"""
    aim = DarkAim("hunt-ask-aim-face", faces, aim_face)
    return Word("recover-die", do(turn_it), aim=aim)


def faces(s: Hunt) -> list[Face]:
    return list(range(SORCERY + 1))


def turn_it(s: Hunt) -> None:
    wanted = declared(s)[0]
    for face in range(4):
        if s.spent[face] > (1 if face == s.paid else 0):
            s.spent[face] -= 1
            s.dice[wanted] += 1
            s.tell(DIE_RECOVERED, "H41.16", FACES[wanted])
            return


def ban_reactions() -> Word:
    """No out-of-turn cards to the end of the phase. [H41.7]"""
    return Word("ban-reactions", do(ban_them))


def ban_them(s: Hunt) -> None:
    s.no_reactions = True
    s.tell(LASTS, "H41.7", "no-reactions")


def draw_sorcery(n: int) -> Word:
    """Sorcery cards, then the hand limit. [H22.2]"""
    return Word("draw-sorcery", do(by(n, draw_some)))


def draw_some(s: Hunt, n: int) -> None:
    s.call(sorcery.DRAW_SORCERY, n=n)
