"""Numbers of many games, and the luck of one."""

from random import Random

from ringtable.api import new_match
from ringtable.catalog import has
from ringtable.games.quest import GAME
from ringtable.games.quest.report import EVERYBODY, luck
from ringtable.games.quest.statistics import SETTINGS, ending, see, tables
from ringtable.sim.run import Plan, simulate
from ringtable.sim.statistics import charts
from tests.games.quest.scenario import Table


def test_a_game_is_counted_by_what_ended_it() -> None:
    """[Q16.1]"""
    table = Table(seats=2, heroes=[["eowyn"], ["gimli"]], threat=[50, 30]).idle()
    table.eliminate(0).eliminate(1)
    assert table.asks == "over"
    assert ending(table.s) == "both"
    table.s.threat = [50, 50]
    assert ending(table.s) == "threat"
    table.s.threat = [30, 30]
    assert ending(table.s) == "heroes"
    assert see(table.s) == {"rounds": 1, "end/heroes": 1, "lost-in/1": 1}


def test_the_tables_name_scenario_decks_and_players() -> None:
    plan = Plan("quest", ("random", "random"), tuple(SETTINGS[1].items()))
    run = simulate(plan, 3).run()
    ends, stages = tables([run])
    assert ends[2][0][:4] == ["Passage Through Mirkwood", "leadership + spirit", 2, 3]
    assert len(stages[2][0]) == len(stages[1])
    assert all(sum(bar[2]) == 3 for chart in charts(GAME, [run]) for bar in chart[2])


def test_every_setting_is_legal() -> None:
    for setting in SETTINGS:
        Plan("quest", ("random",) * 4, tuple(setting.items())).check()


def test_luck_counts_what_was_revealed_against_its_share() -> None:
    """[Q8.13]"""
    match = new_match(GAME, 1, "luck")
    random = Random(1)
    while match.outcome is None:
        seat = match.waiting()[0]
        match.play(random.choice(match.options_of(seat)), seat)
    facts = match.facts()
    revealed = sum(fact.kind.id == "quest-revealed" for fact in facts)
    lines = luck(1, match.options, facts)
    kinds = [line for line in lines if line[1] in KINDS]
    assert all(line[0] == EVERYBODY and has("en", line[1]) for line in lines)
    assert sum(line[2] for line in kinds) == revealed > 0
    assert abs(sum(line[3] for line in kinds) - revealed) < 0.01


KINDS = ("quest-luck-enemies", "quest-luck-locations", "quest-luck-treacheries")
