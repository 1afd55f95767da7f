"""The simple players: legal, quick, better than chance, and blind to what is hidden."""

from random import Random

import pytest

from ringtable.bots import decide, make_bot
from ringtable.games.hunt import GAME
from ringtable.games.hunt.bot import Heuristic, where_is_frodo
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.rng import key_from_seed
from tests.games.hunt.scenario import Table


def play(seed: int, ring_bearer: str, ringwraiths: str, parts: str, seats: int = 2) -> Hunt:
    random = Random(seed)
    bots = [make_bot(ring_bearer, GAME), *[make_bot(ringwraiths, GAME)] * (seats - 1)]
    s = GAME.new_state(seats, {"parts": parts}, GAME.new_rng(key_from_seed(f"bots {seed}")))
    assert isinstance(s, Hunt)
    while s.outcome is None:
        FLOW.play(s, decide(bots[s.asked], GAME, s, s.asked, random), s.asked)
    return s


@pytest.mark.parametrize(("parts", "seats"), [("one", 3), ("two", 2), ("whole", 5)])
def test_bots_play_whole_games(parts: str, seats: int) -> None:
    assert play(1, "heuristic", "heuristic", parts, seats).outcome is not None


def test_a_walking_ring_bearer_gets_farther_than_a_lost_one() -> None:
    clever = sum(play(seed, "heuristic", "random", "one").ending != 1 for seed in range(4))
    lost = sum(play(seed, "random", "random", "one").ending != 1 for seed in range(4))
    assert clever > lost


def test_the_ringwraiths_know_where_frodo_can_be() -> None:
    t = Table(journal="1 . . 10", riders="31 29 41 45")
    guess = where_is_frodo(t.s)
    assert sum(guess.values()) == pytest.approx(1.0)
    assert set(guess) == {1, 2, 4}, "nothing has been said, and the record has no movement"


def test_a_sure_hunt_is_taken() -> None:
    t = Table(journal="1", riders="1 29 41 45", dice="sword").to_riders()
    t.s.record += bytes((4, 2, 0, 0, 4, 4, 0, 0))  # Hunts in the two other starts were in vain
    t.again()
    action = Heuristic().choose(GAME, t.s, 1, Random(1))
    assert FLOW.decision(t.s).text(t.s, action) == "hunt"


def test_what_is_hidden_does_not_change_a_ringwraiths_mind() -> None:
    answers = set()
    for journal in ("1 . .", "4 . .", "2 . ."):
        t = Table(journal=journal, riders="31 29 41 45", hand="five-ponies").to_riders()
        answers.add(decide(Heuristic(), GAME, t.s, 1, Random(3)))
    assert len(answers) == 1
