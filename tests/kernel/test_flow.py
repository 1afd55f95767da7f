"""Flow: steps, frames, labels, and what a broken game is told."""

from typing import ClassVar

import pytest

from ringtable.kernel.decision import Action, Decision
from ringtable.kernel.errors import FlowError, IllegalAction, MatchOver, WrongSeat
from ringtable.kernel.flow import Flow
from ringtable.kernel.procedure import (
    Procedure,
    ask,
    ask_each,
    choice,
    choose_one,
    do,
    each_seat,
    loop,
    run,
    second,
    when,
)
from ringtable.kernel.rng import Rng, key_from_seed
from ringtable.kernel.state import State


class Notes(State):
    """A state that only writes down what was done."""

    __slots__ = ("left", "told")
    COLUMNS: ClassVar[tuple[str, ...]] = ("told", "left")

    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats, Rng(key_from_seed(0), ("dice",)))
        self.told: list[str] = []
        self.left: int = 0

    def copy(self) -> "Notes":
        s = Notes.__new__(Notes)
        self.copy_frames(s)
        s.told = self.told[:]
        s.left = self.left
        return s

    def note(self, text: str) -> None:
        self.told.append(text)


class Pick(Decision[Notes]):
    def __init__(self, name: str, *actions: Action) -> None:
        self.name = name
        self.actions = list(actions)

    def options(self, s: Notes) -> list[Action]:
        return self.actions

    def take(self, s: Notes, action: Action) -> None:
        s.note(f"{self.name} {s.seat}:{action}")


def a(s: Notes) -> None:
    s.note(f"a{s.seat}")


def b(s: Notes) -> None:
    s.note(f"b{s.seat}")


def finish(s: Notes) -> None:
    s.end("done", [], "test")


def some_left(s: Notes) -> bool:
    return s.left > 0


def take_one(s: Notes) -> None:
    s.left -= 1


def odd_seat(s: Notes) -> bool:
    return s.seat % 2 == 1


def started(main: Procedure, *also: Procedure, left: int = 0) -> tuple[Flow, Notes]:
    flow = Flow(main, also=list(also))
    s = Notes()
    s.left = left
    flow.start(s)
    return flow, s


def test_steps_are_done_in_order() -> None:
    _, s = started(Procedure("main", do(a), do(b), do(finish)))
    assert s.told == ["a0", "b0"]
    assert s.outcome is not None


def test_loop_repeats_while_its_condition_holds() -> None:
    _, s = started(Procedure("main", loop(some_left, do(a), do(take_one)), do(finish)), left=3)
    assert s.told == ["a0"] * 3


def test_when_passes_by_unless_its_condition_holds() -> None:
    _, s = started(Procedure("main", when(some_left, do(a)), do(b), do(finish)))
    assert s.told == ["b0"]


def test_each_seat_acts_in_turn_and_the_seat_is_restored() -> None:
    _, s = started(
        Procedure("main", each_seat(when(odd_seat, do(a)), do(b)), second(do(a)), do(finish))
    )
    assert s.told == ["b0", "a1", "b1", "b2", "a0"]


def from_the_acting_seat(s: Notes) -> list[int]:
    return [(s.seat + step) % s.seats for step in range(s.seats)]


def sit_on_two(s: Notes) -> None:
    s.seat = 2


def test_an_order_may_depend_on_the_seat_that_began_it() -> None:
    main = Procedure(
        "main", do(sit_on_two), each_seat(do(a), order=from_the_acting_seat), do(finish)
    )
    _, s = started(main)
    assert s.told == ["a2", "a0", "a1"]


def nobody(s: Notes) -> list[int]:
    return []


def test_each_seat_of_nobody_is_passed_by() -> None:
    _, s = started(Procedure("main", each_seat(do(a), order=nobody), do(b), do(finish)))
    assert s.told == ["b0"]


def test_run_keeps_the_frame_and_comes_back() -> None:
    inner = Procedure("inner", do(a))
    _, s = started(Procedure("main", each_seat(run(inner), do(b)), do(finish)))
    assert s.told == ["a0", "b0", "a1", "b1", "a2", "b2"]


def test_a_question_with_one_answer_is_not_asked() -> None:
    flow, s = started(Procedure("main", ask(Pick("one", 7)), ask(Pick("two", 1, 2)), do(finish)))
    assert s.told == ["one 0:7"]
    assert flow.decision(s).name == "two"


class Secret(Pick):
    secret = True


def test_a_secret_question_is_asked_even_with_one_answer() -> None:
    flow, s = started(Procedure("main", ask(Secret("window", 0)), do(finish)))
    assert s.told == []
    assert flow.waiting(s) == [0]


def test_an_action_must_be_one_of_the_options() -> None:
    flow, s = started(Procedure("main", ask(Pick("two", 1, 2)), do(finish)))
    with pytest.raises(IllegalAction):
        flow.play(s, 3)
    assert s.told == []
    with pytest.raises(WrongSeat):
        flow.play(s, 1, seat=1)
    flow.play(s, 2)
    assert s.told == ["two 0:2"]
    with pytest.raises(MatchOver):
        flow.play(s, 1)


def test_choose_one_takes_a_way_and_goes_on_after_it() -> None:
    ways = choose_one("ways", choice("x", do(a), second(do(a))), choice("y", do(b)))
    flow, s = started(Procedure("main", ways, do(a), ask(Pick("last", 1, 2)), do(finish)))
    assert flow.texts(s, 0) == ["x", "y"]
    flow.play(s, flow.parse(s, 0, "y"))
    assert s.told == ["b0", "a0"]


def test_choose_one_without_an_open_way_is_passed_by() -> None:
    ways = choose_one("ways", choice("x", do(a), only_if=some_left))
    _, s = started(Procedure("main", ways, do(b), do(finish)))
    assert s.told == ["b0"]


def two_seats(s: Notes) -> list[int]:
    return [2, 0]


def test_sealed_answers_are_taken_in_the_order_of_the_seats() -> None:
    main = Procedure("main", ask_each(Pick("sealed", 1, 2), two_seats), do(a), do(finish))
    flow, s = started(main)
    assert flow.waiting(s) == [0, 2]
    flow.play(s, 1, seat=0)
    assert s.told == []
    with pytest.raises(WrongSeat, match="answered already"):
        flow.play(s, 2, seat=0)
    with pytest.raises(WrongSeat, match="not asked"):
        flow.play(s, 2, seat=1)
    with pytest.raises(IllegalAction):
        flow.play(s, 5, seat=2)
    flow.play(s, 2, seat=2)
    assert s.told == ["sealed 2:2", "sealed 0:1", "a0"]


def test_sealed_questions_with_one_open_answer_are_not_asked() -> None:
    _, s = started(Procedure("main", ask_each(Pick("sealed", 4), two_seats), do(finish)))
    assert s.told == ["sealed 2:4", "sealed 0:4"]


# Calls, leaving, telling an outer frame


class Call(Pick):
    def take(self, s: Notes, action: Action) -> None:
        s.call(CARD, seat=1, source=action, target=5, n=3)


def note_frame(s: Notes) -> None:
    s.note(f"{s.seat} {s.source} {s.target} {s.n}")


CARD = Procedure("card", do(note_frame), ask(Pick("inside", 1, 2)), do(b))


def test_a_call_carries_seat_source_target_and_number_and_returns() -> None:
    flow, s = started(Procedure("main", ask(Call("play", 8, 9)), do(a), do(finish)), CARD)
    flow.play(s, 9)
    assert s.told == ["1 9 5 3"]
    assert s.depth() == 1
    flow.play(s, 2)
    assert s.told == ["1 9 5 3", "inside 1:2", "b1", "a0"]


def test_a_procedure_outside_the_flow_cannot_be_called() -> None:
    stray = Procedure("stray", do(a))
    with pytest.raises(FlowError, match="'stray' is in no flow"):
        Notes().call(stray)


def leave_phase(s: Notes) -> None:
    s.leave(PHASE)


BATTLE = Procedure("battle", do(a), do(leave_phase), do(b))
PHASE = Procedure("phase", each_seat(run(BATTLE), do(b)), second(do(b)))


def test_leaving_a_procedure_ends_everything_opened_inside_it() -> None:
    _, s = started(Procedure("main", run(PHASE), do(a), do(finish)))
    assert s.told == ["a0", "a0"]
    assert s.stack == []


def test_leaving_what_is_not_open_is_an_error() -> None:
    flow, s = started(
        Procedure("main", ask(Pick("x", 1, 2)), do(finish)), Procedure("other", do(a))
    )
    with pytest.raises(FlowError, match="'other' is not open"):
        s.leave(flow.procedures["other"])


def cancel_effect(s: Notes) -> None:
    s.set_count_in(EFFECT, 0)


def has_number(s: Notes) -> bool:
    return s.n > 0


def give_number(s: Notes) -> None:
    s.n = 2


WINDOW = Procedure("window", each_seat(when(odd_seat, do(cancel_effect))))
EFFECT = Procedure("effect", do(give_number), each_seat(run(WINDOW)), when(has_number, do(a)))


def test_a_response_reaches_the_frame_of_what_it_answers() -> None:
    _, s = started(Procedure("main", run(EFFECT), do(b), do(finish)))
    assert s.told == ["b0"]


def read_number(s: Notes) -> None:
    s.note(f"n{s.count_in(OUTER)}")


INNER = Procedure("inner", do(read_number))
OUTER = Procedure("outer", do(give_number), each_seat(run(INNER), order=two_seats))


def test_an_inner_procedure_reads_the_number_of_an_outer_one() -> None:
    _, s = started(Procedure("main", run(OUTER), do(finish)))
    assert s.told == ["n2", "n2"]


def read_above(s: Notes) -> None:
    s.n = 7  # its own number is another one
    s.note(f"n{s.count_above()}")


CALLED = Procedure("called", do(read_above))


def test_a_procedure_reads_the_number_of_whoever_called_it() -> None:
    _, s = started(Procedure("main", do(give_number), run(CALLED), do(finish)))
    assert s.told == ["n2"]


# Mistakes of authors


def forever(s: Notes) -> bool:
    return True


def test_an_endless_loop_is_stopped_with_its_place() -> None:
    with pytest.raises(FlowError, match="no question after"):
        started(Procedure("main", loop(forever, do(nothing))))


def nothing(s: Notes) -> None:
    pass


def call_myself(s: Notes) -> None:
    s.call(ENDLESS)


ENDLESS = Procedure("endless", do(call_myself))


def test_endless_nesting_is_stopped() -> None:
    with pytest.raises(FlowError, match="nested too deeply"):
        started(Procedure("main", run(ENDLESS), do(finish)))


def test_a_game_must_end_with_an_outcome() -> None:
    with pytest.raises(FlowError, match="without an outcome"):
        started(Procedure("main", do(a)))


def test_a_question_needs_an_answer() -> None:
    with pytest.raises(FlowError, match=r"main\.empty asks a question without an answer"):
        started(Procedure("main", ask(Pick("empty")), do(finish)))


def test_two_procedures_cannot_share_a_name() -> None:
    with pytest.raises(FlowError, match="two procedures are named 'main'"):
        Flow(Procedure("main", run(Procedure("main", do(a)))))


def test_a_procedure_belongs_to_one_flow() -> None:
    shared = Procedure("shared", do(a), do(finish))
    Flow(shared)
    with pytest.raises(FlowError, match="belongs to another flow"):
        Flow(Procedure("main", run(shared)))


# Labels


def test_labels_name_steps_and_the_second_of_two_says_so() -> None:
    flow, _ = started(
        Procedure("main", do(a), do(b), second(do(a)), ask(Pick("x", 1, 2)), do(finish))
    )
    assert list(flow.addresses) == [
        "main.a",
        "main.b",
        "main.a#2",
        "main.x",
        "main.finish",
        "main.end",
    ]


def test_a_save_survives_steps_put_in_before_it() -> None:
    """Saves hold labels: the same place is found after a change of the rules."""
    question = Pick("x", 1, 2)
    old, s = started(Procedure("main", do(a), ask(question), do(finish)))
    data = old.save(s)
    new = Flow(
        Procedure("main", do(b), do(a), when(some_left, second(do(b))), ask(question), do(finish))
    )
    loaded = Notes()
    new.load(loaded, data)
    assert new.decision(loaded) is question
    assert loaded.told == ["a0"]


def test_a_save_from_unknown_rules_is_refused() -> None:
    flow, s = started(Procedure("main", ask(Pick("x", 1, 2)), do(finish)))
    data = flow.save(s)
    data["at"] = "main.gone"
    with pytest.raises(FlowError, match=r"no step 'main\.gone'"):
        flow.load(Notes(), data)
