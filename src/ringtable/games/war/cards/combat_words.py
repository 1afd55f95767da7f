"""The words of combat cards. In their frame seat is the player, source the card; n is a number that
an earlier word has settled. [W15.15-W15.29, W38.6-W38.13]"""

from collections.abc import Callable

from ringtable.games.war.battle.casualties import ARMY_TAKES_HITS
from ringtable.games.war.battle.combat_cards import cancel_card
from ringtable.games.war.battle.command import chief
from ringtable.games.war.battle.dice import extra_attack as throw_extra
from ringtable.games.war.battle.dice import hit_number
from ringtable.games.war.battle.ending import withdraw
from ringtable.games.war.battle.forces import (
    companions_fighting,
    elites_fighting,
    ground_of,
    leadership,
    nations_fighting,
    nazgul_leadership,
    regulars_fighting,
    units_fighting,
)
from ringtable.games.war.battle.retreat import retreat_regions, retreat_to
from ringtable.games.war.battle.round import scored
from ringtable.games.war.battle.sieges import defends_stronghold
from ringtable.games.war.box.components import (
    FREE,
    NO_CARD,
    Side,
    bits,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.cards.language import Word, if_then
from ringtable.games.war.figures import replacement
from ringtable.games.war.questions import Question
from ringtable.games.war.state import (
    ADDED_HITS,
    CANCELLED_HITS,
    CARD,
    CARD_CANCELLED,
    EXTRA_HITS,
    FEWER_DICE,
    MISSES,
    MOST_DICE_OF,
    NO_REROLL,
    OWN_HITS,
    REROLL_HITS,
    REROLL_MOD,
    ROLL_HITS,
    ROLL_MOD,
    SELF_HITS,
    War,
)
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import ask, do, steps, when

Counter = Callable[[War], int]


def own(s: War) -> Side:
    """The side of the card."""
    return s.side_at[s.seat]


class Change:
    """Add to a column of one's own side, of the enemy's or of both."""

    def __init__(self, column: int, n: int, mine: bool, theirs: bool) -> None:
        self.column = column
        self.n = n
        self.mine = mine
        self.theirs = theirs
        self.__name__ = f"change {column} by {n}"

    def __call__(self, s: War) -> None:
        if self.mine:
            s.fight[own(s)][self.column] += self.n
        if self.theirs:
            s.fight[1 - own(s)][self.column] += self.n


# Modifiers [W15.15]


def own_roll(n: int) -> Word:
    """Every die of one's combat roll."""
    return Word(do(Change(ROLL_MOD, n, True, False)))


def own_reroll(n: int) -> Word:
    """Every die of one's leader re-roll."""
    return Word(do(Change(REROLL_MOD, n, True, False)))


def enemy_roll(n: int) -> Word:
    """Every die of the enemy's combat roll."""
    return Word(do(Change(ROLL_MOD, n, False, True)))


def both_armies(n: int) -> Word:
    """Every die of both armies, combat roll and leader re-roll."""
    return Word(steps(do(Change(ROLL_MOD, n, True, True)), do(Change(REROLL_MOD, n, True, True))))


# The number of dice [W15.23]


class FewerDice:
    def __init__(self, counter: Counter) -> None:
        self.counter = counter
        self.__name__ = "fewer dice"

    def __call__(self, s: War) -> None:
        s.fight[1 - own(s)][FEWER_DICE] += self.counter(s)


def enemy_dice_fewer(counter: Counter) -> Word:
    """The enemy's combat roll is so many dice smaller, with one die at least. [W15.21, W15.23]"""
    return Word(do(FewerDice(counter)))


class AtMost:
    def __init__(self, n: int) -> None:
        self.n = n
        self.__name__ = f"at most {n}"

    def __call__(self, s: War) -> None:
        fight = s.fight[1 - own(s)]
        fight[MOST_DICE_OF] = min(fight[MOST_DICE_OF], self.n)


def enemy_dice_at_most(n: int) -> Word:
    return Word(do(AtMost(n)))


def no_enemy_reroll() -> Word:
    return Word(do(Change(NO_REROLL, 1, False, True)))


def hit_self_by_ones(s: War) -> None:
    """Natural 1s of the enemy's combat roll hit his own army and are not re-rolled. [W15.26]"""
    enemy = 1 - own(s)
    ones = s.rolls[enemy].count(1)
    s.fight[enemy][OWN_HITS] += ones
    s.fight[enemy][MISSES] -= ones


def enemy_ones_hit_self() -> Word:
    return Word(do(hit_self_by_ones))


# Counters


def companions_in_battle(s: War) -> int:
    """Companions taking part, silenced ones too."""
    return companions_fighting(s).bit_count()


def own_elites(s: War) -> int:
    return elites_fighting(s, own(s))


def own_leadership(s: War) -> int:
    return leadership(s, own(s))


def number_settled(s: War) -> int:
    """The number that an earlier word has settled."""
    return s.n


class Fixed:
    def __init__(self, n: int) -> None:
        self.n = n

    def __call__(self, s: War) -> int:
        return self.n


# Extra attacks and hits [W15.20, W15.26]


class Extra:
    def __init__(self, dice: Counter, on: int) -> None:
        self.dice = dice
        self.on = on
        self.__name__ = "extra attack"

    def __call__(self, s: War) -> None:
        side = own(s)
        n = throw_extra(s, side, self.dice(s), self.on or hit_number(s, side))
        hit_enemy(s, n)


def hit_enemy(s: War, n: int) -> None:
    """Hits on the enemy's army that are taken at once."""
    enemy = 1 - own(s)
    if n:
        s.call(ARMY_TAKES_HITS, chief(s, enemy), enemy, ground_of(s, enemy), n)


def extra_attack(dice: int | Counter, on: int = 0) -> Word:
    """Dice at once, hitting on a number of the card's own or on that of the round."""
    counter = Fixed(dice) if isinstance(dice, int) else dice
    return Word(do(Extra(counter, on)))


def add_hits(n: int) -> Word:
    """Hits added to those of the dice."""
    return Word(do(Change(ADDED_HITS, n, True, False)))


class HitAtOnce:
    def __init__(self, n: int) -> None:
        self.n = n
        self.__name__ = f"hit at once {n}"

    def __call__(self, s: War) -> None:
        s.fight[own(s)][ADDED_HITS] += self.n
        hit_enemy(s, self.n)


def hit_at_once(n: int) -> Word:
    """Hits after the casualties, taken at once."""
    return Word(do(HitAtOnce(n)))


class CancelHits:
    def __init__(self, n: int) -> None:
        self.n = n
        self.__name__ = f"cancel hits {n}"

    def __call__(self, s: War) -> None:
        cancel_hits_of_enemy(s, self.n)


def cancel_hits_of_enemy(s: War, n: int) -> None:
    fight = s.fight[own(s)]
    left = scored(s, 1 - own(s)) - fight[CANCELLED_HITS]
    fight[CANCELLED_HITS] += max(0, min(n, left))


def cancel_hits(n: int) -> Word:
    return Word(do(CancelHits(n)))


class TurnMisses:
    def __init__(self, n: int) -> None:
        self.n = n
        self.__name__ = f"misses to hits {n}"

    def __call__(self, s: War) -> None:
        fight = s.fight[own(s)]
        n = min(self.n, fight[MISSES])
        fight[MISSES] -= n
        fight[ROLL_HITS] += n


def misses_to_hits(n: int) -> Word:
    """Up to so many missed dice of one's combat roll become hits, before the re-roll."""
    return Word(do(TurnMisses(n)))


# Conditions


def scored_any(s: War) -> bool:
    """One's combat roll or re-roll scored a hit. [W15.26]"""
    fight = s.fight[own(s)]
    return fight[ROLL_HITS] + fight[REROLL_HITS] > 0


def more_hits_than_enemy(s: War) -> bool:
    """Hits of this round, extra attacks before the roll included. [W15.26]"""
    mine = scored(s, own(s)) + s.fight[own(s)][EXTRA_HITS]
    return mine > scored(s, 1 - own(s)) + s.fight[1 - own(s)][EXTRA_HITS]


def twice_the_enemy(s: War) -> bool:
    """One's units left in the battle are at least twice the enemy's."""
    return units_fighting(s, own(s)) >= 2 * units_fighting(s, 1 - own(s))


def enemy_scored_two(s: War) -> bool:
    return scored(s, 1 - own(s)) >= 2


def nazgul_outweigh(s: War) -> bool:
    """Nazgûl leadership is at least that of the Free Peoples; full sums. [W15.29]"""
    return nazgul_leadership(s) >= leadership(s, FREE)


def enemy_card_stands(s: War) -> bool:
    """The enemy has played a card that is not cancelled."""
    fight = s.fight[1 - own(s)]
    return fight[CARD] != NO_CARD and not fight[CARD_CANCELLED]


def enemy_played_none(s: War) -> bool:
    return s.fight[1 - own(s)][CARD] == NO_CARD


def reroll_scored(s: War) -> bool:
    return s.fight[own(s)][REROLL_HITS] > 0


def has_missed(s: War) -> bool:
    return s.fight[own(s)][MISSES] > 0


def cancel_it(s: War) -> None:
    cancel_card(s, 1 - own(s))


def cancel_enemy_card() -> Word:
    """[W15.8]"""
    return if_then(enemy_card_stands, Word(do(cancel_it)))


# Hits on one's own army [W15.28]


class OwnHits(Question):
    """How many hits the own army takes. [W15.28]"""

    name = "own-hits"
    clause = "W15.28"

    def __init__(self, most: int, keep_one: bool) -> None:
        self.most_hits = most
        self.keep_one = keep_one

    def options(self, s: War) -> list[Action]:
        return list(range(min(self.most_hits, bearable(s, self.keep_one)) + 1))

    def take(self, s: War, action: Action) -> None:
        s.n = action
        s.fight[own(s)][SELF_HITS] += action

    def show(self, s: War, action: Action) -> Answer:
        return Answer(str(action), "option-number", {"n": action}, verb="number")


def bearable(s: War, keep_one: bool) -> int:
    """What the own army can absorb; if a unit must be left, one hit less. An elite that no regular
    can replace is left only unhurt. [W15.28, W16.7]"""
    side = own(s)
    total = units_fighting(s, side) + elites_fighting(s, side)
    if not keep_one:
        return total
    stays_as_regular = regulars_fighting(s, side) > 0 or any(
        replacement(s, nation) for nation in bits(nations_fighting(s, side))
    )
    return max(0, total - 1 if stays_as_regular else total - 2)


def own_army_takes(s: War) -> None:
    side = own(s)
    if s.n:
        s.call(ARMY_TAKES_HITS, s.seat, side, ground_of(s, side), s.n)


def own_hits(most: int, keep_one: bool) -> Word:
    """The own army takes up to so many hits; n is then their number."""
    return Word(steps(ask(OwnHits(most, keep_one)), do(own_army_takes)))


class ModifyByNumber:
    def __call__(self, s: War) -> None:
        s.fight[own(s)][ROLL_MOD] += s.n


def own_roll_by_number() -> Word:
    """Every die of one's combat roll, by the number settled before."""
    return Word(do(ModifyByNumber()))


# Leaving the battle


class Escape(Question):
    """Retreat to a free region or withdraw into the stronghold, before any roll. [W17.3, W18.5]"""

    name = "escape"
    clause = "W17.3"

    def options(self, s: War) -> list[Action]:
        found = retreat_regions(s)
        if defends_stronghold(s, own(s), s.battle_at):
            found.append(INSIDE)
        return found

    def take(self, s: War, action: Action) -> None:
        if action == INSIDE:
            withdraw(s)
        else:
            retreat_to(s, action)

    def show(self, s: War, action: Action) -> Answer:
        if action == INSIDE:
            return Answer("withdraw", "war-option-withdraw")
        region = REGIONS[action]
        return Answer(
            f"retreat {region}",
            "war-option-retreat",
            {"region": {"name": f"war-region-{region}"}},
            thing=f"region:{region}",
        )


INSIDE = 200
ESCAPE = Escape()


def can_escape(s: War) -> bool:
    return bool(ESCAPE.options(s))


def leave_battle() -> Word:
    return Word(when(can_escape, ask(ESCAPE)))
