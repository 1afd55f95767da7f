"""What only Escape from Dol Guldur has: the prisoner, the objectives, Orc Guards. [Q29.16 to
Q29.35]"""

from ringtable.games.quest.box.components import (
    M_RESCUED,
    NO_CARD,
    OBJECTIVE,
    ORC_GUARD,
    PRISONER_STREAM,
    STAGING,
)
from ringtable.games.quest.combat.damage import deal_damage
from ringtable.games.quest.facts import CLAIMED, IMPRISONED, ORC_GUARD_LAID, RESCUED
from ringtable.games.quest.state import NO_SEAT, Quest
from ringtable.games.quest.zones import PLAYERS_CHANGED, attach, engage, out_of_the_fight
from ringtable.kernel.state import NOTHING

# The prisoner


def take_prisoner(s: Quest) -> None:
    """One of all heroes in play, each equally likely, is turned face down: it stays in play and
    counts as nothing. [Q29.19, Q29.20, Q21.16]"""
    heroes: list[int] = []
    for seat in range(s.seats):
        heroes += s.heroes(seat)
    hero = heroes[s.rng.below(PRISONER_STREAM, len(heroes))]
    imprison(s, hero)


def imprison(s: Quest, hero: int) -> None:
    """It has not left play. [QC19, Q29.20]"""
    s.tell(IMPRISONED, "Q29.19", s.id_of(hero))
    s.play[s.controller[hero]].remove(hero)
    s.face[hero] = NO_CARD
    s.prisoner = hero
    out_of_the_fight(s, hero)
    s.unsettled |= PLAYERS_CHANGED


def rescue(s: Quest) -> None:
    """Face up again, with one damage token. [Q29.21, QC3]"""
    hero = s.prisoner
    s.prisoner = NOTHING
    s.face[hero] = s.title[hero]
    s.play[s.controller[hero]].append(hero)
    s.tell(RESCUED, "Q29.21", s.id_of(hero))
    s.happens(M_RESCUED, hero)
    deal_damage(s, [hero], 1, "Q29.21")


# Objectives


def is_free(s: Quest, objective: int) -> bool:
    """In the staging area, unclaimed and without a guard. [Q19.13, Q29.24]"""
    return s.zone[objective] == STAGING


def claim(s: Quest, objective: int, hero: int) -> None:
    """The player takes control of it and attaches it to his hero. [Q19.13, Q22.6, Q29.24]"""
    seat = s.controller[hero]
    s.tell(CLAIMED, "Q29.24", seat, s.id_of(objective), s.id_of(hero))
    attach(s, objective, hero, seat)


def objectives_held(s: Quest) -> int:
    """How many objectives the players control. [Q29.31]"""
    kind, face = s.pack.kind, s.face
    return sum(
        kind[face[card]] == OBJECTIVE and s.controller[card] != NO_SEAT for card in s.attached
    )


# Orc Guards


def lay_orc_guard(s: Quest, seat: int) -> None:
    """The top card of his deck, unseen, is an enemy engaged with him. It is not a draw; an empty
    deck lays none. [Q29.27, Q29.28, Q24.11]"""
    if not s.deck[seat]:
        return
    card = s.deck[seat][-1]
    s.face[card] = ORC_GUARD
    s.tell(ORC_GUARD_LAID, "Q29.27", seat)
    engage(s, card, seat)
    s.seen[card] = 0
