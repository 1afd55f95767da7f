"""Encounter dice. [M6]"""

from tests.games.doom.scenario import Table


def test_the_die_activates_the_card_on_its_slot() -> None:
    """[M6.1]"""
    t = Table(slots="saruman - nazgul - - -").meet(3)
    assert (t.s.nazgul, t.s.warriors) == (1, 0)
    t.meet(1)
    assert (t.s.nazgul, t.s.warriors) == (1, 2)
    assert t.values("activated") == [(3, "nazgul"), (1, "saruman")]


def test_a_face_down_card_is_turned_up_then_activated_and_stays_up() -> None:
    """[M6.2]"""
    t = Table(slots="?saruman - - - - -").meet(1)
    assert t.slots()[0] == "saruman"
    assert t.s.warriors == 2
    kinds = [fact.kind.id for fact in t.s.facts or []]
    assert kinds.index("doom-turned-up") < kinds.index("doom-activated")
    t.meet(1)
    assert len(t.facts("turned-up")) == 1
    t = Table(slots="?saruman nazgul - - - ?elrond").meet(1)
    assert t.slots() == ["saruman", "nazgul", "-", "-", "-", "?elrond"], "the others as they lay"


def test_an_ally_is_taken_by_the_active_player_and_leaves_an_empty_slot() -> None:
    """[M6.3]"""
    t = Table(slots="- - arwen - - ?elrond", seats=3, seat=2).meet(3)
    assert t.held() == ["arwen"]
    assert t.owner("arwen") == 2
    assert t.slots()[2] == "-"
    assert t.s.face_up >> t.card("arwen") & 1
    t.meet(6)
    assert t.held() == ["arwen", "elrond"]


def test_a_card_without_the_removal_symbol_stays_and_is_met_again() -> None:
    """[M6.4]"""
    t = Table(slots="- - - saruman - -").meet(4).meet(4)
    assert t.slots()[3] == "saruman"
    assert t.s.warriors == 4


def test_a_card_with_the_removal_symbol_leaves_the_game() -> None:
    """[M6.4]"""
    t = Table("rohan", slots="- - - wargs - -").meet(4)
    assert t.slots()[3] == "-"
    assert t.s.courage == 11
    assert t.values("card-removed") == [("wargs", 4)]


def test_an_instruction_is_carried_out_completely_before_the_card_leaves() -> None:
    """[M6.4]"""
    t = Table(slots="- - - balrog - -").meet(4)
    assert (t.s.courage, t.s.gandalf_locked) == (10, True)
    kinds = [fact.kind.id for fact in t.s.facts or []]
    assert kinds[-3:] == ["doom-courage-lost", "doom-gandalf-falls", "doom-card-removed"]


def test_an_empty_slot_places_a_nazgul() -> None:
    """[M6.5]"""
    t = Table().meet(6)
    assert t.s.nazgul == 1
    assert t.causes("nazgul-placed") == ["M6.5"]


def test_an_empty_slot_moves_its_figure_up_to_two_spaces() -> None:
    """[M6.5]"""
    figures = ["aragorn", "merry-pippin", "legolas", "gimli", "ring-bearers"]
    for slot, figure in enumerate(figures, 1):
        for steps in (0, 1, 2):
            t = Table().meet(slot)
            assert t.options() == ["move 0", "move 1", "move 2"]
            assert t.why("move 3") == "M6.5"
            assert t.play(f"move {steps}").where(figure) == steps


def test_a_symbol_may_lead_a_companion_beyond_the_destination_of_the_stage() -> None:
    """[M6.5, M8.3]"""
    for space in (7, 8, 12):
        t = Table(at={"aragorn": space}).meet(1)
        assert t.options() == ["move 0", "move 1", "move 2"]
        assert t.play("move 2").where("aragorn") == space + 2


def test_only_the_topmost_card_of_a_slot_is_activated() -> None:
    """[M6.6]"""
    t = Table("minas-morgul", slots="haradrim army-of-the-dead - - - -").meet(2)
    assert t.slots()[:2] == ["army-of-the-dead", "-"]
    t.meet(1)
    assert t.s.courage == 13, "the Haradrim are covered"


def test_a_slot_with_a_covered_card_is_not_empty() -> None:
    """[M6.7]"""
    t = Table("minas-morgul", slots="haradrim army-of-the-dead denethor - - -").meet(2)
    t.play("left").meet(1)
    assert t.slots()[:3] == ["haradrim", "-", "army-of-the-dead"], "it uncovers what lay below"
    t.meet(1)
    assert t.s.courage == 11
    assert not t.facts("empty-slot-figure")


def test_a_symbol_of_a_figure_that_cannot_move_does_nothing() -> None:
    """[M6.8]"""
    t = Table("minas-morgul", at={"aragorn": 40, "gimli": "waiting"}).meet(1).meet(4)
    assert t.asks() == "choose_pair"
    assert t.causes("cannot-move") == ["M6.8", "M6.8"]
    assert (t.where("aragorn"), t.where("gimli")) == (40, "waiting")
