"""Encounter, escape, rescue, refresh and the end of part 1. [H25-H28]"""

import pytest

from ringtable.games.hunt.story.encounter import taking_part
from tests.games.hunt.scenario import Table

RIGHT_OF_23 = "d38"


def found(journal: str = "19 23", riders: str = f"19 23 {RIGHT_OF_23} 21", **more: str) -> Table:
    """A table where green has just found Frodo in 23 and purple is the last to act."""
    t = Table(journal=journal, riders=riders, dice="sword", **more)  # type: ignore[arg-type]
    t.to_riders()
    t.s.found = t.s.last
    return t


def test_nazgul_in_the_location_or_adjacent_to_it_take_part() -> None:
    """[H25.3, H-EX11]"""
    t = found()
    assert taking_part(t.s) == [1, 2, 3]
    t.will_draw("1 1 2 2").pass_riders()
    encounter = t.heard("hunt-encounter")[0]
    assert encounter["tokens"] == 3
    assert encounter["place"] == "23"


def test_one_token_for_each_shown_to_all_then_influence() -> None:
    """[H25.1, H25.2, H25.4, H25.7, H25.11]"""
    t = found().companions("frodo").will_draw("1 2 3 2").pass_riders()
    assert t.heard("hunt-drew-tokens")[0]["tokens"] == {
        "names": ["hunt-token-1", "hunt-token-2", "hunt-token-3"]
    }
    assert t.s.influence == 6
    assert t.pool() == ["2"]
    assert t.s.tokens_gone.bit_count() == 3, "numbered tokens leave the game"
    assert t.asks() == "escape"


def test_the_encounter_of_the_worked_example() -> None:
    """[H25.5, H25.8, H25.9, H25.R4, H11.10, H-EX12, H43.5]"""
    t = found().will_draw("3 eye eye").pass_riders()
    assert t.asks() == "cancel-token"
    t.play("flip sam 3")
    assert t.pool() == ["3"], "the cancelled token goes back"
    assert t.s.influence == 3
    assert t.s.beside.bit_count() == 2
    assert t.s.tokens_gone == 0, "Eyes do not leave the game"
    assert t.s.flipped == 1 << 1


def test_eyes_count_those_beside_the_track_and_fear_of_the_undead() -> None:
    """[H25.8, H22.9]"""
    t = found().companions("frodo").will_draw("eye 1 1")
    t.s.beside = 1 << 13 | 1 << 14
    t.s.fear = True
    t.s.pool &= ~t.s.beside
    t.pass_riders()
    assert t.s.influence == 1 + 1 + (1 + 3)


def test_at_most_one_companion_cancels_one_token_of_its_kind() -> None:
    """[H25.5, H11.10, H11.12, H11.15]"""
    t = found().companions("frodo sam pippin merry").will_draw("3 eye 2").pass_riders()
    assert set(t.options()) == {
        "pass",
        "flip sam 3",
        "flip sam eye",
        "flip sam 2",
        "flip pippin 3",
        "flip pippin 2",
        "flip merry eye",
    }
    t.play("flip merry eye")
    assert t.asks() == "escape"
    assert t.s.influence == 5


def test_special_tokens_cannot_be_cancelled() -> None:
    """[H25.6, H25.10]"""
    t = found().companions("frodo sam pippin merry").will_draw("red-4 red-eye 1").pass_riders()
    assert set(t.options()) == {"pass", "flip sam 1", "flip pippin 1"}
    t.play("pass")
    assert t.s.influence == 4 + 1 + (1 + 1)
    assert t.view(1)["pool"]["beside"] == ["red-eye"]


def test_numbers_come_before_eyes() -> None:
    """[H25.R1]"""
    t = found().companions("frodo").will_draw("eye 2 eye").pass_riders()
    assert t.s.influence == 1 + 2 + 2


def test_a_small_pool_is_drawn_empty() -> None:
    """[H25.R2]"""
    t = found().companions("frodo").will_draw("1 1").pass_riders()
    assert (t.s.influence, t.pool()) == (2, [])


def test_without_nazgul_nothing_is_drawn_but_frodo_escapes() -> None:
    """[H25.R3]"""
    t = found(riders="48 48 48 48").pass_riders()
    assert t.asks() == "escape"
    assert t.heard("hunt-drew-tokens") == []
    assert t.heard("hunt-influence-rose") == []


def test_an_encounter_can_be_lost() -> None:
    """[H25.11, H28.6]"""
    t = found().companions("frodo").will_draw("3 3 2")
    t.s.influence = 4
    t.pass_riders()
    assert t.s.outcome is not None
    assert t.s.outcome.reason == "fell"


# Escape


def test_escape_by_moving() -> None:
    """[H26.1, H26.2, H26.3, H26.4, H26.7, H26.R1, H-EX13]"""
    t = found(journal="19 23 . .", riders="48 48 48 48").pass_riders()
    offered = t.offers("note")
    assert {"19", "21", "33", "36", "45", "46"} <= set(offered)
    assert not {"38", "23"} & set(offered)
    assert not any(name.isalpha() for name in offered), "no exit"
    t.play("note 46")
    assert t.written() == "19 23 . . 46"
    assert (t.s.step, t.s.dots, t.s.board.names[t.s.last]) == (4, 0, "46")


def test_escape_gives_one_bonus_dot_and_no_more() -> None:
    """[H26.2]"""
    t = found(journal="19 31", riders="48 48 48 48")
    t.pass_riders()
    assert set(t.offers("note")) == {"26", "32", "33"}


def test_escape_by_staying() -> None:
    """[H26.5, H26.6, H26.7, H-EX14]"""
    t = found(journal="19 23 . .", riders="48 48 48 48").pass_riders().play("stay")
    assert t.written() == "19 23 . . x"
    assert (t.s.step, t.s.dots, t.s.board.names[t.s.last]) == (4, 2, "23")
    assert t.s.in_the_wild()


def test_nobody_is_told_how_frodo_escaped() -> None:
    """[H26.8, H42.15, H42.28]"""
    heard = []
    for answer in ("stay", "note 33"):
        t = found(journal="19 31", riders="48 48 48 48").pass_riders().forget().play(answer)
        heard.append([t.facts(seat) for seat in (-1, 1)])
        assert t.view(1)["step"] == 2
    assert heard[0] == heard[1]


def test_an_escape_is_no_movement_of_a_turn() -> None:
    """[H26.9]"""
    t = found(journal="19 31", riders="48 48 48 48", phase="night")
    t.pass_riders().play("note 33")
    assert (t.s.influence, t.s.eye) == (0, False)
    t.skip_to("ring-bearer")
    assert "note ." in t.options()


def test_an_escape_turns_an_information_token_over() -> None:
    """[H24.R1]"""
    t = found(journal="19 31", riders="48 48 48 48").information("30 36").again()
    t.journal("19 33 .")
    t.s.found = t.place("33")
    t.pass_riders()
    assert "36" in t.offers("note") or "30" in t.offers("note")
    target = "36" if "36" in t.offers("note") else "30"
    t.play(f"note {target}")
    assert t.s.info_turned.bit_count() == 1


def test_a_phase_ends_with_the_encounter_and_the_marker_moves() -> None:
    """[H7.1, H7.3, H7.5]"""
    t = found(journal="19 31", riders="48 48 48 48")
    t.s.held, t.s.no_road_bonus, t.s.no_free_hunt, t.s.no_reactions = 1, True, True, True
    t.pass_riders().play("stay")
    s = t.s
    assert (s.phase, s.found) == (1, 0)
    assert (s.held, s.no_road_bonus, s.no_free_hunt, s.no_reactions) == (0, False, False, False)


# Refresh


def test_refresh_passes_the_lead_draws_and_rolls() -> None:
    """[H27.1, H27.2, H27.3, H27.4, H27.5, H17.9, H22.3]"""
    t = Table(seats=3, phase="night", dice="ring")
    t.s.owner, t.s.order, t.s.lead = [1, 2, 1, 2], [0, 2, 1, 3], 2
    t.s.spent = [2, 2, 1, 0]
    t.will_roll("ring sword shadow sorcery ring ring")
    before = t.s.sorcery_hand[1].bit_count()
    t.play("rest", "end").pass_riders().play("pass")
    assert t.s.lead == 1, "clockwise from the last to the first"
    assert t.s.sorcery_hand[1].bit_count() == before + 1, "the new lead player draws"
    assert t.s.dice == [3, 1, 1, 1]
    assert t.s.spent == [0, 0, 0, 0]
    assert t.s.fellowship == 1
    assert t.s.hand.bit_count() == 1


def test_a_single_ringwraith_keeps_the_lead() -> None:
    """[H27.2]"""
    t = Table(phase="night").play("rest", "end").pass_riders().play("pass")
    assert t.s.lead == 1
    assert t.heard("hunt-leads") == [{"player": {"seat": 1}}]


def test_days_follow_without_limit() -> None:
    """[H7.1, H7.4, H7.6]"""
    t = Table(phase="night")
    for day in range(2, 6):
        t.play("rest", "end").pass_riders()
        while t.asks() != "ring-bearer":
            t.play(t.options()[-1])
        assert (t.s.day, t.s.phase) == (day, 0)
        t.s.phase = 2
        t.again()


# The end of part 1


def test_entering_an_exit_ends_part_one_at_once() -> None:
    """[H9.11, H28.1, H28.5, H7.R1]"""
    t = Table(journal="53 . .", options={"parts": "one"}).play("note C")
    assert t.s.outcome is not None
    assert (t.s.outcome.reason, t.s.outcome.winners) == ("reached-bree", ()), "to be continued"
    assert t.heard("hunt-entered-exit") == [{}]


def test_step_sixteen_without_an_exit_is_a_rescue() -> None:
    """[H28.2, H28.3, H28.4, H-EX15, H43.7]"""
    t = Table(journal="1 " + ". " * 13 + "53", options={"parts": "one"})
    assert t.s.step == 14
    t.journal("1 " + ". " * 14 + "53").again()
    t.will_draw("2 eye 1 1").play("note .")
    assert t.heard("hunt-rescue") == [{"tokens": 2}]
    assert t.asks() == "cancel-token", "the Ringwraiths take no further turns"
    t.play("flip sam 2")
    assert t.s.influence == 1
    assert t.s.outcome is not None
    assert t.s.outcome.reason == "rescued"


def test_an_escape_may_lead_to_the_rescue() -> None:
    """[H28.2]"""
    t = found(journal="1 " + ". " * 14 + "31", riders="48 48 48 48", options={"parts": "one"})  # type: ignore[arg-type]
    t.s.step = 15
    t.companions("frodo").will_draw("1 1 1 1 2 2 2 2").pass_riders().play("stay")
    assert t.heard("hunt-rescue")


def test_a_rescue_can_be_lost() -> None:
    """[H28.4, H28.6]"""
    t = Table(journal="1 " + ". " * 14 + "53").companions("frodo").will_draw("3 3")
    t.s.influence = 7
    t.again().play("note .")
    assert t.s.outcome is not None
    assert (t.s.outcome.reason, t.s.part) == ("fell", 1)


def test_below_twelve_part_two_follows() -> None:
    """[H28.5]"""
    t = Table(journal="53 . .")
    t.s.influence = 11
    t.again().play("note C")
    assert (t.s.part, t.s.influence, t.asks()) == (2, 11, "first-journey")


@pytest.mark.parametrize(("shown", "expected"), [("on", ["53 . . C"]), ("off", [])])
def test_the_journal_may_be_shown_after_part_one(shown: str, expected: list[str]) -> None:
    """[H28.R2]"""
    t = Table(journal="53 . .", options={"reveal_after_part1": shown}).play("note C")
    assert [fact["entries"] for fact in t.heard("hunt-journal-shown")] == expected


def test_additional_movements_may_end_the_part() -> None:
    """[H41.14, H9.12]"""
    t = Table(journal="53 . .", hand="tom-bombadil", options={"parts": "one"})
    t.play("play tom-bombadil a", "note C")
    assert t.s.outcome is not None
    assert t.s.outcome.reason == "reached-bree"
