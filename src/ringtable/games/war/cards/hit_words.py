"""Words of event cards that hit an army or strike a single figure. In their frame seat is the
player, source the card, target a region that was chosen. [W9.21, W9.22, W9.32]"""

from collections.abc import Callable

from ringtable.games.war.armies.marching import show_region
from ringtable.games.war.battle.casualties import ARMY_TAKES_HITS
from ringtable.games.war.battle.retreat import flee, regions_to_flee_to
from ringtable.games.war.box.components import (
    CARD_DICE_STREAM,
    CARD_POLITICS,
    ELITE,
    FREE,
    KINDS,
    LEADER,
    MINION_SET,
    NATIONS,
    NAZGUL,
    REGULAR,
    SAURON,
    SHADOW,
    Nation,
    Side,
    bits,
)
from ringtable.games.war.box.places import NOWHERE, REGIONS, Region
from ringtable.games.war.cards.card_words import card_id
from ringtable.games.war.cards.language import Word
from ringtable.games.war.cards.recruit_words import Places
from ringtable.games.war.facts import CARD_ROLLED
from ringtable.games.war.figures import eliminate, fall
from ringtable.games.war.politics import army_is_attacked
from ringtable.games.war.questions import Question
from ringtable.games.war.state import (
    BLOCK,
    KINDS_EACH,
    NATIONS_LIST,
    War,
)
from ringtable.games.war.teams.command import commander
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import ask, do, never, when

Counter = Callable[[War], int]

# Hits of cards [W9.21, W9.22, W9.32]


class Targets:
    """Regions with an army of a side that a card may hit."""

    def __init__(self, side: Side, places: Places) -> None:
        self.side = side
        self.places = places
        self.__name__ = "targets"

    def open(self, s: War) -> list[Region]:
        return [region for region in self.places(s) if s.units[self.side][region]]

    def __call__(self, s: War) -> bool:
        return bool(self.open(s))


class HitWhich(Question):
    """Which army is hit. [W9.29]"""

    name = "hit-army"
    clause = "W9.29"

    def __init__(self, targets: Targets) -> None:
        self.targets = targets

    def options(self, s: War) -> list[Action]:
        return self.targets.open(s)

    def take(self, s: War, action: Action) -> None:
        s.target = action

    def show(self, s: War, action: Action) -> Answer:
        return show_region("hit", action)


class RollHits:
    """Dice against the army in the region chosen; each at or above a number hits."""

    def __init__(self, dice: Counter, on: int, side: Side, politics: bool) -> None:
        self.dice = dice
        self.on = on
        self.side = side
        self.politics = politics
        self.__name__ = "roll hits"

    def __call__(self, s: War) -> None:
        if self.politics and s.second_edition(CARD_POLITICS):
            army_is_attacked(s, s.nations_in(s.target, self.side), s.target)
        dice = roll_for_card(s, min(self.dice(s), 5))
        hits = sum([die >= self.on for die in dice])
        tell_roll(s, dice, self.on, hits)
        hit_army(s, self.side, s.target, hits)


def roll_for_card(s: War, n: int) -> list[int]:
    return [s.rng.below(CARD_DICE_STREAM, 6) + 1 for _ in range(n)]


def tell_roll(s: War, dice: list[int], need: int, hits: int) -> None:
    spoken = " ".join([str(die) for die in dice])
    s.tell(CARD_ROLLED, card_id(s), card_id(s), spoken, need, hits)


def hit_army(s: War, side: Side, region: Region, hits: int) -> None:
    """The owner takes the hits; a besieged army is hit inside. [W9.22, W9.32]"""
    if hits:
        s.call(ARMY_TAKES_HITS, commander(s, side, region), side, region, hits)


class DestroyAttached:
    """If no unit is left, Nazgûl and minions of the army are eliminated too."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.__name__ = "destroy attached"

    def __call__(self, s: War) -> None:
        if not s.units[self.side][s.target]:
            destroy_attached(s, s.target)


def destroy_attached(s: War, region: Region) -> None:
    n = s.count(region, SAURON, NAZGUL)
    if n:
        eliminate(s, region, SAURON, NAZGUL, n, card_id(s))
    for one in bits(s.company(region, SHADOW) & MINION_SET):
        fall(s, one, card_id(s))


class FixedDice:
    def __init__(self, n: int) -> None:
        self.n = n

    def __call__(self, s: War) -> int:
        return self.n


def roll_hits(
    dice: int | Counter,
    on: int,
    side: Side,
    places: Places,
    destroy_attached: bool = False,
    politics: bool = False,
) -> Word:
    """Dice against one army of a side, of the player's choice among the places. `politics`: it is
    an attack for politics in the second edition. [W21.12]"""
    targets = Targets(side, places)
    counter = FixedDice(dice) if isinstance(dice, int) else dice
    words = [ask(HitWhich(targets)), do(RollHits(counter, on, side, politics))]
    if destroy_attached:
        words.append(do(DestroyAttached(side)))
    return Word(when(targets, *words), targets)


class DieHits:
    """The army in the region chosen takes as many hits as one die shows."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.__name__ = "die hits"

    def __call__(self, s: War) -> None:
        if s.second_edition(CARD_POLITICS):
            army_is_attacked(s, s.nations_in(s.target, self.side), s.target)
        dice = roll_for_card(s, 1)
        tell_roll(s, dice, 1, dice[0])
        hit_army(s, self.side, s.target, dice[0])


class ArmyThere:
    def __init__(self, side: Side) -> None:
        self.side = side
        self.__name__ = "army there"

    def __call__(self, s: War) -> bool:
        return s.target >= 0 and s.units[self.side][s.target] > 0


def die_hits(side: Side, destroy_attached: bool = False) -> Word:
    """One die of hits on the army in the region chosen before."""
    there = ArmyThere(side)
    words = [do(DieHits(side))]
    if destroy_attached:
        words.append(do(DestroyAttached(side)))
    return Word(when(there, *words), there)


class FleeWhere(Question):
    """Where an army that must retreat goes, its owner's choice. [W17.3, W37.14]"""

    name = "flee"
    clause = "W17.3"

    def __init__(self, side: Side) -> None:
        self.side = side

    def who(self, s: War) -> int:
        return commander(s, self.side, s.target)

    def options(self, s: War) -> list[Action]:
        return regions_to_flee_to(s, self.side, s.target, NOWHERE) or [NOWHERE]

    def take(self, s: War, action: Action) -> None:
        if action == NOWHERE:
            destroy_army(s, self.side, s.target)
        else:
            flee(s, self.side, s.target, action, self.who(s), card_id(s))

    def show(self, s: War, action: Action) -> Answer:
        return show_region("retreat", action)


def destroy_army(s: War, side: Side, region: Region) -> None:
    """Units, Nazgûl and minions are eliminated."""
    for nation in NATIONS_LIST[side]:
        for kind in (REGULAR, ELITE):
            n = s.count(region, nation, kind)
            if n:
                eliminate(s, region, nation, kind, n, card_id(s))
    destroy_attached(s, region)


def force_retreat(side: Side) -> Word:
    """The army in the region chosen before retreats, or is destroyed with Nazgûl and minions."""
    there = ArmyThere(side)
    return Word(when(there, ask(FleeWhere(side))), there)


# Single figures


class LeaderOf(Question):
    """Which leader of the Free Peoples in a region is eliminated, his owner's choice. [W37.14]"""

    name = "lose-leader"
    clause = "W9.29"

    def __init__(self, region: Region) -> None:
        self.region = region

    def who(self, s: War) -> int:
        return commander(s, FREE, self.region)

    def options(self, s: War) -> list[Action]:
        return [one for one in NATIONS_LIST[FREE] if s.count(self.region, one, LEADER)]

    def take(self, s: War, action: Action) -> None:
        eliminate(s, self.region, action, LEADER, 1, card_id(s))

    def show(self, s: War, action: Action) -> Answer:
        return show_loss(self.region, action * KINDS_EACH + LEADER)


class LeaderThere:
    def __init__(self, region: Region) -> None:
        self.region = region
        self.__name__ = "leader there"

    def __call__(self, s: War) -> bool:
        return bool(s.led[FREE] >> self.region & 1)


def eliminate_leader(region: Region) -> Word:
    """One leader of the Free Peoples in a region is eliminated."""
    there = LeaderThere(region)
    return Word(when(there, ask(LeaderOf(region))), there)


def show_loss(region: Region, slot: int) -> Answer:
    nation, kind = NATIONS[slot // KINDS_EACH], KINDS[slot % KINDS_EACH]
    at = REGIONS[region]
    return Answer(
        f"lose {nation}-{kind} {at}",
        "war-option-lose",
        {
            "nation": {"name": f"war-nation-{nation}"},
            "kind": {"name": f"war-kind-{kind}"},
            "region": {"name": f"war-region-{at}"},
        },
        thing=f"figure:{at}:{nation}-{kind}",
        verb="lose",
        data={"nation": nation, "kind": kind, "region": at},
    )


def figures_of(s: War, nation: Nation) -> list[int]:
    """Every kind of figure that a nation has in a region, as region times 32 plus the slot."""
    found: list[int] = []
    for region in range(len(REGIONS)):
        for kind in (LEADER, REGULAR, ELITE):
            if s.count(region, nation, kind):
                found.append(region * BLOCK + nation * KINDS_EACH + kind)
    return found


class LoseFigure(Question):
    """One leader or unit of the nation chosen before, anywhere, its owner's choice. [W37.14]"""

    name = "lose-figure"
    clause = "W9.29"

    def who(self, s: War) -> int:
        return s.owner[s.n]

    def options(self, s: War) -> list[Action]:
        return figures_of(s, s.n)

    def take(self, s: War, action: Action) -> None:
        slot = action % BLOCK
        nation, kind = slot // KINDS_EACH, slot % KINDS_EACH
        eliminate(s, action // BLOCK, nation, kind, 1, card_id(s))

    def show(self, s: War, action: Action) -> Answer:
        return show_loss(action // BLOCK, action % BLOCK)


def nation_has_figures(s: War) -> bool:
    return s.n >= 0 and bool(figures_of(s, s.n))


def enemy_loses_figure() -> Word:
    """Its owner eliminates one leader or unit of the nation chosen before (the frame's n)."""
    return Word(when(nation_has_figures, ask(LoseFigure())), never)
