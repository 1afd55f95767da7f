"""What cards do to armies, and what holds for figures in general. [W1-W3, W9.15-W9.32, W10]"""

from ringtable.games.war.armies.limits import limit, takes_recruits
from ringtable.games.war.battle.forces import leadership, nazgul_leadership
from ringtable.games.war.box.components import FREE, NATIONS, SHADOW
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.hunt.view import reach
from ringtable.games.war.state import NO_SIDE
from tests.games.war.scenario import Table


def at(region: str) -> int:
    return REGIONS.index(region)


def bit(region: str) -> int:
    return 1 << at(region)


def event(card: str, side: str = "free", **options: str) -> Table:
    """A side holds one card and has an Event die."""
    other = "shadow" if side == "free" else "free"
    dice = {side: "event army-muster" if side == "free" else "event army", other: "event event"}
    t = Table(free=dice["free"], shadow=dice["shadow"], first=side, **options)
    return t.hold(side, card)


def play(t: Table, card: str) -> Table:
    return t.play(f"die event; play-card; play {card}")


# The map and the tracks


def test_only_settlements_have_a_controller() -> None:
    """[W2.15, W2.10]"""
    s = Table().s
    assert s.controller(at("osgiliath")) == NO_SIDE
    assert s.controller(at("fangorn")) == NO_SIDE
    assert s.controller(at("edoras")) == FREE
    assert s.controller(at("umbar")) == SHADOW


def test_the_tracks_begin_where_they_should() -> None:
    """[W2.19, W2.20, W2.21, W4.2]"""
    s = Table().s
    assert (s.circle, s.progress, s.corruption) == (-1, 0, 0)
    assert all(0 <= s.step[nation] <= 3 for nation in range(len(NATIONS)))


def test_nothing_crosses_the_sea() -> None:
    """Coastal regions that do not touch are no neighbours. [W2.3]"""
    assert not first_pack().map.adjacent(at("umbar"), at("pelargir"))


def test_leaders_nazgul_and_characters_are_no_units() -> None:
    """They count for no limit and roll no dice of their own. [W3.4, W3.5, W3.8, W3.9, W3.11]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron", "gondor")
    t.army("minas-morgul", "sauron-regular 10, nazgul 4").put("witch-king", "minas-morgul")
    assert t.s.units[SHADOW][at("minas-morgul")] == 10
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron", "gondor")
    t.army("minas-morgul", "sauron-regular 2, nazgul 4").army("osgiliath")
    t.army("north-ithilien", "gondor-regular 1, rohan-leader 2")
    t.will_roll("combat", *[1] * 12)
    t.play("die army; attack; from minas-morgul; all")
    assert [fact.values[1] for fact in t.facts("war-combat-rolled")] == ["1 1", "1"]
    assert [fact.values[1] for fact in t.facts("war-rerolled")] == ["1 1", "1"]


def test_a_leader_without_a_unit_is_gone_at_once() -> None:
    """[W1.9, W3.7, W9.21]"""
    t = event("dreadful-spells", "shadow").army("parth-celebrant", "sauron-regular 1, nazgul 3")
    t.army("lorien", "elves-regular 1, elves-leader 1").put("gimli", "lorien")
    t.army("dimrill-dale")
    t.will_roll("card-dice", 5, 5, 1)
    t.play("die event; play-card; play dreadful-spells")
    while t.asks() in ("spell-from", "spell-at"):
        t.play(next(one for one in t.options() if "parth" in one or "lorien" in one))
    assert t.force("lorien") == "gimli"
    assert t.lost("elves-leader") == 1
    fallen = [fact for fact in t.facts("war-eliminated") if fact.values[1] == "leader"]
    assert [(fact.cause, fact.values[2:]) for fact in fallen] == [("W3.7", (1, "lorien"))]
    assert t.s.captured == 0


# Recruiting by cards [W9.15-W9.20, W9.30]


def test_a_card_recruits_from_the_pool_also_in_peace() -> None:
    """[W9.15, W9.16, W9.30]"""
    t = event("guards-of-the-citadel")
    pool = t.pool("gondor-regular")
    play(t, "guards-of-the-citadel").play("unit regular")
    assert t.force("minas-tirith") == "gondor-regular 4, gondor-elite, gondor-leader 2"
    assert t.pool("gondor-regular") == pool - 1


def test_a_besieged_stronghold_takes_recruits_up_to_five() -> None:
    """[W9.16, W9.18, W9.19, W3.3]"""
    t = event("guards-of-the-citadel")
    t.army("minas-tirith", "gondor-regular 5, sauron-regular 6").siege("minas-tirith")
    assert limit(t.s, FREE, at("minas-tirith")) == 5
    assert takes_recruits(t.s, FREE, at("minas-tirith"))
    play(t, "guards-of-the-citadel")
    assert t.force("minas-tirith") == "gondor-regular 5, gondor-leader, sauron-regular 6"


def test_recruits_stop_at_ten() -> None:
    """[W9.19]"""
    t = event("the-king-is-revealed", "shadow").put("aragorn", "edoras")
    t.army("minas-morgul", "sauron-regular 8")
    play(t, "the-king-is-revealed")
    assert t.force("minas-morgul") == "sauron-regular 10, sauron-nazgul"


def test_no_recruits_beside_the_enemy_or_in_his_settlement() -> None:
    """[W9.18, W9.20, W9.26]"""
    t = event("guards-of-the-citadel").army("minas-tirith").captured("minas-tirith")
    assert "play-card" not in t.play("die event").options()
    t = event("monsters-roused", "shadow").army("trollshaws", "north-regular 1")
    play(t, "monsters-roused")
    assert t.force("trollshaws") == "north-regular"
    assert t.force("angmar") == "sauron-regular"


def test_besiegers_are_joined_by_recruits() -> None:
    """[W9.20, W39.8]"""
    t = event("half-orcs-and-goblin-men", "shadow").at_war("isengard")
    t.army("helms-deep", "rohan-regular 2, isengard-regular 3").siege("helms-deep")
    play(t, "half-orcs-and-goblin-men").play("place helms-deep; unit elite")
    assert t.force("helms-deep") == "rohan-regular 2, isengard-regular 3, isengard-elite"


def test_a_leader_is_recruited_only_with_a_unit() -> None:
    """[W9.30, W3.7]"""
    t = event("grimbeorn-the-old-son-of-beorn").army("carrock")
    t.s.reserve[3 * 4] = t.s.reserve[3 * 4 + 1] = 0
    assert "play-card" not in t.again().play("die event").options()


def test_an_order_is_carried_out_as_far_as_possible() -> None:
    """[W1.4, W9.28, W9.9]"""
    t = event("orcs-multiplying-again", "shadow").army("dol-guldur", "sauron-regular 9")
    play(t, "orcs-multiplying-again")
    assert t.force("dol-guldur") == "sauron-regular 10"
    assert t.force("mount-gundabad") == "sauron-regular 5"


def test_only_printed_conditions_end_a_table_card() -> None:
    """Second edition: also when its own needs hold no more. [W9.17, W9.12]"""
    for rule, stays in (("printed", True), ("condition", False)):
        t = Table(shadow="army", free="event", first="shadow", table_card_lapse=rule)
        t.at_war("sauron").army("minas-tirith", "gondor-regular 2, sauron-regular 3")
        t.siege("minas-tirith").lay("shadow", "denethors-folly").army("osgiliath")
        t.play("die army; move-armies; from minas-tirith; to osgiliath; all; done")
        assert t.s.on_table(t.card("denethors-folly")) == stays


def test_a_card_overrides_a_rule_only_as_far_as_it_says() -> None:
    """Lórien is closed to Shadow armies; those who are there may leave and may be attacked.
    [W1.3]"""
    t = Table(shadow="army", free="army-muster", first="shadow").at_war("sauron", "elves")
    t.lay("free", "a-power-too-great").army("parth-celebrant")
    t.army("lorien", "elves-regular 2, sauron-regular 2").siege("lorien")
    t.play("die army")
    assert "attack" not in t.options()
    t.play("move-armies; from lorien; to parth-celebrant; 1 sauron-regular")
    assert "to lorien" not in t.options()
    t.play("done; die army-muster; attack as army; from lorien; all")
    assert t.facts("war-attacked")[0].values[1:3] == ("lorien", "lorien")


# Hits of cards [W9.21, W9.22, W9.32]


def test_card_hits_are_taken_by_the_owner() -> None:
    """One by one, as in a battle. [W9.22, W9.29, W37.6]"""
    t = event("the-spirit-of-mordor").army("gorgoroth", "sauron-regular 3, southrons-elite 2")
    t.will_roll("card-dice", 5, 6, 1, 1, 1)
    play(t, "the-spirit-of-mordor")
    assert (t.asks(), t.asked()) == ("casualty", SHADOW)
    t.play("remove sauron-regular; reduce southrons-elite")
    assert t.force("gorgoroth") == "sauron-regular 2, southrons-regular, southrons-elite"


def test_nazgul_outlive_an_army_that_a_card_kills() -> None:
    """[W9.21, W13.20]"""
    t = event("faramirs-rangers").army("north-ithilien", "sauron-regular 1, nazgul 2")
    t.army("osgiliath")
    t.will_roll("card-dice", 5, 1, 1)
    play(t, "faramirs-rangers")
    assert t.force("north-ithilien") == "sauron-nazgul 2"


def test_a_garrison_can_be_hit_and_its_besiegers_are_not() -> None:
    """Companions outlive the last unit; the besieger takes the stronghold. [W9.32, W18.20, W18.21,
    W39.5]"""
    t = event("dreadful-spells", "shadow")
    t.army("helms-deep", "rohan-regular 1, rohan-leader 1, sauron-regular 2, nazgul 2")
    t.siege("helms-deep").put("gimli", "helms-deep")
    t.will_roll("card-dice", 6, 6)
    t.play("die event; play-card; play dreadful-spells")
    while t.asks() in ("spell-from", "spell-at"):
        t.play(next(one for one in t.options() if "helms-deep" in one))
    assert t.force("helms-deep") == "sauron-regular 2, sauron-nazgul 2, gimli"
    assert t.s.captured == bit("helms-deep")
    assert t.s.step[4] == 2  # the capture advances Rohan, the hits did not


def test_a_card_attack_takes_the_figure_it_names() -> None:
    """[W9.31, W14.3]"""
    t = event("the-black-captain-commands", "shadow").at_war("sauron")
    t.put("witch-king", "minas-morgul").army("minas-morgul", "sauron-regular 4, nazgul 1")
    t.army("osgiliath").army("north-ithilien", "gondor-regular 1")
    t.army("south-ithilien")
    play(t, "the-black-captain-commands").play("no; attack; 1 sauron-regular; 0 sauron-nazgul")
    attacked = t.facts("war-attacked")[0].values
    assert (attacked[-2], attacked[-1]) == (["witch-king"], "1 sauron-regular")


def test_a_card_played_by_a_card_pays_no_die() -> None:
    """And sets nothing off. [W9.23]"""
    t = event("the-ents-awake-treebeard").hold("free", "elven-rope")
    t.put("saruman", "orthanc").put("gandalf-white", "fangorn").deck(0, "athelas")
    t.s.guide = 1
    t.will_roll("card-dice", 1, 1, 1)
    play(t.again(), "the-ents-awake-treebeard").play("play elven-rope")
    assert t.s.unused(FREE) == 1
    assert t.held("free") == []


def test_draws_of_one_card_come_one_after_another() -> None:
    """[W-EX52, W9.24, W9.27]"""
    five = "bilbos-song athelas elven-rope elven-cloaks phial-of-galadriel"
    t = event("house-of-the-stewards").hold("free", five).put("boromir", "pelargir")
    t.deck(1, "wisdom-of-elrond the-red-arrow").deck(0, "axe-and-bow")
    play(t, "house-of-the-stewards").play("unit regular")
    assert (t.asks(), len(t.held("free"))) == ("discard", 7)
    t.play("discard athelas")
    assert t.asks() == "gandalf-draws"
    t.play("yes")
    assert (t.asks(), len(t.held("free"))) == ("discard", 7)
    t.play("discard elven-rope")
    assert len(t.held("free")) == 6


# Armies and limits


def test_all_units_of_a_side_in_a_region_are_one_army() -> None:
    """[W10.1]"""
    t = Table(free="army-muster", shadow="event").at_war("gondor", "rohan")
    t.army("druadan-forest", "gondor-regular 2, rohan-regular 2")
    t.play("die army-muster; move-armies as army; from druadan-forest; to osgiliath; all; done")
    assert t.force("osgiliath") == "gondor-regular 4, rohan-regular 2"


def test_excess_after_a_retreat_is_the_owners_choice() -> None:
    """[W10.4, W1.6, W37.9, W38.16]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("minas-morgul", "sauron-regular 5").army("north-ithilien", "gondor-regular 5")
    t.army("osgiliath", "rohan-regular 6").army("south-ithilien")
    t.will_roll("combat", *[1] * 10)
    t.play("die army; attack; from minas-morgul; all; go-on; retreat osgiliath")
    assert (t.asks(), t.asked()) == ("excess", FREE)
    t.play("remove rohan-regular")
    assert t.force("osgiliath") == "gondor-regular 5, rohan-regular 5"
    assert t.asks() == "advance"  # the excess comes before the advance


def test_attackers_stay_in_their_region_and_defenders_all_take_part() -> None:
    """One die, one attack. [W14.2, W14.7, W14.8, W14.10, W7.9, W38.1]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("minas-morgul", "sauron-regular 4").army("osgiliath").army("south-ithilien")
    t.army("north-ithilien", "gondor-regular 2, gondor-leader 1").put("boromir", "north-ithilien")
    t.will_roll("combat", *[1] * 12)
    t.play("die army; attack; from minas-morgul; all")
    assert t.force("minas-morgul") == "sauron-regular 4"
    told = t.facts("war-defended")[0].values
    assert (told[-2], told[-1]) == (["boromir"], "2 gondor-regular, 1 gondor-leader")
    t.play("cease")
    assert t.s.to_act == FREE


def test_a_besieged_army_does_not_retreat() -> None:
    """[W17.5, W18.16]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("isengard", "sauron")
    t.army("helms-deep", "rohan-regular 5, isengard-elite 1, isengard-regular 4, sauron-regular 5")
    t.siege("helms-deep")
    t.will_roll("combat", *[1] * 20)
    t.play("die army; attack; from helms-deep; attack helms-deep; all")
    assert t.asks() == "assault"
    assert t.s.units[SHADOW][at("helms-deep")] == 10
    t.play("cease")
    assert t.s.besieged == bit("helms-deep")


def test_a_withdrawal_is_whole_and_ends_the_battle() -> None:
    """Whoever enters begins the siege. [W17.12, W18.5, W18.6, W18.8, W38.4, W38.17, W39.2]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("isengard")
    t.army("fords-of-isen", "isengard-regular 3").army(
        "helms-deep", "rohan-regular 2, rohan-leader"
    )
    t.put("gimli", "helms-deep")
    t.play(
        "die army; attack; from fords-of-isen; attack helms-deep; all; withdraw; 1 isengard-regular"
    )
    assert t.s.besieged == bit("helms-deep")
    assert t.force("helms-deep") == "rohan-regular 2, rohan-leader, isengard-regular, gimli"
    assert t.facts("war-combat-rolled") == []
    assert t.s.to_act == FREE


def test_nazgul_leadership_is_the_witch_kings_too() -> None:
    """The Mouth's and Saruman's is not. [W30.12]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("minas-morgul", "sauron-regular 3, nazgul 1").army("osgiliath").army("south-ithilien")
    t.army("north-ithilien", "gondor-regular 2")
    t.put("witch-king", "minas-morgul").put("mouth-of-sauron", "minas-morgul")
    t.will_roll("combat", *[1] * 20)
    t.play("die army; attack; from minas-morgul; all")
    assert (nazgul_leadership(t.s), leadership(t.s, SHADOW)) == (3, 5)


def test_duties_of_both_sides_fall_to_the_free_peoples_first() -> None:
    """Both hands are full in step 1. [W1.8, W41.1, W41.6, W5.1, W5.20]"""
    t = Table(free="event", shadow="event")
    six = "athelas bilbos-song elven-rope elven-cloaks phial-of-galadriel axe-and-bow"
    dark = "orc-patrol shelobs-lair isildurs-bane cruel-weather morgul-wound lure-of-the-ring"
    t.hold("free", six).hold("shadow", dark)
    t.deck(0, "horn-of-gondor").deck(1, "wisdom-of-elrond")
    t.deck(2, "the-lidless-eye").deck(3, "olog-hai")
    t.idle().idle()
    asked = []
    while t.asks() == "discard":
        asked.append(t.asked())
        t.play(t.options()[0])
    assert asked == [FREE, FREE, SHADOW, SHADOW]
    steps = [fact.values[0] for fact in t.facts("war-step-began")]
    assert steps[:5] == ["fellowship", "hunt", "roll", "action", "victory"]


def test_the_position_of_the_fellowship_is_open() -> None:
    """[W36.3]"""
    t = Table()
    t.s.progress = 1
    shown = {
        REGIONS[region]
        for region in range(105)
        if t.s.map.figure_distance[t.s.figure][region] <= t.s.progress
    }
    assert shown == {"rivendell", "fords-of-bruinen", "trollshaws"}
    assert {REGIONS[region] for region in reach(t.s)} == shown
