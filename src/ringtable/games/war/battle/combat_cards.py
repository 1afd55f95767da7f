"""Combat cards: who says he plays one, the secret choice, the reveal, and their windows.
[W15.2-W15.8, W15.22, W30.9, W36.6, W38.5]"""

from typing import Final

from ringtable.games.war.battle.command import attacking_chief, chief, defender, defending_chief
from ringtable.games.war.battle.forces import companions_fighting, units_fighting, witch_king_fights
from ringtable.games.war.box.components import (
    CHARACTER_TEXT,
    COMBAT_CARD_CHOICE,
    DECK_SIZE,
    DECKS,
    FREE,
    NO_CARD,
    SHADOW,
    Card,
    Deck,
    Side,
    bits,
)
from ringtable.games.war.box.places import MINAS_TIRITH
from ringtable.games.war.cards.language import (
    COMBAT_TEXTS,
    NO_FREE_CARD_IN_MINAS_TIRITH,
    CombatText,
)
from ringtable.games.war.cards.needs import combat_needs_hold
from ringtable.games.war.events.hand import HAND_LIMIT_CHECK, draw, show_card
from ringtable.games.war.events.table_cards import lying
from ringtable.games.war.facts import CARD_STOPPED, CHOSE_CARD, COMBAT_CARD, SAYS_CARD
from ringtable.games.war.questions import Question
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import (
    CARD,
    CARD_CANCELLED,
    NO_FREE_CARD_FIRST,
    WANTS_CARD,
    War,
)
from ringtable.games.war.turn.steps import ChooseDeck, own_decks
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.procedure import (
    Procedure,
    Step,
    ask,
    ask_each,
    by,
    do,
    named,
    run,
    steps,
    unless,
    when,
)
from ringtable.kernel.questions import NO, YES, Offer


def combat_text(s: War, card: Card) -> CombatText:
    id = s.pack.combat[s.pack.events[card].combat].id
    if id not in COMBAT_TEXTS:
        raise NotImplementedError(f"the combat card {id} is not written")
    return COMBAT_TEXTS[id]


def may_be_asked(s: War, side: Side) -> bool:
    """By open facts alone: it holds a card or has one on the table that fights, and no rule forbids
    it a card. [W36.6]"""
    seat = chief(s, side)
    if side == FREE and free_cards_forbidden(s):
        return False
    return bool(s.hand[seat]) or bool(fighting_table_cards(s, seat))


def free_cards_forbidden(s: War) -> bool:
    """Denethor's Folly; or the first round of an assault that wants a companion in the battle."""
    if s.standing >> NO_FREE_CARD_IN_MINAS_TIRITH & 1 and s.battle_at == MINAS_TIRITH:
        return True
    first = s.battle_rules >> NO_FREE_CARD_FIRST & 1 and s.battle_round == 1
    return bool(first) and not companions_fighting(s)


def fighting_table_cards(s: War, seat: int) -> list[Card]:
    """Cards on the table that may be used as combat cards. [W15.32]"""
    found = []
    for card in bits(s.table[seat]):
        what = lying(s, card)
        if what is not None and what.as_combat_card:
            found.append(card)
    return found


def cards_to_fight_with(s: War, seat: int) -> list[Card]:
    """Cards whose needs hold and whose price can be paid now. [W15.4, W15.22, W15.27]"""
    acting = s.seat
    s.seat = seat
    found = [
        card
        for card in [*bits(s.hand[seat]), *fighting_table_cards(s, seat)]
        if combat_needs_hold(s, s.pack.events[card].combat) and combat_text(s, card).price(s)
    ]
    s.seat = acting
    return found


# Yes or no [W15.2]


class SayWhether(Question):
    """Whether a side plays a combat card, first the attacker. [W15.2, W38.5]"""

    clause = "W15.2"
    private = True

    def options(self, s: War) -> list[Action]:
        return [YES, NO] if cards_to_fight_with(s, self.who(s)) else [NO]

    def take(self, s: War, action: Action) -> None:
        seat = self.who(s)
        s.fight[s.side_at[seat]][WANTS_CARD] = action
        s.tell(SAYS_CARD, "W15.2", seat, "yes" if action == YES else "no")

    def show(self, s: War, action: Action) -> Answer:
        if action == YES:
            return Answer("yes", "war-option-combat-card")
        return Answer("no", "war-option-no-combat-card", verb="pass")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        if thing != "yes":
            return None
        return refused("war-why-no-combat-card", "W15.4")


class AttackerSays(SayWhether):
    name = "attacker-card"

    def who(self, s: War) -> int:
        return attacking_chief(s)


class DefenderSays(SayWhether):
    name = "defender-card"

    def who(self, s: War) -> int:
        return defending_chief(s)


class ChooseCombatCard(Question):
    """Which card: chosen in secret by both at once. [W15.2, W15.3]"""

    name = "combat-card"
    clause = "W15.2"
    private = True

    def options(self, s: War) -> list[Action]:
        return cards_to_fight_with(s, s.seat)

    def take(self, s: War, action: Action) -> None:
        s.fight[s.side_at[s.seat]][CARD] = action

    def show(self, s: War, action: Action) -> Answer:
        return show_card(s, "combat", "war-option-combat", action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.partition(":")[2] or thing.partition(" ")[2]
        card = s.pack.card_named.get(id, NO_CARD)
        if card == NO_CARD or not s.hand[self.who(s)] >> card & 1:
            return None
        clause = "W15.27" if combat_needs_hold(s, s.pack.events[card].combat) else "W15.4"
        return refused("war-why-no-combat-card", clause)


def who_play(s: War) -> list[int]:
    return [chief(s, side) for side in (s.attacker, defender(s)) if s.fight[side][WANTS_CARD]]


def somebody_plays(s: War) -> bool:
    return bool(who_play(s))


# The second edition: one after the other, face down [W15.2]


class ChooseFaceDown(ChooseCombatCard):
    """A card face down, its deck visible, or none; first the attacker. [W15.2]"""

    def options(self, s: War) -> list[Action]:
        return [NO_CARD, *cards_to_fight_with(s, self.who(s))]

    def take(self, s: War, action: Action) -> None:
        seat = self.who(s)
        s.fight[s.side_at[seat]][CARD] = action
        if action == NO_CARD:
            s.tell(SAYS_CARD, "W15.2", seat, "no")
        else:
            s.tell(CHOSE_CARD, "W15.2", seat, DECKS[action // DECK_SIZE])

    def show(self, s: War, action: Action) -> Answer:
        if action == NO_CARD:
            return Answer("no", "war-option-no-combat-card", verb="pass")
        return show_card(s, "combat", "war-option-combat", action)


class AttackerChooses(ChooseFaceDown):
    name = "attacker-chooses"

    def who(self, s: War) -> int:
        return attacking_chief(s)


class DefenderChooses(ChooseFaceDown):
    name = "defender-chooses"

    def who(self, s: War) -> int:
        return defending_chief(s)


# The reveal


def reveal(s: War) -> None:
    """Both cards are open at once. [W15.2, W36.5]"""
    for side in (s.attacker, defender(s)):
        card = s.fight[side][CARD]
        if card != NO_CARD:
            seat = chief(s, side)
            s.hand[seat] &= ~(1 << card)
            s.table[seat] &= ~(1 << card)
            s.played |= 1 << card
            event = s.pack.events[card]
            s.tell(COMBAT_CARD, "W15.2", seat, event.id, s.pack.combat[event.combat].id)


def discard_cards(s: War) -> None:
    """They worked for this round only. [W15.6]"""
    for side in (FREE, SHADOW):
        card = s.fight[side][CARD]
        if card != NO_CARD:
            s.played &= ~(1 << card)
            s.discard |= 1 << card


def attacker_is_asked(s: War) -> bool:
    return may_be_asked(s, s.attacker)


def defender_is_asked(s: War) -> bool:
    return may_be_asked(s, defender(s))


def attacker_first(s: War) -> bool:
    return s.second_edition(COMBAT_CARD_CHOICE)


# Sorcerer [W30.9, W30.14]


def sorcerer_may_draw(s: War) -> bool:
    """The Witch-king takes part and the Shadow has played a card in the first round."""
    card = s.fight[SHADOW][CARD]
    if card == NO_CARD or s.battle_round != 1 or not witch_king_fights(s):
        return False
    if s.second_edition(CHARACTER_TEXT):
        return bool(s.left[card // DECK_SIZE])
    return bool(own_decks(s))


def turn_to_shadow(s: War) -> None:
    s.seat = chief(s, SHADOW)


def wants_to_draw(s: War) -> None:
    s.call(SORCERERS_DRAW, s.seat)


SORCERER_DRAWS: Final = Offer("sorcerer", "W30.9", wants_to_draw, "war-ask-sorcerer")


class SorcerersDeck(ChooseDeck):
    """From either deck; second edition: from the deck of the combat card. [W30.9]"""

    name = "sorcerer-deck"

    def options(self, s: War) -> list[Deck]:
        if s.second_edition(CHARACTER_TEXT):
            return [s.fight[SHADOW][CARD] // DECK_SIZE]
        return own_decks(s)

    def take(self, s: War, action: Action) -> None:
        draw(s, s.seat, action, "W30.9")


SORCERERS_DRAW: Final = Procedure("sorcerers-draw", ask(SorcerersDeck()), run(HAND_LIMIT_CHECK))

COMBAT_CARDS: Final = Procedure(
    "combat-cards",
    when(
        unless(attacker_first),
        when(attacker_is_asked, ask(AttackerSays())),
        when(defender_is_asked, ask(DefenderSays())),
        when(somebody_plays, ask_each(ChooseCombatCard(), who_play)),
    ),
    when(
        attacker_first,
        named("attacker first", when(attacker_is_asked, ask(AttackerChooses()))),
        named("defender second", when(defender_is_asked, ask(DefenderChooses()))),
    ),
    do(reveal),
    do(turn_to_shadow),
    when(sorcerer_may_draw, ask(SORCERER_DRAWS)),
)


# Windows [W15.7, W38.6-W38.13]


def card_works(s: War, side: Side, window: int) -> None:
    """The effect of a side's card in a window, unless it was cancelled. Nothing works any more once
    a side has left the battle or has no unit. [W15.8, W15.24, W15.25]"""
    fight = s.fight[side]
    if fight[CARD] == NO_CARD or fight[CARD_CANCELLED]:
        return
    text = combat_text(s, fight[CARD]).windows[window]
    if text is not None and not s.battle_end and both_have_units(s):
        s.call(text, chief(s, side), source=fight[CARD])


def defenders_card(s: War, window: int) -> None:
    card_works(s, defender(s), window)


def attackers_card(s: War, window: int) -> None:
    card_works(s, s.attacker, window)


def window(number: int) -> Step:
    """Within a window the defender's effect comes first. [W15.7]"""
    return steps(do(by(number, defenders_card)), do(by(number, attackers_card)))


def both_have_units(s: War) -> bool:
    return units_fighting(s, FREE) > 0 and units_fighting(s, SHADOW) > 0


def cancel_card(s: War, side: Side) -> None:
    """A side's card has no effect and costs nothing. [W15.8]"""
    s.fight[side][CARD_CANCELLED] = 1
    s.tell(CARD_STOPPED, "W15.8", s.pack.events[s.fight[side][CARD]].id)
