"""Wilderlands, cards 81 to 88."""

import pytest

from ringtable.games.quest.zones import attach
from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import ANDUIN, WATCH, Hurt, Out, Progress, attacked, values
from tests.games.quest.scenario import Table

# Wolf Rider


@about("wolf-rider")
def test_wolf_rider_surges() -> None:
    """[Q19.3]"""
    table = Table(encounters=["marsh-adder", "forest-gate"]).reveal("wolf-rider")
    assert table.staging == ["wolf-rider", "marsh-adder"]


@about("wolf-rider")
def test_wolf_rider_attacks_from_a_shadow_card() -> None:
    """The whole attack with a shadow card of its own, before the first goes on. [QC81, Q11.30]"""
    table = attacked(
        "wolf-rider", "eastern-crows", "forest-gate", defend="gimli", heroes=["gimli", "legolas"]
    )
    assert (table.asks, table.options) == ("defend", ["defend legolas", "no defender"])
    assert values(table, "attacks") == [("black-forest-bats", 0), ("wolf-rider", 0)]
    table.play("defend legolas").pass_windows()
    assert table.damage_on("legolas") == 2  # attack 2 and 1 of the crows against a defense of 1
    assert table.damage_on("gimli") == 0


@about("wolf-rider")
def test_wolf_rider_is_on_top_of_the_deck_after_the_combat_phase() -> None:
    """In no deck until then. [QC81, Q5.17]"""
    table = attacked(
        "wolf-rider",
        "despair",
        "forest-gate",
        defend="gimli",
        heroes=["gimli", "legolas"],
        hands=WATCH,
    )
    table.play("no defender").pass_until("take-damage").play("damage gimli")
    table.pass_until("W-C1")
    assert table.zone("wolf-rider") == "shadow"
    while table.asks != "act" or table.window != "W-REF":
        table.play("pass" if table.asks == "act" else table.options[-1])
    assert table.ids(table.s.encounter_deck)[-1] == "wolf-rider"
    assert table.zone("despair") == "encounter-discard"


@about("wolf-rider")
def test_a_sentinel_of_another_player_may_stop_the_rider() -> None:
    """[QC81, Q11.38]"""
    table = attacked(
        "wolf-rider",
        defend="gimli",
        until="sentinel",
        seats=2,
        heroes=[["gimli"], ["aragorn"]],
    )
    assert (table.asks, table.asked) == ("sentinel", 1)
    table.play("defend aragorn").pass_until("W-DEF4")
    assert not table.is_ready("aragorn")
    assert table.damage_on("gimli") == table.damage_on("aragorn") == 0


@about("wolf-rider")
def test_a_rider_destroyed_in_its_attack_is_discarded() -> None:
    """It can be dealt damage, but not be attacked. [QC81]"""
    table = attacked(
        "wolf-rider", defend="gimli", until="W-DEF1", heroes=["gimli", "legolas"], hands=WATCH
    )
    assert table.s.attacks[-2] == table.card("wolf-rider")
    table.do(Hurt(table, 2, "wolf-rider"))
    assert table.zone("wolf-rider") == "encounter-discard"


@about("wolf-rider")
def test_a_rider_that_returns_to_the_deck_is_unhurt_and_remembers_nothing() -> None:
    """Wounded in its attack; when it is dealt again and does not attack it is discarded like any
    shadow card. [QC81, Q13.12]"""
    table = Table(
        heroes=["gimli", "legolas"],
        allies=["gondorian-spearman"],
        hands=WATCH,
        discards=["forest-snare"],
        engaged=["black-forest-bats"],
        encounters=["wolf-rider"],
        at="S-C0",
    )
    table.pass_until("defend").play("no defender").pass_until("defend")
    table.play("defend gondorian-spearman", "use gondorian-spearman")
    assert table.damage_on("wolf-rider") == 1
    table.pass_until("take-damage").play("damage gimli").pass_until("target")
    table.play("attack no more").pass_until("W-REF")
    assert table.zone("wolf-rider") == "encounter-deck"
    assert table.damage_on("wolf-rider") == 0
    attach(table.s, table.card("forest-snare"), table.card("black-forest-bats"), 0)
    table.begin("S-C0")
    assert table.zone("wolf-rider") == "shadow"
    table.pass_until("target").play("attack no more").pass_until("W-REF")
    assert table.zone("wolf-rider") == "encounter-discard"


@about("wolf-rider")
def test_a_wounded_rider_that_is_discarded_is_a_new_card() -> None:
    """Its bearer falls while it attacks. [QC81, Q13.12]"""
    table = attacked(
        "wolf-rider", defend="gimli", until="W-DEF1", heroes=["gimli", "legolas"], hands=WATCH
    )
    table.do(Hurt(table, 1, "wolf-rider")).do(Hurt(table, 2, "black-forest-bats"))
    assert table.zone("wolf-rider") == "encounter-discard"
    assert table.damage_on("wolf-rider") == 0


# Hill Troll


@about("hill-troll")
def test_damage_beyond_the_hit_points_is_threat() -> None:
    """Of the attacked player. [QC82, Q13.8]"""
    table = attacked(
        defend="guard-of-the-citadel",
        until="W-DEF4",
        enemy="hill-troll",
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        allies=["guard-of-the-citadel"],
    )
    assert table.zone("guard-of-the-citadel") == "discard"
    assert table.s.threat == [24, 20]  # 6 damage, 2 hit points


@about("hill-troll")
def test_a_hero_hit_by_the_troll_counts_what_he_had_left() -> None:
    """Damage tokens from before count. [QC82]"""
    table = attacked(
        until="take-damage",
        enemy="hill-troll",
        heroes=["gimli", "thalin"],
        damage={"thalin": 1},
    )
    table.play("damage thalin")
    assert table.zone("thalin") == "discard"
    assert table.threat == 23


@about("hill-troll")
def test_a_sentinel_does_not_take_the_threat() -> None:
    """[QC82, Q11.28]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        allies=[[], ["gondorian-spearman"]],
        hands=WATCH,
        engaged=["hill-troll"],
        at="W-C0",
    )
    table.pass_until("defend").play("no defender").play("defend gondorian-spearman")
    table.pass_until("W-DEF4")
    assert table.zone("gondorian-spearman") == "discard"
    assert table.s.threat == [24, 20]  # 6 - 1 defense - 1 hit point


@about("hill-troll")
def test_the_troll_adds_nothing_if_its_blow_is_survived() -> None:
    """[QC82]"""
    table = attacked(defend="gimli", until="W-DEF4", enemy="hill-troll", heroes=["gimli"])
    assert (table.damage_on("gimli"), table.threat) == (4, 20)


@about("hill-troll")
def test_hill_trolls_are_worth_four_points() -> None:
    """[Q19.24]"""
    table = Table(staging=["hill-troll"], scenario=ANDUIN)
    table.do(Hurt(table, 9, "hill-troll"))
    assert table.zone("hill-troll") == "victory-display"
    assert table.s.pack.victory[table.s.title[table.card("hill-troll")]] == 4


# Goblin Sniper


@about("goblin-sniper")
def test_a_sniper_hides_behind_other_enemies() -> None:
    """Another Sniper too; checks and effects are not bound by it. [QC83, Q10.4]"""
    alone = Table(staging=["goblin-sniper", "forest-gate"], at="S-ENC1")
    assert alone.may("engage goblin-sniper")
    hidden = Table(staging=["goblin-sniper", "king-spider"], at="S-ENC1")
    assert hidden.options == ["engage king-spider#1", "engage nobody"]
    two = Table(staging=["goblin-sniper", "goblin-sniper"], threat=10, at="S-ENC1")
    assert two.asks != "engage"
    check = Table(
        staging=["goblin-sniper", "king-spider"],
        threat=48,
        hands=WATCH,
        heroes=["gimli"],
        at="S-ENC2",
    )
    assert check.engaged() == ["goblin-sniper", "king-spider"]


@about("goblin-sniper")
def test_each_sniper_in_the_staging_area_hurts_each_player() -> None:
    """At the end of the combat phase; each chooses among his own characters. [QC83, Q5.17,
    Q12.16]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn"]],
        staging=["goblin-sniper", "goblin-sniper"],
        threat=10,
        first=1,
        at="W-C2",
    )
    table.play("resolve goblin-sniper#2")  # alike, but the order is the first player's
    assert (table.asked, table.options) == (0, ["choose gimli", "choose legolas"])
    assert table.damage_on("eowyn") == 1
    table.play("choose legolas")
    assert table.damage_on("eowyn") == 2
    table.play("choose legolas")
    assert (table.damage_on("gimli"), table.damage_on("legolas")) == (0, 2)


@about("goblin-sniper")
def test_an_engaged_sniper_does_not_shoot() -> None:
    """[Q18.2]"""
    table = Table(heroes=["gimli"], hands=WATCH, engaged=["goblin-sniper"], at="W-C2")
    table.pass_until("W-REF")
    assert table.damage_on("gimli") == 0


# Marsh Adder


@about("marsh-adder")
def test_the_adder_raises_threat_when_it_attacks() -> None:
    """In step 1, also if it is slain in that step's window. [Q11.10]"""
    table = Table(
        seats=2, heroes=[["gimli"], ["eowyn"]], hands=WATCH, engaged=["marsh-adder"], at="W-C0"
    )
    table.pass_until("W-DEF1")
    assert table.s.threat == [21, 20]
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF4")
    assert table.s.threat == [21, 20]
    assert table.s.pack.victory[table.s.title[table.card("marsh-adder")]] == 3


@about("marsh-adder")
def test_the_adder_may_end_its_own_attack() -> None:
    """At 49 its player is out before a defender is declared. [Q16.2, Q16.14]"""
    table = Table(
        seats=2, heroes=[["gimli"], ["eowyn"]], threat=[49, 20], engaged=["marsh-adder"], at="W-C0"
    )
    assert not table.s.plays(0)
    assert not table.told("defends")


# Wargs


@about("wargs")
@pytest.mark.parametrize(("defend", "damage"), [("gimli", 0), ("", 3)])
def test_wargs_as_a_shadow_card_strengthen_the_attack(defend: str, damage: int) -> None:
    """+1, or +2 if undefended. [Q11.20]"""
    table = attacked("wargs", defend=defend, heroes=["gimli"])
    assert table.damage_on("gimli") == damage
    strong = attacked("wargs", defend="gimli", enemy="east-bight-patrol", heroes=["gimli"])
    assert strong.damage_on("gimli") == 2  # 3 + 1 - 2


@about("wargs")
def test_wargs_return_only_after_a_card_without_effect() -> None:
    """A cancelled effect is an effect; one blank card of several is enough. [QC85]"""
    effect = attacked("eastern-crows", defend="gimli", enemy="wargs", until="W-DEF4",
                      heroes=["gimli"])  # fmt: skip
    assert effect.engaged() == ["wargs"]
    cancelled = attacked(
        "eastern-crows",
        defend="gimli",
        enemy="wargs",
        until="respond",
        heroes=["gimli", "eowyn"],
        hands=["hasty-stroke", *WATCH],
        resources={"eowyn": 1},
    )
    cancelled.play("play hasty-stroke for eastern-crows").pass_until("W-DEF4")
    assert cancelled.engaged() == ["wargs"]
    several = attacked(
        "massing-at-night", "forest-gate", defend="gimli", enemy="wargs", until="W-DEF4",
        heroes=["gimli"],
    )  # fmt: skip
    assert several.staging == ["wargs"]


@about("wargs")
def test_wargs_that_died_in_their_attack_do_not_return() -> None:
    """[Q11.22]"""
    table = attacked("forest-gate", defend="gimli", enemy="wargs", until="W-DEF3",
                     heroes=["gimli"])  # fmt: skip
    table.do(Hurt(table, 3, "wargs"))
    assert table.zone("wargs") == "encounter-discard"
    table.pass_until("W-C1")
    assert table.staging == []


# Despair


@about("despair")
@pytest.mark.parametrize(("before", "after"), [(6, 2), (3, 0), (0, 0)])
def test_despair_takes_progress_from_the_quest(before: int, after: int) -> None:
    """Never from a location. [Q9.11]"""
    table = Table(
        active="forest-gate", progress={"forest-gate": 3, "flies-and-spiders": before}
    ).reveal("despair")
    assert table.progress_on("flies-and-spiders") == after
    assert table.progress_on("forest-gate") == 3


@about("despair")
def test_despair_as_a_shadow_card_takes_the_defense_for_this_attack() -> None:
    """And for this attack alone. [QC86]"""
    table = attacked("despair", defend="gimli", enemy="east-bight-patrol", until="W-DEF4",
                     heroes=["gimli"])  # fmt: skip
    assert table.damage_on("gimli") == 3
    table.pass_until("W-C1")
    assert table.defense("gimli") == 2


@about("despair")
def test_despair_changes_nothing_in_an_undefended_attack() -> None:
    """[Q11.23]"""
    table = attacked("despair", enemy="east-bight-patrol", until="W-DEF4", heroes=["gimli"])
    assert table.damage_on("gimli") == 3


# The Brown Lands


@about("the-brown-lands")
def test_the_brown_lands_are_explored_on_arrival() -> None:
    """One progress of one, and no second journey. [Q9.6, Q9.8, Q9.15]"""
    table = Table(
        heroes=["gimli"], hands=WATCH, staging=["the-brown-lands", "forest-gate"], at="S-TRV"
    )
    table.play("travel the-brown-lands")
    assert table.window == "W-TRV"
    assert table.zone("the-brown-lands") == "encounter-discard"
    assert table.s.active == -1
    assert table.staging == ["forest-gate"]


# The East Bight


@about("the-east-bight")
def test_the_east_bight_must_be_travelled_to() -> None:
    """[Q9.5]"""
    table = Table(
        heroes=["gimli"], hands=WATCH, staging=["the-east-bight", "forest-gate"], at="S-TRV"
    )
    assert table.window == "W-TRV"
    assert table.zone("the-east-bight") == "active"


@about("the-east-bight")
def test_between_two_east_bights_the_first_player_chooses() -> None:
    """[Q9.5, Q9.2]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        staging=["the-east-bight", "the-east-bight", "forest-gate"],
        first=1,
        at="S-TRV",
    )
    assert table.asked == 1
    assert table.options == ["travel the-east-bight#1", "travel the-east-bight#2"]


@about("the-east-bight")
def test_an_active_location_keeps_the_players_from_the_east_bight() -> None:
    """[Q9.3]"""
    table = Table(
        heroes=["gimli"], hands=WATCH, staging=["the-east-bight"], active="forest-gate", at="S-TRV"
    )
    assert table.zone("the-east-bight") == "staging"


@about("the-east-bight")
def test_the_east_bight_takes_six_progress() -> None:
    """[Q9.8, Q9.10]"""
    table = Table(active="the-east-bight").do(Progress(5))
    assert table.zone("the-east-bight") == "active"
    table.do(Progress(2))
    assert table.s.active == -1
    assert table.progress_on("flies-and-spiders") == 1


@about("goblin-sniper")
def test_an_eliminated_player_is_no_target_of_a_sniper() -> None:
    """[Q30.2]"""
    table = Table(
        seats=2, heroes=[["gimli"], ["eowyn"]], hands=WATCH, staging=["goblin-sniper"], threat=10
    ).do(Out(1))
    table.begin("W-C2")
    table.pass_until("W-REF")
    assert table.damage_on("gimli") == 1
