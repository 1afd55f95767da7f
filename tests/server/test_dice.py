"""The dice: what is promised of them, who may know them, and how people add to them."""

from hashlib import sha256
from typing import Any

import httpx
import pytest

import ringtable
from ringtable.kernel.rng import commitment, key_from_seed, shared_key
from tests.server.playground import Playground, Table
from tests.server.test_leaks import everything_about, names_in, refused

SHARES = ["11" * 32, "22" * 32, "33" * 32]


def promise_of(share: str) -> str:
    return sha256(bytes.fromhex(share)).hexdigest()


def promise(table: Table, seat: int, text: str = "") -> httpx.Response:
    body = {"seat": seat, "promise": text or promise_of(SHARES[seat])}
    return table.call("POST", "/dice", body, table.tokens[seat])


def show(table: Table, seat: int, text: str = "") -> httpx.Response:
    body = {"seat": seat, "share": text or SHARES[seat]}
    return table.call("POST", "/dice", body, table.tokens[seat])


def join(table: Table, seat: int) -> None:
    joined = table.call("POST", "/join", {"name": "Bea"}, table.tokens[seat])
    assert joined.status_code == 200, joined.text
    table.tokens[seat] = joined.json()["seats"][0]["token"]


# Promises


def test_a_short_seed_is_not_found_from_the_promise(ground: Playground) -> None:
    """Without a salt it took milliseconds to find it, and with it every die to come."""
    words = [str(number) for number in range(2000)]
    table = ground.make(seats="mo", seed="1234", listed=True)
    shown = table.view(-1)["commitment"]
    assert shown not in {commitment(key_from_seed(word)) for word in words}
    other = ground.make(seats="mo", seed="1234", listed=True)
    assert other.view(-1)["commitment"] != shown, "nor by comparing tables"


def test_the_salt_is_told_at_the_end_and_proves_the_promise(ground: Playground) -> None:
    table = ground.make(seats="m", seed="1234", options={"hobbits": "sam"})
    before = table.view(0)
    assert (before["salt"], before["key"]) == ("", "")
    table.play_out()
    after = table.view(0)
    key, salt = bytes.fromhex(after["key"]), bytes.fromhex(after["salt"])
    assert len(salt) == 16
    assert key == key_from_seed("1234")
    assert sha256(salt + key).hexdigest() == before["commitment"] == after["commitment"]
    record = table.call("GET", "/record", tokens=table.tokens[0]).text
    assert ringtable.check_record(record).salt == salt


# What whoever made the table knows


def test_who_is_invited_is_told_of_a_seed_before_joining(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("dash", "mo", seed="challenge", listed=True)
    assert table.call("GET", "", tokens=table.tokens[1]).json()["table"]["host_knows"] == ["seed"]
    assert table.call("GET", "").json()["table"]["host_knows"] == ["seed"]
    with ground_on_sqlite.socket() as socket:
        assert socket.watch(table.id, table.tokens[1])["table"]["host_knows"] == ["seed"]
    plain = ground_on_sqlite.make("dash", "mo")
    assert plain.view(1)["host_knows"] == []


def test_no_option_that_names_hidden_things_with_open_seats(ground_on_sqlite: Playground) -> None:
    """A letter may name the hands of part 2: who wrote it would know what the guests hold."""
    letter = "1.3.1.7.1.2.0.7fff.0.0.0.0.1.bcdefghijklmnopqrstuv."
    options = {"parts": "two", "variant": "terrible-nazgul-plus", "letter": letter}
    wish = {"game": "hunt", "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
    answer = ground_on_sqlite.call("POST", "/api/tables", wish)
    assert refused(answer) == (400, "option-tells")
    assert "bcdefgh" not in answer.text
    table = ground_on_sqlite.make("hunt", "mm", options=options)
    assert table.view(0)["host_knows"] == ["letter"], "who is given a seat later is told"


# Dice that everybody adds to


def settled(table: Table) -> None:
    """Everybody promises, then shows."""
    for call in (promise, show):
        for seat in table.tokens:
            answer = call(table, seat)
            assert answer.status_code == 200, answer.text


def test_two_players_add_to_the_dice_and_nobody_could_choose_them(ground: Playground) -> None:
    table = ground.make("dash", "mo", shared_dice=True, options={"hobbits": "sam,frodo"})
    promised = table.view(0)["commitment"]
    assert table.view(0)["dice"] == {"promises": ["", ""], "shares": ["", ""]}
    join(table, 1)
    assert table.view(0)["state"] == "open", "the dice are not settled"
    settled(table)
    view = table.view(1)
    assert (view["state"], view["dice"]["shares"]) == ("playing", SHARES[:2])
    assert view["commitment"] == promised
    del ground.rooms.live[table.id]  # a server that opens it anew deals nothing anew
    assert table.view(1)["view"] == view["view"]
    table.play_out()
    over = table.view(0)
    key = bytes.fromhex(over["key"])
    assert sha256(bytes.fromhex(over["salt"]) + key).hexdigest() == promised
    record = table.call("GET", "/record", tokens=table.tokens[0])
    match = ringtable.check_record(record.text)
    assert record.json()["shares"] == SHARES[:2]
    assert match.keys == [shared_key(key, [bytes.fromhex(share) for share in SHARES[:2]])]
    steps = over["step"]
    assert [entry["step"] for entry in table.see(0)["log"]][:1] == [max(1, steps - 199)]
    report = table.call("GET", "/report", tokens=table.tokens[0])
    assert report.status_code == 200, report.text


def test_other_shares_are_other_dice(ground_on_sqlite: Playground) -> None:
    """The same server's part: what a player adds decides as much."""
    seen = []
    for share in ("44" * 32, "55" * 32):
        table = ground_on_sqlite.make("dash", "m", shared_dice=True, options={"hobbits": "sam"})
        room = ground_on_sqlite.rooms.live[table.id]
        room.key = bytes(32)
        promise(table, 0, promise_of(share))
        show(table, 0, share)
        seen.append(table.view(0)["view"]["table"])
    assert seen[0] != seen[1]


def test_a_share_is_shown_only_after_all_have_promised(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("dash", "moo", shared_dice=True)
    assert promise(table, 0).status_code == 200
    assert refused(show(table, 0)) == (409, "dice-early")
    assert refused(promise(table, 1)) == (409, "seat-open")
    join(table, 1)
    promise(table, 1)
    assert refused(show(table, 0)) == (409, "dice-early"), "a seat is still open"
    table.call("POST", "/bot", {"seat": 2, "bot": "random"}, table.tokens.pop(2))
    assert show(table, 0).status_code == 200
    assert refused(show(table, 1, SHARES[2])) == (409, "dice-broken-promise")
    assert refused(promise(table, 1, promise_of(SHARES[2]))) == (409, "dice-promised")
    assert promise(table, 1).status_code == 200, "the same again does no harm"
    assert table.view(0)["state"] == "open"
    assert show(table, 1).status_code == 200
    assert table.view(0)["state"] == "playing", "a bot adds nothing and is not waited for"
    assert refused(show(table, 1, SHARES[2])) == (409, "dice-broken-promise")
    body = {"seat": 0, "share": SHARES[0]}
    assert refused(table.call("POST", "/dice", body, table.tokens[1])) == (403, "no-right")


def test_nothing_is_dealt_before_the_dice_are_settled(ground: Playground) -> None:
    """Or somebody would choose what to do by the cards of a deal that is thrown away."""
    table = ground.make("murk", "mo", shared_dice=True, listed=True)
    join(table, 1)
    for token in (*table.tokens.values(), table.spectator):
        assert names_in(everything_about(table, token)) == set()
    with ground.socket() as socket:
        assert names_in(str(socket.watch(table.id, table.tokens[0]))) == set()
        settled(table)
        hands = [set(table.view(seat)["view"]["table"]["hand"]) for seat in (0, 1)]
        assert [len(hand) for hand in hands] == [3, 3]
        while not (heard := names_in(str(socket.receive("update")))):
            pass
        assert heard == hands[0]
    for seat in (0, 1):
        assert names_in(everything_about(table, table.tokens[seat])) == hands[seat]
        branch = table.call("POST", "/branch", {"step": 1, "seat": seat}, table.tokens[seat])
        assert refused(branch) == (404, "no-such-step")
    assert names_in(everything_about(table, table.spectator)) == set()


def test_a_take_back_at_such_a_table_goes_back_to_its_own_opening(
    ground_on_sqlite: Playground,
) -> None:
    table = ground_on_sqlite.make("dash", "m", shared_dice=True, options={"hobbits": "sam"})
    settled(table)
    opening = table.view(0)["view"]
    table.act_first(0)
    back = table.call("POST", "/undo", {"seat": 0}, table.tokens[0]).json()["table"]
    assert back["view"] == opening
    table.play_out()
    record = table.call("GET", "/record", tokens=table.tokens[0])
    match = ringtable.check_record(record.text)
    assert (len(match.taken_back), len(match.keys)) == (1, 2)


def test_a_rematch_settles_its_dice_anew(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("dash", "m", shared_dice=True, options={"hobbits": "sam"})
    settled(table)
    table.play_out()
    made = table.call("POST", "/rematch", {"seat": 0}, table.tokens[0]).json()
    again = Table(ground_on_sqlite, made)
    assert again.view(0)["state"] == "open"
    settled(again)
    assert again.view(0)["state"] == "playing"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"promise": "x"},
        {"share": "11" * 31},
        {"promise": "ZZ" * 32},
        {"promise": "11" * 32, "share": 3},
    ],
)
def test_shares_that_make_no_sense_are_refused(
    ground_on_sqlite: Playground, body: dict[str, Any]
) -> None:
    table = ground_on_sqlite.make("dash", "m", shared_dice=True)
    answer = table.call("POST", "/dice", {"seat": 0, **body}, table.tokens[0])
    assert answer.status_code == 400
    plain = ground_on_sqlite.make("dash", "m")
    assert refused(promise(plain, 0)) == (409, "dice-not-shared")


def test_a_seed_and_shares_exclude_each_other(ground_on_sqlite: Playground) -> None:
    wish = {"game": "dash", "seats": [{"kind": "me"}], "seed": "x", "shared_dice": True}
    assert refused(ground_on_sqlite.call("POST", "/api/tables", wish)) == (400, "seed-tells")
