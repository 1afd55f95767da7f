"""How good a position is for the team, counted in hearts of courage.

The odds on the table, `evaluate` and the heuristic bot share it. What a heart, a space or a card is
worth was found by letting teams play with other weights.
"""

from typing import Final

from ringtable.games.doom.box.components import (
    COMPANIONS,
    DARK_HEART,
    LOCK_GANDALF,
    LOSE_ALLY,
    MINAS_MORGUL,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    MOVE_ONTO_NEIGHBOUR,
    NAZGUL_SYMBOL,
    NO_CARD,
    NO_EVENT,
    PLACE_NAZGUL,
    PLACE_URUK_HAI,
    RING_BEARERS,
    SLOTS,
    STAGE_LENGTH,
    WAITING,
    Card,
    Figure,
    Space,
    Stage,
    cards_in,
)
from ringtable.games.doom.box.printed import GANDALF_MASK
from ringtable.games.doom.odds.chances import cards_at, hearts_lost
from ringtable.games.doom.state import Doom

# The Ring-bearers one space further, by stage. Early stages hold allies to be met and leave time;
# the way to Minas Morgul holds nothing but danger.
SPACE: Final = [0.5, 0.5, 0.5, 0.7, 1.5, 1.2]
BEHIND: Final = 0.02  # each space that a companion lags behind
HELPER: Final = 1.0  # a companion on Minas Morgul
OUT: Final = 0.5  # a companion in the waiting area
URUK: Final = 0.45  # a warrior in Isengard
LOCK: Final = 1.0  # Gandalf away until Helm's Deep
EMPTIED: Final = 0.3  # a slot freed of its card
DRAWN: Final = 2.0  # a Gandalf card
LEFT_BEHIND: Final = 0.3  # the share of an ally's worth that is lost when its stage ends
ARMY: Final = 0.4  # the Army of the Dead on the march
LOW: Final = 0.5  # each heart of courage that is missing below four
LOST: Final = 40.0  # the game
# What the Nazgûl at Minas Morgul cost together, by how many are still missing for defeat.
NAZGUL_COST: Final = [LOST, 9.6, 6.6, 4.7, 3.2, 2.2, 1.3, 0.6, 0.0]
# Cards in front of the players, by power.
CARD_WORTH: Final = [
    1.1,  # ignore an event
    2.2,  # roll again
    1.4,  # companion to destination
    10.8,  # courage to the top
    2.9,  # defeat the Witch-king
    2.5,  # win a battle
    5.4,  # move the Ring-bearers
    4.0,  # courage or Ents
    3.8,  # turn an encounter die
    3.1,  # turn a Fellowship die
    3.1,  # roll all and move
    2.7,  # look ahead
    2.3,  # remove what was met
    0.7,  # second chance
]
# How often a sensible team moves the Ring-bearers 1 to 6 spaces in a turn.
BEARERS_STEPS: Final = [0.06, 0.11, 0.14, 0.2, 0.24, 0.25]
TURNS_AHEAD: Final = 5
FARTHEST: Final = 41


# Hearts that one supporter saves in a turn of each stage, on average.
STAKES: Final = [0.14, 0.21, 0.24, 0.24, 0.7, 0.0]


def support_ahead(stage: Stage, step: int) -> list[float]:
    """For Ring-bearers on this step of a stage: the hearts that a companion will save in the coming
    turns who now stands so many spaces from the start of the stage. Later turns count less."""
    saved = [0.0] * FARTHEST
    chances = [0.0] * FARTHEST  # of the Ring-bearers standing on each space from here
    chances[step] = 1.0
    share = 1.0
    for _ in range(TURNS_AHEAD):
        after = [0.0] * FARTHEST
        for space in range(FARTHEST):
            passed = space // STAGE_LENGTH  # on a destination the next stage has begun
            last = min((passed + 1) * STAGE_LENGTH, FARTHEST - 1)
            hearts = STAKES[min(stage + passed, MOUNT_DOOM)] * chances[space] * share
            for companion in range(space, last + 1):
                saved[companion] += hearts
            for steps in range(1, 7):
                after[min(space + steps, last)] += chances[space] * BEARERS_STEPS[steps - 1]
        chances = after
        share *= 0.8
    return saved


def support_tables() -> list[list[list[float]]]:
    """By stage and by the step of the Ring-bearers in it."""
    steps = range(STAGE_LENGTH + 1)
    return [[support_ahead(stage, step) for step in steps] for stage in range(MOUNT_DOOM)]


SUPPORT_AHEAD: Final = support_tables()


# The board


def nazgul_cost(s: Doom, nazgul: int) -> float:
    if not s.witch_king:
        return 0.0
    missing = max(0, s.printed.nazgul - nazgul)
    return NAZGUL_COST[min(missing, 8)]


def one_more_nazgul(s: Doom) -> float:
    return nazgul_cost(s, s.nazgul + 1) - nazgul_cost(s, s.nazgul)


def heart_cost(s: Doom, hearts: float) -> float:
    """Losing courage hurts more when little is left."""
    left = s.courage - hearts
    if left < 1.0:
        return hearts + 8.0
    return hearts + max(0.0, 4.0 - left) * LOW


def figures_worth(s: Doom) -> float:
    """The way behind the Ring-bearers, and what companions can still do for them."""
    total = SPACE[s.stage] * (s.position[RING_BEARERS] - STAGE_LENGTH * s.stage)
    if s.stage == MOUNT_DOOM:
        return total
    for figure in COMPANIONS:
        total += companion_worth(s, s.position[figure])
    return total


def companion_worth(s: Doom, space: Space) -> float:
    """What a companion on this space can still do."""
    if space == WAITING:
        return -OUT
    bearers = s.position[RING_BEARERS]
    start = STAGE_LENGTH * s.stage
    worth = HELPER if space == MINAS_MORGUL_SPACE else 0.0
    if space >= start:
        worth += SUPPORT_AHEAD[s.stage][bearers - start][space - start]
    if space < bearers:
        worth -= BEHIND * (bearers - space)
    return worth


def placed_worth(s: Doom, figure: Figure, there: Space) -> float:
    """What it changes when a figure stands elsewhere."""
    here = s.position[figure]
    if figure != RING_BEARERS:
        if s.stage == MOUNT_DOOM:
            return 0.0
        return companion_worth(s, there) - companion_worth(s, here)
    before = figures_worth(s)
    s.position[figure] = there
    change = figures_worth(s) - before
    s.position[figure] = here
    return change


def move_worth(s: Doom, figure: Figure, steps: int, by_die: bool) -> float:
    """A move with its event space and its rewards. [M8, M9, M11.2]"""
    if steps == 0 or not s.can_move(figure):
        return 0.0
    there = s.position[figure] + steps
    if figure == RING_BEARERS:
        last = s.destination()
        if there >= last:
            reward = arrival_worth(s, by_die and there == last)
            return reward + placed_worth(s, figure, last)
    elif there > MINAS_MORGUL_SPACE:
        return placed_worth(s, figure, WAITING)
    elif there % STAGE_LENGTH == 0:
        exact = by_die and s.courage < s.printed.highest_courage
        return placed_worth(s, figure, there) + (1.0 if exact else 0.0)
    return placed_worth(s, figure, there) - event_cost(s, figure, there)


def arrival_worth(s: Doom, exact: bool) -> float:
    """A Gandalf card for an exact die; allies that still lie out are left behind."""
    if s.stage >= MINAS_MORGUL:
        return 0.0
    reward = DRAWN if exact and s.gandalf_left else 0.0
    for card in bytes(s.slot):
        if card != NO_CARD and s.printed.allies >> card & 1 and s.is_face_up(card):
            reward -= LEFT_BEHIND * card_worth(s, card)
    return reward


def event_cost(s: Doom, figure: Figure, space: Space) -> float:
    event = s.printed.events[space]
    if event == NO_EVENT:
        return 0.0
    if not s.no_protection:
        for other in range(len(s.position)):
            if other != figure and s.position[other] == space:
                return 0.0
    if event == DARK_HEART:
        return heart_cost(s, 1.0) if s.courage > 1 else LOST
    return one_more_nazgul(s)


# Cards


def card_worth(s: Doom, card: Card) -> float:
    """Of a card in front of a player."""
    return CARD_WORTH[s.printed.powers[card][0]]


def cheapest(s: Doom, cards: int) -> float:
    """The worth of the least useful of some cards; nothing if there is none."""
    worths = [card_worth(s, card) for card in cards_in(cards)]
    return min(worths) if worths else 0.0


def activation_worth(s: Doom, card: Card) -> float:
    """What it is worth that an encounter die hits this card now."""
    if s.printed.allies >> card & 1:
        return card_worth(s, card) + EMPTIED
    lost = hearts_lost(s, card)
    value = -heart_cost(s, lost) if lost > 0.0 else -lost
    if s.printed.removed >> card & 1:
        value += EMPTIED
    for instruction in s.printed.texts[card]:
        verb = instruction[0]
        if verb == PLACE_NAZGUL:
            value -= one_more_nazgul(s)
        elif verb == PLACE_URUK_HAI:
            value -= URUK * min(instruction[1], s.uruk_supply())
        elif verb == LOCK_GANDALF:
            value -= LOCK
        elif verb == LOSE_ALLY:
            value -= cheapest(s, s.held & s.printed.allies)
        elif verb == MOVE_ONTO_NEIGHBOUR:
            value += ARMY
    return value


def slot_worth(s: Doom, slot: int) -> float:
    """What it is worth that an encounter die shows the number of a slot."""
    cards = cards_at(s, slot)
    if cards:
        total = 0.0
        for card in cards:
            total += activation_worth(s, card)
        return total / len(cards)
    symbol = s.printed.symbols[slot]
    if symbol == NAZGUL_SYMBOL:
        return -one_more_nazgul(s)
    return max(0.0, move_worth(s, symbol, 1, False), move_worth(s, symbol, 2, False))


# The whole position


def worth(s: Doom) -> float:
    """Everything together: courage, the way, enemies, cards, and what lies on the track."""
    total = s.courage - max(0.0, 4.0 - s.courage) * LOW
    total += figures_worth(s) - nazgul_cost(s, s.nazgul)
    total -= URUK * s.warriors
    for card in cards_in(s.held):
        total += card_worth(s, card)
    if s.gandalf_locked:
        total -= LOCK * (1 + bin(s.held & GANDALF_MASK).count("1"))
    track = 0.0
    for slot in range(SLOTS):
        track += slot_worth(s, slot)
    return total + track / SLOTS
