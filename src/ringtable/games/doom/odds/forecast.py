"""Odds for the table: what the dice may bring, how a fight will go, how far the Ring is from the
fire. Nothing here knows more than the players do. [M18.1]"""

from typing import Any

from ringtable.games.doom.box.components import ENCOUNTER_1, ENCOUNTER_2, MOUNT_DOOM, SLOTS
from ringtable.games.doom.evaluate import chance_to_win
from ringtable.games.doom.odds.chances import battle_chance, cards_at, fight_loss, hearts_lost
from ringtable.games.doom.state import Doom


def odds(s: Doom) -> dict[str, Any]:
    """What the players may count on, for the view."""
    return {
        "encounters": [encounter_odds(s, slot) for slot in range(SLOTS)],
        "battle": None if s.stage == MOUNT_DOOM else fight_odds(s),
        "ring": round(chance_to_win(s), 3),
    }


def encounter_odds(s: Doom, slot: int) -> dict[str, Any]:
    """How many encounter dice show the number of a slot already, how likely one that is still to be
    rolled this turn shows it, and what may lie there."""
    cards = cards_at(s, slot)
    names = sorted([s.printed.names[card] for card in cards])
    return {
        "slot": slot + 1,
        "dice": dice_showing(s, slot + 1),
        "chance": round(1.0 - (5 / 6) ** dice_to_roll(s), 3),
        "cards": [{"id": name, "chance": round(1 / len(cards), 3)} for name in names],
        "hearts": round(sum([hearts_lost(s, card) for card in cards]) / max(1, len(cards)), 2),
    }


def dice_showing(s: Doom, number: int) -> int:
    """Encounter dice on the table, rolled or placed, that show a number."""
    count = 0
    for shown in bytes(s.tile_encounter):
        if shown == number:
            count += 1
    for one in range(len(s.rolled)):
        if s.rolled[one] in (ENCOUNTER_1, ENCOUNTER_2) and s.shows[one] == number:
            count += 1
    return count


def dice_to_roll(s: Doom) -> int:
    """Encounter dice that are still rolled this turn: three in all, one in the final stage. [M4.1,
    M4.3, M14.8]"""
    if s.outcome is not None or s.tile_encounter[1]:
        return 0
    rolled = [die for die in bytes(s.rolled) if die in (ENCOUNTER_1, ENCOUNTER_2)]
    if s.stage == MOUNT_DOOM:
        return 0 if rolled else 1
    if s.tile_encounter[0]:
        return 1 if len(s.rolled) == 2 else 0
    if len(rolled) == 2:
        return 1
    return 0 if s.page else 3


def fight_odds(s: Doom) -> dict[str, Any]:
    """The chance to win one battle as the figures stand, and of the fight at hand the courage that
    it will cost on average."""
    return {"chance": round(battle_chance(s), 3), "hearts": round(fight_loss(s), 2)}
