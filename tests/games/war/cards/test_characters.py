"""The 13 characters: levels, leadership, whom they wake, what they can do. [W3.12, W29, W30]"""

import pytest

from ringtable.games.war.box.components import (
    FREE,
    FREE_CHARACTER,
    FREE_STRATEGY,
    OUT_OF_THE_GAME,
    REPLACED,
    SHADOW,
    SHADOW_CHARACTER,
    SHADOW_STRATEGY,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.turn.dice import pool_of
from tests.games.war.battle_scenario import battle, declared, fought, rerolls, rolls
from tests.games.war.card_coverage import CHARACTER, about
from tests.games.war.card_scenario import active, holding, over, places, play, step
from tests.games.war.ring_scenario import (
    figure,
    on_track,
    only,
    standing,
    tiles,
    walk,
    walking,
    where,
)
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"
COMPANIONS = {
    "gandalf-grey": (3, 1, "all", True),
    "strider": (3, 1, "north", True),
    "boromir": (2, 1, "gondor", True),
    "legolas": (2, 1, "elves", True),
    "gimli": (2, 1, "dwarves", True),
    "meriadoc": (1, 1, "all", False),
    "peregrin": (1, 1, "all", False),
    "gandalf-white": (3, 1, "all", False),
    "aragorn": (3, 2, "all", True),
}
# A city or stronghold of each nation and a region beside it.
HOMES = {
    "dwarves": ("erebor", "withered-heath"),
    "elves": ("lorien", "parth-celebrant"),
    "gondor": ("minas-tirith", "druadan-forest"),
    "north": ("dale", "withered-heath"),
    "rohan": ("edoras", "folde"),
}


@about(*COMPANIONS, side=CHARACTER)
@pytest.mark.parametrize("who", COMPANIONS)
def test_how_far_a_companion_goes(who: str) -> None:
    """His level; Gandalf the White alone rides Shadowfax. [W13.2, W29.10]"""
    level = 4 if who == "gandalf-white" else COMPANIONS[who][0]
    t = Table(free="character character", shadow="event").put(who, "bree")
    t.play("die character; move-companions")
    bree = REGIONS.index("bree")
    far = max(t.s.map.distance[bree][REGIONS.index(one)] for one in places(t, "to"))
    assert far == level


@about(*COMPANIONS, side=CHARACTER)
@pytest.mark.parametrize("who", COMPANIONS)
def test_leadership_and_captains(who: str) -> None:
    """Re-rolls by his leadership, a die more for a Captain of the West. [W15.9, W15.12, W29.1]"""
    _, leads, _, captain = COMPANIONS[who]
    t = battle("sauron-regular 3", "gondor-regular 2").put(who, "north-ithilien")
    declared(t.will_roll("combat", *[1] * 20))
    assert len(str(rolls(t)[1]).split()) == 2 + captain
    assert len(str(rerolls(t)[0]).split()) == leads
    full = battle("sauron-regular 3", "gondor-regular 5").put(who, "north-ithilien")
    declared(full.will_roll("combat", *[1] * 20))
    assert len(str(rolls(full)[1]).split()) == 5


@about(*COMPANIONS, side=CHARACTER)
@pytest.mark.parametrize("who", COMPANIONS)
@pytest.mark.parametrize("nation", HOMES)
def test_whom_a_companion_wakes(who: str, nation: str) -> None:
    """By ending his move in an unconquered city or stronghold. [W13.9, W21.4, W21.5]"""
    home, beside = HOMES[nation]
    t = Table(free="character character", shadow="event").politics(nation, 3, False)
    t.put(who, beside).play(f"die character; move-companions; to {home}")
    assert active(t, nation) == (COMPANIONS[who][2] in ("all", nation))


@about(*COMPANIONS, side=CHARACTER)
def test_nobody_wakes_a_nation_in_a_town_or_a_lost_city() -> None:
    """[W13.9]"""
    t = Table(free="character character", shadow="event").put("gandalf-grey", "buckland")
    assert not active(t.play("die character; move-companions; to bree"), "north")
    t = Table(free="character character", shadow="event").put("gandalf-grey", "folde")
    t.army("edoras").captured("edoras").play("die character; move-companions; to edoras")
    assert not active(t, "rohan")


# Guides


@about("gandalf-grey", side=CHARACTER)
@pytest.mark.parametrize(
    ("edition", "card", "drawn"),
    [
        ("1", "elven-cloaks", "athelas"),
        ("1", "king-brands-men", ""),
        ("2", "elven-cloaks", "athelas"),
        ("2", "king-brands-men", "the-red-arrow"),
    ],
)
def test_gandalf_the_grey_draws_after_an_event_die(edition: str, card: str, drawn: str) -> None:
    """A Character card for a Character card; second edition: of the same deck. [W29.2]"""
    t = holding(card, character_text=edition).deck(FREE_CHARACTER, "athelas")
    t.deck(FREE_STRATEGY, "the-red-arrow cirdans-ships" if "king" in card else "")
    play(t, card)
    if drawn:
        assert t.asks() == "gandalf-draws"
        t.play("yes")
    assert ([drawn] if drawn else []) == [one for one in t.held("free") if one != "cirdans-ships"]
    other = only(holding("elven-cloaks"), "strider").deck(FREE_CHARACTER, "athelas")
    assert over(play(other, "elven-cloaks"))


@about("gandalf-grey", side=CHARACTER)
def test_gandalf_does_not_draw_for_another_die_and_may_decline() -> None:
    """[W29.2]"""
    t = holding("elven-cloaks", dice="character event").deck(FREE_CHARACTER, "athelas")
    play(t, "elven-cloaks", die="character")
    assert t.held("free") == []
    t = holding("elven-cloaks").deck(FREE_CHARACTER, "athelas")
    play(t, "elven-cloaks", "no")
    assert t.held("free") == []


@about("strider", side=CHARACTER)
@pytest.mark.parametrize("die", ["event", "muster", "army-muster", "character", "will-of-the-west"])
def test_strider_hides_with_any_die(die: str) -> None:
    """[W29.3]"""
    t = only(Table(free=f"{die} {die}", shadow="event"), "strider", "gimli", guide="strider")
    figure(t, "hollin", 0, True).play(f"die {die}")
    deed = next(text for text in t.options() if text.startswith("hide-fellowship"))
    assert not t.play(deed).s.revealed
    t = only(Table(free="event event", shadow="event"), "gimli", guide="gimli")
    figure(t, "hollin", 0, True).play("die event")
    assert not [text for text in t.options() if text.startswith("hide-fellowship")]


@about("boromir", "legolas", "gimli", side=CHARACTER)
@pytest.mark.parametrize(
    ("who", "nation", "homes", "others"),
    [
        ("boromir", "gondor", ("minas-tirith", "dol-amroth", "pelargir"), ("lamedon", "edoras")),
        ("legolas", "elves", ("lorien", "rivendell", "grey-havens", "woodland-realm"), ("dale",)),
        ("gimli", "dwarves", ("erebor",), ("ered-luin", "iron-hills")),
    ],
)
def test_any_die_advances_his_nation(
    who: str, nation: str, homes: tuple[str, ...], others: tuple[str, ...]
) -> None:
    """In its unconquered cities or strongholds. [W29.4]"""
    for region in homes:
        t = Table(free="event event", shadow="event").put(who, region)
        before = step(t, nation)
        t.play("die event")
        deed = [text for text in t.options() if text.startswith("advance")]
        assert deed
        t.play(deed[0])
        assert step(t, nation) == before - 1
        lost = Table(free="event event", shadow="event").put(who, region).army(region)
        lost.captured(region).play("die event")
        assert not [text for text in lost.options() if text.startswith("advance")]
    for region in others:
        t = Table(free="event event", shadow="event").put(who, region).play("die event")
        assert not [text for text in t.options() if text.startswith("advance")]


@about("meriadoc", "peregrin", side=CHARACTER)
@pytest.mark.parametrize("who", ["meriadoc", "peregrin"])
def test_a_hobbit_who_guides_may_leave_to_lower_the_damage(who: str) -> None:
    """Separated off the track, eliminated on it. [W29.5, W29.14]"""
    t = only(figure(walking(1), "hollin"), who).will_roll("hunt", 6)
    tiles(t, "n2-1").play(MOVE).play(f"leaves {who}; enough")
    assert t.s.corruption == 1
    t.play("to hollin")
    assert where(t, who) == "hollin"
    t = tiles(on_track(only(walking(), who), 1), "n2-1").play(MOVE).play(f"leaves {who}; enough")
    assert (standing(t, who), t.s.corruption) == (OUT_OF_THE_GAME, 1)


@about("meriadoc", "peregrin", side=CHARACTER)
@pytest.mark.parametrize("who", ["meriadoc", "peregrin"])
def test_take_them_alive(who: str) -> None:
    """Off the track alone; he need not guide. [W29.6, W27.12, W22.7]"""
    t = only(figure(walking(1), "hollin"), "strider", who).will_roll("hunt", 6)
    tiles(t, "n2-1").play(MOVE).play(f"casualty {who}; to hollin")
    assert (where(t, who), t.s.corruption) == ("hollin", 1)
    t = tiles(on_track(only(walking(), "strider", who), 1), "n2-1").play(MOVE)
    t.play(f"casualty {who}")
    assert standing(t, who) == OUT_OF_THE_GAME


@about("gollum", side=CHARACTER)
def test_gollum_guides_when_nobody_is_left() -> None:
    """No casualty, no separation. [W22.8, W22.9]"""
    t = figure(walking(1, dice="character character"), "hollin")
    only(t, "gimli").will_roll("hunt", 6)
    tiles(t, "n2-1").play(MOVE).play("casualty gimli")
    assert t.s.guide == 9
    t = only(walking(), "nobody").play("die character")
    assert not [text for text in t.options() if text.startswith("separate")]


@about("gollum", side=CHARACTER)
@pytest.mark.parametrize(
    ("tile", "revealed"), [("n1r-1", False), ("n0r-1", False), ("eye-1", True)]
)
def test_gollum_stops_the_icon_of_standard_numbers(tile: str, revealed: bool) -> None:
    """[W29.13]"""
    t = only(figure(walking(1), "hollin"), "nobody").will_roll("hunt", 6)
    tiles(t, tile).play(MOVE)
    if t.asks() == "lower-damage":
        t.play("enough")
    assert (walk(t) if t.asks() == "path" else t).s.revealed == revealed


@about("gollum", side=CHARACTER)
def test_gollum_reveals_for_one_damage_once() -> None:
    """Not if the tile itself will reveal. [W29.13, W29.15]"""
    t = only(figure(walking(1), "hollin"), "nobody").will_roll("hunt", 6)
    walk(tiles(t, "n3-1").play(MOVE).play("gollum reveals"))
    assert (t.s.corruption, t.s.revealed) == (2, True)
    t = only(on_track(walking(), 1), "nobody")
    t.s.tiles[t.s.pack.tile_named["give-it-to-uss"]] = 2
    tiles(t, "give-it-to-uss").play(MOVE)
    assert (t.s.corruption, t.s.revealed) == (1, True)  # a special tile, he was not asked


# Who come into play


@about("gandalf-white", side=CHARACTER)
def test_gandalf_the_white_comes() -> None:
    """In the place of the Grey, or in Fangorn or an unconquered Elven stronghold. [W29.7]"""
    t = Table(free="will-of-the-west event", shadow="event").put("gandalf-grey", "bree")
    assert "bring-gandalf" not in t.play("die will-of-the-west").options()  # no minion yet
    t = Table(free="will-of-the-west event", shadow="event").put("gandalf-grey", "bree")
    t.put("saruman", "orthanc").play("die will-of-the-west; bring-gandalf")
    assert (where(t, "gandalf-white"), standing(t, "gandalf-grey")) == ("bree", REPLACED)
    t = only(Table(free="will-of-the-west event", shadow="event"), "gimli")
    t.put("saruman", "orthanc").army("lorien").captured("lorien")
    t.play("die will-of-the-west; bring-gandalf")
    assert places(t, "to") == ["fangorn", "grey-havens", "rivendell", "woodland-realm"]
    assert pool_of(t.play("to fangorn").s, FREE) == 5


@about("gandalf-white", side=CHARACTER)
@pytest.mark.parametrize(
    ("group", "far"), [((), 4), (("peregrin",), 4), (("peregrin", "meriadoc"), 3), (("gimli",), 3)]
)
def test_shadowfax(group: tuple[str, ...], far: int) -> None:
    """Alone or with exactly one hobbit. [W29.10]"""
    t = Table(free="character character", shadow="event").put("gandalf-white", "bree")
    for one in group:
        t.put(one, "bree")
    t.play("die character; move-companions")
    if group:
        t.play("goes gandalf-white")
        for one in sorted(group, key=["gimli", "meriadoc", "peregrin"].index):
            t.play(f"with {one}")
        t.play("done")
    bree = REGIONS.index("bree")
    assert max(t.s.map.distance[bree][REGIONS.index(one)] for one in places(t, "to")) == far


@about("gandalf-white", side=CHARACTER)
def test_the_white_rider() -> None:
    """His leadership against all that of the Nazgûl, for the whole battle. [W29.9]"""
    t = battle("sauron-regular 3, nazgul 2", "gondor-regular 2")
    t.put("gandalf-white", "north-ithilien").put("witch-king", "minas-morgul")
    t.put("mouth-of-sauron", "minas-morgul")
    declared(t.will_roll("combat", *[1] * 30))
    assert (t.asks(), t.asked()) == ("white-rider", FREE)
    t.play("yes")
    assert rerolls(t) == ["1 1"]  # the Mouth is no Nazgûl
    t.play("go-on; stay")
    assert rerolls(t) == ["1 1", "1 1"]


@about("aragorn", side=CHARACTER)
@pytest.mark.parametrize("region", ["minas-tirith", "dol-amroth", "pelargir", "edoras"])
def test_aragorn_comes(region: str) -> None:
    """Where Strider is, in three places of Gondor, unconquered. [W29.8, W29.11]"""
    may = region != "edoras"
    t = Table(free="will-of-the-west event", shadow="event").put("strider", region)
    assert ("bring-aragorn" in t.play("die will-of-the-west").options()) == may
    if may:
        t.play("bring-aragorn")
        assert (where(t, "aragorn"), standing(t, "strider")) == (region, REPLACED)
        assert pool_of(t.s, FREE) == 5
    t = Table(free="will-of-the-west event", shadow="event").put("strider", region).army(region)
    assert "bring-aragorn" not in t.captured(region).play("die will-of-the-west").options()


# Minions


def muster(**more: str) -> Table:
    return Table(shadow="muster muster", free="event event", first="shadow", **more)


def brings(t: Table) -> bool:
    return "bring-minion" in t.play("die muster").options()


@about("saruman", side=CHARACTER)
def test_saruman_comes_to_orthanc() -> None:
    """Isengard At War and Orthanc of the Shadow. [W30.2, W30.6]"""
    t = muster().at_war("isengard").play("die muster; bring-minion")
    assert where(t, "saruman") == "orthanc"
    assert pool_of(t.s, SHADOW) == 8
    assert not brings(muster())
    assert not brings(muster().at_war("southrons"))
    assert not brings(muster().at_war("isengard").army("orthanc").captured("orthanc"))


@about("saruman", side=CHARACTER)
def test_saruman_stays_and_his_elites_lead() -> None:
    """[W12.17, W30.8]"""
    t = battle(
        "isengard-elite 2, isengard-regular 1",
        "rohan-regular 3",
        at="fords-of-isen",
        start="orthanc",
    )
    declared(t.put("saruman", "orthanc").will_roll("combat", *[1] * 20))
    assert rerolls(t) == ["1 1 1"]  # two elites and Saruman, level 0, leadership 1
    t = battle("isengard-elite 2", "rohan-regular 3", at="westemnet", start="fords-of-isen")
    declared(t.will_roll("combat", *[1] * 20))
    assert rerolls(t) == []
    t = Table(shadow="character event", free="event", first="shadow").at_war("isengard")
    t.put("saruman", "orthanc").army("orthanc", "isengard-regular 3")
    assert "from orthanc" not in t.play("die character").play("move-led-army").options()


@about("saruman", side=CHARACTER)
def test_the_voice_of_saruman() -> None:
    """A regular in each settlement of Isengard, or two elites for regulars in Orthanc. [W30.7]"""
    t = muster().put("saruman", "orthanc").play("die muster; voice-of-saruman; recruit")
    assert t.force("north-dunland") == t.force("south-dunland") == "isengard-regular 2"
    assert t.force("orthanc") == "isengard-regular 5, isengard-elite, saruman"
    t = muster().put("saruman", "orthanc").play("die muster; voice-of-saruman; swap")
    assert t.force("orthanc") == "isengard-regular 2, isengard-elite 3, saruman"


@about("saruman", side=CHARACTER)
def test_the_voice_calls_nobody_over_the_limit() -> None:
    """[W3.2, W30.7]"""
    t = muster().empty_map().put("saruman", "orthanc").army("north-dunland", "sauron-regular 9")
    t.army("south-dunland", "southrons-regular 10").play("die muster; voice-of-saruman")
    assert t.force("north-dunland") == "sauron-regular 9, isengard-regular"
    assert t.force("south-dunland") == "southrons-regular 10"
    assert t.force("orthanc") == "isengard-regular, saruman"


@about("saruman", side=CHARACTER)
def test_the_voice_is_silent_in_a_siege_of_orthanc_alone() -> None:
    """[W30.7, W11.7]"""
    t = muster().put("saruman", "orthanc").army("woodland-realm", "elves-regular 1")
    t.army("woodland-realm", "sauron-regular 1", clear=False).siege("woodland-realm")
    t.play("die muster; voice-of-saruman; recruit")
    assert t.force("orthanc") == "isengard-regular 5, isengard-elite, saruman"
    assert t.force("north-dunland") == t.force("south-dunland") == "isengard-regular 2"
    t = muster().put("saruman", "orthanc").army("orthanc", "isengard-regular 2, rohan-regular 1")
    assert "voice-of-saruman" not in t.siege("orthanc").play("die muster").options()


@about("witch-king", side=CHARACTER)
def test_the_witch_king_comes_and_wakes_everybody() -> None:
    """With an army that has a Sauron unit; second edition: a free nation At War. [W30.3, W30.4]"""
    t = muster().at_war("sauron").play("die muster; bring-minion")
    assert "to orthanc" not in t.options()
    t.play("to moria")
    assert where(t, "witch-king") == "moria"
    assert all(active(t, nation) for nation in HOMES)
    assert not brings(muster(character_text="2").at_war("sauron"))
    assert brings(muster(character_text="2").at_war("sauron", "north"))


@about("witch-king", side=CHARACTER)
@pytest.mark.parametrize("edition", ["1", "2"])
def test_the_sorcerer(edition: str) -> None:
    """A card after the first combat card; second edition: of its deck. [W30.9, W30.14]"""
    t = battle("sauron-regular 3", "gondor-regular 3", "deadly-strife", character_text=edition)
    t.put("witch-king", "minas-morgul").deck(SHADOW_CHARACTER, "orc-patrol")
    t.deck(SHADOW_STRATEGY, "stormcrow").will_roll("combat", *[1] * 20)
    fought(t)
    assert (t.asks(), t.asked()) == ("sorcerer", SHADOW)
    t.play("yes")
    if edition == "1":
        assert len(t.options()) == 2
        t.play(t.options()[0])
        assert t.held("shadow") == ["orc-patrol"]
    else:
        assert t.held("shadow") == ["stormcrow"]
    assert rerolls(t)[0] == "1 1"  # his leadership


@about("witch-king", side=CHARACTER)
def test_the_witch_king_flies_anywhere_but_into_a_free_stronghold() -> None:
    """[W13.12, W13.14]"""
    t = Table(shadow="character event", free="event", first="shadow").put("witch-king", "moria")
    t.play("die character; move-minions; goes witch-king")
    assert "to lorien" not in t.options()
    assert t.why_not("region:lorien") == "W13.12"
    assert "to shire" in t.options()
    assert "to moria" not in t.options()  # he is there


@about("mouth-of-sauron", side=CHARACTER)
def test_the_mouth_of_sauron_comes() -> None:
    """The Fellowship on the track, or all five nations At War. [W30.5]"""
    assert not brings(muster().at_war("dwarves", "elves", "gondor", "north"))
    t = muster().at_war("dwarves", "elves", "gondor", "north", "rohan")
    t.army("moria").captured("moria").play("die muster; bring-minion")
    wanted = ["barad-dur", "dol-guldur", "minas-morgul", "morannon", "mount-gundabad"]
    assert places(t, "to") == wanted
    assert brings(on_track(muster()))


@about("mouth-of-sauron", side=CHARACTER)
def test_the_messenger_of_the_dark_tower() -> None:
    """Once a turn a Muster die is an Army die, for a card too. [W30.10, W30.15]"""
    t = muster(hand="shadow: shadows-gather olog-hai").at_war("sauron")
    t.put("mouth-of-sauron", "barad-dur").play("die muster")
    assert "play-card as army" in t.options()
    t.play("play-card as army; play olog-hai; place moria; unit regular")
    t.play("die event; spend-for-nothing")
    t.play("die muster")
    assert not [text for text in t.options() if text.endswith("as army")]


@about("mouth-of-sauron", side=CHARACTER)
def test_the_mouth_walks_three_regions_and_leads_as_two() -> None:
    """[W13.15, W15.12]"""
    t = Table(shadow="character event", free="event", first="shadow").empty_map()
    t.put("mouth-of-sauron", "hollin").play("die character; move-minions")
    hollin = REGIONS.index("hollin")
    assert max(t.s.map.distance[hollin][REGIONS.index(one)] for one in places(t, "to")) == 3
    t = battle("sauron-regular 3", "gondor-regular 2").put("mouth-of-sauron", "minas-morgul")
    declared(t.will_roll("combat", *[1] * 20))
    assert rerolls(t) == ["1 1"]
