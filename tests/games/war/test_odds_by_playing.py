"""Exact odds against the game itself: every throw of the dice is played, each with its chance.
[W15, W16, W18]"""

from collections import defaultdict
from collections.abc import Callable

import pytest

from ringtable.games.war.box.components import CHARACTERS, FREE, NATIONS, SHADOW
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.figures import replacement
from ringtable.games.war.flow import FLOW
from ringtable.games.war.odds.attack import (
    all_who_may_attack,
    as_declared,
    assault_odds,
    attack_odds,
)
from ringtable.games.war.odds.battle import BattleOdds
from ringtable.games.war.state import War
from tests.games.war.battle_scenario import battle
from tests.games.war.scenario import LoadedRng, Table

# A 1 stands for all that miss in any case, a 6 for all that hit; a 5 only where that may differ.
HARD = ((1, 4 / 6), (5, 1 / 6), (6, 1 / 6))
EASY = ((1, 4 / 6), (6, 2 / 6))


class NoMoreDice(Exception):
    """A die is thrown that has not been told."""


class ToldRng(LoadedRng):
    """The dice that are told, and not one more."""

    def below(self, stream: int, n: int) -> int:
        if not any(self.told.values()):
            raise NoMoreDice
        return super().below(stream, n)


def play_all(
    s: War, faces: tuple[tuple[int, float], ...], over: Callable[[War], bool]
) -> dict[tuple[int, int], float]:
    """Every way that a battle can go from here, by the units of both sides that are left. Elites
    are reduced as long as regulars can replace them, and spent on further rounds."""
    start, at = s.attacked_from, s.battle_at
    found: dict[tuple[int, int], float] = defaultdict(float)
    throws: list[tuple[list[int], float]] = [([], 1.0)]
    while throws:
        dice, weight = throws.pop()
        copy = s.copy()
        copy.rng = ToldRng("told")
        copy.rng.told = {"combat": [die - 1 for die in dice]}
        try:
            while not over(copy):
                take_an_answer(copy)
        except NoMoreDice:
            throws += [([*dice, face], weight * chance) for face, chance in faces]
            continue
        found[copy.units[SHADOW][start], copy.units[FREE][at]] += weight
    return found


def take_an_answer(s: War) -> None:
    seat = FLOW.waiting(s)[0]
    answers = [answer for answer in FLOW.texts(s, seat) if not wastes_an_elite(s, answer)]
    for word in ("reduce", "remove ", "all", "go-on", "stay", "cease"):
        liked = [answer for answer in answers if answer.startswith(word)]
        if liked:
            FLOW.play(s, FLOW.parse(s, seat, liked[0]), seat)
            return
    raise AssertionError(answers)


def wastes_an_elite(s: War, answer: str) -> bool:
    """No regular replaces it. [W16.7]"""
    verb, _, figure = answer.partition(" ")
    return verb == "reduce" and not replacement(s, NATIONS.index(figure.partition("-")[0]))


def same(found: dict[tuple[int, int], float], odds: BattleOdds) -> None:
    ends: dict[tuple[bool, bool], float] = defaultdict(float)
    for (mine, yours), chance in found.items():
        ends[mine > 0, yours > 0] += chance
    assert sum(found.values()) == pytest.approx(1)
    assert ends[True, False] == pytest.approx(odds.won)
    assert ends[False, True] == pytest.approx(odds.lost)
    assert ends[False, False] == pytest.approx(odds.both_gone)
    assert ends[True, True] == pytest.approx(odds.open)
    left = sum(mine * chance for (mine, _), chance in found.items())
    assert left == pytest.approx(odds.attackers_left)


def about_to_attack(t: Table, start: str, at: str) -> War:
    t.play("die army; attack")
    assert t.asks() == "part"
    s = t.s
    s.attacked_from, s.battle_at = REGIONS.index(start), REGIONS.index(at)
    return s


def round_over(number: int) -> Callable[[War], bool]:
    """After so many rounds in the field, or when the battle is over."""

    def over(s: War) -> bool:
        name = FLOW.decision(s).name
        return name in ("advance", "act", "deed") or (name == "cease" and s.battle_round == number)

    return over


FIELDS = [
    # Round one against a fortification, Nazgûl and a leader.
    ("sauron-regular 2, nazgul 1", "gondor-regular 2, gondor-leader 1", "osgiliath", "", 1, HARD),
    # Two rounds at a city.
    ("isengard-regular 2", "rohan-regular 1, rohan-leader 1", "edoras", "", 2, HARD),
    # The Witch-king, a Captain of the West and elites on both sides.
    (
        "sauron-regular 1, sauron-elite 1",
        "gondor-elite 2",
        "north-ithilien",
        "witch-king gimli",
        1,
        EASY,
    ),
    # More than five dice and more than five leaders.
    ("sauron-regular 6, nazgul 6", "gondor-regular 1", "north-ithilien", "", 1, EASY),
    # Elites that lead.
    ("isengard-elite 2", "gondor-regular 1, gondor-elite 1", "north-ithilien", "saruman", 1, EASY),
]
STARTS = {"osgiliath": "north-ithilien", "edoras": "folde", "north-ithilien": "minas-morgul"}
STANDS = {"witch-king": "minas-morgul", "gimli": "north-ithilien", "saruman": "orthanc"}


@pytest.mark.parametrize(("mine", "yours", "at", "who", "rounds", "faces"), FIELDS)
def test_rounds_in_the_field(
    mine: str,
    yours: str,
    at: str,
    who: str,
    rounds: int,
    faces: tuple[tuple[int, float], ...],
) -> None:
    """[W15.9-W15.14, W16.1, W18.1, W29.1, W30.8]"""
    t = battle(mine, yours, at=at, start=STARTS[at])
    for one in who.split():
        assert one in CHARACTERS
        t.put(one, STANDS[one])
    s = about_to_attack(t, STARTS[at], at)
    start = s.attacked_from
    part = all_who_may_attack(s, SHADOW, start)
    odds = attack_odds(s, SHADOW, start, s.battle_at, part, s.company(start, SHADOW), rounds)
    same(play_all(s, faces, round_over(rounds)), odds)


@pytest.mark.parametrize(
    ("mine", "yours", "pool"),
    [
        ("isengard-elite 1, isengard-regular 1", "rohan-regular 1", 8),
        ("isengard-elite 1, isengard-regular 1", "rohan-elite 1", 8),
        ("isengard-elite 2", "rohan-regular 1", 1),
    ],
)
def test_a_whole_assault(mine: str, yours: str, pool: int) -> None:
    """With every elite spent that a regular can replace. [W16.6, W18.10-W18.12]"""
    t = battle(mine, yours, at="helms-deep", siege=True)
    t.s.reserve[NATIONS.index("isengard") * 4] = pool
    s = about_to_attack(t, "helms-deep", "helms-deep")
    here = s.battle_at
    part = all_who_may_attack(s, SHADOW, here)
    odds = assault_odds(as_declared(s, SHADOW, here, here, part, 0))
    same(play_all(s, HARD, round_over(0)), odds)
