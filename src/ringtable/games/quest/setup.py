"""Setting up a scenario. [Q4, Q29]"""

from typing import Final

from ringtable.games.quest.box.components import (
    DECK,
    ENCOUNTER_DECK,
    HERO,
    NIGHTMARE,
    OPENING_HAND,
    PLAY,
    QUEST_DECK,
    RESOURCE_PHASE,
    SCENARIOS,
    SETUP_STREAM,
    STAGE,
)
from ringtable.games.quest.cards.ability import SETUPS
from ringtable.games.quest.facts import (
    FIRST_PLAYER,
    KEPT,
    MULLIGAN,
    SCENARIO_BEGINS,
)
from ringtable.games.quest.hands import take_from_top
from ringtable.games.quest.phases.stages import TURN_STAGE
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.order import in_player_order
from ringtable.games.quest.zones import move, shuffle_deck, shuffle_encounters
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, run, unless, when
from ringtable.kernel.state import NOTHING

KEEP: Final = 0
REPLACE: Final = 1


def scenario_begins(s: Quest) -> None:
    s.round = 0
    s.phase = RESOURCE_PHASE  # what begins now lasts until it ends [Q4.15]
    s.step = NOTHING
    s.won = 0
    s.tell(SCENARIO_BEGINS, "Q29.1", SCENARIOS[s.scenario])


def build_encounter_deck(s: Quest) -> None:
    """All cards of the scenario's sets; fewer in the easy mode. [Q29.1, Q29.2, Q28.14, Q28.18]"""
    scenario = s.pack.scenarios[s.scenario]
    quantity = s.pack.easy_quantity if s.easy else s.pack.quantity
    for title in s.pack.titles:
        if s.pack.encounter_set[title] in scenario.sets:
            for card in s.copies[title][: quantity[title]]:
                move(s, card, ENCOUNTER_DECK)
    shuffle_encounters(s, "Q4.3")


def shuffle_player_decks(s: Quest) -> None:
    """Heroes are never shuffled in. [Q4.3]"""
    for seat in range(s.seats):
        for card in s.decks[seat]:
            if s.pack.kind[s.title[card]] != HERO:
                move(s, card, DECK, seat)
        shuffle_deck(s, seat, "Q4.3")


def heroes_enter(s: Quest) -> None:
    """Ready, undamaged, without resources (in the easy mode with one); threat is the sum of their
    threat costs. [Q4.4, Q28.19]"""
    for seat in range(s.seats):
        s.threat[seat] = 0
        for card in s.decks[seat]:
            if s.pack.kind[s.title[card]] == HERO:
                move(s, card, PLAY, seat)
                s.controller[card] = seat
                s.threat[seat] += s.pack.threat_cost[s.title[card]]
                s.resources[card] = 1 if s.easy else 0


def starts_anew(s: Quest) -> bool:
    """All but the later scenarios of a nightmare campaign start from nothing. [Q28.4, Q28.5]"""
    return s.format != NIGHTMARE or not s.scores


def go_on_from_the_last(s: Quest) -> None:
    """Decks are shuffled; resources were removed, and in the easy mode each hero has one anew;
    threat is raised to the sum of the threat costs of the heroes in play. [Q28.6, Q28.19]"""
    for seat in s.players():
        shuffle_deck(s, seat, "Q28.6")
        costs = 0
        for hero in s.heroes(seat):
            s.resources[hero] = 1 if s.easy else 0
            costs += s.pack.threat_cost[s.title[hero]]
        s.threat[seat] = max(s.threat[seat], costs)


def choose_first_player(s: Quest) -> None:
    """Agreed upon (the first seat), or by chance. [Q4.6]"""
    seats = [seat for seat in range(s.seats) if s.plays(seat)]
    agreed = s.first_agreed or len(seats) == 1
    s.first = seats[0 if agreed else s.rng.below(SETUP_STREAM, len(seats))]
    s.seat = s.first
    s.tell(FIRST_PLAYER, "Q4.6", s.first)


def draw_hands(s: Quest) -> None:
    """Six cards each. [Q4.7]"""
    for seat in s.players():
        take_from_top(s, seat, OPENING_HAND, "Q4.7")


class Mulligan(Decision[Quest]):
    """Once, the whole opening hand may be replaced; the second one is kept. [Q4.8, Q4.9]"""

    name = "mulligan"
    clause = "Q4.8"

    def options(self, s: Quest) -> list[Action]:
        return [KEEP, REPLACE]

    def take(self, s: Quest, action: Action) -> None:
        if action == KEEP:
            s.tell(KEPT, "Q4.8", s.seat)
            return
        s.tell(MULLIGAN, "Q4.8", s.seat)
        for card in s.hand[s.seat][:]:
            move(s, card, DECK, s.seat)
        shuffle_deck(s, s.seat, "Q4.8")
        take_from_top(s, s.seat, OPENING_HAND, "Q4.8")

    def show(self, s: Quest, action: Action) -> Answer:
        if action == KEEP:
            return Answer("keep", "quest-option-keep")
        return Answer("mulligan", "quest-option-mulligan")

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-mulligan")


def stack_quest_deck(s: Quest) -> None:
    """In stage order, stage 1 on top. [Q3.2, Q4.10]"""
    for stage in s.pack.scenarios[s.scenario].stages:
        for title in stage:
            card = s.copies[title][0]
            s.zone[card] = QUEST_DECK
            s.quest_deck.append(card)


def lay_first_stage(s: Quest) -> None:
    """Stage 1, side A up. [Q4.10, Q4.11]"""
    s.seat = s.first
    move(s, s.quest_deck[0], STAGE)


def has_setup(s: Quest) -> bool:
    return bool(SETUPS[s.face[s.stage]])


def carry_out_setup(s: Quest) -> None:
    """The setup text of side A. [Q4.11]"""
    s.call(SETUPS[s.face[s.stage]][0].text, s.first, source=s.stage)


SETUP: Final = Procedure(
    "setup",
    do(scenario_begins),
    do(build_encounter_deck),  # step 1
    when(starts_anew, do(shuffle_player_decks), do(heroes_enter)),  # step 2
    when(unless(starts_anew), do(go_on_from_the_last)),
    do(choose_first_player),  # step 4
    do(draw_hands),  # step 5
    in_player_order(ask(Mulligan())),
    do(stack_quest_deck),  # step 6
    do(lay_first_stage),  # step 7
    when(has_setup, do(carry_out_setup)),
    run(TURN_STAGE),
)
