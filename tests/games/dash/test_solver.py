"""The exact solver against reference values, against enumeration and against played games. [D14]"""

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import factorial, prod, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ringtable.games.dash import solver
from ringtable.games.dash.solver import (
    ADVANCED,
    GANDALF,
    NAZGUL,
    NORMAL,
    ORC,
    OTHER,
    OWN,
    PLAIN,
    RING,
    SYMBOLS,
    TREE,
    UNLIMITED,
    WARRIOR,
    Advice,
    Graph,
    Model,
    NazgulPath,
    Place,
    Solver,
    tables,
)

BAG_END, RIVENDELL, MORIA, LOTHLORIEN, ROHAN, HELMS_DEEP, GONDOR, MINAS_TIRITH, SHELOB = range(9)
NOTHING = (0, 0, 0, 0, 0, 0)
VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("solver_vectors.json").read_text())
SIDES = {"normal": NORMAL, "advanced": ADVANCED}


@pytest.fixture(scope="module")
def house() -> Solver:
    return Solver(solver.house_values())


def graph(players: int, duplicates: bool = False) -> Graph:
    return solver.house_model().graph(players, duplicates)


# ---- reference values --------------------------------------------------------------------------


def test_reference_values_of_single_sheets(house: Solver) -> None:
    """[D14.5, D14.8]"""
    assert len(VECTORS["values"]) > 70
    for row in VECTORS["values"]:
        value = house.value(
            SIDES[row["side"]],
            1,
            row["turns_left"],
            row["hobbit"],
            row["half_marks_in_front"],
            row["unsplit_empty"],
        )
        assert value == pytest.approx(row["win_probability"], abs=VECTORS["tolerance"]), row


@pytest.mark.parametrize("side", ["normal", "advanced"])
def test_reference_values_from_the_start_by_horizon(house: Solver, side: str) -> None:
    """[D14.5, D14.8]"""
    for turns, value in VECTORS["from_start_by_horizon"][side].items():
        found = house.value(SIDES[side], 1, int(turns), BAG_END, 0, 8)
        assert found == pytest.approx(value, abs=VECTORS["tolerance"])


def test_best_chances_of_working_rings_in_one_turn(house: Solver) -> None:
    """Eight empty squares outlast any turn, so Nazgûl do not matter. [D14.8]"""
    maxima = VECTORS["one_turn_maxima"]
    for circle, name in ((8, "one"), (7, "two"), (6, "three")):
        wanted = [value for key, value in maxima.items() if f"_{name}_" in key]
        value = house.value(NORMAL, 1, 1, circle, 0, 8)
        assert [value] == pytest.approx(wanted, abs=VECTORS["tolerance"])


def test_size_of_the_solo_turn() -> None:
    """[D14.2, D14.3]"""
    structure = VECTORS["structure"]
    pairs = solver.house_model().path.pairs
    assert 9 * (len(pairs) - 1) == structure["game_states_not_finished"] == 720
    states = structure["keep_states_per_turn"]
    rolls = structure["state_roll_pairs"]
    assert graph(1).census() == (states, rolls, structure["option_edges_normal"])
    assert graph(1, True).census() == (states, rolls, structure["option_edges_rivendell"])
    assert (states, rolls, graph(1).first_rolls()) == (247, 5200, 350)


@pytest.mark.parametrize(("players", "states"), [(2, 520), (3, 647), (4, 572)])
def test_size_of_the_turn_with_opponents(players: int, states: int) -> None:
    """[D14.3]"""
    assert graph(players).census()[0] == states


# ---- the same game by plain enumeration --------------------------------------------------------

Squares = tuple[int, ...]
EMPTY, SPLIT, HALF, FULL = range(4)


def mark(squares: Squares) -> Squares:
    for i, square in enumerate(squares):
        if square != FULL:
            return (*squares[:i], HALF if square == SPLIT else FULL, *squares[i + 1 :])
    return squares


def split(squares: Squares, i: int) -> Squares:
    assert squares[i] == EMPTY
    return (*squares[:i], SPLIT, *squares[i + 1 :])


@cache
def endings(squares: Squares, splits: int, marks: int) -> frozenset[Squares]:
    """All paths that some order of results and some choice of squares leads to. [D5.2, D6.8]"""
    found: set[Squares] = set()
    if not splits and not marks:
        found.add(squares)
    if marks:
        found |= endings(mark(squares), splits, marks - 1)
    if splits:
        found |= endings(squares, splits - 1, marks)
        for i, square in enumerate(squares):
            if square == EMPTY:
                found |= endings(split(squares, i), splits - 1, marks)
    return frozenset(found)


def front(h: int, u: int, length: int) -> Squares:
    """The path with `h` open halves in front of `u` unsplit squares."""
    halves = ([HALF] if h % 2 else []) + [SPLIT] * (h // 2)
    return (*[FULL] * (length - len(halves) - u), *halves, *[EMPTY] * u)


def remaining(squares: Squares) -> int:
    return sum((1, 2, 1, 0)[square] for square in squares)


class Brute:
    """Single dice, explicit squares, every order and every split; nothing of the solver."""

    def __init__(
        self,
        dice: list[tuple[list[int], bool]],
        places: list[dict[str, int]],
        opponents: int = 0,
        arrival: Callable[[int, int], float] = lambda _turns_left, _remaining: 1.0,
    ) -> None:
        self.dice = dice  # faces, and whether a Nazgûl on it hits somebody else
        self.places = places
        self.opponents = opponents
        self.arrival = arrival
        self.sheets: dict[tuple[int, int, Squares], float] = {}

    def before(self, turns: int, p: int, squares: Squares) -> float:
        """The value of a sheet before the own turn."""
        key = (turns, p, squares)
        if key not in self.sheets:
            inside: dict[tuple[int, Squares], float] = {}
            self.sheets[key] = self.rolling(turns, p, squares, 0, NOTHING, inside)
        return self.sheets[key]

    def after(self, turns: int, p: int, squares: Squares) -> float:
        if set(squares) == {FULL}:
            return 0.0
        if p == len(self.places):
            return self.arrival(turns, remaining(squares))
        return self.opposed(turns, p, squares, self.opponents) if turns else 0.0

    def opposed(self, turns: int, p: int, squares: Squares, opponents: int) -> float:
        if set(squares) == {FULL}:
            return 0.0
        if not opponents:
            return self.before(turns, p, squares)
        missed = self.opposed(turns, p, squares, opponents - 1)
        return 0.76 * missed + 0.24 * self.opposed(turns, p, mark(squares), opponents - 1)

    def rolling(
        self,
        turns: int,
        p: int,
        squares: Squares,
        aside: int,
        kept: Squares,
        inside: dict[tuple[int, Squares], float],
    ) -> float:
        """The value before a roll of all dice that are not aside."""
        if (aside, kept) in inside:
            return inside[aside, kept]
        pool = [i for i in range(len(self.dice)) if not aside >> i & 1]
        rolls: list[tuple[float, float]] = []
        shown_by = [Counter(self.dice[i][0]).items() for i in pool]
        for faces in product(*shown_by):
            chance = prod(count for _, count in faces) / prod(len(self.dice[i][0]) for i in pool)
            best = -1.0
            roll = {i: symbol for i, (symbol, _) in zip(pool, faces, strict=True)}
            for keep in keeps(roll, bool(self.places[p].get("keep_duplicates"))):
                counts = list(kept)
                for i in keep:
                    if roll[i] == NAZGUL:
                        counts[4 if self.dice[i][1] else 3] += 1
                    elif roll[i] != TREE:
                        counts[5 if roll[i] == GANDALF else roll[i]] += 1
                still = aside | sum(1 << i for i in keep)
                now = tuple(counts)
                if TREE in [roll[i] for i in keep] or len(keep) == len(pool):
                    value = self.applied(turns, p, squares, now, inside)
                else:
                    value = self.rolling(turns, p, squares, still, now, inside)
                best = max(best, value)
            rolls.append((chance, best))
        once = sum(chance * best for chance, best in rolls)
        if self.places[p].get("reroll_whole_roll_once_per_roll"):
            once = sum(chance * max(best, once) for chance, best in rolls)
        inside[aside, kept] = once
        return once

    def applied(
        self,
        turns: int,
        p: int,
        squares: Squares,
        kept: Squares,
        inside: dict[tuple[int, Squares], float],
    ) -> float:
        if (-1, kept) not in inside:
            place = self.places[p]
            rings, orcs, warriors, on_self, on_others, gandalfs = kept
            if orcs * place.get("orc_value", 1) > warriors * place.get("warrior_value", 1):
                rings = 0
            if place.get("nazgul_on_self_void"):
                on_self = 0
            if place.get("all_nazgul_on_self"):
                on_self += on_others
            if place.get("gandalf_void"):
                gandalfs = 0
            to = min(p + rings, len(self.places))
            if p == len(self.places) - 1 and rings < place.get("rings_required_for_mordor", 1):
                to = p
            inside[-1, kept] = max(
                self.after(turns - 1, to, path) for path in endings(squares, gandalfs, on_self)
            )
        return inside[-1, kept]


def keeps(roll: dict[int, int], duplicates: bool) -> Iterator[tuple[int, ...]]:
    """Sets of dice that may be kept. [D4.2, D4.3, D4.5, D10.3]"""
    for size in range(1, len(roll) + 1):
        for keep in combinations(roll, size):
            symbols = [roll[i] for i in keep]
            if not duplicates and len(set(symbols)) < size:
                continue
            if NAZGUL in roll.values() and NAZGUL not in symbols:
                continue
            yield keep


COLOURED = list(solver.HOUSE_COLOURED)
BLACK = list(solver.HOUSE_BLACK)
ABILITIES: list[dict[str, int]] = [
    {},
    {"keep_duplicates": 1},
    {"gandalf_void": 1},
    {"warrior_value": 2},
    {"reroll_whole_roll_once_per_roll": 1},
    {"orc_value": 2},
    {"nazgul_on_self_void": 1},
    {"all_nazgul_on_self": 1},
    {"rings_required_for_mordor": 2},
]


def agree(brute: Brute, model: Model, players: int, turns: int) -> None:
    """All sheets of the model have the value that enumeration finds, for every horizon."""
    length = model.path.squares
    row = model.out_of_time()
    for turns_left in range(1, turns + 1):
        row = model.turn_earlier(ADVANCED, players, row)
        for p in range(model.mordor):
            for i, (h, u) in enumerate(model.path.pairs):
                wanted = 0.0 if i == 0 else brute.before(turns_left, p, front(h, u, length))
                assert row[p * model.path.width + i] == pytest.approx(wanted, abs=1e-12), (p, h, u)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("ability", ABILITIES, ids=lambda ability: "".join(ability) or "none")
def test_three_dice_and_short_paths_agree_with_enumeration(
    ability: dict[str, int], players: int
) -> None:
    """Every ability just before Mordor, alone and against an opponent. [D10, D14.4, D14.9]"""
    places: list[dict[str, int]] = [{}, ability]
    dice = [(COLOURED, False), (COLOURED, players == 2), (BLACK, False)]
    model = Model(COLOURED, BLACK, [solver.place_from(place) for place in places], 2, 2)
    agree(Brute(dice, places, players - 1), model, players, 2)


@pytest.mark.parametrize("duplicates", [0, 1])
def test_four_dice_agree_with_enumeration(duplicates: int) -> None:
    places: list[dict[str, int]] = [{"keep_duplicates": duplicates}]
    dice = [(COLOURED, False), (COLOURED, True), (COLOURED, True), (BLACK, False)]
    model = Model(COLOURED, BLACK, [solver.place_from(place) for place in places], 3, 2)
    agree(Brute(dice, places, 2), model, 3, 2)


def test_other_dice_agree_with_enumeration() -> None:
    """Trees on coloured dice, a ring on the black one, five faces: nothing is fixed."""
    coloured, black = [RING, ORC, NAZGUL, GANDALF, TREE], [RING, WARRIOR, NAZGUL]
    places: list[dict[str, int]] = [{"orc_value": 2}, {"keep_duplicates": 1}, {}]
    dice = [(coloured, False), (coloured, True), (black, False)]
    model = Model(coloured, black, [solver.place_from(place) for place in places], 2, 3)
    agree(Brute(dice, places, 1), model, 2, 3)


def test_a_game_without_a_black_die_agrees_with_enumeration() -> None:
    places: list[dict[str, int]] = [{}]
    model = Model(COLOURED, [], [PLAIN], 2, 2)
    agree(Brute([(COLOURED, False), (COLOURED, False)], places), model, 1, 3)


def test_splitting_lemma_on_all_small_paths() -> None:
    """Leftmost, at once and before marks is never worse, from any path whatever. [D14.6]"""
    length = 4
    turns = [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (0, 2), (2, 3)]
    path = NazgulPath(length, 3)

    @cache
    def free(left: int, squares: Squares) -> Fraction:
        """The chance to survive some turns of random results with free choices."""
        if set(squares) == {FULL}:
            return Fraction(0)
        if not left:
            return Fraction(1)
        sums = [max(free(left - 1, end) for end in endings(squares, *turn)) for turn in turns]
        return sum(sums, Fraction(0)) / len(turns)

    @cache
    def habit(left: int, squares: Squares) -> Fraction:
        if set(squares) == {FULL}:
            return Fraction(0)
        if not left:
            return Fraction(1)
        total = Fraction(0)
        for splits, marks in turns:
            end = squares
            for _ in range(splits):
                i = solver.square_to_split(end)
                end = split(end, i) if i >= 0 else end
            for _ in range(marks):
                end = mark(end)
            total += habit(left - 1, end)
        return total / len(turns)

    @cache
    def model(left: int, i: int) -> Fraction:
        if i == 0 or not left:
            return Fraction(int(i > 0))
        ends = [path.after[i][splits * path.base + marks] for splits, marks in turns]
        return sum([model(left - 1, end) for end in ends], Fraction(0)) / len(turns)

    overrated = 0
    for full in range(length + 1):
        for rest in product((EMPTY, SPLIT), repeat=length - full):
            for squares in {(*[FULL] * full, *rest), mark((*[FULL] * full, *rest))}:
                for left in range(5):
                    assert habit(left, squares) == free(left, squares)
                    in_model = model(left, path.index(*solver.reduce_squares(squares)))
                    assert in_model >= free(left, squares)
                    if list(squares) == sorted(squares, key=(FULL, HALF, SPLIT, EMPTY).index):
                        assert in_model == free(left, squares)
                    else:
                        overrated += in_model > free(left, squares)
    assert overrated > 0


# ---- advice ------------------------------------------------------------------------------------


def all_rolls(faces: Sequence[int], dice: int) -> list[tuple[tuple[int, ...], float]]:
    """Multisets of symbols on equal dice with their chances by the multinomial formula."""
    counts = Counter(faces)
    found: list[tuple[tuple[int, ...], float]] = []
    for numbers in product(range(dice + 1), repeat=len(counts)):
        if sum(numbers) == dice:
            chance = float(factorial(dice))
            shown: list[int] = []
            for (symbol, count), number in zip(counts.items(), numbers, strict=True):
                chance *= (count / len(faces)) ** number / factorial(number)
                shown += [symbol] * number
            found.append((tuple(shown), chance))
    return found


def expected_advice(
    ask: Callable[[Sequence[int], Sequence[int], Sequence[int]], Advice],
    own: int,
    other: int,
    black: int,
) -> float:
    return sum(
        own_chance * other_chance * black_chance * ask(o, t, b).best()
        for o, own_chance in all_rolls(COLOURED, own)
        for t, other_chance in all_rolls(COLOURED, other)
        for b, black_chance in all_rolls(BLACK, black)
    )


@pytest.mark.parametrize(
    ("side", "players", "turns", "p", "h", "u"),
    [
        (NORMAL, 1, 10, BAG_END, 0, 8),
        (NORMAL, 1, 3, 7, 1, 2),
        (NORMAL, 1, UNLIMITED, 5, 3, 2),
        (ADVANCED, 1, 9, RIVENDELL, 0, 7),
        (ADVANCED, 1, 6, MORIA, 2, 4),
        (ADVANCED, 1, 6, LOTHLORIEN, 0, 5),
        (ADVANCED, 1, 5, ROHAN, 3, 3),
        (ADVANCED, 1, 4, HELMS_DEEP, 1, 4),
        (ADVANCED, 1, 4, GONDOR, 1, 0),
        (ADVANCED, 1, 3, MINAS_TIRITH, 2, 2),
        (ADVANCED, 1, 2, SHELOB, 0, 3),
        (NORMAL, 2, 8, 2, 0, 6),
        (ADVANCED, 3, 7, ROHAN, 0, 5),
        (ADVANCED, 4, 12, RIVENDELL, 4, 3),
        (ADVANCED, 3, 4, GONDOR, 0, 1),
        (ADVANCED, 2, 1, SHELOB, 1, 0),
    ],
)
def test_value_before_a_roll_is_the_mean_of_the_best_advice(
    house: Solver, side: int, players: int, turns: int, p: int, h: int, u: int
) -> None:
    """[D14.4, D14.5]"""

    def ask(own: Sequence[int], other: Sequence[int], black: Sequence[int]) -> Advice:
        return house.advise(side, players, turns, p, h, u, NOTHING, own, other, black)

    value = house.value(side, players, turns, p, h, u)
    assert 0 < value < 1
    assert expected_advice(ask, 5 - players, players - 1, 1) == pytest.approx(value, abs=1e-8)


@pytest.mark.parametrize(("side", "p"), [(NORMAL, 4), (ADVANCED, ROHAN), (ADVANCED, RIVENDELL)])
def test_advice_in_the_middle_of_a_turn_is_the_mean_over_the_next_roll(
    house: Solver, side: int, p: int
) -> None:
    """A kept ring and a kept Nazgûl on others; two coloured dice and the black one are left."""
    first = house.advise(side, 3, 6, p, 0, 5, NOTHING, (RING, ORC), (NAZGUL, ORC), (ORC,), True)
    kept = (1, 0, 0, 0, 1, 0)

    def ask(own: Sequence[int], other: Sequence[int], black: Sequence[int]) -> Advice:
        return house.advise(side, 3, 6, p, 0, 5, kept, own, other, black)

    value = first.keep((RING,), (NAZGUL,), ()).value
    assert expected_advice(ask, 1, 1, 1) == pytest.approx(value, abs=1e-12)


def test_repeating_in_rohan_is_worth_the_mean_of_the_second_roll(house: Solver) -> None:
    """[D10.6, D14.4]"""

    def second(own: Sequence[int], other: Sequence[int], black: Sequence[int]) -> Advice:
        return house.advise(ADVANCED, 1, 5, ROHAN, 0, 4, NOTHING, own, other, black, True)

    bad = house.advise(
        ADVANCED, 1, 5, ROHAN, 0, 4, NOTHING, [ORC, ORC, NAZGUL, NAZGUL], (), [NAZGUL]
    )
    good = house.advise(
        ADVANCED, 1, 5, ROHAN, 0, 4, NOTHING, [RING, RING, GANDALF, WARRIOR], (), [TREE]
    )
    assert bad.reroll == pytest.approx(expected_advice(second, 4, 0, 1), abs=1e-12)
    assert bad.reroll == good.reroll == bad.best()
    assert bad.should_reroll()
    assert not good.should_reroll()
    assert good.best() > good.reroll
    again = second([ORC, ORC, NAZGUL, NAZGUL], (), [NAZGUL])
    assert not again.may_reroll
    assert not again.should_reroll()
    assert again.best() == again.keeps[0].value < bad.reroll


@pytest.mark.parametrize("p", [BAG_END, RIVENDELL])
def test_advice_lists_every_legal_keep_once_and_best_first(house: Solver, p: int) -> None:
    """[D4.2, D4.3, D4.5, D4.11, D10.3]"""
    rng = random.Random(p)
    for _ in range(100):
        own, other = rng.choices(COLOURED, k=2), rng.choices(COLOURED, k=2)
        black = rng.choices(BLACK, k=1)
        advice = house.advise(ADVANCED, 3, 9, p, 0, 8, NOTHING, own, other, black, malice=0.0)
        roll = dict(enumerate(own + other + black))
        wanted = {
            tuple(
                tuple(sorted(roll[i] for i in keep if i in kind))
                for kind in (range(2), range(2, 4), range(4, 5))
            )
            for keep in keeps(roll, p == RIVENDELL)
        }
        listed = [
            tuple(tuple(sorted(symbols)) for symbols in (keep.own, keep.other, keep.black))
            for keep in advice.keeps
        ]
        assert len(listed) == len(wanted)
        assert set(listed) == wanted
        values = [keep.value for keep in advice.keeps]
        assert values == sorted(values, reverse=True)
        assert advice.best() == values[0]
        for keep in advice.keeps:
            everything = len(keep.own) + len(keep.other) + len(keep.black) == 5
            assert keep.ends_turn == (everything or TREE in keep.black)


def test_a_keep_that_ends_the_turn_is_worth_the_sheet_it_leaves(house: Solver) -> None:
    """Ring, Nazgûl, Gandalf and Tree: one circle on, one square split and half marked. [D14.6]"""
    roll = ([RING, NAZGUL, GANDALF, ORC], (), [TREE])
    advice = house.advise(NORMAL, 1, 6, 3, 0, 5, NOTHING, *roll)
    keep = advice.keep([RING, NAZGUL, GANDALF], (), [TREE])
    assert keep.value == house.value(NORMAL, 1, 5, 4, 1, 4)
    assert keep.value == house.settled(NORMAL, 1, 6, 3, 0, 5, rings=1, marks=1, splits=1)
    assert keep.value > house.settled(NORMAL, 1, 6, 3, 0, 5, rings=1, marks=1, splits=0)
    with_orc = advice.keep([RING, NAZGUL, GANDALF, ORC], (), [TREE])
    assert with_orc.value == house.value(NORMAL, 1, 5, 3, 1, 4)


def test_arrival_together_with_elimination_is_worth_nothing(house: Solver) -> None:
    """[D8.3]"""
    advice = house.advise(NORMAL, 1, 3, 8, 0, 1, NOTHING, [RING, NAZGUL, ORC, ORC], (), [TREE])
    assert advice.keep([RING, NAZGUL], (), [TREE]).value == 0.0
    safe = house.advise(NORMAL, 1, 3, 8, 1, 1, NOTHING, [RING, NAZGUL, ORC, ORC], (), [TREE])
    assert safe.keep([RING, NAZGUL], (), [TREE]).value == 1.0


def test_malice_moves_the_score_and_never_the_value(house: Solver) -> None:
    """[D6.4d, D10.9]"""
    for p, bonus in ((GONDOR, 0.5), (MINAS_TIRITH, 0.0)):
        for malice in (0.0, 0.5):
            advice = house.advise(
                ADVANCED,
                3,
                6,
                p,
                0,
                5,
                NOTHING,
                (NAZGUL, RING),
                (NAZGUL, RING),
                (ORC,),
                malice=malice,
            )
            on_others = advice.keep((), (NAZGUL,), ())
            assert on_others.score - on_others.value == pytest.approx(bonus if malice else 0.0)
            on_self = advice.keep((NAZGUL,), (), ())
            assert on_self.score == on_self.value
            if not malice:
                plain = on_others.value
            assert on_others.value == plain
            assert advice.keeps[0].score == max(keep.score for keep in advice.keeps)


def test_opponents_before_the_own_turn_are_a_hazard(house: Solver) -> None:
    """[D14.9]"""

    def value(h: int, u: int) -> float:
        return house.value(NORMAL, 3, 5, 4, h, u)

    wanted = 0.76 * value(1, 2) + 0.24 * value(0, 2)
    assert house.value(NORMAL, 3, 5, 4, 1, 2, 1) == pytest.approx(wanted, abs=1e-12)
    wanted = 0.76**2 * value(0, 1)
    assert house.value(NORMAL, 3, 5, 4, 0, 1, 2) == pytest.approx(wanted, abs=1e-12)
    assert house.value(NORMAL, 3, 5, 9, 0, 1, 2) == 1.0


def test_values_of_turns_are_remembered_but_not_for_ever() -> None:
    small = Solver(solver.house_values(), remembered_turns=2)
    first = small.turn(NORMAL, 1, 5, 3, 0, 5)
    assert small.turn(NORMAL, 1, 5, 3, 0, 5) is first
    small.turn(NORMAL, 1, 5, 4, 0, 5)
    small.turn(ADVANCED, 1, 5, 4, 0, 5)
    again = small.turn(NORMAL, 1, 5, 3, 0, 5)
    assert again is not first
    assert again.keep == first.keep


def test_more_turns_than_computed_count_as_the_longest_horizon(house: Solver) -> None:
    assert house.value(NORMAL, 1, 99, 0, 0, 8) == house.value(NORMAL, 1, 10, 0, 0, 8)
    assert house.turn(NORMAL, 1, 99, 0, 0, 8) is house.turn(NORMAL, 1, 10, 0, 0, 8)


def play(house: Solver, side: int, rng: random.Random) -> bool:
    """A solo game by the advice, on explicit squares and by rules written out here. [D11]"""
    p = 0
    squares: Squares = (EMPTY,) * 8
    for turns_left in range(10, 0, -1):
        at = p if side == ADVANCED else BAG_END
        h, u = solver.reduce_squares(squares)
        kept = [0] * 6
        coloured, black, tree = 4, 1, False
        while coloured + black and not tree:
            for repeated in (False, True):
                own, last = rng.choices(COLOURED, k=coloured), rng.choices(BLACK, k=black)
                advice = house.advise(side, 1, turns_left, p, h, u, kept, own, (), last, repeated)
                assert advice.may_reroll == (at == ROHAN and not repeated)
                if not advice.should_reroll():
                    break
            keep = advice.keeps[0]
            for symbol in keep.own + keep.black:
                if symbol == TREE:
                    tree = True
                else:
                    kept[(0, 1, 2, 3, 5)[symbol]] += 1
            coloured, black = coloured - len(keep.own), black - len(keep.black)
        rings, orcs, warriors, nazgul, _, gandalfs = kept
        for _ in range(0 if at == MORIA else gandalfs):
            if EMPTY in squares:
                squares = split(squares, squares.index(EMPTY))
        for _ in range(0 if at == GONDOR else nazgul):
            squares = mark(squares)
        if set(squares) == {FULL}:
            return False
        orcs *= 2 if at == HELMS_DEEP else 1
        warriors *= 2 if at == LOTHLORIEN else 1
        if orcs <= warriors and not (at == SHELOB and rings < 2):
            p += rings
        if p >= 9:
            return True
    return False


@pytest.mark.parametrize(("side", "value"), [(NORMAL, 0.745753), (ADVANCED, 0.755771)])
def test_played_games_reach_mordor_as_often_as_promised(side: int, value: float) -> None:
    """Within three and a half standard errors of 2,000 games."""
    house = Solver(solver.house_values(), remembered_turns=10_000)
    rng = random.Random(7)
    games = 2000
    won = sum(play(house, side, rng) for _ in range(games))
    assert abs(won / games - value) < 3.5 * sqrt(value * (1 - value) / games)


# ---- tables ------------------------------------------------------------------------------------


def flat(row: tables.Row) -> list[float]:
    return [float(x) for x in row.reshape(-1)]


@pytest.mark.parametrize("side", [NORMAL, ADVANCED])
def test_shipped_solo_values_equal_a_fresh_computation(house: Solver, side: int) -> None:
    fresh = tables.probability_rows(house.model, side, 1, 10)
    shipped = house.values.rows(side, 1)
    assert len(shipped) == len(fresh) == 11
    for turns in range(11):
        assert shipped[turns] == pytest.approx(flat(fresh[turns]), abs=1e-9)


@pytest.mark.parametrize("side", [NORMAL, ADVANCED])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_shipped_values_with_opponents_follow_from_one_another(
    house: Solver, side: int, players: int
) -> None:
    step = tables.Turns(house.model, side, players)
    rows = house.values.rows(side, players)
    assert len(rows) == 13
    row = np.array(house.model.out_of_time()).reshape(10, 81)
    for turns in (1, 2, 3):
        row = step.earlier(row)
        assert rows[turns] == pytest.approx(flat(row), abs=1e-9)
    for before, after in ((12, 11), (0, 0)):  # the unlimited row is its own successor
        later = step.earlier(np.array(rows[after]).reshape(10, 81))
        assert rows[before] == pytest.approx(flat(later), abs=2e-9)


@pytest.mark.parametrize(("side", "players", "turns"), [(ADVANCED, 1, 6), (NORMAL, 3, 4)])
def test_tables_and_single_turns_agree(house: Solver, side: int, players: int, turns: int) -> None:
    """Arrays over all sheets, and the pass that advice uses, are two ways to one number."""
    rng = random.Random(3)
    for p in range(9):
        for h, u in rng.sample(house.model.path.pairs[1:], 8):
            inside = house.turn(side, players, turns, p, h, u)
            turn = house.model.graph(players, house.model.place(side, p).keep_duplicates)
            value = inside.keep[turn.value_of[turn.start]]
            assert value == pytest.approx(house.value(side, players, turns, p, h, u), abs=1e-9)


def test_without_a_limit_the_normal_side_is_won_in_78_of_100_games(house: Solver) -> None:
    """[D14.7]"""
    row = tables.unlimited_row(house.model, NORMAL, 1)
    assert float(row[0, house.model.path.index(0, 8)]) == pytest.approx(0.782, abs=5e-4)
    assert house.value(NORMAL, 1, UNLIMITED, 0, 0, 8) == pytest.approx(0.782, abs=5e-4)
    for side in (NORMAL, ADVANCED):
        limited = house.values.row(side, 1, 10)
        unlimited = house.values.row(side, 1, UNLIMITED)
        assert all(x <= y + 1e-9 for x, y in zip(limited, unlimited, strict=True))


@pytest.mark.parametrize("objective", ["marks", "turns"])
def test_other_objectives_agree_with_enumeration(objective: str) -> None:
    """Remaining marks on arrival, and turns saved. [D11.4, D14.10]"""
    dice = [(COLOURED, False), (COLOURED, False), (BLACK, False)]
    model = Model(COLOURED, BLACK, [PLAIN, PLAIN], 2, 2)
    if objective == "marks":
        rows = tables.horizon_rows(model, NORMAL, 1, 3, tables.arrive_with_marks)
        brute = Brute(dice, [{}, {}], 0, lambda _turns_left, marks: float(marks))
    else:
        rows = tables.horizon_rows(model, NORMAL, 1, 3, tables.arrive_early)
        brute = Brute(dice, [{}, {}], 0, lambda turns_left, _marks: turns_left + 1.0)
    for turns in (1, 2, 3):
        for p in (0, 1):
            for i, (h, u) in enumerate(model.path.pairs[1:], 1):
                wanted = brute.before(turns, p, front(h, u, 2))
                assert float(rows[turns][p, i]) == pytest.approx(wanted, abs=1e-12)


def test_a_table_survives_its_file() -> None:
    model = Model(COLOURED, BLACK, [PLAIN, Place(orc_value=2)], 2, 2)
    rows = tables.probability_rows(model, ADVANCED, 2, 3)
    data = tables.pack_values(model, {(ADVANCED, 2): rows})
    loaded = solver.load_values(data, model)
    for turns in (UNLIMITED, 1, 2, 3):
        fresh = rows[max(turns, 0)]
        assert loaded.row(ADVANCED, 2, turns) == pytest.approx(flat(fresh), abs=1e-9)
    assert loaded.row(ADVANCED, 2, 0) == model.out_of_time()
    with pytest.raises(ValueError, match="no values for side 0 and 2 players"):
        loaded.row(NORMAL, 2, 1)


def test_a_table_for_other_dice_or_places_is_refused() -> None:
    data = (Path(tables.__file__).parents[1] / "data" / "values.bin").read_bytes()
    assert len(data) < 300_000
    places = solver.house_places()
    assert solver.load_values(data, Model(COLOURED[::-1], BLACK, places))
    others = [
        Model([RING, *COLOURED[1:-1], RING], BLACK, places),
        Model(COLOURED, COLOURED, places),
        Model(COLOURED, BLACK, [*places[:-1], PLAIN]),
        Model(COLOURED, BLACK, places, squares=7),
        Model(COLOURED, BLACK, places, hazard=0.3),
    ]
    for model in others:
        with pytest.raises(solver.ForeignValues, match="other dice, places or paths"):
            solver.load_values(data, model)


def test_a_damaged_table_is_refused() -> None:
    data = (Path(tables.__file__).parents[1] / "data" / "values.bin").read_bytes()
    model = solver.house_model()
    sections = solver.HEADER.size - 2
    fewer = data[:sections] + b"\7" + data[sections + 1 :]
    longer = data[: sections + 4] + b"\x0c" + data[sections + 5 :]
    for damaged in (data[:20], data[:40], data[:-50], fewer, longer):
        with pytest.raises(solver.ForeignValues, match="damaged"):
            solver.load_values(damaged, model)
    with pytest.raises(solver.ForeignValues, match="not a file of dash values"):
        solver.load_values(b"x" + data[1:], model)


def test_advice_needs_no_numpy_and_tables_say_that_they_do() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from ringtable.games.dash import solver\n"
        "print(solver.Solver(solver.house_values()).value(0, 1, 10, 0, 0, 8))\n"
        "from ringtable.games.dash.solver import tables\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert float(run.stdout) == pytest.approx(0.745753, abs=1e-6)
    assert run.returncode == 1
    assert run.stderr.rstrip().endswith(
        "ImportError: Computing tables for dash needs numpy: pip install 'ringtable[solver]'."
    )


# ---- sheets and bad questions ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("squares", "pair"),
    [
        ("00000000", (0, 8)),
        ("33210000", (3, 4)),
        ("33333333", (0, 0)),
        ("11111111", (16, 0)),
        ("33300100", (2, 4)),
    ],
)
def test_squares_reduce_to_open_halves_and_unsplit_squares(
    squares: str, pair: tuple[int, int]
) -> None:
    """[D7.8, D14.1]"""
    assert solver.reduce_squares(bytes(int(square) for square in squares)) == pair


def test_the_leftmost_unsplit_square_is_split() -> None:
    assert solver.square_to_split(bytes([3, 2, 1, 0, 0, 1, 0, 0])) == 3
    assert solver.square_to_split(bytes([3, 2, 1, 1, 1, 1, 1, 1])) == -1


def test_questions_that_make_no_sense_get_a_sentence(house: Solver) -> None:
    roll: tuple[list[int], tuple[int, ...], list[int]] = ([RING, ORC, ORC, ORC], (), [TREE])
    with pytest.raises(ValueError, match="cannot have 2 open halves and 8 unsplit"):
        house.value(NORMAL, 1, 5, 0, 2, 8)
    with pytest.raises(ValueError, match="no circle 10"):
        house.value(NORMAL, 1, 5, 10, 0, 8)
    with pytest.raises(ValueError, match="cannot be -2 turns left"):
        house.value(NORMAL, 1, -2, 0, 0, 8)
    with pytest.raises(ValueError, match="no turn left"):
        house.advise(NORMAL, 1, 0, 0, 0, 8, NOTHING, *roll)
    with pytest.raises(ValueError, match="side 0 and 5 players"):
        house.value(NORMAL, 5, 5, 0, 0, 8)
    with pytest.raises(ValueError, match="No turn begins on circle 9"):
        house.advise(NORMAL, 1, 5, 9, 0, 8, NOTHING, *roll)
    with pytest.raises(ValueError, match="eliminated player takes no turn"):
        house.advise(NORMAL, 1, 5, 0, 0, 0, NOTHING, *roll)
    for kept in ((1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (-1, 1, 0, 0, 0, 0), (8, 0, 0, 0, 0, 0)):
        with pytest.raises(ValueError, match="No turn leads to these kept dice"):
            house.advise(NORMAL, 1, 5, 0, 0, 8, kept, *roll)
    with pytest.raises(ValueError, match="does not have the symbol 0"):
        house.advise(NORMAL, 1, 5, 0, 0, 8, NOTHING, [ORC] * 4, (), [RING])
    advice = house.advise(NORMAL, 1, 5, 0, 0, 8, NOTHING, *roll)
    with pytest.raises(ValueError, match="not a legal keep"):
        advice.keep([ORC, ORC], (), ())


def test_packs_the_solver_cannot_play_are_refused() -> None:
    with pytest.raises(ValueError, match="all alike"):
        solver.model_of([COLOURED, COLOURED, BLACK, COLOURED, BLACK], [PLAIN])
    with pytest.raises(ValueError, match="place modifier 'eagles'"):
        solver.place_from({"eagles": 1})
    with pytest.raises(ValueError, match="symbol from 0 to 5, not 6"):
        Model([6], BLACK, [PLAIN])
    with pytest.raises(ValueError, match="1 to 6 coloured dice"):
        Model(COLOURED, BLACK, [PLAIN], 7)
    with pytest.raises(ValueError, match="1 to 4 players"):
        solver.house_model().graph(5, False)


def test_the_house_model_is_the_pack_it_is_built_from() -> None:
    dice = [COLOURED[::-1], COLOURED, COLOURED, COLOURED, BLACK]
    model = solver.model_of(dice, [solver.place_from(ability) for ability in ABILITIES])
    assert model.digest == solver.house_model().digest


def test_dice_of_a_keep_are_told_apart_by_whom_they_hit() -> None:
    """[D6.4]"""
    shown = solver.shown_dice((NAZGUL,), (NAZGUL,), (NAZGUL,))
    kept = [
        solver.kept_in(solver.keep_from(0o111, keep)) for keep in solver.legal_keeps(shown, False)
    ]
    assert kept == [[0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0], [0, 0, 0, 1, 0, 0]]
    assert shown == [OWN * SYMBOLS + NAZGUL, OTHER * SYMBOLS + NAZGUL, 2 * SYMBOLS + NAZGUL]
