"""Passage Through Mirkwood: cards 96 to 100, stages 119 to 122."""

import pytest

from ringtable.games.quest import GAME
from ringtable.games.quest.cards.passage_through_mirkwood import lay_out_mirkwood
from ringtable.games.quest.phases.stages import resolve_stage
from ringtable.games.quest.state import Quest
from ringtable.kernel.rng import key_from_seed
from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import WATCH, Hurt, Out, Progress, attacked
from tests.games.quest.scenario import Table

PATH = "a-chosen-path-dont-leave-the-path"
BEORN = "a-chosen-path-beorns-path"

# Forest Spider


@about("forest-spider")
def test_a_forest_spider_is_stronger_in_the_round_it_engages() -> None:
    """However it engages; until the end of the round. [Q10.9, Q5.18]"""
    table = Table(heroes=["gimli"], hands=WATCH, staging=["forest-spider"], at="S-ENC1")
    assert table.attack("forest-spider") == 2
    table.play("engage forest-spider")
    assert table.attack("forest-spider") == 3
    table.pass_until("defend").play("defend gimli").pass_until("W-C1")
    assert table.damage_on("gimli") == 1
    assert table.attack("forest-spider") == 3
    while table.s.round == 1:
        table.play("pass" if table.asks == "act" else table.options[-1])
    assert table.attack("forest-spider") == 2


@about("forest-spider")
def test_each_engagement_counts() -> None:
    """[QC96]"""
    from ringtable.games.quest.zones import engage

    table = Table(seats=2, heroes=[["gimli"], ["eowyn"]], staging=["forest-spider"])
    spider = table.card("forest-spider")

    def first(s: Quest) -> None:
        engage(s, spider, 0)

    def second(s: Quest) -> None:
        engage(s, spider, 1)

    table.do(first).do(second)
    assert table.engaged(1) == ["forest-spider"]
    assert table.attack("forest-spider") == 4


@about("forest-spider")
@pytest.mark.parametrize("defend", ["gimli", ""])
def test_a_forest_spider_as_a_shadow_card_takes_an_attachment(defend: str) -> None:
    """One that the attacked player controls, of his choice; a web is nobody's. [Q22.5, Q22.7]"""
    table = attacked(
        "forest-spider",
        defend=defend,
        heroes=["gimli", "legolas"],
        attached={
            "citadel-plate": "gimli",
            "horn-of-gondor": "legolas",
            "caught-in-a-web": "gimli",
            "power-in-the-earth": "enchanted-stream",
        },
        active="enchanted-stream",
    )
    options = table.options
    assert sorted(options) == [
        "choose citadel-plate",
        "choose horn-of-gondor",
        "choose power-in-the-earth",
    ]
    table.play("choose horn-of-gondor")
    assert table.zone("horn-of-gondor") == "discard"
    assert table.zone("citadel-plate") == table.zone("caught-in-a-web") == "attached"


# East Bight Patrol


@about("east-bight-patrol")
@pytest.mark.parametrize(("defend", "damage", "threat"), [("legolas", 1, 20), ("", 2, 23)])
def test_the_patrol_as_a_shadow_card(defend: str, damage: int, threat: int) -> None:
    """+1 attack; undefended also 3 threat. [Q11.20]"""
    table = attacked("east-bight-patrol", defend=defend, until="W-DEF4", heroes=["legolas"])
    assert (table.damage_on("legolas"), table.threat) == (damage, threat)


# Black Forest Bats


@about("black-forest-bats")
def test_bats_remove_one_character_for_each_player() -> None:
    """In player order; it stays exhausted. [QC98, Q21.10]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn"]],
        committed=["gimli", "legolas", "eowyn"],
        first=1,
    ).reveal("black-forest-bats")
    assert table.asked == 1
    table.play("choose gimli")
    assert table.asked == 0
    table.play("choose eowyn")
    assert table.ids(table.s.committed) == ["legolas"]
    assert not table.is_ready("gimli")
    assert table.staging == ["black-forest-bats"]


@about("black-forest-bats")
def test_bats_find_nothing_without_a_quest() -> None:
    """[QC98]"""
    table = Table(seats=2, heroes=[["gimli"], ["eowyn"]], committed=["gimli"])
    table.reveal("black-forest-bats")
    assert table.s.committed == []
    assert table.staging == ["black-forest-bats"]


# Old Forest Road


def journey(location: str, **more: object) -> Table:
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn", "thalin"]],
        staging=[location],
        hands=[[], WATCH],
        first=1,
        at="S-TRV",
        **more,  # type: ignore[arg-type]  # the settings of a table
    )
    return table.play(f"travel {location}#1")


@about("old-forest-road")
def test_the_road_readies_a_character_of_the_first_player() -> None:
    """Only his own, and only if he wants. [Q9.6, Q21.4]"""
    table = journey("old-forest-road", exhausted=["gimli", "eowyn", "thalin"])
    assert (table.asks, table.asked) == ("respond", 1)
    table.play("use old-forest-road")
    assert table.options == ["choose eowyn", "choose thalin"]
    table.play("choose thalin")
    assert table.is_ready("thalin")
    assert not table.is_ready("eowyn")
    nobody = journey("old-forest-road", exhausted=["gimli"])
    assert not nobody.may("use old-forest-road")


@about("old-forest-road")
def test_the_road_in_the_setup_is_no_journey() -> None:
    """[Q18.22]"""
    table = Table(
        heroes=["gimli"], hands=WATCH, active="old-forest-road", exhausted=["gimli"], at="S-TRV"
    )
    assert table.window == "W-TRV"
    assert not table.may("use old-forest-road")


# Forest Gate


@about("forest-gate")
def test_the_gate_lets_the_first_player_draw_two_cards() -> None:
    """[Q9.6, Q6.9]"""
    table = journey("forest-gate", decks=[["feint"], ["gandalf", "hasty-stroke", "faramir"]])
    assert (table.asks, table.asked) == ("respond", 1)
    table.play("use forest-gate")
    assert table.hand(1) == [*WATCH, "gandalf", "hasty-stroke"]
    assert table.hand(0) == []


@about("forest-gate")
def test_the_gate_may_be_declined_and_needs_a_deck() -> None:
    """[Q18.4, Q21.4]"""
    table = journey("forest-gate", decks=[["feint"], ["gandalf"]])
    table.play("pass")
    assert table.hand(1) == [*WATCH]
    empty = journey("forest-gate", decks=[["feint"], []])
    assert not empty.may("use forest-gate")


# Stages


@about("flies-and-spiders")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_setup_of_flies_and_spiders(seats: int) -> None:
    """A Forest Spider and an Old Forest Road, whatever the number of players; not revealed.
    [Q29.3, Q29.2]"""
    s = GAME.blank(seats, GAME.settle({}), GAME.new_rng(key_from_seed(5)))
    assert isinstance(s, Quest)
    s.facts = []
    GAME.flow.start(s)
    while s.options and s.round == 0:
        GAME.flow.play(s, s.options[0])
    assert sorted(s.id_of(card) for card in s.staging) == ["forest-spider", "old-forest-road"]
    assert len(s.encounter_deck) == 34
    assert not [fact for fact in s.facts or [] if fact.kind.id == "quest-revealed"]
    assert s.id_of(s.stage) == "flies-and-spiders"
    assert s.pack.quest_points[s.title[s.stage]] == 8


@about("flies-and-spiders")
def test_flies_and_spiders_take_eight_progress() -> None:
    """[Q15.1, Q15.2]"""
    table = Table(progress={"flies-and-spiders": 6}).do(Progress(1))
    assert table.stage == "flies-and-spiders"
    table.do(Progress(5))
    assert table.stage == "a-fork-in-the-road"
    assert table.progress_on("a-fork-in-the-road") == 0


@about("a-fork-in-the-road", "a-chosen-path-dont-leave-the-path", "a-chosen-path-beorns-path")
def test_the_fork_leads_to_one_of_two_paths() -> None:
    """Either may come; the other is out of the game. [Q29.4, Q21.16]"""
    stages = set()
    for seed in "abcdefgh":
        table = Table(stage="a-fork-in-the-road", staging=["ungoliants-spawn"], seed=seed)
        table.do(Progress(2))
        stages.add(table.stage)
        other = BEORN if table.stage == PATH else PATH
        assert table.zone(other) == "removed"
        assert table.s.quest_deck == []
    assert stages == {PATH, BEORN}


@about("a-chosen-path-dont-leave-the-path")
def test_each_player_finds_a_spider_on_the_path() -> None:
    """In player order, from deck or pile, not revealed; who finds none gets none. [Q29.5]"""
    table = Table(
        seats=3,
        heroes=[["gimli"], ["eowyn"], ["denethor"]],
        encounters=["forest-gate", "king-spider", "ungoliants-spawn"],
        encounter_discard=["hummerhorns", "forest-spider"],
        stage=PATH,
        first=1,
    ).do(resolve_stage)
    assert table.asked == 1
    assert sorted(option.partition("#")[0] for option in table.options) == [
        "choose forest-spider",
        "choose king-spider",
        "choose ungoliants-spawn",
    ]
    table.play("choose ungoliants-spawn")
    assert table.asked == 2
    table.play("choose forest-spider")
    assert table.asked == 0
    table.play("choose king-spider")
    assert sorted(table.staging) == ["forest-spider", "king-spider", "ungoliants-spawn"]
    assert all(table.is_ready(one) for one in ("gimli", "eowyn", "denethor"))
    assert not table.told("revealed")


@about("a-chosen-path-dont-leave-the-path", "forest-spider")
def test_the_searcher_chooses_between_deck_and_pile() -> None:
    """A title that lies in both can be taken from either. [Q29.5]"""
    for kept, taken in (
        ("forest-spider#1", "forest-spider#2"),
        ("forest-spider#2", "forest-spider#1"),
    ):
        table = Table(
            encounters=["forest-spider#2", "forest-spider#3", "forest-gate"],
            encounter_discard=["forest-spider#1"],
            stage=PATH,
        ).do(resolve_stage)
        assert sorted(table.options) == ["choose forest-spider#1", "choose forest-spider#2"]
        left = table.zone(kept)
        table.play(f"choose {taken}")
        assert table.zone(taken) == "staging"
        assert table.zone(kept) == left


@about("a-chosen-path-dont-leave-the-path", "ungoliants-spawn")
def test_the_path_is_won_by_the_death_of_the_spawn_alone() -> None:
    """Progress never completes it. [Q29.6, Q15.8]"""
    table = Table(staging=["ungoliants-spawn", "king-spider"], stage=PATH).do(Progress(40))
    assert table.asks != "over"
    table.do(Hurt(table, 3, "king-spider"))
    assert table.asks != "over"
    table.do(Hurt(table, 9, "ungoliants-spawn"))
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "won"


@about("a-chosen-path-beorns-path", "ungoliants-spawn")
def test_beorns_path_waits_for_the_spawn_wherever_it_is() -> None:
    """Engaged too; what was gathered counts when it is gone. [Q29.7, Q15.5]"""
    table = Table(heroes=["gimli"], engaged=["ungoliants-spawn"], stage=BEORN).do(Progress(10))
    assert table.asks != "over"
    table.do(Hurt(table, 9, "ungoliants-spawn"))
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "won"


@about("a-chosen-path-beorns-path")
def test_beorns_path_takes_ten_progress() -> None:
    """[Q29.7]"""
    table = Table(stage=BEORN).do(Progress(9))
    assert table.asks != "over"
    assert table.do(Progress(1)).asks == "over"


@about("black-forest-bats")
def test_bats_do_not_count_who_is_out() -> None:
    """[Q30.2]"""
    table = Table(seats=2, heroes=[["gimli", "legolas"], ["eowyn"]], committed=["gimli", "legolas"])
    table.do(Out(1)).reveal("black-forest-bats").play("choose gimli")
    assert table.ids(table.s.committed) == ["legolas"]


@about("flies-and-spiders")
def test_the_deck_is_shuffled_after_the_search_of_the_setup() -> None:
    """[Q29.3, Q21.12]"""
    table = Table(encounters=["forest-gate", "old-forest-road", "forest-spider", "king-spider"])
    table.do(lay_out_mirkwood)
    kinds = [fact.kind.id for fact in table.told()]
    assert kinds == [
        "quest-added-to-staging",
        "quest-added-to-staging",
        "quest-encounters-shuffled",
    ]
    assert sorted(table.staging) == ["forest-spider", "old-forest-road"]
