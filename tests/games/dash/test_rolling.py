"""D1–D4: players, components, setup, rolling and keeping."""

from itertools import combinations

import pytest

from ringtable import catalog
from ringtable.api import new_match
from ringtable.games.dash import GAME
from ringtable.games.dash.box.components import (
    ALL_DICE,
    BLACK,
    CIRCLES,
    DICE,
    HOBBITS,
    NAZGUL,
    NO_SYMBOL,
    SYMBOLS,
    TREE,
)
from ringtable.games.dash.box.content import house_pack
from ringtable.games.dash.flow import FLOW
from ringtable.games.dash.rolling import legal_keeps, roll_the_pool
from ringtable.games.dash.state import Dash
from ringtable.kernel.errors import BadOption, IllegalAction, WrongSeat
from ringtable.kernel.view import look
from tests.games.dash.scenario import ALL_HOBBITS, Table

# D1 Terms and players


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_two_to_four_players_and_one_alone(seats: int) -> None:
    """[D1.1]"""
    assert new_match("dash", seats=seats, seed=1).seats == seats


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_no_other_number_of_players(seats: int) -> None:
    """[D1.1]"""
    with pytest.raises(WrongSeat, match="Dash to Mordor is for 1 to 4 players"):
        new_match("dash", seats=seats, seed=1)


def test_a_round_is_a_turn_of_everybody_in_seat_order() -> None:
    """[D1.2]"""
    t = Table("sam frodo pippin")
    order = []
    for _ in range(6):
        t.turn("yellow warrior")
        order.append([fact.values[0] for fact in t.facts("turn-began")])
    assert [fact.values[0] for fact in t.facts("turn-began")] == [0, 1, 2, 0, 1, 2, 0]
    assert [fact.values[0] for fact in t.facts("round-began")] == [1, 2, 3]


def test_a_kept_die_keeps_its_result_and_is_not_rolled_again() -> None:
    """[D1.3]"""
    t = Table("frodo sam").roll("ring orc orc orc warrior")
    t.keep("yellow", then="gandalf orc orc orc")
    assert t.s.kept[0] == SYMBOLS.index("ring")
    assert t.s.shown[0] == NO_SYMBOL
    assert t.why("die:yellow") == "D1.3"
    assert all("yellow" not in option for option in t.options())


def test_every_face_of_every_die_is_rolled() -> None:
    """[D2.1, D4.1]"""
    s = new_match("dash", seats=2, seed="faces").state
    assert isinstance(s, Dash)
    s.pool = ALL_DICE
    seen: list[list[int]] = [[] for _ in DICE]
    for _ in range(600):
        roll_the_pool(s)
        for die, symbol in enumerate(s.shown):
            seen[die].append(symbol)
    for die, faces in enumerate(s.faces):
        for symbol in set(faces):
            share = seen[die].count(symbol) / faces.count(symbol)
            assert 70 < share < 130, (DICE[die], SYMBOLS[symbol])


def test_the_pool_holds_all_five_dice_when_a_turn_starts() -> None:
    """[D1.4]"""
    t = Table("frodo sam").roll("ring orc orc orc warrior")
    assert t.s.pool == 0b11111
    t.keep("yellow", then="gandalf orc orc orc")
    assert t.s.pool == 0b11110
    t = Table("frodo sam").turn("yellow ring")
    assert t.active() == "sam"
    assert t.s.pool == 0b11111
    assert t.s.kept == [NO_SYMBOL] * 5


def test_a_colour_is_taken_while_its_owner_is_in_the_game() -> None:
    """[D1.5]"""
    t = Table("frodo sam", out="sam")
    assert t.s.owner(DICE.index("yellow")) == 0
    assert t.s.owner(DICE.index("red")) == -1  # eliminated
    assert t.s.owner(DICE.index("blue")) == -1  # never chosen


def test_in_mordor_is_the_last_circle_of_the_hobbit_path() -> None:
    """[D1.6]"""
    t = Table("frodo sam", at={"frodo": "mordor", "sam": "shelobs-lair"})
    assert t.s.in_mordor(0)
    assert not t.s.in_mordor(1)
    assert t.s.circle[0] == 9


# D2 Components


def test_there_are_five_dice() -> None:
    """[D2.1]"""
    assert DICE == ("yellow", "red", "blue", "green", "black")
    t = Table("frodo sam").roll("ring orc orc orc warrior")
    assert t.facts("rolled")[0].values[1] == ["yellow", "red", "blue", "green", "black"]


def test_each_hobbit_owns_the_die_of_his_colour_and_black_is_nobodys() -> None:
    """[D2.2]"""
    owners = dict(zip(HOBBITS, DICE, strict=False))
    assert owners == {"frodo": "yellow", "sam": "red", "merry": "blue", "pippin": "green"}
    t = Table(ALL_HOBBITS)
    assert [t.s.owner(die) for die in range(5)] == [0, 1, 2, 3, -1]


def test_only_the_black_die_carries_the_white_tree() -> None:
    """[D2.3]"""
    faces = house_pack().faces()
    assert [TREE in faces[die] for die in range(5)] == [False] * 4 + [True]


def test_the_hobbit_path_has_nine_circles_after_bag_end() -> None:
    """[D2.4]"""
    assert CIRCLES == (
        "bag-end",
        "rivendell",
        "moria",
        "lothlorien",
        "rohan",
        "helms-deep",
        "gondor",
        "minas-tirith",
        "shelobs-lair",
        "mordor",
    )
    t = Table("frodo sam")
    visited = [t.at("frodo")]
    for _ in range(9):
        t.turn("yellow ring")
        visited.append(t.at("frodo"))
        if t.s.outcome is None and t.active() == "sam":
            t.turn("red warrior")
    assert tuple(visited) == CIRCLES


def test_the_nazgul_path_has_eight_squares_filled_from_the_left() -> None:
    """[D2.5]"""
    t = Table("frodo")
    assert t.squares("frodo") == "........"
    for number in range(1, 8):
        t.turn("yellow nazgul")
        assert t.squares("frodo") == "X" * number + "." * (8 - number)
    t.turn("yellow nazgul")
    assert t.squares("frodo") == "XXXXXXXX"
    assert t.is_out("frodo")


def test_both_sides_have_the_same_paths_and_only_one_has_abilities() -> None:
    """[D2.6]"""
    for side, reroll in (("normal", False), ("advanced", True)):
        t = Table("frodo sam", side=side, at={"frodo": "rohan"})
        assert t.s.squares == 8
        t.roll("ring orc orc orc warrior")
        assert (t.asks() == "reroll") == reroll
        assert bool(t.facts("place-counts")) == reroll


# D3 Setup


def test_all_players_use_the_side_chosen_before_the_game() -> None:
    """[D3.1]"""
    for side in ("normal", "advanced"):
        s = GAME.new_state(3, {"side": side}, GAME.new_rng(bytes(32)))
        assert s.advanced == (side == "advanced")  # type: ignore[attr-defined]  # Dash
    assert new_match("dash", seats=2, seed=1).view(0)["table"]["side"] == "normal"
    with pytest.raises(BadOption, match="option 'side' is one of normal, advanced"):
        new_match("dash", seats=2, options={"side": "both"})


def test_each_player_chooses_a_hobbit_that_nobody_has() -> None:
    """[D3.2]"""
    match = new_match("dash", seats=3, seed=1)
    assert match.options_of(0) == [f"hobbit {name}" for name in HOBBITS]
    match.play("hobbit merry", 0)
    assert match.options_of(1) == ["hobbit frodo", "hobbit sam", "hobbit pippin"]
    with pytest.raises(IllegalAction) as refused:
        match.play("hobbit merry", 1)
    assert refused.value.clause == "D3.2"
    match.play("hobbit frodo", 1)
    match.play("hobbit sam", 2)
    sheets = match.view(0)["table"]["sheets"]
    assert [sheet["hobbit"] for sheet in sheets] == ["merry", "frodo", "sam"]
    assert [sheet["colour"] for sheet in sheets] == ["blue", "yellow", "red"]


def test_hobbits_fixed_beforehand_are_checked_the_same_way() -> None:
    """[D3.2]"""
    match = new_match("dash", seats=2, seed=1, options={"hobbits": "pippin,sam"})
    assert [sheet["hobbit"] for sheet in match.view(0)["table"]["sheets"]] == ["pippin", "sam"]
    for wrong in ("sam,sam", "gandalf", "frodo,sam,merry"):
        with pytest.raises(BadOption, match="at most once"):
            new_match("dash", seats=2, options={"hobbits": wrong})


def test_everybody_starts_in_bag_end_with_an_empty_nazgul_path() -> None:
    """[D3.3]"""
    for sheet in new_match("dash", seats=4, seed=1).view(0)["table"]["sheets"]:
        assert sheet["circle"] == 0
        assert sheet["squares"] == ["empty"] * 8
        assert sheet["remaining_marks"] == 8


def test_the_first_seat_begins_and_play_goes_in_seat_order() -> None:
    """[D3.4]"""
    t = Table("pippin frodo sam").turn("yellow warrior")
    assert [fact.values[0] for fact in t.facts("turn-began")] == [0, 1]


# D4 Rolling and keeping


def test_a_turn_starts_with_a_roll_of_all_five_dice() -> None:
    """[D4.1]"""
    t = Table("frodo sam").roll("ring orc warrior gandalf tree")
    (rolled,) = t.facts("rolled")
    assert rolled.cause == "D4.1"
    assert rolled.values == (0, list(DICE), ["ring", "orc", "warrior", "gandalf", "tree"])


def test_at_least_one_die_must_be_kept() -> None:
    """[D4.2]"""
    t = Table("frodo sam").roll("ring orc warrior gandalf tree")
    assert t.why("keep") == "D4.2"
    assert all(option != "keep " for option in t.options())
    assert len(t.options()) == 31  # every set but the empty one: all symbols differ


def test_no_two_dice_of_a_roll_with_the_same_symbol() -> None:
    """[D4.3]"""
    t = Table("frodo sam").roll("ring ring orc orc warrior")
    assert t.why("keep yellow,red") == "D4.3"
    assert "keep yellow,red" not in t.options()
    assert "keep yellow,blue,black" in t.options()
    assert len(t.options()) == 3 * 3 * 2 - 1


def test_a_later_roll_may_repeat_symbols_kept_before() -> None:
    """[D4.4]"""
    t = Table("frodo sam").roll("ring orc orc orc warrior")
    t.keep("yellow", then="ring ring orc warrior")
    t.keep("red")
    assert t.s.kept[:2] == [SYMBOLS.index("ring")] * 2


def test_a_rolled_nazgul_must_be_kept_and_only_one() -> None:
    """[D4.5]"""
    t = Table("frodo sam").roll("nazgul ring orc nazgul warrior")
    assert t.why("keep red") == "D4.5"
    assert t.why("keep yellow,green") == "D4.3"
    for option in t.options():
        assert ("yellow" in option) != ("green" in option)


def test_the_player_chooses_which_nazgul_is_kept() -> None:
    """[D4.6]"""
    t = Table("frodo sam").roll("nazgul nazgul orc orc nazgul")
    for die in ("yellow", "red", "black"):
        assert f"keep {die}" in t.options()


def test_the_player_chooses_which_of_equal_dice_is_kept() -> None:
    """[D4.7]"""
    t = Table("frodo sam").roll("ring ring ring ring warrior")
    for die in ("yellow", "red", "blue", "green"):
        assert f"keep {die}" in t.options()
        assert f"keep {die},black" in t.options()


def test_every_die_left_in_the_pool_is_rolled_again() -> None:
    """[D4.8]"""
    t = Table("frodo sam").roll("ring orc orc warrior orc")
    t.keep("yellow,green", then="gandalf warrior nazgul")
    rolled = t.facts("rolled")[-1]
    assert rolled.cause == "D4.8"
    assert rolled.values[1:] == (["red", "blue", "black"], ["gandalf", "warrior", "nazgul"])


def test_rolling_ends_with_an_empty_pool() -> None:
    """[D4.9]"""
    t = Table("frodo sam").roll("ring orc warrior gandalf nazgul")
    t.keep("yellow,red,blue,green,black")
    assert t.asks() == "apply"
    t.play("leave")
    assert len(t.facts("rolled")) == 2
    assert t.active() == "sam"


def test_rolling_ends_when_the_white_tree_is_kept() -> None:
    """[D4.9]"""
    t = Table("frodo sam").roll("ring orc warrior warrior tree").keep("yellow,black")
    assert t.active() == "sam"
    assert t.causes("tree-stops") == ["D4.9"]


def test_keeping_the_white_tree_is_optional() -> None:
    """[D4.10]"""
    t = Table("frodo sam").roll("ring orc warrior warrior tree")
    assert "keep yellow" in t.options()
    t.keep("yellow", then="orc orc orc orc")
    assert t.active() == "frodo"
    assert t.s.pool == 0b11110
    assert t.facts("tree-stops") == []


def test_with_the_white_tree_a_rolled_nazgul_must_be_kept_too() -> None:
    """[D4.11]"""
    t = Table("frodo sam").roll("nazgul ring orc orc tree")
    assert t.why("keep black") == "D4.5"
    with_tree = [option for option in t.options() if "black" in option]
    assert all("yellow" in option for option in with_tree)
    assert "keep yellow,black" in with_tree
    assert "keep yellow,red,blue,black" in with_tree
    assert "keep yellow,blue,green,black" not in with_tree


def test_dice_left_when_the_tree_is_kept_have_no_effect() -> None:
    """[D4.12]"""
    t = Table("frodo sam").roll("ring ring orc orc tree").keep("yellow,black")
    assert t.at("frodo") == "rivendell"  # one ring, and the orcs left behind void nothing
    t = Table("frodo sam").roll("warrior ring warrior orc tree").keep("yellow,black")
    assert t.at("frodo") == "bag-end"


def test_nothing_is_marked_before_rolling_has_ended() -> None:
    """[D4.13]"""
    t = (
        Table("frodo sam")
        .roll("ring nazgul orc orc warrior")
        .keep("yellow,red", then="orc orc orc")
    )
    assert t.at("frodo") == "bag-end"
    assert t.squares("sam") == "........"
    assert t.asks() == "keep"


@pytest.mark.parametrize("symbol", ["orc", "warrior", "nazgul", "gandalf"])
def test_there_is_always_a_legal_keep(symbol: str) -> None:
    """[D4.14]"""
    t = Table("frodo sam").roll(" ".join([symbol] * 5))
    assert t.options() == [f"keep {die}" for die in DICE]


def test_every_roll_of_every_pool_has_a_legal_keep() -> None:
    """[D4.14]"""
    for pool in range(1, 32):
        shown = [NAZGUL if die % 2 else 1 for die in range(5)]
        assert legal_keeps(shown, pool, False)


def test_five_rolls_at_most() -> None:
    """[D4.15]"""
    t = Table("frodo sam")
    t.turn("yellow ring, red ring, blue ring, green ring, black warrior")
    assert len([fact for fact in t.facts("rolled") if fact.values[0] == 0]) == 5
    assert t.active() == "sam"


# The whole of keeping, against the clauses spelt out once more


def allowed(shown: list[int], pool: list[int], dice: tuple[int, ...], duplicates: bool) -> bool:
    symbols = [shown[die] for die in dice]
    nazgul_rolled = any(shown[die] == NAZGUL for die in pool)
    if nazgul_rolled and symbols.count(NAZGUL) == 0:
        return False
    return duplicates or all(symbols.count(symbol) == 1 for symbol in symbols)


@pytest.mark.parametrize("duplicates", [False, True])
def test_legal_keeps_are_exactly_the_sets_that_the_clauses_allow(duplicates: bool) -> None:
    """[D4.2, D4.3, D4.5, D10.3]"""
    for number in range(0, 7776, 7):
        shown = [number // 6**die % 6 for die in range(5)]
        pool = [die for die in range(5) if (number >> die) & 1 or die == number % 5]
        mask = sum(1 << die for die in pool)
        expected = {
            sum(1 << die for die in dice)
            for size in range(1, 6)
            for dice in combinations(pool, size)
            if allowed(shown, pool, dice, duplicates)
        }
        assert set(legal_keeps(shown, mask, duplicates)) == expected


def test_a_die_outside_the_pool_is_named_by_clause_and_nonsense_is_not_known() -> None:
    t = Table("frodo sam").roll("ring orc orc orc warrior")
    assert t.why("keep yellow") == ""
    assert t.why("keep purple") == ""
    assert t.why("square:0:1") == ""
    assert FLOW.why_not(t.s, 1, "keep yellow") is not None
    assert t.s.kept[BLACK] == NO_SYMBOL


def test_dice_may_be_named_in_any_order() -> None:
    """[D4.2]"""
    t = Table("frodo sam").roll("ring orc warrior gandalf tree")
    straight = FLOW.parse(t.s, 0, "keep yellow,red,blue")
    assert FLOW.parse(t.s, 0, "keep blue,yellow,red") == straight
    with pytest.raises(IllegalAction):
        FLOW.parse(t.s, 0, "keep red,red,blue")


@pytest.mark.parametrize("language", catalog.LANGUAGES)
def test_which_of_equal_dice_is_kept_can_be_read_in_the_answer(language: str) -> None:
    """[D4.6, D4.7]"""
    for number in range(20):
        match = new_match(GAME, 1, f"roll {number}", {"hobbits": "sam"})
        options = look(GAME, match.state, 0)["question"]["options"]
        words = [catalog.say(language, option["label"], ["Sam"]) for option in options]
        assert len(set(words)) == len(words)
