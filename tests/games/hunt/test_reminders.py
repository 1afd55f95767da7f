"""Tracks, markers, reminders and the conditions of cards. [H0, H1, H13, H21]"""

import pytest

from ringtable.games.hunt import GAME
from ringtable.games.hunt.box.components import LAST_STEP, SAM
from ringtable.games.hunt.box.content import house_pack
from ringtable.games.hunt.cards import conditions
from ringtable.games.hunt.story.ending import lower_influence
from ringtable.kernel.procedure import Condition, unless
from tests.games.hunt.scenario import Table

AIDS = {"aid_tokens": "on"}


def test_aid_tokens_are_placed_moved_and_taken_back_at_any_time_of_the_turn() -> None:
    """[H5.3, H19.4, H19.R1, H21.4, H42.2]"""
    t = Table(riders="31 29 41 45", options=AIDS).to_riders()
    t.play("aid")
    assert len(t.options()) == 6
    t.play("aid ring")
    assert len(t.options()) == 55 + 13 + 1, "every location, zone and section, and elsewhere"
    t.play("to II-B")
    t.play("search", "aid", "aid crown-2", "to 33", "aid", "aid ring", "to III")
    for seat in (-1, 0, 1):
        lying = {one["id"]: one["at"] for one in t.view(seat)["aid"]}
        assert (lying["ring"], lying["crown-2"], lying["crown-1"]) == ("III", "33", "")
    t.play("aid", "aid ring", "back")
    assert [one["at"] for one in t.view(1)["aid"]] == ["", "33", "", "", "", ""]
    assert t.offers("ride"), "it is neither the move nor the action"
    assert "aid" not in Table().to_riders().options(), "a setting of the table"


def test_aid_tokens_go_anywhere() -> None:
    """Dots, exits and steps of the track as well. [H21.4]"""
    t = Table(riders="31 29 41 45", options=AIDS).to_riders()
    t.play("aid", "aid ring", "elsewhere")
    names = t.s.board.names[t.s.board.locations + 1 :]
    steps = [f"to step-{step}" for step in range(17)]
    assert t.options() == [*(f"to {name}" for name in names), *steps]
    t.play("to step-7", "aid", "aid crown-1", "elsewhere", "to A")
    t.play("aid", "aid crown-2", "elsewhere", "to d33")
    lying = {one["id"]: one["at"] for one in t.view(0)["aid"] if one["at"]}
    assert lying == {"ring": "step-7", "crown-1": "A", "crown-2": "d33"}
    assert t.heard("hunt-aid-on-track") == [{"token": {"name": "hunt-aid-ring"}, "step": 7}]
    t.play("aid", "aid ring", "elsewhere")
    assert "to step-7" not in t.options(), "there it lies"


def test_aid_tokens_and_no_map_of_deduction_are_what_the_rulebook_says() -> None:
    """The learner's table has it the other way. [H21.4]"""
    settled = GAME.settle({})
    assert (settled["aid_tokens"], settled["deduction"]) == ("on", "off")
    assert GAME.unaided is not None
    assert GAME.unaided(settled)
    assert not GAME.unaided({**settled, "deduction": "on"})


def test_aid_tokens_wait_for_the_turn_of_a_nazgul() -> None:
    """[H21.R3]"""
    t = Table(seats=3, riders="31 29 41 45", hand="the-gaffer", options=AIDS)
    assert "aid" not in t.options(), "the Ring-bearer's turn"
    t.to_riders()
    rider, owner = t.s.active, t.who()
    t.play("aid", "aid ring", "to II-B")
    assert (t.asks(), t.who()) == ("nazgul", owner), "the turn goes on"
    t.play("search")
    assert t.asks() == "react"
    assert "aid" not in t.options(), "an answer to a question is awaited"
    t.play("pass")
    assert "aid" in t.options(), "it has acted and may still move"
    t.play(f"ride {t.offers('ride')[0]}")
    assert t.s.active != rider, "it has moved, too: its turn is over"
    while t.asks() != "ring-bearer":
        assert ("aid" in t.options()) == (t.asks() == "nazgul"), t.asks()
        t.play("end" if t.asks() == "nazgul" else t.options()[0])


def test_aid_tokens_leave_the_board_when_it_is_turned() -> None:
    """[H21.4, H29.3]"""
    t = Table(journal="53 . .", options=AIDS)
    t.s.aid[0] = 31
    t.play("note C")
    assert t.s.aid == [0] * 6


def test_the_influence_is_never_below_zero() -> None:
    """[H0.2, H41.12]"""
    t = Table()
    t.s.influence = 1
    lower_influence(t.s, 3, "H41.12")
    assert t.s.influence == 0


def test_may_is_optional_and_everything_else_is_not() -> None:
    """[H0.R1]"""
    t = Table(phase="night").play("rest", "end").pass_riders()
    assert t.options() == ["pippin", "pass"], "an upper effect may be used"
    t.play("pass")
    assert t.s.hand.bit_count() == 1, "but a card must be drawn"


def test_the_tracks_of_the_board() -> None:
    """[H1.10, H1.R1, H7.1]"""
    t = Table()
    assert (t.view(1)["last_step"], LAST_STEP) == (16, 16)
    phases = []
    for _ in range(3):
        phases.append(t.view(1)["phase"])
        t.to_riders().pass_riders()
    assert phases == ["first-day", "second-day", "night"]
    highest = max(journey.limit for journey in house_pack().journeys) + 4 + 1
    assert highest <= 20 == t.view(1)["influence_track"], "four deeds and Rivendell can be shown"


def test_the_phase_marker_has_two_sides() -> None:
    """[H1.11]"""
    t = Table(phase="night")
    assert t.view(1)["eye"] is False
    assert t.play("note .").view(1)["eye"] is True


def test_lasting_effects_are_marked_for_all_to_see() -> None:
    """[H13.9]"""
    t = Table(hand="goldberrys-washing-day").play("play goldberrys-washing-day a")
    assert t.view(1)["lasting"] == ["no-road-bonus"]
    t = Table(hand="goldberrys-washing-day").play("play goldberrys-washing-day b", "aim red")
    assert [one["held"] for one in t.view(1)["nazgul"]] == [False, False, True, False]


def test_information_tokens_stay_on_the_black_riders_card_in_part_two() -> None:
    """[H30.8, H24.5]"""
    t = Table(journal="53 . .").information("", found="3 13").again().play("note C")
    t.skip_to("nazgul", "ring-bearer-2", "frodo")
    assert t.view(1)["information"]["found"] == ["3", "13"]
    if t.asks() == "frodo":
        t.play("pass")
    assert "ability-1" in t.to_riders().options()


@pytest.mark.parametrize(
    ("condition", "phase", "expected"),
    [
        (conditions.day, "first-day", True),
        (conditions.day, "night", False),
        (conditions.night, "night", True),
        (conditions.night, "second-day", False),
        (conditions.step_at_least(2), "first-day", True),
        (conditions.step_at_least(3), "first-day", False),
        (conditions.in_the_wild, "first-day", True),
        (conditions.in_part_two, "first-day", False),
        (conditions.joined(SAM), "first-day", True),
        (unless(conditions.joined(SAM)), "first-day", False),
        (conditions.before_the_move, "first-day", True),
        (conditions.night_is_undecided, "first-day", False),
        (conditions.night_is_undecided, "night", True),
    ],
)
def test_conditions_are_checked_when_a_card_is_played(
    condition: Condition, phase: str, expected: bool
) -> None:
    """[H41.1, H12.5]"""
    t = Table(journal="1 . .", phase=phase)
    assert condition(t.s) is expected


def test_companions_are_rules_and_not_content() -> None:
    """[H45.4]"""
    assert [card.id for card in house_pack().upper] == ["merry"]
    assert Table().companions("frodo sam").again().s.face_up(1)


def test_the_options_of_a_table() -> None:
    """[H6.5, H21.R2, H28.R2]"""
    ids = {option.id for option in GAME.options}
    assert {"variant", "refuges", "parts", "letter", "strict_memory", "reveal_after_part1"} <= ids
