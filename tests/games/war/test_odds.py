"""Exact odds against brute force: the next Hunt, and battles. [W15, W16, W25, W27]"""

from collections import defaultdict
from itertools import product

import pytest

from ringtable.games.war.battle.dice import hits
from ringtable.games.war.battle.view import battle
from ringtable.games.war.box.components import (
    FREE,
    GOLLUM,
    NATIONS,
    SHADOW,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILE_REMOVED,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.flow import FLOW
from ringtable.games.war.hunt.roll import succeeds
from ringtable.games.war.hunt.tiles import bring_into_play
from ringtable.games.war.odds.attack import all_who_may_attack, attack_odds, battle_odds
from ringtable.games.war.odds.battle import Force, Troops, assault, odds
from ringtable.games.war.odds.hunt import next_hunt, success_chances
from tests.games.war.ring_scenario import figure, on_track, walking
from tests.games.war.scenario import Table

DICE = range(1, 7)


# The Hunt


@pytest.mark.parametrize(
    ("level", "bonus", "again"),
    [(1, 0, 0), (2, 1, 0), (3, 0, 2), (2, 2, 3), (3, 5, 1), (4, 1, 1), (0, 2, 3)],
)
def test_successes_by_counting_every_throw(level: int, bonus: int, again: int) -> None:
    """[W25.3-W25.9]"""
    counted = [0.0] * (level + 1)
    for dice in product(DICE, repeat=level):
        first = sum(succeeds(die, bonus) for die in dice)
        more = min(again, level - first)
        for second in product(DICE, repeat=more):
            total = first + sum(succeeds(die, bonus) for die in second)
            counted[total] += 1 / 6 ** (level + more)
    assert success_chances(level, bonus, again) == pytest.approx(counted)


def test_more_than_five_dice_are_never_thrown() -> None:
    """[W-EX7, W25.3]"""
    assert success_chances(9, 0, 0) == success_chances(5, 0, 0)


def test_the_next_hunt_by_counting_tiles() -> None:
    """[W25.10-W25.14, W36.2]"""
    t = figure(walking(2, 1), "moria").army("moria")
    for number in (0, 1, 4):
        t.s.tiles[number] = TILE_DRAWN
    found = next_hunt(t.s)
    damage: dict[int, float] = defaultdict(float)
    reveal = 0.0
    chances = success_chances(2, 1, 1)
    tiles = [t.s.pack.tiles[n] for n in range(24) if t.s.tiles[n] == TILE_IN_POOL]
    assert len(tiles) == 13
    damage[0] += chances[0]
    for successes in (1, 2):
        for tile in tiles:
            chance = chances[successes] / 13
            damage[successes if tile.eye else tile.value] += chance
            reveal += chance if tile.reveal else 0
    assert found.damage == pytest.approx(dict(damage))
    assert found.reveal == pytest.approx(reveal)
    assert found.tile == pytest.approx(1 - chances[0])
    assert sum(found.damage.values()) == pytest.approx(1)
    assert found.mean() == pytest.approx(sum(n * chance for n, chance in damage.items()))
    assert found.at_least(1) == pytest.approx(1 - damage[0])
    assert found.stop == 0


def test_without_dice_in_the_box_nothing_can_happen() -> None:
    """[W25.4]"""
    found = next_hunt(walking().s)
    assert found.tile == 0
    assert found.damage == {0: 1.0}


def test_a_pool_that_a_running_hunt_has_emptied_is_full_for_the_next() -> None:
    """[W25.17, W25.29]: while the last tile is being met the sixteen of the next move are known."""
    t = walking(1).will_roll("hunt", 6)
    for number in range(16):
        t.s.tiles[number] = TILE_DRAWN
    t.s.tiles[t.s.pack.tile_named["n1-1"]] = TILE_IN_POOL
    t.play("die character; move-fellowship")
    assert t.asks() == "meet-damage"
    t.s.tiles[t.s.pack.tile_named["n3-1"]] = TILE_REMOVED
    found = next_hunt(t.s)
    assert sum(found.damage.values()) == pytest.approx(1)
    assert found.damage[3] == pytest.approx(1 / 6 * 2 / 15)
    assert found.reveal == pytest.approx(1 / 6 * 9 / 15)


def test_the_next_step_on_the_track() -> None:
    """[W27.6-W27.8, W25.15, W25.16]"""
    t = on_track(walking(3, 1))
    for id in ("shelobs-lair", "phial-of-galadriel"):
        bring_into_play(t.s, t.s.pack.tile_named[id], id)
    found = next_hunt(t.s)
    assert found.tile == 1
    assert found.stop == pytest.approx(1 / 18)
    assert found.heal == pytest.approx({2: 1 / 18})
    assert found.damage[4] == pytest.approx(4 / 18 + 1 / 108)  # four Eyes, and a 4 of the die
    assert sum(found.damage.values()) == pytest.approx(1)


def test_gollum_stops_icons_in_the_odds_too() -> None:
    """[W29.13]"""
    t = on_track(walking())
    before = next_hunt(t.s).reveal
    t.s.guide = GOLLUM
    assert before == pytest.approx(9 / 16)
    assert next_hunt(t.s).reveal == pytest.approx(4 / 16)


# Battles: a second way to count, throw by throw


def throws(dice: int, again: int, need: int) -> dict[int, float]:
    """Hits of a round by naming every face."""
    found: dict[int, float] = defaultdict(float)
    for faces in product(DICE, repeat=dice):
        first = sum(hits(face, 0, need) for face in faces)
        more = min(again, dice - first)
        for second in product(DICE, repeat=more):
            total = first + sum(hits(face, 0, need) for face in second)
            found[total] += 1 / 6 ** (dice + more)
    return found


def by_hand(one: Force, other: Force, needs: tuple[int, int, int], rounds: int) -> dict[str, float]:
    """All ways of some rounds, each hit taken one by one."""
    positions = {(one.regulars, one.elites, other.regulars, other.elites): 1.0}
    for number in range(rounds):
        following: dict[tuple[int, int, int, int], float] = defaultdict(float)
        for (r, e, dr, de), weight in positions.items():
            if not r + e or not dr + de:
                following[r, e, dr, de] += weight
                continue
            need = needs[0] if number == 0 else needs[1]
            lead = one.leadership + min(e, one.leading_elites)
            given = throws(combat_dice(one, r + e), min(5, lead), need)
            theirs = other.leadership + min(de, other.leading_elites)
            got = throws(combat_dice(other, dr + de), min(5, theirs), needs[2])
            for dealt, chance in given.items():
                for taken, also in got.items():
                    mine = suffer(r, e, taken)
                    yours = suffer(dr, de, dealt)
                    following[(*mine, *yours)] += weight * chance * also
        positions = following
    found = {"won": 0.0, "lost": 0.0, "both": 0.0, "open": 0.0, "left": 0.0}
    for (r, e, dr, de), weight in positions.items():
        key = ("both", "lost", "won", "open")[2 * bool(r + e) + bool(dr + de)]
        found[key] += weight
        found["left"] += (r + e) * weight
    return found


def combat_dice(force: Force, units: int) -> int:
    """[W15.9, W15.10, W15.23]"""
    return max(1, min(5, units + force.captains) - force.hindered)


def suffer(regulars: int, elites: int, hits: int) -> tuple[int, int]:
    for _ in range(hits):
        if elites:
            regulars, elites = regulars + 1, elites - 1
        elif regulars:
            regulars -= 1
    return regulars, elites


BATTLES = [
    (Force(3), Force(2), (5, 5, 5)),
    (Force(2, 1, leadership=1), Force(1, 1), (6, 5, 5)),
    (Force(1, 1, leading_elites=1), Force(2, captains=1), (5, 5, 5)),
    (Force(3, leadership=2), Force(1, 1, leadership=1), (6, 6, 5)),
    (Force(2), Force(3, hindered=1), (5, 5, 5)),
    (Force(2), Force(1, 1, hindered=4), (5, 5, 5)),
]


@pytest.mark.parametrize(("one", "other", "needs"), BATTLES)
@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_battles_by_counting_every_throw(
    one: Force, other: Force, needs: tuple[int, int, int], rounds: int
) -> None:
    """[W15.9-W15.14, W16.1, W16.2, W18.1, W18.10]"""
    counted = by_hand(one, other, needs, rounds)
    found = odds(one, other, *needs, rounds)
    assert found.won == pytest.approx(counted["won"])
    assert found.lost == pytest.approx(counted["lost"])
    assert found.both_gone == pytest.approx(counted["both"])
    assert found.open == pytest.approx(counted["open"])
    assert found.attackers_left == pytest.approx(counted["left"])


@pytest.mark.parametrize(("one", "other", "needs"), BATTLES)
def test_to_the_end_is_the_limit_of_many_rounds(
    one: Force, other: Force, needs: tuple[int, int, int]
) -> None:
    """[W17.8]"""
    end, many = odds(one, other, *needs), odds(one, other, *needs, 400)
    assert end.open == 0
    assert end.won == pytest.approx(many.won)
    assert end.lost == pytest.approx(many.lost)
    assert end.both_gone == pytest.approx(many.both_gone)
    assert end.won + end.lost + end.both_gone == pytest.approx(1)


def test_without_replacements_an_elite_falls_by_one_hit() -> None:
    """[W-EX14, W16.7]"""
    assert Force(0, 2, replacements=0).steps() == [(0, 2), (0, 1), (0, 0)]
    assert Force(1, 1, replacements=0).steps() == [(1, 1), (0, 1), (1, 0), (0, 0)]
    assert Force(3, 3).steps()[3] == (6, 0)  # W-EX13: the result with the most units


def ways(army: tuple[Troops, ...]) -> list[tuple[int, tuple[Troops, ...]]]:
    """Everything that one hit, or two, can do to an army. [W16.2, W16.3, W16.7]"""
    found: list[tuple[int, tuple[Troops, ...]]] = []
    for at, (regulars, elites, spare) in enumerate(army):
        if regulars:
            found.append((1, with_troops(army, at, (regulars - 1, elites, spare + 1))))
        if elites and spare:
            found.append((1, with_troops(army, at, (regulars + 1, elites - 1, spare - 1))))
        if elites:
            gone = with_troops(army, at, (regulars, elites - 1, spare))
            found += [(2, gone)] if spare else [(1, gone), (2, gone)]
    return found


def with_troops(army: tuple[Troops, ...], at: int, troops: Troops) -> tuple[Troops, ...]:
    return tuple(troops if n == at else old for n, old in enumerate(army))


SHORT: list[tuple[Troops, ...]] = [
    ((0, 2, 0),),
    ((0, 2, 0), (2, 0, 9)),
    ((1, 2, 0), (1, 1, 1)),
    ((1, 1, 0), (2, 0, 0)),
    ((0, 3, 1), (1, 1, 0)),
    ((1, 2, 0), (1, 2, 0), (1, 0, 4)),
]


@pytest.mark.parametrize("army", SHORT)
def test_where_regulars_run_short_the_most_units_are_kept(army: tuple[Troops, ...]) -> None:
    """A regular of one nation does not replace an elite of another, and two hits of a round may
    fall on an elite that one would take. [W16.2, W16.3, W16.6, W16.7]"""
    reached = {0: {army}}
    for taken in range(5):
        for one in reached.get(taken, set()):
            for cost, after in ways(one):
                reached.setdefault(taken + cost, set()).add(after)
    most = [max([sum(r + e for r, e, _ in one) for one in reached.get(n, [()])]) for n in range(6)]
    force = Force(0, troops=army)
    found = odds(Force(5, leadership=2), force, 5, 5, 5, 1)
    meant = sum(chance * most[hits] for hits, chance in throws(5, 2, 5).items())
    assert found.defenders_left == pytest.approx(meant)
    end, many = odds(Force(3), force, 6, 5, 5), odds(Force(3), force, 6, 5, 5, 300)
    assert many.open == pytest.approx(0)
    for name in ("won", "lost", "both_gone", "attackers_left", "defenders_left"):
        assert getattr(end, name) == pytest.approx(getattr(many, name))


def test_an_eliminated_regular_is_there_to_replace_an_elite() -> None:
    """When the pool is empty. [W16.6]"""
    t = Table(shadow="army", first="shadow").empty_map().at_war("sauron")
    t.army("folde", "sauron-regular 2").army("westemnet", "dwarves-elite 1")
    start, at = REGIONS.index("folde"), REGIONS.index("westemnet")
    for fallen in (0, 1):
        t.s.reserve[0], t.s.fallen[0] = 0, fallen
        part = all_who_may_attack(t.s, SHADOW, start)
        found = attack_odds(t.s, SHADOW, start, at, part, 0, 1)
        assert found.won == pytest.approx([5 / 9, 1 / 9][fallen])


def test_the_regular_falls_first_that_can_replace_an_elite() -> None:
    """[W16.6]"""
    steps = Force(0, troops=((1, 0, 0), (1, 1, 0))).steps()
    assert [sum(left) for left in steps] == [3, 2, 2, 1, 0]


def test_two_hits_of_one_round_cost_one_elite_that_nobody_replaces() -> None:
    """[W16.3, W16.7]"""
    assert odds(Force(2), Force(0, 2, replacements=0), 5, 5, 5, 1).won == 0
    assert odds(Force(2), Force(2), 5, 5, 5, 1).won > 0


def test_elites_of_a_nation_without_regulars_are_not_saved_by_another() -> None:
    """Before an attack and in an assault, where they buy no round either. [W16.6, W18.12]"""
    t = Table(shadow="army", first="shadow").empty_map().at_war("sauron", "isengard")
    t.army("westemnet", "sauron-regular 1, isengard-elite 2").army("folde", "rohan-regular 3")
    t.s.reserve[NATIONS.index("isengard") * 4] = 0
    start, at = REGIONS.index("westemnet"), REGIONS.index("folde")
    part = all_who_may_attack(t.s, SHADOW, start)
    found = attack_odds(t.s, SHADOW, start, at, part, 0)
    mine = Force(1, 2, troops=((1, 0, t.pool("sauron-regular")), (0, 2, 0)))
    assert found.won == pytest.approx(odds(mine, Force(3), 5, 5, 5).won)
    assert found.won < odds(Force(1, 2), Force(3), 5, 5, 5).won - 0.1
    t.army("westemnet").army("helms-deep", "sauron-regular 1, isengard-elite 2, rohan-regular 3")
    t.siege("helms-deep")
    t.s.reserve[NATIONS.index("isengard") * 4] = 0
    t.play("die army; attack")
    meant = assault(mine, Force(3), 6, 5, 0, True)
    assert told_of_attack(t)["defender"] == pytest.approx(meant.won, abs=1e-4)
    assert meant.won < assault(Force(1, 2), Force(3), 6, 5, 0, True).won


def test_a_force_without_units_has_lost() -> None:
    """[W14.12]"""
    assert odds(Force(3), Force(0), 5, 5, 5).won == 1
    assert odds(Force(0), Force(2), 5, 5, 5).lost == 1


# From a position


def test_an_attack_on_a_city_before_it_is_declared() -> None:
    """[W-EX10, W18.1, W14.3]"""
    t = Table(shadow="army", first="shadow").at_war("isengard")
    t.army("westemnet", "isengard-regular 5, isengard-elite, nazgul, southrons-regular 2")
    t.army("edoras", "rohan-regular, rohan-elite")
    start, at = REGIONS.index("westemnet"), REGIONS.index("edoras")
    part = all_who_may_attack(t.s, SHADOW, start)
    found = attack_odds(t.s, SHADOW, start, at, part, 0)
    meant = odds(Force(5, 1, leadership=1), Force(1, 1), 6, 5, 5)
    assert found.won == pytest.approx(meant.won)
    assert found.attackers_left == pytest.approx(meant.attackers_left)
    assert t.s.attacker == -1  # the position itself has not changed


def test_an_assault_is_one_round() -> None:
    """[W18.10, W18.11]"""
    t = Table(shadow="army", first="shadow").at_war("sauron")
    t.army("helms-deep", "sauron-regular 5, rohan-regular 2").siege("helms-deep")
    here = REGIONS.index("helms-deep")
    part = all_who_may_attack(t.s, SHADOW, here)
    found = attack_odds(t.s, SHADOW, here, here, part, 0)
    meant = odds(Force(5), Force(2), 6, 6, 5, 1)
    assert found.open == pytest.approx(meant.open)
    assert found.won == pytest.approx(meant.won)


def assault_by_hand(
    one: Force, other: Force, spare: int, given: int, weight: float = 1.0
) -> dict[str, float]:
    """Every way of an assault, round by round: a further one is given, or costs an elite that one
    of so many regulars replaces."""
    found: dict[str, float] = defaultdict(float)
    lead, back = one.leadership, other.leadership
    for dealt, chance in throws(min(5, one.regulars + one.elites), min(5, lead), 6).items():
        for taken, also in throws(min(5, other.regulars + other.elites), back, 5).items():
            r, e = suffer(one.regulars, one.elites, taken)
            dr, de = suffer(other.regulars, other.elites, dealt)
            share = weight * chance * also
            left = spare + (one.regulars + one.elites - r - e) - (one.elites - e)
            if not r + e or not dr + de or not (given or (e and left)):
                key = ("both", "lost", "won", "open")[2 * bool(r + e) + bool(dr + de)]
                found[key] += share
                continue
            after = Force(r, e, lead) if given else Force(r + 1, e - 1, lead)
            more = assault_by_hand(
                after, Force(dr, de, back), left - (not given), max(0, given - 1), share
            )
            for key, p in more.items():
                found[key] += p
    return found


@pytest.mark.parametrize(
    ("one", "other", "given"),
    [
        (Force(2, 1), Force(1), 0),
        (Force(1, 2, leadership=1), Force(1, 1), 0),
        (Force(2), Force(1, 1), 2),
        (Force(1, 1), Force(1, leadership=1), 1),
    ],
)
def test_an_assault_with_every_elite_by_counting_every_throw(
    one: Force, other: Force, given: int
) -> None:
    """[W18.10, W18.11, W18.12]"""
    counted = assault_by_hand(one, other, 99, given)
    found = assault(one, other, 6, 5, given, True)
    assert found.won == pytest.approx(counted["won"])
    assert found.lost == pytest.approx(counted["lost"])
    assert found.both_gone == pytest.approx(counted["both"])
    assert found.open == pytest.approx(counted["open"])


def test_without_a_regular_for_the_elite_an_assault_is_over() -> None:
    """[W18.12]"""
    found = assault(Force(0, 2, replacements=0), Force(2), 6, 5, 0, True)
    meant = odds(Force(0, 2, replacements=0), Force(2), 6, 6, 5, 1)
    assert found.won == pytest.approx(meant.won)
    assert assault(Force(3), Force(1), 6, 5, 0, False).open == 1  # nobody pays for a round


def test_the_chances_of_a_siege_are_told_for_the_whole_assault() -> None:
    """Before it is declared, before its round and between two of them. [W18.11, W18.12]"""
    t = Table(shadow="army", first="shadow").at_war("sauron").empty_map()
    t.army("helms-deep", "sauron-regular 4, sauron-elite 2, rohan-regular 2, rohan-elite 1")
    t.siege("helms-deep").play("die army; attack")
    told = told_of_attack(t)
    meant = assault(Force(4, 2), Force(2, 1), 6, 5, 0, True).won
    assert told["defender"] == pytest.approx(meant, abs=1e-4)
    assert told["defender"] > odds(Force(4, 2), Force(2, 1), 6, 6, 5, 1).won
    assert told["siege"]
    t.will_roll("combat", *[1] * 8).play("all")
    assert t.asks() == "assault"
    shown = battle(t.s)
    assert shown is not None
    assert shown["step"] == "cease-or-retreat"
    going_on = assault(Force(4, 2), Force(2, 1), 6, 5, 0, False).won
    assert shown["odds"]["defender"] == pytest.approx(going_on, abs=1e-4)


def told_of_attack(t: Table) -> dict[str, float]:
    decision = FLOW.decision(t.s)
    told = decision.show(t.s, decision.options(t.s)[0]).data["odds"]
    assert isinstance(told, dict)
    return told


def test_captains_saruman_and_the_witch_king_count() -> None:
    """[W15.9, W15.12, W30.8]"""
    t = Table(shadow="army", first="shadow").at_war("isengard").put("saruman", "orthanc")
    t.put("strider", "edoras").put("witch-king", "westemnet")
    t.army("westemnet", "isengard-regular, isengard-elite 2").army("edoras", "rohan-regular 2")
    start, at = REGIONS.index("westemnet"), REGIONS.index("edoras")
    part = all_who_may_attack(t.s, SHADOW, start)
    found = attack_odds(t.s, SHADOW, start, at, part, t.s.company(start, SHADOW))
    one = Force(1, 2, leadership=2, leading_elites=2)
    meant = odds(one, Force(2, leadership=1, captains=1), 6, 5, 5)
    assert found.won == pytest.approx(meant.won)
    assert found.defenders_left == pytest.approx(meant.defenders_left)


def test_the_odds_of_a_running_battle() -> None:
    """[W18.1]: round one against a fortification is over."""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("north-ithilien", "sauron-regular 4").army("osgiliath", "gondor-regular 3")
    t.will_roll("combat", 1, 1, 1, 1, 1, 1, 1)
    t.play("die army; attack; from north-ithilien; attack osgiliath; all")
    assert t.asks() == "cease"
    assert battle_odds(t.s).won == pytest.approx(odds(Force(4), Force(3), 5, 5, 5).won)
    assert t.s.units[FREE][REGIONS.index("osgiliath")] == 3


def test_the_white_rider_of_one_battle_does_not_ride_in_the_next() -> None:
    """What the bots ask in a battle about another one. [W29.9]"""
    t = Table(shadow="army", free="event", first="shadow").empty_map().at_war("sauron")
    t.army("minas-morgul", "sauron-regular 3, nazgul 1").army("north-ithilien", "gondor-regular 3")
    t.put("gandalf-white", "north-ithilien").will_roll("combat", *[1] * 8)
    t.army("dagorlad", "sauron-regular 3, nazgul 2").army("noman-lands", "gondor-regular 3")
    t.play("die army; attack; from minas-morgul; attack north-ithilien; all; yes")
    assert t.asks() == "cease"
    start, at = REGIONS.index("dagorlad"), REGIONS.index("noman-lands")
    found = attack_odds(t.s, SHADOW, start, at, all_who_may_attack(t.s, SHADOW, start), 0)
    assert found.won == pytest.approx(odds(Force(3, leadership=2), Force(3), 5, 5, 5).won)


def test_the_only_army_to_attack_is_told_with_its_chances() -> None:
    """Nothing is asked about the target, so the question who attacks tells it. [W14.2, W14.5]"""
    t = Table(shadow="army", first="shadow")
    t.at_war("isengard")
    t.play("die army; attack")
    assert t.asks() == "part"
    s = t.s
    part = all_who_may_attack(s, SHADOW, REGIONS.index("orthanc"))
    wins = attack_odds(s, SHADOW, REGIONS.index("orthanc"), REGIONS.index("fords-of-isen"), part, 0)
    decision = FLOW.decision(s)
    for action in decision.options(s):
        data = decision.show(s, action).data
        assert data["to"] == "fords-of-isen"
        odds = data["odds"]
        assert isinstance(odds, dict)
        assert odds["defender"] == pytest.approx(wins.won, abs=1e-4)
