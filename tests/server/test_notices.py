"""Turn notices for people who are away: when they come, what they tell, and when they end."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from msgspec import structs

from ringtable.server import maintenance
from ringtable.server.notices.outside import Failed, NotAllowed, allowed, looked_up, places, post
from ringtable.server.notices.senders import senders
from ringtable.server.settings import Settings
from ringtable.server.storage.notices import Notice, change_notice, notices_of
from ringtable.server.storage.store import Store
from tests.server.playground import Playground, Table, wait_for
from tests.server.stand_ins import Browser, PostOffice, Receiver, at_work, encoded
from tests.server.test_attending import in_server
from tests.server.test_leaks import refused

ADDRESS = "https://play.example.org"


class World:
    """A server and everything around it that it may call."""

    def __init__(self, db: str, **wishes: Any) -> None:
        self.push, self.hook, self.post = Receiver(), Receiver(), PostOffice()
        settings = Settings(
            db=db,
            limits=False,
            bot_workers=1,
            bot_moment=0.0,
            address=ADDRESS,
            vapid_key=encoded(bytes(range(1, 33))),
            push_services=(self.push.address,),
            smtp=self.post.address,
            mail_from="tables@example.org",
            hooks=(self.hook.address,),
            notice_after=0.2,
            notice_minutes=0.0,
        )
        self.ground = Playground(structs.replace(settings, **wishes))

    @property
    def key(self) -> str:
        key: str = self.ground.call("GET", "/api/notices").json()["push_key"]
        return key


def running(world: World) -> Iterator[World]:
    with at_work(world.push), at_work(world.hook), at_work(world.post):
        world.ground.start()
        yield world
        world.ground.stop()


@pytest.fixture
def world(request: pytest.FixtureRequest, sqlite_db: str) -> Iterator[World]:
    yield from running(World(sqlite_db, **getattr(request, "param", {})))


@pytest.fixture
def either_world(db: str) -> Iterator[World]:
    """The same on each engine in turn."""
    yield from running(World(db))


def want(table: Table, seat: int, token: str = "", **place: Any) -> httpx.Response:
    return table.call("POST", "/notices", {"seat": seat, **place}, token or table.tokens[seat])


def wanted(table: Table, seat: int) -> list[Any]:
    answer = table.call("GET", f"/notices?seat={seat}", tokens=table.tokens[seat])
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()
    return found


def stored(world: World, table: Table, seat: int, token: str) -> list[Notice]:
    """What the database holds for whoever had this token."""
    from ringtable.server.rooms.seats import hashed

    found: list[Notice] = []

    async def read() -> None:
        found.extend(await notices_of(world.ground.rooms.store, table.id, seat, hashed(token)))

    in_server(world.ground, read())
    return found


def a_turn_later(table: Table) -> None:
    """Whoever is asked answers, until the first seat is asked again."""
    table.act_first(table.asked()[0])
    while table.asked()[0] != 0:
        table.act_first(table.asked()[0])


def test_a_closed_browser_is_told(either_world: World) -> None:
    """With the page closed: one push for the turn, opened by the browser's own key, which says what
    anybody may know. The link in it has no token."""
    table = either_world.ground.make("dash", "mm", title="Tuesday\nevening")
    browser = Browser(either_world.push, "one")
    answer = want(table, 0, push=browser.place, language="en")
    assert answer.status_code == 200, answer.text
    assert [(one["kind"], one["confirmed"]) for one in answer.json()] == [("push", True)]
    either_world.push.wait(1)
    assert browser.pushed(either_world.key) == [
        {
            "table": table.id,
            "title": "Your turn: Tuesday evening",
            "text": "It is your turn at the table “Tuesday evening”.",
        }
    ]


def test_one_notice_a_turn(either_world: World) -> None:
    table = either_world.ground.make("dash", "mm")
    assert want(table, 0, hook=f"{either_world.hook.address}/mine").status_code == 200
    assert want(table, 1, hook=f"{either_world.hook.address}/other").status_code == 200
    either_world.hook.wait(1)
    for turn in (1, 2):
        a_turn_later(table)
        wait_for(lambda turn=turn: paths(either_world.hook).count("/mine") == turn + 1)  # type: ignore[misc]
    for told in either_world.hook.told:
        assert told["link"] == f"{ADDRESS}/t/{table.id}"
        assert not any(token in json.dumps(told) for token in table.tokens.values())


def paths(receiver: Receiver) -> list[str]:
    return [path for path, _, _ in receiver.taken]


@pytest.mark.parametrize("world", [{"notice_minutes": 60.0}], indirect=True)
def test_no_more_than_one_in_so_many_minutes(world: World) -> None:
    """A place that is new at the next turn is told of it; the one that was told before is not."""
    table = world.ground.make("dash", "mm")
    want(table, 0, hook=f"{world.hook.address}/mine")
    world.hook.wait(1)
    a_turn_later(table)
    want(table, 0, hook=f"{world.hook.address}/newer")  # told at once: it has been told nothing
    wait_for(lambda: "/newer" in paths(world.hook))
    assert paths(world.hook) == ["/mine", "/newer"]


def test_who_is_here_is_told_nothing(either_world: World) -> None:
    """As long as the page is open, however long the question stands; then it comes."""
    table = either_world.ground.make("dash", "mm")
    other = either_world.ground.make("dash", "mm")
    with either_world.ground.socket() as socket:
        socket.watch(table.id, table.tokens[0])
        want(table, 0, hook=f"{either_world.hook.address}/here")
        for turn in range(3):  # another table, where nobody is, has its notices meanwhile
            want(other, 0, hook=f"{either_world.hook.address}/away{turn}")
            wait_for(lambda turn=turn: f"/away{turn}" in paths(either_world.hook))  # type: ignore[misc]
        assert "/here" not in paths(either_world.hook)
    wait_for(lambda: "/here" in paths(either_world.hook))


def test_of_several_processes_one_tells_and_none_whose_guest_is_elsewhere(pg_db: str) -> None:
    """Somebody who follows the table through one process is told nothing by the other; once they
    are gone, one of the two tells them, once."""
    world = World(pg_db, notice_after=1.0)
    with at_work(world.push), at_work(world.hook), at_work(world.post):
        ground = world.ground.start()
        second = Playground(world.ground.rooms.settings).start()
        table = ground.make("dash", "mm")
        other = ground.make("dash", "mm")
        with second.socket() as socket:
            socket.watch(table.id, table.tokens[0])
            want(table, 0, hook=f"{world.hook.address}/here")
            for turn in range(2):
                want(other, 0, hook=f"{world.hook.address}/away{turn}")
                wait_for(lambda turn=turn: f"/away{turn}" in paths(world.hook))  # type: ignore[misc]
                a_turn_later(other)
            assert "/here" not in paths(world.hook)
        wait_for(lambda: "/here" in paths(world.hook))
        want(other, 0, hook=f"{world.hook.address}/last")
        wait_for(lambda: "/last" in paths(world.hook))
        assert paths(world.hook).count("/here") == 1
        second.stop()
        ground.stop()


def test_a_bot_is_told_nothing(world: World) -> None:
    """A seat that was lent to a bot asks nobody."""
    table = world.ground.make("dash", "mm")
    want(table, 1, hook=f"{world.hook.address}/lent")
    table.call("POST", "/bot", {"seat": 1, "bot": "random"}, table.tokens[1])
    want(table, 0, hook=f"{world.hook.address}/mine")
    for turn in (1, 2):
        wait_for(lambda turn=turn: paths(world.hook).count("/mine") == turn)  # type: ignore[misc]
        table.act_first(0)
        wait_for(lambda: table.asked() == [0])
    assert "/lent" not in paths(world.hook)


def test_mail_comes_to_who_proved_the_address(either_world: World) -> None:
    """Somebody else's address gets one mail with a code, and nothing more."""
    table = either_world.ground.make("dash", "mm", title="Shire\r\nBcc: all@example.org")
    known = want(table, 0, mail="frodo@example.org", language="ru").json()
    assert [(one["to"], one["confirmed"]) for one in known] == [("f…@example.org", False)]
    either_world.post.wait(1)
    to, mail = either_world.post.mails[0]
    code = re.findall(r"\b\d{6}\b", mail.get_content())[0]
    assert (to, mail["bcc"], mail["from"]) == ("frodo@example.org", None, "tables@example.org")
    body = {"seat": 0, "number": known[0]["number"]}
    wrong = {**body, "code": f"{(int(code) + 1) % 10**6:06d}"}
    assert refused(table.call("POST", "/notices/confirm", wrong, table.tokens[0])) == (
        409,
        "wrong-code",
    )
    assert table.call(
        "POST", "/notices/confirm", {**body, "code": code}, table.tokens[0]
    ).json() == [{**known[0], "confirmed": True}]
    either_world.post.wait(2)
    _, told = either_world.post.mails[1]
    assert told["subject"] == "Ваш ход: Shire Bcc: all@example.org"
    assert told["bcc"] is None
    assert f"{ADDRESS}/t/{table.id}" in told.get_content()
    assert table.tokens[0] not in told.get_content()


def test_a_code_is_not_guessed(either_world: World) -> None:
    table = either_world.ground.make("dash", "mm")
    [known] = want(table, 0, mail="frodo@example.org").json()
    either_world.post.wait(1)
    code = int(re.findall(r"\b\d{6}\b", either_world.post.mails[0][1].get_content())[0])
    for number in range(5):
        body = {"seat": 0, "number": known["number"], "code": f"{(code + 1 + number) % 10**6:06d}"}
        answer = table.call("POST", "/notices/confirm", body, table.tokens[0])
        assert refused(answer) == (409, "wrong-code")
    body["code"] = f"{code:06d}"
    answer = table.call("POST", "/notices/confirm", body, table.tokens[0])
    assert refused(answer) == (404, "no-such-notice")


def test_nobody_is_flooded_with_codes(world: World) -> None:
    """Three an hour to one address, however many tables ask."""
    answers = [
        want(world.ground.make("dash", "mm"), 0, mail=name).status_code
        for name in ("sam@example.org", "Sam@example.org", "sam@example.org", "sam@example.org")
    ]
    assert answers == [200, 200, 200, 429]


def test_a_new_link_ends_notices(either_world: World) -> None:
    """Whoever passes a seat on, or signs other devices out, is told nothing more; the new holder
    does not see where the old one was told."""
    table = either_world.ground.make("dash", "mm")
    old = table.tokens[1]
    want(table, 1, old, hook=f"{either_world.hook.address}/old")
    made = table.call("POST", "/link", {"seat": 1, "name": None}, old).json()
    table.tokens[1] = made["seats"][0]["token"]
    assert wanted(table, 1) == []
    want(table, 1, hook=f"{either_world.hook.address}/new")
    table.act_first(0)
    while table.asked() == [0]:
        table.act_first(0)
    wait_for(lambda: "/new" in paths(either_world.hook))
    wait_for(lambda: stored(either_world, table, 1, old) == [])
    assert "/old" not in paths(either_world.hook)
    assert refused(want(table, 1, old, hook=f"{either_world.hook.address}/x")) == (403, "used-link")


def test_notices_stop_in_one_call(either_world: World) -> None:
    table = either_world.ground.make("dash", "mm")
    want(table, 1, hook=f"{either_world.hook.address}/a")
    want(table, 1, hook=f"{either_world.hook.address}/b")
    ended = table.call("POST", "/notices/end", {"seat": 1}, table.tokens[1])
    assert ended.json() == [] == wanted(table, 1)
    assert stored(either_world, table, 1, table.tokens[1]) == []


def test_a_backup_writes_to_nobody(either_world: World, tmp_path: Path) -> None:
    """Neither the rows are in it nor what they held."""
    table = either_world.ground.make("dash", "mm")
    want(table, 1, mail="canary@example.org")
    store = either_world.ground.rooms.store
    address = store.url.render_as_string(hide_password=False)
    maintenance.backup(address, str(tmp_path / "b.db"))
    assert b"canary@example.org" not in (tmp_path / "b.db").read_bytes()
    assert maintenance.restore(str(tmp_path / "b.db"), f"{tmp_path}/new.db").rooms == 1
    assert len(wanted(table, 1)) == 1


def test_a_finished_match_has_no_notices(world: World) -> None:
    table = world.ground.make("dash", "mm")
    want(table, 1, hook=f"{world.hook.address}/a")
    table.play_out()
    wait_for(lambda: stored(world, table, 1, table.tokens[1]) == [])
    assert refused(want(table, 1, hook=f"{world.hook.address}/b")) == (409, "match-over")


def test_nobody_else_learns_of_a_notice(world: World) -> None:
    """Neither that there is one, nor where it goes: not other seats, not spectators, not the log of
    the server, not even whoever is given the same link. The table does not move by it."""
    table = world.ground.make("murk", "mm", listed=True)
    before = [table.see(seat) for seat in (1, -1)]
    browser = Browser(world.push, "secret-browser")
    with structlog.testing.capture_logs() as logs:
        world.push.statuses = [500, 500, 500]
        world.hook.statuses = [500, 500, 500]
        want(table, 0, mail="canary-mail@example.org")
        want(table, 0, hook=f"{world.hook.address}/canary-hook")
        want(table, 0, push=browser.place)
        wait_for(lambda: len([one for one in logs if "arrive" in one["event"]]) == 2)
    assert [table.see(seat) for seat in (1, -1)] == before
    for tokens in (table.tokens[1], table.spectator, ""):
        for seat in (0, 1):
            if (tokens, seat) != (table.tokens[1], 1):
                answer = table.call("GET", f"/notices?seat={seat}", tokens=tokens)
                assert refused(answer) == (403, "no-right")
    body = {"seat": 0, "number": 1}
    assert refused(table.call("POST", "/notices/end", body, table.tokens[1])) == (403, "no-right")
    own = json.dumps(wanted(table, 0))
    for canary in ("canary-mail", "canary-hook", "secret-browser", browser.place["auth"]):
        assert canary not in own
        assert canary not in "".join(world.ground.heard)
        assert canary not in repr(logs)


def test_a_secret_question_is_told_to_who_is_asked_alone(world: World) -> None:
    """What one seat does in secret brings no notice to another, and what both are asked at once is
    told to each in the same words, whoever has answered already."""
    table = world.ground.make("murk", "mm", title="Murk")
    turns = [0, 0]
    for seat in (0, 1):
        assert want(table, seat, hook=f"{world.hook.address}/{seat}").status_code == 200
    while True:
        asked = table.asked()
        for seat in asked:
            turns[seat] += 1
        wait_for(lambda: [paths(world.hook).count(f"/{seat}") for seat in (0, 1)] == turns)
        if len(asked) > 1:
            break
        table.act_first(asked[0])
    table.act_first(0)  # a guess that nobody sees before all have guessed
    later = world.ground.make("dash", "mm")
    want(later, 0, hook=f"{world.hook.address}/later")
    wait_for(lambda: "/later" in paths(world.hook))
    assert [paths(world.hook).count(f"/{seat}") for seat in (0, 1)] == turns
    assert world.hook.told[:-1] == [
        {
            "event": "your-turn",
            "table": table.id,
            "game": "murk",
            "title": "Your turn: Murk",
            "text": "It is your turn at the table “Murk”.",
            "link": f"{ADDRESS}/t/{table.id}",
        }
    ] * sum(turns)


def test_what_fails_is_tried_again_a_little(world: World) -> None:
    table = world.ground.make("dash", "mm")
    world.hook.statuses = [503, 503]
    want(table, 0, hook=f"{world.hook.address}/late")
    world.hook.wait(3)
    assert paths(world.hook) == ["/late"] * 3
    world.hook.statuses = [503] * 3
    a_turn_later(table)
    world.hook.wait(6)
    a_turn_later(table)
    world.hook.wait(7)
    assert wanted(table, 0)[0]["to"] == world.hook.address.removeprefix("http://")


def test_a_mail_server_that_says_not_now_is_asked_again(world: World) -> None:
    table = world.ground.make("dash", "mm")
    [known] = want(table, 0, mail="frodo@example.org").json()
    world.post.wait(1)
    code = re.findall(r"\b\d{6}\b", world.post.mails[0][1].get_content())[0]
    world.post.refusals = 1
    body = {"seat": 0, "number": known["number"], "code": code}
    table.call("POST", "/notices/confirm", body, table.tokens[0])
    world.post.wait(2)
    assert world.post.refusals == 0


def test_a_look_that_was_overtaken_by_the_proof_forgets_no_turn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who looked at a notice before its address was proved writes down nothing afterwards."""

    async def overtake(store: Store, notice: Notice, **changes: Any) -> bool:
        [seen] = await notices_of(store, notice.room, notice.seat, notice.token)
        done = await change_notice(store, notice, **changes)
        if changes.get("code") == "":
            await change_notice(store, seen, looked=1_000)
        return done

    monkeypatch.setattr("ringtable.server.notices.desk.change_notice", overtake)
    table = world.ground.make("dash", "mm")
    [known] = want(table, 0, mail="frodo@example.org").json()
    world.post.wait(1)
    code = re.findall(r"\b\d{6}\b", world.post.mails[0][1].get_content())[0]
    body = {"seat": 0, "number": known["number"], "code": code}
    table.call("POST", "/notices/confirm", body, table.tokens[0])
    [kept] = stored(world, table, 0, table.tokens[0])
    assert (kept.code, kept.looked < 1_000) == ("", True)
    world.post.wait(2)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(world: World, status: int) -> None:
    table = world.ground.make("dash", "mm")
    world.push.statuses = [status]
    want(table, 0, push=Browser(world.push, "gone").place)
    wait_for(lambda: wanted(table, 0) == [])
    assert len(world.push.taken) == 1


def test_nobody_is_led_on_elsewhere(world: World) -> None:
    table = world.ground.make("dash", "mm")
    world.hook.statuses = [302, 307, 301]
    want(table, 0, hook=f"{world.hook.address}/moved")
    world.hook.wait(3)
    assert paths(world.hook) == ["/moved"] * 3


BROWSER = {"endpoint": "https://evil.example.org/x", "p256dh": "BAAA", "auth": "AAAA"}


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ({}, "malformed"),
        ({"mail": "a@b.org", "hook": "http://x"}, "malformed"),
        ({"mail": "frodo"}, "bad-mail"),
        ({"mail": "a@b.org, c@d.org"}, "bad-mail"),
        ({"mail": "a@b.org\r\nRCPT TO:<c@d.org>"}, "bad-mail"),
        ({"mail": "a@b@c.org"}, "bad-mail"),
        ({"mail": "а@шир.рф"}, "bad-mail"),
        ({"hook": "http://127.0.0.1:1/"}, "address-not-allowed"),
        ({"hook": "https://169.254.169.254/latest"}, "address-not-allowed"),
        ({"hook": "file:///etc/passwd"}, "address-not-allowed"),
        ({"hook": "http://[::1"}, "address-not-allowed"),
        ({"hook": "nothing"}, "address-not-allowed"),
        ({"push": BROWSER}, "bad-push"),
    ],
)
def test_bad_places_are_refused_in_words(world: World, place: dict[str, Any], reason: str) -> None:
    table = world.ground.make("dash", "mm")
    answer = want(table, 0, **place)
    assert answer.json()["reason"] == reason
    assert answer.json()["message"].endswith(".")
    assert wanted(table, 0) == []


def test_keys_of_no_browser_are_refused(world: World) -> None:
    table = world.ground.make("dash", "mm")
    good = Browser(world.push, "one").place
    for spoilt in ({"p256dh": "BAAA"}, {"auth": "AAAA"}, {"p256dh": "A" + good["p256dh"][1:]}):
        assert refused(want(table, 0, push={**good, **spoilt})) == (400, "bad-push")


def test_a_seat_has_few_places(world: World) -> None:
    table = world.ground.make("dash", "mm")
    for number in range(5):
        assert want(table, 1, hook=f"{world.hook.address}/{number}").status_code == 200
    assert len(want(table, 1, hook=f"{world.hook.address}/4").json()) == 5  # known already
    assert refused(want(table, 1, hook=f"{world.hook.address}/5")) == (409, "too-many-notices")


def test_an_invitation_is_no_seat(world: World) -> None:
    table = world.ground.make("dash", "mo")
    answer = want(table, 1, hook=f"{world.hook.address}/guest")
    assert refused(answer) == (409, "seat-open")


def test_a_server_without_keys_offers_nothing(ground_on_sqlite: Playground) -> None:
    """Off by default: nothing is sent anywhere unless the operator says so."""
    offered = ground_on_sqlite.call("GET", "/api/notices").json()
    assert offered == {"push_key": "", "mail": False, "hook": False}
    table = ground_on_sqlite.make("dash", "mm")
    for place in ({"mail": "a@b.org"}, {"hook": "http://127.0.0.1:1/"}):
        assert refused(want(table, 0, **place)) == (409, "notices-off")
    assert "RINGTABLE_ADDRESS" in repr(
        logged(lambda: senders(Settings(smtp="smtp://127.0.0.1", mail_from="a@b.org")))
    )


def logged(work: Any) -> Any:
    with structlog.testing.capture_logs() as logs:
        assert work() == {}
    return logs


AMONG = places(["https://hooks.example.org", "https://*.example.net", "http://127.0.0.1:99"])


@pytest.mark.parametrize(
    "url",
    [
        "https://hooks.example.org/a?b=c",
        "https://HOOKS.example.org/",
        "https://a.example.net/",
        "http://127.0.0.1:99/x",
    ],
)
def test_allowed_places(url: str) -> None:
    allowed(url, AMONG)


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example.org/",
        "https://hooks.example.org:8443/",
        "https://hooks.example.org.evil.org/",
        "https://hooks.example.org@evil.org/",
        "https://user@hooks.example.org/",
        "https://evil.org\\@hooks.example.org/",
        "https://example.net/",
        "https://evilexample.net/",
        "https://.example.net/",
        "http://127.0.0.1/x",
        "http://127.1:99/",
        "http://127.0.0.1:99\r\nHost: x/",
        "ftp://hooks.example.org/",
        "https://hooks.example.org/" + "x" * 1000,
        "https://hooks.example.org:port/",
    ],
)
def test_places_that_are_not_allowed(url: str) -> None:
    with pytest.raises(NotAllowed):
        allowed(url, AMONG)


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1"])
def test_a_starred_name_leads_to_public_addresses_alone(host: str) -> None:
    """A name under a star is whoever's it is: it may point at the server's own network."""
    with pytest.raises(Failed):
        looked_up(host, 80, anywhere=False)
    assert looked_up(host, 80, anywhere=True) == host


def test_a_failure_says_nothing_of_the_address() -> None:
    with pytest.raises(Failed) as problem:
        post("http://127.0.0.1:1/canary", b"", {}, places(["http://127.0.0.1:1"]))
    assert "canary" not in str(problem.value)


@pytest.mark.parametrize(
    "written", ["example.org", "ftp://example.org", "https://*", "https://*.org"]
)
def test_a_slip_in_the_settings_is_told(written: str) -> None:
    with pytest.raises(Exception, match="is not a place that can be allowed"):
        places([written])
