"""Simulation counts what it should, the same with any number of processes."""

from fractions import Fraction

import pytest

from ringtable.kernel.errors import RingtableError
from ringtable.kernel.outcome import Outcome
from ringtable.sim.intervals import wilson
from ringtable.sim.run import Plan, Tally, play_games, simulate, tally_from


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random", "optimal")])
def test_jobs_change_nothing_but_the_time(bots: tuple[str, ...]) -> None:
    plan = Plan("dash", bots, (("side", "advanced"),), seed="7")
    one, two = simulate(plan, 24, jobs=1), simulate(plan, 24, jobs=2)
    assert one.tally == two.tally
    assert one.tally.games == 24


def test_a_game_is_the_same_alone_and_among_others() -> None:
    plan = Plan("dash", ("random", "greedy"))
    together = play_games(plan, range(1, 5))
    added = play_games(plan, range(1, 3))
    added.add(play_games(plan, range(3, 5)))
    assert together == added


def test_a_shared_victory_counts_in_part() -> None:
    tally = Tally(3)
    tally.count(Outcome("shared", (0, 2), "D9.5", (4, 0, 4)), 10)
    tally.count(Outcome("all-eliminated", (), "D9.1", (0, 0, 0)), 5)
    assert tally.victories == [Fraction(1, 2), 0, Fraction(1, 2)]
    assert (tally.games, tally.decisions, tally.nobody, tally.scores) == (2, 15, 1, [4, 0, 4])


def test_seeds_differ() -> None:
    tallies = [simulate(Plan("dash", ("random",), seed=seed), 20).tally for seed in ("1", "2")]
    assert tallies[0] != tallies[1]


def test_the_stable_fields() -> None:
    data = simulate(Plan("dash", ("random", "random"), seed="3"), 50).to_data()
    assert list(data) == [
        "game", "options", "seed", "jobs", "games", "decisions", "seconds",
        "decisions_per_second", "outcomes", "seats", "without_winner", "statistics", "faults",
        "asked", "partial", "cluster", "fingerprint",
    ]  # fmt: skip
    assert data["game"] == "dash"
    assert data["options"] == {"side": "normal", "hobbits": "", "pack": "house"}
    assert data["games"] == 50
    assert sum(outcome["games"] for outcome in data["outcomes"].values()) == 50
    wins = sum(seat["wins"] for seat in data["seats"])
    assert wins + data["without_winner"] == pytest.approx(50)
    assert data["decisions_per_second"] == pytest.approx(
        data["decisions"] / data["seconds"], rel=0.01
    )
    for entry in [*data["outcomes"].values(), *data["seats"]]:
        assert 0 <= entry["low"] <= entry["share"] <= entry["high"] <= 1
    assert [seat["bot"] for seat in data["seats"]] == ["random", "random"]


def test_progress_is_told_until_all_games_are_done() -> None:
    told: list[tuple[int, int]] = []
    result = simulate(
        Plan("dash", ("random",)),
        40,
        progress=lambda games, decisions: told.append((games, decisions)),
    )
    assert sum(games for games, _ in told) == 40
    assert sum(decisions for _, decisions in told) == result.tally.decisions
    assert len(told) > 1


@pytest.mark.parametrize(
    ("plan", "games", "jobs", "reason"),
    [
        (Plan("chess", ("random",)), 1, 1, "unknown-game"),
        (Plan("dash", ("best",)), 1, 1, "unknown-bot"),
        (Plan("dash", ("random",) * 5), 1, 1, "bad-seats"),
        (Plan("dash", ("random",), (("side", "up"),)), 1, 1, "bad-option"),
        (Plan("dash", ("random",), (("pack", "mine"),)), 1, 1, "unknown-pack"),
        (Plan("dash", ("random",)), 0, 1, "bad-number"),
        (Plan("dash", ("random",)), 1, 0, "bad-number"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    plan: Plan, games: int, jobs: int, reason: str
) -> None:
    with pytest.raises(RingtableError) as refused:
        simulate(plan, games, jobs)
    assert refused.value.reason == reason


def test_the_interval_of_wilson() -> None:
    """Against published values: 10 of 20, and none of 10."""
    half = wilson(10, 20)
    assert (round(half.low, 3), half.value, round(half.high, 3)) == (0.299, 0.5, 0.701)
    none = wilson(0, 10)
    assert (none.low, none.value, round(none.high, 3)) == (0.0, 0.0, 0.278)
    assert wilson(0, 0).high == 1.0


def test_a_score_is_a_score_or_nothing() -> None:
    """Games that end with winners alone have no mean of anything."""
    tally = Tally(2)
    tally.count(Outcome("fell", (1,), "H28.6"), 5)
    assert (tally.scored, tally.mean_score(0)) == (0, None)
    tally.count(Outcome("most-marks", (0,), "D10.1", (4, 3)), 5)
    assert (tally.scored, tally.mean_score(0), tally.mean_score(1)) == (1, 4.0, 3.0)
    again = tally_from(tally.to_data())
    again.add(tally)
    assert (again.scored, again.mean_score(0)) == (2, 4.0)
    older = {name: value for name, value in tally.to_data().items() if name != "scored"}
    assert tally_from(older).scored == 2


def test_sim_hunt_has_no_mean_score() -> None:
    result = simulate(Plan("hunt", ("random", "random"), (("parts", "one"),)), 2)
    assert [seat["mean_score"] for seat in result.to_data()["seats"]] == [None, None]
