"""Rulings on single cards that several chapters share. [QC]"""

from ringtable.games.quest.combat.damage import deal_damage
from ringtable.games.quest.state import Quest
from tests.games.quest.card_coverage import about
from tests.games.quest.scenario import Table


def test_a_treachery_goes_to_the_pile_and_an_objective_to_the_staging_area() -> None:
    """[Q3.6, Q3.7]"""
    table = Table(heroes=["gimli"], encounters=["forest-gate"])
    table.reveal("evil-storm")
    assert table.zone("evil-storm") == "encounter-discard"
    table.reveal("shadow-key")
    assert table.host_of("shadow-key") == "forest-gate"


def test_beravor_once_a_round() -> None:
    """An erratum. [Q2.4]"""
    table = Table(
        heroes=["beravor"],
        attached={"unexpected-courage": "beravor"},
        decks=["feint"] * 5,
        at="W-RES",
    )
    table.play("use beravor", "use unexpected-courage")
    assert table.is_ready("beravor")
    assert not table.may("use beravor")


def test_undefended_damage_without_a_hero_is_lost() -> None:
    """[Q11.31]"""
    table = Table(
        seats=2,
        heroes=[[], ["gimli"]],
        allies=[["guard-of-the-citadel"], []],
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend").play("no defender").pass_windows()
    assert not table.told("damaged")


def test_horn_of_gondor_counts_the_destroyed_alone() -> None:
    """[QC42, Q13.10]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        allies=["gandalf"],
        attached={"horn-of-gondor": "gimli"},
        at="S-REF1",
    )
    table.pass_until("commit")
    assert not table.told("used")  # Gandalf was discarded at the end of the round


def test_will_of_the_west_leaves_heroes_and_itself_out() -> None:
    """[QC49, Q13.11]"""
    table = Table(
        heroes=["eowyn"],
        hands=["will-of-the-west"],
        discards=["gandalf", "theodred"],
        resources={"eowyn": 1},
        at="W-Q0",
    )
    table.play("play will-of-the-west")
    assert table.zone("gandalf") == "deck"
    assert table.zone("theodred") == "discard"
    assert table.zone("will-of-the-west") == "removed"


def test_fortune_or_fate_brings_a_hero_back_without_what_it_had() -> None:
    """[QC54, Q17.5]"""
    table = Table(
        heroes=["eowyn"],
        hands=["fortune-or-fate"],
        discards=["theodred"],
        resources={"eowyn": 5},
        threat=20,
        at="W-Q0",
    )
    table.play("play fortune-or-fate")
    assert table.zone("theodred") == "play"
    assert table.is_ready("theodred")
    assert table.resources_on("theodred") == 0
    assert table.threat == 20


def test_cards_taken_by_looking_are_not_drawn() -> None:
    """[QC67, Q6.6]"""
    table = Table(
        heroes=["beravor"],
        hands=["gandalfs-search"],
        decks=["gandalf", "feint", "faramir"],
        resources={"beravor": 2},
        active="enchanted-stream",
        at="W-Q0",
    )
    table.play("play gandalfs-search", "x 2")
    assert table.options == ["take feint", "take gandalf"]
    table.play("take feint")
    assert table.hand() == ["feint"]
    assert table.ids(table.s.deck[0]) == ["faramir", "gandalf"]


def test_wargs_return_after_a_blank_shadow_card() -> None:
    """[QC85]"""
    blank = Table(
        heroes=["gimli"],
        engaged=["wargs"],
        encounters=["forest-gate"],
        scenario="journey-along-the-anduin",
        at="S-C0",
    )
    blank.pass_until("defend").play("defend gimli").pass_windows()
    assert blank.staging == ["wargs"]
    without = Table(
        heroes=["gimli"], engaged=["wargs"], scenario="journey-along-the-anduin", at="S-C0"
    )
    without.pass_until("defend").play("defend gimli").pass_windows()
    assert without.staging == []


def test_despair_ignores_the_whole_defense() -> None:
    """[QC86]"""
    table = Table(
        heroes=["denethor", "gimli"],
        hands=["blade-mastery"],
        resources={"gimli": 1},
        engaged=["forest-spider"],
        encounters=["despair"],
        scenario="journey-along-the-anduin",
        at="S-C0",
    )
    table.pass_until("defend").play("defend denethor").pass_until("W-DEF3")
    table.play("play blade-mastery", "choose denethor").pass_windows()
    assert table.damage_on("denethor") == 2


def test_driven_by_shadow_takes_an_attachment_of_the_defender() -> None:
    """A web on him too; undefended, all that the player controls. [QC92, Q22.7]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        attached={"caught-in-a-web": "gimli", "the-favor-of-the-lady": "eowyn"},
        engaged=["forest-spider"],
        encounters=["driven-by-shadow"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_windows()
    assert table.told("discarded")[0].values == ("caught-in-a-web",)
    other = Table(
        heroes=["gimli", "eowyn"],
        attached={"caught-in-a-web": "gimli", "the-favor-of-the-lady": "eowyn"},
        engaged=["forest-spider"],
        encounters=["driven-by-shadow"],
        at="S-C0",
    )
    other.pass_until("defend").play("no defender").pass_until("take-damage")
    assert other.zone("caught-in-a-web") == "attached"
    assert other.zone("the-favor-of-the-lady") == "discard"


def test_a_defender_that_dies_by_losing_its_plate_is_not_punished_twice() -> None:
    """The effect looks at the attack once. [QC92, Q11.20]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        attached={"citadel-plate": "gimli", "the-favor-of-the-lady": "eowyn"},
        damage={"gimli": 6},
        engaged=["forest-spider"],
        encounters=["driven-by-shadow"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_windows()
    assert table.zone("gimli") == "discard"
    assert table.zone("the-favor-of-the-lady") == "attached"


def test_pursued_by_shadow_takes_one_of_two_ways() -> None:
    """[Q21.7]"""
    table = Table(
        heroes=["gimli"],
        allies=["guard-of-the-citadel"],
        exhausted=["guard-of-the-citadel"],
        engaged=["forest-spider"],
        encounters=["pursued-by-shadow"],
        hands=["blade-mastery"],
        resources={"gimli": 1},
        scenario="journey-along-the-anduin",
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF3")
    assert "guard-of-the-citadel" in table.hand()
    assert table.threat == 20


def test_bats_take_a_character_of_any_player_from_the_quest() -> None:
    """[QC98]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        committed=["gimli", "legolas"],
        exhausted=["gimli"],
    ).reveal("black-forest-bats")
    assert table.options == ["choose gimli", "choose legolas"]
    table.play("choose legolas")
    assert table.s.committed == []
    assert not table.is_ready("legolas")


def test_the_jailor_hides_an_objective_before_threat_rises() -> None:
    """An equal result is no failure. [QC101, Q8.23, Q8.24, Q8.27]"""
    from ringtable.games.quest.phases.questing import RESOLVE

    def resolve(s: Quest) -> None:
        s.call(RESOLVE, s.first)

    table = Table(
        heroes=["gimli", "eowyn"],
        staging=["dungeon-jailor", "shadow-key"],
        encounters=["forest-gate"],
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
    ).do(resolve)
    assert table.zone("shadow-key") == "encounter-deck"
    kinds = [fact.kind.id for fact in table.told()]
    assert kinds.index("quest-shuffled-in") < kinds.index("quest-threat-raised")
    equal = Table(
        heroes=["thalin"],
        committed=["thalin"],
        staging=["dungeon-jailor", "shadow-key"],
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
    ).do(resolve)
    assert equal.zone("shadow-key") == "staging"


def test_the_nazgul_takes_a_character_for_each_shadow_effect() -> None:
    """The defender may be the one, and the attack is undefended then. [QC102, Q11.19]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        engaged=["nazgul-of-dol-guldur"],
        encounters=["east-bight-patrol"],
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("choose-character")
    table.play("choose gimli").pass_windows()
    assert table.zone("gimli") == "discard"
    assert not table.told("destroyed") or table.told("destroyed")[0].values == ("eowyn",)


def test_under_the_shadow_counts_players_anew() -> None:
    """[QC104, Q20.8]"""
    from ringtable.games.quest.players import eliminate
    from ringtable.games.quest.values import staging_threat

    table = Table(seats=2, heroes=[["gimli"], ["eowyn"]]).reveal("under-the-shadow")
    assert staging_threat(table.s) == 2

    def out(s: Quest) -> None:
        eliminate(s, 0, "Q16.1")

    table.do(out)
    assert staging_threat(table.s) == 1


@about("gandalfs-map")
def test_the_map_bars_its_hero_from_attack_and_defense() -> None:
    """[QC108, Q2.3]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        attached={"gandalfs-map": "gimli"},
        engaged=["forest-spider"],
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
        at="W-C0",
    )
    table.pass_until("defend")
    assert table.options == ["defend eowyn", "no defender"]
    table.play("no defender").pass_until("take-damage").play("damage gimli").pass_until("target")
    table.play("attack forest-spider")
    assert table.told("strikes")[0].values == (0, ["eowyn"], "forest-spider")


def test_eastern_crows_never_stay_in_the_pile() -> None:
    """[QC115]"""
    table = Table(
        staging=["eastern-crows"], encounters=["forest-gate"], scenario="journey-along-the-anduin"
    )
    crows = table.card("eastern-crows")

    def fall(s: Quest) -> None:
        deal_damage(s, [crows], 1, "Q13.2")

    table.do(fall)
    assert table.zone("eastern-crows") == "encounter-deck"
    assert len(table.s.encounter_deck) == 2
