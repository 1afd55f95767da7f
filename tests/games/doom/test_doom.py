"""Doom as a whole: the contract, secrets, playthroughs, perft, the soak, finished games."""

import json
import os
from pathlib import Path
from random import Random

import pytest

import ringtable
from ringtable.games.doom import GAME
from ringtable.games.doom.box.components import (
    CARDS,
    ENCOUNTERS,
    FIRST_GANDALF,
    NO_CARD,
    NO_FIGURE,
    STACK,
    WAITING,
)
from ringtable.games.doom.state import Doom
from ringtable.games.doom.statistics import summary
from ringtable.kernel.match import Match, digest, new_match
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.testing import (
    check_barriers,
    check_contract,
    fuzz,
    perft,
    playthrough,
    same_playthrough,
)
from ringtable.testing.fuzz import unseen_facts
from ringtable.testing.walk import random_match
from tests.games.doom.finished import FOLDER, MODES, REASONS, play_again
from tests.games.doom.scenario import Table

HERE = Path(__file__).parent
STORE = bool(os.environ.get("RINGTABLE_STORE"))
GOLDEN = sorted(FOLDER.glob("*.json"))
TABLES = [(seats, mode) for seats in (1, 2, 3, 4) for mode in MODES]
LONGEST = 600  # decisions of a random game; by far the longest seen has fewer than 200


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_the_contract_holds(seats: int, mode: str) -> None:
    """Copies, keys, saves, texts, views and undo at every decision of two games a table."""
    for seed in range(2):
        check_contract(GAME, seats, {"mode": mode}, seed)


def test_undo_is_no_way_to_peek() -> None:
    assert check_barriers(GAME, 3, {"mode": "harder"}, 1, every=3) > 20


# Conservation


def place_of(s: Doom, card: int) -> str:
    """Where a card is; what is nowhere else is in the box."""
    if s.held >> card & 1:
        return "player"
    if card in bytes(s.slot):
        return "track"
    if card == s.covered:
        return "track"
    if card >= FIRST_GANDALF:
        waiting = bytes(s.gandalf)[len(s.gandalf) - s.gandalf_left :]
        return "stack" if card in waiting else "box"
    if card // STACK == s.stage and not s.is_face_up(card) and before_the_stage(s):
        return "stack"
    return "stack" if card // STACK > s.stage else "box"


def before_the_stage(s: Doom) -> bool:
    """The old cards are cleared, the new ones not yet laid out."""
    if s.outcome is not None:
        return False
    return GAME.flow.decision(s).name in ("use_card_before_stage", "vision")


AFTER = {"stack": "stack track player box", "track": "track player box", "player": "player box"}


def conserved(s: State) -> None:
    """Cards, figures and dice: each in one place, limits kept."""
    assert isinstance(s, Doom)
    track = [card for card in bytes(s.slot) if card != NO_CARD]
    track += [s.covered] if s.covered != NO_CARD else []
    assert len(set(track)) == len(track)
    assert all(card // STACK == s.stage for card in track)
    assert not any(s.held >> card & 1 for card in track)
    held = [card for card in range(CARDS) if s.held >> card & 1]
    assert all(s.is_face_up(card) for card in held)
    assert all(s.holder[card] < s.seats for card in held)
    assert all(card >= ENCOUNTERS or s.printed.allies >> card & 1 for card in held)
    assert sorted(s.order) == list(range(ENCOUNTERS))
    assert sorted(s.gandalf) == list(range(FIRST_GANDALF, FIRST_GANDALF + 5))
    assert all(space <= 40 or space == WAITING for space in bytes(s.position)[1:])
    assert 8 * s.stage <= s.position[0] <= 8 * (s.stage + 1)
    assert 0 <= s.nazgul <= 8
    assert 0 <= s.warriors <= 5
    assert 0 <= s.courage <= 16
    assert (s.courage == 0 or s.nazgul == 8 or s.position[0] == 48) == (s.outcome is not None)
    fellowship = [die for die in bytes(s.rolled) if die < 5]
    fellowship += [figure for figure in bytes(s.tile_figure) if figure != NO_FIGURE]
    if len(s.rolled) != 1:  # Denethor's die is rolled while its place on the tile is kept
        assert len(set(fellowship)) == len(fellowship)


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_random_games_end_and_lose_nothing(seats: int, mode: str, tmp_path: Path) -> None:
    told = fuzz(GAME, seats, {"mode": mode}, range(40), tmp_path, conserved)
    assert told["courage"] + told["nazgul"] > 0


def test_cards_never_come_back_and_figures_never_go_back() -> None:
    """[M8.2]"""
    for seed in range(60):
        s = GAME.new_state(1 + seed % 4, {}, GAME.new_rng(key_from_seed(f"back{seed}")))
        assert isinstance(s, Doom)
        random = Random(seed)
        places = [place_of(s, card) for card in range(CARDS)]
        spaces, face_up, nazgul = list(s.position), s.face_up, s.nazgul
        while s.outcome is None:
            GAME.flow.play(s, random.choice(s.options))
            now = [place_of(s, card) for card in range(CARDS)]
            for before, after in zip(places, now, strict=True):
                assert after in AFTER.get(before, "box")
            assert all(new >= old for new, old in zip(s.position, spaces, strict=True))
            assert s.face_up & face_up == face_up
            assert s.nazgul >= nazgul or not s.witch_king
            places, spaces, face_up, nazgul = now, list(s.position), s.face_up, s.nazgul


def test_everything_that_can_happen_is_seen_in_play(tmp_path: Path) -> None:
    """Random games, and games of a sensible team, tell every kind of fact at some time."""
    told = fuzz(GAME, 2, {"mode": "standard"}, range(150), tmp_path)
    for path in GOLDEN:
        match = play_again(json.loads(path.read_text("utf-8")))
        for fact in match.facts():
            told[f"seen:{fact.kind.id}"] = 1
    # These need a rare meeting; each has a test of its own.
    rare = {
        "doom-allies-help",
        "doom-army-stays",
        "doom-chieftain-removed",
        "doom-ents-march",
        "doom-eye-blind",
        "doom-gandalf-returns",
        "doom-isengard-empty",
        "doom-nazgul-gone",
        "doom-no-ally-to-lose",
        "doom-put-back",
        "doom-taken-out",
        "doom-waits",
        "doom-witch-king-defeated",
    }
    assert set(unseen_facts(GAME, told)) <= rare


def test_no_game_is_longer_than_stated() -> None:
    assert GAME.longest > LONGEST
    for seed in range(60):
        length = sum(1 for _ in random_match(GAME, 1 + seed % 4, {}, f"long{seed}"))
        assert length < LONGEST


# Stored games


@pytest.mark.parametrize(("seats", "mode"), [(1, "standard"), (2, "easier"), (3, "harder")])
def test_playthroughs_are_as_stored(seats: int, mode: str) -> None:
    """Store anew after a change that was meant: RINGTABLE_STORE=1 pytest tests/games/doom."""
    text = playthrough(GAME, seats, {"mode": mode}, 21)
    same_playthrough(HERE / "playthroughs" / f"{seats}-{mode}.txt", text, write=STORE)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_finished_games_stay_what_they_were(path: Path) -> None:
    game = json.loads(path.read_text("utf-8"))
    match = play_again(game)
    assert match.outcome is not None
    assert match.outcome.to_data() == game["outcome"]
    assert summary_of(match) == game["summary"]
    assert end_position(match, game.get("rules", 1)) == game["fingerprint"]


def end_position(match: Match, rules: int) -> str:
    """The fingerprint that the rules of that time gave: they wrote the same but for their number,
    and said nothing of a beginning."""
    saved = {**GAME.save_state(match.state), "rules": rules}
    saved.pop("began", None)
    return digest(saved)


def summary_of(match: Match) -> dict[str, object]:
    assert isinstance(match.state, Doom)
    return summary(match.state)


def test_every_mode_has_a_win_and_both_losses() -> None:
    stored = {path.stem for path in GOLDEN}
    assert stored == {f"{mode}-{reason}" for mode in MODES for reason in REASONS}


def test_the_summary_says_how_it_went() -> None:
    game = json.loads((HERE / "golden" / "standard-nazgul.json").read_text("utf-8"))
    told = summary_of(play_again(game))
    assert (told["won"], told["reason"], told["nazgul"]) == (False, "nazgul", 8)
    fresh = summary_of(new_match(GAME, 2, {}, key_from_seed(1)))
    assert fresh == {
        "won": False,
        "reason": "",
        "stage": "lothlorien",
        "stage_number": 1,
        "space": 0,
        "turns": 1,
        "courage": 13,
        "nazgul": 0,
        "uruk_hai": 1,
        "helpers": 0,
    }


PERFT = {1: [10, 40, 120, 240], 4: [10, 40, 120, 240]}


@pytest.mark.parametrize("seats", PERFT)
def test_perft(seats: int) -> None:
    start = GAME.new_state(seats, {}, GAME.new_rng(key_from_seed("perft")))
    counts = [perft(GAME, start, depth) for depth in range(1, 5)]
    assert counts == PERFT[seats]


# Older rules


def test_a_match_goes_by_the_rules_it_began_under() -> None:
    """Rules 1 rolled Boromir's die before anybody could use a card, and asked nothing between the
    final die and its encounter; a saved position says what it goes by. [M7.9, M7.14]"""
    t = Table("rohan", slots="uruk-hai - - - - -", cards="galadriel boromir", courage=5)
    t.s.began = 1
    t.roll("sauron").meet(1).play("pass").roll("sauron").play("use boromir")
    assert (t.asks(), t.s.courage) == ("choose_pair", 4)
    saved = GAME.save_state(t.s)
    assert (saved["rules"], saved["began"]) == (2, 1)
    again = GAME.load_state(1, {}, bytes(32), saved)
    assert (again.began, again.under(1), again.under(2)) == (1, True, False)
    final = Table("mount-doom", at={"ring-bearers": 42}, slots="eagles " * 6, cards="treebeard")
    final.s.began = 1
    final.roll(1).play("pass")
    assert (final.asks(), final.where("ring-bearers")) == ("use_card_before_turn", 43)
    older = Table(at={"gimli": 1}, cards="arwen")
    older.s.began, older.s.witch_king = 1, False
    assert older.move("gimli", 2).asks() == "use_card_on_event_space"


@pytest.mark.parametrize("at", ["battle.when second_roll", "final_turn.resolve_final_die"])
def test_a_position_of_rules_1_goes_on_at_the_step_that_stands_before_now(at: str) -> None:
    s = GAME.new_state(1, {}, GAME.new_rng(key_from_seed(1)))
    saved = {**GAME.save_state(s), "rules": 1}
    saved["frames"] = [*saved["frames"], [at, 0, -1, -1, 0, 0]]
    loaded = GAME.load_state(1, {}, bytes(32), saved)
    assert loaded.began == 1
    assert GAME.flow.code[loaded.stack[-6]].label != at


def test_a_record_is_replayed_by_the_rules_it_was_played_under() -> None:
    game = json.loads((FOLDER / "standard-ring-destroyed.json").read_text("utf-8"))
    match = play_again(game)
    text = ringtable.write_record(match)
    assert json.loads(text)["began"] == 1
    assert ringtable.read_record(text).fingerprint() == match.fingerprint()
