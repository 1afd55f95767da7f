"""What a player can expect: the cards that may come, the threat they add, what a shadow may do, and
what progress and threat are worth. All from the known composition of the encounter deck, never from
its order, but for cards on top that the player has seen."""

from typing import Final

from ringtable.games.quest.box.components import (
    ENEMY,
    LAST_THREAT,
    SURGE,
    Card,
)
from ringtable.games.quest.cards.ability import CANNOT_ADVANCE, NO_STAGING, ONE_MORE_REVEAL
from ringtable.games.quest.redeal import known
from ringtable.games.quest.state import SHADOW_ROW, Quest
from ringtable.games.quest.values import stage_says

# Titles whose effect counts like threat.
UNGOLIANTS_SPAWN: Final = 76
DRIVEN_BY_SHADOW: Final = 92
BLACK_FOREST_BATS: Final = 98
UNDER_THE_SHADOW: Final = 104
MASSING_AT_NIGHT: Final = 112
TREACHEROUS_FOG: Final = 118
MOST_ADDED: Final = 24  # threat that staging adds, as far as we count

# What things are worth, in progress tokens on the quest.
ON_LOCATION: Final = 0.7  # progress on the active location
NEW_STAGE: Final = 1.5  # to reach the next stage
VICTORY: Final = 60.0
DEFEAT: Final = 60.0  # of one player; of the last one it is the end
LATER: Final = 0.35  # progress that cannot be used yet


def coming(s: Quest, seat: int) -> list[Card]:
    """The titles that may be on top of the encounter deck: its cards and those face down at
    enemies, as far as the seat has not seen where they lie. An empty deck is made anew."""
    title = s.title
    found = [title[card] for card in s.encounter_deck if not known(s, card, seat)]
    rows = s.shadows
    for at in range(0, len(rows), SHADOW_ROW):
        if not rows[at + 2] and not known(s, rows[at], seat):
            found.append(title[rows[at]])
    return found or [title[card] for card in s.encounter_discard]


def seen_on_top(s: Quest, seat: int) -> list[Card]:
    """Titles that the seat knows to come next, the first one first."""
    found: list[Card] = []
    for card in reversed(s.encounter_deck):
        if not known(s, card, seat):
            break
        found.append(s.title[card])
    return found


def reveals(s: Quest) -> int:
    """How many cards the next staging reveals."""
    if stage_says(s, NO_STAGING):
        return 0
    return s.players_left() + (1 if stage_says(s, ONE_MORE_REVEAL) else 0)


def threat_of_title(s: Quest, title: Card, committed: int, mean: float) -> float:
    """How much harder a card makes the quest when it is revealed: its threat, and for some titles
    what their effect amounts to."""
    found = float(max(0, s.pack.threat[title]))
    if s.pack.keywords[title] & SURGE:
        found += mean
    if title == UNGOLIANTS_SPAWN:
        found += committed
    elif title == DRIVEN_BY_SHADOW:
        found += len(s.staging)
    elif title == BLACK_FOREST_BATS:
        found += 1
    elif title == UNDER_THE_SHADOW:
        found += s.players_left()
    elif title == MASSING_AT_NIGHT:
        found += mean * s.players_left()
    elif title == TREACHEROUS_FOG:
        found += sum(s.is_location(card) for card in s.staging)
    return found


def mean_threat(s: Quest, titles: list[Card]) -> float:
    """The printed threat of a card, on average."""
    if not titles:
        return 0.0
    return sum(max(0, s.pack.threat[title]) for title in titles) / len(titles)


def staging_odds(s: Quest, seat: int, committed: int) -> list[float]:
    """The chance of each amount that the next staging adds, cards drawn as if put back."""
    titles = coming(s, seat)
    mean = mean_threat(s, titles)
    one = [0.0] * (MOST_ADDED + 1)
    for title in titles:
        added = min(MOST_ADDED, round(threat_of_title(s, title, committed, mean)))
        one[added] += 1 / len(titles)
    odds = [1.0]
    first = seen_on_top(s, seat)
    for number in range(reveals(s)):
        if number < len(first):
            sure = min(MOST_ADDED, round(threat_of_title(s, first[number], committed, mean)))
            odds = joined(odds, [0.0] * sure + [1.0])
        elif titles:
            odds = joined(odds, one)
    return odds


def joined(one: list[float], other: list[float]) -> list[float]:
    """The odds of the sum of two numbers."""
    found = [0.0] * min(MOST_ADDED + 1, len(one) + len(other) - 1)
    for first, chance in enumerate(one):
        if chance:
            for second, another in enumerate(other):
                if another:
                    found[min(MOST_ADDED, first + second)] += chance * another
    return found


# What the result of a quest is worth


def threat_cost(s: Quest, seat: int, n: int) -> float:
    """What it costs a player that his threat rises."""
    if n <= 0:
        return 0.0
    after = s.threat[seat] + n
    if after >= LAST_THREAT:
        return DEFEAT
    return n * threat_price(after)


def threat_price(threat: int) -> float:
    """A point of threat costs more the nearer the end is."""
    return 0.45 + 1.3 * (threat / LAST_THREAT) ** 3


def points_left(s: Quest) -> int:
    """Progress that the stage still needs."""
    return max(0, s.pack.quest_points[s.face[s.stage]] - s.progress[s.stage])


def room_on_location(s: Quest) -> int:
    """Progress that the active location takes first."""
    if s.active < 0:
        return 0
    return max(0, s.pack.quest_points[s.face[s.active]] - s.progress[s.active])


def progress_worth(s: Quest, n: int) -> float:
    """What progress on the quest is worth: the active location takes it first."""
    room = room_on_location(s)
    found = ON_LOCATION * min(n, room)
    n -= room
    left = points_left(s)
    if n <= 0 or left == 0:
        return found
    if stage_says(s, CANNOT_ADVANCE):
        return found + LATER * min(n, left)
    found += min(n, left)
    if n >= left:
        found += NEW_STAGE if s.quest_deck else VICTORY
    return found


def quest_worth(s: Quest, margin: int) -> float:
    """What it is worth to have so much more willpower than threat, or so much less."""
    if margin >= 0:
        return progress_worth(s, margin)
    return -sum(threat_cost(s, seat, -margin) for seat in s.players())


def quest_value(s: Quest, odds: list[float], lead: int) -> float:
    """What to expect of the quest, by willpower minus the threat that lies there already."""
    found = 0.0
    for added, chance in enumerate(odds):
        if chance:
            found += chance * quest_worth(s, lead - added)
    return found


# Shadows. For each kind of effect: its chance, attack added if defended and if not, and whether the
# defense does not count.

Shadow = tuple[float, int, int, bool]
ADDED_ATTACK: Final = {85: (1, 2), 89: (1, 3), 97: (1, 1), 115: (1, 2), 112: (1, 1)}
DESPAIR: Final = 86
HUMMERHORNS: Final = 75
NO_SHADOW: Final[list[Shadow]] = [(1.0, 0, 0, False)]


def shadow_odds(s: Quest, seat: int) -> list[Shadow]:
    """What a shadow card may do to an attack."""
    titles = coming(s, seat)
    if not s.shadow_cards or not titles:
        return NO_SHADOW
    share = 1.0 / len(titles)
    found: dict[tuple[int, int, bool], float] = {}
    for title in titles:
        defended, undefended = ADDED_ATTACK.get(title, (0, 0))
        if title == HUMMERHORNS:
            defended, undefended = 1, 2
        kind = (defended, undefended, title == DESPAIR)
        found[kind] = found.get(kind, 0.0) + share
    return [(chance, *kind) for kind, chance in sorted(found.items())]


def enemy_odds(s: Quest, seat: int) -> tuple[float, float, float, float]:
    """The chance that a revealed card is an enemy that comes to this player, and its mean attack,
    defense and hit points."""
    titles = coming(s, seat)
    pack = s.pack
    found = [
        title
        for title in titles
        if pack.kind[title] == ENEMY and pack.engagement[title] <= s.threat[seat]
    ]
    if not found:
        return 0.0, 0.0, 0.0, 0.0
    count = len(found)
    return (
        count / len(titles),
        sum(pack.attack[title] for title in found) / count,
        sum(pack.defense[title] for title in found) / count,
        sum(pack.hit_points[title] for title in found) / count,
    )
