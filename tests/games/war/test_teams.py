"""Three and four players. [W31-W34]

Seats of four: 0 Gondor, 1 Rohan, 2 Sauron, 3 Isengard; of three: 0 Free Peoples, 1 Sauron,
2 Isengard.
"""

from ringtable.games.war.box.components import FREE, RING_LOST, SHADOW
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.dice import shadow_leads
from ringtable.games.war.flow import FLOW
from ringtable.games.war.hand import hand_limit
from ringtable.games.war.teams import commander
from ringtable.games.war.turn import begin_turn
from ringtable.games.war.victory import count_of, win
from tests.games.war.scenario import Table


def bit(region: str) -> int:
    return 1 << REGIONS.index(region)


def test_who_plays_what_and_leads_first() -> None:
    """[W31.1-W31.3]"""
    s = Table(seats=4).s
    assert s.owner == [1, 0, 0, 1, 1, 2, 3, 3]
    assert list(s.leading) == [0, 2]
    assert Table(seats=3).s.owner == [0, 0, 0, 0, 0, 1, 2, 2]


def test_the_lead_passes_each_turn_but_the_first() -> None:
    """[W31.4, W31.11, W41.7]"""
    t = Table(seats=4)
    begin_turn(t.s)
    assert list(t.s.leading) == [1, 3]
    assert shadow_leads(t.s) == 3
    begin_turn(t.s)
    assert list(t.s.leading) == [0, 2]


def test_hands_of_four_and_the_free_player_of_three() -> None:
    """[W31.7, W33.2]"""
    assert [hand_limit(Table(seats=4).s, seat) for seat in range(4)] == [4, 4, 4, 4]
    assert [hand_limit(Table(seats=3).s, seat) for seat in range(3)] == [6, 4, 4]


def test_the_order_of_actions() -> None:
    """The player who does not lead first, then alternating. [W31.14, W41.4]"""
    t = Table(free="event event", shadow="event event", seats=4)
    order = []
    for _ in range(4):
        order.append(t.s.seat)
        t.idle()
    assert order == [1, 3, 0, 2]


def test_who_passes_keeps_his_place() -> None:
    """[W31.17, W-EX57]"""
    t = Table(free="event muster event", shadow="event muster event event", seats=4)
    order = [t.asked()]
    t.play("pass")
    for _ in range(7):
        order.append(t.asked())
        t.idle()
    assert order == [1, 3, 1, 2, 0, 3, 1, 2]


def test_a_side_that_goes_on_alone_alternates() -> None:
    """[W31.23, W5.18]"""
    t = Table(shadow="event event event", seats=4, first="shadow")
    order = []
    for _ in range(3):
        order.append(t.s.seat)
        t.idle()
    assert order == [3, 2, 3]


def test_a_player_moves_and_recruits_with_his_own_nations() -> None:
    """[W31.15, W32.15]"""
    t = Table(shadow="army muster", free="event event", first="shadow", seats=4)
    t.at_war("sauron", "isengard", "southrons")
    t.play("die army; move-armies")  # the player of Isengard
    assert "from orthanc" in t.options()
    assert "from moria" not in t.options()
    t = Table(shadow="muster army", free="event event", first="shadow", seats=4)
    t.at_war("sauron", "isengard", "southrons")
    t.play("die muster; recruit")
    assert "recruit regular orthanc" in t.options()
    assert "recruit regular moria" not in t.options()
    assert t.why_not("region:moria") == "W31.15"


def test_only_the_sauron_player_recruits_nazgul() -> None:
    """[W31.19]"""
    t = Table(shadow="muster muster army", free="event", first="shadow", seats=4)
    t.at_war("sauron", "isengard", "southrons")
    t.s.next_player[SHADOW] = 2
    t.first("shadow")
    t.play("die muster; recruit")
    assert "recruit nazgul moria" in t.options()


def test_team_mates_swap_a_card_if_both_name_one() -> None:
    """Each knows what he gave. [W31.8, W36.4]"""
    t = swapping()
    card, other = t.card("athelas"), t.card("wisdom-of-elrond")
    t.play_as(0, "swap athelas")
    t.play_as(1, "swap wisdom-of-elrond")
    assert t.s.hand[0] == 1 << other
    assert t.s.hand[1] == 1 << card
    assert t.s.given[0] == 1 << card
    told = t.facts("war-swapped")[0]
    assert told.for_seat(2) == {
        "id": "war-swapped-veiled",
        "cause": "W31.8",
        "values": {
            "player": {"seat": 0},
            "mate": {"seat": 1},
            "deck": {"name": "war-deck-free-character"},
        },
    }


def test_one_no_is_enough_against_a_swap() -> None:
    """[W31.8]"""
    t = swapping()
    t.play_as(0, "swap athelas")
    t.play_as(1, "no")
    assert t.s.hand[0] == 1 << t.card("athelas")
    assert t.facts("war-swapped") == []


def swapping() -> Table:
    """Step 1 of the second turn: both players of the Free Peoples hold a card."""
    t = Table(free="event", seats=4)
    t.s.hand[0] = 1 << t.card("athelas")
    t.s.hand[1] = 1 << t.card("wisdom-of-elrond")
    t.again().idle()
    while t.asks() != "swap":
        t.play(t.options()[-1])
    t.s.leading = bytearray([0, 2])
    return t


def test_command_by_units_then_elites_then_lead() -> None:
    """[W32.3, W32.5, W-EX39]"""
    t = Table(seats=4)
    t.army("gorgoroth", "sauron-regular 3, sauron-elite 1, southrons-regular 2, southrons-elite 2")
    at = REGIONS.index("gorgoroth")
    assert commander(t.s, SHADOW, at) == 3
    t.army("gorgoroth", "sauron-regular 4, southrons-regular 3")
    assert commander(t.s, SHADOW, at) == 2
    t.army("gorgoroth", "sauron-regular 2, southrons-regular 2")
    assert commander(t.s, SHADOW, at) == 2
    t.s.leading[SHADOW] = 3
    assert commander(t.s, SHADOW, at) == 3


def meeting(seats: int = 4) -> Table:
    """An army of the Southrons comes to one of Sauron's."""
    t = Table(shadow="army army", free="event event", first="shadow", seats=seats)
    t.at_war("sauron", "southrons")
    t.army("khand", "southrons-regular 2").army("near-harad", "sauron-regular 3")
    t.play("die army; move-armies; from khand; to near-harad; all; done")
    return t


def test_armies_that_meet_are_one_if_both_agree() -> None:
    """[W32.1, W37.13]"""
    t = meeting()
    assert t.asks() == "mixed-army"
    assert FLOW.waiting(t.s) == [2, 3]
    t.play_as(2, "yes").play_as(3, "yes")
    assert t.s.mixed[SHADOW] == bit("near-harad")
    t = meeting()
    t.play_as(2, "yes").play_as(3, "no")
    assert t.s.mixed[SHADOW] == 0
    assert t.asks() != "mixed-army"


def test_only_the_commander_moves_a_mixed_army() -> None:
    """His team-mate may take his own units out. [W32.4, W32.6, W32.13]"""
    t = meeting()
    t.play_as(2, "yes").play_as(3, "yes")
    t.idle()
    assert t.s.seat == 2
    t.play("die army; move-armies; from near-harad; to west-harondor; all; done")
    assert t.force("west-harondor") == "sauron-regular 3, southrons-regular 2"
    assert t.s.mixed[SHADOW] == bit("west-harondor")


def test_the_commander_may_not_split_himself_out_of_command() -> None:
    """[W32.11]"""
    t = meeting()
    t.play_as(2, "yes").play_as(3, "yes")
    t.idle()
    t.play("die army; move-armies; from near-harad; to west-harondor; 1 sauron-regular")
    assert t.options() == ["1 southrons-regular", "0 southrons-regular"]  # a tie: Sauron leads
    t.s.leading[SHADOW] = 3
    t.again()
    assert t.options() == ["0 southrons-regular"]


def test_separate_armies_move_alone() -> None:
    """[W32.15]"""
    t = meeting()
    t.play_as(2, "no").play_as(3, "no")
    t.idle()
    t.play("die army; move-armies; from near-harad; to west-harondor; all; done")
    assert t.force("west-harondor") == "sauron-regular 3"
    assert t.force("near-harad") == "southrons-regular 2"


def test_an_attack_makes_one_army_and_its_hits_are_divided() -> None:
    """The commander gives the team-mate what his units can absorb. [W32.2, W32.10, W-EX56]"""
    t = Table(free="army-muster", shadow="event event", seats=4).at_war("gondor", "sauron")
    t.s.next_player[FREE] = 0
    t.army("osgiliath", "gondor-regular 3")
    t.army("south-ithilien", "sauron-regular 4, sauron-elite 1, southrons-regular 2")
    t.s.together[SHADOW] = bit("south-ithilien")
    t.first("free")
    t.will_roll("combat", 6, 6, 6, 1, 1, 1, 1, 1)
    t.play("die army-muster; attack as army; from osgiliath; attack south-ithilien; all")
    assert (t.asks(), t.asked()) == ("divide-hits", 2)
    assert t.options() == ["0", "1", "2"]
    t.play("1")
    assert t.force("south-ithilien") == "sauron-regular 4, sauron-elite, southrons-regular"
    assert (t.asks(), t.asked()) == ("casualty", 2)


def test_excess_is_removed_one_by_one_the_player_who_does_not_lead_first() -> None:
    """[W32.8]"""
    t = Table(free="army-muster", shadow="event event", seats=4).at_war("gondor", "sauron")
    t.s.next_player[FREE] = 0
    t.army("osgiliath", "gondor-regular 5")
    t.army("south-ithilien", "sauron-regular 3, southrons-regular 3")
    t.army("minas-morgul", "sauron-regular 6")
    t.s.together[SHADOW] = bit("south-ithilien")
    t.first("free")
    t.will_roll("combat", *[1] * 12)
    t.play("die army-muster; attack as army; from osgiliath; attack south-ithilien; all; go-on")
    t.play("retreat minas-morgul")
    t.play("stay")
    removed = [fact.values[0] for fact in t.facts("war-removed")]
    assert removed == ["southrons", "sauron"]


def test_the_winner_inside_the_shadow() -> None:
    """[W34.1, W34.2, W34.5, W34.6, W-EX40]"""
    t = Table(seats=4)
    for region in ("minas-tirith", "pelargir"):
        t.captured(region, by=2)
    for region in ("edoras", "helms-deep", "dol-amroth"):
        t.captured(region, by=3)
    t.captured("umbar", by=0)
    assert (count_of(t.s, 2), count_of(t.s, 3)) == (2, 2)
    win(t.s, RING_LOST)
    assert t.s.outcome is not None
    assert t.s.outcome.winners == (2, 3)


def test_points_decide_in_the_second_edition() -> None:
    """[W34.2]"""
    t = Table(seats=4, team_score="vp")
    t.captured("minas-tirith", by=2).captured("edoras", by=3).captured("pelargir", by=3)
    assert (count_of(t.s, 2), count_of(t.s, 3)) == (2, 2)
    t = Table(seats=4)
    t.captured("minas-tirith", by=2).captured("edoras", by=3).captured("pelargir", by=3)
    win(t.s, RING_LOST)
    assert t.s.outcome is not None
    assert t.s.outcome.winners == (3,)


def test_the_winner_inside_the_free_peoples_lost_less() -> None:
    """[W34.3]"""
    t = Table(seats=4).captured("edoras", by=3).captured("shire", by=3).captured("pelargir", by=2)
    assert (count_of(t.s, 0), count_of(t.s, 1)) == (-1, -2)


# Three players [W33]


def three(free: str) -> Table:
    t = Table(free=free, shadow="event event event event event", seats=3)
    return t.at_war("gondor", "rohan", "elves", "north", "dwarves")


def shadow_idles(t: Table) -> None:
    assert t.s.to_act == SHADOW
    t.idle()


def test_no_two_actions_in_a_row_with_the_same_nation() -> None:
    """[W33.4, W33.6, W33.7, W-EX42]"""
    t = three("muster army-muster muster")
    t.play("die muster; recruit; recruit regular pelargir; done")
    shadow_idles(t)
    t.play("die army-muster; move-armies as army")
    assert "from minas-tirith" not in t.options()
    assert "from edoras" in t.options()


def test_an_action_without_a_nation_breaks_the_sequence() -> None:
    """[W33.6]"""
    t = three("muster event army-muster")
    t.play("die muster; recruit; recruit regular pelargir; done")
    shadow_idles(t)
    t.play("die event; spend-for-nothing")
    shadow_idles(t)
    t.play("die army-muster; move-armies as army")
    assert "from minas-tirith" in t.options()


def test_an_action_with_two_nations_counts_for_both() -> None:
    """[W33.7, W-EX58]"""
    t = three("muster muster army-muster")
    t.play("die muster; recruit; recruit regular pelargir; recruit regular edoras")
    shadow_idles(t)
    t.play("die muster; recruit")
    places = {option.split()[-1] for option in t.options()}
    assert "minas-tirith" not in places
    assert "folde" not in places
    assert "bree" in places
    assert t.why_not("region:minas-tirith") == "W33.4"


def test_mixed_armies_act_twice_but_not_the_same() -> None:
    """[W33.5, W33.8]"""
    t = three("army-muster army-muster army-muster")
    t.army("folde", "gondor-regular 1, rohan-regular 1").army("druadan-forest")
    t.army("eastemnet", "gondor-regular 1, rohan-regular 1").army("fangorn")
    t.play("die army-muster; move-armies as army; from folde; to druadan-forest; all; done")
    shadow_idles(t)
    t.play("die army-muster; move-armies as army; from druadan-forest; to dead-marshes")
    # Of the same mixed army only units of one nation go now.
    t.play("1 gondor-regular")
    assert t.force("dead-marshes") == "gondor-regular"


def test_a_pass_is_no_action() -> None:
    """[W33.9]"""
    t = three("muster army-muster")
    t.play("die muster; recruit; recruit regular pelargir; done")
    shadow_idles(t)
    t.play("pass")
    shadow_idles(t)
    t.play("die army-muster; move-armies as army")
    assert "from minas-tirith" not in t.options()


def test_the_shadow_alternates_with_three() -> None:
    """[W33.3, W41.5]"""
    t = Table(free="event event event", shadow="event event event", seats=3)
    order = []
    for _ in range(6):
        order.append(t.s.seat)
        t.idle()
    assert order == [0, 2, 0, 1, 0, 2]
