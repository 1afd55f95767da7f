"""The travel phase and locations. [Q9]"""

from ringtable.games.quest.phases.stages import place_progress, remove_progress
from ringtable.games.quest.state import Quest
from tests.games.quest.scenario import Table


def place_three(s: Quest) -> None:
    place_progress(s, 3, "Q9.10")


def remove_four(s: Quest) -> None:
    remove_progress(s, 4, "Q9.11")


def test_the_first_player_may_travel_to_a_location_of_the_staging_area() -> None:
    """[Q9.1, Q9.2, Q9.14]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["thalin"]],
        staging=["forest-gate", "endless-caverns", "king-spider"],
        first=1,
        at="S-TRV",
    )
    assert table.asks == "travel"
    assert table.asked == 1
    assert table.options == ["travel forest-gate#1", "travel endless-caverns#1", "stay"]
    table.play("travel endless-caverns")
    assert table.zone("endless-caverns") == "active"
    assert "endless-caverns" not in table.staging


def test_they_may_stay() -> None:
    """[Q9.2]"""
    table = Table(staging=["endless-caverns"], at="S-TRV").play("stay")
    assert table.zone("endless-caverns") == "staging"


def test_nobody_travels_while_a_location_is_active() -> None:
    """[Q9.3]"""
    table = Table(staging=["endless-caverns"], active="forest-gate", at="S-TRV")
    assert table.asks != "travel"


def test_a_travel_effect_is_paid_first_or_nobody_can_go() -> None:
    """[Q9.4, Q9.17]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["thalin"]],
        staging=["great-forest-web"],
        at="S-TRV",
    )
    table.play("travel great-forest-web")
    assert [fact.values for fact in table.told("exhausted")] == [(["gimli"],), (["thalin"],)]
    assert table.zone("great-forest-web") == "active"
    poor = Table(
        seats=2,
        heroes=[["gimli"], ["thalin"]],
        staging=["great-forest-web"],
        exhausted=["thalin"],
        at="S-TRV",
    )
    assert poor.asks != "travel"


def test_the_east_bight_obliges_the_players() -> None:
    """[Q9.5]"""
    table = Table(
        staging=["the-east-bight", "the-brown-lands"],
        scenario="journey-along-the-anduin",
        at="S-TRV",
    )
    assert table.zone("the-east-bight") == "active"  # no other answer: nobody is asked


def test_forced_effects_of_the_journey_come_before_responses() -> None:
    """An explored location does not allow a second journey. [Q9.6, Q9.15, Q-EX18, Q29.27]"""
    table = Table(
        heroes=["eowyn"],
        hands=["strength-of-will"],
        decks=["gandalf", "gandalf"],
        staging=["tower-gate"],
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
        at="S-TRV",
    )
    table.play("travel tower-gate")
    assert table.asks == "respond"
    assert table.engaged() == ["orc-guard"]
    table.play("play strength-of-will for tower-gate")
    assert table.zone("tower-gate") == "encounter-discard"


def test_progress_goes_to_the_active_location_first() -> None:
    """[Q-EX3, Q9.10, Q9.12, Q2.2]"""
    table = Table(active="enchanted-stream", staging=["king-spider"]).do(place_three)
    assert [fact.values for fact in table.told("explored")] == [("enchanted-stream",)]
    assert table.s.active == -1
    assert table.progress_on("flies-and-spiders") == 1


def test_progress_stays_and_the_rest_is_lost() -> None:
    """On a location no more than its quest points. [Q9.8, Q9.9]"""
    table = Table(
        heroes=["theodred"],
        allies=["snowbourn-scout"],
        hands=["snowbourn-scout"],
        resources={"theodred": 1},
        staging=["endless-caverns"],
        progress={"endless-caverns": 2},
        at="W-PLAN",
    )
    table.play("play snowbourn-scout", "use snowbourn-scout#2")
    assert table.told("explored")
    assert table.progress_on("flies-and-spiders") == 0


def test_removing_progress_never_touches_a_location() -> None:
    """[Q9.11]"""
    table = Table(active="forest-gate", progress={"forest-gate": 2, "flies-and-spiders": 3})
    table.do(remove_four)
    assert table.progress_on("forest-gate") == 2
    assert table.progress_on("flies-and-spiders") == 0


def test_what_is_on_a_location_stays_when_it_becomes_active() -> None:
    """[Q9.9, Q9.16]"""
    table = Table(
        staging=["endless-caverns", "gladden-fields"],
        attached={"power-in-the-earth": "endless-caverns"},
        progress={"endless-caverns": 2},
        at="S-TRV",
    )
    table.play("travel endless-caverns")
    assert table.progress_on("endless-caverns") == 2
    assert table.host_of("power-in-the-earth") == "endless-caverns"


def test_a_stage_change_leaves_the_active_location() -> None:
    """[Q9.13, Q15.4]"""
    from ringtable.games.quest.phases.stages import ADVANCE

    def advance(s: Quest) -> None:
        s.call(ADVANCE, s.first)

    table = Table(active="forest-gate").do(advance)
    assert table.stage == "a-fork-in-the-road"
    assert table.zone("forest-gate") == "active"
