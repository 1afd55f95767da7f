"""Secrets: the two-worlds test, that undo is no way to peek, and that no question tells."""

from collections.abc import Callable
from random import Random
from typing import Any

from ringtable.kernel.decision import hides_options
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import SPECTATOR, Game, Options
from ringtable.kernel.match import Match, canonical
from ringtable.kernel.play import crosses, opens_seals
from ringtable.kernel.state import State
from ringtable.kernel.view import look, question
from ringtable.testing.walk import random_match

Sampler = Callable[[int], bool]


def check_two_worlds(
    game: Game,
    seats: int,
    options: Options,
    seed: int | str,
    things: tuple[str, ...] = (),
    every: int = 1,
    most: int = 0,
) -> int:
    """At every n-th question of a random match: for each seat and a spectator, deal what it cannot
    know anew; whatever it is shown must stay the same to the letter. Gives the number compared."""
    random = Random(f"two worlds {seed}")
    compared = 0
    for number, match in enumerate(random_match(game, seats, options, seed, most)):
        if number % every or match.outcome is not None:
            continue
        for seat in range(SPECTATOR, match.seats):
            other = game.determinize(match.state, seat, random)
            compare_worlds(game, match.state, other, seat, things)
            compared += 1
    return compared


def compare_worlds(
    game: Game, one: State, other: State, seat: int, things: tuple[str, ...]
) -> None:
    """View, prompts, options, the text table, refusals and error texts are the same."""
    ours, theirs = canonical(look(game, one, seat)), canonical(look(game, other, seat))
    assert ours == theirs, f"seat {seat} can tell two worlds apart: {difference(ours, theirs)}"
    assert game.flow.waiting(one) == game.flow.waiting(other), "the worlds ask different seats"
    if not hides_options(game.flow.decision(one)):
        # Such a question is not put when it has one answer: its answers must be public knowledge.
        for asked in game.flow.waiting(one):
            assert game.flow.texts(one, asked) == game.flow.texts(other, asked), (
                f"seat {seat} learns something by what seat {asked} is asked in public"
            )
    if game.insight is not None:
        ours, theirs = canonical(game.insight(one, seat)), canonical(game.insight(other, seat))
        assert ours == theirs, f"seat {seat} has insight into what is hidden"
    if seat < 0:
        return
    for thing in ("nonsense", *things):
        assert answer(game, one, seat, thing) == answer(game, other, seat, thing), (
            f"seat {seat} learns something by asking about {thing!r}"
        )
        assert refusal(game, one, seat, thing) == refusal(game, other, seat, thing), (
            f"seat {seat} learns something by trying {thing!r}"
        )


def answer(game: Game, s: State, seat: int, thing: str) -> object:
    why = game.flow.why_not(s, seat, thing)
    return None if why is None else why.to_data()


def refusal(game: Game, s: State, seat: int, text: str) -> str:
    try:
        game.flow.parse(s, seat, text)
    except RingtableError as problem:
        return f"{problem.reason}: {problem}"
    return "legal"


def difference(ours: str, theirs: str) -> str:
    for place, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if one != other:
            before = ours[max(0, place - 60) : place]
            return f"after {before!r}: {ours[place:][:40]!r} or {theirs[place:][:40]!r}"
    return f"sizes {len(ours)} and {len(theirs)}"


def check_barriers(
    game: Game, seats: int, options: Options, seed: int | str, every: int = 3, most: int = 0
) -> int:
    """An action that shows somebody something hidden must be a barrier for undo: play it in two
    worlds which that seat cannot tell apart; if it can afterwards, taking it back would be peeking.
    Gives how many actions were tried."""
    random = Random(f"barriers {seed}")
    tried = 0
    for number, match in enumerate(random_match(game, seats, options, seed, most)):
        if number % every or match.outcome is not None:
            continue
        tried += try_actions(match, random)
    return tried


def try_actions(match: Match, random: Random) -> int:
    game, flow = match.game, match.game.flow
    acting = match.waiting()[0]
    action = random.choice(flow.options(match.state, acting))
    after, barrier = played(game, match.state, action, acting)
    for seat in range(match.seats):
        other = game.another_world(match.state, seat, random)
        if acting not in flow.waiting(other) or action not in flow.options(other, acting):
            continue
        elsewhere, _ = played(game, other, action, acting)
        if not barrier:
            ours, theirs = (
                canonical(look(game, after, seat)),
                canonical(look(game, elsewhere, seat)),
            )
            assert ours == theirs, (
                f"seat {seat} learns something by an action that undo takes back: "
                f"{difference(ours, theirs)}"
            )
        opened = opens_seals(match.state.sealed, after.sealed)
        if not opened and not reveals(after) and not reveals(elsewhere):
            ours, theirs = canonical(heard(after, seat)), canonical(heard(elsewhere, seat))
            assert ours == theirs, (
                f"seat {seat} hears of something hidden: {difference(ours, theirs)}"
            )
    return match.seats


def check_questions(
    game: Game, seats: int, options: Options, seed: int | str, every: int = 1, most: int = 0
) -> int:
    """The question follows from what was seen: play an action in two worlds that a seat cannot
    tell apart. If what it sees of the table and hears is the same afterwards, then so is who is
    asked and what: a window that opens only when a hidden card fits would tell that it fits. Gives
    how many pairs of worlds came to the same table."""
    random = Random(f"questions {seed}")
    compared = 0
    for number, match in enumerate(random_match(game, seats, options, seed, most)):
        if number % every or match.outcome is not None:
            continue
        acting = random.choice(match.waiting())
        action = random.choice(game.flow.options(match.state, acting))
        after, _ = played(game, match.state, action, acting)
        for seat in range(SPECTATOR, match.seats):
            compared += same_question(match, after, action, acting, seat, random)
    return compared


def same_question(
    match: Match, after: State, action: int, acting: int, seat: int, random: Random
) -> int:
    game, flow = match.game, match.game.flow
    other = game.another_world(match.state, seat, random)
    if acting not in flow.waiting(other) or action not in flow.options(other, acting):
        return 0
    elsewhere, _ = played(game, other, action, acting)
    if canonical(seen(game, after, seat)) != canonical(seen(game, elsewhere, seat)):
        return 0
    ours = canonical(question(game, after, seat))
    theirs = canonical(question(game, elsewhere, seat))
    assert ours == theirs, (
        f"seat {seat} learns something hidden by what is asked next: {difference(ours, theirs)}"
    )
    return 1


def seen(game: Game, s: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it and what it heard on the way: all it has to go by."""
    over = None if s.outcome is None else s.outcome.to_data()
    return {"table": game.table(s, seat), "heard": heard(s, seat), "outcome": over}


def heard(s: State, seat: int) -> list[dict[str, object]]:
    """What was told to a seat on the way to a position."""
    told = [fact.for_seat(seat) for fact in s.facts or []]
    return [one for one in told if one is not None]


def reveals(s: State) -> bool:
    return any(fact.kind.reveals for fact in s.facts or [])


def played(game: Game, s: State, action: int, seat: int) -> tuple[State, bool]:
    after = s.copy()
    after.facts = []
    game.flow.play(after, action, seat)
    return after, crosses(s, after, after.facts)
