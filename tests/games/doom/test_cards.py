"""Every card of the game, one test each. [M17]"""

import pytest

from ringtable.games.doom.box.components import NO_CARD, STACK, STAGES
from ringtable.games.doom.box.content import house_pack
from tests.games.doom.scenario import Table


def met(stage: str, card: str, *faces: int | str, **more: object) -> Table:
    """An encounter die has hit this card on slot 3; nothing else lies out."""
    t = Table(stage, slots=f"- - {card} - - -", **more)  # type: ignore[arg-type]
    return t.roll(*faces).meet(3)


def final(card: str, courage: int = 10) -> Table:
    """A final turn has met this card; the next die lies on the table."""
    t = Table(
        "mount-doom",
        at={"ring-bearers": 42},
        slots=" ".join([card] * 6),
        courage=courage,
        cards="elrond",
    )
    return t


def stays(t: Table, card: str) -> None:
    assert t.slots()[2] == card


def removed(t: Table) -> None:
    assert t.slots()[2] == "-"


# Lothlórien


def test_lothlorien_cave_troll() -> None:
    """One battle, 2 hearts. [M17.6]"""
    t = met("lothlorien", "cave-troll", "sauron")
    assert t.s.courage == 11
    assert len(t.facts("rolled")) == 1
    assert t.causes("courage-lost") == ["M17.6"]
    stays(t, "cave-troll")


@pytest.mark.parametrize("stage", ["lothlorien", "rohan", "helms-deep"])
def test_saruman(stage: str) -> None:
    """Two Uruk-hai; with an empty supply nothing. [M17.24]"""
    t = met(stage, "saruman")
    assert t.s.warriors == 2
    stays(t, "saruman")
    t = met(stage, "saruman", warriors=5)
    assert t.s.warriors == 5
    assert t.causes("no-uruk-hai-left") == ["M17.24"]


@pytest.mark.parametrize("stage", ["lothlorien", "rohan", "helms-deep", "gondor"])
def test_nazgul(stage: str) -> None:
    """Place one Nazgûl. [M17.16]"""
    t = met(stage, "nazgul")
    assert t.s.nazgul == 1
    assert t.causes("nazgul-placed") == ["M17.16"]
    stays(t, "nazgul")


def test_lothlorien_balrog() -> None:
    """Courage -3, and Gandalf is away until Helm's Deep. [M17.3]"""
    t = met("lothlorien", "balrog", cards="gandalf-support")
    assert t.s.courage == 10
    assert t.s.gandalf_locked
    removed(t)
    rohan = Table("rohan", at={"ring-bearers": 14}, cards="gandalf-support", locked=True)
    assert rohan.asks() == "choose_pair", "no Gandalf card can be used"
    assert len(rohan.move("ring-bearers", 2).held()) == 2, "but cards are drawn"
    helm = Table("helms-deep", at={"ring-bearers": 22}, locked=True).move("ring-bearers", 5)
    assert not helm.s.gandalf_locked
    assert helm.causes("gandalf-returns") == ["M11.7"]


def test_lothlorien_moria_orc() -> None:
    """One battle, 1 heart. [M17.13]"""
    t = met("lothlorien", "moria-orc", "sauron")
    assert t.s.courage == 12
    assert t.causes("courage-lost") == ["M17.13"]
    stays(t, "moria-orc")


def test_lothlorien_arwen() -> None:
    """The effect of an event space is ignored this time. [M17.2]"""
    t = met("lothlorien", "arwen")
    assert t.held() == ["arwen"]
    t.s.position[4] = 5
    t.move("gimli", 2).play("use arwen")
    assert t.s.courage == 13
    assert t.held() == []
    t.move("gimli", 3)
    assert t.s.courage == 12, "the next event space counts again"


def test_lothlorien_elrond() -> None:
    """One die just rolled is rolled again; only the new result counts. [M17.8]"""
    t = met("lothlorien", "elrond")
    assert t.held() == ["elrond"]
    t.roll(1, 2, 3, 4).play("roll legolas,gimli")
    assert len(t.options()) == 5
    t.roll(6).play("use elrond legolas")
    assert t.rolled() == {"encounter-1": 1, "encounter-2": 2, "legolas": 6, "gimli": 4}
    assert t.values("rolled-again") == [(0, "legolas", "6")]


# Rohan


@pytest.mark.parametrize("stage", ["rohan", "helms-deep", "gondor"])
def test_orc_hordes(stage: str) -> None:
    """One battle, 2 hearts. [M17.20]"""
    t = met(stage, "orc-hordes", "sauron")
    assert t.s.courage == 11
    assert t.causes("courage-lost") == ["M17.20"]
    stays(t, "orc-hordes")


def test_rohan_wargs() -> None:
    """Courage -2. [M17.27]"""
    t = met("rohan", "wargs")
    assert t.s.courage == 11
    removed(t)


def test_rohan_theoden() -> None:
    """A companion is put on the next destination, at most Minas Morgul; from a destination it goes
    to the following one. [M17.25]"""
    t = Table("gondor", at={"gimli": 17, "legolas": 24, "aragorn": 33}, cards="theoden")
    t.play("use theoden")
    assert t.options() == ["lead merry-pippin", "lead aragorn", "lead legolas", "lead gimli"]
    assert t.play("lead gimli").where("gimli") == 24
    for figure, place in (("legolas", 32), ("aragorn", 40)):
        t = Table("gondor", at={"legolas": 24, "aragorn": 33}, cards="theoden")
        assert t.play("use theoden", f"lead {figure}").where(figure) == place


def test_theoden_triggers_nothing_and_brings_no_courage() -> None:
    """[M17.25]"""
    t = Table("gondor", at={"gimli": 22}, cards="theoden").play("use theoden", "lead gimli")
    assert (t.where("gimli"), t.s.courage, t.s.nazgul) == (24, 13, 0)


def test_theoden_needs_a_companion_that_can_move() -> None:
    """[M17.25]"""
    at: dict[str, int | str] = dict.fromkeys(("gimli", "legolas", "aragorn"), 40)
    t = Table("minas-morgul", at={**at, "merry-pippin": "waiting"}, cards="theoden")
    assert t.asks() == "choose_pair"


@pytest.mark.parametrize("stage", ["rohan", "helms-deep", "gondor", "minas-morgul"])
def test_uruk_hai(stage: str) -> None:
    """A battle for each Uruk-hai, 1 heart each; one warrior leaves if any was won. [M17.26]"""
    t = met(stage, "uruk-hai", "sauron", "gimli", "sauron", "legolas", warriors=3)
    assert t.s.courage == 11
    assert t.values("battles-began") == [("uruk-hai", 4)]
    assert (t.s.warriors, t.s.chieftain) == (2, True), "exactly one, however many were won"
    stays(t, "uruk-hai")
    lost = met(stage, "uruk-hai", "sauron", "sauron", warriors=1)
    assert (lost.s.warriors, lost.s.courage) == (1, 11)
    alone = met(stage, "uruk-hai", "gimli")
    assert (alone.s.warriors, alone.s.chieftain) == (0, True), "the chieftain stays"


@pytest.mark.parametrize("stage", ["gondor", "minas-morgul"])
def test_uruk_hai_of_an_empty_isengard(stage: str) -> None:
    """No battle; courage rises by 1. [M17.26]"""
    t = Table(stage, slots="- - uruk-hai - - -")
    t.s.chieftain = False
    t.meet(3)
    assert t.s.courage == 14
    assert not t.facts("battles-began")


def test_the_warrior_leaves_after_the_last_battle() -> None:
    """[M17.26]"""
    t = met("rohan", "uruk-hai", warriors=1, cards="eomer").roll("gimli").play("pass")
    assert t.s.warriors == 1
    t.roll("sauron").play("pass")
    assert (t.s.warriors, t.s.courage) == (0, 12)


def test_rohan_galadriel() -> None:
    """Before a battle roll courage is set to 16. [M17.11]"""
    t = met("rohan", "orc-hordes", cards="galadriel", courage=3)
    t.roll("sauron").play("use galadriel")
    assert t.s.courage == 14
    assert t.values("courage-set") == [(16,)]


# Helm's Deep


def test_helms_deep_eowyn() -> None:
    """With a 6 among the dice the Witch-king, all Nazgûl and his card are gone. [M17.10]"""
    t = met("minas-morgul", "witch-king", 1, 6, 3, cards="eowyn boromir", nazgul=2)
    assert t.options() == ["pass", "use eowyn"]
    t.play("use eowyn")
    assert (t.s.witch_king, t.s.nazgul, t.s.nazgul_supply()) == (False, 0, 0)
    assert t.s.courage == 13, "odd dice cost nothing"
    assert not t.facts("black-dice-counted"), "the encounter has ended"
    assert t.rolled() == {}
    removed(t)


def test_eowyn_needs_a_six() -> None:
    """[M17.10]"""
    t = met("minas-morgul", "witch-king", 5, 4, cards="eowyn", nazgul=1)
    assert t.asks() == "choose_pair"
    assert t.s.courage == 12
    power = met("minas-morgul", "witch-king", 5, 4, cards="eowyn gandalf-power", nazgul=1)
    power.play("use gandalf-power black-1 6")
    assert power.asks() == "use_card_on_witch_king"


def test_helms_deep_wormtongue() -> None:
    """One ally of anybody is removed unused, Boromir included, never a Gandalf card. [M17.12]"""
    cards = "0:boromir 1:elrond gandalf-power"
    t = met("helms-deep", "wormtongue", cards=cards, seats=2)
    assert t.options() == ["lose elrond", "lose boromir"]
    assert t.why("card:gandalf-power") == "M17.12"
    t.play("lose boromir")
    assert t.held() == ["elrond", "gandalf-power"]
    assert t.values("ally-lost") == [(0, "boromir", 0)]
    assert not t.facts("no-ally-to-lose")
    stays(t, "wormtongue")
    nobody = met("helms-deep", "wormtongue", cards="gandalf-power")
    assert nobody.asks() == "choose_pair"
    assert nobody.causes("no-ally-to-lose") == ["M17.12"]


def test_helms_deep_eomer() -> None:
    """One battle is won without a roll. [M17.9]"""
    t = met("minas-morgul", "mumakil", cards="eomer").roll("sauron").play("use eomer")
    assert t.s.courage == 11, "the second battle was fought"
    assert len(t.facts("rolled")) == 1
    uruk = met("rohan", "uruk-hai", cards="eomer", warriors=1).roll("sauron").play("use eomer")
    assert (uruk.s.courage, uruk.s.warriors) == (12, 0), "it counts as a won battle"
    mouth = met("minas-morgul", "mouth-of-sauron", cards="eomer").roll("gimli").play("use eomer")
    assert mouth.s.courage == 13, "it counts in a row"
    removed(mouth)
    both = met("rohan", "orc-hordes", cards="eomer galadriel").play("use eomer")
    assert (both.asks(), both.held()) == ("choose_pair", ["galadriel"]), "no roll, no window"


# Gondor


def test_gondor_grond() -> None:
    """Courage -3. [M17.14]"""
    t = met("gondor", "grond")
    assert t.s.courage == 10
    removed(t)


def test_gondor_eye_of_sauron() -> None:
    """Courage above 5 becomes 5. [M17.19]"""
    for before, after in ((16, 5), (6, 5), (5, 5), (2, 2)):
        t = met("gondor", "eye-of-sauron", courage=before)
        assert t.s.courage == after
        assert t.s.outcome is None
        removed(t)


def test_gondor_faramir() -> None:
    """The Ring-bearers move 2 to 4 spaces before the turn and stop on the destination. [M17.7]"""
    t = Table("gondor", at={"ring-bearers": 24}, cards="faramir").play("use faramir")
    assert t.options() == ["move 2", "move 3", "move 4"]
    assert t.why("move 5") == "M17.7"
    assert t.why("move 1") == "M17.7"
    assert t.play("move 4").where("ring-bearers") == 28
    near = Table("gondor", at={"ring-bearers": 29}, cards="faramir", gandalf_left=1)
    assert near.play("use faramir").options() == ["move 2", "move 3"]
    near.play("move 3")
    assert (near.where("ring-bearers"), near.s.gandalf_left, near.s.stage) == (32, 0, 4)
    last = Table("gondor", at={"ring-bearers": 31}, cards="faramir").play("use faramir")
    assert last.where("ring-bearers") == 32


def test_faramir_is_not_used_in_the_final_stage() -> None:
    """[M17.7]"""
    t = Table(
        "mount-doom", at={"ring-bearers": 42}, slots="eagles " * 6, cards="faramir gandalf-power"
    )
    assert t.asks() == "use_card_after_roll"


def test_gondor_treebeard_courage() -> None:
    """Courage +2. [M17.5]"""
    t = Table("gondor", cards="treebeard", courage=5).play("use treebeard")
    assert t.options() == ["courage", "ents"]
    assert t.play("courage").s.courage == 7
    assert not t.s.treebeard_placed


def test_gondor_treebeard_in_isengard() -> None:
    """Every battle won against Uruk-hai removes one at once, the chieftain last. [M17.5]"""
    t = Table("gondor", slots="- - uruk-hai - - -", cards="treebeard eomer", warriors=2)
    t.play("use treebeard", "ents")
    assert t.s.treebeard_placed
    assert t.s.courage == 13
    t.meet(3).roll("gimli").play("pass")
    assert (t.s.warriors, t.s.chieftain) == (1, True), "removed at once"
    t.roll("gimli").play("pass")
    assert (t.s.warriors, t.s.chieftain) == (0, True), "the number of battles was fixed"
    t.roll("gimli").play("pass")
    assert (t.s.warriors, t.s.chieftain) == (0, False)


def test_treebeard_between_two_battles_counts_for_those_that_follow() -> None:
    """Battles won before remove nobody: the single removal no longer applies. [M17.5, M17.26]"""
    for second, warriors in (("gimli", 1), ("sauron", 2)):
        t = Table("gondor", slots="- - uruk-hai - - -", cards="treebeard", warriors=2)
        t.play("pass").roll("gimli").meet(3)
        assert t.asks() == "use_card_free", "the first battle is won, two are left"
        t.roll(second, "sauron").play("use treebeard", "ents")
        assert (t.s.warriors, t.s.chieftain) == (warriors, True)


def test_with_treebeard_the_single_removal_does_not_apply() -> None:
    """[M17.5]"""
    t = Table("gondor", slots="- - uruk-hai - - -", cards="treebeard", warriors=3)
    t.play("use treebeard", "ents")
    t.roll("gimli", "sauron", "sauron", "sauron").meet(3)
    assert t.s.warriors == 2
    other = Table("gondor", slots="- - orc-hordes - - -", cards="treebeard", warriors=3)
    other.play("use treebeard", "ents").roll("gimli").meet(3)
    assert other.s.warriors == 3, "only battles against Uruk-hai"


# Minas Morgul


def test_minas_morgul_witch_king() -> None:
    """A black die for each Nazgûl and for him; each odd one costs 1, as one loss. [M17.28]"""
    t = met("minas-morgul", "witch-king", 1, 2, 3, 6, nazgul=3)
    assert t.s.courage == 11
    assert t.values("courage-lost") == [(2, 11)]
    assert t.rolled() == {}
    stays(t, "witch-king")
    lucky = met("minas-morgul", "witch-king", 4)
    assert lucky.s.courage == 13
    assert not lucky.facts("courage-lost")


def test_minas_morgul_mumakil() -> None:
    """Two battles, 2 hearts each. [M17.15]"""
    t = met("minas-morgul", "mumakil", "sauron", "sauron")
    assert t.s.courage == 9
    t = met("minas-morgul", "mumakil", "sauron", "gimli")
    assert t.s.courage == 11
    stays(t, "mumakil")


def test_minas_morgul_haradrim() -> None:
    """Courage -2. [M17.17]"""
    t = met("minas-morgul", "haradrim")
    assert t.s.courage == 11
    stays(t, "haradrim")


def test_minas_morgul_denethor() -> None:
    """A Fellowship die on the tile must be rolled again; the new value counts. [M17.4]"""
    t = Table("minas-morgul", slots="- - denethor - - -")
    t.tile(3, "gimli", 1, 1, "legolas", 1)
    assert t.options() == ["reroll page-1", "reroll page-2"]
    t.roll(6).play("reroll page-1")
    assert t.where("gimli") == 38
    assert t.values("placed-die-changed") == [(1, "gimli", 6)]
    assert t.rolled() == {}
    stays(t, "denethor")


def test_denethors_second_activation_must_reroll_page_2() -> None:
    """[M17.4]"""
    t = Table("minas-morgul", slots="- - denethor - - -")
    t.tile(3, "gimli", 2, 3, "legolas", 1)
    t.roll(5, 4).play("reroll page-2")
    assert t.where("legolas") == 36, "re-rolled again without a question"
    assert t.values("placed-die-changed") == [(2, "legolas", 5), (2, "legolas", 4)]


def test_minas_morgul_army_of_the_dead() -> None:
    """It covers the nearest card to the left or right, skipping empty slots. [M17.1]"""
    t = Table("minas-morgul", slots="haradrim - army-of-the-dead - mumakil denethor").meet(3)
    assert t.options() == ["left", "right"]
    t.play("right")
    assert t.slots() == ["haradrim", "-", "-", "-", "army-of-the-dead", "denethor"]
    assert t.s.covered == t.card("mumakil")
    t.meet(5).play("right")
    assert t.slots()[4:] == ["mumakil", "army-of-the-dead"], "what was covered is back"
    t.meet(6)
    assert t.slots()[4:] == ["army-of-the-dead", "denethor"], "slot 6 is an end"


def test_the_army_is_asked_for_a_side_only_if_both_have_a_card() -> None:
    """[M17.1]"""
    t = Table("minas-morgul", slots="- army-of-the-dead - haradrim - -").meet(2)
    assert t.slots()[1:4] == ["-", "-", "army-of-the-dead"]
    t.meet(4)
    assert t.slots()[3] == "army-of-the-dead", "nothing lies beside it: it stays"
    assert t.values("army-stays") == [("army-of-the-dead", 4)]
    assert t.s.covered == t.card("haradrim")
    left = Table("minas-morgul", slots="haradrim - army-of-the-dead - - -").meet(3)
    assert left.slots()[:3] == ["army-of-the-dead", "-", "-"], "slot 1 holds the only card"
    wall = Table("minas-morgul", slots="army-of-the-dead haradrim mumakil - - denethor").meet(1)
    assert wall.slots()[:2] == ["-", "army-of-the-dead"]


def test_a_covered_card_keeps_its_side() -> None:
    """[M17.1]"""
    t = Table("minas-morgul", slots="?haradrim army-of-the-dead mumakil - - -").meet(2)
    t.play("left").meet(1)
    assert t.slots()[:3] == ["?haradrim", "-", "army-of-the-dead"]


def test_minas_morgul_mouth_of_sauron() -> None:
    """Battles until two are won in direct succession; each lost one costs 1. [M17.18]"""
    t = met(
        "minas-morgul", "mouth-of-sauron", "gimli", "sauron", "gimli", "sauron", "gimli", "gimli"
    )
    assert t.s.courage == 11
    assert len(t.facts("rolled")) == 6
    removed(t)
    hopeless = met("minas-morgul", "mouth-of-sauron", *["sauron"] * 13)
    assert hopeless.result()[0] == "courage", "there is no upper limit"


# Mount Doom


@pytest.mark.parametrize(
    ("card", "change"),
    [("gollums-deceit", -2), ("gollums-madness", -1), ("eagles", 1), ("phial-of-galadriel", 2)],
)
def test_mount_doom_hearts(card: str, change: int) -> None:
    """[M17.29]"""
    t = final(card).roll(1).play("pass")
    assert t.s.courage == 10 + change
    assert t.where("ring-bearers") == 43
    assert t.slots() == [card] * 6


def test_mount_doom_shelob() -> None:
    """Courage -1 and no step this turn. [M17.30]"""
    t = final("shelob").roll(1).play("pass")
    assert (t.s.courage, t.where("ring-bearers")) == (9, 42)
    assert t.causes("no-step") == ["M17.30"]


@pytest.mark.parametrize(
    ("card", "losses"),
    [("shelobs-sting", [0, 1, 1, 2, 2, 2]), ("power-of-the-ring", [0, 0, 0, 0, 0, 5])],
)
def test_mount_doom_dice(card: str, losses: list[int]) -> None:
    """[M17.31]"""
    for number, loss in enumerate(losses, 1):
        t = final(card)
        t.roll(number).play("pass")
        t.roll(1).play("pass")
        assert t.s.courage == 10 - loss, f"a {number} was rolled"
        assert t.values("courage-lost") == ([(loss, 10 - loss)] if loss else [])
        assert not t.facts("courage-full"), "nothing is nothing"
        assert t.where("ring-bearers") == 43


# Gandalf cards


def test_gandalfs_power() -> None:
    """One black die just rolled is turned to any other face, also of cards. [M17.21]"""
    t = Table(cards="gandalf-power").roll(1, 2, 3, 4).play("roll legolas,gimli")
    faces = [text for text in t.options() if text.startswith("use gandalf-power encounter-1")]
    assert faces == [f"use gandalf-power encounter-1 {face}" for face in (2, 3, 4, 5, 6)]
    assert not [text for text in t.options() if "gimli" in text]
    t.play("use gandalf-power encounter-1 6")
    assert t.rolled()["encounter-1"] == 6
    king = met("minas-morgul", "witch-king", 1, 1, cards="gandalf-power", nazgul=1)
    assert king.play("use gandalf-power black-2 2").s.courage == 12
    sting = Table(
        "mount-doom", at={"ring-bearers": 47}, slots="shelobs-sting " * 6, cards="gandalf-power"
    )
    assert sting.roll(6).play("pass", "use gandalf-power black-1 1").s.courage == 13
    last = Table(
        "mount-doom",
        at={"ring-bearers": 47},
        slots="eagles eagles eagles eagles eagles shelob",
        cards="gandalf-power",
    )
    last.s.shows[0] = 6
    assert last.play("use gandalf-power encounter-1 1").result()[0] == "ring-destroyed"


def test_gandalfs_trick() -> None:
    """One Fellowship die just rolled is turned to any other face. [M17.21]"""
    t = Table(cards="gandalf-trick").roll(1, 2, 3, 4).play("roll legolas,gimli")
    assert len(t.options()) == 11
    assert not [text for text in t.options() if "encounter" in text]
    t.play("use gandalf-trick legolas 6")
    assert t.rolled()["legolas"] == 6
    assert t.values("die-turned") == [(0, "legolas", "6")]
    battle = met("lothlorien", "moria-orc", "sauron", cards="gandalf-trick gandalf-power")
    assert battle.asks() == "choose_pair", "the battle die is neither"


def test_gandalfs_support() -> None:
    """All five Fellowship dice are rolled, one must be chosen and moves its figure. [M17.22]"""
    t = Table(cards="gandalf-support").roll(1, 2, 4, 5, 6).play("use gandalf-support")
    assert t.rolled() == {
        "ring-bearers": 1,
        "merry-pippin": 2,
        "aragorn": 4,
        "legolas": 5,
        "gimli": 6,
    }
    assert t.options() == [f"take {one}" for one in t.rolled()]
    t.play("take gimli")
    assert t.where("gimli") == 6
    assert t.asks() == "choose_pair", "the normal turn follows"
    still = Table("minas-morgul", at={"gimli": 40}, cards="gandalf-support").roll(1, 1, 1, 1, 1)
    assert still.play("use gandalf-support", "take gimli").where("gimli") == 40


def test_gandalfs_support_may_be_exact() -> None:
    """[M17.22]"""
    t = Table(at={"ring-bearers": 5}, cards="gandalf-support").roll(3, 1, 1, 1, 1)
    t.play("use gandalf-support", "take ring-bearers")
    assert t.values("gandalf-card-drawn")[0][2] == 3


def test_gandalfs_wrath() -> None:
    """The card just activated is removed. [M17.23]"""
    t = met("lothlorien", "saruman", cards="gandalf-wrath").play("use gandalf-wrath")
    assert t.s.warriors == 2
    removed(t)
    assert t.values("card-removed") == [("saruman", 3)]
    army = Table(
        "minas-morgul", slots="haradrim army-of-the-dead - - - -", cards="gandalf-wrath"
    ).meet(2)
    army.play("use gandalf-wrath")
    assert army.slots()[:2] == ["haradrim", "-"], "it uncovers the card below"
    assert army.s.covered == NO_CARD
    other = Table(
        "minas-morgul", slots="haradrim army-of-the-dead - - - -", cards="gandalf-wrath"
    ).meet(2)
    other.play("pass")
    other.lay_out(["army-of-the-dead", "-", "-", "mumakil", "-", "-"])
    other.roll("gimli", "gimli").meet(4).play("use gandalf-wrath")
    assert other.slots() == ["army-of-the-dead", "-", "-", "-", "-", "-"]
    assert other.s.covered == other.card("haradrim"), "it still lies below the Army"
    ally = met("lothlorien", "elrond", cards="gandalf-wrath")
    assert ally.asks() == "choose_pair"
    gone = met("rohan", "wargs", cards="gandalf-wrath")
    assert gone.asks() == "choose_pair", "it has left already"
    final = Table("mount-doom", at={"ring-bearers": 47}, slots="eagles " * 6, cards="gandalf-wrath")
    assert final.result()[0] == "ring-destroyed", "nothing was asked"


def vision() -> Table:
    t = Table(at={"ring-bearers": 6}, cards="gandalf-vision")
    t.tile(1, "ring-bearers", 1, 5, "gimli", 1).play("move 0", "move 1")
    return t.play("use gandalf-vision")


def test_gandalfs_vision_put_back() -> None:
    """The top card of the next stack is seen; put back, it lies face down on slot 1. [M17.32]"""
    t = vision()
    top = t.s.stack_of(1)[0]
    assert t.options() == ["put back", "remove"]
    assert t.values("foreseen") == [(0, t.s.printed.names[top])]
    t.play("put back")
    assert t.s.slot[0] == top
    assert not t.s.is_face_up(top)
    assert list(t.s.slot) == t.s.stack_of(1)[:6]


def test_gandalfs_vision_remove() -> None:
    """After a removal the six other cards are all laid out. [M17.32]"""
    t = vision()
    stack = t.s.stack_of(1)
    t.play("remove")
    assert list(t.s.slot) == stack[1:]
    assert t.values("taken-out") == [(t.s.printed.names[stack[0]],)]
    assert [t.s.is_face_up(card) for card in bytes(t.s.slot)] == [False, *[True] * 4, False]


def test_boromir() -> None:
    """One lost Uruk battle is rolled again and lost only on Sauron. [M17.33]"""
    for face, courage in (("sauron", 12), ("gandalf", 13), ("legolas", 13)):
        t = Table(
            "rohan",
            slots="uruk-hai - - - - -",
            cards="boromir gandalf-vision",
            at={"ring-bearers": 12},
        )
        t.roll("legolas").meet(1)
        assert t.asks() == "use_card_after_lost_uruk_battle", "nobody supports"
        t.roll(face).play("use boromir")
        assert t.s.courage == courage
        assert t.held() == ["gandalf-vision"], "no card is discarded"
    for face in ("sauron", "gandalf", "legolas"):
        lost = Table("rohan", slots="uruk-hai - - - - -", cards="boromir", at={"ring-bearers": 12})
        lost.roll(face).meet(1)
        assert lost.asks() == "use_card_after_lost_uruk_battle", "however it was lost"
    twice = Table("rohan", slots="uruk-hai - - - - -", cards="boromir", warriors=1)
    twice.roll("sauron").meet(1).roll("gimli", "sauron").play("use boromir")
    assert twice.s.courage == 12, "for one battle only"
    assert twice.s.warriors == 0, "it was won"


def test_every_card_of_the_pack_is_in_this_file() -> None:
    """42 encounter cards, five Gandalf cards and Boromir."""
    pack = house_pack()
    assert len(pack.encounter_cards) == 42
    assert len(pack.gandalf_cards) == 5
    by_stage = {
        stage: sorted(card.id for card in pack.encounter_cards if card.stage == stage)
        for stage in STAGES
    }
    assert all(len(cards) == STACK for cards in by_stage.values())
    assert by_stage == {
        "lothlorien": sorted(
            ["cave-troll", "saruman", "nazgul", "balrog", "moria-orc", "arwen", "elrond"]
        ),
        "rohan": sorted(
            ["orc-hordes", "wargs", "theoden", "nazgul", "uruk-hai", "saruman", "galadriel"]
        ),
        "helms-deep": sorted(
            ["eowyn", "wormtongue", "eomer", "nazgul", "uruk-hai", "orc-hordes", "saruman"]
        ),
        "gondor": sorted(
            ["nazgul", "grond", "orc-hordes", "eye-of-sauron", "uruk-hai", "faramir", "treebeard"]
        ),
        "minas-morgul": sorted(
            [
                "witch-king",
                "mumakil",
                "haradrim",
                "denethor",
                "army-of-the-dead",
                "uruk-hai",
                "mouth-of-sauron",
            ]
        ),
        "mount-doom": sorted(
            [
                "gollums-deceit",
                "phial-of-galadriel",
                "gollums-madness",
                "shelob",
                "shelobs-sting",
                "power-of-the-ring",
                "eagles",
            ]
        ),
    }


def test_boromir_wins_by_gandalfs_face_also_while_he_is_away() -> None:
    """The ban holds for Gandalf's cards and symbol, not for Boromir's roll. [M17.3, M17.33]"""
    t = Table("rohan", slots="uruk-hai - - - - -", cards="boromir", locked=True)
    t.roll("gandalf").meet(1)
    assert t.causes("battle-lost") == ["M12.9"]
    t.roll("gandalf").play("use boromir")
    assert t.s.courage == 13
    assert t.causes("battle-won") == ["M17.33"]
