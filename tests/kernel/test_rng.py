"""Chance: reproducible, uniform, independent by stream, committed to, scripted in tests."""

from hashlib import blake2b, sha256

import pytest

from ringtable.kernel.errors import FlowError
from ringtable.kernel.rng import Rng, ScriptedRng, commitment, key_from_seed

KEY = key_from_seed("test")


def test_the_same_key_gives_the_same_draws() -> None:
    one, other = Rng(KEY, ("a", "b")), Rng(KEY, ("a", "b"))
    assert [one.below(0, 6) for _ in range(500)] == [other.below(0, 6) for _ in range(500)]


def test_draws_are_the_documented_hash_so_that_anybody_can_check_them() -> None:
    block = blake2b((0).to_bytes(8, "big"), key=KEY, person=b"dice").digest()
    expected = [byte % 6 for byte in block if byte < 252][:30]
    rng = Rng(KEY, ("dice",))
    assert [rng.below(0, 6) for _ in range(30)] == expected


def test_streams_do_not_disturb_each_other() -> None:
    one, other = Rng(KEY, ("dice", "deck")), Rng(KEY, ("dice", "deck"))
    for _ in range(100):
        other.below(1, 6)
    assert [one.below(0, 6) for _ in range(70)] == [other.below(0, 6) for _ in range(70)]
    assert [one.below(1, 6) for _ in range(70)] != [one.below(0, 6) for _ in range(70)]


def test_a_copy_goes_on_alike_and_alone() -> None:
    rng = Rng(KEY, ("dice",))
    for _ in range(37):
        rng.below(0, 6)
    copy = rng.copy()
    ahead = [rng.below(0, 6) for _ in range(100)]
    assert [copy.below(0, 6) for _ in range(100)] == ahead


def test_saved_positions_continue_in_the_middle_of_a_block() -> None:
    rng = Rng(KEY, ("dice", "deck"))
    for _ in range(91):
        rng.below(0, 6)
    again = Rng(KEY, ("dice", "deck"))
    again.move_to(rng.at)
    assert [again.below(0, 6) for _ in range(100)] == [rng.below(0, 6) for _ in range(100)]


@pytest.mark.parametrize("sides", [2, 6, 7, 52, 256, 257, 1000, 70000])
def test_draws_are_uniform_and_in_range(sides: int) -> None:
    rng = Rng(KEY, ("dice",))
    draws = [rng.below(0, sides) for _ in range(6000)]
    assert 0 <= min(draws) <= max(draws) < sides
    mean = sum(draws) / len(draws)
    assert abs(mean - (sides - 1) / 2) < 4 * sides / 12**0.5 / len(draws) ** 0.5


def test_a_shuffle_reaches_every_order_equally() -> None:
    rng = Rng(KEY, ("deck",))
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(0, cards)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_use_of_chance_shows() -> None:
    rng = Rng(KEY, ("dice", "deck"))
    before = rng.used()
    rng.below(1, 6)
    assert rng.used() > before


def test_the_commitment_is_the_hash_of_the_key() -> None:
    assert commitment(KEY) == sha256(KEY).hexdigest()


def test_a_key_has_256_bits() -> None:
    with pytest.raises(FlowError, match="a key has 32 bytes, not 3"):
        Rng(b"abc", ("dice",))


def test_a_script_says_what_comes_and_ends_with_an_error() -> None:
    rng = ScriptedRng(("dice",), {"dice": [3, 0]})
    assert [rng.below(0, 6), rng.below(0, 6)] == [3, 0]
    with pytest.raises(FlowError, match="has ended"):
        rng.below(0, 6)


def test_a_script_may_be_extended_and_copied() -> None:
    rng = ScriptedRng(("dice",), {"dice": [3]})
    rng.below(0, 6)
    copy = rng.copy()
    rng.script(0, [5])
    assert rng.below(0, 6) == 5
    with pytest.raises(FlowError, match="has ended"):
        copy.below(0, 6)


def test_a_script_cannot_say_the_impossible() -> None:
    with pytest.raises(FlowError, match="says 6 where a draw below 6"):
        ScriptedRng(("dice",), {"dice": [6]}).below(0, 6)
    with pytest.raises(FlowError, match="no stream 'cards'"):
        ScriptedRng(("dice",), {"cards": [6]})
