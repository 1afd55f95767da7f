"""Comparing answers in dealt worlds."""

from ringtable.kernel.courses import Course, Trial, lead
from ringtable.kernel.decision import Action
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from tests.kernel.spikes import duel

BEHIND = 2.5


def trial(playouts: int = 40, seconds: float = 0.0, longest: float = 1e9) -> Trial:
    return Trial(playouts, seconds, longest, first_worlds=4, behind=BEHIND, ahead=0.7)


def course(*values: float) -> Course:
    made = Course([])
    for value in values:
        made.add(value)
    return made


def world() -> State:
    return duel.GAME.new_state(2, {}, duel.GAME.new_rng(key_from_seed("courses")))


def test_what_is_clearly_behind_is_dropped_and_the_first_is_not_dropped_for_little() -> None:
    own = course(0.4, 0.5, 0.6, 0.5)
    better = course(0.5, 0.4, 0.8, 0.4)  # by a hair, and not in every world
    worse = course(0.1, 0.2, 0.3, 0.2)
    assert 0 < lead(better, own) < BEHIND < lead(own, worse)
    assert trial().in_front([own, better, worse], own, 3) == [better, own]
    assert trial().in_front([own, better, worse], own, 1) == [better, own]


def test_the_first_is_kept_unless_another_is_clearly_better() -> None:
    courses = [Course([0]), Course([1]), Course([2])]
    noise = [0.3, -0.3, 0.2, -0.2]
    tried: list[Action] = []

    def playout(world: State, answers: list[Action]) -> float:
        tried.append(answers[0])
        wobble = noise[len(tried) % 4] if answers[0] == 1 else 0.0
        return 0.5 + wobble + (0.2 if answers[0] == winner else 0.0)

    winner = 2
    assert trial().best(courses, world, playout).answers == [2]
    winner = 0
    assert trial().best([Course([0]), Course([1])], world, playout).answers == [0]


def test_a_trial_ends_with_its_playouts_or_with_its_time() -> None:
    played = []

    def playout(world: State, answers: list[Action]) -> float:
        played.append(answers[0])
        return len(played) % 3 / 3

    trial(30).best([Course([0]), Course([1])], world, playout)
    assert len(played) == 30
    played.clear()
    trial(10_000, longest=1e-9).best([Course([0]), Course([1])], world, playout)
    assert len(played) == 2


def test_as_many_courses_are_tried_as_can_be_tried_often_enough() -> None:
    courses = [Course([n]) for n in range(12)]
    assert len(trial(40).affordable(courses)) == 10
    assert len(trial(1).affordable(courses)) == 2
    assert len(trial(1, seconds=1.0).affordable(courses)) == 12
