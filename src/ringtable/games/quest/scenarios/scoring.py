"""The score after a win, and the way from one scenario of a campaign to the next. [Q17, Q28.8]"""

from typing import Final

from ringtable.games.quest.box.components import (
    DOL_GULDUR_ESCAPE,
    HERO,
    LAST_THREAT,
    ONE_SCENARIO,
    ROUND_POINTS,
    SCENARIOS,
)
from ringtable.games.quest.facts import CAMPAIGN_SCORE, SCENARIO_WON, SCORED
from ringtable.games.quest.state import Quest

WON: Final = "won"


def score(s: Quest) -> int:
    """Threat, the threat costs of dead heroes and the damage on the others, minus victory points;
    lower is better. [Q17.1, Q17.2, Q17.4]"""
    found = sum(sum(parts_of(s, seat)) for seat in range(s.seats))
    found -= sum(s.pack.victory[s.title[card]] for card in s.victory)
    if s.by_rounds:
        found += ROUND_POINTS * s.round
    return found


def parts_of(s: Quest, seat: int) -> list[int]:
    """What a player adds: threat, dead heroes, damage. An eliminated player counts with threat 50
    and all his heroes as dead. [Q17.1, Q17.3, Q17.5]"""
    gone = not s.plays(seat)
    dead = 0
    damage = 0
    for card in s.decks[seat]:
        if s.pack.kind[s.title[card]] == HERO:
            if gone or not s.in_play(card):
                dead += s.pack.threat_cost[s.title[card]]
            else:
                damage += s.damage[card]
    return [LAST_THREAT if gone else s.threat[seat], dead, damage]


def conclude(s: Quest) -> None:
    """The scenario is won: it is scored, and a campaign goes on. [Q16.12, Q28.8]"""
    for seat in range(s.seats):
        threat, dead, damage = parts_of(s, seat)
        s.tell(SCORED, "Q17.1", seat, threat, dead, damage)
    points = score(s)
    s.scores = [*s.scores, points]
    s.tell(SCENARIO_WON, "Q16.12", SCENARIOS[s.scenario], points)
    if s.format == ONE_SCENARIO or s.scenario == DOL_GULDUR_ESCAPE:
        if s.format != ONE_SCENARIO:
            s.tell(CAMPAIGN_SCORE, "Q28.3", sum(s.scores))
        s.end(WON, list(range(s.seats)), "Q16.12", (sum(s.scores),) * s.seats)
        return
    while s.depth() > 0:
        s.pop()
