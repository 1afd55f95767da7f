"""What a player of the group never does, each in a small position."""

import re
from random import Random

import pytest

from ringtable.games.quest import GAME
from ringtable.games.quest.bots.fight import WOUND, Foe, kills
from ringtable.games.quest.bots.heuristic import Heuristic
from ringtable.games.quest.phases.stages import resolve_stage
from tests.games.quest.scenario import Table


def answer(table: Table) -> str:
    """What the bot answers to the question at hand, without numbers of copies and the moment."""
    return re.sub(r"#\d+| for .*", "", chosen(table))


def chosen(table: Table) -> str:
    s = table.s
    action = Heuristic().choose(GAME, s, s.asked, Random(1))
    return table.options[s.options.index(action)]


def answers(table: Table, asks: str) -> list[str]:
    """All answers of the bot while the same is asked."""
    found = []
    while table.asks == asks:
        found.append(answer(table))
        table.play(chosen(table))
    return found


BLANKS = ["old-forest-road", "forest-gate", "great-forest-web", "mountains-of-mirkwood"]


def test_a_hero_is_not_left_to_die_while_somebody_small_is_ready() -> None:
    table = Table(
        heroes=["eowyn", "eleanor"],
        allies=["wandering-took"],
        engaged=["hill-troll"],
        encounters=BLANKS,
        at="W-C0",
    )
    table.pass_until("defend")
    assert answer(table) == "defend wandering-took"


def test_nobody_defends_only_where_no_hero_dies() -> None:
    table = Table(
        heroes=["aragorn", "gimli"],
        engaged=["black-forest-bats"],
        damage={"aragorn": 4},
        encounters=BLANKS,
        shadow_cards=False,
        at="W-C0",
    )
    table.pass_until("defend")
    if answer(table) == "no defender":
        table.play("no defender")
        table.pass_until("take-damage")
        assert answer(table) == "damage gimli"


def test_the_damage_goes_to_who_survives_it() -> None:
    table = Table(
        heroes=["eowyn", "gimli"],
        engaged=["king-spider"],
        encounters=BLANKS,
        shadow_cards=False,
        at="W-C0",
    )
    table.pass_until("defend").play("no defender")
    table.pass_until("take-damage")
    assert answer(table) == "damage gimli"


def test_the_only_defender_stays_against_a_sure_attack() -> None:
    """Two ready characters, a strong enemy engaged: both do not go."""
    table = Table(
        heroes=["denethor", "eowyn"],
        engaged=["ungoliants-spawn"],
        damage={"denethor": 0},
        encounters=BLANKS,
        threat=25,
        at="S-Q1",
    )
    assert len([one for one in answers(table, "commit") if one != "done"]) < 2


def test_everybody_goes_where_a_failed_quest_is_the_end() -> None:
    table = Table(
        heroes=["eowyn", "aragorn", "gloin"],
        staging=["the-brown-lands", "forest-gate"],
        encounters=BLANKS,
        threat=47,
        at="S-Q1",
    )
    going = [one for one in answers(table, "commit") if one != "done"]
    assert len(going) == 3


def test_a_quest_without_threat_is_not_for_all_if_an_enemy_comes() -> None:
    table = Table(
        heroes=["eowyn", "denethor", "gimli"],
        staging=["dol-guldur-orcs"],
        encounters=BLANKS,
        threat=30,
        at="S-Q1",
    )
    going = answers(table, "commit")
    assert "commit eowyn" in going
    assert not {"commit denethor", "commit gimli"} <= set(going)


def test_nobody_calls_an_enemy_that_would_kill() -> None:
    table = Table(heroes=["eowyn"], staging=["hill-troll"], threat=20, at="S-ENC1")
    assert answer(table) == "engage nobody"


def test_hummerhorns_are_not_called() -> None:
    table = Table(heroes=["aragorn", "gloin"], staging=["hummerhorns"], threat=20, at="S-ENC1")
    assert answer(table) == "engage nobody"


def test_an_enemy_that_can_be_killed_is_called() -> None:
    table = Table(
        heroes=["gimli", "legolas", "aragorn"],
        staging=["forest-spider"],
        encounters=BLANKS,
        threat=20,
        at="S-ENC1",
    )
    assert answer(table) == "engage forest-spider"


def test_the_test_of_will_is_kept_for_what_hurts() -> None:
    """Despair takes progress: there is none, and then there is."""
    for progress, wanted in ((0, "pass"), (4, "play a-test-of-will")):
        table = Table(
            heroes=["eowyn"],
            hands=["a-test-of-will"],
            resources={"eowyn": 1},
            progress={"flies-and-spiders": progress},
        )
        table.reveal("despair")
        assert table.asks == "respond"
        assert answer(table) == wanted


def test_hasty_stroke_is_kept_for_what_kills() -> None:
    for damage, wanted in ((0, False), (2, True)):
        table = Table(
            heroes=["eowyn", "dunhere"],
            hands=["hasty-stroke"],
            resources={"eowyn": 1},
            damage={"dunhere": damage},
            engaged=["forest-spider"],
            encounters=["east-bight-patrol"],
            at="S-C0",
        )
        table.pass_until("defend").play("defend dunhere")
        while table.asks == "act":
            table.play("pass")
        assert table.asks == "respond"
        assert (answer(table) == "play hasty-stroke") is wanted


def test_feint_stops_the_attack_that_costs_most() -> None:
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["feint"],
        resources={"gimli": 1},
        engaged=["hill-troll", "black-forest-bats"],
        encounters=BLANKS,
        at="W-C0",
    )
    assert answer(table) == "play feint"
    table.play("play feint")
    assert answer(table).startswith("choose hill-troll")


def test_feint_is_kept_if_nobody_is_in_danger() -> None:
    table = Table(
        heroes=["gimli", "legolas", "thalin"],
        hands=["feint"],
        resources={"gimli": 1},
        engaged=["black-forest-bats"],
        encounters=BLANKS,
        at="W-C0",
    )
    assert answer(table) == "pass"


def test_sneak_attack_brings_gandalf_and_waits_for_him() -> None:
    table = Table(
        hands=["sneak-attack", "gandalf", "snowbourn-scout"],
        resources={"aragorn": 1},
        engaged=["forest-spider"],
        encounters=BLANKS,
        at="W-C0",
    )
    assert answer(table) == "play sneak-attack"
    table.play("play sneak-attack")
    assert answer(table) == "choose gandalf"
    without = Table(
        hands=["sneak-attack", "snowbourn-scout"],
        resources={"aragorn": 1},
        engaged=["forest-spider"],
        encounters=BLANKS,
        at="W-C0",
    )
    assert answer(without) == "pass"


@pytest.mark.parametrize("card", ["dark-knowledge", "power-in-the-earth"])
def test_a_card_that_does_no_good_is_not_played(card: str) -> None:
    table = Table(
        heroes=["denethor", "eowyn"],
        hands=[card],
        resources={"denethor": 3, "eowyn": 3},
        active="old-forest-road",
        at="W-PLAN",
    )
    assert answer(table) == "pass"


def test_an_attachment_goes_where_it_helps_most() -> None:
    table = Table(
        heroes=["legolas", "gimli"],
        hands=["dwarven-axe"],
        resources={"legolas": 2},
        at="W-PLAN",
    )
    assert answer(table) == "play dwarven-axe"
    table.play("play dwarven-axe")
    assert answer(table) == "on gimli"


def test_no_more_attackers_than_it_takes() -> None:
    table = Table(
        heroes=["aragorn", "gimli", "legolas"],
        engaged=["black-forest-bats"],
        shadow_cards=False,
        exhausted=[],
        at="W-C1",
    )
    table.pass_until("target")
    assert answer(table) == "attack black-forest-bats"
    table.play("attack black-forest-bats")
    assert len([one for one in answers(table, "attackers") if one != "done"]) == 1


def test_nobody_strikes_where_it_does_nothing() -> None:
    table = Table(heroes=["eowyn"], engaged=["hill-troll"], shadow_cards=False, at="W-C1")
    table.pass_until("target")
    assert answer(table) == "attack no more"


def test_healing_waits_for_wounds() -> None:
    for damage, wanted in ((1, "pass"), (4, "play lore-of-imladris")):
        table = Table(
            heroes=["glorfindel"],
            hands=["lore-of-imladris"],
            resources={"glorfindel": 2},
            damage={"glorfindel": damage},
            at="W-PLAN",
        )
        assert answer(table) == wanted


def test_nobody_travels_when_the_last_token_is_missing() -> None:
    """In the last stage a location would come between."""
    table = Table(
        stage="a-chosen-path-beorns-path",
        progress={"a-chosen-path-beorns-path": 9},
        staging=["forest-gate"],
        at="S-TRV",
    )
    assert answer(table) == "stay"


def test_what_is_hidden_changes_no_answer() -> None:
    """The same commitment, whatever the order of the encounter deck."""
    found = set()
    for number in range(len(BLANKS)):
        order = [*BLANKS[number:], "ungoliants-spawn", *BLANKS[:number]]
        table = Table(
            heroes=["eowyn", "aragorn", "denethor"],
            staging=["forest-spider"],
            encounters=order,
            threat=28,
            at="S-Q1",
        )
        found.add(tuple(answers(table, "commit")))
    assert len(found) == 1


@pytest.mark.parametrize("way", ["eowyn", "protector-of-lorien"])
def test_a_price_is_paid_with_the_card_that_is_missed_least(way: str) -> None:
    """Not with the first one of the hand."""
    table = Table(
        heroes=["eowyn", "gimli"],
        attached={"protector-of-lorien": "eowyn"},
        hands=["northern-tracker", "a-test-of-will", "will-of-the-west"],
        committed=["eowyn"],
        at="W-Q2",
    )
    table.play(f"use {way}")
    assert table.asks == "cost-hand"
    assert answer(table) == "choose will-of-the-west"


def test_the_spider_that_must_die_is_the_one_that_is_found() -> None:
    """Without Ungoliant's Spawn there is no way to win on the path. [Q29.6]"""
    table = Table(
        heroes=["gimli", "legolas", "aragorn"],
        stage="a-chosen-path-dont-leave-the-path",
        encounters=["forest-spider", "king-spider", "ungoliants-spawn", *BLANKS],
    ).do(resolve_stage)
    assert table.asks == "choose-search"
    assert answer(table) == "choose ungoliants-spawn"


def test_a_great_enemy_is_worn_down() -> None:
    """A blow counts for the share of its hit points that it takes, and less than the kill."""
    troll = Foe(-1, attack=6, defense=3, hit_points=9, threat=1)
    assert kills(3, [troll]) == 0
    assert kills(6, [troll]) == pytest.approx(WOUND * troll.worth / 3)
    assert kills(9, [troll]) == pytest.approx(2 * kills(6, [troll]))
    assert kills(11, [troll]) < kills(12, [troll]) == troll.worth
