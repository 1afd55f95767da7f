"""Lasting effects, costs, control. [Q20, Q21, Q22]"""

from ringtable.games.quest.cards.ability import ATTACK, THREAT
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import END_OF_PHASE, END_OF_ROUND, begin
from tests.games.quest.scenario import Table


def test_only_the_sum_of_modifiers_counts_and_never_below_0() -> None:
    """[Q20.1, Q20.2, Q20.3, Q8.21]"""
    table = Table(heroes=["theodred"], attached={"dark-knowledge": "theodred"})
    theodred = table.card("theodred")
    assert table.willpower("theodred") == 0
    begin(table.s, 0, theodred, -3, END_OF_PHASE)
    assert table.willpower("theodred") == 0
    begin(table.s, 0, theodred, 5, END_OF_ROUND)
    assert table.willpower("theodred") == 2  # 1, minus 1, minus 3, plus 5


def test_what_lasts_for_the_phase_or_the_round_ends_in_time() -> None:
    """[Q20.4, Q5.17, Q5.18]"""
    table = Table(heroes=["gimli"], hands=["feint"], at="W-Q0")
    gimli = table.card("gimli")
    begin(table.s, ATTACK, gimli, 1, END_OF_PHASE)
    begin(table.s, ATTACK, gimli, 2, END_OF_ROUND)
    assert table.attack("gimli") == 5
    table.begin("W-Q3")
    assert table.pass_until("commit").attack("gimli") == 2


def test_faramir_helps_those_who_are_there_now() -> None:
    """A lasting effect of a player card is fixed when it resolves. [Q20.6, Q20.7]"""
    table = Table(
        heroes=["aragorn"],
        allies=["faramir"],
        hands=["sneak-attack", "guard-of-the-citadel"],
        resources={"aragorn": 1},
        at="W-Q0",
    )
    table.play("use faramir", "play sneak-attack", "choose guard-of-the-citadel")
    assert table.willpower("aragorn") == 3
    assert table.willpower("guard-of-the-citadel") == 1


def test_fog_covers_locations_that_come_later_and_shadow_does_not_drive_them() -> None:
    """[Q-EX15, Q20.8, QC118]"""
    fog = Table().reveal("treacherous-fog").reveal("gladden-fields")
    assert fog.threat_strength("gladden-fields") == 4
    driven = Table(staging=["forest-gate"]).reveal("driven-by-shadow").reveal("gladden-fields")
    assert driven.threat_strength("forest-gate") == 3
    assert driven.threat_strength("gladden-fields") == 3


def test_constant_effects_are_always_worked_out_anew() -> None:
    """[Q20.9]"""
    table = Table(heroes=["gimli"], damage={"gimli": 2})
    assert table.attack("gimli") == 4
    table.s.damage[table.card("gimli")] = 3
    assert table.attack("gimli") == 5


def test_instead_replaces_the_smaller_value() -> None:
    """[Q20.5]"""
    table = Table(heroes=["gimli"], attached={"dwarven-axe": "gimli"})
    assert table.attack("gimli") == 4


def test_a_threat_below_0_counts_as_0() -> None:
    """[Q8.21, Q20.3]"""
    table = Table(
        staging=["old-forest-road"],
        attached={
            "power-in-the-earth#1": "old-forest-road",
            "power-in-the-earth#2": "old-forest-road",
        },
    )
    assert table.threat_strength("old-forest-road") == 0
    begin(table.s, THREAT, table.card("old-forest-road"), 1, END_OF_PHASE)
    assert table.threat_strength("old-forest-road") == 0


# Costs, targets, choices


def test_an_ability_needs_its_cost_a_target_and_a_change() -> None:
    """[Q21.1, Q21.4, Q5.13, Q7.11, Q7.12]"""
    table = Table(
        heroes=["glorfindel", "eowyn"],
        hands=["lore-of-imladris", "gandalf"],
        resources={"glorfindel": 3},
        at="W-Q0",
    )
    assert not table.may("use glorfindel")  # nobody is damaged
    assert not table.may("play lore-of-imladris")
    table.s.damage[table.card("eowyn")] = 1
    table.begin("W-Q0")
    assert table.may("use glorfindel")
    assert table.may("play lore-of-imladris")
    table.s.resources[table.card("glorfindel")] = 0
    table.s.resources[table.card("eowyn")] = 3
    table.begin("W-Q0")
    assert not table.may("use glorfindel")  # his own pool alone, whatever its sphere


def test_seeing_a_hidden_card_is_a_change() -> None:
    """As long as there is one. [Q21.17]"""
    table = Table(heroes=["denethor"], hands=["gandalf"], encounters=["forest-gate"], at="W-RES")
    assert table.may("use denethor")
    empty = Table(heroes=["denethor"], hands=["gandalf", "feint"], at="W-RES")
    assert not empty.may("use denethor")


def test_a_lasting_effect_needs_somebody_under_it() -> None:
    """[Q21.18]"""
    table = Table(
        heroes=["legolas", "gimli", "thalin"],
        hands=["thicket-of-spears", "stand-together"],
        resources={"legolas": 1, "gimli": 1, "thalin": 1},
        at="W-Q0",
    )
    assert table.may("play stand-together")
    assert not table.may("play thicket-of-spears")


def test_nobody_pays_with_anothers_cards() -> None:
    """[Q21.2]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        hands=["rain-of-arrows"],
        resources={"gimli": 1},
        engaged=["king-spider"],
        at="W-Q0",
    )
    assert not table.may("play rain-of-arrows")


def test_a_limit_belongs_to_the_copy() -> None:
    """[Q18.11, Q18.18]"""
    table = Table(
        heroes=["glorfindel", "eowyn"],
        damage={"eowyn": 2},
        resources={"glorfindel": 3},
        hands=["gandalf"],
        at="W-Q0",
    )
    table.play("use glorfindel")
    assert table.damage_on("eowyn") == 1
    assert not table.may("use glorfindel")


def test_each_player_has_a_limit_of_his_own_with_eowyn() -> None:
    """[QC7, Q32.3]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        hands=[["gandalf", "gandalf"], ["feint"]],
        at="W-Q0",
    )
    table.play("use eowyn", "choose gandalf")
    assert table.asked == 1
    table.play("use eowyn")
    assert table.willpower("eowyn") == 6
    assert not table.may("use eowyn")


# Control


def test_control_goes_along_with_attachments() -> None:
    """[Q22.4, Q22.5]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        allies=["wandering-took"],
        attached={"self-preservation": "wandering-took"},
        exhausted=["wandering-took"],
        at="W-Q0",
    )
    table.play("use wandering-took")
    assert table.controller("wandering-took") == 1
    assert table.controller("self-preservation") == 1
    assert not table.is_ready("wandering-took")
    assert table.s.threat == [17, 23]


def test_a_card_leaves_to_its_owner() -> None:
    """[Q22.1, Q22.2, Q3.15]"""
    from ringtable.games.quest.zones import discard_card

    table = Table(seats=2, heroes=[["eowyn"], ["gimli"]], allies=["wandering-took"], at="W-Q0")
    table.play("use wandering-took")
    took = table.card("wandering-took")

    def put_away(s: Quest) -> None:
        discard_card(s, took)

    table.do(put_away)
    assert table.ids(table.s.discard[0]) == ["wandering-took"]


def test_an_encounter_card_as_an_attachment_is_nobodys() -> None:
    """It has lost its former type. [Q22.7, Q22.8, Q-EX13]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn", "aragorn"]],
        threat=30,
        first=1,
    )
    table.reveal("caught-in-a-web")
    assert table.asked == 1  # the first player chooses among players tied
    table.play("player 1")
    assert table.asked == 0
    table.play("choose legolas")
    assert table.host_of("caught-in-a-web") == "legolas"
    assert table.controller("caught-in-a-web") == -1
