"""Links: a right to a seat that ends with every change of who sits there."""

import httpx
import pytest

from tests.server.playground import Playground, Table
from tests.server.test_leaks import everything_about, hand, names_in, refused


def new_link(table: Table, seat: int, token: str, name: str | None = None) -> httpx.Response:
    return table.call("POST", "/link", {"seat": seat, "name": name}, token)


def test_handing_an_open_seat_to_nobody_seats_nobody(ground: Playground) -> None:
    """It made the invitation a seat, and whoever had handed it out read the guest's cards."""
    table = ground.make("murk", "mo")
    invitation = table.tokens[1]
    own = hand(table, 0)
    handed = table.call("POST", "/bot", {"seat": 1, "bot": None}, invitation)
    assert refused(handed) == (409, "seat-open")
    assert names_in(everything_about(table, invitation)) == set()
    seats = table.view(0)["seats"]
    assert (table.view(0)["state"], seats[1]["kind"], seats[1]["taken"]) == ("open", "open", False)
    joined = table.call("POST", "/join", {"name": "Bea"}, invitation).json()
    table.tokens[1] = joined["seats"][0]["token"]
    assert len(hand(table, 1) - own) == 3
    for path in ("", "/history/1", "/chat"):
        assert refused(table.call("GET", path, tokens=invitation)) == (403, "used-link")


def test_a_holder_signs_out_other_devices(ground: Playground) -> None:
    table = ground.make("murk", "mm")
    old = table.tokens[0]
    with ground.socket() as here, ground.socket() as elsewhere, ground.socket() as other:
        here.watch(table.id, old)
        elsewhere.watch(table.id, old)
        other.watch(table.id, table.tokens[1])
        made = new_link(table, 0, old).json()
        table.tokens[0] = made["seats"][0]["token"]
        assert (made["seats"][0]["seat"], made["seats"][0]["kind"]) == (0, "me")
        assert table.tokens[0] != old
        for socket in (here, elsewhere):
            assert socket.receive("refused")["problem"]["reason"] == "used-link"
        assert other.receive("update")["table"]["my_seats"] == [1]
        here.watch(table.id, table.tokens[0])
        table.act_first(0)
        assert here.receive("update")["table"]["my_seats"] == [0]
        assert elsewhere.silent()
        elsewhere.send({"type": "act", "table": table.id, **table.wish(0, "pass")})
        assert elsewhere.receive()["problem"]["reason"] == "not-watching"
        assert elsewhere.watch(table.id, old)["problem"]["reason"] == "used-link"
    wish = table.wish(0, "pass")
    assert refused(table.call("POST", "/actions", wish, old)) == (403, "used-link")
    assert refused(new_link(table, 0, old)) == (403, "used-link")
    assert table.post(0, wish).status_code == 200


@pytest.mark.parametrize("listed", [False, True])
def test_whoever_opens_a_used_link_is_told_so(ground_on_sqlite: Playground, listed: bool) -> None:
    """Also at a listed table, which anybody may watch: the guest believes to have a seat there."""
    table = ground_on_sqlite.make("murk", "moo", listed=listed)
    first, second = table.tokens[1], table.tokens[2]
    table.call("POST", "/join", {"name": "Bea"}, first)
    table.call("POST", "/bot", {"seat": 2, "bot": "random"}, second)
    for link in (first, second):
        for _ in range(2):  # also for a process that has just opened the table
            answer = table.call("GET", "", tokens=link)
            assert refused(answer) == (403, "used-link")
            assert refused(table.call("POST", "/join", {"name": "Cy"}, link)) == (403, "used-link")
            with ground_on_sqlite.socket() as socket:
                assert socket.watch(table.id, link)["problem"]["reason"] == "used-link"
            del ground_on_sqlite.rooms.live[table.id]
    stranger = table.call("GET", "", tokens="x" * 22)
    assert stranger.status_code == (200 if listed else 403)


def test_a_seat_that_is_passed_on_is_the_new_holders_alone(ground: Playground) -> None:
    """Who made the table sat on both seats at first; the link of one goes to a friend."""
    table = ground.make("murk", "mm")
    host = dict(table.tokens)
    hands = [hand(table, seat) for seat in (0, 1)]
    with ground.socket() as hosts:
        hosts.watch(table.id, *host.values())
        made = new_link(table, 1, host[1], "Bea").json()
        table.tokens[1] = made["seats"][0]["token"]
        assert hosts.receive("refused")["problem"]["reason"] == "used-link"
        seen = hosts.watch(table.id, *host.values())
        assert names_in(str(seen)) == hands[0]
    assert [seat["name"] for seat in table.view(0)["seats"]] == ["", "Bea"]
    assert names_in(everything_about(table, host[1])) == set()
    assert names_in(everything_about(table, ",".join(host.values()))) == hands[0]
    assert hand(table, 1) == hands[1]


def test_an_invitation_can_be_called_back(ground_on_sqlite: Playground) -> None:
    """The link went to the wrong people: another one for the seat, which is still open."""
    table = ground_on_sqlite.make("murk", "mo")
    stray = table.tokens[1]
    made = new_link(table, 1, stray).json()["seats"][0]
    assert (made["kind"], table.view(0)["seats"][1]["kind"]) == ("open", "open")
    assert refused(table.call("POST", "/join", {"name": "Eve"}, stray)) == (403, "used-link")
    assert table.call("POST", "/join", {"name": "Bea"}, made["token"]).status_code == 200


def test_nobody_changes_the_link_of_anothers_seat(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm", listed=True)
    for token in (table.tokens[1], table.spectator, ""):
        assert refused(new_link(table, 0, token)) == (403, "no-right")
    assert table.view(0)["my_seats"] == [0]


def test_old_links_are_known_for_a_while_and_do_not_pile_up(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm")
    links = [table.tokens[0]]
    for _ in range(20):
        links.append(new_link(table, 0, links[-1]).json()["seats"][0]["token"])
    chair = ground_on_sqlite.rooms.live[table.id].about.chairs[0]
    assert len(chair.used) == 8
    assert refused(table.call("GET", "", tokens=links[-2])) == (403, "used-link")
    assert refused(table.call("GET", "", tokens=links[0])) == (403, "private-table")
    assert table.call("GET", "", tokens=links[-1]).status_code == 200
