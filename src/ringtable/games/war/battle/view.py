"""The battle as everybody sees it: both forces, what hits, the dice, what they cost. [W36.7]"""

from typing import Any

from ringtable.games.war.battle.battle import END_OF_ROUND
from ringtable.games.war.battle.casualties import ARMY_TAKES_HITS
from ringtable.games.war.battle.combat_cards import COMBAT_CARDS
from ringtable.games.war.battle.command import chief
from ringtable.games.war.battle.dice import (
    EXTRAS,
    REROLLS,
    dice_of,
    has_walls,
    hit_number,
    hits,
    rerolls_of,
)
from ringtable.games.war.battle.forces import (
    elite_leaders,
    ground_of,
    leadership,
    strength,
)
from ringtable.games.war.box.components import (
    BATTLE_KINDS,
    CHARACTERS,
    COMBAT_CARD_CHOICE,
    DECK_SIZE,
    ELITE,
    FREE,
    HARD_HIT,
    HIT,
    LEADER,
    NATIONS,
    NAZGUL,
    NO_CARD,
    REGULAR,
    SAURON,
    SHADOW,
    SIDES,
    SIEGE_BATTLE,
    Side,
    bits,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.odds.attack import shown_odds
from ringtable.games.war.odds.binomial import with_rerolls
from ringtable.games.war.state import (
    ADDED_HITS,
    BLOCK,
    CANCELLED_HITS,
    CARD,
    CARD_CANCELLED,
    EXTRA_HITS,
    KINDS_EACH,
    LOST_UNITS,
    MAY_NOT_CEASE,
    NATIONS_LIST,
    NO_SIDE,
    OWN_HITS,
    REDUCED_ELITES,
    REROLL_HITS,
    REROLL_MOD,
    ROLL_HITS,
    ROLL_MOD,
    SELF_HITS,
    SPENT_HITS,
    WANTS_CARD,
    War,
)

DECK_KINDS = ("character", "strategy")


def force_of(s: War, side: Side, region: int) -> dict[str, Any] | None:
    """Everybody of a side in a region; None if nobody is there."""
    block = s.figures[region * BLOCK : (region + 1) * BLOCK]
    return force_view(s, side, block, s.company(region, side))


def force_view(s: War, side: Side, block: bytearray, who: int) -> dict[str, Any] | None:
    """Figures and characters as plain data, with the leadership they have together."""
    units, leaders = [], []
    total = 0
    for nation in NATIONS_LIST[side]:
        at = nation * KINDS_EACH
        if block[at + REGULAR] or block[at + ELITE]:
            units.append(
                {
                    "nation": NATIONS[nation],
                    "regular": block[at + REGULAR],
                    "elite": block[at + ELITE],
                }
            )
            if elite_leaders(s) >> nation & 1:
                total += block[at + ELITE]
        if side == FREE and block[at + LEADER]:
            leaders.append({"nation": NATIONS[nation], "n": block[at + LEADER]})
            total += block[at + LEADER]
    nazgul = block[SAURON * KINDS_EACH + NAZGUL] if side == SHADOW else 0
    if not units and not leaders and not nazgul and not who:
        return None
    total += nazgul + sum([s.pack.characters[one].leadership for one in bits(who)])
    shown: dict[str, Any] = {"units": units, "leadership": total}
    if leaders:
        shown["leaders"] = leaders
    if nazgul:
        shown["nazgul"] = nazgul
    if who:
        shown["characters"] = [CHARACTERS[one] for one in bits(who)]
    return shown


def battle(s: War) -> dict[str, Any] | None:
    """The battle that is being fought, or None."""
    if s.attacker == NO_SIDE:
        return None
    shown = frame(s, s.attacker, step(s))
    shown["sides"] = {SIDES[side]: half(s, side) for side in (FREE, SHADOW)}
    if shown["step"] in ("declare", "cards", "cease-or-retreat"):
        paid = shown["step"] != "cease-or-retreat"
        shown["odds"] = shown_odds(before_round(s, shown["step"]), paid)
    if s.rounds_given:
        shown["rounds_given"] = s.rounds_given
    if s.battle_rules >> MAY_NOT_CEASE & 1:
        shown["must_go_on"] = True
    return shown


def before_round(s: War, step: str) -> War:
    """The position from which the next round is counted: the present one is not rolled yet."""
    if step != "cards":
        return s
    s = s.copy()
    s.battle_round -= 1
    return s


def last_battle(s: War) -> dict[str, Any] | None:
    """The last battle of this turn, when it is over: its last dice can still be read."""
    if s.attacker != NO_SIDE or s.last_attacker == NO_SIDE:
        return None
    shown = frame(s, s.last_attacker, "over")
    shown["sides"] = {SIDES[side]: score(s, side) for side in (FREE, SHADOW)}
    return shown


def frame(s: War, attacker: Side, step: str) -> dict[str, Any]:
    return {
        "kind": BATTLE_KINDS[s.battle_kind],
        "from": REGIONS[s.attacked_from],
        "at": REGIONS[s.battle_at],
        "attacker": SIDES[attacker],
        "round": s.battle_round,
        "step": step,
    }


def step(s: War) -> str:
    """Where the round is. [W15.1]"""
    if s.battle_round == 0:
        return "declare"
    if s.battle_end:
        return "over"
    if s.depth_of(END_OF_ROUND) >= 0:
        return "cease-or-retreat"
    if s.depth_of(ARMY_TAKES_HITS) >= 0:
        return "casualties"
    if s.depth_of(COMBAT_CARDS) >= 0 or not (s.rolls[FREE] or s.rolls[SHADOW]):
        return "cards"
    return "leader-reroll" if s.rolls[REROLLS] or s.rolls[REROLLS + 1] else "combat-roll"


def half(s: War, side: Side) -> dict[str, Any]:
    """One side of a battle that is being fought."""
    region = ground_of(s, side)
    block = s.figures[region * BLOCK : (region + 1) * BLOCK]
    who = s.company(region, side)
    shown = score(s, side)
    shown["seat"] = chief(s, side)
    if side == s.attacker:
        for slot in range(BLOCK):
            block[slot] -= min(block[slot], s.rearguard[slot])
        rearguard = force_view(s, side, s.rearguard, s.rearguard_who)
        if rearguard is not None:
            shown["rearguard"] = rearguard
        who &= ~s.rearguard_who
    force = force_view(s, side, block, who)
    shown["force"] = force or {"units": [], "leadership": 0}
    shown["strength"] = strength(s, side)
    shown["dice"] = len(s.rolls[side]) or dice_of(s, side)
    shown["hits_on"] = hit_number(s, side)
    shown["hits_on_clause"] = hit_clause(s, side)
    shown["leadership"] = leadership(s, side)
    shown["rerolls"] = rerolls_of(s, side) if s.rolls[side] else min(5, leadership(s, side))
    if s.depth_of(ARMY_TAKES_HITS) >= 0 and s.source == side:
        shown["take"] = s.n  # the frame of the hits that are being taken
    shown["card"] = card(s, side)
    if not s.rolls[side]:
        roll, again = [chance(s, side, one) for one in (ROLL_MOD, REROLL_MOD)]
        chances = with_rerolls(shown["dice"], shown["rerolls"], roll, again)
        mean = sum([n * chance for n, chance in enumerate(chances)])
        shown["odds"] = {"hits": [round(one, 4) for one in chances], "mean": round(mean, 3)}
    return shown


def chance(s: War, side: Side, modifier: int) -> float:
    """Of one die, with what the cards have added so far. [W15.15, W15.16]"""
    number, added = hit_number(s, side), s.fight[side][modifier]
    return sum([hits(die, added, number) for die in range(1, 7)]) / 6


def hit_clause(s: War, side: Side) -> str:
    if hit_number(s, side) == 5:
        return "W15.11"
    return "W18.10" if s.battle_kind == SIEGE_BATTLE else "W18.1"


def score(s: War, side: Side) -> dict[str, Any]:
    """Dice and hits of a side in the last round. [W36.7]"""
    fight = s.fight[side]
    shown: dict[str, Any] = {
        "hits": {
            "roll": fight[ROLL_HITS],
            "reroll": fight[REROLL_HITS],
            "extra": fight[EXTRA_HITS],
            "added": fight[ADDED_HITS],
            "cancelled": fight[CANCELLED_HITS],
            "spent": fight[SPENT_HITS],
            "own": fight[OWN_HITS] + fight[SELF_HITS],
        },
        "losses": {"units": fight[LOST_UNITS], "reduced": fight[REDUCED_ELITES]},
    }
    if fight[ROLL_MOD]:
        shown["bonus"] = fight[ROLL_MOD]
    if fight[REROLL_MOD]:
        shown["reroll_bonus"] = fight[REROLL_MOD]
    if s.rolls[side]:
        shown["roll"] = thrown(s, side)
    if s.rolls[EXTRAS + side]:
        shown["extra_dice"] = list(s.rolls[EXTRAS + side])
    return shown


def thrown(s: War, side: Side) -> list[dict[str, Any]]:
    """The combat roll. Misses that a card has turned are hits, 1s that hit the own army lie as they
    fell, and the missed dice that were re-rolled show both numbers. [W15.13, W15.26]"""
    fight = s.fight[side]
    number = hit_number_of(s, side)
    rolled = list(s.rolls[side])
    scored = [hits(die, fight[ROLL_MOD], number) for die in rolled]
    turned, own = fight[ROLL_HITS] - sum(scored), fight[OWN_HITS]
    again = list(s.rolls[REROLLS + side])
    shown: list[dict[str, Any]] = []
    for die, hit in zip(rolled, scored, strict=True):
        one: dict[str, Any] = {"value": die, "hit": hit}
        if not hit and not (own and die == 1):
            if turned > 0:
                one["hit"] = True
                turned -= 1
            elif again:
                value = again.pop(0)
                one["again"] = {"value": value, "hit": hits(value, fight[REROLL_MOD], number)}
        shown.append(one)
    return shown


def hit_number_of(s: War, side: Side) -> int:
    """Also after the battle, when nobody attacks any more and a city may have been taken: in round
    one it was the defender's. [W18.1, W18.10]"""
    if s.attacker != NO_SIDE:
        return hit_number(s, side)
    walls = s.battle_round == 1 and has_walls(s, s.battle_at)
    hard = s.battle_kind == SIEGE_BATTLE or walls
    return HARD_HIT if hard and side == s.last_attacker else HIT


def card(s: War, side: Side) -> dict[str, Any]:
    """What is open about a side's combat card. [W36.1, W15.2]"""
    fight = s.fight[side]
    chosen = fight[CARD]
    if chosen == NO_CARD:
        return {"state": "yes" if fight[WANTS_CARD] else "no"}
    if (s.played | s.discard) >> chosen & 1:
        return {
            "state": "up",
            "id": s.pack.events[chosen].id,
            "cancelled": bool(fight[CARD_CANCELLED]),
        }
    if s.second_edition(COMBAT_CARD_CHOICE):
        return {"state": "down", "deck": DECK_KINDS[chosen // DECK_SIZE % 2]}
    return {"state": "down"}
