"""The encounter set Passage Through Mirkwood, with the stages of the scenario."""

from typing import Final

from ringtable.games.quest.answers import card_answer
from ringtable.games.quest.box.components import (
    M_DESTROYED,
    M_ENGAGED,
    M_STAGE,
    M_TRAVELLED,
    PATH_STREAM,
    REMOVED,
    SPIDER,
    ZONES,
)
from ringtable.games.quest.cards.ability import ATTACK, CANNOT_ADVANCE
from ringtable.games.quest.cards.constants import constant
from ringtable.games.quest.cards.dark_verbs import remove_from_quest
from ringtable.games.quest.cards.language import (
    at,
    card,
    forced,
    passive,
    response,
    setup,
    shadow,
    when_revealed,
)
from ringtable.games.quest.cards.lasting import modify, this_attack
from ringtable.games.quest.cards.moving import discard
from ringtable.games.quest.cards.targets import (
    ChooseOne,
    Kind,
    acting,
    attachment,
    character,
    committed_now,
    exhausted_now,
    one,
    this,
)
from ringtable.games.quest.cards.verb import always_more, cause, if_undefended, wins
from ringtable.games.quest.cards.verbs import draw, raise_threat, ready
from ringtable.games.quest.cards.words import Word, effect, for_each_player
from ringtable.games.quest.facts import ADDED_TO_STAGING
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import END_OF_ROUND
from ringtable.games.quest.timing.order import clockwise, still_plays
from ringtable.games.quest.zones import move, shuffle_encounters, to_staging
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.phrase import name
from ringtable.kernel.procedure import ask, do, each_seat, when

FOREST_SPIDER: Final = 96
OLD_FOREST_ROAD: Final = 99
UNGOLIANTS_SPAWN: Final = 76

# 96 Forest Spider. When it engages a player it has one attack more in this round. Shadow: the
# defending player discards an attachment of his.
card(
    96,
    forced(at(M_ENGAGED, this), modify(ATTACK, 1, this, END_OF_ROUND)),
    shadow(discard(one(attachment, of=acting))),
)

# 97 East Bight Patrol. Shadow: +1 attack; undefended, your threat rises by 3 as well.
card(97, shadow(this_attack(ATTACK, always_more(1)), if_undefended(raise_threat(3))))

# 98 Black Forest Bats. Each player removes a character from the quest.
card(98, when_revealed(for_each_player(remove_from_quest(one(character, committed_now)))))

# 99 Old Forest Road. When the players travel here the first player may ready a character of his.
card(
    99,
    response(at(M_TRAVELLED, this), ready(one(character, exhausted_now, of=acting))),
)

# 100 Forest Gate. When the players travel here the first player may draw two cards.
card(100, response(at(M_TRAVELLED, this), draw(2)))


# Stages


def fetch(s: Quest, title: int) -> None:
    """A card of the encounter deck starts in the staging area; it is not revealed. [Q18.22]"""
    for one_card in s.encounter_deck:
        if s.title[one_card] == title:
            s.tell(ADDED_TO_STAGING, cause(s), s.id_of(one_card))
            to_staging(s, one_card)
            return


def lay_out_mirkwood(s: Quest) -> None:
    """[Q29.3]"""
    fetch(s, FOREST_SPIDER)
    fetch(s, OLD_FOREST_ROAD)
    shuffle_encounters(s)


# 119 Flies and Spiders. A Forest Spider and an Old Forest Road start in the staging area.
card(119, setup(effect(do(lay_out_mirkwood))))


def draw_the_path(s: Quest) -> None:
    """One of the two paths at random; the other is not used. [Q29.4, Q21.16]"""
    paths = s.quest_deck[:2]
    move(s, paths[1 - s.rng.below(PATH_STREAM, 2)], REMOVED)


# 120 A Fork in the Road. When it is defeated one of the two last stages is drawn.
card(120, forced(at(M_STAGE, this), effect(do(draw_the_path))))


def spiders_to_find(s: Quest) -> list[int]:
    """Spiders of the encounter deck and its discard pile, each title once in either; which copy is
    offered tells nothing of the order of the deck. [Q29.5, Q24.5]"""
    found: list[int] = []
    for pile in (s.encounter_deck, s.encounter_discard):
        titles: list[int] = []
        for one_card in sorted(pile):
            title = s.title[one_card]
            if title not in titles and s.pack.traits[title] & SPIDER:
                titles.append(title)
                found.append(one_card)
    return found


found_spider: Final = Kind("search", spiders_to_find)
A_SPIDER: Final = one(found_spider, clause="Q29.5", private=True)


class FindASpider(ChooseOne):
    """Which Spider, and where it lies. [Q29.5]"""

    def show(self, s: Quest, action: Action) -> Answer:
        zone = name(f"quest-zone-{ZONES[s.zone[action]]}")
        return card_answer(s, "choose", "quest-option-found", action, values={"zone": zone})


def finds_a_spider(s: Quest) -> bool:
    return still_plays(s) and bool(spiders_to_find(s))


def add_the_spider(s: Quest) -> None:
    s.tell(ADDED_TO_STAGING, "Q29.5", s.id_of(s.target))
    to_staging(s, s.target)


def is_the_spawn(s: Quest, card: int) -> bool:
    return s.title[card] == UNGOLIANTS_SPAWN


# 121 Don't Leave the Path! Each player searches for a Spider, which joins the staging area. The
# players win when Ungoliant's Spawn is defeated.
SEARCH: Final = Word(
    "search",
    (),
    (
        each_seat(
            when(finds_a_spider, ask(FindASpider(A_SPIDER)), do(add_the_spider)), order=clockwise
        ),
        do(shuffle_encounters),
    ),
)
card(
    121,
    when_revealed(SEARCH),
    passive(at(M_DESTROYED, where=is_the_spawn), effect(do(wins))),
    constant(CANNOT_ADVANCE),
)


def spawn_is_in_play(s: Quest, card: int) -> bool:
    return any(s.title[foe] == UNGOLIANTS_SPAWN for foe in s.enemies())


# 122 Beorn's Path. It is not defeated while Ungoliant's Spawn is in play; then the players win.
card(122, constant(CANNOT_ADVANCE, spawn_is_in_play))
