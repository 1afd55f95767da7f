"""The three spikes keep teaching: nested effects, simultaneous secrets, out-of-turn windows."""

import json
from typing import Any

import pytest

from ringtable.kernel.errors import WrongSeat
from ringtable.kernel.game import Game
from ringtable.kernel.match import Match, new_match
from ringtable.kernel.rng import key_from_seed
from ringtable.testing import check_barriers, check_contract, check_two_worlds, fuzz
from tests.kernel.spikes import duel, question, shadow

SPIKES = [(shadow.GAME, 2), (shadow.GAME, 3), (duel.GAME, 2), (duel.GAME, 3), (question.GAME, 3)]
IDS = ["shadow-2", "shadow-3", "duel-2", "duel-3", "question-3"]


def match_where(game: Game, seats: int, holds: Any) -> Match:
    """The first seeded match whose opening has a property."""
    for seed in range(200):
        match = new_match(game, seats, {}, key_from_seed(seed))
        if holds(match.state):
            return match
    raise AssertionError("no such opening")


@pytest.mark.parametrize(("game", "seats"), SPIKES, ids=IDS)
def test_the_contract_holds(game: Game, seats: int) -> None:
    for seed in range(6):
        check_contract(game, seats, {}, seed)


@pytest.mark.parametrize(("game", "seats"), SPIKES, ids=IDS)
def test_two_worlds_look_alike(game: Game, seats: int) -> None:
    assert (
        sum(check_two_worlds(game, seats, {}, seed, ("pass", "card 1")) for seed in range(8)) > 60
    )


@pytest.mark.parametrize(("game", "seats"), SPIKES, ids=IDS)
def test_undo_is_no_way_to_peek(game: Game, seats: int) -> None:
    assert sum(check_barriers(game, seats, {}, seed, every=1) for seed in range(8)) > 30


@pytest.mark.parametrize(("game", "seats"), SPIKES, ids=IDS)
def test_random_matches_end(game: Game, seats: int, tmp_path: Any) -> None:
    assert fuzz(game, seats, {}, range(50), tmp_path)


# quest: a response cancels a shadow effect while a card in hand may interrupt


def attack_with_both_cards_in_one_hand() -> Match:
    match = match_where(shadow.GAME, 2, lambda s: s.hand[0] == 0 and s.hand[1] == 0)
    match.play("2", 0)
    return match


def test_a_response_cancels_the_effect_it_answers() -> None:
    match = attack_with_both_cards_in_one_hand()
    match.play("play cancel", 0)
    match.play("pass", 0)
    match.play("pass", 1)
    assert match.view(0)["table"]["damage"] == 0


def test_without_a_response_the_effect_happens() -> None:
    match = attack_with_both_cards_in_one_hand()
    match.play("pass", 0)
    match.play("pass", 1)
    assert match.view(0)["table"]["damage"] == 2


def test_an_interruption_inside_the_window_returns_to_the_window() -> None:
    match = attack_with_both_cards_in_one_hand()
    match.play("play ready", 0)  # nothing to heal: the only open way is taken at once
    assert match.view(0)["table"]["ready"] == 1
    assert match.options_of(0) == ["play cancel", "pass"]


def test_a_window_is_open_for_a_seat_that_holds_nothing() -> None:
    match = attack_with_both_cards_in_one_hand()
    match.play("pass", 0)
    assert match.waiting() == [1]
    assert match.options_of(1) == ["pass"]
    assert match.view(0)["question"]["options"] == []
    assert match.view(0)["question"]["id"] == ""


def test_saved_in_the_middle_of_a_response_it_goes_on_alike() -> None:
    match = attack_with_both_cards_in_one_hand()
    match.play("play cancel", 0)
    data = json.loads(json.dumps(match.game.save_state(match.state)))
    assert data["at"] == "responses.respond"
    assert [frame[0] for frame in data["frames"]] == [
        "main.again undecided",
        "attack.next_round",
        "shadow effect.when goes_ahead",
        "responses.end",
    ]
    loaded = match.game.load_state(2, {}, match.key, data)
    copy = match.state.copy()
    for s in (loaded, copy):
        match.game.flow.play(s, 9)
        match.game.flow.play(s, 9)
    assert loaded.key() == copy.key()
    assert loaded.damage == 0  # type: ignore[attr-defined]  # the spike's own column


# war: two combat cards, chosen at once


def test_both_fighters_are_asked_at_once_and_in_any_order() -> None:
    match = new_match(duel.GAME, 2, {}, key_from_seed(1))
    assert match.waiting() == [0, 1]
    match.play("none", 1)
    assert match.waiting() == [0]
    with pytest.raises(WrongSeat, match="seat 1 must decide now, not seat 2"):
        match.play("none", 1)


def test_the_order_of_sealed_answers_changes_nothing() -> None:
    one = new_match(duel.GAME, 2, {}, key_from_seed(3))
    other = new_match(duel.GAME, 2, {}, key_from_seed(3))
    first, second = one.options_of(0)[0], one.options_of(1)[0]
    one.play(first, 0)
    one.play(second, 1)
    other.play(second, 1)
    other.play(first, 0)
    assert one.fingerprint() == other.fingerprint()


def test_a_sealed_answer_is_not_shown_before_all_are_in() -> None:
    match = new_match(duel.GAME, 3, {}, key_from_seed(3))
    before = match.view(1)
    facts = match.play(match.options_of(0)[0], 0)
    assert facts == []
    after = match.view(1)
    assert after["table"] == before["table"]
    assert after["question"]["seats"] == [1]


# hunt: a question that may be called off out of turn


def test_an_out_of_turn_card_cancels_the_question() -> None:
    match = match_where(question.GAME, 2, lambda s: s.cards > 0)
    match.play(match.options_of(0)[0], 0)
    match.play("3", 1)
    assert match.waiting() == [0]
    match.play("call off", 0)
    assert match.view(1)["table"]["answers"] == []


def test_the_window_opens_by_public_knowledge_alone() -> None:
    match = match_where(question.GAME, 2, lambda s: s.cards == 0)
    match.play(match.options_of(0)[0], 0)
    match.play("3", 1)
    assert match.waiting() == [0]
    assert match.options_of(0) == ["pass"]
    assert match.view(1)["question"] == {
        "seats": [0],
        "id": "",
        "clause": "",
        "prompt": None,
        "options": [],
        "stage": False,
        "several": 0,
    }


def test_a_secret_move_is_told_to_its_seat_only() -> None:
    match = new_match(question.GAME, 3, {}, key_from_seed(2))
    (fact,) = match.play(match.options_of(0)[0], 0)
    assert fact.for_seat(0) == {
        "id": "ask-moved",
        "cause": "spike",
        "values": {"place": match.view(0)["table"]["place"]},
    }
    assert fact.for_seat(1) == {"id": "ask-moved-veiled", "cause": "spike", "values": {}}
