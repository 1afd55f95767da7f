"""The quest phase: committing, staging, resolution. [Q8]"""

from ringtable.games.quest.phases.questing import RESOLVE
from ringtable.games.quest.state import Quest
from tests.games.quest.scenario import Table


def resolve(s: Quest) -> None:
    s.call(RESOLVE, s.first)


def test_any_number_of_ready_characters_commits_and_exhausts() -> None:
    """[Q8.1, Q8.2, Q8.3, Q5.15]"""
    table = Table(
        heroes=["aragorn", "gloin", "theodred"],
        allies=["guard-of-the-citadel"],
        exhausted=["gloin"],
        at="S-Q1",
    )
    assert table.asks == "commit"
    assert not table.may("commit gloin")
    table.commit("theodred", "guard-of-the-citadel")  # Théodred may answer
    assert table.asks == "respond"
    assert table.is_committed("theodred")
    assert not table.is_ready("theodred")
    assert not table.is_ready("guard-of-the-citadel")
    assert table.is_ready("aragorn")


def test_players_commit_in_player_order_and_quest_together() -> None:
    """[Q8.1, Q8.4, Q8.6]"""
    table = Table(
        seats=2, heroes=[["gimli"], ["eowyn"]], staging=["king-spider"], first=1, at="S-Q1"
    )
    assert table.asked == 1
    table.commit("eowyn")
    assert table.asked == 0
    table.commit("gimli").pass_windows()
    assert [fact.values for fact in table.told("quested")] == [(6, 2)]


def test_the_quest_goes_on_with_willpower_0_if_nobody_commits() -> None:
    """The threat of the staging area raises everybody's. [Q8.5, Q8.20]"""
    table = Table(heroes=["gimli"], staging=["king-spider"], at="S-Q1")
    table.commit().pass_windows()
    assert table.threat == 22


def test_a_character_stays_committed_if_it_readies() -> None:
    """It cannot commit again. [Q8.7, Q8.8]"""
    table = Table(
        heroes=["aragorn"],
        resources={"aragorn": 1},
        staging=["king-spider"],
        at="S-Q1",
    )
    table.commit("aragorn").play("use aragorn")
    assert table.is_ready("aragorn")
    assert [fact.values for fact in table.told("quested")] == [(2, 2)]
    assert not table.is_committed("aragorn")


def test_the_deck_reveals_a_card_per_player() -> None:
    """No action is possible in between. [Q8.10, Q8.12, Q30.2, Q5.3]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["thalin"]],
        encounters=["dol-guldur-beastmaster", "chieftan-ufthak", "marsh-adder"],
        scenario="journey-along-the-anduin",
        stage="to-the-river",
        at="S-Q2",
    )
    assert table.staging == ["dol-guldur-beastmaster", "chieftan-ufthak"]


def test_only_the_staging_area_counts() -> None:
    """Neither engaged enemies nor the active location. [Q8.19, Q8.22, Q9.7]"""
    table = Table(
        heroes=["eowyn"],
        committed=["eowyn"],
        staging=["necromancers-pass"],
        engaged=["marsh-adder"],
        active="enchanted-stream",
        progress={"enchanted-stream": 1},
    )
    table.do(resolve)
    assert [fact.values for fact in table.told("quested")] == [(4, 3)]
    assert [fact.values for fact in table.told("explored")] == [("enchanted-stream",)]
    assert table.threat == 20


def test_an_equal_result_changes_nothing() -> None:
    """[Q8.20]"""
    table = Table(heroes=["theodred"], committed=["theodred"], staging=["black-forest-bats"])
    table.do(resolve)
    assert table.threat == 20
    assert table.progress_on("flies-and-spiders") == 0


def test_tom_and_kris_quest() -> None:
    """[Q-EX2]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["aragorn"]],
        allies=[[], ["guard-of-the-citadel"]],
        hands=["gandalf"],
        staging=["gladden-fields"],
        encounters=["east-bight-patrol", "hummerhorns"],
        at="S-Q1",
    )
    table.commit("eowyn").commit("aragorn", "guard-of-the-citadel")
    table.pass_until("W-Q2")
    assert table.staging[1:] == ["east-bight-patrol", "hummerhorns"]
    while table.asked != 0:
        table.pass_()
    table.play("use eowyn").pass_windows()
    assert [fact.values for fact in table.told("quested")] == [(8, 7)]
    assert table.progress_on("flies-and-spiders") == 1


def test_who_left_play_does_not_count() -> None:
    """[Q8.25]"""
    from ringtable.games.quest.combat.damage import deal_damage

    table = Table(
        heroes=["eowyn", "aragorn"],
        committed=["eowyn", "aragorn"],
        staging=["king-spider"],
    )
    eowyn = table.card("eowyn")

    def fall(s: Quest) -> None:
        deal_damage(s, [eowyn], 3, "Q13.2")

    table.do(fall).do(resolve)
    assert [fact.values for fact in table.told("quested")] == [(2, 2)]


def test_after_the_phase_nobody_is_committed_and_all_stay_exhausted() -> None:
    """[Q8.26, Q5.17]"""
    table = Table(heroes=["eowyn"], staging=["old-forest-road"], at="S-Q1")
    table.commit("eowyn").pass_until("travel")
    assert not table.is_committed("eowyn")
    assert not table.is_ready("eowyn")


def test_the_card_being_revealed_is_in_no_zone() -> None:
    """[Q8.13, Q8.14, Q3.12]"""
    table = Table(heroes=["eowyn"], hands=["a-test-of-will"], resources={"eowyn": 1})
    table.reveal("king-spider")
    assert table.zone("king-spider") == "resolving"
    assert table.staging == []


def test_thalin_destroys_what_is_revealed_before_it_does_anything() -> None:
    """It counts as revealed and is not replaced. [Q8.28, Q19.4, QC6]"""
    table = Table(
        heroes=["thalin"],
        committed=["thalin"],
        encounters=["king-spider"],
    )
    table.reveal("wolf-rider")
    assert table.damage_on("wolf-rider") == 1
    assert table.staging == ["wolf-rider", "king-spider"]  # by surge
    table.s.encounter_deck = [table.unused("chieftan-ufthak")]
    table.reveal("eastern-crows")
    assert table.zone("eastern-crows") == "encounter-deck"
    assert table.staging == ["wolf-rider", "king-spider"]  # no surge, no other card


def test_the_number_of_cards_is_fixed_at_the_start_of_the_step() -> None:
    """Though a player is eliminated on the way. [Q8.11]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["thalin"]],
        threat=[49, 20],
        encounters=["cavern-guardian", "dol-guldur-beastmaster"],
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
        at="S-Q2",
    )
    assert table.s.out == 1
    assert table.staging == ["cavern-guardian", "dol-guldur-beastmaster"]
