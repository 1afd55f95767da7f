"""The bench measures every game that a speed is promised for."""

import pytest

from ringtable.sim.bench import PROMISES, Promise, game_figures


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.game)
def test_a_promised_game_is_measured(promise: Promise) -> None:
    few = Promise(promise.game, promise.seats, 2, promise.decisions, promise.copy_us)
    for compiled in (False, True):
        speed, copy = game_figures(few, compiled, quick=True)
        assert speed.id == f"{promise.game}_random_decisions_per_second"
        assert speed.value is not None
        assert speed.value > 1000
        assert speed.at_least == promise.decisions[compiled]
        assert copy.value is not None
        assert 0 < copy.value < 1000
        assert copy.at_most == promise.copy_us[compiled]


def test_what_is_promised() -> None:
    promised = {one.game: (one.decisions, one.copy_us) for one in PROMISES}
    assert promised["doom"] == ((50_000, 200_000), (5.0, 5.0))
    assert promised["hunt"] == ((25_000, 100_000), (15.0, 15.0))
    assert promised["quest"] == ((20_000, 80_000), (4.0, 2.0))
    assert promised["war"] == ((25_000, 105_000), (5.0, 2.5))
