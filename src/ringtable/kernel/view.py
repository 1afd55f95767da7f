"""Views: what one seat, or a spectator, may know of a position, with its legal actions.

One function serves browser, terminal, bots, spectators and research. The game's own `table` builds
its part from nothing; nothing is ever copied from a state and then removed.
"""

from collections.abc import Callable
from typing import Any

from ringtable.kernel.decision import Answer, clause_of, continues, is_secret, name_of
from ringtable.kernel.game import Game, View
from ringtable.kernel.state import State

Form = Callable[[Answer], object]  # how an answer stands in a view


def as_data(answer: Answer) -> object:
    return answer.to_data()


def look(game: Game, s: State, seat: int, table: View | None = None, form: Form = as_data) -> View:
    """The view of a seat; a seat below zero is a spectator. Where nothing is hidden the table looks
    the same to everybody: then it may be given, made once for all."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        "seats": s.seats,
        "seat": seat,
        "question": question(game, s, seat, form),
        "asides": asides(game, s, seat),
        "table": game.table(s, seat) if table is None else table,
        "outcome": None if s.outcome is None else s.outcome.to_data(),
    }


def asides(game: Game, s: State, seat: int) -> list[str]:
    """The moves that a seat may make now beside the question at hand."""
    if seat < 0 or s.outcome is not None:
        return []
    return [text for text, aside in game.asides.items() if aside.may(s, seat)]


def question(game: Game, s: State, seat: int, form: Form = as_data) -> dict[str, Any] | None:
    """Who is asked what. Others see a secret question only as somebody's turn."""
    flow = game.flow
    waiting = flow.waiting(s)
    if not waiting:
        return None
    decision = flow.decision(s)
    mine = seat in waiting
    if is_secret(decision) and not mine:
        return {
            "seats": waiting,
            "id": "",
            "clause": "",
            "prompt": None,
            "options": [],
            "stage": False,
            "several": 0,
        }
    acting = s.seat
    if s.sealed:
        s.seat = seat if mine else waiting[0]
    prompt = decision.prompt(s).to_data()
    s.seat = acting
    return {
        "seats": waiting,
        "id": name_of(decision),
        "clause": clause_of(decision),
        "prompt": prompt,
        "options": [form(answer) for answer in flow.answers(s, seat)],
        "stage": continues(decision, s, False),
        "several": flow.still_to_choose(s, decision) if mine else 0,
    }
