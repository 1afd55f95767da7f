"""The Strategy deck of the Free Peoples, card by card, in printed order."""

import pytest

from ringtable.games.war.box.components import (
    ELITE,
    FREE,
    FREE_STRATEGY,
    KINDS,
    LEADER,
    NATIONS,
    REGULAR,
    SHADOW,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.state import KINDS_EACH
from tests.games.war.card_coverage import about
from tests.games.war.card_scenario import (
    active,
    fill,
    holding,
    left_on_table,
    over,
    places,
    play,
    refused,
    step,
)
from tests.games.war.ring_scenario import declare, figure, only, phase, said, walking
from tests.games.war.scenario import Table

BEFORE_MORDOR = (
    "north-ithilien",
    "south-ithilien",
    "dagorlad",
    "morannon",
    "minas-morgul",
    "gorgoroth",
    "nurn",
    "barad-dur",
)


def no_pool(t: Table, nation: str, *kinds: int) -> Table:
    """The reinforcements of a nation lack these kinds."""
    for kind in kinds:
        t.s.reserve[NATIONS.index(nation) * KINDS_EACH + kind] = 0
    return t.again()


# The Last Battle


@about("the-last-battle")
@pytest.mark.parametrize("region", BEFORE_MORDOR)
@pytest.mark.parametrize("who", ["aragorn", "gandalf-white"])
def test_the_last_battle_needs_a_captain_with_an_army_before_mordor(region: str, who: str) -> None:
    """[W9.8]"""
    t = holding("the-last-battle").put(who, region)
    t.army(region, "gondor-regular 1")
    assert refused(t, "the-last-battle") == ""


@about("the-last-battle")
def test_the_last_battle_without_an_army_or_with_strider_is_refused() -> None:
    """[W9.8, W29.12]"""
    alone = holding("the-last-battle").put("aragorn", "dagorlad")
    assert refused(alone, "the-last-battle") == "W9.8"
    strider = holding("the-last-battle").army("dagorlad", "gondor-regular 1")
    assert refused(strider.put("strider", "dagorlad"), "the-last-battle") == "W9.8"
    home = holding("the-last-battle").put("aragorn", "osgiliath")
    assert refused(home, "the-last-battle") == "W9.8"


@about("the-last-battle")
@pytest.mark.parametrize("edition", ["1r", "2"])
def test_the_last_battle_keeps_dice_of_moves_out_of_the_hunt_box(edition: str) -> None:
    """[W5.21, W40.14]"""
    t = walking(card_text=edition).army("dagorlad", "gondor-regular 1")
    t.lay("free", "the-last-battle")
    t.play("die character; move-fellowship")
    assert t.s.progress == 1
    assert t.s.hunt_box[FREE] == 0


@about("the-last-battle")
def test_the_last_battle_is_lost_with_the_last_army_before_mordor() -> None:
    """The captain need not stay. [W9.12, W9.17, W1.9]"""
    t = Table(free="army-muster army-muster", shadow="event event").at_war("gondor")
    t.army("dagorlad", "gondor-regular 1").army("north-ithilien", "gondor-regular 1")
    t.army("osgiliath").lay("free", "the-last-battle")
    t.play("die army-muster; move-armies as army; from dagorlad; to noman-lands; done")
    assert left_on_table(t, "the-last-battle")
    t.idle()
    t.play("die army-muster; move-armies as army; from north-ithilien; to osgiliath; done")
    assert not left_on_table(t, "the-last-battle")


@about("the-last-battle")
@pytest.mark.parametrize("region", BEFORE_MORDOR)
def test_an_army_in_each_region_before_mordor_keeps_the_last_battle(region: str) -> None:
    """An army elsewhere does not. [W9.12, W1.9]"""
    for there, stays in ((region, True), ("osgiliath", False)):
        t = Table(free="event event", shadow="event event").empty_map()
        t.army(there, "gondor-regular 1").army("edoras", "rohan-regular 1, rohan-leader 1")
        t.lay("free", "the-last-battle").hold("free", "riders-of-theoden")
        play(t, "riders-of-theoden", "unit regular")  # armies change, and the table is looked over
        assert left_on_table(t, "the-last-battle") == stays


@about("the-last-battle")
def test_the_last_battle_second_edition() -> None:
    """Aragorn in no nation of the Free Peoples; lost by a reveal, not by the lack of an army.
    [W9.2, W1.2]"""
    t = holding("the-last-battle", card_text="2").put("aragorn", "osgiliath")
    assert refused(t, "the-last-battle") == ""
    white = holding("the-last-battle", card_text="2").put("gandalf-white", "osgiliath")
    assert refused(white, "the-last-battle") == "W9.8"
    home = holding("the-last-battle", card_text="2").put("aragorn", "minas-tirith")
    assert refused(home, "the-last-battle") == "W9.8"
    lying = holding("nazgul-search", card_text="2").lay("free", "the-last-battle")
    assert left_on_table(lying, "the-last-battle")
    figure(lying, "dagorlad", 1).army("dagorlad", "nazgul 1")
    play(lying, "nazgul-search", "done")
    while lying.asks() == "path":
        lying.play(lying.options()[0])
    assert lying.s.revealed
    assert not left_on_table(lying, "the-last-battle")


@about("the-last-battle")
def test_the_last_battle_second_edition_ends_with_a_declaration_alone() -> None:
    """The last army before Mordor may go home. [W9.2, W9.12]"""
    t = Table(free="army-muster event", shadow="event event", card_text="2").at_war("gondor")
    t.army("osgiliath").army("north-ithilien", "gondor-regular 1").lay("free", "the-last-battle")
    t.play("die army-muster; move-armies as army; from north-ithilien; to osgiliath; done")
    assert left_on_table(t, "the-last-battle")
    t = phase("hollin", 1, card_text="2").lay("free", "the-last-battle")
    declare(t)
    assert not left_on_table(t, "the-last-battle")


# A Power Too Great, The Power of Tom Bombadil


@about("a-power-too-great", "the-power-of-tom-bombadil")
@pytest.mark.parametrize(
    ("card", "nation"), [("a-power-too-great", "elves"), ("the-power-of-tom-bombadil", "north")]
)
def test_powers_advance_a_nation_and_stay(card: str, nation: str) -> None:
    """[W9.10, W21.7]"""
    t = holding(card, dice="army-muster event")
    before = step(t, nation)
    t.play(f"die army-muster; play-card as army; play {card}")
    assert step(t, nation) == before - 1
    assert left_on_table(t, card)


# Beside each closed region a start, and two other regions that can be reached from there.
CLOSED = [
    ("a-power-too-great", "lorien", "dimrill-dale", "gladden-fields", "parth-celebrant"),
    ("a-power-too-great", "rivendell", "trollshaws", "hollin", "weather-hills"),
    ("a-power-too-great", "grey-havens", "tower-hills", "evendim", "south-ered-luin"),
    ("the-power-of-tom-bombadil", "old-forest", "cardolan", "minhiriath", "tharbad"),
    ("the-power-of-tom-bombadil", "buckland", "cardolan", "minhiriath", "tharbad"),
    ("the-power-of-tom-bombadil", "shire", "tower-hills", "evendim", "south-ered-luin"),
]


@about("a-power-too-great", "the-power-of-tom-bombadil")
@pytest.mark.parametrize("on_table", [False, True])
@pytest.mark.parametrize(("card", "closed", "start", "one", "other"), CLOSED)
def test_powers_close_regions_to_shadow_armies(
    on_table: bool, card: str, closed: str, start: str, one: str, other: str
) -> None:
    """No entry by a move, no attack on an army there. [W9.14]"""
    t = Table(shadow="army army", free="event event", first="shadow").at_war("sauron")
    t.empty_map().army(start, "sauron-regular 5")
    t.lay("free", card if on_table else "")
    t.play(f"die army; move-armies; from {start}")
    assert (f"to {closed}" in t.options()) == (not on_table)
    assert f"to {one}" in t.options()
    t = Table(shadow="army army", free="event event", first="shadow").at_war("sauron")
    t.empty_map().army(start, "sauron-regular 5").lay("free", card if on_table else "")
    for region in (closed, one, other):
        t.army(region, "elves-regular 1")
    t.play(f"die army; attack; from {start}")
    assert (f"attack {closed}" in t.options()) == (not on_table)
    assert f"attack {one}" in t.options()


def besieged_lorien(card: str = "") -> Table:
    t = Table(shadow="army army", free="army-muster event", first="shadow")
    t.at_war("sauron", "elves").empty_map().lay("free", card)
    return t.army("lorien", "elves-regular 2, sauron-regular 5").siege("lorien")


@about("the-last-battle")
def test_the_last_battle_ends_with_the_army_that_falls() -> None:
    """At once: before the Shadow is asked whether it advances. [W1.9, W9.12]"""
    t = Table(free="event", shadow="army event", first="shadow").empty_map()
    t.at_war("sauron").army("minas-morgul", "sauron-regular 5")
    t.army("north-ithilien", "gondor-regular 1").lay("free", "the-last-battle")
    t.will_roll("combat", 6, 6, 6, 6, 6, 1).play("die army; attack; all")
    assert t.asks() == "advance"
    assert not left_on_table(t, "the-last-battle")


@about("a-power-too-great")
def test_a_power_too_great_protects_a_garrison_and_lets_besiegers_leave() -> None:
    """Those already there stay, may leave and may be attacked. [W9.14]"""
    assert "attack" in besieged_lorien().play("die army").options()
    t = besieged_lorien("a-power-too-great").play("die army")
    assert "attack" not in t.options()
    t.play("move-armies; from lorien")
    assert "to dimrill-dale" in t.options()
    t = besieged_lorien("a-power-too-great").first("free").play("die army-muster")
    assert "attack as army" in t.options()  # a sortie


@about("a-power-too-great")
def test_a_power_too_great_stops_card_moves_and_retreats() -> None:
    """[W9.14]"""
    t = holding("shadows-gather").at_war("sauron").empty_map().lay("free", "a-power-too-great")
    t.army("moria", "sauron-regular 2").army("parth-celebrant", "sauron-regular 2")
    play(t, "shadows-gather", "from moria")  # only by Dimrill Dale
    assert places(t, "to") == ["parth-celebrant", "south-anduin-vale"]


@about("the-power-of-tom-bombadil")
def test_a_power_is_removed_for_a_die_and_two_cards() -> None:
    """An Army-symbol card and a Character card. [W9.13, W36.5]"""
    hand = "shadow: shadows-gather orc-patrol stormcrow"
    t = Table(shadow="muster event", free="event event", first="shadow", hand=hand)
    t.lay("free", "the-power-of-tom-bombadil").play("die muster; remove-table-card")
    while left_on_table(t, "the-power-of-tom-bombadil"):
        t.play(t.options()[0])
    assert t.held("shadow") == ["stormcrow"]
    poor = Table(shadow="muster", free="event", first="shadow", hand="shadow: orc-patrol stormcrow")
    poor.lay("free", "the-power-of-tom-bombadil").play("die muster")
    assert "remove-table-card" not in poor.options()


# Book of Mazarbul, Fear! Fire! Foes!


@about("book-of-mazarbul", "fear-fire-foes")
@pytest.mark.parametrize(
    ("card", "nation", "start", "end"),
    [
        ("book-of-mazarbul", "dwarves", "dale", "erebor"),
        ("book-of-mazarbul", "dwarves", "evendim", "ered-luin"),
        ("fear-fire-foes", "north", "buckland", "bree"),
        ("fear-fire-foes", "north", "buckland", "shire"),
    ],
)
def test_a_companion_there_takes_a_nation_to_war(
    card: str, nation: str, start: str, end: str
) -> None:
    """From whatever step, and active. Boromir could not wake it by himself. [W9.28, W13.9]"""
    t = holding(card, dice="muster event").put("boromir", start)
    assert not active(t, nation)
    play(t, card, f"goes boromir; to {end}", die="muster")
    assert active(t, nation)
    assert step(t, nation) == 0


@about("book-of-mazarbul")
def test_mazarbul_elsewhere_moves_companions_and_no_more() -> None:
    """[W13.1]"""
    t = holding("book-of-mazarbul").put("boromir", "dale")
    play(t, "book-of-mazarbul", "goes boromir; to withered-heath")
    assert t.force("withered-heath") == "boromir"
    assert (step(t, "dwarves"), active(t, "dwarves")) == (3, False)


@about("book-of-mazarbul", "fear-fire-foes")
@pytest.mark.parametrize(
    ("card", "nation", "region"),
    [("book-of-mazarbul", "dwarves", "erebor"), ("fear-fire-foes", "north", "bree")],
)
def test_a_companion_who_stays_counts(card: str, nation: str, region: str) -> None:
    """ "Any or all" may be nobody. [W9.28]"""
    t = holding(card).put("gimli", region)
    play(t, card, "done")
    assert step(t, nation) == 0
    assert t.force(region).endswith("gimli")


@about("book-of-mazarbul", "fear-fire-foes")
@pytest.mark.parametrize("card", ["book-of-mazarbul", "fear-fire-foes"])
def test_without_companions_on_the_map_the_card_is_idle(card: str) -> None:
    """[W9.26]"""
    assert refused(holding(card), card) == "W9.26"


# The Spirit of Mordor


@about("the-spirit-of-mordor")
def test_the_spirit_of_mordor_strikes_an_army_of_two_nations() -> None:
    """Five dice, a hit for each 5. [W9.22, W9.29]"""
    t = holding("the-spirit-of-mordor").army("dagorlad", "sauron-regular 3, southrons-regular 2")
    t.army("noman-lands", "sauron-regular 2, isengard-regular 1")
    t.will_roll("card-dice", 5, 6, 4, 5, 1)
    play(t, "the-spirit-of-mordor")
    assert places(t, "hit") == ["dagorlad", "noman-lands"]
    t.play("hit dagorlad")
    assert said(t, "war-card-rolled", "dice") == ["5 6 4 5 1"]
    assert t.asked() == SHADOW
    t.play("remove southrons-regular; remove southrons-regular")
    if t.asks() == "casualty":
        t.play("remove sauron-regular")
    assert t.force("dagorlad") == "sauron-regular 2"
    assert t.force("noman-lands") == "sauron-regular 2, isengard-regular"


@about("the-spirit-of-mordor")
def test_the_spirit_of_mordor_needs_such_an_army_and_takes_a_garrison() -> None:
    """Nazgûl make no second nation; a besieged army may be hit. [W9.26, W9.32]"""
    t = holding("the-spirit-of-mordor").army("umbar", "southrons-regular 2, nazgul 1")
    assert refused(t, "the-spirit-of-mordor") == "W9.26"
    t = holding("the-spirit-of-mordor")
    t.army("umbar", "southrons-regular 1, sauron-regular 1, gondor-regular 3").siege("umbar")
    t.will_roll("card-dice", 5, 5, 5, 5, 5)
    play(t, "the-spirit-of-mordor")
    assert t.force("umbar") == "gondor-regular 3"
    assert t.s.captured >> t.s.pack.region_named["umbar"] & 1


# Faramir's Rangers


@about("faramirs-rangers")
def test_faramirs_rangers_strike_and_join_osgiliath() -> None:
    """Three dice; a unit of either kind and a leader. [W9.22, W9.29]"""
    t = holding("faramirs-rangers", dice="army-muster event")
    t.army("north-ithilien", "sauron-regular 3").army("south-ithilien", "southrons-regular 2")
    t.will_roll("card-dice", 5, 4, 6)
    t.play("die army-muster; play-card as army; play faramirs-rangers")
    assert places(t, "hit") == ["north-ithilien", "south-ithilien"]
    t.play("hit north-ithilien")
    assert said(t, "war-card-rolled", "dice") == ["5 4 6"]
    assert t.force("north-ithilien") == "sauron-regular"
    assert t.options() == ["unit regular", "unit elite"]
    t.play("unit elite")
    assert t.force("osgiliath") == "gondor-regular 2, gondor-elite, gondor-leader"


@about("faramirs-rangers")
def test_faramirs_rangers_with_one_part_or_none() -> None:
    """[W9.9, W9.18, W9.26]"""
    held = play(holding("faramirs-rangers"), "faramirs-rangers", "unit regular")
    assert held.force("osgiliath") == "gondor-regular 3, gondor-leader"
    t = holding("faramirs-rangers").army("osgiliath", "sauron-regular 1")
    play(t.will_roll("card-dice", 5, 5, 5), "faramirs-rangers")
    assert t.force("osgiliath") == ""  # no Free Peoples units hold it
    empty = holding("faramirs-rangers").army("osgiliath")
    assert refused(empty, "faramirs-rangers") == "W9.26"


# Wisdom of Elrond


@about("wisdom-of-elrond")
def test_wisdom_of_elrond_wakes_a_nation_and_moves_it() -> None:
    """[W21.10, W21.13]"""
    t = holding("wisdom-of-elrond", dice="muster event").politics("rohan", 1, False)
    play(t, "wisdom-of-elrond", die="muster")
    assert places(t, "choose") == ["dwarves", "elves", "gondor", "north", "rohan"]
    t.play("choose rohan")
    assert active(t, "rohan")
    assert step(t, "rohan") == 0  # active first, so At War is open


@about("wisdom-of-elrond")
def test_wisdom_of_elrond_passes_by_who_is_at_war() -> None:
    """[W9.26]"""
    t = holding("wisdom-of-elrond").at_war("elves", "gondor", "north", "rohan")
    play(t, "wisdom-of-elrond")
    assert active(t, "dwarves")
    t = holding("wisdom-of-elrond").at_war("elves", "gondor", "north", "rohan", "dwarves")
    assert refused(t, "wisdom-of-elrond") == "W9.26"


# The Red Arrow


@about("the-red-arrow")
def test_the_red_arrow_needs_active_gondor() -> None:
    """[W9.8]"""
    assert refused(holding("the-red-arrow"), "the-red-arrow") == "W9.8"
    t = holding("the-red-arrow", dice="muster event").politics("gondor", 2, True)
    play(t, "the-red-arrow", "unit elite", die="muster")
    assert step(t, "rohan") == 2
    assert not active(t, "rohan")
    assert t.force("edoras") == "rohan-regular, rohan-elite 2, rohan-leader"


@about("the-red-arrow")
def test_the_red_arrow_into_lost_edoras_only_advances() -> None:
    """A passive nation stops before war. [W9.20, W21.10]"""
    t = holding("the-red-arrow").politics("gondor", 2, True).army("edoras").captured("edoras")
    play(t, "the-red-arrow")
    assert step(t, "rohan") == 2
    assert t.force("edoras") == ""
    t = holding("the-red-arrow").politics("gondor", 2, True).army("edoras").captured("edoras")
    assert refused(t.politics("rohan", 1, False), "the-red-arrow") == "W9.26"


# Help Unlooked For


def relief() -> Table:
    t = holding("help-unlooked-for", dice="army-muster event").at_war("gondor", "sauron")
    t.army("osgiliath").army("pelargir").army("dol-amroth")
    t.army("minas-tirith", "gondor-regular 3, sauron-regular 6").siege("minas-tirith")
    return t.army("lossarnach", "gondor-regular 5")


@about("help-unlooked-for")
def test_help_unlooked_for_takes_dice_from_besiegers() -> None:
    """One for each unit inside, never the last, in every round. [W15.23]"""
    t = relief().will_roll("combat", *[1] * 30)
    t.play("die army-muster; play-card as army; play help-unlooked-for")
    while t.asks() in ("attack-from", "attack-target", "part"):
        t.play("all" if t.asks() == "part" else t.options()[0])
    dice = [fact.values[1] for fact in t.facts("war-combat-rolled")]
    assert dice == ["1 1 1 1 1", "1 1"]
    t.play("go-on; stay")
    dice = [fact.values[1] for fact in t.facts("war-combat-rolled")]
    assert dice[2:] == ["1 1 1 1 1", "1 1"]


@about("help-unlooked-for")
def test_help_unlooked_for_leaves_one_die_and_only_attacks_besiegers() -> None:
    """[W15.23, W9.8]"""
    t = relief().army("minas-tirith", "gondor-regular 5, sauron-regular 3")
    t.army("osgiliath", "sauron-regular 2").will_roll("combat", *[1] * 30)
    t.play("die army-muster; play-card as army; play help-unlooked-for")
    assert "attack osgiliath" not in t.options()
    while t.asks() in ("attack-from", "attack-target", "part"):
        t.play("all" if t.asks() == "part" else t.options()[0])
    assert [fact.values[1] for fact in t.facts("war-combat-rolled")][1] == "1"


@about("help-unlooked-for")
def test_help_unlooked_for_needs_an_army_at_war_beside_a_siege() -> None:
    """[W9.8, W14.3]"""
    t = relief().politics("gondor", 1, True)
    assert refused(t, "help-unlooked-for") == "W9.8"
    t = relief().army("lossarnach")
    assert refused(t, "help-unlooked-for") == "W9.8"


# Paths of the Woses


def woses(**more: str) -> Table:
    t = holding("paths-of-the-woses", dice="army-muster event", **more).at_war("rohan", "gondor")
    return t.army("edoras", "rohan-regular 3, rohan-leader 1").put("gimli", "edoras")


@about("paths-of-the-woses")
def test_paths_of_the_woses_lead_straight_to_minas_tirith() -> None:
    """An army or a part of it, with its companions. [W9.31]"""
    t = woses()
    t.play("die army-muster; play-card as army; play paths-of-the-woses")
    assert places(t, "from") == ["edoras", "fords-of-isen", "helms-deep"]
    t.play("from edoras; 2 rohan-regular; 1 rohan-leader; 1 gimli")
    assert t.force("edoras") == "rohan-regular"
    wanted = "gondor-regular 3, gondor-elite, gondor-leader, rohan-regular 2, rohan-leader, gimli"
    assert t.force("minas-tirith") == wanted


@about("paths-of-the-woses")
def test_paths_of_the_woses_end_beside_a_siege() -> None:
    """Adjacent and free for movement; not out of a siege. [W12.14]"""
    t = woses().army("minas-tirith", "gondor-regular 2, sauron-regular 4").siege("minas-tirith")
    t.army("osgiliath", "sauron-regular 1")
    t.army("helms-deep", "rohan-regular 1, isengard-regular 3").siege("helms-deep")
    t.play("die army-muster; play-card as army; play paths-of-the-woses")
    assert places(t, "from") == ["edoras", "fords-of-isen"]
    t.play("from edoras")
    assert places(t, "to") == ["druadan-forest", "lossarnach"]


@about("paths-of-the-woses")
def test_paths_of_the_woses_have_needs_and_limits() -> None:
    """Rohan At War, an army in Minas Tirith, ten units. [W9.8, W3.2]"""
    assert refused(woses().politics("rohan", 1, True), "paths-of-the-woses") == "W9.8"
    assert refused(woses().army("minas-tirith"), "paths-of-the-woses") == "W9.8"
    t = woses().army("minas-tirith", "gondor-regular 8")
    t.play("die army-muster; play-card as army; play paths-of-the-woses; from edoras")
    assert "3 rohan-regular" not in t.options()
    assert "all" not in t.options()
    full = woses().army("minas-tirith", "gondor-regular 6, gondor-elite 4")
    assert refused(full, "paths-of-the-woses") == "W9.26"


@about("paths-of-the-woses")
def test_paths_of_the_woses_second_edition() -> None:
    """No army needed there, out of a siege, beside a city that is lost. [W9.2]"""
    t = woses(card_text="2").army("minas-tirith")
    t.army("helms-deep", "rohan-regular 1, isengard-regular 3").siege("helms-deep")
    t.play("die army-muster; play-card as army; play paths-of-the-woses")
    assert "from helms-deep" in t.options()
    t.play("from helms-deep")
    assert t.force("minas-tirith") == "rohan-regular"
    assert t.force("helms-deep") == "isengard-regular 3"
    t = woses(card_text="2").army("minas-tirith").captured("minas-tirith")
    t.play("die army-muster; play-card as army; play paths-of-the-woses; from edoras")
    assert places(t, "to") == ["druadan-forest", "lossarnach", "osgiliath"]


# Through a Day and a Night


def riding() -> Table:
    t = holding("through-a-day-and-a-night", dice="army-muster event").at_war("rohan")
    t.empty_map().army("folde", "rohan-regular 2").put("boromir", "folde")
    return t.army("westemnet", "rohan-regular 1")


@about("through-a-day-and-a-night")
def test_through_a_day_and_a_night_with_a_companion() -> None:
    """Two regions, he goes along, nobody joins on the way. [W9.31, W12.18]"""
    t = riding().army("eastemnet", "rohan-regular 1").put("gimli", "eastemnet")
    t.play("die army-muster; play-card as army; play through-a-day-and-a-night")
    assert places(t, "from") == ["eastemnet", "folde"]
    t.play("from folde; to westemnet; to fords-of-isen; 1 rohan-regular")
    assert over(t)  # one army alone
    assert t.force("fords-of-isen") == "rohan-regular, boromir"
    assert t.force("folde") == "rohan-regular"
    assert t.force("westemnet") == "rohan-regular"


@about("through-a-day-and-a-night")
def test_through_a_day_and_a_night_there_and_back() -> None:
    """Each region is entered as by a single move, so the army may win a settlement back and be home
    again; a way back that has changed nothing is no other march. [W12.1, W12.16, W12.18]"""
    for lost in (True, False):
        t = holding("through-a-day-and-a-night").empty_map().at_war("gondor")
        t.army("pelargir", "gondor-regular 2, gondor-leader").put("boromir", "pelargir")
        if lost:
            t.captured("lamedon")
        play(t, "through-a-day-and-a-night", "to lamedon")
        assert ("to pelargir" in t.options()) == lost
        t.play("to pelargir; all" if lost else "done; all")
        where = "pelargir" if lost else "lamedon"
        assert t.force(where) == "gondor-regular 2, gondor-leader, boromir"
        assert t.s.captured == 0
        assert over(t)


@about("through-a-day-and-a-night")
def test_a_siege_that_all_have_left_cannot_be_taken_up_by_the_way_back() -> None:
    """The garrison stands in the region as soon as the last besieger is gone. [W1.9, W12.11,
    W18.14, W18.15]"""
    for units in (2, 1):
        t = holding("through-a-day-and-a-night").empty_map().at_war("gondor")
        t.army("umbar", f"gondor-regular {units}, southrons-regular").siege("umbar")
        t.put("boromir", "umbar")
        play(t, "through-a-day-and-a-night", "to near-harad")
        assert ("to umbar" in t.options()) == (units == 2)
    t = holding("through-a-day-and-a-night").empty_map().at_war("gondor")
    t.army("umbar", "gondor-regular 2, southrons-regular").siege("umbar").put("boromir", "umbar")
    play(t, "through-a-day-and-a-night", "to near-harad; to umbar")
    assert t.s.besieged
    assert t.force("umbar") == "gondor-regular 2, southrons-regular, boromir"
    assert t.s.captured == 1 << REGIONS.index("near-harad")


@about("through-a-day-and-a-night")
def test_through_a_day_and_a_night_stops_after_one_and_before_enemies() -> None:
    """[W12.9, W9.28]"""
    t = riding().army("druadan-forest", "sauron-regular 1")
    t.play("die army-muster; play-card as army; play through-a-day-and-a-night")
    assert "to druadan-forest" not in t.options()
    t.play("to edoras; done; all")
    assert t.force("edoras") == "rohan-regular 2, boromir"
    alone = riding().army("folde")
    assert refused(alone, "through-a-day-and-a-night") == "W9.8"
    shut_in = holding("through-a-day-and-a-night").at_war("rohan").put("boromir", "helms-deep")
    shut_in.army("helms-deep", "rohan-regular 2, isengard-regular 2").siege("helms-deep")
    assert refused(shut_in, "through-a-day-and-a-night") == "W9.8"


# Círdan's Ships


@about("cirdans-ships")
def test_cirdans_ships_land_with_an_army_on_the_coast() -> None:
    """Two units of either kind, in one region. [W9.16, W9.29]"""
    t = holding("cirdans-ships", dice="muster event").at_war("elves")
    play(t, "cirdans-ships", die="muster")
    assert places(t) == ["dol-amroth", "grey-havens", "pelargir"]
    t.play("place pelargir; unit elite; unit regular")
    assert t.force("pelargir") == "elves-regular, elves-elite, gondor-regular"


@about("cirdans-ships")
def test_cirdans_ships_need_war_and_join_a_garrison_up_to_five() -> None:
    """[W9.8, W9.19]"""
    assert refused(holding("cirdans-ships"), "cirdans-ships") == "W9.8"
    t = holding("cirdans-ships").at_war("elves").army("grey-havens").army("pelargir")
    t.army("dol-amroth", "gondor-regular 4, southrons-regular 2").siege("dol-amroth")
    play(t, "cirdans-ships", "unit regular")
    assert t.force("dol-amroth") == "elves-regular, gondor-regular 4, southrons-regular 2"


# A unit and a leader in one place

UNIT_AND_LEADER = [
    ("guards-of-the-citadel", "gondor", "minas-tirith"),
    ("grimbeorn-the-old-son-of-beorn", "north", "carrock"),
    ("imrahil-of-dol-amroth", "gondor", "dol-amroth"),
    ("dain-ironfoots-guard", "dwarves", "erebor"),
]


@about(*[card for card, _, _ in UNIT_AND_LEADER])
@pytest.mark.parametrize(("card", "nation", "region"), UNIT_AND_LEADER)
@pytest.mark.parametrize("kind", [REGULAR, ELITE])
def test_a_unit_of_either_kind_and_a_leader(card: str, nation: str, region: str, kind: int) -> None:
    """In peace too, from the pool. [W9.15, W9.16, W9.29]"""
    t = holding(card, dice="muster event").army(region)
    name = f"{nation}-{KINDS[kind]}"
    pool, leaders = t.pool(name), t.pool(f"{nation}-leader")
    play(t, card, die="muster")
    assert t.options() == ["unit regular", "unit elite"]
    t.play(f"unit {KINDS[kind]}")
    assert t.force(region) == f"{name}, {nation}-leader"
    assert (t.pool(name), t.pool(f"{nation}-leader")) == (pool - 1, leaders - 1)


@about(*[card for card, _, _ in UNIT_AND_LEADER])
@pytest.mark.parametrize(("card", "nation", "region"), UNIT_AND_LEADER)
def test_the_pool_decides_what_comes(card: str, nation: str, region: str) -> None:
    """Without units left only a leader, if somebody is there to lead. [W9.9, W9.15, W9.30]"""
    t = no_pool(holding(card).army(region, f"{nation}-regular 1"), nation, REGULAR, ELITE)
    play(t, card)
    assert t.force(region) == f"{nation}-regular, {nation}-leader"
    t = no_pool(holding(card).army(region), nation, REGULAR, ELITE)
    assert refused(t, card) == "W9.26"
    t = no_pool(holding(card).army(region), nation, ELITE, LEADER)
    play(t, card)  # a regular, without a question
    assert t.force(region) == f"{nation}-regular"


@about(*[card for card, _, _ in UNIT_AND_LEADER])
@pytest.mark.parametrize(("card", "nation", "region"), UNIT_AND_LEADER)
def test_nothing_comes_to_a_lost_place(card: str, nation: str, region: str) -> None:
    """[W9.18, W9.20, W9.26]"""
    assert refused(holding(card).army(region).captured(region), card) == "W9.26"
    assert refused(holding(card).army(region, "sauron-regular 1"), card) == "W9.26"


# A unit and a card

UNIT_AND_CARD = [
    ("celeborns-galadhrim", "lorien"),
    ("kindred-of-glorfindel", "rivendell"),
    ("thranduils-archers", "woodland-realm"),
]


@about(*[card for card, _ in UNIT_AND_CARD])
@pytest.mark.parametrize(("card", "region"), UNIT_AND_CARD)
@pytest.mark.parametrize("kind", ["regular", "elite"])
def test_an_elven_unit_and_a_strategy_card(card: str, region: str, kind: str) -> None:
    """[W9.24, W9.29]"""
    t = holding(card, dice="muster event").army(region)
    t.deck(FREE_STRATEGY, "the-red-arrow")
    play(t, card, f"unit {kind}", die="muster")
    assert t.force(region) == f"elves-{kind}"
    assert t.held("free") == ["the-red-arrow"]


@about(*[card for card, _ in UNIT_AND_CARD])
@pytest.mark.parametrize(("card", "region"), UNIT_AND_CARD)
def test_either_half_of_it_is_enough(card: str, region: str) -> None:
    """[W9.9, W9.5, W9.26]"""
    lost = holding(card).army(region).captured(region).deck(FREE_STRATEGY, "the-red-arrow")
    play(lost, card)
    assert lost.held("free") == ["the-red-arrow"]
    t = holding(card).army(region).captured(region)
    assert refused(t, card) == "W9.26"
    full = holding(card).army(region, "elves-elite 5, sauron-regular 1").siege(region)
    play(full.deck(FREE_STRATEGY, "the-red-arrow"), card)
    assert full.force(region) == "elves-elite 5, sauron-regular"


@about("king-brands-men")
def test_king_brands_men_are_two_regulars() -> None:
    """[W9.15, W9.19]"""
    t = holding("king-brands-men", dice="muster event").deck(FREE_STRATEGY, "the-red-arrow")
    play(t, "king-brands-men", die="muster")
    assert t.force("dale") == "north-regular 3, north-leader"
    assert t.held("free") == ["the-red-arrow"]
    t = holding("king-brands-men").army(
        "dale", "north-regular 4, dwarves-elite 4, dwarves-regular 1"
    )
    play(t, "king-brands-men")
    assert t.force("dale") == "dwarves-regular, dwarves-elite 4, north-regular 5"


@about("swords-in-eriador")
def test_swords_in_eriador_for_shire_and_ered_luin() -> None:
    """[W9.9, W9.29]"""
    t = holding("swords-in-eriador", dice="muster event").deck(FREE_STRATEGY, "the-red-arrow")
    play(t, "swords-in-eriador", "unit elite; unit regular", die="muster")
    assert t.force("shire") == "north-regular, north-elite"
    assert t.force("ered-luin") == "dwarves-regular 2"
    assert t.held("free") == ["the-red-arrow"]
    t = holding("swords-in-eriador").army("shire").captured("shire")
    play(t, "swords-in-eriador", "unit elite")
    assert t.force("ered-luin") == "dwarves-regular, dwarves-elite"


# Riders of Théoden, Éomer


@about("riders-of-theoden")
def test_riders_of_theoden_come_to_edoras_or_a_companion_in_rohan() -> None:
    """A region without a settlement will do. [W9.20, W9.29]"""
    t = holding("riders-of-theoden", dice="muster event").put("gimli", "eastemnet")
    t.put("legolas", "fangorn")
    play(t, "riders-of-theoden", die="muster")
    assert places(t) == ["eastemnet", "edoras"]
    t.play("place eastemnet; unit regular")
    assert t.force("eastemnet") == "rohan-regular, rohan-leader, gimli"


@about("riders-of-theoden")
def test_riders_of_theoden_join_a_companion_in_a_siege() -> None:
    """[W9.16, W9.19, W18.21]"""
    t = holding("riders-of-theoden").put("gimli", "helms-deep").army("edoras").captured("edoras")
    t.army("helms-deep", "rohan-regular 5, isengard-regular 3").siege("helms-deep")
    play(t, "riders-of-theoden")
    assert t.force("helms-deep") == "rohan-regular 5, rohan-leader, isengard-regular 3, gimli"


@about("eomer-son-of-eomund")
def test_eomer_comes_to_a_free_settlement_of_rohan() -> None:
    """Not the Fords of Isen, not a besieged Helm's Deep. [W2.10, W2.17]"""
    t = holding("eomer-son-of-eomund", dice="muster event")
    t.army("helms-deep", "rohan-regular 1, isengard-regular 3").siege("helms-deep")
    t.army("folde", "isengard-regular 1")
    play(t, "eomer-son-of-eomund", die="muster")
    assert places(t) == ["edoras", "westemnet"]
    t.play("place westemnet; unit elite")
    assert t.force("westemnet") == "rohan-elite, rohan-leader"
    t = holding("eomer-son-of-eomund")
    play(t, "eomer-son-of-eomund")
    assert places(t) == ["edoras", "folde", "helms-deep", "westemnet"]


def test_nobody_of_the_fellowship_is_a_companion_on_the_map() -> None:
    """The companions of the Fellowship do not count. [W22.2]"""
    t = only(holding("riders-of-theoden"), "gimli", "legolas")
    play(fill(figure(t, "eastemnet", 0)), "riders-of-theoden")
    assert t.asks() == "unit-kind"
