"""The verbs of card texts: damage, readiness, tokens, costs, players, progress. An amount is a
number or a function of the position. [Q21.4]"""

from ringtable.games.quest.cards import targets
from ringtable.games.quest.cards.targets import (
    Kind,
    One,
    Subject,
    Test,
    acting,
    anything,
    damaged,
    exhausted_now,
    ready_now,
    this,
    you,
)
from ringtable.games.quest.cards.verb import Act, Much, cause, much, verb
from ringtable.games.quest.cards.words import Word
from ringtable.games.quest.combat.damage import can_be_damaged, deal_damage
from ringtable.games.quest.combat.damage import exhaust as exhaust_cards
from ringtable.games.quest.combat.damage import heal as heal_cards
from ringtable.games.quest.combat.damage import ready as ready_cards
from ringtable.games.quest.facts import (
    GAINED,
)
from ringtable.games.quest.hands import could_draw, discard_at_random, discard_from_hand
from ringtable.games.quest.hands import draw as draw_cards
from ringtable.games.quest.phases.payment import spend
from ringtable.games.quest.phases.stages import place_on_location
from ringtable.games.quest.phases.stages import place_progress as place
from ringtable.games.quest.phases.stages import remove_progress as remove
from ringtable.games.quest.players import lower_threat as lower
from ringtable.games.quest.players import raise_threat as raise_
from ringtable.games.quest.state import Quest
from ringtable.kernel.decision import Action
from ringtable.kernel.procedure import ask, do, when

# Damage, readiness, tokens


def damage(n: Much, whom: Subject) -> Word:
    """Damage from a card effect; defense does not count. [Q13.4]"""
    return verb("damage", deal_damage, whom, n, can_be_damaged)


def heal(n: Much, whom: Subject) -> Word:
    """Remove damage, as far as there is. [Q13.7]"""
    return verb("heal", heal_cards, whom, n, damaged)


def heal_all(whom: Subject) -> Word:
    return verb("heal", heal_cards, whom, 1000, damaged)


def do_ready(s: Quest, cards: list[int], n: int, why: str) -> None:
    ready_cards(s, cards, why)


def do_exhaust(s: Quest, cards: list[int], n: int, why: str) -> None:
    exhaust_cards(s, cards, why)


def ready(whom: Subject) -> Word:
    return verb("ready", do_ready, whom, 0, exhausted_now)


def exhaust(whom: Subject) -> Word:
    return verb("exhaust", do_exhaust, whom, 0, ready_now)


def do_add_resources(s: Quest, cards: list[int], n: int, why: str) -> None:
    for card in cards:
        s.resources[card] += n
        s.tell(GAINED, why, s.id_of(card), n)


def add_resources(n: Much, whom: Subject) -> Word:
    return verb("add-resources", do_add_resources, whom, n)


# Costs


class PayWith(targets.ChooseOne):
    """Choose what a cost is paid with. It leaves the target of the text alone. [Q21.1, Q21.2]"""

    def __init__(self, one: One, act: Act) -> None:
        super().__init__(one)
        self.name = f"cost-{one.kind.name}"
        self.act = act

    def take(self, s: Quest, action: Action) -> None:
        self.act(s, [action], 0, cause(s))


def exhaust_one(kind: Kind, test: Test = anything) -> Word:
    """As a cost: exhaust a ready one that you control. [Q21.2]"""
    payer = One(kind, targets.both(ready_now, test), acting, acting, "Q21.1", False)
    return Word("exhaust-one", (), (ask(PayWith(payer, do_exhaust)),), payer.anybody)


def do_discard_one(s: Quest, cards: list[int], n: int, why: str) -> None:
    discard_from_hand(s, cards, s.seat, why)


def has_cards(s: Quest) -> bool:
    return bool(s.hand[s.seat])


def has_several_cards(s: Quest) -> bool:
    return len(s.hand[s.seat]) > 1


def has_one_card(s: Quest) -> bool:
    """Then there is no choice, as everybody sees. [Q31.12]"""
    return len(s.hand[s.seat]) == 1


def discard_it(s: Quest) -> None:
    discard_from_hand(s, s.hand[s.seat][:], s.seat, cause(s))


def discard_from_your_hand() -> Word:
    """Discard a card of your choice from your hand, as a cost or as an effect."""
    payer = One(targets.card_in_hand, anything, None, acting, "Q21.1", True)
    choosing = when(has_several_cards, ask(PayWith(payer, do_discard_one)))
    return Word("discard-from-hand", (), (when(has_one_card, do(discard_it)), choosing), has_cards)


class PayFrom:
    """Resources from the pool of one hero. [Q7.12]"""

    def __init__(self, n: int, whom: Subject) -> None:
        self.n = n
        self.whom = whom
        self.__name__ = f"pay {n}"

    def __call__(self, s: Quest) -> None:
        for hero in self.whom.cards(s):
            spend(s, hero, self.n, s.seat, cause(s))


class HasResources:
    def __init__(self, n: int, whom: Subject) -> None:
        self.n = n
        self.whom = whom
        self.__name__ = f"has {n} resources"

    def __call__(self, s: Quest) -> bool:
        return all(s.resources[hero] >= self.n for hero in self.whom.cards(s))


def pay(n: int, whom: Subject = this) -> Word:
    """As a cost: resources from this hero's own pool. [Q7.11, Q7.12]"""
    return Word("pay", (), (do(PayFrom(n, whom)),), HasResources(n, whom))


# Players


def do_draw(s: Quest, seats: list[int], n: int, why: str) -> None:
    for seat in seats:
        draw_cards(s, seat, n, why)


def draw(n: Much, who: Subject = you) -> Word:
    """Draw cards, if the player can. [Q6.3, Q21.4]"""
    return verb("draw", do_draw, who, n, could_draw)


def do_raise(s: Quest, seats: list[int], n: int, why: str) -> None:
    for seat in seats:
        raise_(s, seat, n, why)


def raise_threat(n: Much, who: Subject = you) -> Word:
    return verb("raise-threat", do_raise, who, n)


def do_lower(s: Quest, seats: list[int], n: int, why: str) -> None:
    for seat in seats:
        lower(s, seat, n, why)


def has_threat(s: Quest, seat: int) -> bool:
    return s.threat[seat] > 0


def lower_threat(n: Much, who: Subject = you) -> Word:
    """Never below 0. [Q16.4]"""
    return verb("lower-threat", do_lower, who, n, has_threat)


def do_discard_random(s: Quest, seats: list[int], n: int, why: str) -> None:
    for seat in seats:
        discard_at_random(s, seat, n, why)


def discard_random(n: int, who: Subject = you) -> Word:
    return verb("discard-random", do_discard_random, who, n)


# Progress


class Place:
    def __init__(self, n: Much, remove: bool) -> None:
        self.n = n
        self.remove = remove
        self.__name__ = "remove progress" if remove else "place progress"

    def __call__(self, s: Quest) -> None:
        n = much(s, self.n)
        if self.remove:
            remove(s, n, cause(s))
        else:
            place(s, n, cause(s))


def place_progress(n: Much) -> Word:
    """On the quest; the active location fills first. [Q9.10]"""
    return Word("place-progress", (), (do(Place(n, False)),))


def remove_progress(n: Much) -> Word:
    """From the quest card, never from a location. [Q9.11]"""
    return Word("remove-progress", (), (do(Place(n, True)),))


def do_explore(s: Quest, cards: list[int], n: int, why: str) -> None:
    for card in cards:
        place_on_location(s, card, n, why)


def location_in_play(s: Quest, card: int) -> bool:
    """Not one that has been explored since. [Q24.3]"""
    return s.is_location(card) and s.in_play(card)


def progress_on(n: Much, where: Subject) -> Word:
    """Progress on a location. [Q9.8, Q21.4]"""
    return verb("progress-on", do_explore, where, n, location_in_play)
