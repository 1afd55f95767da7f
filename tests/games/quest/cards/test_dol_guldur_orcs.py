"""Dol Guldur Orcs, cards 89 to 95."""

import pytest

from ringtable.games.quest.values import staging_threat
from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import ESCAPE, WATCH, Hurt, Progress, attacked, values
from tests.games.quest.scenario import Table

# Dol Guldur Orcs


@about("dol-guldur-orcs")
def test_the_orcs_wound_a_character_on_the_quest() -> None:
    """Anybody's, chosen by the first player. [Q2.6]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn"]],
        committed=["gimli", "eowyn"],
        first=1,
    ).reveal("dol-guldur-orcs")
    assert (table.asked, table.options) == (1, ["choose eowyn", "choose gimli"])
    table.play("choose gimli")
    assert table.damage_on("gimli") == 2
    assert table.damage_on("legolas") == table.damage_on("eowyn") == 0


@about("dol-guldur-orcs")
def test_the_orcs_find_nobody_if_nobody_quests() -> None:
    """[Q21.11]"""
    table = Table(heroes=["gimli"]).reveal("dol-guldur-orcs")
    assert table.damage_on("gimli") == 0
    assert table.staging == ["dol-guldur-orcs"]


@about("dol-guldur-orcs")
@pytest.mark.parametrize(("defend", "damage"), [("legolas", 1), ("", 4)])
def test_the_orcs_as_a_shadow_card_strengthen_the_attack(defend: str, damage: int) -> None:
    """+1, or +3 if undefended. [Q11.20]"""
    table = attacked(
        "dol-guldur-orcs", defend=defend, until="W-DEF4", heroes=["legolas"],
        attached={"citadel-plate": "legolas"},
    )  # fmt: skip
    assert table.damage_on("legolas") == damage


# Chieftan Ufthak


@about("chieftan-ufthak")
def test_ufthak_gathers_strength_with_each_attack() -> None:
    """A resource after his attack, two attack for each. [Q11.22]"""
    table = attacked(
        defend="gimli", until="W-DEF3", enemy="chieftan-ufthak", heroes=["gimli", "legolas"]
    )
    assert table.attack("chieftan-ufthak") == 3
    table.pass_until("W-DEF4")
    assert table.resources_on("chieftan-ufthak") == 1
    assert table.attack("chieftan-ufthak") == 5
    assert table.damage_on("gimli") == 1


@about("chieftan-ufthak")
def test_ufthak_keeps_his_strength_in_the_staging_area() -> None:
    """[Q10.12, Q16.6]"""
    from ringtable.games.quest.state import Quest
    from ringtable.games.quest.zones import back_to_staging

    table = Table(heroes=["gimli"], engaged=["chieftan-ufthak"], resources={"chieftan-ufthak": 2})
    assert table.attack("chieftan-ufthak") == 7
    ufthak = table.card("chieftan-ufthak")

    def send(s: Quest) -> None:
        back_to_staging(s, ufthak)

    table.do(send)
    assert table.attack("chieftan-ufthak") == 7
    table.do(Hurt(table, 6, "chieftan-ufthak"))
    assert table.zone("chieftan-ufthak") == "victory-display"
    assert table.resources_on("chieftan-ufthak") == 0


# Dol Guldur Beastmaster


@about("dol-guldur-beastmaster")
def test_the_beastmaster_attacks_with_two_shadow_cards() -> None:
    """The second when he attacks; both are resolved in turn. [Q11.10, Q11.18]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        engaged=["dol-guldur-beastmaster"],
        encounters=["dol-guldur-orcs", "east-bight-patrol", "forest-gate"],
        at="S-C0",
    )
    assert len(values(table, "shadow-dealt")) == 1
    table.pass_until("W-DEF1")
    assert len(values(table, "shadow-dealt")) == 2
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF4")
    assert table.damage_on("gimli") == 3  # 3 + 1 + 1 - 2


@about("dol-guldur-beastmaster")
def test_the_beastmaster_gets_what_the_deck_has_left() -> None:
    """[Q11.4, Q25.4]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        engaged=["dol-guldur-beastmaster"],
        encounters=["forest-gate"],
        encounter_discard=["forest-gate"],
        at="S-C0",
    )
    table.pass_until("W-DEF1")
    assert len(values(table, "shadow-dealt")) == 1
    assert table.s.encounter_deck == []


# Driven by Shadow


@about("driven-by-shadow")
def test_driven_by_shadow_strengthens_what_is_in_the_staging_area_now() -> None:
    """Enemies and locations, until the end of the phase; later cards not. [Q20.8]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        staging=["forest-spider", "forest-gate", "shadow-key"],
        engaged=["east-bight-patrol"],
        encounters=["driven-by-shadow", "king-spider"],
        at="S-Q2",
    )
    assert table.window == "W-Q2"
    assert staging_threat(table.s) == 6
    table.reveal("mountains-of-mirkwood")
    assert staging_threat(table.s) == 8
    assert table.zone("driven-by-shadow") == "encounter-discard"
    table.pass_until("travel")
    assert staging_threat(table.s) == 6


@about("driven-by-shadow")
def test_driven_by_shadow_surges_over_an_empty_staging_area() -> None:
    """An objective is a card there. [Q19.4, Q19.5]"""
    empty = Table(encounters=["forest-gate"]).reveal("driven-by-shadow")
    assert empty.staging == ["forest-gate"]
    objective = Table(staging=["shadow-key"], encounters=["forest-gate"], scenario=ESCAPE).reveal(
        "driven-by-shadow"
    )
    assert objective.staging == ["shadow-key"]


@about("driven-by-shadow")
def test_driven_by_shadow_takes_one_attachment_of_the_defender() -> None:
    """The attacked player chooses, whoever controls it. [QC92]"""
    table = attacked(
        "driven-by-shadow",
        defend="gimli",
        heroes=["gimli", "legolas"],
        attached={"citadel-plate": "gimli", "dwarven-axe": "gimli", "horn-of-gondor": "legolas"},
    )
    assert table.options == ["choose citadel-plate", "choose dwarven-axe"]
    table.play("choose dwarven-axe")
    assert table.zone("dwarven-axe") == "discard"
    assert table.zone("citadel-plate") == table.zone("horn-of-gondor") == "attached"


@about("driven-by-shadow")
def test_driven_by_shadow_undefended_takes_all_attachments_of_the_player() -> None:
    """[QC92]"""
    table = attacked(
        "driven-by-shadow",
        heroes=["gimli", "legolas"],
        attached={"citadel-plate": "gimli", "horn-of-gondor": "legolas"},
    )
    assert table.zone("citadel-plate") == table.zone("horn-of-gondor") == "discard"


# The Necromancer's Reach


@about("the-necromancers-reach")
def test_the_reach_hurts_all_who_are_exhausted() -> None:
    """Of all players, committed or not, at once. [Q13.6]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn"]],
        allies=[["snowbourn-scout"], ["faramir"]],
        exhausted=["gimli", "faramir", "snowbourn-scout"],
    ).reveal("the-necromancers-reach")
    assert [table.damage_on(one) for one in ("gimli", "legolas", "eowyn", "faramir")] == [
        1,
        0,
        0,
        1,
    ]
    assert table.zone("snowbourn-scout") == "discard"


# Necromancer's Pass


@about("necromancers-pass")
def test_the_pass_costs_two_random_cards_of_the_first_player() -> None:
    """[Q9.4, Q21.16]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        hands=[["feint", "gandalf"], ["hasty-stroke", "gandalf", "unexpected-courage"]],
        staging=["necromancers-pass"],
        first=1,
        at="S-TRV",
    )
    table.play("travel necromancers-pass")
    assert table.zone("necromancers-pass") == "active"
    assert len(table.hand(1)) == 1
    assert len(table.s.discard[1]) == 2
    assert len(table.hand(0)) == 2


@about("necromancers-pass")
def test_the_pass_is_closed_to_a_first_player_with_one_card() -> None:
    """Though another player holds more. [Q9.4, Q21.2]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        hands=[["gandalf"], ["hasty-stroke", "gandalf"]],
        staging=["necromancers-pass"],
        at="S-TRV",
    )
    assert table.asks != "travel"


# Enchanted Stream


@about("enchanted-stream")
def test_nobody_draws_at_the_enchanted_stream() -> None:
    """While it is the active location. [Q6.6, Q21.5]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        decks=[["gandalf", "feint"], ["hasty-stroke"]],
        active="enchanted-stream",
        at="S-RES",
    )
    assert table.hand(0) == table.hand(1) == []
    assert table.resources_on("gimli") == 1
    there = Table(heroes=["gimli"], decks=["gandalf"], staging=["enchanted-stream"], at="S-RES")
    assert there.hand() == ["gandalf"]


@about("enchanted-stream", "beravor")
def test_the_stream_stops_card_effects_that_draw() -> None:
    """An ability that could only draw cannot be used. [Q21.4, Q2.3]"""
    table = Table(
        heroes=["beravor", "gimli"],
        hands=WATCH,
        decks=["gandalf", "feint"],
        active="enchanted-stream",
        at="W-Q0",
    )
    assert not table.may("use beravor")
    table.do(Progress(2))
    assert table.may("use beravor")
