"""Advice on concrete sheets and rolls: what every legal keep is worth. [D14.4]"""

from collections.abc import Sequence
from math import comb
from typing import Final

from ringtable.games.dash.box.components import NAZGUL, Symbol
from ringtable.games.dash.solver.rolls import POOL, keep_from, legal_keeps, shown_dice
from ringtable.games.dash.solver.sheet import BLACK, OTHER, OWN, SYMBOLS, Side
from ringtable.games.dash.solver.turn import TurnValues, turn_values
from ringtable.games.dash.solver.values import Values

MALICE: Final = 0.004  # what a bot gives for one mark on somebody else's path, in win probability


class Keep:
    """One legal keep of a roll: symbols by kind of die, and what it is worth."""

    def __init__(self, dice: Sequence[int], ends_turn: bool, value: float, score: float) -> None:
        self.own = tuple([die % SYMBOLS for die in dice if die // SYMBOLS == OWN])
        self.other = tuple([die % SYMBOLS for die in dice if die // SYMBOLS == OTHER])
        self.black = tuple([die % SYMBOLS for die in dice if die // SYMBOLS == BLACK])
        self.ends_turn = ends_turn
        self.value = value  # probability to reach Mordor in time
        self.score = score  # the value and the bot's pleasure in marks on others


class Advice:
    """All legal keeps of a roll, best score first, and in Rohan the value of repeating the roll."""

    def __init__(self, keeps: list[Keep], may_reroll: bool, reroll: float) -> None:
        self.keeps = keeps
        self.may_reroll = may_reroll
        self.reroll = reroll

    def best(self) -> float:
        """The highest probability to reach Mordor with this roll on the table."""
        best = max([keep.value for keep in self.keeps])
        return max(best, self.reroll) if self.may_reroll else best

    def should_reroll(self) -> bool:
        return self.may_reroll and self.reroll > max([keep.value for keep in self.keeps])

    def keep(self, own: Sequence[Symbol], other: Sequence[Symbol], black: Sequence[Symbol]) -> Keep:
        """The advice on one keep, for example on what the player chose."""
        wanted = (sorted(own), sorted(other), sorted(black))
        for keep in self.keeps:
            if (sorted(keep.own), sorted(keep.other), sorted(keep.black)) == wanted:
                return keep
        raise ValueError("This is not a legal keep of the roll.")


class Solver:
    """Answers for concrete sheets and rolls. Players are those still in the game. [D1.5]

    `turns_left` counts own turns including the present one; UNLIMITED is a game without a limit.
    On the advanced side waiting in Gondor costs nothing [D11.5], so a bot that always takes the
    best unlimited value may wait for ever there: let it choose by the longest finite horizon.
    """

    def __init__(self, values: Values, remembered_turns: int = 64) -> None:
        self.values = values
        self.model = values.model
        self.remembered_turns = remembered_turns
        self._turns: dict[int, TurnValues] = {}

    def value(
        self,
        side: Side,
        players: int,
        turns_left: int,
        p: int,
        h: int,
        u: int,
        opponents_first: int = 0,
    ) -> float:
        """The chance to reach Mordor, so many opponents taking a turn before the own one."""
        row = self.values.row(side, players, turns_left)
        path = self.model.path
        if not 0 <= p <= self.model.mordor:
            raise ValueError(f"There is no circle {p} on the hobbit path.")
        at = p * path.width
        if p == self.model.mordor:
            return row[at + path.index(h, u)]
        value = 0.0
        hazard = self.model.hazard
        for marks in range(opponents_first + 1):
            chance = comb(opponents_first, marks) * hazard**marks
            chance *= (1 - hazard) ** (opponents_first - marks)
            value += chance * row[at + path.index(max(h - marks, 0), max(u - max(marks - h, 0), 0))]
        return value

    def turn(self, side: Side, players: int, turns_left: int, p: int, h: int, u: int) -> TurnValues:
        """The values inside a turn on this sheet; the last ones asked for are remembered."""
        path = self.model.path
        if not 0 <= p < self.model.mordor:
            raise ValueError(f"No turn begins on circle {p}.")
        if path.index(h, u) == 0:
            raise ValueError("An eliminated player takes no turn.")
        turns_left = self.values.known_turns(side, players, turns_left)
        key = (turns_left + 1 << 8 | players) << 1 | side
        key = (key << 8 | p) << 16 | path.index(h, u)
        turn = self._turns.get(key)
        if turn is None:
            place = self.model.place(side, p)
            graph = self.model.graph(players, place.keep_duplicates)
            later = self.values.later(side, players, turns_left)
            turn = turn_values(graph, path, place, later, p, h, u)
            if len(self._turns) >= self.remembered_turns:
                del self._turns[next(iter(self._turns))]
            self._turns[key] = turn
        return turn

    def advise(
        self,
        side: Side,
        players: int,
        turns_left: int,
        p: int,
        h: int,
        u: int,
        kept: Sequence[int],
        own: Sequence[Symbol],
        other: Sequence[Symbol],
        black: Sequence[Symbol],
        rerolled: bool = False,
        malice: float = MALICE,
    ) -> Advice:
        """The value of every legal keep of a roll in a turn that began on this sheet. [D14.4]

        `kept` counts what was kept before this roll, in the order of KEPT; the roll is given by
        kind of die, and every die not kept is in it. [D4.8] `rerolled`: Rohan's second roll.
        `malice` is added to a keep's score, not its value, for each of its marks on others.
        Splits and order need no advice: all Gandalf dice, first, on the leftmost squares. [D14.6]
        """
        turn = self.turn(side, players, turns_left, p, h, u)
        place = self.model.place(side, p)
        graph = self.model.graph(players, place.keep_duplicates)
        position = graph.position(kept, own, other, black)
        keeps: list[Keep] = []
        for dice in legal_keeps(shown_dice(own, other, black), graph.duplicates):
            after = keep_from(position, dice)
            value = turn.keep[graph.value_of[after]]
            on_others = 0 if place.all_nazgul_on_self else dice.count(OTHER * SYMBOLS + NAZGUL)
            keeps.append(Keep(dice, after & POOL == 0, value, value + malice * on_others))
        keeps.sort(key=_score, reverse=True)
        may_reroll = place.reroll and not rerolled
        reroll = turn.reroll[graph.value_of[position]] if may_reroll else 0.0
        return Advice(keeps, may_reroll, reroll)

    def settled(
        self,
        side: Side,
        players: int,
        turns_left: int,
        p: int,
        h: int,
        u: int,
        rings: int,
        marks: int,
        splits: int,
    ) -> float:
        """The value once a turn is over that gave so many working rings, own marks and splits.

        Declining a Gandalf is one split less; by D14.6 that is never better.
        """
        path = self.model.path
        place = self.model.place(side, p)
        at = place.landing(p, rings, self.model.mordor) * path.width
        after = path.after[path.index(h, u)][splits * path.base + marks]
        return self.values.later(side, players, turns_left)[at + after]


def _score(keep: Keep) -> float:
    return keep.score
