"""How a battle ends if it is fought to the end, or for some rounds, without cards: exact. [W15-W18]

Both sides take their hits as it keeps the most units in the field: elites are reduced first, then
regulars go. So a force is known by the hits it has taken, and a battle is a walk over two small
numbers. Only where a nation is short of regulars to replace its elites it is a walk over armies.
"""

from functools import lru_cache
from typing import Final

from ringtable.games.war.box.components import MOST_DICE
from ringtable.games.war.odds.binomial import Chances, with_rerolls

TO_THE_END: Final = 0


Troops = tuple[int, int, int]  # of a nation: regulars, elites, and regulars to replace elites
Army = tuple[Troops, ...]  # those whose elites lead come last


@lru_cache(maxsize=65536)
def suffer(army: Army, hits: int) -> Army:
    """What is left after so many hits of one round, taken so that most units are, then most elites.
    [W16.2-W16.7]"""
    after = [suffer(left, hits - cost) for cost, left in ways_to_lose(army) if cost <= hits]
    return max(after, key=worth, default=army)


def ways_to_lose(army: Army) -> list[tuple[int, Army]]:
    """Everything that can be done about a hit, or about two, and what is left then: an elite that
    no regular of its nation can replace falls for either. [W16.2, W16.3, W16.7]"""
    found: list[tuple[int, Army]] = []
    for at, (regulars, elites, spare) in enumerate(army):
        if elites:
            found.append(
                (1, changed(army, at, 1, -1, -1) if spare else changed(army, at, 0, -1, 0))
            )
            found.append((2, changed(army, at, 0, -1, 0)))
        if regulars:
            found.append((1, changed(army, at, -1, 0, 1)))
    return found


def worth(army: Army) -> tuple[int, int, int]:
    """Of armies with as many units and elites the one whose elites can be replaced."""
    regulars, elites = units(army)
    return regulars + elites, elites, sum([min(elites, spare) for _, elites, spare in army])


def changed(army: Army, at: int, regulars: int, elites: int, spare: int) -> Army:
    """So many more or fewer of the troops of one nation."""
    old = army[at]
    new = (old[0] + regulars, old[1] + elites, old[2] + spare)
    return (*army[:at], new, *army[at + 1 :])


def units(army: Army) -> tuple[int, int]:
    """Regulars and elites of all nations."""
    return sum([troops[0] for troops in army]), sum([troops[1] for troops in army])


Numbers = tuple[int, int, int, int, int, int, int, Army]  # a force, in the order of its arguments


@lru_cache(maxsize=256)
def hits_of_dice(dice: int, again: int, need: int) -> Chances:
    """[W15.11-W15.14]"""
    p = (7 - need) / 6
    return with_rerolls(dice, again, p, p)


class Force:
    """A side of a battle: its units, dice beyond them, leadership beside that of elites, how many
    elites lead, regulars to replace elites, and dice that it is hindered from rolling. Troops by
    nation only if it makes a difference: if regulars of one nation run short."""

    __slots__ = (
        "captains",
        "elites",
        "hindered",
        "leadership",
        "leading_elites",
        "regulars",
        "replacements",
        "troops",
    )

    def __init__(
        self,
        regulars: int,
        elites: int = 0,
        leadership: int = 0,
        captains: int = 0,
        leading_elites: int = 0,
        replacements: int = 99,
        hindered: int = 0,
        troops: Army = (),
    ) -> None:
        self.regulars = regulars
        self.elites = elites
        self.leadership = leadership
        self.captains = captains
        self.leading_elites = leading_elites
        self.replacements = replacements
        self.hindered = hindered
        self.troops = troops

    def numbers(self) -> Numbers:
        return (
            self.regulars,
            self.elites,
            self.leadership,
            self.captains,
            self.leading_elites,
            self.replacements,
            self.hindered,
            self.troops,
        )

    def steps(self) -> list[tuple[int, int]]:
        """Regulars and elites after no hit, after one, and so on until nobody is left. [W16.2,
        W16.6, W16.7]"""
        army = self.army()
        found = [units(army)]
        while sum(found[-1]):
            army = suffer(army, 1)
            found.append(units(army))
        return found

    def short(self) -> bool:
        """An elite may lack a regular to replace it: then it matters whether two hits come in one
        round. [W16.3, W16.7]"""
        return any(elites > spare for _, elites, spare in self.army())

    def army(self) -> Army:
        return self.troops or ((self.regulars, self.elites, self.replacements),)

    def hits(self, regulars: int, elites: int, need: int) -> Chances:
        """How many hits it scores in a round with these units. [W15.9-W15.14, W15.23]"""
        dice = min(MOST_DICE, regulars + elites + self.captains)
        if self.hindered:
            dice = max(1, dice - self.hindered)
        again = min(MOST_DICE, self.leadership + min(elites, self.leading_elites))
        return hits_of_dice(dice, again, need)


class BattleOdds:
    """Chances of the four endings, and the units of both sides to be expected at the end."""

    __slots__ = ("attackers_left", "both_gone", "defenders_left", "lost", "open", "won")

    def __init__(self) -> None:
        self.won: float = 0.0  # the defender is gone, an attacker is left
        self.lost: float = 0.0
        self.both_gone: float = 0.0
        self.open: float = 0.0  # both sides are left when the rounds are over
        self.attackers_left: float = 0.0
        self.defenders_left: float = 0.0

    def count(self, left: int, theirs: int, chance: float) -> None:
        """An end with so many attackers and defenders."""
        self.attackers_left += left * chance
        self.defenders_left += theirs * chance
        if left and theirs:
            self.open += chance
        elif left:
            self.won += chance
        elif theirs:
            self.lost += chance
        else:
            self.both_gone += chance

    def to_data(self) -> dict[str, object]:
        return {
            "won": self.won,
            "lost": self.lost,
            "bothGone": self.both_gone,
            "open": self.open,
            "attackersLeft": self.attackers_left,
            "defendersLeft": self.defenders_left,
        }


Positions = dict[tuple[int, int], float]  # hits that both have taken, with the chance of it


class Battle:
    """Two forces with the hits that each scores after every loss, worked out once."""

    def __init__(
        self, attacker: Force, defender: Force, first: int, later: int, against: int
    ) -> None:
        self.attackers = attacker.steps()
        self.defenders = defender.steps()
        self.first = [attacker.hits(*units, first) for units in self.attackers]
        self.later = [attacker.hits(*units, later) for units in self.attackers]
        self.against = [defender.hits(*units, against) for units in self.defenders]
        self.ended: Positions = {}

    def fight(self, weights: Positions, given: list[Chances], settled: bool) -> Positions:
        """Where a round leads. What is over is added to `ended`. Settled: a round in which nobody
        hits is fought again and counts for nothing. [W16.1]"""
        following: Positions = {}
        for (taken, dealt), weight in weights.items():
            self.fight_from(taken, dealt, weight, given, settled, following)
        return following

    def fight_from(
        self,
        taken: int,
        dealt: int,
        weight: float,
        given: list[Chances],
        settled: bool,
        following: Positions,
    ) -> None:
        ours, theirs = given[taken], self.against[dealt]
        share = weight / (1 - ours[0] * theirs[0]) if settled else weight
        last_taken, last_dealt = len(self.attackers) - 1, len(self.defenders) - 1
        for hits, chance in enumerate(ours):
            for back, also in enumerate(theirs):
                if settled and not hits and not back:
                    continue
                position = (min(taken + back, last_taken), min(dealt + hits, last_dealt))
                over = position[0] == last_taken or position[1] == last_dealt
                into = self.ended if over else following
                into[position] = into.get(position, 0.0) + share * chance * also

    def to_the_end(self, weights: Positions) -> None:
        """Every settled round costs somebody a hit: position by position in the order of hits, each
        is looked at once."""
        for total in range(len(self.attackers) + len(self.defenders)):
            for taken in range(min(total + 1, len(self.attackers))):
                weight = weights.pop((taken, total - taken), 0.0)
                if weight:
                    self.fight_from(taken, total - taken, weight, self.later, True, weights)


def odds(
    attacker: Force, defender: Force, first: int, later: int, against: int, rounds: int = TO_THE_END
) -> BattleOdds:
    """The battle from here: the attacker hits on `first` in the coming round and on `later` in the
    others, the defender on `against`; as many rounds, or to the end. [W15.11, W18.1, W18.10]"""
    if attacker.short() or defender.short():
        return walk(attacker, defender, first, later, against, rounds)
    battle = Battle(attacker, defender, first, later, against)
    start: Positions = {(0, 0): 1.0}
    if len(battle.attackers) == 1 or len(battle.defenders) == 1:
        return sum_up(battle.attackers, battle.defenders, start)
    weights = battle.fight(start, battle.first, False)
    if rounds == TO_THE_END:
        battle.to_the_end(weights)
    else:
        for _ in range(rounds - 1):
            weights = battle.fight(weights, battle.later, False)
        for position, chance in weights.items():
            battle.ended[position] = battle.ended.get(position, 0.0) + chance
    return sum_up(battle.attackers, battle.defenders, battle.ended)


def sum_up(
    attackers: list[tuple[int, int]],
    defenders: list[tuple[int, int]],
    ended: dict[tuple[int, int], float],
) -> BattleOdds:
    found = BattleOdds()
    for (taken, dealt), chance in ended.items():
        found.count(sum(attackers[taken]), sum(defenders[dealt]), chance)
    return found


@lru_cache(maxsize=4096)
def known_odds(
    attacker: Numbers, defender: Numbers, needs: tuple[int, int, int], rounds: int
) -> BattleOdds:
    """The same by numbers alone: a table asks for the same battle again and again."""
    return odds(Force(*attacker), Force(*defender), needs[0], needs[1], needs[2], rounds)


# Army by army: where regulars run short, and in assaults

Armies = dict[tuple[Army, Army], float]  # attackers and defenders, with the chance of them


def walk(
    attacker: Force, defender: Force, first: int, later: int, against: int, rounds: int
) -> BattleOdds:
    """The battle from here, as `odds` has it."""
    found = BattleOdds()
    armies = both_left({(attacker.army(), defender.army()): 1.0}, found)
    armies = both_left(round_of(armies, attacker, defender, first, against), found)
    if rounds == TO_THE_END:
        walk_to_the_end(armies, attacker, defender, later, against, found)
        return found
    for _ in range(rounds - 1):
        armies = both_left(round_of(armies, attacker, defender, later, against), found)
    for (ours, theirs), chance in armies.items():
        found.count(sum(units(ours)), sum(units(theirs)), chance)
    return found


def walk_to_the_end(
    armies: Armies, attacker: Force, defender: Force, need: int, against: int, found: BattleOdds
) -> None:
    """From the healthiest armies down, so that each is looked at once."""
    levels: list[Armies] = [{} for _ in range(health((attacker.army(), defender.army())) + 1)]
    for one, chance in armies.items():
        levels[health(one)][one] = chance
    for level in reversed(levels):
        ends = both_left(settled(level, attacker, defender, need, against), found)
        for one, chance in ends.items():
            lower = levels[health(one)]
            lower[one] = lower.get(one, 0.0) + chance


def health(armies: tuple[Army, Army]) -> int:
    """The hits that both can still take: every hit lowers it."""
    return sum([regulars + 2 * elites for army in armies for regulars, elites, _ in army])


def settled(armies: Armies, attacker: Force, defender: Force, need: int, against: int) -> Armies:
    """Where a round leads in which somebody is hit: one in which nobody is counts for nothing."""
    hit: Armies = {}
    for (ours, theirs), weight in armies.items():
        given, back = attacker.hits(*units(ours), need), defender.hits(*units(theirs), against)
        hit[ours, theirs] = weight / (1 - given[0] * back[0])
    following = round_of(hit, attacker, defender, need, against)
    return {one: chance for one, chance in following.items() if one not in armies}


def both_left(armies: Armies, found: BattleOdds) -> Armies:
    """Those that still fight; what is over is counted."""
    going: Armies = {}
    for (ours, theirs), weight in armies.items():
        left, inside = sum(units(ours)), sum(units(theirs))
        if left and inside:
            going[ours, theirs] = weight
        else:
            found.count(left, inside, weight)
    return going


# Assaults [W18.11, W18.12]


def assault(
    attacker: Force, defender: Force, need: int, against: int, given: int, paid: bool
) -> BattleOdds:
    """An assault that goes on as long as it can: so many further rounds are given, then each costs
    an elite that a regular replaces. Paid: the coming round is. [W18.11, W18.12]"""
    found = BattleOdds()
    armies: Armies = {(attacker.army(), defender.army()): 1.0}
    if not paid:
        armies = those_who_go_on(armies, given, found)
        given = max(0, given - 1)
    while armies:
        armies = those_who_go_on(round_of(armies, attacker, defender, need, against), given, found)
        given = max(0, given - 1)
    return found


def round_of(armies: Armies, attacker: Force, defender: Force, need: int, against: int) -> Armies:
    """Where a round leads."""
    following: Armies = {}
    for (ours, theirs), weight in armies.items():
        given, back = attacker.hits(*units(ours), need), defender.hits(*units(theirs), against)
        left = [suffer(ours, taken) for taken in range(len(back))]
        for hits, chance in enumerate(given):
            share, inside = weight * chance, suffer(theirs, hits)
            for taken, also in enumerate(back):
                end = (left[taken], inside)
                following[end] = following.get(end, 0.0) + share * also
    return following


def those_who_go_on(armies: Armies, given: int, found: BattleOdds) -> Armies:
    """The armies of the next round; what is over is counted."""
    going: Armies = {}
    for (ours, theirs), weight in armies.items():
        left, inside = sum(units(ours)), sum(units(theirs))
        price = [at for at, (_, elites, spare) in enumerate(ours) if elites and spare]
        if not left or not inside or not (given or price):
            found.count(left, inside, weight)
            continue
        after = (ours if given else changed(ours, price[0], 1, -1, -1), theirs)
        going[after] = going.get(after, 0.0) + weight
    return going


@lru_cache(maxsize=1024)
def known_assault(
    attacker: Numbers,
    defender: Numbers,
    needs: tuple[int, int],
    given: int,
    paid: bool,
) -> BattleOdds:
    """The same by numbers alone."""
    return assault(Force(*attacker), Force(*defender), needs[0], needs[1], given, paid)
