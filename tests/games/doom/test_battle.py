"""Battles. [M12]"""

import pytest

from ringtable.games.doom.box.components import FIGURES
from tests.games.doom.scenario import Table


def orc(**more: object) -> Table:
    """A stage with a card of one battle and two hearts on slot 1."""
    return Table("rohan", slots="orc-hordes - - - - -", **more)  # type: ignore[arg-type]


def test_battles_follow_each_other_and_each_loss_counts_before_the_next() -> None:
    """[M12.1]"""
    t = Table("minas-morgul", slots="mumakil - - - - -", cards="eomer")
    t.roll("sauron").meet(1).play("pass")
    assert t.s.courage == 11
    assert t.asks() == "use_card_before_battle", "the second battle has not begun"
    t.roll("sauron").play("pass")
    assert t.s.courage == 9
    assert t.values("courage-lost") == [(2, 11), (2, 9)]


def test_a_loss_in_the_first_battle_may_end_the_game_before_the_second() -> None:
    """[M12.1]"""
    t = Table("minas-morgul", slots="mumakil - - - - -", courage=2).roll("sauron").meet(1)
    assert t.result()[0] == "courage"


def test_battles_won_before_do_not_count_for_the_next_card() -> None:
    """[M12.1, M17.26, M17.18]"""
    t = Table("rohan", slots="orc-hordes uruk-hai - - - -", warriors=1)
    t.roll("gimli").meet(1).roll("sauron", "sauron").meet(2)
    assert t.s.warriors == 1, "no battle against the Uruk-hai was won"
    t = Table("minas-morgul", slots="mumakil mouth-of-sauron - - - -")
    t.roll("gimli", "gimli").meet(1).roll("sauron", "gimli", "gimli").meet(2)
    assert not t.dice.told, "two wins in direct succession are enough"
    assert t.s.courage == 12


@pytest.mark.parametrize(
    ("space", "supports"),
    [(9, False), (10, True), (11, True), (15, True), (16, True), (17, False), ("waiting", False)],
)
def test_supporters_stand_level_or_ahead_up_to_the_destination(
    space: int | str, supports: bool
) -> None:
    """[M12.2, M12.3]"""
    t = orc(at={"ring-bearers": 10, "gimli": space, "legolas": 9, "aragorn": 9, "merry-pippin": 9})
    assert [FIGURES[figure] for figure in t.s.supporters()] == (["gimli"] if supports else [])
    t.roll("gimli").meet(1)
    assert t.s.courage == (13 if supports else 11)


def test_supporters_are_determined_for_each_battle() -> None:
    """[M12.2]"""
    t = Table("minas-morgul", slots="mumakil - - - - -", cards="theoden", at={"ring-bearers": 35})
    t.roll("gimli").tile(1, "legolas", 2, 2, "aragorn", 2).play("pass")
    assert t.s.courage == 11, "Gimli is behind in the first battle"
    t.roll("gimli").play("use theoden", "lead gimli")
    assert t.s.courage == 11, "and ahead in the second"
    assert t.values("battle-began") == [(2, ["gimli"])]
    assert t.values("battle-alone") == [(1,)]


def test_the_battle_die_is_rolled() -> None:
    """[M12.4]"""
    t = orc(cards="elrond").roll("gandalf").meet(1)
    assert t.rolled() == {"battle": "gandalf"}
    assert t.causes("rolled") == ["M12.4"]


def test_the_weapon_of_a_supporter_wins() -> None:
    """[M12.5]"""
    for weapon in FIGURES[1:]:
        t = orc().roll(weapon).meet(1)
        assert t.s.courage == 13
        assert t.causes("battle-won") == ["M12.5"]


def test_the_weapon_of_somebody_else_loses() -> None:
    """[M12.6]"""
    t = orc(at={"ring-bearers": 9}).roll("legolas").meet(1)
    assert t.s.courage == 11
    assert t.causes("battle-lost") == ["M12.6"]


def test_sauron_loses() -> None:
    """[M12.7]"""
    t = orc().roll("sauron").meet(1)
    assert t.s.courage == 11
    assert t.causes("battle-lost") == ["M12.7"]


def test_gandalf_wins_for_a_discarded_card_of_anybody() -> None:
    """[M12.8]"""
    t = orc(cards="1:gandalf-vision gandalf-wrath arwen", seats=2).roll("gandalf").meet(1)
    assert t.options() == ["keep", "discard gandalf-vision", "discard gandalf-wrath"]
    assert t.why("discard arwen") == "M12.8"
    t.play("discard gandalf-vision")
    assert t.s.courage == 13
    assert t.held() == ["arwen", "gandalf-wrath"], "one card, and no other"
    assert t.values("card-discarded") == [(0, "gandalf-vision", 1)]
    assert not t.facts("foreseen"), "its text is ignored"


def test_nobody_has_to_discard_for_gandalf() -> None:
    """[M12.8]"""
    t = orc(cards="gandalf-vision").roll("gandalf").meet(1).play("keep")
    assert t.s.courage == 11
    assert t.held() == ["gandalf-vision"]


def test_gandalf_loses_without_a_card() -> None:
    """[M12.8]"""
    t = orc(cards="boromir arwen").roll("gandalf").meet(1)
    assert t.s.courage == 11
    assert t.causes("battle-lost") == ["M12.8"]


def test_gandalf_loses_while_he_is_away() -> None:
    """[M12.9]"""
    t = orc(cards="gandalf-vision", locked=True).roll("gandalf").meet(1)
    assert t.s.courage == 11
    assert t.held() == ["gandalf-vision"]
    assert t.causes("battle-lost") == ["M12.9"]


def test_a_lost_battle_costs_the_hearts_of_the_card_a_won_one_nothing() -> None:
    """[M12.10]"""
    for slot, hearts in ((1, 2), (2, 1)):
        t = Table(slots="cave-troll moria-orc - - - -").roll("sauron").meet(slot)
        assert t.s.courage == 13 - hearts
        t = Table(slots="cave-troll moria-orc - - - -").roll("gimli").meet(slot)
        assert t.s.courage == 13


def test_after_the_stage_ended_only_companions_on_the_destination_support() -> None:
    """[M12.11]"""
    t = Table(at={"ring-bearers": 7, "gimli": 8, "legolas": 9}, slots="- - - - moria-orc -")
    t.roll("legolas").tile(1, "ring-bearers", 1, 5, "merry-pippin", 1).play("move 0")
    assert t.values("battle-began") == [(1, ["gimli"])]
    assert t.causes("battle-lost") == ["M12.6"]


def test_the_order_of_cards_around_one_battle() -> None:
    """[M12.12]"""
    cards = "galadriel eomer elrond boromir gandalf-vision"
    t = Table("rohan", slots="uruk-hai - - - - -", cards=cards).meet(1)
    assert t.asks() == "use_card_before_battle"
    t.roll("sauron").play("use galadriel", "pass")
    assert (t.asks(), t.s.courage) == ("use_card_after_roll", 16)
    t.roll("gandalf").play("use elrond battle")
    assert t.asks() == "gandalf_symbol", "it is decided on the final face"
    t.play("keep")
    assert t.asks() == "use_card_after_lost_uruk_battle"
    t.play("use boromir")
    assert t.asks() == "use_card_before_battle", "his roll is one of the battle die too"
    t.roll("sauron").play("pass")
    assert t.s.courage == 15, "courage is reduced last"
