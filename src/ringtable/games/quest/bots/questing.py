"""Questing: whom to commit, where to travel."""

from random import Random
from typing import Final

from ringtable.games.quest.bots.fight import (
    Fighter,
    Foe,
    attacking_foes,
    foe,
    foresee,
    heroes_of,
    will_engage,
)
from ringtable.games.quest.bots.outlook import (
    Shadow,
    coming,
    enemy_odds,
    points_left,
    quest_value,
    seen_on_top,
    shadow_odds,
    staging_odds,
)
from ringtable.games.quest.box.components import Card
from ringtable.games.quest.cards.ability import CANNOT_ADVANCE
from ringtable.games.quest.phases.travel import STAY
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import (
    questing_willpower,
    stage_says,
    staging_threat,
    threat_strength,
    willpower,
)
from ringtable.kernel.decision import DONE, Action

ARAGORN: Final = 1
FARAMIR: Final = 14
UNEXPECTED_COURAGE: Final = 57
COMPANY: Final = 3  # so many others make Faramir's word worth more than his own willpower
OTHERS: Final = 0.55  # the share of their willpower that players after us will commit
TIRED: Final = 0.3  # what it costs to exhaust somebody who is not needed


class Prospect:
    """What a player weighs before committing: the quest on one side, the fight on the other."""

    def __init__(self, s: Quest, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.odds = staging_odds(s, seat, len(s.committed) + len(s.chosen) + 2)
        self.shadows: list[Shadow] = shadow_odds(s, seat)
        self.heroes = heroes_of(s, seat)
        self.foes: list[Foe] = attacking_foes(s, seat)
        self.foes += [foe(s, card) for card in will_engage(s, seat)]
        chance, attack, defense, hit_points = enemy_odds(s, seat)
        self.chance = min(1.0, chance)
        self.stranger = Foe(-1, attack, defense, hit_points, 2)
        for title in seen_on_top(s, seat)[:1]:  # the next card is known: no chance about it
            self.chance = 0.0
            pack = s.pack
            if 0 <= pack.engagement[title] <= s.threat[seat]:
                self.foes.append(
                    Foe(-1, pack.attack[title], pack.defense[title], pack.hit_points[title], 2)
                )
        self.lead = questing_willpower(s) - staging_threat(s) + round(OTHERS * self.later())

    def later(self) -> int:
        """The willpower of ready characters of players who commit after us."""
        order = self.s.players()
        found = 0
        for seat in order[order.index(self.seat) + 1 :]:
            for card in self.s.play[seat]:
                if not self.s.exhausted[card]:
                    found += willpower(self.s, card)
        return found

    def fight(self, ready: list[Fighter]) -> float:
        """What the combat of this round will bring to those who stay."""
        found = 0.0
        if self.foes:
            found = foresee(ready, self.heroes, self.foes, self.foes, self.shadows)
        if self.chance <= 0.0:
            return found
        more = [*self.foes, self.stranger]
        other = foresee(ready, self.heroes, more, more, self.shadows)
        return found + self.chance * (other - found)

    def quest(self, added: int) -> float:
        return quest_value(self.s, self.odds, self.lead + added)


def readies_again(s: Quest, card: int) -> bool:
    """Committing does not keep him from the fight: he can pay for it, or an attachment helps."""
    if s.face[card] == ARAGORN and s.resources[card] > 0:
        return True
    for one in s.attached:
        if s.host[one] == card and s.face[one] == UNEXPECTED_COURAGE and not s.exhausted[one]:
            return True
    return False


def best_commitment(s: Quest, seat: int, chosen: list[int], free: list[int]) -> list[int]:
    """Who of the free ones should go with those chosen already: they are ranked by willpower
    against what the fight loses with them, and the best number of them goes."""
    prospect = Prospect(s, seat)
    stay = [
        Fighter(s, card)
        for card in s.play[seat]
        if not s.exhausted[card] and (card not in chosen or readies_again(s, card))
    ]
    sure = sum(willpower(s, card) for card in chosen)
    now = prospect.fight(stay)
    ranked: list[tuple[float, int, int]] = []
    for card in free:
        strength = willpower(s, card)
        if strength <= 0:
            continue
        cost = TIRED
        if not readies_again(s, card):
            cost += max(0.0, now - prospect.fight([one for one in stay if one.card != card]))
        ranked.append((-strength / cost, card, strength))
    ranked.sort()
    best: list[int] = []
    highest = prospect.quest(sure) + now
    going: list[int] = []
    for _, card, strength in ranked:
        going.append(card)
        sure += strength
        if not readies_again(s, card):
            stay = [one for one in stay if one.card != card]
        worth = prospect.quest(sure) + prospect.fight(stay) - TIRED * len(going)
        if worth > highest:
            best, highest = going[:], worth
    if len(best) + len(chosen) > COMPANY:
        best = [card for card in best if s.face[card] != FARAMIR]
    return best


class Plan:
    """The last commitment that was worked out: the same is asked for card after card."""

    def __init__(self) -> None:
        self.position: tuple[object, ...] = ()
        self.going: list[int] = []


LAST: Final = Plan()


def position(s: Quest) -> tuple[object, ...]:
    """All that a commitment depends on."""
    return (
        s.title,
        s.seat,
        s.first,
        s.out,
        bytes(s.zone),
        bytes(s.face),
        bytes(s.seen),
        bytes(s.exhausted),
        bytes(s.damage),
        bytes(s.progress),
        s.resources[:],
        s.host[:],
        s.threat[:],
        s.committed[:],
        s.effects[:],
        s.encounter_deck[-1:],
    )


def commit(s: Quest, options: list[Action], random: Random) -> Action:
    """One after the other, in the order of the question: whoever belongs to the best commitment
    that is still open."""
    free = [card for card in options if card != DONE]
    chosen = list(s.chosen)
    now = position(s)
    if LAST.position != now or any(card not in LAST.going for card in chosen):
        LAST.going = chosen + best_commitment(s, s.seat, chosen, free)
        LAST.position = now
    for card in free:
        if card in LAST.going:
            return card
    return DONE if DONE in options else options[0]


# Travel

# What it costs to travel to a place or to have it as the active location, beyond its quest points.
PLACES: Final[dict[Card, float]] = {
    77: 3.0,  # each player exhausts a hero
    78: 2.5,  # a card is revealed, later one is found
    94: 2.5,  # two cards at random
    95: 1.5,  # nobody draws
    99: -1.5,  # somebody readies
    100: -1.5,  # two cards
    107: 2.0,  # Orc Guards
    114: 1.5,  # threat rises more
}
ROUNDS: Final = 3.0  # for which a location would lie there


def travel_worth(s: Quest, place: int) -> float:
    """Threat that goes from the staging area against progress that the place will take."""
    title = s.face[place]
    needed = s.pack.quest_points[title] - s.progress[place]
    found = ROUNDS * threat_strength(s, place) - 0.6 * needed - PLACES.get(title, 0.0)
    if not s.quest_deck and not stage_says(s, CANNOT_ADVANCE) and points_left(s) <= 4:
        found -= 3.0 * needed  # the end is near: nothing should come between
    return found


def travel(s: Quest, options: list[Action], random: Random) -> Action:
    best, highest = STAY, 0.0
    for place in options:
        if place != STAY:
            worth = travel_worth(s, place)
            if worth > highest or STAY not in options:
                best, highest = place, worth
    return best if best in options else options[0]


def badness(s: Quest, seat: int, title: Card) -> float:
    """How unwelcome a card of the encounter deck is on top: threat, and attack of enemies."""
    pack = s.pack
    found = 1.2 * max(0, pack.threat[title]) + 2.5 * pack.doomed[title]
    if pack.attack[title] >= 0:
        found += 0.7 * pack.attack[title] + 0.3 * pack.hit_points[title]
        if pack.engagement[title] <= s.threat[seat]:
            found += 1.0
    return found + TREACHERY.get(title, 0.0)


TREACHERY: Final[dict[Card, float]] = {
    75: 6.0,
    79: 2.0,
    80: 4.0,
    86: 3.0,
    92: 3.0,
    93: 3.0,
    104: 2.0,
    105: 2.0,
    112: 5.0,
    116: 3.0,
    117: 2.5,
    118: 2.0,
    108: 0.0,
}


def top_or_bottom(s: Quest, options: list[Action], random: Random) -> Action:
    """A card worse than the others goes to the bottom."""
    others = coming(s, s.seat)
    top = s.title[s.encounter_deck[-1]]
    usual = sum(badness(s, s.seat, title) for title in others) / max(1, len(others))
    return 1 if badness(s, s.seat, top) > usual else 0
