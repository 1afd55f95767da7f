"""Action windows: which ability or event is worth using now. A title that is not listed is left
alone."""

from random import Random
from typing import Final

from ringtable.games.quest.bots.abilities import IN_PLAY
from ringtable.games.quest.bots.events import EVENTS
from ringtable.games.quest.bots.gains import NO, Use
from ringtable.games.quest.bots.planning import play_worth
from ringtable.games.quest.box.components import Card
from ringtable.games.quest.cards.ability import ABILITIES
from ringtable.games.quest.state import MOST_CARDS, Quest
from ringtable.games.quest.timing.windows import FROM_HAND, ORDER
from ringtable.kernel.decision import PASS, Action

USES: Final[dict[Card, Use]] = {**IN_PLAY, **EVENTS}


def act(s: Quest, options: list[Action], random: Random) -> Action:
    best, highest = PASS, 0.0
    for action, worth in zip(options, window_values(s, s.seat, options), strict=True):
        if worth > highest:
            best, highest = action, worth
    return best


def window_values(s: Quest, seat: int, options: list[Action]) -> list[float]:
    """What each answer in a window is worth beside passing."""
    return [
        NO if action == ORDER else 0.0 if action < 0 else use_worth(s, seat, action)
        for action in options
    ]


def use_worth(s: Quest, seat: int, action: Action) -> float:
    card, number = action % MOST_CARDS, action // MOST_CARDS
    if number == FROM_HAND:
        return play_worth(s, seat, s.title[card])
    use = USES.get(ABILITIES[number].title)
    return NO if use is None else use(s, seat, card, s.n)
