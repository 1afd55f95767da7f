"""Set-up, the turn, dice, rings, victory. [W4-W8, W28, W41]"""

import pytest

from ringtable.games.war import GAME
from ringtable.games.war.box.components import (
    ARAGORN,
    CHARACTERS,
    FACES,
    FREE,
    FREE_POLITICS,
    GANDALF_WHITE,
    MOUTH_OF_SAURON,
    SARUMAN,
    SHADOW,
    TILE_IN_POOL,
    WITCH_KING,
)
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.box.places import REGIONS, RIVENDELL
from ringtable.games.war.figures import leave_map
from ringtable.games.war.flow import FLOW
from ringtable.games.war.state import War
from ringtable.games.war.turn.dice import least_hunt_dice, most_hunt_dice, pool_of, take_back_dice
from ringtable.games.war.turn.victory import check_conquest, check_the_ring
from ringtable.kernel.errors import IllegalAction
from ringtable.kernel.play import draft
from ringtable.kernel.rng import key_from_seed
from tests.games.war.scenario import LoadedRng, Table


def fresh(second: int = 0) -> War:
    """A match at its first question, with whatever its key deals."""
    rng = LoadedRng("fresh")
    rng.key = key_from_seed("fresh")
    s = War(2, rng, first_pack(), second)
    FLOW.start(s)
    return s


def test_set_up_totals() -> None:
    """[W4.12, W4.13, W-EX1]"""
    s = Table().s
    on_map = [sum(s.figures[slot::32]) for slot in range(32)]
    free = [sum(on_map[nation * 4 + kind] for nation in range(5)) for kind in range(3)]
    shadow = [sum(on_map[nation * 4 + kind] for nation in range(5, 8)) for kind in (0, 1, 3)]
    assert (free, shadow) == ([23, 10, 8], [48, 6, 4])
    pool = [sum(s.reserve[nation * 4 + kind] for nation in range(5)) for kind in range(3)]
    dark = [sum(s.reserve[nation * 4 + kind] for nation in range(5, 8)) for kind in (0, 1, 3)]
    assert (pool, dark) == ([22, 20, 12], [24, 12, 4])


def test_the_fellowship_and_the_tracks_at_the_start() -> None:
    """[W4.1-W4.6, W4.8, W4.10, W4.11]"""
    t = Table()
    s = t.s
    assert (s.figure, s.progress, s.corruption, s.revealed) == (RIVENDELL, 0, 0, False)
    assert len(t.fellowship()) == 7
    assert s.guide == 0
    assert list(s.rings) == [3, 0]
    assert s.tiles.count(TILE_IN_POOL) == 16
    assert list(s.step) == [3, 3, 2, 3, 3, 1, 1, 2]
    assert s.active == 0b11100010


def test_erebor_has_one_elite_more_in_the_second_edition() -> None:
    """[W4.14]"""
    assert Table().force("erebor") == "dwarves-regular, dwarves-elite, dwarves-leader"
    two = Table(erebor_setup="two_elites")
    assert two.force("erebor") == "dwarves-regular, dwarves-elite 2, dwarves-leader"
    assert two.pool("dwarves-elite") == Table().pool("dwarves-elite") - 1


def test_the_first_turn_draws_a_card_of_each_deck() -> None:
    """[W4.7, W4.15, W5.4, W5.5]"""
    s = fresh()
    assert s.turn_number == 1
    assert [hand.bit_count() for hand in s.hand] == [2, 2]
    assert list(s.left) == [23, 23, 23, 23]


def test_the_companions_limit_the_hunt_allocation() -> None:
    """[W5.9, W5.10, W5.11]"""
    t = Table()
    assert most_hunt_dice(t.s) == 7
    for one in range(2, 7):
        t.s.whereabouts[one] = 4
    assert most_hunt_dice(t.s) == 2
    t.s.whereabouts[0] = t.s.whereabouts[1] = 4
    assert most_hunt_dice(t.s) == 1


def test_a_least_hunt_die_in_the_second_edition() -> None:
    """[W5.12]"""
    t = Table(min_hunt_die="after_move")
    assert least_hunt_dice(t.s) == 0
    t.s.box_before = 1
    assert least_hunt_dice(t.s) == 1
    take_back_dice(t.s)  # the last turn put none there
    assert least_hunt_dice(t.s) == 0
    t.s.hunt_box[FREE] = 2
    take_back_dice(t.s)
    assert least_hunt_dice(t.s) == 1
    t = Table()
    t.s.box_before = 1
    assert least_hunt_dice(t.s) == 0


def test_eyes_go_to_the_hunt_box_and_allocated_dice_are_not_rolled() -> None:
    """[W5.13, W5.14, W5.15]"""
    t = Table(free="event")
    t.rng.told["action-dice"] = [0, 0, 0, 0, 5, 5, 0, 1, 2]
    t.idle()
    while t.asks() != "allocate-hunt":
        t.play(t.options()[-1])
    t.play("2")
    assert list(t.s.hunt_box) == [0, 4]
    assert t.s.unused(SHADOW) == 3
    assert t.s.unused(FREE) == 4


def test_the_steps_of_a_turn_are_told() -> None:
    """[W5.1, W5.2, W5.9, W5.14, W5.19, W36.8]"""
    t = Table(free="event").idle()
    while t.asks() != "act":
        t.play(t.options()[-1])
    assert {fact.kind.id: fact.cause for fact in t.told if fact.cause.startswith("W5.")} == {
        "war-turn-began": "W5.1",
        "war-step-began": "W5.1",
        "war-took-back-dice": "W5.2",
        "war-allocated": "W5.9",
        "war-rolled": "W5.14",
        "war-die-used": "W5.19",
    }


def test_a_side_without_a_die_to_roll_rolls_nothing() -> None:
    """With seven companions the Shadow may put all its dice into the Hunt box. [W5.10, W5.14]"""
    t = Table(free="event")
    t.idle()
    while t.asks() != "allocate-hunt":
        t.play(t.options()[-1])
    before = len(t.facts("war-rolled"))
    t.play("7")
    assert [fact.values[0] for fact in t.facts("war-rolled")[before:]] == [FREE]


def test_dice_of_characters_count_from_the_next_turn() -> None:
    """[W5.3, W6.3-W6.5, W29.11, W30.6]"""
    t = Table()
    assert [pool_of(t.s, side) for side in (FREE, SHADOW)] == [4, 7]
    for who in ("gandalf-white", "aragorn", "saruman", "witch-king", "mouth-of-sauron"):
        t.put(who, "edoras")
    assert [pool_of(t.s, side) for side in (FREE, SHADOW)] == [6, 10]
    assert list(t.s.pool) == [4, 7]
    take_back_dice(t.s)
    assert list(t.s.pool) == [6, 10]
    for one in (GANDALF_WHITE, ARAGORN, SARUMAN, WITCH_KING, MOUTH_OF_SAURON):
        leave_map(t.s, one)
    assert list(t.s.pool) == [6, 10]
    take_back_dice(t.s)
    assert list(t.s.pool) == [4, 7]


def test_the_faces_of_the_dice() -> None:
    """[W6.1, W6.2]"""
    names = [[FACES[face] for face in die] for die in first_pack().dice]
    assert sorted(names[0]) == sorted(
        ["character", "character", "event", "muster", "army-muster", "will-of-the-west"]
    )
    assert sorted(names[1]) == sorted(
        ["character", "army", "muster", "army-muster", "event", "eye"]
    )


def test_passing_needs_fewer_dice() -> None:
    """[W5.17, W-EX30, W35.10]"""
    t = Table(free="event muster", shadow="event event")
    assert "pass" not in t.options()
    assert t.why_not("pass") == "W5.17"
    t.s.tokens = 0b1111
    assert "pass" not in t.again().options()
    t = Table(free="event muster", shadow="event event event").play("pass")
    assert [(fact.cause, fact.values) for fact in t.facts("war-passed")] == [("W5.17", (0,))]
    t = Table(free="event muster", shadow="event", first="shadow").play("pass")
    assert [fact.values for fact in t.facts("war-passed")] == [(1,)]
    assert t.asked() == 0


def test_free_peoples_act_first_and_sides_alternate() -> None:
    """[W5.16, W5.18, W41.2]"""
    t = Table(free="event event", shadow="event event event event")
    order = []
    for _ in range(6):
        order.append(t.s.to_act)
        t.idle()
    assert order == [0, 1, 0, 1, 1, 1]


def test_a_die_may_be_spent_for_nothing() -> None:
    """[W5.19]"""
    t = Table(free="event", shadow="event event")
    t.play("die event; spend-for-nothing")
    assert t.s.unused(FREE) == 0
    told = [(fact.cause, fact.values) for fact in t.facts("war-die-used")]
    assert told == [("W5.19", (0, "event", "event", "spend-for-nothing"))]


def test_the_die_first_then_what_its_face_allows() -> None:
    """[W7.9, W7.11, W7.14, W7.20, W37.3]"""
    t = Table(shadow="muster army character event", first="shadow")
    t.at_war("sauron", "isengard", "southrons")

    def deeds(die: str) -> list[str]:
        other = Table(shadow="muster army character event", first="shadow")
        other.at_war("sauron", "southrons")
        other.deck(2, "orc-patrol")
        return other.play(f"die {die}").options()

    assert deeds("army") == ["move-armies", "spend-for-nothing"]
    assert deeds("event") == ["draw-card", "spend-for-nothing"]
    assert set(deeds("muster")) == {
        "recruit",
        "advance-nation",
        "bring-minion",
        "spend-for-nothing",
    }
    assert "move-led-army" in deeds("character")
    assert "move-minions" in deeds("character")


def test_an_army_muster_die_is_either() -> None:
    """[W7.13, W7.22]"""
    t = Table(free="army-muster event")
    t.play("die army-muster")
    assert "move-armies as army" in t.options()
    assert "advance-nation as muster" in t.options()


def test_will_of_the_west_is_any_other_face() -> None:
    """[W7.17, W7.22]"""
    t = Table(free="will-of-the-west event").deck(0, "athelas")
    t.play("die will-of-the-west")
    assert {"move-armies as army", "draw-card as event", "move-fellowship as character"} <= set(
        t.options()
    )


def test_the_messenger_makes_one_muster_die_an_army_die() -> None:
    """[W30.10, W30.15]"""
    t = Table(shadow="muster muster", free="event event", first="shadow")
    t.put("mouth-of-sauron", "barad-dur")
    t.play("die muster; move-armies as army; from umbar; to near-harad; all; done")
    t.idle()
    t.play("die muster")
    assert not any(option.endswith("as army") for option in t.options())


def test_an_army_die_is_no_message() -> None:
    """The Muster die may still be an Army die after it. [W30.10]"""
    t = Table(shadow="army army-muster muster", free="event event event", first="shadow")
    t.put("mouth-of-sauron", "barad-dur")
    t.play("die army; move-armies; from far-harad; to khand; all; done").idle()
    t.play("die army-muster; move-armies as army; from umbar; to near-harad; all; done").idle()
    assert "move-armies as army" in t.play("die muster").options()


# Rings [W8]


def test_a_ring_turns_a_die_and_passes_to_the_shadow() -> None:
    """[W8.1, W8.3, W8.4, W8.5, W8.7, W8.9, W-EX31]"""
    t = Table(free="muster event", shadow="army event event")
    t.play("ring; turn muster; to character")
    assert list(t.s.rings) == [2, 1]
    assert t.asks() == "act"
    assert t.options() == ["die character", "die event", "pass"]
    assert t.why_not("ring") == "W8.5"
    t.idle()
    assert "ring" in t.options()
    t.play("ring; turn army; to eye")
    assert list(t.s.rings) == [2, 0]
    assert list(t.s.hunt_box) == [0, 1]
    assert [fact.cause for fact in t.facts("war-ring-turned")] == ["W8.1", "W8.1"]
    told = [(fact.cause, fact.values) for fact in t.facts("war-ring-passed")]
    assert told == [("W8.3", (2, 1, 0)), ("W8.4", (2, 0, 1))]


def test_no_ring_makes_a_will_of_the_west() -> None:
    """[W8.2]"""
    t = Table(free="muster event", shadow="army")
    t.play("ring; turn muster")
    assert "to will-of-the-west" not in t.options()
    assert t.why_not("to will-of-the-west") == "W8.2"


def test_the_shadows_ring_leaves_the_game() -> None:
    """[W8.4, W8.6, W42.12]"""
    t = Table(shadow="army event", free="event", first="shadow")
    t.s.rings = bytearray([2, 1])
    t.again().play("ring; turn army; to muster")
    assert list(t.s.rings) == [2, 0]


def test_dice_in_the_box_are_out_of_reach() -> None:
    """[W8.8, W5.24]"""
    t = Table(shadow="army event", free="event", first="shadow")
    t.s.rings, t.s.hunt_box = bytearray([2, 1]), bytearray([0, 3])
    t.again().play("ring")
    assert t.options() == ["turn army", "turn event"]
    with pytest.raises(IllegalAction):
        t.play("turn eye")


# Victory [W28]


def take(t: Table, regions: str) -> None:
    for region in regions.split():
        t.captured(region)


def test_ten_points_win_for_the_shadow_in_step_six_alone() -> None:
    """[W5.23, W28.5, W28.7]"""
    t = Table(free="event", shadow="event event")
    take(t, "minas-tirith dol-amroth helms-deep lorien rivendell")
    t.idle()
    assert t.s.outcome is None
    t.idle().idle()
    assert t.s.outcome is not None
    assert (t.s.outcome.reason, t.s.outcome.winners) == ("shadow-conquest", (1,))
    assert t.s.outcome.clause == "W28.5"


def test_four_points_win_for_the_free_peoples() -> None:
    """Cities count too. [W28.6, W28.8]"""
    t = Table()
    take(t, "umbar moria")
    check_conquest(t.s)
    assert t.s.outcome is not None
    assert (t.s.outcome.reason, t.s.outcome.clause) == ("free-conquest", "W28.6")
    t = Table()
    cities = [
        REGIONS[at] for at in range(105) if t.s.map.points[at] == 1 and t.s.map.nation[at] > 4
    ]
    take(t, " ".join([*cities, "moria"]))
    check_conquest(t.s)
    assert t.s.outcome is not None


@pytest.mark.parametrize("regions", ["minas-tirith dol-amroth helms-deep lorien edoras", "moria"])
def test_one_point_short_wins_nothing(regions: str) -> None:
    """Nine for the Shadow, three for the Free Peoples. [W20.6, W28.5, W28.6]"""
    t = Table()
    take(t, regions if " " in regions else f"{regions} near-harad angmar")
    check_conquest(t.s)
    assert t.s.outcome is None


def test_precedence_of_victories() -> None:
    """[W28.1-W28.4, W-EX27, W-EX29]"""
    t = Table()
    take(t, "minas-tirith dol-amroth helms-deep lorien rivendell umbar moria")
    check_conquest(t.s)
    assert t.s.outcome is not None
    assert t.s.outcome.reason == "shadow-conquest"
    t = Table()
    t.s.corruption, t.s.circle = 12, 5
    check_the_ring(t.s)
    assert t.s.outcome is not None
    assert (t.s.outcome.reason, t.s.outcome.clause) == ("ring-lost", "W28.2")
    t = Table()
    t.s.corruption, t.s.circle = 11, 5
    check_the_ring(t.s)
    assert t.s.outcome is not None
    assert (t.s.outcome.reason, t.s.outcome.clause) == ("ring-destroyed", "W28.3")


def test_the_last_die_of_all_may_become_an_eye() -> None:
    """Nothing is left to act with: the step is over. [W5.20, W8.6]"""
    t = Table(free="", shadow="army", first="shadow")
    t.s.rings[1] = 1
    t.again().play("ring; to eye")
    assert t.s.turn_number == 2


def test_a_ring_needs_a_die() -> None:
    """A side that has only a token left turns nothing. [W8.1, W35.14]"""
    t = Table(free="", shadow="event event", first="free")
    t.s.tokens = 1 << FREE_POLITICS
    t.first("free")
    assert t.options() == ["token", "pass"]
    assert t.why_not("ring") == "W8.1"


def test_each_side_uses_one_ring_a_turn() -> None:
    """Two in hand or not; the ring of the one is not that of the other. [W8.5]"""
    t = Table(free="character event", shadow="army muster event", first="shadow")
    t.s.rings[1] = 2
    t.again().play("ring; turn army; to muster")
    assert "ring" not in t.options()
    assert t.why_not("ring") == "W8.5"
    t.idle()
    assert "ring" in t.options()


def test_a_move_ends_before_the_next_die_even_if_that_is_the_last() -> None:
    """What the last die is used for is no part of the move before it. [W41.3]"""
    t = Table(shadow="muster army", first="shadow").at_war("sauron")
    whole = ["die muster", "advance-nation", "advance isengard"]
    asked = draft(GAME, t.s, whole[:2], SHADOW)
    assert asked is not None
    assert asked["id"] == "advance-nation"
    assert draft(GAME, t.s, whole, SHADOW) is None
    t.play("; ".join(whole))
    assert t.asks() == "deed"
    assert draft(GAME, t.s, ["move-armies"], SHADOW) is not None


def test_a_deed_is_offered_once() -> None:
    """Strider's any die and the Character die both hide the Fellowship. [W7.4, W7.19, W29.3]"""
    t = Table(free="character event", shadow="event")
    t.s.revealed, t.s.guide = True, CHARACTERS.index("strider")
    t.again().play("die character")
    assert t.options().count("hide-fellowship") == 1


def test_a_token_keeps_a_place_in_the_order() -> None:
    """A side without dice is passed over, unless it can spend a token. [W35.14, W41.2, W-EX55]"""
    for tokens in (0, 1 << FREE_POLITICS):
        t = Table(free="", shadow="event event event", first="shadow")
        t.s.tokens = tokens
        t.idle()
        assert (t.asks(), t.asked() == FREE) == ("act" if tokens else "deed", bool(tokens))
