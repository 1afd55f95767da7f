"""The next stage, Minas Morgul, the final stage, and the modes. [M13, M14, M16]"""

from itertools import product

import pytest

from ringtable.games.doom import GAME
from ringtable.games.doom.box.components import STACK
from ringtable.games.doom.box.content import house_pack
from ringtable.games.doom.state import Doom
from ringtable.kernel.errors import BadOption
from ringtable.kernel.rng import key_from_seed
from tests.games.doom.scenario import Table


def at_the_end_of(stage: str, seats: int = 1, **more: object) -> Table:
    """The turn in which the Ring-bearers reach the destination has just ended; in the final stage
    the first die waits for Elrond."""
    start = {"rohan": 8, "minas-morgul": 32}[stage]
    at: dict[str, int | str] = {"ring-bearers": start + 7}
    at.update(more.pop("at", {}))  # type: ignore[call-overload]
    t = Table(stage, at=at, seats=seats, **more)  # type: ignore[arg-type]
    t.roll(1).tile(1, "ring-bearers", 1, 1, "merry-pippin", 4)
    while t.s.stage == ["rohan", "minas-morgul"].index(stage) * 3 + 1:
        t.play("move 0" if t.asks() == "slot_move" else "pass")
    return t


def test_figures_stay_and_the_new_cards_are_laid_out() -> None:
    """[M13.1]"""
    t = at_the_end_of("rohan", slots="- - - - saruman nazgul", at={"gimli": 12})
    assert (t.where("gimli"), t.where("ring-bearers"), t.where("merry-pippin")) == (12, 16, 12)
    assert list(t.s.slot) == t.s.stack_of(2)[:6]
    assert [t.s.is_face_up(card) for card in bytes(t.s.slot)] == [False, *[True] * 4, False]
    assert not t.s.is_face_up(t.s.stack_of(2)[6])
    assert t.values("track-cleared") == [(2,)]


def test_the_next_player_is_active_in_the_new_stage() -> None:
    """[M13.2]"""
    assert at_the_end_of("rohan", seats=3).s.asked == 1


def test_everything_else_carries_over() -> None:
    """[M13.3]"""
    t = at_the_end_of(
        "rohan", courage=7, nazgul=3, warriors=2, locked=True, cards="boromir gandalf-wrath"
    )
    s = t.s
    assert (s.courage, s.nazgul, s.warriors, s.chieftain) == (7, 3, 2, True)
    assert s.gandalf_locked
    assert {"boromir", "gandalf-wrath"} <= set(t.held())
    ents = at_the_end_of("rohan")
    assert not ents.s.treebeard_placed


# Minas Morgul


def test_the_stack_of_minas_morgul_has_no_ally_and_two_cards_that_are_no_enemies() -> None:
    """[M14.1]"""
    cards = [card for card in house_pack().encounter_cards if card.stage == "minas-morgul"]
    assert {card.kind for card in cards} == {"enemy", "special"}
    special = {card.id: card.after for card in cards if card.kind == "special"}
    assert special == {"denethor": "stay", "army-of-the-dead": "stay"}


@pytest.mark.parametrize("steps", [2, 6])
def test_the_ring_bearers_stop_on_minas_morgul(steps: int) -> None:
    """[M14.2]"""
    t = Table("minas-morgul", at={"ring-bearers": 38}).move("ring-bearers", steps)
    assert t.where("ring-bearers") == 40


def test_all_dice_are_resolved_before_the_stage_ends() -> None:
    """[M14.3]"""
    t = Table("minas-morgul", at={"ring-bearers": 39, "gimli": 38})
    t.tile(1, "ring-bearers", 1, 1, "gimli", 2).play("move 0")
    assert (t.where("ring-bearers"), t.s.stage, t.asks()) == (40, 4, "slot_move")


@pytest.mark.parametrize("helpers", [0, 1, 2, 4])
def test_the_ring_bearers_advance_for_each_companion_on_minas_morgul(helpers: int) -> None:
    """[M14.4]"""
    figures = ["gimli", "legolas", "aragorn", "merry-pippin"][:helpers]
    t = at_the_end_of("minas-morgul", at=dict.fromkeys(figures, 40), cards="elrond")
    assert t.s.stage == 5
    assert t.where("ring-bearers") == 40 + helpers
    assert t.values("companions-help") == [(helpers,)]
    assert t.causes("moved").count("M14.4") == (1 if helpers else 0)


def test_companions_elsewhere_stay_where_they_are() -> None:
    """[M14.5]"""
    t = at_the_end_of("minas-morgul", at={"gimli": 39, "legolas": "waiting"}, cards="elrond")
    assert (t.where("gimli"), t.where("legolas"), t.where("ring-bearers")) == (39, "waiting", 40)


def test_it_does_not_matter_how_a_companion_came_to_minas_morgul() -> None:
    """[M14.6]"""
    t = Table("minas-morgul", at={"ring-bearers": 39, "gimli": 39}, cards="theoden elrond")
    t.play("use theoden", "lead legolas")
    t.roll(1).tile(4, "ring-bearers", 1, 1, "aragorn", 1).play("move 1", "move 0")
    assert t.where("ring-bearers") == 42, "Legolas by Théoden, Gimli by a slot symbol"


def test_the_black_cards_are_laid_out_with_two_face_down() -> None:
    """[M14.7]"""
    t = at_the_end_of("minas-morgul", cards="elrond")
    assert {card // STACK for card in bytes(t.s.slot)} == {5}
    assert [t.s.is_face_up(card) for card in bytes(t.s.slot)] == [False, *[True] * 4, False]


def test_black_cards_always_stay() -> None:
    """[M14.7]"""
    final = [card for card in house_pack().encounter_cards if card.stage == "mount-doom"]
    assert {(card.kind, card.after) for card in final} == {("final", "stay")}
    t = Table("mount-doom", at={"ring-bearers": 41}, slots="eagles " * 6, cards="elrond")
    t.roll(1).play("pass")
    assert t.slots() == ["eagles"] * 6


def final_turn(card: str, courage: int = 13, space: int = 42, **more: object) -> Table:
    """The first die of a final turn lies on the table; every slot holds the same card."""
    slots = " ".join([card] * 6)
    return Table(
        "mount-doom",
        at={"ring-bearers": space},
        slots=slots,
        courage=courage,
        cards="elrond",
        **more,  # type: ignore[arg-type]
    )


def test_a_final_turn_is_one_die_its_encounter_and_one_step() -> None:
    """[M14.8]"""
    t = final_turn("gollums-madness").roll(1).play("pass")
    assert (t.s.courage, t.where("ring-bearers"), t.s.turns) == (12, 43, 2)
    assert t.values("rolled")[0][1] == ["encounter-1"]
    assert t.causes("moved") == ["M14.8"]


def test_the_encounter_comes_before_the_step() -> None:
    """[M14.9]"""
    t = final_turn("gollums-madness", courage=1, space=47).play("pass")
    assert t.result()[0] == "courage"
    assert t.where("ring-bearers") == 47


def test_shelob_takes_the_step_of_this_turn_only() -> None:
    """[M14.10]"""
    t = final_turn("shelob").roll(1).play("pass")
    assert (t.where("ring-bearers"), t.s.courage) == (42, 12)
    t.lay_out(["eagles"] * 6)
    t.roll(1).play("pass")
    assert t.where("ring-bearers") == 43


def test_what_makes_sense_may_be_used_in_the_final_stage() -> None:
    """[M14.11]"""
    cards = "elrond gandalf-power treebeard"
    t = Table(
        "mount-doom",
        at={"ring-bearers": 47},
        slots="shelob eagles eagles eagles eagles eagles",
        cards=cards,
        courage=8,
    )
    assert t.asks() == "use_card_before_turn"
    t.roll(1).play("use treebeard")
    assert t.s.courage == 10, "Isengard is no choice any more"
    t.roll(1).play("use elrond encounter-1").play("use gandalf-power encounter-1 2")
    assert (t.s.courage, t.where("ring-bearers")) == (11, 48)


def test_vision_may_be_used_before_the_black_cards() -> None:
    """[M14.11]"""
    t = at_the_end_of_with_vision()
    assert t.asks() == "use_card_before_stage"
    assert t.s.stage == 5


def at_the_end_of_with_vision() -> Table:
    t = Table("minas-morgul", at={"ring-bearers": 39}, cards="gandalf-vision")
    return t.tile(1, "ring-bearers", 1, 1, "gimli", 1).play("move 0", "move 0")


def test_what_makes_no_sense_may_not() -> None:
    """[M14.11]"""
    cards = "faramir theoden gandalf-support gandalf-trick gandalf-wrath elrond"
    at: dict[str, int | str] = {"ring-bearers": 42, "gimli": 35}
    t = Table("mount-doom", at=at, slots="eagles " * 6, cards=cards)
    assert t.options() == ["pass", "use elrond encounter-1"]
    for card in cards.split()[:-1]:
        assert t.why(f"card:{card}") == "M14.11"
    t.roll(1).play("pass")
    assert t.asks() == "use_card_after_roll", "nothing was asked after the activation"


def test_the_order_of_the_change_to_the_final_stage() -> None:
    """[M14.12]"""
    t = Table("minas-morgul", at={"ring-bearers": 39, "gimli": 40}, cards="gandalf-vision boromir")
    t.s.allies_in_need = True
    t.tile(1, "ring-bearers", 1, 1, "legolas", 2).play("move 0", "move 0")
    assert t.asks() == "use_card_before_stage"
    assert (t.s.courage, t.where("ring-bearers"), t.slots()) == (15, 41, ["-"] * 6)
    kinds = [fact.kind.id for fact in t.s.facts or []]
    assert kinds.index("doom-allies-help") < kinds.index("doom-companions-help")
    assert kinds.index("doom-companions-help") < kinds.index("doom-track-cleared")


# Modes


def modes(options: dict[str, str]) -> tuple[bool, bool, bool]:
    s = GAME.new_state(2, options, GAME.new_rng(key_from_seed(1)))
    assert isinstance(s, Doom)
    return s.allies_in_need, s.exclusive_allies, s.no_protection


def test_presets_and_each_option_on_its_own() -> None:
    """[M16.1]"""
    assert modes({}) == (False, False, False)
    assert modes({"mode": "standard"}) == (False, False, False)
    assert modes({"mode": "easier"}) == (True, False, False)
    assert modes({"mode": "harder"}) == (False, True, True)
    assert modes({"mode": "exclusive-allies"}) == (False, True, False)
    assert modes({"mode": "no-protection"}) == (False, False, True)
    for chosen in product(("on", "off"), repeat=3):
        names = ("allies_in_need", "exclusive_allies", "no_protection")
        for mode in ("standard", "harder"):
            options = dict(zip(names, chosen, strict=True))
            assert modes({"mode": mode, **options}) == tuple(one == "on" for one in chosen)
    with pytest.raises(BadOption):
        modes({"mode": "brutal"})


def test_allies_in_need_each_unused_card_raises_courage() -> None:
    """[M16.2]"""
    t = at_the_end_of(
        "minas-morgul", mode="easier", courage=5, cards="elrond boromir gandalf-wrath"
    )
    assert t.s.courage == 8
    assert t.held() == ["elrond", "gandalf-wrath", "boromir"], "they are kept"
    assert t.values("allies-help") == [(3,)]


def test_allies_in_need_counts_every_players_cards_up_to_the_top() -> None:
    """[M16.2]"""
    t = at_the_end_of(
        "minas-morgul", mode="easier", seats=2, courage=14, cards="1:elrond 1:boromir eomer"
    )
    assert t.s.courage == 16


def test_without_the_mode_cards_raise_nothing() -> None:
    """[M16.2]"""
    t = at_the_end_of("minas-morgul", courage=5, cards="elrond boromir")
    assert t.s.courage == 5
    stage = at_the_end_of("rohan", mode="easier", courage=5, cards="boromir")
    assert stage.s.courage == 5, "and after other stages neither"


def test_exclusive_allies_are_used_by_their_owner_on_the_own_turn() -> None:
    """[M16.3]"""
    t = Table("gondor", cards="0:theoden 1:faramir", seats=2, mode="exclusive-allies")
    assert t.options() == ["pass", "use theoden"]
    assert t.why("card:faramir") == "M16.3"
    t = Table("gondor", cards="0:theoden 1:faramir", seats=2, seat=1, mode="exclusive-allies")
    assert t.options() == ["pass", "use faramir"]


def test_gandalf_cards_stay_common_with_exclusive_allies() -> None:
    """[M16.3]"""
    t = Table("gondor", cards="1:gandalf-support", seats=2, mode="exclusive-allies")
    assert t.options() == ["pass", "use gandalf-support"]
    battle = Table(
        slots="moria-orc - - - - -", cards="1:gandalf-wrath", seats=2, mode="exclusive-allies"
    )
    assert "discard gandalf-wrath" in battle.roll("gandalf").meet(1).options()


def test_boromir_belongs_to_the_last_seat() -> None:
    """[M16.3]"""
    more = {"slots": "uruk-hai - - - - -", "cards": "1:boromir", "mode": "exclusive-allies"}
    t = Table("rohan", seats=2, seat=0, **more)  # type: ignore[arg-type]
    assert t.roll("sauron").meet(1).asks() == "choose_pair"
    t = Table("rohan", seats=2, seat=1, **more)  # type: ignore[arg-type]
    assert t.roll("sauron").meet(1).asks() == "use_card_after_lost_uruk_battle"


def test_wormtongue_takes_anybodys_ally() -> None:
    """[M16.3]"""
    t = Table(
        "helms-deep",
        slots="wormtongue - - - - -",
        cards="1:elrond 0:arwen",
        seats=2,
        mode="exclusive-allies",
    )
    assert t.meet(1).options() == ["lose arwen", "lose elrond"]
    assert t.play("lose elrond").held() == ["arwen"]


def test_no_protection_triggers_occupied_spaces() -> None:
    """[M16.4]"""
    t = Table(at={"gimli": 3, "legolas": 1}, mode="no-protection").move("legolas", 2)
    assert t.s.nazgul == 1
    assert not t.facts("protected")
