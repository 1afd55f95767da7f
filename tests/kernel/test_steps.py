"""Steps of the second kind: rounds of passing, sets, stops, what holds between two steps."""

from random import Random
from typing import ClassVar

import pytest

from ringtable.kernel.decision import PASS, PASS_ON, Action, Answer, Decision, Several
from ringtable.kernel.errors import FlowError
from ringtable.kernel.flow import Flow
from ringtable.kernel.procedure import (
    Procedure,
    all_of,
    any_of,
    ask,
    ask_each,
    by,
    choice,
    choose_one,
    do,
    each_seat,
    if_,
    named,
    run,
    second,
    select,
    steps,
    stop_if,
    unless,
    until_all_pass,
    when,
)
from ringtable.kernel.rng import Rng, key_from_seed
from ringtable.kernel.state import State


class Notes(State):
    """A state that only writes down what was done."""

    COLUMNS: ClassVar[tuple[str, ...]] = ("told", "left", "out", "closed")
    __slots__ = COLUMNS

    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats, Rng(key_from_seed(0), ("dice",)))
        self.told: list[str] = []
        self.left: int = 0
        self.out: int = 0  # seats that have dropped out
        self.closed: int = 0  # seats that cannot act by what everybody knows

    def copy(self) -> "Notes":
        s = Notes.__new__(Notes)
        self.copy_frames(s)
        s.told = self.told[:]
        s.left = self.left
        s.out = self.out
        s.closed = self.closed
        return s

    def note(self, text: str) -> None:
        self.told.append(text)


class Act(Decision[Notes]):
    """What can be done in a window: 1 is a plain act, 2 opens a procedure, 3 puts seat 1 out."""

    name = "act"
    private = True

    def options(self, s: Notes) -> list[Action]:
        return [1, 2, 3] if s.left else []

    def open_to(self, s: Notes) -> bool:
        return not s.closed >> s.seat & 1

    def take(self, s: Notes, action: Action) -> None:
        s.note(f"{s.seat}:{action}")
        if action == 2:
            s.call(TEXT, s.seat)
        if action == 3:
            s.out |= 2


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


def in_order(s: Notes) -> list[int]:
    """From seat 2 on, without those that are out."""
    return [seat for seat in (2, 0, 1) if not s.out >> seat & 1]


def some_left(s: Notes) -> bool:
    return s.left > 0


TEXT = Procedure("text", do(a), ask(Pick("text", 1, 2)))


def window(left: int = 1, closed: int = 0) -> tuple[Flow, Notes]:
    TEXT.start = -1
    main = Procedure("main", until_all_pass(Act(), in_order), do(b), do(finish))
    flow = Flow(main, also=[TEXT])
    s = Notes()
    s.left = left
    s.closed = closed
    flow.start(s)
    return flow, s


def answer(flow: Flow, s: Notes, *answers: tuple[int, str]) -> None:
    for seat, text in answers:
        flow.play(s, flow.parse(s, seat, text), seat)


# Rounds of passing


def test_a_round_ends_when_all_have_passed_in_a_row() -> None:
    flow, s = window()
    assert flow.texts(s, 2) == ["1", "2", "3", "pass", "pass on"]
    answer(flow, s, (2, "pass"), (0, "1"), (1, "pass"), (2, "pass"))
    assert flow.waiting(s) == [0]
    answer(flow, s, (0, "pass"))
    assert s.told == ["0:1", "b0"]
    assert s.outcome is not None


def test_who_passed_may_act_again_when_another_has_acted() -> None:
    flow, s = window()
    answer(flow, s, (2, "pass"), (0, "1"), (1, "pass"), (2, "1"))
    assert flow.waiting(s) == [0]


def test_after_an_act_the_next_seat_goes_on_when_all_of_it_is_done() -> None:
    flow, s = window()
    answer(flow, s, (2, "2"))
    assert flow.decision(s).name == "text"
    assert flow.waiting(s) == [2]
    answer(flow, s, (2, "1"))
    assert flow.waiting(s) == [0]
    assert flow.decision(s).name == "act"


def test_a_seat_to_which_it_is_not_open_is_passed_over() -> None:
    flow, s = window(closed=0b101)
    assert flow.waiting(s) == [1]
    answer(flow, s, (1, "pass"))
    assert s.outcome is not None


def test_a_private_window_is_put_though_there_is_nothing_to_do_in_it() -> None:
    """Its absence would tell what is not held."""
    flow, s = window(left=0)
    assert flow.texts(s, 2) == ["pass", "pass on"]


def test_who_passes_on_is_not_asked_again_until_woken() -> None:
    flow, s = window()
    answer(flow, s, (2, "pass on"), (0, "1"), (1, "pass"))
    assert flow.waiting(s) == [0]
    s.wake(0b100)
    answer(flow, s, (0, "1"), (1, "pass"))
    assert flow.waiting(s) == [2]


def test_a_seat_that_drops_out_of_the_order_is_not_waited_for() -> None:
    flow, s = window()
    answer(flow, s, (2, "pass"), (0, "3"))
    assert flow.waiting(s) == [2]
    answer(flow, s, (2, "pass"), (0, "pass"))
    assert s.outcome is not None


def test_a_round_of_nobody_is_passed_by() -> None:
    main = Procedure("main", until_all_pass(Act(), nobody), do(b), do(finish))
    s = Notes()
    Flow(main).start(s)
    assert s.told == ["b0"]


def nobody(s: Notes) -> list[int]:
    return []


def test_a_window_survives_a_save_in_the_middle() -> None:
    flow, s = window()
    answer(flow, s, (2, "pass on"), (0, "pass"))
    loaded = Notes()
    flow.load(loaded, flow.save(s))
    assert loaded.key() == s.key()
    assert flow.waiting(loaded) == [1]
    assert loaded.options == [1, 2, 3, PASS, PASS_ON]
    answer(flow, loaded, (1, "pass"))
    assert loaded.outcome is not None


def test_what_the_kernel_added_stays_out_of_a_save_while_it_is_empty() -> None:
    """Old records keep their fingerprints."""
    flow, s = window()
    assert "chosen" not in flow.save(s)
    assert "passing_on" not in flow.save(s)


# Sets


class Company(Several[Notes]):
    name = "company"

    def __init__(self, least: int = 0, most: int = 9) -> None:
        self.at_least = least
        self.at_most = most

    def options(self, s: Notes) -> list[Action]:
        return [7, 5, 6][: s.left]

    def least(self, s: Notes) -> int:
        return self.at_least

    def most(self, s: Notes) -> int:
        return self.at_most


def note_chosen(s: Notes) -> None:
    s.note(str(s.chosen))


def choosing(company: Company, left: int = 3) -> tuple[Flow, Notes]:
    flow = Flow(Procedure("main", select(company), do(note_chosen), do(finish)))
    s = Notes()
    s.left = left
    flow.start(s)
    return flow, s


def test_a_set_is_chosen_one_by_one_in_the_order_of_the_options() -> None:
    flow, s = choosing(Company())
    assert flow.texts(s, 0) == ["7", "5", "6", "done"]
    answer(flow, s, (0, "5"))
    assert flow.texts(s, 0) == ["6", "done"]  # 7 was passed by: 5 and 7 is reached by 7 first
    answer(flow, s, (0, "done"))
    assert s.told == ["[5]"]


def test_every_set_can_be_reached_in_one_way_only() -> None:
    flow, first = choosing(Company())
    ends: list[str] = []
    waiting = [first]
    while waiting:
        s = waiting.pop()
        if s.outcome is not None:
            ends += s.told
            continue
        for action in flow.options(s, 0):
            further = s.copy()
            flow.play(further, action)
            waiting.append(further)
    assert sorted(ends) == sorted(set(ends))
    assert len(ends) == 8


def test_the_least_number_must_be_reached_and_what_is_left_for_it_is_not_passed_by() -> None:
    flow, s = choosing(Company(least=2))
    assert flow.texts(s, 0) == ["7", "5"]  # from 6 on there would be only one
    answer(flow, s, (0, "5"))
    assert s.told == ["[5, 6]"]  # one answer is left, so it is not asked


def test_with_fewer_than_the_least_number_all_are_taken() -> None:
    _, s = choosing(Company(least=5))
    assert s.told == ["[7, 5, 6]"]


def test_the_most_end_the_choice() -> None:
    flow, s = choosing(Company(most=1))
    answer(flow, s, (0, "6"))
    assert s.told == ["[6]"]


def test_nothing_to_choose_from_is_not_asked() -> None:
    _, s = choosing(Company(), left=0)
    assert s.told == ["[]"]


def test_a_set_survives_a_save_in_the_middle() -> None:
    flow, s = choosing(Company())
    answer(flow, s, (0, "7"))
    loaded = Notes()
    flow.load(loaded, flow.save(s))
    assert loaded.key() == s.key()
    assert flow.texts(loaded, 0) == ["5", "6", "done"]


def test_select_wants_a_choice_of_several() -> None:
    """Compiled code says so when the step is written, plain Python when it is carried out."""
    with pytest.raises((FlowError, TypeError)):
        Flow(Procedure("main", select(Pick("x", 1, 2)), do(finish))).start(Notes())  # type: ignore[arg-type]


# Words, stops, names


def test_steps_are_one_step_made_of_several() -> None:
    word = steps(do(a), do(b))
    flow = Flow(Procedure("main", when(unless(some_left), word), do(finish)))
    s = Notes()
    flow.start(s)
    assert s.told == ["a0", "b0"]


def test_stop_if_ends_the_procedure_and_no_other() -> None:
    inner = Procedure("inner", do(a), stop_if(some_left), do(b))
    flow = Flow(Procedure("main", run(inner), named("after", do(a)), do(finish)))
    s = Notes()
    s.left = 1
    flow.start(s)
    assert s.told == ["a0", "a0"]


def seat_is_one(s: Notes) -> bool:
    return s.seat == 1


def test_stop_if_leaves_the_rounds_of_its_own_procedure_too() -> None:
    inner = Procedure("inner", each_seat(stop_if(seat_is_one), do(a)), do(b))
    flow = Flow(Procedure("main", run(inner), do(finish)))
    s = Notes()
    flow.start(s)
    assert s.told == ["a0"]
    assert s.stack == []


def test_a_step_that_stands_twice_wants_a_name_of_its_own() -> None:
    """A rules fix would make old saves go on elsewhere."""
    with pytest.raises(FlowError, match=r"'main\.a' stands twice"):
        Flow(Procedure("main", do(a), do(b), do(a)))
    flow = Flow(Procedure("main", do(a), second(do(a)), named("last", do(a)), do(finish)))
    assert list(flow.addresses)[:3] == ["main.a", "main.a#2", "main.last"]


def test_steps_of_different_ways_do_not_get_in_each_others_way() -> None:
    ways = choose_one("ways", choice("x", do(a)), choice("y", do(a), do(b)))
    flow = Flow(Procedure("main", ways, do(finish)))
    assert "main.x/a" in flow.addresses
    assert "main.y/a" in flow.addresses


def add(s: Notes, n: int) -> None:
    s.left += n


def has(s: Notes, n: int) -> bool:
    return s.left >= n


def test_functions_and_conditions_are_joined_in_words() -> None:
    main = Procedure(
        "main",
        do(by(2, add)),
        when(if_(2, has), do(a)),
        when(all_of(some_left, unless(if_(3, has))), do(b)),
        when(any_of(seat_is_one, if_(9, has)), second(do(a))),
        do(finish),
    )
    flow = Flow(main)
    s = Notes()
    flow.start(s)
    assert s.told == ["a0", "b0"]
    assert "main.add 2" in flow.addresses


# Between two steps


def settle(s: Notes) -> None:
    if s.left > 0:
        s.left = 0
        s.call(SETTLED, 2)


SETTLED = Procedure("settled", do(b))


def leave_one(s: Notes) -> None:
    s.note("one")
    s.left = 1


class LeaveOne(Pick):
    def take(self, s: Notes, action: Action) -> None:
        leave_one(s)
        s.call(OPENED)


OPENED = Procedure("opened", do(a))


def test_what_holds_at_all_times_is_seen_to_after_every_step_and_every_answer() -> None:
    SETTLED.start = -1
    OPENED.start = -1
    main = Procedure("main", do(leave_one), do(a), ask(LeaveOne("x", 1, 2)), do(finish))
    flow = Flow(main, also=[SETTLED, OPENED], between=settle)
    s = Notes()
    flow.start(s)
    assert s.told == ["one", "b2", "a0"]
    flow.play(s, 1)
    assert s.told[3:] == ["one", "b2", "a0"]  # before what the answer itself has opened


# Loud faults


def open_two(s: Notes) -> None:
    s.call(OPENED)
    s.call(SETTLED)


def test_a_function_opens_at_most_one_procedure() -> None:
    """They would run in reverse."""
    SETTLED.start = -1
    OPENED.start = -1
    flow = Flow(Procedure("main", do(open_two), do(finish)), also=[SETTLED, OPENED])
    with pytest.raises(FlowError, match="'settled' is opened by a function that has opened"):
        flow.start(Notes())


def open_one(s: Notes) -> None:
    s.call(OPENED)


def test_two_functions_in_a_row_may_open_the_same_procedure() -> None:
    OPENED.start = -1
    flow = Flow(
        Procedure("main", do(open_one), second(do(open_one)), do(finish)),
        also=[OPENED],
    )
    s = Notes()
    flow.start(s)
    assert s.told == ["a0", "a0"]


def from_the_last(s: Notes) -> list[int]:
    return [2, 1, 0]


def test_after_loading_the_first_open_seat_in_the_order_of_the_step_is_asked() -> None:
    flow = Flow(Procedure("main", ask_each(Pick("x", 1, 2), from_the_last), do(finish)))
    s = Notes()
    flow.start(s)
    assert s.asked == 2
    loaded = Notes()
    flow.load(loaded, flow.save(s))
    assert loaded.asked == 2


# Sealed answers


def test_what_others_answered_under_a_seal_is_drawn_anew() -> None:
    flow = Flow(Procedure("main", ask_each(Pick("x", 1, 2, 3, 4), from_the_last), do(finish)))
    s = Notes()
    flow.start(s)
    flow.play(s, 3, seat=2)
    flow.play(s, 3, seat=1)
    seen = set()
    for seed in range(50):
        other = s.copy()
        flow.seal_anew(other, 2, Random(seed))
        assert other.sealed[2] == 3, "a seat knows its own answer"
        seen.add(other.sealed[1])
        assert flow.waiting(other) == [0]
    assert seen == {1, 2, 3, 4}


class Shown(Pick):
    def show(self, s: Notes, action: Action) -> Answer:
        return Answer(f"take {action}", "notes-take", {"n": action}, thing=f"note:{action}")


def test_an_answer_carries_text_words_things_verb_and_data() -> None:
    flow = Flow(Procedure("main", ask(Shown("x", 1, 2)), do(finish)))
    s = Notes()
    flow.start(s)
    assert flow.answers(s, 0)[1].to_data() == {
        "text": "take 2",
        "label": {"id": "notes-take", "values": {"n": 2}},
        "things": ["note:2"],
        "verb": "take",
        "data": {},
    }
