"""Three and four players. [W31-W34]

Seats of four: 0 Gondor, 1 Rohan, 2 Sauron, 3 Isengard; of three: 0 Free Peoples, 1 Sauron,
2 Isengard.
"""

from ringtable.games.war.box.components import FREE, NATIONS, RING_LOST, SHADOW
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.cards.card_words import hands_with_character_card
from ringtable.games.war.events.hand import hand_limit
from ringtable.games.war.flow import FLOW
from ringtable.games.war.state import War
from ringtable.games.war.teams.command import commander
from ringtable.games.war.turn.dice import shadow_leads
from ringtable.games.war.turn.steps import begin_turn
from ringtable.games.war.turn.victory import count_of, win
from ringtable.games.war.view import table
from tests.games.war.scenario import LoadedRng, Table


def bit(region: str) -> int:
    return 1 << REGIONS.index(region)


def test_who_plays_what_and_leads_first() -> None:
    """[W31.1-W31.3]"""
    s = Table(seats=4).s
    assert s.owner == (1, 0, 0, 1, 1, 2, 3, 3)
    assert list(s.leading) == [0, 2]
    assert Table(seats=3).s.owner == (0, 0, 0, 0, 0, 1, 2, 2)


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
    told = [(fact.cause, fact.values) for fact in t.facts("war-mixed-army")]
    assert told == [("W32.1", ("shadow", "near-harad"))]
    t = meeting()
    t.play_as(2, "yes").play_as(3, "no")
    assert t.s.mixed[SHADOW] == 0
    assert t.asks() != "mixed-army"


def test_team_mates_of_the_free_peoples_are_asked_too() -> None:
    """[W32.1, W31.1]"""
    t = Table(free="army-muster event", shadow="event", seats=4).empty_map()
    t.at_war("gondor", "rohan").army("folde", "rohan-regular 2").army("osgiliath", "gondor-regular")
    t.army("druadan-forest", "gondor-regular 1").first("free")
    t.play("die army-muster; move-armies as army; from folde; to druadan-forest; all")
    assert FLOW.waiting(t.s) == [0, 1]
    t.play_as(0, "yes").play_as(1, "yes")
    assert t.s.mixed[FREE] == bit("druadan-forest")
    t.idle().play("die event; spend-for-nothing")
    assert t.s.mixed[FREE] == bit("druadan-forest")


def test_only_those_who_have_just_met_are_asked() -> None:
    """Who stands together elsewhere has answered before. [W32.1, W32.12]"""
    t = Table(shadow="army", free="event", first="shadow", seats=4).empty_map()
    t.at_war("sauron", "southrons").army("angmar", "sauron-regular 1, southrons-regular 1")
    t.s.together[SHADOW] = bit("angmar")
    t.army("khand", "southrons-regular 2").army("near-harad", "sauron-regular 3").first("shadow")
    t.play("die army; move-armies; from khand; to near-harad; all; done")
    t.play_as(2, "yes").play_as(3, "yes")
    assert t.asks() != "mixed-army"
    assert t.s.mixed[SHADOW] == bit("near-harad")


def test_a_mixed_army_of_the_free_peoples_lasts_until_the_two_part() -> None:
    """[W32.6, W32.12]"""
    t = Table(free="army-muster event", shadow="event", seats=4).empty_map()
    t.at_war("gondor", "rohan").army("osgiliath", "gondor-regular 2, rohan-regular 1")
    t.s.mixed[FREE] = t.s.together[FREE] = bit("osgiliath")
    t.first("free").play("die army-muster; move-armies as army; to druadan-forest; done")
    assert t.force("druadan-forest") == "rohan-regular"
    assert (t.s.mixed[FREE], t.s.together[FREE]) == (0, 0)


def test_only_the_commander_moves_a_mixed_army() -> None:
    """His team-mate may take his own units out. [W32.4, W32.6, W32.13]"""
    t = meeting()
    t.play_as(2, "yes").play_as(3, "yes")
    t.idle()
    assert t.s.seat == 2
    t.play("die army; move-armies; from near-harad; to west-harondor; all; done")
    assert t.force("west-harondor") == "sauron-regular 3, southrons-regular 2"
    assert t.s.mixed[SHADOW] == bit("west-harondor")
    assert t.asks() != "mixed-army"  # they have agreed [W32.12]


def test_the_mates_elite_that_leads_goes_only_under_command() -> None:
    """Of a mixed army whose only leader is an elite of the team-mate, so many go that the commander
    still commands; where there is no room for them nobody goes.
    [W30.8, W31.20, W32.11, W12.2]"""
    for room in (1, 2, 3):
        t = Table(shadow="character", free="event", first="shadow", seats=4)
        t.at_war("sauron", "southrons").put("saruman", "orthanc")
        t.army("near-harad", "sauron-regular 3, southrons-elite")
        t.army("umbar", f"southrons-regular {10 - room}")
        t.s.mixed[SHADOW] = t.s.together[SHADOW] = bit("near-harad")
        t.s.next_player[SHADOW] = 2
        t.first("shadow")
        t.play("die character; move-led-army")
        if t.asks() == "move-from":
            t.play("from near-harad")
        assert ("to umbar" in t.options()) == (room > 2)
    t.play("to umbar")
    assert t.force("umbar") == "sauron-regular 2, southrons-regular 7, southrons-elite"


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


def test_units_of_one_player_alone_are_no_mixed_army() -> None:
    """[W32.6, W32.12]"""
    t = meeting()
    t.play_as(2, "yes").play_as(3, "yes")
    t.idle()
    t.play("die army; move-armies; from near-harad; to west-harondor; 3 sauron-regular")
    t.play("0 southrons-regular; done")
    assert t.force("west-harondor") == "sauron-regular 3"
    assert t.s.mixed[SHADOW] == 0


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


def test_a_nation_of_the_last_action_is_refused_by_that_rule() -> None:
    """[W33.4, W33.7]"""
    t = Table(free="muster muster", shadow="event event event", seats=3)
    t.play("die muster; advance-nation; advance rohan")
    shadow_idles(t)
    t.play("die muster; advance-nation")
    assert "advance rohan" not in t.options()
    assert t.why_not("nation:rohan") == "W33.4"


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


def test_units_that_joined_later_are_another_mixed_army() -> None:
    """Two and one have come to one and one: of a mixed part no more than one and one may go. A part
    of one nation is no mixed army. [W33.5, W33.8]"""
    t = Table(free="army-muster army-muster", shadow="event event event", seats=3).empty_map()
    t.at_war("gondor", "rohan").army("osgiliath", "gondor-regular 2, rohan-regular 1")
    t.army("pelargir", "gondor-regular 1, rohan-regular 1")
    t.play("die army-muster; move-armies as army; from osgiliath; to pelargir; all; done").idle()
    t.play("die army-muster; move-armies as army; from pelargir; to lamedon")
    assert t.options() == [f"{n} gondor-regular" for n in (3, 2, 1, 0)]
    t.play("1 gondor-regular")
    assert t.options() == ["1 rohan-regular", "0 rohan-regular"]


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


# Cards, rings and dice of a team


def test_every_player_draws_from_both_decks_in_turn_one() -> None:
    """The leading player first; later one card from one deck. [W31.5, W31.6, W31.29, W37.13]"""
    rng = LoadedRng("four")
    s = War(4, rng, first_pack(), 0)
    s.facts = []
    FLOW.start(s)
    assert [hand.bit_count() for hand in s.hand] == [2, 2, 2, 2]
    drawn = [fact.values[0] for fact in s.facts if fact.kind.id == "war-drew"]
    assert drawn == [0, 0, 1, 1, 2, 2, 3, 3]
    t = Table(free="event", seats=4).deck(0, "athelas elven-rope").deck(1, "the-red-arrow")
    t.idle()
    assert (t.asks(), t.asked()) == ("draw", 1)  # the lead has passed on
    t.play("draw free-character")
    assert t.asked() == 0
    t.play("draw free-strategy")
    assert [hand.bit_count() for hand in t.s.hand[:2]] == [1, 1]


def test_a_team_shares_its_dice_and_rings() -> None:
    """One ring a turn for the side; the leading players roll. [W31.12, W31.13, W31.22]"""
    t = Table(free="muster event event", shadow="event event", seats=4)
    assert t.asked() == 1
    t.play("ring; turn muster; to character").idle()
    t.idle()
    assert t.asked() == 0
    assert "ring" not in t.options()
    rolled = [fact.values[0] for fact in t.facts("war-rolled")]
    assert rolled == [0, 2]


def test_the_leading_shadow_player_hunts() -> None:
    """In turn one the player of Sauron, in turn two his team-mate. [W31.11, W31.18, W37.2]"""
    t = Table(free="event", seats=4)
    assert t.facts("war-allocated")[0].values[0] == 2
    t.idle()
    while t.asks() != "allocate-hunt":
        t.play(t.options()[-1])
    assert t.asked() == 3
    assert t.options() == [str(n) for n in range(8)]


def test_southron_elites_lead_too_in_a_team() -> None:
    """[W31.20, W30.8]"""
    t = Table(shadow="character event", free="event", first="shadow", seats=4)
    t.at_war("southrons").put("saruman", "orthanc")
    assert "move-led-army" in t.play("die character").options()
    t.play("move-led-army")
    assert "from far-harad" in t.options()


def test_a_card_works_for_the_nations_of_its_player() -> None:
    """Parts for others lapse, and drawing alone is not enough. [W31.21, W31.24]"""
    t = Table(free="event muster", shadow="event", seats=4, hand="1: celeborns-galadhrim")
    t.deck(1, "the-red-arrow")
    assert t.asked() == 1
    assert "play-card" not in t.play("die event").options()
    t = Table(free="event muster", shadow="event", seats=4, hand="1: swords-in-eriador")
    t.play("die event; play-card; play swords-in-eriador; unit regular; unit regular")
    assert t.force("shire") == "north-regular 2"


def test_cards_stay_hidden_from_the_team_mate() -> None:
    """[W31.9, W36.4]"""
    t = Table(free="event", shadow="event", seats=4, hand="0: athelas; 1: bilbos-song")
    assert table(t.s, 0)["hand"] == ["athelas"]
    assert table(t.s, 1)["hand"] == ["bilbos-song"]
    assert "bilbos-song" not in str(table(t.s, 0))


def test_a_random_discard_names_the_hand() -> None:
    """[W31.28, W37.15]"""
    t = Table(free="event", shadow="event", seats=4, hand="0: athelas; 1: elven-rope")
    t.s.seat = 2
    assert hands_with_character_card(t.s) == [0, 1]


def test_a_mixed_army_obeys_every_nation_in_it() -> None:
    """[W32.7, W12.13]"""
    t = meeting()
    t.play_as(2, "yes").play_as(3, "yes")
    t.politics("southrons", 1, True).idle()
    t.play("die army; move-armies; from near-harad; to far-harad")
    assert t.options()[0] == "all"
    t = meeting()
    t.play_as(2, "yes").play_as(3, "yes")
    t.politics("sauron", 1, True).idle()
    t.play("die army; move-armies; from near-harad")
    assert "to far-harad" not in t.options()  # a region of the Southrons: Sauron's stay out


def test_the_commander_decides_for_a_mixed_army() -> None:
    """Cards, ground, retreat, by the units that take part. [W32.4, W32.9, W32.16]"""
    t = Table(free="army-muster", shadow="event event", seats=4).at_war("gondor", "sauron")
    t.s.next_player[FREE] = 0
    t.army("osgiliath", "gondor-regular 3")
    t.army("south-ithilien", "sauron-regular 1, southrons-regular 2")
    t.s.together[SHADOW] = bit("south-ithilien")
    t.first("free")
    t.will_roll("combat", *[1] * 12)
    t.play("die army-muster; attack as army; from osgiliath; attack south-ithilien; all; go-on")
    assert (t.asks(), t.asked()) == ("retreat", 3)


def test_command_is_counted_anew_with_each_combat_round() -> None:
    """Losses of a round change it only in the next; one who has no unit left commands nothing.
    [W32.5, W32.9, W32.16, W15.1]"""
    t = Table(free="army-muster", shadow="event event", seats=4).at_war("gondor", "sauron")
    t.s.next_player[FREE] = 0
    t.army("osgiliath", "gondor-regular 4").hold("2", "orc-patrol").hold("3", "morgul-wound")
    t.army("south-ithilien", "sauron-regular 3, southrons-regular 2")
    t.s.together[SHADOW] = bit("south-ithilien")
    t.first("free")
    t.will_roll("combat", 5, 5, 1, 1, *[1] * 5)
    t.play("die army-muster; attack as army; from osgiliath; attack south-ithilien; all")
    assert (t.asks(), t.asked()) == ("defender-card", 2)
    t.play("no; 0")  # both hits are his own
    assert t.force("south-ithilien") == "sauron-regular, southrons-regular 2"
    t.play("go-on")
    assert (t.asks(), t.asked()) == ("retreat", 2)
    t.play("stay")
    assert (t.asks(), t.asked()) == ("defender-card", 3)
    t.will_roll("combat", 5, 5, 1, 1, *[1] * 3)
    t.play("no; 1")  # one each: the last of his team-mate
    assert t.force("south-ithilien") == "southrons-regular"
    t.play("go-on")
    assert (t.asks(), t.asked()) == ("retreat", 3)


def test_one_army_for_the_battle_is_asked_again_afterwards() -> None:
    """[W32.2, W32.12]"""
    t = Table(free="army-muster", shadow="event event", seats=4).at_war("gondor", "sauron")
    t.s.next_player[FREE] = 0
    t.army("osgiliath", "gondor-regular 3")
    t.army("south-ithilien", "sauron-regular 1, southrons-regular 2")
    t.s.together[SHADOW] = bit("south-ithilien")
    t.first("free")
    t.will_roll("combat", *[1] * 12)
    t.play("die army-muster; attack as army; from osgiliath; attack south-ithilien; all; cease")
    assert t.asks() == "mixed-army"
    t.play_as(2, "no").play_as(3, "no")
    assert t.s.mixed[SHADOW] == 0


def test_a_team_mates_minion_goes_only_in_a_mixed_army() -> None:
    """Nazgûl belong to nobody. [W32.14]"""
    t = Table(shadow="army", free="event", first="shadow", seats=4).at_war("southrons", "sauron")
    t.army("khand", "southrons-regular 2, nazgul 1").put("mouth-of-sauron", "khand")
    t.play("die army; move-armies; from khand; to near-harad; all; done")
    assert t.force("khand") == "mouth-of-sauron"
    assert "sauron-nazgul" in t.force("near-harad")


def test_ones_own_minion_goes_along_with_ones_own_army() -> None:
    """[W31.2, W31.15, W32.14]"""
    t = Table(shadow="army", free="event", first="shadow", seats=4).empty_map().at_war("sauron")
    t.army("khand", "sauron-regular 2").put("mouth-of-sauron", "khand")
    t.s.next_player[SHADOW] = 2
    t.first("shadow").play("die army; move-armies; to near-harad; all")
    assert t.force("near-harad") == "sauron-regular 2, mouth-of-sauron"


def test_who_leaves_a_mixed_army_takes_no_minion_of_his_mate() -> None:
    """The part that he moves out is no mixed army any more. [W32.6, W32.13, W32.14]"""
    t = Table(shadow="army", free="event", first="shadow", seats=4).at_war("southrons", "sauron")
    t.empty_map().army("khand", "sauron-regular 3, southrons-regular 2")
    t.put("mouth-of-sauron", "khand")
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = bit("khand")
    t.first("shadow")
    assert t.asked() == 3
    t.play("die army; move-armies; from khand; to near-harad; all; done")
    assert t.force("near-harad") == "southrons-regular 2"
    assert t.force("khand") == "sauron-regular 3, mouth-of-sauron"


def test_a_place_counts_for_the_commander_who_took_it() -> None:
    """[W34.4]"""
    t = Table(shadow="army event", free="event", first="shadow", seats=4)
    t.at_war("sauron", "southrons").army("edoras")
    t.army("westemnet", "sauron-regular 2, southrons-regular 1")
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = bit("westemnet")
    t.s.next_player[SHADOW] = 2
    t.first("shadow").play("die army; move-armies; from westemnet; to edoras; all; done")
    assert t.force("edoras") == "sauron-regular 2, southrons-regular"
    assert t.s.captor[REGIONS.index("edoras")] - 1 == 2


def test_a_card_moves_only_armies_of_its_player() -> None:
    """Hits on the enemy are open to both. [W31.25]"""
    t = Table(shadow="event army", free="event", first="shadow", seats=4)
    t.at_war("sauron", "isengard", "southrons").hold("3", "the-shadow-is-moving")
    assert t.asked() == 3
    t.play("die event; play-card; play the-shadow-is-moving")
    assert "from umbar" in t.options()
    assert "from moria" not in t.options()
    t = Table(free="event muster", shadow="event", seats=4, hand="1: faramirs-rangers")
    t.army("north-ithilien", "sauron-regular 2")
    t.will_roll("card-dice", 5, 1, 1)
    t.play("die event; play-card; play faramirs-rangers")
    assert t.force("north-ithilien") == "sauron-regular"


def test_a_rearguard_captures_for_its_own_commander() -> None:
    """The Sauron player, who leads, loses his whole attack together with the garrison; only his
    team-mate's besiegers are left. [W20.10, W34.4, W34.6]"""
    t = Table(seats=4, shadow="army", free="event", first="shadow").at_war("sauron", "rohan")
    t.army("helms-deep", "sauron-regular, isengard-regular 2, rohan-regular").siege("helms-deep")
    t.s.next_player[SHADOW] = 2
    t.first("shadow").will_roll("combat", 6, 6)
    t.play("die army; attack; from helms-deep; attack helms-deep")
    assert t.force("helms-deep") == "isengard-regular 2"
    assert (count_of(t.s, 2), count_of(t.s, 3)) == (0, 1)


def led_by_gondor() -> Table:
    """A Gondor leader with two Rohan regulars in Edoras."""
    t = three("army-muster army-muster character")
    return t.empty_map().army("edoras", "rohan-regular 2, gondor-leader")


def test_a_leader_who_moves_along_is_of_the_action() -> None:
    """A move of Rohan's units with a leader of Gondor is one with Gondor too. [W33.4, W33.7]"""
    t = led_by_gondor().army("pelargir", "gondor-regular")
    t.play("die army-muster; move-armies as army; from edoras; to folde; all; done")
    shadow_idles(t)
    t.play("die army-muster")
    assert "move-armies as army" not in t.options()


def test_a_leader_of_the_last_nation_stays_and_is_not_left_alone() -> None:
    """After an action with Gondor its leader moves with no other nation's units, and one of them
    stays with him. [W12.5, W33.4, W33.7]"""
    t = led_by_gondor()
    t.play("die army-muster; recruit as muster; recruit elite pelargir")
    shadow_idles(t)
    t.play("die army-muster; move-armies as army; from edoras; to folde; done")
    assert t.force("folde") == "rohan-regular"
    assert t.force("edoras") == "gondor-leader, rohan-regular"


def test_a_leader_of_the_last_nation_leads_no_other_away() -> None:
    """A Character die wants a leader; with a mixed army he may go. [W12.2, W33.4, W33.5, W33.7]"""
    for army, goes in (("", False), (", gondor-regular", True)):
        t = led_by_gondor().army("edoras", f"rohan-regular 2, gondor-leader{army}")
        t.play("die army-muster; recruit as muster; recruit elite pelargir")
        shadow_idles(t)
        t.play("die character")
        assert ("move-led-army" in t.options()) == goes
    t.play("move-led-army; to folde; 2 rohan-regular")
    assert t.force("folde") == "gondor-regular, gondor-leader, rohan-regular 2"


def test_a_leader_of_the_last_nation_may_fight() -> None:
    """An attack is one with the nations of its units. [W33.7]"""
    t = led_by_gondor().army("westemnet", "isengard-regular")
    t.play("die army-muster; recruit as muster; recruit elite pelargir")
    shadow_idles(t)
    t.will_roll("combat", 6, 1, 1).play("die army-muster; attack as army; all; stay")
    shadow_idles(t)
    assert t.s.last_action[0] == 1 << NATIONS.index("rohan")


def two_moves(merge: str) -> Table:
    """The Sauron player, who leads, moves with an Army die."""
    t = Table(seats=4, shadow="army", free="event", first="shadow", merge=merge).empty_map()
    t.at_war("sauron", "isengard").s.next_player[SHADOW] = 2
    return t


def test_command_of_a_mixed_army_lasts_for_the_action() -> None:
    """After his first move his team-mate has more units there, and yet it is his to lead.
    [W32.3, W32.11, W32.16]"""
    t = two_moves("at_once").army("westemnet", "sauron-regular 3, isengard-regular 2")
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = bit("westemnet")
    t.first("shadow").play("die army; move-armies; from westemnet; to edoras")
    t.play("2 sauron-regular; 0 isengard-regular; from westemnet; to folde; 1 isengard-regular")
    assert t.force("folde") == "sauron-regular, isengard-regular"


def test_command_is_not_won_in_the_middle_of_an_action() -> None:
    """Units that come by the first move give no command in the second. [W32.6, W32.16]"""
    t = two_moves("end_of_action").army("westemnet", "sauron-regular, isengard-regular 2")
    t.army("edoras", "sauron-regular 3").captured("edoras", by=2)
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = bit("westemnet")
    t.first("shadow").play("die army; move-armies; from edoras; to westemnet; all")
    t.play("from westemnet; to folde")
    assert t.force("folde") == "sauron-regular"
    assert t.force("westemnet") == "sauron-regular 3, isengard-regular 2"


def test_a_mixed_army_is_the_same_after_a_retreat() -> None:
    """Of the army of the last action, wherever it stands now, only units of one nation may go.
    [W33.5, W33.8]"""
    t = Table(free="army-muster army-muster", shadow="army army", seats=3).empty_map()
    t.at_war("gondor", "rohan", "sauron").army("folde", "gondor-regular, rohan-regular")
    t.army("north-ithilien", "sauron-regular 3")
    t.play("die army-muster; move-armies as army; from folde; to druadan-forest; all; done")
    t.s.next_player[SHADOW] = 1
    t.first("shadow").army("minas-tirith", "sauron-regular 2").captured("minas-tirith")
    t.will_roll("combat", *[1] * 4)
    t.play("die army; attack; from minas-tirith; attack druadan-forest; all; go-on")
    t.play("retreat folde; stay")
    assert t.s.to_act == FREE
    t.play("die army-muster; move-armies as army; from folde; to edoras")
    assert t.options() == ["1 gondor-regular", "0 gondor-regular"]


def test_armies_that_part_are_asked_anew_when_they_meet() -> None:
    """[W32.1, W32.12, W37.13]"""
    t = Table(seats=4, shadow="army army army", free="event event event event", first="shadow")
    t.empty_map().at_war("southrons", "sauron").army("near-harad", "sauron-regular")
    t.army("khand", "southrons-regular 2")
    there = "die army; move-armies; from khand; to near-harad; all; done"
    back = "die army; move-armies; from near-harad; to khand; all; done"
    for move, asked in ((there, True), (back, False), (there, True)):
        t.s.next_player[SHADOW] = 3
        t.first("shadow").play(move)
        assert (t.asks() == "mixed-army") == asked
        if asked:
            t.play_as(2, "no").play_as(3, "no")


def test_a_mixed_army_is_the_same_after_its_advance() -> None:
    """[W33.5, W33.8]"""
    t = Table(free="army-muster army-muster", shadow="event event", seats=3).empty_map()
    t.at_war("gondor", "rohan").army("folde", "gondor-regular, rohan-regular")
    t.army("druadan-forest", "sauron-regular").will_roll("combat", 6, 1, 1)
    t.play("die army-muster; attack as army; from folde; all; advance; all").idle()
    t.play("die army-muster; move-armies as army; from druadan-forest; to folde")
    assert t.options() == ["1 gondor-regular", "0 gondor-regular"]


def after_a_mixed_attack(advance: str) -> Table:
    """Two of Gondor and one of Rohan have attacked, one of Rohan stayed behind; with three players
    the Free Peoples are to act again."""
    t = Table(free="army-muster army-muster", shadow="event event", seats=3).empty_map()
    t.at_war("gondor", "rohan").army("folde", "gondor-regular 2, rohan-regular 2")
    t.army("druadan-forest", "sauron-regular").will_roll("combat", 6, 1, 1, 1)
    t.play("die army-muster; attack as army; from folde; 2 gondor-regular; 1 rohan-regular")
    return t.play(f"advance; {advance}").idle()


def test_an_advance_belongs_to_the_attack() -> None:
    """Those of one nation who advance are no action with that nation. [W33.5, W33.7]"""
    t = after_a_mixed_attack("2 gondor-regular; 0 rohan-regular")
    t.play("die army-muster; move-armies as army; from druadan-forest; to osgiliath; all")
    assert t.force("osgiliath") == "gondor-regular 2"


def test_who_stays_behind_an_advance_is_of_the_same_mixed_army() -> None:
    """One of Gondor has fought and stayed: no mixed army with him. [W33.5, W33.8]"""
    t = after_a_mixed_attack("1 gondor-regular; 1 rohan-regular")
    assert t.force("folde") == "gondor-regular, rohan-regular"
    t.play("die army-muster; move-armies as army; from folde; to edoras; 1 gondor-regular; done")
    assert t.force("edoras") == "gondor-regular"


def test_what_the_free_peoples_have_won_does_not_count_among_them() -> None:
    """Only losses do. [W34.3]"""
    t = Table(seats=4).captured("umbar", by=0).captured("moria", by=0).captured("edoras", by=2)
    assert (count_of(t.s, 0), count_of(t.s, 1)) == (0, -1)


def test_a_token_is_an_action_with_its_nation() -> None:
    """It may not advance the nation of the last action, and is itself one with its nation.
    [W33.4, W33.7, W35.12]"""
    t = Table(free="muster muster muster", shadow="event event event event", seats=3)
    t.s.tokens = 2  # the one that advances a nation
    t.again().play("die muster; advance-nation; advance rohan")
    shadow_idles(t)
    t.play("token")
    assert "advance rohan" not in t.options()
    t.play("advance gondor")
    shadow_idles(t)
    t.play("die muster; advance-nation")
    assert "advance gondor" not in t.options()
    assert "advance rohan" in t.options()


def test_the_messenger_serves_his_own_player() -> None:
    """[W30.10, W31.2, W31.15]"""
    for seat, serves in ((2, True), (3, False)):
        t = Table(seats=4, shadow="muster", free="event", first="shadow").at_war("southrons")
        t.put("mouth-of-sauron", "barad-dur").s.next_player[SHADOW] = seat
        t.first("shadow").play("die muster")
        assert ("move-armies as army" in t.options()) == serves


def test_a_commander_gives_on_the_hits_that_he_cannot_take() -> None:
    """Two regulars of his take two of three hits at most, his mate's elite two. [W32.10]"""
    t = Table(seats=4, shadow="army", free="event", first="shadow").empty_map()
    t.at_war("southrons", "gondor", "rohan").army("lossarnach", "gondor-elite, rohan-regular 2")
    t.army("osgiliath", "southrons-regular 5").will_roll("combat", 6, 6, 6, *[1] * 10)
    t.play("die army; attack; from osgiliath; attack lossarnach; all")
    assert (t.asks(), t.asked()) == ("divide-hits", 1)
    assert t.options() == ["1", "2"]


def test_an_army_is_the_mates_when_the_commanders_units_have_fallen() -> None:
    """He takes both hits himself; whether the rest retreats is not his to say. [W32.9, W32.12]"""
    t = Table(seats=4, shadow="army", free="event", first="shadow").empty_map()
    t.at_war("southrons", "gondor", "rohan").army("lossarnach", "gondor-regular, rohan-regular 2")
    t.army("osgiliath", "southrons-regular 5").will_roll("combat", 6, 6, *[1] * 10)
    t.play("die army; attack; from osgiliath; attack lossarnach; all; 0; go-on")
    assert t.force("lossarnach") == "gondor-regular"
    assert (t.asks(), t.asked()) == ("retreat", 0)


def test_units_of_one_player_alone_carry_no_agreement_along() -> None:
    """Out of a mixed army into a region with units of the team-mate: they are asked. [W32.1,
    W32.6, W32.12]"""
    t = Table(seats=4, shadow="army", free="event", first="shadow").empty_map()
    t.at_war("sauron").army("near-harad", "sauron-regular 2, southrons-regular")
    t.army("khand", "southrons-regular").s.next_player[SHADOW] = 2
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = bit("near-harad")
    t.first("shadow").play("die army; move-armies; from near-harad; to khand; 2 sauron-regular")
    t.play("0 southrons-regular; done")
    assert t.force("khand") == "sauron-regular 2, southrons-regular"
    assert (t.asks(), t.s.mixed[SHADOW]) == ("mixed-army", 0)


def test_a_loss_in_ones_own_sortie_is_no_action_with_the_nation_that_loses() -> None:
    """Gondor advances by itself; the action was one with Rohan. [W21.9, W31.30, W33.7]"""
    t = Table(seats=3, free="army-muster muster", shadow="event event").empty_map()
    t.at_war("rohan", "sauron").politics("gondor", 2, True)
    t.army("minas-tirith", "rohan-regular, sauron-regular 3").siege("minas-tirith")
    t.will_roll("combat", 1, 6, 6, 6)
    t.play("die army-muster; attack as army").idle()
    assert t.s.captured == 1 << REGIONS.index("minas-tirith")
    assert "advance gondor" in t.play("die muster; advance-nation").options()
