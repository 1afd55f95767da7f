"""The Character deck of the Free Peoples, card by card, in printed order."""

import pytest

from ringtable.games.war.box.components import (
    CHARACTERS,
    FREE,
    FREE_CHARACTER,
    FREE_STRATEGY,
    MERIADOC,
    OUT_OF_THE_GAME,
    SHADOW,
    TILE_ASIDE,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILE_REMOVED,
    TILE_WAITING,
)
from ringtable.games.war.box.places import REGIONS
from tests.games.war.card_coverage import about
from tests.games.war.card_scenario import (
    active,
    corrupted,
    holding,
    left_on_table,
    over,
    places,
    play,
    refused,
    step,
)
from tests.games.war.ring_scenario import (
    figure,
    on_track,
    only,
    pool,
    said,
    standing,
    tiles,
    walking,
    where,
)
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"

# The four blue tiles

BLUE = [
    ("elven-cloaks", "elven-cloaks"),
    ("elven-rope", "elven-rope"),
    ("phial-of-galadriel", "phial-of-galadriel"),
    ("smeagol-helps-nice-master", "smeagol-helps"),
]


@about(*[card for card, _ in BLUE])
@pytest.mark.parametrize(("card", "tile"), BLUE)
def test_a_blue_tile_waits_for_the_mordor_track(card: str, tile: str) -> None:
    """In play, not in the pool; the card is discarded. [W25.18, W9.10]"""
    t = holding(card, dice="character event")
    number = t.s.pack.tile_named[tile]
    assert t.s.tiles[number] == TILE_ASIDE
    play(t, card, die="character")
    assert t.s.tiles[number] == TILE_WAITING
    assert tile not in pool(t)
    assert not left_on_table(t, card)
    assert t.s.discard >> t.card(card) & 1


@about(*[card for card, _ in BLUE])
@pytest.mark.parametrize(("card", "tile"), BLUE)
def test_a_blue_tile_joins_the_pool_on_the_track(card: str, tile: str) -> None:
    """[W25.18]"""
    t = play(on_track(holding(card)), card)
    assert t.s.tiles[t.s.pack.tile_named[tile]] == TILE_IN_POOL


# Cards for the Hunt


def hunted(tile: str, *after: str, lying: str, **more: str) -> Table:
    """A Hunt with one success draws this tile while a card lies on the table."""
    t = walking(1, **more).lay("free", lying).will_roll("hunt", 6)
    return tiles(t, tile, *after).play(MOVE)


@about("mithril-coat-and-sting")
def test_mithril_coat_lies_down_without_a_need() -> None:
    """[W9.10, W9.11]"""
    t = play(holding("mithril-coat-and-sting", dice="character event"), "mithril-coat-and-sting")
    assert left_on_table(t, "mithril-coat-and-sting")
    assert t.held("free") == []


@about("mithril-coat-and-sting")
def test_mithril_coat_may_be_kept() -> None:
    """[W9.14, W40.5]"""
    t = hunted("n3-1", lying="mithril-coat-and-sting")
    assert t.asks() == "on-tile"
    t.play("no; ring")
    assert t.s.corruption == 3
    assert left_on_table(t, "mithril-coat-and-sting")


@about("mithril-coat-and-sting")
def test_mithril_coat_changes_the_tile_before_its_die_is_rolled() -> None:
    """The first tile goes back, only the second is resolved. [W40.5]"""
    t = on_track(walking(), 1).lay("free", "mithril-coat-and-sting")
    t.s.tiles[t.s.pack.tile_named["shelobs-lair"]] = TILE_IN_POOL
    tiles(t, "shelobs-lair", "n2-1").play(MOVE)
    t.play("use mithril-coat-and-sting; ring")
    assert t.s.corruption == 2
    assert t.s.circle == 2
    assert "shelobs-lair" in pool(t)


@about("axe-and-bow", "horn-of-gondor", "wizards-staff")
@pytest.mark.parametrize(
    ("card", "needs"),
    [
        ("axe-and-bow", ("gimli",)),
        ("axe-and-bow", ("legolas",)),
        ("horn-of-gondor", ("boromir",)),
        ("wizards-staff", ("gandalf-grey",)),
    ],
)
def test_a_companion_of_the_fellowship_is_needed(card: str, needs: tuple[str, ...]) -> None:
    """[W9.8]"""
    assert refused(only(holding(card), *needs), card) == ""
    assert refused(only(holding(card), "strider", "meriadoc"), card) == "W9.8"
    abroad = only(holding(card), "strider")
    for one in needs:
        abroad.put(one, "bree")
    assert refused(abroad, card) == "W9.8"


@about("axe-and-bow", "horn-of-gondor")
@pytest.mark.parametrize("card", ["axe-and-bow", "horn-of-gondor"])
def test_one_damage_less(card: str) -> None:
    """[W40.7]"""
    t = hunted("n2-1", lying=card)
    assert t.asks() == "lower-damage"
    t.play(f"use {card}; ring")
    assert t.s.corruption == 1
    assert not left_on_table(t, card)
    nothing = hunted("n0r-1", lying=card)
    assert left_on_table(nothing, card)
    assert nothing.asks() != "lower-damage"


@about("axe-and-bow", "horn-of-gondor", "wizards-staff")
def test_the_card_is_lost_with_the_last_of_its_companions() -> None:
    """Axe and Bow with both of them. [W9.12, W1.9]"""
    t = walking(dice="character character character").lay("free", "axe-and-bow horn-of-gondor")
    t.lay("free", "wizards-staff")
    t.play("die character; separate; separate gimli; done; to trollshaws")
    assert left_on_table(t, "axe-and-bow")
    t.s.to_act = FREE
    t.first("free").play(
        "die character; separate; separate boromir; separate legolas; done; to trollshaws"
    )
    assert not left_on_table(t, "axe-and-bow")
    assert not left_on_table(t, "horn-of-gondor")
    t.first("free").play("die character; separate; separate gandalf-grey; done; to trollshaws")
    assert not left_on_table(t, "wizards-staff")


@about("axe-and-bow", "horn-of-gondor", "wizards-staff")
@pytest.mark.parametrize(
    ("card", "keepers"),
    [
        ("axe-and-bow", ["legolas", "gimli"]),
        ("horn-of-gondor", ["boromir"]),
        ("wizards-staff", ["gandalf-grey"]),
    ],
)
def test_each_of_its_companions_keeps_a_card_and_nobody_else(card: str, keepers: list[str]) -> None:
    """One of the seven is left after a hobbit has gone. [W9.12]"""
    kept = []
    for one in CHARACTERS[: MERIADOC + 1]:
        t = only(walking().lay("free", card), one, "peregrin")
        t.play("die character; separate; separate peregrin; done; to trollshaws")
        if left_on_table(t, card):
            kept.append(one)
    assert kept == keepers


@about("wizards-staff")
def test_wizards_staff_saves_a_tile_of_a_card() -> None:
    """Tiles of W25.32: a card that resolves like a successful Hunt. [W25.32, W40.3]"""
    t = figure(holding("orc-patrol"), "hollin").lay("free", "wizards-staff")
    play(t, "orc-patrol")
    assert (t.asks(), t.asked()) == ("before-tile", FREE)
    t.play("use wizards-staff")
    assert len(pool(t)) == 16
    assert not left_on_table(t, "wizards-staff")


@about("wizards-staff")
def test_wizards_staff_has_no_word_for_the_breaking() -> None:
    """[W25.32]"""
    t = figure(holding("the-breaking-of-the-fellowship"), "hollin", 0, True)
    t.lay("free", "wizards-staff mithril-coat-and-sting")
    play(tiles(t, "n0r-1"), "the-breaking-of-the-fellowship")
    assert left_on_table(t, "wizards-staff")
    assert left_on_table(t, "mithril-coat-and-sting")


# Healing


@about("athelas")
@pytest.mark.parametrize(("guide", "healed"), [("gandalf-grey", 1), ("strider", 3)])
def test_athelas(guide: str, healed: int) -> None:
    """Each 5 heals, with Strider as guide each 3. [W26.6]"""
    t = corrupted(holding("athelas", dice="character event"), 5)
    only(t, guide).will_roll("card-dice", 3, 4, 5)
    play(t, "athelas", die="character")
    assert said(t, "war-card-rolled", "dice") == ["3 4 5"]
    assert t.s.corruption == 5 - healed


@about("athelas")
def test_athelas_with_strider_misses_on_two_and_stops_at_zero() -> None:
    """[W26.6]"""
    t = only(corrupted(holding("athelas"), 1), "strider")
    play(t.will_roll("card-dice", 2, 6, 6), "athelas")
    assert t.s.corruption == 0
    t = corrupted(holding("athelas"), 2)  # Strider in the Fellowship, but not as guide
    play(t.will_roll("card-dice", 4, 4, 4), "athelas")
    assert t.s.corruption == 2


@about("there-is-another-way")
def test_there_is_another_way_heals_and_gollum_may_do_more() -> None:
    """[W26.6, W9.28]"""
    t = corrupted(holding("there-is-another-way", dice="character event"), 2)
    play(t, "there-is-another-way", die="character")
    assert (t.s.corruption, t.s.progress) == (1, 0)
    t = only(corrupted(holding("there-is-another-way"), 2), "nobody")
    play(t, "there-is-another-way")
    assert t.options() == ["move", "no"]
    t.play("no")
    assert (t.s.corruption, t.s.progress) == (1, 0)
    t = figure(only(corrupted(holding("there-is-another-way"), 2), "nobody"), "hollin", 0, True)
    play(t, "there-is-another-way")
    assert t.options() == ["hide", "no"]
    t.play("hide")
    assert not t.s.revealed


@about("there-is-another-way")
def test_there_is_another_way_moves_with_a_hunt_and_no_die_in_the_box() -> None:
    """On the track by a tile. [W23.1, W25.1, W27.6]"""
    t = only(corrupted(holding("there-is-another-way", dice="character"), 2), "nobody")
    t.s.hunt_box[SHADOW] = 1
    tiles(t.will_roll("hunt", 6), "n1-1")
    play(t, "there-is-another-way", "move", die="character")
    t.play("enough")
    assert (t.s.progress, t.s.corruption, t.s.hunt_box[FREE]) == (1, 2, 0)
    t = on_track(only(holding("there-is-another-way"), "nobody"), 2)
    play(tiles(t, "n0r-1"), "there-is-another-way", "move")
    assert t.s.circle == 3


@about("there-is-another-way")
def test_there_is_another_way_without_gollum_and_corruption_is_idle() -> None:
    """[W9.26]"""
    assert refused(holding("there-is-another-way"), "there-is-another-way") == "W9.26"


@about("i-will-go-alone")
def test_i_will_go_alone() -> None:
    """One companion or one group, a region further; then heal. [W24.2, W24.3]"""
    t = corrupted(figure(holding("i-will-go-alone", dice="character event"), "rivendell", 1), 3)
    play(t, "i-will-go-alone", "separate gimli; separate peregrin; done", die="character")
    goals = places(t, "to")
    start = REGIONS.index("rivendell")
    assert max(t.s.map.distance[start][REGIONS.index(one)] for one in goals) == 1 + 2 + 1
    t.play("to bree")
    assert t.s.corruption == 2
    assert where(t, "gimli") == where(t, "peregrin") == "bree"


@about("i-will-go-alone")
def test_i_will_go_alone_needs_a_companion_in_the_fellowship() -> None:
    """Also with corruption to heal. [W9.8]"""
    t = only(corrupted(holding("i-will-go-alone"), 3), "nobody")
    assert refused(t, "i-will-go-alone") == "W9.8"


@about("i-will-go-alone")
def test_i_will_go_alone_on_the_track() -> None:
    """Eliminated, and the healing still happens. [W24.5]"""
    t = on_track(corrupted(holding("i-will-go-alone"), 3))
    play(t, "i-will-go-alone", "separate gimli; done")
    assert standing(t, "gimli") == OUT_OF_THE_GAME
    assert t.s.corruption == 2


@about("bilbos-song")
@pytest.mark.parametrize(("company", "left"), [("strider", 4), ("nobody", 3)])
def test_bilbos_song(company: str, left: int) -> None:
    """One, with Gollum as guide two. [W26.6]"""
    t = only(corrupted(holding("bilbos-song", dice="character event"), 5), company)
    play(t, "bilbos-song", die="character")
    assert t.s.corruption == left


# Mirror of Galadriel


@about("mirror-of-galadriel")
def test_mirror_of_galadriel_turns_another_character_die() -> None:
    """The die that pays is spent. [W7.17]"""
    t = holding("mirror-of-galadriel", dice="character character")
    play(t, "mirror-of-galadriel", die="character")
    assert list(t.s.dice[FREE]) == [0, 0, 0, 0, 0, 1, 0]
    one = holding("mirror-of-galadriel", dice="character event")
    one.play("die character")
    assert "play-card" not in one.options()


@about("mirror-of-galadriel")
def test_mirror_of_galadriel_heals_in_lorien() -> None:
    """Also without a die to turn. [W9.9, W22.3]"""
    t = figure(corrupted(holding("mirror-of-galadriel", dice="event event"), 2), "lorien")
    play(t, "mirror-of-galadriel")
    assert t.s.corruption == 1
    away = figure(corrupted(holding("mirror-of-galadriel"), 2), "rivendell")
    assert refused(away, "mirror-of-galadriel") == "W9.26"
    lost = figure(corrupted(holding("mirror-of-galadriel"), 2), "lorien").army("lorien")
    play(lost.captured("lorien"), "mirror-of-galadriel")
    assert lost.s.corruption == 1


@about("mirror-of-galadriel")
def test_mirror_of_galadriel_second_edition() -> None:
    """Not in a Lórien that the Shadow controls. [W9.2]"""
    held = holding("mirror-of-galadriel", dice="character character", card_text="2")
    play(figure(corrupted(held, 2), "lorien"), "mirror-of-galadriel", die="character")
    assert list(held.s.dice[FREE]) == [0, 0, 0, 0, 0, 1, 0]
    assert held.s.corruption == 1
    t = holding("mirror-of-galadriel", card_text="2")
    figure(corrupted(t, 2), "lorien").army("lorien").captured("lorien")
    assert refused(t, "mirror-of-galadriel") == "W9.26"
    away = figure(corrupted(holding("mirror-of-galadriel", card_text="2"), 2), "rivendell")
    assert refused(away, "mirror-of-galadriel") == "W9.26"


# Challenge of the King


@about("challenge-of-the-king")
@pytest.mark.parametrize("who", ["strider", "aragorn"])
def test_challenge_of_the_king(who: str) -> None:
    """Eyes leave the game, the others go back. [W25.30, W25.33]"""
    t = holding("challenge-of-the-king", dice="character event").put(who, "edoras")
    play(tiles(t, "eye-1", "n3-1", "eye-2"), "challenge-of-the-king", die="character")
    numbers = t.s.pack.tile_named
    assert [t.s.tiles[numbers[one]] for one in ("eye-1", "eye-2")] == [TILE_REMOVED] * 2
    assert "n3-1" in pool(t)
    assert t.s.corruption == 0
    assert where(t, who) == "edoras"


@about("challenge-of-the-king")
@pytest.mark.parametrize("who", ["strider", "aragorn"])
def test_challenge_lost(who: str) -> None:
    """Three Eyes: all go back and he falls. [W3.17]"""
    t = holding("challenge-of-the-king").put(who, "minas-tirith")
    play(tiles(t, "eye-1", "eye-2", "eye-4"), "challenge-of-the-king")
    assert standing(t, who) == OUT_OF_THE_GAME
    assert len(pool(t)) == 16


@about("challenge-of-the-king")
def test_challenge_needs_an_army_in_gondor_or_rohan() -> None:
    """[W9.8, W2.12]"""
    card = "challenge-of-the-king"
    assert refused(holding(card).put("strider", "osgiliath"), card) == "W9.8"
    assert refused(holding(card).put("strider", "folde"), card) == "W9.8"
    assert refused(holding(card).put("boromir", "edoras"), card) == "W9.8"
    assert refused(holding(card).put("strider", "pelargir"), card) == ""


@about("challenge-of-the-king")
@pytest.mark.parametrize(
    ("left", "clause"),
    [
        ("n3-1 n2-1 n1-1", "W9.26"),
        ("n3-1 n2-1 n1-1 elven-rope", "W9.26"),
        ("n3-1 n2-1 eye-4", ""),
        ("n3-1 n2-1 the-ring-is-mine", ""),
        ("n3-1 n2-1", ""),
    ],
)
def test_challenge_wants_an_eye_or_a_pool_that_is_filled_up(left: str, clause: str) -> None:
    """Tiles that only come and go change nothing. [W9.26, W25.30, W25.33]"""
    t = holding("challenge-of-the-king").put("strider", "edoras")
    for id, number in t.s.pack.tile_named.items():
        if id in left.split():
            t.s.tiles[number] = TILE_IN_POOL
        elif t.s.tiles[number] == TILE_IN_POOL:
            t.s.tiles[number] = TILE_DRAWN
    assert refused(t.again(), "challenge-of-the-king") == clause


# Gwaihir, We Prove the Swifter


def farthest(t: Table, start: str) -> int:
    here = REGIONS.index(start)
    return max(t.s.map.distance[here][REGIONS.index(one)] for one in places(t, "to"))


@about("gwaihir-the-windlord", "we-prove-the-swifter")
@pytest.mark.parametrize(
    ("card", "who", "separated", "moved"),
    [
        ("gwaihir-the-windlord", "peregrin", 2 + 4, 4),
        ("gwaihir-the-windlord", "strider", 2 + 4, 4),
        ("we-prove-the-swifter", "peregrin", 2 + 1 + 2, 3),
        ("we-prove-the-swifter", "strider", 2 + 3 + 2, 5),
    ],
)
def test_how_far_they_carry(card: str, who: str, separated: int, moved: int) -> None:
    """Out of the Fellowship progress is added. [W13.2, W24.2]"""
    t = figure(holding(card, dice="character event"), "rivendell", 2)
    play(t, card, f"separate {who}; done", die="character")
    assert farthest(t, "rivendell") == separated
    t = only(holding(card), "gimli").put(who, "bree")
    play(t, card, "move")
    if t.asks() == "far-companion":
        t.play(f"goes {who}")
    assert farthest(t, "bree") == moved


@about("gwaihir-the-windlord", "we-prove-the-swifter")
@pytest.mark.parametrize("card", ["gwaihir-the-windlord", "we-prove-the-swifter"])
def test_they_end_inside_a_siege_and_wake_its_nation(card: str) -> None:
    """[W24.9, W13.9]"""
    t = only(holding(card), "nobody").put("gimli", "dale")
    t.army("erebor", "dwarves-regular 1, southrons-regular 3").siege("erebor")
    play(t, card, "to erebor")
    assert where(t, "gimli") == "erebor"
    assert active(t, "dwarves")


@about("gwaihir-the-windlord", "we-prove-the-swifter")
@pytest.mark.parametrize("card", ["gwaihir-the-windlord", "we-prove-the-swifter"])
def test_who_is_carried_together(card: str) -> None:
    """A group of one region; whoever is besieged stays; staying is no move. [W13.3, W24.9]"""
    t = only(holding(card), "nobody").put("gimli", "bree").put("peregrin", "bree")
    t.put("boromir", "lorien").army("lorien", "elves-regular 1, sauron-regular 3").siege("lorien")
    play(t, card)
    assert t.options() == ["goes gimli", "goes peregrin"]
    t.play("goes peregrin; with gimli; done")
    assert "to bree" not in t.options()
    t.play("to shire")
    assert where(t, "gimli") == where(t, "peregrin") == "shire"


@about("gwaihir-the-windlord", "we-prove-the-swifter")
@pytest.mark.parametrize("card", ["gwaihir-the-windlord", "we-prove-the-swifter"])
def test_nobody_to_carry(card: str) -> None:
    """[W9.26]"""
    assert refused(only(holding(card), "nobody"), card) == "W9.26"


# There and Back Again


@about("there-and-back-again")
@pytest.mark.parametrize("who", ["gimli", "legolas"])
@pytest.mark.parametrize("end", ["dale", "erebor", "woodland-realm"])
def test_there_and_back_again(who: str, end: str) -> None:
    """Dwarves and North wake; with the Elves they go a step on. [W21.13]"""
    t = figure(holding("there-and-back-again", dice="character event"), "carrock", 2)
    play(t, "there-and-back-again", f"separate {who}; done; to {end}", die="character")
    assert active(t, "dwarves")
    assert active(t, "north")
    assert [step(t, nation) for nation in ("dwarves", "elves", "north")] == [2, 2, 2]


@about("there-and-back-again")
def test_there_and_back_again_looks_at_the_map_afterwards() -> None:
    """The separation must be made, of whomever; the second part may stand alone. [W9.28, W9.9]"""
    t = figure(holding("there-and-back-again"), "rivendell").put("gimli", "dale")
    play(t, "there-and-back-again", "separate peregrin; done; to hollin")
    assert step(t, "dwarves") == 2
    t = only(holding("there-and-back-again"), "nobody").put("gimli", "dale")
    play(t, "there-and-back-again")
    assert step(t, "north") == 2
    t = figure(holding("there-and-back-again"), "rivendell")
    play(t, "there-and-back-again", "separate boromir; done; to bree")
    assert step(t, "north") == 3
    assert refused(only(holding("there-and-back-again"), "nobody"), "there-and-back-again")


@about("there-and-back-again")
def test_there_and_back_again_on_the_track() -> None:
    """A companion of the Fellowship must go, and is eliminated. [W24.5, W9.28]"""
    t = on_track(holding("there-and-back-again")).put("gimli", "dale")
    play(t, "there-and-back-again", "separate peregrin; done")
    assert standing(t, "peregrin") == OUT_OF_THE_GAME
    assert step(t, "dwarves") == 2


# The Eagles Are Coming!


def eagles(nazgul: int = 3, **more: str) -> Table:
    t = holding("the-eagles-are-coming", dice="character event", **more)
    t.army("dimrill-dale", f"sauron-regular 2, nazgul {nazgul}").put("gimli", "lorien")
    return t.army("moria", "sauron-regular 1, nazgul 1")


@about("the-eagles-are-coming")
def test_the_eagles_are_coming() -> None:
    """A die for each Nazgûl, 5 eliminates; all survivors fly to one stronghold. [W9.29, W3.15]"""
    t = eagles().put("witch-king", "dimrill-dale").will_roll("card-dice", 5, 4, 6)
    before = t.pool("nazgul")
    play(t, "the-eagles-are-coming", die="character")
    assert t.facts("war-card-rolled")[0].values[1] == "5 4 6"  # the Witch-king rolls none
    assert said(t, "war-card-rolled", "need") == [5]
    assert t.pool("nazgul") == before + 2
    assert (t.asks(), t.asked()) == ("eagles-drive", FREE)
    wanted = ["barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"]
    assert places(t, "to") == wanted
    t.play("to mount-gundabad")
    assert t.force("mount-gundabad") == "sauron-regular 2, sauron-nazgul"
    assert t.force("dimrill-dale") == "sauron-regular 2, witch-king"


@about("the-eagles-are-coming")
def test_the_eagles_choose_among_armies_and_roll_five_at_most() -> None:
    """[W9.29]"""
    t = eagles(2).army("parth-celebrant", "sauron-regular 1, nazgul 1")
    play(t, "the-eagles-are-coming", die="character")
    assert places(t, "to") == ["dimrill-dale", "parth-celebrant"]  # Moria is two steps away
    t = eagles().army("barad-dur").army("dol-guldur").army("minas-morgul").army("morannon")
    t.army("moria").army("dimrill-dale", "sauron-regular 1, nazgul 7")
    play(t.will_roll("card-dice", *[1] * 7), "the-eagles-are-coming", die="character")
    assert t.facts("war-card-rolled")[0].values[1] == "1 1 1 1 1"


@about("the-eagles-are-coming")
def test_the_eagles_strike_no_army_of_the_witch_king_alone() -> None:
    """And a besieged stronghold takes those who flee inside. [W9.29, W13.21]"""
    t = holding("the-eagles-are-coming").empty_map().put("gimli", "osgiliath")
    t.army("osgiliath", "gondor-regular").army("north-ithilien", "sauron-regular, nazgul 1")
    t.army("south-ithilien", "sauron-regular").put("witch-king", "south-ithilien")
    t.army("moria", "sauron-regular 2, elves-regular 1").siege("moria")
    play(t.will_roll("card-dice", 1), "the-eagles-are-coming")
    assert t.asks() == "eagles-drive"  # there was one army to strike
    t.play("to moria")
    assert t.force("moria") == "elves-regular, sauron-regular 2, sauron-nazgul"


@about("the-eagles-are-coming")
def test_the_eagles_need_companion_and_nazgul() -> None:
    """The Witch-king alone is not enough, nor a companion without units. [W9.8]"""
    card = "the-eagles-are-coming"
    t = eagles().army("dimrill-dale", "sauron-regular 2").put("witch-king", "dimrill-dale")
    assert refused(t.army("moria"), card) == "W9.8"
    assert refused(eagles().army("lorien"), card) == "W9.8"
    assert refused(eagles().army("dimrill-dale", "nazgul 2").army("moria"), card) == "W9.8"
    t = holding(card).put("gimli", "lorien").army("moria").army("dimrill-dale")
    t.army("lorien", "elves-regular 1, sauron-regular 2, nazgul 1").siege("lorien")
    assert refused(t, card) == ""  # distance 0: besieger and garrison


@about("the-eagles-are-coming")
def test_without_a_stronghold_of_sauron_the_nazgul_stay() -> None:
    """[W1.4]"""
    t = eagles().will_roll("card-dice", 1, 1, 1)
    homes = ("barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad")
    for region in homes:
        t.army(region).captured(region)
    play(t, "the-eagles-are-coming", die="character")
    assert t.force("dimrill-dale") == "sauron-regular 2, sauron-nazgul 3"


# The Ents Awake

ENTS = ["the-ents-awake-treebeard", "the-ents-awake-huorns", "the-ents-awake-entmoot"]


def entmoot(card: str, at: str = "fangorn", **more: str) -> Table:
    t = holding(card, dice="character event", **more).put("gandalf-white", at)
    return t.put("saruman", "orthanc")


@about(*ENTS)
@pytest.mark.parametrize("card", ENTS)
def test_the_ents_strike_orthanc(card: str) -> None:
    """Three dice, a hit for each 4; not an attack. [W9.22, W21.12]"""
    t = entmoot(card).will_roll("card-dice", 4, 3, 6)
    before = step(t, "isengard")
    play(t, card, die="character")
    assert said(t, "war-card-rolled", "dice") == ["4 3 6"]
    assert t.asked() == SHADOW
    t.play("remove isengard-regular; remove isengard-regular")
    assert t.force("orthanc") == "isengard-regular 2, isengard-elite, saruman"
    assert step(t, "isengard") == before


@about(*ENTS)
@pytest.mark.parametrize("card", ENTS)
def test_without_units_in_orthanc_saruman_falls(card: str) -> None:
    """Nazgûl stay. [W9.21]"""
    t = entmoot(card, "edoras").army("orthanc", "isengard-regular 2, nazgul 1")
    play(t.will_roll("card-dice", 4, 4, 1), card, die="character")
    assert t.force("orthanc") == "sauron-nazgul"
    assert standing(t, "saruman") == OUT_OF_THE_GAME
    empty = play(entmoot(card, "edoras").army("orthanc"), card, die="character")
    assert standing(empty, "saruman") == OUT_OF_THE_GAME


@about(*ENTS)
@pytest.mark.parametrize("card", ENTS)
def test_with_a_companion_in_fangorn_another_card_follows(card: str) -> None:
    """Of the Character deck, without a die, if it is playable. [W9.23]"""
    t = entmoot(card, with_="elven-rope bilbos-song the-red-arrow").will_roll("card-dice", 1, 1, 1)
    play(t, card, die="character")
    assert t.options() == ["play elven-rope", "done"]
    t.play("play elven-rope")
    assert t.held("free") == ["bilbos-song", "the-red-arrow"]
    assert list(t.s.dice[FREE]) == [0, 0, 0, 1, 0, 0, 0]
    away = entmoot(card, "edoras", with_="elven-rope").will_roll("card-dice", 1, 1, 1)
    play(away, card, die="character")
    assert away.held("free") == ["elven-rope"]
    assert over(away)
    other = entmoot(card, with_="the-red-arrow").will_roll("card-dice", 1, 1, 1)
    assert over(play(other, card, die="character"))  # which deck a card belongs to is open


@about(*ENTS)
@pytest.mark.parametrize("card", ENTS)
def test_the_ents_need_saruman_and_gandalf_near(card: str) -> None:
    """[W9.8, W29.12]"""
    assert refused(holding(card).put("gandalf-white", "fangorn"), card) == "W9.8"
    assert refused(holding(card).put("saruman", "orthanc"), card) == "W9.8"
    grey = holding(card).put("gandalf-grey", "fangorn").put("saruman", "orthanc")
    assert refused(grey, card) == "W9.8"
    assert refused(entmoot(card, "lorien"), card) == "W9.8"
    assert refused(entmoot(card, "westemnet"), card) == ""


@about(*ENTS)
@pytest.mark.parametrize("card", ENTS)
def test_the_ents_second_edition(card: str) -> None:
    """Gandalf the White in play and a companion in Fangorn; the attached fall; Isengard is roused.
    [W9.2, W21.12]"""
    t = entmoot(
        card, "lorien", card_text="2", card_politics="attacks_and_ents_dead", with_="elven-rope"
    )
    t.put("gimli", "fangorn").army("orthanc", "isengard-regular 2, nazgul 1")
    t.politics("isengard", 1, True)
    play(t.will_roll("card-dice", 4, 4, 1), card, die="character")
    assert t.force("orthanc") == ""
    assert standing(t, "saruman") == OUT_OF_THE_GAME
    assert step(t, "isengard") == 0
    assert over(t)  # Gandalf is not in Rohan or Fangorn
    none = entmoot(card, "edoras", card_text="2")
    assert refused(none, card) == "W9.8"
    rider = entmoot(card, "edoras", card_text="2", with_="elven-rope").put("gimli", "fangorn")
    play(rider.will_roll("card-dice", 1, 1, 1), card, die="character")
    assert rider.options() == ["play elven-rope", "done"]


@about(*ENTS)
@pytest.mark.parametrize("card", ENTS)
def test_the_ents_second_edition_strike_orthanc(card: str) -> None:
    """Three dice, a hit for each 4; alone in Orthanc Saruman falls. [W9.2, W9.22]"""
    t = entmoot(card, card_text="2").will_roll("card-dice", 4, 3, 6)
    play(t, card, die="character")
    assert said(t, "war-card-rolled", "dice") == ["4 3 6"]
    t.play("remove isengard-regular; remove isengard-regular")
    assert t.force("orthanc") == "isengard-regular 2, isengard-elite, saruman"
    empty = entmoot(card, card_text="2").army("orthanc")
    play(empty, card, die="character")
    assert standing(empty, "saruman") == OUT_OF_THE_GAME
    without = holding(card, card_text="2").put("gandalf-white", "fangorn")
    assert refused(without, card) == ""


@about(*ENTS)
@pytest.mark.parametrize("card", ENTS)
def test_the_ents_are_not_played_for_another_card_that_cannot_be(card: str) -> None:
    """Second edition, with nothing in Orthanc. [W9.26]"""
    t = holding(card, card_text="2", with_="bilbos-song").put("gandalf-white", "fangorn")
    t.army("orthanc")
    assert refused(t.hold("free", "elven-rope"), card) == ""
    t = holding(card, card_text="2", with_="bilbos-song").put("gandalf-white", "fangorn")
    t.army("orthanc").play("die event")
    assert "play-card" not in t.options()
    t = holding(card, card_text="2", with_="guards-of-the-citadel").put("gandalf-white", "fangorn")
    t.army("orthanc").play("die event; play-card")
    assert f"play {card}" not in t.options()  # a Strategy card does not follow it


@about("the-ents-awake-treebeard")
def test_the_garrison_of_orthanc_is_the_target() -> None:
    """[W9.32]"""
    t = entmoot("the-ents-awake-treebeard")
    t.army("orthanc", "isengard-regular 2, rohan-regular 3").siege("orthanc")
    play(t.will_roll("card-dice", 6, 1, 1), "the-ents-awake-treebeard", die="character")
    assert t.force("orthanc") == "rohan-regular 3, isengard-regular, saruman"


# Dead Men of Dunharrow


def dunharrow(who: str = "strider", **more: str) -> Table:
    t = holding("dead-men-of-dunharrow", dice="character event", **more).put(who, "edoras")
    return t.put("gimli", "edoras").put("legolas", "edoras")


@about("dead-men-of-dunharrow")
@pytest.mark.parametrize("who", ["strider", "aragorn"])
@pytest.mark.parametrize("end", ["erech", "lamedon", "pelargir"])
def test_the_dead_are_led_south(who: str, end: str) -> None:
    """He goes with the companions of the player's choice; up to three regulars. [W9.29]"""
    t = dunharrow(who)
    play(t, "dead-men-of-dunharrow", die="character")
    assert places(t, "to") == ["erech", "lamedon", "pelargir"]
    t.play(f"to {end}; with gimli; done; 3")
    assert where(t, who) == where(t, "gimli") == end
    assert where(t, "legolas") == "edoras"
    assert "gondor-regular" in t.force(end)
    assert t.pool("gondor-regular") == 3


@about("dead-men-of-dunharrow")
def test_the_dead_drive_an_army_away() -> None:
    """As many hits as a die shows; the rest retreats where the Shadow likes. [W9.22, W17.3]"""
    t = dunharrow().army("pelargir", "southrons-regular 4, nazgul 1").captured("pelargir")
    t.army("osgiliath")
    play(t.will_roll("card-dice", 3), "dead-men-of-dunharrow", "to pelargir; done", die="character")
    assert said(t, "war-card-rolled", "dice") == ["3"]
    assert (t.asks(), t.asked()) == ("flee", SHADOW)
    assert places(t, "retreat") == ["osgiliath", "west-harondor"]
    t.play("retreat west-harondor")
    assert t.force("west-harondor") == "sauron-nazgul, southrons-regular"
    assert over(t)  # nobody is recruited in a city that the Shadow controls


@about("dead-men-of-dunharrow")
def test_the_dead_destroy_an_army_without_a_way_out() -> None:
    """With its Nazgûl and minions; killed by the hits alone they stay. [W9.21]"""
    t = dunharrow().army("erech", "southrons-regular 4, nazgul 1").put("mouth-of-sauron", "erech")
    t.army("anfalas", "gondor-regular 1").army("lamedon", "gondor-regular 1")
    play(t.will_roll("card-dice", 1), "dead-men-of-dunharrow", "to erech; done; 0", die="character")
    assert t.force("erech") == "strider"
    assert standing(t, "mouth-of-sauron") == OUT_OF_THE_GAME
    t = dunharrow().army("erech", "southrons-regular 2, nazgul 1").put("mouth-of-sauron", "erech")
    play(t.will_roll("card-dice", 6), "dead-men-of-dunharrow", "to erech; done; 2", die="character")
    assert t.force("erech") == "gondor-regular 2, sauron-nazgul, strider, mouth-of-sauron"


@about("dead-men-of-dunharrow")
def test_the_dead_need_him_in_rohan_outside_a_siege() -> None:
    """[W9.8]"""
    card = "dead-men-of-dunharrow"
    assert refused(holding(card).put("strider", "minas-tirith"), card) == "W9.8"
    t = holding(card).put("strider", "helms-deep")
    t.army("helms-deep", "rohan-regular 1, isengard-regular 3").siege("helms-deep")
    assert refused(t, card) == "W9.8"


@about("dead-men-of-dunharrow")
def test_dead_men_second_edition() -> None:
    """Out of a siege; the attached fall in every case; the recruits take the place back. [W9.2]"""
    t = holding("dead-men-of-dunharrow", card_text="2").put("strider", "helms-deep")
    t.army("helms-deep", "rohan-regular 1, isengard-regular 3").siege("helms-deep")
    t.army("pelargir", "southrons-regular 2, nazgul 1").captured("pelargir")
    play(t.will_roll("card-dice", 6), "dead-men-of-dunharrow", "to pelargir; 2")
    assert t.force("pelargir") == "gondor-regular 2, strider"
    assert not t.s.captured >> REGIONS.index("pelargir") & 1
    t = holding("dead-men-of-dunharrow", card_text="2").put("strider", "edoras")
    t.army("pelargir", "southrons-regular 1").captured("pelargir")
    play(t.will_roll("card-dice", 6), "dead-men-of-dunharrow", "to pelargir; 0")
    assert t.s.captured >> REGIONS.index("pelargir") & 1  # without recruits it stays lost


@about("dead-men-of-dunharrow")
@pytest.mark.parametrize(
    ("pool_left", "there", "most"), [(6, 0, 3), (2, 0, 2), (6, 8, 2), (6, 10, 0)]
)
@pytest.mark.parametrize("edition", ["1r", "2"])
def test_how_many_of_gondor_come(pool_left: int, there: int, most: int, edition: str) -> None:
    """Up to three, as far as the pool and the limit of ten go. [W9.15, W9.19]"""
    t = holding("dead-men-of-dunharrow", card_text=edition).put("strider", "edoras")
    t.army("pelargir", f"north-regular {min(there, 6)}, rohan-regular {there - min(there, 6)}")
    t.s.reserve[2 * 4] = pool_left
    play(t.again(), "dead-men-of-dunharrow", "to pelargir")
    if most:
        assert t.options() == [str(n) for n in range(most + 1)]
    else:
        assert over(t)


# House of the Stewards, The Grey Company


@about("house-of-the-stewards")
def test_house_of_the_stewards() -> None:
    """A unit where Boromir stands, inside a siege too; two Strategy cards. [W9.16, W9.24]"""
    t = holding("house-of-the-stewards", dice="character event").put("boromir", "lamedon")
    t.deck(FREE_STRATEGY, "the-red-arrow king-brands-men cirdans-ships")
    play(t, "house-of-the-stewards", "unit elite", die="character")
    assert t.force("lamedon") == "gondor-elite, boromir"
    assert t.held("free") == ["cirdans-ships", "king-brands-men"]
    t = holding("house-of-the-stewards").put("boromir", "minas-tirith")
    t.army("minas-tirith", "gondor-regular 4, sauron-regular 1").siege("minas-tirith")
    play(t, "house-of-the-stewards", "unit regular")
    assert t.force("minas-tirith") == "gondor-regular 5, sauron-regular, boromir"


@about("house-of-the-stewards")
def test_osgiliath_is_no_house_of_the_stewards() -> None:
    """[W9.8, W2.12]"""
    card = "house-of-the-stewards"
    assert refused(holding(card).put("boromir", "osgiliath"), card) == "W9.8"
    assert refused(holding(card), card) == "W9.8"


@about("the-grey-company")
@pytest.mark.parametrize("who", ["strider", "aragorn"])
def test_the_grey_company(who: str) -> None:
    """The regular counts as eliminated; its nation's elite comes; two Strategy cards. [W3.16]"""
    t = holding("the-grey-company", dice="character event").put(who, "edoras")
    t.army("edoras", "rohan-regular 2, gondor-regular 1")
    t.deck(FREE_STRATEGY, "the-red-arrow king-brands-men cirdans-ships")
    play(t, "the-grey-company", die="character")
    assert t.options() == ["exchange gondor", "exchange rohan"]
    t.play("exchange rohan")
    assert t.force("edoras") == f"gondor-regular, rohan-regular, rohan-elite, {who}"
    assert t.lost("rohan-regular") == 1
    assert t.held("free") == ["cirdans-ships", "king-brands-men"]


@about("the-grey-company")
def test_the_grey_company_whole_or_not_at_all() -> None:
    """[W9.8, W9.9, W9.26]"""
    card = "the-grey-company"
    t = holding(card).put("strider", "edoras").army("edoras", "rohan-elite 1")
    assert refused(t, card) == "W9.26"
    t = holding(card).put("strider", "edoras").army("edoras", "rohan-elite 1")
    play(t.deck(FREE_STRATEGY, "the-red-arrow"), card)
    assert t.force("edoras") == "rohan-elite, strider"
    assert t.held("free") == ["the-red-arrow"]
    assert refused(holding(card).put("strider", "fangorn"), card) == "W9.8"


@about("the-grey-company")
def test_the_grey_company_without_an_elite_in_the_pool() -> None:
    """Only a nation whose pool has one exchanges. [W9.15]"""
    card = "the-grey-company"
    t = holding(card).put("strider", "folde").army("folde", "rohan-regular, gondor-regular")
    t.army("fords-of-isen", "rohan-elite 4")
    assert t.pool("rohan-elite") == 0
    play(t, card)
    assert t.force("folde") == "gondor-elite, rohan-regular, strider"
    t = holding(card).put("strider", "folde").army("folde", "rohan-regular")
    t.army("fords-of-isen", "rohan-elite 4")
    assert refused(t, card) == "W9.26"


def test_gandalf_draws_only_character_cards_in_the_first_edition() -> None:
    """[W29.2]"""
    t = holding("house-of-the-stewards").put("boromir", "lamedon")
    t.deck(FREE_CHARACTER, "athelas")
    play(t, "house-of-the-stewards", "unit regular")
    assert t.asks() == "gandalf-draws"
