"""Table cards in the windows of a Hunt and of a path. [W9.14, W25.19, W25.32, W40]"""

import pytest

from ringtable.games.war.box.components import (
    FREE,
    OUT_OF_THE_GAME,
    SHADOW,
    STANDARD_TILES,
    TILE_DRAWN,
    TILE_IN_POOL,
)
from ringtable.games.war.hunt.tiles import bring_into_play
from tests.games.war.ring_scenario import (
    at,
    causes,
    figure,
    next_turn,
    on_track,
    only,
    phase,
    pool,
    said,
    standing,
    tiles,
    walking,
)
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"


def hunted(tile: str, *after: str, free: str = "", shadow: str = "", **more: str) -> Table:
    """A Hunt with one success; cards of both sides lie on the table."""
    t = walking(1, **more)
    t.lay("free", free).lay("shadow", shadow)
    t.will_roll("hunt", 6)
    tiles(t, tile, *after)
    return t.play(MOVE)


def on_table(t: Table, card: str) -> bool:
    return t.s.on_table(t.card(card))


# Before the roll


def test_flocks_of_crebain_add_one_to_every_die() -> None:
    """[W40.2]"""
    t = walking(2).lay("shadow", "flocks-of-crebain")
    t.play(MOVE)
    assert t.asks() == "before-hunt-roll"
    assert t.asked() == 1
    t.will_roll("hunt", 5, 4)
    tiles(t, "n1-1")
    t.play("use flocks-of-crebain")
    assert said(t, "war-hunt-rolled", "bonus") == [1]
    assert said(t, "war-hunt-rolled", "successes") == [1]
    assert not on_table(t, "flocks-of-crebain")


def test_flocks_may_wait() -> None:
    """[W9.14]"""
    t = walking(2).lay("shadow", "flocks-of-crebain").will_roll("hunt", 5, 4)
    t.play(MOVE).play("no")
    assert on_table(t, "flocks-of-crebain")
    assert said(t, "war-hunt-rolled", "bonus") == [0]


def test_without_a_hunt_nobody_is_asked() -> None:
    """[W25.4, W40.2]"""
    t = walking(0).lay("shadow", "flocks-of-crebain").play(MOVE)
    assert t.s.progress == 1
    assert not t.facts("war-hunt-rolled")


# Before and on the tile


def test_wizards_staff_stops_the_draw() -> None:
    """[W25.19, W40.3]"""
    t = hunted("n3-1", free="wizards-staff")
    assert t.asks() == "before-tile"
    t.play("use wizards-staff")
    assert not t.facts("war-drew-tile")
    assert t.s.corruption == 0
    assert not on_table(t, "wizards-staff")


def test_a_move_on_the_track_without_a_tile_advances() -> None:
    """[W27.17, W40.13]"""
    t = on_track(walking().lay("free", "wizards-staff"), 2).play(MOVE)
    t.play("use wizards-staff")
    assert t.s.circle == 3


def test_mithril_coat_draws_another_tile_and_the_first_goes_back() -> None:
    """[W40.5, W25.19]"""
    t = hunted("n3-1", "n1-1", free="mithril-coat-and-sting")
    assert t.asks() == "on-tile"
    t.play("use mithril-coat-and-sting; ring")
    assert t.s.corruption == 1
    assert "n3-1" in pool(t)
    assert "n1-1" not in pool(t)


def test_mithril_coat_with_an_empty_pool() -> None:
    """[W-EX50, W25.29]"""
    t = walking(1).lay("free", "mithril-coat-and-sting").will_roll("hunt", 6)
    for tile in range(16):
        if t.s.pack.tiles[tile].id != "n1-1":
            t.s.tiles[tile] = TILE_DRAWN
    t.play(MOVE)
    t.will_draw("tiles", 4)  # n3-1, the fifth of the fifteen others
    t.play("use mithril-coat-and-sting; ring")
    assert t.s.corruption == 3
    assert len(pool(t)) == 15
    assert "n1-1" in pool(t)


def test_the_first_tile_stops_nothing_on_the_track() -> None:
    """[W27.8, W40.5]: only the second is resolved."""
    t = on_track(walking().lay("free", "mithril-coat-and-sting"), 1)
    bring_into_play(t.s, t.s.pack.tile_named["on-on-they-went"], "on-on-they-went")
    tiles(t, "on-on-they-went", "n1-1")
    t.play(MOVE).play("use mithril-coat-and-sting; ring")
    assert t.s.circle == 2


# While damage is left


def test_any_number_of_cards_on_one_tile() -> None:
    """[W25.19, W40.7]"""
    t = hunted("n3-1", free="axe-and-bow horn-of-gondor")
    assert t.asks() == "lower-damage"
    t.play("use axe-and-bow; use horn-of-gondor")
    assert t.s.hunt[5] == 1
    t.play("ring")
    assert t.s.corruption == 1


def test_second_edition_one_card_for_a_tile() -> None:
    """[W25.19, W40.7]"""
    t = hunted("n3-1", free="axe-and-bow horn-of-gondor", hunt_table_cards="one")
    t.play("use axe-and-bow")
    assert t.asks() == "meet-damage"
    t = hunted("n3-1", "n2-1", free="axe-and-bow mithril-coat-and-sting", hunt_table_cards="one")
    t.play("use mithril-coat-and-sting")
    assert t.asks() == "meet-damage"


def test_a_card_is_not_used_below_zero() -> None:
    """[W40.7]"""
    t = hunted("n1-1", free="axe-and-bow horn-of-gondor").play("use axe-and-bow")
    assert t.s.corruption == 0
    assert on_table(t, "horn-of-gondor")


def test_after_a_casualty_no_card_lowers_the_rest() -> None:
    """[W25.31, W40.9]"""
    t = hunted("n3-1", free="axe-and-bow").play("enough; casualty boromir")
    assert t.s.corruption == 1
    assert on_table(t, "axe-and-bow")


def test_a_card_ends_with_its_companion() -> None:
    """[W40.9, W9.12]"""
    t = hunted("n2-1", free="horn-of-gondor").play("enough; casualty boromir")
    assert not on_table(t, "horn-of-gondor")
    t = walking().lay("free", "axe-and-bow")
    t.play("die character; separate; separate legolas; done; to rivendell")
    assert on_table(t, "axe-and-bow")  # Gimli is left
    t = walking().lay("free", "axe-and-bow")
    t.play("die character; separate; separate legolas; separate gimli; done; to rivendell")
    assert not on_table(t, "axe-and-bow")


# After a casualty


def test_worn_with_sorrow_and_toil_follows_a_casualty() -> None:
    """[W25.35, W40.9, W31.26]"""
    t = hunted("n2-1", free="horn-of-gondor", shadow="worn-with-sorrow-and-toil")
    t.play("enough; casualty gimli")
    assert t.asks() == "after-casualty"
    assert t.asked() == 1
    t.play("use worn-with-sorrow-and-toil")
    t.play("discard horn-of-gondor")
    assert not on_table(t, "horn-of-gondor")
    assert on_table(t, "worn-with-sorrow-and-toil")


def test_one_casualty_costs_one_card() -> None:
    """[W9.29, W40.9]: the Shadow is not asked once more for what is left."""
    t = hunted("n2-1", free="horn-of-gondor axe-and-bow", shadow="worn-with-sorrow-and-toil")
    t.play("enough; casualty gimli; use worn-with-sorrow-and-toil; discard horn-of-gondor")
    assert t.asks() != "after-casualty"
    assert on_table(t, "axe-and-bow")


def test_a_hobbit_who_leaves_is_no_casualty() -> None:
    """[W25.35, W40.9]"""
    t = walking(1).lay("free", "mithril-coat-and-sting")
    t.lay("shadow", "worn-with-sorrow-and-toil")
    only(t, "meriadoc", "peregrin")
    t.will_roll("hunt", 6)
    tiles(t, "n1-1")
    t.play(MOVE).play("no; leaves meriadoc")
    assert t.asks() == "driven-to"


# The path


def test_balrog_of_moria_on_a_declaration() -> None:
    """[W-EX51, W23.24, W40.15]"""
    t = phase("hollin", 3).lay("shadow", "balrog-of-moria")
    next_turn(t)
    tiles(t, "n1-1")
    t.play("yes; through moria; through dimrill-dale; through lorien")
    assert t.asks() == "on-path"
    assert t.asked() == 1
    assert t.s.corruption == 0
    t.play("use balrog-of-moria; ring")
    assert t.s.corruption == 1
    assert at(t) == "lorien"


def test_the_pool_is_filled_up_after_the_tile_of_a_declaration() -> None:
    """[W25.17, W25.29]"""
    t = next_turn(phase("hollin", 3).lay("shadow", "balrog-of-moria"))
    for tile in range(STANDARD_TILES):
        t.s.tiles[tile] = TILE_DRAWN
    t.s.tiles[t.s.pack.tile_named["n1-1"]] = TILE_IN_POOL
    t.play("yes; through moria; through dimrill-dale; through lorien; use balrog-of-moria; ring")
    assert len(pool(t)) == STANDARD_TILES


@pytest.mark.parametrize(("end", "hidden"), [("lorien", True), ("parth-celebrant", False)])
def test_the_balrogs_tile_reveals_nobody_at_home(end: str, hidden: bool) -> None:
    """[W23.24, W40.15]: elsewhere it does, and the figure stays where it is."""
    t = phase("hollin", 3).lay("shadow", "balrog-of-moria")
    next_turn(t)
    tiles(t, "n0r-1")
    t.play(f"yes; through moria; through dimrill-dale; through {end}; use balrog-of-moria")
    assert t.s.revealed != hidden
    assert at(t) == end


def test_the_balrog_ignores_eyes_and_other_ways() -> None:
    """[W40.4]"""
    t = phase("hollin", 2).lay("shadow", "balrog-of-moria")
    next_turn(t)
    tiles(t, "eye-1")
    t.play("yes; through moria; through dimrill-dale; use balrog-of-moria")
    assert t.facts("war-tile-ignored")
    assert not t.s.revealed
    t = next_turn(phase("hollin", 1).lay("shadow", "balrog-of-moria"))
    t.play("yes; through fords-of-bruinen")
    assert t.asks() == "guide"


def test_the_balrog_comes_before_the_tile_of_the_stronghold() -> None:
    """[W23.18, W23.25]"""
    t = figure(walking(1), "hollin", 1).lay("shadow", "balrog-of-moria")
    t.will_roll("hunt", 6)
    tiles(t, "n0r-1", "n1-1", "n2-1")
    t.play(MOVE).play("through moria; through dimrill-dale; use balrog-of-moria")
    assert said(t, "war-drew-tile", "tile") == ["n0r", "n1"]
    t.play("ring")
    assert said(t, "war-drew-tile", "tile") == ["n0r", "n1", "n2"]
    t.play("ring")
    assert t.s.corruption == 3
    assert t.s.hunt_box[FREE] == 1


# The next tile of the same move begins anew


def test_a_draw_that_was_stopped_stops_no_other() -> None:
    """[W23.18, W23.25, W40.3]: the staff keeps away the Balrog's tile, not the stronghold's."""
    t = figure(walking(1), "hollin").lay("shadow", "balrog-of-moria").lay("free", "wizards-staff")
    tiles(t.will_roll("hunt", 6), "n0r-1", "n2-1").play(MOVE)
    t.play("no; through moria; use balrog-of-moria; use wizards-staff")
    assert said(t, "war-drew-tile", "tile") == ["n0r", "n2"]
    assert t.asks() == "meet-damage"


def test_a_casualty_of_one_tile_hinders_nothing_on_the_next() -> None:
    """[W25.25, W40.7, W40.12]: cards may lower its damage, and it may take a companion too."""
    t = figure(walking(1), "hollin").lay("free", "axe-and-bow")
    tiles(t.will_roll("hunt", 6), "n1r-1", "n3-1").play(MOVE)
    t.play("enough; casualty boromir; through moria")
    assert t.asks() == "lower-damage"
    assert "use axe-and-bow" in t.options()
    t.play("use axe-and-bow; ring")
    assert causes(t, "war-corrupted") == ["W25.21"]
    assert t.s.corruption == 2


def test_second_edition_another_card_for_the_next_tile() -> None:
    """[W25.19]"""
    t = figure(walking(1, hunt_table_cards="one"), "hollin")
    t.lay("free", "axe-and-bow horn-of-gondor")
    tiles(t.will_roll("hunt", 6), "n1r-1", "n1-1").play(MOVE)
    t.play("use axe-and-bow; through moria; use horn-of-gondor")
    assert t.s.corruption == 0
    assert len(t.fellowship()) == 7


# Words of event cards


def test_isildurs_bane_second_edition_is_not_lowered_but_the_draw_can_be_stopped() -> None:
    """[W25.19, W25.32]"""
    for staff, corruption in ((True, 0), (False, 3)):
        t = Table(shadow="event", free="event event", first="shadow", card_text="2")
        t.hold("shadow", "isildurs-bane").lay("free", "wizards-staff axe-and-bow")
        figure(t, "hollin")
        tiles(t, "n3-1")
        t.play("die event; play-card; play isildurs-bane")
        assert t.asks() == "before-tile"
        t.play("use wizards-staff" if staff else "no")
        assert t.s.corruption == corruption
        assert on_table(t, "axe-and-bow")


def test_foul_thing_takes_one_at_random() -> None:
    """[W25.22, W25.35]"""
    t = Table(shadow="event", free="event event", first="shadow")
    figure(t.hold("shadow", "foul-thing-from-the-deep"), "hollin")
    tiles(t, "n3-1").will_draw("companions", 3)
    t.play("die event; play-card; play foul-thing-from-the-deep")
    assert standing(t, "legolas") == OUT_OF_THE_GAME
    assert t.s.corruption == 1
    assert said(t, "war-companion-drawn", "who") == ["legolas"]


def test_nazgul_cards_leave_the_mouth_of_sauron_alone() -> None:
    """[W13.11, W13.14]"""
    t = Table(shadow="event", free="event event", first="shadow")
    t.put("mouth-of-sauron", "barad-dur").put("witch-king", "moria")
    figure(t.hold("shadow", "nazgul-search"), "hollin", 2)
    t.play("die event; play-card; play nazgul-search")
    assert t.asks() == "nazgul-flight"
    assert "goes witch-king" in t.options()
    assert "goes mouth-of-sauron" not in t.options()
    t.play("from barad-dur; to hollin; done")
    assert t.asks() == "path"
    t.play("here")
    assert t.s.revealed


def test_the_last_battle_keeps_the_die_that_was_spent_before_it_ended() -> None:
    """[W5.21, W40.14]"""
    t = walking(1, card_text="2").lay("free", "the-last-battle")
    figure(t, "hollin").will_roll("hunt", 6)
    tiles(t, "n0r-1")
    t.play(MOVE).play("here")
    assert not on_table(t, "the-last-battle")
    assert t.s.hunt_box[FREE] == 0


def test_the_breaking_and_the_lure() -> None:
    """[W24.5, W25.32, W37.14]"""
    t = Table(shadow="event event", free="event event event", first="shadow")
    t.hold("shadow", "the-breaking-of-the-fellowship lure-of-the-ring")
    figure(t, "hollin", revealed=True)
    tiles(t, "n2r-1")
    t.play("die event; play-card; play the-breaking-of-the-fellowship")
    assert t.asked() == 0
    t.play("separate gimli; separate meriadoc")
    assert t.force("hollin") == "gimli, meriadoc"
    assert t.s.hunt_box[SHADOW] == 0
    t.play("die event; spend-for-nothing")
    t.will_draw("companions", 0)
    t.play("die event; play-card; play lure-of-the-ring")
    assert t.asks() == "lure"
    assert t.options() == ["corruption", "eliminate gandalf-grey"]
    t.play("corruption")
    assert t.s.corruption == 3
