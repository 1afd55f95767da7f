"""The engine's moves and attacks against a plain reading of the clauses, in positions by chance."""

import pytest

from tests.games.war.naive import Position, clone, offered
from tests.games.war.naive_teams import FourPlayers, ThreePlayers

SEEDS = range(12)


@pytest.mark.parametrize("by", [0, 1])
@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_move_and_no_other(seed: int, led: bool, by: int) -> None:
    """[W2.18, W3.2, W10.6, W12.1-W12.5, W12.9-W12.14]"""
    die = "character" if led else ("army-muster", "army")[by]
    position = Position(seed, by, die)
    deed = "move-led-army" if led else ("move-armies as army", "move-armies")[by]
    legal = position.moves(led)
    assert (deed in position.t.options()) == bool(legal)
    if legal:
        position.t.told.clear()
        found = offered(position.t.play(deed), "move-from", "move-to", "war-moved")
        assert found == legal


@pytest.mark.parametrize("rearguard", ["any", "with_unit"])
@pytest.mark.parametrize("by", [0, 1])
@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_attack_and_no_other(seed: int, led: bool, by: int, rearguard: str) -> None:
    """[W14.1-W14.5, W14.11, W14.12, W14.14, W18.9, W19.1]"""
    die = "character" if led else ("army-muster", "army")[by]
    position = Position(seed, by, die, rearguard=rearguard)
    deed = "attack-led" if led else ("attack as army", "attack")[by]
    legal = position.attacks(led, rearguard == "with_unit")
    assert (deed in position.t.options()) == bool(legal)
    if legal:
        position.t.told.clear()
        found = offered(position.t.play(deed), "attack-from", "attack-target", "war-attacked")
        assert found == legal


def agree(position: Position, led: bool) -> None:
    """What the engine offers is what a plain reading allows: moves, then attacks."""
    by = position.by
    marching = "move-led-army" if led else ("move-armies as army", "move-armies")[by]
    striking = "attack-led" if led else ("attack as army", "attack")[by]
    for deed, legal, words in (
        (marching, position.moves(led), ("move-from", "move-to", "war-moved")),
        (striking, position.attacks(led, False), ("attack-from", "attack-target", "war-attacked")),
    ):
        t = clone(position.t)
        assert (deed in t.options()) == bool(legal)
        if legal:
            assert offered(t.play(deed), *words) == legal


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_what_each_of_four_players_may_lead(seed: int, led: bool, seat: int) -> None:
    """[W31.15, W32.3, W32.4, W32.6, W32.7, W32.11, W32.13-W32.15]"""
    die = "character" if led else ("army-muster", "army")[seat // 2]
    agree(FourPlayers(seed, seat, die), led)


@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize("seed", range(16))
def test_what_may_act_after_the_last_action_with_three(seed: int, led: bool) -> None:
    """[W33.4, W33.5, W33.7, W33.8]"""
    agree(ThreePlayers(seed, "character" if led else "army-muster"), led)
