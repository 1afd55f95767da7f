"""The heuristic team: legal, sensible, and better than chance."""

from random import Random
from time import process_time

import pytest

from ringtable.bots import advise, decide, make_bot
from ringtable.bots.mcts import Mcts
from ringtable.games.doom import GAME
from ringtable.games.doom.bots.heuristic import VALUES, Heuristic, guess, quiet
from ringtable.games.doom.evaluate import chance_to_win
from ringtable.games.doom.state import Doom
from ringtable.kernel.errors import FlowError
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from tests.games.doom.scenario import Table

BOT = Heuristic()


def answer(t: Table) -> str:
    """What the bot says to the question at hand."""
    before = t.s.key()
    action = BOT.choose(GAME, t.s, t.s.asked, Random(0))
    assert t.s.key() == before, "thinking changes nothing"
    return GAME.flow.decision(t.s).show(t.s, action).text


def play(seed: str, seats: int, mode: str) -> Doom:
    s = GAME.new_state(seats, {"mode": mode}, GAME.new_rng(key_from_seed(seed)))
    random = Random(seed)
    while s.outcome is None:
        world = GAME.determinize(s, s.asked, random)
        action = BOT.choose(GAME, world, s.asked, random)
        GAME.flow.play(s, action, s.asked)
    assert isinstance(s, Doom)
    return s


@pytest.mark.parametrize(("seats", "mode"), [(1, "standard"), (2, "easier"), (4, "harder")])
def test_it_plays_whole_games_and_wins_some(seats: int, mode: str) -> None:
    results = [play(f"bot{seed}", seats, mode).outcome for seed in range(40)]
    won = [outcome for outcome in results if outcome is not None and outcome.winners]
    assert len(won) >= (4 if mode == "harder" else 8), "random play wins none"


def test_it_has_an_answer_to_every_question() -> None:
    asked = {
        instruction.decision.name
        for instruction in GAME.flow.code
        if instruction.decision.name != "decision"
    }
    assert asked == set(VALUES)


def test_it_is_found_by_its_name() -> None:
    assert GAME.bots().players == {"heuristic": Heuristic}
    with pytest.raises(FlowError, match="doom only"):
        BOT.choose(GAME, State(1, GAME.new_rng(key_from_seed(1))), 0, Random(0))


def test_advice_puts_a_chance_to_every_option_and_the_best_first() -> None:
    t = Table(slots="balrog elrond - - - -").roll(1, 2, 3, 3).play("roll legolas,gimli")
    advice = advise(GAME, t.s, 0, Random(1))
    assert (advice.bot, advice.exact) == ("heuristic", False)
    assert sorted(line.action for line in advice.lines) == sorted(t.options())
    chances = [line.value for line in advice.lines]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == pytest.approx(chance_to_win(t.s))
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert advice.lines[0].action == answer(t)


def test_a_search_begins_with_what_the_heuristic_thinks() -> None:
    """One look at one option is not enough to change the mind."""
    t = Table(slots="balrog elrond - - - -").roll(1, 2, 3, 3).play("roll legolas,gimli")
    arms = Mcts(iterations=1).think(GAME, t.s, 0, Random(3))
    texts = {arm.action: arm.guess for arm in arms}
    assert [texts[action] for action in t.s.options] == guess(GAME, t.s, 0)
    assert GAME.flow.decision(t.s).show(t.s, arms[0].action).text == answer(t)


def test_a_position_is_quiet_when_no_die_lies_on_the_table() -> None:
    t = Table(slots="balrog elrond - - - -")
    assert quiet(t.s)
    t.roll(1, 2, 3, 3).play("roll legolas,gimli")
    assert not quiet(t.s)
    t.play(t.options()[0])
    assert not quiet(t.s)
    assert quiet(Table("mount-doom").s), "its chance is counted out"
    assert not quiet(State(1, GAME.new_rng(key_from_seed(1))))


def test_thinking_takes_no_time_worth_mentioning() -> None:
    """99 of 100 answers within 20 ms of a processor, in plain Python."""
    times: list[float] = []
    for seed in range(12):
        s = GAME.new_state(2, {}, GAME.new_rng(key_from_seed(f"time {seed}")))
        while s.outcome is None:
            world = GAME.determinize(s, s.asked, Random(seed))
            started = process_time()
            action = BOT.choose(GAME, world, s.asked, Random(seed))
            times.append(process_time() - started)
            GAME.flow.play(s, action, s.asked)
    assert sorted(times)[int(len(times) * 0.99)] < 0.02


# What a sensible player never misses


def test_it_takes_an_ally_rather_than_a_beating() -> None:
    t = Table(slots="balrog elrond - - - -").roll(1, 2, 3, 3).play("roll legolas,gimli")
    assert answer(t).startswith("place 2")


def test_it_never_calls_the_last_nazgul_if_it_can_help_it() -> None:
    t = Table(slots="nazgul cave-troll - - - -", nazgul=7)
    t.roll(1, 2, 3, 3).play("roll legolas,gimli")
    assert answer(t).startswith("place 2")


def test_it_brings_the_ring_bearers_exactly_to_the_destination() -> None:
    t = Table(at={"ring-bearers": 5}).roll(1, 2, 3, 4).play("roll ring-bearers,gimli")
    assert answer(t).endswith("ring-bearers")


def test_it_rolls_the_die_of_the_ring_bearers() -> None:
    assert "ring-bearers" in answer(Table())


def test_it_does_not_spend_a_die_on_somebody_who_cannot_move() -> None:
    t = Table("minas-morgul", at={"gimli": 40}).roll(1, 2, 6, 6).play("roll legolas,gimli")
    assert answer(t).endswith("legolas")


def test_it_keeps_galadriel_while_courage_is_high() -> None:
    high = Table("rohan", slots="orc-hordes - - - - -", cards="galadriel", courage=14).meet(1)
    assert answer(high) == "pass"
    low = Table("rohan", slots="orc-hordes - - - - -", cards="galadriel", courage=2).meet(1)
    assert answer(low) == "use galadriel"


def test_it_lets_eowyn_strike() -> None:
    t = Table("minas-morgul", slots="witch-king - - - - -", cards="eowyn", nazgul=2)
    assert answer(t.roll(6, 1, 1).meet(1)) == "use eowyn"


def test_it_gives_wormtongue_the_least_useful_ally() -> None:
    t = Table("helms-deep", slots="wormtongue - - - - -", cards="galadriel boromir")
    assert answer(t.meet(1)) == "lose boromir"


def test_it_leads_a_companion_home_before_the_last_stage() -> None:
    t = Table("minas-morgul", at={"ring-bearers": 38, "gimli": 33}, cards="theoden")
    assert answer(t) == "use theoden"


def test_faramir_ends_the_stage_of_minas_morgul() -> None:
    t = Table("minas-morgul", at={"ring-bearers": 37}, cards="faramir")
    assert answer(t) == "use faramir"


def test_the_army_covers_the_worse_card() -> None:
    t = Table("minas-morgul", slots="denethor army-of-the-dead mumakil - - -")
    for figure in range(1, 5):
        t.s.position[figure] = 20
    assert answer(t.meet(2)) == "right"


def test_power_turns_the_worst_die_of_mount_doom() -> None:
    t = Table(
        "mount-doom",
        at={"ring-bearers": 47},
        slots="power-of-the-ring " * 6,
        courage=5,
        cards="gandalf-power",
    )
    t.roll(6).play("pass")
    assert answer(t).startswith("use gandalf-power black-1")


# Positions with one thing that nobody does who looks ahead, for every bot that thinks

BEHIND: dict[str, int | str] = {
    "legolas": 2,
    "gimli": 2,
    "aragorn": 2,
    "merry-pippin": 2,
    "ring-bearers": 25,
}
NEVER = {
    "let the last Nazgûl come": (
        Table(slots="nazgul cave-troll - - - -", nazgul=7, courage=9)
        .roll(1, 2, 3, 3)
        .play("roll legolas,gimli"),
        "place 1 ",
    ),
    "walk into the last Nazgûl": (
        Table(slots="wargs wargs - - - -", nazgul=7, courage=9, at={"legolas": 1, "gimli": 20})
        .roll(1, 2, 2, 2)
        .play("roll legolas,gimli"),
        "place 1 legolas",
    ),
    "meet Grond with three hearts": (
        Table("gondor", slots="grond orc-hordes - - - -", courage=3)
        .roll(1, 2, 3, 3)
        .play("roll legolas,gimli"),
        "place 1 ",
    ),
    "spare Éowyn": (
        Table("minas-morgul", slots="witch-king - - - - -", cards="eowyn", nazgul=4, courage=3)
        .roll(6, 1, 1, 1, 1)
        .meet(1),
        "pass",
    ),
    "lose the last battle with Éomer at hand": (
        Table("gondor", slots="orc-hordes - - - - -", cards="eomer", courage=2, at=BEHIND).meet(1),
        "pass",
    ),
    "leave Galadriel at home": (
        Table("gondor", slots="orc-hordes - - - - -", cards="galadriel", courage=2, at=BEHIND).meet(
            1
        ),
        "pass",
    ),
    "keep Boromir for later with one heart": (
        Table("gondor", slots="uruk-hai - - - - -", cards="boromir", courage=1, at=BEHIND)
        .roll("sauron")
        .meet(1),
        "pass",
    ),
    "let Power rest before the Ring's": (
        Table(
            "mount-doom",
            at={"ring-bearers": 47},
            slots="power-of-the-ring " * 6,
            courage=5,
            cards="gandalf-power",
        )
        .roll(6)
        .play("pass"),
        "pass",
    ),
    "give Galadriel to Wormtongue": (
        Table("helms-deep", slots="wormtongue - - - - -", cards="galadriel boromir").meet(1),
        "lose galadriel",
    ),
}


@pytest.mark.parametrize("name", NEVER)
@pytest.mark.parametrize("bot", ["heuristic", "mcts:60"])
def test_never(name: str, bot: str) -> None:
    t, mistake = NEVER[name]
    assert any(option.startswith(mistake) for option in t.options())
    action = decide(make_bot(bot, GAME), GAME, t.s, t.s.asked, Random(7))
    assert not GAME.flow.decision(t.s).show(t.s, action).text.startswith(mistake)
