"""Minions: how they come, The Voice of Saruman, the messenger. [W30]"""

import pytest

from ringtable.games.war.battle.forces import leadership, nazgul_leadership
from ringtable.games.war.box.components import (
    FREE_NATION_SET,
    ISENGARD,
    OUT_OF_THE_GAME,
    REGULAR,
    ROHAN,
    SARUMAN,
    SHADOW,
)
from ringtable.games.war.cards.language import ROHAN_HELD_BACK
from ringtable.games.war.state import KINDS_EACH
from ringtable.games.war.turn.dice import pool_of
from tests.games.war.ring_scenario import causes, on_track, said, where
from tests.games.war.scenario import Table

FREE_NATIONS = ("dwarves", "elves", "gondor", "north", "rohan")
BRING = "die muster; bring-minion"


def muster(**more: str) -> Table:
    return Table(shadow="muster muster", free="event event event", first="shadow", **more)


def may_come(t: Table) -> bool:
    return "bring-minion" in t.play("die muster").options()


# Coming into play


def test_saruman_comes_to_orthanc() -> None:
    """[W7.12, W30.1, W30.2]"""
    assert not may_come(muster())
    t = muster().at_war("isengard").play(BRING)
    assert where(t, "saruman") == "orthanc"
    assert t.s.minion_seen
    assert causes(t, "war-came") == ["W30.2"]
    assert not may_come(muster().at_war("isengard").captured("orthanc"))


def test_the_witch_king_comes_with_a_sauron_army() -> None:
    """[W30.3]"""
    t = muster().at_war("sauron").army("north-dunland", "isengard-regular 3").play(BRING)
    assert "to minas-morgul" in t.options()
    assert "to north-dunland" not in t.options()
    t.play("to moria")
    assert where(t, "witch-king") == "moria"


def test_second_edition_he_waits_for_a_nation_of_the_free_peoples() -> None:
    """[W30.3]"""
    assert not may_come(muster(character_text="2").at_war("sauron"))
    assert may_come(muster(character_text="2").at_war("sauron", "elves"))


def test_the_witch_king_wakes_everybody() -> None:
    """[W-EX36, W30.4]"""
    t = muster().at_war("sauron").play(BRING).play("to moria")
    assert t.s.active & FREE_NATION_SET == FREE_NATION_SET
    assert not t.facts("war-advanced")
    t = muster().at_war("sauron")
    t.s.standing |= 1 << ROHAN_HELD_BACK
    t.again().play(BRING).play("to moria")
    assert t.s.active & FREE_NATION_SET == FREE_NATION_SET & ~(1 << ROHAN)


def test_when_the_mouth_of_sauron_comes() -> None:
    """[W30.5]"""
    assert not may_come(muster())
    assert not may_come(muster().at_war(*FREE_NATIONS[1:]))
    assert may_come(muster().at_war(*FREE_NATIONS))
    t = on_track(muster()).captured("moria").play(BRING)
    assert "to moria" not in t.options()
    assert t.options() == [
        "to barad-dur", "to dol-guldur", "to minas-morgul", "to morannon", "to mount-gundabad",
    ]  # fmt: skip
    t.play("to barad-dur")
    assert where(t, "mouth-of-sauron") == "barad-dur"


def test_a_minion_may_come_into_a_siege() -> None:
    """[W30.5, W30.13]"""
    t = on_track(muster()).army("moria", "sauron-regular, elves-regular 2").siege("moria")
    t.at_war("sauron").play(BRING).play("bring mouth-of-sauron")
    assert "to moria" in t.options()
    t = muster().army("moria", "sauron-regular, elves-regular 2").siege("moria")
    assert "to moria" in t.at_war("sauron").play(BRING).options()


def test_a_fallen_minion_does_not_come_back() -> None:
    """[W30.11, W3.17]"""
    t = muster().at_war("isengard", "sauron")
    t.s.whereabouts[SARUMAN] = OUT_OF_THE_GAME
    on_track(t).play(BRING)
    assert t.options() == ["bring witch-king", "bring mouth-of-sauron"]
    assert t.why_not("character:saruman") == "W30.11"


def test_why_a_minion_waits() -> None:
    """[W30.2, W30.5]"""
    t = on_track(muster()).at_war("sauron").play(BRING)
    assert t.why_not("character:saruman") == "W30.2"
    t = muster().at_war("sauron", "isengard").play(BRING)
    assert t.why_not("character:mouth-of-sauron") == "W30.5"


def test_a_player_brings_his_own_minions() -> None:
    """[W31.2, W31.15]"""
    t = muster(seats="4").at_war("isengard", "sauron").play(BRING)
    assert where(t, "saruman") == "orthanc"  # Isengard acts first: no other choice
    t = on_track(muster(seats="4")).at_war("isengard", "sauron")
    t.s.next_player[SHADOW] = 2
    t.first("shadow").play(BRING)
    assert t.options() == ["bring witch-king", "bring mouth-of-sauron"]
    assert t.why_not("character:saruman") == "W31.15"
    assert t.why_not("character:strider") == "W30.1"


def test_each_minion_brings_a_die() -> None:
    """[W30.6, W6.3]"""
    t = muster()
    for n, (who, region) in enumerate(
        (("saruman", "orthanc"), ("witch-king", "moria"), ("mouth-of-sauron", "moria")), 8
    ):
        t.put(who, region)
        assert pool_of(t.s, SHADOW) == n


# The Voice of Saruman


def voice(**more: str) -> Table:
    return muster(**more).at_war("isengard").put("saruman", "orthanc")


def test_the_voice_recruits_in_every_settlement() -> None:
    """[W30.7]"""
    t = voice().play("die muster; voice-of-saruman; recruit")
    assert t.force("orthanc") == "isengard-regular 5, isengard-elite, saruman"
    assert t.force("north-dunland") == "isengard-regular 2"
    assert t.force("south-dunland") == "isengard-regular 2"
    assert set(causes(t, "war-recruited")) == {"W30.7"}


def test_not_in_a_captured_settlement() -> None:
    """[W-EX38, W30.7]"""
    t = voice().army("north-dunland").captured("north-dunland")
    t.play("die muster; voice-of-saruman; recruit")
    assert said(t, "war-recruited", "region") == ["orthanc", "south-dunland"]


def test_a_small_pool_leaves_the_choice() -> None:
    """[W30.7, W1.4]"""
    t = voice()
    t.s.reserve[ISENGARD * KINDS_EACH + REGULAR] = 1
    t.again().play("die muster; voice-of-saruman; recruit")
    assert t.asks() == "voice-at"
    assert t.options() == ["to north-dunland", "to orthanc", "to south-dunland"]
    t.play("to south-dunland")
    assert t.force("south-dunland") == "isengard-regular 2"


def test_the_voice_swaps_regulars_for_elites() -> None:
    """[W30.7]"""
    t = voice().play("die muster; voice-of-saruman; swap")
    assert t.force("orthanc") == "isengard-regular 2, isengard-elite 3, saruman"
    assert t.pool("isengard-regular") == 8
    assert said(t, "war-upgraded", "n") == [2]
    assert causes(t, "war-upgraded") == ["W30.7"]


def test_one_swap_if_no_more_is_possible() -> None:
    """[W30.16]"""
    t = voice().army("orthanc", "isengard-regular").play("die muster; voice-of-saruman; swap")
    assert t.force("orthanc") == "isengard-elite, saruman"


@pytest.mark.parametrize("hinder", ["nobody", "besieged", "captured"])
def test_when_the_voice_is_silent(hinder: str) -> None:
    """[W30.7]"""
    t = muster().at_war("isengard")
    if hinder != "nobody":
        t.put("saruman", "orthanc")
    if hinder == "besieged":
        t.army("orthanc", "isengard-regular, rohan-regular 3").siege("orthanc")
    if hinder == "captured":
        t.army("orthanc").captured("orthanc")
    assert "voice-of-saruman" not in t.play("die muster").options()
    assert t.why_not("deed:voice-of-saruman") == "W30.7"


def test_the_voice_speaks_for_its_own_player() -> None:
    """[W30.7, W31.15]"""
    t = voice(seats="4")
    t.s.next_player[SHADOW] = 2
    assert t.first("shadow").play("die muster").why_not("deed:voice-of-saruman") == "W31.15"
    t = muster(seats="4")  # Saruman is not in play
    t.s.next_player[SHADOW] = 2
    assert t.first("shadow").play("die muster").why_not("deed:voice-of-saruman") == "W30.7"


# The messenger


def test_a_muster_die_is_an_army_die_once_a_turn() -> None:
    """[W30.10, W30.15]"""
    t = muster().put("mouth-of-sauron", "barad-dur").play("die muster")
    assert "move-armies as army" in t.options()
    t.play("move-armies as army; from moria; to hollin; all; done")
    t.play("die event; spend-for-nothing")
    assert not [text for text in t.play("die muster").options() if text.endswith("as army")]


def test_an_army_die_does_not_use_up_the_messenger() -> None:
    """Nor does the other half of an Army/Muster die. [W30.10]"""
    for die, deed in (("army", "move-armies"), ("army-muster", "move-armies as army")):
        t = Table(shadow=f"{die} muster", free="event event", first="shadow")
        t.put("mouth-of-sauron", "barad-dur")
        t.play(f"die {die}; {deed}; from moria; to hollin; all; done").idle()
        assert "move-armies as army" in t.play("die muster").options()


def test_without_the_mouth_a_muster_die_is_a_muster_die() -> None:
    """[W30.10]"""
    t = muster().play("die muster")
    assert not [text for text in t.options() if text.endswith("as army")]


def test_whose_leadership_is_that_of_nazgul() -> None:
    """[W30.12, W15.12]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("osgiliath", "sauron-regular 4, nazgul").put("witch-king", "osgiliath")
    t.put("mouth-of-sauron", "osgiliath").army("pelargir", "gondor-regular 4")
    t.will_roll("combat", *[1] * 12)
    t.play("die army; attack; from osgiliath; attack pelargir; all")
    assert t.asks() == "cease"
    assert nazgul_leadership(t.s) == 3
    assert leadership(t.s, SHADOW) == 5


def test_the_voice_calls_nobody_to_a_full_settlement() -> None:
    """[W30.7, W3.2]"""
    t = Table(shadow="muster", free="event", first="shadow").put("saruman", "orthanc")
    t.army("orthanc", "isengard-regular 4, sauron-regular 6").at_war("isengard")
    t.army("north-dunland").army("south-dunland")
    t.play("die muster; voice-of-saruman; recruit")
    assert t.force("orthanc") == "sauron-regular 6, isengard-regular 4, saruman"
    assert t.force("north-dunland") == t.force("south-dunland") == "isengard-regular"
