"""The Ringwraiths' turn: every Nazgûl may move once and take one action. [H15, H17, H24, H37.4]"""

from typing import Final

from ringtable.games.hunt.answers import Asks, at_place
from ringtable.games.hunt.box.components import (
    EXACT_PERCEPTION,
    HUNT,
    MORGUL_RING,
    NIGHT,
    NO_NAZGUL,
    PERCEPTION,
    QUESTIONS,
    SEARCH,
    SORCERY,
    Place,
    bits,
)
from ringtable.games.hunt.box.components import PURSUIT as PURSUIT_FACE
from ringtable.games.hunt.facts import ALLY_REMOVED, RIDER_TURN, USED_ABILITY
from ringtable.games.hunt.ringwraiths import dice
from ringtable.games.hunt.ringwraiths.aid import LAY_AID
from ringtable.games.hunt.ringwraiths.dice import COST, USES, Pay, can_pay
from ringtable.games.hunt.ringwraiths.questions import (
    QUESTION,
    may_hunt,
    may_search,
    own_section,
    own_zone,
)
from ringtable.games.hunt.ringwraiths.riding import GRANTED_RIDE, PURSUIT, ride, rides
from ringtable.games.hunt.ringwraiths.sorcery import DRAW_SORCERY, PLAY_SORCERY, playable_sorcery
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, name
from ringtable.kernel.procedure import Procedure, ask, do, loop, run, when

FREE_NAMES: Final = (("search", "hunt-option-search"), ("free hunt", "hunt-option-free-hunt"))
HAS_MOVED: Final = 1
HAS_ACTED: Final = 2
IS_DONE: Final = 3

# Answers of a Nazgûl's turn. Numbers below are places to ride to.
END: Final = 0
FREE_SEARCH: Final = 200
FREE_HUNT: Final = 201
AID: Final = 202
USE: Final = 210  # and the use of dice


def begin_ringwraiths(s: Hunt) -> None:
    s.rider_number = 0


def riders_left(s: Hunt) -> bool:
    """Every Nazgûl takes one turn. [H15.1]"""
    return s.rider_number < 4


def next_rider(s: Hunt) -> None:
    """In the order of the phase, controlled by its own Ringwraith. [H15.2]"""
    s.active = s.activation()[s.rider_number]
    s.rider_number += 1
    s.acted = 0
    s.immune = False
    s.seat = s.owner[s.active]
    s.tell(RIDER_TURN, "H15.2", s.called(s.active), s.seat)


def turn_goes_on(s: Hunt) -> bool:
    return s.acted != IS_DONE


def end_ringwraiths(s: Hunt) -> None:
    s.active = NO_NAZGUL
    s.immune = False


def is_witch_king(s: Hunt) -> bool:
    return s.active == s.witch_king


def free_actions(s: Hunt) -> list[Action]:
    """A Search in a location; on a night with the Eye up a Hunt may replace it. The Witch-king has
    no free Search, but always a free Hunt. [H15.5, H15.6, H15.R1, H37.4, H37.R1]"""
    place = s.nazgul[s.active]
    found = []
    if not is_witch_king(s) and may_search(s, place):
        found.append(FREE_SEARCH)
    by_eye = s.phase == NIGHT and s.eye and not s.no_free_hunt
    if (by_eye or is_witch_king(s)) and may_hunt(s, place):
        found.append(FREE_HUNT)
    return found


def dice_actions(s: Hunt) -> list[Action]:
    """What dice and abilities allow the active Nazgûl now. [H15.4, H17.5, H17.6, H17.7,
    H24.4-H24.10]"""
    place = s.nazgul[s.active]
    here = may_hunt(s, place)
    found = []
    if can_pay(s, COST[dice.PERCEIVE_ZONE]):
        found.append(USE + dice.PERCEIVE_ZONE)
        found.append(USE + dice.PERCEIVE_SECTION)
    if can_pay(s, COST[dice.HUNT_HERE]):
        if here:
            found.append(USE + dice.HUNT_HERE)
        if allies_beside(s):
            found.append(USE + dice.REMOVE_ALLY)
    if can_pay(s, SORCERY):
        if s.sorcery_deck or s.sorcery_discard:
            found.append(USE + dice.DRAW_SORCERY)
        if playable_sorcery(s, s.seat):
            found.append(USE + dice.PLAY_SORCERY)
    unlocked = s.abilities()
    if unlocked >= 1 and can_pay(s, dice.ANY_FACE):
        found.append(USE + dice.ABILITY_1)
        if unlocked >= 2 and can_pay(s, dice.ANY_FACE, 2):
            if here:
                found.append(USE + dice.ABILITY_2_HUNT)
            found.append(USE + dice.ABILITY_2_ZONE)
            found.append(USE + dice.ABILITY_2_SECTION)
        if unlocked >= 3 and can_pay(s, COST[dice.ABILITY_3]):
            found.append(USE + dice.ABILITY_3)
        if unlocked >= 4 and can_pay(s, COST[dice.ABILITY_4]):
            found.append(USE + dice.ABILITY_4)
    if s.wk_die == MORGUL_RING:
        found.append(USE + dice.EXACT_ZONE)
        found.append(USE + dice.EXACT_SECTION)
    elif s.wk_die == PURSUIT_FACE:
        found.append(USE + dice.PURSUE)
    return found


class NazgulActs(Decision[Hunt]):
    """One move and one action in either order, both optional, and aid tokens as long as one of them
    is left. What is open depends on the hand, so the others see only whose turn it is. [H15.3,
    H15.7, H15.8, H21.R3]"""

    name = "nazgul"
    clause = "H15.3"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        found = [END]
        if not s.acted & HAS_MOVED:
            found += rides(s, s.active)
        if not s.acted & HAS_ACTED:
            found += free_actions(s)
            found += dice_actions(s)
        if s.aids:
            found.append(AID)
        return found

    def take(self, s: Hunt, action: Action) -> None:
        if action == END:
            s.acted = IS_DONE
        elif action < FREE_SEARCH:
            s.acted |= HAS_MOVED
            ride(s, s.active, action, "H16.1")
        elif action == AID:
            s.call(LAY_AID)
        else:
            s.acted |= HAS_ACTED
            act(s, action)

    def show(self, s: Hunt, action: Action) -> Answer:
        here = s.board.names[s.nazgul[s.active]]
        if action == END:
            return Answer("end", "hunt-option-end")
        if action < FREE_SEARCH:
            return at_place(s, "ride", "hunt-option-ride", action)
        if action == AID:
            return Answer("aid", "hunt-option-aid", thing=f"place:{here}")
        if action < USE:
            text, message = FREE_NAMES[action - FREE_SEARCH]
            verb = text.removeprefix("free ")
            data: dict[str, object] = {"free": True, "question": verb, "at": here}
            return Answer(text, message, {"place": here}, f"place:{here}", verb=verb, data=data)
        use = USES[action - USE]
        return Answer(
            use,
            f"hunt-use-{use}",
            thing=f"use:{use}",
            verb=dice.VERBS[action - USE],
            data=leads_to(s, action - USE),
        )

    def text(self, s: Hunt, action: Action) -> str:
        if action == END:
            return "end"
        if action < FREE_SEARCH:
            return f"ride {s.board.names[action]}"
        if action == AID:
            return "aid"
        return FREE_NAMES[action - FREE_SEARCH][0] if action < USE else USES[action - USE]

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase("hunt-ask-nazgul", {"rider": name(f"hunt-nazgul-{s.called(s.active)}")})

    def why_not(self, s: Hunt, thing: str) -> Refusal | None:
        """About a place to ride to, or a Search or Hunt. Tells public facts only."""
        if thing in ("search", "free hunt"):
            return why_not_asked(s, thing)
        wanted = thing.removeprefix("place:").removeprefix("ride ")
        if wanted not in s.board.names[1:]:
            return None
        return why_not_ridden(s, s.board.names.index(wanted))


def leads_to(s: Hunt, use: int) -> dict[str, object]:
    """The question that a use of dice leads to, for the client: its kind, and where."""
    question = dice.QUESTION_OF[use]
    if not question:
        return {}
    board = s.board
    if question == HUNT:
        at = board.names[s.nazgul[s.active]]
    else:
        at = board.area_names[own_zone(s) if USES[use].endswith("zone") else own_section(s)]
    return {"question": QUESTIONS[question], "at": at}


def why_not_asked(s: Hunt, thing: str) -> Refusal | None:
    place = s.nazgul[s.active]
    shown = s.board.names[place]
    if s.acted & HAS_ACTED:
        return Refusal("H15.3", Phrase("hunt-why-acted"))
    if not s.board.is_location(place):
        return Refusal("H15.5", Phrase("hunt-why-on-dot"))
    if thing == "free hunt":
        return Refusal("H15.6", Phrase("hunt-why-no-eye"))
    if is_witch_king(s):
        return Refusal("H37.R1", Phrase("hunt-why-witch-king-search"))
    if s.board.frodo_start_mask >> place & 1:
        return Refusal("H18.5", Phrase("hunt-why-start", {"place": shown}))
    return Refusal("H18.6", Phrase("hunt-why-tracks", {"place": shown}))


def why_not_ridden(s: Hunt, place: Place) -> Refusal:
    shown: dict[str, int | str | dict[str, object]] = {"place": s.board.names[place]}
    if s.acted & HAS_MOVED:
        return Refusal("H15.3", Phrase("hunt-why-moved"))
    if s.held >> s.active & 1:
        return Refusal("H41.9", Phrase("hunt-why-held"))
    if s.board.is_exit(place):
        return Refusal("H16.5", Phrase("hunt-why-exit"))
    if s.blocked() >> place & 1:
        return Refusal("H16.6", Phrase("hunt-why-blocked", shown))
    return Refusal("H16.2", Phrase("hunt-why-too-far", shown))


def act(s: Hunt, action: Action) -> None:
    """Carry out the one action of the turn."""
    if action == FREE_SEARCH:
        s.call(QUESTION, source=SEARCH, target=s.nazgul[s.active])
    elif action == FREE_HUNT:
        s.call(QUESTION, source=HUNT, target=s.nazgul[s.active])
    elif action == USE + dice.PLAY_SORCERY:
        s.call(PLAY_SORCERY)
    else:
        use = action - USE
        two = dice.ABILITY_2_HUNT <= use <= dice.ABILITY_2_SECTION
        s.call(USE_DICE, source=use, n=2 if two else 1)


def unpaid(s: Hunt) -> bool:
    return s.n > 0


def carry_out_use(s: Hunt) -> None:
    """What the dice have paid for. [H17.5-H17.7, H24.7-H24.10, H37.11, H37.12]"""
    use = s.source
    place = s.nazgul[s.active]
    if use >= dice.ABILITY_1 and use <= dice.ABILITY_4:
        s.tell(USED_ABILITY, "H24.6", ability(use))
    if use == dice.PERCEIVE_ZONE or use == dice.ABILITY_2_ZONE:
        s.call(QUESTION, source=PERCEPTION, target=own_zone(s))
    elif use == dice.PERCEIVE_SECTION or use == dice.ABILITY_2_SECTION:
        s.call(QUESTION, source=PERCEPTION, target=own_section(s))
    elif use == dice.HUNT_HERE or use == dice.ABILITY_2_HUNT:
        s.call(QUESTION, source=HUNT, target=place)
    elif use == dice.REMOVE_ALLY:
        s.call(STRIKE_AN_ALLY)
    elif use == dice.DRAW_SORCERY:
        s.call(DRAW_SORCERY, n=1)
    elif use == dice.ABILITY_1:
        s.call(GRANTED_RIDE, target=s.active, n=1)
    elif use == dice.ABILITY_3:
        s.call(RIDE_AND_SEARCH)
    elif use == dice.ABILITY_4:
        s.call(GRANTED_RIDE, target=s.active, n=2)
    elif use == dice.EXACT_ZONE:
        s.call(QUESTION, source=EXACT_PERCEPTION, target=own_zone(s))
    elif use == dice.EXACT_SECTION:
        s.call(QUESTION, source=EXACT_PERCEPTION, target=own_section(s))
    else:
        s.call(PURSUIT, source=0, n=1)


def ability(use: int) -> int:
    """The number of the ability that a use of dice belongs to. [H24.7-H24.10]"""
    if use == dice.ABILITY_1:
        return 1
    if use <= dice.ABILITY_2_SECTION:
        return 2
    return 3 if use == dice.ABILITY_3 else 4


USE_DICE: Final = Procedure("use-dice", loop(unpaid, ask(Pay())), do(carry_out_use))


# Ability 3: one step, then a Search where the Nazgûl stands [H24.9, H24.R3]


def one_step(s: Hunt) -> None:
    s.call(GRANTED_RIDE, target=s.active, n=1)


def search_is_possible(s: Hunt) -> bool:
    return may_search(s, s.nazgul[s.active])


def search_here(s: Hunt) -> None:
    s.call(QUESTION, source=SEARCH, target=s.nazgul[s.active])


RIDE_AND_SEARCH: Final = Procedure(
    "ride-and-search", do(one_step), when(search_is_possible, do(search_here))
)


# Sword: remove an ally token beside the active Nazgûl [H13.8, H17.6]


def allies_beside(s: Hunt) -> int:
    """Ally tokens on adjacent locations."""
    found = 0
    for place in s.board.near[s.nazgul[s.active]]:
        found |= s.allies & 1 << place
    return found


def remove_ally(s: Hunt, place: Place, clause: str) -> None:
    """The token returns to the supply."""
    s.allies &= ~(1 << place)
    s.tell(ALLY_REMOVED, clause, s.board.names[place])


class StrikeAlly(Asks):
    """Which ally token is removed. [H13.8]"""

    name = "strike-ally"
    clause = "H13.8"

    def options(self, s: Hunt) -> list[Action]:
        return bits(allies_beside(s))

    def take(self, s: Hunt, action: Action) -> None:
        remove_ally(s, action, self.clause)

    def show(self, s: Hunt, action: Action) -> Answer:
        return at_place(s, "token", "hunt-option-ally-token", action)


STRIKE_AN_ALLY: Final = Procedure("strike-an-ally", ask(StrikeAlly()))

NAZGUL_TURN: Final = Procedure("nazgul-turn", loop(turn_goes_on, ask(NazgulActs())))

RINGWRAITHS_TURN: Final = Procedure(
    "ringwraiths-turn",
    do(begin_ringwraiths),
    loop(riders_left, do(next_rider), run(NAZGUL_TURN)),
    do(end_ringwraiths),
)
