"""Where cards go: decks, hands, piles, the staging area; coming into play and leaving it. [Q3, Q22,
Q24]"""

from ringtable.games.quest.box.components import (
    ACTIVE,
    ASIDE,
    ATTACHED,
    DECK,
    DECK_STREAM,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENCOUNTER_STREAM,
    ENGAGED,
    HAND,
    HIDDEN,
    M_ENGAGED,
    M_ENTERS,
    M_LEAVES,
    OBJECTIVE,
    ORC_GUARD,
    PLAY,
    REMOVED,
    RESTRICTED,
    SHADOW,
    STAGE,
    STAGING,
    VICTORY_DISPLAY,
    Zone,
)
from ringtable.games.quest.cards.ability import TOP_OF_THE_DECK
from ringtable.games.quest.facts import (
    ENCOUNTERS_SHUFFLED,
    SHUFFLED,
    UNCLAIMED,
)
from ringtable.games.quest.state import NO_SEAT, PAIR, PUBLIC, SHADOW_ROW, Quest
from ringtable.games.quest.timing.effects import forget_card
from ringtable.games.quest.timing.orders import wake
from ringtable.games.quest.values import rule_of
from ringtable.kernel.state import NOBODY, NOTHING

# What must be looked after before the next step, as bits of `unsettled`.
HIT_POINTS_CHANGED = 1  # [Q13.5]
TOO_MANY_RESTRICTED = 2  # [Q19.19]
PLAYERS_CHANGED = 4  # threat or heroes [Q16.1]
DECK_CHANGED = 8  # the encounter deck may be empty [Q25.2]
STAGE_CHANGED = 16  # the winning condition of the stage may hold [Q16.13]


def piles_of(s: Quest, zone: Zone) -> list[list[int]]:
    """The places of a zone that belongs to players, by seat."""
    if zone == HAND:
        return s.hand
    if zone == DECK:
        return s.deck
    if zone == DISCARD:
        return s.discard
    if zone == PLAY:
        return s.play
    return s.engaged


def place_of(s: Quest, zone: Zone) -> list[int]:
    """The place of a zone that belongs to nobody."""
    if zone == STAGING:
        return s.staging
    if zone == ATTACHED:
        return s.attached
    if zone == ENCOUNTER_DECK:
        return s.encounter_deck
    if zone == ENCOUNTER_DISCARD:
        return s.encounter_discard
    if zone == VICTORY_DISPLAY:
        return s.victory
    if zone == ASIDE:
        return s.aside
    if zone == REMOVED:
        return s.removed
    return s.quest_deck


OF_PLAYERS = 1 << HAND | 1 << DECK | 1 << DISCARD | 1 << PLAY | 1 << ENGAGED
OF_NOBODY = (
    1 << STAGING
    | 1 << ATTACHED
    | 1 << ENCOUNTER_DECK
    | 1 << ENCOUNTER_DISCARD
    | 1 << VICTORY_DISPLAY
    | 1 << ASIDE
    | 1 << REMOVED
)


def lift(s: Quest, card: int) -> None:
    """Take a card away from its place."""
    zone = s.zone[card]
    if OF_PLAYERS >> zone & 1:
        for pile in piles_of(s, zone):
            if card in pile:
                pile.remove(card)
                break
    elif OF_NOBODY >> zone & 1:
        place_of(s, zone).remove(card)
        if zone == ENCOUNTER_DECK:
            s.unsettled |= DECK_CHANGED
    elif zone == ACTIVE:
        s.active = NOTHING
    elif zone == STAGE:
        s.stage = NOTHING
    elif zone == SHADOW:
        rows = s.shadows
        for at in range(0, len(rows), SHADOW_ROW):
            if rows[at] == card:
                del rows[at : at + SHADOW_ROW]
                break
    elif card in s.quest_deck:
        s.quest_deck.remove(card)


def move(s: Quest, card: int, zone: Zone, seat: int = NOBODY) -> None:
    """Move a card to a place: of a seat, or of nobody. On a pile or deck it lies on top."""
    lift(s, card)
    s.zone[card] = zone
    s.seen[card] = 0
    if OF_PLAYERS >> zone & 1:
        piles_of(s, zone)[seat].append(card)
        if zone == HAND:
            wake(s, seat)  # his hand grows [Q32.20]
    elif OF_NOBODY >> zone & 1:
        place_of(s, zone).append(card)
    elif zone == ACTIVE:
        s.active = card
    elif zone == STAGE:
        s.stage = card
    if zone in (ENCOUNTER_DECK, ENCOUNTER_DISCARD):
        s.unsettled |= DECK_CHANGED


def top_of_encounters(s: Quest) -> int:
    """The card on top of the encounter deck, or nothing."""
    return s.encounter_deck[-1] if s.encounter_deck else NOTHING


# Shuffling


def shuffle_deck(s: Quest, seat: int, cause: str = "Q21.12") -> None:
    """Nobody knows afterwards where a card lies. [Q24.10, Q24.12]"""
    deck = s.deck[seat]
    for card in deck:
        s.seen[card] = 0
    s.rng.shuffle(DECK_STREAM + seat, deck)
    s.tell(SHUFFLED, cause, seat)


def shuffle_encounters(s: Quest, cause: str = "Q21.12") -> None:
    for card in s.encounter_deck:
        s.seen[card] = 0
    s.rng.shuffle(ENCOUNTER_STREAM, s.encounter_deck)
    s.tell(ENCOUNTERS_SHUFFLED, cause)


# Coming into play


def enter_play(s: Quest, card: int, seat: int) -> None:
    """A character comes into play, ready, under a player's control. [Q5.12, Q7.17, Q22.3]"""
    move(s, card, PLAY, seat)
    s.controller[card] = seat
    s.exhausted[card] = 0
    s.happens(M_ENTERS, card, seat)


def attach(s: Quest, card: int, host: int, seat: int) -> None:
    """Attach a card to another: it is controlled by whoever controls the character, else by the
    seat given, perhaps nobody. [Q3.10, Q22.5, Q22.7]"""
    was_in_play = s.in_play(card)
    move(s, card, ATTACHED)
    s.host[card] = host
    if host >= 0 and s.zone[host] == PLAY and seat >= 0:
        seat = s.controller[host]
    s.controller[card] = NO_SEAT if seat < 0 else seat
    s.exhausted[card] = 0
    if s.pack.keywords[s.face[card]] & RESTRICTED:
        s.unsettled |= TOO_MANY_RESTRICTED
    s.unsettled |= HIT_POINTS_CHANGED
    if not was_in_play:
        s.happens(M_ENTERS, card, seat)


def to_staging(s: Quest, card: int) -> None:
    """Into the staging area, free of everything it was attached to. [Q3.7]"""
    was_in_play = s.in_play(card)
    move(s, card, STAGING)
    s.host[card] = NOTHING
    s.controller[card] = NO_SEAT
    if not was_in_play:
        s.happens(M_ENTERS, card)


def engage(s: Quest, enemy: int, seat: int) -> None:
    """An enemy and a player engage each other, however that came about. [Q10.3, Q10.9, Q10.13]"""
    was_in_play = s.in_play(enemy)
    move(s, enemy, ENGAGED, seat)
    wake(s, seat)
    if not was_in_play:
        s.happens(M_ENTERS, enemy)
    s.happens(M_ENGAGED, enemy, seat)


def engaged_with(s: Quest, enemy: int) -> int:
    """The player an enemy is engaged with, or nobody."""
    if s.zone[enemy] == ENGAGED:
        for seat in range(s.seats):
            if enemy in s.engaged[seat]:
                return seat
    return NOBODY


# Leaving play


def leave_play(s: Quest, card: int, zone: Zone, seat: int = NOBODY) -> None:
    """A card leaves play: attachments fall off, shadow cards are discarded, tokens, modifiers and
    memory are gone. [Q3.10, Q12.14, Q13.12]"""
    was_in_play = s.in_play(card)
    was_character = s.is_character(card)
    last = s.controller[card]
    for one in s.attachments_on(card):
        fall_off(s, one)
    discard_shadows_of(s, card)
    hidden = bool(HIDDEN >> zone & 1)
    forget_card(s, card, hidden)
    s.damage[card] = 0
    s.progress[card] = 0
    s.resources[card] = 0
    s.exhausted[card] = 0
    s.host[card] = NOTHING
    s.controller[card] = NO_SEAT
    s.face[card] = s.title[card]
    if s.prisoner == card:
        s.prisoner = NOTHING
    out_of_the_fight(s, card)
    move(s, card, zone, seat)
    if hidden:
        s.seen[card] = PUBLIC  # everybody saw it go there [Q24.10]
    s.unsettled |= HIT_POINTS_CHANGED | PLAYERS_CHANGED | STAGE_CHANGED
    if was_in_play:
        s.happens(M_LEAVES, card, NOBODY if last == NO_SEAT else last)
        if last != NO_SEAT and was_character:
            wake(s, last)


def fall_off(s: Quest, card: int) -> None:
    """What its card was attached to has left play. An objective goes to the staging area, free of
    encounters; others go to their owners' piles. [Q3.10, Q19.12, Q29.25]"""
    if s.kind(card) == OBJECTIVE:
        unclaim(s, card)
    else:
        discard_card(s, card)


def unclaim(s: Quest, card: int) -> None:
    """An objective is in the staging area, unclaimed and unguarded. [Q19.15, Q29.25]"""
    if s.controller[card] != NO_SEAT:
        s.tell(UNCLAIMED, "Q29.25", s.id_of(card))
    s.exhausted[card] = 0
    to_staging(s, card)


def discard_card(s: Quest, card: int) -> None:
    """To the discard pile of the deck it came from; only Banks of the Anduin goes elsewhere.
    [Q3.15, Q22.2, QC113]"""
    owner = s.owner[card]
    if owner >= 0:
        leave_play(s, card, DISCARD, owner)
    elif s.kind(card) == OBJECTIVE and s.zone[card] == ATTACHED:
        unclaim(s, card)
    elif s.in_play(card) and rule_of(s, card, TOP_OF_THE_DECK):
        leave_play(s, card, ENCOUNTER_DECK)
    else:
        leave_play(s, card, ENCOUNTER_DISCARD)


def return_to_hand(s: Quest, card: int) -> None:
    """To its owner's hand; of an eliminated owner, to his discard pile. [Q22.2, Q16.16]"""
    owner = s.owner[card]
    leave_play(s, card, HAND if s.plays(owner) else DISCARD, owner)


def shuffle_into_deck(s: Quest, card: int) -> None:
    """Into the deck it came from; of an eliminated owner, to his discard pile. [Q22.2, Q16.16]"""
    owner = s.owner[card]
    if owner < 0:
        leave_play(s, card, ENCOUNTER_DECK)
        shuffle_encounters(s)
    elif s.plays(owner):
        leave_play(s, card, DECK, owner)
        shuffle_deck(s, owner)
    else:
        leave_play(s, card, DISCARD, owner)


def out_of_the_fight(s: Quest, card: int) -> None:
    """It is neither committed nor attacker nor defender any longer. [Q8.7, Q11.19, Q12.11]"""
    if card in s.committed:
        s.committed.remove(card)
    if s.defenders:
        s.defenders = without(s.defenders, card)
    if s.attackers:
        s.attackers = without(s.attackers, card)
    if card in s.attacked:
        s.attacked.remove(card)
    if s.struck:
        s.struck = without(s.struck, card)


def without(rows: list[int], card: int) -> list[int]:
    kept: list[int] = []
    for at in range(0, len(rows), PAIR):
        if rows[at + 1] != card:
            kept += rows[at : at + PAIR]
    return kept


def back_to_staging(s: Quest, enemy: int) -> None:
    """An enemy returns to the staging area with all that is on it; an Orc Guard goes to its owner's
    discard pile instead. [Q16.6, Q29.29, QC52]"""
    if s.face[enemy] == ORC_GUARD:
        discard_card(s, enemy)
    else:
        move(s, enemy, STAGING)


# Shadow cards


def shadows_of(s: Quest, enemy: int) -> list[int]:
    """The shadow cards of an enemy in the order they were dealt. [Q11.18]"""
    rows = s.shadows
    return [rows[at] for at in range(0, len(rows), SHADOW_ROW) if rows[at + 1] == enemy]


def discard_shadows_of(s: Quest, enemy: int) -> None:
    """Its shadow cards are discarded, resolved or not. [Q12.14, Q11.32]"""
    if s.shadows:
        for card in shadows_of(s, enemy):
            discard_shadow(s, card)


def discard_shadow(s: Quest, card: int) -> None:
    """A shadow card goes to the encounter discard pile, and its own shadow cards with it.
    [QC81]"""
    discard_shadows_of(s, card)
    forget_card(s, card, True)
    s.damage[card] = 0
    move(s, card, ENCOUNTER_DISCARD)
