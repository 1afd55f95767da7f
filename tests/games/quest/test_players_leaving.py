"""Players who leave the game in the middle of things, at tables of two to four. [Q16, Q30]"""

import pytest

from ringtable.games.quest.phases.questing import RESOLVE
from ringtable.games.quest.state import Quest
from tests.games.quest.encounters import ESCAPE, WATCH, Hurt, Out, Threat, values
from tests.games.quest.scenario import Table

HEROES = [["gimli", "legolas"], ["eowyn", "thalin"], ["denethor", "beravor"], ["aragorn", "gloin"]]


def group(seats: int, **more: object) -> Table:
    return Table(
        seats=seats,
        heroes=HEROES[:seats],
        **more,  # type: ignore[arg-type]  # the settings of a table
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_cards_are_revealed_in_later_rounds(seats: int) -> None:
    """[Q16.9, Q8.10]"""
    table = group(
        seats,
        hands=WATCH,
        encounters=["forest-gate", "old-forest-road", "enchanted-stream", "the-east-bight"],
    ).do(Out(seats - 1))
    table.begin("S-Q2")
    assert table.window == "W-Q2"
    assert len(table.staging) == seats - 1


@pytest.mark.parametrize("seats", [2, 4])
def test_the_number_of_reveals_stays_in_the_step_of_the_elimination(seats: int) -> None:
    """A doomed card eliminates one; as many cards come as were announced. [Q8.11, Q16.2]"""
    table = group(
        seats,
        hands=WATCH,
        threat=[20, 49, 20, 20][:seats],
        encounters=[
            "cavern-guardian",
            "forest-gate",
            "old-forest-road",
            "enchanted-stream",
            "the-east-bight",
        ],
        at="S-Q2",
    )
    assert not table.s.plays(1)
    assert len(table.staging) == seats


def test_enemies_of_a_player_who_is_out_keep_their_wounds() -> None:
    """They return to the staging area, with their tokens. [Q16.6]"""
    table = group(
        2,
        engaged=[[], ["chieftan-ufthak", "king-spider"]],
        damage={"chieftan-ufthak": 2},
        resources={"chieftan-ufthak": 1},
    ).do(Out(1))
    assert sorted(table.staging) == ["chieftan-ufthak", "king-spider"]
    assert table.damage_on("chieftan-ufthak") == 2
    assert table.attack("chieftan-ufthak") == 5


def test_shadow_cards_stay_with_the_enemy_until_the_end_of_the_phase() -> None:
    """[Q16.14]"""
    table = group(
        2,
        hands=WATCH,
        engaged=[[], ["forest-spider"]],
        encounters=["wargs"],
        at="S-C0",
    )
    table.do(Out(1))
    assert table.zone("wargs") == "shadow"
    table.pass_until("W-REF")
    assert table.zone("wargs") == "encounter-discard"
    assert not values(table, "attacks")


def test_committed_characters_of_a_player_who_is_out_quest_no_more() -> None:
    """[Q8.25, Q16.5]"""

    def resolve(s: Quest) -> None:
        s.call(RESOLVE, s.first)

    table = group(2, committed=["gimli", "eowyn"], staging=["forest-gate"]).do(Out(1)).do(resolve)
    assert values(table, "quested") == [(2, 2)]


@pytest.mark.parametrize(("first", "out", "then"), [(0, 0, 2), (1, 0, 2), (0, 1, 2), (2, 2, 1)])
def test_the_token_after_the_rise_of_threat(first: int, out: int, then: int) -> None:
    """Who is first and out hands it on at once, and then it passes as always. [Q14.5, Q16.8]"""
    threat = [20, 20, 20]
    threat[out] = 49
    table = group(3, threat=threat, first=first, at="S-REF1")
    assert not table.s.plays(out)
    assert table.s.round == 2
    assert table.s.first == then


def test_a_player_who_falls_to_hummerhorns_is_out_before_the_next_check() -> None:
    """His enemies are in the staging area again and may engage the others. [Q10.10, Q16.6]"""
    table = Table(
        seats=2,
        heroes=[["legolas"], ["glorfindel", "thalin"]],
        hands=[[], WATCH],
        threat=[40, 45],
        staging=["hummerhorns"],
        at="S-ENC2",
    )
    assert not table.s.plays(0)
    assert (table.asked, table.options) == (1, ["choose glorfindel", "choose thalin"])
    table.play("choose thalin")
    assert table.engaged(1) == ["hummerhorns"]


def test_planning_turns_skip_who_is_out() -> None:
    """[Q30.4, Q7.2]"""
    table = group(3, hands=[WATCH, WATCH, []]).do(Out(1))
    table.begin("W-PLAN")
    assert (table.asked, table.s.target) == (0, 0)
    table.pass_()
    assert table.window != "W-PLAN" or table.s.target != 1


def test_the_cards_of_others_that_he_controlled_go_to_their_owners() -> None:
    """[Q16.5, Q16.7, Q3.15]"""
    table = group(2, allies=[["wandering-took"], []], at="W-RES")
    took = table.card("wandering-took")
    table.play("use wandering-took")
    while table.controller("wandering-took") == 0:
        table.play(table.options[0])
    assert table.controller("wandering-took") == 1
    table.do(Out(1))
    assert took in table.s.discard[0]


def test_attachments_on_the_cards_of_others_go_with_their_controller() -> None:
    """An attachment on an enemy stays under the control of who played it. [Q16.5, Q22.5]"""
    table = group(2, engaged=[[], ["king-spider"]], attached={"forest-snare": "king-spider"})
    assert table.controller("forest-snare") == 0
    table.do(Out(0))
    assert table.zone("forest-snare") == "discard"
    assert table.engaged(1) == ["king-spider"]


def test_encounter_attachments_of_a_player_who_is_out() -> None:
    """A web on his hero, shackles on his deck: to the encounter discard pile; an objective: to the
    staging area. [Q16.7, Q16.17]"""
    table = group(
        2,
        attached={"caught-in-a-web": "gimli", "shadow-key": "gimli"},
        encounters=["forest-gate"],
        decks=[["feint"], []],
        scenario=ESCAPE,
        stage="out-of-the-dungeons",
    ).reveal("iron-shackles")
    table.do(Out(0))
    assert table.zone("caught-in-a-web") == "encounter-discard"
    assert table.zone("iron-shackles") == "encounter-discard"
    assert table.zone("shadow-key") == "staging"


def test_the_player_of_the_prisoner_takes_all_with_him() -> None:
    """Though others are in the game. [Q29.23]"""
    from ringtable.games.quest.scenarios.prisoner import imprison

    table = group(3, scenario=ESCAPE, stage="through-the-caverns")
    thalin = table.card("thalin")

    def take(s: Quest) -> None:
        imprison(s, thalin)

    table.do(take).do(Threat(10, 0))
    assert table.s.outcome is None
    table.do(Threat(30, 1))
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "prisoner-lost"
    last = group(3, scenario=ESCAPE, stage="through-the-caverns").do(take)
    last.do(Hurt(last, 3, "eowyn"))
    assert last.s.outcome is not None
    assert last.s.outcome.reason == "prisoner-lost"


def test_another_player_may_fall_while_the_prisoner_lives() -> None:
    """[Q29.23, Q16.9]"""
    from ringtable.games.quest.scenarios.prisoner import imprison

    table = group(2, scenario=ESCAPE, stage="through-the-caverns")
    thalin = table.card("thalin")

    def take(s: Quest) -> None:
        imprison(s, thalin)

    table.do(take).do(Out(0))
    assert table.s.outcome is None
    assert table.s.prisoner == thalin


def test_all_at_once_is_a_loss() -> None:
    """The rise of the refresh phase takes everybody. [Q14.5, Q16.11]"""
    table = group(4, threat=49, at="S-REF1")
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "all-eliminated"
    assert table.s.threat == [50] * 4


def test_a_failed_quest_takes_one_and_the_others_play_on() -> None:
    """[Q8.20, Q16.3]"""
    table = group(
        2, hands=WATCH, threat=[20, 45], staging=["the-brown-lands", "the-brown-lands"], at="S-Q3"
    )
    assert not table.s.plays(1)
    assert table.s.threat == [30, 50]
    assert table.window == "W-Q3"


def test_the_last_hero_of_one_falls_in_his_defense() -> None:
    """The attack ends, the enemy returns, the next player is attacked. [Q16.14, Q11.7]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli", "thalin"]],
        hands=[[], WATCH],
        engaged=[["hill-troll"], ["black-forest-bats"]],
        at="W-C0",
    )
    table.pass_until("defend").play("defend eowyn").pass_until("defend")
    assert not table.s.plays(0)
    assert table.staging == ["hill-troll"]
    assert table.asked == 1


def test_sentinel_and_ranged_characters_of_who_is_out_are_gone() -> None:
    """[Q16.10]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["aragorn", "legolas"]],
        engaged=[["black-forest-bats"], []],
    ).do(Out(1))
    table.begin("W-C0")
    table.pass_until("defend").play("no defender").pass_until("target")
    table.play("attack black-forest-bats")
    assert values(table, "strikes") == [(0, ["eowyn"], "black-forest-bats")]
    assert table.damage_on("eowyn") == 1


def test_attachments_of_those_who_stay_are_left_alone() -> None:
    """[Q16.5, Q16.7]"""
    table = group(2, attached={"citadel-plate": "gimli", "unexpected-courage": "eowyn"})
    table.eliminate(1)
    assert table.host_of("citadel-plate") == "gimli"
    assert table.zone("unexpected-courage") == "discard"


def test_a_beorn_of_who_is_out_goes_to_his_pile_and_into_no_deck() -> None:
    """He fights for another, and rages when his owner is gone. [Q16.16, Q16.7, QC31]"""
    table = group(2, hands=WATCH, allies=[[], ["beorn"]])
    table.s.play[1].remove(table.card("beorn"))
    table.s.play[0].append(table.card("beorn"))
    table.s.controller[table.card("beorn")] = 0
    table.eliminate(1).begin("W-Q0")
    table.play("use beorn").pass_until("commit").commit().pass_until("W-TRV")
    assert table.zone("beorn") == "discard"
    assert table.ids(table.s.discard[1])[-1] == "beorn"
