"""Secrets: what a party may not know is in no body, push, error or list it gets.

Every card of the game of these tests has a name that stands nowhere else. Each party keeps
everything it ever received; afterwards we look for names it had no right to. The check itself is
tried on planted leaks at the end.
"""

import re
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from ringtable.kernel.game import Game, View
from ringtable.kernel.state import State
from ringtable.kernel.view import look
from ringtable.server.rooms import facts, views
from ringtable.server.rooms.room import LiveRoom
from ringtable.server.rooms.seats import Who, hashed
from tests.server.playground import Playground, Socket, Table

CANARY = re.compile(r"canary\d\d")
PARTIES = (0, 1, -1)


class Party:
    """One who plays or watches, and all that ever came to them."""

    def __init__(self, table: Table, seat: int, socket: Socket) -> None:
        self.table = table
        self.seat = seat
        self.token = table.tokens.get(seat, table.spectator)
        self.socket = socket
        self.heard: list[str] = []
        self.allowed: set[str] = set()
        socket.ground = self  # type: ignore[assignment]  # it only writes down what it hears there

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.table.call(method, path, body, self.token)
        self.heard.append(answer.text + str(dict(answer.headers)))
        return answer

    def hand(self) -> set[str]:
        if self.seat < 0:
            return set()
        view = self.ask("GET", "").json()["table"]["view"]
        return set(view["table"]["hand"])

    def try_everything(self, step: int) -> None:
        """All calls that give something back, those included that must be refused."""
        self.ask("GET", "")
        self.ask("GET", f"/history/{step}")
        for seat in (0, 1):
            for thing in ("hide canary01", "mark canary02", "pass", "nonsense"):
                self.ask("POST", "/why", {"seat": seat, "thing": thing})
            version = 0
            for action in ("hide canary03", "mark canary03", "guess low"):
                wish = {"action_id": f"try{step}{seat}{self.seat}{action[:4]}", "seat": seat}
                self.ask(
                    "POST", "/actions", {**wish, "expected_version": version, "action": action}
                )
            self.ask("POST", "/insight", {"seat": seat})
            self.ask("POST", "/branch", {"step": 1, "seat": 1 - max(self.seat, 0)})
        if step == 8 and self.seat >= 0:  # somebody has to think about it
            self.ask("POST", "/hint", {"seat": self.seat})
        for path in ("/record", "/report", "/chat", "/log?before=99", "/history/999"):
            self.ask("GET", path)
        self.table.ground.call("GET", "/api/tables?state=playing")


def own_words(text: str) -> str:
    """Without the names that the party itself sent and got back in a refusal."""
    return re.sub(r"'(hide|mark) canary\d\d'", "", text)


def canaries(party: Party) -> set[str]:
    return {name for text in party.heard for name in CANARY.findall(own_words(text))}


def play_and_listen(ground: Playground, probing: bool = True) -> tuple[Table, list[Party]]:
    """A match of the secret game with everybody listening; the parties with what they heard."""
    table = ground.make("murk", "mm", listed=True, seed="canary seed")
    random = Random(7)
    with ExitStack() as stack:
        parties = []
        for seat in PARTIES:
            socket = stack.enter_context(ground.socket())
            party = Party(table, seat, socket)
            socket.watch(table.id, party.token)
            parties.append(party)
        for party in parties:
            party.allowed = party.hand()
        for step in range(1, 200):
            view = table.view(-1)
            if view["state"] == "finished":
                break
            if probing and step % 4 == 0:
                for party in parties:
                    party.try_everything(step)
            seat = random.choice(view["view"]["question"]["seats"])
            table.act(seat, random.choice(table.options(seat)))
        for party in parties:
            drain(party)
    return table, parties


def drain(party: Party) -> None:
    try:
        while True:
            party.socket.receive(seconds=0.3)
    except TimeoutError:
        return


def check_canaries(parties: list[Party]) -> None:
    for party in parties:
        leaked = canaries(party) - party.allowed
        assert not leaked, f"seat {party.seat} learned {sorted(leaked)}"


def test_nobody_ever_receives_a_card_of_another(ground: Playground) -> None:
    parties = play_and_listen(ground)[1]
    check_canaries(parties)
    assert canaries(parties[0]), "the players do receive their own"
    assert all(len(party.heard) > 30 for party in parties)


def test_key_tokens_and_seed_are_told_to_nobody(ground_on_sqlite: Playground) -> None:
    ground = ground_on_sqlite
    table = ground.make("murk", "mm", listed=True, seed="canary seed")
    ground.heard.clear()
    with ground.socket() as socket:
        socket.watch(table.id, table.tokens[0])
        for _ in range(4):
            asked = table.asked()[0]
            table.act_first(asked)
        key = ground.rooms.live[table.id].key.hex()
        everything = "\n".join(ground.heard)
        secrets = [key, "canary seed", *table.tokens.values(), table.spectator]
        secrets += [hashed(token) for token in secrets[2:]]
        for secret in secrets:
            assert secret not in everything
    table.play_out()
    assert table.view(0)["key"] == key


def test_an_action_in_the_head_changes_nothing_for_others(ground: Playground) -> None:
    table = ground.make("murk", "mm", listed=True)
    before = {seat: table.see(seat) for seat in (1, -1)}
    lobby = ground.call("GET", "/api/tables?state=playing").json()
    with ground.socket() as other, ground.socket() as spectator, ground.socket() as own:
        other.watch(table.id, table.tokens[1])
        spectator.watch(table.id, table.spectator)
        own.watch(table.id, table.tokens[0])
        other.receive("update")  # the first player came
        table.act_first(0)
        assert own.receive("update")["table"]["version"] == 2
        assert other.silent()
    for seat, was in before.items():
        now = table.see(seat)
        assert now["log"] == was["log"]
        assert {**now["table"], "seats": 0} == {**was["table"], "seats": 0}
    again = ground.call("GET", "/api/tables?state=playing").json()
    assert again["tables"][0]["moves"] == lobby["tables"][0]["moves"]
    assert again["tables"][0]["changed"] == lobby["tables"][0]["changed"]


def test_a_hidden_card_is_seen_without_its_face(ground: Playground) -> None:
    table = ground.make("murk", "mm")
    table.act_first(0)
    hide = table.options(0)[0]
    own = table.act(0, hide)
    assert own["log"][0]["action"] == hide
    assert own["log"][0]["facts"][0]["id"] == "murk-hid"
    for seat in (1, -1):
        entry = table.see(seat)["log"][-1]
        assert entry["action"] == ""
        assert entry["seat"] == 0
        assert entry["facts"] == [
            {"id": "murk-hid-veiled", "cause": "X3", "values": {"player": {"seat": 0}}}
        ]


def test_passing_looks_the_same_in_size_whatever_was_held(ground_on_sqlite: Playground) -> None:
    """The views of others after a pass are equal for two deals that they cannot tell apart."""
    sizes = set()
    for seed in ("one deal", "another deal"):
        table = ground_on_sqlite.make("murk", "mm", seed=seed)
        table.act_first(0)
        table.act(0, "pass")
        seen = table.see(-1)
        volatile = {"table": "", "commitment": "", "time": 0}
        sizes.add(str({**seen["table"], **volatile}["view"]))
    assert len(sizes) == 1


def test_a_sealed_answer_is_shown_only_when_all_are_in(ground: Playground) -> None:
    table = ground.make("murk", "mm")
    for seat in (0, 1):
        table.act_first(seat)
        table.act(seat, "pass")
        table.act(seat, "stay")
    assert table.asked() == [0, 1]
    table.act(1, "guess high")
    entry = table.see(0)["log"][-1]
    assert (entry["seat"], entry["action"], entry["facts"]) == (1, "", [])
    assert table.asked() == [0]
    assert table.see(1)["log"][-1]["action"] == "guess high"
    table.act(0, "guess low")
    told_now = [fact["id"] for fact in table.see(-1)["log"][-1]["facts"]]
    assert told_now[:2] == ["murk-guessed", "murk-guessed"]
    assert table.see(0)["log"][-2]["action"] == "", "what was sealed stays out of the old entry"


def test_history_shows_each_party_what_it_saw_then(ground_on_sqlite: Playground) -> None:
    parties = play_and_listen(ground_on_sqlite, probing=False)[1]
    for party in parties:
        log = party.ask("GET", "").json()["log"]
        for step in range(1, len(log) + 1):
            then = party.ask("GET", f"/history/{step}").json()
            assert then["entry"] == log[step - 1]
            assert then["view"]["seat"] == party.seat
        beyond = party.ask("GET", f"/history/{len(log) + 1}")
        assert beyond.status_code == 404
    check_canaries(parties)


def test_during_play_there_is_no_record_and_no_report(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm")
    for path in ("/record", "/report"):
        answer = table.call("GET", path, tokens=table.tokens[0])
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")


def test_nobody_branches_with_anothers_eyes_during_play(ground: Playground) -> None:
    table = ground.make("murk", "mm", listed=True)
    for token in (table.tokens[1], table.spectator, ""):
        answer = table.call("POST", "/branch", {"step": 1, "seat": 0}, token)
        assert (answer.status_code, answer.json()["reason"]) == (403, "no-right")


def test_a_branch_deals_the_others_cards_anew(ground_on_sqlite: Playground) -> None:
    ground = ground_on_sqlite
    table = ground.make("murk", "mm")
    mine = set(table.view(0)["view"]["table"]["hand"])
    theirs = set(table.view(1)["view"]["table"]["hand"])
    dealt = set()
    for _ in range(6):
        made = table.call("POST", "/branch", {"step": 1, "seat": 0}, table.tokens[0]).json()
        branched = Table(ground, made)
        assert set(branched.view(0)["view"]["table"]["hand"]) == mine
        hand = ground.rooms.live[branched.id].position.hand[1]  # type: ignore[attr-defined]
        dealt.add(tuple(hand))
    assert len(dealt) > 1
    assert theirs


def test_standing_orders_are_seen_by_their_own_seat_only(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm", listed=True)
    before = {seat: table.view(seat) for seat in (1, -1)}
    body = {"seat": 0, "passing": ["hide"]}
    own = table.call("POST", "/orders", body, table.tokens[0]).json()["table"]
    assert own["seats"][0]["passing"] == ["hide"]
    assert {seat: table.view(seat) for seat in (1, -1)} == before
    assert table.call("POST", "/orders", body, table.tokens[1]).status_code == 403


def test_what_a_seat_hushes_is_seen_by_itself_only(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm", listed=True)
    before = {seat: table.view(seat) for seat in (1, -1)}
    body = {"seat": 0, "hushed": ["hide"]}
    own = table.call("POST", "/orders", body, table.tokens[0]).json()["table"]
    assert own["seats"][0]["hushed"] == ["hide"]
    assert {seat: table.view(seat) for seat in (1, -1)} == before
    assert table.call("POST", "/orders", body, table.tokens[1]).status_code == 403


def test_a_private_table_opens_to_its_tokens_only(ground: Playground) -> None:
    table = ground.make("murk", "mm")
    for path in ("", "/chat", "/history/1", "/record"):
        for token in ("", "x" * 22, hashed(table.tokens[0])):
            answer = table.call("GET", path, tokens=token)
            assert (answer.status_code, answer.json()["reason"]) == (403, "private-table")
    with ground.socket() as socket:
        refused = socket.watch(table.id)
        assert refused["problem"]["reason"] == "private-table"
    assert ground.call("GET", "/api/tables?state=playing").json()["tables"] == []


# The check itself, on planted leaks


def test_a_log_that_shows_secret_actions_is_found(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = LiveRoom.log_entry

    def careless(self: LiveRoom, step: int, head: Any, told: Any, who: Who) -> Any:
        shown = entry(self, step, head, told, who)
        return type(shown)(shown.step, shown.seat, head.action, shown.facts, shown.time)

    monkeypatch.setattr(LiveRoom, "log_entry", careless)
    _, parties = play_and_listen(ground_on_sqlite, probing=False)
    with pytest.raises(AssertionError, match="learned"):
        check_canaries(parties)


def test_facts_told_to_the_wrong_seat_are_found(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(fact: Any, who: Who) -> int:
        return next((seat for seat in (0, 1) if fact.known_to(seat)), 0)

    monkeypatch.setattr(facts, "ear", careless)
    _, parties = play_and_listen(ground_on_sqlite, probing=False)
    with pytest.raises(AssertionError, match="learned"):
        check_canaries(parties)


def test_a_view_through_other_eyes_is_found(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    def through_other_eyes(game: Game, s: State, seat: int, *_more: object) -> View:
        return look(game, s, max(seat, 0))

    monkeypatch.setattr(views, "look", through_other_eyes)
    _, parties = play_and_listen(ground_on_sqlite, probing=False)
    with pytest.raises(AssertionError, match="learned"):
        check_canaries(parties)
