"""Boards in columns say what the view says, number by number, and nothing else."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from ringtable import api
from ringtable.kernel.game import Column, Counted
from ringtable.rl.features import Features
from ringtable.rl.names import features_of
from ringtable.rl.numbering import Numbering
from tests.rl.test_features import positions

Numbers = dict[str, int]


def row_of(board: dict[str, Any], names: list[str]) -> Numbers:
    features = Features(Numbering(names, 8), [])
    row = bytearray(features.numbering.size)
    features.walk(features.root, board, row, 0)
    values = np.frombuffer(row, np.int8)
    return {name: int(values[features.numbering.number(name)]) for name in names}


BOARD: dict[str, Any] = {"army": Column(["elves", "dwarves", "men"], bytes([3, 0, 1]))}
NAMED = {"army.elves": 3, "army.dwarves": 0, "army.men": 1}


@pytest.mark.parametrize("names", [list(NAMED), ["army.men", "x", "army.elves", "army.dwarves"]])
def test_a_column_has_the_names_of_its_numbers(names: list[str]) -> None:
    """Whether it lies in the row as it is or is put there one by one."""
    found = row_of(BOARD, names)
    assert {name: found[name] for name in NAMED} == NAMED


def test_columns_are_told_after_all_other_names() -> None:
    """In their own order, so that a list of names keeps them together."""
    features = Features(Numbering([], 64), [])
    features.walk(features.root, {**BOARD, "zeal": 1}, bytearray(64), 0)
    assert features.names() == ["zeal", "army.elves", "army.dwarves", "army.men"]


@pytest.mark.parametrize("names", [list(NAMED), ["army.men", "x", "army.elves", "army.dwarves"]])
def test_a_column_of_counts_has_them_at_its_places(names: list[str]) -> None:
    """One for each thing, or so many; beyond a byte it stops."""
    kinds = ["elves", "dwarves", "men"]
    found = row_of({"army": Counted(kinds, [0, 2, 0, 0])}, names)
    assert {name: found[name] for name in NAMED} == NAMED
    found = row_of({"army": Counted(kinds, [2, 0, 2], [100, 3, 28])}, names)
    assert [found[name] for name in NAMED] == [3, 0, 127]


def test_another_pack_may_bring_another_column() -> None:
    features = Features(Numbering([], 4096), [])
    row = bytearray(4096)
    features.walk(features.root, BOARD, row, 0)
    features.walk(features.root, {"army": Column(["ents"], bytes([9]))}, row, 0)
    assert row[features.numbering.number("army.ents")] == 9


@pytest.mark.parametrize("game", ["quest", "war"])
def test_columns_of_the_lists_follow_each_other(game: str) -> None:
    """Else every step would put their numbers one by one."""
    rules, features = api.load(game), features_of(game)
    s = positions(rules, 1, 9)[0]
    features.fill(rules, s, 0, bytearray(features.numbering.size), 0)
    waiting, seen = [features.root], 0
    while waiting:
        branch = waiting.pop()
        waiting += branch.branches.values()
        if branch.column_names:
            assert len(branch.column) == 1, branch.path
            seen += 1
    assert seen >= 10


def numbers(board: dict[str, Any], path: str) -> Numbers:
    """What a column says, without zeros."""
    column: Any = board
    for key in path.split("/"):
        column = column.get(key, Counted([], [])) if isinstance(column, dict) else column[int(key)]
    if isinstance(column, Counted):
        found: Counter[str] = Counter()
        for at, place in enumerate(column.places):
            found[column.names[place]] += 1 if column.numbers is None else column.numbers[at]
        return dict(found)
    return {name: n for name, n in zip(column.names, column.values, strict=True) if n}


def test_the_columns_of_war_are_what_the_view_shows() -> None:
    """[W36.1, W36.2]"""
    rules = api.load("war")
    for s in positions(rules, 2, 7):
        for seat in range(-1, s.seats):
            board, shown = rules.board(s, seat), rules.table(s, seat)
            assert numbers(board, "figures") == figures_of(shown)
            assert numbers(board, "cards") == cards_of(shown)
            steps = {one["nation"]: one["step"] for one in shown["politics"] if one["step"]}
            assert numbers(board, "politics") == steps
            active = [one["nation"] for one in shown["politics"] if one["active"]]
            assert board["active"] == active
            for pool in ("reserve", "fallen"):
                assert numbers(board, pool) == pool_of(shown[pool])
            assert numbers(board, "dice") == dice_of(shown)
            for one in shown["characters"]:
                assert board.get(one["id"], "") == one.get("region", "")
            marked = {name for name, n in numbers(board, "regions").items() if n & 1}
            assert marked == {one["region"] for one in shown["captured"]}
            for word in ("progress", "corruption", "revealed", "guide"):
                assert board[word] == shown["fellowship"][word]
            assert ("battle" in board) == ("battle" in shown)
            if "battle" in shown:
                for side in ("free", "shadow"):
                    assert board["battle"][side] == shown["battle"]["sides"][side]["card"]


def figures_of(shown: dict[str, Any]) -> Numbers:
    found: Counter[str] = Counter()
    for region in shown["map"]:
        for side in ("free", "shadow"):
            force = region.get(side, {})
            for units in force.get("units", []):
                for kind in ("regular", "elite"):
                    found[f"{region['region']}.{units['nation']}.{kind}"] += units[kind]
            for leaders in force.get("leaders", []):
                found[f"{region['region']}.{leaders['nation']}.leader"] += leaders["n"]
            found[f"{region['region']}.sauron.nazgul"] += force.get("nazgul", 0)
    return {name: n for name, n in found.items() if n}


def cards_of(shown: dict[str, Any]) -> Numbers:
    places = [(shown.get("hand", []), 1), (shown["played"], 4)]
    places += [(one["table"], 2) for one in shown["seats"]]
    places += [(cards, 3) for cards in shown["discard"].values()]
    return {NUMBER_OF[id]: n for cards, n in places for id in cards}


def numbers_of_cards() -> dict[str, str]:
    from ringtable.games.war.board import CARDS_OF
    from ringtable.games.war.box.content import pack_named

    events = pack_named("first").events
    return {event.id: name for event, name in zip(events, CARDS_OF, strict=True)}


NUMBER_OF = numbers_of_cards()


def pool_of(rows: list[dict[str, Any]]) -> Numbers:
    found = {}
    for row in rows:
        for kind in ("regular", "elite", "leader", "nazgul"):
            if row.get(kind):
                found[f"{row['nation']}.{kind}"] = row[kind]
    return found


def dice_of(shown: dict[str, Any]) -> Numbers:
    found: Counter[str] = Counter()
    for side in ("free", "shadow"):
        for face in shown["dice"][side]["faces"]:
            found[f"{side}.{face}"] += 1
        found[f"{side}.pool"] += shown["dice"][side]["pool"]
        found[f"{side}.box"] += shown["box"][side]
        found[f"{side}.rings"] += shown["rings"][side]
    return {name: n for name, n in found.items() if n}


def test_the_columns_of_quest_are_what_the_view_shows() -> None:
    """[Q24.5, Q24.6, Q24.13]"""
    rules = api.load("quest")
    for s in positions(rules, 2, 9):
        for seat in range(-1, s.seats):
            board, shown = rules.board(s, seat), rules.table(s, seat)
            places = {"staging": shown["staging"], "victory": shown["victory"]}
            places["discard"] = shown["encounters"]["discard"]
            for one, player in enumerate(shown["players"]):
                for word in ("play", "engaged", "discard"):
                    places[f"players/{one}/{word}"] = player[word]
                places[f"players/{one}/hand"] = [card for card in player["hand"] if card]
                assert board["players"][one]["cards"] == len(player["hand"])
                assert board["players"][one]["threat"] == player["threat"]
                known = sorted(card["id"] for card in player["known"])
                assert sorted(board["players"][one]["known"]) == known
            for path, cards in places.items():
                assert numbers(board, path) == Counter(card["id"] for card in cards), path
            for word, key in (("damage", "damage"), ("tokens", "progress"), ("resources",) * 2):
                assert numbers(board, word) == on_cards(shown, key), word
            assert board["willpower"] == shown["quest"]["willpower"]


def on_cards(shown: dict[str, Any], key: str) -> Numbers:
    """What lies on cards in play, attachments included."""
    cards = [*shown["staging"], *([shown["active"]] if shown["active"] else [])]
    for player in shown["players"]:
        cards += [*player["play"], *player["engaged"], *player["on_deck"]]
    found: Counter[str] = Counter()
    while cards:
        card = cards.pop()
        cards += card.get("attachments", [])
        found[card["id"]] += card.get(key, 0)
    return {name: n for name, n in found.items() if n}
