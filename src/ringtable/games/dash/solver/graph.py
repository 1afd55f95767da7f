"""The graph of a turn: its positions and choices, numbered in the order of evaluation. [D14.3]"""

from collections.abc import Callable, Sequence
from operator import itemgetter

from ringtable.games.dash.box.components import NAZGUL, TREE, Symbol
from ringtable.games.dash.solver.rolls import (
    POOL,
    dice_in_pool,
    kept_in,
    legal_keeps,
    look_order,
    position_of,
    rolls_of,
    shown_dice,
    step,
)
from ringtable.games.dash.solver.sheet import KEPT, SYMBOLS, Place

Gather = Callable[[list[float]], Sequence[float]]


def _gather(indices: list[int]) -> Gather:
    """A function that picks these values of a list; three times as fast as a loop in Python."""
    if len(indices) == 1:
        return itemgetter(slice(indices[0], indices[0] + 1))
    return itemgetter(*indices)


class Layer:
    """Choices made at once: value `first + i` is the better of values `left[i]`, `right[i]`."""

    def __init__(self, first: int, left: list[int], right: list[int]) -> None:
        self.first = first
        self.end = first + len(left)
        self.left = left
        self.right = right
        self.lefts = _gather(left)
        self.rights = _gather(right)


class Pool:
    """The positions with one and the same pool: their values, their rolls and the chances.

    Rolls of equal chance lie together, because adding is faster than multiplying.
    """

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances  # ascending
        self.parts: list[tuple[float, slice]] = []
        first = 0
        for i, chance in enumerate(chances):
            if i + 1 == len(chances) or chances[i + 1] != chance:
                self.parts.append((chance, slice(first, i + 1)))
                first = i + 1
        self.values: list[int] = []
        self.rolls: list[list[int]] = []
        self.best: list[Gather] = []

    def add(self, value: int, rolls: list[int]) -> None:
        self.values.append(value)
        self.rolls.append(rolls)
        self.best.append(_gather(rolls))


class Stage:
    """Everything that can be evaluated once positions with fewer dice are known."""

    def __init__(self) -> None:
        self.pools: list[Pool] = []
        self.layers: list[Layer] = []


class Graph:
    """One turn as flat lists of indices, whatever the sheet. [D14.3]

    Values are numbered: finished turns first, then positions with dice in the pool by number of
    dice, then choices. A choice looks at one shown die and either leaves it or keeps it; what
    follows depends only on the position so far and on the dice not yet looked at, so that
    different rolls share most choices and a few thousand of them replace all keeps.
    """

    def __init__(
        self,
        coloured: Sequence[Symbol],
        black: Sequence[Symbol],
        own: int,
        other: int,
        duplicates: bool,
    ) -> None:
        self.coloured = list(coloured)
        self.black = list(black)
        self.own = own
        self.other = other
        self.duplicates = duplicates
        self.dice = own + other + (1 if black else 0)
        self.start = position_of(own, other, 1 if black else 0, ())
        builder = _Builder(self)
        self.finished = builder.finished  # what is kept at the end of a turn
        self.positions = builder.positions
        self.value_of = builder.value_of  # position -> number of its value
        self.stages = builder.stages
        self.size = builder.size
        self._endings: dict[str, list[int]] = {}

    def endings(self, place: Place) -> list[int]:
        """Number of (working rings, splits, marks) of every finished turn in this place."""
        endings = self._endings.get(place.text)
        if endings is None:
            base = self.dice + 1
            endings = [
                (place.rings(kept) * base + place.splits(kept)) * base + place.marks(kept)
                for kept in self.finished
            ]
            self._endings[place.text] = endings
        return endings

    def position(
        self,
        kept: Sequence[int],
        own: Sequence[Symbol],
        other: Sequence[Symbol],
        black: Sequence[Symbol],
    ) -> int:
        """The position in which this roll was made, if dice and turn allow it."""
        for faces, shown in ((self.coloured, own), (self.coloured, other), (self.black, black)):
            for symbol in shown:
                if symbol not in faces:
                    raise ValueError(f"A die of this roll does not have the symbol {symbol}.")
        if len(kept) == len(KEPT) and min(kept) >= 0 and max(kept) <= self.dice:
            position = position_of(len(own), len(other), len(black), kept)
            if position & POOL and position in self.value_of:
                return position
        raise ValueError("No turn leads to these kept dice and this roll.")

    def first_rolls(self) -> int:
        return self._rolls(self.start)[0]

    def census(self) -> tuple[int, int, int]:
        """Positions before a roll, pairs of position and roll, and legal keeps in all. [D14.3]"""
        pairs = 0
        keeps = 0
        counted: dict[int, tuple[int, int]] = {}
        for position in self.positions:
            pool = position & POOL
            if pool not in counted:
                counted[pool] = self._rolls(pool)
            pairs += counted[pool][0]
            keeps += counted[pool][1]
        return len(self.positions), pairs, keeps

    def _rolls(self, pool: int) -> tuple[int, int]:
        rolls = 0
        keeps = 0
        for own in rolls_of(self.coloured, pool & 7):
            for other in rolls_of(self.coloured, pool >> 3 & 7):
                for black in rolls_of(self.black, pool >> 6 & 7):
                    rolls += 1
                    keeps += len(legal_keeps(shown_dice(own, other, black), self.duplicates))
        return rolls, keeps


class _Builder:
    """Builds the lists of a Graph; nodes are positions and choices before they are numbered."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.position: list[int] = []  # of a node, or -1 for a choice
        self.left: list[int] = []
        self.right: list[int] = []
        self.stage: list[int] = []  # dice in the pool of the largest position it depends on
        self.depth: list[int] = []  # choices that follow in the same stage
        self.node_of: dict[int, int] = {}
        self.choices: dict[int, int] = {}
        self.waiting: list[int] = []
        # Dice still to look at, as numbered tuples, and what is left to look at after a choice.
        self.looks: dict[tuple[int, ...], int] = {(): 0}
        self.look_die: list[int] = [-1]
        self.look_kept: list[int] = [0]
        self.look_left: list[int] = [0]
        self.look_must: list[bool] = [False]  # the first die cannot be left if none is kept yet
        self.pools: dict[int, tuple[list[int], list[float]]] = {}

        rolls: dict[int, list[int]] = {}
        self._node(graph.start)
        while self.waiting:
            position = self.waiting.pop()
            looks, _chances = self._pool(position & POOL)
            rolls[position] = [self._choose(position, look, True) for look in looks]
        self._number(rolls)

    def _node(self, position: int) -> int:
        node = self.node_of.get(position)
        if node is None:
            node = self._add(position, -1, -1, dice_in_pool(position), 0)
            self.node_of[position] = node
            if position & POOL:
                self.waiting.append(position)
        return node

    def _add(self, position: int, left: int, right: int, stage: int, depth: int) -> int:
        self.position.append(position)
        self.left.append(left)
        self.right.append(right)
        self.stage.append(stage)
        self.depth.append(depth)
        return len(self.position) - 1

    def _choose(self, position: int, look: int, must: bool) -> int:
        """The best that can be done with the dice still to look at."""
        if look == 0:
            return self._node(position)
        key = (position << 20 | look) << 1 | int(must)
        known = self.choices.get(key)
        if known is not None:
            return known
        die = self.look_die[look]
        if die % SYMBOLS == TREE:
            keep = self._node(position & ~POOL)
        else:
            keep = self._choose(position + step(die), self.look_kept[look], False)
        node = keep
        if not (must and self.look_must[look]):
            leave = self._choose(position, self.look_left[look], must)
            stage = max(self.stage[leave], self.stage[keep])
            depth = 1
            for child in (leave, keep):
                if self.stage[child] == stage:
                    depth = max(depth, self.depth[child] + 1)
            node = self._add(-1, leave, keep, stage, depth)
        self.choices[key] = node
        return node

    def _look(self, shown: tuple[int, ...]) -> int:
        look = self.looks.get(shown)
        if look is None:
            die = shown[0]
            rest = shown[1:]
            left = tuple([other for other in rest if other != die])
            if self.graph.duplicates:
                kept = rest
            else:
                kept = tuple([other for other in rest if other % SYMBOLS != die % SYMBOLS])
            must = not left or (die % SYMBOLS == NAZGUL and left[0] % SYMBOLS != NAZGUL)
            look_kept = self._look(kept)
            look_left = self._look(left)
            look = len(self.look_die)
            self.looks[shown] = look
            self.look_die.append(die)
            self.look_kept.append(look_kept)
            self.look_left.append(look_left)
            self.look_must.append(must)
        return look

    def _pool(self, pool: int) -> tuple[list[int], list[float]]:
        """Distinct things to look at after a roll of this pool, with their chances.

        Where no symbol may be kept twice, it does not matter on how many equal dice it shows.
        """
        known = self.pools.get(pool)
        if known is not None:
            return known
        graph = self.graph
        own_dice, other_dice, black_dice = pool & 7, pool >> 3 & 7, pool >> 6 & 7
        ways: dict[int, int] = {}
        for own, own_ways in rolls_of(graph.coloured, own_dice).items():
            for other, other_ways in rolls_of(graph.coloured, other_dice).items():
                for black, black_ways in rolls_of(graph.black, black_dice).items():
                    shown = shown_dice(own, other, black)
                    if not graph.duplicates:
                        shown = sorted(set(shown), key=look_order)
                    look = self._look(tuple(shown))
                    ways[look] = ways.get(look, 0) + own_ways * other_ways * black_ways
        total = len(graph.coloured) ** (own_dice + other_dice) * len(graph.black) ** black_dice
        looks = sorted(ways, key=ways.__getitem__)
        known = (looks, [ways[look] / total for look in looks])
        self.pools[pool] = known
        return known

    def _number(self, rolls: dict[int, list[int]]) -> None:
        """Number all values in the order of evaluation."""
        nodes = range(len(self.position))
        ended = [node for node in nodes if self.position[node] >= 0 and self.stage[node] == 0]
        open_ = [node for node in nodes if self.position[node] >= 0 and self.stage[node] > 0]
        choices = [node for node in nodes if self.position[node] < 0]
        open_.sort(key=self._order)
        choices.sort(key=self._order)
        order = ended + open_ + choices
        number = [0] * len(order)
        for i, node in enumerate(order):
            number[node] = i
        self.size = len(order)
        self.finished = [kept_in(self.position[node]) for node in ended]
        self.positions = [self.position[node] for node in open_]
        self.value_of = {self.position[node]: number[node] for node in ended + open_}
        self.stages = [Stage() for _ in range(self.graph.dice + 1)]
        pools: dict[int, Pool] = {}
        for node in open_:
            position = self.position[node]
            pool = pools.get(position & POOL)
            if pool is None:
                pool = Pool(self._pool(position & POOL)[1])
                pools[position & POOL] = pool
                self.stages[self.stage[node]].pools.append(pool)
            pool.add(number[node], [number[choice] for choice in rolls[position]])
        first = 0
        while first < len(choices):
            end = first
            while end < len(choices) and self._order(choices[end]) == self._order(choices[first]):
                end += 1
            layer = choices[first:end]
            left = [number[self.left[node]] for node in layer]
            right = [number[self.right[node]] for node in layer]
            self.stages[self.stage[layer[0]]].layers.append(Layer(number[layer[0]], left, right))
            first = end

    def _order(self, node: int) -> int:
        return self.stage[node] << 8 | self.depth[node]
