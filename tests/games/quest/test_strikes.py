"""Player attacks. [Q12]"""

import pytest

from tests.games.quest.scenario import Table


def test_tom_attacks() -> None:
    """[Q-EX7, Q-EX8, Q12.3, Q12.5, Q12.6]"""
    table = Table(
        heroes=["glorfindel", "legolas"],
        allies=["gondorian-spearman"],
        engaged=["dol-guldur-orcs", "dol-guldur-beastmaster"],
        at="W-C1",
    )
    table.pass_until("target").attack_with("dol-guldur-orcs", "glorfindel")
    table.pass_until("target")
    assert table.zone("dol-guldur-orcs") == "encounter-discard"
    table.attack_with("dol-guldur-beastmaster", "legolas", "gondorian-spearman")
    table.pass_windows()
    assert table.damage_on("dol-guldur-beastmaster") == 3
    assert table.s.struck == [] or table.asks != "target"


def test_one_attack_per_player_and_enemy_a_round() -> None:
    """[Q12.2, Q12.7]"""
    table = Table(heroes=["glorfindel", "legolas"], engaged=["dol-guldur-beastmaster"], at="W-C1")
    table.pass_until("target").attack_with("dol-guldur-beastmaster", "glorfindel")
    table.pass_windows()
    assert table.asks != "target"
    assert table.is_ready("legolas")


def test_attacking_is_never_obligatory() -> None:
    """[Q12.2]"""
    table = Table(heroes=["legolas"], engaged=["king-spider"], at="W-C1")
    table.pass_until("target").play("attack no more").pass_windows()
    assert table.damage_on("king-spider") == 0


def test_players_attack_in_player_order() -> None:
    """[Q12.1]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["thalin"]],
        engaged=[["king-spider"], ["forest-spider"]],
        first=1,
        at="W-C1",
    )
    assert table.pass_until("target").asked == 1
    table.play("attack no more")
    assert table.asked == 0


def test_only_engaged_enemies_are_targets() -> None:
    """Others by ranged; the staging area never. [Q12.4, Q19.17, Q19.18]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["thalin"]],
        engaged=[["king-spider"], ["forest-spider"]],
        staging=["hummerhorns"],
        at="W-C1",
    )
    table.pass_until("target")
    assert table.options == [
        "attack king-spider#1",
        "attack forest-spider#1",
        "attack no more",
    ]
    table.play("attack forest-spider")  # Legolas is the only one who can
    assert not table.is_ready("legolas")
    assert table.is_ready("gimli")


def test_ranged_characters_of_others_join() -> None:
    """All exhaust together, and it does not use up their player's own attack. [Q12.17, Q19.17]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas", "thalin"]],
        engaged=["dol-guldur-beastmaster"],
        at="W-C1",
    )
    table.pass_until("target").play("attack dol-guldur-beastmaster")
    assert table.asks == "join"
    assert table.asked == 1
    assert table.options == ["join legolas", "done"]
    table.play("join legolas").pass_windows()
    assert table.damage_on("dol-guldur-beastmaster") == 4  # 2 and 3 minus 1
    assert table.told("exhausted")[0].values == (["gimli", "legolas"],)


def test_others_join_in_player_order_whoever_attacks() -> None:
    """From the first player, not from the attacking one. [Q12.17]"""
    table = Table(
        seats=3,
        heroes=[["legolas"], ["gimli"], ["aragorn"]],
        allies=[[], [], ["silverlode-archer"]],
        engaged=[[], ["dol-guldur-beastmaster"]],
        at="W-C1",
    )
    table.pass_until("target").play("attack no more")
    assert table.asked == 1
    table.play("attack dol-guldur-beastmaster")
    assert (table.asks, table.asked) == ("join", 0)
    table.play("done")
    assert (table.asks, table.asked) == ("join", 2)
    table.play("join silverlode-archer").pass_windows()
    assert table.damage_on("dol-guldur-beastmaster") == 3  # 2 and 2 minus 1


def test_each_player_has_an_attack_of_his_own_on_an_enemy() -> None:
    """Also who has joined that of another, if he has somebody ready. [Q12.7, Q12.17]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas", "thalin"]],
        allies=[[], ["silverlode-archer"]],
        engaged=["dol-guldur-beastmaster"],
        at="W-C1",
    )
    table.pass_until("target").play("attack dol-guldur-beastmaster")
    table.choose("join", "silverlode-archer").pass_until("target")
    assert (table.asked, table.damage_on("dol-guldur-beastmaster")) == (1, 3)
    table.attack_with("dol-guldur-beastmaster", "legolas").pass_windows()
    assert [fact.values for fact in table.told("destroyed")] == [("dol-guldur-beastmaster",)]
    assert [fact.values[0] for fact in table.told("strikes")] == [0, 1]


def test_dunhere_attacks_the_staging_area_alone() -> None:
    """Nobody joins; the enemy is not engaged. [Q12.8, QC9]"""
    table = Table(
        seats=2,
        heroes=[["dunhere", "eowyn"], ["legolas"]],
        staging=["king-spider"],
        at="W-C1",
    )
    table.pass_until("target").play("attack king-spider").pass_windows()
    assert table.damage_on("king-spider") == 2  # 2 and 1 minus 1
    assert table.staging == ["king-spider"]
    assert table.is_ready("legolas")


def test_damage_is_never_below_0() -> None:
    """[Q12.6]"""
    table = Table(heroes=["eowyn"], engaged=["hill-troll"], at="W-C1")
    table.pass_until("target").play("attack hill-troll").pass_windows()
    assert table.damage_on("hill-troll") == 0


def test_quick_strike_is_an_attack_more() -> None:
    """In any phase, with the windows of an attack. [Q12.12, QC35, Q5.22]"""
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["quick-strike", "feint", "blade-mastery"],
        resources={"gimli": 2},
        engaged=["dol-guldur-beastmaster"],
        at="W-C1",
    )
    table.play("play quick-strike", "with legolas")
    assert table.window == "W-ATK1"
    assert table.zone("quick-strike") == "resolving"
    table.pass_until("W-C1")
    assert table.damage_on("dol-guldur-beastmaster") == 2
    assert table.zone("quick-strike") == "discard"
    table.pass_until("target")
    assert table.may("attack dol-guldur-beastmaster")


def test_an_attacker_that_left_play_does_not_count() -> None:
    """[Q12.11]"""
    from ringtable.games.quest.combat.damage import deal_damage
    from ringtable.games.quest.state import Quest

    table = Table(
        heroes=["gimli", "legolas"],
        hands=["blade-mastery"],
        resources={"gimli": 1},
        engaged=["dol-guldur-beastmaster"],
        at="W-C1",
    )
    table.pass_until("target").attack_with("dol-guldur-beastmaster", "gimli", "legolas")
    legolas = table.card("legolas")

    def fall(s: Quest) -> None:
        deal_damage(s, [legolas], 4, "Q13.2")

    table.do(fall).pass_windows()
    assert table.damage_on("dol-guldur-beastmaster") == 1


@pytest.mark.parametrize("window", ["W-ATK1", "W-ATK2"])
def test_an_attack_whose_target_is_gone_ends_after_the_window(window: str) -> None:
    """Its damage destroyed nobody: no kill, no further window. [Q12.11, Q12.13, Q11.35]"""
    table = Table(
        heroes=["legolas", "gimli"],
        hands=["stand-together"],
        engaged=["forest-spider", "king-spider"],
        at="W-C1",
    )
    table.pass_until("target").attack_with("forest-spider", "legolas").pass_until(window)
    table.hurt(9, "forest-spider")
    assert table.window == window
    table.pass_()
    assert table.asks == "target"
    assert not table.told("progress")
    assert table.s.attackers == []


def test_legolas_and_his_blade_answer_in_either_order() -> None:
    """[Q-EX14, QC5, Q12.13, Q15.6]"""

    def battle() -> Table:
        table = Table(
            heroes=["legolas"],
            attached={"blade-of-gondolin": "legolas"},
            engaged=["dol-guldur-orcs"],
            damage={"dol-guldur-orcs": 2},
            progress={"flies-and-spiders": 7},
            at="W-C1",
        )
        return table.pass_until("target").play("attack dol-guldur-orcs").pass_until("respond")

    first = battle().play("use blade-of-gondolin for dol-guldur-orcs#1")
    first.play("use legolas for dol-guldur-orcs#1")
    assert first.told("progress")[-1].values == ("a-fork-in-the-road", 2)
    second = battle().play("use legolas for dol-guldur-orcs#1")
    second.play("use blade-of-gondolin for dol-guldur-orcs#1")
    assert second.told("progress")[-1].values == ("a-fork-in-the-road", 1)


def test_the_active_location_takes_the_progress_of_legolas() -> None:
    """[Q-EX10]"""
    table = Table(
        heroes=["legolas"],
        engaged=["dol-guldur-orcs"],
        damage={"dol-guldur-orcs": 2},
        active="the-east-bight",
        scenario="journey-along-the-anduin",
        at="W-C1",
    )
    table.pass_until("target").play("attack dol-guldur-orcs").pass_until("respond")
    table.play("use legolas for dol-guldur-orcs")
    assert table.progress_on("the-east-bight") == 2
    assert table.progress_on("to-the-river") == 0


def test_attackers_stay_exhausted_and_may_attack_again_if_they_are_readied() -> None:
    """[Q12.9, Q12.10]"""
    table = Table(
        heroes=["legolas"],
        attached={"unexpected-courage": "legolas"},
        engaged=["hill-troll", "dol-guldur-beastmaster"],
        at="W-C1",
    )
    table.pass_until("target").play("attack hill-troll").pass_until("W-ATK1")
    table.play("use unexpected-courage").pass_until("target")
    assert table.is_ready("legolas")
    assert table.options == ["attack dol-guldur-beastmaster#1", "attack no more"]
