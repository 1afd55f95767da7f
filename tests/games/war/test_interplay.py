"""Where two clauses meet: a march and a companion, a card's tile and a stronghold, a siege and its
two owners. [W12-W40]"""

import pytest

from ringtable.games.war.box.components import (
    FREE,
    GONDOR,
    REGULAR,
    SHADOW,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILES,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.state import KINDS_EACH
from ringtable.games.war.turn.victory import count_of
from tests.games.war.battle_scenario import battle, fought
from tests.games.war.card_scenario import active, holding, over, play, step
from tests.games.war.ring_scenario import (
    causes,
    declare,
    figure,
    only,
    phase,
    pool,
    tiles,
    walking,
)
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"
SLOT = GONDOR * KINDS_EACH + REGULAR


def bit(region: str) -> int:
    return 1 << REGIONS.index(region)


def only_in_pool(t: Table, *ids: str) -> Table:
    """All other standard tiles have been drawn before."""
    for tile in range(TILES):
        if t.s.tiles[tile] == TILE_IN_POOL and t.s.pack.tiles[tile].id not in ids:
            t.s.tiles[tile] = TILE_DRAWN
    return t.again()


# Armies and companions


def test_a_companion_wakes_a_nation_at_the_end_of_a_long_march() -> None:
    """[W13.9, W12.18]"""
    t = holding("through-a-day-and-a-night").empty_map().at_war("rohan")
    t.army("osgiliath", "rohan-regular 2").put("boromir", "osgiliath")
    play(t, "through-a-day-and-a-night", "to pelargir; done; all")
    assert active(t, "gondor")
    assert step(t, "gondor") == 2


def test_a_companion_wakes_a_nation_where_his_army_retreats_to() -> None:
    """[W13.9, W17.3, W21.4]"""
    t = battle("sauron-regular 5", "rohan-regular 2", at="osgiliath", start="north-ithilien")
    t.politics("gondor", 2, False).put("boromir", "osgiliath").will_roll("combat", *[1] * 12)
    fought(t).play("go-on; retreat pelargir; stay")
    assert t.force("pelargir") == "rohan-regular 2, boromir"
    assert active(t, "gondor")


def test_who_has_moved_goes_with_nobody_else() -> None:
    """[W13.3, W13.19]"""
    t = Table(free="character event", shadow="event event")
    t.put("strider", "fords-of-bruinen").put("gimli", "hollin").put("boromir", "hollin")
    t.play("die character; move-companions; goes strider; to hollin; goes gimli")
    assert t.options() == ["with boromir", "done"]


def test_a_far_way_may_end_in_a_siege_and_not_lead_through_it() -> None:
    """Beyond the Grey Havens lies Forlindon alone. [W13.7, W24.9]"""
    t = holding("gwaihir-the-windlord").put("gimli", "tower-hills")
    t.army("grey-havens", "elves-regular 1, sauron-regular 1").siege("grey-havens")
    play(t, "gwaihir-the-windlord", "move")
    assert "to grey-havens" in t.options()
    assert "to forlindon" not in t.options()


def test_a_city_won_back_moves_nobody_on_the_political_track() -> None:
    """Only the enemy's capture does. [W20.4, W21.9]"""
    t = Table(free="army-muster event", shadow="event").empty_map().at_war("gondor")
    t.politics("rohan", 2, True).captured("edoras").army("folde", "gondor-regular 2")
    t.play("die army-muster; move-armies as army; from folde; to edoras; all; done")
    assert t.s.captured == 0
    assert step(t, "rohan") == 2


def test_the_fallen_stand_in_for_elites_before_the_pool() -> None:
    """[W16.6, W16.8]"""
    t = battle("sauron-regular 3", "gondor-elite 2")
    t.s.reserve[SLOT] -= 1
    t.s.fallen[SLOT] += 1
    left = t.pool("gondor-regular")
    fought(t.will_roll("combat", 6, 1, 1, 1, 1))
    assert (t.lost("gondor-regular"), t.pool("gondor-regular")) == (0, left)
    assert t.lost("gondor-elite") == 1


@pytest.mark.parametrize(("fallen", "pool", "left"), [(1, 0, 1), (0, 1, 1), (0, 0, 0)])
def test_the_last_regular_stands_in_for_an_elite(fallen: int, pool: int, left: int) -> None:
    """From either place; without one the elite falls for the one hit. [W16.6, W16.7]"""
    t = battle("sauron-regular 3", "gondor-elite 2")
    t.s.fallen[SLOT], t.s.reserve[SLOT] = fallen, pool
    fought(t.will_roll("combat", 6, 1, 1, 1, 1))
    units = "gondor-regular, gondor-elite" if left else "gondor-elite"
    assert t.force("north-ithilien") == units
    assert (t.lost("gondor-regular"), t.pool("gondor-regular")) == (0, 0)


def test_an_elite_that_nobody_can_replace_takes_no_hit_upon_itself() -> None:
    """Relentless Assault must leave a unit. [W15.28, W16.7]"""
    t = battle("isengard-elite 1", "gondor-regular 2", shadow="relentless-assault")
    t.army("orthanc", "isengard-regular 10").army("south-dunland", "isengard-regular 2")
    fought(t.will_roll("combat", *[1] * 3))
    assert t.asks() == "cease"  # nothing was to be chosen
    assert t.force("minas-morgul") == "isengard-elite"


# Cards


def test_gandalf_draws_for_character_cards_alone() -> None:
    """Second edition: for any, from its deck. [W29.2]"""
    for edition, asked in (("1", False), ("2", True)):
        t = holding("guards-of-the-citadel", character_text=edition)
        t.deck(0, "athelas").deck(1, "the-red-arrow")
        play(t, "guards-of-the-citadel", "unit regular")
        assert (t.asks() == "gandalf-draws") == asked


def test_a_card_wakes_only_nations_of_its_player() -> None:
    """[W31.24]"""
    t = Table(free="event event", shadow="event", seats=4, hand="0: there-and-back-again")
    t.s.next_player[FREE] = 0
    only(t.put("gimli", "dale").first("free"))
    play(t, "there-and-back-again")
    assert not active(t, "dwarves")
    assert not active(t, "north")
    assert step(t, "elves") == 2


# Tiles


def test_the_tile_of_a_stronghold_has_none_of_the_cards_rules() -> None:
    """Isildur's Bane forbids a casualty on its own tile, not on the one that its reveal brings; a
    Foul Thing forces none there. [W23.16, W25.27]"""
    for card, dice in (("isildurs-bane", ()), ("foul-thing-from-the-deep", (0,))):
        t = figure(holding(card), "hollin", 1)
        only(t, "gandalf-grey", "boromir", "gimli", guide="gandalf-grey")
        tiles(t, "n1r-1", "n2-1").will_draw("companions", *dice)
        play(t, card)
        while t.asks() != "path":
            t.play(t.options()[0])
        t.play("through moria")
        assert causes(t, "war-drew-tile") == [card, "W23.16"]
        assert "ring" in t.options()
        assert "casualty boromir" in t.options()


def test_balrog_draws_the_last_tile_of_a_declaration() -> None:
    """The pool is filled up when the declaration is over. [W25.17, W25.29]"""
    t = only_in_pool(phase("hollin", 3), "n0r-1").lay("shadow", "balrog-of-moria")
    declare(t, "moria", "dimrill-dale", "lorien").play("use balrog-of-moria")
    assert len(pool(t)) == 16


def test_balrog_draws_after_the_last_tile_of_a_hunt() -> None:
    """The pool is filled up before, without the tile of the Hunt: it is one effect. [W25.29]"""
    t = only_in_pool(figure(walking(1), "hollin", 2), "n0r-1").lay("shadow", "balrog-of-moria")
    t.will_roll("hunt", 6)
    t.play(MOVE)
    t.play("through moria; through dimrill-dale; here")
    t.will_draw("tiles", 14, 0).play("use balrog-of-moria")  # another 0, then for Moria an Eye
    assert over(t)
    assert "n0r-1" not in pool(t)
    assert len(pool(t)) == 13


def test_one_table_card_for_a_tile_is_one_of_the_free_peoples() -> None:
    """Worn with Sorrow and Toil is none of them. [W25.19, W40.7, W40.9]"""
    t = walking(1, hunt_table_cards="one", hand="free: athelas")
    t.lay("free", "mithril-coat-and-sting").lay("shadow", "worn-with-sorrow-and-toil")
    t.will_roll("hunt", 6)
    tiles(t, "n3-1", "n2-1")
    t.play(MOVE)
    t.play("use mithril-coat-and-sting; casualty gimli")
    assert t.asks() == "after-casualty"
    t.play("use worn-with-sorrow-and-toil; hand 1")
    assert t.held("free") == []


def test_a_path_does_not_lead_where_it_cannot_end() -> None:
    """Minas Morgul in the hands of the Free Peoples, both Ithiliens behind: only Mordor would be
    left. [W23.12, W23.22]"""
    t = figure(walking(1), "south-ithilien", 2).army("minas-morgul").captured("minas-morgul")
    t.will_roll("hunt", 6)
    tiles(t, "n0r-1")
    t.play(MOVE)
    assert "through minas-morgul" in t.options()
    t.play("through north-ithilien")
    assert "through minas-morgul" not in t.options()


# Team-mates


def test_who_commanded_the_last_round_captures() -> None:
    """Although after it his mate has more units there. [W32.16, W34.4]"""
    t = Table(shadow="army event", free="event", first="shadow", seats=4).empty_map()
    t.at_war("sauron", "southrons").politics("gondor", 1, True)
    t.army("minas-tirith", "gondor-regular 2, sauron-regular 3, southrons-regular 2")
    t.siege("minas-tirith")
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = bit("minas-tirith")
    t.s.next_player[SHADOW] = 2
    t.first("shadow").will_roll("combat", 6, 6, 1, 1, 1, 6, 6)
    t.play("die army; attack; all; 0")
    assert t.force("minas-tirith") == "sauron-regular, southrons-regular 2"
    assert t.s.captor[REGIONS.index("minas-tirith")] - 1 == 2


def test_towns_count_nothing_inside_a_team() -> None:
    """[W34.2]"""
    t = Table(seats=4).captured("lossarnach", 2).captured("dale", 2).captured("umbar", 0)
    assert [count_of(t.s, seat) for seat in (2, 3)] == [1, -1]
    t.captured("near-harad", 0)
    assert count_of(t.s, 3) == -1


def test_the_voice_speaks_to_its_own_player() -> None:
    """[W30.7, W31.15]"""
    for seat in (2, 3):
        t = Table(shadow="muster event", free="event", first="shadow", seats=4)
        t.at_war("isengard").put("saruman", "orthanc")
        t.s.next_player[SHADOW] = seat
        t.first("shadow").play("die muster")
        assert ("voice-of-saruman" in t.options()) == (seat == 3)
