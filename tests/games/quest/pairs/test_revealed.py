"""Encounter cards as they are revealed, what players have against them, and their willpower."""

import pytest

from ringtable.games.quest.values import questing_willpower, staging_threat
from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import (
    WATCH,
)
from tests.games.quest.scenario import Table

# When revealed, and what the players have against it

TEST_OF_WILL = {
    "heroes": ["eowyn", "gimli"],
    "hands": ["a-test-of-will", "feint"],
    "resources": {"eowyn": 1},
}


def cancelled(card: str, **more: object) -> Table:
    """A card is revealed and answered by A Test of Will."""
    table = Table(**(TEST_OF_WILL | more))  # type: ignore[arg-type]
    return table.reveal(card).play(f"play a-test-of-will for {card}")


@about("a-test-of-will", "despair")
def test_despair_is_cancelled_by_a_test_of_will() -> None:
    """[Q18.20, Q8.15]"""
    table = cancelled("despair", progress={"flies-and-spiders": 6})
    assert table.progress_on("flies-and-spiders") == 6
    assert table.resources_on("eowyn") == 0


@about("a-test-of-will", "king-spider")
def test_a_cancelled_spider_still_comes_to_the_staging_area() -> None:
    """[Q8.15]"""
    table = cancelled("king-spider")
    assert table.is_ready("eowyn")
    assert table.is_ready("gimli")
    assert table.staging == ["king-spider"]


@about("a-test-of-will", "ungoliants-spawn")
def test_a_cancelled_spawn_takes_no_will() -> None:
    """[Q8.15]"""
    table = cancelled("ungoliants-spawn", committed=["eowyn"])
    assert table.willpower("eowyn") == 4
    assert table.staging == ["ungoliants-spawn"]


@about("a-test-of-will", "dol-guldur-orcs")
def test_cancelled_orcs_hurt_nobody() -> None:
    """[Q8.15]"""
    table = cancelled("dol-guldur-orcs", committed=["eowyn"])
    assert table.damage_on("eowyn") == 0


@about("a-test-of-will", "black-forest-bats")
def test_cancelled_bats_remove_nobody() -> None:
    """[Q8.15]"""
    assert cancelled("black-forest-bats", committed=["eowyn"]).is_committed("eowyn")


@about("a-test-of-will", "caught-in-a-web")
def test_a_cancelled_web_is_discarded() -> None:
    """[Q8.13, Q3.6]"""
    table = cancelled("caught-in-a-web", encounters=["forest-gate"])
    assert table.zone("caught-in-a-web") == "encounter-discard"


@about("a-test-of-will", "eyes-of-the-forest")
def test_the_eyes_do_not_see_a_cancelled_hand() -> None:
    """The event that cancels is spent, the other stays. [Q18.20]"""
    assert cancelled("eyes-of-the-forest").hand() == ["feint"]


@about("a-test-of-will", "massing-at-night")
def test_a_cancelled_massing_reveals_nothing() -> None:
    """[Q8.15]"""
    table = cancelled("massing-at-night", encounters=["forest-gate"])
    assert table.staging == []


@about("a-test-of-will", "the-necromancers-reach")
def test_a_cancelled_reach_hurts_nobody() -> None:
    """[Q8.15]"""
    table = cancelled("the-necromancers-reach", exhausted=["gimli"])
    assert table.damage_on("gimli") == 0


@about("a-test-of-will", "pursued-by-shadow")
def test_a_cancelled_pursuit_raises_no_threat() -> None:
    """[Q8.15]"""
    assert cancelled("pursued-by-shadow").threat == 20


@about("a-test-of-will", "treacherous-fog")
def test_a_cancelled_fog_neither_thickens_nor_takes_a_card() -> None:
    """[Q8.15]"""
    table = cancelled("treacherous-fog", staging=["forest-gate"], threat=40)
    assert table.threat_strength("forest-gate") == 2
    assert table.hand() == ["feint"]


@about("a-test-of-will", "evil-storm")
def test_a_cancelled_storm_hurts_nobody() -> None:
    """[Q8.15]"""
    table = cancelled("evil-storm", threat=40)
    assert table.damage_on("eowyn") == table.damage_on("gimli") == 0


@about("a-test-of-will", "under-the-shadow")
def test_a_cancelled_shadow_adds_no_threat() -> None:
    """[Q8.15]"""
    assert staging_threat(cancelled("under-the-shadow").s) == 0


@about("a-test-of-will", "iron-shackles")
def test_cancelled_shackles_bind_nothing() -> None:
    """[Q8.15]"""
    table = cancelled("iron-shackles", encounters=["forest-gate"])
    assert table.zone("iron-shackles") == "encounter-discard"


@about("a-test-of-will", "wolf-rider", "endless-caverns", "eastern-crows", "cavern-guardian")
@pytest.mark.parametrize(
    "card", ["wolf-rider", "endless-caverns", "eastern-crows", "cavern-guardian"]
)
def test_keywords_cannot_be_cancelled(card: str) -> None:
    """Nothing is to be cancelled, so nobody is asked. [QC50, Q32.9]"""
    table = Table(**TEST_OF_WILL, encounters=["forest-gate"])  # type: ignore[arg-type]
    table.reveal(card)
    assert table.asks != "respond"
    assert table.hand() == ["a-test-of-will", "feint"]


@about("eleanor", "massing-at-night")
def test_eleanor_replaces_massing_by_one_card() -> None:
    """[QC8]"""
    table = Table(
        seats=2,
        heroes=[["eleanor"], ["gimli"]],
        encounters=["forest-gate", "old-forest-road", "enchanted-stream"],
    ).reveal("massing-at-night")
    table.play("use eleanor for massing-at-night")
    assert table.staging == ["forest-gate"]
    assert not table.is_ready("eleanor")


@about("eleanor", "driven-by-shadow")
def test_eleanor_stops_the_surge_that_driven_by_shadow_would_gain() -> None:
    """Then the replacement comes, and it alone. [Q19.4, QC8]"""
    table = Table(heroes=["eleanor"], encounters=["forest-gate", "old-forest-road"])
    table.reveal("driven-by-shadow").play("use eleanor for driven-by-shadow")
    assert table.staging == ["forest-gate"]


@about("eleanor", "a-test-of-will", "the-necromancers-reach")
def test_an_effect_is_cancelled_once() -> None:
    """After the one there is nothing for the other. [Q32.9]"""
    table = Table(
        heroes=["eleanor", "gimli"],
        hands=["a-test-of-will"],
        resources={"eleanor": 1},
        exhausted=["gimli"],
    ).reveal("the-necromancers-reach")
    table.play("play a-test-of-will for the-necromancers-reach")
    assert table.asks != "respond"
    assert table.is_ready("eleanor")
    assert table.damage_on("gimli") == 0


@about("thalin", "eastern-crows")
def test_thalin_slays_crows_before_they_surge() -> None:
    """They are shuffled back. [QC6, Q19.4]"""
    table = Table(heroes=["thalin"], committed=["thalin"], encounters=["forest-gate"])
    table.reveal("eastern-crows")
    assert table.staging == []
    assert sorted(table.ids(table.s.encounter_deck)) == ["eastern-crows", "forest-gate"]


@about("thalin", "massing-at-night", "dol-guldur-orcs")
def test_thalin_wounds_what_massing_reveals() -> None:
    """Before its own effect. [QC6, Q8.16]"""
    table = Table(heroes=["thalin"], committed=["thalin"], encounters=["dol-guldur-orcs"])
    table.reveal("massing-at-night")
    assert table.damage_on("dol-guldur-orcs") == 1
    assert table.damage_on("thalin") == 2


@about("thalin", "hummerhorns")
def test_thalin_wounds_only_while_he_quests() -> None:
    """[QC6]"""
    home = Table(heroes=["thalin"]).reveal("hummerhorns")
    assert home.damage_on("hummerhorns") == 0
    away = Table(heroes=["thalin"], committed=["thalin"]).reveal("hummerhorns")
    assert away.damage_on("hummerhorns") == 1


# Willpower


@about("ungoliants-spawn", "eowyn")
def test_will_bought_after_the_spawn_counts_beside_it() -> None:
    """[QC7, Q20.2]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["feint", *WATCH],
        committed=["eowyn"],
        encounters=["ungoliants-spawn", "forest-gate"],
        at="S-Q2",
    )
    assert table.willpower("eowyn") == 3
    table.play("use eowyn", "choose feint")
    assert table.willpower("eowyn") == 4


@about("ungoliants-spawn", "veteran-axehand", "faramir")
def test_will_below_nothing_is_made_good_first() -> None:
    """0 - 1 + 1 is 0, not 1. [Q20.3]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        allies=["veteran-axehand", "faramir"],
        committed=["veteran-axehand"],
        encounters=["ungoliants-spawn", "forest-gate"],
        at="S-Q2",
    )
    assert table.willpower("veteran-axehand") == 0
    table.play("use faramir")
    assert table.willpower("veteran-axehand") == 0
    assert table.willpower("gimli") == 3


@about("ungoliants-spawn", "celebrians-stone", "dark-knowledge")
def test_the_spawn_and_attachments_add_up() -> None:
    """2 + 2 - 1 - 1. [Q20.2, Q20.9]"""
    table = Table(
        heroes=["gimli"],
        attached={"celebrians-stone": "gimli", "dark-knowledge": "gimli"},
        committed=["gimli"],
    ).reveal("ungoliants-spawn")
    assert table.willpower("gimli") == 2


@about("ungoliants-spawn", "black-forest-bats")
def test_who_is_removed_from_the_quest_counts_no_more() -> None:
    """[QC98, Q8.19]"""
    table = Table(
        heroes=["gimli", "eowyn"], committed=["gimli", "eowyn"], encounters=["forest-gate"]
    )
    table.reveal("ungoliants-spawn").reveal("black-forest-bats").play("choose eowyn")
    assert questing_willpower(table.s) == 1
