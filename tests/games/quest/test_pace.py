"""How many inputs a round takes, and that no pace changes where it leads. [Q32.14, Q32.18,
Q32.22]"""

import pytest

from ringtable import new_match
from ringtable.games.quest import GAME
from ringtable.games.quest.state import Quest
from ringtable.kernel.match import Match
from tests.games.quest.scenario import Table

SETS = ("commit", "attackers", "join")
STAGES = ("pay", "host", "choose")  # they go on with a move that was begun


def is_empty(texts: list[str]) -> bool:
    """Nothing but to pass, once or for longer: the table in the browser does that by itself."""
    return set(texts) <= {"pass", "pass on"}


class Counter:
    """Plays a round and counts what people press at the table in the browser: a card that is played
    is one press and one more for each stage that is asked (the proposed payment is taken), a set
    is chosen card by card or all at once and then sent, a standing order is one key."""

    def __init__(self, table: Table, plays: int = 0) -> None:
        self.table = table
        self.plays = plays  # cards to play in the planning turns
        self.inputs = [0] * table.s.seats

    def round(self) -> list[int]:
        start = self.table.s.round
        while self.table.s.round == start and self.table.s.outcome is None:
            self.answer()
        return self.inputs

    def press(self, seat: int, *texts: str) -> None:
        """One press, whatever it sends."""
        self.inputs[seat] += 1
        self.table.play(*texts)

    def answer(self) -> None:
        table = self.table
        seat, question = table.asked, table.asks
        if is_empty(table.options):
            table.play("pass")  # the table does it
        elif question == "act":
            self.act(seat)
        elif question in SETS:
            self.inputs[seat] += 2  # all of them, sent
            while table.asks == question and table.asked == seat:
                table.play(table.options[0])
        else:
            self.press(seat, "pass" if "pass" in table.options else table.options[0])

    def act(self, seat: int) -> None:
        table = self.table
        if table.window == "W-PLAN" and self.plays and table.s.target == seat:
            wanted = [one for one in table.options if one.startswith("play")]
            if wanted:
                self.plays -= 1
                self.press(seat, wanted[0])
                while table.asks in STAGES:
                    self.press(seat, table.options[0])
                return
        self.press(seat, "pass on", "pass-round")


HAND = ["sneak-attack", "faramir", "ever-vigilant", "guard-of-the-citadel", "snowbourn-scout"]


def test_a_quiet_solo_round_takes_eight_inputs_at_most() -> None:
    """A location is revealed, nobody fights. [Q32.14, Q32.18]"""
    table = Table(
        heroes=["aragorn", "theodred", "gloin"],
        hands=HAND,
        decks=["feint"] * 3,
        staging=["old-forest-road"],
        encounters=["endless-caverns", "forest-gate", "forest-gate"],
        at="S-RES",
    )
    assert sum(Counter(table).round()) <= 8


def test_a_common_solo_round_takes_twenty_two_at_most() -> None:
    """One enemy, one location, two cards played."""
    table = Table(
        heroes=["aragorn", "theodred", "gloin"],
        hands=HAND,
        decks=["feint"] * 3,
        resources={"aragorn": 2, "theodred": 1},
        staging=["old-forest-road"],
        engaged=["king-spider"],
        encounters=["forest-gate", "endless-caverns", "endless-caverns"],
        at="S-RES",
    )
    assert sum(Counter(table, plays=2).round()) <= 22


def test_a_round_of_four_who_pass_on_takes_six_a_seat_at_most() -> None:
    table = Table(
        seats=4,
        heroes=[["aragorn"], ["eowyn"], ["legolas"], ["beravor"]],
        hands=[HAND, ["gandalf", "a-test-of-will"], ["feint", "gandalf"], ["gandalf"] * 2],
        decks=[["feint"] * 3] * 4,
        resources={"aragorn": 3, "eowyn": 2, "legolas": 2, "beravor": 2},
        encounters=["endless-caverns", "forest-gate", "old-forest-road"] * 2,
        at="S-RES",
    )
    assert max(Counter(table).round()) <= 6


# Paired games: what a reader is shown and asked changes, where the game goes does not

BY_HAND = "every question is answered by hand"
BY_THE_TABLE = "what allows nothing but to pass is passed by the table"
BY_ORDER = "a standing order passes the windows of the round"
LAST_ROUND = 4


class Paired:
    """A game in which windows are passed and everything else is answered by a fixed rule."""

    def __init__(self, seed: str, seats: int, how: str) -> None:
        self.match = new_match(GAME, seats, seed)
        self.how = how
        self.presses = 0

    def position(self) -> str:
        """Play, and tell where the game has come to; orders are no part of the position."""
        while self.match.outcome is None and s_of(self.match).round <= LAST_ROUND:
            self.answer()
        s = s_of(self.match)
        s.orders = [0] * s.seats
        return repr(s.key())

    def answer(self) -> None:
        seat = self.match.waiting()[0]
        texts = self.match.options_of(seat)
        if self.how != BY_HAND and is_empty(texts):
            self.match.play("pass", seat)
            return
        self.presses += 1
        if self.how == BY_ORDER and "pass on" in texts:
            self.match.play("pass on; pass-round", seat)
        else:
            self.match.play("pass" if "pass" in texts else texts[0], seat)


def s_of(match: Match) -> Quest:
    assert isinstance(match.state, Quest)
    return match.state


@pytest.mark.parametrize(("seed", "seats"), [("one", 1), ("two", 1), ("three", 2)])
def test_every_pace_comes_to_the_same_position(seed: str, seats: int) -> None:
    """[Q32.18, Q32.22]"""
    games = [Paired(seed, seats, how) for how in (BY_HAND, BY_THE_TABLE, BY_ORDER)]
    positions = [game.position() for game in games]
    assert positions[0] == positions[1] == positions[2]
    by_hand, by_table, by_order = (game.presses for game in games)
    assert by_hand >= by_table > by_order
