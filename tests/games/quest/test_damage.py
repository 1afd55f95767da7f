"""Damage, hit points, leaving play. [Q13]"""

from ringtable.games.quest.combat.damage import deal_damage, heal
from ringtable.games.quest.state import Quest
from ringtable.games.quest.zones import discard_card, return_to_hand
from tests.games.quest.scenario import Table


class Hurt:
    """So much damage to these cards, by one effect."""

    def __init__(self, table: Table, n: int, *names: str) -> None:
        self.cards = [table.card(name) for name in names]
        self.n = n

    def __call__(self, s: Quest) -> None:
        deal_damage(s, self.cards, self.n, "Q13.1")


def test_no_hit_points_left_is_destroyed() -> None:
    """A character goes to its owner's pile. [Q13.1, Q13.2, Q13.9]"""
    table = Table(heroes=["aragorn", "eowyn"])
    table.do(Hurt(table, 2, "eowyn"))
    assert table.damage_on("eowyn") == 2
    assert table.zone("eowyn") == "play"
    table.do(Hurt(table, 1, "eowyn"))
    assert table.zone("eowyn") == "discard"


def test_defense_does_not_reduce_damage_of_effects() -> None:
    """[Q13.4]"""
    table = Table(heroes=["gimli"])
    table.do(Hurt(table, 2, "gimli"))
    assert table.damage_on("gimli") == 2


def test_damage_of_one_effect_falls_at_once() -> None:
    """Both destructions are one moment. [Q13.6, Q18.24]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["snowbourn-scout", "gondorian-spearman"],
        attached={"horn-of-gondor": "aragorn"},
    )
    table.do(Hurt(table, 1, "snowbourn-scout", "gondorian-spearman"))
    assert table.asks == "respond"
    table.play("use horn-of-gondor for snowbourn-scout")
    assert table.options == ["use horn-of-gondor for gondorian-spearman", "pass"]
    table.play("use horn-of-gondor for gondorian-spearman")
    assert table.resources_on("aragorn") == 2


def test_losing_a_hit_point_bonus_can_destroy() -> None:
    """[Q13.5]"""
    table = Table(heroes=["gimli", "aragorn"], attached={"citadel-plate": "gimli"})
    table.do(Hurt(table, 7, "gimli"))
    assert table.zone("gimli") == "play"
    plate = table.card("citadel-plate")

    def lose_it(s: Quest) -> None:
        discard_card(s, plate)

    table.do(lose_it)
    assert table.zone("gimli") == "discard"


def test_healing_removes_no_more_than_there_is() -> None:
    """[Q13.3, Q13.7]"""
    table = Table(heroes=["gimli"], damage={"gimli": 1})
    gimli = table.card("gimli")

    def heal_three(s: Quest) -> None:
        heal(s, [gimli], 3, "Q13.7")

    table.do(heal_three)
    assert table.damage_on("gimli") == 0


def test_a_defeated_enemy_with_victory_points_goes_to_the_display() -> None:
    """[Q13.9, Q19.23, Q19.24]"""
    table = Table(staging=["hummerhorns", "king-spider"])
    table.do(Hurt(table, 3, "hummerhorns", "king-spider"))
    assert table.zone("hummerhorns") == "victory-display"
    assert table.told("destroyed")[1].values == ("king-spider",)


def test_a_victory_card_that_leaves_otherwise_is_worth_nothing() -> None:
    """[Q19.24]"""
    table = Table(staging=["hummerhorns"], encounters=["king-spider"])
    enemy = table.card("hummerhorns")

    def put_away(s: Quest) -> None:
        discard_card(s, enemy)

    table.do(put_away)
    assert table.zone("hummerhorns") == "encounter-discard"


def test_what_leaves_play_forgets_everything() -> None:
    """Tokens, attachments, modifiers; the same card may use its ability again. [Q13.12, Q13.15,
    Q3.10]"""
    table = Table(
        heroes=["gimli"],
        allies=["beorn"],
        attached={"self-preservation": "beorn"},
        damage={"beorn": 2},
        hands=["blade-mastery"],
        at="W-Q0",
    )
    table.play("use beorn")
    assert table.attack("beorn") == 8
    beorn = table.card("beorn")

    def take_back(s: Quest) -> None:
        return_to_hand(s, beorn)

    table.do(take_back)
    assert table.zone("beorn") == "hand"
    assert table.attack("beorn") == 3
    assert table.damage_on("beorn") == 0
    assert table.zone("self-preservation") == "discard"
    assert not [row for row in table.s.effects if row == beorn]


def test_destroying_is_not_discarding() -> None:
    """[Q13.10, Q13.13]"""
    table = Table(heroes=["aragorn", "eowyn"])
    table.do(Hurt(table, 5, "eowyn"))
    assert table.told("destroyed")
    assert not table.told("discarded")
    assert table.damage_on("eowyn") == 0


def test_sneak_attack_waits_for_its_card() -> None:
    """Destroyed and brought back in the same phase it still returns. [Q13.14, Q-EX22, QC23]"""
    table = Table(
        heroes=["theodred", "eowyn"],
        hands=["sneak-attack", "snowbourn-scout", "stand-and-fight"],
        resources={"theodred": 1, "eowyn": 1},
        engaged=["king-spider"],
        staging=["endless-caverns"],
        at="W-C0",
    )
    table.play("play sneak-attack", "choose snowbourn-scout", "pass")
    table.pass_until("defend").play("defend snowbourn-scout").pass_until("W-DEF4")
    assert table.zone("snowbourn-scout") == "discard"
    table.play("play stand-and-fight")
    assert table.may("use snowbourn-scout")
    table.play("use snowbourn-scout")
    assert table.progress_on("endless-caverns") == 1
    assert table.zone("snowbourn-scout") == "play"
    table.pass_until("target").play("attack no more").pass_until("commit")
    assert table.hand() == ["snowbourn-scout"]


def test_beorn_is_a_new_card_when_he_comes_back() -> None:
    """[Q-EX23, QC31, Q13.15]"""
    table = Table(
        heroes=["eowyn"],
        allies=["beorn"],
        hands=["stand-and-fight"],
        resources={"eowyn": 6},
        at="W-C0",
    )
    table.play("use beorn")
    table.do(Hurt(table, 6, "beorn"))
    table.play("play stand-and-fight")
    assert table.attack("beorn") == 3
    assert table.may("use beorn")
    table.pass_until("commit")
    assert table.zone("beorn") == "play"
