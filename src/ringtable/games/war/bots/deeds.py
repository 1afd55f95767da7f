"""What a die is spent on: every deed has a worth, every face what it can do, and some are kept."""

from random import Random
from typing import Final

from ringtable.games.war.advancing import advocated, by_muster
from ringtable.games.war.armies.parts import ANY_LEADER, NOBODY
from ringtable.games.war.armies.recruiting import first_figures
from ringtable.games.war.bots import armies, cards, free, shadow
from ringtable.games.war.bots.judgement import at_stake, best_of, danger, power
from ringtable.games.war.box.components import (
    ADVANCE_NATION,
    ARMY_MUSTER,
    ATTACK,
    ATTACK_LED,
    BRING_ARAGORN,
    BRING_GANDALF,
    BRING_MINION,
    CHARACTER,
    DRAW_CARD,
    ELITE,
    EYE,
    FACES,
    FREE,
    GONDOR,
    HAND_LIMIT,
    HIDE_FELLOWSHIP,
    ISENGARD,
    LEADER,
    MOVE_ARMIES,
    MOVE_COMPANIONS,
    MOVE_FELLOWSHIP,
    MOVE_LED_ARMY,
    MOVE_MINIONS,
    NAZGUL,
    PLAY_CARD,
    RECRUIT,
    REGULAR,
    REMOVE_TABLE_CARD,
    ROHAN,
    SAURON,
    SEPARATE,
    SHADOW,
    SPEND_FOR_NOTHING,
    USE_VOICE_OF_SARUMAN,
    WILL_OF_THE_WEST,
    Face,
    Nation,
    Side,
    bits,
)
from ringtable.games.war.box.places import Region
from ringtable.games.war.events.playing import cards_for
from ringtable.games.war.state import KINDS_EACH, War
from ringtable.games.war.turn.actions import AS, BOOK, RING, TOKEN, used_as
from ringtable.games.war.turn.rings import faces_for
from ringtable.kernel.decision import DONE, Action

# What counts, in units of a good action.
NOTHING: Final = 0.02  # a die spent for nothing
PASSING: Final = 0.05
COMING: Final = 3.0  # of a minion, Gandalf the White or Aragorn: a die more in every turn
VOICE: Final = 0.8
TOKEN_WORTH: Final = 0.55
SECOND: Final = 0.6  # of the second figure that a die recruits
RING_WORTH: Final = (0.6, 0.6)  # what a ring must gain, by side
TO_WAR: Final = {ISENGARD: 1.6, SAURON: 1.5}
ON_THE_WAY: Final = 1.3  # of another nation of the Shadow
REMOVING: Final = 0.5
MOST_NAZGUL: Final = 6  # on the map; more are not called


# Recruiting


def figure_value(field: armies.Field, region: Region, kind: int) -> float:
    """Of one more figure in a settlement: where the enemy is near, or the war is."""
    s, side = field.s, field.side
    if side == FREE:
        threat = field.danger(region)
        stakes = at_stake(s, side, region)
        value = 0.2 + min(0.7, 0.3 * stakes * threat / (power(s, side, region) + 2.0))
        crowded = s.units[side][region] >= 5
    else:
        value = 0.2 + 0.2 * field.pull(region)
        crowded = s.units[side][region] >= 9
    if kind == NAZGUL:
        return 0.7 if nazgul_on_map(s) < MOST_NAZGUL else 0.1
    if kind == LEADER:
        return value * 0.8 if not s.led[side] >> region & 1 and s.units[side][region] else 0.05
    if crowded:
        value *= 1.0 if kind == ELITE else 0.4
    return value * 1.5 if kind == ELITE else value


def nazgul_on_map(s: War) -> int:
    return sum([s.count(region, SAURON, NAZGUL) for region in bits(s.led[SHADOW])])


def recruiting_value(field: armies.Field) -> float:
    """An elite, or two others."""
    one = other = 0.0
    for figure in first_figures(field.s):
        region, kind = figure // KINDS_EACH, figure % KINDS_EACH
        value = figure_value(field, region, kind)
        if kind == ELITE:
            one = max(one, value)
        else:
            other = max(other, value)
    return max(one, other * (1.0 + SECOND))


def figure_values(s: War, options: list[Action]) -> list[float]:
    field = armies.Field(s, s.side_at[s.seat])
    values = []
    for figure in options:
        if figure == DONE:
            values.append(0.0)
            continue
        region, kind = figure // KINDS_EACH, figure % KINDS_EACH
        value = figure_value(field, region, kind)
        values.append(value if kind == ELITE else value * (1.0 + SECOND))
    return values


def recruit(s: War, options: list[Action], random: Random) -> Action:
    return best_of(options, figure_values(s, options))


def recruit_place(s: War, options: list[Action], random: Random) -> Action:
    field = armies.Field(s, s.side_at[s.seat])
    return best_of(options, [figure_value(field, region, REGULAR) for region in options])


# Politics


def nation_value(s: War, nation: Nation) -> float:
    """Of a step towards war: the Shadow's first of all, then those whose land is in danger."""
    if nation in bits(s.pack.nations_of[SHADOW]):
        return TO_WAR.get(nation, ON_THE_WAY)
    threat = max([danger(s, FREE, region) for region in s.map.muster[nation]])
    value = 0.3 + min(0.6, 0.06 * threat)
    if s.step[nation] == 1 and s.active >> nation & 1:
        value += 0.25
    return value + 0.1 if nation in (GONDOR, ROHAN) else value


def nation_values(s: War, options: list[Action]) -> list[float]:
    return [nation_value(s, one % AS) for one in options]


def advance(s: War, options: list[Action], random: Random) -> Action:
    return best_of(options, nation_values(s, options))


# Deeds


def deed_value(field: armies.Field, deed: int, face: Face) -> float:
    """Of a deed that is possible, with a die used as a face."""
    s = field.s
    if deed == MOVE_FELLOWSHIP:
        return free.step_value(s)
    if deed == HIDE_FELLOWSHIP:
        return free.hide_value(s)
    if deed in (BRING_GANDALF, BRING_ARAGORN, BRING_MINION):
        return COMING
    if deed == PLAY_CARD:
        return max([cards.event_value(s, card) for card in cards_for(s, face)])
    if deed == DRAW_CARD:
        full = s.hand[s.seat].bit_count() >= HAND_LIMIT
        return 0.1 if full else cards.DRAW
    if deed in (MOVE_ARMIES, MOVE_LED_ARMY):
        return armies.marching_value(field, deed == MOVE_LED_ARMY)
    if deed in (ATTACK, ATTACK_LED):
        return armies.best_attack(field, ANY_LEADER if deed == ATTACK_LED else NOBODY)[0]
    if deed == RECRUIT:
        return recruiting_value(field)
    if deed == ADVANCE_NATION:
        return max([nation_value(s, one) for one in [*by_muster(s), *advocated(s)]])
    return lesser_deed_value(field, deed)


def lesser_deed_value(field: armies.Field, deed: int) -> float:
    s = field.s
    if deed == SEPARATE:
        return free.separation(s)[0]
    if deed == MOVE_COMPANIONS:
        return free.travelling_value(s)
    if deed == MOVE_MINIONS:
        return shadow.flight_value(s, field.aims())
    if deed == USE_VOICE_OF_SARUMAN:
        return VOICE
    return REMOVING if deed == REMOVE_TABLE_CARD else NOTHING


class Prospects:
    """What every deed and every face is worth in a position, worked out once."""

    def __init__(self, s: War, side: Side) -> None:
        self.s = s.copy()
        self.side = side
        self.field = armies.Field(self.s, side)
        self.known: dict[tuple[int, int], float] = {}

    def deed(self, deed: int, face: Face) -> float:
        key = (deed, face if deed == PLAY_CARD else 0)
        if key not in self.known:
            self.known[key] = deed_value(self.field, deed, face)
        return self.known[key]

    def face(self, die: Face) -> float:
        """The best that a die can do, less what it is kept for."""
        return max([value for value, _ in self.deeds(die)], default=NOTHING)

    def deeds(self, die: Face) -> list[tuple[float, Action]]:
        """What a die can do that is better than nothing, as answers to what it is used for."""
        s, side = self.s, self.side
        found: list[tuple[float, Action]] = []
        s.n = die
        for face in used_as(s, side, die):
            s.source = face
            for deed in BOOK.by_face[side][face]:
                if deed.possible(s):
                    value = self.deed(deed.number, face) - self.cost(die, deed.number)
                    found.append((value, deed.number * AS + face))
        s.source = die
        for deed in BOOK.any_face[side]:
            if deed.possible(s):
                value = self.deed(deed.number, die) - self.cost(die, deed.number)
                found.append((value, deed.number * AS + die))
        return [one for one in found if one[0] > NOTHING]

    def cost(self, die: Face, deed: int) -> float:
        """What a die might do better another time."""
        if die == WILL_OF_THE_WEST:
            return 0.0 if deed in (BRING_GANDALF, BRING_ARAGORN) else free.will_is_wanted(self.s)
        return 0.05 if die == ARMY_MUSTER else 0.0


def best_action(s: War, options: list[Action]) -> list[Action]:
    """What to do at one's place, as the answers that begin it: the die that does most and its deed;
    a ring if it changes much; a token or a pass if nothing is worth doing."""
    prospects = Prospects(s, s.to_act)
    highest, best = -99.0, [options[0]]
    for one in options:
        if one >= len(FACES):
            value, answers = place_value(prospects, one), [one]
        else:
            value, answers = NOTHING, [one]
            for worth, deed in prospects.deeds(one):
                if worth > value:
                    value, answers = worth, [one, deed]
        if value > highest:
            highest, best = value, answers
    return best


def place_value(prospects: Prospects, one: Action) -> float:
    if one < len(FACES):
        return prospects.face(one)
    if one != RING:
        return TOKEN_WORTH if one == TOKEN else PASSING
    faces = ring_faces(prospects.s, prospects.side)
    return max([prospects.face(face) for face in faces]) - RING_WORTH[prospects.side]


def whole_actions(s: War, options: list[Action]) -> list[tuple[float, list[Action]]]:
    """What may be done at one's place, each deed once, by the die that does it best: the answers
    that begin it, with their worth."""
    prospects = Prospects(s, s.to_act)
    by_deed: dict[int, tuple[float, list[Action]]] = {}
    others: list[tuple[float, list[Action]]] = []
    for one in options:
        if one >= len(FACES):
            others.append((place_value(prospects, one), [one]))
            continue
        for value, answer in prospects.deeds(one):
            deed = answer // AS
            if deed not in by_deed or value > by_deed[deed][0]:
                by_deed[deed] = (value, [one, answer])
    return [*by_deed.values(), *others]


def ring_faces(s: War, side: Side) -> list[Face]:
    """Faces that a ring may bring, without the Eye: the Free Peoples keep theirs for the walk."""
    found = [face for face in faces_for(s, side, EYE) if face != EYE]
    return [face for face in found if face == CHARACTER] or found if side == FREE else found


def deed_values(s: War, options: list[Action]) -> list[float]:
    """Of what the die in hand may be used for."""
    side = s.side_at[s.seat]
    prospects = Prospects(s, side)
    prospects.s.dice[side][s.n] += 1  # what is kept is judged with the die still there
    values = []
    for one in options:
        deed, face = one // AS, one % AS
        value = NOTHING
        if deed != SPEND_FOR_NOTHING:
            prospects.s.source = face
            value = prospects.deed(deed, face) - prospects.cost(s.n, deed)
        values.append(value)
    return values


def use_die(s: War, options: list[Action], random: Random) -> Action:
    return best_of(options, deed_values(s, options))


def ring_die(s: War, options: list[Action], random: Random) -> Action:
    """The die that does least is turned."""
    prospects = Prospects(s, s.side_at[s.seat])
    values = [prospects.face(die) for die in options]
    return options[values.index(min(values))]


def ring_face(s: War, options: list[Action], random: Random) -> Action:
    prospects = Prospects(s, s.side_at[s.seat])
    wanted = [face for face in ring_faces(s, prospects.side) if face in options] or options
    return best_of(wanted, [prospects.face(face) for face in wanted])
