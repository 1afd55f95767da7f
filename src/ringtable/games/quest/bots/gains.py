"""What is gained by a card that changes a quest or a fight."""

from collections.abc import Callable
from typing import Final

from ringtable.games.quest.bots.fight import (
    Fighter,
    Foe,
    attacking_foes,
    engaged_foes,
    foresee,
    heroes_of,
    ready_fighters,
)
from ringtable.games.quest.bots.outlook import (
    quest_worth,
    shadow_odds,
)
from ringtable.games.quest.box.components import (
    Window,
)
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import (
    attack,
    attacking_enemy,
    defenders_of,
    defense,
    questing_willpower,
    staging_threat,
)

NO: Final = -1.0
FREE: Final = 1.0  # costs nothing, so it is done

# What it is worth to use a card in a window.
Use = Callable[[Quest, int, int, Window], float]  # position, seat, card, window


def combat(s: Quest, seat: int, more: list[Fighter], without: tuple[int, ...] = ()) -> float:
    """What the combat brings, with more ready characters, or without the attacks of some."""
    ready = ready_fighters(s, seat) + more
    present = engaged_foes(s, seat)
    attacking = [one for one in attacking_foes(s, seat) if one.card not in without]
    return foresee(ready, heroes_of(s, seat), attacking, present, shadow_odds(s, seat))


def margin(s: Quest) -> int:
    """Willpower minus threat, as the quest stands."""
    return questing_willpower(s) - staging_threat(s)


def more_margin(s: Quest, n: int) -> float:
    """What more willpower, or less threat, is worth when all cards are revealed."""
    now = margin(s)
    return quest_worth(s, now + n) - quest_worth(s, now)


def combat_without(s: Quest, seat: int, card: int) -> float:
    """The combat if a character is exhausted."""
    ready = [one for one in ready_fighters(s, seat) if one.card != card]
    return foresee(
        ready,
        heroes_of(s, seat),
        attacking_foes(s, seat),
        engaged_foes(s, seat),
        shadow_odds(s, seat),
    )


def most_committed(s: Quest) -> int:
    return max([committed_by(s, seat) for seat in s.players()], default=0)


def committed_by(s: Quest, seat: int) -> int:
    return sum(s.controller[card] == seat for card in s.committed)


def worst_wound(s: Quest, seat: int) -> int:
    return max([s.damage[hero] for hero in s.heroes(seat)], default=0)


def saved_by_shield(s: Quest, card: int, n: int) -> float:
    """What more defense saves a defender, when all shadows are out."""
    strength = attack(s, attacking_enemy(s)) - sum(defense(s, one) for one in defenders_of(s))
    one = Fighter(s, card)
    if strength <= 0:
        return 0.0
    before = one.worth if strength >= one.hit_points else one.hurt * strength
    strength -= n
    after = one.worth if strength >= one.hit_points else one.hurt * max(0, strength)
    return before - after


def killed(strength: float, present: list[Foe]) -> float:
    """The worth of those that die, wounds left out."""
    found = 0.0
    for enemy in sorted(present, key=needed_for):
        if strength >= needed_for(enemy):
            strength -= needed_for(enemy)
            found += enemy.worth
    return found


def needed_for(enemy: Foe) -> float:
    return enemy.defense + enemy.hit_points
