"""The campaign: three scenarios in order with the same players. [Q28.3 to Q28.9, Q28.21 to
Q28.23]"""

from ringtable.games.quest.state import Quest


def campaign_goes_on(s: Quest) -> bool:
    """A scenario was won and another follows. [Q28.3, Q28.9]"""
    return s.won > 0 and s.outcome is None


def next_scenario(s: Quest) -> None:
    s.scenario += 1
