"""What is to come if nobody does anything about it, as everybody could work it out: how many cards
staging will reveal, who would engage whom, how much threat the round still costs. [Q31.15]"""

from typing import Any

from ringtable.games.quest.cards.ability import NO_STAGING, ONE_MORE_REVEAL, THREAT_RISES_MORE
from ringtable.games.quest.phases.engagement import checks_take_place, enemies_in_staging
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import rule_of, stage_says
from ringtable.kernel.state import NOTHING


def outlook(s: Quest) -> dict[str, Any]:
    return {
        "reveals": cards_to_reveal(s),
        "engages": [{"enemy": s.handle(enemy), "player": seat} for enemy, seat in engagements(s)],
        "rises": rise_at_refresh(s),
    }


def cards_to_reveal(s: Quest) -> int:
    """What the next staging reveals. [Q8.10, Q29.11, Q29.14]"""
    if stage_says(s, NO_STAGING):
        return 0
    return s.players_left() + (1 if stage_says(s, ONE_MORE_REVEAL) else 0)


def rise_at_refresh(s: Quest) -> int:
    """By how much every threat rises at the end of the round. [Q14.2, Q14.4]"""
    return 2 if s.active >= 0 and rule_of(s, s.active, THREAT_RISES_MORE) else 1


def engagements(s: Quest) -> list[tuple[int, int]]:
    """Who would engage whom if the checks were made now: round and round, each player in order the
    enemy with the highest cost within his threat. Of several alike it is any. [Q10.6, Q10.7, Q10.8,
    Q29.12]"""
    if not checks_take_place(s):
        return []
    waiting = enemies_in_staging(s)
    found: list[tuple[int, int]] = []
    before = -1
    while len(found) != before:
        before = len(found)
        for seat in s.players():
            enemy = highest_within(s, waiting, s.threat[seat])
            if enemy >= 0:
                waiting.remove(enemy)
                found.append((enemy, seat))
    return found


def highest_within(s: Quest, enemies: list[int], threat: int) -> int:
    """The enemy with the highest engagement cost that is not above this threat, or nothing."""
    found = NOTHING
    cost = s.pack.engagement
    for enemy in enemies:
        if cost[s.face[enemy]] > threat:
            continue
        if found < 0 or cost[s.face[enemy]] > cost[s.face[found]]:
            found = enemy
    return found
