"""What a seat cannot know, dealt anew: hands of others, decks, face-down shadow cards, the cards
under Orc Guards. [Q24]"""

from random import Random

from ringtable.games.quest.box.components import DECK, ENCOUNTER_DECK, HAND, ORC_GUARD, SHADOW
from ringtable.games.quest.state import PUBLIC, SHADOW_ROW, Quest
from ringtable.kernel.effects import ROW
from ringtable.kernel.hidden import deal_anew
from ringtable.kernel.state import FRAME


def redeal(s: Quest, seat: int, random: Random) -> None:
    """Every place keeps its number of cards, every known card its place."""
    redeal_encounters(s, seat, random)
    for owner in range(s.seats):
        redeal_player(s, owner, seat, random)


def known(s: Quest, card: int, seat: int) -> bool:
    """Whether a seat has seen a hidden card where it lies. [Q24.10, Q24.12]"""
    if s.seen[card] == PUBLIC:
        return True
    return seat >= 0 and bool(s.seen[card] >> seat & 1)


def redeal_encounters(s: Quest, seat: int, random: Random) -> None:
    """The encounter deck and the shadow cards that are face down are one heap. [Q24.6]"""
    rows = s.shadows
    places = [at for at in range(0, len(rows), SHADOW_ROW) if not rows[at + 2]]
    dealt = [rows[at] for at in places]
    deck = s.encounter_deck[:]
    unknown = {card for card in [*deck, *dealt] if not known(s, card, seat)}
    deal_anew([deck, dealt], unknown, random)
    for place, card in zip(places, dealt, strict=True):
        rows[place] = card
        s.zone[card] = SHADOW
    for card in deck:
        s.zone[card] = ENCOUNTER_DECK
    s.encounter_deck = deck


def redeal_player(s: Quest, owner: int, seat: int, random: Random) -> None:
    """His deck, the cards under Orc Guards, and for others than himself his hand."""
    hand, deck = s.hand[owner][:], s.deck[owner][:]
    guards = [card for card in s.guards() if s.owner[card] == owner]
    under = guards[:]
    places = [deck, under]
    if owner != seat:
        places.append(hand)
    held = in_use(s)
    unknown = {
        card for place in places for card in place if not known(s, card, seat) and card not in held
    }
    deal_anew(places, unknown, random)
    s.hand[owner], s.deck[owner] = hand, deck
    for guard, card in zip(guards, under, strict=True):
        lay_under(s, guard, card)
    for card in hand:
        s.zone[card] = HAND
        s.face[card] = s.title[card]
    for card in deck:
        s.zone[card] = DECK
        s.face[card] = s.title[card]
    for card in under:
        s.face[card] = ORC_GUARD


def in_use(s: Quest) -> set[int]:
    """Cards of a hand that somebody is just playing: they stay what they are."""
    found = {s.source, s.target, *s.chosen}
    for at in range(0, len(s.stack), FRAME):
        found |= {s.stack[at + 2], s.stack[at + 3]}
    return {card for card in found if 0 <= card < len(s.zone) and s.zone[card] == HAND}


def lay_under(s: Quest, guard: int, card: int) -> None:
    """Another card is the Orc Guard: everything that speaks of him speaks of it now."""
    if guard == card:
        return
    s.zone[card] = s.zone[guard]
    for seat in s.engaged:
        rename(seat, guard, card)
    for column in (s.attacked, s.host, s.chosen):
        rename(column, guard, card)
    for at in range(1, len(s.shadows), SHADOW_ROW):
        s.shadows[at] = card if s.shadows[at] == guard else s.shadows[at]
    for at in range(1, len(s.effects), ROW):
        s.effects[at] = card if s.effects[at] == guard else s.effects[at]
    for rows, step, offset in (
        (s.attacks, 2, 0),
        (s.strikes, 2, 0),
        (s.struck, 2, 1),
        (s.moments, 3, 1),
        (s.raised, 3, 1),
        (s.stack, FRAME, 2),
        (s.stack, FRAME, 3),
    ):
        for at in range(offset, len(rows), step):
            rows[at] = card if rows[at] == guard else rows[at]
    s.source = card if s.source == guard else s.source
    s.target = card if s.target == guard else s.target
    s.exhausted[card], s.exhausted[guard] = s.exhausted[guard], 0
    for tokens in (s.damage, s.resources, s.progress):
        tokens[card], tokens[guard] = tokens[guard], 0


def rename(cards: list[int], old: int, new: int) -> None:
    for place, card in enumerate(cards):
        if card == old:
            cards[place] = new
