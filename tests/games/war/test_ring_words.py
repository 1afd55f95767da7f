"""Words of event cards about the Ring, characters and politics. [W9, W13.23, W24.9, W25.30]"""

import pytest

from ringtable.games.war.box.components import (
    DWARVES,
    OUT_OF_THE_GAME,
    ROHAN,
    SAURON,
    TILE_DRAWN,
    TILE_REMOVED,
)
from ringtable.games.war.hunt.tiles import bring_into_play
from tests.games.war.ring_scenario import (
    at,
    causes,
    figure,
    on_track,
    only,
    pool,
    said,
    standing,
    tiles,
    where,
)
from tests.games.war.scenario import Table


def free(card: str, **more: str) -> Table:
    """The Free Peoples hold a card and an Event die."""
    return Table(free="event event", shadow="army", hand=f"free: {card}", **more)


def shadow(card: str, **more: str) -> Table:
    return Table(shadow="event", free="event event", first="shadow", hand=f"shadow: {card}", **more)


def play(t: Table, card: str) -> Table:
    return t.play(f"die event; play-card; play {card}")


def may_play(t: Table) -> bool:
    return "play-card" in t.play("die event").options()


# Healing and corruption


def test_healing_at_corruption_zero_is_refused() -> None:
    """[W-EX53, W9.26]"""
    for card in ("bilbos-song", "athelas"):
        assert not may_play(free(card))
        t = free(card)
        t.s.corruption = 1
        assert may_play(t.again())
    t = free("there-is-another-way")
    only(t, "nobody")
    assert may_play(t)


def test_athelas_heals_by_dice() -> None:
    """[W26.6, W36.8]"""
    t = free("athelas")
    t.s.corruption = 3
    play(t.again().will_roll("card-dice", 5, 4, 6), "athelas")
    assert t.s.corruption == 1
    assert said(t, "war-card-rolled", "dice") == ["5 4 6"]
    assert causes(t, "war-healed") == ["athelas"]


def test_gollum_hides_or_moves_by_a_card_without_a_die_for_the_box() -> None:
    """[W23.1, W5.21]"""
    t = free("there-is-another-way")
    only(t, "nobody")
    play(t, "there-is-another-way").play("move")
    assert t.s.progress == 1
    assert list(t.s.hunt_box) == [0, 0]


# Companions


def test_separation_by_a_card_goes_further_and_heals() -> None:
    """[W24.1, W24.2]"""
    t = figure(free("i-will-go-alone"), "rivendell", 1)
    t.s.corruption = 2
    play(t.again(), "i-will-go-alone").play("separate gimli; done")
    assert t.s.n == 4
    t.play("to moria")
    assert t.s.corruption == 1


def test_on_the_track_a_separated_companion_falls() -> None:
    """[W24.5, W27.11, W27.12]"""
    t = on_track(free("i-will-go-alone"))
    t.s.corruption = 2
    play(t.again(), "i-will-go-alone").play("separate peregrin")
    assert standing(t, "peregrin") == OUT_OF_THE_GAME
    assert t.s.corruption == 1


@pytest.mark.parametrize("way", ["separate", "move"])
def test_gwaihir_carries_into_a_siege(way: str) -> None:
    """[W24.9, W13.7]"""
    t = figure(free("gwaihir-the-windlord"), "dimrill-dale", 0)
    t.put("gimli", "dimrill-dale").put("boromir", "dimrill-dale")
    t.army("lorien", "elves-regular, sauron-regular 3").siege("lorien")
    play(t, "gwaihir-the-windlord").play(way)
    t.play("separate legolas; done" if way == "separate" else "goes gimli; with boromir")
    assert "to lorien" in t.options()
    t.play("to lorien")
    assert where(t, "legolas" if way == "separate" else "boromir") == "lorien"


def test_nobody_is_carried_out_of_a_siege_or_through_one() -> None:
    """[W24.9]"""
    t = free("gwaihir-the-windlord").put("gimli", "lorien")
    only(t, "nobody").put("gimli", "lorien")
    t.army("lorien", "elves-regular, sauron-regular 3").siege("lorien")
    assert not may_play(t)
    t = free("gwaihir-the-windlord")
    only(t, "nobody").put("gimli", "tower-hills")
    t.army("grey-havens", "elves-regular, sauron-regular 3").siege("grey-havens")
    play(t, "gwaihir-the-windlord")
    assert "to grey-havens" in t.options()
    assert "to forlindon" not in t.options()


def test_we_prove_the_swifter_adds_two_regions() -> None:
    """[W13.2, W24.2]"""
    t = free("we-prove-the-swifter")
    only(t, "nobody").put("gimli", "bree")
    play(t, "we-prove-the-swifter")
    bree = t.s.pack.region_named["bree"]
    farthest = max(
        t.s.map.distance[bree][t.s.pack.region_named[text.removeprefix("to ")]]
        for text in t.options()
    )
    assert farthest == 4


# Tiles


def test_challenge_of_the_king_removes_eyes() -> None:
    """[W25.30, W25.33, W29.12]"""
    t = free("challenge-of-the-king").put("strider", "minas-tirith")
    tiles(t, "eye-1", "n3-1", "eye-3")
    play(t, "challenge-of-the-king")
    assert t.s.tiles[t.s.pack.tile_named["eye-1"]] == TILE_REMOVED
    assert t.s.tiles[t.s.pack.tile_named["eye-3"]] == TILE_REMOVED
    assert "n3-1" in pool(t)
    assert where(t, "strider") == "minas-tirith"


@pytest.mark.parametrize("king", ["strider", "aragorn"])
def test_three_eyes_are_his_end(king: str) -> None:
    """[W25.33, W29.12, W3.17]"""
    t = free("challenge-of-the-king").put(king, "minas-tirith")
    tiles(t, "eye-1", "eye-2", "eye-3")
    play(t, "challenge-of-the-king")
    assert standing(t, king) == OUT_OF_THE_GAME
    assert len(pool(t)) == 16


def test_too_few_tiles_are_filled_up_without_those_drawn() -> None:
    """[W25.30, W25.29]"""
    t = free("challenge-of-the-king").put("strider", "minas-tirith")
    for tile in range(16):
        t.s.tiles[tile] = TILE_DRAWN
    t.s.tiles[t.s.pack.tile_named["eye-1"]] = 2  # the only tile of the pool
    t.will_draw("tiles", 0, 0, 0)  # then, of the fifteen others, Eyes
    play(t, "challenge-of-the-king")
    assert said(t, "war-drew-tile", "tile") == ["eye", "eye", "eye"]
    assert standing(t, "strider") == OUT_OF_THE_GAME
    assert len(pool(t)) == 16


def test_a_stop_icon_of_a_cards_tile_means_nothing() -> None:
    """[W27.19, W40.1]"""
    t = on_track(shadow("orc-patrol"), 2)
    bring_into_play(t.s, t.s.pack.tile_named["on-on-they-went"], "on-on-they-went")
    tiles(t, "on-on-they-went")
    play(t, "orc-patrol").play("ring")
    assert not t.facts("war-track-stop")
    assert t.s.circle == 2
    assert t.s.corruption == 3


@pytest.mark.parametrize("tile", ["eye-1", "elven-rope"])
def test_orc_patrol_ignores_eyes_and_blue_tiles(tile: str) -> None:
    """[W40.4, W25.13]"""
    t = on_track(shadow("orc-patrol"))
    if tile == "elven-rope":
        bring_into_play(t.s, t.s.pack.tile_named[tile], tile)
    tiles(t, tile)
    play(t, "orc-patrol")
    assert len(t.facts("war-tile-ignored")) == 1
    assert tile not in pool(t)
    assert not t.s.revealed


def test_what_a_tile_is_drawn_for_decides_what_an_eye_counts() -> None:
    """[W40.1, W40.6, W25.12, W25.13]"""
    t = shadow("the-nazgul-strike")
    figure(t, "hollin", 1)
    t.s.hunt_box[1] = 2
    t.again().will_roll("hunt", 6, 6)
    tiles(t, "eye-1")
    play(t, "the-nazgul-strike").play("from morannon; to hollin; done; hunt")
    t.play("ring")
    assert t.s.corruption == 2


def test_no_casualty_for_isildurs_bane() -> None:
    """[W40.8]"""
    t = figure(shadow("isildurs-bane"), "hollin")
    tiles(t, "n2-1")
    play(t, "isildurs-bane")
    assert t.s.corruption == 2
    assert len(t.fellowship()) == 7


# The figure, Nazgûl, a reveal


def test_cruel_weather_moves_the_figure_alone() -> None:
    """[W22.1, W22.3, W23.22]"""
    t = figure(shadow("cruel-weather"), "minas-morgul", 2)
    play(t, "cruel-weather")
    assert t.options() == ["to north-ithilien", "to south-ithilien"]
    assert t.why_not("region:gorgoroth") == "W23.22"
    t.play("to north-ithilien")
    assert at(t) == "north-ithilien"
    assert t.s.progress == 2
    assert not t.s.revealed


def test_with_progress_zero_the_figure_of_a_reveal_stays() -> None:
    """[W23.13, W23.11]: possible with progress 0 alone, as on a declaration by way of Moria."""
    t = figure(shadow("orc-patrol"), "hollin", 0)
    tiles(t, "n0r-1")
    play(t, "orc-patrol")
    assert t.s.revealed
    assert at(t) == "hollin"


def test_a_nazgul_flies_by_a_card_and_then_marches() -> None:
    """[W-EX54, W13.23]"""
    t = shadow("the-ringwraiths-are-abroad").at_war("sauron")
    play(t, "the-ringwraiths-are-abroad").play("from morannon; to moria; done; march")
    t.play("from moria; to hollin; all")
    assert t.force("hollin") == "sauron-regular 2, sauron-nazgul"


def test_the_witch_king_is_sent_from_anywhere() -> None:
    """[W13.14]"""
    t = shadow("return-of-the-witch-king").put("witch-king", "minas-morgul")
    play(t, "return-of-the-witch-king")
    assert where(t, "witch-king") == "angmar"
    assert said(t, "war-travelled", "to") == ["angmar"]


# Politics


def test_a_companion_in_erebor_takes_the_dwarves_to_war() -> None:
    """[W21.10, W21.13]"""
    t = free("book-of-mazarbul").put("gimli", "dale")
    play(t, "book-of-mazarbul").play("goes gimli; to erebor")
    assert t.s.at_war >> DWARVES & 1


def test_wormtongue_makes_waking_rohan_impossible() -> None:
    """[W9.26, W21.10]"""
    t = free("wisdom-of-elrond").put("saruman", "orthanc").lay("shadow", "wormtongue")
    t.politics("rohan", 1, False)
    play(t, "wisdom-of-elrond")
    assert "choose rohan" not in t.options()
    assert not t.s.active >> ROHAN & 1


@pytest.mark.parametrize(("option", "step"), [("attacks", 1), ("attacks_and_ents_dead", 0)])
def test_which_cards_are_attacks_for_politics(option: str, step: int) -> None:
    """[W21.12]"""
    t = free("the-ents-awake-treebeard", card_politics=option)
    t.put("saruman", "orthanc").put("gandalf-white", "fangorn")
    t.army("orthanc", "sauron-regular 5").will_roll("card-dice", 1, 1, 1)
    play(t, "the-ents-awake-treebeard")
    assert t.s.step[SAURON] == step


def test_companions_of_the_fellowship_are_with_the_ring_bearers() -> None:
    """[W22.2, W27.4]: none of them is on the map, and on the track progress is not used."""
    t = on_track(Table(free="character character"))
    assert not t.s.abroad
    assert len(t.fellowship()) == 7
    tiles(t, "n0r-1")
    t.play("die character; move-fellowship")
    assert t.s.progress == 0
