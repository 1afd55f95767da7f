"""How a battle ends if it is fought to the end, or for some rounds, without cards: exact. [W15-W18]

Both sides take their hits as it keeps the most units in the field: elites are reduced first as long
as there is a regular to replace them, then regulars go. So a force is known by the hits it has
taken, and a battle is a walk over two small numbers.
"""

from typing import Final

from ringtable.games.war.box.components import MOST_DICE
from ringtable.games.war.odds.binomial import Chances, with_rerolls

TO_THE_END: Final = 0


class Force:
    """A side of a battle: its units, dice beyond them, leadership beside that of elites, how many
    elites lead, and regulars to replace elites."""

    __slots__ = ("captains", "elites", "leadership", "leading_elites", "regulars", "replacements")

    def __init__(
        self,
        regulars: int,
        elites: int = 0,
        leadership: int = 0,
        captains: int = 0,
        leading_elites: int = 0,
        replacements: int = 99,
    ) -> None:
        self.regulars = regulars
        self.elites = elites
        self.leadership = leadership
        self.captains = captains
        self.leading_elites = leading_elites
        self.replacements = replacements

    def steps(self) -> list[tuple[int, int]]:
        """Regulars and elites after no hit, after one, and so on until nobody is left. [W16.2,
        W16.6, W16.7]"""
        regulars, elites, spare = self.regulars, self.elites, self.replacements
        found = [(regulars, elites)]
        while regulars + elites:
            if elites and spare:
                regulars, elites, spare = regulars + 1, elites - 1, spare - 1
            elif regulars:
                regulars, spare = regulars - 1, spare + 1
            else:
                elites -= 1
            found.append((regulars, elites))
        return found

    def hits(self, regulars: int, elites: int, need: int) -> Chances:
        """How many hits it scores in a round with these units. [W15.9-W15.14]"""
        dice = min(MOST_DICE, regulars + elites + self.captains)
        again = min(MOST_DICE, self.leadership + min(elites, self.leading_elites))
        p = (7 - need) / 6
        return with_rerolls(dice, again, p, p)


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

    def to_data(self) -> dict[str, object]:
        return {
            "won": self.won,
            "lost": self.lost,
            "bothGone": self.both_gone,
            "open": self.open,
            "attackersLeft": self.attackers_left,
            "defendersLeft": self.defenders_left,
        }


def odds(
    attacker: Force, defender: Force, first: int, later: int, against: int, rounds: int = TO_THE_END
) -> BattleOdds:
    """The battle from here: the attacker hits on `first` in the coming round and on `later` in the
    others, the defender on `against`; as many rounds, or to the end. [W15.11, W18.1, W18.10]"""
    attackers, defenders = attacker.steps(), defender.steps()
    start = (0, 0)  # hits that both have taken
    weights: dict[tuple[int, int], float] = {start: 1.0}
    ended: dict[tuple[int, int], float] = {}
    if len(attackers) == 1 or len(defenders) == 1:
        weights, ended = {}, weights
    fought = 0
    while weights:
        need = first if fought == 0 else later
        last = rounds != TO_THE_END and fought + 1 == rounds
        # To the end, a round in which nobody hits is fought again and counts for nothing.
        settled = rounds == TO_THE_END and fought > 0
        weights = next_round(
            attacker, defender, attackers, defenders, weights, ended, need, against, settled
        )
        fought += 1
        if last:
            for position, chance in weights.items():
                ended[position] = ended.get(position, 0.0) + chance
            break
    return sum_up(attackers, defenders, ended)


def next_round(
    attacker: Force,
    defender: Force,
    attackers: list[tuple[int, int]],
    defenders: list[tuple[int, int]],
    weights: dict[tuple[int, int], float],
    ended: dict[tuple[int, int], float],
    need: int,
    against: int,
    settled: bool,
) -> dict[tuple[int, int], float]:
    """Where a round leads. Positions in which a side is gone are added to `ended`. [W16.1]"""
    following: dict[tuple[int, int], float] = {}
    for (taken, dealt), weight in weights.items():
        given = attacker.hits(*attackers[taken], need)
        got = defender.hits(*defenders[dealt], against)
        share = weight / (1 - given[0] * got[0]) if settled else weight
        for hits, chance in enumerate(given):
            for back, also in enumerate(got):
                if settled and not hits and not back:
                    continue
                position = (
                    min(taken + back, len(attackers) - 1),
                    min(dealt + hits, len(defenders) - 1),
                )
                over = position[0] == len(attackers) - 1 or position[1] == len(defenders) - 1
                into = ended if over else following
                into[position] = into.get(position, 0.0) + share * chance * also
    return following


def sum_up(
    attackers: list[tuple[int, int]],
    defenders: list[tuple[int, int]],
    ended: dict[tuple[int, int], float],
) -> BattleOdds:
    found = BattleOdds()
    for (taken, dealt), chance in ended.items():
        left, theirs = sum(attackers[taken]), sum(defenders[dealt])
        found.attackers_left += left * chance
        found.defenders_left += theirs * chance
        if left and theirs:
            found.open += chance
        elif left:
            found.won += chance
        elif theirs:
            found.lost += chance
        else:
            found.both_gone += chance
    return found
