"""Playthroughs: a whole match as readable text. A change of rules shows as a diff to review."""

from pathlib import Path

from ringtable import catalog
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import Game, Options
from ringtable.testing.walk import random_match


def playthrough(game: Game, seats: int, options: Options, seed: int | str) -> str:
    """A random match, move by move: who chose what among how many, and what it led to."""
    lines = [f"{game.title}: {seats} seats, options {options}, seed {seed}"]
    match = None
    for match in random_match(game, seats, options, seed):
        if not match.moves:
            lines += [line(fact) for fact in match.opening]
            continue
        move = match.moves[-1]
        choices = len(game.flow.options(move.before, move.seat))
        lines.append(f"{len(match.moves)}. seat {move.seat + 1}: {move.text}  (of {choices})")
        lines += [line(fact) for fact in move.facts]
    if match is not None and match.outcome is not None:
        winners = ", ".join(f"seat {seat + 1}" for seat in match.outcome.winners) or "nobody"
        lines.append(
            f"The end: {match.outcome.reason} [{match.outcome.clause}], winners: {winners}"
        )
        say = catalog.voice("en", catalog.seat_names("en", seats))
        lines.append(game.text_table(match.view(-1), say))
    return "\n".join(lines) + "\n"


def line(fact: Fact) -> str:
    values = ", ".join(
        f"{name} {value if not isinstance(value, list) else '+'.join(value)}"
        for name, value in zip(fact.kind.fields, fact.values, strict=True)
    )
    secret = "" if fact.known_to(-1) else f" (to {fact.audience:b})"
    return f"    {fact.kind.id}: {values} [{fact.cause}]{secret}"


def same_playthrough(path: Path, text: str, write: bool) -> None:
    """Compare with the stored file; with `write` (after a change that was meant) store it anew."""
    if write:
        path.write_text(text, encoding="utf-8")
    stored = path.read_text(encoding="utf-8") if path.exists() else ""
    assert text == stored, (
        f"{path.name} differs from what is played now; review it and store it anew"
    )
