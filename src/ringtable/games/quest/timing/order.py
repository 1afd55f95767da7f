"""Who comes when: player order, steps under their ids, the phase that is played. [Q5.1, Q30.4,
Q32.1]"""

from ringtable.games.quest.box.components import M_BEGIN, PHASES, STEPS, Phase
from ringtable.games.quest.box.components import Step as StepId
from ringtable.games.quest.facts import PHASE_BEGINS
from ringtable.games.quest.state import Quest
from ringtable.kernel.procedure import Step, by, do, each_seat, named, when
from ringtable.kernel.state import NOTHING


def clockwise(s: Quest) -> list[int]:
    """All seats from the acting one; those that are out are passed by. The order holds even if the
    token passes on the way."""
    return [(s.seat + step) % s.seats for step in range(s.seats)]


def from_first(s: Quest) -> list[int]:
    """All seats in player order, whoever acts. [Q30.4]"""
    return [(s.first + step) % s.seats for step in range(s.seats)]


def still_plays(s: Quest) -> bool:
    return s.plays(s.seat)


def lead(s: Quest) -> None:
    """The first player begins. [Q30.4]"""
    s.seat = s.first


def in_player_order(*body: Step) -> Step:
    """For each player in the game, from the acting seat. [Q30.4]"""
    return each_seat(when(still_plays, *body), order=clockwise)


def begin_step(s: Quest, step: StepId) -> None:
    s.step = step
    s.seat = s.first


def at_step(step: StepId) -> Step:
    """A step of the sequence, under its id; the first player leads. [Q32.1]"""
    return named(STEPS[step], do(by(step, begin_step)))


def begin_phase(s: Quest, phase: Phase) -> None:
    """Effects of the beginning come before the first step. [Q5.10]"""
    s.phase = phase
    s.seat = s.first
    s.tell(PHASE_BEGINS, "Q5.1", PHASES[phase])
    s.happens(M_BEGIN, NOTHING, phase)


def phase_begins(phase: Phase) -> Step:
    return named(f"{PHASES[phase]} begins", do(by(phase, begin_phase)))
