"""Why something is not allowed: the clause behind it, for deeds, cards, figures and regions."""

from ringtable.games.war.box.components import (
    ASIDE,
    CHARACTERS,
    FELLOWSHIP_SET,
    FREE,
    FREE_STRATEGY,
    NATIONS,
    OUT_OF_THE_GAME,
    SHADOW,
    bits,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.flow import FLOW
from ringtable.games.war.state import KINDS_EACH
from tests.games.war.card_scenario import holding, play
from tests.games.war.ring_scenario import (
    figure,
    next_turn,
    on_track,
    only,
    phase,
    tiles,
    walking,
)
from tests.games.war.scenario import Table, slot_named


def slot(name: str) -> int:
    """A kind of figures in the pools."""
    nation, kind = slot_named(name)
    return nation * KINDS_EACH + kind


def test_a_die_comes_first() -> None:
    """[W41.3]"""
    t = Table(free="event muster", shadow="event")
    assert t.why_not("region:edoras") == "W41.3"
    assert t.why_not("card:athelas") == "W41.3"


def test_a_deed_of_another_die_and_one_without_effect() -> None:
    """[W7.20, W11.2, W9.5]"""
    t = Table(free="muster event", shadow="event").play("die muster")
    assert t.why_not("deed:draw-card") == "W7.20"
    assert t.why_not("deed:recruit") == "W11.2"
    t = Table(free="muster event", shadow="event").play("die event")
    assert t.why_not("deed:draw-card") == "W9.5"


def test_a_card_of_another_symbol_without_needs_or_effect() -> None:
    """[W9.7, W9.8, W9.26]"""
    hand = "free: elven-rope the-red-arrow wisdom-of-elrond bilbos-song"
    t = Table(free="event muster army-muster", shadow="event", hand=hand)
    t.play("die event; play-card")
    assert t.why_not("card:the-red-arrow") == "W9.8"
    assert t.why_not("card:bilbos-song") == "W9.26"
    assert t.why_not("card:orc-patrol") == "W9.7"  # the question is about my own hand
    t = Table(free="muster event", shadow="event", hand=f"{hand} thranduils-archers")
    t.play("die muster; play-card")
    assert t.why_not("card:elven-rope") == "W9.7"


def test_who_stays_behind_and_why() -> None:
    """[W12.13, W12.17]"""
    t = Table(free="army-muster", shadow="event").at_war("gondor")
    t.army("folde", "gondor-regular 2, rohan-regular 1")
    t.play("die army-muster; move-armies as army; from folde; to druadan-forest")
    assert t.why_not("figure:rohan:regular") == "W12.13"
    assert t.why_not("1² gondor-regular") == ""  # no number, and no fault
    t = Table(shadow="army", free="event", first="shadow").at_war("isengard")
    t.put("saruman", "orthanc").army("orthanc", "isengard-regular 3")
    t.play("die army; move-armies; from orthanc")
    assert t.why_not("character:saruman") == "W12.17"


def test_no_retreat_and_no_casualty_of_the_rearguard() -> None:
    """[W17.13, W17.3, W14.6, W3.4]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("minas-morgul", "sauron-regular 2, sauron-elite 1, nazgul 1")
    t.army("osgiliath").army("south-ithilien").army("north-ithilien", "gondor-regular 3")
    t.will_roll("combat", 1, 1, 6, 1, 1, *[1] * 10)
    t.play("die army; attack; from minas-morgul; 1 sauron-regular; 1 sauron-elite; 0 sauron-nazgul")
    assert t.asks() == "casualty"
    assert t.why_not("figure:sauron:nazgul") == "W3.4"
    assert t.why_not("figure:gondor:regular") == "W16.2"
    t.play("remove sauron-regular; go-on")
    assert t.why_not("region:minas-morgul") == "W17.13"
    assert t.why_not("region:edoras") == "W17.3"
    t.army("south-ithilien", "southrons-regular")
    assert t.why_not("region:south-ithilien") == "W17.3"  # near, but not free


def test_anything_on_the_board_is_answered_by_the_question_at_least() -> None:
    """What can be had is not refused; what is no thing of the board is not known. [W1.6, W37.3]"""
    t = Table(free="event muster", shadow="event")
    t.deck(0, "athelas").deck(1, "the-red-arrow").play("die event; draw-card")
    assert t.asks() == "deck"
    clause = t.why_not("region:edoras")
    assert clause.startswith("W")
    for thing in ("character:strider", "nation:gondor", "die:muster", "tile:n1-1", "fellowship"):
        assert t.why_not(thing) == clause
    for answer in FLOW.answers(t.s, t.asked()):
        assert all(t.why_not(thing) == "" for thing in answer.things)
    assert t.why_not("nonsense") == ""
    assert t.why_not("region:") == ""


def test_what_can_be_had_is_not_refused() -> None:
    """Whatever an answer names: dice, regions, figures, nations. [W1.6]"""
    positions = (
        Table(free="event muster", shadow="event"),
        Table(shadow="army", free="event", first="shadow").play("die army; move-armies"),
        Table(free="muster", shadow="event").at_war("rohan").play("die muster; recruit"),
        Table(free="muster", shadow="event").play("die muster; advance-nation"),
        Table(shadow="character", free="event", first="shadow").play("die character; move-minions"),
    )
    for t in positions:
        named = [thing for answer in FLOW.answers(t.s, t.asked()) for thing in answer.things]
        assert named
        assert {thing: t.why_not(thing) for thing in named} == dict.fromkeys(named, "")


def test_dice_rings_and_tokens_that_are_not_there() -> None:
    """[W5.24, W8.1, W8.5, W35.7]"""
    t = Table(free="character event", shadow="event event event")
    assert t.why_not("die:muster") == "W5.24"
    assert t.why_not("die muster") == "W5.24"
    assert t.why_not("token") == "W35.7"
    t.play("ring; turn event; to muster")
    assert t.why_not("ring") == "W8.5"
    t = Table(free="character event", shadow="event")
    t.s.rings[0] = 0
    assert t.again().why_not("ring") == "W8.1"


def test_a_face_that_a_side_does_not_have() -> None:
    """No Eye and no plain Army for the Free Peoples, no Will of the West for anybody. [W8.1,
    W8.2]"""
    t = Table(free="character event", shadow="event").play("ring; turn event")
    assert t.why_not("to eye") == "W8.1"
    assert t.why_not("to army") == "W8.1"
    assert t.why_not("to event") == "W8.1"  # another face
    assert t.why_not("to will-of-the-west") == "W8.2"
    t = Table(shadow="army event", free="event", first="shadow")
    t.s.rings[SHADOW] = 1
    t.again().play("ring; turn army")
    assert t.why_not("to will-of-the-west") == "W8.1"


def test_more_hunt_dice_than_companions() -> None:
    """And none at all where the second edition wants one. [W5.10, W5.11, W5.12]"""
    t = Table(free="event", shadow="event", min_hunt_die="after_move")
    t.s.hunt_box[FREE] = 1
    t.idle().idle().play("no")
    while t.asks() != "allocate-hunt":
        t.play(t.options()[0])
    assert t.options()[0] == "1"
    assert t.why_not("0") == "W5.12"
    assert t.why_not("8") == "W5.10"
    for one in bits(FELLOWSHIP_SET):
        t.s.whereabouts[one] = OUT_OF_THE_GAME
    t.again()
    assert t.why_not("2") == "W5.11"


def test_a_deed_that_another_face_of_the_die_offers_is_not_refused() -> None:
    """[W7.13, W7.17, W7.22]: named without that face it is unknown, and no clause forbids it."""
    t = walking(dice="will-of-the-west event").play("die will-of-the-west")
    assert "move-fellowship as character" in t.options()
    assert t.why_not("deed:move-fellowship") == t.why_not("move-fellowship") == ""
    t = Table(free="army-muster event", shadow="army").play("die army-muster")
    assert "move-armies as army" in t.options()
    assert t.why_not("deed:move-armies") == ""


def test_any_die_for_some_deeds_is_not_any_die_for_everybody() -> None:
    """Without the companion who would make it so only the face of the deed pays. [W7.19, W7.20]"""
    t = Table(free="character event", shadow="event").play("die character")
    assert t.why_not("deed:advance-nation") == "W7.20"
    t = Table(free="muster event", shadow="event").play("die muster")
    assert t.why_not("deed:hide-fellowship") == "W7.20"
    t = Table(free="muster event", shadow="event").at_war(*NATIONS[:5]).play("die muster")
    assert t.why_not("deed:advance-nation") == "W21.16"


def test_recruits_are_refused_by_their_kind() -> None:
    """[W11.1, W11.4, W11.8, W11.9, W11.10]"""
    t = Table(shadow="muster army", free="event", first="shadow").at_war("sauron", "isengard")
    t.play("die muster; recruit")
    assert t.why_not("recruit nazgul orthanc") == "W11.8"
    assert t.why_not("recruit nazgul nurn") == "W11.8"
    assert t.why_not("recruit leader orthanc") == "W11.1"
    t = Table(free="muster event", shadow="event").at_war("rohan", "gondor")
    t.s.reserve[slot("gondor-elite")] = 0
    t.play("die muster; recruit")
    assert t.why_not("recruit leader folde") == "W11.10"
    assert t.why_not("recruit elite pelargir") == "W11.9"
    t.s.reserve[slot("gondor-leader")] = 0
    t.play("recruit regular folde")
    assert t.why_not("recruit regular folde") == "W11.4"
    assert t.why_not("recruit leader minas-tirith") == "W11.9"
    assert t.why_not("recruit elite edoras") == "W11.1"


def test_who_stays_out_of_an_attack_and_why() -> None:
    """[W14.3, W14.4, W14.14]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("minas-morgul", "sauron-regular 2, southrons-regular 1").army("osgiliath")
    t.army("south-ithilien").army("north-ithilien", "gondor-regular 3")
    t.play("die army; attack; from minas-morgul")
    assert t.why_not("figure:minas-morgul:southrons-regular") == "W14.3"
    assert t.why_not("0 sauron-regular") == "W14.4"
    t = Table(free="army-muster", shadow="event").at_war("gondor")
    t.army("osgiliath", "gondor-regular 2, gondor-leader 2, rohan-leader 1")
    t.army("south-ithilien", "sauron-regular 1")
    t.play("die army-muster; attack as army; from osgiliath")
    assert t.why_not("figure:osgiliath:rohan-leader") == "W14.3"
    assert t.why_not("2 gondor-regular") == "W14.14"


def test_a_part_has_a_unit_and_finds_room() -> None:
    """[W12.1, W12.3, W12.5, W10.6, W17.10]"""
    t = Table(shadow="army", free="event", first="shadow")
    t.army("near-harad", "southrons-regular 8")
    t.play("die army; move-armies; from umbar; to near-harad")
    assert t.why_not("0 southrons-regular") == "W12.3"
    assert t.why_not("3 southrons-regular") == "W10.6"
    assert t.why_not("4 southrons-regular") == "W12.1"
    t = Table(free="army-muster", shadow="event").at_war("gondor")
    t.army("osgiliath", "gondor-regular 2, gondor-leader 2")
    t.army("south-ithilien", "sauron-regular 1")
    t.will_roll("combat", 6, 1, 1, 1)
    t.play("die army-muster; attack as army; from osgiliath; all; advance")
    assert t.why_not("0 gondor-regular") == "W17.10"


def test_nobody_of_a_rearguard_advances() -> None:
    """[W14.6, W17.9]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("minas-morgul", "sauron-regular 3, sauron-elite 1, nazgul 1").army("osgiliath")
    t.army("south-ithilien").army("north-ithilien", "gondor-regular 1")
    t.will_roll("combat", 6, 1, 1)
    t.play("die army; attack; from minas-morgul; 2 sauron-regular; 0 sauron-elite; 0 sauron-nazgul")
    t.play("advance")
    assert t.options() == ["all", "1 sauron-regular"]
    assert t.why_not("3 sauron-regular") == "W17.9"
    assert t.why_not("1 sauron-elite") == "W17.9"
    assert t.why_not("1 sauron-nazgul") == "W17.9"


def test_two_hits_remove_an_elite_and_one_does_not() -> None:
    """[W16.2, W16.3, W14.6]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("minas-morgul", "sauron-regular 2").army("osgiliath").army("south-ithilien")
    t.army("north-ithilien", "gondor-regular 2, gondor-elite 2")
    t.will_roll("combat", 6, 1, 1, 1, 1, 1)
    t.play("die army; attack; from minas-morgul; all")
    assert t.options() == ["remove gondor-regular", "reduce gondor-elite"]
    assert t.why_not("remove-two gondor-elite") == "W16.3"
    assert t.why_not("remove gondor-elite") == "W16.3"
    assert t.why_not("reduce gondor-regular") == "W16.2"


def test_a_rearguard_bears_no_hit() -> None:
    """[W14.6]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron", "isengard")
    t.army("minas-morgul", "sauron-regular 2, isengard-regular 1, isengard-elite 1")
    t.army("osgiliath").army("south-ithilien").army("north-ithilien", "gondor-regular 3")
    t.will_roll("combat", 1, 1, 1, 6, 1, 1)
    t.play("die army; attack; from minas-morgul; 2 sauron-regular; 1 isengard-regular")
    t.play("0 isengard-elite")
    assert t.asks() == "casualty"
    assert t.why_not("figure:minas-morgul:isengard-elite") == "W14.6"
    assert t.why_not("reduce isengard-elite") == "W14.6"


def test_those_who_have_moved_stay() -> None:
    """Where armies merge at the end of an action only they are barred. [W12.8]"""
    t = Table(shadow="army", free="event", first="shadow", merge="end_of_action")
    t.play("die army; move-armies; from north-rhun; to east-rhun; all")
    assert t.why_not("from east-rhun") == "W12.8"
    assert t.why_not(f"from {REGIONS[0]}") == "W12.3"
    assert t.why_not("nonsense") == ""


def test_who_came_by_the_first_move_does_not_go_on_by_the_second() -> None:
    """Of those who stand together now, so many as came, and each character. [W12.8, W-EX43]"""
    t = Table(free="army-muster", shadow="event", merge="end_of_action").at_war("gondor")
    t.army("osgiliath", "gondor-regular 2").army("minas-tirith", "gondor-regular 2")
    t.put("gandalf-grey", "osgiliath").put("boromir", "minas-tirith")
    t.play("die army-muster; move-armies as army; from osgiliath; to minas-tirith; all")
    t.play("from minas-tirith; to lossarnach")
    assert t.why_not("3 gondor-regular") == "W12.8"
    assert t.why_not("5 gondor-regular") == "W12.1"
    assert t.why_not("character:gandalf-grey") == "W12.8"
    t.play("2 gondor-regular")
    assert t.why_not("1 gandalf-grey") == "W12.8"


def test_the_figure_that_a_card_names_goes_along() -> None:
    """The one companion of an army, the Witch-king, the one unit of Isengard. [W9.31]"""
    t = holding("through-a-day-and-a-night").empty_map().at_war("rohan")
    t.army("osgiliath", "rohan-regular 2").put("boromir", "osgiliath")
    play(t, "through-a-day-and-a-night", "to pelargir; done")
    assert t.why_not("0 boromir") == "W9.31"
    assert t.why_not("0 rohan-regular") == "W12.3"
    t = holding("the-black-captain-commands").empty_map().at_war("sauron")
    t.army("umbar", "sauron-regular 2").put("witch-king", "umbar")
    play(t, "the-black-captain-commands", "no; march; to near-harad")
    assert t.why_not("0 witch-king") == "W9.31"


def test_those_who_may_go_are_asked_about_in_their_turn() -> None:
    """Not for want of room. [W12.4, W14.5]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("osgiliath", "sauron-regular 2, sauron-elite 1, nazgul 2").put("witch-king", "osgiliath")
    t.play("die army; move-armies; from osgiliath; to north-ithilien")
    assert "2 sauron-regular" in t.options()
    for thing in ("figure:osgiliath:sauron-elite", "figure:osgiliath:sauron-nazgul"):
        assert t.why_not(thing) == "W12.4"
    assert t.why_not("character:witch-king") == "W12.4"
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("osgiliath", "sauron-regular 2")
    t.play("die army; move-armies; from osgiliath; to north-ithilien")
    assert t.options() == ["all", "1 sauron-regular"]
    assert t.why_not("2 sauron-regular") == ""  # that is everybody


def test_nonsense_is_no_fault_anywhere() -> None:
    """[W1.6]"""
    free = Table(free="character event", shadow="event").put("strider", "bree")
    free.put("gimli", "bree")
    dark = Table(shadow="character muster", free="event", first="shadow").at_war("sauron")
    dark.put("mouth-of-sauron", "umbar").army("umbar", "nazgul 2")
    bring = Table(shadow="muster army", free="event", first="shadow").at_war("isengard", "sauron")
    asked = set()
    for t, moves in (
        (free, "die character; move-companions; goes strider; done; to buckland"),
        (dark, "die character; move-minions; from umbar; to bree; 1 nazgul; goes mouth-of-sauron"),
        (bring, "die muster; bring-minion; bring witch-king"),
        (Table(free="character event", shadow="event"), "die character; separate"),
    ):
        for move in moves.split("; "):
            t.play(move)
            asked.add(t.asks())
            for thing in ("character:nobody", "region:nowhere", "goes nobody", "to nowhere"):
                assert t.why_not(thing) in ("", FLOW.decision(t.s).clause)
    assert {"companion", "group-to", "flight", "fly-to", "minion", "minion-at"} <= asked


def test_who_is_not_on_the_map_does_not_move() -> None:
    """[W13.1, W13.15]"""
    t = Table(free="character event", shadow="event").put("strider", "bree").put("gimli", "bree")
    assert t.play("die character; move-companions").why_not("character:boromir") == "W13.1"
    t = Table(shadow="character event", free="event", first="shadow")
    t.play("die character; move-minions")
    assert t.why_not("character:mouth-of-sauron") == "W13.15"


def test_what_is_no_figure_and_no_deed_is_answered_all_the_same() -> None:
    """[W1.6, W7.20, W12.4]"""
    t = Table(free="army-muster", shadow="event").put("gandalf-grey", "osgiliath")
    t.play("die army-muster")
    assert t.why_not("region:edoras") == "W7.20"
    t.play("move-armies as army; from osgiliath; to lossarnach")
    for thing in ("figure:osgiliath:gondor-hobbit", "figure:osgiliath:harad-regular"):
        assert t.why_not(thing) == "W12.4"
    t.play("1 gondor-regular")
    shown = [answer.things for answer in FLOW.answers(t.s, t.asked())]
    assert all("character:gandalf-grey" in things for things in shown)


def test_where_an_army_without_its_leader_could_go() -> None:
    """The only leader is of a nation not At War. [W12.2, W12.12]"""
    t = Table(free="character", shadow="event").empty_map().at_war("gondor")
    t.army("druadan-forest", "gondor-regular 2, rohan-leader 1")
    t.play("die character; move-led-army")
    assert "to osgiliath" in t.options()
    assert t.why_not("to minas-tirith") == "W12.2"
    assert t.why_not(f"to {REGIONS[0]}") == "W12.1"
    assert t.why_not("nonsense") == ""


def test_how_far_characters_go() -> None:
    """[W13.2, W13.6, W13.12, W13.15, W13.17, W13.19]"""
    t = Table(free="character", shadow="event").put("strider", "dimrill-dale")
    t.play("die character; move-companions")
    assert t.asks() == "group-to"
    assert t.why_not("to hollin") == "W13.6"  # two regions, but Moria stops him
    assert t.why_not("to shire") == "W13.2"
    t = Table(shadow="character", free="event", first="shadow").put("mouth-of-sauron", "barad-dur")
    t.play("die character; move-minions; goes mouth-of-sauron")
    assert t.why_not("to rivendell") == "W13.15"
    t = Table(shadow="character", free="event", first="shadow", mouth_move="besieged_only")
    t.put("mouth-of-sauron", "osgiliath").play("die character; move-minions; goes mouth-of-sauron")
    assert t.why_not("to minas-tirith") == "W13.17"
    assert t.why_not("to rivendell") == "W13.15"
    t = Table(shadow="character", free="event", first="shadow")
    t.play("die character; move-minions; from morannon; to shire")
    assert t.why_not("from shire") == "W13.19"
    assert t.why_not("from bree") == "W13.11"


def test_a_nation_of_the_enemy_and_one_of_a_team_mate() -> None:
    """[W21.7, W31.16]"""
    t = Table(free="muster event", shadow="event").play("die muster; advance-nation")
    assert t.why_not("advance sauron") == "W21.7"
    assert t.why_not("nation:sauron") == "W21.7"
    t = Table(free="muster event", shadow="event", seats=4).play("die muster; advance-nation")
    mates = "rohan" if t.s.owner[2] == t.asked() else "gondor"
    assert t.why_not(f"advance {mates}") == "W31.16"
    assert t.why_not("advance sauron") == "W21.7"


def test_a_die_that_no_ring_can_turn() -> None:
    """[W5.24, W8.8]"""
    t = Table(free="character event", shadow="event").play("ring")
    assert t.why_not("turn muster") == "W5.24"
    assert t.why_not("die:muster") == "W5.24"
    assert t.why_not("turn eye") == "W8.8"


def test_decks_to_draw_from() -> None:
    """One's own, and not an empty one. [W7.14, W9.5]"""
    t = Table(free="event event", shadow="event").deck(0, "athelas elven-cloaks")
    t.deck(1, "the-red-arrow").play("die event; draw-card")
    assert t.why_not("draw shadow-character") == "W7.14"
    assert t.why_not("deck:shadow-strategy") == "W7.14"
    assert t.asks() == "deck"
    t.deck(1, "")
    assert t.why_not("draw free-strategy") == "W9.5"


def test_who_goes_with_a_group() -> None:
    """[W13.3, W13.19]"""
    t = Table(free="character event", shadow="event")
    for who in ("strider", "legolas", "gimli"):
        t.put(who, "bree")
    t.put("boromir", "shire").play("die character; move-companions; goes strider")
    assert t.why_not("with boromir") == "W13.3"
    t.play("done; to buckland; goes legolas")
    assert t.why_not("with strider") == "W13.19"


def test_why_no_nazgul_and_no_minion_moves() -> None:
    """Saruman stays in Orthanc, the Mouth of Sauron in a siege or with a team-mate. [W12.17,
    W13.11, W13.18, W31.15]"""

    def refusal(seats: int = 2, **minions: str) -> str:
        t = Table(shadow="character event", free="event", first="shadow", seats=seats).empty_map()
        t.army("moria", "sauron-regular, elves-regular").siege("moria")
        for who, region in minions.items():
            t.put(who.replace("_", "-"), region)
        return t.play("die character").why_not("deed:move-minions")

    assert refusal() == "W13.11"
    assert refusal(saruman="orthanc") == "W12.17"
    assert refusal(mouth_of_sauron="moria") == "W13.18"
    assert refusal(seats=4, mouth_of_sauron="umbar") == "W31.15"


def test_a_deed_that_can_be_done_is_not_refused() -> None:
    """Whatever face the die is used as. [W7.13, W7.22]"""
    t = Table(free="army-muster", shadow="event").play("die army-muster")
    assert "advance-nation as muster" in t.options()
    assert t.why_not("deed:advance-nation") == ""
    assert t.why_not("deed:recruit") == "W11.2"


def test_more_nazgul_than_there_are() -> None:
    """[W13.13]"""
    t = Table(shadow="character", free="event", first="shadow").army("morannon", "nazgul 2")
    t.play("die character; move-minions; from morannon; to bree")
    assert t.why_not("3 nazgul") == "W13.13"


def test_not_everybody_finds_room() -> None:
    """[W10.6]"""
    t = Table(shadow="army", free="event", first="shadow")
    t.army("near-harad", "southrons-regular 8")
    t.play("die army; move-armies; from umbar; to near-harad")
    assert t.why_not("all") == "W10.6"


def test_no_combat_card_that_fits() -> None:
    """[W15.4]"""
    t = Table(shadow="army", free="event", first="shadow", hand="shadow: the-nazgul-strike")
    t.at_war("sauron").army("minas-morgul", "sauron-regular 2").army("osgiliath")
    t.army("south-ithilien").army("north-ithilien", "gondor-regular 2")
    t.play("die army; attack; from minas-morgul; all")
    assert (t.asks(), t.options()) == ("attacker-card", ["no"])
    assert t.why_not("yes") == "W15.4"


def test_the_march_of_a_card_is_refused_like_a_move() -> None:
    """[W2.4, W12.1, W12.3, W12.11, W12.14]"""
    t = Table(shadow="event", free="event", first="shadow", hand="shadow: shadows-gather")
    t.at_war("sauron").army("dagorlad", "sauron-regular 2").army("noman-lands", "gondor-regular 1")
    t.army("minas-morgul", "gondor-regular 2, sauron-regular 2").siege("minas-morgul")
    t.army("khand", "sauron-regular 2").play("die event; play-card; play shadows-gather")
    assert t.asks() == "march-from"
    assert t.why_not("from bree") == "W12.3"
    assert t.why_not("from minas-morgul") == "W12.14"
    t.play("from dagorlad")
    assert t.why_not("to bree") == "W12.1"
    assert t.why_not("to noman-lands") == "W12.11"


def deed_refused(t: Table, die: str, deed: str) -> str:
    t.play(f"die {die}")
    assert deed not in t.options()
    return t.why_not(f"deed:{deed}")


def test_why_the_fellowship_stays_and_nobody_leaves_it() -> None:
    """[W13.1, W13.7, W22.9, W23.2, W23.4, W24.5]"""
    t = figure(Table(free="character", shadow="event"), "rivendell", 12)
    assert deed_refused(t, "character", "move-fellowship") == "W23.4"
    assert t.why_not("deed:move-companions") == "W13.1"
    t = figure(Table(free="character", shadow="event"), "hollin", revealed=True)
    assert deed_refused(t, "character", "move-fellowship") == "W23.2"
    t = on_track(Table(free="character", shadow="event"))
    assert deed_refused(t, "character", "separate") == "W24.5"
    t = only(Table(free="character", shadow="event")).put("gimli", "erebor")
    t.army("erebor", "dwarves-regular, sauron-regular").siege("erebor")
    assert deed_refused(t, "character", "separate") == "W22.9"
    assert t.why_not("deed:move-companions") == "W13.7"


def test_why_nobody_is_recruited_or_advanced() -> None:
    """[W10.6, W11.2, W11.6, W11.7, W11.9, W21.10, W21.16]"""
    assert deed_refused(Table(free="muster", shadow="event"), "muster", "recruit") == "W11.2"
    t = Table(free="muster", shadow="event").at_war("dwarves", "elves", "gondor", "north", "rohan")
    assert deed_refused(t, "muster", "advance-nation") == "W21.16"
    t = Table(free="muster", shadow="event")
    for nation in ("dwarves", "elves", "gondor", "north", "rohan"):
        t.politics(nation, 1, False)
    assert deed_refused(t, "muster", "advance-nation") == "W21.10"
    t = Table(free="muster", shadow="event").at_war("dwarves")
    for region in ("erebor", "ered-luin", "iron-hills"):
        t.captured(region)
    assert deed_refused(t, "muster", "recruit") == "W11.6"
    t = Table(free="muster", shadow="event").at_war("dwarves").captured("ered-luin")
    t.captured("iron-hills").army("erebor", "dwarves-regular, sauron-regular").siege("erebor")
    assert deed_refused(t, "muster", "recruit") == "W11.7"
    t = Table(free="muster", shadow="event").at_war("dwarves")
    t.s.reserve[:4] = bytearray(4)
    assert deed_refused(t.again(), "muster", "recruit") == "W11.9"
    t = Table(free="muster", shadow="event").empty_map().at_war("dwarves")
    t.s.reserve[slot("dwarves-leader")] = 0
    t.army("erebor", "gondor-regular 10").army("ered-luin", "north-regular 10")
    t.army("iron-hills", "rohan-regular 10")
    assert deed_refused(t, "muster", "recruit") == "W10.6"


def test_why_no_army_moves_or_attacks() -> None:
    """[W12.2, W12.3, W14.1-W14.3]"""
    t = Table(free="character army-muster", shadow="event event event").empty_map()
    assert deed_refused(t, "character", "move-led-army") == "W12.3"
    assert t.why_not("deed:attack-led") == "W14.2"
    t = Table(free="character", shadow="event").empty_map().army("edoras", "rohan-regular")
    t.army("westemnet", "isengard-regular")
    assert deed_refused(t, "character", "move-led-army") == "W12.2"
    assert t.why_not("deed:attack-led") == "W14.3"
    t = Table(free="character", shadow="event").empty_map().army("edoras", "rohan-regular")
    t.army("westemnet", "isengard-regular").at_war("rohan")
    assert deed_refused(t, "character", "attack-led") == "W14.1"


def test_what_keeps_every_army_where_it_is() -> None:
    """If all have the same reason it is named: from Nurn the way is through Gorgoroth alone.
    [W12.2, W12.3, W12.11, W12.12, W12.14]"""
    for who, beyond, clause in (
        ("sauron-regular", "gondor-regular", "W12.11"),
        ("isengard-regular", "", "W12.12"),
    ):
        t = Table(shadow="army", free="event", first="shadow").empty_map()
        t.army("nurn", who).army("gorgoroth", beyond)
        assert deed_refused(t, "army", "move-armies") == clause
    t = Table(shadow="character", free="event", first="shadow").empty_map()
    t.army("moria", "sauron-regular, nazgul, elves-regular").siege("moria")
    assert deed_refused(t, "character", "move-led-army") == "W12.14"
    t.army("nurn", "isengard-regular")
    assert t.why_not("deed:move-led-army") == "W12.3"


def test_why_no_card_is_played_and_none_removed() -> None:
    """[W9.7, W9.8, W9.13, W9.26]"""
    t = Table(free="character", shadow="event", hand="free: the-red-arrow")
    assert deed_refused(t, "character", "play-card") == "W9.7"
    assert t.why_not("deed:remove-table-card") == "W9.13"
    t = Table(free="event", shadow="event", hand="free: the-red-arrow")
    assert deed_refused(t, "event", "play-card") == "W9.8"
    t = Table(free="event", shadow="event", hand="free: athelas")
    assert deed_refused(t, "event", "play-card") == "W9.26"


def test_why_a_card_is_not_the_further_one() -> None:
    """Of another deck, without its needs, or without effect. [W9.8, W9.23, W9.26]"""
    also = "the-ents-awake-huorns wisdom-of-elrond elven-rope athelas"
    t = holding("the-ents-awake-treebeard", with_=also)
    t.put("gandalf-white", "fangorn").put("saruman", "orthanc").army("orthanc")
    play(t, "the-ents-awake-treebeard")
    assert t.options() == ["play elven-rope", "done"]
    assert t.why_not("card:wisdom-of-elrond") == "W9.23"
    assert t.why_not("card:the-ents-awake-huorns") == "W9.8"  # Saruman has fallen
    assert t.why_not("card:athelas") == "W9.26"
    assert t.why_not("card:bilbos-song") == "W9.23"  # not in this hand


def test_a_card_that_is_the_team_mates_to_play() -> None:
    """Something belongs to him, or it would change nothing for anybody. [W9.26, W31.21, W31.24,
    W31.25]"""
    t = Table(free="event event", shadow="event event", first="shadow", seats=4)
    t.at_war("sauron", "southrons").put("saruman", "orthanc")
    t.army("umbar").hold("3", "hill-trolls the-lidless-eye shelobs-lair the-day-without-dawn")
    t.play("die event; play-card")
    assert t.why_not("card:hill-trolls") == "W31.21"
    assert t.why_not("card:the-day-without-dawn") == "W9.8"
    t = Table(free="event event", shadow="event", seats=4)
    t.deck(FREE_STRATEGY, "athelas").hold("1", "celeborns-galadhrim bilbos-song")
    assert deed_refused(t, "event", "play-card") == "W31.21"
    t = Table(free="event event", shadow="event", seats=4).army("lorien").captured("lorien")
    t.hold("1", "celeborns-galadhrim")
    assert deed_refused(t, "event", "play-card") == "W9.26"


def test_the_hand_of_the_team_mate_does_not_show_in_a_refusal() -> None:
    """The Ents would only let him play a further card. [W36.4]"""
    for his in ("", "elven-rope"):
        t = Table(free="event event", shadow="event", seats=4, card_text="2").army("orthanc")
        t.put("gandalf-white", "fangorn").hold("1", "the-ents-awake-entmoot").hold("0", his)
        assert deed_refused(t, "event", "play-card") == "W9.26"


def test_a_card_of_the_nation_of_the_last_action() -> None:
    """[W33.4]"""
    cards = "guards-of-the-citadel imrahil-of-dol-amroth"
    t = Table(free="event event", shadow="event", seats=3, hand=f"free: {cards}")
    play(t, "guards-of-the-citadel", "unit regular").idle()
    assert deed_refused(t, "event", "play-card") == "W33.4"


def test_where_a_card_does_not_recruit() -> None:
    """Places that it does not name, enemies, a lost settlement, no room, no second time there.
    [W9.18-W9.20, W9.29]"""
    t = holding("many-kings-to-the-service-of-mordor").army("umbar").captured("umbar")
    t.army("north-rhun", "dwarves-regular").army("near-harad", "sauron-regular 8")
    t.army("near-harad", "sauron-elite 2", clear=False)
    play(t, "many-kings-to-the-service-of-mordor")
    assert t.options() == ["place far-harad", "place south-rhun"]
    assert t.why_not("region:north-rhun") == "W9.18"
    assert t.why_not("region:near-harad") == "W9.19"
    assert t.why_not("place umbar") == "W9.20"
    assert t.why_not("region:moria") == "W9.29"
    t = holding("pits-of-mordor").at_war("sauron")
    play(t, "pits-of-mordor", "place moria")
    assert t.why_not("region:moria") == "W9.29"
    t = holding("olog-hai").at_war("sauron").army("moria", "sauron-elite 4, sauron-regular 6")
    play(t, "olog-hai")
    assert t.why_not("region:moria") == "W9.19"
    assert t.why_not("region:edoras") == "W9.29"
    assert t.why_not("place edoras") == "W9.29"
    assert t.why_not("tile:eye-1") == "W9.29"


def test_a_nation_that_a_card_does_not_move() -> None:
    """At War, of the team-mate, or Rohan before Wormtongue. [W9.29, W21.10, W21.16, W31.16]"""
    t = holding("wisdom-of-elrond").at_war("elves").put("saruman", "orthanc")
    t.lay("shadow", "wormtongue").politics("rohan", 1, False)
    play(t, "wisdom-of-elrond")
    assert t.options() == ["choose dwarves", "choose gondor", "choose north"]
    assert t.why_not("nation:elves") == "W21.16"
    assert t.why_not("choose rohan") == "W21.10"
    assert t.why_not("nation:sauron") == "W9.29"
    t = Table(free="event", shadow="event", seats=4).hold("1", "wisdom-of-elrond")
    play(t, "wisdom-of-elrond")
    assert t.why_not("nation:gondor") == "W31.16"
    t = figure(holding("stormcrow"), "bree").put("gimli", "edoras")
    play(t, "stormcrow")
    assert t.why_not("nation:elves") == "W9.29"


def test_why_no_token_is_spent() -> None:
    """One was used this turn, there is nothing for it to do, or there is none. [W35.7-W35.9]"""
    t = Table(free="event event", shadow="event event")
    t.s.tokens = 3
    t.again().play("token; advance rohan").idle()
    assert t.why_not("tokens") == "W35.9"
    t = Table(free="event", shadow="event")
    t.s.tokens = 1  # no card is left to draw
    assert t.again().why_not("tokens") == "W35.8"
    t.s.tokens = 0b1100  # only the enemy has some
    assert t.again().why_not("tokens") == "W35.7"


def test_why_not_everybody_goes() -> None:
    """A leader who may not go is not left alone; the last action's nation stays. [W12.5, W14.14,
    W33.4]"""
    t = Table(free="army-muster", shadow="event").at_war("rohan").empty_map()
    t.army("folde", "rohan-regular 2, gondor-leader")
    t.play("die army-muster; move-armies as army; from folde; to edoras")
    assert t.force("edoras") == "rohan-regular"
    t = Table(free="army-muster", shadow="event").at_war("rohan").empty_map()
    t.army("folde", "rohan-regular 3, gondor-leader")
    t.play("die army-muster; move-armies as army; from folde; to edoras")
    assert t.why_not("all") == t.why_not("3 rohan-regular") == "W12.5"
    t = Table(free="army-muster army-muster", shadow="event event", seats=3).empty_map()
    t.at_war("rohan", "gondor").army("folde", "rohan-regular 3, gondor-regular 2, gondor-leader")
    t.play("die army-muster; recruit as muster; recruit elite pelargir").idle()
    t.play("die army-muster; move-armies as army; from folde; to edoras; 0 gondor-regular")
    assert t.why_not("1 gondor-leader") == "W33.4"


def test_whose_armies_they_are() -> None:
    """Of a team-mate, of one who commands, or of the last action's nation. [W31.15, W32.13,
    W33.4]"""
    t = Table(seats=4, shadow="army", free="event", first="shadow").at_war("sauron", "southrons")
    t.empty_map().army("umbar", "southrons-regular").army("khand", "southrons-regular")
    t.army("near-harad", "sauron-regular 2").play("die army; move-armies")
    assert t.why_not("region:near-harad") == "W31.15"
    t = Table(seats=4, shadow="army", free="event", first="shadow").at_war("sauron", "southrons")
    t.empty_map().army("umbar", "southrons-regular").army("pelargir", "gondor-regular")
    t.army("west-harondor", "sauron-regular 2, southrons-regular")
    t.army("lossarnach", "southrons-regular").army("lamedon", "southrons-regular")
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = 1 << REGIONS.index("west-harondor")
    t.again().play("die army; attack")
    assert t.why_not("region:west-harondor") == "W32.13"
    t = Table(seats=3, free="army-muster army-muster", shadow="event event").at_war("gondor")
    t.play("die army-muster; recruit as muster; recruit elite pelargir").idle()
    t.play("die army-muster; move-armies as army")
    assert t.why_not("region:minas-tirith") == "W33.4"


def test_why_companions_who_leave_or_go_far_do_not_come_there() -> None:
    """Beyond a Shadow stronghold, or through a siege, within their range; otherwise it is too far.
    [W13.2, W13.6, W13.7, W24.2, W24.4, W24.9]"""
    t = figure(Table(free="character", shadow="event"), "hollin")
    t.play("die character; separate; separate boromir; done")
    assert t.why_not("region:dimrill-dale") == "W13.6"  # two regions, but Moria stops him
    assert t.why_not("region:lorien") == "W24.2"
    for card, too_far in (("we-prove-the-swifter", "edoras"), ("gwaihir-the-windlord", "edoras")):
        t = Table(free="event", shadow="event", hand=f"free: {card}").put("boromir", "hollin")
        t.play(f"die event; play-card; play {card}; move")
        assert t.why_not("region:dimrill-dale") == "W13.6"
        assert t.why_not(f"region:{too_far}") == "W13.2"


def test_why_no_companion_speaks_for_his_people() -> None:
    """[W29.4]"""
    t = Table(free="muster", shadow="event").put("legolas", "dale").play("die muster")
    t.play("advance-nation")
    assert t.why_not("advance elves by legolas") == "W29.4"
    assert t.why_not("advance elves") == ""
    t = Table(free="event muster", shadow="event").put("legolas", "lorien").put("gimli", "erebor")
    t.play("die event; advance-nation")
    assert t.options() == ["advance elves by legolas", "advance dwarves by gimli"]
    assert t.why_not("advance north") == "W29.4"
    assert t.why_not("region:edoras") == "W21.7"


def test_an_attack_that_would_leave_leaders_alone_is_refused_by_that_rule() -> None:
    """For the deed, and for the region where others could attack. [W14.3, W14.12, W14.14,
    W32.13]"""
    t = Table(free="army-muster", shadow="event").empty_map().at_war("gondor", "rohan")
    t.army("osgiliath", "gondor-regular 1, north-leader 1").army("south-ithilien", "sauron-regular")
    t.play("die army-muster")
    assert t.why_not("attack") == "W14.14"
    t = Table(free="army-muster", shadow="event").empty_map().at_war("gondor", "rohan")
    t.army("osgiliath", "gondor-regular 1, north-leader 1").army("south-ithilien", "sauron-regular")
    t.army("fords-of-isen", "rohan-regular").army("orthanc", "isengard-regular")
    t.army("westemnet", "rohan-regular").army("helms-deep", "southrons-regular")
    t.army("lossarnach", "north-regular").army("pelargir", "southrons-regular")
    t.put("gimli", "gap-of-rohan").play("die army-muster; attack as army")
    assert t.why_not("from osgiliath") == "W14.14"
    assert t.why_not("from lossarnach") == "W14.3"
    assert t.why_not("from gap-of-rohan") == "W14.12"
    t = Table(shadow="army", free="event event", first="shadow", seats=4).empty_map()
    t.at_war("sauron", "isengard").army("north-ithilien", "gondor-regular 1")
    t.army("osgiliath", "sauron-regular 3, isengard-regular 2")
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = 1 << REGIONS.index("osgiliath")
    t.again().play("die army")
    assert t.why_not("attack") == "W32.13"


def test_an_army_that_cannot_attack_is_refused_also_where_another_was_the_only_one() -> None:
    """Nobody was asked which army; an army that could have attacked waits for another die. [W14.3,
    W14.10, W14.14]"""
    t = Table(free="army-muster", shadow="event").empty_map().at_war("gondor")
    t.army("osgiliath", "gondor-regular 1, north-leader 1").army("south-ithilien", "sauron-regular")
    t.army("lossarnach", "gondor-regular 2").army("pelargir", "southrons-regular")
    t.army("westemnet", "rohan-regular").army("helms-deep", "southrons-regular")
    t.play("die army-muster; attack as army")
    assert t.asks() == "part"
    assert t.why_not("from osgiliath") == "W14.14"
    assert t.why_not("from westemnet") == "W14.3"
    assert t.why_not("attack south-ithilien") == "W14.2"
    t = Table(free="army-muster", shadow="event").empty_map().at_war("gondor", "rohan")
    t.army("lossarnach", "gondor-regular 2").army("pelargir", "southrons-regular")
    t.army("osgiliath", "sauron-regular")
    t.army("westemnet", "rohan-regular 2").army("helms-deep", "southrons-regular")
    t.play("die army-muster; attack as army; from lossarnach")
    assert t.asks() == "attack-target"
    assert t.why_not("from westemnet") == "W14.10"
    t.play("attack pelargir")
    assert t.why_not("from westemnet") == "W14.10"


def test_the_only_leader_goes_with_a_character_die() -> None:
    """[W12.2, W14.1]"""
    t = Table(shadow="character", free="event", first="shadow").empty_map().at_war("sauron")
    t.army("minas-morgul", "sauron-regular 2, nazgul 1").army("north-ithilien", "gondor-regular")
    t.play("die character; attack-led")
    assert t.why_not("0 sauron-nazgul") == "W14.1"
    t = Table(shadow="character", free="event", first="shadow").empty_map().at_war("isengard")
    t.put("saruman", "orthanc").army("orthanc", "isengard-regular 2")
    t.army("fords-of-isen", "rohan-regular").play("die character; attack-led")
    assert t.why_not("0 saruman") == "W14.1"
    t = Table(shadow="character", free="event", first="shadow").empty_map()
    t.army("minas-morgul", "sauron-regular 2").put("witch-king", "minas-morgul")
    t.play("die character; move-led-army; to north-ithilien")
    assert t.why_not("0 witch-king") == "W12.2"


def test_room_for_those_who_advance() -> None:
    """And a leader does not stay alone. [W10.6, W17.9, W17.14]"""
    t = Table(free="army-muster", shadow="event army").empty_map().at_war("rohan", "gondor")
    t.army("helms-deep", "rohan-regular 5, isengard-regular 1").siege("helms-deep")
    t.army("westemnet", "gondor-regular 7, gondor-leader 2").will_roll("combat", 6, 1, 1, 1, 1, 1)
    t.play("die army-muster; attack as army; from westemnet; all; advance")
    assert t.why_not("6 gondor-regular") == "W10.6"
    assert t.why_not("8 gondor-regular") == "W12.1"
    t = Table(free="army-muster", shadow="event army").empty_map().at_war("gondor")
    t.army("osgiliath", "gondor-regular 1, gondor-elite 1, gondor-leader 2")
    t.army("south-ithilien", "sauron-regular").will_roll("combat", 6, 1, 1)
    t.play("die army-muster; attack as army; all; advance; 1 gondor-regular")
    assert t.why_not("2 gondor-elite") == "W12.1"
    t.play("0 gondor-elite")
    assert t.options()[0] == "2 gondor-leader"


def test_whose_elite_buys_another_assault() -> None:
    """[W18.12, W32.10]"""
    t = Table(shadow="army", free="event event", first="shadow", seats=4).empty_map()
    t.at_war("isengard", "sauron")
    t.army("helms-deep", "isengard-elite 2, sauron-elite 1, rohan-regular 3").siege("helms-deep")
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = 1 << REGIONS.index("helms-deep")
    t.will_roll("combat", *[1] * 9).again().play("die army; attack; all")
    assert t.options() == ["reduce isengard-elite", "cease"]
    assert t.why_not("reduce sauron-elite") == "W32.10"
    assert t.why_not("reduce southrons-elite") == "W18.12"


def test_a_revealed_fellowship_does_not_move_on_the_track() -> None:
    """[W23.2, W27.10]"""
    for t, clause in (
        (on_track(Table(free="character", shadow="event"), 1, revealed=True), "W27.10"),
        (figure(Table(free="character", shadow="event"), "moria", 0, revealed=True), "W23.2"),
    ):
        assert t.play("die character").why_not("deed:move-fellowship") == clause


def test_minions_by_their_condition_and_their_player() -> None:
    """[W30.1, W30.3, W30.5, W30.11, W31.15]"""
    t = Table(shadow="muster", free="event", first="shadow").play("die muster")
    assert t.why_not("deed:bring-minion") == "W30.1"
    for fallen, clause in (
        ("saruman witch-king", "W30.5"),
        ("saruman mouth-of-sauron", "W30.3"),
        ("saruman witch-king mouth-of-sauron", "W30.11"),
    ):
        for name in fallen.split():
            t.s.whereabouts[CHARACTERS.index(name)] = OUT_OF_THE_GAME
        assert t.again().why_not("deed:bring-minion") == clause
        for name in fallen.split():
            t.s.whereabouts[CHARACTERS.index(name)] = ASIDE
    t = Table(shadow="muster army", free="event", first="shadow", seats=4).at_war("sauron")
    t.play("die muster")  # the player of Isengard
    assert t.why_not("deed:bring-minion") == "W31.15"
    t = Table(shadow="muster army", free="event", first="shadow", seats=4).at_war("isengard")
    t.put("saruman", "orthanc")
    t.s.next_player[SHADOW] = 2
    t.first("shadow").play("die muster")
    assert t.why_not("deed:voice-of-saruman") == "W31.15"


def test_the_path_of_the_figure_step_by_step() -> None:
    """Too far, not near, closed by what lies behind it, and walked before. [W2.4, W23.5, W23.11,
    W23.12, W23.23]"""
    t = next_turn(phase("hollin", 3)).play("yes")
    assert t.why_not("region:minas-tirith") == "W23.5"
    assert t.why_not("region:dimrill-dale") == "W2.4"
    t.play("through moria")
    assert t.why_not("through hollin") == "W23.23"
    t = walking(1)
    figure(t, "dimrill-dale", 0).will_roll("hunt", 6)
    tiles(t, "n1r-1").play("die character; move-fellowship; ring")
    assert t.asks() == "path"
    assert t.why_not("region:lorien") == "W23.12"
    assert t.why_not("region:minas-morgul") == "W23.11"


def test_abilities_and_numbers_in_a_hunt() -> None:
    """[W22.7, W25.8, W25.22, W29.15]"""
    t = figure(walking(1).empty_map(), "moria", 1).will_roll("hunt", 1)
    t.play("die character; move-fellowship")
    assert t.options() == ["0", "1"]
    assert t.why_not("2") == "W25.8"
    t = only(walking(1).empty_map(), "meriadoc", "peregrin", guide="meriadoc").will_roll("hunt", 6)
    tiles(t, "n3-1").play("die character; move-fellowship")
    assert t.why_not("leaves peregrin") == "W22.7"
    t.play("enough")
    assert t.why_not("casualty at random") == "W25.22"
    t = only(walking(1).empty_map()).will_roll("hunt", 6)
    tiles(t, "n3-1").play("die character; move-fellowship; gollum reveals")
    assert t.asks() == "path"  # he helps once for a tile


def test_each_of_two_players_takes_the_hits_on_his_own_units() -> None:
    """[W32.10]"""
    t = Table(shadow="army", free="event event", first="shadow", seats=4).empty_map()
    t.at_war("isengard").army("orthanc", "isengard-regular 5")
    t.army("fords-of-isen", "rohan-regular 3, rohan-elite 1, gondor-regular 2")
    t.will_roll("combat", 6, 6, 6, 1, 1).play("die army; attack; all; 1")
    assert (t.asks(), t.asked()) == ("casualty", 1)
    assert t.why_not("remove gondor-regular") == "W32.10"
    assert t.why_not("remove rohan-elite") == "W16.3"


def test_why_others_are_not_attacked_where_there_was_one_target() -> None:
    """[W14.2, W14.5, W14.12, W19.1]"""
    t = Table(free="army-muster", shadow="event").at_war("rohan").empty_map()
    t.army("helms-deep", "rohan-regular 2, isengard-regular").siege("helms-deep")
    t.army("westemnet", "isengard-regular").play("die army-muster; attack as army")
    assert t.asks() == "part"
    assert t.why_not("region:westemnet") == t.why_not("attack westemnet") == "W19.1"
    t = Table(shadow="army", free="event", first="shadow").empty_map().at_war("sauron")
    t.army("minas-morgul", "sauron-regular 2").army("south-ithilien", "gondor-regular")
    t.put("gimli", "north-ithilien").army("pelargir", "gondor-regular")
    t.play("die army; attack")
    assert t.why_not("attack north-ithilien") == "W14.12"
    assert t.why_not("attack pelargir") == "W14.2"
    assert t.why_not("figure:minas-morgul:sauron-nazgul") == "W12.1"
    assert t.why_not("nation:gondor") == "W14.5"
