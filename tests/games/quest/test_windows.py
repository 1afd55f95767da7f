"""Action windows, standing orders, who is asked. [Q5, Q32]"""

import pytest

from ringtable import check_record, new_match, write_record
from ringtable.games.quest import GAME
from ringtable.games.quest.box.components import ACTIVE, COMBAT_PHASE, SEQUENCE, WINDOWS
from ringtable.games.quest.flow import FLOW
from ringtable.games.quest.phases.refresh import threat_rises
from ringtable.games.quest.state import PUBLIC, Quest
from ringtable.games.quest.timing.orders import PASS_UNTIL
from ringtable.games.quest.view import table as view_of
from ringtable.games.quest.zones import move
from ringtable.kernel.errors import IllegalAction, MatchOver, WrongSeat
from ringtable.kernel.play import only_pass, play
from ringtable.sim.export import story_of
from tests.games.quest.encounters import Threat
from tests.games.quest.scenario import Table
from tests.games.quest.test_pace import s_of

WITHDRAW = "withdraw the order"


def step_of(table: Table) -> str:
    step: str = view_of(table.s, 0)["step"]
    return step


def prompt_of(table: Table) -> str:
    prompt = FLOW.decision(table.s).prompt(table.s)
    assert prompt
    return prompt.id


def test_every_window_of_the_table_is_in_the_flow_under_its_id() -> None:
    """Each is held by itself. [Q5.4, Q32.1, Q5.5, Q5.6, Q5.24]"""
    labels = [label.rpartition(".")[2] for label in FLOW.addresses]
    for window in WINDOWS:
        assert labels.count(window) == 1, window
    assert set(WINDOWS) <= set(SEQUENCE)


def test_the_first_player_has_the_first_opportunity() -> None:
    """A player who passed may act again if another acted. [Q5.7, Q5.8, Q5.21, Q32.2]"""
    table = Table(
        seats=3,
        heroes=[["beravor"], ["denethor"], ["glorfindel"]],
        decks=[["feint", "feint"], [], []],
        encounters=["forest-gate"],
        first=1,
        at="W-RES",
    )
    assert table.asked == 1
    table.pass_()
    assert table.asked == 0  # Glorfindel can do nothing
    table.play("use beravor")
    assert table.asked == 1
    table.play("use denethor", "leave on top")
    assert table.window != "W-RES" or table.asked != 1


def test_a_planning_turn_is_opened_by_its_player() -> None:
    """[Q5.20]"""
    table = Table(
        seats=2,
        heroes=[["beravor"], ["denethor"]],
        hands=[["gandalf"], ["gandalf"]],
        decks=[["feint"], ["feint"]],
        resources={"beravor": 1, "denethor": 1},
        first=1,
        at="W-PLAN",
    )
    assert (table.asked, table.s.target) == (1, 1)
    assert prompt_of(table) == "quest-ask-plan"
    table.pass_()
    assert (table.asked, table.s.target) == (0, 1)
    assert prompt_of(table) == "quest-ask-plan-of-another"
    table.pass_()
    assert (table.asked, table.s.target) == (0, 0)
    assert prompt_of(table) == "quest-ask-plan"


def test_a_phase_action_is_for_its_phase() -> None:
    """[Q5.9, Q5.22]"""
    table = Table(
        heroes=["denethor", "gimli"],
        hands=["secret-paths", "feint"],
        resources={"denethor": 1, "gimli": 1},
        staging=["forest-gate"],
        engaged=["king-spider"],
        at="W-Q0",
    )
    assert table.may("play secret-paths")
    assert not table.may("play feint")
    table.begin("W-C0")
    assert not table.may("play secret-paths")
    assert table.may("play feint")


def test_the_windows_of_an_attack_outside_combat_belong_to_the_phase() -> None:
    """[Q5.22, QC35]"""
    table = Table(
        heroes=["legolas", "gimli"],
        hands=["quick-strike", "feint"],
        resources={"legolas": 1, "gimli": 1},
        engaged=["hill-troll"],
        at="W-Q0",
    )
    table.play("play quick-strike", "with legolas", "pay legolas 1")
    assert table.window in ("W-ATK1", "W-Q0")
    assert not table.may("play feint")


@pytest.mark.parametrize(
    ("at", "window"),
    [
        ("S-RES", "W-RES"),
        ("planning", "W-PLAN"),
        ("S-QBEG", "W-Q0"),
        ("W-Q1", "W-Q1"),
        ("S-Q2", "W-Q2"),
        ("S-Q3", "W-Q3"),
        ("S-TRV", "W-TRV"),
        ("S-ENC1", "W-ENC1"),
        ("S-ENC2", "W-ENC2"),
        ("S-C0", "W-C0"),
        ("W-C1", "W-C1"),
        ("W-C2", "W-C2"),
        ("S-REF1", "W-REF"),
    ],
)
def test_an_event_can_be_played_in_every_window(at: str, window: str) -> None:
    """[Q5.4, Q5.23, Q7.22, Q6.10, Q8.9, Q8.18, Q10.5, Q10.14, Q14.6]"""
    table = Table(
        heroes=["gimli"], hands=["blade-mastery"], resources={"gimli": 1}, at=at
    ).pass_until(window)
    table.play("play blade-mastery")
    assert table.attack("gimli") == 3 or table.window != window


@pytest.mark.parametrize("window", ["W-DEF1", "W-DEF2", "W-DEF3", "W-DEF4"])
def test_an_event_can_be_played_in_every_window_of_an_enemy_attack(window: str) -> None:
    """[Q11.9, Q5.4]"""
    table = Table(
        heroes=["gimli"],
        hands=["blade-mastery"],
        resources={"gimli": 1},
        engaged=["king-spider"],
        at="W-C0",
    )
    if window != "W-DEF1":
        table.pass_until("defend").play("defend gimli")
    table.pass_until(window).play("play blade-mastery")
    assert table.zone("blade-mastery") == "discard"


@pytest.mark.parametrize("window", ["W-ATK1", "W-ATK2", "W-ATK3"])
def test_an_event_can_be_played_in_every_window_of_a_player_attack(window: str) -> None:
    """[Q12.3, Q5.4]"""
    table = Table(
        heroes=["gimli"],
        hands=["blade-mastery"],
        resources={"gimli": 1},
        engaged=["hill-troll"],
        at="W-C1",
    )
    table.pass_until("target").play("attack hill-troll").pass_until(window)
    table.play("play blade-mastery")
    assert table.zone("blade-mastery") == "discard"


# Ends


def test_the_step_is_the_one_that_is_being_played() -> None:
    """The next attacker and the next target are chosen in the first step of their attack. [Q32.1,
    Q32.24]"""
    table = Table(
        heroes=["gimli", "legolas", "thalin"],
        engaged=["king-spider", "forest-spider"],
        at="S-C0",
    )
    steps = []
    while table.asks != "target":
        if table.asks in ("defend", "next-attacker"):
            steps.append((table.asks, step_of(table)))
        table.play("no defender" if table.asks == "defend" else table.options[0])
    assert steps == [
        ("next-attacker", "S-DEF1"),
        ("defend", "S-DEF2"),
        ("defend", "S-DEF2"),
    ]
    assert step_of(table) == "S-ATK1"
    table.attack_with("king-spider", "thalin").pass_until("target")
    assert step_of(table) == "S-ATK1"


def test_the_step_goes_on_after_an_attack_inside_it() -> None:
    """Quick Strike at the beginning of the quest phase. [Q32.1, Q5.22]"""
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["quick-strike", "stand-together"],
        resources={"gimli": 1},
        engaged=["king-spider"],
        at="S-QBEG",
    )
    table.play("play quick-strike", "with gimli").pass_until("W-ATK1")
    assert step_of(table) == "S-ATK1"
    table.pass_until("W-ATK2")
    assert step_of(table) == "S-ATK2"
    table.pass_until("W-Q0")
    assert step_of(table) == "S-QBEG"


def test_a_phase_ends_in_order() -> None:
    """Lasting effects stop, delayed parts are carried out, then forced effects. [Q-EX24, Q5.17,
    Q5.11, Q12.16]"""
    table = Table(
        heroes=["eowyn", "theodred"],
        hands=["sneak-attack", "faramir"],
        resources={"theodred": 1},
        damage={"eowyn": 2},
        staging=["goblin-sniper"],
        scenario="journey-along-the-anduin",
        at="W-C2",
    )
    table.play("play sneak-attack", "choose faramir").pass_until("choose-character")
    assert table.hand() == ["faramir"]
    assert table.options == ["choose eowyn", "choose theodred"]
    table.play("choose eowyn")
    assert table.zone("eowyn") == "discard"


def test_two_delayed_effects_on_one_card_are_ordered_by_the_first_player() -> None:
    """[Q-EX12, Q18.17]"""
    table = Table(
        heroes=["theodred"],
        hands=["sneak-attack", "beorn"],
        resources={"theodred": 1},
        at="W-C2",
    )
    table.play("play sneak-attack", "choose beorn", "use beorn").pass_until("delayed")
    assert table.options == ["return to hand", "shuffle in"]
    table.play("shuffle in")
    assert table.zone("beorn") == "deck" or table.hand() == ["beorn"]  # perhaps drawn again
    assert table.told("shuffled-in")


# Who is asked


def test_the_opportunity_does_not_depend_on_hidden_cards() -> None:
    """[Q-EX30, Q32.10, Q32.11, Q5.16]"""
    for card in ("a-test-of-will", "unexpected-courage"):
        table = Table(
            seats=2,
            heroes=[["gimli"], ["eowyn"]],
            hands=[[], [card]],
            resources={"eowyn": 1},
        ).reveal("king-spider")
        assert table.asks == "respond"
        assert table.asked == 1
        poor = Table(seats=2, heroes=[["gimli"], ["eowyn"]], hands=[[], [card]]).reveal(
            "king-spider"
        )
        assert poor.asks != "respond"


def test_a_card_that_everybody_knows_in_a_hand_is_judged_as_it_is() -> None:
    """[Q32.10, Q24.10]"""
    table = Table(
        seats=2, heroes=[["gimli"], ["eowyn"]], hands=[[], ["gandalf"]], resources={"eowyn": 1}
    )
    table.s.seen[table.card("gandalf")] = PUBLIC
    assert table.reveal("king-spider").asks != "respond"


def test_an_event_that_everybody_knows_in_a_hand_is_asked_for() -> None:
    """It came back from the discard pile, and nothing else is in the hand. [Q32.10, Q24.10]"""
    table = Table(
        heroes=["eowyn"],
        hands=["dwarven-tomb"],
        discards=["a-light-in-the-dark"],
        engaged=["king-spider"],
        resources={"eowyn": 3},
        at="W-TRV",
    )
    table.play("play dwarven-tomb")
    assert table.window == "W-TRV"
    assert table.offered == ["use eowyn", "play a-light-in-the-dark"]


def test_cost_0_keeps_an_opportunity_open() -> None:
    """[Q32.13]"""
    table = Table(heroes=["gimli"], hands=["gandalf"], at="W-RES")
    assert table.window == "W-RES"
    assert table.options == ["pass"]


def test_the_table_passes_one_opportunity_and_gives_no_order() -> None:
    """Where a seat could do nothing but pass, once or for longer. [Q32.14, Q32.15]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["gimli"]],
        hands=[["guard-of-the-citadel"] * 2, ["stand-together"]],
        resources={"aragorn": 2},
        at="W-RES",
    )
    assert (table.asked, table.options) == (0, ["pass on", "pass"])
    assert only_pass(GAME, table.s, 0) == "pass"
    table.pass_()
    assert table.may("play stand-together")
    assert only_pass(GAME, table.s, 1) == ""


def test_others_learn_neither_options_nor_their_number() -> None:
    """[Q32.4, Q32.8]"""
    from ringtable.kernel.view import look

    table = Table(
        seats=2, heroes=[["gimli"], ["eowyn"]], hands=[["blade-mastery"], []],
        resources={"gimli": 1}, at="W-Q0",
    )  # fmt: skip
    view = look(GAME, table.s, 1)
    assert view["question"]["options"] == []
    assert view["table"]["players"][0]["hand"] == [None]
    assert view["table"]["window"] == {"id": "W-Q0"}


# Standing orders


def test_an_order_for_the_phase_passes_its_windows_and_nothing_else() -> None:
    """[Q-EX31, Q32.18, Q32.19]"""
    table = Table(
        seats=2,
        heroes=[["theodred"], ["eowyn"]],
        hands=[["gandalf"], ["gandalf", "feint"]],
        first=1,
        at="W-Q0",
    )
    assert table.asked == 1
    table.play("pass on", "pass-phase").pass_()
    assert table.asks == "commit"
    assert table.asked == 1
    table.commit("eowyn").commit("theodred")
    assert table.asks == "respond"
    while table.phase == "quest":
        assert table.asked == 0
        table.pass_()
    assert table.window == "W-TRV"
    assert table.asked == 1
    assert table.s.orders == [0, 0]


def test_an_order_does_not_answer_the_own_planning_turn_unless_given_there() -> None:
    """[Q32.19]"""
    table = Table(
        heroes=["eowyn"],
        hands=["gandalf", "wandering-took"],
        resources={"eowyn": 2},
        decks=["feint"],
        at="W-RES",
    )
    table.play("pass on", "pass-round")
    assert table.window == "W-PLAN"
    table.play("pass on", "pass-round")
    assert table.asks == "commit"


def test_an_order_given_in_the_planning_turn_of_another_leaves_the_own_one() -> None:
    """[Q32.19]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        hands=[["gandalf"], ["stand-together", "veteran-axehand"]],
        resources={"gimli": 2},
        at="W-PLAN",
    )
    if table.asked == 0:
        table.pass_()
    table.play("pass on", "pass-round")
    assert (table.window, table.asked, table.s.target) == ("W-PLAN", 1, 1)
    assert table.may("play veteran-axehand")


def test_who_passes_until_something_happens_is_woken() -> None:
    """[Q32.20]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        hands=[["gandalf"] * 3, ["feint"]],
        at="W-Q0",
    )
    table.play("pass on", "pass-until")
    assert table.asked == 1
    table.play("use eowyn")  # another seat acted
    assert table.asked == 0
    assert table.s.orders == [0, 0]


def test_an_orc_guard_wakes_whom_it_engages() -> None:
    """[Q32.20, Q29.27]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        hands=[["gandalf"] * 2, ["feint"] * 2],
        decks=[[], ["feint"]],
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
    ).idle()
    table.s.orders = [PASS_UNTIL, PASS_UNTIL]
    table.begin("quest")
    assert table.engaged(1) == ["orc-guard"]
    assert table.s.orders == [PASS_UNTIL, 0]


def test_an_attachment_that_leaves_play_wakes_nobody() -> None:
    """Only a character does. [Q32.20]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        allies=["snowbourn-scout"],
        attached={"the-favor-of-the-lady": "eowyn"},
    ).idle()
    table.s.orders = [PASS_UNTIL, PASS_UNTIL]
    table.discard("the-favor-of-the-lady")
    assert table.s.orders == [PASS_UNTIL, PASS_UNTIL]
    table.discard("snowbourn-scout")
    assert table.s.orders == [0, PASS_UNTIL]


def test_the_rise_of_every_refresh_phase_wakes_nobody() -> None:
    """It is no effect; a rise by a card is one, Gladden Fields in that very phase too. [Q32.20]"""
    table = Table(
        seats=2, heroes=[["eowyn"], ["gimli"]], scenario="journey-along-the-anduin"
    ).idle()
    table.s.orders = [PASS_UNTIL, PASS_UNTIL]
    table.do(threat_rises)
    assert table.s.threat == [21, 21]
    assert table.s.orders == [PASS_UNTIL, PASS_UNTIL]
    table.do(Threat(1, 1))
    assert table.s.orders == [PASS_UNTIL, 0]
    move(table.s, table.unused("gladden-fields"), ACTIVE)
    table.do(threat_rises)
    assert table.s.threat == [23, 24]
    assert table.s.orders == [0, 0]


def test_a_quest_that_fails_wakes_nobody() -> None:
    """The rise of threat that follows is a rule of the quest and no effect. [Q32.20, Q8.20]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        hands=[["gandalf"] * 2, ["stand-together"] * 2],
        staging=["king-spider"],
    ).idle()
    table.s.orders = [PASS_UNTIL, PASS_UNTIL]
    table.begin("S-Q3")
    assert table.s.threat == [22, 22]
    assert table.asks == "engage"  # the windows in between were passed
    assert table.s.orders == [PASS_UNTIL, PASS_UNTIL]


def test_an_attack_and_a_wound_wake_whom_they_concern() -> None:
    """[Q32.20]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        engaged=[["king-spider"], []],
    ).idle(COMBAT_PHASE)
    table.s.orders = [PASS_UNTIL, PASS_UNTIL]
    table.hurt(1, "gimli")
    assert table.s.orders == [PASS_UNTIL, 0]
    table.s.orders = [PASS_UNTIL, PASS_UNTIL]
    table.begin("W-C0")
    assert table.asks == "defend"
    assert table.s.orders == [0, PASS_UNTIL]


def test_an_order_with_responses_declines_them_too() -> None:
    """[Q32.19]"""
    table = Table(heroes=["theodred", "eowyn"], hands=["gandalf"] * 2, at="W-Q0")
    table.play("pass on", "pass-phase with responses").commit("theodred")
    assert table.asks != "respond"


def test_a_pass_by_order_is_the_same_pass() -> None:
    """Facts and state are those of a pass by hand. [Q32.21, Q32.23]"""

    def game() -> Table:
        return Table(heroes=["eowyn"], hands=["gandalf"], staging=["king-spider"], at="W-Q0")

    by_hand = game().pass_until("commit").commit("eowyn").pass_windows()
    by_order = game().play("pass on", "pass-phase").commit("eowyn").pass_windows()
    assert [repr(fact) for fact in by_hand.told()] == [repr(fact) for fact in by_order.told()]
    by_order.s.orders = by_hand.s.orders
    assert by_hand.s.key() == by_order.s.key()


def test_an_order_can_be_withdrawn_while_another_is_asked() -> None:
    """Passes already given stand, the question at hand stays; from then on the seat is asked again.
    [Q32.21]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        hands=[["gandalf"] * 3, ["stand-together"] * 2],
        at="W-Q0",
    )
    table.pass_().play("pass on", "pass-round")
    assert (table.asks, table.asked) == ("commit", 0)
    options = table.options
    after = play(GAME, table.s, WITHDRAW, 1).after
    assert isinstance(after, Quest)
    table.s = after
    assert (table.asks, table.asked, table.options) == ("commit", 0, options)
    assert view_of(table.s, 0)["players"][1]["order"] is None
    table.commit().commit().pass_()
    assert (table.window, table.asked) == ("W-Q1", 1)


def test_only_an_order_that_holds_can_be_withdrawn() -> None:
    """By its own seat, and never when all is over. [Q32.21]"""
    table = Table(seats=2, heroes=[["eowyn"], ["gimli"]], hands=[["gandalf"] * 3, []], at="W-Q0")
    with pytest.raises(IllegalAction) as refused:
        play(GAME, table.s, WITHDRAW, 1)
    assert refused.value.clause == "Q32.21"
    with pytest.raises(WrongSeat):
        play(GAME, table.s, WITHDRAW, 2)
    table.s.orders = [PASS_UNTIL, PASS_UNTIL]
    table.eliminate(0).eliminate(1)
    with pytest.raises(MatchOver):
        play(GAME, table.s, WITHDRAW, 1)


def test_a_withdrawn_order_is_a_move_of_the_record() -> None:
    """Whoever checks the record withdraws it again; as a decision nobody counts it. [Q32.21]"""
    match = new_match(GAME, 2, "withdrawn")
    while "pass on" not in match.options_of(match.waiting()[0]):
        match.play(match.options_of(match.waiting()[0])[-1], match.waiting()[0])
    seat = match.waiting()[0]
    match.play("pass on; pass-round", seat)
    assert match.play(WITHDRAW, seat) == []
    record = write_record(match)
    assert check_record(record).fingerprint() == match.fingerprint()
    steps = story_of(match, "withdrawn", ["", ""]).steps
    assert [step.action for step in steps] == [move.text for move in match.moves[:-1]]
    match.undo(seat)
    assert s_of(match).orders[seat] != 0
