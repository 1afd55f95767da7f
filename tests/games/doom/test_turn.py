"""Turn, roll phase and action phase. [M3, M4, M5]"""

from tests.games.doom.scenario import Table


def test_a_turn_is_the_roll_phase_then_the_action_phase() -> None:
    """[M3.1]"""
    t = Table().roll(2, 3, 4, 5).play("roll legolas,gimli")
    assert t.asks() == "place_page_1"
    t.play("place 2 legolas")
    assert t.asks() == "choose_third"
    assert t.where("legolas") == 0, "nothing moves before all dice are placed"
    t.roll(1, 1, 1).play("add aragorn")
    assert t.asks() == "place_page_2"
    t.play("place aragorn")
    assert t.asks() == "slot_move"


def test_the_final_stage_has_a_turn_of_its_own() -> None:
    """[M3.1]"""
    t = Table("mount-doom", at={"ring-bearers": 42}, slots="eagles " * 6, cards="elrond")
    assert t.asks() == "use_card_after_roll"
    assert list(t.rolled()) == ["encounter-1"]


def test_the_next_player_clockwise_is_active() -> None:
    """[M3.2]"""
    t = Table(seats=3, seat=1)
    t.tile(1, "gimli", 1, 1, "legolas", 1).play("move 0", "move 0")
    assert (t.s.seat, t.s.asked) == (2, 2)
    t.dice.told.clear()
    t.tile(1, "gimli", 1, 1, "legolas", 1).play("move 0", "move 0")
    assert t.s.asked == 0


def test_cards_of_the_start_come_before_the_first_roll() -> None:
    """[M3.3]"""
    t = Table("gondor", cards="faramir")
    assert t.asks() == "use_card_before_turn"
    assert t.options() == ["pass", "use faramir"]
    assert t.play("pass").asks() == "choose_pair"
    assert not t.facts("rolled")


# The roll phase


def test_two_of_five_fellowship_dice_are_rolled_with_both_encounter_dice() -> None:
    """[M4.1]"""
    t = Table()
    assert len(t.options()) == 10
    t.roll(6, 5, 4, 3).play("roll ring-bearers,gimli")
    assert t.rolled() == {"encounter-1": 6, "encounter-2": 5, "ring-bearers": 4, "gimli": 3}
    assert t.causes("rolled") == ["M4.1"]


def test_other_numbers_of_dice_are_refused() -> None:
    """[M4.1]"""
    assert Table().why("roll gimli") == "M4.1"
    assert Table().why("roll gimli,legolas,aragorn") == "M4.1"


def test_one_encounter_die_and_one_fellowship_die_go_to_page_1() -> None:
    """[M4.2]"""
    t = Table().roll(6, 5, 4, 3).play("roll ring-bearers,gimli")
    assert t.options() == [
        "place 6 ring-bearers",
        "place 6 gimli",
        "place 5 ring-bearers",
        "place 5 gimli",
    ]
    assert t.why("place 4 gimli") == "M4.2"
    t.play("place 5 gimli")
    assert (t.s.tile_encounter[0], t.s.tile_figure[0], t.s.tile_steps[0]) == (5, 4, 3)
    assert t.rolled() == {"encounter-1": 6, "ring-bearers": 4}
    assert t.values("placed") == [(0, 1, 5, "gimli", 3)]


def test_equal_encounter_dice_are_one_choice() -> None:
    """[M4.2]"""
    t = Table().roll(5, 5, 4, 3).play("roll ring-bearers,gimli")
    assert t.options() == ["place 5 ring-bearers", "place 5 gimli"]


def test_a_third_die_joins_the_two_that_are_left() -> None:
    """[M4.3]"""
    t = Table().roll(6, 5, 4, 3).play("roll ring-bearers,gimli", "place 5 gimli")
    assert t.options() == ["add merry-pippin", "add aragorn", "add legolas"]
    assert t.why("add gimli") == "M4.3"
    assert t.why("add ring-bearers") == "M4.3"
    assert Table().roll(6, 5, 4, 3).play(
        "roll ring-bearers,merry-pippin", "place 5 merry-pippin"
    ).options() == ["add aragorn", "add legolas", "add gimli"]
    t.roll(1, 2, 3).play("add legolas")
    assert t.rolled() == {"encounter-1": 1, "ring-bearers": 2, "legolas": 3}
    assert t.causes("rolled") == ["M4.1", "M4.3"]


def test_page_2_takes_the_encounter_die_and_one_of_two_fellowship_dice() -> None:
    """[M4.4]"""
    t = Table().roll(6, 5, 4, 3).play("roll ring-bearers,gimli", "place 5 gimli")
    t.roll(1, 2, 3).play("add legolas")
    assert t.options() == ["place ring-bearers", "place legolas"]
    assert t.why("place gimli") == "M4.4"
    t.play("place legolas")
    assert t.values("placed")[1] == (0, 2, 1, "legolas", 3)
    assert t.values("die-unused") == [("ring-bearers",)]
    assert t.where("ring-bearers") == 0
    assert t.rolled() == {}, "no die is left of the roll"


def test_a_placed_die_keeps_its_value() -> None:
    """[M4.5]"""
    t = Table().roll(6, 5, 4, 3).play("roll ring-bearers,gimli", "place 6 ring-bearers")
    t.roll(1, 6, 6).play("add legolas")
    assert (t.s.tile_encounter[0], t.s.tile_steps[0]) == (6, 4)


def test_the_die_of_a_figure_that_cannot_move_may_be_chosen() -> None:
    """[M4.6]"""
    t = Table("minas-morgul", at={"gimli": "waiting", "legolas": 40})
    assert "roll legolas,gimli" in t.options()
    t.tile(1, "gimli", 6, 1, "legolas", 6)
    t.play("move 0", "move 0")
    assert (t.where("gimli"), t.where("legolas")) == ("waiting", 40)
    assert t.values("cannot-move") == [("gimli",), ("legolas",)]


# The action phase


def test_dice_are_resolved_page_by_page_from_top_to_bottom() -> None:
    """[M5.1]"""
    t = Table().tile(1, "gimli", 2, 2, "legolas", 4)
    assert t.values("empty-slot-figure") == [(1, "aragorn")]
    t.play("move 1")
    assert t.values("empty-slot-figure")[1] == (2, "merry-pippin")
    assert (t.where("aragorn"), t.where("gimli"), t.where("legolas")) == (1, 2, 0)
    t.play("move 2")
    moved = [values[0] for values in t.values("moved")]
    assert moved == ["aragorn", "gimli", "merry-pippin", "legolas"]


def test_a_die_returns_to_the_pool_when_it_is_resolved() -> None:
    """[M5.2]"""
    t = Table().tile(1, "gimli", 2, 2, "legolas", 4)
    assert list(t.s.tile_encounter) == [1, 2], "the first one is being resolved"
    t.play("move 1")
    assert list(t.s.tile_encounter) == [0, 2]
    assert list(t.s.tile_steps) == [0, 4]
    t.play("move 1")
    assert list(t.s.tile_encounter) == [0, 0]
    assert list(t.s.tile_figure) == [255, 255]


def test_all_dice_are_resolved_on_the_old_cards_after_arrival() -> None:
    """[M5.3]"""
    t = Table(at={"ring-bearers": 7}, slots="- - - - saruman -")
    t.tile(1, "ring-bearers", 1, 5, "gimli", 2).play("move 0")
    assert t.s.warriors == 2
    assert t.where("gimli") == 2
    facts = [fact.kind.id for fact in t.s.facts or []]
    assert facts.index("doom-reached") < facts.index("doom-activated")
    assert facts.index("doom-activated") < facts.index("doom-stage-ended")


def test_a_loss_ends_the_game_at_once() -> None:
    """[M5.4]"""
    t = Table(nazgul=7, slots="- - - nazgul - -").tile(4, "gimli", 2, 1, "legolas", 4)
    assert t.result()[0] == "nazgul"
    assert (t.where("gimli"), t.where("legolas")) == (0, 0)
    assert (t.s.facts or [])[-1].kind.id == "doom-lost-nazgul"
