"""Words of event cards about cards and dice. In their frame seat is the player, source the card.
[W9.23, W9.24, W9.28]"""

from typing import Final

from ringtable.games.war.box.components import (
    CHARACTER_DECK,
    EYE,
    FACES,
    HAND_STREAM,
    NO_CARD,
    SHADOW,
    Face,
    Side,
    bits,
)
from ringtable.games.war.cards.language import Word
from ringtable.games.war.events.hand import HAND_LIMIT_CHECK, discard_face_down, show_card
from ringtable.games.war.events.hand import draw as draw_card
from ringtable.games.war.events.playing import (
    NO_FACE,
    card_in_hand,
    play_out,
    playable,
    why_not_playable,
)
from ringtable.games.war.events.table_cards import lose
from ringtable.games.war.facts import DICE_LOST, DIE_TURNED
from ringtable.games.war.questions import Question
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import DECK_SET, War
from ringtable.games.war.turn.dice import die_to_eye
from ringtable.kernel.decision import DONE, Action, Answer, Refusal
from ringtable.kernel.procedure import ask, do, loop, run, steps, when


def card_id(s: War) -> str:
    """The cause of what a card does."""
    return s.pack.events[s.source].id


# Drawing [W9.24]


class DrawFrom:
    """Cards of one deck, drawn together."""

    def __init__(self, deck: int, n: int) -> None:
        self.deck = deck
        self.n = n
        self.__name__ = f"draw {n} of {deck}"

    def __call__(self, s: War) -> None:
        for _ in range(self.n):
            draw_card(s, s.seat, 2 * s.side_at[s.seat] + self.deck, card_id(s))


class DeckHasCards:
    def __init__(self, deck: int) -> None:
        self.deck = deck
        self.__name__ = f"deck has cards {deck}"

    def __call__(self, s: War) -> bool:
        return s.left[2 * s.side_at[s.seat] + self.deck] > 0


def draw(deck: int, n: int = 1) -> Word:
    """Draw cards, then look at the hand limit. [W9.24]"""
    step = steps(do(DrawFrom(deck, n)), run(HAND_LIMIT_CHECK))
    return Word(step, DeckHasCards(deck), draws=True)


# Another card without a die [W9.23]


class HasAnother:
    """Whether it is asked is judged by open facts: there is a card of that deck in hand."""

    def __init__(self, deck: int) -> None:
        self.deck = deck
        self.__name__ = f"has another {deck}"

    def __call__(self, s: War) -> bool:
        return bool(s.hand[s.seat] & DECK_SET[2 * s.side_at[s.seat] + self.deck])


class AnotherIsPlayable:
    """A card of that deck in hand can be played now. [W9.26]"""

    def __init__(self, deck: int) -> None:
        self.deck = deck
        self.__name__ = f"another is playable {deck}"

    def __call__(self, s: War) -> bool:
        cards = s.hand[s.seat] & DECK_SET[2 * s.side_at[s.seat] + self.deck]
        return any(playable(s, card) for card in bits(cards))


class PlayAnother(Question):
    """A further card of a deck, or none. [W9.23]"""

    name = "play-another"
    clause = "W9.23"
    private = True

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def options(self, s: War) -> list[Action]:
        cards = s.hand[s.seat] & DECK_SET[2 * s.side_at[s.seat] + self.deck]
        return [*[card for card in bits(cards) if playable(s, card)], DONE]

    def take(self, s: War, action: Action) -> None:
        if action != DONE:
            play_out(s, action, NO_FACE)

    def show(self, s: War, action: Action) -> Answer:
        return show_card(s, "play", "war-option-play", action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        card = card_in_hand(s, thing)
        if card == NO_CARD:
            return None
        of_deck = DECK_SET[2 * s.side_at[s.seat] + self.deck] >> card & 1
        return refused("war-why-no-card", why_not_playable(s, card) if of_deck else "W9.23")


def play_another(deck: int) -> Word:
    """One more card of that deck may be played without a die."""
    return Word(when(HasAnother(deck), ask(PlayAnother(deck))), AnotherIsPlayable(deck))


# The enemy's cards


class EnemyOnTable:
    def __init__(self, deck: int) -> None:
        self.deck = deck
        self.__name__ = f"enemy on table {deck}"

    def __call__(self, s: War) -> bool:
        return bool(enemy_table(s, self.deck))


def enemy_table(s: War, deck: int) -> int:
    """Table cards of the enemy that belong to a deck."""
    side = 1 - s.side_at[s.seat]
    found = 0
    for seat in range(s.seats):
        if s.side_at[seat] == side:
            found |= s.table[seat]
    return found & DECK_SET[2 * side + deck]


class DiscardFromTable(Question):
    """Which table card of the enemy is discarded."""

    name = "discard-from-table"
    clause = "W9.29"

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def options(self, s: War) -> list[Action]:
        return bits(enemy_table(s, self.deck))

    def take(self, s: War, action: Action) -> None:
        lose(s, action, card_id(s))

    def show(self, s: War, action: Action) -> Answer:
        return show_card(s, "discard", "war-option-discard", action)


def discard_enemy_table_card(deck: int) -> Word:
    there = EnemyOnTable(deck)
    return Word(when(there, ask(DiscardFromTable(deck))), there)


# From a hand at random, or from the table [W31.28, W36.5]


def enemy_has_character_card(s: War) -> bool:
    """In a hand or on the table: both are open facts."""
    return bool(hands_with_character_card(s)) or bool(enemy_table(s, CHARACTER_DECK))


def hands_with_character_card(s: War) -> list[int]:
    """Enemy seats that hold a card of the Character deck."""
    side = 1 - s.side_at[s.seat]
    cards = DECK_SET[2 * side + CHARACTER_DECK]
    return [n for n in range(s.seats) if s.side_at[n] == side and s.hand[n] & cards]


FROM_HAND: Final = 100


class DiscardCharacterCard(Question):
    """A random Character card of a hand, or one of the table, or none."""

    name = "discard-character-card"
    clause = "W9.29"

    def options(self, s: War) -> list[Action]:
        found = [FROM_HAND + seat for seat in hands_with_character_card(s)]
        return [*found, *bits(enemy_table(s, CHARACTER_DECK)), DONE]

    def take(self, s: War, action: Action) -> None:
        if action >= FROM_HAND:
            discard_at_random(s, action - FROM_HAND)
        elif action != DONE:
            lose(s, action, card_id(s))

    def show(self, s: War, action: Action) -> Answer:
        if action >= FROM_HAND:
            seat = action - FROM_HAND
            return Answer(f"hand {seat + 1}", "war-option-from-hand", {"player": {"seat": seat}})
        return show_card(s, "discard", "war-option-discard", action)


def discard_at_random(s: War, seat: int) -> None:
    """The card stays hidden from the other side. [W36.5]"""
    cards = bits(s.hand[seat] & DECK_SET[2 * s.side_at[seat] + CHARACTER_DECK])
    card = cards[s.rng.below(HAND_STREAM, len(cards))]
    discard_face_down(s, seat, card, card_id(s))


def discard_enemy_character_card() -> Word:
    """May discard a Character card of the enemy: a random one in hand or one of the table."""
    step = when(enemy_has_character_card, ask(DiscardCharacterCard()))
    return Word(step, enemy_has_character_card)


# Dice


class TurnDie:
    def __init__(self, face: Face, to: Face) -> None:
        self.face = face
        self.to = to
        self.__name__ = f"turn {face} to {to}"

    def __call__(self, s: War) -> None:
        dice = s.dice[s.side_at[s.seat]]
        if dice[self.face]:
            dice[self.face] -= 1
            dice[self.to] += 1
            s.tell(DIE_TURNED, card_id(s), s.seat, FACES[self.face], FACES[self.to])


class HasDie:
    def __init__(self, face: Face) -> None:
        self.face = face
        self.__name__ = f"has die {face}"

    def __call__(self, s: War) -> bool:
        return s.dice[s.side_at[s.seat]][self.face] > 0


def turn_die(face: Face, to: Face) -> Word:
    """One of one's unused dice that shows a face is turned to another."""
    return Word(do(TurnDie(face, to)), HasDie(face))


def shadow_has_dice(s: War) -> bool:
    return s.unused(SHADOW) > 0


class ToEye(Question):
    """Which unused die becomes an Eye, or enough. The frame's n counts what is left."""

    name = "die-to-eye"
    clause = "W9.29"

    def options(self, s: War) -> list[Action]:
        return [*[face for face in range(EYE) if s.dice[SHADOW][face]], DONE]

    def take(self, s: War, action: Action) -> None:
        if action == DONE:
            s.n = 0
            return
        s.n -= 1
        die_to_eye(s, action)
        s.tell(DIE_TURNED, card_id(s), s.seat, FACES[action], FACES[EYE])

    def show(self, s: War, action: Action) -> Answer:
        face = FACES[action]
        return Answer(
            f"turn {face}", "war-option-turn", {"face": {"name": f"war-face-{face}"}}, f"die:{face}"
        )


class Allow:
    def __init__(self, n: int) -> None:
        self.n = n
        self.__name__ = f"allow {n}"

    def __call__(self, s: War) -> None:
        s.n = self.n


def more_to_turn(s: War) -> bool:
    return s.n > 0 and s.unused(SHADOW) > 0


def dice_to_eye(most: int) -> Word:
    """Up to so many unused Shadow dice become Eyes and go to the Hunt box. [W8.6]"""
    return Word(steps(do(Allow(most)), loop(more_to_turn, ask(ToEye()))), shadow_has_dice)


class DiscardDice:
    def __init__(self, side: Side, face: Face) -> None:
        self.side = side
        self.face = face
        self.__name__ = f"discard dice {face}"

    def __call__(self, s: War) -> None:
        n = s.dice[self.side][self.face]
        s.dice[self.side][self.face] = 0
        s.tell(DICE_LOST, card_id(s), s.leading[self.side], FACES[self.face], n)


class SideHasDie:
    def __init__(self, side: Side, face: Face) -> None:
        self.side = side
        self.face = face
        self.__name__ = f"side has die {face}"

    def __call__(self, s: War) -> bool:
        return s.dice[self.side][self.face] > 0


def discard_dice(side: Side, face: Face) -> Word:
    """All unused dice of a side that show a face are spent."""
    there = SideHasDie(side, face)
    return Word(when(there, do(DiscardDice(side, face))), there)
