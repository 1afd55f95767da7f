"""The test kit is tested itself: each check must be red on a planted bug."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ringtable
from ringtable.kernel.fact import FactKind
from ringtable.kernel.game import Game, View
from ringtable.kernel.state import State
from ringtable.testing import (
    check_barriers,
    check_contract,
    check_questions,
    check_saved_game,
    check_two_worlds,
    fuzz,
    perft,
)
from ringtable.testing.clauses import coverage
from ringtable.testing.fuzz import Crash, unseen_facts
from ringtable.testing.playthrough import playthrough, same_playthrough
from tests.kernel.spikes import question, shadow
from tests.kernel.spikes.shadow import Shadow


def shadow_with(**parts: Any) -> Game:
    """The shadow spike with something broken in it."""
    game = shadow.GAME
    return Game(
        "broken",
        "Broken",
        (1, 3),
        game.flow,
        game.streams,
        parts.get("blank", game.blank),
        parts.get("table", game.table),
        parts.get("text_table", game.text_table),
        parts.get("redeal", game.redeal),
        game.evaluate,
        tuple(game.facts.values()),
        longest=parts.get("longest", 200),
    )


def red(check: Callable[[], object], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check()


# The contract


class SharesAList(Shadow):
    def copy(self) -> "SharesAList":
        s = SharesAList.__new__(SharesAList)
        self.copy_frames(s)
        s.damage, s.hand, s.passed = self.damage, self.hand, self.passed
        s.ready, s.rounds = self.ready, self.rounds
        return s


class ForgetsInCopy(Shadow):
    def copy(self) -> "ForgetsInCopy":
        s = ForgetsInCopy.__new__(ForgetsInCopy)
        self.copy_frames(s)
        s.damage, s.hand, s.passed = self.damage, self.hand[:], self.passed
        s.ready, s.rounds = self.ready, 0
        return s


class ForgetsInKey(Shadow):
    def key(self) -> tuple[object, ...]:
        return (self.frames_key(), self.damage, tuple(self.hand), self.passed, self.rounds)

    def copy(self) -> "ForgetsInKey":
        s = ForgetsInKey.__new__(ForgetsInKey)
        self.copy_frames(s)
        s.damage, s.hand, s.passed = self.damage, self.hand[:], self.passed
        s.ready, s.rounds = self.ready, self.rounds
        return s


class ForgetsInColumns(Shadow):
    COLUMNS = ("hand", "passed", "ready", "rounds")


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (SharesAList, "copy.. shares hand"),
        (ForgetsInCopy, "a copy has another key"),
        (ForgetsInKey, "key.. forgets ready"),
        (ForgetsInColumns, "a loaded position differs"),
    ],
)
def test_a_forgotten_or_shared_field_is_found(kind: type[Shadow], message: str) -> None:
    game = shadow_with(blank=lambda seats, options, rng: kind(seats, rng))

    def check() -> None:
        for seed in range(4):
            check_contract(game, 2, {}, seed)

    red(check, message)


def test_a_match_that_goes_on_otherwise_after_loading_is_found() -> None:
    game = shadow_with(blank=lambda seats, options, rng: ForgetsInColumns(seats, rng))
    red(lambda: [check_saved_game(game, 2, {}, seed) for seed in range(4)], "goes on otherwise")
    assert check_saved_game(shadow.GAME, 2, {}, 1) > 3


def test_a_view_that_is_no_plain_data_is_found() -> None:
    game = shadow_with(table=lambda s, seat: {"damage": s.damage, "hand": (1, 2)})
    red(lambda: check_contract(game, 2, {}, 1), "not plain data")


def test_an_empty_text_table_is_found() -> None:
    red(
        lambda: check_contract(shadow_with(text_table=lambda view, say: " "), 2, {}, 1),
        "empty text",
    )


def test_a_view_that_changes_the_position_is_found() -> None:
    def meddling(s: Shadow, seat: int) -> View:
        s.ready += 1
        return shadow.table(s, seat)

    red(lambda: check_contract(shadow_with(table=meddling), 2, {}, 1), "looking changed")


# Leaks


def test_a_hand_shown_to_others_is_found() -> None:
    def leaky(s: Shadow, seat: int) -> View:
        return {**shadow.table(s, seat), "hands": list(s.hand)}

    game = shadow_with(table=leaky)
    red(lambda: [check_two_worlds(game, 3, {}, seed) for seed in range(5)], "two worlds apart")


def test_a_window_that_opens_only_for_who_holds_a_card_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Asking only when there is something to answer tells that there is nothing."""
    decision = shadow.GAME.flow.code[shadow.GAME.flow.addresses["responses.respond"]].decision
    monkeypatch.setattr(type(decision), "secret", False)

    def compare() -> None:
        for seed in range(10):
            check_two_worlds(shadow.GAME, 3, {}, seed)

    red(compare, "is asked in public")


def test_a_refusal_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: object, s: Any, thing: str) -> object:
        from ringtable.kernel.decision import Refusal
        from ringtable.kernel.phrase import Phrase

        return Refusal("X", Phrase("place", {"place": s.place}))

    monkeypatch.setattr(question.WereYouHere, "why_not", telling)

    def compare() -> None:
        for seed in range(10):
            check_two_worlds(question.GAME, 2, {}, seed, ("nonsense",))

    red(compare, "learns something by")


def test_an_answer_that_is_no_barrier_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(question.ANSWERED, "reveals", False)

    def compare() -> None:
        for seed in range(20):
            check_barriers(question.GAME, 2, {}, seed, every=1)

    red(compare, "that undo takes back")


def test_a_fact_that_names_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = shadow.Respond.take

    def telling(self: shadow.Respond, s: Shadow, action: int) -> None:
        s.tell(shadow.HIT, "spike", s.hand[shadow.PLAIN])
        honest(self, s, action)

    monkeypatch.setattr(shadow.Respond, "take", telling)
    red(
        lambda: [check_barriers(shadow.GAME, 3, {}, seed, every=1) for seed in range(20)],
        "hears of something hidden",
    )


def holds_a_fitting_card(s: Shadow) -> bool:
    return shadow.not_passed(s) and s.seat in (s.hand[shadow.CANCEL], s.hand[shadow.READY])


def test_a_window_that_opens_only_when_a_hidden_card_fits_is_found() -> None:
    """Table, facts, options and undo all keep the secret; that somebody is asked at all tells."""
    compared = sum(check_questions(shadow.GAME, 3, {}, seed) for seed in range(10))
    assert compared > 50, "hardly any two worlds came to the same table"
    asking = [one for one in shadow.FLOW.code if one.condition is shadow.not_passed]
    assert len(asking) == 2
    for instruction in asking:
        instruction.condition = holds_a_fitting_card
    try:
        for seed in range(10):
            check_two_worlds(shadow.GAME, 3, {}, seed)
        red(
            lambda: [check_questions(shadow.GAME, 3, {}, seed) for seed in range(20)],
            "by what is asked next",
        )
    finally:
        for instruction in asking:
            instruction.condition = shadow.not_passed


# Fuzz, perft, playthroughs, coverage


def test_a_crash_leaves_a_record_that_loads(tmp_path: Path) -> None:
    def invariant(s: State) -> None:
        assert s.rng.used() < 60, "planted"

    dash = ringtable.load("dash")
    with pytest.raises(Crash) as crash:
        fuzz(dash, 2, {}, range(5), tmp_path, invariant)
    match = ringtable.read_record(crash.value.record.read_text("utf-8"))
    assert match.state.rng.used() >= 60


def test_a_game_without_an_end_is_found(tmp_path: Path) -> None:
    with pytest.raises(Crash, match="no end after 5 decisions"):
        fuzz(shadow_with(longest=5), 2, {}, range(1), tmp_path)


def test_facts_that_never_happen_are_listed(tmp_path: Path) -> None:
    told = fuzz(shadow.GAME, 2, {}, range(20), tmp_path)
    assert unseen_facts(shadow.GAME, told) == []
    more = shadow_with()
    more.facts["never"] = FactKind("never")
    assert unseen_facts(more, told) == ["never"]


def test_perft_counts_sequences_of_actions() -> None:
    game = shadow.GAME
    s = game.new_state(1, {}, game.new_rng(bytes(32)))
    assert perft(game, s, 0) == 1
    assert perft(game, s, 1) == 2  # two sizes of attack
    assert perft(game, s, 2) == 2 * 3  # and then both cards or a pass


def test_a_changed_playthrough_is_found(tmp_path: Path) -> None:
    path = tmp_path / "shadow.txt"
    text = playthrough(shadow.GAME, 2, {}, 1)
    same_playthrough(path, text, write=True)
    same_playthrough(path, text, write=False)
    red(lambda: same_playthrough(path, text + "x", write=False), "differs from what is played")


def test_an_uncited_and_an_unknown_clause_are_found(tmp_path: Path) -> None:
    tests = tmp_path / "games" / "dash"
    tests.mkdir(parents=True)
    code = 'def test_a() -> None:\n    """[D1.1, D1.2] and [D99.1]"""\n# [D1.3]\n'
    (tests / "test_some.py").write_text(code)
    (tests / "uncited.toml").write_text('"D1.4" = "a reason"\n')
    covered = coverage("dash", tmp_path)
    assert sorted(covered.cited) == ["D1.1", "D1.2"]
    assert list(covered.unknown) == ["D99.1"]
    assert "D1.3" in covered.uncited
    assert "D1.4" not in covered.uncited
    data = covered.to_data()
    assert data["cited"] == 2
    assert data["exceptions"] == {"D1.4": "a reason"}


def test_determinize_gives_other_dice_and_the_same_view() -> None:
    dash = ringtable.load("dash")
    match = ringtable.new_match(dash, seats=2, seed=1)
    other = dash.determinize(match.state, 0, Random(1))
    assert other.rng.key != match.state.rng.key
    assert other.rng.used() == 0
