"""Search, Perception and Hunt: declared, perhaps cancelled, answered by the server. [H18, H19, H20,
H36]

The frame of a question: `source` is its kind, `target` the place or area, `n` whether it is
cancelled.
"""

from typing import Final

from ringtable.games.hunt.answers import AsksRingBearer, passing, playing
from ringtable.games.hunt.box.board import SECTION_AREAS
from ringtable.games.hunt.box.components import (
    EXACT_PERCEPTION,
    FRODO_IN,
    GANDALF_HERE,
    GANDALF_IN,
    HERE,
    HIDDEN,
    HUNT,
    NO,
    PERCEPTION,
    QUESTIONS,
    R_EXACT,
    R_FLED,
    R_FOUND,
    R_HUNT,
    R_PERCEPTION,
    R_SEARCH,
    SEARCH,
    YES,
    Place,
    bits,
)
from ringtable.games.hunt.cards.card import LETTERS, SORCERY_CARD, open_options
from ringtable.games.hunt.facts import (
    ANSWERED,
    ASKED_AREA,
    ASKED_PLACE,
    EXACT_ANSWER,
    FOR_RING_BEARER,
    FRODO_IS_HERE,
    GANDALF_FLED,
    GANDALF_FOUND,
    INFO_FOUND,
    TRACKS_PLACED,
)
from ringtable.games.hunt.facts import CANCELLED as WAS_CANCELLED
from ringtable.games.hunt.ring_bearer.allies import announce_and_play
from ringtable.games.hunt.ring_bearer.deeds import draw_deed, use_up_deed
from ringtable.games.hunt.ring_bearer.frodo import token_of
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.phrase import Phrase, name
from ringtable.kernel.procedure import Procedure, ask, do, loop, when

CANCELLED: Final = 1  # the number of such a frame
PASS: Final = 0
WHO: Final = ("nobody", "frodo", "gandalf", "both")


# What may be asked


def may_search(s: Hunt, place: Place) -> bool:
    """Only a location, not a possible start, not one with a tracks token, nor under the protection
    of an ally token or of Gandalf. [H18.5, H18.6, H18.R1, H13.3, H33.7]"""
    return bool(searchable(s) >> place & 1)


def searchable(s: Hunt) -> int:
    board = s.board
    return board.location_mask & ~(board.frodo_start_mask | s.tracks | s.protected())


def may_hunt(s: Hunt, place: Place) -> bool:
    """Start locations and tracks tokens are no hindrance. [H20.3, H17.R1, H13.3, H33.7]"""
    return bool(huntable(s) >> place & 1)


def huntable(s: Hunt) -> int:
    return s.board.location_mask & ~s.protected()


# Declaring


def declare(s: Hunt) -> None:
    """All parameters are named before the window opens. [H41.2]"""
    question = QUESTIONS[s.source]
    if s.source == SEARCH or s.source == HUNT:
        clause = "H18.1" if s.source == SEARCH else "H20.1"
        s.tell(ASKED_PLACE, clause, question, s.board.names[s.target])
    else:
        s.tell(ASKED_AREA, "H19.1", question, s.board.area_names[s.target])


def window_open(s: Hunt) -> bool:
    """By public knowledge alone: the action can be cancelled and the Ring-bearer has a hand.
    [H41.4, H41.7, H42.21, H42.29]"""
    return not s.immune and not s.no_reactions and s.hand != 0


class React(AsksRingBearer):
    """The Ring-bearer may play one fitting out-of-turn card before the answer. [H12.9, H12.11,
    H41.3]"""

    name = "react"
    clause = "H41.2"
    secret = True

    def window(self, s: Hunt) -> int:
        return PERCEPTION if s.source == EXACT_PERCEPTION else s.source

    def options(self, s: Hunt) -> list[Action]:
        found = [PASS]
        window = self.window(s)
        for card in bits(s.hand & s.box.reactions):
            for option in open_options(s, s.box.ally[card], window):
                found.append(1 + card * 4 + option)
        return found

    def take(self, s: Hunt, action: Action) -> None:
        if action != PASS:
            announce_and_play(s, (action - 1) // 4, (action - 1) % 4)

    def show(self, s: Hunt, action: Action) -> Answer:
        if action == PASS:
            return passing()
        card = s.box.ally[(action - 1) // 4]
        return playing(card.id, LETTERS[(action - 1) % 4], len(card.options))

    def prompt(self, s: Hunt) -> Phrase:
        where = s.board.names if s.source in (SEARCH, HUNT) else s.board.area_names
        question = name(f"hunt-question-{QUESTIONS[s.source]}")
        return Phrase("hunt-ask-react", {"question": question, "place": where[s.target]})


class ReactToSorcery(React):
    """The same window for a sorcery card as it is played. [H41.5]"""

    name = "react-sorcery"
    clause = "H41.5"

    def window(self, s: Hunt) -> int:
        return SORCERY_CARD

    def prompt(self, s: Hunt) -> Phrase:
        card = s.box.sorcery[s.source].id
        return Phrase("hunt-ask-react-sorcery", {"card": name(f"hunt-card-{card}")})


def stands(s: Hunt) -> bool:
    return s.n != CANCELLED


def cancelled(s: Hunt) -> bool:
    return s.n == CANCELLED


def tell_cancelled(s: Hunt) -> None:
    """No answer, no token; what was paid stays paid. [H12.12]"""
    s.tell(WAS_CANCELLED, "H12.12")


# Answering [H42.19]


def answer(s: Hunt) -> None:
    if s.source == SEARCH:
        answer_search(s, s.target)
    elif s.source == HUNT:
        answer_hunt(s, s.target)
    else:
        answer_perception(s, s.target, s.source == EXACT_PERCEPTION)


def answer_search(s: Hunt, place: Place) -> None:
    """Yes if Frodo's journal lists the location; not whether he is there now. [H18.1-H18.4, H18.7,
    H18.R2, H36.1, H36.2, H36.9]"""
    listed = bool(s.frodo_visited() >> place & 1) and not in_refuge(s, place)
    s.note(R_SEARCH, place, YES if listed else NO)
    s.tell(ANSWERED, "H18.2", "yes" if listed else "no")
    if listed:
        place_tracks(s, place, False)
    find_information(s, place)


def in_refuge(s: Hunt, place: Place) -> bool:
    """The refuge variant hides Frodo's present refuge from a Search. [H35.2, H35.4, H35.R1]"""
    if not s.refuges or s.part == 1:
        return False
    journey = s.box.journeys[s.journey]
    row = journey.last_row[s.step]
    return journey.last[s.step] == place and bool(journey.refuges >> row & 1)


def answer_hunt(s: Hunt, place: Place) -> None:
    """Yes if listed; "Frodo is here" if it is the last location. A hunted Gandalf flees. [H20.1,
    H20.4-H20.7, H36.5-H36.8, H36.10, H36.11, H36.R1]"""
    result = NO
    if s.frodo_visited() >> place & 1:
        result = YES | HERE if s.frodo_last() == place else YES
    if s.gandalf_is == HIDDEN and s.gandalf[-1] == place:
        result |= GANDALF_HERE
    s.note(R_HUNT, place, result)
    if result & HERE:
        s.found = place
        s.tell(FRODO_IS_HERE, "H20.5", s.board.names[place])
    elif result != GANDALF_HERE or not s.under(3):  # where only he is, "Gandalf" is the answer
        s.tell(ANSWERED, "H20.6" if result & YES else "H20.7", "yes" if result & YES else "no")
    if result & YES:
        place_tracks(s, place, True)
    if result & GANDALF_HERE:
        s.tell(GANDALF_FOUND, "H36.7", s.board.names[place])
        flee(s)
    find_information(s, place)


def flee(s: Hunt) -> None:
    """A random token of the deed pool is Gandalf's new last location and leaves the game.
    [H36.8]"""
    token = draw_deed(s)
    use_up_deed(s, token)
    place = s.board.token_places[token]
    s.gandalf.append(place)
    s.note(R_FLED)
    s.tell_only(FOR_RING_BEARER, GANDALF_FLED, "H36.8", (s.board.names[place],))


def place_tracks(s: Hunt, place: Place, sword: bool) -> None:
    """Eye side up for a Search, Sword side for a Hunt; never two in a location. [H18.3, H20.4,
    H20.R1]"""
    s.tracks |= 1 << place
    if sword:
        s.swords |= 1 << place
    s.tell(TRACKS_PLACED, "H20.4" if sword else "H18.3", s.board.names[place], side(sword))


def side(sword: bool) -> str:
    return "sword" if sword else "eye"


def find_information(s: Hunt, place: Place) -> None:
    """A face-up information token of the location is shown and unlocks the next ability, whatever
    the answer. [H18.8, H20.9, H24.3, H24.4, H24.R2, H31.R2]"""
    if s.part == 2:
        return
    token = token_of(s, place)
    if token >= 0 and s.info_held & ~s.info_turned & 1 << token:
        s.info_held &= ~(1 << token)
        s.info_found |= 1 << token
        s.note(R_FOUND, place)
        s.tell(INFO_FOUND, "H24.3", s.board.names[place], s.abilities())


def answer_perception(s: Hunt, area: int, exact: bool) -> None:
    """Whether the last location of Frodo (part 2: or of Gandalf) lies in the zone or section.
    [H19.1, H19.3, H36.3, H36.4, H36.R2]"""
    board = s.board
    who = 0
    if board.in_area(area, s.frodo_last()):
        who |= FRODO_IN
    if s.part == 2 and board.in_area(area, s.gandalf_at()):
        who |= GANDALF_IN
    if exact:
        s.note(R_EXACT, area, who)
        s.tell(EXACT_ANSWER, "H36.4", WHO[who])
    else:
        s.note(R_PERCEPTION, area, YES if who else NO)
        s.tell(ANSWERED, "H19.3", "yes" if who else "no")


def own_zone(s: Hunt) -> int:
    return s.board.zone[s.nazgul[s.active]]


def own_section(s: Hunt) -> int:
    return SECTION_AREAS + s.board.section[s.nazgul[s.active]]


QUESTION: Final = Procedure(
    "question",
    do(declare),
    when(window_open, ask(React())),
    when(cancelled, do(tell_cancelled)),
    when(stands, do(answer)),
)


# Several locations named at once (`s.declared`) and asked one after another. The frame: `source` is
# the kind. [H41.20]


def places_left(s: Hunt) -> bool:
    return bool(s.declared)


def ask_about_next(s: Hunt) -> None:
    """The bans are looked at again: an answer before this one may have laid a token. [H18.6]"""
    place = s.declared.pop(0)
    legal = may_search(s, place) if s.source == SEARCH else may_hunt(s, place)
    if legal:
        s.call(QUESTION, source=s.source, target=place)


QUESTIONS_IN_A_ROW: Final = Procedure("questions", loop(places_left, do(ask_about_next)))
