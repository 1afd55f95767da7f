"""A first guess at the chances of the group: how far the quest has come, how near the end of the
players is."""

from ringtable.games.quest.box.components import LAST_THREAT
from ringtable.games.quest.scoring import WON
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import hit_points_left, staging_threat, willpower


def evaluate(s: Quest, seat: int) -> float:
    """Between 0 and 1, the same for all: they win or lose together. [Q1.1]"""
    if s.outcome is not None:
        return 1.0 if s.outcome.reason == WON else 0.0
    if not s.players_left():
        return 0.0
    return min(0.98, max(0.02, 0.45 * progress(s) + 0.35 * safety(s) + 0.2 * strength(s)))


def progress(s: Quest) -> float:
    """The share of the quest that is done."""
    stages = s.pack.scenarios[s.scenario].stages
    needed = sum(max(1, s.pack.quest_points[stage[-1]]) for stage in stages)
    left = sum(max(1, s.pack.quest_points[s.title[card]]) for card in s.quest_deck)
    if s.stage >= 0:
        left += max(0, s.pack.quest_points[s.title[s.stage]] - s.progress[s.stage])
    return max(0.0, min(1.0, 1 - left / needed))


def safety(s: Quest) -> float:
    """How far the players are from 50 threat."""
    room = sum(LAST_THREAT - s.threat[seat] for seat in s.players())
    return room / (LAST_THREAT * s.seats)


def strength(s: Quest) -> float:
    """Willpower and hit points against what has gathered."""
    ours = sum(willpower(s, card) + hit_points_left(s, card) / 3 for card in s.characters())
    theirs = staging_threat(s) + 2.0 * sum(len(enemies) for enemies in s.engaged)
    return ours / (ours + theirs + 1)
