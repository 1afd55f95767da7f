"""Enemy attacks. [Q11]"""

from ringtable.games.quest.damage import deal_damage
from ringtable.games.quest.state import Quest
from tests.games.quest.scenario import Table


def test_shadow_cards_are_dealt_by_player_and_engagement_cost() -> None:
    """First the enemies of the first player, highest cost first. [Q11.1, Q11.6]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["thalin"]],
        engaged=[["king-spider"], ["forest-spider", "ungoliants-spawn"]],
        encounters=["hummerhorns", "wolf-rider", "enchanted-stream", "forest-gate"],
        first=1,
        at="S-C0",
    )
    assert [fact.values for fact in table.told("shadow-dealt")] == [
        ("ungoliants-spawn",),
        ("forest-spider",),
        ("king-spider",),
    ]
    assert len(table.s.encounter_deck) == 1


def test_the_first_player_orders_equal_costs() -> None:
    """[Q11.2]"""
    table = Table(
        engaged=["dol-guldur-beastmaster", "chieftan-ufthak"],
        encounters=["hummerhorns", "forest-gate"],
        at="S-C0",
    )
    assert table.asks == "next-shadow"
    table.play("deal chieftan-ufthak")
    assert table.told("shadow-dealt")[0].values == ("chieftan-ufthak",)


def test_an_empty_deck_deals_no_more_shadow_cards() -> None:
    """It is not renewed outside the quest phase. [Q11.4, Q25.4]"""
    table = Table(
        heroes=["gimli", "legolas"],
        engaged=["king-spider", "hummerhorns"],
        encounters=["forest-gate"],
        encounter_discard=["forest-gate"],
        at="S-C0",
    )
    assert len(table.told("shadow-dealt")) == 1
    assert table.s.encounter_deck == []


def test_the_attacked_player_orders_the_attacks() -> None:
    """[Q11.7, Q11.8]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["thalin"]],
        engaged=[["king-spider"], ["forest-spider", "wolf-rider"]],
        at="W-C0",
    )
    table.pass_until("defend")
    assert table.asked == 0
    table.play("no defender").pass_until("next-attacker")
    assert table.asked == 1
    assert table.options == ["face forest-spider#1", "face wolf-rider"]


def test_kris_defends() -> None:
    """[Q-EX5, Q11.9, Q11.16, Q11.21, Q11.28]"""
    table = Table(
        heroes=["aragorn"],
        allies=["silverlode-archer"],
        engaged=["ungoliants-spawn", "forest-spider"],
        encounters=["east-bight-patrol", "enchanted-stream"],
        at="S-C0",
    )
    assert [fact.values[0] for fact in table.told("shadow-dealt")] == [
        "ungoliants-spawn",
        "forest-spider",
    ]
    table.pass_until("next-attacker").play("face ungoliants-spawn").pass_until("defend")
    table.play("defend silverlode-archer").pass_until("defend")
    assert [fact.values for fact in table.told("damaged")] == [("silverlode-archer", 6)]
    assert table.zone("silverlode-archer") == "discard"
    assert table.threat == 20
    table.play("no defender").pass_windows()  # [Q-EX6]
    assert table.damage_on("aragorn") == 2


def test_the_spider_that_engaged_this_round_is_stronger() -> None:
    """[Q-EX6, Q11.23]"""
    table = Table(heroes=["aragorn"], threat=25, staging=["forest-spider"], at="S-ENC2")
    table.pass_until("defend").play("no defender").pass_windows()
    assert table.damage_on("aragorn") == 3


def test_undefended_damage_goes_to_a_hero_of_the_players_choice() -> None:
    """Defense does not count, allies cannot take it. [Q11.19, Q11.23, Q11.37]"""
    table = Table(
        heroes=["gimli", "legolas"],
        allies=["beorn"],
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend").play("no defender").pass_until("take-damage")
    assert table.options == ["damage gimli", "damage legolas"]
    table.play("damage gimli")
    assert table.damage_on("gimli") == 3


def test_only_ready_characters_of_the_attacked_player_defend() -> None:
    """They exhaust. [Q11.11, Q11.12, Q11.14]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["thalin"]],
        exhausted=["legolas"],
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend")
    assert table.options == ["defend gimli", "no defender"]
    table.play("defend gimli")
    assert [fact.values for fact in table.told("exhausted")][:1] == [(["gimli"],)]


def test_a_sentinel_of_another_player_defends_if_nobody_else_does() -> None:
    """[Q11.13, Q19.20, Q19.21, Q11.28]"""
    table = Table(
        seats=3,
        heroes=[["gimli"], ["aragorn"], ["thalin"]],
        allies=[[], [], ["gondorian-spearman"]],
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend").play("no defender")
    assert table.asks == "sentinel"
    assert table.asked == 1
    table.play("no defender")
    assert table.asked == 2
    assert not table.may("defend thalin")
    table.play("defend gondorian-spearman")
    assert not table.is_ready("gondorian-spearman")


def test_no_sentinel_is_asked_when_somebody_defends() -> None:
    """[Q19.20, Q19.22]"""
    table = Table(seats=2, heroes=[["gimli"], ["aragorn"]], engaged=["king-spider"], at="W-C0")
    table.pass_until("defend").play("defend gimli")
    assert table.asks != "sentinel"


def test_several_defenders_add_their_defense_and_one_takes_the_damage() -> None:
    """[Q11.24, Q11.25, QC38]"""
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["stand-together"],
        engaged=["ungoliants-spawn"],
        at="W-C0",
    )
    table.play("play stand-together").pass_until("defend-together")
    table.choose("defend", "gimli", "legolas").pass_until("defender-damage")
    table.play("damage legolas")
    assert table.damage_on("legolas") == 2  # 5 minus 2 and 1
    assert table.damage_on("gimli") == 0


def test_an_attack_whose_defender_is_gone_is_undefended() -> None:
    """[Q11.19, Q11.36]"""
    table = Table(
        heroes=["gimli", "theodred"],
        allies=["guard-of-the-citadel"],
        hands=["ever-vigilant"],
        resources={"theodred": 1},
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend").play("defend guard-of-the-citadel")
    assert table.window == "W-DEF2"
    guard = table.card("guard-of-the-citadel")

    def fall(s: Quest) -> None:
        deal_damage(s, [guard], 2, "Q13.2")

    table.do(fall).pass_until("take-damage")
    assert table.options == ["damage gimli", "damage theodred"]


def test_a_defender_stays_one_if_it_readies() -> None:
    """[Q11.26]"""
    table = Table(
        heroes=["theodred"],
        allies=["guard-of-the-citadel"],
        hands=["ever-vigilant"],
        resources={"theodred": 1},
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend").play("defend guard-of-the-citadel").play("play ever-vigilant")
    assert table.is_ready("guard-of-the-citadel")
    table.pass_windows()
    assert table.zone("guard-of-the-citadel") == "discard"


def test_an_enemy_attacks_once_a_phase_though_it_engages_another() -> None:
    """[Q11.29, QC15]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "aragorn"], ["theodred"]],
        hands=[[], ["sneak-attack", "son-of-arnor"]],
        resources={"theodred": 1},
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF4")
    while table.asked != 1:
        table.pass_()
    table.play("play sneak-attack", "choose son-of-arnor", "use son-of-arnor")
    assert table.engaged(1) == ["king-spider"]
    table.pass_windows()
    assert table.asks == "target"


def test_swift_strike_ends_an_attack_in_step_2() -> None:
    """The window of the step is held, later steps are not. [Q-EX28, Q11.15, Q11.35]"""
    table = Table(
        heroes=["gimli", "theodred"],
        allies=["guard-of-the-citadel"],
        exhausted=["guard-of-the-citadel"],
        hands=["swift-strike", "ever-vigilant"],
        resources={"gimli": 2, "theodred": 1},
        engaged=["misty-mountain-goblins"],
        damage={"misty-mountain-goblins": 1},
        progress={"to-the-river": 3},
        encounters=["east-bight-patrol"],
        scenario="journey-along-the-anduin",
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli")
    table.play("play swift-strike for gimli")
    assert table.zone("misty-mountain-goblins") == "encounter-discard"
    assert table.window == "W-DEF2"
    table.pass_()
    assert table.window == "W-C1"
    assert table.progress_on("to-the-river") == 3
    assert table.damage_on("gimli") == 0


def test_shadow_cards_stay_until_the_phase_ends() -> None:
    """[Q12.14, Q12.15, Q24.13]"""
    table = Table(
        heroes=["gimli", "legolas"],
        engaged=["king-spider"],
        encounters=["enchanted-stream"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("target")
    assert table.zone("enchanted-stream") == "shadow"
    table.play("attack no more").pass_until("commit")
    assert table.told("shadows-discarded")


def test_a_shadow_card_without_effect_changes_nothing() -> None:
    """[Q11.17, Q19.16, Q18.23]"""
    table = Table(
        heroes=["gimli"], engaged=["king-spider"], encounters=["caught-in-a-web"], at="S-C0"
    )
    table.pass_until("defend").play("no defender").pass_windows()
    assert table.damage_on("gimli") == 3
    assert table.told("shadow-turned")
    assert table.zone("caught-in-a-web") != "attached"


def test_an_enemy_in_the_staging_area_does_not_attack() -> None:
    """[Q11.34]"""
    table = Table(heroes=["gimli"], staging=["king-spider"], at="S-C0")
    assert not table.told("attacks")


def test_an_enemy_that_engages_after_the_dealing_has_no_shadow_card() -> None:
    """It attacks if his turn is not finished. [Q11.33]"""
    table = Table(
        heroes=["theodred", "aragorn"],
        hands=["sneak-attack", "son-of-arnor"],
        resources={"theodred": 1},
        staging=["king-spider"],
        encounters=["east-bight-patrol"],
        at="S-C0",
    )
    table.pass_until("W-C0").play("play sneak-attack", "choose son-of-arnor", "use son-of-arnor")
    table.pass_until("defend").play("defend aragorn").pass_until("target")
    assert table.s.encounter_deck
    assert table.damage_on("aragorn") == 1
