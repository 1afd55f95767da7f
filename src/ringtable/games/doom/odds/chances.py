"""Chances counted out: what may lie face down, how battles and cards will cost, and the final
stage. Nothing here knows more than the players do. [M18.1]"""

from typing import Final

from ringtable.games.doom.box.components import (
    BATTLE,
    BATTLE_PER_URUK,
    BATTLE_UNTIL,
    COURAGE,
    DIE_TABLE,
    FIRST_GANDALF,
    GANDALF,
    GANDALF_CARDS,
    LOWER_TO_THE_EYE,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    MOUNT_DOOM_SPACE,
    NO_CARD,
    NO_STEP,
    ROLL_PER_NAZGUL,
    SAURON,
    SLOTS,
    STACK,
    Card,
)
from ringtable.games.doom.box.printed import Printed
from ringtable.games.doom.movement import unused_gandalf_cards
from ringtable.games.doom.state import Doom


def unknown_cards(s: Doom, stage: int) -> list[Card]:
    """Cards of a stage that nobody has seen yet. [M18.1]"""
    cards = range(stage * STACK, (stage + 1) * STACK)
    return [card for card in cards if not s.is_face_up(card) and card != s.foreseen]


def unseen_gandalf_cards(s: Doom) -> list[Card]:
    cards = range(FIRST_GANDALF, FIRST_GANDALF + GANDALF_CARDS)
    return [card for card in cards if not s.is_face_up(card)]


def cards_at(s: Doom, slot: int) -> list[Card]:
    """The cards that may lie uppermost on a slot, each as likely as the other; none if it is
    empty."""
    card = s.slot[slot]
    if card == NO_CARD:
        return []
    if s.is_face_up(card) or s.foreseen == card:
        return [card]
    return unknown_cards(s, s.stage)


# Battles


def battle_chance(s: Doom) -> float:
    """The chance to win one battle as the figures stand, a Gandalf card being discarded if his face
    comes up. [M12.5, M12.8]"""
    wins = 0
    for face in s.printed.battle_faces:
        if face == GANDALF:
            wins += 1 if unused_gandalf_cards(s) else 0
        elif face != SAURON and s.supports(face):
            wins += 1
    return wins / 6


def expected_loss(s: Doom, battles: int, hearts: int) -> float:
    return battles * hearts * (1.0 - battle_chance(s))


def expected_loss_until(s: Doom, in_a_row: int, hearts: int, won: int = 0) -> float:
    """Lost battles before so many are won in direct succession, the last `won` of which were won
    just now. [M17.18]"""
    chance = battle_chance(s)
    if chance == 0.0:
        return float(s.courage)
    broken = 1.0 - chance ** (in_a_row - won)  # the chance that the row at hand is not completed
    return min(float(s.courage), hearts * broken / chance**in_a_row)


def fight_loss(s: Doom) -> float:
    """What the battles of the fight at hand that are still to come cost on average. [M12.1]"""
    if s.foe == NO_CARD:
        return 0.0
    if s.printed.texts[s.foe][0][0] == BATTLE_UNTIL:
        return expected_loss_until(s, s.battles + s.won, s.hearts, s.won)
    return expected_loss(s, s.battles, s.hearts)


def hearts_lost(s: Doom, card: Card) -> float:
    """The courage that an activation of a card costs on average; below zero it is a gain. [M17]"""
    lost = 0.0
    for instruction in s.printed.texts[card]:
        verb = instruction[0]
        if verb == COURAGE:
            lost -= instruction[1]
        elif verb == BATTLE:
            lost += expected_loss(s, instruction[1], instruction[2])
        elif verb == BATTLE_UNTIL:
            lost += expected_loss_until(s, instruction[1], instruction[2])
        elif verb == BATTLE_PER_URUK:
            uruks = s.uruk_hai()
            lost += expected_loss(s, uruks, instruction[1]) if uruks else -instruction[2]
        elif verb == LOWER_TO_THE_EYE:
            lost += max(0, s.courage - s.printed.eye)
        elif verb == ROLL_PER_NAZGUL:
            lost += (s.nazgul + 1) / 2
        elif verb == DIE_TABLE:
            lost -= sum(instruction[1:]) / 6
    return lost


# The final stage, counted out


class FinalStage:
    """The chance to reach Mount Doom for each number of steps left and each courage, with the cards
    that lie out or may lie out. Cards of the players are not counted."""

    def __init__(self, printed: Printed, slots: tuple[tuple[Card, ...], ...]) -> None:
        self.highest: int = printed.highest_courage
        # What one turn may bring: its chance, the change of courage, the steps forward.
        self.turns: list[tuple[float, int, int]] = []
        for cards in slots:
            for card in cards:
                self.add_card(printed, card, 1.0 / SLOTS / len(cards))
        last = MOUNT_DOOM_SPACE - MINAS_MORGUL_SPACE
        self.chances: list[list[float]] = [[1.0] * (self.highest + 1)]
        for steps in range(1, last + 1):
            self.chances.append(self.with_steps_left(self.chances[steps - 1]))

    def add_card(self, printed: Printed, card: Card, chance: float) -> None:
        change = 0
        steps = 1
        table: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
        for instruction in printed.texts[card]:
            if instruction[0] == COURAGE:
                change += instruction[1]
            elif instruction[0] == NO_STEP:
                steps = 0
            elif instruction[0] == DIE_TABLE:
                table = instruction[1:]
        for extra in sorted(set(table)):
            share = chance * table.count(extra) / 6
            self.turns.append((share, change + extra, steps))

    def with_steps_left(self, nearer: list[float]) -> list[float]:
        """From the chances one step nearer; courage 0 is lost."""
        chances = [0.0] * (self.highest + 1)
        for courage in range(1, self.highest + 1):
            total = 0.0
            for share, change, steps in self.turns:
                after = min(self.highest, courage + change)
                if after >= 1:
                    total += share * (nearer[after] if steps else chances[after])
            chances[courage] = total
        return chances

    def chance(self, steps: int, courage: int) -> float:
        return self.chances[steps][max(0, min(courage, self.highest))]


FINAL_STAGES: Final[dict[str, FinalStage]] = {}


def final_stage(s: Doom) -> FinalStage:
    """Of the cards as they lie; before the final stage, of all cards of its stack."""
    if s.stage == MOUNT_DOOM and s.slot[0] != NO_CARD:
        slots = tuple(tuple(cards_at(s, slot)) for slot in range(SLOTS))
    else:
        slots = (tuple(unknown_cards(s, MOUNT_DOOM)),) * SLOTS
    id = f"{s.printed.pack} {slots}"
    known = FINAL_STAGES.get(id)
    if known is None:
        known = FinalStage(s.printed, slots)
        FINAL_STAGES[id] = known
    return known
