"""Many tables at once play the same games as one."""

from random import Random

import numpy as np
import pytest

from ringtable import api, rl
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.rng import key_from_seed
from ringtable.rl.names import features_of
from tests.rl.rows import row_of_seat

GAMES = sorted(api.titles())


@pytest.mark.parametrize("game", GAMES)
def test_each_table_is_a_match_by_itself(game: str) -> None:
    """Three tables side by side, and each of their games alone: the same at every step."""
    tables = rl.many(game, 3, seed="x")
    rules, features = api.load(game), features_of(game)
    chance = Random(1)
    alone = {}
    ended = 0
    for step in range(rules.longest):
        if ended and step >= 200:
            break
        masks, seen = tables.masks(), tables.observations()
        answers = []
        for table, number in enumerate(tables.games):
            if number not in alone:
                key = key_from_seed(f"x/{number}")
                alone[number] = rules.new_state(tables.tables.players, {}, rules.new_rng(key))
            s = alone[number]
            assert tables.seats[table] == s.asked
            legal = tables.actions.numbers(rules.flow.texts(s, s.asked))
            assert sorted(legal) == list(np.flatnonzero(masks[table]))
            if step % 5 == table:
                assert seen[table].tobytes() == row_of_seat(rules, features, s, s.asked)
            option = chance.randrange(len(legal))
            answers.append(legal[option])
            rules.flow.play(s, rules.flow.options(s, s.asked)[option], s.asked)
        before = tables.games
        tables.step(np.array(answers))
        for table in np.flatnonzero(tables.ended).tolist():
            ended += 1
            outcome = alone[before[table]].outcome
            assert outcome is not None
            winners = outcome.winners
            rewards = [1.0 if seat in winners else -1.0 for seat in range(tables.tables.players)]
            assert list(tables.rewards[table]) == rewards
        for table in np.flatnonzero(~tables.ended).tolist():
            assert not tables.rewards[table].any()
            assert alone[before[table]].outcome is None
    assert ended


def test_games_are_numbered_one_after_the_other() -> None:
    tables = rl.many("dash", 4, seats=1)
    seen = set(tables.games)
    for _ in range(200):
        tables.step(tables.masks().argmax(1))
        seen |= set(tables.games)
    assert seen == set(range(1, max(seen) + 1))
    assert tables.tables.decisions == 800


def test_wrong_answers_are_refused() -> None:
    tables = rl.many("dash", 2)
    with pytest.raises(RingtableError, match="2 tables wait for answers, not 1"):
        tables.step(np.array([0]))
    with pytest.raises(RingtableError, match="is not legal at table 0"):
        tables.step(np.array([0, 0]))


def test_a_wrong_answer_at_one_table_moves_no_other() -> None:
    tables = rl.many("dash", 3, seed=4)
    before = tables.masks().tobytes(), tables.observations().tobytes()
    answers = [numbers[0] for numbers in tables.tables.numbers]
    with pytest.raises(RingtableError, match="at table 2"):
        tables.step(np.array([*answers[:2], -1]))
    assert (tables.masks().tobytes(), tables.observations().tobytes()) == before
    assert tables.tables.decisions == 0
    tables.step(np.array(answers))


@pytest.mark.parametrize(("tables", "seats"), [(0, 2), (-1, 2), (1, 0), (1, 9)])
def test_tables_that_cannot_be_are_refused(tables: int, seats: int) -> None:
    with pytest.raises(RingtableError):
        rl.many("dash", tables, seats=seats)
