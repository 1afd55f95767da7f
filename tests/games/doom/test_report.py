"""After the game: luck by seat; and what statistics see of a finished game."""

import pytest

from ringtable.games.doom import GAME
from ringtable.games.doom.facts import DIE_TURNED, PLACED, ROLLED, ROLLED_AGAIN
from ringtable.games.doom.report import luck
from ringtable.games.doom.statistics import SETTINGS, see
from ringtable.kernel.fact import Fact
from tests.games.doom.scenario import Table

USUAL = GAME.settle({})


def rolled(seat: int, dice: str, faces: str) -> Fact:
    return Fact(ROLLED, "M4.1", (seat, dice.split(), faces.split()))


FACTS = [
    rolled(0, "encounter-1 encounter-2 legolas gimli", "1 6 3 4"),
    Fact(PLACED, "M4.2", (0, 1, 6, "legolas", 3)),
    Fact(ROLLED_AGAIN, "M17.8", (0, "gimli", "6")),
    Fact(DIE_TURNED, "M17.21", (0, "gimli", "1")),
    rolled(0, "battle", "sauron"),
    rolled(0, "battle", "gandalf"),
    Fact(ROLLED_AGAIN, "M17.8", (0, "battle", "sauron")),
    rolled(1, "encounter-1 encounter-2 aragorn ring-bearers", "1 1 1 1"),
]


def test_luck_counts_every_die_of_a_seat_that_was_rolled() -> None:
    """Also a die rolled again; a die turned by a card was not rolled."""
    lines = {(seat, name): (actual, expected) for seat, name, actual, expected, _ in told(2)}
    assert lines == {
        (0, "doom-luck-spaces"): (13.0, 10.5),
        (0, "doom-luck-gandalf"): (1.0, 0.5),
        (0, "doom-luck-sauron"): (2.0, 0.5),
        (1, "doom-luck-spaces"): (2.0, 7.0),
        (1, "doom-luck-gandalf"): (0.0, 0.0),
        (1, "doom-luck-sauron"): (0.0, 0.0),
    }


def told(seats: int) -> list[tuple[int, str, float, float, float]]:
    return luck(seats, USUAL, FACTS)


def test_luck_tells_how_far_dice_usually_stray() -> None:
    spreads = [spread for seat, _, _, _, spread in told(2) if seat == 0]
    assert spreads == [2.958, 0.645, 0.645]  # √(3·35/12), √(3·1/6·5/6)


def test_luck_of_a_real_game_fits_its_facts() -> None:
    t = Table().roll(1, 2, 3, 6).play("roll legolas,gimli")
    line = luck(1, USUAL, t.s.facts or [])[0]
    assert line[:4] == (0, "doom-luck-spaces", 9.0, 7.0)


@pytest.mark.parametrize(("stage", "name"), [("rohan", "rohan"), ("mount-doom", "mount-doom")])
def test_a_lost_game_is_seen_with_its_stage_and_reason(stage: str, name: str) -> None:
    t = Table(stage, courage=1)
    t.s.turns = 9
    t.s.end("courage", [], "M15.2")
    seen = see(t.s)
    assert seen[f"lost-in/{name}"] == seen[f"courage-in/{name}"] == 1
    assert seen["turns"] == 9
    assert "courage-left" not in seen
    assert seen.get("final-stage", 0) == int(stage == "mount-doom")


def test_a_game_won_is_seen_with_its_courage_and_helpers() -> None:
    t = Table(
        "mount-doom", at={"gimli": 40, "legolas": 40, "aragorn": 39, "merry-pippin": 20}, courage=7
    )
    t.s.end("ring-destroyed", [0], "M15.1")
    seen = see(t.s)
    assert (seen["courage-left"], seen["helpers"], seen["final-stage"]) == (7, 2, 1)
    assert not [name for name in seen if name.startswith("lost-in/")]


def test_nothing_is_seen_of_a_game_that_goes_on() -> None:
    assert see(Table().s) == {}


def test_statistics_go_through_every_mode() -> None:
    modes = next(option for option in GAME.options if option.id == "mode").choices
    assert sorted(setting["mode"] for setting in SETTINGS) == sorted(modes)
