"""Exact play for one hobbit: the best keep of every roll and the chance to reach Mordor. [D14]

Between turns a sheet is three numbers: `p`, the circle of the hobbit; `h`, the marks that still fit
into split squares at the front of the Nazgûl path; `u`, the empty unsplit squares behind them.
[D14.1] Values of all sheets for a number of own turns left form a row, and rows are shipped as a
file (`load_values`). Inside a turn a position is what is in the pool and what has been kept.
[D14.3] `turn_values` works one turn backwards from a row of values [D14.4]; a `Solver` answers for
concrete sheets and rolls.

The module knows nothing of states and decisions of the rules engine: it is arithmetic on ints, so
each of the two can check the other. Dice, places and path are parameters (`Model`).
"""

import zlib
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from math import comb
from operator import itemgetter
from pathlib import Path
from struct import Struct, unpack_from
from struct import error as StructError
from typing import Final

Symbol = int
RING: Final = 0
ORC: Final = 1
WARRIOR: Final = 2
NAZGUL: Final = 3
GANDALF: Final = 4
TREE: Final = 5
SYMBOLS: Final = 6

# Kinds of dice. A coloured die hits the active player if its colour is theirs or neutral, and
# somebody else if its colour is taken; the black die always hits the active player. [D6.4]
Kind = int
OWN: Final = 0
OTHER: Final = 1
BLACK: Final = 2

Side = int
NORMAL: Final = 0
ADVANCED: Final = 1

UNLIMITED: Final = 0  # turns left in a game without a turn limit [D14.7]
HAZARD: Final = 0.24  # chance of a mark on the own path in each turn of an opponent [D14.9]
MALICE: Final = 0.004  # what a bot gives for one mark on somebody else's path, in win probability

# What is kept, in the order of every `kept` argument.
KEPT: Final = ("ring", "orc", "warrior", "nazgul on self", "nazgul on others", "gandalf")

# A position inside a turn is one number with an octal digit for each count: dice in the pool by
# kind, then what is kept. Keeping a die adds a constant to it.
_POOL: Final = 0o777
_KEPT_DIGIT: Final = (3, 4, 5, 6, 8)  # the digit of a kept symbol; a Nazgûl on others has 7
_MOST_DICE: Final = 7

# The order in which a player looks at the shown symbols: a Nazgûl first, because it is compulsory,
# and the White Tree last, because nothing is decided after it.
_LOOK: Final = (1, 2, 3, 0, 4, 5)


# ---- what is played ----------------------------------------------------------------------------


class Place:
    """What the circle on which a turn begins changes for that turn; named as in a pack. [D10]"""

    def __init__(
        self,
        keep_duplicates: bool = False,
        gandalf_void: bool = False,
        warrior_value: int = 1,
        reroll_whole_roll_once_per_roll: bool = False,
        orc_value: int = 1,
        nazgul_on_self_void: bool = False,
        all_nazgul_on_self: bool = False,
        rings_required_for_mordor: int = 1,
    ) -> None:
        self.keep_duplicates = keep_duplicates
        self.gandalf_void = gandalf_void
        self.warrior_value = warrior_value
        self.reroll = reroll_whole_roll_once_per_roll
        self.orc_value = orc_value
        self.nazgul_on_self_void = nazgul_on_self_void
        self.all_nazgul_on_self = all_nazgul_on_self
        self.rings_required = rings_required_for_mordor
        self.text = (
            f"{int(keep_duplicates)},{int(gandalf_void)},{warrior_value},{int(self.reroll)},"
            f"{orc_value},{int(nazgul_on_self_void)},{int(all_nazgul_on_self)},"
            f"{self.rings_required}"
        )

    def rings(self, kept: Sequence[int]) -> int:
        """Kept rings, unless the orcs outnumber the warriors. [D6.2, D10.5, D10.7]"""
        return 0 if kept[1] * self.orc_value > kept[2] * self.warrior_value else kept[0]

    def marks(self, kept: Sequence[int]) -> int:
        """Marks on the active player's own path. [D6.4, D10.8, D10.9]"""
        on_self = 0 if self.nazgul_on_self_void else kept[3]
        return on_self + kept[4] if self.all_nazgul_on_self else on_self

    def splits(self, kept: Sequence[int]) -> int:
        """Gandalf dice that can split a square. [D6.5, D10.4]"""
        return 0 if self.gandalf_void else kept[5]

    def landing(self, p: int, rings: int, mordor: int) -> int:
        """The circle reached from `p` with so many working rings. [D6.1, D10.10]"""
        if p + rings < mordor:
            return p + rings
        return mordor if rings >= self.rings_required else mordor - 1


PLAIN: Final = Place()


def place_from(modifiers: Mapping[str, int]) -> Place:
    """The place with these modifiers of a content pack; an unknown one is refused."""
    left = dict(modifiers)
    place = Place(
        keep_duplicates=bool(left.pop("keep_duplicates", 0)),
        gandalf_void=bool(left.pop("gandalf_void", 0)),
        warrior_value=int(left.pop("warrior_value", 1)),
        reroll_whole_roll_once_per_roll=bool(left.pop("reroll_whole_roll_once_per_roll", 0)),
        orc_value=int(left.pop("orc_value", 1)),
        nazgul_on_self_void=bool(left.pop("nazgul_on_self_void", 0)),
        all_nazgul_on_self=bool(left.pop("all_nazgul_on_self", 0)),
        rings_required_for_mordor=int(left.pop("rings_required_for_mordor", 1)),
    )
    for name in left:
        raise ValueError(f"The solver does not know the place modifier {name!r}.")
    return place


class NazgulPath:
    """All Nazgûl paths (h, u) of one length, numbered; number 0 is (0, 0), elimination. [D14.2]"""

    def __init__(self, squares: int, dice: int) -> None:
        self.squares = squares
        self.pairs = [(h, u) for u in range(squares + 1) for h in range(2 * (squares - u) + 1)]
        self.number = {pair: i for i, pair in enumerate(self.pairs)}
        self.width = len(self.pairs)
        self.base = dice + 1
        # after[i][splits * base + marks]: the path that path i becomes in one turn.
        counts = range(self.base)
        self.after = [
            [self._after(h, u, splits, marks) for splits in counts for marks in counts]
            for h, u in self.pairs
        ]

    def _after(self, h: int, u: int, splits: int, marks: int) -> int:
        """All splits first, on the leftmost unsplit squares, then the marks. [D14.6]"""
        splits = min(splits, u)
        h, u = h + 2 * splits, u - splits
        in_halves = min(marks, h)
        return self.number[h - in_halves, max(u - (marks - in_halves), 0)]

    def index(self, h: int, u: int) -> int:
        number = self.number.get((h, u))
        if number is None:
            raise ValueError(
                f"{self.squares} squares cannot have {h} open halves and {u} unsplit squares."
            )
        return number


def reduce_squares(squares: Sequence[int]) -> tuple[int, int]:
    """The pair (h, u) of a path given as states 0 empty, 1 split, 2 half marked, 3 full. [D7.1]

    `h` counts the open halves of all split squares, `u` the empty unsplit squares, so `h + u` is
    always the number of remaining marks. [D7.8] The pair says everything if no unsplit square lies
    before a split one. For other paths (a player split further back) the model moves the split
    squares to the front: it overrates them, because the unsplit squares in front will be marked
    before the halves are and may be gone before a Gandalf comes; values are then upper bounds.
    """
    h = 0
    u = 0
    for square in squares:
        if square == 0:
            u += 1
        elif square == 1:
            h += 2
        elif square == 2:
            h += 1
        elif square != 3:
            raise ValueError(f"A square is in one of the states 0 to 3, not {square}.")
    return min(h, 2 * (len(squares) - u)), u


def square_to_split(squares: Sequence[int]) -> int:
    """The best square for a Gandalf, as an index: the leftmost empty unsplit one, or -1. [D14.6]"""
    for i, square in enumerate(squares):
        if square == 0:
            return i
    return -1


# ---- rolls and keeps ---------------------------------------------------------------------------


def rolls_of(faces: Sequence[Symbol], dice: int) -> dict[tuple[Symbol, ...], int]:
    """Every multiset of symbols that equal dice can show, with the number of ways."""
    rolls: dict[tuple[Symbol, ...], int] = {(): 1}
    for _ in range(dice):
        longer: dict[tuple[Symbol, ...], int] = {}
        for roll, ways in rolls.items():
            for face in faces:
                shown = tuple(sorted((*roll, face)))
                longer[shown] = longer.get(shown, 0) + ways
        rolls = longer
    return rolls


def shown_dice(
    own: Sequence[Symbol], other: Sequence[Symbol], black: Sequence[Symbol]
) -> list[int]:
    """A roll as a list of numbers, kind * SYMBOLS + symbol, in the order in which one looks."""
    shown = [OWN * SYMBOLS + symbol for symbol in own]
    shown += [OTHER * SYMBOLS + symbol for symbol in other]
    shown += [BLACK * SYMBOLS + symbol for symbol in black]
    return sorted(shown, key=_look)


def _look(die: int) -> int:
    return _LOOK[die % SYMBOLS] * 3 + die // SYMBOLS


def legal_keeps(shown: Sequence[int], duplicates: bool) -> list[tuple[int, ...]]:
    """All distinct sets of dice that may be kept from a roll. [D4.2, D4.3, D4.5, D10.3]"""
    keeps: list[tuple[int, ...]] = [()]
    forced = False
    for i, die in enumerate(shown):
        symbol = die % SYMBOLS
        forced = forced or symbol == NAZGUL
        copies = shown[:i].count(die)
        for keep in list(keeps):
            if keep.count(die) != copies:
                continue  # of equal dice the first ones are kept first: no keep is listed twice
            if duplicates or symbol not in [kept % SYMBOLS for kept in keep]:
                keeps.append((*keep, die))
    return [
        keep
        for keep in keeps
        if keep and (not forced or NAZGUL in [kept % SYMBOLS for kept in keep])
    ]


def _step(die: int) -> int:
    """What keeping this die adds to a position."""
    kind, symbol = divmod(die, SYMBOLS)
    digit = 7 if symbol == NAZGUL and kind == OTHER else _KEPT_DIGIT[symbol]
    return (1 << 3 * digit) - (1 << 3 * kind)


def keep_from(position: int, keep: Sequence[int]) -> int:
    """The position after a keep; the White Tree empties the pool. [D4.9, D4.12]"""
    ended = False
    for die in keep:
        if die % SYMBOLS == TREE:
            ended = True
        else:
            position += _step(die)
    return position & ~_POOL if ended else position


def position_of(own: int, other: int, black: int, kept: Sequence[int]) -> int:
    """The number of a position: dice in the pool by kind, and what is kept (see KEPT)."""
    position = own | other << 3 | black << 6
    for i, count in enumerate(kept):
        position |= count << 9 + 3 * i
    return position


def kept_in(position: int) -> list[int]:
    return [position >> 9 + 3 * i & 7 for i in range(len(KEPT))]


def dice_in_pool(position: int) -> int:
    return (position & 7) + (position >> 3 & 7) + (position >> 6 & 7)


# ---- the graph of a turn -----------------------------------------------------------------------


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
    """One turn of five dice as flat lists of indices, whatever the sheet. [D14.3]

    Values are numbered: finished turns first, then positions with dice in the pool by number of
    dice, then choices. A choice looks at one shown die and either leaves it or keeps it; what
    follows depends only on the position so far and on the dice not yet looked at, so that
    different rolls share most of their choices and few thousand of them replace all keeps.
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
            if position & _POOL and position in self.value_of:
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
            pool = position & _POOL
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
            looks, _chances = self._pool(position & _POOL)
            rolls[position] = [self._choose(position, look, True) for look in looks]
        self._number(rolls)

    def _node(self, position: int) -> int:
        node = self.node_of.get(position)
        if node is None:
            node = self._add(position, -1, -1, dice_in_pool(position), 0)
            self.node_of[position] = node
            if position & _POOL:
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
            keep = self._node(position & ~_POOL)
        else:
            keep = self._choose(position + _step(die), self.look_kept[look], False)
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
                        shown = sorted(set(shown), key=_look)
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
            pool = pools.get(position & _POOL)
            if pool is None:
                pool = Pool(self._pool(position & _POOL)[1])
                pools[position & _POOL] = pool
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


class TurnValues:
    """Values of one turn on one sheet: `keep` by number of `Graph.value_of`, and of repeating."""

    def __init__(self, keep: list[float], reroll: dict[int, float]) -> None:
        self.keep = keep  # finished turns and positions before their roll
        self.reroll = reroll  # Rohan only: the same position, its roll not to be repeated again


def turn_values(
    graph: Graph, path: NazgulPath, place: Place, row: Sequence[float], p: int, h: int, u: int
) -> TurnValues:
    """One turn backwards from `row`, the values of all sheets after the turn. [D14.4]

    A row has `path.width` values for every circle with Mordor as the last; the first of them is
    the value of elimination.
    """
    after = path.after[path.index(h, u)]
    mordor = len(row) // path.width - 1
    outcomes: list[float] = []
    for rings in range(graph.dice + 1):
        at = place.landing(p, rings, mordor) * path.width
        outcomes += [row[at + i] for i in after]
    v = [outcomes[ending] for ending in graph.endings(place)]
    kept = len(v) + len(graph.positions)
    v += [0.0] * (graph.size - len(v))
    reroll: dict[int, float] = {}
    reroll_allowed = place.reroll
    for stage in graph.stages:
        for pool in stage.pools:
            parts = pool.parts
            for value, best_of in zip(pool.values, pool.best, strict=True):
                best = best_of(v)
                mean = 0.0
                for chance, part in parts:
                    mean += chance * sum(best[part])
                v[value] = mean
                if reroll_allowed:
                    reroll[value] = mean
                    best = [x if x > mean else mean for x in best]
                    mean = 0.0
                    for chance, part in parts:
                        mean += chance * sum(best[part])
                    v[value] = mean
        for layer in stage.layers:
            v[layer.first : layer.end] = [
                x if x > y else y for x, y in zip(layer.lefts(v), layer.rights(v), strict=True)
            ]
    return TurnValues(v[:kept], reroll)


def hazard_row(path: NazgulPath, row: Sequence[float], chance: float, turns: int) -> list[float]:
    """Values before so many turns of opponents, each of which adds a mark by chance. [D14.9]"""
    values = list(row)
    outside = len(values) - path.width  # a hobbit in Mordor is there to stay
    for _ in range(turns):
        missed = values
        values = list(missed)
        for at in range(0, outside, path.width):
            for i in range(path.width):
                hit = missed[at + path.after[i][1]]
                values[at + i] += chance * (hit - values[at + i])
    return values


# ---- the model of a content pack ---------------------------------------------------------------


class Model:
    """Dice, places and paths of a content pack: all that values depend on."""

    def __init__(
        self,
        coloured: Sequence[Symbol],
        black: Sequence[Symbol],
        places: Sequence[Place],
        coloured_dice: int = 4,
        squares: int = 8,
        hazard: float = HAZARD,
    ) -> None:
        """`places` are the circles before Mordor, the first one being Bag End."""
        for symbol in (*coloured, *black):
            if not RING <= symbol <= TREE:
                raise ValueError(f"A face of a die is a symbol from 0 to 5, not {symbol}.")
        if not coloured or not 1 <= coloured_dice < _MOST_DICE:
            raise ValueError(f"The solver needs 1 to {_MOST_DICE - 1} coloured dice with faces.")
        self.coloured = sorted(coloured)
        self.black = sorted(black)
        self.places = list(places)
        self.coloured_dice = coloured_dice
        self.hazard = hazard
        self.mordor = len(self.places)
        self.path = NazgulPath(squares, coloured_dice + 1)
        self.graphs: dict[int, Graph] = {}
        text = (
            f"{self.coloured} {self.black} {[place.text for place in self.places]} "
            f"{coloured_dice} {squares} {hazard!r}"
        )
        self.digest = blake2b(text.encode(), digest_size=16).digest()

    def place(self, side: Side, p: int) -> Place:
        """The ability for a turn that begins on circle `p`. [D2.6, D10.1]"""
        return self.places[p] if side == ADVANCED else PLAIN

    def graph(self, players: int, duplicates: bool) -> Graph:
        """The turn with so many players in the game: all their other colours are neutral."""
        if not 1 <= players <= self.coloured_dice:
            raise ValueError(f"1 to {self.coloured_dice} players are in the game, not {players}.")
        key = players * 2 + int(duplicates)
        graph = self.graphs.get(key)
        if graph is None:
            own = self.coloured_dice - (players - 1)
            graph = Graph(self.coloured, self.black, own, players - 1, duplicates)
            self.graphs[key] = graph
        return graph

    def row(self, live: Sequence[float]) -> list[float]:
        """A row from the values of live sheets: 1 in Mordor, 0 when eliminated. [D14.5]"""
        width = self.path.width
        row: list[float] = []
        for p in range(self.mordor):
            row.append(0.0)
            row += live[p * (width - 1) : (p + 1) * (width - 1)]
        return [*row, 0.0, *[1.0] * (width - 1)]

    def out_of_time(self) -> list[float]:
        """The row when no turn is left. [D14.5]"""
        return self.row([0.0] * (self.mordor * (self.path.width - 1)))

    def turn_earlier(self, side: Side, players: int, row: Sequence[float]) -> list[float]:
        """The row for one more turn, sheet by sheet; `tables` does the same at once. [D14.5]"""
        width = self.path.width
        before = list(row)
        after = hazard_row(self.path, row, self.hazard, players - 1)
        for p in range(self.mordor):
            place = self.place(side, p)
            graph = self.graph(players, place.keep_duplicates)
            for i in range(1, width):
                h, u = self.path.pairs[i]
                values = turn_values(graph, self.path, place, after, p, h, u)
                before[p * width + i] = values.keep[graph.value_of[graph.start]]
        return before


def model_of(dice: Sequence[Sequence[Symbol]], places: Sequence[Place]) -> Model:
    """The model of a pack: its coloured dice and, last, the black one. [D2.1]"""
    coloured = [sorted(faces) for faces in dice[:-1]]
    for faces in coloured:
        if faces != coloured[0]:
            raise ValueError("The solver plays only with coloured dice that are all alike.")
    return Model(coloured[0], dice[-1], places, len(coloured))


HOUSE_COLOURED: Final = (RING, ORC, ORC, WARRIOR, NAZGUL, GANDALF)
HOUSE_BLACK: Final = (ORC, WARRIOR, NAZGUL, NAZGUL, GANDALF, TREE)


def house_places() -> list[Place]:
    """Bag End and the eight places of the advanced side. [D10.3-D10.10]"""
    return [
        PLAIN,
        Place(keep_duplicates=True),  # Rivendell
        Place(gandalf_void=True),  # Moria
        Place(warrior_value=2),  # Lothlórien
        Place(reroll_whole_roll_once_per_roll=True),  # Rohan
        Place(orc_value=2),  # Helm's Deep
        Place(nazgul_on_self_void=True),  # Gondor
        Place(all_nazgul_on_self=True),  # Minas Tirith
        Place(rings_required_for_mordor=2),  # Shelob's Lair
    ]


def house_model() -> Model:
    return Model(HOUSE_COLOURED, HOUSE_BLACK, house_places())


# ---- rows of values and their file -------------------------------------------------------------

# A file is a header, a list of (side, players, number of rows) and, compressed, the live values of
# all rows as 32-bit fractions: 0 is impossible, FRACTION is certain. Row 0 is the unlimited one.
MAGIC: Final = b"dashval1"
HEADER: Final = Struct("<8s16sH")
SECTION: Final = Struct("<BBH")
FRACTION: Final = 0xFFFFFFFF


class ForeignValues(ValueError):
    """A file of values that cannot be used."""


class Values:
    """Rows of values by side and number of players, the row of turn `t` at index `t`."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._rows: dict[int, list[list[float]]] = {}
        self._fractions: dict[int, bytes] = {}
        self._later: dict[int, list[float]] = {}

    def add(self, side: Side, players: int, rows: list[list[float]]) -> None:
        """Rows for UNLIMITED, 1, 2, … turns left."""
        self._rows[side << 8 | players] = rows

    def add_fractions(self, side: Side, players: int, fractions: bytes) -> None:
        """The same as live values in the form of the file; they are unpacked when first wanted."""
        self._fractions[side << 8 | players] = fractions

    def rows(self, side: Side, players: int) -> list[list[float]]:
        key = side << 8 | players
        rows = self._rows.get(key)
        if rows is None:
            packed = self._fractions.get(key)
            if packed is None:
                raise ValueError(f"There are no values for side {side} and {players} players.")
            live = self.model.mordor * (self.model.path.width - 1)
            rows = [
                self.model.row([x / FRACTION for x in unpack_from(f"<{live}I", packed, at)])
                for at in range(0, len(packed), 4 * live)
            ]
            self._rows[key] = rows
        return rows

    def known_turns(self, side: Side, players: int, turns_left: int) -> int:
        """More turns than there are rows for count as the longest horizon."""
        if turns_left < 0:
            raise ValueError(f"There cannot be {turns_left} turns left.")
        return min(turns_left, len(self.rows(side, players)) - 1)

    def row(self, side: Side, players: int, turns_left: int) -> list[float]:
        """Values before the own turn."""
        return self.rows(side, players)[self.known_turns(side, players, turns_left)]

    def later(self, side: Side, players: int, turns_left: int) -> list[float]:
        """Values after the own turn, before the opponents take theirs."""
        turns_left = self.known_turns(side, players, turns_left)
        key = (side << 8 | players) << 8 | turns_left
        later = self._later.get(key)
        if later is None:
            if turns_left == UNLIMITED:
                later = self.row(side, players, UNLIMITED)
            elif turns_left == 1:
                later = self.model.out_of_time()
            else:
                later = self.row(side, players, turns_left - 1)
            later = hazard_row(self.model.path, later, self.model.hazard, players - 1)
            self._later[key] = later
        return later


def load_values(data: bytes, model: Model) -> Values:
    """The values in a file, refused unless they were computed for exactly this model."""
    values = Values(model)
    try:
        magic, digest, sections = HEADER.unpack_from(data)
        if magic != MAGIC:
            raise ForeignValues("This is not a file of dash values, or of another version.")
        if digest != model.digest:
            raise ForeignValues(
                "These values were computed for other dice, places or paths than this pack has."
            )
        parts = [SECTION.unpack_from(data, HEADER.size + i * SECTION.size) for i in range(sections)]
        body = zlib.decompress(data[HEADER.size + sections * SECTION.size :])
    except (StructError, zlib.error):
        raise ForeignValues("This file of dash values is damaged.") from None
    row = 4 * model.mordor * (model.path.width - 1)
    at = 0
    for side, players, rows in parts:
        values.add_fractions(side, players, body[at : at + rows * row])
        at += rows * row
    if at != len(body):
        raise ForeignValues("This file of dash values is damaged.")
    return values


def house_values() -> Values:
    """The values shipped for the house dice."""
    file = Path(__file__).with_name("data") / "values.bin"
    return load_values(file.read_bytes(), house_model())


# ---- advice ------------------------------------------------------------------------------------


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
        key = (turns_left << 8 | players) << 1 | side
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
            keeps.append(Keep(dice, after & _POOL == 0, value, value + malice * on_others))
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
