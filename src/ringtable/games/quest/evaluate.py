"""The group's chance to win, for bots and advisors. No rule lives here."""

from math import exp
from typing import Final

from ringtable.games.quest.box.components import (
    ANDUIN,
    DOL_GULDUR_ESCAPE,
    HERO,
    LAST_THREAT,
)
from ringtable.games.quest.scenarios.scoring import WON
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import defense, hit_points_left, staging_threat, willpower

# Fitted to the results of games of the heuristic group, as they stood at the beginning of a round:
# three scenarios, all starter decks alone and in pairs. What is counted is counted for a player.
CONSTANT: Final = -2.16
PROGRESS: Final = -0.049  # still needed in all stages
PACE: Final = -0.069  # needed beyond what the willpower of three rounds brings
WILLPOWER: Final = 0.176
HIT_POINTS: Final = 0.085  # of heroes
A_HERO: Final = 0.615
AN_ALLY: Final = 0.052
TOUGHNESS: Final = -0.154  # defense and hit points of engaged enemies
STAGING: Final = -0.304  # threat in the staging area
THREAT: Final = -4.06  # of the cube of its share of 50
A_CARD: Final = 0.071
RESOURCE: Final = 0.047
SCENARIOS: Final = {ANDUIN: -1.06, DOL_GULDUR_ESCAPE: -3.39}
STAGES: Final = {121: -0.70, 122: 1.26, 128: 4.34}  # the last ones
TROLL: Final = -0.56  # in play, where it bars the way
FALLEN: Final = -3.34  # a player who is out
COMPANY: Final = 0.47  # more than one player

DONT_LEAVE_THE_PATH: Final = 121
UNGOLIANTS_SPAWN: Final = 76
WOUND_OF_THE_SPAWN: Final = 0.12  # where its death is the victory
HILL_TROLL: Final = 82
IN_ALL: Final = 0.6  # of progress that the active location takes
ROUNDS: Final = 3


def evaluate(s: Quest, seat: int) -> float:
    """Between 0 and 1, the same for all: they win or lose together. [Q1.1]"""
    if s.outcome is not None:
        return 1.0 if s.outcome.reason == WON else 0.0
    if not s.players_left():
        return 0.0
    return 1.0 / (1.0 + exp(-outlook(s)))


def outlook(s: Quest) -> float:
    """The logarithm of the odds of winning."""
    players = s.players_left()
    kind, face = s.pack.kind, s.face
    strength = hit_points = heroes = allies = resources = 0
    for card in s.characters():
        strength += willpower(s, card)
        if kind[face[card]] == HERO:
            heroes += 1
            hit_points += hit_points_left(s, card)
            resources += s.resources[card]
        else:
            allies += 1
    toughness = cards = 0
    for seat in s.players():
        cards += len(s.hand[seat])
        for enemy in s.engaged[seat]:
            toughness += hit_points_left(s, enemy) + defense(s, enemy)
    waiting = staging_threat(s)
    needed = progress_needed(s)
    gain = max(0.0, (strength - waiting) / players - 1)
    found = CONSTANT + PROGRESS * needed + PACE * max(0.0, needed - ROUNDS * gain)
    found += (
        WILLPOWER * strength
        + HIT_POINTS * hit_points
        + A_HERO * heroes
        + AN_ALLY * allies
        + TOUGHNESS * toughness
        + STAGING * waiting
        + A_CARD * cards
        + RESOURCE * resources
    ) / players
    threat = sum(s.threat[seat] for seat in s.players()) / (players * LAST_THREAT)
    found += THREAT * threat**3 + FALLEN * (s.seats - players)
    if s.seats > 1:
        found += COMPANY
    return found + SCENARIOS.get(s.scenario, 0.0) + ways_end(s)


def progress_needed(s: Quest) -> float:
    """In the active location, the stage and all that follow; of two last stages one is drawn."""
    points = s.pack.quest_points
    needed = 0.0
    if s.stage >= 0:
        needed += max(0, points[s.face[s.stage]] - s.progress[s.stage])
    needed += sum(points[s.title[card]] for card in s.quest_deck)
    if s.active >= 0:
        needed += IN_ALL * (points[s.face[s.active]] - s.progress[s.active])
    return needed


def ways_end(s: Quest) -> float:
    """What the present stage asks for beside progress."""
    stage = s.face[s.stage] if s.stage >= 0 else 0
    found = STAGES.get(stage, 0.0)
    if stage == DONT_LEAVE_THE_PATH:
        for card in s.copies[UNGOLIANTS_SPAWN]:
            found += WOUND_OF_THE_SPAWN * s.damage[card]
    elif s.scenario == ANDUIN and any(s.face[enemy] == HILL_TROLL for enemy in s.enemies()):
        found += TROLL
    return found
