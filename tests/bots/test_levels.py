"""Each level beats the level below, by games and by what its choices cost against exact values."""

from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

import ringtable
from ringtable.bots import decide, make_bot
from ringtable.games.dash.bots.optimal import values_of
from ringtable.games.dash.state import Dash
from ringtable.kernel.rng import key_from_seed
from ringtable.sim.intervals import SIGMAS, Share, wilson
from ringtable.sim.run import Plan, simulate
from ringtable.sim.tournament import hold_tournament

DASH = ringtable.load("dash")
POSITIONS = 90  # of each side


def solo(bot: str, games: int) -> Share:
    tally = simulate(Plan("dash", (bot,), seed="levels"), games).tally
    return wilson(float(tally.victories[0]), games)


def test_solo_wins_grow_with_the_level() -> None:
    random, greedy, optimal = solo("random", 200), solo("greedy", 120), solo("optimal", 150)
    assert random.high < greedy.low
    assert greedy.high < optimal.low


def test_the_best_solo_player_wins_as_often_as_the_solver_says() -> None:
    share = solo("optimal", 400)
    assert share.low < 0.745753 < share.high


def keeps(side: str) -> list[tuple[Dash, list[float]]]:
    """Questions of seeded solo games in which the choice matters, with the exact values."""
    chance = Random(f"keeps {side}")
    best = make_bot("optimal", DASH)
    found: list[tuple[Dash, list[float]]] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        s = DASH.new_state(1, {"side": side}, DASH.new_rng(key_from_seed(f"keeps {seed}")))
        assert isinstance(s, Dash)
        while s.outcome is None:
            decision = DASH.flow.decision(s).name
            if decision == "keep" and chance.random() < 0.25:
                values = values_of(decision, s, 0)
                if max(values) - min(values) > 0.003:
                    found.append((s.copy(), values))
            DASH.flow.play(s, decide(best, DASH, s, 0, chance))
    return found[:POSITIONS]


def losses(bot: str, positions: list[tuple[Dash, list[float]]]) -> list[float]:
    """What each choice of a bot costs, in chance to arrive."""
    player = make_bot(bot, DASH)
    lost = []
    for number, (s, values) in enumerate(positions):
        action = decide(player, DASH, s, 0, Random(number))
        lost.append(max(values) - values[s.options.index(action)])
    return lost


def test_choices_cost_less_with_every_level() -> None:
    """With 95 % certainty, position by position; the exact player loses nothing."""
    positions = keeps("normal") + keeps("advanced")
    ladder = [losses(bot, positions) for bot in ("random", "greedy", "mcts:100", "optimal")]
    for lower, higher in pairwise(ladder):
        gained = [more - less for more, less in zip(lower, higher, strict=True)]
        certain = fmean(gained) - SIGMAS * stdev(gained) / sqrt(len(gained))
        assert certain > 0
    assert max(ladder[-1]) == 0


@pytest.mark.parametrize(
    ("weaker", "stronger", "games"), [("random", "greedy", 8), ("greedy", "optimal", 20)]
)
def test_the_stronger_wins_at_a_table_of_two(weaker: str, stronger: str, games: int) -> None:
    line = hold_tournament("dash", [weaker, stronger], games=games).lines[0]
    assert line.clear()
    assert line.share().high < 0.5


@pytest.mark.slow
@pytest.mark.parametrize("side", ["normal", "advanced"])
def test_the_ladder_in_games(side: str) -> None:
    """All levels, alone and at a table of two, in two families of seeds."""
    options = (("side", side),)
    bots = ["random", "greedy", "mcts", "optimal"]
    alone = hold_tournament("dash", bots, seats=1, games=150, options=options, jobs=2)
    shares = [line.share() for line in alone.lines]
    for lower, higher in pairwise(shares):
        assert lower.value < higher.value
    table = hold_tournament("dash", bots, seats=2, games=60, options=options, jobs=2)
    for line in table.lines:
        assert line.clear(), str(line.share())
        assert line.share().high < 0.5
