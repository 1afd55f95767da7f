"""Ends beside the rules: they end any position of any game, and a record of them proves itself."""

from random import Random

import pytest

import ringtable
from ringtable.kernel.agreement import DRAW, RESIGN, has_two_sides
from ringtable.kernel.errors import BadRecord, IllegalAction, MatchOver, WrongSeat
from ringtable.kernel.match import Match
from ringtable.kernel.record import open_record, replay_match, write_record

GAMES = sorted(ringtable.titles())
SIDES = {
    "dash": [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]],
    "doom": [[0], [0, 0], [0, 0, 0], [0, 0, 0, 0]],
    "hunt": [[0, 1], [0, 1, 1], [0, 1, 1, 1], [0, 1, 1, 1, 1]],
    "quest": [[0], [0, 0], [0, 0, 0], [0, 0, 0, 0]],
    "war": [[0, 1], [0, 1, 1], [0, 0, 1, 1]],
}


def some_way(game: str, seats: int, moves: int, seed: int = 5) -> Match:
    """A match after some moves of chance."""
    random = Random(seed)
    match = ringtable.new_match(game, seats, seed="some way")
    for _ in range(moves):
        if match.outcome is not None:
            break
        seat = match.waiting()[0]
        match.play(random.choice(match.options_of(seat)), seat)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_sides_are_those_of_the_rulebook(game: str) -> None:
    """[H2.1, W31]: one against all, and teams; doom and quest are played together."""
    rules = ringtable.load(game)
    low, high = rules.seats
    assert [list(rules.sides(seats)) for seats in range(low, high + 1)] == SIDES[game]


def test_two_sides_face_each_other_or_do_not() -> None:
    two = {g: [n for n in range(1, 6) if is_played_by(g, n) and faces(g, n)] for g in GAMES}
    assert two == {"dash": [2], "doom": [], "hunt": [2, 3, 4, 5], "quest": [], "war": [2, 3, 4]}


def is_played_by(game: str, seats: int) -> bool:
    low, high = ringtable.load(game).seats
    return low <= seats <= high


def faces(game: str, seats: int) -> bool:
    return has_two_sides(ringtable.load(game), seats)


@pytest.mark.parametrize("moves", [0, 1, 7, 40])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_resigns_loses_and_the_record_proves_it(game: str, moves: int) -> None:
    match = some_way(game, 2, moves)
    if match.outcome is not None:
        pytest.fail("the way is too long for this test")
    before = match.game.save_state(match.state)
    told = match.resign(1)
    assert match.outcome is not None
    winners = () if match.game.sides(2) == (0, 0) else (0,)
    assert (match.outcome.reason, match.outcome.winners) == ("resigned", winners)
    assert [fact.kind.id for fact in told] == ["match-resigned"]
    after = match.game.save_state(match.state)
    assert {**after, "outcome": None} == before, "nothing but the end is new"
    for seat in (-1, 0, 1):
        assert match.view(seat)["question"] is None
    if match.game.report is not None:
        match.game.report(2, match.options, match.facts())
    checked = replay_match(match.game, open_record(write_record(match)))
    assert checked.outcome == match.outcome
    with pytest.raises(MatchOver):
        match.resign(0)
    with pytest.raises(MatchOver):
        match.agree_on_draw(0)


@pytest.mark.parametrize("game", ["dash", "hunt", "war"])
def test_a_draw_has_no_winner_and_a_record(game: str) -> None:
    match = some_way(game, 2, 5)
    match.agree_on_draw(0)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("drawn", ())
    assert replay_match(match.game, open_record(write_record(match))).outcome == match.outcome


def test_a_record_that_names_another_winner_is_refused() -> None:
    match = some_way("dash", 2, 3)
    match.resign(0)
    record = open_record(write_record(match))
    record["outcome"]["winners"] = [0]
    with pytest.raises(BadRecord, match="the result differs"):
        replay_match(match.game, record)


@pytest.mark.parametrize("text", [RESIGN, DRAW])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_send_such_an_end_as_an_action(game: str, text: str) -> None:
    match = some_way(game, 2, 3)
    seat = match.waiting()[0]
    with pytest.raises(IllegalAction):
        match.play(text, seat)
    assert match.outcome is None


def test_only_a_seat_of_the_table_resigns() -> None:
    match = some_way("dash", 2, 0)
    for seat in (-1, 2):
        with pytest.raises(WrongSeat):
            match.resign(seat)


def test_a_resignation_is_taken_back_and_played_again_like_a_move() -> None:
    match = some_way("dash", 2, 2)
    before = match.view(0)
    match.resign(0)
    match.undo(0, consent=True)
    assert match.view(0) == before
    match.redo()
    assert match.outcome is not None
    assert match.outcome.reason == "resigned"


def test_a_hunt_that_was_given_up_writes_no_letter() -> None:
    """[H29.1]: the letter is of who reached the end of part 1."""
    match = ringtable.new_match("hunt", 2, "letter", {"parts": "one"})
    match.resign(1)
    assert match.game.continued is not None
    assert match.game.continued(match.state) is None
