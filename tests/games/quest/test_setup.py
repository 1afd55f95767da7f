"""Setting up, variants, campaigns. [Q4, Q28, Q29]"""

from random import Random

import pytest

from ringtable.games.quest import GAME
from ringtable.games.quest.box.components import (
    ACTIVE,
    CAMPAIGN,
    ENCOUNTER_DECK,
    NIGHTMARE,
    SCENARIOS,
    SHADOW,
    VICTORY_DISPLAY,
)
from ringtable.games.quest.cards.ability import WILLPOWER
from ringtable.games.quest.phases.stages import win
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import END_OF_ROUND, begin
from ringtable.games.quest.timing.orders import PASS_ROUND
from ringtable.games.quest.values import willpower
from ringtable.games.quest.zones import attach, engage, move
from ringtable.kernel.decision import name_of
from ringtable.kernel.errors import BadOption
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import NOTHING

MIRKWOOD, ANDUIN, ESCAPE = SCENARIOS


def new(seats: int = 1, seed: int = 1, **options: str) -> Quest:
    s = GAME.blank(seats, GAME.settle(options), GAME.new_rng(key_from_seed(seed)))
    assert isinstance(s, Quest)
    s.facts = []
    GAME.flow.start(s)
    return s


def play(s: Quest, text: str) -> None:
    GAME.flow.play(s, GAME.flow.parse(s, s.asked, text), s.asked)


def asks(s: Quest) -> str:
    return name_of(GAME.flow.decision(s))


def begun(seats: int = 1, seed: int = 1, **options: str) -> Quest:
    """The same after the mulligans and whatever the setup asks."""
    s = new(seats, seed, **options)
    random = Random(seed)
    while s.round == 0 and s.outcome is None:
        if asks(s) == "mulligan":
            play(s, "keep")
        else:
            GAME.flow.play(s, random.choice(s.options))
    return s


def told(s: Quest, kind: str) -> list[tuple[object, ...]]:
    return [fact.values for fact in s.facts or [] if fact.kind.id == f"quest-{kind}"]


def ids(s: Quest, cards: list[int]) -> list[str]:
    return [s.id_of(card) for card in cards]


def test_heroes_enter_play_and_threat_is_the_sum_of_their_costs() -> None:
    """[Q4.1, Q4.3, Q4.4, Q27.2]"""
    s = new(4)
    assert s.threat == [29, 30, 24, 29]
    for seat in range(4):
        assert len(s.play[seat]) == 3
        assert len(s.hand[seat]) == 6  # [Q4.7]
        assert len(s.deck[seat]) == 24
        assert all(s.resources[hero] == 0 for hero in s.play[seat])


def test_the_first_player_is_agreed_upon_or_drawn() -> None:
    """[Q4.6, Q1.8]"""
    assert {new(3, seed).first for seed in range(20)} == {0, 1, 2}
    assert all(new(3, seed, first_player="agreed").first == 0 for seed in range(5))


def test_a_hand_may_be_replaced_once_in_player_order() -> None:
    """[Q4.8, Q4.9]"""
    s = new(2, first_player="agreed")
    assert asks(s) == "mulligan"
    assert s.asked == 0
    before = s.hand[0][:]
    play(s, "mulligan")
    assert len(s.hand[0]) == 6
    assert s.hand[0] != before
    assert s.asked == 1  # nobody is asked again
    play(s, "keep")
    assert asks(s) != "mulligan"


def test_a_hand_is_shuffled_in_before_the_new_one_is_drawn() -> None:
    """So a card that was returned can come again. [Q4.8]"""
    again = 0
    for seed in range(6):
        s = new(2, seed, first_player="agreed")
        before = set(s.hand[0])
        play(s, "mulligan")
        assert (len(s.hand[0]), len(s.deck[0])) == (6, 24)
        again += len(before & set(s.hand[0]))
    assert again > 0


def test_the_log_says_why_a_deck_is_shuffled() -> None:
    """In the setup, for a new hand, after a search. [Q4.3, Q4.8, Q21.12]"""
    s = new(1, scenario=MIRKWOOD)
    play(s, "mulligan")
    found = [(fact.kind.id, fact.cause) for fact in s.facts or [] if "shuffled" in fact.kind.id]
    assert found == [
        ("quest-encounters-shuffled", "Q4.3"),
        ("quest-shuffled", "Q4.3"),
        ("quest-shuffled", "Q4.8"),
        ("quest-encounters-shuffled", "Q21.12"),
    ]


def test_mirkwood_begins_with_a_spider_and_a_road() -> None:
    """Not revealed; the deck is shuffled. [Q29.3, Q4.10, Q4.11]"""
    s = begun(scenario=MIRKWOOD)
    assert ids(s, s.staging)[:2] == ["forest-spider", "old-forest-road"]
    assert s.id_of(s.stage) == "flies-and-spiders"
    assert s.round == 1
    assert not told(s, "revealed")
    assert len(s.encounter_deck) == 34


def test_the_anduin_begins_with_a_card_for_each_player_and_a_troll() -> None:
    """[Q29.9, Q29.10, Q4.12, Q4.17]"""
    s = begun(2, seed=3, scenario=ANDUIN)
    assert len(told(s, "revealed")) >= 2
    assert any(s.id_of(enemy) == "hill-troll" for enemy in s.enemies())


def test_dol_guldur_begins_with_guarded_objectives_and_a_prisoner() -> None:
    """[Q29.16, Q29.17, Q29.18, Q29.19]"""
    s = begun(2, seed=5, scenario=ESCAPE)
    assert ids(s, s.aside) == ["nazgul-of-dol-guldur"]
    for id in ("gandalfs-map", "dungeon-torch", "shadow-key"):
        card = s.copies[s.pack.numbers[id]][0]
        assert s.in_play(card)
    assert s.prisoner >= 0
    assert s.face[s.prisoner] == 0
    assert sum(len(cards) for cards in s.play) == 5
    assert len(told(s, "revealed")) >= 3


@pytest.mark.parametrize(
    ("scenario", "full", "easy"), [(MIRKWOOD, 36, 27), (ANDUIN, 47, 32), (ESCAPE, 41, 30)]
)
def test_the_size_of_encounter_decks(scenario: str, full: int, easy: int) -> None:
    """[Q29.1, Q29.2, Q28.14, Q28.18, Q-EX29]"""
    for deck, size in (("full", full), ("easy", easy)):
        s = new(2, scenario=scenario, encounter_deck=deck)
        assert sum(zone == ENCOUNTER_DECK for zone in s.zone) == size


@pytest.mark.parametrize("shadow_cards", ["on", "off"])
@pytest.mark.parametrize("deck", ["full", "easy"])
def test_the_four_modes(shadow_cards: str, deck: str) -> None:
    """[Q-EX29, Q28.1, Q28.14, Q28.16, Q28.19, Q28.20, Q28.2]"""
    s = begun(2, shadow_cards=shadow_cards, encounter_deck=deck)
    heroes = [hero for seat in range(2) for hero in s.heroes(seat)]
    assert {s.resources[hero] for hero in heroes} == {1 + (deck == "easy")}  # and the first phase
    random = Random(1)
    while s.outcome is None and s.round < 4:
        GAME.flow.play(s, random.choice(s.options))
    assert bool(told(s, "shadow-dealt")) == (shadow_cards == "on")


def test_no_two_players_have_the_same_hero() -> None:
    """[Q4.2, Q27.6]"""
    with pytest.raises(BadOption, match=r"Q27\.6"):
        new(2, deck_2="leadership")


def test_a_lone_hero_cannot_go_to_dol_guldur() -> None:
    """[Q29.33, Q28.23]"""
    deck = "Lone\n\n1x Aragorn (Core Set)\n" + "\n".join(
        f"3x {title}" for title in LORE_AND_LEADERSHIP
    )
    assert new(1, deck_1=deck, card_pool="free").threat == [12]
    with pytest.raises(BadOption, match=r"Q29\.33"):
        new(1, scenario=ESCAPE, deck_1=deck, card_pool="free")
    with pytest.raises(BadOption, match=r"Q28\.23"):
        new(1, format="campaign", deck_1=deck, card_pool="free")


LORE_AND_LEADERSHIP = (
    "Guard of the Citadel", "Faramir", "Son of Arnor", "Snowbourn Scout", "Silverlode Archer",
    "Longbeard Orc Slayer", "Ever Vigilant", "Common Cause", "For Gondor!", "Sneak Attack",
    "Valiant Sacrifice", "Steward of Gondor", "Daughter of the Nimrodel", "Erebor Hammersmith",
    "Gandalf", "Gléowine", "Lore of Imladris",
)  # fmt: skip


def test_a_small_deck_is_refused() -> None:
    """[Q27.3, Q27.10]"""
    with pytest.raises(BadOption, match=r"Q27\.3"):
        new(1, deck_1="Small\n\n1x Aragorn\n1x Gandalf\n")


# Campaigns


def win_scenario(s: Quest) -> None:
    """The players win now."""
    win(s)
    assert GAME.flow.between is not None
    GAME.flow.look_after(s, GAME.flow.between)
    GAME.flow.advance(s)


def to_round_one(s: Quest, seed: int = 1) -> None:
    random = Random(seed)
    while s.round == 0 and s.outcome is None:
        if asks(s) == "mulligan":
            play(s, "keep")
        else:
            GAME.flow.play(s, random.choice(s.options))


def test_a_campaign_plays_three_scenarios_and_adds_the_scores() -> None:
    """Each from a normal setup. [Q28.3, Q28.4, Q28.8, Q28.21]"""
    s = begun(2, format="campaign")
    assert (s.format, s.scenario) == (CAMPAIGN, 0)
    s.threat = [40, 45]
    s.damage[s.heroes(0)[0]] = 2
    win_scenario(s)
    assert s.scores == [40 + 45 + 2]
    assert s.scenario == 1
    assert asks(s) == "mulligan"
    assert s.threat == [29, 30]
    assert s.damage[s.heroes(0)[0]] == 0
    to_round_one(s)
    win_scenario(s)
    to_round_one(s)
    assert s.scenario == 2
    win_scenario(s)
    assert s.outcome is not None
    assert s.outcome.scores == (sum(s.scores),) * 2
    assert len(s.scores) == 3
    assert told(s, "campaign-score") == [(sum(s.scores),)]


def test_all_players_and_heroes_begin_the_next_scenario_of_a_plain_campaign() -> None:
    """Whoever was eliminated, whoever fell. [Q28.21, Q28.4]"""
    from ringtable.games.quest.combat.damage import deal_damage
    from ringtable.games.quest.players import eliminate

    s = begun(2, format="campaign")
    eliminate(s, 1, "Q16.1")
    deal_damage(s, s.heroes(0)[:1], 9, "Q13.2")
    s.raised = []
    win_scenario(s)
    assert s.players() == [0, 1]
    assert [len(s.heroes(seat)) for seat in (0, 1)] == [3, 3]
    assert [len(s.hand[seat]) for seat in (0, 1)] == [6, 6]


@pytest.mark.parametrize("format", ["campaign", "nightmare"])
def test_nothing_of_the_last_scenario_lies_on_the_table_of_the_next(format: str) -> None:
    """Encounter cards return to their sets, tokens and lasting effects are gone. [Q28.4, Q28.6]"""
    s = begun(1, format=format)
    patrol, web, orcs, ufthak, road, gate = (
        s.copies[s.pack.numbers[id]][0]
        for id in ("east-bight-patrol", "caught-in-a-web", "dol-guldur-orcs", "chieftan-ufthak",
                   "great-forest-web", "forest-gate")
    )  # fmt: skip
    aragorn = s.heroes(0)[0]
    engage(s, orcs, 0)
    engage(s, ufthak, 0)
    attach(s, web, aragorn, -1)
    move(s, road, ACTIVE)
    move(s, patrol, SHADOW)
    s.shadows += (patrol, orcs, 0, s.dealings)
    move(s, gate, VICTORY_DISPLAY)
    s.damage[orcs] = s.resources[ufthak] = s.progress[road] = 1
    s.committed = [aragorn]
    s.attacked = [orcs]
    s.defended = 1
    s.struck = [0, orcs]
    s.allies_played = 1
    s.orders = [PASS_ROUND]
    begin(s, WILLPOWER, aragorn, 1, END_OF_ROUND)
    s.raised = []
    win_scenario(s)
    assert s.scenario == 1
    assert (s.engaged, s.attached, s.active, s.shadows, s.victory) == ([[]], [], NOTHING, [], [])
    assert (s.committed, s.attacked, s.struck, s.effects) == ([], [], [], [])
    assert (s.allies_played, s.defended, s.orders) == (0, 0, [0])
    encounters = [card for card in range(len(s.title)) if s.owner[card] < 0]
    assert not any(s.damage[one] or s.resources[one] or s.progress[one] for one in encounters)
    assert sum(s.zone[card] == ENCOUNTER_DECK for card in encounters) == 47
    assert len(s.encounter_deck) == 47  # before the setup reveals any
    assert willpower(s, aragorn) == 2


def test_a_lost_scenario_ends_the_campaign() -> None:
    """[Q28.9]"""
    from ringtable.games.quest.players import raise_threat

    s = begun(1, format="campaign")
    raise_threat(s, 0, 50, "Q16.1")
    assert GAME.flow.between is not None
    GAME.flow.look_after(s, GAME.flow.between)
    assert s.outcome is not None
    assert s.outcome.winners == ()


def test_the_nightmare_goes_on_where_the_last_scenario_ended() -> None:
    """Threat, damage, discard piles stay; other cards go into the decks; resources are gone.
    [Q28.5, Q28.6, Q28.7]"""
    s = begun(1, format="nightmare")
    assert s.format == NIGHTMARE
    aragorn, theodred, gloin = (s.copies[s.pack.numbers[id]][0] for id in
                                ("aragorn", "theodred", "gloin"))  # fmt: skip
    from ringtable.games.quest.combat.damage import deal_damage
    from ringtable.games.quest.zones import enter_play, move

    faramir = s.copies[s.pack.numbers["faramir"]][0]
    enter_play(s, faramir, 0)
    fallen = s.hand[0][0]
    move(s, fallen, 3, 0)
    s.raised = []
    s.threat = [41]
    s.resources[aragorn] = 5
    s.exhausted[aragorn] = 1
    s.damage[aragorn] = 3
    deal_damage(s, [gloin], 9, "Q13.2")
    win_scenario(s)
    assert s.scenario == 1
    assert s.threat == [41]
    assert s.damage[aragorn] == 3
    assert s.resources[aragorn] == 0
    assert not s.exhausted[aragorn]
    assert set(s.play[0]) == {aragorn, theodred}
    assert s.discard[0].count(gloin) == 1
    assert fallen in s.discard[0]
    assert faramir not in s.play[0]
    assert len(s.hand[0]) == 6
    assert len(s.hand[0]) + len(s.deck[0]) + len(s.discard[0]) == 31


@pytest.mark.parametrize(("deck", "resources"), [("easy", 1), ("full", 0)])
def test_the_nightmare_gives_resources_in_the_easy_mode_alone(deck: str, resources: int) -> None:
    """Anew, after those of the last scenario were removed. [Q28.19, Q28.6]"""
    s = begun(1, format="nightmare", encounter_deck=deck)
    for hero in s.heroes(0):
        s.resources[hero] = 4
    win_scenario(s)
    assert [s.resources[hero] for hero in s.heroes(0)] == [resources] * 3


def test_what_goes_into_a_deck_in_the_nightmare_is_shuffled_in_and_unhurt() -> None:
    """[Q28.6, Q13.12]"""
    from ringtable.games.quest.zones import enter_play

    s = begun(1, format="nightmare")
    faramir = s.copies[s.pack.numbers["faramir"]][0]
    enter_play(s, faramir, 0)
    s.raised = []
    s.damage[faramir] = 2
    s.facts = []
    win_scenario(s)
    assert s.damage[faramir] == 0
    assert [fact.cause for fact in s.facts if fact.kind.id == "quest-shuffled"] == ["Q28.6"]


def test_threat_below_the_costs_is_raised_to_them() -> None:
    """[Q28.6]"""
    s = begun(1, format="nightmare")
    s.threat = [3]
    win_scenario(s)
    assert s.threat == [29]


def test_a_hero_who_lived_by_his_armour_alone_does_not_reach_the_next_scenario() -> None:
    """His attachment goes into the deck, and with its hit points he falls at once. [Q28.6,
    Q13.5]"""
    from ringtable.games.quest.zones import attach, move

    s = begun(1, format="nightmare", deck_1="tactics")
    plate = s.copies[s.pack.numbers["citadel-plate"]][0]
    legolas, gimli = (s.copies[s.pack.numbers[id]][0] for id in ("legolas", "gimli"))
    move(s, plate, 1, 0)
    attach(s, plate, legolas, 0)
    s.raised = []
    s.damage[legolas] = 6
    s.damage[gimli] = 2
    s.threat = [10]
    win_scenario(s)
    assert legolas in s.discard[0]
    assert gimli in s.play[0]
    assert plate in [*s.deck[0], *s.hand[0]]
    assert s.threat == [29 - s.pack.threat_cost[s.title[legolas]]]
    assert told(s, "destroyed") == [("legolas",)]


def test_what_was_removed_from_the_game_does_not_come_back_in_the_nightmare() -> None:
    """Cards go into the decks from play and from hands, not from elsewhere. [Q28.6, QC49]"""
    from ringtable.games.quest.box.components import REMOVED
    from ringtable.games.quest.zones import move

    s = begun(1, format="nightmare", deck_1="spirit")
    west = s.copies[s.pack.numbers["will-of-the-west"]][0]
    move(s, west, REMOVED)
    win_scenario(s)
    assert west in s.removed
    assert west not in [*s.deck[0], *s.hand[0]]


def test_the_table_warns_before_the_dungeon() -> None:
    """[Q28.23]"""
    s = begun(1, format="nightmare")
    from ringtable.games.quest.combat.damage import deal_damage

    deal_damage(s, s.heroes(0)[1:], 9, "Q13.2")
    s.raised = []
    win_scenario(s)
    to_round_one(s)
    assert not told(s, "last-hero-in-danger")  # on the Anduin nobody is taken prisoner
    win_scenario(s)
    assert told(s, "last-hero-in-danger") == [(0,)]


def test_an_eliminated_player_and_dead_heroes_count_in_every_later_score() -> None:
    """[Q28.22, Q28.7]"""
    from ringtable.games.quest.players import eliminate

    s = begun(2, format="nightmare")
    eliminate(s, 1, "Q16.1")
    s.raised = []
    s.threat[0] = 30
    win_scenario(s)
    assert s.scores == [30 + 50 + 30]
    to_round_one(s)
    assert s.out == 2
    threat = s.threat[0]
    s.victory = []
    for hero in s.heroes(0):
        s.damage[hero] = 0
    win_scenario(s)
    assert s.scores[1] == threat + 50 + 30


# During the setup


def test_responses_may_be_triggered_in_the_setup_and_actions_may_not() -> None:
    """Without resources Eleanor is what there is. [Q4.13, Q4.14, Q4.17]"""
    answered = 0
    for seed in range(40):
        s = new(1, seed, scenario=ANDUIN, deck_1="spirit")
        while s.round == 0:
            question = asks(s)
            assert question != "act"
            if question == "respond":
                answered += 1
                assert all("eleanor" in text for text in GAME.flow.texts(s, 0) if text != "pass")
            play(s, "keep" if question == "mulligan" else GAME.flow.texts(s, 0)[0])
    assert answered > 3


def test_what_begins_in_the_setup_ends_with_the_first_resource_phase() -> None:
    """[Q4.15]"""
    from ringtable.games.quest.timing.effects import END_OF_PHASE, END_OF_ROUND, begin

    s = new()
    hero = s.play[0][0]
    begin(s, 0, hero, 1, END_OF_PHASE)
    begin(s, 1, hero, 1, END_OF_ROUND)
    play(s, "keep")
    while s.phase == 0 and s.round == 1:
        play(s, "pass")
    assert s.effects == [1, hero, 1, END_OF_ROUND]


def test_elimination_applies_during_the_setup() -> None:
    """[Q4.16]"""
    from ringtable.games.quest.players import raise_threat

    s = new(2, scenario=ANDUIN)
    raise_threat(s, 0, 50, "Q16.1")
    while s.round == 0 and s.outcome is None:
        play(s, GAME.flow.texts(s, s.asked)[0])
    assert s.out == 1
