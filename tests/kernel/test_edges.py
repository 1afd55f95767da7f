"""Edges of the steps: who may answer, what is asked, and what an inner round inherits."""

from random import Random

import pytest

from ringtable.kernel.decision import WHICH_COPY, Action, Answer, Refusal, is_secret
from ringtable.kernel.errors import FlowError, IllegalAction, WrongSeat
from ringtable.kernel.flow import Flow, following
from ringtable.kernel.game import Game
from ringtable.kernel.match import new_match
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.play import (
    MOST_STAGES,
    check_open,
    crosses,
    goes_on,
    is_hidden,
    opens_seals,
    play,
    stage_refused,
)
from ringtable.kernel.procedure import (
    Procedure,
    ask,
    ask_each,
    do,
    each_seat,
    select,
    until_all_pass,
)
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import NOT_ASKED, STILL_OPEN, State
from tests.kernel.spikes import duel, march, shadow
from tests.kernel.test_steps import Act, Company, Notes, Pick, a, answer, b, finish, in_order

# Who may answer


def test_nobody_answers_for_another_seat() -> None:
    s = Notes()
    s.left = 1
    flow = Flow(Procedure("main", until_all_pass(Act(), in_order), do(finish)))
    flow.start(s)
    for seat in (0, 1):
        with pytest.raises(WrongSeat, match="seat 3 is asked"):
            flow.play(s, 1, seat)


def test_a_seat_that_does_not_exist_answers_no_sealed_question() -> None:
    flow, s = sealed()
    with pytest.raises(WrongSeat, match="seat 8 is not asked"):
        flow.play(s, 1, 7)


# Rounds of passing


def test_several_seats_may_pass_on() -> None:
    s = Notes()
    s.left = 1
    flow = Flow(Procedure("main", until_all_pass(Act(), in_order), do(finish)))
    flow.start(s)
    answer(flow, s, (2, "pass on"), (0, "pass on"), (1, "1"))
    assert flow.waiting(s) == [1], "neither of the two is asked again"


def acting_and_next(s: Notes) -> list[int]:
    return [s.seat, (s.seat + 1) % s.seats]


def test_every_round_goes_by_the_order_of_the_seat_that_began_it() -> None:
    """Also the second round inside `each_seat`, which begins with nobody having passed."""
    s = Notes()
    s.left = 1
    flow = Flow(Procedure("main", each_seat(until_all_pass(Act(), acting_and_next)), do(finish)))
    flow.start(s)
    for first in range(3):
        other = (first + 1) % 3
        assert flow.waiting(s) == [first]
        answer(flow, s, (first, "pass"), (other, "1"))
        assert flow.waiting(s) == [first]
        answer(flow, s, (first, "pass"), (other, "pass"))
    assert s.outcome is not None


def test_after_a_seat_that_dropped_out_the_next_around_the_table_goes_on() -> None:
    assert following([0, 1, 3], 2, 4) == 3
    assert following([0, 1], 3, 4) == 0


class OpenAct(Act):
    private = False


def test_an_open_window_with_nothing_to_do_is_not_put() -> None:
    s = Notes()
    flow = Flow(Procedure("main", until_all_pass(OpenAct(), in_order), do(b), do(finish)))
    flow.start(s)
    assert s.told == ["b0"]


# Sets


class HiddenCompany(Company):
    private = True


def test_the_last_of_a_hidden_set_is_asked_though_there_is_but_one() -> None:
    s = Notes()
    s.left = 1
    flow = Flow(Procedure("main", select(HiddenCompany(least=1)), do(finish)))
    flow.start(s)
    assert flow.texts(s, 0) == ["7"]


def test_after_the_most_nothing_more_is_asked_whatever_is_left() -> None:
    s = Notes()
    s.left = 3
    flow = Flow(Procedure("main", select(Company(most=1)), do(finish)))
    flow.start(s)
    answer(flow, s, (0, "7"))
    assert s.chosen == [7]
    assert s.outcome is not None


@pytest.mark.parametrize(("most", "left"), [(2, [2, 1]), (9, [3, 2, 1])])
def test_it_is_said_how_many_more_may_be_chosen(most: int, left: list[int]) -> None:
    company = Company(most=most)
    s = Notes()
    s.left = 3
    flow = Flow(Procedure("main", select(company), do(finish)))
    flow.start(s)
    for number, text in zip(left, ("7", "5", "6"), strict=False):
        assert flow.still_to_choose(s, company) == number
        answer(flow, s, (0, text))


class Forgetful(Company):
    """Leaves out what is chosen already, which is the kernel's to do."""

    def options(self, s: Notes) -> list[Action]:
        return [action for action in super().options(s) if action not in s.chosen]


def test_options_of_a_set_that_change_on_the_way_are_named() -> None:
    flow = Flow(Procedure("main", select(Forgetful()), do(finish)))
    s = Notes()
    s.left = 3
    flow.start(s)
    with pytest.raises(FlowError, match="company no longer names 7"):
        answer(flow, s, (0, "7"))


# What holds at all times


def note_it(s: Notes) -> None:
    s.note("settled")


def test_what_holds_is_seen_to_when_seals_are_opened_and_never_after_the_end() -> None:
    flow = Flow(
        Procedure("main", ask_each(Pick("x", 1, 2), first_and_last), do(finish)), between=note_it
    )
    s = Notes()
    flow.start(s)
    flow.play(s, 1, 0)
    flow.play(s, 1, 2)
    assert s.told == ["x 0:1", "x 2:1", "settled"]


# Sealed answers


def first_and_last(s: Notes) -> list[int]:
    return [0, 2]


def sealed() -> tuple[Flow, Notes]:
    flow = Flow(Procedure("main", ask_each(Pick("x", 1, 2), first_and_last), do(a), do(finish)))
    s = Notes()
    flow.start(s)
    return flow, s


def test_after_sealed_answers_the_acting_seat_goes_on() -> None:
    flow, s = sealed()
    flow.play(s, 1, 0)
    flow.play(s, 1, 2)
    assert s.told[-1] == "a0"


TEXT = Procedure("text", do(a))


class PickAndOpen(Pick):
    def take(self, s: Notes, action: Action) -> None:
        s.call(TEXT, s.seat)


def test_an_answer_under_a_seal_opens_no_procedure() -> None:
    """It would begin before the others' answers are taken, and for the wrong seat."""
    TEXT.start = -1
    opening = ask_each(PickAndOpen("x", 1, 2), first_and_last)
    flow = Flow(Procedure("main", opening, do(finish)), also=[TEXT])
    s = Notes()
    flow.start(s)
    flow.play(s, 1, 0)
    with pytest.raises(FlowError, match=r"answer to x opens 'text\.a' before"):
        flow.play(s, 1, 2)


class PickTheEnd(Pick):
    def take(self, s: Notes, action: Action) -> None:
        s.end(f"by {s.seat}", [], "test")


def test_when_a_sealed_answer_has_ended_the_match_the_others_do_nothing() -> None:
    flow = Flow(Procedure("main", ask_each(PickTheEnd("x", 1, 2), first_and_last), do(finish)))
    s = Notes()
    flow.start(s)
    flow.play(s, 1, 0)
    flow.play(s, 1, 2)
    assert s.outcome is not None
    assert s.outcome.reason == "by 0"


@pytest.mark.parametrize("kept", [STILL_OPEN, NOT_ASKED])
def test_a_sealed_question_has_no_answer_that_the_kernel_keeps_for_itself(kept: int) -> None:
    flow = Flow(Procedure("main", ask_each(Pick("x", kept, 1), first_and_last), do(finish)))
    with pytest.raises(FlowError, match=f"main.x: {kept} is no answer"):
        flow.start(Notes())


def test_a_refused_text_leaves_the_acting_seat_alone() -> None:
    flow, s = sealed()
    before = s.key()
    with pytest.raises(IllegalAction):
        flow.parse(s, 2, "nonsense")
    assert s.key() == before


def test_who_was_not_asked_has_no_answer_in_another_world() -> None:
    flow, s = sealed()
    flow.play(s, 1, 0)
    flow.seal_anew(s, 2, Random(1))
    assert s.sealed[1] == NOT_ASKED


# Refusals


class Copies(Pick):
    """Two scouts, told apart by a number, and a rule against whatever is asked about."""

    def show(self, s: Notes, action: Action) -> Answer:
        return Answer(f"scout#{action}")

    def why_not(self, s: Notes, thing: str) -> Refusal:
        return Refusal("X1.1", Phrase("why"))


def test_of_two_copies_it_is_said_that_either_may_be_meant() -> None:
    flow = Flow(Procedure("main", ask(Copies("x", 1, 2)), do(finish)))
    s = Notes()
    flow.start(s)
    with pytest.raises(IllegalAction, match="may be scout#1 or scout#2") as refusal:
        flow.parse(s, 0, "scout")
    assert refusal.value.reason == WHICH_COPY
    with pytest.raises(IllegalAction, match=r"see X1\.1"):
        flow.parse(s, 0, "wizard")


def test_no_rule_forbids_what_is_an_option() -> None:
    flow = Flow(Procedure("main", ask(Copies("x", 1, 2)), do(finish)))
    s = Notes()
    flow.start(s)
    assert flow.why_not(s, 0, "scout#1") is None
    assert flow.why_not(s, 0, "wizard") is not None


# What an action led to


@pytest.mark.parametrize(
    ("game", "moves", "secret"),
    [(shadow.GAME, 0, False), (shadow.GAME, 1, True), (duel.GAME, 0, True)],
)
def test_others_need_not_be_told_of_an_answer_they_may_not_know(
    game: Game, moves: int, secret: bool
) -> None:
    """Neither of one to a secret question nor of one under a seal."""
    match = new_match(game, 2, {}, key_from_seed(1))
    for _ in range(moves):
        match.play(match.options_of(match.waiting()[0])[0], match.waiting()[0])
    seat = match.waiting()[0]
    played = play(game, match.state, match.options_of(seat)[0], seat)
    assert played.secret is secret
    assert played.after.facts is None, "nobody listens to what a search plays from here"


def test_an_answer_under_a_seal_is_hidden_though_the_question_is_not() -> None:
    match = new_match(march.GAME, 2, {}, key_from_seed(1))
    assert not is_hidden(march.GAME, match.state)
    match.play("play grond", march.SHADOW)
    assert not is_secret(march.GAME.flow.decision(match.state))
    assert is_hidden(march.GAME, match.state)


def test_opened_seals_are_a_barrier_though_no_die_was_thrown() -> None:
    flow, s = sealed()
    flow.play(s, 1, 0)
    after = s.copy()
    flow.play(after, 1, 2)
    assert after.rng.used() == s.rng.used()
    assert crosses(s, after, [])


@pytest.mark.parametrize(
    ("before", "after", "opened"),
    [
        ([], [], False),
        ([STILL_OPEN, STILL_OPEN], [3, STILL_OPEN], False),
        ([3, STILL_OPEN], [], True),
        ([3, STILL_OPEN], [4, STILL_OPEN], True),  # the next question, which one cannot choose in
        ([3, STILL_OPEN, NOT_ASKED], [4, 5, STILL_OPEN], True),  # in which two have one answer each
        ([3, STILL_OPEN], [3, STILL_OPEN], True),  # the same, with the answer that came out before
        ([STILL_OPEN, NOT_ASKED], [], False),  # nobody else has answered
    ],
)
def test_seals_are_opened_when_the_last_of_several_answers_is_in(
    before: list[int], after: list[int], opened: bool
) -> None:
    assert opens_seals(before, after) is opened


def test_a_move_beside_the_question_opens_no_seals() -> None:
    sealed = [3, STILL_OPEN]
    assert not opens_seals(sealed, sealed)


# Whole moves


def thinking() -> tuple[State, State]:
    """The Shadow has begun to move an army: before, and where it comes from is asked."""
    match = new_match(march.GAME, 2, {}, key_from_seed(1))
    return match.state, play(march.GAME, match.state, "move", march.SHADOW).after


def test_a_further_stage_is_for_who_began_and_has_learnt_nothing() -> None:
    before, s = thinking()
    stages = ["move", "from osgiliath"]
    check_open(march.GAME, before, s, march.SHADOW, 1, stages)
    with pytest.raises(IllegalAction) as refusal:
        check_open(march.GAME, before, s, march.FREE, 1, stages)
    assert refusal.value.reason == "barrier"
    s.rng.below(0, 6)
    with pytest.raises(IllegalAction, match="known only then"):
        check_open(march.GAME, before, s, march.SHADOW, 1, stages)


def test_a_move_has_so_many_stages_and_no_more() -> None:
    before, s = thinking()
    stages = ["move"] * 100
    check_open(march.GAME, before, s, march.SHADOW, MOST_STAGES - 1, stages)
    with pytest.raises(IllegalAction, match="64 stages at most") as refusal:
        check_open(march.GAME, before, s, march.SHADOW, MOST_STAGES, stages)
    assert refusal.value.reason == "too-many-stages"


def test_a_refused_stage_keeps_reason_and_clause() -> None:
    refusal = stage_refused(2, "to rohan", IllegalAction("no way", "too-far", "W12.3"))
    assert str(refusal) == "stage 3 of the move, 'to rohan': no way"
    assert (refusal.reason, refusal.clause) == ("too-far", "W12.3")


def test_a_thought_goes_on_for_its_own_seat_alone() -> None:
    _, s = thinking()
    assert goes_on(march.GAME, s, march.SHADOW, False)
    assert not goes_on(march.GAME, s, march.FREE, False)


# Saves


def test_a_stream_of_chance_that_an_older_save_does_not_know_is_unused() -> None:
    flow, s = sealed()
    data = flow.save(s)
    data["rng"] = {}
    loaded = Notes()
    flow.load(loaded, data)
    assert loaded.rng.used() == 0


# Positions


@pytest.mark.parametrize(
    ("field", "value"),
    [("began", 1), ("chosen", [7]), ("passing_on", 1), ("sealed", [1]), ("turn", 1), ("n", 3)],
)
def test_two_positions_are_equal_only_if_every_part_of_them_is(field: str, value: object) -> None:
    s, other = Notes(), Notes()
    assert s.key() == other.key()
    setattr(other, field, value)
    assert s.key() != other.key()


def test_two_positions_with_other_dice_used_are_not_equal() -> None:
    s, other = Notes(), Notes()
    other.rng.below(0, 6)
    assert s.key() != other.key()


def test_only_the_seats_that_are_woken_are_asked_again() -> None:
    s = Notes()
    s.passing_on = 0b111
    s.wake(0b100)
    assert s.passing_on == 0b011


def test_a_match_goes_by_the_rules_it_began_under() -> None:
    s = Notes()
    assert s.under(3), "a new match goes by all"
    s.began = 2
    assert s.under(2)
    assert not s.under(3)
