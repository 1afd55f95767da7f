"""The Hunt and the Fellowship, in detail: what is told, the pool, who decides, what table cards
notice. [W22-W27, W36.8, W40]"""

from ringtable.games.war.box.components import FREE, SHADOW, TILE_DRAWN, bits
from ringtable.games.war.hunt.columns import TILE
from ringtable.games.war.hunt.lowering import gollum_may_show
from ringtable.games.war.hunt.roll import throw
from tests.games.war.ring_scenario import (
    figure,
    next_turn,
    on_track,
    only,
    phase,
    pool,
    said,
    tiles,
    walking,
)
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"


def lying(t: Table, side: int) -> list[str]:
    return [t.s.pack.events[card].id for card in bits(t.s.table[side])]


# What is told


def test_a_move_and_its_die_are_told() -> None:
    """[W5.21, W23.1, W36.8]"""
    t = walking().play(MOVE)
    assert said(t, "war-progress", "progress") == [1]
    assert said(t, "war-die-to-box", "dice") == [1]


def test_what_lowers_the_damage_is_told() -> None:
    """[W29.5, W40.7]"""
    t = only(walking(1), "meriadoc", "peregrin", guide="meriadoc").will_roll("hunt", 6)
    tiles(t, "n3-1").play(MOVE)
    assert t.asks() == "lower-damage"
    t.play(next(option for option in t.options() if option != "enough"))
    assert said(t, "war-damage-lowered", "left") == [2]


def test_the_pool_is_filled_with_what_no_running_effect_has_drawn() -> None:
    """[W-EX50, W25.17, W25.29]"""
    t = walking(1).lay("free", "mithril-coat-and-sting").will_roll("hunt", 6)
    for tile in range(16):
        if t.s.pack.tiles[tile].id != "n1-1":
            t.s.tiles[tile] = TILE_DRAWN
    t.play(MOVE).play("use mithril-coat-and-sting")
    [back] = said(t, "war-pool-filled", "tiles")
    assert isinstance(back, list)
    assert len(back) == 15
    assert len(said(t, "war-tile-put-back", "tile")) == 1
    while t.asks() in ("meet-damage", "lower-damage", "path"):
        t.play(t.options()[0])
    assert "n1-1" in pool(t)


# Dice and re-rolls


def test_hunt_dice_have_six_faces() -> None:
    """[W25.3, W25.5]"""
    assert set(throw(Table().s, 600)) == {1, 2, 3, 4, 5, 6}


def test_the_witch_king_gives_a_re_roll_where_he_is() -> None:
    """He is a Nazgûl; elsewhere he is of no use. [W25.8, W13.14]"""
    for where, again in (("hollin", True), ("morannon", False)):
        t = figure(walking(1), "hollin").put("witch-king", where).will_roll("hunt", 1, 1)
        t.play(MOVE)
        assert (t.asks() == "hunt-reroll" or bool(t.facts("war-hunt-rerolled"))) == again


# Who decides [W31.10, W31.26]


def test_the_leading_player_uses_the_table_cards_of_his_side() -> None:
    """Whoever of the two has played them. [W31.26]"""
    for leading in (0, 1):
        t = walking(1, seats="4")
        t.s.leading[FREE] = leading
        t.lay("1", "wizards-staff").will_roll("hunt", 6)
        t.play(MOVE)
        assert t.asked() == leading
        assert any("wizards-staff" in option for option in t.options())


def test_gollum_shows_nothing_that_is_seen_already() -> None:
    """[W29.15]"""
    for revealed in (False, True):
        t = figure(only(walking(), guide="gollum"), "hollin", revealed=revealed)
        t.s.hunt[TILE] = t.s.pack.tile_named["n1-1"] + 1
        assert gollum_may_show(t.s) != revealed


# What table cards notice


def test_a_card_ends_with_the_companion_who_leaves() -> None:
    """[W9.12, W24.1]"""
    t = walking().lay("free", "horn-of-gondor")
    t.play("die character; separate; separate boromir; done; to hollin")
    assert lying(t, FREE) == []


def test_wormtongue_ends_when_rohan_wakes() -> None:
    """[W9.12, W21.3]"""
    t = phase("westemnet", 1).put("saruman", "orthanc").lay("shadow", "wormtongue")
    next_turn(t).play("yes; through edoras")
    assert lying(t, SHADOW) == []


def test_the_track_is_walked_whatever_the_counter_says() -> None:
    """[W23.4, W27.4]"""
    t = on_track(walking(), 1)
    assert "move-fellowship" in t.play("die character").options()


def test_a_stronghold_gives_a_re_roll_to_whoever_of_the_shadow_holds_it() -> None:
    """Not one of the Shadow that is lost, but one of the Free Peoples that is won. [W25.8]"""
    for region, asked in (("rivendell", True), ("moria", False)):
        t = figure(walking(1).empty_map().captured(region), region, 1).will_roll("hunt", 2)
        t.play("die character; move-fellowship")
        assert (t.asks() == "hunt-reroll") == asked
