"""What the players may see, and what they cannot. [M18]"""

import json
from random import Random
from typing import Any

from ringtable import catalog
from ringtable.games.doom import GAME
from ringtable.games.doom.redeal import redeal
from ringtable.games.doom.state import Doom
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.view import look
from ringtable.testing import check_two_worlds
from tests.games.doom.scenario import Table


def fresh(seed: str = "view", seats: int = 2) -> Doom:
    s = GAME.new_state(seats, {}, GAME.new_rng(key_from_seed(seed)))
    assert isinstance(s, Doom)
    return s


def table(s: Doom, seat: int = 0) -> dict[str, Any]:
    shown: dict[str, Any] = look(GAME, s, seat)["table"]
    return shown


def test_face_down_cards_have_no_name() -> None:
    """[M18.1]"""
    shown = table(fresh())
    cards = [slot["card"] for slot in shown["slots"]]
    assert [bool(card["id"]) for card in cards] == [False, True, True, True, True, False]
    assert [card["face_up"] for card in cards] == [False, True, True, True, True, False]
    assert (cards[0]["kind"], cards[0]["removed_after"]) == ("", False)


def test_what_may_still_come_is_known_but_not_its_order() -> None:
    """[M18.1]"""
    s = fresh()
    stacks = {stack["stage"]: stack for stack in table(s)["stacks"]}
    visible = {s.printed.names[card] for card in bytes(s.slot)[1:5]}
    everything = {s.printed.names[card] for card in range(7)}
    assert set(stacks["lothlorien"]["unseen"]) == everything - visible
    assert len(stacks["lothlorien"]["unseen"]) == 3
    assert stacks["lothlorien"]["cards"] == 0
    assert stacks["gondor"]["cards"] == 7
    assert stacks["gondor"]["unseen"] == sorted(s.printed.names[card] for card in range(21, 28))
    gandalf = table(s)["gandalf_stack"]
    assert gandalf["cards"] == 4
    assert len(gandalf["unseen"]) == 4


def test_a_lost_gandalf_card_stays_unknown() -> None:
    """[M18.1]"""
    t = Table(at={"ring-bearers": 7})
    before = table(t.s)["gandalf_stack"]["unseen"]
    t.move("ring-bearers", 5)
    gandalf = table(t.s)["gandalf_stack"]
    assert gandalf["cards"] == 3
    assert gandalf["unseen"] == before, "any of them may be the one in the box"


def test_everything_else_is_public() -> None:
    """A spectator sees the same table as every seat. [M18.1]"""
    s = fresh(seats=3)
    for _ in range(12):
        GAME.flow.play(s, s.options[-1])
        assert table(s, 0) == table(s, 2) == table(s, -1)


def test_two_worlds_look_alike() -> None:
    """[M18.1]"""
    things = ("card:elrond", "card:gandalf-vision", "slot:1", "slot:6", "use faramir")
    for seats, mode in ((1, "standard"), (3, "harder")):
        assert check_two_worlds(GAME, seats, {"mode": mode}, 3, things) > 20


def test_another_deal_moves_only_what_nobody_has_seen() -> None:
    """[M18.1]"""
    s = fresh()
    seen = set()
    for seed in range(60):
        other = s.copy()
        redeal(other, 0, Random(seed))
        assert list(other.slot)[1:5] == list(s.slot)[1:5]
        assert sorted(other.order) == sorted(s.order)
        assert [sorted(other.stack_of(stage)) for stage in range(6)] == [
            list(range(7 * stage, 7 * stage + 7)) for stage in range(6)
        ]
        assert other.stack_of(0)[0] == other.slot[0]
        assert other.stack_of(0)[5] == other.slot[5]
        assert other.gandalf[0] == s.gandalf[0]
        assert sorted(other.gandalf) == sorted(s.gandalf)
        seen.add((other.slot[0], other.slot[5]))
    assert len(seen) == 6, "three cards in two places"


def test_a_covered_card_is_dealt_anew_as_well() -> None:
    """[M18.1]"""
    t = Table("minas-morgul", slots="?haradrim army-of-the-dead mumakil - - ?denethor").meet(2)
    t.play("left")
    t.s.face_up &= ~(1 << t.card("uruk-hai"))
    covered = set()
    for seed in range(40):
        other = t.s.copy()
        redeal(other, 0, Random(seed))
        covered.add(t.s.printed.names[other.covered])
        assert other.slot[0] == t.card("army-of-the-dead")
    assert covered == {"haradrim", "denethor", "uruk-hai"}


def foreseen() -> Table:
    t = Table(at={"ring-bearers": 6}, cards="gandalf-vision")
    t.tile(1, "ring-bearers", 1, 5, "gimli", 1).play("move 0", "move 1")
    return t.play("use gandalf-vision")


def test_a_card_seen_and_put_back_is_known_to_all() -> None:
    """[M18.2]"""
    t = foreseen()
    name = t.s.printed.names[t.s.stack_of(1)[0]]
    assert table(t.s)["stacks"][0]["top"] == name, "while it is being looked at"
    t.play("put back")
    slot = table(t.s, -1)["slots"][0]
    assert (slot["card"]["id"], slot["card"]["face_up"]) == (name, False)
    assert name not in table(t.s)["stacks"][0]["unseen"]
    for seed in range(20):
        other = t.s.copy()
        redeal(other, 0, Random(seed))
        assert other.slot[0] == t.s.slot[0]
        assert other.stack_of(1)[0] == t.s.stack_of(1)[0]


def test_a_foreseen_card_stays_on_top_in_another_deal() -> None:
    """[M18.2]"""
    t = foreseen()
    for seed in range(20):
        other = t.s.copy()
        redeal(other, 0, Random(seed))
        assert other.stack_of(1)[0] == t.s.foreseen


def test_a_met_card_is_no_longer_a_vision() -> None:
    """[M18.2]"""
    t = foreseen().play("put back")
    assert t.s.foreseen == t.s.slot[0]
    t.roll(*["gimli"] * 6).meet(1)
    assert t.s.foreseen == 255


def test_chance_is_shuffles_at_setup_and_dice() -> None:
    """[M18.3]"""
    s = fresh()
    shuffled = s.rng.at[0]
    assert shuffled >= 6 * 6 + 4
    random = Random(4)
    while s.outcome is None:
        GAME.flow.play(s, random.choice(s.options))
    assert s.rng.at[0] == shuffled, "no card is drawn by chance later"
    assert s.rng.at[1] > 0


def test_the_view_is_plain_data_and_says_what_lies_where() -> None:
    """[M18.1]"""
    t = Table(
        "minas-morgul",
        at={"gimli": "waiting", "legolas": 40},
        slots="haradrim army-of-the-dead - - - -",
        cards="1:boromir gandalf-wrath",
        seats=2,
        nazgul=3,
        warriors=2,
        courage=7,
    )
    t.meet(2).play("pass")
    shown = json.loads(json.dumps(table(t.s)))
    assert shown["stage"] == "minas-morgul"
    assert shown["courage"] == {"now": 7, "highest": 16, "start": 13, "eye": 5, "galadriel": 16}
    assert shown["minas_morgul"] == {"witch_king": True, "nazgul": 3, "spaces": 8, "supply": 5}
    assert shown["isengard"] == {
        "chieftain": True,
        "warriors": 2,
        "supply": 3,
        "treebeard": False,
    }
    gimli = shown["figures"][4]
    assert (gimli["space"], gimli["waiting"], gimli["can_move"]) == (-1, True, False)
    assert shown["figures"][3]["supports"]
    assert shown["slots"][0]["card"]["id"] == "army-of-the-dead"
    assert shown["slots"][0]["covered"]["id"] == "haradrim"
    assert shown["slots"][1] == {
        "number": 2,
        "symbol": "merry-pippin",
        "card": None,
        "covered": None,
    }
    assert [(card["id"], card["kind"], card["seat"]) for card in shown["cards"]] == [
        ("gandalf-wrath", "gandalf", 0),
        ("boromir", "ally", 1),
    ]
    assert shown["events"]["3"] == "nazgul"


def test_the_view_shows_dice_tile_and_battle() -> None:
    """[M18.1]"""
    t = Table("rohan", slots="orc-hordes - - - - -", cards="elrond", at={"ring-bearers": 9})
    t.roll("sauron").tile(1, "gimli", 3, 2, "legolas", 5)
    shown = table(t.s)
    assert shown["tile"] == [
        {"page": 1, "encounter": 1, "figure": "gimli", "steps": 3},
        {"page": 2, "encounter": 2, "figure": "legolas", "steps": 5},
    ]
    assert shown["rolled"] == [
        {"id": "battle", "kind": "battle", "die": "battle", "face": "sauron"}
    ]
    assert shown["battle"] == {
        "card": "orc-hordes",
        "number": 1,
        "left": 1,
        "hearts": 2,
        "supporters": [],
    }
    t.play("pass")
    assert table(t.s)["battle"] is None
    assert table(t.s)["rolled"] == []


def test_the_text_table_reads_like_the_table() -> None:
    """[M18.1]"""
    t = Table(slots="?balrog saruman - - - ?elrond", cards="gandalf-power", seats=2, nazgul=2)
    t.roll(1, 2, 3, 4).play("roll legolas,gimli", "pass", "place 1 gimli")
    text = GAME.text_table(look(GAME, t.s, 0), catalog.voice("en", ["Ann", "Bob"]))
    assert text.splitlines() == [
        "Adventure to Mount Doom · On the way to Lothlórien · turn 1",
        "  Courage 13 of 16",
        "  3 of 9 Nazgûl have gathered.",
        "  One Uruk-hai stands in Isengard.",
        "  Ring-bearers: space 0, Rivendell",
        "  Merry and Pippin: space 0, Rivendell",
        "  Aragorn: space 0, Rivendell",
        "  Legolas: space 0, Rivendell",
        "  Gimli: space 0, Rivendell",
        "  Slot 1: a card face down.",
        "  Slot 2: Saruman. Two Uruk-hai come to Isengard.",
        "  Slot 3 is empty. Legolas: 0, 1 or 2 spaces.",
        "  Slot 4 is empty. Gimli: 0, 1 or 2 spaces.",
        "  Slot 5 is empty. Ring-bearers: 0, 1 or 2 spaces.",
        "  Slot 6: a card face down.",
        "> Ann: Gandalf’s Power",
        "  Bob: No cards.",
        "  Page 1: encounter 1",
        "  Page 1: Gimli 4",
        "  Just rolled: second encounter die: 2; green die: 3",
    ]


def test_in_the_final_stage_cards_without_use_are_not_shown_as_usable() -> None:
    """[M14.11]"""
    cards = "elrond treebeard faramir theoden arwen galadriel eomer eowyn boromir"
    cards += " gandalf-power gandalf-trick gandalf-support gandalf-wrath gandalf-vision"
    at: dict[str, int | str] = {"ring-bearers": 42}
    t = Table("mount-doom", at=at, slots="eagles " * 6, cards=cards)
    shown = table(t.s, 0)["cards"]
    usable = {card["id"] for card in shown if card["usable"]}
    assert usable == {"elrond", "treebeard", "gandalf-power"}
    before = Table("minas-morgul", cards=cards)
    assert all(card["usable"] for card in table(before.s, 0)["cards"])


def test_until_the_black_cards_lie_out_gandalfs_vision_is_usable() -> None:
    """[M14.11, M7.13]"""
    t = Table("minas-morgul", at={"ring-bearers": 39}, cards="gandalf-vision faramir")
    t.tile(1, "ring-bearers", 1, 1, "gimli", 1).play("move 0", "move 0")
    assert t.asks() == "use_card_before_stage"
    usable = {card["id"]: card["usable"] for card in table(t.s, 0)["cards"]}
    assert usable == {"gandalf-vision": True, "faramir": False}


def test_denethor_and_the_army_of_the_dead_are_no_danger() -> None:
    """Red corners, but no enemies. [M14.1]"""
    t = Table("minas-morgul", slots="denethor army-of-the-dead haradrim mumakil - -")
    kinds = [slot["card"]["kind"] for slot in table(t.s, 0)["slots"] if slot["card"]]
    assert kinds == ["encounter", "encounter", "enemy", "enemy"]
