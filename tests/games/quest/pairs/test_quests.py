"""Encounter cards that meet on the quest: threat, journeys, progress and cards drawn."""

from ringtable.games.quest.phases.questing import RESOLVE
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import staging_threat
from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import (
    ANDUIN,
    ESCAPE,
    WATCH,
    Hurt,
    attacked,
    values,
)
from tests.games.quest.scenario import Table

DUNGEONS = "out-of-the-dungeons"


def resolve(s: Quest) -> None:
    s.call(RESOLVE, s.first)


# Threat of the staging area


@about("treacherous-fog", "secret-paths")
def test_secret_paths_lead_through_the_fog() -> None:
    """A location that adds no threat adds none of the fog. [QC118]"""
    table = Table(
        heroes=["denethor", "gimli"],
        hands=["secret-paths", *WATCH],
        resources={"denethor": 1},
        staging=["forest-gate", "old-forest-road"],
        encounters=["treacherous-fog", "king-spider"],
        at="S-Q2",
    )
    assert staging_threat(table.s) == 5
    table.play("play secret-paths", "choose forest-gate")
    assert staging_threat(table.s) == 2


@about("driven-by-shadow", "radagasts-cunning")
def test_an_enemy_outwitted_adds_nothing_of_the_shadow() -> None:
    """[Q8.19]"""
    table = Table(
        heroes=["denethor", "gimli"],
        hands=["radagasts-cunning", *WATCH],
        resources={"denethor": 1},
        staging=["king-spider", "old-forest-road"],
        encounters=["driven-by-shadow", "king-spider"],
        at="S-Q2",
    )
    assert staging_threat(table.s) == 3 + 2
    table.play("play radagasts-cunning")
    assert staging_threat(table.s) == 2


@about("treacherous-fog", "power-in-the-earth")
def test_power_in_the_earth_thins_the_fog() -> None:
    """1 + 1 - 1. [Q20.2]"""
    table = Table(
        heroes=["eowyn"],
        staging=["old-forest-road"],
        attached={"power-in-the-earth": "old-forest-road"},
    ).reveal("treacherous-fog")
    assert table.threat_strength("old-forest-road") == 1


@about("treacherous-fog", "driven-by-shadow", "under-the-shadow")
def test_three_treacheries_add_up() -> None:
    """[Q20.2, Q20.8]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        staging=["forest-gate", "forest-spider"],
        encounters=["enchanted-stream"],
    )
    table.reveal("treacherous-fog").reveal("driven-by-shadow").reveal("under-the-shadow")
    assert staging_threat(table.s) == 2 + 2 + 1 + 2 + 2


@about("driven-by-shadow", "eastern-crows")
def test_a_surge_into_driven_by_shadow_finds_the_crows_there() -> None:
    """They were added before their surge. [Q8.13, Q19.3]"""
    table = Table(encounters=["driven-by-shadow", "forest-gate"]).reveal("eastern-crows")
    assert table.staging == ["eastern-crows"]
    assert table.threat_strength("eastern-crows") == 2


@about("endless-caverns", "massing-at-night")
def test_massing_goes_on_after_a_surge() -> None:
    """Each card is resolved completely, its surge included. [Q8.12, Q8.16, Q19.5]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        encounters=["endless-caverns", "forest-gate", "old-forest-road", "enchanted-stream"],
    ).reveal("massing-at-night")
    assert table.staging == ["endless-caverns", "forest-gate", "old-forest-road"]
    assert table.s.threat == [21, 21]


@about("endless-caverns", "pursued-by-shadow")
def test_doom_comes_before_the_surge_it_may_end() -> None:
    """At 49 the player is out before the next card is revealed; the others go on. [Q8.13, Q16.2,
    Q30.2]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        threat=[49, 20],
        encounters=["pursued-by-shadow", "forest-gate"],
    ).reveal("endless-caverns")
    assert not table.s.plays(0)
    assert table.s.threat[1] == 22  # doomed, then one character outside the quest


# Journeys


@about("the-brown-lands", "strength-of-will")
def test_what_was_explored_on_arrival_needs_no_strength_of_will() -> None:
    """Forced effects first. [Q9.6, Q18.12]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["strength-of-will", *WATCH],
        staging=["the-brown-lands"],
        at="S-TRV",
    )
    table.play("travel the-brown-lands")
    assert not table.may("play strength-of-will for the-brown-lands")
    assert table.window == "W-TRV"


@about("forest-gate", "strength-of-will")
def test_gate_and_will_answer_the_same_journey_in_either_order() -> None:
    """[Q9.6, Q18.28]"""
    settings = {
        "heroes": ["eowyn", "gimli"],
        "hands": ["strength-of-will", *WATCH],
        "decks": ["gandalf", "faramir"],
        "staging": ["forest-gate"],
        "at": "S-TRV",
    }
    one = Table(**settings).play("travel forest-gate", "use forest-gate")  # type: ignore[arg-type]
    one.play("play strength-of-will for forest-gate")
    other = Table(**settings).play("travel forest-gate")  # type: ignore[arg-type]
    other.play("play strength-of-will for forest-gate", "use forest-gate")
    for table in (one, other):
        assert table.progress_on("forest-gate") == 2
        assert len(table.hand()) == 3
        assert not table.is_ready("eowyn")


@about("old-forest-road", "strength-of-will")
def test_the_road_readies_who_was_strong() -> None:
    """After Strength of Will exhausted her; before it there is nobody to ready. [Q9.6, Q18.26]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["strength-of-will", *WATCH],
        staging=["old-forest-road"],
        at="S-TRV",
    )
    table.play("travel old-forest-road")
    assert not table.may("use old-forest-road")
    table.play("play strength-of-will for old-forest-road", "use old-forest-road")
    assert table.is_ready("eowyn")
    assert table.progress_on("old-forest-road") == 2


@about("tower-gate", "strength-of-will")
def test_the_guards_come_before_strength_of_will() -> None:
    """[Q9.6, Q18.12]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["strength-of-will", *WATCH],
        decks=["gandalf"],
        staging=["tower-gate"],
        at="S-TRV",
    )
    table.play("travel tower-gate")
    assert table.engaged() == ["orc-guard"]
    table.play("play strength-of-will for tower-gate")
    assert table.s.active == -1


@about("mountains-of-mirkwood", "the-east-bight")
def test_the_east_bight_that_comes_on_the_way_changes_nothing() -> None:
    """[Q9.17]"""
    table = Table(
        heroes=["gimli"],
        staging=["mountains-of-mirkwood"],
        encounters=["the-east-bight", "forest-gate"],
        at="S-TRV",
    )
    table.play("travel mountains-of-mirkwood")
    assert table.zone("mountains-of-mirkwood") == "active"
    assert table.staging == ["the-east-bight"]


@about("the-east-bight", "great-forest-web")
def test_the_east_bight_leaves_no_choice() -> None:
    """[Q9.5]"""
    table = Table(
        heroes=["gimli"], hands=WATCH, staging=["the-east-bight", "great-forest-web"], at="S-TRV"
    )
    assert table.zone("the-east-bight") == "active"
    assert table.is_ready("gimli")


@about("mountains-of-mirkwood", "northern-tracker")
def test_mountains_explored_in_the_staging_area_may_be_answered() -> None:
    """They left play as an explored location. [Q9.8, QC67]"""
    table = Table(
        heroes=["gimli"],
        allies=["northern-tracker"],
        decks=["feint", "gandalf"],
        staging=["mountains-of-mirkwood"],
        progress={"mountains-of-mirkwood": 2},
        at="S-Q1",
    )
    table.commit("northern-tracker").play("use northern-tracker")
    assert table.may("use mountains-of-mirkwood")


@about("banks-of-the-anduin", "northern-tracker")
def test_banks_explored_by_the_tracker_are_the_next_card() -> None:
    """[QC113, Q15.10]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        allies=["northern-tracker"],
        staging=["banks-of-the-anduin"],
        progress={"banks-of-the-anduin": 2},
        encounters=["forest-gate"],
        at="S-Q1",
    )
    table.commit("northern-tracker").play("use northern-tracker").pass_until("W-Q2")
    assert table.staging == ["banks-of-the-anduin"]
    assert table.progress_on("banks-of-the-anduin") == 0


@about("the-brown-lands", "snowbourn-scout")
def test_a_scout_explores_the_brown_lands_from_afar() -> None:
    """[Q9.8]"""
    table = Table(
        heroes=["theodred"],
        hands=["snowbourn-scout"],
        resources={"theodred": 1},
        staging=["the-brown-lands"],
        encounters=["forest-gate"],
        at="W-PLAN",
    )
    table.play("play snowbourn-scout").play("use snowbourn-scout")
    assert table.zone("the-brown-lands") == "encounter-discard"


@about("gladden-fields", "the-galadhrims-greeting")
def test_the_fields_hurt_after_a_greeting() -> None:
    """[Q14.4]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["the-galadhrims-greeting", *WATCH],
        resources={"eowyn": 3},
        active="gladden-fields",
        at="W-C2",
    )
    table.play("play the-galadhrims-greeting")
    table.play(next(option for option in table.options if "one" in option or "6" in option))
    assert table.threat == 14
    table.pass_until("W-REF")
    assert table.threat == 16


@about("gladden-fields", "dungeon-torch")
def test_fields_and_torch_add_up() -> None:
    """[Q14.4, Q5.18]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        active="gladden-fields",
        attached={"dungeon-torch": "gimli"},
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="S-REF1",
    )
    assert table.threat == 22
    table.pass_()
    assert table.threat == 24


# Drawing


@about("forest-gate", "iron-shackles")
def test_shackles_take_the_cards_of_the_gate() -> None:
    """Both at once: it is one draw. [QC105]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        decks=["feint", "gandalf"],
        staging=["forest-gate"],
        encounters=["enchanted-stream"],
    ).reveal("iron-shackles")
    table.begin("S-TRV")
    table.play("travel forest-gate", "use forest-gate")
    assert table.hand() == [*WATCH]
    assert table.zone("iron-shackles") == "encounter-discard"


@about("enchanted-stream", "gandalf")
def test_gandalf_cannot_draw_at_the_stream() -> None:
    """[Q21.14, Q6.6]"""
    table = Table(
        heroes=["gimli"],
        hands=["gandalf"],
        resources={"gimli": 5},
        decks=["feint"],
        active="enchanted-stream",
        at="W-PLAN",
    )
    table.play("play gandalf").play("use gandalf")
    assert table.threat == 15  # the only way that changes something


@about("enchanted-stream", "valiant-sacrifice")
def test_nobody_is_sacrificed_at_the_stream() -> None:
    """[QC24]"""
    table = Table(
        heroes=["theodred"],
        allies=["snowbourn-scout"],
        hands=["valiant-sacrifice"],
        resources={"theodred": 1},
        decks=["faramir", "gandalf"],
        active="enchanted-stream",
    )
    table.do(Hurt(table, 1, "snowbourn-scout"))
    assert not table.may("play valiant-sacrifice for snowbourn-scout")


@about("iron-shackles", "gandalfs-search")
def test_what_is_taken_by_looking_is_no_draw() -> None:
    """[QC67, QC105]"""
    table = Table(
        heroes=["denethor", "gimli"],
        hands=["gandalfs-search"],
        resources={"denethor": 1},
        decks=["feint", "gandalf"],
    ).reveal("iron-shackles")
    table.begin("W-RES")
    table.play("play gandalfs-search")
    while table.asks not in ("act", "over") and "feint" not in table.hand():
        table.play(table.options[0])
    assert "feint" in table.hand()
    assert table.zone("iron-shackles") == "attached"


@about("enchanted-stream", "mountains-of-mirkwood")
def test_the_stream_does_not_stop_the_search_after_the_mountains() -> None:
    """Taking a card by looking is not drawing. [QC67]"""
    table = Table(
        heroes=["gimli"],
        decks=["feint", "gandalf"],
        active="enchanted-stream",
        staging=["mountains-of-mirkwood"],
        progress={"mountains-of-mirkwood": 2},
        allies=["northern-tracker"],
        at="S-Q1",
    )
    table.commit("northern-tracker").play("use northern-tracker")
    table.play("use mountains-of-mirkwood", "search", "take gandalf")
    assert table.hand() == ["gandalf"]


# Progress


@about("legolas", "hill-troll", "to-the-river")
def test_the_death_of_the_troll_frees_the_stage_before_legolas_answers() -> None:
    """His progress falls on the new stage. [Q15.5, Q15.6]"""
    table = Table(
        heroes=["legolas", "gimli"],
        damage={"hill-troll": 8},
        engaged=["hill-troll"],
        encounters=["forest-gate"],
        progress={"to-the-river": 9},
        scenario=ANDUIN,
        at="W-C1",
    )
    table.pass_until("target").attack_with("hill-troll", "legolas", "gimli")
    table.pass_until("respond")
    assert table.stage == "anduin-passage"
    table.play("use legolas for hill-troll")
    assert table.progress_on("anduin-passage") == 2


@about("dungeon-jailor", "cavern-guardian")
def test_what_the_guardian_frees_the_jailor_may_hide() -> None:
    """[Q29.25, QC101]"""
    table = attacked(
        "cavern-guardian",
        until="W-DEF3",
        heroes=["gimli"],
        attached={"shadow-key": "gimli"},
        staging=["dungeon-jailor"],
        scenario=ESCAPE,
        stage=DUNGEONS,
    )
    assert table.zone("shadow-key") == "staging"
    table.do(resolve)
    assert table.zone("shadow-key") == "encounter-deck"


@about("eastern-crows", "massing-at-night", "wolf-rider")
def test_surge_after_surge() -> None:
    """[Q19.5, Q8.16]"""
    table = Table(encounters=["wolf-rider", "massing-at-night", "forest-gate", "enchanted-stream"])
    table.reveal("eastern-crows")
    assert table.staging == ["eastern-crows", "wolf-rider", "forest-gate"]


@about("a-light-in-the-dark", "wargs")
def test_a_light_sends_wargs_away_with_their_shadow_card() -> None:
    """It is discarded unresolved at the end of the phase. [QC52]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["a-light-in-the-dark", *WATCH],
        resources={"eowyn": 2},
        engaged=["wargs"],
        encounters=["forest-gate"],
        at="S-C0",
    )
    table.play("play a-light-in-the-dark").pass_until("W-C1")
    assert table.staging == ["wargs"]
    assert not values(table, "attacks")
    assert table.zone("forest-gate") == "shadow"
    table.pass_until("W-REF")
    assert table.zone("forest-gate") == "encounter-discard"


@about("a-light-in-the-dark", "orc-guard")
def test_an_orc_guard_sent_away_is_its_owners_card() -> None:
    """[Q29.29]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["a-light-in-the-dark", *WATCH],
        decks=["gandalf"],
        resources={"eowyn": 2},
        staging=["tower-gate"],
        at="S-TRV",
    )
    table.play("travel tower-gate").pass_until("W-TRV").play("play a-light-in-the-dark")
    assert table.zone("gandalf") == "discard"
    assert table.engaged() == []


@about("dunhere", "goblin-sniper")
def test_dunhere_slays_the_sniper_where_it_hides() -> None:
    """[QC9, QC83]"""
    table = Table(
        heroes=["dunhere", "gimli"],
        hands=WATCH,
        staging=["goblin-sniper"],
        threat=10,
        encounters=["forest-gate"],
        at="W-C1",
    )
    table.pass_until("target").play("attack goblin-sniper").pass_until("W-C2")
    assert table.zone("goblin-sniper") == "encounter-discard"
    table.pass_until("W-REF")
    assert table.damage_on("dunhere") == table.damage_on("gimli") == 0


@about("longbeard-orc-slayer", "misty-mountain-goblins", "nazgul-of-dol-guldur")
def test_the_slayer_knows_orcs_from_nazgul() -> None:
    """Those in the staging area too. [Q3.13]"""
    table = Table(
        heroes=["theodred"],
        hands=["longbeard-orc-slayer"],
        resources={"theodred": 4},
        engaged=["misty-mountain-goblins"],
        staging=["nazgul-of-dol-guldur", "goblin-sniper"],
        at="W-PLAN",
    )
    table.play("play longbeard-orc-slayer").play("use longbeard-orc-slayer")
    assert table.damage_on("misty-mountain-goblins") == table.damage_on("goblin-sniper") == 1
    assert table.damage_on("nazgul-of-dol-guldur") == 0
