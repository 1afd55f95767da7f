"""Easy players for both sides: a Ring-bearer who walks around the riders, and Ringwraiths who ride
to where Frodo most likely is. They see what their seat sees and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Final

from ringtable.games.hunt.box.board import SECTION_AREAS, Board
from ringtable.games.hunt.box.components import (
    CROSSED,
    DOT,
    HUNT,
    LAST_STEP,
    RING_BEARER,
    SEARCH,
    Place,
    bits,
)
from ringtable.games.hunt.deduction.insight import Deduction
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.ring_bearer import journey, turn
from ringtable.games.hunt.ring_bearer.allies import CARD
from ringtable.games.hunt.ringwraiths import dice, riders
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.encounter import KEEP_ALL
from ringtable.kernel.decision import Action
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.state import State

FAR: Final = 20
SURE_ENOUGH: Final = 0.2  # a Hunt is worth a die from this chance on

DISTANCES: Final[dict[int, list[list[int]]]] = {}


def distances(board: Board) -> list[list[int]]:
    """Single steps between all places, exits closed."""
    found = DISTANCES.get(id(board))
    if found is None:
        found = [[FAR] * board.places for _ in range(board.places)]
        for start in range(1, board.places):
            front = [start]
            found[start][start] = 0
            while front:
                place = front.pop(0)
                for other in board.near[place]:
                    if found[start][other] == FAR and not board.is_exit(other):
                        found[start][other] = found[start][place] + 1
                        front.append(other)
        DISTANCES[id(board)] = found
    return found


class Easy:
    """Plays any seat by rules of thumb."""

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        if not isinstance(state, Hunt):
            raise RingtableError("this bot plays The Hunt for the Ring only", "wrong-game")
        s = state
        options = game.flow.options(s, seat)
        if len(options) == 1:
            return options[0]
        question = game.flow.decision(s).name
        if seat == RING_BEARER:
            answer = RING_BEARER_ANSWERS.get(question)
            if answer is not None:
                return answer(s, options, random)
            return random.choice(options)
        guess = where_is_frodo(s)
        if question == "nazgul":
            return ride_or_act(s, options, guess, random)
        if question == "ride":
            return nearest(s, options, guess)
        if question == "aim":
            return best_aim(s, options, guess, random)
        if question in ("pay", "pay-sorcery"):
            return cheapest(options)
        if question in ("agree", "redistribute", "agree-deal"):
            return 1
        if question in ("propose", "deal"):
            return options[0]
        return random.choice(options)


# The Ring-bearer


def danger(s: Hunt, place: Place) -> float:
    """How close the riders are to a place."""
    steps = distances(s.board)[place]
    total = 0.0
    for rider in range(4):
        total += (3.0, 2.0, 1.0, 0.5, 0.2)[min(steps[s.nazgul[rider]], 4)]
    return total


def worth_noting(s: Hunt, entry: Place) -> float:
    """What an entry is worth: movements saved on the way out against riders near it."""
    board = s.board
    if board.is_exit(entry):
        return 100.0
    if entry == DOT:
        last, dots = s.last, s.dots + 1
    elif entry == CROSSED:
        last, dots = s.last, s.dots
    else:
        last, dots = entry, 0
    needed = board.way_out(last, dots)
    left = LAST_STEP - s.step - 1
    late = max(0, needed - left)
    return -1.0 * needed - 1.2 * danger(s, last) - 3.0 * late - 0.4 * (dots if dots > 2 else 0)


def walk(s: Hunt, options: list[Action], random: Random) -> Action:
    """The turn of part 1: a card now and then, the best entry, rest by night."""
    if turn.END in options:
        cards = [one for one in options if one >= CARD]
        if cards and random.random() < 0.35:
            return random.choice(cards)
        if turn.BUY in options and s.hand.bit_count() < 4:
            return turn.BUY
        return turn.END
    if turn.REST in options:
        return turn.REST
    entries = [one for one in options if one < turn.REST]
    return max(entries, key=lambda entry: worth_noting(s, entry) + random.random() * 0.5)


def note(s: Hunt, options: list[Action], random: Random) -> Action:
    return max(options, key=lambda entry: worth_noting(s, entry))


def react(s: Hunt, options: list[Action], random: Random) -> Action:
    """Cancel what would find Frodo; let the rest pass."""
    hurts = False
    if s.source == HUNT:
        hurts = s.target == s.frodo_last()
    elif s.source == SEARCH:
        hurts = bool(s.frodo_visited() >> s.target & 1) and s.target == s.frodo_last()
    else:
        hurts = s.target < SECTION_AREAS and s.board.in_area(s.target, s.frodo_last())
    return options[1] if hurts else options[0]


def react_to_sorcery(s: Hunt, options: list[Action], random: Random) -> Action:
    return options[0] if random.random() < 0.5 else options[1]


def cancel(s: Hunt, options: list[Action], random: Random) -> Action:
    """Flip a companion for a token that is worth it, or in need."""
    cancels = [one for one in options if one != KEEP_ALL]

    def weight(action: Action) -> int:
        token = s.box.influence[action & 255]
        return 1 + s.beside.bit_count() if token.eye else token.value

    best = max(cancels, key=weight)
    if weight(best) >= 2 or s.influence + 5 >= s.limit():
        return best
    return KEEP_ALL


def wander(s: Hunt, options: list[Action], random: Random) -> Action:
    """The turn of part 2: deeds where they can be done, Gandalf towards the next one."""
    if turn.REST in options:
        cards = [one for one in options if one >= CARD]
        return cards[0] if cards else turn.REST
    for action in (journey.DEED, journey.RIVENDELL):
        if action in options and (action == journey.DEED or not s.deeds_held):
            return action
    if journey.REVEAL in options and danger(s, s.frodo_last()) > 3:
        return journey.REVEAL
    ways = [one for one in options if one < turn.REST]
    if ways:
        goals = [s.board.token_places[token] for token in bits(s.deeds_held)]
        steps = distances(s.board)

        def closeness(place: Place) -> float:
            if not goals:
                return 10.0 if s.board.is_exit(place) else place / 50
            return -min(steps[place][goal] for goal in goals) - danger(s, place) / 2

        return max(ways, key=closeness)
    cards = [one for one in options if one >= CARD]
    if cards and random.random() < 0.6:
        return random.choice(cards)
    return turn.END if turn.END in options else random.choice(options)


def direction(s: Hunt, options: list[Action], random: Random) -> Action:
    """Change direction when the trail is well known."""
    return 1 if s.tracks.bit_count() >= 2 else 0


def away(s: Hunt, options: list[Action], random: Random) -> Action:
    """Where a driven Nazgûl is farthest from Frodo."""
    steps = distances(s.board)[s.frodo_last()]
    return max(options, key=lambda place: steps[place])


Answer = Callable[[Hunt, list[Action], Random], Action]
RING_BEARER_ANSWERS: Final[dict[str, Answer]] = {
    "ring-bearer": walk,
    "note": note,
    "escape": note,
    "react": react,
    "react-sorcery": react_to_sorcery,
    "cancel-token": cancel,
    "ring-bearer-2": wander,
    "direction": direction,
    "drive-to": away,
    "frodo": lambda s, options, random: 1,
    "pippin": lambda s, options, random: 1,
    "strider": lambda s, options, random: 1,
    "strider-leads": lambda s, options, random: 1,
    "first-journey": lambda s, options, random: 1,
}


# Ringwraiths

Guess = dict[Place, float]


def where_is_frodo(s: Hunt) -> Guess:
    """Chances of Frodo's last location, by everything that was said."""
    return Deduction(s).frodo


def pull(s: Hunt, place: Place, guess: Guess) -> float:
    """How much a place attracts a rider: near to where Frodo may be, apart from the others."""
    steps = distances(s.board)[place]
    total = 0.0
    for target, chance in guess.items():
        total += chance / (1.0 + steps[target])
    crowd = sum(1 for rider in range(4) if rider != s.active and s.nazgul[rider] == place)
    return total - 0.15 * crowd


def nearest(s: Hunt, options: list[Action], guess: Guess) -> Action:
    return max(options, key=lambda place: pull(s, place, guess))


def ride_or_act(s: Hunt, options: list[Action], guess: Guess, random: Random) -> Action:
    """Hunt where Frodo probably is; else ride, ask and search."""
    here = guess.get(s.nazgul[s.active], 0.0)
    hunts = (riders.FREE_HUNT, riders.USE + dice.HUNT_HERE, riders.USE + dice.ABILITY_2_HUNT)
    for action in hunts:
        if action in options and here >= SURE_ENOUGH:
            return action
    ways = [one for one in options if 0 < one < riders.FREE_SEARCH]
    if ways and s.found == 0:
        best = nearest(s, ways, guess)
        if pull(s, best, guess) > pull(s, s.nazgul[s.active], guess):
            return best
    asks = best_question(s, options, guess)
    if asks >= 0:
        return asks
    for action in (
        riders.USE + dice.PLAY_SORCERY,
        riders.FREE_SEARCH,
        riders.FREE_HUNT,
        riders.USE + dice.DRAW_SORCERY,
    ):
        if action in options:
            return action
    return riders.END


def chance_in(s: Hunt, area: int, guess: Guess) -> float:
    return sum(chance for place, chance in guess.items() if s.board.in_area(area, place))


def best_question(s: Hunt, options: list[Action], guess: Guess) -> Action:
    """A Perception that tells something, if a die pays for it."""
    place = s.nazgul[s.active]
    zone = abs(chance_in(s, s.board.zone[place], guess) - 0.5)
    section = abs(chance_in(s, SECTION_AREAS + s.board.section[place], guess) - 0.5)
    if min(zone, section) > 0.3:
        return -1
    uses = [dice.PERCEIVE_SECTION, dice.EXACT_SECTION, dice.PERCEIVE_ZONE]
    if zone < section:
        uses = [dice.PERCEIVE_ZONE, dice.EXACT_ZONE, *uses]
    for use in uses:
        if riders.USE + use in options:
            return riders.USE + use
    return -1


def best_aim(s: Hunt, options: list[Action], guess: Guess, random: Random) -> Action:
    """The likeliest place, or the area that splits the chances best."""
    prompt = FLOW.decision(s).prompt(s).id
    if prompt.endswith(("-search", "-hunt")):
        return max(options, key=lambda place: guess.get(place, 0.0))
    if prompt.endswith("-area"):
        return min(options, key=lambda area: abs(chance_in(s, area, guess) - 0.5))
    return random.choice(options)


def cheapest(options: list[Action]) -> Action:
    """Keep Shadows for later."""
    for die in options:
        if die != 3:
            return die
    return options[0]
