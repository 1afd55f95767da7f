"""Armies and their moves. [W2, W10, W12]"""

import pytest

from ringtable.games.war.box.places import REGIONS
from ringtable.kernel.errors import IllegalAction
from tests.games.war.scenario import Table


def bit(region: str) -> int:
    return 1 << REGIONS.index(region)


def test_a_move_takes_figures_to_an_adjacent_region() -> None:
    """[W12.1, W10.3]"""
    t = Table(shadow="army", first="shadow")
    t.play("die army; move-armies; from far-harad; to khand; 2 southrons-regular")
    t.play("0 southrons-elite; done")
    assert t.force("far-harad") == "southrons-regular, southrons-elite"
    assert t.force("khand") == "southrons-regular 2"


def test_all_is_one_answer() -> None:
    """[W12.4]"""
    t = Table(shadow="army", first="shadow")
    t.play("die army; move-armies; from far-harad; to khand; all; done")
    assert t.force("khand") == "southrons-regular 3, southrons-elite"
    assert t.force("far-harad") == ""


def test_an_army_die_moves_two_armies_and_no_figure_twice() -> None:
    """[W7.8, W12.2, W12.6, W12.8, W12.20]"""
    t = Table(shadow="army", free="event", first="shadow")
    t.play("die army; move-armies; from north-rhun; to east-rhun; all")
    assert t.asks() == "move-from"
    assert "from east-rhun" not in t.options()
    assert t.why_not("from east-rhun") == "W12.19"
    t.play("from far-harad; to khand; all")
    assert t.asks() == "act"
    assert t.force("khand") == "southrons-regular 3, southrons-elite"


def test_parts_of_one_army_go_to_different_regions() -> None:
    """[W12.7]"""
    t = Table(shadow="army", first="shadow")
    t.play("die army; move-armies; from far-harad; to khand; 2 southrons-regular")
    t.play("0 southrons-elite; from far-harad; to near-harad; all")
    assert t.force("far-harad") == ""
    assert t.force("near-harad") == "southrons-regular 4, southrons-elite 2"


def test_the_elite_goes_when_the_last_regular_has_gone() -> None:
    """[W10.3, W12.7]"""
    t = Table(free="army-muster", shadow="event").empty_map().at_war("rohan")
    t.army("edoras", "rohan-regular 1, rohan-elite 1")
    t.play("die army-muster; move-armies as army; to folde; 1 rohan-regular; 0 rohan-elite")
    assert t.options() == ["from edoras", "done"]
    t.play("from edoras; to westemnet")
    assert t.force("westemnet") == "rohan-elite"


def test_armies_merge_on_entering() -> None:
    """The first move enters a region with friends: nobody leaves it any more. [W10.2, W10.5,
    W12.19, W-EX43]"""
    t = Table(shadow="army", first="shadow")
    t.play("die army; move-armies; from umbar; to near-harad; 2 southrons-regular")
    assert "from near-harad" not in t.options()
    t = Table(shadow="army", first="shadow")
    t.play("die army; move-armies; from near-harad; to west-harondor; all")
    t.play("from umbar; to near-harad; 2 southrons-regular")
    assert t.force("near-harad") == "southrons-regular 2"


def test_armies_merge_at_the_end_of_the_action_in_the_second_edition() -> None:
    """Those who were there may leave, those who came may not. [W10.5, W12.19, W-EX43]"""
    t = Table(shadow="army", first="shadow", merge="end_of_action")
    t.play("die army; move-armies; from umbar; to near-harad; 2 southrons-regular")
    t.play("from near-harad; to west-harondor")
    assert t.options()[:2] == ["all", "3 southrons-regular"]
    t.play("all")
    assert t.force("near-harad") == "southrons-regular 2"
    assert t.force("west-harondor") == "southrons-regular 3, southrons-elite"


def test_no_move_beyond_ten_units() -> None:
    """[W3.2, W10.6]"""
    t = Table(shadow="army", first="shadow")
    t.army("near-harad", "southrons-regular 8")
    t.play("die army; move-armies; from umbar; to near-harad")
    assert t.options() == ["2 southrons-regular", "1 southrons-regular"]
    t = Table(shadow="army", first="shadow")
    t.army("near-harad", "southrons-regular 10").army("far-harad", "southrons-regular 2")
    t.play("die army; move-armies; from umbar; all; from far-harad")
    assert t.asks() == "part"
    assert t.force("west-harondor") == "southrons-regular 3"
    t = Table(shadow="army", first="shadow")
    t.army("near-harad", "southrons-regular 9, southrons-elite 1")
    t.army("west-harondor", "southrons-regular 2")
    t.play("die army; move-armies; from west-harondor")
    assert t.why_not("to near-harad") == "W10.6"


def test_the_limit_is_looked_at_when_armies_merge_at_the_end() -> None:
    """Ten may leave second to make room, and then they must. [W10.5, W10.6]"""
    t = Table(shadow="army", first="shadow", merge="end_of_action")
    t.army("near-harad", "southrons-regular 10")
    t.army("umbar", "sauron-regular 2")
    t.army("far-harad")
    t.at_war("sauron", "southrons")
    t.play("die army; move-armies; from umbar; to near-harad; all")
    assert t.asks() == "move-to"
    t.play("to far-harad")
    assert t.options()[-1] == "2 southrons-regular"
    t.play("2 southrons-regular")
    assert t.force("near-harad") == "sauron-regular 2, southrons-regular 8"


def test_nobody_comes_where_nobody_can_make_room() -> None:
    """Ten who may not cross the only open border cannot make room by the second move; At War they
    can, up to their number, for they change places. [W10.5, W10.6, W12.12]"""
    for isengard_at_war in (False, True):
        t = Table(shadow="army", first="shadow", merge="end_of_action")
        t.at_war("sauron").army("orthanc", "isengard-regular 10")
        t.army("gap-of-rohan", "north-regular").army("fords-of-isen", "sauron-regular 2")
        if isengard_at_war:
            t.at_war("isengard")
        t.play("die army; move-armies; from fords-of-isen")
        assert ("to orthanc" in t.options()) == isengard_at_war
        assert isengard_at_war or t.why_not("to orthanc") == "W10.6"
    t.play("to orthanc; all; to fords-of-isen; 2 isengard-regular")
    assert t.force("orthanc") == "sauron-regular 2, isengard-regular 8"


def test_a_single_unit_too_many_must_be_mended() -> None:
    """Eleven for a moment: the second move is no choice any more. [W10.5, W10.6]"""
    t = Table(shadow="army", first="shadow", merge="end_of_action")
    t.army("near-harad", "southrons-regular 10").army("umbar", "southrons-regular 1")
    t.play("die army; move-armies; from umbar; to near-harad")
    assert t.asks() == "move-to"
    assert t.s.source == REGIONS.index("near-harad")
    t.play("to far-harad; 1 southrons-regular")
    assert t.force("near-harad") == "southrons-regular 10"


def test_ten_are_not_too_many() -> None:
    """The second move is free: another army, the same region or none. [W3.2, W10.5]"""
    t = Table(shadow="army", first="shadow", merge="end_of_action").empty_map()
    t.army("near-harad", "southrons-regular 8").army("umbar", "southrons-regular 2")
    t.army("far-harad", "southrons-regular 1")
    t.play("die army; move-armies; from umbar; to near-harad; all")
    assert t.options() == ["from far-harad", "from near-harad", "done"]


def test_two_full_regions_change_places() -> None:
    """Where the first army stood there is room for the second when it has left. [W10.5, W10.6]"""
    t = Table(shadow="army", first="shadow", merge="end_of_action").empty_map()
    t.at_war("sauron", "isengard").army("gap-of-rohan", "north-regular")
    t.army("orthanc", "isengard-regular 10")
    t.army("fords-of-isen", "sauron-regular 10")
    t.play("die army; move-armies; from fords-of-isen; to orthanc; all")
    # The second move has one start, one end and one number, and makes itself.
    assert t.force("orthanc") == "sauron-regular 10"
    assert t.force("fords-of-isen") == "isengard-regular 10"


def test_a_character_die_moves_a_led_army() -> None:
    """[W7.1, W12.2]"""
    t = Table(shadow="character", first="shadow")
    t.play("die character; move-led-army")
    starts = ["barad-dur", "dol-guldur", "minas-morgul", "morannon"]
    assert t.options() == [f"from {region}" for region in starts]
    assert t.why_not("from umbar") == "W12.2"
    t.play("from dol-guldur; to southern-mirkwood; 5 sauron-regular; 0 sauron-elite")
    assert t.force("southern-mirkwood") == "sauron-regular 5, sauron-nazgul"


def test_any_one_of_two_companions_leads() -> None:
    """If the first goes the second may stay; if the first stays he must go. [W7.1, W12.2, W12.4]"""

    def led(first: str) -> Table:
        t = Table(free="character", shadow="event").empty_map().at_war("gondor")
        t.army("osgiliath", "gondor-regular").put("strider", "osgiliath")
        t.put("boromir", "osgiliath").play("die character; move-led-army; to lossarnach")
        return t.play(first)

    assert led("1 strider").options() == ["1 boromir", "0 boromir"]
    assert led("0 strider").force("lossarnach") == "gondor-regular, boromir"


def test_a_moving_part_contains_a_unit() -> None:
    """[W12.3]"""
    t = Table(shadow="army", first="shadow")
    t.army("dol-guldur", "nazgul 3")
    t.play("die army; move-armies")
    assert "from dol-guldur" not in t.options()
    assert t.why_not("from dol-guldur") == "W12.3"


def test_no_leader_of_the_free_peoples_stays_alone() -> None:
    """[W3.6, W12.5]"""
    t = Table(free="army-muster")
    t.army("dale", "north-regular 2, north-leader")
    t.play("die army-muster; move-armies as army; from dale; to northern-rhovanion")
    t.play("all; done")
    assert t.force("dale") == ""
    assert t.force("northern-rhovanion") == "north-regular 2, north-leader"
    t = Table(free="army-muster")
    t.army("dale", "north-regular 2, north-leader")
    t.play("die army-muster; move-armies as army; from dale; to northern-rhovanion")
    t.play("1 north-regular; 0 north-leader; done")
    assert t.force("dale") == "north-regular, north-leader"


def test_a_leader_who_may_not_go_keeps_a_unit_with_him() -> None:
    """A leader of another nation, not At War, cannot enter a foreign region. [W12.5, W12.13]"""
    t = Table(free="army-muster").at_war("gondor")
    t.army("druadan-forest", "gondor-regular 2, rohan-leader")
    t.play("die army-muster; move-armies as army; from druadan-forest; to minas-tirith; done")
    assert t.force("druadan-forest") == "gondor-regular, rohan-leader"


def test_enemy_units_stop_a_move_but_an_empty_settlement_does_not() -> None:
    """[W2.18, W12.9, W12.11, W12.16]"""
    t = Table(shadow="army", first="shadow").at_war("southrons")
    t.army("pelargir").army("west-harondor", "southrons-regular 2")
    t.army("osgiliath", "gondor-regular 2")
    t.army("south-ithilien", "southrons-regular 1")
    t.play("die army; move-armies; from south-ithilien")
    assert "to osgiliath" not in t.options()
    assert t.why_not("to osgiliath") == "W12.11"
    t = Table(shadow="army", first="shadow").at_war("southrons")
    t.army("pelargir").army("west-harondor", "southrons-regular 2")
    t.play("die army; move-armies; from west-harondor; to pelargir; 1 southrons-regular; done")
    assert t.s.captured == bit("pelargir")
    assert t.force("pelargir") == "southrons-regular"


def test_a_nation_not_at_war_stays_out_of_foreign_regions() -> None:
    """Rohan in the Fords of Isen may go to neutral ground, not to Isengard's. [W12.12, W21.14,
    W-EX21]"""
    t = Table(free="army-muster")
    t.army("orthanc").army("gap-of-rohan")
    t.play("die army-muster; move-armies as army; from fords-of-isen")
    assert "to druwaith-iaur" in t.options()
    assert "to gap-of-rohan" not in t.options()
    assert "to orthanc" not in t.options()
    assert t.why_not("to orthanc") == "W12.12"
    t = Table(free="army-muster").at_war("rohan")
    t.army("orthanc").army("gap-of-rohan")
    t.play("die army-muster; move-armies as army; from fords-of-isen")
    assert "to gap-of-rohan" in t.options()


def test_non_belligerents_are_left_behind() -> None:
    """[W12.13, W21.15]"""
    t = Table(free="army-muster").at_war("gondor")
    t.army("folde", "gondor-regular 2, rohan-regular 1")
    t.play("die army-muster; move-armies as army; from folde; to druadan-forest")
    assert t.options() == ["all", "1 gondor-regular"]
    t.play("all; done")
    assert t.force("folde") == "rohan-regular"


def test_a_besieged_army_does_not_move_and_besiegers_may() -> None:
    """[W12.10, W12.14, W12.15, W18.14, W18.15]"""
    t = Table(shadow="army", free="army-muster", first="shadow").at_war("sauron", "gondor")
    t.army("minas-tirith", "gondor-regular 3, sauron-regular 4").siege("minas-tirith")
    t.army("osgiliath", "sauron-regular 2")
    t.play("die army; move-armies; from osgiliath; to minas-tirith; all")
    assert t.force("minas-tirith") == "gondor-regular 3, sauron-regular 6"
    t.play("done; die army-muster; move-armies as army")
    assert "from minas-tirith" not in t.options()
    assert t.why_not("from minas-tirith") == "W12.14"


def test_a_siege_ends_when_the_last_besieger_leaves() -> None:
    """[W12.15, W18.14, W18.15, W39.4]"""
    t = Table(shadow="army", first="shadow").at_war("sauron")
    t.army("minas-tirith", "gondor-regular 3, sauron-regular 4").siege("minas-tirith")
    t.army("osgiliath")
    t.play("die army; move-armies; from minas-tirith; to osgiliath; all; done")
    assert t.s.besieged == 0
    assert t.force("minas-tirith") == "gondor-regular 3"
    assert t.s.captured == 0


def test_saruman_never_leaves_orthanc() -> None:
    """[W12.17]"""
    t = Table(shadow="character", first="shadow").put("saruman", "orthanc")
    t.army("orthanc", "isengard-regular 2").at_war("isengard")
    t.play("die character; move-led-army")
    assert "from orthanc" not in t.options()
    t = Table(shadow="army", first="shadow").put("saruman", "orthanc")
    t.army("orthanc", "isengard-regular 2").at_war("isengard")
    t.play("die army; move-armies; from orthanc; all; done")
    assert t.force("orthanc") == "saruman"


def test_isengard_elites_lead_while_saruman_is_in_play() -> None:
    """[W30.8]"""
    t = Table(shadow="character", first="shadow").put("saruman", "orthanc")
    t.play("die character; move-led-army; from orthanc")
    t.play("0 isengard-regular")
    assert t.force("gap-of-rohan") == "isengard-elite"


def test_companions_go_with_an_army_and_wake_a_nation() -> None:
    """[W13.8, W13.9]"""
    t = Table(free="character").put("boromir", "osgiliath")
    t.play("die character; move-led-army; from osgiliath; to minas-tirith; all")
    assert t.force("minas-tirith").endswith("boromir")
    assert t.s.active >> 2 & 1


def test_an_impassable_border_is_no_way() -> None:
    """[W2.4, W2.5]"""
    t = Table(free="army-muster")
    t.play("die army-muster; move-armies as army; from helms-deep")
    assert t.why_not("to druwaith-iaur") in ("W2.4", "W12.1")
    with pytest.raises(IllegalAction):
        t.play("to druwaith-iaur")


def test_entering_wakes_a_passive_nation() -> None:
    """[W21.1, W12.18]"""
    t = Table(shadow="army", first="shadow").at_war("isengard")
    t.army("fords-of-isen").army("gap-of-rohan", "isengard-regular 1")
    t.play("die army; move-armies; from gap-of-rohan; to fords-of-isen; done")
    assert t.s.active >> 4 & 1


def test_the_move_is_told_exactly() -> None:
    """[W36.8]"""
    t = Table(shadow="army", first="shadow")
    t.play("die army; move-armies; from far-harad; to khand; all; done")
    fact = t.facts("war-moved")[0]
    kinds = [["southrons"], 3, 1, 0, 0, 0, [], "3 southrons-regular, 1 southrons-elite"]
    assert [fact.cause, *fact.values] == ["W12.1", 1, "far-harad", "khand", *kinds]


def test_an_army_shut_in_by_a_full_region_stays() -> None:
    """[W3.2, W10.6, W12.9]"""
    for units in (9, 10):
        t = Table(shadow="army", first="shadow").at_war("sauron")
        t.army("nurn", "sauron-regular 2").army("gorgoroth", f"sauron-regular {units}")
        t.play("die army; move-armies")
        assert ("from nurn" in t.options()) == (units < 10)
        assert units < 10 or t.why_not("from nurn") == "W10.6"


def test_a_character_who_has_moved_stays_when_the_others_leave() -> None:
    """[W12.6, W12.8]"""
    t = Table(free="army-muster", merge="end_of_action").at_war("gondor")
    t.army("osgiliath", "gondor-regular 2").army("minas-tirith", "gondor-regular 2")
    t.put("strider", "osgiliath").put("boromir", "minas-tirith")
    t.play("die army-muster; move-armies as army; from osgiliath; to minas-tirith; all")
    t.play("from minas-tirith; to lossarnach; all")
    assert t.force("minas-tirith") == "gondor-regular 2, strider"
    assert t.force("lossarnach") == "gondor-regular 2, boromir"


def test_a_long_march_passes_through_a_full_region() -> None:
    """The limit of ten is looked at where it ends. [W12.18]"""
    t = Table(shadow="event", free="event", first="shadow", hand="shadow: shadows-gather")
    t.empty_map().at_war("sauron").army("far-harad", "sauron-regular 2")
    t.army("near-harad", "southrons-regular 10").army("umbar", "southrons-regular 1")
    t.play("die event; play-card; play shadows-gather; from far-harad; to near-harad; to umbar")
    while t.asks() in ("march-to", "part"):
        t.play("done" if "done" in t.options() else "all")
    assert t.force("umbar") == "sauron-regular 2, southrons-regular"
    fact = t.facts("war-moved")[0]
    kinds = [["sauron"], 2, 0, 0, 0, 0, [], "2 sauron-regular"]
    assert [fact.cause, *fact.values] == ["W12.18", 1, "far-harad", "umbar", *kinds]


def test_a_long_march_crosses_no_border_in_peace() -> None:
    """Neutral ground on both sides, Rohan between them: only those At War go. [W12.12, W12.13,
    W12.18]"""
    t = Table(shadow="event", free="event", first="shadow", hand="shadow: shadows-gather")
    t.empty_map().at_war("sauron").army("druwaith-iaur", "sauron-regular 2, southrons-regular 1")
    t.army("fangorn", "isengard-regular 1").army("enedwaith", "isengard-regular 1")
    t.play("die event; play-card; play shadows-gather; from druwaith-iaur; to fords-of-isen")
    t.play("to fangorn")
    while t.asks() in ("march-to", "part"):
        t.play("done" if "done" in t.options() else "all")
    assert t.force("fangorn") == "sauron-regular 2, isengard-regular"
    assert t.force("druwaith-iaur") == "southrons-regular"


def test_room_is_kept_for_the_elite_that_must_lead() -> None:
    """With Saruman in play a Character die moves an army whose only leader is an Isengard elite;
    where two find room, one of them is he. [W7.1, W10.6, W12.2, W30.8]"""
    t = Table(shadow="character", free="event", first="shadow").empty_map()
    t.at_war("sauron", "isengard").put("saruman", "orthanc")
    t.army("gap-of-rohan", "sauron-regular 3, isengard-elite 1")
    t.army("orthanc", "isengard-regular 8")
    t.play("die character; move-led-army; from gap-of-rohan; to orthanc")
    assert t.options() == ["1 sauron-regular", "0 sauron-regular"]
    t.play("1 sauron-regular")
    assert t.force("orthanc") == "sauron-regular, isengard-regular 8, isengard-elite, saruman"
