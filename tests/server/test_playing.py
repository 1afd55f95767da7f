"""Playing through the server: the calls of the protocol, on both engines."""

from random import Random

import pytest

import ringtable
from ringtable.server.settings import Settings
from tests.server.playground import Playground, wait_for


def test_a_match_is_played_to_its_end_and_its_record_proves_itself(ground: Playground) -> None:
    table = ground.make(seats="mm", seed="a fair challenge", title="Friday")
    before = table.view(0)
    assert (before["state"], before["title"], before["key"], before["seed"]) == (
        "playing",
        "Friday",
        "",
        "",
    )
    moves = table.play_out()
    after = table.view(0)
    assert after["state"] == "finished"
    assert after["seed"] == "a fair challenge"
    assert len(after["key"]) == 64
    assert table.options(0) == []
    record = table.call("GET", "/record", tokens=table.tokens[0])
    match = ringtable.check_record(record.text)
    assert len(match.moves) == moves
    assert match.commitment == before["commitment"]
    assert match.key.hex() == after["key"]


def test_an_action_answers_with_the_new_view_and_what_happened(ground: Playground) -> None:
    table = ground.make(seats="mm")
    first = table.view(0)
    answer = table.act(0, "hobbit sam")
    assert answer["repeated"] is False
    assert answer["table"]["version"] == first["version"] + 1
    assert [one["action"] for one in answer["log"]] == ["hobbit sam"]
    assert answer["log"][0]["step"] == answer["table"]["step"] == first["step"] + 1
    assert answer["log"][0]["facts"][0]["id"] == "dash-chose-hobbit"


def test_the_same_action_sent_twice_happens_once(ground: Playground) -> None:
    table = ground.make(seats="mm")
    wish = table.wish(0, "hobbit sam")
    one, two = table.post(0, wish), table.post(0, wish)
    assert (one.status_code, two.status_code) == (200, 200)
    assert (one.json()["repeated"], two.json()["repeated"]) == (False, True)
    assert table.view(0)["step"] == 2
    other = dict(wish, action="hobbit frodo")  # the same id counts, whatever else it says
    assert table.post(0, other).json()["repeated"] is True
    assert table.view(0)["step"] == 2


def test_action_ids_of_different_seats_do_not_meet(ground: Playground) -> None:
    table = ground.make(seats="mm")
    assert table.post(0, table.wish(0, "hobbit sam", action_id="x")).json()["repeated"] is False
    assert table.post(1, table.wish(1, "hobbit frodo", action_id="x")).json()["repeated"] is False


def test_a_stale_version_is_refused_with_a_fresh_view(ground: Playground) -> None:
    table = ground.make(seats="mm")
    stale = table.wish(1, "hobbit frodo")
    table.act(0, "hobbit sam")
    answer = table.post(1, stale)
    assert answer.status_code == 409
    assert answer.json()["reason"] == "stale-version"
    assert answer.json()["table"]["version"] == 2
    assert answer.json()["table"]["my_seats"] == [1]


def test_an_illegal_action_names_the_clause(ground: Playground) -> None:
    table = ground.make(seats="m", options={"hobbits": "sam"}, seed="clause")
    answer = table.post(0, table.wish(0, "keep"))
    assert answer.status_code == 409
    assert answer.json()["reason"] == "illegal-action"
    assert answer.json()["clause"] == "D4.2"
    assert answer.json()["message"].endswith(".")
    assert table.view(0)["version"] == 1


def test_who_is_not_asked_cannot_act(ground: Playground) -> None:
    table = ground.make(seats="mm")
    answer = table.post(1, table.wish(1, "hobbit sam"))
    assert (answer.status_code, answer.json()["reason"]) == (409, "wrong-seat")


def test_a_seats_token_acts_for_no_other_seat(ground: Playground) -> None:
    table = ground.make(seats="mm")
    wish = table.wish(0, "hobbit sam")
    for token in (table.tokens[1], table.spectator, "", "x" * 22):
        answer = table.call("POST", "/actions", wish, token)
        assert (answer.status_code, answer.json()["reason"]) in (
            (403, "no-right"),
            (403, "private-table"),
        )
    assert table.view(0)["version"] == 1


def test_several_tokens_act_for_several_seats(ground: Playground) -> None:
    table = ground.make(seats="mm")
    both = ",".join(table.tokens.values())
    view = table.call("GET", "", tokens=both).json()["table"]
    assert view["my_seats"] == [0, 1]
    for seat, hobbit in enumerate(("sam", "frodo")):
        assert view["view"]["seat"] == seat, "the view is that of the seat which is asked"
        wish = table.wish(seat, f"hobbit {hobbit}", expected_version=view["version"])
        view = table.call("POST", "/actions", wish, both).json()["table"]
    assert view["version"] == 3


def test_watchers_get_every_change_they_can_see(ground: Playground) -> None:
    table = ground.make(seats="mm")
    with ground.socket() as one, ground.socket() as two, ground.socket() as spectator:
        for socket, token in (
            (one, table.tokens[0]),
            (two, table.tokens[1]),
            (spectator, table.spectator),
        ):
            first = socket.watch(table.id, token)
            assert (first["type"], first["table"]["version"]) == ("update", 1)
            assert [entry["step"] for entry in first["log"]] == [1]
        table.act(0, "hobbit sam")
        for socket in (one, two, spectator):
            update = socket.receive("update")
            while not update["log"]:  # somebody came
                update = socket.receive("update")
            assert update["table"]["version"] == 2
            assert [entry["action"] for entry in update["log"]] == ["hobbit sam"]


def test_a_long_log_comes_in_pages(ground: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringtable.server.rooms.registry.LOG_PAGE", 3)
    table = ground.make(seats="m", options={"hobbits": "sam"})
    for _ in range(6):
        table.act_first(0)
    newest = table.see(0)["log"]
    assert [entry["step"] for entry in newest] == [5, 6, 7]
    assert newest[-1]["action"], "with what was done"
    pages = {}
    for before in (5, 2, 1):
        page = table.call("GET", f"/log?before={before}", tokens=table.tokens[0]).json()
        pages[before] = [entry["step"] for entry in page]
    assert pages == {5: [2, 3, 4], 2: [1], 1: []}
    with ground.socket() as socket:
        update = socket.watch(table.id, table.tokens[0], since=1)
        assert [entry["step"] for entry in update["log"]] == [5, 6, 7]


def test_who_missed_something_catches_up(ground: Playground) -> None:
    table = ground.make(seats="m", options={"hobbits": "sam"})
    for _ in range(3):
        table.act_first(0)
    with ground.socket() as socket:
        update = socket.watch(table.id, table.tokens[0], since=2)
        assert [entry["step"] for entry in update["log"]] == [3, 4]
        again = socket.watch(table.id, table.tokens[0], since=4)
        assert again["log"] == []


def test_actions_go_through_the_socket_too(ground: Playground) -> None:
    table = ground.make(seats="mm")
    with ground.socket() as socket, ground.socket() as other:
        act = {"type": "act", "table": table.id, **table.wish(0, "hobbit sam")}
        socket.send(act)
        assert socket.receive()["problem"]["reason"] == "not-watching"
        socket.watch(table.id, table.tokens[0])
        other.watch(table.id, table.tokens[1])
        socket.receive("update")  # the other came
        socket.send(act)
        answer = socket.receive()
        assert (answer["type"], answer["repeated"]) == ("acted", False)
        assert answer["action_id"] == act["action_id"]
        assert answer["table"]["version"] == 2
        assert [entry["action"] for entry in answer["log"]] == ["hobbit sam"]
        assert other.receive("update")["table"]["version"] == 2
        socket.send(act)
        assert socket.receive()["repeated"] is True
        socket.send({**act, "action_id": "new"})
        refused = socket.receive()
        assert (refused["type"], refused["action_id"]) == ("refused", "new")
        assert refused["problem"]["reason"] == "stale-version"
        assert refused["problem"]["table"]["version"] == 2


def test_who_is_there_is_shown_without_a_new_version(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm")
    with ground_on_sqlite.socket() as one:
        one.watch(table.id, table.tokens[0])
        with ground_on_sqlite.socket() as two:
            two.watch(table.id, table.tokens[1])
            came = one.receive()["table"]
            assert [seat["connected"] for seat in came["seats"]] == [True, True]
            assert came["version"] == 1
        left = one.receive()["table"]
        assert [seat["connected"] for seat in left["seats"]] == [True, False]


def test_an_open_seat_is_taken_by_its_invitation(ground: Playground) -> None:
    table = ground.make(seats="mo")
    assert table.view(0)["state"] == "open"
    early = table.post(0, table.wish(0, "hobbit sam"))
    assert (early.status_code, early.json()["reason"]) == (409, "not-started")
    uninvited = table.call("POST", "/join", {"name": "Mallory"})
    assert (uninvited.status_code, uninvited.json()["reason"]) == (403, "private-table")
    invitation = table.tokens[1]
    joined = table.call("POST", "/join", {"name": "Bea"}, invitation)
    assert joined.status_code == 200
    assert [one["seat"] for one in joined.json()["seats"]] == [1]
    table.tokens[1] = joined.json()["seats"][0]["token"]
    view = table.view(1)
    assert (view["state"], view["my_seats"], view["seats"][1]["name"]) == ("playing", [1], "Bea")
    late = table.call("GET", "", tokens=invitation)
    assert late.status_code == 403, "an invitation that was used opens nothing any more"
    again = table.call("POST", "/join", {"name": "Eve"}, invitation)
    assert again.status_code == 403


def test_a_listed_table_is_found_joined_and_watched(ground: Playground) -> None:
    table = ground.make(seats="mo", listed=True)
    ground.make(seats="mo")  # private
    listed = ground.call("GET", "/api/tables?state=open").json()["tables"]
    assert [one["table"] for one in listed] == [table.id]
    assert [seat["kind"] for seat in listed[0]["seats"]] == ["me", "open"]
    assert table.call("GET", "").json()["table"]["my_seats"] == []
    joined = table.call("POST", "/join", {"name": "Bea"}).json()
    assert joined["seats"][0]["seat"] == 1
    full = table.call("POST", "/join", {"name": "Cy"})
    assert (full.status_code, full.json()["reason"]) == (409, "seat-taken")
    assert ground.call("GET", "/api/tables?state=open").json()["tables"] == []
    playing = ground.call("GET", "/api/tables?state=playing&game=dash").json()["tables"]
    assert [one["table"] for one in playing] == [table.id]
    assert ground.call("GET", "/api/tables?state=playing&game=doom").json()["tables"] == []


def test_finished_tables_are_listed_with_their_results(ground: Playground) -> None:
    table = ground.make(seats="m", listed=True, options={"hobbits": "sam"})
    table.play_out()
    found = ground.call("GET", "/api/tables?state=finished").json()["tables"][0]
    assert found["table"] == table.id
    assert found["outcome"]["reason"]
    assert found["moves"] == table.view(0)["step"] - 1


def test_the_lobby_goes_page_by_page(ground: Playground) -> None:
    made = [ground.make(seats="mo", listed=True).id for _ in range(53)]
    first = ground.call("GET", "/api/tables?state=open").json()
    assert len(first["tables"]) == 50
    rest = ground.call("GET", f"/api/tables?state=open&after={first['next']}").json()
    assert rest["next"] is None
    found = [one["table"] for one in [*first["tables"], *rest["tables"]]]
    assert found == made[::-1]


def test_history_shows_every_step_as_it_was(ground: Playground) -> None:
    table = ground.make(seats="m", options={"hobbits": "sam"})
    views = [table.view(0)["view"]]
    for _ in range(4):
        views.append(table.act_first(0)["table"]["view"])
    for step, view in enumerate(views, 1):
        then = table.call("GET", f"/history/{step}", tokens=table.tokens[0]).json()
        assert (then["step"], then["last"]) == (step, 5)
        assert then["view"] == view
        assert then["entry"]["step"] == step
    for wrong in (0, 6, 10**6):
        answer = table.call("GET", f"/history/{wrong}", tokens=table.tokens[0])
        assert answer.status_code in (400, 404)


def test_why_not_names_the_clause(ground: Playground) -> None:
    table = ground.make(seats="mm", options={"hobbits": "sam,frodo"})
    answer = table.call("POST", "/why", {"seat": 0, "thing": "keep"}, table.tokens[0]).json()
    assert (answer["allowed"], answer["clause"]) == (False, "D4.2")
    allowed = {"seat": 0, "thing": table.options(0)[0]}
    assert table.call("POST", "/why", allowed, table.tokens[0]).json()["allowed"] is True
    waiting = table.call("POST", "/why", {"seat": 1, "thing": "die:red"}, table.tokens[1]).json()
    assert waiting["phrase"]["id"] == "why-not-your-turn"
    foreign = table.call("POST", "/why", {"seat": 0, "thing": "keep"}, table.tokens[1])
    assert foreign.status_code == 403


def test_chat_reaches_everybody_and_is_kept(ground: Playground) -> None:
    table = ground.make(seats="mm")
    with ground.socket() as socket:
        socket.watch(table.id, table.spectator)
        text = "<script>alert('hi')</script> \u202e &amp; 👍"
        said = table.call("POST", "/chat", {"seat": 0, "text": text}, table.tokens[0])
        assert said.status_code == 204
        line = socket.receive("chat")["lines"][0]
        assert (line["seat"], line["text"], line["id"]) == (0, text, 1)
        aside = {"seat": -1, "text": "hello", "name": "Watcher"}
        assert table.call("POST", "/chat", aside, table.spectator).status_code == 204
        assert socket.receive("chat")["lines"][0]["name"] == "Watcher"
    foreign = table.call("POST", "/chat", {"seat": 0, "text": "me?"}, table.tokens[1])
    assert foreign.status_code == 403
    kept = table.call("GET", "/chat?after=1", tokens=table.tokens[0]).json()
    assert [one["text"] for one in kept] == ["hello"]


def test_pointing_shows_a_thing_to_the_others(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm")
    with ground_on_sqlite.socket() as one, ground_on_sqlite.socket() as two:
        one.watch(table.id, table.tokens[0])
        two.watch(table.id, table.spectator)
        one.send({"type": "point", "table": table.id, "seat": 0, "thing": "die:red"})
        pointed = two.receive("pointed")
        assert (pointed["seat"], pointed["thing"]) == (0, "die:red")
        two.send({"type": "point", "table": table.id, "seat": 0, "thing": "die:red"})
        assert two.receive("refused")["problem"]["reason"] == "no-right"


def test_a_rematch_brings_everybody_to_the_same_new_table(ground: Playground) -> None:
    table = ground.make(seats="mm")
    early = table.call("POST", "/rematch", {"seat": 0}, table.tokens[0])
    assert (early.status_code, early.json()["reason"]) == (409, "not-over")
    table.play_out()
    one = table.call("POST", "/rematch", {"seat": 0}, table.tokens[0]).json()
    assert table.view(1)["rematch"] == one["table"]
    two = table.call("POST", "/rematch", {"seat": 1}, table.tokens[1]).json()
    assert two["table"] == one["table"]
    assert [link["seat"] for link in [*one["seats"], *two["seats"]]] == [0, 1]
    token = two["seats"][0]["token"]
    again = ground.call("GET", f"/api/tables/{two['table']}", tokens=token).json()["table"]
    assert (again["state"], again["my_seats"]) == ("playing", [1])
    twice = table.call("POST", "/rematch", {"seat": 1}, table.tokens[1])
    assert (twice.status_code, twice.json()["reason"]) == (409, "seat-taken")


def test_a_rematch_does_not_change_when_the_finished_game_was_played(ground: Playground) -> None:
    table = ground.make(seats="mm", listed=True)
    table.play_out()

    def shown() -> float:
        tables = ground.call("GET", "/api/tables?state=finished").json()["tables"]
        found: float = next(one["changed"] for one in tables if one["table"] == table.id)
        return found

    ended = shown()
    table.call("POST", "/rematch", {"seat": 0}, table.tokens[0])
    assert shown() == ended


def test_at_a_rematch_the_seats_are_kept_for_who_sat_there(ground: Playground) -> None:
    table = ground.make(seats="mm", listed=True)
    table.play_out()
    made = table.call("POST", "/rematch", {"seat": 0}, table.tokens[0]).json()
    path = f"/api/tables/{made['table']}"
    seats = ground.call("GET", path).json()["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["me", "kept"]
    for seat in (1, None):
        stranger = ground.call("POST", f"{path}/join", {"name": "Lobelia", "seat": seat})
        assert (stranger.status_code, stranger.json()["reason"]) == (409, "seat-kept")
    friend = table.call("POST", "/rematch", {"seat": 1}, table.tokens[1]).json()
    assert [link["seat"] for link in friend["seats"]] == [1]


def test_a_branch_says_of_which_table_and_moment_it_is(ground: Playground) -> None:
    table = ground.make(seats="mm")
    table.act(0, "hobbit sam")
    table.act(1, "hobbit merry")
    assert table.view(0)["branch_of"] is None
    made = table.call("POST", "/branch", {"step": 2, "seat": 0}, table.tokens[0]).json()
    token = made["seats"][0]["token"]
    branch = ground.call("GET", f"/api/tables/{made['table']}", tokens=token).json()["table"]
    assert branch["branch_of"] == {"table": table.id, "step": 2}


def test_a_branch_goes_on_from_a_step_with_bots_for_the_others(ground: Playground) -> None:
    table = ground.make(seats="mm", options={"hobbits": "sam,frodo"})
    then = table.view(0)["view"]["table"]
    table.act_first(0)
    answer = table.call("POST", "/branch", {"step": 1, "seat": 0}, table.tokens[0])
    assert answer.status_code == 201
    made = answer.json()
    token = made["seats"][0]["token"]
    view = ground.call("GET", f"/api/tables/{made['table']}", tokens=token).json()["table"]
    assert view["view"]["table"] == then
    assert [seat["kind"] for seat in view["seats"]] == ["me", "bot"]
    assert view["commitment"] != table.view(0)["commitment"]
    missing = table.call("POST", "/branch", {"step": 99, "seat": 0}, table.tokens[0])
    assert (missing.status_code, missing.json()["reason"]) == (404, "no-such-step")


def test_the_same_seed_gives_the_same_dice(ground_on_sqlite: Playground) -> None:
    one, two, other = (
        ground_on_sqlite.make(seats="m", options={"hobbits": "sam"}, seed=seed)
        for seed in ("shire", "shire", "bree")
    )
    assert one.view(0)["view"] == two.view(0)["view"]
    assert one.view(0)["view"] != other.view(0)["view"]


def test_a_table_comes_back_after_a_restart(db: str) -> None:
    settings = Settings(db=db, limits=False, bot_workers=1)
    ground = Playground(settings).start()
    table = ground.make(seats="m", options={"hobbits": "sam"})
    wish = table.wish(0, table.options(0)[0])
    table.post(0, wish)
    before = table.see(0)
    ground.stop()
    again = Playground(settings).start()
    table.ground = again
    assert table.see(0) == before
    assert table.post(0, wish).json()["repeated"] is True
    table.act_first(0)
    again.stop()


def test_rooms_that_nobody_needs_leave_the_memory(sqlite_db: str) -> None:
    ground = Playground(Settings(db=sqlite_db, limits=False, idle_seconds=0.1)).start()
    table = ground.make(seats="mm")
    before = table.see(0)
    wait_for(lambda: table.id not in ground.rooms.live)
    assert table.see(0) == before
    ground.stop()


def test_games_and_rules_are_told(ground_on_sqlite: Playground) -> None:
    games = {one["id"]: one for one in ground_on_sqlite.call("GET", "/api/games").json()}
    assert games["dash"]["title"] == "Dash to Mordor"
    assert (games["dash"]["min_seats"], games["dash"]["max_seats"]) == (1, 4)
    assert games["dash"]["clauses"] > 100
    assert (games["dash"]["has_secrets"], games["murk"]["has_secrets"]) == (False, True)
    assert "random" in games["dash"]["bots"]
    rules = ground_on_sqlite.call("GET", "/api/games/dash/rules?lang=en")
    assert "**D4.5**" in rules.text
    assert rules.headers["content-type"].startswith("text/markdown")
    for language, word in (("ru", "кубик"), ("pl", "kość")):
        translated = ground_on_sqlite.call("GET", f"/api/games/dash/rules?lang={language}").text
        assert "**D4.5**" in translated
        assert word in translated
    assert "D14." not in rules.text.replace("(D14.6)", "")
    developers = ground_on_sqlite.call("GET", "/api/games/dash/rules?lang=ru&part=developers")
    assert "**D14.6 Splitting lemma.**" in developers.text
    assert ground_on_sqlite.call("GET", "/api/games/dash/rules?part=all").status_code == 400
    unknown = ground_on_sqlite.call("GET", "/api/games/dash/rules?lang=xx")
    assert unknown.status_code == 400
    missing = ground_on_sqlite.call("GET", "/api/games/chess/rules")
    assert (missing.status_code, missing.json()["reason"]) == (404, "unknown-game")


@pytest.mark.parametrize(
    ("game", "options"), [("dash", {"side": "advanced"}), ("doom", {}), ("hunt", {"parts": "two"})]
)
def test_every_kind_of_decision_waits_on_every_device(
    ground_on_sqlite: Playground, game: str, options: dict[str, str]
) -> None:
    """A second tab, another device, a server that had forgotten the table: the same question."""
    ground = ground_on_sqlite
    table = ground.make(game, "mm", seed="devices", options=options)
    random = Random(game)
    kinds: set[str] = set()
    for _ in range(90):
        room = ground.rooms.live[table.id]
        if room.state == "finished":
            break
        seat = room.waiting()[0]
        kind = room.flow.decision(room.position).name
        if kind not in kinds:
            kinds.add(kind)
            here = table.view(seat)["view"]
            with ground.socket() as socket:
                assert socket.watch(table.id, table.tokens[seat])["table"]["view"] == here
            wait_for(lambda room=room: not room.watchers)  # type: ignore[misc]
            del ground.rooms.live[table.id]
            assert table.view(seat)["view"] == here
            assert here["question"]["options"]
        table.act(seat, random.choice(table.options(seat)))
    assert len(kinds) >= 4
