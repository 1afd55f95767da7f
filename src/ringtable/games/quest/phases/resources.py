"""The resource phase. [Q6]"""

from ringtable.games.quest.facts import GAINED
from ringtable.games.quest.hands import draw
from ringtable.games.quest.state import Quest


def gain_resources(s: Quest) -> None:
    """One to the pool of each hero. [Q6.1, Q6.5, Q6.7]"""
    for seat in s.players():
        for hero in s.heroes(seat):
            s.resources[hero] += 1
            s.tell(GAINED, "Q6.1", s.id_of(hero), 1)


def draw_for_all(s: Quest) -> None:
    """Then every player draws a card. [Q6.2, Q6.5]"""
    for seat in s.players():
        draw(s, seat, 1, "Q6.2")
