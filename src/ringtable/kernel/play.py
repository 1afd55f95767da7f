"""Playing an action: one function for a match in Python and for a table on the server.

An action is the text of an answer, or a **whole move**: several answers joined by `; `, such as
`move; from rohan; to fangorn; 2 rohan-regular`. A whole move is one entry, one undo, and nothing of
the unfinished thought reaches anybody. So nothing in between may show the player anything new:
where chance is used, something is shown or somebody else is asked, the move ends.
"""

from typing import Any, Final

from ringtable.kernel.decision import continues, hides_options, is_secret
from ringtable.kernel.errors import IllegalAction, MatchOver, RingtableError, WrongSeat
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import Game
from ringtable.kernel.state import NOT_ASKED, STILL_OPEN, State
from ringtable.kernel.view import question

JOINT: Final = "; "
MOST_STAGES: Final = 64  # of one move; no move of any game is as long


class Played:
    """What an action led to: the position after it, what happened, whether undo stops there, and
    whether the question itself was hidden from others."""

    __slots__ = ("after", "barrier", "facts", "secret")

    def __init__(self, after: State, facts: list[Fact], barrier: bool, secret: bool) -> None:
        self.after = after
        self.facts = facts
        self.barrier = barrier
        self.secret = secret


def play(game: Game, before: State, text: str, seat: int) -> Played:
    """Play an action by its text. The position before is left as it was; a refusal changes nothing
    and, in a whole move, names the stage."""
    if text in game.asides:
        return step_aside(game, before, text, seat)
    stages = text.split(JOINT)
    s = before.copy()
    s.facts = []
    secret = is_hidden(game, s)
    for number, stage in enumerate(stages):
        if number:
            check_open(game, before, s, seat, number, stages)
        try:
            game.flow.play(s, game.flow.parse(s, seat, stage), seat)
        except RingtableError as problem:
            if len(stages) == 1:
                raise
            raise stage_refused(number, stage, problem) from problem
    facts = s.facts
    s.facts = None
    return Played(s, facts, crosses(before, s, facts), secret)


def step_aside(game: Game, before: State, text: str, seat: int) -> Played:
    """A move beside the question at hand, which stays as it is."""
    if before.outcome is not None:
        raise MatchOver
    if not 0 <= seat < before.seats:
        raise WrongSeat(f"this table has no seat {seat + 1}", "no-such-seat")
    aside = game.asides[text]
    if not aside.may(before, seat):
        raise IllegalAction(f"{text!r} does nothing now", "illegal-action", aside.clause)
    s = before.copy()
    s.facts = []
    aside.take(s, seat)
    facts = s.facts
    s.facts = None
    return Played(s, facts, crosses(before, s, facts), False)


def is_hidden(game: Game, s: State) -> bool:
    """Whether others may not know what is asked now, or an answer is put under a seal."""
    return bool(s.sealed) or (s.outcome is None and is_secret(game.flow.decision(s)))


def crosses(before: State, after: State, facts: list[Fact]) -> bool:
    """Whether an action is an information barrier: chance was used, something was shown, or the
    answers of several seats came out from under their seals."""
    if after.rng.used() != before.rng.used() or opens_seals(before.sealed, after.sealed):
        return True
    return any(fact.kind.reveals for fact in facts)


def opens_seals(before: list[int], after: list[int]) -> bool:
    """Whether the last of several sealed answers came in: others' are known from then on. What is
    sealed afterwards may belong to the next question and look the same; that it is the same list
    says that nobody has answered."""
    if after is before or before.count(STILL_OPEN) != 1:
        return False
    return len(before) - before.count(NOT_ASKED) > 1


# Whole moves


def check_open(
    game: Game, before: State, s: State, seat: int, number: int, stages: list[str]
) -> None:
    """A further stage: only if the seat goes on and has learnt nothing since the move began."""
    if number >= MOST_STAGES:
        raise IllegalAction(f"a move has {MOST_STAGES} stages at most", "too-many-stages")
    if game.flow.waiting(s) == [seat] and not crosses(before, s, s.facts or []):
        return
    done = JOINT.join(stages[:number])
    raise IllegalAction(
        f"the move ends with {done!r}: {stages[number]!r} would follow on what is known only then",
        "barrier",
    )


def stage_refused(number: int, stage: str, problem: RingtableError) -> IllegalAction:
    message = f"stage {number + 1} of the move, {stage!r}: {problem}"
    return IllegalAction(message, problem.reason, problem.clause)


def draft(game: Game, before: State, stages: list[str], seat: int) -> dict[str, Any] | None:
    """The question of the next stage of a move that is being thought over, or None if the move is
    whole. Nothing is played. Beyond a barrier it is refused as the move itself would be."""
    s = at_stage(game, before, stages, seat)
    return None if s is None else question(game, s, seat)


def at_stage(game: Game, before: State, stages: list[str], seat: int) -> State | None:
    """The position in which the next stage of a move is thought over, or None if it is whole."""
    if not stages:
        return before
    played = play(game, before, JOINT.join(stages), seat)
    if played.barrier or not goes_on(game, played.after, seat, bool(played.facts)):
        return None
    return played.after


def completed(game: Game, before: State, stages: list[str], seat: int) -> list[str]:
    """A move with those further stages that leave but one answer, between the others and after
    them. Such a question is put only so that nobody learns by its absence: where nobody is there to
    learn, it need not be."""
    whole = stages[:1]
    for stage in stages[1:]:
        while (only := only_answer(game, before, whole, seat)) not in ("", stage):
            whole.append(only)
        whole.append(stage)
    while only := only_answer(game, before, whole, seat):
        whole.append(only)
    return whole


def only_answer(game: Game, before: State, stages: list[str], seat: int) -> str:
    """The answer to the next stage of a move if there is but one, else nothing."""
    s = at_stage(game, before, stages, seat)
    options = [] if s is None else game.flow.texts(s, seat)
    return options[0] if len(options) == 1 else ""


def goes_on(game: Game, s: State, seat: int, done: bool) -> bool:
    """Whether the seat is asked for a further stage of the same thought; `done`: whether the move
    so far has done anything."""
    if game.flow.waiting(s) != [seat]:
        return False
    return continues(game.flow.decision(s), s, done)


def may_only_pass(game: Game, s: State, seat: int) -> bool:
    """Whether a seat is asked though it can do nothing but pass, so that nobody learns by the
    absence of the question whether it could."""
    return bool(only_pass(game, s, seat))


def only_pass(game: Game, s: State, seat: int) -> str:
    """The pass of a question that leaves nothing else, or nothing. It is a pass of this opportunity
    alone: how long to pass on is for the seat to say."""
    answers = game.flow.answers(s, seat)
    if not answers or not hides_options(game.flow.decision(s)):
        return ""
    if any(answer.verb not in PASSES for answer in answers):
        return ""
    return next(answer.text for answer in answers if answer.verb in ONCE)


def way_to_pass(game: Game, s: State, seat: int) -> str:
    """The answer by which a seat lets the question at hand pass, or nothing."""
    for answer in game.flow.answers(s, seat):
        if answer.verb == "pass" or answer.text == "pass":
            return answer.text
    return ""


ONCE: Final = ("pass", "done")  # verbs of answers that pass this opportunity
PASSES: Final = (*ONCE, "pass-on")
