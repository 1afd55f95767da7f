"""Present values: what is printed, what texts and attachments say, what lasts, added up when asked
for, never stored. [Q20.3, Q20.9]"""

from ringtable.games.quest.box.components import ATTACHED, ENEMY, LOCATION, SPHERES, STAGING
from ringtable.games.quest.cards.ability import (
    ATTACK,
    DEFENSE,
    FORMULAS,
    HIT_POINTS,
    HOST_SPHERES,
    HOST_TRAITS,
    ON_HOST,
    ON_ITSELF,
    OWN_TRAITS,
    RULE_HOLDS,
    RULES,
    THREAT,
    WILLPOWER,
)
from ringtable.games.quest.state import ATTACK_ROW, PAIR, Quest
from ringtable.games.quest.timing.effects import (
    ADDS_NO_THREAT,
    DEFENSE_NOT_COUNTED,
    LOCATIONS_IN_STAGING,
    TOTAL_THREAT,
    amounts,
    holds,
    holds_in_this_attack,
    total,
)
from ringtable.kernel.state import NOTHING


def printed(s: Quest, stat: int) -> list[int]:
    """The column of the pack for a statistic."""
    pack = s.pack
    if stat == WILLPOWER:
        return pack.willpower
    if stat == ATTACK:
        return pack.attack
    if stat == DEFENSE:
        return pack.defense
    if stat == HIT_POINTS:
        return pack.hit_points
    return pack.threat


def value(s: Quest, stat: int, card: int) -> int:
    """A statistic with everything that changes it, never below 0. [Q20.2, Q20.3, Q8.21]"""
    face = s.face[card]
    found = printed(s, stat)[face]
    if found < 0:  # it has none [Q3.14]
        return 0
    for modifier in ON_ITSELF[face]:
        if modifier.stat == stat:
            found += modifier.amount(s, card)
    if s.attached:
        host = s.host
        for one in s.attached:
            if host[one] == card:
                for modifier in ON_HOST[s.face[one]]:
                    if modifier.stat == stat:
                        found += modifier.amount(s, one)
    if s.effects:
        found += total(s, stat, card)
        if stat == THREAT and s.zone[card] == STAGING and s.pack.kind[face] == LOCATION:
            found += sum(amounts(s, LOCATIONS_IN_STAGING, NOTHING))  # [Q20.8]
    return found if found > 0 else 0


def willpower(s: Quest, card: int) -> int:
    return value(s, WILLPOWER, card)


def attack(s: Quest, card: int) -> int:
    return value(s, ATTACK, card)


def defense(s: Quest, card: int) -> int:
    """The defense that counts against the attack under way. [QC86]"""
    if s.effects and holds_in_this_attack(s, DEFENSE_NOT_COUNTED, card):
        return 0
    return value(s, DEFENSE, card)


def present(s: Quest, stat: int, card: int) -> int:
    """A statistic as it counts now."""
    return defense(s, card) if stat == DEFENSE else value(s, stat, card)


def hit_points(s: Quest, card: int) -> int:
    return value(s, HIT_POINTS, card)


def hit_points_left(s: Quest, card: int) -> int:
    """Hit points minus damage."""
    return value(s, HIT_POINTS, card) - s.damage[card]


def threat_strength(s: Quest, card: int) -> int:
    """Of an enemy or a location, which is at least 0. [Q8.21]"""
    return value(s, THREAT, card)


def staging_threat(s: Quest) -> int:
    """The total threat strength of the staging area, with what changes the total. [Q8.19, Q8.22]"""
    found = 0
    kind, face = s.pack.kind, s.face
    for card in s.staging:
        if kind[face[card]] in (ENEMY, LOCATION):
            if s.effects and holds(s, ADDS_NO_THREAT, card):
                continue
            found += threat_strength(s, card)
    if s.effects:
        for number in amounts(s, TOTAL_THREAT, NOTHING):
            found += FORMULAS[number](s, NOTHING)
    return found


def questing_willpower(s: Quest) -> int:
    """The willpower of all committed characters. [Q8.19]"""
    found = 0
    for card in s.committed:
        found += value(s, WILLPOWER, card)
    return found


# Traits, keywords, icons


def traits(s: Quest, card: int) -> int:
    """Its traits as bits, those gained included. [Q3.13]"""
    face = s.face[card]
    found = s.pack.traits[face]
    if s.zone[card] == ATTACHED:
        found |= OWN_TRAITS[face]
    host = s.host
    for one in s.attached:
        if host[one] == card:
            found |= HOST_TRAITS[s.face[one]]
    return found


def has_trait(s: Quest, card: int, trait: int) -> bool:
    return bool(traits(s, card) & trait)


def has_keyword(s: Quest, card: int, keyword: int) -> bool:
    return bool(s.pack.keywords[s.face[card]] & keyword)


def icons(s: Quest, card: int) -> int:
    """The spheres of a card as bits; an attachment may add one to a hero. [Q3.8, Q7.14]"""
    sphere = s.pack.sphere[s.face[card]]
    found = 1 << sphere if sphere < len(SPHERES) else 0
    host = s.host
    for one in s.attached:
        if host[one] == card and s.face[one] in HOST_SPHERES:
            gained, holds_now = HOST_SPHERES[s.face[one]]
            if holds_now(s, one):
                found |= 1 << gained
    return found


# What cards forbid and demand


def rule_of(s: Quest, card: int, rule: int) -> bool:
    """Whether a card in play has a rule in force. [Q18.2]"""
    face = s.face[card]
    if not RULES[face] >> rule & 1:
        return False
    return RULE_HOLDS[face, rule](s, card)


def rule_on(s: Quest, card: int, rule: int) -> bool:
    """Whether something attached to a card has a rule in force."""
    host = s.host
    return any(host[one] == card and rule_of(s, one, rule) for one in s.attached)


def stage_says(s: Quest, rule: int) -> bool:
    """Whether the present stage has a rule in force."""
    return s.stage >= 0 and rule_of(s, s.stage, rule)


# Attacks under way


def target_of(s: Quest, character: int) -> int:
    """What a character attacks in the innermost player attack it takes part in, or nothing."""
    rows = s.attackers
    for at in range(len(rows) - PAIR, -1, -PAIR):
        if rows[at + 1] == character:
            return s.strikes[rows[at] * ATTACK_ROW]
    return NOTHING


def attackers_of(s: Quest) -> list[int]:
    """The characters of the innermost player attack."""
    number = len(s.strikes) // ATTACK_ROW - 1
    rows = s.attackers
    return [rows[at + 1] for at in range(0, len(rows), PAIR) if rows[at] == number]


def defenders_of(s: Quest) -> list[int]:
    """The characters that defend in the innermost enemy attack."""
    number = len(s.attacks) // ATTACK_ROW - 1
    rows = s.defenders
    return [rows[at + 1] for at in range(0, len(rows), PAIR) if rows[at] == number]


def attacking_enemy(s: Quest) -> int:
    """The enemy of the innermost enemy attack, or nothing."""
    return s.attacks[-ATTACK_ROW] if s.attacks else NOTHING


def attacked_player(s: Quest) -> int:
    """The defending player of the innermost enemy attack. [Q11.28]"""
    return s.attacks[-1]


def undefended(s: Quest) -> bool:
    """No defender was declared, or none is left. [Q11.19, Q11.36]"""
    return not defenders_of(s)
