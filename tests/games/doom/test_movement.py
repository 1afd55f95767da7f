"""Movement, event spaces, and the end of a stage. [M8, M9, M11]"""

import pytest

from ringtable.games.doom.box.components import FIGURES
from ringtable.games.doom.box.content import house_pack
from tests.games.doom.scenario import Table


def test_a_die_moves_its_figure_exactly_as_far_as_it_shows() -> None:
    """[M8.1]"""
    for steps in (1, 2, 4, 6):
        t = Table().move("legolas", steps)
        assert t.where("legolas") == steps
        assert [t.where(one) for one in ("gimli", "ring-bearers")] == [0, 0]
    t = Table().tile(1, "gimli", 5, 1, "ring-bearers", 4).play("move 0", "move 0")
    assert (t.where("gimli"), t.where("ring-bearers")) == (5, 4)


def test_figures_share_spaces_and_do_not_block() -> None:
    """[M8.2]"""
    t = Table(at={"gimli": 2, "legolas": 4}).move("aragorn", 4).move("gimli", 4)
    assert (t.where("aragorn"), t.where("legolas"), t.where("gimli")) == (4, 4, 6)


def test_a_companion_passes_destinations_the_ring_bearers_have_not_reached() -> None:
    """[M8.3]"""
    t = Table(at={"gimli": 6}).move("gimli", 5)
    assert t.where("gimli") == 11
    assert t.s.stage == 0


def test_the_ring_bearers_stop_on_the_destination() -> None:
    """[M8.4]"""
    assert Table(at={"ring-bearers": 6}).move("ring-bearers", 6).where("ring-bearers") == 8


@pytest.mark.parametrize("place", [8, 16, 24, 32, 40])
def test_an_exact_die_onto_any_destination_raises_courage(place: int) -> None:
    """[M8.5]"""
    t = Table(at={"gimli": place - 3}).move("gimli", 3)
    assert t.where("gimli") == place
    assert t.s.courage == 14
    assert t.causes("courage-gained") == ["M8.5"]


def test_passing_a_destination_gains_nothing() -> None:
    """[M8.6]"""
    t = Table(at={"gimli": 6}).move("gimli", 3)
    assert (t.where("gimli"), t.s.courage) == (9, 13)


def test_who_would_pass_minas_morgul_waits_beside_it() -> None:
    """[M8.7]"""
    t = Table("minas-morgul", at={"gimli": 38}).move("gimli", 3)
    assert t.where("gimli") == "waiting"
    assert t.s.courage == 13
    assert Table(at={"gimli": 38}).move("gimli", 2).where("gimli") == 40


def test_who_waits_neither_supports_nor_protects_nor_counts() -> None:
    """[M8.8]"""
    t = Table("minas-morgul", at={"gimli": "waiting", "ring-bearers": 39}, cards="elrond")
    assert [FIGURES[figure] for figure in t.s.supporters()] == []
    t.roll(1).tile(1, "ring-bearers", 1, 1, "legolas", 1).play("move 0", "move 0")
    assert t.s.stage == 5
    assert t.where("ring-bearers") == 40, "nobody helps"


def test_companions_on_minas_morgul_do_not_move_any_more() -> None:
    """[M8.9]"""
    t = Table("minas-morgul", at={"gimli": 40, "legolas": "waiting"})
    t.move("gimli", 3).move("legolas", 1)
    assert (t.where("gimli"), t.where("legolas")) == (40, "waiting")
    assert t.causes("cannot-move") == ["M8.9", "M8.9"]


def test_only_a_die_can_be_exact() -> None:
    """A slot symbol, Théoden and Faramir bring neither courage nor a Gandalf card. [M8.10]"""
    slot = Table(at={"gimli": 6, "ring-bearers": 6}).meet(4).play("move 2")
    assert (slot.where("gimli"), slot.s.courage) == (8, 13)
    slot.meet(5).play("move 2")
    assert slot.where("ring-bearers") == 8
    assert slot.held() == []
    theoden = Table(cards="theoden").play("use theoden", "lead gimli")
    assert (theoden.where("gimli"), theoden.s.courage) == (8, 13)
    faramir = Table("gondor", at={"ring-bearers": 30}, cards="faramir", gandalf_left=1)
    faramir.play("use faramir")
    assert faramir.held() == []


def test_turned_dice_and_the_support_die_can_be_exact() -> None:
    """[M8.10]"""
    t = Table(at={"gimli": 6}, cards="gandalf-trick").roll(1, 2, 3, 4).play("roll legolas,gimli")
    t.play("use gandalf-trick gimli 2", "place 1 gimli").roll(1, 1, 1).play("add aragorn")
    t.play("place aragorn", "move 0")
    assert t.s.courage == 14
    support = Table(at={"gimli": 6}, cards="gandalf-support").roll(1, 1, 1, 1, 2)
    assert support.play("use gandalf-support", "take gimli").s.courage == 14


def test_a_slot_symbol_offers_no_distance_beyond_minas_morgul() -> None:
    """[M8.11]"""
    t = Table("minas-morgul", at={"gimli": 39}).meet(4)
    assert t.options() == ["move 0", "move 1"]
    assert t.why("move 2") == "M8.11"


def test_a_slot_symbol_offers_the_ring_bearers_no_distance_beyond_their_stop() -> None:
    """[M8.11]"""
    t = Table(at={"ring-bearers": 7}).meet(5)
    assert t.options() == ["move 0", "move 1"]


# Event spaces


def test_a_dark_heart_costs_one_courage_a_nazgul_symbol_places_one() -> None:
    """[M9.1]"""
    t = Table(at={"gimli": 5}).move("gimli", 2)
    assert (t.s.courage, t.s.nazgul) == (12, 0)
    t = Table(at={"gimli": 1}).move("gimli", 2)
    assert (t.s.courage, t.s.nazgul) == (13, 1)
    assert t.values("event") == [("gimli", 3, "nazgul")]


def test_passing_an_event_space_triggers_nothing() -> None:
    """[M9.2]"""
    t = Table().move("gimli", 5)
    assert (t.s.courage, t.s.nazgul) == (13, 0)
    assert not t.facts("event")


def test_a_figure_on_the_space_protects_it() -> None:
    """[M9.3]"""
    t = Table(at={"gimli": 3, "legolas": 1}).move("legolas", 2)
    assert t.s.nazgul == 0
    assert t.values("protected") == [("legolas", 3, "gimli")]
    bearers = Table(at={"ring-bearers": 7, "legolas": 5}).move("legolas", 2)
    assert bearers.s.courage == 13


def test_a_figure_that_stays_does_not_trigger_its_space_again() -> None:
    """[M9.4]"""
    t = Table(at={"gimli": 3}).meet(4).play("move 0")
    assert t.s.nazgul == 0


def test_every_kind_of_move_triggers_but_no_move_of_0() -> None:
    """[M9.5]"""
    slot = Table(at={"gimli": 1}).meet(4).play("move 2")
    assert slot.s.nazgul == 1
    faramir = Table("gondor", at={"ring-bearers": 24}, cards="faramir")
    assert faramir.play("use faramir", "move 3").s.courage == 12
    support = Table(cards="gandalf-support").roll(1, 1, 1, 1, 3)
    assert support.play("use gandalf-support", "take gimli").s.nazgul == 1
    still = Table(at={"gimli": 7}).meet(4).play("move 0")
    assert still.s.courage == 13


def test_the_event_spaces_are_where_the_board_has_them() -> None:
    """[M9.6]"""
    events = {space.index: space.event for space in house_pack().spaces if space.event}
    nazgul = [space for space, event in events.items() if event == "nazgul"]
    hearts = [space for space, event in events.items() if event == "dark-heart"]
    assert nazgul == [3, 15, 20, 30, 35, 37]
    assert hearts == [7, 10, 22, 27, 33]
    for space in range(1, 40):
        # Gimli runs ahead of everybody, so that nobody protects the space.
        t = Table(at={"gimli": space - 1}).move("gimli", 1)
        gained = 1 if space % 8 == 0 else 0
        assert t.s.nazgul == (1 if space in nazgul else 0)
        assert t.s.courage == 13 + gained - (1 if space in hearts else 0)


# The end of a stage


def test_the_stage_ends_when_the_ring_bearers_reach_its_destination() -> None:
    """[M11.1]"""
    t = Table(at={"ring-bearers": 5}).tile(1, "gimli", 1, 1, "ring-bearers", 3)
    t.play("move 0", "move 0")
    assert t.s.stage == 1
    t = Table(at={"ring-bearers": 5}).tile(1, "gimli", 8 - 2, 1, "ring-bearers", 2)
    t.play("move 0", "move 0")
    assert t.s.stage == 0, "they stand before it"


@pytest.mark.parametrize(
    ("stage", "place"), [("lothlorien", 8), ("rohan", 16), ("helms-deep", 24), ("gondor", 32)]
)
def test_an_exact_die_draws_the_top_gandalf_card(stage: str, place: int) -> None:
    """[M11.2]"""
    t = Table(stage, at={"ring-bearers": place - 3}, seats=3, seat=1)
    top = t.s.printed.names[t.s.gandalf[1]]
    t.move("ring-bearers", 3)
    assert t.held() == [top]
    assert t.owner(top) == 1
    assert t.s.is_face_up(t.card(top))
    assert t.s.gandalf_left == 3
    assert t.values("gandalf-card-drawn") == [(1, top, 3)]


def test_a_drawn_card_can_be_used_from_that_moment() -> None:
    """[M11.2]"""
    t = Table(at={"ring-bearers": 7}, slots="- - - - saruman -")
    t.s.gandalf[1] = t.card("gandalf-wrath")
    t.tile(1, "ring-bearers", 1, 5, "gimli", 1).play("move 0")
    assert t.asks() == "use_card_after_activation"


def test_any_other_arrival_loses_the_top_gandalf_card_unseen() -> None:
    """[M11.3]"""
    t = Table(at={"ring-bearers": 6}).move("ring-bearers", 3)
    assert t.held() == []
    assert t.s.gandalf_left == 3
    assert not t.s.is_face_up(t.s.gandalf[1])
    assert t.values("gandalf-card-lost") == [(3,)]
    t = Table(at={"ring-bearers": 7}).meet(5).play("move 1")
    assert t.s.gandalf_left == 3


def test_the_card_is_drawn_before_the_remaining_dice() -> None:
    """[M11.4]"""
    t = Table(at={"ring-bearers": 7}).tile(1, "ring-bearers", 1, 1, "gimli", 1).play("move 0")
    assert t.asks() == "slot_move", "page 2 is being resolved"
    assert t.s.gandalf_left == 3
    assert len(t.held()) == 1


def test_minas_morgul_neither_draws_nor_loses_a_card() -> None:
    """[M11.5]"""
    for steps in (2, 5):
        t = Table("minas-morgul", at={"ring-bearers": 38}).move("ring-bearers", steps)
        assert t.where("ring-bearers") == 40
        assert t.s.gandalf_left == 4
        assert t.held() == []


def test_nothing_moves_them_until_the_stage_has_ended() -> None:
    """[M11.6]"""
    t = Table(at={"ring-bearers": 7}).tile(5, "ring-bearers", 4, 5, "gimli", 1).play("move 1")
    assert t.where("ring-bearers") == 8
    assert "M11.6" in t.causes("cannot-move"), "their own die"
    assert "M6.8" in t.causes("cannot-move"), "the slot symbol"
    assert t.s.stage == 1


def test_after_a_stage_that_ended_before_the_turn_they_move_normally() -> None:
    """[M11.6]"""
    t = Table("gondor", at={"ring-bearers": 30}, cards="faramir").play("use faramir")
    assert (t.s.stage, t.where("ring-bearers")) == (4, 32)
    t.s.slot[:] = b"\xff" * 6
    t.tile(1, "ring-bearers", 4, 1, "gimli", 2).play("move 0", "move 0")
    assert t.where("ring-bearers") == 36


def test_helms_deep_ends_the_gandalf_lock_at_once() -> None:
    """[M11.7]"""
    t = Table("helms-deep", at={"ring-bearers": 22}, cards="gandalf-wrath", locked=True)
    t.lay_out(["-", "-", "-", "-", "saruman", "-"])
    t.s.gandalf[1] = t.card("gandalf-power")
    t.tile(1, "ring-bearers", 2, 5, "gimli", 1).play("move 0")
    assert not t.s.gandalf_locked
    assert t.asks() == "use_card_after_activation"
    assert t.held() == ["gandalf-power", "gandalf-wrath"]


def test_other_destinations_do_not_end_the_lock() -> None:
    """[M11.7]"""
    t = Table("rohan", at={"ring-bearers": 14}, locked=True).move("ring-bearers", 2)
    assert t.s.gandalf_locked


def test_a_card_before_the_turn_ends_the_stage_and_the_turn_goes_on() -> None:
    """[M11.8]"""
    t = Table("gondor", at={"ring-bearers": 29}, cards="faramir", seats=2)
    t.play("use faramir", "move 3")
    assert t.s.stage == 4
    assert (t.s.turns, t.s.seat) == (1, 0)
    assert t.asks() == "choose_pair"
    assert {card // 7 for card in bytes(t.s.slot)} == {4}
    support = Table(at={"ring-bearers": 6}, cards="gandalf-support", seats=2).roll(2, 1, 1, 1, 1)
    support.play("use gandalf-support", "take ring-bearers")
    assert (support.s.stage, support.s.turns, support.s.seat) == (1, 1, 0)


def test_a_card_before_the_turn_may_lead_to_a_final_turn() -> None:
    """[M11.8]"""
    t = Table("minas-morgul", at={"ring-bearers": 38, "gimli": 36}, cards="faramir elrond")
    t.roll(1).play("use faramir")
    assert t.s.stage == 5
    assert (t.asks(), t.s.turns) == ("use_card_after_roll", 1)
    assert list(t.rolled()) == ["encounter-1"]
