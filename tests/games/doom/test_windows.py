"""Using ally cards and Gandalf cards. [M7]"""

from tests.games.doom.scenario import Table


def test_a_card_is_used_once_and_returns_to_the_box() -> None:
    """[M7.1]"""
    t = Table(cards="elrond gandalf-trick").roll(1, 2, 3, 4).play("roll legolas,gimli")
    t.roll(6).play("use elrond gimli")
    assert t.held() == ["gandalf-trick"]
    assert "use elrond legolas" not in t.options()
    assert t.why("card:elrond") == "M7.1"
    t.play("use gandalf-trick legolas 6")
    assert t.held() == []
    assert t.asks() == "place_page_1", "nothing is left to use"


def test_the_active_player_uses_cards_in_front_of_anybody() -> None:
    """[M7.2]"""
    t = Table("gondor", cards="1:faramir 2:gandalf-support", seats=3, seat=0)
    assert t.options() == ["pass", "use faramir", "use gandalf-support"]
    t.play("use faramir")
    assert t.values("card-used") == [(0, "faramir", 1)]


def test_several_cards_may_be_used_in_one_window() -> None:
    """[M7.3]"""
    t = Table("gondor", cards="faramir gandalf-support").play("use faramir", "move 2")
    assert t.where("ring-bearers") == 26
    assert t.options() == ["pass", "use gandalf-support"]


def test_cards_are_offered_on_the_active_players_turn_only() -> None:
    """[M7.3]"""
    t = Table("gondor", cards="1:faramir", seats=2, seat=0)
    assert t.s.asked == 0


def test_no_card_has_to_be_used() -> None:
    """[M7.4]"""
    t = Table("gondor", cards="faramir theoden")
    assert t.options()[0] == "pass"
    t.play("pass")
    assert t.held() == ["theoden", "faramir"]
    assert t.asks() == "choose_pair"


def test_no_gandalf_card_is_used_while_he_is_away() -> None:
    """[M7.5]"""
    t = Table("rohan", cards="gandalf-support gandalf-power", locked=True)
    assert t.asks() == "choose_pair"
    assert t.why("card:gandalf-support") == "M7.5"
    ally = Table("rohan", cards="gandalf-power arwen", locked=True)
    assert ally.why("card:arwen") == "M7.8", "others are not concerned"
    t.roll(1, 2, 3, 4).play("roll legolas,gimli")
    assert t.asks() == "place_page_1"


def test_gandalf_cards_are_drawn_while_he_is_away() -> None:
    """[M7.5]"""
    t = Table("rohan", at={"ring-bearers": 14}, locked=True).move("ring-bearers", 2)
    assert len(t.held()) == 1
    assert t.s.gandalf_left == 3


def test_before_the_turn_faramir_and_gandalfs_support_fit() -> None:
    """[M7.6]"""
    cards = "faramir gandalf-support elrond arwen eomer gandalf-wrath gandalf-vision boromir"
    t = Table("gondor", cards=cards)
    assert t.options() == ["pass", "use faramir", "use gandalf-support"]
    assert t.play("pass").why("card:faramir") == "M7.6"


def test_before_a_final_turn_they_do_not_fit() -> None:
    """[M7.6]"""
    t = Table(
        "mount-doom",
        at={"ring-bearers": 42},
        slots="shelob " * 6,
        cards="faramir gandalf-support gandalf-power",
    )
    assert t.asks() == "use_card_after_roll", "the start of the turn asked nothing"


def test_after_a_roll_elrond_power_and_trick_fit() -> None:
    """[M7.7]"""
    t = Table(cards="elrond gandalf-power gandalf-trick arwen boromir")
    t.roll(1, 2, 3, 4).play("roll legolas,gimli")
    assert t.asks() == "use_card_after_roll"
    used = {text.split()[1] for text in t.options() if text != "pass"}
    assert used == {"elrond", "gandalf-power", "gandalf-trick"}
    t.play("pass")
    assert t.why("card:elrond") == "M7.7"


def test_the_window_is_open_before_dice_are_placed() -> None:
    """[M7.7]"""
    t = Table(cards="gandalf-power").roll(1, 2, 3, 4).play("roll legolas,gimli")
    t.play("use gandalf-power encounter-2 5")
    assert t.options() == ["place 1 legolas", "place 1 gimli", "place 5 legolas", "place 5 gimli"]


def test_a_die_changed_by_a_card_counts_as_just_rolled() -> None:
    """[M7.7]"""
    t = Table(cards="elrond gandalf-trick").roll(1, 2, 3, 4).play("roll legolas,gimli")
    t.roll(5).play("use elrond gimli", "use gandalf-trick gimli 6")
    assert t.rolled()["gimli"] == 6


def test_the_window_follows_every_roll_of_the_game() -> None:
    """Both rolls of the phase, battles, cards, Support, Denethor, the final stage. [M7.7]"""
    second = Table(cards="elrond").roll(1, 2, 3, 4).play("roll legolas,gimli", "pass")
    second.play("place 1 gimli").roll(2, 2, 2).play("add aragorn")
    assert second.options() == [
        "pass",
        "use elrond encounter-2",
        "use elrond legolas",
        "use elrond aragorn",
    ]
    battle = Table(slots="moria-orc - - - - -", cards="elrond").roll("sauron").meet(1)
    assert battle.options() == ["pass", "use elrond battle"]
    king = Table("minas-morgul", slots="witch-king - - - - -", cards="elrond", nazgul=1)
    assert king.roll(1, 2).meet(1).options() == ["pass", "use elrond black-1", "use elrond black-2"]
    support = Table(cards="elrond gandalf-support").roll(1, 2, 3, 4, 5)
    assert len(support.play("use gandalf-support").options()) == 6
    denethor = Table("minas-morgul", slots="denethor - - - - -", cards="elrond")
    denethor.roll(3).tile(1, "gimli", 1, 2, "legolas", 1).play("reroll page-1")
    assert denethor.options() == ["pass", "use elrond gimli"]
    final = Table("mount-doom", at={"ring-bearers": 42}, slots="eagles " * 6, cards="elrond")
    assert final.options() == ["pass", "use elrond encounter-1"]
    sting = Table("mount-doom", at={"ring-bearers": 42}, slots="shelobs-sting " * 6, cards="elrond")
    assert sting.roll(4).play("pass").options() == ["pass", "use elrond black-1"]
    again = Table("rohan", slots="uruk-hai - - - - -", cards="elrond boromir").roll("sauron")
    again.meet(1).play("pass").roll("sauron").play("use boromir")
    assert again.options() == ["pass", "use elrond battle"]


def test_on_an_event_space_arwen_fits() -> None:
    """[M7.8]"""
    t = Table(at={"gimli": 1}, cards="arwen elrond").move("gimli", 2)
    assert t.asks() == "use_card_on_event_space"
    assert t.options() == ["pass", "use arwen"]
    assert t.s.nazgul == 0, "its effect is about to happen"
    assert t.play("pass").s.nazgul == 1
    assert t.why("card:arwen") == "M7.8"


def test_on_an_emptied_nazgul_space_arwen_does_not_fit() -> None:
    """Nothing is about to happen there any more. [M7.8, M10.8]"""
    t = Table(at={"gimli": 1, "legolas": 6}, cards="arwen")
    t.s.witch_king = False
    assert t.move("gimli", 2).asks() == "choose_pair"
    assert t.causes("nazgul-gone") == ["M10.8"]
    assert t.move("legolas", 1).asks() == "use_card_on_event_space", "a dark heart still counts"


def test_before_each_battle_roll_galadriel_and_eomer_fit() -> None:
    """[M7.9]"""
    t = Table("minas-morgul", slots="mumakil - - - - -", cards="galadriel eomer elrond boromir")
    t.meet(1)
    assert t.asks() == "use_card_before_battle"
    assert t.options() == ["pass", "use galadriel", "use eomer"]
    t.roll("gimli").play("pass", "pass")
    assert t.asks() == "use_card_before_battle", "the second battle"
    assert t.options() == ["pass", "use galadriel", "use eomer"]
    t.roll("gimli").play("pass", "pass")
    assert t.why("card:galadriel") == "M7.9"


def test_before_boromirs_roll_galadriel_and_eomer_fit_once_more() -> None:
    """Each time a battle die is about to be rolled. [M7.9, M12.12]"""
    for card, courage in (("galadriel", 15), ("eomer", 5)):
        t = Table("rohan", slots="uruk-hai - - - - -", cards="galadriel eomer boromir", courage=5)
        t.meet(1).roll("sauron").play("pass", "use boromir")
        assert t.asks() == "use_card_before_battle"
        assert t.options() == ["pass", "use galadriel", "use eomer"]
        t.play(f"use {card}")
        if card == "galadriel":
            t.roll("sauron").play("pass")
        assert t.s.courage == courage
        assert t.held() == [other for other in ("galadriel", "eomer") if other != card]


def test_after_a_lost_uruk_battle_boromir_fits_before_courage_falls() -> None:
    """[M7.10]"""
    t = Table("rohan", slots="uruk-hai - - - - -", cards="boromir").roll("sauron").meet(1)
    assert t.asks() == "use_card_after_lost_uruk_battle"
    assert t.s.courage == 13
    assert t.play("pass").s.courage == 12
    assert t.why("card:boromir") == "M7.10"


def test_boromir_fits_no_other_battle_and_no_won_one() -> None:
    """[M7.10]"""
    t = Table("rohan", slots="uruk-hai orc-hordes - - - -", cards="boromir").roll("sauron").meet(2)
    assert t.asks() == "choose_pair"
    assert t.s.courage == 11
    assert t.roll("gimli").meet(1).asks() == "choose_pair"


def test_at_the_witch_kings_roll_eowyn_fits_before_courage_falls() -> None:
    """[M7.11]"""
    t = Table("minas-morgul", slots="witch-king - - - - -", cards="eowyn", nazgul=1)
    t.roll(5, 6).meet(1)
    assert t.asks() == "use_card_on_witch_king"
    assert t.s.courage == 13
    assert t.play("pass").s.courage == 12
    assert t.why("card:eowyn") == "M7.11"


def test_after_an_activation_gandalfs_wrath_fits() -> None:
    """[M7.12]"""
    t = Table(slots="saruman elrond - - - -", cards="gandalf-wrath").meet(1)
    assert t.asks() == "use_card_after_activation"
    assert t.s.warriors == 2, "its instructions are complete"
    t.play("pass").meet(2)
    assert t.asks() == "choose_pair", "an ally is no such card"
    assert t.why("card:gandalf-wrath") == "M7.12"


def test_between_stages_gandalfs_vision_fits() -> None:
    """[M7.13]"""
    t = Table(at={"ring-bearers": 6}, slots="saruman - - - - -", cards="gandalf-vision")
    assert t.why("card:gandalf-vision") == "M7.13"
    t.tile(2, "ring-bearers", 1, 5, "gimli", 1).play("move 0", "move 1")
    assert t.asks() == "use_card_before_stage"
    assert t.slots() == ["-"] * 6, "the old cards are cleared, the new ones not yet laid out"


def test_free_cards_fit_at_the_start_before_each_die_and_between_battles() -> None:
    """[M7.14]"""
    t = Table("minas-morgul", slots="mumakil - - - - -", cards="theoden")
    assert t.options() == ["pass", "use theoden"]
    t.roll("gimli", "gimli").tile(1, "gimli", 1, 2, "legolas", 2)
    asked = []
    while t.asks().startswith(("use_card", "slot_move")):
        asked.append(t.asks())
        t.play("pass" if t.asks() == "use_card_free" else "move 0")
        if t.s.turns == 2:
            break
    assert asked == [
        "use_card_free",  # before the Mûmakil
        "use_card_free",  # between their battles
        "use_card_free",  # before Gimli's die
        "use_card_free",  # before the second encounter
        "slot_move",
        "use_card_free",  # before Legolas's die
    ]


def test_a_battle_with_its_loss_is_not_interrupted() -> None:
    """[M7.14]"""
    t = Table("gondor", slots="orc-hordes - - - - -", cards="treebeard", courage=2)
    t.roll("sauron").tile(1, "gimli", 1, 2, "legolas", 2).play("pass")
    assert t.result()[0] == "courage"


def test_free_cards_fit_between_the_die_of_the_final_stage_and_its_encounter() -> None:
    """The die is known, its result has not begun. [M7.14, M14.8]"""
    at: dict[str, int | str] = {"ring-bearers": 42}
    cards = "treebeard elrond"
    t = Table("mount-doom", at=at, slots="gollums-deceit " * 6, cards=cards, courage=2)
    t.roll(4).play("pass")
    assert t.asks() == "use_card_after_roll"
    assert t.roll(3).play("use elrond encounter-1").asks() == "use_card_free"
    assert t.rolled() == {"encounter-1": 3}
    t.dice.loaded = False
    t.play("use treebeard")
    assert t.values("courage-gained") == [(2, 4)]
    assert t.values("courage-lost")[0] == (2, 2), "the Deceit comes after it"


def test_free_cards_do_not_fit_while_dice_lie_unplaced() -> None:
    """[M7.14]"""
    t = Table("gondor", cards="treebeard").play("pass").roll(1, 2, 3, 4).play("roll legolas,gimli")
    assert t.asks() == "place_page_1"
    assert t.why("card:treebeard") == "M7.14"


def test_after_the_last_die_they_fit_if_the_stage_ends() -> None:
    """[M7.14]"""
    t = Table("minas-morgul", at={"ring-bearers": 39, "gimli": 35}, cards="theoden elrond")
    t.roll(1).tile(1, "ring-bearers", 1, 1, "aragorn", 1)
    t.play("pass", "move 0", "pass", "pass", "move 0", "pass")
    assert t.where("ring-bearers") == 40
    assert t.asks() == "use_card_free"
    t.play("use theoden", "lead gimli")
    assert t.where("ring-bearers") == 41


def test_after_the_last_die_they_fit_if_others_cannot_use_them() -> None:
    """[M7.14]"""
    t = Table("gondor", cards="theoden", seats=2, mode="exclusive-allies")
    t.tile(1, "gimli", 1, 1, "aragorn", 1)
    t.play("pass", "move 0", "pass", "pass", "move 0", "pass")
    assert (t.asks(), t.s.asked) == ("use_card_free", 0)
    assert t.play("pass").s.asked == 1
    assert t.asks() == "choose_pair"
    shared = Table("gondor", cards="theoden", seats=2)
    shared.tile(1, "gimli", 1, 1, "aragorn", 1)
    shared.play("pass", "move 0", "pass", "pass", "move 0", "pass")
    assert (shared.asks(), shared.s.asked) == ("use_card_before_turn", 1)


def test_each_window_has_a_name_and_passing_comes_first() -> None:
    """[M18.4]"""
    t = Table("gondor", cards="theoden faramir elrond")
    assert (t.asks(), t.options()[0]) == ("use_card_before_turn", "pass")
    t.play("pass").roll(1, 2, 3, 4).play("roll legolas,gimli")
    assert (t.asks(), t.options()[0]) == ("use_card_after_roll", "pass")


def test_without_a_fitting_card_nothing_is_asked() -> None:
    """[M18.4]"""
    t = Table(cards="arwen boromir galadriel eomer eowyn gandalf-vision")
    assert t.asks() == "choose_pair"
    t.roll(1, 2, 3, 4).play("roll legolas,gimli")
    assert t.asks() == "place_page_1"
