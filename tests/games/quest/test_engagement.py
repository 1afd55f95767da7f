"""The encounter phase. [Q10]"""

from tests.games.quest.scenario import Table


def test_each_player_may_engage_one_enemy_whatever_its_cost() -> None:
    """[Q10.1, Q10.2, Q10.3]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["thalin"]],
        staging=["marsh-adder", "dol-guldur-beastmaster"],
        threat=5,
        at="S-ENC1",
    )
    table.play("engage marsh-adder")
    assert table.asked == 1
    table.play("engage nobody")
    assert table.engaged(0) == ["marsh-adder"]
    assert table.staging == ["dol-guldur-beastmaster"]


def test_the_checks_of_tom_and_kris() -> None:
    """[Q-EX4, Q10.6, Q10.7, Q10.10]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["aragorn", "gimli"]],
        threat=[24, 35],
        staging=["king-spider", "forest-spider", "ungoliants-spawn", "hummerhorns"],
        at="S-ENC1",
    )
    table.play("engage nobody", "engage nobody").pass_until("defend")
    assert [fact.values for fact in table.told("engaged")] == [
        (0, "king-spider"),
        (1, "ungoliants-spawn"),
        (1, "forest-spider"),
    ]
    assert table.staging == ["hummerhorns"]


def test_the_player_who_makes_the_check_chooses_among_equals() -> None:
    """[Q10.8]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        threat=[5, 40],
        staging=["dol-guldur-beastmaster", "chieftan-ufthak"],
        at="S-ENC2",
    )
    assert table.asks == "check"
    assert table.asked == 1
    table.play("engage chieftan-ufthak")
    assert table.engaged(1)[0] == "chieftan-ufthak"


def test_goblin_sniper_cannot_be_engaged_by_choice_alone() -> None:
    """Checks engage it all the same. [Q10.4, QC83]"""
    table = Table(
        threat=48,
        staging=["goblin-sniper", "king-spider"],
        scenario="journey-along-the-anduin",
        at="S-ENC1",
    )
    assert table.options == ["engage king-spider#1", "engage nobody"]
    table.play("engage nobody").pass_windows()
    assert "goblin-sniper" in table.engaged()


def test_effects_of_an_engagement_come_before_the_next_check() -> None:
    """However it came about. [Q10.9, Q10.10, QC96]"""
    table = Table(
        heroes=["gimli"], threat=30, staging=["forest-spider", "king-spider"], at="S-ENC2"
    )
    assert table.attack("forest-spider") == 3
    assert sorted(table.engaged()) == ["forest-spider", "king-spider"]


def test_an_enemy_stays_engaged_across_rounds() -> None:
    """It attacks in the combat phase alone. [Q10.11, Q10.12]"""
    table = Table(engaged=["king-spider"], at="S-REF1")
    table.pass_until("commit")
    assert table.engaged() == ["king-spider"]
