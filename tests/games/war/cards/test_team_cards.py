"""Cards in games of three and four: a card works for its player. [W31.21-W31.28]

Seats of four: 0 Gondor and the Elves, 1 Rohan, the North and the Dwarves, 2 Sauron, 3 Isengard and
the Southrons.
"""

import pytest

from ringtable.games.war.box.components import FREE_POLITICS, SHADOW
from ringtable.games.war.box.places import REGIONS
from tests.games.war.card_scenario import active, corrupted, left_on_table, over, play, step
from tests.games.war.ring_scenario import figure, only, where
from tests.games.war.scenario import Table


def seated(seat: int, card: str, **more: str) -> Table:
    """A player of four is to act with Event dice and holds a card."""
    first = "free" if seat < 2 else "shadow"
    t = Table(free="event event", shadow="event event", first=first, seats=4, **more)
    if t.asked() != seat:
        t.s.next_player[seat // 2] = seat
        t.first(first)
    assert t.asked() == seat
    return t.hold(str(seat), card)


def may_play(t: Table) -> bool:
    return "play-card" in t.play("die event").options()


# Cards that one player of a side can play and his team-mate cannot.
OWNED = [
    ("guards-of-the-citadel", 0, 1),
    ("imrahil-of-dol-amroth", 0, 1),
    ("celeborns-galadhrim", 0, 1),
    ("eomer-son-of-eomund", 1, 0),
    ("riders-of-theoden", 1, 0),
    ("grimbeorn-the-old-son-of-beorn", 1, 0),
    ("dain-ironfoots-guard", 1, 0),
    ("king-brands-men", 1, 0),
    ("orcs-multiplying-again", 2, 3),
    ("shadows-on-the-misty-mountains", 2, 3),
    ("monsters-roused", 2, 3),
    ("pits-of-mordor", 2, 3),
    ("hill-trolls", 2, 3),
    ("olog-hai", 2, 3),
    ("return-of-the-witch-king", 2, 3),
    ("grond-hammer-of-the-underworld", 2, 3),
    ("half-orcs-and-goblin-men", 3, 2),
    ("many-kings-to-the-service-of-mordor", 3, 2),
    ("horde-from-the-east", 3, 2),
    ("rage-of-the-dunlendings", 3, 2),
    ("a-new-power-is-rising", 3, 2),
    ("corsairs-of-umbar", 3, 2),
]


@pytest.mark.parametrize(("card", "his", "others"), OWNED)
def test_a_card_for_nations_and_minions_of_its_player(card: str, his: int, others: int) -> None:
    """Drawing cards besides is not enough. [W31.24, W31.25]"""
    for seat, may in ((his, True), (others, False)):
        t = seated(seat, card).at_war("sauron", "isengard", "southrons", "gondor")
        t.put("saruman", "orthanc").put("witch-king", "minas-tirith")
        t.army("minas-tirith", "gondor-regular 2, sauron-regular 3").siege("minas-tirith")
        if card == "guards-of-the-citadel":
            t.army("minas-tirith", "gondor-regular 2")
            t.s.besieged = 0
            t.again()
        t.deck(1, "athelas")
        assert may_play(t) == may


def test_parts_for_the_nations_of_the_team_mate_lapse() -> None:
    """[W31.24]"""
    t = seated(2, "musterings-of-long-planned-war").at_war("sauron", "isengard", "southrons")
    play(t, "musterings-of-long-planned-war")
    assert t.force("nurn") == "sauron-regular 7"
    assert t.force("gorgoroth") == "sauron-regular 3"
    t = seated(0, "there-and-back-again")
    figure(t, "carrock", 2)
    play(t, "there-and-back-again", "separate gimli; done; to dale")
    assert [step(t, nation) for nation in ("dwarves", "elves", "north")] == [3, 2, 3]


def test_the_black_captain_for_the_player_of_isengard() -> None:
    """He may move Nazgûl, but neither recruit them nor lead the Witch-king's army. [W31.19,
    W31.25]"""
    t = seated(3, "the-black-captain-commands").at_war("sauron", "isengard")
    t.put("witch-king", "minas-morgul").army("north-ithilien", "gondor-regular 1")
    play(t, "the-black-captain-commands")
    assert t.options() == ["fly", "no"]
    t.play("no")
    assert over(t)


def test_the_witch_king_does_not_march_with_isengard_by_a_card() -> None:
    """Also not in a mixed army that its player commands. [W31.25]"""
    t = seated(3, "the-black-captain-commands").at_war("sauron", "isengard")
    t.put("witch-king", "dagorlad")
    t.army("dagorlad", "isengard-regular 4, sauron-regular 1")
    bit = 1 << t.s.pack.region_named["dagorlad"]
    t.s.mixed[1] |= bit
    t.s.together[1] |= bit
    play(t.again(), "the-black-captain-commands", "no")
    assert over(t)


def test_a_table_card_belongs_to_who_played_it() -> None:
    """[W31.26]"""
    t = seated(3, "flocks-of-crebain")
    play(t, "flocks-of-crebain")
    assert left_on_table(t, "flocks-of-crebain")
    assert t.s.table[3]
    assert not t.s.table[2]


def test_what_is_open_to_both_team_mates() -> None:
    """The Fellowship, companions, hits on enemy armies, Nazgûl. [W31.25]"""
    for seat in (0, 1):
        t = corrupted(seated(seat, "bilbos-song"), 3)
        assert play(t, "bilbos-song").s.corruption == 2
    for seat in (2, 3):
        t = figure(seated(seat, "nazgul-search"), "hollin", 1)
        play(t, "nazgul-search", "from morannon; to bree; done")
        assert t.force("bree") == "north-regular, sauron-nazgul"
    for seat in (0, 1):
        t = seated(seat, "gwaihir-the-windlord").put("gimli", "dale")
        play(t, "gwaihir-the-windlord", "move; to carrock")
        assert where(t, "gimli") == "carrock"


def test_wisdom_of_elrond_names_a_nation_of_its_player() -> None:
    """[W31.16, W31.24]"""
    for seat, nations in ((0, ["elves", "gondor"]), (1, ["dwarves", "north", "rohan"])):
        t = play(seated(seat, "wisdom-of-elrond"), "wisdom-of-elrond")
        assert [text.partition(" ")[2] for text in t.options()] == nations


def test_the_palantir_draws_for_its_owner_alone() -> None:
    """He is the "you" of its text: an Event die of his team-mate draws nothing. [W31.26, W9.27]"""
    for seat, asked in ((2, "palantir"), (3, "act")):
        t = seated(seat, "shelobs-lair").put("saruman", "orthanc")
        t.lay("2", "the-palantir-of-orthanc").deck(2, "orc-patrol").deck(3, "stormcrow")
        assert play(t, "shelobs-lair").asks() == asked


def test_the_messenger_serves_the_player_of_the_mouth() -> None:
    """A player acts with his own minions. [W31.2, W31.15, W30.10]"""
    for seat, serves in ((2, True), (3, False)):
        t = Table(free="event", shadow="muster muster", first="shadow", seats=4)
        t.s.next_player[1] = seat
        t.put("mouth-of-sauron", "barad-dur").first("shadow").play("die muster")
        assert ("move-armies as army" in t.options()) == serves


# Three players: cards of the Free Peoples


def alone(*cards: str, dice: str = "muster event event") -> Table:
    """One player has all Free Peoples, and holds these cards."""
    t = Table(free=dice, shadow="event event event event", seats=3)
    return t.hold("0", " ".join(cards)) if cards else t


def after(t: Table, action: str) -> Table:
    """The Free Peoples act, the Shadow idles."""
    return t.play(action).idle()


def test_drawing_is_enough_for_a_player_without_a_team_mate() -> None:
    """Only players who share their side need more of a card. [W9.9, W31.24, W33.1, W33.2]"""
    t = alone("celeborns-galadhrim").army("lorien").captured("lorien", by=1)
    t.deck(1, "guards-of-the-citadel")
    play(t, "celeborns-galadhrim")
    assert t.held("0") == ["guards-of-the-citadel"]


def test_a_card_advances_no_nation_twice_in_a_row() -> None:
    """What it would do with the nation of the last action lapses. [W33.4, W33.7]"""
    t = alone("the-red-arrow").politics("gondor", 2, True).politics("rohan", 3, True)
    after(t, "die muster; advance-nation; advance rohan").play("die event")
    assert "play-card" not in t.options()
    t = alone("there-and-back-again").put("gimli", "dale")
    only(t)
    after(t, "die muster; advance-nation; advance north")
    play(t, "there-and-back-again")
    assert [step(t, nation) for nation in ("dwarves", "elves", "north")] == [2, 2, 2]
    assert active(t, "north")  # to become active is no action with a nation
    t = alone("book-of-mazarbul").put("gimli", "erebor")
    after(t, "die muster; advance-nation; advance dwarves")
    play(t, "book-of-mazarbul", "done")
    assert (active(t, "dwarves"), step(t, "dwarves")) == (True, 2)
    t = alone("wisdom-of-elrond").politics("rohan", 2, True)
    after(t, "die muster; advance-nation; advance rohan")
    play(t, "wisdom-of-elrond")
    assert "choose rohan" not in t.options()
    assert "choose gondor" in t.options()


def test_a_card_brings_no_figures_of_the_nation_of_the_last_action() -> None:
    """Neither by an exchange nor as the dead have gone. [W33.4, W33.7]"""
    t = alone("the-grey-company").put("strider", "edoras").politics("rohan", 3, True)
    t.deck(1, "swords-in-eriador the-red-arrow")
    after(t, "die muster; advance-nation; advance rohan")
    play(t, "the-grey-company")
    assert t.force("edoras") == "rohan-regular, rohan-elite, strider"
    assert len(t.held("0")) == 2
    t = alone("dead-men-of-dunharrow").put("strider", "edoras").politics("gondor", 2, True)
    after(t, "die muster; advance-nation; advance gondor")
    play(t, "dead-men-of-dunharrow", "to erech")
    assert over(t)
    assert t.force("erech") == "strider"


def test_a_token_advances_no_nation_twice_in_a_row() -> None:
    """Spending a token is an action too. [W33.4, W33.7, W41.4]"""
    t = alone()
    t.s.tokens = 1 << FREE_POLITICS
    after(t.again(), "die muster; advance-nation; advance north")
    t.play("token")
    assert "advance north" not in t.options()
    assert "advance rohan" in t.options()


def test_a_fleet_storms_only_with_an_army_its_player_commands() -> None:
    """Second edition: it joins a mixed army of the team-mate's, and nobody is attacked. [W31.25,
    W32.4, W32.13]"""
    for southrons, fought in ((1, False), (4, True)):
        t = seated(3, "corsairs-of-umbar", card_text="2").at_war("sauron", "southrons")
        t.empty_map().army("umbar", "southrons-regular")
        t.army("dol-amroth", f"gondor-regular 2, sauron-regular 4, southrons-regular {southrons}")
        t.siege("dol-amroth")
        t.s.mixed[SHADOW] = t.s.together[SHADOW] = 1 << REGIONS.index("dol-amroth")
        t.will_roll("combat", *[1] * 9)
        play(t, "corsairs-of-umbar", "to dol-amroth")
        if fought:
            t.play("all")
        assert bool(t.facts("war-attacked")) == fought
        assert step(t, "gondor") == (1 if fought else 2)
        assert over(t)
