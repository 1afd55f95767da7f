"""Decision points, the tracker, saves in the middle of a thought. [Q31, Q32]"""

from random import Random

import pytest

from ringtable.games.quest import GAME
from ringtable.games.quest.box.components import SEQUENCE
from ringtable.games.quest.flow import FLOW
from ringtable.games.quest.state import Quest
from ringtable.games.quest.view import table as table_of
from ringtable.kernel.decision import name_of
from ringtable.kernel.errors import IllegalAction
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.view import look
from tests.games.quest.encounters import ANDUIN, attacked
from tests.games.quest.scenario import Table
from tests.games.quest.soak import choose, fresh

QUESTIONS = {name_of(step.decision) for step in FLOW.code}


@pytest.mark.parametrize(
    ("clause", "names"),
    [
        ("Q31.1", ["mulligan"]),
        ("Q31.2", ["act", "pay", "choose-enemy", "quest-choose-gandalf"]),
        ("Q31.3", ["act", "pay", "host"]),
        ("Q31.4", ["commit", "respond"]),
        ("Q31.5", ["respond", "choose-character", "choose-player"]),
        ("Q31.6", ["travel", "choose-hero", "respond"]),
        ("Q31.7", ["engage", "check"]),
        ("Q31.8", ["next-attacker", "defend", "sentinel", "take-damage"]),
        ("Q31.9", ["target", "attackers", "join"]),
        ("Q31.10", ["pay-to-ready"]),
        ("Q31.11", ["next-passive", "next-forced", "drop-restricted"]),
    ],
)
def test_every_decision_point_is_a_question_of_the_flow(clause: str, names: list[str]) -> None:
    """[Q31.1, Q31.2, Q31.3, Q31.4, Q31.5, Q31.6, Q31.7, Q31.8, Q31.9, Q31.10, Q31.11]"""
    assert set(names) <= QUESTIONS, clause


def test_the_view_names_step_window_and_moment() -> None:
    """[Q32.24, Q32.1, Q32.8]"""
    table = Table(heroes=["theodred", "gimli"], hands=["blade-mastery"], at="S-QBEG")
    seen = table_of(table.s, 0)
    assert seen["step"] == "S-QBEG"
    assert seen["window"] == {"id": "W-Q0"}
    assert {seen["step"], seen["window"]["id"]} <= set(SEQUENCE)
    table.pass_until("commit").commit("theodred")
    seen = table_of(table.s, 0)
    assert seen["moments"][0]["id"] == "M-COMMIT"
    assert seen["moments"][0]["name"] == "theodred"


def test_the_view_names_format_and_mode() -> None:
    """[Q28.17, Q28.12]"""
    seen = table_of(Table(easy=True, shadow_cards=False).idle().s, 0)
    assert (seen["format"], seen["easy"], seen["shadow_cards"]) == ("scenario", True, False)


def test_values_come_with_their_reasons() -> None:
    """[Q20.2, Q20.9]"""
    table = Table(heroes=["gimli"], attached={"dwarven-axe": "gimli"}, damage={"gimli": 2}).idle()
    gimli = table_of(table.s, 0)["players"][0]["play"][0]
    assert gimli["stats"]["attack"] == {
        "value": 6,
        "printed": 2,
        "reasons": [{"by": "gimli", "n": 2}, {"by": "dwarven-axe", "n": 2}],
    }


def test_a_defense_that_despair_takes_is_shown_as_nothing() -> None:
    """For this attack, as long as it lasts. [QC86, Q20.3]"""
    table = attacked(
        "despair",
        defend="gimli",
        enemy="goblin-sniper",
        heroes=["gimli"],
        scenario=ANDUIN,
        until="W-DEF3",
    )
    gimli = table_of(table.s, 0)["players"][0]["play"][0]
    assert gimli["stats"]["defense"] == {
        "value": 0,
        "printed": 2,
        "reasons": [{"by": "lasting", "n": -2}],
    }
    table.pass_until("W-C2")
    gimli = table_of(table.s, 0)["players"][0]["play"][0]
    assert gimli["stats"]["defense"] == {"value": 2, "printed": 2}


def test_a_waiting_decision_and_an_order_survive_a_save() -> None:
    """[Q31.16, Q32.21]"""
    s = fresh(2, {"first_player": "agreed"}, 3)
    random = Random(3)
    for _ in range(80):
        if s.outcome is not None:
            break
        data = GAME.save_state(s)
        again = GAME.load_state(2, {"first_player": "agreed"}, key_from_seed(3), data)
        assert again.key() == s.key()
        assert look(GAME, again, s.asked) == look(GAME, s, s.asked)
        GAME.flow.play(s, random.choice(s.options))


def test_the_same_answers_lead_to_the_same_states_and_facts() -> None:
    """Whether somebody listens or not: pace is a matter of display. [Q-EX32, Q32.22, Q32.23]"""

    def game(listening: bool) -> Quest:
        s = GAME.blank(2, GAME.settle({}), GAME.new_rng(key_from_seed(7)))
        assert isinstance(s, Quest)
        s.facts = [] if listening else None
        GAME.flow.start(s)
        return s

    one, other, third = game(True), game(False), game(True)
    random = Random(7)
    while one.outcome is None:
        answer = choose(one, random)
        for s in (one, other, third):
            GAME.flow.play(s, answer)
        assert one.key() == other.key() == third.key()
    assert [repr(fact) for fact in one.facts or []] == [repr(fact) for fact in third.facts or []]
    assert other.outcome == one.outcome


# Why not


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ("play faramir", "Q7.4"),
        ("play wandering-took", "Q7.5"),
        ("play beravor", ""),
        ("play valiant-sacrifice", "Q18.8"),
        ("play feint", "Q5.9"),
        ("play gandalf", "Q23.1"),
        ("use gandalf", "Q18.3"),
        ("use glorfindel", "Q21.4"),
        ("use denethor", "Q5.13"),
    ],
)
def test_a_refusal_names_its_clause(thing: str, clause: str) -> None:
    """[Q7.4, Q7.5, Q18.8, Q5.9, Q23.1, Q18.3, Q21.4, Q5.13]"""
    table = Table(
        heroes=["theodred", "denethor", "gimli"],
        allies=["gandalf"],
        hands=["faramir", "wandering-took", "valiant-sacrifice", "feint", "gandalf"],
        exhausted=["denethor"],
        resources={"gimli": 1},
        engaged=["king-spider"],
        encounters=["forest-gate"],
        at="W-PLAN",
    )
    if thing == "use glorfindel":
        table = Table(
            heroes=["glorfindel", "gimli"],
            hands=["gandalf"],
            resources={"glorfindel": 1},
            at="W-PLAN",
        )
    why = FLOW.why_not(table.s, 0, thing)
    assert (why.clause if why else "") == clause


def test_refusals_of_other_questions() -> None:
    """[Q8.2, Q11.11, Q12.7, Q12.4, Q9.4, Q10.4]"""
    commit = Table(heroes=["gimli", "legolas"], exhausted=["gimli"], at="S-Q1")
    assert (why := FLOW.why_not(commit.s, 0, "commit gimli")) is not None
    assert why.clause == "Q8.2"
    defend = Table(
        heroes=["gimli", "legolas"], exhausted=["gimli"], engaged=["king-spider"], at="W-C0"
    ).pass_until("defend")
    assert (why := FLOW.why_not(defend.s, 0, "defend gimli")) is not None
    assert why.clause == "Q11.11"
    strike = Table(
        heroes=["gimli"], engaged=["king-spider"], staging=["hummerhorns"], at="W-C1"
    ).pass_until("target")
    assert (why := FLOW.why_not(strike.s, 0, "attack hummerhorns")) is not None
    assert why.clause == "Q12.4"
    travel = Table(
        heroes=["gimli"],
        exhausted=["gimli"],
        staging=["great-forest-web", "forest-gate"],
        at="S-TRV",
    )
    assert (why := FLOW.why_not(travel.s, 0, "travel great-forest-web")) is not None
    assert why.clause == "Q9.4"
    sniper = Table(
        staging=["goblin-sniper", "king-spider"],
        scenario="journey-along-the-anduin",
        at="S-ENC1",
    )
    assert (why := FLOW.why_not(sniper.s, 0, "engage goblin-sniper")) is not None
    assert why.clause == "Q10.4"


def test_who_may_be_declared_is_refused_by_its_own_clause() -> None:
    """Of another player: to commit, to defend, to attack. [Q8.1, Q11.14, Q12.17]"""
    heroes = [["gimli", "legolas"], ["eowyn"]]
    commit = Table(seats=2, heroes=heroes, staging=["king-spider"], at="S-Q1")
    assert commit.refused("commit eowyn") == "Q8.1"
    assert commit.refused("commit king-spider") == "Q8.1"
    defend = Table(seats=2, heroes=heroes, engaged=["king-spider"], at="W-C0")
    assert defend.pass_until("defend").refused("defend eowyn") == "Q11.14"
    strike = Table(seats=2, heroes=heroes, engaged=["king-spider"], at="W-C1").pass_until("target")
    assert strike.play("attack king-spider").refused("with eowyn") == "Q12.17"


def test_only_ready_ranged_characters_join() -> None:
    """[Q19.18, Q12.5]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas", "eowyn"]],
        allies=[[], ["horseback-archer"]],
        exhausted=["horseback-archer"],
        engaged=["king-spider"],
        at="W-C1",
    )
    table.pass_until("target").play("attack king-spider")
    assert (table.asks, table.asked) == ("join", 1)
    assert table.refused("join eowyn") == "Q19.18"
    assert table.refused("join horseback-archer") == "Q12.5"
    assert table.refused("join gimli") == "Q12.17"


def test_why_another_enemy_cannot_attack_next() -> None:
    """Snared, in the staging area, engaged with another player, or it has attacked. [Q11.5, Q11.34,
    Q11.7]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn"]],
        engaged=[["forest-spider", "king-spider", "wargs", "hill-troll"], ["marsh-adder"]],
        staging=["hummerhorns"],
        attached={"forest-snare": "hill-troll"},
        at="W-C0",
    )
    assert table.pass_until("next-attacker").refused("face hill-troll") == "Q11.5"
    assert table.refused("face hummerhorns") == "Q11.34"
    assert table.refused("face marsh-adder") == "Q11.7"
    table.play("face wargs").pass_until("defend").play("no defender").pass_until("take-damage")
    table.play("damage gimli").pass_until("next-attacker")
    assert table.refused("face wargs") == "Q11.7"


def test_why_somebody_else_cannot_take_the_damage() -> None:
    """An ally never takes that of an undefended attack; with defenders only one of them does.
    [Q11.23, Q11.25]"""
    table = Table(
        heroes=["gimli", "legolas"],
        allies=["gondorian-spearman"],
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend").play("no defender").pass_until("take-damage")
    assert table.refused("damage gondorian-spearman") == "Q11.23"
    together = Table(
        heroes=["eowyn", "legolas"],
        allies=["snowbourn-scout"],
        hands=["stand-together"],
        engaged=["ungoliants-spawn"],
        at="W-C0",
    )
    together.play("play stand-together").pass_until("defend-together")
    together.choose("defend", "eowyn", "snowbourn-scout").pass_until("defender-damage")
    assert together.refused("damage legolas") == "Q11.25"


def test_why_another_enemy_does_not_engage_in_a_check() -> None:
    """Its cost is above the threat, or not the highest. [Q10.6]"""
    table = Table(
        threat=30,
        staging=["forest-spider", "forest-spider", "king-spider", "hummerhorns"],
        at="S-ENC2",
    )
    assert table.asks == "check"
    assert table.refused("engage hummerhorns") == "Q10.6"
    assert table.refused("engage king-spider") == "Q10.6"


def test_why_a_payment_is_refused() -> None:
    """Without the icon, of another player, or not the sum. [Q-EX1, Q7.5, Q7.13, Q7.4]"""
    table = Table(
        seats=2,
        heroes=[["gloin", "aragorn", "eowyn"], ["theodred"]],
        hands=["guard-of-the-citadel"],
        resources={"gloin": 3, "aragorn": 1, "eowyn": 2, "theodred": 2},
        at="W-PLAN",
    ).play("play guard-of-the-citadel")
    assert table.asks == "pay"
    assert table.refused("pay gloin 1, eowyn 1") == "Q7.5"
    assert table.refused("pay theodred 2") == "Q7.13"
    assert table.refused("pay gloin 3") == "Q7.4"
    assert table.refused("pay gloin 2") == ""


def test_resources_without_the_icon_do_not_help() -> None:
    """There is enough in all pools together. [Q7.5]"""
    table = Table(
        heroes=["gloin", "eowyn"],
        hands=["guard-of-the-citadel"],
        resources={"gloin": 1, "eowyn": 2},
        at="W-PLAN",
    )
    assert table.refused("play guard-of-the-citadel") == "Q7.5"


def test_why_an_attachment_or_an_effect_cannot_go_there() -> None:
    """[Q7.18, Q21.13]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        allies=["snowbourn-scout"],
        hands=["unexpected-courage"],
        resources={"eowyn": 2},
        at="W-PLAN",
    ).play("play unexpected-courage")
    assert table.refused("on snowbourn-scout") == "Q7.18"
    heal = Table(
        heroes=["glorfindel", "gimli", "eowyn"],
        hands=["lore-of-imladris"],
        resources={"glorfindel": 2},
        damage={"gimli": 1, "eowyn": 1},
        at="W-PLAN",
    ).play("play lore-of-imladris")
    assert heal.refused("choose glorfindel") == "Q21.13"


# Whole moves


def test_a_card_with_its_payment_is_one_move() -> None:
    """[Q31.14, Q31.2]"""
    from ringtable.kernel.play import draft, play

    table = Table(
        heroes=["eowyn", "eleanor"],
        hands=["wandering-took"],
        resources={"eowyn": 3, "eleanor": 3},
        at="W-PLAN",
    )
    question = draft(GAME, table.s, ["play wandering-took"], 0)
    assert question is not None
    assert question["options"][0]["text"] == "pay eowyn 2"
    assert draft(GAME, table.s, ["play wandering-took", "pay eowyn 2"], 0) is None
    after = play(GAME, table.s, "play wandering-took; pay eowyn 1, eleanor 1", 0).after
    assert isinstance(after, Quest)
    assert after.zone[table.card("wandering-took")] == 4


def test_a_set_is_one_move_and_its_beginning_is_none() -> None:
    """[Q31.4]"""
    from ringtable.kernel.play import draft, play

    table = Table(heroes=["gimli", "legolas", "eowyn"], hands=["feint"], at="S-Q1")
    question = look(GAME, table.s, 0)["question"]
    assert not question["stage"]
    more = draft(GAME, table.s, ["commit gimli"], 0)
    assert more is not None
    assert more["stage"]
    after = play(GAME, table.s, "commit gimli; commit eowyn", 0).after
    assert isinstance(after, Quest)
    assert after.committed == [table.card("gimli"), table.card("eowyn")]


# Copies


def test_a_copy_need_not_be_named_where_only_one_can_be_meant() -> None:
    table = Table(
        heroes=["aragorn", "theodred", "gloin"],
        allies=["snowbourn-scout"],
        hands=["snowbourn-scout"],
        staging=["forest-gate"],
        at="S-Q1",
    )
    (scout,) = [text for text in table.options if text.startswith("commit snowbourn-scout#")]
    assert FLOW.parse(table.s, 0, "commit snowbourn-scout") == FLOW.parse(table.s, 0, scout)


def test_of_several_copies_one_is_to_be_named() -> None:
    """The refusal says which there are, and speaks of no rule."""
    table = Table(
        heroes=["aragorn", "theodred", "gloin"],
        allies=["snowbourn-scout", "snowbourn-scout"],
        staging=["forest-gate"],
        at="S-Q1",
    )
    with pytest.raises(IllegalAction, match=r"snowbourn-scout#1 or .*snowbourn-scout#2") as refused:
        FLOW.parse(table.s, 0, "commit snowbourn-scout")
    assert (refused.value.reason, refused.value.clause) == ("which-copy", "")
