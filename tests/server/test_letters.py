"""The letter from Gandalf: carried from a finished part 1 to part 2, read by the server alone.
[H29]"""

from base64 import urlsafe_b64decode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ringtable import bots
from ringtable.games.hunt import GAME
from ringtable.games.hunt.box.components import bits
from ringtable.games.hunt.state import Hunt
from ringtable.server.rooms import new_tables
from ringtable.server.settings import Settings
from tests.server.playground import Playground, Table

OPTIONS = {"parts": "one", "variant": "unstoppable-frodo", "refuges": "on"}
HIDDEN = ("sorcery_hand", "sorcery_deck", "sorcery_discard", "variant", "refuges")


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playground]:
    file: Path = tmp_path_factory.mktemp("letters") / "tables.db"
    ground = Playground(Settings(db=f"sqlite:///{file}", limits=False, bot_workers=1)).start()
    yield ground
    ground.stop()


@pytest.fixture(scope="module")
def part_one(ground: Playground) -> Table:
    """Three people, two of them Ringwraiths who draw cards and let Frodo go. Its dice are always
    the same, but nobody has named a seed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(new_tables, "token_bytes", lambda size: bytes(range(size)))
        table = ground.make("hunt", "mmm", options=OPTIONS)
    frodo, random = bots.make_bot("heuristic", GAME), Random(1)
    while asked := table.asked():
        options = table.options(asked[0])
        if asked[0] == 0:
            action = frodo.choose(GAME, position(table), 0, random)
            s = position(table)
            text = GAME.flow.decision(s).show(s, action).text
        else:
            wanted = [one for one in ("draw-sorcery", "end", "pass", "stay") if one in options]
            text = (wanted or options)[0]
        table.act(asked[0], text)
    return table


def position(table: Table) -> Hunt:
    s = table.ground.rooms.live[table.id].position
    assert isinstance(s, Hunt)
    return s


def letter_of(table: Table, seat: int = 0) -> str:
    answer = table.call("GET", "/letter", tokens=table.tokens[seat])
    assert answer.status_code == 200, answer.text
    text: str = answer.json()["letter"]
    return text


def part_two(ground: Playground, letter: str, seats: str = "moo", **more: Any) -> Any:
    kinds = {"m": "me", "o": "open", "b": "bot"}
    wish: dict[str, Any] = {"game": "hunt", "seats": [{"kind": kinds[one]} for one in seats]}
    return ground.call("POST", "/api/tables", {**wish, "options": {"letter": letter, **more}})


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


def test_part_one_alone_is_to_be_continued(part_one: Table) -> None:
    """Nobody has won, and nothing that part 2 still hides is shown to anybody. [H28.5, H28.R2,
    H29.2, H42.12]"""
    s = position(part_one)
    assert any(hand.bit_count() > 1 for hand in s.sorcery_hand), "there is something to hide"
    for seat in (-1, 0, 1, 2):
        seen = part_one.view(seat)
        assert (seen["state"], seen["continued"], seen["sequel"]) == ("finished", True, "hunt")
        assert (seen["view"]["outcome"]["winners"], seen["view"]["outcome"]["scores"]) == ([], [])
        assert (seen["key"], seen["salt"]) == ("", ""), "with the dice the deck would be known"
        sorcery = seen["view"]["table"]["sorcery"]
        mine = [s.box.sorcery[card].id for card in bits(s.sorcery_hand[seat])] if seat > 0 else []
        assert (sorcery["mine"], sorcery["all"]) == (mine, [])
        assert (seen["view"]["table"]["ring_bearer"] is None) == (seat != 0)


def test_what_would_tell_it_all_stays_closed(part_one: Table) -> None:
    """Record and report; and who goes on alone from an earlier step holds that seat. [H42.22]"""
    token = part_one.tokens[0]
    for path in ("/record", "/report"):
        assert refused(part_one.call("GET", path, tokens=token)) == (409, "to-be-continued")
    other = part_one.call("POST", "/branch", {"step": 2, "seat": 1}, token)
    assert other.status_code == 403


def test_the_letter_carries_hands_deck_discards_and_variants(
    ground: Playground, part_one: Table
) -> None:
    """Also to a table with invited guests: its maker knows no more than they do. [H29.1,
    H29.R1]"""
    before = position(part_one)
    for seat in (0, 2):
        made = part_two(ground, letter_of(part_one, seat), variant="standard")
        assert made.status_code == 201, made.text
        table = Table(ground, made.json())
        after = position(table)
        for name in HIDDEN:
            assert getattr(after, name) == getattr(before, name), name
        assert (after.part, after.influence) == (2, before.influence)
        seen = table.view()
        assert "letter" not in seen["options"]
        assert seen["options"]["variant"] == OPTIONS["variant"]
        assert (seen["follows"], seen["host_knows"]) == (part_one.id, [])


def test_who_played_goes_straight_on(ground: Playground, part_one: Table) -> None:
    """The same without a text in between. [H29.1]"""
    wish = {"game": "hunt", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]}
    made = part_one.call("POST", "/sequel", wish, part_one.tokens[1])
    assert made.status_code == 201, made.text
    table = Table(ground, made.json())
    before, after = position(part_one), position(table)
    assert [getattr(after, one) for one in HIDDEN] == [getattr(before, one) for one in HIDDEN]
    assert table.view()["follows"] == part_one.id
    assert refused(part_one.call("POST", "/sequel", wish, part_one.spectator)) == (403, "no-right")


def test_nobody_who_carries_the_letter_can_read_it(part_one: Table) -> None:
    """[H29.2]"""
    text = letter_of(part_one)
    handed = GAME.continued(position(part_one)) if GAME.continued else None
    assert handed is not None
    sealed, table, token = text.split(".", 2)
    assert (sealed, table) == ("sealed", part_one.id)
    raw = urlsafe_b64decode(token)
    plain = handed["letter"].split(".")
    for secret in (handed["letter"], plain[13], OPTIONS["variant"]):
        assert secret not in text
        assert secret.encode() not in raw
    assert refused(part_one.call("GET", "/letter", tokens=part_one.spectator)) == (403, "no-right")


def test_a_letter_that_was_changed_is_refused(ground: Playground, part_one: Table) -> None:
    """Whichever letter of it, by whomever: host and Ring-bearer hold the same text. [H29.R1]"""
    text = letter_of(part_one)
    head = len("sealed.") + len(part_one.id) + 1
    for at in range(head, len(text) - 4, 37):
        changed = text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]
        answer = part_two(ground, changed)
        assert refused(answer) == (400, "broken-seal")
        assert answer.json()["message"].startswith("The seal is broken")
    assert refused(part_two(ground, text[:-40])) == (400, "broken-seal")
    assert refused(part_two(ground, "sealed.")) == (400, "bad-letter")
    other = ground.make("hunt", "mm")
    swapped = text.replace(part_one.id, other.id)
    assert refused(part_two(ground, swapped)) == (400, "broken-seal"), "each table has its own key"


def test_the_letter_is_for_as_many_ringwraiths(ground: Playground, part_one: Table) -> None:
    """[H29.1]"""
    assert refused(part_two(ground, letter_of(part_one), "mo")) == (400, "bad-letter")


def test_nobody_looks_up_the_cards_that_were_redistributed(
    ground: Playground, part_one: Table
) -> None:
    """They lie open while they are dealt, and then neither log nor history shows another's.
    [H30.R1]"""
    table = Table(ground, part_two(ground, letter_of(part_one), "mmm").json())
    while table.view(1)["view"]["question"]["id"] != "redistribute":
        table.act_first(table.asked()[0])
    table.act(1, "agree")
    table.act(2, "agree")
    step = table.view(2)["step"]
    held = hand_of(table, 1)
    assert {one["card"] for one in shown(table.view(2)["view"])} >= set(held)
    while table.view(1)["view"]["question"]["id"] in ("deal", "agree-deal", ""):
        table.act_first(table.asked()[0])
    assert shown(table.view(2)["view"]) == []
    back = table.call("GET", f"/history/{step}", tokens=table.tokens[2])
    assert back.status_code == 200, back.text
    log = table.see(2)["log"]
    kept = [card for card in held if card not in hand_of(table, 2)]
    assert kept, "somebody else holds what was shown"
    for card in kept:
        assert f'"{card}"' not in back.text
        assert card not in str([entry["facts"] for entry in log])


def hand_of(table: Table, seat: int) -> list[str]:
    s = position(table)
    return [s.box.sorcery[card].id for card in bits(s.sorcery_hand[seat])]


def shown(view: Any) -> list[dict[str, str]]:
    cards: list[dict[str, str]] = view["table"]["sorcery"]["shown"]
    return cards


def test_a_letter_without_a_seal_is_for_those_who_play_alone(ground: Playground) -> None:
    """Who wrote it may know what the guests will hold."""
    letter = "1.0.0.7.0.3.1.7fff.0.0.0.0.#1-1.#20."
    assert refused(part_two(ground, letter, parts="two")) == (400, "option-tells")
    assert part_two(ground, letter, "mmm", parts="two").status_code == 201


def test_a_match_that_is_over_hands_no_letter_on(ground: Playground) -> None:
    table = ground.make("dash", "mm")
    table.play_out()
    assert refused(table.call("GET", "/letter", tokens=table.tokens[0])) == (409, "no-sequel")
    assert table.view()["continued"] is False


def test_a_part_that_is_given_up_goes_nowhere(ground: Playground) -> None:
    """Nothing was earned, nothing stays hidden. [H29.2]"""
    table = ground.make("hunt", "mm", options=OPTIONS)
    assert table.call("POST", "/resign", {"seat": 1}, table.tokens[1]).status_code == 200
    shown = table.view(0)
    assert (shown["state"], shown["continued"], shown["sequel"]) == ("finished", False, "")
    assert shown["key"]
    answer = table.call("GET", "/letter", tokens=table.tokens[0])
    assert (answer.status_code, answer.json()["reason"]) == (409, "no-sequel")
