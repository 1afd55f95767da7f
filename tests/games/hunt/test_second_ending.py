"""Encounters in part 2 and all endings. [H38-H40]"""

import pytest

from ringtable.games.hunt.box.components import COMPANIONS
from ringtable.games.hunt.story.ending import tokens_earned
from tests.games.hunt.scenario import Table, second

# Encounter in part 2


def caught(strider: bool = True, **more: object) -> Table:
    t = second(riders="27 28 33 33", step=7, dice="sword", **more)
    t.companions("frodo strider" if strider else "frodo").will_draw("1 1 1 1")
    t.again().to_riders().play("hunt").pass_riders()
    return t


def test_strider_draws_one_token_fewer() -> None:
    """[H11.16, H43.5]"""
    t = second(riders="27 27 33 33", step=7, dice="sword").companions("frodo strider")
    t.fellowship(1, 0).will_draw("2 2 1 1").again().to_riders().play("hunt").pass_riders()
    assert t.asks() == "strider"
    t.play("strider")
    assert (t.s.influence, t.s.fellowship) == (2, 0)
    t = second(riders="27 28 33 33", step=7, dice="sword").companions("frodo strider")
    t.fellowship(1, 0).will_draw("2 2 1 1").again().to_riders().play("hunt").pass_riders()
    assert t.asks() == "direction", "with two or more tokens only"
    t = second(riders="27 27 33 33", step=7, dice="sword").companions("frodo strider")
    t.fellowship(0, 1).will_draw("2 2 1 1").again().to_riders().play("hunt").pass_riders()
    assert t.asks() == "direction", "not without a Fellowship token"
    t = second(riders="27 27 33 33", step=7, dice="sword").companions("frodo strider", "strider")
    t.fellowship(1, 0).will_draw("2 2 1 1").again().to_riders().play("hunt").pass_riders()
    assert t.asks() == "direction", "not when he is flipped"


def test_keeping_the_card_changes_nothing() -> None:
    """[H38.2, H38.7, H38.8, H43.11]"""
    t = caught()
    assert (t.asks(), t.who(), t.options()) == ("direction", 0, ["keep", "change"])
    journey = t.s.journey
    t.play("keep")
    assert (t.s.journey, t.tracks()) == (journey, {"27": "sword"})
    assert t.s.step == 8, "only the step of the new phase"
    assert t.heard("hunt-kept-direction") == [{}]


def test_changing_direction() -> None:
    """[H38.3, H38.4, H38.5, H38.6, H38.R1, H39.4]"""
    t = caught(strider=False).play("change")
    assert (t.s.step, t.tracks()) == (6, {})
    assert (t.asks(), len(t.options())) == ("journey", 1), "asked also with one card [H42.28]"
    new = t.options()[0].removeprefix("keep ")
    t.play(f"keep {new}")
    assert t.heard("hunt-journey-kept", 0)[-1] == {"card": new}
    assert t.heard("hunt-journey-kept", 1) == [], "drawn secretly"
    assert t.s.box.journeys[t.s.journey].id == new
    assert not t.s.box.journeys[t.s.journey].long, "from the same deck"
    assert t.view(1)["journey"] == {"deck": 16, "discarded": 1}
    assert t.s.limit() == 12


def test_strider_leads_with_two_cards() -> None:
    """[H11.17, H38.5, H43.11]"""
    t = caught().play("change")
    assert t.options() == ["strider", "pass"]
    t.play("strider")
    assert (t.asks(), len(t.options())) == ("journey", 2)
    t.play(t.options()[1])
    assert t.s.flipped == 1 << 4
    assert t.view(1)["journey"] == {"deck": 15, "discarded": 2}


def test_strider_may_be_left_alone() -> None:
    """[H11.17, H0.R1]"""
    t = caught().play("change", "pass")
    assert (t.asks(), len(t.options()), t.s.flipped) == ("journey", 1, 0)


def test_an_empty_journey_deck_is_made_anew() -> None:
    """[H38.R2]"""
    t = caught(strider=False)
    t.s.journey_discard, t.s.journey_deck = t.s.journey_deck, bytearray()
    old = t.s.journey
    t.play("change")
    t.play(t.options()[0])
    assert t.s.journey != old
    assert t.view(1)["journey"] == {"deck": 16, "discarded": 1}
    orders = set()
    for seed in range(3):
        t = caught(strider=False, seed=str(seed))
        t.s.journey_discard, t.s.journey_deck = bytearray(sorted(t.s.journey_deck)), bytearray()
        t.play("change")
        orders.add(bytes(t.s.journey_deck))
    assert len(orders) == 3, "shuffled"


def test_the_figure_never_goes_below_step_zero() -> None:
    """[H38.R3]"""
    t = second(riders="2 28 33 33", step=0, dice="sword").companions("frodo").will_draw("1")
    t.again().to_riders().play("hunt").pass_riders().play("change")
    assert t.s.step == 0


# Endings


def test_the_limit_depends_on_card_deeds_and_rivendell() -> None:
    """[H39.2, H39.3, H39.R1, H42.24]"""
    t = second(journey="JL-01", step=3, phase="night")
    t.s.influence, t.s.deeds_done = 11, 0b1
    assert t.view(1)["limit"] == {"low": 13, "high": 15}
    assert t.view(0)["limit"] == {"low": 15, "high": 15}
    t.again().play("step")
    assert t.s.outcome is None
    assert t.view(1)["limit"] == {"low": 13, "high": 15}
    t.s.influence = 13
    t = second(journey="JL-01", step=3, phase="night")
    t.s.influence = 11
    t.again().play("step")
    assert t.view(1)["limit"] == {"low": 14, "high": 14}, "12 passed without an end"
    t = second(journey="JS-01", step=3, phase="night")
    t.s.influence = 11
    t.again().play("step")
    t.skip_to("token", "")
    assert t.s.ending == 1


def test_the_influence_comes_before_the_last_step_of_the_night() -> None:
    """[H39.R2]"""
    t = second(step=13, phase="night")
    t.s.influence = 11
    t.again().play("step")
    t.skip_to("token", "")
    assert t.s.ending == 1
    assert t.s.step == 13


@pytest.mark.parametrize(("part", "step", "tokens"), [(1, 9, 2), (2, 7, 2), (2, 8, 1)])
def test_tokens_when_frodo_falls(part: int, step: int, tokens: int) -> None:
    """[H40.1, H40.2, H40.6, H40.7]"""
    t = Table(part=part, phase="night")
    if part == 2:
        t.s.step = step
    t.s.influence = 11
    t.again().play("step" if part == 2 else "note .")
    if tokens == 1:
        assert (t.asks(), t.who()) == ("token", t.s.lead)
        t.play("token politics")
    assert t.s.outcome is not None
    assert t.s.outcome.winners == (1,)
    assert t.s.outcome.scores == (), "tokens are no score"
    free, shadow = tokens_earned(t.s)
    assert (len(free), len(shadow)) == (0, tokens)
    if tokens == 1:
        assert shadow == ["politics"]


@pytest.mark.parametrize(
    ("face_up", "free", "shadow"),
    [("", 1, 1), ("frodo", 1, 0), ("frodo strider", 1, 0), ("frodo sam strider", 2, 0)],
)
def test_tokens_when_rivendell_is_reached(face_up: str, free: int, shadow: int) -> None:
    """[H40.3, H40.4, H40.5, H40.6, H40.R1]"""
    t = second(step=13, hand="bill-the-pony")
    t.companions(" ".join(COMPANIONS)).companions(face_up or "frodo", "" if face_up else "frodo")
    t.again().play("play bill-the-pony a")
    while t.s.outcome is None:
        assert t.asks() == "token"
        t.play(t.options()[0])
    assert t.s.outcome.winners == (0,)
    assert t.s.outcome.reason == "reached-rivendell"
    earned = tokens_earned(t.s)
    assert (len(earned[0]), len(earned[1])) == (free, shadow)
