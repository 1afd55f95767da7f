"""The cards of the tactics sphere, one by one: 4–6 and 28–42."""

import pytest

from ringtable.games.quest.box.components import STEPS
from tests.games.quest.card_coverage import about
from tests.games.quest.scenario import Table

# Stand Together in the hand of a tactics player keeps every window open: it is always legal.


# 4 Gimli


@about("gimli")
def test_gimli_grows_with_his_wounds_and_shrinks_when_healed() -> None:
    """[Q20.9, Q13.7]"""
    table = Table(
        heroes=["gimli", "glorfindel"],
        hands=["lore-of-imladris", "stand-together"],
        damage={"gimli": 3},
        resources={"glorfindel": 3},
        at="W-Q0",
    )
    assert table.attack("gimli") == 5
    table.hurt(1, "gimli")
    assert table.attack("gimli") == 6
    table.play("use glorfindel")
    assert table.attack("gimli") == 5
    table.play("play lore-of-imladris")
    assert table.attack("gimli") == 2


@about("gimli", "blade-mastery")
def test_gimlis_wounds_add_to_what_lasts() -> None:
    """[Q20.2, Q20.9]"""
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["blade-mastery", "stand-together"],
        damage={"gimli": 2},
        resources={"gimli": 1},
        at="W-C0",
    )
    table.play("play blade-mastery", "choose gimli")
    assert table.attack("gimli") == 5
    table.hurt(1, "gimli")
    assert table.attack("gimli") == 6


# 5 Legolas


def before_a_kill(*heroes: str, **more: object) -> Table:
    """A forest spider with one hit point left is attacked in the first player's turn."""
    table = Table(
        heroes=list(heroes),
        hands=["stand-together"],
        engaged=["forest-spider"],
        damage={"forest-spider": 3},
        active=str(more.get("active", "")),
        at="W-C1",
    )
    return table.pass_until("target")


@about("legolas")
def test_legolas_makes_progress_when_his_attack_kills() -> None:
    """[Q12.13, QC5]"""
    table = before_a_kill("legolas", "gimli")
    table.attack_with("forest-spider", "legolas").pass_until("respond")
    assert table.offered == ["use legolas for forest-spider"]
    table.play("use legolas")
    assert table.progress_on("flies-and-spiders") == 2


@about("legolas")
def test_legolas_fills_the_active_location_first() -> None:
    """[Q9.10, Q9.12]"""
    table = before_a_kill("legolas", "gimli", active="forest-gate")
    table.attack_with("forest-spider", "legolas").pass_until("respond").play("use legolas")
    assert table.progress_on("forest-gate") == 2
    assert table.progress_on("flies-and-spiders") == 0


@about("legolas")
def test_legolas_has_nothing_from_a_kill_without_him_or_without_a_death() -> None:
    """[Q12.13]"""
    other = before_a_kill("legolas", "gimli")
    other.attack_with("forest-spider", "gimli").pass_until("W-ATK2").pass_()
    assert other.window == "W-ATK3"  # nobody was asked to respond
    assert other.zone("forest-spider") == "encounter-discard"
    alive = Table(
        heroes=["legolas", "gimli"],
        hands=["stand-together"],
        engaged=["forest-spider"],
        at="W-C1",
    ).pass_until("target")
    alive.attack_with("forest-spider", "legolas").pass_until("W-ATK2").pass_()
    assert alive.window == "W-ATK3"
    assert alive.damage_on("forest-spider") == 2


@about("legolas")
def test_legolas_joins_another_players_attack_and_is_still_one_of_the_attackers() -> None:
    """[Q19.17, Q12.13, Q12.17]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        hands=["stand-together"],
        engaged=[["forest-spider"], []],
        at="W-C1",
    ).pass_until("target")
    table.attack_with("forest-spider", "gimli").choose("join", "legolas").pass_until("respond")
    assert (table.asked, table.offered) == (1, ["use legolas for forest-spider"])
    table.play("use legolas")
    assert table.progress_on("flies-and-spiders") == 2


@about("legolas", "rain-of-arrows")
def test_a_death_by_an_effect_is_no_kill_of_legolas() -> None:
    """[Q12.13]"""
    table = Table(
        heroes=["legolas", "gimli"],
        hands=["rain-of-arrows", "stand-together"],
        resources={"legolas": 1},
        engaged=["forest-spider"],
        damage={"forest-spider": 3},
        at="W-C0",
    )
    table.play("play rain-of-arrows")
    assert table.zone("forest-spider") == "encounter-discard"
    assert table.window == "W-C0"


# 6 Thalin


@about("thalin")
def test_thalin_wounds_every_enemy_that_is_revealed_while_he_is_committed() -> None:
    """Before its effects; locations and treacheries are not meant. [QC6, Q8.13]"""
    table = Table(heroes=["thalin", "gimli"], committed=["thalin"], exhausted=["gimli"])
    table.reveal("king-spider")
    assert table.damage_on("king-spider") == 1
    assert table.zone("king-spider") == "staging"
    table.reveal("forest-gate")
    assert table.damage_on("forest-gate") == 0


@about("thalin")
def test_an_enemy_that_thalin_kills_does_nothing_and_is_not_replaced() -> None:
    """Neither surge nor doomed; crows fly back into the deck. [QC6, Q8.13, Q8.28, Q19.4]"""
    table = Table(
        heroes=["thalin", "gimli"],
        committed=["thalin"],
        encounters=["banks-of-the-anduin"],
        scenario="journey-along-the-anduin",
    )
    table.reveal("eastern-crows")
    assert table.zone("eastern-crows") == "encounter-deck"
    assert table.staging == []
    assert table.zone("banks-of-the-anduin") == "encounter-deck"


@about("thalin")
def test_thalin_at_home_wounds_nobody_nor_what_is_only_added() -> None:
    """[QC6, Q18.22]"""
    home = Table(heroes=["thalin", "gimli"]).reveal("forest-spider")
    assert home.damage_on("forest-spider") == 0
    from ringtable.games.quest.state import Quest
    from ringtable.games.quest.zones import to_staging

    added = Table(heroes=["thalin", "gimli"], committed=["thalin"])
    spider = added.unused("forest-spider")

    def act(s: Quest) -> None:
        to_staging(s, spider)

    added.do(act)
    assert added.damage_on("forest-spider") == 0


@about("thalin")
def test_thalin_counts_for_what_a_surge_reveals() -> None:
    """[QC6, Q8.16]"""
    table = Table(
        heroes=["thalin", "gimli"],
        committed=["thalin"],
        encounters=["wargs"],
        scenario="journey-along-the-anduin",
    )
    table.reveal("wolf-rider")
    assert (table.damage_on("wolf-rider"), table.damage_on("wargs")) == (1, 1)


# 28 Veteran Axehand, 30 Horseback Archer


@about("veteran-axehand")
def test_a_veteran_axehand_is_played_for_two_of_tactics() -> None:
    """[Q7.4, Q7.5, Q7.17]"""
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["veteran-axehand", "stand-together"],
        resources={"gimli": 1, "legolas": 1},
        at="W-PLAN",
    )
    table.play("play veteran-axehand")
    name = "veteran-axehand"
    values = (table.willpower(name), table.attack(name), table.defense(name))
    assert (*values, table.hit_points(name)) == (0, 2, 1, 2)
    assert table.is_ready(name)
    assert (table.resources_on("gimli"), table.resources_on("legolas")) == (0, 0)


@about("horseback-archer")
def test_a_horseback_archer_is_ranged_and_no_sentinel() -> None:
    """[Q19.17, Q19.20]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        allies=[[], ["horseback-archer"]],
        hands=["stand-together"],
        engaged=[["forest-spider"], []],
        at="W-C0",
    )
    table.pass_until("defend").play("no defender")
    assert table.asks != "sentinel"
    table.pass_until("target")
    table.attack_with("forest-spider", "gimli").choose("join", "horseback-archer")
    table.pass_until("W-ATK3")
    assert table.told("strikes")[0].values == (0, ["gimli", "horseback-archer"], "forest-spider")


# 29 Gondorian Spearman


@about("gondorian-spearman")
def test_a_gondorian_spearman_wounds_the_attacker_when_declared() -> None:
    """Whatever its defense. [Q11.15, Q13.4]"""
    table = Table(
        heroes=["gimli"],
        allies=["gondorian-spearman"],
        engaged=["hill-troll"],
        scenario="journey-along-the-anduin",
        at="W-C0",
    )
    table.pass_until("defend").play("defend gondorian-spearman")
    assert table.offered == ["use gondorian-spearman"]
    table.play("use gondorian-spearman")
    assert table.damage_on("hill-troll") == 1


@about("gondorian-spearman")
def test_an_attacker_that_the_spearman_kills_deals_no_damage() -> None:
    """The attack ends; its shadow card is not resolved. [Q11.15, Q11.35, Q12.14]"""
    table = Table(
        heroes=["gimli"],
        allies=["gondorian-spearman"],
        hands=["stand-together"],
        engaged=["black-forest-bats"],
        damage={"black-forest-bats": 1},
        encounters=["east-bight-patrol"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gondorian-spearman", "use gondorian-spearman")
    table.pass_until("W-C1")
    assert table.zone("gondorian-spearman") == "play"
    assert not table.told("shadow-turned")
    assert table.zone("east-bight-patrol") == "encounter-discard"


@about("gondorian-spearman")
def test_a_gondorian_spearman_guards_another_player() -> None:
    """[Q19.20, Q11.28]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        allies=[[], ["gondorian-spearman"]],
        engaged=[["king-spider"], []],
        at="W-C0",
    )
    table.pass_until("defend").play("no defender", "defend gondorian-spearman")
    assert (table.asked, table.offered) == (1, ["use gondorian-spearman"])
    table.play("use gondorian-spearman")
    assert table.damage_on("king-spider") == 1


# 31 Beorn


@about("beorn")
def test_beorn_rages_and_is_shuffled_in_when_the_phase_ends() -> None:
    """Once a round, without exhausting; exhausted too. [QC31, Q5.17, Q18.18]"""
    table = Table(
        heroes=["gimli"],
        allies=["beorn"],
        hands=["stand-together"],
        exhausted=["beorn"],
        at="W-ENC2",
    )
    table.play("use beorn")
    assert table.attack("beorn") == 8
    assert not table.may("use beorn")
    assert table.refused("use beorn") == "Q18.18"
    table.pass_until("W-C0")
    assert table.zone("beorn") == "deck"


@about("beorn")
def test_the_deck_is_shuffled_with_beorn_in_it() -> None:
    """Nobody knows where in it he is. [QC31, Q24.10]"""
    table = Table(
        heroes=["gimli"],
        allies=["beorn"],
        hands=["stand-together"],
        decks=["feint", "quick-strike"],
        at="W-Q0",
    )
    table.play("use beorn").pass_until("commit").commit().pass_until("W-TRV")
    assert [fact.values for fact in table.told("shuffled")] == [(0,)]
    assert table.s.seen[table.card("beorn")] == 0


@about("beorn")
def test_beorn_who_does_not_rage_stays() -> None:
    """[QC31]"""
    table = Table(heroes=["gimli"], allies=["beorn"], hands=["stand-together"], at="W-ENC2")
    table.pass_until("W-C0")
    assert table.zone("beorn") == "play"


@about("beorn")
def test_beorn_who_came_back_is_a_new_beorn() -> None:
    """Not shuffled in, and may rage again. [QC31, Q13.15]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        allies=["beorn"],
        hands=["stand-and-fight", "stand-together"],
        resources={"eowyn": 6},
        at="W-ENC2",
    )
    table.play("use beorn").hurt(6, "beorn")
    assert table.zone("beorn") == "discard"
    table.play("play stand-and-fight")
    assert (table.zone("beorn"), table.attack("beorn")) == ("play", 3)
    assert table.may("use beorn")
    table.pass_until("W-C0")
    assert table.zone("beorn") == "play"


# 32 Blade Mastery


@about("blade-mastery")
def test_blade_mastery_helps_any_character_until_the_phase_ends() -> None:
    """[Q20.4, Q21.13]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn"]],
        allies=[[], ["northern-tracker"]],
        hands=["blade-mastery", "stand-together"],
        resources={"gimli": 1},
        engaged=["king-spider"],
        at="W-ENC2",
    )
    table.play("play blade-mastery")
    assert table.offered == [
        "choose gimli", "choose legolas", "choose eowyn", "choose northern-tracker",
    ]  # fmt: skip
    table.play("choose northern-tracker")
    assert (table.attack("northern-tracker"), table.defense("northern-tracker")) == (3, 3)
    assert table.willpower("northern-tracker") == 1
    table.pass_until("W-C0")
    assert (table.attack("northern-tracker"), table.defense("northern-tracker")) == (2, 2)


@about("blade-mastery")
def test_two_blade_masteries_add_up() -> None:
    """[Q20.2]"""
    table = Table(
        heroes=["gimli"],
        hands=["blade-mastery", "blade-mastery", "stand-together"],
        resources={"gimli": 2},
        at="W-C0",
    )
    table.play("play blade-mastery", "play blade-mastery")
    assert (table.attack("gimli"), table.defense("gimli")) == (4, 4)


# 33 Rain of Arrows


@about("rain-of-arrows")
def test_rain_of_arrows_hits_all_enemies_of_one_player() -> None:
    """Paid by an own ready ranged character. [Q13.6, Q21.2]"""
    table = Table(
        seats=2,
        heroes=[["legolas", "gimli"], ["eowyn"]],
        allies=[["horseback-archer"], ["silverlode-archer"]],
        hands=["rain-of-arrows", "stand-together"],
        resources={"gimli": 1},
        engaged=[["king-spider"], ["forest-spider", "black-forest-bats"]],
        staging=["hummerhorns"],
        at="W-Q0",
    )
    table.play("play rain-of-arrows")
    assert table.offered == ["player 1", "player 2"]
    table.play("player 2")
    assert table.offered == ["choose legolas", "choose horseback-archer"]
    table.play("choose horseback-archer")
    hit = [table.damage_on(one) for one in ("king-spider", "forest-spider", "black-forest-bats")]
    assert hit == [0, 1, 1]
    assert table.damage_on("hummerhorns") == 0
    assert not table.is_ready("horseback-archer")


@about("rain-of-arrows")
@pytest.mark.parametrize("lacks", ["archer", "enemy"])
def test_rain_of_arrows_needs_a_ready_archer_and_an_engaged_enemy(lacks: str) -> None:
    """Of the player himself. [Q21.2, Q21.4]"""
    table = Table(
        seats=2,
        heroes=[["legolas", "gimli"], ["eowyn"]],
        allies=[[], ["silverlode-archer"]],
        hands=["rain-of-arrows", "stand-together"],
        resources={"gimli": 1},
        engaged=[] if lacks == "enemy" else ["king-spider"],
        staging=["hummerhorns"],
        exhausted=["legolas"] if lacks == "archer" else [],
        at="W-Q0",
    )
    assert not table.may("play rain-of-arrows")
    assert table.refused("play rain-of-arrows") == "Q21.4"


# 34 Feint


@about("feint")
def test_feint_stops_one_enemy_of_any_player() -> None:
    """It keeps its shadow card unresolved. [Q11.5, QC34, Q11.3]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        hands=["feint", "stand-together"],
        resources={"gimli": 1},
        engaged=[["king-spider"], ["forest-spider"]],
        staging=["hummerhorns"],
        encounters=["forest-gate", "east-bight-patrol"],
        at="S-C0",
    )
    table.pass_until("W-C0").play("play feint")
    assert table.offered == ["choose king-spider", "choose forest-spider"]
    table.play("choose forest-spider")
    table.pass_until("defend").play("defend gimli").pass_until("W-C1")
    assert [fact.values[0] for fact in table.told("attacks")] == ["king-spider"]
    assert table.zone("east-bight-patrol") == "shadow"


@about("feint")
def test_feint_is_a_combat_action() -> None:
    """[Q5.9]"""
    table = Table(
        heroes=["gimli"],
        hands=["feint", "stand-together"],
        resources={"gimli": 1},
        engaged=["king-spider"],
        at="W-ENC2",
    )
    assert table.refused("play feint") == "Q5.9"
    table.pass_until("W-C0")
    assert table.may("play feint")


@about("feint")
def test_feint_does_not_stop_an_attack_that_has_begun_but_may_be_played() -> None:
    """[Q11.5, Q21.18]"""
    table = Table(
        heroes=["gimli"],
        hands=["feint", "stand-together"],
        resources={"gimli": 1},
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("W-DEF1").play("play feint").pass_until("defend").play("defend gimli")
    table.pass_until("W-C1")
    assert table.damage_on("gimli") == 1


@about("feint", "son-of-arnor")
def test_a_feinted_enemy_that_another_player_takes_may_attack_him() -> None:
    """[QC34]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["aragorn"]],
        hands=[["feint", "stand-together"], ["sneak-attack", "son-of-arnor"]],
        resources={"gimli": 1, "aragorn": 1},
        engaged=[["king-spider"], []],
        at="W-C0",
    )
    table.play("play feint")
    table.play("play sneak-attack", "choose son-of-arnor", "use son-of-arnor")
    table.pass_until("defend")
    assert table.asked == 1
    assert table.told("attacks")[0].values == ("king-spider", 1)


# 35 Quick Strike


@about("quick-strike")
def test_quick_strike_is_an_attack_at_once_in_any_phase() -> None:
    """Alone, with the windows of an attack; the regular attack remains. [Q12.12, QC35, Q5.22]"""
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["quick-strike", "feint", "stand-together"],
        resources={"gimli": 2},
        engaged=["forest-spider"],
        at="W-Q0",
    )
    table.play("play quick-strike")
    assert table.offered == ["with gimli", "with legolas"]
    table.play("with legolas")
    assert not table.is_ready("legolas")
    assert table.window == "W-ATK1"
    assert table.refused("play feint") == "Q5.9"
    assert table.zone("quick-strike") == "resolving"
    table.pass_until("W-ATK2").pass_until("W-ATK3")
    assert table.damage_on("forest-spider") == 2
    table.pass_until("W-Q0")
    assert table.zone("quick-strike") == "discard"


@about("quick-strike")
def test_quick_strike_does_not_use_up_the_attack_of_the_turn() -> None:
    """[Q12.12, Q12.2]"""
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["quick-strike", "stand-together"],
        resources={"gimli": 1},
        engaged=["hill-troll"],
        scenario="journey-along-the-anduin",
        at="W-C1",
    )
    table.play("play quick-strike", "with gimli").pass_until("target")
    assert table.offered == ["attack hill-troll", "attack no more"]


@about("quick-strike", "dunhere", "horseback-archer")
def test_quick_strike_reaches_what_the_character_could_attack() -> None:
    """Ranged: the enemies of others; Dúnhere: the staging area, with his bonus. [QC35, QC9]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "dunhere"], ["eowyn"]],
        allies=["horseback-archer"],
        hands=["quick-strike", "quick-strike", "stand-together"],
        resources={"gimli": 2},
        engaged=[[], ["king-spider"]],
        staging=["hummerhorns"],
        at="W-Q0",
    )
    table.play("play quick-strike")
    assert table.offered == ["with dunhere", "with horseback-archer"]
    table.play("with dunhere").pass_until("W-ATK3")
    assert table.zone("hummerhorns") == "victory-display"  # 2 + 1 against 0 defense
    table.pass_until("W-Q0")
    while table.asked:
        table.play("pass")
    table.play("play quick-strike").pass_until("W-ATK3")
    assert table.damage_on("king-spider") == 1


@about("quick-strike")
def test_quick_strike_needs_a_ready_character_with_somebody_to_attack() -> None:
    """[Q21.4, Q12.5]"""
    asleep = Table(
        heroes=["gimli"],
        hands=["quick-strike", "stand-together"],
        resources={"gimli": 1},
        exhausted=["gimli"],
        engaged=["king-spider"],
        at="W-Q0",
    )
    assert asleep.refused("play quick-strike") == "Q21.4"
    away = Table(
        heroes=["gimli"],
        hands=["quick-strike", "stand-together"],
        resources={"gimli": 1},
        staging=["king-spider"],
        at="W-Q0",
    )
    assert away.refused("play quick-strike") == "Q21.4"


@about("quick-strike")
def test_quick_strike_before_an_attack_can_take_the_attacker_out() -> None:
    """[Q11.15, Q11.35]"""
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["quick-strike", "stand-together"],
        resources={"gimli": 1},
        engaged=["black-forest-bats"],
        at="W-C0",
    )
    table.pass_until("W-DEF1").play("play quick-strike", "with gimli")
    table.pass_until("W-C1")
    assert not table.told("defends")
    assert table.zone("black-forest-bats") == "encounter-discard"


# 36 Thicket of Spears


@about("thicket-of-spears")
def test_thicket_of_spears_is_paid_by_three_tactics_heroes() -> None:
    """One from each; more in one pool does not help. [Q7.16]"""
    table = Table(
        heroes=["gimli", "legolas", "thalin"],
        hands=["thicket-of-spears", "stand-together"],
        resources={"gimli": 2, "legolas": 1, "thalin": 1},
        engaged=["king-spider"],
        at="W-C0",
    )
    table.play("play thicket-of-spears")
    assert [table.resources_on(one) for one in ("gimli", "legolas", "thalin")] == [1, 0, 0]
    table.pass_until("W-C1")
    assert not table.told("attacks")


@about("thicket-of-spears")
@pytest.mark.parametrize(
    ("third", "pool"), [("thalin", 0), ("eowyn", 1)], ids=["empty pool", "other sphere"]
)
def test_thicket_of_spears_is_refused_without_three_payers(third: str, pool: int) -> None:
    """[Q7.16]"""
    table = Table(
        heroes=["gimli", "legolas", third],
        hands=["thicket-of-spears", "stand-together"],
        resources={"gimli": 5, "legolas": 5, third: pool},
        engaged=["king-spider"],
        at="W-C0",
    )
    assert not table.may("play thicket-of-spears")
    assert table.refused("play thicket-of-spears") == "Q7.16"


@about("thicket-of-spears")
def test_thicket_of_spears_guards_one_player_against_his_present_enemies() -> None:
    """An enemy that comes later attacks; a player without enemies is no target. [Q20.6, Q21.18]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas", "thalin"], ["aragorn"]],
        hands=[["thicket-of-spears", "stand-together"], ["sneak-attack", "son-of-arnor"]],
        resources={"gimli": 1, "legolas": 1, "thalin": 1, "aragorn": 1},
        engaged=[["king-spider"], ["forest-spider"]],
        staging=["black-forest-bats"],
        at="W-C0",
    )
    table.play("play thicket-of-spears")
    assert table.offered == ["player 1", "player 2"]
    table.play("player 2")
    table.play("play sneak-attack", "choose son-of-arnor", "use son-of-arnor")
    assert table.offered == ["choose black-forest-bats", "choose king-spider"]
    table.play("choose black-forest-bats").pass_until("defend").play("defend gimli")
    table.pass_until("defend")
    assert [fact.values for fact in table.told("attacks")] == [
        ("king-spider", 0), ("black-forest-bats", 1),
    ]  # fmt: skip
    lonely = Table(
        heroes=["gimli", "legolas", "thalin"],
        hands=["thicket-of-spears", "stand-together"],
        resources={"gimli": 1, "legolas": 1, "thalin": 1},
        staging=["king-spider"],
        at="W-Q0",
    )
    assert lonely.refused("play thicket-of-spears") == "Q21.4"


# 37 Swift Strike


@about("swift-strike")
def test_swift_strike_wounds_the_attacker_of_any_defender() -> None:
    """Another player's, too; defense does not help. [Q11.15, Q13.4, Q7.4]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli", "legolas"]],
        hands=[[], ["swift-strike"]],
        resources={"gimli": 1, "legolas": 1},
        engaged=[["king-spider"], []],
        at="W-C0",
    )
    table.pass_until("defend").play("defend eowyn")
    assert (table.asked, table.offered) == (1, ["play swift-strike for eowyn"])
    table.play("play swift-strike")
    assert table.damage_on("king-spider") == 2


@about("swift-strike")
def test_swift_strike_needs_a_defender() -> None:
    """And is no action. [Q18.8]"""
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["swift-strike", "stand-together"],
        resources={"gimli": 2},
        engaged=["king-spider"],
        at="W-C0",
    )
    assert table.refused("play swift-strike") == "Q18.8"
    table.pass_until("defend").play("no defender")
    assert table.window == "W-DEF2"


@about("swift-strike", "stand-together")
def test_swift_strike_may_answer_each_declared_defender() -> None:
    """[QC38, Q18.10]"""
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["stand-together", "swift-strike", "feint"],
        resources={"gimli": 2},
        engaged=["hill-troll"],
        scenario="journey-along-the-anduin",
        at="W-C0",
    )
    table.play("play stand-together").pass_until("defend-together")
    table.choose("defend", "gimli", "legolas")
    assert table.offered == ["play swift-strike for gimli", "play swift-strike for legolas"]
    table.play("play swift-strike for legolas")
    assert table.damage_on("hill-troll") == 2


# 38 Stand Together


@about("stand-together")
def test_stand_together_adds_the_defenses_and_one_takes_the_damage() -> None:
    """For a player of choice, in this phase, with his own characters. [QC38, Q11.24, Q11.25]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["denethor", "eowyn"]],
        allies=[["gondorian-spearman"], []],
        hands=[["stand-together"], []],
        engaged=[[], ["hill-troll"]],
        scenario="journey-along-the-anduin",
        at="W-C0",
    )
    table.play("play stand-together", "player 2").pass_until("defend-together")
    assert table.asked == 1
    assert table.offered == ["defend denethor", "defend eowyn", "done"]
    table.choose("defend", "denethor", "eowyn").pass_until("defender-damage")
    assert (table.asked, table.offered) == (1, ["damage denethor", "damage eowyn"])
    table.play("damage eowyn")
    assert (table.damage_on("denethor"), table.damage_on("eowyn")) == (0, 2)  # 6 - (3 + 1)


@about("stand-together")
def test_stand_together_must_come_before_the_defenders_and_ends_with_the_phase() -> None:
    """It may also be played when it helps nobody. [QC38, Q21.18, Q20.4, Q7.9]"""
    late = Table(
        heroes=["gimli", "legolas"],
        hands=["stand-together"],
        engaged=["king-spider"],
        at="W-C0",
    )
    late.pass_until("defend").play("defend gimli").play("play stand-together")
    late.pass_until("target")
    assert late.told("defends")[0].values == (["gimli"], "king-spider")
    early = Table(
        heroes=["gimli", "legolas"],
        hands=["stand-together", "feint"],
        engaged=["king-spider"],
        at="W-ENC2",
    )
    early.play("play stand-together").pass_until("defend")
    none = Table(heroes=["eowyn"], hands=["stand-together", "feint"], at="W-Q0")
    assert not none.may("play stand-together")


# 39 Blade of Gondolin


@about("blade-of-gondolin")
def test_the_blade_of_gondolin_is_sharper_against_orcs_only() -> None:
    """[Q20.9]"""
    for enemy, strength in (("dol-guldur-orcs", 3), ("king-spider", 2)):
        table = Table(
            heroes=["gimli", "legolas"],
            attached={"blade-of-gondolin": "gimli"},
            hands=["stand-together"],
            engaged=[enemy],
            at="W-C1",
        )
        assert table.attack("gimli") == 2
        table.pass_until("target").attack_with(enemy, "gimli").pass_until("W-ATK2")
        assert table.attack("gimli") == strength


@about("blade-of-gondolin")
def test_the_blade_of_gondolin_makes_progress_after_any_kill_of_its_hero() -> None:
    """Each copy its own. [QC5, Q7.20, Q9.10]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"blade-of-gondolin#1": "gimli", "blade-of-gondolin#2": "gimli"},
        hands=["stand-together"],
        engaged=["king-spider"],
        damage={"king-spider": 2},
        active="forest-gate",
        at="W-C1",
    )
    table.pass_until("target").attack_with("king-spider", "gimli").pass_until("respond")
    assert table.offered == ["use blade-of-gondolin for king-spider"] * 2
    table.play("use blade-of-gondolin#2 for king-spider#1")
    assert table.offered == ["use blade-of-gondolin for king-spider"]
    table.play("use blade-of-gondolin#1 for king-spider#1")
    assert table.progress_on("forest-gate") == 2


@about("blade-of-gondolin")
def test_the_blade_of_gondolin_is_silent_when_another_hero_kills() -> None:
    """[Q12.13]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"blade-of-gondolin": "legolas"},
        hands=["stand-together"],
        engaged=["king-spider"],
        damage={"king-spider": 2},
        at="W-C1",
    )
    table.pass_until("target").attack_with("king-spider", "gimli").pass_until("W-ATK2").pass_()
    assert table.window == "W-ATK3"  # nobody was asked to respond
    assert table.zone("king-spider") == "encounter-discard"


# 40 Citadel Plate, 41 Dwarven Axe


@about("citadel-plate")
def test_a_hero_who_loses_the_plate_may_fall_at_once() -> None:
    """[Q13.5]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"citadel-plate": "gimli"},
        hands=["stand-together"],
        damage={"gimli": 5},
        at="W-Q0",
    )
    assert (table.hit_points("gimli"), table.zone("gimli")) == (9, "play")
    table.discard("citadel-plate")
    assert table.zone("gimli") == "discard"


@about("citadel-plate")
def test_the_plate_keeps_a_hero_alive_and_gimli_grows() -> None:
    """[Q13.5, Q20.9]"""
    table = Table(heroes=["gimli", "legolas"], attached={"citadel-plate": "gimli"})
    table.hurt(8, "gimli")
    assert (table.zone("gimli"), table.attack("gimli")) == ("play", 10)
    table.hurt(1, "gimli")
    assert table.zone("gimli") == "discard"
    assert table.zone("citadel-plate") == "discard"


@about("citadel-plate", "dwarven-axe")
def test_weapons_and_armor_are_for_heroes_of_any_player() -> None:
    """[Q7.18, Q22.5]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        allies=["veteran-axehand"],
        hands=["citadel-plate", "dwarven-axe"],
        resources={"gimli": 6},
        at="W-PLAN",
    )
    table.play("play citadel-plate")
    assert table.offered == ["on gimli", "on eowyn"]
    table.play("on eowyn")
    assert table.controller("citadel-plate") == 1
    assert table.hit_points("eowyn") == 7


@about("dwarven-axe")
def test_the_dwarven_axe_gives_one_or_to_a_dwarf_two_instead() -> None:
    """Each of two axes. [Q20.5, Q7.20]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"dwarven-axe#1": "gimli", "dwarven-axe#2": "legolas"},
    )
    assert (table.attack("gimli"), table.attack("legolas")) == (4, 4)
    both = Table(
        heroes=["gimli", "legolas"],
        attached={"dwarven-axe#1": "gimli", "dwarven-axe#2": "gimli"},
    )
    assert both.attack("gimli") == 6


# 42 Horn of Gondor


@about("horn-of-gondor")
def test_the_horn_of_gondor_sounds_for_every_destroyed_character() -> None:
    """Hero or ally, of any player, each on its own. [QC42, Q13.6]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn", "dunhere"]],
        allies=[["veteran-axehand"], ["northern-tracker"]],
        attached={"horn-of-gondor": "gimli"},
    )
    table.hurt(3, "veteran-axehand", "northern-tracker", "eowyn")
    assert sorted(table.offered) == [
        "use horn-of-gondor for eowyn",
        "use horn-of-gondor for northern-tracker",
        "use horn-of-gondor for veteran-axehand",
    ]
    table.play("use horn-of-gondor for eowyn", "use horn-of-gondor for veteran-axehand", "pass")
    assert table.resources_on("gimli") == 2


@about("horn-of-gondor")
@pytest.mark.parametrize("how", ["discarded", "returned", "enemy", "eliminated", "its own hero"])
def test_the_horn_of_gondor_is_silent_otherwise(how: str) -> None:
    """[QC42, Q13.10, Q18.27]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn"]],
        allies=[["veteran-axehand"], ["northern-tracker"]],
        attached={"horn-of-gondor": "gimli"},
        engaged=["king-spider"],
    )
    if how == "discarded":
        table.discard("veteran-axehand")
    elif how == "returned":
        table.take_back("veteran-axehand")
    elif how == "enemy":
        table.hurt(3, "king-spider")
    elif how == "eliminated":
        table.eliminate(1)
    else:
        table.hurt(5, "gimli")
        assert table.zone("horn-of-gondor") == "discard"
    assert table.asks != "respond"


@about("quick-strike")
def test_the_tracker_shows_the_steps_of_a_quick_strike_and_then_where_it_broke_in() -> None:
    """[Q32.1, Q32.24, QC35]"""
    table = Table(
        heroes=["gimli"],
        hands=["quick-strike", "stand-together"],
        resources={"gimli": 1},
        engaged=["king-spider"],
        at="S-Q1",
    )
    table.commit()
    assert (table.window, STEPS[table.s.step]) == ("W-Q1", "S-Q1")
    table.play("play quick-strike")
    seen = []
    while table.window.startswith("W-ATK"):
        seen.append((table.window, STEPS[table.s.step]))
        table.pass_()
    assert seen == [("W-ATK1", "S-ATK1"), ("W-ATK2", "S-ATK2"), ("W-ATK3", "S-ATK3")]
    assert (table.window, STEPS[table.s.step]) == ("W-Q1", "S-Q1")


@about("blade-of-gondolin", "quick-strike")
def test_the_blade_looks_at_the_innermost_attack_of_its_hero() -> None:
    """Legolas attacks an Orc, is readied, and strikes at a spider in between. [Q12.10, Q12.12]"""
    table = Table(
        heroes=["legolas", "eowyn"],
        hands=["quick-strike", "stand-together"],
        resources={"legolas": 1},
        attached={"blade-of-gondolin": "legolas", "unexpected-courage": "legolas"},
        engaged=["dol-guldur-orcs", "king-spider"],
        exhausted=["eowyn"],
        at="W-C1",
    )
    table.pass_until("target").attack_with("dol-guldur-orcs", "legolas")
    assert table.attack("legolas") == 4
    table.play("use unexpected-courage", "play quick-strike", "attack king-spider")
    assert table.attack("legolas") == 3
    table.pass_until("W-ATK3")
    assert table.damage_on("king-spider") == 2
    table.pass_()
    assert (table.window, table.attack("legolas")) == ("W-ATK1", 4)
