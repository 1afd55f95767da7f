"""The cards of the lore sphere, one by one: 10–12 and 58–72."""

from random import Random

import pytest

from ringtable.games.quest import GAME
from ringtable.games.quest.state import Quest
from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import values
from tests.games.quest.scenario import Table

# Stand Together in the hand of a tactics player keeps every window open: it is always legal.


# 10 Denethor


@about("denethor")
def test_denethor_sees_the_top_card_and_may_bury_it() -> None:
    """Only his controller sees it. [Q24.8, Q24.9, Q21.17]"""
    for answer, told, deck in (
        ("leave on top", "left-on-top", ["old-forest-road", "king-spider"]),
        ("put on the bottom", "put-on-bottom", ["king-spider", "old-forest-road"]),
    ):
        table = Table(
            seats=2,
            heroes=[["denethor", "gimli"], ["legolas"]],
            hands=["stand-together"],
            encounters=["king-spider", "old-forest-road"],
            at="W-RES",
        )
        table.play("use denethor")
        assert not table.is_ready("denethor")
        looked = table.told("looked")[0]
        assert looked.audience == 1
        assert table.offered == ["leave on top", "put on the bottom"]
        table.play(answer)
        assert table.ids(table.s.encounter_deck) == deck
        assert len(table.told(told)) == 1  # which of the two everybody sees


@about("denethor")
def test_denethor_needs_a_card_to_see() -> None:
    """Outside the quest phase an empty deck stays empty. [Q21.17, Q25.4, Q5.13]"""
    table = Table(heroes=["denethor", "gimli"], hands=["stand-together"], at="W-RES")
    assert table.refused("use denethor") == "Q21.4"
    tired = Table(
        heroes=["denethor", "gimli"],
        hands=["stand-together"],
        encounters=["king-spider"],
        exhausted=["denethor"],
        at="W-RES",
    )
    assert tired.refused("use denethor") == "Q5.13"


# 11 Glorfindel


@about("glorfindel")
def test_glorfindel_heals_one_wound_of_any_character_once_a_round() -> None:
    """From his own pool. [Q7.12, Q18.18, Q13.7]"""
    table = Table(
        seats=2,
        heroes=[["glorfindel", "gimli"], ["legolas"]],
        allies=[[], ["veteran-axehand"]],
        hands=["stand-together"],
        damage={"gimli": 2, "veteran-axehand": 1},
        resources={"glorfindel": 2},
        exhausted=["glorfindel"],
        engaged=["king-spider"],
        at="W-Q0",
    )
    table.play("use glorfindel")
    assert table.offered == ["choose gimli", "choose veteran-axehand"]
    table.play("choose veteran-axehand")
    assert table.damage_on("veteran-axehand") == 0
    assert table.resources_on("glorfindel") == 1
    assert not table.may("use glorfindel")
    assert table.refused("use glorfindel") == "Q18.18"


@about("glorfindel")
@pytest.mark.parametrize("lacks", ["resource", "wound"])
def test_glorfindel_needs_his_own_resource_and_a_wound(lacks: str) -> None:
    """That he is exhausted is not the reason. [Q7.12, Q21.4]"""
    table = Table(
        heroes=["glorfindel", "denethor", "gimli"],
        hands=["stand-together"],
        damage={} if lacks == "wound" else {"gimli": 1},
        resources={"denethor": 3} if lacks == "resource" else {"glorfindel": 1},
        exhausted=["glorfindel"],
        at="W-Q0",
    )
    assert not table.may("use glorfindel")
    assert table.refused("use glorfindel") == "Q21.4"


# 12 Beravor


@about("beravor")
def test_beravor_lets_any_player_draw_two_once_a_round() -> None:
    """[Q6.3, Q18.18]"""
    table = Table(
        seats=2,
        heroes=[["beravor", "gimli"], ["legolas"]],
        attached={"unexpected-courage": "beravor"},
        hands=["stand-together"],
        decks=[["feint"] * 4, ["feint"] * 4],
        at="W-Q0",
    )
    table.play("use beravor")
    assert table.offered == ["player 1", "player 2"]
    table.play("player 2")
    assert len(table.hand(1)) == 2
    while table.asked:
        table.play("pass")
    table.play("use unexpected-courage")
    assert table.is_ready("beravor")
    while table.asked:
        table.play("pass")
    assert table.refused("use beravor") == "Q18.18"


@about("glorfindel", "beravor")
@pytest.mark.parametrize("hero", ["glorfindel", "beravor"])
def test_once_a_round_is_not_once_a_phase(hero: str) -> None:
    """The limit is free again when the round has ended. [Q18.18, Q5.18]"""
    table = Table(
        heroes=["glorfindel", "beravor", "gimli"],
        attached={"unexpected-courage": "beravor"},
        hands=["stand-together"],
        decks=["feint"] * 8,
        damage={"gimli": 4},
        resources={"glorfindel": 4},
        at="W-Q3",
    )
    table.play(f"use {hero}")
    if hero == "beravor":
        table.play("use unexpected-courage")
    assert table.refused(f"use {hero}") == "Q18.18"
    table.pass_until("W-TRV")
    assert table.refused(f"use {hero}") == "Q18.18"
    table.pass_until("W-REF")
    assert table.refused(f"use {hero}") == "Q18.18"
    table.pass_until("W-RES")
    assert table.may(f"use {hero}")


@about("beravor", "gleowine", "loriens-wealth")
def test_who_cannot_draw_is_no_target() -> None:
    """An empty deck; with a prohibition nobody is. [Q21.4, Q6.4, Q6.6]"""
    table = Table(
        seats=2,
        heroes=[["beravor", "gimli"], ["legolas"]],
        allies=["gleowine"],
        hands=["stand-together", "loriens-wealth"],
        decks=[[], ["feint"] * 6],
        resources={"beravor": 3},
        at="W-Q0",
    )
    table.play("use beravor")  # only one can draw: no choice
    assert len(table.hand(1)) == 2
    stream = Table(
        heroes=["beravor", "gimli"],
        allies=["gleowine"],
        hands=["stand-together", "loriens-wealth"],
        decks=["feint"] * 6,
        resources={"beravor": 3},
        active="enchanted-stream",
        at="W-Q0",
    )
    for text in ("use beravor", "use gleowine", "play loriens-wealth"):
        assert stream.refused(text) == "Q21.4"


# 58 Daughter of the Nimrodel


@about("daughter-of-the-nimrodel")
def test_the_daughter_of_the_nimrodel_heals_up_to_two_of_a_hero() -> None:
    """Heroes only, of any player. [Q21.15]"""
    for way, wounds, left in (("two", 3, 1), ("one", 3, 2), ("two", 2, 0), ("one", 2, 1)):
        table = Table(
            seats=2,
            heroes=[["gimli"], ["legolas", "eowyn"]],
            allies=["daughter-of-the-nimrodel", "veteran-axehand"],
            hands=["stand-together"],
            damage={"gimli": 3, "legolas": wounds, "veteran-axehand": 1},
            at="W-Q0",
        )
        table.play("use daughter-of-the-nimrodel")
        assert table.offered == ["choose gimli", "choose legolas"]
        table.play("choose legolas")
        assert sorted(table.offered) == ["one", "two"]
        table.play(way)
        assert table.damage_on("legolas") == left
        assert not table.is_ready("daughter-of-the-nimrodel")


@about("daughter-of-the-nimrodel")
def test_the_daughter_cannot_heal_more_than_there_is() -> None:
    """With one wound there is nothing to choose. [Q21.15, Q13.7]"""
    table = Table(
        heroes=["gimli"],
        allies=["daughter-of-the-nimrodel"],
        hands=["stand-together"],
        damage={"gimli": 1},
        at="W-Q0",
    )
    table.play("use daughter-of-the-nimrodel")
    assert table.window == "W-Q0"
    assert table.damage_on("gimli") == 0
    assert table.told("healed")[0].values == ("gimli", 1)


# 59 Erebor Hammersmith


@about("erebor-hammersmith")
def test_an_erebor_hammersmith_takes_the_topmost_attachment_of_a_pile() -> None:
    """Whatever lies above it; to that pile's owner. [Q18.9, Q3.16]"""
    table = Table(
        seats=2,
        heroes=[["beravor", "gimli"], ["legolas"]],
        hands=["erebor-hammersmith", "stand-together"],
        discards=[["dwarven-axe"], ["feint", "gandalf", "citadel-plate", "horn-of-gondor"]],
        resources={"beravor": 2},
        at="W-PLAN",
    )
    table.play("play erebor-hammersmith", "use erebor-hammersmith")
    assert table.offered == ["player 1", "player 2"]
    table.play("player 2")
    assert table.hand(1) == ["citadel-plate"]
    assert table.ids(table.s.discard[1]) == ["horn-of-gondor", "gandalf", "feint"]


@about("erebor-hammersmith", "sneak-attack")
def test_an_erebor_hammersmith_put_into_play_has_nothing_to_answer() -> None:
    """Nor is there an answer without an attachment. [Q18.9, Q21.4]"""
    put = Table(
        heroes=["aragorn", "gimli"],
        hands=["sneak-attack", "erebor-hammersmith", "stand-together"],
        discards=["dwarven-axe"],
        resources={"aragorn": 1},
        at="W-PLAN",
    )
    put.play("play sneak-attack", "choose erebor-hammersmith")
    assert put.window == "W-PLAN"
    empty = Table(
        heroes=["beravor", "gimli"],
        hands=["erebor-hammersmith", "stand-together"],
        discards=["feint"],
        resources={"beravor": 2},
        at="W-PLAN",
    )
    empty.play("play erebor-hammersmith")
    assert empty.window == "W-PLAN"


# 60 Henamarth Riversong


@about("henamarth-riversong")
def test_henamarth_riversong_sees_the_top_card_and_leaves_it() -> None:
    """[Q24.8, Q21.17]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        allies=["henamarth-riversong"],
        hands=["stand-together"],
        encounters=["king-spider", "old-forest-road"],
        at="W-RES",
    )
    table.play("use henamarth-riversong")
    assert not table.is_ready("henamarth-riversong")
    assert table.told("looked")[0].audience == 1
    assert table.asks == "act"
    assert table.ids(table.s.encounter_deck) == ["old-forest-road", "king-spider"]
    none = Table(
        heroes=["gimli"],
        allies=["henamarth-riversong"],
        hands=["stand-together"],
        at="W-RES",
    )
    assert none.refused("use henamarth-riversong") == "Q21.4"


# 61 Miner of the Iron Hills


@about("miner-of-the-iron-hills")
def test_a_miner_discards_any_condition_in_play() -> None:
    """Of players and of the encounter deck, to the pile each came from. [Q22.7, Q3.15]"""
    for chosen, pile in (("caught-in-a-web", "encounter-discard"), ("dark-knowledge", "discard")):
        table = Table(
            seats=2,
            heroes=[["beravor", "gimli"], ["legolas"]],
            attached={
                "caught-in-a-web": "legolas",
                "dark-knowledge": "legolas",
                "power-in-the-earth": "forest-gate",
                "dwarven-axe": "gimli",
                "self-preservation": "gimli",
            },
            hands=["miner-of-the-iron-hills", "stand-together"],
            resources={"beravor": 2},
            active="forest-gate",
            at="W-PLAN",
        )
        table.play("play miner-of-the-iron-hills", "use miner-of-the-iron-hills")
        assert sorted(table.offered) == [
            "choose caught-in-a-web", "choose dark-knowledge", "choose power-in-the-earth",
        ]  # fmt: skip
        table.play(f"choose {chosen}")
        assert table.zone(chosen) == pile


@about("miner-of-the-iron-hills")
def test_a_miner_breaks_the_shackles_of_a_deck() -> None:
    """[Q22.7, QC105]"""
    table = Table(
        heroes=["beravor", "gimli"],
        hands=["miner-of-the-iron-hills", "stand-together"],
        decks=["feint"] * 3,
        resources={"beravor": 2},
        encounters=["forest-spider"],
        scenario="escape-from-dol-guldur",
        at="W-PLAN",
    )
    table.reveal("iron-shackles")
    table.play("play miner-of-the-iron-hills", "use miner-of-the-iron-hills")
    assert table.zone("iron-shackles") == "encounter-discard"


@about("miner-of-the-iron-hills")
def test_a_miner_without_a_condition_is_not_asked() -> None:
    """[Q21.4]"""
    table = Table(
        heroes=["beravor", "gimli"],
        attached={"dwarven-axe": "gimli"},
        hands=["miner-of-the-iron-hills", "stand-together"],
        resources={"beravor": 2},
        at="W-PLAN",
    )
    table.play("play miner-of-the-iron-hills")
    assert table.window == "W-PLAN"


# 62 Gléowine, 64 Lórien's Wealth


@about("gleowine")
def test_gleowine_lets_a_player_draw_one_as_often_as_he_is_ready() -> None:
    """No limit but being exhausted; unique. [Q18.11, Q5.13, Q23.1]"""
    table = Table(
        seats=2,
        heroes=[["beravor", "gimli", "aragorn"], ["legolas"]],
        allies=["gleowine"],
        hands=["stand-together", "ever-vigilant", "gleowine"],
        decks=[["feint"] * 4, ["feint"] * 4],
        resources={"aragorn": 1, "beravor": 9},
        at="W-PLAN",
    )
    assert table.refused("play gleowine") == "Q23.1"
    table.play("use gleowine", "player 2")
    assert len(table.hand(1)) == 1
    while table.asked:
        table.play("pass")
    assert table.refused("use gleowine") == "Q5.13"
    table.play("play ever-vigilant")
    while table.asked:
        table.play("pass")
    table.play("use gleowine", "player 1")
    assert table.hand(0).count("feint") == 1


@about("loriens-wealth")
def test_loriens_wealth_draws_three_or_as_many_as_there_are() -> None:
    """[Q6.9, Q7.4]"""
    table = Table(
        seats=2,
        heroes=[["beravor", "gimli"], ["legolas"]],
        hands=["loriens-wealth", "stand-together"],
        decks=[["feint"] * 5, ["feint"] * 2],
        resources={"beravor": 3},
        at="W-Q0",
    )
    table.play("play loriens-wealth")
    assert table.offered == ["player 1", "player 2"]
    table.play("player 2")
    assert len(table.hand(1)) == 2
    assert table.resources_on("beravor") == 0
    full = Table(
        heroes=["beravor", "gimli"],
        hands=["loriens-wealth", "stand-together"],
        decks=["feint"] * 5,
        resources={"beravor": 3},
        at="W-Q0",
    )
    full.play("play loriens-wealth")
    assert full.hand().count("feint") == 3


# 63 Lore of Imladris, 68 Beorn's Hospitality, 72 Self Preservation


@about("lore-of-imladris")
def test_lore_of_imladris_heals_a_character_completely() -> None:
    """[Q13.7, Q21.4]"""
    table = Table(
        seats=2,
        heroes=[["beravor", "gimli"], ["legolas"]],
        allies=[[], ["beorn"]],
        hands=["lore-of-imladris", "stand-together"],
        damage={"gimli": 4, "beorn": 5},
        resources={"beravor": 2},
        at="W-Q0",
    )
    table.play("play lore-of-imladris")
    assert table.offered == ["choose gimli", "choose beorn"]
    table.play("choose beorn")
    assert (table.damage_on("beorn"), table.damage_on("gimli")) == (0, 4)
    unhurt = Table(
        heroes=["beravor", "gimli"],
        hands=["lore-of-imladris", "stand-together"],
        resources={"beravor": 2},
        at="W-Q0",
    )
    assert unhurt.refused("play lore-of-imladris") == "Q21.4"


@about("beorns-hospitality")
def test_beorns_hospitality_heals_all_heroes_of_one_player_and_no_ally() -> None:
    """[Q13.7, Q21.4]"""
    table = Table(
        seats=2,
        heroes=[["beravor", "gimli"], ["legolas", "eowyn"]],
        allies=[[], ["beorn"]],
        hands=["beorns-hospitality", "stand-together"],
        damage={"gimli": 1, "legolas": 3, "eowyn": 2, "beorn": 2},
        resources={"beravor": 5},
        at="W-Q0",
    )
    table.play("play beorns-hospitality")
    assert table.offered == ["player 1", "player 2"]
    table.play("player 2")
    left = [table.damage_on(one) for one in ("gimli", "legolas", "eowyn", "beorn")]
    assert left == [1, 0, 0, 2]
    allies = Table(
        heroes=["beravor", "gimli"],
        allies=["beorn"],
        hands=["beorns-hospitality", "stand-together"],
        damage={"beorn": 2},
        resources={"beravor": 5},
        at="W-Q0",
    )
    assert allies.refused("play beorns-hospitality") == "Q21.4"


@about("self-preservation")
def test_self_preservation_heals_two_of_any_character_it_is_on() -> None:
    """An ally too; the attachment exhausts. [Q7.18, Q5.14, Q13.7]"""
    table = Table(
        seats=2,
        heroes=[["beravor", "gimli"], ["legolas"]],
        allies=["beorn"],
        hands=["self-preservation", "stand-together"],
        damage={"beorn": 3},
        resources={"beravor": 3},
        at="W-PLAN",
    )
    table.play("play self-preservation")
    assert sorted(table.offered) == ["on beorn", "on beravor", "on gimli", "on legolas"]
    table.play("on beorn", "use self-preservation")
    assert table.damage_on("beorn") == 1
    assert table.is_ready("beorn")
    assert table.refused("use self-preservation") == "Q5.13"


@about("self-preservation")
def test_self_preservation_needs_a_wound_of_its_own_host() -> None:
    """[Q21.4]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"self-preservation": "gimli"},
        hands=["stand-together"],
        damage={"legolas": 2},
        at="W-Q0",
    )
    assert table.refused("use self-preservation") == "Q21.4"


# 65 Radagast's Cunning, 66 Secret Paths


@about("radagasts-cunning", "secret-paths")
def test_a_hidden_enemy_and_a_secret_path_add_no_threat_in_this_phase() -> None:
    """Enemies for one, locations for the other, in the staging area. [Q8.19, Q20.4]"""
    from ringtable.games.quest.values import staging_threat

    table = Table(
        heroes=["beravor", "gimli"],
        hands=["radagasts-cunning", "secret-paths", "stand-together"],
        resources={"beravor": 2},
        staging=["king-spider", "hummerhorns", "forest-gate", "old-forest-road"],
        engaged=["forest-spider"],
        active="great-forest-web",
        at="W-Q1",
    )
    assert staging_threat(table.s) == 6
    table.play("play radagasts-cunning")
    assert table.offered == ["choose king-spider", "choose hummerhorns"]
    table.play("choose king-spider")
    assert staging_threat(table.s) == 4
    table.play("play secret-paths")
    assert table.offered == ["choose forest-gate", "choose old-forest-road"]
    table.play("choose forest-gate")
    assert staging_threat(table.s) == 2
    table.pass_until("W-TRV") if table.asks == "act" else None
    while table.window != "W-TRV":
        table.play("stay" if table.asks == "travel" else "pass")
    assert staging_threat(table.s) >= 6


@about("radagasts-cunning", "secret-paths")
def test_radagasts_cunning_and_secret_paths_are_quest_actions() -> None:
    """[Q5.9, Q21.4]"""
    later = Table(
        heroes=["beravor", "gimli"],
        hands=["radagasts-cunning", "secret-paths", "stand-together"],
        resources={"beravor": 2},
        staging=["king-spider", "forest-gate"],
        at="W-RES",
    )
    none = Table(
        heroes=["beravor", "gimli"],
        hands=["radagasts-cunning", "secret-paths", "stand-together"],
        resources={"beravor": 2},
        engaged=["king-spider"],
        active="forest-gate",
        at="W-Q1",
    )
    for text in ("play radagasts-cunning", "play secret-paths"):
        assert later.refused(text) == "Q5.9"
        assert none.refused(text) == "Q21.4"


# 67 Gandalf's Search


@about("gandalfs-search")
def test_gandalfs_search_gives_one_of_x_cards_to_the_owner_of_the_deck() -> None:
    """The others go back in any order; only who plays it sees them. [QC67, Q7.15, Q24.9]"""
    table = Table(
        seats=2,
        heroes=[["beravor", "gimli"], ["legolas"]],
        hands=["gandalfs-search", "stand-together"],
        decks=[["feint"], ["gandalf", "hasty-stroke", "faramir", "gleowine", "beorn"]],
        resources={"beravor": 4},
        at="W-Q0",
    )
    table.play("play gandalfs-search")
    assert table.offered == ["player 1", "player 2"]
    table.play("player 2")
    assert table.offered == ["x 1", "x 2", "x 3", "x 4"]
    table.play("x 4")
    assert table.told("looked")[0].audience == 1
    assert sorted(table.offered) == [
        "take faramir", "take gandalf", "take gleowine", "take hasty-stroke",
    ]  # fmt: skip
    table.play("take hasty-stroke")
    assert table.hand(1) == ["hasty-stroke"]
    assert sorted(table.offered) == ["lowest faramir", "lowest gandalf", "lowest gleowine"]
    table.play("lowest gandalf")
    assert sorted(table.offered) == ["lowest faramir", "lowest gleowine"]
    table.play("lowest gleowine")
    assert table.asks == "act"
    assert table.ids(table.s.deck[1]) == ["beorn", "gandalf", "gleowine", "faramir"]
    assert table.resources_on("beravor") == 0


@about("gandalfs-search")
def test_gandalfs_search_needs_x_and_a_deck() -> None:
    """X is at least one. [Q7.15, Q21.4]"""
    poor = Table(
        heroes=["beravor", "gimli"],
        hands=["gandalfs-search", "stand-together"],
        decks=["feint"],
        resources={"gimli": 4},
        at="W-Q0",
    )
    assert not poor.may("play gandalfs-search")
    assert poor.refused("play gandalfs-search") == "Q21.4"
    one = Table(
        heroes=["beravor", "gimli"],
        hands=["gandalfs-search", "stand-together"],
        decks=["feint"],
        resources={"beravor": 1},
        at="W-Q0",
    )
    assert one.may("play gandalfs-search")
    empty = Table(
        heroes=["beravor", "gimli"],
        hands=["gandalfs-search", "stand-together"],
        resources={"beravor": 2},
        at="W-Q0",
    )
    assert empty.refused("play gandalfs-search") == "Q21.4"


@about("gandalfs-search")
def test_gandalfs_search_deeper_than_the_deck_sees_all_of_it() -> None:
    """[Q21.11, QC67]"""
    table = Table(
        heroes=["beravor", "gimli"],
        hands=["gandalfs-search", "stand-together"],
        decks=["gandalf"],
        resources={"beravor": 2},
        at="W-Q0",
    )
    table.play("play gandalfs-search", "x 2")
    assert values(table, "looked") == [(0, 1, ["gandalf"])]
    assert "gandalf" in table.hand()  # there was no other [Q31.12]
    assert table.asks == "act"


# 69 Forest Snare


@about("forest-snare")
def test_forest_snare_is_played_on_an_engaged_enemy_that_never_attacks_again() -> None:
    """Of any player; it still gets a shadow card. [Q11.3, Q7.18, Q22.5]"""
    table = Table(
        seats=2,
        heroes=[["beravor", "gimli"], ["legolas"]],
        hands=["forest-snare", "stand-together"],
        resources={"beravor": 3},
        engaged=[["king-spider"], ["forest-spider"]],
        staging=["hummerhorns"],
        encounters=["forest-gate", "old-forest-road", "east-bight-patrol", "dol-guldur-orcs"],
        at="W-PLAN",
    )
    table.play("play forest-snare")
    assert table.offered == ["on king-spider", "on forest-spider"]
    table.play("on forest-spider")
    assert table.controller("forest-snare") == 0
    from ringtable.games.quest.combat.attacks import enemies_to_attack

    assert table.ids(enemies_to_attack(table.s, 0)) == ["king-spider"]
    assert enemies_to_attack(table.s, 1) == []


@about("forest-snare", "son-of-arnor")
def test_forest_snare_goes_with_the_enemy_wherever_it_is() -> None:
    """[Q22.5, Q11.3, Q21.5]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["aragorn", "legolas"]],
        attached={"forest-snare": "king-spider"},
        hands=[["stand-together"], ["sneak-attack", "son-of-arnor"]],
        resources={"aragorn": 1},
        engaged=[["king-spider"], []],
        encounters=["forest-gate"],
        at="S-C0",
    )
    table.pass_until("W-C0").play("pass")
    table.play("play sneak-attack", "choose son-of-arnor", "use son-of-arnor")
    assert table.engaged(1) == ["king-spider"]
    assert table.zone("forest-gate") == "shadow"
    table.pass_until("W-C1")
    assert not table.told("attacks")
    assert table.controller("forest-snare") == 0


@about("forest-snare")
def test_the_nazgul_cannot_be_snared_and_the_staging_area_neither() -> None:
    """[Q7.18, Q21.5]"""
    table = Table(
        heroes=["beravor", "gimli"],
        hands=["forest-snare", "stand-together"],
        resources={"beravor": 3},
        engaged=["nazgul-of-dol-guldur"],
        staging=["king-spider"],
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
        at="W-PLAN",
    )
    assert table.refused("play forest-snare") == "Q7.18"


# 70 Protector of Lórien


@about("protector-of-lorien")
def test_the_protector_of_lorien_turns_cards_into_willpower_or_defense() -> None:
    """Three times a phase for each copy. [Q18.18, Q20.4, Q5.17]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"protector-of-lorien": "gimli"},
        hands=["feint"] * 5 + ["stand-together"],
        at="W-ENC2",
    )
    table.play("use protector-of-lorien", "choose feint", "defense")
    table.play("use protector-of-lorien", "choose feint", "willpower")
    table.play("use protector-of-lorien", "choose feint", "defense")
    assert (table.defense("gimli"), table.willpower("gimli")) == (4, 3)
    assert len(table.hand()) == 3
    assert not table.may("use protector-of-lorien")
    assert table.refused("use protector-of-lorien") == "Q18.18"
    table.pass_until("W-C0")
    assert (table.defense("gimli"), table.willpower("gimli")) == (2, 2)
    assert table.may("use protector-of-lorien")


@about("protector-of-lorien")
def test_a_second_protector_of_lorien_has_a_limit_of_its_own() -> None:
    """And without a card in the hand there is no price to pay. [Q18.18, Q7.20, Q21.4]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"protector-of-lorien#1": "gimli", "protector-of-lorien#2": "gimli"},
        hands=["feint"] * 4 + ["stand-together"],
        at="W-Q0",
    )
    for _ in range(3):
        table.play("use protector-of-lorien#1", "choose feint", "defense")
    table.play("use protector-of-lorien#2", "choose feint", "defense")
    assert table.defense("gimli") == 6
    assert table.hand() == ["stand-together"]
    bare = Table(
        heroes=["gimli", "legolas"],
        allies=["beorn"],
        attached={"protector-of-lorien": "gimli"},
        at="W-Q0",
    )
    assert bare.refused("use protector-of-lorien") == "Q21.4"


@about("protector-of-lorien")
def test_the_protector_on_another_players_hero_takes_cards_of_his_controller() -> None:
    """[Q22.5, Q21.2]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        attached={"protector-of-lorien": "legolas"},
        hands=[["stand-together", "feint"], ["hasty-stroke"]],
        at="W-Q0",
    )
    assert not table.may("use protector-of-lorien")
    assert table.refused("use protector-of-lorien") == "Q18.3"
    table.play("pass", "use protector-of-lorien", "willpower")
    assert table.hand(1) == []
    assert table.willpower("legolas") == 2


# 71 Dark Knowledge


@about("dark-knowledge")
def test_dark_knowledge_shows_one_shadow_card_of_the_dealing() -> None:
    """To its controller alone; it exhausts; his hero has one willpower less. [QC71, Q24.8]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        attached={"dark-knowledge": "gimli"},
        hands=["stand-together"],
        engaged=[["king-spider", "black-forest-bats"], ["forest-spider"]],
        encounters=["forest-gate", "old-forest-road", "east-bight-patrol"],
        at="S-C0",
    )
    assert table.willpower("gimli") == 1
    assert (table.asked, table.offered) == (0, ["use dark-knowledge"])
    table.play("use dark-knowledge")
    assert table.offered == ["look king-spider 1", "look black-forest-bats 1"]
    table.play("look black-forest-bats 1")
    looked = table.told("looked")[0]
    assert (looked.audience, looked.values[2]) == (1, ["old-forest-road"])
    assert table.zone("old-forest-road") == "shadow"
    assert not table.is_ready("dark-knowledge")


@about("dark-knowledge")
def test_dark_knowledge_is_blind_for_the_enemies_of_others_and_when_exhausted() -> None:
    """[QC71, Q5.13, Q21.4]"""
    for engaged, tired in (([[], ["king-spider"]], []), ([["king-spider"]], ["dark-knowledge"])):
        table = Table(
            seats=2,
            heroes=[["gimli"], ["legolas"]],
            attached={"dark-knowledge": "gimli"},
            hands=["stand-together"],
            engaged=engaged,
            exhausted=tired,
            encounters=["forest-gate"],
            at="S-C0",
        )
        assert table.window == "W-C0"


@about("dark-knowledge")
def test_dark_knowledge_sees_cards_of_the_dealing_that_it_answers() -> None:
    """A beastmaster gets a second card when it attacks: that one, not the first. [QC71]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"dark-knowledge": "gimli"},
        hands=["stand-together"],
        engaged=["dol-guldur-beastmaster"],
        encounters=["forest-gate", "old-forest-road"],
        at="S-C0",
    )
    table.play("pass").pass_until("respond").play("use dark-knowledge")
    assert [fact.values[2] for fact in table.told("looked")] == [["old-forest-road"]]


@about("dark-knowledge")
def test_dark_knowledge_lowers_willpower_to_nought_at_most() -> None:
    """[Q20.3]"""
    table = Table(
        heroes=["legolas", "gimli"],
        attached={"dark-knowledge#1": "legolas", "dark-knowledge#2": "legolas"},
    )
    assert table.willpower("legolas") == 0


@about("gandalfs-search")
def test_the_search_of_a_short_deck_sees_all_of_it() -> None:
    """X may be more than there is; the others go back in any order. [Q7.15, QC67]"""
    table = Table(
        heroes=["denethor"],
        hands=["gandalfs-search"],
        decks=["feint", "gandalf", "faramir"],
        resources={"denethor": 5},
        at="W-RES",
    )
    table.play("play gandalfs-search", "x 5")
    assert table.resources_on("denethor") == 0
    assert values(table, "looked")[0][:2] == (0, 3)
    assert sorted(table.options) == ["take faramir", "take feint", "take gandalf"]
    table.play("take gandalf", "lowest feint")
    assert "gandalf" in table.hand()
    assert table.ids(table.s.deck[0]) == ["feint", "faramir"]


@about("gandalfs-search")
def test_who_searched_for_another_knows_what_he_gave_him() -> None:
    """In every world that is possible for him the card is in that hand. [QC67, Q24.9]"""
    table = Table(
        seats=2,
        heroes=[["beravor"], ["gimli"]],
        hands=[["gandalfs-search"], ["feint"]],
        decks=[[], ["blade-mastery", "quick-strike", "beorn", "citadel-plate", "swift-strike"]],
        resources={"beravor": 2},
        at="W-Q0",
    )
    table.play("play gandalfs-search", "x 2", "take quick-strike")
    told = [(fact.audience, fact.values) for fact in table.told("took")]
    assert told == [(0b11, (1, "quick-strike"))]
    for world in range(8):
        other = GAME.another_world(table.s, 0, Random(world))
        assert isinstance(other, Quest)
        assert table.card("quick-strike") in other.hand[1]
    unknown = [GAME.another_world(table.s, -1, Random(world)) for world in range(8)]
    assert not all(table.card("quick-strike") in s.hand[1] for s in unknown if isinstance(s, Quest))
