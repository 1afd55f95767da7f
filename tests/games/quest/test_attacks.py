"""Enemy attacks. [Q11]"""

import pytest

from ringtable.games.quest.cards.ability import ATTACK
from ringtable.games.quest.combat.damage import deal_damage
from ringtable.games.quest.combat.shadows import attacks_or_will_attack
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import END_OF_ROUND, begin
from ringtable.games.quest.zones import engage
from tests.games.quest.encounters import attacked
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


@pytest.mark.parametrize("unlike", ["", "damage", "attachment", "attack"])
def test_copies_are_put_in_order_only_where_that_matters(unlike: str) -> None:
    """Two spiders of one title are alike unless something is on one of them. [Q11.2, Q2.5]"""
    table = Table(
        engaged=["forest-spider#1", "forest-spider#2"],
        damage={"forest-spider#1": 1} if unlike == "damage" else {},
        attached={"forest-snare": "forest-spider#2"} if unlike == "attachment" else {},
        encounters=["forest-gate", "forest-gate"],
    )
    if unlike == "attack":  # it has engaged in this round
        begin(table.s, ATTACK, table.card("forest-spider#1"), 1, END_OF_ROUND)
    table.begin("S-C0")
    assert (table.asks == "next-shadow") == bool(unlike)


@pytest.mark.parametrize("tokens", [0, 1])
def test_tokens_tell_one_copy_from_another(tokens: int) -> None:
    """[Q11.2, Q2.5]"""
    table = Table(engaged=["forest-spider#1", "forest-spider#2"], encounters=["forest-gate"] * 2)
    table.s.resources[table.card("forest-spider#2")] = tokens
    table.begin("S-C0")
    assert (table.asks == "next-shadow") == bool(tokens)


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


def test_sentinels_are_asked_in_player_order_whoever_is_attacked() -> None:
    """From the first player, not from the player attacked. [Q19.21, Q32.1]"""
    table = Table(
        seats=3,
        heroes=[["gimli"], ["eowyn"], ["aragorn"]],
        allies=[["gondorian-spearman"]],
        engaged=[[], ["king-spider"]],
        at="W-C0",
    )
    table.pass_until("defend")
    assert table.asked == 1
    table.play("no defender")
    assert (table.asks, table.asked) == ("sentinel", 0)
    table.play("no defender")
    assert (table.asks, table.asked) == ("sentinel", 2)
    table.play("defend aragorn")
    assert table.asks != "sentinel"
    assert not table.is_ready("aragorn")


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


def test_nobody_is_asked_who_takes_no_damage() -> None:
    """Two defenders stop the whole attack: there is nothing to decide. [Q11.24, Q31.12]"""
    table = Table(
        heroes=["gimli", "aragorn"],
        hands=["stand-together"],
        engaged=["king-spider"],
        at="W-C0",
    )
    table.play("play stand-together").pass_until("defend-together")
    table.choose("defend", "gimli", "aragorn").pass_windows()
    assert table.asks == "commit"
    assert not table.told("damaged")


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


def test_a_defender_is_none_in_the_next_attack() -> None:
    """With the attack its defense ends: the next enemy is undefended. [Q11.26, Q11.19]"""
    table = Table(
        heroes=["gimli", "legolas"],
        engaged=["king-spider", "forest-spider"],
        at="W-C0",
    )
    table.pass_until("next-attacker").play("face king-spider").pass_until("defend")
    table.play("defend gimli").pass_until("defend")
    assert table.damage_on("gimli") == 1
    table.play("no defender").pass_until("take-damage").play("damage legolas").pass_windows()
    assert (table.damage_on("gimli"), table.damage_on("legolas")) == (1, 2)
    assert table.s.defenders == []


def test_a_shadow_bonus_ends_with_its_attack() -> None:
    """It lasts neither to the end of the phase nor into another attack. [Q11.20]"""
    table = attacked(
        "east-bight-patrol", defend="gimli", enemy="forest-spider", until="W-DEF3", heroes=["gimli"]
    )
    assert table.attack("forest-spider") == 3
    table.pass_until("W-C1")
    assert table.attack("forest-spider") == 2


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


def test_what_happens_when_it_attacks_happens_in_step_1() -> None:
    """What happens after it attacks happens before the last window. [Q11.10, Q11.22]"""
    table = Table(
        heroes=["gimli"],
        hands=["blade-mastery"],
        resources={"gimli": 1},
        engaged=["marsh-adder"],
        scenario="journey-along-the-anduin",
        at="W-C0",
    )
    table.pass_until("W-DEF1")
    assert table.threat == 21
    goblins = Table(
        heroes=["gimli"],
        hands=["blade-mastery"],
        resources={"gimli": 1},
        engaged=["misty-mountain-goblins"],
        progress={"to-the-river": 3},
        scenario="journey-along-the-anduin",
        at="W-C0",
    )
    goblins.pass_until("defend").play("defend gimli").pass_until("W-DEF4")
    assert goblins.progress_on("to-the-river") == 2


def test_several_shadow_cards_resolve_in_the_order_they_were_dealt() -> None:
    """Cards dealt during the step come last. [Q11.18, Q11.16]"""
    table = Table(
        heroes=["gimli", "legolas"],
        engaged=["dol-guldur-beastmaster"],
        encounters=["massing-at-night", "east-bight-patrol", "forest-gate", "king-spider"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_windows()
    assert [fact.values[0] for fact in table.told("shadow-turned")] == [
        "massing-at-night",
        "east-bight-patrol",
        "forest-gate",
    ]


def test_a_shadow_bonus_follows_the_attack_until_damage() -> None:
    """The defender dies after the shadow effect: now the attack is undefended. [Q11.20]"""
    table = Table(
        heroes=["gimli", "theodred"],
        allies=["snowbourn-scout"],
        hands=["blade-mastery"],
        resources={"gimli": 1},
        engaged=["king-spider"],
        encounters=["dol-guldur-orcs"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend snowbourn-scout").pass_until("W-DEF3")
    assert table.attack("king-spider") == 4
    scout = table.card("snowbourn-scout")

    def fall(s: Quest) -> None:
        deal_damage(s, [scout], 1, "Q13.2")

    table.do(fall)
    assert table.attack("king-spider") == 6
    table.pass_until("take-damage").play("damage gimli")
    assert table.zone("gimli") == "discard"


def test_an_attack_goes_on_though_the_enemy_returns_to_the_staging_area() -> None:
    """[Q11.27, QC52]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        hands=["a-light-in-the-dark"],
        resources={"eowyn": 2},
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF2")
    table.play("play a-light-in-the-dark").pass_windows()
    assert table.damage_on("gimli") == 1
    assert table.staging == ["king-spider"]


def test_a_sentinel_helps_against_wolf_rider_too() -> None:
    """It attacks the player under attack, not the sentinel's. [Q-EX26, Q11.38, QC81]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "theodred"], ["aragorn", "gimli"]],
        allies=[[], ["gondorian-spearman"]],
        exhausted=["eowyn"],
        engaged=["king-spider"],
        encounters=["wolf-rider", "forest-gate"],
        at="S-C0",
    )
    table.pass_until("defend").play("no defender")
    assert table.asks == "sentinel"
    table.play("defend gondorian-spearman").pass_until("defend")
    assert table.asked == 0
    table.play("no defender")
    assert table.asks == "sentinel"
    assert table.options == ["defend aragorn", "no defender"]
    table.play("no defender").pass_until("take-damage")
    assert table.asked == 0
    table.play("damage theodred").pass_windows()
    assert table.damage_on("theodred") == 2
    assert table.zone("gondorian-spearman") == "discard"  # then the King Spider went on


def test_dark_knowledge_is_asked_when_a_whole_dealing_is_down() -> None:
    """[Q-EX27, QC71]"""
    table = Table(
        seats=3,
        heroes=[["denethor", "gimli"], ["eowyn"], ["aragorn"]],
        attached={"dark-knowledge": "denethor"},
        engaged=["king-spider"],
        encounters=[
            "massing-at-night",
            "forest-gate",
            "east-bight-patrol",
            "enchanted-stream",
            "wolf-rider",
        ],
        at="S-C0",
    )
    assert table.asks == "respond"  # the first dealing
    table.pass_().pass_until("defend").play("defend gimli").pass_until("respond")
    table.play("use dark-knowledge")
    assert table.options == ["look king-spider#1 1", "look king-spider#1 2", "look king-spider#1 3"]
    table.play("look king-spider#1 2")
    assert not table.is_ready("dark-knowledge")
    assert [fact.values for fact in table.told("looked")] == [(0, 1, ["east-bight-patrol"])]
    table.pass_windows()
    assert [fact.values[0] for fact in table.told("shadow-turned")][1:] == [
        "forest-gate",
        "east-bight-patrol",
        "enchanted-stream",
    ]


def test_who_has_met_all_his_attacks_is_attacked_no_more() -> None:
    """An enemy that engages him afterwards is not about to attack him. [Q11.29, QC71]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        staging=["forest-spider"],
        engaged=[["king-spider"], ["marsh-adder"]],
        at="W-C0",
    )
    spider = table.card("forest-spider")
    table.pass_until("defend").play("defend gimli").pass_until("defend")
    assert table.asked == 1

    def come(s: Quest) -> None:
        engage(s, spider, 0)

    table.do(come)
    assert not attacks_or_will_attack(table.s, spider, 0)
    assert attacks_or_will_attack(table.s, table.card("marsh-adder"), 1)
    table.play("defend legolas").pass_windows()
    assert [fact.values[0] for fact in table.told("attacks")] == ["king-spider", "marsh-adder"]


def test_an_enemy_that_left_play_comes_back_as_a_new_one() -> None:
    """Nobody remembers that it attacked or was attacked. [Q13.12, Q11.33, Q12.7]"""
    table = Table(
        heroes=["gimli", "legolas"],
        engaged=["king-spider", "forest-spider"],
        at="W-C0",
    )
    spider = table.card("king-spider")
    table.pass_until("next-attacker").play("face king-spider").pass_until("defend")
    table.play("defend gimli").pass_until("defend")
    table.s.struck = [0, spider]
    table.discard("king-spider")

    def come_back(s: Quest) -> None:
        engage(s, spider, 0)

    table.do(come_back)
    assert table.s.struck == []
    table.play("defend legolas").pass_until("take-damage")
    assert [fact.values[0] for fact in table.told("attacks")] == [
        "king-spider",
        "forest-spider",
        "king-spider",
    ]


def test_an_extra_attack_has_a_new_shadow_card() -> None:
    """[Q11.30, Q11.32]"""
    from ringtable.games.quest.combat.attacks import EXTRA_ATTACK

    table = Table(
        heroes=["gimli"],
        engaged=["king-spider"],
        encounters=["forest-gate", "enchanted-stream", "wolf-rider"],
        at="S-C0",
    )
    table.pass_until("defend")
    spider = table.card("king-spider")

    def again(s: Quest) -> None:
        s.call(EXTRA_ATTACK, 0, source=spider)

    table.do(again)
    assert table.zone("forest-gate") == "encounter-discard"
    assert table.zone("enchanted-stream") == "shadow"


def test_an_attack_outside_the_combat_phase_does_not_replace_that_of_combat() -> None:
    """Its shadow card goes with it, and the enemy still attacks once in the combat phase. [Q11.30,
    Q11.7, Q11.33]"""
    from ringtable.games.quest.combat.attacks import EXTRA_ATTACK

    table = Table(
        heroes=["gimli", "legolas"],
        engaged=["king-spider"],
        encounters=["forest-gate", "enchanted-stream"],
    ).idle()
    spider = table.card("king-spider")

    def at_once(s: Quest) -> None:
        s.call(EXTRA_ATTACK, 0, source=spider)

    table.do(at_once).pass_until("defend").play("defend gimli").pass_windows()
    assert table.zone("forest-gate") == "encounter-discard"
    table.begin("S-C0")
    assert table.pass_until("defend").may("defend legolas")
    assert table.zone("enchanted-stream") == "shadow"


def test_excess_damage_is_lost_unless_a_card_says_otherwise() -> None:
    """[Q13.8, Q11.21, QC82]"""
    plain = Table(
        heroes=["gimli"], allies=["snowbourn-scout"], engaged=["ungoliants-spawn"], at="W-C0"
    )
    plain.pass_until("defend").play("defend snowbourn-scout").pass_windows()
    assert plain.threat == 20 or plain.told("threat-raised")[0].cause == "Q14.2"
    troll = Table(
        heroes=["gimli"],
        allies=["snowbourn-scout"],
        engaged=["hill-troll"],
        scenario="journey-along-the-anduin",
        at="W-C0",
    )
    troll.pass_until("defend").play("defend snowbourn-scout")
    assert troll.told("threat-raised")[0].values == (0, 4, 24)  # 6 minus 1, minus 1 hit point
