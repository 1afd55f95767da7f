"""The campaign: three scenarios in order with the same players. [Q28.3 to Q28.9, Q28.21 to
Q28.23]"""

from ringtable.games.quest.box.components import (
    BOX,
    DECK,
    DISCARD,
    DOL_GULDUR_ESCAPE,
    HERO,
    NIGHTMARE,
    REMOVED,
)
from ringtable.games.quest.facts import LAST_HERO_IN_DANGER
from ringtable.games.quest.state import NO_SEAT, Quest
from ringtable.games.quest.timing.orders import NO_ORDER
from ringtable.games.quest.zones import HIT_POINTS_CHANGED, move
from ringtable.kernel.state import NOTHING


def campaign_goes_on(s: Quest) -> bool:
    """A scenario was won and another follows. [Q28.3, Q28.9]"""
    return s.won > 0 and s.outcome is None


def next_scenario(s: Quest) -> None:
    """The table is cleared. In the plain campaign all begins anew; in the nightmare threat, damage,
    decks and discard piles stay. [Q28.4, Q28.5, Q28.6, Q28.7, Q28.21]"""
    s.scenario += 1
    s.won = 0
    keeps = s.format == NIGHTMARE
    for card in range(len(s.title)):
        if s.owner[card] < 0:
            put_back(s, card)
    for card in range(len(s.title)):
        if s.owner[card] >= 0:
            if keeps:
                carry_over(s, card)
            else:
                put_back(s, card)
    clear_table(s)
    if keeps:
        s.unsettled = HIT_POINTS_CHANGED  # armour went into the decks [Q13.5]
    else:
        s.out = 0


def enters_the_dungeon(s: Quest) -> bool:
    return s.format == NIGHTMARE and s.scenario == DOL_GULDUR_ESCAPE


def put_back(s: Quest, card: int) -> None:
    """Into the box, as it was."""
    move(s, card, BOX)
    forget_tokens(s, card)
    s.damage[card] = 0


def carry_over(s: Quest, card: int) -> None:
    """Heroes in play stay, with their damage, ready; dead ones stay dead; other cards go from play
    and from hands into their owner's deck. [Q28.6, Q28.7]"""
    seat = s.owner[card]
    zone = s.zone[card]
    forget_tokens(s, card)
    if zone in (DISCARD, DECK, REMOVED):
        return
    if s.pack.kind[s.title[card]] == HERO:
        s.controller[card] = seat
    else:
        s.damage[card] = 0
        move(s, card, DECK if s.plays(seat) else DISCARD, seat)


def forget_tokens(s: Quest, card: int) -> None:
    s.face[card] = s.title[card]
    s.progress[card] = 0
    s.resources[card] = 0
    s.exhausted[card] = 0
    s.seen[card] = 0
    s.host[card] = NOTHING
    s.controller[card] = NO_SEAT


def clear_table(s: Quest) -> None:
    """Nothing of the scenario lasts."""
    s.active = s.stage = s.prisoner = NOTHING
    s.quest_deck = []
    s.shadows = []
    s.committed = []
    s.attacks = []
    s.defenders = []
    s.attacked = []
    s.defended = 0
    s.strikes = []
    s.attackers = []
    s.struck = []
    s.allies_played = 0
    s.raised = []
    s.moments = []
    s.due = []
    s.used = []
    s.effects = []
    s.unsettled = 0
    s.orders = [NO_ORDER] * s.seats


def warn_of_the_prisoner(s: Quest) -> None:
    """Who has one hero left might lose it to the dungeon at once. [Q28.23]"""
    for seat in s.players():
        if len(s.heroes(seat)) == 1:
            s.tell(LAST_HERO_IN_DANGER, "Q28.23", seat)
