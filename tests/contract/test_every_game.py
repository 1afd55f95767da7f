"""What every game owes its players: the shared contract, secrets, determinism, cited clauses."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ringtable
from ringtable.kernel.game import nothing_hidden
from ringtable.kernel.statistics import NO_STATISTICS
from ringtable.testing import (
    check_barriers,
    check_contract,
    check_questions,
    check_saved_game,
    check_two_worlds,
)
from ringtable.testing.clauses import coverage
from tests.lengths import most_of

TESTS = Path(__file__).parents[1]
TABLES = [
    (id, seats)
    for id in ringtable.titles()
    for seats in range(ringtable.load(id).seats[0], ringtable.load(id).seats[1] + 1)
]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_contract_holds(id: str, seats: int) -> None:
    check_contract(ringtable.load(id), seats, {}, seed=seats, most=most_of(id) // 3)


@pytest.mark.parametrize("id", ringtable.titles())
def test_saved_and_loaded_at_every_decision_it_is_the_same_game(id: str) -> None:
    """Twenty matches, with all numbers of players."""
    game = ringtable.load(id)
    low, high = game.seats
    for seed in range(20):
        seats = low + seed % (high - low + 1)
        assert check_saved_game(game, seats, {}, f"saved {seed}", most_of(id)) > 5


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_two_worlds_look_alike(id: str, seats: int) -> None:
    """Three hundred decisions of each game, over the numbers of players."""
    compare(id, seats, 300, most_of(id))


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_ten_thousand_times_two_worlds_look_alike(id: str, seats: int) -> None:
    compare(id, seats, 10_000, 0)


def compare(id: str, seats: int, decisions: int, most: int) -> None:
    """At each decision the view of every seat and of a spectator is compared."""
    game = ringtable.load(id)
    compared, seed, gave_up = 0, 0, game.gave_up
    while compared / (seats + 1) < decisions / (game.seats[1] - game.seats[0] + 1):
        compared += check_two_worlds(game, seats, {}, seed, most=most)
        seed += 1
    assert game.gave_up == gave_up, "another world is found at the first try"


@pytest.mark.parametrize("id", ringtable.titles())
def test_a_hook_has_the_same_address_in_every_game(id: str) -> None:
    """Who looks for a seat's view in one game finds it in all of them."""
    game = ringtable.load(id)
    for module, name, hook in (
        ("flow", "FLOW", game.flow),
        ("view", "table", game.table),
        ("view", "text_table", game.text_table),
        ("evaluate", "evaluate", game.evaluate),
        *([] if game.upgrade is None else [("upgrade", "upgrade", game.upgrade)]),
        *([] if game.board is game.table else [("board", "board", game.board)]),
    ):
        found = import_module(f"ringtable.games.{id}.{module}")
        assert getattr(found, name) is hook, f"{module}.{name}"
    if game.redeal is not nothing_hidden:
        found = import_module(f"ringtable.games.{id}.redeal")
        assert found.redeal is game.redeal
    if game.content is not None:
        assert import_module(f"ringtable.games.{id}.box.content").printed_in is game.content
    if game.report is not None:
        assert import_module(f"ringtable.games.{id}.report").luck is game.report
    if game.statistics is not NO_STATISTICS:
        assert import_module(f"ringtable.games.{id}.statistics").STATISTICS is game.statistics
    assert import_module(f"ringtable.games.{id}.bots").BOTS is game.bots()
    kinds = import_module(f"ringtable.games.{id}.facts").KINDS
    assert game.facts == {kind.id: kind for kind in kinds}


@pytest.mark.parametrize("id", ringtable.titles())
def test_the_rules_are_loaded_without_the_bots(id: str) -> None:
    program = (
        f"import sys, ringtable; game = ringtable.load({id!r})\n"
        f"print('ringtable.games.{id}.bots' in sys.modules, len(game.bots().players) > 0)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout == "False True\n", run.stderr


@pytest.mark.parametrize("id", ringtable.titles())
def test_undo_is_no_way_to_peek(id: str) -> None:
    game = ringtable.load(id)
    assert check_barriers(game, game.seats[1], {}, seed=1, most=most_of(id)) > 0


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_no_question_tells_what_is_hidden(id: str, seats: int) -> None:
    """If table and facts are the same in two worlds, so is the question that follows."""
    game = ringtable.load(id)
    assert sum(check_questions(game, seats, {}, seed, most=most_of(id)) for seed in range(3)) > 0


@pytest.mark.parametrize("id", ringtable.titles())
def test_every_clause_is_cited_or_excused(id: str) -> None:
    covered = coverage(id, TESTS)
    assert covered.uncited == []
    assert covered.unknown == {}
    assert all(clause in covered.total for clause in covered.exceptions)
    assert not set(covered.exceptions) & set(covered.cited), "excused, but cited"


SCRIPT = """
import sys, ringtable
from random import Random
for seed in range(int(sys.argv[2])):
    game = ringtable.load(sys.argv[1])
    match = ringtable.new_match(game, seats=game.seats[0] + seed % 2, seed=seed)
    random = Random(seed)
    left = int(sys.argv[3]) or game.longest
    while match.outcome is None and left:
        left -= 1
        seat = random.choice(match.waiting())
        match.play(random.choice(match.options_of(seat)), seat)
        print(match.moves[-1].digest)
"""


def fingerprints(id: str, matches: int) -> list[str]:
    outputs = []
    for hash_seed in ("1", "77"):
        result = subprocess.run(
            [sys.executable, "-c", SCRIPT, id, str(matches), str(most_of(id))],
            env={"PYTHONHASHSEED": hash_seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.append(result.stdout)
    return outputs


@pytest.mark.parametrize("id", ringtable.titles())
def test_the_same_seed_gives_the_same_fingerprints_in_other_processes(id: str) -> None:
    """Fifty matches, in two processes with different hash seeds."""
    one, other = fingerprints(id, 50)
    assert one == other
    assert len(one.splitlines()) > 500


@pytest.mark.slow
@pytest.mark.parametrize("id", ringtable.titles())
def test_ten_thousand_matches_are_the_same_in_other_processes(id: str) -> None:
    one, other = fingerprints(id, 10_000)
    assert one == other
