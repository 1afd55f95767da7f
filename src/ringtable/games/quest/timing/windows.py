"""Action windows: the players act in turn until all have passed. [Q5.4 to Q5.9, Q5.20, Q32.2,
Q32.3]"""

from typing import Final

from ringtable.games.quest.answers import card_answer, card_text
from ringtable.games.quest.box.components import (
    ALLY,
    IN_PLAY,
    W_PLAN,
    WINDOWS,
    Card,
    Window,
)
from ringtable.games.quest.box.content import core_pack
from ringtable.games.quest.cards.ability import ABILITIES, ACTIONS, EVENTS, RULES, Ability
from ringtable.games.quest.phases.payment import affordable, purses
from ringtable.games.quest.phases.planning import (
    PLAY_ALLY,
    PLAY_ATTACHMENT,
    might_play_a_card,
    playable_cards,
)
from ringtable.games.quest.refusals import why_not_act
from ringtable.games.quest.state import MOST_CARDS, PUBLIC, Quest
from ringtable.games.quest.timing.effects import could
from ringtable.games.quest.timing.moments import ANY_CARD, held, players_from_here
from ringtable.games.quest.timing.orders import (
    GIVING_ORDERS,
    PASS_WINDOW,
    end_orders,
    passes_by_order,
    wake_others,
)
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, name, seat
from ringtable.kernel.procedure import Procedure, Step, by, do, named, until_all_pass
from ringtable.kernel.state import NOBODY, NOTHING

ORDER: Final = -20  # give a standing order
FROM_HAND: Final = MOST_CARDS - 1  # in the place of an ability: play an ally or attachment


def action_code(ability: int, card: int) -> Action:
    return ability * MOST_CARDS + card


def usable(s: Quest, seat: int) -> list[Action]:
    """Actions of cards in play: of those he controls, and of those that serve every player.
    [Q32.3]"""
    found: list[Action] = []
    for card in s.play[seat]:
        if ACTIONS[s.face[card]]:
            add_actions(s, seat, card, found)
    for card in s.attached:
        if ACTIONS[s.face[card]] and s.controller[card] == seat:
            add_actions(s, seat, card, found)
    for ability in FOR_EVERYBODY:
        for card in s.copies[ability.title]:
            if not IN_PLAY >> s.zone[card] & 1 or s.face[card] != ability.title:
                continue
            if ability.fits(s.phase) and could(s, ability, card, seat, NOTHING, 0):
                found.append(action_code(ability.number, card))
    return found


def add_actions(s: Quest, seat: int, card: int, found: list[Action]) -> None:
    for ability in ACTIONS[s.face[card]]:
        if ability.by_anyone or not ability.fits(s.phase):
            continue
        if could(s, ability, card, seat, NOTHING, 0):
            found.append(action_code(ability.number, card))


FOR_EVERYBODY: Final[list[Ability]] = []  # filled when all cards are known


def playable_events(s: Quest, seat: int) -> list[Action]:
    """Events with an action in the hand, each title once. [Q7.22, Q18.8]"""
    found: list[Action] = []
    looked: list[Card] = []
    for card in s.hand[seat]:
        title = s.title[card]
        if EVENTS[title] and title not in looked:
            looked.append(title)
            if affordable(s, seat, title):
                for ability in EVENTS[title]:
                    if ability.fits(s.phase) and could(s, ability, card, seat, NOTHING, 0):
                        found.append(action_code(ability.number, held(s, seat, title)))
    return found


def might_play_an_event(s: Quest, seat: int) -> bool:
    """Whether some event, were it in the hidden part of the hand, could be played. [Q32.10,
    Q32.13]"""
    purse = purses(s, seat)
    sphere, cost = s.pack.sphere, s.pack.cost
    for ability in HAND_ACTIONS:
        title = ability.title
        price = cost[title]
        if purse[sphere[title]] < (price if price > 0 else 0) or not ability.fits(s.phase):
            continue
        if RULES[title] and not affordable(s, seat, title):  # a restriction on paying [Q7.16]
            continue
        if could(s, ability, ANY_CARD, seat, NOTHING, 0, True):
            return True
    return False


HAND_ACTIONS: Final[list[Ability]] = []  # filled when all cards are known


def index_actions() -> None:
    """Sort the actions of all cards once they are written."""
    for abilities in ACTIONS:
        FOR_EVERYBODY.extend(one for one in abilities if one.by_anyone)
    for abilities in EVENTS:
        HAND_ACTIONS.extend(abilities)
    HAND_ACTIONS.sort(key=cost_of)  # what is cheap is found first


def cost_of(ability: Ability) -> int:
    return core_pack().cost_without_x(ability.title)


class Act(Decision[Quest]):
    """An action, in the own planning turn also an ally or attachment, or pass. The frame: n is the
    window, target in a planning turn the player whose turn it is. [Q5.7, Q7.3, Q31.2, Q31.3]"""

    name = "act"
    clause = "Q5.7"
    private = True
    may_pass_on = False

    def options(self, s: Quest) -> list[Action]:
        found = usable(s, s.seat)
        found += playable_events(s, s.seat)
        if s.n == W_PLAN and s.target == s.seat:
            found += [action_code(FROM_HAND, card) for card in playable_cards(s, s.seat)]
        if s.seats > 1 or found:
            found.append(ORDER)
        return found

    def open_to(self, s: Quest) -> bool:
        """By public knowledge, unless a standing order answers. [Q32.10, Q32.18]"""
        if passes_by_order(s, s.seat, s.n, s.target):
            return False
        return could_act(s, s.seat, s.n, s.target)

    def take(self, s: Quest, action: Action) -> None:
        if action == ORDER:
            s.pc -= 1  # the same opportunity once more: the order will pass it
            s.call(GIVING_ORDERS, s.seat, target=s.target, n=s.n)
            return
        wake_others(s, s.seat)
        card = action % MOST_CARDS
        number = action // MOST_CARDS
        if number == FROM_HAND:
            is_ally = s.pack.kind[s.title[card]] == ALLY
            s.call(PLAY_ALLY if is_ally else PLAY_ATTACHMENT, s.seat, source=card)
        else:
            s.call(ABILITIES[number].text, s.seat, source=card)

    def show(self, s: Quest, action: Action) -> Answer:
        if action == ORDER:
            return Answer("pass on", "quest-option-order", verb="pass-on")
        card = action % MOST_CARDS
        number = action // MOST_CARDS
        from_hand = number == FROM_HAND or ABILITIES[number].from_hand
        if from_hand:
            return card_answer(s, "play", "quest-option-play", card, True)
        return card_answer(s, "use", "quest-option-use", card)

    def text(self, s: Quest, action: Action) -> str:
        if action == ORDER:
            return "pass on"
        card = action % MOST_CARDS
        number = action // MOST_CARDS
        if number == FROM_HAND or ABILITIES[number].from_hand:
            return card_text(s, "play", card, True)
        return card_text(s, "use", card)

    def prompt(self, s: Quest) -> Phrase:
        if s.n == W_PLAN and s.target == s.seat:
            return Phrase("quest-ask-plan")
        if s.n == W_PLAN:
            return Phrase("quest-ask-plan-of-another", {"player": seat(s.target)})
        return Phrase("quest-ask-act", {"window": name(f"quest-window-{WINDOWS[s.n].lower()}")})

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        return why_not_act(s, s.seat, s.n, s.target, thing)


def could_act(s: Quest, seat: int, window: Window, planning: int) -> bool:
    """Whether a seat could do something in a window by what everybody knows. [Q32.10]"""
    if usable(s, seat):
        return True
    hidden = False
    for card in s.hand[seat]:
        if s.seen[card] != PUBLIC:
            hidden = True
            break
    if not hidden:
        if playable_events(s, seat):
            return True
        return window == W_PLAN and planning == seat and bool(playable_cards(s, seat))
    if window == W_PLAN and planning == seat and might_play_a_card(s, seat):
        return True
    return might_play_an_event(s, seat)


def close_window(s: Quest) -> None:
    """Who passed for this window alone is asked again in the next. [Q32.18]"""
    end_orders(s, PASS_WINDOW)


# The frame: seat is who has the first opportunity, n the window, target whose planning turn it is.
WINDOW: Final = Procedure("window", until_all_pass(Act(), players_from_here), do(close_window))


def hold_window(s: Quest, window: Window) -> None:
    """The first player has the first opportunity; a planning turn is opened by its player. [Q5.7,
    Q5.20]"""
    planning = s.seat if window == W_PLAN else NOBODY
    leader = s.seat if window == W_PLAN else s.first
    s.call(WINDOW, leader, target=planning, n=window)


def window(window: Window) -> Step:
    """A window of the sequence of play, under its id. [Q32.1]"""
    return named(WINDOWS[window], do(by(window, hold_window)))
