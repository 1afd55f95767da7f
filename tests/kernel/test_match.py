"""Matches: playing, refusing, undo with barriers, records that prove themselves."""

import json
from importlib.util import find_spec

import pytest

import ringtable
from ringtable.kernel.errors import BadOption, BadRecord, IllegalAction, NoUndo, WrongSeat
from ringtable.kernel.match import Match, canonical, digest, new_match
from ringtable.kernel.record import open_record, write_record
from ringtable.kernel.rng import key_from_seed


def table(**options: str) -> Match:
    return ringtable.new_match("dash", seats=2, seed=4, options={"hobbits": "frodo,sam"} | options)


def finished() -> Match:
    match = ringtable.new_match("dash", seats=1, seed=4, options={"hobbits": "frodo"})
    while match.outcome is None:
        match.play(match.options_of(0)[0], 0)
    return match


def test_no_module_hides_a_public_name() -> None:
    """Importing `ringtable.x` sets the name `x`, whatever stood there."""
    assert [name for name in ringtable.__all__ if find_spec(f"ringtable.{name}")] == []


# Playing


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    match = table()
    before = match.fingerprint()
    with pytest.raises(IllegalAction, match="'keep purple' is not an option of keep") as refused:
        match.play("keep purple", 0)
    assert refused.value.reason == "unknown-option"
    with pytest.raises(WrongSeat, match="seat 1 must decide now, not seat 2") as wrong:
        match.play("keep red", 1)
    assert wrong.value.reason == "wrong-seat"
    assert match.fingerprint() == before
    assert match.moves == []


def test_after_the_end_nothing_is_accepted() -> None:
    match = finished()
    with pytest.raises(ringtable.RingtableError, match="the match is over") as over:
        match.play("keep red", 0)
    assert over.value.reason == "match-over"
    assert match.waiting() == []
    assert match.options_of(0) == []


def test_unknown_games_and_options_are_named() -> None:
    with pytest.raises(ringtable.RingtableError, match="no game 'chess'; the games are: dash"):
        ringtable.load("chess")
    with pytest.raises(BadOption, match="has no option 'colour'; its options are: side"):
        ringtable.new_match("dash", options={"colour": "red"})


def test_without_a_seed_every_match_has_its_own_dice() -> None:
    assert ringtable.new_match("dash").key != ringtable.new_match("dash").key


def test_a_copy_goes_on_by_itself() -> None:
    match = table()
    copy = match.copy()
    copy.play(copy.options_of(0)[0], 0)
    assert len(match.moves) == 0
    assert match.fingerprint() != copy.fingerprint()
    match.play(match.options_of(0)[0], 0)
    assert match.fingerprint() == copy.fingerprint()


# Undo


def test_the_choice_of_a_hobbit_can_be_taken_back_until_another_acts() -> None:
    match = ringtable.new_match("dash", seats=3, seed=1)
    match.play("hobbit sam", 0)
    assert match.may_undo(0)
    assert not match.may_undo(1)
    match.undo(0)
    assert match.options_of(0)[1] == "hobbit sam"
    match.redo()
    assert match.view(0)["table"]["sheets"][0]["hobbit"] == "sam"
    match.play("hobbit frodo", 1)
    assert not match.may_undo(0)
    with pytest.raises(NoUndo, match="lie in between"):
        match.undo(0)


def test_rolled_dice_are_a_barrier_that_only_consent_opens() -> None:
    match = table()
    match.play(match.options_of(0)[0], 0)  # keeps a die, and the rest is rolled
    with pytest.raises(NoUndo) as refused:
        match.undo(0)
    assert refused.value.reason == "undo-barrier"
    match.undo(0, consent=True)
    assert match.taken_back == [(1, 0)]
    assert match.moves == []


def dice_after(match: Match, moves: int = 12) -> list[str]:
    """What is told while everybody takes the first option."""
    told: list[str] = []
    for _ in range(moves):
        if match.outcome is not None:
            break
        seat = match.waiting()[0]
        told += [str(fact.to_data()) for fact in match.play(match.options_of(seat)[0], seat)]
    return told


def test_after_a_take_back_with_consent_the_dice_are_new_ones() -> None:
    """Those that were thrown are known: who takes back must not know what comes."""
    match = table()
    other = match.copy()
    seen = dice_after(other, 4)
    for _ in range(4):
        other.undo(other.moves[-1].seat, consent=True)
    assert other.fingerprint() == match.fingerprint()
    assert dice_after(other, 4) != seen
    assert dice_after(match, 4) == seen


def test_taking_back_once_more_does_not_bring_the_known_dice_again() -> None:
    match = ringtable.new_match("dash", seats=2, seed=4)
    match.play("hobbit sam", 0)
    match.play("hobbit frodo", 1)  # and the dice are rolled
    known = match.moves[-1].facts
    match.undo(1, consent=True)
    match.undo(0)  # on one's own: nothing lies in between
    match.play("hobbit sam", 0)
    match.play("hobbit frodo", 1)
    assert match.moves[-1].facts != known


def test_a_record_with_new_dice_proves_itself_and_names_them() -> None:
    match = ringtable.new_match("dash", seats=2, seed=4, options={"hobbits": "sam,frodo"})
    dice_after(match, 5)
    for _ in range(2):
        match.undo(match.moves[-1].seat, consent=True)
    dice_after(match, 3)
    match.undo(match.moves[-1].seat, consent=True)
    dice_after(match, 1000)
    assert match.outcome is not None
    record = open_record(write_record(match))
    assert record["dice"] == [[3, 2], [5, 3]]
    assert len(record["taken_back"]) == 3
    again = ringtable.check_record(write_record(match))
    assert again.fingerprint() == match.fingerprint()
    assert write_record(again) == write_record(match)
    for dice, reason in (
        ([[3, 1], [5, 3]], "differs"),
        ([], "differs"),
        ([[3, 2], [5, 4]], "dice"),
        ([[3, 2], [3, 3]], "dice"),
        ([[3, 0]], "dice"),
        ([[3]], "shape"),
        ({"3": 2}, "shape"),
    ):
        with pytest.raises(BadRecord) as refused:
            ringtable.check_record(forged(match, dice=dice))
        assert refused.value.reason == reason, dice


def test_a_running_match_with_new_dice_goes_on_with_them() -> None:
    match = table()
    dice_after(match, 3)
    match.undo(match.moves[-1].seat, consent=True)
    again = ringtable.read_record(write_record(match))
    assert dice_after(again) == dice_after(match)


def test_a_salted_promise_hides_a_short_seed() -> None:
    key = key_from_seed("a")
    match = new_match(ringtable.load("dash"), 1, {}, key, b"salt and more of it")
    assert match.commitment != ringtable.new_match("dash", seed="a").commitment
    record = write_record(match)
    assert ringtable.check_record(record).salt == b"salt and more of it"
    with pytest.raises(BadRecord) as refused:
        ringtable.check_record(forged(match, salt="00"))
    assert refused.value.reason == "commitment"
    for salt in ("zz", 3):
        with pytest.raises(BadRecord):
            ringtable.check_record(forged(match, salt=salt))


def test_a_key_with_shares_is_nobodys_choice() -> None:
    shares = [b"a" * 32, b"b" * 32]
    match = new_match(ringtable.load("dash"), 2, {}, bytes(32), b"", shares)
    plain = new_match(ringtable.load("dash"), 2, {}, bytes(32))
    assert dice_after(match) != dice_after(plain)
    assert ringtable.check_record(write_record(match)).shares == shares
    for other in ([shares[0].hex()], [share.hex() for share in reversed(shares)], []):
        with pytest.raises(BadRecord):
            ringtable.check_record(forged(match, shares=other))
    with pytest.raises(BadRecord):
        ringtable.check_record(forged(match, shares=["zz"]))


def test_nothing_to_take_back_or_to_play_again() -> None:
    match = table()
    with pytest.raises(NoUndo, match="nothing to take back"):
        match.undo(0)
    with pytest.raises(NoUndo, match="nothing to play again"):
        match.redo()


def test_a_new_action_forgets_what_was_taken_back() -> None:
    match = ringtable.new_match("dash", seats=2, seed=1)
    match.play("hobbit sam", 0)
    match.undo(0)
    match.play("hobbit merry", 0)
    with pytest.raises(NoUndo):
        match.redo()


# Records


def test_a_record_reads_back_to_the_same_match() -> None:
    match = finished()
    match.undo(0, consent=True)
    match.redo()
    again = ringtable.read_record(ringtable.write_record(match))
    assert again.fingerprint() == match.fingerprint()
    assert [move.text for move in again.moves] == [move.text for move in match.moves]
    assert again.outcome == match.outcome
    assert again.taken_back == match.taken_back != []


def test_a_running_match_can_be_saved_and_continued() -> None:
    match = table()
    match.play(match.options_of(0)[0], 0)
    again = ringtable.read_record(ringtable.write_record(match))
    assert again.options_of(0) == match.options_of(0)


def test_any_single_changed_byte_is_noticed() -> None:
    text = ringtable.write_record(finished())
    for place in range(0, len(text), max(1, len(text) // 150)):
        other = "#" if text[place] != "#" else "%"
        with pytest.raises(BadRecord):
            ringtable.check_record(text[:place] + other + text[place + 1 :])
    with pytest.raises(BadRecord):
        ringtable.check_record(text + " ")
    with pytest.raises(BadRecord):
        ringtable.check_record(text[:-1])


def forged(match: Match, **changes: object) -> str:
    """A record changed by somebody who knows how to seal it again."""
    record = open_record(write_record(match))
    del record["seal"]
    record |= changes
    record["seal"] = digest(record)
    return canonical(record) + "\n"


def test_a_forged_record_is_found_out_by_playing_it_again() -> None:
    match = finished()
    record = open_record(write_record(match))
    other_key = "00" * 32
    moves = json.loads(json.dumps(record["moves"]))
    moves[0]["action"] = "keep purple"
    other_facts = json.loads(json.dumps(record["moves"]))
    other_facts[0]["facts"] = []
    other_hash = json.loads(json.dumps(record["moves"]))
    other_hash[1]["after"] = "0" * 32
    for changes, reason in (
        ({"key": other_key}, "commitment"),
        ({"key": other_key, "commitment": ringtable.new_match("dash").commitment}, "commitment"),
        ({"key": "zz"}, "key"),
        ({"moves": moves}, "illegal"),
        ({"moves": other_facts}, "differs"),
        ({"moves": other_hash}, "differs"),
        ({"moves": record["moves"][:-1]}, "result"),
        ({"moves": [{}]}, "shape"),
        ({"start": "0"}, "differs"),
        ({"outcome": None}, "result"),
        ({"seats": 9}, "setup"),
        ({"options": {"side": "none"}}, "setup"),
        ({"rules": 99}, "rules-version"),
        ({"ringtable": 2}, "format"),
        ({"names": 3}, "shape"),
    ):
        with pytest.raises(BadRecord) as refused:
            ringtable.check_record(forged(match, **changes))
        assert refused.value.reason == reason, changes


def test_foreign_files_are_refused_with_a_sentence() -> None:
    for text, reason in (
        ("", "not-json"),
        ("{}", "foreign"),
        ("[1]", "foreign"),
        ("{", "not-json"),
        ("[" * 100_000, "not-json"),
        ('{"ringtable": 1, "name": "\\ud800", "seal": ""}', "not-json"),
        ('{"ringtable": 1, "seal": [1]}', "seal"),
    ):
        with pytest.raises(BadRecord) as refused:
            ringtable.check_record(text)
        assert refused.value.reason == reason
    with pytest.raises(ringtable.RingtableError, match="no game 'chess'"):
        ringtable.check_record(forged(finished(), game="chess"))


WRONG: tuple[object, ...] = (
    None,
    True,
    -1,
    2**70,
    1.5,
    "",
    "x" * 300,
    [],
    {},
    [[]],
    [{}],
    {"a": 1},
)


def refusal_of(record: str) -> str:
    """The sentence by which a record is refused, or nothing; any other error goes through."""
    try:
        ringtable.check_record(record)
    except ringtable.RingtableError as problem:
        return str(problem)
    return ""


def test_a_record_of_the_wrong_shape_is_refused_and_never_crashes() -> None:
    """Each field, and each field of a move, is something else; the forger seals it again."""
    match = finished()
    record = open_record(write_record(match))
    shapes: list[dict[str, object]] = []
    for wrong in WRONG:
        shapes += [{field: wrong} for field in record if field != "seal"]
        for field in ("seat", "action", "after", "facts"):
            shapes.append({"moves": [{**record["moves"][0], field: wrong}, *record["moves"][1:]]})
        shapes += [{"taken_back": [wrong]}, {"options": {"hobbits": wrong}}, {"opening": [wrong]}]
    refused = [refusal_of(forged(match, **changes)) for changes in shapes]
    assert sum(map(bool, refused)) > 0.9 * len(shapes), "names may be missing, and True is 1"
