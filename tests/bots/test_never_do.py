"""Positions of dash with one thing that a sensible player never does."""

from random import Random

import pytest

import ringtable
from ringtable.bots import advise, decide, make_bot
from ringtable.games.dash.bots.optimal import Optimal, split_from_the_left, turns_left
from ringtable.games.dash.box.components import (
    ALL_DICE,
    EMPTY,
    FULL,
    GANDALF,
    NAZGUL,
    NO_SYMBOL,
    ORC,
    RING,
    SPLIT,
    TREE,
    WARRIOR,
)
from ringtable.games.dash.state import Dash
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.rng import ScriptedRng, key_from_seed

DASH = ringtable.load("dash")
THINKERS = ["mcts:150", "optimal"]


def rolled(*symbols: int, seats: int = 1, side: str = "normal") -> Dash:
    """The first roll of a match: yellow, red, blue, green, black."""
    hobbits = ["frodo", "sam", "merry", "pippin"][:seats]
    options = {"side": side, "hobbits": ",".join(hobbits)}
    s = DASH.new_state(seats, options, DASH.new_rng(key_from_seed(1)))
    assert isinstance(s, Dash)
    s.shown = list(symbols)
    DASH.flow.ask_again(s)
    return s


def put(s: Dash, seat: int = 0, circle: int = 0, squares: list[int] | None = None) -> Dash:
    s.circle[seat] = circle
    s.place = s.circle[s.seat]
    if squares is not None:
        s.square[seat * 8 : (seat + 1) * 8] = bytes(squares)
    return s


def chosen(bot: str, s: Dash, seed: int = 1) -> str:
    action = decide(make_bot(bot, DASH), DASH, s, s.seat, Random(seed))
    return DASH.flow.decision(s).show(s, action).text


@pytest.mark.parametrize("bot", THINKERS)
def test_never_leave_the_ring_that_wins(bot: str) -> None:
    """One circle from Mordor, ring and White Tree are there to be kept."""
    s = put(rolled(RING, ORC, ORC, WARRIOR, TREE), circle=8)
    assert {"yellow", "black"} <= set(chosen(bot, s).removeprefix("keep ").split(","))


@pytest.mark.parametrize("bot", THINKERS)
def test_never_add_the_orc_to_the_winning_ring(bot: str) -> None:
    """With the White Tree the orc would void the ring, and nothing follows."""
    s = put(rolled(RING, ORC, NAZGUL, ORC, TREE), circle=8)
    kept = set(chosen(bot, s).removeprefix("keep ").split(","))
    assert not kept & {"red", "green"}
    assert {"yellow", "blue", "black"} <= kept


@pytest.mark.parametrize("bot", THINKERS)
def test_never_leave_a_ring_that_nothing_threatens(bot: str) -> None:
    """Ring, warrior and Gandalf with the White Tree: to keep the tree alone wastes the turn."""
    s = rolled(RING, WARRIOR, GANDALF, ORC, TREE)
    assert "yellow" in chosen(bot, s)


def test_never_stay_when_only_the_tree_saves_you() -> None:
    """One mark from the end in the last turn but one: stop while it is safe."""
    s = put(rolled(ORC, WARRIOR, GANDALF, ORC, TREE), circle=7, squares=[FULL] * 7 + [EMPTY])
    s.round = 9
    DASH.flow.ask_again(s)
    assert "black" in chosen("optimal", s)


def test_never_split_anything_but_the_leftmost_square() -> None:
    """By the splitting lemma nothing is better than the leftmost empty square. [D14.6]"""
    s = rolled(GANDALF, NAZGUL, RING, WARRIOR, TREE)
    DASH.flow.play(s, s.options[-1])  # all five
    assert DASH.flow.decision(s).name == "apply"
    assert chosen("optimal", s) == "split 1"


def test_never_let_the_nazgul_go_before_gandalf() -> None:
    """Splitting first saves a mark: the advisor says so in percent. [D14.6]"""
    s = rolled(GANDALF, NAZGUL, RING, WARRIOR, TREE)
    DASH.flow.play(s, s.options[-1])
    lines = {line.action: line.value for line in advise(DASH, s, 0, Random(1)).lines}
    assert lines["split 1"] > lines["first red"]
    assert lines["split 1"] > lines["leave"]
    assert lines["first blue"] == lines["split 1"]  # the ring may go first: nothing changes


def test_in_gondor_the_own_nazgul_costs_nothing() -> None:
    """The advisor counts marks as the place does. [D10.8]"""
    s = put(rolled(GANDALF, NAZGUL, RING, WARRIOR, TREE, side="advanced"), circle=6)
    DASH.flow.ask_again(s)
    DASH.flow.play(s, s.options[-1])
    lines = {line.action: line.value for line in advise(DASH, s, 0, Random(1)).lines}
    assert lines["first red"] == lines["split 1"]


def test_never_hit_yourself_if_somebody_else_can_be_hit() -> None:
    """Two Nazgûl show, mine and the leader's: keep the one that hits the leader. [D6.4]"""
    s = rolled(NAZGUL, NAZGUL, ORC, WARRIOR, ORC, seats=2)
    put(s, seat=1, circle=6)
    assert "red" in chosen("optimal", s)
    assert "yellow" not in chosen("optimal", s)


def test_rohan_repeats_a_hopeless_roll_and_stands_on_a_good_one() -> None:
    def asked(*symbols: int) -> Dash:
        s = DASH.new_state(
            1, {"side": "advanced", "hobbits": "frodo"}, DASH.new_rng(key_from_seed(1))
        )
        assert isinstance(s, Dash)
        put(s, circle=4)
        s.pc = DASH.flow.address("turn.reroll")
        s.pool, s.kept, s.shown = ALL_DICE, [NO_SYMBOL] * 5, list(symbols)
        DASH.flow.ask_again(s)
        return s

    assert chosen("optimal", asked(NAZGUL, NAZGUL, ORC, ORC, NAZGUL)) == "reroll"
    assert chosen("optimal", asked(RING, GANDALF, WARRIOR, ORC, TREE)) == "stand"


def test_advice_is_exact_alone_and_a_model_with_others() -> None:
    assert advise(DASH, rolled(RING, ORC, ORC, WARRIOR, TREE), 0, Random(1)).exact
    assert not advise(DASH, rolled(RING, ORC, ORC, WARRIOR, TREE, seats=2), 0, Random(1)).exact


def test_advice_is_not_called_exact_for_a_path_split_further_back() -> None:
    """The three numbers of the solver do not tell such a path. [D14.2]"""
    s = put(rolled(RING, ORC, ORC, WARRIOR, TREE), squares=[EMPTY, SPLIT] + [EMPTY] * 6)
    assert not split_from_the_left(s, 0)
    assert not advise(DASH, s, 0, Random(1)).exact


def test_the_solo_start_is_worth_what_the_solver_says() -> None:
    s = DASH.new_state(1, {}, DASH.new_rng(key_from_seed(1)))
    values = [line.value for line in advise(DASH, s, 0, Random(1)).lines]
    assert values == pytest.approx([0.745753] * 4, abs=1e-6)


def test_turns_to_plan_for() -> None:
    """Alone the limit counts; at a table the leader's way; with nobody left there is time."""
    s = rolled(RING, ORC, ORC, WARRIOR, TREE)
    assert turns_left(s, 0, 1.0) == 10
    s.round = 10
    assert turns_left(s, 0, 1.0) == 1
    two = rolled(RING, ORC, ORC, WARRIOR, TREE, seats=2)
    put(two, seat=1, circle=9)
    assert turns_left(two, 0, 1.0) == 1
    put(two, seat=1, circle=0)
    far = turns_left(two, 0, 1.0)
    put(two, seat=1, circle=5)
    assert 1 < turns_left(two, 0, 1.0) < far
    two.out = 0b10
    assert turns_left(two, 0, 1.0) == 10


def test_other_dice_get_no_exact_player_but_still_advice() -> None:
    s = rolled(RING, ORC, ORC, WARRIOR, TREE)
    s.faces = ((RING,) * 6, *s.faces[1:])
    with pytest.raises(RingtableError, match="computed for the house dice") as refused:
        Optimal().choose(DASH, s, 0, Random(1))
    assert refused.value.reason == "foreign-content"
    assert advise(DASH, s, 0, Random(1)).bot == "mcts"


def test_scripted_dice_do_not_reach_a_bot() -> None:
    """A scripted match would end in an error if a bot drew from its dice."""
    rng = ScriptedRng(DASH.streams, {"dice": [0, 1, 2, 3, 4]})
    s = DASH.new_state(1, {"hobbits": "frodo"}, rng)
    assert decide(make_bot("mcts:20", DASH), DASH, s, 0, Random(1)) in s.options
    assert s.rng.used() == 5
