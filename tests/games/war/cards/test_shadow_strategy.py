"""The Strategy deck of the Shadow, card by card, in printed order."""

import pytest

from ringtable.games.war.box.components import (
    ELITE,
    FREE,
    NATIONS,
    NAZGUL,
    OUT_OF_THE_GAME,
    REGULAR,
    SHADOW,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.state import KINDS_EACH
from tests.games.war.card_coverage import about
from tests.games.war.card_scenario import (
    active,
    holding,
    left_on_table,
    over,
    places,
    play,
    refused,
    step,
)
from tests.games.war.ring_scenario import figure, on_track, standing, where
from tests.games.war.scenario import Table

ALL = ("sauron", "isengard", "southrons")


def leave(t: Table, nation: str, kind: int, n: int) -> Table:
    """So many figures of a kind are left in the pool."""
    t.s.reserve[NATIONS.index(nation) * KINDS_EACH + kind] = n
    return t.again()


def is_captured(t: Table, region: str) -> bool:
    return bool(t.s.captured >> REGIONS.index(region) & 1)


# What must hold

NEEDS = [
    ("the-day-without-dawn", ALL),
    ("the-shadow-is-moving", ALL),
    ("musterings-of-long-planned-war", ALL),
    ("rage-of-the-dunlendings", ("isengard",)),
    ("half-orcs-and-goblin-men", ("isengard",)),
    ("olog-hai", ("sauron",)),
    ("hill-trolls", ("sauron",)),
    ("pits-of-mordor", ("sauron",)),
    ("horde-from-the-east", ("southrons",)),
    ("corsairs-of-umbar", ("southrons",)),
]


@about(*[card for card, _ in NEEDS])
@pytest.mark.parametrize(("card", "nations"), NEEDS)
def test_nations_must_be_at_war(card: str, nations: tuple[str, ...]) -> None:
    """[W9.8]"""
    for missing in nations:
        t = holding(card, enemy="will-of-the-west event").at_war(*ALL).politics(missing, 1, True)
        assert refused(t, card) == "W9.8"
    t = holding(card, enemy="will-of-the-west event").at_war(*nations)
    assert refused(t, card) == ""


@about(
    "the-fighting-uruk-hai",
    "a-new-power-is-rising",
    "return-of-the-witch-king",
    "the-king-is-revealed",
)
@pytest.mark.parametrize(
    ("card", "who", "region"),
    [
        ("a-new-power-is-rising", "saruman", "orthanc"),
        ("return-of-the-witch-king", "witch-king", "moria"),
        ("the-king-is-revealed", "aragorn", "edoras"),
    ],
)
def test_a_character_must_be_in_play(card: str, who: str, region: str) -> None:
    """Strider is not Aragorn. [W9.8, W29.12]"""
    assert refused(holding(card).put("strider", "edoras"), card) == "W9.8"
    assert refused(holding(card).put(who, region), card) == ""


# Return to Valinor


@about("return-to-valinor")
def test_return_to_valinor() -> None:
    """In each unbesieged Elven stronghold a die for each Elven unit; each 6 a hit. [W9.22]"""
    t = holding("return-to-valinor", dice="army event").army("lorien").captured("lorien")
    t.army("grey-havens", "elves-regular 1, elves-elite 1, gondor-regular 1, elves-leader 1")
    t.army("rivendell", "elves-elite 2, sauron-regular 2").siege("rivendell")
    t.army("woodland-realm", "elves-regular 1")
    t.will_roll("card-dice", 6, 5, 6)
    play(t, "return-to-valinor", die="army")
    assert t.asked() == FREE  # the army of the Grey Havens takes one hit, of its owner's choice
    assert t.options() == ["remove elves-regular", "reduce elves-elite", "remove gondor-regular"]
    t.play("remove gondor-regular")
    assert t.force("woodland-realm") == ""
    assert t.force("rivendell") == "elves-elite 2, sauron-regular 2"
    assert [fact.values[1] for fact in t.facts("war-card-rolled")] == ["6 5", "6"]


@about("return-to-valinor")
def test_return_to_valinor_needs_an_elven_stronghold_of_the_shadow() -> None:
    """[W9.8]; a roll of five dice at most."""
    assert refused(holding("return-to-valinor"), "return-to-valinor") == "W9.8"
    t = holding("return-to-valinor").army("lorien").captured("lorien").army("rivendell")
    t.army("woodland-realm").army("grey-havens", "elves-elite 7").will_roll("card-dice", *[1] * 7)
    play(t, "return-to-valinor")
    assert t.facts("war-card-rolled")[0].values[1] == "1 1 1 1 1"


# The Fighting Uruk-hai


def deeping() -> Table:
    t = holding("the-fighting-uruk-hai", dice="army event").at_war("isengard", "rohan")
    t.put("saruman", "orthanc").army("orthanc")
    return t.army("helms-deep", "rohan-regular 5, isengard-regular 6").siege("helms-deep")


@about("the-fighting-uruk-hai")
def test_the_fighting_uruk_hai() -> None:
    """Three rounds, no card of the Free Peoples in the first. [W18.24, W36.6]"""
    t = deeping().hold("free", "king-brands-men").will_roll("combat", *[1] * 60)
    play(t, "the-fighting-uruk-hai", "all", die="army")
    assert t.asks() == "assault"  # cease or go on
    t.play("go-on")
    assert t.asks() == "defender-card"
    t.play("no; go-on; no")
    assert t.facts("war-round-began")[-1].values[0] == 3
    assert over(t)  # no elite to reduce


@about("the-fighting-uruk-hai")
def test_the_fighting_uruk_hai_need_saruman_and_isengard_at_a_siege() -> None:
    """[W9.8, W9.31]"""
    card = "the-fighting-uruk-hai"
    t = holding(card).at_war("isengard")
    t.army("orthanc").army("helms-deep", "rohan-regular 5, isengard-regular 6").siege("helms-deep")
    assert refused(t, card) == "W9.8"
    t = deeping().army("helms-deep", "rohan-regular 5, sauron-regular 6")
    assert refused(t, card) == "W9.8"
    t = deeping().at_war("sauron").politics("isengard", 1, True)
    t.army("helms-deep", "rohan-regular 5, sauron-regular 5, isengard-regular 1")
    assert refused(t, card) == "W9.8"  # the unit of Isengard cannot attack
    t = deeping().at_war("sauron")
    t.army("helms-deep", "rohan-regular 5, sauron-regular 3, isengard-regular 1")
    play(t.will_roll("combat", *[1] * 60), card, die="army")
    while t.asks() == "part":
        assert "0 isengard-regular" not in t.options()
        t.play(t.options()[0])


# Denethor's Folly


def folly(leaders: str = ", gondor-leader 1, rohan-leader 1") -> Table:
    t = holding("denethors-folly", dice="army event").at_war("sauron", "gondor")
    t.army("minas-tirith", f"gondor-regular 2, sauron-regular 5{leaders}")
    return t.siege("minas-tirith")


@about("denethors-folly")
def test_denethors_folly_takes_a_leader_of_the_owners_choice() -> None:
    """[W9.29]"""
    t = play(folly(), "denethors-folly", die="army")
    assert t.asked() == FREE
    t.play("lose rohan-leader minas-tirith")
    assert t.lost("rohan-leader") == 1
    assert left_on_table(t, "denethors-folly")
    t = play(folly(""), "denethors-folly", die="army")  # that part lapses
    assert left_on_table(t, "denethors-folly")


@about("denethors-folly")
def test_denethors_folly_needs_the_siege() -> None:
    """By the Shadow. [W9.8]"""
    assert refused(holding("denethors-folly"), "denethors-folly") == "W9.8"
    t = holding("denethors-folly").captured("minas-tirith")
    t.army("minas-tirith", "gondor-regular 2, sauron-regular 5").siege("minas-tirith")
    assert refused(t, "denethors-folly") == "W9.8"


@about("denethors-folly")
def test_denethors_folly_forbids_combat_cards_in_minas_tirith() -> None:
    """Where the defender is, siege or not. [W36.6]"""
    t = folly().lay("shadow", "denethors-folly").hold("free", "king-brands-men")
    t.will_roll("combat", *[1] * 30).play("die army; attack; from minas-tirith")
    t.play("attack minas-tirith; all; no")
    assert len(t.facts("war-combat-rolled")) == 2  # only the Shadow was asked for a card
    t = holding("olog-hai", dice="army event").at_war("sauron", "gondor")
    t.lay("shadow", "denethors-folly").hold("free", "king-brands-men").army("minas-tirith")
    t.army("minas-tirith", "gondor-regular 2").army("osgiliath", "sauron-regular 4")
    t.will_roll("combat", *[1] * 30).play("die army; attack; from osgiliath")
    t.play("attack minas-tirith; all; field; no")
    assert t.asks() == "cease"


@about("denethors-folly")
@pytest.mark.parametrize(
    ("who", "die", "may"),
    [
        ("", "will-of-the-west", True),
        ("", "muster", False),
        ("strider", "muster", False),
        ("aragorn", "muster", True),
        ("gandalf-grey", "event", True),
        ("gandalf-white", "character", True),
    ],
)
def test_denethors_folly_is_removed(who: str, die: str, may: bool) -> None:
    """A Will of the West, or any die with Aragorn or a Gandalf in the city. [W9.13, W29.12]"""
    t = Table(free=f"{die} {die}", shadow="event").lay("shadow", "denethors-folly")
    if who:
        t.put(who, "minas-tirith")
    t.play(f"die {die}")
    assert ("remove-table-card" in t.options()) == may
    if may:
        t.play("remove-table-card")
        while not over(t):
            t.play(t.options()[0])
        assert not left_on_table(t, "denethors-folly")


# The Day Without Dawn


@about("the-day-without-dawn")
def test_the_day_without_dawn() -> None:
    """All unused dice of that face, and no others. [W5.24]"""
    t = holding("the-day-without-dawn", dice="army event", enemy="will-of-the-west " * 2 + "event")
    play(t.at_war(*ALL), "the-day-without-dawn", die="army")
    assert list(t.s.dice[FREE]) == [0, 0, 0, 1, 0, 0, 0]
    t = holding("the-day-without-dawn", enemy="event character").at_war(*ALL)
    assert refused(t, "the-day-without-dawn") == "W9.26"


# Threats and Promises


@about("threats-and-promises")
@pytest.mark.parametrize(
    ("die", "as_"), [("muster", ""), ("will-of-the-west", " as muster"), ("army-muster", "")]
)
def test_threats_and_promises_ban_the_muster_of_a_passive_nation(die: str, as_: str) -> None:
    """Whatever die is used as one. [W7.22]"""
    t = play(holding("threats-and-promises", dice="muster event"), "threats-and-promises")
    assert left_on_table(t, "threats-and-promises")
    t = Table(free=f"{die} event", shadow="event").lay("shadow", "threats-and-promises")
    t.play(f"die {die}")
    deed = next(option for option in t.options() if option.startswith("advance"))
    t.play(deed)
    if t.asks() == "advance-nation":  # the Elves are active, no other nation is
        assert places(t, "advance") == ["elves"]
    assert step(t, "gondor") == 2


@about("threats-and-promises")
def test_threats_and_promises_do_not_ban_companions_and_cards() -> None:
    """A companion's ability ends them; a card does not. [W9.12, W29.4]"""
    t = Table(free="event muster", shadow="event", hand="free: wisdom-of-elrond")
    t.lay("shadow", "threats-and-promises")
    play(t, "wisdom-of-elrond", "choose rohan")
    assert left_on_table(t, "threats-and-promises")
    t = Table(free="event muster", shadow="event").put("gimli", "erebor")
    t.lay("shadow", "threats-and-promises").play("die event")
    t.play(next(option for option in t.options() if "advance" in option or "gimli" in option))
    assert step(t, "dwarves") == 2
    assert not left_on_table(t, "threats-and-promises")


@about("threats-and-promises")
def test_threats_and_promises_end_with_an_advance_by_attack() -> None:
    """Not if the advance is lost, not for a Shadow nation. [W21.8, W21.19]"""
    for at_step, stays in ((3, False), (0, True)):
        t = Table(shadow="army event", free="event", first="shadow").at_war("sauron")
        t.politics("gondor", at_step, True).lay("shadow", "threats-and-promises")
        t.army("minas-morgul", "sauron-regular 5").army("north-ithilien", "gondor-regular 1")
        t.will_roll("combat", *[1] * 30)
        t.play("die army; attack; from minas-morgul; attack north-ithilien; all")
        assert left_on_table(t, "threats-and-promises") == stays


# Stormcrow


@about("stormcrow")
def test_stormcrow() -> None:
    """The nation goes back; its owner loses a leader or unit anywhere. [W9.29]"""
    t = figure(holding("stormcrow", dice="muster event"), "minas-tirith").put("gimli", "dale")
    play(t, "stormcrow", die="muster")
    assert places(t, "choose") == ["gondor", "north"]
    t.play("choose gondor")
    assert step(t, "gondor") == 3
    assert t.asked() == FREE
    assert "lose gondor-leader minas-tirith" in t.options()
    assert "lose gondor-regular pelargir" in t.options()
    assert not any("north" in option for option in t.options())
    t.play("lose gondor-regular pelargir")
    assert t.force("pelargir") == ""
    assert t.lost("gondor-regular") == 1


@about("stormcrow")
def test_stormcrow_never_above_the_top_and_takes_lone_leaders() -> None:
    """[W3.7]"""
    t = holding("stormcrow").put("gimli", "dale").army("dale", "north-regular 1, north-leader 1")
    figure(t, "hollin")
    play(t, "stormcrow", "lose north-regular dale")
    assert step(t, "north") == 3
    assert t.force("dale") == "gimli"
    assert t.lost("north-leader") == 1


@about("stormcrow")
def test_stormcrow_needs_somebody_in_a_nation_not_at_war() -> None:
    """[W9.8, W9.26]"""
    assert refused(figure(holding("stormcrow"), "hollin"), "stormcrow") == "W9.8"
    assert refused(on_track(holding("stormcrow")), "stormcrow") == "W9.8"
    t = figure(holding("stormcrow"), "dale").at_war("north")
    assert refused(t, "stormcrow") == "W9.8"
    t = figure(holding("stormcrow"), "dale").empty_map()
    assert refused(t, "stormcrow") == "W9.26"
    assert refused(figure(holding("stormcrow"), "moria"), "stormcrow") == "W9.8"  # of the Shadow
    minion = figure(holding("stormcrow"), "hollin").put("witch-king", "edoras")
    assert refused(minion, "stormcrow") == "W9.8"


@about("stormcrow")
def test_stormcrow_follows_a_companion_while_the_figure_is_on_the_track() -> None:
    """[W27.3]"""
    t = on_track(holding("stormcrow"), 0).put("gimli", "dale").politics("north", 1, True)
    play(t, "stormcrow", "lose north-regular bree")
    assert step(t, "north") == 2
    assert t.force("bree") == ""


# Marches


@about("shadows-gather")
def test_shadows_gather_by_a_way_there_and_back() -> None:
    """An army may come twice to friends on the way if it takes something meanwhile; those whom it
    has left behind are no other army. [W12.16, W12.18]"""
    t = holding("shadows-gather").at_war("sauron").empty_map()
    t.army("south-ithilien", "sauron-regular 2").army("osgiliath", "sauron-regular 8")
    play(t, "shadows-gather", "from south-ithilien; to osgiliath")
    assert "to south-ithilien" not in t.options()  # nothing was taken
    t.play("to lossarnach; to osgiliath; all")
    assert t.force("osgiliath") == "sauron-regular 10"
    assert t.s.captured == 1 << REGIONS.index("lossarnach")
    t = holding("shadows-gather").at_war("sauron").empty_map().army("osgiliath", "sauron-regular 3")
    assert refused(t, "shadows-gather") == "W9.26"


@about("shadows-gather")
def test_shadows_gather_to_another_army() -> None:
    """Up to three regions; it ends with units, not with lone Nazgûl. [W12.18]"""
    t = holding("shadows-gather", dice="army event").at_war("sauron").empty_map()
    t.army("moria", "sauron-regular 3").army("dol-guldur", "sauron-regular 2")
    t.army("parth-celebrant", "nazgul 1").army("nurn", "sauron-regular 1")
    t.army("barad-dur", "sauron-regular 1")
    play(t, "shadows-gather", "from moria", die="army")
    assert "done" not in t.options()
    t.play("to north-anduin-vale; to dol-guldur")
    t.play("2 sauron-regular")
    assert over(t)  # one army alone
    assert t.force("dol-guldur") == "sauron-regular 4"
    assert t.force("moria") == "sauron-regular"


@about("shadows-gather")
def test_shadows_gather_not_too_far_not_over_ten_not_into_a_siege() -> None:
    """[W3.2, W9.26]"""
    t = holding("shadows-gather").at_war("sauron").empty_map()
    t.army("moria", "sauron-regular 3").army("barad-dur", "sauron-regular 2")
    assert refused(t, "shadows-gather") == "W9.26"
    t = holding("shadows-gather").at_war("sauron").empty_map()
    t.army("nurn", "sauron-regular 3").army("barad-dur", "sauron-regular 9, sauron-elite 1")
    play(t, "shadows-gather")  # only the army of Barad-dûr can go, as far as there is room
    assert "all" not in t.options()
    assert "7 sauron-regular" in t.options()
    assert "8 sauron-regular" not in t.options()
    t = holding("shadows-gather").at_war("sauron").empty_map()
    t.army("dimrill-dale", "sauron-regular 3")
    t.army("moria", "sauron-regular 1, elves-regular 2").siege("moria")
    assert refused(t, "shadows-gather") == "W9.26"


@about("shadows-gather", "the-shadow-lengthens")
@pytest.mark.parametrize(("card", "most"), [("shadows-gather", 3), ("the-shadow-lengthens", 2)])
@pytest.mark.parametrize(
    ("friends", "steps"),
    [("angmar", 2), ("weather-hills", 3), ("south-downs", 4)],
)
def test_how_far_they_march_to_their_friends(
    card: str, most: int, friends: str, steps: int
) -> None:
    """[W12.18, W9.26]"""
    t = holding(card).at_war("sauron").empty_map()
    t.army("mount-gundabad", "sauron-regular 2").army(friends, "sauron-regular 2")
    map = t.s.map
    assert map.distance[REGIONS.index("mount-gundabad")][REGIONS.index(friends)] == steps
    assert refused(t, card) == ("" if steps <= most else "W9.26")


@about("shadows-gather")
def test_shadows_gather_capture_on_the_way() -> None:
    """[W12.16, W12.18, W21.1]"""
    t = holding("shadows-gather").at_war("isengard").empty_map()
    t.army("fords-of-isen", "isengard-regular 3").army("eastemnet", "isengard-regular 1")
    play(t, "shadows-gather", "from fords-of-isen; to westemnet; to eastemnet; all")
    assert is_captured(t, "westemnet")
    assert active(t, "rohan")
    assert t.force("eastemnet") == "isengard-regular 4"


@about("the-shadow-lengthens")
def test_the_shadow_lengthens_for_two_armies() -> None:
    """Two regions each; no army twice, the second may be nobody. [W12.19, W12.20]"""
    t = holding("the-shadow-lengthens", dice="army event").at_war("sauron").empty_map()
    t.army("moria", "sauron-regular 3").army("parth-celebrant", "sauron-regular 2")
    t.army("dol-guldur", "sauron-regular 2").army("nurn", "sauron-regular 1")
    play(t, "the-shadow-lengthens", die="army")
    assert "from nurn" not in t.options()
    t.play("from moria; to dimrill-dale; to parth-celebrant; all")
    assert t.force("parth-celebrant") == "sauron-regular 5"
    assert "from parth-celebrant" not in t.options()
    assert t.options() == ["from dol-guldur", "done"]
    t.play("done")
    assert over(t)


@about("the-shadow-lengthens")
def test_the_shadow_lengthens_for_no_third_army_and_no_third_region() -> None:
    """[W12.18]"""
    t = holding("the-shadow-lengthens").at_war("sauron").empty_map()
    for region in ("nurn", "gorgoroth", "barad-dur", "morannon"):
        t.army(region, "sauron-regular 1")
    t.army("noman-lands", "sauron-regular 1")
    play(t, "the-shadow-lengthens")
    assert "from noman-lands" in t.options()  # Morannon is two regions away
    t.play("from nurn; done")  # only to Gorgoroth
    t.play("from noman-lands")  # only by Dagorlad to Morannon
    assert t.force("morannon") == "sauron-regular 2"
    assert over(t)
    far = holding("the-shadow-lengthens").at_war("sauron").empty_map()
    far.army("moria", "sauron-regular 1").army("dol-guldur", "sauron-regular 1")
    assert refused(far, "the-shadow-lengthens") == "W9.26"  # three regions


@about("the-shadow-is-moving")
def test_the_shadow_is_moving_four_armies() -> None:
    """One region each, no army twice. [W12.19, W12.20]"""
    t = holding("the-shadow-is-moving", dice="army event").at_war(*ALL).empty_map()
    for region in ("moria", "dol-guldur", "nurn", "umbar", "barad-dur"):
        t.army(region, "sauron-regular 1")
    play(t, "the-shadow-is-moving", "from moria; to hollin; from nurn", die="army")
    t.play("from umbar; to near-harad")
    assert t.force("gorgoroth") == "sauron-regular"
    assert t.options() == ["from barad-dur", "from dol-guldur", "done"]
    t.play("from dol-guldur; to southern-mirkwood")
    assert over(t)
    assert t.force("barad-dur") == "sauron-regular"


def two_great_armies(card: str, merge: str, first: str, second: str) -> Table:
    """Eight units in Dagorlad and eight in the Noman-lands, and a card that may move both."""
    t = holding(card, merge=merge).empty_map().at_war("sauron", "isengard", "southrons")
    return t.army("dagorlad", first).army("noman-lands", second)


@about("the-shadow-is-moving")
def test_two_armies_change_places_if_they_merge_at_the_end() -> None:
    """The second must then make room for the first. [W10.5, W10.6, W12.20]"""
    card, eight = "the-shadow-is-moving", ("sauron-regular 8", "southrons-regular 8")
    t = two_great_armies(card, "end_of_action", *eight)
    play(t, card, "from dagorlad; to noman-lands; all")
    assert t.asks() == "march-to"  # out of the Noman-lands, and nothing else
    t.play("to dagorlad")
    assert t.options() == ["all", "7 southrons-regular", "6 southrons-regular"]
    t.play("all; done")
    assert over(t)
    assert t.force("dagorlad") == "southrons-regular 8"
    assert t.force("noman-lands") == "sauron-regular 8"
    t = two_great_armies(card, "at_once", *eight)
    play(t, card, "from dagorlad; to noman-lands")
    assert t.options() == ["2 sauron-regular", "1 sauron-regular"]


@about("the-ringwraiths-are-abroad", "the-shadow-lengthens")
def test_who_cannot_follow_makes_no_room() -> None:
    """The next army needs what the card asks for. [W10.6, W9.31]"""
    for nazgul, most in (("", "2 sauron-regular"), (", nazgul 1", "all")):
        t = two_great_armies(
            "the-ringwraiths-are-abroad",
            "end_of_action",
            "sauron-regular 8, nazgul 1",
            f"southrons-regular 8{nazgul}",
        )
        play(t, "the-ringwraiths-are-abroad", "done; march")
        if "from dagorlad" in t.options():
            t.play("from dagorlad")
        assert t.play("to noman-lands").options()[0] == most
    for friends, most in (("", "2 sauron-regular"), ("sauron-regular 1", "all")):
        t = two_great_armies(
            "the-shadow-lengthens", "end_of_action", "sauron-regular 8", "southrons-regular 8"
        ).army("southern-mirkwood", friends)
        play(t, "the-shadow-lengthens", "from dagorlad; to noman-lands; done")
        assert t.options()[0] == most


# Corsairs of Umbar


def corsairs(**more: str) -> Table:
    t = holding("corsairs-of-umbar", dice="army event", **more).at_war("southrons")
    return t.army("umbar", "southrons-regular 5").army("pelargir").army("dol-amroth")


@about("corsairs-of-umbar")
def test_the_corsairs_land_and_capture() -> None:
    """On the coast of Gondor; an empty place is taken. [W12.16]"""
    t = play(corsairs(), "corsairs-of-umbar", die="army")
    assert places(t, "to") == ["anfalas", "dol-amroth", "lamedon", "pelargir"]
    t.play("to pelargir; 3 southrons-regular")
    assert t.force("pelargir") == "southrons-regular 3"
    assert is_captured(t, "pelargir")
    assert t.force("umbar") == "southrons-regular 2"


@about("corsairs-of-umbar")
def test_the_corsairs_attack_and_may_not_cease() -> None:
    """Out of Umbar, and they enter only by advancing. [W17.16, W14.8]"""
    t = corsairs().army("pelargir", "gondor-regular 2").will_roll("combat", *[1] * 40)
    play(t, "corsairs-of-umbar", "to pelargir; all", die="army")
    assert t.asks() != "cease"
    assert t.asks() == "retreat"
    assert t.force("umbar") == "southrons-regular 5"
    t.play(t.options()[0])
    assert t.asks() == "advance" or t.force("pelargir") != ""


@about("corsairs-of-umbar")
def test_a_single_unit_stands_against_the_corsairs() -> None:
    """[W14.2]"""
    t = corsairs().army("pelargir", "gondor-regular 1").will_roll("combat", *[1] * 40)
    play(t, "corsairs-of-umbar", "to pelargir; all", die="army")
    assert t.facts("war-combat-rolled")
    assert not is_captured(t, "pelargir")


@about("corsairs-of-umbar")
def test_the_corsairs_join_a_siege() -> None:
    """First edition: a move; second: then they assault, and may cease. [W12.10, W9.2]"""
    for edition in ("1r", "2"):
        t = corsairs(card_text=edition).will_roll("combat", *[1] * 40)
        t.army("dol-amroth", "gondor-regular 2, southrons-regular 3").siege("dol-amroth")
        play(t, "corsairs-of-umbar", "to dol-amroth; 4 southrons-regular", die="army")
        assert t.force("dol-amroth") == "gondor-regular 2, southrons-regular 7"
        if edition == "1r":
            assert over(t)
        else:
            t.play("all")
            assert t.facts("war-combat-rolled")
            assert t.asks() in ("cease", "act", "deed", "extend")


@about("corsairs-of-umbar")
def test_the_corsairs_stay_in_a_besieged_umbar() -> None:
    """And need an army there. [W9.8, W12.14]"""
    t = corsairs().army("umbar", "southrons-regular 3, gondor-regular 4").siege("umbar")
    assert refused(t, "corsairs-of-umbar") == "W9.26"
    assert refused(corsairs().army("umbar"), "corsairs-of-umbar") == "W9.8"


# Rage of the Dunlendings


@about("rage-of-the-dunlendings")
def test_rage_of_the_dunlendings() -> None:
    """Two regulars beside Dunland; up to four units of the Dunlands join them. [W2.17, W9.29]"""
    t = holding("rage-of-the-dunlendings", dice="muster event").at_war("isengard")
    t.army("north-dunland", "isengard-regular 1, isengard-elite 1, sauron-regular 1")
    t.army("south-dunland", "isengard-regular 2").army("hollin", "elves-regular 1")
    play(t, "rage-of-the-dunlendings", die="muster")
    wanted = ["cardolan", "enedwaith", "gap-of-rohan", "moria", "north-dunland", "south-downs"]
    assert places(t) == [*wanted, "south-dunland", "tharbad"]
    t.play("place tharbad")
    assert t.options() == [
        "join regular north-dunland",
        "join elite north-dunland",
        "join regular south-dunland",
        "done",
    ]
    t.play("join elite north-dunland; join regular south-dunland; done")
    assert t.force("tharbad") == "isengard-regular 3, isengard-elite"
    assert t.force("north-dunland") == "sauron-regular, isengard-regular"
    t.at_war("isengard")


@about("rage-of-the-dunlendings")
def test_rage_of_the_dunlendings_in_a_free_region_alone() -> None:
    """Neither beside an army of the Free Peoples nor in what they hold or besiege. [W2.17]"""
    t = holding("rage-of-the-dunlendings").at_war("isengard").army("tharbad", "north-regular 1")
    t.army("moria", "sauron-regular 2, dwarves-regular 2").siege("moria")
    play(t, "rage-of-the-dunlendings")
    assert "tharbad" not in places(t)
    assert "moria" not in places(t)
    t = holding("rage-of-the-dunlendings").at_war("isengard").army("moria").captured("moria")
    play(t, "rage-of-the-dunlendings")
    assert "moria" not in places(t)
    assert "tharbad" in places(t)


@about("rage-of-the-dunlendings")
def test_rage_of_the_dunlendings_four_at_most_and_ten_there() -> None:
    """[W3.2]"""
    t = holding("rage-of-the-dunlendings").at_war("isengard").army("orthanc")
    t.army("north-dunland", "isengard-regular 3").army("south-dunland", "isengard-elite 3")
    play(t, "rage-of-the-dunlendings", "place cardolan")
    for _ in range(4):
        assert not over(t)
        t.play(t.options()[0])
    assert over(t)
    t = holding("rage-of-the-dunlendings").at_war("isengard").army("orthanc")
    t.army("cardolan", "sauron-regular 7").army("south-dunland", "isengard-regular 3")
    play(t, "rage-of-the-dunlendings", "place cardolan; join regular south-dunland")
    assert t.force("cardolan") == "sauron-regular 7, isengard-regular 3"
    assert over(t)


@about("rage-of-the-dunlendings")
def test_rage_of_the_dunlendings_without_regulars_in_the_pool() -> None:
    """What can be carried out is: units of the Dunlands still go to the region. [W9.9, W1.4]"""
    t = holding("rage-of-the-dunlendings").at_war("isengard")
    t.army("north-dunland", "isengard-regular 2").army("south-dunland")
    t.army("tharbad", "southrons-regular 10")
    play(leave(t, "isengard", REGULAR, 0), "rage-of-the-dunlendings")
    assert "north-dunland" not in places(t)  # they stand there already
    assert "tharbad" not in places(t)  # and there is no room
    t.play("place hollin; join regular north-dunland; done")
    assert t.force("hollin") == "isengard-regular"
    assert over(t)
    t = holding("rage-of-the-dunlendings").at_war("isengard")
    t.army("north-dunland").army("south-dunland")
    assert refused(leave(t, "isengard", REGULAR, 0), "rage-of-the-dunlendings") == "W9.26"


# Recruiting


@about("return-of-the-witch-king")
def test_return_of_the_witch_king() -> None:
    """From anywhere, also out of a siege. [W9.18]"""
    t = holding("return-of-the-witch-king", dice="muster event").put("witch-king", "moria")
    t.army("moria", "sauron-regular 1, elves-elite 3").siege("moria")
    play(t, "return-of-the-witch-king", die="muster")
    assert t.force("angmar") == "sauron-regular 2, sauron-elite, witch-king"
    t = holding("return-of-the-witch-king").put("witch-king", "moria")
    play(t.army("angmar", "north-regular 1"), "return-of-the-witch-king")
    assert where(t, "witch-king") == "angmar"
    assert t.force("angmar") == "north-regular, witch-king"
    t = holding("return-of-the-witch-king").put("witch-king", "angmar")
    assert refused(t.army("angmar", "north-regular 1"), "return-of-the-witch-king") == "W9.26"
    t = leave(holding("return-of-the-witch-king"), "sauron", REGULAR, 1)
    play(t.put("witch-king", "moria"), "return-of-the-witch-king")
    assert t.force("angmar") == "sauron-regular, sauron-elite, witch-king"


@about("half-orcs-and-goblin-men", "olog-hai")
@pytest.mark.parametrize(
    ("card", "nation"), [("half-orcs-and-goblin-men", "isengard"), ("olog-hai", "sauron")]
)
def test_a_unit_with_any_shadow_army(card: str, nation: str) -> None:
    """Inside a siege up to five, outside with the besiegers. [W9.16, W9.19, W9.20]"""
    t = holding(card, dice="army event").at_war(nation).empty_map()
    t.army("lorien", "elves-regular 2, southrons-regular 1").siege("lorien")
    t.army("moria", "sauron-regular 5, elves-elite 1").siege("moria")
    t.army("umbar", "southrons-regular 4, gondor-regular 1").siege("umbar")
    t.army("dagorlad", "sauron-regular 10").army("bree", "nazgul 1")
    play(t, card, die="army")
    assert places(t) == ["lorien", "umbar"]
    t.play("place umbar; unit elite")
    assert f"{nation}-elite" in t.force("umbar")


@about("hill-trolls")
def test_hill_trolls() -> None:
    """Two swaps, in one region or two, as far as the pool goes. [W9.28]"""
    t = holding("hill-trolls", dice="army event").at_war("sauron")
    pool = t.pool("sauron-regular")
    play(t, "hill-trolls", "upgrade moria; upgrade nurn", die="army")
    assert over(t)  # two, although the pool has more
    assert t.force("moria") == "sauron-regular, sauron-elite"
    assert t.force("nurn") == "sauron-regular, sauron-elite"
    assert t.pool("sauron-regular") == pool + 2
    t = leave(holding("hill-trolls").at_war("sauron"), "sauron", ELITE, 1)
    play(t, "hill-trolls", "upgrade moria")
    assert over(t)
    t = leave(holding("hill-trolls").at_war("sauron"), "sauron", ELITE, 0)
    assert refused(t, "hill-trolls") == "W9.26"


@about("a-new-power-is-rising")
def test_a_new_power_is_rising() -> None:
    """[W9.15]"""
    t = holding("a-new-power-is-rising", dice="muster event").put("saruman", "orthanc")
    play(t, "a-new-power-is-rising", "unit elite; unit regular", die="muster")
    assert t.force("north-dunland") == "isengard-regular 3"
    assert t.force("south-dunland") == "isengard-regular 3"
    assert t.force("orthanc") == "isengard-regular 5, isengard-elite 2, saruman"


@about("a-new-power-is-rising")
def test_a_new_power_with_a_lost_dunland_and_a_small_pool() -> None:
    """In the order of the card. [W9.20, W1.4]"""
    t = holding("a-new-power-is-rising").put("saruman", "orthanc")
    t.army("north-dunland").captured("north-dunland")
    leave(leave(t, "isengard", REGULAR, 1), "isengard", ELITE, 1)
    play(t, "a-new-power-is-rising")
    assert t.force("north-dunland") == ""
    assert t.force("south-dunland") == "isengard-regular 2"
    assert t.force("orthanc") == "isengard-regular 4, isengard-elite 2, saruman"


@about("many-kings-to-the-service-of-mordor")
def test_many_kings() -> None:
    """Three different settlements of the Southrons, besieged Umbar inside. [W9.16, W9.29]"""
    card = "many-kings-to-the-service-of-mordor"
    t = holding(card, dice="muster event").army("near-harad").captured("near-harad")
    t.army("umbar", "southrons-regular 4, gondor-regular 2").siege("umbar")
    play(t, card, die="muster")
    assert places(t) == ["far-harad", "north-rhun", "south-rhun", "umbar"]
    t.play("place umbar; place far-harad")
    assert places(t) == ["north-rhun", "south-rhun"]
    t.play("place north-rhun")
    assert over(t)
    assert t.force("umbar") == "gondor-regular 2, southrons-regular 5"
    assert t.force("far-harad") == "southrons-regular 5, southrons-elite"


@about("many-kings-to-the-service-of-mordor")
def test_many_kings_with_a_small_pool() -> None:
    """[W9.28, W9.29]"""
    t = leave(holding("many-kings-to-the-service-of-mordor"), "southrons", REGULAR, 3)
    play(t, "many-kings-to-the-service-of-mordor", "place umbar; place far-harad")
    assert over(t)
    assert t.force("umbar") == "southrons-regular 5"
    assert t.force("far-harad") == "southrons-regular 4, southrons-elite"


@about("the-king-is-revealed")
def test_the_king_is_revealed() -> None:
    """Ten units at most; the Nazgûl comes all the same. [W9.19]"""
    t = holding("the-king-is-revealed", dice="muster event").put("aragorn", "edoras")
    play(t, "the-king-is-revealed", die="muster")
    assert t.force("minas-morgul") == "sauron-regular 10, sauron-nazgul 2"
    t = holding("the-king-is-revealed").put("aragorn", "edoras")
    t.army("minas-morgul", "sauron-regular 3, gondor-regular 5").siege("minas-morgul")
    play(t, "the-king-is-revealed")
    assert t.force("minas-morgul") == "gondor-regular 5, sauron-regular 5, sauron-nazgul"
    t = holding("the-king-is-revealed").put("aragorn", "edoras").army("minas-morgul")
    play(t, "the-king-is-revealed")
    assert t.force("minas-morgul") == "sauron-regular 5, sauron-nazgul"  # with room for more


@about("shadows-on-the-misty-mountains")
def test_shadows_on_the_misty_mountains() -> None:
    """All three figures in one place. [W9.29]"""
    t = holding("shadows-on-the-misty-mountains", dice="muster event")
    play(t, "shadows-on-the-misty-mountains", die="muster")
    assert places(t) == ["mount-gram", "moria"]
    t.play("place mount-gram; unit elite; unit regular")
    assert t.force("mount-gram") == "sauron-regular, sauron-elite, sauron-nazgul"


@about("shadows-on-the-misty-mountains")
def test_shadows_on_the_misty_mountains_as_far_as_possible() -> None:
    """[W9.15, W9.19]"""
    t = holding("shadows-on-the-misty-mountains").army("mount-gram", "north-regular 1")
    t.army("moria", "sauron-regular 4, elves-regular 1").siege("moria")
    play(leave(t, "sauron", NAZGUL, 0), "shadows-on-the-misty-mountains", "unit elite")
    assert t.force("moria") == "elves-regular, sauron-regular 4, sauron-elite"


@about("orcs-multiplying-again")
def test_orcs_multiplying_again() -> None:
    """[W9.15, W9.20]"""
    t = holding("orcs-multiplying-again", dice="muster event")
    play(t, "orcs-multiplying-again", die="muster")
    assert t.force("dol-guldur") == "sauron-regular 8, sauron-elite, sauron-nazgul"
    assert t.force("mount-gundabad") == "sauron-regular 5"
    t = holding("orcs-multiplying-again").army("dol-guldur").captured("dol-guldur")
    play(t, "orcs-multiplying-again")
    assert t.force("dol-guldur") == ""
    assert t.force("mount-gundabad") == "sauron-regular 5"


@about("horde-from-the-east")
def test_horde_from_the_east() -> None:
    """In one free region of the eastern edge. [W2.17]"""
    t = holding("horde-from-the-east", dice="muster event").at_war("southrons")
    play(t, "horde-from-the-east", die="muster")
    assert places(t) == ["east-rhun", "far-harad", "khand", "south-rhun"]
    t.play("place khand")
    assert t.force("khand") == "southrons-regular 5"
    t = holding("horde-from-the-east").at_war("southrons").army("khand", "gondor-regular 1")
    t.army("south-rhun").captured("south-rhun")
    play(t, "horde-from-the-east")
    assert places(t) == ["east-rhun", "far-harad"]


@about("monsters-roused")
def test_monsters_roused() -> None:
    """[W9.15, W9.18]"""
    t = play(holding("monsters-roused", dice="muster event"), "monsters-roused", die="muster")
    for region in ("angmar", "ettenmoors", "weather-hills"):
        assert t.force(region) == "sauron-regular"
    assert t.force("trollshaws") == "sauron-elite"
    t = holding("monsters-roused").army("weather-hills", "north-regular 1")
    play(t, "monsters-roused")
    assert t.force("weather-hills") == "north-regular"
    assert t.force("ettenmoors") == "sauron-regular"


@about("monsters-roused")
def test_monsters_roused_need_a_figure_of_the_printed_kind() -> None:
    """The elite of the Trollshaws is no regular, and the others find no room. [W9.15, W9.26]"""
    t = holding("monsters-roused")
    for region in ("angmar", "ettenmoors", "weather-hills"):
        t.army(region, "north-regular 1")
    t.s.reserve[5 * 4 + 1] = 0
    assert refused(t.again(), "monsters-roused") == "W9.26"
    t.s.reserve[5 * 4 + 1] = 1
    assert "play monsters-roused" in t.again().options()


@about("musterings-of-long-planned-war")
def test_musterings_of_long_planned_war() -> None:
    """[W9.15, W9.20]"""
    t = holding("musterings-of-long-planned-war", dice="muster event").at_war(*ALL)
    play(t, "musterings-of-long-planned-war", die="muster")
    assert t.force("gorgoroth") == "sauron-regular 3, southrons-regular 5"
    assert t.force("nurn") == "sauron-regular 7"


@about("pits-of-mordor")
def test_pits_of_mordor() -> None:
    """Three different strongholds of Sauron; no town, no city. [W9.29]"""
    t = holding("pits-of-mordor", dice="muster event").at_war("sauron")
    t.army("moria").captured("moria")
    play(t, "pits-of-mordor", die="muster")
    strongholds = ["barad-dur", "dol-guldur", "minas-morgul", "morannon", "mount-gundabad"]
    assert places(t) == strongholds
    t.play("place barad-dur; place morannon; place mount-gundabad")
    assert over(t)
    assert t.force("barad-dur") == "sauron-regular 6, sauron-elite, sauron-nazgul"
    assert t.force("mount-gundabad") == "sauron-regular 4"


def test_lone_companions_of_a_captured_garrison_stay() -> None:
    """[W13.20]"""
    t = holding("corsairs-of-umbar").at_war("southrons").army("pelargir").put("gimli", "pelargir")
    play(t, "corsairs-of-umbar", "to pelargir; all")
    assert where(t, "gimli") == "pelargir"
    assert standing(t, "gimli") != OUT_OF_THE_GAME
    assert t.s.units[SHADOW][REGIONS.index("pelargir")] == 3
