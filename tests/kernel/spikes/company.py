"""A spike of `quest` in the one card language: windows, moments, a nested reveal, a cancel, a card
that returns at the end of the phase, an enemy that may not attack.

Verbs are steps of the flow, conditions are functions, targets are decisions, a card's text is a
procedure. One phase is played again and again: the players act, an encounter card is revealed, the
players act again, the enemies attack, the phase ends.
"""

from random import Random
from typing import Any, ClassVar, Final

from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.effects import expire, forget, holds, last
from ringtable.kernel.fact import FactKind
from ringtable.kernel.flow import Flow
from ringtable.kernel.game import Game, Options
from ringtable.kernel.hidden import deal_anew
from ringtable.kernel.phrase import Say
from ringtable.kernel.procedure import (
    Condition,
    Procedure,
    Step,
    ask,
    by,
    choice,
    choose_one,
    do,
    each_seat,
    loop,
    named,
    run,
    until_all_pass,
    when,
)
from ringtable.kernel.questions import Choose
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import State

# Moments and times
REVEALED: Final = 0  # the text of an encounter card is about to happen
ENTERS: Final = 1  # a card has come into play
END_OF_PHASE: Final = 0

# Lasting effects
RETURNS: Final = 0  # to the hand of its owner
CANNOT_ATTACK: Final = 1

DRAWN: Final = FactKind("company-drawn", "player@seat", "n")
PLAYED: Final = FactKind("company-played", "player@seat", "card@word", reveals=True)
TURNED_UP: Final = FactKind("company-turned-up", "card@word", reveals=True)
CANCELLED: Final = FactKind("company-cancelled", "card@word")
THREAT: Final = FactKind("company-threat", "player@seat", "threat")
STRUCK: Final = FactKind("company-struck", "player@seat", "enemy@word")
LEFT: Final = FactKind("company-left", "card@word")


class Company(State):
    """Cards by number: each lies in one place."""

    COLUMNS: ClassVar[tuple[str, ...]] = (
        "hand",
        "deck",
        "in_play",
        "encounters",
        "staging",
        "threat",
        "hits",
        "struck",
        "raised",
        "moments",
        "effects",
        "phases",
    )
    __slots__ = COLUMNS

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.in_play: list[list[int]] = [[] for _ in range(seats)]
        self.encounters: list[int] = []  # the last is on top
        self.staging: list[int] = []
        self.threat: list[int] = [20] * seats
        self.hits: list[int] = [0] * seats
        self.struck: list[int] = []  # enemies that have attacked the acting seat
        self.raised: list[int] = []  # moment and card, of what has just happened
        self.moments: list[int] = []  # those that are being answered, innermost last
        self.effects: list[int] = []
        self.phases: int = 0

    def copy(self) -> "Company":
        s = Company.__new__(Company)
        self.copy_frames(s)
        s.hand = [cards[:] for cards in self.hand]
        s.deck = self.deck[:]
        s.in_play = [cards[:] for cards in self.in_play]
        s.encounters = self.encounters[:]
        s.staging = self.staging[:]
        s.threat = self.threat[:]
        s.hits = self.hits[:]
        s.struck = self.struck[:]
        s.raised = self.raised[:]
        s.moments = self.moments[:]
        s.effects = self.effects[:]
        s.phases = self.phases
        return s

    def happens(self, moment: int, card: int) -> None:
        self.raised += (moment, card)

    def happened(self, moment: int) -> bool:
        return bool(self.moments) and self.moments[-2] == moment


# The language: a card is its abilities, an ability is a moment or window and a text


class Ability:
    def __init__(self, moment: int, text: Procedure, only_if: Condition) -> None:
        self.moment = moment
        self.text = text
        self.only_if = only_if


class Card:
    def __init__(self, id: str, kind: str, *abilities: Ability) -> None:
        self.id = id
        self.kind = kind
        self.abilities = abilities


ACTION: Final = -1
TEXTS: list[Procedure] = []


def always(s: Company) -> bool:
    return True


def ability(name: str, moment: int, only_if: Condition, steps: tuple[Step, ...]) -> Ability:
    text = Procedure(name, *steps)
    TEXTS.append(text)
    return Ability(moment, text, only_if)


def action(name: str, *steps: Step, only_if: Condition = always) -> Ability:
    return ability(name, ACTION, only_if, steps)


def response(name: str, moment: int, *steps: Step, only_if: Condition = always) -> Ability:
    return ability(name, moment, only_if, steps)


def when_revealed(name: str, *steps: Step) -> Ability:
    return ability(name, REVEALED, always, steps)


# Verbs and targets


def draw(n: int) -> Step:
    return do(by(n, draw_cards))


def draw_cards(s: Company, n: int) -> None:
    drawn = [s.deck.pop() for _ in range(min(n, len(s.deck)))]
    s.hand[s.seat] += drawn
    s.tell(DRAWN, "spike", s.seat, len(drawn))


def deck_left(s: Company) -> bool:
    return bool(s.deck)


def lower_threat(n: int) -> Step:
    return do(by(n, lower))


def lower(s: Company, n: int) -> None:
    s.threat[s.seat] = max(0, s.threat[s.seat] - n)
    s.tell(THREAT, "spike", s.seat, s.threat[s.seat])


def raise_each_threat(n: int) -> Step:
    return do(by(n, raise_all))


def raise_all(s: Company, n: int) -> None:
    for seat in range(s.seats):
        s.threat[seat] += n
        s.tell(THREAT, "spike", seat, s.threat[seat])


def enemies(s: Company) -> list[int]:
    return [card for card in s.staging if CARDS[card].kind == "enemy"]


def enemy_in_sight(s: Company) -> bool:
    return bool(enemies(s))


def allies_in_hand(s: Company) -> list[int]:
    return [card for card in s.hand[s.seat] if CARDS[card].kind == "ally"]


def ally_in_hand(s: Company) -> bool:
    return bool(allies_in_hand(s))


def show_card(s: Company, card: int) -> Answer:
    return Answer(f"choose {named_card(card)}", thing=f"card:{card}")


def aim(s: Company, card: int) -> None:
    s.target = card


ONE_ENEMY: Final = Choose("enemy", "spike", enemies, show_card, aim)
ONE_ALLY: Final = Choose("ally", "spike", allies_in_hand, show_card, aim, private=True)


def cancel_it(s: Company) -> None:
    """What is being revealed has no effect. The innermost reveal is the one that is answered."""
    s.set_count_in(REVEAL, 0)
    s.tell(CANCELLED, "spike", named_card(s.moments[-1]))


def put_into_play(s: Company) -> None:
    s.hand[s.seat].remove(s.target)
    s.in_play[s.seat].append(s.target)
    s.tell(PLAYED, "spike", s.seat, named_card(s.target))
    s.happens(ENTERS, s.target)


def it_returns(s: Company) -> None:
    last(s.effects, RETURNS, s.target, s.seat, END_OF_PHASE)


def it_cannot_attack(s: Company) -> None:
    last(s.effects, CANNOT_ATTACK, s.target, 1, END_OF_PHASE)


def destroy(s: Company) -> None:
    s.staging.remove(s.target)
    forget(s.effects, s.target)
    s.tell(LEFT, "spike", named_card(s.target))


def open_a_reveal(s: Company) -> None:
    if s.encounters:
        s.call(REVEAL, source=s.encounters.pop(), n=1)


REVEAL_ANOTHER: Final = do(open_a_reveal)

# The cards, as a deck module has them

CARDS: Final = (
    # Cancel what a card just revealed does.
    Card("a-test-of-will", "event", response("a-test-of-will", REVEALED, do(cancel_it))),
    Card("a-test-of-will", "event", response("another-test-of-will", REVEALED, do(cancel_it))),
    # Put an ally of the hand into play; at the end of the phase it returns to the hand.
    Card(
        "sneak-attack",
        "event",
        action(
            "sneak-attack",
            ask(ONE_ALLY),
            do(put_into_play),
            do(it_returns),
            only_if=ally_in_hand,
        ),
    ),
    # When he comes into play: three cards, an enemy falls, or threat falls by five.
    Card(
        "gandalf",
        "ally",
        response(
            "gandalf",
            ENTERS,
            choose_one(
                "company-gandalf",
                choice("draw", draw(3), only_if=deck_left),
                choice("strike", ask(ONE_ENEMY), do(destroy), only_if=enemy_in_sight),
                choice("lower", lower_threat(5)),
            ),
        ),
    ),
    # An enemy cannot attack in this phase.
    Card(
        "feint",
        "event",
        action("feint", ask(ONE_ENEMY), do(it_cannot_attack), only_if=enemy_in_sight),
    ),
    Card("scout", "ally"),
    Card("scout", "ally"),
    Card("spear", "other"),
    Card("spear", "other"),
    Card("spear", "other"),
    Card("spear", "other"),
    Card("spear", "other"),
    # Encounter cards. Another card is revealed; only then does threat rise.
    Card("eyes", "encounter", when_revealed("eyes", REVEAL_ANOTHER, raise_each_threat(2))),
    Card("dread", "encounter", when_revealed("dread", raise_each_threat(4))),
    Card("wolf", "enemy", when_revealed("wolf", raise_each_threat(1))),
    Card("orc", "enemy"),
    Card("spider", "enemy"),
)
FIRST_ENCOUNTER: Final = 12


def named_card(card: int) -> str:
    return f"{CARDS[card].id}-{card}"


# Windows and moments


def answers_now(s: Company, card: int, moment: int) -> bool:
    return any(one.moment == moment and one.only_if(s) for one in CARDS[card].abilities)


class Act(Decision[Company]):
    """In a window: an event from the hand, or pass. What is held is nobody's business, and
    everybody who holds a card might hold one that fits."""

    name = "act"
    private = True

    def options(self, s: Company) -> list[Action]:
        cards = s.hand[s.seat]
        return [card for card in sorted(cards) if answers_now(s, card, ACTION)]

    def open_to(self, s: Company) -> bool:
        return bool(s.hand[s.seat])

    def take(self, s: Company, action: Action) -> None:
        s.hand[s.seat].remove(action)
        s.tell(PLAYED, "spike", s.seat, named_card(action))
        s.call(CARDS[action].abilities[0].text, s.seat, source=action)

    def show(self, s: Company, action: Action) -> Answer:
        return Answer(f"play {named_card(action)}", thing=f"card:{action}")


class Respond(Act):
    """At a moment: a card of the hand that answers it, or one in play that speaks of itself."""

    name = "respond"

    def options(self, s: Company) -> list[Action]:
        moment, card = s.moments[-2:]
        if moment == ENTERS:
            mine = card in s.in_play[s.seat] and answers_now(s, card, ENTERS) and s.n
            return [card] if mine else []
        return [one for one in sorted(s.hand[s.seat]) if answers_now(s, one, REVEALED)]

    def open_to(self, s: Company) -> bool:
        if s.moments[-2] == ENTERS:
            return s.moments[-1] in s.in_play[s.seat]
        return bool(s.hand[s.seat]) and s.count_in(REVEAL) > 0

    def take(self, s: Company, action: Action) -> None:
        if action in s.hand[s.seat]:
            s.hand[s.seat].remove(action)
            s.tell(PLAYED, "spike", s.seat, named_card(action))
        else:
            s.set_count_in(ANSWERS, 0)  # it speaks once of one occurrence
        s.call(CARDS[action].abilities[0].text, s.seat, source=action)


def settle(s: Company) -> None:
    """What has just happened is answered before anything else goes on."""
    if s.raised:
        s.moments += s.raised
        s.raised = []
        s.call(ANSWERS, s.seat, n=1)


def close_moment(s: Company) -> None:
    del s.moments[-2:]


ANSWERS: Final = Procedure("answers", until_all_pass(Respond()), do(close_moment))


# A reveal: turned up, perhaps cancelled, carried out. The frame: source is the card, n whether it
# stands.


def turn_up(s: Company) -> None:
    s.tell(TURNED_UP, "spike", named_card(s.source))
    if CARDS[s.source].abilities:
        s.happens(REVEALED, s.source)


def stands(s: Company) -> bool:
    return s.n > 0 and bool(CARDS[s.source].abilities)


def carry_out(s: Company) -> None:
    s.call(CARDS[s.source].abilities[0].text, source=s.source)


def put_away(s: Company) -> None:
    if CARDS[s.source].kind == "enemy":
        s.staging.append(s.source)


REVEAL: Final = Procedure("reveal", do(turn_up), when(stands, do(carry_out)), do(put_away))


# Attacks


class NextAttacker(Decision[Company]):
    name = "attacker"

    def options(self, s: Company) -> list[Action]:
        return attackers(s)

    def take(self, s: Company, action: Action) -> None:
        s.struck.append(action)
        s.hits[s.seat] += 1
        s.tell(STRUCK, "spike", s.seat, named_card(action))

    def show(self, s: Company, action: Action) -> Answer:
        return Answer(f"attacker {named_card(action)}")


def attackers(s: Company) -> list[int]:
    return [
        card
        for card in enemies(s)
        if not holds(s.effects, CANNOT_ATTACK, card) and card not in s.struck
    ]


def attackers_left(s: Company) -> bool:
    return bool(attackers(s))


def none_has_struck(s: Company) -> None:
    s.struck = []


ATTACKS: Final = Procedure(
    "attacks", do(none_has_struck), loop(attackers_left, ask(NextAttacker()))
)


# The phase


def deal(s: Company) -> None:
    cards = list(range(FIRST_ENCOUNTER))
    s.rng.shuffle(0, cards)
    for seat in range(s.seats):
        s.hand[seat] = cards[seat * 3 : seat * 3 + 3]
    s.deck = cards[s.seats * 3 :]
    encounters = list(range(FIRST_ENCOUNTER, len(CARDS)))
    s.rng.shuffle(1, encounters)
    s.encounters = encounters


def begin(s: Company) -> None:
    s.phases += 1
    s.wake()


def end_phase(s: Company) -> None:
    """What lasted until now ends, and what was to return returns."""
    ended = expire(s.effects, END_OF_PHASE)
    for at in range(0, len(ended), 4):
        what, card, seat = ended[at : at + 3]
        if what == RETURNS and card in s.in_play[seat]:
            s.in_play[seat].remove(card)
            s.hand[seat].append(card)
            s.tell(LEFT, "spike", named_card(card))


def finish(s: Company) -> None:
    s.end("over", list(range(s.seats)), "spike")


WINDOW: Final = Procedure("window", until_all_pass(Act()))
PHASE: Final = Procedure(
    "phase",
    do(begin),
    named("before", run(WINDOW)),
    REVEAL_ANOTHER,
    named("after", run(WINDOW)),
    each_seat(run(ATTACKS)),
    do(end_phase),
)


def undecided(s: Company) -> bool:
    return s.outcome is None


def over(s: Company) -> bool:
    return not s.encounters


MAIN: Final = Procedure("main", do(deal), loop(undecided, run(PHASE), when(over, do(finish))))
FLOW: Final = Flow(MAIN, also=[REVEAL, ANSWERS, *TEXTS], between=settle)


def blank(seats: int, options: Options, rng: Rng) -> Company:
    return Company(seats, rng)


def table(s: Company, seat: int) -> dict[str, Any]:
    return {
        "hand": sorted(s.hand[seat]) if seat >= 0 else [],
        "counts": [len(cards) for cards in s.hand],
        "deck": len(s.deck),
        "encounters": len(s.encounters),
        "in_play": s.in_play,
        "staging": s.staging,
        "threat": s.threat,
        "hits": s.hits,
        "moment": s.moments[-2:],
        "phases": s.phases,
    }


def redeal(s: Company, seat: int, random: Random) -> None:
    """Hands of others and the deck are one heap, but for allies that returned for all to see; the
    encounter deck is another."""
    places = [s.hand[other] for other in range(s.seats) if other != seat]
    places.append(s.deck)
    deal_anew(places, {card for place in places for card in place}, random)
    deal_anew([s.encounters], set(s.encounters), random)


def evaluate(s: Company, seat: int) -> float:
    return 1.0 / (1.0 + sum(s.hits))


def text_table(view: dict[str, Any], say: Say) -> str:
    return f"threat {view['table']['threat']}, hits {view['table']['hits']}"


GAME: Final = Game(
    "company",
    "A company against the shadow",
    (1, 3),
    FLOW,
    ("deck", "encounters"),
    blank,
    table,
    text_table,
    redeal,
    evaluate,
    (DRAWN, PLAYED, TURNED_UP, CANCELLED, THREAT, STRUCK, LEFT),
    longest=2000,
)
