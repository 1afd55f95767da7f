"""Cards of `quest` and `war` in the one card language, carried by the kernel alone."""

import pytest

from ringtable.kernel.game import Game
from ringtable.kernel.match import Match, new_match
from ringtable.kernel.rng import key_from_seed
from ringtable.testing import check_barriers, check_contract, check_questions, check_two_worlds
from tests.kernel.spikes import company
from tests.kernel.spikes.company import CARDS, Company


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_contract_holds_for_windows_moments_and_nested_reveals(seats: int) -> None:
    check_contract(company.GAME, seats, {}, seed=seats)


def test_no_window_tells_what_is_held() -> None:
    for seed in range(8):
        check_two_worlds(company.GAME, 3, {}, seed)
        check_barriers(company.GAME, 3, {}, seed)
    assert sum(check_questions(company.GAME, 3, {}, seed) for seed in range(8)) > 20


# A company against the shadow


def number(id: str, which: int = 0) -> int:
    return [card for card in range(len(CARDS)) if CARDS[card].id == id][which]


class Table:
    """A match whose hands, deck and encounter deck are laid out by name; the last is on top."""

    def __init__(self, *hands: list[str], deck: int = 3, encounters: list[str]) -> None:
        self.match: Match = new_match(company.GAME, len(hands), {}, key_from_seed(1))
        s = self.s
        used: set[int] = set()
        for seat, names in enumerate(hands):
            s.hand[seat] = [self.take(name, used) for name in names]
        rest = [card for card in range(company.FIRST_ENCOUNTER) if card not in used]
        s.deck = rest[:deck]
        s.encounters = [number("spider"), *[self.take(name, used) for name in encounters]]
        company.GAME.flow.ask_again(s)

    def take(self, id: str, used: set[int]) -> int:
        card = next(n for n in range(len(CARDS)) if CARDS[n].id == id and n not in used)
        used.add(card)
        return card

    @property
    def s(self) -> Company:
        state = self.match.state
        assert isinstance(state, Company)
        return state

    def play(self, seat: int, text: str) -> None:
        """An answer by the beginning of its text."""
        fitting = [one for one in self.match.options_of(seat) if one.startswith(text)]
        self.match.play(fitting[0], seat)

    def all_pass(self) -> None:
        """To the end of this window or round of answers."""
        where = self.s.stack[:-5]
        while self.match.outcome is None and self.s.stack[:-5] == where:
            self.play(self.match.waiting()[0], "pass")

    @property
    def question(self) -> str:
        return self.match.game.flow.decision(self.s).name


def test_a_test_of_will_cancels_the_reveal_that_is_answered_not_the_one_around_it() -> None:
    """Eyes reveals dread before its own threat rises. The second reveal is cancelled, so dread does
    nothing, and then eyes goes on."""
    table = Table(["a-test-of-will"], ["spear"], encounters=["dread", "eyes"])
    table.all_pass()  # nobody acts before the reveal
    assert table.question == "respond"
    assert table.s.moments[-1] == number("eyes")
    table.play(0, "pass")
    table.play(1, "pass")
    assert table.s.moments[-1] == number("dread")
    assert table.match.game.flow.waiting(table.s) == [0]
    table.play(0, "play a-test-of-will")
    assert table.s.threat == [22, 22]


def test_with_two_tests_of_will_outer_and_inner_reveal_are_cancelled_each_by_its_own() -> None:
    table = Table(["a-test-of-will"], ["a-test-of-will"], encounters=["dread", "eyes"])
    table.all_pass()
    table.play(0, "play a-test-of-will")
    assert table.s.threat == [20, 20], "eyes is cancelled and reveals nothing"
    assert number("dread") in table.s.encounters


def test_the_window_opens_for_everybody_with_a_card_whatever_it_is() -> None:
    table = Table(["spear"], ["a-test-of-will"], encounters=["dread"])
    table.all_pass()
    assert table.match.waiting() == [0]
    assert table.match.options_of(0) == ["pass", "pass on"]
    assert table.match.view(1)["question"]["id"] == "respond"


def test_a_card_without_an_effect_opens_no_window() -> None:
    table = Table(["a-test-of-will"], ["spear"], encounters=["orc"])
    table.all_pass()
    assert table.question == "act"
    assert table.s.staging == [number("orc")]


def test_sneak_attack_brings_gandalf_who_answers_his_own_coming_and_returns() -> None:
    table = Table(["sneak-attack", "gandalf"], ["spear"], encounters=["orc"])
    table.play(0, "play sneak-attack")
    table.play(0, "choose gandalf")
    assert table.s.in_play[0] == [number("gandalf")]
    assert table.question == "respond"
    assert table.match.waiting() == [0], "he belongs to seat 0, which everybody knows"
    table.play(0, "play gandalf")
    assert table.match.options_of(0) == ["draw", "lower"], "there is no enemy to strike"
    table.play(0, "lower")
    assert table.s.threat == [15, 20]
    table.all_pass()
    table.all_pass()
    while table.s.phases == 1:
        table.play(table.match.waiting()[0], "")
    assert table.s.in_play[0] == []
    assert number("gandalf") in table.s.hand[0]


def test_gandalf_speaks_once_of_one_coming() -> None:
    table = Table(["sneak-attack", "gandalf"], ["spear"], encounters=["orc"])
    table.play(0, "play sneak-attack")
    table.play(0, "choose gandalf")
    table.play(0, "play gandalf")
    table.play(0, "draw")
    assert table.question == "respond"
    assert table.match.options_of(0) == ["pass", "pass on"]


def test_gandalf_may_stay_silent() -> None:
    table = Table(["sneak-attack", "gandalf"], ["spear"], encounters=["orc"])
    table.play(0, "play sneak-attack")
    table.play(0, "choose gandalf")
    table.play(0, "pass")
    assert table.s.threat == [20, 20]
    assert table.question == "act"


def test_a_feint_keeps_one_enemy_from_attacking_until_the_phase_ends() -> None:
    table = Table(["feint"], ["spear"], encounters=["orc", "spider", "wolf"])
    s = table.s
    s.staging = [number("orc"), number("wolf")]
    s.encounters = [number("dread"), number("spider")]
    table.match.game.flow.ask_again(s)
    table.play(0, "play feint")
    table.play(0, f"choose {company.named_card(number('wolf'))}")
    while table.s.phases == 1:
        table.play(table.match.waiting()[0], "pass" if table.question == "act" else "")
    assert table.s.hits == [2, 2], "orc and spider, never the wolf"
    assert table.s.effects == []


def test_a_save_in_the_middle_of_a_nested_reveal_goes_on_as_if_it_had_not_been_made() -> None:
    table = Table(["a-test-of-will"], ["spear"], encounters=["dread", "eyes"])
    table.all_pass()
    table.play(0, "pass")
    table.play(1, "pass")
    game: Game = company.GAME
    data = game.save_state(table.s)
    loaded = game.load_state(2, {}, table.match.key, data)
    assert loaded.key() == table.s.key()
    game.flow.play(loaded, game.flow.parse(loaded, 0, table.match.options_of(0)[0]), 0)
    table.play(0, "play a-test-of-will")
    assert loaded.key() == table.s.key()
