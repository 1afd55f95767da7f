"""Paying for cards: resources of matching heroes, which may be combined. [Q7.4 to Q7.16]"""

from typing import Final

from ringtable.games.quest.answers import card_meant, card_prompt, refusal, thing_of
from ringtable.games.quest.box.components import COST_X, NEUTRAL, SPHERES, Card
from ringtable.games.quest.cards.ability import RULES, THREE_HEROES_PAY
from ringtable.games.quest.facts import PAID
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import icons
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask

THREE: Final = 3


def payers(s: Quest, seat: int, title: Card) -> list[int]:
    """The own heroes whose resources match a card; for a neutral card all of them. [Q7.5, Q7.10,
    Q7.13]"""
    sphere = s.pack.sphere[title]
    if sphere == NEUTRAL:
        return s.heroes(seat)
    return [hero for hero in s.heroes(seat) if icons(s, hero) >> sphere & 1]


def available(s: Quest, seat: int, title: Card) -> int:
    """How much a player could spend on a card."""
    found = 0
    for hero in payers(s, seat, title):
        found += s.resources[hero]
    return found


def affordable(s: Quest, seat: int, title: Card) -> bool:
    """Whether the cost can be paid; a sphere card of cost 0 still needs a hero with the icon, and X
    is seen to by its own text. [Q7.4, Q7.9, Q7.10, Q7.15, Q7.16]"""
    cost = s.pack.cost[title]
    heroes = payers(s, seat, title)
    if not heroes and s.pack.sphere[title] != NEUTRAL:
        return False
    if RULES[title] >> THREE_HEROES_PAY & 1:
        return sum(s.resources[hero] > 0 for hero in heroes) >= THREE
    if cost == COST_X:
        return True
    if cost == 0:
        return True
    found = 0
    for hero in heroes:
        found += s.resources[hero]
    return found >= cost


def purses(s: Quest, seat: int) -> list[int]:
    """What a player could spend on a card of each sphere and on a neutral one; -1 without a hero of
    the sphere. [Q7.5, Q7.9, Q7.10]"""
    found = [-1] * len(SPHERES)
    total = 0
    for hero in s.heroes(seat):
        n = s.resources[hero]
        total += n
        spheres = icons(s, hero)
        for sphere in range(NEUTRAL):
            if spheres >> sphere & 1:
                found[sphere] = max(0, found[sphere]) + n
    found[NEUTRAL] = total
    return found


def ways_to_pay(s: Quest, seat: int, title: Card, cost: int) -> list[list[int]]:
    """All splits of the cost over the pools, as pairs of hero and number; the first one is what we
    propose: from the fullest pool that is good for fewest spheres. [Q7.6, Q31.14]"""
    ranked = [
        (icons(s, hero).bit_count(), -s.resources[hero], place, hero)
        for place, hero in enumerate(payers(s, seat, title))
        if s.resources[hero] > 0
    ]
    heroes = [hero for _, _, _, hero in sorted(ranked)]
    if RULES[title] >> THREE_HEROES_PAY & 1:
        return three_of(heroes)
    return splits(s, heroes, cost)


def three_of(heroes: list[int]) -> list[list[int]]:
    """One resource from each of three heroes. [Q7.16]"""
    found: list[list[int]] = []
    for one in range(len(heroes)):
        for two in range(one + 1, len(heroes)):
            for three in range(two + 1, len(heroes)):
                found.append([heroes[one], 1, heroes[two], 1, heroes[three], 1])
    return found


def splits(s: Quest, heroes: list[int], cost: int) -> list[list[int]]:
    if cost == 0:
        return [[]]
    if not heroes:
        return []
    first, others = heroes[0], heroes[1:]
    found: list[list[int]] = []
    for n in range(min(cost, s.resources[first]), -1, -1):
        for rest in splits(s, others, cost - n):
            found.append([first, n, *rest] if n else rest)
    return found


def spend(s: Quest, hero: int, n: int, seat: int, cause: str) -> None:
    """Spent resources return to the supply. [Q7.8]"""
    s.resources[hero] -= n
    s.tell(PAID, cause, seat, s.id_of(hero), n)


class Pay(Decision[Quest]):
    """Which heroes pay how much; asked only if it matters. The frame: source is the card, n the
    cost. [Q7.6, Q31.14]"""

    name = "pay"
    clause = "Q7.4"
    stage = True

    def options(self, s: Quest) -> list[Action]:
        return list(range(len(self.ways(s))))

    def ways(self, s: Quest) -> list[list[int]]:
        return ways_to_pay(s, s.seat, s.title[s.source], s.n)

    def take(self, s: Quest, action: Action) -> None:
        way = self.ways(s)[action]
        cause = f"card:{s.id_of(s.source)}"
        for at in range(0, len(way), 2):
            spend(s, way[at], way[at + 1], s.seat, cause)

    def show(self, s: Quest, action: Action) -> Answer:
        way = self.ways(s)[action]
        heroes = [way[at] for at in range(0, len(way), 2)]
        spent = {s.id_of(way[at]): way[at + 1] for at in range(0, len(way), 2)}
        return Answer(
            self.text(s, action),
            "quest-option-pay",
            {"heroes": {"names": [f"quest-card-{s.id_of(hero)}" for hero in heroes]},
             "split": "+".join(str(way[at + 1]) for at in range(0, len(way), 2))},
            things=[thing_of(s, hero) for hero in heroes],
            data={"spent": spent},
        )  # fmt: skip

    def text(self, s: Quest, action: Action) -> str:
        way = self.ways(s)[action]
        parts = [f"{s.id_of(way[at])} {way[at + 1]}" for at in range(0, len(way), 2)]
        return f"pay {', '.join(parts)}"

    def prompt(self, s: Quest) -> Phrase:
        return card_prompt(s, "quest-ask-pay", s.source, s.n)

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        """The first hero named who cannot pay, else the sum. [Q7.4, Q7.5, Q7.13]"""
        matching = payers(s, s.seat, s.title[s.source])
        for part in thing.removeprefix("pay ").split(", "):
            hero = card_meant(s, s.seat, part.partition(" ")[0])
            if hero < 0 or not (s.is_hero(hero) or hero == s.prisoner):
                return None
            if s.controller[hero] != s.seat:
                return refusal(s, "Q7.13", "not-yours", hero)
            if hero not in matching:
                return refusal(s, "Q7.5", "no-icon", hero)
        return refusal(s, "Q7.4", "wrong-sum", s.source, s.n)


PAYING: Final = Procedure("paying", ask(Pay()))


def open_payment(s: Quest, card: int, cost: int) -> None:
    """The acting seat pays for a card."""
    if cost > 0:
        s.call(PAYING, s.seat, source=card, n=cost)
