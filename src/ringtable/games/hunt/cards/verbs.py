"""The verbs of ally cards. A verb is worth having when a second card wants it. [H41]"""

from ringtable.games.hunt.box.board import SECTION_AREAS
from ringtable.games.hunt.box.components import (
    COMPANIONS,
    FACES,
    NAZGUL,
    NIGHT,
    R_DREW_DEED,
    R_HID,
    RING_BEARER,
    Place,
    bits,
)
from ringtable.games.hunt.box.components import RESTED as RESTED_FLAG
from ringtable.games.hunt.cards.card import AtPlaces, Verb
from ringtable.games.hunt.facts import (
    ALLY_MOVED,
    ALLY_PLACED,
    DREW_DEED,
    FOR_RING_BEARER,
    HELD,
    HID_INFO,
    JOINED,
    LASTS,
    TOOK_BACK,
    TRACKS_REMOVED,
    TURNED_OVER,
)
from ringtable.games.hunt.ring_bearer.allies import (
    DRAW_ALLIES,
    MOVE_ALLIES,
    free_for_ally,
    gain_fellowship,
)
from ringtable.games.hunt.ring_bearer.deeds import draw_deed
from ringtable.games.hunt.ring_bearer.frodo import (
    FORCED_DOT,
    FREE_BY_NIGHT,
    GRANTED_MOVE,
    MARKER_STAYS,
)
from ringtable.games.hunt.ring_bearer.gandalf import EXTRA_GANDALF
from ringtable.games.hunt.ring_bearer.journey import advance, night_step
from ringtable.games.hunt.ringwraiths import dice
from ringtable.games.hunt.ringwraiths.questions import (
    CANCEL,
    QUESTION,
)
from ringtable.games.hunt.ringwraiths.riding import DRIVE, drive_order
from ringtable.games.hunt.ringwraiths.sorcery import PLAY_SORCERY
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import lower_influence


class Area:
    """Sections and zones of a card, by name: `("I", "II-C")`; none is everywhere."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def places(self, s: Hunt) -> int:
        if not self.names:
            return (1 << s.board.places) - 2
        found = 0
        for area in self.names:
            found |= s.board.area[s.board.area_names.index(area)]
        return found


# Frodo


class ExtraMove(Verb):
    """One additional movement; in part 2 one further step of the figure. [H9.12, H31.10, H41.14]"""

    def __init__(self, dot: bool = False) -> None:
        self.dot = dot

    def carry_out(self, s: Hunt) -> None:
        if s.part == 1:
            s.call(GRANTED_MOVE, RING_BEARER, n=FORCED_DOT if self.dot else 0)
        else:
            advance(s)


class NightMoveFree(Verb):
    """The night decision, without influence; the marker turns to the Eye unless it may stay.
    [H10.R1, H10.R2, H41.19]"""

    prompt = "night-move"

    def __init__(self, marker_stays: bool = False) -> None:
        self.marker_stays = marker_stays

    def carry_out(self, s: Hunt) -> None:
        if s.part == 1:
            stays = MARKER_STAYS if self.marker_stays else 0
            s.call(GRANTED_MOVE, RING_BEARER, n=FREE_BY_NIGHT | stays)
        else:
            night_step(s, True, self.marker_stays)


class DotBonus(Verb):
    """The next movement of the turn counts more dots than are noted. [H41.15]"""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def carry_out(self, s: Hunt) -> None:
        s.dot_bonus += self.n


# The Fellowship and its cards


class JoinCompanion(Verb):
    """A companion card enters play. [H11.13]"""

    def __init__(self, companion: int) -> None:
        self.companion = companion

    def carry_out(self, s: Hunt) -> None:
        s.joined |= 1 << self.companion
        s.tell(JOINED, "H11.13", COMPANIONS[self.companion])


class GainFellowship(Verb):
    """Tokens from the reserve, as many as there are. [H14.2, H41.R1]"""

    def __init__(self, n: int) -> None:
        self.n = n

    def carry_out(self, s: Hunt) -> None:
        gain_fellowship(s, self.n, "H41.R1")


class DrawAlly(Verb):
    """Ally cards, then the hand limit. [H12.2]"""

    def __init__(self, n: int) -> None:
        self.n = n

    def carry_out(self, s: Hunt) -> None:
        s.call(DRAW_ALLIES, RING_BEARER, n=self.n)


class ReturnReaction(Verb):
    """An out-of-turn card from the discard pile into the hand. Everybody sees which."""

    most = 1
    least = 1
    prompt = "hunt-ask-aim-card"

    def targets(self, s: Hunt) -> list[int]:
        return sorted(card for card in bytes(s.ally_discard) if s.box.reactions >> card & 1)

    def target_text(self, s: Hunt, target: int) -> str:
        return s.box.ally[target].id

    def target_thing(self, s: Hunt, target: int) -> str:
        return f"card:{s.box.ally[target].id}"

    def carry_out(self, s: Hunt) -> None:
        for card in s.aims:
            s.ally_discard.remove(card)
            s.hand |= 1 << card
            s.known_hand |= 1 << card
            s.tell(TOOK_BACK, "H42.4", s.box.ally[card].id)


class LowerInfluence(Verb):
    """The influence falls, more if Frodo rests. [H41.12]"""

    def __init__(self, n: int, resting: int = 0) -> None:
        self.n = n
        self.resting = resting or n

    def carry_out(self, s: Hunt) -> None:
        rests = s.phase == NIGHT and bool(s.done & RESTED_FLAG)
        lower_influence(s, self.resting if rests else self.n, "H41.12")


class HideInformation(Verb):
    """Secretly turn over an own face-up information token. [H42.15, H42.28]"""

    most = 1
    secret = True
    prompt = "hunt-ask-aim-information"

    def targets(self, s: Hunt) -> list[int]:
        return bits(s.info_held & ~s.info_turned)

    def target_text(self, s: Hunt, target: int) -> str:
        return s.board.names[s.board.token_places[target]]

    def target_thing(self, s: Hunt, target: int) -> str:
        return f"place:{s.board.names[s.board.token_places[target]]}"

    def carry_out(self, s: Hunt) -> None:
        s.note(R_HID)
        s.tell(HID_INFO, "H42.15")
        for token in s.aims:
            s.info_turned |= 1 << token
            place = s.board.names[s.board.token_places[token]]
            s.tell_only(FOR_RING_BEARER, TURNED_OVER, "H42.15", (place,))


# Ally tokens


class PlaceAlly(AtPlaces):
    """Ally tokens on locations without a Nazgûl and without another one. With an empty supply a
    token of the board may be moved there instead. [H13.4, H13.7, H41.11]"""

    prompt = "hunt-ask-aim-place-ally"

    def __init__(
        self,
        most: int,
        *areas: str,
        on_road: bool = False,
        named: bool = False,
    ) -> None:
        self.count = most
        self.most = 2 * most  # with an empty supply each wants a token and a place
        self.area = Area(areas)
        self.on_road = on_road
        self.named = named

    def lifting(self, s: Hunt) -> bool:
        return s.ally_tokens_left() == 0

    def may_stop(self, s: Hunt) -> bool:
        """The transfer of a token stays optional. [H41.11]"""
        if self.lifting(s):
            return len(s.aims) % 2 == 0
        return len(s.aims) >= 1

    def targets(self, s: Hunt) -> list[int]:
        if self.lifting(s):
            if len(s.aims) % 2 == 0:
                lifted = set(s.aims[::2])
                if len(s.aims) // 2 >= self.count or not self.free(s):
                    return []
                return [place for place in bits(s.allies) if place not in lifted]
            return self.free(s)
        if len(s.aims) >= min(self.count, s.ally_tokens_left()):
            return []
        return self.free(s)

    def free(self, s: Hunt) -> list[Place]:
        places = free_for_ally(s) & self.area.places(s)
        if self.on_road:
            places &= s.board.on_road
        if self.named:
            places &= s.board.named
        for place in s.aims:
            places &= ~(1 << place)
        return bits(places)

    def carry_out(self, s: Hunt) -> None:
        names = s.board.names
        if self.lifting(s):
            for number in range(0, len(s.aims) - 1, 2):
                token, place = s.aims[number], s.aims[number + 1]
                s.allies = s.allies & ~(1 << token) | 1 << place
                s.tell(ALLY_MOVED, "H13.7", names[token], names[place])
            return
        for place in s.aims:
            s.allies |= 1 << place
            s.tell(ALLY_PLACED, "H13.4", names[place])


class MoveAlly(Verb):
    """Different ally tokens, each to a connected location. [H13.5]"""

    def __init__(self, most: int) -> None:
        self.count = most

    def carry_out(self, s: Hunt) -> None:
        s.call(MOVE_ALLIES, RING_BEARER, n=self.count)


# Nazgûl and dice, by the Ring-bearer


class DriveNazgul(Verb):
    """The Ring-bearer moves Nazgûl by single steps, perhaps only those in an area. [H41.8]"""

    def __init__(self, most: int, steps: int, *areas: str) -> None:
        self.count = most
        self.steps = steps
        self.area = Area(areas)

    def carry_out(self, s: Hunt) -> None:
        places = self.area.places(s)
        riders = 0
        for rider in range(4):
            if places >> s.nazgul[rider] & 1:
                riders |= 1 << rider
        order = drive_order(self.steps, self.count, False)
        s.call(DRIVE, RING_BEARER, target=riders, n=order)


class DriveFromArea(Verb):
    """The same in one zone or section chosen now: one in which a Nazgûl stands."""

    most = 1
    least = 1
    prompt = "hunt-ask-aim-area"

    def __init__(self, most: int, steps: int, section: bool) -> None:
        self.count = most
        self.steps = steps
        self.section = section

    def targets(self, s: Hunt) -> list[int]:
        found = []
        for rider in range(4):
            zone = s.board.zone[s.nazgul[rider]]
            section = SECTION_AREAS + s.board.section[s.nazgul[rider]]
            area = section if self.section else zone
            if area not in found:
                found.append(area)
        return sorted(found)

    def target_text(self, s: Hunt, target: int) -> str:
        return s.board.area_names[target]

    def target_thing(self, s: Hunt, target: int) -> str:
        return f"area:{s.board.area_names[target]}"

    def carry_out(self, s: Hunt) -> None:
        riders = 0
        for rider in range(4):
            if s.board.in_area(s.aims[0], s.nazgul[rider]):
                riders |= 1 << rider
        order = drive_order(self.steps, self.count, False)
        s.call(DRIVE, RING_BEARER, target=riders, n=order)


class DriveActing(Verb):
    """The Nazgûl whose action was cancelled."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def carry_out(self, s: Hunt) -> None:
        order = drive_order(self.steps, 1, False)
        s.call(DRIVE, RING_BEARER, target=1 << s.active, n=order)


class HoldNazgul(Verb):
    """A Nazgûl that cannot be moved by anyone until the end of the phase. [H41.9]"""

    most = 1
    least = 1
    prompt = "hunt-ask-aim-rider"

    def targets(self, s: Hunt) -> list[int]:
        return [rider for rider in range(4) if not s.held >> rider & 1]

    def target_text(self, s: Hunt, target: int) -> str:
        return NAZGUL[target]

    def target_thing(self, s: Hunt, target: int) -> str:
        return f"nazgul:{NAZGUL[target]}"

    def carry_out(self, s: Hunt) -> None:
        for rider in s.aims:
            s.held |= 1 << rider
            s.tell(HELD, "H41.9", s.called(rider))


class DiscardDie(Verb):
    """An unused ordinary die of the pool. [H37.8]"""

    most = 1
    least = 1
    prompt = "hunt-ask-aim-die"

    def targets(self, s: Hunt) -> list[int]:
        return dice.pool_faces(s)

    def target_text(self, s: Hunt, target: int) -> str:
        return FACES[target]

    def target_thing(self, s: Hunt, target: int) -> str:
        return f"die:{FACES[target]}"

    def carry_out(self, s: Hunt) -> None:
        for face in s.aims:
            dice.discard_die(s, face, "H41")


class NoRoadBonus(Verb):
    """One step by day, two by night, for every Nazgûl, to the end of the phase."""

    def carry_out(self, s: Hunt) -> None:
        s.no_road_bonus = True
        s.tell(LASTS, "H7.5", "no-road-bonus")


class NoFreeHunt(Verb):
    """The Eye gives no free Hunt to the end of the phase."""

    def carry_out(self, s: Hunt) -> None:
        s.no_free_hunt = True
        s.tell(LASTS, "H7.5", "no-free-hunt")


class RemoveTracks(AtPlaces):
    """A tracks token leaves the board. [H21.1, H21.3]"""

    most = 1
    prompt = "hunt-ask-aim-tracks"

    def targets(self, s: Hunt) -> list[int]:
        return bits(s.tracks)

    def carry_out(self, s: Hunt) -> None:
        for place in s.aims:
            s.tracks &= ~(1 << place)
            s.swords &= ~(1 << place)
            s.tell(TRACKS_REMOVED, "H21.1", s.board.names[place])


class Cancel(Verb):
    """The declared action has no effect and gets no answer. [H12.12, H41.6]"""

    def carry_out(self, s: Hunt) -> None:
        question = s.depth_of(QUESTION)
        if question > s.depth_of(PLAY_SORCERY):
            s.set_count_in(QUESTION, CANCEL)
        else:
            s.set_count_in(PLAY_SORCERY, s.count_in(PLAY_SORCERY) | CANCEL)


# Gandalf


class ExtraGandalfMove(Verb):
    """Gandalf makes one further movement."""

    def carry_out(self, s: Hunt) -> None:
        s.call(EXTRA_GANDALF, RING_BEARER)


class DrawDeed(Verb):
    """A deed token from the pool behind the screen; nobody else sees which. [H30.R3]"""

    def carry_out(self, s: Hunt) -> None:
        if s.deed_pool:
            token = draw_deed(s)
            s.deeds_held |= 1 << token
            place = s.board.names[s.board.token_places[token]]
            s.note(R_DREW_DEED)
            s.tell_only(FOR_RING_BEARER, DREW_DEED, "H30.R3", (place,), ())
