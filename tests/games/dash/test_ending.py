"""D8, D9 and D11: elimination, the end of the game, the solo game."""

import pytest

from tests.games.dash.scenario import ALL_HOBBITS, Table

ALMOST = "XXXXXXX."

# D8 Elimination


def test_a_full_eighth_square_eliminates_at_once() -> None:
    """[D8.1]"""
    t = Table("frodo sam", squares={"frodo": ALMOST}).turn("yellow nazgul")
    assert t.is_out("frodo")
    assert t.causes("eliminated") == ["D8.1"]
    t = Table("frodo sam", squares={"frodo": "XXXXXX.."}).turn("yellow nazgul")
    assert not t.is_out("frodo")
    t = Table("frodo sam", squares={"frodo": "XXXXXXX|"}).turn("yellow nazgul")
    assert not t.is_out("frodo")
    t = Table("frodo sam", squares={"frodo": "XXXXXXXx"}).turn("yellow nazgul")
    assert t.is_out("frodo")


def test_elimination_can_come_on_another_players_turn() -> None:
    """[D8.2]"""
    t = Table("frodo sam merry", squares={"sam": ALMOST}).turn("red nazgul")
    assert t.is_out("sam")
    assert not t.is_out("frodo")
    assert t.active() == "merry"


@pytest.mark.parametrize("first", ["first blue", "first yellow"])
def test_mordor_and_the_last_nazgul_space_in_one_turn_is_elimination(first: str) -> None:
    """[D8.3]"""
    t = Table("frodo sam", squares={"frodo": ALMOST}, at={"frodo": "shelobs-lair"})
    t.turn("yellow nazgul, blue ring, green gandalf", first)
    t.play("leave") if t.asks() == "apply" else None
    assert t.at("frodo") == "mordor"
    assert t.is_out("frodo")
    t.turn("red warrior")
    assert t.s.outcome is None  # not reached: the game goes on with Sam


def test_who_is_out_takes_no_turn_gets_no_mark_and_cannot_win() -> None:
    """[D8.4]"""
    t = Table("frodo sam merry", out="sam", squares={"sam": "XXXXXXXX"}, at={"sam": "mordor"})
    t.turn("red nazgul, yellow warrior")
    assert t.squares("sam") == "XXXXXXXX"
    assert t.active() == "merry"
    t.turn("blue warrior")
    assert t.s.outcome is None
    assert t.active() == "frodo"


def test_no_mark_reaches_the_path_of_who_went_out_earlier_in_the_turn() -> None:
    """[D8.4]"""
    t = Table("frodo sam", squares={"frodo": ALMOST})
    t.turn("black nazgul, yellow nazgul, green nazgul, blue warrior, red warrior")
    assert t.is_out("frodo")
    assert len(t.facts("filled")) == 1
    assert len(t.facts("eliminated")) == 1


def test_the_colour_of_who_is_out_is_neutral() -> None:
    """[D8.5]"""
    t = Table("frodo sam merry", out="sam").turn("red nazgul")
    assert t.squares("frodo") == "X......."
    assert t.causes("filled") == ["D6.4c"]


def test_who_is_in_mordor_still_receives_marks_until_the_round_ends() -> None:
    """[D8.6]"""
    t = Table("frodo sam merry", at={"frodo": "shelobs-lair"}).turn("yellow ring")
    t.turn("yellow nazgul")
    assert t.squares("frodo") == "X......."
    assert t.causes("filled") == ["D6.4d"]


def test_who_is_in_mordor_can_still_be_eliminated() -> None:
    """[D8.6]"""
    t = Table("frodo sam merry", at={"frodo": "shelobs-lair"}, squares={"frodo": ALMOST})
    t.turn("yellow ring").turn("yellow nazgul")
    assert t.is_out("frodo")


# D9 End of the game


def test_the_game_ends_without_a_winner_when_everybody_is_out() -> None:
    """[D9.1]"""
    t = Table("frodo sam", squares={"frodo": ALMOST, "sam": ALMOST})
    t.turn("yellow nazgul, red nazgul, blue ring")
    assert t.result() == ("all-eliminated", [], "D9.1")
    assert t.at("frodo") == "bag-end"  # nothing happens after the end


def test_the_game_goes_on_while_one_player_is_left() -> None:
    """[D9.1]"""
    t = Table("frodo sam", squares={"frodo": ALMOST, "sam": ALMOST}).turn("yellow nazgul")
    assert t.s.outcome is None
    t.turn("red nazgul")
    assert t.result() == ("all-eliminated", [], "D9.1")


def test_the_round_is_played_to_its_end_when_somebody_reaches_mordor() -> None:
    """[D9.2]"""
    t = Table("frodo sam merry", at={"frodo": "shelobs-lair"}).turn("yellow ring")
    assert t.s.outcome is None
    assert t.active() == "sam"
    t.turn("red warrior")
    assert t.s.outcome is None
    t.turn("blue warrior")
    assert t.result() == ("first-in-mordor", ["frodo"], "D9.3")


def test_nobody_gets_an_extra_turn_after_the_last_seat_arrives() -> None:
    """[D9.2]"""
    t = Table("frodo sam", at={"sam": "shelobs-lair"}).turn("yellow warrior").turn("red ring")
    assert t.result() == ("first-in-mordor", ["sam"], "D9.3")


def test_the_only_player_in_mordor_wins_whatever_marks_the_others_have() -> None:
    """[D9.3]"""
    t = Table("frodo sam", at={"frodo": "shelobs-lair"}, squares={"frodo": "XXXXXX.."})
    t.turn("yellow ring").turn("red ring")
    assert t.result() == ("first-in-mordor", ["frodo"], "D9.3")
    assert t.s.outcome is not None
    assert t.s.outcome.scores == (2, 0)


@pytest.mark.parametrize(
    ("frodo", "sam", "winner"),
    [
        ("XX......", "XXX.....", "frodo"),
        ("XX......", "XXXX|...", "frodo"),
        ("XX......", "XX|.....", "sam"),
        ("XXx.....", "XXX.....", "frodo"),
        ("XXXX....", "XXXx....", "sam"),
    ],
)
def test_of_several_in_mordor_the_most_remaining_marks_win(
    frodo: str, sam: str, winner: str
) -> None:
    """[D9.4]"""
    t = Table(
        "frodo sam",
        at={"frodo": "shelobs-lair", "sam": "shelobs-lair"},
        squares={"frodo": frodo, "sam": sam},
    )
    t.turn("yellow ring").turn("red ring")
    assert t.result() == ("most-marks", [winner], "D9.4")


def test_equal_remaining_marks_share_the_victory() -> None:
    """[D9.5]"""
    t = Table(
        "frodo sam merry",
        at={"frodo": "shelobs-lair", "sam": "shelobs-lair", "merry": "shelobs-lair"},
        squares={"frodo": "XX......", "sam": "XXX|....", "merry": "XXXX...."},
    )
    t.turn("yellow warrior").turn("red ring").turn("blue warrior")
    assert t.result()[1] == ["sam"]
    t = Table(
        "frodo sam merry",
        at={"frodo": "shelobs-lair", "sam": "shelobs-lair", "merry": "shelobs-lair"},
        squares={"frodo": "XX......", "sam": "XXXX|...", "merry": "XXx....."},
    )
    t.turn("yellow ring").turn("red ring").turn("blue ring")
    assert t.result() == ("shared", ["frodo", "merry"], "D9.5")


def test_play_goes_on_if_everybody_who_arrived_was_caught_since() -> None:
    """[D9.6]"""
    t = Table("frodo sam merry", at={"frodo": "shelobs-lair"}, squares={"frodo": ALMOST})
    t.turn("yellow ring").turn("yellow nazgul").turn("blue warrior")
    assert t.s.outcome is None
    assert t.causes("play-goes-on") == ["D9.6"]
    assert t.active() == "sam"
    t = Table("frodo sam").turn("yellow ring").turn("red warrior")
    assert not t.facts("play-goes-on"), "nobody had arrived"


def test_the_last_player_left_does_not_win_by_being_the_last() -> None:
    """[D9.7]"""
    t = Table("frodo sam", squares={"sam": ALMOST}).turn("red nazgul")
    assert t.s.outcome is None
    assert t.active() == "frodo"
    t = Table("frodo sam", out="sam", at={"frodo": "shelobs-lair"}).turn("yellow ring")
    assert t.result() == ("first-in-mordor", ["frodo"], "D9.3")


def test_a_player_in_mordor_takes_no_further_turn() -> None:
    """[D9.8]"""
    t = Table("frodo sam", at={"frodo": "shelobs-lair"}).turn("yellow ring").turn("red warrior")
    assert t.s.outcome is not None
    assert [fact.values[0] for fact in t.facts("turn-began")] == [0, 1]


def test_rounds_begin_with_the_first_seat_even_when_it_is_empty() -> None:
    """[D9.9]"""
    t = Table("frodo sam merry", out="frodo", at={"sam": "shelobs-lair"})
    t.turn("red ring")
    assert t.s.outcome is None  # Merry has not had his turn of this round
    assert t.active() == "merry"
    t.turn("blue warrior")
    assert t.result() == ("first-in-mordor", ["sam"], "D9.3")


def test_a_round_ends_after_the_last_seat_still_in_the_game() -> None:
    """[D9.9]"""
    t = Table("frodo sam merry", out="merry", at={"frodo": "shelobs-lair"})
    t.turn("yellow ring").turn("red warrior")
    assert t.result() == ("first-in-mordor", ["frodo"], "D9.3")


def test_the_first_player_may_go_out_without_moving_the_boundary() -> None:
    """[D9.9]"""
    t = Table("frodo sam merry", squares={"frodo": ALMOST}, at={"merry": "shelobs-lair"})
    t.turn("yellow nazgul").turn("red warrior").turn("blue warrior")
    assert [fact.values[0] for fact in t.facts("round-began")] == [1, 2]
    assert t.active() == "sam"


# D11 Solo


def test_alone_every_nazgul_marks_the_own_path() -> None:
    """[D11.1]"""
    t = Table("frodo")
    t.turn("red nazgul, blue nazgul, green nazgul, yellow nazgul")
    assert t.squares("frodo") == "XXXX...."
    t = Table("frodo", side="advanced", at={"frodo": "gondor"})
    t.turn("red nazgul, blue nazgul")
    assert t.squares("frodo") == "........"


@pytest.mark.parametrize("hobbit", ALL_HOBBITS.split())
@pytest.mark.parametrize("side", ["normal", "advanced"])
def test_any_hobbit_and_either_side_may_be_played_alone(hobbit: str, side: str) -> None:
    """[D11.1]"""
    t = Table(hobbit, side=side).turn("yellow ring")
    assert t.at(hobbit) == "rivendell"


def test_alone_arriving_wins_at_once() -> None:
    """[D11.2]"""
    t = Table("frodo", at={"frodo": "shelobs-lair"}, rounds=4).turn("yellow ring")
    assert t.result() == ("arrived", ["frodo"], "D11.2")


def test_alone_arriving_in_the_tenth_turn_is_in_time() -> None:
    """[D11.2]"""
    t = Table("frodo", at={"frodo": "shelobs-lair"}, rounds=9).turn("yellow ring")
    assert t.result() == ("arrived", ["frodo"], "D11.2")


def test_alone_the_tenth_turn_outside_mordor_loses() -> None:
    """[D11.3]"""
    t = Table("frodo", rounds=8).turn("yellow ring")
    assert t.s.outcome is None
    t.turn("yellow ring")
    assert t.result() == ("out-of-turns", [], "D11.3")


def test_alone_elimination_loses() -> None:
    """[D11.3]"""
    t = Table("frodo", squares={"frodo": ALMOST}, at={"frodo": "shelobs-lair"})
    t.turn("yellow nazgul, red ring")
    assert t.result() == ("all-eliminated", [], "D11.3")


def test_the_solo_score_is_the_remaining_marks_and_zero_when_lost() -> None:
    """[D11.4]"""
    t = Table("frodo", at={"frodo": "shelobs-lair"}, squares={"frodo": "XXx|...."})
    t.turn("yellow ring")
    assert t.s.outcome is not None
    assert t.s.outcome.scores == (7,)
    t = Table("frodo", rounds=9, squares={"frodo": "XXx|...."}).turn("yellow ring")
    assert t.s.outcome is not None
    assert t.s.outcome.scores == (0,)


def test_the_limit_of_ten_turns_belongs_to_the_solo_mode_alone() -> None:
    """[D11.5]"""
    assert Table("frodo").s.turn_limit == 10
    t = Table("frodo sam", rounds=30).turn("yellow warrior").turn("red warrior")
    assert t.s.turn_limit == 0
    assert t.s.outcome is None
