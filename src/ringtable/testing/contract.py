"""The contract: what must hold for the states, actions and views of every game."""

import json
from random import Random
from typing import Any

from ringtable import catalog
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.flow import plain
from ringtable.kernel.game import SPECTATOR, Game, Options, nothing_hidden
from ringtable.kernel.match import Match, digest
from ringtable.kernel.play import JOINT
from ringtable.kernel.record import open_record, replay_match, write_record
from ringtable.kernel.state import State
from ringtable.kernel.view import look
from ringtable.testing.walk import fresh_match, random_match

# Fields of the kernel's own: derived, or carried by the frames.
KERNEL = {*State.__dict__} | {"COLUMNS"}
FAR = 5  # moves that are taken back and played again together
SAVE_FIELDS = {"at", "frame", "frames", "sealed", "rng", "outcome", "rules"}


def check_contract(
    game: Game, seats: int, options: Options, seed: int | str, most: int = 0
) -> None:
    """Play one random match and check everything at every question; of a long game only so many."""
    random = Random(f"contract {seed}")
    fields = own_fields(game, seats, options, seed)
    for match in random_match(game, seats, options, seed, most):
        check_copy(match.state, fields)
        check_save(match)
        check_views(match)
        check_open_table(match)
        if match.outcome is None:
            check_options(match)
            check_refusals(match, random)
            check_undo(match, random)
            if len(match.moves) % FAR == 0:
                check_undo_far(match, random)
    check_same_again(match)
    check_record(match)


def own_fields(game: Game, seats: int, options: Options, seed: int | str) -> list[str]:
    """The data fields that the game adds to State, found on its class: slots and compiled
    attributes alike are data descriptors."""
    kind = type(fresh_match(game, seats, options, seed).state)
    found: list[str] = []
    for owner in kind.__mro__:
        if owner is State or owner is object:
            continue
        for name, value in vars(owner).items():
            if hasattr(value, "__set__") and not name.startswith("__") and name not in KERNEL:
                found.append(name)
    clash = [name for name in kind.COLUMNS if name in SAVE_FIELDS]
    assert not clash, f"columns named like a field of every save: {clash}"
    missing = [name for name in kind.COLUMNS if name not in found]
    assert not missing, f"COLUMNS names what the state has not: {missing}"
    return sorted(set(found))


def changed(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    if isinstance(value, bytearray):
        return bytearray([*value, 1])
    if isinstance(value, list):
        return [*value, value[0] if value else 1]
    if isinstance(value, tuple):
        first = changed(value[0]) if value else None
        if first is not None:
            return (first, *value[1:])  # as many as before: compiled code may count them
        return (*value, value[0] if value else 1)
    return None


def check_copy(s: State, fields: list[str]) -> None:
    """A copy is equal and independent; every field takes part in copy and key."""
    copy = s.copy()
    assert copy.key() == s.key(), "a copy has another key"
    assert copy.options == s.options, "a copy has other options"
    for name in fields:
        value = getattr(s, name)
        assert plain(getattr(copy, name)) == plain(value), f"copy() forgets {name}"
        if isinstance(value, list | bytearray):
            assert getattr(copy, name) is not value, f"copy() shares {name}"
        other = changed(value)
        if other is not None:
            setattr(copy, name, other)
            assert copy.key() != s.key(), f"key() forgets {name}"
            setattr(copy, name, value)


def check_save(match: Match) -> None:
    """Saved as text and loaded, the position is the same in every respect."""
    game = match.game
    data = json.loads(json.dumps(game.save_state(match.state)))
    again = game.load_state(match.seats, match.options, match.key, data)
    assert again.key() == match.state.key(), "a loaded position differs: is a column missing?"
    assert again.options == match.state.options, "a loaded position has other options"
    assert again.asked == match.state.asked, "a loaded position asks another seat"


def check_options(match: Match) -> None:
    """Options are never empty and never twice; their texts are distinct and round trip."""
    flow = match.game.flow
    for seat in match.waiting():
        actions = flow.options(match.state, seat)
        assert actions, "a question without an answer"
        assert len(set(actions)) == len(actions), f"an option twice: {actions}"
        texts = match.options_of(seat)
        shown = [answer.text for answer in flow.answers(match.state, seat)]
        assert texts == shown, f"texts are {texts}, answers show {shown}"
        assert len(set(texts)) == len(texts), f"two options with one text: {texts}"
        assert all(text == text.strip() and "\n" not in text for text in texts), texts
        assert not any(JOINT in text for text in texts), f"read as several stages: {texts}"
        assert len(actions) <= 120, f"{len(actions)} options: ask in stages"
        for action, text in zip(actions, texts, strict=True):
            assert flow.parse(match.state, seat, text) == action, f"{text!r} is read as another"


def check_refusals(match: Match, random: Random) -> None:
    """Bad input gets an error of ours and changes nothing."""
    before = match.state.key()
    asked = match.waiting()
    for seat in (-1, match.seats, *range(match.seats)):
        for text in ("", "nonsense", "\x00", "0" * 1000, random.choice(["keep", "pass", "move 1"])):
            if seat in asked and text in match.options_of(seat):
                continue
            try:
                match.play(text, seat)
            except RingtableError as refusal:
                assert refusal.reason, "a refusal without a reason"
                assert str(refusal), "a refusal without a sentence"
            else:
                raise AssertionError(f"{text!r} of seat {seat} was accepted")
    assert match.state.key() == before, "a refused action changed the position"


def check_views(match: Match) -> None:
    """Views are plain data for every seat; only who is asked sees options; the text table works."""
    waiting = match.waiting()
    before = match.state.key()
    say = catalog.voice("en", catalog.seat_names("en", match.seats))
    for seat in range(SPECTATOR, match.seats):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view, "a view is not plain data"
        shown = view["question"]
        assert (shown is None) == (match.outcome is not None), "a question after the end, or none"
        if shown is not None:
            assert bool(shown["options"]) == (seat in waiting), "options for the wrong seat"
        text = match.game.text_table(view, say)
        assert text.strip(), "an empty text table"
    assert match.state.key() == before, "looking changed the position"


def check_undo(match: Match, random: Random) -> None:
    """Undo and redo come to the same position; undo never crosses a barrier by itself."""
    seat, text = random_choice(match, random)
    trial = match.copy()
    before = trial.fingerprint()
    trial.play(text, seat)
    after = trial.fingerprint()
    if trial.may_undo(seat):
        trial.undo(seat)
        assert trial.fingerprint() == before, "undo came to another position"
        assert trial.waiting() == match.waiting(), "undo changed who is asked"
        trial.redo()
        assert trial.fingerprint() == after, "redo came to another position"
    else:
        try:
            trial.undo(seat)
        except RingtableError:
            assert trial.fingerprint() == after, "a refused undo changed the position"
        else:
            raise AssertionError("undo crossed a barrier without consent")
        trial.undo(seat, consent=True)
        assert trial.fingerprint() == before, "undo with consent came to another position"
        assert trial.taken_back, "an undo past a barrier has no label"


def check_undo_far(match: Match, random: Random) -> None:
    """Several moves taken back and played again pass through the same positions."""
    trial = match.copy()
    trail = [trial.fingerprint()]
    seats: list[int] = []
    while len(seats) < FAR and trial.outcome is None:
        seat, text = random_choice(trial, random)
        trial.play(text, seat)
        seats.append(seat)
        trail.append(trial.fingerprint())
    for number in range(len(seats), 0, -1):
        trial.undo(seats[number - 1], consent=True)
        assert trial.fingerprint() == trail[number - 1], "undo came to another position"
    for number in range(1, len(trail)):
        trial.redo()
        assert trial.fingerprint() == trail[number], "redo came to another position"


def check_saved_game(
    game: Game, seats: int, options: Options, seed: int | str, most: int = 0
) -> int:
    """A random match that is saved as text and loaded before every action goes on as if it had
    not been. Gives the number of decisions."""
    straight = fresh_match(game, seats, options, seed)
    random = Random(f"saved {seed}")
    state = straight.state
    while straight.outcome is None and (not most or len(straight.moves) < most):
        seat, text = random_choice(straight, random)
        straight.play(text, seat)
        saved = json.dumps(game.save_state(state))
        state = game.load_state(seats, straight.options, straight.key, json.loads(saved))
        game.flow.play(state, game.flow.parse(state, seat, text), seat)
        assert state.key() == straight.state.key(), (
            f"saved and loaded before {text!r}, the match goes on otherwise"
        )
    return len(straight.moves)


def random_choice(match: Match, random: Random) -> tuple[int, str]:
    seat = random.choice(match.waiting())
    return seat, random.choice(match.options_of(seat))


def check_same_again(match: Match) -> None:
    """The same key and actions give the same fingerprint at every step."""
    again = fresh_match_with(match)
    assert again.start_digest == match.start_digest, "the same key gives another opening"
    for move in match.moves:
        again.play(move.text, move.seat)
        assert again.moves[-1].digest == move.digest, (
            f"{move.text!r} leads elsewhere the second time"
        )


def fresh_match_with(match: Match) -> Match:
    from ringtable.kernel.match import new_match

    return new_match(match.game, match.seats, match.options, match.key)


def check_record(match: Match) -> None:
    """The record reads back and proves itself; a changed byte is noticed."""
    text = write_record(match)
    again = replay_match(match.game, open_record(text))
    assert again.fingerprint() == match.fingerprint(), "a record leads elsewhere"
    middle = len(text) // 2
    other = "0" if text[middle] != "0" else "1"
    try:
        open_record(text[:middle] + other + text[middle + 1 :])
    except RingtableError:
        return
    raise AssertionError("a changed record was accepted")


def check_open_table(match: Match) -> None:
    """Where nothing is hidden, the table looks the same to everybody."""
    if match.game.redeal is nothing_hidden:
        table = digest(match.game.table(match.state, SPECTATOR))
        for seat in range(match.seats):
            assert digest(match.game.table(match.state, seat)) == table, (
                f"nothing is hidden, but seat {seat} sees another table than a spectator"
            )


def same_view(game: Game, one: State, other: State, seat: int) -> bool:
    return digest(look(game, one, seat)) == digest(look(game, other, seat))
