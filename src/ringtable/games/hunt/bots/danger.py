"""How much influence the coming Ringwraiths' turn is likely to cost. They hunt where they believe
Frodo to be, among the places they can ride to."""

from typing import Final

from ringtable.games.hunt.bots.belief import Belief, phases_of_riding
from ringtable.games.hunt.box.components import NIGHT, NO_NAZGUL, SHADOW, SWORD, Place, bits
from ringtable.games.hunt.ringwraiths.riding import rides
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.encounter import eyes_beside

EAGER: Final = 8.0  # a chance of an eighth is hunted for sure, if a die is there
FOUND: Final = 0.8  # what it costs to be found beside the tokens: a step, and all secrecy


def token_worth(s: Hunt) -> float:
    """The influence that a token of the pool brings, on average."""
    tokens = bits(s.pool)
    if not tokens:
        return 0.0
    eyes = eyes_beside(s)
    total = 0.0
    for token in tokens:
        influence = s.box.influence[token]
        total += 1.3 + eyes + influence.bonus if influence.eye else influence.value
    return total / len(tokens)


def hunts_to_come(s: Hunt) -> float:
    """How many Hunts the dice can pay for."""
    hunts = float(s.dice[SWORD] + s.dice[SHADOW])
    if s.abilities() >= 2:
        hunts += s.dice_left() / 4
    return hunts


def danger(s: Hunt, place: Place, believed: Belief, eye: bool) -> float:
    """Expected influence if Frodo's last location is this place during the riders' turn."""
    if s.blocked() >> place & 1:
        return 0.0
    mine = believed.frodo.get(place, 0.0)
    if mine <= 0.0:
        return 0.0
    free = eye and s.phase == NIGHT and not s.no_free_hunt
    paid = min(1.0, hunts_to_come(s) / 3)
    protected = s.protected()
    safe = 1.0
    joining = 0.0
    phases = phases_of_riding(s.board)
    for rider in range(4):
        where = s.nazgul[rider]
        if phases[where][place] <= 1:
            joining += 2.0 if rider == s.witch_king else 1.0
        reach = [where, *rides(s, rider)]
        if place not in reach:
            continue
        rivals = 0.0
        for one in reach:
            if s.board.is_location(one) and not protected >> one & 1:
                chance = believed.frodo.get(one, 0.0)
                rivals += chance * chance
        eager = min(1.0, mine * EAGER)
        if not free and rider != s.witch_king:
            eager *= paid
        safe *= 1.0 - min(0.95, mine * mine / rivals * eager)
    return (1.0 - safe) * (joining * token_worth(s) + FOUND)


def nearest_rider(s: Hunt, place: Place) -> int:
    """The Nazgûl that reaches a place first."""
    if s.nazgul_are_placed():
        phases = phases_of_riding(s.board)
        return min(range(4), key=lambda rider: (phases[s.nazgul[rider]][place], rider))
    return NO_NAZGUL


def pressure(s: Hunt, place: Place) -> float:
    """How close the riders are on the whole."""
    phases = phases_of_riding(s.board)
    total = 0.0
    for rider in range(4):
        total += (1.0, 0.8, 0.4, 0.2, 0.1)[min(4, phases[s.nazgul[rider]][place])]
    return total
