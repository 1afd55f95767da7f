"""Terms and setup. [M1, M2]"""

from collections import Counter

import pytest

from ringtable.api import new_match
from ringtable.games.doom import GAME
from ringtable.games.doom.box.components import (
    BATTLE_DIE,
    COMPANIONS,
    DICE,
    FIGURES,
    FIRST_GANDALF,
    NO_CARD,
    STACK,
    STAGES,
    destination_of,
)
from ringtable.games.doom.box.content import house_pack
from ringtable.games.doom.dice import throw
from ringtable.games.doom.state import Doom
from ringtable.kernel.errors import WrongSeat
from ringtable.kernel.fact import Fact
from ringtable.kernel.rng import key_from_seed
from tests.games.doom.scenario import Table


def fresh(seats: int = 3, seed: str = "setup") -> Doom:
    state = GAME.new_state(seats, {}, GAME.new_rng(key_from_seed(seed)))
    assert isinstance(state, Doom)
    return state


def opening(seats: int = 3) -> list[Fact]:
    return new_match(GAME, seats, seed="setup").opening


def test_one_to_four_players() -> None:
    """[M1.1]"""
    for seats in (1, 2, 3, 4):
        assert fresh(seats).seats == seats
    for seats in (0, 5):
        with pytest.raises(WrongSeat):
            fresh(seats)


def test_a_single_player_takes_all_turns() -> None:
    """[M1.1]"""
    t = Table(seats=1).tile(1, "gimli", 1, 1, "legolas", 1)
    t.play("move 0", "move 0")
    assert t.s.turns == 2
    assert t.s.seat == 0


def test_all_win_or_lose_together() -> None:
    """[M1.2]"""
    t = Table("mount-doom", at={"ring-bearers": 47}, slots="eagles " * 6, seats=3, seat=1)
    assert t.s.outcome is not None
    assert t.result() == ("ring-destroyed", (0, 1, 2), "M15.1")
    lost = Table("lothlorien", courage=1, seats=3, at={"gimli": 6}).move("gimli", 1)
    assert lost.result() == ("courage", (), "M15.2")


def test_the_active_player_makes_every_decision() -> None:
    """[M1.2]"""
    s = fresh(3)
    asked = set()
    turn = s.turns
    while s.outcome is None and s.turns == turn:
        asked.add(s.asked)
        GAME.flow.play(s, s.options[0])
    assert asked == {0}


def test_five_figures_four_of_them_companions() -> None:
    """[M1.3]"""
    assert FIGURES == ("ring-bearers", "merry-pippin", "aragorn", "legolas", "gimli")
    assert [FIGURES[figure] for figure in COMPANIONS] == list(FIGURES[1:])


def test_dice_of_the_figures_encounters_and_battles() -> None:
    """Numbers from 1 to 6, and six faces of the battle die. [M1.4]"""
    assert DICE[:7] == (*FIGURES, "encounter-1", "encounter-2")
    s = fresh()
    thrown = Counter(throw(s, 0) for _ in range(600))
    assert sorted(thrown) == [1, 2, 3, 4, 5, 6]
    faces = Counter(throw(s, BATTLE_DIE) for _ in range(600))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert set(house_pack().battle_die.faces) == {
        "aragorn",
        "legolas",
        "gimli",
        "merry-pippin",
        "sauron",
        "gandalf",
    }


def test_the_track_has_49_spaces_and_six_destinations() -> None:
    """[M1.5]"""
    assert len(house_pack().spaces) == 49
    places = {stage.id: stage.destination for stage in house_pack().stages}
    assert places == {
        "lothlorien": 8,
        "rohan": 16,
        "helms-deep": 24,
        "gondor": 32,
        "minas-morgul": 40,
        "mount-doom": 48,
    }
    assert [destination_of(stage) for stage in range(6)] == [8, 16, 24, 32, 40, 48]


def test_the_current_stage_gives_the_cards_on_the_track() -> None:
    """[M1.6]"""
    t = Table("lothlorien", at={"ring-bearers": 6})
    t.tile(1, "ring-bearers", 2, 1, "gimli", 1).play("move 0", "move 0")
    assert t.s.stage == STAGES.index("rohan")
    assert {card // STACK for card in bytes(t.s.slot)} == {STAGES.index("rohan")}


def test_a_destination_belongs_to_the_stage_it_ends() -> None:
    """A companion on the destination supports, one space further it does not. [M1.7]"""
    t = Table("rohan", at={"ring-bearers": 10, "gimli": 16, "legolas": 17})
    assert [FIGURES[figure] for figure in t.s.supporters()] == ["gimli"]


def test_allies_are_the_green_cards_and_boromir_never_gandalfs() -> None:
    """[M1.8]"""
    s = fresh()
    allies = [s.printed.names[card] for card in range(48) if s.printed.allies >> card & 1]
    assert allies == [
        "arwen",
        "elrond",
        "theoden",
        "galadriel",
        "eowyn",
        "eomer",
        "faramir",
        "treebeard",
        "boromir",
    ]
    t = Table("helms-deep", slots="wormtongue - - - - -", cards="boromir elrond gandalf-power")
    assert t.meet(1).options() == ["lose elrond", "lose boromir"]


# Setup


def test_all_figures_start_in_rivendell() -> None:
    """[M2.1]"""
    assert list(fresh().position) == [0, 0, 0, 0, 0]


def test_the_witch_king_waits_and_eight_nazgul_are_in_the_supply() -> None:
    """[M2.2]"""
    s = fresh()
    assert (s.witch_king, s.nazgul, s.nazgul_supply()) == (True, 0, 8)


def test_the_chieftain_waits_and_five_warriors_are_in_the_supply() -> None:
    """[M2.3]"""
    s = fresh()
    assert (s.chieftain, s.warriors, s.uruk_supply()) == (True, 0, 5)


def test_courage_starts_on_13_of_1_to_16() -> None:
    """[M2.4]"""
    assert fresh().courage == 13
    assert fresh().printed.highest_courage == 16
    t = Table(courage=2, at={"gimli": 6}).move("gimli", 1)
    assert t.s.courage == 1
    assert t.s.outcome is None, "space 1 is still on the track"


def test_one_gandalf_card_lies_open_before_the_first_player_four_are_stacked() -> None:
    """[M2.5]"""
    s = fresh(3)
    gandalf = [card for card in range(FIRST_GANDALF, FIRST_GANDALF + 5) if s.held >> card & 1]
    assert gandalf == [s.gandalf[0]]
    assert s.holder[gandalf[0]] == 0
    assert s.gandalf_left == 4
    assert sorted(s.gandalf) == [42, 43, 44, 45, 46]
    assert len({fresh(3, f"g{seed}").gandalf[0] for seed in range(60)}) == 5, "it is shuffled"


def test_boromir_lies_open_before_the_last_seat() -> None:
    """[M2.6]"""
    for seats in (1, 2, 4):
        s = fresh(seats)
        assert s.held >> 47 & 1
        assert s.holder[47] == seats - 1
    told = [fact for fact in opening(4) if fact.kind.id == "doom-boromir-joins"]
    assert [(fact.cause, fact.values) for fact in told] == [("M2.6", (3, "boromir"))]


def test_seat_one_is_the_first_player() -> None:
    """[M2.6]"""
    assert fresh(4).asked == 0


def test_six_stacks_of_seven_are_shuffled_each() -> None:
    """[M2.7]"""
    seen = [set[int]() for _ in range(6)]
    for seed in range(80):
        s = fresh(2, f"stack{seed}")
        for stage in range(6):
            stack = s.stack_of(stage)
            assert sorted(stack) == list(range(7 * stage, 7 * stage + 7))
            seen[stage].add(stack[0])
    assert [len(tops) for tops in seen] == [7] * 6


def test_six_cards_of_the_first_stage_lie_out_the_first_and_last_face_down() -> None:
    """[M2.8]"""
    s = fresh()
    assert all(card < STACK for card in bytes(s.slot))
    assert [s.is_face_up(card) for card in bytes(s.slot)] == [False, True, True, True, True, False]
    seventh = s.stack_of(0)[6]
    assert seventh not in bytes(s.slot)
    assert not s.is_face_up(seventh), "nobody has seen it"
    laid = [fact.values for fact in opening() if fact.kind.id == "doom-laid-out"]
    assert laid == [([s.printed.names[card] for card in bytes(s.slot)[1:5]], 2)]


def test_cards_are_dealt_from_the_top_to_slots_1_to_6() -> None:
    """[M2.9]"""
    s = fresh()
    assert list(s.slot) == s.stack_of(0)[:6]


def test_both_tokens_start_beside_the_board() -> None:
    """[M2.10]"""
    s = fresh()
    assert not s.gandalf_locked
    assert not s.treebeard_placed
    assert s.covered == NO_CARD
