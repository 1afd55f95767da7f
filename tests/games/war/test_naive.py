"""The engine's moves and attacks against a plain reading of the clauses, in positions by chance."""

import pytest

from tests.games.war.naive import Position, offered

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
