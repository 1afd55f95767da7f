"""The Witch-king and his die. [H37]"""

from ringtable.games.hunt import GAME
from ringtable.games.hunt.box.board import ONE_STEP
from ringtable.games.hunt.box.components import FACES
from ringtable.games.hunt.ringwraiths.dice import roll_the_dice
from tests.games.hunt.scenario import Table, second


def kings(dice: str = "sword", **more: object) -> Table:
    t = second(riders="27 28 33 33", dice=dice, **more)
    t.s.witch_king = 0
    return t.again()


def test_leader_of_the_nine_brings_him() -> None:
    """[H22.11, H37.1, H37.3, H37.R3, H37.R4]"""
    t = second(
        riders="27 28 33 33",
        sorcery="leader-of-the-nine leader-of-the-nine",
        dice="sorcery sorcery",
    )
    t.to_riders().play("play-sorcery", "play leader-of-the-nine b")
    assert t.view(1)["nazgul"][0]["witch_king"] is True
    assert t.at("blue") == "27"
    assert t.offers("ride"), "a move not yet made may still be made"
    assert "free hunt" not in t.options(), "the action is used"
    t.play("end", "play-sorcery")
    assert t.offers("play") == ["leader-of-the-nine a"], "there is one figure"


def test_the_question_calls_him_by_his_name() -> None:
    """[H37.1]"""
    t = kings(step=7).to_riders()

    def asked() -> object:
        return GAME.flow.decision(t.s).prompt(t.s).values["rider"]

    assert asked() == {"name": "hunt-nazgul-witch-king"}
    t.play("end")
    assert asked() == {"name": "hunt-nazgul-green"}


def test_what_happens_is_told_under_his_name() -> None:
    """[H37.1, H37.6]"""
    t = kings(step=7).companions("frodo").will_draw("1 1 1 1").to_riders()
    king = {"name": "hunt-nazgul-witch-king"}
    assert t.heard("hunt-rider-turn")[0]["rider"] == king
    t.play(f"ride {t.offers('ride')[0]}")
    assert t.heard("hunt-rode")[0]["rider"] == king
    t = kings(step=7).companions("frodo").will_draw("1 1 1 1").to_riders()
    t.play("free hunt").pass_riders()
    assert t.heard("hunt-encounter")[0]["riders"] == {"names": ["hunt-nazgul-witch-king"]}
    assert t.heard("hunt-witch-king-left")[0]["rider"] == {"name": "hunt-nazgul-blue"}


def test_he_hunts_without_a_die_but_has_no_free_search() -> None:
    """[H37.4, H37.R1]"""
    t = kings(step=7).to_riders()
    assert "search" not in t.options()
    assert {"free hunt", "hunt"} <= set(t.options())
    refusal = t.why_not("search")
    assert refusal is not None
    assert refusal.clause == "H37.R1"
    t.play("free hunt")
    assert (t.answers(), t.s.dice) == (["here"], [0, 1, 0, 0])
    t.play("end")
    assert "search" in t.options()


def test_he_counts_twice_and_leaves_after_his_encounter() -> None:
    """[H37.5, H37.6, H38.1]"""
    t = kings(step=7).companions("frodo").will_draw("1 1 1 1").to_riders()
    t.play("free hunt").pass_riders()
    assert t.heard("hunt-encounter")[0]["tokens"] == 2
    assert t.s.influence == 2
    assert t.s.witch_king == -1
    assert t.at("blue") == "27", "an ordinary Nazgûl takes his place"
    t = kings(step=7).companions("frodo").will_draw("1 1 1 1").riders("28 27 33 33").to_riders()
    t.s.found = t.place("27")
    t.pass_riders()
    assert t.s.witch_king == 0, "he took no part"


def test_his_die_is_rolled_while_he_is_in_play() -> None:
    """[H37.7, H37.9, H37.R5, H37.13]"""
    t = kings(phase="night").play("rest", "gandalf 8", "end").pass_riders()
    t.will_roll("ring ring ring ring ring ring", "morgul-shadow")
    t.skip_to("ring-bearer-2", "frodo")
    assert t.view(1)["dice"]["witch_king"] == "morgul-shadow"
    shown = t.heard("hunt-rolled")[-1]["faces"]["names"]
    assert shown == ["hunt-face-ring"] * 6 + ["hunt-face-morgul-shadow"]
    assert t.s.fellowship == 0, "it gives no Fellowship token"
    t.s.witch_king = -1
    if t.asks() == "frodo":
        t.play("pass")
    t.to_riders()
    assert "hunt" in t.options() or "draw-sorcery" in t.options(), "it stays to the end of the day"
    t.s.phase = 2
    t.again().pass_riders()
    t.skip_to("ring-bearer-2", "frodo")
    assert t.s.wk_die == -1


def test_every_face_of_the_dice_is_rolled() -> None:
    """[H17.4, H37.10, H0.6]"""
    t = kings()
    ordinary, his = [0, 0, 0, 0], set()
    for _ in range(100):
        roll_the_dice(t.s)
        assert sum(t.s.dice) == 6
        ordinary = [before + now for before, now in zip(ordinary, t.s.dice, strict=True)]
        his.add(FACES[t.s.wk_die])
    assert his == {"ring", "sword", "sorcery", "morgul-ring", "pursuit", "morgul-shadow"}
    assert all(160 < ordinary[face] < 240 for face in (0, 1)), "Ring and Sword twice"
    assert all(70 < ordinary[face] < 130 for face in (2, 3)), "Sorcery and Shadow once"


def test_his_die_may_be_used_as_sorcery_in_the_dark() -> None:
    """[H23.R1]"""
    t = second(riders="32 28 33 33", dice="")
    t.s.dice, t.s.wk_die = [0, 0, 0, 0], 5
    t.again().to_riders()
    assert "draw-sorcery" in t.options()
    t.play("draw-sorcery", "end")
    assert "draw-sorcery" not in t.options(), "a used die leaves the pool"
    assert t.view(1)["dice"]["witch_king"] == "spent"


def test_pursuit_moves_every_nazgul_the_active_one_first() -> None:
    """[H37.10, H37.12, H37.R6, H43.14]"""
    t = second(seats=3, riders="27 28 33 33", dice="sword")
    t.s.owner, t.s.order, t.s.lead = [1, 2, 1, 2], [0, 2, 1, 3], 1
    t.s.wk_die = 5
    t.again().to_riders().play("end")
    assert t.view(1)["active"] == "red"
    t.play("pursue")
    movers = []
    while t.asks() == "ride":
        movers.append(t.who())
        mover = t.s.nazgul[t.s.target]
        steps = t.s.board.ride(mover, ONE_STEP, 0)
        assert t.options() == ["stay", *[f"ride {t.s.board.names[place]}" for place in steps]]
        t.play(t.options()[1])
    assert movers == [1, 1, 2, 2]
    assert "28" not in (t.at("green"),)
