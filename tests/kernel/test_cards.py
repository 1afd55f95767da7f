"""Cards of `quest` and `war` in the one card language, carried by the kernel alone."""

import pytest

from ringtable.kernel.errors import IllegalAction
from ringtable.kernel.game import Game
from ringtable.kernel.match import Match, new_match
from ringtable.kernel.rng import ScriptedRng, key_from_seed
from ringtable.testing import check_barriers, check_contract, check_questions, check_two_worlds
from tests.kernel.spikes import company, march
from tests.kernel.spikes.company import CARDS, Company
from tests.kernel.spikes.march import FREE, SHADOW, March


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


# A march on the city


def test_the_contract_holds_for_whole_moves_sieges_and_sealed_cards() -> None:
    for seed in range(3):
        check_contract(march.GAME, 2, {}, seed)


def test_nothing_of_the_march_tells_what_is_held() -> None:
    for seed in range(8):
        check_two_worlds(march.GAME, 2, {}, seed)
        check_barriers(march.GAME, 2, {}, seed)
    assert sum(check_questions(march.GAME, 2, {}, seed) for seed in range(8)) > 20


def siege(dice: list[int], tiles: list[int] | None = None) -> Match:
    match = new_match(march.GAME, 2, {}, key_from_seed(1))
    s = match.state
    s.rng = ScriptedRng(march.GAME.streams, {"dice": dice, "tiles": tiles or []})
    return match


def at(match: Match) -> March:
    assert isinstance(match.state, March)
    return match.state


MISS, HIT = 0, 5
ROUND = 1 + 5 + 2  # the Shadow's one unit, five of the garrison, two leaders once more


def test_grond_makes_the_siege_last_three_rounds() -> None:
    match = siege([MISS] * 3 * ROUND)
    match.play("play grond", SHADOW)
    for number in range(3):
        assert at(match).rounds == number
        match.play("pass", SHADOW)
        match.play("pass", FREE)
    assert at(match).turns == 1, "one unit cannot press on, and it is not asked"


def test_grond_keeps_the_first_card_from_a_city_without_a_companion() -> None:
    match = siege([MISS] * 3 * ROUND)
    at(match).fallen = 2
    match.play("play grond", SHADOW)
    match.play("pass", SHADOW)
    assert match.options_of(FREE) == ["pass"], "asked all the same: its absence would tell"
    match.play("pass", FREE)
    match.play("pass", SHADOW)
    assert len(match.options_of(FREE)) == 3


def test_the_cards_of_a_round_are_sealed_until_both_are_in() -> None:
    match = siege([MISS] * 3 * ROUND)
    match.play("play grond", SHADOW)
    before = match.view(FREE)
    match.play("combat the-nazgul-strike", SHADOW)
    assert match.view(FREE)["table"] == before["table"]
    match.play("pass", FREE)
    assert at(match).hand[SHADOW] == [1]


def test_black_breath_strikes_only_if_the_re_roll_scores_and_up_to_that_level() -> None:
    none = [MISS] * 6
    match = siege([*none, HIT, MISS, *[MISS] * 2 * ROUND])
    match.play("play grond", SHADOW)
    match.play("combat the-nazgul-strike", SHADOW)
    match.play("pass", FREE)
    assert match.options_of(SHADOW) == ["strike", "spare"]
    match.play("strike", SHADOW)
    assert at(match).fallen == 1 << march.CAPTAIN_OF_THE_CITY, "one hit is below Boromir's level"


def test_black_breath_with_two_hits_reaches_boromir() -> None:
    match = siege([*[MISS] * 6, HIT, HIT, *[MISS] * 2 * ROUND])
    match.play("play grond", SHADOW)
    match.play("combat the-nazgul-strike", SHADOW)
    match.play("pass", FREE)
    match.play("strike", SHADOW)
    assert match.options_of(SHADOW) == ["strike captain", "strike boromir"]


def test_black_breath_without_a_hit_asks_nothing() -> None:
    match = siege([MISS] * 3 * ROUND)
    match.play("play grond", SHADOW)
    match.play("combat the-nazgul-strike", SHADOW)
    match.play("pass", FREE)
    assert at(match).rounds == 1


def test_the_breaking_takes_as_many_as_the_tile_says_by_choice_of_the_free_peoples() -> None:
    match = siege([], tiles=[1])  # the second tile: two
    match.play("play the-breaking-of-the-fellowship", SHADOW)
    assert match.waiting() == [FREE]
    assert match.options_of(FREE) == ["leave gandalf", "leave gimli"]
    match.play("leave gimli", FREE)
    assert at(match).fellowship == 0b0001, "Pippin is the only one left to make two"


def test_the_breaking_takes_all_if_there_are_fewer() -> None:
    match = siege([], tiles=[3])  # three
    at(match).fellowship = 0b1000
    match.play("play the-breaking-of-the-fellowship", SHADOW)
    assert at(match).fellowship == 0


# A whole move


def test_an_army_is_moved_by_one_action_and_one_undo() -> None:
    match = siege([])
    match.play("move; from osgiliath; to morgul; 2 units", SHADOW)
    assert at(match).units == [2, 1, 0, 1, 6]
    assert [move.text for move in match.moves] == ["move; from osgiliath; to morgul; 2 units"]
    assert match.may_undo(SHADOW)
    match.undo(SHADOW)
    assert at(match).units == [2, 1, 0, 3, 4]
    match.redo()
    assert at(match).units == [2, 1, 0, 1, 6]


def test_a_whole_move_with_one_bad_stage_changes_nothing_and_names_the_stage() -> None:
    match = siege([])
    before = match.fingerprint()
    with pytest.raises(IllegalAction, match="stage 3 of the move, 'to anorien'"):
        match.play("move; from osgiliath; to anorien; 2 units", SHADOW)
    assert match.fingerprint() == before
    assert match.moves == []


def test_a_draft_asks_for_the_next_stage_and_plays_nothing() -> None:
    match = siege([])
    before = match.fingerprint()
    question = match.draft(["move", "from osgiliath"], SHADOW)
    assert question is not None
    assert question["stage"]
    assert [one["text"] for one in question["options"]] == ["to pelennor", "to morgul"]
    whole = ["move", "from osgiliath", "to morgul", "2 units"]
    assert match.draft(whole, SHADOW) is None
    assert match.fingerprint() == before


def test_a_draft_beyond_a_barrier_is_refused_with_a_sentence() -> None:
    """What a tile shows is not known before the move is made."""
    match = siege([], tiles=[1])
    move = "play the-breaking-of-the-fellowship"
    assert match.draft([move], SHADOW) is None
    with pytest.raises(IllegalAction, match="would follow on what is known only then") as refusal:
        match.draft([move, "leave gimli"], SHADOW)
    assert refusal.value.reason == "barrier"
    with pytest.raises(IllegalAction):
        match.play(f"{move}; leave gimli", SHADOW)
    assert at(match).turns == 0


def test_a_move_has_no_end_of_stages() -> None:
    match = siege([])
    with pytest.raises(IllegalAction):
        match.play("; ".join(["move"] * 100), SHADOW)


def test_the_last_of_two_sealed_answers_is_a_barrier() -> None:
    """It opens the other one, so taking it back would be peeking; the first may be taken back."""
    match = siege([MISS] * 3 * ROUND)
    match.play("play grond", SHADOW)
    match.play("pass", SHADOW)
    assert match.may_undo(SHADOW)
    match.play("pass", FREE)
    assert not match.may_undo(FREE)
