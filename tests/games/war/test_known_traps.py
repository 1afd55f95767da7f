"""What implementations of this game were wrong about for long."""

import pytest

from ringtable.games.war.box.components import FREE, KINDS, NATIONS, SHADOW
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.state import KINDS_EACH
from tests.games.war.battle_scenario import battle, declared, fought, rerolls, rolls
from tests.games.war.card_scenario import active, holding, over, play, step
from tests.games.war.ring_scenario import declare, phase
from tests.games.war.scenario import Table

# Figures of each kind in the box: regulars, elites, leaders or Nazgûl. [W3.14]
BOX = {
    "dwarves": (5, 5, 4),
    "elves": (5, 10, 4),
    "gondor": (15, 5, 4),
    "north": (10, 5, 4),
    "rohan": (10, 5, 4),
    "sauron": (36, 6, 8),
    "isengard": (12, 6, 0),
    "southrons": (24, 6, 0),
}


def total(t: Table, nation: str, kind: int) -> int:
    """Figures on the map, in the pool and gone for good."""
    slot = NATIONS.index(nation) * KINDS_EACH + kind
    on_map = sum(t.s.count(region, NATIONS.index(nation), kind) for region in range(len(REGIONS)))
    return on_map + t.s.reserve[slot] + t.s.fallen[slot]


def conserved(t: Table) -> bool:
    for nation, (regulars, elites, heads) in BOX.items():
        found = [total(t, nation, kind) for kind in range(len(KINDS))]
        if (found[0], found[1], found[2] + found[3]) != (regulars, elites, heads):
            return False
    return True


# Re-rolls


def test_the_re_roll_allowance_is_fixed_at_the_roll() -> None:
    """Misses at the roll, leadership at that moment: a hit of the first re-rolled die gives or
    takes no further one, and no die is thrown twice. [W15.13, W15.18]"""
    t = battle("sauron-regular 4, nazgul 2", "gondor-regular 3")
    declared(t.will_roll("combat", 2, 2, 2, 6, 1, 1, 1, 6, 2))
    assert rerolls(t) == ["6 2"]
    t = battle("sauron-regular 2, nazgul 4", "gondor-regular 3")
    declared(t.will_roll("combat", 6, 2, 1, 1, 1, 2))
    assert rerolls(t) == ["2"]  # one miss, one re-roll


def test_a_leader_who_falls_in_the_round_has_still_led() -> None:
    """The re-rolls of both sides are thrown before anybody falls. [W15.33, W16.1]"""
    t = battle("sauron-regular 2, nazgul 1", "gondor-regular 1, gondor-leader 1")
    declared(t.will_roll("combat", 6, 1, 2, 1, 6))
    assert len(rerolls(t)) == 2
    assert t.force("minas-morgul") == "sauron-regular, sauron-nazgul"


# Both armies die


def test_both_armies_die() -> None:
    """Nobody advances, nothing is captured, leaders and Nazgûl fall. [W16.1, W16.9, W17.11]"""
    t = battle(
        "sauron-regular 1, nazgul 1",
        "gondor-regular 1, gondor-leader 1",
        at="osgiliath",
        start="north-ithilien",
    )
    declared(t.will_roll("combat", 6, 6))
    assert over(t)
    assert t.force("osgiliath") == t.force("north-ithilien") == ""
    assert conserved(t)


def test_both_armies_die_before_a_city() -> None:
    """The city stays with the Free Peoples. [W17.11]"""
    t = battle("sauron-regular 1", "gondor-regular 1", at="pelargir", start="osgiliath")
    declared(t.will_roll("combat", 6, 6))
    assert over(t)
    assert t.s.captured == 0


def test_both_die_in_a_siege_and_the_rearguard_captures() -> None:
    """Without a rearguard the stronghold is empty and still held. [W18.14, W20.10, W39.6]"""
    for rearguard, captured in ((True, True), (False, False)):
        units = "sauron-regular 2" if rearguard else "sauron-regular 1"
        t = battle(units, "rohan-regular 1", at="helms-deep", siege=True)
        t.will_roll("combat", 6, 6).play("die army; attack")
        if rearguard:
            t.play("from helms-deep; 1 sauron-regular")
        assert bool(t.s.captured >> REGIONS.index("helms-deep") & 1) == captured
        assert not t.s.besieged
        assert t.s.controller(REGIONS.index("helms-deep")) == (SHADOW if captured else FREE)


# Sorties and relief


def sortie(*dice: int, part: str = "2 gondor-regular") -> Table:
    t = battle(
        "gondor-regular 4", "sauron-regular 2", at="minas-tirith", siege=True, by="free"
    ).will_roll("combat", *dice)
    return t.play(f"die army-muster; attack as army; from minas-tirith; {part}")


def test_a_sortie_leaves_its_rearguard_inside() -> None:
    """If those who went out die, the siege goes on. [W19.7, W14.6]"""
    t = sortie(1, 1, 6, 6)
    assert over(t)
    assert t.force("minas-tirith") == "gondor-regular 2, sauron-regular 2"
    assert t.s.besieged >> REGIONS.index("minas-tirith") & 1
    t = sortie(6, 6, 1, 1)
    assert t.force("minas-tirith") == "gondor-regular 4"  # they stay in their region
    assert not t.s.besieged


def test_a_sortie_hits_on_five_and_may_be_ceased() -> None:
    """It is a field battle; who ceases returns inside. [W19.2-W19.4]"""
    t = sortie(5, *[1] * 9, part="all")
    assert [fact.values[2] for fact in t.facts("war-combat-rolled")] == [5, 5]
    t.play("cease")
    assert t.force("minas-tirith") == "gondor-regular 4, sauron-regular"
    assert t.s.besieged


def relief(*dice: int) -> Table:
    t = Table(free="army-muster event", shadow="event").empty_map().at_war("gondor", "sauron")
    t.army("minas-tirith", "gondor-regular 3, sauron-regular 2").siege("minas-tirith")
    t.army("lossarnach", "gondor-regular 4").will_roll("combat", *dice)
    return t.play("die army-muster; attack as army; from lossarnach; attack minas-tirith; all")


def test_relief_enters_only_when_the_besiegers_are_gone() -> None:
    """The besieged take no part; the army may advance afterwards. [W19.8, W19.9]"""
    t = relief(6, 6, 1, 1, 1, 1)
    assert len(str(rolls(t)[0]).split()) == 4
    assert not t.s.besieged
    assert t.asks() == "advance"
    t.play("advance; all")
    assert t.force("minas-tirith") == "gondor-regular 7"
    t = relief(1, 1, 1, 1, 1, 1).play("cease")
    assert t.force("lossarnach") == "gondor-regular 4"


def test_relief_after_a_retreat_of_the_besiegers() -> None:
    """[W19.5, W19.9]"""
    t = relief(1, 1, 1, 1, 1, 1).play("go-on")
    assert t.asks() == "retreat"
    t.play(next(text for text in t.options() if text.startswith("retreat")))
    assert not t.s.besieged
    assert t.asks() == "advance"


def test_armies_that_fall_take_their_leaders_with_them() -> None:
    """They fall with the army, not as leaders who were left alone. [W3.7, W16.1, W16.9]"""
    start, at = "west-harondor", "umbar"
    t = battle("gondor-regular 1, gondor-leader 1", "sauron-regular 2", "", "", at, start, "free")
    declared(t.will_roll("combat", 1, 6, 1, 1, 1))
    fallen = [fact.cause for fact in t.facts("war-eliminated") if fact.values[1] == "leader"]
    assert fallen == ["W16.9"]
    t = battle("sauron-regular 2", "gondor-regular 1, gondor-leader 1")
    declared(t.will_roll("combat", 6, 1, 1, 1, 1))
    fallen = [fact.cause for fact in t.facts("war-eliminated") if fact.values[1] == "leader"]
    assert fallen == ["W16.9"]


# Withdrawal


def test_the_defender_may_withdraw_before_every_round() -> None:
    """Not only before the first; excess over five goes back to the pool. [W18.4, W18.8]"""
    t = battle("sauron-regular 5", "gondor-regular 7", at="minas-tirith", start="osgiliath")
    t.will_roll("combat", *[1] * 40).play("die army; attack; attack minas-tirith; all")
    assert (t.asks(), t.options()) == ("ground", ["field", "withdraw"])
    t.play("field; go-on; stay")
    assert t.asks() == "ground"
    before = t.pool("gondor-regular")
    t.play("withdraw; all")
    assert t.s.besieged >> REGIONS.index("minas-tirith") & 1
    assert t.force("minas-tirith") == "gondor-regular 5, sauron-regular 5"
    assert t.pool("gondor-regular") == before + 2
    told = [(fact.cause, fact.values) for fact in t.facts("war-removed")]
    assert told == [("W18.8", ("gondor", "regular", 1, "minas-tirith"))] * 2
    assert [fact.cause for fact in t.facts("war-siege-began")] == ["W18.8"]


# Figures


@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("pits-of-mordor", "place barad-dur; place moria; place morannon"),
        ("hill-trolls", "upgrade moria; upgrade moria"),
        ("return-of-the-witch-king", ""),
    ],
)
def test_cards_make_no_figures(card: str, then: str) -> None:
    """[W3.14, W42.1]"""
    t = holding(card).at_war("sauron").put("witch-king", "barad-dur")
    assert conserved(t)
    assert conserved(play(t, card, then))


def test_battles_lose_no_figures() -> None:
    """Elites that become regulars, Nazgûl that return, leaders who do not. [W3.15, W3.16, W16.6]"""
    t = battle("sauron-elite 2, nazgul 2", "gondor-elite 1, gondor-leader 1")
    declared(t.will_roll("combat", 6, 6, 6))
    assert t.force("minas-morgul") == "sauron-regular, sauron-elite, sauron-nazgul 2"
    assert conserved(t)
    assert t.lost("gondor-leader") == 1


# Great Host


def test_great_host_strikes_after_all_casualties() -> None:
    """Counted when both have taken theirs, and taken at once. [W15.25, W38.13]"""
    t = battle("sauron-regular 6", "gondor-regular 4", shadow="great-host")
    fought(t.will_roll("combat", 6, 1, 1, 1, 1, *[1] * 8))
    assert t.force("north-ithilien") == "gondor-regular 2"  # six to three: one more
    t = battle("sauron-regular 4", "gondor-regular 2", shadow="great-host")
    fought(t.will_roll("combat", 1, 1, 1, 1, 6, 1))
    assert t.force("north-ithilien") == "gondor-regular 2"  # three to two: none


# Captains


def test_several_captains_add_a_die_each() -> None:
    """Up to five dice; hobbits and Gandalf the White add none. [W15.9, W15.10, W29.1]"""
    t = battle("sauron-regular 3", "gondor-regular 1")
    for who in ("strider", "gimli", "legolas", "meriadoc", "gandalf-white"):
        t.put(who, "north-ithilien")
    declared(t.will_roll("combat", *[1] * 40))
    assert rolls(t)[1] == "1 1 1 1"
    t = battle("sauron-regular 3", "gondor-regular 3")
    for who in ("strider", "gimli", "legolas"):
        t.put(who, "north-ithilien")
    declared(t.will_roll("combat", *[1] * 40))
    assert rolls(t)[1] == "1 1 1 1 1"


# Coasts and edges


def test_which_regions_lie_on_the_coast_and_on_the_eastern_edge() -> None:
    """The inland regions of Gondor and Minhiriath's neighbours are not the sea. [W2.3]"""
    coast = (
        "andrast anfalas dol-amroth druwaith-iaur enedwaith forlindon grey-havens harlindon "
        "lamedon minhiriath pelargir south-ered-luin umbar west-harondor"
    )
    found = first_pack().map
    assert [REGIONS[n] for n in range(len(REGIONS)) if found.coast >> n & 1] == coast.split()
    east = ["east-rhun", "far-harad", "khand", "south-rhun"]
    assert [REGIONS[n] for n in range(len(REGIONS)) if found.east_edge >> n & 1] == east


# Activation


@pytest.mark.parametrize(
    ("region", "nation", "wakes"),
    [
        ("edoras", "rohan", True),
        ("helms-deep", "rohan", True),
        ("folde", "rohan", False),
        ("minas-tirith", "gondor", True),
        ("dale", "north", True),
        ("bree", "north", False),
        ("erebor", "dwarves", True),
        ("ered-luin", "dwarves", False),
    ],
)
def test_declaring_activates_in_cities_and_strongholds(
    region: str, nation: str, wakes: bool
) -> None:
    """And heals there, once a turn; its marker does not move. [W21.3, W23.8, W26.3]"""
    t = phase(region)
    t.s.corruption = 3
    before = step(t, nation)
    declare(t.again())
    assert active(t, nation) == wakes
    assert t.s.corruption == (2 if wakes else 3)
    assert step(t, nation) == before


def test_declaring_in_a_lost_city_wakes_nobody() -> None:
    """A besieged stronghold is still unconquered. [W21.3, W26.5]"""
    t = declare(phase("edoras").army("edoras").captured("edoras"))
    assert not active(t, "rohan")
    t = phase("helms-deep").army("helms-deep", "rohan-regular 1, isengard-regular 2")
    assert active(declare(t.siege("helms-deep")), "rohan")
