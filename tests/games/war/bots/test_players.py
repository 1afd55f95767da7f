"""The bots play whole wars, with any number of seats, by what their seat sees."""

from random import Random

import pytest

from ringtable.bots import make_bot
from ringtable.games.war import GAME
from ringtable.games.war.bots import BOTS
from ringtable.games.war.bots.advice import WORLDS, advise
from ringtable.games.war.bots.heuristic import Heuristic
from ringtable.games.war.bots.search import NEAR, QUESTIONS, Search, open_courses, ranked
from ringtable.games.war.box.components import CRACK_OF_DOOM, FREE, SHADOW
from ringtable.games.war.state import War
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from tests.games.war.ring_scenario import on_track, tiles
from tests.games.war.scenario import Table


def positions(seats: int, seed: str, decisions: int) -> list[State]:
    """Every tenth position of a war of the heuristic."""
    s = GAME.new_state(seats, {}, GAME.new_rng(key_from_seed(seed)))
    random = Random(seed)
    found = []
    for number in range(decisions):
        if s.outcome is not None:
            break
        if number % 10 == 0:
            found.append(s.copy())
        GAME.flow.play(s, Heuristic().choose(GAME, s, s.asked, random), s.asked)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_know_changes_no_answer(seats: int) -> None:
    """Hands and decks of others are dealt anew: the bot says the same."""
    for number, s in enumerate(positions(seats, "worlds", 120)):
        other = GAME.determinize(s, s.asked, Random(number))
        mine = Heuristic().choose(GAME, s, s.asked, Random(1))
        assert Heuristic().choose(GAME, other, s.asked, Random(1)) == mine


def test_a_bot_leaves_the_position_as_it_is() -> None:
    for s in positions(2, "untouched", 50):
        before = s.key()
        Heuristic().choose(GAME, s, s.asked, Random(1))
        advise(GAME, s, s.asked, Random(1))
        assert s.key() == before


def test_advice_does_not_wobble() -> None:
    """It is the same whoever asks, and whatever the seat cannot know."""
    for number, s in enumerate(positions(2, "steady", 20)):
        other = GAME.determinize(s, s.asked, Random(number))
        told = advise(GAME, s, s.asked, Random(1))
        assert told == advise(GAME, other, s.asked, Random(2))


def test_advice_names_the_better_answers_first_with_chances_in_hundredths() -> None:
    t = Table(free="will-of-the-west character").put("strider", "minas-tirith")
    bot, exact, lines = advise(GAME, t.s, t.s.asked, Random(1))
    assert (bot, exact) == ("heuristic", False)
    assert len({line[0] for line in lines}) == len(lines) > 1
    assert [line[1] for line in lines] == sorted([line[1] for line in lines], reverse=True)
    assert all(line[1] == round(line[1], 2) and line[2] == WORLDS for line in lines)


def test_the_search_of_the_game_takes_the_place_of_the_tree_search() -> None:
    bots = [make_bot(name, GAME) for name in ("mcts", "mcts:24", "mcts:0.05s")]
    budgets = []
    for bot in bots:
        assert isinstance(bot, Search)
        budgets.append((bot.trial.playouts, bot.trial.seconds))
    assert budgets == [(BOTS.playouts, 0.0), (24, 0.0), (BOTS.playouts, 0.05)]


def test_the_search_does_not_see_what_is_hidden_and_changes_nothing() -> None:
    """With the same chance the same answer, however hands and decks of others lie."""
    for number, s in enumerate(positions(2, "search", 60)):
        before = s.key()
        answer = Search(12).choose(GAME, s, s.asked, Random(7))
        assert s.key() == before
        other = GAME.determinize(s, s.asked, Random(number))
        assert Search(12).choose(GAME, other, s.asked, Random(7)) == answer


def test_the_search_begins_with_the_answer_of_the_heuristic() -> None:
    seen = set()
    for s in positions(2, "courses", 200):
        assert isinstance(s, War)
        courses = open_courses(GAME, s, s.asked, Random(1))
        own = Heuristic().choose(GAME, s, s.asked, Random(1))
        assert courses[0].answers[0] == own
        assert len({tuple(course.answers) for course in courses}) == len(courses)
        name = GAME.flow.decision(s).name
        if len(courses) > 1:
            seen.add(name)
            assert name == "act" or name in QUESTIONS
    assert {"act", "deed"} <= seen


def test_the_search_tries_only_what_comes_near_the_best() -> None:
    """What the heuristic likes far less takes no playouts from what is in doubt."""
    compared = 0
    for s in positions(2, "near", 120):
        assert isinstance(s, War)
        options = GAME.flow.options(s, s.asked)
        worth = {tuple(one): value for value, one in ranked(s, GAME.flow.decision(s).name, options)}
        courses = open_courses(GAME, s, s.asked, Random(1))
        for course in courses[1:]:
            compared += 1
            assert worth[tuple(course.answers)] > NEAR * max(worth.values())
    assert compared


def test_the_search_does_with_a_die_what_it_chose_the_die_for() -> None:
    """Whole actions are compared: the next answer is the one that was meant."""
    t = Table(free="will-of-the-west character").put("strider", "minas-tirith")
    bot = Search(12)
    texts = dict(zip(t.s.options, GAME.flow.texts(t.s, t.s.asked), strict=True))
    t.play(texts[bot.choose(GAME, t.s, t.s.asked, Random(1))])
    meant = bot.meant[1]
    bot.trial.playouts = 0  # nothing is left to think with
    assert t.asks() == "deed"
    assert bot.choose(GAME, t.s, t.s.asked, Random(1)) == meant


def test_the_search_finds_the_answer_that_wins() -> None:
    """The last circle of the track: one step more, and the Ring is destroyed. [W28.3]"""
    t = tiles(on_track(Table(free="muster character", shadow="event")), "n0r-1")
    t.s.circle = CRACK_OF_DOOM - 1
    texts = dict(zip(t.s.options, GAME.flow.texts(t.s, t.s.asked), strict=True))
    assert texts[Search(24).choose(GAME, t.s, t.s.asked, Random(1))] == "die character"


def test_bots_stand_from_the_weakest_to_the_strongest() -> None:
    assert list(BOTS.players) == ["easy", "heuristic"]
    assert BOTS.search is Search


def side_of(s: State, seat: int) -> int:
    assert isinstance(s, War)
    return s.side_at[seat]


def win_rate(side: int, bot: str, rival: str, games: int) -> float:
    won = 0
    players = [BOTS.players[bot](), BOTS.players[rival]()]
    for number in range(games):
        s = GAME.new_state(2, {}, GAME.new_rng(key_from_seed(f"rivals {number}")))
        random = Random(number)
        while s.outcome is None:
            player = players[0] if side_of(s, s.asked) == side else players[1]
            GAME.flow.play(s, player.choose(GAME, s, s.asked, random), s.asked)
        won += side_of(s, s.outcome.winners[0]) == side
    return won / games


@pytest.mark.slow
def test_the_heuristic_beats_easy() -> None:
    """On both sides together: four of five wars in the long run, here two of three at least."""
    won = [win_rate(side, "heuristic", "easy", 20) for side in (FREE, SHADOW)]
    assert sum(won) / 2 >= 0.66
