"""The players: legal, quick, each better than the one below, blind to what is hidden, and never
foolish in positions where one thing must not be done."""

from random import Random
from time import process_time

import pytest

from ringtable.bots import bot_names, decide, make_bot
from ringtable.games.hunt import GAME
from ringtable.games.hunt.bots.belief import belief, focus
from ringtable.games.hunt.bots.danger import danger
from ringtable.games.hunt.bots.easy import Easy, where_is_frodo
from ringtable.games.hunt.bots.gandalf import hops
from ringtable.games.hunt.bots.heuristic import Heuristic, guess, quiet
from ringtable.games.hunt.box.components import (
    HERE,
    R_HUNT,
    R_MOVED,
    R_PART_TWO,
    R_SEARCH,
    R_STEP,
    YES,
)
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.rng import key_from_seed
from tests.games.hunt.scenario import Table

LEVELS = ("easy", "heuristic")


def play(seed: int, ring_bearer: str, ringwraiths: str, parts: str, seats: int = 2) -> Hunt:
    random = Random(seed)
    bots = [make_bot(ring_bearer, GAME), *[make_bot(ringwraiths, GAME)] * (seats - 1)]
    s = GAME.new_state(seats, {"parts": parts}, GAME.new_rng(key_from_seed(f"bots {seed}")))
    assert isinstance(s, Hunt)
    while s.outcome is None:
        FLOW.play(s, decide(bots[s.asked], GAME, s, s.asked, random), s.asked)
    return s


def said(t: Table, *events: tuple[int, int, int]) -> Table:
    """The public record that belongs to a position: movements, then what was said."""
    s = t.s
    if s.part == 1:
        before = [(R_MOVED, 0, 0)] * (len(s.journal) - 1)
    else:
        before = [(R_PART_TWO, 0, 0), (R_STEP, s.step, 0)]
    s.record = bytearray(b"".join(bytes((*event, 0)) for event in [*before, *events]))
    if s.part == 1:
        s.step = len(s.journal) - 1
    return t.again()


def answer(t: Table, seed: int = 1) -> str:
    s = t.s
    return FLOW.decision(s).show(s, Heuristic().choose(GAME, s, s.asked, Random(seed))).text


def answers(t: Table) -> set[str]:
    """What the bot may answer: its own chance decides between equal things."""
    return {answer(t, seed) for seed in range(8)}


# Levels


def test_the_levels_are_listed_weakest_first() -> None:
    assert bot_names(GAME) == ["random", "greedy", "mcts", *LEVELS]


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize(("parts", "seats"), [("one", 3), ("two", 2), ("whole", 5)])
def test_bots_play_whole_games(bot: str, parts: str, seats: int) -> None:
    assert play(1, bot, bot, parts, seats).outcome is not None


def test_a_walking_ring_bearer_gets_farther_than_a_lost_one() -> None:
    clever = sum(play(seed, "easy", "random", "one").ending != 1 for seed in range(4))
    lost = sum(play(seed, "random", "random", "one").ending != 1 for seed in range(4))
    assert clever > lost


def influence(ring_bearer: str, ringwraiths: str, parts: str) -> float:
    games = 12
    ends = [play(seed, ring_bearer, ringwraiths, parts) for seed in range(games)]
    return sum(min(s.influence, 16) for s in ends) / games


@pytest.mark.parametrize("parts", ["one", "two"])
def test_better_hunters_bring_more_influence_upon_the_same_frodo(parts: str) -> None:
    assert influence("easy", "heuristic", parts) > influence("easy", "easy", parts)


@pytest.mark.parametrize("parts", ["one", "two"])
def test_a_better_frodo_bears_less_from_the_same_hunters(parts: str) -> None:
    assert influence("heuristic", "heuristic", parts) < influence("easy", "heuristic", parts)


def test_a_whole_game_takes_less_than_a_second_of_thinking() -> None:
    before = process_time()
    for seed in range(3):
        play(seed, "heuristic", "heuristic", "whole")
    assert process_time() - before < 3.0


def test_the_same_chance_makes_the_same_choice() -> None:
    for seed in range(2):
        one, other = (play(seed, "heuristic", "heuristic", "whole", 3) for _ in range(2))
        assert GAME.save_state(one) == GAME.save_state(other)


def test_tree_search_thinks_within_its_time_on_both_sides() -> None:
    t = said(Table(journal="1 . . 10", riders="31 29 41 45"))
    for seat in (0, 1):
        if seat == 1:
            t.to_riders()
        before = process_time()
        action = decide(make_bot("mcts:0.3s", GAME), GAME, t.s, seat, Random(1))
        assert action in FLOW.options(t.s, seat)
        assert process_time() - before < 1.5


def test_tree_search_begins_with_what_the_bot_would_do() -> None:
    t = said(Table(journal="1", riders="1 29 41 45", dice="sword"), (R_HUNT, 2, 0), (R_HUNT, 4, 0))
    t.to_riders()
    worths = guess(GAME, t.s, 1)
    texts = FLOW.texts(t.s, 1)
    assert texts[worths.index(max(worths))] == "hunt"
    assert len(worths) == len(texts)
    assert all(0.0 <= worth <= 1.0 for worth in worths)


def test_it_is_quiet_when_the_ring_bearers_turn_begins() -> None:
    t = said(Table(journal="1 . . 10"))
    assert quiet(t.s)
    t.play("note .")
    assert not quiet(t.s)
    assert not quiet(t.play("end").s)


def test_the_evaluation_knows_influence_and_the_way_left() -> None:
    far, near, burdened = (said(Table(journal=text)) for text in ("1", "53 . .", "53 . ."))
    burdened.s.influence = 8
    values = [GAME.evaluate(t.s, 0) for t in (far, near, burdened)]
    assert values[0] < values[1]
    assert values[2] < values[1]
    for t in (far, near, burdened):
        assert GAME.evaluate(t.s, 0) + GAME.evaluate(t.s, 1) == pytest.approx(1.0)
    second = [said(Table(part=2, step=step)) for step in (2, 12)]
    assert GAME.evaluate(second[0].s, 0) < GAME.evaluate(second[1].s, 0)


# Blindness


def test_the_ringwraiths_know_where_frodo_can_be() -> None:
    t = Table(journal="1 . . 10", riders="31 29 41 45")
    guess = where_is_frodo(t.s)
    assert sum(guess.values()) == pytest.approx(1.0)
    assert set(guess) == {1, 2, 4}, "nothing has been said, and the record has no movement"


@pytest.mark.parametrize("bot", [Easy, Heuristic])
def test_what_is_hidden_does_not_change_a_ringwraiths_mind(bot: type[Heuristic]) -> None:
    """[H42.20]"""
    chosen = set()
    for journal in ("1 . .", "4 . .", "2 . ."):
        t = said(Table(journal=journal, riders="31 29 41 45", hand="five-ponies")).to_riders()
        chosen.add(decide(bot(), GAME, t.s, 1, Random(3)))
    assert len(chosen) == 1


def test_a_belief_is_made_of_the_record_alone() -> None:
    beliefs = []
    for journal in ("1 . . 10", "4 . . .", "2 . . ."):
        t = said(Table(journal=journal), (R_SEARCH, 19, 0))
        beliefs.append(belief(t.s).frodo)
    assert beliefs[0] == beliefs[1] == beliefs[2]
    assert sum(beliefs[0].values()) == pytest.approx(1.0)


def test_an_answer_can_only_tell_something() -> None:
    t = said(Table(journal="1 . . 10 . 19"), (R_SEARCH, 10, YES))
    believed = belief(t.s)
    for place in range(1, t.s.board.locations + 1):
        chance, told = believed.told_by_search(place)
        assert 0.0 <= chance <= 1.0
        assert told >= 0.0
    assert believed.told_by_search(10)[0] == pytest.approx(1.0)
    assert believed.told_by_search(10)[1] == pytest.approx(0.0, abs=1e-6)
    for area in range(13):
        assert believed.told_by_perception(area) >= 0.0
    assert focus({1: 0.5, 2: 0.5}) == 0.5


# Never do: the Ring-bearer


@pytest.mark.parametrize("phase", ["first-day", "night"])
def test_he_never_walks_past_an_open_exit(phase: str) -> None:
    t = said(Table(journal="53 . .", riders="49 48 46 52", phase=phase))
    exits = [text for text in t.options() if text in ("note A", "note B", "note C")]
    assert exits
    assert answers(t) <= set(exits)


def test_he_never_buys_a_night_with_the_game() -> None:
    """[H10.4]"""
    t = said(
        Table(journal="1 . . 10", riders="11 9 19 22", phase="night"), (R_HUNT, 10, YES | HERE)
    )
    t.s.influence = 11
    assert answers(t) == {"rest"}


def test_he_never_lets_a_hunt_find_him_with_the_answer_in_hand() -> None:
    t = said(Table(journal="31", riders="31 29 41 45", hand="fatty-bolger")).to_riders()
    t.play("hunt", "pay sword")
    assert answer(t).startswith("play fatty-bolger")


def test_he_never_wastes_that_card_on_a_hunt_elsewhere() -> None:
    t = said(Table(journal="31", riders="29 41 45 46", hand="fatty-bolger")).to_riders()
    t.play("hunt", "pay sword")
    assert answer(t) == "pass"


def test_he_never_falls_with_a_companion_who_could_help() -> None:
    """[H25.5]"""
    t = said(Table(journal="31", riders="31 29 41 45")).companions("frodo sam pippin")
    t.s.influence = 9
    t.to_riders().will_draw("3").play("hunt", "pay sword").pass_riders()
    assert t.asks() == "cancel-token"
    assert answer(t).startswith("flip")


def test_he_never_lingers_where_they_know_him_to_be() -> None:
    t = said(
        Table(journal="1 . . 10", riders="10 9 11 11", dice="sword sword sword"),
        (R_HUNT, 10, YES | HERE),
    )
    assert "note ." not in answers(t)


def test_gandalf_never_passes_a_deed_by() -> None:
    """[H34.1]"""
    t = said(Table(part=2, gandalf="18", deeds="18 21 24"))
    assert answers(t) == {"deed"}


def test_gandalf_never_walks_away_from_his_round() -> None:
    t = said(Table(part=2, gandalf="8", deeds="18"))
    steps = {text for text in answers(t) if text.startswith("gandalf")}
    assert steps
    t.play(steps.pop())
    distance = hops(t.s.board)
    goal = t.place("18")
    assert distance[t.s.gandalf[-1]][goal] < distance[t.place("8")][goal]


def test_one_step_before_rivendell_he_never_rests_if_he_can_bear_it() -> None:
    """[H39.1, H39.R2]"""
    t = said(Table(part=2, journey="JS-01", step=13, phase="night"))
    t.s.influence = 4
    assert answers(t) == {"step"}
    t.s.influence = t.s.limit() - 1
    assert answers(t.again()) == {"frodo"}, "his haste costs no influence"
    t.companions("frodo sam", flipped="frodo")
    assert answers(t.again()) == {"rest"}


# Never do: the Ringwraiths


@pytest.mark.parametrize("bot", [Easy, Heuristic])
def test_a_sure_hunt_is_never_left_out(bot: type[Heuristic]) -> None:
    t = Table(journal="1", riders="1 29 41 45", dice="sword").to_riders()
    t.s.record += bytes((R_HUNT, 2, 0, 0, R_HUNT, 4, 0, 0))  # Hunts in the two others were in vain
    t.again()
    action = bot().choose(GAME, t.s, 1, Random(1))
    assert FLOW.decision(t.s).show(t.s, action).text == "hunt"


def test_nobody_hunts_where_frodo_cannot_be() -> None:
    t = said(Table(journal="1", riders="29 41 45 48", dice="sword sword")).to_riders()
    for _ in range(4):
        assert answer(t) not in ("hunt", "free hunt")
        t.play("end")


def test_after_frodo_was_found_nobody_stays_away_who_could_take_part() -> None:
    """[H20.8, H25.3]"""
    t = said(Table(journal="31", riders="31 33 33 d33", dice="sword")).to_riders().play("hunt")
    assert t.s.found == t.place("31")
    t.s.record = bytearray(bytes((R_HUNT, 31, YES | HERE, 0)))
    while t.asks() in ("nazgul", "ride"):
        t.play(answer(t))
    assert t.heard("hunt-encounter")[0]["riders"] == {
        "names": [f"hunt-nazgul-{colour}" for colour in ("blue", "green", "red", "purple")]
    }


def test_a_free_hunt_is_never_given_for_a_search_where_frodo_surely_is() -> None:
    """[H15.6]"""
    t = said(Table(journal="1 . . 10", riders="10 29 41 45", phase="night", dice="sorcery"))
    t.play("note .", "end")
    t.s.record += bytes((R_HUNT, 10, YES | HERE, 0))
    t.again()
    assert t.s.eye
    assert answer(t) == "free hunt"


def test_a_shadow_is_never_paid_where_another_die_will_do() -> None:
    """[H17.8]"""
    t = (
        said(Table(journal="31", riders="31 29 41 45", dice="shadow sword"))
        .to_riders()
        .play("hunt")
    )
    assert t.asks() == "pay"
    assert answer(t) == "pay sword"


# Danger


def test_danger_is_nothing_under_an_ally_token_and_grows_with_riders() -> None:
    """[H13.2]"""
    dangers = []
    for riders in ("49 49 49 49", "10 49 49 49", "10 9 11 11"):
        t = said(Table(journal="1 . . 10", riders=riders), (R_HUNT, 10, YES | HERE))
        dangers.append(danger(t.s, t.place("10"), belief(t.s), False))
    assert dangers[0] == 0.0 < dangers[1] < dangers[2]
    t.s.allies = t.places("10")
    assert danger(t.s, t.place("10"), belief(t.s), False) == 0.0
