"""Random games of both parts: everything is conserved, and every game ends."""

from random import Random

import pytest

from ringtable.games.hunt import GAME
from ringtable.games.hunt.box.components import VARIANTS, bits
from ringtable.games.hunt.box.content import house_pack
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.ring_bearer.allies import PLAY_ALLY
from ringtable.games.hunt.ringwraiths.sorcery import PLAY_SORCERY
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.rng import key_from_seed
from ringtable.testing import check_contract


def conserved(s: Hunt) -> None:
    """Cards, tokens and dice: each in one place, none lost. A card being played is in none, also if
    the part has ended by its move."""
    open_card = any(s.depth_of(one) >= 0 for one in (PLAY_ALLY, PLAY_SORCERY))
    playing = 1 if open_card or s.ending else 0
    ally = [*bits(s.hand), *bytes(s.ally_deck), *bytes(s.ally_discard)]
    assert len(set(ally)) == len(ally)
    assert 22 - playing <= len(ally) <= 22
    sorcery = [*bytes(s.sorcery_deck), *bytes(s.sorcery_discard), *bits(s.sorcery_out)]
    for hand in s.sorcery_hand:
        sorcery += bits(hand)
    assert len(set(sorcery)) == len(sorcery)
    assert 22 - playing - s.fear <= len(sorcery) <= 22 - s.fear + playing
    tokens = [s.pool, s.beside, s.tokens_gone]
    mask = 0
    for some in tokens:
        assert not mask & some
        mask |= some
    assert s.box.beige & ~mask & ~sum(1 << token for token in bytes(s.drawn)) == 0
    assert sum(s.dice) + sum(s.spent) == 6
    total = 4 if VARIANTS[s.variant] == "terrible-nazgul-plus" else 3
    assert s.fellowship + s.reserve + s.lost_fellowship == total
    assert min(s.fellowship, s.reserve, s.influence, *s.dice) >= 0
    assert s.allies.bit_count() <= 8
    assert not s.allies & s.occupied()
    assert not s.swords & ~s.tracks
    assert s.hand.bit_count() <= 7
    for place in s.nazgul:
        assert not s.board.is_exit(place)
    assert s.step <= 16
    if s.part == 1:
        assert len(s.journal) == s.step + 1


@pytest.mark.parametrize("seed", range(24))
def test_random_games_keep_everything_and_end(seed: int) -> None:
    """[H7.R1]"""
    random = Random(seed)
    options = {
        "variant": random.choice(VARIANTS),
        "parts": random.choice(["whole", "one", "two"]),
        "refuges": random.choice(["on", "off"]),
    }
    s = GAME.new_state(2 + seed % 4, options, GAME.new_rng(key_from_seed(seed)))
    assert isinstance(s, Hunt)
    for _ in range(GAME.longest):
        if s.outcome is not None:
            break
        assert len(set(s.options)) == len(s.options) > 0
        if s.day:
            conserved(s)
        FLOW.play(s, random.choice(s.options), s.asked)
    assert s.outcome is not None


@pytest.mark.parametrize(
    ("seats", "parts", "variant"),
    [(2, "whole", "standard"), (3, "two", "standard"), (5, "one", "terrible-nazgul-plus")],
)
def test_the_contract_holds(seats: int, parts: str, variant: str) -> None:
    options = {"parts": parts, "variant": variant}
    check_contract(GAME, seats, options, seed=f"soak {seats}")


def eager(s: Hunt, left: set[str], random: Random) -> int:
    """Mostly random, but cards that were not seen yet are played when they can be."""
    texts = FLOW.texts(s, s.asked)
    wanted = [n for n, text in enumerate(texts) if any(card in text for card in left)]
    wanted = wanted or [n for n, text in enumerate(texts) if text in ("play-sorcery", "search")]
    if wanted and random.random() < 0.7:
        return s.options[random.choice(wanted)]
    return random.choice(s.options)


def test_every_card_is_seen_in_the_soak() -> None:
    """Games until every card has been played at least once."""
    left = {card.id for card in [*house_pack().ally, *house_pack().sorcery]}
    random = Random(1)
    for seed in range(200):
        options = {"parts": "two" if seed % 2 else "one", "variant": "unstoppable-frodo"}
        s = GAME.new_state(2, options, GAME.new_rng(key_from_seed(f"cards {seed}")))
        assert isinstance(s, Hunt)
        s.facts = []
        while s.outcome is None:
            FLOW.play(s, eager(s, left, random), s.asked)
        for fact in s.facts:
            if fact.kind.id in ("hunt-played-ally", "hunt-played-sorcery"):
                left -= {str(value) for value in fact.values}
        if not left:
            return
    raise AssertionError(f"never played: {sorted(left)}")
