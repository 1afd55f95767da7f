"""Why a value is what it is: what is printed, and who adds or takes how much. [Q20.2, Q20.3]"""

from ringtable.games.quest.box.components import LOCATION, NOT_PRINTED, STAGING
from ringtable.games.quest.cards.ability import DEFENSE, FORMULAS, ON_HOST, ON_ITSELF, STATS, THREAT
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import (
    BY_FORMULA,
    DEFENSE_NOT_COUNTED,
    LOCATIONS_IN_STAGING,
    amounts,
    holds_in_this_attack,
)
from ringtable.games.quest.values import present, printed, value
from ringtable.kernel.effects import ROW
from ringtable.kernel.state import NOTHING

Reason = tuple[str, int]  # an id of a card, or `lasting`, and how much


def reasons(s: Quest, stat: int, card: int) -> list[Reason]:
    """What changes a statistic of a card, piece by piece; together with what is printed they are
    its value, if that is not below 0."""
    found: list[Reason] = []
    face = s.face[card]
    for modifier in ON_ITSELF[face]:
        if modifier.stat == stat:
            found.append((s.id_of(card), modifier.amount(s, card)))
    for one in s.attachments_on(card):
        for modifier in ON_HOST[s.face[one]]:
            if modifier.stat == stat:
                found.append((s.id_of(one), modifier.amount(s, one)))
    rows = s.effects
    for at in range(0, len(rows), ROW):
        if rows[at + 1] == card:
            if rows[at] == stat:
                found.append(("lasting", rows[at + 2]))
            elif rows[at] == stat + BY_FORMULA:
                found.append(("lasting", FORMULAS[rows[at + 2]](s, card)))
    if stat == THREAT and s.zone[card] == STAGING and s.pack.kind[face] == LOCATION:
        for n in amounts(s, LOCATIONS_IN_STAGING, NOTHING):
            found.append(("lasting", n))
    if stat == DEFENSE and holds_in_this_attack(s, DEFENSE_NOT_COUNTED, card):
        found.append(("lasting", -value(s, DEFENSE, card)))  # [QC86]
    return [(by, n) for by, n in found if n]


def stats_of(s: Quest, card: int) -> dict[str, object]:
    """The present values of a card; where one differs from what is printed, with its reasons."""
    found: dict[str, object] = {}
    for stat, word in enumerate(STATS):
        known = printed(s, stat)[s.face[card]]
        if known == NOT_PRINTED:
            continue
        why = reasons(s, stat, card)
        entry: dict[str, object] = {"value": present(s, stat, card), "printed": known}
        if why:
            entry["reasons"] = [{"by": by, "n": n} for by, n in why]
        found[word.replace("-", "_")] = entry
    return found
