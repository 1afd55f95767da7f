"""Words of event cards about armies: marches, attacks, hits. In their frame seat is the player,
source the card, target a region that was chosen. [W9.21, W9.22, W9.31, W9.32]"""

from ringtable.games.war.armies.long_marches import (
    ANYWHERE,
    TO_FRIENDS,
    Order,
    march_of,
    march_starts,
)
from ringtable.games.war.armies.parts import NOBODY, THE_WITCH_KING
from ringtable.games.war.battle.attack import DECLARE_ATTACK, attack_starts
from ringtable.games.war.box.components import WITCH_KING
from ringtable.games.war.cards.language import Word
from ringtable.games.war.state import (
    NO_FREE_CARD_FIRST,
    ONLY_ASSAULT,
    War,
)
from ringtable.games.war.teams.command import is_own_minion
from ringtable.kernel.procedure import Procedure, do, loop, run, steps, when

# A minion that must be there


def not_his(s: War, must: int) -> bool:
    """A minion that a card names must be its player's. [W31.25]"""
    return must == THE_WITCH_KING and not is_own_minion(s, WITCH_KING)


# Marches [W12.18-W12.20]


class CanMarch:
    """An army can march as it is ordered, one of so many."""

    def __init__(self, order: Order, armies: int) -> None:
        self.order = order
        self.armies = armies
        self.__name__ = "can march"

    def __call__(self, s: War) -> bool:
        return self.with_left(s, self.armies - 1)

    def with_left(self, s: War, left: int) -> bool:
        if not_his(s, self.order.must):
            return False
        return bool(march_starts(s, self.order, left, True))


class MoreMarches:
    """The frame's n counts armies that may still march; who says enough has moved nobody."""

    def __init__(self, can: CanMarch) -> None:
        self.can = can
        self.__name__ = "more marches"

    def __call__(self, s: War) -> bool:
        begun = s.n == self.can.armies or bool(s.moved)
        return s.n > 0 and begun and self.can.with_left(s, s.n - 1)


class Armies:
    def __init__(self, n: int) -> None:
        self.n = n
        self.__name__ = f"armies {n}"

    def __call__(self, s: War) -> None:
        s.n = self.n


def one_less(s: War) -> None:
    s.n -= 1


def end_marches(s: War) -> None:
    s.moved = []


MARCHES_KNOWN: dict[str, Procedure] = {}


def march(armies: int, regions: int, must: int = NOBODY, join: bool = False) -> Word:
    """Up to so many armies march up to so many regions each; `must` is the figure that goes with
    each (`armies/parts.py`), `join` that it ends with friends."""
    order = Order(regions, must, TO_FRIENDS if join else ANYWHERE)
    can = CanMarch(order, armies)
    name = f"march-{regions}-{must}-{order.where}"
    if name not in MARCHES_KNOWN:
        MARCHES_KNOWN[name] = march_of(name, order)
    step = steps(
        do(Armies(armies)),
        loop(MoreMarches(can), do(one_less), run(MARCHES_KNOWN[name])),
        do(end_marches),
    )
    return Word(step, can)


# Attacks [W9.31]


class Rules:
    """Write down the rules of the attack before it is declared."""

    def __init__(self, rules: int, rounds: int, must: int) -> None:
        self.rules = rules
        self.rounds = rounds
        self.must = must
        self.__name__ = "rules of the attack"

    def __call__(self, s: War) -> None:
        s.battle_rules = self.rules
        s.rounds_given = self.rounds
        s.n = self.must


class CanAttack:
    def __init__(self, rules: int, must: int) -> None:
        self.rules = rules
        self.must = must
        self.__name__ = "can attack"

    def __call__(self, s: War) -> bool:
        if not_his(s, self.must):
            return False
        s.battle_rules, kept = self.rules, s.battle_rules
        found = bool(attack_starts(s, self.must, True))
        s.battle_rules = kept
        return found


def attack_with(must: int = NOBODY, rules: int = 0, rounds: int = 0) -> Word:
    """An army attacks; `must` is the figure that takes part, `rules` are bits of the battle's."""
    can = CanAttack(rules, must)
    step = when(can, do(Rules(rules, rounds, must)), run(DECLARE_ATTACK))
    return Word(step, can)


def assault(must: int, rounds: int = 3) -> Word:
    """A siege battle of several rounds; in the first one the Free Peoples play a card only with a
    companion in the battle. [W18.24]"""
    return attack_with(must, 1 << ONLY_ASSAULT | 1 << NO_FREE_CARD_FIRST, rounds)
