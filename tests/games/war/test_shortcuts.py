"""Who can move, march or attack is found at a glance where it can be. The long way round, every
region and every path with all figures looked at one by one, gives the same. [W12, W14]"""

import random

import pytest

from ringtable.api import load
from ringtable.games.war.armies.long_marches import (
    ANYWHERE,
    TO_FRIENDS,
    Order,
    march_starts,
    may_end,
    next_regions,
    rules_of_path,
)
from ringtable.games.war.armies.marching import barred, goals, overfull, rules_of_move, starts
from ringtable.games.war.armies.parts import (
    A_COMPANION,
    A_NAZGUL,
    ANY_LEADER,
    ISENGARD_UNIT,
    MOST,
    NOBODY,
    THE_WITCH_KING,
    possible,
)
from ringtable.games.war.battle.attack import attack_starts, rules_of_attack, targets_from
from ringtable.games.war.box.components import FREE, MOST_UNITS, bits
from ringtable.games.war.state import NO_SIDE, War
from ringtable.kernel.rng import key_from_seed

FIGURES = (
    (NOBODY, ANY_LEADER, A_COMPANION),
    (NOBODY, ANY_LEADER, A_NAZGUL, THE_WITCH_KING, ISENGARD_UNIT),
)


def positions(seats: int, edition: str) -> list[War]:
    """Places in a random game at which a player may act, no battle being fought."""
    game = load("war")
    chance = random.Random(f"shortcuts {seats} {edition}")
    key = key_from_seed(f"shortcuts {seats} {edition}")
    s = game.new_state(seats, {"edition": edition}, game.new_rng(key))
    found: list[War] = []
    for number in range(2400):
        if s.outcome is not None:
            break
        assert isinstance(s, War)
        if number % 160 == 0 and s.attacker == NO_SIDE and s.turn_number > 1:
            found.append(s.copy())
        game.flow.play(s, chance.choice(s.options))
    return found


def moves_from(s: War, region: int, must: int) -> list[int]:
    """Where an army can go from a region, each border looked at."""
    side = s.side_at[s.seat]
    return [
        to
        for to in s.map.near[region]
        if s.free_to_enter(side) >> to & 1 and possible(s, rules_of_move(s, region, to, must))
    ]


def marches_from(s: War, region: int, path: list[int], order: Order, left: int) -> bool:
    """Whether an army can march from a region, every path of it looked at."""
    side = s.side_at[s.seat]
    if path:
        rules = rules_of_path(s, region, path, order, left)
        if may_end(s, side, region, path[-1], order.where) and possible(s, rules):
            return True
        rules[MOST] = MOST_UNITS
        if len(path) == order.steps or not possible(s, rules):
            return False
    ahead = next_regions(s, region, path)
    return any(marches_from(s, region, [*path, to], order, left) for to in ahead)


def outside(s: War) -> list[int]:
    """Regions out of which the acting side may move at all. [W10.6, W12.14, W12.19]"""
    side = s.side_at[s.seat]
    return bits(overfull(s) or s.army_in[side] & ~s.inside(side) & ~barred(s))


def attacks(s: War, must: int) -> list[int]:
    """Regions from which an army can attack, each looked at."""
    side = s.side_at[s.seat]
    return [
        region
        for region in bits(s.army_in[side])
        if targets_from(s, side, region) and possible(s, rules_of_attack(s, region, must))
    ]


@pytest.mark.parametrize("edition", ["1", "2"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_glance_and_the_long_look_agree(seats: int, edition: str) -> None:
    """W12.1, W12.2, W12.12, W12.18, W14.4"""
    seen = positions(seats, edition)
    assert len(seen) > 3
    found = 0
    for s in seen:
        for seat in range(seats):
            s.seat = seat
            side = s.side_at[seat]
            for must in FIGURES[side != FREE]:
                regions = {region: moves_from(s, region, must) for region in outside(s)}
                assert starts(s, must) == [region for region in regions if regions[region]]
                for region in starts(s, must):
                    assert goals(s, region, must) == regions[region]
                if not s.moved:  # nobody attacks in the middle of a move
                    assert attack_starts(s, must) == attacks(s, must)
                for steps, where in ((1, TO_FRIENDS), (2, ANYWHERE)):
                    order = Order(steps, must, where)
                    marching = march_starts(s, order, 1)
                    long = [one for one in outside(s) if marches_from(s, one, [], order, 1)]
                    assert marching == long
                    found += len(marching)
    assert found
