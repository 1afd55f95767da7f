"""Gandalf in part 2: moving, revealing himself, deeds, Rivendell. [H32, H33, H34]"""

from typing import Final

from ringtable.games.hunt.answers import Asks, AsksRingBearer, at_place, with_die
from ringtable.games.hunt.box.components import (
    GANDALF_ARRIVED,
    GANDALF_MOVED,
    HIDDEN,
    IN_RIVENDELL,
    ON_THE_BOARD,
    R_DEED,
    R_GANDALF_EXTRA,
    R_REAPPEARED,
    R_REVEALED,
    R_RIVENDELL,
    RING_BEARER,
    Place,
    bits,
)
from ringtable.games.hunt.facts import (
    DEED_DONE,
    FOR_RING_BEARER,
    GANDALF_IN_RIVENDELL,
    GANDALF_LEFT_BOARD,
    GANDALF_REAPPEARED,
    GANDALF_REVEALED,
)
from ringtable.games.hunt.facts import GANDALF_MOVED as MOVED_FACT
from ringtable.games.hunt.ring_bearer.allies import lose_fellowship
from ringtable.games.hunt.ring_bearer.deeds import draw_deed, use_up_deed
from ringtable.games.hunt.ringwraiths.dice import discard_die, pool_faces
from ringtable.games.hunt.ringwraiths.riding import DRIVE_OUT
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import Procedure, ask, do, when

# Moving


def gandalfs_ways(s: Hunt) -> list[Place]:
    """Every connected location or exit, his own included; nothing hinders him. [H32.3, H32.5,
    H32.6, H32.R1]"""
    return s.board.ways[s.gandalf[-1]]


def move_gandalf(s: Hunt, place: Place) -> None:
    """Noted secretly; only the last location matters. [H32.1, H32.4, H42.17]"""
    s.gandalf.append(place)
    s.done |= GANDALF_ARRIVED
    s.tell_only(FOR_RING_BEARER, MOVED_FACT, "H32.1", (s.board.names[place],))


def gandalf_must_move(s: Hunt) -> bool:
    """Once in every turn while he is hidden. [H32.2, H32.R2]"""
    return s.gandalf_is == HIDDEN and not s.done & GANDALF_MOVED


def show_gandalf(s: Hunt, place: Place) -> Answer:
    return at_place(s, "gandalf", "hunt-option-gandalf", place)


class GandalfMoves(AsksRingBearer):
    """A further movement granted by a card. [H32.3]"""

    name = "gandalf"
    clause = "H32.3"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return gandalfs_ways(s)

    def take(self, s: Hunt, action: Action) -> None:
        s.note(R_GANDALF_EXTRA)
        move_gandalf(s, action)

    def show(self, s: Hunt, action: Action) -> Answer:
        return show_gandalf(s, action)


EXTRA_GANDALF: Final = Procedure("extra-gandalf", ask(GandalfMoves()))


# Revealing himself


def may_reveal(s: Hunt) -> bool:
    """Directly after his movement, where a Nazgûl stands, for a Fellowship token on the card.
    [H33.1, H33.2]"""
    return (
        s.gandalf_is == HIDDEN
        and bool(s.done & GANDALF_ARRIVED)
        and s.fellowship > 0
        and bool(s.occupied() >> s.gandalf[-1] & 1)
    )


def reveal(s: Hunt) -> None:
    """The figure is placed, the Nazgûl there are driven out, a die is discarded. [H33.2-H33.5]"""
    place = s.gandalf[-1]
    lose_fellowship(s, "H33.2")
    s.gandalf_is = ON_THE_BOARD
    s.note(R_REVEALED, place)
    s.tell(GANDALF_REVEALED, "H33.3", s.board.names[place])
    s.call(REVEAL, RING_BEARER, target=place)


def drive_them_out(s: Hunt) -> None:
    """Every Nazgûl in the location, up to two steps, at least one if it can. [H33.4, H33.R1]"""
    riders = 0
    for rider in range(4):
        if s.nazgul[rider] == s.target:
            riders |= 1 << rider
    s.call(DRIVE_OUT, RING_BEARER, source=2, target=riders, n=4)


def a_die_is_there(s: Hunt) -> bool:
    """Without a die in the pool nothing is discarded. [H33.R4]"""
    return bool(pool_faces(s))


class DiscardDie(Asks):
    """An ordinary die of the pool, never the Witch-king die. [H33.5, H33.10]"""

    name = "discard-die"
    clause = "H33.5"

    def options(self, s: Hunt) -> list[Action]:
        return pool_faces(s)

    def take(self, s: Hunt, action: Action) -> None:
        discard_die(s, action, self.clause)

    def show(self, s: Hunt, action: Action) -> Answer:
        return with_die(action)


REVEAL: Final = Procedure("reveal", do(drive_them_out), when(a_die_is_there, ask(DiscardDie())))


# Leaving the board again


def gandalf_on_board(s: Hunt) -> bool:
    return s.gandalf_is == ON_THE_BOARD


def draw_two_deeds(s: Hunt) -> None:
    """When all Nazgûl have acted: two tokens of the deed pool, or what there is. [H33.8, H33.9,
    H33.R2, H33.R3]"""
    s.seat = RING_BEARER
    s.gandalf_is = HIDDEN
    s.note(R_REAPPEARED)
    s.tell(GANDALF_LEFT_BOARD, "H33.8")
    first = draw_deed(s)
    s.offer = [first]
    if s.deed_pool:
        s.offer.append(draw_deed(s))


class Reappear(Asks):
    """One of the two tokens names the new location and leaves the game, the other returns. [H33.9,
    H42.28]"""

    name = "reappear"
    clause = "H33.9"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return list(range(len(s.offer)))

    def take(self, s: Hunt, action: Action) -> None:
        for number, token in enumerate(s.offer):
            if number == action:
                use_up_deed(s, token)
                place = s.board.token_places[token]
                s.gandalf.append(place)
                s.tell_only(FOR_RING_BEARER, GANDALF_REAPPEARED, "H33.9", (s.board.names[place],))
            else:
                s.deed_pool |= 1 << token
        s.offer = []

    def show(self, s: Hunt, action: Action) -> Answer:
        place = s.board.token_places[s.offer[action]]
        return at_place(s, "appear", "hunt-option-gandalf", place)


GANDALF_REAPPEARS: Final = Procedure("gandalf-reappears", do(draw_two_deeds), ask(Reappear()))


# Deeds and Rivendell


def deed_here(s: Hunt) -> int:
    """The deed token behind the screen that names Gandalf's last location, or -1. [H34.1, H34.4,
    H34.6]"""
    here = s.gandalf_at()
    for token in bits(s.deeds_held):
        if s.board.token_places[token] == here:
            return token
    return -1


def perform_deed(s: Hunt) -> None:
    """The token is shown and raises the limit by one; it costs nothing. [H34.1, H34.2, H34.3]"""
    token = deed_here(s)
    s.deeds_held &= ~(1 << token)
    s.deeds_done |= 1 << token
    s.note(R_DEED, s.gandalf[-1])
    s.tell(DEED_DONE, "H34.1", s.board.names[s.gandalf[-1]], s.deeds_done.bit_count())


def may_announce_rivendell(s: Hunt) -> bool:
    """In the own turn while he stands in an exit. [H34.5, H34.R2]"""
    return s.gandalf_is == HIDDEN and s.board.is_exit(s.gandalf[-1])


def announce_rivendell(s: Hunt) -> None:
    """He takes no further part, and the limit rises by one. [H34.5, H34.6]"""
    s.gandalf_is = IN_RIVENDELL
    s.note(R_RIVENDELL)
    s.tell(GANDALF_IN_RIVENDELL, "H34.5", s.limit_bonus())
