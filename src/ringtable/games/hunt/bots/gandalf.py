"""The Ring-bearer's turn of part 2: Frodo's night, and Gandalf on a round of his deeds."""

from itertools import permutations
from random import Random
from typing import Final

from ringtable.games.hunt.bots.ally_cards import tokens_of
from ringtable.games.hunt.bots.belief import belief, belief_of, phases_of_riding
from ringtable.games.hunt.bots.danger import danger, pressure
from ringtable.games.hunt.bots.ring_bearer import (
    NIGHT_COST,
    SAM_COST,
    after_moving,
    buys,
    free_night_card,
)
from ringtable.games.hunt.box.board import Board
from ringtable.games.hunt.box.components import (
    R_STEP,
    R_TURNED,
    RING,
    SHADOW,
    SORCERY,
    SWORD,
    Place,
)
from ringtable.games.hunt.ring_bearer import journey, turn
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action

FAR: Final = 20
PHASE: Final = 2.5  # what a further phase on the way costs
NEED_OF_GANDALF: Final = 1.3  # a danger for which he reveals himself

HOPS: Final[dict[int, list[list[int]]]] = {}


def hops(board: Board) -> list[list[int]]:
    """Gandalf's movements between all locations and exits."""
    found = HOPS.get(id(board))
    if found is None:
        found = [[FAR] * (board.last_exit + 1) for _ in range(board.last_exit + 1)]
        for start in range(1, board.last_exit + 1):
            found[start][start] = 0
            front = [start]
            while front:
                place = front.pop(0)
                for other in board.ways[place]:
                    if found[start][other] == FAR:
                        found[start][other] = found[start][place] + 1
                        front.append(other)
        HOPS[id(board)] = found
    return found


def round_trip(board: Board, start: Place, goals: list[Place]) -> tuple[int, Place]:
    """The shortest way through all goals and out, and its first goal."""
    steps = hops(board)
    exits = range(board.locations + 1, board.last_exit + 1)
    best, first = FAR * 10, start
    for order in permutations(goals[:5]):
        length = 0
        at = start
        for goal in order:
            length += steps[at][goal]
            at = goal
        length += min(steps[at][one] for one in exits)
        if length < best:
            best = length
            first = order[0] if order else min(exits, key=lambda one: steps[start][one])
    return best, first


def gandalfs_way(s: Hunt, ways: list[Place], random: Random) -> Place:
    """Towards the next deed, by ways that the riders do not watch."""
    goals = tokens_of(s)
    here = s.gandalf[-1]
    goal = round_trip(s.board, here, goals)[1]
    steps = hops(s.board)
    return min(
        ways, key=lambda place: steps[place][goal] + 0.1 * pressure(s, place) + random.random() / 99
    )


def wander(s: Hunt, options: list[Action], random: Random) -> Action:
    """The turn of part 2."""
    if turn.REST in options or (journey.STEP in options and turn.END not in options):
        return night(s, options, random)
    if journey.DEED in options:
        return journey.DEED
    if journey.RIVENDELL in options and not s.deeds_held:
        return journey.RIVENDELL
    if buys(s, options):
        return turn.BUY
    if journey.REVEAL in options and reveals(s):
        return journey.REVEAL
    ways = [one for one in options if one < turn.REST]
    if ways:
        return gandalfs_way(s, ways, random)
    return after_moving(s, options, random)


def reveals(s: Hunt) -> bool:
    """Only in need: he drives riders away, and a die with them."""
    frodo = s.frodo_last()
    return danger(s, frodo, belief(s), s.eye) > NEED_OF_GANDALF and pressure(s, frodo) > 1.5


def night(s: Hunt, options: list[Action], random: Random) -> Action:
    """A step by night costs influence and lets them hunt; a rest gives them another phase."""
    card = s.box.journeys[s.journey]
    if s.step + 1 >= card.moves:
        return last_night(s, options)
    rest = danger(s, s.frodo_last(), belief(s), False)
    record = bytes(s.record) + bytes((R_STEP, s.step + 1, 0, 0))
    step = danger(s, card.last[s.step + 1], belief_of(s, record), True) - PHASE
    free = free_night_card(s, options)
    if turn.REST not in options:  # Sam is paid already
        return journey.STEP
    if free >= 0 and step < rest:
        return free
    if turn.SAM_HELPS in options and step + SAM_COST < rest:
        return turn.SAM_HELPS
    if s.influence + 1 < s.limit() and step + NIGHT_COST < rest:
        return journey.STEP
    return turn.REST


def last_night(s: Hunt, options: list[Action]) -> Action:
    """One step from Rivendell: go, if it does not cost the game. [H39.R2]"""
    free = free_night_card(s, options)
    if free >= 0:
        return free
    if journey.STEP in options and (turn.REST not in options or s.influence + 1 < s.limit()):
        return journey.STEP
    for action in (turn.SAM_HELPS, turn.FRODO_HURRIES, turn.REST):
        if action in options:
            return action
    return options[0]


def direction(s: Hunt, options: list[Action], random: Random) -> Action:
    """Change it if they would know where he goes next, and could be there."""
    card = s.box.journeys[s.journey]
    if s.step + 1 >= card.moves:
        return 0
    coming = card.last[min(s.step + 1, card.moves)]
    record = bytes(s.record) + bytes((R_STEP, s.step + 1, 0, 0))
    kept = belief_of(s, record).frodo.get(coming, 0.0)
    phases = phases_of_riding(s.board)
    close = sum(1 for rider in range(4) if phases[s.nazgul[rider]][coming] <= 1)
    if card.moves - s.step <= 3 and s.limit() - s.influence > 3:
        return 0
    back = bytes(s.record) + bytes((R_TURNED, max(0, s.step - 1), 0, 0))
    changed = belief_of(s, back).focus
    return 1 if close and kept > changed + 0.15 else 0


def gandalf_starts(s: Hunt, options: list[Action], random: Random) -> Action:
    """Where the round through the three others is shortest."""

    def length(token: int) -> int:
        goals = [s.board.token_places[one] for one in options if one != token]
        return round_trip(s.board, s.board.token_places[token], goals)[0]

    return min(options, key=length)


def reappear(s: Hunt, options: list[Action], random: Random) -> Action:
    goals = tokens_of(s)
    return min(
        options,
        key=lambda one: round_trip(s.board, s.board.token_places[s.offer[one]], goals)[0],
    )


def discard_die(s: Hunt, options: list[Action], random: Random) -> Action:
    """A Sword, else a Shadow, else what there is."""
    for face in (SWORD, SHADOW, RING, SORCERY):
        if face in options:
            return face
    return options[0]


def keep_journey(s: Hunt, options: list[Action], random: Random) -> Action:
    """Of two new cards the one that leads away from the riders."""

    def threat(number: int) -> float:
        card = s.box.journeys[s.offer[number]]
        ahead = [card.last[min(s.step + steps, card.moves)] for steps in (0, 1, 2)]
        return sum(pressure(s, place) for place in ahead if s.board.is_location(place))

    return min(options, key=threat)


def first_journey(s: Hunt, options: list[Action], random: Random) -> Action:
    """Either is as good as the other, and nobody should be sure."""
    return random.choice(options)
