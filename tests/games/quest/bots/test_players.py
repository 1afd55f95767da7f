"""The players at whole games, their advice, and how strong they are."""

from random import Random

import pytest

from ringtable.bots import advise, decide, make_bot
from ringtable.games.quest import GAME
from ringtable.games.quest.bots.advice import WORLDS
from ringtable.games.quest.bots.heuristic import guess
from ringtable.games.quest.bots.questing import best_commitment
from ringtable.games.quest.bots.search import Search, open_courses
from ringtable.games.quest.box.components import SCENARIOS
from ringtable.games.quest.scenarios.prisoner import lay_orc_guard
from ringtable.games.quest.state import Quest
from ringtable.kernel.decision import DONE
from ringtable.kernel.game import RULED_OUT
from ringtable.kernel.rng import key_from_seed
from ringtable.sim.intervals import wilson
from ringtable.sim.run import Plan, play_games
from tests.games.quest.scenario import Table

DECKS = ("leadership", "lore", "spirit", "tactics")
BLANKS = ["old-forest-road", "forest-gate", "great-forest-web", "mountains-of-mirkwood"]


def play(bot: str, seats: int, options: dict[str, str], seed: str, most: int = 100_000) -> Quest:
    """A game of one kind of bot, or its first decisions."""
    s = GAME.new_state(seats, options, GAME.new_rng(key_from_seed(seed)))
    assert isinstance(s, Quest)
    random, player = Random(seed), make_bot(bot, GAME)
    for _ in range(most):
        if s.outcome is not None:
            break
        GAME.flow.play(s, decide(player, GAME, s, s.asked, random), s.asked)
    return s


@pytest.mark.parametrize("bot", ["easy", "heuristic"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_they_play_every_scenario_to_its_end(bot: str, scenario: str) -> None:
    for number, deck in enumerate(DECKS[:2]):
        s = play(bot, 1, {"scenario": scenario, "deck_1": deck}, f"whole {number}")
        assert s.outcome is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_play_with_others(seats: int) -> None:
    s = play("heuristic", seats, {"scenario": SCENARIOS[2]}, "with others", 400)
    assert s.round >= 1


def test_the_search_answers_legally() -> None:
    s = play("mcts:4", 1, {}, "search", 12)
    assert s.outcome is None


@pytest.mark.parametrize("name", ["mcts", "mcts:24", "mcts:0.05s"])
def test_the_search_of_the_game_takes_the_place_of_the_tree_search(name: str) -> None:
    bot = make_bot(name, GAME)
    assert isinstance(bot, Search)
    assert (bot.trial.playouts, bot.trial.seconds) == {
        "mcts": (60, 0.0),
        "mcts:24": (24, 0.0),
        "mcts:0.05s": (60, 0.05),
    }[name]
    table = position(BLANKS)
    assert bot.choose(GAME, table.s, 0, Random(1)) in table.s.options


def test_the_search_does_not_see_how_hidden_cards_lie() -> None:
    """With the same chance the same answer, whatever the order of the encounter deck; and nothing
    is changed by thinking."""
    found = set()
    for order in (BLANKS, BLANKS[::-1], BLANKS[2:] + BLANKS[:2]):
        table = Table(
            heroes=["eowyn", "aragorn", "denethor"],
            staging=["forest-spider"],
            encounters=[*order, "ungoliants-spawn"]
            if order is BLANKS
            else ["ungoliants-spawn", *order],
            threat=28,
            at="S-Q1",
        )
        before = table.s.key()
        found.add(Search(40).choose(GAME, table.s, 0, Random(7)))
        assert table.s.key() == before
    assert len(found) == 1


def test_the_search_tries_whole_commitments() -> None:
    """The heuristic's first, each of them once, nobody and everybody among them."""
    table = Table(
        heroes=["eowyn", "aragorn", "denethor"],
        allies=["wandering-took"],
        staging=["forest-spider"],
        encounters=BLANKS,
        threat=28,
        at="S-Q1",
    )
    s = table.s
    courses = open_courses(GAME, s, 0, s.options)
    first = [card for card in courses[0].answers if card != DONE]
    assert first == best_commitment(s, 0, [], [card for card in s.options if card != DONE])
    tried = [frozenset(course.answers) for course in courses]
    assert len(tried) == len(set(tried)) > 4
    assert {frozenset([DONE]), frozenset(s.options)} <= set(tried)


def test_the_search_finds_the_answer_that_wins() -> None:
    """One blow ends the quest on the path, whatever comes: the Spawn has two hit points left.
    [Q29.6]"""
    table = Table(
        heroes=["gimli", "legolas", "aragorn"],
        stage="a-chosen-path-dont-leave-the-path",
        engaged=["ungoliants-spawn", "forest-spider"],
        damage={"ungoliants-spawn": 7},
        shadow_cards=False,
        encounters=BLANKS,
        threat=49,
        at="W-C1",
    ).pass_until("target")
    action = Search(24).choose(GAME, table.s, 0, Random(1))
    assert table.options[table.s.options.index(action)] == "attack ungoliants-spawn"


@pytest.mark.slow
def test_the_search_is_fifteen_points_above_the_heuristic() -> None:
    """Through Mirkwood alone with the spirit deck, in the games of docs/figures.md; the intervals
    are apart. It takes a quarter of an hour in plain Python."""
    shares = []
    for bot, games in (("heuristic", 300), ("mcts:60", 30)):
        plan = Plan("quest", (bot,), (("scenario", SCENARIOS[0]), ("deck_1", "spirit")), "1")
        shares.append(wilson(play_games(plan, range(1, games + 1)).reasons["won"], games))
    assert shares[1].low > shares[0].high
    assert shares[1].value - shares[0].value >= 0.15


def test_a_guess_names_every_option_and_rules_out_what_is_senseless() -> None:
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["feint", "quick-strike"],
        resources={"gimli": 2},
        engaged=["hill-troll"],
        encounters=BLANKS,
        at="W-C0",
    )
    worths = dict(zip(table.options, guess(GAME, table.s, 0), strict=True))
    assert worths["play feint"] > worths["pass"]
    assert worths["play quick-strike"] == worths["pass on"] == RULED_OUT


def position(order: list[str]) -> Table:
    return Table(
        heroes=["eowyn", "gimli"],
        allies=["wandering-took"],
        engaged=["king-spider"],
        encounters=order,
        at="W-C0",
        shadow_cards=False,
    ).pass_until("defend")


def test_advice_has_a_number_for_each_sensible_answer_and_does_not_wobble() -> None:
    """The same numbers again and again, whatever the order of what is hidden."""
    first = advise(GAME, position(BLANKS).s, 0, Random(1))
    again = advise(GAME, position(BLANKS[::-1]).s, 0, Random(2))
    assert first == again
    assert {line.action for line in first.lines} >= {"defend gimli", "no defender"}
    assert all(0 < line.value < 1 and line.visits == WORLDS for line in first.lines)
    values = [line.value for line in first.lines]
    assert values == sorted(values, reverse=True)


@pytest.mark.slow
def test_chance_wins_at_most_one_game_in_a_hundred() -> None:
    won = sum(play("random", 1, {}, f"chance {number}").won for number in range(300))
    assert won <= 3


@pytest.mark.slow
def test_the_scenarios_are_as_hard_as_they_say() -> None:
    """A pair wins through Mirkwood more often than along the Anduin, and there more often than out
    of Dol Guldur; the intervals are apart."""
    shares = []
    for scenario in SCENARIOS:
        options = {"scenario": scenario, "deck_1": "leadership", "deck_2": "spirit"}
        won = sum(play("heuristic", 2, options, f"hard {n}").won for n in range(200))
        shares.append(wilson(won, 200))
    assert shares[0].low > shares[1].high
    assert shares[1].low > shares[2].high


def guard_comes(s: Quest) -> None:
    lay_orc_guard(s, 0)


def test_an_answer_holds_whatever_lies_under_an_orc_guard() -> None:
    """In another world another card is the guard. [Q24.11, Q29.27]"""
    for number in range(6):
        table = Table(
            heroes=["gimli", "legolas"],
            decks=["feint", "beorn", "horn-of-gondor", "swift-strike", "blade-mastery"],
            scenario=SCENARIOS[2],
            shadow_cards=False,
            staging=["goblin-sniper"],
            at="S-ENC1",
        )
        table.do(guard_comes).play("engage nobody").pass_until("defend")
        table.play("no defender").pass_until("take-damage").play("damage gimli")
        table.pass_until("target")
        chosen = decide(make_bot("heuristic", GAME), GAME, table.s, 0, Random(number))
        assert table.options[table.s.options.index(chosen)] == "attack orc-guard#1"
