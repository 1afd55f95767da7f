"""Record files: a finished or running match as one JSON text that proves itself.

The text is canonical and closes with a seal over everything else, so one changed byte shows. The
actions (with a fingerprint of the position after each) are the audit, the facts are the replay.
"""

import json
from typing import Any, Final

from ringtable.kernel.errors import BadRecord, RingtableError
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import Game
from ringtable.kernel.match import Match, canonical, digest, new_match
from ringtable.kernel.rng import commitment

FORMAT: Final = 1


def write_record(match: Match, names: list[str] | None = None) -> str:
    """The record of a match. It holds the key of its dice: keep it private until the match ends."""
    outcome = match.outcome
    record: dict[str, Any] = {
        "ringtable": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "names": names or [f"Seat {seat + 1}" for seat in range(match.seats)],
        "options": match.options,
        "commitment": match.commitment,
        "key": match.key.hex(),
        "start": match.start_digest,
        "opening": [fact.to_data() for fact in match.opening],
        "moves": [
            {
                "seat": move.seat,
                "action": move.text,
                "after": move.digest,
                "facts": [fact.to_data() for fact in move.facts],
            }
            for move in match.moves
        ],
        "taken_back": [list(entry) for entry in match.taken_back],
        "outcome": None if outcome is None else outcome.to_data(),
    }
    # What a match need not have stays out, so that records of older versions keep their form.
    if match.salt:
        record["salt"] = match.salt.hex()
    if match.state.began:
        record["began"] = match.state.began
    if match.shares:
        record["shares"] = [share.hex() for share in match.shares]
    dice = match.dice_taken()
    if dice:
        record["dice"] = [list(entry) for entry in dice]
    record["seal"] = digest(record)
    return canonical(record) + "\n"


def open_record(text: str) -> dict[str, Any]:
    """Read a record and check its shape and seal, without playing it."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadRecord(f"this is not a record: {problem}", "not-json") from problem
    if not isinstance(record, dict) or "ringtable" not in record:
        raise BadRecord("this is not a record of ringtable", "foreign")
    if record["ringtable"] != FORMAT:
        raise BadRecord(f"record format {record['ringtable']!r} is not known here", "format")
    seal = record.pop("seal", None)
    if seal != seal_of(record):
        raise BadRecord("the seal is broken: the record was changed after it was written", "seal")
    record["seal"] = seal
    if canonical(record) + "\n" != text:
        raise BadRecord("the record was written again by another hand", "seal")
    check_shape(record)
    return record


def seal_of(record: dict[str, Any]) -> str:
    try:
        return digest(record)
    except (ValueError, RecursionError) as problem:  # half a character, or nested without end
        raise BadRecord(f"this is not a record: {problem}", "not-json") from problem


SHAPE: Final[dict[str, type]] = {
    "game": str,
    "rules": int,
    "seats": int,
    "names": list,
    "options": dict,
    "commitment": str,
    "key": str,
    "start": str,
    "opening": list,
    "moves": list,
    "taken_back": list,
}


MOVE: Final[dict[str, type]] = {"seat": int, "action": str, "after": str, "facts": list}


def check_shape(record: dict[str, Any]) -> None:
    for field, kind in SHAPE.items():
        if not isinstance(record.get(field), kind):
            raise BadRecord(f"the record has no proper field {field!r}", "shape")
    if not all(isinstance(value, str) for value in record["options"].values()):
        raise BadRecord("the record has no proper field 'options'", "shape")
    for number, move in enumerate(record["moves"], 1):
        if not isinstance(move, dict) or not has_fields(move, MOVE):
            raise BadRecord(f"move {number} of the record is incomplete", "shape")
    if type(record.get("began", 1)) is not int or record.get("began", 1) < 1:
        raise BadRecord("the record has no proper field 'began'", "shape")
    check_pairs(record, "taken_back")
    check_pairs(record, "dice")
    shares = record.get("shares", [])
    if not isinstance(shares, list) or not isinstance(record.get("salt", ""), str):
        raise BadRecord("the record has no proper field 'shares'", "shape")
    if not all(isinstance(share, str) for share in shares):
        raise BadRecord("the record has no proper field 'shares'", "shape")


def check_pairs(record: dict[str, Any], field: str) -> None:
    pairs = record.get(field, [])
    for entry in pairs if isinstance(pairs, list) else [None]:
        if not isinstance(entry, list) or [type(one) for one in entry] != [int, int]:
            raise BadRecord(f"the record has no proper field {field!r}", "shape")


def has_fields(move: dict[str, Any], fields: dict[str, type]) -> bool:
    return all(isinstance(move.get(field), kind) for field, kind in fields.items())


def key_of(record: dict[str, Any]) -> bytes:
    """The key of the dice, which must be the one that was promised at the start."""
    key = number_of(record["key"])
    if commitment(key, number_of(record.get("salt", ""))) != record["commitment"]:
        raise BadRecord("the key does not fit the commitment: the dice were changed", "commitment")
    return key


def number_of(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as problem:
        raise BadRecord("the key of the dice is not a number", "key") from problem


def dice_of(record: dict[str, Any]) -> dict[int, int]:
    """After how many moves which further key holds. Only a take-back brings one."""
    found: dict[int, int] = {}
    last = 0
    for at, number in record.get("dice", []):
        if at in found or not last < number <= len(record["taken_back"]):
            raise BadRecord("the dice changed though nothing was taken back", "dice")
        found[at] = last = number
    return found


def replay_match(game: Game, record: dict[str, Any]) -> Match:
    """Play a record again and compare every position, fact and the result with what it claims.
    Under newer rules (`Game.upgrade` knows the older ones) the match goes by those it began under,
    but positions are written down otherwise: then the dice, every action, everything told and the
    result are compared."""
    if record["game"] != game.id:
        raise BadRecord(f"this is a record of {record['game']!r}, not of {game.id!r}", "foreign")
    older = record["rules"] < game.rules_version and game.upgrade is not None
    if record["rules"] != game.rules_version and not older:
        raise BadRecord(
            f"the record was played under rules {record['rules']}, these are {game.rules_version}",
            "rules-version",
        )
    try:
        shares = [number_of(share) for share in record.get("shares", [])]
        salt = number_of(record.get("salt", ""))
        began = record.get("began", record["rules"] if older else 0)
        match = new_match(
            game, record["seats"], record["options"], key_of(record), salt, shares, began
        )
        dice = dice_of(record)
    except BadRecord:
        raise
    except RingtableError as problem:
        raise BadRecord(f"the match cannot be set up: {problem}", "setup") from problem
    same = older or match.start_digest == record["start"]
    if not same or told(match.opening) != record["opening"]:
        raise BadRecord("the opening position differs", "differs")
    for number, move in enumerate(record["moves"], 1):
        if number - 1 in dice:
            match.take_dice(dice[number - 1])
        try:
            facts = match.carry_out(move["action"], move["seat"])
        except RingtableError as problem:
            raise BadRecord(f"move {number}, {move['action']!r}: {problem}", "illegal") from problem
        if not older and match.moves[-1].digest != move["after"]:
            raise BadRecord(
                f"after move {number}, {move['action']!r}, the position differs", "differs"
            )
        if told(facts) != move["facts"]:
            raise BadRecord(f"move {number}, {move['action']!r}, had other consequences", "differs")
    outcome = None if match.outcome is None else match.outcome.to_data()
    if outcome != record.get("outcome"):
        raise BadRecord("the result differs from what was played", "result")
    match.taken_back = [(entry[0], entry[1]) for entry in record["taken_back"]]
    match.take_dice(max(dice.values(), default=0))
    return match


def told(facts: list[Fact]) -> list[dict[str, Any]]:
    return [fact.to_data() for fact in facts]
