"""The verbs of ally cards. A verb is worth having when a second card wants it. [H41]"""

from ringtable.games.hunt.box.board import SECTION_AREAS
from ringtable.games.hunt.box.components import (
    COMPANIONS,
    R_DREW_DEED,
    R_HID,
    RING_BEARER,
    Companion,
    Face,
    Nazgul,
    Place,
    bits,
)
from ringtable.games.hunt.cards.aims import (
    Aim,
    PlaceForAlly,
    SecretAim,
    aim_area,
    aim_card,
    aim_die,
    aim_information,
    aim_place,
    aim_rider,
    named,
    places_in,
)
from ringtable.games.hunt.cards.card import Word
from ringtable.games.hunt.cards.conditions import frodo_rests
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
from ringtable.games.hunt.ring_bearer import allies, deeds
from ringtable.games.hunt.ring_bearer.frodo import GRANTED_DOT, GRANTED_MOVE, NIGHT_MOVE
from ringtable.games.hunt.ring_bearer.gandalf import EXTRA_GANDALF
from ringtable.games.hunt.ring_bearer.journey import advance, night_step
from ringtable.games.hunt.ringwraiths import dice
from ringtable.games.hunt.ringwraiths.questions import CANCELLED, QUESTION
from ringtable.games.hunt.ringwraiths.riding import DRIVE
from ringtable.games.hunt.ringwraiths.sorcery import PLAY_SORCERY
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story import ending
from ringtable.kernel.procedure import by, do, unless, when

# Frodo


def extra_move() -> Word:
    """One additional movement. [H9.12, H41.14]"""
    return Word("extra-move", do(move_once_more))


def move_once_more(s: Hunt) -> None:
    s.call(GRANTED_MOVE, RING_BEARER)


def extra_dot() -> Word:
    """One additional movement, which is noted as a dot. [H41.14]"""
    return Word("extra-move", do(note_a_dot))


def note_a_dot(s: Hunt) -> None:
    s.call(GRANTED_DOT, RING_BEARER)


def extra_step() -> Word:
    """In part 2: one further step of the figure. [H31.10]"""
    return Word("extra-move", do(advance))


def move_freely() -> Word:
    """The night decision, without influence; the marker turns to the Eye. [H10.R1, H10.R2,
    H41.19]"""
    return Word("night-move", do(move_by_night))


def move_by_night(s: Hunt) -> None:
    s.call(NIGHT_MOVE, RING_BEARER)


def step_freely() -> Word:
    """The same in part 2. [H10.R1, H41.19]"""
    return Word("night-move", do(step_by_night))


def step_by_night(s: Hunt) -> None:
    night_step(s, True, False)


def step_unseen() -> Word:
    """The same, and the marker stays on its Ring side. [H10.R1]"""
    return Word("night-move", do(step_without_eye))


def step_without_eye(s: Hunt) -> None:
    night_step(s, True, True)


def dot_bonus(n: int) -> Word:
    """The next movement of the turn counts more dots than are noted. [H41.15]"""
    return Word("dot-bonus", do(by(n, add_dots)))


def add_dots(s: Hunt, n: int) -> None:
    s.dot_bonus += n


# The Fellowship and its cards


def join(companion: Companion) -> Word:
    """A companion card enters play. [H11.13]"""
    return Word("join", do(by(companion, enter_play)))


def enter_play(s: Hunt, companion: Companion) -> None:
    s.joined |= 1 << companion
    s.tell(JOINED, "H11.13", COMPANIONS[companion])


def gain_tokens(n: int) -> Word:
    """Fellowship tokens from the reserve, as many as there are. [H14.2, H41.R1]"""
    return Word("gain-tokens", do(by(n, gain_fellowship)), n=n)


def gain_fellowship(s: Hunt, n: int) -> None:
    allies.gain_fellowship(s, n, "H41.R1")


def draw_cards(n: int) -> Word:
    """Ally cards, then the hand limit. [H12.2]"""
    return Word("draw-cards", do(by(n, draw_allies)), n=n)


def draw_allies(s: Hunt, n: int) -> None:
    s.call(allies.DRAW_ALLIES, RING_BEARER, n=n)


def take_back_reaction() -> Word:
    """An out-of-turn card from the discard pile into the hand. Everybody sees which."""
    aim = Aim("hunt-ask-aim-card", discarded_reactions, aim_card)
    return Word("take-back", do(take_it_back), aim=aim)


def discarded_reactions(s: Hunt) -> list[int]:
    return sorted(card for card in bytes(s.ally_discard) if s.box.reactions >> card & 1)


def take_it_back(s: Hunt) -> None:
    for card in named(s):
        s.ally_discard.remove(card)
        s.hand |= 1 << card
        s.known_hand |= 1 << card
        s.tell(TOOK_BACK, "H42.4", s.box.ally[card].id)


def lower_influence(n: int) -> Word:
    """The influence falls. [H41.12]"""
    return Word("lower-influence", do(by(n, fall)), n=n)


def lower_more_at_rest(n: int) -> Word:
    """The influence falls, by one more if Frodo rests. [H41.12]"""
    awake = when(unless(frodo_rests), do(by(n, fall)))
    return Word("lower-more-at-rest", when(frodo_rests, do(by(n + 1, fall))), awake, n=n)


def fall(s: Hunt, n: int) -> None:
    ending.lower_influence(s, n, "H41.12")


def hide_information() -> Word:
    """Secretly turn over an own face-up information token. [H42.15, H42.28]"""
    aim = SecretAim("hunt-ask-aim-information", face_up_information, aim_information)
    return Word("hide-information", do(hide_it), aim=aim)


def face_up_information(s: Hunt) -> list[int]:
    return bits(s.info_held & ~s.info_turned)


def hide_it(s: Hunt) -> None:
    s.note(R_HID)
    s.tell(HID_INFO, "H42.15")
    for token in named(s):
        s.info_turned |= 1 << token
        place = s.board.names[s.board.token_places[token]]
        s.tell_only(FOR_RING_BEARER, TURNED_OVER, "H42.15", (place,))


# Ally tokens


def place_allies(most: int, *areas: str, on_road: bool = False, named: bool = False) -> Word:
    """Ally tokens on free locations, from elsewhere on the board once the supply is empty. [H13.4,
    H13.7, H41.11]"""
    return Word("place-ally", do(place_them), aim=PlaceForAlly(most, areas, on_road, named))


def place_them(s: Hunt) -> None:
    names = s.board.names
    places = named(s)
    supplied = min(len(places), s.ally_tokens_left())
    for place in places[:supplied]:
        s.allies |= 1 << place
        s.tell(ALLY_PLACED, "H13.4", names[place])
    for number in range(supplied, len(places) - 1, 2):
        token, place = places[number], places[number + 1]
        s.allies = s.allies & ~(1 << token) | 1 << place
        s.tell(ALLY_MOVED, "H13.7", names[token], names[place])


def move_allies(most: int) -> Word:
    """Different ally tokens, each to a connected location. [H13.5]"""
    return Word("move-ally", do(by(most, let_them_go)))


def let_them_go(s: Hunt, most: int) -> None:
    s.call(allies.MOVE_ALLIES, RING_BEARER, n=most)


# Nazgûl and dice, by the Ring-bearer


class Drive:
    """The Ring-bearer moves some Nazgûl by single steps. [H41.8]"""

    def __init__(self, most: int, steps: int, areas: tuple[str, ...]) -> None:
        self.most = most
        self.steps = steps
        self.areas = areas
        self.__name__ = "drive"

    def __call__(self, s: Hunt) -> None:
        riders = riders_at(s, places_in(s, self.areas))
        s.call(DRIVE, RING_BEARER, source=self.steps, target=riders, n=self.most)


class DriveFromArea(Drive):
    """The same in the zone or section that was named."""

    def __call__(self, s: Hunt) -> None:
        riders = riders_at(s, s.board.area[named(s)[0]])
        s.call(DRIVE, RING_BEARER, source=self.steps, target=riders, n=self.most)


def riders_at(s: Hunt, places: int) -> int:
    """The Nazgûl that stand in some places, as a set."""
    riders = 0
    for rider in range(4):
        if places >> s.nazgul[rider] & 1:
            riders |= 1 << rider
    return riders


def drive(most: int, steps: int, *areas: str) -> Word:
    return Word("drive", do(Drive(most, steps, areas)))


def drive_from_section(most: int, steps: int) -> Word:
    """Nazgûl of one section, chosen now: one in which a Nazgûl stands."""
    aim = Aim("hunt-ask-aim-area", sections_of_riders, aim_area)
    return Word("drive-from-area", do(DriveFromArea(most, steps, ())), aim=aim)


def drive_from_zone(most: int, steps: int) -> Word:
    aim = Aim("hunt-ask-aim-area", zones_of_riders, aim_area)
    return Word("drive-from-area", do(DriveFromArea(most, steps, ())), aim=aim)


def sections_of_riders(s: Hunt) -> list[int]:
    return sorted({SECTION_AREAS + s.board.section[place] for place in s.nazgul})


def zones_of_riders(s: Hunt) -> list[int]:
    return sorted({s.board.zone[place] for place in s.nazgul})


def drive_acting(steps: int) -> Word:
    """The Nazgûl whose action was cancelled."""
    return Word("drive-acting", do(by(steps, drive_the_active)))


def drive_the_active(s: Hunt, steps: int) -> None:
    s.call(DRIVE, RING_BEARER, source=steps, target=1 << s.active, n=1)


def hold_rider() -> Word:
    """A Nazgûl that cannot be moved by anyone until the end of the phase. [H41.9]"""
    return Word("hold", do(hold_it), aim=Aim("hunt-ask-aim-rider", not_held, aim_rider))


def not_held(s: Hunt) -> list[Nazgul]:
    return [rider for rider in range(4) if not s.held >> rider & 1]


def hold_it(s: Hunt) -> None:
    for rider in named(s):
        s.held |= 1 << rider
        s.tell(HELD, "H41.9", s.called(rider))


def discard_die() -> Word:
    """An unused ordinary die of the pool. [H37.8]"""
    return Word("discard-die", do(discard_it), aim=Aim("hunt-ask-aim-die", pool_faces, aim_die))


def pool_faces(s: Hunt) -> list[Face]:
    return dice.pool_faces(s)


def discard_it(s: Hunt) -> None:
    for face in named(s):
        dice.discard_die(s, face, "H41")


def no_road_bonus() -> Word:
    """One step by day, two by night, for every Nazgûl, to the end of the phase."""
    return Word("no-road-bonus", do(end_road_bonus))


def end_road_bonus(s: Hunt) -> None:
    s.no_road_bonus = True
    s.tell(LASTS, "H7.5", "no-road-bonus")


def no_free_hunt() -> Word:
    """The Eye gives no free Hunt to the end of the phase."""
    return Word("no-free-hunt", do(end_free_hunt))


def end_free_hunt(s: Hunt) -> None:
    s.no_free_hunt = True
    s.tell(LASTS, "H7.5", "no-free-hunt")


def remove_tracks() -> Word:
    """A tracks token leaves the board, perhaps. [H21.1, H21.3]"""
    aim = Aim("hunt-ask-aim-tracks", tracks, aim_place, least=0)
    return Word("remove-tracks", do(remove_them), aim=aim)


def tracks(s: Hunt) -> list[Place]:
    return bits(s.tracks)


def remove_them(s: Hunt) -> None:
    for place in named(s):
        s.tracks &= ~(1 << place)
        s.swords &= ~(1 << place)
        s.tell(TRACKS_REMOVED, "H21.1", s.board.names[place])


def cancel() -> Word:
    """The declared action has no effect and gets no answer. [H12.12, H41.6]"""
    return Word("cancel", do(cancel_it))


def cancel_it(s: Hunt) -> None:
    """Of a question asked by a sorcery card, the question."""
    inner = QUESTION if s.depth_of(QUESTION) > s.depth_of(PLAY_SORCERY) else PLAY_SORCERY
    s.set_count_in(inner, CANCELLED)


# Gandalf


def extra_gandalf() -> Word:
    """Gandalf makes one further movement."""
    return Word("extra-gandalf", do(move_gandalf_on))


def move_gandalf_on(s: Hunt) -> None:
    s.call(EXTRA_GANDALF, RING_BEARER)


def draw_deed() -> Word:
    """A deed token from the pool behind the screen; nobody else sees which. [H30.R3]"""
    return Word("draw-deed", do(draw_a_deed))


def draw_a_deed(s: Hunt) -> None:
    if s.deed_pool:
        token = deeds.draw_deed(s)
        s.deeds_held |= 1 << token
        place = s.board.names[s.board.token_places[token]]
        s.note(R_DREW_DEED)
        s.tell_only(FOR_RING_BEARER, DREW_DEED, "H30.R3", (place,), ())
