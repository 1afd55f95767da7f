"""Odds and judgement: what players and bots may count on."""

from random import Random

import pytest

from ringtable.games.doom import GAME
from ringtable.games.doom.box.components import RING_BEARERS
from ringtable.games.doom.cards.windows import PASS
from ringtable.games.doom.evaluate import chance_to_win, evaluate
from ringtable.games.doom.odds.chances import (
    battle_chance,
    cards_at,
    expected_loss_until,
    final_stage,
    hearts_lost,
    unknown_cards,
)
from ringtable.games.doom.odds.forecast import dice_to_roll, odds
from ringtable.games.doom.odds.judgement import move_worth, slot_worth
from ringtable.games.doom.state import Doom
from ringtable.kernel.rng import key_from_seed
from tests.games.doom.scenario import Table


def fresh(seed: str = "odds") -> Doom:
    s = GAME.new_state(2, {}, GAME.new_rng(key_from_seed(seed)))
    assert isinstance(s, Doom)
    return s


def test_unknown_cards_are_those_nobody_has_seen() -> None:
    s = fresh()
    hidden = {s.slot[0], s.slot[5], s.stack_of(0)[6]}
    assert set(unknown_cards(s, 0)) == hidden
    assert unknown_cards(s, 3) == list(range(21, 28))
    assert set(cards_at(s, 0)) == hidden
    assert cards_at(s, 1) == [s.slot[1]]


def test_the_chance_of_a_battle_counts_supporters_and_gandalf() -> None:
    assert battle_chance(Table().s) == pytest.approx(4 / 6)
    assert battle_chance(Table(cards="gandalf-wrath").s) == pytest.approx(5 / 6)
    assert battle_chance(Table(cards="gandalf-wrath", locked=True).s) == pytest.approx(4 / 6)
    alone = Table(at={"ring-bearers": 5})
    assert battle_chance(alone.s) == 0.0


@pytest.mark.parametrize(
    ("stage", "card", "hearts"),
    [
        ("lothlorien", "cave-troll", 2 / 3),
        ("lothlorien", "balrog", 3.0),
        ("gondor", "eye-of-sauron", 8.0),
        ("rohan", "uruk-hai", 1.0),
        ("minas-morgul", "mumakil", 4 / 3),
        ("minas-morgul", "witch-king", 1.5),
        ("mount-doom", "shelobs-sting", 8 / 6),
        ("mount-doom", "power-of-the-ring", 5 / 6),
        ("mount-doom", "eagles", -1.0),
        ("lothlorien", "saruman", 0.0),
    ],
)
def test_what_a_card_costs_on_average(stage: str, card: str, hearts: float) -> None:
    t = Table("lothlorien", nazgul=2, warriors=2)
    t.s.stage = [
        "lothlorien",
        "rohan",
        "helms-deep",
        "gondor",
        "minas-morgul",
        "mount-doom",
    ].index(stage)
    start = 8 * t.s.stage if stage != "mount-doom" else 40
    for figure in range(5):
        t.s.position[figure] = start
    assert hearts_lost(t.s, t.card(card)) == pytest.approx(hearts)


def test_battles_until_two_in_a_row_are_counted_out() -> None:
    """With a chance of 4/6 it takes 3.75 battles on average, a third of them lost."""
    assert expected_loss_until(Table().s, 2, 1) == pytest.approx(3.75 / 3)
    hopeless = Table(at={"ring-bearers": 5}, courage=6)
    assert expected_loss_until(hopeless.s, 2, 1) == 6.0


def test_the_final_stage_is_counted_out_as_it_plays() -> None:
    """The exact chance, against games played from the same position."""
    slots = "shelob gollums-deceit shelobs-sting power-of-the-ring eagles phial-of-galadriel"
    start = Table("mount-doom", at={"ring-bearers": 43}, slots=slots, courage=5, cards="elrond").s
    won, games = 0, 3000
    for seed in range(games):
        s = start.copy()
        s.rng = GAME.new_rng(key_from_seed(f"final{seed}"))
        s.held = 0
        s.shows[0] = 1 + seed % 6  # the die that lies on the table is rolled anew
        GAME.flow.play(s, PASS)
        won += bool(s.outcome and s.outcome.winners)
    assert won / games == pytest.approx(final_stage(start).chance(5, 5), abs=0.03)


def test_more_courage_and_fewer_steps_are_better() -> None:
    stage = final_stage(fresh())
    for steps in range(1, 9):
        for courage in range(1, 16):
            assert stage.chance(steps, courage) <= stage.chance(steps, courage + 1)
            assert stage.chance(steps, courage) <= stage.chance(steps - 1, courage)
    assert stage.chance(0, 1) == 1.0
    assert stage.chance(3, 0) == 0.0
    assert stage.chance(8, 6) == pytest.approx(0.527, abs=0.01)


def test_the_chance_to_win_is_a_chance_and_ends_at_0_or_1() -> None:
    for seed in range(8):
        s = fresh(f"chance{seed}")
        random = Random(seed)
        while s.outcome is None:
            assert 0.0 < chance_to_win(s) < 1.0
            GAME.flow.play(s, random.choice(s.options))
        assert chance_to_win(s) == (1.0 if s.outcome.winners else 0.0)
        assert evaluate(s, 0) == evaluate(s, 1)


def test_a_better_position_has_a_better_chance() -> None:
    base = chance_to_win(Table("gondor", courage=8).s)
    assert chance_to_win(Table("gondor", courage=12).s) > base
    assert chance_to_win(Table("gondor", courage=8, nazgul=6).s) < base
    assert chance_to_win(Table("gondor", courage=8, cards="galadriel").s) > base
    assert chance_to_win(Table("gondor", courage=8, at={"ring-bearers": 28}).s) > base


def test_every_step_to_the_fire_counts() -> None:
    slots = "gollums-deceit gollums-madness shelob shelobs-sting eagles phial-of-galadriel"
    s = Table("mount-doom", slots=slots, courage=4, cards="gandalf-power").s
    chances = []
    for space in range(41, 48):
        s.position[RING_BEARERS] = space
        chances.append(chance_to_win(s))
    assert chances == sorted(chances)
    assert len(set(chances)) == 7


def test_dice_on_the_table_count_before_they_are_resolved() -> None:
    def after(*answers: str) -> float:
        t = Table(slots="balrog elrond - - - -").roll(1, 2, 3, 3).play("roll legolas,gimli")
        return chance_to_win(t.play(*answers).s)

    assert after("place 2 legolas") > after("place 1 legolas")


def test_battles_at_hand_count_before_they_are_fought() -> None:
    alone: dict[str, int | str] = dict.fromkeys(["legolas", "gimli", "aragorn", "merry-pippin"], 2)
    t = Table("gondor", slots="orc-hordes - - - - -", cards="galadriel", courage=7, at=alone)
    before = chance_to_win(t.s)
    t.meet(1)
    assert t.asks() == "use_card_before_battle"
    assert chance_to_win(t.s) < before


def test_an_empty_isengard_gives_courage_back() -> None:
    """One heart is gained where no battle is left to fight. [M17.26]"""
    t = Table("gondor", slots="uruk-hai - - - - -")
    t.s.chieftain = False
    t.s.warriors = 0
    assert hearts_lost(t.s, t.card("uruk-hai")) == -1.0


def test_no_encounter_die_is_left_after_the_roll_of_the_final_stage() -> None:
    t = Table("mount-doom", at={"ring-bearers": 44}, courage=9, cards="gandalf-power")
    assert t.asks() == "use_card_after_roll"
    assert dice_to_roll(t.s) == 0


def test_no_encounter_die_is_left_once_both_are_resolved() -> None:
    t = Table()
    t.s.page = 1  # its encounter die is back in the pool, the Fellowship die still to move
    assert dice_to_roll(t.s) == 0


def test_odds_of_encounters() -> None:
    s = fresh()
    shown = odds(s)["encounters"]
    assert [one["slot"] for one in shown] == [1, 2, 3, 4, 5, 6]
    assert {one["chance"] for one in shown} == {round(1 - (5 / 6) ** 3, 3)}
    assert [len(one["cards"]) for one in shown] == [3, 1, 1, 1, 1, 3]
    assert {card["chance"] for card in shown[0]["cards"]} == {0.333}
    assert shown[1]["cards"] == [{"id": s.printed.names[s.slot[1]], "chance": 1.0}]


def test_encounter_dice_still_to_roll() -> None:
    t = Table(slots="- - - - - saruman")
    assert dice_to_roll(t.s) == 3
    t.roll(6, 6, 3, 4).play("roll legolas,gimli")
    assert dice_to_roll(t.s) == 1
    assert odds(t.s)["encounters"][5]["dice"] == 2
    t.play("place 6 gimli")
    assert dice_to_roll(t.s) == 1
    t.roll(2, 1, 1).play("add aragorn")
    assert dice_to_roll(t.s) == 0
    t.play("place aragorn")
    assert t.asks() == "slot_move"
    assert dice_to_roll(t.s) == 0
    t.play("move 0")
    assert dice_to_roll(t.s) == 3, "the next turn"


def test_odds_of_the_fight_at_hand() -> None:
    t = Table("minas-morgul", slots="mumakil - - - - -", cards="eomer")
    assert odds(t.s)["battle"] == {"chance": 0.667, "hearts": 0.0}
    t.meet(1)
    assert odds(t.s)["battle"] == {"chance": 0.667, "hearts": 1.33}
    final = Table("mount-doom", at={"ring-bearers": 42}, slots="eagles " * 6, cards="elrond")
    assert odds(final.s)["battle"] is None


def test_judgement_sees_rewards_and_dangers() -> None:
    t = Table(at={"ring-bearers": 5, "gimli": 5, "legolas": 1})
    assert move_worth(t.s, 0, 3, True) > move_worth(t.s, 0, 4, True), "an exact arrival"
    assert move_worth(t.s, 4, 3, True) > move_worth(t.s, 4, 3, False), "a heart for a die"
    assert move_worth(t.s, 3, 2, True) < move_worth(t.s, 3, 1, True), "a Nazgûl waits on space 3"
    slots = Table(slots="balrog elrond - - - -", nazgul=7)
    assert slot_worth(slots.s, 1) > 0 > slot_worth(slots.s, 0)
    assert slot_worth(slots.s, 5) < -10, "the last Nazgûl"


@pytest.mark.parametrize(
    ("faces", "hearts"),
    [
        ((), 8.0),  # 1/p² - 1 with p = 1/3
        (("gimli",), 6.0),  # one of the two is won: (1 - p) / p²
        (("gimli", "sauron"), 8.0),  # the count begins anew
    ],
)
def test_the_fight_with_the_mouth_is_counted_to_its_end(
    faces: tuple[str, ...], hearts: float
) -> None:
    """While it lasts: battles until two are won in direct succession. [M17.18]"""
    at: dict[str, int | str] = {"ring-bearers": 33, "gimli": 34, "legolas": 35}
    t = Table("minas-morgul", at=at, slots="mouth-of-sauron - - - - -", cards="eomer", courage=16)
    t.meet(1)
    for face in faces:
        t.roll(face).play("pass")
    assert odds(t.s)["battle"] == {"chance": 0.333, "hearts": hearts}


def test_a_fight_without_hope_costs_everything() -> None:
    """[M17.18]"""
    t = Table(
        "minas-morgul",
        at={"ring-bearers": 33},
        slots="mouth-of-sauron - - - - -",
        cards="eomer",
        courage=9,
    )
    assert odds(t.meet(1).s)["battle"] == {"chance": 0.0, "hearts": 9.0}
