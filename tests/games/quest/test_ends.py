"""The end of a phase and of a round: what stops, what is free again. [Q5.17, Q5.18]"""

import pytest

from ringtable.games.quest.cards.ability import HIT_POINTS
from ringtable.games.quest.combat.shadows import attacks_or_will_attack
from ringtable.games.quest.timing.effects import END_OF_PHASE, END_OF_ROUND, begin
from tests.games.quest.encounters import ESCAPE, WATCH
from tests.games.quest.scenario import Table


def test_an_enemy_attacks_and_is_attacked_again_in_the_next_round() -> None:
    """Once a phase, once a round. [Q11.7, Q12.7, Q5.17, Q5.18]"""
    table = Table(heroes=["gimli", "legolas"], hands=WATCH, engaged=["ungoliants-spawn"], at="S-C0")
    table.pass_until("defend").play("defend gimli").pass_until("target")
    table.attack_with("ungoliants-spawn", "legolas").pass_until("commit")
    assert table.s.round == 2
    table.begin("S-C0")
    assert table.window == "W-C0"
    assert attacks_or_will_attack(table.s, table.card("ungoliants-spawn"), 0)
    table.pass_until("defend").play("no defender").pass_until("take-damage")
    table.play("damage legolas").pass_until("target")
    assert table.may("attack ungoliants-spawn")


def test_the_group_may_play_an_ally_again_in_the_next_round() -> None:
    """[Q29.26, Q5.18]"""
    table = Table(
        heroes=["gloin", "aragorn"],
        hands=["guard-of-the-citadel", "snowbourn-scout"],
        resources={"gloin": 3, "aragorn": 3},
        scenario=ESCAPE,
        stage="the-necromancers-tower",
        at="W-PLAN",
    )
    table.play("play guard-of-the-citadel").play("pay gloin 2")
    assert table.refused("play snowbourn-scout") == "Q29.26"
    while table.s.round == 1:
        table.play("done" if "done" in table.options else "pass")
    table.pass_until("W-PLAN")
    assert table.may("play snowbourn-scout")


def test_a_limit_of_the_phase_is_free_in_the_next_phase() -> None:
    """Three times a phase, then again. [Q5.17, Q18.18]"""
    table = Table(
        heroes=["denethor", "eowyn"],
        hands=["gandalf"] * 5,
        attached={"protector-of-lorien": "eowyn"},
        at="W-PLAN",
    )
    for _ in range(3):
        table.play("use protector-of-lorien", "choose gandalf")
        table.play(next(text for text in table.options if "willpower" in text))
    assert table.refused("use protector-of-lorien") == "Q18.18"
    table.pass_until("W-Q0")
    assert table.may("use protector-of-lorien")
    assert table.willpower("eowyn") == 4


def test_a_limit_of_the_round_outlasts_the_phase() -> None:
    """[Q5.18, Q18.18]"""
    table = Table(
        heroes=["glorfindel", "gimli"],
        hands=WATCH,
        resources={"glorfindel": 3},
        damage={"gimli": 3},
        at="W-PLAN",
    )
    table.play("use glorfindel").pass_until("W-Q0")
    assert table.refused("use glorfindel") == "Q18.18"
    while table.s.round == 1:
        table.play("done" if "done" in table.options else "pass")
    assert table.pass_until("W-RES").may("use glorfindel")


def test_forced_effects_of_the_end_come_before_the_shadow_cards_leave() -> None:
    """Parts 4 and 5. [Q5.17, Q12.16]"""
    table = Table(
        heroes=["gimli"],
        allies=["snowbourn-scout"],
        staging=["goblin-sniper"],
        engaged=["king-spider"],
        encounters=["forest-gate"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("target")
    table.play("attack no more").pass_until("choose-character")
    assert table.zone("forest-gate") == "shadow"
    table.play("choose gimli").pass_windows()
    kinds = [fact.kind.id for fact in table.told()]
    assert kinds.index("quest-shadows-discarded") > len(kinds) - 1 - kinds[::-1].index(
        "quest-damaged"
    )


@pytest.mark.parametrize(
    ("until", "last", "after"),
    [(END_OF_PHASE, "W-RES", "W-PLAN"), (END_OF_ROUND, "W-REF", "W-RES")],
)
def test_who_lived_by_a_bonus_falls_when_it_stops(until: int, last: str, after: str) -> None:
    """At once, when the time of the bonus is reached. [Q13.5, Q20.4]"""
    table = Table(heroes=["gimli", "eowyn"], hands=WATCH, damage={"eowyn": 4}, at=last)
    begin(table.s, HIT_POINTS, table.card("eowyn"), 2, until)
    assert (table.window, table.zone("eowyn")) == (last, "play")
    table.pass_until(after)
    assert table.zone("eowyn") == "discard"
    told = [fact.kind.id for fact in table.told()]
    assert told.index("quest-destroyed") < told.index("quest-phase-begins")
