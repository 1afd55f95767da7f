"""The encounter set Spiders of Mirkwood."""

from typing import Final

from ringtable.games.quest.answers import card_answer
from ringtable.games.quest.box.components import (
    CONDITION,
    EVENT,
    M_ENGAGED,
    M_EXPLORED,
)
from ringtable.games.quest.cards.ability import TWO_TO_READY, WILLPOWER
from ringtable.games.quest.cards.constants import attached_has_trait, constant, on_a_hero
from ringtable.games.quest.cards.dark_verbs import reveal
from ringtable.games.quest.cards.language import (
    at,
    card,
    forced,
    response,
    shadow,
    travel,
    when_revealed,
)
from ringtable.games.quest.cards.lasting import modify
from ringtable.games.quest.cards.moving import attach_this
from ringtable.games.quest.cards.targets import (
    acting,
    character,
    committed_now,
    each,
    first_player,
    hero,
    of_the_chosen_player,
    one,
    player,
    this,
)
from ringtable.games.quest.cards.verb import aim, cause, defended_or, if_undefended
from ringtable.games.quest.cards.verbs import damage, exhaust, raise_threat
from ringtable.games.quest.cards.words import Word, choose, effect, for_each_player, way
from ringtable.games.quest.hands import discard_from_hand, look_at, take_secretly
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.order import clockwise, still_plays
from ringtable.games.quest.zones import shuffle_deck
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import ask, do, each_seat, when

# 74 King Spider. Each player exhausts a ready character. Shadow: the defending player exhausts one,
# two if the attack is undefended.
card(
    74,
    when_revealed(for_each_player(exhaust(one(character, of=acting)))),
    shadow(
        exhaust(one(character, of=acting)),
        if_undefended(exhaust(one(character, of=acting))),
    ),
)

# 75 Hummerhorns. When it engages a player, a hero of his takes five damage. Shadow: each character
# of the defending player takes a damage, two if the attack is undefended.
card(
    75,
    forced(at(M_ENGAGED, this), damage(5, one(hero, of=acting))),
    shadow(damage(defended_or(1, 2), each(character, of=acting))),
)

# 76 Ungoliant's Spawn. Each committed character has one willpower less in this phase. Shadow: your
# threat rises by 4, by 8 if the attack is undefended.
card(
    76,
    when_revealed(modify(WILLPOWER, -1, each(character, committed_now))),
    shadow(raise_threat(defended_or(4, 8))),
)


def each_has_a_ready_hero(s: Quest) -> bool:
    """[Q9.4]"""
    return all(
        any(not s.exhausted[one_hero] for one_hero in s.heroes(seat)) for seat in s.players()
    )


# 77 Great Forest Web. To travel here each player exhausts a hero.
HEROES_REST: Final = for_each_player(exhaust(one(hero, of=acting)))
card(77, travel(Word("each-player", (), HEROES_REST.doing, each_has_a_ready_hero)))


# 78 Mountains of Mirkwood. To travel here reveal a card. Explored: each player may look at the top
# five cards of his deck; then he takes one of them and shuffles it.


def look_at_five(s: Quest) -> None:
    """Each sees his own alone. [Q24.8]"""
    look_at(s, s.deck[s.seat][-5:], s.seat, cause(s))


class TakeOneOfFive(Decision[Quest]):
    """One of them: that he took one is seen, which one is not. [Q21.12, QC67]"""

    name = "one-of-five"
    clause = "Q21.12"
    private = True

    def options(self, s: Quest) -> list[Action]:
        return s.deck[s.seat][-5:]

    def take(self, s: Quest, action: Action) -> None:
        take_secretly(s, action, s.seat, s.seat, cause(s))
        shuffle_deck(s, s.seat)

    def show(self, s: Quest, action: Action) -> Answer:
        return card_answer(s, "take", "quest-option-take", action)

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-one-of-five")


TAKE_ONE_OF_FIVE: Final = TakeOneOfFive()


def one_was_seen(s: Quest) -> bool:
    """His deck had one card, as everybody saw: there is no choice. [Q31.12]"""
    return len(s.deck[s.seat]) == 1 and s.under(2)


def take_the_only_one(s: Quest) -> None:
    TAKE_ONE_OF_FIVE.take(s, s.deck[s.seat][0])


def several_were_seen(s: Quest) -> bool:
    return bool(s.deck[s.seat]) and not one_was_seen(s)


def has_a_deck(s: Quest) -> bool:
    return still_plays(s) and bool(s.deck[s.seat])


def somebody_has_a_deck(s: Quest) -> bool:
    return any(s.deck[seat] for seat in s.players())


LOOK_AND_TAKE: Final = Word(
    "search",
    (),
    (
        do(look_at_five),
        when(one_was_seen, do(take_the_only_one)),
        when(several_were_seen, ask(TAKE_ONE_OF_FIVE)),
    ),
)
# Each decides for himself; who leaves his deck alone neither sees nor shuffles it.
SEARCH: Final = choose(
    "mountains",
    way("search", LOOK_AND_TAKE),
    way("leave"),
)
SEARCH_FIVE: Final = Word(
    "search",
    (),
    (each_seat(when(has_a_deck, *SEARCH.doing), order=clockwise),),
    somebody_has_a_deck,
)
card(78, travel(reveal(1)), response(at(M_EXPLORED, this), SEARCH_FIVE))


def discard_events(s: Quest) -> None:
    for seat in s.players():
        events = [held for held in s.hand[seat] if s.pack.kind[s.title[held]] == EVENT]
        discard_from_hand(s, sorted(events), seat, cause(s))


# 79 Eyes of the Forest. Each player discards all events of his hand.
card(79, when_revealed(effect(do(discard_events))))


def highest_threat(s: Quest, seat: int) -> bool:
    return s.threat[seat] == max(s.threat[other] for other in s.players())


def the_chosen_player(s: Quest) -> int:
    return s.target


# 80 Caught in a Web. It is attached to a hero of the player with the highest threat, who readies
# him in the refresh phase only by paying two of that hero's resources.
card(
    80,
    when_revealed(
        aim(one(player, highest_threat, by=first_player, clause="Q21.8")),
        attach_this(one(hero, of_the_chosen_player, by=the_chosen_player)),
    ),
    attached_has_trait(CONDITION),
    constant(TWO_TO_READY, on_a_hero),
)
