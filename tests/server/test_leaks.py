"""Known ways in which tables of other projects have leaked, each a test by its name.

What is hidden in the game of these tests has a name that stands nowhere else, so that wherever it
turns up it is known there. `test_secrets.py` listens to everything at once; this goes way by way.
"""

import json
import re
from random import Random
from typing import Any

import httpx
import pytest

from ringtable.kernel.errors import NoOtherWorld
from ringtable.server.advisors.thinkers import job_for
from ringtable.server.rooms.room import LiveRoom
from ringtable.server.rooms.seats import hashed
from ringtable.server.rooms.views import written
from tests.server import secret_game
from tests.server.playground import Playground, Table, wait_for
from tests.server.test_hunt_secrets import play_to_the_second_day

CANARY = re.compile(r"canary\d\d")


def names_in(answer: httpx.Response | str) -> set[str]:
    return set(CANARY.findall(answer if isinstance(answer, str) else answer.text))


def hand(table: Table, seat: int) -> set[str]:
    return set(table.view(seat)["view"]["table"]["hand"])


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


def everything_about(table: Table, token: str) -> str:
    """All that can be read at a table with a token, at this moment."""
    paths = ("", "/log?before=999", "/history/1", "/chat", "/record", "/report")
    return "\n".join(table.call("GET", path, tokens=token).text for path in paths)


# The first position


def test_the_initial_state_shows_each_seat_its_own_cards(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mmm", listed=True)
    hands = [hand(table, seat) for seat in (0, 1, 2)]
    assert len(set.union(*hands)) == 9
    for seat in (0, 1, 2):
        assert names_in(everything_about(table, table.tokens[seat])) == hands[seat]
    for token in (table.spectator, ""):
        assert names_in(everything_about(table, token)) == set()
    with ground_on_sqlite.socket() as socket:
        assert names_in(str(socket.watch(table.id, table.spectator))) == set()


def test_an_invitation_shows_nothing_of_the_seat(ground: Playground) -> None:
    """Whoever makes a table hands the invitations out: the guests' cards are not for them."""
    table = ground.make("murk", "mo")
    own = hand(table, 0)
    invitation = table.tokens[1]
    view = table.call("GET", "", tokens=invitation).json()["table"]
    assert (view["my_seats"], view["view"]["seat"]) == ([1], -1)
    assert names_in(everything_about(table, invitation)) == set()
    assert names_in(everything_about(table, f"{invitation},{table.tokens[0]}")) == own
    for path in ("/hint", "/insight"):
        assert refused(table.call("POST", path, {"seat": 1}, invitation)) == (403, "no-right")
    ask = {"seat": 1, "thing": "hide canary01"}
    assert refused(table.call("POST", "/why", ask, invitation)) == (403, "no-right")
    branch = table.call("POST", "/branch", {"step": 1, "seat": 1}, invitation)
    assert refused(branch) == (403, "no-right")
    with ground.socket() as socket:
        assert names_in(str(socket.watch(table.id, invitation))) == set()
    joined = table.call("POST", "/join", {"name": "Bea"}, invitation).json()
    table.tokens[1] = joined["seats"][0]["token"]
    assert len(hand(table, 1)) == 3


def test_an_invitation_that_was_used_is_cut_off(ground: Playground) -> None:
    """Also where it has been watching since before the guest came."""
    table = ground.make("murk", "mo")
    with ground.socket() as socket:
        socket.watch(table.id, table.tokens[1])
        table.call("POST", "/join", {"name": "Bea"}, table.tokens[1])
        assert socket.receive("refused")["problem"]["reason"] == "used-link"
        table.act_first(0)
        table.act(0, "pass")
        table.act(0, "cheer")
        assert socket.silent()
        socket.send({"type": "act", "table": table.id, **table.wish(0, "stay"), "seat": 1})
        assert socket.receive()["problem"]["reason"] == "not-watching"


def test_a_bot_on_an_open_seat_is_looked_at_by_nobody(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mo")
    invitation = table.tokens.pop(1)
    own = hand(table, 0)
    handed = table.call("POST", "/bot", {"seat": 1, "bot": "random"}, invitation)
    assert handed.status_code == 200
    assert names_in(handed) == set()
    assert refused(table.call("GET", "", tokens=invitation)) == (403, "used-link")
    assert names_in(everything_about(table, f"{invitation},{table.tokens[0]}")) <= own
    assert table.view(0)["state"] == "playing"


def test_a_seed_is_no_way_to_know_what_a_guest_holds(ground_on_sqlite: Playground) -> None:
    """Who chose the seed can lay out the whole match at home, the hands of the guests included."""
    for game, seats in (("murk", ["me", "open"]), ("hunt", ["open", "me"])):
        wish = {"game": game, "seats": [{"kind": kind} for kind in seats], "seed": "mine"}
        assert refused(ground_on_sqlite.call("POST", "/api/tables", wish)) == (400, "seed-tells")
    for game in ("dash", "doom"):  # there everybody sees the same, and the lobby says so
        table = ground_on_sqlite.make(game, "mo", seed="challenge", listed=True)
        assert table.view(0)["seed"] == ""


# What happens


def test_the_log_names_no_hidden_card(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm", listed=True)
    own = hand(table, 0)
    table.act_first(0)
    table.act_first(0)  # hides a card
    for party in (1, -1):
        log = str(table.see(party)["log"])
        assert not names_in(log) & own
        assert "murk-hid-veiled" in log


def test_a_committed_answer_stays_closed_until_all_are_in(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mmm")
    for seat in (0, 1, 2):
        table.act_first(seat)
        table.act(seat, "pass")
        table.act(seat, "stay")
    with ground_on_sqlite.socket() as socket:
        socket.watch(table.id, table.spectator)
        table.act(2, "guess high")
        table.act(0, "guess low")
        pushed = str(socket.receive("update")) + str(socket.receive("update"))
        assert "guess " not in pushed.replace("'guess'", "")
        assert "murk-guessed" not in pushed
    for party in (1, -1):
        seen = str(table.see(party)["log"])
        assert "high" not in seen
        assert "low" not in seen


def test_actions_that_nobody_sees_change_nothing_for_others(
    ground_on_sqlite: Playground,
) -> None:
    """Numbers, clocks, undo: whatever a party can read stays as it was, byte for byte."""
    assert watch_for_changes(ground_on_sqlite, "murk", 80, minutes_per_move=5) >= 15


def test_in_hunt_what_nobody_sees_changes_nothing(ground_on_sqlite: Playground) -> None:
    """Gandalf's way and the journey card are chosen unseen. [H42.11, H42.16]"""
    options = {"parts": "two", "aid_tokens": "off"}  # which lie open and take most of the time
    assert watch_for_changes(ground_on_sqlite, "hunt", 90, options=options) >= 10


def watch_for_changes(ground: Playground, game: str, moves: int, **more: Any) -> int:
    """Play at random, now and then with a wish to take back. How often somebody saw nothing."""
    table = ground.make(game, "mmm", seed="unseen", **more)
    room = ground.rooms.live[table.id]
    random = Random("unseen")
    parties = {seat: 1 << seat if seat >= 0 else 1 << 3 for seat in (0, 1, 2, -1)}
    seen = {party: table.see(party) for party in parties}
    unseen = 0
    for number in range(moves):
        if room.state == "finished":
            break
        if number % 7 == 6:
            seat = random.choice([0, 1, 2])
            table.call("POST", "/undo", {"seat": seat}, table.tokens[seat])
        else:
            seat = random.choice(room.waiting())
            table.act(seat, random.choice(room.flow.texts(room.position, seat)))
        for party, bit in parties.items():
            now = table.see(party)
            if now["table"]["version"] == seen[party]["table"]["version"]:
                assert now == seen[party], f"{party} notices what it cannot see"
                unseen += 1
            else:
                assert room.heads[-1].seen_by & bit
            seen[party] = now
    return unseen


def test_undo_does_not_tell_whether_another_has_acted(ground_on_sqlite: Playground) -> None:
    """While another is asked in secret, taking back needs their word, acted or not."""
    table = ground_on_sqlite.make("murk", "mm")
    table.act_first(0)
    table.act(0, "pass")
    table.act(0, "stay")
    before = table.view(0)
    table.act_first(1)  # marks a card in the head
    after = table.view(0)
    assert (after["may_undo"], after["version"]) == (before["may_undo"], before["version"])
    assert before["may_undo"] is False
    body = {"seat": 0}
    request = table.call("POST", "/undo", body, table.tokens[0]).json()["table"]["undo_request"]
    assert request == {"seat": 0, "agreed": [0]}
    agreed = {"seat": 1, "agree": True}
    done = table.call("POST", "/undo/answer", agreed, table.tokens[1]).json()
    told = done["log"][-1]["facts"][0]["values"]
    assert told["moves"] == 1, "what was done in the head is not counted"


def test_a_wish_to_take_back_does_not_tell_whether_another_has_acted(ground: Playground) -> None:
    """It stays open: if it ended with the next action, its end would tell of one that is hidden."""
    table = ground.make("murk", "mm", listed=True)
    table.act_first(0)
    table.act(0, "pass")
    table.act(0, "stay")
    table.call("POST", "/undo", {"seat": 0}, table.tokens[0])
    with ground.socket() as asking, ground.socket() as watching:
        asking.watch(table.id, table.tokens[0])
        watching.watch(table.id, table.spectator)
        before = [table.see(party) for party in (0, -1)]
        assert before[0]["table"]["undo_request"] == {"seat": 0, "agreed": [0]}
        table.act_first(1)  # marks a card in the head
        assert [table.see(party) for party in (0, -1)] == before
        table.call("POST", "/undo", {"seat": 1}, table.tokens[1])  # and thinks again
        assert [table.see(party) for party in (0, -1)] == before
        table.act_first(1)
        assert asking.silent()
        assert watching.silent()
    body = {"seat": 1, "agree": True}
    done = table.call("POST", "/undo/answer", body, table.tokens[1]).json()
    assert done["log"][-1]["facts"][0]["values"]["moves"] == 1
    assert table.options(0) == ["stay", "cheer"]
    assert table.view(0)["undo_request"] is None


def test_a_wish_is_about_the_move_that_was_named(ground_on_sqlite: Playground) -> None:
    """Who asks goes on in their head meanwhile: a yes takes back what it was given for."""
    table = ground_on_sqlite.make("murk", "mm")
    for seat in (0, 1):
        table.act_first(seat)
        table.act(seat, "pass")
        table.act(seat, "stay")
    table.act(0, "guess low")
    table.act(1, "guess high")
    table.call("POST", "/undo", {"seat": 0}, table.tokens[0])
    table.act_first(0)  # marks a card of the next round
    assert table.view(1)["undo_request"] == {"seat": 0, "agreed": [0]}
    table.call("POST", "/undo/answer", {"seat": 1, "agree": True}, table.tokens[1])
    assert table.view(0)["view"]["table"]["round"] == 0
    assert table.options(0) == ["guess low", "guess high"]


def test_a_seat_lent_to_a_bot_has_its_say(ground: Playground) -> None:
    """Or somebody reads what it answered and takes it back while its holder is away."""
    table = ground.make("murk", "mm")
    for seat in (0, 1):
        table.act_first(seat)
        table.act(seat, "pass")
        table.act(seat, "stay")
    lent = {"seat": 1, "bot": "random"}
    table.call("POST", "/bot", lent, table.tokens[1])
    wait_for(lambda: bool(table.options(0)))
    table.act(0, "guess low")
    wait_for(lambda: table.view(0)["view"]["table"]["round"] == 1)
    asked = table.call("POST", "/undo", {"seat": 0}, table.tokens[0]).json()["table"]
    assert asked["undo_request"] == {"seat": 0, "agreed": [0]}
    assert (asked["taken_back"], asked["view"]["table"]["round"]) == (0, 1)
    agreed = table.call("POST", "/undo/answer", {"seat": 1, "agree": True}, table.tokens[1])
    assert agreed.json()["table"]["taken_back"] == 1


def test_undo_is_no_way_to_peek(ground_on_sqlite: Playground) -> None:
    """What was shown stays shown: nobody takes it back without the others."""
    table = ground_on_sqlite.make("murk", "mm")
    for seat in (0, 1):
        table.act_first(seat)
        table.act(seat, "pass")
        table.act(seat, "stay")
    table.act(0, "guess low")
    assert table.view(0)["may_undo"], "nothing was shown yet"
    table.act(1, "guess high")  # now all guesses lie open, and a die was rolled
    for seat in (0, 1):
        assert table.view(seat)["may_undo"] is False
    version = table.view(0)["version"]
    asked = table.call("POST", "/undo", {"seat": 1}, table.tokens[1]).json()["table"]
    assert asked["undo_request"] == {"seat": 1, "agreed": [1]}
    assert table.view(0)["view"]["table"]["round"] == 1
    assert table.view(0)["version"] == version + 1


def test_the_history_of_an_undo_holds_nothing_of_others(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm", listed=True)
    own = hand(table, 0)
    table.act_first(0)
    table.act_first(0)  # hides a card
    table.call("POST", "/undo", {"seat": 0}, table.tokens[0])
    table.act(0, "pass")
    for party in (1, -1):
        token = table.tokens.get(party, table.spectator)
        steps = table.view(party)["step"]
        for step in range(1, steps + 1):
            then = table.call("GET", f"/history/{step}", tokens=token)
            assert not names_in(then) & own
        assert not names_in(everything_about(table, token)) & own


def test_an_automatic_pass_looks_like_any_other(ground_on_sqlite: Playground) -> None:
    """The same messages in the same order, whether the seat thought about it or has orders."""
    heard = []
    for orders in ([], ["hide"]):
        table = ground_on_sqlite.make("murk", "mm", seed="timing")
        body = {"seat": 0, "passing": orders}
        table.call("POST", "/orders", body, table.tokens[0])
        with ground_on_sqlite.socket() as socket:
            socket.watch(table.id, table.tokens[1])
            table.act_first(0)
            if not orders:
                table.act(0, "pass")
            wait_for(lambda table=table: table.options(0) == ["stay", "cheer"])  # type: ignore[misc]
            table.act(0, "cheer")
            pushed = [socket.receive("update")]
            while not pushed[-1]["log"] or not pushed[-1]["log"][-1]["facts"]:
                pushed.append(socket.receive("update"))
        heard.append([without_times(one, table.id) for one in pushed])
    assert heard[0] == heard[1]


def without_times(message: Any, table: str) -> str:
    text = re.sub(r"'time': [\d.]+|'commitment': '\w+'", "", str(message))
    return text.replace(table, "")


# Who watches


def test_a_spectator_does_nothing_but_watch(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm", listed=True)
    before = table.see(0)
    seat = {"seat": 0}
    calls: list[tuple[str, dict[str, Any]]] = [
        ("/actions", table.wish(0, table.options(0)[0])),
        ("/why", {**seat, "thing": "pass"}),
        ("/hint", seat),
        ("/insight", seat),
        ("/undo", seat),
        ("/undo/answer", {**seat, "agree": True}),
        ("/orders", {**seat, "passing": ["hide"]}),
        ("/bot", {**seat, "bot": "random"}),
        ("/chat", {**seat, "text": "It is I"}),
        ("/branch", {**seat, "step": 1}),
        ("/rematch", seat),
        ("/sequel", {"game": "murk", "seats": [{"kind": "me"}]}),
    ]
    for token in (table.spectator, "", hashed(table.tokens[0])):
        for path, body in calls:
            assert refused(table.call("POST", path, body, token)) == (403, "no-right")
        with ground_on_sqlite.socket() as socket:
            socket.watch(table.id, token)
            socket.send({"type": "act", "table": table.id, **calls[0][1]})
            assert socket.receive("refused")["problem"]["reason"] == "no-right"
    assert table.see(0) == before


def test_a_seat_link_used_to_watch_shows_that_seat_and_no_more(
    ground_on_sqlite: Playground,
) -> None:
    """A player who also watches, by any mixture of links, gets the own view or the public one."""
    table = ground_on_sqlite.make("murk", "mm", listed=True)
    mine = hand(table, 1)
    for tokens in ("", table.spectator, f"{table.spectator},{table.tokens[1]}", table.tokens[1]):
        assert names_in(everything_about(table, tokens)) <= mine
    with ground_on_sqlite.socket() as player, ground_on_sqlite.socket() as watcher:
        player.watch(table.id, table.tokens[1])
        watcher.watch(table.id, table.tokens[1], table.spectator)
        ground_on_sqlite.heard.clear()
        table.act_first(0)
        table.act_first(0)
        assert watcher.receive("update")["table"]["view"] == table.view(1)["view"]
        assert names_in("\n".join(ground_on_sqlite.heard)) <= mine | hand(table, 0)
        assert not names_in(str(player.receive("update")["log"])) - mine


# Files


def test_there_is_no_file_of_a_match_that_goes_on(ground_on_sqlite: Playground) -> None:
    """No replay, no save, no report: each holds the dice to come or the cards of others."""
    table = ground_on_sqlite.make("murk", "mm", listed=True, seed="canary seed")
    table.act_first(0)
    for token in (*table.tokens.values(), table.spectator, ""):
        for path in ("/record", "/report"):
            assert refused(table.call("GET", path, tokens=token)) == (409, "not-over")
    table.play_out()
    record = table.call("GET", "/record", tokens=table.spectator)
    assert record.status_code == 200
    assert ground_on_sqlite.rooms.live[table.id].key.hex() in record.text, (
        "afterwards it proves the dice"
    )


def test_settings_tell_neither_seed_nor_key(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm", listed=True, seed="canary seed")
    key = ground_on_sqlite.rooms.live[table.id].key.hex()
    lobby = ground_on_sqlite.call("GET", "/api/tables?state=playing")
    assert lobby.json()["tables"][0]["seeded"] is True
    for text in (
        lobby.text,
        *(table.call("GET", "", tokens=t).text for t in table.tokens.values()),
    ):
        assert "canary seed" not in text
        assert key not in text


def test_a_letter_that_names_the_hands_is_shown_to_nobody(ground_on_sqlite: Playground) -> None:
    """Whoever begins with part 2 may have the whole letter; the Ring-bearer may not. [H29.3]"""
    letter = "1.3.1.7.1.2.0.7fff.0.0.0.0.1.bcdefghijklmnopqrstuv."
    options = {"parts": "two", "variant": "terrible-nazgul-plus", "letter": letter}
    table = ground_on_sqlite.make("hunt", "mm", listed=True, options=options)
    assert table.view(0)["options"]["variant"] == "terrible-nazgul-plus"
    lobby = ground_on_sqlite.call("GET", "/api/tables?state=playing").text
    for text in (lobby, *(everything_about(table, token) for token in table.tokens.values())):
        assert "bcdefgh" not in text


def test_strict_memory_is_no_branch_into_the_past(ground_on_sqlite: Playground) -> None:
    """[H21.R2]"""
    table = play_to_the_second_day(ground_on_sqlite, strict_memory="on")
    first = table.see(1)["log"][0]["step"]
    for step in (1, first - 1, first):
        answer = table.call("POST", "/branch", {"step": step, "seat": 1}, table.tokens[1])
        assert refused(answer) == (403, "pure-table")


# Branches, hints and bots


def at_the_guess(ground: Playground, seats: str = "mm", **more: Any) -> Table:
    """A table at which everybody is asked at once, low or high."""
    table = ground.make("murk", seats, **more)
    for seat in range(len(seats)):
        table.act_first(seat)
        table.act(seat, "pass")
        table.act(seat, "stay")
    return table


def test_a_branch_holds_no_sealed_answer(ground: Playground) -> None:
    """Who branches while others have answered finds answers drawn anew, not those given."""
    table = at_the_guess(ground)
    table.act(1, "guess high")
    step = table.view(0)["step"]
    found = []
    for _ in range(40):
        made = table.call("POST", "/branch", {"step": step, "seat": 0}, table.tokens[0])
        assert made.status_code == 201, made.text
        other = Table(ground, made.json())
        told = other.act(0, "guess low")["log"][-1]["facts"]
        found += [f["values"]["guess"] for f in told if f["values"].get("player") == {"seat": 1}]
    assert len(found) == 40
    assert {"high", "low"} == set(found)


def test_bots_and_hints_are_given_no_sealed_answer(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_the_guess(ground_on_sqlite)
    table.act(1, "guess high")
    room = ground_on_sqlite.rooms.live[table.id]
    sealed = {tuple(job_for(room, 0).position["sealed"]) for _ in range(60)}
    assert len(sealed) == 2, "low or high, as the seat cannot know"


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("murk", {"pure": True}),
        ("hunt", {"options": {"deduction": "off"}}),
        ("hunt", {"options": {"strict_memory": "on"}}),
    ],
)
def test_a_pure_table_helps_nobody(
    ground_on_sqlite: Playground, game: str, more: dict[str, Any]
) -> None:
    table = ground_on_sqlite.make(game, "mm", **more)
    seat = table.asked()[0]
    for asking in (0, 1):
        token = table.tokens[asking]
        hint = table.call("POST", "/hint", {"seat": asking}, token)
        branch = table.call("POST", "/branch", {"step": 1, "seat": asking}, token)
        assert refused(hint) == refused(branch) == (403, "pure-table")
        insight = table.call("POST", "/insight", {"seat": asking}, token).json()
        assert insight.get("allowed") is False or insight["reason"] == "no-insight"
    assert table.view(-1)["pure"] is True
    table.act_first(seat)


def test_a_pure_table_is_looked_into_once_it_is_over(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm", pure=True)
    table.play_out()
    assert table.view(0)["pure"] is False
    branch = table.call("POST", "/branch", {"step": 2, "seat": 0}, table.tokens[0])
    assert branch.status_code == 201


def test_where_no_other_world_is_found_nobody_gets_the_true_one(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ground_on_sqlite.make("murk", "mm")

    def no_world(s: object, seat: int, random: object) -> None:
        raise NoOtherWorld

    monkeypatch.setattr(secret_game.GAME, "redeal", no_world)
    token = table.tokens[0]
    branch = table.call("POST", "/branch", {"step": 1, "seat": 0}, token)
    assert refused(branch) == (409, "no-other-world")
    assert refused(table.call("POST", "/hint", {"seat": 0}, token)) == (409, "no-advice")


# The check itself, on a planted leak


def test_a_number_that_counts_hidden_actions_is_found(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = LiveRoom.view

    def counting(self: LiveRoom, who: Any) -> Any:
        shown = json.loads(bytes(honest(self, who)))
        return written({**shown, "taken_back": self.seq})

    monkeypatch.setattr(LiveRoom, "view", counting)
    with pytest.raises(AssertionError, match="notices what it cannot see"):
        watch_for_changes(ground_on_sqlite, "murk", 40)
