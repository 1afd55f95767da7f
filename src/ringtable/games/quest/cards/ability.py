"""What the text of a card is made of, and where the rules look it up: by moment, by title.

An ability is a time and a procedure. Its procedure has this frame: `seat` is who uses it, `source`
the card it stands on, `target` the card that the moment speaks of and later the one that was
chosen, `n` the number of the moment (tokens received, the seat it concerns).
"""

from collections.abc import Callable
from typing import Any, Final

from ringtable.games.quest.box.components import (
    ACTION,
    COMBAT_ACTION,
    COMBAT_PHASE,
    FORCED,
    M_DESTROYED,
    M_EXPLORED,
    M_LEAVES,
    MOMENTS,
    NO_MOMENT,
    ORC_GUARD,
    PASSIVE,
    QUEST_ACTION,
    QUEST_PHASE,
    RESPONSE,
    SETUP_EFFECT,
    SHADOW_EFFECT,
    TRAVEL_EFFECT,
    WHEN_REVEALED,
    Card,
    Moment,
    Phase,
)
from ringtable.kernel.errors import FlowError
from ringtable.kernel.procedure import Condition, Procedure

# A number that follows from the position and the card whose text names it.
Amount = Callable[[Any, int], int]
# Whether something holds, for the card whose text says it.
Holds = Callable[[Any, int], bool]

# Statistics. [Q3.4, Q3.5, Q3.8, Q3.9]
WILLPOWER: Final = 0
ATTACK: Final = 1
DEFENSE: Final = 2
HIT_POINTS: Final = 3
THREAT: Final = 4
STATS: Final = ("willpower", "attack", "defense", "hit-points", "threat")

# What a card forbids, demands or changes as long as it is in play. [Q18.2]
NO_DRAWING: Final = 0  # nobody draws [Q6.6]
HOST_CANNOT_ATTACK: Final = 1
HOST_CANNOT_DEFEND: Final = 2
NO_PLAYER_ATTACHMENTS: Final = 3
NO_OPTIONAL_ENGAGEMENT: Final = 4  # [Q10.4]
MUST_TRAVEL_HERE: Final = 5  # [Q9.5]
ONE_MORE_REVEAL: Final = 6  # [Q29.11]
NO_ENGAGEMENT_CHECKS: Final = 7  # [Q29.12]
NO_STAGING: Final = 8  # [Q29.14]
ONE_ALLY_A_ROUND: Final = 9  # [Q29.26]
CANNOT_ADVANCE: Final = 10  # [Q15.5]
EXCESS_RAISES_THREAT: Final = 11  # [QC82]
TWO_TO_READY: Final = 12  # its host readies for two resources only [Q14.3]
REPLACES_A_DRAW: Final = 13  # of the deck it is attached to [QC105]
THREAT_RISES_MORE: Final = 14  # in the refresh phase [Q14.4]
TOP_OF_THE_DECK: Final = 15  # where it goes instead of the discard pile [QC113]
ATTACKS_STAGING_ALONE: Final = 16  # [QC9]
THREE_HEROES_PAY: Final = 17  # one resource each [Q7.16]
WINS: Final = 18  # the scenario, as soon as it holds [Q16.13]
RETURNS_ON_TOP: Final = 19  # of the encounter deck, after it attacked as a shadow card [QC81]

NEVER: Final = 0
PER_PHASE: Final = 1
PER_ROUND: Final = 2


class Ability:
    """One ability of a title."""

    def __init__(
        self,
        kind: int,
        moment: Moment,
        text: Procedure,
        can: Condition,
        seems: Condition,
        limit: int,
        per: int,
        by_anyone: bool,
        each_player: bool,
        of_itself: bool,
        from_hand: bool,
        from_aside: bool,
    ) -> None:
        self.kind = kind
        self.moment = moment
        self.text = text
        self.can = can  # costs, targets, a change of the table: for the frame of the text
        self.seems = seems  # the same by what everybody knows
        self.limit = limit  # uses
        self.per = per  # phase or round
        self.by_anyone = by_anyone  # whoever controls the card
        self.each_player = each_player  # the limit is each player's own
        self.of_itself = of_itself  # it speaks of what happens to its own card
        self.from_hand = from_hand
        self.from_aside = from_aside  # it works where its card is set aside
        self.number = -1  # among all abilities
        self.title: Card = 0

    def fits(self, phase: Phase) -> bool:
        """Whether an action may be taken in a window of this phase. [Q5.9]"""
        if self.kind == ACTION:
            return True
        if self.kind == QUEST_ACTION:
            return phase == QUEST_PHASE
        return phase == COMBAT_PHASE

    def answers_when_gone(self) -> bool:
        """Whether its card speaks of its own leaving. [Q18.27]"""
        return self.of_itself and self.moment in (M_EXPLORED, M_DESTROYED, M_LEAVES)

    def __repr__(self) -> str:
        return f"Ability({self.text.name!r})"


class Modifier:
    """What a card in play adds to a statistic: of its host, or of itself. [Q20.9]"""

    def __init__(self, stat: int, amount: Amount) -> None:
        self.stat = stat
        self.amount = amount


class Rule:
    """Something a card forbids, demands or changes while it is in play. [Q18.2]"""

    def __init__(self, rule: int, holds: Holds) -> None:
        self.rule = rule
        self.holds = holds


def none_of(count: int) -> list[list[Ability]]:
    return [[] for _ in range(count)]


TITLES: Final = ORC_GUARD + 1

ABILITIES: Final[list[Ability]] = []  # all of them, by number
TEXTS: Final[list[Procedure]] = []
WRITTEN: Final[set[Card]] = set()  # the titles whose text is there

# By title
ACTIONS: Final = none_of(TITLES)  # of cards in play
EVENTS: Final = none_of(TITLES)  # actions from the hand
REVEALED: Final = none_of(TITLES)
SHADOWS: Final = none_of(TITLES)
TRAVELS: Final = none_of(TITLES)
SETUPS: Final = none_of(TITLES)
ON_HOST: Final[list[list[Modifier]]] = [[] for _ in range(TITLES)]
ON_ITSELF: Final[list[list[Modifier]]] = [[] for _ in range(TITLES)]
RULES: Final[list[int]] = [0] * TITLES  # as bits
RULE_HOLDS: Final[dict[tuple[Card, int], Holds]] = {}
HOST_TRAITS: Final[list[int]] = [0] * TITLES  # traits that the host gains
OWN_TRAITS: Final[list[int]] = [0] * TITLES  # traits gained as an attachment
HOST_SPHERES: Final[dict[Card, tuple[int, Holds]]] = {}  # an icon that the host gains

# By moment
DUE: Final = none_of(len(MOMENTS))  # passive and forced effects
RESPONSES: Final = none_of(len(MOMENTS))  # of cards in play
HAND_RESPONSES: Final = none_of(len(MOMENTS))

# What lasts with a number that is worked out anew each time: shadow effects, encounter cards.
# [Q11.20, Q20.8]
FORMULAS: Final[list[Amount]] = []


def formula(amount: Amount) -> int:
    """Register such a number; gives the number it is known by."""
    FORMULAS.append(amount)
    return len(FORMULAS) - 1


def add_ability(title: Card, ability: Ability) -> None:
    """Make an ability known to the rules."""
    ability.title = title
    ability.number = len(ABILITIES)
    ABILITIES.append(ability)
    TEXTS.append(ability.text)
    kind, moment = ability.kind, ability.moment
    if kind in (ACTION, QUEST_ACTION, COMBAT_ACTION):
        (EVENTS if ability.from_hand else ACTIONS)[title].append(ability)
    elif kind == RESPONSE:
        (HAND_RESPONSES if ability.from_hand else RESPONSES)[moment].append(ability)
    elif kind == WHEN_REVEALED:
        REVEALED[title].append(ability)
    elif kind == SHADOW_EFFECT:
        SHADOWS[title].append(ability)
    elif kind == TRAVEL_EFFECT:
        TRAVELS[title].append(ability)
    elif kind == SETUP_EFFECT:
        SETUPS[title].append(ability)
    elif kind in (PASSIVE, FORCED) and moment != NO_MOMENT:
        DUE[moment].append(ability)
    else:
        raise FlowError(f"{ability.text.name}: an ability of kind {kind} has no place")


def add_rule(title: Card, rule: Rule) -> None:
    RULES[title] |= 1 << rule.rule
    RULE_HOLDS[title, rule.rule] = rule.holds
