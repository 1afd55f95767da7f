"""Companions, Nazgûl and minions on the move. [W13]"""

import pytest

from ringtable.games.war.box.components import CHARACTERS, FREE, SHADOW
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.characters.travel import level_of, reach
from tests.games.war.ring_scenario import said, where
from tests.games.war.scenario import Table

GO = "die character; move-companions"
FLY = "die character; move-minions"


def abroad(*placed: tuple[str, str], **more: str) -> Table:
    """Companions on the map, the Free Peoples to act with a Character die."""
    t = Table(free="character event", **more)
    for who, region in placed:
        t.put(who, region)
    return t


def shadow(*placed: tuple[str, str], **more: str) -> Table:
    t = Table(shadow="character event", free="event event event", first="shadow", **more)
    for who, region in placed:
        t.put(who, region)
    return t


def regions(mask: int) -> set[str]:
    return {REGIONS[one] for one in range(len(REGIONS)) if mask >> one & 1}


def bit(who: str) -> int:
    return 1 << CHARACTERS.index(who)


# Companions


def test_a_die_moves_any_or_all_companions() -> None:
    """[W7.6, W13.1, W13.19, W37.4]"""
    t = abroad(("strider", "bree"), ("gimli", "fangorn")).play(GO)
    assert t.options() == ["goes strider", "goes gimli"]
    t.play("goes gimli; to eastemnet")
    assert t.options() == ["goes strider", "done"]
    assert t.why_not("character:gimli") == "W13.19"
    t.play("goes strider; to weather-hills")
    assert where(t, "strider") == "weather-hills"
    assert where(t, "gimli") == "eastemnet"
    assert t.asks() == "act"
    assert t.s.gone == 0


def test_done_leaves_the_others() -> None:
    """[W13.1]"""
    t = abroad(("strider", "bree"), ("gimli", "fangorn")).play(GO)
    t.play("goes gimli; to eastemnet; done")
    assert where(t, "strider") == "bree"
    assert t.s.gone == 0


def test_a_companion_goes_as_far_as_his_level() -> None:
    """[W13.2]"""
    t = abroad(("gimli", "fangorn")).play(GO)
    there = {text.removeprefix("to ") for text in t.options()}
    assert there == {
        REGIONS[one]
        for one, steps in enumerate(t.s.map.distance[REGIONS.index("fangorn")])
        if 0 < steps <= 2
    }
    assert t.why_not("region:rivendell") == "W13.2"
    assert t.why_not("to fangorn") == ""  # he is there: nothing forbids it


def test_a_group_goes_as_far_as_its_highest_level() -> None:
    """[W13.3, W13.4]"""
    t = abroad(("strider", "bree"), ("peregrin", "bree"), ("gimli", "bree")).play(GO)
    t.play("goes peregrin; with strider; done")
    assert "to rivendell" in t.options()
    t.play("to trollshaws")
    assert where(t, "peregrin") == where(t, "strider") == "trollshaws"
    t.play("goes gimli; to buckland")
    assert where(t, "gimli") == "buckland"


def test_only_companions_of_one_region_form_a_group() -> None:
    """[W13.3]"""
    t = abroad(("strider", "bree"), ("gimli", "fangorn")).play(GO).play("goes strider")
    assert t.asks() == "group-to"


def test_enemy_armies_do_not_hinder_companions() -> None:
    """[W13.5]"""
    t = abroad(("strider", "hollin")).army("fords-of-bruinen", "sauron-regular 5").play(GO)
    assert "to rivendell" in t.options()


def test_a_companion_stops_at_a_shadow_stronghold() -> None:
    """[W13.6]"""
    t = abroad(("strider", "hollin"))
    assert "moria" in regions(reach(t.s, REGIONS.index("hollin"), 3, FREE))
    assert "lorien" not in regions(reach(t.s, REGIONS.index("hollin"), 3, FREE))
    assert "lorien" in regions(reach(t.s, REGIONS.index("moria"), 3, FREE))  # a later action
    t.captured("moria")
    assert "lorien" in regions(reach(t.s, REGIONS.index("hollin"), 3, FREE))


def test_a_siege_of_their_own_side_stops_characters_too() -> None:
    """The stronghold stays the enemy's while it is besieged. [W13.6, W13.17, W18.17]"""
    hollin = REGIONS.index("hollin")
    t = abroad(("strider", "hollin")).army("moria", "sauron-regular, elves-regular").siege("moria")
    assert "moria" in regions(reach(t.s, hollin, 3, FREE))
    assert "dimrill-dale" not in regions(reach(t.s, hollin, 2, FREE))
    tower_hills = REGIONS.index("tower-hills")
    t = shadow(("mouth-of-sauron", "tower-hills"))
    t.army("grey-havens", "elves-regular, sauron-regular").siege("grey-havens")
    assert "grey-havens" in regions(reach(t.s, tower_hills, 3, SHADOW))
    assert "forlindon" not in regions(reach(t.s, tower_hills, 3, SHADOW))


def test_a_besieged_stronghold_is_closed_to_companions() -> None:
    """[W13.7, W39.7]"""
    t = abroad(("strider", "dimrill-dale"), ("gimli", "lorien"))
    t.army("lorien", "elves-regular 2, sauron-regular 5").siege("lorien").play(GO)
    assert t.asks() == "group-to"  # Gimli cannot leave
    assert "to lorien" not in t.options()
    assert t.why_not("region:lorien") == "W13.7"


def test_nobody_can_move_and_the_die_says_so() -> None:
    """[W13.7]"""
    t = abroad(("gimli", "lorien"))
    t.army("lorien", "elves-regular 2, sauron-regular 5").siege("lorien").play("die character")
    assert "move-companions" not in t.options()


def test_companions_never_rejoin_the_fellowship() -> None:
    """[W13.10]"""
    t = abroad(("strider", "fords-of-bruinen")).play(GO).play("to rivendell")
    assert "strider" not in t.fellowship()
    assert where(t, "strider") == "rivendell"


def test_shadowfax() -> None:
    """[W29.10]"""
    t = abroad()
    assert level_of(t.s, bit("gandalf-white")) == 4
    assert level_of(t.s, bit("gandalf-white") | bit("peregrin")) == 4
    assert level_of(t.s, bit("gandalf-white") | bit("gimli")) == 3
    assert level_of(t.s, bit("gandalf-white") | bit("peregrin") | bit("meriadoc")) == 3
    assert level_of(t.s, bit("gandalf-grey") | bit("peregrin")) == 3


def test_the_end_of_a_move_wakes_the_nation() -> None:
    """[W13.9]"""
    t = abroad(("strider", "northern-rhovanion")).play(GO).play("to dale")
    assert said(t, "war-became-active", "nation") == ["north"]


# Nazgûl


def test_nazgul_fly_anywhere() -> None:
    """[W7.7, W13.11, W2.5, W37.4]"""
    t = shadow().play(FLY)
    assert t.options() == [
        "from barad-dur", "from dol-guldur", "from minas-morgul", "from morannon",
    ]  # fmt: skip
    t.play("from barad-dur; to shire")
    assert t.force("shire") == "north-regular, sauron-nazgul"
    assert "from shire" not in t.options()  # at most once in an action [W13.19]
    t.play("done")
    assert t.asks() == "act"
    assert t.s.flown == []


def test_nazgul_do_not_fly_into_a_free_stronghold() -> None:
    """[W13.12, W3.10]"""
    t = shadow().play(FLY).play("from barad-dur")
    for region in ("minas-tirith", "lorien", "rivendell", "helms-deep"):
        assert f"to {region}" not in t.options()
        assert t.why_not(f"region:{region}") == "W13.12"
    for region in ("edoras", "dale", "pelargir", "moria", "osgiliath"):
        assert f"to {region}" in t.options()


def test_they_do_if_the_shadow_besieges_it_or_holds_it() -> None:
    """[W13.12]"""
    t = shadow().army("lorien", "elves-regular, sauron-regular 4").siege("lorien")
    t.captured("helms-deep").captured("moria").play(FLY).play("from barad-dur")
    assert "to lorien" in t.options()
    assert "to helms-deep" in t.options()
    assert "to moria" not in t.options()  # the Free Peoples hold it


def test_a_part_of_the_nazgul_may_stay() -> None:
    """[W13.13, W13.19]"""
    t = shadow().army("osgiliath", "sauron-regular, nazgul 3").play(FLY)
    t.play("from osgiliath; to dale")
    assert t.options() == ["1 nazgul", "2 nazgul", "3 nazgul"]
    t.play("2 nazgul")
    assert t.force("dale").endswith("sauron-nazgul 2")
    assert "from dale" not in t.options()
    t.play("from osgiliath; to edoras")
    assert t.force("osgiliath") == "sauron-regular"


def test_flown_nazgul_are_told_from_those_who_stood_there() -> None:
    """[W13.19]"""
    t = shadow().army("osgiliath", "sauron-regular, nazgul").play(FLY)
    t.play("from barad-dur; to osgiliath; from osgiliath; to dale")
    assert t.force("osgiliath") == "sauron-regular, sauron-nazgul"
    assert "from osgiliath" not in t.options()


def test_nazgul_fly_in_and_out_of_their_own_siege() -> None:
    """[W13.21]"""
    t = shadow().army("moria", "sauron-regular, nazgul, elves-regular 2").siege("moria").play(FLY)
    t.play("from barad-dur; to moria")
    assert "nazgul 2" in t.force("moria")
    t.play("from moria; to dale")
    assert t.force("dale").endswith("nazgul")


def test_the_witch_king_flies_with_them() -> None:
    """[W13.14]"""
    t = shadow(("witch-king", "minas-morgul")).play(FLY).play("goes witch-king")
    assert "to shire" in t.options()
    assert "to minas-tirith" not in t.options()
    t.play("to shire")
    assert where(t, "witch-king") == "shire"
    assert t.why_not("character:witch-king") == "W13.19"


def test_the_mouth_of_sauron_goes_three_regions_past_armies() -> None:
    """[W13.15, W13.16]"""
    t = shadow(("mouth-of-sauron", "minas-morgul")).play(FLY).play("goes mouth-of-sauron")
    assert "to pelargir" in t.options()  # past the army in Osgiliath
    assert "to lamedon" not in t.options()
    assert t.why_not("region:lamedon") == "W13.15"
    assert t.why_not("to minas-morgul") == ""  # he is there: nothing forbids it


def test_the_mouth_stops_at_a_free_stronghold() -> None:
    """[W13.17]"""
    t = shadow(("mouth-of-sauron", "osgiliath")).play(FLY).play("goes mouth-of-sauron")
    assert "to minas-tirith" in t.options()
    tower_hills = REGIONS.index("tower-hills")
    assert "grey-havens" in regions(reach(t.s, tower_hills, 3, SHADOW))
    assert "forlindon" not in regions(reach(t.s, tower_hills, 3, SHADOW))
    assert "forlindon" in regions(reach(t.captured("grey-havens").s, tower_hills, 3, SHADOW))


@pytest.mark.parametrize(("besieged", "may"), [(False, False), (True, True)])
def test_second_edition_he_enters_only_a_siege(besieged: bool, may: bool) -> None:
    """[W13.17]"""
    t = shadow(("mouth-of-sauron", "osgiliath"), mouth_move="besieged_only")
    if besieged:
        t.army("minas-tirith", "gondor-regular, sauron-regular 4").siege("minas-tirith")
    t.play(FLY).play("goes mouth-of-sauron")
    assert ("to minas-tirith" in t.options()) == may
    if not may:
        assert t.why_not("region:minas-tirith") == "W13.17"


def test_the_mouth_does_not_leave_or_enter_a_siege_of_his_own() -> None:
    """[W13.18, W39.7]"""
    t = shadow(("mouth-of-sauron", "moria")).army("moria", "sauron-regular, elves-regular 2")
    t.siege("moria").play(FLY)
    assert "goes mouth-of-sauron" not in t.options()
    assert t.why_not("character:mouth-of-sauron") == "W13.18"
    t = shadow(("mouth-of-sauron", "hollin")).army("moria", "sauron-regular, elves-regular 2")
    t.siege("moria").play(FLY).play("goes mouth-of-sauron")
    assert "to moria" not in t.options()
    assert t.why_not("region:moria") == "W13.18"


def test_saruman_never_moves() -> None:
    """[W12.17]"""
    t = shadow(("saruman", "orthanc")).play(FLY)
    assert "goes saruman" not in t.options()
    assert t.why_not("character:saruman") == "W12.17"


def test_either_shadow_player_moves_nazgul_and_only_his_own_the_mouth() -> None:
    """[W31.15, W31.19]"""
    t = shadow(("mouth-of-sauron", "minas-morgul"), seats="4")
    assert t.asked() == 3  # Isengard acts first
    t.play(FLY)
    assert "from barad-dur" in t.options()
    assert "goes mouth-of-sauron" not in t.options()
    assert t.why_not("character:mouth-of-sauron") == "W31.15"


def test_characters_without_an_army_are_not_harmed() -> None:
    """[W13.20, W13.22, W20.9]"""
    t = shadow(("mouth-of-sauron", "edoras"), ("strider", "dale"))
    t.army("dale", "sauron-regular").captured("dale").army("edoras", "rohan-regular")
    t.play("die event; spend-for-nothing")
    assert where(t, "mouth-of-sauron") == "edoras"
    assert where(t, "strider") == "dale"


def test_the_log_says_who_walks_and_who_flies() -> None:
    """[W13.2, W13.14, W13.15]"""
    t = abroad(("gimli", "fangorn"), ("legolas", "fangorn"))
    t.play(GO).play("goes gimli; with legolas; to eastemnet")
    told = [(fact.cause, fact.values) for fact in t.facts("war-travelled")]
    assert told == [("W13.2", (["legolas", "gimli"], "fangorn", "eastemnet"))]
    t = Table(shadow="character", free="event", first="shadow")
    t.put("mouth-of-sauron", "barad-dur").put("witch-king", "minas-morgul")
    t.play("die character; move-minions; goes mouth-of-sauron; to gorgoroth")
    t.play("goes witch-king; to shire; done")
    assert [fact.cause for fact in t.facts("war-travelled")] == ["W13.15", "W13.14"]


def test_the_mouth_of_sauron_moves_once_in_an_action() -> None:
    """[W13.19]"""
    t = Table(shadow="character", free="event", first="shadow").put("mouth-of-sauron", "barad-dur")
    t.play("die character; move-minions; goes mouth-of-sauron; to gorgoroth")
    assert "goes mouth-of-sauron" not in t.options()
    assert t.why_not("goes mouth-of-sauron") == "W13.19"
