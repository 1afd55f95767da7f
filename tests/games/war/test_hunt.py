"""The Hunt: the roll, the tile, the damage. [W25, W40]"""

import pytest

from ringtable.games.war.box.components import (
    FREE,
    GIMLI,
    GOLLUM,
    IN_FELLOWSHIP,
    ON_THE_MAP,
    OUT_OF_THE_GAME,
    SHADOW,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILE_REMOVED,
)
from ringtable.games.war.hunt.columns import SUCCESSES
from ringtable.games.war.hunt.roll import rerolls
from ringtable.games.war.hunt.tiles import bring_into_play, draw, draw_another, finish_with_tiles
from tests.games.war.card_scenario import holding, play
from tests.games.war.ring_scenario import (
    at,
    causes,
    declare,
    figure,
    on_track,
    only,
    phase,
    pool,
    said,
    standing,
    tiles,
    walking,
    where,
)
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"


# The roll


def test_a_hunt_with_a_bonus_and_a_casualty() -> None:
    """[W-EX4, W25.1, W25.2, W25.3, W25.5, W25.6, W25.10, W25.11, W25.20, W25.22, W25.23, W5.21]"""
    t = walking(3, 1)
    t.will_roll("hunt", 2, 5, 6)
    tiles(t, "n3-1")
    t.play(MOVE)
    assert t.s.hunt[SUCCESSES] == 2
    t.play("casualty gimli")
    assert t.s.corruption == 1
    assert not t.s.revealed
    assert t.s.whereabouts[GIMLI] == OUT_OF_THE_GAME
    assert t.s.progress == 1
    assert t.s.hunt_box[FREE] == 2


def test_an_eye_counts_the_successes_and_reveals() -> None:
    """[W-EX5, W25.12, W25.14, W25.21]"""
    t = walking(3, 1)
    t.will_roll("hunt", 2, 5, 6)
    tiles(t, "eye-1")
    t.play(MOVE)
    t.play("ring")
    assert t.s.corruption == 2
    assert t.asks() == "path"
    t.play("through trollshaws")
    assert t.s.revealed


def test_without_dice_in_the_box_there_is_no_hunt() -> None:
    """[W25.4]"""
    t = walking(0, 2).play(MOVE)
    assert not t.facts("war-hunt-rolled")
    assert t.s.progress == 1
    assert t.s.hunt_box[FREE] == 3


def test_without_a_success_no_tile_is_drawn() -> None:
    """[W25.5, W40.2]"""
    t = walking(3)
    t.will_roll("hunt", 5, 5, 5)
    t.play(MOVE)
    assert len(t.facts("war-hunt-rolled")) == 1
    assert not t.facts("war-drew-tile")


def test_at_most_five_dice_are_rolled() -> None:
    """[W-EX7, W25.3]"""
    t = walking(7)
    t.will_roll("hunt", 1, 1, 1, 1, 1)
    t.play(MOVE)
    assert said(t, "war-hunt-rolled", "level") == [5]
    assert not t.facts("war-drew-tile")


def test_every_move_of_a_turn_adds_one_to_the_next_hunt() -> None:
    """[W-EX8, W25.6, W25.28, W23.3]"""
    t = walking(1, dice="character character character")
    t.will_roll("hunt", 1, 1, 1)
    t.play(MOVE).play(MOVE).play(MOVE)
    assert said(t, "war-hunt-rolled", "bonus") == [0, 1, 2]
    assert t.s.progress == 3


def test_a_natural_one_always_fails() -> None:
    """[W25.7]"""
    t = walking(1, 6)
    t.will_roll("hunt", 1)
    t.play(MOVE)
    assert said(t, "war-hunt-rolled", "successes") == [0]


@pytest.mark.parametrize(
    ("region", "army", "sources"),
    [
        ("moria", "sauron-regular 2, nazgul", 3),
        ("moria", "sauron-regular 2", 2),
        ("moria", "", 1),
        ("far-harad", "", 0),
        ("hollin", "sauron-regular 2", 1),
        ("hollin", "nazgul 3", 1),
        ("hollin", "", 0),
        ("lorien", "elves-regular", 0),
    ],
)
def test_what_lets_the_shadow_roll_again(region: str, army: str, sources: int) -> None:
    """[W25.8]"""
    t = figure(walking(5), region).army(region, army)
    t.s.hunt[14] = 5  # failed dice
    assert rerolls(t.s) == sources


def test_the_witch_king_is_a_nazgul_for_the_hunt() -> None:
    """[W25.8, W13.14]"""
    t = figure(walking(5), "hollin").put("witch-king", "hollin")
    t.s.hunt[14] = 5
    assert rerolls(t.s) == 1


def test_each_die_is_rolled_again_once() -> None:
    """[W-EX6, W25.8, W25.9, W25.34, W31.27]"""
    t = figure(walking(2), "moria").army("moria", "sauron-regular 2, nazgul")
    t.will_roll("hunt", 1, 4, 6, 3)
    tiles(t, "n1-1")
    t.play(MOVE)
    assert t.asks() == "hunt-reroll"
    assert t.asked() == 1
    assert t.options() == ["0", "1", "2"]
    t.play("2")
    assert t.s.hunt[SUCCESSES] == 1
    assert said(t, "war-hunt-rerolled", "successes") == [1]


def test_rerolls_get_the_same_bonus() -> None:
    """[W25.9]"""
    t = figure(walking(1, 1), "moria").army("moria")
    t.will_roll("hunt", 2, 5)
    tiles(t, "n1-1")
    t.play(MOVE).play("1")
    assert t.asks() == "meet-damage"


def test_the_shadow_may_let_the_dice_lie() -> None:
    """[W25.8, W37.7]"""
    t = figure(walking(1), "moria")
    t.will_roll("hunt", 2)
    t.play(MOVE).play("0")
    assert not t.facts("war-hunt-rerolled")
    assert t.s.progress == 1


# Tiles


@pytest.mark.parametrize(
    ("tile", "damage"), [("n3-1", 3), ("n2-1", 2), ("n1-1", 1), ("eye-1", 1), ("n0r-1", 0)]
)
def test_the_number_of_a_tile_is_the_damage(tile: str, damage: int) -> None:
    """[W25.11, W25.12, W25.26]"""
    t = walking(1)
    t.will_roll("hunt", 6)
    tiles(t, tile)
    t.play(MOVE)
    assert said(t, "war-damage", "n") == [damage]
    if damage:
        t.play("ring")
    assert t.s.corruption == damage


def test_damage_zero_takes_nobody() -> None:
    """[W25.26]"""
    t = figure(walking(1), "hollin")
    t.will_roll("hunt", 6)
    tiles(t, "n0r-1")
    t.play(MOVE)
    assert t.asks() == "path"
    assert len(t.fellowship()) == 7
    assert t.s.corruption == 0


def test_a_tile_below_zero_heals_not_below_zero() -> None:
    """[W25.15, W26.6]"""
    for corruption, left in ((3, 1), (1, 0)):
        t = on_track(walking(1))
        t.s.corruption = corruption
        bring_into_play(t.s, t.s.pack.tile_named["phial-of-galadriel"], "phial-of-galadriel")
        tiles(t, "phial-of-galadriel")
        t.play(MOVE)
        assert t.s.corruption == left
        assert t.s.circle == 1


def test_a_die_on_a_tile_is_rolled() -> None:
    """[W25.16, W25.33]"""
    t = on_track(walking())
    bring_into_play(t.s, t.s.pack.tile_named["shelobs-lair"], "shelobs-lair")
    tiles(t, "shelobs-lair").will_roll("hunt", 5)
    t.play(MOVE).play("ring")
    assert t.s.corruption == 5


def test_drawn_tiles_stay_out_until_the_pool_is_empty() -> None:
    """[W25.17, W25.29]"""
    t = walking(1)
    for tile in range(1, 16):
        t.s.tiles[tile] = TILE_DRAWN
    t.s.tiles[3] = TILE_REMOVED
    t.will_roll("hunt", 6).will_draw("tiles", 0)
    t.play(MOVE).play("ring; through trollshaws")
    assert len(pool(t)) == 15
    assert t.s.tiles[3] == TILE_REMOVED
    assert causes(t, "war-pool-filled") == ["W25.17"]


def test_the_second_tile_of_an_effect_comes_from_a_refilled_pool() -> None:
    """[W-EX50, W25.29, W40.5]"""
    t = walking(1)
    for tile in range(1, 16):
        t.s.tiles[tile] = TILE_DRAWN
    t.s.hunt[4] = draw(t.s, "W25.10") + 1
    assert t.s.hunt[4] == 1
    draw_another(t.s)
    assert t.s.hunt[4] != 1
    finish_with_tiles(t.s)
    assert len(pool(t)) == 15
    assert t.s.tiles[0] == TILE_IN_POOL


def test_special_tiles_never_return_by_themselves() -> None:
    """[W25.17]"""
    t = on_track(walking())
    bring_into_play(t.s, t.s.pack.tile_named["elven-rope"], "elven-rope")
    for tile in range(16):
        t.s.tiles[tile] = TILE_DRAWN
    t.play(MOVE)
    assert "elven-rope" not in pool(t)
    assert len(pool(t)) == 16


def test_special_tiles_wait_for_the_mordor_track() -> None:
    """[W25.18]"""
    t = walking()
    bring_into_play(t.s, t.s.pack.tile_named["elven-rope"], "elven-rope")
    assert "elven-rope" not in pool(t)
    assert causes(t, "war-tile-in-play") == ["elven-rope"]
    on_track(t)
    bring_into_play(t.s, t.s.pack.tile_named["elven-cloaks"], "elven-cloaks")
    assert "elven-cloaks" in pool(t)


# The Ring or a casualty


def drawn(tile: str, *fellowship: str, **more: str) -> Table:
    """A Hunt with one success has drawn this tile."""
    t = walking(1, **more)
    if fellowship:
        only(t, *fellowship)
    t.will_roll("hunt", 6)
    tiles(t, tile)
    return t.play(MOVE)


def test_any_companion_may_be_the_casualty() -> None:
    """[W25.22, W31.10]"""
    t = drawn("n1-1")
    assert t.asked() == 0
    assert t.options() == ["ring", *[f"casualty {one}" for one in t.fellowship()]]


def test_a_casualty_falls_even_if_the_damage_is_small() -> None:
    """[W25.24, W25.25]"""
    t = drawn("n1-1").play("casualty gandalf-grey")
    assert standing(t, "gandalf-grey") == OUT_OF_THE_GAME
    assert t.s.corruption == 0
    assert len(t.fellowship()) == 6


def test_second_edition_takes_the_guide_or_one_at_random() -> None:
    """[W25.22, W37.16]"""
    t = drawn("n3-1", "strider", "legolas", "gimli", hunt_casualty="guide_or_random")
    assert t.options() == ["ring", "casualty strider", "casualty at random"]
    assert t.why_not("casualty gimli") == "W25.22"
    t.will_draw("companions", 2).play("casualty at random")
    assert standing(t, "gimli") == OUT_OF_THE_GAME
    assert t.s.corruption == 1


def test_second_edition_with_two_companions_and_with_one() -> None:
    """[W25.22]"""
    t = drawn("n3-1", "gimli", "peregrin", hunt_casualty="guide_or_random")
    assert t.options() == ["ring", "casualty gimli", "casualty at random"]
    t.will_draw("companions", 1).play("casualty at random")
    assert t.s.corruption == 2
    assert t.asks() == "driven-to"  # a hobbit drawn at random is taken alive as well
    t = drawn("n3-1", "gimli", hunt_casualty="guide_or_random")
    assert t.options() == ["ring", "casualty gimli"]


def test_without_companions_only_the_ring_is_left() -> None:
    """[W22.8, W22.9, W25.21]"""
    t = drawn("n3-1", "nobody")
    assert t.s.guide == GOLLUM
    assert t.options() == ["gollum reveals", "enough"]
    t.play("enough")
    assert t.s.corruption == 3


def test_gollum_is_never_a_casualty() -> None:
    """[W22.9]"""
    t = drawn("n1-1", "gimli")
    assert t.why_not("character:gollum") == "W22.9"
    assert t.why_not("character:boromir") == "W25.22"


def test_corruption_twelve_ends_everything_before_the_reveal() -> None:
    """[W25.36, W26.2, W28.2, W40.10]"""
    t = walking(1)
    t.s.corruption = 11
    t.will_roll("hunt", 6)
    tiles(t, "n2r-1")
    t.play(MOVE).play("ring")
    assert t.asks() == "ring-lost"
    assert t.s.corruption == 12
    assert not t.s.revealed


def test_the_next_guide_is_asked_for_after_a_casualty() -> None:
    """[W22.5, W22.6, W37.11, W40.9]"""
    t = drawn("n1-1", "strider", "boromir", "gimli", "meriadoc").play("casualty strider")
    assert t.asks() == "guide"
    assert t.options() == ["guide boromir", "guide gimli"]
    assert t.why_not("character:meriadoc") == "W22.4"
    t.play("guide gimli")
    assert t.s.guide == GIMLI


def test_second_edition_asks_for_a_guide_whenever_somebody_leaves() -> None:
    """[W22.6, W37.16]"""
    t = drawn("n1-1", "boromir", "gimli", "meriadoc", guide_change="any_leaves")
    t.play("casualty meriadoc")
    assert t.asks() == "guide"
    t = drawn("n1-1", "boromir", "gimli", "meriadoc")
    t.play("casualty meriadoc; to trollshaws")
    assert t.asks() != "guide"


# Hobbits and Gollum


def test_a_hobbit_who_guides_leaves_and_is_placed_afterwards() -> None:
    """[W29.5, W29.14, W40.11, W25.35]"""
    t = drawn("n2-1", "meriadoc", "peregrin")
    assert t.options() == ["leaves meriadoc", "enough"]
    t.play("leaves meriadoc")
    assert t.options() == ["leaves peregrin", "enough"]
    t.play("leaves peregrin")
    assert t.s.corruption == 0
    assert t.s.guide == GOLLUM
    assert t.asks() == "driven-to"
    t.play("to hollin")
    assert where(t, "meriadoc") == where(t, "peregrin") == "hollin"
    assert not t.facts("war-casualty")


def test_the_hobbits_are_placed_before_the_reveal() -> None:
    """[W40.11, W40.12]"""
    t = drawn("n1r-1", "meriadoc", "peregrin").play("leaves meriadoc")
    assert t.asks() == "driven-to"
    t.play("to hollin")
    assert t.asks() == "path"


def test_a_casualty_then_the_guide() -> None:
    """[W-EX49, W25.31, W40.9]"""
    t = drawn("n3-1", "boromir", "meriadoc", "peregrin").play("casualty boromir")
    t.play("guide meriadoc")
    assert t.asks() == "lower-damage"
    t.play("leaves meriadoc")
    assert t.s.corruption == 0
    t.play("to rivendell")
    assert where(t, "meriadoc") == "rivendell"
    assert standing(t, "peregrin") == IN_FELLOWSHIP


def test_a_hobbit_is_taken_alive() -> None:
    """[W29.6, W24.2, W40.10, W40.11]"""
    t = figure(walking(1), "hollin", 1)
    t.will_roll("hunt", 6)
    tiles(t, "n3-1")
    t.play(MOVE).play("casualty peregrin")
    assert t.asks() == "driven-to"
    assert "to moria" in t.options()
    assert "to lorien" not in t.options()  # he must stop in Moria
    assert t.s.corruption == 2  # the damage is met before he is placed
    t.play("to high-pass")
    assert standing(t, "peregrin") == ON_THE_MAP


def test_hobbits_who_left_against_one_tile_are_one_group() -> None:
    """One is taken alive, then the other guides and leaves. [W25.31, W29.14, W40.9, W40.11]"""
    t = only(figure(walking(1), "hollin", 1), "meriadoc", "peregrin")
    tiles(t.will_roll("hunt", 6), "n3-1").play(MOVE)
    t.play("enough; casualty meriadoc")
    t.play("leaves peregrin; enough")  # Gollum could lower it too
    assert t.s.corruption == 1
    t.play("to moria")
    assert where(t, "meriadoc") == where(t, "peregrin") == "moria"


def test_other_companions_are_not_taken_alive() -> None:
    """[W29.6]"""
    t = drawn("n1-1").play("casualty strider")
    assert standing(t, "strider") == OUT_OF_THE_GAME


def test_gollum_stops_the_icon_of_a_standard_number() -> None:
    """[W29.13, W29.15]"""
    t = drawn("n1r-1", "nobody").play("enough")
    assert not t.s.revealed
    t = drawn("eye-1", "nobody")
    assert t.asks() == "path"  # the damage has become corruption
    t = drawn("n0r-1", "nobody")
    assert not t.s.revealed


def test_gollum_shows_the_fellowship_for_one_damage() -> None:
    """[W29.13, W29.15, W23.25]"""
    t = drawn("n2-1", "nobody").play("gollum reveals")
    assert t.s.corruption == 1  # once for a tile
    assert t.asks() == "path"
    t.play("through trollshaws")
    assert t.s.revealed


def test_gollum_cannot_show_what_the_tile_reveals() -> None:
    """[W29.13]"""
    t = figure(walking(1), "hollin")
    only(t, "nobody")
    t.will_roll("hunt", 6)
    tiles(t, "eye-1")
    t.play(MOVE)
    assert t.asks() == "path"
    assert t.s.corruption == 1


def test_gollum_who_became_guide_during_the_tile_stops_its_icon() -> None:
    """[W29.15]"""
    t = drawn("n1r-1", "gimli").play("casualty gimli")
    assert t.s.guide == GOLLUM
    assert not t.s.revealed


# Tiles for strongholds on the way


def revealed_by(tile: str, progress: int, *after: str, **more: str) -> Table:
    """A tile of 0 reveals the Fellowship, from Rivendell."""
    t = figure(walking(1, **more), "rivendell", progress - 1)
    t.will_roll("hunt", 6)
    tiles(t, tile, *after)
    return t.play(MOVE)


def test_a_path_through_moria_draws_a_tile_and_another_does_not() -> None:
    """[W-EX23, W23.16, W23.17, W25.13, W25.27, W40.12]"""
    t = revealed_by("n0r-1", 3)
    t.play("through fords-of-bruinen; through high-pass; through goblins-gate")
    assert len(t.facts("war-drew-tile")) == 1
    t = revealed_by("n0r-1", 3, "eye-1")
    t.play("through fords-of-bruinen; through hollin; through moria")
    assert len(t.facts("war-drew-tile")) == 2
    assert t.s.corruption == 0
    assert at(t) == "moria"


def test_the_tile_of_the_stronghold_hurts() -> None:
    """[W23.16, W23.18]"""
    t = revealed_by("n1r-1", 3, "n3-1").play("ring")
    t.play("through fords-of-bruinen; through hollin; through moria")
    assert t.asks() == "meet-damage"
    t.play("ring")
    assert t.s.corruption == 4
    assert t.s.hunt_box[FREE] == 1


def test_staying_in_a_shadow_stronghold_draws_a_tile() -> None:
    """[W23.16]"""
    t = figure(walking(1), "moria").army("moria")
    t.will_roll("hunt", 6)
    tiles(t, "n0r-1", "n0r-2")
    t.play(MOVE).play("here")
    assert len(t.facts("war-drew-tile")) == 2


def test_second_edition_draws_one_tile_for_each_stronghold() -> None:
    """[W23.16]"""
    for value, drawn_tiles in (("one", 2), ("each", 3)):
        t = figure(walking(1, stronghold_tiles=value), "moria", 3).army("moria")
        t.will_roll("hunt", 6)
        tiles(t, "n0r-1", "n0r-2", "eye-1")
        t.play(MOVE)
        t.play("through dimrill-dale; through south-anduin-vale; through dol-guldur; here")
        assert len(t.facts("war-drew-tile")) == drawn_tiles


def test_a_captured_stronghold_is_no_shadow_stronghold() -> None:
    """[W23.16]"""
    t = figure(walking(1), "moria").army("moria").captured("moria")
    t.will_roll("hunt", 6)
    tiles(t, "n0r-1")
    t.play(MOVE)
    t.play("through hollin")
    assert len(t.facts("war-drew-tile")) == 1


def test_the_tile_of_a_move_shows_in_the_log_with_its_cause() -> None:
    """[W36.8]"""
    t = drawn("n1-1").play("ring")
    assert causes(t, "war-drew-tile") == ["W25.10"]
    assert causes(t, "war-corrupted") == ["W25.21"]
    assert said(t, "war-corrupted", "corruption") == [1]
    t = drawn("n3-1").play("casualty gimli")
    assert causes(t, "war-corrupted") == ["W25.23"]


def test_every_further_tile_tells_why_it_is_drawn() -> None:
    """A stronghold on the way, a move on the track, a card. [W36.8, W40.1]"""
    t = figure(walking(1), "hollin", 1).will_roll("hunt", 6)
    tiles(t, "n0r-1", "n1-1")
    t.play(MOVE)
    t.play("through moria; here; ring")
    assert causes(t, "war-drew-tile") == ["W25.10", "W23.16"]
    t = on_track(walking(2))
    tiles(t, "n1-1")
    t.play(MOVE)
    assert causes(t, "war-drew-tile") == ["W27.6"]
    t = figure(holding("orc-patrol"), "hollin", 1)
    tiles(t, "n1-1")
    play(t, "orc-patrol")
    assert causes(t, "war-drew-tile") == ["orc-patrol"]
    t = phase("hollin", 3).lay("shadow", "balrog-of-moria")
    tiles(t, "n1-1")
    declare(t, "moria", "dimrill-dale", "lorien").play("use balrog-of-moria")
    assert causes(t, "war-drew-tile") == ["balrog-of-moria"]


def test_a_hunt_roll_of_a_card_tells_so_and_the_next_one_does_not() -> None:
    """[W36.8, W40.1]"""
    t = figure(holding("the-nazgul-strike", enemy="character"), "hollin", 1)
    t.army("hollin", "nazgul 1")
    t.s.hunt_box[SHADOW] = 1
    t.will_roll("hunt", 2, 2)
    play(t, "the-nazgul-strike", "done; hunt; 1")
    t.will_roll("hunt", 2)
    t.play(MOVE)
    assert causes(t, "war-hunt-rolled") == ["the-nazgul-strike", "W25.3"]


def test_the_leading_players_decide_in_a_team() -> None:
    """[W31.10, W31.27]"""
    t = figure(walking(1, seats="4", enemy="army"), "moria")
    t.s.leading[FREE] = 1
    t.s.leading[SHADOW] = 3
    t.will_roll("hunt", 2, 6)
    tiles(t, "n1-1")
    t.play(MOVE)
    assert t.asked() == 3
    t.play("1")
    assert t.asked() == 1
