"""The cards of the spirit sphere: heroes, allies, events, attachments."""

from typing import Final

from ringtable.games.quest.box.components import (
    DECK,
    HERO,
    M_COMMIT,
    M_REVEAL,
    M_SHADOW,
    M_TRAVELLED,
    NEUTRAL,
    SPIRIT,
    STAGING,
    TREACHERY,
)
from ringtable.games.quest.cards.ability import (
    ATTACK,
    ATTACKS_STAGING_ALONE,
    PER_ROUND,
    THREAT,
    WILLPOWER,
)
from ringtable.games.quest.cards.constants import constant, host_gets, this_gets
from ringtable.games.quest.cards.dark_verbs import (
    back_to_staging,
    cancel,
    cancel_and_replace,
    cancel_shadow_effect,
)
from ringtable.games.quest.cards.language import action, at, card, limit, response
from ringtable.games.quest.cards.lasting import modify
from ringtable.games.quest.cards.moving import (
    change_control,
    may_enter,
    put_into_play,
    remove_from_the_game,
)
from ringtable.games.quest.cards.targets import (
    Kind,
    active_location,
    character,
    each,
    each_player,
    enemy,
    host,
    in_staging,
    it,
    location,
    one,
    player,
    this,
)
from ringtable.games.quest.cards.verb import aim, cause, verb
from ringtable.games.quest.cards.verbs import (
    discard_from_your_hand,
    exhaust,
    exhaust_one,
    lower_threat,
    progress_on,
    ready,
)
from ringtable.games.quest.cards.words import Word, choose, cost, effect, way
from ringtable.games.quest.facts import PILE_SHUFFLED_IN, PUT_INTO_PLAY
from ringtable.games.quest.hands import fetch_openly
from ringtable.games.quest.players import lower_threat as lower
from ringtable.games.quest.players import raise_threat
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import icons, target_of
from ringtable.games.quest.zones import enter_play, move, shuffle_deck
from ringtable.kernel.procedure import do

TOOK_PRICE: Final = 3

# 7 Éowyn. Each player may once a round discard a card of his hand: one willpower more for her.
card(
    7,
    action(
        cost(discard_from_your_hand()),
        modify(WILLPOWER, 1, this),
        limit=limit(1, PER_ROUND, each_player=True),
        by_anyone=True,
    ),
)


def is_treachery(s: Quest, card: int) -> bool:
    return s.kind(card) == TREACHERY


# 8 Eleanor. Exhaust her to cancel the effects of a treachery just revealed; the next card is
# revealed in its place.
card(8, response(at(M_REVEAL, where=is_treachery), cost(exhaust(this)), cancel_and_replace()))


def in_the_dark(s: Quest, card: int) -> int:
    """One more while he attacks an enemy in the staging area. [QC9]"""
    foe = target_of(s, card)
    return 1 if foe >= 0 and s.zone[foe] == STAGING else 0


# 9 Dúnhere. Alone he may attack an enemy in the staging area, with one attack more.
card(9, constant(ATTACKS_STAGING_ALONE), this_gets(ATTACK, in_the_dark))


def somebody_else(s: Quest, seat: int) -> bool:
    return seat != s.seat


def could_pay_threat(s: Quest) -> bool:
    return s.threat[s.seat] >= TOOK_PRICE


def pay_threat(s: Quest) -> None:
    lower(s, s.seat, TOOK_PRICE, cause(s))


def go_to_the_other(s: Quest) -> None:
    """Control changes before the threat of the new controller rises. [QC43]"""
    change_control(s, s.source, s.target, cause(s))
    raise_threat(s, s.target, TOOK_PRICE, cause(s))


# 43 Wandering Took. Lower your threat by 3: another player takes him, and his threat rises by 3.
card(
    43,
    action(
        cost(Word("pay-threat", (), (do(pay_threat),), could_pay_threat)),
        aim(one(player, somebody_else)),
        effect(do(go_to_the_other)),
        limit=limit(1, PER_ROUND),
    ),
)

# 44 Lórien Guide. When it has committed the active location gets a progress token.
card(44, response(at(M_COMMIT, this), progress_on(1, active_location)))

# 45 Northern Tracker. When it has committed each location in the staging area gets a token.
card(45, response(at(M_COMMIT, this), progress_on(1, each(location, in_staging))))

# 46 The Galadhrim's Greeting. A player's threat falls by 6, or everybody's by 2.
card(
    46,
    action(
        choose(
            "greeting",
            way("one", lower_threat(6, one(player))),
            way("all", lower_threat(2, each_player)),
        )
    ),
)


def of_spirit(s: Quest, card: int) -> bool:
    return bool(icons(s, card) >> SPIRIT & 1)


# 47 Strength of Will. Exhaust a spirit character: the location just travelled to gets two tokens.
card(
    47,
    response(at(M_TRAVELLED), cost(exhaust_one(character, of_spirit)), progress_on(2, it)),
)

# 48 Hasty Stroke. Cancel a shadow effect that is about to resolve.
card(48, response(at(M_SHADOW), cancel_shadow_effect()))


def pile_to_shuffle(s: Quest, seat: int) -> bool:
    """A discard pile with a card that is no hero. [Q13.11]"""
    return any(s.pack.kind[s.title[one]] != HERO for one in s.discard[seat])


def shuffle_pile_in(s: Quest, seats: list[int], n: int, why: str) -> None:
    """Heroes stay in the pile. [Q13.11, QC49]"""
    for seat in seats:
        cards = [fallen for fallen in s.discard[seat] if s.pack.kind[s.title[fallen]] != HERO]
        for fallen in cards:
            move(s, fallen, DECK, seat)
        shuffle_deck(s, seat)
        s.tell(PILE_SHUFFLED_IN, why, seat, len(cards))


# 49 Will of the West. A player shuffles his discard pile into his deck; this leaves the game.
card(
    49,
    action(
        verb("shuffle-pile-in", shuffle_pile_in, one(player, pile_to_shuffle)),
        remove_from_the_game(),
    ),
)

# 50 A Test of Will. Cancel the When Revealed effects of a card just revealed.
card(50, response(at(M_REVEAL), cancel()))


def all_discards(s: Quest) -> list[int]:
    """Cards in the discard piles of players in the game, each title of a pile once."""
    found: list[int] = []
    for seat in s.players():
        titles: list[int] = []
        for one_card in reversed(s.discard[seat]):
            if s.title[one_card] not in titles:
                titles.append(s.title[one_card])
                found.append(one_card)
    return found


discarded: Final = Kind("discarded", all_discards)


def ally_to_return(s: Quest, card: int) -> bool:
    """An ally of a sphere that you can pay for and that may come into play. [QC51, Q7.15]"""
    title = s.title[card]
    if s.pack.sphere[title] == NEUTRAL or not may_enter(s, card):
        return False
    return spirit_resources(s) >= s.pack.cost[title]


def spirit_resources(s: Quest) -> int:
    """What heroes with the icon of spirit could pay."""
    heroes = [one for one in s.play[s.seat] if s.is_hero(one) and of_spirit(s, one)]
    return sum(s.resources[one] for one in heroes)


def x_is_its_cost(s: Quest) -> None:
    s.n = s.pack.cost[s.title[s.target]]


# 51 Stand and Fight. An ally of any sphere in any discard pile comes into play under your control;
# X is its printed cost.
FALLEN: Final = one(discarded, ally_to_return)
card(
    51,
    action(
        Word("aim", (*aim(FALLEN).choosing, do(x_is_its_cost)), (), FALLEN.anybody),
        put_into_play(it),
    ),
)

# 52 A Light in the Dark. An engaged enemy goes back to the staging area.
card(52, action(back_to_staging(one(enemy))))


def spirit_card_of_yours(s: Quest, card: int) -> bool:
    title = s.title[card]
    mine = s.owner[card] == s.seat
    return mine and s.pack.kind[title] != HERO and s.pack.sphere[title] == SPIRIT


def take_from_pile(s: Quest, cards: list[int], n: int, why: str) -> None:
    for one_card in cards:
        fetch_openly(s, one_card, s.owner[one_card], why)


# 53 Dwarven Tomb. A spirit card of your discard pile comes back to your hand.
card(53, action(verb("take-back", take_from_pile, one(discarded, spirit_card_of_yours))))


def fallen_hero(s: Quest, card: int) -> bool:
    """A hero of a player in the game, and none of that title is in play. [QC54, Q16.10]"""
    title = s.title[card]
    if s.pack.kind[title] != HERO:
        return False
    return all(s.title[other] != title for other in s.characters())


def bring_hero_back(s: Quest, cards: list[int], n: int, why: str) -> None:
    for one_card in cards:
        s.tell(PUT_INTO_PLAY, why, s.owner[one_card], s.id_of(one_card))
        enter_play(s, one_card, s.owner[one_card])


# 54 Fortune or Fate. A hero in a discard pile comes back to his owner: ready, unhurt, without
# resources.
card(54, action(verb("bring-back", bring_hero_back, one(discarded, fallen_hero))))

# 55 The Favor of the Lady. One willpower more.
card(55, host_gets(WILLPOWER, 1))

# 56 Power in the Earth. The location has one threat less.
card(56, host_gets(THREAT, -1))

# 57 Unexpected Courage. Exhaust this to ready its hero.
card(57, action(cost(exhaust(this)), ready(host)))
